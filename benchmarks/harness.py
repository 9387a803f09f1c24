"""The harness all benchmarks share: equal threads, interleaved rounds, ratios, bounds and reports.

Import this module before NumPy or any peer, because it fixes the number of BLAS threads.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import importlib.metadata
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from dataclasses import asdict, dataclass, field, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
THREADS = int(os.environ.get("BENCH_THREADS", os.cpu_count() or 1))

# Read by OpenMP, OpenBLAS, MKL, Accelerate, numexpr and XLA when they are first loaded.
for _variable in (
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "MKL_NUM_THREADS",
    "VECLIB_MAXIMUM_THREADS",
    "NUMEXPR_NUM_THREADS",
    "NPROC",
):
    os.environ[_variable] = str(THREADS)
os.environ.setdefault("JAX_PLATFORMS", "cpu")
# Kernels that somebody chose for another processor, as for the same bits on several machines,
# would slow down NumPy and whoever shares its BLAS, and nobody else.
for _variable in ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE"):
    os.environ.pop(_variable, None)

if "numpy" in sys.modules:
    raise ImportError("import harness before numpy, so that everybody gets the same threads")

import numpy as np  # noqa: E402
import trio  # noqa: E402
from threadpoolctl import ThreadpoolController  # noqa: E402

clock = time.perf_counter
_import_seconds = 0.0  # spent in `load`, which is no part of preparing a contender

Step = Callable[[], Awaitable[float]]
"""Does one step of a contender and returns the seconds of its timed part."""

Builder = Callable[[], Awaitable[Step]]
"""Prepares and checks a contender; raises ImportError when it is not installed."""

SETTLING = 0.03
"""Seconds before each sample in which the worker threads of the contender before stop spinning."""

NEAR_A_TIE = 0.1
"""A ratio within this fraction of its limit is measured in five runs."""


class WrongResultError(Exception):
    """A contender computes something else than NumPy does in float64."""


@dataclass(frozen=True)
class RatioBound:
    """`subject` may cost at most `limit` times what `reference` costs in the same run."""

    subject: str
    reference: str
    limit: float

    @property
    def label(self) -> str:
        return f"{self.subject} / {self.reference}"


@dataclass
class Outcome:
    """One bound after measuring: `measured` is None when a side of it was not there."""

    label: str
    measured: float | None
    limit: float
    at_most: bool = True
    unit: str = ""
    runs: list[float] = field(default_factory=list)
    reason: str = ""

    @property
    def verdict(self) -> str:
        if self.measured is None:
            return "SKIP"
        good = self.measured <= self.limit if self.at_most else self.measured >= self.limit
        return "PASS" if good else "MISS"

    def line(self) -> str:
        sign = "<=" if self.at_most else ">="
        limit = f"bound {sign} {self.limit:g}{self.unit}"
        if self.measured is None:
            return f"SKIP  {self.label}: {limit}, not measured ({self.reason})"
        runs = f", median of {len(self.runs)} runs" if len(self.runs) > 1 else ""
        return f"{self.verdict}  {self.label}: {self.measured:.3f}{self.unit} ({limit}{runs})"


@dataclass
class Row:
    """All samples of one contender, in seconds, by run and round; and what preparing it took."""

    name: str
    preparing: float
    samples: list[list[float]] = field(default_factory=list)

    @property
    def flat(self) -> list[float]:
        return [sample for run in self.samples for sample in run]

    @property
    def median(self) -> float:
        return statistics.median(self.flat)


def load(name: str) -> Any:
    """The module `name`, or ImportError with a reason that can be printed."""
    if name.partition(".")[0] == "lazyasync" and str(HERE.parent) not in sys.path:
        sys.path.insert(0, str(HERE.parent))
    global _import_seconds
    start = clock()
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        raise ImportError(f"{error.name} is not installed") from error
    finally:
        _import_seconds += clock() - start
    if name == "lazyasync" and not hasattr(module, "open_runtime"):
        raise ImportError("lazyasync has no open_runtime")
    return module


def check_close(name: str, got: Any, expected: Any, tolerance: float = 1e-4) -> None:
    """Compare with the float64 reference: `tolerance` is relative to its largest magnitude."""
    actual = np.asarray(got, dtype=np.float64)
    wanted = np.asarray(expected, dtype=np.float64)
    if actual.shape != wanted.shape:
        raise WrongResultError(f"{name}: shape {actual.shape} instead of {wanted.shape}")
    scale = max(float(np.max(np.abs(wanted))), 1e-30)
    error = float(np.max(np.abs(actual - wanted))) / scale
    if not error <= tolerance:
        raise WrongResultError(f"{name}: off by {error:.2e} of the largest value")


def timed(function: Callable[[], object]) -> Step:
    """A step that times the whole of a plain call."""

    async def step() -> float:
        start = clock()
        function()
        return clock() - start

    return step


def timed_async(function: Callable[[], Awaitable[object]]) -> Step:
    """A step that times the whole of an awaited call."""

    async def step() -> float:
        start = clock()
        await function()
        return clock() - start

    return step


@asynccontextmanager
async def lazyasync_runtime(*args: Any, **options: Any) -> AsyncIterator[Any]:
    """`la.open_runtime(...)` with as many threads as everybody has for one device.

    None where lazyasync cannot be imported.
    """
    try:
        la = load("lazyasync")
    except ImportError:
        yield None
        return
    if not args:
        args = ("cpu:0",)
        options["config"] = {"cpu_threads": THREADS} | options.get("config", {})
    async with la.open_runtime(*args, **options) as runtime:
        yield runtime


_BLAS_OF_NUMPY = ThreadpoolController().select(user_api="blas")
"""Looked for before there is any other."""


def own_blas_threads(name: str) -> AbstractContextManager[object]:
    """What a contender runs in, by its name: products of NumPy have the threads of everybody.

    A runtime with a CPU device, which divides products among threads of its own, keeps NumPy's BLAS
    to a single one where it has none of its own.
    """
    if not name.startswith("NumPy"):
        return nullcontext()
    limited: AbstractContextManager[object]
    limited = _BLAS_OF_NUMPY.limit(limits=THREADS)
    return limited


def argument_parser(description: str) -> argparse.ArgumentParser:
    """The options every benchmark has."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--save", action="store_true", help="write JSON under benchmarks/results")
    parser.add_argument("--check", action="store_true", help="exit with 1 when a bound is missed")
    parser.add_argument("--rounds", type=int, default=9, help="interleaved rounds a run (9)")
    parser.add_argument("--runs", type=int, default=1, help="runs; near a tie it is always five")
    parser.add_argument("--sample", type=float, default=0.05, help="seconds a sample (0.05)")
    parser.add_argument("--machine", default="", help="name of this machine in the file name")
    return parser


class Report:
    """Collects tables, bounds and skips of one benchmark, prints them and saves them."""

    def __init__(self, name: str, options: argparse.Namespace) -> None:
        self.name = name
        self.options = options
        self.machine = machine()
        self.tables: list[dict[str, Any]] = []
        self.outcomes: list[Outcome] = []
        self.skipped: dict[str, str] = {}
        cores = self.machine["cores"]
        blas = self.machine["blas"]
        print(f"{name}: {self.machine['cpu']}, {cores} cores, {THREADS} threads of {blas}")

    async def prepare(
        self, builders: Mapping[str, Builder]
    ) -> tuple[dict[str, Step], dict[str, Row]]:
        """Build and check the contenders; one that is not installed is skipped, with the reason."""
        steps: dict[str, Step] = {}
        rows: dict[str, Row] = {}
        for name, builder in builders.items():
            start, importing = clock(), _import_seconds
            try:
                steps[name] = await builder()
            except ImportError as error:
                self.skip(name, str(error))
                continue
            rows[name] = Row(name, clock() - start - (_import_seconds - importing))
        return steps, rows

    def skip(self, name: str, reason: str) -> None:
        if name not in self.skipped:
            print(f"skipped: {name}: {reason}")
        self.skipped[name] = reason

    async def measure(
        self,
        title: str,
        builders: Mapping[str, Builder],
        *,
        bounds: Sequence[RatioBound] = (),
        unit: str = "us",
        per: int = 1,
    ) -> dict[str, Row]:
        """Run all contenders in interleaved rounds and print the table.

        `per` divides the seconds of a step, for example by its number of operations. The ratio
        of a run is the median over its rounds; of several runs, the median ratio counts.
        """
        steps, rows = await self.prepare(builders)
        counts = await self._warm_up(steps)
        gc.collect()
        gc.freeze()  # the modules of the peers are not to be traversed in everybody's collections
        try:
            runs = self.options.runs
            done = 0
            while done < runs:
                await self._run(steps, rows, counts)
                done += 1
                if runs < 5 and any(self._near_a_tie(bound, rows) for bound in bounds):
                    runs = 5
        finally:
            gc.unfreeze()
        for row in rows.values():
            row.samples = [[float(f"{s / per:.5g}") for s in run] for run in row.samples]
        self._print_table(title, rows, bounds, unit)
        for bound in bounds:
            self._judge(title.split(",")[0], bound, rows)
        return rows

    def bound(
        self,
        label: str,
        measured: float | None,
        limit: float,
        *,
        at_most: bool = True,
        unit: str = "",
        runs: Sequence[float] = (),
        reason: str = "",
    ) -> None:
        """Judge one bound and print it."""
        outcome = Outcome(label, measured, limit, at_most, unit, list(runs), reason)
        self.outcomes.append(outcome)
        print(outcome.line())

    def table(self, title: str, headers: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
        """Print and keep a table of texts."""
        print_table(title, headers, lines)
        self.tables.append({"title": title, "headers": list(headers), "lines": list(lines)})

    def keep_saved(self) -> None:
        """Takes over what has been saved before of what has not been measured now."""
        if not self._path.exists():
            return
        saved = json.loads(self._path.read_text("utf-8"))
        titles = {table["title"] for table in self.tables}
        self.tables[:0] = [table for table in saved["tables"] if table["title"] not in titles]
        labels = {outcome.label for outcome in self.outcomes}
        names = {each.name for each in fields(Outcome)}
        self.outcomes[:0] = [
            Outcome(**{name: value for name, value in bound.items() if name in names})
            for bound in saved["bounds"]
            if bound["label"] not in labels
        ]

    def save_so_far(self, *, keep: bool = False) -> None:
        """Saves if asked to what a run that is cut off should leave.

        With ``keep`` beside what has been saved before of what has not been measured yet.
        """
        if not self.options.save:
            return
        measured = [*self.tables], [*self.outcomes]
        if keep:
            self.keep_saved()
        self._save()
        self.tables, self.outcomes = measured

    def finish(self) -> int:
        """Save if asked to, and return the exit status."""
        verdicts = [outcome.verdict for outcome in self.outcomes]
        missed = verdicts.count("MISS")
        # Without lazyasync nothing was checked at all, and a check must not pass silently.
        vacuous = bool(verdicts) and not any(verdict != "SKIP" for verdict in verdicts)
        print(f"\nbounds: {verdicts.count('PASS')} passed, {missed} missed", end="")
        print(f", {verdicts.count('SKIP')} skipped")
        if self.options.save:
            print(f"saved: {self._save()}")
        return 1 if self.options.check and (missed or vacuous) else 0

    async def _warm_up(self, steps: Mapping[str, Step]) -> dict[str, int]:
        """Run every contender for a while; how many of its steps make one sample."""
        counts: dict[str, int] = {}
        for name, step in steps.items():
            durations = []
            with own_blas_threads(name):
                for _ in range(4):
                    start = clock()
                    await step()
                    durations.append(clock() - start)
                counts[name] = max(1, round(self.options.sample / max(min(durations), 1e-9)))
                for _ in range(counts[name]):
                    await step()
        return counts

    async def _run(
        self, steps: Mapping[str, Step], rows: Mapping[str, Row], counts: Mapping[str, int]
    ) -> None:
        names = list(steps)
        for row in rows.values():
            row.samples.append([])
        for number in range(self.options.rounds):
            shift = number % len(names)
            for name in names[shift:] + names[:shift]:
                step = steps[name]
                await trio.sleep(SETTLING)
                total = 0.0
                with own_blas_threads(name):
                    await step()
                    for _ in range(counts[name]):
                        total += await step()
                rows[name].samples[-1].append(total / counts[name])

    def _near_a_tie(self, bound: RatioBound, rows: Mapping[str, Row]) -> bool:
        ratios = run_ratios(bound, rows)
        return bool(ratios) and abs(ratios[-1] / bound.limit - 1) < NEAR_A_TIE

    def _judge(self, title: str, bound: RatioBound, rows: Mapping[str, Row]) -> None:
        ratios = run_ratios(bound, rows)
        missing = [name for name in (bound.subject, bound.reference) if name not in rows]
        reason = "; ".join(f"{name}: {self.skipped.get(name, 'not run')}" for name in missing)
        measured = statistics.median(ratios) if ratios else None
        self.bound(f"{title}: {bound.label}", measured, bound.limit, runs=ratios, reason=reason)

    def _print_table(
        self, title: str, rows: Mapping[str, Row], bounds: Sequence[RatioBound], unit: str
    ) -> None:
        scale = {"s": 1.0, "ms": 1e3, "us": 1e6, "ns": 1e9}[unit]
        references = list(dict.fromkeys(b.reference for b in bounds if b.reference in rows))
        headers = ["", f"median {unit}", "least", "most", "prepare ms"]
        headers += [f"of {name}" for name in references]
        lines = []
        for row in rows.values():
            cells = [number(scale * value) for value in (row.median, min(row.flat), max(row.flat))]
            cells.append(f"{1e3 * row.preparing:.1f}")
            for reference in references:
                ratios = run_ratios(RatioBound(row.name, reference, 1.0), rows)
                cells.append(f"{statistics.median(ratios):.3f}")
            lines.append([row.name, *cells])
        print_table(title, headers, lines)
        data = [asdict(row) | {"median": row.median} for row in rows.values()]
        self.tables.append({"title": title, "headers": headers, "lines": lines, "rows": data})

    @property
    def _path(self) -> Path:
        name = self.options.machine or f"{self.machine['cpu']}-{self.machine['cores']}-cores"
        slug = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
        return HERE / "results" / f"{self.name}-{slug}.json"

    def _save(self) -> Path:
        path = self._path
        path.parent.mkdir(exist_ok=True)
        content = {
            "benchmark": self.name,
            "date": datetime.now(UTC).isoformat(timespec="seconds"),
            "commit": commit(),
            "machine": self.machine,
            "threads": THREADS,
            "versions": versions(),
            "options": vars(self.options),
            "tables": self.tables,
            "bounds": [asdict(o) | {"verdict": o.verdict} for o in self.outcomes],
            "skipped": self.skipped,
        }
        path.write_text(json.dumps(content, indent=1) + "\n")
        return path


def run_ratios(bound: RatioBound, rows: Mapping[str, Row]) -> list[float]:
    """For each run, the median over its rounds of subject / reference."""
    if bound.subject not in rows or bound.reference not in rows:
        return []
    pairs = zip(rows[bound.subject].samples, rows[bound.reference].samples, strict=True)
    return [
        statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
        for ours, theirs in pairs
    ]


def print_table(title: str, headers: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
    """Print a table: the first column to the left, the others to the right."""
    table = [list(headers), *[list(line) for line in lines]]
    widths = [max(len(line[column]) for line in table) for column in range(len(headers))]
    print(f"\n{title}")
    for line in table:
        cells = [line[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)]
        print("  " + "  ".join(cells).rstrip())


def number(value: float) -> str:
    """Three or four significant digits, without an exponent."""
    return f"{value:.0f}" if value >= 1000 else f"{value:#.3g}".rstrip(".")


def quantile(values: Sequence[float], fraction: float) -> float:
    """The value below which `fraction` of the values lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(fraction * len(ordered)))]


def machine() -> dict[str, Any]:
    """What the results depend on: processor, cores, memory, system, BLAS."""
    cpu = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        found = re.search(r"^model name\s*:\s*(.+)$", cpuinfo.read_text(), re.MULTILINE)
        cpu = found.group(1).strip() if found else cpu
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return {
        "cpu": cpu,
        "cores": os.cpu_count(),
        "memory_gib": round(memory, 1),
        "system": platform.platform(),
        "blas": blas(),
    }


def blas() -> str:
    """The BLAS that NumPy uses, and the processor whose kernels it has chosen."""
    try:
        from threadpoolctl import threadpool_info
    except ImportError:
        return "BLAS"
    found = [info for info in threadpool_info() if info["user_api"] == "blas"]
    return " ".join(
        f"{info['internal_api']} {info['version']}, {info.get('architecture', 'kernels unknown')}"
        for info in found[:1]
    )


def versions() -> dict[str, str]:
    """Python, and every contender that is installed."""
    found = {"python": platform.python_version()}
    for name in ("lazyasync", "numpy", "trio", "torch", "jax", "jaxlib", "mlx"):
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            module = sys.modules.get(name)
            if module is not None:
                found[name] = str(getattr(module, "__version__", "unknown"))
    return found


def commit() -> str:
    """The commit of this checkout, with a plus sign when files differ from it."""
    git = ["git", "--no-optional-locks", "-C", str(HERE)]

    def ask(*arguments: str) -> str:
        return subprocess.run(
            [*git, *arguments], capture_output=True, text=True, check=True
        ).stdout.strip()

    try:
        return ask("rev-parse", "HEAD") + ("+" if ask("status", "--porcelain") else "")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
