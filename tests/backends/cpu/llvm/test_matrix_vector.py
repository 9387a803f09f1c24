"""Products of a matrix and a vector."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from needs import needs_llvm

import lazyasync as la

pytestmark = needs_llvm

Arrays = tuple[np.ndarray, np.ndarray, np.ndarray]
FUNCTIONS: dict[str, Callable[[Any, Any, Any, Any], Any]] = {
    "rows": lambda xp, a, v, u: a @ v,
    "a row, times it transposed": lambda xp, a, v, u: v @ a.T,
    "columns": lambda xp, a, v, u: a.T @ u,
    "a row, times it": lambda xp, a, v, u: u @ a,
    "one column": lambda xp, a, v, u: a @ v[:, None],
    "one row": lambda xp, a, v, u: u[None] @ a,
    "a batch": lambda xp, a, v, u: xp.reshape(a, (2, -1, a.shape[1])) @ v,
    "some rows": lambda xp, a, v, u: a[1::2] @ v,
    "rows backwards": lambda xp, a, v, u: a[::-1] @ v,
    "parts of rows": lambda xp, a, v, u: a[:, 1:] @ v[1:],
    "parts of columns": lambda xp, a, v, u: a[1:].T @ u[1:],
    "a vector with gaps": lambda xp, a, v, u: a[:, ::2][:, : v[::3].size] @ v[::3],
    "part of a loop": lambda xp, a, v, u: xp.tanh(a @ v + u) * 2,
}
SIZES = [
    *((rows, inner) for rows in (2, 4, 6, 18, 130) for inner in (2, 7, 8, 16, 17, 31, 64, 100)),
    *((8, 3000), (10, 70_001), (3000, 8), (70_000, 10), (700, 800)),
]
TOLERANCE = {"f": 3e-5, "d": 1e-12}
DYNAMIC = {"automatic_dynamic": True}
FIXED = {"automatic_dynamic": False}


def operands(sizes: tuple[int, int], dtype: str) -> Arrays:
    generator = np.random.default_rng(sum(sizes))
    shapes = (sizes, sizes[1:], sizes[:1])
    one, other, third = [generator.normal(size=shape).astype(dtype) for shape in shapes]
    return one, other, third


def check(found: np.ndarray, wanted: np.ndarray, dtype: str) -> None:
    assert found.dtype == dtype
    assert found.shape == wanted.shape
    scale = max(1.0, np.max(np.abs(wanted)))
    np.testing.assert_allclose(found, wanted, 0, TOLERANCE[dtype] * scale)


async def computed(function: Any, given: list[Arrays], config: dict[str, Any]) -> list[np.ndarray]:
    async with la.open_runtime("cpu:0", config=config):
        compiled = la.compile(lambda a, v, u: function(la, a, v, u))
        return [await (await compiled(*map(la.asarray, each))).numpy() for each in given]


@pytest.mark.parametrize("name", FUNCTIONS)
async def test_products_with_vectors_are_those_of_numpy(name: str) -> None:
    for dtype in "fd":
        given = [operands(sizes, dtype) for sizes in SIZES]
        found = await computed(FUNCTIONS[name], given, DYNAMIC)
        for each, got in zip(given, found, strict=True):
            wide = [array.astype(np.float64) for array in each]
            check(got, FUNCTIONS[name](np, *wide), dtype)


@pytest.mark.parametrize("name", ["rows", "columns", "a row, times it"])
async def test_products_with_vectors_of_any_lengths_have_the_same_bits(name: str) -> None:
    given = [operands(sizes, dtype) for dtype in "fd" for sizes in SIZES]
    for one, other in zip(
        await computed(FUNCTIONS[name], given, FIXED),
        await computed(FUNCTIONS[name], given, DYNAMIC),
        strict=True,
    ):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("name", ["rows", "columns"])
async def test_threads_share_products_with_vectors(name: str) -> None:
    for sizes in ((900, 1100), (7, 200_000), (300_000, 20), (20, 100_000), (5, 150_003)):
        given = [operands(sizes, "f")]
        found = [
            (await computed(FUNCTIONS[name], given, {"cpu_threads": threads}))[0]
            for threads in (1, 2, 3)
        ]
        for other in found[1:]:
            np.testing.assert_array_equal(found[0], other)
        check(found[1], FUNCTIONS[name](np, *[a.astype(np.float64) for a in given[0]]), "f")


@pytest.mark.parametrize("inner", [5, 16, 23, 600])
@pytest.mark.parametrize("name", ["rows", "columns"])
async def test_numbers_that_are_none_stay_where_they_are(name: str, inner: int) -> None:
    sizes = (9, inner) if name == "rows" else (inner, 9)
    for place in {0, inner // 2, inner - 1}:
        matrix, *vectors = operands(sizes, "f")
        vector = vectors[0 if name == "rows" else 1]
        rows = matrix if name == "rows" else matrix.T
        rows[2, place], rows[4, place], vector[place] = np.nan, np.inf, 2.0
        (found,) = await computed(FUNCTIONS[name], [(matrix, *vectors)], FIXED)  # type: ignore[list-item]
        assert np.isnan(found).nonzero()[0].tolist() == [2]
        assert np.isposinf(found).nonzero()[0].tolist() == [4]


@pytest.mark.parametrize("size", [3, 15, 16, 20, 64, 130])
@pytest.mark.parametrize("dtype", ["f", "d"])
async def test_what_is_repeated_multiplies_by_vectors(size: int, dtype: str) -> None:
    matrix, vector, _ = operands((size, size), dtype)
    matrix /= size

    def twice(a: Any, x: Any) -> list[Any]:
        return [(a.T @ (a @ x)) + 1, ((x @ a.T) @ a) + 1]

    wide, wanted = matrix.astype(np.float64), [vector.astype(np.float64)] * 2
    for _ in range(5):
        wanted = [twice(wide, x)[place] for place, x in enumerate(wanted)]
    async with la.open_runtime("cpu:0"):
        a, v = la.asarray(matrix), la.asarray(vector)
        for place in range(2):
            function = la.compile(
                lambda a, v, place=place: la.fori_loop(0, 5, lambda _, x: twice(a, x)[place], v)
            )
            check(await (await function(a, v)).numpy(), wanted[place], dtype)
