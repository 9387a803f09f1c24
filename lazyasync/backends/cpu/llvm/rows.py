"""Loops that reduce each row of a matrix, in as many passes over it as depend on each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from lazyasync.backends.cpu.aligned import CACHE_LINE
from lazyasync.backends.cpu.llvm.expressions import memory_type
from lazyasync.backends.cpu.llvm.folds import Fold, fold_of, goes_in_order, row_stretches
from lazyasync.backends.cpu.llvm.streams import streamed_rows
from lazyasync.backends.cpu.llvm.writer import (
    MAX_STACK_BYTES,
    LoopWriter,
    Stretch,
)
from lazyasync.compiler.fused_graph import Level, Load, Member
from lazyasync.compiler.geometry import collapse, one_stride, split_axis
from lazyasync.compiler.loop_passes import RowPasses
from lazyasync.ir.scalar import Expression

CHEAP = 12
"""Up to so many instructions, what an earlier pass over a row has computed is computed again."""
MAX_ROW_BYTES = 32 * 1024
"""A row's values are kept on the stack up to this size; longer ones are computed again."""
SUM_BLOCK = 4096
"""Elements summed up in one go. Longer sums are sums of such sums, see `Compensated`."""
DECIDED_BLOCK = 1024
"""Elements after which it is looked whether what they are reduced to is decided, of booleans."""
STRIDED_BLOCK = 64
"""The same where elements do not follow each other: LLVM then sums them up one by one, and not as
many sums beside each other as vectors have elements."""


def write_rows(p: LoopWriter) -> tuple[int, int]:
    """Writes a loop that reduces rows; gives how many rows there are, and how wide they are."""
    return _RowWriter(p).write()


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
        self.row_values: dict[int, str] = {}
        self.row_known: dict[Expression, str] = {}
        self.scratch: dict[int, str] = {}
        self.streamed: list[int] = []

    def write(self) -> tuple[int, int]:
        p, loop = self.p, self.loop
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
            self.scratch[value] = self.p.allocate(
                value, self.p.width(self.width) if self.is_any_width else self.width
            )
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
                in_order=goes_in_order(self.loop),
            )
            for member in members
            if member.reduction is not None
        ]
        floats = any(fold.dtype.kind == "f" for fold in folds)
        name = f"pass{number}"
        # Where there is one row, blocks cost nothing, and it may be of any length.
        decides = self._may_be_decided(members, folds)
        block_size = DECIDED_BLOCK if decides else self._block_size()
        if (floats or decides) and (
            (self.is_any_width and self.row_count == 1) or self.width > block_size
        ):
            totals = [typed for fold in folds for typed in fold.total]
            block = p.open_loop(f"{name}.block", "0", totals)
            length = self.length
            rest = p.minus(length, block.index)
            size = self.w.intrinsic("smin", "i64", rest, str(block_size))
            stop = self.w.emit(f"add nsw i64 {block.index}, {size}")
            stretches = p.stretches(name, block.index, stop)
            parts = self._stretches(stretches, number, members, folds)
            taken = iter(block.carried)
            after: list[str] = []
            for fold, part in zip(folds, parts, strict=True):
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
            carried = self._stretches(self._row_stretches(name), number, members, folds)
            results = [fold.result(values) for fold, values in zip(folds, carried, strict=True)]
        reduced = [member.value for member in members if member.reduction is not None]
        self.row_values.update(zip(reduced, results, strict=True))

    def _may_be_decided(self, members: list[Member], folds: list[Fold]) -> bool:
        """Whether a pass does nothing but to see whether any elements are true, or all are."""
        return len(members) == len(folds) == 1 and folds[0].may_be_decided

    def _block_size(self) -> int:
        return SUM_BLOCK if {0, 1}.issuperset(self.steps.values()) else STRIDED_BLOCK

    def _stretches(
        self, stretches: Iterable[Stretch], number: int, members: list[Member], folds: list[Fold]
    ) -> list[Sequence[str]]:
        """Several loops over columns; gives what each reduction carries away from all of them.

        Each begins anew, as otherwise it would wait for what the vectors of the one before come to.
        """
        found = [self._columns(*stretch, number, members, folds) for stretch in stretches]
        carried, *others = found
        for other in others:
            carried = [
                fold.merge(one, another)
                for fold, one, another in zip(folds, carried, other, strict=True)
            ]
        return carried

    def _row_stretches(self, name: str) -> Iterator[Stretch]:
        """A row in parts that LLVM makes whole vectors of; see `LoopWriter.stretches`."""
        if self.is_any_width:
            yield from self.p.stretches(name, "0", self.length)
            return
        for first, last in row_stretches(self.width):
            yield Stretch(f"{name}.{first}", str(first), str(last), None)

    def _columns(
        self,
        name: str,
        start: str,
        stop: str,
        unless_at: str | None,
        number: int,
        members: list[Member],
        folds: list[Fold],
    ) -> list[Sequence[str]]:
        """One loop over columns; gives what each reduction carries away from it."""
        p = self.p
        carried = [typed for fold in folds for typed in zip(fold.types, fold.start, strict=True)]
        column = p.open_loop(name, start, carried, unless_at)
        taken = iter(column.carried)
        open_folds = iter(folds)
        known: dict[Expression, str] = {}
        values: dict[int, str] = {}

        def read(part: Expression) -> str:
            source = part.value
            if isinstance(source, Load):
                if source in self.once:
                    return self.once[source]
                at = p.plus(
                    self.starts[source],
                    p.times(column.index, self.steps[source], f"stride of {p.buffer[source]}"),
                )
                return p.load(p.buffer[source], part.dtype, at)
            at_row = self.loop.members[source].level is Level.ROW
            return self.row_values[source] if at_row else values[source]

        wanted = {member.value for member in members}
        needed = {member.value for member in self.passes.needed(number, members, self.there)[0]}
        updates: list[tuple[str, str]] = []
        for member in self.loop.members.values():
            if member.value not in wanted and member.value not in needed:
                continue
            dtype = p.dtype(member.value)
            if member.reduction is not None:
                value = self.w.value(member.expression, read, known)
                fold = next(open_folds)
                after = fold.update(list(islice(taken, len(fold.types))), value)
                updates.extend(zip(fold.types, after, strict=True))
                continue
            if member.value in self.there and self.passes.number[member.value] < number:
                values[member.value] = self._again_from_memory(member.value, column.index)
                continue
            value = values[member.value] = self.w.value(member.expression, read, known)
            if member.value not in wanted:
                continue
            if member.value in self.scratch:
                p.store(self.scratch[member.value], dtype, column.index, value)
            elif member.value in self.loop.stores:
                at = p.plus(self.first, column.index)
                p.store(p.store_buffer[member.value], dtype, at, value)
        left = iter(p.close_loop(name, stop, updates))
        return [list(islice(left, len(fold.types))) for fold in folds]

    def _again_from_memory(self, value: int, index: str) -> str:
        p = self.p
        if value in self.scratch:
            return p.load(self.scratch[value], p.dtype(value), index)
        return p.load(p.store_buffer[value], p.dtype(value), p.plus(self.first, index))
