"""What is left when a call has finished, failed, or was cancelled: nothing for the collector."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from math import inf
from typing import Any

import numpy as np
import trio
from asyncio_programs import run_in_asyncio
from extents import in_part_and_whole
from gated_devices import Gate, gated_devices
from threads import in_thread
from waiting_requests import REQUESTS, Request, compiled, in_job

import lazyasync as la
from lazyasync.buffers import DeviceData
from lazyasync.runtime.jobs.job import Job
from lazyasync.tensor import LazyTensor

ALL = (*REQUESTS, *map(in_job, REQUESTS), in_job(compiled, errors="cancel"))
WAYS = ("finished", "failed", "cancelled")
SECONDS = 0.005
"""After this time a request is cancelled, wherever it has come to."""


@contextmanager
def frozen() -> Iterator[None]:
    """A block in which nothing is collected, and what is older is never looked at."""
    gc.collect()
    gc.disable()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.enable()


def garbage() -> list[str]:
    """The types of what only a collection would free, and frees it.

    What ended jobs are made of, which has no results, does not count.
    """
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    results = (DeviceData, LazyTensor, BaseException, asyncio.Future, np.ndarray)
    found = [
        type(each).__name__
        for each in gc.garbage
        if isinstance(each, results)
        or type(each).__name__ in ("frame", "coroutine", "Step", "JobBlock", "Prefetch")
        or not any(isinstance(other, Job) for other in gc.garbage)
    ]
    gc.garbage.clear()
    gc.collect()
    return found


class Check:
    """Goes over requests, each made in all ways; ``left`` says of which something was left."""

    def __init__(self, gate: Gate, requests: Sequence[Request]) -> None:
        self._gate = gate
        self._requests = requests
        self.left: list[str] = []

    def cases(self) -> Iterator[tuple[Request, bool]]:
        """The requests to make, and whether to cancel them. After each one, `settle` is called."""
        with frozen():
            for request in self._requests:
                for way in WAYS:
                    for is_first in (True, False):  # which makes what is kept, such as programs
                        if way == "failed":
                            self._gate.failure = lambda command: RuntimeError("planned")
                        elif way == "cancelled":
                            self._gate.close()
                        yield request, way == "cancelled"
                        found = garbage()
                        if found and not is_first:
                            self.left.append(f"{request.__name__}, {way}: {sorted(set(found))}")

    async def settle(self, runtime: la.Runtime, sleep: Callable[[float], Awaitable[Any]]) -> None:
        """Waits in an event loop until nothing is under way."""
        self._gate.failure = lambda command: None
        self._gate.open()
        while True:
            statistics = runtime.statistics()
            devices = statistics.devices.values()
            under_way = statistics.scheduler.steps_under_way
            if not under_way and not any(device.outstanding for device in devices):
                break
            await sleep(0.001)  # a loop that spins would keep others from the interpreter
        for _ in range(5):  # in which tasks end that have been woken
            await sleep(0.001)  # a loop that spins would keep others from the interpreter


def check(run: Callable[[Check], object], requests: Sequence[Request] = ALL) -> None:
    with gated_devices() as gate:
        checked = Check(gate, requests)
        try:
            run(checked)
        except* (la.ExecutionError, la.ClosureError):  # what nobody has got of what was planned
            pass
    assert not checked.left, "\n".join(checked.left)


def matrix() -> np.ndarray:
    return np.ones((3, 3), np.float32)


def test_in_trio() -> None:
    async def ask(request: Request, w: LazyTensor, is_cancelled: bool) -> None:
        with trio.move_on_after(SECONDS if is_cancelled else inf):
            with suppress(la.LazyAsyncError):
                await request(w)

    async def main(checked: Check) -> None:
        async with la.open_runtime("gated:0") as runtime:
            w = await la.put(matrix())
            for request, is_cancelled in checked.cases():
                await ask(request, w, is_cancelled)
                await checked.settle(runtime, trio.sleep)

    check(lambda checked: trio.run(main, checked))


def in_asyncio(checked: Check, ask: Callable[[Request, LazyTensor, bool], Awaitable[Any]]) -> None:
    async def main(runtime: la.Runtime) -> None:
        w = await la.put(matrix())
        for request, is_cancelled in checked.cases():
            await ask(request, w, is_cancelled)
            await checked.settle(runtime, asyncio.sleep)

    run_in_asyncio(main, "gated:0")


@in_part_and_whole
def test_in_tasks_of_asyncio(whole: bool) -> None:
    async def ask(request: Request, w: LazyTensor, is_cancelled: bool) -> None:
        task = asyncio.ensure_future(request(w))
        await asyncio.wait([task], timeout=SECONDS if is_cancelled else None)
        task.cancel()
        await asyncio.wait([task])
        if not task.cancelled():
            task.exception()

    check(lambda checked: in_asyncio(checked, ask), ALL if whole else ALL[::2])


@in_part_and_whole
def test_in_one_task_of_asyncio(whole: bool) -> None:
    async def ask(request: Request, w: LazyTensor, is_cancelled: bool) -> None:
        with suppress(TimeoutError, la.LazyAsyncError):
            async with asyncio.timeout(SECONDS if is_cancelled else None):
                await request(w)

    check(lambda checked: in_asyncio(checked, ask), ALL if whole else ALL[1::2])


@in_part_and_whole
def test_in_threads(whole: bool) -> None:
    def main(checked: Check) -> None:
        with la.blocking("gated:0") as blocking:
            w = blocking.run(la.put, matrix())
            for request, is_cancelled in checked.cases():

                async def ask(
                    request: Request = request, is_cancelled: bool = is_cancelled
                ) -> None:
                    with trio.move_on_after(SECONDS if is_cancelled else inf):
                        with suppress(la.LazyAsyncError):
                            await request(w)

                in_thread(lambda ask=ask: blocking.run(ask))
                del ask
                blocking.run(checked.settle, blocking.runtime, trio.sleep)

    check(main, ALL if whole else ALL[::2])
