"""Requests that timed out or were cancelled outside trio: the next one waits for none of them."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from typing import Any

import numpy as np
import pytest
import trio
from asyncio_programs import run_in_asyncio
from gated_devices import gated_devices
from threads import in_thread
from waiting_requests import Request, array, barrier, chained, compiled, in_job, some, tree

import lazyasync as la
from lazyasync.tensor import LazyTensor

REQUESTS = (compiled, chained, array, tree, barrier, some)
COUNT = 20
SECONDS = 0.01
"""After this time requests are given up, wherever they have come to."""
ON_DEVICE = 2
"""The programs that a device has at a time: one that runs, and one behind it."""

GiveUp = Callable[[Request, LazyTensor], Awaitable[Any]]
"""Has many requests made, of which none ends; gives what a program might keep of them."""


async def cancelled(request: Request, w: LazyTensor) -> Any:
    tasks = [asyncio.ensure_future(request(w)) for _ in range(COUNT)]
    await asyncio.sleep(SECONDS)
    for task in tasks:
        task.cancel()
    return tasks, await asyncio.gather(*tasks, return_exceptions=True)


async def timed_out(request: Request, w: LazyTensor) -> Any:
    async def answer() -> int:
        try:
            async with asyncio.timeout(SECONDS):
                await request(w)
        except TimeoutError:
            return 504
        return 200

    return await asyncio.gather(*(answer() for _ in range(COUNT)))


async def waited_for(request: Request, w: LazyTensor) -> Any:
    """Keeps no error: since Python 3.12 it leads to the request's frames, and to its own task."""
    waits = (asyncio.wait_for(request(w), SECONDS) for _ in range(COUNT))
    await asyncio.gather(*waits, return_exceptions=True)
    await asyncio.sleep(0)  # the event loop holds what it has just given
    gc.collect()


async def in_a_group(request: Request, w: LazyTensor) -> Any:
    async def fail() -> None:
        await asyncio.sleep(SECONDS)
        raise KeyError("mine")

    with pytest.raises(ExceptionGroup):
        async with asyncio.TaskGroup() as group:
            for _ in range(COUNT):
                group.create_task(request(w))  # type: ignore[arg-type]
            group.create_task(fail())


@pytest.mark.parametrize("give_up", [cancelled, timed_out, waited_for, in_a_group])
def test_in_asyncio(give_up: GiveUp) -> None:
    with gated_devices() as gate:

        async def main(runtime: la.Runtime) -> None:
            w = await la.put(np.ones((3, 3), np.float32))
            for request in (*REQUESTS, *map(in_job, REQUESTS)):
                await request(w)
                gate.begun.clear()
                await request(w)
                alone = len(gate.begun)
                gate.begun.clear()
                gate.close()
                kept = await give_up(request, w)
                last = asyncio.ensure_future(request(w))
                await asyncio.sleep(SECONDS)
                gate.open()
                await last
                await la.wait_device_ops()
                assert len(gate.begun) <= alone + ON_DEVICE, (request.__name__, gate.begun)
                del kept
            assert runtime.metrics.counter_value("DroppedSteps")

        run_in_asyncio(main, "gated:0")


def test_in_threads() -> None:
    with gated_devices() as gate, la.blocking("gated:0") as blocking:
        w = blocking.run(la.put, np.ones((3, 3), np.float32))
        for request in (*REQUESTS, *map(in_job, REQUESTS)):
            blocking.run(request, w)
            gate.begun.clear()
            blocking.run(request, w)
            alone = len(gate.begun)
            gate.begun.clear()

            async def give_up(request: Request = request) -> None:
                gate.close()
                with trio.move_on_after(SECONDS):
                    await request(w)

            for _ in range(COUNT):
                in_thread(lambda give_up=give_up: blocking.run(give_up))

            async def last(request: Request = request) -> None:
                async with trio.open_nursery() as nursery:
                    nursery.start_soon(request, w)
                    await trio.sleep(SECONDS)
                    gate.open()
                await la.wait_device_ops()

            blocking.run(last)
            assert len(gate.begun) <= alone + ON_DEVICE, (request.__name__, gate.begun)


def test_what_a_closure_waits_for_is_computed() -> None:
    called: list[float] = []

    async def ask(number: int) -> None:
        x = la.ones(()) * (number + 2.0)
        la.add_step_closure(lambda: called.append(number), run_async=True)
        await la.mark_step()
        del x

    with gated_devices() as gate:

        async def main(runtime: la.Runtime) -> None:
            gate.close()
            await asyncio.gather(*map(ask, range(6)))
            gate.open()

        run_in_asyncio(main, "gated:0")
    assert sorted(called) == list(range(6))


def test_what_was_left_is_computed_if_somebody_holds_it() -> None:
    async def make(number: int) -> LazyTensor:
        x = la.ones((2,)) * (number + 2.0)
        if number % 2:
            await la.mark_step()
        return x

    with gated_devices() as gate:

        async def main(runtime: la.Runtime) -> None:
            gate.close()
            made = await asyncio.gather(*map(make, range(8)))
            await asyncio.gather(*map(make, range(8)))
            gate.open()
            values = [await x.sum().item() for x in made]
            assert values == [2 * (number + 2.0) for number in range(8)]

        run_in_asyncio(main, "gated:0")
