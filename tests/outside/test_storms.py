"""Storms of requests outside trio, of which many fail and many are given up: nobody gets another's.

Each has a seed. ``-m stress`` runs large ones.
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import numpy as np
import pytest
import trio
from gated_devices import gated_devices

import lazyasync as la
from lazyasync.backends.protocol import Command
from lazyasync.runtime.loop.failures import KEPT_OF_A_KIND
from lazyasync.tensor import LazyTensor

WIDTH = 60
"""How many owners there are at a time."""


@la.compile
def layer(w: LazyTensor, x: LazyTensor) -> LazyTensor:
    return la.tanh(x @ w)


class Storm:
    """Requests, of which some fail; ``told`` says how often somebody was told of a failure.

    A request has its number in the values that it computes with, so that the device knows which
    one it works for, and the error of a failure names it.
    """

    def __init__(self, seed: int, count: int) -> None:
        self.random = random.Random(seed)
        self.count = count
        self.fails = {number for number in range(count) if self.random.random() < 0.1}
        self.raised: set[int] = set()
        self.told: Counter[int] = Counter()
        self.uncounted = 0
        """Failures of which only the number is known."""
        self.wrong: list[str] = []
        """What somebody has got who had nothing to do with it."""
        self.given_up = 0

    def failure(self, command: Command) -> Exception | None:
        """What the device raises for a command."""
        for value in getattr(command, "arguments", ()):
            array = getattr(value, "host", None)
            if array is None:
                array = getattr(value, "buffer", None)
            if array is not None and array.shape == (3,):
                number = int(array[0])
                if number in self.fails - self.raised:
                    self.raised.add(number)
                    return RuntimeError(f"planned <{number}>")
        return None

    def take(self, error: BaseException, numbers: range | None) -> None:
        """Takes an error that somebody has got who makes the requests of some ``numbers``.

        None for the exit, which gets what is left.
        """
        if isinstance(error, BaseExceptionGroup):
            for each in error.exceptions:
                self.take(each, numbers)
        elif isinstance(error, la.MoreFailuresError):
            self.uncounted += error.count
        elif not isinstance(error, la.ExecutionError | la.ClosureError):
            self.wrong.append(repr(error))
        else:
            number = int(str(error).rsplit("<", 1)[1].split(">")[0])
            self.told[number] += 1
            if numbers is not None and number not in numbers:
                self.wrong.append(f"{numbers}: {error}")

    async def ask(self, number: int, w: LazyTensor) -> None:
        """One request, in one of several ways."""
        x = la.asarray(np.full(3, number, np.float32))
        match self.random.randrange(8):
            case 0:
                await (await layer(w, x)).numpy()
            case 1:
                y = x * 2
                await la.mark_step()
                await y.numpy()
            case 2:  # nobody waits for it
                y = x * 3
                await la.mark_step()
            case 3:
                async with la.job(f"request {number}"):
                    await (x + 1).numpy()
            case 4:
                la.add_step_closure(lambda y: None, (x * 5,), run_async=self.coin())
                if self.coin():
                    await la.mark_step()
            case 5:
                y = await la.put(np.ones(3, np.float32))
                await (y + x).sum().item()
            case 6:
                self.add_failing_closure(number)
                if self.coin():
                    await la.mark_step()
            case 7:
                await la.sync_multi([x * 7])

    def add_failing_closure(self, number: int) -> None:
        """One more failure, which is no device's."""

        def refuse(_: LazyTensor) -> None:
            self.raised.add(number)
            raise ValueError(f"refused <{number}>")

        la.add_step_closure(refuse, (la.ones(()),), run_async=self.coin())

    async def ask_nothing(self) -> None:
        """Somebody innocent, who hears of everything that is delivered."""
        try:
            await la.mark_step()
            await la.wait_device_ops()
            await la.run_step_closures()
        except Exception as error:
            self.wrong.append(f"innocent: {error}")

    def coin(self) -> bool:
        return self.random.random() < 0.5

    def run(self, run: Callable[[Storm], None]) -> None:
        """Runs it, and checks who has got what."""
        with gated_devices() as gate:
            gate.failure = self.failure
            try:
                run(self)
            except BaseExceptionGroup as group:
                assert len(group.exceptions) <= 3 * (KEPT_OF_A_KIND + 1), "they are bounded"
                self.take(group, None)
            except la.LazyAsyncError as error:
                self.take(error, None)
        assert not self.wrong, self.wrong[:5]
        assert self.given_up, "some are given up"
        assert self.raised, "some fail"
        assert max(self.told.values()) == 1, "each failure is delivered once"
        assert self.told.total() + self.uncounted == len(self.raised), "none is lost"


def in_tasks(storm: Storm) -> None:
    """Each request in a task of asyncio, of which a third is cancelled at some moment."""

    async def one(number: int, w: LazyTensor) -> None:
        try:
            await storm.ask(number, w)
        except (la.ExecutionError, la.ClosureError, ExceptionGroup) as error:
            storm.take(error, range(number, number + 1))

    async def cancelled(number: int, w: LazyTensor) -> None:
        task = asyncio.create_task(one(number, w))
        for _ in range(storm.random.randrange(20)):
            await asyncio.sleep(0)
        storm.given_up += task.cancel()
        await asyncio.wait([task])
        if not task.cancelled():
            task.result()

    async def main() -> None:
        async with la.open_runtime("gated:0"):
            w = await la.put(np.eye(3, dtype=np.float32))
            places = asyncio.Semaphore(WIDTH)

            async def placed(awaitable: Awaitable[None]) -> None:
                try:
                    await awaitable
                finally:
                    places.release()

            async with asyncio.TaskGroup() as group:
                for number in range(storm.count):
                    request = (cancelled if storm.random.random() < 1 / 3 else one)(number, w)
                    others = [storm.ask_nothing()] if number % 5 == 0 else []
                    for awaitable in (request, *others):
                        await places.acquire()
                        group.create_task(placed(awaitable))

    asyncio.run(main())


def in_threads(storm: Storm) -> None:
    """Some requests in each of many threads, a third with a timeout."""
    numbers = range(storm.count)

    def work(blocking: la.BlockingRuntime, w: LazyTensor, mine: range) -> None:
        for number in mine:
            try:
                blocking.run(one, number, w)
            except (la.ExecutionError, la.ClosureError, ExceptionGroup) as error:
                storm.take(error, mine)

    async def one(number: int, w: LazyTensor) -> None:
        with trio.CancelScope() as scope:
            if storm.random.random() < 1 / 3:
                trio.lowlevel.spawn_system_task(give_up, scope)
            await storm.ask(number, w)
        storm.given_up += scope.cancelled_caught

    async def give_up(scope: trio.CancelScope) -> None:
        for _ in range(storm.random.randrange(20)):
            await trio.lowlevel.checkpoint()
        scope.cancel()

    with la.blocking("gated:0") as blocking:
        w = blocking.run(la.put, np.eye(3, dtype=np.float32))
        threads: list[threading.Thread] = []
        while numbers:
            size = storm.random.randrange(1, 5)
            mine, numbers = numbers[:size], numbers[size:]
            innocent = (blocking.run, (storm.ask_nothing,))
            for target, args in ((work, (blocking, w, mine)), innocent):
                threads.append(threading.Thread(target=target, args=args))
                threads[-1].start()
            while len(threads) > WIDTH // 4:
                threads.pop(storm.random.randrange(len(threads))).join()
        for thread in threads:
            thread.join()


@pytest.mark.parametrize("run", [in_tasks, in_threads])
def test_storm(run: Callable[[Storm], Any]) -> None:
    Storm(1, 250).run(run)


@pytest.mark.stress
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("run", [in_tasks, in_threads])
@pytest.mark.parametrize("seed", range(10, 13))
def test_large_storm(run: Callable[[Storm], Any], seed: int) -> None:
    Storm(seed, 15_000).run(run)
