"""The rule for products with a vector: a loop multiplies, and sums up as it goes.

Each element of the matrix is used once. A loop over those of a small one, as they lie, takes less
time than BLAS, which packs them, or a call of NumPy, which keeps loops before and behind
it apart (float32 of 100 x 100: 2 us, 8 to 10 and 12, EPYC without AVX-512).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from lazyasync.compiler.fused_graph import Level, Loop, Reducing
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.places import is_even
from lazyasync.compiler.fusion.reducing import blocks_of, join_reduction
from lazyasync.ir.node import OperationKind
from lazyasync.ir.scalar import SUM, Expression, Primitive
from lazyasync.ir.types import TensorType

FEW_ROWS = 64
"""Rows up to which only threads of a library share those of a large matrix: a loop takes them one
by one."""
LARGE = 1 << 18
"""Elements of a large matrix."""


class Walk(NamedTuple):
    """A domain, and how both operands are read over it. What is summed over are its ``columns``
    last elements, or with ``by_column`` its first axis. ``matrix`` is which operand is one."""

    domain: tuple[int, ...]
    columns: int
    by_column: bool
    strides: tuple[tuple[int, ...], tuple[int, ...]]
    matrix: int


def vector_product(builder: FusionBuilder, value: int) -> bool:
    """The rule for products of a vector and matrices.

    A matrix of one row or one column is a vector too. Products of two are sums, as they are
    expanded.
    """
    graph = builder.graph
    output = graph.types[value]
    if graph.nodes[value].operation.kind is not OperationKind.PRODUCT:
        return False
    if not (output.dtype.kind in "iu" or output.dtype.char in "fd") or not output.size:
        return False
    found = walk_of(builder, graph.operands[value])
    if found is None or not all(
        is_even(strides, found.domain, Reducing(0, found.columns, found.by_column))
        for strides in found.strides
    ):
        return False
    if found.by_column and builder.splits and output.dtype.kind == "f":
        return False  # a GPU's library adds a bias in the same kernel
    rows = found.domain[0] if found.by_column else output.size
    how = Reducing(rows, found.columns, found.by_column)
    blocks = blocks_of(builder, how)
    if (
        output.dtype.kind == "f"
        and blocks is None
        and not builder.splits
        and not found.by_column
        and rows < FEW_ROWS
        and math.prod(found.domain) > LARGE
    ):
        return False
    joined = value
    if blocks is not None:
        type = TensorType((blocks.number, found.columns), output.dtype)
        joined = builder.add_part(value, graph.operands[value], type)
        how = how._replace(block=blocks.length)
    loop = builder.begin(Loop(found.domain, *how))
    left, right = [Expression(Primitive.INPUT, output.dtype, (), place) for place in range(2)]
    element = SUM.element(left * right, output.dtype)
    level = Level.COLUMN if found.by_column else Level.ROW
    builder.join(loop, joined, level, element, found.domain, SUM, found.strides)
    if blocks is None:
        return True
    return join_reduction(builder, value, SUM, joined, range(2), blocks.rest)


def walk_of(builder: FusionBuilder, operands: Sequence[int]) -> Walk | None:
    """How to go over a product; None if that has no vector, or goes against how matrices lie."""
    left, right = [builder.graph.types[operand].shape for operand in operands]
    ours, theirs = [builder.geometries[operand].strides for operand in operands]
    inner = left[-1]
    if not inner:
        return None
    is_row = len(left) == 1 or (len(left) == 2 and left[0] == 1)
    is_column = len(right) == 1 or (len(right) == 2 and right[1] == 1)
    if is_column:
        if ours[-1] == 1:
            spread = (*(0,) * (len(left) - 1), theirs[0])
            return Walk(left, inner, False, (ours, spread), 0)
        if len(left) == 2 and ours[0] == 1:
            return Walk(left[::-1], left[0], True, (ours[::-1], (theirs[0], 0)), 0)
    elif is_row and len(right) == 2:
        if theirs[1] == 1:
            return Walk(right, right[1], True, ((ours[-1], 0), theirs), 1)
        if theirs[0] == 1:
            return Walk(right[::-1], inner, False, ((0, ours[-1]), theirs[::-1]), 1)
    return None
