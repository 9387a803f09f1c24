"""Batches of products of small matrices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from needs import needs_llvm

import lazyasync as la

pytestmark = needs_llvm

Arrays = tuple[np.ndarray, np.ndarray]
FUNCTIONS: dict[str, Callable[[Any, Any, Any], Any]] = {
    "as they lie": lambda xp, a, b: xp.matmul(a, b),
    "both transposed": lambda xp, a, b: xp.matmul(xp.swapaxes(b, 2, 3), xp.swapaxes(a, 2, 3)),
    "a product, transposed": lambda xp, a, b: xp.swapaxes(xp.matmul(a, b), 2, 3),
    "the same for a group": lambda xp, a, b: xp.matmul(a, b[0]),
    "the same in a group": lambda xp, a, b: xp.matmul(a, b[:, :1]),
    "parts": lambda xp, a, b: xp.matmul(a[:, 3:], b[:, 3:]),
    "every other one": lambda xp, a, b: xp.matmul(a[:, ::2], b[:, ::2]),
    "rows backwards": lambda xp, a, b: xp.matmul(a[:, :, ::-1], b),
}
SIZES = [(4, 4, 4), (3, 3, 3), (2, 2, 2), (8, 8, 8), (4, 4, 1), (1, 5, 3), (5, 2, 7), (1, 3, 1)]
LARGER = [(9, 9, 9), (16, 16, 16), (12, 7, 10), (13, 250, 4), (5, 40, 6), (17, 20, 31), (7, 9, 33)]
DYNAMIC = {"automatic_dynamic": True}
FIXED = {"automatic_dynamic": False}


def operands(sizes: tuple[int, int, int], dtype: str) -> Arrays:
    rows, inner, columns = sizes
    generator = np.random.default_rng(sum(sizes))
    left = generator.normal(size=(3, 41, rows, inner)).astype(dtype)
    return left, generator.normal(size=(3, 41, inner, columns)).astype(dtype)


async def computed(function: Any, given: list[Arrays], config: dict[str, Any]) -> list[np.ndarray]:
    async with la.open_runtime("cpu:0", config=config):
        compiled = la.compile(lambda a, b: function(la, a, b))
        return [await (await compiled(*map(la.asarray, each))).numpy() for each in given]


@pytest.mark.parametrize("name", FUNCTIONS)
async def test_small_products_are_those_of_numpy(name: str) -> None:
    given = [operands(sizes, dtype) for dtype in "fd" for sizes in SIZES + LARGER]
    found = await computed(FUNCTIONS[name], given, FIXED)
    for each, got in zip(given, found, strict=True):
        wanted = FUNCTIONS[name](np, *each)
        tolerance = 1e-5 if got.dtype == np.float32 else 1e-13
        assert got.dtype == wanted.dtype
        np.testing.assert_allclose(got, wanted, tolerance, tolerance)


@pytest.mark.parametrize("name", ["as they lie", "both transposed", "the same for a group"])
async def test_small_products_of_any_lengths_have_the_same_bits(name: str) -> None:
    lengths = [*SIZES, *LARGER, (9, 40, 33), (40, 40, 40), (20, 30, 3), (20, 3, 8)]
    given = [operands(sizes, dtype) for dtype in "fd" for sizes in lengths]
    for one, other in zip(
        await computed(FUNCTIONS[name], given, FIXED),
        await computed(FUNCTIONS[name], given, DYNAMIC),
        strict=True,
    ):
        np.testing.assert_array_equal(one, other)


async def test_numbers_that_are_none_stay_where_they_are() -> None:
    left, right = operands((4, 4, 4), "f")
    left[0, 3, 1, 2], right[1, 5, 0, 0] = np.nan, np.inf
    (found,) = await computed(FUNCTIONS["as they lie"], [(left, right)], FIXED)
    wanted = left @ right
    np.testing.assert_array_equal(np.isnan(found), np.isnan(wanted))
    np.testing.assert_array_equal(np.isinf(found), np.isinf(wanted))


@pytest.mark.parametrize("seed", range(3))
async def test_small_products_of_random_sizes_and_layouts(seed: int) -> None:
    generator = np.random.default_rng(seed)
    for _ in range(8):
        sizes = tuple(int(length) for length in generator.integers(1, 34, 3))
        left, right = operands(sizes, str(generator.choice(["f", "d"])))
        swapped = generator.random(2) < 0.5
        orders = [(0, 1, 3, 2) if swap else (0, 1, 2, 3) for swap in swapped]
        given = [
            np.transpose(each, order) for each, order in zip((left, right), orders, strict=True)
        ]

        def product(xp: Any, a: Any, b: Any, orders: Any = orders) -> Any:
            return xp.matmul(xp.transpose(a, orders[0]), xp.transpose(b, orders[1]))

        arrays = tuple(np.ascontiguousarray(each) for each in given)
        (found,) = await computed(product, [arrays], FIXED)  # type: ignore[list-item]
        tolerance = 1e-4 if found.dtype == np.float32 else 1e-12
        np.testing.assert_allclose(found, left @ right, tolerance, tolerance)


@pytest.mark.parametrize("sizes", [(4, 4, 4), (3, 3, 1), (9, 10, 11)])
async def test_threads_share_small_products(sizes: tuple[int, int, int]) -> None:
    rows, inner, columns = sizes
    generator = np.random.default_rng(1)
    left = generator.normal(size=(40_000, rows, inner)).astype("f")
    right = generator.normal(size=(40_000, inner, columns)).astype("f")
    found = [
        (await computed(FUNCTIONS["as they lie"], [(left, right)], {"cpu_threads": threads}))[0]
        for threads in (1, 2, 3)
    ]
    np.testing.assert_allclose(found[0], left @ right, 1e-4, 1e-4)
    for other in found[1:]:
        np.testing.assert_array_equal(other, found[0])
