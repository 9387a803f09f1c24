"""Functions in single precision, written with exact arithmetic, so that loops of them vectorise.

The polynomials and reductions are those of S. L. Moshier's Cephes library (1984-1992, single
precision: expf, logf, tanhf). Errors are below 2 units in the last place; NaN, infinities,
denormal numbers and signed zeros come out as the standard says.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

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
}
"""What the C library calls functions of floating-point numbers, in double precision."""

FLOAT = np.dtype(np.float32)
INTEGER = np.dtype(np.int32)

_ROUNDER = 12582912.0
"""1.5 * 2**23: adding it rounds to an integer, which is then in the lowest bits."""
_ROUNDER_BITS = 0x4B400000
_LN2_HIGH, _LN2_LOW = 0.693359375, -2.12194440e-4
"""Their sum is ln 2; the first has so few bits that its products with exponents are exact."""


def _polynomial(x: Expression, coefficients: Sequence[float]) -> Expression:
    """The highest power first, by Horner's rule."""
    result = constant(coefficients[0], FLOAT)
    for coefficient in coefficients[1:]:
        result = fma(result, x, coefficient)
    return result


def _power_of_two(exponent: Expression) -> Expression:
    return bits((exponent + 127) << 23, FLOAT)


def exp(x: Expression) -> Expression:
    """e to the power x."""
    # Beyond these the result is infinite, or rounds to 0. NaN is neither.
    bounded = select(x > 89.0, constant(89.0, FLOAT), x)
    bounded = select(bounded < -104.0, constant(-104.0, FLOAT), bounded)
    shifted = bounded * 1.44269504088896341 + _ROUNDER
    whole = shifted - _ROUNDER
    exponent = bits(shifted, INTEGER) - _ROUNDER_BITS
    rest = fma(whole, constant(-_LN2_LOW, FLOAT), fma(whole, constant(-_LN2_HIGH, FLOAT), bounded))
    series = _polynomial(
        rest,
        (
            1.9875691500e-4,
            1.3981999507e-3,
            8.3334519073e-3,
            4.1665795894e-2,
            1.6666665459e-1,
            5.0000001201e-1,
        ),
    )
    value = fma(series, rest * rest, rest) + 1.0
    # In two steps: 2**128 and 2**-150 are no single-precision numbers, but results may be.
    half = exponent >> 1
    return value * _power_of_two(half) * _power_of_two(exponent - half)


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
    tail = fma(power, constant(_LN2_LOW, FLOAT), series * rest * square)
    value = fma(power, constant(_LN2_HIGH, FLOAT), rest + fma(square, constant(-0.5, FLOAT), tail))
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


SINGLE: dict[Primitive, Callable[[Expression], Expression]] = {
    Primitive.EXP: exp,
    Primitive.LOG: log,
    Primitive.TANH: tanh,
}
"""The functions that are written out in single precision."""
