"""Closures that a call of a compiled function runs, as a barrier does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import trio
from simulation import open_simulation
from small_steps import closures, ones
from trio.testing import MockClock

import lazyasync as la
from lazyasync.tensor import LazyTensor


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
            assert len(job.closures.pending) == 1
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
