"""Numbers between two ends: evenly spaced, or with even ratios."""

from __future__ import annotations

import math
from typing import Any, Never

import numpy as np

from lazyasync.arguments import whole_number
from lazyasync.device import Device
from lazyasync.errors import DTypeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import as_operand, convert, floating, scalar_operand
from lazyasync.ops.elementwise.comparison import where
from lazyasync.ops.elementwise.functions import floor
from lazyasync.ops.elementwise.powers import power
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.creation import arange, asarray, with_number
from lazyasync.ops.manipulation.shaping import expand_dims, moveaxis
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import (
    canonical_dtype,
    promote,
    python_scalar,
    scalar_dtype,
    scalar_type,
)
from lazyasync.ops.registration import composed_of, factory
from lazyasync.ops.shapes import normalize_axis, normalize_shape
from lazyasync.recording import on_host
from lazyasync.recording.defaults import default_complex, default_real
from lazyasync.tensor import LazyTensor

__all__ = [
    "geomspace",
    "linspace",
    "logspace",
]

_DOUBLE = np.dtype(np.float64)


def _checked_length(name: str, num: Any) -> int:
    count: int = whole_number(f"{name}: num", num)
    if count < 0:
        raise ValueError(f"{name}: Number of samples, {count}, must be non-negative.")
    normalize_shape(name, count)
    return count


def _are_numbers(*values: Any) -> bool:
    return all(python_scalar(value) is not None for value in values)


@composed_of("arange", "multiply", "add")
@factory
@explains_keywords
def linspace(
    start: Any,
    stop: Any,
    num: int = 50,
    endpoint: bool = True,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
    axis: int = 0,
    **others: Never,
) -> LazyTensor:
    """``num`` evenly spaced numbers from ``start`` to ``stop``, which is left out on request.

    The ends are numbers, or tensors, which are broadcast against each other: the numbers are along
    a new axis ``axis`` then, and have gradients by both ends. Of numbers float32, or complex64 if
    either end is complex, unless ``dtype`` says otherwise, worked out in float64; of tensors their
    dtype. An integer dtype has the numbers rounded down. Raises ``ValueError`` for a negative
    ``num``, and `DTypeError` for booleans or complex ends in a real dtype.
    """
    if others:
        unknown_keyword("linspace", others)
    num = _checked_length("linspace", num)
    is_whole = dtype is not None and canonical_dtype(dtype).kind in "iu"
    if not _are_numbers(start, stop):
        working = _DOUBLE if is_whole else dtype
        ends = _Ends("linspace", start, stop, num, endpoint, working, device)
        spaced = ends.evenly()
        return ends.placed(floor(spaced) if is_whole else spaced, axis, dtype)
    is_complex = complex in (scalar_type(start), scalar_type(stop))
    default = default_complex() if is_complex else default_real()
    canonical = default if dtype is None else canonical_dtype(dtype)
    if kind_of(canonical) not in ("c" if is_complex else "iufc"):
        raise DTypeError(f"linspace: no support for the dtype {canonical}")
    normalize_axis("linspace", axis, 1)
    number = complex if is_complex else float
    first, last = on_host(number, start), on_host(number, stop)
    gaps = num - 1 if endpoint else num
    result = arange(num, dtype=_DOUBLE, device=device)
    result = result * ((last - first) / max(gaps, 1)) + first
    if endpoint and num > 1:
        result = with_number("linspace", result, num - 1, last)
    return convert(floor(result) if is_whole else result, canonical)


class _Ends:
    """Two ends of which one is a tensor, in one dtype, and how far numbers are on the way."""

    def __init__(
        self,
        name: str,
        start: Any,
        stop: Any,
        num: int,
        endpoint: bool,
        dtype: Any,
        device: str | Device | None,
    ) -> None:
        given = [start, stop]
        if device is not None:
            given = [asarray(end, device=device) if isinstance(end, LazyTensor) else end
                     for end in given]  # fmt: skip
        like = next((end for end in given if isinstance(end, LazyTensor)), None)
        if like is None:
            like = as_tensor(name, next(end for end in given if python_scalar(end) is None))
        numbers = [python_scalar(end) for end in given]
        tensors = [as_operand(name, end, like) if number is None else None
                   for end, number in zip(given, numbers, strict=True)]  # fmt: skip
        working = next(end.dtype for end in tensors if end is not None)
        for end, number in zip(tensors, numbers, strict=True):
            other = scalar_dtype(working, number) if end is None else end.dtype  # type: ignore[arg-type]
            working = promote(name, working, other)
        working = floating(working)
        if dtype is not None:
            # In the precision of the result, at least.
            wanted = canonical_dtype(dtype)
            if wanted.kind == "b" or (working.kind == "c" and wanted.kind != "c"):
                raise DTypeError(f"{name}: no support for the dtype {wanted}")
            working = promote(name, working, floating(wanted))
        self.start, self.stop = (
            scalar_operand(name, number, working, like)  # type: ignore[arg-type]
            if end is None
            else convert(end, working)
            for end, number in zip(tensors, numbers, strict=True)
        )
        self.ndim = max(self.start.ndim, self.stop.ndim)
        places = arange(num, device=like.device)
        gaps = max(num - 1 if endpoint else num, 1)
        self._places = reshape(places, (num, *(1,) * self.ndim))
        self._last = gaps if endpoint and num > 1 else num
        self.shares = convert(convert(self._places, _DOUBLE) / gaps, working)

    def evenly(self) -> LazyTensor:
        """The numbers, along a first axis of their own."""
        return self._with_stop(self.start + (self.stop - self.start) * self.shares)

    def in_ratios(self) -> LazyTensor:
        """The same with even ratios."""
        spaced = self.start * power(self.stop / self.start, self.shares)
        return self._with_stop(where(self._places == 0, self.start, spaced))

    def _with_stop(self, spaced: LazyTensor) -> LazyTensor:
        """The last one exactly, whatever is lost on the way there."""
        return where(self._places == self._last, self.stop, spaced)

    def placed(self, spaced: LazyTensor, axis: int, dtype: Any) -> LazyTensor:
        """The numbers with their axis in its place, in the dtype asked for."""
        spaced = moveaxis(spaced, 0, axis)
        return spaced if dtype is None else convert(spaced, canonical_dtype(dtype))


@composed_of("power")
@factory
@explains_keywords
def logspace(
    start: Any,
    stop: Any,
    num: int = 50,
    endpoint: bool = True,
    base: Any = 10.0,
    dtype: Any = None,
    *,
    device: str | Device | None = None,
    axis: int = 0,
    **others: Never,
) -> LazyTensor:
    """``base ** linspace(start, stop, num)``, with gradients by all three if they are tensors.

    Raises as `la.linspace`.
    """
    if others:
        unknown_keyword("logspace", others)
    if _are_numbers(start, stop):
        dtype = default_real() if dtype is None else dtype
    inner = None if dtype is None else floating(canonical_dtype(dtype))
    exponents = linspace(start, stop, num, endpoint=endpoint, dtype=inner, device=device, axis=axis)
    if python_scalar(base) is None:
        base = as_operand("logspace", base, exponents)
        base = expand_dims(base, axis) if base.ndim else base
    found = power(base, exponents)
    return found if dtype is None else convert(found, canonical_dtype(dtype))


def _common_sign(first: float, last: float) -> float:
    if not (first > 0 < last or first < 0 > last):  # also of NaN
        raise ValueError("geomspace: both ends are positive, or both are negative")
    return math.copysign(1.0, first)


def _exponent_of_10(number: float) -> float:
    return math.log10(abs(number))


@composed_of("power")
@factory
@explains_keywords
def geomspace(
    start: Any,
    stop: Any,
    num: int = 50,
    endpoint: bool = True,
    dtype: Any = None,
    *,
    device: str | Device | None = None,
    axis: int = 0,
    **others: Never,
) -> LazyTensor:
    """``num`` numbers from ``start`` to ``stop``, each the same multiple of the one before.

    Real ends are both positive, or both negative; of tensors, which have gradients, the numbers are
    NaN elsewhere. Raises ``ValueError`` for other numbers, and as `la.linspace`.
    """
    if others:
        unknown_keyword("geomspace", others)
    num = _checked_length("geomspace", num)
    are_real = _are_numbers(start, stop) and complex not in (scalar_type(start), scalar_type(stop))
    if not are_real:
        if _are_numbers(start, stop):
            start = asarray(start, dtype=default_complex() if dtype is None else dtype)
        inner = None if dtype is None else floating(canonical_dtype(dtype))
        ends = _Ends("geomspace", start, stop, num, endpoint, inner, device)
        return ends.placed(ends.in_ratios(), axis, dtype)
    first, last = on_host(float, start), on_host(float, stop)
    sign = on_host(_common_sign, first, last)
    wanted = default_real() if dtype is None else canonical_dtype(dtype)
    working = floating(wanted)
    logarithms = on_host(_exponent_of_10, first), on_host(_exponent_of_10, last)
    exponents = linspace(
        *logarithms, num, endpoint=endpoint, dtype=working, device=device, axis=axis
    )
    found = power(10.0, exponents) * sign
    # The ends exactly, whatever is lost on the way there.
    count = arange(num, device=device)
    found = where(count == 0, first, found)
    if endpoint and num > 1:
        found = where(count == num - 1, last, found)
    return convert(found, wanted)
