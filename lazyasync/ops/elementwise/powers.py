"""Powers, element by element."""

from __future__ import annotations

from typing import Any

from lazyasync.ir import scalar
from lazyasync.ir.leaves import CONSTANT
from lazyasync.ir.node import Attributes
from lazyasync.ir.rules import Kernel
from lazyasync.ir.scalar import Expression
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.ops import promotion
from lazyasync.ops.dispatch import (
    TRANSCENDENTAL,
    apply_binary,
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
from lazyasync.recording.fast_path import hot_binary
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


POWER = elementwise_operation(
    "power",
    same_dtype("power", "iufc"),
    _power_gradient,
    lower=_lower_power,
    element=_powered,
    flops=2 * TRANSCENDENTAL,
    may_fail=_refuses_values,
)


def power(left: Any, right: Any, /) -> LazyTensor:
    """``left`` to the power ``right``, element by element.

    An exponent of 2 squares. Integers to a negative integer power are an error: ``ValueError`` at
    once for a Python number, `ExecutionError` later for a tensor. To gradients ``x**0`` is a
    constant, and so is ``0**y`` for ``y >= 0``. Raises `DTypeError` for booleans.
    """
    kind = promotion.scalar_type(right)
    if kind in (int, float) and isinstance(left, LazyTensor):
        type_ = left._node.type
        if type(right) is not SymbolicNumber and right == 2:
            if kind_of(type_.dtype) not in "fc":
                left = convert(left, promotion.scalar_dtype(type_.dtype, kind(2)))
            return elementwise.square(left)
        if kind is int and type_.dtype.kind in "biu":
            on_host(_check_exponent, type_, right)
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
