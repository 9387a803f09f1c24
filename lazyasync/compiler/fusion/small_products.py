"""Batches of products of small matrices, as those of rotations, which are not for a library.

To call one for each of them takes as long as the product, or many times as long.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace

from lazyasync.compiler.fused_graph import Product
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.products import for_blas, product_operands

MOST_MULTIPLICATIONS, MOST_INNER = 1 << 15, 256
"""Multiplications of a product, and terms of a sum, up to which a call takes longer."""
LEAST_ROW = 16
"""Bytes of a row of a result from which on there are vectors of its columns."""
MOST_WRITTEN_OUT, MOST_TRANSPOSED = 512, 128
"""Multiplications up to which a product is code of its own: where columns of the right matrix lie
beside each other, and where they do not, so that there are no vectors of them. Up to so many there
is also no call where rows are short."""


@dataclass(eq=False, slots=True)
class SmallProducts(Product):
    """A batch of products of which each element is the sum of its terms in their order.

    Where not all lengths are known, they may turn out not to be small: see `are_small`.
    """

    itemsize: int = field(kw_only=True)

    @property
    def lengths(self) -> tuple[int, int, int]:
        """The rows, what is summed up, and the columns."""
        return self.rows, self.inner, self.columns

    @property
    def are_known(self) -> bool:
        """Whether their lengths are."""
        return all(type(length) is int for length in self.lengths)

    @property
    def are_written_out(self) -> bool:
        """Whether they are code of their own: they are of few numbers, whose lengths are known."""
        return self.are_known and self._are_tiny

    @property
    def are_small(self) -> bool:
        """Whether it takes less time than to call a library; of known lengths."""
        if self._are_tiny:
            return True
        if self.rows == 1:
            return False  # a matrix times a vector has functions of its own there
        is_wide = self.columns * self.itemsize >= LEAST_ROW
        few = math.prod(self.lengths) <= MOST_MULTIPLICATIONS and self.inner <= MOST_INNER
        return is_wide and few

    @property
    def _are_tiny(self) -> bool:
        most = MOST_TRANSPOSED if self.right.transposed else MOST_WRITTEN_OUT
        return math.prod(self.lengths) <= most


def small_products(builder: FusionBuilder, value: int) -> bool:
    """The rule for batches of products of few numbers, outside of what is repeated.

    And for those of unknown lengths, as the same bits are to come of all programs.
    """
    dtype = builder.graph.types[value].dtype
    if builder.is_region or dtype.char not in "fd":
        return False
    found = product_operands(builder, value)
    if found is None or not 1 <= len(found.lengths) <= 2:
        return False
    left, right = [
        replace(matrix, step=walk[-1], group_step=walk[0] if len(walk) > 1 else 0)
        for matrix, walk in zip(found.matrices, found.steps, strict=True)
    ]
    if not any(found.steps[1]):
        return False  # what is one product of all rows is something for a library
    sizes = (found.rows, found.inner, found.columns)
    batch, group = math.prod(found.lengths), found.lengths[-1]
    products = SmallProducts(value, left, right, *sizes, batch, group, itemsize=dtype.itemsize)
    if products.are_known and not products.are_small:
        return False
    if not for_blas(*sizes, left.leading, right.leading):
        return False
    builder.compute(value, products)
    return True
