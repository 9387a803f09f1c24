"""Reductions of any axes and of long rows, which are loops of several steps."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole, in_turns
from fusion_sketch import Sketch
from needs import needs_llvm

import lazyasync as la
from lazyasync.compiler.fused_graph import Call, Loop
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.fusion.reducing import BLOCK, BLOCK_ROWS, LEAST_BLOCKS
from lazyasync.compiler.primitive_graph import PrimitiveGraph

pytestmark = needs_llvm

SHAPE = (5, 7, 1, 6, 4)
AXES = [axes for count in range(1, 6) for axes in itertools.combinations(range(5), count)]
LAYOUTS: dict[str, Callable[[Any], Any]] = {
    "plain": lambda x: x,
    "backwards": lambda x: x.transpose(4, 3, 2, 1, 0),
    "turned": lambda x: x.transpose(2, 0, 4, 1, 3),
    "strided": lambda x: x[:, ::2, :, 1:, ::3],
    "computed": lambda x: x * 2 + 1,
}


def numbers(*shape: int, dtype: str = "float32") -> np.ndarray:
    drawn = np.random.default_rng(sum(shape)).normal(size=shape) * 10
    return drawn.astype(dtype)


@in_part_and_whole
@pytest.mark.parametrize("layout", LAYOUTS)
async def test_any_axes(layout: str, whole: bool) -> None:
    """A reduction for each layout and axes; over the layouts each is over all axes."""
    x = numbers(*SHAPE)
    see = LAYOUTS[layout]
    async with la.open_runtime("cpu:0"):
        given = await la.put(x)
        for number, axes in enumerate(AXES, list(LAYOUTS).index(layout)):
            if not whole and number % 2:
                continue
            name = ("sum", "max", "any")[number % 3]
            reduced = la.compile(lambda x, n=name, a=axes: getattr(la, n)(see(x), a))
            found = await (await reduced(given)).numpy()
            expected = getattr(np, name)(see(x.astype(np.float64)), axis=axes)
            np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-3, err_msg=str(axes))


@pytest.mark.parametrize(
    ("size", "dtype"),
    in_turns(
        [4 * BLOCK - 1, 4 * BLOCK, 4 * BLOCK + 1, 5 * BLOCK + 77],
        ["float32", "float64", "int32", "float16"],
        2,
    ),
)
async def test_long_rows(size: int, dtype: str) -> None:
    x = numbers(size, dtype=dtype)
    async with la.open_runtime("cpu:0"):
        given = await la.put(x)
        results = await la.compile(
            lambda x: (
                la.sum(x),
                la.max(x),
                la.min(x, 0, keepdims=True),
                la.var(x),
                la.all(x > -50),
            )
        )(given)
        found = [await result.numpy() for result in results]
    wide = x.astype(np.float64)
    unit = 1e-3 if dtype == "float16" else 1e-7
    assert found[0] == pytest.approx(wide.sum(), rel=unit, abs=1e-8 * np.abs(wide).sum())
    assert found[1] == x.max()
    assert found[2] == x.min()
    assert found[2].shape == (1,)
    assert found[3] == pytest.approx(wide.var(), rel=2e-3 if dtype == "float16" else 1e-5)
    assert found[4] == np.all(x > -50)


@pytest.mark.parametrize("place", [0, BLOCK - 1, 4 * BLOCK + 3])
async def test_a_nan_anywhere_in_a_long_row(place: int) -> None:
    x = numbers(4 * BLOCK + 5)
    x[place] = np.nan
    async with la.open_runtime("cpu:0"):
        found = await la.compile(lambda x: (la.max(x), la.min(x), la.sum(x)))(await la.put(x))
        assert all([np.isnan(await result.item()) for result in found])


@pytest.mark.parametrize("axes", [(0, 1, 2), (1,), (0, 2), (2,), (0,)])
async def test_the_bits_do_not_depend_on_threads(axes: tuple[int, ...]) -> None:
    x = numbers(60, 70, 90)
    found = []
    for threads in (1, 2, 5):
        async with la.open_runtime("cpu:0", config={"cpu_threads": threads}):
            reduced = la.compile(lambda x: la.sum(la.exp(x * 0.1), axes))
            found.append(await (await reduced(await la.put(x))).numpy())
    np.testing.assert_array_equal(found[0], found[1])
    np.testing.assert_array_equal(found[0], found[2])


@pytest.mark.parametrize("axes", AXES)
def test_no_calls(axes: tuple[int, ...]) -> None:
    sketch = Sketch()
    total = sketch.sum(sketch.tensor(*SHAPE), *axes)
    found = fuse(PrimitiveGraph(sketch.collect([total]).graph), splits=True)
    assert found.of_kind(Loop)
    assert not found.of_kind(Call)


MANY = LEAST_BLOCKS * BLOCK_ROWS


@pytest.mark.parametrize(
    ("dtype", "columns"),
    in_turns(["float32", "float64", "int32", "float16", "bool"], [128, 3000, 33]),
)
async def test_many_rows(columns: int, dtype: str) -> None:
    rows = max(MANY + 77, -(-4 * BLOCK // columns))
    x = numbers(rows, columns, dtype="float32") if dtype == "bool" else None
    x = x > 0 if x is not None else numbers(rows, columns, dtype=dtype)
    async with la.open_runtime("cpu:0"):
        given = await la.put(x)
        results = await la.compile(
            lambda x: (
                la.sum(x, 0),
                la.max(x * 1, 0),
                la.min(x * 1, 0, keepdims=True),
                la.any(x > 0, 0),
                la.all(x.astype("bool"), 0),
                la.softmax(x.astype("float32") * 0.01, 0),
            )
        )(given)
        found = [await result.numpy() for result in results]
    wide = x.astype(np.float64)
    np.testing.assert_allclose(
        found[0], wide.sum(0), rtol=1e-3 if dtype == "float16" else 1e-6, atol=2e-8 * rows * 1e3
    )
    np.testing.assert_array_equal(found[1], x.max(0))
    np.testing.assert_array_equal(found[2], x.min(0, keepdims=True))
    np.testing.assert_array_equal(found[3], np.any(x > 0, 0))
    np.testing.assert_array_equal(found[4], np.all(x, 0))
    e = np.exp(wide * 0.01 - (wide * 0.01).max(0))
    np.testing.assert_allclose(found[5], e / e.sum(0), rtol=2e-5)


@pytest.mark.parametrize("rows", [MANY - 1, MANY, MANY + 1, 5 * MANY + 255])
async def test_the_bits_of_many_rows_do_not_depend_on_threads_nor_on_lengths(rows: int) -> None:
    x = numbers(rows, 130)
    found = []
    for threads in (1, 2, 5):
        async with la.open_runtime("cpu:0", config={"cpu_threads": threads}):
            reduced = la.compile(lambda x: la.var(la.tanh(x), 0))
            if threads == 5:  # for any length, from now on
                for other in (7, 2 * MANY + 3, 3 * MANY):
                    await reduced(await la.put(numbers(other, 130)))
            found.append(await (await reduced(await la.put(x))).numpy())
    np.testing.assert_array_equal(found[0], found[1])
    np.testing.assert_array_equal(found[0], found[2])


@pytest.mark.parametrize("place", [0, BLOCK_ROWS, MANY + 3])
async def test_a_nan_anywhere_in_many_rows(place: int) -> None:
    x = numbers(MANY + 4, 130)
    x[place, 129] = np.nan
    async with la.open_runtime("cpu:0"):
        found = await la.compile(lambda x: (la.max(x, 0), la.sum(x, 0)))(await la.put(x))
        for result in found:
            assert np.flatnonzero(np.isnan(await result.numpy())).tolist() == [129]


@pytest.mark.parametrize("shape", [(1,), (1023,), (3, 1024), (4, 5000), (2, 1025), (200_000,)])
async def test_what_one_element_decides(shape: tuple[int, ...]) -> None:
    """Any and all stop where they know; before and behind that element are others."""
    length = shape[-1]
    async with la.open_runtime("cpu:0"):
        found_any = la.compile(lambda x: (la.any(x, -1), la.any(x)))
        found_all = la.compile(lambda x: (la.all(~x, -1), la.all(~x)))
        counted = la.compile(lambda x: (la.any(x, -1), la.sum(x, -1)))
        for place in {0, length // 2, length - 1, None}:
            x = np.zeros(shape, bool)
            if place is not None:
                x[..., place] = True
                x[:-1] = False
                x.reshape(-1, length)[-1, place:] = True
            given = await la.put(x)
            for function, expected in (
                (found_any, (x.any(-1), x.any())),
                (found_all, ((~x).all(-1), (~x).all())),
                (counted, (x.any(-1), x.sum(-1))),
            ):
                for result, wanted in zip(await function(given), expected, strict=True):
                    np.testing.assert_array_equal(await result.numpy(), wanted)
