"""Grids of positions, and places of triangles and diagonals, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la

MATRIX = np.arange(20.0).reshape(4, 5)


async def same(found: Any, expected: Any) -> None:
    """Fails unless tensors have the values, shapes and dtypes of arrays."""
    if isinstance(expected, tuple):
        assert isinstance(found, tuple)
        assert len(found) == len(expected)
        for one, other in zip(found, expected, strict=True):
            await same(one, other)
        return
    array = await found.numpy()
    assert array.dtype == expected.dtype
    np.testing.assert_array_equal(array, expected)


@pytest.mark.parametrize("k", [0, 1, -2, 7, -7])
async def test_triangles(k: int, runtime: la.Runtime) -> None:
    for n, m in ((4, None), (3, 5), (5, 2), (0, 3), (2, 0)):
        await same(la.tri(n, m, k, dtype="float64"), np.tri(n, m, k))
        await same(la.tri(n, m, k, "int8"), np.tri(n, m, k, np.int8))
        await same(la.tril_indices(n, k, m), np.tril_indices(n, k, m))
        await same(la.triu_indices(n, k, m), np.triu_indices(n, k, m))
    assert la.tri(2).dtype == np.float32
    places = la.tril_indices(4, k, 5)
    await same(la.asarray(MATRIX)[places], MATRIX[np.tril_indices(4, k, 5)])


async def test_diagonals(runtime: la.Runtime) -> None:
    for n, ndim in ((3, 2), (0, 2), (2, 4)):
        await same(la.diag_indices(n, ndim), np.diag_indices(n, ndim))


async def test_positions(runtime: la.Runtime) -> None:
    for shape in ((2, 3), (4,), (0, 2), (2, 1, 3), ()):
        await same(la.indices(shape), np.indices(shape))
        await same(la.indices(shape, "float32"), np.indices(shape, np.float32))
        await same(la.indices(shape, sparse=True), np.indices(shape, sparse=True))


async def test_all_pairs(runtime: la.Runtime) -> None:
    mask = np.array([True, False, True, False, True])
    for lines in (([0, 2], [1, 3, 4]), ([1], mask), ([], [0]), (np.array([3, -1]), [0])):
        grid = la.ix_(*lines)
        await same(grid, tuple(np.ix_(*lines)))
        await same(la.asarray(MATRIX)[grid], MATRIX[np.ix_(*lines)])
    await same(la.ix_(la.asarray([1, 0]), [2]), np.ix_([1, 0], [2]))


async def test_errors(runtime: la.Runtime) -> None:
    with pytest.raises(la.ShapeError):
        la.tri(-1)
    with pytest.raises(la.ShapeError):
        la.indices((2, -1))
    with pytest.raises(la.ShapeError, match="ix_"):
        la.ix_([[1]], [2])
    with pytest.raises(la.DTypeError, match=r"la\.aio\.nonzero"):
        la.ix_(la.asarray([True, False]))
