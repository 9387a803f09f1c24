"""The distribution function of the normal distribution, its logarithm and its inverse.

Sources: the complement of the error function (see `inverse_error_functions`); M. J. Wichura,
"Algorithm AS 241: The percentage points of the normal distribution", Applied Statistics 37, 1988.
"""

from __future__ import annotations

import math
from typing import Any, Final

from lazyasync.ir.node import Attributes
from lazyasync.ops.dispatch import apply_unary, floating
from lazyasync.ops.elementwise.error_function import BEYOND, FAR
from lazyasync.ops.elementwise.formulas import formula_operation
from lazyasync.ops.elementwise.functions import exp, square
from lazyasync.ops.elementwise.inverse_error_functions import _ratio, erfc_of
from lazyasync.recording.fast_path import hot_unary
from lazyasync.tensor import LazyTensor

__all__ = [
    "log_ndtr",
    "ndtr",
    "ndtri",
]

_ROOT: Final = math.sqrt(0.5)
_ROOT_REST: Final = -4.833646656726457e-17
"""What the square root of a half is more than the number before."""
_ROOT_UPPER: Final = (_ROOT * (2.0**27 + 1.0)) - (_ROOT * (2.0**27 + 1.0) - _ROOT)
_DENSITY: Final = 1.0 / math.sqrt(2 * math.pi)


def _over_root_two(xp: Any, x: Any) -> tuple[Any, Any]:
    """``-x / sqrt(2)``, and by how much it is too small (Dekker's product)."""
    product = x * -_ROOT
    split = x * (2.0**27 + 1.0)
    upper = split - (split - x)
    lower = x - upper
    rest = ((-upper * _ROOT_UPPER - product) - lower * _ROOT_UPPER) - upper * (_ROOT - _ROOT_UPPER)
    return product, rest - lower * (_ROOT - _ROOT_UPPER) - x * _ROOT_REST


def ndtr_of(xp: Any, x: Any) -> Any:
    """The formula in double precision, for arrays and for expressions."""
    y, rest = _over_root_two(xp, xp.where(xp.abs(x) < 40.0, x, 0.0))
    found = 0.5 * erfc_of(xp, y)
    # The tail is so steep that the rounding of its argument counts.
    found = xp.where(y > 1.0, found * (1.0 - 2.0 * y * rest), found)
    found = xp.where(xp.abs(x) < 40.0, found, xp.where(x > 0.0, found * 0.0 + 1.0, 0.0))
    return xp.where(xp.equal(x, x), found, x)


def _ndtr_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g * exp(square(x[0]) * -0.5) * _DENSITY,)


NDTR = formula_operation("ndtr", ndtr_of, _ndtr_gradient, flops=150.0)


@hot_unary(NDTR)
def ndtr(x: LazyTensor, /) -> LazyTensor:
    """The probability that a normal number is below ``x``: ``erfc(-x / sqrt(2)) / 2``.

    Within 4 units in the last place, in the lower tail as well. Integers are taken as the default
    real dtype. Raises `DTypeError` for complex numbers.
    """
    return apply_unary(NDTR, x, floating)


def log_ndtr_of(xp: Any, x: Any) -> Any:
    """The formula in double precision, for arrays and for expressions."""
    low = x < -2.0
    y = xp.where(low, x, -2.0) * -_ROOT
    inverse = 1.0 / (y * y)
    exponent = xp.where(y < 1 / 0.35, _ratio(inverse, BEYOND), _ratio(inverse, FAR))
    tail = xp.where(low, x, -2.0)
    below = (math.log(0.5) - 0.5625) + exponent - xp.log(y) - tail * tail * 0.5
    inside = xp.where(low, x * 0.0, x)
    middle = xp.where(inside < 0.0, inside, 0.0)
    near = xp.log(0.5 * erfc_of(xp, middle * -_ROOT))
    above = xp.log1p(-ndtr_of(xp, -xp.where(inside > 0.0, inside, 0.0)))
    found = xp.where(low, below, xp.where(x < 0.0, near, above))
    return xp.where(xp.equal(x, -math.inf), x, xp.where(xp.equal(x, x), found, x))


def _log_ndtr_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g * exp(square(x[0]) * -0.5 - y) * _DENSITY,)


LOG_NDTR = formula_operation("log_ndtr", log_ndtr_of, _log_ndtr_gradient, flops=300.0)


@hot_unary(LOG_NDTR)
def log_ndtr(x: LazyTensor, /) -> LazyTensor:
    """The logarithm of `ndtr`, also where that is 0. Raises as `ndtr`."""
    return apply_unary(LOG_NDTR, x, floating)


# ---- the inverse ---------------------------------------------------------------------------

_CENTRAL: Final = (
    (
        *(3.3871328727963666080e0, 1.3314166789178437745e2, 1.9715909503065514427e3),
        *(1.3731693765509461125e4, 4.5921953931549871457e4, 6.7265770927008700853e4),
        *(3.3430575583588128105e4, 2.5090809287301226727e3),
    ),
    (
        *(1.0, 4.2313330701600911252e1, 6.8718700749205790830e2, 5.3941960214247511077e3),
        *(2.1213794301586595867e4, 3.9307895800092710610e4, 2.8729085735721942674e4),
        5.2264952788528545610e3,
    ),
)
"""Of ``0.180625 - q**2``, where ``q = p - 0.5`` is up to 0.425: the result over ``q``."""
_INTERMEDIATE: Final = (
    (
        *(1.42343711074968357734e0, 4.63033784615654529590e0, 5.76949722146069140550e0),
        *(3.64784832476320460504e0, 1.27045825245236838258e0, 2.41780725177450611770e-1),
        *(2.27238449892691845833e-2, 7.74545014278341407640e-4),
    ),
    (
        *(1.0, 2.05319162663775882187e0, 1.67638483018380384940e0, 6.89767334985100004550e-1),
        *(1.48103976427480074590e-1, 1.51986665636164571966e-2, 5.47593808499534494600e-4),
        1.05075007164441684324e-9,
    ),
)
"""Of ``r - 1.6``, where ``r = sqrt(-log(p))`` is up to 5."""
_OUTER: Final = (
    (
        *(6.65790464350110377720e0, 5.46378491116411436990e0, 1.78482653991729133580e0),
        *(2.96560571828504891230e-1, 2.65321895265761230930e-2, 1.24266094738807843860e-3),
        *(2.71155556874348757815e-5, 2.01033439929228813265e-7),
    ),
    (
        *(1.0, 5.99832206555887937690e-1, 1.36929880922735805310e-1, 1.48753612908506148525e-2),
        *(7.86869131145613259100e-4, 1.84631831751005468180e-5, 1.42151175831644588870e-7),
        2.04426310338993978564e-15,
    ),
)
"""Of ``r - 5`` beyond."""


def ndtri_of(xp: Any, p: Any) -> Any:
    """The formula in double precision, for arrays and for expressions."""
    inside = (p > 0.0) & (p < 1.0)
    p_inside = xp.where(inside, p, 0.5)
    q = p_inside - 0.5
    central = xp.abs(q) <= 0.425
    middle = xp.where(central, q, 0.0)
    found = middle * _ratio(0.180625 - middle * middle, _CENTRAL)
    side = xp.where(q < 0.0, p_inside, 1.0 - p_inside)
    r = xp.sqrt(-xp.log(xp.where(central, side * 0.0 + 0.01, side)))
    far = r > 5.0
    near_tail = _ratio(xp.where(far, r * 0.0, r - 1.6), _INTERMEDIATE)
    tail = xp.where(far, _ratio(xp.where(far, r - 5.0, 0.0), _OUTER), near_tail)
    found = xp.where(central, found, xp.where(q < 0.0, -tail, tail))
    edge = xp.where(xp.equal(p, 1.0), p * math.inf, math.nan)
    edge = xp.where(xp.equal(p, 0.0), p - math.inf, edge)
    return xp.where(inside, found, edge)


def _ndtri_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g * exp(square(y) * 0.5) * math.sqrt(2 * math.pi),)


NDTRI = formula_operation("ndtri", ndtri_of, _ndtri_gradient, flops=150.0)


@hot_unary(NDTRI)
def ndtri(y: LazyTensor, /) -> LazyTensor:
    """The inverse of `ndtr`: minus infinity of 0, infinity of 1, NaN of what is no probability.

    Within 8 units in the last place. Integers are taken as the default real dtype. Raises
    `DTypeError` for complex numbers.
    """
    return apply_unary(NDTRI, y, floating)
