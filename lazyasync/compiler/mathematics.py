"""Functions written with exact arithmetic, so that loops of them vectorise.

The polynomials and reductions are those of S. L. Moshier's Cephes library (1984-1992: expf, logf
and tanh); that of the exponential in double precision is the Taylor series, after the reduction of
fdlibm (Sun Microsystems, 1993). Errors are below 2 units in the last place, those of the hyperbolic
tangent in single precision below 2.5; NaN, infinities, denormal numbers and signed zeros come out
as the standard says.

Sines, cosines and tangents in double precision have the polynomials of fdlibm (k_sin.c, k_cos.c),
and errors below 1 unit. They are for angles up to `LARGEST_ANGLE`.
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
    trunc,
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

_HALF_SERIES = tuple(
    [c * 2.0 ** (len(_SINGLE.series) - place) for place, c in enumerate(_SINGLE.series)]
)
"""Of (e**2r - 1 - 2r) / (2 r**2), for |r| up to ln(2) / 4."""
_ONE = 127 << 23
"""The bits of 1 in single precision."""


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


class _Logarithm(NamedTuple):
    """A number is ``1 + rest`` times 2 to the ``power``; for ``rest`` from sqrt(0.5) - 1 to
    sqrt(2) - 1 the logarithm of ``1 + rest`` is ``rest - square / 2 + cube``."""

    power: Expression
    rest: Expression
    square: Expression
    cube: Expression


def _logarithm(power: Expression, rest: Expression) -> _Logarithm:
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
    return _Logarithm(cast(power, FLOAT), rest, square, series * rest * square)


def _parts_of_normal(x: Expression) -> tuple[Expression, Expression]:
    """Of a positive number that is not denormal: which power of two, and what is above 1."""
    pattern = bits(x, INTEGER)
    mantissa = bits((pattern & 0x007FFFFF) | 0x3F000000, FLOAT)
    lower = mantissa < math.sqrt(0.5)
    power = (pattern >> 23) - 126 - select(lower, constant(1, INTEGER), 0)
    return power, select(lower, mantissa + mantissa, mantissa) - 1.0


def _parts_of_any(x: Expression) -> _Logarithm:
    denormal = x < 1.1754943508222875e-38
    power, rest = _parts_of_normal(select(denormal, x * 8388608.0, x))
    return _logarithm(power - select(denormal, constant(23, INTEGER), 0), rest)


def _where_there_is_a_logarithm(x: Expression, value: Expression) -> Expression:
    value = select(x < math.inf, value, x)  # also for NaN
    value = select(equal(x, 0.0), constant(-math.inf, FLOAT), value)
    return select(x < 0.0, constant(math.nan, FLOAT), value)


def _natural(parts: _Logarithm) -> Expression:
    tail = fma(parts.power, constant(_SINGLE.ln2[1], FLOAT), parts.cube)
    near = parts.rest + fma(parts.square, constant(-0.5, FLOAT), tail)
    return fma(parts.power, constant(_SINGLE.ln2[0], FLOAT), near)


def log(x: Expression) -> Expression:
    """The natural logarithm."""
    return _where_there_is_a_logarithm(x, _natural(_parts_of_any(x)))


def log1p(x: Expression) -> Expression:
    """The natural logarithm of 1 + x, also where that is rounded to 1."""
    total = x + 1.0
    power, rest = _parts_of_normal(total)
    # What rounding left off of the sum, as a part of it. Where the power is 0 nothing need be.
    near = equal(power, 0)
    left_off = select(x < 1.0, x - (total - 1.0), 1.0 - (total - x)) / total
    parts = _logarithm(power, select(near, x, rest))
    parts = parts._replace(cube=parts.cube + select(near, constant(0.0, FLOAT), left_off))
    value = select(equal(x, 0.0), x, _natural(parts))
    value = select(x < math.inf, value, x)
    value = select(equal(x, -1.0), constant(-math.inf, FLOAT), value)
    return select(x < -1.0, constant(math.nan, FLOAT), value)


_LOG2_E = (1.4426950216293335, 1.925963033500011e-8)
_LOG10_E = (0.4342944920063019, -1.0103049952192578e-8)
"""Numbers of single precision whose sums are the logarithms of e."""
_LOG10_2 = (0.30078125, 2.487456639811952e-4)
"""The first has so few bits that its products with powers of two are exact."""


def _of_another_base(parts: _Logarithm, factor: tuple[float, float]) -> Expression:
    high, low = [constant(part, FLOAT) for part in factor]
    small = fma(parts.square, constant(-0.5, FLOAT), parts.cube)
    return fma(parts.rest, high, fma(small, high, parts.rest * low))


def log2(x: Expression) -> Expression:
    """The logarithm to the base 2."""
    parts = _parts_of_any(x)
    return _where_there_is_a_logarithm(x, parts.power + _of_another_base(parts, _LOG2_E))


def log10(x: Expression) -> Expression:
    """The logarithm to the base 10."""
    parts = _parts_of_any(x)
    near = fma(parts.power, constant(_LOG10_2[1], FLOAT), _of_another_base(parts, _LOG10_E))
    value = fma(parts.power, constant(_LOG10_2[0], FLOAT), near)
    return _where_there_is_a_logarithm(x, value)


def tanh(x: Expression) -> Expression:
    """The hyperbolic tangent, from half of e**2|x| - 1: one division, and no case for small |x|.

    That half is worked out of ``rest``, half of what reducing 2|x| leaves, so that nothing has to
    be doubled. It is as precise where 2|x| has no whole power of two as ``rest`` itself.
    """
    size = absolute(x)
    # From 10 on the result is 1; NaN is not above.
    size = select(size > 10.0, constant(10.0, FLOAT), size)
    shifted = fma(size, constant(2.0 * 1.44269504088896341, FLOAT), _SINGLE.rounder)
    whole = shifted - _SINGLE.rounder
    high, low = [constant(-0.5 * part, FLOAT) for part in _SINGLE.ln2]
    rest = fma(whole, low, fma(whole, high, size))
    # The bits of the rounder itself are shifted out.
    power = bits((bits(shifted, INTEGER) << _SINGLE.mantissa_bits) + _ONE, FLOAT)
    series = _polynomial(rest, _HALF_SERIES)
    half = fma(power, fma(series, rest * rest, rest), fma(power, constant(0.5, FLOAT), -0.5))
    return copysign(half / (half + 1.0), x)


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


# ---- angles in double precision --------------------------------------------------------------

LARGEST_ANGLE = 2.0**20
"""Up to it angles can be reduced here."""
_HALF_PI = (1.5707963267948966, 6.12323399538461e-17, 3.5215598651832e-27)
"""Three parts, whose sum is half of pi to 140 bits. The second has 33, so that its products with
numbers of quarters are exact."""
_SIN = (
    *(1.58969099521155010221e-10, -2.50507602534068634195e-08, 2.75573137070700676789e-06),
    *(-1.98412698298579493134e-04, 8.33333333332248946124e-03, -1.66666666666666324348e-01),
)
_COS = (
    *(-1.13596475577881948265e-11, 2.08757232129817482790e-09, -2.75573143513906633035e-07),
    *(2.48015872894767294178e-05, -1.38888888888741095749e-03, 4.16666666666666019037e-02),
)
_SIGN = -(2**63)


class _Angle(NamedTuple):
    """An angle less the nearest multiple of half of pi, and which one that is.

    ``sine`` and ``cosine``, of what is left, are each a number and what rounding that leaves off.
    The lowest two bits of ``quarters`` are those of the multiple.
    """

    sine: tuple[Expression, Expression]
    cosine: tuple[Expression, Expression]
    quarters: Expression

    @property
    def is_odd(self) -> Expression:
        return equal(self.quarters & 1, 1)


def _reduced_angle(x: Expression) -> _Angle:
    """By the reduction of Cody and Waite with `fma`.

    The first step is exact (Boldo, Daumas and Li, "Formally verified argument reduction with a
    fused multiply-add", 2009); what the second rounds off is carried along (Dekker, 1971).
    """
    first, second, third = [constant(part, DOUBLE) for part in _HALF_PI]
    shifted = fma(x, constant(2 / math.pi, DOUBLE), _DOUBLE.rounder)
    minus = _DOUBLE.rounder - shifted
    near = fma(minus, first, x)
    angle = fma(minus, second, near)
    # Exact: all of `near` are multiples of what the last bit of the product stands for.
    left_off = fma(minus, second, near - angle)
    rest = fma(minus, third, left_off)
    square = angle * angle
    # The cosine is 1 - angle**2 / 2, which is rounded, what that leaves off, and a small series.
    minus_half = constant(-0.5, DOUBLE)
    most = fma(square, minus_half, constant(1.0, DOUBLE))
    missing = fma(square, minus_half, 1.0 - most)
    less = fma(square * square, _polynomial(square, _COS), fma(-angle, rest, missing))
    more = fma(square * angle, _polynomial(square, _SIN), rest * most)
    return _Angle((angle, more), (most, less), bits(shifted, LONG))


def _with_sign(value: Expression, sign: Expression) -> Expression:
    """``value`` with its sign changed where that bit of ``sign`` is set."""
    return bits(bits(value, LONG) ^ (sign & _SIGN), DOUBLE)


def sin_double(x: Expression) -> Expression:
    """The sine."""
    angle = _reduced_angle(absolute(x))
    value = select(angle.is_odd, angle.cosine[0] + angle.cosine[1], angle.sine[0] + angle.sine[1])
    return _with_sign(value, bits(x, LONG) ^ (angle.quarters << 62))


def cos_double(x: Expression) -> Expression:
    """The cosine."""
    angle = _reduced_angle(x)
    value = select(angle.is_odd, angle.sine[0] + angle.sine[1], angle.cosine[0] + angle.cosine[1])
    return _with_sign(value, (angle.quarters + 1) << 62)


def tan_double(x: Expression) -> Expression:
    """The tangent: a quotient that is rounded once, as far as can be seen."""
    angle = _reduced_angle(absolute(x))
    odd = angle.is_odd
    sine, cosine = _rounded(*angle.sine), _rounded(*angle.cosine)
    above, above_rest = [select(odd, one, other) for one, other in zip(cosine, sine, strict=True)]
    below, below_rest = [select(odd, one, other) for one, other in zip(sine, cosine, strict=True)]
    inverse = 1.0 / below
    quotient = above * inverse
    rest = fma(-quotient, below, above) + fma(-quotient, below_rest, above_rest)
    return _with_sign(fma(rest, inverse, quotient), bits(x, LONG) ^ (angle.quarters << 63))


def _rounded(large: Expression, small: Expression) -> tuple[Expression, Expression]:
    """The sum of two numbers, and what rounding leaves off (Dekker, 1971)."""
    total = large + small
    return total, (large - total) + small


SINGLE: dict[Primitive, Callable[[Expression], Expression]] = {
    Primitive.EXP: exp,
    Primitive.LOG: log,
    Primitive.LOG1P: log1p,
    Primitive.LOG2: log2,
    Primitive.LOG10: log10,
    Primitive.TANH: tanh,
}
"""The functions that are written out in single precision."""

WRITTEN_OUT: dict[tuple[Primitive, str], Callable[[Expression], Expression]] = {
    **{(primitive, "f"): function for primitive, function in SINGLE.items()},
    (Primitive.EXP, "d"): exp,
    (Primitive.TANH, "d"): tanh_double,
}
"""All functions that are written out, by the character of the dtype."""


# ---- what calls the C library for unusual numbers ---------------------------------------------


def _is_far(x: Expression) -> Expression:
    return absolute(x) > LARGEST_ANGLE


def remainder_of_division(x: Expression, y: Expression) -> Expression:
    """What is left of ``x`` when as many ``y`` are taken off it as there are in it: ``fmod``.

    Exact: the quotient is an integer that the dtype has, and rounding made it no more than one too
    large, so that both it and the next one leave a number that the dtype has.
    """
    whole, divisor = trunc(absolute(x) / absolute(y)), absolute(y)
    rest = fma(-whole, divisor, absolute(x))
    return copysign(select(rest < 0.0, rest + divisor, rest), x)


def _is_no_exact_quotient(x: Expression, y: Expression) -> Expression:
    most = 2.0 ** (24 if x.dtype.itemsize == 4 else 53)
    return ~((absolute(x / y) < most) & (absolute(y) < math.inf))


class OwnFunction(NamedTuple):
    """A function of the C library that is written out for usual numbers, and called for others."""

    dtype: np.dtype
    operands: int
    usual: Callable[..., Expression]
    """The function for usual operands."""
    is_other: Callable[..., Expression]
    """Whether they are others; if one is NaN either will do."""


OWN_FUNCTIONS: dict[str, OwnFunction] = {
    "sin": OwnFunction(DOUBLE, 1, sin_double, _is_far),
    "cos": OwnFunction(DOUBLE, 1, cos_double, _is_far),
    "tan": OwnFunction(DOUBLE, 1, tan_double, _is_far),
    "fmod": OwnFunction(DOUBLE, 2, remainder_of_division, _is_no_exact_quotient),
    "fmodf": OwnFunction(FLOAT, 2, remainder_of_division, _is_no_exact_quotient),
}
"""They have the names of those of the C library."""
