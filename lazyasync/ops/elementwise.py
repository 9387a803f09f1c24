"""Functions of one operand, element by element.

Those that are not closed over the integers take integers and booleans as the default real dtype.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lazyasync.errors import DTypeError
from lazyasync.ir import scalar
from lazyasync.ir.node import Attributes, GradientRule, Kernel, Lowering, Operation
from lazyasync.ir.scalar import ElementRule, Expression
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import (
    BITS,
    TRANSCENDENTAL,
    alias,
    apply_unary,
    elementwise_operation,
    flat_unary,
    floating,
    same_dtype,
    to_bool,
)
from lazyasync.ops.hot_path import hot_binary, hot_unary
from lazyasync.ops.one_operand import check_tensor
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor


def _function(
    name: str,
    gradient: GradientRule,
    *,
    kinds: str = "fc",
    lower: Lowering | None = None,
    element: ElementRule | None = None,
    flops: float = TRANSCENDENTAL,
) -> Operation:
    return elementwise_operation(
        name, same_dtype(name, kinds), gradient, lower=lower, element=element, flops=flops
    )


# ---- exponentials, logarithms, roots -------------------------------------------------------
# In the gradient rules g is the gradient of the output, x the operands, y the output. They use
# the output where they can, and tensors rather than numbers, because that records faster.


def _lower_rsqrt(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    sqrt, divide, one = xp.sqrt, xp.divide, output.dtype.type(1)

    def rsqrt(x: Any, out: Any) -> None:
        sqrt(x, out)
        divide(one, out, out)

    return rsqrt


EXP = _function("exp", lambda g, x, y, a: (g * y,), element=scalar.exp)
EXPM1 = _function("expm1", lambda g, x, y, a: (g * y + g,), element=scalar.expm1)
LOG = _function("log", lambda g, x, y, a: (g / x[0],), element=scalar.log)
LOG1P = _function("log1p", lambda g, x, y, a: (g / (x[0] + 1),), element=scalar.log1p)
LOG2 = _function(
    "log2",
    lambda g, x, y, a: (g / (x[0] * math.log(2.0)),),
    element=scalar.log2,
)
SQRT = _function(
    "sqrt",
    lambda g, x, y, a: (g * 0.5 / y,),
    flops=4.0,
    element=scalar.sqrt,
)
RSQRT = _function(
    "rsqrt",
    lambda g, x, y, a: (g * -0.5 * y * y * y,),
    lower=_lower_rsqrt,
    element=lambda x: 1.0 / scalar.sqrt(x),
)
SQUARE = _function(
    "square",
    lambda g, x, y, a: (g * (x[0] + x[0]),),
    kinds="iufc",
    flops=1.0,
    element=lambda x: x * x,
)
RECIPROCAL = _function(
    "reciprocal",
    lambda g, x, y, a: (-(g * y * y),),
    flops=4.0,
    element=lambda x: 1.0 / x,
)


@hot_unary(EXP)
def exp(x: LazyTensor, /) -> LazyTensor:
    """e to the power ``x``."""
    return apply_unary(EXP, x, floating)


@hot_unary(EXPM1)
def expm1(x: LazyTensor, /) -> LazyTensor:
    """``exp(x) - 1``, exact also near 0."""
    return apply_unary(EXPM1, x, floating)


@hot_unary(LOG)
def log(x: LazyTensor, /) -> LazyTensor:
    """The natural logarithm: -inf at 0, NaN below."""
    return apply_unary(LOG, x, floating)


@hot_unary(LOG1P)
def log1p(x: LazyTensor, /) -> LazyTensor:
    """``log(1 + x)``, exact also near 0."""
    return apply_unary(LOG1P, x, floating)


@hot_unary(LOG2)
def log2(x: LazyTensor, /) -> LazyTensor:
    """The logarithm to base 2: -inf at 0, NaN below."""
    return apply_unary(LOG2, x, floating)


@hot_unary(SQRT)
def sqrt(x: LazyTensor, /) -> LazyTensor:
    """The square root, NaN below 0."""
    return apply_unary(SQRT, x, floating)


@hot_unary(RSQRT)
def rsqrt(x: LazyTensor, /) -> LazyTensor:
    """``1 / sqrt(x)``: inf at 0, NaN below."""
    return apply_unary(RSQRT, x, floating)


@hot_unary(SQUARE)
def square(x: LazyTensor, /) -> LazyTensor:
    """``x * x``, in the dtype of ``x``. Raises `DTypeError` for booleans."""
    return apply_unary(SQUARE, x)


@hot_unary(RECIPROCAL)
def reciprocal(x: LazyTensor, /) -> LazyTensor:
    """``1 / x``; also of integers, in the default real dtype."""
    return apply_unary(RECIPROCAL, x, floating)


# ---- trigonometric and hyperbolic ----------------------------------------------------------


def _tanh_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g - g * y * y,)


def _sin_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g * cos(x[0]),)


def _cos_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (-(g * sin(x[0])),)


SIN = _function("sin", _sin_gradient, element=scalar.sin)
COS = _function("cos", _cos_gradient, element=scalar.cos)
TANH = _function("tanh", _tanh_gradient, element=scalar.tanh)


@hot_unary(SIN)
def sin(x: LazyTensor, /) -> LazyTensor:
    """The sine of an angle in radians."""
    return apply_unary(SIN, x, floating)


@hot_unary(COS)
def cos(x: LazyTensor, /) -> LazyTensor:
    """The cosine of an angle in radians."""
    return apply_unary(COS, x, floating)


@hot_unary(TANH)
def tanh(x: LazyTensor, /) -> LazyTensor:
    """The hyperbolic tangent."""
    return apply_unary(TANH, x, floating)


# ---- activations ---------------------------------------------------------------------------


def _lower_sigmoid(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    negative, exp, add, divide = xp.negative, xp.exp, xp.add, xp.divide
    one = output.dtype.type(1)

    def sigmoid(x: Any, out: Any) -> None:
        # exp overflows to infinity where the result is 0 in this dtype.
        negative(x, out)
        exp(out, out)
        add(out, one, out)
        divide(one, out, out)

    def sigmoid_of_half(x: Any, out: Any) -> None:
        # In half precision it overflows earlier, where the result is not yet 0.
        wide = x.astype(np.float32)
        sigmoid(wide, wide)
        out[...] = wide

    return sigmoid_of_half if output.dtype.itemsize == 2 else sigmoid


def _sigmoid_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    scaled = g * y
    return (scaled - scaled * y,)


def _lower_relu(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    larger, zero = xp.maximum, output.dtype.type(0)
    return lambda x, out: larger(x, zero, out=out)


def _lower_relu_gradient(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    greater, multiply, zero = xp.greater, xp.multiply, output.dtype.type(0)
    bits = BITS[output.dtype.itemsize]

    def relu_gradient(g: Any, y: Any, out: Any) -> None:
        # The bit pattern times 0 or 1: unlike that of the number exact for infinity and NaN, and
        # many times as fast as a masked copy.
        positive = greater(y, zero)
        multiply(g.view(bits), positive.view(np.int8), out.view(bits))

    return relu_gradient


def _relu_rule(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (_masked(g, y),)


def _relu_gradient_rule(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, None]:
    return _masked(g, x[1]), None


SIGMOID = _function(
    "sigmoid",
    _sigmoid_gradient,
    kinds="f",
    lower=_lower_sigmoid,
    element=lambda x: 1.0 / (scalar.exp(-x) + 1.0),
)
RELU = _function(
    "relu",
    _relu_rule,
    kinds="iuf",
    lower=_lower_relu,
    element=lambda x: scalar.maximum(x, 0),
    flops=1.0,
)
RELU_GRADIENT = _function(
    "relu_gradient",
    _relu_gradient_rule,
    kinds="f",
    lower=_lower_relu_gradient,
    element=lambda x, y: scalar.select(y > 0, x, 0),
    flops=2.0,
)


@hot_binary(RELU_GRADIENT)
def _masked(g: LazyTensor, y: LazyTensor, /) -> LazyTensor:
    """``g`` where ``y > 0``, else 0."""
    return record(RELU_GRADIENT, (g, y))


@hot_unary(SIGMOID)
def sigmoid(x: LazyTensor, /) -> LazyTensor:
    """The logistic function ``1 / (1 + exp(-x))``."""
    return apply_unary(SIGMOID, x, floating)


@hot_unary(RELU)
def relu(x: LazyTensor, /) -> LazyTensor:
    """``maximum(x, 0)``, whose gradient at 0 is 0. Raises `DTypeError` for booleans and complex."""
    return apply_unary(RELU, x)


def gelu(x: LazyTensor, /) -> LazyTensor:
    """The Gaussian error linear unit, in its approximation by a hyperbolic tangent.

    ``0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x**3)))``; Hendrycks and Gimpel, "Gaussian error
    linear units", arXiv:1606.08415, section 2.
    """
    factor = math.sqrt(2.0 / math.pi)
    half = x * 0.5
    return half + half * tanh((square(x) * (0.044715 * factor) + factor) * x)


def silu(x: LazyTensor, /) -> LazyTensor:
    """``x * sigmoid(x)``, also known as swish."""
    return x * sigmoid(x)


# ---- rounding and signs --------------------------------------------------------------------


def _sign(x: Expression) -> Expression:
    one, zero = scalar.constant(1, x.dtype), scalar.constant(0, x.dtype)
    if x.dtype.kind == "u":
        return scalar.select(scalar.equal(x, 0), zero, one)
    signed = scalar.select(x < 0, -one, scalar.select(x > 0, one, zero))
    return scalar.select(scalar.is_nan(x), x, signed) if x.dtype.kind == "f" else signed


SIGN = _function("sign", flat_unary, kinds="iuf", element=_sign, flops=1.0)
FLOOR = _function("floor", flat_unary, kinds="f", flops=1.0, element=scalar.floor)
CEIL = _function("ceil", flat_unary, kinds="f", flops=1.0, element=scalar.ceil)
TRUNC = _function("trunc", flat_unary, kinds="f", flops=1.0, element=scalar.trunc)
RINT = _function("rint", flat_unary, kinds="f", flops=1.0, element=scalar.rint)


@hot_unary(SIGN)
def sign(x: LazyTensor, /) -> LazyTensor:
    """-1, 0 or 1, of the dtype of ``x``; NaN for NaN. Raises `DTypeError` for other than real."""
    return apply_unary(SIGN, x)


def _to_integers(operation: Operation, x: LazyTensor) -> LazyTensor:
    if check_tensor(operation.name, x).dtype.kind in "iu":
        return alias(x)
    return apply_unary(operation, x)


@hot_unary(FLOOR)
def floor(x: LazyTensor, /) -> LazyTensor:
    """The largest integer not above ``x``, of the dtype of ``x``."""
    return _to_integers(FLOOR, x)


@hot_unary(CEIL)
def ceil(x: LazyTensor, /) -> LazyTensor:
    """The smallest integer not below ``x``, of the dtype of ``x``."""
    return _to_integers(CEIL, x)


@hot_unary(TRUNC)
def trunc(x: LazyTensor, /) -> LazyTensor:
    """The integer next to ``x`` towards 0, of the dtype of ``x``."""
    return _to_integers(TRUNC, x)


@hot_unary(RINT)
def rint(x: LazyTensor, /) -> LazyTensor:
    """The integer nearest to ``x``, of the dtype of ``x``; the even one of two equally near."""
    return _to_integers(RINT, x)


def round(x: LazyTensor, /, decimals: int = 0) -> LazyTensor:
    """``x`` rounded to a number of decimals; halves go to the even neighbour.

    As NumPy does it, ``rint(x * 10**decimals) / 10**decimals``. Raises `DTypeError` for integers
    to be rounded to tens.
    """
    if decimals == 0:
        return rint(x)
    if check_tensor("round", x).dtype.kind in "iu":
        if decimals < 0:
            raise DTypeError(f"round: {x._node.type} cannot be rounded to {decimals} decimals")
        return alias(x)
    scale = 10.0 ** abs(decimals)
    return rint(x * scale) / scale if decimals > 0 else rint(x / scale) * scale


# ---- kinds of numbers ----------------------------------------------------------------------


def _is_infinite(x: Expression) -> Expression:
    if x.dtype.kind != "f":
        return scalar.constant(False, scalar.BOOL)
    return scalar.equal(scalar.absolute(x), math.inf)


ISNAN = elementwise_operation("isnan", to_bool("isnan", "biufc"), None, element=scalar.is_nan)
ISINF = elementwise_operation("isinf", to_bool("isinf", "biufc"), None, element=_is_infinite)
ISFINITE = elementwise_operation(
    "isfinite",
    to_bool("isfinite", "biufc"),
    None,
    element=lambda x: ~(scalar.is_nan(x) | _is_infinite(x)),
)


@hot_unary(ISNAN)
def isnan(x: LazyTensor, /) -> LazyTensor:
    """Whether elements are NaN: bool."""
    return apply_unary(ISNAN, x)


@hot_unary(ISINF)
def isinf(x: LazyTensor, /) -> LazyTensor:
    """Whether elements are infinite, with either sign: bool."""
    return apply_unary(ISINF, x)


@hot_unary(ISFINITE)
def isfinite(x: LazyTensor, /) -> LazyTensor:
    """Whether elements are neither infinite nor NaN: bool."""
    return apply_unary(ISFINITE, x)
