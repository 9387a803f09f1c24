"""The ways into a device where something goes wrong, or stands twice."""

from __future__ import annotations

import ctypes
import gc
from typing import Any

import numpy as np
import pytest
import trio
from needs import needs_llvm, needs_threads
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync.runtime.device import actor as device_actor


@pytest.mark.parametrize("inline", [0, 1e9])
async def test_an_error_in_a_barrier_leaves_nothing_that_nobody_ends(inline: float) -> None:
    """Wherever in it: here it is that the stack is full. What has not become a step can yet be
    computed, and what has fails with that error."""

    async def barrier(depth: int) -> None:
        if depth:
            await barrier(depth - 1)
        else:
            await la.mark_step()

    failed = 0
    async with la.open_runtime("cpu:0", {"inline_microseconds": inline}) as runtime:
        x = await la.ones((3,))
        for depth in range(900, 1000):
            y = x + 1.0
            try:
                await barrier(depth)
            except (RecursionError, ctypes.ArgumentError):  # which is the same, in ctypes
                failed += 1
            with trio.fail_after(10):
                try:
                    assert (await y.numpy()).tolist() == [2.0] * 3
                except la.ExecutionError as error:
                    assert isinstance(error.__cause__, RecursionError | ctypes.ArgumentError)
                    y = x + 1.0
                    assert (await y.numpy()).tolist() == [2.0] * 3
        await la.mark_step(wait=True)
        assert runtime.statistics().jobs["default"].in_flight == {"cpu:0": 0}
    assert failed


@needs_llvm
@needs_threads
@pytest.mark.parametrize("compiled", [False, True])
async def test_an_error_behind_a_launch_fails_its_step_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    charge = device_actor.charge_outputs
    replayed = la.compile(lambda x: (x + 1.0, x * 2.0))

    async def step(x: la.LazyTensor) -> la.LazyTensor:
        if compiled:
            y, _ = await replayed(x)
            return y
        y = x + 1.0
        await la.mark_step()
        return y

    def no_memory(*_: Any) -> None:
        monkeypatch.setattr(device_actor, "charge_outputs", charge)  # once
        raise MemoryError("no memory for the accounts")

    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
        x = await la.ones((3,))
        for _ in range(2):
            await (await step(x))
        for _ in range(4):  # more than there are turns
            monkeypatch.setattr(device_actor, "charge_outputs", no_memory)
            y = await step(x)
            with pytest.raises(la.ExecutionError, match="no memory for the accounts"):
                await y
            with trio.fail_after(10):
                assert (await (await step(x)).numpy()).tolist() == [2.0] * 3
        del x, y
        await la.mark_step(wait=True)
        gc.collect()
        statistics = runtime.statistics()
        assert statistics.jobs["default"].in_flight == {"cpu:0": 0}
        device = statistics.devices["cpu:0"]
        assert (device.outstanding, device.memory_bytes) == (0, 0)


async def test_a_tensor_that_is_given_twice_is_charged_once(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, _):
        add = la.compile(lambda x, y: x + y)
        for _ in range(3):
            async with la.job("twice", max_memory=4_000_000) as job:
                x = la.asarray(
                    np.ones((250, 1000), np.float32)
                )  # on the host, until a step needs it
                z = await add(x, x)
                await z
                del x, z
                await la.mark_step(wait=True)
                gc.collect()
                assert set(job.statistics().memory_bytes.values()) == {0}
            assert {d.memory_bytes for d in runtime.statistics().devices.values()} == {0}


@needs_llvm
@pytest.mark.parametrize("inline", [0, 1e9])
async def test_memory_that_is_written_over_counts_once(inline: float) -> None:
    async with la.open_runtime("cpu:0", {"inline_microseconds": inline}) as runtime:
        w = la.ones((300, 300))
        await la.mark_step(wait=True)
        for _ in range(5):
            w = w * 0.5
            await la.mark_step(wait=True)
        device = runtime.statistics().devices["cpu:0"]
        assert device.peak_memory_bytes == device.predicted_peak_bytes == w.nbytes
