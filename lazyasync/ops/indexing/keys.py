"""Indexing as in NumPy: ``x[key]`` with integers, slices, ``None`` and arrays, ``x[key] = v``.

The operations are those of `lazyasync.ops.indexing.slicing`, `lazyasync.ops.indexing.take` and
`lazyasync.ops.indexing.scatter`; here stands what keys mean.
"""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from lazyasync.errors import ShapeError, UnsupportedOperationError
from lazyasync.ops.dispatch import alias
from lazyasync.ops.elementwise.arithmetic import add, multiply
from lazyasync.ops.elementwise.comparison import maximum, minimum, where
from lazyasync.ops.indexing.dynamic_slicing import (
    Part,
    change_at,
    change_from,
    part_at,
    part_from,
    record_part,
)
from lazyasync.ops.indexing.indices import JOINT_INDEX, index_tensor
from lazyasync.ops.indexing.masks import MaskItem, key_items, only_mask, spread, without_masks
from lazyasync.ops.indexing.scatter import How, scattered
from lazyasync.ops.indexing.slicing import (
    GET_ITEM,
    Item,
    checked_integer,
    indexed_shape,
    is_whole,
    resolved,
    storable,
    take_part,
)
from lazyasync.ops.indexing.take import TAKE
from lazyasync.ops.manipulation.broadcasting import broadcast_to, reshape
from lazyasync.ops.manipulation.joining import holds_tensor, stacked
from lazyasync.ops.manipulation.shaping import moveaxis
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import scalar_type
from lazyasync.recording import SymbolicNumber, on_host, record
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

COMBINED: dict[str, Callable[[Any, Any], LazyTensor]] = {
    "add": add,
    "multiply": multiply,
    "minimum": minimum,
    "maximum": maximum,
}
"""What becomes of an element and of the value that it is combined with."""

# ---- from the user's key to an index -------------------------------------------------------


class _Extent(NamedTuple):
    """What all calls of a compiled function have in common of a slice: of a part of an axis.

    ``span``: the length of that part; ``item``: the slice of it.
    """

    span: int
    item: Item


class _Move(NamedTuple):
    """A part of an axis that begins at a number of each call of a compiled function."""

    axis: int
    start: SymbolicNumber
    span: int


class _Index(NamedTuple):
    """What a key means for a tensor; if there is a ``part``, for that, as its ``rest``."""

    items: tuple[Item, ...]
    arrays: _ArrayItems | None
    part: Part | None


class _ArrayItem(NamedTuple):
    """An array among the items of a key.

    ``axis`` is the axis of the tensor it indexes, ``position`` where that axis is once the items
    that are no arrays have been applied.
    """

    indices: Any
    axis: int
    position: int


class _ArrayItems(NamedTuple):
    """The arrays among the items of a key.

    ``in_front``: NumPy puts their axes first, which it does when integers and arrays do not all
    stand side by side.
    """

    items: list[_ArrayItem]
    in_front: bool


def _parse(name: str, shape: tuple[int, ...], key: Any) -> _Index:
    """The index that a key means for a tensor of ``shape``; the axis of an array is left whole."""
    items = key if type(key) is tuple else (key,)
    items, ellipsis = _expand_ellipsis(name, shape, items)
    index: list[Item] = []
    moves: list[_Move] = []
    arrays: list[_ArrayItem] = []
    advanced: list[int] = []
    axis = 0
    for place, item in enumerate(items):
        if item is None:
            index.append(None)
            continue
        length = shape[axis]
        if isinstance(item, slice):
            index.append(_sliced(item, axis, length, moves))
        elif type(item) is SymbolicNumber and item.kind is int:
            start = on_host(checked_integer, name, item, axis, length)
            moves.append(_Move(axis, start, 1))
            index.append(0)
            advanced.append(place if place < ellipsis else place + 1)
        elif _is_integer(item):
            index.append(checked_integer(name, operator.index(item), axis, length))
            advanced.append(place if place < ellipsis else place + 1)
        else:
            if holds_tensor(item):
                item = stacked(name, item)
            _check_array(name, item)
            position = sum(not isinstance(done, int) for done in index)
            arrays.append(_ArrayItem(item, axis, position))
            index.append((0, length, 1))
            advanced.append(place if place < ellipsis else place + 1)
        axis += 1
    found = tuple(index)
    part = None
    if moves:
        axes, starts, spans = zip(*moves, strict=True)
        part = Part(axes, spans, found, starts)
    if not arrays:
        return _Index(found, None, part)
    apart = advanced[-1] - advanced[0] >= len(advanced)
    return _Index(found, _ArrayItems(arrays, in_front=apart), part)


def _sliced(item: slice, axis: int, length: int, moves: list[_Move]) -> Item:
    """What a slice means along an axis; of a part of it, if that is to be moved to first."""
    bounds = (item.start, item.stop, item.step)
    if not any(type(bound) is SymbolicNumber for bound in bounds):
        return resolved(item, length)
    extent: _Extent = on_host(_extent, *bounds, length)
    if extent.span < length:
        moves.append(_Move(axis, on_host(_lowest, *bounds, length), extent.span))
    return extent.item


def _extent(start: Any, stop: Any, step: Any, length: int) -> _Extent:
    taken = range(length)[start:stop:step]
    if not taken:
        return _Extent(length, (0, 0, 1))
    span = abs(taken[-1] - taken[0]) + 1
    return _Extent(span, resolved(slice(None, None, taken.step), span))


def _lowest(start: Any, stop: Any, step: Any, length: int) -> int:
    taken = range(length)[start:stop:step]
    return min(taken[0], taken[-1])


def _expand_ellipsis(
    name: str, shape: tuple[int, ...], items: tuple[Any, ...]
) -> tuple[tuple[Any, ...], int]:
    """The items for all axes, and the place behind which an ellipsis parts them in NumPy's eyes."""
    ellipses = [place for place, item in enumerate(items) if item is Ellipsis]
    if len(ellipses) > 1:
        raise IndexError(f"{name}: an index can only have a single ellipsis ('...')")
    used = sum(item is not None for item in items) - len(ellipses)
    if used > len(shape):
        raise IndexError(
            f"{name}: too many indices for array: array is {len(shape)}-dimensional, but {used} "
            "were indexed"
        )
    rest = (slice(None),) * (len(shape) - used)
    if not ellipses:
        return items + rest, len(items) + len(rest)
    place = ellipses[0]
    return items[:place] + rest + items[place + 1 :], place


def _is_integer(item: Any) -> bool:
    if isinstance(item, (bool, np.bool_)):
        raise _no_masks()
    if isinstance(item, (int, np.integer)):
        return True
    return not isinstance(item, (LazyTensor, np.ndarray)) and hasattr(item, "__index__")


def _check_array(name: str, item: Any) -> None:
    kind = scalar_type(item)
    if kind is int:
        return
    if kind is bool:
        raise _no_masks()
    if kind is not None or not isinstance(item, (LazyTensor, np.ndarray, list, tuple)):
        raise IndexError(
            f"{name}: only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and "
            f"integer arrays are valid indices, not {type(item).__name__}"
        )
    dtype = item.dtype if isinstance(item, (LazyTensor, np.ndarray)) else np.asarray(item).dtype
    if dtype.kind == "b":
        raise _no_masks()


def _no_masks() -> UnsupportedOperationError:
    return UnsupportedOperationError(
        "a boolean mask selects a number of elements that only its values tell; use "
        "la.where(mask, x, other), which keeps the shape"
    )


def _frozen(key: Any) -> tuple[Any, ...] | None:
    """A key of nothing but integers, slices, ``None`` and ``...`` as something hashable."""
    frozen: list[Any] = []
    for item in key if type(key) is tuple else (key,):
        kind = type(item)
        if kind is slice:
            bounds = (item.start, item.stop, item.step)
            for bound in bounds:
                if bound is not None and type(bound) is not int:
                    return None
            frozen.append(bounds)
        elif kind is int or item is None or item is Ellipsis:
            frozen.append(item)
        else:
            return None
    return tuple(frozen)


@functools.lru_cache(maxsize=1024)
def _basic_items(name: str, shape: tuple[int, ...], frozen: tuple[Any, ...]) -> tuple[Item, ...]:
    """What a frozen key means for a tensor of ``shape``."""
    key = tuple(slice(*item) if type(item) is tuple else item for item in frozen)
    return _parse(name, shape, key).items


@functools.lru_cache(maxsize=1024)
def _basic_index(shape: tuple[int, ...], frozen: tuple[Any, ...]) -> tuple[tuple[Item, ...]] | None:
    """The attributes of GET_ITEM for a frozen key; None if it takes the whole tensor."""
    index = _basic_items("getitem", shape, frozen)
    return None if is_whole(shape, index) else (index,)


# ---- what users call -----------------------------------------------------------------------


def get_item(x: LazyTensor, key: Any) -> LazyTensor:
    """``x[key]`` for integers, slices, ``...``, ``None``, and arrays of integers or booleans.

    An array (a list, a NumPy array or a tensor) picks along its axis, as `take` does; several are
    broadcast against each other, and pick an element of their axes for each element of theirs.
    Booleans stand for the indices of the true ones: a tensor of them must be certain to be on the
    host. Raises ``IndexError`` for indices known to be out of range, `ShapeError` for arrays that
    do not broadcast, and `WouldBlockError` for a tensor of booleans whose value is not at hand.
    """
    x = as_tensor("getitem", x)
    shape = x.shape
    frozen = _frozen(key)
    if frozen is not None:
        basic = _basic_index(shape, frozen)
        return alias(x) if basic is None else record_one(GET_ITEM, x, basic, record_part)
    x, items = without_masks("getitem", x, key_items("getitem", key))
    index, arrays, part = _parse("getitem", x.shape, items)
    if arrays is None:
        return _part(x, index, part)
    shape = x.shape
    if part is not None:
        x = part_from(x, part)
    rest = x if is_whole(x.shape, index) else record_one(GET_ITEM, x, (index,), record_part)
    indices = _joint_indices("getitem", arrays, shape, x)
    rest = _joined_axes(rest, tuple(item.position for item in arrays.items))
    position = arrays.items[0].position
    picked = record(TAKE, (rest, indices), (position,))
    if arrays.in_front and position:
        origins = tuple(range(position, position + indices.ndim))
        picked = moveaxis(picked, origins, tuple(range(indices.ndim)))
    return picked


def _joint_indices(
    name: str, arrays: _ArrayItems, shape: tuple[int, ...], like: LazyTensor
) -> LazyTensor:
    """The arrays of a key as one, of indices along all of their axes taken together.

    They are checked against the axes that the user named, of a tensor of ``shape``.
    """
    tensors = [index_tensor(name, item.indices, like, item.axis, shape) for item in arrays.items]
    if len(tensors) == 1:
        return tensors[0]
    axes = tuple(item.axis for item in arrays.items)
    lengths = tuple([shape[axis] for axis in axes])
    return record(JOINT_INDEX, tuple(tensors), (axes, lengths, name))


def _joined_axes(x: LazyTensor, axes: tuple[int, ...]) -> LazyTensor:
    """``x`` with some axes, in ascending order, as one in the place of the first."""
    if len(axes) == 1:
        return x
    first = axes[0]
    together = tuple(range(first, first + len(axes)))
    if axes != together:
        x = moveaxis(x, axes, together)
    shape = x.shape
    joined = math.prod(shape[first : first + len(axes)])
    return reshape(x, (*shape[:first], joined, *shape[first + len(axes) :]))


def set_item(x: LazyTensor, key: Any, value: Any) -> LazyTensor:
    """A copy of ``x`` in which ``value``, broadcast, stands at ``x[key]``.

    ``key`` is one of `get_item`; of several values for one place the last remains. ``value`` is
    converted to the dtype of ``x``. Where a tensor of booleans is the only array, its value need
    not be known. Raises `ShapeError`, `DTypeError` for a value of a higher kind (such as real
    numbers for integers), and what `get_item` raises.
    """
    x = as_tensor("setitem", x)
    frozen = _frozen(key)
    if frozen is None:
        return change_item(x, key, value, "set")
    index = _basic_items("setitem", x.shape, frozen)
    return change_at(x, _without_leading_ones(storable("setitem", value, x), index), index)


def change_item(x: LazyTensor, key: Any, value: Any, how: How, name: str = "setitem") -> LazyTensor:
    """A copy of ``x`` with ``value`` at, or combined with, ``x[key]``, as `set_item`.

    Errors have ``name``, that of the function that was called.
    """
    x = as_tensor(name, x)
    items = key_items(name, key)
    masked = only_mask(x, items)
    if masked is not None:
        return _change_masked(x, items, masked, storable(name, value, x), how)
    shape = x.shape
    x, items = without_masks(name, x, items)
    index, arrays, part = _parse(name, x.shape, _side_by_side(items))
    stored = storable(name, value, x)
    if arrays is not None:
        rest = _part(x, index, part)
        changed = _change_picked(name, rest, arrays, x.shape, stored, how)
        is_all = part is None and is_whole(x.shape, index)
        found = changed if is_all else _put_back(x, index, part, changed)
        return found if found.shape == shape else reshape(found, shape)
    stored = _without_leading_ones(stored, index)
    if how != "set":
        stored = COMBINED[how](_part(x, index, part), stored)
        _check_fits(name, stored.shape, indexed_shape(index), x)
    return _put_back(x, index, part, stored)


def _side_by_side(items: tuple[Any, ...]) -> tuple[Any, ...]:
    """A key in which integers beside arrays are arrays: values are put where they go at once.

    Else they would be put into a part, and that where it belongs.
    """
    advanced = [
        place
        for place, item in enumerate(items)
        if not (item is None or item is Ellipsis or isinstance(item, slice))
    ]
    integers = [
        place
        for place in advanced
        if type(items[place]) is not SymbolicNumber and _is_integer(items[place])
    ]
    if not integers or len(integers) == len(advanced):
        return items
    if advanced[-1] - advanced[0] >= len(advanced):
        return items
    if any(type(items[place]) is SymbolicNumber for place in advanced):
        return items
    found = list(items)
    for place in integers:
        found[place] = np.asarray(operator.index(items[place]))
    return tuple(found)


def _part(x: LazyTensor, index: tuple[Item, ...], part: Part | None) -> LazyTensor:
    """``x`` at the items of an index that are no arrays."""
    return part_at(x, index) if part is None else take_part(part_from(x, part), index)


def _put_back(
    x: LazyTensor, index: tuple[Item, ...], part: Part | None, value: LazyTensor
) -> LazyTensor:
    return change_at(x, value, index) if part is None else change_from(x, part, value)


def _change_picked(
    name: str,
    rest: LazyTensor,
    arrays: _ArrayItems,
    shape: tuple[int, ...],
    value: LazyTensor,
    how: How,
) -> LazyTensor:
    """A copy of ``rest`` with ``value`` at what arrays pick of it; ``shape``: of all there is."""
    indices = _joint_indices(name, arrays, shape, rest)
    positions = tuple(item.position for item in arrays.items)
    joined, first = _joined_axes(rest, positions), positions[0]
    picked = (*joined.shape[:first], *indices.shape, *joined.shape[first + 1 :])
    moved = arrays.in_front and bool(first)
    origins = tuple(range(first, first + indices.ndim))
    target = tuple(range(indices.ndim))
    extra = value.ndim - len(picked)
    if extra > 0 and value.shape[:extra] == (1,) * extra:
        value = reshape(value, value.shape[extra:])
    wanted = indices.shape + joined.shape[:first] + joined.shape[first + 1 :] if moved else picked
    _check_fits(name, value.shape, wanted, rest)
    value = broadcast_to(value, wanted)
    if moved:
        value = moveaxis(value, target, origins)
    changed = scattered(joined, value, indices, first, how)
    together = tuple(range(first, first + len(positions)))
    if len(positions) == 1:
        return changed
    others = [length for axis, length in enumerate(rest.shape) if axis not in positions]
    lengths = [rest.shape[axis] for axis in positions]
    apart = reshape(changed, (*others[:first], *lengths, *others[first:]))
    return apart if positions == together else moveaxis(apart, together, positions)


def _change_masked(
    x: LazyTensor, items: tuple[Any, ...], masked: MaskItem, value: LazyTensor, how: How
) -> LazyTensor:
    """As `change_item`, for a tensor of booleans, whose value is not asked for."""
    mask, place, axis = masked
    whole_axes = (slice(None),) * mask.ndim
    index, _, part = _parse("setitem", x.shape, (*items[:place], *whole_axes, *items[place + 1 :]))
    rest = _part(x, index, part)
    position = _position(index, axis)
    # Beside integers it is an array among others, whose axis may come first.
    stand_in = (*items[:place], *[np.zeros(0, np.int64)] * mask.ndim, *items[place + 1 :])
    arrays = _parse("setitem", x.shape, stand_in).arrays
    in_front = arrays is not None and arrays.in_front
    value = spread(value, mask, position, in_front, rest.ndim)
    _check_fits("setitem", value.shape, rest.shape, x)
    selected = reshape(mask, (*mask.shape, *[1] * (rest.ndim - position - mask.ndim)))
    if how == "multiply":  # for the gradient: nothing times infinity is not nothing
        value = where(selected, value, 1)
    combined = value if how == "set" else COMBINED[how](rest, value)
    changed = where(selected, combined, rest)
    return _put_back(x, index, part, changed)


def _position(index: tuple[Item, ...], axis: int) -> int:
    """Where an axis of a tensor is once the items of an index have been applied."""
    position = before = 0
    for item in index:
        if before == axis and item is not None:
            break
        before += item is not None
        position += not isinstance(item, int)
    return position


def _check_fits(name: str, shape: tuple[int, ...], wanted: tuple[int, ...], x: LazyTensor) -> None:
    ahead = len(wanted) - len(shape)
    if ahead < 0 or any(
        length not in (1, other) for length, other in zip(shape, wanted[ahead:], strict=True)
    ):
        raise ShapeError(
            f"{name}: could not broadcast input array from shape {shape} into shape {wanted}, "
            f"a part of {x._node.type}"
        )


def _without_leading_ones(value: LazyTensor, index: tuple[Item, ...]) -> LazyTensor:
    # NumPy lets the value have more axes than the target, if they are of length one.
    extra = value.ndim - sum(not isinstance(item, int) for item in index)
    if extra > 0 and value.shape[:extra] == (1,) * extra:
        return reshape(value, value.shape[extra:])
    return value
