"""Picking elements by indices along an axis, and adding back to where they came from."""

from __future__ import annotations

import operator
from typing import Any, Never

import numpy as np

from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, WORK, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.indexing.adding import add_rows
from lazyasync.ops.indexing.dynamic_slicing import part_at
from lazyasync.ops.indexing.indices import (
    ScatterAttributes,
    around,
    check_index_type,
    check_range,
    from_the_front,
    index_tensor,
    scatter_work,
)
from lazyasync.ops.indexing.slicing import checked_integer, whole
from lazyasync.ops.manipulation.broadcasting import ravel
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import tensor_method
from lazyasync.ops.shapes import AxisAttributes, normalize_axis
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor

__all__ = [
    "take",
]

_SMALL = 4096
"""Elements up to which NumPy's own check of indices, which copies the result, is the fastest."""


def _infer_take(inputs: tuple[TensorType, ...], attributes: AxisAttributes) -> TensorType:
    source, indices = inputs
    axis = attributes.axis
    check_index_type("take", source, indices, axis)
    shape = source.shape[:axis] + indices.shape + source.shape[axis + 1 :]
    return TensorType(shape, source.dtype)


def _lower_take(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: AxisAttributes
) -> Kernel:
    axis = attributes.axis
    length = inputs[0].shape[axis]
    if output.size <= _SMALL:
        return lambda x, indices, out: x.take(indices, axis, out)

    def take(x: Any, indices: Any, out: Any) -> None:
        check_range("take", indices, axis, length)
        x.take(indices, axis, out, "wrap")

    return take


def _take_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: AxisAttributes
) -> tuple[LazyTensor, None]:
    axis = attributes.axis
    return (record(SCATTER_ADD, (g, operands[1]), (axis, operands[0].shape[axis])), None)


TAKE = Operation(
    "take",
    kind=OperationKind.COMPUTE,
    infer=_infer_take,
    attributes=AxisAttributes,
    may_fail=True,
    rules=(
        GRADIENTS(_take_gradient),
        LOWERINGS(_lower_take),
    ),
)


@explains_keywords
@tensor_method
def take(x: LazyTensor, indices: Any, axis: int | None = None, **others: Never) -> LazyTensor:
    """The elements of ``x`` at integer ``indices`` along an axis; None flattens ``x`` first.

    The axes of ``indices`` (a tensor, an array, nested lists or a number) take the place of
    ``axis``. Negative indices count from the end. Indices known now raise ``IndexError`` now; those
    computed on a device fail the step on a CPU, and are taken modulo the length on a GPU.
    """
    if others:
        unknown_keyword("take", others)
    x = as_tensor("take", x)
    if axis is None:
        x, axis = ravel(x), 0
    position = normalize_axis("take", axis, x.ndim)
    if isinstance(indices, (int, np.integer)) and not isinstance(indices, bool):
        shape = x.shape
        index = checked_integer("take", operator.index(indices), position, shape[position])
        items = (*whole(shape[:position]), index, *whole(shape[position + 1 :]))
        return part_at(x, items)
    return record(TAKE, (x, index_tensor("take", indices, x, position)), (position,))


def _infer_scatter_add(inputs: tuple[TensorType, ...], attributes: ScatterAttributes) -> TensorType:
    values, indices = inputs
    axis = attributes.axis
    after = values.shape[axis + indices.ndim :]
    return TensorType((*values.shape[:axis], attributes.length, *after), values.dtype)


def _lower_scatter_add(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: ScatterAttributes
) -> Kernel:
    axis, length = attributes
    before, after = around(output.shape, axis)
    count = inputs[1].size

    def scatter_add(values: Any, indices: Any, out: Any) -> None:
        out.fill(0)
        check_range("take", indices, axis, length)
        places = from_the_front(indices.reshape(-1), length)
        targets = out.reshape(before, length, after)
        add_rows(targets, places, values.reshape(before, count, after))

    return scatter_add


SCATTER_ADD = Operation(
    "scatter_add",
    kind=OperationKind.COMPUTE,
    infer=_infer_scatter_add,
    attributes=ScatterAttributes,
    rules=(
        GRADIENTS(
            lambda g, operands, output, attributes: (
                record(TAKE, (g, operands[1]), (attributes.axis,)),
                None,
            )
        ),
        LOWERINGS(_lower_scatter_add),
        WORK(scatter_work),
    ),
)
