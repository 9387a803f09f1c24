"""Why something was compiled: each compile beside the nearest one before it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lazyasync.debug.current import current_runtime
from lazyasync.ir.difference import GraphDifference, Structure, first_difference

if TYPE_CHECKING:
    from lazyasync.runtime.scheduler.compile_log import CompileRecord
    from lazyasync.runtime.scheduler.trace_log import TraceRecord

MAX_CANDIDATES = 32
"""Earlier compiles among which the nearest is looked for: the latest ones."""


@dataclass(frozen=True, slots=True)
class CompileExplanation:
    """One compile, and how its graph differs from the nearest that was compiled before."""

    number: int
    """Its place among all compiles of the runtime, from 1."""
    step: str
    """The step that needed it first, or the `CompiledFunction.lower` that asked for it."""
    from_compiled_function: bool
    """Whether that was a call, or the lowering, of a function made by `la.compile`."""
    operations: int
    """The operations of the graph."""
    seconds: float
    """How long it took."""
    error: str | None
    """Why it could not be compiled, or only to calls, operation by operation."""
    nearest: int | None
    """The number of the nearest compile before; None if there was none for such a device."""
    difference: GraphDifference | None
    """The first difference from it."""
    reason: str
    """Why it was compiled, in one sentence."""
    source: str | None
    """The user's line at which they part, under `Config.ir_debug`."""

    def __str__(self) -> str:
        how = "a compiled function" if self.from_compiled_function else "recorded"
        plural = "" if self.operations == 1 else "s"
        lines = [
            f"compile {self.number}: {self.step} ({how}), {self.operations} operation{plural}, "
            f"{self.seconds * 1e3:.1f} ms",
            f"  {self.reason}",
        ]
        if self.source is not None:
            lines.append(f"  at {self.source}")
        if self.error is not None:
            lines.append(f"  {self.error}")
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class TraceExplanation:
    """One trace of a function made by `la.compile`, and what was new about the call."""

    number: int
    """Its place among all traces of the runtime, from 1."""
    function: str
    """The name of the function."""
    nearest: int | None
    """The number of the trace before, of the same function, that it is compared with, if any."""
    reason: str
    """Why it was traced, in one sentence."""

    def __str__(self) -> str:
        return f"trace {self.number}, of {self.function}: {self.reason}"


@dataclass(frozen=True, slots=True)
class CompileReport:
    """What `explain_compiles` gives: a sequence of explanations whose ``str()`` is the report."""

    compiles: tuple[CompileExplanation, ...]
    """The compiles that are remembered, oldest first."""
    count: int
    """All compiles of the runtime so far."""
    seconds: float
    """The time that all of them took."""
    of_compiled_functions: int
    """How many were for functions made by `la.compile`; the others were recorded."""
    fallbacks: int
    """How many became calls, operation by operation, because loops could not be compiled."""
    failures: int
    """How many failed."""
    knows_lines: bool
    """Whether the user's lines are known: `Config.ir_debug`."""
    traces: tuple[TraceExplanation, ...] = ()
    """The traces of functions made by `la.compile` that are remembered, oldest first."""
    traced: int = 0
    """All traces of the runtime so far."""

    def __iter__(self) -> Iterator[CompileExplanation]:
        return iter(self.compiles)

    def __len__(self) -> int:
        return len(self.compiles)

    def __getitem__(self, index: int) -> CompileExplanation:
        return self.compiles[index]

    def __str__(self) -> str:
        lines = [
            f"{self.count} compiles in {self.seconds * 1e3:.1f} ms: "
            f"{self.count - self.of_compiled_functions} of what was recorded, "
            f"{self.of_compiled_functions} of functions made by la.compile, "
            f"{self.fallbacks} fell back to one call per operation, {self.failures} failed"
        ]
        if len(self.compiles) < self.count:
            lines.append(f"the latest {len(self.compiles)} of them:")
        lines += map(str, self.compiles)
        again = [trace for trace in self.traces if trace.nearest is not None]
        if again:
            lines.append(
                f"functions made by la.compile were traced {self.traced} times, which need not "
                "compile anything; those again:"
            )
            lines += map(str, again)
        if self.compiles and not self.knows_lines:
            lines.append(
                "the lines of your program are kept by a runtime opened with "
                "Config(ir_debug=True), or with LAZYASYNC_IR_DEBUG=1 in the environment"
            )
        return "\n".join(lines) + "\n"


def explain_compiles() -> CompileReport:
    """Why the current runtime has compiled: for each compile the first difference from the nearest.

    The nearest is, of the latest compiles before for such a device, the one with most operations
    in common, then with most values. A difference is a shape, a dtype, a number that is part of
    one graph, an attribute such as an axis, an operation, the operands or their order, or a tensor
    more or less that was alive at the barrier. It is looked for now, in the caller's task, and not
    when something compiles.

    The report has the traces of functions made by `la.compile` too: a function that is called for
    each call, because an argument differs or `la.compile` is applied to it time and again, costs
    its caller that time, though the same program is found each time.

    The latest compiles, and traces, are remembered, up to a number and a size. Raises
    `NoRuntimeError`.
    """
    runtime = current_runtime()
    log = runtime.scheduler.compile_log
    return CompileReport(
        tuple(explained(log.records)),
        log.count,
        log.seconds,
        log.of_compiled_functions,
        log.fallbacks,
        log.failures,
        runtime.config.ir_debug,
        tuple(explained_traces(runtime.scheduler.trace_log.records)),
        runtime.scheduler.trace_log.count,
    )


def explained(records: Sequence[CompileRecord], after: int = 0) -> list[CompileExplanation]:
    """Why something was compiled, for those of the records, oldest first, numbered above ``after``.

    Any thread may ask: records do not change.
    """
    structures: dict[int, Structure] = {}

    def structure_of(record: CompileRecord) -> Structure:
        structure = structures.get(record.number)
        if structure is None:
            structure = structures[record.number] = Structure(record.graph)
        return structure

    explanations = []
    for place, record in enumerate(records):
        if record.number > after:
            earlier = [other for other in records[:place] if other.kind == record.kind]
            pairs = [(other, structure_of(other)) for other in earlier[-MAX_CANDIDATES:]]
            explanations.append(_explain(record, structure_of(record), pairs))
    return explanations


def explained_traces(records: Sequence[TraceRecord]) -> list[TraceExplanation]:
    """Why functions were traced, for records from the oldest on."""
    explanations = []
    for place, record in enumerate(records):
        same = [
            other
            for other in records[:place]
            if other.compiled == record.compiled
            or (record.code is not None and other.code is record.code)
        ]
        own = [other for other in same if other.compiled == record.compiled]
        earlier = own or same
        nearest = min(reversed(earlier), key=lambda other: _differing(record, other), default=None)
        explanations.append(
            TraceExplanation(
                record.number,
                record.function,
                None if nearest is None else nearest.number,
                _reason_of_trace(record, nearest, is_own=bool(own)),
            )
        )
    return explanations


def _differing(record: TraceRecord, other: TraceRecord) -> int:
    """How many parts of two signatures differ."""
    return len(set(record.parts) ^ set(other.parts))


def _reason_of_trace(record: TraceRecord, nearest: TraceRecord | None, *, is_own: bool) -> str:
    if nearest is None:
        return "the first of it"
    before = f"in trace {nearest.number}"
    if not is_own:
        return (
            f"la.compile has been applied to it once more since trace {nearest.number}, and each "
            "compiled function traces for itself: apply it once, outside of the loop"
        )
    earlier = {part.name: part for part in nearest.parts}
    for part in record.parts:
        other = earlier.pop(part.name, None)
        if other is None:
            return f"{part.name} is {part.text}, and was not there {before}"
        if part.text != other.text:
            return f"{part.name} is {part.text}, and was {other.text} {before}"
        if part.token != other.token:
            return (
                f"{part.name} is {part.text}, but not equal to the one {before}: what is static is "
                "told apart by == and hash"
            )
    for missing in earlier:
        return f"{missing} is not there, and was {before}"
    if record.diverges:
        return f"numbers among the arguments take another way through it than {before}"
    return f"the same arguments as {before}, which has been dropped since"


def _explain(
    record: CompileRecord,
    structure: Structure,
    earlier: list[tuple[CompileRecord, Structure]],
) -> CompileExplanation:
    nearest: CompileRecord | None = None
    difference = None
    source = None
    if earlier:
        # Of equally near ones the latest, which is last.
        nearest, other = min(reversed(earlier), key=lambda pair: structure.distance(pair[1]))
        difference = first_difference(structure, other)
        if difference.value is not None:
            graph = nearest.graph if difference.in_other else record.graph
            source = graph.nodes[difference.value].source
    return CompileExplanation(
        record.number,
        record.step,
        record.from_compiled_function,
        record.graph.operation_count,
        record.seconds,
        record.error,
        None if nearest is None else nearest.number,
        difference,
        _reason(record, nearest, difference),
        source,
    )


def _reason(
    record: CompileRecord, nearest: CompileRecord | None, difference: GraphDifference | None
) -> str:
    if nearest is None or difference is None:
        if record.number == 1:
            return f"the first graph for {record.kind}"
        return f"no earlier graph for {record.kind} is remembered"
    if difference.kind == "none":
        why = "failed" if nearest.outcome == "failed" else "has been dropped from the cache since"
        return f"the same graph as compile {nearest.number}, which {why}"
    lengths = "" if record.lengths is None else f"; {record.lengths}"
    return f"{difference.kind}: unlike compile {nearest.number}, {difference.text}{lengths}"
