"""Tensors as matrices, and matrices along a diagonal: NumPy's and SciPy's results."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la

NUMBERS = np.random.default_rng(8)


async def check(found: Any, expected: Any) -> None:
    assert found.dtype == np.asarray(expected).dtype
    np.testing.assert_allclose(await found.numpy(), expected, 1e-9, 1e-9, strict=True)


async def test_against_numpy(runtime: la.Runtime) -> None:
    a, b = NUMBERS.normal(size=(6, 4, 2, 3, 4)), NUMBERS.normal(size=(6, 4))
    await check(la.linalg.tensorsolve(la.asarray(a), la.asarray(b)), np.linalg.tensorsolve(a, b))
    a, b = NUMBERS.normal(size=(2, 24, 3, 4)), NUMBERS.normal(size=24)
    await check(
        la.linalg.tensorsolve(la.asarray(a), la.asarray(b), axes=(0, 2, -1)),
        np.linalg.tensorsolve(a, b, axes=(0, 2, 3)),
    )
    for shape, ind in (((4, 6, 8, 3), 2), ((24, 8, 3), 1)):
        x = NUMBERS.normal(size=shape)
        await check(la.linalg.tensorinv(la.asarray(x), ind=ind), np.linalg.tensorinv(x, ind=ind))


async def test_blocks(runtime: la.Runtime) -> None:
    found = la.linalg.block_diag(la.asarray([[1.0, 2.0]]), [3.0, 4.0], 5.0, la.ones((0, 2)))
    expected = np.zeros((3, 7), np.float32)
    expected[0, :2], expected[1, 2:4], expected[2, 4] = [1, 2], [3, 4], 5
    await check(found, expected)
    mixed = la.linalg.block_diag(la.asarray([[1]]), la.asarray([[2j]]))
    await check(mixed, np.diag([1, 2j]).astype(np.complex64))
    batch = la.vmap(la.linalg.block_diag)(la.ones((2, 1, 1)), la.ones((2, 1, 2)))
    await check(batch, np.array([[[1, 0, 0], [0, 1, 1]]] * 2, np.float32))


async def test_refused(runtime: la.Runtime) -> None:
    cube = la.ones((2, 2, 2))
    for call, error in (
        (lambda: la.linalg.block_diag(cube), la.ShapeError),
        (lambda: la.linalg.block_diag([1.0]), TypeError),
        (lambda: la.linalg.block_diag(), TypeError),
        (lambda: la.linalg.tensorinv(cube), la.ShapeError),
        (lambda: la.linalg.tensorinv(la.ones((2, 2)), ind=3), la.ShapeError),
        (lambda: la.linalg.tensorinv(la.ones((2, 2)), ind=0), ValueError),
        (lambda: la.linalg.tensorsolve(cube, la.ones(2)), la.ShapeError),
        (lambda: la.linalg.tensorsolve(cube, la.ones(2), axes=(3,)), la.AxisError),
    ):
        with pytest.raises(error):
            call()
