"""NumPy's functions of elements, and `scipy.special`'s, that are compositions of others."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lazyasync.errors import DTypeError
from lazyasync.ir.types import kind_of, limits_of
from lazyasync.ops import promotion
from lazyasync.ops.dispatch import alias, convert, floating, promoted
from lazyasync.ops.elementwise.arithmetic import absolute, logical_and, logical_not, remainder
from lazyasync.ops.elementwise.comparison import equal, maximum, minimum, not_equal, where
from lazyasync.ops.elementwise.functions import exp2, floor, isnan, log, logaddexp, square
from lazyasync.ops.elementwise.number_parts import imag, real, signbit
from lazyasync.ops.elementwise.powers import power
from lazyasync.ops.elementwise.trigonometry import arctan2, sin
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import INTEGER
from lazyasync.ops.registration import composed_of
from lazyasync.tensor import LazyTensor

__all__ = [
    "angle",
    "fabs",
    "float_power",
    "fmax",
    "fmin",
    "fmod",
    "heaviside",
    "iscomplex",
    "isneginf",
    "isposinf",
    "isreal",
    "ldexp",
    "logaddexp2",
    "nan_to_num",
    "sinc",
    "xlogy",
]


def _pair(name: str, x: Any, y: Any, *, is_real: bool = False) -> tuple[LazyTensor, LazyTensor]:
    """Both operands in one dtype. Raises `DTypeError` for complex numbers."""
    like = x if isinstance(x, LazyTensor) else y
    if not isinstance(like, LazyTensor):
        raise TypeError(f"{name} takes at least one tensor; make one with la.asarray")
    x, y = promoted(name, x, y, dtype_rule=floating if is_real else None)
    if x.dtype.kind == "c":
        raise DTypeError(f"{name}: not supported for {x._node.type} and {y._node.type}")
    return x, y


@composed_of("absolute")
def fabs(x: LazyTensor, /) -> LazyTensor:
    """Magnitudes, in a floating dtype. Raises `DTypeError` for complex numbers."""
    x = as_tensor("fabs", x)
    if x.dtype.kind == "c":
        raise DTypeError(f"fabs: not supported for {x._node.type}; there is la.absolute")
    return absolute(convert(x, floating(x.dtype)))


@composed_of("arctan2")
def angle(x: LazyTensor, /, deg: bool = False) -> LazyTensor:
    """The angles of complex numbers, from -pi to pi; of negative real numbers pi.

    With ``deg`` in degrees.
    """
    x = as_tensor("angle", x)
    x = convert(x, floating(x.dtype))
    found = arctan2(imag(x), real(x))
    return found * (180.0 / math.pi) if deg else found


@composed_of("maximum", "where")
def fmax(x: Any, y: Any, /) -> LazyTensor:
    """The larger of two elements, or the one that is not NaN."""
    x, y = _pair("fmax", x, y)
    return _without_nan(x, y, maximum(x, y))


@composed_of("minimum", "where")
def fmin(x: Any, y: Any, /) -> LazyTensor:
    """The smaller of two elements, or the one that is not NaN."""
    x, y = _pair("fmin", x, y)
    return _without_nan(x, y, minimum(x, y))


def _without_nan(x: LazyTensor, y: LazyTensor, both: LazyTensor) -> LazyTensor:
    if kind_of(x.dtype) != "f":
        return both
    return where(isnan(x), y, where(isnan(y), x, both))


@composed_of("remainder", "where")
def fmod(x: Any, y: Any, /) -> LazyTensor:
    """What the quotient, rounded towards 0, leaves: of the sign of ``x``, as C's ``fmod``."""
    x, y = _pair("fmod", x, y)
    if x.dtype.kind in "bu":
        return remainder(x, y)
    if x.dtype.kind == "i":
        # The lowest integer has no magnitude.
        rest = remainder(x, y)
        return where(logical_and(rest != 0, (x < 0) != (y < 0)), rest - y, rest)
    rest = remainder(absolute(x), absolute(y))
    return where(signbit(x), -rest, rest)


@composed_of("where", "less")
def heaviside(x: Any, y: Any, /) -> LazyTensor:
    """0 where ``x`` is below 0, 1 where it is above, ``y`` where it is 0, NaN where it is NaN."""
    x, y = _pair("heaviside", x, y, is_real=True)
    return where(isnan(x), x, where(x < 0, 0.0, where(x == 0, y, 1.0)))


@composed_of("sin", "divide", "where")
def sinc(x: LazyTensor, /) -> LazyTensor:
    """``sin(pi x) / (pi x)``, and 1 at 0, around which it is the series of it."""
    x = as_tensor("sinc", x)
    dtype = floating(x.dtype)
    # In half precision pi is off by so much that multiples of it have no sine of 0.
    x = convert(x, np.dtype(np.float32) if dtype.itemsize == 2 else dtype)
    near = absolute(x) < 0.05
    away = where(near, 1.0, x) * math.pi
    squared = square(where(near, x, 0.0) * math.pi)
    series: Any = 0.0
    for k in range(6, -1, -1):
        series = series * squared + (-1.0) ** k / math.factorial(2 * k + 1)
    return convert(where(near, series, sin(away) / away), dtype)


@composed_of("log", "multiply", "where")
def xlogy(x: Any, y: Any, /) -> LazyTensor:
    """``x * log(y)``, and 0 where ``x`` is 0 and ``y`` is not NaN."""
    x, y = _pair("xlogy", x, y, is_real=True)
    nothing = logical_and(x == 0, logical_not(isnan(y)))
    return where(nothing, 0.0, x * log(where(nothing, 1.0, y)))


@composed_of("power")
def float_power(x: Any, y: Any, /) -> LazyTensor:
    """``x ** y`` in double precision, whatever the operands are: float64, or complex128."""
    like = x if isinstance(x, LazyTensor) else y
    if not isinstance(like, LazyTensor):
        raise TypeError("float_power takes at least one tensor; make one with la.asarray")
    base, exponent = promoted("float_power", x, y, dtype_rule=_wide)
    return power(base, y if promotion.scalar_type(y) in (int, float) else exponent)


def _wide(dtype: np.dtype) -> np.dtype:
    return np.dtype(np.complex128 if dtype.kind == "c" else np.float64)


@composed_of("logaddexp")
def logaddexp2(x: Any, y: Any, /) -> LazyTensor:
    """``log2(2**x + 2**y)``, without overflow."""
    x, y = _pair("logaddexp2", x, y, is_real=True)
    return logaddexp(x * math.log(2), y * math.log(2)) * (1 / math.log(2))


@composed_of("exp2", "multiply")
def ldexp(x: Any, i: Any, /) -> LazyTensor:
    """``x * 2**i``, for integers ``i``. Raises `DTypeError` for other ``i``, and complex ``x``."""
    like = x if isinstance(x, LazyTensor) else i
    if not isinstance(like, LazyTensor):
        raise TypeError("ldexp takes at least one tensor; make one with la.asarray")
    # Beside real numbers, integers would be taken for some of them, and the other way round.
    i = as_tensor("ldexp", i, like.device)
    x = as_tensor("ldexp", x, like.device)
    if i.dtype.kind not in "biu" or x.dtype.kind == "c":
        raise DTypeError(f"ldexp: not supported for {x._node.type} and {i._node.type}")
    x = convert(x, floating(x.dtype))
    # From beyond the least number to beyond the largest, in three factors that are neither.
    numbers = limits_of(x.dtype)
    limit = math.frexp(numbers.max)[1] - math.frexp(numbers.smallest_subnormal)[1] + 3
    exponent = convert(minimum(maximum(convert(i, INTEGER), -limit), limit), x.dtype)
    third = floor(exponent / 3)
    factor = exp2(third)
    scaled: LazyTensor = x * factor * factor * exp2(exponent - 2 * third)
    return scaled


@composed_of("equal")
def isposinf(x: LazyTensor, /) -> LazyTensor:
    """Whether elements are positive infinity: bool. Raises `DTypeError` for complex numbers."""
    return _is_infinity("isposinf", x, math.inf)


@composed_of("equal")
def isneginf(x: LazyTensor, /) -> LazyTensor:
    """Whether elements are negative infinity: bool. Raises `DTypeError` for complex numbers."""
    return _is_infinity("isneginf", x, -math.inf)


def _is_infinity(name: str, x: LazyTensor, infinity: float) -> LazyTensor:
    x = as_tensor(name, x)
    if x.dtype.kind == "c":
        raise DTypeError(f"{name}: not supported for {x._node.type}")
    return equal(x, infinity)


@composed_of("not_equal")
def iscomplex(x: LazyTensor, /) -> LazyTensor:
    """Whether elements have an imaginary part other than 0: bool."""
    return not_equal(imag(x), 0)


@composed_of("equal")
def isreal(x: LazyTensor, /) -> LazyTensor:
    """Whether elements have no imaginary part other than 0: bool."""
    return equal(imag(x), 0)


@composed_of("isnan", "where")
def nan_to_num(
    x: LazyTensor,
    /,
    *,
    nan: float = 0.0,
    posinf: float | None = None,
    neginf: float | None = None,
) -> LazyTensor:
    """``x`` with other numbers in place of NaN and the infinities, of the dtype of ``x``.

    None stands for the largest number of the dtype, and for the lowest. Of complex numbers that is
    done to both parts. Nothing flows back where something was replaced. Integers and booleans are
    given as they are.
    """
    x = as_tensor("nan_to_num", x)
    if x.dtype.kind in "biu":
        return alias(x)
    if x.dtype.kind != "c":
        return _finite(x, nan, posinf, neginf)
    given = real(x), imag(x)
    first, second = (_finite(part, nan, posinf, neginf) for part in given)
    kept = logical_and(equal(first, given[0]), equal(second, given[1]))
    # Those are left alone: a product with 1j has lost the sign of a zero, and has NaN of infinity.
    return where(kept, x, first + convert(second, x.dtype) * 1j)


def _finite(x: LazyTensor, nan: Any, posinf: Any, neginf: Any) -> LazyTensor:
    limits = limits_of(x.dtype)
    # Each of what `x` was: what stands in for NaN may be an infinity.
    found = where(equal(x, -math.inf), float(limits.min) if neginf is None else neginf, x)
    found = where(equal(x, math.inf), float(limits.max) if posinf is None else posinf, found)
    return where(isnan(x), nan, found)
