"""The gamma function, and factorials, binomial coefficients and the beta function made of it.

Sources: Abramowitz and Stegun, "Handbook of mathematical functions", 6.1.33 (the series about 2),
6.1.37 (Stirling's formula), 6.1.17 (reflection); A. R. DiDonato and A. H. Morris, "Algorithm 708",
ACM TOMS 18, 1992, for differences of logarithms in which nothing cancels.
"""

from __future__ import annotations

import math
from typing import Any, Final

from lazyasync.ir.node import Attributes
from lazyasync.ops.dispatch import apply_unary, convert, floating, is_number, promoted
from lazyasync.ops.elementwise.comparison import less, where
from lazyasync.ops.elementwise.formulas import (
    array_formula_operation,
    formula_operation,
    polynomial,
)
from lazyasync.ops.elementwise.gamma_functions import (
    _SERIES,
    _STIRLING,
    EULER,
    digamma,
    lgamma_of,
    polygamma_of,
)
from lazyasync.ops.manipulation.broadcasting import sum_to
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import composed_of
from lazyasync.recording import record
from lazyasync.recording.fast_path import hot_unary
from lazyasync.tensor import LazyTensor

__all__ = [
    "beta",
    "betaln",
    "comb",
    "factorial",
    "gamma",
]

_STIRLING_FROM: Final = 8.0
_WHOLE_BELOW: Final = 24.0
"""The gamma function of whole numbers below is a product, and exact."""
_BEYOND: Final = 190.0
"""From here on it is infinite in double precision, and its reciprocal 0."""

# ---- the gamma function --------------------------------------------------------------------


def _factors(xp: Any, x: Any) -> tuple[Any, Any]:
    """Two numbers whose product is the gamma function of ``abs(x)``, or of ``x`` above -0.5.

    Neither of them overflows where only the product does.
    """
    size = xp.abs(x)
    whole = xp.equal(size, xp.rint(size)) & (size < _WHOLE_BELOW)
    reduced = xp.where(size < _WHOLE_BELOW, size, 2.0)
    factor = size * 0.0 + 1.0
    for _ in range(int(_WHOLE_BELOW) - 3):
        above = reduced >= 2.5
        reduced = xp.where(above, reduced - 1.0, reduced)
        factor = xp.where(above, factor * reduced, factor)
    below, tiny = size < 1.5, size < 0.5
    z = xp.where(tiny, x, xp.where(below, size - 1.0, reduced - 2.0))
    around_two = z * (1.0 - EULER) + polynomial(z, _SERIES) * z * z
    middle = xp.exp(around_two) * factor / xp.where(below, z + 1.0, 1.0)
    middle = middle / xp.where(tiny, x, 1.0)
    large = (size >= _STIRLING_FROM) & xp.not_equal(whole, True)
    away = xp.where(large, xp.where(size < _BEYOND, size, _BEYOND), _STIRLING_FROM)
    root = xp.power(away, away * 0.5 - 0.25)
    inverse = 1.0 / away
    tail = polynomial(inverse * inverse, _STIRLING) * inverse
    rest = root * xp.exp(-away) * (xp.exp(tail) * math.sqrt(2 * math.pi))
    return xp.where(large, root, middle), xp.where(large, rest, 1.0)


def gamma_of(xp: Any, x: Any) -> Any:
    """The formula in double precision, for NumPy's arrays and for expressions."""
    size = xp.abs(x)
    first, second = _factors(xp, x)
    # For negative numbers: gamma(x) gamma(-x) = -pi / (x sin(pi x)).
    nearest = xp.rint(size)
    angle = xp.where(size < 2.0**52, size - nearest, 0.0)
    half = xp.where(size < 2.0**52, nearest * 0.5, 0.0)
    sine = xp.sin(angle * math.pi)
    sine = xp.where(xp.equal(xp.rint(half), half), sine, -sine)
    safe = xp.where(xp.equal(angle, 0.0), size * 0.0 + 1.0, size * sine)
    reflected = -(math.pi / safe) / first / second
    reflected = xp.where(xp.equal(angle, 0.0), angle + math.nan, reflected)
    found = xp.where(x <= -0.5, reflected, first * second)
    return xp.where(xp.equal(x, x), found, x)


def _gamma_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g * y * digamma(x[0]),)


GAMMA = formula_operation("gamma", gamma_of, _gamma_gradient, flops=250.0)


@hot_unary(GAMMA)
def gamma(x: LazyTensor, /) -> LazyTensor:
    """The gamma function: ``(x - 1)!`` for whole numbers, exactly as far as they can be.

    Infinite at 0, with its sign, and from 171.7 on; NaN at negative integers and at minus infinity.
    Within 8 units in the last place. Its gradient is ``gamma(x) * digamma(x)``. Integers are taken
    as the default real dtype. Raises `DTypeError` for complex numbers.
    """
    return apply_unary(GAMMA, x, floating)


@composed_of("gamma", "where")
def factorial(n: LazyTensor, exact: bool = False) -> LazyTensor:
    """``gamma(n + 1)``, and 0 where ``n`` is negative: a real number, also of integers.

    Those of whole numbers up to 22 are exact, but for the rounding of the dtype. Raises
    ``ValueError`` for ``exact=True``: no dtype has room for large integers.
    """
    if exact:
        raise ValueError("factorial: exact=True is not supported, as integers have 64 bits at most")
    n = as_tensor("factorial", n)
    n = convert(n, floating(n.dtype))
    negative = less(n, 0.0)
    return where(negative, 0.0, gamma(where(negative, 0.0, n) + 1.0))


# ---- the beta function ---------------------------------------------------------------------


def _tail(x: Any) -> Any:
    """What Stirling's formula lacks, for numbers from 8 on."""
    inverse = 1.0 / x
    return polynomial(inverse * inverse, _STIRLING) * inverse


def _without_poles(xp: Any, a: Any, b: Any) -> tuple[Any, Any, Any]:
    """Numbers whose beta function is that of ``a`` and ``b`` but for its sign, and where it is not.

    Where one is no positive integer, and the other one is, the poles of the one and of the sum
    cancel: what stays is that of ``1 - a - b`` and the other one, with a minus if that is odd. It
    is infinite where a pole stays.
    """
    small, large = xp.minimum(a, b), xp.maximum(a, b)
    pole = xp.equal(small, xp.floor(small)) & (small <= 0.0) & (small > -math.inf)
    mirrored = 1.0 - small - large
    cancels = pole & xp.equal(large, xp.floor(large)) & (large > 0.0) & (mirrored > 0.0)
    stays = pole & xp.not_equal(cancels, True) & (large < math.inf)
    return xp.where(cancels, mirrored, small), large, stays


def betaln_of(xp: Any, a: Any, b: Any) -> Any:
    """The logarithm of the absolute value of the beta function, of arrays."""
    a, b, is_pole = _without_poles(xp, a, b)
    small, large = xp.minimum(a, b), xp.maximum(a, b)
    plain = lgamma_of(xp, small) + lgamma_of(xp, large) - lgamma_of(xp, small + large)
    # Stirling's formula is that of the larger one, and of the sum; the other may be negative.
    is_large = (large >= 10.0) & (small + large >= 10.0) & (large < math.inf)
    big = xp.where(is_large, large, 10.0)
    low = xp.where(is_large, small, 1.0)
    # log(gamma(big) / gamma(big + low)), in which the large parts are one logarithm.
    ratio = low / big
    # Where the sum cancels it is exact, and its quotient better than one more than the ratio.
    fraction = xp.where(ratio < -0.5, xp.log((big + low) / big), xp.log1p(ratio))
    quotient = low - (big - 0.5) * fraction - low * xp.log(big + low)
    quotient = quotient + _tail(big) - _tail(big + low)
    one_large = lgamma_of(xp, low) + quotient
    both = xp.where(low >= 10.0, low, 10.0)
    both_large = (
        (0.5 * math.log(2 * math.pi) - 0.5 * xp.log(big + both))
        - (big - 0.5) * xp.log1p(both / big)
        - (both - 0.5) * xp.log1p(big / both)
        + (_tail(big) + _tail(both) - _tail(big + both))
    )
    found = xp.where(is_large, xp.where(low >= 10.0, both_large, one_large), plain)
    # The limit is that of the power -small of the large one.
    infinite = xp.equal(large, math.inf) & xp.not_equal(small, 0.0) & (small > -math.inf)
    found = xp.where(infinite, xp.where(small > 0.0, -math.inf, math.inf), found)
    return xp.where(is_pole, math.inf, found)


def beta_of(xp: Any, a: Any, b: Any) -> Any:
    """The beta function, of arrays."""
    mirrored, large, is_pole = _without_poles(xp, a, b)
    # Its infinity has no sign, but that of a zero.
    is_pole = is_pole & (xp.minimum(a, b) < 0.0)
    is_mirrored = xp.not_equal(mirrored, xp.minimum(a, b))
    odd = xp.not_equal(large * 0.5, xp.floor(large * 0.5))
    turn = xp.where(is_mirrored & odd, -1.0, 1.0)
    a, b = xp.where(is_mirrored, mirrored, a), xp.where(is_mirrored, large, b)
    total = a + b
    largest = xp.maximum(xp.maximum(xp.abs(a), xp.abs(b)), xp.abs(total))
    moderate = largest < 100.0
    x, y = xp.where(moderate, a, 1.0), xp.where(moderate, b, 1.0)
    both = x + y
    # What the rounding of the sum has left (Knuth's two-sum) counts where the function is steep.
    rest = (x - (both - (both - x))) + (y - (both - x))
    product = gamma_of(xp, x) / gamma_of(xp, both) * gamma_of(xp, y)
    product = product * xp.where(xp.equal(rest, 0.0), 1.0, 1.0 - rest * polygamma_of(xp, both, 0))
    infinite = xp.equal(a, 0.0) | xp.equal(b, 0.0) | ((a > 0.0) & (b > 0.0) & (total < 1e-300))
    product = xp.where(moderate & infinite & (total >= 0.0), math.inf, product)
    sign = _sign_of_gamma(xp, a) * _sign_of_gamma(xp, b) * _sign_of_gamma(xp, total)
    found = turn * xp.where(moderate, product, sign * xp.exp(betaln_of(xp, a, b)))
    return xp.where(is_pole, math.nan, found)


def _sign_of_gamma(xp: Any, x: Any) -> Any:
    floor = xp.floor(x)
    odd = xp.not_equal(floor * 0.5, xp.floor(floor * 0.5))
    return xp.where((x < 0.0) & odd, -1.0, 1.0)


def _of_both(slope: Any, x: Any, parts: tuple[Any, Any]) -> tuple[Any, ...]:
    return tuple(
        [
            None if is_number(operand) else sum_to(slope * part, operand.shape)
            for operand, part in zip(x, parts, strict=True)
        ]
    )


def _betaln_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, ...]:
    of_sum = digamma(x[0] + x[1])
    return _of_both(g, x, (digamma(x[0]) - of_sum, digamma(x[1]) - of_sum))


def _beta_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, ...]:
    return _betaln_gradient(g * y, x, y, attributes)


BETALN = array_formula_operation("betaln", betaln_of, _betaln_gradient, flops=600.0)
BETA = array_formula_operation("beta", beta_of, _beta_gradient, flops=1200.0)


def beta(x: Any, y: Any, /) -> LazyTensor:
    """``gamma(x) gamma(y) / gamma(x + y)``, also where those are too large.

    Within 1e-14 of the value for numbers below 100 in magnitude, and beyond within 1e-15 times what
    its logarithm is. Infinite where one is 0, and NaN at other poles. Differentiable by both.
    Integers are taken as the default real dtype. Raises `DTypeError` for complex numbers.
    """
    return record(BETA, promoted("beta", x, y, dtype_rule=floating))


def betaln(x: Any, y: Any, /) -> LazyTensor:
    """The logarithm of the absolute value of `beta`, without overflow.

    Where one is large, nothing cancels. Differentiable by both. Raises as `beta`.
    """
    return record(BETALN, promoted("betaln", x, y, dtype_rule=floating))


# ---- binomial coefficients -----------------------------------------------------------------


def comb_of(xp: Any, n: Any, k: Any) -> Any:
    """The number of ways to take k of n, of arrays."""
    valid = (k >= 0.0) & (n >= 0.0) & (k <= n)
    n, k = xp.where(valid, n, 2.0), xp.where(valid, k, 1.0)
    rest = n - k
    moderate = n < 165.0
    low = xp.where(moderate, n, 2.0), xp.where(moderate, k, 1.0)
    several = gamma_of(xp, low[0] + 1.0) / gamma_of(xp, low[1] + 1.0)
    several = several / gamma_of(xp, low[0] - low[1] + 1.0)
    found = xp.where(moderate, several, xp.exp(-betaln_of(xp, rest + 1.0, k + 1.0) - xp.log1p(n)))
    whole = xp.equal(n, xp.rint(n)) & xp.equal(k, xp.rint(k)) & (found < 2.0**45)
    return xp.where(valid, xp.where(whole, xp.rint(found), found), 0.0)


def _comb_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, ...]:
    n, k = x
    valid = (k >= 0.0) & (n >= 0.0) & (k <= n)
    n, k = where(valid, n, 2.0), where(valid, k, 1.0)
    of_rest = digamma(n - k + 1.0)
    return _of_both(g * y, x, (digamma(n + 1.0) - of_rest, of_rest - digamma(k + 1.0)))


COMB = array_formula_operation("comb", comb_of, _comb_gradient, flops=1200.0)


def comb(N: Any, k: Any, *, exact: bool = False, repetition: bool = False) -> LazyTensor:  # noqa: N803
    """In how many ways ``k`` of ``N`` can be taken: ``N! / (k! (N - k)!)``, a real number.

    0 unless ``0 <= k <= N``. Whole numbers below 2**45 are exact, but for the rounding of the
    dtype; others are within 1e-14 of the value below ``N`` of 165, and beyond within 1e-15 times
    what its logarithm is. With ``repetition`` elements may be taken more than once. Differentiable
    by both. Integers are taken as the default real dtype. Raises ``ValueError`` for ``exact=True``,
    as no dtype has room for large integers, and `DTypeError` for complex numbers.
    """
    if exact:
        raise ValueError("comb: exact=True is not supported, as integers have 64 bits at most")
    number, chosen = promoted("comb", N, k, dtype_rule=floating)
    if repetition:
        number = number + chosen - 1.0
    return record(COMB, (number, chosen))
