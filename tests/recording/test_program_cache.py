"""Programs that are found again: the cache hits exactly, and is bounded."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest
import trio

import lazyasync as la
from lazyasync.tensor import LazyTensor


def counters(runtime: la.Runtime, *names: str) -> tuple[int, ...]:
    """The values of some counters, 0 where nothing was counted."""
    return tuple(runtime.metrics.counter_value(name) or 0 for name in names)


async def test_interleaved_tasks_hit_the_cache(runtime: la.Runtime) -> None:
    """Values are recorded in another order every time, and it is the same graph."""
    generator = random.Random(1)
    for _ in range(12):
        tensors: dict[str, LazyTensor] = {}

        async def record(name: str, value: float, turns: int, into: dict[str, Any]) -> None:
            x = la.asarray([value])
            for _ in range(3):
                for _ in range(turns):
                    await trio.lowlevel.checkpoint()
                x = la.exp(x * 0.5) if name == "a" else la.sin(x) + value
            into[name] = x

        async with trio.open_nursery() as nursery:
            for name in "ab":
                nursery.start_soon(record, name, 0.25, generator.randrange(4), tensors)
        await la.sync_multi(list(tensors.values()), wait=True)
        assert (await tensors["a"].numpy()).shape == (1,)
    assert counters(runtime, "UncachedCompile") == (1,)
    assert counters(runtime, "CachedCompile") == (11,)


async def test_the_order_of_roots_and_of_recording_is_no_part_of_the_graph(
    runtime: la.Runtime,
) -> None:
    x = la.asarray([0.5])

    def first() -> LazyTensor:
        return la.exp(x) * 2.5

    def second() -> LazyTensor:
        return la.sin(x) + 2.5

    for order in ((first, second), (second, first)):
        made = {function: function() for function in order}
        await la.sync_multi([made[first], made[second]], wait=True)
        values = [await made[first].item(), await made[second].item()]
        assert values == pytest.approx([math.exp(0.5) * 2.5, math.sin(0.5) + 2.5], rel=1e-6)
    assert counters(runtime, "UncachedCompile") == (1,)


async def test_a_hit_is_exact_although_the_hashes_collide(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from lazyasync.ir import graph

    monkeypatch.setattr(graph.GraphKey, "__hash__", lambda self: 7)
    build = graph.GraphKey.__init__

    def collide(self: graph.GraphKey, *args: Any) -> None:
        build(self, *args)
        self._hash = 7

    monkeypatch.setattr(graph.GraphKey, "__init__", collide)
    async with la.open_runtime("cpu") as runtime:
        x = la.asarray([2.0])
        results = [x * 2.5, x + 2.5, x - 2.5, 2.5 - x, x * x, (x * 2.5) * 2.5]
        values = [await tensor.item() for tensor in results]
        assert values == [5.0, 4.5, -0.5, 0.5, 4.0, 12.5]
        assert counters(runtime, "UncachedCompile") == (6,)


async def test_the_cache_is_bounded() -> None:
    async with la.open_runtime("cpu", {"max_cached_computations": 3}) as runtime:
        for length in range(1, 9):
            await la.ones((length,))
        assert runtime.statistics().scheduler.cached_computations == 3
        before = counters(runtime, "UncachedCompile")
        await la.ones((8,))
        assert counters(runtime, "UncachedCompile") == before


async def test_a_graph_is_compiled_once_for_all_who_wait_for_it() -> None:
    async with la.open_runtime("cpu") as runtime:

        async def run(name: str) -> None:
            async with la.job(name):
                x = la.ones((2,))
                for _ in range(300):
                    x = x * 1.5 + 0.5
                await x

        async with trio.open_nursery() as nursery:
            for index in range(5):
                nursery.start_soon(run, f"job {index}")
        assert counters(runtime, "UncachedCompile") == (1,)
