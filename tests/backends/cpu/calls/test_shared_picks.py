"""Picking and combining where indices point: NumPy's results, whatever the number of threads.

Sizes are such that each way of doing it is taken; see `calls/combining.py` and `calls/picking.py`.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_turns

import lazyasync as la

RANDOM = np.random.default_rng(11)
ROWS = 40_000

SHAPES = {
    "tables of numbers": ((ROWS,), 300),
    "numbers in order": ((600_000,), 600_000),
    "tables of rows": ((ROWS, 9), 500),
    "short rows in ranges": ((ROWS, 8), 9_000),
    "long rows in order": ((ROWS, 40), 20_000),
}
ORDERED = ("float32", "float64", "int32", "int64", "uint32")
DTYPES = (*ORDERED, "complex64", "complex128")

COMBINED: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
    "add": (lambda x, i, v: x.at[i].add(v), np.add.at),
    "set": (lambda x, i, v: x.at[i].set(v), lambda x, i, v: x.__setitem__(i, v)),
    "max": (lambda x, i, v: x.at[i].max(v), np.maximum.at),
    "min": (lambda x, i, v: x.at[i].min(v), np.minimum.at),
}


def numbers(shape: tuple[int, ...], dtype: str) -> np.ndarray:
    """Whole numbers, whose sums are exact in every dtype."""
    found = RANDOM.integers(-50, 50, shape).astype(dtype)
    return found * unit(dtype) if np.dtype(dtype).kind == "c" else found


def unit(dtype: str) -> Any:
    """What gives a number both parts."""
    return np.dtype(dtype).type(1 + 2j)


async def same_for_all(program: Callable[..., Any], *arrays: np.ndarray) -> np.ndarray:
    """The result, which is the same with one thread, two and three."""
    found: list[np.ndarray] = []
    for threads in (1, 2, 3):
        async with la.open_runtime("cpu:0", config=la.Config(jit=True, cpu_threads=threads)):
            found.append(await program(*[await la.put(x) for x in arrays]).numpy())
    for other in found[1:]:
        np.testing.assert_array_equal(found[0], other)
    return found[0]


@pytest.mark.parametrize(
    ("way", "dtype"),
    [
        *in_turns(itertools.product(SHAPES, ("add", "set")), DTYPES),
        *in_turns(itertools.product(SHAPES, ("max", "min")), ORDERED),
    ],
)
async def test_what_is_combined_where_indices_point_is_numpys(
    way: tuple[str, str], dtype: str
) -> None:
    sizes, how = way
    shape, length = SHAPES[sizes]
    table, values = numbers((length, *shape[1:]), dtype), numbers(shape, dtype)
    index_dtype = "int32" if dtype in ("float32", "int64") else "int64"
    index = RANDOM.integers(-length, length, shape[0]).astype(index_dtype)
    program, reference = COMBINED[how]
    found = await same_for_all(program, table, index, values)
    reference(table, index, values)
    assert found.dtype == table.dtype
    np.testing.assert_array_equal(found, table)


PICKED = [
    ((30_000,), 0, (40_000,)),
    ((60, 700), 0, (4_000,)),
    ((60, 700, 3), 1, (500,)),
    ((60, 70, 20), 1, (10, 30)),
    ((40_000, 2), 1, (1,)),
    ((20, 30, 400), 2, (150,)),
]


@pytest.mark.one_of(4)
@pytest.mark.parametrize("index_dtype", ["int32", "int64"])
@pytest.mark.parametrize("dtype", ["float32", "uint8", "int16", "complex128", "bool"])
@pytest.mark.parametrize(("shape", "axis", "of_index"), PICKED)
async def test_what_is_picked_along_an_axis_is_numpys(
    shape: tuple[int, ...], axis: int, of_index: tuple[int, ...], dtype: str, index_dtype: str
) -> None:
    x = RANDOM.integers(0, 100, shape).astype(dtype)
    length = shape[axis]
    index = RANDOM.integers(-length, length, of_index).astype(index_dtype)
    found = await same_for_all(lambda x, i: la.take(x, i, axis), x, index)
    np.testing.assert_array_equal(found, np.take(x, index, axis))
    along = (*shape[:axis], of_index[-1], *shape[axis + 1 :])
    index = RANDOM.integers(-length, length, along).astype(index_dtype)
    found = await same_for_all(lambda x, i: la.take_along_axis(x, i, axis), x, index)
    np.testing.assert_array_equal(found, np.take_along_axis(x, index, axis))


@pytest.mark.parametrize("width", [1, 8, 40])
@pytest.mark.parametrize("wrong", [-30_001, 30_000])
async def test_an_index_out_of_range_is_told(width: int, wrong: int) -> None:
    shape = (30_000, width) if width > 1 else (30_000,)
    index = np.zeros(20_000, np.int64)
    index[777] = wrong
    programs: list[Callable[..., Any]] = [
        lambda x, i: la.take(x, i, 0),
        lambda x, i: x.at[i].add(1.0),
        lambda x, i: x.at[i].max(x[:20_000]),
    ]
    for program in programs:
        async with la.open_runtime("cpu:0", config=la.Config(jit=True, cpu_threads=2)):
            x, i = await la.put(np.zeros(shape, np.float32)), await la.put(index)
            with pytest.raises(la.ExecutionError) as caught:
                await program(x, i).numpy()
            assert isinstance(caught.value.__cause__, IndexError)


@pytest.mark.parametrize(
    ("length", "dtype"), in_turns([1, 2, 10, 2047, 2048, 5000], ["i4", "i8", "u1"], 2)
)
async def test_how_often_integers_are_there(length: int, dtype: str) -> None:
    """Those of a few that many mean, with runs of the same and others that belong nowhere."""
    drawn = RANDOM.integers(-3, length + 3, 120_001)
    drawn[1000:3000] = 0
    x = np.clip(drawn, 0 if dtype == "u1" else None, 255 if dtype == "u1" else None).astype(dtype)
    inside = x[(x >= 0) & (x < length)]
    found = await same_for_all(lambda t: la.bincount(t, length=length), x)
    np.testing.assert_array_equal(found, np.bincount(inside, minlength=length))
    three = np.full(x.shape, 3, "i4")
    found = await same_for_all(lambda t, v: la.segment_sum(v, t, length), x, three)
    np.testing.assert_array_equal(found, 3 * np.bincount(inside, minlength=length))
