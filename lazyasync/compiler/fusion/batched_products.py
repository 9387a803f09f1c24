"""Products of matrices in batches of any number of axes, each operand read as it lies.

As those of attention whose heads share keys: the batch, the heads that have keys of their own and
those that share them are three axes, none of which lies behind another in both operands.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from lazyasync.compiler.fused_graph import FusedGraph, Matrix, Piece, Product
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.loops import copy_operand, is_copied_by_loops
from lazyasync.compiler.fusion.products import for_blas, product, product_operands
from lazyasync.compiler.geometry import is_contiguous
from lazyasync.ir.sizes import SizeResolver


@dataclass(eq=False, slots=True)
class BatchedProduct(Piece):
    """Products of matrices that are each stored row by row or column by column.

    ``left`` and ``right`` are the first ones. ``axes`` are those of the batch: the length of each,
    and the elements from one left matrix to the next, and from one right one.
    """

    value: int
    left: Matrix
    right: Matrix
    rows: int
    inner: int
    columns: int
    axes: tuple[tuple[int, int, int], ...]
    needs: dict[Piece, None] = field(default_factory=dict)

    may_fail = False

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return (self.value,)

    @property
    def batch(self) -> int:
        """How many products there are."""
        return math.prod([length for length, _, _ in self.axes])

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        return [self.left.value, self.right.value]

    def as_one(self) -> Product:
        """A batch of as many products of the same sizes, of which only the first ones are right."""
        sizes = (self.rows, self.inner, self.columns)
        return Product(self.value, self.left, self.right, *sizes, self.batch, 1)

    def resolved(self, resolver: SizeResolver) -> BatchedProduct:
        """See `Piece`."""
        number = resolver.number
        return replace(
            self,
            left=self.left.resolved(number),
            right=self.right.resolved(number),
            rows=number(self.rows),
            inner=number(self.inner),
            columns=number(self.columns),
            axes=tuple([(number(n), number(left), number(right)) for n, left, right in self.axes]),
        )

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        return f"product {self._size()}"

    def describe(self, fused: FusedGraph, how: str = "") -> list[str]:
        """See `Piece`."""
        return [fused.described(self.value, f" of {self._size()}{how}", "product")]

    def _size(self) -> str:
        times = " x ".join([str(length) for length, _, _ in self.axes])
        return f"{self.rows} x {self.inner} x {self.columns}, {times} times"

    def flops(self, fused: FusedGraph) -> float:
        """See `Piece`."""
        return 2.0 * self.batch * self.rows * self.inner * self.columns


def batched_product(
    builder: FusionBuilder, value: int, least: int, most_others: int | None = None
) -> bool:
    """The rule for batches of ``least`` axes or more that cannot be read as fewer.

    With ``most_others``, of more products than that for each along the longest axis, operands of
    single and double precision are copied first, so that the batch is of one axis. Those with
    vectors are left to kernels: libraries have something better for them (one row times matrices of
    64 x 512, 64 times: NumPy takes a third of the time).
    """
    if builder.graph.types[value].ndim < least + 2:
        return False
    found = product_operands(builder, value)
    if found is None or len(found.lengths) < least or found.rows == 1 or found.columns == 1:
        return False
    left, right = found.matrices
    sizes = (found.rows, found.inner, found.columns)
    if not for_blas(*sizes, left.leading, right.leading):
        return False
    graph = builder.graph
    copied = is_copied_by_loops(graph.types[value])
    if copied and most_others is not None and _others(found.lengths) > most_others:
        for operand in dict.fromkeys(graph.operands[value]):
            if not is_contiguous(builder.geometries[operand].strides, graph.types[operand].shape):
                copy_operand(builder, operand, value)
        return product(builder, value, groups=False)
    axes = tuple(zip(found.lengths, *found.steps, strict=True))
    builder.compute(value, BatchedProduct(value, left, right, *sizes, axes))
    return True


def _others(lengths: Sequence[int]) -> int:
    """How many products there are for each along the longest axis."""
    return math.prod(lengths) // max(lengths)
