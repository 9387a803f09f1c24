"""Products that read matrices as they lie, as machine code: see `DirectProduct`.

Some rows of a panel of the result, which is as many columns as are in a cache line, are kept in
registers while the rows of the right matrix go by. The last panel ends with the last column, and so
has columns of the one before it as well where the columns are not those of whole panels. Each
element is the sum of its products in their order, however it is computed: results depend neither on
how the right matrix is stored nor on who does which panels, and who writes an element twice writes
the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from lazyasync.backends.cpu.llvm.expressions import llvm_type
from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode
from lazyasync.backends.cpu.llvm.writer import WHOLE
from lazyasync.backends.cpu.lowering import EMITTERS, Emitter, NativeTarget
from lazyasync.backends.cpu.native.layout import WORD_BYTES
from lazyasync.backends.cpu.native.records import Entry
from lazyasync.backends.cpu.native.work_sharing import chunk_of, share_of_loop
from lazyasync.compiler.fused_graph import Product
from lazyasync.compiler.fusion.direct_products import PANEL_BYTES, DirectProduct, direct_product
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.untracked import untracked

if TYPE_CHECKING:
    from lazyasync.backends.cpu.llvm.engine import LoadedLoop

SOONER_SHARED = 4
"""By how much less work is worth another thread than elsewhere: in a loop the next one follows at
once, so that threads which help are awake."""
SUMS_OF_A_PANEL = 4
"""Rows of panels that are side by side at least: a sum waits for the one before it."""


class Registers(NamedTuple):
    """The vectors that a processor has room for: the bytes of one, and of a panel the rows."""

    vector_bytes: int
    tile_rows: int
    """Rows whose sums, of one panel, stay in registers."""


HALF_LINES, LINES = Registers(32, 6), Registers(64, 24)
"""16 registers of half a cache line, and 32 of a whole one."""


def registers() -> Registers:
    """Those of this processor."""
    import llvmlite.binding as llvm  # type: ignore[import-untyped]

    return LINES if llvm.get_host_cpu_features().get("avx512f") else HALF_LINES


class DirectRecord(NamedTuple):
    """A product, and what does it; ``packed`` is where its right matrix is panel by panel."""

    function: LoadedLoop
    piece: DirectProduct
    packed: int | None = None

    @property
    def reads(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return (self.piece.product.left.value, self.piece.product.right.value)

    @property
    def writes(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return (self.piece.product.value,)

    @property
    def share(self) -> float:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return share_of_loop(self._panels, self._work)

    @property
    def _panels(self) -> int:
        return self.piece.panels

    @property
    def _work(self) -> int:
        """The instructions of a panel, about."""
        product = self.piece.product
        return product.rows * product.inner * (PANEL_BYTES // HALF_LINES.vector_bytes)

    def entry(self, threads: int) -> Entry:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        product, itemsize = self.piece.product, self.piece.itemsize
        left, right = product.left, product.right
        inner, column = right.steps
        source, offset, panel = right.value, right.offset * itemsize, PANEL_BYTES
        last = product.columns * itemsize - PANEL_BYTES
        if self.packed is not None:
            source, offset, panel = self.packed, 0, PANEL_BYTES * product.inner
            last = panel * (self._panels - 1)
            inner = PANEL_BYTES // itemsize
        buffers = [*(left.value, left.offset * itemsize), *(source, offset), *(product.value, 0)]
        steps = [itemsize * step for step in (*left.steps, inner, column)]
        numbers = [product.inner, product.columns, *steps, panel, last]
        chunk = chunk_of(self._panels, SOONER_SHARED * self._work, True, threads)
        return Entry(self.function.address, self._panels, chunk, buffers, numbers)

    def resolved(self, resolver: SizeResolver) -> DirectRecord:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return untracked(self._replace(piece=untracked(self.piece.resolved(resolver))))


def _records(target: NativeTarget, pieces: Sequence[DirectProduct]) -> list[DirectRecord]:
    types = target.fused.graph.types
    dtypes = [types[piece.product.value].dtype for piece in pieces]
    codes = []
    for piece, dtype in zip(pieces, dtypes, strict=True):
        pause()
        codes.append(_Writer(dtype, piece, registers()).code())
    functions = target.engine.functions(codes, target.cache)
    return [
        untracked(DirectRecord(function, untracked(piece.without_needs())))
        for piece, function in zip(pieces, functions, strict=True)
    ]


_POINTERS = ("left", "right", "result")
_NUMBERS = (
    "inner",
    "columns",
    "left_row",
    "left_inner",
    "right_inner",
    "right_column",
    "panel_step",
    "panel_last",
)
"""What the function is given, in this order; steps in bytes, as is where the last panel is."""


class _Writer:
    """Writes the function for products of so many rows. Its iterations are panels."""

    def __init__(self, dtype: np.dtype, piece: DirectProduct, registers: Registers) -> None:
        self._type = llvm_type(dtype)
        self._itemsize = dtype.itemsize
        self._vector_bytes, self._tile_rows = registers
        self._length = self._vector_bytes // dtype.itemsize
        self._vector = f"<{self._length} x {self._type}>"
        self._suffix = f"f{8 * dtype.itemsize}"
        self._rows = piece.product.rows
        self._by_element = piece.by_element
        self._lanes = _lanes(piece.product, self._length) if piece.by_element else self._length
        # Numbers in the code are part of addresses, where each row would need an addition.
        steps = [self._itemsize * step for step in piece.product.left.steps]
        known = dict(zip(("left_row", "left_inner"), steps, strict=True))
        self._known = {} if piece.by_element else {n: v for n, v in known.items() if type(v) is int}
        self._lines: list[str] = []

    def code(self) -> LlvmLoopCode:
        """The text of the function, and what it needs."""
        add = self._lines.append
        add(f"define void @NAME(ptr %args, i64 %begin, i64 %end) {WHOLE} {{")
        add("entry:")
        for word, name in enumerate((*_POINTERS, *_NUMBERS)):
            if name in self._known:
                add(f"  %{name} = add i64 {self._known[name]}, 0")
                continue
            add(f"  %{name}.at = getelementptr i8, ptr %args, i64 {word * WORD_BYTES}")
            type = "ptr" if name in _POINTERS else "i64"
            add(f"  %{name} = load {type}, ptr %{name}.at")
        add(f"  %result_row = mul i64 %columns, {self._itemsize}")
        if self._by_element:
            self._elements()
        else:
            add(f"  %all = udiv i64 %columns, {PANEL_BYTES // self._itemsize}")
            add("  %whole = call i64 @llvm.smin.i64(i64 %end, i64 %all)")
            add(f"  %result_last = sub i64 %result_row, {PANEL_BYTES}")
            first, wide = "%begin", SUMS_OF_A_PANEL // self._rows
            if wide > 1:
                first = self._panels("wide", first, "%whole", wide)
            self._panels("panel", first, "%end", 1)
            add("  br label %leave")
        add("leave:")
        add("  ret void")
        add("}\n")
        fused = f"@llvm.fmuladd.{self._suffix}({', '.join([self._type] * 3)})"
        declared = [f"declare {self._type} {fused}", "declare i64 @llvm.smin.i64(i64, i64)"]
        if self._lanes > 1:
            vector = f"<{self._lanes} x {self._type}>"
            mangled = f"@llvm.fmuladd.v{self._lanes}{self._suffix}"
            declared.append(f"declare {vector} {mangled}({', '.join([vector] * 3)})")
        return LlvmLoopCode("\n".join(self._lines), tuple(declared), (), (), (), (), 0, 0, True)

    def _panels(self, name: str, first: str, stop: str, panels: int) -> str:
        """A loop over panels up to one, so many at a time; gives the first that is left."""
        add = self._lines.append
        add(f"  br label %{name}.head")
        before = "entry" if first == "%begin" else "wide.done"
        add(f"{name}.head:")
        add(f"  %{name} = phi i64 [ {first}, %{before} ], [ %{name}.next, %{name}.end ]")
        add(f"  %{name}.next = add i64 %{name}, {panels}")
        add(f"  %{name}.more = icmp sle i64 %{name}.next, {stop}")
        add(f"  br i1 %{name}.more, label %{name}.body, label %{name}.done")
        add(f"{name}.body:")
        for what, step, last in (
            ("by", "%panel_step", "%panel_last"),
            ("to", str(PANEL_BYTES), "%result_last"),
        ):
            add(f"  %{name}.{what}.all = mul i64 %{name}, {step}")
            add(f"  %{name}.{what} = call i64 @llvm.smin.i64(i64 %{name}.{what}.all, i64 {last})")
        add(f"  %{name}.right = getelementptr i8, ptr %right, i64 %{name}.by")
        add(f"  %{name}.result = getelementptr i8, ptr %result, i64 %{name}.to")
        row, came = 0, f"{name}.body"
        tiles = -(-self._rows // self._tile_rows)
        for tile in range(tiles):
            rows = (self._rows - row) // (tiles - tile)
            came = self._tile(name, came, row, rows, panels)
            row += rows
        add(f"  br label %{name}.end")
        add(f"{name}.end:")
        add(f"  br label %{name}.head")
        add(f"{name}.done:")
        return f"%{name}"

    def _tile(self, panel: str, before: str, row: int, rows: int, panels: int) -> str:
        """Some rows of some panels; gives the block in which it ends."""
        add, vector = self._lines.append, self._vector
        name = f"{panel}.{row}"
        add(f"  %{name}.by = mul i64 %left_row, {row}")
        add(f"  %{name}.left = getelementptr i8, ptr %left, i64 %{name}.by")
        add(f"  br label %{name}.k")
        add(f"{name}.k:")
        again = f"%{name}.k"

        def phi(what: str, type: str, start: str) -> None:
            add(
                f"  %{name}.{what} = phi {type} [ {start}, %{before} ], "
                f"[ %{name}.{what}.next, {again} ]"
            )

        per_panel = PANEL_BYTES // self._vector_bytes
        sums = [(r, v) for r in range(rows) for v in range(panels * per_panel)]
        phi("index", "i64", "%inner")
        phi("l", "ptr", f"%{name}.left")
        phi("r", "ptr", f"%{panel}.right")
        for r, v in sums:
            phi(f"sum.{r}.{v}", vector, "zeroinitializer")
        for v in range(panels * per_panel):
            at = f"%{name}.r"
            if v >= per_panel:
                at = f"%{name}.p.{v}"
                add(f"  {at}.by = mul i64 %panel_step, {v // per_panel}")
                add(f"  {at} = getelementptr i8, ptr %{name}.r, i64 {at}.by")
            add(
                f"  %{name}.b.{v}.at = getelementptr i8, ptr {at}, "
                f"i64 {v % per_panel * self._vector_bytes}"
            )
            add(f"  %{name}.b.{v} = load {vector}, ptr %{name}.b.{v}.at, align {self._itemsize}")
        for r in range(rows):
            a = f"%{name}.a.{r}"
            add(f"  {a}.by = mul i64 %left_row, {r}")
            add(f"  {a}.at = getelementptr i8, ptr %{name}.l, i64 {a}.by")
            add(f"  {a}.one = load {self._type}, ptr {a}.at")
            add(f"  {a}.in = insertelement {vector} poison, {self._type} {a}.one, i64 0")
            mask = f"<{self._length} x i32> zeroinitializer"
            add(f"  {a} = shufflevector {vector} {a}.in, {vector} poison, {mask}")
        for r, v in sums:
            add(
                f"  %{name}.sum.{r}.{v}.next = call {vector} "
                f"@llvm.fmuladd.v{self._length}{self._suffix}({vector} %{name}.a.{r}, "
                f"{vector} %{name}.b.{v}, {vector} %{name}.sum.{r}.{v})"
            )
        add(f"  %{name}.index.next = add i64 %{name}.index, -1")
        add(f"  %{name}.l.next = getelementptr i8, ptr %{name}.l, i64 %left_inner")
        add(f"  %{name}.r.next = getelementptr i8, ptr %{name}.r, i64 %right_inner")
        add(f"  %{name}.more = icmp ne i64 %{name}.index.next, 0")
        add(f"  br i1 %{name}.more, label {again}, label %{name}.done")
        add(f"{name}.done:")
        for r in range(rows):
            to = f"%{name}.to.{r}"
            add(f"  {to}.by = mul i64 %result_row, {row + r}")
            add(f"  {to} = getelementptr i8, ptr %{panel}.result, i64 {to}.by")
            for v in range(panels * per_panel):
                add(f"  {to}.{v} = getelementptr i8, ptr {to}, i64 {v * self._vector_bytes}")
                value = f"{vector} %{name}.sum.{r}.{v}.next"
                add(f"  store {value}, ptr {to}.{v}, align {self._itemsize}")
        return f"{name}.done"

    def _elements(self) -> None:
        """Elements one by one, or some columns of a row at a time, the last of which may be again.

        Each is the sum of its products in their order.
        """
        length, lanes, itemsize = PANEL_BYTES // self._itemsize, self._lanes, self._itemsize
        one = self._type
        type = one if lanes == 1 else f"<{lanes} x {one}>"
        suffix = self._suffix if lanes == 1 else f"v{lanes}{self._suffix}"
        if lanes == 1:
            left = f"  %left.all = load {one}, ptr %term.left"
        else:
            mask = f"<{lanes} x i32> zeroinitializer"
            left = f"""\
  %left.one = load {one}, ptr %term.left
  %left.in = insertelement {type} poison, {one} %left.one, i64 0
  %left.all = shufflevector {type} %left.in, {type} poison, {mask}"""
        self._lines += f"""\
  %from = mul i64 %begin, {length}
  %until = mul i64 %end, {length}
  %stop = call i64 @llvm.smin.i64(i64 %until, i64 %columns)
  %last = sub i64 %columns, {lanes}
  %some = icmp slt i64 %from, %stop
  br i1 %some, label %columns.head, label %leave
columns.head:
  br label %column
column:
  %c = phi i64 [ %from, %columns.head ], [ %c.next, %column.end ]
  %c.next = add i64 %c, {lanes}
  %c.first = call i64 @llvm.smin.i64(i64 %c, i64 %last)
  %c.by = mul i64 %c.first, %right_column
  %c.right = getelementptr i8, ptr %right, i64 %c.by
  %c.to = mul i64 %c.first, {itemsize}
  %c.result = getelementptr i8, ptr %result, i64 %c.to
  br label %row
row:
  %row.index = phi i64 [ 0, %column ], [ %row.index.next, %row.end ]
  %row.left.by = mul i64 %row.index, %left_row
  %row.left = getelementptr i8, ptr %left, i64 %row.left.by
  br label %term
term:
  %term.index = phi i64 [ %inner, %row ], [ %term.index.next, %term ]
  %term.left = phi ptr [ %row.left, %row ], [ %term.left.next, %term ]
  %term.right = phi ptr [ %c.right, %row ], [ %term.right.next, %term ]
  %sum = phi {type} [ zeroinitializer, %row ], [ %sum.next, %term ]
{left}
  %other = load {type}, ptr %term.right, align {itemsize}
  %sum.next = call {type} @llvm.fmuladd.{suffix}({type} %left.all, {type} %other, {type} %sum)
  %term.left.next = getelementptr i8, ptr %term.left, i64 %left_inner
  %term.right.next = getelementptr i8, ptr %term.right, i64 %right_inner
  %term.index.next = add i64 %term.index, -1
  %term.more = icmp ne i64 %term.index.next, 0
  br i1 %term.more, label %term, label %row.end
row.end:
  %row.to = mul i64 %row.index, %result_row
  %row.result = getelementptr i8, ptr %c.result, i64 %row.to
  store {type} %sum.next, ptr %row.result, align {itemsize}
  %row.index.next = add i64 %row.index, 1
  %row.more = icmp ne i64 %row.index.next, {self._rows}
  br i1 %row.more, label %row, label %column.end
column.end:
  %column.more = icmp slt i64 %c.next, %stop
  br i1 %column.more, label %column, label %leave""".split("\n")


def _lanes(product: Product, length: int) -> int:
    """Columns of a small product that are computed at a time, where they lie beside each other."""
    if product.right.transposed:
        return 1
    while length > product.columns:
        length //= 2
    return length


EMITTERS[DirectProduct] = Emitter(records=_records, rule=direct_product)
