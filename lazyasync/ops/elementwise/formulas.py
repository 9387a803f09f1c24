"""Formulas in double precision, of which an operation is made twice: of arrays, and of elements.

A formula takes what it calculates with, ``xp``, and numbers of that. For NumPy and CuPy these are
arrays; for `OF_ELEMENTS` they are the expressions that loops are compiled from.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, Final, TypeAlias

import numpy as np

from lazyasync.ir import scalar
from lazyasync.ir.node import Attributes, Operation
from lazyasync.ir.rules import GradientRule, Kernel
from lazyasync.ir.scalar import Expression
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import same_dtype_operation

Formula: TypeAlias = Callable[[Any, Any], Any]

WIDE: Final = np.dtype(np.float64)
_BLOCK: Final = 4096
"""Elements that are worked out at a time, so that what is in between stays in the cache."""

OF_ELEMENTS: Final = SimpleNamespace(
    abs=scalar.absolute,
    cos=scalar.cos,
    equal=scalar.equal,
    exp=scalar.exp,
    log=scalar.log,
    log1p=scalar.log1p,
    not_equal=scalar.not_equal,
    power=scalar.power,
    rint=scalar.rint,
    sin=scalar.sin,
    sqrt=scalar.sqrt,
    where=scalar.select,
)
"""What formulas need, of the elements of an expression; of arrays NumPy has it."""


def in_blocks(xp: Any, formula: Callable[[Any], Any]) -> Kernel:
    """A kernel that works out a formula of arrays, some elements at a time."""
    count = getattr(xp, "counters_at_a_time", _BLOCK)  # many, where launches would matter

    def kernel(x: Any, out: Any) -> None:
        values, results = x.reshape(-1), out.reshape(-1)
        for start in range(0, values.size, count):
            block = slice(start, start + count)
            results[block] = formula(values[block].astype(WIDE))

    return kernel


def in_blocks_of_several(xp: Any, formula: Callable[..., Any]) -> Kernel:
    """As `in_blocks`, of a formula of several operands, which are broadcast against each other."""
    count = getattr(xp, "counters_at_a_time", _BLOCK)

    def kernel(*arrays: Any) -> None:
        *given, out = arrays
        results = out.reshape(-1)
        lines = [xp.broadcast_to(array, out.shape).reshape(-1) for array in given]
        for start in range(0, results.size, count):
            block = slice(start, start + count)
            results[block] = formula(*[line[block].astype(WIDE) for line in lines])

    return kernel


def polynomial(x: Any, coefficients: Sequence[float]) -> Any:
    """Of coefficients of which the first is that of the lowest power, by Horner's rule."""
    found = x * 0.0 + coefficients[-1]
    for coefficient in coefficients[-2::-1]:
        found = found * x + coefficient
    return found


def formula_operation(
    name: str, formula: Formula, gradient: GradientRule, flops: float
) -> Operation:
    """An operation of one operand, real and not an integer, that is a formula."""

    def lower(
        xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
    ) -> Kernel:
        return in_blocks(xp, lambda x: formula(xp, x))

    def element(x: Expression) -> Expression:
        found: Expression = scalar.cast(formula(OF_ELEMENTS, scalar.cast(x, WIDE)), x.dtype)
        return found

    return same_dtype_operation(
        name, gradient, kinds="f", lower=lower, element=element, flops=flops
    )


def array_formula_operation(
    name: str, formula: Callable[..., Any], gradient: GradientRule, flops: float
) -> Operation:
    """An operation of real operands of one dtype that is a formula of arrays, ``(xp, *operands)``.

    For formulas whose iterations end when all elements are done: no element has a rule of its own.
    """

    def lower(
        xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
    ) -> Kernel:
        return in_blocks_of_several(xp, lambda *operands: formula(xp, *operands))

    return same_dtype_operation(name, gradient, kinds="f", lower=lower, flops=flops)


def undifferentiated(name: str) -> Operation:
    """An operation that gives its operand, and refuses gradients: by which a function has none.

    Its name is in the error.
    """

    def lower(
        xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
    ) -> Kernel:
        copyto = xp.copyto
        return lambda x, out: copyto(out, x)

    return same_dtype_operation(name, None, kinds="f", lower=lower, element=lambda x: x, flops=0.0)
