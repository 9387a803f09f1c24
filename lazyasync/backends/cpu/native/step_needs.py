"""Which steps of a native call need which: those that must be complete before they begin.

A step needs those before it that wrote what it reads, and those that use memory that it writes:
the memory of what nobody needs any more is another value's afterwards.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from lazyasync.backends.cpu.native.layout import WINDOW
from lazyasync.backends.cpu.native.records import Record
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


class _Place:
    """Memory that steps use, as the arena is, or one value: which bytes of it they use last."""

    __slots__ = ("reads", "writes")

    def __init__(self) -> None:
        self.reads: list[_Use] = []
        self.writes: list[_Use] = []


_Use: TypeAlias = tuple[int, int, int]
"""The first byte, the one after the last, and the step that reads or writes them."""


def find_needs(steps: Iterable[Sequence[Record]], memory: Memory) -> list[list[int]]:
    """For each step how many steps before it those are that it needs, in rising order.

    ``steps`` are the records of each. What a step that is needed has needed itself is left out, and
    so are steps that are `WINDOW` or more before.
    """
    places: defaultdict[int, _Place] = defaultdict(_Place)
    found: list[list[int]] = []
    implied: list[int] = []
    """Of each step, those that are complete when it is: bit n is the step that is n before it."""
    for step, records in enumerate(steps):
        pause()
        needed: set[int] = set()
        for record in records:
            for value in record.reads:
                extent = memory.extents.get(value)
                if extent is None:
                    _read(places[value], (0, _ALL, step), needed)
                else:
                    _read(places[_ARENA], (*extent, step), needed)
            for value in record.writes:
                extent = memory.extents.get(value)
                if extent is not None:
                    _write(places[_ARENA], (*extent, step), needed)
                    continue
                for place in (value, *memory.aliases.get(value, ())):
                    _write(places[place], (0, _ALL, step), needed)
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


def _read(place: _Place, use: _Use, needed: set[int]) -> None:
    """Takes note of bytes that a step reads, and of the steps that have written them."""
    begin, end, _ = use
    for other_begin, other_end, step in place.writes:
        if other_begin < end and begin < other_end:
            needed.add(step)
    place.reads.append(use)


def _write(place: _Place, use: _Use, needed: set[int]) -> None:
    """Takes note of bytes that a step writes, and of the steps that have used them."""
    place.reads = _left(place.reads, use, needed)
    place.writes = _left(place.writes, use, needed)
    place.writes.append(use)


def _left(uses: Sequence[_Use], use: _Use, needed: set[int]) -> list[_Use]:
    """What a step leaves that writes: uses of other bytes, and of more than those it writes.

    Whoever would need what it writes over needs the step. ``needed`` are told of all that used any
    of it. What was so long before that it is complete anyway is left out.
    """
    begin, end, step = use
    left = []
    for other in uses:
        other_begin, other_end, other_step = other
        if other_begin < end and begin < other_end:
            needed.add(other_step)
            if begin <= other_begin and other_end <= end:
                continue
        if other_step > step - WINDOW:
            left.append(other)
    return left
