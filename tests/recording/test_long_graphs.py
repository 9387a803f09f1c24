"""Graphs of any length and depth, and those that are cut into segments."""

from __future__ import annotations

import numpy as np
import pytest
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync.tensor import LazyTensor


def counters(runtime: la.Runtime, *names: str) -> tuple[int, ...]:
    """The values of some counters, 0 where nothing was counted."""
    return tuple(runtime.metrics.counter_value(name) or 0 for name in names)


lengths = pytest.mark.parametrize(
    "nodes", [10_000, pytest.param(100_000, marks=pytest.mark.stress)]
)


@lengths
async def test_a_very_deep_graph(nodes: int) -> None:
    async with la.open_runtime("cpu", {"trim_graph_size": 1_000_000}):
        x = la.zeros((1,), dtype=np.int32)
        for _ in range(nodes):
            x = x + 1
        assert await x.item() == nodes


@lengths
async def test_a_very_long_graph(nodes: int) -> None:
    async with la.open_runtime("cpu", {"trim_graph_size": 1_000_000}):
        x = la.zeros((1,), dtype=np.int32)
        x = x + 3
        layer = [-x for _ in range(nodes // 2)]
        while len(layer) > 1:
            layer = [
                left + right for left, right in zip(layer[::2], layer[1::2], strict=False)
            ] + layer[len(layer) & ~1 :]
        assert await layer[0].item() == -3 * (nodes // 2)


async def test_a_graph_that_grows_too_large_is_cut_into_segments(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(config={"trim_graph_size": 100}) as (runtime, simulation):
        x = la.zeros((1,), dtype=np.int32)
        for _ in range(450):
            x = x + 2
        segments = counters(runtime, "TrimmedSegments")[0]
        assert segments == 4
        assert simulation.begun == []  # nothing was awaited
        await la.mark_step()
        assert await x.item() == 900
        assert len(simulation.begun) == segments + 1


async def test_a_long_recording_of_small_graphs_is_not_cut() -> None:
    async with la.open_runtime("cpu", {"trim_graph_size": 100}) as runtime:
        x = la.zeros((1,), dtype=np.int32)
        kept = []
        for index in range(1000):
            tensor = x + (index + 2)
            if index % 100 == 0:
                kept.append(tensor)
        assert counters(runtime, "TrimmedSegments") == (0,)
        assert [int(value[0]) for value in await la.to_cpu(kept)] == list(range(2, 1000, 100))


async def test_a_loop_that_never_awaits_is_told_to() -> None:
    async with la.open_runtime("cpu", {"trim_graph_size": 50, "max_trimmed_segments": 3}):
        x = la.zeros((1,), dtype=np.int32)
        count = 0
        with pytest.raises(la.GraphTooLargeError, match="mark_step"):
            while count < 1000:
                x = x + 2
                count += 1
        assert 190 <= count <= 210
        await la.mark_step()  # and then it can go on
        for _ in range(100):
            x = x + 2
        assert await x.item() == 2 * count + 200


async def test_a_graph_is_not_cut_while_a_gradient_is_taken() -> None:
    async with la.open_runtime("cpu", {"trim_graph_size": 100}) as runtime:

        def loss(x: LazyTensor) -> LazyTensor:
            for _ in range(200):
                x = x * 1.01
            return x.sum()

        gradient = la.grad(loss)(la.asarray([1.0, 2.0]))
        assert counters(runtime, "TrimmedSegments") == (0,)
        value = await gradient.numpy()
        assert value == pytest.approx(1.01**200, rel=1e-3)
