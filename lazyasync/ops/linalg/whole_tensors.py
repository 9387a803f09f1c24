"""Tensors as matrices: their inverses, systems of equations, and matrices along a diagonal."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from lazyasync.arguments import whole_number
from lazyasync.errors import MatrixShapeError, ShapeError
from lazyasync.ops.dispatch import promoted
from lazyasync.ops.linalg.matrices import two_operands
from lazyasync.ops.linalg.solving import inv, solve
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.padding import pad
from lazyasync.ops.manipulation.shaping import concatenate, moveaxis
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import normalize_axis
from lazyasync.tensor import LazyTensor


@composed_of("inv", "reshape")
def tensorinv(x: LazyTensor, /, ind: int = 2) -> LazyTensor:
    """The inverse for `la.tensordot` over ``ind`` axes: ``tensordot(inverse, x, ind)`` is one.

    ``x`` has as many elements along the first ``ind`` axes as along the others, which come first in
    the inverse. Raises `ShapeError`, ``ValueError``, and what `inv` raises.
    """
    x = as_tensor("tensorinv", x)
    count = whole_number("tensorinv: ind", ind, 1)
    first, last = x.shape[:count], x.shape[count:]
    size = math.prod(first)
    if count > x.ndim or math.prod(last) != size:
        raise MatrixShapeError(
            f"tensorinv: the first {count} axes must have as many elements as the others, not "
            f"{x._node.type}"
        )
    return reshape(inv(reshape(x, (size, size))), (*last, *first))


@composed_of("solve", "reshape")
def tensorsolve(a: LazyTensor, b: Any, /, axes: Sequence[int] | None = None) -> LazyTensor:
    """The ``x`` of ``tensordot(a, x, x.ndim) == b``: its shape is that of the last axes of ``a``.

    ``axes`` of ``a`` are moved behind the others first, in that order. Raises `ShapeError`,
    `AxisError`, and what `solve` raises.
    """
    a, b = two_operands("tensorsolve", a, b)
    if axes is not None:
        moved = [normalize_axis("tensorsolve", axis, a.ndim) for axis in axes]
        a = moveaxis(a, moved, range(a.ndim - len(moved), a.ndim))
    unknown = a.shape[b.ndim :]
    if (
        a.ndim < b.ndim
        or math.prod(unknown) != math.prod(a.shape[: b.ndim])
        or a.size != (b.size * math.prod(unknown))
    ):
        raise ShapeError(
            "tensorsolve: a must have the elements of a square matrix, and b one for each row, "
            f"not {a._node.type} and {b._node.type}"
        )
    return reshape(solve(reshape(a, (b.size, b.size)), reshape(b, (b.size,))), unknown)


@composed_of("pad", "concatenate")
def block_diag(*arrays: Any) -> LazyTensor:
    """Matrices one after the other along a diagonal, and zeros beside them.

    A vector is a matrix of one row, and a number one of one element. The dtype is the one that they
    promote to. Raises `ShapeError` for more than two axes, and ``TypeError`` without a tensor.
    """
    if not any(isinstance(each, LazyTensor) for each in arrays):
        raise TypeError("block_diag takes at least one tensor; make one with la.asarray")
    blocks = []
    for place, block in enumerate(promoted("block_diag", *arrays)):
        if block.ndim > 2:
            raise MatrixShapeError(
                f"block_diag: operand {place} must be a matrix, not {block._node.type}"
            )
        blocks.append(block if block.ndim == 2 else reshape(block, (1, block.size)))
    widths = [block.shape[1] for block in blocks]
    rows = [
        pad(block, ((0, 0), (sum(widths[:place]), sum(widths[place + 1 :]))))
        for place, block in enumerate(blocks)
    ]
    return concatenate(rows, axis=0)
