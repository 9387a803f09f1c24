"""Reductions that leave out NaN: those of `la` with what does not count in its place."""

from __future__ import annotations

from typing import Any, Never

from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.node import Operation
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.arithmetic import logical_not
from lazyasync.ops.elementwise.comparison import where
from lazyasync.ops.elementwise.functions import isnan
from lazyasync.ops.elementwise.number_parts import real
from lazyasync.ops.manipulation.broadcasting import SUM
from lazyasync.ops.manipulation.shaping import squeeze
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import real_dtype, wide_enough
from lazyasync.ops.reductions import reductions
from lazyasync.ops.reductions.cumulative import CUMPROD, CUMSUM, cumulate
from lazyasync.ops.reductions.reductions import (
    ARGMAX,
    ARGMIN,
    MAX,
    MIN,
    PROD,
    check_extremum,
    check_position,
    in_dtype,
    reduce_over,
    reduced_axes,
    root,
    squared_size,
    sum_over,
    variance,
    with_fractions,
)
from lazyasync.ops.registration import composed_of
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = [
    "nanargmax",
    "nanargmin",
    "nancumprod",
    "nancumsum",
    "nanmax",
    "nanmean",
    "nanmin",
    "nanprod",
    "nanstd",
    "nansum",
    "nanvar",
]

Axes = int | tuple[int, ...] | None


def _filled(name: str, x: Any, value: float) -> LazyTensor:
    """``x`` with a number in the place of NaN."""
    x = as_tensor(name, x)
    return where(isnan(x), value, x) if kind_of(x.dtype) in "fc" else x


@explains_keywords
@composed_of("isnan", "where", "sum")
def nansum(
    x: LazyTensor, axis: Axes = None, dtype: Any = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """`la.sum` of the elements that are not NaN; of none, 0."""
    if others:
        unknown_keyword("nansum", others)
    return sum_over(SUM, _filled("nansum", x, 0.0), axis, dtype, keepdims, "nansum")


@explains_keywords
@composed_of("isnan", "where", "prod")
def nanprod(
    x: LazyTensor, axis: Axes = None, dtype: Any = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """`la.prod` of the elements that are not NaN; of none, 1."""
    if others:
        unknown_keyword("nanprod", others)
    return sum_over(PROD, _filled("nanprod", x, 1.0), axis, dtype, keepdims, "nanprod")


@explains_keywords
@composed_of("isnan", "where", "cumsum")
def nancumsum(
    x: LazyTensor, axis: int | None = None, dtype: Any = None, **others: Never
) -> LazyTensor:
    """`la.cumsum`, to which NaN adds nothing."""
    if others:
        unknown_keyword("nancumsum", others)
    return cumulate(CUMSUM, _filled("nancumsum", x, 0.0), axis, dtype, False, 0, "nancumsum")


@explains_keywords
@composed_of("isnan", "where", "cumprod")
def nancumprod(
    x: LazyTensor, axis: int | None = None, dtype: Any = None, **others: Never
) -> LazyTensor:
    """`la.cumprod`, which NaN does not change."""
    if others:
        unknown_keyword("nancumprod", others)
    return cumulate(CUMPROD, _filled("nancumprod", x, 1.0), axis, dtype, False, 1, "nancumprod")


def _extreme(
    name: str, operation: Operation, x: Any, axis: Axes, keepdims: bool, worst: float
) -> LazyTensor:
    x = as_tensor(name, x)
    axes = check_extremum(name, operation, x, axis)
    if kind_of(x.dtype) != "f":
        return reduce_over(operation, x, axes, keepdims)
    missing = isnan(x)
    found = reduce_over(operation, where(missing, worst, x), axes, keepdims)
    return where(reductions.all(missing, axes, keepdims=keepdims), float("nan"), found)


@explains_keywords
@composed_of("isnan", "where", "max")
def nanmax(
    x: LazyTensor, axis: Axes = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """`la.max` of the elements that are not NaN; of NaN alone, NaN."""
    if others:
        unknown_keyword("nanmax", others)
    return _extreme("nanmax", MAX, x, axis, keepdims, -float("inf"))


@explains_keywords
@composed_of("isnan", "where", "min")
def nanmin(
    x: LazyTensor, axis: Axes = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """`la.min` of the elements that are not NaN; of NaN alone, NaN."""
    if others:
        unknown_keyword("nanmin", others)
    return _extreme("nanmin", MIN, x, axis, keepdims, float("inf"))


@explains_keywords
@composed_of("isnan", "where", "argmax")
def nanargmax(
    x: LazyTensor, axis: int | None = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """`la.argmax` of the elements that are not NaN.

    Of NaN alone 0, where NumPy raises, as only values tell. Has no gradient.
    """
    if others:
        unknown_keyword("nanargmax", others)
    return _place("nanargmax", ARGMAX, x, axis, keepdims, -float("inf"))


@explains_keywords
@composed_of("isnan", "where", "argmin")
def nanargmin(
    x: LazyTensor, axis: int | None = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """`la.argmin` of the elements that are not NaN; as `nanargmax`."""
    if others:
        unknown_keyword("nanargmin", others)
    return _place("nanargmin", ARGMIN, x, axis, keepdims, float("inf"))


def _place(
    name: str, operation: Operation, x: Any, axis: int | None, keepdims: bool, worst: float
) -> LazyTensor:
    x = as_tensor(name, x)
    position = check_position(name, operation, x, axis).axis
    return record_one(operation, _filled(name, x, worst), (position, bool(keepdims)))


def _mean(x: LazyTensor, axes: tuple[int, ...], keepdims: bool) -> tuple[LazyTensor, LazyTensor]:
    """The mean of what is not NaN, and how much that is, in the dtype of ``x``, a wide one."""
    missing = isnan(x)
    total = reductions.sum(where(missing, 0.0, x), axes, keepdims=keepdims)
    count = convert(reductions.sum(logical_not(missing), axes, keepdims=keepdims), total.dtype)
    return total / count, count


@explains_keywords
@composed_of("isnan", "where", "sum", "divide")
def nanmean(
    x: LazyTensor, axis: Axes = None, dtype: Any = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """`la.mean` of the elements that are not NaN; of none, NaN."""
    if others:
        unknown_keyword("nanmean", others)
    x = with_fractions("nanmean", x, dtype)
    axes = reduced_axes("nanmean", axis, x.ndim)
    found, _ = _mean(convert(x, wide_enough(x.dtype)), axes, keepdims)
    return convert(found, x.dtype)


@explains_keywords
@composed_of("isnan", "where", "square", "sum")
def nanvar(
    x: LazyTensor,
    axis: Axes = None,
    dtype: Any = None,
    *,
    correction: float = 0,
    keepdims: bool = False,
    **others: Never,
) -> LazyTensor:
    """`la.var` of the elements that are not NaN.

    The sum of squares is divided by their number less ``correction``; where that is not above 0 the
    result is NaN.
    """
    if others:
        unknown_keyword("nanvar", others)
    return in_dtype(_variance("nanvar", x, axis, dtype, correction, keepdims), dtype)


def _variance(
    name: str, x: Any, axis: Axes, dtype: Any, correction: float, keepdims: bool
) -> LazyTensor:
    x = as_tensor(name, x)
    if kind_of(x.dtype) not in "fc":
        return variance(name, x, axis, dtype, correction, keepdims)
    x = with_fractions(name, x, dtype)
    axes = reduced_axes(name, axis, x.ndim)
    wide = convert(x, wide_enough(x.dtype))
    mean, count = _mean(wide, axes, True)
    # What is missing is replaced before it is squared: its slope would make NaN of all others.
    squares = squared_size(where(isnan(wide), 0.0, wide - mean))
    rest = real(count if keepdims else squeeze(count, axes)) - correction
    total = reductions.sum(squares, axes, keepdims=keepdims)
    found = where(rest > 0, total / where(rest > 0, rest, 1.0), float("nan"))
    return convert(found, real_dtype(x.dtype))


@explains_keywords
@composed_of("isnan", "where", "square", "sum", "standard_deviation")
def nanstd(
    x: LazyTensor,
    axis: Axes = None,
    dtype: Any = None,
    *,
    correction: float = 0,
    keepdims: bool = False,
    **others: Never,
) -> LazyTensor:
    """The square root of `nanvar`, whose gradient is 0 where all elements are equal."""
    if others:
        unknown_keyword("nanstd", others)
    squares = _variance("nanstd", x, axis, dtype, correction, keepdims)
    return in_dtype(root(squares), dtype)
