"""What calls cost in programs that do not run on trio: asyncio, and code that blocks.

Each contender has a process of its own. Asked for are a call that does nothing, a compiled function
of a small array, a step that is recorded anew, and the value of a tensor, one after the other, as
in a loop. Beside it stand the same in trio, a bare call into a guest run of trio's, and what others
do in a thread of asyncio's.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

import harness
import numpy as np
import processes
import trio
from harness import clock

Call: TypeAlias = Callable[[], Awaitable[object]]

TRIO, ASYNCIO, BLOCKING = "lazyasync, trio", "lazyasync, asyncio", "lazyasync, la.blocking"
GUEST, JAX, TORCH = "bare guest run", "JAX, asyncio.to_thread", "PyTorch, asyncio.to_thread"
NOTHING, COMPILED, STEP, VALUE = "nothing", "compiled call", "recorded step", "value"
CALLS = (NOTHING, COMPILED, STEP, VALUE)
SHAPE = (64, 64)
LIMITS = ((NOTHING, GUEST), (COMPILED, JAX), (COMPILED, TORCH))
"""What may take no longer in asyncio than what somebody else does there."""


def lazyasync_calls() -> dict[str, Call]:
    """Calls that are awaited, in a runtime that is open."""
    la = harness.load("lazyasync")
    x, w = la.asarray(np.full(SHAPE, 0.25, np.float32)), la.asarray(np.ones(SHAPE, np.float32))
    function = la.compile(lambda x: la.tanh(x) * 2.0)
    held = [w]

    async def nothing() -> None:
        await la.wait_device_ops()

    async def compiled() -> None:
        await (await function(x))

    async def step() -> None:
        held[0] = held[0] - 0.1 * la.tanh(x @ held[0])
        await la.mark_step(wait=True)

    async def value() -> None:
        await (x * 2.0).sum().item()

    return {NOTHING: nothing, COMPILED: compiled, STEP: step, VALUE: value}


def blocking_calls() -> dict[str, Callable[[], object]]:
    """The same, which block."""
    la = harness.load("lazyasync")
    x, w = la.asarray(np.full(SHAPE, 0.25, np.float32)), la.asarray(np.ones(SHAPE, np.float32))
    function = la.compile(lambda x: la.tanh(x) * 2.0)
    held = [w]

    def step() -> None:
        held[0] = held[0] - 0.1 * la.tanh(x @ held[0])
        la.mark_step(wait=True)

    return {
        NOTHING: lambda: la.wait_device_ops(),
        COMPILED: lambda: function(x).numpy(),
        STEP: step,
        VALUE: lambda: (x * 2.0).sum().item(),
    }


def jax_calls() -> dict[str, Call]:
    """The compiled call alone, in a thread, as otherwise it would block the loop."""
    jax = harness.load("jax")
    function = jax.jit(lambda x: jax.numpy.tanh(x) * 2.0)
    x = jax.numpy.full(SHAPE, 0.25)

    async def compiled() -> None:
        await asyncio.to_thread(lambda: function(x).block_until_ready())

    return {COMPILED: compiled}


def torch_calls() -> dict[str, Call]:
    """The same calls of PyTorch, which compiles nothing here."""
    torch = harness.load("torch")
    x = torch.full(SHAPE, 0.25)

    async def compiled() -> None:
        await asyncio.to_thread(lambda: torch.tanh(x) * 2.0)

    return {COMPILED: compiled}


async def bare_guest(seconds: float) -> dict[str, float]:
    """A function that does nothing, in a guest run of trio's."""
    loop = asyncio.get_running_loop()
    ended: asyncio.Future[Any] = loop.create_future()
    stop = trio.Event()
    trio.lowlevel.start_guest_run(
        stop.wait,
        run_sync_soon_threadsafe=loop.call_soon_threadsafe,
        done_callback=ended.set_result,
        host_uses_signal_set_wakeup_fd=True,
    )
    await asyncio.sleep(0.05)

    async def nothing() -> None:
        future: asyncio.Future[None] = loop.create_future()

        async def run() -> None:
            await trio.lowlevel.checkpoint()
            future.set_result(None)

        trio.lowlevel.spawn_system_task(run)
        await future

    found = {NOTHING: await median(nothing, seconds)}
    stop.set()
    await ended
    return found


async def median(call: Call, seconds: float) -> float:
    """The median of a call, in microseconds."""
    for _ in range(50):
        await call()
    samples = []
    end = clock() + seconds
    while clock() < end:
        begin = clock()
        await call()
        samples.append(clock() - begin)
    return statistics.median(samples) * 1e6


def median_blocking(call: Callable[[], object], seconds: float) -> float:
    """The same of a call that blocks."""

    async def awaited() -> None:
        call()

    found: list[float] = []
    coroutine = median(awaited, seconds)
    with suppress(StopIteration):  # nothing in it waits
        try:
            coroutine.send(None)
        except StopIteration as end:
            found.append(end.value)
    return found[0]


async def with_runtime(seconds: float) -> dict[str, float]:
    """Our calls, in whatever runs this."""
    la = harness.load("lazyasync")
    async with la.open_runtime("cpu:0"):
        return {name: await median(call, seconds) for name, call in lazyasync_calls().items()}


async def without_runtime(calls: dict[str, Call], seconds: float) -> dict[str, float]:
    """The calls of others."""
    return {name: await median(call, seconds) for name, call in calls.items()}


def child(name: str, seconds: float) -> dict[str, float]:
    """The median of each call, in microseconds."""
    if name == TRIO:
        return trio.run(with_runtime, seconds)
    if name == ASYNCIO:
        return asyncio.run(with_runtime(seconds))
    if name == BLOCKING:
        la = harness.load("lazyasync")
        with la.blocking("cpu:0"):
            calls = blocking_calls()
            return {name: median_blocking(call, seconds) for name, call in calls.items()}
    if name == GUEST:
        return asyncio.run(bare_guest(seconds))
    others = jax_calls() if name == JAX else torch_calls()
    return asyncio.run(without_runtime(others, seconds))


def parent(report: harness.Report, options: argparse.Namespace) -> None:
    """Asks the children in turn, and judges."""
    names = (TRIO, ASYNCIO, BLOCKING, GUEST, JAX, TORCH)
    seconds = ("--seconds", str(options.seconds))
    seen = processes.ask_children(report, __file__, names, options.runs, *seconds)
    lines = []
    for name, answers in seen.items():
        if answers:
            found = [[answer.get(call) for answer in answers] for call in CALLS]
            medians = ["" if None in one else f"{statistics.median(one):.1f}" for one in found]  # type: ignore[type-var]
            lines.append([name, *medians])
    report.table("One call after the other, µs", ["", *CALLS], lines)
    report.tables[-1]["samples"] = seen
    for call, other in LIMITS:
        runs = [
            ours[call] / theirs[call]
            for ours, theirs in zip(seen[ASYNCIO], seen[other], strict=False)
        ]
        report.bound(
            f"{call}: {ASYNCIO} / {other}",
            statistics.median(runs) if runs else None,
            1.0,
            runs=runs,
            reason=report.skipped.get(other, ""),
        )


def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--child", default="", help="measure this one, in this process")
    parser.add_argument("--seconds", type=float, default=0.5, help="seconds of each call (0.5)")
    parser.set_defaults(runs=5)
    options = parser.parse_args()
    if options.child:
        try:
            print(json.dumps(child(options.child, options.seconds)))
        except ImportError as error:
            print(json.dumps({processes.SKIPPED: str(error)}))
        return 0
    report = harness.Report("outside_trio", options)
    parent(report, options)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
