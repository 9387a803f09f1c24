"""What the first step of a new graph of 1,000 operations takes: tracing, compiling and running it.

Each sample is a fresh process that has imported its framework and holds the inputs before the
clock starts. lazyasync begins with an empty cache on disk, and its second process finds there what
the first has left; JAX keeps nothing on disk unless it is told to.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import harness
import numpy as np
import processes
import trio
from harness import clock
from record import OPERATIONS, chain, chain_data

OURS = "lazyasync, la.compile"
RECORDED = "lazyasync, recorded"
JAX = "JAX jit"
SECOND = ", second process"
PROCESSES = {OURS: (OURS, OURS + SECOND), RECORDED: (RECORDED, RECORDED + SECOND), JAX: (JAX,)}
"""The rows of each contender: one process after the other, with the same cache."""


@dataclass(frozen=True)
class Workload:
    """One function of (names, arrays...), its inputs, and what it gives in float64."""

    title: str
    function: Callable[..., Any]
    arrays: tuple[np.ndarray, ...]

    @property
    def expected(self) -> np.ndarray:
        """The result in float64."""
        result: np.ndarray = self.function(np, *(a.astype(np.float64) for a in self.arrays))
        return result


def mixed(xp: Any, x: Any, weight: Any, row: Any, column: Any) -> Any:
    """Products, broadcasts, softmaxes, layer norms, reductions: 45 times 22 operations."""
    for number in range(45):
        y = xp.tanh(x @ weight + row)
        exponentials = xp.exp(y - xp.max(y, axis=-1, keepdims=True))
        shares = exponentials / xp.sum(exponentials, axis=-1, keepdims=True)
        y = xp.where(y > 0, y, shares * (number + 1)) + column
        centered = y - xp.mean(y, axis=-1, keepdims=True)
        variance = xp.mean(centered * centered, axis=-1, keepdims=True)
        x = centered / xp.sqrt(variance + 1e-5) + xp.sum(x, axis=0) / 64
    return x


def workloads() -> dict[str, Workload]:
    """By their short names."""
    data = chain_data()
    generator = np.random.default_rng(2)
    x, weight = (generator.standard_normal((2, 64, 64)) / 8).astype(np.float32)
    row, column = (generator.standard_normal(shape).astype(np.float32) for shape in (64, (64, 1)))
    return {
        "chain": Workload(
            f"{OPERATIONS} operations, x * b + a on 64x64",
            lambda xp, *given: chain(*given),
            (data.start, data.addend, data.factor),
        ),
        "mixed": Workload("990 operations of many kinds on 64x64", mixed, (x, weight, row, column)),
    }


# ---- in the child --------------------------------------------------------------------------


async def lazyasync_seconds(workload: Workload, compiled: bool) -> tuple[list[float], Any]:
    """The first step and the second one of lazyasync, and the result."""
    la = harness.load("lazyasync")
    for module in ("llvmlite.binding", "lazyasync.backends.cpu.llvm.loop_compiler"):
        harness.load(module)  # imported when something is compiled, but imports do not count
    async with harness.lazyasync_runtime():
        tensors = [await la.put(array) for array in workload.arrays]

        def function(*given: Any) -> Any:
            return workload.function(la, *given)

        program = la.compile(function) if compiled else None

        async def step() -> Any:
            result = function(*tensors) if program is None else await program(*tensors)
            await result
            return result

        seconds = []
        for _ in range(2):
            begin = clock()
            result = await step()
            seconds.append(clock() - begin)
        return seconds, await result.numpy()


async def jax_seconds(workload: Workload) -> tuple[list[float], Any]:
    """The first step and the second one of JAX, and the result."""
    jax = harness.load("jax")
    values = [jax.numpy.asarray(array) for array in workload.arrays]
    compiled = jax.jit(lambda *given: workload.function(jax.numpy, *given))
    seconds = []
    for _ in range(2):
        begin = clock()
        result = compiled(*values).block_until_ready()
        seconds.append(clock() - begin)
    return seconds, np.asarray(result)


async def child(name: str, graph: str) -> dict[str, float]:
    """Measure one contender on one graph, and check what it computes."""
    workload = workloads()[graph]
    if name == JAX:
        seconds, result = await jax_seconds(workload)
    else:
        seconds, result = await lazyasync_seconds(workload, compiled=name == OURS)
    harness.check_close(name, result, workload.expected, tolerance=1e-3)
    return {"first": seconds[0], "second": seconds[1]}


# ---- in the parent -------------------------------------------------------------------------


def visit(report: harness.Report, graph: str, rounds: int) -> dict[str, list[dict[str, float]]]:
    """Every contender in turn, in fresh processes with a fresh cache."""
    seen: dict[str, list[dict[str, float]]] = {}
    for _ in range(rounds):
        for name, labels in PROCESSES.items():
            if name in report.skipped:
                continue
            with tempfile.TemporaryDirectory() as directory:
                cache = {"LAZYASYNC_COMPILE_CACHE_DIRECTORY": directory}
                try:
                    for label in labels:
                        answer = processes.ask_child(
                            __file__, name, "--graph", graph, environment=cache
                        )
                        seen.setdefault(label, []).append(answer)
                except ImportError as error:
                    report.skip(name, str(error))
    return seen


def show(report: harness.Report, workload: Workload, seen: Any) -> None:
    """The table of one graph."""
    lines = []
    for name, answers in seen.items():
        first = [1e3 * answer["first"] for answer in answers]
        later = statistics.median(1e3 * answer["second"] for answer in answers)
        cells = (statistics.median(first), min(first), max(first), later)
        lines.append([name, *(harness.number(cell) for cell in cells)])
    headers = ["", "first step, ms", "least", "most", "second step, ms"]
    report.table(f"{workload.title}: the first step", headers, lines)
    report.tables[-1]["samples"] = seen


def judge(report: harness.Report, graph: str, seen: Any) -> None:
    """The bounds, of JAX's time without a cache in the same round."""
    for name, limit in ((OURS, 1.0), (OURS + SECOND, 0.2)):
        pairs = zip(seen.get(name, []), seen.get(JAX, []), strict=False)
        ratios = [ours["first"] / theirs["first"] for ours, theirs in pairs]
        report.bound(
            f"{graph}: {name} / {JAX}",
            statistics.median(ratios) if ratios else None,
            limit,
            runs=ratios,
            reason="; ".join(f"{n}: {why}" for n, why in report.skipped.items()),
        )


def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--child", default="", help="measure this one, in this process")
    parser.add_argument("--graph", default="chain", help="of this graph: chain or mixed")
    parser.set_defaults(rounds=5)
    options = parser.parse_args()
    if options.child:
        try:
            print(json.dumps(trio.run(child, options.child, options.graph)))
        except ImportError as error:
            print(json.dumps({processes.SKIPPED: str(error)}))
        return 0
    report = harness.Report("compile_time", options)
    for graph, workload in workloads().items():
        seen = visit(report, graph, options.rounds)
        show(report, workload, seen)
        if graph == "chain":
            judge(report, graph, seen)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
