"""More products of vectors and matrices, of two operands and of many."""

from __future__ import annotations

import functools
import itertools
import operator
from collections.abc import Iterable
from typing import Any, Never

from lazyasync.errors import MatrixShapeError, ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ops.dispatch import promoted
from lazyasync.ops.elementwise.arithmetic import multiply
from lazyasync.ops.elementwise.functions import conj
from lazyasync.ops.indexing.slicing import split_at
from lazyasync.ops.linalg.matrices import identity_like
from lazyasync.ops.linalg.solving import inv
from lazyasync.ops.linear_algebra import both, check_beside, matmul, tensordot
from lazyasync.ops.manipulation.broadcasting import broadcast_to, ravel, reshape
from lazyasync.ops.manipulation.shaping import concatenate, moveaxis
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import normalize_axis
from lazyasync.tensor import LazyTensor

__all__ = [
    "cross",
    "inner",
    "kron",
    "vdot",
]


@explains_keywords
@composed_of("multiply", "subtract", "concatenate")
def cross(
    left: Any,
    right: Any,
    axisa: int = -1,
    axisb: int = -1,
    axisc: int = -1,
    axis: int | None = None,
    **others: Never,
) -> LazyTensor:
    """The cross products of vectors of length 3, along an axis of each; the others are broadcast.

    ``axisa`` and ``axisb`` say which axis of the operands, ``axisc`` where it is in the result;
    ``axis`` is for all three. Raises `ShapeError`, also for vectors of another length.
    """
    if others:
        unknown_keyword("cross", others)
    left, right = both("cross", left, right)
    if axis is not None:
        axisa = axisb = axisc = axis
    positions = []
    for side, number in ((left, axisa), (right, axisb)):
        position = normalize_axis("cross", number, side.ndim)
        if side.shape[position] != 3:
            raise ShapeError(
                f"cross: both operands must be vectors of length 3, {left._node.type} and "
                f"{right._node.type}"
            )
        positions.append(position)
    vectors = [
        moveaxis(side, position, -1)
        for side, position in zip((left, right), positions, strict=True)
    ]
    check_beside("cross", (left, right), [side.shape[:-1] for side in vectors])
    (x, y, z), (u, v, w) = (split_at(side, [1, 2], -1) for side in vectors)
    product = concatenate(
        [
            multiply(y, w) - multiply(z, v),
            multiply(z, u) - multiply(x, w),
            multiply(x, v) - multiply(y, u),
        ],
        -1,
    )
    position = normalize_axis("cross", axisc, product.ndim)
    return product if position == product.ndim - 1 else moveaxis(product, -1, position)


@composed_of("matmul")
def inner(left: Any, right: Any, /) -> LazyTensor:
    """The sums of products over the last axis of both, without conjugating; of a number, products.

    The result has the other axes of ``left``, then those of ``right``. Raises `ShapeError` where
    the lengths differ.
    """
    left, right = both("inner", left, right)
    if not left.ndim or not right.ndim:
        return multiply(left, right)
    if left.shape[-1] != right.shape[-1]:
        raise ShapeError(
            f"inner: the last axes differ in length, {left._node.type} and {right._node.type}"
        )
    return tensordot(left, right, ((-1,), (-1,)))


@composed_of("matmul")
def vdot(left: Any, right: Any, /) -> LazyTensor:
    """The sum of all products of elements at the same place, those of ``left`` conjugated.

    Both are flattened. Raises `ShapeError` where they differ in size.
    """
    left, right = both("vdot", left, right)
    if left.size != right.size:
        raise ShapeError(f"vdot: sizes differ, {left._node.type} and {right._node.type}")
    first = ravel(left)
    return matmul(conj(first) if first.dtype.kind == "c" else first, ravel(right))


@composed_of("multiply", "reshape")
def kron(left: Any, right: Any, /) -> LazyTensor:
    """The Kronecker product: each element of ``left`` times all of ``right``, in its place.

    What has fewer axes gets axes of length 1 in front; each axis of the result is as long as the
    product of both.
    """
    left, right = both("kron", left, right)
    ndim = max(left.ndim, right.ndim)
    ours = (1,) * (ndim - left.ndim) + left.shape
    theirs = (1,) * (ndim - right.ndim) + right.shape
    outer = tuple(length for one in ours for length in (one, 1))
    within = tuple(length for other in theirs for length in (1, other))
    product = multiply(reshape(left, outer), reshape(right, within))
    return reshape(product, tuple(map(operator.mul, ours, theirs)))


# ---- of many matrices ----------------------------------------------------------------------


@composed_of("matmul")
def matrix_power(x: LazyTensor, n: int, /) -> LazyTensor:
    """Each matrix of ``x`` (..., m, m) times itself, ``n`` factors in all, by squaring.

    No factors are the identity, and negative ``n`` are factors of the inverse. Raises `ShapeError`,
    and ``TypeError`` if ``n`` is no integer.
    """
    try:
        n = operator.index(n)
    except TypeError:
        raise TypeError(f"matrix_power: n is an integer, not {n!r}") from None
    x = as_tensor("matrix_power", x)
    if x.ndim < 2 or x.shape[-1] != x.shape[-2]:
        raise MatrixShapeError(
            f"matrix_power: the last two axes must be those of a square matrix, not {x._node.type}"
        )
    if n == 0:
        return broadcast_to(identity_like(x), x.shape)
    if n < 0:
        x, n = inv(x), -n
    if n == 1:
        return reshape(x, x.shape)  # another tensor of the same numbers
    if n == 3:  # in NumPy's order, which decides about infinities that cancel
        return (x @ x) @ x
    result: LazyTensor | None = None
    while True:
        if n & 1:
            result = x if result is None else result @ x
        n >>= 1
        if not n:
            assert result is not None
            return result
        x = x @ x


@composed_of("matmul")
def multi_dot(tensors: Iterable[Any], /) -> LazyTensor:
    """The product of two or more matrices, in the order that takes the fewest multiplications.

    The first may be a row and the last a column, as vectors. The order is found as in Cormen et
    al., "Introduction to Algorithms", section 15.2. Raises ``ValueError`` for fewer than two, and
    `ShapeError`.
    """
    tensors = list(tensors)
    if len(tensors) < 2:
        raise ValueError("multi_dot: takes at least two operands")
    like = next((tensor for tensor in tensors if isinstance(tensor, LazyTensor)), None)
    if like is None:
        raise TypeError("multi_dot takes at least one tensor; make one with la.asarray")
    factors = list(promoted("multi_dot", *tensors))
    last = len(factors) - 1
    for place, factor in enumerate(factors):
        if factor.ndim != 2 and not (factor.ndim == 1 and place in (0, last)):
            raise MatrixShapeError(
                f"multi_dot: operand {place} must be a matrix, not {factor._node.type}"
            )
    is_row, is_column = factors[0].ndim == 1, factors[last].ndim == 1
    if is_row:
        factors[0] = reshape(factors[0], (1, factors[0].size))
    if is_column:
        factors[last] = reshape(factors[last], (factors[last].size, 1))
    for one, other in itertools.pairwise(factors):
        if one.shape[1] != other.shape[0]:
            raise ShapeError(
                f"multi_dot: {one._node.type} and {other._node.type} do not fit together"
            )
    lengths = [factors[0].shape[0], *(factor.shape[1] for factor in factors)]

    @functools.cache
    def cheapest(first: int, end: int) -> tuple[int, int]:
        """The multiplications for the factors from ``first`` to ``end``, and where to cut."""
        if end - first == 1:
            return 0, first
        return min(
            (
                cheapest(first, cut)[0]
                + cheapest(cut, end)[0]
                + lengths[first] * lengths[cut] * lengths[end],
                cut,
            )
            for cut in range(first + 1, end)
        )

    def product(first: int, end: int) -> LazyTensor:
        if end - first == 1:
            return factors[first]
        cut = cheapest(first, end)[1]
        return matmul(product(first, cut), product(cut, end))

    result = product(0, len(factors))
    shape = result.shape[int(is_row) : 2 - int(is_column)]
    return result if shape == result.shape else reshape(result, shape)
