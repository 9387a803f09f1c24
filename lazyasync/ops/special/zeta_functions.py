"""The zeta functions of Riemann and Hurwitz.

Sources: DLMF 25.11.28 (Euler and Maclaurin's sum), 25.4.1 (reflection); H. Cohen, F. Rodriguez
Villegas and D. Zagier, "Convergence acceleration of alternating series", Experimental Mathematics
9, 2000, algorithm 1, from a little below 0 to 1.
"""

from __future__ import annotations

import math
from typing import Any, Final

from lazyasync.ir.node import Attributes
from lazyasync.ops.dispatch import floating, is_number, promoted
from lazyasync.ops.elementwise.formulas import array_formula_operation, undifferentiated
from lazyasync.ops.elementwise.gamma_functions import _BERNOULLI, _TERMS, lgamma_of
from lazyasync.ops.manipulation.broadcasting import sum_to
from lazyasync.ops.special.gamma_and_beta import gamma_of
from lazyasync.recording import record
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = ["zeta"]

_ALTERNATING: Final = 24
"""Terms of the alternating series; the error falls by 5.8 with each."""
_REFLECTED_BELOW: Final = -0.25
"""Nearer to 0, ``1 - x`` of the reflection loses digits of ``x`` beside the pole at 1."""


def _hurwitz(xp: Any, x: Any, q: Any) -> Any:
    """For ``x`` above 1 and positive ``q``."""
    total = xp.power(q, -x)
    for k in range(1, _TERMS):
        total = total + xp.power(q + float(k), -x)
    away = q + float(_TERMS)
    base = xp.power(away, -x)
    rest = base * away / (x - 1.0) + base * 0.5
    factor, step = x, base / away
    for k, bernoulli in enumerate(_BERNOULLI, 1):
        rest = rest + step * (factor * (bernoulli / math.factorial(2 * k)))
        factor = factor * (x + (2.0 * k - 1.0)) * (x + 2.0 * k)
        step = step / (away * away)
    # What is 0 times infinity is too small to count.
    return total + xp.where(base > 0.0, rest, 0.0)


def _between(xp: Any, x: Any) -> Any:
    """Riemann's below 1, from `_REFLECTED_BELOW` on."""
    d = (3.0 + math.sqrt(8.0)) ** _ALTERNATING
    d = (d + 1.0 / d) / 2.0
    b, c = -1.0, -d
    total = x * 0.0
    for k in range(_ALTERNATING):
        c = b - c
        total = total + c * xp.power(x * 0.0 + (k + 1.0), -x)
        b = b * (k + _ALTERNATING) * (k - _ALTERNATING) / ((k + 0.5) * (k + 1.0))
    return total / d / -xp.expm1((1.0 - x) * math.log(2.0))


def _reflected(xp: Any, x: Any) -> Any:
    """Riemann's below 0: ``2 (2 pi)**(x - 1) sin(pi x / 2) gamma(1 - x) zeta(1 - x)``."""
    half = x * 0.5
    nearest = xp.rint(half)
    sine = xp.sin((half - nearest) * math.pi)
    odd = xp.not_equal(xp.rint(nearest * 0.5), nearest * 0.5)
    sine = xp.where(odd, -sine, sine)
    moderate = x > -160.0
    low = xp.where(moderate, x, -1.0)
    size = gamma_of(xp, 1.0 - low) * xp.power(x * 0.0 + 2 * math.pi, low - 1.0)
    far = xp.exp(lgamma_of(xp, 1.0 - x) + (x - 1.0) * math.log(2 * math.pi))
    size = xp.where(moderate, size, far)
    found = 2.0 * sine * size * _hurwitz(xp, 1.0 - x, x * 0.0 + 1.0)
    return xp.where(xp.equal(sine, 0.0), 0.0, found)


def zeta_of(xp: Any, x: Any, q: Any) -> Any:
    """Of arrays."""
    usual = (x > 1.0) & (q > 0.0)
    found = _hurwitz(xp, xp.where(usual, x, 2.0), xp.where(usual, q, 1.0))
    below = (x < 1.0) & xp.equal(q, 1.0) & (x > -math.inf)
    other = xp.where(usual, found, math.nan)
    if below.any():
        small = xp.where(below, x, 0.5)
        far = small < _REFLECTED_BELOW
        continued = xp.where(
            far,
            _reflected(xp, xp.where(far, small, -1.0)),
            _between(xp, xp.where(far, 0.5, small)),
        )
        other = xp.where(below, continued, other)
    pole = xp.equal(x, 1.0) & xp.equal(q, q)
    pole = pole | ((x > 1.0) & (q <= 0.0) & xp.equal(q, xp.floor(q)))
    return xp.where(pole, math.inf, other)


def _zeta_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, ...]:
    # The way to the exponent is refused by what stands before it.
    by_q = None if is_number(x[1]) else -g * x[0] * zeta(x[0] + 1.0, x[1])
    return sum_to(g, x[0].shape), None if by_q is None else sum_to(by_q, x[1].shape)


ORDER = undifferentiated("zeta_exponent")
ZETA = array_formula_operation("zeta", zeta_of, _zeta_gradient, flops=800.0)


def zeta(x: Any, q: Any = 1.0, /) -> LazyTensor:
    """Hurwitz's zeta function, the sum of ``(k + q)**-x`` for ``k`` from 0; Riemann's for 1.

    Riemann's is continued below ``x`` of 1. Infinite at 1 and where ``q`` is 0 or a negative
    integer; NaN for other negative ``q``, and for ``x`` below 1 and another ``q`` than 1. Within
    1e-14 of the value, and 3e-13 below -160. Differentiable by ``q``; differentiating by ``x``
    raises `UnsupportedOperationError`. Integers are taken as the default real dtype. Raises
    `DTypeError` for complex numbers.
    """
    exponent, shift = promoted("zeta", x, q, dtype_rule=floating)
    return record(ZETA, (record_one(ORDER, exponent, ()), shift))
