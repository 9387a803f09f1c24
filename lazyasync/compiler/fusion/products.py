"""The rule for matrix products: those whose operands BLAS reads as they lie."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from lazyasync.compiler.fused_graph import Matrix, Product
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.geometry import collapse
from lazyasync.ir.node import OperationKind

MAX_LENGTH = 2**31
"""Lengths and leading dimensions from here on are not for a BLAS that counts in 32 bits."""


class Operands(NamedTuple):
    """What a product of matrices is of, with as few axes of its batch as possible."""

    rows: int
    inner: int
    columns: int
    lengths: list[int]
    """Those of the axes of the batch."""
    matrices: list[Matrix]
    """The first ones of the batch, left and right."""
    steps: list[list[int]]
    """For each of the two, the steps in elements along the axes of the batch."""


def product_operands(builder: FusionBuilder, value: int) -> Operands | None:
    """What a product is of; None if a value is none, or one that BLAS does not read as it lies."""
    graph = builder.graph
    node = graph.nodes[value]
    output = graph.types[value]
    operands = graph.operands[value]
    if node.operation.kind is not OperationKind.PRODUCT:
        return None
    if output.dtype.char not in builder.products:
        return None
    left, right = (graph.types[operand] for operand in operands)
    vectors = (left.ndim < 2, right.ndim < 2)
    as_matrices = builder.is_region or builder.splits  # elsewhere calls are quicker
    if (any(vectors) and not as_matrices) or not output.size or not left.size:
        return None
    rows = 1 if vectors[0] else left.shape[-2]
    columns = 1 if vectors[1] else right.shape[-1]
    inner = left.shape[-1]
    shape = output.shape[: output.ndim - vectors.count(False)]
    sizes = ((rows, inner), (inner, columns))
    # A vector on the left is one row, as it is when it is broadcast; one on the right is a column.
    strides = [builder.strides(operands[0], (*shape, *sizes[0]))]
    if vectors[1]:
        strides.append((*builder.strides(operands[1], (*shape, inner)), 0))
    else:
        strides.append(builder.strides(operands[1], (*shape, *sizes[1])))
    lengths, steps = collapse(shape, [every[:-2] for every in strides])
    matrices = []
    for operand, size, every in zip(operands, sizes, strides, strict=True):
        matrix = _as_matrix(every[-2:], size)
        if matrix is None:
            return None
        geometry = builder.geometries[operand]
        matrices.append(Matrix(geometry.base, geometry.offset, *matrix, step=0))
    return Operands(rows, inner, columns, lengths, matrices, steps)


def product(builder: FusionBuilder, value: int, groups: bool) -> bool:
    """The rule for products, with ``groups`` also of batches in groups."""
    found = product_operands(builder, value)
    if found is None or len(found.lengths) > (2 if groups else 1):
        return False
    rows, inner, columns, lengths, _, _ = found
    batch, group = math.prod(lengths), lengths[-1] if lengths else 1
    matrices = []
    for matrix, walk in zip(found.matrices, found.steps, strict=True):
        group_step, step = (0, 0, *walk)[-2:]
        matrices.append(replace(matrix, step=step, group_step=group_step))
    first, second = matrices
    in_one = not first.transposed and first.step == rows * first.leading
    if 1 < batch == group and in_one and second.step == 0:  # all rows times one matrix
        rows, batch, group = rows * batch, 1, 1
    if not for_blas(rows, inner, columns, first.leading, second.leading):
        return False
    builder.compute(value, Product(value, first, second, rows, inner, columns, batch, group))
    return True


def for_blas(*lengths: int) -> bool:
    """Whether a BLAS that counts in 32 bits can count all of these."""
    return not any(length >= MAX_LENGTH for length in lengths)


def _as_matrix(strides: Sequence[int], lengths: tuple[int, int]) -> tuple[int, bool] | None:
    """The leading dimension of a matrix, and whether it is stored by columns; None if neither."""
    (across, along), (rows, columns) = strides, lengths
    if (along == 1 or columns == 1) and (across >= columns or rows == 1):
        return max(across, columns, 1), False
    if (across == 1 or rows == 1) and (along >= rows or columns == 1):
        return max(along, rows, 1), True
    return None
