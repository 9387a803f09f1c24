"""Asynchronous closures that run when their job ends: they are tasks of the job's."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
import trio
from asyncio_programs import run_in_asyncio
from simulation import open_simulation
from small_steps import fail_a_step, ones
from trio.testing import MockClock

import lazyasync as la

Told = list[str]


def closures_of(told: Told) -> dict[str, Callable[[], Awaitable[None]]]:
    """Closures that never end by themselves, by what they do when they are cancelled."""

    async def waits() -> None:
        try:
            await trio.sleep_forever()
        finally:
            told.append("ended")

    async def records() -> None:
        try:
            while True:
                await (ones() + 1).numpy()
                await trio.sleep(0.1)
        finally:
            with trio.CancelScope(shield=True):
                told.append(f"ended with {await (ones() * 2).sum().item()}")

    async def has_tasks() -> None:
        async def child() -> None:
            try:
                await trio.sleep_forever()
            finally:
                told.append("child ended")

        async with trio.open_nursery() as nursery:
            nursery.start_soon(child)
            nursery.start_soon(waits)

    async def shielded() -> None:
        with trio.CancelScope(shield=True):
            await trio.sleep(50)
        told.append("shielded to its end")
        await trio.lowlevel.checkpoint()
        raise AssertionError("past a checkpoint")

    return {f.__name__: f for f in (waits, records, has_tasks, shielded)}


async def by_an_error(job: la.Job, scope: trio.CancelScope) -> None:
    raise KeyError("the block's own")


async def by_cancel(job: la.Job, scope: trio.CancelScope) -> None:
    job.cancel()
    await trio.sleep_forever()


async def from_outside(job: la.Job, scope: trio.CancelScope) -> None:
    scope.cancel()
    await trio.sleep_forever()


ENDS = (by_an_error, by_cancel, from_outside)


@pytest.mark.parametrize("how", ["waits", "records", "has_tasks", "shielded"])
@pytest.mark.parametrize("run_async", [True, False])
async def test_what_runs_is_cancelled_and_waited_for(
    autojump_clock: MockClock, how: str, run_async: bool
) -> None:
    """Whichever way the job ends, and whoever's task it is that runs the closure."""
    for end in ENDS:
        for handler in (None, call_it):
            told: Told = []
            async with open_simulation(seconds=0.0) as (runtime, _):
                job = None
                begun = trio.current_time()
                with suppress(KeyError), trio.CancelScope() as scope:
                    async with trio.open_nursery() as nursery:
                        with suppress(KeyError):
                            async with la.job("ends", closure_handler=handler) as job:
                                la.add_step_closure(closures_of(told)[how], run_async=run_async)
                                nursery.start_soon(barrier)
                                await trio.sleep(1)
                                await end(job, scope)
                        assert told, (end, "the job has ended before its closure")
                        assert trio.current_time() - begun == (50 if how == "shielded" else 1)
                assert job is not None
                statistics = job.statistics().closures
                ends = (statistics.completed, statistics.failed, statistics.cancelled)
                assert ends == (0, 0, 1), (end, statistics)
                assert runtime.metrics.counter_value("ClosuresCancelled") == 1


async def barrier() -> None:
    """A barrier whose closures its job's end may cancel: then it has not done what it says."""
    with suppress(la.JobClosedError):
        await la.mark_step()


async def call_it(call: la.ClosureCall) -> None:
    await call()


async def test_the_default_job_and_a_step_that_fails(autojump_clock: MockClock) -> None:
    told: Told = []
    with pytest.raises(la.ExecutionError) as caught:
        async with open_simulation(errors="cancel") as (_, simulation):
            la.add_step_closure(closures_of(told)["waits"], run_async=True)
            await la.mark_step()
            await trio.sleep(2)
            await fail_a_step(simulation)
            await trio.sleep_forever()
    assert told == ["ended"]
    assert "1 step closures of the job 'default' were cancelled while running" in (
        caught.value.__notes__
    )


async def test_a_closure_that_fails_cancels_no_other_and_is_told(
    autojump_clock: MockClock,
) -> None:
    """What it raises while it is cancelled is an error of the job's."""

    async def fails() -> None:
        try:
            await trio.sleep_forever()
        finally:
            raise ValueError("in vain")

    async with open_simulation(seconds=0.0):
        with pytest.raises(BaseExceptionGroup) as caught:
            async with la.job("ends") as job:
                la.add_step_closure(fails, run_async=True)
                await la.mark_step()
                await trio.sleep(1)
                raise KeyError
        kinds = [type(error) for error in caught.value.exceptions]
        assert kinds == [KeyError, la.ClosureError]
        assert job.statistics().closures.failed == 1
        # And nothing is left for the runtime's exit.


async def test_a_normal_end_waits_for_closures(autojump_clock: MockClock) -> None:
    told: Told = []

    async def slow() -> None:
        await trio.sleep(10)
        told.append("ended")

    async with open_simulation(seconds=0.0):
        async with la.job("ends") as job:
            la.add_step_closure(slow, run_async=True)
            await la.mark_step()
        assert told == ["ended"]
        assert job.statistics().closures.cancelled == 0


async def test_a_closure_that_cancels_its_own_job(autojump_clock: MockClock) -> None:
    async with open_simulation(seconds=0.0):
        for run_async in (True, False):
            async with la.job("ends") as job:

                async def cancel(job: la.Job = job) -> None:
                    job.cancel()
                    await trio.sleep_forever()

                la.add_step_closure(cancel, run_async=run_async)
                await la.mark_step()
                await trio.sleep_forever()
            assert job.statistics().closures.cancelled == 1


async def test_a_thread_is_waited_for() -> None:
    may_end = threading.Event()
    ended = []

    def block() -> None:
        may_end.wait()
        ended.append(True)

    async with la.open_runtime("cpu:0"):
        with pytest.raises(KeyError):
            async with la.job("ends") as job:
                la.add_step_closure(block, run_async=True, in_thread=True)
                await la.mark_step()
                while job.statistics().closures.queued != 0:
                    await trio.sleep(0.001)
                threading.Timer(0.05, may_end.set).start()
                raise KeyError
        assert ended


async def test_jobs_within_closures_and_closures_within_jobs(autojump_clock: MockClock) -> None:
    told: Told = []

    async def opens_a_job() -> None:
        async with la.job("inner"):
            la.add_step_closure(closures_of(told)["waits"], run_async=True)
            await la.mark_step()
            try:
                await trio.sleep_forever()
            finally:
                told.append("inner block")

    async with open_simulation(seconds=0.0):
        with pytest.raises(KeyError):
            async with la.job("outer") as job:
                la.add_step_closure(opens_a_job, run_async=True)
                await la.mark_step()
                await trio.sleep(1)
                raise KeyError
        assert told == ["inner block", "ended"]
        assert job.statistics().closures.cancelled == 1


def test_in_asyncio() -> None:
    told: Told = []

    async def waits() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            told.append(f"ended with {await (la.ones((2,)) * 2).sum().item()}")

    async def fails() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            raise ValueError("in vain")

    async def leave_by_an_error(closure: Any) -> la.Job:
        async with la.job("ends") as job:
            begun = asyncio.Event()

            async def run() -> None:
                begun.set()
                await closure()

            la.add_step_closure(run, run_async=True)
            await la.mark_step()
            await begun.wait()
            told.append(job.name)
            raise KeyError
        return job

    async def main(runtime: la.Runtime) -> None:
        with pytest.raises(KeyError) as caught:
            await leave_by_an_error(waits)
        assert told == ["ends", "ended with 4.0"]
        assert "cancelled while running" in caught.value.__notes__[0]
        with pytest.raises(BaseExceptionGroup) as both:
            await leave_by_an_error(fails)
        assert [type(error) for error in both.value.exceptions] == [KeyError, la.ClosureError]

    run_in_asyncio(main)
