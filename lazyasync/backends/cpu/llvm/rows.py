"""Loops that reduce each row of a matrix, in as many passes over it as depend on each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from lazyasync.backends.cpu.aligned import CACHE_LINE
from lazyasync.backends.cpu.llvm.expressions import memory_type
from lazyasync.backends.cpu.llvm.folds import TURNS, Fold, fold_of, goes_in_order
from lazyasync.backends.cpu.llvm.lanes import Lanes
from lazyasync.backends.cpu.llvm.streams import streamed_rows
from lazyasync.backends.cpu.llvm.writer import MAX_STACK_BYTES, WITHOUT_VECTORS, LoopWriter
from lazyasync.compiler.fused_graph import Level, Load, Member
from lazyasync.compiler.geometry import collapse, one_stride, split_axis
from lazyasync.compiler.loop_passes import RowPasses, cost
from lazyasync.ir.scalar import Expression, parts

CHEAP = 12
"""Up to so many instructions, what an earlier pass over a row has computed is computed again."""
MAX_ROW_BYTES = 32 * 1024
"""A row's values are kept on the stack up to this size; longer ones are computed again."""
SUM_BLOCK = 4096
"""Elements summed up in one go. Longer sums are sums of such sums, see `Compensated`."""
VECTOR_BYTES = 64
"""Bytes of what is reduced that go at a time, as in the widest vectors that there are."""
LIGHT = 4
"""Instructions for an element up to which all turns are one loop iteration."""
DECIDED_BLOCK = 1024
"""Elements after which it is looked whether what they are reduced to is decided, of booleans."""


def write_rows(p: LoopWriter) -> tuple[int, int]:
    """Writes a loop that reduces rows; gives how many rows there are, and how wide they are."""
    return _RowWriter(p).write()


class Stretch(NamedTuple):
    """A part of a row that one loop goes over, so many ``lanes`` at a time.

    ``turns``: reductions carry so much along, if they begin here; see `TURNS`. ``left``: it is
    one iteration over so many elements, which may be fewer than lanes. ``unless_at`` as in
    `LoopWriter.open_loop`.
    """

    name: str
    start: str
    stop: str
    unless_at: str | None
    lanes: int
    turns: int
    left: int | str | None = None


class _Pass(NamedTuple):
    """What one pass over a row computes."""

    number: int
    members: list[Member]
    """What is wanted of it."""
    needed: list[Member]
    """The values of full size that this needs."""
    folds: list[Fold]
    unit: int
    """The elements that go at a time.

    Of what rounds they follow from the dtypes of what is summed up alone: so sums are the same
    wherever they are computed, and for a row of any length."""
    is_light: bool
    """Whether so little is done to each that several times as many go at a time."""


class _RowWriter:
    def __init__(self, parent: LoopWriter) -> None:
        self.p = parent
        self.w = parent.w
        self.loop = parent.loop
        assert self.loop.rows is not None
        assert self.loop.columns is not None
        self.row_count: int = self.loop.rows
        self.width: int = self.loop.columns
        self.is_any_width = parent.is_any_width(self.width)
        self.block = self.loop.block
        if self.block is not None:  # which are the rows then, and the last one may be shorter
            self.row_count, self.is_any_width = -(-self.width // self.block), True
        self.length = ""
        """The elements of a row, once it is known."""
        self.split = split_axis(self.loop.domain, self.width)
        self.passes = RowPasses(self.loop, CHEAP)
        self.in_order = goes_in_order(self.loop)
        self.row_values: dict[int, str] = {}
        self.row_known: dict[Expression, str] = {}
        self.scratch: dict[int, str] = {}
        self.streamed: list[int] = []

    def write(self) -> tuple[int, int]:
        p, loop = self.p, self.loop
        p.by_vectors = not self.in_order
        self._allocate()
        p.guard()
        inner = loop.domain[self.split :]
        shape, walks = collapse(
            loop.domain[: self.split], [load.strides[: self.split] for load in loop.loads]
        )
        self.steps = {
            load: one_stride(load.strides[self.split :], inner) or 0 for load in loop.loads
        }
        self.row, starts = p.open_rows(shape, walks, self.width)
        self.length = p.width(self.width)
        if self.block is None:
            self.first = self.w.emit(f"mul nsw i64 {self.row}, {self.length}")
        else:
            self.first = self.w.emit(f"mul nsw i64 {self.row}, {self.block}")
            left = p.minus(self.length, self.first)
            self.length = self.w.intrinsic("smin", "i64", left, str(self.block))
            starts = [
                p.times(self.first, self.steps[load], f"stride of {p.buffer[load]}")
                for load in loop.loads
            ]
        self.starts = dict(zip(loop.loads, starts, strict=True))
        self.once = {
            load: p.load(p.buffer[load], p.dtype(load.value), self.starts[load])
            for load in loop.loads
            if self.steps[load] == 0
        }
        for number in range(self.passes.last + 1):
            self._row_maps(number)
            if number == 1 and self.passes.wanted(number, self.there):
                self._fetch_next_row()
            self._pass(number)
        for value in self.streamed:
            p.stream(value, self.scratch[value], self.first, self.length)
        for value in loop.stores:
            if loop.members[value].level is Level.ROW:
                p.store(p.store_buffer[value], p.dtype(value), self.row, self.row_values[value])
        p.close_rows()
        p.leave()
        return self.row_count, self.width if self.block is None else self.block

    def _allocate(self) -> None:
        """Finds room for what later passes read again: on the stack, or where it is stored.

        On the stack also, as far as there is room left, for what is to be streamed from there.
        """
        room = MAX_STACK_BYTES
        streamed = streamed_rows(self.loop, self.p.types)
        again = self.passes.expensive.difference(self.loop.stores)
        for value in (*[value for value in self.loop.members if value in again], *streamed):
            nbytes = self.width * self.p.dtype(value).itemsize
            if nbytes > min(MAX_ROW_BYTES, room):
                continue
            room -= nbytes
            # Up to the end of a vector that has one element of the row.
            count: int | str = self.width + VECTOR_BYTES
            if self.is_any_width:
                width = self.p.width(self.width)
                count = self.w.emit(f"add nsw i64 {width}, {VECTOR_BYTES}")
            self.scratch[value] = self.p.allocate(value, count)
        self.streamed = [value for value in streamed if value in self.scratch]
        self.there = self.passes.expensive & {*self.scratch, *self.loop.stores}

    def _fetch_next_row(self) -> None:
        """Has what the next row reads brought near while the rest is done to this one.

        A pass over a row that is there finds it in the cache, and the processor, which foresees
        what a loop reads for as long as it goes on reading, would begin anew with every row.
        """
        p, w = self.p, self.w
        for place, (load, step) in enumerate(self.steps.items()):
            if step != 1:
                continue
            dtype = p.dtype(load.value)
            line = p.open_loop(f"ahead{place}", self.length)
            at = p.plus(self.starts[load], line.index)
            pointer = w.emit(f"getelementptr {memory_type(dtype)}, ptr {p.buffer[load]}, i64 {at}")
            w.prefetch(pointer)
            stop = w.emit(f"shl nsw i64 {self.length}, 1")
            p.close_loop(f"ahead{place}", stop, (), CACHE_LINE // dtype.itemsize)

    def _row_maps(self, number: int) -> None:
        """Computes what there is once per row and is known before pass ``number``."""
        for member in self.passes.row_members(number):
            value = self.w.value(member.expression, self._read_row, self.row_known)
            self.row_values[member.value] = value

    def _read_row(self, part: Expression) -> str:
        source = part.value
        return self.once[source] if isinstance(source, Load) else self.row_values[source]

    def _pass(self, number: int) -> None:
        members = self.passes.wanted(number, self.there)
        if not members:
            return
        p = self.p
        folds = [
            fold_of(
                self.w,
                member.reduction,
                p.dtype(member.value),
                min(8, max(part.dtype.itemsize for part in parts(member.expression))),
            )
            for member in members
            if member.reduction is not None
        ]
        of = self._described(number, members, folds)
        floats = any(fold.dtype.kind == "f" for fold in folds)
        name = f"pass{number}"
        # Where there is one row, blocks cost nothing, and it may be of any length.
        decides = self._may_be_decided(members, folds)
        block_size = DECIDED_BLOCK if decides else SUM_BLOCK
        if (floats or decides) and (
            (self.is_any_width and self.row_count == 1) or self.width > block_size
        ):
            totals = [typed for fold in folds for typed in fold.total]
            block = p.open_loop(f"{name}.block", "0", totals)
            length = self.length
            rest = p.minus(length, block.index)
            size = self.w.intrinsic("smin", "i64", rest, str(block_size))
            stop = self.w.emit(f"add nsw i64 {block.index}, {size}")
            stretches = self._stretches_between(of, name, block.index, stop)
            found = self._stretches(of, stretches)
            taken = iter(block.carried)
            after: list[str] = []
            for fold, part in zip(folds, found, strict=True):
                before = list(islice(taken, len(fold.total)))
                after += fold.add_block(before, fold.result(part))
            types = [type for type, _ in totals]
            updates = list(zip(types, after, strict=True))
            unless = folds[0].is_decided(after) if decides else None
            left = p.close_loop(f"{name}.block", length, updates, block_size, unless)
            left_over = iter(left)
            results = [
                fold.result_of_blocks(list(islice(left_over, len(fold.total)))) for fold in folds
            ]
        else:
            carried = self._stretches(of, self._row_stretches(of, name))
            results = [fold.result(values) for fold, values in zip(folds, carried, strict=True)]
        reduced = [member.value for member in members if member.reduction is not None]
        self.row_values.update(zip(reduced, results, strict=True))

    def _may_be_decided(self, members: list[Member], folds: list[Fold]) -> bool:
        """Whether a pass does nothing but to see whether any elements are true, or all are."""
        return len(members) == len(folds) == 1 and folds[0].may_be_decided

    def _stretches(self, of: _Pass, stretches: Iterable[Stretch]) -> list[Sequence[str]]:
        """Several loops over columns; gives what each reduction comes to in all of them.

        Each goes on with what the one before it has left.
        """
        w = self.w
        carried: list[list[Sequence[str]]] = []
        """For each reduction what it carries from turn to turn, by turns one after the other."""
        lanes = 0
        for stretch in stretches:
            w.lanes = stretch.lanes
            if not lanes:
                turns = [min(fold.turns, stretch.turns) for fold in of.folds]
                pairs = zip(of.folds, turns, strict=True)
                carried = [[fold.start] * count for fold, count in pairs]
            elif lanes > stretch.lanes:
                carried = [
                    fold.parts_of(all_turns, lanes)
                    for fold, (all_turns,) in zip(of.folds, carried, strict=True)
                ]
            lanes = stretch.lanes
            carried = self._columns(of, stretch, carried)
        results = []
        for fold, values in zip(of.folds, carried, strict=True):
            w.lanes = lanes
            results.append(fold.narrowed(values))
        w.lanes = 1
        return results

    def _described(self, number: int, members: list[Member], folds: list[Fold]) -> _Pass:
        needed = self.passes.needed(number, members, self.there)[0]
        expressions = [member.expression for member in {*members, *needed}]
        sizes = [fold.dtype.itemsize for fold in folds if fold.dtype.kind == "f"]
        if not sizes:
            sizes = [part.dtype.itemsize for each in expressions for part in parts(each)]
        is_light = sum(map(cost, expressions)) <= LIGHT and all(fold.turns > 1 for fold in folds)
        return _Pass(number, members, needed, folds, VECTOR_BYTES // max(sizes), is_light)

    def _row_stretches(self, of: _Pass, name: str) -> Iterator[Stretch]:
        """The parts of a row."""
        width = self.width
        if self.is_any_width:
            yield from self._stretches_between(of, name, "0", self.length)
        elif self.in_order:
            yield Stretch(name, "0", str(width), None, 1, 1)
        else:
            unit, start, vectors = of.unit, 0, -(-width // of.unit)
            turns = min(TURNS, 1 << (vectors - 1).bit_length())
            many = TURNS * unit
            if width >= many:
                start = width - width % (many if of.is_light else unit)
                lanes, turns = (many, 1) if of.is_light else (unit, turns)
                yield Stretch(f"{name}.vectors", "0", str(start), None, lanes, turns)
            while start < width:
                left = width - start
                lanes = unit if start or left > unit else 1 << (left - 1).bit_length()
                some = left if left < lanes else None
                # Each by itself: a loop would be slower, which LLVM does not write out.
                stop = str(start + min(left, lanes))
                yield Stretch(f"{name}.{start}", str(start), stop, None, lanes, turns, some)
                start += lanes

    def _stretches_between(self, of: _Pass, name: str, start: str, stop: str) -> Iterator[Stretch]:
        """Any number of elements, in parts of which each may be none."""
        p, unit = self.p, of.unit
        first, length = start, p.minus(stop, start)
        for lanes, suffix in ((TURNS * unit, "vectors"), (unit, "vector")):
            if lanes == unit or of.is_light:
                whole = p.w.emit(f"and i64 {length}, {-lanes}")
                end = p.plus(first, whole)
                turns = TURNS if lanes == unit else 1
                yield Stretch(f"{name}.{suffix}", start, end, end, lanes, turns)
                start = end
        yield Stretch(f"{name}.rest", start, stop, stop, unit, TURNS, p.minus(stop, start))

    def _columns(
        self, of: _Pass, stretch: Stretch, carried: list[list[Sequence[str]]]
    ) -> list[list[Sequence[str]]]:
        """One loop over columns; gives what each reduction carries away from it."""
        p, w = self.p, self.w
        typed = [
            pair
            for fold, turns in zip(of.folds, carried, strict=True)
            for turn in turns
            for pair in zip(fold.types, turn, strict=True)
        ]
        column = p.open_loop(stretch.name, stretch.start, typed, stretch.unless_at)
        lanes = Lanes(p, column.index, stretch.left)
        taken = iter(column.carried)
        open_folds = iter(zip(of.folds, carried, strict=True))
        known: dict[Expression, str] = {}
        values: dict[int, str] = {}

        def read(part: Expression) -> str:
            source = part.value
            if isinstance(source, Load):
                if source in self.once:
                    return w.splat(self.once[source], part.dtype)
                role = f"stride of {p.buffer[source]}"
                start, step = self.starts[source], self.steps[source]
                return lanes.load(p.buffer[source], part.dtype, start, step, role)
            if self.loop.members[source].level is Level.ROW:
                return w.splat(self.row_values[source], part.dtype)
            return values[source]

        wanted, needed = [{each.value for each in some} for some in (of.members, of.needed)]
        updates: list[tuple[str, str]] = []
        for member in self.loop.members.values():
            if member.value not in wanted and member.value not in needed:
                continue
            dtype = p.dtype(member.value)
            if member.reduction is not None:
                value = w.value(member.expression, read, known)
                fold, turns = next(open_folds)
                if lanes.mask is not None:
                    value = fold.masked(value, lanes.mask)
                now, *others = [list(islice(taken, len(fold.types))) for _ in turns]
                for turn in (*others, fold.update(now, value)):
                    updates.extend(zip(fold.types, turn, strict=True))
                continue
            if member.value in self.there and self.passes.number[member.value] < of.number:
                values[member.value] = self._again_from_memory(member.value, lanes)
                continue
            value = values[member.value] = w.value(member.expression, read, known)
            if member.value not in wanted:
                continue
            if member.value in self.scratch:
                lanes.all().store(self.scratch[member.value], dtype, "0", value)
            elif member.value in self.loop.stores:
                lanes.store(p.store_buffer[member.value], dtype, self.first, value)
        p.latches[stretch.name] = WITHOUT_VECTORS
        left = iter(p.close_loop(stretch.name, stretch.stop, updates, stretch.lanes))
        return [
            [list(islice(left, len(fold.types))) for _ in turns]
            for fold, turns in zip(of.folds, carried, strict=True)
        ]

    def _again_from_memory(self, value: int, lanes: Lanes) -> str:
        p, dtype = self.p, self.p.dtype(value)
        if value in self.scratch:
            return lanes.all().load(self.scratch[value], dtype, "0", 1, "")
        return lanes.load(p.store_buffer[value], dtype, self.first, 1, "")
