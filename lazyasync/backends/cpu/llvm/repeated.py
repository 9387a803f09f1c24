"""Loops over regions, on the CPU: one record has the records of an iteration among its arguments.

The native runtime runs these again and again. Their arguments are among those of the loop, with
tables of what is to be put there before the first iteration, and of what changes after each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from lazyasync.backends.cpu.llvm.direct_products import DirectRecord
from lazyasync.backends.cpu.llvm.inner_records import InnerArguments, InnerPart, compiled
from lazyasync.backends.cpu.llvm.iteration_places import After, Before, Carry, Place, Where
from lazyasync.backends.cpu.llvm.small_bodies import is_small
from lazyasync.backends.cpu.llvm.small_loops import SmallRecord, small_record
from lazyasync.backends.cpu.lowering import (
    EMITTERS,
    Emitter,
    NativeTarget,
    records_of,
)
from lazyasync.backends.cpu.native.layout import (
    CONTROL,
    COPY_WORDS,
    PACK_WORDS,
    PATCH_WORDS,
    RECORD_WORDS,
    RepeatWord,
)
from lazyasync.backends.cpu.native.records import Entry, Record
from lazyasync.compiler.fused_graph import Piece
from lazyasync.compiler.fusion.direct_products import PANEL_BYTES, DirectProduct
from lazyasync.compiler.fusion.repeated import Repeated, repeated
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.untracked import untracked

FIRST_PACKED = CONTROL - 1
"""What stands for the first matrix that is packed, among the values of a part; then downwards."""


class Pack(NamedTuple):
    """A matrix that is copied before the first iteration, so that each panel is in one piece."""

    source: Place
    target: Place
    rows: int
    row_bytes: int
    """From one row to the next, in the source."""
    panels: int
    last: int
    """The bytes of a row before the last panel."""

    def resolved(self, number: Callable[[int], int]) -> Pack:
        """The same with numbers for sizes that stand for any."""
        source, target = self.source.resolved(number), self.target.resolved(number)
        row_bytes = number(self.row_bytes)
        return self._replace(source=source, target=target, row_bytes=row_bytes)


class RepeatedRecord(NamedTuple):
    """A loop over records; ``function`` is the address of that of the runtime."""

    function: int
    length: int | None
    reverse: bool
    body: InnerPart
    condition: InnerPart | None
    decision: Place | None
    carries: tuple[Carry, ...]
    packs: tuple[Pack, ...]
    reads: Sequence[int]
    writes: Sequence[int]

    @property
    def share(self) -> float:
        """See `Record`."""
        return self.body.share * (1 if self.length is None else self.length)

    def entry(self, threads: int) -> Entry:
        """See `Record`."""
        return _Tables(self, threads).entry()

    def resolved(self, resolver: SizeResolver) -> RepeatedRecord:
        """See `Record`."""
        number = resolver.number
        return untracked(
            self._replace(
                length=None if self.length is None else number(self.length),
                body=self.body.resolved(resolver),
                condition=None if self.condition is None else self.condition.resolved(resolver),
                decision=None if self.decision is None else self.decision.resolved(number),
                carries=untracked(tuple([carry.resolved(number) for carry in self.carries])),
                packs=untracked(tuple([pack.resolved(number) for pack in self.packs])),
            )
        )


class _Tables:
    """The arguments of a loop while they are made; see `RepeatWord`."""

    def __init__(self, record: RepeatedRecord, threads: int) -> None:
        self._record = record
        self._inner = InnerArguments(len(RepeatWord), threads)
        self._fixed: list[int] = []
        self._moving: list[int] = []
        self._swapped: list[int] = []

    def entry(self) -> Entry:
        record, inner = self._record, self._inner
        length = -1 if record.length is None else record.length
        head = [0] * len(RepeatWord)
        head[RepeatWord.LENGTH] = length
        before: list[int] = []
        after: list[int] = []
        for carry in record.carries:
            before += inner.copy(carry.init, self._first(carry), carry.nbytes)
            if record.length is None and carry.other is not None:
                after += inner.copy(carry.other, carry.result, carry.nbytes)
        packs: list[int] = []
        for pack in record.packs:
            ends = (*inner.at(pack.source), *inner.at(pack.target))
            packs += (*ends, pack.rows, pack.row_bytes, pack.panels, pack.last)
        if record.decision is not None:
            self._fixed += (RepeatWord.DECISION, *inner.at(record.decision), 0, 0, 0)
        condition, first_places = inner.records(record.condition, self._put)
        body, places = inner.records(record.body, self._put)
        tables = [
            (RepeatWord.FIXED, self._fixed, PATCH_WORDS),
            (RepeatWord.MOVING, self._moving, PATCH_WORDS),
            (RepeatWord.SWAPPED, self._swapped, PATCH_WORDS),
            (RepeatWord.BEFORE, before, COPY_WORDS),
            (RepeatWord.AFTER, after, COPY_WORDS),
            (RepeatWord.PACKS, packs, PACK_WORDS),
            (RepeatWord.CONDITION, condition, RECORD_WORDS),
            (RepeatWord.BODY, body, RECORD_WORDS),
        ]
        head[RepeatWord.SHARES] = int(inner.shares)
        first = [*head, *inner.words]
        for word, table, columns in tables:
            first[word], first[word + 1] = len(first), len(table) // columns
            first += table
        first[RepeatWord.ARGUMENTS] = len(first)
        first += [*first_places, *places]
        first[RepeatWord.ADDRESSES] = len(first)
        shares = inner.shares or inner.shares_inside
        return Entry(record.function, 1, 1, inner.buffers, (), first, shares)

    def _put(self, word: int, where: Where, nbytes: int) -> None:
        """Has an address be in a word of the arguments."""
        record, inner = self._record, self._inner
        if isinstance(where, Place):
            if record.reverse and record.length is not None:
                where = where.reversed(record.length)
            table = self._moving if where.step else self._fixed
            table += (word, *inner.at(where, nbytes), 0, 0, where.step)
            return
        carry = record.carries[where.carry]
        if carry.other is None:
            self._fixed += (word, *inner.at(carry.result, nbytes), 0, 0, 0)
            return
        places = [self._first(carry)]
        places.append(carry.result if places[0] == carry.other else carry.other)
        if isinstance(where, After):
            places.reverse()
        self._swapped += (word, *inner.at(places[0], nbytes), *inner.at(places[1], nbytes), 0)

    def _first(self, carry: Carry) -> Place:
        """Where the first iteration finds a carry, so that the last one leaves its result."""
        length = self._record.length
        if carry.other is None or length is None or length % 2 == 0:
            return carry.result
        return carry.other


def _records(target: NativeTarget, loops: Sequence[Repeated]) -> list[Record]:
    records: list[Record] = []
    for loop in loops:
        pause()
        records.append(untracked(_record(target, loop)))
    return records


def _record(target: NativeTarget, loop: Repeated) -> RepeatedRecord | SmallRecord:
    region, fused, places = loop.region, target.fused, target.places
    types, body = fused.graph.types, loop.body.fused
    fixed = region.constants + region.carries
    offsets, _ = loop.layout()
    workspace = places.workspaces.get(loop, -1)

    def held(*what: int | str) -> Place:
        return Place(workspace, offsets[what])  # type: ignore[index]

    given: list[Place] = []
    for number, operand in enumerate(loop.operands):
        geometry, itemsize = fused.geometries[operand], types[operand].dtype.itemsize
        step = geometry.strides[0] * itemsize if number >= fixed else 0
        given.append(Place(geometry.base, geometry.offset * itemsize, step))
    carries: dict[int, Carry] = {}
    made: dict[int, Where] = {}
    """Where the body's roots are."""
    for root, position in zip(body.graph.roots, loop.results, strict=True):
        nbytes, value = body.graph.types[root].nbytes, loop.outputs.get(position)
        if position < region.carries:
            result = held("result", position) if value is None else Place(value)
            init = given[region.constants + position]
            on_the_way = loop.in_place_of.values.get(root)
            other = held("other", position) if on_the_way is None else None
            carries[position] = Carry(nbytes, init, result, other)
            made.update(dict.fromkeys((root, *(on_the_way or ())), After(position)))
        else:
            made[root] = held("item", position) if value is None else Place(value, 0, nbytes)
    for position in range(region.carries):
        if position not in carries:
            init = given[region.constants + position]
            value = loop.outputs.get(position)
            nbytes = types[loop.operands[region.constants + position]].nbytes
            result = init if value is None else Place(value)
            carries[position] = Carry(nbytes, init, result, None)
    before: list[Where] = [*given[: region.constants], *map(Before, range(region.carries))]
    arguments: list[Where] = [*before, *given[fixed:]]
    inner = iter(places.inner_of.get(loop, ()))
    wheres: dict[str, dict[int, Where]] = {}
    for name, part in loop.parts.items():
        graph = part.fused.graph
        where: dict[int, Where] = dict(zip(graph.arguments, arguments, strict=True))
        where.update(made if name == "body" else {graph.roots[0]: held("decision", 0)})
        where.update({value: held(name, value) for value in part.places.sizes})
        where.update({value: Place(next(inner)) for value in part.numbered})
        where[CONTROL] = Place(CONTROL)
        wheres[name] = where
    writes = [*loop.outputs.values(), *([] if workspace < 0 else [workspace])]
    reads = [*loop.reads(fused), *places.inner_of.get(loop, ()), CONTROL]
    in_order = [carries[position] for position in range(region.carries)]
    if is_small(loop):
        return small_record(target, loop, wheres, in_order, reads, writes)
    packs: list[Pack] = []
    packed: dict[Piece, int] = {}
    for number, (name, products, _) in enumerate(loop.packed):
        stands_for = FIRST_PACKED - number
        packed.update(dict.fromkeys(products, stands_for))
        place = wheres[name][stands_for] = held("packed", number)
        packs.append(_pack(products[0], wheres[name], place))
    parts: dict[str, InnerPart] = {}
    for name, part in loop.parts.items():
        over = loop.in_place_of.over if name == "body" else {}
        nested = NativeTarget(target.engine, target.cache, part.fused, part.places, over)
        found = dict(records_of(nested, part.fused.pieces))
        for product, stands_for in packed.items():
            record = found.get(product)
            if isinstance(record, DirectRecord):
                found[product] = untracked(record._replace(packed=stands_for))
        kept = untracked(tuple([found[piece] for piece in part.fused.pieces]))
        parts[name] = untracked(InnerPart(kept, untracked(wheres[name])))
    return RepeatedRecord(
        target.engine.runtime["lazyasync_repeat"],
        region.length,
        region.reverse,
        parts["body"],
        parts.get("condition"),
        None if loop.condition is None else held("decision", 0),
        untracked(tuple(in_order)),
        untracked(tuple(packs)),
        untracked(tuple(reads)),
        untracked(tuple(writes)),
    )


def _pack(piece: DirectProduct, where: Mapping[int, Where], target: Place) -> Pack:
    """What has the right matrix of a product be at a place, panel by panel."""
    product, itemsize = piece.product, piece.itemsize
    right = product.right
    source = where[right.value]
    assert isinstance(source, Place)
    source = source._replace(nbytes=source.nbytes + right.offset * itemsize)
    last = product.columns * itemsize - PANEL_BYTES
    return Pack(source, target, product.inner, right.leading * itemsize, piece.panels, last)


EMITTERS[Repeated] = Emitter(records=_records, rule=partial(repeated, compiled=compiled))
