"""What is left of a native program when it has been compiled: what binding it to memory needs.

Few objects, so that collections of garbage, which look at each, stay short with many programs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from lazyasync.backends.cpu.llvm.engine import LoadedLoop, ProductFunction
from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode
from lazyasync.compiler.fused_graph import Product
from lazyasync.compiler.geometry import Geometry
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.node import Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untrack, untracked


class LoopRecord(NamedTuple):
    """A compiled loop; see `LlvmLoopCode`."""

    function: LoadedLoop
    total: int
    grain: int
    by_row: bool
    buffers: tuple[int, ...]
    """The values that it reads and writes, each with an offset in bytes behind it."""


class ProductRecord(NamedTuple):
    """A product of matrices, and what does it."""

    function: ProductFunction
    product: Product
    itemsize: int


Record: TypeAlias = LoopRecord | ProductRecord


class OwnArray(NamedTuple):
    """A small array of the program's own, and what fills it when the program is bound."""

    type: TensorType
    number: Any = 0
    kernel: Kernel | None = None


class NamedArray(NamedTuple):
    """An array that statements name: where it is in the buffer of a value, and its type."""

    base: int
    offset: int
    """In bytes, as the strides."""
    strides: tuple[int, ...]
    type: TensorType


@dataclass(frozen=True, slots=True)
class NativeContents:
    """A compiled program but for its statements; values are those of its primitive graph."""

    size: int
    """The places of the list that a run works on."""
    arguments: tuple[int, ...]
    """The places of the arguments, in the order in which they are given."""
    outputs: tuple[int, ...]
    """The places of what is computed, in the order in which it is returned."""
    aliases: Mapping[int, Sequence[int]]
    """The outputs that may take the memory of an argument, and of which, by position."""
    segments: tuple[tuple[Record, ...], ...]
    """What each native call runs."""
    own: Mapping[int, OwnArray]
    offsets: Mapping[int, int]
    """The places of intermediates in the arena, in bytes."""
    named: Mapping[int, NamedArray]
    made: Mapping[int, np.dtype]
    """The outputs whose arrays statements make."""
    kernels: Mapping[int, Kernel]
    """What statements call, by the value that it computes."""

    def __post_init__(self) -> None:
        untrack(self)


def loop_record(
    code: LlvmLoopCode, function: LoadedLoop, types: Sequence[TensorType]
) -> LoopRecord:
    """What is left of a loop. ``types`` are those of all values."""
    buffers: list[int] = []
    for load in code.loads:
        buffers += (load.value, load.offset * types[load.value].dtype.itemsize)
    for value in code.stores:
        buffers += (value, 0)
    record = LoopRecord(function, code.total, code.grain, code.by_row, tuple(buffers))
    return untracked(record)


def product_record(
    product: Product, functions: Mapping[str, ProductFunction], types: Sequence[TensorType]
) -> ProductRecord:
    """What is left of a product. ``functions`` are those of the engine, by the dtype."""
    dtype = types[product.value].dtype
    kept = untracked(replace(product, needs={}))
    return untracked(ProductRecord(functions[dtype.char], kept, dtype.itemsize))


def named_array(geometry: Geometry, type: TensorType) -> NamedArray:
    """How statements find an array."""
    pause()
    itemsize = type.dtype.itemsize
    strides = tuple([stride * itemsize for stride in geometry.strides])
    return untracked(NamedArray(geometry.base, geometry.offset * itemsize, strides, type))


def values_of(record: Record) -> Sequence[int]:
    """The values that a record reads and writes."""
    if isinstance(record, LoopRecord):
        return record.buffers[::2]
    product = record.product
    return (product.left.value, product.right.value, product.value)
