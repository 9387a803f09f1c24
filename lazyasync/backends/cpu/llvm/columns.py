"""Loops that reduce the rows of a matrix, column by column."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from lazyasync.backends.cpu.llvm.folds import Compensated, OrderKeys, is_compensated, is_extreme
from lazyasync.backends.cpu.llvm.lanes import Lanes, is_masked
from lazyasync.backends.cpu.llvm.spans import LEAST, goes_by_vectors, lanes_of
from lazyasync.backends.cpu.llvm.writer import (
    MAX_STACK_BYTES,
    MIN_GIVEN_ROWS,
    WITHOUT_VECTORS,
    LoopWriter,
    is_given,
)
from lazyasync.compiler.fused_graph import Load, Member
from lazyasync.compiler.geometry import one_stride, split_axis
from lazyasync.compiler.loop_passes import cost
from lazyasync.ir.scalar import Expression, Reduction
from lazyasync.ir.sizes import Size

COLUMN_TILE = 512
"""Columns whose sums are kept on the stack while the rows go by; fewer, if those are many."""
ROW_BLOCK = {1: 32, 2: 64, 4: 128, 8: 128}
"""Rows summed up one group of so many after the other; longer sums are sums of such sums, see
`Compensated`."""
ROW_GROUP = 8
"""Rows that are combined with each other, by pairs, before they are with what is on the stack.

Where rows are shorter than `NARROW`, or longer than a tile, it takes 40 to 90 % of the time. Where
a tile is a whole row, memory is best read from its begin to its end (Zen 3: up to 160 %)."""
NARROW = 128
GROUP_WORK = 32
"""Instructions for all rows of a group up to which so much more code is compiled quickly enough."""


def write_columns(p: LoopWriter) -> tuple[int, int]:
    """Writes a loop that reduces the rows; gives how many columns there are, and how many rows."""
    return _ColumnWriter(p).write()


class _ColumnWriter:
    """Goes over tiles of columns, whose results stay on the stack, and there over blocks of rows.

    In a block several rows are combined by pairs, so that results on the stack are read and
    written less often, and rounding is small.
    """

    def __init__(self, p: LoopWriter) -> None:
        self.p = p
        loop = p.loop
        assert loop.rows is not None
        assert loop.columns is not None
        self.rows: int = loop.rows
        self.columns: int = loop.columns
        split = split_axis(loop.domain, self.columns)
        self.batch = loop.batch
        self.block = loop.block
        """The rows that are reduced apart, if they are; the last ones may be fewer."""
        first = 0 if self.batch is None else split_axis(loop.domain, self.rows * self.columns)
        self.between = [
            one_stride(load.strides[:first], loop.domain[:first]) or 0 for load in loop.loads
        ]
        """The steps of the loads from matrix to matrix of a batch."""
        self.across = [
            one_stride(load.strides[first:split], loop.domain[first:split]) or 0
            for load in loop.loads
        ]
        self.along = [
            one_stride(load.strides[split:], loop.domain[split:]) or 0 for load in loop.loads
        ]
        self.reduced = [m for m in loop.members.values() if m.reduction is not None]
        self.keys = {
            member.value: OrderKeys(p.w, _reduction(member), p.dtype(member.value))
            for member in self.reduced
            if is_extreme(_reduction(member), p.dtype(member.value))
            and p.dtype(member.value).itemsize == 4  # AVX2 compares no integers of 64 bits so
        }
        """As what integers numbers are compared, for reductions to the largest or smallest."""
        self.sums: dict[int, str] = {}
        """For each reduction what the rows of a block come to, or all rows so far."""
        self.totals: dict[int, tuple[str, str]] = {}
        """For sums of floats what the blocks come to, and what rounding has left of that."""
        self.first_row = "0"
        self.lanes = _lanes(p, self.along)
        """Columns that go at a time, 1 where LLVM is to make vectors of them."""

    def write(self) -> tuple[int, int]:
        p = self.p
        p.by_vectors = p.is_exact = self.lanes > 1
        tile_width = self._allocate()
        p.guard()
        self.tile = self.column = p.open_loop("tile", "%begin").index
        self.matrix = "0"
        left = p.w.emit(f"sub nsw i64 %end, {self.tile}")
        self.width = p.w.intrinsic("smin", "i64", left, str(tile_width))
        if self.is_many:
            columns = p.number(self.columns, "columns")
            self.matrix = p.w.emit(f"udiv i64 {self.tile}, {columns}")
            self.column = p.w.emit(f"urem i64 {self.tile}, {columns}")
            left = p.w.emit(f"sub nsw i64 {columns}, {self.column}")
            self.width = p.w.intrinsic("smin", "i64", left, self.width)
        self.height = self._row_count()
        if self.block is not None:
            self.first_row = p.w.emit(f"mul nsw i64 {self.matrix}, {self.block}")
            left = p.w.emit(f"sub nsw i64 {self.height}, {self.first_row}")
            self.height = p.w.intrinsic("smin", "i64", left, str(self.block))
        self._clear()
        self._all_rows()
        self._write_results()
        p.close_loop("tile", "%end", step=self.width if self.is_many else tile_width)
        p.leave()
        if self.block is not None:
            return self.columns * -(-self.rows // self.block), self.block
        return self.columns * (self.batch or 1), self.rows

    @property
    def is_many(self) -> bool:
        """Whether there are several results for each column, one after the other."""
        return self.batch is not None or self.block is not None

    def _rows_at_once(self) -> int:
        """How many rows are combined with each other, where rows are short or long."""
        if not is_given(self.rows, MIN_GIVEN_ROWS):
            return 1
        work = sum(cost(member.expression) for member in self.p.loop.members.values())
        group = ROW_GROUP
        while group > 1 and group * work > GROUP_WORK:
            group //= 2
        return group

    def _allocate(self) -> int:
        """Makes room for the results of a tile; gives how many columns it has."""
        p = self.p
        blocks = is_given(self.rows, MIN_GIVEN_ROWS)
        arrays = [
            (
                member,
                3 if blocks and is_compensated(_reduction(member), p.dtype(member.value)) else 1,
            )
            for member in self.reduced
        ]
        per_column = sum(count * p.dtype(member.value).itemsize for member, count in arrays)
        tile_width = min(COLUMN_TILE, MAX_STACK_BYTES // per_column)
        for member, count in arrays:
            value = member.value
            self.sums[value], *totals = [
                p.allocate(value, tile_width + self.lanes) for _ in range(count)
            ]
            if totals:
                self.totals[value] = (totals[0], totals[1])
        return tile_width

    def _clear(self) -> None:
        for lanes in self._columns("clear"):
            for member in self.reduced:
                dtype, keys = self._kept_dtype(member), self.keys.get(member.value)
                first = keys.start if keys else _reduction(member).identity(dtype)
                for array in (self.sums[member.value], *self.totals.get(member.value, ())):
                    lanes.store(array, dtype, "0", self.p.w.literal(first, dtype))

    def _columns(self, name: str) -> Iterator[Lanes]:
        """The loop over what is on the stack for the columns of a tile, where all lanes are."""
        p = self.p
        index = p.open_loop(name, "0").index
        p.w.lanes = self.lanes
        yield Lanes(p, index)
        p.w.lanes = 1
        self._close(name, self.width)

    def _stretches(self, name: str) -> Iterator[Lanes]:
        """The loops over the columns of a tile: whole vectors, and what remains.

        Where LLVM makes vectors it is one.
        """
        p = self.p
        if self.lanes == 1:
            yield from self._columns(name)
            return
        left = p.w.emit(f"and i64 {self.width}, {self.lanes - 1}")
        whole = p.minus(self.width, left)
        for end, start, stop in (("", "0", whole), (".rest", whole, self.width)):
            index = p.open_loop(name + end, start, unless_at=stop).index
            p.w.lanes = self.lanes
            yield Lanes(p, index, left if end else None)
            p.w.lanes = 1
            self._close(name + end, stop)

    def _close(self, name: str, stop: str) -> None:
        if self.lanes > 1:
            self.p.latches[name] = WITHOUT_VECTORS
        self.p.close_loop(name, stop, step=self.lanes)

    def _kept_dtype(self, member: Member) -> np.dtype:
        """The dtype of what is on the stack for a reduction."""
        keys = self.keys.get(member.value)
        return keys.dtype if keys else self.p.dtype(member.value)

    def _combined(self, member: Member, one: str, other: str) -> str:
        keys = self.keys.get(member.value)
        if keys:
            return keys.combine(one, other)
        return self.p.w.combine(_reduction(member).combine, self.p.dtype(member.value), one, other)

    def _all_rows(self) -> None:
        """Combines all rows of a tile, in the same order where their length is any as where not."""
        p, group = self.p, self._rows_at_once()
        if group == 1 or not isinstance(self.columns, Size):
            self._blocks(1 if NARROW <= self.columns <= COLUMN_TILE else group)
            return
        over = p.w.emit(f"sub i64 {p.number(self.columns, 'columns')}, {NARROW}")
        in_order = p.w.emit(f"icmp ule i64 {over}, {COLUMN_TILE - NARROW}")
        p.w.add(f"br i1 {in_order}, label %single.begin, label %grouped.begin")
        for name, count in (("single", 1), ("grouped", group)):
            p.begin_block(f"{name}.begin")
            self._blocks(count, f"{name}.")
            p.w.add("br label %combined")
        p.begin_block("combined")

    def _blocks(self, group: int, prefix: str = "") -> None:
        """The rows, ``group`` at a time, block by block; ``prefix`` is of the loops' names."""
        p = self.p
        rows = self.height
        if not is_given(self.rows, MIN_GIVEN_ROWS):
            self._rows(f"{prefix}row", "0", rows, 1)
            return
        whole = rows if group == 1 else p.w.emit(f"and i64 {rows}, {-group}")
        block = p.open_loop(f"{prefix}block", "0", (), whole)
        last = p.w.emit(f"add nsw i64 {block.index}, {ROW_BLOCK[group]}")
        stop = p.w.intrinsic("smin", "i64", last, whole)
        self._rows(f"{prefix}rows", block.index, stop, group)
        if self.totals:
            self._end_block(last, whole, prefix)
        p.close_loop(f"{prefix}block", whole, step=ROW_BLOCK[group])
        if group > 1:
            self._rows(f"{prefix}row", whole, rows, 1, unless_at=rows)

    def _row_count(self) -> str:
        return self.p.number(self.rows, "rows", MIN_GIVEN_ROWS)

    def _end_block(self, last: str, whole: str, prefix: str) -> None:
        """Adds what a block of rows comes to; that of the last one waits for the other rows."""
        p = self.p
        more = p.w.emit(f"icmp slt i64 {last}, {whole}")
        p.w.add(f"br i1 {more}, label %{prefix}flush.begin, label %{prefix}flush.skip")
        p.begin_block(f"{prefix}flush.begin")
        for lanes in self._columns(f"{prefix}flush"):
            for member in self.reduced:
                if member.value not in self.totals:
                    continue
                dtype = p.dtype(member.value)
                total, error = self.totals[member.value]
                arrays = (total, error, self.sums[member.value])
                here = [lanes.load(array, dtype, "0", 1, "") for array in arrays]
                after = Compensated(p.w, dtype).add((here[0], here[1]), here[2])
                for array, value in zip(arrays, (*after, p.w.literal(0, dtype)), strict=True):
                    lanes.store(array, dtype, "0", value)
        p.w.add(f"br label %{prefix}flush.skip")
        p.begin_block(f"{prefix}flush.skip")

    def _rows(
        self, name: str, start: str, stop: str, group: int, unless_at: str | None = None
    ) -> None:
        """The loop over some rows, so many at a time."""
        p = self.p
        first = p.open_loop(name, start, (), unless_at).index
        if self.block is not None:
            first = p.w.emit(f"add nsw i64 {self.first_row}, {first}")
        rows = [first, *[p.w.emit(f"add nsw i64 {first}, {place}") for place in range(1, group)]]
        moving: list[dict[Load, tuple[str, int]]] = []
        invariant: list[dict[Load, str]] = []
        places: list[str] = []
        for row in rows:
            starts = [
                p.plus(
                    "0"
                    if self.batch is None
                    else p.times(self.matrix, between, f"matrix of load {place}"),
                    p.plus(
                        p.times(row, across, f"row of load {place}"),
                        p.times(self.column, along, f"stride of {p.buffer[load]}"),
                    ),
                )
                for place, (load, between, across, along) in enumerate(
                    zip(p.loop.loads, self.between, self.across, self.along, strict=True)
                )
            ]
            once, each = p.hoist(self.along, starts)
            invariant.append(once)
            moving.append(each)
            place = row
            if self.batch is not None:
                before = p.w.emit(f"mul nsw i64 {self.matrix}, {self._row_count()}")
                place = p.plus(before, row)
            places.append(p.plus(p.times(place, self.columns, "columns"), self.column))
        p.w.lanes = self.lanes
        same = [
            {load: p.w.splat(value, p.dtype(load.value)) for load, value in once.items()}
            for once in invariant
        ]
        p.w.lanes = 1
        for lanes in self._stretches(f"{name}.column"):
            combined: dict[int, list[str]] = {member.value: [] for member in self.reduced}
            for once, each, place in zip(same, moving, places, strict=True):
                self._element(lanes, each, once, place, combined)
            everything = lanes.all()
            for member in self.reduced:
                dtype, sums = self._kept_dtype(member), self.sums[member.value]
                values = combined[member.value]
                while len(values) > 1:
                    pairs = zip(values[::2], values[1::2], strict=True)
                    values = [self._combined(member, one, other) for one, other in pairs]
                before = everything.load(sums, dtype, "0", 1, "")
                everything.store(sums, dtype, "0", self._combined(member, before, values[0]))
        p.close_loop(name, stop, step=group)

    def _element(
        self,
        lanes: Lanes,
        moving: dict[Load, tuple[str, int]],
        invariant: dict[Load, str],
        first: str,
        combined: dict[int, list[str]],
    ) -> None:
        """One element: what it is of results that are elements, and what reductions take of it."""
        p = self.p
        known: dict[Expression, str] = {}
        values: dict[int, str] = {}
        read = lanes.reader(moving, invariant, values)
        for member in p.loop.members.values():
            value = p.w.value(member.expression, read, known)
            if member.reduction is not None:
                keys = self.keys.get(member.value)
                combined[member.value].append(keys.of(value) if keys else value)
                continue
            values[member.value] = value
            if member.value in p.store_buffer:
                lanes.store(p.store_buffer[member.value], p.dtype(member.value), first, value)

    def _write_results(self) -> None:
        p = self.p
        for lanes in self._stretches("write"):
            everything = lanes.all()
            for member in self.reduced:
                if member.value not in p.store_buffer:
                    continue
                dtype = p.dtype(member.value)
                value = everything.load(
                    self.sums[member.value], self._kept_dtype(member), "0", 1, ""
                )
                if member.value in self.keys:
                    value = self.keys[member.value].number(value)
                if member.value in self.totals:
                    total, error = [
                        everything.load(array, dtype, "0", 1, "")
                        for array in self.totals[member.value]
                    ]
                    value = Compensated(p.w, dtype).result((total, error), value)
                lanes.store(p.store_buffer[member.value], dtype, self.tile, value)


def _lanes(p: LoopWriter, along: Sequence[int]) -> int:
    """How many columns go at a time: 1 where they do not follow each other, or have no masks."""
    loop = p.loop
    read = [p.dtype(load.value) for load, step in zip(loop.loads, along, strict=True) if step]
    if not all(step in (0, 1) for step in along) or not all(map(is_masked, read)):
        return 1
    if not goes_by_vectors(loop):
        return 1
    lanes = lanes_of(loop, are_few=True)
    columns: int = loop.columns or 0
    if not is_given(columns):
        lanes = min(lanes, 1 << (columns - 1).bit_length())
    return lanes if lanes >= LEAST else 1


def _reduction(member: Member) -> Reduction:
    assert member.reduction is not None
    return member.reduction
