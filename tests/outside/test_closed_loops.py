"""Event loops of asyncio that are stopped, closed or forgotten while a runtime is open in them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from processes import run_program
from scripted_devices import Script, script

import lazyasync as la

__all__ = ["script"]


@contextmanager
def new_loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    unraisable: list[Any] = []
    loop.set_exception_handler(lambda _, told: unraisable.append(told))
    try:
        yield loop
    finally:
        loop.close()
    assert not unraisable


def everything_works() -> None:
    """Also in this thread, which is in no trio run any more."""

    async def main() -> None:
        async with la.open_runtime("cpu:0"):
            assert await la.ones(3).sum().item() == 3

    asyncio.run(main())
    with la.blocking("cpu:0"):
        assert la.ones(3).sum().item() == 3


async def enter() -> la.LazyTensor:
    """A runtime that nobody leaves."""
    await la.open_runtime("cpu:0").__aenter__()
    x = la.ones((300, 300))
    for _ in range(3):
        x = x @ x / 300
    await la.mark_step()
    return x + 1


def test_a_block_that_nobody_has_left_ends_with_the_loop() -> None:
    with new_loop() as loop:
        lazy = loop.run_until_complete(enter())
        with pytest.raises(la.NoRuntimeError):
            lazy.sum().item().close()  # outside of the loop's tasks
    with pytest.raises(la.NoRuntimeError, match="has been closed"):
        lazy + 1
    assert "close" not in vars(loop)
    everything_works()


def test_asyncio_run_ends_a_block_that_nobody_has_left() -> None:
    asyncio.run(enter())
    everything_works()


def test_what_nobody_has_got_is_raised_where_the_loop_is_closed(script: Script) -> None:
    async def main() -> None:
        await la.open_runtime("script:0").__aenter__()
        script.errors.append(RuntimeError("broken"))
        x = la.ones((3,)) + 1
        await la.mark_step()
        del x

    loop = asyncio.new_event_loop()
    loop.run_until_complete(main())
    with pytest.raises(la.ExecutionError, match="broken"):
        loop.close()
    assert loop.is_closed()
    everything_works()


@pytest.mark.parametrize("waits_for", ["a sleep", "a step", "a closure", "the runtime's end"])
def test_a_task_in_the_block_is_cancelled(waits_for: str) -> None:
    ended = []

    async def closure(_: Any) -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append("closure")

    async def main(stop: Any) -> None:
        try:
            async with la.open_runtime("cpu:0"):
                loop = asyncio.get_running_loop()
                loop.call_later(0.05, stop)
                if waits_for == "a closure" or waits_for == "the runtime's end":
                    run_async = waits_for == "the runtime's end"
                    la.add_step_closure(closure, (la.ones(()),), run_async=run_async)
                    await la.mark_step()
                elif waits_for == "a step":
                    while True:
                        await (la.ones((200, 200)) @ la.ones((200, 200))).sum().item()
                else:
                    await asyncio.sleep(60)
        finally:
            ended.append("task")

    with new_loop() as loop:
        task = loop.create_task(main(loop.stop))
        with pytest.raises(RuntimeError, match="stopped before"):
            loop.run_until_complete(task)
    assert task.cancelled()
    assert "task" in ended
    everything_works()


def test_a_loop_that_runs_cannot_be_closed() -> None:
    async def main() -> None:
        async with la.open_runtime("cpu:0"):
            with pytest.raises(RuntimeError, match="Cannot close a running event loop"):
                asyncio.get_running_loop().close()
            assert await la.ones(3).sum().item() == 3

    asyncio.run(main())


def test_a_loop_that_cannot_run_here_says_what_to_do() -> None:
    loop = asyncio.new_event_loop()
    lazy = loop.run_until_complete(enter())

    def in_another_thread() -> None:
        with pytest.raises(RuntimeError, match="a lazyasync runtime is open in this event loop"):
            loop.close()

    async def beside_another() -> None:
        in_another_thread()

    thread = threading.Thread(target=in_another_thread)
    thread.start()
    thread.join()
    asyncio.run(beside_another())
    assert not loop.is_closed()
    del lazy
    loop.close()
    everything_works()


def test_a_task_that_is_destroyed_leaves_its_block() -> None:
    """By nothing that Python would print: its block cannot wait in a loop that has stopped."""

    async def main() -> None:
        async with la.open_runtime("cpu:0"), la.job("a job"):
            await la.ones(3).sum().item()
            await asyncio.sleep(60)

    for where in ("here", "in a thread"):
        loop, coroutine = asyncio.new_event_loop(), main()
        with suppress(RuntimeError):
            loop.call_later(0.05, loop.stop)
            task = loop.create_task(coroutine)
            loop.run_forever()
        if where == "here":
            coroutine.close()
        else:
            thread = threading.Thread(target=coroutine.close)
            thread.start()
            thread.join()
        task._log_destroy_pending = False  # type: ignore[attr-defined]
        loop.close()
        everything_works()


END = """
import asyncio, gc
import lazyasync as la
HOW = {how!r}

async def main():
    global x
    block = la.open_runtime("cpu:0")
    await block.__aenter__()
    x = la.ones((3,)) * 2
    print(await x.sum().item())

async def inside():
    async with la.open_runtime("cpu:0"):
        await main_inside()

async def main_inside():
    print(await (la.ones((3,)) * 2).sum().item())
    asyncio.get_running_loop().call_later(0.1, loop.stop)
    await asyncio.sleep(60)

loop = asyncio.new_event_loop()
if "task" in HOW:
    task = loop.create_task(inside())
    task._log_destroy_pending = False
    loop.run_forever()
else:
    loop.run_until_complete(main())
if "collected" in HOW:
    del loop
    task = None
    gc.collect()
"""


@pytest.mark.parametrize("how", ["entered", "task", "task, collected"])
def test_the_interpreter_ends_beside_a_loop_that_nobody_has_closed(how: str) -> None:
    done = run_program(END.format(how=how), timeout=20)
    assert (done.stdout, done.stderr, done.returncode) == ("6.0\n", "", 0)
