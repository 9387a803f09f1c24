"""Products in loops that read matrices as they lie: their numbers, and their bits."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole
from needs import needs_llvm

import lazyasync as la

FALLBACK = la.Config(force_fallback="scan")
SIZES = (
    *[(rows, 24, 48) for rows in (1, 2, 3, 5, 6, 7, 11, 16, 64)],
    *[(4, inner, columns) for inner in (1, 30) for columns in (16, 17, 30, 33, 65, 80)],
    *[(1, 9, columns) for columns in (16, 63, 64, 65, 140)],
    *[(1, 1, 1), (2, 3, 2), (4, 4, 4), (1, 200, 1), (1, 7, 9), (3, 1, 5), (1, 12, 12), (2, 4, 15)],
    *[(65, 8, 32), (3, 50, 8)],
)
"""Of rows, inner and columns; the last of them are left to a library."""


def body(left: Any, right: Any, x: Any) -> Any:
    """Products of a matrix that is the same in each iteration, and of one that is not."""
    return left @ right * x, left @ (right + x), (left * x) @ right


@needs_llvm
@in_part_and_whole
@pytest.mark.parametrize("dtype", ["float32", "float64"])
async def test_all_sizes(dtype: str, whole: bool) -> None:
    """As they lie and transposed, by native loops and by Python: the same bits."""
    found: list[list[np.ndarray]] = []
    xs = np.array([1.0, 0.5, -2.0], dtype)
    random = np.random.default_rng(5)
    for config in (la.Config(), FALLBACK):
        found.append([])
        random = np.random.default_rng(5)
        async with la.open_runtime("cpu", config=config):
            for number, (rows, inner, columns) in enumerate(SIZES):
                if not whole and number // 2 % 2 != (dtype == "float64"):
                    continue
                for transposed in (False, True) if whole else (number % 2 == 1,):
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


@needs_llvm
async def test_a_transposed_matrix_is_as_good_as_one_in_order() -> None:
    """Of few rows the same bits, in gradients as well."""
    random = np.random.default_rng(6)
    carry, item, matrix = (
        random.normal(size=size).astype("f") for size in ((3, 20), (9, 3, 20), (20, 20))
    )

    def last(c: Any, xs: Any, found: Any) -> Any:
        return la.scan(lambda c, x: (la.tanh(c @ found() + x), c @ found()[:, :16]), c, xs)

    def both(c: Any, xs: Any, found: Any) -> Any:
        def loss(c: Any, xs: Any) -> Any:
            return sum([la.square(each).sum() for each in last(c, xs, found)])

        return last(c, xs, found), la.grad(loss, (0, 1))(c, xs)

    async with la.open_runtime("cpu"):
        c, xs, w = [la.asarray(each) for each in (carry, item, matrix)]
        v = la.asarray(np.ascontiguousarray(matrix.T))
        as_it_is = la.compile(lambda c, xs, w: both(c, xs, lambda: w))
        transposed = la.compile(lambda c, xs, v: both(c, xs, lambda: v.T))
        found = la.trees.leaves(await la.to_cpu(await as_it_is(c, xs, w)))
        same = la.trees.leaves(await la.to_cpu(await transposed(c, xs, v)))
    for one, another in zip(found, same, strict=True):
        np.testing.assert_array_equal(one, another)
