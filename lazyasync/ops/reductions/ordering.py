"""Orders by several keys, and partitions, which are right about some places only."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, Never

import numpy as np

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import as_operand, convert
from lazyasync.ops.elementwise.arithmetic import logical_and, logical_not, logical_or
from lazyasync.ops.elementwise.comparison import less
from lazyasync.ops.elementwise.functions import isnan
from lazyasync.ops.indexing.take_along import take_along_axis
from lazyasync.ops.manipulation.broadcasting import broadcast_to, ravel
from lazyasync.ops.manipulation.joining import holds_tensor
from lazyasync.ops.manipulation.shaping import moveaxis
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import INTEGER, wide_enough
from lazyasync.ops.reductions.selecting import ORDER_STATISTICS
from lazyasync.ops.reductions.sorting import argsort
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import normalize_axis
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor

__all__ = [
    "argpartition",
    "lexsort",
    "partition",
]


@explains_keywords
@composed_of("argsort", "take_along_axis")
def lexsort(keys: Any, axis: int = -1, **others: Never) -> LazyTensor:
    """The order of elements by several keys, of which the last decides first: int64.

    ``keys`` is a sequence of tensors of one shape, or one tensor whose rows they are. Where the
    last key is equal the one before it decides, and where all are the elements keep their order.
    Has no gradient. Raises `ShapeError`, and ``TypeError`` where there is no key.
    """
    if others:
        unknown_keyword("lexsort", others)
    is_sequence = isinstance(keys, Sequence) and (holds_tensor(keys) or not isinstance(keys, str))
    given = [as_tensor("lexsort", key) for key in keys] if is_sequence else None
    if given is None:
        rows = as_tensor("lexsort", keys)
        if not rows.ndim:
            raise TypeError("lexsort needs a sequence of keys, or a tensor of them")
        given = [rows[place] for place in range(rows.shape[0])]
    if not given:
        raise TypeError("lexsort needs at least one key")
    shape = given[0].shape
    for key in given:
        if key.shape != shape:
            raise ShapeError(f"lexsort: the keys have several shapes, {shape} and {key.shape}")
    if not shape:
        return argsort(given[0])[0]
    position = normalize_axis("lexsort", axis, len(shape))
    order = argsort(given[0], position)
    for key in given[1:]:
        # Sorting keeps the order of equal elements: that by the keys before.
        step = argsort(take_along_axis(key, order, position), position)
        order = take_along_axis(order, step, position)
    return order


def _checked_places(name: str, x: LazyTensor, kth: Any, axis: int | None) -> list[int]:
    """The places that are asked for, in order, each once, from the front.

    Raises `DTypeError`, ``TypeError`` or ``ValueError`` for places that there are not.
    """
    if isinstance(kth, LazyTensor):
        raise TypeError(f"{name}: kth is a number, or a sequence of them, and not a tensor")
    length = x.size if axis is None else x.shape[normalize_axis(name, axis, x.ndim)]
    places = list(kth) if isinstance(kth, Sequence) or hasattr(kth, "__iter__") else [kth]
    found = set()
    for place in places:
        number = operator.index(place)
        if isinstance(place, bool):
            raise DTypeError(f"{name}: kth is a place, not {place}")
        if not -length <= number < length:
            raise ValueError(f"{name}: kth is {number}, of {length} elements")
        found.add(number % length)
    return sorted(found)


MOST_PARTITIONED = 6
"""Places up to which comparing all with what is there takes less than sorting."""


def _order(x: LazyTensor, places: list[int], axis: int) -> LazyTensor:
    """Where the elements of a partition along an axis were; equal ones keep their order."""
    kind = kind_of(x.dtype)
    if kind == "c" or not x.size or not 0 < len(places) <= MOST_PARTITIONED:
        return argsort(x, axis)
    if kind == "b" or (kind in "iu" and x.dtype.itemsize < 4):
        lines = convert(x, np.dtype(np.int32))
    else:
        lines = convert(x, wide_enough(x.dtype))
    lines = moveaxis(lines, axis, -1)
    wanted = as_operand("partition", np.array(places, INTEGER), lines)
    wanted = broadcast_to(wanted, (*lines.shape[:-1], len(places)))
    found = record(ORDER_STATISTICS, (lines, wanted), (lines.ndim - 1,))
    # Elements are numbered by how many of those found are less, and how many are not more.
    number: Any = 0
    for place in range(len(places)):
        one = found[..., place : place + 1]
        for flags in (_before(one, lines), logical_not(_before(lines, one))):
            number = number + convert(flags, np.dtype(np.uint8))
    return moveaxis(argsort(number, -1), -1, axis)


def _before(left: LazyTensor, right: LazyTensor) -> LazyTensor:
    """Whether one number comes before the other; NaN comes last."""
    if kind_of(left.dtype) != "f":
        return less(left, right)
    return logical_or(less(left, right), logical_and(isnan(right), logical_not(isnan(left))))


def _partitioned(
    name: str, x: LazyTensor, kth: Any, axis: int | None
) -> tuple[LazyTensor, LazyTensor, int]:
    """What is partitioned, where its elements were, and the axis."""
    places = _checked_places(name, x, kth, axis)
    if axis is None:
        x, axis = ravel(x), 0
    position = normalize_axis(name, axis, x.ndim)
    return x, _order(x, places, position), position


@explains_keywords
@composed_of("order_statistics", "argsort", "take_along_axis")
def partition(x: LazyTensor, kth: Any, axis: int | None = -1, **others: Never) -> LazyTensor:
    """The elements with that at the place ``kth`` where sorting puts it, along an axis.

    What is not larger stands before it, and what is not smaller behind it. ``kth`` is a place, or
    a sequence of them; with many of them, all are in order. NaN counts as larger than all numbers.
    None flattens ``x`` first. Raises `ShapeError`, and ``ValueError`` for a place beyond the end.
    """
    if others:
        unknown_keyword("partition", others)
    source, order, position = _partitioned("partition", as_tensor("partition", x), kth, axis)
    return take_along_axis(source, order, position)


@explains_keywords
@composed_of("order_statistics", "argsort")
def argpartition(x: LazyTensor, kth: Any, axis: int | None = -1, **others: Never) -> LazyTensor:
    """Where the elements of `partition` were: int64. Has no gradient. Raises as `partition`."""
    if others:
        unknown_keyword("argpartition", others)
    return _partitioned("argpartition", as_tensor("argpartition", x), kth, axis)[1]
