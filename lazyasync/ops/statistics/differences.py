"""Differences along an axis, integrals, interpolation, convolutions and polynomials."""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from typing import Any, Never

import numpy as np

from lazyasync.arguments import real_number
from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.node import Attributes, Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, WORK, Kernel
from lazyasync.ir.types import TensorType, can_cast, kind_of
from lazyasync.ops.dispatch import (
    as_operand,
    check_kind,
    convert,
    first_operand,
    floating,
    promoted,
)
from lazyasync.ops.elementwise.arithmetic import logical_and, logical_or, mod
from lazyasync.ops.elementwise.comparison import clip, maximum, not_equal, where
from lazyasync.ops.elementwise.functions import conj, isfinite, isnan
from lazyasync.ops.indexing.take import take
from lazyasync.ops.manipulation.broadcasting import broadcast_to, ravel, reshape
from lazyasync.ops.manipulation.creation import ones_like, zeros_like
from lazyasync.ops.manipulation.shaping import concatenate, flip, stack
from lazyasync.ops.one_operand import as_tensor, kind_number
from lazyasync.ops.promotion import INTEGER, promote, real_dtype
from lazyasync.ops.reductions import reductions
from lazyasync.ops.reductions.cumulative import cumsum
from lazyasync.ops.reductions.sorting import argsort
from lazyasync.ops.registration import composed_of
from lazyasync.ops.settings import setting_beside
from lazyasync.ops.shapes import broadcast_shapes, normalize_axes, normalize_axis
from lazyasync.ops.statistics.searching import searchsorted
from lazyasync.recording import on_host, record
from lazyasync.tensor import LazyTensor

__all__ = [
    "convolve",
    "correlate",
    "diff",
    "ediff1d",
    "gradient",
    "interp",
    "polyval",
    "trapezoid",
    "unwrap",
    "vander",
]


def _cut(x: LazyTensor, axis: int, start: int | None, stop: int | None) -> LazyTensor:
    """A part along an axis."""
    return x[(*[slice(None)] * axis, slice(start, stop))]


# ---- differences ---------------------------------------------------------------------------


@explains_keywords
@composed_of("getitem", "subtract")
def diff(
    x: LazyTensor,
    n: int = 1,
    axis: int = -1,
    prepend: Any = None,
    append: Any = None,
    **others: Never,
) -> LazyTensor:
    """``x[i + 1] - x[i]`` along an axis, ``n`` times; of booleans, whether they differ.

    ``prepend`` and ``append`` are put before and behind ``x`` first: tensors, or numbers, which
    stand for one element each. Raises `ShapeError`, and ``ValueError`` for a negative ``n``.
    """
    if others:
        unknown_keyword("diff", others)
    x = first_operand("diff", x, prepend, append)
    if not x.ndim:
        raise ShapeError("diff: there is no axis")
    axis, n = normalize_axis("diff", axis, x.ndim), operator.index(n)
    if n < 0:
        raise ValueError(f"diff: how often must not be negative, {n}")
    if n == 0:
        return x.copy()
    parts, dtype = [x], x.dtype
    for place, added in ((0, prepend), (len(parts) + 1, append)):
        if added is not None:
            tensor = as_operand("diff", added, x)
            dtype = promote("diff", dtype, tensor.dtype)
            if not tensor.ndim:
                tensor = broadcast_to(tensor, (*x.shape[:axis], 1, *x.shape[axis + 1 :]))
            parts.insert(place, tensor)
    if len(parts) > 1:
        _check_around("diff", parts, axis)
        x = concatenate([convert(part, dtype) for part in parts], axis)
    for _ in range(n):
        later, earlier = _cut(x, axis, 1, None), _cut(x, axis, None, -1)
        if not x.shape[axis]:
            return x
        x = not_equal(later, earlier) if x.dtype.kind == "b" else later - earlier
    return x


def _check_around(name: str, parts: Sequence[LazyTensor], axis: int) -> None:
    """Raises `ShapeError` for tensors that cannot stand side by side along an axis."""
    around = {(part.ndim, part.shape[:axis], part.shape[axis + 1 :]) for part in parts}
    if len(around) > 1:
        listed = " and ".join(str(part.shape) for part in parts)
        raise ShapeError(f"{name}: {listed} differ in more than the length of axis {axis}")


@composed_of("getitem", "subtract")
def ediff1d(x: LazyTensor, to_end: Any = None, to_begin: Any = None) -> LazyTensor:
    """The differences of all elements, one after the other, with more before and behind.

    Raises `DTypeError` for more of a higher kind.
    """
    x = ravel(first_operand("ediff1d", x, to_end, to_begin))
    parts = [diff(x)]
    for place, added in ((0, to_begin), (2, to_end)):
        if added is not None:
            tensor = ravel(as_operand("ediff1d", added, x))
            if not can_cast(tensor.dtype, x.dtype):
                raise DTypeError(f"ediff1d: {tensor._node.type} beside differences of {x.dtype}")
            parts.insert(place, convert(tensor, x.dtype))
    return concatenate(parts) if len(parts) > 1 else parts[0]


@explains_keywords
@composed_of("subtract", "divide", "concatenate")
def gradient(
    x: LazyTensor,
    *spacing: Any,
    axis: int | Sequence[int] | None = None,
    edge_order: int = 1,
    **others: Never,
) -> Any:
    """Slopes along axes, by central differences of second order, and at both ends to one side.

    ``spacing`` is the distance between elements, a number or coordinates, one for all axes or one
    for each. Gives a tensor for one axis, and a tuple for several; ``la.grad`` is what
    differentiates functions. Raises `ShapeError`, and ``ValueError``. Source: Fornberg, "Generation
    of finite difference formulas on arbitrarily spaced grids", 1988.
    """
    if others:
        unknown_keyword("gradient", others)
    x = first_operand("gradient", x, *spacing)
    listed = None if axis is None else tuple(axis) if isinstance(axis, Sequence) else (axis,)
    axes = normalize_axes("gradient", listed, x.ndim)
    if listed is not None:
        axes = tuple([normalize_axis("gradient", each, x.ndim) for each in listed])
    if edge_order not in (1, 2):
        raise ValueError(f"gradient: edge_order is 1 or 2, not {edge_order!r}")
    if len(spacing) not in (0, 1, len(axes)):
        raise TypeError(f"gradient: {len(spacing)} spacings for {len(axes)} axes")
    given = list(spacing) if len(spacing) == len(axes) else list(spacing or (1.0,)) * len(axes)
    x = convert(x, floating(x.dtype))
    found = tuple(
        [_slopes(x, each, step, edge_order) for each, step in zip(axes, given, strict=True)]
    )
    return found[0] if len(found) == 1 else found


def _slopes(x: LazyTensor, axis: int, step: Any, edge_order: int) -> LazyTensor:
    length = x.shape[axis]
    if length < edge_order + 1:
        raise ShapeError(
            f"gradient: at least {edge_order + 1} elements along axis {axis}, not {length}"
        )
    tensor = as_operand("gradient", step, x)
    if tensor.ndim > 1 or (tensor.ndim and tensor.shape[0] != length):
        raise ShapeError(f"gradient: {length} coordinates along axis {axis}, not {tensor.shape}")
    if not tensor.ndim:
        return _even_slopes(x, axis, convert(tensor, x.dtype), edge_order)
    shape = [1] * x.ndim
    shape[axis] = length - 1
    steps = reshape(convert(_distances(tensor, 0), x.dtype), tuple(shape))
    slopes = diff(x, axis=axis) / steps
    before, behind = _cut(steps, axis, None, -1), _cut(steps, axis, 1, None)
    left, right = _cut(slopes, axis, None, -1), _cut(slopes, axis, 1, None)
    inside = (left * behind + right * before) / (before + behind)
    first, last = _cut(slopes, axis, None, 1), _cut(slopes, axis, -1, None)
    if edge_order == 2:
        bend = (right - left) / (before + behind)
        first = first - _cut(bend, axis, None, 1) * _cut(steps, axis, None, 1)
        last = last + _cut(bend, axis, -1, None) * _cut(steps, axis, -1, None)
    return concatenate([first, inside, last], axis)


def _distances(places: LazyTensor, axis: int) -> LazyTensor:
    """The differences of coordinates; those of integers as float64, which does not wrap around."""
    is_float = kind_of(places.dtype) in "fc"
    return diff(places if is_float else convert(places, np.dtype(np.float64)), axis=axis)


def _even_slopes(x: LazyTensor, axis: int, step: LazyTensor, edge_order: int) -> LazyTensor:
    """Of elements as far from each other: what stands in the middle counts for nothing."""
    inside = (_cut(x, axis, 2, None) - _cut(x, axis, None, -2)) / (step * 2)
    if edge_order == 1:
        first = _cut(x, axis, 1, 2) - _cut(x, axis, None, 1)
        last = _cut(x, axis, -1, None) - _cut(x, axis, -2, -1)
    else:
        near, middle, far = (_cut(x, axis, place, place + 1) for place in range(3))
        first = middle * 2.0 - near * 1.5 - far * 0.5
        end = x.shape[axis]
        near, middle, far = (_cut(x, axis, end - n, end - n + 1) for n in (1, 2, 3))
        last = near * 1.5 - middle * 2.0 + far * 0.5
    return concatenate([first / step, inside, last / step], axis)


@explains_keywords
@composed_of("subtract", "remainder", "cumsum")
def unwrap(
    x: LazyTensor,
    discont: float | LazyTensor | None = None,
    axis: int = -1,
    *,
    period: float | LazyTensor = 2 * math.pi,
    **others: Never,
) -> LazyTensor:
    """Angles along an axis without jumps: multiples of ``period`` are added.

    Where neighbours differ by at least ``discont``, by default half a period, the difference
    becomes the one that is least. Signed integers remain what they are if the period is one.
    Raises `ShapeError`, and ``ValueError`` for a period of 0.
    """
    if others:
        unknown_keyword("unwrap", others)
    x = as_tensor("unwrap", x)
    check_kind("unwrap", "biuf", (x._node.type,))
    is_whole = x.dtype.kind == "i" and isinstance(period, (int, np.integer))
    if not is_whole:
        x = convert(x, floating(x.dtype))
    if not x.ndim:
        raise ShapeError("unwrap: there is no axis")
    axis = normalize_axis("unwrap", axis, x.ndim)
    period = setting_beside(x, _not_zero, "unwrap: period", period)
    limit = period / 2
    if discont is not None:
        least = setting_beside(x, real_number, "unwrap: discont", discont)
        are_numbers = type(least) is not LazyTensor and type(limit) is not LazyTensor
        limit = on_host(max, least, limit) if are_numbers else maximum(least, limit)
    steps = diff(x, axis=axis)
    half = period // 2 if is_whole else period / 2
    wrapped = mod(steps + half, period) - half
    if not is_whole or half * 2 == period:
        wrapped = where(logical_and(wrapped == -half, steps > 0), half, wrapped)
    if is_whole:
        corrections = where(abs(steps) < limit, 0, wrapped - steps)
        rest = _cut(x, axis, 1, None) + cumsum(corrections, axis, dtype=x.dtype)
        return concatenate([_cut(x, axis, None, 1), rest], axis)
    corrections = where(abs(steps) < limit, 0.0, wrapped - steps)
    rest = _cut(x, axis, 1, None) + cumsum(corrections, axis)
    return concatenate([_cut(x, axis, None, 1), rest], axis)


def _not_zero(name: str, value: Any) -> Any:
    if not real_number(name, value):
        raise ValueError(f"{name} must not be 0")
    return value


# ---- integrals and interpolation -----------------------------------------------------------


@explains_keywords
@composed_of("getitem", "add", "sum")
def trapezoid(
    y: LazyTensor, x: Any = None, dx: float = 1.0, axis: int = -1, **others: Never
) -> LazyTensor:
    """The integral along an axis by the trapezoidal rule: ``sum((y[i] + y[i + 1]) / 2 * step)``.

    Steps are ``dx``, or the differences of the coordinates ``x``, which have one axis or are
    broadcast against ``y``. Raises `ShapeError`.
    """
    if others:
        unknown_keyword("trapezoid", others)
    y = first_operand("trapezoid", y, x, dx)
    axis = normalize_axis("trapezoid", axis, y.ndim)
    if not y.ndim:
        raise ShapeError("trapezoid: there is no axis")
    steps: Any = dx
    is_whole = False
    if x is not None:
        places = as_operand("trapezoid", x, convert(y, floating(y.dtype)))
        is_whole = kind_of(places.dtype) not in "fc"
        if places.ndim == 1:
            shape = [1] * y.ndim
            shape[axis] = places.shape[0] - 1
            steps = reshape(_distances(places, 0), tuple(shape))
        else:
            if -places.ndim > axis - y.ndim:
                raise ShapeError(f"trapezoid: x of {places.shape} has no axis {axis - y.ndim}")
            steps = _distances(places, axis - y.ndim)
    y = convert(y, floating(y.dtype))
    sums = _cut(y, axis, 1, None) + _cut(y, axis, None, -1)
    if isinstance(steps, LazyTensor):
        if is_whole:
            steps = convert(steps, y.dtype)
        broadcast_shapes("trapezoid", (sums._node.type, steps._node.type))
    return reductions.sum(sums * steps * 0.5, axis)


@composed_of("searchsorted", "take", "where")
def interp(
    x: LazyTensor,
    xp: Any,
    fp: Any,
    left: Any = None,
    right: Any = None,
    period: float | LazyTensor | None = None,
) -> LazyTensor:
    """The values at ``x`` of the function that is ``fp`` at ``xp``, and linear in between.

    ``xp``, ascending, and ``fp`` have one axis. Before the first it is ``left``, by default
    ``fp[0]``, behind the last ``right``. With ``period`` both ends meet, and ``xp`` need not be in
    order. Gradients are by ``x`` and ``fp``, and by ``xp``. Raises `ShapeError`.
    """
    like = next((each for each in (x, xp, fp) if type(each) is LazyTensor), None)
    beside = None
    if kind_number(fp) is None:
        fp = as_tensor("interp", fp, None if like is None else like.device)
        beside = real_dtype(fp.dtype) if kind_of(fp.dtype) in "fc" else None
    x, xp = promoted("interp", x, xp, dtype_rule=floating, like=like, beside=beside)
    fp = as_operand("interp", fp, x)
    if xp.ndim != 1 or xp.shape != fp.shape or not xp.size:
        raise ShapeError(
            f"interp: xp and fp have one axis of the same length, not {xp._node.type} and "
            f"{fp._node.type}"
        )
    check_kind("interp", "biuf", (x._node.type,))
    fp = convert(fp, floating(promote("interp", x.dtype, fp.dtype)))
    if period is not None:
        span = abs(setting_beside(x, _not_zero, "interp: period", period))
        x, xp = mod(x, span), mod(xp, span)
        order = argsort(xp)
        xp, fp = take(xp, order, 0), take(fp, order, 0)
        xp = concatenate([xp[-1:] - span, xp, xp[:1] + span])
        fp = concatenate([fp[-1:], fp, fp[:1]])
        left = right = None
    count = xp.size
    first, last = fp[0], fp[-1]
    if count > 1:
        places = clip(searchsorted(xp, x, "right") - 1, 0, count - 2)
        start, stop = take(xp, places, 0), take(xp, places + 1, 0)
        below, above = take(fp, places, 0), take(fp, places + 1, 0)
        width = stop - start
        is_step = width == 0
        # Of infinite places only where they are is known: all between is as far as the other end.
        ahead = where(logical_and(isfinite(start), isfinite(x)), x - start, 0.0)
        share = where(is_step, 0.0, ahead / where(is_step, 1.0, width))
        share = where(logical_and(start == -math.inf, x > start), 1.0, share)
        share = where(logical_and(start == -math.inf, stop == math.inf), math.nan, share)
        share = convert(share, fp.dtype)
        rise = above - below
        # An infinite rise over an infinite way has no slope.
        rise = where(logical_or(isfinite(rise), isfinite(width)), rise, math.nan)
        found = below + rise * share
        # Where a neighbour is not finite: at a place itself it is left out, as between equal ones;
        # else from above, where from below would be NaN.
        other = where(isnan(found), above + rise * (share - 1.0), found)
        alone = logical_or(below == above, x == start)
        found = where(isnan(found), where(alone, below, other), found)
        found = where(x == stop, above, found)
    else:
        found = broadcast_to(first, x.shape)
    found = where(x < xp[0], first if left is None else left, found)
    found = where(x > xp[-1], last if right is None else right, found)
    return where(x != x, convert(x, fp.dtype), found)


# ---- convolutions --------------------------------------------------------------------------


def _infer_convolve(inputs: tuple[TensorType, ...], attributes: Attributes) -> TensorType:
    length = inputs[0].shape[0] + inputs[1].shape[0] - 1
    return TensorType((length,), inputs[0].dtype)


def _lower_convolve(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    convolve, copyto = xp.convolve, xp.copyto
    return lambda one, other, out: copyto(out, convolve(one, other), casting="same_kind")


def _convolve_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: Attributes
) -> tuple[LazyTensor, LazyTensor]:
    # Each element of the one meets all of the other, one after the other.
    one, other = operands
    first, second = one.shape[0], other.shape[0]
    return (
        record(CONVOLVE, (g, flip(other, 0)))[second - 1 : second - 1 + first],
        record(CONVOLVE, (g, flip(one, 0)))[first - 1 : first - 1 + second],
    )


CONVOLVE = Operation(
    "convolve",
    kind=OperationKind.COMPUTE,
    infer=_infer_convolve,
    rules=(
        GRADIENTS(_convolve_gradient),
        LOWERINGS(_lower_convolve),
        WORK(lambda inputs, output, attributes: 2.0 * inputs[0].size * inputs[1].size),
    ),
)


def _convolved(name: str, a: Any, v: Any, mode: str, reverse: bool) -> LazyTensor:
    one, other = promoted(name, a, v)
    if one.ndim != 1 or other.ndim != 1 or not one.size or not other.size:
        raise ShapeError(
            f"{name}: both have one axis, and elements, not {one._node.type} and {other._node.type}"
        )
    if mode not in ("full", "same", "valid"):
        raise ValueError(f"{name}: mode is 'full', 'same' or 'valid', not {mode!r}")
    if reverse:
        other = flip(conj(other) if other.dtype.kind == "c" else other, 0)
    longer, shorter = max(one.size, other.size), min(one.size, other.size)
    found = record(CONVOLVE, (one, other))
    if mode == "valid":
        return found[shorter - 1 : longer]
    if mode == "same":
        start = (shorter - 1) // 2
        if reverse and other.size > one.size:
            start = shorter - 1 - start  # NumPy swaps them, and turns the result around
        return found[start : start + longer]
    return found


def convolve(a: LazyTensor, v: Any, mode: str = "full") -> LazyTensor:
    """``sum(a[j] * v[k - j])`` over ``j``, for vectors of M and N elements.

    ``"full"`` has M + N - 1 elements, ``"same"`` max(M, N) in the middle of these, and ``"valid"``
    those where both overlap whole, max(M, N) - min(M, N) + 1. Raises `ShapeError`, `DTypeError` and
    ``ValueError``.
    """
    return _convolved("convolve", a, v, mode, False)


@composed_of("convolve")
def correlate(a: LazyTensor, v: Any, mode: str = "valid") -> LazyTensor:
    """``sum(a[j + k] * conj(v[j]))`` over ``j``: `convolve` with ``v`` backwards, conjugated."""
    return _convolved("correlate", a, v, mode, True)


# ---- polynomials ---------------------------------------------------------------------------


@composed_of("multiply", "add")
def polyval(p: Any, x: Any) -> LazyTensor:
    """The polynomial with the coefficients ``p``, the highest power first, at ``x``.

    By Horner's rule. Raises `ShapeError`.
    """
    given = x
    p, x = promoted("polyval", p, x)
    if p.ndim != 1:
        raise ShapeError(f"polyval: coefficients have one axis, not {p._node.type}")
    if not p.size:
        return zeros_like(as_tensor("polyval", given, p.device))
    found = zeros_like(x)
    for place in range(p.size):
        found = found * x + p[place]
    return found


@composed_of("multiply")
def vander(x: LazyTensor, N: int | None = None, increasing: bool = False) -> LazyTensor:  # noqa: N803
    """The powers of each element of a vector as the rows of a matrix (M, N).

    The highest first, unless ``increasing``. N is M by default. Raises `ShapeError`.
    """
    x = as_tensor("vander", x)
    if x.ndim != 1:
        raise ShapeError(f"vander: a vector, not {x._node.type}")
    count = x.size if N is None else operator.index(N)
    if count < 0:
        raise ShapeError(f"vander: there are no {count} columns")
    if x.dtype.kind in "biu" and x.dtype.itemsize < 8:
        x = convert(x, INTEGER)  # powers of short integers are long
    if not count:
        return reshape(x[:0], (x.size, 0))
    powers = [ones_like(x)]
    for _ in range(count - 1):
        powers.append(powers[-1] * x)
    return stack(powers if increasing else powers[::-1], -1)
