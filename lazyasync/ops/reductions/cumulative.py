"""Sums of all elements up to each one."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from lazyasync.ir.node import Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import convert
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.shaping import flip
from lazyasync.ops.one_operand import check_tensor, record_one
from lazyasync.ops.reductions.reductions import accumulator_of, check_accumulator, reduction
from lazyasync.ops.registration import tensor_method
from lazyasync.ops.shapes import normalize_axis
from lazyasync.tensor import LazyTensor

__all__ = [
    "cumsum",
]


class CumulativeAttributes(NamedTuple):
    """``axis``: counted from the front. ``dtype``: that in which it is summed up."""

    axis: int
    dtype: np.dtype


def _lower_cumsum(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: CumulativeAttributes
) -> Kernel:
    axis, dtype = attributes
    if xp is np:
        accumulate = np.add.accumulate
        return lambda x, out: accumulate(x, axis, dtype, out)
    return lambda x, out: xp.cumsum(x, axis, dtype, out)


def _cumsum_gradient(
    g: LazyTensor, x: Any, y: Any, attributes: CumulativeAttributes
) -> tuple[LazyTensor]:
    # Each element is part of all the sums from its own place on.
    axis = attributes.axis
    backwards = flip(cumsum(flip(g, axis), axis), axis)
    return (convert(backwards, x[0].dtype),)


CUMSUM = reduction(
    "cumsum",
    lambda inputs, attributes: TensorType(inputs[0].shape, attributes.dtype),
    _lower_cumsum,
    _cumsum_gradient,
    CumulativeAttributes,
)


@tensor_method
def cumsum(x: LazyTensor, axis: int | None = None, *, dtype: Any = None) -> LazyTensor:
    """The sums of all elements up to each one along an axis; None flattens ``x`` first.

    Its dtype is as for `sum`.
    """
    if axis is None:
        x, axis = reshape(x, (-1,)), 0
    position = normalize_axis("cumsum", axis, check_tensor("cumsum", x).ndim)
    accumulator = accumulator_of(x.dtype, dtype)
    check_accumulator("cumsum", x._node.type, accumulator)
    return record_one(CUMSUM, x, (position, accumulator))
