"""Diagonals of matrices: taken out, laid out, summed up."""

from __future__ import annotations

import operator
from typing import Any

from lazyasync.errors import ShapeError
from lazyasync.ops.indexing.slicing import EMBED, take_part, whole
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.shaping import moveaxis
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.reductions import reductions
from lazyasync.ops.registration import composed_of, tensor_method
from lazyasync.ops.shapes import normalize_axis
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = [
    "diag",
    "diagonal",
    "trace",
]


def _along(rows: int, columns: int, offset: int) -> tuple[int, int, int]:
    """Where a diagonal is among the elements of a matrix in row-major order: a slice of them."""
    length = min(rows + min(offset, 0), columns - max(offset, 0))
    if length <= 0:
        return (0, 0, 1)
    start, step = max(offset, -offset * columns), columns + 1
    return (start, start + (length - 1) * step + 1, step)


@composed_of("reshape", "getitem")
@tensor_method
def diagonal(x: LazyTensor, offset: int = 0, axis1: int = 0, axis2: int = 1) -> LazyTensor:
    """The ``offset``-th diagonals above the main ones of the matrices over two axes of ``x``.

    They are the last axis of the result; the other axes stay in order. Raises `ShapeError`.
    """
    x = as_tensor("diagonal", x)
    ndim = x.ndim
    if ndim < 2:
        raise ShapeError(f"diagonal: x must be at least 2-dimensional, not {x._node.type}")
    first = normalize_axis("diagonal", axis1, ndim)
    second = normalize_axis("diagonal", axis2, ndim)
    if first == second:
        raise ShapeError(f"diagonal: axis1 and axis2 cannot be the same, {axis1} and {axis2}")
    if (first, second) != (ndim - 2, ndim - 1):
        x = moveaxis(x, (first, second), (-2, -1))
    *others, rows, columns = x.shape
    lines = reshape(x, (*others, rows * columns))
    return take_part(lines, (*whole(tuple(others)), _along(rows, columns, operator.index(offset))))


@composed_of("reshape", "getitem")
def diag(x: LazyTensor, k: int = 0) -> LazyTensor:
    """The ``k``-th diagonal above the main one of a matrix; of a vector, a matrix that has it.

    Raises `ShapeError` for other than one or two axes.
    """
    x = as_tensor("diag", x)
    ndim, k = x.ndim, operator.index(k)
    if ndim == 2:
        return diagonal(x, k)
    if ndim != 1:
        raise ShapeError(f"diag: Input must be 1- or 2-d, not {x._node.type}")
    length = x.size + abs(k)
    place = _along(length, length, k)
    return reshape(record_one(EMBED, x, ((length * length,), (place,))), (length, length))


@composed_of("reshape", "getitem", "sum")
@tensor_method
def trace(
    x: LazyTensor, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: Any = None
) -> LazyTensor:
    """The sum along `diagonal`, in ``dtype`` as for `sum`. Raises `ShapeError`."""
    return reductions.sum(diagonal(x, offset, axis1, axis2), -1, dtype=dtype)
