"""What loops of every kind are written with: LLVM functions as text, and the metadata they share.

Vectors are left to LLVM, which the loops are written for: one induction variable, no aliases, and
reassociation where, and only where, elements are summed up.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from lazyasync.backends.cpu.aligned import CACHE_LINE
from lazyasync.backends.cpu.llvm.expressions import LlvmWriter, Read, memory_type
from lazyasync.backends.cpu.llvm.streams import FENCE, FENCE_DECLARATION, STREAM_FUNCTION
from lazyasync.compiler.fused_graph import Load, Loop
from lazyasync.ir.scalar import BOOL, Expression
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
MASKED = "!10"
"""A loop over few elements, of which the last vector is masked."""
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
!11 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}"""
"""What a module with loops must say once."""


WHOLE, HALF = "#0", "#1"
"""The attributes of functions: with vectors as wide as there are, or of 32 bytes."""
FUNCTION_ATTRIBUTES = """\
attributes #0 = { nounwind }
attributes #1 = { nounwind "prefer-vector-width"="256" }"""
"""What a module with such functions must say once."""


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
        kinds = {
            "element": _ELEMENT_LOOPS.get((aliased, side_by_side)),
            "row": _PARALLEL_ROWS if aliased else None,
        }
        self.latches = {name: f", !llvm.loop {kind}" for name, kind in kinds.items() if kind}
        self._streams = False
        self._sizes: dict[int, str] = {}
        self._skipped: dict[str, tuple[str, list[str]]] = {}
        """The open loops that may not run at all: the block before, and what is carried past."""
        self.w.label("entry")
        self.block = "entry"

    # ---- small parts -----------------------------------------------------------------------

    def dtype(self, value: int) -> np.dtype:
        return self.types[value].dtype

    @property
    def sizes(self) -> tuple[int, ...]:
        """The sizes that the function is given, in order."""
        return tuple(self._sizes)

    def number(self, number: int) -> str:
        """An integer; a size that stands for any number is one that the function is given."""
        if isinstance(number, Size):
            return self._sizes.setdefault(number, f"%s{len(self._sizes)}")
        return str(number)

    def allocate(self, value: int, count: int) -> str:
        """Room on the stack for ``count`` elements of a value; to be made where a loop begins."""
        type = memory_type(self.dtype(value))
        if isinstance(count, Size):
            return self.w.emit(f"alloca {type}, i64 {self.number(count)}, align {CACHE_LINE}")
        return self.w.emit(f"alloca [{count} x {type}], align {CACHE_LINE}")

    def rows_share_memory(self) -> None:
        """Says that rows have to do with each other: they compute in the same place."""
        self.latches.pop("row", None)

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
        if factor == 1:
            return index
        return self.w.emit(f"mul nsw i64 {index}, {self.number(factor)}")

    def plus(self, left: str, right: str) -> str:
        if left == "0":
            return right
        return left if right == "0" else self.w.emit(f"add nsw i64 {left}, {right}")

    def minus(self, left: str, right: str) -> str:
        return left if right == "0" else self.w.emit(f"sub nsw i64 {left}, {right}")

    def offset(self, index: str, shape: Sequence[int], strides: Sequence[int]) -> str:
        """Where element ``index`` of a row-major walk over ``shape`` is, by its strides."""
        total = "0"
        rest = index
        for axis in reversed(range(len(shape))):
            if math.prod(shape[:axis]) == 1:
                return self.plus(total, self.times(rest, strides[axis]))
            if strides[axis]:
                here = self.w.emit(f"urem i64 {rest}, {self.number(shape[axis])}")
                total = self.plus(total, self.times(here, strides[axis]))
            rest = self.w.emit(f"udiv i64 {rest}, {self.number(shape[axis])}")
        return total

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

    def guard(self) -> None:
        """Returns at once if there is nothing to do."""
        some = self.w.emit("icmp slt i64 %begin, %end")
        self.w.add(f"br i1 {some}, label %start, label %leave")
        self.begin_block("start")

    def stream(self, value: int, source: str, index: str, count: str) -> None:
        """Copies ``count`` results from ``source`` to where they are stored, past the caches."""
        self._streams = True
        self.w.declarations[STREAM_FUNCTION] = None
        type, nbytes = memory_type(self.dtype(value)), self.times(count, self.dtype(value).itemsize)
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

    def reader(
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
