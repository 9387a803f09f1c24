"""Where elements are true, and the elements there: how many there are depends on values.

With ``size`` the shape is known: what is more is left out, and what is missing is filled up. This
is how JAX has it.
"""

from __future__ import annotations

import operator
from typing import Any, Never

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ops.dispatch import as_dtype, convert, first_operand
from lazyasync.ops.elementwise.arithmetic import floor_divide, logical_not, remainder
from lazyasync.ops.elementwise.comparison import where
from lazyasync.ops.host_values import host_value
from lazyasync.ops.indexing.slicing import slice_along, take_part
from lazyasync.ops.indexing.take import take
from lazyasync.ops.manipulation.broadcasting import ravel, reshape
from lazyasync.ops.manipulation.creation import arange, zeros
from lazyasync.ops.manipulation.padding import pad
from lazyasync.ops.manipulation.shaping import stack
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import BOOL, INTEGER
from lazyasync.ops.reductions.reductions import sum as sum_of
from lazyasync.ops.reductions.sorting import ARGSORT
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import normalize_axis
from lazyasync.recording import host_tensor, record
from lazyasync.tensor import LazyTensor

__all__ = [
    "argwhere",
    "compress",
    "extract",
    "flatnonzero",
    "nonzero",
]


def awaitable(name: str, size: str = "size") -> str:
    """What to write where a value is not at hand."""
    return f"write `await la.aio.{name}(...)`, or `{size}=` for a shape that does not depend on it"


def checked_size(name: str, size: Any) -> int:
    """A number of elements. Raises `ShapeError` for a negative one, or ``TypeError``."""
    number = operator.index(size)
    if number < 0:
        raise ShapeError(f"{name}: a size is not negative, as {number} is")
    return number


def first_true(mask: LazyTensor, size: int) -> tuple[LazyTensor, LazyTensor]:
    """The places of the first ``size`` true elements of a line, and which of these there are."""
    count = mask.shape[0]
    # An order that keeps equal ones in order: the true ones come first.
    order = record(ARGSORT, (logical_not(mask),), (0,))
    if size <= count:
        order = take_part(order, slice_along((count,), 0, 0, size))
    else:
        order = pad(order, (0, size - count))
    there = arange(size, device=mask.device) < sum_of(convert(mask, INTEGER))
    return where(there, order, 0), there


@composed_of("argsort")
def nonzero(
    x: LazyTensor, *, size: int | None = None, fill_value: int = 0
) -> tuple[LazyTensor, ...]:
    """The indices of what is not 0, row by row: int64, one tensor for each axis of ``x``.

    NaN is not 0. With ``size`` they have that length, and those that are missing are
    ``fill_value``. Without it the value of ``x`` must be certain to be on the host: raises
    `WouldBlockError`, and ``ValueError`` for a tensor without axes.
    """
    x = as_tensor("nonzero", x)
    if not x.ndim:
        raise ValueError("nonzero: a tensor without axes has no indices; write la.atleast_1d(x)")
    return _nonzero("nonzero", x, size, fill_value)


def _nonzero(name: str, x: LazyTensor, size: int | None, fill_value: int) -> tuple[LazyTensor, ...]:
    if size is None:
        found = np.nonzero(host_value(name, x, awaitable(name)))
        return tuple(
            [host_tensor(np.ascontiguousarray(places, np.int64), x.device) for places in found]
        )
    size = checked_size(name, size)
    places, there = first_true(ravel(convert(x, BOOL)), size)
    found_places: list[LazyTensor] = []
    for length in reversed(x.shape):
        place = remainder(places, max(length, 1)) if found_places or x.ndim > 1 else places
        found_places.append(where(there, place, operator.index(fill_value)))
        places = floor_divide(places, max(length, 1))
    return tuple(reversed(found_places))


@composed_of("argsort")
def flatnonzero(x: LazyTensor, *, size: int | None = None, fill_value: int = 0) -> LazyTensor:
    """The places in ``x.ravel()`` of what is not 0: int64. Further as `nonzero`."""
    x = as_tensor("flatnonzero", x)
    if size is None:
        value = host_value("flatnonzero", x, awaitable("flatnonzero"))
        return host_tensor(np.flatnonzero(value).astype(np.int64, copy=False), x.device)
    (places,) = _nonzero("flatnonzero", ravel(x), size, fill_value)
    return places


@composed_of("argsort", "concatenate")
def argwhere(x: LazyTensor, *, size: int | None = None, fill_value: int = 0) -> LazyTensor:
    """The indices of what is not 0: int64, of shape (their number, ``x.ndim``).

    Further as `nonzero`; ``x`` may be without axes.
    """
    x = as_tensor("argwhere", x)
    if size is None:
        value = host_value("argwhere", x, awaitable("argwhere"))
        return host_tensor(np.ascontiguousarray(np.argwhere(value), np.int64), x.device)
    if not x.ndim:
        return zeros((checked_size("argwhere", size), 0), dtype=INTEGER, device=x.device)
    return stack(_nonzero("argwhere", x, size, fill_value), 1)


@explains_keywords
@composed_of("argsort", "take")
def compress(
    condition: Any,
    x: LazyTensor,
    axis: int | None = None,
    *,
    size: int | None = None,
    fill_value: Any = 0,
    **others: Never,
) -> LazyTensor:
    """The parts of ``x`` along an axis where ``condition`` is true; None flattens ``x`` first.

    ``condition`` has one axis, and may be shorter than that of ``x``. With ``size`` so many are
    given, of which those that are missing are ``fill_value``. Without it the value of
    ``condition`` must be certain to be on the host: raises `WouldBlockError`; `ShapeError` for a
    condition of more axes or of more elements.
    """
    if others:
        unknown_keyword("compress", others)
    return _compress("compress", condition, x, axis, size, fill_value)


def _compress(
    name: str, condition: Any, x: Any, axis: int | None, size: int | None, fill_value: Any
) -> LazyTensor:
    x = first_operand(name, x, fill_value)
    if axis is None:
        x, axis = ravel(x), 0
    position = normalize_axis(name, axis, x.ndim)
    mask = convert(as_tensor(name, condition, x.device), BOOL)
    if mask.ndim != 1:
        raise ShapeError(f"{name}: a condition has one axis, not {mask._node.type}")
    if mask.shape[0] > x.shape[position]:
        raise ShapeError(
            f"{name}: a condition of {mask.shape[0]} elements for axis {position} of {x._node.type}"
        )
    if size is None:
        value = condition if isinstance(condition, LazyTensor) else mask
        (places,) = np.nonzero(host_value(name, value, awaitable(name)))
        return take(x, places, position)
    size = checked_size(name, size)
    if not mask.shape[0]:
        x, mask = pad(x, [(0, int(n == position)) for n in range(x.ndim)]), pad(mask, (0, 1))
    found, there = first_true(mask, size)
    ones = (1,) * (x.ndim - position - 1)
    fill = as_dtype(name, fill_value, x, x.dtype)
    return where(reshape(there, (size, *ones)), take(x, found, position), fill)


@composed_of("argsort", "take")
def extract(
    condition: Any, x: LazyTensor, *, size: int | None = None, fill_value: Any = 0
) -> LazyTensor:
    """The elements of ``x`` where ``condition`` is true, both row by row: `compress` of lines."""
    x = first_operand("extract", x, fill_value)
    mask = as_tensor("extract", condition, x.device)
    if size is None:
        value = host_value("extract", mask, awaitable("extract")).ravel()
        return _compress("extract", value, x, None, None, 0)
    return _compress("extract", ravel(mask), x, None, size, fill_value)
