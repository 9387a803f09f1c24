"""NumPy's other ways to join, cut and turn tensors: compositions of the operations there are."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Never

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ops.dispatch import (
    alias,
    as_dtype,
    as_operand,
    first_operand,
    promoted,
)
from lazyasync.ops.indexing.slicing import split_at
from lazyasync.ops.indexing.take import take
from lazyasync.ops.manipulation.broadcasting import broadcast_to, ravel, reshape
from lazyasync.ops.manipulation.creation import zeros
from lazyasync.ops.manipulation.diagonals import diag
from lazyasync.ops.manipulation.shaping import (
    concatenate,
    expand_dims,
    flip,
    moveaxis,
    parts_or_places,
    split,
    stack,
    tile,
    transpose,
)
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import normalize_axis, normalize_shape
from lazyasync.tensor import LazyTensor

__all__ = [
    "append",
    "apply_along_axis",
    "array_split",
    "atleast_1d",
    "atleast_2d",
    "atleast_3d",
    "block",
    "column_stack",
    "delete",
    "diagflat",
    "dsplit",
    "dstack",
    "fliplr",
    "flipud",
    "hsplit",
    "insert",
    "resize",
    "rot90",
    "vsplit",
]


# ---- at least so many axes -----------------------------------------------------------------


def _each(function: Callable[[LazyTensor], LazyTensor], name: str, xs: Sequence[Any]) -> Any:
    found = tuple([function(first_operand(name, x, *xs)) for x in xs])
    return found[0] if len(found) == 1 else found


@composed_of("reshape")
def atleast_1d(*x: Any) -> Any:
    """Tensors as they are, numbers with one axis. Gives a tuple for several."""
    return _each(lambda t: t if t.ndim else reshape(t, (1,)), "atleast_1d", x)


@composed_of("reshape")
def atleast_2d(*x: Any) -> Any:
    """Tensors of fewer than two axes with more of length 1 ahead. Gives a tuple for several."""
    return _each(
        lambda t: t if t.ndim > 1 else reshape(t, (1, t.size if t.ndim else 1)), "atleast_2d", x
    )


@composed_of("reshape")
def atleast_3d(*x: Any) -> Any:
    """Tensors of fewer than three axes with more of length 1: (N,) becomes (1, N, 1), (M, N)
    becomes (M, N, 1). Gives a tuple for several."""

    def widened(t: LazyTensor) -> LazyTensor:
        if t.ndim > 2:
            return t
        if t.ndim == 2:
            return expand_dims(t, 2)
        return reshape(t, (1, t.size if t.ndim else 1, 1))

    return _each(widened, "atleast_3d", x)


# ---- joining and cutting -------------------------------------------------------------------


def _tensors(name: str, tensors: Any) -> tuple[LazyTensor, ...]:
    listed = list(tensors)
    if not listed:
        raise ValueError(f"{name}: there must be at least one tensor")
    return promoted(name, *listed)


@composed_of("concatenate")
def column_stack(tensors: Sequence[Any]) -> LazyTensor:
    """Vectors as the columns of a matrix, and matrices beside each other. Raises `ShapeError`."""
    parts = _tensors("column_stack", tensors)
    return concatenate([expand_dims(x, 1) if x.ndim == 1 else atleast_2d(x).T if x.ndim < 2 else x
                        for x in parts], 1)  # fmt: skip


@composed_of("concatenate")
def dstack(tensors: Sequence[Any]) -> LazyTensor:
    """Tensors joined along their third axis, as `atleast_3d` gives them. Raises `ShapeError`."""
    return concatenate([atleast_3d(x) for x in _tensors("dstack", tensors)], 2)


@explains_keywords
@composed_of("concatenate")
def append(x: LazyTensor, values: Any, axis: int | None = None, **others: Never) -> LazyTensor:
    """``x`` with ``values`` behind it along an axis; None flattens both. Raises `ShapeError`."""
    if others:
        unknown_keyword("append", others)
    x, more = promoted("append", x, values)
    if axis is None:
        return concatenate([ravel(x), ravel(more)])
    return concatenate([x, more], normalize_axis("append", axis, x.ndim))


def _along(name: str, x: Any, axis: int | None, *others: Any) -> tuple[LazyTensor, int]:
    x = first_operand(name, x, *others)
    if axis is None:
        return ravel(x), 0
    return x, normalize_axis(name, axis, x.ndim)


def _known(name: str, obj: Any) -> Any:
    """Places that are known: a tensor's must be awaited first."""
    if isinstance(obj, LazyTensor):
        raise TypeError(
            f"{name}: the shape depends on where, which a tensor does not tell when it is recorded;"
            " give numbers, or `await t.numpy()`"
        )
    return obj


@explains_keywords
@composed_of("take")
def delete(x: LazyTensor, obj: Any, axis: int | None = None, **others: Never) -> LazyTensor:
    """``x`` without the elements at ``obj`` along an axis; None flattens ``x`` first.

    ``obj`` is an integer, a slice, integers or a mask, as NumPy's arrays or lists. Raises
    ``IndexError``, and ``TypeError`` for a tensor.
    """
    if others:
        unknown_keyword("delete", others)
    x, place = _along("delete", x, axis)
    kept = np.delete(np.arange(x.shape[place]), _known("delete", obj))
    return take(x, kept, place)


@explains_keywords
@composed_of("concatenate", "take")
def insert(
    x: LazyTensor, obj: Any, values: Any, axis: int | None = None, **others: Never
) -> LazyTensor:
    """``x`` with ``values`` before the elements at ``obj`` along an axis; None flattens ``x``.

    ``obj`` is an integer, a slice, integers or a mask, as NumPy's arrays or lists; ``values`` are
    broadcast, and take on the dtype of ``x``. Raises ``IndexError``, `ShapeError`, and
    ``TypeError`` for a tensor.
    """
    if others:
        unknown_keyword("insert", others)
    x, place = _along("insert", x, axis, values)
    where = _known("insert", obj)
    length = x.shape[place]
    more = as_dtype("insert", values, x, x.dtype)
    if more.ndim < x.ndim:
        more = reshape(more, (*(1,) * (x.ndim - more.ndim), *more.shape))
    if isinstance(where, slice):
        where = np.arange(length)[where]
    places = np.asarray(where)
    if places.dtype.kind == "b" and places.ndim:
        places = np.flatnonzero(places)
    if places.size == 1:
        if not places.ndim:
            more = moveaxis(more, 0, place)
        count = more.shape[place]  # of one place, however many there are
    else:
        count = places.size
    if not places.size and not isinstance(where, np.ndarray):
        places = places.astype(np.int64)  # of an empty list, which NumPy makes real numbers of
    new = np.insert(
        np.arange(length),
        places.reshape(-1)[0] if places.size == 1 else places,
        np.arange(length, length + count),
    )
    shape = (*x.shape[:place], count, *x.shape[place + 1 :])
    return take(concatenate([x, broadcast_to(more, shape)], place), new, place)


@explains_keywords
@composed_of("getitem")
def array_split(
    x: LazyTensor, sections: int | Sequence[int], axis: int = 0, **others: Never
) -> list[LazyTensor]:
    """As `la.split`, into parts that need not be equal: the first have one element more.

    Raises `ShapeError`, and ``ValueError`` for fewer than one part.
    """
    if others:
        unknown_keyword("array_split", others)
    x = as_tensor("array_split", x)
    axis = normalize_axis("array_split", axis, x.ndim)
    count = parts_or_places("array_split", sections)
    if isinstance(count, list):
        return list(split_at(x, count, axis))
    if count < 1:
        raise ValueError(f"array_split: there are no {count} parts")
    each, longer = divmod(x.shape[axis], count)
    ends = np.cumsum([each + 1] * longer + [each] * (count - longer))
    return list(split_at(x, [int(end) for end in ends[:-1]], axis))


def _at_least(name: str, x: Any, least: int) -> LazyTensor:
    tensor = as_tensor(name, x)
    if tensor.ndim < least:
        raise ShapeError(f"{name}: at least {least} axes, not {tensor._node.type}")
    return tensor


@composed_of("getitem")
def hsplit(x: LazyTensor, sections: int | Sequence[int]) -> list[LazyTensor]:
    """As `la.split` along the second axis, of a line along its only one. Raises `ShapeError`."""
    x = _at_least("hsplit", x, 1)
    return split(x, sections, 1 if x.ndim > 1 else 0)


@composed_of("getitem")
def vsplit(x: LazyTensor, sections: int | Sequence[int]) -> list[LazyTensor]:
    """As `la.split` along the first of two axes or more. Raises `ShapeError`."""
    return split(_at_least("vsplit", x, 2), sections, 0)


@composed_of("getitem")
def dsplit(x: LazyTensor, sections: int | Sequence[int]) -> list[LazyTensor]:
    """As `la.split` along the third of three axes or more. Raises `ShapeError`."""
    return split(_at_least("dsplit", x, 3), sections, 2)


@composed_of("concatenate")
def block(arrays: Any) -> LazyTensor:
    """A tensor of blocks: the innermost lists are joined along the last axis, those around them
    along the one before it, and so on.

    Blocks have as many axes as the lists are deep, or the most that one of them has, with axes of
    length 1 ahead. Raises `ShapeError`, and ``ValueError`` for lists of different depths or none.
    """
    depth = _depth_of_blocks(arrays)
    leaves = promoted("block", *_blocks(arrays))
    most = max(leaf.ndim for leaf in leaves)
    ndim = max(depth, most)
    remaining = iter(leaves)

    def joined(arrays: Any, level: int) -> LazyTensor:
        if isinstance(arrays, list):
            parts = [joined(part, level + 1) for part in arrays]
            return concatenate(parts, ndim - depth + level)
        x = next(remaining)
        return reshape(x, (*(1,) * (ndim - x.ndim), *x.shape)) if x.ndim < ndim else x

    return alias(joined(arrays, 0))


def _blocks(arrays: Any) -> Iterator[Any]:
    if isinstance(arrays, list):
        for part in arrays:
            yield from _blocks(part)
    else:
        yield arrays


def _depth_of_blocks(arrays: Any) -> int:
    if not isinstance(arrays, list):
        return 0
    depths = {_depth_of_blocks(part) for part in arrays}
    if len(depths) != 1:
        raise ValueError("block: lists must not be empty, and all be equally deep")
    return 1 + depths.pop()


@composed_of("reshape")
def resize(x: LazyTensor, new_shape: int | Sequence[int]) -> LazyTensor:
    """The elements in row-major order, from the beginning again where they end, in another shape.

    Of nothing, zeros. Raises `ShapeError` for negative lengths.
    """
    x, shape = as_tensor("resize", x), normalize_shape("resize", new_shape)
    size = math.prod(shape)
    if x.size == 0:
        return zeros(shape, dtype=x.dtype, device=x.device)
    line = ravel(x)
    if size > x.size:
        line = tile(line, -(-size // x.size))
    return reshape(line[:size], shape)


@composed_of("embed", "reshape")
def diagflat(x: LazyTensor, k: int = 0) -> LazyTensor:
    """A matrix with the elements of ``x``, in row-major order, on its ``k``-th diagonal."""
    return diag(ravel(as_tensor("diagflat", x)), k)


# ---- turning -------------------------------------------------------------------------------


@composed_of("getitem")
def flipud(x: LazyTensor) -> LazyTensor:
    """The elements along the first axis backwards. Raises `ShapeError`."""
    return flip(_at_least("flipud", x, 1), 0)


@composed_of("getitem")
def fliplr(x: LazyTensor) -> LazyTensor:
    """The elements along the second axis backwards. Raises `ShapeError`."""
    return flip(_at_least("fliplr", x, 2), 1)


@composed_of("getitem", "transpose")
def rot90(x: LazyTensor, k: int = 1, axes: tuple[int, int] = (0, 1)) -> LazyTensor:
    """``x`` turned ``k`` times by a right angle, from the first of two axes to the second.

    Raises `ShapeError`, and ``ValueError`` unless there are two axes.
    """
    x = _at_least("rot90", x, 2)
    if len(axes) != 2:
        raise ValueError(f"rot90: two axes, not {len(axes)}")
    first, second = (normalize_axis("rot90", axis, x.ndim) for axis in axes)
    if first == second:
        raise ShapeError(f"rot90: an axis is named twice in {tuple(axes)}")
    turns = operator.index(k) % 4
    if turns == 0:
        return alias(x)
    if turns == 2:
        return flip(x, (first, second))
    order = list(range(x.ndim))
    order[first], order[second] = order[second], order[first]
    if turns == 1:
        return transpose(flip(x, second), tuple(order))
    return flip(transpose(x, tuple(order)), second)


# ---- functions of lines ---------------------------------------------------------------------


@composed_of("concatenate")
def apply_along_axis(
    function: Callable[..., Any], axis: int, x: LazyTensor, *args: Any, **keywords: Any
) -> LazyTensor:
    """What a function gives for each line along an axis, in the place of that axis.

    ``function(line, *args, **keywords)`` is called with a vector for each line, and records; it
    gives a tensor, of one shape for all. A function that takes an axis itself, or broadcasts, is
    recorded once instead of once for each line. Raises `ShapeError`, and ``ValueError`` where there
    are no lines.
    """
    x = as_tensor("apply_along_axis", x)
    place = normalize_axis("apply_along_axis", axis, x.ndim)
    lines = moveaxis(x, place, -1)
    rest = lines.shape[:-1]
    count = int(np.prod(rest, dtype=np.int64))
    if not count:
        raise ValueError("apply_along_axis: there are no lines to apply a function to")
    flat = reshape(lines, (count, lines.shape[-1]))
    results = [function(flat[i], *args, **keywords) for i in range(count)]
    joined = stack([as_operand("apply_along_axis", result, x) for result in results])
    shape = joined.shape[1:]
    joined = reshape(joined, (*rest, *shape))
    ends = tuple(range(len(rest), len(rest) + len(shape)))
    return moveaxis(joined, ends, tuple(range(place, place + len(shape)))) if shape else joined
