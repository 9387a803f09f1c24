"""The Bessel function of the first kind, of real order.

Sources: DLMF 10.2.2 (the series), 3.6(iii) and 10.23.15 (J. C. P. Miller's recurrence from above,
and the sum that says its factor), 10.17.3 (Hankel's expansion), 10.6.2 (derivatives).
"""

from __future__ import annotations

import math
from typing import Any, Final

from lazyasync.ir.node import Attributes
from lazyasync.ops.dispatch import floating, is_number, promoted
from lazyasync.ops.elementwise.arithmetic import absolute, logical_and
from lazyasync.ops.elementwise.comparison import equal, where
from lazyasync.ops.elementwise.formulas import array_formula_operation
from lazyasync.ops.manipulation.broadcasting import sum_to
from lazyasync.ops.special.gamma_and_beta import gamma_of
from lazyasync.ops.special.incomplete import _in_front
from lazyasync.ops.special.modified_bessel import ORDER
from lazyasync.recording import record
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = ["jv"]

_LARGE: Final = 2.0**600
_MOST: Final = 20_000.0
"""Larger orders, and numbers where Hankel's expansion does not hold, give NaN."""


def _series(xp: Any, v: Any, x: Any) -> Any:
    half = 0.5 * x
    term = total = x * 0.0 + 1.0
    for k in range(1, 60):
        term = term * (-half * (half / (k * (v + float(k)))))
        total = total + term
    plain = (v < 160.0) & (xp.abs(v * xp.log(half)) < 690.0)
    low, base = xp.where(plain, v, 1.0), xp.where(plain, half, 1.0)
    power = xp.power(base, low) / gamma_of(xp, low + 1.0)
    beyond = _in_front(xp, xp.where(plain, 1.0, v), half) * xp.exp(half)
    return xp.where(plain, power, beyond) * total


def _hankel(xp: Any, v: Any, x: Any) -> Any:
    mu = 4.0 * v * v
    term = even = x * 0.0 + 1.0
    odd = x * 0.0
    for k in range(1, 30):
        following = term * ((mu - (2.0 * k - 1.0) ** 2) / (8.0 * k * x))
        # The series is left where its terms begin to grow.
        term = xp.where(xp.abs(following) < xp.abs(term), following, 0.0)
        signed = term if k % 4 in (0, 1) else -term
        if k % 2:
            odd = odd + signed
        else:
            even = even + signed
    # The sine and the cosine of x - (v / 2 + 1 / 4) pi, of which x is the large part.
    turns = 0.5 * v + 0.25
    angle = (turns - 2.0 * xp.rint(0.5 * turns)) * math.pi
    c, s, cx, sx = xp.cos(angle), xp.sin(angle), xp.cos(x), xp.sin(x)
    cosine, sine = cx * c + sx * s, sx * c - cx * s
    return xp.sqrt(2.0 / (math.pi * x)) * (cosine * even - sine * odd)


def _recurrence(xp: Any, v: Any, x: Any) -> Any:
    """From an order so high that the function is nothing there; of numbers from 2 on."""
    whole = xp.floor(v)
    part = v - whole
    most = float(xp.maximum(whole, x).max())
    count = int(most + 14.0 * most ** (1 / 3) + 40.0)
    count += count % 2
    above, here = x * 0.0, x * 0.0 + 1e-290
    wanted, total = x * 0.0, x * 0.0
    # The weights of even orders 2 k: (v + 2 k) gamma(v + k) / k!, by recurrence from below.
    ratio = gamma_of(xp, part + 1.0)  # gamma(v + k) / k! of k = 1
    weights = [ratio]
    for k in range(1, count // 2 + 1):
        weights.append((part + 2.0 * k) * ratio)
        ratio = ratio * ((part + k) / (k + 1.0))
    for n in range(count, -1, -1):
        wanted = xp.where(xp.equal(whole, float(n)), here, wanted)
        if n % 2 == 0:
            total = total + weights[n // 2] * here
        above, here = here, here * (2.0 * (part + n) / x) - above
        large = xp.abs(here) > _LARGE
        if large.any():
            scale = xp.where(large, 1.0 / _LARGE, 1.0)
            above, here, wanted, total = (
                above * scale, here * scale, wanted * scale, total * scale
            )  # fmt: skip
    return wanted / total * xp.power(0.5 * x, part)


def jv_of(xp: Any, v: Any, x: Any) -> Any:
    """Of arrays."""
    whole = xp.equal(v, xp.rint(v))
    order, size = xp.abs(v), xp.abs(x)
    known = ((v >= 0.0) | whole) & ((x >= 0.0) | whole) & xp.equal(x, x) & (order <= _MOST)
    inside = known & (size > 0.0) & (size < math.inf)
    order, size = xp.where(inside, order, 0.0), xp.where(inside, size, 1.0)
    small = size * size <= 4.0 * (order + 1.0)
    far = (size >= 50.0) & (size >= 0.5 * order * order)
    found = _series(xp, order, xp.where(small, size, 1.0))
    far = far & xp.not_equal(small, True)
    found = xp.where(far, _hankel(xp, xp.where(far, order, 0.0), xp.where(far, size, 50.0)), found)
    middle = xp.not_equal(small | far, True) & (size <= _MOST)
    if middle.any():
        several = _recurrence(xp, xp.where(middle, order, 0.0), xp.where(middle, size, 3.0))
        found = xp.where(middle, several, found)
    found = xp.where(small | far | middle, found, math.nan)
    halved = 0.5 * xp.where(whole, order, 0.0)
    odd = xp.not_equal(xp.rint(halved), halved)
    found = xp.where(odd & xp.not_equal((x < 0.0), (v < 0.0)), -found, found)
    edge = xp.where(xp.equal(x, 0.0), xp.where(xp.equal(v, 0.0), 1.0, 0.0), 0.0)
    return xp.where(inside, found, xp.where(known, edge, math.nan))


def _jv_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, ...]:
    order, place = x
    refused = sum_to(g, order.shape)
    if is_number(place):
        return refused, None
    # Not by the order below, which may be negative.
    at_zero = equal(place, 0.0)
    slope = order / where(at_zero, 1.0, place) * y - record(JV, (order + 1.0, place))
    inside = logical_and(order > 0.0, order < 1.0)
    edge = where(equal(absolute(order), 1.0), order * 0.5, where(inside, math.inf, 0.0))
    slope = where(at_zero, edge, slope)
    slope = where(equal(order, 0.0), -record(JV, (order + 1.0, place)), slope)
    return refused, sum_to(g * slope, place.shape)


JV = array_formula_operation("jv", jv_of, _jv_gradient, flops=5000.0)


def jv(v: Any, z: Any, /) -> LazyTensor:
    """The Bessel function of the first kind, of real order ``v`` up to 20,000.

    NaN of negative numbers and of negative orders, but for whole orders. By the series for small
    numbers, Hankel's expansion for large ones, and Miller's recurrence between. Within 1e-13 of
    the largest of its values nearby. Differentiable by ``z``; differentiating by ``v`` raises
    `UnsupportedOperationError`. Integers are taken as the default real dtype. Raises `DTypeError`
    for complex numbers.
    """
    order, place = promoted("jv", v, z, dtype_rule=floating)
    return record(JV, (record_one(ORDER, order, ()), place))
