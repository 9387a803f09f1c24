"""Sums, products and extrema of elements that have the same number, and counts of numbers."""

from __future__ import annotations

import math
from typing import Any, Never

import numpy as np

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import convert, floating, scalar_operand
from lazyasync.ops.elementwise.comparison import equal, where
from lazyasync.ops.host_values import host_value
from lazyasync.ops.indexing.indices import PLACE
from lazyasync.ops.indexing.scatter import How, scattered
from lazyasync.ops.indexing.slicing import slice_along, take_part
from lazyasync.ops.indexing.take import SCATTER_ADD
from lazyasync.ops.manipulation.broadcasting import broadcast_to, reshape
from lazyasync.ops.manipulation.creation import arange
from lazyasync.ops.manipulation.shaping import expand_dims
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import INTEGER, canonical_dtype
from lazyasync.ops.registration import composed_of
from lazyasync.ops.selection.searching import awaitable, checked_size
from lazyasync.ops.shapes import normalize_axis
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor

__all__ = [
    "bincount",
    "one_hot",
    "segment_max",
    "segment_min",
    "segment_prod",
    "segment_sum",
]


@composed_of("scatter_add")
def segment_sum(data: LazyTensor, segment_ids: Any, num_segments: int | None = None) -> LazyTensor:
    """The sums of the rows of ``data`` whose segment is the same: ``out[ids[i]] += data[i]``.

    ``segment_ids`` (integers) has the first axes of ``data``, in whose place the result has one of
    ``num_segments``. Rows of a negative segment, or of one that is not below that number, are left
    out, as in JAX. Without ``num_segments`` it is one more than the largest, which then must be
    certain to be on the host: raises `WouldBlockError`. Booleans are counted.
    """
    return _segments("segment_sum", data, segment_ids, num_segments, "add")


@composed_of("scatter")
def segment_prod(data: LazyTensor, segment_ids: Any, num_segments: int | None = None) -> LazyTensor:
    """The products of rows whose segment is the same, 1 of none. Further as `segment_sum`."""
    return _segments("segment_prod", data, segment_ids, num_segments, "multiply")


@composed_of("scatter")
def segment_max(data: LazyTensor, segment_ids: Any, num_segments: int | None = None) -> LazyTensor:
    """The largest of rows whose segment is the same. Further as `segment_sum`.

    Of none it is minus infinity, or the smallest number that the dtype has. Raises `DTypeError`
    for complex numbers.
    """
    return _segments("segment_max", data, segment_ids, num_segments, "maximum")


@composed_of("scatter")
def segment_min(data: LazyTensor, segment_ids: Any, num_segments: int | None = None) -> LazyTensor:
    """The smallest of rows whose segment is the same. Further as `segment_max`."""
    return _segments("segment_min", data, segment_ids, num_segments, "minimum")


def _segments(name: str, data: Any, ids: Any, count: int | None, how: How) -> LazyTensor:
    data = as_tensor(name, data)
    given = as_tensor(name, ids, data.device)
    ids = _integers(name, given)
    if not ids.ndim or data.shape[: ids.ndim] != ids.shape:
        raise ShapeError(f"{name}: {ids._node.type} are not segments of {data._node.type}")
    if how in ("add", "multiply") and data.dtype.kind == "b":
        data = convert(data, INTEGER)
    if how in ("minimum", "maximum") and data.dtype.kind == "c":
        raise DTypeError(f"{name}: not supported for {data._node.type}")
    if count is None:
        values = host_value(name, given, awaitable(name, "num_segments"))
        count = max(0, int(values.max()) + 1) if values.size else 0
    else:
        count = checked_size(name, count)
    return _combined(data, ids, count, how)


def _integers(name: str, tensor: LazyTensor) -> LazyTensor:
    if tensor.dtype.kind not in "iu":
        if tensor.size:
            raise DTypeError(f"{name}: integers are needed, not {tensor._node.type}")
        return convert(tensor, INTEGER)
    return convert(tensor, INTEGER) if tensor.dtype.itemsize == 8 else tensor


def _combined(data: LazyTensor, ids: LazyTensor, count: int, how: How) -> LazyTensor:
    # What belongs nowhere goes to a segment of its own, behind all others.
    ids = convert(ids, INTEGER)
    places = where((ids >= 0) & (ids < count), ids, count)
    if count <= np.iinfo(PLACE).max:
        places = convert(places, PLACE)  # half as many bytes to write and to read
    rest = data.shape[ids.ndim :]
    if how == "add":
        found = record(SCATTER_ADD, (data, places), (0, count + 1))
    else:
        start = scalar_operand("segments", _NEUTRAL[how](data.dtype), data.dtype, data)
        found = scattered(broadcast_to(start, (count + 1, *rest)), data, places, 0, how)
    return take_part(found, slice_along(found.shape, 0, 0, count))


def _lowest(dtype: np.dtype) -> Any:
    if dtype.kind == "b":
        return False
    return -math.inf if kind_of(dtype) == "f" else int(np.iinfo(dtype).min)


def _highest(dtype: np.dtype) -> Any:
    if dtype.kind == "b":
        return True
    return math.inf if kind_of(dtype) == "f" else int(np.iinfo(dtype).max)


_NEUTRAL: dict[str, Any] = {"multiply": lambda dtype: 1, "minimum": _highest, "maximum": _lowest}


@composed_of("scatter_add")
def bincount(
    x: LazyTensor, weights: Any = None, minlength: int = 0, *, length: int | None = None
) -> LazyTensor:
    """How often each number from 0 on is among the integers ``x``, which have one axis: int64.

    With ``weights``, of the shape of ``x``, these are added up, as floating point. The result has
    one element more than the largest number, and at least ``minlength``; for that ``x`` must be
    certain to be on the host: raises `WouldBlockError`, and ``ValueError`` for negative numbers.
    With ``length`` it has so many, and all other numbers are left out.
    """
    given = as_tensor("bincount", x)
    x = _integers("bincount", given)
    if x.ndim != 1:
        raise ShapeError(f"bincount: {x._node.type} has not one axis")
    minlength = checked_size("bincount", minlength)
    if weights is None:
        data = broadcast_to(scalar_operand("bincount", 1, INTEGER, x), x.shape)
    else:
        data = as_tensor("bincount", weights, x.device)
        data = convert(data, floating(data.dtype))
        if data.shape != x.shape:
            raise ShapeError(f"bincount: weights {data._node.type} for {x._node.type}")
    if length is None:
        values = host_value("bincount", given, awaitable("bincount", "length"))
        if values.size and values.min() < 0:
            raise ValueError(f"bincount: {int(values.min())} is negative")
        length = max(minlength, int(values.max()) + 1 if values.size else 0)
    return _combined(data, x, checked_size("bincount", length), "add")


@explains_keywords
@composed_of("equal", "cast")
def one_hot(
    x: LazyTensor, num_classes: int, *, dtype: Any = None, axis: int = -1, **others: Never
) -> LazyTensor:
    """1 at the place that an integer means, along a new axis of ``num_classes``, else 0.

    float32 unless ``dtype`` says otherwise. A number outside the range gives zeros alone. Raises
    `DTypeError` for what are no integers.
    """
    if others:
        unknown_keyword("one_hot", others)
    x = as_tensor("one_hot", x)
    if x.dtype.kind not in "iu":
        raise DTypeError(f"one_hot: integers are needed, not {x._node.type}")
    position = normalize_axis("one_hot", axis, x.ndim + 1)
    count = checked_size("one_hot", num_classes)
    along = [1] * (x.ndim + 1)
    along[position] = count
    classes = reshape(arange(count, device=x.device), tuple(along))
    hits = equal(convert(expand_dims(x, position), INTEGER), classes)
    return convert(hits, canonical_dtype(float if dtype is None else dtype))
