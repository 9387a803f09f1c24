"""Averages with weights, ranges, and covariances."""

from __future__ import annotations

from typing import Any, Never

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ops.dispatch import (
    as_dtype,
    as_operand,
    check_kind,
    convert,
    first_operand,
    floating,
    promoted,
)
from lazyasync.ops.elementwise.comparison import clip, maximum
from lazyasync.ops.elementwise.functions import conj, sqrt
from lazyasync.ops.elementwise.number_parts import imag, real
from lazyasync.ops.linear_algebra import matmul
from lazyasync.ops.manipulation.broadcasting import broadcast_to, reshape
from lazyasync.ops.manipulation.diagonals import diagonal
from lazyasync.ops.manipulation.joining import holds_tensor
from lazyasync.ops.manipulation.shaping import (
    concatenate,
    expand_dims,
    matrix_transpose,
    transpose,
)
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import real_dtype, wide_enough
from lazyasync.ops.reductions import reductions
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import normalize_axes, normalize_axis
from lazyasync.tensor import LazyTensor

__all__ = [
    "average",
    "corrcoef",
    "cov",
    "ptp",
]

Axes = int | tuple[int, ...] | None


@explains_keywords
@composed_of("max", "min", "subtract")
def ptp(x: LazyTensor, axis: Axes = None, *, keepdims: bool = False, **others: Never) -> LazyTensor:
    """The largest element less the smallest over axes. Raises as `la.max`."""
    if others:
        unknown_keyword("ptp", others)
    x = as_tensor("ptp", x)
    check_kind("ptp", "iuf", (x._node.type,))
    axes = reductions.check_extremum("ptp", reductions.MAX, x, axis)
    most = reductions.max(x, axes, keepdims=keepdims)
    return most - reductions.min(x, axes, keepdims=keepdims)


@explains_keywords
@composed_of("mean")
def average(
    x: LazyTensor,
    axis: Axes = None,
    weights: Any = None,
    returned: bool = False,
    *,
    keepdims: bool = False,
    **others: Never,
) -> Any:
    """``sum(x * weights) / sum(weights)`` over axes; without weights `la.mean`.

    Weights have the shape of ``x``, or of the axes alone. With ``returned`` it gives a pair, the
    other the sum of the weights, in the shape of the result. Raises `ShapeError`, and
    ``ZeroDivisionError`` for weights that sum up to 0, where they are no tensor.
    """
    if others:
        unknown_keyword("average", others)
    x = first_operand("average", x, weights)
    axes = normalize_axes("average", axis, x.ndim)
    if weights is None:
        found = reductions.mean(x, axes, keepdims=keepdims)
        count = x.size // max(found.size, 1)
        total = broadcast_to(as_operand("average", float(count), found), found.shape)
        return (found, convert(total, found.dtype)) if returned else found
    is_lazy = isinstance(weights, LazyTensor) or holds_tensor(weights)
    known = None if is_lazy else np.asarray(weights)
    x, weights = promoted("average", x, weights, dtype_rule=floating)
    if weights.shape != x.shape:
        # In the order in which the axes were given.
        listed = axis if isinstance(axis, (tuple, list)) else (axis,) if axis is not None else ()
        order = [normalize_axis("average", each, x.ndim) for each in listed]
        lengths = tuple([x.shape[place] for place in order])
        if axis is None or weights.shape != lengths:
            raise ShapeError(
                f"average: weights have the shape of x, {x.shape}, or of the axes, {lengths}, not "
                f"{weights.shape}"
            )
        weights = transpose(weights, tuple(np.argsort(order).tolist()))
        shape = [x.shape[place] if place in axes else 1 for place in range(x.ndim)]
        weights = broadcast_to(reshape(weights, tuple(shape)), x.shape)
    if known is not None:
        among = axes if known.shape == x.shape else None
        if not np.all(np.sum(known, among)):
            raise ZeroDivisionError("average: the weights sum up to 0")
    dtype, wide = x.dtype, wide_enough(x.dtype)
    x, weights = convert(x, wide), convert(weights, wide)
    total = reductions.sum(weights, axes, keepdims=keepdims)
    found = convert(reductions.sum(x * weights, axes, keepdims=keepdims) / total, dtype)
    return (found, convert(total, dtype)) if returned else found


@composed_of("mean", "subtract", "matmul")
def cov(
    m: LazyTensor,
    y: Any = None,
    rowvar: bool = True,
    bias: bool = False,
    *,
    correction: float | None = None,
    fweights: Any = None,
    aweights: Any = None,
) -> LazyTensor:
    """The covariances of variables, which are the rows of ``m``, or the columns without ``rowvar``.

    ``m`` and ``y``, which has further variables, have up to two axes: (variables, observations).
    Sums of products are divided by the number of observations less ``correction``, by default 1, or
    0 with ``bias``. ``fweights`` are how often each observation counts, ``aweights`` how much.
    Gives (variables, variables), or a number for one. Raises `ShapeError`.
    """
    found, dtype = _covariances("cov", m, y, rowvar, bias, correction, fweights, aweights)
    return convert(found, dtype)


def _covariances(
    name: str,
    m: Any,
    y: Any,
    rowvar: bool,
    bias: bool,
    correction: float | None,
    fweights: Any,
    aweights: Any,
) -> tuple[LazyTensor, np.dtype]:
    """Covariances, not yet in their dtype, which half precision may not hold; and that dtype."""
    if y is not None:
        m, y = promoted(name, m, y, dtype_rule=floating)
    rows = _variables(name, m, rowvar)
    if y is not None:
        others = _variables(name, y, rowvar, is_more=True)
        if others.shape[1] != rows.shape[1]:
            raise ShapeError(f"{name}: {rows.shape[1]} observations, and {others.shape[1]} of y")
        rows = concatenate([rows, others], 0)
    dtype = floating(rows.dtype)
    if aweights is not None:
        dtype = promoted(name, rows, aweights, dtype_rule=floating)[0].dtype
    rows = convert(rows, wide_enough(dtype))
    less = (0.0 if bias else 1.0) if correction is None else float(correction)
    count = rows.shape[1]
    weights, divisor = _weights(rows, fweights, aweights, less)
    if weights is None:
        centred = rows - reductions.mean(rows, 1, keepdims=True)
        weighted = centred
        divisor = max(float(count) - less, 0.0)
    else:
        mean = reductions.sum(rows * weights, 1, keepdims=True) / reductions.sum(weights)
        centred = rows - mean
        weighted = centred * weights
    other = conj(weighted) if rows.dtype.kind == "c" else weighted
    found = matmul(centred, matrix_transpose(other)) / divisor
    return reshape(found, ()) if found.shape == (1, 1) else found, dtype


def _variables(name: str, m: Any, rowvar: bool, is_more: bool = False) -> LazyTensor:
    """Variables as rows; what is there besides is a row already if it is a single one."""
    m = as_tensor(name, m)
    if m.ndim > 2:
        raise ShapeError(f"{name}: up to two axes, not {m._node.type}")
    if m.ndim < 2:
        return reshape(m, (1, m.size))
    return m if rowvar or (is_more and m.shape[0] == 1) else matrix_transpose(m)


def _weights(
    rows: LazyTensor, fweights: Any, aweights: Any, less: float
) -> tuple[LazyTensor | None, Any]:
    """The weights of observations, and what sums of products are divided by."""
    if fweights is None and aweights is None:
        return None, None
    given = []
    for name, weights in (("fweights", fweights), ("aweights", aweights)):
        if weights is not None:
            if not isinstance(weights, LazyTensor) and (np.asarray(weights) < 0).any():
                raise ValueError(f"cov: {name} are not negative")
            tensor = as_dtype("cov", weights, rows, real_dtype(rows.dtype))
            if tensor.shape != rows.shape[1:]:
                raise ShapeError(
                    f"cov: {name} have one number for each of {rows.shape[1]} observations, not "
                    f"the shape {tensor.shape}"
                )
            given.append(tensor)
    weights = given[0] if len(given) == 1 else given[0] * given[1]
    total = reductions.sum(weights)
    if less == 0 or aweights is None:
        return weights, maximum(total - less, 0.0)
    return weights, maximum(total - less * reductions.sum(weights * given[-1]) / total, 0.0)


@composed_of("matmul", "sqrt", "divide")
def corrcoef(m: LazyTensor, y: Any = None, rowvar: bool = True) -> LazyTensor:
    """The correlation coefficients of variables: `cov` divided by standard deviations.

    Both parts are cut off to be from -1 to 1, which rounding may pass. Raises `ShapeError`.
    """
    found, dtype = _covariances("corrcoef", m, y, rowvar, False, None, None, None)
    if not found.ndim:
        return convert(found / found, dtype)
    deviations = sqrt(real(diagonal(found)))
    found = found / expand_dims(deviations, 1) / expand_dims(deviations, 0)
    found = convert(found, dtype)
    if found.dtype.kind != "c":
        return clip(found, -1.0, 1.0)
    return clip(real(found), -1.0, 1.0) + clip(imag(found), -1.0, 1.0) * 1j
