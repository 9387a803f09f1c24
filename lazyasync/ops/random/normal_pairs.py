"""Pairs of normal numbers, with the same bits wherever IEEE 754 holds.

Box and Muller, 1958 (doi:10.1214/aoms/1177706645): r cos(t) and r sin(t) with r = sqrt(-2 log u), u
in (0, 1], and t even over the circle. Logarithms and circle functions are made of additions,
products, quotients and roots, none of which is contracted: the native runtime's draws.c does the
same operations in the same order. Their polynomials and reductions are those of S. L. Moshier's
Cephes library (1984-1992: logf, sinf, cosf) in single precision, and those of fdlibm (Sun
Microsystems, 1993: e_log.c, k_sin.c, k_cos.c) in double precision; errors are below 2 units in the
last place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from lazyasync.named_tuples import NamedTuple


class _Precision(NamedTuple):
    """How numbers of a precision are taken apart.

    ``pattern`` is the dtype of their bits. The fraction is put between the roots of 1/2 and 2:
    ``root`` has the bits of the first, ``one`` those of 1. ``rounder``: adding it rounds to an
    integer, which is then in the lowest bits. ``quarter``: the parts of pi / 2, whose products with
    small integers are exact but for the last; ``sine`` and ``cosine``: the series, the highest
    power first.
    """

    number: np.dtype
    pattern: np.dtype
    fraction_bits: int
    bias: int
    one: int
    root: int
    ln2: tuple[float, float]
    rounder: float
    per_quarter: float
    quarter: tuple[float, ...]
    sine: tuple[float, ...]
    cosine: tuple[float, ...]


_SINGLE = _Precision(
    np.dtype(np.float32),
    np.dtype(np.uint32),
    fraction_bits=23,
    bias=127,
    one=0x3F800000,
    root=0x3F3504F3,
    ln2=(0.693359375, -2.12194440e-4),
    rounder=1.5 * 2**23,
    per_quarter=0.636619772367581343,
    quarter=(1.5703125, 4.837512969970703125e-4, 7.54978995489188216e-8),
    sine=(-1.9515295891e-4, 8.3321608736e-3, -1.6666654611e-1),
    cosine=(2.443315711809948e-5, -1.388731625493765e-3, 4.166664568298827e-2),
)
_DOUBLE = _Precision(
    np.dtype(np.float64),
    np.dtype(np.uint64),
    fraction_bits=52,
    bias=1023,
    one=0x3FF0000000000000,
    root=0x3FE6A09E667F3BCD,
    ln2=(6.93147180369123816490e-01, 1.90821492927058770002e-10),
    rounder=1.5 * 2**52,
    per_quarter=6.36619772367581382433e-01,
    quarter=(1.57079632673412561417e00, 6.07710050650619224932e-11),
    sine=(
        *(1.58969099521155010221e-10, -2.50507602534068634195e-08, 2.75573137070700676789e-06),
        *(-1.98412698298579493134e-04, 8.33333333332248946124e-03, -1.66666666666666324348e-01),
    ),
    cosine=(
        *(-1.13596475577881948265e-11, 2.08757232129817482790e-09, -2.75573143513906633035e-07),
        *(2.48015872894767294178e-05, -1.38888888888741095749e-03, 4.16666666666666019037e-02),
    ),
)
_LOG_SINGLE = (
    *(7.0376836292e-2, -1.1514610310e-1, 1.1676998740e-1, -1.2420140846e-1, 1.4249322787e-1),
    *(-1.6668057665e-1, 2.0000714765e-1, -2.4999993993e-1, 3.3333331174e-1),
)
_LOG_ODD = (
    *(1.479819860511658591e-01, 1.818357216161805012e-01, 2.857142874366239149e-01),
    6.666666666666735130e-01,
)
_LOG_EVEN = (1.531383769920937332e-01, 2.222219843214978396e-01, 3.999999999940941908e-01)


def normal_pairs(xp: Any, u: Any, t: Any) -> Any:
    """Pairs of standard normal numbers, of shape (n, 2), from ``u`` in (0, 1] and angles ``t``.

    Both are arrays (n,) of float32 or float64.
    """
    precision = _DOUBLE if u.dtype == np.float64 else _SINGLE
    number = precision.number.type
    radius = xp.sqrt(_log(xp, u, precision) * number(-2))
    cosine, sine = _circle(xp, t, precision)
    pairs = xp.empty((len(u), 2), precision.number)
    xp.multiply(radius, cosine, out=pairs[:, 0])
    xp.multiply(radius, sine, out=pairs[:, 1])
    return pairs


def _horner(z: Any, coefficients: Sequence[float], number: Callable[[float], Any]) -> Any:
    """The highest power first."""
    value = z * number(coefficients[0])
    value += number(coefficients[1])
    for coefficient in coefficients[2:]:
        value *= z
        value += number(coefficient)
    return value


def _log(xp: Any, x: Any, precision: _Precision) -> Any:
    """The natural logarithm of numbers that are positive and normal."""
    number, pattern = precision.number.type, precision.pattern.type
    bits = pattern(precision.fraction_bits)
    shifted = x.view(precision.pattern) + pattern(precision.one - precision.root)
    exponent = (shifted >> bits).astype(precision.number) - number(precision.bias)
    shifted &= pattern((1 << precision.fraction_bits) - 1)
    shifted += pattern(precision.root)
    f = shifted.view(precision.number) - number(1)
    high, low = map(number, precision.ln2)
    if precision is _SINGLE:
        z = f * f
        y = _horner(f, _LOG_SINGLE, number) * f * z
        y += exponent * low
        y -= z * number(0.5)
        return f + y + exponent * high
    s = f / (f + number(2))
    z = s * s
    w = z * z
    half = f * f * number(0.5)
    series = z * _horner(w, _LOG_ODD, number) + w * _horner(w, _LOG_EVEN, number)
    rest = s * (half + series) + exponent * low
    return exponent * high - ((half - rest) - f)


def _circle(xp: Any, t: Any, precision: _Precision) -> tuple[Any, Any]:
    """The cosine and the sine of angles in [0, 2 pi]."""
    number, pattern = precision.number.type, precision.pattern.type
    shifted = t * number(precision.per_quarter)
    shifted += number(precision.rounder)
    k = shifted - number(precision.rounder)
    quarter = shifted.view(precision.pattern)
    r = t
    for part in precision.quarter:
        r = r - k * number(part)
    z = r * r
    sine = _horner(z, precision.sine, number) * z * r + r
    series = _horner(z, precision.cosine, number)
    if precision is _SINGLE:
        cosine = series * z * z - z * number(0.5) + number(1)
    else:
        cosine = number(1) - (z * number(0.5) - z * z * series)
    odd = (quarter & pattern(1)).astype(bool)
    sign = pattern(8 * precision.number.itemsize - 2)
    first = xp.where(odd, sine, cosine).view(precision.pattern)
    second = xp.where(odd, cosine, sine).view(precision.pattern)
    first ^= ((quarter + pattern(1)) & pattern(2)) << sign
    second ^= (quarter & pattern(2)) << sign
    return first.view(precision.number), second.view(precision.number)
