"""What a barrier costs, beside the bare trio operations it is built from."""

from __future__ import annotations

import contextvars
import sys
from collections.abc import Awaitable, Callable
from typing import TypeVar

import harness
import numpy as np
import trio
from harness import Builder, RatioBound, Step, clock

BATCH = 200
CLOSURES = 50

MAILBOX = "bare trio: mailbox round trip"
TO_THREAD = "bare trio: to_thread of nothing"
INLINE = "lazyasync: mark_step inline"
THROUGH_THREAD = "lazyasync: mark_step, device thread"
BOUNDS = (RatioBound(INLINE, MAILBOX, 3.0), RatioBound(THROUGH_THREAD, TO_THREAD, 1.8))

Result = TypeVar("Result")
Mailbox = trio.MemorySendChannel[trio.Event]


async def serve(requests: trio.MemoryReceiveChannel[trio.Event]) -> None:
    """The other side of the bare mailbox: reply to each request."""
    async for reply in requests:
        reply.set()


def mailbox_builder(mailbox: Mailbox) -> Builder:
    """A request through a bounded memory channel, and its reply through an event."""

    async def build() -> Step:
        async def step() -> float:
            begin = clock()
            for _ in range(BATCH):
                reply = trio.Event()
                await mailbox.send(reply)
                await reply.wait()
            return (clock() - begin) / BATCH

        return step

    return build


async def checkpoint() -> Step:
    async def step() -> float:
        begin = clock()
        for _ in range(BATCH):
            await trio.lowlevel.checkpoint()
        return (clock() - begin) / BATCH

    return step


def nothing() -> None:
    """The least a thread can be asked to do."""


async def to_thread() -> Step:
    async def step() -> float:
        begin = clock()
        for _ in range(BATCH):
            await trio.to_thread.run_sync(nothing)
        return (clock() - begin) / BATCH

    return step


async def mark_step() -> Step:
    """A barrier on a graph of one small operation that is in the cache; recording is not timed."""
    la = harness.load("lazyasync")
    value = np.arange(4, dtype=np.float32)
    x = la.asarray(value)
    result = x + x
    await la.mark_step(wait=True)
    harness.check_close("mark_step", await result.numpy(), 2 * value.astype(np.float64))

    async def step() -> float:
        total = 0.0
        for _ in range(BATCH):
            result = x + x
            begin = clock()
            await la.mark_step(wait=True)
            total += clock() - begin
            del result
        return total / BATCH

    return step


async def closures() -> Step:
    """Closures through the queue: from adding the first to the end of the last, per closure."""
    la = harness.load("lazyasync")
    x = la.asarray(np.arange(4, dtype=np.float32))
    done = 0
    finished = trio.Event()

    def closure() -> None:
        nonlocal done
        done += 1
        if done == CLOSURES:
            finished.set()

    async def step() -> float:
        nonlocal done, finished
        done, finished = 0, trio.Event()
        result = x + x
        begin = clock()
        for _ in range(CLOSURES):
            la.add_step_closure(closure, run_async=True)
        await la.mark_step()
        await finished.wait()
        elapsed = clock() - begin
        del result
        return elapsed / CLOSURES

    return step


async def bare_closures() -> Step:
    """The same number of calls through a bare bounded channel to another task."""
    done = 0
    finished = trio.Event()

    def closure() -> None:
        nonlocal done
        done += 1
        if done == CLOSURES:
            finished.set()

    async def call(receive: trio.MemoryReceiveChannel[Callable[[], None]]) -> None:
        async for function in receive:
            function()

    async def step() -> float:
        nonlocal done, finished
        done, finished = 0, trio.Event()
        send, receive = trio.open_memory_channel[Callable[[], None]](2 * CLOSURES)
        async with trio.open_nursery() as nursery:
            nursery.start_soon(call, receive)
            begin = clock()
            for _ in range(CLOSURES):
                send.send_nowait(closure)
            await finished.wait()
            elapsed = clock() - begin
            send.close()
        return elapsed / CLOSURES

    return step


def run_in(context: contextvars.Context, nursery: trio.Nursery, builder: Builder) -> Builder:
    """Let a builder and its steps run in tasks of another context, so with another runtime."""

    async def call(function: Callable[[], Awaitable[Result]]) -> Result:
        results: list[Result | ImportError] = []
        done = trio.Event()

        async def task() -> None:
            try:
                results.append(await function())
            except ImportError as error:
                results.append(error)
            done.set()

        context.run(nursery.start_soon, task)
        await done.wait()
        result = results.pop()
        if isinstance(result, ImportError):
            raise result
        return result

    async def build() -> Step:
        inner = await call(builder)

        async def step() -> float:
            return await call(inner)

        return step

    return build


async def measure(report: harness.Report, nursery: trio.Nursery) -> None:
    """Both tables, with an inline runtime around one that always uses the device thread."""
    mailbox, requests = trio.open_memory_channel[trio.Event](16)
    nursery.start_soon(serve, requests)
    async with harness.lazyasync_runtime():
        inline = contextvars.copy_context()
        async with harness.lazyasync_runtime(config={"inline_microseconds": 0}):
            await report.measure(
                "Barriers",
                {
                    MAILBOX: mailbox_builder(mailbox),
                    "bare trio: checkpoint": checkpoint,
                    TO_THREAD: to_thread,
                    INLINE: run_in(inline, nursery, mark_step),
                    THROUGH_THREAD: mark_step,
                },
                bounds=BOUNDS,
                unit="us",
            )
        rows = await report.measure(
            "Closures through the queue, per closure",
            {"lazyasync": closures, "bare trio: memory channel": bare_closures},
            unit="us",
        )
    for name, row in rows.items():
        print(f"  {name}: {1 / row.median:,.0f} closures/s")


async def main() -> int:
    options = harness.argument_parser(str(__doc__)).parse_args()
    report = harness.Report("barrier", options)
    async with trio.open_nursery() as nursery:
        await measure(report, nursery)
        nursery.cancel_scope.cancel()
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
