"""Elements of rows that are gone over as vectors: how many, and what they are read and stored as.

The vectors stand in the text, and not as LLVM would make them of a loop: so what is reduced has the
same bits on every processor, however its code is compiled, and LLVM is done with it soon. What the
processor has no vectors for, those of so many lanes first of all, LLVM takes apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

import numpy as np

from lazyasync.backends.cpu.llvm.expressions import Read, memory_type, type_suffix
from lazyasync.backends.cpu.llvm.writer import LoopWriter, alignment_of, stores_masked
from lazyasync.compiler.fused_graph import Load
from lazyasync.ir.scalar import BOOL, Expression


class Lanes:
    """Elements of a row that go at a time, as many as the writer has lanes now.

    ``index`` is the first of them. ``left`` are those that there are, a number or the name of one,
    from 1 up to one for each lane; None says so many.
    """

    def __init__(self, parent: LoopWriter, index: str, left: int | str | None = None) -> None:
        self.p = parent
        self.w = parent.w
        self.index = index
        self.left = left
        self.count = self.w.lanes

    def all(self) -> Lanes:
        """As many elements from there on as there are lanes."""
        return self if self.left is None else Lanes(self.p, self.index)

    @cached_property
    def mask(self) -> str | None:
        """A flag for each lane of whether there is an element; None where there are all."""
        if self.left is None:
            return None
        if isinstance(self.left, int):
            flags = ["true" if lane < self.left else "false" for lane in range(self.count)]
            return f"<{', '.join([f'i1 {flag}' for flag in flags])}>"
        type = f"<{self.count} x i32>"
        left = self.w.emit(f"trunc i64 {self.left} to i32")
        all_left = self.w.splat(left, np.dtype(np.int32))
        places = ", ".join([f"i32 {lane}" for lane in range(self.count)])
        return self.w.emit(f"icmp slt {type} <{places}>, {all_left}")

    def load(self, buffer: str, dtype: np.dtype, start: str, step: int, role: str) -> str:
        """Elements ``step`` apart, the first of which is so many steps behind ``start``."""
        at = self.p.plus(start, self.p.times(self.index, step, role))
        if self.count == 1:
            return self.p.load(buffer, dtype, at)
        if step != 1 or (self.left is not None and not is_masked(dtype)):
            return self._one_by_one(buffer, dtype, at, step, role)
        type, align = self.w.memory_type(dtype), alignment_of(dtype)
        pointer = self._pointer(buffer, dtype, at)
        if self.mask is None:
            value = self.w.emit(f"load {type}, ptr {pointer}, align {align}")
            return (
                self.w.emit(f"icmp ne {type} {value}, zeroinitializer") if dtype == BOOL else value
            )
        flags = f"<{self.count} x i1>"
        name = f"llvm.masked.load.{type_suffix(type)}.p0"
        self.w.declarations[f"declare {type} @{name}(ptr, i32, {flags}, {type})"] = None
        return self.w.emit(
            f"call {type} @{name}(ptr {pointer}, i32 {align}, {flags} {self.mask}, "
            f"{type} zeroinitializer)"
        )

    def reader(
        self,
        moving: Mapping[Load, tuple[str, int]],
        invariant: Mapping[Load, str],
        values: Mapping[int, str],
    ) -> Read:
        """Reads inputs for these elements: ``values``, or buffers.

        Those that are ``moving`` from where their first element is, so many steps apart;
        ``invariant`` are the same for all.
        """

        def read(part: Expression) -> str:
            source = part.value
            if not isinstance(source, Load):
                return values[source]
            if source in invariant:
                return invariant[source]
            start, step = moving[source]
            buffer = self.p.buffer[source]
            return self.load(buffer, part.dtype, start, step, f"stride of {buffer}")

        return read

    def store(self, buffer: str, dtype: np.dtype, start: str, value: str) -> None:
        """Stores elements that follow each other, from so many behind ``start`` on.

        Where the processor stores no parts of vectors, a part goes by powers of two, whether it is
        known how many there are or not.
        """
        at = self.p.plus(start, self.index)
        if self.count == 1:
            self.p.store(buffer, dtype, at, value)
            return
        if dtype == BOOL:
            type = self.w.type(BOOL)
            value = self.w.emit(f"zext {type} {value} to {self.w.memory_type(dtype)}")
        if self.left is None:
            self.store_all(buffer, dtype, at, value)
        elif isinstance(self.left, int):
            first = 0
            for size in _powers(self.count):
                if self.left & size:
                    self._store_part(buffer, dtype, at, value, first, size)
                    first += size
        elif is_masked(dtype) and stores_masked():
            type, flags = self.w.memory_type(dtype), f"<{self.count} x i1>"
            name = f"llvm.masked.store.{type_suffix(type)}.p0"
            self.w.declarations[f"declare void @{name}({type}, ptr, i32, {flags})"] = None
            pointer, align = self._pointer(buffer, dtype, at), alignment_of(dtype)
            to = f"ptr {pointer}, i32 {align}, {flags} {self.mask}"
            self.w.add(f"call void @{name}({type} {value}, {to})")
        else:
            self._store_by_powers(buffer, dtype, at, value, self.left)

    def store_all(self, buffer: str, dtype: np.dtype, at: str, value: str) -> None:
        """Stores all lanes, whether there are elements or not."""
        pointer = self._pointer(buffer, dtype, at)
        type = self.w.memory_type(dtype)
        self.w.add(f"store {type} {value}, ptr {pointer}, align {alignment_of(dtype)}")

    def _one_by_one(self, buffer: str, dtype: np.dtype, at: str, step: int, role: str) -> str:
        """Elements that are loaded each by itself, for lanes without one that of the last."""
        lanes = self.count
        last = ""
        if isinstance(self.left, str):
            last = self.w.emit(f"sub nsw i64 {self.left}, 1")
        self.w.lanes = 1
        values = []
        for lane in range(lanes if not isinstance(self.left, int) else self.left):
            place = str(lane)
            if last and lane:
                place = self.w.intrinsic("smin", "i64", place, last)
            offset = "0" if not lane else self.p.times(place, step, role)
            values.append(self.p.load(buffer, dtype, self.p.plus(at, offset)))
        self.w.lanes = lanes
        return self.w.joined(values, dtype)

    def _store_part(
        self, buffer: str, dtype: np.dtype, at: str, value: str, first: int, size: int
    ) -> None:
        """Stores some of the lanes."""
        type = self.w.memory_type(dtype)
        self.w.lanes = size
        parts = 2 if dtype.char == "D" else 1
        places = range(first * parts, (first + size) * parts)
        if len(places) == 1:
            part = self.w.emit(f"extractelement {type} {value}, i64 {first}")
        else:
            part = self.w.shuffle(type, value, places)
        self.store_all(buffer, dtype, self.p.plus(at, str(first)), part)
        self.w.lanes = self.count

    def _store_by_powers(
        self, buffer: str, dtype: np.dtype, at: str, value: str, left: str
    ) -> None:
        """Stores the first lanes: for each power of two, those that it stands for of how many."""
        parts = 2 if dtype.char == "D" else 1
        for size in _powers(self.count):
            here = self.p.block
            name = self.w.name("part")[1:]
            bit = self.w.emit(f"and i64 {left}, {size}")
            is_set = self.w.emit(f"icmp ne i64 {bit}, 0")
            self.w.add(f"br i1 {is_set}, label %{name}, label %{name}.done")
            self.p.begin_block(name)
            self._store_part(buffer, dtype, at, value, 0, size)
            type = self.w.memory_type(dtype)
            shifted = self.w.shuffle(
                type,
                value,
                [
                    min(place + size * parts, self.count * parts - 1)
                    for place in range(self.count * parts)
                ],
            )
            self.w.add(f"br label %{name}.done")
            self.p.begin_block(f"{name}.done")
            value = self.w.emit(f"phi {type} [ {value}, %{here} ], [ {shifted}, %{name} ]")
            behind = self.w.emit(f"phi i64 [ 0, %{here} ], [ {size}, %{name} ]")
            at = self.p.plus(at, behind)

    def _pointer(self, buffer: str, dtype: np.dtype, at: str) -> str:
        return self.w.emit(f"getelementptr inbounds {memory_type(dtype)}, ptr {buffer}, i64 {at}")


def _powers(lanes: int) -> Iterator[int]:
    """The powers of two below a number of lanes, the largest first."""
    while lanes > 1:
        lanes //= 2
        yield lanes


def is_masked(dtype: np.dtype) -> bool:
    """Whether processors have vectors of it of which parts are read."""
    return dtype.itemsize in (4, 8) and dtype != BOOL
