"""The largest and the smallest of all elements up to each one."""

from __future__ import annotations

from typing import Any, Never

from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir import scalar
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, SCANS, WORK, Kernel, Lowering
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.ops.dispatch import check_kind
from lazyasync.ops.elementwise.arithmetic import logical_and, logical_not, logical_or
from lazyasync.ops.elementwise.comparison import greater, less, where
from lazyasync.ops.elementwise.functions import isnan
from lazyasync.ops.indexing.slicing import split_at
from lazyasync.ops.indexing.take_along import SCATTER_ADD_ALONG
from lazyasync.ops.manipulation.broadcasting import ravel, reshape
from lazyasync.ops.manipulation.creation import arange, ones
from lazyasync.ops.manipulation.shaping import concatenate, flip
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import BOOL
from lazyasync.ops.shapes import AxisAttributes, normalize_axis
from lazyasync.recording import record
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = [
    "cummax",
    "cummin",
]


def _infer(inputs: tuple[TensorType, ...], attributes: AxisAttributes) -> TensorType:
    check_kind("cummax", "biuf", inputs)
    return inputs[0]


def _infer_least(inputs: tuple[TensorType, ...], attributes: AxisAttributes) -> TensorType:
    check_kind("cummin", "biuf", inputs)
    return inputs[0]


def _lower_to_accumulate(ufunc: str) -> Lowering:
    def lower(
        xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: AxisAttributes
    ) -> Kernel:
        accumulate, axis = getattr(xp, ufunc).accumulate, attributes.axis
        if not output.size:
            return lambda x, out: None
        return lambda x, out: accumulate(x, axis, None, out)

    return lower


def _gradient_of(ahead_of: Any) -> Any:
    def gradient(
        g: LazyTensor,
        operands: tuple[LazyTensor, ...],
        output: LazyTensor,
        attributes: AxisAttributes,
    ) -> tuple[LazyTensor]:
        # It goes to where the value stood first: the latest place that is ahead of all before it.
        (x,), axis = operands, attributes.axis
        length = x.shape[axis]
        if length < 2:
            return (g,)
        before, _ = split_at(output, [length - 1], axis)
        _, own = split_at(x, [1], axis)
        ahead = ahead_of(own, before)
        if kind_of(x.dtype) == "f":
            ahead = logical_or(ahead, logical_and(isnan(own), logical_not(isnan(before))))
        shape = [1] * x.ndim
        shape[axis] = length
        places = reshape(arange(length, device=x.device), tuple(shape))
        first_shape = (*x.shape[:axis], 1, *x.shape[axis + 1 :])
        first = ones(first_shape, dtype=BOOL, device=x.device)
        starts = where(concatenate([first, ahead], axis), places, 0)
        indices = record_one(CUMMAX, starts, (axis,))
        return (record(SCATTER_ADD_ALONG, (g, indices), (axis, length)),)

    return gradient


def _work(inputs: tuple[TensorType, ...], output: TensorType, attributes: Any) -> float:
    return float(output.size)


CUMMAX = Operation(
    "cummax",
    kind=OperationKind.COMPUTE,
    infer=_infer,
    attributes=AxisAttributes,
    rules=(
        GRADIENTS(_gradient_of(greater)),
        LOWERINGS(_lower_to_accumulate("maximum")),
        SCANS(scalar.LARGEST),
        WORK(_work),
    ),
)
CUMMIN = Operation(
    "cummin",
    kind=OperationKind.COMPUTE,
    infer=_infer_least,
    attributes=AxisAttributes,
    rules=(
        GRADIENTS(_gradient_of(less)),
        LOWERINGS(_lower_to_accumulate("minimum")),
        SCANS(scalar.SMALLEST),
        WORK(_work),
    ),
)


def _running(operation: Operation, x: Any, axis: int | None, reverse: bool) -> LazyTensor:
    x = as_tensor(operation.name, x)
    if axis is None:
        x, axis = ravel(x), 0
    position = normalize_axis(operation.name, axis, x.ndim)
    if not reverse:
        return record_one(operation, x, (position,))
    return flip(record_one(operation, flip(x, position), (position,)), position)


@explains_keywords
def cummax(
    x: LazyTensor, axis: int | None = None, *, reverse: bool = False, **others: Never
) -> LazyTensor:
    """The largest of all elements up to each one along an axis; None flattens ``x`` first.

    With ``reverse`` of each one and all behind it. From a NaN on all are NaN. The gradient is that
    of the first of equal ones, of the last with ``reverse``. Raises `ShapeError`,
    and `DTypeError` for complex numbers.
    """
    if others:
        unknown_keyword("cummax", others)
    return _running(CUMMAX, x, axis, reverse)


@explains_keywords
def cummin(
    x: LazyTensor, axis: int | None = None, *, reverse: bool = False, **others: Never
) -> LazyTensor:
    """The smallest of all elements up to each one along an axis; as `cummax`."""
    if others:
        unknown_keyword("cummin", others)
    return _running(CUMMIN, x, axis, reverse)
