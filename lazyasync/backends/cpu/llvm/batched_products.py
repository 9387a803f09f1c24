"""Products of batches with any number of axes, on the CPU: one function goes through the batch.

It is given the arguments of the native function for one product, which it calls for each part of
each product, with the addresses of that one's matrices.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode
from lazyasync.backends.cpu.lowering import EMITTERS, Emitter, NativeTarget
from lazyasync.backends.cpu.native.layout import PRODUCT_WORDS, WORD_BYTES, ProductWord
from lazyasync.backends.cpu.native.records import Entry, ProductRecord, product_arguments
from lazyasync.backends.cpu.native.work_sharing import divided, share_of_product
from lazyasync.compiler.fusion.batched_products import BatchedProduct, batched_product
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.untracked import untracked

if TYPE_CHECKING:
    from lazyasync.backends.cpu.llvm.engine import LoadedLoop, ProductFunction

AXES = 2
"""The most axes of a batch that the native function for products goes through itself."""
_COPY = "llvm.memcpy.p0.p0.i64"


class BatchedRecord(NamedTuple):
    """A batch of products, and what goes through it."""

    function: LoadedLoop
    multiply: ProductFunction
    batch: BatchedProduct
    itemsize: int

    @property
    def reads(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return (self.batch.left.value, self.batch.right.value)

    @property
    def writes(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return (self.batch.value,)

    @property
    def share(self) -> float:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return share_of_product(self.batch.as_one())

    def entry(self, threads: int) -> Entry:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        one = self.batch.as_one()
        division = divided(one, threads)
        record = ProductRecord(self.multiply, one, self.itemsize)
        buffers, numbers = product_arguments(record, division)
        axes = [
            number
            for length, *steps in self.batch.axes
            for number in (length, *[step * self.itemsize for step in steps])
        ]
        whole = one.rows * one.columns * self.itemsize
        numbers = [*numbers, self.multiply.function, whole, *axes]
        total = one.batch * division.parts
        return Entry(self.function.address, total, division.chunk, buffers, numbers)

    def resolved(self, resolver: SizeResolver) -> BatchedRecord:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return untracked(self._replace(batch=untracked(self.batch.resolved(resolver))))


def _records(target: NativeTarget, batches: Sequence[BatchedProduct]) -> list[BatchedRecord]:
    types = target.fused.graph.types
    codes = [_code(len(batch.axes)) for batch in batches]
    functions = target.engine.functions(codes, target.cache)
    records = []
    for batch, function in zip(batches, functions, strict=True):
        pause()
        dtype = types[batch.value].dtype
        kept = untracked(batch.without_needs())
        multiply = target.engine.products[dtype.char]
        records.append(untracked(BatchedRecord(function, multiply, kept, dtype.itemsize)))
    return records


def _code(axes: int) -> LlvmLoopCode:
    """The function for batches of so many axes.

    Its iterations are the parts of all products, one product after the other. Behind the arguments
    of one product it finds the function that does one, the bytes of a result, and for each axis
    its length, and the bytes from one left matrix to the next, and from one right one.
    """
    lines = [
        "define void @NAME(ptr %args, i64 %begin, i64 %end) {",
        "entry:",
        f"  %one = alloca [{PRODUCT_WORDS} x i64], align {WORD_BYTES}",
        f"  call void @{_COPY}(ptr %one, ptr %args, i64 {PRODUCT_WORDS * WORD_BYTES}, i1 false)",
    ]

    def load(name: str, word: int, type: str = "i64") -> None:
        lines.append(f"  %{name}.at = getelementptr i64, ptr %args, i64 {word}")
        lines.append(f"  %{name} = load {type}, ptr %{name}.at")

    matrices = {"left": ProductWord.LEFT, "right": ProductWord.RIGHT, "result": ProductWord.RESULT}
    for name, word in matrices.items():
        load(name, word)
        lines.append(f"  %{name}.to = getelementptr i64, ptr %one, i64 {int(word)}")
    load("parts", ProductWord.PARTS)
    load("multiply", PRODUCT_WORDS, "ptr")
    load("whole", PRODUCT_WORDS + 1)
    for axis in range(axes):
        for place, name in enumerate(("length", "left", "right")):
            load(f"{name}{axis}", PRODUCT_WORDS + 2 + 3 * axis + place)
    lines += [
        "  %some = icmp slt i64 %begin, %end",
        "  br i1 %some, label %each, label %leave",
        "each:",
        "  %k = phi i64 [ %begin, %entry ], [ %k.next, %each ]",
        "  %part = urem i64 %k, %parts",
        "  %product = udiv i64 %k, %parts",
    ]
    rest, offsets = "%product", {"left": "%left", "right": "%right"}
    for axis in reversed(range(axes)):
        lines.append(f"  %index{axis} = urem i64 {rest}, %length{axis}")
        lines.append(f"  %rest{axis} = udiv i64 {rest}, %length{axis}")
        rest = f"%rest{axis}"
        for name, at in offsets.items():
            lines.append(f"  %{name}{axis}.by = mul i64 %index{axis}, %{name}{axis}")
            lines.append(f"  %{name}{axis}.sum = add i64 {at}, %{name}{axis}.by")
            offsets[name] = f"%{name}{axis}.sum"
    lines += [
        "  %result.by = mul i64 %product, %whole",
        "  %result.sum = add i64 %result, %result.by",
        *(f"  store i64 {at}, ptr %{name}.to" for name, at in offsets.items()),
        "  store i64 %result.sum, ptr %result.to",
        "  %part.next = add i64 %part, 1",
        "  call void %multiply(ptr %one, i64 %part, i64 %part.next)",
        "  %k.next = add i64 %k, 1",
        "  %more = icmp slt i64 %k.next, %end",
        "  br i1 %more, label %each, label %leave",
        "leave:",
        "  ret void",
        "}\n",
    ]
    copy = f"declare void @{_COPY}(ptr, ptr, i64, i1)"
    return LlvmLoopCode("\n".join(lines), (copy,), (), (), (), (), 0, 0, False)


EMITTERS[BatchedProduct] = Emitter(records=_records, rule=partial(batched_product, least=AXES + 1))
