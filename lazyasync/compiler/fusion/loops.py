"""The rule for what loops compute element by element: which loop a value joins, or begins."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from lazyasync.compiler.fused_graph import Level, Loop
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.merging import merge
from lazyasync.compiler.fusion.places import is_at_place, is_readable
from lazyasync.compiler.widening.conversions import CONVERSIONS, converts_narrow
from lazyasync.ir.complex_functions import Parts
from lazyasync.ir.complex_parts import COMPLEX_ELEMENTS
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.rules import ELEMENTS
from lazyasync.ir.scalar import Expression, Primitive
from lazyasync.ir.types import TensorType

DTYPES = frozenset(map(np.dtype, ("?", "b", "h", "i", "l", "B", "H", "I", "L", "f", "d")))
"""What loops compute with. bfloat16 is only converted, and so is half precision where the processor
can do that."""
_REAL: dict[str, np.dtype] = {"F": np.dtype(np.float32), "D": np.dtype(np.float64)}
"""The dtypes of the parts of complex numbers."""


def elementwise(builder: FusionBuilder, value: int) -> bool:
    """The rule for what is computed element by element, copies of views among it."""
    graph = builder.graph
    expression = expression_of(builder, value)
    if expression is None:
        return False
    operands = graph.operands[value]
    is_copy = graph.nodes[value].operation.kind is OperationKind.VIEW
    shape = graph.types[operands[0] if is_copy else value].shape
    for loop in loops_of(builder, operands):
        level = _level_of_shape(loop, shape)
        if level is None or not builder.has_room(loop, operands):
            continue
        if may_join(builder, loop, operands, shape, level):
            builder.join(loop, value, level, expression, shape)
            return True
    builder.join(builder.begin(Loop(shape)), value, Level.FULL, expression, shape)
    return True


def expression_of(builder: FusionBuilder, value: int) -> Expression | None:
    """What an element is, of those of the operands; None if loops do not compute such."""
    graph = builder.graph
    node = graph.nodes[value]
    rule = ELEMENTS.of(node.operation)
    output = graph.types[value]
    types = [graph.types[operand] for operand in graph.operands[value]]
    if not output.size:
        return None
    if any(type.dtype.kind == "c" for type in (output, *types)):
        return _complex_expression(builder, node, types)
    if rule is None:
        return None
    if any(t.dtype not in DTYPES for t in (output, *types)) and not (
        node.operation.name in CONVERSIONS
        and (
            converts_narrow(output, types[0])
            or (builder.converts_half and _is_of_half(output, types[0]))
        )
    ):
        return None
    inputs = [
        Expression(Primitive.INPUT, type.dtype, (), place) for place, type in enumerate(types)
    ]
    return rule(inputs, output.dtype, node.attributes)


def _complex_expression(
    builder: FusionBuilder, node: Node, types: Sequence[TensorType]
) -> Expression | None:
    """The same where there are complex numbers."""
    rule = COMPLEX_ELEMENTS.of(node.operation)
    output = node.type
    if rule is None or not builder.of_parts:
        return None
    if any(t.dtype not in DTYPES and t.dtype.char not in "FD" for t in (output, *types)):
        return None
    operands: list[Expression | Parts] = []
    for place, type in enumerate(types):
        operand = Expression(Primitive.INPUT, type.dtype, (), place)
        if type.dtype.kind != "c":
            operands.append(operand)
            continue
        real = _REAL[type.dtype.char]
        operands.append(
            (
                Expression(Primitive.REAL, real, (operand,)),
                Expression(Primitive.IMAG, real, (operand,)),
            )
        )
    found = rule(*operands, node.attributes)
    if isinstance(found, tuple):
        return Expression(Primitive.COMPLEX, output.dtype, found)
    return found


def is_copied_by_loops(type: TensorType) -> bool:
    """Whether loops copy what has a type."""
    return bool(type.size) and type.dtype in DTYPES


def is_copied_in(builder: FusionBuilder, type: TensorType) -> bool:
    """Whether the loops of a program do, which may copy complex numbers part by part."""
    is_complex = builder.of_parts and type.dtype.char in "FD"
    return is_copied_by_loops(type) or (is_complex and bool(type.size))


def copy_operand(builder: FusionBuilder, operand: int, reader: int) -> None:
    """Has an operand of a value, of a type that loops copy, be a contiguous copy by a loop."""
    copy = builder.copied(operand, reader)
    if copy not in builder.piece_of:
        elementwise(builder, copy)


def _is_of_half(output: TensorType, source: TensorType) -> bool:
    """Whether a conversion is that of half precision from or to float32."""
    return {output.dtype.char, source.dtype.char} == {"e", "f"}


def _level_of_shape(loop: Loop, shape: tuple[int, ...]) -> Level | None:
    """Whether a shape is that of a loop, or of one element for each of its rows."""
    if shape == loop.domain:
        return Level.FULL
    if loop.rows is not None and not loop.by_column and math.prod(shape) == loop.rows:
        return Level.ROW
    return None


def loops_of(builder: FusionBuilder, operands: Sequence[int]) -> list[Loop]:
    """The loops that compute operands, the latest first, after making one of what may be."""
    loops: dict[Loop, int] = {}
    for operand in operands:
        base = builder.geometries[operand].base
        piece = builder.piece_of.get(base)
        if isinstance(piece, Loop):
            loops[piece] = max(loops.get(piece, -1), base)
    found = sorted(loops, key=loops.__getitem__, reverse=True)
    if len(found) > 1:
        first = found[0]
        found = [first, *[loop for loop in found[1:] if not merge(builder, loop, first)]]
    return found


def may_join(
    builder: FusionBuilder,
    loop: Loop,
    operands: Sequence[int],
    shape: tuple[int, ...],
    level: Level,
) -> bool:
    """Whether a loop can compute what is made of the operands, as they are read over ``shape``."""
    others: list[int] = []
    for operand in operands:
        geometry = builder.geometries[operand]
        strides = builder.strides(operand, shape)
        if geometry.base in loop.members:
            if not is_at_place(loop, geometry, strides, shape, level):
                return False
            if builder.waits_for(operand, loop):
                return False
        else:
            others.append(operand)
            if not is_readable(loop, strides, shape, level):
                return False
    return not others or not builder.depends(others, loop)
