"""Arithmetic and bit operations on one and two operands, element by element."""

from __future__ import annotations

import math
from typing import Any

from lazyasync.errors import DTypeError
from lazyasync.hints import explain_methods
from lazyasync.ir import scalar
from lazyasync.ir.node import Attributes, Operation
from lazyasync.ir.rules import Kernel
from lazyasync.ir.scalar import ElementRule, Expression
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.ops import promotion
from lazyasync.ops.dispatch import (
    alias,
    apply_binary,
    apply_unary,
    check_kind,
    convert,
    elementwise_operation,
    flat_binary,
    flat_unary,
    floating,
    is_number,
    same_dtype,
)
from lazyasync.ops.elementwise import functions as elementwise
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import BOOL, real_dtype
from lazyasync.ops.registration import composed_of
from lazyasync.recording import on_host
from lazyasync.recording.fast_path import hot_binary, hot_unary
from lazyasync.tensor import LazyTensor

__all__ = [
    "abs",
    "absolute",
    "add",
    "bitwise_and",
    "bitwise_invert",
    "bitwise_left_shift",
    "bitwise_not",
    "bitwise_or",
    "bitwise_right_shift",
    "bitwise_xor",
    "divide",
    "divmod",
    "floor_divide",
    "invert",
    "left_shift",
    "logical_and",
    "logical_not",
    "logical_or",
    "logical_xor",
    "mod",
    "multiply",
    "negative",
    "positive",
    "remainder",
    "right_shift",
    "subtract",
    "true_divide",
]

# In the gradient rules g is the gradient of the output, x the operands, y the output.
# Broadcasting is undone by the caller, for every rule alike. An operand that is a Python number
# needs no gradient, and the operations for it are not recorded.

# ---- sums and products ---------------------------------------------------------------------


def _multiply_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, Any]:
    return (
        None if is_number(x[0]) else g * x[1],
        None if is_number(x[1]) else g * x[0],
    )


def _divide_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, Any]:
    # Not divided by the square of the denominator, which underflows earlier.
    return (
        None if is_number(x[0]) else g / x[1],
        None if is_number(x[1]) else -(g * (y / x[1])),
    )


def _remainder_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, Any]:
    # remainder(a, b) = a - b floor(a / b), and the floor is constant almost everywhere.
    return g, None if is_number(x[1]) else -(g * floor_divide(x[0], x[1]))


def _divided(left: Expression, right: Expression) -> tuple[Expression, Expression]:
    """`floor_divide` and `remainder`."""
    zero = scalar.constant(0, left.dtype)
    by_zero = scalar.equal(right, zero)
    if kind_of(left.dtype) == "f":
        rest = scalar.fmod(left, right)
        whole = (left - rest) / right
        other_sign = ~scalar.equal(rest, zero) & ((right < zero) ^ (rest < zero))
        rest, whole = (
            scalar.select(other_sign, rest + right, rest),
            scalar.select(other_sign, whole - 1.0, whole),
        )
        lower = scalar.floor(whole)
        whole = scalar.select(whole - lower > 0.5, lower + 1.0, lower)
        quotient = left / right
        signed = scalar.copysign(zero, quotient)
        whole = scalar.select(scalar.equal(whole, zero), signed, whole)
        rest = scalar.select(scalar.equal(rest, zero), scalar.copysign(zero, right), rest)
        # Of infinities it is the quotient, rounded down, which the standard prefers to NumPy's.
        infinite = scalar.equal(scalar.absolute(left), math.inf)
        infinite = infinite | scalar.equal(scalar.absolute(right), math.inf)
        whole = scalar.select(infinite, scalar.floor(quotient), whole)
        # fmod gives NaN by 0.
        nan = scalar.fmod(left, right)
        return scalar.select(by_zero, quotient, whole), scalar.select(by_zero, nan, rest)
    if left.dtype.kind == "u":
        safe = scalar.select(by_zero, scalar.constant(1, left.dtype), right)
        whole, rest = scalar.quotient(left, safe), scalar.fmod(left, safe)
    else:
        # By -1 the lowest integer would overflow, which processors trap; it is its own opposite.
        opposite = scalar.equal(right, -1)
        safe = scalar.select(by_zero | opposite, scalar.constant(1, left.dtype), right)
        whole, rest = scalar.quotient(left, safe), scalar.fmod(left, safe)
        lower = ~scalar.equal(rest, zero) & ((safe < zero) ^ (rest < zero))
        whole = scalar.select(lower, whole - 1, whole)
        whole = scalar.select(opposite, -left, whole)
        rest = scalar.select(lower, rest + safe, rest)
    return scalar.select(by_zero, zero, whole), rest  # by 1, which stands for 0, nothing is left


def _lower_floor_divide(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    by_numpy: Kernel = xp.floor_divide
    if kind_of(output.dtype) != "f":
        return by_numpy

    def kernel(x: Any, y: Any, out: Any) -> None:
        infinite = xp.isinf(x) | xp.isinf(y)
        # Before `out` is written to, which may be one of the operands.
        quotients = xp.floor(xp.divide(x, y)) if infinite.any() else None
        by_numpy(x, y, out)
        if quotients is not None:
            xp.copyto(out, quotients, where=infinite)

    return kernel


ADD = elementwise_operation(
    "add",
    same_dtype("add", "biufc"),
    lambda g, x, y, a: (g, g),
    element=lambda x, y: x + y,
)
SUBTRACT = elementwise_operation(
    "subtract",
    same_dtype("subtract", "iufc"),
    lambda g, x, y, a: (g, None if is_number(x[1]) else -g),
    element=lambda x, y: x - y,
)
MULTIPLY = elementwise_operation(
    "multiply",
    same_dtype("multiply", "biufc"),
    _multiply_gradient,
    element=lambda x, y: x * y,
)
DIVIDE = elementwise_operation(
    "divide",
    same_dtype("divide", "fc"),
    _divide_gradient,
    element=lambda x, y: x / y,
)
FLOOR_DIVIDE = elementwise_operation(
    "floor_divide",
    same_dtype("floor_divide", "iuf"),
    flat_binary,
    lower=_lower_floor_divide,
    element=lambda x, y: _divided(x, y)[0],
)
REMAINDER = elementwise_operation(
    "remainder",
    same_dtype("remainder", "iuf"),
    _remainder_gradient,
    element=lambda x, y: _divided(x, y)[1],
)


@hot_binary(ADD)
def add(left: Any, right: Any, /) -> LazyTensor:
    """The sum, element by element; of booleans their logical or."""
    return apply_binary(ADD, left, right)


@hot_binary(SUBTRACT)
def subtract(left: Any, right: Any, /) -> LazyTensor:
    """The difference, element by element. Raises `DTypeError` for booleans."""
    return apply_binary(SUBTRACT, left, right)


@hot_binary(MULTIPLY)
def multiply(left: Any, right: Any, /) -> LazyTensor:
    """The product, element by element; of booleans their logical and."""
    return apply_binary(MULTIPLY, left, right)


@hot_binary(DIVIDE)
def divide(left: Any, right: Any, /) -> LazyTensor:
    """The quotient, element by element; integers are divided in the default real dtype."""
    return apply_binary(DIVIDE, left, right, dtype_rule=floating)


true_divide = divide


@hot_binary(FLOOR_DIVIDE)
def floor_divide(left: Any, right: Any, /) -> LazyTensor:
    """The largest integer not above the quotient, in the dtype of the operands.

    Of infinities it is ``floor(left / right)``, as the array API standard prefers: ``inf // 2`` is
    infinite, and ``-1 // inf`` is -0.0, where Python and NumPy have NaN and -1.
    An integer divided by 0 gives 0. Raises `DTypeError` for booleans and complex numbers.
    """
    return apply_binary(FLOOR_DIVIDE, left, right)


@hot_binary(REMAINDER)
def remainder(left: Any, right: Any, /) -> LazyTensor:
    """What `floor_divide` leaves: of the sign of ``right``, as Python's ``%``.

    Raises `DTypeError` for booleans and complex numbers.
    """
    return apply_binary(REMAINDER, left, right)


mod = remainder


@composed_of("floor_divide", "remainder")
def divmod(left: Any, right: Any, /) -> tuple[LazyTensor, LazyTensor]:
    """`floor_divide` and `remainder`."""
    return floor_divide(left, right), remainder(left, right)


# ---- signs ---------------------------------------------------------------------------------


def _infer_absolute(inputs: tuple[TensorType, ...], attributes: Attributes) -> TensorType:
    dtype = inputs[0].dtype
    return TensorType(inputs[0].shape, real_dtype(dtype))


def _absolute_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    if x[0].dtype.kind == "c":
        # The conjugate, because other rules multiply by derivatives as they are.
        return (elementwise.conj(x[0]) * (g / elementwise.infinite_for_zero(y)),)
    return (g * elementwise.sign(x[0]),)


NEGATIVE = elementwise_operation(
    "negative",
    same_dtype("negative", "iufc"),
    lambda g, x, y, a: (-g,),
    element=lambda x: -x,
)
ABSOLUTE = elementwise_operation(
    "absolute",
    _infer_absolute,
    _absolute_gradient,
    element=lambda x: x if x.dtype.kind in "bu" else scalar.absolute(x),
)


@hot_unary(NEGATIVE)
def negative(x: LazyTensor, /) -> LazyTensor:
    """``-x``. Raises `DTypeError` for booleans, whose opposite is ``~x``."""
    if isinstance(x, LazyTensor) and x.dtype.kind == "b":
        raise DTypeError(
            f"negative: the boolean negative, the `-` operator, is not supported for "
            f"{x._node.type}, use the `~` operator or logical_not instead"
        )
    return apply_unary(NEGATIVE, x)


def positive(x: LazyTensor, /) -> LazyTensor:
    """``x``, as a tensor of its own. Raises `DTypeError` for booleans."""
    x = as_tensor("positive", x)
    check_kind("positive", "iufc", (x._node.type,))
    return alias(x)


@hot_unary(ABSOLUTE)
def absolute(x: LazyTensor, /) -> LazyTensor:
    """The magnitude, element by element, real also of complex numbers. Its gradient at 0 is 0."""
    return apply_unary(ABSOLUTE, x)


abs = absolute


# ---- bits ----------------------------------------------------------------------------------


def _bit_operation(name: str, kinds: str, element: ElementRule) -> Operation:
    return elementwise_operation(name, same_dtype(name, kinds), flat_binary, element=element)


def _shifted(left: bool) -> ElementRule:
    def shifted(value: Expression, distance: Expression) -> Expression:
        # Past the width nothing is left, or the sign; processors take the distance modulo it.
        dtype = value.dtype
        zero, last = scalar.constant(0, dtype), scalar.constant(8 * dtype.itemsize - 1, dtype)
        far = distance > last
        if dtype.kind == "i":
            far = far | (distance < 0)
        near = scalar.select(far, last, distance)
        if left:
            return scalar.select(far, zero, value << near)
        return value >> near if dtype.kind == "i" else scalar.select(far, zero, value >> near)

    return shifted


BITWISE_AND = _bit_operation("bitwise_and", "biu", lambda x, y: x & y)
BITWISE_OR = _bit_operation("bitwise_or", "biu", lambda x, y: x | y)
BITWISE_XOR = _bit_operation("bitwise_xor", "biu", lambda x, y: x ^ y)
LEFT_SHIFT = _bit_operation("left_shift", "iu", _shifted(left=True))
RIGHT_SHIFT = _bit_operation("right_shift", "iu", _shifted(left=False))
INVERT = elementwise_operation(
    "invert", same_dtype("invert", "biu"), flat_unary, element=lambda x: ~x
)


@hot_binary(BITWISE_AND)
def bitwise_and(left: Any, right: Any, /) -> LazyTensor:
    """The and of the bits of integers, or of booleans. Raises `DTypeError` for other dtypes."""
    return apply_binary(BITWISE_AND, left, right)


@hot_binary(BITWISE_OR)
def bitwise_or(left: Any, right: Any, /) -> LazyTensor:
    """The or of the bits of integers, or of booleans. Raises `DTypeError` for other dtypes."""
    return apply_binary(BITWISE_OR, left, right)


@hot_binary(BITWISE_XOR)
def bitwise_xor(left: Any, right: Any, /) -> LazyTensor:
    """The exclusive or of the bits of integers, or of booleans. Raises `DTypeError` otherwise."""
    return apply_binary(BITWISE_XOR, left, right)


@hot_binary(LEFT_SHIFT)
def left_shift(left: Any, right: Any, /) -> LazyTensor:
    """The bits of integers moved to the left, zeros coming in. Raises `DTypeError` otherwise."""
    return apply_binary(LEFT_SHIFT, left, right)


@hot_binary(RIGHT_SHIFT)
def right_shift(left: Any, right: Any, /) -> LazyTensor:
    """The bits of integers moved to the right, the sign staying. Raises `DTypeError` otherwise."""
    return apply_binary(RIGHT_SHIFT, left, right)


@hot_unary(INVERT)
def invert(x: LazyTensor, /) -> LazyTensor:
    """Every bit of an integer, or a boolean, flipped. Raises `DTypeError` for other dtypes."""
    return apply_unary(INVERT, x)


bitwise_invert = invert
bitwise_not = invert
bitwise_left_shift = left_shift
bitwise_right_shift = right_shift


# ---- logic ---------------------------------------------------------------------------------


def _truth(value: Any, other: Any) -> Any:
    """``value`` as booleans: what is not 0 is true, NaN too."""
    if type(value) is LazyTensor:
        return convert(value, BOOL)
    if isinstance(other, LazyTensor):
        if promotion.python_scalar(value) is not None:
            return on_host(bool, value)
        return convert(as_tensor("logical operation", value, other.device), BOOL)
    return value


@composed_of("bitwise_and")
def logical_and(left: Any, right: Any, /) -> LazyTensor:
    """Whether both elements are true, that is not 0: bool, of the broadcast shape."""
    return bitwise_and(_truth(left, right), _truth(right, left))


@composed_of("bitwise_or")
def logical_or(left: Any, right: Any, /) -> LazyTensor:
    """Whether either element is true, that is not 0: bool, of the broadcast shape."""
    return bitwise_or(_truth(left, right), _truth(right, left))


@composed_of("bitwise_xor")
def logical_xor(left: Any, right: Any, /) -> LazyTensor:
    """Whether just one of both elements is true: bool, of the broadcast shape."""
    return bitwise_xor(_truth(left, right), _truth(right, left))


@composed_of("invert")
def logical_not(x: LazyTensor, /) -> LazyTensor:
    """Whether elements are 0: bool."""
    x = as_tensor("logical_not", x)
    return invert(convert(x, BOOL))


explain_methods(add, subtract, multiply, divide, logical_and, logical_or, logical_xor)
