"""CPU time of a step with 1 to 1,000 simulated devices and 100 jobs, and with as many hosts.

The jobs share the devices, or own some of them each, and all do the same small steps at once. The
work is the same everywhere, so the CPU time of a step should not grow with the devices.

The hosts are those of `simulated_hosts.py`, in a process of their own, with latencies and
bandwidths. One job has a small step done on each of them, again and again; what counts is the CPU
time of this process, the controller, for a step on a host.
"""

from __future__ import annotations

import os
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import harness
import numpy as np
import trio
from simulated_hosts import KIND, allow_many_files

DEVICES = (1, 10, 100, 1000)
JOBS = 100
CONFIG = {"max_cached_computations": 8 * DEVICES[-1]}
"""Each host has programs of its own."""
HOST_STEPS = 6000
"""Steps on hosts, on all of them together."""
SHAPE = (8, 8)


def devices_of(job: int, count: int) -> list[str]:
    """The devices of a job: one of those all share, or its own part when there are enough."""
    return [f"sim:{index}" for index in range(job % count, count, JOBS)]


class Start:
    """Lets all jobs start at once, when all of them have warmed up."""

    def __init__(self) -> None:
        self.missing = JOBS
        self.all_ready = trio.Event()
        self.go = trio.Event()

    async def wait(self) -> None:
        self.missing -= 1
        if not self.missing:
            self.all_ready.set()
        await self.go.wait()


async def run_job(job: int, count: int, steps: int, start: Start) -> None:
    """Warm up on each device of the job, wait for the start, and do the steps."""
    la = harness.load("lazyasync")
    names = devices_of(job, count)
    async with la.job(f"job-{job}", devices=names):
        value = np.full(SHAPE, float(job), np.float32)
        inputs = [la.asarray(value, device=name) for name in names]

        async def step(index: int) -> object:
            result = inputs[index] * 2.0 + 1.0
            await la.mark_step(names[index], wait=True)
            return result

        for index in range(len(names)):
            result = await step(index)
            got = await result.numpy()  # type: ignore[attr-defined]
            harness.check_close("sim", got, 2 * value.astype(np.float64) + 1)
        await start.wait()
        for number in range(steps):
            await step(number % len(names))


async def measure(count: int, steps: int) -> float:
    """CPU seconds a step, with `count` devices."""
    la = harness.load("lazyasync")
    start = Start()
    async with la.open_runtime(devices={"sim": count}):
        async with trio.open_nursery() as nursery:
            for job in range(JOBS):
                nursery.start_soon(run_job, job, count, steps, start)
            await start.all_ready.wait()
            begin = time.process_time()
            start.go.set()
        elapsed = time.process_time() - begin
    return elapsed / (JOBS * steps)


@asynccontextmanager
async def simulated_hosts(count: int) -> AsyncIterator[list[str]]:
    """The names of devices, each of a host of its own in another process."""
    la = harness.load("lazyasync")
    token = secrets.token_hex(16)
    with tempfile.TemporaryDirectory() as folder:
        script = str(Path(__file__).with_name("simulated_hosts.py"))
        process = subprocess.Popen(
            [sys.executable, script, folder, str(count)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"LAZYASYNC_HOST_TOKEN": token},
        )
        assert process.stdin is not None
        assert process.stdout is not None
        with process:
            try:
                process.stdout.readline()
                hosts = {
                    f"host{number}": la.remote.Host(
                        f"unix://{folder}/{number}.sock", token, deadline=60.0
                    )
                    for number in range(count)
                }
                with la.remote.named(hosts):
                    yield [f"{name}/{KIND}:0" for name in hosts]
            finally:
                process.stdin.close()
                process.kill()


async def measure_hosts(count: int, steps: int) -> tuple[float, float]:
    """CPU seconds of this process for a step on a host, and the seconds that it took."""
    la = harness.load("lazyasync")
    async with simulated_hosts(count) as names, la.open_runtime(names, CONFIG):
        step = la.compile(lambda x: x * 0.5 + 1)
        tensors = [la.ones((16,), device=name) for name in names]

        async def run(rounds: int) -> None:
            for _ in range(rounds):
                for place, x in enumerate(tensors):
                    tensors[place] = await step(x)
            for x in tensors:
                await x

        await run(2)
        rounds = min(max(steps // count, 2), 500)
        taken = []
        for _ in range(3):
            begin, began = time.process_time(), time.perf_counter()
            await run(rounds)
            seconds = time.process_time() - begin, time.perf_counter() - began
            taken.append(tuple(each / (rounds * count) for each in seconds))
    return statistics.median(cpu for cpu, _ in taken), statistics.median(s for _, s in taken)


async def least(steps: int) -> float:
    """CPU seconds of the bare part of a step: 100 tasks that do its arithmetic and pass a turn."""
    value = np.ones(SHAPE, np.float32)

    async def job() -> None:
        for _ in range(steps):
            _ = value * 2.0 + 1.0
            await trio.lowlevel.checkpoint()

    begin = time.process_time()
    async with trio.open_nursery() as nursery:
        for _ in range(JOBS):
            nursery.start_soon(job)
    return (time.process_time() - begin) / (JOBS * steps)


async def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--steps", type=int, default=30, help="steps of each job (30)")
    parser.set_defaults(rounds=3)
    options = parser.parse_args()
    report = harness.Report("sim_scale", options)
    samples: dict[int, list[float]] = {count: [] for count in DEVICES}
    bare = [1e6 * await least(options.steps) for _ in range(options.rounds)]
    reason = ""
    try:
        harness.load("lazyasync")
        for _ in range(options.rounds):
            for count in DEVICES:
                samples[count].append(1e6 * await measure(count, options.steps))
    except ImportError as error:
        reason = str(error)
        report.skip("lazyasync", reason)
    lines = [
        [f"devices: {count}", *map(harness.number, (statistics.median(us), min(us), max(us)))]
        for count, us in samples.items()
        if us
    ]
    lines.append(["least: arithmetic, checkpoint", harness.number(statistics.median(bare)), "", ""])
    report.table("CPU time a step, us", ["", "median", "least", "most"], lines)
    report.tables[-1]["samples"] = samples
    growth = [b / a for a, b in zip(samples[1], samples[DEVICES[-1]], strict=True)]
    report.bound(
        f"CPU time a step, {DEVICES[-1]} devices / 1 device",
        statistics.median(growth) if growth else None,
        1.5,
        runs=growth,
        reason=reason,
    )
    await report_hosts(report)
    return report.finish()


async def report_hosts(report: harness.Report) -> None:
    """The table of hosts, and the bound that the time of each stays the same."""
    try:
        harness.load("lazyasync")
    except ImportError:
        return
    allow_many_files()
    found = {count: await measure_hosts(count, HOST_STEPS) for count in DEVICES}
    lines = [
        [f"hosts: {count}", harness.number(1e6 * cpu), harness.number(1 / seconds)]
        for count, (cpu, seconds) in found.items()
    ]
    report.table("A step on a simulated host", ["", "CPU time, us", "steps/s"], lines)
    few = found[10][0]
    report.bound(
        f"CPU time of the controller for a step on a host, {DEVICES[-1]} hosts / 10 hosts",
        found[DEVICES[-1]][0] / few,
        1.2,
    )


if __name__ == "__main__":
    sys.exit(trio.run(main))
