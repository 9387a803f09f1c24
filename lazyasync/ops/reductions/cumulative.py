"""Sums of all elements up to each one."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from lazyasync.ir.node import Kernel, Lowering, Operation
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import convert
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.shaping import flip, pad
from lazyasync.ops.one_operand import check_tensor, record_one
from lazyasync.ops.reductions.reductions import accumulator_of, check_accumulator, reduction
from lazyasync.ops.registration import tensor_method
from lazyasync.ops.shapes import normalize_axis
from lazyasync.tensor import LazyTensor

__all__ = [
    "cumsum",
    "cumulative_sum",
]


class CumulativeAttributes(NamedTuple):
    """``axis``: counted from the front. ``dtype``: that in which elements are combined."""

    axis: int
    dtype: np.dtype


def _infer(inputs: tuple[TensorType, ...], attributes: CumulativeAttributes) -> TensorType:
    return TensorType(inputs[0].shape, attributes.dtype)


def _lower_to_method(name: str) -> Lowering:
    """Lowers to a method that arrays of NumPy and of CuPy have."""

    def lower(
        xp: Any,
        inputs: tuple[TensorType, ...],
        output: TensorType,
        attributes: CumulativeAttributes,
    ) -> Kernel:
        axis, dtype = attributes
        return lambda x, out: getattr(x, name)(axis, dtype, out)

    return lower


def _cumulative(
    operation: Operation,
    x: LazyTensor,
    axis: int | None,
    dtype: Any,
    include_initial: bool,
    initial: int,
) -> LazyTensor:
    name = operation.name
    if axis is None:
        x, axis = reshape(x, (-1,)), 0
    position = normalize_axis(name, axis, check_tensor(name, x).ndim)
    accumulator = accumulator_of(x.dtype, dtype)
    check_accumulator(name, x._node.type, accumulator)
    result = record_one(operation, x, (position, accumulator))
    if not include_initial:
        return result
    ahead = [(int(number == position), 0) for number in range(x.ndim)]
    return pad(result, ahead, constant_values=initial)


# ---- sums ----------------------------------------------------------------------------------


def _cumsum_gradient(
    g: LazyTensor, x: Any, y: Any, attributes: CumulativeAttributes
) -> tuple[LazyTensor]:
    # Each element is part of all the sums from its own place on.
    axis = attributes.axis
    backwards = flip(cumsum(flip(g, axis), axis), axis)
    return (convert(backwards, x[0].dtype),)


CUMSUM = reduction(
    "cumsum", _infer, _lower_to_method("cumsum"), _cumsum_gradient, CumulativeAttributes
)


@tensor_method
def cumsum(
    x: LazyTensor, axis: int | None = None, *, dtype: Any = None, include_initial: bool = False
) -> LazyTensor:
    """The sums of all elements up to each one along an axis; None flattens ``x`` first.

    With ``include_initial`` the sum of no elements, 0, comes first, so that there is one more. The
    dtype is as for `sum`. The array API standard calls this ``la.cumulative_sum``.
    """
    return _cumulative(CUMSUM, x, axis, dtype, include_initial, 0)


cumulative_sum = cumsum
