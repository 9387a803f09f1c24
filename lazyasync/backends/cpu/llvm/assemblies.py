"""What is made of parts, on the CPU: the native runtime copies them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from lazyasync.backends.cpu.aligned import CACHE_LINE
from lazyasync.backends.cpu.llvm.streams import bypasses_cache
from lazyasync.backends.cpu.lowering import EMITTERS, Emitter, NativeTarget
from lazyasync.backends.cpu.native.layout import AssemblyWord
from lazyasync.backends.cpu.native.records import Entry
from lazyasync.backends.cpu.native.work_sharing import chunk_of, share_of_loop
from lazyasync.compiler.fusion.assemblies import Assembly, assembly
from lazyasync.compiler.fusion.sources import Source
from lazyasync.compiler.geometry import collapse
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untracked

LINE_WORK = 16
"""Instructions that copying a cache line takes as long as, about."""


class AssemblyRecord(NamedTuple):
    """A value that is made of parts; ``function`` is the address of that of the runtime.

    With ``in_place`` the first of them is there already, as a rule.
    """

    function: int
    value: int
    type: TensorType
    sources: tuple[Source, ...]
    in_place: bool

    @property
    def reads(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return [source.value for source in self.sources]

    @property
    def writes(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return (self.value,)

    @property
    def share(self) -> float:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return share_of_loop(self._lines, self._line_work)

    @property
    def _lines(self) -> int:
        return -(-self.type.nbytes // CACHE_LINE)

    @property
    def _line_work(self) -> int:
        """Instructions that a line of the result takes, about."""
        if not self.in_place:
            return LINE_WORK
        put = sum([math.prod(source.shape) for source in self.sources[1:]])
        return min(LINE_WORK, put * self.type.dtype.itemsize // self._lines)

    def entry(self, threads: int) -> Entry:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        itemsize, nbytes = self.type.dtype.itemsize, self.type.nbytes
        copied = sum([math.prod(source.shape) for source in self.sources])
        first = [0] * len(AssemblyWord)
        first[AssemblyWord.BYTES] = nbytes
        first[AssemblyWord.ZEROS] = copied < self.type.size
        first[AssemblyWord.STREAMS] = bypasses_cache(nbytes + copied * itemsize)
        first[AssemblyWord.PARTS] = len(self.sources)
        buffers = [self.value, 0]
        for source in self.sources:
            offset, words = part_words(source, itemsize)
            first += words
            buffers += (source.value, offset)
        first[AssemblyWord.ADDRESSES] = len(first)
        chunk = chunk_of(self._lines, self._line_work, True, threads)
        return Entry(self.function, self._lines, chunk, buffers, (), first)

    def resolved(self, resolver: SizeResolver) -> AssemblyRecord:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        sources = tuple([source.resolved(resolver) for source in self.sources])
        return untracked(self._replace(type=resolver.type(self.type), sources=untracked(sources)))


def part_words(source: Source, itemsize: int) -> tuple[int, list[int]]:
    """At which byte of its buffer a part begins, and the words for it; see `AssemblyWord`."""
    if not math.prod(source.shape):
        return 0, [itemsize, 0, 0, 0]
    lengths, (to, of) = collapse(source.shape, (source.steps, source.strides))
    first, offset = source.first, source.offset
    for axis, (length, step) in enumerate(zip(lengths, to, strict=True)):
        if step < 0:  # from its other end
            first += (length - 1) * step
            offset += (length - 1) * of[axis]
            to[axis], of[axis] = -step, -of[axis]
    run = 1
    if lengths and to[-1] == of[-1] == 1:  # what is in one is copied at once
        run = lengths.pop()
        to.pop(), of.pop()
    words: list[int] = []
    extent = run
    for length, step, other in zip(*map(reversed, (lengths, to, of)), strict=True):
        words = [length, step * itemsize, other * itemsize, extent * itemsize, *words]
        extent += (length - 1) * step
    ahead = [run * itemsize, first * itemsize, extent * itemsize, len(lengths)]
    return offset * itemsize, ahead + words


def _records(target: NativeTarget, pieces: Sequence[Assembly]) -> list[AssemblyRecord]:
    types = target.fused.graph.types
    function = target.engine.unit("assemble", target.cache)["lazyasync_assemble"]
    return [
        untracked(
            AssemblyRecord(
                function, piece.value, types[piece.value], piece.sources, piece in target.aliases
            )
        )
        for piece in pieces
    ]


EMITTERS[Assembly] = Emitter(records=_records, rule=assembly)
