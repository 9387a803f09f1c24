"""The order in which a job's steps are issued: that of recording, whatever each has to wait for."""

from __future__ import annotations

import math
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import numpy as np
import pytest
import trio
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.protocol import BackendOptions, Command
from lazyasync.backends.sim import SimBackend, SimScript
from lazyasync.compiler import time_slices as slices
from lazyasync.device import Device
from lazyasync.ir.graph import Graph
from lazyasync.runtime.barriers import build


class Begun:
    """Which programs have begun, by the operation that names them."""

    NAMES = ("tanh", "exp", "sin", "cos", "sqrt", "log")

    def __init__(self) -> None:
        self.names: list[str] = []

    def note(self, command: Command) -> float:
        if command.kind == "execute":
            listed = command.program.describe() if command.program is not None else ""
            self.names += [name for name in self.NAMES if f"{name}(" in listed]
        return 0.01 if command.kind == "execute" else 0.0


@asynccontextmanager
async def slow_compiler(
    seconds: Callable[[str], float], devices: int = 1, config: Any = None
) -> AsyncIterator[Begun]:
    """A runtime on ``slow:0``, …: a graph takes as long to compile as ``seconds`` says of it."""
    begun = Begun()

    def compile_seconds(graph: Graph) -> float:
        return max([seconds(node.operation.name) for node in graph.nodes], default=0.0)

    def create(device: Device, options: BackendOptions) -> SimBackend:
        return SimBackend(device, options, SimScript(begun.note, compile_duration=compile_seconds))

    la.backends.register("slow", create)
    try:
        async with la.open_runtime({"slow": devices}, config):
            yield begun
    finally:
        la.backends.unregister("slow")


def three_seconds_for_tanh(operation: str) -> float:
    return 3.0 if operation == "tanh" else 0.0


async def test_a_step_that_compiles_is_not_overtaken(autojump_clock: MockClock) -> None:
    async with slow_compiler(three_seconds_for_tanh, config={"max_in_flight": 8}) as begun:
        x = await (la.ones((2,)) * 0.5)
        await la.exp(x)  # which compiles it
        begun.names.clear()
        kept = [la.tanh(x)]
        await la.mark_step()
        for function in (la.exp, la.sin, la.exp):
            kept.append(function(x))
            await la.mark_step()
        await la.wait_device_ops()
        assert begun.names == ["tanh", "exp", "sin", "exp"]
        assert trio.current_time() < 4.0


async def test_another_job_goes_on_meanwhile(autojump_clock: MockClock) -> None:
    async with slow_compiler(three_seconds_for_tanh) as begun:
        x = await (la.ones((2,)) * 0.5)
        y = la.tanh(x)
        await la.mark_step()
        async with la.job("other"):
            await la.exp(x)
            assert trio.current_time() < 1.0
        await y
        assert begun.names == ["exp", "tanh"]


async def test_a_large_graph_that_is_put_in_order_is_not_overtaken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(build, "BUILD_AT_ONCE_OPERATIONS", 5)
    async with slow_compiler(lambda operation: 0.0, config={"max_in_flight": 8}) as begun:
        x = await (la.ones((2,)) * 0.5)
        await la.exp(x)
        begun.names.clear()
        for _ in range(5):
            y = x
            for _ in range(20):
                y = y + 1.0
            y = la.tanh(y)
            await la.mark_step()
            z = la.exp(x)
            await la.mark_step()
            await la.wait_device_ops()
            assert begun.names == ["tanh", "exp"]
            begun.names.clear()
        del z


async def test_large_graphs_are_put_in_order_in_a_thread_that_gives_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(build, "BUILD_AT_ONCE_OPERATIONS", 5)
    found = []
    build_graph = build.build_graph

    def noted(*args: Any) -> Any:
        found.append((threading.current_thread().name, slices._thread.ends < math.inf))
        return build_graph(*args)

    monkeypatch.setattr(build, "build_graph", noted)
    async with la.open_runtime("cpu:0"):
        x = await (la.ones((2,)) * 0.5)
        found.clear()
        for _ in range(20):
            x = x + 1.0
        np.testing.assert_array_equal(await x.numpy(), [20.5, 20.5])
    assert found == [("lazyasync graphs", True)]


async def test_steps_of_barriers_over_several_devices_keep_their_order(
    autojump_clock: MockClock,
) -> None:
    config = {"max_in_flight": 8}
    async with slow_compiler(three_seconds_for_tanh, 2, config) as begun:
        x, y = la.ones((2,), device="slow:0") * 0.5, la.ones((2,), device="slow:1") * 0.5
        await la.mark_step(["slow:0", "slow:1"], wait=True)
        await la.exp(x)
        await la.exp(y)
        begun.names.clear()
        both = la.tanh(x), la.sin(y)
        await la.mark_step(["slow:0", "slow:1"])
        alone = la.exp(x)
        await la.mark_step("slow:0")
        another = la.exp(y)
        await la.mark_step("slow:1")
        await la.wait_device_ops()
        assert trio.current_time() < 4.0
        assert begun.names.index("exp") > begun.names.index("sin")
        assert sorted(begun.names) == ["exp", "exp", "sin", "tanh"]
        assert begun.names.index("tanh") < len(begun.names) - 1
        del both, alone, another


async def test_a_step_that_waits_for_a_later_one_is_overtaken(autojump_clock: MockClock) -> None:
    """By way of another device: the tensor it needs there is computed last."""
    async with slow_compiler(three_seconds_for_tanh, 2, {"max_in_flight": 8}) as begun:
        source = la.cos(la.ones((2,), device="slow:0") * 0.5)
        there = la.sin(source.to("slow:1"))
        back = la.sqrt(there.to("slow:0"))
        with trio.fail_after(100):
            await back
        assert begun.names == ["cos", "sin", "sqrt"]


async def test_a_step_that_waits_for_another_jobs_transfer_holds_nobody_up_for_ever(
    autojump_clock: MockClock,
) -> None:
    async with slow_compiler(three_seconds_for_tanh, 2, {"max_in_flight": 8}):
        here = la.cos(la.ones((2,), device="slow:0") * 0.5)
        async with la.job("other"):
            there = la.sin(here.to("slow:1"))  # a transfer that this job has to schedule
            with trio.fail_after(100):
                result = la.sqrt(there.to("slow:0"))
                independent = la.exp(la.ones((2,), device="slow:0") * 0.5)
                await la.sync_multi([result])
                await la.mark_step("slow:0")
                await independent
                await result


async def test_a_failed_compile_lets_the_steps_behind_it_go(autojump_clock: MockClock) -> None:
    def fail(graph: Graph) -> Exception | None:
        names = [node.operation.name for node in graph.nodes]
        return ValueError("no tanh") if "tanh" in names else None

    begun = Begun()
    script = SimScript(begun.note, compile_duration=lambda graph: 1.0, compile_failure=fail)
    la.backends.register("slow", lambda device, options: SimBackend(device, options, script))
    try:
        async with la.open_runtime("slow", {"max_in_flight": 8}):
            x = await (la.ones((2,)) * 0.5)
            y = la.tanh(x)
            await la.mark_step()
            z = la.exp(x)
            await la.mark_step()
            with trio.fail_after(10):
                await z
            with pytest.raises(la.ExecutionError, match="no tanh"):
                await y
        assert begun.names == ["exp"]
    finally:
        la.backends.unregister("slow")
