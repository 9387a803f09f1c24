"""Powers, element by element."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import numpy as np

from lazyasync.ir import complex_functions, scalar
from lazyasync.ir.complex_functions import Parts
from lazyasync.ir.complex_parts import COMPLEX_ELEMENTS
from lazyasync.ir.leaves import CONSTANT
from lazyasync.ir.node import Attributes, Operation, OperationKind
from lazyasync.ir.rules import ELEMENTS, GRADIENTS, LOWERINGS, WORK, GraphBuilder, Kernel
from lazyasync.ir.scalar import Expression
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.named_tuples import NamedTuple
from lazyasync.ops import promotion
from lazyasync.ops.dispatch import (
    TRANSCENDENTAL,
    apply_binary,
    by_ufunc,
    check_kind,
    convert,
    elementwise_operation,
    is_number,
    same_dtype,
)
from lazyasync.ops.elementwise import functions as elementwise
from lazyasync.ops.elementwise.arithmetic import absolute
from lazyasync.ops.elementwise.comparison import equal, where
from lazyasync.ops.promotion import real_dtype
from lazyasync.recording import SymbolicNumber, is_symbolic, on_host
from lazyasync.recording.fast_path import hot_binary, record_one
from lazyasync.tensor import LazyTensor

__all__ = [
    "pow",
    "power",
]

# In the gradient rules g is the gradient of the output, x the operands, y the output. An operand
# that is a Python number needs no gradient, and the operations for it are not recorded.


def _power_gradient(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, Any]:
    base, exponent = x
    return (
        None if is_number(base) else _power_by_base(g, base, exponent),
        None if is_number(exponent) else _power_by_exponent(g, base, exponent, y),
    )


def _power_by_base(g: Any, base: Any, exponent: Any) -> Any:
    if exponent._node.operation is CONSTANT:
        return g if exponent._node.attributes.value else None
    if is_number(exponent):
        # x ** 0 is constant, also at x = 0, where 0 * x ** -1 would be NaN.
        constant = equal(exponent, 0)
        reduced = where(constant, 1, exponent) - 1
        by_base = g * (exponent * base**reduced)
        # One that is known is not 0, or it would be baked; nothing flows back through that.
        return where(constant, 0, by_base) if is_symbolic(exponent) else by_base
    # Only there, and beside NaN: elsewhere the slope changes with the exponent, also where it is 0.
    constant = equal(exponent, 0) & ~(absolute(base) > 0)
    reduced = where(constant, 1, exponent) - 1
    return where(constant, 0, g * (exponent * base**reduced))


def _power_by_exponent(g: Any, base: Any, exponent: Any, y: Any) -> Any:
    # 0 ** y is constant for y >= 0; the logarithm must not make NaN of that.
    constant = equal(base, 0) & (convert(exponent, real_dtype(exponent.dtype)) >= 0)
    return where(constant, 0, g * y * elementwise.log(where(constant, 1, base)))


def _powered(base: Expression, exponent: Expression) -> Expression | None:
    if base.dtype.kind == "u":
        return _by_squaring(base, exponent)
    if kind_of(base.dtype) != "f":
        return None
    return scalar.select(scalar.equal(exponent, 2), base * base, scalar.power(base, exponent))


def _lower_power(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    kernel: Kernel = xp.power
    square, copyto = xp.square, xp.copyto
    base_type, exponent_type = inputs
    if kind_of(output.dtype) not in "fc":
        return kernel  # exact, so that a square is one

    def power_of_number(base: Any, exponent: Any, out: Any) -> None:
        if exponent == 2:
            square(base, out)
        else:
            kernel(base, exponent, out)

    def power(base: Any, exponent: Any, out: Any) -> None:
        # `out` may be either operand.
        twos = exponent == 2
        if not twos.any():
            kernel(base, exponent, out)
            return
        squares = square(base)
        kernel(base, exponent, out)
        copyto(out, squares, where=twos)

    is_number = not exponent_type.shape and base_type.shape == output.shape
    return power_of_number if is_number else power


def _refuses_values(output: TensorType) -> bool:
    """Whether it is one of integers, which have no negative powers."""
    return kind_of(output.dtype) not in "fc"


def _by_squaring(base: Expression, exponent: Expression) -> Expression:
    """Of integers, with an exponent that is not negative; products wrap."""
    dtype = base.dtype
    one = scalar.constant(1, dtype)
    result = one
    for place in range(8 * dtype.itemsize - (dtype.kind == "i")):
        bit = exponent & (1 << place)
        result = result * scalar.select(scalar.equal(bit, 0), one, base)
        base = base * base
    return result


def _lower_not_negative(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    copyto = xp.copyto

    def not_negative(exponent: Any, out: Any) -> None:
        if exponent.size and exponent.min() < 0:
            raise ValueError("Integers to negative integer powers are not allowed.")
        copyto(out, exponent)

    return not_negative


NOT_NEGATIVE = Operation(
    "not_negative",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: inputs[0],
    rules=(LOWERINGS(_lower_not_negative),),
    may_fail=True,
)
"""Exponents of integers, if none of them is negative; it is recorded by expansions alone."""

INTEGER_POWER = elementwise_operation(
    "integer_power", same_dtype("power", "iu"), None, lower=by_ufunc("power"), element=_by_squaring
)
"""With exponents that are not negative; it is recorded by expansions alone, too."""


def _expand_power(b: GraphBuilder, operands: Sequence[int], attributes: Attributes) -> int | None:
    """Loops do not fail: what may is looked at before."""
    base, exponent = operands
    if b.type(exponent).dtype.kind != "i":
        return None
    return b.apply(INTEGER_POWER, (base, b.apply(NOT_NEGATIVE, (exponent,))))


POWER = elementwise_operation(
    "power",
    same_dtype("power", "iufc"),
    _power_gradient,
    lower=_lower_power,
    element=_powered,
    expand=_expand_power,
    flops=2 * TRANSCENDENTAL,
    may_fail=_refuses_values,
)


# ---- whole numbers as exponents ------------------------------------------------------------
# Products, by squaring: a tenth of the time of the function of the C library, and in loops.

MOST_PRODUCTS: Final = 16
"""Up to this exponent powers are products, whose errors add up: half a unit in the last place for
each but the first factor."""

Factor = TypeVar("Factor")


class WholePowerAttributes(NamedTuple):
    """``exponent``: a whole number but 0, 1 and 2."""

    exponent: int


def _product(base: Factor, count: int, times: Callable[[Factor, Factor], Factor]) -> Factor:
    """``base`` multiplied by itself, ``count`` factors in all."""
    result: Factor | None = None
    while True:
        if count & 1:
            result = base if result is None else times(result, base)
        count >>= 1
        if not count:
            assert result is not None
            return result
        base = times(base, base)


def _infer_whole_power(
    inputs: tuple[TensorType, ...], attributes: WholePowerAttributes
) -> TensorType:
    check_kind("power", "iufc", inputs)
    return inputs[0]


def _whole_power_gradient(g: Any, x: Any, y: Any, attributes: WholePowerAttributes) -> tuple[Any]:
    exponent = attributes.exponent
    return (g * (power(x[0], exponent - 1) * exponent),)


def _lower_whole_power(
    xp: Any,
    inputs: tuple[TensorType, ...],
    output: TensorType,
    attributes: WholePowerAttributes,
) -> Kernel:
    exponent = attributes.exponent
    multiply, divide, copyto = xp.multiply, xp.divide, xp.copyto

    def whole_power(base: Any, out: Any) -> None:
        product = _product(base, abs(exponent), multiply)
        if exponent < 0:
            divide(output.dtype.type(1), product, out)
        else:
            copyto(out, product)

    return whole_power


def _whole_power_element(
    x: Any, dtype: np.dtype, attributes: WholePowerAttributes
) -> Expression | None:
    exponent = attributes.exponent
    product: Expression = _product(x[0], abs(exponent), lambda a, b: a * b)
    return 1.0 / product if exponent < 0 else product


def _whole_power_parts(x: Parts, attributes: WholePowerAttributes) -> Parts:
    found: Parts = _product(x, abs(attributes.exponent), complex_functions.product)
    return complex_functions.inverse(found) if attributes.exponent < 0 else found


WHOLE_POWER = Operation(
    "whole_power",
    kind=OperationKind.ELEMENTWISE,
    infer=_infer_whole_power,
    attributes=WholePowerAttributes,
    rules=(
        GRADIENTS(_whole_power_gradient),
        LOWERINGS(_lower_whole_power),
        ELEMENTS(_whole_power_element),
        COMPLEX_ELEMENTS(_whole_power_parts),
        WORK(lambda inputs, output, attributes: 4.0 * output.size),
    ),
)


def _is_product(exponent: float, dtype: np.dtype) -> bool:
    """Whether a power by a known number is a product, or one divided by a product.

    The latter is 0 where its divisor is infinite, and so the precision must have no numbers below
    that anybody would miss: not in half precision, and never for integers.
    """
    least = -MOST_PRODUCTS if kind_of(dtype) in "fc" and dtype.itemsize > 2 else 3
    return (
        least <= exponent <= MOST_PRODUCTS and not 0 <= exponent <= 2 and exponent == int(exponent)
    )


def power(left: Any, right: Any, /) -> LazyTensor:
    """``left`` to the power ``right``, element by element.

    Known exponents of 2 and 0.5 are `square` and `sqrt`, and other whole numbers up to 16 multiply:
    with each but the first factor the result may be off by half a unit in the last place more.
    Integers to a negative integer power are an error: ``ValueError`` at once for a Python number,
    `ExecutionError` later for a tensor. To gradients ``x**0`` is a constant, and so is ``0**y`` for
    ``y >= 0``. Raises `DTypeError` for booleans.
    """
    kind = promotion.scalar_type(right)
    if kind in (int, float) and isinstance(left, LazyTensor):
        type_ = left._node.type
        if kind is int and type_.dtype.kind in "biu":
            on_host(_check_exponent, type_, right)
        if type(right) is not SymbolicNumber:
            dtype = type_.dtype
            if kind_of(dtype) not in "fc":
                dtype = promotion.scalar_dtype(dtype, kind(2))
            if right == 2:
                return elementwise.square(convert(left, dtype))
            if right == 0.5:
                return elementwise.sqrt(convert(left, dtype))
            if _is_product(right, dtype):
                return record_one(WHOLE_POWER, convert(left, dtype), (int(right),))
    return _power(left, right)


pow = power


def _check_exponent(base: TensorType, exponent: int) -> None:
    if exponent < 0:
        raise ValueError(
            f"power: Integers to negative integer powers are not allowed, {base} and {exponent}"
        )


@hot_binary(POWER)
def _power(left: Any, right: Any, /) -> LazyTensor:
    return apply_binary(POWER, left, right)
