"""Places in sorted values, counts and histograms, the largest of a line."""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from typing import Any, NamedTuple, Never

import numpy as np

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import LOWERINGS, WORK, Kernel
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.ops.dispatch import (
    as_dtype,
    as_operand,
    check_kind,
    convert,
    first_operand,
    floating,
    promoted,
)
from lazyasync.ops.elementwise.arithmetic import logical_and, logical_not
from lazyasync.ops.elementwise.comparison import minimum, where
from lazyasync.ops.elementwise.functions import isfinite, isnan
from lazyasync.ops.host_values import host_value
from lazyasync.ops.indexing.take import take
from lazyasync.ops.indexing.take_along import take_along_axis
from lazyasync.ops.manipulation.broadcasting import SUM, ravel
from lazyasync.ops.manipulation.creation import arange, asarray
from lazyasync.ops.manipulation.joining import holds_tensor
from lazyasync.ops.manipulation.shaping import concatenate, expand_dims, flip
from lazyasync.ops.one_operand import as_tensor, kind_number
from lazyasync.ops.promotion import FLOAT, INTEGER, promote, scalar_type, wide_enough
from lazyasync.ops.reductions import reductions
from lazyasync.ops.reductions.cumulative import cumsum
from lazyasync.ops.reductions.sorting import FIRST, argsort, sort
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import normalize_axis
from lazyasync.ops.statistics.bins import BIN_COUNTS
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor

__all__ = [
    "count_nonzero",
    "digitize",
    "histogram",
    "histogram_bin_edges",
    "searchsorted",
    "topk",
]


class SideAttributes(NamedTuple):
    """``side``: ``"left"`` or ``"right"``."""

    side: str


def _infer_searchsorted(inputs: tuple[TensorType, ...], attributes: SideAttributes) -> TensorType:
    check_kind("searchsorted", "biuf", inputs)
    return TensorType(inputs[1].shape, INTEGER)


def _lower_searchsorted(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: SideAttributes
) -> Kernel:
    searchsorted, copyto, side = xp.searchsorted, xp.copyto, attributes.side
    return lambda ordered, values, out: copyto(out, searchsorted(ordered, values, side))


def _search_work(inputs: tuple[TensorType, ...], output: TensorType, attributes: Any) -> float:
    return 4.0 * output.size * math.log2(max(inputs[0].size, 2))


SEARCHSORTED = Operation(
    "searchsorted",
    kind=OperationKind.COMPUTE,
    infer=_infer_searchsorted,
    attributes=SideAttributes,
    rules=(
        LOWERINGS(_lower_searchsorted),
        WORK(_search_work),
    ),
)


def searchsorted(x1: LazyTensor, x2: Any, /, side: str = "left", sorter: Any = None) -> LazyTensor:
    """Before which elements of ``x1`` those of ``x2`` belong, for it to stay in order: int64.

    ``x1`` has one axis and is sorted, or ``sorter`` has the places that it is sorted by. Of equal
    elements it is before the first, with ``side="right"`` behind the last. The result has the shape
    of ``x2``. NaN counts as larger than all numbers. Has no gradient. Raises `ShapeError`,
    `DTypeError`, and ``ValueError`` for another side.
    """
    if side not in ("left", "right"):
        raise ValueError(f"searchsorted: side is 'left' or 'right', not {side!r}")
    x1, values = promoted("searchsorted", x1, x2, compares=True)
    if x1.ndim != 1:
        raise ShapeError(f"searchsorted: x1 has one axis, not {x1._node.type}")
    if sorter is not None:
        sorter = as_tensor("searchsorted", sorter, x1.device)
        if sorter.shape != x1.shape:
            raise ShapeError(
                f"searchsorted: a sorter has the shape of x1, {x1.shape}, not {sorter.shape}"
            )
        x1 = take(x1, sorter, 0)
    return record(SEARCHSORTED, (x1, values), (side,))


@composed_of("searchsorted")
def digitize(x: LazyTensor, bins: Any, right: bool = False) -> LazyTensor:
    """Which of the bins between the edges ``bins`` each element of ``x`` is in: int64.

    Bin ``i`` is ``bins[i - 1] <= x < bins[i]``, with ``right`` ``bins[i - 1] < x <= bins[i]``; 0
    and ``len(bins)`` are those outside. Edges ascend, or descend from the first to the last: then
    it is ``bins[i - 1] > x >= bins[i]``, with ``right`` ``bins[i - 1] >= x > bins[i]``. Has no
    gradient. Raises `ShapeError`, and `DTypeError` for complex numbers.
    """
    x, edges = promoted("digitize", x, bins, compares=True)
    check_kind("digitize", "biuf", (x._node.type,))
    if edges.ndim != 1:
        raise ShapeError(f"digitize: edges have one axis, not {edges._node.type}")
    ascending = searchsorted(edges, x, "left" if right else "right")
    if edges.size < 2:
        return ascending
    behind = searchsorted(flip(edges, 0), x, "left" if right else "right")
    return where(edges[0] > edges[-1], edges.size - behind, ascending)


@explains_keywords
@composed_of("sum")
def count_nonzero(
    x: LazyTensor,
    axis: int | tuple[int, ...] | None = None,
    *,
    keepdims: bool = False,
    **others: Never,
) -> LazyTensor:
    """How many elements are not 0, over axes or of all: int64. NaN is not. Raises `ShapeError`."""
    if others:
        unknown_keyword("count_nonzero", others)
    x = as_tensor("count_nonzero", x)
    flags = x if x.dtype.kind == "b" else x != 0
    return reductions.sum_over(SUM, flags, axis, None, keepdims, "count_nonzero")


class TopKResult(NamedTuple):
    """What `topk` gives."""

    values: LazyTensor
    indices: LazyTensor


@explains_keywords
@composed_of("first_of_order", "take_along_axis")
def topk(
    x: LazyTensor, k: int, axis: int = -1, *, descending: bool = True, **others: Never
) -> TopKResult:
    """The ``k`` largest elements along an axis, in order, and where they are (int64).

    With ``descending=False`` the smallest, ascending. Of equal ones, the first comes first; NaN
    counts as larger than all numbers. Raises `ShapeError`, and `DTypeError` for complex numbers.
    """
    if others:
        unknown_keyword("topk", others)
    x = as_tensor("topk", x)
    axis = normalize_axis("topk", axis, x.ndim)
    if not x.ndim:
        raise ShapeError("topk: there is no axis")
    count = operator.index(k)
    if not 0 <= count <= x.shape[axis]:
        raise ShapeError(f"topk: there are no {count} elements along axis {axis} of {x._node.type}")
    check_kind("topk", "biuf", (x._node.type,))
    indices = record(FIRST, (x,), (axis, count, bool(descending)))
    return TopKResult(take_along_axis(x, indices, axis), indices)


# ---- histograms ----------------------------------------------------------------------------


def _edges(name: str, x: LazyTensor, bins: Any, limits: Sequence[Any] | None) -> LazyTensor:
    if isinstance(bins, str):
        instead = f"give a number of bins, or write `await la.aio.{name}(...)`"
        ends: Any = limits
        values = np.histogram_bin_edges(host_value(name, x, instead), bins, ends)
        return convert(as_operand(name, values, x), floating(x.dtype))
    if isinstance(bins, (LazyTensor, np.ndarray, Sequence)):
        edges = as_operand(name, bins, x, compares=True)
        if edges.ndim != 1 or not edges.size:
            raise ShapeError(
                f"{name}: edges have one axis, and at least one, not {edges._node.type}"
            )
        if not isinstance(bins, LazyTensor) and (np.diff(np.asarray(bins)) < 0).any():
            raise ValueError(f"{name}: edges must not descend")
        return edges
    count = operator.index(bins)
    if count < 1:
        raise ValueError(f"{name}: there must be at least one bin, not {count}")
    dtype = floating(x.dtype)
    low: Any
    high: Any
    if limits is not None:
        low, high = limits
        known = [end for end in (low, high) if not isinstance(end, LazyTensor)]
        if not all(map(math.isfinite, known)):
            raise ValueError(f"{name}: the range must be finite, not {tuple(limits)}")
        if known[1:] and known[0] > known[1]:
            raise ValueError(f"{name}: the range ends before it begins: {tuple(limits)}")
        low, high = (as_dtype(name, end, x, dtype) for end in (low, high))
    elif x.size:
        low, high = (convert(end, dtype) for end in (reductions.min(x), reductions.max(x)))
        is_range = logical_and(isfinite(low), isfinite(high))
        low, high = where(is_range, low, float("nan")), where(is_range, high, float("nan"))
    else:
        low = asarray(np.zeros((), dtype), device=x.device)
        high = low + 1
    is_point = low == high
    low, high = where(is_point, low - 0.5, low), where(is_point, high + 0.5, high)
    # In double precision: others cannot count far, or have no room for the width.
    low, high = convert(low, _WIDE), convert(high, _WIDE)
    steps = arange(count + 1, dtype=_WIDE, device=x.device)
    # The last edge is the end itself, whatever is lost on the way there.
    edges = where(steps == count, high, low + (high - low) * (steps / float(count)))
    return convert(edges, dtype)


_WIDE = np.dtype(np.float64)
FEW_EDGES = 33
"""Edges up to which comparing all elements with each takes less time than sorting them."""


def _values(name: str, x: Any, bins: Any, limits: Sequence[Any] | None) -> LazyTensor:
    """What is counted. Raises ``ValueError`` if it is known, and known to have no range."""
    tensor = first_operand(name, x, bins, *(() if limits is None else limits))
    if tensor.dtype.kind == "c":
        raise DTypeError(
            f"{name}: not supported for {tensor._node.type}, as complex numbers have no order"
        )
    is_known = not isinstance(x, LazyTensor) and not holds_tensor(x)
    if is_known and limits is None and np.size(x) and np.ndim(bins) == 0:
        low, high = np.min(x), np.max(x)
        if not (np.isfinite(low) and np.isfinite(high)):
            raise ValueError(f"{name}: the range of the elements is not finite, [{low}, {high}]")
    return tensor


@composed_of("min", "max")
def histogram_bin_edges(
    x: LazyTensor, bins: Any = 10, range: Sequence[Any] | None = None
) -> LazyTensor:
    """The edges of `histogram`: ``bins + 1`` evenly spaced numbers, or ``bins`` if it has them.

    From the smallest to the largest element of ``x``, or over ``range``. Raises ``ValueError``,
    also for NaN or infinity among elements that are known; of those in a tensor they are NaN.
    """
    x = _values("histogram_bin_edges", x, bins, range)
    return _edges("histogram_bin_edges", x, bins, range)


class HistogramResult(NamedTuple):
    """What `histogram` gives."""

    counts: LazyTensor
    edges: LazyTensor


def _sorted_places(values: LazyTensor, edges: LazyTensor) -> LazyTensor:
    """How many numbers are below each edge, or at most the last one, as they are in order."""
    ordered = sort(values)
    places = concatenate(
        [searchsorted(ordered, edges[:-1], "left"), searchsorted(ordered, edges[-1:], "right")]
    )
    if kind_of(values.dtype) != "f":
        return places
    return minimum(places, reductions.sum(logical_not(isnan(values))))


def _compared_places(values: LazyTensor, edges: LazyTensor) -> LazyTensor:
    """The same by comparing all with each: where edges are few, less work than sorting."""
    rows = expand_dims(edges, 1)
    reached = rows[:-1] <= values, rows[-1:] < values
    below = [logical_not(flags) for flags in reached]
    if kind_of(values.dtype) == "f":
        is_number = logical_not(isnan(values))  # NaN is nowhere
        below = [logical_and(flags, is_number) for flags in below]
    return concatenate([reductions.sum(flags, axis=1) for flags in below])


def _counts(values: LazyTensor, edges: LazyTensor) -> LazyTensor:
    """How many numbers are in each bin."""
    if edges.size <= FEW_EDGES:
        places = _compared_places(values, edges)
        return places[1:] - places[:-1]
    dtype = values.dtype
    if kind_of(dtype) == "f":
        dtype = wide_enough(dtype)
    elif dtype.itemsize < 8:
        dtype = _WIDE  # which has a number for each of these
    return record(BIN_COUNTS, (convert(values, dtype), convert(edges, dtype)), ())


@composed_of("bin_counts")
def histogram(
    x: LazyTensor,
    bins: Any = 10,
    range: Sequence[Any] | None = None,
    *,
    weights: Any = None,
    density: bool = False,
) -> HistogramResult:
    """How many elements of ``x`` are in each bin (int64), and the edges of the bins.

    ``bins`` is a number, of evenly spaced bins over ``range``, or else from the smallest to the
    largest element, or it has the edges, ascending. A bin has its left edge and not its right one,
    which the last has too. With ``weights``, of the shape of ``x``, these are added up; with
    ``density`` the result is that of a probability density, whose integral is 1. A name of a rule
    in place of the number, such as ``"auto"``, is one of `numpy.histogram_bin_edges`: a shape
    depends on the values then, which must be known. ``await la.aio.histogram(...)`` waits for them.

    NaN is in no bin. A largest or smallest element that is NaN or infinite is no end of a range:
    NumPy raises ``ValueError``, as is done here for an array or a sequence. The values of a tensor
    are not known in time: its edges are NaN, and its bins empty. Raises `ShapeError` as well, and
    ``TypeError`` for weights beside the name of a rule.
    """
    if weights is not None and isinstance(bins, str):
        raise TypeError(f"histogram: the rule {bins!r} for bins does not look at weights")
    x = _values("histogram", x, bins, range)
    edges = _edges("histogram", x, bins, range)
    values = ravel(x)
    dtype = promote("histogram", values.dtype, edges.dtype)
    values, compared = convert(values, dtype), convert(edges, dtype)
    if weights is None:
        counts = _counts(values, compared)
    else:
        places = _sorted_places(values, compared)
        # Integers are added up as such, whatever the elements are.
        if scalar_type(kind_number(weights)) in (float, complex):
            given = as_operand("histogram", weights, x)
        else:
            given = as_tensor("histogram", weights, x.device)
        if given.shape != x.shape:
            raise ShapeError(
                f"histogram: weights have the shape of x, {x.shape}, not {given.shape}"
            )
        sums = cumsum(take(ravel(given), argsort(values), 0), 0, include_initial=True)
        below = take(sums, places, 0)
        counts = below[1:] - below[:-1]
    if density:
        # In single precision at least: a count need not be a number of half precision.
        dtype = floating(promote("histogram", edges.dtype, counts.dtype))
        wide = promote("histogram", FLOAT, dtype)
        counts, edges_then = convert(counts, wide), convert(edges, wide)
        counts = counts / (edges_then[1:] - edges_then[:-1]) / reductions.sum(counts)
        counts = convert(counts, dtype)
    return HistogramResult(counts, edges)
