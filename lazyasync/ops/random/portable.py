"""Elementary functions of float64 as expressions that have the same bits on every machine.

The functions of libraries differ in the last bits, from one processor to another: a proposal that
one of them takes, another would reject. These are made of additions, products, quotients and roots,
which IEEE 754 rounds in one way. None is contracted, whatever evaluates them.

The reductions and polynomials of `log`, `exp`, `cos` and `sin` are those of fdlibm (Sun
Microsystems, 1993: e_log.c, e_exp.c, k_cos.c, k_sin.c), whose errors are below one unit in the last
place.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from lazyasync.ir.scalar import (
    FLOAT64,
    Expression,
    absolute,
    bits,
    cast,
    constant,
    equal,
    floor,
    is_nan,
    maximum,
    minimum,
    rint,
    select,
)

INT64 = np.dtype(np.int64)
_LN2_HIGH, _LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
_LOG = (
    *(6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01),
    *(2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01),
    1.479819860511658591e-01,
)
_EXP = (
    *(1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05),
    *(-1.65339022054652515390e-06, 4.13813679705723846039e-08),
)
_SIN = (
    *(-1.66666666666666324348e-01, 8.33333333332248946124e-03, -1.98412698298579493134e-04),
    *(2.75573137070700676789e-06, -2.50507602534068634195e-08, 1.58969099521155010221e-10),
)
_COS = (
    *(4.16666666666666019037e-02, -1.38888888888741095749e-03, 2.48015872894767294178e-05),
    *(-2.75573143513906633035e-07, 2.08757232129817482790e-09, -1.13596475577881948265e-11),
)
_STIRLING = (1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188)
"""Of 1/k, 1/k**3, ...: the series of `stirling_error`."""
_SMALL_ERRORS = (
    *(0.0, 0.08106146679532726, 0.0413406959554093),
    *(0.02767792568499834, 0.020790672103765093, 0.016644691189821193),
    *(0.013876128823070748, 0.01189670994589177, 0.010411265261972096),
    *(0.009255462182712733, 0.00833056343336287, 0.007573675487951841),
    *(0.00694284010720953, 0.006408994188004207, 0.0059513701127588475),
    0.005554733551962801,
)
"""`stirling_error` of 0 (of which there is none) to 15."""


def number(value: float) -> Expression:
    """A number of float64."""
    return constant(value, FLOAT64)


def polynomial(x: Expression, coefficients: Sequence[float]) -> Expression:
    """Of the coefficients from the lowest power on, by Horner's rule."""
    value = number(coefficients[-1])
    for coefficient in coefficients[-2::-1]:
        value = value * x + coefficient
    return value


def log(x: Expression) -> Expression:
    """The natural logarithm of normal positive numbers; of 0 -inf, of inf inf, else NaN."""
    value = select((x > 0.0) & (x < math.inf), log_of_fraction(x), select(x > 0.0, x, math.nan))
    return select(equal(x, 0.0), number(-math.inf), value)


def log_of_fraction(x: Expression) -> Expression:
    """`log` of numbers that are normal and positive for sure."""
    pattern = bits(x, INT64)
    # The fraction is put between sqrt(1/2) and sqrt(2).
    shifted = pattern + (0x3FF0000000000000 - 0x3FE6A09E667F3BCD)
    exponent = cast((shifted >> 52) - 1023, FLOAT64)
    fraction = bits((shifted & 0x000FFFFFFFFFFFFF) + 0x3FE6A09E667F3BCD, FLOAT64)
    f = fraction - 1.0
    s = f / (f + 2.0)
    z = s * s
    w = z * z
    odd = z * polynomial(w, _LOG[0::2])
    even = w * polynomial(w, _LOG[1::2])
    half = f * f * 0.5
    rest = s * (half + (odd + even)) + exponent * _LN2_LOW
    return exponent * _LN2_HIGH - ((half - rest) - f)


def log1p(x: Expression) -> Expression:
    """``log(1 + x)`` for ``x`` of -1 and more, also of tiny ones.

    W. Kahan's: what is lost in ``w = 1 + x`` is made up for by ``x / (w - 1)``.
    """
    w = x + 1.0
    gap = w - 1.0
    exact = equal(gap, 0.0)
    value = log(w) * (x / select(exact, number(1.0), gap))
    return select(exact, x, select(w < math.inf, value, x))


def exp(x: Expression) -> Expression:
    """The exponential; NaN of NaN."""
    bounded = minimum(maximum(x, -800.0), 800.0)
    count = rint(bounded * 1.44269504088896338700)
    high = bounded - count * _LN2_HIGH
    low = count * _LN2_LOW
    r = high - low
    t = r * r
    c = r - t * polynomial(t, _EXP)
    value = 1.0 - ((low - (r * c) / (2.0 - c)) - high)
    # In two factors, because one would leave the range before the result does.
    half = floor(count * 0.5)
    value = value * _power_of_two(half) * _power_of_two(count - half)
    return select(is_nan(x), x, value)


def _power_of_two(exponent: Expression) -> Expression:
    whole = cast(select(is_nan(exponent), number(0.0), exponent), INT64)
    return bits((whole + 1023) << 52, FLOAT64)


def cos_and_sin_of_turn(x: Expression) -> tuple[Expression, Expression]:
    """The cosine and the sine of ``2 pi x``, for ``x`` in [0, 1]."""
    quarters = rint(x * 4.0)
    angle = (x * 4.0 - quarters) * (math.pi / 2)
    z = angle * angle
    sine = angle + angle * (z * polynomial(z, _SIN))
    cosine = 1.0 - (z * 0.5 - z * z * polynomial(z, _COS))
    odd = equal(quarters, 1.0) | equal(quarters, 3.0)
    first, second = select(odd, sine, cosine), select(odd, cosine, sine)
    left = equal(quarters, 1.0) | equal(quarters, 2.0)
    lower = equal(quarters, 2.0) | equal(quarters, 3.0)
    return select(left, -first, first), select(lower, -second, second)


def stirling_error(k: Expression) -> Expression:
    """``log(k!)`` less Stirling's ``(k + 1/2) log k - k + log(2 pi) / 2``, for whole ``k`` > 0.

    A table below 16, then the series; C. Loader, "Fast and accurate computation of binomial
    probabilities", 2000.
    """
    inverse = 1.0 / maximum(k, 1.0)
    value = inverse * polynomial(inverse * inverse, _STIRLING)
    return select(k < 16.0, _looked_up(k, _SMALL_ERRORS), value)


def _looked_up(k: Expression, table: Sequence[float]) -> Expression:
    """The entry of a table for a whole ``k``, by halves."""

    def entry(first: int, stop: int) -> Expression:
        if stop - first == 1:
            return number(table[first])
        middle = (first + stop) // 2
        return select(k < float(middle), entry(first, middle), entry(middle, stop))

    return entry(0, len(table))


def deviance(k: Expression, mean: Expression) -> Expression:
    """``k log(k / mean) + mean - k`` for ``k`` > 0 and ``mean`` > 0, without cancellation.

    Loader's ``bd0``: a series in ``(k - mean) / (k + mean)`` where that is below a tenth.
    """
    gap = k - mean
    v = gap / (k + mean)
    near = gap * v + k * 2.0 * v * (v * v) * polynomial(v * v, [1 / (2 * j + 3) for j in range(8)])
    far = k * log(k / mean) + mean - k
    return select(absolute(v) < 0.1, near, far)
