"""Batches of products of small matrices: see `SmallProducts`.

Those of a few numbers each are written out as machine code. Some columns of a row are one vector;
the last one ends with the last column, and may have columns of the one before it as well. Each
element is the sum of its products in their order, so that results do not depend on how matrices are
stored, nor on who does which. Larger ones, and those of unknown lengths, are computed in the same
way by a function of the native runtime, ``small_products.c``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from lazyasync.backends.cpu.llvm.direct_products import registers
from lazyasync.backends.cpu.llvm.expressions import LlvmWriter, llvm_type
from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode
from lazyasync.backends.cpu.llvm.writer import WHOLE
from lazyasync.backends.cpu.lowering import EMITTERS, Emitter, NativeTarget
from lazyasync.backends.cpu.native.layout import WORD_BYTES
from lazyasync.backends.cpu.native.records import Entry, ProductRecord, product_buffers
from lazyasync.backends.cpu.native.work_sharing import chunk_of, share_of_loop
from lazyasync.compiler.fusion.small_products import SmallProducts, small_products
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.untracked import untracked

if TYPE_CHECKING:
    from lazyasync.backends.cpu.llvm.engine import LoadedLoop, ProductFunction


A_CALL = 100
"""Instructions for each product that is not code of its own, about, besides its multiplications."""


class SmallRecord(NamedTuple):
    """A batch of products, and what does it if they are small, and if they are not."""

    function: int
    """The address of what does small ones."""
    multiply: ProductFunction
    product: SmallProducts
    loop: LoadedLoop | None = None
    """What has it, if it is code of its own."""

    @property
    def reads(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return self._of_library.reads

    @property
    def writes(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return self._of_library.writes

    @property
    def share(self) -> float:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        if not self.product.are_small:
            return self._of_library.share
        return share_of_loop(self.product.batch, self._work)

    @property
    def _work(self) -> int:
        """The instructions of a product, about."""
        multiplications = math.prod(self.product.lengths)
        return multiplications if self.product.are_written_out else A_CALL + multiplications // 4

    @property
    def _of_library(self) -> ProductRecord:
        return ProductRecord(self.multiply, self.product, self.product.itemsize)

    def entry(self, threads: int) -> Entry:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        if not self.product.are_small:
            return self._of_library.entry(threads)
        product, itemsize = self.product, self.product.itemsize
        numbers = [product.group]
        for matrix in (product.left, product.right):
            numbers += [itemsize * step for step in (matrix.step, matrix.group_step, *matrix.steps)]
        numbers += product.lengths
        chunk = chunk_of(product.batch, self._work, True, threads)
        buffers = product_buffers(product, itemsize)
        return Entry(self.function, product.batch, chunk, buffers, numbers)

    def resolved(self, resolver: SizeResolver) -> SmallRecord:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        product = self.product.resolved(resolver)
        assert isinstance(product, SmallProducts)
        return untracked(self._replace(product=untracked(product)))


def _records(target: NativeTarget, products: Sequence[SmallProducts]) -> list[SmallRecord]:
    dtypes = [target.fused.graph.types[product.value].dtype for product in products]
    written_out = [place for place, each in enumerate(products) if each.are_written_out]
    codes = []
    for place in written_out:
        pause()
        codes.append(_Writer(dtypes[place], products[place]).code())
    loaded = target.engine.functions(codes, target.cache)
    loops = dict(zip(written_out, loaded, strict=True))
    records = []
    for place, (product, dtype) in enumerate(zip(products, dtypes, strict=True)):
        loop = loops.get(place)
        if loop is None:
            functions = target.engine.unit("small_products", target.cache)
            function = functions[f"lazyasync_small_products_{dtype.char}"]
        else:
            function = loop.address
        multiply, kept = target.engine.products[dtype.char], untracked(product.without_needs())
        records.append(untracked(SmallRecord(function, multiply, kept, loop)))
    return records


_POINTERS = ("left", "right", "result")
_STEPS = ("step", "group_step", "row", "element")
_LENGTHS = ("rows", "inner", "columns")
_NUMBERS = (
    "group",
    *(f"{side}_{step}" for side in ("left", "right") for step in _STEPS),
    *_LENGTHS,
)
"""What the function is given, in this order; steps in bytes."""


class _Writer:
    """Writes the function for batches of products of some size. Its iterations are products."""

    def __init__(self, dtype: np.dtype, product: SmallProducts) -> None:
        self.w = LlvmWriter()
        self._itemsize = dtype.itemsize
        self._element = llvm_type(dtype)
        self._sizes = product.lengths
        self._has_groups = product.group != product.batch
        lanes = 1
        if not product.right.transposed:
            most = min(product.columns, registers().vector_bytes // dtype.itemsize)
            lanes = 1 << (most.bit_length() - 1)
        self._lanes = lanes
        self._type = self._element if lanes == 1 else f"<{lanes} x {self._element}>"
        # Numbers in the code are part of addresses.
        self._known = {
            f"{side}_{name}": self._itemsize * step
            for side, matrix in (("left", product.left), ("right", product.right))
            for name, step in zip(("row", "element"), matrix.steps, strict=True)
            if type(step) is int
        }

    def code(self) -> LlvmLoopCode:
        """The text of the function, and what it needs."""
        w = self.w
        for word, name in enumerate((*_POINTERS, *_NUMBERS)):
            type = "ptr" if name in _POINTERS else "i64"
            w.add(f"%{name}.at = getelementptr i8, ptr %args, i64 {word * WORD_BYTES}")
            w.add(f"%{name} = load {type}, ptr %{name}.at")
        w.add("%some = icmp slt i64 %begin, %end")
        w.add("br i1 %some, label %each, label %leave")
        w.label("each")
        w.add("%k = phi i64 [ %begin, %entry ], [ %k.next, %each ]")
        self._one()
        w.add("%k.next = add i64 %k, 1")
        w.add("%more = icmp slt i64 %k.next, %end")
        w.add("br i1 %more, label %each, label %leave")
        head = f"define void @NAME(ptr %args, i64 %begin, i64 %end) {WHOLE} {{\nentry:\n"
        text = head + "\n".join(w.lines) + "\nleave:\n  ret void\n}\n"
        name = self._multiply_add()
        declared = f"declare {self._type} {name}({', '.join([self._type] * 3)})"
        return LlvmLoopCode(text, (declared,), (), (), (), (), 0, 0, False)

    def _multiply_add(self) -> str:
        suffix = f"f{8 * self._itemsize}"
        return f"@llvm.fmuladd.{suffix if self._lanes == 1 else f'v{self._lanes}{suffix}'}"

    def _one(self) -> None:
        """One product: of each row the sums of all columns, and then they are stored."""
        w, type, itemsize = self.w, self._type, self._itemsize
        rows, inner, columns = self._sizes
        left, right = self._first("left"), self._first("right")
        by = w.emit(f"mul i64 %k, {rows * columns * itemsize}")
        result = w.emit(f"getelementptr i8, ptr %result, i64 {by}")
        firsts = [*range(0, columns - self._lanes + 1, self._lanes)]
        if columns % self._lanes:
            firsts.append(columns - self._lanes)
        others: dict[tuple[int, int], str] = {}
        for row in range(rows):
            sums = ["zeroinitializer" if self._lanes > 1 else "0.0"] * len(firsts)
            for term in range(inner):
                factor = self._spread(self._load(left, "left", row, term, self._element))
                for place, first in enumerate(firsts):
                    # Numbers that are no vectors would leave no registers.
                    if (term, place) not in others or self._lanes == 1:
                        others[term, place] = self._load(right, "right", term, first, type)
                    sums[place] = w.emit(
                        f"call {type} {self._multiply_add()}({type} {factor}, "
                        f"{type} {others[term, place]}, {type} {sums[place]})"
                    )
            for first, value in zip(firsts, sums, strict=True):
                place_in = (row * columns + first) * itemsize
                to = w.emit(f"getelementptr i8, ptr {result}, i64 {place_in}")
                w.add(f"store {type} {value}, ptr {to}, align {itemsize}")

    def _first(self, side: str) -> str:
        """Where a matrix of the batch begins."""
        w, within, by = self.w, "%k", []
        if self._has_groups:
            within = w.emit("urem i64 %k, %group")
            around = w.emit("udiv i64 %k, %group")
            by.append(w.emit(f"mul i64 {around}, %{side}_group_step"))
        by.append(w.emit(f"mul i64 {within}, %{side}_step"))
        found = f"%{side}"
        for each in by:
            found = w.emit(f"getelementptr i8, ptr {found}, i64 {each}")
        return found

    def _load(self, first: str, side: str, row: int, element: int, type: str) -> str:
        """Some elements of a row of a matrix, from one on."""
        w, at = self.w, first
        for count, name in ((row, f"{side}_row"), (element, f"{side}_element")):
            if name in self._known:
                at = w.emit(f"getelementptr i8, ptr {at}, i64 {count * self._known[name]}")
                continue
            at = w.emit(f"getelementptr i8, ptr {at}, i64 {w.emit(f'mul i64 %{name}, {count}')}")
        return w.emit(f"load {type}, ptr {at}, align {self._itemsize}")

    def _spread(self, number: str) -> str:
        """A number in all lanes."""
        if self._lanes == 1:
            return number
        w, type = self.w, self._type
        one = w.emit(f"insertelement {type} poison, {self._element} {number}, i64 0")
        mask = f"<{self._lanes} x i32> zeroinitializer"
        return w.emit(f"shufflevector {type} {one}, {type} poison, {mask}")


EMITTERS[SmallProducts] = Emitter(records=_records, rule=small_products)
