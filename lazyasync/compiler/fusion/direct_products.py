"""Products of few rows that read both matrices as they lie, in what is repeated.

A library packs both matrices, which takes as long as the product of few rows itself; and to call it
takes longer than a product of a few numbers.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from lazyasync.compiler.fused_graph import FusedGraph, Piece, Product
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.products import product_operands
from lazyasync.ir.sizes import SizeResolver

PANEL_BYTES = 64
"""Bytes of a row of a panel: so many columns are computed together."""
MOST_ROWS = 64
"""Rows up to which packing takes more time than it saves."""
LEAST_COLUMNS = 16
"""Columns from which on vectors are worth it; there is a whole panel then, of any dtype."""
MOST_BY_ELEMENT = 256
"""Multiplications up to which it takes less time to do one after the other than to call anybody."""


@dataclass(eq=False, slots=True)
class DirectProduct(Piece):
    """A product whose elements are each the sum of its terms in their order.

    With ``by_element`` they are computed one by one, else many columns at a time, for which those
    of the right matrix lie beside each other.
    """

    product: Product
    itemsize: int
    by_element: bool
    needs: dict[Piece, None] = field(default_factory=dict)

    may_fail = False

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return (self.product.value,)

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        return self.product.reads(fused)

    @property
    def panels(self) -> int:
        """How many there are. The last one ends with the last column."""
        return -(-self.product.columns * self.itemsize // PANEL_BYTES)

    @property
    def packed_bytes(self) -> int | None:
        """What the right matrix takes panel by panel; None if it is not read so.

        One panel after the other, it is read evenly, and rows that are a large power of two apart
        do not drive each other out of the caches.
        """
        return None if self.by_element else self.panels * PANEL_BYTES * self.product.inner

    def resolved(self, resolver: SizeResolver) -> DirectProduct:
        """See `Piece`."""
        return replace(self, product=self.product.resolved(resolver))

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        return self.product.label(fused)

    def describe(self, fused: FusedGraph, how: str = "") -> list[str]:
        """See `Piece`."""
        return self.product.describe(fused, how)

    def flops(self, fused: FusedGraph) -> float:
        """See `Piece`."""
        return self.product.flops(fused)


def direct_product(builder: FusionBuilder, value: int) -> bool:
    """The rule for products of known sizes, of floating-point numbers, in what is repeated."""
    dtype = builder.graph.types[value].dtype
    if not builder.is_region or dtype.char not in "fd":
        return False
    found = product_operands(builder, value)
    if found is None or found.lengths:
        return False
    rows, inner, columns = found.rows, found.inner, found.columns
    if any(type(length) is not int for length in (rows, inner, columns)):
        return False
    left, right = found.matrices
    by_element = rows * inner * columns <= MOST_BY_ELEMENT
    if not by_element and (rows > MOST_ROWS or columns < LEAST_COLUMNS or right.transposed):
        return False
    product = Product(value, left, right, rows, inner, columns, 1, 1)
    builder.compute(value, DirectProduct(product, dtype.itemsize, by_element))
    return True
