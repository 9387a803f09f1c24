"""The next number of bfloat16, which is not that of float32."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import lazyasync as la

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)


@pytest.mark.parametrize("jit", [True, False])
async def test_neighbours(jit: bool) -> None:
    numbers = np.arange(1 << 16, dtype=np.uint16).view(BFLOAT16)
    with np.errstate(invalid="ignore"):  # of NaN that signal
        numbers = numbers[~np.isnan(numbers)]
    async with la.open_runtime("cpu:0", la.Config(jit=jit)):
        x = la.asarray(numbers)
        for towards in (np.inf, -np.inf, 0.0, 1.0, np.nan):
            found = await la.nextafter(x, towards).numpy()
            assert found.dtype == BFLOAT16
            expected = np.nextafter(numbers, BFLOAT16.type(towards))
            np.testing.assert_array_equal(found.astype(float), expected.astype(float))
        beside = la.nextafter(x, la.ones((), dtype="int8"))
        assert beside.dtype == la.bfloat16
        expected = np.nextafter(numbers, BFLOAT16.type(1))
        np.testing.assert_array_equal((await beside.numpy()).astype(float), expected.astype(float))
        # Beside float32 it is the next one of float32.
        for other in (la.ones(()), np.ones(1, np.float32)):
            wide = la.nextafter(la.zeros((), dtype="bfloat16"), other)
            assert wide.dtype == np.float32
            assert (await wide.numpy()).item() == np.nextafter(np.float32(0), np.float32(1))
