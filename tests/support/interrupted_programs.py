"""Programs that are interrupted at random moments, and what becomes of them."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]

WORK = """
import asyncio, signal, sys, threading, time
import numpy as np
import trio
import lazyasync as la

la.ones  # loaded
def told(*words):
    sys.stdout.write(" ".join(map(str, words)) + "\\n")
    sys.stdout.flush()

@la.compile
def compiled(w):
    return la.tanh(w @ w) * 0.5
"""

TRIO = """
def plain(value):
    float(value)

async def slow(value):
    await trio.sleep(0.002)
    float(value)

async def source():
    async with trio.open_nursery() as nursery:
        nursery.start_soon(trio.sleep_forever)
        while True:
            yield np.ones((8, 8), "float32")

async def train(name):
    async with la.job(name):
        w = la.ones((32, 32)) * 0.01
        async with la.prefetch(source()) as batches:
            async for batch in batches:
                w = await compiled(w)
                w = la.tanh(w @ w) + batch.sum()
                la.add_step_closure(plain, (w.sum(),))
                la.add_step_closure(slow, (w.sum(),), run_async=True)
                await la.mark_step()
                await w.sum().item()

async def main():
    async with la.open_runtime("cpu:0", CONFIG):
        async with trio.open_nursery() as nursery:
            nursery.start_soon(train, "a")
            nursery.start_soon(train, "b")
            told("begun")
            await train("c")
"""

ASYNCIO = """
def plain(value):
    float(value)

async def slow(value):
    await asyncio.sleep(0.002)
    float(value)

async def source():
    while True:
        yield np.ones((8, 8), "float32")

async def train(name):
    async with la.job(name):
        w = la.ones((32, 32)) * 0.01
        async with la.prefetch(source()) as batches:
            async for batch in batches:
                w = await compiled(w)
                w = la.tanh(w @ w) + batch.sum()
                la.add_step_closure(plain, (w.sum(),))
                la.add_step_closure(slow, (w.sum(),), run_async=True)
                await la.mark_step()
                await w.sum().item()

async def main():
    async with la.open_runtime("cpu:0", CONFIG):
        async with asyncio.TaskGroup() as group:
            group.create_task(train("a"))
            group.create_task(train("b"))
            told("begun")
            await train("c")
"""

BLOCKING = """
def plain(value):
    float(value)

def train(name):
    with la.job(name):
        w = la.ones((32, 32)) * 0.01
        with la.prefetch(np.ones((8, 8), "float32") for _ in range(10**9)) as batches:
            for batch in batches:
                w = compiled(w)
                w = la.tanh(w @ w) + batch.sum()
                la.add_step_closure(plain, (w.sum(),))
                la.add_step_closure(plain, (w.sum(),), run_async=True)
                la.mark_step()
                float(w.sum())

def others(name):
    try:
        train(name)
    except la.LazyAsyncError:
        pass  # the block has ended
"""

PROGRAMS = {
    "trio": WORK + TRIO + "trio.run(main)\n",
    "trio, SIGTERM": WORK
    + TRIO
    + """
async def terminated():
    with trio.open_signal_receiver(signal.SIGTERM) as signals:
        async with trio.open_nursery() as nursery:
            nursery.start_soon(main)
            async for _ in signals:
                nursery.cancel_scope.cancel()
                return

trio.run(terminated)
""",
    "asyncio": WORK + ASYNCIO + "asyncio.run(main())\n",
    "asyncio, SIGTERM": WORK
    + ASYNCIO
    + """
async def terminated():
    task = asyncio.current_task()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await main()

asyncio.run(terminated())
""",
    "asyncio, its own loop": WORK
    + ASYNCIO
    + """
loop = asyncio.new_event_loop()
task = loop.create_task(main())
try:
    loop.run_until_complete(task)
except KeyboardInterrupt:
    if not task.done():
        task.cancel()
        try:
            loop.run_until_complete(task)
        except asyncio.CancelledError:
            pass
    raise
""",
    "blocking": WORK
    + BLOCKING
    + """
with la.blocking("cpu:0", CONFIG):
    for name in "ab":
        threading.Thread(target=others, args=(name,), daemon=True).start()
    told("begun")
    train("c")
""",
    "blocking, SIGTERM": WORK
    + BLOCKING
    + """
signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
with la.blocking("cpu:0", CONFIG):
    threading.Thread(target=others, args=("a",), daemon=True).start()
    told("begun")
    train("c")
""",
    "cells": WORK
    + BLOCKING
    + """
runtime = la.blocking("cpu:0", CONFIG).open()
told("begun")
try:
    train("c")
except KeyboardInterrupt:
    pass
while True:
    try:
        assert float(la.ones((3,)).sum()) == 3.0
        runtime.close()
        break
    except KeyboardInterrupt:
        pass
""",
    "cells, left open": WORK
    + BLOCKING
    + """
runtime = la.blocking("cpu:0", CONFIG).open()
told("begun")
try:
    train("c")
except KeyboardInterrupt:
    pass
""",
}


class Interrupted(NamedTuple):
    """What has become of a program."""

    seconds: float | None
    """From the last signal to its end; None if it had to be killed."""
    status: int
    errors: str


def interrupt(name: str, seed: int, limit: float) -> Interrupted:
    """Runs a program, sends it signals at random moments, and waits for its end."""
    chance = random.Random(f"{name} {seed}")
    count = 1 if "SIGTERM" not in name and chance.random() < 0.2 else chance.randint(1, 3)
    gaps = [chance.choice((0.0, 0.001, 0.005, 0.02, 0.1)) * chance.random() for _ in range(count)]
    inline = chance.choice((0, 100))
    kind = signal.SIGTERM if "SIGTERM" in name else signal.SIGINT
    settings = f"CONFIG = {{'inline_microseconds': {inline}, 'shutdown_timeout': 5}}\n"
    source = settings + PROGRAMS[name]
    with tempfile.TemporaryDirectory() as directory:
        process = subprocess.Popen(
            [sys.executable, "-X", "faulthandler", "-c", source],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=directory,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        try:
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(chance.random() * 0.3)
            for gap in gaps:
                time.sleep(gap)
                process.send_signal(kind)
            begun = time.perf_counter()
            try:
                _, errors = process.communicate(timeout=limit)
                seconds: float | None = time.perf_counter() - begun
            except subprocess.TimeoutExpired:
                seconds = None
                process.send_signal(signal.SIGABRT)
                _, errors = process.communicate()
        finally:
            process.kill()
            process.wait()
    return Interrupted(seconds, process.returncode, errors)


COMPLAINTS = (
    "Exception ignored",
    "TrioInternalError",
    "Fatal",
    "never awaited",
    "abandoned",
    "never retrieved",
    "was destroyed",
)

OF_THE_RUNNER = "RuntimeWarning: coroutine 'BaseEventLoop."
"""What any program of asyncio says if it is interrupted as the runner closes its loop: between the
call of a coroutine function of the loop's own and its first step."""


def complaint(name: str, seed: int, limit: float = 30.0) -> str | None:
    """What is wrong with how an interrupted program has ended."""
    found = interrupt(name, seed, limit)
    if found.seconds is None:
        return f"{name}, seed {seed}: it hangs\n{found.errors}"
    lines = [line for line in found.errors.splitlines() if OF_THE_RUNNER not in line]
    if any(words in line for words in COMPLAINTS for line in lines):
        return f"{name}, seed {seed}: {found.errors}"
    return None


if __name__ == "__main__":
    names = [name for name in PROGRAMS if sys.argv[1] in ("all", name)]
    slow = 0.0
    for number in range(int(sys.argv[2]), int(sys.argv[3])):
        for each in names:
            before = time.perf_counter()
            said = complaint(each, number)
            if said is not None:
                print(said, flush=True)
                print("=" * 80, flush=True)
    print("done")
