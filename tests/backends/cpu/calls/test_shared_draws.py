"""Draws that threads share, by loops of machine code: the numbers are those of NumPy's way."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la

RANDOM = np.random.default_rng(13)

DRAWS = {
    "exponential": lambda n: la.random.exponential(n),
    "gamma": lambda n: la.random.gamma(n, 2.5, dtype="float64"),
    "small gamma": lambda n: la.random.gamma(n, 0.3),
    "beta": lambda n: la.random.beta(n, 2.0, 0.5, dtype="float64"),
    "poisson": lambda n: la.random.poisson(n, 4.0),
    "large poisson": lambda n: la.random.poisson(n, 30.0),
    "binomial": lambda n: la.random.binomial(n, 100, 0.3),
    "geometric": lambda n: la.random.geometric(n, 0.3),
    "permutation": lambda n: la.randperm(n[0] * n[1]),
}


@pytest.mark.parametrize("name", DRAWS)
async def test_draws_are_the_same_for_any_threads_and_without_machine_code(name: str) -> None:
    async def drawn(**config: Any) -> np.ndarray:
        async with la.open_runtime("cpu:0", config=la.Config(**config)):
            la.manual_seed(5)
            found: np.ndarray = await DRAWS[name]((301, 333)).numpy()
            return found

    wanted = await drawn(jit=False, cpu_threads=1)
    for threads in (1, 3):
        np.testing.assert_array_equal(await drawn(cpu_threads=threads), wanted)


async def test_shapes_of_each_element_are_divided_with_them() -> None:
    shapes = RANDOM.uniform(0.2, 40, (300, 1)).astype(np.float64)

    async def drawn(jit: bool, threads: int) -> np.ndarray:
        async with la.open_runtime("cpu:0", config=la.Config(jit=jit, cpu_threads=threads)):
            la.manual_seed(5)
            drawn: np.ndarray = await la.random.gamma((300, 500), la.asarray(shapes)).numpy()
            return drawn

    wanted = await drawn(False, 1)
    for threads in (1, 3):
        np.testing.assert_array_equal(await drawn(True, threads), wanted)
    np.testing.assert_allclose(wanted.mean(1), shapes[:, 0], 0.4)
