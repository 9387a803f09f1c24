"""Booleans among the items of a key: which elements they select.

A mask of the host is known when it is given: it becomes the indices of its true elements. So does
a tensor of booleans where its value is at hand. To put values where it is true, it need not be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.comparison import equal, where
from lazyasync.ops.host_values import host_value
from lazyasync.ops.indexing.take import TAKE
from lazyasync.ops.manipulation.broadcasting import ravel, reshape
from lazyasync.ops.manipulation.joining import holds_tensor, stacked
from lazyasync.ops.manipulation.padding import pad
from lazyasync.ops.manipulation.shaping import expand_dims, moveaxis
from lazyasync.ops.promotion import INTEGER
from lazyasync.ops.reductions.cumulative import cumsum
from lazyasync.recording import SymbolicNumber, record
from lazyasync.tensor import LazyTensor


class MaskItem(NamedTuple):
    """The one tensor of booleans among the items of a key whose others are no arrays.

    ``place``: among the items; ``axis``: of the tensor, the first one that it is for.
    """

    mask: LazyTensor
    place: int
    axis: int


def key_items(name: str, key: Any) -> tuple[Any, ...]:
    """The items of a key: booleans as arrays or as tensors, all other ones as they are."""
    items = key if type(key) is tuple else (key,)
    return tuple([_item(name, item) for item in items])


def _item(name: str, item: Any) -> Any:
    if isinstance(item, (bool, np.bool_)):
        return np.asarray(item)
    if isinstance(item, (list, tuple)):
        if holds_tensor(item):
            return stacked(name, item)
        array = np.asarray(item)
        return array if array.dtype.kind == "b" else item
    if isinstance(item, Sequence) and not isinstance(item, (str, bytes)):
        return np.asarray(item)  # a range, or the like
    return item


def _is_mask(item: Any) -> bool:
    if type(item) is SymbolicNumber:
        return False
    return isinstance(item, (LazyTensor, np.ndarray)) and item.dtype.kind == "b"


def only_mask(x: LazyTensor, items: tuple[Any, ...]) -> MaskItem | None:
    """The tensor of booleans of a key that has no other arrays."""
    places = [
        place
        for place, item in enumerate(items)
        if isinstance(item, (LazyTensor, np.ndarray, list))
    ]
    if len(places) != 1:
        return None
    (place,) = places
    mask = items[place]
    if not isinstance(mask, LazyTensor) or not _is_mask(mask) or not mask.size or not mask.ndim:
        return None
    axis = _axes_before(x.ndim, items, place)
    _check_mask("setitem", x.shape, mask.shape, axis)
    return MaskItem(mask, place, axis)


def _axes_of(item: Any) -> int:
    """How many axes of the tensor an item is for; an ellipsis is not asked."""
    if item is None:
        return 0
    return item.ndim if _is_mask(item) else 1


def _axes_before(ndim: int, items: tuple[Any, ...], place: int) -> int:
    """The first axis of a tensor that an item of a key is for."""
    if not any(item is Ellipsis for item in items[:place]):
        return sum(map(_axes_of, items[:place]))
    return ndim - sum(_axes_of(item) for item in items[place:] if item is not Ellipsis)


def _check_mask(name: str, shape: tuple[int, ...], mask: tuple[int, ...], axis: int) -> None:
    if axis < 0 or axis + len(mask) > len(shape):
        raise IndexError(
            f"{name}: too many indices for array: array is {len(shape)}-dimensional, but "
            f"{axis + len(mask) if axis >= 0 else len(shape) - axis} were indexed"
        )
    for number, length in enumerate(mask, axis):
        if length not in (0, shape[number]):
            raise IndexError(
                f"{name}: boolean index did not match indexed array along axis {number}; size of "
                f"axis is {shape[number]} but size of corresponding boolean axis is {length}"
            )


def without_masks(
    name: str, x: LazyTensor, items: tuple[Any, ...]
) -> tuple[LazyTensor, tuple[Any, ...]]:
    """A tensor, and a key for it without booleans, that mean the same.

    A mask without axes is an index along a new axis of length one. Raises ``IndexError`` for a mask
    of another shape, and `WouldBlockError` for a tensor whose value is not at hand.
    """
    found: list[Any] = []
    shape = x.shape
    new_axes: list[int] = []
    for place, item in enumerate(items):
        if not _is_mask(item):
            found.append(item)
            continue
        axis = _axes_before(len(shape), items, place)
        _check_mask(name, shape, item.shape, axis)
        if isinstance(item, LazyTensor):
            item = host_value(name, item, "write `x[await mask.numpy()]`, or la.where(mask, x, y)")
        if item.ndim:
            found += np.nonzero(item)
        else:
            found.append(np.zeros(int(item), np.int64))
            new_axes.append(axis + len(new_axes))
    for axis in new_axes:
        x = expand_dims(x, axis)
    return x, tuple(found)


def spread(value: LazyTensor, mask: LazyTensor, axis: int, in_front: bool, ndim: int) -> LazyTensor:
    """What is put where ``mask`` is true, as something to broadcast against the whole.

    ``value`` has an axis for the true elements, at ``axis`` (or first, if ``in_front``) of the
    ``ndim - mask.ndim + 1`` axes that it may have, or is broadcast along it. Its length there must
    be their number, which is not known yet: a step on a CPU fails if it is not.
    """
    most = ndim - mask.ndim + 1
    shape = value.shape
    if len(shape) > most:
        extra = len(shape) - most
        if shape[:extra] != (1,) * extra:
            raise ShapeError(f"setitem: {shape} has more axes than what is selected, {most}")
        shape = shape[extra:]
    shape = (1,) * (most - len(shape)) + shape
    value = reshape(value, shape)
    if in_front and axis:
        value = moveaxis(value, 0, axis)
        shape = value.shape
    count = shape[axis]
    if count == 1:
        return reshape(value, (*shape[:axis], *[1] * mask.ndim, *shape[axis + 1 :]))
    # An element behind the last one: for a mask that selects nothing, as for any other number of
    # them one that is out of range.
    value = pad(value, [(0, int(number == axis)) for number in range(most)])
    places = cumsum(ravel(convert(mask, INTEGER)))
    total = places[-1:] if places.size else places
    seen = where(equal(total, count), where(ravel(mask), places - 1, count), count + 1)
    return record(TAKE, (value, reshape(seen, mask.shape)), (axis,))
