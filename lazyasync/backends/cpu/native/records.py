"""What is left of a loop or a product when it has been compiled: what a native call runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from lazyasync.compiler.fused_graph import Product
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untracked

if TYPE_CHECKING:
    from lazyasync.backends.cpu.llvm.engine import LoadedLoop, ProductFunction
    from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode


class LoopRecord(NamedTuple):
    """A compiled loop; see `LlvmLoopCode`."""

    function: LoadedLoop
    total: int
    work: int
    by_row: bool
    buffers: tuple[int, ...]
    """The values that it reads and writes, each with an offset in bytes behind it."""
    stores: int
    """How many of these, at the end, it writes."""
    sizes: tuple[int, ...] = ()
    """The integers that its function is given behind the buffers."""


class ProductRecord(NamedTuple):
    """A product of matrices, and what does it."""

    function: ProductFunction
    product: Product
    itemsize: int


Record: TypeAlias = LoopRecord | ProductRecord


def loop_record(
    code: LlvmLoopCode, function: LoadedLoop, types: Sequence[TensorType]
) -> LoopRecord:
    """What is left of a loop. ``types`` are those of all values."""
    buffers: list[int] = []
    for load in code.loads:
        buffers += (load.value, load.offset * types[load.value].dtype.itemsize)
    for value in code.stores:
        buffers += (value, 0)
    record = LoopRecord(
        function,
        code.total,
        code.work,
        code.by_row,
        tuple(buffers),
        len(code.stores),
        untracked(code.sizes),
    )
    return untracked(record)


def resolved(record: Record, resolver: SizeResolver) -> Record:
    """A record with numbers for the sizes that stand for any."""
    number = resolver.number
    if isinstance(record, LoopRecord):
        return untracked(
            record._replace(
                total=number(record.total),
                work=number(record.work),
                buffers=untracked(resolver.numbers(record.buffers)),
                sizes=untracked(resolver.numbers(record.sizes)),
            )
        )
    return untracked(record._replace(product=untracked(record.product.resolved(number))))


def product_record(
    product: Product, functions: Mapping[str, ProductFunction], types: Sequence[TensorType]
) -> ProductRecord:
    """What is left of a product. ``functions`` are those of the engine, by the dtype."""
    dtype = types[product.value].dtype
    kept = untracked(replace(product, needs={}))
    return untracked(ProductRecord(functions[dtype.char], kept, dtype.itemsize))


def values_of(record: Record) -> Sequence[int]:
    """The values that a record reads and writes."""
    return (*read_by(record), *written_by(record))


def read_by(record: Record) -> Sequence[int]:
    """The values that a record reads."""
    if isinstance(record, LoopRecord):
        return record.buffers[: -2 * record.stores : 2]
    return (record.product.left.value, record.product.right.value)


def written_by(record: Record) -> Sequence[int]:
    """The values that a record writes."""
    if isinstance(record, LoopRecord):
        return record.buffers[-2 * record.stores :: 2]
    return (record.product.value,)
