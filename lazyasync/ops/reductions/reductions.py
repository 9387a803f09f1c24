"""Reductions over axes.

``axis`` is None (all axes), an integer or a tuple of integers, counted from the back if negative;
``keepdims`` keeps the reduced axes with length one. Axes that do not exist raise `ShapeError`.
"""

from __future__ import annotations

import builtins
import math
from collections.abc import Callable, Sequence
from typing import Any, Never, TypeAlias

import numpy as np

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir import scalar
from lazyasync.ir.node import Attributes, Operation, OperationKind
from lazyasync.ir.rules import (
    EXPANSIONS,
    GRADIENTS,
    LOWERINGS,
    REDUCTIONS,
    SCANS,
    WORK,
    Expansion,
    GradientRule,
    GraphBuilder,
    Kernel,
    Lowering,
    WorkEstimate,
)
from lazyasync.ir.scalar import Reduction
from lazyasync.ir.types import TensorType, can_cast, kind_of
from lazyasync.named_tuples import NamedTuple
from lazyasync.ops import promotion
from lazyasync.ops.dispatch import (
    by_ufunc,
    check_kind,
    convert,
    floating,
    same_dtype_operation,
)
from lazyasync.ops.elementwise import functions as elementwise
from lazyasync.ops.elementwise.arithmetic import BITWISE_OR, DIVIDE
from lazyasync.ops.elementwise.comparison import EQUAL, WHERE, equal, minimum, where
from lazyasync.ops.gradient_marks import stop_gradient
from lazyasync.ops.manipulation.broadcasting import (
    RESHAPE,
    SUM,
    SumAttributes,
    infer_sum,
    lower_by_reduce,
    restore_axes,
    spread,
)
from lazyasync.ops.manipulation.creation import COUNT
from lazyasync.ops.manipulation.summing import sum_kernel, total, working_dtype
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import BOOL, INTEGER, real_dtype
from lazyasync.ops.reductions.product_rule import gradient_of_product
from lazyasync.ops.registration import composed_of, named_elsewhere, tensor_method
from lazyasync.ops.shapes import normalize_axes, normalize_axis, reduced_shape
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = [
    "all",
    "any",
    "argmax",
    "argmin",
    "max",
    "mean",
    "min",
    "prod",
    "std",
    "sum",
    "var",
]

Axes: TypeAlias = int | tuple[int, ...] | None


class ReductionAttributes(NamedTuple):
    """``axes``: those reduced, counted from the front, sorted. ``keepdims``: kept, of length 1."""

    axes: tuple[int, ...]
    keepdims: bool


# ---- what reductions share -----------------------------------------------------------------


def _count(shape: tuple[int, ...], axes: tuple[int, ...]) -> int:
    return math.prod([shape[axis] for axis in axes])


def _input_size(
    inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> float:
    return float(inputs[0].size)


def reduced_axes(name: str, axis: Any, ndim: int) -> tuple[int, ...]:
    if axis is None:
        return tuple(range(ndim))
    if type(axis) is int and 0 <= axis + ndim < 2 * ndim:
        return (axis % ndim,)
    return normalize_axes(name, axis, ndim)


def reduce_over(
    operation: Operation, x: LazyTensor, axis: Any, keepdims: bool, name: str | None = None
) -> LazyTensor:
    """``x`` reduced over axes; errors have ``name``, that of the function that was called."""
    axes = reduced_axes(name or operation.name, axis, len(x._node.type.shape))
    return record_one(operation, x, (axes, bool(keepdims)))


def reduction(
    name: str,
    infer: Callable[..., TensorType],
    lower: Lowering,
    gradient: GradientRule | None,
    attributes: Callable[..., Attributes] = ReductionAttributes,
    *,
    combine: Reduction | None = None,
    scan: Reduction | None = None,
    expand: Expansion | None = None,
    work: WorkEstimate = _input_size,
) -> Operation:
    return Operation(
        name,
        kind=OperationKind.COMPUTE,
        infer=infer,
        attributes=attributes,
        rules=(
            LOWERINGS(lower),
            GRADIENTS(gradient),
            REDUCTIONS(combine),
            SCANS(scan),
            EXPANSIONS(expand),
            WORK(work),
        ),
    )


# ---- sums and products ---------------------------------------------------------------------


def accumulator_of(dtype: np.dtype, requested: Any) -> np.dtype:
    """The dtype to sum up in: that asked for, or else one that small integers do not overflow."""
    if requested is not None:
        return promotion.canonical_dtype(requested)
    if dtype.kind in "bi":
        return INTEGER
    return np.dtype(np.uint64) if dtype.kind == "u" else dtype


def check_accumulator(name: str, type: TensorType, accumulator: np.dtype) -> None:
    """Raises `DTypeError` for a dtype that the operand cannot be summed up in.

    Integers can be in any integers, modulo the width of these.
    """
    if type.dtype.kind in "iu" and accumulator.kind in "iu":
        return
    if not can_cast(type.dtype, accumulator):
        raise DTypeError(
            f"{name}: cannot cast the input {type} to {accumulator} according to the rule "
            "'same_kind'"
        )


def _prod_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: SumAttributes
) -> tuple[LazyTensor]:
    factors = convert(operands[0], attributes.dtype)
    found = gradient_of_product(g, factors, attributes.axes)
    return (convert(found, operands[0].dtype),)


PROD = reduction(
    "prod",
    infer_sum,
    lower_by_reduce("multiply"),
    _prod_gradient,
    SumAttributes,
    combine=scalar.PRODUCT,
)


def sum_over(
    operation: Operation,
    x: LazyTensor,
    axis: Axes,
    dtype: Any,
    keepdims: bool,
    name: str | None = None,
) -> LazyTensor:
    """``x`` summed up, or multiplied, over axes; further as `reduce_over`."""
    name = name or operation.name
    x = as_tensor(name, x)
    type = x._node.type
    accumulator = type.dtype
    if dtype is not accumulator and (dtype is not None or accumulator.kind in "biu"):
        accumulator = accumulator_of(accumulator, dtype)
        check_accumulator(name, type, accumulator)
    axes = reduced_axes(name, axis, len(type.shape))
    return record_one(operation, x, (axes, bool(keepdims), accumulator))


@explains_keywords
@tensor_method
def sum(
    x: LazyTensor, axis: Axes = None, dtype: Any = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """The sum over axes; of no elements it is 0.

    In ``dtype`` if given. Otherwise integers and booleans are summed up in int64 or uint64, others
    in their own dtype.
    """
    if others:
        unknown_keyword("sum", others)
    return sum_over(SUM, x, axis, dtype, keepdims)


@explains_keywords
@tensor_method
def prod(
    x: LazyTensor, axis: Axes = None, dtype: Any = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """The product over axes, of no elements 1; its dtype is as for `sum`."""
    if others:
        unknown_keyword("prod", others)
    return sum_over(PROD, x, axis, dtype, keepdims)


# ---- means and variances -------------------------------------------------------------------


def infer_reduced(kinds: str, name: str) -> Callable[..., TensorType]:
    def infer(inputs: tuple[TensorType, ...], attributes: ReductionAttributes) -> TensorType:
        check_kind(name, kinds, inputs)
        shape = reduced_shape(inputs[0].shape, attributes.axes, attributes.keepdims)
        return TensorType(shape, inputs[0].dtype)

    return infer


def _lower_mean(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: ReductionAttributes
) -> Kernel:
    axes, keepdims = attributes
    divide = np.true_divide
    shape, working = inputs[0].shape, working_dtype(output.dtype)
    count = working.type(_count(shape, axes))
    add = sum_kernel(shape, axes, working, keepdims)

    def mean(x: Any, out: Any) -> None:
        add(x, out)
        divide(out, count, out)

    def mean_of_half(x: Any, out: Any) -> None:
        # The sum may be larger than half precision can hold.
        divide(total(x, axes, working).reshape(out.shape), count, out, casting="same_kind")

    return mean if working is output.dtype else mean_of_half


def _mean_gradient(g: LazyTensor, x: Any, y: Any, attributes: ReductionAttributes) -> tuple[Any]:
    count = _count(x[0].shape, attributes.axes)
    return (spread(g * (1.0 / builtins.max(count, 1)), x[0], attributes),)


def _expand_mean(b: GraphBuilder, x: Sequence[int], attributes: ReductionAttributes) -> int:
    source = b.type(x[0])
    total = b.apply(SUM, x, (*attributes, source.dtype))
    count = _count(source.shape, attributes.axes)
    return b.apply(DIVIDE, (total, b.count(count, TensorType((), source.dtype))))


MEAN = reduction(
    "mean", infer_reduced("fc", "mean"), _lower_mean, _mean_gradient, expand=_expand_mean
)


def with_fractions(name: str, x: LazyTensor, dtype: Any) -> LazyTensor:
    """``x`` in the dtype asked for, or else in one that has fractions. Raises `DTypeError`."""
    x = as_tensor(name, x)
    type = x._node.type
    if dtype is None:
        return convert(x, floating(type.dtype))
    accumulator = promotion.canonical_dtype(dtype)
    check_accumulator(name, type, accumulator)
    if kind_of(accumulator) not in "fc":
        raise DTypeError(f"{name}: not supported in {accumulator}, which has no fractions")
    return convert(x, accumulator)


@explains_keywords
@tensor_method
def mean(
    x: LazyTensor, axis: Axes = None, dtype: Any = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """The arithmetic mean over axes, NaN of no elements.

    In ``dtype`` if given, which has fractions. Otherwise integers and booleans are taken as the
    default real dtype.
    """
    if others:
        unknown_keyword("mean", others)
    return reduce_over(MEAN, with_fractions("mean", x, dtype), axis, keepdims)


STANDARD_DEVIATION = same_dtype_operation(
    "standard_deviation",
    lambda g, x, y, a: (g * 0.5 / elementwise.infinite_for_zero(y),),
    kinds="f",
    lower=by_ufunc("sqrt"),
    element=scalar.sqrt,
    flops=4.0,
)
"""The square root of a variance, at 0 without the infinite slope, which would make NaN of it."""


@explains_keywords
@composed_of("mean", "subtract", "square")
@tensor_method
def var(
    x: LazyTensor,
    axis: Axes = None,
    dtype: Any = None,
    *,
    correction: float = 0,
    keepdims: bool = False,
    **others: Never,
) -> LazyTensor:
    """The variance over axes: the sum of squared deviations over ``n - correction``.

    ``correction=1`` gives the unbiased estimate. As NumPy, ``n - correction`` is never taken as
    less than 0. ``dtype`` is as for `mean`.
    """
    if others:
        unknown_keyword("var", others)
    return in_dtype(variance("var", x, axis, dtype, correction, keepdims), dtype)


def variance(
    name: str, x: LazyTensor, axis: Axes, dtype: Any, correction: float, keepdims: bool
) -> LazyTensor:
    """As `var`, but always of real numbers."""
    x = with_fractions(name, x, dtype)
    axes = reduced_axes(name, axis, x.ndim)
    wide = convert(x, promotion.wide_enough(x.dtype))
    centered = wide - reduce_over(MEAN, wide, axes, True)
    squared = squared_size(centered)
    count = _count(x.shape, axes)
    # In double precision little is rounded but the result, and memory takes as long to read.
    squares = sum(squared, axes, dtype=promotion.DOUBLE, keepdims=keepdims)
    if count and kind_of(wide.dtype) != "c":
        rest = convert(sum(centered, axes, keepdims=keepdims), promotion.DOUBLE)
        squares = _less(squares, elementwise.square(rest) * (1.0 / count))
    divisor = float(builtins.max(count - correction, 0))
    return convert(squares / divisor, real_dtype(x.dtype))


def _less(squares: LazyTensor, of_mean: LazyTensor) -> LazyTensor:
    """The squares less what the rounding of the mean has added to them: the corrected two passes.

    Chan, Golub and LeVeque, "Algorithms for computing the sample variance" (1983). In exact
    arithmetic it is 0 whatever the elements are, so that gradients know nothing of it.
    """
    return squares - stop_gradient(minimum(squares, of_mean))


def squared_size(x: LazyTensor) -> LazyTensor:
    """``x * conj(x)``, real numbers."""
    if x.dtype.kind == "c":
        return convert(x * elementwise.conj(x), real_dtype(x.dtype))
    return elementwise.square(x)


def in_dtype(x: LazyTensor, dtype: Any) -> LazyTensor:
    """``x`` in a dtype that was asked for, which may be a complex one."""
    return x if dtype is None else convert(x, promotion.canonical_dtype(dtype))


@explains_keywords
@composed_of("mean", "subtract", "square", "standard_deviation")
@tensor_method
def std(
    x: LazyTensor,
    axis: Axes = None,
    dtype: Any = None,
    *,
    correction: float = 0,
    keepdims: bool = False,
    **others: Never,
) -> LazyTensor:
    """The standard deviation over axes, the square root of `var`. Its gradient at 0 is 0."""
    if others:
        unknown_keyword("std", others)
    squares = variance("std", x, axis, dtype, correction, keepdims)
    return in_dtype(root(squares), dtype)


def root(variance: LazyTensor) -> LazyTensor:
    """The standard deviation of a variance."""
    return record_one(STANDARD_DEVIATION, variance, ())


# ---- extrema -------------------------------------------------------------------------------


_UFUNCS = {"max": "maximum", "min": "minimum"}


def _infer_extremum(name: str) -> Callable[..., TensorType]:
    infer = infer_reduced("biuf", name)

    def infer_extremum(
        inputs: tuple[TensorType, ...], attributes: ReductionAttributes
    ) -> TensorType:
        output = infer(inputs, attributes)
        _check_not_empty(name, name, inputs[0], attributes.axes)
        return output

    return infer_extremum


def _check_not_empty(name: str, extremum: str, source: TensorType, axes: tuple[int, ...]) -> None:
    if not _count(source.shape, axes):
        raise ShapeError(
            f"{name}: zero-size array to reduction operation {_UFUNCS[extremum]} which has no "
            f"identity, {source}"
        )


def check_extremum(name: str, operation: Operation, x: LazyTensor, axis: Any) -> tuple[int, ...]:
    """The axes of an extremum, for functions that are made of it: what it raises, by their name."""
    type = x._node.type
    check_kind(name, "biuf", (type,))
    axes = reduced_axes(name, axis, type.ndim)
    _check_not_empty(name, operation.name, type, axes)
    return axes


def _lower_extremum(ufunc: str) -> Lowering:
    def lower(
        xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Any
    ) -> Kernel:
        axes, keepdims = attributes
        if not output.size:
            return lambda x, out: None
        reduce = getattr(np, ufunc).reduce
        return lambda x, out: reduce(x, axes, None, out, keepdims)

    return lower


def _extremum_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: Any
) -> tuple[LazyTensor]:
    x = operands[0]
    extreme = equal(x, restore_axes(output, x, attributes))
    count = sum(extreme, attributes.axes, dtype=g.dtype, keepdims=True)
    return (where(extreme, restore_axes(g, x, attributes) / count, 0),)


MAX = reduction(
    "max",
    _infer_extremum("max"),
    _lower_extremum("maximum"),
    _extremum_gradient,
    combine=scalar.LARGEST,
)
MIN = reduction(
    "min",
    _infer_extremum("min"),
    _lower_extremum("minimum"),
    _extremum_gradient,
    combine=scalar.SMALLEST,
)


@explains_keywords
@tensor_method
@named_elsewhere("amax")
def max(x: LazyTensor, axis: Axes = None, *, keepdims: bool = False, **others: Never) -> LazyTensor:
    """The largest element over axes, NaN if there is one. Raises `ShapeError` if there are none.

    Elements that are equally large share the gradient.
    """
    if others:
        unknown_keyword("max", others)
    x = as_tensor("max", x)
    return reduce_over(MAX, x, axis, keepdims)


@explains_keywords
@tensor_method
@named_elsewhere("amin")
def min(x: LazyTensor, axis: Axes = None, *, keepdims: bool = False, **others: Never) -> LazyTensor:
    """The smallest element over axes, NaN if there is one. Raises `ShapeError` if there are none.

    Elements that are equally small share the gradient.
    """
    if others:
        unknown_keyword("min", others)
    x = as_tensor("min", x)
    return reduce_over(MIN, x, axis, keepdims)


class PositionAttributes(NamedTuple):
    """``axis``: counted from the front, or None for the flattened tensor; ``keepdims``."""

    axis: int | None
    keepdims: bool


def _infer_position(name: str) -> Callable[..., TensorType]:
    def infer(inputs: tuple[TensorType, ...], attributes: PositionAttributes) -> TensorType:
        return _position_type(name, name, inputs, attributes)

    return infer


def _position_type(
    name: str, extremum: str, inputs: tuple[TensorType, ...], attributes: PositionAttributes
) -> TensorType:
    check_kind(name, "biuf", inputs)
    axis, keepdims = attributes
    shape = inputs[0].shape
    axes = tuple(range(len(shape))) if axis is None else (axis,)
    if not _count(shape, axes):
        raise ShapeError(f"{name}: attempt to get {extremum} of an empty sequence, {inputs[0]}")
    return TensorType(reduced_shape(shape, axes, keepdims), INTEGER)


def _lower_position(method: str) -> Lowering:
    def lower(
        xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: PositionAttributes
    ) -> Kernel:
        axis = attributes.axis
        shape = output.shape
        if attributes.keepdims:
            shape = () if axis is None else (*shape[:axis], *shape[axis + 1 :])
        if not output.size:
            return lambda x, out: None
        return lambda x, out: getattr(x, method)(axis, out.reshape(shape))

    return lower


def _expand_position(extreme: Operation) -> Expansion:
    """In an iteration: the first place whose element is the extreme one, or NaN."""

    def expand(b: GraphBuilder, x: Sequence[int], attributes: PositionAttributes) -> int | None:
        if not b.iterates:
            return None
        source, (axis, keepdims), shape = x[0], attributes, b.type(x[0]).shape
        if axis is None:
            source = b.apply(RESHAPE, x, ((math.prod(shape),),))
        along = b.type(source)
        place, length = axis or 0, along.shape[axis or 0]
        best = b.apply(extreme, (source,), ((place,), True))
        is_best = b.apply(EQUAL, (source, best))
        if along.dtype.kind == "f":
            is_best = b.apply(BITWISE_OR, (is_best, b.apply(elementwise.ISNAN, (source,))))
        line = [1] * along.ndim
        line[place] = length
        places = b.apply(RESHAPE, (b.apply(COUNT, (), (length, INTEGER)),), (tuple(line),))
        nowhere = b.count(length, TensorType((), INTEGER))
        found = b.apply(WHERE, (is_best, places, nowhere))
        found = b.apply(MIN, (found,), ((place,), keepdims))
        if axis is None and keepdims:
            found = b.apply(RESHAPE, (found,), ((1,) * len(shape),))
        return found

    return expand


def _position_operation(name: str, extreme: Operation) -> Operation:
    infer, lower, expand = _infer_position(name), _lower_position(name), _expand_position(extreme)
    return reduction(name, infer, lower, None, PositionAttributes, expand=expand)


ARGMAX = _position_operation("argmax", MAX)
ARGMIN = _position_operation("argmin", MIN)


def check_position(name: str, operation: Operation, x: LazyTensor, axis: Any) -> PositionAttributes:
    """The axis of a place, for functions that are made of it: what it raises, by their name."""
    position = None if axis is None else normalize_axis(name, axis, x.ndim)
    attributes = PositionAttributes(position, False)
    _position_type(name, operation.name, (x._node.type,), attributes)
    return attributes


def _position(operation: Operation, x: LazyTensor, axis: Any, keepdims: bool) -> LazyTensor:
    name = operation.name
    x = as_tensor(name, x)
    if axis is not None:
        axis = normalize_axis(name, axis, x.ndim)
    return record_one(operation, x, (axis, bool(keepdims)))


@explains_keywords
@tensor_method
def argmax(
    x: LazyTensor, axis: int | None = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """Where the largest element is, the first of equals and of NaN: int64.

    Along an axis, or in the flattened tensor. Raises `ShapeError` if there are no elements.
    """
    if others:
        unknown_keyword("argmax", others)
    return _position(ARGMAX, x, axis, keepdims)


@explains_keywords
@tensor_method
def argmin(
    x: LazyTensor, axis: int | None = None, *, keepdims: bool = False, **others: Never
) -> LazyTensor:
    """Where the smallest element is, the first of equals and of NaN: int64.

    Along an axis, or in the flattened tensor. Raises `ShapeError` if there are no elements.
    """
    if others:
        unknown_keyword("argmin", others)
    return _position(ARGMIN, x, axis, keepdims)


# ---- logic ---------------------------------------------------------------------------------


def _infer_bool(inputs: tuple[TensorType, ...], attributes: ReductionAttributes) -> TensorType:
    shape = reduced_shape(inputs[0].shape, attributes.axes, attributes.keepdims)
    return TensorType(shape, BOOL)


ANY = reduction("any", _infer_bool, _lower_extremum("logical_or"), None, combine=scalar.SOME)
ALL = reduction("all", _infer_bool, _lower_extremum("logical_and"), None, combine=scalar.EVERY)


@explains_keywords
@tensor_method
def any(x: LazyTensor, axis: Axes = None, *, keepdims: bool = False, **others: Never) -> LazyTensor:
    """Whether any element over axes is not 0: bool, False of no elements."""
    if others:
        unknown_keyword("any", others)
    x = as_tensor("any", x)
    return reduce_over(ANY, x, axis, keepdims)


@explains_keywords
@tensor_method
def all(x: LazyTensor, axis: Axes = None, *, keepdims: bool = False, **others: Never) -> LazyTensor:
    """Whether no element over axes is 0: bool, True of no elements."""
    if others:
        unknown_keyword("all", others)
    x = as_tensor("all", x)
    return reduce_over(ALL, x, axis, keepdims)
