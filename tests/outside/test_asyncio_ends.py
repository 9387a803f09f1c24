"""The end of a runtime in an asyncio program, where it is cancelled or interrupted."""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import time
import weakref
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from processes import run_program
from scripted_devices import Script, script

import lazyasync as la

__all__ = ["script"]


async def forever(value: Any) -> None:
    """A step closure that never ends."""
    await asyncio.Event().wait()


def test_leaving_can_be_cancelled() -> None:
    async def program(in_a_task: bool) -> None:
        async def work() -> None:
            la.add_step_closure(forever, (la.ones(()),), run_async=True)
            await la.mark_step()

        async with asyncio.timeout(0.1), la.open_runtime("cpu:0"):
            await (asyncio.create_task(work()) if in_a_task else work())

    for in_a_task in (False, True):
        begun = time.perf_counter()
        with pytest.raises(TimeoutError):
            asyncio.run(program(in_a_task))
        assert time.perf_counter() - begun < 5


def test_leaving_that_is_cancelled_raises_failures_all_the_same(script: Script) -> None:
    async def program() -> None:
        async with asyncio.timeout(0.1), la.open_runtime("script:0"):
            script.errors.append(RuntimeError("broken"))
            x = la.ones((3,)) + 1
            await la.mark_step()
            la.add_step_closure(forever, (la.ones(()) * 2,), run_async=True)
            del x

    with pytest.raises(la.ExecutionError, match="broken"):
        asyncio.run(program())


@pytest.mark.parametrize("barrier", [True, False])
@pytest.mark.parametrize("run_async", [True, False])
@pytest.mark.parametrize("in_a_task", [True, False])
def test_closures_that_the_end_waits_for_may_wait_themselves(
    in_a_task: bool, run_async: bool, barrier: bool, tmp_path: Path
) -> None:
    """For tensors, compiled functions and files, in tasks of their own as well."""
    found: list[Any] = []
    doubled = la.compile(lambda x: x * 2.0)

    async def closure(value: la.LazyTensor) -> None:
        await asyncio.sleep(0.01)
        found.append(await (value * 3.0).sum().item())
        results = await asyncio.gather(doubled(value), asyncio.wait_for(doubled(value + 1.0), 60))
        found.extend([float((await result.numpy())[0]) for result in results])
        await la.save({"x": value}, tmp_path / f"{len(found)}.safetensors")

    async def record() -> None:
        for _ in range(2):
            la.add_step_closure(closure, (la.ones((3,)) + 1.5,), run_async=run_async)
        if barrier:
            await la.mark_step()

    async def program() -> None:
        async with la.open_runtime("cpu:0"):
            await (asyncio.create_task(record()) if in_a_task else record())

    asyncio.run(program())
    assert found == [22.5, 5.0, 7.0] * 2
    assert len(list(tmp_path.iterdir())) == 2


def test_what_tasks_wait_for_when_the_block_is_left_by_an_error() -> None:
    """None of them hears of what is trio's."""

    async def program() -> list[Any]:
        loop = asyncio.get_running_loop()
        asked, called, entered, left = (asyncio.Event() for _ in range(4))
        may_yield = threading.Event()

        def slow() -> Any:
            loop.call_soon_threadsafe(asked.set)
            assert may_yield.wait(60)
            yield np.ones(3)

        async def first(batches: la.Prefetch[Any]) -> Any:
            return await anext(batches, "none")  # which the end of the source would give

        async def endless(value: la.LazyTensor) -> None:
            called.set()
            await forever(value)

        async def closures() -> None:
            la.add_step_closure(endless, (la.ones(()),))
            await la.mark_step()

        async def job() -> None:
            async with la.job("open"):
                entered.set()
                await left.wait()
                await la.mark_step()

        with pytest.raises(KeyError, match="mine"):
            async with la.open_runtime("cpu:0"):
                batches = la.prefetch(slow())
                functions = (first(batches), closures(), job())
                tasks = [asyncio.create_task(function) for function in functions]
                for begun in (asked, called, entered):
                    await begun.wait()
                raise KeyError("mine")
        left.set()
        may_yield.set()
        return await asyncio.gather(*tasks, return_exceptions=True)

    errors = asyncio.run(program())
    assert [type(error) for error in errors] == [la.NoRuntimeError] * 3


def test_tasks_that_go_on_after_the_end(tmp_path: Path) -> None:
    path = tmp_path / "tree.safetensors"

    async def program() -> None:
        async def work() -> None:
            x = la.ones((3,)) + 1
            await x
            left.set()
            await ended.wait()
            np.testing.assert_array_equal(await x.numpy(), [2.0, 2.0, 2.0])
            for wait in (
                la.mark_step,
                la.wait_device_ops,
                la.run_step_closures,
                lambda: la.put({}),
                lambda: la.to_cpu([x]),
                lambda: la.save([1], path),
                lambda: la.load(path),
                lambda: la.aio.nonzero(x),
                lambda: la.aio.getitem(x, 0),
                la.Rendezvous(1).wait,
                lambda: la.compile(lambda x: x * 2.0)(x),
                la.job("late").__aenter__,
            ):
                with pytest.raises(la.NoRuntimeError, match="closed"):
                    await wait()

        left, ended = asyncio.Event(), asyncio.Event()
        async with la.open_runtime("cpu:0"):
            task = asyncio.create_task(work())
            await la.save([1], path)
            await left.wait()
        ended.set()
        await task

    asyncio.run(program())


def test_threads_that_go_on_after_the_end() -> None:
    """Those that have begun before, with the context of a task, whether they used it or not."""

    async def program(uses: bool) -> None:
        ended = threading.Event()

        def work() -> None:
            if uses:
                assert la.sum(x).item() == 6.0  # type: ignore[comparison-overlap]
            begun.set()
            ended.wait()
            np.testing.assert_array_equal(np.asarray(x), [2.0, 2.0, 2.0])
            for use in (
                lambda: la.ones((3,)),
                lambda: x + 1.0,
                lambda: lazy + 1.0,
                lambda: la.sum(x).item(),
                lambda: la.randn(3),
                lambda: la.manual_seed(1),
                lambda: la.add_step_closure(print, (x,)),
                la.mark_step,
                lambda: la.compile(la.tanh)(x),
            ):
                with pytest.raises(la.NoRuntimeError, match="closed"):
                    use()

        begun = threading.Event()
        async with la.open_runtime("cpu:0"):
            x = la.ones((3,)) + 1.0
            await x
            lazy = x * 3.0
            thread = asyncio.create_task(asyncio.to_thread(work))
            while not begun.is_set():
                await asyncio.sleep(0.001)
        ended.set()
        await thread

    for uses in (False, True):
        asyncio.run(program(uses))


def test_a_task_that_lives_on_keeps_no_runtime() -> None:
    """Such as one of a server, which uses one runtime after the other."""

    async def program() -> None:
        async def work() -> None:
            while (done := await asked.get()) is not None:
                await la.ones((3,)).sum().item()
                done.set()

        asked: asyncio.Queue[asyncio.Event | None] = asyncio.Queue()
        worker = asyncio.create_task(work())
        runtimes = []
        for _ in range(4):
            async with la.open_runtime("cpu:0") as runtime:
                runtimes.append(weakref.ref(runtime))
                done = asyncio.Event()
                asked.put_nowait(done)
                await done.wait()
            del runtime
        gc.collect()
        assert [each() for each in runtimes[:-1]] == [None] * 3, "it may hold the last one's job"
        asked.put_nowait(None)
        await worker

    asyncio.run(program())


INTERRUPTED = """
import asyncio, os, signal, threading
import lazyasync as la

async def main():
    async with la.open_runtime("cpu:0"):
        threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT)).start()
        try:
            await asyncio.sleep(30)
        finally:
            print(await la.ones((3,)).sum().item())

loop = asyncio.new_event_loop()
try:
    loop.run_until_complete(main())
except KeyboardInterrupt:
    print("interrupted")
loop.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="sends SIGINT to one process")
def test_ctrl_c_in_a_loop_without_a_runner() -> None:
    result = run_program(INTERRUPTED, timeout=20)
    assert (result.stdout, result.stderr) == ("3.0\ninterrupted\n", "")
