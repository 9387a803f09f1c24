"""Orders by several keys, and partitions, which are right about some places only: by sorting."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, Never

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ops.indexing.take_along import take_along_axis
from lazyasync.ops.manipulation.joining import holds_tensor
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.reductions.sorting import argsort, sort
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import normalize_axis
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


def _check_places(name: str, x: LazyTensor, kth: Any, axis: int | None) -> None:
    """Raises `DTypeError`, ``TypeError`` or ``ValueError`` for places that there are not."""
    if isinstance(kth, LazyTensor):
        raise TypeError(f"{name}: kth is a number, or a sequence of them, and not a tensor")
    length = x.size if axis is None else x.shape[normalize_axis(name, axis, x.ndim)]
    places = list(kth) if isinstance(kth, Sequence) or hasattr(kth, "__iter__") else [kth]
    for place in places:
        number = operator.index(place)
        if isinstance(place, bool):
            raise DTypeError(f"{name}: kth is a place, not {place}")
        if not -length <= number < length:
            raise ValueError(f"{name}: kth is {number}, of {length} elements")


@explains_keywords
@composed_of("sort")
def partition(x: LazyTensor, kth: Any, axis: int | None = -1, **others: Never) -> LazyTensor:
    """The elements with that at the place ``kth`` where sorting puts it, along an axis.

    What is not larger stands before it, and what is not smaller behind it. ``kth`` is a place, or
    a sequence of them. The others are in order as well: this is `sort`, with its gradient and its
    place for NaN. None flattens ``x`` first. Raises `ShapeError`, and ``ValueError`` for a place
    that is not there.
    """
    if others:
        unknown_keyword("partition", others)
    x = as_tensor("partition", x)
    _check_places("partition", x, kth, axis)
    return sort(x, axis)


@explains_keywords
@composed_of("argsort")
def argpartition(x: LazyTensor, kth: Any, axis: int | None = -1, **others: Never) -> LazyTensor:
    """Where the elements of `partition` were: int64. Has no gradient. Raises as `partition`."""
    if others:
        unknown_keyword("argpartition", others)
    x = as_tensor("argpartition", x)
    _check_places("argpartition", x, kth, axis)
    return argsort(x, axis)
