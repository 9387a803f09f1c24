"""Comparisons, and choosing between operands, element by element."""

from __future__ import annotations

import sys
from typing import Any, Final, Never, overload

import numpy as np

from lazyasync.hints import explain_methods, explains_keywords, unknown_keyword
from lazyasync.ir import scalar
from lazyasync.ir.node import Attributes, Operation
from lazyasync.ir.rules import GradientRule, Kernel, Lowering
from lazyasync.ir.scalar import ElementRule
from lazyasync.ir.types import TensorType
from lazyasync.ops import promotion
from lazyasync.ops.dispatch import (
    BITS,
    alias,
    apply_binary,
    as_operand,
    convert,
    elementwise_operation,
    first_operand,
    is_number,
    promoted,
    same_dtype,
    scalar_operand,
    to_bool,
)
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import BOOL, python_scalar, scalar_type
from lazyasync.ops.registration import composed_of, tensor_method
from lazyasync.ops.shapes import broadcast_shapes
from lazyasync.recording import SymbolicNumber, on_host, record
from lazyasync.recording.fast_path import hot_binary, record_repeated
from lazyasync.tensor import LazyTensor

__all__ = [
    "clip",
    "equal",
    "greater",
    "greater_equal",
    "less",
    "less_equal",
    "maximum",
    "minimum",
    "not_equal",
    "where",
]

# ---- comparisons ---------------------------------------------------------------------------


def _comparison(name: str, kinds: str, element: ElementRule) -> Operation:
    return elementwise_operation(name, to_bool(name, kinds), None, element=element)


EQUAL = _comparison("equal", "biufc", scalar.equal)
NOT_EQUAL = _comparison("not_equal", "biufc", scalar.not_equal)
LESS = _comparison("less", "biuf", lambda x, y: x < y)
LESS_EQUAL = _comparison("less_equal", "biuf", lambda x, y: x <= y)
GREATER = _comparison("greater", "biuf", lambda x, y: x > y)
GREATER_EQUAL = _comparison("greater_equal", "biuf", lambda x, y: x >= y)

_MIRRORED = {
    EQUAL: EQUAL,
    NOT_EQUAL: NOT_EQUAL,
    LESS: GREATER,
    LESS_EQUAL: GREATER_EQUAL,
    GREATER: LESS,
    GREATER_EQUAL: LESS_EQUAL,
}
_TRUE_OF_LARGER = frozenset({NOT_EQUAL, LESS, LESS_EQUAL})
_TRUE_OF_SMALLER = frozenset({NOT_EQUAL, GREATER, GREATER_EQUAL})


def _compare(operation: Operation, left: Any, right: Any) -> LazyTensor:
    if scalar_type(left) is int and type(right) is LazyTensor:
        operation, left, right = _MIRRORED[operation], right, left
    if scalar_type(right) is int and type(left) is LazyTensor and left.dtype.kind in "iu":
        # A number that the dtype cannot hold is larger, or smaller, than all that it can.
        dtype = left.dtype
        if type(right) is SymbolicNumber:
            compared = apply_binary(operation, left, on_host(_nearest, right, dtype))
            holds = on_host(_holds_beyond, operation, right)
            return where(on_host(_is_in_range, right, dtype), compared, holds)
        if not _is_in_range(right, dtype):
            holds = _holds_beyond(operation, right)
            return record(EQUAL if holds else NOT_EQUAL, (left, left))
    # In sequences there may be such numbers among others.
    if type(left) is LazyTensor:
        if scalar_type(right) is None:
            right = as_operand(operation.name, right, left, compares=True)
    elif type(right) is LazyTensor and scalar_type(left) is None:
        left = as_operand(operation.name, left, right, compares=True)
    return apply_binary(operation, left, right)


def _is_in_range(number: int, dtype: np.dtype) -> bool:
    limits = np.iinfo(dtype)
    return limits.min <= number <= limits.max


def _nearest(number: int, dtype: np.dtype) -> int:
    limits = np.iinfo(dtype)
    return max(limits.min, min(number, limits.max))


def _holds_beyond(operation: Operation, number: int) -> bool:
    """Whether a comparison holds with a number on the right that is out of the range."""
    return operation in (_TRUE_OF_LARGER if number > 0 else _TRUE_OF_SMALLER)


@hot_binary(EQUAL)
def equal(left: Any, right: Any, /) -> LazyTensor:
    """Whether elements are equal: bool, of the broadcast shape."""
    return _compare(EQUAL, left, right)


@hot_binary(NOT_EQUAL)
def not_equal(left: Any, right: Any, /) -> LazyTensor:
    """Whether elements differ: bool, of the broadcast shape. NaN differs from NaN."""
    return _compare(NOT_EQUAL, left, right)


@hot_binary(LESS)
def less(left: Any, right: Any, /) -> LazyTensor:
    """Whether ``left < right``: bool, of the broadcast shape. Raises `DTypeError` for complex."""
    return _compare(LESS, left, right)


@hot_binary(LESS_EQUAL)
def less_equal(left: Any, right: Any, /) -> LazyTensor:
    """Whether ``left <= right``: bool, of the broadcast shape. Raises `DTypeError` for complex."""
    return _compare(LESS_EQUAL, left, right)


@hot_binary(GREATER)
def greater(left: Any, right: Any, /) -> LazyTensor:
    """Whether ``left > right``: bool, of the broadcast shape. Raises `DTypeError` for complex."""
    return _compare(GREATER, left, right)


@hot_binary(GREATER_EQUAL)
def greater_equal(left: Any, right: Any, /) -> LazyTensor:
    """Whether ``left >= right``: bool, of the broadcast shape. Raises `DTypeError` for complex."""
    return _compare(GREATER_EQUAL, left, right)


# ---- where ---------------------------------------------------------------------------------

_BLOCK = 16384
"""Elements that are chosen in one go, so that what is in between stays in the cache."""
_SMALL = 512
"""Up to here the masked copies of NumPy cost less than the calls that avoid them."""


def _infer_where(inputs: tuple[TensorType, ...], attributes: Attributes) -> TensorType:
    return TensorType(broadcast_shapes("where", inputs), inputs[1].dtype)


def _lower_where(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    copyto = xp.copyto

    def choose(condition: Any, x: Any, y: Any, out: Any) -> None:
        # In this order each operand may be `out` itself.
        otherwise = ~condition
        copyto(out, x, where=condition)
        copyto(out, y, where=otherwise)

    bits = BITS.get(output.dtype.itemsize)
    shapes = {inputs[1].shape, inputs[2].shape}
    if (
        bits is None
        or output.size <= _SMALL
        or inputs[0].shape != output.shape
        or not shapes <= {(), output.shape}
    ):
        return choose
    return _choose_by_bits(bits, choose)


def _choose_by_bits(bits: np.dtype, choose: Kernel) -> Kernel:
    """``y ^ ((x ^ y) * condition)`` on the bit patterns, as integers: exact for every dtype.

    A masked copy mispredicts a branch for every other element of a random condition, which makes
    it eight times as slow as this.
    """
    multiply, xor = np.multiply, np.bitwise_xor

    def choose_by_bits(condition: Any, x: Any, y: Any, out: Any) -> None:
        if not (condition.flags.c_contiguous and x.flags.c_contiguous and y.flags.c_contiguous):
            choose(condition, x, y, out)
            return
        chosen = condition.reshape(-1).view(np.int8)
        x_bits, y_bits = x.reshape(-1).view(bits), y.reshape(-1).view(bits)
        target = out.reshape(-1).view(bits)
        if y_bits.size == 1 and not y_bits[0]:
            multiply(x_bits, chosen, target)
            return
        difference = np.empty(min(_BLOCK, target.size), bits)
        mask = np.empty_like(difference)
        for start in range(0, target.size, _BLOCK):
            block = slice(start, start + _BLOCK)
            part = target[block]
            xs = x_bits if x_bits.size == 1 else x_bits[block]
            ys = y_bits if y_bits.size == 1 else y_bits[block]
            masks, differences = mask[: part.size], difference[: part.size]
            masks[...] = chosen[block]
            xor(xs, ys, differences)
            multiply(differences, masks, differences)
            xor(differences, ys, part)

    return choose_by_bits


def _where_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: Attributes
) -> tuple[LazyTensor | None, ...]:
    condition, x, y = operands
    return (
        None,
        None if is_number(x) else where(condition, g, 0),
        None if is_number(y) else where(condition, 0, g),
    )


WHERE = elementwise_operation(
    "where",
    _infer_where,
    _where_gradient,
    lower=_lower_where,
    element=scalar.select,
)


_MISSING: Final = object()
"""What stands for an argument that has not been given."""


@overload
def where(condition: Any, x: Any, y: Any, /) -> LazyTensor: ...


@overload
def where(condition: Any, /) -> tuple[LazyTensor, ...]: ...


def where(condition: Any, x: Any = _MISSING, y: Any = _MISSING, /) -> Any:
    """``x`` where ``condition`` is true, else ``y``, all three broadcast against each other.

    At least one of them is a tensor; ``condition`` is taken as bool, ``x`` and ``y`` are promoted
    to one dtype, which is the result's. ``la.where(condition)`` is ``la.nonzero(condition)``, as in
    NumPy. Raises `ShapeError` or `DTypeError`.
    """
    if y is _MISSING:
        if x is not _MISSING:
            raise TypeError("where takes x and y, or neither")
        return sys.modules["lazyasync"].nonzero(condition)
    like = condition if isinstance(condition, LazyTensor) else x if isinstance(x, LazyTensor) else y
    if not isinstance(like, LazyTensor):
        raise TypeError("where takes at least one tensor; make one with la.asarray")
    if type(condition) is not LazyTensor:
        scalar = python_scalar(condition)
        if scalar is not None:
            condition = scalar_operand("where", on_host(bool, scalar), BOOL, like)
        else:
            condition = as_tensor("where", condition, like.device)
    x, y = _promoted(x, y, like)
    return record_repeated(WHERE, (convert(condition, BOOL), x, y))


def _promoted(x: Any, y: Any, like: LazyTensor) -> tuple[LazyTensor, LazyTensor]:
    """Both in one dtype; ``like``, which may be the condition, says where they are."""
    if type(x) is LazyTensor is type(y):
        dtype = promotion.promote("where", x._node.type.dtype, y._node.type.dtype)
        return convert(x, dtype), convert(y, dtype)
    for one, other in ((x, y), (y, x)):
        number = python_scalar(other)
        if type(one) is LazyTensor and number is not None:
            dtype = promotion.scalar_dtype(one._node.type.dtype, number)
            pair = convert(one, dtype), scalar_operand("where", number, dtype, like)
            return pair if one is x else pair[::-1]
    found = promoted("where", x, y, like=like)
    return found[0], found[1]


# ---- the smaller and the larger ------------------------------------------------------------


def _keyword_out(name: str) -> Lowering:
    """As `by_ufunc`, for those to which NumPy no longer lets ``out`` be given by position."""

    def lower(
        xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
    ) -> Kernel:
        ufunc = getattr(xp, name)
        return lambda left, right, out: ufunc(left, right, out=out)

    return lower


def _lower_share(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    greater, equal, multiply, bitwise_or = xp.greater, xp.equal, xp.multiply, xp.bitwise_or
    bits, half = BITS[output.dtype.itemsize], output.dtype.type(0.5)
    look = np.count_nonzero

    def share(g: Any, larger: Any, smaller: Any, out: Any) -> None:
        # Bit patterns times 0 or 1: exact for infinity and NaN, and faster than masked copies.
        whole = out.view(bits)
        ties = equal(larger, smaller)
        # Ties are rare, and halving then does nothing.
        halves = (g * half).view(bits) if look(ties) else None
        multiply(g.view(bits), greater(larger, smaller).view(np.int8), whole)
        if halves is not None:
            # At most one of the two is not zero, so that "or" adds them up.
            bitwise_or(whole, multiply(halves, ties.view(np.int8)), whole)

    return share


SHARE = elementwise_operation(
    "share",
    lambda inputs, attributes: inputs[0],
    lambda g, x, y, a: (_share(g, x[1], x[2]), None, None),
    lower=_lower_share,
    element=lambda g, larger, smaller: scalar.select(
        larger > smaller, g, scalar.select(scalar.equal(larger, smaller), g * 0.5, 0)
    ),
)
"""``g`` where the first of two is larger, half of it where they are equal, else 0: the part of a
gradient that goes to the operand of an extremum. Beside NaN it is 0."""


def _share(g: LazyTensor, larger: LazyTensor, smaller: LazyTensor) -> LazyTensor:
    return record_repeated(SHARE, (g, larger, smaller))


def _extremum_gradient(larger: int) -> GradientRule:
    """The rule of an extremum whose left operand wins if operand ``larger`` is the larger one."""

    def gradient(
        g: LazyTensor, operands: tuple[LazyTensor, ...], output: Any, attributes: Attributes
    ) -> tuple[LazyTensor | None, ...]:
        left, right = operands
        first, second = operands[larger], operands[1 - larger]
        return (
            None if is_number(left) else _share(g, first, second),
            None if is_number(right) else _share(g, second, first),
        )

    return gradient


MINIMUM = elementwise_operation(
    "minimum",
    same_dtype("minimum", "biuf"),
    _extremum_gradient(1),
    lower=_keyword_out("minimum"),
    element=scalar.minimum,
)
MAXIMUM = elementwise_operation(
    "maximum",
    same_dtype("maximum", "biuf"),
    _extremum_gradient(0),
    lower=_keyword_out("maximum"),
    element=scalar.maximum,
)


@hot_binary(MINIMUM)
def minimum(left: Any, right: Any, /) -> LazyTensor:
    """The smaller of two elements, NaN if either is NaN. Raises `DTypeError` for complex.

    Where both are equal each takes half of the gradient.
    """
    return apply_binary(MINIMUM, left, right)


@hot_binary(MAXIMUM)
def maximum(left: Any, right: Any, /) -> LazyTensor:
    """The larger of two elements, NaN if either is NaN. Raises `DTypeError` for complex.

    Where both are equal each takes half of the gradient.
    """
    return apply_binary(MAXIMUM, left, right)


@composed_of("maximum", "minimum")
@tensor_method
@explains_keywords
def clip(x: LazyTensor, min: Any = None, max: Any = None, **others: Never) -> LazyTensor:
    """``x`` limited to the range from ``min`` to ``max``; None is no limit.

    As NumPy does it, ``minimum(maximum(x, min), max)``: the limits broadcast and promote, and
    where ``min > max`` the result is ``max``. Where ``x`` equals a limit it takes half of the
    gradient.
    """
    if others:
        unknown_keyword("clip", others)
    x = first_operand("clip", x, min, max)
    if min is None and max is None:
        return alias(x)
    if min is not None:
        x = maximum(x, min)
    return x if max is None else minimum(x, max)


explain_methods(maximum, minimum)
