"""Functions that the array API standard has for matrices in the last axes, unlike NumPy's own."""

from __future__ import annotations

from typing import Any, Never

from lazyasync.errors import ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ops import linear_algebra
from lazyasync.ops.linalg import products
from lazyasync.ops.linear_algebra import both
from lazyasync.ops.manipulation import diagonals
from lazyasync.tensor import LazyTensor


@explains_keywords
def cross(left: Any, right: Any, /, *, axis: int = -1, **others: Never) -> LazyTensor:
    """The cross products of vectors of length 3 along one axis of both, the others broadcast.

    Raises `ShapeError`, also for vectors of another length.
    """
    if others:
        unknown_keyword("cross", others)
    return products.cross(left, right, axis=axis)


def diagonal(x: LazyTensor, /, *, offset: int = 0) -> LazyTensor:
    """The ``offset``-th diagonals above the main ones of matrices (..., m, n), as the last axis.

    Raises `ShapeError` for fewer than two axes.
    """
    return diagonals.diagonal(x, offset, -2, -1)


def trace(x: LazyTensor, /, *, offset: int = 0, dtype: Any = None) -> LazyTensor:
    """The sum along `diagonal` of each matrix: shape (...), in ``dtype`` as for `la.sum`.

    Raises `ShapeError` for fewer than two axes.
    """
    return diagonals.trace(x, offset, -2, -1, dtype=dtype)


def outer(left: Any, right: Any, /) -> LazyTensor:
    """All products of an element of one vector and one of another: shape (m, n).

    Raises `ShapeError` for other than vectors.
    """
    left, right = both("outer", left, right)
    if left.ndim != 1 or right.ndim != 1:
        raise ShapeError(
            f"outer: takes one-dimensional operands, not {left._node.type} and {right._node.type}"
        )
    return linear_algebra.outer(left, right)
