"""What the first step of a new graph of 1,000 operations takes: tracing, compiling and running it.

Each sample is a fresh process that has imported its framework and holds the inputs before the
clock starts. lazyasync begins with an empty cache on disk, and its second process finds there what
the first has left; JAX keeps nothing on disk unless it is told to.

The last table is about a small training step that has run in one batch size, in others: the second
one, which lazyasync compiles for all sizes, and the third.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

import harness
import models
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


SHAPES = "shapes"
"""The graph of a training step in several batch sizes."""
SIZES = models.Sizes(64, 64, 64, 10)
BATCHES = (64, 64, 48, 48, 37)
NEW_SHAPE_LIMIT = 30.0
"""Milliseconds that the second batch size may take."""


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


def shape_trainer(name: str, problem: models.Problem) -> Callable[..., Any]:
    """A training step: from inputs and labels to the loss before it."""
    if name == JAX:
        jax = harness.load("jax")

        def loss_function(params: Any, inputs: Any, labels: Any) -> Any:
            logs = jax.nn.log_softmax(models.jax_logits(params, inputs))
            return -jax.numpy.mean(jax.numpy.take_along_axis(logs, labels, axis=-1))

        train, params, state = models.jax_adam(loss_function, problem.params)

        async def jax_step(*data: np.ndarray) -> float:
            nonlocal params, state
            params, state, loss = train(params, state, *map(jax.numpy.asarray, data))
            return float(loss)

        return jax_step
    la = harness.load("lazyasync")
    train, params, state = models.lazyasync_step(models.lazyasync_loss(), problem.params)
    program = la.compile(train) if name == OURS else None

    async def step(*data: np.ndarray) -> float:
        nonlocal params, state
        given = (params, state, *map(la.asarray, data))
        if program is None:
            params, state, loss = train(*given)
            await la.mark_step()
        else:
            params, state, loss = await program(*given)
        return float(await loss.item())

    return step


async def shape_seconds(name: str) -> dict[str, float]:
    """What a step takes in the first batch size, in the second and in the third."""
    problem = models.make_problem(SIZES)
    runtime: AbstractAsyncContextManager[Any] = nullcontext()
    if name != JAX:
        for module in ("llvmlite.binding", "lazyasync.backends.cpu.llvm.loop_compiler"):
            harness.load(module)  # imports do not count
        runtime = harness.lazyasync_runtime()
    seconds, losses = [], []
    async with runtime:
        step = shape_trainer(name, problem)
        for batch in BATCHES:
            begin = clock()
            losses.append(await step(problem.inputs[:batch], problem.labels[:batch, None]))
            seconds.append(clock() - begin)
    harness.check_close(name, losses[:2], models.reference_losses(problem, 2), tolerance=1e-3)
    return {"first": seconds[0], "second": seconds[2], "third": seconds[4]}


async def child(name: str, graph: str) -> dict[str, float]:
    """Measure one contender on one graph, and check what it computes."""
    if graph == SHAPES:
        return await shape_seconds(name)
    workload = workloads()[graph]
    if name == JAX:
        seconds, result = await jax_seconds(workload)
    else:
        seconds, result = await lazyasync_seconds(workload, compiled=name == OURS)
    harness.check_close(name, result, workload.expected, tolerance=1e-3)
    return {"first": seconds[0], "second": seconds[1]}


# ---- in the parent -------------------------------------------------------------------------


def visit(
    report: harness.Report,
    graph: str,
    rounds: int,
    processes_of: Mapping[str, Sequence[str]] = PROCESSES,
) -> dict[str, list[dict[str, float]]]:
    """Every contender in turn, in fresh processes with a fresh cache."""
    seen: dict[str, list[dict[str, float]]] = {}
    for _ in range(rounds):
        for name, labels in processes_of.items():
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


def show_shapes(report: harness.Report, seen: Any) -> None:
    """The table of batch sizes, and the bounds of the second one."""
    lines = []
    for name, answers in seen.items():
        times = [
            1e3 * statistics.median(answer[shape] for answer in answers)
            for shape in ("first", "second", "third")
        ]
        lines.append([name, *map(harness.number, times)])
    report.table(
        f"Training step of the perceptron {SIZES}: a batch size when it is new, ms",
        ["", f"batches of {BATCHES[0]}", f"of {BATCHES[2]}", f"of {BATCHES[4]}"],
        lines,
    )
    report.tables[-1]["samples"] = seen
    for name in (OURS, RECORDED):
        runs = [1e3 * answer["second"] for answer in seen.get(name, [])]
        report.bound(
            f"{name}: the second batch size of a small step",
            statistics.median(runs) if runs else None,
            NEW_SHAPE_LIMIT,
            unit=" ms",
            runs=runs,
            reason=report.skipped.get(name, ""),
        )


def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--child", default="", help="measure this one, in this process")
    parser.add_argument("--graph", default="chain", help="of this graph: chain, mixed or shapes")
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
    once = {name: (name,) for name in PROCESSES}
    show_shapes(report, visit(report, SHAPES, options.rounds, once))
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
