"""Counts in bins, and which numbers are among others: as NumPy has them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la

RANDOM = np.random.default_rng(5)
THREADS = [la.Config(cpu_threads=threads) for threads in (1, 3)]


def values(dtype: str, count: int) -> np.ndarray:
    if dtype[0] in "iu":
        return RANDOM.integers(np.iinfo(dtype).min // 2, np.iinfo(dtype).max, count, dtype=dtype)
    x = RANDOM.standard_normal(count)
    x[RANDOM.random(count) < 0.05] = np.nan
    x[RANDOM.random(count) < 0.05] = np.inf
    x[RANDOM.random(count) < 0.05] = -0.0
    return x.astype(dtype)


EDGES: dict[str, Any] = {
    "even": np.linspace(-2, 2, 101),
    "uneven": np.sort(RANDOM.standard_normal(300)),
    "equal": np.repeat(np.linspace(-1, 1, 30), 3),
    "infinite": np.concatenate([[-np.inf], np.linspace(-1, 1, 50), [np.inf]]),
    "a point": np.zeros(40),
}


@pytest.mark.parametrize("dtype", ["float32", "float64", "int16"])
@pytest.mark.parametrize("edges", EDGES)
async def test_counts_are_numpys(dtype: str, edges: str) -> None:
    limits = EDGES[edges].astype(np.float64 if dtype == "float64" else np.float32)
    for count in (1, 50, 300_000):
        x = values(dtype, count)
        x[:40] = limits[:40][: len(x[:40])].astype(dtype) if edges != "infinite" else 0
        wanted = np.histogram(x[~np.isnan(x)], limits)[0]
        for config in THREADS:
            async with la.open_runtime("cpu:0", config=config):
                found = await la.histogram(la.asarray(x), limits).counts.numpy()
            np.testing.assert_array_equal(found, wanted)


async def test_even_bins_have_the_edges_that_are_given_back() -> None:
    async with la.open_runtime("cpu:0"):
        for dtype in (np.float32, np.float64):
            x = np.round(1000 * RANDOM.standard_normal(200_000)).astype(dtype) / dtype(7)
            counts, edges = la.histogram(la.asarray(x), 97)
            found, limits = await counts.numpy(), await edges.numpy()
            np.testing.assert_array_equal(found, np.histogram(x, limits)[0])
            assert found.sum() == x.size


async def test_bins_of_what_is_no_range_are_empty() -> None:
    x = np.array([np.nan, 0.0, 1.0, np.inf], np.float32)
    async with la.open_runtime("cpu:0"):
        counts, edges = la.histogram(la.asarray(x), 50)
        assert not (await counts.numpy()).any()
        assert np.isnan(await edges.numpy()).all()
        nothing = la.histogram(la.zeros((0,)), 50).counts
        assert not (await nothing.numpy()).any()


async def test_counts_of_batches() -> None:
    x, edges = RANDOM.standard_normal((5, 400)), np.linspace(-1, 1, 60)
    shifted = edges + np.arange(5)[:, None]
    async with la.open_runtime("cpu:0"):
        counts = la.vmap(lambda x, e: la.histogram(x, e).counts)
        found = await counts(la.asarray(x), la.asarray(shifted)).numpy()
        tests = RANDOM.integers(0, 100, (5, 30))
        among = la.vmap(la.isin)(la.asarray(tests), la.asarray(tests[::-1].copy()))
        inside = await among.numpy()
    for row in range(5):
        np.testing.assert_array_equal(found[row], np.histogram(x[row], shifted[row])[0])
        np.testing.assert_array_equal(inside[row], np.isin(tests[row], tests[4 - row]))


@pytest.mark.parametrize(
    "dtype", ["float32", "float64", "float16", "int32", "int64", "uint32", "uint64", "int8", "bool"]
)
async def test_numbers_are_among_others_as_in_numpy(dtype: str) -> None:
    for count, others in ((1, 20), (1000, 17), (300_000, 5000)):
        for narrow in (False, True):
            if dtype == "bool":
                x, tests = RANDOM.random(count) < 0.5, np.full(others, narrow)
            elif narrow:
                least = 5 if dtype[0] == "u" else -100
                x, tests = (RANDOM.integers(least, 120, n).astype(dtype) for n in (count, others))
            else:
                x = values(dtype, count)
                picked = RANDOM.choice(x, others // 2)
                tests = np.concatenate([picked, values(dtype, others - len(picked))])
            for config in THREADS:
                async with la.open_runtime("cpu:0", config=config):
                    found = la.isin(la.asarray(x), la.asarray(tests))
                    np.testing.assert_array_equal(await found.numpy(), np.isin(x, tests))


async def test_numbers_among_others_in_a_loop() -> None:
    rows, tests = RANDOM.integers(0, 60, (4, 50)), RANDOM.integers(0, 60, 20)
    async with la.open_runtime("cpu:0"):
        others = la.asarray(tests)
        _, found = la.scan(lambda c, row: (c, la.isin(row, others)), la.zeros(()), la.asarray(rows))
        np.testing.assert_array_equal(await found.numpy(), np.isin(rows, tests))
