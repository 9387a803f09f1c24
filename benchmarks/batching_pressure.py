"""`la.serving.batched` under pressure: callers that leave, threads, too many requests, training.

What `batching.py` measures of lazyasync alone; the children are those of that script.
"""

from __future__ import annotations

import heapq
import math
import random
import statistics
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import harness
import numpy as np
import trio
from harness import clock

LEAVING, THREADS, OVERLOAD = "callers that leave", "threads", "overload"
CHILDREN = (LEAVING, THREADS, OVERLOAD)
CALLERS_IN_THREADS = 20
TIMES_CAPACITY = 3
DEADLINE = 0.1
"""Seconds in which the answers of the overloaded server are wanted."""
DEVICE_LIMIT = 1.1
"""Device time of an answer where half of the clients leave, of that where all stay."""
CAPACITY_LIMIT = 0.9
"""Answers of an overloaded server, of those that it gives where clients wait for them."""
SHARE_LIMIT = 0.9
"""What a training beside an overloaded server of the same priority keeps, of half the device."""
WIDTH = 512

Ask = Callable[..., Awaitable[Any]]


def _busy(runtime: Any) -> float:
    return float(runtime.statistics().devices["cpu:0"].busy_seconds)


def _p99_of(seconds: list[float]) -> float:
    """The 99th percentile in ms; without any, there is no end to it."""
    return float(np.percentile(seconds, 99)) * 1e3 if seconds else math.inf


class _Measured:
    """What a server does in a block of time: device seconds, answers, examples."""

    def __init__(self, runtime: Any, ask: Any) -> None:
        self._runtime, self._ask = runtime, ask
        self._busy, self._before = _busy(runtime), ask.statistics()
        self._begin = clock()

    def found(self) -> dict[str, float]:
        """Answers a second, device seconds and examples of an answer."""
        now, before = self._ask.statistics(), self._before
        answered = now.answered - before.answered
        return {
            "rate": answered / (clock() - self._begin),
            "device": (_busy(self._runtime) - self._busy) / answered if answered else math.inf,
            "examples": (now.examples - before.examples) / answered if answered else math.inf,
        }


async def leaving(block: Any, runtime: Any, rows: np.ndarray, seconds: float) -> dict[str, Any]:
    """All clients stay; half leave at a random moment; half give up each request at one.

    By a timeout of trio's, which tells when that will be, and by being cancelled from elsewhere.
    """
    choices = random.Random(0)
    half = len(rows) // 2
    latencies: list[float] = []
    due: list[tuple[float, int, trio.CancelScope]] = []
    async with block as ask:

        async def stay(number: int, end: float) -> None:
            while (begin := clock()) < end:
                await ask(rows[number])
                latencies.append(clock() - begin)

        async def leave(number: int, end: float) -> None:
            with trio.move_on_after(choices.random() * seconds):
                await stay(number, end)

        async def give_up(number: int, end: float, usual: float) -> None:
            while clock() < end:
                with trio.move_on_after(choices.random() * usual):
                    await ask(rows[number])

        async def give_up_untold(number: int, end: float, usual: float) -> None:
            while clock() < end:
                with trio.CancelScope() as scope:
                    heapq.heappush(due, (clock() + choices.random() * usual, number, scope))
                    await ask(rows[number])

        async def cancel_those_due(end: float) -> None:
            while clock() < end:
                await trio.sleep(0.0005)
                while due and due[0][0] <= clock():
                    heapq.heappop(due)[2].cancel()

        async def visit(other: Callable[..., Any], *args: Any) -> dict[str, float]:
            latencies.clear()
            measured, end = _Measured(runtime, ask), clock() + seconds
            due.clear()
            async with trio.open_nursery() as nursery:
                nursery.start_soon(cancel_those_due, end)
                for number in range(len(rows)):
                    if number < half:
                        nursery.start_soon(stay, number, end)
                    else:
                        nursery.start_soon(other, number, end, *args)
            return measured.found() | {"p99": _p99_of(latencies)}

        for _ in range(2):
            await visit(stay)
        found: dict[str, Any] = {"all stay": await visit(stay)}
        usual = statistics.median(latencies or [DEADLINE])
        found["half leave"] = await visit(leave)
        found["half give up each request"] = await visit(give_up, usual)
        found["half give up, untold"] = await visit(give_up_untold, usual)
    return found


def threads(block: Any, rows: np.ndarray, seconds: float) -> dict[str, Any]:
    """Requests a second of threads that block."""
    rate = 0.0
    with block as ask:
        for length in (0.3 * seconds, seconds):
            counts = [0] * CALLERS_IN_THREADS
            end = clock() + length

            def one(number: int, end: float = end, counts: list[int] = counts) -> None:
                while clock() < end:
                    ask(rows[number])
                    counts[number] += 1

            begin = clock()
            callers = [
                threading.Thread(target=one, args=(number,)) for number in range(len(counts))
            ]
            for caller in callers:
                caller.start()
            for caller in callers:
                caller.join()
            rate = sum(counts) / (clock() - begin)
    return {"rate": rate}


class _Coming:
    """Requests that come one by one, each of which some task asks that has nothing else to do.

    A task for each of them would take several times as long as a refusal does.
    """

    def __init__(self, la: Any, ask: Any, rows: np.ndarray) -> None:
        self._ask, self._rows = ask, rows
        self._refusals = (la.serving.QueueFullError, la.serving.TooLateError)
        self._come = self._asked = self._late = 0
        self._accepted: list[float] = []
        self._refused: list[float] = []
        self._free: dict[trio.lowlevel.Task, None] = {}
        self._is_called = self._ends = False
        """Whether a task is on its way to take what is left."""

    def come(self, count: int, nursery: trio.Nursery) -> None:
        """So many have come by now."""
        self._come = count
        if count > self._asked and not self._call():
            self._is_called = True
            nursery.start_soon(self._take_all, nursery)

    def end(self) -> None:
        """No more come. The tasks end when those that have come are answered."""
        self._ends = True
        while self._call():
            self._is_called = False

    def _call(self) -> bool:
        """Has a task take what is left; False where all are waiting for answers."""
        if self._is_called:
            return True
        for task in self._free:
            del self._free[task]
            self._is_called = True
            trio.lowlevel.reschedule(task)
            return True
        return False

    async def _take_all(self, nursery: trio.Nursery) -> None:
        while True:
            self._is_called = False
            while self._asked < self._come:
                number, self._asked = self._asked, self._asked + 1
                self.come(self._come, nursery)  # if this one is accepted, another task goes on
                await self._one(number)
            if self._ends:
                return
            self._free[trio.lowlevel.current_task()] = None
            await trio.lowlevel.wait_task_rescheduled(self._cancelled)

    def _cancelled(self, _: Any) -> trio.lowlevel.Abort:
        del self._free[trio.lowlevel.current_task()]
        return trio.lowlevel.Abort.SUCCEEDED

    async def _one(self, number: int) -> None:
        begin = clock()
        try:
            await self._ask(self._rows[number % len(self._rows)], timeout=DEADLINE)
            self._accepted.append(clock() - begin)
        except self._refusals:
            took = clock() - begin
            if took < DEADLINE / 2:
                self._refused.append(took)
            else:
                self._late += 1

    def found(self, length: float) -> dict[str, float]:
        """What has become of them, in so many seconds."""
        sent = max(1, self._asked)
        return {
            "sent": self._asked / length,
            "rate": len(self._accepted) / length,
            "refused": len(self._refused) / sent,
            "refused p99": _p99_of(self._refused or [0.0]),
            "p99": _p99_of(self._accepted),
            "late": self._late / sent,
        }


async def overload(blocks: Callable[..., Any], rows: np.ndarray, seconds: float) -> dict[str, Any]:
    """Requests at a multiple of the capacity, alone and beside a training."""
    la = harness.load("lazyasync")
    found: dict[str, Any] = {}
    steps = 0

    async def train(task_status: Any = trio.TASK_STATUS_IGNORED) -> None:
        nonlocal steps
        async with la.job("training"):
            w = la.ones((WIDTH, WIDTH)) / WIDTH
            x = la.ones((4 * WIDTH, WIDTH))
            await la.mark_step(wait=True)
            task_status.started()
            while True:
                w = w - 1e-6 * (x.T @ la.tanh(x @ w))
                await la.mark_step()
                steps += 1

    async def come(ask: Any, rate: float, length: float) -> dict[str, float]:
        """Has requests come at a rate, whatever becomes of those before."""
        coming = _Coming(la, ask, rows)
        begin = clock()
        async with trio.open_nursery() as nursery:
            while (now := clock() - begin) < length:
                coming.come(int(now * rate), nursery)
                await trio.sleep(0.002)
            coming.end()
        return coming.found(length)

    async def capacity(ask: Any, length: float) -> float:
        count, end = 0, clock() + length

        async def one(number: int) -> None:
            nonlocal count
            while clock() < end:
                await ask(rows[number])
                count += 1

        async with trio.open_nursery() as nursery:
            for number in range(len(rows)):
                nursery.start_soon(one, number)
        return count / length

    async with blocks(priority=0) as ask:
        await capacity(ask, 0.3 * seconds)
        found["capacity"] = await capacity(ask, seconds)
        rate = TIMES_CAPACITY * found["capacity"]
        await come(ask, rate, 0.3 * seconds)
        found["alone"] = await come(ask, rate, seconds)
        async with trio.open_nursery() as nursery:
            await nursery.start(train)
            await trio.sleep(0.3 * seconds)
            before = steps
            await trio.sleep(seconds)
            found["steps alone"] = (steps - before) / seconds
            before = steps
            found["beside a training"] = await come(ask, rate, seconds)
            found["steps beside"] = (steps - before) / seconds
            nursery.cancel_scope.cancel()
    return found


def report_all(report: harness.Report, found: dict[str, dict[str, Any]]) -> None:
    """Tables and bounds of what the children have found."""
    left = found[LEAVING]
    stay = left["all stay"]
    report.table(
        "Callers that leave: 200 clients, large perceptron",
        ["", "answers/s", "device us an answer", "examples computed an answer", "p99 ms, who stay"],
        [
            [
                name,
                f"{it['rate']:.0f}",
                f"{it['device'] * 1e6:.1f}",
                f"{it['examples']:.2f}",
                f"{it['p99']:.1f}",
            ]
            for name, it in left.items()
        ],
    )
    for name in list(left)[1:]:
        report.bound(
            f"{name}: device time of an answer / all stay",
            left[name]["device"] / stay["device"] if math.isfinite(stay["device"]) else None,
            DEVICE_LIMIT,
        )
    report.table(
        f"{CALLERS_IN_THREADS} threads, small perceptron",
        ["", "requests/s"],
        [["la.serving, threads", f"{found[THREADS]['rate']:.0f}"]],
    )
    over = found[OVERLOAD]
    report.table(
        f"{TIMES_CAPACITY} times the capacity ({over['capacity']:.0f}/s), large perceptron, "
        f"answers wanted in {DEADLINE * 1e3:.0f} ms",
        ["", "sent/s", "answered/s", "p99 ms", "refused at once", "p99 ms of that", "late"],
        [
            [
                name,
                *(f"{over[name][key]:.0f}" for key in ("sent", "rate", "p99")),
                f"{over[name]['refused']:.2f}",
                f"{over[name]['refused p99']:.2f}",
                f"{over[name]['late']:.3f}",
            ]
            for name in ("alone", "beside a training")
        ],
    )
    report.bound(
        "overload: answers/s / capacity",
        over["alone"]["rate"] / over["capacity"] if over["capacity"] else None,
        CAPACITY_LIMIT,
        at_most=False,
    )
    report.bound("overload: p99 of answers / deadline", over["alone"]["p99"] / DEADLINE / 1e3, 1.0)
    report.bound(
        "training beside the overloaded server: steps/s / half of alone",
        over["steps beside"] / over["steps alone"] * 2 if over["steps alone"] else None,
        SHARE_LIMIT,
        at_most=False,
    )
