"""Records that another one runs: their arguments are among those of that one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from lazyasync.backends.cpu.llvm.iteration_places import Place, Where
from lazyasync.backends.cpu.lowering import emitter_of, native_pieces
from lazyasync.backends.cpu.native.layout import CONTROL
from lazyasync.backends.cpu.native.records import Record
from lazyasync.compiler.fused_graph import FusedGraph
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.parts import Compile
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.untracked import untracked

Put: TypeAlias = Callable[[int, Where, int], None]
"""Has the address of what is somewhere, with bytes to be added to it, be in a word."""


class InnerPart(NamedTuple):
    """The records that another one runs, and where their values are."""

    records: tuple[Record, ...]
    where: Mapping[int, Where]

    @property
    def share(self) -> float:
        """See `Record`."""
        return sum([record.share for record in self.records])

    def resolved(self, resolver: SizeResolver) -> InnerPart:
        """The same with numbers for sizes that stand for any."""
        where = {
            value: found.resolved(resolver.number) if isinstance(found, Place) else found
            for value, found in self.where.items()
        }
        records = tuple([record.resolved(resolver) for record in self.records])
        return untracked(InnerPart(untracked(records), untracked(where)))


class InnerArguments:
    """The arguments of a record, which have those of others among them, while they are made."""

    def __init__(self, words: int, threads: int) -> None:
        """``words``: how many words come before those of the others."""
        self._first = words
        self._threads = threads
        self._numbers: dict[int, int] = {CONTROL: 0}
        """Of each value that is named, the number of its address."""
        self.words: list[int] = []
        """Those of the records that are run."""
        self.shares = self.shares_inside = False
        """Whether some of these have several pieces, and something inside them has."""

    def at(self, place: Place, nbytes: int = 0) -> tuple[int, int]:
        """The number of an address, and the bytes to be added to it."""
        number = self._numbers.setdefault(place.base, len(self._numbers))
        return number, place.nbytes + nbytes

    def copy(self, source: Place, target: Place, nbytes: int) -> tuple[int, ...]:
        """What has something be copied."""
        return (*self.at(source), *self.at(target), nbytes)

    def records(self, part: InnerPart | None, put: Put) -> tuple[list[int], list[int]]:
        """The table of the records of a part, and where the arguments of each begin."""
        table: list[int] = []
        places: list[int] = []
        for record in () if part is None else part.records:
            assert part is not None
            pause()
            function, total, chunk, buffers, numbers, first, inside = record.entry(self._threads)
            self.shares = self.shares or chunk < total
            self.shares_inside = self.shares_inside or inside
            table += (function, 0, total, chunk)
            places.append(self._first + len(self.words))
            self.words += first
            for value, nbytes in zip(buffers[::2], buffers[1::2], strict=True):
                put(self._first + len(self.words), part.where[value], nbytes)
                self.words.append(0)
            self.words += numbers
        return table, places

    @property
    def buffers(self) -> list[int]:
        """The values whose addresses have numbers, in their order; see `Entry`."""
        return [number for value in self._numbers for number in (value, 0)]


def compiled(builder: FusionBuilder) -> Compile:
    """What makes pieces of the regions of a program, if native code runs all of them."""

    def compile(graph: PrimitiveGraph) -> FusedGraph | None:
        fused = native_pieces(
            graph, builder.products, converts_half=builder.converts_half, is_region=True
        )
        if all(emitter_of(piece).records is not None for piece in fused.pieces):
            return fused
        return None

    return compile
