"""The incomplete gamma and beta functions, regularized.

Sources: DLMF 8.11.4 (the series), 8.9.2 (the continued fraction of the gamma function), 8.12 (N. M.
Temme's uniform expansion), 8.17.22 (that of the beta function); W. J. Lentz, Applied Optics 15,
1976, for continued fractions; A. R. DiDonato and A. H. Morris, "Computation of the incomplete gamma
function ratios", ACM TOMS 12, 1986, and "Algorithm 708", TOMS 18, 1992, for factors in front.
"""

from __future__ import annotations

import functools
import math
from fractions import Fraction
from typing import Any, Final

from lazyasync.ir.node import Attributes
from lazyasync.ops.dispatch import convert, floating, is_number, promoted
from lazyasync.ops.elementwise.arithmetic import logical_and
from lazyasync.ops.elementwise.comparison import where
from lazyasync.ops.elementwise.formulas import (
    WIDE,
    array_formula_operation,
    polynomial,
    undifferentiated,
)
from lazyasync.ops.elementwise.functions import exp, log, log1p
from lazyasync.ops.elementwise.gamma_functions import _SERIES, EULER, lgamma, lgamma_of
from lazyasync.ops.elementwise.inverse_error_functions import erfc_of
from lazyasync.ops.manipulation.broadcasting import broadcast_to, sum_to
from lazyasync.ops.random.slopes import slope_of_logarithm
from lazyasync.ops.special.gamma_and_beta import _tail, beta_of, betaln, betaln_of, gamma_of
from lazyasync.recording import record
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = [
    "betainc",
    "gammainc",
    "gammaincc",
]

_EPSILON: Final = 2.0**-53
_TINY: Final = 1e-300
_MOST: Final = 20_000
"""Terms of a series, and of a continued fraction, after which it is left as it is."""
_UNIFORM_FROM: Final = 64.0
"""From this ``a`` on, and with ``x`` within a half of it, Temme's expansion holds."""
_ORDERS, _POWERS = 10, 24

# ---- what both need ------------------------------------------------------------------------


def _less_logarithm(xp: Any, e: Any) -> Any:
    """``e - log1p(e)``, without cancellation: by the series of the inverse hyperbolic tangent."""
    near = (e > -0.5) & (e < 1.0)
    small = xp.where(near, e, 0.0)
    r = small / (2.0 + small)
    squared = r * r
    series = polynomial(squared, [1.0 / (2 * k + 3) for k in range(18)])
    beyond = xp.where(near, 1.0, e)
    return xp.where(near, r * small - 2.0 * r * squared * series, beyond - xp.log1p(beyond))


# ---- the gamma function --------------------------------------------------------------------


@functools.cache
def _expansion() -> tuple[tuple[float, ...], ...]:
    """The coefficients of powers of eta, for each order of 1/a in Temme's expansion.

    Of DLMF 8.12.10: ``mu mu' = eta (1 + mu)`` gives mu as a series of eta; that of 1/mu begins with
    1/eta, and the rest is the first order. The others follow by the recurrence 8.12.11, in which
    what is singular cancels. In fractions, as much cancels besides.
    """
    count = _POWERS + 2 * _ORDERS + 2
    mu = [Fraction(0), Fraction(1)]
    for n in range(2, count + 2):
        # The coefficient of eta**n on both sides.
        inner = sum((mu[i] * (n + 1 - i) * mu[n + 1 - i] for i in range(2, n)), Fraction(0))
        mu.append((mu[n - 1] - inner) / (n + 1))
    # (mu / eta) * (eta / mu) = 1
    inverse = [Fraction(1)]
    for n in range(1, count + 1):
        inverse.append(-sum((mu[i + 1] * inverse[n - i] for i in range(1, n + 1)), Fraction(0)))
    first = inverse[1:]
    orders = [first]
    for _ in range(1, _ORDERS):
        last = orders[-1]
        orders.append([(n + 2) * last[n + 2] - last[1] * first[n] for n in range(len(last) - 2)])
    return tuple([tuple([float(value) for value in order[:_POWERS]]) for order in orders])


def _uniform(xp: Any, a: Any, x: Any, upper: bool) -> Any:
    """By Temme's expansion."""
    mu = (x - a) / a
    height = _less_logarithm(xp, mu)
    eta = xp.copysign(xp.sqrt(2.0 * height), mu)
    inverse = 1.0 / a
    rest = eta * 0.0
    for order in reversed(_expansion()):
        rest = rest * inverse + polynomial(eta, order)
    rest = rest * xp.exp(-a * height) / xp.sqrt(2 * math.pi * a)
    side = eta * xp.sqrt(0.5 * a)
    return 0.5 * erfc_of(xp, side) + rest if upper else 0.5 * erfc_of(xp, -side) - rest


def _in_front(xp: Any, a: Any, x: Any) -> Any:
    """``x**a exp(-x) / gamma(a + 1)``, of positive numbers."""
    is_large = a >= 10.0
    low = xp.where(is_large, 1.0, a)
    plain = xp.power(x, low) * xp.exp(-x) / gamma_of(xp, low + 1.0)
    big = xp.where(is_large, a, 10.0)
    # Near 0 the logarithm is that of a number, and not of one that is nearly -1.
    ratio = x / big
    height = xp.where(
        ratio < 0.5, ratio - 1.0 - xp.log(ratio), _less_logarithm(xp, (x - big) / big)
    )
    stirling = xp.exp(-big * height - _tail(big)) / xp.sqrt(2 * math.pi * big)
    return xp.where(is_large, stirling, plain)


def _series(xp: Any, a: Any, x: Any) -> Any:
    """The sum of ``x**n / ((a + 1) ... (a + n))``."""
    term = total = x * 0.0 + 1.0
    for n in range(1, _MOST):
        term = term * (x / (a + float(n)))
        total = total + term
        if not (term > total * _EPSILON).any():
            break
    return total


def _fraction(xp: Any, a: Any, x: Any) -> Any:
    """``gamma(a, x) exp(x) / x**a`` as a continued fraction."""
    b = x + 1.0 - a
    c = x * 0.0 + 1.0 / _TINY
    d = 1.0 / b
    found = d
    for n in range(1, _MOST):
        numerator = -n * (n - a)
        b = b + 2.0
        d = 1.0 / _not_zero(xp, numerator * d + b)
        c = _not_zero(xp, b + numerator / c)
        step = c * d
        found = found * step
        if not (xp.abs(step - 1.0) > 2.0 * _EPSILON).any():
            break
    return found


def _not_zero(xp: Any, x: Any) -> Any:
    return xp.where(xp.abs(x) < _TINY, _TINY, x)


def _small_complement(xp: Any, a: Any, x: Any) -> Any:
    """The upper function for small ``a`` and ``x``, where the lower one is nearly 1."""
    tiny = xp.where(a <= 0.5, a, 0.0)
    logarithm = tiny * (1.0 - EULER) + polynomial(tiny, _SERIES) * tiny * tiny - xp.log1p(tiny)
    logarithm = xp.where(a <= 0.5, logarithm, lgamma_of(xp, a + 1.0))
    height = a * xp.log(x) - logarithm
    term, total = x * 0.0 + 1.0, x * 0.0
    for n in range(1, 30):
        term = term * (-x / float(n))
        total = total + term / (a + float(n))
    return -xp.expm1(height) - xp.exp(height) * a * total


def _gammainc(xp: Any, a: Any, x: Any, upper: bool) -> Any:
    positive = (a > 0.0) & (x > 0.0) & (a < math.inf) & (x < math.inf)
    a_safe, x_safe = xp.where(positive, a, 1.0), xp.where(positive, x, 1.0)
    uniform = (a_safe >= _UNIFORM_FROM) & (xp.abs(x_safe - a_safe) <= 0.5 * a_safe)
    fraction = (x_safe >= a_safe + 1.0) & (x_safe >= 1.5)
    small = (a_safe < 1.0) & (x_safe < 1.5)
    plain_series = xp.not_equal(uniform | fraction, True)
    found = a_safe * 0.0
    if uniform.any():
        a_in, x_in = xp.where(uniform, a_safe, 100.0), xp.where(uniform, x_safe, 100.0)
        found = xp.where(uniform, _uniform(xp, a_in, x_in, upper), found)
    fraction = fraction & xp.not_equal(uniform, True)
    if fraction.any():
        a_in, x_in = xp.where(fraction, a_safe, 1.0), xp.where(fraction, x_safe, 30.0)
        above = _in_front(xp, a_in, x_in) * a_in * _fraction(xp, a_in, x_in)
        found = xp.where(fraction, above if upper else 1.0 - above, found)
    if plain_series.any():
        a_in, x_in = xp.where(plain_series, a_safe, 1.0), xp.where(plain_series, x_safe, 0.5)
        below = _in_front(xp, a_in, x_in) * _series(xp, a_in, x_in)
        if upper:
            a_in, x_in = xp.where(small, a_safe, 0.5), xp.where(small, x_safe, 0.5)
            below = xp.where(small, _small_complement(xp, a_in, x_in), 1.0 - below)
        found = xp.where(plain_series, below, found)
    nothing, everything = (1.0, 0.0) if upper else (0.0, 1.0)
    edge = xp.where((a > 0.0) & xp.equal(x, 0.0), nothing, math.nan)
    edge = xp.where(xp.equal(a, 0.0) & (x > 0.0), everything, edge)
    edge = xp.where((a > 0.0) & (a < math.inf) & xp.equal(x, math.inf), everything, edge)
    edge = xp.where(xp.equal(a, math.inf) & (x >= 0.0) & (x < math.inf), nothing, edge)
    return xp.where(positive, found, edge)


def gammainc_of(xp: Any, a: Any, x: Any) -> Any:
    """The lower function, of arrays."""
    return _gammainc(xp, a, x, False)


def gammaincc_of(xp: Any, a: Any, x: Any) -> Any:
    """The upper function, of arrays."""
    return _gammainc(xp, a, x, True)


def _gamma_slopes(g: Any, operands: Any) -> tuple[Any, ...]:
    a, x = operands
    positive = logical_and(a > 0.0, x > 0.0)
    safe_a, safe_x = where(positive, a, 1.0), where(positive, x, 1.0)
    density = exp((safe_a - 1.0) * log(safe_x) - safe_x - lgamma(safe_a))
    at_zero = where(a < 1.0, math.inf, where(a > 1.0, 0.0, 1.0))
    by_x = None
    if not is_number(x):
        by_x = sum_to(g * where(positive, density, at_zero), x.shape)
    if is_number(a):
        return None, by_x
    shape = g.shape
    wide = [broadcast_to(convert(each, WIDE), shape) for each in (safe_a, safe_x)]
    slope = convert(slope_of_logarithm(wide[0], log(wide[1])), g.dtype)
    # How log(x) grows with a, P fixed, is -(dP/da) / (x dP/dx).
    return sum_to(g * where(positive, -slope * density * safe_x, 0.0), a.shape), by_x


def _lower_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, ...]:
    return _gamma_slopes(g, x)


def _upper_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, ...]:
    return _gamma_slopes(-g, x)


GAMMAINC = array_formula_operation("gammainc", gammainc_of, _lower_gradient, flops=3000.0)
GAMMAINCC = array_formula_operation("gammaincc", gammaincc_of, _upper_gradient, flops=3000.0)


def gammainc(a: Any, x: Any, /) -> LazyTensor:
    """The lower incomplete gamma function, regularized: from 0 to 1 as ``x`` goes to infinity.

    The integral of ``t**(a - 1) exp(-t)`` from 0 to ``x``, by ``gamma(a)``. NaN for negative
    numbers. Within 1e-14 of the value where that is above 1e-10, and 3e-13 in tails. By the series
    below ``a + 1``, the continued fraction above, and Temme's expansion for ``a`` from 64 on near
    ``x``. Differentiable by ``x``, and once by ``a`` (implicitly, by an integral, within 1e-8).
    Integers are taken as the default real dtype. Raises `DTypeError` for complex numbers.
    """
    return record(GAMMAINC, promoted("gammainc", a, x, dtype_rule=floating))


def gammaincc(a: Any, x: Any, /) -> LazyTensor:
    """The upper incomplete gamma function, regularized: ``1 - gammainc(a, x)``, exact where small.

    Its accuracy, gradients and errors are those of `gammainc`.
    """
    return record(GAMMAINCC, promoted("gammaincc", a, x, dtype_rule=floating))


# ---- the beta function ---------------------------------------------------------------------


def _beta_in_front(xp: Any, a: Any, b: Any, x: Any, y: Any) -> Any:
    """``x**a y**b / beta(a, b)``, where ``y`` is ``1 - x``."""
    both = (a >= 10.0) & (b >= 10.0)
    big_a, big_b = xp.where(both, a, 10.0), xp.where(both, b, 10.0)
    total = big_a + big_b
    # How far x is from the mean, taken from whichever of x and y is the smaller.
    gap = xp.where(big_a > big_b, total * y - big_b, big_a - total * x)
    height = big_a * _less_logarithm(xp, -gap / big_a) + big_b * _less_logarithm(xp, gap / big_b)
    height = height + (_tail(big_a) + _tail(big_b) - _tail(total))
    far = xp.exp(-height) * xp.sqrt(big_a * big_b / (2 * math.pi * total))
    moderate = (a + b) < 100.0
    low_a, low_b = xp.where(moderate, a, 1.0), xp.where(moderate, b, 1.0)
    plain = xp.power(x, low_a) * xp.power(y, low_b) / beta_of(xp, low_a, low_b)
    logarithm = a * _logarithm(xp, x, y) + b * _logarithm(xp, y, x) - betaln_of(xp, a, b)
    return xp.where(both, far, xp.where(moderate, plain, xp.exp(logarithm)))


def _logarithm(xp: Any, x: Any, y: Any) -> Any:
    return xp.where(x > 0.5, xp.log1p(-y), xp.log(x))


def _beta_fraction(xp: Any, a: Any, b: Any, x: Any) -> Any:
    """The continued fraction behind ``x**a (1 - x)**b / (a beta(a, b))``."""
    c = x * 0.0 + 1.0
    d = 1.0 / _not_zero(xp, 1.0 - (a + b) * x / (a + 1.0))
    found = d
    for m in range(1, _MOST):
        even = m * (b - m) * x / ((a + (2.0 * m - 1.0)) * (a + 2.0 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + (2.0 * m + 1.0)))
        for numerator in (even, odd):
            d = 1.0 / _not_zero(xp, 1.0 + numerator * d)
            c = _not_zero(xp, 1.0 + numerator / c)
            step = c * d
            found = found * step
        if not (xp.abs(step - 1.0) > 2.0 * _EPSILON).any():
            break
    return found


def betainc_of(xp: Any, a: Any, b: Any, x: Any) -> Any:
    """Of arrays."""
    usual = (a > 0.0) & (b > 0.0) & (x > 0.0) & (x < 1.0) & (a + b < math.inf)
    a_safe, b_safe = xp.where(usual, a, 1.0), xp.where(usual, b, 1.0)
    x_safe = xp.where(usual, x, 0.5)
    swapped = x_safe > (a_safe + 1.0) / (a_safe + b_safe + 2.0)
    first, second = xp.where(swapped, b_safe, a_safe), xp.where(swapped, a_safe, b_safe)
    near, other = 1.0 - x_safe, x_safe
    place, rest = xp.where(swapped, near, other), xp.where(swapped, other, near)
    found = _beta_in_front(xp, first, second, place, rest) / first
    found = found * _beta_fraction(xp, first, second, place)
    found = xp.where(swapped, 1.0 - found, found)
    is_number = xp.equal(x, x)
    low, high = (a >= 0.0) & (b >= 0.0) & (x >= 0.0), x <= 1.0
    edge = xp.where(low & high & xp.equal(x, 0.0) & (a > 0.0) & (b >= 0.0), 0.0, math.nan)
    edge = xp.where(low & xp.equal(x, 1.0) & (b > 0.0), 1.0, edge)
    inside = low & high & is_number
    all_below = xp.equal(a, 0.0) & (b > 0.0) | xp.equal(b, math.inf) & (a < math.inf) & (x > 0.0)
    all_above = xp.equal(b, 0.0) & (a > 0.0) | xp.equal(a, math.inf) & (b < math.inf) & (x < 1.0)
    edge = xp.where(inside & all_below, 1.0, xp.where(inside & all_above, 0.0, edge))
    return xp.where(usual, found, edge)


def _betainc_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, ...]:
    a, b, place = x
    # The way to the parameters is refused by what stands before them.
    refused = sum_to(g, a.shape), sum_to(g, b.shape)
    if is_number(place):
        return *refused, None
    inside = logical_and(place > 0.0, place < 1.0)
    safe = where(inside, place, 0.5)
    density = exp((a - 1.0) * log(safe) + (b - 1.0) * log1p(-safe) - betaln(a, b))
    return *refused, sum_to(g * where(inside, density, 0.0), place.shape)


BETA_PARAMETER = undifferentiated("betainc_parameter")
BETAINC = array_formula_operation("betainc", betainc_of, _betainc_gradient, flops=4000.0)


def betainc(a: Any, b: Any, x: Any, /) -> LazyTensor:
    """The incomplete beta function, regularized: from 0 to 1 as ``x`` goes from 0 to 1.

    The integral of ``t**(a - 1) (1 - t)**(b - 1)`` from 0 to ``x``, by ``beta(a, b)``. NaN for
    negative numbers, and outside 0 to 1. Within 1e-13 of the value for parameters up to 1000, by
    the continued fraction from the nearer end. Differentiable by ``x``; differentiating by ``a`` or
    ``b`` raises `UnsupportedOperationError`. Integers are taken as the default real dtype. Raises
    `DTypeError` for complex numbers.
    """
    first, second, place = promoted("betainc", a, b, x, dtype_rule=floating)
    parameters = [record_one(BETA_PARAMETER, each, ()) for each in (first, second)]
    return record(BETAINC, (*parameters, place))
