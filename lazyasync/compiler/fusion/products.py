"""The rule for matrix products: those whose operands BLAS reads as they lie."""

from __future__ import annotations

import math
from collections.abc import Sequence

from lazyasync.compiler.fused_graph import Matrix, Product
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.geometry import collapse
from lazyasync.ir.node import OperationKind

MAX_LENGTH = 2**31
"""Lengths and leading dimensions from here on are not for a BLAS that counts in 32 bits."""


def product(builder: FusionBuilder, value: int, dtypes: str, groups: bool) -> bool:
    """The rule for products of the dtypes named, with ``groups`` also of batches in groups."""
    graph = builder.graph
    node = graph.nodes[value]
    output = graph.types[value]
    operands = graph.operands[value]
    if node.operation.kind is not OperationKind.PRODUCT or output.dtype.char not in dtypes:
        return False
    left, right = (graph.types[operand] for operand in operands)
    if left.ndim < 2 or right.ndim < 2 or not output.size or not left.size:
        return False
    rows, inner, columns = left.shape[-2], left.shape[-1], right.shape[-1]
    shape = output.shape[:-2]
    sizes = ((rows, inner), (inner, columns))
    strides = [
        builder.strides(operand, (*shape, *lengths))
        for operand, lengths in zip(operands, sizes, strict=True)
    ]
    lengths, steps = collapse(shape, [every[:-2] for every in strides])
    if len(lengths) > (2 if groups else 1):
        return False
    batch, group = math.prod(lengths), lengths[-1] if lengths else 1
    matrices = []
    for operand, size, every, walk in zip(operands, sizes, strides, steps, strict=True):
        matrix = _as_matrix(every[-2:], size)
        if matrix is None:
            return False
        geometry = builder.geometries[operand]
        group_step, step = (0, 0, *walk)[-2:]
        matrices.append(Matrix(geometry.base, geometry.offset, *matrix, step, group_step))
    first, second = matrices
    in_one = not first.transposed and first.step == rows * first.leading
    if 1 < batch == group and in_one and second.step == 0:  # all rows times one matrix
        rows, batch, group = rows * batch, 1, 1
    if any(
        length >= MAX_LENGTH for length in (rows, inner, columns, first.leading, second.leading)
    ):
        return False
    builder.compute(value, Product(value, first, second, rows, inner, columns, batch, group))
    return True


def _as_matrix(strides: Sequence[int], lengths: tuple[int, int]) -> tuple[int, bool] | None:
    """The leading dimension of a matrix, and whether it is stored by columns; None if neither."""
    (across, along), (rows, columns) = strides, lengths
    if (along == 1 or columns == 1) and (across >= columns or rows == 1):
        return max(across, columns, 1), False
    if (across == 1 or rows == 1) and (along >= rows or columns == 1):
        return max(along, rows, 1), True
    return None
