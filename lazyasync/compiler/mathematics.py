"""Functions written with exact arithmetic, so that loops of them vectorise.

The polynomials and reductions are those of S. L. Moshier's Cephes library (1984-1992: expf, logf,
tanhf and tanh); that of the exponential in double precision is the Taylor series, after the
reduction of fdlibm (Sun Microsystems, 1993). Errors are below 2 units in the last place; NaN,
infinities, denormal numbers and signed zeros come out as the standard says.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from lazyasync.ir.scalar import (
    Expression,
    Primitive,
    absolute,
    bits,
    cast,
    constant,
    copysign,
    equal,
    fma,
    select,
)

C_FUNCTIONS = {
    Primitive.SQRT: "sqrt",
    Primitive.FLOOR: "floor",
    Primitive.CEIL: "ceil",
    Primitive.TRUNC: "trunc",
    Primitive.RINT: "rint",
    Primitive.COPYSIGN: "copysign",
    Primitive.FMA: "fma",
    Primitive.EXP: "exp",
    Primitive.EXPM1: "expm1",
    Primitive.LOG: "log",
    Primitive.LOG1P: "log1p",
    Primitive.LOG2: "log2",
    Primitive.SIN: "sin",
    Primitive.COS: "cos",
    Primitive.TANH: "tanh",
    Primitive.POWER: "pow",
    Primitive.ARCTAN2: "atan2",
    Primitive.EXP2: "exp2",
    Primitive.LOG10: "log10",
    Primitive.CBRT: "cbrt",
    Primitive.TAN: "tan",
    Primitive.ARCSIN: "asin",
    Primitive.ARCCOS: "acos",
    Primitive.ARCTAN: "atan",
    Primitive.SINH: "sinh",
    Primitive.COSH: "cosh",
    Primitive.ARCSINH: "asinh",
    Primitive.ARCCOSH: "acosh",
    Primitive.ARCTANH: "atanh",
    Primitive.ERF: "erf",
}
"""What the C library calls functions of floating-point numbers, in double precision."""

FLOAT = np.dtype(np.float32)
INTEGER = np.dtype(np.int32)
DOUBLE = np.dtype(np.float64)
LONG = np.dtype(np.int64)


class _Precision(NamedTuple):
    """How numbers of a precision are taken apart.

    ``rounder``: adding it rounds to an integer, which is then in the lowest bits: 1.5 times the
    first number that has no fraction. ``ln2``: its two parts, whose sum is ln 2; the first has so
    few bits that its products with exponents are exact. ``series``: of (e**r - 1 - r) / r**2, for
    |r| up to ln(2) / 2, the highest power first. ``range``: beyond these, e to a power rounds to 0,
    or is infinite.
    """

    number: np.dtype
    integer: np.dtype
    rounder: float
    mantissa_bits: int
    bias: int
    ln2: tuple[float, float]
    series: tuple[float, ...]
    range: tuple[float, float]


_SINGLE = _Precision(
    FLOAT,
    INTEGER,
    rounder=1.5 * 2**23,
    mantissa_bits=23,
    bias=127,
    ln2=(0.693359375, -2.12194440e-4),
    series=(
        1.9875691500e-4,
        1.3981999507e-3,
        8.3334519073e-3,
        4.1665795894e-2,
        1.6666665459e-1,
        5.0000001201e-1,
    ),
    range=(-104.0, 89.0),
)
_DOUBLE = _Precision(
    DOUBLE,
    LONG,
    rounder=1.5 * 2**52,
    mantissa_bits=52,
    bias=1023,
    ln2=(6.93147180369123816490e-01, 1.90821492927058770002e-10),
    # The next term of the series is below 2**-57 of it.
    series=tuple(1.0 / math.factorial(n) for n in range(13, 1, -1)),
    range=(-746.0, 710.0),
)


def _polynomial(x: Expression, coefficients: Sequence[float]) -> Expression:
    """The highest power first, by Horner's rule."""
    result = constant(coefficients[0], x.dtype)
    for coefficient in coefficients[1:]:
        result = fma(result, x, coefficient)
    return result


def _power_of_two(exponent: Expression, precision: _Precision) -> Expression:
    return bits((exponent + precision.bias) << precision.mantissa_bits, precision.number)


def _reduced_exp(bounded: Expression, precision: _Precision) -> tuple[Expression, Expression]:
    """e to a power as a number between 0.7 and 1.5, and a whole power of two."""
    number, rounder = precision.number, precision.rounder
    shifted = bounded * 1.44269504088896341 + rounder
    whole = shifted - rounder
    pattern = int(np.array(rounder, number).view(precision.integer))
    exponent = bits(shifted, precision.integer) - pattern
    high, low = precision.ln2
    rest = fma(whole, constant(-low, number), fma(whole, constant(-high, number), bounded))
    series = _polynomial(rest, precision.series)
    return fma(series, rest * rest, rest) + 1.0, exponent


def exp(x: Expression) -> Expression:
    """e to the power x, in single or double precision."""
    precision = _SINGLE if x.dtype == FLOAT else _DOUBLE
    least, most = precision.range
    # NaN is neither above nor below.
    bounded = select(x > most, constant(most, x.dtype), x)
    bounded = select(bounded < least, constant(least, x.dtype), bounded)
    value, exponent = _reduced_exp(bounded, precision)
    # In two steps: the powers next to both ends of the range are no numbers of the precision, but
    # results may be.
    half = exponent >> 1
    return value * _power_of_two(half, precision) * _power_of_two(exponent - half, precision)


def log(x: Expression) -> Expression:
    """The natural logarithm."""
    smallest = 1.1754943508222875e-38
    denormal = x < smallest
    scaled = select(denormal, x * 8388608.0, x)
    pattern = bits(scaled, INTEGER)
    exponent = (pattern >> 23) - select(denormal, constant(126 + 23, INTEGER), 126)
    mantissa = bits((pattern & 0x007FFFFF) | 0x3F000000, FLOAT)
    lower = mantissa < math.sqrt(0.5)
    exponent = exponent - select(lower, constant(1, INTEGER), 0)
    rest = select(lower, mantissa + mantissa, mantissa) - 1.0
    square = rest * rest
    series = _polynomial(
        rest,
        (
            7.0376836292e-2,
            -1.1514610310e-1,
            1.1676998740e-1,
            -1.2420140846e-1,
            1.4249322787e-1,
            -1.6668057665e-1,
            2.0000714765e-1,
            -2.4999993993e-1,
            3.3333331174e-1,
        ),
    )
    power = cast(exponent, FLOAT)
    tail = fma(power, constant(_SINGLE.ln2[1], FLOAT), series * rest * square)
    value = fma(
        power, constant(_SINGLE.ln2[0], FLOAT), rest + fma(square, constant(-0.5, FLOAT), tail)
    )
    value = select(x < math.inf, value, x)  # also for NaN
    value = select(equal(x, 0.0), constant(-math.inf, FLOAT), value)
    return select(x < 0.0, constant(math.nan, FLOAT), value)


def tanh(x: Expression) -> Expression:
    """The hyperbolic tangent."""
    size = absolute(x)
    square = size * size
    series = _polynomial(
        square,
        (
            -5.70498872745e-3,
            2.06390887954e-2,
            -5.37397155531e-2,
            1.33314422036e-1,
            -3.33332819422e-1,
        ),
    )
    near = fma(series * square, size, size)
    far = 1.0 - 2.0 / (exp(size + size) + 1.0)
    return copysign(select(size < 0.625, near, far), x)


def tanh_double(x: Expression) -> Expression:
    """The hyperbolic tangent."""
    size = absolute(x)
    square = size * size
    near = size < 0.625
    # From 22 on the result is 1.
    double = size + size
    value, exponent = _reduced_exp(select(double > 44.0, constant(44.0, DOUBLE), double), _DOUBLE)
    above = _polynomial(
        square, (-9.64399179425052238628e-1, -9.92877231001918586564e1, -1.61468768441708447952e3)
    )
    below = _polynomial(
        square,
        (1.0, 1.12811678491632931402e2, 2.23548839060100448583e3, 4.84406305325125486048e3),
    )
    # One division for both: it takes as long as most of the rest.
    ratio = select(near, above * square, 2.0) / select(
        near, below, value * _power_of_two(exponent, _DOUBLE) + 1.0
    )
    return copysign(select(near, fma(size, ratio, size), 1.0 - ratio), x)


SINGLE: dict[Primitive, Callable[[Expression], Expression]] = {
    Primitive.EXP: exp,
    Primitive.LOG: log,
    Primitive.TANH: tanh,
}
"""The functions that are written out in single precision."""

WRITTEN_OUT: dict[tuple[Primitive, str], Callable[[Expression], Expression]] = {
    **{(primitive, "f"): function for primitive, function in SINGLE.items()},
    (Primitive.EXP, "d"): exp,
    (Primitive.TANH, "d"): tanh_double,
}
"""All functions that are written out, by the character of the dtype."""
