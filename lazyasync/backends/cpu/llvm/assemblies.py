"""What is made of parts, on the CPU: the native runtime copies them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from lazyasync.backends.cpu.lowering import EMITTERS, Emitter, NativeTarget
from lazyasync.backends.cpu.native.layout import AssemblyWord
from lazyasync.backends.cpu.native.records import Entry
from lazyasync.backends.cpu.native.work_sharing import share_of_loop
from lazyasync.compiler.fusion.assemblies import Assembly, Source, assembly
from lazyasync.compiler.geometry import collapse
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untracked


class AssemblyRecord(NamedTuple):
    """A value that is made of parts; ``function`` is the address of that of the runtime."""

    function: int
    value: int
    type: TensorType
    sources: tuple[Source, ...]

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
        return share_of_loop(self.type.size, 1)

    def entry(self, threads: int) -> Entry:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        itemsize = self.type.dtype.itemsize
        covered = sum([math.prod(source.shape) for source in self.sources])
        first = [0, self.type.nbytes if covered < self.type.size else 0, len(self.sources)]
        buffers = [self.value, 0]
        for source in self.sources:
            lengths, (to, of) = collapse(source.shape, (source.steps, source.strides))
            nbytes = itemsize
            if lengths and to[-1] == of[-1] == 1:  # what is in one is copied at once
                nbytes *= lengths.pop()
                to.pop(), of.pop()
            first += (nbytes, source.first * itemsize, len(lengths), *lengths)
            first += [step * itemsize for step in (*to, *of)]
            buffers += (source.value, source.offset * itemsize)
        first[AssemblyWord.ADDRESSES] = len(first)
        return Entry(self.function, 1, 1, buffers, (), first)

    def resolved(self, resolver: SizeResolver) -> AssemblyRecord:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        sources = tuple([source.resolved(resolver) for source in self.sources])
        return untracked(self._replace(type=resolver.type(self.type), sources=untracked(sources)))


def _records(target: NativeTarget, pieces: Sequence[Assembly]) -> list[AssemblyRecord]:
    types = target.fused.graph.types
    function = target.engine.runtime["lazyasync_assemble"]
    return [
        untracked(AssemblyRecord(function, piece.value, types[piece.value], piece.sources))
        for piece in pieces
    ]


EMITTERS[Assembly] = Emitter(records=_records, rule=assembly)
