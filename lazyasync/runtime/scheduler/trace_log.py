"""What has been traced so far, for `la.debug.explain_compiles`: signatures as text, bounded."""

from __future__ import annotations

from types import CodeType

from lazyasync.named_tuples import NamedTuple
from lazyasync.runtime.scheduler.latest import Latest

MAX_TRACES = 128
"""Traces that are remembered, the oldest forgotten first."""
MAX_LEAVES = 20_000
"""Arguments of the remembered traces, all together."""


class Part(NamedTuple):
    """One thing that a trace depends on: what it is called, how it looks, what tells it apart."""

    name: str
    text: str
    token: int


class TraceRecord(NamedTuple):
    """One trace. It holds text and no arguments."""

    number: int
    """Its place among all traces of the runtime, from 1."""
    function: str
    """The name of the function."""
    code: CodeType | None
    """The function's code, by which functions that are made anew are found to be the same."""
    compiled: int
    """Which compiled function it is of, by a number of its own."""
    parts: tuple[Part, ...]
    """What it depends on: the leaves of the arguments, and all else."""
    diverges: bool
    """Whether an earlier trace had the same arguments, and other numbers in them took another way
    through the function."""


class TraceLog:
    """The latest traces of a runtime, and how many there were."""

    def __init__(self) -> None:
        self.count = 0
        """All traces so far."""
        self._latest: Latest[TraceRecord] = Latest()

    def note(
        self,
        function: str,
        code: CodeType | None,
        compiled: int,
        parts: tuple[Part, ...],
        *,
        diverges: bool,
    ) -> None:
        """Takes note of a trace; see `TraceRecord`."""
        self.count += 1
        record = TraceRecord(self.count, function, code, compiled, parts, diverges)
        self._latest.add(record, len(parts), MAX_TRACES, MAX_LEAVES)

    @property
    def records(self) -> tuple[TraceRecord, ...]:
        """The traces that are remembered, oldest first."""
        return self._latest.records
