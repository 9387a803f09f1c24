"""Modified Bessel functions of real order.

Sources: DLMF 10.25.2 (the series of the first kind), 10.32.9 (the integral of the second, by the
trapezoidal rule, whose error falls exponentially: L. N. Trefethen and J. A. C. Weideman, SIAM
Review 56, 2014), 10.27.2 (negative orders), 10.29.1 (derivatives), 10.40.1 (far from 0).
"""

from __future__ import annotations

import math
from typing import Any, Final

from lazyasync.errors import DTypeError
from lazyasync.ir.node import Attributes
from lazyasync.ops.dispatch import convert, floating, is_number, promoted
from lazyasync.ops.elementwise.arithmetic import absolute
from lazyasync.ops.elementwise.comparison import where
from lazyasync.ops.elementwise.formulas import (
    array_formula_operation,
    polynomial,
    undifferentiated,
)
from lazyasync.ops.elementwise.functions import exp, rsqrt
from lazyasync.ops.manipulation.broadcasting import sum_to
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import DOUBLE
from lazyasync.ops.registration import composed_of
from lazyasync.ops.special.gamma_and_beta import gamma_of
from lazyasync.ops.special.incomplete import _in_front
from lazyasync.recording import record
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = ["i0", "i0e", "i1", "i1e", "iv", "kv"]

_MOST: Final = 20_000
_NEGLIGIBLE: Final = 2.0**-56
_BEYOND: Final = 2000.0
"""An exponential of so much is infinite in double precision, also times any sum of `_integral`."""


def _series(xp: Any, v: Any, x: Any) -> Any:
    """The first kind, of orders from 0 on and positive numbers: all terms are positive."""
    half = 0.5 * x
    term = total = x * 0.0 + 1.0
    for k in range(1, _MOST):
        term = term * (half * (half / (k * (v + float(k)))))
        total = total + term
        if not (term > total * _NEGLIGIBLE).any():
            break
    logarithm = v * xp.log(half)
    plain = (v < 160.0) & (xp.abs(logarithm) < 690.0)
    low, base = xp.where(plain, v, 1.0), xp.where(plain, half, 1.0)
    power = xp.power(base, low) / gamma_of(xp, low + 1.0)
    scale = xp.exp(0.5 * half)
    beyond = _in_front(xp, xp.where(plain, 1.0, v), half) * scale * total * scale
    return xp.where(plain, power * total, beyond)


def _integral(xp: Any, v: Any, x: Any) -> tuple[Any, Any]:
    """The second kind, of orders from 0 on and positive numbers, and a logarithm of its factor.

    Of ``exp(-x cosh t) cosh(v t)``, highest where ``sinh t`` is ``v / x``, and as wide there
    as a normal distribution with a deviation of ``(x**2 + v**2)**-0.25``.
    """
    top = xp.where(v / x < math.inf, xp.arcsinh(v / x), xp.log(v) + (math.log(2.0) - xp.log(x)))
    highest = v * top - _risen(xp, x, top)
    size = xp.sqrt(x * x + v * v)
    # The error is that of a line through complex numbers, y from the real ones.
    y = xp.minimum(1.2, xp.sqrt(80.0 / size))
    step = 2.0 * math.pi * y / (40.0 - size * xp.log(xp.cos(y)))
    total = 0.5 * xp.exp(-highest)
    for k in range(1, _MOST):
        t = step * float(k)
        height = v * t - _risen(xp, x, t) - highest
        term = xp.exp(height) * (0.5 + 0.5 * xp.exp(-2.0 * v * t))
        total = total + term
        if not ((term > total * _NEGLIGIBLE) | (t < top)).any():
            break
    return step * total, highest


def _risen(xp: Any, x: Any, t: Any) -> Any:
    """``x (cosh t - 1)``, also of very small ``x``."""
    sine = xp.sinh(0.5 * xp.minimum(t, 600.0))
    far = 0.5 * xp.exp(xp.minimum(t + xp.log(x), 700.0))
    return xp.where(t < 600.0, 2.0 * x * sine * sine, far)


def kv_of(xp: Any, v: Any, x: Any) -> Any:
    """Of arrays."""
    order = xp.abs(v)
    usual = (x > 0.0) & (x < math.inf) & (order < math.inf)
    x_safe = xp.where(usual, x, 1.0)
    total, logarithm = _integral(xp, xp.where(usual, order, 0.0), x_safe)
    scale = xp.exp(0.5 * logarithm) * xp.exp(-0.5 * x_safe)
    found = scale * total * scale
    # Far beyond what a dtype holds, the factors are 0 and infinite.
    found = xp.where(logarithm - x_safe > _BEYOND, math.inf, found)
    found = xp.where(logarithm - x_safe < -_BEYOND, 0.0, found)
    edge = xp.where(xp.equal(x, 0.0), math.inf, math.nan)
    edge = xp.where(xp.equal(x, math.inf), 0.0, edge)
    edge = xp.where(xp.equal(order, math.inf) & (x > 0.0) & (x < math.inf), math.inf, edge)
    return xp.where(usual, found, xp.where(xp.equal(v, v), edge, math.nan))


def iv_of(xp: Any, v: Any, x: Any) -> Any:
    """Of arrays."""
    order, size = xp.abs(v), xp.abs(x)
    whole = xp.equal(v, xp.rint(v))
    usual = (size > 0.0) & (size < 2000.0) & (order < 1e15)
    order, size = xp.where(usual, order, 1.0), xp.where(usual, size, 1.0)
    positive = xp.where(order > 0.0, order, 1e-300)
    found = _series(xp, positive, size)
    other = (v < 0.0) & xp.not_equal(whole, True) & usual
    if other.any():
        rest = order - xp.rint(order)
        odd = xp.not_equal(xp.rint(0.5 * xp.rint(order)), 0.5 * xp.rint(order))
        sine = xp.sin(rest * math.pi) * xp.where(odd, -1.0, 1.0)
        found = xp.where(other, found + (2.0 / math.pi) * sine * kv_of(xp, order, size), found)
    halved = 0.5 * xp.where(whole, v, 0.0)
    sign = xp.where(xp.not_equal(xp.rint(halved), halved), -1.0, 1.0)
    found = xp.where(x < 0.0, xp.where(whole, sign * found, math.nan), found)
    at_zero = xp.where(xp.equal(v, 0.0), 1.0, xp.where((v > 0.0) | whole, 0.0, math.inf))
    edge = xp.where(xp.equal(x, 0.0), at_zero, math.nan)
    edge = xp.where((x >= 2000.0) & (xp.abs(v) < 1e15), math.inf, edge)
    nothing = (xp.abs(v) >= 1e15) & (xp.abs(x) < 2000.0) & (whole | ((v > 0.0) & (x > 0.0)))
    edge = xp.where(nothing, 0.0, edge)
    large = xp.where(whole, sign * math.inf, math.nan)
    edge = xp.where((x <= -2000.0) & (xp.abs(v) < 1e15), large, edge)
    return xp.where(usual, found, xp.where(xp.equal(v, v) & xp.equal(x, x), edge, math.nan))


def _iv_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, ...]:
    order, place = x
    slope = (
        None
        if is_number(place)
        else _record(IV, order - 1.0, place) + _record(IV, order + 1.0, place)
    )
    by_x = None if slope is None else sum_to(g * slope * 0.5, place.shape)
    return sum_to(g, order.shape), by_x


def _kv_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, ...]:
    order, place = x
    slope = (
        None
        if is_number(place)
        else _record(KV, order - 1.0, place) + _record(KV, order + 1.0, place)
    )
    by_x = None if slope is None else sum_to(g * slope * -0.5, place.shape)
    return sum_to(g, order.shape), by_x


def _record(operation: Any, order: LazyTensor, x: LazyTensor) -> LazyTensor:
    return record(operation, (order, x))


ORDER = undifferentiated("bessel_order")
IV = array_formula_operation("iv", iv_of, _iv_gradient, flops=3000.0)
KV = array_formula_operation("kv", kv_of, _kv_gradient, flops=3000.0)


def iv(v: Any, z: Any, /) -> LazyTensor:
    """The modified Bessel function of the first kind, of real order ``v``.

    NaN of negative numbers, but for whole orders. By its series. Within 1e-13 of the value.
    Differentiable by ``z``; differentiating by ``v`` raises `UnsupportedOperationError`. Integers
    are taken as the default real dtype. Raises `DTypeError` for complex numbers.
    """
    order, place = promoted("iv", v, z, dtype_rule=floating)
    return record(IV, (record_one(ORDER, order, ()), place))


def kv(v: Any, z: Any, /) -> LazyTensor:
    """The modified Bessel function of the second kind, of real order ``v``.

    Infinite at 0, NaN of negative numbers. By its integral. Within 1e-13 of the value.
    Differentiable by ``z``; differentiating by ``v`` raises `UnsupportedOperationError`. Integers
    are taken as the default real dtype. Raises `DTypeError` for complex numbers.
    """
    order, place = promoted("kv", v, z, dtype_rule=floating)
    return record(KV, (record_one(ORDER, order, ()), place))


# ---- of the orders 0 and 1 -----------------------------------------------------------------

_FAR: Final = 30.0
"""From here on the expansion at infinity is exact: its least term is about ``exp(-2 x)``."""

_EXPANSIONS: Final = tuple(
    tuple(
        math.prod((4 * order**2 - (2 * j - 1) ** 2) / (8 * j) for j in range(1, k + 1)) * (-1) ** k
        for k in range(21)
    )
    for order in (0, 1)
)
"""The coefficients of DLMF 10.40.1, of ``1 / x``."""


@composed_of("iv")
def i0(x: LazyTensor, /) -> LazyTensor:
    """The modified Bessel function of the first kind of order 0: `iv`."""
    return iv(0, as_tensor("i0", x))


@composed_of("iv")
def i1(x: LazyTensor, /) -> LazyTensor:
    """The modified Bessel function of the first kind of order 1: `iv`."""
    return iv(1, as_tensor("i1", x))


@composed_of("iv", "exp", "where")
def i0e(x: LazyTensor, /) -> LazyTensor:
    """``exp(-abs(x)) * i0(x)``, which does not overflow. Raises as `iv`."""
    return _scaled("i0e", 0, x)


@composed_of("iv", "exp", "where")
def i1e(x: LazyTensor, /) -> LazyTensor:
    """``exp(-abs(x)) * i1(x)``, which does not overflow. Raises as `iv`."""
    return _scaled("i1e", 1, x)


def _scaled(name: str, order: int, x: Any) -> LazyTensor:
    x = as_tensor(name, x)
    dtype = floating(x.dtype)
    if dtype.kind == "c":
        raise DTypeError(f"{name}: not supported for {x._node.type}")
    x = convert(x, DOUBLE)
    size = absolute(x)
    is_near = size < _FAR
    near = where(is_near, x, 0.0)
    far = where(is_near, _FAR, size)
    expansion = polynomial(1.0 / far, _EXPANSIONS[order]) * rsqrt(2.0 * math.pi * far)
    if order:
        expansion = where(x < 0.0, -expansion, expansion)
    return convert(where(is_near, iv(order, near) * exp(-absolute(near)), expansion), dtype)
