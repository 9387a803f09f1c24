"""The thread that compiles: one call after the other, all of them at lower priority."""

from __future__ import annotations

import contextvars
import gc
import os
import sys
import threading
import traceback
import weakref
from collections.abc import AsyncIterator
from typing import Any

import pytest
import trio
from trio.testing import wait_all_tasks_blocked

import lazyasync as la
from lazyasync.backends.cpu.backend import CpuBackend
from lazyasync.runtime.loop import background_thread
from lazyasync.runtime.loop.background_thread import BackgroundThread
from lazyasync.runtime.loop.thread_callbacks import Deliveries
from lazyasync.runtime.loop.timers import FineTimers

number: contextvars.ContextVar[int] = contextvars.ContextVar("number", default=0)


@pytest.fixture
async def compiler() -> AsyncIterator[BackgroundThread]:
    """The thread, with deliveries of its own."""
    failed: list[Exception] = []
    deliveries = Deliveries(FineTimers(), failed.append)
    deliveries.open()
    thread = BackgroundThread(deliveries.post)
    yield thread
    thread.close()
    deliveries.close()
    assert not failed


class Held:
    """A function that does not return before it is let go."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.go_on = threading.Event()

    def __call__(self) -> str:
        self.begun.set()
        assert self.go_on.wait(10)
        return "done"

    async def wait_begun(self) -> None:
        """Waits until it runs."""
        assert await trio.to_thread.run_sync(self.begun.wait, 10)


async def test_calls_are_made_one_after_the_other_in_one_thread(compiler: BackgroundThread) -> None:
    running = 0
    seen: list[tuple[int, int]] = []

    def work(place: int) -> int:
        nonlocal running
        running += 1
        assert running == 1
        seen.append((place, threading.get_ident()))
        running -= 1
        return 10 * place

    async def ask(place: int) -> None:
        assert await compiler.run(work, place) == 10 * place

    async with trio.open_nursery() as nursery:
        for place in range(50):
            nursery.start_soon(ask, place)
    assert sorted(place for place, _ in seen) == list(range(50))
    assert len({thread for _, thread in seen} | {threading.get_ident()}) == 2


async def test_what_is_raised_comes_with_the_lines_that_raised_it(
    compiler: BackgroundThread,
) -> None:
    def fails() -> None:
        raise LookupError("no such loop")

    with pytest.raises(LookupError, match="no such loop") as caught:
        await compiler.run(fails)
    assert "fails" in [frame.name for frame in traceback.extract_tb(caught.value.__traceback__)]
    assert await compiler.run(len, "abc") == 3


async def test_functions_are_called_in_the_context_of_the_caller(
    compiler: BackgroundThread,
) -> None:
    number.set(7)

    def change() -> int:
        before = number.get()
        number.set(8)
        return before

    assert await compiler.run(change) == 7
    assert number.get() == 7
    number.set(9)
    assert await compiler.run(number.get) == 9


async def test_who_is_cancelled_before_the_turn_is_not_called(compiler: BackgroundThread) -> None:
    held = Held()
    called: list[str] = []
    async with trio.open_nursery() as nursery:
        nursery.start_soon(compiler.run, held)
        await held.wait_begun()
        with trio.CancelScope() as scope:
            nursery.start_soon(_cancel_when_blocked, scope)
            await compiler.run(called.append, "cancelled")
        assert scope.cancelled_caught
        nursery.start_soon(compiler.run, called.append, "kept")
        held.go_on.set()
    assert called == ["kept"]


async def _cancel_when_blocked(scope: trio.CancelScope) -> None:
    await wait_all_tasks_blocked()
    scope.cancel()


async def test_who_is_cancelled_later_does_not_wait_and_the_next_call_does(
    compiler: BackgroundThread,
) -> None:
    held = Held()
    async with trio.open_nursery() as nursery:
        nursery.start_soon(compiler.run, held)
        await held.wait_begun()
        nursery.cancel_scope.cancel()
    assert not held.go_on.is_set()
    results: list[int] = []

    async def ask() -> None:
        results.append(await compiler.run(len, "ab"))

    async with trio.open_nursery() as nursery:
        nursery.start_soon(ask)
        await wait_all_tasks_blocked()
        assert results == []
        held.go_on.set()
    assert results == [2]


async def test_who_is_cancelled_already_calls_nothing(compiler: BackgroundThread) -> None:
    called: list[str] = []
    with trio.CancelScope() as scope:
        scope.cancel()
        await compiler.run(called.append, "called")
    assert scope.cancelled_caught
    await compiler.run(lambda: None)
    assert called == []


async def test_nothing_is_kept_of_a_call(compiler: BackgroundThread) -> None:
    class Graph:
        pass

    graph = Graph()
    gone = weakref.ref(graph)
    await compiler.run(id, graph)
    del graph
    await compiler.run(lambda: None)  # the thread has let go of the one before
    gc.collect()
    assert gone() is None


@pytest.mark.skipif(sys.platform != "linux", reason="priorities of threads are Linux's")
async def test_only_that_thread_has_a_lower_priority(compiler: BackgroundThread) -> None:
    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    before = priority()
    assert await compiler.run(priority) == min(19, before + background_thread.NICENESS)
    assert priority() == before
    assert await trio.to_thread.run_sync(priority) == before


async def test_it_compiles_where_the_priority_cannot_be_lowered(
    compiler: BackgroundThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise PermissionError("not here")

    monkeypatch.setattr(os, "setpriority", refuse, raising=False)
    assert await compiler.run(len, "abc") == 3


def _threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "lazyasync compiler"]


async def test_a_runtime_has_the_thread_from_its_first_compile_to_its_end() -> None:
    others = _threads()  # of runtimes that have ended, and are about to end
    async with la.open_runtime("cpu:0"):
        assert not [thread for thread in _threads() if thread not in others]
        await (la.ones((3,)) * 2.5)
        await (la.ones((3,)) + 1.5)
        (thread,) = [thread for thread in _threads() if thread not in others]
    await trio.to_thread.run_sync(thread.join, 10)
    assert not thread.is_alive()


async def test_the_thread_does_not_keep_a_runtime() -> None:
    async with la.open_runtime("cpu:0") as runtime:
        await (la.ones((3,)) * 2.5)
    gone = weakref.ref(runtime)
    del runtime
    await trio.lowlevel.checkpoint()
    gc.collect()
    assert gone() is None


async def test_a_runtime_ends_while_it_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has begun is abandoned, and its thread ends when it has ended."""
    held = Held()
    monkeypatch.setattr(CpuBackend, "compile", lambda self, graph: held())

    async def step() -> None:
        await (la.ones((3,)) * 2.5)

    with trio.CancelScope() as scope, pytest.warns(ResourceWarning, match="abandoned"):
        async with la.open_runtime("cpu:0", config={"shutdown_timeout": 0.05}):
            async with trio.open_nursery() as nursery:
                nursery.start_soon(step)
                await held.wait_begun()
                scope.cancel()
    (thread,) = _threads()
    held.go_on.set()
    await trio.to_thread.run_sync(thread.join, 10)
    assert not thread.is_alive()
