"""Step closures: when they run, in which order, on what, and in which thread."""

from __future__ import annotations

import threading
from typing import Any, ClassVar

import numpy as np
import pytest
import trio
from simulation import open_simulation
from small_steps import closures, ones
from trio.testing import MockClock

import lazyasync as la
from lazyasync.tensor import LazyTensor

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


class Called:
    """Calling an instance is asynchronous, and calling the class is not."""

    made: ClassVar[list[float]] = []

    def __init__(self, x: LazyTensor) -> None:
        self.made.append(float(np.asarray(x)[0]))

    async def __call__(self) -> None:
        raise AssertionError


async def test_1_a_class_is_a_plain_function_whatever_its_instances_are() -> None:
    async with la.open_runtime("sim"):
        la.add_step_closure(Called, (ones(),), in_thread=True)
        with pytest.raises(TypeError, match="must be a plain function"):
            la.add_step_closure(Called(await ones()), in_thread=True)
        Called.made.clear()
        await la.mark_step()
        assert Called.made == [2.5]


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


# ---- D5 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("run_async", [False, True])
async def test_5_a_blocking_closure_runs_in_a_worker_thread(run_async: bool) -> None:
    async with la.open_runtime("cpu"):
        threads: list[Any] = []
        loop = threading.get_ident()
        begun, answered = trio.Event(), threading.Event()

        def block(value: LazyTensor) -> None:
            trio.from_thread.run_sync(begun.set)
            assert answered.wait(60), "the loop does not run while a closure blocks"
            threads.append((threading.get_ident(), float(value)))

        async def answer() -> None:
            await begun.wait()
            answered.set()

        async with trio.open_nursery() as nursery:
            nursery.start_soon(answer)
            la.add_step_closure(block, (ones().sum(),), run_async, in_thread=True)
            await la.mark_step()
            await la.current_job().closures.drain()
        assert len(threads) == 1
        assert threads[0][0] != loop
        assert threads[0][1] == 5


async def test_5_an_error_in_a_worker_thread_is_a_closure_error() -> None:
    async with la.open_runtime("cpu"):

        def fail() -> None:
            raise KeyError("in the thread")

        la.add_step_closure(fail, in_thread=True, run_async=True)
        await la.mark_step()
        await la.current_job().closures.drain()
        with pytest.raises(la.ClosureError, match="in the thread"):
            await la.mark_step()


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
