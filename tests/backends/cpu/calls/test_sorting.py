"""Long lines that threads sort together: what NumPy gives, bit by bit, for any contents."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from extents import in_turns

import lazyasync as la
from lazyasync.backends.cpu.calls.sorting import DTYPES, LONG

RANDOM = np.random.default_rng(11)
LENGTH = LONG + 13
CONTENTS: dict[str, Callable[[], np.ndarray]] = {
    "any": lambda: RANDOM.standard_normal(LENGTH) * 1e9,
    "few different": lambda: RANDOM.integers(0, 3, LENGTH) - 1.0,
    "in order": lambda: np.arange(LENGTH) - 1000.0,
    "backwards": lambda: np.arange(LENGTH)[::-1] - 1000.0,
    "all equal": lambda: np.full(LENGTH, 7.0),
    "the last half is less": lambda: np.roll(np.arange(LENGTH), LENGTH // 2) * 1.0,
}


def bits(x: np.ndarray) -> np.ndarray:
    return x.view(f"u{x.itemsize}")


@pytest.mark.parametrize(("dtype", "contents"), in_turns(list(DTYPES), list(CONTENTS), 2))
async def test_a_long_line_is_in_order(dtype: str, contents: str) -> None:
    x = CONTENTS[contents]()
    x = (np.abs(x) if dtype[0] == "u" else x).astype(dtype)
    for threads in (1, 2, 3, 5):
        async with la.open_runtime("cpu:0", config=la.Config(cpu_threads=threads)):
            found = await la.sort(await la.put(x)).numpy()
        np.testing.assert_array_equal(found, np.sort(x))


@pytest.mark.parametrize("dtype", ["f4", "f8"])
@pytest.mark.parametrize("share", [0.0, 0.3, 1.0])
async def test_zeros_and_nan_keep_their_order(dtype: str, share: float) -> None:
    special = np.array([0.0, -0.0, np.nan, -np.nan, np.inf, -np.inf], dtype)
    x = RANDOM.standard_normal(LENGTH).astype(dtype)
    x = np.where(RANDOM.random(LENGTH) < share, RANDOM.choice(special, LENGTH), x)
    for line in (x, x[:5000], x[:5000].reshape(50, 100)):
        for axis in range(line.ndim):
            async with la.open_runtime("cpu:0", config=la.Config(cpu_threads=3)):
                found = await la.sort(await la.put(line), axis).numpy()
            expected = np.sort(line, axis, "stable")
            np.testing.assert_array_equal(bits(found), bits(expected))


@pytest.mark.parametrize("dtype", ["i1", "u1", "i2", "u2", "?"])
@pytest.mark.parametrize("shape", [(40, 100), (100, 40), (5, 7)])
async def test_small_integers(dtype: str, shape: tuple[int, ...]) -> None:
    x = RANDOM.integers(-40_000, 40_000, shape).astype(dtype)
    for axis in (0, 1):
        async with la.open_runtime("cpu:0"):
            found = await la.sort(await la.put(x), axis).numpy()
        np.testing.assert_array_equal(found, np.sort(x, axis))
