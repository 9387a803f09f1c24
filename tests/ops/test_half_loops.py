"""float16 in loops: computed with in float32, and rounded once for each operation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from fusion_sketch import Sketch
from needs import needs_llvm

import lazyasync as la
from lazyasync.compiler.fused_graph import Loop
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY

HALF = np.dtype(np.float16)


def numbers() -> tuple[np.ndarray, np.ndarray]:
    """All numbers of float16 there are, and as many in another order."""
    every = np.arange(1 << 16, dtype=np.uint16)
    return every.view(HALF), np.random.default_rng(0).permutation(every).view(HALF)


EXACT: dict[str, Callable[[Any, Any, Any], Any]] = {
    "sums": lambda xp, x, y: x + y,
    "chains": lambda xp, x, y: (x * y - x) * 3 + 0.1,
    "quotients": lambda xp, x, y: x / y,
    "roots": lambda xp, x, y: xp.sqrt(x),
    "comparisons": lambda xp, x, y: (x < y) | (x == y),
    "choices": lambda xp, x, y: xp.where(x > y, x, y),
    "largest": lambda xp, x, y: xp.maximum(x, y),
    "signs": lambda xp, x, y: xp.signbit(x),
    "rounded": lambda xp, x, y: xp.rint(x),
    "to float32": lambda xp, x, y: x.astype("float32"),
    "to float64": lambda xp, x, y: x.astype("float64"),
    "from float64": lambda xp, x, y: (x.astype("float64") * 1.0001).astype("float16"),
    "neighbours": lambda xp, x, y: xp.nextafter(x, y),
}


@needs_llvm
@pytest.mark.parametrize("name", EXACT)
async def test_every_number(name: str) -> None:
    x, y = numbers()
    async with la.open_runtime("cpu:0"):
        result = await la.compile(lambda x, y: EXACT[name](la, x, y))(
            await la.put(x), await la.put(y)
        )
        with np.errstate(all="ignore"):
            expected = EXACT[name](np, x, y)
        found = await result.numpy()
    assert found.dtype == expected.dtype
    np.testing.assert_array_equal(found, expected)


@needs_llvm
@pytest.mark.parametrize("axis", [0, 1, None])
async def test_sums_are_rounded_once(axis: int | None) -> None:
    x = np.random.default_rng(0).normal(size=(300, 500)).astype(HALF)
    async with la.open_runtime("cpu:0"):
        found = await la.compile(lambda x: la.sum(x * 2, axis))(await la.put(x))
        expected = np.sum(x.astype(np.float64) * 2, axis)
        unit = np.spacing(np.abs(expected).astype(HALF)).astype(np.float64)
        assert np.all(np.abs(await found.numpy() - expected) <= 0.501 * unit)


@needs_llvm
async def test_means_of_what_a_sum_has_no_number_for() -> None:
    async with la.open_runtime("cpu:0"):
        found = await la.compile(lambda x: la.mean(x + 0))(la.full((1000, 100), 1000.0, dtype=HALF))
        assert await found.item() == 1000.0


def test_a_chain_is_one_loop() -> None:
    sketch = Sketch()
    x, y = (sketch.tensor(100, dtype=HALF) for _ in range(2))
    total = sketch.apply(ADD, sketch.apply(MULTIPLY, x, y), x)
    graph = PrimitiveGraph(sketch.collect([total]).graph, half=True)
    (piece,) = fuse(graph, converts_half=True).pieces
    assert isinstance(piece, Loop)
