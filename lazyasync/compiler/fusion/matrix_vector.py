"""Products of a matrix and a vector, which take as long as to read the matrix.

A loop reads row after row, and a library packs or divides what is too small for it. What reads
several rows side by side has more of them on the way from memory, and the vector at hand for all.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lazyasync.compiler.fused_graph import Matrix, Product
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.direct_products import LEAST_COLUMNS, MOST_BY_ELEMENT
from lazyasync.compiler.fusion.vector_products import walk_of
from lazyasync.compiler.geometry import collapse
from lazyasync.ir.node import OperationKind


@dataclass(eq=False, slots=True)
class MatrixVector(Product):
    """A product whose left matrix is stored by rows, or transposed, and whose right one is a column
    of numbers that follow each other.

    What is not known of its lengths does not matter: the same bits come of all.
    """

    itemsize: int = field(kw_only=True)


def matrix_vector(builder: FusionBuilder, value: int) -> bool:
    """The rule for products of a matrix and a vector, of floating-point numbers.

    In what is repeated, those of a few numbers are left to others, and a row times a matrix, whose
    panels lie one behind the other there.
    """
    graph = builder.graph
    output = graph.types[value]
    if graph.nodes[value].operation.kind is not OperationKind.PRODUCT:
        return False
    if output.dtype.char not in "fd" or not output.size:
        return False
    operands = graph.operands[value]
    found = walk_of(builder, operands)
    if found is None:
        return False
    lengths, walks = collapse(found.domain[:-1], [every[:-1] for every in found.strides])
    steps, (at, vector_at) = walks[found.matrix], (found.matrix, 1 - found.matrix)
    rows, inner = (
        (found.columns, found.domain[0]) if found.by_column else (output.size, found.columns)
    )
    if found.by_column:
        step, vector_step = found.strides[at][0], found.strides[vector_at][0]
    elif len(lengths) == 1:
        step, vector_step = steps[0], found.strides[vector_at][-1]
    else:
        return False  # one row, or rows that are no matrix
    if rows == 1 or (vector_step != 1 and inner != 1):
        return False
    if builder.is_region:
        if type(rows) is not int or type(inner) is not int:
            return False
        if rows * inner <= MOST_BY_ELEMENT:
            return False
        if found.by_column and found.matrix == 1 and rows >= LEAST_COLUMNS:
            return False
    matrix, vector = [builder.geometries[operands[place]] for place in (at, vector_at)]
    left = Matrix(matrix.base, matrix.offset, step, found.by_column, step=0)
    right = Matrix(vector.base, vector.offset, 1, False, step=0)
    itemsize = output.dtype.itemsize
    builder.compute(
        value, MatrixVector(value, left, right, rows, inner, 1, 1, 1, itemsize=itemsize)
    )
    return True
