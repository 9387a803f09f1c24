"""Many kinds of work that nobody tunes for, by family, beside NumPy, SciPy, JAX and PyTorch.

The rows are in `breadth_rows`. Each result is compared with NumPy's in float64 before it is timed,
and the largest error stands in the table, relative to the largest number of the result. "limit ms"
is the least that a row could take: its arguments and its result at the rate of a copy, or its
arithmetic at the rate of a large product, whichever is more.

Contenders have blocks of their own with a pause before each, in which the threads of whoever came
before come to rest. `--sizes SEED` has other lengths near those of the tables.
"""

from __future__ import annotations

import gc
import math
import statistics
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import harness
import numpy as np
import trio
from breadth_rows import algebra, elementwise, moving, reducing
from breadth_rows.case import Case, Sizes
from breadth_rows.names import (
    JaxNames,
    NumpyNames,
    OurNames,
    ReferenceNames,
    ScipyNames,
    TorchNames,
)
from harness import Step, WrongResultError, timed, timed_async

OURS = "lazyasync"
PEERS = ("NumPy", "SciPy", "JAX jit", "PyTorch", "torch.compile")
PAUSE = 0.2
BLOCK = 0.15
"""Seconds of a block, about; three calls if they take longer."""
MEAN_LIMIT, ROW_LIMIT, MISSED_LIMIT = 0.8, 1.3, 10
TABLES = [table for module in (reducing, elementwise, moving, algebra) for table in module.tables()]


@dataclass
class Contender:
    """What somebody takes for a row: the error, and the seconds of each call by block."""

    step: Step
    error: float
    blocks: list[list[float]] = field(default_factory=list)

    @property
    def median(self) -> float:
        """Of the medians of the blocks the least: others had company."""
        return min(statistics.median(block) for block in self.blocks)


@dataclass(frozen=True)
class Rates:
    """What this machine does at most, with the threads of everybody."""

    copied: float
    """Bytes a second that a copy reads and writes."""
    flops: float

    @classmethod
    def measured(cls) -> Rates:
        """By copies, a part for each thread, and by a product of large matrices."""
        source = np.ones(1 << 24, np.float32)
        target = np.zeros_like(source)
        parts = np.array_split(np.arange(source.size), harness.THREADS)
        spans = [slice(int(part[0]), int(part[-1]) + 1) for part in parts]
        with ThreadPoolExecutor(harness.THREADS) as pool:

            def copy() -> None:
                list(pool.map(lambda span: np.copyto(target[span], source[span]), spans))

            copied = 2 * source.nbytes / _least(copy)
        matrix = np.ones((1024, 1024), np.float32)
        with harness.own_blas_threads("NumPy"):
            flops = 2 * 1024**3 / _least(lambda: np.matmul(matrix, matrix))
        return cls(copied, flops)

    def limit(self, case: Case, arrays: list[np.ndarray], result: np.ndarray) -> float:
        """The seconds that a row takes at least."""
        moved = sum(array.nbytes for array in arrays) + result.nbytes
        peak = self.flops / (2 if case.arrays[0].dtype == "float64" else 1)
        return max(moved / self.copied, case.flops / peak)


def _least(function: Callable[[], object]) -> float:
    function()
    taken = []
    for _ in range(7):
        start = harness.clock()
        function()
        taken.append(harness.clock() - start)
    return min(taken)


def _tolerance(case: Case, result: np.ndarray) -> float:
    if case.tolerance is not None:
        return case.tolerance
    if result.dtype.kind in "iub":
        return 0.0
    by_size = {2: 2e-2, 4: 1e-4, 8: 1e-10}
    return by_size[result.dtype.itemsize // (2 if result.dtype.kind == "c" else 1)]


def _error(case: Case, name: str, result: np.ndarray, wanted: np.ndarray) -> float:
    """The largest error; raises `WrongResultError` where it is too large."""
    if case.moments is not None:
        mean, deviation = case.moments
        got = result.astype(np.float64)
        error = float(max(abs(got.mean() - mean), abs(got.std() - deviation)) / deviation)
        tolerance = 0.01
    else:
        if result.shape != wanted.shape:
            raise WrongResultError(f"{name}: shape {result.shape} instead of {wanted.shape}")
        complex_ = wanted.dtype.kind == "c"
        kind = np.complex128 if complex_ else np.float64
        if wanted.dtype.kind in "iu" and result.dtype.kind in "iu":
            difference = np.where(result == wanted, 0.0, np.abs(result - wanted.astype(kind)))
        else:
            difference = np.abs(result.astype(kind) - wanted.astype(kind))
        scale = max(float(np.max(np.abs(wanted.astype(kind)))), 1e-30)
        error = float(np.max(difference)) / scale
        tolerance = _tolerance(case, result)
    if not error <= tolerance:
        raise WrongResultError(f"{name}: off by {error:.2e} of the largest value")
    return error


class Breadth:
    """All that is measured of a list of rows."""

    def __init__(self, report: harness.Report, options: Any) -> None:
        self.report = report
        self.options = options
        self.rates = Rates.measured()
        self.wrong: list[str] = []
        """The rows of which lazyasync's result is wrong, which are not timed."""
        print(
            f"copies {self.rates.copied / 1e9:.1f} GB/s, products {self.rates.flops / 1e9:.0f} GF/s"
        )

    def _arrays(self, case: Case) -> list[np.ndarray]:
        generator = np.random.default_rng(0)
        return [array.make(generator) for array in case.arrays]

    async def contenders(
        self, case: Case, arrays: list[np.ndarray], wanted: np.ndarray
    ) -> dict[str, Contender]:
        """Everybody who computes a row, checked."""
        builders: dict[str, Callable[[Case, list[np.ndarray]], Awaitable[tuple[Step, np.ndarray]]]]
        builders = {OURS: _ours, "NumPy": _numpy, "JAX jit": _jax, "PyTorch": _torch}
        if case.scipy:
            builders["SciPy"] = _scipy
        if self.options.torch_compile:
            builders["torch.compile"] = _torch_compile
        found: dict[str, Contender] = {}
        for name, build in builders.items():
            if name in self.options.without:
                continue
            try:
                step, result = await build(case, arrays)
                found[name] = Contender(step, _error(case, name, result, wanted))
            except WrongResultError as error:
                self.wrong += [f"{case.family}, {case.name}"] if name == OURS else []
                print(f"  left out, {case.name}: {error}")
            except Exception as error:  # a peer that lacks a function, or a dtype
                if name == OURS:
                    raise
                if self.options.verbose:
                    print(f"  left out, {case.name}: {name}: {error!r:.150}")
        return found

    async def row(self, case: Case) -> dict[str, Any] | None:
        """Measures a row; gives its figures, or None if lazyasync's result is wrong."""
        arrays = self._arrays(case)
        wide = [_widened(array) for array in arrays]
        with np.errstate(all="ignore"):
            wanted = np.asarray(case.function(ReferenceNames(), *wide))
        contenders = await self.contenders(case, arrays, wanted)
        if OURS not in contenders:
            return None
        del wide
        gc.collect()
        names = list(contenders)
        for number in range(self.options.blocks):
            for place in range(len(names)):
                name = names[(place + number) % len(names)]
                contenders[name].blocks.append(await self._block(name, contenders[name].step))
        result = (
            wanted.astype(np.float32) if wanted.dtype == np.float64 and not case.wide else wanted
        )
        times = {name: contender.median for name, contender in contenders.items()}
        peers = {name: taken for name, taken in times.items() if name != OURS}
        best = min(peers, key=peers.__getitem__) if peers else ""
        return {
            "name": case.name,
            "times": times,
            "best": best,
            "ratio": times[OURS] / peers[best] if best else math.nan,
            "error": contenders[OURS].error,
            "peer_errors": {n: c.error for n, c in contenders.items() if n != OURS},
            "limit": self.rates.limit(case, arrays, result),
        }

    async def _block(self, name: str, step: Step) -> list[float]:
        await trio.sleep(self.options.pause)
        samples: list[float] = []
        with harness.own_blas_threads(name):
            await step()
            start = harness.clock()
            while len(samples) < 3 or harness.clock() - start < self.options.block:
                samples.append(await step())
        return samples

    async def family(self, name: str, cases: list[Case]) -> None:
        """Measures a family, and prints its table."""
        found = []
        for case in cases:
            row = await self.row(case)
            if row is None:
                continue
            found.append(row)
            if self.options.verbose:
                print(f"  {case.name}: {row['ratio']:.2f} of {row['best']}", flush=True)
        names = [OURS, *[peer for peer in PEERS if any(peer in row["times"] for row in found)]]
        headers = [name, *[f"{each} ms" for each in names], "of best", "limit ms", "error"]
        lines = []
        for row in found:
            times = [row["times"].get(each) for each in names]
            cells = ["" if taken is None else harness.number(1e3 * taken) for taken in times]
            cells += [f"{row['ratio']:.2f}", harness.number(1e3 * row["limit"])]
            lines.append([row["name"], *cells, f"{row['error']:.1e}"])
        self.report.table(name, headers, lines)
        self.report.tables[-1]["rows"] = found

    def judge(self) -> None:
        """The figures over all rows, those of before included."""
        ratios = [row["ratio"] for table in self.report.tables for row in table.get("rows", ())]
        ratios = [ratio for ratio in ratios if not math.isnan(ratio)]
        if not ratios:
            return
        mean = math.exp(statistics.fmean(math.log(ratio) for ratio in ratios))
        behind = sum(ratio > 1.0 for ratio in ratios)
        far = sum(ratio > ROW_LIMIT for ratio in ratios)
        print(f"\n{len(ratios)} rows: {len(ratios) - behind} at most 1.0, {far} above {ROW_LIMIT}")
        self.report.bound("rows with a wrong result", len(self.wrong), 0)
        self.report.bound("geometric mean of the best peer", mean, MEAN_LIMIT)
        self.report.bound("rows above 1.0 of the best peer", behind, MISSED_LIMIT)
        self.report.bound(f"rows above {ROW_LIMIT} of the best peer", far, 0)


def _widened(array: np.ndarray) -> np.ndarray:
    if array.dtype.kind == "f":
        return array.astype(np.float64)
    return array.astype(np.complex128) if array.dtype.kind == "c" else array


async def _ours(case: Case, arrays: list[np.ndarray]) -> tuple[Step, np.ndarray]:
    names = OurNames()
    tensors = [await names.put(array) for array in arrays]
    compiled = names.compile(lambda *given: case.function(names, *given))

    async def run() -> Any:
        result = await compiled(*tensors)
        await result
        return result

    return timed_async(run), await (await run()).numpy()


async def _numpy(case: Case, arrays: list[np.ndarray]) -> tuple[Step, np.ndarray]:
    names = NumpyNames()

    def run() -> Any:
        with np.errstate(all="ignore"):
            return case.function(names, *arrays)

    return timed(run), np.asarray(run())


async def _scipy(case: Case, arrays: list[np.ndarray]) -> tuple[Step, np.ndarray]:
    names = ScipyNames()
    return timed(lambda: case.function(names, *arrays)), np.asarray(case.function(names, *arrays))


async def _jax(case: Case, arrays: list[np.ndarray]) -> tuple[Step, np.ndarray]:
    names = JaxNames()
    names.jax.config.update("jax_enable_x64", case.wide)
    values = [names.asarray(array) for array in arrays]
    compiled = names.jax.jit(lambda *given: case.function(names, *given))
    result = np.asarray(compiled(*values))

    def run() -> None:
        compiled(*values).block_until_ready()

    return timed(run), result


async def _torch(case: Case, arrays: list[np.ndarray]) -> tuple[Step, np.ndarray]:
    names = TorchNames()
    names.set_num_threads(harness.THREADS)
    tensors = [names.from_numpy(array) for array in arrays]
    return timed(lambda: case.function(names, *tensors)), case.function(names, *tensors).numpy()


async def _torch_compile(case: Case, arrays: list[np.ndarray]) -> tuple[Step, np.ndarray]:
    names = TorchNames()
    tensors = [names.from_numpy(array) for array in arrays]
    compiled = names.compile(lambda *given: case.function(names, *given))
    return timed(lambda: compiled(*tensors)), compiled(*tensors).numpy()


async def main() -> int:
    parser = harness.argument_parser(__doc__ or "")
    parser.add_argument("--family", action="append", default=[], help="only this one; repeatable")
    parser.add_argument("--rows", default="", help="only rows whose names have this in them")
    parser.add_argument("--quick", action="store_true", help="one short block for each contender")
    parser.add_argument("--sizes", type=int, help="other lengths than those of the tables, by seed")
    parser.add_argument("--blocks", type=int, default=2, help="blocks of each contender (2)")
    parser.add_argument("--without", action="append", default=[], help="leave out a contender")
    parser.add_argument("--torch-compile", action="store_true", help="torch.compile as well")
    parser.add_argument("--list", action="store_true", help="print the rows, and measure nothing")
    parser.add_argument("--verbose", action="store_true", help="say why somebody is left out")
    options = parser.parse_args()
    options.pause, options.block = (0.1, 0.05) if options.quick else (PAUSE, BLOCK)
    options.blocks = 1 if options.quick else options.blocks
    cases = [case for table in TABLES for case in table(Sizes(options.sizes))]
    families: dict[str, list[Case]] = {}
    for case in cases:
        if options.rows in case.name and (not options.family or case.family in options.family):
            families.setdefault(case.family, []).append(case)
    if options.list:
        for family, rows in families.items():
            print(f"{family}: {', '.join(row.name for row in rows)}")
        print(f"{len(cases)} rows")
        return 0
    report = harness.Report("breadth", options)
    breadth = Breadth(report, options)
    async with harness.lazyasync_runtime():
        for family, rows in families.items():
            await breadth.family(family, rows)
    if options.save:
        report.keep_saved()
        report.outcomes.clear()  # all rows are judged again, those that were saved before too
    breadth.judge()
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
