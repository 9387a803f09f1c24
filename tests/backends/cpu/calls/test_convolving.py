"""Convolutions of vectors by native functions: NumPy's results, at the edges too."""

from __future__ import annotations

import numpy as np
import pytest

import lazyasync as la
from tests.backends.cpu.calls.test_shared_calls import same_for_all

RANDOM = np.random.default_rng(38)
LENGTHS = [(1, 1), (5, 3), (3, 5), (130, 130), (129, 64), (300, 7), (2000, 401), (90_000, 70)]


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("lengths", LENGTHS)
async def test_convolutions(lengths: tuple[int, int], dtype: str) -> None:
    a, v = (RANDOM.standard_normal(length).astype(dtype) for length in lengths)
    wanted = np.convolve(a.astype(np.float64), v.astype(np.float64))
    found = await same_for_all(la.convolve, a, v)
    assert found.dtype == dtype
    limit = 8 * np.finfo(dtype).eps * np.linalg.norm(a.astype("f8")) * np.linalg.norm(v)
    np.testing.assert_allclose(found, wanted, 0, limit)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("number", [np.inf, np.nan])
async def test_what_is_not_finite_goes_as_far_as_it_meets_something(
    number: float, dtype: str
) -> None:
    a, v = (RANDOM.standard_normal(length).astype(dtype) for length in (700, 90))
    for place in (0, 40, 89):
        taps = v.copy()
        taps[place] = number
        found, wanted = await same_for_all(la.convolve, a, taps), np.convolve(a, taps)
        np.testing.assert_array_equal(np.isnan(found), np.isnan(wanted))
        np.testing.assert_array_equal(found[np.isinf(wanted)], wanted[np.isinf(wanted)])


async def test_integers_and_views_are_convolved_too() -> None:
    a, v = np.arange(40), np.arange(7)
    np.testing.assert_array_equal(await same_for_all(la.convolve, a, v), np.convolve(a, v))
    x = RANDOM.standard_normal(300)
    np.testing.assert_allclose(
        await same_for_all(lambda x: la.convolve(x[::3], x[::-7]), x),
        np.convolve(x[::3], x[::-7]),
        1e-10,
        1e-12,
    )
