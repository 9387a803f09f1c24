"""Activations by the names of `jax.nn`, and gamma functions, against what defines them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la

X = np.array([-30.0, -7.0, -3.5, -2.0, -1.0, -0.3, -1e-9, 0.0, 1e-9, 0.4, 1.0, 2.5, 3.5, 7.0, 30.0])


def sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


def elu(x: Any, alpha: float = 1.0) -> Any:
    return np.where(x > 0, x, alpha * np.expm1(np.minimum(x, 0)))


def relu6(x: Any) -> Any:
    return np.clip(x, 0, 6)


FORMULAS: dict[str, Callable[[Any], Any]] = {
    "leaky_relu": lambda x: np.where(x > 0, x, 0.01 * x),
    "elu": elu,
    "selu": lambda x: 1.0507009873554805 * elu(x, 1.6732632423543772),
    "celu": lambda x: np.maximum(x, 0) + np.expm1(np.minimum(x, 0)),
    "relu6": relu6,
    "hard_sigmoid": lambda x: relu6(x + 3) / 6,
    "hard_silu": lambda x: x * relu6(x + 3) / 6,
    "hard_tanh": lambda x: np.clip(x, -1, 1),
    "log_sigmoid": lambda x: -np.logaddexp(-x, 0),
    "soft_sign": lambda x: x / (1 + np.abs(x)),
    "mish": lambda x: x * np.tanh(np.logaddexp(x, 0)),
    "squareplus": lambda x: (x + np.sqrt(x * x + 4)) / 2,
}


@pytest.mark.parametrize("name", FORMULAS)
async def test_formulas(name: str, runtime: la.Runtime) -> None:
    function = getattr(la, name)
    found = await function(la.asarray(X)).numpy()
    np.testing.assert_allclose(found, FORMULAS[name](X), rtol=1e-12, atol=1e-300)
    narrow = await function(la.asarray(X.astype(np.float32))).numpy()
    assert narrow.dtype == np.float32
    np.testing.assert_allclose(narrow, FORMULAS[name](X), rtol=1e-5, atol=1e-6)
    assert function(la.asarray([1, 2])).dtype == la.float32
    special = await function(la.asarray([np.nan, np.inf, -np.inf])).numpy()
    assert np.isnan(special[0])
    # Large numbers overflow nowhere on the way.
    gradient = la.grad(lambda x: la.sum(function(x)))
    assert np.isfinite(await gradient(la.asarray([-1e4, 1e4])).numpy()).all()


async def test_parameters(runtime: la.Runtime) -> None:
    x = la.asarray(X)
    found = await la.to_cpu([la.leaky_relu(x, 0.2), la.elu(x, 2.0), la.celu(x, 2.0)])
    np.testing.assert_allclose(found[0], np.where(X > 0, X, 0.2 * X))
    np.testing.assert_allclose(found[1], elu(X, 2.0))
    low = np.minimum(X, 0)
    np.testing.assert_allclose(found[2], np.maximum(X, 0) + 2 * np.expm1(low / 2), atol=1e-16)
    np.testing.assert_allclose(
        await la.squareplus(x, 0.0).numpy(), np.maximum(X, 0), rtol=1e-12, atol=1e-12
    )


async def test_glu_and_logit(runtime: la.Runtime) -> None:
    pairs = X[:14].reshape(7, 2)
    found = await la.glu(la.asarray(pairs)).numpy()
    np.testing.assert_allclose(found, pairs[:, :1] * sigmoid(pairs[:, 1:]), rtol=1e-12)
    with pytest.raises(la.ShapeError, match="even length"):
        la.glu(la.ones((2, 3)))
    parts = np.array([1e-9, 0.25, 0.5, 0.999])
    np.testing.assert_allclose(
        await la.logit(la.asarray(parts)).numpy(), np.log(parts) - np.log1p(-parts)
    )
    assert np.isnan(await la.logit(la.asarray([1.5, -0.5])).numpy()).all()


# ---- gamma functions -----------------------------------------------------------------------


async def lgamma(x: np.ndarray) -> np.ndarray:
    found: np.ndarray = await la.lgamma(la.asarray(x)).numpy()
    return found


async def test_logarithms_of_factorials(runtime: la.Runtime) -> None:
    numbers = np.arange(1.0, 171.0)
    expected = [math.log(math.factorial(int(n) - 1)) for n in numbers]
    np.testing.assert_allclose(await lgamma(numbers), expected, rtol=4e-16)
    halves = np.array([0.5, 1.5, 2.5])
    known = np.log(np.sqrt(np.pi) * np.array([1.0, 0.5, 0.75]))
    np.testing.assert_allclose(await lgamma(halves), known, rtol=2e-15)


async def test_near_the_zeros(runtime: la.Runtime) -> None:
    # Two terms of the series there, whose next one is below 1e-24.
    euler, zeta = 0.57721566490153286061, math.pi**2 / 6
    for start, slope, bend in ((1.0, -euler, zeta / 2), (2.0, 1 - euler, (zeta - 1) / 2)):
        x = start + np.array([1e-8, -1e-8, 1e-12, -3e-9])
        z = x - start
        np.testing.assert_allclose(await lgamma(x), slope * z + bend * z * z, rtol=1e-14)


async def test_steps_of_one(runtime: la.Runtime) -> None:
    random = np.random.default_rng(11)
    x = np.concatenate([random.uniform(0.01, 20, 4000), 10 ** random.uniform(-30, 30, 2000)])
    ahead, here = await lgamma(x + 1), await lgamma(x)
    scale = np.maximum(np.abs(ahead), 1.0)
    assert (np.abs(ahead - here - np.log(x)) / scale).max() < 2e-14


async def test_below_zero_and_far_away(runtime: la.Runtime) -> None:
    x = -np.random.default_rng(12).uniform(0, 150, 4000)
    expected = np.array([math.lgamma(value) for value in x])
    assert (np.abs(await lgamma(x) - expected) / np.maximum(np.abs(expected), 1)).max() < 5e-14
    ends = np.array([0.0, -0.0, -1.0, -7.0, np.inf, -np.inf, 1e305])
    assert (await lgamma(ends) == np.inf).sum() == 6
    assert np.isnan(await lgamma(np.array([np.nan]))).all()
    tiny = np.array([1e-300, 5e-324, 1e-15])
    np.testing.assert_allclose(await lgamma(-tiny), -np.log(tiny), rtol=1e-15)
    narrow = np.linspace(-9.7, 30, 3001).astype(np.float32)
    wide = await lgamma(narrow.astype(np.float64))
    found = await lgamma(narrow)
    assert found.dtype == np.float32
    np.testing.assert_array_equal(found, wide.astype(np.float32))


async def test_derivatives(runtime: la.Runtime) -> None:
    euler = 0.57721566490153286061
    x = la.asarray(np.array([1.0, 0.5, 2.0]))
    expected = [-euler, -euler - 2 * math.log(2), 1 - euler]
    np.testing.assert_allclose(await la.digamma(x).numpy(), expected, rtol=1e-14)
    squares = [math.pi**2 / 6, math.pi**2 / 2, math.pi**2 / 6 - 1]
    np.testing.assert_allclose(await la.polygamma(1, x).numpy(), squares, rtol=1e-14)
    z = np.random.default_rng(13).uniform(-6, 6, 500)
    for order in range(4):
        # psi(x + 1) - psi(x) is a derivative of 1 / x, on both sides of 0.
        ahead = await la.polygamma(order, la.asarray(z + 1)).numpy()
        here = await la.polygamma(order, la.asarray(z)).numpy()
        step = (-1) ** order * math.factorial(order) / z ** (order + 1)
        scale = np.maximum(np.abs(ahead), np.abs(here)) + 1
        assert (np.abs(ahead - here - step) / scale).max() < 1e-12
    for dtype in (np.float64, np.float32):
        # Beside the pole at 0 it is that of -1 / x, and beside others of -1 / (x + n).
        near = np.array([-1e-8, -1e-20, 1e-20], dtype)
        np.testing.assert_allclose(await la.digamma(la.asarray(near)).numpy(), -1 / near, rtol=1e-6)
        ends = np.array([-3.0, 0.0, -0.0, np.inf, np.nan], dtype)
        found = await la.digamma(la.asarray(ends)).numpy()
        np.testing.assert_array_equal(found, [np.nan, -np.inf, np.inf, np.inf, np.nan])
        found = await la.polygamma(1, la.asarray(ends)).numpy()
        np.testing.assert_array_equal(found, [np.nan, np.inf, np.inf, 0.0, np.nan])
    # In the middle between two poles even derivatives of the cotangent are 0: psi(x) = psi(1 - x).
    middle = -np.array([0.5, 1.5, 20.5, 171.5, 1000.5, 100000.5])
    for order in (0, 2, 4, 20):
        found, mirrored = await la.to_cpu(
            [la.polygamma(order, la.asarray(x)) for x in (middle, 1 - middle)]
        )
        np.testing.assert_allclose(found, mirrored, rtol=1e-15)
    beside = np.array([-1.0 - 1e-9, -1.0 + 1e-9])
    found = await la.polygamma(1, la.asarray(beside)).numpy()
    np.testing.assert_allclose(found, 1 / (beside + 1) ** 2, rtol=1e-9)
    far = await la.polygamma(1, la.asarray(np.array([1.9e289]))).numpy()
    np.testing.assert_allclose(far, 1 / 1.9e289, rtol=1e-12)
    assert await la.lgamma(la.asarray(np.array(-1.7e308))).numpy() == np.inf
    with pytest.raises(ValueError, match="from 0 to 20"):
        la.polygamma(-1, x)
    with pytest.raises(la.DTypeError):
        la.lgamma(la.ones(2, dtype="complex64"))


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
async def test_half_precision_is_rounded_once(runtime: la.Runtime, dtype: str) -> None:
    """Results and gradients are those of float32, rounded."""
    x = la.linspace(-9.0, 9.0, 301).astype(dtype)
    wide = x.astype("float32")
    for function in (la.gelu, la.silu, la.softplus, la.mish, la.selu, la.log_sigmoid, la.hard_silu):
        result, expected = function(x), function(wide).astype(dtype)
        assert result.dtype == x.dtype
        given = la.grad(lambda t, f=function: f(t).astype("float32").sum())
        pairs = [(result, expected), (given(x), given(wide).astype(dtype))]
        for actual, wanted in pairs:
            found = await la.to_cpu([actual.astype("float32"), wanted.astype("float32")])
            np.testing.assert_array_equal(found[0], found[1])
    mixed = la.softplus(x, beta=la.asarray(2.0, dtype="float32"))
    assert mixed.dtype == la.float32
