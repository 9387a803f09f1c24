"""Picking elements by computed indices, and adding back to where they came from."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.node import GraphBuilder, Kernel, Operation, OperationKind
from lazyasync.ir.types import TensorType
from lazyasync.ops.broadcasting import RESHAPE, broadcast_to, ravel
from lazyasync.ops.comparison import EQUAL, WHERE
from lazyasync.ops.creation import COUNT
from lazyasync.ops.dispatch import convert
from lazyasync.ops.one_operand import check_tensor, record_one
from lazyasync.ops.promotion import INTEGER
from lazyasync.ops.reductions import MAX
from lazyasync.ops.shapes import broadcast_shapes, normalize_axis
from lazyasync.ops.slicing import GET_ITEM, checked_integer, whole
from lazyasync.recording import host_tensor, record
from lazyasync.tensor import LazyTensor

_SMALL = 4096
"""Elements up to which NumPy's own check of indices, which copies the result, is the fastest."""
_LONG_ROW = 512
"""Elements from which adding row by row in Python is faster than one call over single elements."""
_BLOCK = 1 << 16
"""Elements whose places are worked out at a time."""


class AxisAttributes(NamedTuple):
    """``axis``: counted from the front."""

    axis: int


class ScatterAttributes(NamedTuple):
    """``axis``: where the indices point; ``length``: of that axis in the result."""

    axis: int
    length: int


# ---- indices -------------------------------------------------------------------------------

_LONGEST_UNSIGNED = np.dtype(np.uint64)


def index_tensor(name: str, indices: Any, like: LazyTensor, axis: int) -> LazyTensor:
    """Indices along an axis of ``like`` as a tensor; those known now are checked now.

    Raises ``IndexError`` for an index out of range or that is no integer, `DTypeError` for a
    tensor that is not of an integer dtype.
    """
    if isinstance(indices, LazyTensor):
        dtype = indices._node.type.dtype
        if dtype.kind not in "iu":
            raise DTypeError(
                f"{name}: arrays used as indices must be of integer type, not {indices._node.type}"
            )
        return convert(indices, INTEGER) if dtype == _LONGEST_UNSIGNED else indices
    array = np.array(indices)
    if not array.size and not isinstance(indices, np.ndarray):
        array = array.astype(np.int64)
    if array.dtype.kind not in "iu":
        raise IndexError(f"{name}: arrays used as indices must be of integer (or boolean) type")
    _check_range(name, array, axis, like.shape[axis])
    return host_tensor(np.require(array, np.int64, "C"), like.device)


def _check_range(name: str, indices: Any, axis: int, length: int) -> bool:
    """Raises ``IndexError`` for NumPy indices out of range; whether there are negative ones."""
    if not indices.size:
        return False
    # In one pass: as an unsigned number, a negative one is larger than any length.
    one_pass = indices.dtype == np.int64
    if one_pass and np.maximum.reduce(indices.view(np.uint64), axis=None) < length:
        return False
    lowest = np.minimum.reduce(indices, axis=None)
    highest = np.maximum.reduce(indices, axis=None)
    if lowest < -length or highest >= length:
        wrong = int(lowest if lowest < -length else highest)
        raise IndexError(
            f"{name}: index {wrong} is out of bounds for axis {axis} with size {length}"
        )
    return bool(lowest < 0)


def _from_the_front(indices: Any, length: int) -> Any:
    """NumPy indices along an axis, counted from its front, in a type that can hold its length."""
    wide = indices.astype(np.intp)
    return np.where(wide < 0, wide + length, wide)


def _check_index_type(name: str, source: TensorType, indices: TensorType, axis: int) -> None:
    if not source.shape[axis] and indices.size:
        raise ShapeError(
            f"{name}: cannot do a non-empty take from an empty axis, {axis} of {source}"
        )


def _around(shape: tuple[int, ...], axis: int) -> tuple[int, int]:
    """The number of elements of the axes before an axis, and of those after it."""
    return math.prod(shape[:axis]), math.prod(shape[axis + 1 :])


_PLACE = np.dtype(np.int32)
"""Of places that are compared with each other, as many as floats at a time."""


def _lower_place_of_index(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: ScatterAttributes
) -> Kernel:
    axis, length = attributes
    if xp is not np:
        return lambda indices, out: xp.remainder(indices, length, out=out, casting="unsafe")

    def place_of_index(indices: Any, out: Any) -> None:
        if _check_range("take_along_axis", indices, axis, length):
            indices = _from_the_front(indices, length)
        np.copyto(out, indices, casting="unsafe")

    return place_of_index


PLACE_OF_INDEX = Operation(
    "place_of_index",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: TensorType(inputs[0].shape, _PLACE),
    lower=_lower_place_of_index,
    attributes=ScatterAttributes,
)
"""Indices along an axis of a length, checked, and counted from the front; nobody records it."""

# ---- take ----------------------------------------------------------------------------------


def _infer_take(inputs: tuple[TensorType, ...], attributes: AxisAttributes) -> TensorType:
    source, indices = inputs
    axis = attributes.axis
    _check_index_type("take", source, indices, axis)
    shape = source.shape[:axis] + indices.shape + source.shape[axis + 1 :]
    return TensorType(shape, source.dtype)


def _lower_take(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: AxisAttributes
) -> Kernel:
    axis = attributes.axis
    length = inputs[0].shape[axis]
    if xp is not np:
        return lambda x, indices, out: xp.take(x, indices, axis, out)
    if output.size <= _SMALL:
        return lambda x, indices, out: x.take(indices, axis, out)

    def take(x: Any, indices: Any, out: Any) -> None:
        _check_range("take", indices, axis, length)
        x.take(indices, axis, out, "wrap")

    return take


def _take_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: AxisAttributes
) -> tuple[LazyTensor, None]:
    axis = attributes.axis
    return (record(SCATTER_ADD, (g, operands[1]), (axis, operands[0].shape[axis])), None)


TAKE = Operation(
    "take",
    kind=OperationKind.COMPUTE,
    infer=_infer_take,
    gradient=_take_gradient,
    lower=_lower_take,
    attributes=AxisAttributes,
)


def take(x: LazyTensor, indices: Any, axis: int | None = None) -> LazyTensor:
    """The elements of ``x`` at integer ``indices`` along an axis; None flattens ``x`` first.

    The axes of ``indices`` (a tensor, an array, nested lists or a number) take the place of
    ``axis``. Negative indices count from the end. Indices known now raise ``IndexError`` now; those
    computed on a device fail the step on a CPU, and are taken modulo the length on a GPU.
    """
    check_tensor("take", x)
    if axis is None:
        x, axis = ravel(x), 0
    position = normalize_axis("take", axis, x.ndim)
    if isinstance(indices, (int, np.integer)) and not isinstance(indices, bool):
        shape = x.shape
        index = checked_integer("take", operator.index(indices), position, shape[position])
        items = (*whole(shape[:position]), index, *whole(shape[position + 1 :]))
        return record_one(GET_ITEM, x, (items,))
    return record(TAKE, (x, index_tensor("take", indices, x, position)), (position,))


def _infer_scatter_add(inputs: tuple[TensorType, ...], attributes: ScatterAttributes) -> TensorType:
    values, indices = inputs
    axis = attributes.axis
    after = values.shape[axis + indices.ndim :]
    return TensorType((*values.shape[:axis], attributes.length, *after), values.dtype)


def _lower_scatter_add(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: ScatterAttributes
) -> Kernel:
    axis, length = attributes
    before, after = _around(output.shape, axis)
    count = inputs[1].size
    if xp is not np:
        return _segment_sums(xp, before, length, after, count)
    if before == 1 and after >= _LONG_ROW:
        return _add_rows(length, after, axis)
    place = np.arange(after)
    rows = max(1, _BLOCK // max(after, 1))

    def scatter_add(values: Any, indices: Any, out: Any) -> None:
        out.fill(0)
        _check_range("take", indices, axis, length)
        starts = np.remainder(indices.reshape(count, 1).astype(np.intp), length) * after
        sources = values.reshape(before, count, after)
        targets = out.reshape(before, length * after)
        for block in range(before):
            target = targets[block]
            for first in range(0, count, rows):
                flat = starts[first : first + rows] + place
                np.add.at(target, flat.reshape(-1), sources[block, first : first + rows].ravel())

    return scatter_add


def _add_rows(length: int, after: int, axis: int) -> Kernel:
    def scatter_add(values: Any, indices: Any, out: Any) -> None:
        out.fill(0)
        _check_range("take", indices, axis, length)
        rows, add = out.reshape(length, after), np.add
        for index, row in zip(indices.reshape(-1).tolist(), values.reshape(-1, after), strict=True):
            target = rows[index]
            add(target, row, target)

    return scatter_add


def _segment_sums(xp: Any, before: int, length: int, after: int, count: int) -> Kernel:
    """For CuPy: each element of the result sums its own sources, in order.

    Atomic additions would be simpler, and different in the last bits from run to run.
    """
    sum_segments = xp.ElementwiseKernel(
        "raw T values, raw int64 order, raw int64 starts, "
        "int64 before, int64 length, int64 after, int64 count",
        "T out",
        """
        long long column = i % after;
        long long row = (i / after) % length;
        long long base = (i / (after * length)) * count;
        T sum = 0;
        for (long long k = starts[row]; k < starts[row + 1]; ++k)
            sum += values[(base + order[k]) * after + column];
        out = sum;
        """,
        "lazyasync_segment_sums",
    )

    def scatter_add(values: Any, indices: Any, out: Any) -> None:
        flat = xp.remainder(indices.reshape(-1).astype(np.int64), length)
        order = xp.argsort(flat)  # CuPy sorts stably
        starts = xp.searchsorted(flat[order], xp.arange(length + 1, dtype=flat.dtype))
        sum_segments(
            values,
            order.astype(np.int64),
            starts.astype(np.int64),
            before,
            length,
            after,
            count,
            out,
        )

    return scatter_add


SCATTER_ADD = Operation(
    "scatter_add",
    kind=OperationKind.COMPUTE,
    infer=_infer_scatter_add,
    gradient=lambda g, operands, output, attributes: (
        record(TAKE, (g, operands[1]), (attributes.axis,)),
        None,
    ),
    lower=_lower_scatter_add,
    attributes=ScatterAttributes,
    work=lambda inputs, output, attributes: 10.0 * inputs[0].size + output.size,
)

# ---- take_along_axis -----------------------------------------------------------------------


def _infer_take_along(inputs: tuple[TensorType, ...], attributes: AxisAttributes) -> TensorType:
    source, indices = inputs
    _check_index_type("take_along_axis", source, indices, attributes.axis)
    return TensorType(indices.shape, source.dtype)


def _flat_places(
    name: str, shape: tuple[int, ...], indices: TensorType, axis: int
) -> Callable[[Any], Any]:
    """What turns indices along an axis of an array of ``shape`` into positions in all of it."""
    length = shape[axis]
    before, after = _around(shape, axis)
    base = np.arange(before)[:, None, None] * (length * after) + np.arange(after)
    layout = (before, indices.shape[axis], after)

    def places(indices: Any) -> Any:
        if _check_range(name, indices, axis, length):
            indices = _from_the_front(indices, length)
        flat = indices.reshape(layout)
        if after != 1:
            flat = np.multiply(flat, after, dtype=np.intp)
        return np.add(flat, base, dtype=np.intp)

    return places


def _lower_take_along(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: AxisAttributes
) -> Kernel:
    axis = attributes.axis
    if xp is not np:

        def take_along_axis(x: Any, indices: Any, out: Any) -> None:
            xp.copyto(out, xp.take_along_axis(x, indices, axis))

        return take_along_axis
    places = _flat_places("take_along_axis", inputs[0].shape, inputs[1], axis)
    shape = output.shape

    def take_flat(x: Any, indices: Any, out: Any) -> None:
        x.reshape(-1).take(places(indices).reshape(shape), 0, out, "wrap")

    return take_flat


_MOST_LOOKED_THROUGH = 8192
"""Elements of a line up to which it is looked through for the one that an index means."""


def _is_looked_through(b: GraphBuilder, indices: int, axis: int, length: int) -> bool:
    """Whether comparing every place with the index is better than going there.

    It is where a line has one index, because such a comparison becomes part of the loop that
    computes the line, as that of a cross entropy.
    """
    return b.type(indices).shape[axis] == 1 and length <= _MOST_LOOKED_THROUGH


def _hits(b: GraphBuilder, indices: int, axis: int, length: int, ndim: int) -> int:
    """Whether a place along an axis is the one that the index of its line means."""
    index = b.apply(PLACE_OF_INDEX, (indices,), (axis, length))
    along = [1] * ndim
    along[axis] = length
    places = b.apply(RESHAPE, (b.apply(COUNT, (), (length, _PLACE)),), (tuple(along),))
    return b.apply(EQUAL, (index, places))


def _expand_take_along(
    b: GraphBuilder, operands: Sequence[int], attributes: AxisAttributes
) -> int | None:
    x, indices = operands
    axis, source = attributes.axis, b.type(operands[0])
    length = source.shape[axis]
    # What is given is not read as a whole for the sake of one element of each line.
    if not b.is_computed(x) or not _is_looked_through(b, indices, axis, length):
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
    gradient=_take_along_gradient,
    lower=_lower_take_along,
    attributes=AxisAttributes,
    expand=_expand_take_along,
)


def take_along_axis(x: LazyTensor, indices: Any, axis: int = -1) -> LazyTensor:
    """For each line of ``x`` along an axis, the elements at the ``indices`` of the same line.

    ``indices`` (integers) has as many axes as ``x``; apart from ``axis`` the two broadcast against
    each other. Raises `ShapeError`, and for indices out of range what `take` raises.
    """
    type_ = check_tensor("take_along_axis", x)._node.type
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
    if xp is not np:
        return _line_sums(xp, output.shape, count, axis)
    places = _flat_places("take_along_axis", output.shape, inputs[1], axis)

    def scatter_add(values: Any, indices: Any, out: Any) -> None:
        out.fill(0)
        flat = places(indices).reshape(-1)
        if count == 1:  # one per line, so that no two meet
            out.reshape(-1)[flat] = values.reshape(-1)
        else:
            np.add.at(out.reshape(-1), flat, values.reshape(-1))

    return scatter_add


def _line_sums(xp: Any, shape: tuple[int, ...], count: int, axis: int) -> Kernel:
    """For CuPy: each element of the result looks through the indices of its line, in order."""
    length = shape[axis]
    _, after = _around(shape, axis)
    sum_lines = xp.ElementwiseKernel(
        "raw T values, raw I indices, int64 length, int64 after, int64 count",
        "T out",
        """
        long long column = i % after;
        long long row = (i / after) % length;
        long long first = (i / (after * length)) * count * after + column;
        T sum = 0;
        for (long long k = 0; k < count; ++k) {
            long long index = indices[first + k * after];
            if (index == row || index + length == row) sum += values[first + k * after];
        }
        out = sum;
        """,
        "lazyasync_line_sums",
    )

    def scatter_add(values: Any, indices: Any, out: Any) -> None:
        sum_lines(values, indices, length, after, count, out)

    return scatter_add


def _expand_scatter_add_along(
    b: GraphBuilder, operands: Sequence[int], attributes: ScatterAttributes
) -> int | None:
    values, indices = operands
    axis, length = attributes
    if not _is_looked_through(b, indices, axis, length):
        return None
    source = b.type(values)
    zero = b.constant(0, TensorType((), source.dtype))
    hits = _hits(b, indices, axis, length, source.ndim)
    return b.apply(WHERE, (hits, values, zero))


SCATTER_ADD_ALONG = Operation(
    "scatter_add_along_axis",
    kind=OperationKind.COMPUTE,
    infer=_infer_scatter_add_along,
    gradient=lambda g, operands, output, attributes: (
        record(TAKE_ALONG_AXIS, (g, operands[1]), (attributes.axis,)),
        None,
    ),
    lower=_lower_scatter_add_along,
    expand=_expand_scatter_add_along,
    attributes=ScatterAttributes,
    work=lambda inputs, output, attributes: 10.0 * inputs[0].size + output.size,
)
