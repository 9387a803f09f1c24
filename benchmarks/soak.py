"""Long runs: of small training steps, and of small graphs that are all different.

Memory must not grow, nor the time that a graph takes, and no tensor may be left over. The graphs
are compiled in a process of its own, with nothing kept on disk. A runtime keeps programs and
recorded paths up to the limits in its configuration, which are set so low that they have been
reached before memory is looked at.
"""

from __future__ import annotations

import gc
import json
import math
import sys
from typing import Any

import harness
import models
import numpy as np
import trio
from harness import clock
from processes import SKIPPED, allocated_mebibytes, ask_child, resident_mebibytes

SIZES = models.Sizes(8, 8, 8, 4)
SETTLED = 10_000  # steps after which memory must have settled; fewer in a short run
CLOSURE_EVERY = 10
SETTLED_GRAPHS = 2_000  # graphs after which memory must have settled; fewer in a short run
WIDTHS = 1_000
REDUCED_EVERY = 50  # graphs, as loops over rows take longer to compile
MAX_PROGRAMS = 1_024  # which a runtime keeps by default; fewer in a short run
MAX_PATHS = 4_000  # entries of the trie, of which a graph takes about five


def _different_graph(la: Any, column: Any, row: Any, number: int) -> Any:
    """One of 20 functions; each is compiled to other code for each width, most of them quickly."""
    kind = number // WIDTHS
    y = column * row
    y = (y + row, y * row, y - row, row - y, la.maximum(y, row))[kind % 5]
    y = (y + column, y * column, y - column, column - y)[kind // 5 % 4]
    return y - la.mean(y, axis=1, keepdims=True) if number % REDUCED_EVERY == 0 else y


async def compile_graphs(graphs: int) -> dict[str, Any]:
    """Compile and run different graphs.

    Give (graphs, resident MiB, allocated MiB, ms for each since then) now and then.
    """
    la = harness.load("lazyasync")
    settled = settled_graphs(graphs)
    config = la.Config(
        compile_cache=False,
        max_cached_computations=min(MAX_PROGRAMS, settled // 2),
        max_ir_cache_entries=MAX_PATHS,
    )
    notes = []
    interval = max(1, settled // 2)
    last, begin = 0, clock()
    async with la.open_runtime("cpu:0", config=config):
        column = await la.put(np.ones((2, 1), np.float32))
        for number in range(1, graphs + 1):
            row = await la.put(np.ones(number % WIDTHS + 2, np.float32))
            await _different_graph(la, column, row, number)
            if number % interval == 0 or number == graphs:
                since, begin = 1e3 * (clock() - begin) / (number - last), clock()
                last = number
                gc.collect()
                notes.append((number, resident_mebibytes(), allocated_mebibytes(), since))
        compiled = la.metrics.counter_value("UncachedCompile")
    if compiled != graphs:
        raise harness.WrongResultError(f"{compiled} of {graphs} graphs were compiled")
    return {"notes": notes}


def settled_graphs(graphs: int) -> int:
    """After how many graphs memory must have settled."""
    return max(2, min(SETTLED_GRAPHS, graphs // 2))


def judge_graphs(report: harness.Report, graphs: int) -> None:
    """Have a process compile graphs, and judge its memory."""
    reason = no_count = ""
    resident = allocated = slower = None
    try:
        answer = ask_child(__file__, "graphs", "--graphs", str(graphs))
    except ImportError as error:
        reason = no_count = str(error)
    else:
        notes = answer["notes"]
        report.table(
            "Different graphs",
            ["after graphs", "resident MiB", "allocated MiB", "ms each"],
            [[str(n), f"{r:.2f}", _shown(a), f"{t:.1f}"] for n, r, a, t in notes],
        )

        before = next(note for note in notes if note[0] >= settled_graphs(graphs))
        resident = notes[-1][1] - before[1]
        slower = notes[-1][3] / before[3]
        if before[2] is not None:
            allocated = notes[-1][2] - before[2]
        else:
            no_count = "the C library does not say"
    name = f"{graphs} different graphs"
    report.bound(f"{name}: resident memory, growth", resident, 10.0, unit=" MiB", reason=reason)
    report.bound(f"{name}: allocated memory, growth", allocated, 2.0, unit=" MiB", reason=no_count)
    report.bound(f"{name}: time of the last / of early ones", slower, 2.0, reason=reason)


def _shown(mebibytes: float | None) -> str:
    return "" if mebibytes is None else f"{mebibytes:.2f}"


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
    parser.add_argument("--graphs", type=int, default=20_000, help="different graphs (20000)")
    parser.add_argument("--child", default="", help="compile graphs, in this process")
    options = parser.parse_args()
    if options.child:
        try:
            print(json.dumps(await compile_graphs(options.graphs)))
        except ImportError as error:
            print(json.dumps({SKIPPED: str(error)}))
        return 0
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
    judge_graphs(report, options.graphs)
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
