"""Elements by the place that sorting would put them at, without sorting all."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import EXPANSIONS, GRADIENTS, LOWERINGS, WORK, GraphBuilder, Kernel
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.ops.dispatch import check_kind
from lazyasync.ops.elementwise.arithmetic import ADD
from lazyasync.ops.indexing.indices import ScatterAttributes
from lazyasync.ops.indexing.take_along import SCATTER_ADD_ALONG, TAKE_ALONG_AXIS
from lazyasync.ops.reductions.sorting import ARGSORT, SORT
from lazyasync.ops.shapes import AxisAttributes
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor

MOST_PLACES = 32
"""Places of a line up to which selecting takes less than sorting."""


def _infer(inputs: tuple[TensorType, ...], attributes: AxisAttributes) -> TensorType:
    check_kind("order_statistics", "biuf", inputs[:1])
    return TensorType(inputs[1].shape, inputs[0].dtype)


def _lower(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: AxisAttributes
) -> Kernel:
    axis, is_real = attributes.axis, kind_of(output.dtype) == "f"

    def order_statistics(x: Any, places: Any, out: Any) -> None:
        found = xp.take_along_axis(xp.sort(x, axis), places, axis)
        if is_real:  # which has negative zeros
            xp.add(found, 0, out)
        else:
            xp.copyto(out, found)

    if not output.size:
        return lambda x, places, out: None
    return order_statistics


def _work(inputs: tuple[TensorType, ...], output: TensorType, attributes: AxisAttributes) -> float:
    """A few operations for each element, and for each place."""
    wanted = output.shape[attributes.axis]
    return 4.0 * inputs[0].size * math.log2(2 + min(wanted, MOST_PLACES))


def _gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: AxisAttributes
) -> tuple[LazyTensor | None, ...]:
    x, places = operands
    chosen = record(TAKE_ALONG_AXIS, (record(ARGSORT, (x,), attributes), places), attributes)
    length = x.shape[attributes.axis]
    return record(SCATTER_ADD_ALONG, (g, chosen), ScatterAttributes(attributes.axis, length)), None


def _expand(b: GraphBuilder, operands: Sequence[int], attributes: AxisAttributes) -> int | None:
    """In an iteration: what is picked of all in order."""
    if not b.iterates:
        return None
    x, places = operands
    found = b.apply(TAKE_ALONG_AXIS, (b.apply(SORT, (x,), attributes), places), attributes)
    dtype = b.type(x).dtype
    if kind_of(dtype) != "f":
        return found
    return b.apply(ADD, (found, b.constant(0.0, TensorType((), dtype))))


ORDER_STATISTICS = Operation(
    "order_statistics",
    kind=OperationKind.COMPUTE,
    infer=_infer,
    attributes=AxisAttributes,
    rules=(
        EXPANSIONS(_expand),
        GRADIENTS(_gradient),
        LOWERINGS(_lower),
        WORK(_work),
    ),
)
"""What sorting each line puts at places of it, where zeros are positive.

Places, from 0 on, have the shape of the result: as many along the axis as are asked for."""
