"""The softmax family: exponentials normalised over axes, without overflow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Never

import numpy as np

from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.node import Attributes, Operation
from lazyasync.ir.rules import Expansion, GradientRule, GraphBuilder, Kernel, Lowering
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import TRANSCENDENTAL, check_kind, convert, floating, widened
from lazyasync.ops.elementwise import functions as elementwise
from lazyasync.ops.elementwise.arithmetic import ADD, DIVIDE, SUBTRACT
from lazyasync.ops.elementwise.comparison import WHERE
from lazyasync.ops.elementwise.functions import EXP, ISFINITE, LOG
from lazyasync.ops.manipulation.broadcasting import RESHAPE, SUM, restore_axes
from lazyasync.ops.manipulation.summing import total, working_dtype
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.reductions import reductions
from lazyasync.ops.reductions.reductions import (
    MAX,
    Axes,
    ReductionAttributes,
    infer_reduced,
    reduce_over,
    reduced_axes,
    reduction,
)
from lazyasync.ops.shapes import reduced_shape
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = [
    "log_softmax",
    "logsumexp",
    "softmax",
]


class SoftmaxAttributes(NamedTuple):
    """``axes``: those that are normalised over, counted from the front, sorted."""

    axes: tuple[int, ...]


def _infer_softmax(name: str) -> Callable[..., TensorType]:
    def infer(inputs: tuple[TensorType, ...], attributes: SoftmaxAttributes) -> TensorType:
        check_kind(name, "f", inputs)
        return inputs[0]

    return infer


def _reducers(axes: tuple[int, ...]) -> tuple[Kernel, Kernel]:
    """``(maximum, total)`` over ``axes``, which are kept with length one."""

    def summed(x: Any) -> Any:
        if not isinstance(x, np.ndarray):  # it adds in blocks by itself
            return x.sum(axes, None, None, True)
        kept = reduced_shape(x.shape, axes, True)
        return total(x, axes, working_dtype(x.dtype)).astype(x.dtype, copy=False).reshape(kept)

    return lambda x: x.max(axes, None, True), summed


def _lower_softmax(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: SoftmaxAttributes
) -> Kernel:
    subtract, exp, divide = xp.subtract, xp.exp, xp.divide
    maximum, summed = _reducers(attributes.axes)

    def softmax(x: Any, out: Any) -> None:
        subtract(x, maximum(x), out)
        exp(out, out)
        divide(out, summed(out), out)

    return softmax if output.size else lambda x, out: None


def _lower_log_softmax(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: SoftmaxAttributes
) -> Kernel:
    subtract, exp, log = xp.subtract, xp.exp, xp.log
    maximum, summed = _reducers(attributes.axes)

    def log_softmax(x: Any, out: Any) -> None:
        # The differences are computed twice, which is cheaper than an array for the exponentials.
        largest = maximum(x)
        subtract(x, largest, out)
        exp(out, out)
        logarithm = log(summed(out))
        subtract(x, largest, out)
        subtract(out, logarithm, out)

    return log_softmax if output.size else lambda x, out: None


def _lower_logsumexp(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: ReductionAttributes
) -> Kernel:
    axes = attributes.axes
    log, add, copyto = xp.log, xp.add, xp.copyto
    maximum, summed = _reducers(axes)
    kept = reduced_shape(inputs[0].shape, axes, True)
    if not inputs[0].size:
        return lambda x, out: out.fill(-np.inf)
    if not axes:  # NumPy gives numbers, and no arrays, for what has no axes at all
        return lambda x, out: copyto(out, x)

    def logsumexp(x: Any, out: Any) -> None:
        largest = maximum(x.real)
        # Only finite numbers can be taken out of the sum: inf - inf would be NaN.
        copyto(largest, 0, where=~xp.isfinite(largest))
        shifted = x - largest
        out = out.reshape(kept)
        log(summed(xp.exp(shifted, shifted)), out)
        add(out, largest, out)

    return logsumexp


def _softmax_gradient(
    g: LazyTensor, operands: Any, output: LazyTensor, attributes: SoftmaxAttributes
) -> tuple[LazyTensor]:
    scaled = g * output
    return (scaled - output * reductions.sum(scaled, attributes.axes, keepdims=True),)


def _log_softmax_gradient(
    g: LazyTensor, operands: Any, output: LazyTensor, attributes: SoftmaxAttributes
) -> tuple[LazyTensor]:
    return (g - elementwise.exp(output) * reductions.sum(g, attributes.axes, keepdims=True),)


def _logsumexp_gradient(
    g: LazyTensor, operands: Any, output: LazyTensor, attributes: ReductionAttributes
) -> tuple[LazyTensor]:
    x = operands[0]
    share = elementwise.exp(x - restore_axes(output, x, attributes))
    return (restore_axes(g, x, attributes) * share,)


def _exponential_work(
    inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> float:
    return (TRANSCENDENTAL + 4.0) * inputs[0].size


def _softmax_operation(
    name: str,
    infer: Callable[..., TensorType],
    lower: Lowering,
    gradient: GradientRule,
    expand: Expansion,
    attributes: Callable[..., Attributes] = SoftmaxAttributes,
) -> Operation:
    return reduction(
        name, infer, lower, gradient, attributes, expand=expand, work=_exponential_work
    )


def _shifted(b: GraphBuilder, x: int, axes: tuple[int, ...]) -> tuple[int, int, int]:
    """``x`` less its largest element, the exponential of that, and the sum of those."""
    shifted = b.apply(SUBTRACT, (x, b.apply(MAX, (x,), (axes, True))))
    exponential = b.apply(EXP, (shifted,))
    total = b.apply(SUM, (exponential,), (axes, True, b.type(x).dtype))
    return shifted, exponential, total


def _expand_softmax(b: GraphBuilder, x: Sequence[int], attributes: SoftmaxAttributes) -> int:
    _, exponential, total = _shifted(b, x[0], attributes.axes)
    return b.apply(DIVIDE, (exponential, total))


def _expand_logsumexp(b: GraphBuilder, x: Sequence[int], attributes: ReductionAttributes) -> int:
    source = b.type(x[0])
    axes, keepdims = attributes
    if not axes:
        return x[0]
    largest = b.apply(MAX, x, (axes, True))
    # Only finite numbers can be taken out of the sum: inf - inf would be NaN.
    is_finite = b.apply(ISFINITE, (largest,))
    largest = b.apply(WHERE, (is_finite, largest, b.constant(0.0, TensorType((), source.dtype))))
    exponential = b.apply(EXP, (b.apply(SUBTRACT, (x[0], largest)),))
    total = b.apply(SUM, (exponential,), (axes, True, source.dtype))
    result = b.apply(ADD, (b.apply(LOG, (total,)), largest))
    shape = reduced_shape(source.shape, axes, keepdims)
    return result if keepdims else b.apply(RESHAPE, (result,), (shape,))


def _expand_log_softmax(b: GraphBuilder, x: Sequence[int], attributes: SoftmaxAttributes) -> int:
    shifted, _, total = _shifted(b, x[0], attributes.axes)
    return b.apply(SUBTRACT, (shifted, b.apply(LOG, (total,))))


SOFTMAX = _softmax_operation(
    "softmax", _infer_softmax("softmax"), _lower_softmax, _softmax_gradient, _expand_softmax
)
LOG_SOFTMAX = _softmax_operation(
    "log_softmax",
    _infer_softmax("log_softmax"),
    _lower_log_softmax,
    _log_softmax_gradient,
    _expand_log_softmax,
)
LOGSUMEXP = _softmax_operation(
    "logsumexp",
    infer_reduced("fc", "logsumexp"),
    _lower_logsumexp,
    _logsumexp_gradient,
    _expand_logsumexp,
    ReductionAttributes,
)


def _normalized(operation: Operation, x: LazyTensor, axis: Axes) -> LazyTensor:
    x = widened(as_tensor(operation.name, x))
    type = x._node.type
    axes = reduced_axes(operation.name, axis, len(type.shape))
    return record_one(operation, convert(x, floating(type.dtype)), (axes,))


@explains_keywords
def softmax(x: LazyTensor, axis: Axes = -1, **others: Never) -> LazyTensor:
    """``exp(x) / sum(exp(x))`` over ``axis``, without overflow."""
    if others:
        unknown_keyword("softmax", others)
    return _normalized(SOFTMAX, x, axis)


@explains_keywords
def log_softmax(x: LazyTensor, axis: Axes = -1, **others: Never) -> LazyTensor:
    """``x - log(sum(exp(x)))`` over ``axis``, without overflow."""
    if others:
        unknown_keyword("log_softmax", others)
    return _normalized(LOG_SOFTMAX, x, axis)


@explains_keywords
def logsumexp(
    x: LazyTensor, axis: Axes = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """``log(sum(exp(x)))`` over ``axis``, without overflow; of no elements -inf.

    Of complex numbers the imaginary part is between -pi and pi. The gradient is NaN where all
    elements are -inf.
    """
    if others:
        unknown_keyword("logsumexp", others)
    x = widened(as_tensor("logsumexp", x))
    dtype = x._node.type.dtype
    return reduce_over(LOGSUMEXP, convert(x, floating(dtype)), axis, keepdims)
