"""Rounding errors of sums, and of what is made of them, along every axis and on every device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import makes_kernels

import lazyasync as la

HALF_UNIT = 2.0**-24
"""Half a unit in the last place of float32 numbers from 1 to 2."""
MOST = 6.0
"""So many of them errors may be. One number after the other, 5,000 and more make 20 to 1,000."""

SHAPES = [(200_000, 3), (20_000, 40), (5000, 70), (3, 9000), (137, 600), (9, 1000), (60, 700, 5)]


def numbers(shape: tuple[int, ...], offset: float = 0.0) -> np.ndarray:
    """Random numbers between 0 and 1, and an offset."""
    found = np.random.default_rng(0).random(shape, np.float32) + np.float32(offset)
    return np.asarray(found, np.float32)


async def check(name: str, found: la.LazyTensor, exact: np.ndarray, unit: float) -> None:
    """Compares with what has been computed in double precision."""
    array = np.asarray(await found.astype("float64").numpy())
    error = float((np.abs(array - exact) / np.abs(exact)).max()) / unit
    assert error <= MOST, (name, error)


REDUCTIONS: dict[str, Callable[..., Any]] = {
    "sum": lambda xp, x, axis: xp.sum(x, axis),
    "mean": lambda xp, x, axis: xp.mean(x, axis),
    "sum of products": lambda xp, x, axis: xp.sum(x * x, axis),
    "var": lambda xp, x, axis: xp.var(x, axis),
    "std": lambda xp, x, axis: xp.std(x, axis, correction=1),
    "norm": lambda xp, x, axis: xp.linalg.vector_norm(x, axis=axis),
    "cumsum": lambda xp, x, axis: xp.cumsum(x, axis),
    "log of the sum of exponentials": lambda xp, x, axis: xp.log(xp.sum(xp.exp(x), axis)),
}


@pytest.mark.parametrize("shape", SHAPES, ids=str)
async def test_reductions(runtime: la.Runtime, shape: tuple[int, ...]) -> None:
    x = numbers(shape)
    wide = x.astype(np.float64)
    for axis in range(x.ndim):
        for name, function in REDUCTIONS.items():
            exact = function(np, wide, axis)
            await check(name, function(la, la.asarray(x), axis), exact, HALF_UNIT)
        transposed = la.sum(la.asarray(x).T, x.ndim - 1 - axis)
        await check("transposed", transposed, wide.sum(axis).T, HALF_UNIT)
        largest = wide.max(axis, keepdims=True)
        exponentials = np.exp(wide - largest)
        total = exponentials.sum(axis, keepdims=True)
        shares = exponentials / total  # of which each has the errors of an exponential as well
        await check("softmax", la.softmax(la.asarray(x), axis), shares, 2 * HALF_UNIT)
        exact = (largest + np.log(total)).squeeze(axis)
        await check("logsumexp", la.logsumexp(la.asarray(x), axis), exact, HALF_UNIT)
    await check("all", la.sum(la.asarray(x)), wide.sum(), HALF_UNIT)
    await check("sum of the first", la.sum(la.asarray(x), (0, -1)), wide.sum((0, -1)), HALF_UNIT)


@pytest.mark.parametrize("offset", [1e2, 1e4, 1e6])
async def test_variances_far_from_zero(runtime: la.Runtime, offset: float) -> None:
    x = numbers((3000, 40), offset)
    for axis in (0, 1, None):
        exact = x.astype(np.float64).var(axis)
        await check("var", la.var(la.asarray(x), axis), exact, HALF_UNIT)
        await check("std", la.std(la.asarray(x), axis), np.sqrt(exact), HALF_UNIT)


async def test_variances_of_equal_numbers_are_0(runtime: la.Runtime) -> None:
    # The longer axis where machine code is made for each: half a second.
    examples = [((1000, 3), 0), ((7, 300), 1), ((1000, 3), 1), ((7, 300), 0)]
    for shape, axis in examples[:2] if makes_kernels(runtime) else examples:
        x = la.asarray(np.full(shape, 0.1, np.float32))
        assert (await la.var(x, axis).numpy() >= 0).all()
        slopes = await la.grad(lambda x, axis=axis: la.sum(la.std(x, axis)))(x).numpy()
        assert np.isfinite(slopes).all()


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
async def test_narrow_numbers_are_added_up_in_single_precision(
    runtime: la.Runtime, dtype: str
) -> None:
    unit = 2.0**-11 if dtype == "float16" else 2.0**-8
    x = la.asarray(numbers((6000, 5))).astype(dtype)
    wide = await x.astype("float64").numpy()
    for axis in (0, 1, None):
        await check("sum", la.sum(x, axis), wide.sum(axis), unit)
        await check("mean", la.mean(x, axis), wide.mean(axis), unit)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "complex64"])
async def test_sums_of_others_in_a_dtype_of_floats_count(runtime: la.Runtime, dtype: str) -> None:
    """A converted operand may be part of the sum, which then has booleans, or integers."""
    x = np.random.default_rng(0).integers(0, 3, (2, 30, 4))
    for given in (x == 1, x.astype(np.int8)):
        for axis in (0, 1, (0, 2), None):
            for found in (
                la.sum(la.asarray(given).astype(dtype), axis),
                la.sum(la.asarray(given), axis, dtype=dtype),
            ):
                array = await found.astype("float64" if dtype != "complex64" else dtype).numpy()
                np.testing.assert_array_equal(array, given.sum(axis))


@pytest.mark.parametrize("width", [1, 3, 600])
async def test_rows_that_are_added_up_where_indices_point(runtime: la.Runtime, width: int) -> None:
    x = numbers((20_000 if width < 600 else 3000, width))
    ids = np.random.default_rng(1).integers(0, 3, len(x))
    exact = np.stack([x[ids == number].astype(np.float64).sum(0) for number in range(3)])
    rows, places = la.asarray(x), la.asarray(ids)
    await check("segment_sum", la.segment_sum(rows, places, 3), exact, HALF_UNIT)
    added = la.zeros((3, width)).at[places].add(rows)
    await check("at.add", added, exact, HALF_UNIT)
    sparse = la.zeros((200_000 if width < 600 else 3, width)).at[places].add(rows)
    await check("sparse", sparse[:3], exact, HALF_UNIT)
    gradient = la.grad(lambda table: la.sum(table[places] * rows))(la.ones((3, width)))
    await check("take", gradient, exact, HALF_UNIT)


async def test_the_gradient_of_a_bias(runtime: la.Runtime) -> None:
    x = numbers((200_000, 10))
    gradient = la.grad(lambda b: la.sum((la.asarray(x) + b) * la.asarray(x)))(la.zeros((10,)))
    await check("bias", gradient, x.astype(np.float64).sum(0), HALF_UNIT)


async def test_infinities_and_nan_go_through_blocks(runtime: la.Runtime) -> None:
    for rows in (20, 1000, 20_000):
        for added in ([np.inf], [-np.inf], [np.inf, -np.inf], [np.nan]):
            x = np.ones((rows, 70), np.float32)
            x[: 3 * len(added) : 3] = np.array(added, np.float32)[:, None]
            with np.errstate(invalid="ignore"):
                expected = x.sum(0)
            np.testing.assert_array_equal(await la.sum(la.asarray(x), 0).numpy(), expected)
            turned = la.sum(la.asarray(np.ascontiguousarray(x.T)), 1)
            np.testing.assert_array_equal(await turned.numpy(), expected)
