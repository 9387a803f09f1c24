"""Fractions of [0, 1) as numbers of an interval, the bounds of which are numbers or tensors."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lazyasync.ir.types import limits_of
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.comparison import equal, where
from lazyasync.ops.elementwise.functions import isfinite
from lazyasync.ops.random.parameters import Parameter, converted, is_known, neutral_if_zero
from lazyasync.recording import SymbolicNumber, on_host
from lazyasync.tensor import LazyTensor


def check_interval(name: str, dtype: np.dtype, *bounds: Parameter) -> None:
    """Raises ``OverflowError`` for bounds that are known and that ``dtype`` cannot hold."""
    known = [bound for bound in bounds if type(bound) is not LazyTensor]
    on_host(_check_range, name, dtype, *known)


def _check_range(name: str, dtype: np.dtype, *numbers: Any) -> None:
    largest = float(limits_of(dtype).max)
    if not all(np.all(np.abs(np.asarray(number, np.float64)) <= largest) for number in numbers):
        listed = " and ".join(map(str, numbers))
        raise OverflowError(f"{name}: {listed} cannot be bounds, out of the range of {dtype}")


def spread_over(name: str, fractions: LazyTensor, low: Parameter, high: Parameter) -> LazyTensor:
    """The numbers that are as far from ``low``, on the way to ``high``, as fractions say."""
    if isinstance(low, (float, SymbolicNumber)) and isinstance(high, (float, SymbolicNumber)):
        dtype = fractions.dtype
        return _between(fractions, on_host(_rounded, low, dtype), on_host(_rounded, high, dtype))
    return _between_tensors(
        fractions, converted(name, low, fractions), converted(name, high, fractions)
    )


def _rounded(number: float, dtype: np.dtype) -> float:
    rounded: float = dtype.type(number).item()
    return rounded


def _between(fractions: LazyTensor, low: Any, high: Any) -> LazyTensor:
    factor, summand, scale = [
        on_host(_conversion, low, high, fractions.dtype, part) for part in range(3)
    ]
    numbers = fractions if is_known(factor, 1) else fractions * factor
    if is_known(low, 0):
        return numbers
    numbers = numbers + summand
    if not is_known(scale, 1):
        numbers = numbers * scale
    return _below(numbers, low, on_host(_unreached, low, high))


def _conversion(low: float, high: float, dtype: np.dtype, part: int) -> float:
    """What fractions are multiplied with, what is added, and what the sum is multiplied with.

    Bounds that are farther apart than the largest number are halved. Whatever the bounds are, all
    three may be done: everything is itself times 1, and plus -0.0.
    """
    width = high - low
    if abs(width) > float(limits_of(dtype).max):
        return (high / 2 - low / 2, low / 2, 2.0)[part]
    return (width, neutral_if_zero(low), 1.0)[part]


def _unreached(low: float, high: float) -> float:
    """The bound that numbers are rounded to only where something was added."""
    return high if low else math.nan


def _between_tensors(fractions: LazyTensor, low: Any, high: Any) -> LazyTensor:
    # Halves of bounds that are farther apart than the largest number.
    scale = where(isfinite(high - low), 1.0, 0.5)
    scale = convert(scale, fractions.dtype)
    numbers = (fractions * (high * scale - low * scale) + low * scale) / scale
    return _below(numbers, low, high)


def _below(numbers: LazyTensor, low: Any, high: Any) -> LazyTensor:
    """``numbers``, with ``low`` for those that were rounded to ``high``; no other is as large.

    The largest fraction of the width is less than the width by more than half of the distance to
    the next number, so that only adding ``low`` can round it up, and not past ``high``.
    """
    return where(equal(numbers, high), low, numbers)
