"""Indices that are computed, or given as arrays: their types, their range, and their places."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from lazyasync.errors import DTypeError, ShapeError, out_of_bounds
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import LOWERINGS, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import convert
from lazyasync.ops.indexing.slicing import checked_integer
from lazyasync.ops.manipulation.joining import holds_tensor, stacked
from lazyasync.ops.promotion import INTEGER
from lazyasync.ops.shapes import broadcast_shapes
from lazyasync.recording import SymbolicNumber, host_tensor, on_host, scalar_tensor
from lazyasync.tensor import LazyTensor


class ScatterAttributes(NamedTuple):
    """``axis``: where the indices point; ``length``: of that axis in the result."""

    axis: int
    length: int


def scatter_work(
    inputs: tuple[TensorType, ...], output: TensorType, attributes: ScatterAttributes
) -> float:
    """About how much it takes to add elements to where indices point."""
    return 10.0 * inputs[0].size + output.size


_LONGEST_UNSIGNED = np.dtype(np.uint64)


def index_tensor(
    name: str, indices: Any, like: LazyTensor, axis: int, shape: tuple[int, ...] | None = None
) -> LazyTensor:
    """Indices along an axis of ``like`` as a tensor; those known now are checked now.

    The axis is one of ``shape``, if that is given, in place of the shape of ``like``.
    Raises ``IndexError`` for an index out of range or that is no integer, `DTypeError` for a
    tensor that is not of an integer dtype.
    """
    length = (like.shape if shape is None else shape)[axis]
    if type(indices) is SymbolicNumber and indices.kind is int:
        place = on_host(checked_integer, name, indices, axis, length)
        return scalar_tensor(place, INTEGER, like, None)
    if isinstance(indices, LazyTensor):
        dtype = indices._node.type.dtype
        if dtype.kind not in "iu":
            raise DTypeError(
                f"{name}: arrays used as indices must be of integer type, not {indices._node.type}"
            )
        return convert(indices, INTEGER) if dtype == _LONGEST_UNSIGNED else indices
    if holds_tensor(indices):
        return index_tensor(name, stacked(name, indices), like, axis, shape)
    array = np.array(indices)
    if not array.size and not isinstance(indices, np.ndarray):
        array = array.astype(np.int64)
    if array.dtype.kind not in "iu":
        raise IndexError(f"{name}: arrays used as indices must be of integer (or boolean) type")
    check_range(name, array, axis, length)
    return host_tensor(np.require(array, np.int64, "C"), like.device)


def check_range(name: str, indices: Any, axis: int, length: int, counts_back: bool = True) -> bool:
    """Raises ``IndexError`` for NumPy indices out of range; whether there are negative ones.

    Those are out of range as well if it does not ``counts_back``.
    """
    if not indices.size:
        return False
    # In one pass: as an unsigned number, a negative one is larger than any length.
    one_pass = indices.dtype == np.int64
    if one_pass and np.maximum.reduce(indices.view(np.uint64), axis=None) < length:
        return False
    lowest = np.minimum.reduce(indices, axis=None)
    highest = np.maximum.reduce(indices, axis=None)
    least = -length if counts_back else 0
    if lowest < least or highest >= length:
        wrong = int(lowest if lowest < least else highest)
        raise IndexError(out_of_bounds(name, wrong, axis, length))
    return bool(lowest < 0)


def from_the_front(indices: Any, length: int) -> Any:
    """NumPy indices along an axis, counted from its front, in a type that can hold its length."""
    wide = indices.astype(np.intp)
    return np.where(wide < 0, wide + length, wide)


def check_index_type(name: str, source: TensorType, indices: TensorType, axis: int) -> None:
    """Raises `ShapeError` where something is to be taken from an axis that has nothing."""
    if not source.shape[axis] and indices.size:
        raise ShapeError(
            f"{name}: cannot do a non-empty take from an empty axis, {axis} of {source}"
        )


def around(shape: tuple[int, ...], axis: int) -> tuple[int, int]:
    """The number of elements of the axes before an axis, and of those after it."""
    return math.prod(shape[:axis]), math.prod(shape[axis + 1 :])


PLACE = np.dtype(np.int32)
"""Of places that are compared with each other, as many as floats at a time."""


def _lower_place_of_index(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: ScatterAttributes
) -> Kernel:
    axis, length = attributes

    def place_of_index(indices: Any, out: Any) -> None:
        if check_range("take_along_axis", indices, axis, length):
            indices = from_the_front(indices, length)
        np.copyto(out, indices, casting="unsafe")

    return place_of_index


PLACE_OF_INDEX = Operation(
    "place_of_index",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: TensorType(inputs[0].shape, PLACE),
    attributes=ScatterAttributes,
    may_fail=True,
    rules=(LOWERINGS(_lower_place_of_index),),
)
"""Indices along an axis of a length, checked, and counted from the front; nobody records it."""


class JointAttributes(NamedTuple):
    """``axes``: which the indices are for, as users count them; ``lengths``: of these.

    ``name``: of what was called, for errors; ``counts_back``: negative ones count from the end.
    """

    axes: tuple[int, ...]
    lengths: tuple[int, ...]
    name: str = "getitem"
    counts_back: bool = True


def _infer_joint_index(inputs: tuple[TensorType, ...], attributes: JointAttributes) -> TensorType:
    name = attributes.name
    shape = broadcast_shapes(name, inputs)
    if math.prod(shape) and not all(attributes.lengths):
        axis = attributes.axes[attributes.lengths.index(0)]
        raise ShapeError(f"{name}: there is no element along axis {axis}, which is empty")
    return TensorType(shape, INTEGER)


def _lower_joint_index(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: JointAttributes
) -> Kernel:
    axes, lengths, name, counts_back = attributes
    multiply, add = xp.multiply, xp.add

    def joint_index(*operands: Any) -> None:
        *indices, out = operands
        out.fill(0)
        for each, axis, length in zip(indices, axes, lengths, strict=True):
            if check_range(name, each, axis, length, counts_back):
                each = from_the_front(each, length)
            multiply(out, length, out)
            add(out, each, out, casting="unsafe")

    return joint_index


JOINT_INDEX = Operation(
    "joint_index",
    kind=OperationKind.COMPUTE,
    infer=_infer_joint_index,
    attributes=JointAttributes,
    may_fail=True,
    rules=(LOWERINGS(_lower_joint_index),),
)
"""Indices along several axes as one along these taken together, in row-major order."""
