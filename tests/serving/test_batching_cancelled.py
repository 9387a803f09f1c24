"""`la.serving.batched`: callers that are cancelled before a batch, as it begins, and within it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
import trio
from served import Watched, ask_all
from simulation import open_simulation
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la


def doubled(x: Any) -> Any:
    """What is compiled here."""
    return x * 2.0


async def leave_after(seconds: float, ask: Any, values: list[float]) -> None:
    """Calls that are cancelled after so many seconds."""
    with trio.move_on_after(seconds):
        await ask_all(ask, values)


async def test_who_is_cancelled_first_is_in_no_batch(autojump_clock: MockClock) -> None:
    watched = Watched(1.0)
    async with (
        la.open_runtime("sim:0"),
        watched.served(max_delay=10.0) as ask,
        trio.open_nursery() as nursery,
    ):
        nursery.start_soon(ask_all, ask, [1.0])
        await trio.sleep(0.1)
        nursery.start_soon(ask_all, ask, [2.0, 3.0])
        with trio.move_on_after(0.2):
            await ask_all(ask, [4.0, 5.0])
        assert ask.statistics().left == 2
        await trio.sleep(2.0)
        assert ask.statistics().answered == 3
    assert [sorted(batch) for batch in watched.batches] == [[1.0], [2.0, 3.0]]


async def test_who_is_cancelled_as_a_batch_begins_is_not_in_it(autojump_clock: MockClock) -> None:
    """Their tasks have had no turn since."""
    watched = Watched(1.0)
    async with (
        la.open_runtime("sim:0"),
        watched.served(max_delay=10.0) as ask,
        trio.open_nursery() as nursery,
    ):
        end = trio.current_time() + 1.0
        nursery.start_soon(ask_all, ask, [1.0])
        await wait_all_tasks_blocked()
        nursery.start_soon(ask_all, ask, [2.0])
        with trio.move_on_at(end):  # as the first batch does
            await ask_all(ask, [3.0] * 20)
        await trio.sleep(1.5)
        assert (ask.statistics().left, ask.statistics().answered) == (20, 2)
    assert watched.batches == [[1.0], [2.0]]


async def test_what_nobody_waits_for_any_more_is_not_computed(autojump_clock: MockClock) -> None:
    watched = Watched(1.0)
    async with la.open_runtime("sim:0"), watched.served() as ask:
        with trio.move_on_after(0.5):
            await ask_all(ask, [1.0, 2.0])
        await wait_all_tasks_blocked()
        assert ask.statistics().running == 0
        begin = trio.current_time()
        assert await ask_all(ask, [3.0]) == [6.0]
        assert trio.current_time() - begin == pytest.approx(1.0)
    assert watched.finished == 1


async def test_a_step_that_nobody_waits_for_does_not_hold_up_the_next(
    autojump_clock: MockClock,
) -> None:
    """Compiled: two batches may be with the device, and neither is waited for."""
    async with open_simulation(seconds=1.0) as (_, simulation):
        async with la.serving.batched(doubled) as ask:
            with trio.move_on_after(0.5):
                await ask_all(ask, [1.0, 2.0])
            assert await ask_all(ask, [3.0]) == [6.0]
        assert len(simulation.begun) == 2


async def test_who_would_be_too_late_is_told_as_the_batch_begins(autojump_clock: MockClock) -> None:
    watched = Watched(1.0)
    async with (
        la.open_runtime("sim:0"),
        watched.served(max_delay=10.0) as ask,
        trio.open_nursery() as nursery,
    ):
        nursery.start_soon(ask_all, ask, [1.0])
        await trio.sleep(0.5)
        begin = trio.current_time()
        nursery.start_soon(ask_all, ask, [2.0])
        # When it came, a batch was not known to take a second.
        (late,) = await ask_all(ask, [3.0], timeout=1.2)
        assert isinstance(late, la.serving.TooLateError)
        assert trio.current_time() - begin == pytest.approx(0.5)
        await trio.sleep(1.5)
        assert (ask.statistics().late, ask.statistics().answered) == (1, 2)
        # Alone it is computed: that tells how long a batch takes now.
        (late,) = await ask_all(ask, [4.0], timeout=0.5)
        assert isinstance(late, la.serving.TooLateError)
    assert watched.batches == [[1.0], [2.0], [4.0]]


async def test_the_places_of_who_would_be_too_late_go_to_others(autojump_clock: MockClock) -> None:
    watched = Watched(1.0)
    async with (
        la.open_runtime("sim:0"),
        watched.served(max_batch=4, max_delay=10.0) as ask,
        trio.open_nursery() as nursery,
    ):
        assert await ask_all(ask, [0.0]) == [0.0]
        watched.seconds = 2.0
        nursery.start_soon(ask_all, ask, [1.0])
        await wait_all_tasks_blocked()
        nursery.start_soon(ask_all, ask, [2.0] * 4)  # beside it
        await wait_all_tasks_blocked()
        # When these come, a batch is taken to last a second.
        nursery.start_soon(partial(ask_all, ask, [3.0, 4.0], timeout=3.1))
        await wait_all_tasks_blocked()
        assert await ask_all(ask, [5.0] * 4) == [10.0] * 4
        assert (ask.statistics().refused, ask.statistics().late) == (0, 2)
    assert watched.batches == [[0.0], [1.0], [2.0] * 4, [5.0] * 4]


@asynccontextmanager
async def behind_one_that_left() -> AsyncIterator[tuple[Watched, Any, trio.Nursery]]:
    """A batcher that has computed what a caller did not wait for, and begun the batch of 3.0."""
    watched = Watched(1.0)
    async with (
        la.open_runtime("sim:0"),
        watched.served(max_batch=8, max_delay=10.0) as ask,
        trio.open_nursery() as nursery,
    ):
        nursery.start_soon(ask_all, ask, [1.0])
        await leave_after(0.5, ask, [2.0])
        await trio.sleep(1.5)
        assert len(watched.batches.pop()) == 2
        nursery.start_soon(ask_all, ask, [3.0])
        await wait_all_tasks_blocked()
        yield watched, ask, nursery


async def test_who_will_have_left_is_in_no_batch(autojump_clock: MockClock) -> None:
    """A task of trio's says when it will be cancelled; asked are those behind one that was."""
    async with behind_one_that_left() as (watched, ask, nursery):
        nursery.start_soon(leave_after, 1.5, ask, [4.0, 5.0, 6.0])
        await wait_all_tasks_blocked()
        begin = trio.current_time()
        with trio.move_on_after(2.5) as patient:
            assert await ask_all(ask, [7.0]) == [14.0]
        assert not patient.cancelled_caught
        assert trio.current_time() - begin == pytest.approx(2.0)
        assert watched.batches == [[3.0], [7.0]]
        assert ask.statistics().left == 4


async def test_who_is_given_more_time_is_answered(autojump_clock: MockClock) -> None:
    async with behind_one_that_left() as (_, ask, nursery):
        nursery.start_soon(ask_all, ask, [4.0])
        with trio.move_on_after(1.5) as scope:

            async def give_time() -> None:
                await trio.sleep(1.0)
                scope.deadline += 10.0

            nursery.start_soon(give_time)
            assert await ask_all(ask, [7.0]) == [14.0]
        assert not scope.cancelled_caught


@pytest.mark.parametrize("later", [0.2, 1.5])
async def test_what_fails_when_all_have_left_is_no_failure_of_the_next(
    autojump_clock: MockClock, later: float
) -> None:
    """It is left to the runtime's exit, whether the next batch begins before it or after it."""
    with pytest.raises(la.ExecutionError, match="nobody waits"):
        async with open_simulation() as (_, simulation), la.serving.batched(doubled) as ask:
            assert await ask_all(ask, [1.0]) == [2.0]
            simulation.errors.append(RuntimeError("nobody waits"))
            with trio.move_on_after(0.5):
                await ask_all(ask, [1.0])
            assert ask.statistics().left == 1
            await trio.sleep(later)
            for value in (3.0, 4.0):
                assert await ask_all(ask, [value]) == [2 * value]
            assert ask.statistics().failed == 0
