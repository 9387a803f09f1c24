"""Parts that begin where numbers say, on the CPU: the native runtime copies them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from lazyasync.backends.cpu.aligned import CACHE_LINE
from lazyasync.backends.cpu.llvm.assemblies import LINE_WORK, part_words
from lazyasync.backends.cpu.lowering import EMITTERS, Emitter, NativeTarget
from lazyasync.backends.cpu.native.layout import PlacementWord
from lazyasync.backends.cpu.native.records import Entry
from lazyasync.backends.cpu.native.work_sharing import chunk_of, share_of_loop
from lazyasync.compiler.fusion.placements import Placement, Start, placement
from lazyasync.compiler.fusion.sources import Source
from lazyasync.compiler.geometry import collapse
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untracked

ROW_WORK = 32
"""Instructions that it takes to find the place of a row, about."""


class PlacementRecord(NamedTuple):
    """A value whose parts are where numbers say; ``function`` is the address of the runtime's.

    With ``in_place`` what is kept is there already, as a rule.
    """

    function: int
    value: int
    type: TensorType
    kept: Source | None
    part: Source
    starts: tuple[Start, ...]
    rows: int
    in_place: bool

    @property
    def reads(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        kept = [] if self.kept is None else [self.kept.value]
        return [*kept, self.part.value, *[start.value for start in self.starts]]

    @property
    def writes(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return (self.value,)

    @property
    def share(self) -> float:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        if self.in_place:
            return share_of_loop(1, self._work_in_place)
        return share_of_loop(self._lines, self._line_work)

    @property
    def _work_in_place(self) -> int:
        """Instructions that it takes to put parts into what is there, about."""
        put = -(-math.prod(self.part.shape) * self.type.dtype.itemsize // CACHE_LINE)
        return put * LINE_WORK + math.prod(self.part.shape[: self.rows]) * ROW_WORK

    @property
    def _lines(self) -> int:
        return -(-self.type.nbytes // CACHE_LINE)

    @property
    def _line_work(self) -> int:
        """Instructions that a line of the result takes, about."""
        if not self.in_place:
            return LINE_WORK
        return -(-self._work_in_place // self._lines)

    def entry(self, threads: int) -> Entry:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        itemsize, part, rows = self.type.dtype.itemsize, self.part, self.rows
        of_row = part._replace(
            shape=part.shape[rows:], strides=part.strides[rows:], steps=part.steps[rows:]
        )
        offset, words = part_words(of_row, itemsize)
        if self.kept is None:
            kept, kept_offset, kept_words = self.value, 0, [itemsize, 0, 0, 0]
        else:
            kept = self.kept.value
            kept_offset, kept_words = part_words(self.kept, itemsize)
        walks = [part.steps[:rows], part.strides[:rows], *[start.strides for start in self.starts]]
        lengths, steps = collapse(part.shape[:rows], walks)
        first = [0] * len(PlacementWord)
        first[PlacementWord.BYTES] = self.type.nbytes
        first[PlacementWord.ROWS] = math.prod(lengths)
        first[PlacementWord.ROW_AXES] = len(lengths)
        first[PlacementWord.STARTS] = len(self.starts)
        sizes = [itemsize, itemsize, *[_START_BYTES] * len(self.starts)]
        for axis, length in enumerate(lengths):
            first += [length, *[walk[axis] * size for walk, size in zip(steps, sizes, strict=True)]]
        buffers = [self.value, 0, kept, kept_offset, part.value, offset]
        for start in self.starts:
            first += [start.length, start.part, start.step * itemsize, start.other * itemsize]
            buffers += (start.value, start.offset * _START_BYTES)
        first += [*kept_words, *words]
        first[PlacementWord.ADDRESSES] = len(first)
        chunk = (
            self._lines if self.share < 1 else chunk_of(self._lines, self._line_work, True, threads)
        )
        return Entry(self.function, self._lines, chunk, buffers, (), first)

    def resolved(self, resolver: SizeResolver) -> PlacementRecord:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        kept = None if self.kept is None else untracked(self.kept.resolved(resolver))
        part = untracked(self.part.resolved(resolver))
        starts = untracked(tuple([start.resolved(resolver) for start in self.starts]))
        type = resolver.type(self.type)
        return untracked(self._replace(type=type, kept=kept, part=part, starts=starts))


_START_BYTES = 8
"""The bytes of a start."""


def _records(target: NativeTarget, pieces: Sequence[Placement]) -> list[PlacementRecord]:
    types = target.fused.graph.types
    function = target.engine.unit("assemble", target.cache)["lazyasync_place"]
    return [
        untracked(
            PlacementRecord(
                function,
                piece.value,
                types[piece.value],
                piece.kept,
                piece.part,
                piece.starts,
                piece.rows,
                piece in target.aliases,
            )
        )
        for piece in pieces
    ]


EMITTERS[Placement] = Emitter(records=_records, rule=placement)
