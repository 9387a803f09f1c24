"""Products of matrices and vectors."""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.ir.node import Attributes, Operation, OperationKind
from lazyasync.ir.rules import EXPANSIONS, GRADIENTS, LOWERINGS, WORK, GraphBuilder, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import CAST, apply_binary, as_operand, narrowed
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY, multiply
from lazyasync.ops.elementwise.functions import conj
from lazyasync.ops.manipulation.broadcasting import RESHAPE, SUM, reshape, sum_to
from lazyasync.ops.manipulation.shaping import expand_dims, moveaxis, squeeze, transpose
from lazyasync.ops.promotion import FLOAT, python_scalar
from lazyasync.ops.registration import composed_of, tensor_method
from lazyasync.ops.shapes import broadcast_shapes, normalize_axis
from lazyasync.recording.defaults import narrow_dtype
from lazyasync.recording.fast_path import hot_binary
from lazyasync.tensor import LazyTensor

HALF = np.dtype(np.float16)

__all__ = [
    "dot",
    "matmul",
    "outer",
    "tensordot",
    "vecdot",
]


def _infer_matmul(inputs: tuple[TensorType, ...], attributes: Attributes) -> TensorType:
    left, right = inputs
    for number, type in enumerate(inputs):
        if not type.ndim:
            raise ShapeError(
                f"matmul: Input operand {number} does not have enough dimensions "
                f"(has 0, requires at least 1), {left} and {right}"
            )
    rows, inner = left.shape[-2:-1], left.shape[-1]
    outer, columns = right.shape[-2:][0], right.shape[-1:] if right.ndim > 1 else ()
    if inner != outer:
        raise ShapeError(
            "matmul: Input operand 1 has a mismatch in its core dimension 0 "
            f"(size {outer} is different from {inner}), {left} and {right}"
        )
    return TensorType(_batch_shape(left, right) + rows + columns, left.dtype)


def _batch_shape(left: TensorType, right: TensorType) -> tuple[int, ...]:
    ours, theirs = left.shape[:-2], right.shape[:-2]
    if ours == theirs or not theirs:
        return ours
    if not ours:
        return theirs
    length = max(len(ours), len(theirs))
    pairs = zip(
        (1,) * (length - len(ours)) + ours, (1,) * (length - len(theirs)) + theirs, strict=True
    )
    batch = []
    for one, other in pairs:
        if one != other and 1 not in (one, other):
            raise ShapeError(
                "matmul: operands could not be broadcast together in their batch axes, "
                f"{left} and {right}"
            )
        batch.append(other if one == 1 else one)
    return tuple(batch)


def _lower_matmul(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    kernel: Kernel = _half_matmul(xp) if output.dtype == HALF else xp.matmul
    left, right = inputs
    if left.ndim <= 2 or right.ndim != 2 or not output.size or not left.size:
        return kernel
    # A batch of matrices times one matrix is one product, of all their rows.
    rows, target = (-1, left.shape[-1]), (-1, output.shape[-1])

    def one_product(a: Any, b: Any, out: Any) -> None:
        if a.flags.c_contiguous:
            kernel(a.reshape(rows), b, out.reshape(target))
        else:
            kernel(a, b, out)

    return one_product


def _half_matmul(xp: Any) -> Kernel:
    """By a product in float32: NumPy's own in half precision is a loop that BLAS has no part in."""
    copyto, product = xp.copyto, xp.matmul
    return lambda a, b, out: copyto(out, product(a.astype(FLOAT), b.astype(FLOAT)), "same_kind")


def _expand_matmul(b: GraphBuilder, x: Sequence[int], attributes: Attributes) -> int | None:
    """A product in half precision, summed up in float32 and rounded once; and one without a sum."""
    if b.type(x[0]).dtype == HALF:
        operands = [b.apply(CAST, (operand,), (FLOAT,)) for operand in x]
        return b.apply(CAST, (b.apply(MATMUL, operands),), (HALF,))
    if b.type(x[0]).shape[-1] == 1:
        return _expand_outer(b, x)
    return _expand_inner(b, x)


def _expand_inner(b: GraphBuilder, x: Sequence[int]) -> int | None:
    """Products of a row, or a vector, and a column, or a vector: sums of products, in a loop.

    A call for each would take longer than what it does.
    """
    left, right = b.type(x[0]), b.type(x[1])
    if left.dtype.kind not in "iufc" or left.dtype == HALF:  # which has wider sums
        return None
    if (left.ndim > 1 and left.shape[-2] != 1) or (right.ndim > 1 and right.shape[-1] != 1):
        return None
    row = x[1]
    if right.ndim > 1:
        row = b.apply(RESHAPE, (row,), ((*right.shape[:-2], 1, right.shape[-2]),))
    product = b.apply(MULTIPLY, (x[0], row))
    keeps = left.ndim > 1 and right.ndim > 1
    return b.apply(SUM, (product,), ((b.type(product).ndim - 1,), keeps, left.dtype))


def _expand_outer(b: GraphBuilder, x: Sequence[int]) -> int:
    """The product of a column and a row: each of the one times each of the other.

    Sums begin at 0, to which the only product is added: -0 becomes 0.
    """
    product = b.apply(MULTIPLY, x)
    zero = b.constant(0, TensorType((), b.type(product).dtype))
    shape = _infer_matmul((b.type(x[0]), b.type(x[1])), ()).shape
    result = b.apply(ADD, (product, zero))
    return result if shape == b.type(result).shape else b.apply(RESHAPE, (result,), (shape,))


def _matmul_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: Attributes
) -> tuple[LazyTensor, LazyTensor]:
    a, b = operands
    if a.ndim == b.ndim == 2:
        return g @ b.mT, a.mT @ g
    # Vectors as NumPy takes them: the left one is a row, the right one a column.
    rows = a if a.ndim > 1 else reshape(a, (1, a.size))
    columns = b if b.ndim > 1 else reshape(b, (b.size, 1))
    shape = output.shape if b.ndim > 1 else (*output.shape, 1)
    if a.ndim == 1:
        shape = (*shape[:-1], 1, shape[-1])
    g = g if shape == g.shape else reshape(g, shape)
    if columns.ndim == 2 and rows.ndim > 2:
        # The sum over the batch is part of one product, of all rows.
        flat_rows = reshape(rows, (math.prod(rows.shape[:-1]), rows.shape[-1]))
        flat_g = reshape(g, (math.prod(g.shape[:-1]), g.shape[-1]))
        by_columns = flat_rows.mT @ flat_g
    else:
        by_columns = sum_to(rows.mT @ g, columns.shape)
    by_rows = sum_to(g @ columns.mT, rows.shape)
    return _shaped_as(by_rows, a), _shaped_as(by_columns, b)


def _shaped_as(gradient: LazyTensor, operand: LazyTensor) -> LazyTensor:
    shape = operand.shape
    return gradient if gradient.shape == shape else reshape(gradient, shape)


def _matmul_work(
    inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> float:
    return 2.0 * output.size * inputs[0].shape[-1]


MATMUL = Operation(
    "matmul",
    kind=OperationKind.PRODUCT,
    infer=_infer_matmul,
    rules=(
        GRADIENTS(_matmul_gradient),
        LOWERINGS(_lower_matmul),
        EXPANSIONS(_expand_matmul),
        WORK(_matmul_work),
    ),
)


@hot_binary(MATMUL)
def _product(left: Any, right: Any, /) -> LazyTensor:
    for value in (left, right):
        if python_scalar(value) is not None:
            raise ShapeError(f"matmul: a number has no axes; multiply by {value} with `*`")
    return apply_binary(MATMUL, left, right)


def matmul(left: Any, right: Any, /) -> LazyTensor:
    """The matrix product over the last two axes, the leading ones broadcast as a batch.

    A vector (one axis) on the left is a row, on the right a column, and its axis is not in the
    result. Of booleans it is the or of ands; float16 is summed up in float32. Raises `ShapeError`,
    also for operands without axes.
    """
    if narrow_dtype() is not None:
        left, right = narrowed(left), narrowed(right)
    return _product(left, right)


# ---- sugar ---------------------------------------------------------------------------------


def both(name: str, left: Any, right: Any) -> tuple[LazyTensor, LazyTensor]:
    """Both as tensors, at least one of which is one. Raises ``TypeError``."""
    like = left if isinstance(left, LazyTensor) else right
    if not isinstance(like, LazyTensor):
        raise TypeError(f"{name} takes at least one tensor; make one with la.asarray")
    return as_operand(name, left, like), as_operand(name, right, like)


@composed_of("multiply")
def outer(left: Any, right: Any, /) -> LazyTensor:
    """All products of an element of ``left`` and one of ``right``: shape (left.size, right.size).

    Both are flattened.
    """
    left, right = both("outer", left, right)
    return multiply(reshape(left, (left.size, 1)), reshape(right, (1, right.size)))


@composed_of("matmul")
@tensor_method
def dot(left: Any, right: Any, /) -> LazyTensor:
    """NumPy's ``dot``: `matmul` of vectors and matrices, `multiply` where one has no axes.

    Otherwise the sum of products over the last axis of ``left`` and the last but one of ``right``.
    Raises `ShapeError`.
    """
    left, right = both("dot", left, right)
    if not left.ndim or not right.ndim:
        return multiply(left, right)
    if (left.ndim <= 2 and right.ndim <= 2) or right.ndim == 1:
        return matmul(left, right)
    return tensordot(left, right, ((-1,), (-2,)))


def check_beside(name: str, given: Sequence[LazyTensor], others: Sequence[tuple[int, ...]]) -> None:
    """Raises `ShapeError` unless ``others``, the axes beside those of vectors, can be broadcast.

    The error has the shapes of the operands that were ``given``, which are longer.
    """
    try:
        broadcast_shapes(name, [TensorType(shape, given[0].dtype) for shape in others])
    except ShapeError:
        types = " and ".join([str(tensor._node.type) for tensor in given])
        raise ShapeError(
            f"{name}: the axes beside those of the vectors could not be broadcast together, {types}"
        ) from None


@composed_of("matmul")
def vecdot(left: Any, right: Any, /, *, axis: int = -1) -> LazyTensor:
    """The sums of products over one axis of both, the others broadcast.

    Complex numbers on the left are conjugated. Raises `ShapeError`, also for operands without axes.
    """
    left, right = both("vecdot", left, right)
    given = left, right
    left, right = (_with_axis_last("vecdot", vectors, axis) for vectors in (left, right))
    if left.shape[-1] != right.shape[-1]:
        raise ShapeError(
            "vecdot: Input operand 1 has a mismatch in its core dimension 0 "
            f"(size {right.shape[-1]} is different from {left.shape[-1]})"
        )
    check_beside("vecdot", given, [vectors.shape[:-1] for vectors in (left, right)])
    row = expand_dims(left, -2)
    if row.dtype.kind == "c":
        row = conj(row)
    return squeeze(matmul(row, expand_dims(right, -1)), (-2, -1))


def _with_axis_last(name: str, x: LazyTensor, axis: int) -> LazyTensor:
    position = normalize_axis(name, axis, x.ndim)
    return x if position == x.ndim - 1 else moveaxis(x, position, -1)


@composed_of("matmul")
def tensordot(
    left: Any, right: Any, axes: int | tuple[int | Sequence[int], int | Sequence[int]] = 2
) -> LazyTensor:
    """The sums of products over pairs of axes.

    ``axes`` is a pair: the axes of ``left`` and those of ``right``, in order; a number ``n`` stands
    for the last ``n`` of ``left`` and the first ``n`` of ``right``. The result has the other axes
    of ``left``, then those of ``right``. Raises `ShapeError` where the lengths differ.
    """
    left, right = both("tensordot", left, right)
    ours, theirs = _paired_axes(left, right, axes)
    for one, other in zip(ours, theirs, strict=True):
        if left.shape[one] != right.shape[other]:
            raise ShapeError(
                f"tensordot: shape-mismatch for sum, axis {one} of {left._node.type} and "
                f"axis {other} of {right._node.type}"
            )
    our_rest = tuple(axis for axis in range(left.ndim) if axis not in ours)
    their_rest = tuple(axis for axis in range(right.ndim) if axis not in theirs)
    inner = math.prod(left.shape[axis] for axis in ours)
    our_shape = tuple(left.shape[axis] for axis in our_rest)
    their_shape = tuple(right.shape[axis] for axis in their_rest)
    product = matmul(
        reshape(transpose(left, our_rest + ours), (math.prod(our_shape), inner)),
        reshape(transpose(right, theirs + their_rest), (inner, math.prod(their_shape))),
    )
    return reshape(product, our_shape + their_shape)


def _paired_axes(
    left: LazyTensor, right: LazyTensor, axes: Any
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if isinstance(axes, Sequence):
        if len(axes) != 2:
            raise ValueError(f"tensordot: axes is a number or a pair, not {axes!r}")
        first, second = axes
    else:
        count = operator.index(axes)
        first, second = tuple(range(left.ndim - count, left.ndim)), tuple(range(count))
    ours, theirs = (
        tuple(
            normalize_axis("tensordot", axis, tensor.ndim)
            for axis in (chosen if isinstance(chosen, Sequence) else (chosen,))
        )
        for chosen, tensor in ((first, left), (second, right))
    )
    for chosen, tensor in ((ours, left), (theirs, right)):
        if len(set(chosen)) != len(chosen):
            raise ShapeError(f"tensordot: duplicate axes, {chosen} of {tensor._node.type}")
    if len(ours) != len(theirs):
        raise ShapeError(
            f"tensordot: shape-mismatch for sum, axes {ours} of {left._node.type} and "
            f"{theirs} of {right._node.type}"
        )
    return ours, theirs
