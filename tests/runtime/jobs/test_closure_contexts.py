"""Where closures run: their context, and their jobs, which are parts of the one that added them."""

from __future__ import annotations

import contextvars
import sys
import threading
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from small_steps import ones
from trio.testing import MockClock

import lazyasync as la
from lazyasync.tensor import LazyTensor

variable: contextvars.ContextVar[str] = contextvars.ContextVar("variable", default="unset")


@pytest.mark.parametrize("in_thread", [False, True])
async def test_8_the_context_is_the_one_of_adding(in_thread: bool) -> None:
    async with la.open_runtime("cpu"):
        seen: list[str] = []
        variable.set("when added")
        la.add_step_closure(lambda: seen.append(variable.get()), in_thread=in_thread)
        la.add_step_closure(
            lambda: seen.append(variable.get()), run_async=True, in_thread=in_thread
        )

        async def asynchronous() -> None:
            await trio.lowlevel.checkpoint()
            seen.append(variable.get())
            variable.set("in the closure")

        if not in_thread:
            la.add_step_closure(asynchronous)
        variable.set("later")
        await la.mark_step()
        await la.current_job().closures.drain()
        assert set(seen) == {"when added"}
        assert len(seen) == (2 if in_thread else 3)
        assert variable.get() == "later"


async def test_8_a_later_rebind_is_not_seen(autojump_clock: MockClock) -> None:
    async with open_simulation():
        seen: list[list[float]] = []

        def note(value: LazyTensor) -> None:
            seen.append(np.asarray(value).tolist())

        lazy, ready = ones(), ones()
        await ready
        nest = [lazy]
        la.add_step_closure(lambda tensors: note(tensors[0]), (nest,))
        la.add_step_closure(note, (ready,))
        lazy += 1
        ready += 1
        nest.clear()
        await la.mark_step()
        assert seen == [[2.5, 2.5], [2.5, 2.5]]
        assert (await lazy.numpy()).tolist() == [3.5, 3.5]
        assert (await ready.numpy()).tolist() == [3.5, 3.5]


@pytest.mark.parametrize("run_async", [False, True])
async def test_8_barriers_inside_a_closure_raise(
    autojump_clock: MockClock, run_async: bool
) -> None:
    async with open_simulation():
        raised: list[str] = []

        async def closure() -> None:
            for barrier in (
                la.mark_step,
                la.wait_device_ops,
                la.run_step_closures,
                lambda: la.step().__aenter__(),
            ):
                with pytest.raises(la.ReentrantBarrierError):
                    await barrier()
                raised.append("x")
            with pytest.raises(la.ReentrantBarrierError):
                la.add_step_closure(print)

        la.add_step_closure(closure, run_async=run_async)
        await la.mark_step()
        await la.current_job().closures.drain()
        assert len(raised) == 4


@pytest.mark.parametrize("run_async", [False, True])
async def test_8_a_closure_can_await_tensors_and_records_in_a_job_of_its_own(
    autojump_clock: MockClock, run_async: bool
) -> None:
    async with open_simulation():
        values: list[Any] = []
        tensor = ones()
        base = la.ones((2,)) * 1.5

        async def closure(value: LazyTensor) -> None:
            mine = value * 4
            values.append((await mine.numpy()).tolist())
            values.append((await la.to_cpu({"x": mine + 1}))["x"].tolist())
            values.append(await (mine.sum()).item())
            assert la.current_job() is not job

        job = la.current_job()
        la.add_step_closure(closure, (tensor,), run_async)
        await la.mark_step()
        mine = base + 2  # recorded meanwhile: the closure's step must not take it along
        await la.current_job().closures.drain()
        assert values == [[10, 10], [11, 11], 20]
        assert mine.state == "lazy"


async def test_8_a_closure_may_return_an_awaitable_of_any_kind(autojump_clock: MockClock) -> None:
    async with open_simulation():
        tensor = ones()
        lazy: list[LazyTensor] = []

        def closure(value: LazyTensor) -> LazyTensor:
            lazy.append(value + 1)
            return lazy[0]  # awaited, because it can be

        la.add_step_closure(closure, (tensor,))
        await la.mark_step()
        assert lazy[0].is_ready()


async def test_8_what_closures_compute_counts_for_their_job(autojump_clock: MockClock) -> None:
    """Its quota and its statistics are of both together."""
    async with open_simulation() as (_, simulation), la.job("job", max_memory=60) as job:
        held = la.full((4,), 2.5) * 2.0  # of 16 bytes, as is what the closure keeps
        kept: list[LazyTensor] = []

        async def keep() -> None:
            kept.append(la.full((4,), 3.5) * 2.0)
            await kept[0]

        async def ask_for_too_much() -> None:
            with pytest.raises(la.DeviceOutOfMemoryError, match="the 32 its job 'job' uses"):
                await (la.full((8,), 4.5) * 2.0)

        for closure in (keep, ask_for_too_much):
            la.add_step_closure(closure)
            await la.mark_step()
        assert len(simulation.begun) == 2
        statistics = job.statistics()
        assert statistics.steps == 3
        assert statistics.failed_steps == 1
        assert statistics.memory_bytes == {"virtual:0": 32}
        assert statistics.peak_memory_bytes == {"virtual:0": 32}
        assert statistics.device_seconds == {"virtual:0": 2.0}
        with pytest.raises(la.DeviceOutOfMemoryError, match="the 32 its job 'job' uses"):
            await (la.full((8,), 5.5) * 2.0)
        kept.clear()
        assert (await (la.full((8,), 5.5) * 2.0).numpy())[0] == 11
        del held


async def test_8_what_closures_compute_at_once_counts_for_their_job() -> None:
    """On a device that runs small programs in the caller's task."""
    config = la.Config(inline_microseconds=1e9)
    async with la.open_runtime("cpu:0", config), la.job("job", max_memory=60):

        async def ask() -> None:
            for _ in range(3):
                await (la.full((15,), 4.5) * 2.0)
            for _ in range(3):
                with pytest.raises(la.DeviceOutOfMemoryError, match="its job 'job' uses"):
                    await (la.full((16,), 4.5) * 2.0)

        la.add_step_closure(ask)
        await la.mark_step()


async def test_8_steps_of_closures_are_in_flight_for_their_job(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, _):

        async def compute() -> None:
            await ones()

        la.add_step_closure(compute, run_async=True)
        await la.mark_step()
        await trio.sleep(0.5)
        assert runtime.statistics().jobs["default"].in_flight == {"virtual:0": 1}
        await la.current_job().closures.drain()
        assert runtime.statistics().jobs["default"].in_flight == {"virtual:0": 0}


async def test_8_closures_have_no_share_of_their_own(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):

        async def compute() -> None:
            await ones()

        async def work(name: str, closes: bool) -> None:
            async with la.job(name):
                while True:
                    tensor = ones()
                    if closes:
                        la.add_step_closure(compute, run_async=True)
                    await la.mark_step()
                    del tensor

        with trio.move_on_after(100):
            async with trio.open_nursery() as nursery:
                nursery.start_soon(work, "with", True)
                nursery.start_soon(work, "without", False)
        with_closures = sum("'without'" not in label for label in simulation.begun)
        assert with_closures == pytest.approx(50, abs=4)


@pytest.mark.parametrize("run_async", [False, True])
async def test_8_closures_in_threads_record_apart(run_async: bool) -> None:
    """While one records in a thread, one of the other kind records in the event loop."""
    async with la.open_runtime("cpu") as runtime:
        rounds, length = 20, 30
        results: dict[str, list[float]] = {"thread": [], "loop": []}
        jobs: dict[str, set[la.Job]] = {"thread": set(), "loop": set()}
        before = sys.getswitchinterval()

        def compute(start: float) -> LazyTensor:
            tensor = la.full((2,), start)
            for number in range(length):
                tensor = tensor * 1.0 + float(number)
            return tensor

        def in_thread() -> None:
            jobs["thread"].add(la.current_job())
            for number in range(rounds):
                value = trio.from_thread.run(compute(number + 0.5).numpy)
                results["thread"].append(float(value[0]))

        async def in_loop() -> None:
            jobs["loop"].add(la.current_job())
            for number in range(rounds):
                results["loop"].append(float((await compute(number + 0.25).numpy())[0]))

        sys.setswitchinterval(1e-6)
        try:
            la.add_step_closure(in_thread, run_async=run_async, in_thread=True)
            la.add_step_closure(in_loop, run_async=not run_async)
            await la.mark_step()
            await la.current_job().closures.drain()
        finally:
            sys.setswitchinterval(before)
        total = sum(range(length))
        assert results["thread"] == [total + number + 0.5 for number in range(rounds)]
        assert results["loop"] == [total + number + 0.25 for number in range(rounds)]
        assert not jobs["thread"] & jobs["loop"]
        assert runtime.statistics().jobs["default"].steps >= 2 * rounds


async def test_8_closures_in_two_threads_record_apart() -> None:
    async with la.open_runtime("cpu"):
        jobs: list[la.Job] = []
        both = threading.Barrier(2, timeout=10)

        def in_thread() -> None:
            jobs.append(la.current_job())
            both.wait()

        la.add_step_closure(in_thread, run_async=True, in_thread=True)
        la.add_step_closure(in_thread, run_async=False, in_thread=True)
        await la.mark_step()
        await la.current_job().closures.drain()
        assert jobs[0] is not jobs[1]


async def test_8_closures_in_threads_draw_on() -> None:
    """Each draws other numbers, and the same ones in every run."""
    values: list[Any] = []
    for _ in range(2):
        async with la.open_runtime("cpu"):
            for run_async in (True, False, True, False):
                la.add_step_closure(
                    lambda: values.append(trio.from_thread.run(la.rand((1,)).item)),
                    run_async=run_async,
                    in_thread=True,
                )
                await la.mark_step()
                await la.current_job().closures.drain()
    assert len(set(values[:4])) == 4
    assert values[:4] == values[4:]


async def test_8_what_threads_hold_is_counted_right() -> None:
    """Several of them and the event loop count on the same accounts."""
    async with la.open_runtime("cpu") as runtime:
        rounds = 10000
        array = np.ones(3)
        before = sys.getswitchinterval()

        def hold() -> None:
            for _ in range(rounds):
                la.asarray(array)

        sys.setswitchinterval(1e-6)
        try:
            la.add_step_closure(hold, run_async=True, in_thread=True)
            la.add_step_closure(hold, in_thread=True)
            async with trio.open_nursery() as nursery:
                nursery.start_soon(la.mark_step)
                for _ in range(200):
                    await trio.sleep(0)
                    for _ in range(100):
                        la.asarray(array)
            await la.current_job().closures.drain()
        finally:
            sys.setswitchinterval(before)
        statistics = runtime.statistics()
        assert statistics.jobs["default"].memory_bytes == {"cpu:0": 0}
        assert statistics.devices["cpu:0"].memory_bytes == 0
        assert 24 <= statistics.devices["cpu:0"].peak_memory_bytes <= 24 * 8
