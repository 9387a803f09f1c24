"""A long run of small training steps: memory must not grow, and no tensor may be left over."""

from __future__ import annotations

import gc
import math
import sys
from typing import Any

import harness
import models
import trio
from harness import clock
from processes import resident_mebibytes

SIZES = models.Sizes(8, 8, 8, 4)
SETTLED = 10_000  # steps after which memory must have settled; fewer in a short run
CLOSURE_EVERY = 10


async def train(report: harness.Report, la: Any, steps: int) -> list[tuple[int, float]]:
    """Train, with an asynchronous closure now and then, and note (step, resident MiB)."""
    problem = models.make_problem(SIZES)
    await models.check_trainer(
        "lazyasync", models.lazyasync_trainer(problem), models.reference_losses(problem, 50)
    )
    trainer = models.lazyasync_trainer(problem)
    notes: list[tuple[int, float]] = []
    interval = max(1, min(SETTLED, steps // 20))
    closed = 0

    def closure() -> None:
        nonlocal closed
        closed += 1

    loss = math.nan
    begin = clock()
    for number in range(1, steps + 1):
        if number % CLOSURE_EVERY == 0:
            la.add_step_closure(closure, run_async=True)
        loss = await trainer()
        if number % interval == 0 or number == steps:
            gc.collect()
            notes.append((number, resident_mebibytes()))
    elapsed = clock() - begin
    await la.run_step_closures()
    print(f"  {steps / elapsed:.0f} steps/s, last loss {loss:.3g}, {closed} closures")
    if not math.isfinite(loss):
        raise harness.WrongResultError(f"the loss became {loss}")
    return notes


async def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--steps", type=int, default=200_000, help="training steps (200000)")
    options = parser.parse_args()
    report = harness.Report("soak", options)
    reason = ""
    growth = left_over = None
    try:
        la = harness.load("lazyasync")
    except ImportError as error:
        reason = str(error)
        report.skip("lazyasync", reason)
    else:
        async with la.open_runtime("cpu:0") as runtime:
            notes = await train(report, la, options.steps)
            gc.collect()
            await la.mark_step(wait=True)  # drains what finalizers left
            counts = {
                name: la.metrics.counter_value(name)
                for name in ("CreateLtcTensor", "DestroyLtcTensor")
            }
        lines = [[str(number), f"{size:.2f}"] for number, size in notes]
        report.table("Resident memory", ["after steps", "MiB"], lines)
        report.table("Counters", ["", "count"], [[n, str(c)] for n, c in counts.items()])
        print(f"  at the end: {runtime.statistics()}")
        growth = notes[-1][1] - notes[0][1]
        left_over = float(abs(counts["CreateLtcTensor"] - counts["DestroyLtcTensor"]))
    report.bound("resident memory, growth", growth, 5.0, unit=" MiB", reason=reason)
    report.bound("tensors created and not destroyed", left_over, 0.0, reason=reason)
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
