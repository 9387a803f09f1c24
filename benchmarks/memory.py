"""The memory that training the large perceptron takes, above what importing the framework takes.

Each framework trains in fresh processes, which read their peak of resident memory: from the import
to the last step, so with compiling, and in the steps alone, above the same. NumPy's arrays of data
and initial parameters are let go of by whoever does not need them.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Callable
from typing import Any

import harness
import models
import processes
import trio

OURS = "lazyasync, la.compile"
JAX = "JAX jit"
IMPORTS = {
    OURS: ("lazyasync", "llvmlite.binding"),
    "lazyasync": ("lazyasync", "llvmlite.binding"),
    JAX: ("jax", "jax.numpy"),
    "PyTorch eager": ("torch",),
    "NumPy by hand": (),
}
"""What each framework imports before the first measurement."""
TRAINERS: dict[str, Callable[[Any], Any]] = {
    OURS: models.lazyasync_compiled_trainer,
    "lazyasync": models.lazyasync_trainer,
    JAX: models.jax_trainer,
    "PyTorch eager": models.torch_trainer,
    "NumPy by hand": models.numpy_trainer,
}
FIRST_STEPS, STEPS = 3, 5
"""Steps in which things are compiled and settle, and those after them."""


async def child(name: str) -> dict[str, float]:
    """Train, and give the mebibytes after importing, and the two peaks above them."""
    for module in IMPORTS[name]:
        harness.load(module)
    async with harness.lazyasync_runtime() if "lazyasync" in name else trio.open_nursery():
        imported = processes.resident_mebibytes()
        problem = models.make_problem(models.LARGE)
        processes.forget_peak()  # the random numbers are drawn in float64
        trainer = TRAINERS[name](problem)
        del problem
        for _ in range(FIRST_STEPS):
            await step(trainer)
        peak = processes.peak_mebibytes()
        processes.forget_peak()
        for _ in range(STEPS):
            await step(trainer)
        steady = processes.peak_mebibytes()
    return {"imported": imported, "all": max(peak, steady) - imported, "steps": steady - imported}


async def step(trainer: Any) -> None:
    """One step of a trainer of either kind."""
    loss = trainer()
    if not isinstance(loss, float):
        await loss


def parameter_mebibytes() -> float:
    """The parameters of the perceptron."""
    sizes = models.LARGE
    count = sizes.inputs * sizes.hidden + sizes.hidden * (sizes.hidden + sizes.outputs)
    return 4 * count / 2**20


def parent(report: harness.Report, rounds: int) -> None:
    """Ask the children in turn, and judge."""
    seen: dict[str, list[dict[str, float]]] = {name: [] for name in TRAINERS}
    for _ in range(rounds):
        for name in [name for name in seen if name not in report.skipped]:
            try:
                seen[name].append(processes.ask_child(__file__, name))
            except ImportError as error:
                report.skip(name, str(error))
    lines = [
        [name, *(f"{statistics.median(a[key] for a in answers):.0f}" for key in answers[0])]
        for name, answers in seen.items()
        if answers
    ]
    least = f"{3 * parameter_mebibytes():.0f}"
    lines.append(["least: parameters and two moments", "", least, least])
    report.table(
        f"Perceptron {models.LARGE}, peak of resident memory, MiB",
        ["", "after import", "above it", "above it, steps alone"],
        lines,
    )
    report.tables[-1]["samples"] = seen
    pairs = zip(seen[OURS], seen[JAX], strict=False)
    ratios = [ours["all"] / theirs["all"] for ours, theirs in pairs]
    report.bound(
        f"peak memory: {OURS} / {JAX}",
        statistics.median(ratios) if ratios else None,
        1.0,
        runs=ratios,
        reason="; ".join(f"{n}: {report.skipped[n]}" for n in (OURS, JAX) if n in report.skipped),
    )


def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--child", default="", help="measure this one, in this process")
    parser.set_defaults(rounds=3)
    options = parser.parse_args()
    if options.child:
        try:
            print(json.dumps(trio.run(child, options.child)))
        except ImportError as error:
            print(json.dumps({processes.SKIPPED: str(error)}))
        return 0
    report = harness.Report("memory", options)
    parent(report, options.rounds)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
