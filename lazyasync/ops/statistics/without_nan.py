"""Reductions that leave out NaN: those of `la` with what does not count in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Never

from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import convert, floating
from lazyasync.ops.elementwise.arithmetic import logical_not
from lazyasync.ops.elementwise.comparison import where
from lazyasync.ops.elementwise.functions import isnan, sqrt, square
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.reductions import cumulative, reductions
from lazyasync.ops.registration import composed_of
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
    x: LazyTensor, axis: Axes = None, *, dtype: Any = None, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """`la.sum` of the elements that are not NaN; of none, 0."""
    if others:
        unknown_keyword("nansum", others)
    return reductions.sum(_filled("nansum", x, 0.0), axis, dtype=dtype, keepdims=keepdims)


@explains_keywords
@composed_of("isnan", "where", "prod")
def nanprod(
    x: LazyTensor, axis: Axes = None, *, dtype: Any = None, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """`la.prod` of the elements that are not NaN; of none, 1."""
    if others:
        unknown_keyword("nanprod", others)
    return reductions.prod(_filled("nanprod", x, 1.0), axis, dtype=dtype, keepdims=keepdims)


@explains_keywords
@composed_of("isnan", "where", "cumsum")
def nancumsum(
    x: LazyTensor, axis: int | None = None, *, dtype: Any = None, **others: Never
) -> LazyTensor:
    """`la.cumsum`, to which NaN adds nothing."""
    if others:
        unknown_keyword("nancumsum", others)
    return cumulative.cumsum(_filled("nancumsum", x, 0.0), axis, dtype=dtype)


@explains_keywords
@composed_of("isnan", "where", "cumprod")
def nancumprod(
    x: LazyTensor, axis: int | None = None, *, dtype: Any = None, **others: Never
) -> LazyTensor:
    """`la.cumprod`, which NaN does not change."""
    if others:
        unknown_keyword("nancumprod", others)
    return cumulative.cumprod(_filled("nancumprod", x, 1.0), axis, dtype=dtype)


def _extreme(
    name: str,
    reduce: Callable[..., LazyTensor],
    x: Any,
    axis: Axes,
    keepdims: bool,
    worst: float,
) -> LazyTensor:
    x = as_tensor(name, x)
    if kind_of(x.dtype) != "f":
        return reduce(x, axis, keepdims=keepdims)
    missing = isnan(x)
    found = reduce(where(missing, worst, x), axis, keepdims=keepdims)
    return where(reductions.all(missing, axis, keepdims=keepdims), float("nan"), found)


@explains_keywords
@composed_of("isnan", "where", "max")
def nanmax(
    x: LazyTensor, axis: Axes = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """`la.max` of the elements that are not NaN; of NaN alone, NaN."""
    if others:
        unknown_keyword("nanmax", others)
    return _extreme("nanmax", reductions.max, x, axis, keepdims, -float("inf"))


@explains_keywords
@composed_of("isnan", "where", "min")
def nanmin(
    x: LazyTensor, axis: Axes = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """`la.min` of the elements that are not NaN; of NaN alone, NaN."""
    if others:
        unknown_keyword("nanmin", others)
    return _extreme("nanmin", reductions.min, x, axis, keepdims, float("inf"))


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
    return reductions.argmax(_filled("nanargmax", x, -float("inf")), axis, keepdims=keepdims)


@explains_keywords
@composed_of("isnan", "where", "argmin")
def nanargmin(
    x: LazyTensor, axis: int | None = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """`la.argmin` of the elements that are not NaN; as `nanargmax`."""
    if others:
        unknown_keyword("nanargmin", others)
    return reductions.argmin(_filled("nanargmin", x, float("inf")), axis, keepdims=keepdims)


def _count(x: LazyTensor, axis: Axes, keepdims: bool) -> LazyTensor:
    return reductions.sum(logical_not(isnan(x)), axis, keepdims=keepdims)


@explains_keywords
@composed_of("isnan", "where", "sum", "divide")
def nanmean(
    x: LazyTensor, axis: Axes = None, *, dtype: Any = None, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """`la.mean` of the elements that are not NaN; of none, NaN."""
    if others:
        unknown_keyword("nanmean", others)
    x = as_tensor("nanmean", x)
    if kind_of(x.dtype) not in "fc":
        return reductions.mean(x, axis, dtype=dtype, keepdims=keepdims)
    total = nansum(x, axis, dtype=dtype, keepdims=keepdims)
    return total / convert(_count(x, axis, keepdims), total.dtype)


@explains_keywords
@composed_of("isnan", "where", "square", "sum")
def nanvar(
    x: LazyTensor,
    axis: Axes = None,
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
    x = as_tensor("nanvar", x)
    if kind_of(x.dtype) not in "f":
        return reductions.var(x, axis, correction=correction, keepdims=keepdims)
    x = convert(x, floating(x.dtype))
    mean = nanmean(x, axis, keepdims=True)
    squares = where(isnan(x), 0.0, square(x - mean))
    rest = convert(_count(x, axis, keepdims), x.dtype) - correction
    total = reductions.sum(squares, axis, keepdims=keepdims)
    return where(rest > 0, total / rest, float("nan"))


@explains_keywords
@composed_of("isnan", "where", "square", "sum", "sqrt")
def nanstd(
    x: LazyTensor,
    axis: Axes = None,
    *,
    correction: float = 0,
    keepdims: bool = False,
    **others: Never,
) -> LazyTensor:
    """The square root of `nanvar`, whose gradient is 0 where all elements are equal."""
    if others:
        unknown_keyword("nanstd", others)
    x = as_tensor("nanstd", x)
    if kind_of(x.dtype) not in "f":
        return reductions.std(x, axis, correction=correction, keepdims=keepdims)
    variance = nanvar(x, axis, correction=correction, keepdims=keepdims)
    is_zero = variance == 0
    return where(is_zero, 0.0, sqrt(where(is_zero, 1.0, variance)))
