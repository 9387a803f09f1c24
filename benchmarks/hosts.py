"""What it costs that a device is another process: a small step, copies, and the loop meanwhile.

Beside a step on a device of this process, and beside a task of Ray and of Dask where these are
installed; 64 MiB go beside the same over a plain socket of trio's, and beside copies into memory
that two processes share and out of it, with nothing else.

Run it as ``python benchmarks/hosts.py``.
"""

from __future__ import annotations

import importlib
import importlib.util
import mmap
import os
import socket
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import harness
import numpy as np
import trio

import lazyasync as la

STEPS = 400
NBYTES = 64 << 20
COPIES = 9
MANY = 10
"""Hosts of one controller."""


async def median_seconds(work: Callable[[], Awaitable[object]], count: int) -> float:
    """The median of how long something takes that is awaited."""
    for _ in range(max(count // 10, 2)):
        await work()
    taken = []
    for _ in range(count):
        started = time.perf_counter()
        await work()
        taken.append(time.perf_counter() - started)
    return statistics.median(taken)


async def steps(device: str) -> tuple[float, float]:
    """The seconds of a small step with its result on the host, and of one sent ahead of others."""
    step = la.compile(lambda x: x * 0.5 + 1)
    x = la.ones((16,), device=device)

    async def alone() -> None:
        nonlocal x
        x = await step(x)
        await x.numpy()

    async def ahead() -> None:
        nonlocal x
        for _ in range(50):
            x = await step(x)
        await x.numpy()

    return await median_seconds(alone, STEPS), await median_seconds(ahead, 20) / 50


async def controller_seconds() -> float:
    """The processor time that this process needs for a small step on each of many hosts."""
    async with la.remote.local(MANY) as hosts, la.open_runtime(hosts.devices):
        step = la.compile(lambda x: x * 0.5 + 1)
        tensors = [la.ones((16,), device=device) for device in hosts.devices]

        async def ahead() -> None:
            for _ in range(STEPS // MANY):
                for place, x in enumerate(tensors):
                    tensors[place] = await step(x)
            for x in tensors:
                await x.numpy()

        await ahead()
        taken = []
        for _ in range(COPIES):
            started = time.process_time()
            await ahead()
            taken.append(time.process_time() - started)
    return statistics.median(taken) / (STEPS // MANY * MANY)


async def copies(device: str) -> tuple[float, float]:
    """The seconds of an upload and of a download of 64 MiB."""
    array = np.ones(NBYTES // 4, np.float32)

    async def upload() -> None:
        await la.put(array, device)

    there = await la.put(array, device)
    up = await median_seconds(upload, COPIES)
    taken = []
    for place in range(COPIES):
        moved = there + place
        await moved
        started = time.perf_counter()
        await moved.numpy()
        taken.append(time.perf_counter() - started)
    return up, statistics.median(taken)


async def lag(device: str) -> float:
    """The 99th percentile of how late a task wakes up while 64 MiB go there and back."""
    late: list[float] = []

    async def look() -> None:
        while True:
            wanted = trio.current_time() + 0.002
            await trio.sleep_until(wanted)
            late.append(trio.current_time() - wanted)

    array = np.ones(NBYTES // 4, np.float32)
    async with trio.open_nursery() as nursery:
        nursery.start_soon(look)
        for place in range(COPIES):
            await ((await la.put(array, device)) + place).numpy()
        nursery.cancel_scope.cancel()
    return float(np.percentile(late, 99))


def echoes(address: str, answers: bool) -> None:
    """Another process that takes what is sent, and says that it has it, or sends as much back."""
    path = address.removeprefix("unix://")

    async def serve() -> None:
        stream = await trio.open_unix_socket(path)
        content = bytes(NBYTES)
        while True:
            left = NBYTES
            while left:
                received = await stream.receive_some(1 << 20)
                if not received:
                    return
                left -= len(received)
            await stream.send_all(content if answers else b"x")

    trio.run(serve)


async def plain(folder: str) -> float:
    """The seconds of 64 MiB over a socket of trio's, from one process to another."""
    path = os.path.join(folder, "plain.sock")
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listening.bind(path)
    listening.listen()
    child = os.fork()
    if child == 0:
        listening.close()
        os.execv(sys.executable, [sys.executable, __file__, "--echo", path])
    sock = trio.socket.from_stdlib_socket(listening.accept()[0])
    stream = trio.SocketStream(sock)
    content = np.ones(NBYTES, np.uint8).data

    async def send() -> None:
        await stream.send_all(content)
        await stream.receive_some(1)

    found = await median_seconds(send, COPIES)
    await stream.aclose()
    listening.close()
    os.waitpid(child, 0)
    return found


def shared() -> float:
    """The seconds of 64 MiB through a memfd, from one process to another: a copy in, and one out.

    Each part is copied in while the one before is copied out, and the sockets of both block.
    """
    slots, part = 4, 1 << 21
    memory = os.memfd_create("benchmark")
    os.ftruncate(memory, slots * part)
    mine, theirs = socket.socketpair()
    places = np.frombuffer(mmap.mmap(memory, slots * part), np.uint8).reshape(slots, part)
    child = os.fork()
    if child == 0:
        mine.close()
        while True:
            content = np.empty(NBYTES, np.uint8)
            for number, target in enumerate(content.reshape(-1, part)):
                if not theirs.recv(1):
                    os._exit(0)
                np.copyto(target, places[number % slots])
                theirs.send(b"x")
    theirs.close()
    source = np.ones(NBYTES, np.uint8).reshape(-1, part)
    taken = []
    for _ in range(COPIES):
        started = time.perf_counter()
        for number, one in enumerate(source):
            if number >= slots:
                mine.recv(1)
            np.copyto(places[number % slots], one)
            mine.send(b"x")
        for _ in range(slots):
            mine.recv(1)
        taken.append(time.perf_counter() - started)
    mine.close()
    os.waitpid(child, 0)
    os.close(memory)
    return statistics.median(taken)


def task_of_ray() -> float | None:
    """The seconds of a call of an actor of Ray; None where it is not installed."""
    if importlib.util.find_spec("ray") is None:
        return None
    ray: Any = importlib.import_module("ray")

    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)

    class Adds:
        def add(self, x: np.ndarray) -> np.ndarray:
            return x * 0.5 + 1

    actor, x = ray.remote(Adds).remote(), np.ones(16, np.float32)
    taken = []
    for _ in range(STEPS):
        started = time.perf_counter()
        x = ray.get(actor.add.remote(x))
        taken.append(time.perf_counter() - started)
    ray.shutdown()
    return statistics.median(taken)


def task_of_dask() -> float | None:
    """The seconds of a task of Dask; None where it is not installed."""
    if importlib.util.find_spec("distributed") is None:
        return None
    distributed: Any = importlib.import_module("distributed")
    with distributed.Client(n_workers=1, threads_per_worker=1, dashboard_address=None) as client:
        x, taken = np.ones(16, np.float32), []
        for _ in range(STEPS // 2):
            started = time.perf_counter()
            x = client.submit(lambda x: x * 0.5 + 1, x, pure=False).result()
            taken.append(time.perf_counter() - started)
    return statistics.median(taken)


async def main() -> int:
    """Prints a table."""
    report = harness.Report("hosts", harness.argument_parser(str(__doc__)).parse_args())
    lines: list[tuple[str, ...]] = []
    async with la.remote.local(1) as hosts:
        folder = os.path.dirname(hosts.hosts["host1"].address.removeprefix("unix://"))
        async with la.open_runtime([*hosts.devices, "cpu:0"]):
            here, there = [await steps(device) for device in ("cpu:0", "host1/cpu:0")]
            for place, name in enumerate(("a step and its result, ms", "a step sent ahead, ms")):
                lines.append((name, f"{here[place] * 1e3:.3f}", f"{there[place] * 1e3:.3f}"))
            gigabytes = NBYTES / 1e9
            plain_seconds = await plain(folder)
            plain_rate = f"{gigabytes / plain_seconds:.2f}"
            shared_rate = gigabytes / shared()
            lines.append(("64 MiB through shared memory alone, GB/s", f"{shared_rate:.2f}", ""))
            up, down = [gigabytes / taken for taken in await copies("host1/cpu:0")]
            lines.append(("64 MiB there, GB/s (here: a plain socket)", plain_rate, f"{up:.2f}"))
            lines.append(("64 MiB back, GB/s (here: a plain socket)", plain_rate, f"{down:.2f}"))
            late = await lag("host1/cpu:0")
            lines.append(("lag of the loop meanwhile, p99, ms", "", f"{late * 1e3:.3f}"))
    seconds = await controller_seconds()
    lines.append(
        (
            f"a step sent ahead to one of {MANY} hosts, ms of this process",
            "",
            f"{seconds * 1e3:.3f}",
        )
    )
    report.table("devices of another process", ("", "here", "host"), lines)
    report.bound("more for a step than here", (there[0] - here[0]) * 1e3, 0.35, unit=" ms")
    rate = gigabytes / plain_seconds
    report.bound("64 MiB there, of a plain socket", up / rate, 0.8, at_most=False)
    report.bound("64 MiB back, of a plain socket", down / rate, 0.8, at_most=False)
    report.bound("64 MiB there, of shared memory", up / shared_rate, 0.8, at_most=False)
    report.bound("64 MiB back, of shared memory", down / shared_rate, 0.8, at_most=False)
    report.bound("lag of the loop meanwhile, p99", late * 1e3, 1.0, unit=" ms")
    report.bound(f"a step to one of {MANY} hosts", seconds * 1e3, 0.05, unit=" ms")
    tasks: list[tuple[str, ...]] = []
    for name, measured in (("Ray", task_of_ray()), ("Dask", task_of_dask())):
        if measured is None:
            report.skip(name, "not installed")
        else:
            tasks.append((name, f"{measured * 1e3:.3f}"))
            label = f"a step and its result beside a task of {name}"
            report.bound(label, measured / there[0], 3.0, at_most=False)
    report.table("tasks of others", ("", "ms"), tasks)
    return report.finish()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--echo"]:
        echoes(sys.argv[2], answers=False)
    else:
        sys.exit(trio.run(main))
