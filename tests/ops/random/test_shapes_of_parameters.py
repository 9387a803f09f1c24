"""Draws whose shape, or device, is that of their parameters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la

ROW = np.array([0.25, 0.5, 0.75], np.float32)
COLUMN = np.array([[0.125], [0.875]], np.float32)

OF_ONE: dict[str, Callable[..., la.LazyTensor]] = {
    "bernoulli": lambda p, **more: la.random.bernoulli(None, p, **more),
    "chisquare": lambda p, **more: la.random.chisquare(None, p, **more),
    "exponential": lambda p, **more: la.random.exponential(scale=p, **more),
    "geometric": lambda p, **more: la.random.geometric(None, p, **more),
    "pareto": lambda p, **more: la.random.pareto(exponent=p, **more),
    "poisson": lambda p, **more: la.random.poisson(mean=p, **more),
    "rayleigh": lambda p, **more: la.random.rayleigh(scale=p, **more),
    "standard_t": lambda p, **more: la.random.standard_t(None, p, **more),
    "weibull": lambda p, **more: la.random.weibull(exponent=p, **more),
}
OF_TWO: dict[str, Callable[..., la.LazyTensor]] = {
    "beta": lambda p, q, **more: la.random.beta(None, p, q, **more),
    "binomial": lambda p, q, **more: la.random.binomial(
        None, (p * 8 + 1).astype("int32"), q, **more
    ),
    "cauchy": lambda p, q, **more: la.random.cauchy(location=p, scale=q, **more),
    "gamma": lambda p, q, **more: la.random.gamma(None, p, q, **more),
    "gumbel": lambda p, q, **more: la.random.gumbel(location=p, scale=q, **more),
    "laplace": lambda p, q, **more: la.random.laplace(location=p, scale=q, **more),
    "logistic": lambda p, q, **more: la.random.logistic(location=p, scale=q, **more),
    "lognormal": lambda p, q, **more: la.random.lognormal(mean=p, deviation=q, **more),
    "normal": lambda p, q, **more: la.random.normal(mean=p, deviation=q, **more),
    "truncated_normal": lambda p, q, **more: la.random.truncated_normal(
        None, -1.0, 2.0, p, q, **more
    ),
    "uniform": lambda p, q, **more: la.random.uniform(low=p - 1, high=q, **more),
}


@pytest.mark.parametrize("name", OF_ONE)
async def test_the_shape_of_one_parameter(runtime: la.Runtime, name: str) -> None:
    draw = OF_ONE[name]
    for given in (0.5, np.float32(0.5), ROW, COLUMN, la.asarray(COLUMN)):
        drawn = draw(given)
        assert drawn.shape == np.shape(given)
        assert np.isfinite(await drawn.numpy()).all()
    assert draw(ROW, device=runtime.devices[0]).shape == (3,)


@pytest.mark.parametrize("name", OF_TWO)
async def test_the_shape_that_two_parameters_broadcast_to(runtime: la.Runtime, name: str) -> None:
    draw = OF_TWO[name]
    row, column = la.asarray(ROW), la.asarray(COLUMN)
    for first, second in ((row, COLUMN), (COLUMN, row), (row, column)):
        drawn = draw(first, second)
        assert drawn.shape == (2, 3)
        assert np.isfinite(await drawn.numpy()).all()
    with pytest.raises(la.ShapeError, match=r"\(3,\) .*\(2,\)"):
        draw(row, la.ones((2,)))


async def test_vectors_have_the_shape_of_their_concentrations(runtime: la.Runtime) -> None:
    concentration = la.asarray(np.ones((4, 1, 3), np.float32))
    drawn = await la.random.dirichlet(None, concentration).numpy()
    assert drawn.shape == (4, 1, 3)
    np.testing.assert_allclose(drawn.sum(-1), 1, rtol=1e-6)


@pytest.mark.parametrize("name", [*OF_ONE, *OF_TWO])
async def test_they_are_drawn_where_a_parameter_is(name: str) -> None:
    def drawn(**more: Any) -> la.LazyTensor:
        if name in OF_ONE:
            return OF_ONE[name](given, **more)
        return OF_TWO[name](given, given, **more)

    async with la.open_runtime({"cpu": 2}):
        given = await la.put(ROW, "cpu:1")
        assert str(drawn().device) == "cpu:1"
        assert (await drawn().numpy()).shape == (3,)
