"""Several arrays of integers in one key: against NumPy, and what only a step knows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lazyasync as la

SHAPE = (3, 4, 1, 2)
VALUES = np.arange(24.0).reshape(SHAPE)
ARRAYS = ((), (1,), (2,), (3, 1), (3, 2), (0,))
"""Shapes that broadcast, to one that has elements or not."""


@st.composite
def keys(draw: Any) -> tuple[Any, ...]:
    """Arrays, integers and slices, and new axes between them, for the first axes or the last."""
    items: list[Any] = []
    empty, last, count = draw(st.booleans()), draw(st.booleans()), draw(st.integers(1, 4))
    for length in SHAPE[-count:] if last else SHAPE[:count]:
        kind = draw(st.sampled_from(["array", "array", "integer", "slice", "new"]))
        if kind == "array":
            shapes = [shape for shape in ARRAYS if (0 in shape or shape in ((), (1,))) == empty]
            shape = draw(st.sampled_from(shapes or [()]))
            indices = draw(
                st.lists(
                    st.integers(-length, length - 1),
                    min_size=int(np.prod(shape)),
                    max_size=int(np.prod(shape)),
                )
            )
            dtype = draw(st.sampled_from(["int8", "int64"]))
            items.append(np.array(indices, dtype).reshape(shape))
        elif kind == "integer":
            items.append(draw(st.integers(-length, length - 1)))
        else:
            items += [None] * (kind == "new")
            items.append(draw(st.slices(length)))
    return (..., *items) if last else tuple(items)


@pytest.mark.parametrize("examples", [40, pytest.param(1500, marks=pytest.mark.stress)])
def test_random_keys(examples: int) -> None:
    some = settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
    some(given(key=keys())(check_key))()


def check_key(key: tuple[Any, ...]) -> None:
    """Reads what a key names, whether its arrays are known or computed."""
    expected = VALUES[key]
    with la.blocking("cpu:0"):
        x = la.asarray(VALUES)
        computed = tuple(la.asarray(item) if isinstance(item, np.ndarray) else item for item in key)
        for found in (np.asarray(x[key]), np.asarray(x[computed])):
            assert found.shape == np.shape(expected)
            np.testing.assert_array_equal(found, expected)


async def test_lists_nests_of_tensors_and_views(runtime: la.Runtime) -> None:
    x = la.asarray(VALUES)[::-1, :, 0].mT
    expected = VALUES[::-1, :, 0].swapaxes(-1, -2)
    rows, columns = [2, 0, -1], [[0], [3]]
    found = await la.to_cpu(
        [
            x[rows, :, columns],
            x[la.asarray(rows), :, la.asarray(columns)],
            x[[la.asarray(2), 0, -1], :, columns],
            x[la.asarray(np.uint64(1)), la.asarray(1), rows],
        ]
    )
    for actual in found[:3]:
        np.testing.assert_array_equal(actual, expected[rows, :, columns])
    np.testing.assert_array_equal(found[3], expected[1, 1, rows])


async def test_the_gradient_goes_back_to_each_place(runtime: la.Runtime) -> None:
    rows, columns = la.asarray([0, 1, 1, -1]), la.asarray([[2], [2]])
    weights = np.arange(8.0).reshape(2, 4)

    def loss(x: la.LazyTensor) -> la.LazyTensor:
        return la.sum(x[rows, columns] ** 2 * weights)

    x = np.arange(12.0).reshape(3, 4) + 1.0
    gradient = await la.grad(loss)(la.asarray(x)).numpy()
    expected = np.zeros_like(x)
    np.add.at(expected, ([0, 1, 1, -1], [[2], [2]]), 2 * x[[0, 1, 1, -1], [[2], [2]]] * weights)
    np.testing.assert_allclose(gradient, expected, rtol=1e-12)


@pytest.mark.parametrize(("rows", "columns", "axis"), [([0, 3], [0, 1], 0), ([0, 1], [1, -5], 1)])
async def test_computed_indices_out_of_range_fail_the_step(
    rows: list[int], columns: list[int], axis: int
) -> None:
    async with la.open_runtime("cpu:0"):
        # Together they would be in range: each is looked at by itself.
        picked = la.ones((3, 4))[la.asarray(rows), la.asarray(columns)]
        wrong = (rows, columns)[axis][1]
        with pytest.raises(la.ExecutionError, match=f"index {wrong} is .* for axis {axis} "):
            await picked.numpy()


async def test_a_compiled_function_picks(runtime: la.Runtime) -> None:
    @la.compile
    def pick(x: la.LazyTensor, rows: la.LazyTensor, columns: la.LazyTensor) -> la.LazyTensor:
        return x[rows, columns] * 2.0

    x = np.arange(12.0).reshape(3, 4)
    for rows, columns in (([0, 1], [3, -1]), ([2, 2], [0, 0])):
        found = await (await pick(*map(la.asarray, (x, rows, columns)))).numpy()
        np.testing.assert_array_equal(found, x[rows, columns] * 2)
