"""The ways into a device where something goes wrong, or stands twice."""

from __future__ import annotations

import ctypes
import gc
import threading
from contextlib import suppress
from typing import Any

import numpy as np
import pytest
import trio
from faults import fail_once
from needs import needs_llvm, needs_threads
from simulation import open_simulation
from threads import until
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.cpu.executor import CpuExecutor
from lazyasync.backends.cpu.native.thread import NativeThread
from lazyasync.runtime.device import actor as device_actor
from lazyasync.runtime.device import copies
from lazyasync.runtime.device.memory_retries import MemoryRetries


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
    replayed = la.compile(lambda x: (x + 1.0, x * 2.0))

    async def step(x: la.LazyTensor) -> la.LazyTensor:
        if compiled:
            y, _ = await replayed(x)
            return y
        y = x + 1.0
        await la.mark_step()
        return y

    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
        x = await la.ones((3,))
        for _ in range(2):
            await (await step(x))
        for _ in range(4):  # more than there are turns
            error = MemoryError("no memory for the accounts")
            fail_once(monkeypatch, device_actor, "charge_outputs", error)
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


@pytest.mark.parametrize("behind", [False, True])
@pytest.mark.parametrize(
    ("limit", "method"),
    [
        ("quota", "_pump"),
        ("quota", "resume_over_quota_soon"),
        ("device", "_pump"),
        ("device", "start_when_drained"),
    ],
)
async def test_an_error_as_a_step_begins_to_wait_for_memory_fails_only_that(
    monkeypatch: pytest.MonkeyPatch, limit: str, method: str, behind: bool
) -> None:
    """Before what the method does, or behind it: after that the step waits nowhere any more."""
    real = getattr(MemoryRetries, method)
    raised = 0

    def raise_once(self: MemoryRetries, *args: Any) -> None:
        nonlocal raised
        monkeypatch.setattr(MemoryRetries, method, real)
        if behind:
            real(self, *args)
        raised += 1
        raise MemoryError("no memory to wait with")

    config: dict[str, Any] = {"inline_microseconds": 0}
    if limit == "device":
        config["device_memory_bytes"] = 8_000
    async with la.open_runtime("cpu:0", config) as runtime:
        async with la.job("j", max_memory=8_000 if limit == "quota" else None):
            x = await la.put(np.ones(1000, np.float32))
            for _ in range(2):
                y = x * 3.0
                await la.mark_step(wait=True)
                del y
            held = x + 1.0
            await la.mark_step(wait=True)
            monkeypatch.setattr(MemoryRetries, method, raise_once)
            y = x * 3.0  # too much, until the other goes
            await la.mark_step()
            del held
            with trio.fail_after(10), suppress(la.ExecutionError):
                assert (await y.numpy()).tolist() == [3.0] * 1000
            del y
            with trio.fail_after(10):
                for _ in range(3):
                    y = x * 3.0
                    await la.mark_step(wait=True)
                    assert (await y.numpy()).tolist() == [3.0] * 1000
                    del y
        (actor,) = runtime.actors.values()
        assert actor.statistics().outstanding == 0
        assert not actor.retries.attempts
        assert not actor.shares.paused
    assert raised


@pytest.mark.parametrize("compiled", [False, True])
async def test_a_step_that_fails_as_it_waits_for_a_quota_is_ended_once(compiled: bool) -> None:
    """Where the stack is full, at whatever depth."""
    times = la.compile(lambda x: x * 3.0)

    async def deep(depth: int, x: la.LazyTensor) -> la.LazyTensor:
        if depth:
            return await deep(depth - 1, x)
        if compiled:
            return await times(x)
        y = x * 3.0
        await la.mark_step()
        return y

    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
        for depth in range(930, 1000):
            async with la.job("q", max_memory=8_000):
                x = await la.put(np.ones(1000, np.float32))
                for _ in range(2):
                    await (await deep(0, x))
                held = x + 1.0
                await la.mark_step(wait=True)
                y = None
                with suppress(RecursionError, ctypes.ArgumentError):
                    y = await deep(depth, x)
                del held
                if y is not None:
                    with trio.fail_after(10), suppress(la.ExecutionError):
                        await y
                del x, y
            await until(lambda: runtime.statistics().devices["cpu:0"].outstanding == 0)


@needs_llvm
@needs_threads
async def test_a_launch_that_raises_leaves_the_step_to_the_worker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
        x = await la.put(np.ones((300, 300), np.float32))
        for _ in range(3):
            z = (x + 1.0) * 2.0
            await la.mark_step(wait=True)
        fail_once(monkeypatch, NativeThread, "launch", MemoryError("no memory to launch"))
        z = (x + 1.0) * 2.0
        del x
        await la.mark_step()
        with trio.fail_after(10):
            np.testing.assert_array_equal(await z.numpy(), np.full((300, 300), 4.0))
        assert runtime.statistics().devices["cpu:0"].outstanding == 0


@needs_llvm
@needs_threads
async def test_a_launch_that_is_not_adopted_leaves_nothing_charged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
        x = await la.put(np.ones((300, 300), np.float32))
        for _ in range(3):
            y = x * 3.0
            await la.mark_step(wait=True)
            del y
        (actor,) = runtime.actors.values()
        fail_once(monkeypatch, actor.backend, "adopt_launch", MemoryError("no memory to adopt it"))
        y = x * 3.0
        await la.mark_step()
        with trio.fail_after(10), pytest.raises(la.ExecutionError, match="to adopt it"):
            await y
        await until(lambda: actor.statistics().outstanding == 0)
        assert not actor.commands.under_way
        assert actor.statistics().memory_bytes == x.nbytes  # while the failed one is held
        y = x * 3.0
        np.testing.assert_array_equal(await y.numpy(), np.full((300, 300), 3.0))


async def test_an_error_as_the_actor_starts_a_step_fails_only_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
        x = await la.put(np.ones(4, np.float32))
        fail_once(monkeypatch, device_actor, "charge_outputs", MemoryError("for the accounts"))
        y = x * 3.0  # not compiled, so that it goes by the scheduler and the actor's mailbox
        await la.mark_step()
        with trio.fail_after(10), pytest.raises(la.ExecutionError, match="for the accounts"):
            await y
        y = x * 3.0
        assert (await y.numpy()).tolist() == [3.0] * 4
        assert runtime.statistics().devices["cpu:0"].outstanding == 0


async def test_nothing_runs_inline_while_the_device_gives_memory_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its memory is the worker's then, also when nobody wants the rest any more."""
    trim, run = CpuExecutor.trim, CpuExecutor.run
    trimming, may_end, together = threading.Event(), threading.Event(), []

    def trim_slowly(self: CpuExecutor) -> None:
        if threading.current_thread() is threading.main_thread():
            return  # the second lane is idle, so that there it is done at once
        trimming.set()
        may_end.wait(10)
        trim(self)
        trimming.clear()

    def look(self: CpuExecutor, *args: Any) -> Any:
        together.append(trimming.is_set())
        return run(self, *args)

    monkeypatch.setattr(CpuExecutor, "trim", trim_slowly)
    monkeypatch.setattr(CpuExecutor, "run", look)
    times = la.compile(lambda x: x * 3.0)
    async with la.open_runtime("cpu:0", {"inline_microseconds": 1e9}):
        x = await la.put(np.ones(4, np.float32))
        for _ in range(3):
            await (await times(x))
        fail_once(monkeypatch, copies, "_copies_of", MemoryError("no memory for a copy"))
        async with trio.open_nursery() as nursery:
            nursery.start_soon(la.put, np.ones(10))
            await until(trimming.is_set)
            nursery.cancel_scope.cancel()
        y = await times(x)
        may_end.set()
        assert (await y.numpy()).tolist() == [3.0] * 4
    assert not any(together)
    assert len(together) == 4


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
