"""Exponentials, logarithms, roots, rounding, signs, conjugates, kinds of numbers, by element.

Those that are not closed over the integers take integers and booleans as the default real dtype.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lazyasync.errors import DTypeError
from lazyasync.ir import scalar
from lazyasync.ir.node import Attributes, Operation
from lazyasync.ir.rules import Kernel
from lazyasync.ir.scalar import Expression
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.ops.dispatch import (
    TRANSCENDENTAL,
    alias,
    apply_binary,
    apply_unary,
    elementwise_operation,
    flat_unary,
    floating,
    is_number,
    same_dtype,
    same_dtype_operation,
    to_bool,
)
from lazyasync.ops.elementwise.comparison import equal, where
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import composed_of, tensor_method
from lazyasync.recording.fast_path import hot_binary, hot_unary
from lazyasync.tensor import LazyTensor

__all__ = [
    "cbrt",
    "ceil",
    "conj",
    "exp",
    "exp2",
    "expm1",
    "floor",
    "isfinite",
    "isinf",
    "isnan",
    "log",
    "log1p",
    "log2",
    "log10",
    "logaddexp",
    "reciprocal",
    "rint",
    "round",
    "rsqrt",
    "sigmoid",
    "sign",
    "sqrt",
    "square",
    "trunc",
]

# ---- exponentials, logarithms, roots -------------------------------------------------------
# In the gradient rules g is the gradient of the output, x the operands, y the output. They use
# the output where they can, and tensors rather than numbers, because that records faster.


def _lower_expm1(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    kernel: Kernel = xp.expm1
    if output.dtype.kind != "c":
        return kernel
    exp, isfinite, copyto, add = xp.exp, xp.isfinite, xp.copyto, xp.add

    def expm1(x: Any, out: Any) -> None:
        # Infinities are multiplied by sines that are 0, where the exponential knows better.
        far = exp(x) - 1
        kernel(x, out)
        copyto(out, far, where=~isfinite(out))
        add(out.real, 0, out.real)  # which the standard has no -0.0 for

    return expm1


def _lower_rsqrt(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    sqrt, divide, one = xp.sqrt, xp.divide, output.dtype.type(1)

    def rsqrt(x: Any, out: Any) -> None:
        sqrt(x, out)
        divide(one, out, out)

    return rsqrt


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


EXP = same_dtype_operation("exp", lambda g, x, y, a: (g * y,), element=scalar.exp)
EXP2 = same_dtype_operation(
    "exp2", lambda g, x, y, a: (g * y * math.log(2.0),), element=scalar.exp2
)
EXPM1 = same_dtype_operation(
    "expm1", lambda g, x, y, a: (g * y + g,), lower=_lower_expm1, element=scalar.expm1
)
LOG = same_dtype_operation("log", lambda g, x, y, a: (g / x[0],), element=scalar.log)
LOG1P = same_dtype_operation("log1p", lambda g, x, y, a: (g / (x[0] + 1),), element=scalar.log1p)
LOG2 = same_dtype_operation(
    "log2",
    lambda g, x, y, a: (g / (x[0] * math.log(2.0)),),
    element=scalar.log2,
)
LOG10 = same_dtype_operation(
    "log10",
    lambda g, x, y, a: (g / (x[0] * math.log(10.0)),),
    element=scalar.log10,
)
SQRT = same_dtype_operation(
    "sqrt",
    lambda g, x, y, a: (g * 0.5 / y,),
    flops=4.0,
    element=scalar.sqrt,
)
CBRT = same_dtype_operation(
    "cbrt",
    lambda g, x, y, a: (g / (3 * y * y),),
    kinds="f",
    element=scalar.cbrt,
)
RSQRT = same_dtype_operation(
    "rsqrt",
    lambda g, x, y, a: (g * -0.5 * y * y * y,),
    lower=_lower_rsqrt,
    element=lambda x: 1.0 / scalar.sqrt(x),
)
SQUARE = same_dtype_operation(
    "square",
    lambda g, x, y, a: (g * (x[0] + x[0]),),
    kinds="iufc",
    flops=1.0,
    element=lambda x: x * x,
)
RECIPROCAL = same_dtype_operation(
    "reciprocal",
    lambda g, x, y, a: (-(g * y * y),),
    flops=4.0,
    element=lambda x: 1.0 / x,
)
SIGMOID = same_dtype_operation(
    "sigmoid",
    _sigmoid_gradient,
    kinds="f",
    lower=_lower_sigmoid,
    element=lambda x: 1.0 / (scalar.exp(-x) + 1.0),
)


@hot_unary(EXP)
def exp(x: LazyTensor, /) -> LazyTensor:
    """e to the power ``x``."""
    return apply_unary(EXP, x, floating)


@hot_unary(EXP2)
def exp2(x: LazyTensor, /) -> LazyTensor:
    """2 to the power ``x``."""
    return apply_unary(EXP2, x, floating)


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


@hot_unary(LOG10)
def log10(x: LazyTensor, /) -> LazyTensor:
    """The logarithm to base 10: -inf at 0, NaN below."""
    return apply_unary(LOG10, x, floating)


@hot_unary(SQRT)
def sqrt(x: LazyTensor, /) -> LazyTensor:
    """The square root, NaN below 0."""
    return apply_unary(SQRT, x, floating)


@hot_unary(CBRT)
def cbrt(x: LazyTensor, /) -> LazyTensor:
    """The cube root, of negative numbers too. Raises `DTypeError` for complex numbers."""
    return apply_unary(CBRT, x, floating)


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


@hot_unary(SIGMOID)
def sigmoid(x: LazyTensor, /) -> LazyTensor:
    """The logistic function ``1 / (1 + exp(-x))``."""
    return apply_unary(SIGMOID, x, floating)


def infinite_for_zero(length: LazyTensor) -> LazyTensor:
    """``length`` with infinity in place of 0, to divide by.

    What has no direction because it has no length thus gets 0, and so do all of its derivatives.
    """
    return where(equal(length, 0), math.inf, length)


# ---- sums of exponentials ------------------------------------------------------------------


def _logaddexp_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, Any]:
    # Not exp(part - y), which would be 1 for both where log(2) is lost to rounding. Infinities that
    # are equal have no difference.
    first, second = x
    infinite = equal(first, second) & isinf(first)

    def share(one: Any, other: Any) -> Any:
        return g * sigmoid(where(infinite, math.inf, one - other))

    return (
        None if is_number(first) else share(first, second),
        None if is_number(second) else share(second, first),
    )


def _logarithm_of_sum(x: Expression, y: Expression) -> Expression:
    distance = scalar.select(scalar.equal(x, y), scalar.constant(0, x.dtype), x - y)
    return scalar.maximum(x, y) + scalar.log1p(scalar.exp(-scalar.absolute(distance)))


LOGADDEXP = elementwise_operation(
    "logaddexp",
    same_dtype("logaddexp", "f"),
    _logaddexp_gradient,
    element=_logarithm_of_sum,
    flops=2 * TRANSCENDENTAL,
)


@hot_binary(LOGADDEXP)
def logaddexp(left: Any, right: Any, /) -> LazyTensor:
    """``log(exp(left) + exp(right))``, without overflow; integers as the default real dtype.

    Raises `DTypeError` for complex numbers.
    """
    return apply_binary(LOGADDEXP, left, right, dtype_rule=floating)


# ---- rounding and signs --------------------------------------------------------------------


def _sign(x: Expression) -> Expression:
    one, zero = scalar.constant(1, x.dtype), scalar.constant(0, x.dtype)
    if x.dtype.kind == "u":
        return scalar.select(scalar.equal(x, 0), zero, one)
    signed = scalar.select(x < 0, -one, scalar.select(x > 0, one, zero))
    return scalar.select(scalar.is_nan(x), x, signed) if kind_of(x.dtype) == "f" else signed


def _sign_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    if x[0].dtype.kind != "c":
        return (None,)
    # z / |z| turns with z, and does not grow: of the change only what is across counts.
    along = g * y
    across = g - (along + conj(along)) * 0.5 * conj(y)
    return (across / infinite_for_zero(abs(x[0])),)


def _lower_rint(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    kernel: Kernel = xp.rint
    if output.dtype.kind != "c":
        return kernel

    def rint(x: Any, out: Any) -> None:
        kernel(x.real, out.real)
        kernel(x.imag, out.imag)

    return rint


SIGN = same_dtype_operation("sign", _sign_gradient, kinds="iufc", element=_sign, flops=1.0)
FLOOR = same_dtype_operation("floor", flat_unary, kinds="f", flops=1.0, element=scalar.floor)
CEIL = same_dtype_operation("ceil", flat_unary, kinds="f", flops=1.0, element=scalar.ceil)
TRUNC = same_dtype_operation("trunc", flat_unary, kinds="f", flops=1.0, element=scalar.trunc)
RINT = same_dtype_operation(
    "rint", flat_unary, kinds="fc", flops=1.0, lower=_lower_rint, element=scalar.rint
)


@hot_unary(SIGN)
def sign(x: LazyTensor, /) -> LazyTensor:
    """-1, 0 or 1, of the dtype of ``x``; NaN for NaN. Of complex numbers ``x / |x|``, and 0 of 0.

    Raises `DTypeError` for booleans.
    """
    return apply_unary(SIGN, x)


def _to_integers(operation: Operation, x: LazyTensor) -> LazyTensor:
    x = as_tensor(operation.name, x)
    if x.dtype.kind in "biu":
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
    """The integer nearest to ``x``, of the dtype of ``x``; the even one of two equally near.

    Of complex numbers both parts are rounded. Booleans stay what they are; NumPy makes float16
    of them.
    """
    return _to_integers(RINT, x)


@composed_of("rint")
@tensor_method
def round(x: LazyTensor, /, decimals: int = 0) -> LazyTensor:
    """``x`` rounded to a number of decimals; halves go to the even neighbour.

    As NumPy does it, ``rint(x * 10**decimals) / 10**decimals``; integers are rounded to tens in
    whole numbers. Raises `DTypeError` for booleans to be rounded to tens.
    """
    if decimals == 0:
        return rint(x)
    x = as_tensor("round", x)
    if x.dtype.kind in "biu":
        return alias(x) if decimals > 0 else _rounded_to_tens(x, 10**-decimals)
    scale = 10.0 ** abs(decimals)
    return rint(x * scale) / scale if decimals > 0 else rint(x / scale) * scale


def _rounded_to_tens(x: LazyTensor, tens: int) -> LazyTensor:
    """Integers as the nearest multiples of ``tens``, which is even; of two the even multiple."""
    if x.dtype.kind == "b":
        raise DTypeError(f"round: {x._node.type} cannot be rounded to tens")
    if tens > np.iinfo(x.dtype).max:
        # The only multiple that the dtype holds.
        return x * 0
    quotient = x // tens
    rest = x - quotient * tens
    rounds_up = (rest > tens // 2) | ((rest == tens // 2) & ((quotient & 1) == 1))
    return (quotient + rounds_up) * tens


# ---- complex numbers -----------------------------------------------------------------------

CONJ = same_dtype_operation("conj", lambda g, x, y, a: (conj(g),), kinds="c", flops=1.0)


@tensor_method
def conj(x: LazyTensor, /) -> LazyTensor:
    """The complex conjugate, element by element; real numbers are given as they are."""
    x = as_tensor("conj", x)
    return apply_unary(CONJ, x) if x.dtype.kind == "c" else alias(x)


# ---- kinds of numbers ----------------------------------------------------------------------


def _is_infinite(x: Expression) -> Expression:
    if kind_of(x.dtype) != "f":
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
