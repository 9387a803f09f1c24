"""Shifts in loops: those of signed integers to the right keep the sign, others do not."""

from __future__ import annotations

import numpy as np
import pytest
from needs import needs_llvm

import lazyasync as la

pytestmark = needs_llvm


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
@pytest.mark.parametrize("kind", ["int", "uint"])
async def test_shifts_to_the_right(kind: str, bits: int) -> None:
    dtype = np.dtype(f"{kind}{bits}")
    ends = np.iinfo(dtype)
    values = np.array([ends.min, ends.min + 1, ends.max, ends.max - 6, 5, 0], dtype)
    x = np.repeat(values, bits)
    by = np.tile(np.arange(bits, dtype=dtype), len(values))
    shifted = la.compile(lambda x, by: (la.bitwise_right_shift(x, by) ^ 1, x >> 2))
    async with la.open_runtime("cpu:0"):
        found, by_two = await shifted(la.asarray(x), la.asarray(by))
        np.testing.assert_array_equal(await found.numpy(), (x >> by) ^ dtype.type(1))
        np.testing.assert_array_equal(await by_two.numpy(), x >> 2)
