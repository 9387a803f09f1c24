"""The complement of the error function, and the inverse: every part of their formulas."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy import special

import lazyasync as la


async def erfc(x: np.ndarray) -> np.ndarray:
    found: np.ndarray = await la.erfc(la.asarray(x)).numpy()
    return found


async def erfinv(x: np.ndarray) -> np.ndarray:
    found: np.ndarray = await la.erfinv(la.asarray(x)).numpy()
    return found


async def test_complements_are_those_of_the_c_library(runtime: la.Runtime) -> None:
    random = np.random.default_rng(21)
    edges = [0.25, 0.84375, 1.25, 1 / 0.35, 6.0, 26.0]
    around = np.concatenate([np.nextafter(edges, 0), edges, np.nextafter(edges, 30)])
    x = np.concatenate([random.uniform(-7, 26.5, 20000), around, -around])
    expected = np.array([math.erfc(value) for value in x])
    np.testing.assert_allclose(await erfc(x), expected, rtol=1e-15)


async def test_ends_of_complements(runtime: la.Runtime) -> None:
    x = np.array([-np.inf, -30.0, 0.0, -0.0, 27.5, 30.0, np.inf, np.nan])
    expected = [2.0, 2.0, 1.0, 1.0, 0.0, 0.0, 0.0, np.nan]
    np.testing.assert_allclose(await erfc(x), expected, atol=1e-300)


@pytest.mark.parametrize("dtype", [np.float32, np.float16])
async def test_narrower_ones_are_rounded_once(runtime: la.Runtime, dtype: type) -> None:
    x = np.linspace(-4, 9, 4001).astype(dtype)
    found = await erfc(x)
    assert found.dtype == dtype
    np.testing.assert_array_equal(found, (await erfc(x.astype(np.float64))).astype(dtype))
    y = np.linspace(-1, 1, 4001).astype(dtype)
    found = await erfinv(y)
    assert found.dtype == dtype
    # By way of float32, of which a few lie halfway between two.
    expected = (await erfinv(y.astype(np.float64))).astype(dtype)
    np.testing.assert_allclose(found, expected, rtol=float(np.finfo(dtype).eps))


async def test_inverses_are_scipys(runtime: la.Runtime) -> None:
    random = np.random.default_rng(22)
    near_one = 1 - 10 ** random.uniform(-16, 0, 4000)
    tiny = 10 ** random.uniform(-300, -1, 2000)
    y = np.concatenate([random.uniform(-1, 1, 10000), near_one, -near_one, tiny, -tiny])
    y = y[np.abs(y) < 1]
    np.testing.assert_allclose(await erfinv(y), special.erfinv(y), rtol=2e-15)


async def test_ends_of_inverses(runtime: la.Runtime) -> None:
    y = np.array([1.0, -1.0, 1.5, -2.0, np.inf, np.nan, 0.0, -0.0])
    found = await erfinv(y)
    np.testing.assert_array_equal(found, [np.inf, -np.inf, *[np.nan] * 4, 0.0, 0.0])
    assert np.signbit(found[-2:]).tolist() == [False, True]


async def test_complex_numbers_are_refused(runtime: la.Runtime) -> None:
    for function in (la.erfc, la.erfinv):
        with pytest.raises(la.DTypeError):
            function(la.ones(2, dtype="complex64"))
