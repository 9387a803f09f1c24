"""Blocks of jobs that are cancelled while a thread waits in them."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import trio
from asyncio_programs import run_in_asyncio
from scripted_devices import Script, script

import lazyasync as la

__all__ = ["script"]


@pytest.fixture
def blocking() -> Iterator[la.BlockingRuntime]:
    with la.blocking("cpu:0") as runtime:
        yield runtime


def cancel_soon(runtime: Any, job: la.Job, seconds: float = 0.05) -> threading.Thread:
    """Has a job cancelled by another thread, after a moment."""

    async def cancel() -> None:
        await trio.sleep(seconds)
        job.cancel()

    thread = threading.Thread(target=runtime.run, args=(cancel,))
    thread.start()
    return thread


async def endless() -> None:
    await trio.sleep_forever()


def loop_without_end() -> la.LazyTensor:
    return la.while_loop(lambda x: x >= 0, lambda x: (x + 1) % 7, la.ones((), dtype="int32"))


@pytest.mark.parametrize(
    "wait",
    [
        lambda runtime: runtime.run(endless),
        lambda runtime: loop_without_end().item(),
        lambda runtime: la.mark_step(wait=True) or loop_without_end().numpy(),
    ],
    ids=["function", "value", "array"],
)
def test_a_wait_ends_and_the_block_is_left(
    blocking: la.BlockingRuntime, wait: Callable[[Any], Any]
) -> None:
    reached = False
    with la.job("cancelled") as job:
        other = cancel_soon(blocking, job)
        try:
            wait(blocking)
        except la.JobClosedError as error:
            assert "cancelled" in str(error)
            raise
        reached = True
    other.join()
    assert not reached
    assert "cancelled" not in blocking.runtime.jobs
    assert (la.ones(()) + 1).item() == 2


def test_who_does_not_wait_hears_of_it_in_the_next_call_and_once(
    blocking: la.BlockingRuntime,
) -> None:
    saved = []
    with la.job("busy") as job:
        cancel_soon(blocking, job, 0.0).join()
        try:
            (la.ones(()) + 1).item()
            saved.append("not cancelled")
        finally:
            saved.append((la.ones(()) + 2).item())  # as a last save does
    assert saved == [3.0]
    with la.job("left") as job:
        cancel_soon(blocking, job, 0.0).join()
    assert (la.ones(()) + 1).item() == 2


def test_the_outermost_block_that_was_cancelled_is_left(blocking: la.BlockingRuntime) -> None:
    left: list[str] = []
    with la.job("outermost"):
        with la.job("outer") as outer:
            with la.job("inner") as inner:
                others = [cancel_soon(blocking, inner, 0.0), cancel_soon(blocking, outer, 0.0)]
                for other in others:
                    other.join()
                blocking.run(endless)
                left.append("not cancelled")
            left.append("inner absorbed")
        left.append("outer absorbed")
        assert (la.ones(()) + 1).item() == 2
    assert left == ["outer absorbed"]


def test_a_thread_that_has_never_left_its_block_is_not_taken_for_another(
    blocking: la.BlockingRuntime,
) -> None:
    """Python gives the number of a thread that has ended to a new one."""
    jobs: list[la.Job] = []
    found: list[float] = []

    def enter() -> None:
        jobs.append(la.job(f"never left {len(jobs)}").__enter__())

    def ask() -> None:
        found.append((la.ones(()) + 1).item())

    for count in range(1, 6):
        for work in (enter, ask):
            thread = threading.Thread(target=work)
            thread.start()
            thread.join()
            cancel_soon(blocking, jobs[-1], 0.0).join()
        assert found == [2.0] * count


def test_calls_of_a_signal_handler_end_too(blocking: la.BlockingRuntime) -> None:
    """Both calls of the thread are told, and the block takes the error of either."""
    with la.job("twice") as job:
        cancel_soon(blocking, job, 0.3)
        signal.signal(signal.SIGALRM, lambda *_: blocking.run(endless))
        try:
            signal.setitimer(signal.ITIMER_REAL, 0.05)
            blocking.run(endless)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
    assert (la.ones(()) + 1).item() == 2


def test_an_error_of_the_threads_own_comes_out(blocking: la.BlockingRuntime) -> None:
    with pytest.raises(KeyError, match="own") as raised, la.job("cancelled") as job:
        cancel_soon(blocking, job)
        try:
            blocking.run(endless)
        except la.JobClosedError:
            raise KeyError("own") from None
    del raised
    with la.job("swallowing") as job:
        cancel_soon(blocking, job)
        with pytest.raises(la.JobClosedError):
            blocking.run(endless)
    assert (la.ones(()) + 1).item() == 2


def test_a_failure_ends_the_wait_of_a_job_whose_errors_cancel(script: Script) -> None:
    with la.blocking("script:0") as blocking:
        begun = time.perf_counter()
        with (
            pytest.raises(la.ExecutionError, match="broken"),
            la.job("failing", errors="cancel"),
        ):
            script.errors.append(RuntimeError("broken"))
            x = la.ones((3,)) + 1
            la.mark_step()
            blocking.run(endless)
        assert time.perf_counter() - begun < 30
        del x


def test_threads_of_asyncio_programs() -> None:
    async def main(runtime: la.Runtime) -> None:
        entered: list[la.Job] = []

        def work() -> str:
            with la.job("in a thread") as job:
                entered.append(job)
                loop_without_end().item()
                return "not cancelled"
            return "left"

        task = asyncio.create_task(asyncio.to_thread(work))
        while not entered:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.02)
        entered[0].cancel()
        assert await task == "left"
        assert await (la.ones(()) + 1).item() == 2

    run_in_asyncio(main)


def test_a_failure_cancels_the_block_of_the_runtime(script: Script) -> None:
    """What its threads wait for ends, and blocks that nobody ever leaves are left."""
    waited: list[BaseException] = []

    def enter() -> None:
        la.job("never left").__enter__()

    def wait() -> None:
        try:
            blocking.run(endless)
        except la.NoRuntimeError as error:
            waited.append(error)

    with (
        pytest.raises(la.ExecutionError, match="broken"),
        la.blocking("script:0", errors="cancel") as blocking,
    ):
        threads = [threading.Thread(target=work) for work in (enter, wait)]
        for thread in threads:
            thread.start()
        threads[0].join()
        script.errors.append(RuntimeError("broken"))
        x = la.ones((3,)) + 1
        la.mark_step()
        blocking.run(endless)
        pytest.fail("the wait was not ended")
    threads[1].join()
    del x
    assert len(waited) == 1


def test_what_others_wait_for_ends_where_the_runtime_is_left_by_an_error() -> None:
    """As with tasks of a nursery: an endless loop keeps neither the runtime nor Ctrl-C waiting."""
    told: list[Exception] = []

    def wait() -> None:
        try:
            loop_without_end().item()
        except la.NoRuntimeError as error:
            told.append(error)

    with pytest.raises(KeyError), la.blocking("cpu:0") as blocking:
        threads = [threading.Thread(target=wait) for _ in range(2)]
        for thread in threads:
            thread.start()
        while not any(device.looping for device in blocking.runtime.statistics().devices.values()):
            time.sleep(0.001)
        begun = time.perf_counter()
        raise KeyError("own")
    for thread in threads:
        thread.join()
    assert time.perf_counter() - begun < 20  # the runtime's patience is longer
    assert len(told) == 2

    async def main() -> None:
        nonlocal begun
        async with la.open_runtime("cpu:0") as runtime:
            tasks.append(asyncio.create_task(loop_without_end().item()))
            while not any(device.looping for device in runtime.statistics().devices.values()):
                await asyncio.sleep(0.001)
            begun = time.perf_counter()
            raise KeyError("own")

    async def around() -> None:
        with pytest.raises(KeyError):
            await main()
        with pytest.raises((la.NoRuntimeError, la.JobClosedError)):
            await tasks[0]

    tasks: list[asyncio.Task[Any]] = []
    asyncio.run(around())
    assert time.perf_counter() - begun < 20


@pytest.mark.parametrize("in_job", [False, True])
def test_nobody_keeps_the_runtime_open_for_ever_by_waiting_for_a_loop(in_job: bool) -> None:
    """Its end gives up on that after `Config.shutdown_timeout`, in threads and in asyncio."""
    told: list[Exception] = []
    patience = {"shutdown_timeout": 0.2}

    def wait() -> None:
        try:
            with la.job("own") if in_job else contextlib.nullcontext():
                loop_without_end().item()
        except (la.NoRuntimeError, la.JobClosedError) as error:
            told.append(error)

    with la.blocking("cpu:0", patience) as blocking:
        thread = threading.Thread(target=wait)
        thread.start()
        while not any(device.looping for device in blocking.runtime.statistics().devices.values()):
            time.sleep(0.001)
    thread.join()
    assert len(told) == 1

    async def ask() -> None:
        async with la.job("own") if in_job else contextlib.nullcontext():
            await loop_without_end().item()

    async def main() -> None:
        async with la.open_runtime("cpu:0", patience) as runtime:
            task = asyncio.create_task(ask())
            while not any(device.looping for device in runtime.statistics().devices.values()):
                await asyncio.sleep(0.001)
        with pytest.raises((la.NoRuntimeError, la.JobClosedError)):
            await task

    asyncio.run(main())
