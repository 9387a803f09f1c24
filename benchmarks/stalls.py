"""The longest stalls of the event loop while very much is recorded, compiled and collected.

Each case runs in a process that has nothing but lazyasync. A task sleeps 1 ms at a time and notes
how late it wakes up; the user's own Python gives way after every 50 operations or so. The longest
stall of a case is judged beside that of a loop which is idle for as long, before and after.
`loop_lag` reports them.
"""

from __future__ import annotations

import argparse
import gc
import json
import statistics
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import harness
import numpy as np
import trio
from harness import clock
from processes import SKIPPED, ask_child

LIMIT = 10.0
"""Milliseconds that a stall may be longer than the longest of an idle loop."""
PERIOD = 0.001
IDLE = 3.0
"""Seconds of an idle loop before a case, and at least so many after it."""
MOST_IDLE = 20.0
AT_ONCE = 50
"""Operations or graphs recorded without giving way."""
OPERATIONS, GRAPHS, ROOTS = 20_000, 16_000, 2_000

Case = Callable[[Any, int], Awaitable[None]]


async def tick(lags: list[float]) -> None:
    """The ticker: sleep, and note how late the waking is."""
    while True:
        begin = clock()
        await trio.sleep(PERIOD)
        lags.append(clock() - begin - PERIOD)


async def record_operations(la: Any, count: int) -> None:
    """Record one graph of so many operations of several kinds, compile it, and check a value."""
    row = await la.put(np.linspace(0.1, 0.9, 16, dtype=np.float32))
    weights = await la.put(np.eye(16, dtype=np.float32)[::-1].copy())
    x, y = row * weights, np.linspace(0.1, 0.9, 16) * np.eye(16)[::-1]
    wide, mirror = np.linspace(0.1, 0.9, 16), np.eye(16)[::-1]
    recorded = 0
    while recorded < count:
        kind = recorded // 4 % 5
        if kind == 0:
            x, y = la.tanh(x * 0.5 + row) - row, np.tanh(y * 0.5 + wide) - wide
        elif kind == 1:
            x, y = la.exp(x * 0.25) - row * x, np.exp(y * 0.25) - wide * y
        elif kind == 2:
            mean = y.mean(1, keepdims=True)
            x, y = x - la.mean(x, axis=1, keepdims=True) * 0.5 + row, y - mean * 0.5 + wide
        elif kind == 3:
            x, y = (x @ weights) * 0.5 + x * row, (y @ mirror) * 0.5 + y * wide
        else:
            x, y = la.maximum(x, row) * 0.5 - row * x, np.maximum(y, wide) * 0.5 - wide * y
        recorded += 4
        if recorded % AT_ONCE < 4:
            await trio.lowlevel.checkpoint()
    await la.mark_step(wait=True)
    harness.check_close("recorded operations", await x.numpy(), y, tolerance=1e-3)


async def different_graphs(la: Any, count: int) -> None:
    """Compile and run so many different small graphs, of shapes of their own, one step each."""
    for number in range(count):
        shape = (number % 97 + 1, number // 97 + 1)
        x, wanted = la.ones(shape) * 1.5, np.full(shape, 1.5)
        if number % 20 == 0:  # they take longer to compile
            y, wanted = x - la.mean(x, axis=1)[:, None], wanted - 1.5
        elif number % 3 == 0:
            y, wanted = la.exp(x) * x, np.exp(wanted) * wanted
        elif number % 3 == 1:
            y, wanted = la.tanh(x) - x, np.tanh(wanted) - wanted
        else:
            y, wanted = la.maximum(x * x, 2.0) + x, np.maximum(wanted * wanted, 2.0) + wanted
        if number % 1_000 < 20:
            harness.check_close(f"graph {number}", await y.numpy() + 1.0, wanted + 1.0)
        await la.mark_step(wait=number % AT_ONCE == 0)
    await la.mark_step(wait=True)


async def collect_roots(la: Any, count: int) -> None:
    """Steps whose results are all kept: so many roots, each a chain of its own; ten such steps."""
    x = await la.put(np.linspace(0.0, 1.0, 4, dtype=np.float32))
    for turn in range(10):
        kept = []
        for number in range(count):
            kept.append(la.tanh(x * (number + 2.5)) + turn)
            if number % AT_ONCE == 0:
                await trio.lowlevel.checkpoint()
        await la.mark_step(wait=turn % 2 == 0)
        wanted = np.tanh(np.linspace(0.0, 1.0, 4) * (count + 1.5)) + turn
        harness.check_close("roots", await kept[-1].numpy(), wanted)


CASES: dict[str, tuple[str, Case, int, dict[str, Any]]] = {
    "operations": ("recorded operations", record_operations, OPERATIONS, {}),
    "one graph": (
        "recorded operations, one graph",
        record_operations,
        OPERATIONS,
        {"loop_segment_size": 10**6, "trim_graph_size": 10**6},
    ),
    "graphs": ("different graphs", different_graphs, GRAPHS, {}),
    "roots": ("roots", collect_roots, ROOTS, {}),
}
"""What each is called, what it does, how often, and with what configuration."""


async def idle(seconds: float) -> float:
    """The longest stall, in milliseconds, of a loop that has nothing to do."""
    return (await stalls(lambda: trio.sleep(seconds)))[0]


async def stalls(work: Callable[[], Awaitable[None]]) -> tuple[float, float]:
    """The longest stall in milliseconds while something is done, and the seconds it took."""
    lags: list[float] = []
    async with trio.open_nursery() as nursery:
        nursery.start_soon(tick, lags)
        await trio.sleep(10 * PERIOD)
        lags.clear()
        begin = clock()
        await work()
        seconds = clock() - begin
        await trio.sleep(10 * PERIOD)
        nursery.cancel_scope.cancel()
    return 1e3 * max(lags), seconds


async def observe(name: str, part: float) -> dict[str, float]:
    """One case, ``part`` of its size, in this process."""
    la = harness.load("lazyasync")
    _, case, count, config = CASES[name]
    config = {"compile_cache": False, "cpu_threads": harness.THREADS} | config
    gc.collect()
    async with la.open_runtime("cpu:0", config=config):
        await (la.ones((4,)) * 2.5)
        before = await idle(IDLE)
        busy, seconds = await stalls(lambda: case(la, max(1, round(count * part))))
        after = await idle(min(max(IDLE, seconds), MOST_IDLE))
    return {"busy": busy, "idle": max(before, after), "seconds": seconds}


def judge(report: harness.Report, runs: int, part: float = 1.0) -> None:
    """Have each case observed in processes of its own, and judge the medians of the runs."""
    lines = []
    for name, (text, _, count, _) in CASES.items():
        label = f"{round(count * part):,} {text}"
        more: list[float] = []
        reason = ""
        for _ in range(1 if name == "graphs" else runs):
            try:
                seen = ask_child(__file__, name, "--part", str(part))
            except ImportError as error:
                reason = str(error)
                break
            more.append(seen["busy"] - seen["idle"])
            lines.append(
                [label, *(harness.number(seen[key]) for key in ("seconds", "idle", "busy"))]
            )
        median = statistics.median(more) if more else None
        name = f"{label}: longest stall, beside an idle loop's"
        report.bound(name, median, LIMIT, unit=" ms", runs=more, reason=reason)
    report.table("The longest stalls of the loop, ms", ["", "s", "idle loop", "meanwhile"], lines)


def main() -> int:
    """A process that observes one case for `judge`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--child", action="store_true")
    parser.add_argument("case", choices=CASES)
    parser.add_argument("--part", type=float, default=1.0, help="of the size of the case (1)")
    options = parser.parse_args()
    try:
        print(json.dumps(trio.run(observe, options.case, options.part)))
    except ImportError as error:
        print(json.dumps({SKIPPED: str(error)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
