"""Remainders of real numbers in loops: exact, as those of the C library."""

from __future__ import annotations

import numpy as np
import pytest
from needs import needs_llvm

import lazyasync as la

pytestmark = needs_llvm

COUNT = 20011


def operands(dtype: str, kind: str) -> tuple[np.ndarray, np.ndarray]:
    random = np.random.default_rng(7)
    size = np.dtype(dtype).itemsize
    if kind == "any bits":
        drawn = random.integers(0, 1 << 8 * size, (2, COUNT), f"u{size}")
        x, y = drawn.view(dtype)
        return x, y
    if kind == "special":
        tiny = np.finfo(dtype).smallest_subnormal
        numbers = [0, -0.0, np.inf, -np.inf, np.nan, 1, -1, tiny, np.finfo(dtype).max, 2.5]
        x, y = random.choice(np.array(numbers, dtype), (2, COUNT))
        return x, y
    y = random.normal(size=COUNT).astype(dtype)
    most = 1 << (20 if kind == "beside multiples" else 8 * size - (8 if size == 4 else 11))
    x = (y * random.integers(0, most, COUNT)).astype(dtype)
    sides = random.choice(np.array([-np.inf, np.inf], dtype), COUNT)
    return (np.nextafter(x, sides) if kind == "beside multiples" else x), y


@pytest.mark.parametrize("kind", ["any bits", "special", "beside multiples", "large quotients"])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
async def test_remainders_have_the_bits_of_the_c_library(dtype: str, kind: str) -> None:
    x, y = operands(dtype, kind)
    with np.errstate(all="ignore"):
        wanted = np.fmod(x, y)
    async with la.open_runtime():
        found = await la.fmod(la.asarray(x), la.asarray(y)).numpy()
    np.testing.assert_array_equal(found, wanted)
    known = ~np.isnan(wanted)
    np.testing.assert_array_equal(np.signbit(found[known]), np.signbit(wanted[known]))
