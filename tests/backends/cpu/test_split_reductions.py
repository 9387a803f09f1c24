"""Reductions of any axes and of long rows, which are loops of several steps."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from fusion_sketch import Sketch
from needs import needs_llvm

import lazyasync as la
from lazyasync.compiler.fused_graph import Call, Loop
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.fusion.reducing import BLOCK
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


@pytest.mark.parametrize("layout", LAYOUTS)
async def test_any_axes(layout: str) -> None:
    x = numbers(*SHAPE)
    see = LAYOUTS[layout]
    async with la.open_runtime("cpu:0"):
        given = await la.put(x)
        for axes in AXES:
            for name in ("sum", "max", "any"):
                reduced = la.compile(lambda x, n=name, a=axes: getattr(la, n)(see(x), a))
                found = await (await reduced(given)).numpy()
                expected = getattr(np, name)(see(x.astype(np.float64)), axis=axes)
                np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-3, err_msg=str(axes))


@pytest.mark.parametrize("size", [4 * BLOCK - 1, 4 * BLOCK, 4 * BLOCK + 1, 5 * BLOCK + 77])
@pytest.mark.parametrize("dtype", ["float32", "float64", "int32", "float16"])
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
