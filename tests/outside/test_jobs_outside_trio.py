"""Blocks of `la.job` that tasks of asyncio, and threads, enter: interrupted, and never left."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from typing import Any

import pytest
from asyncio_programs import run_in_asyncio as run
from scripted_devices import Script, script

import lazyasync as la

__all__ = ["script"]


async def forever(value: Any) -> None:
    """A step closure that never ends."""
    await asyncio.Event().wait()


def cancelling() -> int:
    """How many cancellations of the running task are under way."""
    task = asyncio.current_task()
    assert task is not None
    return task.cancelling()


# ---- cancelled -----------------------------------------------------------------------------


def test_cancelled_at_every_moment() -> None:
    """Whenever it comes, the job is left, and its name is free again."""

    async def main(runtime: la.Runtime) -> None:
        async def work() -> None:
            async with la.job("brief"):
                await (la.ones((3,)) + 1)

        entered = 0
        for turns in range(200):
            task = asyncio.create_task(work())
            for _ in range(turns % 40):
                await asyncio.sleep(0)
            entered += "brief" in runtime.jobs
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
            assert "brief" not in runtime.jobs, turns
        assert entered

    run(main)


def test_leaving_can_be_cancelled() -> None:
    async def main(runtime: la.Runtime) -> None:
        begun = time.perf_counter()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05), la.job("endless"):
                la.add_step_closure(forever, (la.ones(()),), run_async=True)
                await la.mark_step()
        assert time.perf_counter() - begun < 5
        assert "endless" not in runtime.jobs
        assert cancelling() == 0

    run(main)


def test_leaving_that_is_cancelled_raises_failures_all_the_same(script: Script) -> None:
    async def main(runtime: la.Runtime) -> None:
        with pytest.raises(la.ExecutionError, match="broken") as raised:
            async with asyncio.timeout(0.1), la.job("endless"):
                script.errors.append(RuntimeError("broken"))
                x = la.ones((3,)) + 1
                await la.mark_step()
                la.add_step_closure(forever, (la.ones(()) * 2,), run_async=True)
                del x
        assert str(raised.value.__cause__) == "broken"
        with pytest.raises(la.ExecutionError, match="again"):
            async with asyncio.timeout(0.1), la.job("cancelled"):
                script.errors.append(RuntimeError("again"))
                x = la.ones((3,)) + 1
                await la.mark_step()
                del x
                await asyncio.sleep(30)
        assert cancelling() == 0

    run(main, "script:0")


def test_a_job_that_its_task_cancels() -> None:
    async def main(runtime: la.Runtime) -> None:
        async with la.job("before an await") as job:
            job.cancel()
            await asyncio.sleep(30)
        assert cancelling() == 0
        async with la.job("at the end") as job:
            job.cancel()
        assert cancelling() == 0
        with pytest.raises(KeyError, match="mine"):
            async with la.job("with an error of its own") as job:
                job.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await asyncio.sleep(30)
                raise KeyError("mine")
        assert cancelling() == 0
        async with asyncio.timeout(30), asyncio.TaskGroup() as group:
            group.create_task(asyncio.sleep(0))

    run(main)


def test_a_failure_keeps_its_cause(script: Script) -> None:
    """Also where the task is cancelled while it waits."""

    async def main(runtime: la.Runtime) -> None:
        def refuse(value: la.LazyTensor) -> None:
            task.cancel()
            raise ValueError("refused")

        async def work() -> None:
            la.add_step_closure(refuse, (la.ones(()),))
            await la.mark_step()

        task = asyncio.create_task(work())
        with pytest.raises(la.ClosureError) as raised:
            await task
        assert isinstance(raised.value.__cause__, ValueError)

    run(main)


# ---- never left ----------------------------------------------------------------------------


def test_a_task_in_a_job_outlives_the_runtime() -> None:
    async def program() -> None:
        found: list[la.LazyTensor] = []

        async def work(begun: asyncio.Event) -> None:
            async with la.job("background"):
                found.append(la.ones((3,)) + 1)
                await la.mark_step()
                begun.set()
                await asyncio.sleep(30)

        begun = [asyncio.Event(), asyncio.Event()]
        async with la.open_runtime("cpu:0"):
            task = asyncio.create_task(work(begun[0]))
            await begun[0].wait()
        assert not task.done()
        assert (await found[0].numpy()).sum() == 6.0, "its steps were waited for"
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(program())


def test_failures_of_a_job_that_is_never_left(script: Script) -> None:
    async def program(error: Exception | None) -> None:
        async def work(begun: asyncio.Event) -> None:
            async with la.job("background"):
                script.errors.append(RuntimeError("of the background"))
                x = la.ones((3,)) + 1
                await la.mark_step()
                del x
                begun.set()
                await asyncio.sleep(0.1)

        async with la.open_runtime("script:0"):
            begun = asyncio.Event()
            task = asyncio.create_task(work(begun))
            await begun.wait()
            await asyncio.sleep(0.01)
            tasks.append(task)
            if error is not None:
                raise error

    tasks: list[asyncio.Task[None]] = []

    async def main(error: Exception | None) -> None:
        try:
            await program(error)
        finally:
            with pytest.raises(la.NoRuntimeError, match="closed"):
                await tasks.pop()

    with pytest.raises(la.ExecutionError, match="of the background"):
        asyncio.run(main(None))
    mine = KeyError("mine")
    with pytest.raises(ExceptionGroup) as group:
        asyncio.run(main(mine))
    kinds = [type(error) for error in group.value.exceptions]
    assert kinds == [KeyError, la.ExecutionError]


def test_a_thread_in_a_job_outlives_the_runtime() -> None:
    begun, end = threading.Event(), threading.Event()
    found: list[BaseException] = []

    def work(error: Exception | None) -> None:
        try:
            with la.job("of a thread"):
                begun.set()
                end.wait(30)
                if error is not None:
                    raise error
        except Exception as raised:
            found.append(raised)

    mine = KeyError("mine")
    for error in (None, mine):
        begun.clear()
        end.clear()
        with la.blocking("cpu:0"):
            thread = threading.Thread(target=work, args=(error,))
            thread.start()
            begun.wait()
        end.set()  # only now: nobody has waited for it
        thread.join()
    assert isinstance(found[0], la.NoRuntimeError)
    assert found[1] is mine


def test_nobody_enters_a_job_once_the_runtime_is_left() -> None:
    """Its end waits for no block that it could not leave."""

    async def enters(turns: int) -> str:
        try:
            for _ in range(turns):
                await asyncio.sleep(0)
            async with la.job("late"):
                await asyncio.sleep(3600)
        except la.NoRuntimeError:
            return "too late"
        except asyncio.CancelledError:
            return "left"
        return "ended"

    async def program(turns: int, before: int, error: Exception | None) -> str:
        with contextlib.suppress(KeyError):
            async with la.open_runtime("cpu:0"):
                task = asyncio.create_task(enters(turns))
                for _ in range(before):
                    await asyncio.sleep(0)
                if error is not None:
                    raise error
        task.cancel()
        return await task

    ends = {
        asyncio.run(program(turns, before, error))
        for turns in range(5)
        for before in range(5)
        for error in (None, KeyError())
    }
    assert ends >= {"too late", "left"}
