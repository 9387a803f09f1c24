"""What an endless loop costs a job that trains beside it, and how soon it ends when cancelled.

A perceptron trains alone and beside a ``while_loop`` whose condition always holds, by turns, in one
runtime with all cores. Each of these loops is cancelled, and it is timed until its device is rid of
it. Then a thousand loops are cancelled at random moments, while another job computes the same
again and again: its results are compared, and the memory of the process is looked at.
"""

from __future__ import annotations

import random
import statistics
import sys
from contextlib import suppress
from typing import Any

import harness
import models
import numpy as np
import trio
from harness import clock
from processes import allocated_mebibytes, resident_mebibytes

CANCEL_LIMIT = 20.0
"""Milliseconds from the cancellation until the device is free."""
KEPT_LIMIT = 0.45
"""What training keeps of its steps alone: 0.9 of half of the machine."""
GROWTH_LIMIT = 1.0
"""MiB by which memory may grow, after the first tenth of the cancellations."""
PROBLEMS = {str(sizes): models.make_problem(sizes) for sizes in (models.SMALL, models.MIDDLE)}
LONGEST = 0.004
"""Seconds up to which a loop runs until it is cancelled."""


def endless(la: Any, x: Any) -> Any:
    """A loop that never ends by itself."""
    return la.while_loop(lambda c: la.sum(c) > 0, lambda c: c * 1.0, x)


async def cancelled(la: Any, runtime: Any, x: Any, seconds: float) -> float:
    """Runs a loop for some seconds beside whatever else there is; seconds until it has ended."""
    device = str(x.device)
    async with la.job("endless") as job:
        found = endless(la, x)
        await la.mark_step()
        while not runtime.statistics().devices[device].looping and seconds >= LONGEST:
            await trio.sleep(0.001)
        await trio.sleep(seconds)
        begin = clock()
        job.cancel()
        await found
    with suppress(la.JobClosedError):
        await found
    while runtime.statistics().devices[device].looping:
        await trio.sleep(0.0001)
    return clock() - begin


async def steps_per_second(trainer: Any, seconds: float) -> float:
    """How often a trainer steps."""
    begin, steps = clock(), 0
    while clock() - begin < seconds:
        await trainer()
        steps += 1
    return steps / (clock() - begin)


async def measure_training(report: harness.Report, runtime: Any, seconds: float) -> None:
    """Steps alone and beside a loop, and how soon that ends."""
    la = harness.load("lazyasync")
    x = await la.put(np.ones(100, np.float32))
    lines, delays = [], []
    for title, problem in PROBLEMS.items():
        trainer = models.lazyasync_compiled_trainer(problem)
        await models.check_trainer(title, trainer, models.reference_losses(problem, 5))
        await steps_per_second(trainer, 0.3)
        await cancelled(la, runtime, x, 0.1)
        kept, rates = [], []
        for _ in range(report.options.visits):
            alone = await steps_per_second(trainer, seconds)
            async with trio.open_nursery() as nursery:
                ended: list[float] = []

                async def run(ended: list[float] = ended) -> None:
                    ended.append(await cancelled(la, runtime, x, 1.2 * seconds))

                nursery.start_soon(run)
                await trio.sleep(0.1 * seconds)
                beside = await steps_per_second(trainer, seconds)
                while not ended:  # it trains still when the loop is cancelled
                    await trainer()
            kept.append(beside / alone)
            rates.append((alone, beside))
            delays += ended
        alone, beside = [statistics.median(column) for column in zip(*rates, strict=True)]
        lines.append((title, f"{alone:.0f}", f"{beside:.0f}", f"{statistics.median(kept):.2f}"))
        label = f"perceptron {title}: steps kept beside an endless loop"
        report.bound(label, statistics.median(kept), KEPT_LIMIT, at_most=False, runs=kept)
    report.table(
        "a perceptron beside an endless loop", ("", "steps/s alone", "beside", "kept"), lines
    )
    milliseconds = [1e3 * delay for delay in delays]
    middle, most = statistics.median(milliseconds), max(milliseconds)
    report.table("until a cancelled loop has ended, ms", ("median", "most"), [_texts(middle, most)])
    report.bound("a cancelled loop ends, ms", most, CANCEL_LIMIT, unit=" ms", runs=milliseconds)


async def measure_cancellations(report: harness.Report, runtime: Any, count: int) -> None:
    """Loops that are cancelled at random moments, beside a job that computes."""
    la = harness.load("lazyasync")
    generator = random.Random(0)
    x = await la.put(np.ones(100, np.float32))
    w = await la.put(np.full((32, 32), 1 / 32, np.float32))
    step = la.compile(lambda w: la.tanh(w @ w))
    expected = await (await step(w)).numpy()
    wrong, computed, done = 0, 0, False

    async def compute() -> None:
        nonlocal wrong, computed
        while not done:
            wrong += not np.array_equal(await (await step(w)).numpy(), expected)
            computed += 1

    most = 0.0
    memory: list[tuple[float, float | None]] = []
    async with trio.open_nursery() as nursery:
        nursery.start_soon(compute)
        for number in range(count):
            if number == count // 10:
                memory.append((resident_mebibytes(), allocated_mebibytes()))
            delay = await cancelled(la, runtime, x, generator.random() * LONGEST)
            most = max(most, 1e3 * delay)
        memory.append((resident_mebibytes(), allocated_mebibytes()))
        done = True
    before, after = memory
    label = f"{count} cancellations at random moments"
    report.bound(f"{label}: the slowest", most, CANCEL_LIMIT, unit=" ms")
    report.bound(f"{label}: wrong among {computed} results", float(wrong), 0.0)
    resident = after[0] - before[0]
    report.bound(f"{label}: resident memory, growth", resident, GROWTH_LIMIT, unit=" MiB")
    allocated = None if before[1] is None or after[1] is None else after[1] - before[1]
    report.bound(
        f"{label}: allocated memory, growth",
        allocated,
        GROWTH_LIMIT,
        unit=" MiB",
        reason="the C library does not say",
    )


def _texts(*numbers: float) -> tuple[str, ...]:
    return tuple([f"{number:.2f}" for number in numbers])


async def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--seconds", type=float, default=1.0, help="of each visit (1)")
    parser.add_argument("--visits", type=int, default=5, help="alone and beside a loop (5)")
    parser.add_argument("--count", type=int, default=1000, help="random cancellations (1,000)")
    options = parser.parse_args()
    report = harness.Report("cancelled_loops", options)
    async with harness.lazyasync_runtime() as runtime:
        await measure_training(report, runtime, options.seconds)
        await measure_cancellations(report, runtime, options.count)
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
