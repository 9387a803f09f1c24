"""The step API: the phases of `mark_step`, and what a cancellation leaves in each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import copy_context
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from small_steps import ones
from trio.testing import (
    MockClock,
    assert_checkpoints,
    assert_no_checkpoints,
    wait_all_tasks_blocked,
)

import lazyasync as la
from lazyasync.runtime.steps.step import DeviceContext


def context(device: str = "virtual:0") -> DeviceContext:
    """The current job's state on a device."""
    return la.current_job().context(la.Device.parse(device))


async def snapshot() -> object:
    """All of the current job that a barrier could change."""
    await wait_all_tasks_blocked()
    job = la.current_job()
    statistics = job.runtime.statistics()
    return (
        [(context.slots.taken, context.slots.waiting, context.steps) for context in job.contexts],
        list(job.closures.pending),
        list(job.closures.due),
        job.statistics().closures,
        statistics.scheduler.mailbox,
        statistics.waiting_tasks,
        {name: (device.mailbox, device.lock_held) for name, device in statistics.devices.items()},
    )


# ---- A1: mark_step, and its phases ---------------------------------------------------------


async def test_mark_step_hands_over_and_returns(autojump_clock: MockClock) -> None:
    async with open_simulation():
        tensor = ones()
        assert tensor.state == "lazy"
        await la.mark_step()
        assert trio.current_time() == 0
        assert tensor.state == "in flight"
        assert (await tensor.numpy()).tolist() == [2.5, 2.5]
        assert trio.current_time() == 1
        assert tensor.state == "ready"


async def test_mark_step_can_wait_for_its_step(autojump_clock: MockClock) -> None:
    async with open_simulation():
        tensor = ones()
        await la.mark_step(wait=True)
        assert trio.current_time() == 1
        assert tensor.is_ready()


async def test_a_barrier_with_nothing_to_do_returns_and_takes_no_step() -> None:
    async with open_simulation() as (runtime, simulation):
        with assert_checkpoints():
            await la.mark_step()
        await la.mark_step(wait=True)
        assert simulation.begun == []
        assert runtime.statistics().jobs["default"].steps == 0


async def test_dead_tensors_are_not_computed(autojump_clock: MockClock) -> None:
    async with open_simulation():
        kept = ones()
        _ = kept + 1
        del _
        text = la.debug.dump_ir(kept)
        await la.mark_step(wait=True)
        program = list(la.current_runtime().scheduler.computations._entries.values())
        assert len(program) == 1
        assert len(program[0].graph.roots) == 1
        assert "add" not in text


async def test_recording_the_next_step_overlaps_with_running_this_one(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(config={"max_in_flight": 2}):
        tensor = la.ones((2,))
        handed_over = []
        for _ in range(5):
            tensor = tensor * 1.5
            await la.mark_step()
            handed_over.append(trio.current_time())
        assert handed_over == [0, 0, 1, 2, 3]
        assert (await tensor.numpy())[0] == np.float32(1.5) ** 5
        assert trio.current_time() == 5


async def test_materialised_tensors_are_parameters_from_then_on(autojump_clock: MockClock) -> None:
    async with open_simulation():
        first = ones()
        await la.mark_step()
        second = first + 1
        assert "multiply" not in la.debug.dump_ir(second)
        assert (await second.numpy()).tolist() == [3.5, 3.5]


async def test_unknown_devices_are_named() -> None:
    async with open_simulation(2):
        for device in ("gpu", "virtual:2", "virtual:-1", ["virtual:0", "virtual:7"]):
            with pytest.raises(la.UnknownDeviceError, match=r"virtual:0, virtual:1"):
                await la.mark_step(device)
        with pytest.raises(ValueError, match="at least one device"):
            await la.mark_step([])


async def test_phase_one_raises_parked_failures_before_anything_is_collected(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation):
        simulation.errors.extend([RuntimeError("first"), RuntimeError("second")])
        failed = [ones()]
        await la.mark_step()
        await wait_all_tasks_blocked()  # so that the first error is the first step's
        failed.append(ones())
        await la.mark_step()
        await trio.sleep(3)

        ran: list[float] = []
        tensor = ones()
        la.add_step_closure(ran.append, (1.0,))
        before = await snapshot()
        for original in ("first", "second"):  # the oldest first, one per barrier
            with pytest.raises(la.ExecutionError, match=original) as caught:
                await la.mark_step()
            assert isinstance(caught.value.__cause__, RuntimeError)
            assert tensor.state == "lazy"
            assert await snapshot() == before
        await la.mark_step()
        assert tensor.is_ready()
        assert ran == [1.0]


async def test_phase_one_is_a_checkpoint_and_changes_nothing_when_cancelled() -> None:
    async with open_simulation():
        tensor = ones()
        la.add_step_closure(print)
        before = await snapshot()
        with trio.CancelScope() as scope:
            scope.cancel()
            await la.mark_step(wait=True)
        assert scope.cancelled_caught
        assert tensor.state == "lazy"
        assert await snapshot() == before
        la.current_job().closures.pending.clear()


async def test_phase_two_cancelled_while_waiting_for_a_slot(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"max_in_flight": 1}) as (runtime, _):
        running = ones()
        await la.mark_step()
        tensor = running + 1
        ran: list[float] = []
        la.add_step_closure(lambda value: ran.append(np.asarray(value)[0]), (tensor,))
        before = await snapshot()
        with trio.move_on_after(0.25) as scope:
            await la.mark_step()
        assert scope.cancelled_caught
        assert trio.current_time() == 0.25
        assert await snapshot() == before
        assert tensor.state == "lazy"

        misses = runtime.metrics.counter_value("UncachedCompile")
        await la.mark_step()  # takes everything that was kept
        assert ran == [3.5]
        assert trio.current_time() == 2
        assert runtime.metrics.counter_value("UncachedCompile") == (misses or 0) + 1


async def test_phase_two_cancelled_while_waiting_for_room_for_closures(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(config={"max_async_queue": 1}):
        order: list[str] = []
        first = ones()
        la.add_step_closure(order.append, ("first",), run_async=True)
        await la.mark_step()
        second = ones()
        la.add_step_closure(order.append, ("second",), run_async=True)
        before = await snapshot()
        with trio.move_on_after(0.5) as scope:
            await la.mark_step()
        assert scope.cancelled_caught
        assert await snapshot() == before
        assert second.state == "lazy"
        await la.mark_step()
        assert trio.current_time() == 1  # the first step is done, so its closure has run
        assert first.is_ready()
        await second
    assert order == ["first", "second"]


async def test_phase_two_cancelled_while_waiting_for_the_mailbox(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(config={"mailbox_capacity": 1}) as (runtime, _):
        tensor = ones()
        await runtime.scheduler.mailbox.places.acquire()
        before = await snapshot()
        with trio.move_on_after(1) as scope:
            await la.mark_step()
        assert scope.cancelled_caught
        assert await snapshot() == before
        assert tensor.state == "lazy"
        runtime.scheduler.mailbox.places.release()
        await la.mark_step(wait=True)
        assert tensor.is_ready()


@pytest.mark.parametrize("devices", [1, 2])
@pytest.mark.parametrize("waits", [False, True])
async def test_phase_three_is_done_whole_or_not_at_all(
    autojump_clock: MockClock, devices: int, waits: bool
) -> None:
    """Cancelled after any number of turns of the event loop, the barrier is not half-done."""
    names = [f"virtual:{index}" for index in range(devices)]
    seen = set()
    async with open_simulation(devices, {"max_in_flight": 1}) as (_, simulation):

        async def cancel(scope: trio.CancelScope, turns: int) -> None:
            if waits:
                await trio.sleep(1 if turns else 0.5)
            for _ in range(turns):
                await trio.lowlevel.checkpoint()
            scope.cancel()

        for turns in range(30):
            if waits:  # for the slot that this step holds
                running = [ones(name) for name in names]
                await la.mark_step(names)
                del running
            tensors = [ones(name) for name in names]
            la.add_step_closure(int, run_async=True)
            async with trio.open_nursery() as nursery:
                scope = trio.CancelScope()
                if turns or waits:
                    nursery.start_soon(cancel, scope, turns)
                else:
                    scope.cancel()
                with scope:
                    await la.mark_step(names, wait=True)
            states = {tensor.state for tensor in tensors}
            pending = len(la.current_job().closures.pending)
            if states == {"lazy"}:
                assert pending == 1
            else:
                assert "lazy" not in states
                assert pending == 0
            seen.update(states)
            assert scope.cancelled_caught == (states != {"ready"})
            await la.mark_step(names, wait=True)
            await la.wait_device_ops()
            assert all(tensor.is_ready() for tensor in tensors)
            assert [context(name).slots.taken for name in names] == [0] * devices
    assert len(simulation.begun) == 30 * devices * (2 if waits else 1)
    assert {"lazy", "in flight"} <= seen


async def test_phase_four_cancelled_while_waiting_for_the_step(autojump_clock: MockClock) -> None:
    async with open_simulation():
        tensor = ones()
        with trio.move_on_after(0.25) as scope:
            await la.mark_step(wait=True)
        assert scope.cancelled_caught
        assert tensor.state == "in flight"
        await tensor
        assert trio.current_time() == 1


async def test_phase_four_cancelled_leaves_closures_queued(autojump_clock: MockClock) -> None:
    async with open_simulation():
        order: list[str] = []
        first, second = ones(), ones()
        la.add_step_closure(order.append, ("first",))
        with trio.move_on_after(0.5) as scope:
            await la.mark_step()
        assert scope.cancelled_caught
        assert first.state == second.state == "in flight"
        assert order == []
        third = ones()
        la.add_step_closure(order.append, ("second",))
        await la.mark_step()
        assert order == ["first", "second"]
        assert third.is_ready()
        await la.mark_step()
        assert order == ["first", "second"]


async def test_a_closure_cancelled_with_its_barrier_is_not_run_again(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        order: list[str] = []

        async def slow() -> None:
            order.append("slow begins")
            await trio.sleep(10)
            order.append("slow ends")

        la.add_step_closure(slow)
        la.add_step_closure(order.append, ("next",))
        with trio.move_on_after(1):
            await la.mark_step()
        assert order == ["slow begins"]
        await la.mark_step()
        assert order == ["slow begins", "next"]


# ---- A2: the barrier as a block ------------------------------------------------------------


async def test_step_is_a_barrier_at_the_end_of_its_block(autojump_clock: MockClock) -> None:
    async with open_simulation():
        async with la.step():
            tensor = ones()
            assert tensor.state == "lazy"
        assert tensor.state == "in flight"
        async with la.step(wait=True):
            other = tensor + 1
        assert other.is_ready()


async def test_a_step_that_raises_leaves_nothing_half_done(autojump_clock: MockClock) -> None:
    async with open_simulation():
        order: list[str] = []
        la.add_step_closure(order.append, ("before",))
        weights = ones()
        await la.sync_multi([weights], wait=True)
        before = context().steps
        with pytest.raises(ZeroDivisionError):
            async with la.step():
                tensor = ones()
                weights.set_(weights + 1)
                la.add_step_closure(order.append, ("in the block",))
                raise ZeroDivisionError
        assert context().steps == before
        assert tensor.state == weights.state == "lazy"
        assert la.current_job().statistics().closures.dropped == 1
        await la.mark_step(wait=True)
        assert order == ["before"]
        assert (await weights.numpy()).tolist() == [3.5, 3.5]  # the rebind was not undone
        assert tensor.is_ready()


async def test_a_step_that_raises_awaits_nothing() -> None:
    async with open_simulation():
        block = la.step()
        await block.__aenter__()
        tensor = ones()
        error = ZeroDivisionError()
        with assert_no_checkpoints():
            assert not await block.__aexit__(ZeroDivisionError, error, None)
        assert tensor.state == "lazy"


async def test_a_step_that_is_cancelled_has_no_barrier(autojump_clock: MockClock) -> None:
    async with open_simulation():
        with trio.move_on_after(1) as scope:
            async with la.step():
                tensor = ones()
                await trio.sleep_forever()
        assert scope.cancelled_caught
        assert tensor.state == "lazy"


def test_blocks_may_be_left_in_another_context() -> None:
    """As those in a generator, which another task, another thread or the collector may end."""
    seen: list[float] = []

    def enter_and_leave(make: Callable[[], AbstractContextManager[Any]], *error: Any) -> None:
        block = make()
        copy_context().run(block.__enter__)
        copy_context().run(block.__exit__, *(error or (None, None, None)))

    def closing_step(number: float) -> AbstractContextManager[Any]:
        @contextmanager
        def block() -> Iterator[None]:
            with la.step(wait=True):
                la.add_step_closure(
                    lambda value: seen.append(float(value)), (la.ones(()) * number,)
                )
                yield

        return block()

    with la.blocking("cpu:0"):
        for make in (
            lambda: la.scope("elsewhere"),
            la.step,
            lambda: la.default_dtype("float64"),
            lambda: la.job("elsewhere"),
        ):
            enter_and_leave(make)
        enter_and_leave(lambda: closing_step(1.0))
        enter_and_leave(lambda: closing_step(2.0), KeyError, KeyError("dropped"), None)
        la.mark_step()
        assert seen == [1.0]
        x = la.ones((2,)) * 2.0
        assert (x.dtype, x.sum().item()) == (np.dtype("float32"), 4.0)
        assert "scope" not in la.debug.dump_ir(la.tanh(x + 1))


# ---- A5 ------------------------------------------------------------------------------------


async def test_tensor_ids_are_stable_and_never_used_again(runtime: la.Runtime) -> None:
    seen = set()
    for _ in range(50):
        tensor = la.ones((2,)) + 1
        number = la.get_tensor_id(tensor)
        assert number not in seen
        seen.add(number)
        await tensor
        assert la.get_tensor_id(tensor) == number
