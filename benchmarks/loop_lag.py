"""How late a task that sleeps 1 ms wakes up while a perceptron trains, and while steps compile.

The lateness is what passes from the wished moment to the moment the task runs. Every run visits
all rows in turn; bounds are judged by the median of the runs. Everybody computes with as many
threads as there are cores, none of which is left to the loop, unless ``BENCH_THREADS`` says
otherwise. In the rows about compiling, each step is a graph that nobody has seen before, nothing is
found on disk, and only those sleeps count that overlap the time from its barrier to its result. In
the one about loops these are recurrent cells, while a loop of a million iterations runs again and
again; with ``--loops`` only that is measured, and saved beside what has been saved of the others.
The longest stalls of all, while very much is recorded or compiled, are in a table of their own; see
`stalls`.
"""

from __future__ import annotations

import argparse
import gc
import itertools
import statistics
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import asdict, astuple, dataclass
from typing import Any

import harness
import models
import numpy as np
import stalls
import trio
from harness import clock, quantile
from models import Problem

PERIOD = 0.001
COMPILED = "lazyasync, la.compile"
JAX_THREAD = "JAX jit in a thread"
PEERS = (JAX_THREAD, "PyTorch in a thread", "torch.compile in a thread", "NumPy in a thread")
"""Those whose steps a second count, each with all cores."""
ALONE = ", no ticker"
COMPILING = "lazyasync, every step a new graph"
COMPILING_LIMIT = 2.0
"""Milliseconds that the lateness may have in 99 of 100 sleeps while something compiles."""
LOOPS = "lazyasync, every step a new loop, beside a loop that runs"
PAUSE = 0.005
"""Seconds between the user's own Python, as recording a new graph, and a window."""

TrainStep = Callable[[], Awaitable[object]]


@dataclass(frozen=True)
class Observation:
    """One visit to one row: steps a second, and quantiles of the lateness in milliseconds.

    The quantiles are zero where there was no ticker.
    """

    rate: float
    p50: float
    p99: float
    most: float


async def tick(lags: list[float]) -> None:
    """The ticker: sleep, and note how late the waking is."""
    while True:
        begin = clock()
        await trio.sleep(PERIOD)
        lags.append(clock() - begin - PERIOD)


class Windows:
    """The stretches of time in which something compiles, as they come."""

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0
        self._opened: float | None = None
        self._closed = 0.0

    def open(self) -> None:
        """One begins."""
        self._opened = clock()

    def close(self) -> None:
        """It ends."""
        assert self._opened is not None
        self._closed = clock()
        self.seconds += self._closed - self._opened
        self._opened = None
        self.count += 1

    def overlap(self, begin: float) -> bool:
        """Whether one of them overlaps the time from ``begin`` till now, if it is not long."""
        return self._opened is not None or begin < self._closed


async def tick_within(windows: Windows, lags: list[float]) -> None:
    """The ticker, which notes only what falls into the windows."""
    while True:
        begin = clock()
        await trio.sleep(PERIOD)
        lag = clock() - begin - PERIOD
        if windows.overlap(begin):
            lags.append(lag)


async def new_graph(windows: Windows, width: int) -> None:
    """Record a training step of a perceptron of this width; compile and run it in a window."""
    la = harness.load("lazyasync")
    problem = models.make_problem(models.Sizes(64, 64, width, 10))
    data = (problem.inputs, problem.labels[:, None])
    loss = models.lazyasync_recorder(models.lazyasync_loss(), problem.params, *data)()
    await trio.sleep(PAUSE)
    windows.open()
    await la.mark_step(wait=True)
    windows.close()
    await trio.sleep(PAUSE)
    expected = models.reference_losses(problem, 1)
    harness.check_close(COMPILING, [await loss.item()], expected, tolerance=1e-3)


async def new_loop(windows: Windows, width: int) -> None:
    """Record a recurrent cell of this width over 50 items; compile and run it in a window."""
    la = harness.load("lazyasync")
    generator = np.random.default_rng(width)
    xs = generator.standard_normal((50, 8, width)).astype("float32")
    w = (generator.standard_normal((width, width)) * 0.5 * width**-0.5).astype("float32")

    def cell(h: Any, x: Any) -> tuple[Any, None]:
        return la.tanh(x + h @ w), None

    state = la.scan(cell, np.zeros((8, width), np.float32), xs)[0]
    await trio.sleep(PAUSE)
    windows.open()
    await la.mark_step(wait=True)
    windows.close()
    await trio.sleep(PAUSE)
    expected = np.zeros((8, width))
    for x in xs:
        expected = np.tanh(x + expected @ w)
    harness.check_close(LOOPS, await state.numpy(), expected, tolerance=1e-3)


async def run_loops() -> None:
    """Has a loop of a million iterations run, again and again."""
    la = harness.load("lazyasync")
    step = la.compile(lambda x: la.fori_loop(0, 1_000_000, lambda _, c: 3.6 * c * (1 - c), x))
    x = await la.put(np.float32(0.3))
    while True:
        await (await step(x))


async def observe_compiling(
    new: Callable[[Windows, int], Awaitable[object]],
    widths: Iterator[int],
    seconds: float,
    beside: Callable[[], Awaitable[object]] | None = None,
) -> Observation:
    """The lateness while new graphs compile, and their number in a second of compiling."""
    windows = Windows()
    lags: list[float] = []
    await new(Windows(), next(widths))  # what is imported for it
    async with trio.open_nursery() as nursery:
        nursery.start_soon(tick_within, windows, lags)
        if beside is not None:
            nursery.start_soon(beside)
        while windows.seconds < seconds:
            await new(windows, next(widths))
        nursery.cancel_scope.cancel()
    return observation(windows.count / windows.seconds, lags)


def observation(rate: float, lags: list[float]) -> Observation:
    """The quantiles of latenesses in seconds."""
    lags = [1e3 * lag for lag in lags] or [0.0]
    return Observation(rate, quantile(lags, 0.5), quantile(lags, 0.99), max(lags))


async def observe(train: TrainStep | None, seconds: float, ticker: bool) -> Observation:
    """Train for some seconds, or do nothing for as long, beside a ticker or without."""
    lags: list[float] = []
    steps = 0
    async with trio.open_nursery() as nursery:
        if ticker:
            nursery.start_soon(tick, lags)
        begin = clock()
        if train is None:
            await trio.sleep(seconds)
        else:
            while clock() - begin < seconds:
                await train()
                steps += 1
        elapsed = clock() - begin
        nursery.cancel_scope.cancel()
    return observation(steps / elapsed, lags)


def in_loop(train: Callable[[], object]) -> TrainStep:
    """The step called in the event loop, with a checkpoint after it."""

    async def step() -> None:
        train()
        await trio.lowlevel.checkpoint()

    return step


def in_thread(train: Callable[[], object]) -> TrainStep:
    """The step called through `trio.to_thread`."""

    async def step() -> None:
        await trio.to_thread.run_sync(train)

    return step


async def make_rows(report: harness.Report, problem: Problem) -> dict[str, TrainStep | None]:
    """All rows whose framework is installed, checked against float64."""
    expected = models.reference_losses(problem, 5)
    rows: dict[str, TrainStep | None] = {"nothing running": None}
    makers: dict[str, tuple[Callable[[Problem], Any], Callable[[Any], TrainStep] | None]] = {
        COMPILED: (models.lazyasync_compiled_trainer, None),
        "lazyasync": (models.lazyasync_trainer, None),
        "NumPy in the loop": (models.numpy_trainer, in_loop),
        "NumPy in a thread": (models.numpy_trainer, in_thread),
        "JAX jit in the loop": (models.jax_trainer, in_loop),
        JAX_THREAD: (models.jax_trainer, in_thread),
        "PyTorch in a thread": (models.torch_trainer, in_thread),
        "torch.compile in a thread": (models.torch_compile_trainer, in_thread),
    }
    for name, (make, wrap) in makers.items():
        try:
            trainer = make(problem)
        except ImportError as error:
            report.skip(name, str(error))
            continue
        await models.check_trainer(name, trainer, expected)
        rows[name] = wrap(trainer) if wrap else trainer
        if name in (COMPILED, JAX_THREAD):
            rows[name + ALONE] = rows[name]
    return rows


async def collect(
    rows: dict[str, TrainStep | None], options: argparse.Namespace
) -> dict[str, list[Observation]]:
    """Visit the rows in turn, in every second run backwards, and compile after each run."""
    seen: dict[str, list[Observation]] = {name: [] for name in rows}
    widths = itertools.count(33)
    for run in range(options.runs):
        names = list(rows)
        for name in names[::-1] if run % 2 else names:
            await trio.sleep(harness.SETTLING)
            ticker = not name.endswith(ALONE)
            with harness.own_blas_threads(name):
                seen[name].append(await observe(rows[name], options.seconds, ticker))
        if COMPILED in rows:
            await trio.sleep(harness.SETTLING)
            compiling = await observe_compiling(new_graph, widths, options.seconds)
            seen.setdefault(COMPILING, []).append(compiling)
    return seen


async def measure_loops(report: harness.Report, options: argparse.Namespace) -> None:
    """The lateness while loops compile and run, and its bound."""
    widths = itertools.count(33)
    seen = []
    for _ in range(options.runs):
        await trio.sleep(harness.SETTLING)
        seen.append(await observe_compiling(new_loop, widths, options.seconds, run_loops))
    found = [statistics.median(values) for values in zip(*map(astuple, seen), strict=True)]
    found[-1] = max([one.most for one in seen])
    line = [LOOPS, *map(harness.number, found)]
    headers = ["", "steps/s", "p50", "p99", "most"]
    report.table("Lag of the loop while loops compile and run, ms", headers, [line])
    lags = [one.p99 for one in seen]
    label = f"{LOOPS}: p99 of the lag"
    report.bound(label, statistics.median(lags), COMPILING_LIMIT, unit=" ms", runs=lags)


def print_rows(report: harness.Report, seen: dict[str, list[Observation]]) -> None:
    """One line a row: medians over the runs, and the largest lateness of all."""
    lines = []
    for name, observations in seen.items():
        rate = statistics.median(o.rate for o in observations)
        cells = [harness.number(rate) if rate else ""]
        if name.endswith(ALONE):
            cells += ["", "", ""]
        else:
            p50 = statistics.median(o.p50 for o in observations)
            p99 = statistics.median(o.p99 for o in observations)
            cells += [harness.number(v) for v in (p50, p99, max(o.most for o in observations))]
        lines.append([name, *cells])
    report.table(
        f"Lag of the loop while the perceptron {models.MIDDLE} trains, ms",
        ["", "steps/s", "p50", "p99", "most"],
        lines,
    )
    report.tables[-1]["runs"] = {n: [asdict(o) for o in seen[n]] for n in seen}


def judge(report: harness.Report, seen: dict[str, list[Observation]]) -> None:
    """The bounds of the compiled step, and of compiling."""
    pairs = zip(seen.get(COMPILED, []), seen.get(COMPILED + ALONE, []), strict=True)
    rates = [with_ticker.rate / alone.rate for with_ticker, alone in pairs]
    reason = report.skipped.get(COMPILED, "")
    for name, limit in ((COMPILED, 1.0), (COMPILING, COMPILING_LIMIT)):
        lags = [o.p99 for o in seen.get(name, [])]
        report.bound(
            f"{name}: p99 of the lag",
            statistics.median(lags) if lags else None,
            limit,
            unit=" ms",
            runs=lags,
            reason=reason,
        )
    report.bound(
        f"{COMPILED}: steps/s with / without the ticker",
        statistics.median(rates) if rates else None,
        0.95,
        at_most=False,
        runs=rates,
        reason=reason,
    )
    peers = [name for name in PEERS if name in seen]
    best = max(peers, key=lambda name: statistics.median(o.rate for o in seen[name]))
    pairs = zip(seen.get(COMPILED, []), seen[best], strict=True)
    rates = [own.rate / peer.rate for own, peer in pairs] if COMPILED in seen else []
    report.bound(
        f"{COMPILED}: steps/s, of those of {best}",
        statistics.median(rates) if rates else None,
        0.95,
        at_most=False,
        runs=rates,
        reason=reason,
    )


async def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds a row and run (2)")
    parser.add_argument("--part", type=float, default=1.0, help="of the size of the stalls' cases")
    parser.add_argument("--loops", action="store_true", help="loops alone, beside what is saved")
    parser.set_defaults(runs=5)
    options = parser.parse_args()
    report = harness.Report("loop_lag", options)
    if options.loops:
        async with harness.lazyasync_runtime(config={"compile_cache": False}):
            await measure_loops(report, options)
        report.keep_saved()
        return report.finish()
    problem = models.make_problem(models.MIDDLE)
    async with harness.lazyasync_runtime(config={"compile_cache": False}):
        rows = await make_rows(report, problem)
        gc.collect()
        gc.freeze()  # the modules of the peers are not to be traversed in everybody's collections
        seen = await collect(rows, options)
        await measure_loops(report, options)
    print_rows(report, seen)
    judge(report, seen)
    stalls.judge(report, options.runs, options.part)
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
