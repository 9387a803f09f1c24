"""What functions of networks share: their operands as tensors of one real dtype, and numbers."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from lazyasync.arguments import real_number
from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import as_operand, convert, floating, narrowed
from lazyasync.ops.dispatch import widened as autocast_widened
from lazyasync.ops.one_operand import as_tensor, kind_number
from lazyasync.ops.promotion import FLOAT, INTEGER, promote
from lazyasync.recording import on_host
from lazyasync.tensor import LazyTensor


def real_operands(name: str, **given: Any) -> tuple[LazyTensor, ...]:
    """Operands as tensors of the real dtype that is common to them; integers become floats.

    Numbers and sequences are weak beside tensors and arrays. Raises ``TypeError`` and `DTypeError`,
    which name the argument.
    """
    like = next((value for value in given.values() if isinstance(value, LazyTensor)), None)
    tensors: dict[str, LazyTensor] = {}
    weak = []
    for argument, value in given.items():
        if like is not None and kind_number(value) is not None:
            weak.append(argument)
            continue
        device = None if like is None else like.device
        tensor = tensors[argument] = as_tensor(f"{name}: {argument}", value, device)
        if kind_of(tensor.dtype) not in "biuf":
            raise DTypeError(f"{name}: {argument} must be real, not {tensor.dtype}")
    wide = functools.reduce(
        functools.partial(promote, name), [tensor.dtype for tensor in tensors.values()]
    )
    dtype = floating(wide)
    for argument in weak:
        assert like is not None
        operand = as_operand(f"{name}: {argument}", given[argument], convert(like, dtype))
        if kind_of(operand.dtype) not in "biuf":
            raise DTypeError(f"{name}: {argument} must be real, not {operand.dtype}")
        tensors[argument] = operand
    return tuple([convert(tensors[argument], dtype) for argument in given])


def wide_operands(name: str, **given: Any) -> tuple[LazyTensor, ...]:
    """As `real_operands`, of what `la.autocast` has done in float32: normalisations and losses."""
    return tuple([autocast_widened(x) for x in real_operands(name, **given)])


def narrow_operands(name: str, **given: Any) -> tuple[LazyTensor, ...]:
    """As `real_operands`, of what `la.autocast` has done in half precision: products."""
    return real_operands(name, **{argument: narrowed(x) for argument, x in given.items()})


def integer_operand(name: str, argument: str, value: Any, like: LazyTensor) -> LazyTensor:
    """Indices, of any integer dtype, as int64. Raises ``TypeError`` and `DTypeError`."""
    tensor = as_tensor(f"{name}: {argument}", value, like.device)
    if kind_of(tensor.dtype) not in "iu":
        raise DTypeError(f"{name}: {argument} must be of an integer dtype, not {tensor.dtype}")
    return convert(tensor, INTEGER)


def widened(x: LazyTensor) -> LazyTensor:
    """``x`` in the dtype that sums are made in: float32 for shorter ones."""
    return convert(x, FLOAT) if x.dtype.itemsize < 4 else x


def check_shape(name: str, argument: str, x: LazyTensor, shape: tuple[int, ...]) -> None:
    """Raises `ShapeError` unless ``x`` has a shape."""
    if x.shape != shape:
        raise ShapeError(f"{name}: {argument} must be of the shape {shape}, not {x._node.type}")


def least_axes(name: str, argument: str, x: LazyTensor, count: int) -> None:
    """Raises `ShapeError` unless ``x`` has so many axes."""
    if x.ndim < count:
        raise ShapeError(f"{name}: {argument} must have {count} axes or more, not {x._node.type}")


def fraction(name: str, value: Any) -> float:
    """A number from 0 to 1. Raises ``TypeError`` and ``ValueError``."""
    number = real_number(name, value)
    if not 0 <= number <= 1:
        raise ValueError(f"{name} must be from 0 to 1, not {number:g}")
    return number


def open_fraction(name: str, value: Any) -> Any:
    """As `fraction`, of a tensor or a number of each call as well, which it stays."""
    return value if type(value) is LazyTensor else on_host(fraction, name, value)


def places(length: int, like: LazyTensor) -> LazyTensor:
    """The numbers from 0 on, int64, on the device of ``like``."""
    return as_tensor("arange", np.arange(length, dtype=INTEGER), like.device)
