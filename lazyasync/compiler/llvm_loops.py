"""LLVM functions for loops, as text: `LoopCode` says how each is called.

A function gets pointers to its buffers and the part of the iterations that it is to do: elements,
rows or columns. Vectors are left to LLVM, which the loops are written for: one induction variable,
no aliases, and reassociation where, and only where, elements are summed up.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from lazyasync.compiler.fused_graph import Level, Load, Loop, Member
from lazyasync.compiler.geometry import collapse, one_stride, split_axis
from lazyasync.compiler.llvm_expressions import Read, Writer, literal, llvm_type, memory_type
from lazyasync.compiler.loop_passes import RowPasses, cost
from lazyasync.ir.scalar import BOOL, Expression, Primitive
from lazyasync.ir.types import TensorType

CHEAP = 12
"""Up to so many instructions, what an earlier pass over a row has computed is computed again."""
MAX_ROW_BYTES = 32 * 1024
"""A row's values are kept on the stack up to this size; longer ones are computed again."""
SUM_BLOCK = 4096
"""Elements summed up in one go. Longer sums are sums of such sums, which keeps rounding small."""
COLUMN_TILE = 512
"""Columns whose sums are kept on the stack while the rows go by; fewer, if those are many."""
LONG = 16
"""Instructions from which on several vectors at a time are worth more code."""
VERY_LONG = 128
"""Instructions up to which so much more code as for eight vectors is compiled quickly enough."""
UNROLLED = 64
"""Elements of a row that LLVM goes over in one turn, at the most."""
MAX_STACK_BYTES = 128 * 1024
"""What one loop keeps on the stack, of which threads may have as little as 512 KiB."""

PARALLEL_ACCESSES = "!0"
"""Accesses to memory that those of other iterations have nothing to do with."""
_ELEMENT_LOOPS = {
    (True, 0): "!1",
    (False, 4): "!2",
    (True, 4): "!3",
    (False, 8): "!4",
    (True, 8): "!5",
}
"""A loop over elements: whether its accesses are such, and how many vectors go side by side."""
_PARALLEL_ROWS = "!9"
"""A loop over rows whose accesses are such."""
LOOP_METADATA = """\
!0 = distinct !{}
!1 = distinct !{!1, !6}
!2 = distinct !{!2, !7}
!3 = distinct !{!3, !6, !7}
!4 = distinct !{!4, !8}
!5 = distinct !{!5, !6, !8}
!6 = !{!"llvm.loop.parallel_accesses", !0}
!7 = !{!"llvm.loop.interleave.count", i32 4}
!8 = !{!"llvm.loop.interleave.count", i32 8}
!9 = distinct !{!9, !6}"""
"""What a module with loops must say once."""


@dataclass(frozen=True, slots=True)
class LoopCode:
    """A loop's function: its text (with ``@NAME`` in the place of its name) and how to call it.

    ``loads`` and ``stores`` are its buffers, in that order; ``total`` is how many elements, rows
    or columns there are, and ``grain`` how many are worth a thread. ``by_row``: they are rows.
    """

    text: str
    declarations: tuple[str, ...]
    functions: tuple[str, ...]
    loads: tuple[Load, ...]
    stores: tuple[int, ...]
    total: int
    grain: int
    by_row: bool


def write_loop(
    loop: Loop, types: Sequence[TensorType], heirs: Mapping[int, Sequence[int]] | None = None
) -> LoopCode:
    """The function of a loop. ``types`` are those of all values.

    ``heirs``, of a loop without reductions, are stores that may be to the memory of one of some
    loads, element for element; see `in_place`.
    """
    shared = set() if heirs is None else {*heirs, *(v for loads in heirs.values() for v in loads)}
    writer = _LoopWriter(loop, types, in_place=bool(shared))
    by_row = loop.rows is not None and not loop.by_column
    if loop.rows is None:
        total, per_unit = writer.elements()
        by_row = per_unit > 1
    elif loop.by_column:
        total, per_unit = writer.columns()
    else:
        total, per_unit = writer.rows()
    work = _work(loop) + 1
    grain = max(1, _WORK_PER_TASK // max(1, work * per_unit))
    parameters = [
        f"ptr %b{place}" if value in shared else f"ptr noalias %b{place}"
        for place, value in enumerate([*(load.value for load in loop.loads), *loop.stores])
    ]
    body = "\n".join(writer.w.lines)
    fetch = "\n".join(
        f"  %p{place} = getelementptr ptr, ptr %args, i64 {place}\n"
        f"  %b{place} = load ptr, ptr %p{place}"
        for place in range(len(parameters))
    )
    listed = ", ".join([*(f"ptr %b{place}" for place in range(len(parameters))), ""])
    named = ", ".join([*parameters, ""])
    text = (
        f"define internal void @NAME.body({named}i64 %begin, i64 %end) #0 {{\n"
        f"{body}\n}}\n"
        f"define void @NAME(ptr %args, i64 %begin, i64 %end) #0 {{\n{fetch}\n"
        f"  call void @NAME.body({listed}i64 %begin, i64 %end)\n  ret void\n}}\n"
    )
    return LoopCode(
        text,
        tuple(writer.w.declarations),
        tuple(writer.w.functions),
        tuple(loop.loads),
        tuple(loop.stores),
        total,
        grain,
        by_row,
    )


_WORK_PER_TASK = 200_000
"""Instructions, about, below which another thread costs more than it helps."""


def _vectors_at_a_time(loop: Loop) -> int:
    """How many vectors go through a loop side by side; 0 leaves it to LLVM.

    An operation waits for the one before it, for four cycles or more. With one vector, a processor
    finds something to do meanwhile only if the next iteration is near, which in long loops it is
    not; with many, intermediate values do not stay in registers.
    """
    buffers, work = len(loop.loads) + len(loop.stores), _work(loop)
    if work < LONG or buffers > 8:
        return 0
    return 8 if buffers <= 4 and work <= VERY_LONG else 4


def _work(loop: Loop) -> int:
    return sum(cost(member.expression) for member in loop.members.values())


class _LoopWriter:
    def __init__(self, loop: Loop, types: Sequence[TensorType], *, in_place: bool = False) -> None:
        self.loop = loop
        self.types = types
        self.w = Writer()
        self.buffer = {load: f"%b{place}" for place, load in enumerate(loop.loads)}
        self.store_buffer = {
            value: f"%b{len(loop.loads) + place}" for place, value in enumerate(loop.stores)
        }
        # Where pointers may be equal, LLVM is told that iterations have nothing to do with others.
        self.access = f", !llvm.access.group {PARALLEL_ACCESSES}" if in_place else ""
        kinds = {
            "element": _ELEMENT_LOOPS.get((in_place, _vectors_at_a_time(loop))),
            "row": _PARALLEL_ROWS if in_place else None,
        }
        self.latches = {name: f", !llvm.loop {kind}" for name, kind in kinds.items() if kind}
        self.w.label("entry")
        self.block = "entry"

    # ---- small parts -----------------------------------------------------------------------

    def dtype(self, value: int) -> np.dtype:
        return self.types[value].dtype

    def begin_block(self, name: str) -> None:
        self.w.label(name)
        self.block = name

    def load(self, buffer: str, dtype: np.dtype, index: str) -> str:
        type = memory_type(dtype)
        pointer = self.w.emit(f"getelementptr inbounds {type}, ptr {buffer}, i64 {index}")
        value = self.w.emit(f"load {type}, ptr {pointer}{self.access}")
        return self.w.emit(f"icmp ne i8 {value}, 0") if dtype == BOOL else value

    def store(self, buffer: str, dtype: np.dtype, index: str, value: str) -> None:
        type = memory_type(dtype)
        if dtype == BOOL:
            value = self.w.emit(f"zext i1 {value} to i8")
        pointer = self.w.emit(f"getelementptr inbounds {type}, ptr {buffer}, i64 {index}")
        self.w.add(f"store {type} {value}, ptr {pointer}{self.access}")

    def times(self, index: str, factor: int) -> str:
        if factor == 0:
            return "0"
        return index if factor == 1 else self.w.emit(f"mul nsw i64 {index}, {factor}")

    def plus(self, left: str, right: str) -> str:
        if left == "0":
            return right
        return left if right == "0" else self.w.emit(f"add nsw i64 {left}, {right}")

    def offset(self, index: str, shape: Sequence[int], strides: Sequence[int]) -> str:
        """Where element ``index`` of a row-major walk over ``shape`` is, by its strides."""
        total = "0"
        rest = index
        for axis in reversed(range(len(shape))):
            if math.prod(shape[:axis]) == 1:
                return self.plus(total, self.times(rest, strides[axis]))
            if strides[axis]:
                here = self.w.emit(f"urem i64 {rest}, {shape[axis]}")
                total = self.plus(total, self.times(here, strides[axis]))
            rest = self.w.emit(f"udiv i64 {rest}, {shape[axis]}")
        return total

    class Counted:
        """A loop that counts, with what it carries along."""

        def __init__(self, index: str, carried: list[str]) -> None:
            self.index = index
            self.carried = carried

    def open_loop(self, name: str, start: str, carried: Sequence[tuple[str, str]] = ()) -> Counted:
        """Opens ``for index = start; ...``; it is run at least once. ``carried``: type, start."""
        before = self.block
        self.w.add(f"br label %{name}")
        self.begin_block(name)
        index = f"%{name}.i"
        self.w.add(f"{index} = phi i64 [ {start}, %{before} ], [ {index}.next, %{name}.end ]")
        names = []
        for place, (type, initial) in enumerate(carried):
            carry = f"%{name}.c{place}"
            self.w.add(
                f"{carry} = phi {type} [ {initial}, %{before} ], [ {carry}.next, %{name}.end ]"
            )
            names.append(carry)
        return self.Counted(index, names)

    def close_loop(
        self, name: str, stop: str, updates: Sequence[tuple[str, str]] = (), step: int | str = 1
    ) -> list[str]:
        """Closes a loop; ``updates``: type and new value of what is carried. Gives the last."""
        self.w.add(f"br label %{name}.end")
        self.begin_block(f"{name}.end")
        results = []
        for place, (type, value) in enumerate(updates):
            carry = f"%{name}.c{place}.next"
            # Through a phi of one value, which gives it the name that the head refers to.
            self.w.add(f"{carry} = select i1 true, {type} {value}, {type} {value}")
            results.append(carry)
        index = f"%{name}.i"
        self.w.add(f"{index}.next = add nuw nsw i64 {index}, {step}")
        again = self.w.emit(f"icmp slt i64 {index}.next, {stop}")
        latch = self.latches.get(name, "")
        self.w.add(f"br i1 {again}, label %{name}, label %{name}.exit{latch}")
        self.begin_block(f"{name}.exit")
        return results

    def guard(self) -> None:
        """Returns at once if there is nothing to do."""
        some = self.w.emit("icmp slt i64 %begin, %end")
        self.w.add(f"br i1 {some}, label %start, label %leave")
        self.begin_block("start")

    def leave(self) -> None:
        self.w.add("br label %leave")
        self.w.label("leave")
        self.w.add("ret void")

    # ---- element by element ----------------------------------------------------------------

    def elements(self) -> tuple[int, int]:
        """A loop without reductions: over elements, or over rows of a domain with more axes."""
        loop = self.loop
        shape, strides = collapse(loop.domain, [load.strides for load in loop.loads])
        self.guard()
        if len(shape) <= 1:
            steps = [stride[0] if stride else 0 for stride in strides]
            invariant, moving = self._hoist(steps, ["0"] * len(steps))
            counted = self.open_loop("element", "%begin")
            self._element(counted.index, moving, invariant, counted.index)
            self.close_loop("element", "%end")
            self.leave()
            return loop.size, 1
        inner = shape[-1]
        row = self.open_loop("row", "%begin")
        starts = [self.offset(row.index, shape[:-1], stride[:-1]) for stride in strides]
        invariant, moving = self._hoist([stride[-1] for stride in strides], starts)
        first = self.times(row.index, inner)
        counted = self.open_loop("element", "0")
        self._element(counted.index, moving, invariant, self.plus(first, counted.index))
        self.close_loop("element", str(inner))
        self.close_loop("row", "%end")
        self.leave()
        return loop.size // inner, inner

    def _hoist(
        self, steps: Sequence[int], starts: Sequence[str]
    ) -> tuple[dict[Load, str], dict[Load, tuple[str, int]]]:
        """What a row reads once, and what it reads for each element: where from, and the step."""
        invariant: dict[Load, str] = {}
        moving: dict[Load, tuple[str, int]] = {}
        for load, step, start in zip(self.loop.loads, steps, starts, strict=True):
            if step == 0:
                invariant[load] = self.load(self.buffer[load], self.dtype(load.value), start)
            else:
                moving[load] = (start, step)
        return invariant, moving

    def _reader(
        self,
        index: str,
        moving: dict[Load, tuple[str, int]],
        invariant: dict[Load, str],
        values: dict[int, str],
    ) -> Read:
        """Reads inputs for element ``index`` of a row: ``values``, or buffers."""

        def read(part: Expression) -> str:
            source = part.value
            if not isinstance(source, Load):
                return values[source]
            if source in invariant:
                return invariant[source]
            start, step = moving[source]
            at = self.plus(start, self.times(index, step))
            return self.load(self.buffer[source], part.dtype, at)

        return read

    def _element(
        self,
        index: str,
        moving: dict[Load, tuple[str, int]],
        invariant: dict[Load, str],
        place: str,
    ) -> None:
        known: dict[Expression, str] = {}
        values: dict[int, str] = {}
        read = self._reader(index, moving, invariant, values)
        for member in self.loop.members.values():
            values[member.value] = self.w.value(member.expression, read, known)
        # Once everything is read: it may be to the same place.
        for value, buffer in self.store_buffer.items():
            self.store(buffer, self.dtype(value), place, values[value])

    # ---- by columns ------------------------------------------------------------------------

    def columns(self) -> tuple[int, int]:
        """A loop that reduces the rows: over tiles of columns, whose results stay on the stack."""
        loop = self.loop
        rows, columns = loop.rows, loop.columns
        assert rows is not None
        assert columns is not None
        split = split_axis(loop.domain, columns)
        row_steps = [one_stride(load.strides[:split], loop.domain[:split]) for load in loop.loads]
        column_steps = [
            one_stride(load.strides[split:], loop.domain[split:]) for load in loop.loads
        ]
        reductions = [m for m in loop.members.values() if m.reduction is not None]
        sums = {}
        per_column = sum(self.dtype(member.value).itemsize for member in reductions)
        tile_width = min(COLUMN_TILE, MAX_STACK_BYTES // per_column)
        for member in reductions:
            type = memory_type(self.dtype(member.value))
            sums[member.value] = self.w.emit(f"alloca [{tile_width} x {type}], align 64")
        self.guard()
        tile = self.open_loop("tile", "%begin")
        left = self.w.emit(f"sub nsw i64 %end, {tile.index}")
        width = self.w.intrinsic("smin", "i64", left, str(tile_width))
        clear = self.open_loop("clear", "0")
        for member in reductions:
            assert member.reduction is not None
            dtype = self.dtype(member.value)
            start = literal(member.reduction.identity(dtype), dtype)
            self.store(sums[member.value], dtype, clear.index, start)
        self.close_loop("clear", width)
        row = self.open_loop("row", "0")
        starts = [
            self.plus(self.times(row.index, across or 0), self.times(tile.index, along or 0))
            for across, along in zip(row_steps, column_steps, strict=True)
        ]
        invariant, moving = self._hoist([step or 0 for step in column_steps], starts)
        first = self.plus(self.times(row.index, columns), tile.index)
        column = self.open_loop("column", "0")
        self._tile_element(column.index, moving, invariant, first, sums)
        self.close_loop("column", width)
        self.close_loop("row", str(rows))
        write = self.open_loop("write", "0")
        for member in reductions:
            if member.value in self.store_buffer:
                dtype = self.dtype(member.value)
                value = self.load(sums[member.value], dtype, write.index)
                at = self.plus(tile.index, write.index)
                self.store(self.store_buffer[member.value], dtype, at, value)
        self.close_loop("write", width)
        self.close_loop("tile", "%end", step=tile_width)
        self.leave()
        return columns, rows

    def _tile_element(
        self,
        index: str,
        moving: dict[Load, tuple[str, int]],
        invariant: dict[Load, str],
        first: str,
        sums: dict[int, str],
    ) -> None:
        known: dict[Expression, str] = {}
        values: dict[int, str] = {}
        read = self._reader(index, moving, invariant, values)
        for member in self.loop.members.values():
            value = self.w.value(member.expression, read, known)
            dtype = self.dtype(member.value)
            if member.reduction is not None:
                before = self.load(sums[member.value], dtype, index)
                after = self.w.combine(member.reduction.combine, dtype, before, value)
                self.store(sums[member.value], dtype, index, after)
                continue
            values[member.value] = value
            if member.value in self.store_buffer:
                place = self.plus(first, index)
                self.store(self.store_buffer[member.value], dtype, place, value)

    # ---- by rows ---------------------------------------------------------------------------

    def rows(self) -> tuple[int, int]:
        """A loop that reduces each row, in as many passes over it as depend on each other."""
        return _RowWriter(self).write()


class _RowWriter:
    def __init__(self, parent: _LoopWriter) -> None:
        self.p = parent
        self.w = parent.w
        self.loop = parent.loop
        assert self.loop.rows is not None
        assert self.loop.columns is not None
        self.row_count: int = self.loop.rows
        self.width: int = self.loop.columns
        self.split = split_axis(self.loop.domain, self.width)
        self.passes = RowPasses(self.loop, CHEAP)
        self.row_values: dict[int, str] = {}
        self.row_known: dict[Expression, str] = {}
        self.scratch: dict[int, str] = {}

    def write(self) -> tuple[int, int]:
        p, loop = self.p, self.loop
        self._allocate()
        p.guard()
        row = p.open_loop("row", "%begin")
        self.row = row.index
        shape = loop.domain[: self.split]
        inner = loop.domain[self.split :]
        self.starts = {
            load: p.offset(row.index, shape, load.strides[: self.split]) for load in loop.loads
        }
        self.steps = {
            load: one_stride(load.strides[self.split :], inner) or 0 for load in loop.loads
        }
        self.once = {
            load: p.load(p.buffer[load], p.dtype(load.value), self.starts[load])
            for load in loop.loads
            if self.steps[load] == 0
        }
        self.first = p.times(row.index, self.width)
        for number in range(self.passes.last + 1):
            self._row_maps(number)
            self._pass(number)
        for value in loop.stores:
            if loop.members[value].level is Level.ROW:
                p.store(p.store_buffer[value], p.dtype(value), row.index, self.row_values[value])
        p.close_loop("row", "%end")
        p.leave()
        return self.row_count, self.width

    def _allocate(self) -> None:
        """Finds room for what later passes read again: on the stack, or where it is stored."""
        room = MAX_STACK_BYTES
        for value in sorted(self.passes.dear - {*self.loop.stores}):
            dtype = self.p.dtype(value)
            nbytes = self.width * dtype.itemsize
            if nbytes > min(MAX_ROW_BYTES, room):
                continue
            room -= nbytes
            self.scratch[value] = self.w.emit(
                f"alloca [{self.width} x {memory_type(dtype)}], align 64"
            )
        self.there = self.passes.dear & {*self.scratch, *self.loop.stores}

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
        reductions = [member for member in members if member.reduction is not None]
        floats = any(p.dtype(member.value).kind == "f" for member in reductions)
        carried = []
        for member in reductions:
            assert member.reduction is not None
            dtype = p.dtype(member.value)
            carried.append((llvm_type(dtype), literal(member.reduction.identity(dtype), dtype)))
        name = f"pass{number}"
        if floats and self.width > SUM_BLOCK:
            block = p.open_loop(f"{name}.block", "0", carried)
            left = self.w.emit(f"sub nsw i64 {self.width}, {block.index}")
            size = self.w.intrinsic("smin", "i64", left, str(SUM_BLOCK))
            stop = self.w.emit(f"add nsw i64 {block.index}, {size}")
            results = self._columns(name, number, block.index, stop, members, carried)
            totals = []
            for member, total, part in zip(reductions, block.carried, results, strict=True):
                assert member.reduction is not None
                dtype = p.dtype(member.value)
                combined = self.w.combine(member.reduction.combine, dtype, total, part)
                totals.append((llvm_type(dtype), combined))
            results = p.close_loop(f"{name}.block", str(self.width), totals, SUM_BLOCK)
        else:
            results = [initial for _, initial in carried]
            for first, last in _stretches(self.width):
                part = f"{name}.{first}"
                before = [(type, r) for (type, _), r in zip(carried, results, strict=True)]
                results = self._columns(part, number, str(first), str(last), members, before)
        for member, result in zip(reductions, results, strict=True):
            self.row_values[member.value] = result

    def _columns(
        self,
        name: str,
        number: int,
        start: str,
        stop: str,
        members: list[Member],
        carried: list[tuple[str, str]],
    ) -> list[str]:
        p = self.p
        column = p.open_loop(name, start, carried)
        known: dict[Expression, str] = {}
        values: dict[int, str] = {}

        def read(part: Expression) -> str:
            source = part.value
            if isinstance(source, Load):
                if source in self.once:
                    return self.once[source]
                at = p.plus(self.starts[source], p.times(column.index, self.steps[source]))
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
                combine = member.reduction.combine
                summed = combine in (Primitive.ADD, Primitive.MULTIPLY)
                flags = " reassoc" if dtype.kind == "f" and summed else ""
                before = column.carried[len(updates)]
                after = self.w.combine(combine, dtype, before, value, flags=flags)
                updates.append((llvm_type(dtype), after))
                continue
            if member.value in self.there and self.passes.number[member.value] < number:
                values[member.value] = self._again_from_memory(member.value, column.index)
                continue
            value = values[member.value] = self.w.value(member.expression, read, known)
            if member.value not in wanted:
                continue
            if member.value in self.loop.stores:
                at = p.plus(self.first, column.index)
                p.store(p.store_buffer[member.value], dtype, at, value)
            elif member.value in self.scratch:
                p.store(self.scratch[member.value], dtype, column.index, value)
        return p.close_loop(name, stop, updates)

    def _again_from_memory(self, value: int, index: str) -> str:
        p = self.p
        if value in self.scratch:
            return p.load(self.scratch[value], p.dtype(value), index)
        return p.load(p.store_buffer[value], p.dtype(value), p.plus(self.first, index))


def _stretches(width: int) -> list[tuple[int, int]]:
    """A row in parts that LLVM makes whole vectors of.

    It takes several vectors at a time, and what remains element by element, which in a row of
    1,000 may take as long as all the rest.
    """
    stretches = []
    start = 0
    for unit in (UNROLLED, 16, 4, 1):
        stop = width - width % unit
        if stop > start:
            stretches.append((start, stop))
            start = stop
    return stretches
