"""`la.prefetch` for callers outside trio: loops that are cancelled, and loops that are dropped."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import numpy as np
import pytest
from asyncio_programs import run_in_asyncio as run

import lazyasync as la


def test_a_cancelled_wait_loses_no_batch() -> None:
    """Whenever it is cancelled; several tasks may ask for batches."""
    count = 300

    async def source() -> AsyncIterator[np.ndarray]:
        for number in range(count):
            if number % 3 == 0:
                await asyncio.sleep(0)
            yield np.full((), float(number))

    async def main(runtime: la.Runtime) -> None:
        batches = la.prefetch(source())
        found: list[int] = []
        cancelled = 0

        async def take() -> bool:
            nonlocal cancelled
            for turns in range(10_000):
                waiting = asyncio.ensure_future(anext(batches, None))
                for _ in range(turns % 14):
                    await asyncio.sleep(0)
                waiting.cancel()
                try:
                    batch = await waiting
                except asyncio.CancelledError:
                    cancelled += 1
                    continue
                if batch is None:
                    return True
                found.append(int(await batch.item()))
            return False

        assert all(await asyncio.gather(take(), take()))
        assert cancelled > 20
        assert sorted(found) == list(range(count))

    run(main)


class Loop:
    """A loop over batches that only a collection of garbage ends."""

    def __init__(self, closed: threading.Event) -> None:
        def source() -> Iterator[np.ndarray]:
            try:
                while True:
                    yield np.ones(2)
            finally:
                closed.set()

        self.itself = self
        self.batches = iter(la.prefetch(source()))
        next(self.batches)


async def collect() -> None:
    """Collects garbage in the runtime's thread."""
    gc.collect()


def in_a_thread() -> None:
    """Collects garbage in a thread of its own."""
    thread = threading.Thread(target=gc.collect)
    thread.start()
    thread.join()


@pytest.fixture
def told() -> Iterator[list[Any]]:
    """What nobody could be told, and what nobody has awaited."""
    found: list[Any] = []
    with pytest.MonkeyPatch.context() as patch, warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        patch.setattr("sys.unraisablehook", lambda hooked: found.append(hooked.exc_value))
        yield found
        gc.collect()
    assert [*found, *(each.message for each in caught)] == []


def test_a_loop_that_is_collected_somewhere(told: list[Any]) -> None:
    with la.blocking("cpu:0") as runtime:
        ways: list[Callable[[], object]] = [gc.collect, in_a_thread, lambda: runtime.run(collect)]
        for way in ways:
            closed = threading.Event()
            Loop(closed)
            way()
            assert closed.wait(10)
        closed = threading.Event()
        kept = Loop(closed)
    assert closed.wait(10)
    del kept
    gc.collect()  # after the end


def test_a_loop_of_a_thread_that_the_event_loop_collects(told: list[Any]) -> None:
    async def main(runtime: la.Runtime) -> None:
        closed = threading.Event()

        def drop() -> None:
            Loop(closed)

        await asyncio.to_thread(drop)
        gc.collect()
        deadline = time.monotonic() + 10
        while not closed.is_set() and time.monotonic() < deadline:
            await asyncio.sleep(0.001)
        assert closed.is_set()

    run(main)
