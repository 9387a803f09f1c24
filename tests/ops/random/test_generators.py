"""Generators of `la.random.default_rng`: streams of a seed alone, with NumPy's names."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import makes_kernels

import lazyasync as la

CALLS: dict[str, Callable[[Any], Any]] = {
    "random": lambda g: g.random((2, 3)),
    "uniform": lambda g: g.uniform(1.0, [2.0, 3.0]),
    "normal": lambda g: g.normal([0.0, 5.0], 2.0),
    "standard_normal": lambda g: g.standard_normal((3,)),
    "exponential": lambda g: g.exponential(2.0, (3,)),
    "standard_exponential": lambda g: g.standard_exponential(4),
    "gamma": lambda g: g.gamma([0.5, 2.0], 3.0, (3, 2)),
    "standard_gamma": lambda g: g.standard_gamma(2.0, 3),
    "beta": lambda g: g.beta(0.5, 2.0, size=(3,)),
    "chisquare": lambda g: g.chisquare([1.0, 4.0]),
    "standard_t": lambda g: g.standard_t(3.0, 2),
    "standard_cauchy": lambda g: g.standard_cauchy((2,)),
    "gumbel": lambda g: g.gumbel(size=2),
    "laplace": lambda g: g.laplace(1.0, 2.0),
    "logistic": lambda g: g.logistic(size=(2, 1)),
    "lognormal": lambda g: g.lognormal(0.0, [0.1, 0.2]),
    "pareto": lambda g: g.pareto(3.0, 2),
    "rayleigh": lambda g: g.rayleigh(2.0, 2),
    "weibull": lambda g: g.weibull(2.0, 2),
    "poisson": lambda g: g.poisson([1.0, 100.0]),
    "binomial": lambda g: g.binomial(10, [0.1, 0.9]),
    "geometric": lambda g: g.geometric(0.3, 4),
    "multinomial": lambda g: g.multinomial(10, [0.2, 0.8], (3,)),
    "dirichlet": lambda g: g.dirichlet([1.0, 2.0], 3),
    "multivariate_normal": lambda g: g.multivariate_normal([0.0, 1.0], np.eye(2), (3,)),
    "integers": lambda g: g.integers(2, 9, (4,), endpoint=True),
    "choice": lambda g: g.choice(9, 4, replace=False),
    "permutation": lambda g: g.permutation(6),
}
"""The same calls are NumPy's, by their names."""


async def test_shapes_and_streams(device: str) -> None:
    """Shapes are NumPy's, and numbers those of the seed, in whatever job, recorded or compiled."""
    numpy_one = np.random.default_rng(0)
    async with la.open_runtime(device) as runtime:
        # Three programs of all that a generator has are seconds of making machine code.
        names = list(CALLS)[::4] if makes_kernels(runtime) else list(CALLS)
        calls = {name: CALLS[name] for name in names}
        generator, again = la.random.default_rng(5), la.random.default_rng(5)
        first = {name: call(generator) for name, call in calls.items()}
        async with la.job("another"):
            la.normal((7,))
            second = {name: call(again) for name, call in calls.items()}
            others = await la.to_cpu(second)
        found = await la.to_cpu(first)
        assert generator.state == again.state
        third = la.random.default_rng(5)
        draw = la.compile(lambda: [call(third) for call in calls.values()])
        compiled = await la.to_cpu(await draw())
        assert third.state == generator.state
        further = await la.to_cpu(await draw())
    for number, (name, call) in enumerate(calls.items()):
        assert np.shape(found[name]) == np.shape(call(numpy_one)), name
        np.testing.assert_array_equal(found[name], others[name], name)
        np.testing.assert_array_equal(found[name], compiled[number], name)
        if found[name].dtype.kind == "f":
            assert (further[number] != compiled[number]).all(), name


def test_methods_are_numpys() -> None:
    public = [name for name in vars(la.random.Generator) if not name.startswith("_")]
    assert set(public) - set(CALLS) == {"state", "spawn", "shuffle"}
    for name in CALLS:
        ours = list(inspect.signature(getattr(la.random.Generator, name)).parameters)
        call = getattr(np.random.Generator, name)
        # NumPy's are written in C; their documentation begins with the call.
        written = " ".join((call.__doc__ or "").strip().partition("\n\n")[0].split())
        written = written.partition("(")[2].rpartition(")")[0]
        theirs = [part.partition("=")[0].strip() for part in written.split(", ")]
        common = [part for part in theirs if part in ours]
        assert common == [part for part in ours if part in theirs], name
        assert "size" in common or name == "permutation"


async def test_seeds() -> None:
    async with la.open_runtime("sim:0"):
        seeds: list[Any] = [0, 1, 2**100, [1, 2], np.random.SeedSequence(3)]
        generators = [la.random.default_rng(seed) for seed in seeds]
        children = generators[0].spawn(2)
        entropy = [la.random.default_rng(), la.random.default_rng()]
        keys = {generator.state["key"] for generator in [*generators, *children, *entropy]}
        assert len(keys) == 9
        assert la.random.default_rng(generators[0]) is generators[0]
        state = generators[0].state
        first = await generators[0].random(3).numpy()
        generators[0].state = state
        np.testing.assert_array_equal(await generators[0].random(3).numpy(), first)
        before = la.get_rng_state()
        generators[1].normal(size=3)
        assert la.get_rng_state() == before
        for wrong in (-1, "text", 1.5):
            with pytest.raises((TypeError, ValueError)):
                la.random.default_rng(wrong)
        with pytest.raises(TypeError, match="permutation"):
            generators[0].shuffle(la.ones(3))
        with pytest.raises(ValueError, match="state"):
            generators[0].state = {"key": -1, "counter": 0}


async def test_a_generator_of_the_compiled_function() -> None:
    """One that a function makes draws the same at each call, as it does without compiling."""
    async with la.open_runtime("cpu:0"):

        def noise(x: la.LazyTensor) -> la.LazyTensor:
            generator = la.random.default_rng(7)
            return x + generator.normal(size=3) * generator.random()

        compiled = la.compile(noise)
        expected = await noise(la.zeros(3)).numpy()
        for _ in range(3):
            np.testing.assert_array_equal(await (await compiled(la.zeros(3))).numpy(), expected)
        slope = la.grad(lambda s: la.sum(la.random.default_rng(7).normal(0.0, s, 3)))
        unit = await la.random.default_rng(7).normal(size=3).numpy()
        np.testing.assert_allclose(await slope(la.asarray(2.0)).numpy(), unit.sum(), 1e-6)


async def test_multinomials() -> None:
    async with la.open_runtime("cpu:0"):
        chances = np.array([0.2, 0.5, 0.0, 0.3])
        counts = await la.random.multinomial(20, chances, (40_000,)).numpy()
        assert counts.dtype == np.int64
        assert (counts.sum(1) == 20).all()
        assert (counts >= 0).all()
        covariance = 20 * (np.diag(chances) - np.outer(chances, chances))
        np.testing.assert_allclose(counts.mean(0), 20 * chances, atol=0.05)
        np.testing.assert_allclose(np.cov(counts.T), covariance, atol=0.15)
        trials = la.asarray([5, 7])
        batch = la.random.multinomial(trials, la.asarray([[0.5, 0.5], [1.0, 0.0]]))
        np.testing.assert_array_equal((await batch.numpy()).sum(-1), [5, 7])
        assert (await batch.numpy())[1].tolist() == [7, 0]
        assert la.random.multinomial([3, 4], [1.0], dtype="int32").dtype == np.int32
        for wrong in ([0.8, 0.7, 0.1], [-0.1, 1.1], 0.5, []):
            with pytest.raises((ValueError, la.ShapeError)):
                la.random.multinomial(3, wrong)
        with pytest.raises(ValueError, match="trials"):
            la.random.multinomial(-1, [0.5, 0.5])
