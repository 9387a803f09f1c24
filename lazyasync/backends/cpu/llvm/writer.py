"""What loops of every kind are written with: LLVM functions as text, and the metadata they share.

Where vectors are left to LLVM, the loops are written for it: one induction variable, and no
aliases.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from lazyasync.backends.cpu.aligned import CACHE_LINE
from lazyasync.backends.cpu.llvm.expressions import LlvmWriter, llvm_type, memory_type
from lazyasync.backends.cpu.llvm.streams import FENCE, FENCE_DECLARATION, STREAM_FUNCTION
from lazyasync.compiler.fused_graph import Load, Loop
from lazyasync.ir.scalar import BOOL
from lazyasync.ir.sizes import Size
from lazyasync.ir.types import TensorType

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
_MASKED = {False: "!10", True: "!12"}
"""A loop over few elements, of which the last vector is masked; whether its accesses are such."""
_ONE_VECTOR = {(False, 4): "!13", (True, 4): "!14", (False, 8): "!15", (True, 8): "!16"}
"""A loop over whole vectors, one at a time: whether its accesses are such, and their elements."""
WITHOUT_VECTORS = ", !llvm.loop !17"
"""What the end of a loop says that LLVM is to make no vectors of: that has some, or needs none."""
_SINGLE = {False: "!17", True: "!18"}
"""A loop over fewer elements than a vector has, one at a time; whether its accesses are such."""
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
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
!12 = distinct !{!12, !6, !11}
!13 = distinct !{!13, !19, !20}
!14 = distinct !{!14, !6, !19, !20}
!15 = distinct !{!15, !19, !21}
!16 = distinct !{!16, !6, !19, !21}
!17 = distinct !{!17, !22}
!18 = distinct !{!18, !6, !22}
!19 = !{!"llvm.loop.interleave.count", i32 1}
!20 = !{!"llvm.loop.vectorize.width", i32 4}
!21 = !{!"llvm.loop.vectorize.width", i32 8}
!22 = !{!"llvm.loop.vectorize.enable", i1 false}"""
"""What a module with loops must say once."""


WHOLE, HALF = "#0", "#1"
"""The attributes of functions: with vectors as wide as there are, or of 32 bytes."""
FUNCTION_ATTRIBUTES = """\
attributes #0 = { nounwind }
attributes #1 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
attributes #2 = { noinline nounwind }"""
"""What a module with such functions must say once."""


MIN_GIVEN = 65
"""Lengths of outer axes, and strides, from which on a loop's function is given them. LLVM makes
better code where it knows small ones; with larger ones it is as good, and serves all of them."""
MIN_GIVEN_REDUCED = 512
"""The same for how many elements a row has that is reduced. Where that is known, it is known which
vectors it has, and of which of them a part is masked; and LLVM keeps short ones in registers."""
MIN_GIVEN_ROWS = 8
"""The same for how many rows are reduced, column by column."""
MIN_GIVEN_SHORT = 10
"""The same for rows of which little is computed, or of which there is only one. Where LLVM knows
that a row has 10 to 30 elements, it writes them out one by one, and rows take up to five times as
long as by whole vectors."""
UNROLLED = 64
"""Elements of a row that LLVM goes over in one turn, at the most."""


def is_given(number: int, least: int = MIN_GIVEN) -> bool:
    """Whether a function is given a number each time it is called, and is no code for it alone."""
    return isinstance(number, Size) or number >= least


def least_given_width(loop: Loop) -> int:
    """The elements of a row from which on a loop that reduces rows is given their number."""
    return MIN_GIVEN_SHORT if loop.rows == 1 else MIN_GIVEN_REDUCED


@functools.cache
def stores_masked() -> bool:
    """Whether this processor stores a part of a vector about as fast as all of it."""
    import llvmlite.binding as llvm  # type: ignore[import-untyped]

    return bool(llvm.get_host_cpu_features().get("avx512vl"))


def alignment_of(dtype: np.dtype) -> int:
    """How numbers lie in memory, in bytes; complex ones as their parts have to."""
    return dtype.itemsize // 2 if dtype.kind == "c" else dtype.itemsize


def _alignment(dtype: np.dtype) -> str:
    """What LLVM is told of that: of complex numbers, which are loaded as what has both parts."""
    return f", align {alignment_of(dtype)}" if dtype.kind == "c" else ""


class Stretch(NamedTuple):
    """A part of a row that one loop goes over; ``unless_at`` as in `LoopWriter.open_loop`."""

    name: str
    start: str
    stop: str
    unless_at: str | None


class LoopWriter:
    """A loop's function, as far as it has been written.

    ``side_by_side``: how many vectors go through a loop over elements at a time; see
    `_ELEMENT_LOOPS`. ``aliased``: stores may be to where loads are from, element for element.
    """

    def __init__(
        self, loop: Loop, types: Sequence[TensorType], side_by_side: int, *, aliased: bool
    ) -> None:
        self.loop = loop
        self.types = types
        self.w = LlvmWriter()
        self.buffer = {load: f"%b{place}" for place, load in enumerate(loop.loads)}
        self.store_buffer = {
            value: f"%b{len(loop.loads) + place}" for place, value in enumerate(loop.stores)
        }
        # Where pointers may be equal, LLVM is told that iterations have nothing to do with others.
        self.access = f", !llvm.access.group {PARALLEL_ACCESSES}" if aliased else ""
        self.aliased, self._side_by_side = aliased, side_by_side
        if loop.rows is not None:
            self._least_width = least_given_width(loop)
        else:
            self._least_width = MIN_GIVEN if side_by_side else MIN_GIVEN_SHORT
        kinds = {
            "element": _ELEMENT_LOOPS.get((aliased, side_by_side)),
            # As many as `UNROLLED` numbers of 4 bytes are in vectors of 64.
            "element.vectors": _ELEMENT_LOOPS.get((aliased, min(side_by_side, 4))),
            "row": _PARALLEL_ROWS if aliased else None,
        }
        self.latches = {name: f", !llvm.loop {kind}" for name, kind in kinds.items() if kind}
        self._streams = False
        self.by_vectors = False
        """Whether its vectors stand in the text."""
        self.is_exact = False
        """Whether it is known that LLVM makes no others of what calls functions."""
        self._numbers: dict[str, tuple[str, int]] = {}
        """What the function is given besides buffers: by its role, its name and what it is."""
        self._rows: tuple[list[str], list[str]] = ([], [])
        """Of the open loop over rows: where it is along each axis, and how long inner ones are."""
        self._skipped: dict[str, tuple[str, list[str]]] = {}
        """The open loops that may not run at all: the block before, and what is carried past."""
        self.w.label("entry")
        self.block = "entry"

    # ---- small parts -----------------------------------------------------------------------

    def dtype(self, value: int) -> np.dtype:
        return self.types[value].dtype

    @property
    def sizes(self) -> tuple[int, ...]:
        """The numbers that the function is given, in order."""
        return tuple([number for _, number in self._numbers.values()])

    def number(self, number: int, role: str, least: int = MIN_GIVEN) -> str:
        """An integer, which is a part of the code or, if `is_given`, given to the function.

        What is given is told apart by its ``role``, not by what it is, so that the code is the same
        for other sizes, also where two are equal.
        """
        return self._given(number, role) if is_given(number, least) else str(number)

    def _given(self, number: int, role: str) -> str:
        name, known = self._numbers.setdefault(role, (f"%s{len(self._numbers)}", number))
        assert known == number
        return name

    def width(self, width: int) -> str:
        """How many elements a row has, as `number` does."""
        return self._given(width, "width") if self.is_any_width(width) else str(width)

    def is_any_width(self, width: int) -> bool:
        """Whether the function is for rows of any number of elements."""
        return is_given(width, self._least_width)

    def allocate(self, value: int, count: int | str) -> str:
        """Room on the stack for ``count`` elements of a value; to be made where a loop begins."""
        type = memory_type(self.dtype(value))
        if isinstance(count, str):
            return self.w.emit(f"alloca {type}, i64 {count}, align {CACHE_LINE}")
        return self.w.emit(f"alloca [{count} x {type}], align {CACHE_LINE}")

    def rows_share_memory(self) -> None:
        """Says that rows have to do with each other: they compute in the same place."""
        self.latches.pop("row", None)

    def begin_block(self, name: str) -> None:
        self.w.label(name)
        self.block = name

    def load(self, buffer: str, dtype: np.dtype, index: str) -> str:
        if dtype.kind == "c":
            return self._load_parts(buffer, dtype, index)
        type = memory_type(dtype)
        pointer = self.w.emit(f"getelementptr inbounds {type}, ptr {buffer}, i64 {index}")
        align = _alignment(dtype)
        value = self.w.emit(f"load {type}, ptr {pointer}{align}{self.access}")
        return self.w.emit(f"icmp ne i8 {value}, 0") if dtype == BOOL else value

    def _load_parts(self, buffer: str, dtype: np.dtype, index: str) -> str:
        """A complex number by its parts, of which LLVM makes vectors as they are computed with."""
        type = llvm_type(np.dtype(f"f{dtype.itemsize // 2}"))
        parts = []
        for part in range(2):
            pointer = self.w.emit(
                f"getelementptr inbounds [2 x {type}], ptr {buffer}, i64 {index}, i64 {part}"
            )
            parts.append(self.w.emit(f"load {type}, ptr {pointer}{_alignment(dtype)}{self.access}"))
        return self.w.of_parts(parts, dtype)

    def store(self, buffer: str, dtype: np.dtype, index: str, value: str) -> None:
        type = memory_type(dtype)
        if dtype.char == "D":
            self._store_parts(buffer, dtype, index, value)
            return
        if dtype == BOOL:
            value = self.w.emit(f"zext i1 {value} to i8")
        pointer = self.w.emit(f"getelementptr inbounds {type}, ptr {buffer}, i64 {index}")
        align = _alignment(dtype)
        self.w.add(f"store {type} {value}, ptr {pointer}{align}{self.access}")

    def _store_parts(self, buffer: str, dtype: np.dtype, index: str, value: str) -> None:
        """One whose type LLVM makes no vectors of."""
        for part in range(2):
            number = self.w.emit(f"extractelement <2 x double> {value}, i32 {part}")
            pointer = self.w.emit(
                f"getelementptr inbounds [2 x double], ptr {buffer}, i64 {index}, i64 {part}"
            )
            self.w.add(f"store double {number}, ptr {pointer}{_alignment(dtype)}{self.access}")

    def times(self, index: str, factor: int, role: str) -> str:
        if factor == 0:
            return "0"
        if factor == 1:
            return index
        return self.w.emit(f"mul nsw i64 {index}, {self.number(factor, role)}")

    def plus(self, left: str, right: str) -> str:
        if left == "0":
            return right
        return left if right == "0" else self.w.emit(f"add nsw i64 {left}, {right}")

    def minus(self, left: str, right: str) -> str:
        return left if right == "0" else self.w.emit(f"sub nsw i64 {left}, {right}")

    def offset(self, index: str, shape: Sequence[int], strides: Sequence[int], load: int) -> str:
        """Where element ``index`` of a row-major walk over ``shape`` is, by its strides.

        ``load`` is the place of the load that is walked.
        """
        total = "0"
        rest = index
        for axis in reversed(range(len(shape))):
            role = f"step {axis} of load {load}"
            if axis == 0:
                return self.plus(total, self.times(rest, strides[axis], role))
            length = self.number(shape[axis], f"length {axis}")
            if strides[axis]:
                here = self.w.emit(f"urem i64 {rest}, {length}")
                total = self.plus(total, self.times(here, strides[axis], role))
            rest = self.w.emit(f"udiv i64 {rest}, {length}")
        return total

    def open_rows(
        self, shape: Sequence[int], walks: Sequence[Sequence[int]], width: int
    ) -> tuple[str, list[str]]:
        """Opens the loop over the rows of a domain, the outer axes of which are ``shape``.

        Gives the number of the row, and where in each load it begins, whose strides are ``walks``.
        What is known of the axes is given to the function, be it large or small: counting along
        each of them takes no division.
        """
        lengths = [self._given(length, f"length {axis}") for axis, length in enumerate(shape[1:])]
        first: list[str] = []
        rest = "%begin"
        for length in reversed(lengths):
            first.append(self.w.emit(f"urem i64 {rest}, {length}"))
            rest = self.w.emit(f"udiv i64 {rest}, {length}")
        carried = [("i64", start) for start in (rest, *reversed(first))] if first else []
        row = self.open_loop("row", "%begin", carried)
        places = row.carried or [row.index][: len(shape)]
        self._rows = places, lengths
        starts = []
        for load, strides in enumerate(walks):
            start = "0"
            for axis, (place, stride) in enumerate(zip(places, strides, strict=True)):
                if stride in (0, 1):
                    step = place if stride else "0"
                else:
                    # What all the loads have that are read one element after the other.
                    usual = stride == width * math.prod(shape[axis + 1 :])
                    role = f"step {axis}" if usual else f"step {axis} of load {load}"
                    step = self.w.emit(f"mul nsw i64 {place}, {self._given(stride, role)}")
                start = step if start == "0" else self.plus(start, step)
            starts.append(start)
        return row.index, starts

    def close_rows(self) -> None:
        """Closes the loop that `open_rows` has opened."""
        places, lengths = self._rows
        updates: list[tuple[str, str]] = []
        if len(places) > 1:
            more = "1"
            for place, length in zip(reversed(places[1:]), reversed(lengths), strict=True):
                after = self.w.emit(f"add nsw i64 {place}, {more}")
                ends = self.w.emit(f"icmp eq i64 {after}, {length}")
                updates.append(("i64", self.w.emit(f"select i1 {ends}, i64 0, i64 {after}")))
                more = self.w.emit(f"zext i1 {ends} to i64")
            updates.append(("i64", self.w.emit(f"add nsw i64 {places[0]}, {more}")))
        self.close_loop("row", "%end", updates[::-1])

    class Counted:
        """A loop that counts, with what it carries along."""

        def __init__(self, index: str, carried: list[str]) -> None:
            self.index = index
            self.carried = carried

    def open_loop(
        self,
        name: str,
        start: str,
        carried: Sequence[tuple[str, str]] = (),
        unless_at: str | None = None,
    ) -> Counted:
        """Opens ``for index = start; ...``. ``carried``: type, start.

        It is run at least once, unless ``start`` is ``unless_at`` already, which then is where it
        is to be closed.
        """
        before = self.block
        if unless_at is None:
            self.w.add(f"br label %{name}")
        else:
            some = self.w.emit(f"icmp slt i64 {start}, {unless_at}")
            self.w.add(f"br i1 {some}, label %{name}, label %{name}.done")
            self._skipped[name] = before, [initial for _, initial in carried]
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
        self,
        name: str,
        stop: str,
        updates: Sequence[tuple[str, str]] = (),
        step: int | str = 1,
        unless: str | None = None,
    ) -> list[str]:
        """Closes a loop; ``updates``: type and new value of what is carried. Gives the last.

        It also ends where the flag ``unless`` is set.
        """
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
        if unless is not None:
            again = self.w.emit(f"select i1 {unless}, i1 false, i1 {again}")
        latch = self.latches.get(name, "")
        self.w.add(f"br i1 {again}, label %{name}, label %{name}.exit{latch}")
        self.begin_block(f"{name}.exit")
        if name not in self._skipped:
            return results
        before, initials = self._skipped.pop(name)
        self.w.add(f"br label %{name}.done")
        self.begin_block(f"{name}.done")
        types = [type for type, _ in updates]
        return [
            self.w.emit(f"phi {type} [ {result}, %{name}.exit ], [ {initial}, %{before} ]")
            for type, result, initial in zip(types, results, initials, strict=True)
        ]

    def stretches(self, name: str, start: str, stop: str) -> Iterator[Stretch]:
        """Any number of elements in parts that LLVM makes whole vectors of; each may be none.

        It takes several vectors at a time, and what remains element by element, which in a row of
        1,000 may take as long as all the rest.
        """
        length = self.minus(stop, start)
        whole = self.plus(start, self.w.emit(f"and i64 {length}, {-UNROLLED}"))
        yield Stretch(f"{name}.vectors", start, whole, whole)
        self.latches[f"{name}.rest"] = f", !llvm.loop {_MASKED[self.aliased]}"
        yield Stretch(f"{name}.rest", whole, stop, stop)

    def stored_stretches(self, name: str, start: str, stop: str) -> Iterator[Stretch]:
        """The same for elements that are stored, where that takes long for masked vectors.

        Those of AVX2 take AMD's processors as long as ten whole ones. So what remains is gone over
        by one whole vector at a time; and then element by element, unless that is much to compute.
        """
        if stores_masked():
            yield from self.stretches(name, start, stop)
            return
        sizes = [self.dtype(value).itemsize for value in (*self.loop.stores, *self.loop.members)]
        lanes = 8 if max(sizes) <= 4 else 4
        length = self.minus(stop, start)
        ends = []
        for elements in (UNROLLED, lanes):
            whole = self.w.emit(f"and i64 {length}, {-elements}")
            ends.append(self.plus(start, whole))
        many, vectors = ends
        yield Stretch(f"{name}.vectors", start, many, many)
        self.latches[f"{name}.vector"] = f", !llvm.loop {_ONE_VECTOR[self.aliased, lanes]}"
        yield Stretch(f"{name}.vector", many, vectors, vectors)
        rest = _MASKED if self._side_by_side else _SINGLE
        self.latches[f"{name}.rest"] = f", !llvm.loop {rest[self.aliased]}"
        yield Stretch(f"{name}.rest", vectors, stop, stop)

    def guard(self) -> None:
        """Returns at once if there is nothing to do."""
        some = self.w.emit("icmp slt i64 %begin, %end")
        self.w.add(f"br i1 {some}, label %start, label %leave")
        self.begin_block("start")

    def stream(self, value: int, source: str, index: str, count: str) -> None:
        """Copies ``count`` results from ``source`` to where they are stored, past the caches."""
        self._streams = True
        self.w.declarations[STREAM_FUNCTION] = None
        type, nbytes = (
            memory_type(self.dtype(value)),
            self.times(count, self.dtype(value).itemsize, "itemsize"),
        )
        to = self.w.emit(
            f"getelementptr inbounds {type}, ptr {self.store_buffer[value]}, i64 {index}"
        )
        self.w.add(f"call void @stream(ptr {to}, ptr {source}, i64 {nbytes})")

    def leave(self) -> None:
        if self._streams:
            self.w.declarations[FENCE_DECLARATION] = None
            self.w.add(FENCE)
        self.w.add("br label %leave")
        self.w.label("leave")
        self.w.add("ret void")

    def hoist(
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
