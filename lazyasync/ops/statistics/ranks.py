"""Medians and quantiles, with and without NaN.

Source of the methods: Hyndman and Fan, "Sample quantiles in statistical packages", 1996, as NumPy
names them.
"""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any, Never

import numpy as np

from lazyasync.arguments import real_number
from lazyasync.errors import DTypeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import as_operand, convert, floating, scalar_operand
from lazyasync.ops.elementwise.arithmetic import logical_not
from lazyasync.ops.elementwise.comparison import clip, maximum, where
from lazyasync.ops.elementwise.functions import ceil, floor, isfinite, isnan, rint
from lazyasync.ops.indexing.take_along import take_along_axis
from lazyasync.ops.manipulation.broadcasting import broadcast_to, reshape
from lazyasync.ops.manipulation.creation import full
from lazyasync.ops.manipulation.joining import holds_tensor
from lazyasync.ops.manipulation.shaping import concatenate, expand_dims, moveaxis, stack
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import INTEGER, python_scalar, wide_enough
from lazyasync.ops.reductions import reductions
from lazyasync.ops.reductions.selecting import MOST_PLACES, ORDER_STATISTICS
from lazyasync.ops.reductions.sorting import sort
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import normalize_axes
from lazyasync.recording import SymbolicNumber, on_host, record
from lazyasync.tensor import LazyTensor

__all__ = [
    "median",
    "nanmedian",
    "nanpercentile",
    "nanquantile",
    "percentile",
    "quantile",
]

Axes = int | tuple[int, ...] | None
_WIDE = np.dtype(np.float64)
"""What places are computed in: others cannot tell those of many elements apart."""

_PLOTTING: dict[str, tuple[float, float]] = {
    "interpolated_inverted_cdf": (0.0, 1.0),
    "hazen": (0.5, 0.5),
    "weibull": (0.0, 0.0),
    "linear": (1.0, 1.0),
    "median_unbiased": (1 / 3, 1 / 3),
    "normal_unbiased": (3 / 8, 3 / 8),
}
"""Methods that interpolate, with the two parameters of where the k-th element stands."""
METHODS = (
    *_PLOTTING,
    *("lower", "higher", "midpoint", "nearest", "inverted_cdf", "averaged_inverted_cdf"),
    "closest_observation",
)


LAZY = SimpleNamespace(floor=floor, ceil=ceil, rint=rint, where=where)
"""The functions that `_places` needs, of tensors."""


def _places(xp: Any, method: str, q: Any, count: Any) -> tuple[Any, Any, Any]:
    """The places of two elements of ``count``, and the share of the second one.

    ``xp`` is NumPy for arrays, `LAZY` for tensors.
    """
    if method in _PLOTTING:
        alpha, beta = _PLOTTING[method]
        if method == "linear":
            place = (count - 1.0) * q  # the same as below, rounded once
        else:
            place = count * q + (alpha + q * (1.0 - alpha - beta)) - 1.0
        lower = xp.floor(place)
        return lower, lower + 1.0, place - lower
    if method in ("inverted_cdf", "averaged_inverted_cdf"):
        place = count * q - 1.0
        lower = xp.floor(place)
        whole = 0.5 if method == "averaged_inverted_cdf" else 0.0
        return lower, lower + 1.0, xp.where(place == lower, whole, 1.0)
    if method == "closest_observation":
        place = count * q - 1.5
        lower = xp.floor(place)
        # Halfway to the one whose number, from 1 on, is even.
        return lower, lower + 1.0, xp.where((place == lower) & (lower % 2.0 == 1.0), 0.0, 1.0)
    place = (count - 1.0) * q
    lower, upper = xp.floor(place), xp.ceil(place)
    if method == "midpoint":
        return lower, upper, xp.where(lower == upper, 0.0, 0.5)
    chosen = {"lower": lower, "higher": upper, "nearest": xp.rint(place)}[method]
    return chosen, chosen, chosen * 0.0


def _lines(name: str, x: Any, axis: Axes) -> tuple[LazyTensor, tuple[int, ...]]:
    """``x`` with the axes that are reduced as one, the last; and these axes."""
    x = as_tensor(name, x)
    if x.dtype.kind == "c":
        raise DTypeError(f"{name}: not supported for {x._node.type}; complex numbers have no order")
    axes = normalize_axes(name, axis, x.ndim)
    rest = [place for place in range(x.ndim) if place not in axes]
    moved = moveaxis(x, axes, tuple(range(x.ndim - len(axes), x.ndim))) if axes else x
    count = math.prod([x.shape[place] for place in axes])
    lines = reshape(moved, (*[x.shape[place] for place in rest], count))
    return convert(lines, floating(lines.dtype)), axes


def _known(name: str, q: Any, most: float) -> np.ndarray | None:
    """``q`` as parts of 1 if it is known, and checked; None for a tensor."""
    if isinstance(q, LazyTensor):
        return None
    number = python_scalar(q)
    if number is not None:
        array = np.asarray(real_number(f"{name}: q", number))
    else:
        array = np.asarray(q)
        if kind_of(array.dtype) not in "biuf":
            raise TypeError(f"{name}: q is of real numbers, not {q!r}")
        array = array.astype(_WIDE)
    if not ((array >= 0) & (array <= most)).all():
        raise ValueError(f"{name}: q must be from 0 to {most:g}")
    return np.asarray(array / most)  # of one number NumPy gives a number


def _checked_part(name: str, q: Any, most: float) -> float:
    _known(name, q, most)
    return float(q)


def _quantiles(
    name: str,
    x: Any,
    q: Any,
    axis: Axes,
    method: str,
    keepdims: bool,
    *,
    most: float = 1.0,
    skips_nan: bool = False,
) -> LazyTensor:
    if method not in METHODS:
        raise ValueError(f"{name}: method is one of {', '.join(METHODS)}, not {method!r}")
    lines, axes = _lines(name, x, axis)
    if type(q) is SymbolicNumber:
        q = scalar_operand(name, on_host(_checked_part, name, q, most), _WIDE, lines)
    elif holds_tensor(q):
        q = as_tensor(name, q)
    known = _known(name, q, most)
    if known is None and kind_of(q.dtype) not in "iuf":
        raise DTypeError(f"{name}: q is of real numbers, not {q._node.type}")
    shape = q.shape if known is None else known.shape
    rest = lines.shape[:-1]
    if lines.shape[-1]:
        values = moveaxis(_of_lines(lines, q, known, method, most, skips_nan), -1, 0)
        found = reshape(values, (*shape, *rest))
    else:
        found = full((*shape, *rest), float("nan"), dtype=lines.dtype, device=lines.device)
    if keepdims and axes:
        return expand_dims(found, tuple([place + len(shape) for place in axes]))
    return found


def _of_lines(
    lines: LazyTensor,
    q: Any,
    known: np.ndarray | None,
    method: str,
    most: float,
    skips_nan: bool,
) -> LazyTensor:
    """The quantiles (..., Q) of lines (..., N)."""
    length = lines.shape[-1]
    places: Any
    share: Any
    bad: Any = None
    if known is not None and not skips_nan:
        # In double precision, whatever the dtype of the elements.
        lower, upper, part = _places(np, method, known.ravel(), float(length))
        pairs = np.stack([lower, upper], -1).reshape(-1)
        places = np.clip(pairs, 0, length - 1).astype(INTEGER)
        share = as_operand("quantile", np.asarray(part).astype(lines.dtype), lines)
    else:
        each = as_operand("quantile", known, lines) if known is not None else convert(q, _WIDE)
        if known is None:
            # What is no part of 1 gives NaN, or the end that is nearest.
            each = clip(each / most, 0.0, 1.0)
            bad = reshape(isnan(each), (-1,))
            each = where(isnan(each), 0.0, each)
        count: Any = float(length)
        if skips_nan:
            there = reductions.sum(logical_not(isnan(lines)), -1, keepdims=True)
            count = convert(maximum(there, 1), _WIDE)
            bad = there == 0 if bad is None else bad | (there == 0)
        each = reshape(convert(each, _WIDE), (-1,))
        lower, upper, part = _places(LAZY, method, each, count)
        wanted = (*lines.shape[:-1], each.size)
        both = [
            broadcast_to(convert(clip(place, 0.0, count - 1.0), INTEGER), wanted)
            for place in (lower, upper)
        ]
        places = reshape(stack(both, -1), (*wanted[:-1], 2 * each.size))
        share = convert(part, lines.dtype)
    first, second, last = _picked(lines, places, not skips_nan)
    if last is not None:
        bad = isnan(last) if bad is None else bad | isnan(last)
    return where(bad, float("nan"), _between(first, second, share))


def _picked(
    lines: LazyTensor, places: Any, with_last: bool
) -> tuple[LazyTensor, LazyTensor, LazyTensor | None]:
    """What sorting lines (..., N) puts at pairs of places, (..., 2 Q) or the same for all, (2 Q,).

    The first of each pair, the second, and with them, if it is asked for, what comes last.
    """
    *rest, length = lines.shape
    pairs = places.shape[-1]
    last = np.full(int(with_last), length - 1, INTEGER)
    if isinstance(places, np.ndarray):
        places = as_operand("quantile", np.concatenate([places, last]), lines)
        places = broadcast_to(places, (*rest, places.shape[-1]))
    elif with_last:
        each_last = broadcast_to(as_operand("quantile", last, lines), (*rest, 1))
        places = concatenate([places, each_last], -1)
    if places.shape[-1] > MOST_PLACES:
        found = take_along_axis(sort(lines, -1), places, -1)
    else:
        wide = convert(lines, wide_enough(lines.dtype))
        found = convert(record(ORDER_STATISTICS, (wide, places), (len(rest),)), lines.dtype)
    ends = found[..., pairs:] if with_last else None
    return found[..., 0:pairs:2], found[..., 1:pairs:2], ends


def _between(first: LazyTensor, second: LazyTensor, share: LazyTensor) -> LazyTensor:
    """The number that is as far from ``first``, on the way to ``second``, as ``share`` says."""
    way = second - first
    inside = where(share < 0.5, first + way * share, second - way * (1.0 - share))
    # Farther apart than the largest number, or infinite.
    far = first * (1.0 - share) + second * share
    values = where(isfinite(way), inside, far)
    # Of an infinity nothing at all is nothing, and between equal ones it is that.
    values = where(share == 1.0, second, values)
    return where((share == 0.0) | (first == second), first, values)


@explains_keywords
@composed_of("order_statistics")
def quantile(
    x: LazyTensor,
    q: Any,
    axis: Axes = None,
    *,
    method: str = "linear",
    keepdims: bool = False,
    **others: Never,
) -> LazyTensor:
    """The value that a part ``q`` of the elements over axes is below, from 0 to 1.

    ``q`` is a number or has any shape, which comes first in the result. Between two elements
    ``"linear"`` interpolates: the element at ``q * (n - 1)`` of ``n``. NumPy's other methods are
    ``"lower"``, ``"higher"``, ``"midpoint"``, ``"nearest"``, ``"inverted_cdf"``,
    ``"averaged_inverted_cdf"``, ``"closest_observation"``, ``"interpolated_inverted_cdf"``,
    ``"hazen"``, ``"weibull"``, ``"median_unbiased"`` and ``"normal_unbiased"``. Integers become the
    default real dtype. With a NaN among the elements it is NaN. Raises `ShapeError`, `DTypeError`
    for complex numbers, and ``ValueError`` for another method, and for a ``q`` outside if that is
    known; in a tensor it is taken for 0 or 1, and NaN gives NaN.
    """
    if others:
        unknown_keyword("quantile", others)
    return _quantiles("quantile", x, q, axis, method, keepdims)


@explains_keywords
@composed_of("order_statistics")
def percentile(
    x: LazyTensor,
    q: Any,
    axis: Axes = None,
    *,
    method: str = "linear",
    keepdims: bool = False,
    **others: Never,
) -> LazyTensor:
    """`quantile` with ``q`` from 0 to 100."""
    if others:
        unknown_keyword("percentile", others)
    return _quantiles("percentile", x, q, axis, method, keepdims, most=100.0)


@explains_keywords
@composed_of("order_statistics")
def nanquantile(
    x: LazyTensor,
    q: Any,
    axis: Axes = None,
    *,
    method: str = "linear",
    keepdims: bool = False,
    **others: Never,
) -> LazyTensor:
    """`quantile` of the elements that are not NaN; of none, NaN."""
    if others:
        unknown_keyword("nanquantile", others)
    return _quantiles("nanquantile", x, q, axis, method, keepdims, skips_nan=True)


@explains_keywords
@composed_of("order_statistics")
def nanpercentile(
    x: LazyTensor,
    q: Any,
    axis: Axes = None,
    *,
    method: str = "linear",
    keepdims: bool = False,
    **others: Never,
) -> LazyTensor:
    """`nanquantile` with ``q`` from 0 to 100."""
    if others:
        unknown_keyword("nanpercentile", others)
    return _quantiles("nanpercentile", x, q, axis, method, keepdims, most=100.0, skips_nan=True)


@explains_keywords
@composed_of("order_statistics")
def median(
    x: LazyTensor, axis: Axes = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """The element in the middle over axes, or the mean of the two that are: `quantile` of 0.5."""
    if others:
        unknown_keyword("median", others)
    return _quantiles("median", x, 0.5, axis, "linear", keepdims)


@explains_keywords
@composed_of("order_statistics")
def nanmedian(
    x: LazyTensor, axis: Axes = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """`median` of the elements that are not NaN; of none, NaN."""
    if others:
        unknown_keyword("nanmedian", others)
    return _quantiles("nanmedian", x, 0.5, axis, "linear", keepdims, skips_nan=True)
