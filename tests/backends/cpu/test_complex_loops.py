"""Complex numbers in loops, which compute with their parts."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from needs import needs_llvm

import lazyasync as la

pytestmark = needs_llvm

FUNCTIONS: dict[str, Callable[[Any, Any, Any], Any]] = {
    "add": lambda xp, x, y: x + y,
    "subtract": lambda xp, x, y: x - y,
    "multiply": lambda xp, x, y: x * y,
    "divide": lambda xp, x, y: x / y,
    "negative": lambda xp, x, y: -x,
    "absolute": lambda xp, x, y: xp.abs(x),
    "square": lambda xp, x, y: xp.square(x),
    "exp": lambda xp, x, y: xp.exp(x),
    "conj": lambda xp, x, y: xp.conj(x),
    "parts": lambda xp, x, y: xp.real(x) * 2 + xp.imag(y),
    "equal": lambda xp, x, y: x == y,
    "not_equal": lambda xp, x, y: x != y,
    "where": lambda xp, x, y: xp.where(xp.real(x) > 0, x, y),
    "converted": lambda xp, x, y: x + xp.real(y) * 1j,
    "angle": lambda xp, x, y: xp.angle(x),
    "chain": lambda xp, x, y: (x * y + 2j) * xp.conj(x) - 3,
    "turned": lambda xp, x, y: x.T * y.T,
    "backwards": lambda xp, x, y: x[::-1, 1:] - y[:, :-1],
    "broadcast": lambda xp, x, y: x * y[0],
}
DTYPES = {"complex64": 2e-6, "complex128": 1e-14}


def numbers(dtype: str, *shape: int, seed: int = 0) -> np.ndarray:
    drawn = np.random.default_rng(seed)
    return (drawn.normal(size=shape) + 1j * drawn.normal(size=shape)).astype(dtype)


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("dtype", DTYPES)
async def test_values(name: str, dtype: str) -> None:
    function = FUNCTIONS[name]
    x, y = numbers(dtype, 40, 53), numbers(dtype, 40, 53, seed=1)
    y[::3] = x[::3]
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(lambda x, y: function(la, x, y))
        found = await (await compiled(await la.put(x), await la.put(y))).numpy()
    expected = function(np, x, y)
    assert found.dtype == expected.dtype
    scale = np.abs(expected).max() if expected.dtype != bool else 1
    if expected.dtype == bool:
        np.testing.assert_array_equal(found, expected)
    else:
        np.testing.assert_allclose(found / scale, expected / scale, rtol=0, atol=DTYPES[dtype])


@pytest.mark.parametrize("name", ["multiply", "divide", "absolute", "exp", "equal", "conj"])
@pytest.mark.parametrize("dtype", DTYPES)
async def test_edges(name: str, dtype: str) -> None:
    """Beside zeros, infinities and NaN, and with very large and very small parts."""
    most = float(np.finfo(dtype).max)
    least = float(np.finfo(dtype).tiny)
    edges = [0.0, -0.0, 1.0, -2.5, np.inf, -np.inf, np.nan, least, 80.0]
    if name != "multiply":  # of whose two products NumPy rounds one only with the difference
        edges += [most / 2, -most / 2]
    pairs = np.array([complex(a, b) for a, b in itertools.product(edges, edges)], dtype)
    x, y = np.repeat(pairs, pairs.size), np.tile(pairs, pairs.size)
    function = FUNCTIONS[name]
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(lambda x, y: function(la, x, y))
        found = await (await compiled(await la.put(x), await la.put(y))).numpy()
    with np.errstate(all="ignore"):
        expected = function(np, x, y)
    if expected.dtype == bool:
        np.testing.assert_array_equal(found, expected)
        return
    for part in ("real", "imag"):
        ours, theirs = getattr(found, part), getattr(expected, part)
        np.testing.assert_allclose(ours, theirs, rtol=1e-5, atol=8 * least)


async def test_an_array_that_is_not_aligned_to_whole_numbers() -> None:
    memory = np.zeros(8 * 1001 + 4, np.uint8)
    x = memory[4:].view(np.complex64)
    x[...] = numbers("complex64", 1001)
    async with la.open_runtime("cpu:0"):
        found = await (await la.compile(lambda x: x * x)(await la.put(x))).numpy()
    np.testing.assert_allclose(found, x * x, rtol=1e-5)
