"""Parts of numbers, element by element: real and imaginary ones, signs, neighbours."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lazyasync.ir import scalar
from lazyasync.ir.node import Attributes, Operation
from lazyasync.ir.rules import Kernel
from lazyasync.ir.scalar import Expression
from lazyasync.ir.types import TensorType, is_bfloat16, limits_of
from lazyasync.ops.dispatch import (
    BITS,
    alias,
    apply_binary,
    apply_unary,
    check_kind,
    convert,
    elementwise_operation,
    floating,
    is_number,
    same_dtype,
    to_bool,
)
from lazyasync.ops.elementwise.comparison import equal, where
from lazyasync.ops.elementwise.functions import sign
from lazyasync.ops.manipulation.creation import zeros_like
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import real_dtype
from lazyasync.ops.registration import composed_of
from lazyasync.recording.fast_path import hot_binary, record_one
from lazyasync.tensor import LazyTensor

__all__ = [
    "copysign",
    "imag",
    "nextafter",
    "real",
    "signbit",
    "spacing",
]

# In the gradient rules g is the gradient of the output, x the operands, y the output.

# ---- complex numbers -----------------------------------------------------------------------


def _part(name: str, factor: complex) -> Operation:
    """The operation that takes a part of complex numbers, which is that of ``factor * z``.

    The gradient of what is real is a complex number here: its product with a change of ``z`` has
    the change of the result as its real part.
    """

    def infer(inputs: tuple[TensorType, ...], attributes: Attributes) -> TensorType:
        check_kind(name, "c", inputs)
        return TensorType(inputs[0].shape, real_dtype(inputs[0].dtype))

    def lower(
        xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
    ) -> Kernel:
        copyto = xp.copyto
        return lambda x, out: copyto(out, getattr(x, name))

    def gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
        wide = convert(g, x[0].dtype)
        return (wide if factor == 1 else wide * factor,)

    return elementwise_operation(name, infer, gradient, lower=lower)


REAL = _part("real", 1)
IMAG = _part("imag", -1j)


def real(x: LazyTensor, /) -> LazyTensor:
    """The real part, of the real dtype of that width; real numbers, as they are."""
    x = as_tensor("real", x)
    return record_one(REAL, x, ()) if x.dtype.kind == "c" else alias(x)


def imag(x: LazyTensor, /) -> LazyTensor:
    """The imaginary part, of the real dtype of that width; of real numbers zeros."""
    x = as_tensor("imag", x)
    return record_one(IMAG, x, ()) if x.dtype.kind == "c" else zeros_like(x)


# ---- signs ---------------------------------------------------------------------------------


def _copysign_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, None]:
    # At 0 the magnitude has a kink, and the gradient 0 of `absolute`.
    return (None if is_number(x[0]) else g * sign(x[0]) * copysign(1.0, x[1]), None)


SIGNBIT = elementwise_operation(
    "signbit",
    to_bool("signbit", "f"),
    None,
    # Not a comparison: zeros and NaN have signs.
    element=lambda x: scalar.copysign(scalar.constant(1.0, x.dtype), x) < 0.0,
)
COPYSIGN = elementwise_operation(
    "copysign", same_dtype("copysign", "f"), _copysign_gradient, element=scalar.copysign
)


def signbit(x: LazyTensor, /) -> LazyTensor:
    """Whether the sign bit is set, as it is of -0.0 and can be of NaN: bool.

    Integers are taken as the default real dtype. Raises `DTypeError` for complex numbers.
    """
    return apply_unary(SIGNBIT, x, floating)


@hot_binary(COPYSIGN)
def copysign(left: Any, right: Any, /) -> LazyTensor:
    """The magnitude of ``left`` with the sign of ``right``, be it that of a zero or of NaN.

    Integers are taken as the default real dtype. Its gradient is 0 where ``left`` is, and none
    goes to ``right``. Raises `DTypeError` for complex numbers.
    """
    return apply_binary(COPYSIGN, left, right, dtype_rule=floating)


# ---- neighbours ----------------------------------------------------------------------------


def _neighbour(x: Expression, y: Expression) -> Expression | None:
    if x.dtype.itemsize == 2:
        return None  # of which code generators have the value in another format
    # As integers, numbers of one sign are in the order of their magnitudes.
    bits = BITS[x.dtype.itemsize]
    step = scalar.select((x < y) ^ (x < 0.0), scalar.constant(1, bits), scalar.constant(-1, bits))
    next_one = scalar.bits(scalar.bits(x, bits) + step, x.dtype)
    smallest = scalar.constant(float(limits_of(x.dtype).smallest_subnormal), x.dtype)
    next_one = scalar.select(scalar.equal(x, 0.0), scalar.copysign(smallest, y), next_one)
    moved = scalar.select(scalar.equal(x, y), y, next_one)
    return scalar.select(scalar.is_nan(x) | scalar.is_nan(y), x + y, moved)


_DISTANCE = 1 << 16
_LEAST = 2.0**-133
"""Of the numbers that bfloat16 has, as float32: how far they are from each other as integers, and
the least above 0."""


def _lower_nextafter(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    if not is_bfloat16(output.dtype):
        kernel: Kernel = xp.nextafter
        return kernel
    single = np.float32
    where, copyto, copysign, isnan = xp.where, xp.copyto, xp.copysign, xp.isnan

    def neighbour(x: Any, y: Any, out: Any) -> None:
        x, y = x.astype(single), y.astype(single)
        step = where((x < y) ^ (x < 0.0), np.int32(_DISTANCE), np.int32(-_DISTANCE))
        next_one = (x.view(np.int32) + step).view(single)
        next_one = where(x == 0.0, copysign(single(_LEAST), y), next_one)
        moved = where(x == y, y, next_one)
        copyto(out, where(isnan(x) | isnan(y), x + y, moved), casting="unsafe")

    return neighbour


NEXTAFTER = elementwise_operation(
    "nextafter",
    same_dtype("nextafter", "f"),
    lambda g, x, y, a: (None if is_number(x[0]) else g, None),
    lower=_lower_nextafter,
    element=_neighbour,
)


@hot_binary(NEXTAFTER)
def nextafter(left: Any, right: Any, /) -> LazyTensor:
    """The next number of the dtype after ``left`` towards ``right``; ``right`` where it is equal.

    Integers are taken as the default real dtype. All of the gradient goes to ``left``, next to
    which it is. Raises `DTypeError` for complex numbers.
    """
    return apply_binary(NEXTAFTER, left, right, dtype_rule=floating)


@composed_of("nextafter", "subtract")
def spacing(x: LazyTensor, /) -> LazyTensor:
    """How far the next number of the dtype is, away from 0, with the sign of ``x``.

    NaN of infinities, and infinite of the largest number. Integers are taken as the default real
    dtype. Nothing flows back. Raises `DTypeError` for complex numbers.
    """
    x = as_tensor("spacing", x)
    x = convert(x, floating(x.dtype))
    # Of zeros of either sign it is the least number above.
    away = where(equal(x, 0.0), math.inf, copysign(math.inf, x))
    return nextafter(x, away) - x
