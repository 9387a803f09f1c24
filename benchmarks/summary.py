"""The tables of the documentation, from saved results: what is said there is what was measured.

`python benchmarks/summary.py --machine epyc-2-cores` prints them; with `--write` they are put into
the page on benchmarks, and a selection of them into the README, between their marks.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Container
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
README_PAGE, PAGE = HERE.parent / "README.md", HERE.parent / "docs" / "benchmarks.md"
BEGIN, END = "<!-- measured -->", "<!-- end of measured -->"

COMPILED = "lazyasync, la.compile"


class Line(NamedTuple):
    """A line of the table: of which benchmark and table, and whose ratio to which others.

    The README has one line of each kind, and those in which others are ahead.
    """

    text: str
    benchmark: str
    title: str
    subject: str
    others: tuple[str, ...]
    in_readme: bool = False


class BoundLine(NamedTuple):
    """A line of the table for a bound: of which benchmark, with which label, and beside what."""

    text: str
    benchmark: str
    label: str
    other: str
    in_readme: bool = False


README = True
"""Said of a line that the README has as well."""
LINES = (
    Line("recording `x * b + a`, per operation", "record", "Recording x", "lazyasync",
         ("torch LTC", "MLX"), README),
    Line("recording a mixed step with its gradient", "record", "Recording a mixed", "lazyasync",
         ("torch LTC", "MLX")),
    Line("1,000 operations on 64×64, recorded again and run", "step", "x * b + a", "lazyasync",
         ("torch LTC", "MLX", "NumPy eager", "JAX jit"), README),
    Line("1,000 operations on 64×64, `la.compile`", "step", "x * b + a", COMPILED,
         ("NumPy eager", "JAX jit")),
    Line("the smallest compiled call, awaited", "step", "The smallest call, awaited", COMPILED,
         ("JAX jit",), README),
    Line("perceptron 64-64-64-10, one training step, recorded again", "train_step",
         "Perceptron 64", "lazyasync", ("PyTorch eager", "JAX jit", "NumPy by hand"), README),
    Line("perceptron 64-64-64-10, one training step, `la.compile`", "train_step",
         "Perceptron 64", COMPILED, ("PyTorch eager", "JAX jit", "NumPy by hand")),
    Line("perceptron 256-784-512-10, `la.compile`", "train_step", "Perceptron 256", COMPILED,
         ("PyTorch eager", "JAX jit", "NumPy by hand"), README),
    Line("perceptron 1024-1024-2048-10, `la.compile`", "train_step", "Perceptron 1024", COMPILED,
         ("PyTorch eager", "JAX jit", "NumPy by hand")),
    Line("transformer block, one training step, `la.compile`", "train_step", "Transformer",
         COMPILED, ("PyTorch eager", "torch.compile", "JAX jit"), README),
    *(
        Line(f"4 million numbers, `la.compile`: {title}", "elementwise", title, COMPILED,
             ("torch.compile", "JAX jit", "PyTorch eager", "MLX compile", "NumPy"), in_readme)
        for title, in_readme in (
            ("10 cheap operations", README),
            ("exp, tanh, sqrt, sin", False),
            ("gelu", False),
            ("softmax of rows of 1000", README),
            ("gelu, float64", False),
            ("with a broadcast row", False),
        )
    ),
)  # fmt: skip

BOUND_LINES = (
    BoundLine("first step of 1,000 operations, compile included, `la.compile`", "compile_time",
              "chain: lazyasync, la.compile / JAX jit", "JAX jit", README),
    BoundLine("the same, in a second process", "compile_time",
              "chain: lazyasync, la.compile, second process / JAX jit", "JAX jit, first process"),
    BoundLine("perceptron 1024-1024-2048-10, peak memory, `la.compile`", "memory",
              "peak memory: lazyasync, la.compile / JAX jit", "JAX jit"),
    BoundLine("barrier, program run inline", "barrier",
              "Barriers: lazyasync: mark_step inline / bare trio: mailbox round trip",
              "mailbox round trip in trio"),
    BoundLine("barrier, program run on the device's thread", "barrier",
              "Barriers: lazyasync: mark_step, device thread / bare trio: to_thread of nothing",
              "empty `trio.to_thread.run_sync`"),
)  # fmt: skip
ADDED_TO_IMPORT = "lazyasync adds to the import"

README_LAG = (
    "nothing running",
    "lazyasync, la.compile",
    "JAX jit in the loop",
    "JAX jit in a thread",
    "NumPy in a thread",
)


class MissingError(Exception):
    """A saved result has not what a line is about: it has been renamed, say."""


def load(benchmark: str, machine: str) -> dict[str, Any] | None:
    """The saved results of a benchmark on a machine; None if there are none."""
    path = HERE / "results" / f"{benchmark}-{machine}.json"
    result: dict[str, Any] | None = json.loads(path.read_text()) if path.exists() else None
    return result


def ratio(table: dict[str, Any], subject: str, other: str) -> float | None:
    """The median over the runs of the median over the rounds; None if somebody is missing."""
    samples = {row["name"]: row["samples"] for row in table["rows"]}
    if subject not in samples or other not in samples:
        return None
    runs = zip(samples[subject], samples[other], strict=True)
    medians = [
        statistics.median(a / b for a, b in zip(first, second, strict=True))
        for first, second in runs
    ]
    return float(statistics.median(medians))


def ratios(machine: str, *, short: bool) -> list[str]:
    """The lines of the table of ratios."""
    lines = []
    for line in LINES:
        result = load(line.benchmark, machine)
        if result is None or (short and not line.in_readme):
            continue
        table = next((t for t in result["tables"] if _is_titled(t["title"], line.title)), None)
        if table is None:
            raise MissingError(f"{line.benchmark}: no table {line.title!r}")
        found = [(other, ratio(table, line.subject, other)) for other in line.others]
        cells = [f"{other} **{value:.2g}**" for other, value in found if value is not None]
        if not cells:
            raise MissingError(f"{line.benchmark}, {line.title!r}: nobody to compare with")
        lines.append(f"| {line.text} | {', '.join(cells)} |")
    return lines


def _is_titled(title: str, wanted: str) -> bool:
    return title == wanted or (title.startswith(wanted) and "," not in title[len(wanted) :][:1])


def bounds(machine: str, *, short: bool) -> list[str]:
    """The lines for compiling, memory and barriers, in the format of `ratios`."""
    lines = []
    for line in BOUND_LINES:
        result = load(line.benchmark, machine)
        if result is not None and (line.in_readme or not short):
            measured = _measured(result, line.label)
            lines.append(f"| {line.text} | {line.other} **{measured:.2g}** |")
    return lines


def imports(machine: str) -> list[str]:
    """The lines for import times, which are no ratios."""
    result = load("import_time", machine)
    if result is None:
        return []
    alone = result["tables"][0]["lines"][0][1]  # the median of the first row
    added = _measured(result, ADDED_TO_IMPORT)
    return [
        f"| import of trio and NumPy alone | **{alone} ms** |",
        f"| import of lazyasync, on top of that | **{added:.3g} ms** |",
    ]


def _measured(result: dict[str, Any], label: str) -> float:
    for bound in result["bounds"]:
        if bound["label"] == label and bound["measured"] is not None:
            return float(bound["measured"])
    raise MissingError(f"no measured bound {label!r}")


def lag(machine: str, names: Container[str] | None) -> list[str]:
    """The table of the loop's lag: all of it, or the lines of some names."""
    result = load("loop_lag", machine)
    if result is None:
        return []
    (table, *_) = result["tables"]
    head = "a task that wakes every millisecond while a perceptron trains with all cores"
    lines = [f"| {head} | steps/s | lateness p50 | p99 | max |", "|---|---|---|---|---|"]
    for name, rate, *lateness in table["lines"]:
        if names is None or name in names:
            cells = [f"{value} ms" if value else "" for value in lateness]
            lines.append(f"| {name} | {rate} | {' | '.join(cells)} |")
    return lines


def served(machine: str) -> list[str]:
    """The table of requests that are answered while the same process trains."""
    result = load("serve", machine)
    if result is None:
        return []
    (table,) = result["tables"]
    lines = [
        "| a request over HTTP every 5 ms | idle p50 | p99 | while a perceptron trains p50 | p99 "
        "| steps/s alone | serving |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, idle, idle_late, busy, busy_late, _, alone, serving, *_ in table["lines"]:
        times = " | ".join(f"{value} ms" for value in (idle, idle_late, busy, busy_late))
        lines.append(f"| {name} | {times} | {alone} | {serving} |")
    return lines


def beside_others(machine: str) -> list[str]:
    """The table of training beside processes that keep all cores busy."""
    result = load("busy_machine", machine)
    if result is None:
        return []
    table = result["tables"][-1]
    title = table["title"].partition(",")[0].lower()
    lines = [
        f"| {title} beside processes that keep all cores busy | steps/s alone | beside | kept |",
        "|---|---|---|---|",
    ]
    return lines + [f"| {' | '.join(line)} |" for line in table["lines"]]


def summary(machine: str, *, short: bool) -> str:
    """The tables in Markdown; ``short`` for the README."""
    table = [
        "| ratios of medians, below 1 is better | compared with |",
        "|---|---|",
        *ratios(machine, short=short),
        *bounds(machine, short=short),
        *imports(machine),
    ]
    parts = [table, lag(machine, README_LAG if short else None), served(machine)]
    if not short:
        parts.append(beside_others(machine))
    return "\n\n".join("\n".join(part) for part in parts if part)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--machine", required=True, help="the name that results were saved with")
    parser.add_argument("--write", action="store_true", help="put it into the pages")
    options = parser.parse_args()
    print(summary(options.machine, short=False))
    if options.write:
        for page in (README_PAGE, PAGE):
            text = summary(options.machine, short=page is README_PAGE)
            before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
            _, _, after = rest.partition(END)
            page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
