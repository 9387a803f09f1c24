"""Angles, trigonometric and hyperbolic functions and their inverses, element by element."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lazyasync.ir import scalar
from lazyasync.ir.complex_functions import length
from lazyasync.ir.node import Attributes
from lazyasync.ir.rules import Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import (
    TRANSCENDENTAL,
    apply_binary,
    apply_unary,
    convert,
    elementwise_operation,
    floating,
    is_number,
    same_dtype,
    same_dtype_operation,
)
from lazyasync.ops.elementwise.functions import infinite_for_zero, sqrt, square
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import composed_of
from lazyasync.recording.fast_path import hot_binary, hot_unary
from lazyasync.tensor import LazyTensor

__all__ = [
    "acos",
    "acosh",
    "arccos",
    "arccosh",
    "arcsin",
    "arcsinh",
    "arctan",
    "arctan2",
    "arctanh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cos",
    "cosh",
    "deg2rad",
    "degrees",
    "hypot",
    "rad2deg",
    "radians",
    "sin",
    "sinh",
    "tan",
    "tanh",
]

# In the gradient rules g is the gradient of the output, x the operands, y the output.

# ---- trigonometric -------------------------------------------------------------------------


def _sin_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g * cos(x[0]),)


def _cos_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (-(g * sin(x[0])),)


def _arcsin_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g / sqrt(1 - square(x[0])),)


def _arccos_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (-(g / sqrt(1 - square(x[0]))),)


SIN = same_dtype_operation("sin", _sin_gradient, element=scalar.sin)
COS = same_dtype_operation("cos", _cos_gradient, element=scalar.cos)
TAN = same_dtype_operation("tan", lambda g, x, y, a: (g + g * square(y),), element=scalar.tan)
ARCSIN = same_dtype_operation("arcsin", _arcsin_gradient, element=scalar.arcsin)
ARCCOS = same_dtype_operation("arccos", _arccos_gradient, element=scalar.arccos)
ARCTAN = same_dtype_operation(
    "arctan", lambda g, x, y, a: (g / (square(x[0]) + 1),), element=scalar.arctan
)


@hot_unary(SIN)
def sin(x: LazyTensor, /) -> LazyTensor:
    """The sine of an angle in radians."""
    return apply_unary(SIN, x, floating)


@hot_unary(COS)
def cos(x: LazyTensor, /) -> LazyTensor:
    """The cosine of an angle in radians."""
    return apply_unary(COS, x, floating)


@hot_unary(TAN)
def tan(x: LazyTensor, /) -> LazyTensor:
    """The tangent of an angle in radians."""
    return apply_unary(TAN, x, floating)


@hot_unary(ARCSIN)
def arcsin(x: LazyTensor, /) -> LazyTensor:
    """The angle between -pi/2 and pi/2 whose sine is ``x``; NaN beyond -1 and 1."""
    return apply_unary(ARCSIN, x, floating)


@hot_unary(ARCCOS)
def arccos(x: LazyTensor, /) -> LazyTensor:
    """The angle between 0 and pi whose cosine is ``x``; NaN beyond -1 and 1."""
    return apply_unary(ARCCOS, x, floating)


@hot_unary(ARCTAN)
def arctan(x: LazyTensor, /) -> LazyTensor:
    """The angle between -pi/2 and pi/2 whose tangent is ``x``."""
    return apply_unary(ARCTAN, x, floating)


asin = arcsin
acos = arccos
atan = arctan


# ---- hyperbolic ----------------------------------------------------------------------------


def _sinh_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g * cosh(x[0]),)


def _cosh_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g * sinh(x[0]),)


def _tanh_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g - g * y * y,)


def _lower_tanh(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    kernel: Kernel = xp.tanh
    if output.dtype.kind != "c":
        return kernel
    isinf, copysign, copyto, zero = xp.isinf, xp.copysign, xp.copyto, inputs[0].dtype.type(0).real

    def tanh(x: Any, out: Any) -> None:
        # At infinity C has a zero of the sign of the imaginary part's sine, and the standard one of
        # the sign of that part.
        infinite, zeros = isinf(x.real), copysign(zero, x.imag)
        kernel(x, out)
        copyto(out.imag, zeros, where=infinite)

    return tanh


def _arcsinh_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g / sqrt(square(x[0]) + 1),)


def _arccosh_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    # Of complex numbers too, for which one root of the product would be of another sign.
    return (g / (sqrt(x[0] - 1) * sqrt(x[0] + 1)),)


SINH = same_dtype_operation("sinh", _sinh_gradient, element=scalar.sinh)
COSH = same_dtype_operation("cosh", _cosh_gradient, element=scalar.cosh)
TANH = same_dtype_operation("tanh", _tanh_gradient, lower=_lower_tanh, element=scalar.tanh)
ARCSINH = same_dtype_operation("arcsinh", _arcsinh_gradient, element=scalar.arcsinh)
ARCCOSH = same_dtype_operation("arccosh", _arccosh_gradient, element=scalar.arccosh)
ARCTANH = same_dtype_operation(
    "arctanh", lambda g, x, y, a: (g / (1 - square(x[0])),), element=scalar.arctanh
)


@hot_unary(SINH)
def sinh(x: LazyTensor, /) -> LazyTensor:
    """The hyperbolic sine."""
    return apply_unary(SINH, x, floating)


@hot_unary(COSH)
def cosh(x: LazyTensor, /) -> LazyTensor:
    """The hyperbolic cosine."""
    return apply_unary(COSH, x, floating)


@hot_unary(TANH)
def tanh(x: LazyTensor, /) -> LazyTensor:
    """The hyperbolic tangent."""
    return apply_unary(TANH, x, floating)


@hot_unary(ARCSINH)
def arcsinh(x: LazyTensor, /) -> LazyTensor:
    """The number whose hyperbolic sine is ``x``."""
    return apply_unary(ARCSINH, x, floating)


@hot_unary(ARCCOSH)
def arccosh(x: LazyTensor, /) -> LazyTensor:
    """The number, not below 0, whose hyperbolic cosine is ``x``; NaN below 1."""
    return apply_unary(ARCCOSH, x, floating)


@hot_unary(ARCTANH)
def arctanh(x: LazyTensor, /) -> LazyTensor:
    """The number whose hyperbolic tangent is ``x``: infinite at -1 and 1, NaN beyond."""
    return apply_unary(ARCTANH, x, floating)


asinh = arcsinh
acosh = arccosh
atanh = arctanh


# ---- points of the plane -------------------------------------------------------------------


def _arctan2_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, Any]:
    # Not divided by the square of the distance, which overflows and underflows earlier.
    distance = infinite_for_zero(hypot(x[0], x[1]))
    return (
        None if is_number(x[0]) else g * (x[1] / distance / distance),
        None if is_number(x[1]) else -(g * (x[0] / distance / distance)),
    )


def _hypot_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, Any]:
    distance = infinite_for_zero(y)
    return (
        None if is_number(x[0]) else g * (x[0] / distance),
        None if is_number(x[1]) else g * (x[1] / distance),
    )


ARCTAN2 = elementwise_operation(
    "arctan2",
    same_dtype("arctan2", "f"),
    _arctan2_gradient,
    element=scalar.arctan2,
    flops=2 * TRANSCENDENTAL,
)
HYPOT = elementwise_operation(
    "hypot",
    same_dtype("hypot", "f"),
    _hypot_gradient,
    element=length,
    flops=TRANSCENDENTAL,
)


@hot_binary(ARCTAN2)
def arctan2(left: Any, right: Any, /) -> LazyTensor:
    """The angle in radians of the point with ordinate ``left`` and abscissa ``right``.

    Between -pi and pi; integers are taken as the default real dtype. Its gradient at the origin
    is 0.
    """
    return apply_binary(ARCTAN2, left, right, dtype_rule=floating)


atan2 = arctan2


@hot_binary(HYPOT)
def hypot(left: Any, right: Any, /) -> LazyTensor:
    """``sqrt(left**2 + right**2)``, without overflow; integers as the default real dtype.

    Infinite if either is, even beside NaN. Its gradient at the origin is 0. Raises `DTypeError`
    for complex numbers.
    """
    return apply_binary(HYPOT, left, right, dtype_rule=floating)


# ---- degrees -------------------------------------------------------------------------------


@composed_of("multiply")
def deg2rad(x: LazyTensor, /) -> LazyTensor:
    """Angles in degrees as angles in radians; integers as the default real dtype."""
    return _scaled(as_tensor("deg2rad", x), math.pi / 180.0)


@composed_of("multiply")
def rad2deg(x: LazyTensor, /) -> LazyTensor:
    """Angles in radians as angles in degrees; integers as the default real dtype."""
    return _scaled(as_tensor("rad2deg", x), 180.0 / math.pi)


def _scaled(x: LazyTensor, factor: float) -> LazyTensor:
    dtype = floating(x.dtype)
    if dtype.itemsize > 2:
        return convert(x, dtype) * factor
    # Rounded once, and the factor not at all, to speak of.
    return convert(convert(x, np.dtype(np.float32)) * factor, dtype)


radians = deg2rad
degrees = rad2deg
