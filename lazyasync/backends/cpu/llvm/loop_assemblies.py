"""What is made of parts that loops compute where they go, on the CPU: a function over its rows."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import replace

import numpy as np

from lazyasync.backends.cpu.llvm.loop_forms import loop_form
from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode, loop_code, vectors_at_a_time
from lazyasync.backends.cpu.llvm.writer import LoopWriter, is_given
from lazyasync.backends.cpu.lowering import EMITTERS, Emitter, NativeTarget
from lazyasync.backends.cpu.native.records import LoopRecord, loop_record
from lazyasync.compiler.fused_graph import Load, Loop
from lazyasync.compiler.fusion.loop_assemblies import Box, LoopAssembly, work_of
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.scalar import Expression
from lazyasync.ir.types import TensorType

BLOCK = 4096
"""Elements of a row that are one piece of the work, where rows are longer than two of them."""


def write_loop_assembly(piece: LoopAssembly, types: Sequence[TensorType]) -> LlvmLoopCode:
    """The function of a piece, whose units are rows of the result, or blocks of these."""
    loops = [box.loop for box in piece.boxes if box.loop is not None]
    together = Loop(
        piece.shape,
        members={value: member for loop in loops for value, member in loop.members.items()},
        loads=_loads(piece),
        stores=[piece.value],
    )
    writer = LoopWriter(together, types, vectors_at_a_time(loops[0]), aliased=False)
    units = _Rows(writer, piece).write()
    size = math.prod(piece.shape)
    work = sum([work_of(box) * box.size for box in piece.boxes])
    return loop_code(writer, units, max(1, work // size) * (size // units), by_row=True)


def _loads(piece: LoopAssembly) -> list[Load]:
    return list(dict.fromkeys([load for box in piece.boxes for load in box.loads.values()]))


class _Rows:
    """The loop over the rows of a result, or over blocks of them, that writes its boxes."""

    def __init__(self, p: LoopWriter, piece: LoopAssembly) -> None:
        self.p = p
        self.piece = piece
        self.dtype = p.dtype(piece.value)
        self.target = p.store_buffer[piece.value]
        self.places: list[str] = []
        """Where a row is along the outer axes."""
        self.first = "0"
        """Where it begins in the result."""
        self.ends: tuple[str, str] | None = None
        """Where a block of it begins and ends; None if it is whole."""

    def write(self) -> int:
        """Writes the function; gives how many units there are."""
        p, shape = self.p, self.piece.shape
        outer, row = shape[:-1], shape[-1]
        blocks = -(-row // BLOCK) if row > 2 * BLOCK else 1
        p.guard()
        unit = p.open_loop("row", "%begin").index
        length = p.number(row, "row")
        if blocks > 1:
            count = p.number(blocks, "blocks")
            block = p.w.emit(f"urem i64 {unit}, {count}")
            left = p.w.emit(f"mul nsw i64 {block}, {BLOCK}")
            right = p.w.emit(f"add nsw i64 {left}, {BLOCK}")
            self.ends = left, p.w.intrinsic("smin", "i64", right, length)
            unit = p.w.emit(f"udiv i64 {unit}, {count}")
        self.first = p.w.emit(f"mul nsw i64 {unit}, {length}")
        for axis in range(len(outer) - 1, 0, -1):
            along = p.number(outer[axis], f"length {axis}")
            self.places.insert(0, p.w.emit(f"urem i64 {unit}, {along}"))
            unit = p.w.emit(f"udiv i64 {unit}, {along}")
        self.places = [unit, *self.places] if outer else []
        for number, box in enumerate(self.piece.boxes):
            pause()
            self._write_box(number, box)
        p.close_loop("row", "%end")
        p.leave()
        return math.prod(outer) * blocks

    def _write_box(self, number: int, box: Box) -> None:
        """Writes what a row has of a box, if it has any of it."""
        p, name = self.p, f"box{number}"
        inside: list[str] = []
        places: list[str] = []
        for axis, (place, length) in enumerate(zip(self.places, self.piece.shape, strict=False)):
            begin, extent = box.first[axis], box.lengths[axis]
            place = p.minus(place, p.number(begin, f"{name} first {axis}"))
            places.append(place)
            if extent != length:
                given = p.number(extent, f"{name} length {axis}")
                inside.append(p.w.emit(f"icmp ult i64 {place}, {given}"))
        ahead = p.number(box.first[-1], f"{name} first")
        start, stop = "0", p.number(box.lengths[-1], f"{name} length")
        if self.ends is not None:
            left, right = [p.minus(one, ahead) for one in self.ends]
            start = p.w.intrinsic("smax", "i64", left, "0")
            stop = p.w.intrinsic("smin", "i64", right, stop)
            inside.append(p.w.emit(f"icmp slt i64 {start}, {stop}"))
        while len(inside) > 1:
            inside.append(p.w.emit(f"and i1 {inside.pop()}, {inside.pop()}"))
        if inside:
            p.w.add(f"br i1 {inside[0]}, label %{name}.some, label %{name}.over")
            p.begin_block(f"{name}.some")
        self._write_elements(name, box, places, start, stop, p.plus(self.first, ahead))
        if inside:
            p.w.add(f"br label %{name}.over")
            p.begin_block(f"{name}.over")

    def _write_elements(
        self, name: str, box: Box, places: Sequence[str], start: str, stop: str, first: str
    ) -> None:
        """Writes the elements of a row of a box, those from ``start`` to ``stop`` of it."""
        p = self.p
        moving: dict[Load, tuple[str, int]] = {}
        fixed: dict[Load, str] = {}
        raw = np.dtype(f"u{self.dtype.itemsize}")
        for given, load in box.loads.items():
            at = "0"
            for axis, (place, stride) in enumerate(zip(places, load.strides, strict=False)):
                role = f"step {axis} of {p.buffer[load]}"
                at = p.plus(at, p.times(place, stride, role))
            dtype = p.dtype(load.value) if box.loop is not None else raw
            if load.strides[-1]:
                moving[given] = at, load.strides[-1]
            else:
                fixed[given] = p.load(p.buffer[load], dtype, at)

        def element(index: str) -> None:
            values: dict[int, str] = {}

            def loaded(given: Load, dtype: np.dtype) -> str:
                if given not in box.loads:
                    return p.w.literal(0, dtype)
                if given in fixed:
                    return fixed[given]
                at, step = moving[given]
                buffer = p.buffer[box.loads[given]]
                place = p.plus(at, p.times(index, step, f"stride of {buffer}"))
                return p.load(buffer, dtype, place)

            def read(part: Expression) -> str:
                source = part.value
                return loaded(source, part.dtype) if isinstance(source, Load) else values[source]

            place = p.plus(first, index)
            if box.loop is None:
                copied = next((loaded(given, raw) for given in box.loads), "0")
                p.store(self.target, raw, place, copied)
                return
            known: dict[Expression, str] = {}
            for member in box.loop.members.values():
                values[member.value] = p.w.value(member.expression, read, known)
            p.store(self.target, self.dtype, place, values[box.result])

        if box.loop is None or not is_given(box.lengths[-1]):
            p.open_loop(name, start)
            element(f"%{name}.i")
            p.close_loop(name, stop)
            return
        for kind in ("", ".vectors"):
            latch = p.latches.get(f"element{kind}")
            if latch is not None:
                p.latches[f"{name}{kind}"] = latch
        for stretch in p.stored_stretches(name, start, stop):
            index = p.open_loop(stretch.name, stretch.start, unless_at=stretch.unless_at).index
            element(index)
            p.close_loop(stretch.name, stretch.stop)


def _form(piece: LoopAssembly, types: Sequence[TensorType]) -> Hashable:
    """What the code of a piece depends on, apart from which buffers it is given."""
    order = {load: place for place, load in enumerate(_loads(piece))}
    boxes = []
    for box in piece.boxes:
        loop = box.loop
        computed = () if loop is None else (loop_form(loop, types, ()), _place(loop, box.result))
        given = () if loop is None else loop.loads
        places = tuple([place for place, load in enumerate(given) if load in box.loads])
        read = (places, *[(order[load], load.strides) for load in box.loads.values()])
        boxes.append((box.first, box.lengths, computed, read))
    return piece.shape, types[piece.value].dtype, tuple(boxes)


def _place(loop: Loop, value: int) -> int:
    return list(loop.members).index(value)


def _records(target: NativeTarget, pieces: Sequence[LoopAssembly]) -> list[LoopRecord]:
    types = target.fused.graph.types
    written: dict[Hashable, LlvmLoopCode] = {}
    codes: list[LlvmLoopCode] = []
    for piece in pieces:
        form = _form(piece, types)
        code = written.get(form)
        if code is None:
            code = written[form] = write_loop_assembly(piece, types)
        codes.append(replace(code, loads=tuple(_loads(piece)), stores=(piece.value,)))
    functions = target.engine.functions(codes, target.cache)
    return [
        loop_record(code, function, types) for code, function in zip(codes, functions, strict=True)
    ]


EMITTERS[LoopAssembly] = Emitter(records=_records)
