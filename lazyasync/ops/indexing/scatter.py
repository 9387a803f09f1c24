"""Putting values where indices along an axis point, or combining them with what is there.

As `numpy.ufunc.at` does it: an index that occurs several times counts as often.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, WORK, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import convert, scalar_operand
from lazyasync.ops.elementwise.comparison import equal, maximum, where
from lazyasync.ops.indexing.adding import add_rows
from lazyasync.ops.indexing.indices import around, check_index_type, check_range
from lazyasync.ops.indexing.slicing import slice_along, take_part
from lazyasync.ops.indexing.take import TAKE
from lazyasync.ops.manipulation.broadcasting import broadcast_to, reshape
from lazyasync.ops.manipulation.creation import COUNT
from lazyasync.ops.manipulation.shaping import concatenate, flip
from lazyasync.ops.promotion import INTEGER
from lazyasync.ops.reductions.sorting import ARGSORT
from lazyasync.recording import record, record_source
from lazyasync.tensor import LazyTensor

How: TypeAlias = Literal["set", "add", "multiply", "minimum", "maximum"]
"""What becomes of an element and of a value that is put there."""


class CombineAttributes(NamedTuple):
    """``axis``: where the indices point; ``how``: a `How`."""

    axis: int
    how: str


def _infer(inputs: tuple[TensorType, ...], attributes: CombineAttributes) -> TensorType:
    x, values, indices = inputs
    axis = attributes.axis
    check_index_type("setitem", x, indices, axis)
    shape = x.shape[:axis] + indices.shape + x.shape[axis + 1 :]
    if values.shape != shape or values.dtype != x.dtype:
        raise ShapeError(f"setitem: {values} is not what {indices} pick from {x}")
    return x


def _lower(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: CombineAttributes
) -> Kernel:
    axis, how = attributes
    length, count = output.shape[axis], inputs[2].size
    before, after = around(output.shape, axis)
    copyto = xp.copyto
    if not count or not output.size:
        return lambda x, values, indices, out: copyto(out, x)
    combine = None if how == "set" else getattr(np, how).at

    def scatter(x: Any, values: Any, indices: Any, out: Any) -> None:
        copyto(out, x)
        check_range("setitem", indices, axis, length)
        places = np.remainder(indices.reshape(-1).astype(np.intp), length)
        targets = out.reshape(before, length, after)
        sources = values.reshape(before, count, after)
        if how == "add":
            add_rows(targets, places, sources)
        elif combine is None:
            for target, source in zip(targets, sources, strict=True):
                target[places] = source  # of several values for one place, the last remains
        elif after == 1:  # NumPy is quick along a single axis alone
            for target, source in zip(targets[..., 0], sources[..., 0], strict=True):
                combine(target, places, source)
        else:
            for target, source in zip(targets, sources, strict=True):
                combine(target, places, source)

    return scatter


def _gradient(
    g: LazyTensor,
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: CombineAttributes,
) -> tuple[LazyTensor, LazyTensor, None]:
    rule = _RULES[attributes.how]
    return (*rule(g, operands[0], operands[1], operands[2], output, attributes.axis), None)


def _work(
    inputs: tuple[TensorType, ...], output: TensorType, attributes: CombineAttributes
) -> float:
    return 10.0 * inputs[1].size + output.size


SCATTER = Operation(
    "scatter",
    kind=OperationKind.COMPUTE,
    infer=_infer,
    attributes=CombineAttributes,
    may_fail=True,
    rules=(
        GRADIENTS(_gradient),
        LOWERINGS(_lower),
        WORK(_work),
    ),
)


def scattered(
    x: LazyTensor, values: LazyTensor, indices: LazyTensor, axis: int, how: How
) -> LazyTensor:
    """A copy of ``x`` with each of ``values`` at, or combined with, the element it is for.

    ``values`` has the shape of what the indices pick, and the dtype of ``x``.
    """
    return record(SCATTER, (x, values, indices), (axis, how))


# ---- gradients -----------------------------------------------------------------------------

_Rule: TypeAlias = Callable[
    [LazyTensor, LazyTensor, LazyTensor, LazyTensor, LazyTensor, int],
    tuple[LazyTensor, LazyTensor],
]


def _picked(g: LazyTensor, indices: LazyTensor, axis: int) -> LazyTensor:
    return record(TAKE, (g, indices), (axis,))


def _filled(value: int, like: LazyTensor, shape: tuple[int, ...]) -> LazyTensor:
    return broadcast_to(scalar_operand("setitem", value, like.dtype, like), shape)


def _set_gradient(
    g: LazyTensor,
    x: LazyTensor,
    values: LazyTensor,
    indices: LazyTensor,
    output: LazyTensor,
    axis: int,
) -> tuple[LazyTensor, LazyTensor]:
    kept = scattered(g, _filled(0, g, values.shape), indices, axis, "set")
    taken = _picked(g, indices, axis)
    if indices.size > 1:
        # Of several values for one place only the last one is seen.
        count = indices.size
        numbers = reshape(record_source(COUNT, g.device, (count, INTEGER)), indices.shape)
        none = _filled(-1, numbers, (x.shape[axis],))
        last = _picked(scattered(none, numbers, indices, 0, "set"), indices, 0)
        ones = (1,) * (values.ndim - axis - indices.ndim)
        taken = where(reshape(equal(last, numbers), indices.shape + ones), taken, 0)
    return kept, taken


def _add_gradient(
    g: LazyTensor,
    x: LazyTensor,
    values: LazyTensor,
    indices: LazyTensor,
    output: LazyTensor,
    axis: int,
) -> tuple[LazyTensor, LazyTensor]:
    return g, _picked(g, indices, axis)


def _multiply_gradient(
    g: LazyTensor,
    x: LazyTensor,
    values: LazyTensor,
    indices: LazyTensor,
    output: LazyTensor,
    axis: int,
) -> tuple[LazyTensor, LazyTensor]:
    scaled = scattered(g, values, indices, axis, "multiply")
    others = _products_of_others(values, indices, axis, x.shape[axis])
    return scaled, _picked(g, indices, axis) * _picked(x, indices, axis) * others


def _extremum_gradient(
    g: LazyTensor,
    x: LazyTensor,
    values: LazyTensor,
    indices: LazyTensor,
    output: LazyTensor,
    axis: int,
) -> tuple[LazyTensor, LazyTensor]:
    # All that are equal to the extremum share the gradient. Beside NaN none is.
    of_x = equal(x, output)
    of_values = equal(values, _picked(output, indices, axis))
    shares = scattered(convert(of_x, g.dtype), convert(of_values, g.dtype), indices, axis, "add")
    share = g / maximum(shares, 1)
    return where(of_x, share, 0), where(of_values, _picked(share, indices, axis), 0)


_RULES: dict[str, _Rule] = {
    "set": _set_gradient,
    "add": _add_gradient,
    "multiply": _multiply_gradient,
    "minimum": _extremum_gradient,
    "maximum": _extremum_gradient,
}


def _products_of_others(
    values: LazyTensor, indices: LazyTensor, axis: int, length: int
) -> LazyTensor:
    """For each value, the product of the other ones whose index is the same.

    Nothing is divided, so that this and all derivatives of it are right beside zeros as well.
    """
    shape, count = values.shape, indices.size
    if count < 2:
        return _filled(1, values, shape)
    after = math.prod(shape[axis + indices.ndim :])
    lines = reshape(values, (math.prod(shape[:axis]), count, after))
    flat = reshape(indices, (count,))
    places = where(flat < 0, convert(flat, INTEGER) + length, convert(flat, INTEGER))
    order = record(ARGSORT, (places,), (0,))
    ordered, groups = _picked(lines, order, 1), _picked(places, order, 0)
    ahead = _products_before(ordered, groups)
    behind = flip(_products_before(flip(ordered, 1), flip(groups, 0)), 1)
    back = record(ARGSORT, (order,), (0,))
    return reshape(_picked(ahead * behind, back, 1), shape)


def _products_before(values: LazyTensor, groups: LazyTensor) -> LazyTensor:
    """The product of all values of the same group before each one, along the middle axis.

    Groups stand together. Each round doubles how many are multiplied (Hillis and Steele, "Data
    Parallel Algorithms", 1986).
    """
    count = groups.shape[0]

    def moved(x: LazyTensor, distance: int) -> LazyTensor:
        """The elements ``distance`` places before, or 1 where that is in another group."""
        here = take_part(groups, slice_along((count,), 0, distance, count))
        there = take_part(groups, slice_along((count,), 0, 0, count - distance))
        source = take_part(x, slice_along(x.shape, 1, 0, count - distance))
        kept = where(reshape(equal(here, there), (1, count - distance, 1)), source, 1)
        return concatenate([_filled(1, x, (x.shape[0], distance, x.shape[2])), kept], 1)

    products = moved(values, 1)
    distance = 1
    while distance < count:
        products = products * moved(products, distance)
        distance *= 2
    return products
