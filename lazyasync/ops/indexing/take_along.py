"""Picking elements by indices for each line along an axis, and adding back to each line."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Never

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import EXPANSIONS, GRADIENTS, LOWERINGS, WORK, GraphBuilder, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.elementwise.comparison import EQUAL, WHERE
from lazyasync.ops.indexing.adding import add_rows
from lazyasync.ops.indexing.indices import (
    PLACE,
    PLACE_OF_INDEX,
    ScatterAttributes,
    around,
    check_index_type,
    check_range,
    from_the_front,
    index_tensor,
    scatter_work,
)
from lazyasync.ops.manipulation.broadcasting import RESHAPE, broadcast_to, ravel
from lazyasync.ops.manipulation.creation import COUNT
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.reductions.reductions import MAX
from lazyasync.ops.shapes import AxisAttributes, broadcast_shapes, normalize_axis
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor

__all__ = [
    "take_along_axis",
]


def _infer_take_along(inputs: tuple[TensorType, ...], attributes: AxisAttributes) -> TensorType:
    source, indices = inputs
    check_index_type("take_along_axis", source, indices, attributes.axis)
    return TensorType(indices.shape, source.dtype)


def _flat_places(
    name: str, shape: tuple[int, ...], indices: TensorType, axis: int
) -> Callable[[Any], Any]:
    """What turns indices along an axis of an array of ``shape`` into positions in all of it."""
    length = shape[axis]
    before, after = around(shape, axis)
    base = np.arange(before)[:, None, None] * (length * after) + np.arange(after)
    layout = (before, indices.shape[axis], after)

    def places(indices: Any) -> Any:
        if check_range(name, indices, axis, length):
            indices = from_the_front(indices, length)
        flat = indices.reshape(layout)
        if after != 1:
            flat = np.multiply(flat, after, dtype=np.intp)
        return np.add(flat, base, dtype=np.intp)

    return places


def _lower_take_along(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: AxisAttributes
) -> Kernel:
    axis = attributes.axis
    places = _flat_places("take_along_axis", inputs[0].shape, inputs[1], axis)
    shape = output.shape

    def take_flat(x: Any, indices: Any, out: Any) -> None:
        x.reshape(-1).take(places(indices).reshape(shape), 0, out, "wrap")

    return take_flat


def _is_looked_through(b: GraphBuilder, indices: int, axis: int) -> bool:
    """Whether comparing every place with the index is better than going there.

    It is where a line has one index, because such a comparison becomes part of the loop that
    computes the line, as that of a cross entropy: less than storing all of the line, however long.
    """
    return b.type(indices).shape[axis] == 1


def _hits(b: GraphBuilder, indices: int, axis: int, length: int, ndim: int) -> int:
    """Whether a place along an axis is the one that the index of its line means."""
    index = b.apply(PLACE_OF_INDEX, (indices,), (axis, length))
    along = [1] * ndim
    along[axis] = length
    places = b.apply(RESHAPE, (b.apply(COUNT, (), (length, PLACE)),), (tuple(along),))
    return b.apply(EQUAL, (index, places))


def _expand_take_along(
    b: GraphBuilder, operands: Sequence[int], attributes: AxisAttributes
) -> int | None:
    x, indices = operands
    axis, source = attributes.axis, b.type(operands[0])
    length = source.shape[axis]
    # What is given is not read as a whole for the sake of one element of each line.
    if not b.is_computed(x) or not _is_looked_through(b, indices, axis):
        return None
    lowest = b.constant(-math.inf, TensorType((), source.dtype))
    hits = _hits(b, indices, axis, length, source.ndim)
    # The largest of it and of nothing is it, also where it is NaN or a negative zero.
    return b.apply(MAX, (b.apply(WHERE, (hits, x, lowest)),), ((axis,), True))


def _take_along_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: AxisAttributes
) -> tuple[LazyTensor, None]:
    axis = attributes.axis
    length = operands[0].shape[axis]
    return (record(SCATTER_ADD_ALONG, (g, operands[1]), (axis, length)), None)


TAKE_ALONG_AXIS = Operation(
    "take_along_axis",
    kind=OperationKind.COMPUTE,
    infer=_infer_take_along,
    attributes=AxisAttributes,
    may_fail=True,
    rules=(
        GRADIENTS(_take_along_gradient),
        LOWERINGS(_lower_take_along),
        EXPANSIONS(_expand_take_along),
    ),
)


@explains_keywords
def take_along_axis(
    x: LazyTensor, indices: Any, axis: int | None = -1, **others: Never
) -> LazyTensor:
    """For each line of ``x`` along an axis, the elements at the ``indices`` of the same line.

    None flattens ``x`` first, for ``indices`` of one axis. Otherwise
    ``indices`` (integers) has as many axes as ``x``; apart from ``axis`` the two broadcast against
    each other. Raises `ShapeError`, and for indices out of range what `take` raises.
    """
    if others:
        unknown_keyword("take_along_axis", others)
    x = as_tensor("take_along_axis", x)
    if axis is None:
        x, axis = ravel(x), 0
    type_ = x._node.type
    position = normalize_axis("take_along_axis", axis, type_.ndim)
    index = index_tensor("take_along_axis", indices, x, position)
    index_type = index._node.type
    if index_type.ndim != type_.ndim:
        raise ShapeError(
            "take_along_axis: `indices` and `arr` must have the same number of dimensions, "
            f"not {index._node.type} for {x._node.type}"
        )
    rests = _without_axis(type_.shape, position), _without_axis(index_type.shape, position)
    if rests[0] != rests[1]:
        rest = broadcast_shapes(
            "take_along_axis",
            [
                TensorType(shape, tensor.dtype)
                for shape, tensor in zip(rests, (x, index), strict=True)
            ],
        )
        x, index = (_broadcast_around(tensor, rest, position) for tensor in (x, index))
    return record(TAKE_ALONG_AXIS, (x, index), (position,))


def _without_axis(shape: tuple[int, ...], axis: int) -> tuple[int, ...]:
    return shape[:axis] + shape[axis + 1 :]


def _broadcast_around(tensor: LazyTensor, rest: tuple[int, ...], axis: int) -> LazyTensor:
    shape = (*rest[:axis], tensor.shape[axis], *rest[axis:])
    return tensor if tensor.shape == shape else broadcast_to(tensor, shape)


def _infer_scatter_add_along(
    inputs: tuple[TensorType, ...], attributes: ScatterAttributes
) -> TensorType:
    shape = list(inputs[0].shape)
    shape[attributes.axis] = attributes.length
    return TensorType(tuple(shape), inputs[0].dtype)


def _lower_scatter_add_along(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: ScatterAttributes
) -> Kernel:
    axis = attributes.axis
    count = inputs[1].shape[axis]
    places = _flat_places("take_along_axis", output.shape, inputs[1], axis)

    def scatter_add(values: Any, indices: Any, out: Any) -> None:
        out.fill(0)
        flat = places(indices).reshape(-1)
        if count == 1:  # one per line, so that no two meet
            out.reshape(-1)[flat] = values.reshape(-1)
        else:
            add_rows(out.reshape(1, -1, 1), flat, values.reshape(1, -1, 1))

    return scatter_add


def _expand_scatter_add_along(
    b: GraphBuilder, operands: Sequence[int], attributes: ScatterAttributes
) -> int | None:
    values, indices = operands
    axis, length = attributes
    if not _is_looked_through(b, indices, axis):
        return None
    source = b.type(values)
    zero = b.constant(0, TensorType((), source.dtype))
    hits = _hits(b, indices, axis, length, source.ndim)
    return b.apply(WHERE, (hits, values, zero))


SCATTER_ADD_ALONG = Operation(
    "scatter_add_along_axis",
    kind=OperationKind.COMPUTE,
    infer=_infer_scatter_add_along,
    attributes=ScatterAttributes,
    rules=(
        GRADIENTS(
            lambda g, operands, output, attributes: (
                record(TAKE_ALONG_AXIS, (g, operands[1]), (attributes.axis,)),
                None,
            )
        ),
        LOWERINGS(_lower_scatter_add_along),
        EXPANSIONS(_expand_scatter_add_along),
        WORK(scatter_work),
    ),
)
