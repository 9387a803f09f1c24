"""`la.run_step_closures`: closures without a barrier."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from small_steps import ones
from trio.testing import MockClock

import lazyasync as la


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


@pytest.mark.parametrize("run_async", [True, False])
@pytest.mark.parametrize("barrier", [la.mark_step, la.run_step_closures])
@pytest.mark.parametrize("begun", [True, False])
async def test_who_waits_for_closures_is_told_that_the_job_has_ended(
    autojump_clock: MockClock, barrier: Any, run_async: bool, begun: bool
) -> None:
    """They have not run: they were dropped, or cancelled."""
    async with open_simulation():
        ran: list[int] = []
        told: list[BaseException | None] = []

        async def slow() -> None:
            await trio.sleep(10)
            ran.append(1)

        async def wait() -> None:
            x = ones()
            la.add_step_closure(slow, run_async=run_async)
            la.add_step_closure(lambda value: ran.append(2), (x,), run_async=run_async)
            try:
                await barrier()
            except la.JobClosedError as error:
                told.append(error)
            else:
                told.append(None)

        async with trio.open_nursery() as nursery:
            with pytest.raises(ZeroDivisionError):
                async with la.job("one"):
                    nursery.start_soon(wait)
                    await trio.sleep(5 if begun else 0.5)
                    raise ZeroDivisionError
        assert ran == []
        is_waited_for = barrier is la.run_step_closures or not run_async
        assert [error is not None for error in told] == [is_waited_for]
