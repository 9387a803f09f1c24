"""Step closures, point by point of the specification (D 1 to 9)."""

from __future__ import annotations

import contextvars
import functools
import sys
import threading
import time
from collections.abc import AsyncIterator
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync.tensor import LazyTensor


def ones() -> LazyTensor:
    """A lazy tensor that is not a constant of the graph."""
    return la.ones((2,)) * 2.5


def closures() -> Any:
    """The statistics of the current job's closures."""
    return la.current_job().statistics().closures


# ---- D1 ------------------------------------------------------------------------------------


async def test_1_synchronous_closures_run_in_order_inside_mark_step(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        order: list[Any] = []
        tensor = ones()

        async def asynchronous(name: str) -> None:
            await trio.sleep(1)
            order.append((name, tensor.is_ready(), trio.current_time()))

        la.add_step_closure(lambda name: order.append((name, tensor.is_ready())), ("a",))
        la.add_step_closure(asynchronous, ("b",))
        la.add_step_closure(order.append, ["c"])
        await la.mark_step()
        assert order == [("a", True), ("b", True, 2), "c"]
        assert closures().completed == 3


async def test_1_closures_run_without_anything_to_compute() -> None:
    async with open_simulation():
        order: list[str] = []
        la.add_step_closure(order.append, ("a",))
        await la.mark_step()
        assert order == ["a"]


async def test_1_what_cannot_be_called_is_refused() -> None:
    async with open_simulation():
        with pytest.raises(TypeError, match="must be callable, not int"):
            la.add_step_closure(3)  # type: ignore[arg-type]


# ---- D2 ------------------------------------------------------------------------------------


async def test_2_asynchronous_closures_run_in_order_while_the_loop_goes_on(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (runtime, _):
        order: list[Any] = []

        async def report(step: int, tensor: LazyTensor) -> None:
            await trio.sleep(0.125)
            order.append((step, float(tensor), trio.current_time()))

        # Compiled beforehand: steps that wait for a compile may overtake each other.
        await ones().sum()
        for step in range(4):
            total = ones().sum()
            la.add_step_closure(report, (step, total), run_async=True)
            await la.mark_step()
        assert trio.current_time() == 3  # two steps were in flight; nothing waited for a closure
        assert [entry[0] for entry in order] == [0]
        await la.wait_device_ops()
        await trio.sleep(1)
        assert order == [(step, 5.0, step + 2.125) for step in range(4)]
        assert runtime.statistics().jobs["default"].closures.queued == 0


async def test_2_a_full_queue_makes_mark_step_wait_and_not_the_event_loop(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(config={"max_async_queue": 2}):
        ran: list[int] = []

        async def slow(step: int) -> None:
            ran.append(step)
            await trio.sleep(10)

        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                await trio.sleep(1)
                ticks += 1

        async with trio.open_nursery() as nursery:
            nursery.start_soon(tick)
            times = []
            for step in range(5):
                la.add_step_closure(slow, (step,), run_async=True)
                await la.mark_step()
                times.append(trio.current_time())
            # The first leaves the queue when it begins; two wait behind it.
            assert times == [0, 0, 0, 10, 20]
            assert ticks >= 18
            assert closures().queued == closures().capacity == 2
            nursery.cancel_scope.cancel()
        await la.current_job().closures.drain()
        assert ran == [0, 1, 2, 3, 4]


async def test_2_closures_of_later_steps_wait_for_their_own_step(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        seen: list[tuple[bool, bool]] = []
        first = ones()
        la.add_step_closure(
            lambda: seen.append((first.is_ready(), second.is_ready())), run_async=True
        )
        await la.mark_step()
        second = first + 1
        la.add_step_closure(
            lambda: seen.append((first.is_ready(), second.is_ready())), run_async=True
        )
        await la.mark_step()
        await trio.sleep(3)
        assert seen == [(True, False), (True, True)]


# ---- D3 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("run_async", [False, True])
async def test_3_arguments_are_on_the_host(runtime: la.Runtime, run_async: bool) -> None:
    values: list[Any] = []

    def closure(loss: LazyTensor, nest: dict[str, list[LazyTensor]], name: str) -> None:
        values.append((float(loss), np.asarray(nest["a"][0]).sum(), repr(nest["b"][0]), name))

    large = la.ones((300, 300)) * 2.5  # more than an await brings along
    earlier = ones()
    await la.mark_step(wait=True)
    arguments = (ones().sum(), {"a": [large], "b": [earlier]}, "name")
    la.add_step_closure(closure, arguments, run_async)
    await la.mark_step()
    await la.current_job().closures.drain()
    loss, total, shown, name = values[0]
    assert (loss, total, name) == (5.0, 300 * 300 * 2.5, "name")
    assert shown.startswith("tensor([2.5, 2.5]")


# ---- D4 ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "barrier", [la.mark_step, la.run_step_closures, la.wait_device_ops], ids=lambda f: f.__name__
)
async def test_4_the_error_of_an_asynchronous_closure_comes_out_of_the_next_barrier(
    autojump_clock: MockClock, barrier: Any
) -> None:
    async with open_simulation():
        ran: list[str] = []

        def fail() -> None:
            raise KeyError("lost")

        la.add_step_closure(fail, run_async=True)
        la.add_step_closure(ran.append, ("behind it",), run_async=True)
        await la.mark_step()
        await trio.sleep(1)
        assert ran == ["behind it"]
        with pytest.raises(la.ClosureError, match="lost") as caught:
            await barrier()
        assert isinstance(caught.value.__cause__, KeyError)
        await barrier()  # only once
        assert closures().failed == 1
        assert closures().completed == 1


async def test_4_closures_behind_one_that_raised_are_kept(autojump_clock: MockClock) -> None:
    async with open_simulation():
        ran: list[str] = []

        def fail() -> None:
            raise ValueError("the first")

        la.add_step_closure(fail)
        la.add_step_closure(ran.append, ("second",))
        la.add_step_closure(ran.append, ("third",))
        with pytest.raises(la.ClosureError, match="the first"):
            await la.mark_step()
        assert ran == []
        await la.mark_step()
        assert ran == ["second", "third"]


async def test_4_the_error_of_a_synchronous_closure_leaves_its_own_mark_step(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        tensor = ones()

        async def fail() -> None:
            await trio.sleep(0.5)
            raise ValueError("now")

        la.add_step_closure(fail)
        with pytest.raises(la.ClosureError, match="now") as caught:
            await la.mark_step()
        assert isinstance(caught.value.__cause__, ValueError)
        assert trio.current_time() == 1.5
        assert tensor.is_ready()
        await la.mark_step()


async def test_4_without_a_barrier_the_error_leaves_the_job(autojump_clock: MockClock) -> None:
    def fail() -> None:
        raise KeyError("lost")

    async with open_simulation():
        with pytest.raises(la.ClosureError, match="lost"):
            async with la.job("other"):
                la.add_step_closure(fail, run_async=True)
                await la.mark_step()


async def test_4_without_a_barrier_the_error_leaves_the_runtime(
    autojump_clock: MockClock,
) -> None:
    def fail() -> None:
        raise KeyError("lost")

    with pytest.raises(la.ClosureError, match="lost"):
        async with open_simulation():
            la.add_step_closure(fail, run_async=True)
            await la.mark_step()


@pytest.mark.parametrize("in_job", [True, False])
async def test_4_with_errors_cancel_a_closure_cancels_the_scope_at_once(
    autojump_clock: MockClock, in_job: bool
) -> None:
    def fail() -> None:
        raise KeyError("lost")

    async def body() -> None:
        la.add_step_closure(fail, run_async=True)
        tensor = ones()
        await la.mark_step()
        del tensor
        await trio.sleep(100)
        raise AssertionError("not reached")

    with pytest.raises(la.ClosureError, match="lost"):
        if in_job:
            async with open_simulation(), la.job("strict", errors="cancel"):
                await body()
        else:
            async with open_simulation(errors="cancel"):
                await body()
    assert trio.current_time() == 1


# ---- D5 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("run_async", [False, True])
async def test_5_a_blocking_closure_runs_in_a_worker_thread(run_async: bool) -> None:
    async with la.open_runtime("cpu"):
        threads: list[Any] = []
        loop = threading.get_ident()
        lag = 0.0

        def block(value: LazyTensor) -> None:
            time.sleep(0.3)
            threads.append((threading.get_ident(), float(value)))

        async def watch() -> None:
            nonlocal lag
            while True:
                before = time.perf_counter()
                await trio.sleep(0)
                lag = max(lag, time.perf_counter() - before)

        async with trio.open_nursery() as nursery:
            nursery.start_soon(watch)
            la.add_step_closure(block, (ones().sum(),), run_async, in_thread=True)
            await la.mark_step()
            await la.current_job().closures.drain()
            nursery.cancel_scope.cancel()
        assert len(threads) == 1
        assert threads[0][0] != loop
        assert threads[0][1] == 5
        assert lag < 0.25


async def test_5_an_error_in_a_worker_thread_is_a_closure_error() -> None:
    async with la.open_runtime("cpu"):

        def fail() -> None:
            raise KeyError("in the thread")

        la.add_step_closure(fail, in_thread=True, run_async=True)
        await la.mark_step()
        await la.current_job().closures.drain()
        with pytest.raises(la.ClosureError, match="in the thread"):
            await la.mark_step()


# ---- D6 ------------------------------------------------------------------------------------


async def test_6_leaving_normally_drains_the_queue(autojump_clock: MockClock) -> None:
    ran: list[int] = []

    async def slow(number: int) -> None:
        await trio.sleep(5)
        ran.append(number)

    async with open_simulation() as (runtime, _):
        for number in range(3):
            tensor = ones()
            la.add_step_closure(slow, (number,), run_async=True)
            await la.mark_step()
        del tensor
    assert ran == [0, 1, 2]
    assert runtime.statistics().jobs["default"].closures.completed == 3


async def test_6_leaving_by_an_exception_drops_the_queue_and_says_so(
    autojump_clock: MockClock,
) -> None:
    ran: list[str] = []
    with pytest.raises(ZeroDivisionError) as caught:
        async with open_simulation() as (runtime, _):
            tensor = ones()
            for _ in range(3):
                la.add_step_closure(ran.append, ("never",), run_async=True)
            await la.mark_step()
            la.add_step_closure(ran.append, ("never",))
            raise ZeroDivisionError
    assert any("4 step closures" in note for note in caught.value.__notes__)
    assert runtime.statistics().jobs["default"].closures.dropped == 4
    assert ran == []
    del tensor


async def test_6_leaving_by_an_exception_loses_no_other(autojump_clock: MockClock) -> None:
    def fail() -> None:
        raise KeyError("lost")

    with pytest.raises(BaseExceptionGroup) as caught:
        async with open_simulation() as (_, simulation):
            la.add_step_closure(fail, run_async=True)
            await la.mark_step()
            simulation.errors.append(RuntimeError("of the step"))
            tensor = ones()
            await la.mark_step()
            await trio.sleep(2)
            del tensor
            raise ZeroDivisionError("of the body")
    kinds = [type(error) for error in caught.value.exceptions]
    assert kinds == [ZeroDivisionError, la.ClosureError, la.ExecutionError]


async def test_6_a_cancelled_runtime_drops_the_queue(autojump_clock: MockClock) -> None:
    ran: list[str] = []
    with trio.move_on_after(0.5) as scope:
        async with open_simulation() as (runtime, _):
            tensor = ones()
            la.add_step_closure(ran.append, ("never",), run_async=True)
            await la.mark_step()
            await trio.sleep_forever()
    assert scope.cancelled_caught
    assert ran == []
    assert runtime.statistics().jobs["default"].closures.dropped == 1
    del tensor


async def test_6_a_closure_that_runs_when_the_runtime_is_left_by_an_exception_ends(
    autojump_clock: MockClock,
) -> None:
    ended: list[str] = []

    async def slow() -> None:
        try:
            await trio.sleep(1)
            ended.append("by itself")
        finally:
            ended.append("finally")

    with pytest.raises(ZeroDivisionError):
        async with open_simulation():
            la.add_step_closure(slow, run_async=True)
            await la.mark_step()
            await trio.sleep(0.5)
            raise ZeroDivisionError
    assert ended[-1] == "finally"


# ---- D7 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("run_async", [False, True])
async def test_7_closures_of_a_failed_step_are_dropped_and_counted(
    autojump_clock: MockClock, run_async: bool
) -> None:
    async with open_simulation() as (runtime, simulation):
        ran: list[str] = []
        simulation.errors.append(RuntimeError("no"))
        tensor = ones()
        la.add_step_closure(ran.append, ("without tensors",), run_async)
        la.add_step_closure(lambda value: ran.append("with one"), (tensor,), run_async)
        if run_async:
            await la.mark_step()
            await trio.sleep(2)
            with pytest.raises(la.ExecutionError, match="no"):
                await la.mark_step()
        else:
            with pytest.raises(la.ExecutionError, match="no"):
                await la.mark_step()
        await la.mark_step()  # the failure is reported once
        assert ran == []
        assert closures().dropped == 2
        assert runtime.metrics.counter_value("ClosuresDropped") == 2
        assert closures().failed == 0


async def test_7_closures_left_by_a_cancelled_barrier_are_dropped_if_their_step_fails(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation):
        ran: list[str] = []
        simulation.errors.append(RuntimeError("no"))
        tensor = ones()
        la.add_step_closure(ran.append, ("of the failed step",))
        with trio.move_on_after(0.5):
            await la.mark_step()
        await trio.sleep(1)
        la.add_step_closure(ran.append, ("next",))
        with pytest.raises(la.ExecutionError, match="no"):
            await la.mark_step()
        await la.mark_step()
        assert ran == ["next"]
        assert closures().dropped == 1
        del tensor


async def test_7_a_closure_whose_argument_failed_earlier_is_dropped(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation):
        ran: list[str] = []
        simulation.errors.append(RuntimeError("no"))
        failed = ones()
        with pytest.raises(la.ExecutionError):
            await failed
        for run_async in (False, True):
            la.add_step_closure(lambda value: ran.append("never"), (failed,), run_async)
            la.add_step_closure(ran.append, ("run",), run_async)
        await la.mark_step()
        await la.current_job().closures.drain()
        assert ran == ["run", "run"]
        assert closures().dropped == 2
        await la.mark_step()


# ---- D8 ------------------------------------------------------------------------------------

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
        rounds = 20000
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


# ---- D9 ------------------------------------------------------------------------------------


async def test_9_a_step_with_more_closures_than_the_bound_goes_through(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(config={"max_async_queue": 3}):
        ran: list[int] = []
        tensor = ones()
        for number in range(10):
            la.add_step_closure(ran.append, (number,), run_async=True)
        with trio.fail_after(1):
            await la.mark_step()
        assert closures().queued == 10
        la.add_step_closure(ran.append, (10,), run_async=True)
        with trio.fail_after(5):
            await la.mark_step()  # waits until fewer than three wait
        assert closures().queued <= 3
        await la.current_job().closures.drain()
        assert ran == list(range(11))
        assert tensor.is_ready()


# ---- A9 ------------------------------------------------------------------------------------


async def test_run_step_closures_computes_the_arguments_and_nothing_else(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation):
        ran: list[Any] = []
        wanted, other = ones().sum(), ones()
        la.add_step_closure(lambda value: ran.append(float(value)), (wanted,))
        la.add_step_closure(lambda: ran.append("async"), run_async=True)
        await la.run_step_closures()
        await la.current_job().closures.drain()
        assert sorted(ran, key=str) == [5.0, "async"]
        assert other.state == "lazy"
        assert len(simulation.begun) == 1
        await la.run_step_closures()
        assert len(ran) == 2


@pytest.mark.parametrize("barrier", [la.mark_step, la.run_step_closures])
async def test_a_barrier_that_cannot_collect_keeps_them_and_takes_nothing(
    autojump_clock: MockClock, monkeypatch: pytest.MonkeyPatch, barrier: Any
) -> None:
    """As where memory runs out, or a graph is nested too deeply."""
    async with open_simulation(2) as (runtime, _):
        ran: list[float] = []
        devices = ["virtual:0", "virtual:1"]
        tensors = [la.ones((2,), device=device) * 2.5 for device in devices]
        job, step_maker = la.current_job(), la.current_job().executor.step_maker
        collect = step_maker.collect

        def fail(context: Any, *arguments: Any, **options: Any) -> Any:
            if context.device == runtime.devices[1]:
                raise RecursionError("too deep")
            return collect(context, *arguments, **options)

        la.add_step_closure(lambda value: ran.append(float(np.asarray(value)[0])), (tensors[1],))
        with monkeypatch.context() as patch:
            patch.setattr(step_maker, "collect", fail)
            with pytest.raises(RecursionError):
                await (barrier(devices) if barrier is la.mark_step else barrier())
        await la.wait_device_ops(devices)
        assert [context.slots.taken for context in job.contexts] == [0, 0]
        assert runtime.scheduler.mailbox.statistics().used == 0
        assert tensors[0].is_ready() == (barrier is la.mark_step)  # it had been collected
        assert (await tensors[0].numpy())[0] == 2.5
        assert ran == []
        await la.mark_step(devices)
        assert ran == [2.5]


async def test_run_step_closures_cancelled_keeps_them(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"max_in_flight": 1}):
        ran: list[Any] = []
        running = ones()
        await la.mark_step()
        wanted = ones().sum()
        la.add_step_closure(lambda value: ran.append(float(value)), (wanted,))
        for _ in range(2):  # first while it waits for a slot, then while it waits for the step
            with trio.move_on_after(0.75) as scope:
                await la.run_step_closures()
            assert scope.cancelled_caught
        assert ran == []
        await la.run_step_closures()
        assert ran == [5.0]
        assert running.is_ready()


async def test_run_step_closures_waits_for_those_beside_the_loop(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        ran: list[int] = []

        async def slow(number: int) -> None:
            await trio.sleep(1)
            ran.append(number)

        for number in range(5):
            la.add_step_closure(slow, (number,), run_async=True)
            await la.mark_step()
        la.add_step_closure(slow, (5,), run_async=True)
        await la.run_step_closures()
        assert ran == [0, 1, 2, 3, 4, 5]
        assert trio.current_time() == 6.0


async def test_run_step_closures_does_not_wait_for_what_others_add_meanwhile(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        ran: list[str] = []

        async def slow(name: str) -> None:
            await trio.sleep(10)
            ran.append(name)

        async def add() -> None:
            await trio.sleep(5)
            la.add_step_closure(slow, ("later",), run_async=True)
            await la.mark_step()

        async with trio.open_nursery() as nursery:
            nursery.start_soon(add)
            la.add_step_closure(slow, ("first",), run_async=True)
            await la.run_step_closures()
            assert ran == ["first"]
        await la.run_step_closures()
        assert ran == ["first", "later"]


async def test_run_step_closures_raises_what_one_beside_the_loop_raises(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        ran: list[int] = []

        async def fail(number: int) -> None:
            await trio.sleep(1)
            ran.append(number)
            raise ValueError(f"no {number}")

        for number in range(3):
            la.add_step_closure(fail, (number,), run_async=True)
        with pytest.raises(la.ClosureError, match="no 0"):
            await la.run_step_closures()
        assert ran == [0, 1, 2]
        with pytest.raises(la.ClosureError, match="no 1"):
            await la.run_step_closures()
        with pytest.raises(la.ClosureError, match="no 2"):
            await la.run_step_closures()
        await la.run_step_closures()


# ---- calls of compiled functions -----------------------------------------------------------


@pytest.fixture(params=["simulated", "cpu", "cpu, launched"])
async def opened(request: pytest.FixtureRequest) -> AsyncIterator[int]:
    """The length of a vector whose compiled calls are steps, inline runs, or launches."""
    if request.param == "simulated":
        async with open_simulation(seconds=0.0, config={"max_async_queue": 5}):
            yield 2
        return
    inline = 0 if "launched" in request.param else 1e6
    config = {"max_async_queue": 5, "inline_microseconds": inline}
    async with la.open_runtime("cpu:0", config):
        yield 100_000 if "launched" in request.param else 2


async def test_a_call_of_a_compiled_function_ends_the_step_of_closures(opened: int) -> None:
    seen: list[float] = []
    most = 0

    def note(loss: LazyTensor) -> None:
        nonlocal most
        seen.append(float(loss))
        most = max(most, closures().queued)

    @la.compile
    def step(w: LazyTensor) -> tuple[LazyTensor, LazyTensor]:
        return w * 0.5, la.max(w)

    async with la.job("training") as job:
        w = la.ones((opened,)) * 64.0
        for number in range(40):
            w, loss = await step(w)
            la.add_step_closure(note, (loss,), run_async=True)
            assert job.statistics().closures.queued <= 5 + 1
            assert len(job.pending_closures) == 1
            if number == 20:
                assert len(seen) >= number - 7  # while the loop goes on
    assert seen == [64.0 * 0.5**number for number in range(40)]


async def test_a_call_of_a_compiled_function_runs_synchronous_closures(opened: int) -> None:
    order: list[float] = []
    step = la.compile(lambda w: (w * 0.5, la.max(w)))
    w = la.ones((opened,)) * 64.0
    for number in range(4):
        w, loss = await step(w)
        assert order == [64.0 * 0.5**k for k in range(number)]
        la.add_step_closure(lambda loss: order.append(float(loss)), (loss,))
    await la.mark_step()
    assert order == [64.0, 32.0, 16.0, 8.0]


async def test_a_function_that_computes_nothing_ends_the_step_of_closures() -> None:
    async with open_simulation(seconds=0.0):
        ran: list[int] = []
        same = la.compile(lambda x: x)
        x = await same(ones())
        la.add_step_closure(ran.append, (1,))
        await same(x)
        assert ran == [1]


async def test_a_call_waits_for_room_in_the_queue(autojump_clock: MockClock) -> None:
    async with open_simulation(seconds=0.0, config={"max_async_queue": 2}):
        times: list[float] = []

        async def slow() -> None:
            await trio.sleep(10)

        step = la.compile(lambda w: w * 0.5)
        w = ones()
        for _ in range(6):
            w = await step(w)
            times.append(trio.current_time())
            la.add_step_closure(slow, run_async=True)
        # One that runs, two that wait; each later one takes the place of one that has ended.
        assert times == [0, 0, 0, 0, 10, 20]


async def test_what_a_closure_raises_comes_out_of_the_next_call(autojump_clock: MockClock) -> None:
    async with open_simulation(seconds=0.0):
        step = la.compile(lambda w: w * 0.5)
        w = await step(ones())
        la.add_step_closure(lambda: 1 / 0, run_async=True)
        w = await step(w)
        await trio.sleep(1)
        with pytest.raises(la.ClosureError) as caught:
            await step(w)
        assert isinstance(caught.value.__cause__, ZeroDivisionError)
        la.add_step_closure(lambda: 1 / 0)
        with pytest.raises(la.ClosureError):
            await step(w)
        await step(w)


async def test_closures_of_a_call_whose_step_fails_are_dropped(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        ran: list[int] = []
        step = la.compile(lambda w: w * 0.5)
        w = await (await step(ones()))
        la.add_step_closure(ran.append, (1,), run_async=True)
        simulation.errors.append(RuntimeError("no"))
        failed = await step(w)
        la.add_step_closure(ran.append, (2,))
        with pytest.raises(la.ExecutionError):
            await failed
        await la.mark_step()
        assert ran == [2]
        assert closures().dropped == 1


async def test_a_call_that_cannot_be_bound_takes_no_place() -> None:
    async with open_simulation(seconds=0.0) as (runtime, _):
        ran: list[int] = []
        step = la.compile(lambda w: w * 0.5)
        w = await (await step(ones()))
        la.add_step_closure(ran.append, (1,))
        context = la.device_context()
        executor = la.current_job().executor
        graph = next(iter(runtime.traces[step].values())).graph

        def bind() -> list[Any]:
            raise OverflowError("no")

        for _ in range(5):
            with pytest.raises(OverflowError):
                await executor.launch(context.job, context, graph, bind)
        assert context.slots.taken == 0
        assert runtime.scheduler.mailbox.statistics().used == 0
        assert not ran
        await step(w)
        assert ran == [1]


# ---- what is refused, and what is dropped --------------------------------------------------


class CalledAsynchronously:
    """An object whose call gives a coroutine."""

    async def __call__(self) -> None:
        raise AssertionError("this never runs")


async def test_5_an_asynchronous_closure_cannot_run_in_a_thread() -> None:
    async def closure() -> None:
        raise AssertionError("this never runs")

    async with open_simulation():
        for function in (closure, functools.partial(closure), CalledAsynchronously()):
            for run_async in (True, False):
                with pytest.raises(TypeError, match="in_thread=True must be a plain function"):
                    la.add_step_closure(function, run_async=run_async, in_thread=True)
        await la.mark_step()
        assert closures().completed == 0


@pytest.mark.parametrize("run_async", [True, False])
async def test_5_an_awaitable_that_a_thread_returns_is_an_error(run_async: bool) -> None:
    async def asynchronous() -> None:
        raise AssertionError("this never runs")

    async with la.open_runtime("cpu:0"):
        la.add_step_closure(lambda: asynchronous(), run_async=run_async, in_thread=True)
        with pytest.raises(la.ClosureError, match="returned an awaitable, coroutine") as caught:
            await la.mark_step()
            await la.run_step_closures()
        assert isinstance(caught.value.__cause__, TypeError)
        assert (closures().completed, closures().failed) == (0, 1)


async def test_6_after_cancel_no_queued_closure_starts(autojump_clock: MockClock) -> None:
    """Not even while the block, which has something to finish, goes on."""
    async with open_simulation(seconds=0.0):
        ran: list[int] = []

        async def slow(number: int) -> None:
            await trio.sleep(10)
            ran.append(number)

        async with la.job("cancelled") as job:
            for number in range(5):
                la.add_step_closure(slow, (number,), run_async=True)
            await la.mark_step()
            la.add_step_closure(ran.append, (100,))  # not handed over
            await trio.sleep(5)
            try:
                job.cancel()
                await trio.sleep_forever()
            finally:
                with trio.CancelScope(shield=True):
                    await trio.sleep(100)
                    await la.mark_step()
                    for run_async in (True, False):
                        la.add_step_closure(ran.append, (200,), run_async=run_async)
                        await la.mark_step()
                        la.add_step_closure(ran.append, (300,), run_async=run_async)
                        await la.run_step_closures()
        assert ran == [0]  # which was running
        statistics = job.statistics().closures
        assert (statistics.queued, statistics.dropped) == (0, 9)


async def test_6_the_error_that_cancels_says_how_many_were_dropped(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(seconds=0.0):
        ran: list[int] = []

        def fail() -> None:
            raise ValueError("no")

        with pytest.raises(la.ClosureError) as caught:
            async with la.job("cancelled", errors="cancel"):
                la.add_step_closure(fail, run_async=True)
                for number in range(4):
                    la.add_step_closure(ran.append, (number,), run_async=True)
                await la.mark_step()
                await trio.sleep_forever()
        assert caught.value.__notes__ == ["4 step closures of the job 'cancelled' were dropped"]
        assert not ran
