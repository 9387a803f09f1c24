"""The complement of the error function, and the inverse.

Sources: the complement by the rational functions of fdlibm (see `error_function`); the inverse by
M. Giles, "Approximating the erfinv function" (GPU Computing Gems, 2010), in single precision, and
from there by steps of Halley's in double precision.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from lazyasync.ir.node import Attributes
from lazyasync.ops.dispatch import apply_unary, floating
from lazyasync.ops.elementwise.error_function import AROUND_ONE, AT_ONE, BEYOND, FAR, NEAR
from lazyasync.ops.elementwise.formulas import formula_operation, polynomial
from lazyasync.ops.elementwise.functions import exp, square
from lazyasync.recording.fast_path import hot_unary
from lazyasync.tensor import LazyTensor

__all__ = [
    "erfc",
    "erfinv",
]

_SPLIT: Final = 2.0**32 + 1.0
"""By which a number of double precision is split in two (Dekker, 1971), the first of 21 bits."""
_NOTHING: Final = 28.0
"""From here on the complement is 0 in double precision."""


def _ratio(x: Any, parts: tuple[Sequence[float], Sequence[float]]) -> Any:
    above, below = parts
    return polynomial(x, above) / polynomial(x, below)


# ---- the complement ------------------------------------------------------------------------


def erfc_of(xp: Any, x: Any) -> Any:
    """The formula in double precision, for arrays and for expressions."""
    size = xp.abs(x)
    near, around = size < 0.84375, size < 1.25
    small = xp.where(near, x, 0.0)
    rest = small * _ratio(small * small, NEAR)
    about_zero = xp.where(x < 0.25, 1.0 - (small + rest), 0.5 - (small - 0.5 + rest))
    bend = _ratio(xp.where(around, size - 1.0, 0.0), AROUND_ONE)
    about_one = xp.where(x < 0.0, bend + (1.0 + AT_ONE), (1.0 - AT_ONE) - bend)
    # A formula's first choice is never a number alone: these are of something finite.
    least, most = small * 0.0 + 1.25, small * 0.0 + _NOTHING
    beyond = _tail(xp, xp.where(around, least, xp.where(size > _NOTHING, most, size)))
    away = xp.where(x < 0.0, 2.0 - beyond, beyond)
    return xp.where(near, about_zero, xp.where(around, about_one, away))


def _tail(xp: Any, size: Any) -> Any:
    """The complement from 1.25 on."""
    inverse = 1.0 / (size * size)
    exponent = xp.where(size < 1 / 0.35, _ratio(inverse, BEYOND), _ratio(inverse, FAR))
    # The square is taken of the upper bits of a number, for it to be exact, and its sum as well.
    product = size * _SPLIT
    upper = product - (product - size)
    return (
        xp.exp(-upper * upper - 0.5625) * xp.exp((upper - size) * (upper + size) + exponent) / size
    )


def _erfc_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g * exp(-square(x[0])) * (-2.0 / math.sqrt(math.pi)),)


ERFC = formula_operation("erfc", erfc_of, _erfc_gradient, flops=120.0)


@hot_unary(ERFC)
def erfc(x: LazyTensor, /) -> LazyTensor:
    """``1 - erf(x)``, without the loss of digits where that is nearly 1.

    Between 0 and 2; integers are taken as the default real dtype. Raises `DTypeError` for complex
    numbers.
    """
    return apply_unary(ERFC, x, floating)


# ---- the inverse ---------------------------------------------------------------------------

_CENTRAL: Final = (
    *(1.50140941, 0.246640727, -0.00417768164, -0.00125372503, 0.00021858087),
    *(-4.39150654e-06, -3.5233877e-06, 3.43273939e-07, 2.81022636e-08),
)
"""Of ``w - 2.5``, where ``w = -log(1 - y**2)`` is below 5: ``erfinv(y) / y``."""
_OUTER: Final = (
    *(2.83297682, 1.00167406, 0.00943887047, -0.0076224613, 0.00573950773),
    *(-0.00367342844, 0.00134934322, 0.000100950558, -0.000200214257),
)
"""Of ``sqrt(w) - 3``, where ``w`` is from 5 to 16."""
_STEPS: Final = 2
"""Of Halley's: one is enough where Giles' polynomials hold."""


def erfinv_of(xp: Any, y: Any) -> Any:
    """The formula in double precision, for arrays and for expressions."""
    size = xp.abs(y)
    inside = size < 1.0
    size = xp.where(inside, size, 0.0)
    w = -(xp.log1p(-size) + xp.log1p(size))
    central, outer = w < 5.0, w < 16.0
    root = size * xp.where(
        central,
        polynomial(xp.where(central, w, 2.5) - 2.5, _CENTRAL),
        polynomial(xp.sqrt(xp.where(central, size + 8.0, w)) - 3.0, _OUTER),
    )
    # Beyond from erfc(x) = exp(-x**2) / (x sqrt(pi)), about.
    far = xp.where(outer, size + 16.0, w) + math.log(2.0)
    far = far - 0.5 * xp.log(math.pi * far)
    root = xp.where(outer, root, xp.sqrt(far))
    low = size < 0.5
    for _ in range(_STEPS):
        small = xp.where(low, root, 0.0)
        error = xp.where(
            low,
            small + small * _ratio(small * small, NEAR) - size,
            (1.0 - size) - erfc_of(xp, xp.where(low, size + 1.0, root)),
        )
        slope = error * (0.5 * math.sqrt(math.pi)) * xp.exp(root * root)
        root = root - slope / (1.0 + root * slope)
    found = xp.where(y < 0.0, -root, root)
    edge = xp.where(xp.equal(xp.abs(y), 1.0), y * math.inf, math.nan)
    return xp.where(inside, xp.where(xp.equal(y, 0.0), y, found), edge)


def _erfinv_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (g * exp(square(y)) * (0.5 * math.sqrt(math.pi)),)


ERFINV = formula_operation("erfinv", erfinv_of, _erfinv_gradient, flops=400.0)


@hot_unary(ERFINV)
def erfinv(x: LazyTensor, /) -> LazyTensor:
    """The number whose error function is ``x``: infinite for -1 and 1, and NaN beyond.

    Integers are taken as the default real dtype. Raises `DTypeError` for complex numbers.
    """
    return apply_unary(ERFINV, x, floating)
