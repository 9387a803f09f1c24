"""Loops over elements that follow each other, by vectors that stand in the text.

The elements are gone over in two turns of one loop: whole vectors where they are, and then what
remains, which is fewer elements than a vector has, in spare memory where there is room for all. So
what is computed is written once, and computed the same way for each element: it has the same bits
wherever it is, and however its code is optimized. (Functions of the C library that have vectors may
give other bits on a processor whose vectors are wider.)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from lazyasync.backends.cpu.aligned import CACHE_LINE
from lazyasync.backends.cpu.llvm.expressions import memory_type
from lazyasync.backends.cpu.llvm.lanes import Lanes, is_masked
from lazyasync.backends.cpu.llvm.writer import WITHOUT_VECTORS, LoopWriter, is_given
from lazyasync.compiler.fused_graph import Load, Loop
from lazyasync.compiler.loop_passes import cost
from lazyasync.ir.scalar import Expression, Primitive, parts
from lazyasync.ir.sizes import Size

VECTOR_BYTES = 128
"""Bytes of the widest values that go at a time: an operation waits for the one before it, so that
several vectors go side by side."""
VERY_LONG = 128
"""Instructions from which on half as many do, which are compiled sooner."""
MOST_BUFFERS = 8
"""The same for how much is read and written, whose addresses and values are kept in registers."""
LONG_ROW = 512
"""Elements of a row below which half as many do as well."""
LEAST_BYTES = 32
"""The same where rows are shorter yet, as in the vectors that most processors have."""
LEAST = 4
"""Lanes below which there are no vectors."""


class _Buffer(NamedTuple):
    """Where elements are in the open turn; ``spare`` is room for a vector of them."""

    pointer: str
    spare: str
    dtype: np.dtype
    """That of what is in memory: booleans are bytes there."""


class Spans:
    """Writes the loop over elements of a function; to be made where the function begins.

    ``width`` is how many elements a row has, if there are rows and they do not stop anywhere else.
    """

    def __init__(self, p: LoopWriter, steps: Sequence[int], width: int | None) -> None:
        self.p, self.w = p, p.w
        self.in_rows = width is not None
        self.lanes = lanes_of(p.loop, are_few=width is not None and width < LONG_ROW)
        self.overlapping = (
            width is not None and not isinstance(width, Size) and not p.aliased and width >= LEAST
        )
        """Whether the last vector of a row ends where the row does, and begins in the last but one.

        What is computed twice is the same both times, unless it is stored to where it is read."""
        if width is not None and self.overlapping and not is_given(width):
            self.lanes = _fitting(self.lanes, width, LEAST_BYTES // _widest(p.loop))
        self._spares: dict[Load, str] = {}
        self._spare_results: dict[int, str] = {}
        for load, step in zip(p.loop.loads, steps, strict=True):
            if step:
                self._spares[load] = "" if self.overlapping else self._spare(p.dtype(load.value))
        for value in p.loop.stores:
            self._spare_results[value] = "" if self.overlapping else self._spare(p.dtype(value))
        self._same: dict[Load, str] = {}

    def hoist(self, invariant: Mapping[Load, str]) -> None:
        """Has what is the same for all elements of a row in all lanes."""
        self.w.lanes = self.lanes
        self._same = {
            load: self.w.splat(value, self.p.dtype(load.value)) for load, value in invariant.items()
        }
        self.w.lanes = 1

    def write(
        self,
        start: str,
        stop: str,
        moving: Mapping[Load, str],
        first: str,
        targets: Mapping[int, str],
    ) -> None:
        """Writes the loop over elements ``start`` to ``stop``.

        ``moving`` says where the first of a row is that is read for each element; results go to
        ``targets``, as many elements behind ``first``.
        """
        p, w = self.p, self.w
        if self.overlapping:
            self._write_overlapping(stop, moving, first, targets)
            return
        length = p.minus(stop, start)
        left = w.emit(f"and i64 {length}, {self.lanes - 1}")
        whole = p.minus(length, left)
        given, results = self._buffers(start, moving, first, targets)
        buffers = [*given.values(), *results.values()]
        before = p.block
        w.add("br label %turn")
        p.begin_block("turn")
        w.add(f"%turn.last = phi i1 [ false, %{before} ], [ true, %turn.next ]")
        w.add(f"%turn.stop = phi i64 [ {whole}, %{before} ], [ {self.lanes}, %turn.next ]")
        here = []
        for place, buffer in enumerate(buffers):
            name = f"%turn.b{place}"
            w.add(
                f"{name} = phi ptr [ {buffer.pointer}, %{before} ], [ {buffer.spare}, %turn.next ]"
            )
            here.append(name)
        element = p.open_loop("element", "0", unless_at="%turn.stop")
        w.lanes = self.lanes
        self._write_vector(Lanes(p, element.index), given, results, here)
        w.lanes = 1
        p.latches["element"] = WITHOUT_VECTORS
        p.close_loop("element", "%turn.stop", step=self.lanes)
        w.add("br i1 %turn.last, label %turn.out, label %turn.more")
        p.begin_block("turn.more")
        some = w.emit(f"icmp ne i64 {left}, 0")
        w.add(f"br i1 {some}, label %turn.in, label %turn.done")
        p.begin_block("turn.in")
        for buffer in given.values():
            self._copy_in(buffer, whole, left)
        w.add("br label %turn.next")
        p.begin_block("turn.next")
        w.add("br label %turn")
        p.begin_block("turn.out")
        for buffer in results.values():
            self._copy_out(buffer, whole, left)
        w.add("br label %turn.done")
        p.begin_block("turn.done")

    def _write_overlapping(
        self, stop: str, moving: Mapping[Load, str], first: str, targets: Mapping[int, str]
    ) -> None:
        """Writes the loop over a row, which has at least as many elements as there are lanes."""
        p, w = self.p, self.w
        given, results = self._buffers("0", moving, first, targets)
        last = w.emit(f"sub nsw i64 {stop}, {self.lanes}")
        element = p.open_loop("element", "0")
        at = w.intrinsic("smin", "i64", element.index, last)
        w.lanes = self.lanes
        here = [buffer.pointer for buffer in (*given.values(), *results.values())]
        self._write_vector(Lanes(p, at), given, results, here)
        w.lanes = 1
        p.latches["element"] = WITHOUT_VECTORS
        p.close_loop("element", stop, step=self.lanes)

    def _buffers(
        self, start: str, moving: Mapping[Load, str], first: str, targets: Mapping[int, str]
    ) -> tuple[dict[Load, _Buffer], dict[int, _Buffer]]:
        """Where element ``start`` is of what is read, and of the results."""
        p = self.p
        given = {
            load: self._at(p.buffer[load], p.dtype(load.value), p.plus(moving[load], start), spare)
            for load, spare in self._spares.items()
        }
        results = {
            value: self._at(
                buffer, p.dtype(value), p.plus(first, start), self._spare_results[value]
            )
            for value, buffer in targets.items()
        }
        return given, results

    def _write_vector(
        self,
        lanes: Lanes,
        given: Mapping[Load, _Buffer],
        results: Mapping[int, _Buffer],
        here: Sequence[str],
    ) -> None:
        p, w = self.p, self.w
        known: dict[Expression, str] = {}
        values: dict[int, str] = {}
        pointers = dict(zip(given, here, strict=False))

        def read(part: Expression) -> str:
            source = part.value
            if not isinstance(source, Load):
                return values[source]
            if source in pointers:
                return lanes.load(pointers[source], part.dtype, "0", 1, "")
            return self._same[source]

        for member in p.loop.members.values():
            values[member.value] = w.value(member.expression, read, known)
        # Once everything is read: it may be to the same place.
        for value, pointer in zip(results, here[len(given) :], strict=True):
            lanes.store(pointer, p.dtype(value), "0", values[value])

    def _spare(self, dtype: np.dtype) -> str:
        """Room for a vector, of which any lane is a number whether it is an element or not."""
        w = self.w
        spare = w.emit(f"alloca [{self.lanes} x {memory_type(dtype)}], align {CACHE_LINE}")
        w.lanes = self.lanes
        w.add(f"store {w.memory_type(dtype)} zeroinitializer, ptr {spare}, align {CACHE_LINE}")
        w.lanes = 1
        return spare

    def _at(self, buffer: str, dtype: np.dtype, at: str, spare: str) -> _Buffer:
        pointer = buffer
        if at != "0":
            pointer = self.w.emit(
                f"getelementptr inbounds {memory_type(dtype)}, ptr {buffer}, i64 {at}"
            )
        return _Buffer(pointer, spare, np.dtype(np.uint8) if dtype.kind == "b" else dtype)

    def _copy_in(self, buffer: _Buffer, start: str, count: str) -> None:
        if not self.in_rows or not is_masked(buffer.dtype):
            self._call_copy(buffer.spare, "0", buffer.pointer, start, buffer.dtype, count)
            return
        self.w.lanes = self.lanes
        value = Lanes(self.p, "0", count).load(buffer.pointer, buffer.dtype, start, 1, "")
        Lanes(self.p, "0").store(buffer.spare, buffer.dtype, "0", value)
        self.w.lanes = 1

    def _copy_out(self, buffer: _Buffer, start: str, count: str) -> None:
        if not self.in_rows:
            self._call_copy(buffer.pointer, start, buffer.spare, "0", buffer.dtype, count)
            return
        self.w.lanes = self.lanes
        value = Lanes(self.p, "0").load(buffer.spare, buffer.dtype, "0", 1, "")
        Lanes(self.p, "0", count).store(buffer.pointer, buffer.dtype, start, value)
        self.w.lanes = 1

    def _call_copy(
        self, target: str, to: str, source: str, begin: str, dtype: np.dtype, count: str
    ) -> None:
        """Copies some elements; where it is done once, it is not worth more code."""
        w, size = self.w, dtype.itemsize
        name = "llvm.memcpy.p0.p0.i64"
        w.declarations[f"declare void @{name}(ptr, ptr, i64, i1)"] = None
        type = memory_type(dtype)
        pointers = [
            pointer
            if at == "0"
            else w.emit(f"getelementptr inbounds {type}, ptr {pointer}, i64 {at}")
            for pointer, at in ((target, to), (source, begin))
        ]
        nbytes = w.emit(f"mul nsw i64 {count}, {size}")
        w.add(f"call void @{name}(ptr {pointers[0]}, ptr {pointers[1]}, i64 {nbytes}, i1 false)")


def lanes_of(loop: Loop, *, are_few: bool) -> int:
    """How many elements go at a time."""
    work = sum([cost(member.expression) for member in loop.members.values()])
    is_long = work > VERY_LONG or len(loop.loads) + len(loop.stores) > MOST_BUFFERS
    return max(LEAST, VECTOR_BYTES // (2 if is_long or are_few else 1) // _widest(loop))


def _widest(loop: Loop) -> int:
    """The bytes of the widest of the values that are computed for an element."""
    members = [member.expression for member in loop.members.values()]
    return max(part.dtype.itemsize for each in members for part in parts(each))


def _fitting(most: int, width: int, least: int) -> int:
    """So many lanes that rows of so many elements take the least time.

    What is computed twice takes some, and each vector as long as three quarters of the least."""
    lanes = min(most, 1 << (width.bit_length() - 1))
    fitting = [lanes]
    while lanes > max(least, LEAST):
        lanes //= 2
        fitting.append(lanes)
    return min(fitting, key=lambda lanes: -(-width // lanes) * (4 * lanes + 3 * least))


def goes_by_vectors(loop: Loop) -> bool:
    """Whether the vectors of what a loop computes are to stand in the text.

    Those of integer quotients are left to LLVM: how they are computed is chosen without lanes.
    """
    return not any(
        part.primitive in (Primitive.QUOTIENT, Primitive.FMOD) and part.dtype.kind in "iu"
        for member in loop.members.values()
        for part in parts(member.expression)
    )


def goes_along(p: LoopWriter, width: int) -> bool:
    """Whether rows of so many elements are gone over by vectors each."""
    if p.aliased or isinstance(width, Size):
        return is_given(width)
    return width >= LEAST
