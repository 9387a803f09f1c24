"""Sorting along an axis: the values, or where they were."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Never

import numpy as np

from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import EXPANSIONS, GRADIENTS, LOWERINGS, WORK, GraphBuilder, Kernel
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.ops.dispatch import BITS, check_kind
from lazyasync.ops.indexing.take_along import TAKE_ALONG_AXIS
from lazyasync.ops.manipulation.broadcasting import ravel
from lazyasync.ops.manipulation.shaping import flip
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import INTEGER
from lazyasync.ops.registration import tensor_method
from lazyasync.ops.shapes import AxisAttributes, normalize_axis
from lazyasync.recording import record
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = [
    "argsort",
    "sort",
]

BY_DIGITS = 64
"""Elements of a line from which on small integers are sorted by their digits."""


class FirstAttributes(NamedTuple):
    """``axis``: counted from the front; ``length``: how many; ``descending``: the largest ones."""

    axis: int
    length: int
    descending: bool


def _infer_sort(inputs: tuple[TensorType, ...], attributes: AxisAttributes) -> TensorType:
    check_kind("sort", "biufc", inputs)
    return inputs[0]


def _infer_argsort(inputs: tuple[TensorType, ...], attributes: AxisAttributes) -> TensorType:
    check_kind("argsort", "biufc", inputs)
    return TensorType(inputs[0].shape, INTEGER)


def _lower_sort(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: AxisAttributes
) -> Kernel:
    axis, copyto = attributes.axis, xp.copyto
    if not output.size:
        return lambda x, out: None

    # For integers of up to 16 bits NumPy has no vectors on most processors: it sorts all but short
    # lines in less time by their digits, which it does if asked for a stable order.
    has_digits = output.dtype.itemsize <= 2 and output.shape[axis] >= BY_DIGITS
    way: Literal["stable"] | None = "stable" if has_digits else None

    def sort(x: Any, out: Any) -> None:
        copyto(out, x)
        out.sort(axis, kind=way)

    if output.dtype.kind == "c":
        return lambda x, out: copyto(out, np.sort(x, axis, "stable"))
    if kind_of(output.dtype) != "f":
        return sort
    bits = BITS[output.dtype.itemsize]
    negative_zero = np.iinfo(bits).min

    def sort_stably(x: Any, out: Any) -> None:
        copyto(out, x)
        signed = np.equal(out.view(bits), negative_zero).any()
        out.sort(axis)
        # Of equal numbers only zeros and NaN tell in which order they are. A stable sort takes
        # longer than to put these where they were.
        given, found = np.moveaxis(x, axis, -1), np.moveaxis(out, axis, -1)
        if signed:
            found[found == 0] = given[given == 0]
        if np.isnan(found[..., -1]).any():
            found[np.isnan(found)] = given[np.isnan(given)]

    return sort_stably


def _lower_argsort(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: AxisAttributes
) -> Kernel:
    axis, copyto = attributes.axis, xp.copyto
    return (
        (lambda x, out: copyto(out, np.argsort(x, axis, "stable")))
        if output.size
        else lambda x, out: None
    )


def _infer_first(inputs: tuple[TensorType, ...], attributes: FirstAttributes) -> TensorType:
    check_kind("topk", "biuf", inputs)
    axis, count, _ = attributes
    shape = inputs[0].shape
    return TensorType((*shape[:axis], count, *shape[axis + 1 :]), INTEGER)


def _lower_first(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: FirstAttributes
) -> Kernel:
    axis, count, descending = attributes
    copyto, last = xp.copyto, inputs[0].shape[axis] - 1
    before = (slice(None),) * axis
    first, backwards = (*before, slice(0, count)), (*before, slice(None, None, -1))
    if not output.size:
        return lambda x, out: None

    def first_of_order(x: Any, out: Any) -> None:
        if descending:  # backwards twice, so that equal ones stay in order
            copyto(out, (last - np.argsort(x[backwards], axis, "stable"))[backwards][first])
        else:
            copyto(out, np.argsort(x, axis, "stable")[first])

    return first_of_order


def _first_work(
    inputs: tuple[TensorType, ...], output: TensorType, attributes: FirstAttributes
) -> float:
    return 4.0 * inputs[0].size * math.log2(max(attributes.length, 2))


def _work(inputs: tuple[TensorType, ...], output: TensorType, attributes: AxisAttributes) -> float:
    """A few operations for each comparison."""
    length = output.shape[attributes.axis]
    return 4.0 * output.size * math.log2(max(length, 2))


def _sort_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: AxisAttributes
) -> tuple[LazyTensor]:
    # The order of an order is where each element has gone. So nothing needs to be added up.
    order = record_one(ARGSORT, operands[0], attributes)
    return (record(TAKE_ALONG_AXIS, (g, record_one(ARGSORT, order, attributes)), attributes),)


ARGSORT = Operation(
    "argsort",
    kind=OperationKind.COMPUTE,
    infer=_infer_argsort,
    attributes=AxisAttributes,
    rules=(
        LOWERINGS(_lower_argsort),
        WORK(_work),
    ),
)
FIRST = Operation(
    "first_of_order",
    kind=OperationKind.COMPUTE,
    infer=_infer_first,
    attributes=FirstAttributes,
    rules=(
        LOWERINGS(_lower_first),
        WORK(_first_work),
    ),
)
"""The first places of the order of each line, as `argsort` has it."""


def _expand_sort(b: GraphBuilder, x: Sequence[int], attributes: AxisAttributes) -> int | None:
    """In an iteration: what is picked in its order."""
    if not b.iterates:
        return None
    return b.apply(TAKE_ALONG_AXIS, (x[0], b.apply(ARGSORT, x, attributes)), attributes)


SORT = Operation(
    "sort",
    kind=OperationKind.COMPUTE,
    infer=_infer_sort,
    attributes=AxisAttributes,
    rules=(
        EXPANSIONS(_expand_sort),
        GRADIENTS(_sort_gradient),
        LOWERINGS(_lower_sort),
        WORK(_work),
    ),
)


def _lines(name: str, x: LazyTensor, axis: int | None) -> tuple[LazyTensor, int]:
    """What is sorted, and along which of its axes."""
    x = as_tensor(name, x)
    return (ravel(x), 0) if axis is None else (x, normalize_axis(name, axis, x.ndim))


@explains_keywords
def sort(
    x: LazyTensor,
    axis: int | None = -1,
    *,
    descending: bool = False,
    stable: bool = True,
    **others: Never,
) -> LazyTensor:
    """The elements of ``x`` in order along an axis; None flattens ``x`` first.

    NaN counts as larger than all numbers. Equal elements keep their order, ``stable`` or not.
    Complex numbers are in the order of their real parts, and where these are equal of the imaginary
    ones, as in NumPy. Raises `ShapeError`.
    """
    if others:
        unknown_keyword("sort", others)
    x, position = _lines("sort", x, axis)
    if not descending:
        return record_one(SORT, x, (position,))
    if kind_of(x.dtype) in "fc":  # backwards twice, so that equal ones stay in order
        x = flip(x, position)
    return flip(record_one(SORT, x, (position,)), position)


@explains_keywords
@tensor_method
def argsort(
    x: LazyTensor,
    axis: int | None = -1,
    *,
    descending: bool = False,
    stable: bool = True,
    **others: Never,
) -> LazyTensor:
    """Where the elements of `sort` were: int64. Of equal ones the first comes first, ``stable``
    or not.

    ``la.take_along_axis(x, la.argsort(x))`` is ``la.sort(x)``. A scalar is taken for a vector of
    one. Has no gradient. Raises as `sort`.
    """
    if others:
        unknown_keyword("argsort", others)
    x = as_tensor("argsort", x)
    # A scalar is a vector of one, as NumPy has it for places though not for `sort`.
    x, position = _lines("argsort", x if x.ndim else ravel(x), axis)
    if not descending:
        return record_one(ARGSORT, x, (position,))
    # Backwards twice, so that equal ones stay in order.
    order = flip(record_one(ARGSORT, flip(x, position), (position,)), position)
    return (x.shape[position] - 1) - order
