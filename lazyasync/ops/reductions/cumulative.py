"""Sums and products of all elements up to each one."""

from __future__ import annotations

from typing import Any, NamedTuple, Never

import numpy as np

from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir import scalar
from lazyasync.ir.node import Operation
from lazyasync.ir.rules import Kernel, Lowering
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import convert
from lazyasync.ops.indexing.slicing import split_at
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.padding import pad
from lazyasync.ops.manipulation.shaping import concatenate, flip
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.reductions.reductions import accumulator_of, check_accumulator, reduction
from lazyasync.ops.registration import tensor_method
from lazyasync.ops.shapes import normalize_axis
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = [
    "cumprod",
    "cumsum",
    "cumulative_prod",
    "cumulative_sum",
]


class CumulativeAttributes(NamedTuple):
    """``axis``: counted from the front. ``dtype``: that in which elements are combined."""

    axis: int
    dtype: np.dtype


def _infer(inputs: tuple[TensorType, ...], attributes: CumulativeAttributes) -> TensorType:
    return TensorType(inputs[0].shape, attributes.dtype)


_WIDE = {"e": np.dtype(np.float64), "f": np.dtype(np.float64), "F": np.dtype(np.complex128)}
_CHUNK = 1 << 14
"""Elements that are combined in double precision at a time."""


def _lower_to_accumulate(combine: np.ufunc) -> Lowering:
    """Lowers to a running ufunc. Single and half precision are combined in double.

    NumPy combines one after the other.
    """

    def lower(
        xp: Any,
        inputs: tuple[TensorType, ...],
        output: TensorType,
        attributes: CumulativeAttributes,
    ) -> Kernel:
        axis, dtype = attributes
        wide = _WIDE.get(dtype.char)
        if wide is None or not output.size:
            return lambda x, out: combine.accumulate(x, axis, dtype, out)
        return lambda x, out: _accumulate(combine, x, axis, dtype, wide, out)

    return lower


def _accumulate(
    combine: np.ufunc, x: Any, axis: int, dtype: np.dtype, wide: np.dtype, out: Any
) -> None:
    """Combines in a wide dtype elements that are rounded to another one first."""
    if x.size <= _CHUNK:
        combine.accumulate(x.astype(dtype, copy=False), axis, wide, out)
        return
    step = max(1, _CHUNK * len(x) // x.size)
    before: Any = None
    for first in range(0, len(x), step):
        part, results = x[first : first + step], out[first : first + step]
        if axis and step == 1:
            _accumulate(combine, part[0], axis - 1, dtype, wide, results[0])
        elif axis:
            combine.accumulate(part.astype(dtype, copy=False), axis, wide, results)
        else:
            found = part.astype(dtype, copy=False).astype(wide)
            if before is not None:
                combine(found[:1], before, found[:1])
            combine.accumulate(found, 0, None, found)
            before = found[-1:]
            results[...] = found


def cumulate(
    operation: Operation,
    x: LazyTensor,
    axis: int | None,
    dtype: Any,
    include_initial: bool,
    initial: int,
    name: str | None = None,
    reverse: bool = False,
) -> LazyTensor:
    """``x`` summed up, or multiplied; errors have ``name``, that of what was called."""
    name = name or operation.name
    x = as_tensor(name, x)
    if axis is None:
        x, axis = reshape(x, (-1,)), 0
    position = normalize_axis(name, axis, x.ndim)
    accumulator = accumulator_of(x.dtype, dtype)
    check_accumulator(name, x._node.type, accumulator)
    x = flip(x, position) if reverse else x
    result = record_one(operation, x, (position, accumulator))
    if include_initial:
        ahead = [(int(number == position), 0) for number in range(x.ndim)]
        result = pad(result, ahead, constant_values=initial)
    return flip(result, position) if reverse else result


# ---- sums ----------------------------------------------------------------------------------


def _cumsum_gradient(
    g: LazyTensor, x: Any, y: Any, attributes: CumulativeAttributes
) -> tuple[LazyTensor]:
    # Each element is part of all the sums from its own place on.
    axis = attributes.axis
    backwards = flip(cumsum(flip(g, axis), axis), axis)
    return (convert(backwards, x[0].dtype),)


CUMSUM = reduction(
    "cumsum",
    _infer,
    _lower_to_accumulate(np.add),
    _cumsum_gradient,
    CumulativeAttributes,
    scan=scalar.SUM,
)


@explains_keywords
@tensor_method
def cumsum(
    x: LazyTensor,
    axis: int | None = None,
    dtype: Any = None,
    *,
    include_initial: bool = False,
    reverse: bool = False,
    **others: Never,
) -> LazyTensor:
    """The sums of all elements up to each one along an axis; None flattens ``x`` first.

    With ``include_initial`` the sum of no elements, 0, comes first, so that there is one more. With
    ``reverse`` all is from the other end. The dtype is as for `sum`. The array API standard calls
    this ``la.cumulative_sum``.
    """
    if others:
        unknown_keyword("cumsum", others)
    return cumulate(CUMSUM, x, axis, dtype, include_initial, 0, reverse=reverse)


cumulative_sum = cumsum


# ---- products ------------------------------------------------------------------------------


def _cumprod_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], y: Any, attributes: CumulativeAttributes
) -> tuple[LazyTensor]:
    # Each element is a factor of all the products from its own place on. What these have in common
    # is the product of all elements before it.
    axis, dtype = attributes
    x = convert(operands[0], dtype)
    length = x.shape[axis]
    if length > 1:
        head, _ = split_at(x, [length - 1], axis)
        before = cumprod(head, axis, include_initial=True)
        g = before * _sums_of_products(g, split_at(x, [1], axis)[1], axis)
    return (convert(g, operands[0].dtype),)


def _sums_of_products(g: LazyTensor, factors: LazyTensor, axis: int) -> LazyTensor:
    """``g[i] + g[i + 1] * factors[i] + g[i + 2] * factors[i] * factors[i + 1] + ...``, each ``i``.

    ``factors`` has one element less along the axis. Each round doubles the terms that each sum has,
    and the factors that are multiplied (Hillis and Steele, "Data Parallel Algorithms", 1986).
    Nothing is divided, so this and all derivatives of it are right beside zeros as well.
    """
    length = g.shape[axis]
    distance = 1
    while distance < length:
        first, last = split_at(g, [length - distance], axis)
        _, ahead = split_at(g, [distance], axis)
        g = concatenate([first + factors * ahead, last], axis)
        if 2 * distance < length:
            near, _ = split_at(factors, [length - 2 * distance], axis)
            _, far = split_at(factors, [distance], axis)
            factors = near * far
        distance *= 2
    return g


CUMPROD = reduction(
    "cumprod",
    _infer,
    _lower_to_accumulate(np.multiply),
    _cumprod_gradient,
    CumulativeAttributes,
    scan=scalar.PRODUCT,
)


@explains_keywords
@tensor_method
def cumprod(
    x: LazyTensor,
    axis: int | None = None,
    dtype: Any = None,
    *,
    include_initial: bool = False,
    reverse: bool = False,
    **others: Never,
) -> LazyTensor:
    """The products of all elements up to each one along an axis; None flattens ``x`` first.

    With ``include_initial`` the product of no elements, 1, comes first, so that there is one more.
    With ``reverse`` all is from the other end. The dtype is as for `prod`. The array API standard
    calls this ``la.cumulative_prod``.
    """
    if others:
        unknown_keyword("cumprod", others)
    return cumulate(CUMPROD, x, axis, dtype, include_initial, 1, reverse=reverse)


cumulative_prod = cumprod
