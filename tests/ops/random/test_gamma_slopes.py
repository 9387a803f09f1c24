"""Gradients of gamma numbers by their concentration."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import lazyasync as la

R = la.random
STATE = {"key": 3, "counter": 9}


def below(a: float, z: float) -> float:
    """The probability to be below ``z``, by its series (DLMF 8.11.4), which has no cancellation."""
    n = np.arange(1, 2000)
    terms = np.concatenate([[1.0], np.cumprod(z / (a + n))])
    return math.exp(a * math.log(z) - z - math.lgamma(a + 1)) * math.fsum(terms)


def slope(a: float, z: float) -> float:
    """By central differences of the probability, of two steps for the fourth order."""

    def difference(step: float) -> float:
        return (below(a + step, z) - below(a - step, z)) / (2 * step)

    step = a * 1e-3
    by_a = (4 * difference(step / 2) - difference(step)) / 3
    return -by_a / math.exp((a - 1) * math.log(z) - z - math.lgamma(a))


@pytest.mark.parametrize("a", [0.02, 0.3, 0.999, 1.0, 2.5, 30.0, 500.0])
async def test_slopes_are_those_of_the_inverse_cdf(runtime: la.Runtime, a: float) -> None:
    la.set_rng_state(STATE)
    drawn = await R.gamma(40, a, dtype="float64").numpy()

    def total(x: Any) -> la.LazyTensor:
        la.set_rng_state(STATE)
        return la.sum(R.gamma(40, x))

    gradient = await la.grad(total)(la.asarray(np.full(40, a))).numpy()
    usual = drawn > 1e-150
    expected = [slope(a, z) for z in drawn[usual].tolist()]
    np.testing.assert_allclose(gradient[usual], expected, rtol=2e-7)
    assert np.isfinite(gradient).all()
    assert (gradient[drawn == 0] == 0).all()


async def test_slopes_of_half_precision_are_rounded_once(runtime: la.Runtime) -> None:
    def total(x: Any) -> la.LazyTensor:
        la.set_rng_state(STATE)
        return la.sum(R.gamma(40, x, dtype="float16"))

    gradient = await la.grad(total)(la.asarray(np.full(40, 1.5, np.float16))).numpy()
    assert gradient.dtype == np.float16
    la.set_rng_state(STATE)
    drawn = await R.gamma(40, 1.5, dtype="float16").numpy()
    expected = [slope(1.5, float(z)) for z in drawn]
    np.testing.assert_allclose(gradient, expected, rtol=2**-10)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
async def test_means_grow_as_concentrations_do(runtime: la.Runtime, dtype: str) -> None:
    count = 20_000

    def mean(x: Any) -> la.LazyTensor:
        la.set_rng_state(STATE)
        drawn = R.gamma((count, 3), x, 2.0, dtype=dtype)
        return la.sum(drawn.astype("float64") / count)

    slopes = await la.grad(mean)(la.asarray(np.array([0.2, 1.5, 40.0], dtype))).numpy()
    assert slopes.dtype == dtype
    # The mean is 2 a; the slopes of single numbers deviate by less than 5 (a of 0.2).
    np.testing.assert_allclose(slopes, 2.0, atol=5 * 5 / math.sqrt(count))


async def test_shares_grow_as_concentrations_do(runtime: la.Runtime) -> None:
    """The mean share of the first is a / (a + b): its slopes are b and -a by the square of that."""
    count = 20_000

    def share(x: Any) -> la.LazyTensor:
        la.set_rng_state(STATE)
        return la.mean(R.dirichlet(count, x)[:, 0])

    slopes = await la.grad(share)(la.asarray(np.array([0.3, 1.2]))).numpy()
    np.testing.assert_allclose(slopes, [1.2 / 2.25, -0.3 / 2.25], atol=0.03)
    tiny = await la.grad(share)(la.asarray(np.array([1e-3, 1e-3]))).numpy()
    assert np.isfinite(tiny).all()


async def test_the_degrees_of_chi_square(runtime: la.Runtime) -> None:
    def mean(x: Any) -> la.LazyTensor:
        la.set_rng_state(STATE)
        return la.mean(R.chisquare(20_000, x))

    # The mean is the degrees.
    assert abs(await la.grad(mean)(la.asarray(3.0)).item() - 1.0) < 0.05


async def test_there_is_no_second_gradient(runtime: la.Runtime) -> None:
    first = la.grad(lambda x: la.sum(R.gamma(3, x)))
    with pytest.raises(la.UnsupportedOperationError):
        la.grad(lambda x: la.sum(first(x)))(la.ones(3))
    # By the scale there is, and both are of one number.
    second = la.grad(lambda s: la.grad(lambda t: la.sum(R.gamma(3, 2.0, t) ** 2))(s))
    assert await second(la.asarray(1.5)).item() > 0


async def test_empty_and_bad_concentrations(runtime: la.Runtime) -> None:
    empty = la.grad(lambda x: la.sum(R.gamma((0,), x)))(la.ones(1))
    assert (await empty.numpy()).tolist() == [0.0]
    bad = la.grad(lambda x: la.sum(R.gamma(3, x)))(la.asarray([-1.0, 0.0, 2.0]))
    values = await bad.numpy()
    assert np.isnan(values[0])
    assert values[1] == 0
    assert values[2] > 0
