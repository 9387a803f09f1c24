"""How much slower a perceptron trains while other processes keep all cores busy.

Each contender has a process of its own, in its default configuration: as many threads as there are
cores, but for NumPy with a single BLAS thread. It trains alone first, and then beside one process
per core that never rests. With the cores shared fairly, who computes with one thread keeps more
than half of its speed. Threads that wait for each other in short turns can lose much more: each
wait then lasts until the one waited for has a core again.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

import harness
import models
import processes
import trio
from harness import clock

Trainer: TypeAlias = models.Trainer | models.AsyncTrainer

OURS, SINGLE = "lazyasync, la.compile", "NumPy, one BLAS thread"
CONTENDERS: dict[
    str, tuple[str, Callable[[models.Problem], models.Trainer | models.AsyncTrainer]]
] = {
    OURS: ("", models.lazyasync_compiled_trainer),
    "lazyasync": ("", models.lazyasync_trainer),
    SINGLE: ("1", models.numpy_trainer),
    "NumPy, BLAS's own threads": ("", models.numpy_trainer),
    "PyTorch eager": ("", models.torch_trainer),
    "JAX jit": ("", models.jax_trainer),
}
"""With how many threads, where it is not the default, and what trains."""
PROBLEMS = {str(sizes): sizes for sizes in (models.SMALL, models.MIDDLE)}
TWICE = 2.0
"""What we may lose, in units of what a single thread loses."""
BURN = "while True: pass"


@contextmanager
def busy_cores() -> Iterator[None]:
    """A process per core that never rests."""
    cores = len(os.sched_getaffinity(0))
    burners = [subprocess.Popen([sys.executable, "-c", BURN]) for _ in range(cores)]
    try:
        yield
    finally:
        for burner in burners:
            burner.kill()
            burner.wait()


async def rate(trainer: Trainer, seconds: float) -> float:
    """Steps a second."""
    begin, steps = clock(), 0
    while clock() - begin < seconds:
        loss = trainer()
        if not isinstance(loss, float):
            await loss
        steps += 1
    return steps / (clock() - begin)


async def child(name: str, problem: models.Problem, seconds: float) -> dict[str, float]:
    """Steps a second alone, and beside busy processes."""
    expected = models.reference_losses(problem, 5)
    if name.startswith("lazyasync"):
        la = harness.load("lazyasync")
        async with la.open_runtime("cpu:0"):
            return await both(name, problem, expected, seconds)
    return await both(name, problem, expected, seconds)


async def both(
    name: str, problem: models.Problem, expected: list[float], seconds: float
) -> dict[str, float]:
    """The same, where a runtime is open if one is needed."""
    trainer = CONTENDERS[name][1](problem)
    await models.check_trainer(name, trainer, expected)
    await rate(trainer, 0.3)
    alone = await rate(trainer, seconds)
    with busy_cores():
        await trio.sleep(0.2)
        beside = await rate(trainer, seconds)
    return {"alone": alone, "beside": beside}


def parent(report: harness.Report, options: argparse.Namespace) -> None:
    """Ask the children in turn, and judge."""
    for title in PROBLEMS:
        seen: dict[str, list[dict[str, float]]] = {name: [] for name in CONTENDERS}
        for _ in range(options.runs):
            for name in [name for name in seen if name not in report.skipped]:
                threads = CONTENDERS[name][0]
                environment = {"BENCH_THREADS": threads} if threads else {}
                arguments = (name, "--sizes", title, "--seconds", str(options.seconds))
                try:
                    answer = processes.ask_child(__file__, *arguments, environment=environment)
                except ImportError as error:
                    report.skip(name, str(error))
                    continue
                seen[name].append(answer)
        lines = []
        for name, answers in seen.items():
            if answers:
                kept = statistics.median(a["beside"] / a["alone"] for a in answers)
                rates = [statistics.median(a[key] for a in answers) for key in ("alone", "beside")]
                lines.append([name, *map(harness.number, rates), f"{kept:.2f}"])
        report.table(
            f"Perceptron {title}, steps/s", ["", "alone", "beside busy cores", "kept"], lines
        )
        report.tables[-1]["samples"] = seen
        for name in ("lazyasync", OURS):
            pairs = zip(seen[name], seen[SINGLE], strict=False)
            losses = [lost(own) / lost(single) for own, single in pairs]
            report.bound(
                f"{title}: what {name} loses / what one thread loses",
                statistics.median(losses) if losses else None,
                TWICE,
                runs=losses,
                reason=report.skipped.get(name, ""),
            )


def lost(answer: dict[str, float]) -> float:
    """The part of its steps a second that somebody loses."""
    return 1 - answer["beside"] / answer["alone"]


def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--child", default="", help="measure this one, in this process")
    parser.add_argument("--sizes", choices=PROBLEMS, default=str(models.MIDDLE))
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds of each visit (2)")
    parser.set_defaults(runs=5)
    options = parser.parse_args()
    if options.child:
        problem = models.make_problem(PROBLEMS[options.sizes])
        try:
            print(json.dumps(trio.run(child, options.child, problem, options.seconds)))
        except ImportError as error:
            print(json.dumps({processes.SKIPPED: str(error)}))
        return 0
    report = harness.Report("busy_machine", options)
    parent(report, options)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
