"""`la.serving.batched`: when batches begin, beside and after each other, and how long they take."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import trio
from served import Watched, ask_all
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.serving import TooLateError


async def test_what_is_left_of_other_forms_begins_after_its_delay(
    autojump_clock: MockClock,
) -> None:
    begins = []

    async def slow(example: Any) -> Any:
        begins.append((trio.current_time(), example.shape))
        await trio.sleep(10.0)
        return example

    async with la.open_runtime("sim:0"), la.serving.batched(slow, max_delay=0.25) as ask:
        begin = trio.current_time()
        async with trio.open_nursery() as nursery:
            nursery.start_soon(ask, np.ones(2))
            await wait_all_tasks_blocked()
            nursery.start_soon(ask, np.ones(3))
            nursery.start_soon(ask, np.ones((2, 2)))
    # Two are computed at a time.
    assert [moment - begin for moment, _ in begins] == pytest.approx([0.0, 0.25, 10.0])
    assert begins[0][1] == (1, 2)


async def test_a_full_batch_begins_before_callers_that_were_answered_go_on(
    autojump_clock: MockClock,
) -> None:
    watched = Watched(1.0)
    seen = []
    async with la.open_runtime("sim:0"), watched.served(max_batch=4, max_delay=9.0) as ask:

        async def one(number: float) -> None:
            await ask(number)
            seen.append(len(watched.batches))

        async with trio.open_nursery() as nursery:
            for number in range(16):
                nursery.start_soon(one, float(number))
    assert [len(batch) for batch in watched.batches] == [4, 4, 4, 4]
    assert set(seen) == {4}  # two were done at the same moment, and two more had begun


@pytest.mark.parametrize(("length", "running"), [(8, 1), (1 << 16, 2)])
async def test_batches_of_a_program_for_the_cpu_follow_each_other(
    length: int, running: int
) -> None:
    """Unless putting one together takes so long that the device would be idle meanwhile."""
    seen = []
    async with (
        la.open_runtime("cpu:0"),
        la.serving.batched(lambda x: x * 2.0, max_batch=4, max_delay=0.0) as ask,
    ):

        async def one(number: int) -> None:
            x = np.full(length, number, np.float32)
            for _ in range(20):
                np.testing.assert_array_equal(await ask(x), 2 * x)
                seen.append(ask.statistics().running)

        async with trio.open_nursery() as nursery:
            for number in range(13):
                nursery.start_soon(one, number)
        assert ask.statistics().answered == 13 * 20
    assert max(seen) <= running


async def test_one_slow_batch_among_many_has_nobody_refused_beside_the_next_one(
    autojump_clock: MockClock,
) -> None:
    watched = Watched(0.01)
    async with la.open_runtime("sim:0"), watched.served() as ask:

        async def beside_another(timeout: float) -> Any:
            async with trio.open_nursery() as nursery:
                nursery.start_soon(ask_all, ask, [1.0])
                await trio.sleep(0.001)
                (found,) = await ask_all(ask, [1.0], timeout=timeout)
            return found

        for seconds in (*[0.01] * 5, 4.0):
            watched.seconds = seconds
            assert await ask_all(ask, [1.0]) == [2.0]
        watched.seconds = 0.01
        assert await beside_another(timeout=0.2) == 2.0
        # But where all are slow from then on, who comes is soon told.
        watched.seconds = 0.3
        found = [type(await beside_another(timeout=0.2)) for _ in range(10)]
        assert found[-1] is TooLateError
        assert ask.statistics().refused >= 3
