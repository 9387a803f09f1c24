"""CPU time of a step with 1 to 1,000 simulated devices and 100 jobs.

The jobs share the devices, or own some of them each, and all do the same small steps at once. The
work is the same everywhere, so the CPU time of a step should not grow with the devices.
"""

from __future__ import annotations

import statistics
import sys
import time

import harness
import numpy as np
import trio

DEVICES = (1, 10, 100, 1000)
JOBS = 100
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
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
