"""The different elements of tensors: how many there are depends on values."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, Never, overload

import numpy as np

from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.types import kind_of
from lazyasync.ops import promotion
from lazyasync.ops.dispatch import (
    as_operand,
    check_kind,
    convert,
    first_operand,
    promoted,
    scalar_operand,
)
from lazyasync.ops.elementwise.arithmetic import logical_and, logical_not
from lazyasync.ops.elementwise.comparison import equal, not_equal, where
from lazyasync.ops.elementwise.functions import isnan
from lazyasync.ops.host_values import host_value
from lazyasync.ops.indexing.slicing import split_at, storable
from lazyasync.ops.indexing.take import take
from lazyasync.ops.manipulation.broadcasting import broadcast_to, ravel, reshape
from lazyasync.ops.manipulation.shaping import concatenate, expand_dims
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import BOOL, INTEGER, python_scalar, wide_enough
from lazyasync.ops.reductions.cumulative import cumsum
from lazyasync.ops.reductions.reductions import any as any_of
from lazyasync.ops.reductions.reductions import sum as sum_of
from lazyasync.ops.reductions.sorting import argsort, sort
from lazyasync.ops.registration import composed_of
from lazyasync.ops.selection.membership import IS_AMONG
from lazyasync.ops.selection.searching import awaitable, checked_size, first_true
from lazyasync.ops.selection.segments import segment_sum
from lazyasync.ops.shapes import normalize_axis
from lazyasync.recording import host_tensor, record
from lazyasync.tensor import LazyTensor

__all__ = [
    "intersect1d",
    "isin",
    "setdiff1d",
    "union1d",
    "unique",
    "unique_all",
    "unique_counts",
    "unique_inverse",
    "unique_values",
]


class UniqueAll(NamedTuple):
    """The different elements in order, where each is first, which each element is, how often."""

    values: LazyTensor
    indices: LazyTensor
    inverse_indices: LazyTensor
    counts: LazyTensor


class UniqueCounts(NamedTuple):
    """The different elements in order, and how often each is there."""

    values: LazyTensor
    counts: LazyTensor


class UniqueInverse(NamedTuple):
    """The different elements in order, and which of them each element is."""

    values: LazyTensor
    inverse_indices: LazyTensor


def _known(name: str, x: LazyTensor, axis: int | None, equal_nan: bool) -> UniqueAll:
    """The different elements of a tensor whose value is at hand; they are taken out of it."""
    array = host_value(name, x, awaitable(name))
    _, first, inverse, counts = np.unique(
        array if axis is not None else array.reshape(-1),
        return_index=True,
        return_inverse=True,
        return_counts=True,
        axis=axis,
        equal_nan=equal_nan,
    )
    places, numbers = (
        host_tensor(np.ascontiguousarray(part, np.int64), x.device) for part in (first, counts)
    )
    shape = x.shape if axis is None else (x.shape[axis],)
    found = host_tensor(np.array(inverse.reshape(shape), np.int64), x.device)
    return UniqueAll(take(x, first.astype(np.int64), axis), places, found, numbers)


def _number(array: np.ndarray, equal_nan: bool) -> int:
    """How many different elements an array has, which is not empty."""
    ordered = np.sort(array, None)
    count = 1 + int(np.count_nonzero(ordered[1:] != ordered[:-1]))
    missing = int(np.count_nonzero(ordered != ordered))
    return count - max(missing - 1, 0) if equal_nan else count


def number_of_different(x: LazyTensor, equal_nan: bool) -> LazyTensor | None:
    """How many different elements a tensor has: int64; None where that is known by values alone."""
    if x.dtype.kind == "c" or not x.size:
        return None
    return sum_of(convert(_is_new("unique", sort(ravel(x)), equal_nan), INTEGER))


def _is_new(name: str, ordered: LazyTensor, equal_nan: bool) -> LazyTensor:
    """Whether each element of a line in order is another one than that before it."""
    _, right = split_at(ordered, [1], 0)
    left, _ = split_at(ordered, [ordered.size - 1], 0)
    differs = not_equal(left, right)
    if equal_nan and kind_of(ordered.dtype) == "f":
        differs = logical_and(differs, logical_not(logical_and(isnan(left), isnan(right))))
    one = broadcast_to(scalar_operand(name, True, BOOL, ordered), (1,))
    return concatenate([one, differs])


def _of_size(
    name: str, x: LazyTensor, size: int, fill_value: Any, equal_nan: bool, places: bool
) -> UniqueAll:
    """The first different elements, in order, whatever their number is.

    With ``places`` somebody asks for those as well, or for the inverse.
    """
    size = checked_size(name, size)
    check_kind(name, "biuf", (x._node.type,))
    flat = ravel(x)
    none = scalar_operand(name, 0, INTEGER, x)
    if not flat.size:
        fill = (
            scalar_operand(name, 0, x.dtype, x)
            if fill_value is None
            else storable(name, fill_value, x)
        )
        zeros = broadcast_to(none, (size,))
        return UniqueAll(broadcast_to(fill, (size,)), zeros, convert(x, INTEGER), zeros)
    order = argsort(flat)
    ordered = take(flat, order) if places else sort(flat)
    new = _is_new(name, ordered, equal_nan)
    found, there = first_true(new, size)
    numbers = cumsum(convert(new, INTEGER)) - 1
    fill = ordered[0] if fill_value is None else storable(name, fill_value, x)
    inverse = reshape(take(numbers, argsort(order)), x.shape)
    ones = broadcast_to(scalar_operand(name, 1, INTEGER, x), numbers.shape)
    return UniqueAll(
        where(there, take(ordered, found), fill),
        take(order, found),
        inverse,
        segment_sum(ones, numbers, size),
    )


def _unique(
    name: str,
    x: Any,
    size: int | None,
    fill_value: Any,
    equal_nan: bool = False,
    places: bool = True,
) -> UniqueAll:
    x = first_operand(name, x, fill_value)
    if size is None:
        if x.dtype.kind == "c" or not x.size:
            return _known(name, x, None, equal_nan)
        size, fill_value = _number(host_value(name, x, awaitable(name)), equal_nan), None
    return _of_size(name, x, size, fill_value, equal_nan, places)


@composed_of("argsort", "take")
def unique_all(x: LazyTensor, /, *, size: int | None = None, fill_value: Any = None) -> UniqueAll:
    """The different elements in order, where each is first, which each element is, how often.

    ``(values, indices, inverse_indices, counts)``; all but the first are int64, and
    ``inverse_indices`` has the shape of ``x``. NaNs differ from each other, 0.0 is -0.0. With
    ``size`` so many are given: those that are missing are ``fill_value`` (None: the smallest), with
    a count of 0, and of those that are too many the ``inverse_indices`` are not below ``size``.
    Without it the value of ``x`` must be certain to be on the host: raises `WouldBlockError`.
    """
    return _unique("unique_all", x, size, fill_value)


@composed_of("argsort", "take")
def unique_counts(
    x: LazyTensor, /, *, size: int | None = None, fill_value: Any = None
) -> UniqueCounts:
    """The different elements in order, and how often each is there. Further as `unique_all`."""
    found = _unique("unique_counts", x, size, fill_value, places=False)
    return UniqueCounts(found.values, found.counts)


@composed_of("argsort", "take")
def unique_inverse(
    x: LazyTensor, /, *, size: int | None = None, fill_value: Any = None
) -> UniqueInverse:
    """The different elements in order, and which one each is. Further as `unique_all`."""
    found = _unique("unique_inverse", x, size, fill_value)
    return UniqueInverse(found.values, found.inverse_indices)


@composed_of("argsort", "take")
def unique_values(
    x: LazyTensor, /, *, size: int | None = None, fill_value: Any = None
) -> LazyTensor:
    """The different elements in order. Further as `unique_all`."""
    return _unique("unique_values", x, size, fill_value, places=False).values


@explains_keywords
@composed_of("argsort", "take")
def unique(
    x: LazyTensor,
    return_index: bool = False,
    return_inverse: bool = False,
    return_counts: bool = False,
    axis: int | None = None,
    *,
    equal_nan: bool = True,
    size: int | None = None,
    fill_value: Any = None,
    **others: Never,
) -> Any:
    """The different elements in order, as NumPy gives them; None as ``axis`` flattens ``x`` first.

    With ``return_index``, ``return_inverse`` and ``return_counts`` a tuple, with what `unique_all`
    has under these names. With an ``axis`` the different parts along it. NaNs are one element,
    unless ``equal_nan`` is False. ``size`` and ``fill_value`` are those of `unique_all`; raises
    ``ValueError`` for ``size`` beside an ``axis``.
    """
    if others:
        unknown_keyword("unique", others)
    if axis is None:
        places = return_index or return_inverse
        found = _unique("unique", x, size, fill_value, equal_nan, places)
    elif size is not None:
        raise ValueError("unique: a size is that of all elements, and not along an axis")
    else:
        x = as_tensor("unique", x)
        found = _known("unique", x, normalize_axis("unique", axis, x.ndim), equal_nan)
    asked = (True, return_index, return_inverse, return_counts)
    chosen = tuple([part for part, wanted in zip(found, asked, strict=True) if wanted])
    return chosen if len(chosen) > 1 else found.values


# ---- of two tensors ------------------------------------------------------------------------

_FEW = 16
"""Elements up to which each is compared with all others."""


def _pair(name: str, left: Any, right: Any) -> tuple[LazyTensor, LazyTensor]:
    """Two operands, promoted to one dtype."""
    first, second = promoted(name, left, right, compares=True)
    return first, second


@composed_of("is_among")
def isin(
    element: Any, test_elements: Any, assume_unique: bool = False, invert: bool = False
) -> LazyTensor:
    """Whether each of ``element`` is one of ``test_elements``: bool, of the shape of ``element``.

    NaN is none. ``invert`` says whether it is not. ``assume_unique`` makes no difference.
    """
    x, tests = _pair("isin", element, test_elements)
    tests = ravel(tests)
    count = tests.shape[0]
    if count <= _FEW or x.dtype.kind == "c":
        found = any_of(equal(expand_dims(x, -1), tests), -1)
    else:
        wide = x.dtype
        if kind_of(wide) == "f":
            wide = wide_enough(wide)
        elif wide.itemsize < 4:
            wide = np.dtype(np.int32)
        line, others = convert(ravel(x), wide), convert(tests, wide)
        found = reshape(record(IS_AMONG, (line, others), ()), x.shape)
    return logical_not(found) if invert else found


@composed_of("argsort", "take")
def union1d(
    x1: LazyTensor, x2: Any, *, size: int | None = None, fill_value: Any = None
) -> LazyTensor:
    """The different elements of both, in order; NaNs are one. Further as `unique`."""
    if size is None:
        return _of_both("union1d", _union, x1, x2, awaitable("union1d"))
    pair = _pair("union1d", x1, x2)
    return _unique("union1d", concatenate(pair, None), size, fill_value, True, False).values


def setdiff1d(x1: LazyTensor, x2: Any, assume_unique: bool = False) -> LazyTensor:
    """The different elements of ``x1`` that ``x2`` does not have, in order.

    With ``assume_unique`` they stay as they are in ``x1``: in the order there, and as often. The
    values of both must be certain to be on the host: raises `WouldBlockError`.
    """
    x1 = first_operand("setdiff1d", x1, x2)
    places = _not_in if assume_unique else _difference
    return convert(_of_both("setdiff1d", places, x1, x2), x1.dtype)


@overload
def intersect1d(
    x1: LazyTensor, x2: Any, assume_unique: bool = False, return_indices: Literal[False] = False
) -> LazyTensor: ...


@overload
def intersect1d(
    x1: LazyTensor, x2: Any, assume_unique: bool = False, *, return_indices: Literal[True]
) -> tuple[LazyTensor, LazyTensor, LazyTensor]: ...


def intersect1d(
    x1: LazyTensor, x2: Any, assume_unique: bool = False, return_indices: bool = False
) -> LazyTensor | tuple[LazyTensor, LazyTensor, LazyTensor]:
    """The different elements that both have, in order. Further as `setdiff1d`.

    With ``return_indices`` also the places where each is first in ``x1`` and in ``x2``, which count
    through all axes: int64. ``assume_unique`` makes no difference.
    """
    joined, arrays = _joined("intersect1d", x1, x2)
    _, *places = np.intersect1d(arrays[0], arrays[1], return_indices=True)
    chosen = [np.ascontiguousarray(part, np.int64) for part in places]
    values = take(joined, chosen[0])
    if not return_indices:
        return values
    left, right = (host_tensor(part, joined.device) for part in chosen)
    return values, left, right


def _union(left: np.ndarray, right: np.ndarray) -> np.ndarray:
    return np.unique(np.concatenate([left, right]), return_index=True)[1]


def _difference(left: np.ndarray, right: np.ndarray) -> np.ndarray:
    values, first = np.unique(left, return_index=True)
    return first[~np.isin(values, right, assume_unique=True)]


def _not_in(left: np.ndarray, right: np.ndarray) -> np.ndarray:
    return np.flatnonzero(np.isin(left, right, invert=True))


def _of_both(
    name: str, places: Any, left: Any, right: Any, instead: str | None = None
) -> LazyTensor:
    """The elements at the ``places`` that the values of both have, in one behind the other."""
    joined, arrays = _joined(name, left, right, instead)
    return take(joined, np.ascontiguousarray(places(*arrays), np.int64))


def _joined(
    name: str, left: Any, right: Any, instead: str | None = None
) -> tuple[LazyTensor, list[np.ndarray]]:
    """Both in one behind the other, of which elements are taken, so that gradients flow; and the
    values of both, of the same dtype."""
    # Numbers as elements: those that are operands without axes have no value on the host.
    given = [part if python_scalar(part) is None else [part] for part in (left, right)]
    first = first_operand(name, *given, compares=True)
    second = as_operand(name, given[1], first, compares=True)
    dtype = promotion.promote(name, first.dtype, second.dtype)
    instead = instead or f"write `await la.aio.{name}(...)`"
    arrays = [host_value(name, part, instead).astype(dtype).reshape(-1) for part in (first, second)]
    return concatenate([ravel(convert(part, dtype)) for part in (first, second)]), arrays
