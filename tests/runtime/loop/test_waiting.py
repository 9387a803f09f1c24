"""Waiting: tasks park and are woken in turn, any wait can be cancelled, and none is for ever."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
import trio
from trio.testing import wait_all_tasks_blocked

from lazyasync.errors import NoRuntimeError
from lazyasync.runtime.loop.failures import FailureRecord
from lazyasync.runtime.loop.waiting import Completion, Slots, WaitQueue, Waits

# ---- parking -------------------------------------------------------------------------------


async def test_tasks_are_woken_in_the_order_in_which_they_came() -> None:
    waits = Waits()
    queue: WaitQueue = {}
    woken: list[tuple[int, str]] = []

    async def wait(number: int) -> None:
        woken.append((number, await waits.park(queue)))

    async with trio.open_nursery() as nursery:
        for number in range(4):
            nursery.start_soon(wait, number)
            await wait_all_tasks_blocked()
        assert len(waits) == 4
        assert waits.wake_first(queue, "first")
        await wait_all_tasks_blocked()
        assert woken == [(0, "first")]
        assert waits.wake_all(queue) == 3
    assert sorted(number for number, _ in woken[1:]) == [1, 2, 3]
    assert not queue
    assert len(waits) == 0
    assert not waits.wake_first(queue)


async def test_a_cancelled_wait_has_never_been() -> None:
    waits = Waits()
    queue: WaitQueue = {}
    with trio.move_on_after(0) as scope:
        await waits.park(queue)
    assert scope.cancelled_caught
    assert not queue
    assert len(waits) == 0


async def test_one_who_has_been_woken_is_not_cancelled_any_more() -> None:
    """What it was given would be lost."""
    waits = Waits()
    queue: WaitQueue = {}
    got = []

    async def wait(scope: trio.CancelScope) -> None:
        with scope:
            got.append(await waits.park(queue))

    scope = trio.CancelScope()
    async with trio.open_nursery() as nursery:
        nursery.start_soon(wait, scope)
        await wait_all_tasks_blocked()
        waits.wake_first(queue, "something")
        scope.cancel()
    assert got == ["something"]


async def test_the_end_reaches_everybody_and_everything_later() -> None:
    waits = Waits()
    queues: list[WaitQueue] = [{}, {}]
    errors = []

    async def wait(queue: WaitQueue) -> None:
        with pytest.raises(NoRuntimeError) as caught:
            await waits.park(queue)
        errors.append(caught.value)

    async with trio.open_nursery() as nursery:
        for queue in (*queues, queues[0]):
            nursery.start_soon(wait, queue)
        await wait_all_tasks_blocked()
        waits.fail_all(NoRuntimeError)
    assert len({id(error) for error in errors}) == 3  # an error of its own for each
    assert not any(queues)
    assert len(waits) == 0
    await wait(queues[0])
    with pytest.raises(NoRuntimeError):
        waits.check()


async def test_the_end_reaches_who_waits_by_itself_in_a_queue_that_is_shared() -> None:
    waits = Waits()
    queue: WaitQueue = {}
    other: WaitQueue = {}
    waits.share(other)
    waits.share(queue)
    waits.unshare(other)  # that one alone, though they are equal

    async def wait() -> None:
        queue[trio.lowlevel.current_task()] = None
        with pytest.raises(NoRuntimeError):
            await trio.lowlevel.wait_task_rescheduled(lambda _: trio.lowlevel.Abort.FAILED)

    async with trio.open_nursery() as nursery:
        nursery.start_soon(wait)
        await wait_all_tasks_blocked()
        assert len(waits) == 1
        waits.fail_all(NoRuntimeError)
    assert not queue
    assert len(waits) == 0


# ---- places --------------------------------------------------------------------------------


async def test_places_are_bounded_and_handed_over_in_turn() -> None:
    slots = Slots(Waits(), 2)
    order: list[int] = []
    most = 0

    async def use(number: int) -> None:
        nonlocal most
        await slots.acquire()
        order.append(number)
        most = max(most, slots.taken)

    async with trio.open_nursery() as nursery:
        await slots.acquire()
        await slots.acquire()
        for number in range(4):
            nursery.start_soon(use, number)
            await wait_all_tasks_blocked()
        assert slots.waiting == 4
        assert not slots.try_acquire()
        for count in range(1, 5):
            slots.release()
            await wait_all_tasks_blocked()
            assert order == list(range(count))
    assert most == slots.taken == 2
    slots.release()
    slots.release()
    assert slots.taken == 0


async def test_a_place_that_is_handed_over_is_never_free_in_between() -> None:
    slots = Slots(Waits(), 1)
    await slots.acquire()
    async with trio.open_nursery() as nursery:
        nursery.start_soon(slots.acquire)
        await wait_all_tasks_blocked()
        slots.release()
        assert slots.taken == 1
        assert not slots.try_acquire()


async def test_a_cancelled_wait_for_a_place() -> None:
    slots = Slots(Waits(), 1)
    await slots.acquire()
    with trio.move_on_after(0):
        await slots.acquire()
    slots.release()
    assert slots.taken == 0
    assert slots.try_acquire()


# ---- completions ---------------------------------------------------------------------------


def make_record() -> FailureRecord:
    """A failure of some job."""
    forgotten: list[FailureRecord] = []
    job: Any = SimpleNamespace(forget=forgotten.append)
    return FailureRecord(
        job, None, "it", ValueError("no"), lambda record: RuntimeError(record.label)
    )


async def test_a_failure_is_delivered_the_moment_somebody_waits_for_it() -> None:
    """Before the waiting task runs: a barrier that runs before it must not raise it as well."""
    completion, record = Completion(Waits()), make_record()

    async def wait() -> None:
        with pytest.raises(RuntimeError, match="it"):
            await completion.wait()

    async with trio.open_nursery() as nursery:
        nursery.start_soon(wait)
        await wait_all_tasks_blocked()
        completion.finish(record)
        assert record.delivered


async def test_a_failure_that_is_waited_for_quietly_stays_to_be_told() -> None:
    completion, record = Completion(Waits()), make_record()
    async with trio.open_nursery() as nursery:
        nursery.start_soon(completion.wait_quietly)
        await wait_all_tasks_blocked()
        completion.finish(record)
    assert not record.delivered
    with pytest.raises(RuntimeError, match="it"):
        await completion.wait()
    assert record.delivered


async def test_one_who_has_left_is_told_nothing() -> None:
    completion, record = Completion(Waits()), make_record()
    with trio.move_on_after(0):
        await completion.wait()
    completion.finish(record)
    assert not record.delivered


async def test_callbacks_are_called_before_those_who_wait() -> None:
    completion = Completion(Waits())
    seen: list[str] = []

    async def wait() -> None:
        await completion.wait()
        seen.append("waited")

    async with trio.open_nursery() as nursery:
        nursery.start_soon(wait)
        await wait_all_tasks_blocked()
        completion.add_callback(lambda ended: seen.append(f"done {ended.done}"))
        completion.finish()
        assert seen == ["done True"]
    completion.add_callback(lambda ended: seen.append("late"))
    assert seen == ["done True", "waited", "late"]
