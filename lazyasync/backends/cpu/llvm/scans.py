"""Running sums and the like, on the CPU: whole vectors along rows, or many columns side by side.

Sums and products of single precision are those of double precision, rounded. Which elements are
combined first does not depend on who does it: rows and columns are each gone over by one thread.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from lazyasync.backends.cpu.llvm.expressions import LlvmWriter, literal, llvm_type, memory_type
from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode
from lazyasync.backends.cpu.llvm.writer import WHOLE
from lazyasync.backends.cpu.lowering import EMITTERS, Emitter, NativeTarget
from lazyasync.backends.cpu.native.records import Entry
from lazyasync.backends.cpu.native.work_sharing import chunk_of, share_of_loop
from lazyasync.compiler.fusion.scans import Running, running
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.scalar import Primitive, Reduction
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.untracked import untracked

if TYPE_CHECKING:
    from lazyasync.backends.cpu.llvm.engine import LoadedLoop

WORK = 4
"""Instructions for each element, about."""
TILE = 256
"""Columns whose results so far are kept on the stack."""


class ScanRecord(NamedTuple):
    """A scan, and what does it."""

    function: LoadedLoop
    piece: Running
    itemsize: int
    """The bytes of an element that is read."""

    @property
    def reads(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return (self.piece.read,)

    @property
    def writes(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return (self.piece.value,)

    @property
    def share(self) -> float:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return share_of_loop(self._total, self.piece.length * WORK)

    @property
    def _total(self) -> int:
        return self.piece.outer * self.piece.inner

    def entry(self, threads: int) -> Entry:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        piece = self.piece
        chunk = chunk_of(self._total, piece.length * WORK, piece.inner == 1, threads)
        buffers = (piece.read, piece.offset * self.itemsize, piece.value, 0)
        numbers = (piece.length, piece.inner, *piece.steps)
        return Entry(self.function.address, self._total, chunk, buffers, numbers)

    def resolved(self, resolver: SizeResolver) -> ScanRecord:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return untracked(self._replace(piece=untracked(self.piece.resolved(resolver))))


def _records(target: NativeTarget, pieces: Sequence[Running]) -> list[ScanRecord]:
    types = target.fused.graph.types
    codes = []
    for piece in pieces:
        pause()
        dtypes = types[piece.read].dtype, types[piece.value].dtype
        by_row = piece.inner == 1
        codes.append(_code(*dtypes, piece.combined, by_row, piece.steps[1 if by_row else 2] == 1))
    functions = target.engine.functions(codes, target.cache)
    return [
        untracked(
            ScanRecord(function, untracked(piece.without_needs()), types[piece.read].dtype.itemsize)
        )
        for piece, function in zip(pieces, functions, strict=True)
    ]


@functools.cache
def _code(
    source: np.dtype, target: np.dtype, combined: Reduction, by_row: bool, in_line: bool
) -> LlvmLoopCode:
    """The function for scans of some dtypes: of rows, or of columns that lie beside each other.

    ``in_line``: the elements of a row follow each other in memory.
    """
    writer = _ScanWriter(source, target, combined)
    (writer.rows if by_row else writer.columns)(in_line)
    body = "\n".join(writer.w.lines)
    names = ("from", "to", "length", "inner", "outer.step", "row.step", "column.step")
    parameters = ["ptr noalias %from", "ptr noalias %to", *[f"i64 %{name}" for name in names[2:]]]
    fetch = []
    for place, name in enumerate(names):
        fetch.append(f"  %at{place} = getelementptr ptr, ptr %args, i64 {place}")
        type = "ptr" if place < 2 else "i64"
        fetch.append(f"  %{name} = load {type}, ptr %at{place}")
    listed = ", ".join(parameters).replace("noalias ", "")
    text = (
        f"define internal void @NAME.body({', '.join(parameters)}, i64 %begin, i64 %end)"
        f" {WHOLE} {{\n"
        f"{body}\n}}\n"
        f"define void @NAME(ptr %args, i64 %begin, i64 %end) {WHOLE} {{\n"
        + "\n".join(fetch)
        + f"\n  call void @NAME.body({listed}, i64 %begin, i64 %end)\n  ret void\n}}\n"
    )
    return LlvmLoopCode(
        text, tuple(writer.w.declarations), tuple(writer.w.functions), (), (), (), 0, 0, by_row
    )


class _ScanWriter:
    def __init__(self, source: np.dtype, target: np.dtype, combined: Reduction) -> None:
        self.w = LlvmWriter()
        self.source, self.target = source, target
        self.combine = combined.combine
        summed = self.combine in (Primitive.ADD, Primitive.MULTIPLY)
        self.dtype = np.dtype(np.float64) if summed and target.char == "f" else target
        self.identity = literal(combined.identity(self.dtype), self.dtype)
        self.lanes = 64 // max(self.dtype.itemsize, 4)

    # ---- small parts -----------------------------------------------------------------------

    def _type(self, dtype: np.dtype, lanes: int, memory: bool = False) -> str:
        element = memory_type(dtype) if memory else llvm_type(dtype)
        return element if lanes == 1 else f"<{lanes} x {element}>"

    def _load(self, place: str, lanes: int = 1) -> str:
        """Elements of the source in the dtype that they are combined in."""
        w, source, dtype = self.w, self.source, self.dtype
        at = w.emit(f"getelementptr {memory_type(source)}, ptr %from, i64 {place}")
        old, new = self._type(source, lanes, memory=True), self._type(dtype, lanes)
        value = w.emit(f"load {old}, ptr {at}, align {source.itemsize}")
        if source.kind == "b" or source.itemsize < dtype.itemsize:
            kind = "fpext" if source.kind == "f" else "sext" if source.kind == "i" else "zext"
            return value if old == new else w.emit(f"{kind} {old} {value} to {new}")
        return value

    def _store(self, place: str, value: str, lanes: int = 1) -> None:
        w, target = self.w, self.target
        at = w.emit(f"getelementptr {memory_type(target)}, ptr %to, i64 {place}")
        old, new = self._type(self.dtype, lanes), self._type(target, lanes)
        if old != new:
            value = w.emit(f"fptrunc {old} {value} to {new}")
        w.add(f"store {new} {value}, ptr {at}, align {target.itemsize}")

    def _combined(self, one: str, other: str, lanes: int = 1) -> str:
        self.w.lanes = lanes
        result = self.w.combine(self.combine, self.dtype, one, other)
        self.w.lanes = 1
        return result

    def _shuffled(self, value: str, other: str, places: Sequence[int]) -> str:
        type = self._type(self.dtype, self.lanes)
        mask = ", ".join(f"i32 {place}" for place in places)
        return self.w.emit(
            f"shufflevector {type} {value}, {type} {other}, <{self.lanes} x i32> <{mask}>"
        )

    def _open(self, name: str, start: str, stop: str, before: str, carried: str = "") -> str:
        """Opens a loop that may not run at all; ``carried`` is a line of what it carries."""
        self.w.add(f"br label %{name}.head")
        self.w.label(f"{name}.head")
        index = f"%{name}.i"
        self.w.add(f"{index} = phi i64 [ {start}, %{before} ], [ {index}.next, %{name}.end ]")
        if carried:
            self.w.add(carried)
        more = self.w.emit(f"icmp slt i64 {index}, {stop}")
        self.w.add(f"br i1 {more}, label %{name}, label %{name}.exit")
        self.w.label(name)
        return index

    def _close(self, name: str, step: str | int = 1) -> None:
        self.w.add(f"br label %{name}.end")
        self.w.label(f"{name}.end")
        self.w.add(f"%{name}.i.next = add nsw i64 %{name}.i, {step}")
        self.w.add(f"br label %{name}.head")
        self.w.label(f"{name}.exit")

    # ---- rows ------------------------------------------------------------------------------

    def rows(self, in_line: bool) -> None:
        """One row after the other, a vector at a time where its elements follow each other."""
        w, type = self.w, self._type(self.dtype, self.lanes)
        element = llvm_type(self.dtype)
        w.label("entry")
        row = self._open("row", "%begin", "%end", "entry")
        source = w.emit(f"mul nsw i64 {row}, %outer.step")
        target = w.emit(f"mul nsw i64 {row}, %length")
        start, carry, before = "0", self.identity, "row"
        if in_line:
            none = f"<{', '.join([f'{element} {self.identity}'] * self.lanes)}>"
            whole = w.emit(f"and i64 %length, {-self.lanes}")
            place = self._open(
                *("vector", "0", whole, "row"),
                f"%vector.c = phi {type} [ {none}, %row ], [ %vector.next, %vector.end ]",
            )
            # Parts of 1, 2, 4 and so on elements: the last of one with all of the next.
            value = self._load(w.emit(f"add nsw i64 {source}, {place}"), self.lanes)
            by = 1
            while by < self.lanes:
                places = [
                    lane // by * by - 1 if lane & by else self.lanes for lane in range(self.lanes)
                ]
                value = self._combined(self._shuffled(value, none, places), value, self.lanes)
                by *= 2
            # The next vector waits for no more than this one combination.
            last = self._shuffled(value, none, [self.lanes - 1] * self.lanes)
            after = self._combined("%vector.c", last, self.lanes)
            value = self._combined("%vector.c", value, self.lanes)
            self._store(w.emit(f"add nsw i64 {target}, {place}"), value, self.lanes)
            w.add(f"%vector.next = select i1 true, {type} {after}, {type} {after}")
            self._close("vector", self.lanes)
            carry = w.emit(f"extractelement {type} %vector.c, i32 0")
            start, before = whole, "vector.exit"
        place = self._open(
            *("one", start, "%length", before),
            f"%one.c = phi {element} [ {carry}, %{before} ], [ %one.next, %one.end ]",
        )
        step = place if in_line else w.emit(f"mul nsw i64 {place}, %row.step")
        value = self._combined("%one.c", self._load(w.emit(f"add nsw i64 {source}, {step}")))
        self._store(w.emit(f"add nsw i64 {target}, {place}"), value)
        w.add(f"%one.next = select i1 true, {element} {value}, {element} {value}")
        self._close("one")
        self._close("row")
        w.add("ret void")

    # ---- columns ---------------------------------------------------------------------------

    def columns(self, in_line: bool) -> None:
        """Tiles of columns, in each of which one row after the other."""
        w, element = self.w, llvm_type(self.dtype)
        w.label("entry")
        w.add(f"%so.far = alloca [{TILE} x {element}], align 64")
        first = self._open("tile", "%begin", "%end", "entry")
        matrix = w.emit(f"udiv i64 {first}, %inner")
        column = w.emit(f"urem i64 {first}, %inner")
        left = w.emit(f"sub nsw i64 %inner, {column}")
        width = w.intrinsic("smin", "i64", left, w.emit(f"sub nsw i64 %end, {first}"))
        width = w.intrinsic("smin", "i64", width, str(TILE))
        source = w.emit(f"mul nsw i64 {matrix}, %outer.step")
        step = column if in_line else w.emit(f"mul nsw i64 {column}, %column.step")
        source = w.emit(f"add nsw i64 {source}, {step}")
        whole = w.emit("mul nsw i64 %length, %inner")
        target = w.emit(f"mul nsw i64 {matrix}, {whole}")
        target = w.emit(f"add nsw i64 {target}, {column}")
        place = self._open("clear", "0", width, "tile")
        at = w.emit(f"getelementptr {element}, ptr %so.far, i64 {place}")
        w.add(f"store {element} {self.identity}, ptr {at}")
        self._close("clear")
        row = self._open("row", "0", "%length", "clear.exit")
        row_source = w.emit(f"add nsw i64 {source}, {w.emit(f'mul nsw i64 {row}, %row.step')}")
        row_target = w.emit(f"add nsw i64 {target}, {w.emit(f'mul nsw i64 {row}, %inner')}")
        place = self._open("column", "0", width, "row")
        step = place if in_line else w.emit(f"mul nsw i64 {place}, %column.step")
        at = w.emit(f"getelementptr {element}, ptr %so.far, i64 {place}")
        before = w.emit(f"load {element}, ptr {at}")
        value = self._combined(before, self._load(w.emit(f"add nsw i64 {row_source}, {step}")))
        w.add(f"store {element} {value}, ptr {at}")
        self._store(w.emit(f"add nsw i64 {row_target}, {place}"), value)
        self._close("column")
        self._close("row")
        self._close("tile", width)
        w.add("ret void")


EMITTERS[Running] = Emitter(records=_records, rule=running)
