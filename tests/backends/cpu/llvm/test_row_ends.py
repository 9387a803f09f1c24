"""The end of a row, which is no whole vector, with masked stores and without."""

from __future__ import annotations

import numpy as np
import pytest
from extents import in_part_and_whole
from needs import needs_llvm

import lazyasync as la
from lazyasync.backends.cpu.llvm import writer

pytestmark = needs_llvm


@in_part_and_whole
@pytest.mark.parametrize("masked", [False, True])
async def test_rows_of_any_length_have_all_elements(
    masked: bool, whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is written behind a row, by loops of little and of much to compute."""
    monkeypatch.setattr(writer, "stores_masked", lambda: masked)
    random = np.random.default_rng(7)
    async with la.open_runtime("cpu:0", config={"compile_cache": False}):
        for first, dtype in enumerate(("float32", "float64", "int8")):
            widths = (3, 10, 11, 16, 31, 63, 64, 65, 72, 79, 129, 200)
            for width in widths if whole else widths[first % 2 :: 2]:
                x = (random.normal(size=(5, 3, 1)) * 9).astype(dtype)
                y = (random.normal(size=(5, 1, width)) * 9).astype(dtype)
                a, b = la.asarray(x), la.asarray(y)
                assert (await (a * b + a).numpy() == x * y + x).all(), (dtype, width)
                assert (await (a > b).numpy() == (x > y)).all(), (dtype, width)
                if dtype != "int8":
                    found = await la.exp(la.tanh(a * b) - a * 0.1).numpy()
                    exact = np.exp(np.tanh(x * y) - x * 0.1)
                    np.testing.assert_allclose(found, exact, rtol=1e-5, err_msg=f"{dtype} {width}")
