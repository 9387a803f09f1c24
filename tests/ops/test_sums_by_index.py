"""Sums where indices point are as exact as sums of columns: of many rows in one place as well."""

from __future__ import annotations

import numpy as np
import pytest

import lazyasync as la

ROWS = 200_000
BOUND = 1e-5
"""The relative error of a sum of positive numbers. One after the other they would lose 1e-3."""


def rows(columns: int) -> np.ndarray:
    """Positive numbers, whose sum one after the other is far off in single precision."""
    return np.random.default_rng(5).uniform(0.5, 1.5, (ROWS, columns)).astype(np.float32)


def places(count: int, ordered: bool) -> np.ndarray:
    """Where each row goes."""
    found = np.random.default_rng(6).integers(0, count, ROWS)
    return np.sort(found) if ordered else found


def expected(data: np.ndarray, to: np.ndarray, count: int) -> np.ndarray:
    """The sums in double precision."""
    total = np.zeros((count, data.shape[1]))
    np.add.at(total, to, data.astype(np.float64))
    return total


@pytest.mark.parametrize("columns", [1, 3, 16])
@pytest.mark.parametrize("count", [1, 3, 1000])
@pytest.mark.parametrize("ordered", [False, True])
async def test_sums_by_index_are_exact(count: int, columns: int, ordered: bool) -> None:
    data, to = rows(columns), places(count, ordered)
    wanted = expected(data, to, count)
    async with la.open_runtime("cpu:0"):
        given = await la.put(data)
        table = await la.put(np.zeros((count, columns), np.float32))
        sums = la.segment_sum(given, la.asarray(to), count)
        added = table.at[la.asarray(to)].add(given)
        gradient = la.grad(lambda t: (la.take(t, la.asarray(to), axis=0) * given).sum())(table)
        for found in await la.to_cpu([sums, added, gradient]):
            np.testing.assert_allclose(found, wanted, rtol=BOUND)


@pytest.mark.parametrize(
    ("count", "columns"),
    [
        *[(10_000, 2), (150_000, 8), (10_000, 16), (150_000, 20), (10_000, 32), (150_000, 64)],
        *[
            pytest.param(count, columns, marks=pytest.mark.stress)
            for count, columns in (
                *[(150_000, 2), (10_000, 8), (150_000, 16)],
                *[(10_000, 20), (150_000, 32), (10_000, 64)],
            )
        ],
    ],
)
async def test_sums_are_exact_where_one_place_has_many_rows(count: int, columns: int) -> None:
    """Of most places there are few rows, as of a table of words with one for what is padded."""
    data, to = rows(columns), places(count, False)
    to[::2] = 7
    wanted = expected(data, to, count)
    async with la.open_runtime("cpu:0"):
        sums = la.segment_sum(await la.put(data), la.asarray(to), count)
        np.testing.assert_allclose(await sums.numpy(), wanted, rtol=BOUND)


@pytest.mark.parametrize("dtype", ["float32", "float64", "int64"])
@pytest.mark.parametrize(
    ("shape", "axis", "count"), [((40, 3, 16), 2, 32), ((4, 30, 5), 1, 7), ((200, 300), 1, 500)]
)
async def test_elements_along_any_axis(
    shape: tuple[int, ...], axis: int, count: int, dtype: str
) -> None:
    """Gradients of `la.take`, and `.at`, along other axes than the first one."""
    random = np.random.default_rng(0)
    places = random.integers(-shape[axis], shape[axis], count)
    values = (random.normal(size=(*shape[:axis], count, *shape[axis + 1 :])) * 9).astype(dtype)
    key = (*(slice(None),) * axis, places)
    async with la.open_runtime("cpu:0"):
        x = la.zeros(shape, dtype=dtype)
        ways = {"add": np.add, "min": np.minimum, "max": np.maximum}
        found = await la.to_cpu({name: getattr(x.at[key], name)(values) for name in ways})
        last = await x.at[key].set(values).numpy()
        if dtype != "int64":
            gradient = la.grad(lambda x: la.sum(la.take(x, places, axis) * values))(x)
            found["gradient"] = await gradient.numpy()
    ways["gradient"] = np.add
    for name, array in found.items():
        expected = np.zeros(shape, "float64" if dtype != "int64" else dtype)
        ways[name].at(expected, key, values)
        np.testing.assert_allclose(array, expected, 1e-5, 1e-5, err_msg=name)
    expected = np.zeros(shape, dtype)
    expected[key] = values
    np.testing.assert_array_equal(last, expected)
