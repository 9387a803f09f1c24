"""Branches over regions, on the CPU: one record has the records of all of them among its arguments.

The native runtime reads which one is chosen, puts the addresses that it needs in their places, and
runs it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from lazyasync.backends.cpu.llvm.inner_records import InnerArguments, InnerPart, compiled
from lazyasync.backends.cpu.llvm.iteration_places import Place, Where
from lazyasync.backends.cpu.lowering import EMITTERS, Emitter, NativeTarget, records_of
from lazyasync.backends.cpu.native.layout import (
    CONTROL,
    COPY_WORDS,
    PATCH_WORDS,
    RECORD_WORDS,
    BranchWord,
    ChoiceWord,
)
from lazyasync.backends.cpu.native.records import Entry
from lazyasync.compiler.fusion.chosen import Chosen, chosen
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.untracked import untracked


class HandedOn(NamedTuple):
    """What a branch hands on as it is given it: from where, to where, and how many bytes."""

    source: Place
    target: Place
    nbytes: int

    def resolved(self, resolver: SizeResolver) -> HandedOn:
        """The same with numbers for sizes that stand for any."""
        number = resolver.number
        source, target = self.source.resolved(number), self.target.resolved(number)
        return HandedOn(source, target, number(self.nbytes))


class BranchRecords(NamedTuple):
    """A branch: what it hands on, and then the records that it runs."""

    handed: tuple[HandedOn, ...]
    part: InnerPart

    def resolved(self, resolver: SizeResolver) -> BranchRecords:
        """The same with numbers for sizes that stand for any."""
        handed = tuple([each.resolved(resolver) for each in self.handed])
        return untracked(BranchRecords(untracked(handed), self.part.resolved(resolver)))


class ChosenRecord(NamedTuple):
    """One of several branches; ``function`` is the address of that of the runtime."""

    function: int
    decides: Place
    """Where the number of the branch is."""
    index_bytes: int
    index_signed: bool
    branches: tuple[BranchRecords, ...]
    reads: Sequence[int]
    writes: Sequence[int]

    @property
    def share(self) -> float:
        """See `Record`."""
        return max([branch.part.share for branch in self.branches])

    def entry(self, threads: int) -> Entry:
        """See `Record`."""
        words = len(ChoiceWord) + len(self.branches) * len(BranchWord)
        inner = InnerArguments(words, threads)
        tables: list[tuple[int, list[int], int]] = []
        """Of each table the word that says where it is, and how many words a row of it has."""
        for number, branch in enumerate(self.branches):
            copies: list[int] = []
            fixed: list[int] = []

            def put(word: int, where: Where, nbytes: int, fixed: list[int] = fixed) -> None:
                assert isinstance(where, Place)
                fixed += (word, *inner.at(where, nbytes), 0, 0, 0)

            for source, target, nbytes in branch.handed:
                copies += inner.copy(source, target, nbytes)
            records, places = inner.records(branch.part, put)
            first = len(ChoiceWord) + number * len(BranchWord)
            tables += [
                (first + BranchWord.COPIES, copies, COPY_WORDS),
                (first + BranchWord.FIXED, fixed, PATCH_WORDS),
                (first + BranchWord.RECORDS, records, RECORD_WORDS),
                (first + BranchWord.ARGUMENTS, places, 0),
            ]
        index, offset = inner.at(self.decides)
        head = [0] * words
        head[ChoiceWord.INDEX], head[ChoiceWord.INDEX_OFFSET] = index, offset
        head[ChoiceWord.INDEX_BYTES] = self.index_bytes
        head[ChoiceWord.INDEX_SIGNED] = int(self.index_signed)
        head[ChoiceWord.COUNT] = len(self.branches)
        head[ChoiceWord.SHARES] = int(inner.shares)
        every = [*head, *inner.words]
        for word, table, columns in tables:
            every[word] = len(every)
            if columns:
                every[word + 1] = len(table) // columns
            every += table
        every[ChoiceWord.ADDRESSES] = len(every)
        shares = inner.shares or inner.shares_inside
        return Entry(self.function, 1, 1, inner.buffers, (), every, shares)

    def resolved(self, resolver: SizeResolver) -> ChosenRecord:
        """See `Record`."""
        branches = tuple([branch.resolved(resolver) for branch in self.branches])
        decides = self.decides.resolved(resolver.number)
        return untracked(self._replace(decides=decides, branches=untracked(branches)))


def _records(target: NativeTarget, pieces: Sequence[Chosen]) -> list[ChosenRecord]:
    records: list[ChosenRecord] = []
    for piece in pieces:
        pause()
        records.append(untracked(_record(target, piece)))
    return records


def _record(target: NativeTarget, piece: Chosen) -> ChosenRecord:
    fused, places = target.fused, target.places
    types = fused.graph.types
    offsets, _ = piece.layout()
    workspace = places.workspaces.get(piece, -1)
    given: list[Place] = []
    for operand in piece.operands:
        geometry = fused.geometries[operand]
        given.append(Place(geometry.base, geometry.offset * types[operand].dtype.itemsize))
    index, *arguments = given
    inner = iter(places.inner_of.get(piece, ()))
    branches = []
    for number, branch in enumerate(piece.branches):
        part, graph = branch.part, branch.part.fused.graph
        where: dict[int, Where] = dict(zip(graph.arguments, arguments, strict=True))
        for root, position in zip(graph.roots, branch.results, strict=True):
            found = piece.outputs.get(position)
            held = offsets.get(("result", 0, position), 0)
            made = Place(workspace, held) if found is None else Place(found)
            on_the_way = branch.in_place_of.values.get(root, ())
            where.update(dict.fromkeys((root, *on_the_way), made))
        for value in part.places.sizes:
            where[value] = Place(workspace, offsets["computed", number, value])
        where.update({value: Place(next(inner)) for value in part.numbered})
        where[CONTROL] = Place(CONTROL)
        handed = []
        for position, place in branch.handed.items():
            output = piece.outputs.get(position)
            if output is not None:
                nbytes = types[piece.operands[1 + place]].nbytes
                handed.append(untracked(HandedOn(arguments[place], Place(output), nbytes)))
        nested = NativeTarget(
            target.engine, target.cache, part.fused, part.places, branch.in_place_of.over
        )
        records = records_of(nested, part.fused.pieces)
        kept = untracked(tuple([records[each] for each in part.fused.pieces]))
        inside = untracked(InnerPart(kept, untracked(where)))
        branches.append(untracked(BranchRecords(untracked(tuple(handed)), inside)))
    dtype = types[piece.operands[0]].dtype
    writes = [*piece.outputs.values(), *([] if workspace < 0 else [workspace])]
    reads = [*piece.reads(fused), *places.inner_of.get(piece, ()), CONTROL]
    return ChosenRecord(
        target.engine.runtime["lazyasync_choose"],
        index,
        dtype.itemsize,
        dtype.kind == "i",
        untracked(tuple(branches)),
        untracked(tuple(reads)),
        untracked(tuple(writes)),
    )


EMITTERS[Chosen] = Emitter(records=_records, rule=partial(chosen, compiled=compiled))
