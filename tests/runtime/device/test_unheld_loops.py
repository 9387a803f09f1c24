"""A loop ends whose results nobody holds any more, in a job that goes on as in one that is left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from functools import partial
from typing import Any

import pytest
import trio
from asyncio_programs import run_in_asyncio

import lazyasync as la
from lazyasync.runtime.device.loops import LOOK_SECONDS
from lazyasync.tensor import LazyTensor

LIMIT = 60.0
"""Seconds, many more than it takes; the loops take hours."""
LONG = 1 << 40

Function = Callable[[LazyTensor], LazyTensor]
Request = Callable[[LazyTensor], Awaitable[object]]


def while_loop(x: LazyTensor) -> LazyTensor:
    found: LazyTensor = la.while_loop(lambda c: c > 0, lambda c: c * 1.0, x)
    return found


def fori_loop(x: LazyTensor) -> LazyTensor:
    found: LazyTensor = la.fori_loop(0, LONG, lambda i, c: la.sin(c) + 1, x)
    return found


def scan(x: LazyTensor) -> LazyTensor:
    found: LazyTensor = la.scan(lambda c, _: (la.sin(c) + 1, None), x, length=LONG)[0]
    return found


FUNCTIONS = [while_loop, fori_loop, scan]


def recorded(function: Function) -> Request:
    async def request(x: LazyTensor) -> object:
        return await function(x)

    return request


def after_a_barrier(function: Function) -> Request:
    async def request(x: LazyTensor) -> object:
        found = function(x)
        await la.mark_step()
        return await found

    return request


def compiled(function: Function) -> Request:
    step = la.compile(function)

    async def request(x: LazyTensor) -> object:
        return await (await step(x)).numpy()

    return request


def needed_by_another(function: Function) -> Request:
    async def request(x: LazyTensor) -> object:
        found = function(x)
        await la.mark_step()
        return await (found + 1)

    return request


def used_and_dropped(function: Function) -> Request:
    """What it has recorded last holds the loop's result, and nobody will ask for that."""

    async def request(x: LazyTensor) -> object:
        found = function(x)
        await la.mark_step()
        found + 1
        return await found

    return request


REQUESTS = [recorded, after_a_barrier, compiled, needed_by_another, used_and_dropped]


def looping(runtime: la.Runtime) -> int:
    return sum(device.looping for device in runtime.statistics().devices.values())


async def until_it_loops(runtime: la.Runtime) -> None:
    before = runtime.statistics().devices["cpu:0"].iterations
    while runtime.statistics().devices["cpu:0"].iterations == before:
        await trio.sleep(0.001)


async def until_it_ends(runtime: la.Runtime) -> None:
    with trio.fail_after(LIMIT):
        while looping(runtime):
            await trio.sleep(0.001)


async def give_up(runtime: la.Runtime, request: Request, x: LazyTensor) -> None:
    """Has something requested in trio, and the wait cancelled while the loop runs."""
    async with trio.open_nursery() as nursery:
        nursery.start_soon(request, x)
        await until_it_loops(runtime)
        nursery.cancel_scope.cancel()
    await until_it_ends(runtime)


def crossed(first: int) -> pytest.MarkDecorator:
    """All requests of all functions; in the ordinary run each request of one, another by turns."""
    return pytest.mark.parametrize(
        ("function", "request_of"),
        [
            pytest.param(
                function,
                request_of,
                marks=() if (row + first) % len(FUNCTIONS) == column else pytest.mark.stress,
            )
            for column, function in enumerate(FUNCTIONS)
            for row, request_of in enumerate(REQUESTS)
        ],
    )


@crossed(0)
@pytest.mark.parametrize("jit", [True, False])
async def test_in_trio(function: Function, request_of: Any, jit: bool) -> None:
    with trio.fail_after(LIMIT):
        async with la.open_runtime("cpu", config=la.Config(jit=jit)) as runtime:
            x = la.ones(())
            await x
            await give_up(runtime, request_of(function), x)
            async with la.job("own"):
                await give_up(runtime, request_of(function), x)
            assert await (x + 1).item() == 2
            assert runtime.metrics.counters["DroppedSteps"] >= 2


@crossed(1)
def test_in_asyncio(function: Function, request_of: Any) -> None:
    """In a task that goes on, as its job does."""

    async def main(runtime: la.Runtime) -> None:
        x = la.ones(())
        await x
        for request in (request_of(function), request_of(function)):
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.05):
                    await request(x)
            async with asyncio.timeout(LIMIT):
                while looping(runtime):
                    await asyncio.sleep(0.001)
        assert await (x + 1).item() == 2

    run_in_asyncio(main, "cpu")


@crossed(2)
def test_of_a_thread_that_blocks(function: Function, request_of: Any) -> None:
    with la.blocking("cpu") as blocking:
        x = la.ones(())
        assert float(x) == 1  # else it would be computed with the loop, and held
        blocking.run(partial(give_up, blocking.runtime, request_of(function), x))
        assert float(x + 1) == 2


async def test_goes_on_for_who_holds_it_or_what_comes_of_it() -> None:
    async with la.open_runtime("cpu") as runtime:
        count = 300_000
        found = la.fori_loop(0, count, lambda i, c: c + 1, 0.0)
        await la.mark_step()
        twice = found * 2
        await la.mark_step()
        del found
        told: list[float] = []
        other = la.fori_loop(0, count, lambda i, c: c + 2, 0.0)
        la.add_step_closure(lambda value: told.append(float(value)), (other,), run_async=True)
        await la.mark_step()
        del other
        await la.mark_step(wait=True)
        assert await twice.item() == 2 * count
        with trio.fail_after(LIMIT):
            while not told:
                await trio.sleep(0.001)
        assert told == [2 * count]
        assert not runtime.metrics.counters["DroppedSteps"]


async def test_goes_on_for_who_holds_what_a_read_has_computed_of_a_recording() -> None:
    async with la.open_runtime("cpu") as runtime:
        count = 300_000
        found = la.fori_loop(0, count, lambda i, c: c + 1, 0.0)
        beside = la.ones(()) * 3
        with trio.move_on_after(0.005):
            await found
        await beside
        assert await found.item() == count
        assert not runtime.metrics.counters["DroppedSteps"]


@pytest.mark.parametrize("function", FUNCTIONS)
async def test_goes_on_for_a_call_that_is_about_to_give_its_results(function: Function) -> None:
    """It is looked who holds them while the call lets other tasks have their turn."""
    step = la.compile(function)
    short = la.compile(lambda x: la.while_loop(lambda c: c < 100, lambda c: c + 1, x))
    with trio.fail_after(LIMIT):
        async with la.open_runtime("cpu", config={"inline_microseconds": 0}) as runtime:
            x = la.ones(())
            await x
            for _ in range(10):  # tasks have their turns in a random order
                await (await short(x)).numpy()
                time.sleep(LOOK_SECONDS)  # the next look is due, and comes in the call
                found = await step(x)
                await trio.sleep(0.01)
                assert found.state == "in flight"
                del found
                await until_it_ends(runtime)


async def test_a_queue_of_them_that_was_given_up_holds_nobody_up() -> None:
    with trio.fail_after(LIMIT):
        async with la.open_runtime("cpu") as runtime:
            x = la.ones(())
            await x
            async with trio.open_nursery() as nursery:
                request = compiled(while_loop)
                for _ in range(20):
                    nursery.start_soon(request, x)
                await until_it_loops(runtime)
                nursery.cancel_scope.cancel()
            assert await (x + 1).item() == 2
            await until_it_ends(runtime)


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("in_job", [False, True])
async def test_an_end_that_waits_for_steps_wants_nothing_of_them(
    function: Function, in_job: bool
) -> None:
    """A wait has timed out, and the block is left at once: its end does not keep the loop."""
    step = la.compile(function)
    with trio.fail_after(LIMIT):
        async with la.open_runtime("cpu:0"):
            x = la.ones(())
            async with la.job("one") if in_job else nullcontext():
                with trio.move_on_after(0.05) as scope:
                    await (await step(x)).numpy()
        assert scope.cancelled_caught


async def test_a_job_that_was_cancelled_as_it_ends_keeps_no_loop() -> None:
    """Also where its code has had no checkpoint since, and holds the result."""
    with trio.fail_after(LIMIT):
        async with la.open_runtime("cpu:0"):
            async with la.job("one") as job:
                kept = await la.compile(while_loop)(la.ones(()))
                job.cancel()
        with pytest.raises(la.LazyAsyncError):
            await kept


async def test_a_loop_of_a_job_that_was_left_before_it_began_ends_for_who_waits_later() -> None:
    """As one that ran does: when it begins depends on how long its program takes to compile."""
    with trio.fail_after(LIMIT):
        async with la.open_runtime("cpu:0"):
            async with la.job("one") as job:
                kept = await la.compile(while_loop)(la.ones(()))
                job.cancel()
            with pytest.raises(la.JobClosedError):
                await kept


@pytest.mark.parametrize("in_job", [True, False])
async def test_a_job_that_is_cancelled_while_it_waits_for_a_loop_ends(in_job: bool) -> None:
    """Its block has come to its end, which waits for a loop whose result is held."""
    with trio.fail_after(LIMIT / 3):
        async with trio.open_nursery() as nursery, la.open_runtime("cpu:0") as runtime:
            async with la.job("one") if in_job else nullcontext(runtime.default_job) as job:
                kept = await la.compile(while_loop)(la.ones(()))

                async def cancel(job: la.Job = job) -> None:
                    await trio.sleep(0.05)
                    job.cancel()

                nursery.start_soon(cancel)
        with pytest.raises(la.LazyAsyncError):
            await kept


def test_a_job_of_asyncio_that_is_cancelled_while_it_waits_for_a_loop_ends() -> None:
    async def main() -> None:
        async with la.open_runtime("cpu:0"), asyncio.timeout(LIMIT / 3):
            async with la.job("one") as job:
                kept = await la.compile(while_loop)(la.ones(()))
                asyncio.get_running_loop().call_later(0.05, job.cancel)
            with pytest.raises(la.LazyAsyncError):
                await kept

    asyncio.run(main())


async def test_a_loop_of_a_job_that_was_left_ends_with_the_last_who_waits_for_it() -> None:
    """Who waits is in no such job, and gives up later: nobody gets what is held then."""
    with trio.fail_after(LIMIT / 3):
        async with la.open_runtime("cpu:0") as runtime, trio.open_nursery() as nursery:

            async def wait(kept: LazyTensor) -> None:
                with trio.move_on_after(0.2):
                    await kept

            async with la.job("one") as job:
                kept = await la.compile(while_loop)(la.ones(()))
                nursery.start_soon(wait, kept)
                await trio.sleep(0.05)
                job.cancel()
            await until_it_ends(runtime)
        with pytest.raises(la.LazyAsyncError):
            await kept
