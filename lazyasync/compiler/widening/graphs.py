"""Operations on narrow dtypes written as others, for code generators."""

from __future__ import annotations

from collections.abc import Sequence

from lazyasync.compiler.widening.conversions import (
    CONVERSIONS,
    CONVERT,
    KNOWING,
    SINGLE,
    converts_narrow,
    is_narrow,
    stand_in_attributes,
)
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.rules import ELEMENTS, EXPANSIONS, REDUCTIONS, SCANS, GraphBuilder
from lazyasync.ir.types import TensorType


def written_wide(
    builder: GraphBuilder, node: Node, operands: Sequence[int], widens: bool, half: bool
) -> int | None:
    """An operation of narrow dtypes as operations of float32; None if it is to stay as it is.

    The first is for what loops are made of, and with ``widens`` for products of matrices. With
    ``half`` float16 is such a dtype as well.
    """
    operation = node.operation
    if operation.name in CONVERSIONS:
        return _written_conversion(builder, node, operands[0], half)
    if operation.kind is OperationKind.VIEW or operation.name in KNOWING:
        return None
    if operation.kind is OperationKind.MULTIPLE:  # whose outputs are rounded when they are picked
        expand = EXPANSIONS.of(operation)
        return None if expand is None else expand(builder, operands, node.attributes)
    if operation.kind is OperationKind.PRODUCT:
        may_be = widens
    else:
        rules = (ELEMENTS, REDUCTIONS, SCANS, EXPANSIONS)
        may_be = any(rule.of(operation) is not None for rule in rules)
    if not may_be:
        return None
    wide = [_widened(builder, operand, half) for operand in operands]
    result = builder.apply(operation, wide, stand_in_attributes(node.attributes, SINGLE, half))
    if not is_narrow(node.type, half):
        return result
    return builder.apply(CONVERT, (result,), (node.type.dtype,))


def _written_conversion(builder: GraphBuilder, node: Node, operand: int, half: bool) -> int | None:
    """A conversion of a narrow dtype to or from what is not float32, by way of float32.

    Complex numbers are none of loops. What is rounded from float64 to float16 is rounded once.
    """
    source, target = builder.type(operand), node.type
    if converts_narrow(target, source, half) or "c" in (source.dtype.kind, target.dtype.kind):
        return None
    if target.dtype.char == "e" and source.dtype.char in "ed":
        return None
    single = builder.apply(CONVERT, (operand,), (SINGLE,))
    return builder.apply(CONVERT, (single,), (target.dtype,))


def _widened(builder: GraphBuilder, operand: int, half: bool) -> int:
    type = builder.type(operand)
    if not is_narrow(type, half):
        return operand
    number = builder.baked(operand)
    if number is not None:
        return builder.constant(number, TensorType(type.shape, SINGLE))
    return builder.apply(CONVERT, (operand,), (SINGLE,))
