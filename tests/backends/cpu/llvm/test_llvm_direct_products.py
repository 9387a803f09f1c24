"""Products in loops that read matrices as they lie: their numbers, and their bits."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from needs import needs_llvm

import lazyasync as la

FALLBACK = la.Config(force_fallback="scan")
SIZES = (
    *[(rows, 24, 48) for rows in (1, 2, 3, 5, 6, 7, 11, 16, 64)],
    *[(4, inner, columns) for inner in (1, 30) for columns in (16, 17, 30, 33, 65, 80)],
    *[(1, 9, columns) for columns in (16, 63, 64, 65, 140)],
    *[(1, 1, 1), (2, 3, 2), (4, 4, 4), (1, 200, 1), (1, 7, 9), (3, 1, 5)],
    *[(65, 8, 32), (3, 50, 8)],
)
"""Of rows, inner and columns; the last of them are left to a library."""


def body(left: Any, right: Any, x: Any) -> Any:
    """Products of a matrix that is the same in each iteration, and of one that is not."""
    return left @ right * x, left @ (right + x), (left * x) @ right


@needs_llvm
@pytest.mark.parametrize("dtype", ["float32", "float64"])
async def test_all_sizes(dtype: str) -> None:
    """As they lie and transposed, by native loops and by Python: the same bits."""
    found: list[list[np.ndarray]] = []
    xs = np.array([1.0, 0.5, -2.0], dtype)
    random = np.random.default_rng(5)
    for config in (la.Config(), FALLBACK):
        found.append([])
        random = np.random.default_rng(5)
        async with la.open_runtime("cpu", config=config):
            for number, (rows, inner, columns) in enumerate(SIZES):
                for transposed in ((number + len(dtype)) % 2 == 1,):
                    shapes = [(rows, inner), (inner, columns)]
                    arrays = [random.normal(size=shape).astype(dtype) for shape in shapes]
                    given = [array.T.copy() for array in arrays] if transposed else arrays
                    tensors = [la.asarray(array) for array in given]
                    left, right = [t.T for t in tensors] if transposed else tensors
                    _, made = la.scan(
                        lambda c, x, left=left, right=right: (c, body(left, right, x)),
                        None,
                        la.asarray(xs),
                    )
                    results = await la.to_cpu(list(made))
                    expected = [
                        np.stack(list(each))
                        for each in zip(*[body(*arrays, x) for x in xs], strict=True)
                    ]
                    for result, other in zip(results, expected, strict=True):
                        np.testing.assert_allclose(
                            result, other, rtol=1e-4, atol=1e-4, err_msg=str(shapes)
                        )
                    found[-1] += results
    for one, same in zip(*found, strict=True):
        np.testing.assert_array_equal(one, same)
