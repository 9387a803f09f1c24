"""Values with a bound for the error of each of their elements, and by how much two may differ.

The bound is 0 for all that is exact, some units in the last place for what is approximated
(`ULPS`), what the length of a sum allows, and what the errors of the operands become. Where nothing
can be said, as where a denominator may be 0, it is infinite.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from random_operations import CURVES, LOCAL, ONE_TO_ONE, ULPS

from lazyasync.ir.node import Node, Operation, OperationKind
from lazyasync.ir.rules import LOWERINGS
from lazyasync.ir.types import TensorType
from lazyasync.ops import linear_algebra
from lazyasync.ops.dispatch import CAST
from lazyasync.ops.elementwise import (
    arithmetic,
    comparison,
)
from lazyasync.ops.elementwise import functions as elementwise
from lazyasync.ops.indexing import dynamic_slicing, take, take_along
from lazyasync.ops.manipulation import broadcasting
from lazyasync.ops.reductions import reductions, softmax


class Value(NamedTuple):
    """A node, what its kernel gives, and bounds of errors. ``array`` is None of several arrays."""

    node: Node
    array: np.ndarray
    error: np.ndarray
    signless: bool
    """Whether zeros in it may be of either sign."""

    @property
    def shape(self) -> tuple[int, ...]:
        """As of the array."""
        return self.array.shape

    @property
    def dtype(self) -> np.dtype:
        """As of the array."""
        return self.array.dtype

    @property
    def exact(self) -> bool:
        """Whether everybody computes the same."""
        return not np.any(self.error)


def fits(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    try:
        shape = np.broadcast_shapes(one, other)
    except ValueError:
        return False
    return math.prod(shape) <= 40_000 and len(shape) <= 6


def castable(value: Value, dtype: np.dtype) -> bool:
    """Whether converting is defined, and exact where errors must not become larger."""
    if value.dtype.kind != "f":
        return True
    if dtype.kind == "f":
        return True
    if not value.exact:
        return False
    if dtype.kind == "b":
        return True
    limits = np.iinfo(dtype)
    array = value.array.astype(np.float64)
    inside = (array > max(float(limits.min), -(2.0**62))) & (
        array < min(float(limits.max), 2.0**62)
    )
    return bool(inside.all()) and (dtype.kind == "i" or bool((array >= 0).all()))


def evaluate(node: Node, arrays: Sequence[np.ndarray]) -> np.ndarray:
    """What a node's kernel gives."""
    types = tuple(TensorType(array.shape, array.dtype) for array in arrays)
    kernel = LOWERINGS[node.operation](np, types, node.type, node.attributes)
    with np.errstate(all="ignore"):
        if node.operation.kind is OperationKind.VIEW:
            return np.array(kernel(*arrays))
        out = np.empty(node.type.shape, node.type.dtype)
        kernel(*arrays, out)
    return out


def _spacing(array: np.ndarray) -> np.ndarray:
    limits = np.finfo(array.dtype)
    size = np.minimum(np.abs(array), limits.max)
    return np.spacing(np.maximum(size, limits.tiny)).astype(np.float64)


def bound(node: Node, operands: Sequence[Value], output: np.ndarray) -> np.ndarray:
    """By how much two computations of each element may differ, given the operands' errors."""
    operation = node.operation
    none = np.zeros(output.shape)
    exact = all(operand.exact for operand in operands)
    if output.dtype.kind != "f":
        assert exact, operation
        return none
    if operation in ULPS or operation in CURVES or operation in ONE_TO_ONE:
        return _function_bound(operation, operands, output, exact)
    special = _BOUNDS.get(operation)
    if special is not None:
        return special(node, operands, output)
    if operation.kind is OperationKind.VIEW or operation in LOCAL:
        return _moved_bound(node, operands, output) if not exact else none
    assert exact, operation
    return none


def _function_bound(
    operation: Operation, operands: Sequence[Value], output: np.ndarray, exact: bool
) -> np.ndarray:
    spacing = _spacing(output)
    bounds = ULPS.get(operation, 0.0) * spacing
    if operation in ULPS and output.size:
        # Exactly rounded where everybody is.
        bounds = np.where(np.isfinite(output), bounds, 0.0)
    if exact:
        return bounds
    x = operands[0]
    if operation in ONE_TO_ONE:
        return bounds + x.error + np.where(x.error > 0, spacing, 0.0) * (operation in ULPS)
    curve = CURVES[operation]
    wide = x.array.astype(np.float64)
    middle = curve(wide)
    below, above = curve(wide - x.error), curve(wide + x.error)
    if operation is elementwise.RECIPROCAL:
        above = np.where(np.sign(wide - x.error) == np.sign(wide + x.error), above, np.inf)
    reach = np.maximum(np.abs(below - middle), np.abs(above - middle))
    return np.where(x.error > 0, reach * 1.01 + bounds + 2 * spacing, bounds)


def _moved_bound(node: Node, operands: Sequence[Value], output: np.ndarray) -> np.ndarray:
    """Of operations that only move elements: their errors move along."""
    operation = node.operation
    if operation in (take.TAKE, take_along.TAKE_ALONG_AXIS):
        errors = [operands[0].error, operands[1].array]
    elif operation is dynamic_slicing.DYNAMIC_SLICE:
        errors = [operands[0].error, *[start.array for start in operands[1:]]]
    elif operation is dynamic_slicing.DYNAMIC_UPDATE_SLICE:
        errors = [operand.error for operand in operands[:2]]
        errors += [start.array for start in operands[2:]]
    elif operation is comparison.WHERE:
        errors = [operands[0].array, operands[1].error, operands[2].error]
    elif operation is CAST:
        moved = operands[0].error
        return np.where(moved > 0, moved + _spacing(output), 0.0)
    else:
        errors = [operand.error for operand in operands]
    wide = TensorType(node.type.shape, np.dtype(np.float64))
    types = tuple(TensorType(error.shape, error.dtype) for error in errors)
    kernel = LOWERINGS[operation](np, types, wide, node.attributes)
    if operation.kind is OperationKind.VIEW:
        return np.array(kernel(*errors))
    out = np.empty(wide.shape)
    kernel(*errors, out)
    return out


def _sum_bound(node: Node, operands: Sequence[Value], output: np.ndarray) -> np.ndarray:
    x, axes = operands[0], node.attributes.axes
    count = math.prod(x.shape[axis] for axis in axes)
    if x.dtype.kind != "f":
        return np.zeros(output.shape)
    wide = np.abs(x.array.astype(np.float64))
    keep = node.attributes.keepdims
    size = wide.sum(axes, keepdims=keep)
    error = x.error.sum(axes, keepdims=keep)
    eps = float(np.finfo(output.dtype).eps)
    bounds = error + (count + 2) * eps * (size + error) * (count > 1)
    if x.exact and _whole(x.array, size):
        bounds = np.zeros(output.shape)
    if not x.exact:
        return np.where(np.isfinite(size), bounds, np.inf)
    overflows = size > float(np.finfo(output.dtype).max) / 4
    bounds = np.where(overflows & np.isfinite(size), np.inf, bounds)
    return np.where(np.isfinite(output) | overflows, bounds, 0.0)


def _whole(array: np.ndarray, sizes: np.ndarray) -> bool:
    """Whether sums are exact in any order: of small integers."""
    if not array.size:
        return True
    return bool(np.all(array == np.rint(array)) and np.all(sizes < 2.0**22))


def _mean_bound(node: Node, operands: Sequence[Value], output: np.ndarray) -> np.ndarray:
    count = math.prod(operands[0].shape[axis] for axis in node.attributes.axes)
    return _sum_bound(node, operands, output) / max(count, 1) + 0.0


def _product_bound(node: Node, operands: Sequence[Value], output: np.ndarray) -> np.ndarray:
    x, axes, keep = operands[0], node.attributes.axes, node.attributes.keepdims
    count = math.prod(x.shape[axis] for axis in axes)
    if x.dtype.kind != "f" or count < 2:
        return np.zeros(output.shape)
    wide = np.abs(x.array.astype(np.float64))
    regular = np.where((wide > 0) & np.isfinite(wide), wide, 1.0)
    reach = np.abs(np.log2(regular)).sum(axes, keepdims=keep)
    bounds = count * float(np.finfo(output.dtype).eps) * np.abs(output.astype(np.float64))
    odd = np.any(~np.isfinite(wide), axes, keepdims=keep)
    bounds = np.where(np.isfinite(bounds), bounds, 0.0)
    return np.where((reach > 100.0) | (odd & (reach > 50.0)), np.inf, bounds)


def _largest_bound(node: Node, operands: Sequence[Value], output: np.ndarray) -> np.ndarray:
    if not output.size:
        return np.zeros(output.shape)
    error: np.ndarray = operands[0].error.max(
        node.attributes.axes, keepdims=node.attributes.keepdims
    )
    return error


def _sum_of_errors(node: Node, operands: Sequence[Value], output: np.ndarray) -> np.ndarray:
    error = np.broadcast_to(operands[0].error + operands[1].error, output.shape)
    return np.where(error > 0, error + _spacing(output), 0.0)


def _maximum_bound(node: Node, operands: Sequence[Value], output: np.ndarray) -> np.ndarray:
    return np.broadcast_to(np.maximum(operands[0].error, operands[1].error), output.shape)


def _multiply_bound(node: Node, operands: Sequence[Value], output: np.ndarray) -> np.ndarray:
    x, y = operands
    a, b = np.abs(x.array.astype("d")), np.abs(y.array.astype("d"))
    error = np.zeros(output.shape)
    for size, other in ((a, y.error), (b, x.error), (x.error, y.error)):
        error = error + np.where(other > 0, size * other, 0.0)
    return np.where((x.error > 0) | (y.error > 0), error + _spacing(output), 0.0)


def _square_bound(node: Node, operands: Sequence[Value], output: np.ndarray) -> np.ndarray:
    return _multiply_bound(node, (operands[0], operands[0]), output)


def _divide_bound(node: Node, operands: Sequence[Value], output: np.ndarray) -> np.ndarray:
    x, y = operands
    quotient, b = np.abs(output.astype("d")), np.abs(y.array.astype("d"))
    error = (x.error + quotient * y.error) / (b - y.error)
    error = np.where(b > 2 * y.error, error, np.inf)
    return np.where((x.error > 0) | (y.error > 0), error + _spacing(output), 0.0)


def _softmax_bound(node: Node, operands: Sequence[Value], output: np.ndarray) -> np.ndarray:
    x, axes = operands[0], node.attributes.axes
    if not output.size:
        return np.zeros(output.shape)
    count = math.prod(x.shape[axis] for axis in axes)
    eps = float(np.finfo(output.dtype).eps)
    wide = x.array.astype(np.float64)
    most = np.broadcast_to(x.error.max(axes, keepdims=True), output.shape)
    # The differences are rounded, by what their size allows.
    size = np.where(np.isfinite(wide), np.abs(wide), 0.0).max(axes, keepdims=True)
    rounding = np.broadcast_to(np.where(most > 0, 4 * size * eps, 0.0), output.shape)
    relative = (count + 16) * eps + np.expm1(4 * (most + rounding))
    if node.operation is softmax.SOFTMAX:
        tiny = 4 * float(np.finfo(output.dtype).smallest_subnormal)
        denormal = 16 * float(np.finfo(output.dtype).tiny) * eps
        bounds = np.abs(output.astype("d")) * relative + tiny + denormal
    else:
        logarithm = np.broadcast_to(math.log(count) + np.zeros(()), output.shape)
        bounds = 2 * (most + rounding) + relative + eps * (8 * logarithm + 4) + 2 * _spacing(output)
    return np.where(np.isfinite(output), bounds, np.where(most > 0, np.inf, 0.0))


def _matmul_bound(node: Node, operands: Sequence[Value], output: np.ndarray) -> np.ndarray:
    x, y = operands
    if not output.size:
        return np.zeros(output.shape)
    a, b = np.abs(x.array.astype("d")), np.abs(y.array.astype("d"))
    inner = x.shape[-1]
    eps = float(np.finfo(output.dtype).eps)
    sizes = a @ b
    if x.exact and y.exact and _whole(x.array, sizes) and _whole(y.array, sizes):
        return np.zeros(output.shape)
    error = a @ y.error + x.error @ b + x.error @ y.error
    bounds = error + (inner + 4) * eps * (sizes + error)
    overflows = ~(sizes < float(np.finfo(output.dtype).max) / 4)
    return np.where(overflows, np.inf, bounds)


def _logsumexp_bound(node: Node, operands: Sequence[Value], output: np.ndarray) -> np.ndarray:
    x, axes, keep = operands[0], node.attributes.axes, node.attributes.keepdims
    if not output.size:
        return np.zeros(output.shape)
    count = math.prod(x.shape[axis] for axis in axes)
    error = x.error.max(axes, keepdims=keep)
    # NumPy adds what the layout of the memory suggests, in whose order the relative error of a sum
    # of so many is at most count * eps; that of the logarithm is the same, but absolute.
    order = count * float(np.finfo(output.dtype).eps) if count > 1 else 0.0
    bounds = 2 * error + order + 2 * _spacing(output) * ((error > 0) | (order > 0))
    return np.where(np.isfinite(output), bounds, np.where(error > 0, np.inf, 0.0))


_BOUNDS: dict[Operation, Callable[..., np.ndarray]] = {
    broadcasting.SUM: _sum_bound,
    reductions.MEAN: _mean_bound,
    reductions.PROD: _product_bound,
    reductions.MAX: _largest_bound,
    reductions.MIN: _largest_bound,
    arithmetic.ADD: _sum_of_errors,
    arithmetic.SUBTRACT: _sum_of_errors,
    arithmetic.MULTIPLY: _multiply_bound,
    arithmetic.DIVIDE: _divide_bound,
    elementwise.SQUARE: _square_bound,
    comparison.MAXIMUM: _maximum_bound,
    comparison.MINIMUM: _maximum_bound,
    softmax.SOFTMAX: _softmax_bound,
    softmax.LOG_SOFTMAX: _softmax_bound,
    softmax.LOGSUMEXP: _logsumexp_bound,
    linear_algebra.MATMUL: _matmul_bound,
}


def assert_agrees(value: Value, actual: np.ndarray, text: str) -> None:
    """Fails unless an array is what a value's kernel gives, within the bounds of its errors."""
    expected = value.array
    assert actual.dtype == expected.dtype, text
    assert actual.shape == expected.shape, text
    if expected.dtype.kind != "f":
        good = actual == expected
    else:
        with np.errstate(all="ignore"):
            near = np.abs(actual.astype("d") - expected.astype("d")) <= value.error * 1.01
            good = near | (actual == expected) | (np.isnan(actual) & np.isnan(expected))
        good |= np.isinf(value.error)
    bad = np.argwhere(~good)[:4]
    shown = [
        (
            tuple(place.tolist()),
            actual[tuple(place)],
            expected[tuple(place)],
            value.error[tuple(place)],
        )
        for place in bad
    ]
    assert not shown, f"{text}\n(place, got, expected, bound): {shown}"
