"""Which steps of a native call need which: those that must be complete before they begin.

A step needs those before it that wrote what it reads, and those that use memory that it writes:
the memory of what nobody needs any more is another value's afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from lazyasync.backends.cpu.native.layout import WINDOW
from lazyasync.backends.cpu.native.records import Record, read_by, written_by
from lazyasync.compiler.time_slices import pause

_NEAR = (1 << WINDOW) - 1
_ALL = 1 << 62
"""More bytes than anything has."""


class Memory(NamedTuple):
    """Where values are, as far as they may be in the memory of others."""

    extents: Mapping[int, tuple[int, int]]
    """The first byte in the arena, and the one after the last, of each value there."""
    aliases: Mapping[int, Sequence[int]]
    """The arguments whose memory an output may have taken."""


class _Use(NamedTuple):
    """A step reads or writes bytes of some memory."""

    begin: int
    end: int
    is_write: bool
    step: int


def find_needs(steps: Iterable[Sequence[Record]], memory: Memory) -> list[list[int]]:
    """For each step how many steps before it those are that it needs, in rising order.

    ``steps`` are the records of each. What a step that is needed has needed itself is left out, and
    so are steps that are `WINDOW` or more before.
    """
    uses: dict[int, list[_Use]] = {}
    found: list[list[int]] = []
    implied: list[int] = []
    """Of each step, those that are complete when it is: bit n is the step that is n before it."""
    for step, records in enumerate(steps):
        pause()
        needed: set[int] = set()
        for place, use in _uses(step, records, memory):
            _add_use(uses.setdefault(place, []), use, needed)
        distances: list[int] = []
        complete = 1
        for other in sorted(needed - {step}, reverse=True):
            distance = step - other
            if distance >= WINDOW:
                break
            if not complete >> distance & 1:
                distances.append(distance)
                complete |= implied[other] << distance
        found.append(distances)
        implied.append(complete & _NEAR)
    return found


_ARENA = -1
"""The place of all that is in the arena; other places are values."""


def _uses(step: int, records: Sequence[Record], memory: Memory) -> Iterator[tuple[int, _Use]]:
    """The memory that a step uses, with a number for the place that it is in."""
    extents, aliases = memory
    for record in records:
        for values, is_write in ((read_by(record), False), (written_by(record), True)):
            for value in values:
                extent = extents.get(value)
                if extent is not None:
                    yield _ARENA, _Use(*extent, is_write, step)
                    continue
                use = _Use(0, _ALL, is_write, step)
                yield value, use
                if is_write:
                    for alias in aliases.get(value, ()):
                        yield alias, use


def _add_use(uses: list[_Use], use: _Use, needed: set[int]) -> None:
    """Takes note of a use of some memory, and of the steps that it needs.

    What it writes over is forgotten: whoever would need that needs the step that has written.
    """
    begin, end, is_write, step = use
    kept: list[_Use] = []
    for other in uses:
        if other.begin < end and begin < other.end and (is_write or other.is_write):
            needed.add(other.step)
            if is_write and begin <= other.begin and other.end <= end:
                continue
        if other.step > step - WINDOW:
            kept.append(other)
    kept.append(use)
    uses[:] = kept
