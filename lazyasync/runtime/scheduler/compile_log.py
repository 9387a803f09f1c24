"""What has been compiled so far, for `la.debug.explain_compiles`: graphs and no values, bounded."""

from __future__ import annotations

from typing import Literal

from lazyasync.backends.protocol import FallsBack, Program
from lazyasync.ir.graph import Graph
from lazyasync.named_tuples import NamedTuple
from lazyasync.runtime.loop.exception_groups import described
from lazyasync.runtime.scheduler.latest import Latest

MAX_COMPILES = 128
"""Compiles that are remembered, the oldest forgotten first."""
MAX_VALUES = 500_000
"""Values of the remembered graphs, all together."""


class Compile(NamedTuple):
    """A compile that has come to its end."""

    kind: str
    """The kind of device it was for."""
    graph: Graph
    """What was compiled."""
    step: str
    """What needed it, as in `CompileRecord`."""
    from_compiled_function: bool
    """Whether that was of a compiled function, as there."""
    seconds: float
    """How long it took."""
    program: Program | None
    """What came of it; None if it failed."""
    failure: BaseException | None
    """Why it failed."""
    lengths: str | None = None
    """Which lengths it is for, as in `CompileRecord`."""

    @property
    def fallback(self) -> BaseException | None:
        """Why operations run one by one, if they do."""
        return self.program.fallback if isinstance(self.program, FallsBack) else None


class CompileRecord(NamedTuple):
    """One compile. It holds the graph, which holds no values, and nothing of what it ran on."""

    number: int
    """Its place among all compiles of the runtime, from 1."""
    kind: str
    """The kind of device it was compiled for."""
    graph: Graph
    """What was compiled."""
    step: str
    """The step that needed it first, or the `CompiledFunction.lower` that asked for it."""
    from_compiled_function: bool
    """Whether that was a call, or the lowering, of a function made by `la.compile`."""
    seconds: float
    """How long it took, the wait for another compile included."""
    outcome: Literal["compiled", "fallback", "failed"]
    """Whether it became loops, or whatever its device runs best; calls instead; or nothing."""
    error: str | None
    """Why it is a fallback, or why it failed."""
    lengths: str | None = None
    """Which lengths it is for, if there were graphs that differ in these alone."""


class CompileLog:
    """The latest compiles of a runtime, and counts over all of them."""

    def __init__(self) -> None:
        self.count = 0
        """All compiles so far."""
        self.seconds = 0.0
        """The time they took."""
        self.of_compiled_functions = 0
        """Those for functions made by `la.compile`."""
        self.fallbacks = 0
        self.failures = 0
        self._latest: Latest[CompileRecord] = Latest()

    def note(self, compile: Compile) -> None:
        """Takes note of a compile. Of the errors only the text is kept: they hold frames."""
        failure, fallback = compile.failure, compile.fallback
        error = failure if failure is not None else fallback
        self.count += 1
        self.seconds += compile.seconds
        self.of_compiled_functions += compile.from_compiled_function
        self.failures += failure is not None
        self.fallbacks += failure is None and fallback is not None
        record = CompileRecord(
            self.count,
            compile.kind,
            compile.graph,
            compile.step,
            compile.from_compiled_function,
            compile.seconds,
            "failed" if failure is not None else "compiled" if error is None else "fallback",
            None if error is None else described(error),
            compile.lengths,
        )
        self._latest.add(record, len(compile.graph), MAX_COMPILES, MAX_VALUES)

    @property
    def records(self) -> tuple[CompileRecord, ...]:
        """The compiles that are remembered, oldest first."""
        return self._latest.records
