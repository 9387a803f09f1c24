"""The largest elements of windows along an axis, with a gradient that writes each element once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import BATCHES, EXPANSIONS, GRADIENTS, LOWERINGS, WORK, GraphBuilder, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.arithmetic import BITWISE_OR, logical_or
from lazyasync.ops.elementwise.comparison import GREATER, WHERE, equal, greater, where
from lazyasync.ops.elementwise.functions import ISNAN, isnan
from lazyasync.ops.indexing.slicing import GET_ITEM, Item, slice_along, take_part, whole
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.creation import asarray, zeros_like
from lazyasync.ops.manipulation.padding import pad
from lazyasync.ops.manipulation.shaping import expand_dims
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__: list[str] = []


class WindowAttributes(NamedTuple):
    """Windows along ``axis``, counted from the end: ``size`` elements that are ``dilation`` apart.

    They are ``stride`` apart, and as many as fit.
    """

    axis: int
    size: int
    stride: int
    dilation: int


def _count(length: int, attributes: WindowAttributes) -> int:
    return (length - attributes.dilation * (attributes.size - 1) - 1) // attributes.stride + 1


def _infer(inputs: tuple[TensorType, ...], attributes: WindowAttributes) -> TensorType:
    shape = list(inputs[0].shape)
    shape[attributes.axis] = _count(shape[attributes.axis], attributes)
    return TensorType(tuple(shape), inputs[0].dtype)


def _taps(shape: tuple[int, ...], attributes: WindowAttributes) -> list[tuple[Item, ...]]:
    """The elements that are the first of each window, the second, …"""
    axis, size, stride, dilation = attributes
    count = _count(shape[axis], attributes)
    found = []
    for tap in range(size):
        index = [*whole(shape)]
        start = tap * dilation
        index[axis] = (start, start + (count - 1) * stride + 1, stride)
        found.append(tuple(index))
    return found


def _lower(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: WindowAttributes
) -> Kernel:
    taps = [
        tuple([slice(*item) if isinstance(item, tuple) else item for item in index])
        for index in _taps(inputs[0].shape, attributes)
    ]

    def largest(a: Any, out: Any) -> None:
        xp.copyto(out, a[taps[0]])
        for tap in taps[1:]:
            xp.maximum(out, a[tap], out=out)

    return largest


def _expand(b: GraphBuilder, x: Sequence[int], attributes: WindowAttributes) -> int:
    """As the gradient finds out which elements these are, so that both are one loop."""
    taps = _taps(b.type(x[0]).shape, attributes)
    best, *others = [b.apply(GET_ITEM, (x[0],), (index,)) for index in taps]
    for met in others:
        is_larger = b.apply(GREATER, (met, best))
        if b.type(met).dtype.kind == "f":
            is_larger = b.apply(BITWISE_OR, (is_larger, b.apply(ISNAN, (met,))))
        best = b.apply(WHERE, (is_larger, met, best))
    return best


def _gradient(
    g: LazyTensor,
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: WindowAttributes,
) -> tuple[LazyTensor]:
    """To the first of the largest elements of each window.

    Element ``q * stride + r`` is in the windows ``q - m``, at the place ``r + m * stride``: it is
    given what it is the largest of there. So each element is written once, and what windows have
    is read for ``stride`` elements side by side.
    """
    x = operands[0]
    axis, size, stride, dilation = attributes
    rows = -(-x.shape[axis] // stride)
    most = dilation * (size - 1) // stride
    sides = [(0, 0)] * x.ndim
    sides[axis] = (most, rows - g.shape[axis])
    # Windows that there are not give 0.
    chosen, g = pad(_chosen(x, attributes), sides), pad(g, sides)
    front = x.ndim + axis
    places = np.arange(stride).reshape(stride, *(1,) * (-axis - 1))
    result: Any = None
    for back in range(most + 1):
        index = slice_along(g.shape, axis, most - back, most - back + rows)
        window = expand_dims(take_part(chosen, index), front + 1)
        given = expand_dims(take_part(g, index), front + 1)
        here = asarray(places + back * stride, dtype=chosen.dtype, device=x.device)
        found = where(equal(window, here), given, 0)
        result = found if result is None else result + found
    result = reshape(result, (*x.shape[:front], rows * stride, *x.shape[front + 1 :]))
    return (take_part(result, whole(x.shape)),)


def _chosen(x: LazyTensor, attributes: WindowAttributes) -> LazyTensor:
    """The place in each window of the first of the largest elements; NaN is larger than all."""
    _, size, stride, dilation = attributes
    dtype = np.int8 if dilation * (size - 1) + stride < 128 else np.int32
    best: Any = None
    chosen: Any = None
    for tap, index in enumerate(_taps(x.shape, attributes)):
        met = take_part(x, index)
        if best is None:
            best, chosen = met, convert(zeros_like(met), np.dtype(dtype))
            continue
        is_larger = logical_or(greater(met, best), isnan(met))
        best = where(is_larger, met, best)
        chosen = where(is_larger, tap * dilation, chosen)
    return chosen  # type: ignore[no-any-return]


LARGEST_OF_WINDOWS = Operation(
    "largest_of_windows",
    kind=OperationKind.COMPUTE,
    infer=_infer,
    attributes=WindowAttributes,
    rules=(
        GRADIENTS(_gradient),
        BATCHES(lambda application: application.again(application.operands)),
        LOWERINGS(_lower),
        EXPANSIONS(_expand),
        WORK(lambda inputs, output, attributes: 4.0 * output.size * attributes.size),
    ),
)


def largest_of_windows(
    x: LazyTensor, axis: int, size: int, stride: int, dilation: int
) -> LazyTensor:
    """The largest element of each window along an axis, counted from the front; NaN if one is.

    There are as many windows as fit, which is at least one.
    """
    if size == 1 and stride == 1:
        return x
    return record_one(LARGEST_OF_WINDOWS, x, (axis - x.ndim, size, stride, dilation))
