"""Elements that are moved, and taken one by one: where they are may change from step to step."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Never

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ops.dispatch import alias, convert
from lazyasync.ops.elementwise.arithmetic import remainder
from lazyasync.ops.indexing.dynamic_slicing import (
    Part,
    dynamic_slice,
    moves,
    part_at,
    part_from,
)
from lazyasync.ops.indexing.slicing import GET_ITEM, slice_along, split_at, whole
from lazyasync.ops.manipulation.broadcasting import ravel, reshape
from lazyasync.ops.manipulation.joining import CONCATENATE
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import INTEGER
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import normalize_axis
from lazyasync.recording import SymbolicNumber, on_host, record
from lazyasync.tensor import LazyTensor

__all__ = [
    "roll",
    "unstack",
]


@explains_keywords
@composed_of("getitem", "concatenate", "dynamic_slice", "remainder")
def roll(
    x: LazyTensor,
    shift: int | LazyTensor | Sequence[int | LazyTensor],
    axis: int | Sequence[int] | None = None,
    **others: Never,
) -> LazyTensor:
    """``x`` moved along an axis, or several; what leaves at the end comes in at the beginning.

    How far that is may change from step to step, and is no part of the graph then. It may be known
    on the device alone: a tensor of integers without axes, or with one for several shifts. None
    moves the elements of the flattened tensor, and gives back its shape. Raises `ShapeError`, and
    `DTypeError` for a tensor of other numbers.
    """
    if others:
        unknown_keyword("roll", others)
    x = as_tensor("roll", x)
    if axis is None:
        return reshape(roll(ravel(x), shift, 0), x.shape)
    shape = x.shape
    if type(shift) is LazyTensor and shift.ndim == 1:
        shift = [shift[number] for number in range(shift.shape[0])]
    shifts, axes = ((one,) if not isinstance(one, Sequence) else one for one in (shift, axis))
    if len(shifts) != len(axes) and 1 not in (len(shifts), len(axes)):
        raise ShapeError(f"roll: there are {len(shifts)} shifts for {len(axes)} axes")
    count = max(len(shifts), len(axes)) if shifts and axes else 0
    rolled = x
    for number in range(count):
        position = normalize_axis("roll", axes[number % len(axes)], len(shape))
        distance = shifts[number % len(shifts)]
        if type(distance) is LazyTensor:
            rolled = _rolled_by_tensor(rolled, distance, position)
            continue
        first = on_host(_first_of_rolled, distance, shape[position])
        if type(first) is SymbolicNumber or first:
            rolled = _rolled(rolled, first, position)
    return alias(x) if rolled is x else rolled


def _first_of_rolled(shift: int, length: int) -> int:
    """What comes to stand first."""
    return -operator.index(shift) % max(length, 1)


def _rolled(x: LazyTensor, first: int | SymbolicNumber, axis: int) -> LazyTensor:
    """``x`` moved along an axis so that another element is the first."""
    length = x.shape[axis]
    if type(first) is not SymbolicNumber:
        before = slice_along(x.shape, axis, 0, first)
        if not moves(GET_ITEM, (x,), (before,), ("roll", axis)):
            return record(CONCATENATE, split_at(x, [first], axis)[::-1], (axis,))
    if not length:
        return x
    twice = record(CONCATENATE, (x, x), (axis,))
    return part_from(twice, Part((axis,), (length,), whole(x.shape), (first,)))


def _rolled_by_tensor(x: LazyTensor, distance: LazyTensor, axis: int) -> LazyTensor:
    """``x`` moved along an axis by a distance that the device knows."""
    if distance.dtype.kind not in "iu":
        raise DTypeError(f"roll: a shift of the dtype {distance.dtype} is no integer")
    if distance.ndim:
        raise ShapeError(f"roll: a shift of the shape {distance.shape}; it must be a number")
    length = x.shape[axis]
    if not length:
        return x
    wide = distance if distance.dtype.itemsize == 8 else convert(distance, INTEGER)
    # The least and the greatest of 64 bits have no negative: what is left of them has.
    first = remainder(-convert(remainder(wide, length), INTEGER), length)
    starts = [0 if each != axis else first for each in range(x.ndim)]
    return dynamic_slice(record(CONCATENATE, (x, x), (axis,)), starts, x.shape)


@explains_keywords
@composed_of("getitem")
def unstack(x: LazyTensor, /, *, axis: int = 0, **others: Never) -> tuple[LazyTensor, ...]:
    """``x`` as a tuple of tensors without an axis, along which `stack` puts them together again.

    Raises `ShapeError` if there is no such axis.
    """
    if others:
        unknown_keyword("unstack", others)
    x = as_tensor("unstack", x)
    shape = x.shape
    position = normalize_axis("unstack", axis, len(shape))
    before, after = whole(shape[:position]), whole(shape[position + 1 :])
    return tuple([part_at(x, (*before, index, *after)) for index in range(shape[position])])
