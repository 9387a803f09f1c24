"""Elements several times in a row."""

from __future__ import annotations

from typing import Any, Never

import numpy as np

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ops.dispatch import convert, scalar_operand
from lazyasync.ops.elementwise.comparison import minimum
from lazyasync.ops.host_values import host_value
from lazyasync.ops.indexing.slicing import slice_along, take_part
from lazyasync.ops.indexing.take import SCATTER_ADD, take
from lazyasync.ops.manipulation.broadcasting import broadcast_to, ravel, reshape
from lazyasync.ops.manipulation.joining import holds_tensor, stacked
from lazyasync.ops.manipulation.shaping import expand_dims
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import INTEGER, python_scalar
from lazyasync.ops.reductions.cumulative import cumsum
from lazyasync.ops.registration import composed_of, tensor_method
from lazyasync.ops.shapes import normalize_axis, normalize_shape
from lazyasync.recording import SymbolicNumber, record
from lazyasync.tensor import LazyTensor

__all__ = [
    "repeat",
]


@explains_keywords
@composed_of("broadcast_to", "reshape")
@tensor_method
def repeat(
    x: LazyTensor,
    repeats: Any,
    axis: int | None = None,
    *,
    total_repeat_length: int | None = None,
    **others: Never,
) -> LazyTensor:
    """Each element of ``x`` so many times in a row along an axis; None flattens ``x`` first.

    ``repeats`` is one count, or one for each element along the axis. Counts in a tensor must be
    certain to be on the host: else raises `WouldBlockError`. With ``total_repeat_length`` they need
    not be, as in JAX: so many are given, the first ones, and if there are fewer, more of the last
    element. Raises `ShapeError` for another number of counts and for negative ones, and
    `DTypeError` for what are no integers.
    """
    if others:
        unknown_keyword("repeat", others)
    if axis is None:
        x, axis = ravel(x), 0
    x = as_tensor("repeat", x)
    position = normalize_axis("repeat", axis, x.ndim)
    if holds_tensor(repeats):
        repeats = stacked("repeat", repeats)
    if isinstance(repeats, LazyTensor):
        if repeats.dtype.kind not in "iu":
            raise DTypeError(f"repeat: counts are integers, not {repeats._node.type}")
    elif python_scalar(repeats) is None and np.size(repeats) != 1:
        repeats = np.asarray(repeats)
        if repeats.dtype.kind not in "iu" and repeats.size:
            raise DTypeError(f"repeat: counts are integers, not {repeats.dtype}")
    elif total_repeat_length is None:
        counts = np.reshape(repeats, (-1,))
        if counts.dtype.kind not in "iu" and type(repeats) is not SymbolicNumber:
            raise DTypeError(f"repeat: counts are integers, not {counts.dtype}")
        if counts[0] < 0:
            raise ShapeError(f"repeat: counts are not negative, as {counts[0]} is")
        (number,) = normalize_shape("repeat", counts[0])
        return _all_alike(x, number, position)
    return _each(x, repeats, position, total_repeat_length)


def _all_alike(x: LazyTensor, count: int, axis: int) -> LazyTensor:
    shape = x.shape
    before, after = shape[: axis + 1], shape[axis + 1 :]
    wide = broadcast_to(expand_dims(x, axis + 1), (*before, count, *after))
    return reshape(wide, (*shape[:axis], shape[axis] * count, *after))


def _each(x: LazyTensor, repeats: Any, axis: int, total: int | None) -> LazyTensor:
    length = x.shape[axis]
    shape = np.shape(repeats)
    if len(shape) > 1 or shape not in ((), (1,), (length,)):
        raise ShapeError(f"repeat: counts of shape {shape} for {length} elements of {x._node.type}")
    if total is None:
        if isinstance(repeats, LazyTensor):
            instead = "write `await la.aio.repeat(...)`, or `total_repeat_length=`"
            repeats = host_value("repeat", repeats, instead)
        counts = np.broadcast_to(repeats, (length,)).astype(np.int64)
        if counts.min(initial=0) < 0:
            raise ShapeError(f"repeat: counts are not negative, as {counts.min()} is")
        return take(x, np.repeat(np.arange(length), counts), axis)
    (total,) = normalize_shape("repeat", total)
    if not length:
        raise ShapeError(f"repeat: {x._node.type} has nothing to repeat along axis {axis}")
    if isinstance(repeats, LazyTensor):
        given = convert(repeats, INTEGER)
        lengths = broadcast_to(given, (length,))
    else:
        lengths = as_tensor("repeat", np.broadcast_to(repeats, (length,)).astype(np.int64))
    # Where one ends the next begins: so many have ended up to each place.
    ends = minimum(cumsum(lengths), total)
    ones = broadcast_to(scalar_operand("repeat", 1, INTEGER, ends), (length,))
    ended = cumsum(record(SCATTER_ADD, (ones, ends), (0, total + 1)))
    places = take_part(ended, slice_along((total + 1,), 0, 0, total))
    return take(x, minimum(places, length - 1), axis)
