"""The rules for what loops compute: which of the loops a value joins, or that it begins one."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from lazyasync.compiler.fused_graph import Level, Loop
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.merging import merge
from lazyasync.compiler.fusion.places import is_at_place, is_even, is_readable
from lazyasync.compiler.fusion.splitting import only_for, reads_evenly
from lazyasync.compiler.widening.conversions import CONVERSIONS, converts_narrow
from lazyasync.ir.node import OperationKind
from lazyasync.ir.rules import ELEMENTS, REDUCTIONS
from lazyasync.ir.scalar import Expression, Primitive
from lazyasync.ir.types import TensorType

_DTYPES = frozenset(map(np.dtype, ("?", "b", "h", "i", "l", "B", "H", "I", "L", "f", "d")))
"""What loops compute with. bfloat16 is only converted, and so is half precision where the processor
can do that."""


def elementwise(builder: FusionBuilder, value: int) -> bool:
    """The rule for what is computed element by element, copies of views among it."""
    graph = builder.graph
    expression = expression_of(builder, value)
    if expression is None:
        return False
    operands = graph.operands[value]
    is_copy = graph.nodes[value].operation.kind is OperationKind.VIEW
    shape = graph.types[operands[0] if is_copy else value].shape
    for loop in _loops_of(builder, operands):
        level = _level_of_shape(loop, shape)
        if level is None or not builder.has_room(loop, operands):
            continue
        if _may_join(builder, loop, operands, shape, level):
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
    if rule is None or not output.size:
        return None
    if any(t.dtype not in _DTYPES for t in (output, *types)) and not (
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


def is_copied_by_loops(type: TensorType) -> bool:
    """Whether loops copy what has a type."""
    return bool(type.size) and type.dtype in _DTYPES


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


def reduction(builder: FusionBuilder, value: int) -> bool:
    """The rule for reductions of the last axes, to one element per row, and of the first ones."""
    graph = builder.graph
    node = graph.nodes[value]
    reduction = REDUCTIONS.of(node.operation)
    if reduction is None:
        return False
    operand = graph.operands[value][0]
    source, output = graph.types[operand], graph.types[value]
    if source.dtype not in _DTYPES or output.dtype not in _DTYPES or not source.size:
        return False
    shape, axes = source.shape, set(node.attributes.axes)
    kept = [axis for axis, length in enumerate(shape) if length > 1 and axis not in axes]
    reduced = [axis for axis, length in enumerate(shape) if length > 1 and axis in axes]
    if not kept or not reduced or max(kept) < min(reduced):
        by_column = False
    elif max(reduced) < min(kept):
        by_column = True
    else:
        return False
    columns = math.prod(shape[axis] for axis in (kept if by_column else reduced))
    loop = _loop_for_reduction(builder, value, operand, columns, by_column)
    if loop is None:
        return False
    x = Expression(Primitive.INPUT, source.dtype, (), 0)
    expression = reduction.element(x, output.dtype)
    level = Level.COLUMN if by_column else Level.ROW
    builder.join(loop, value, level, expression, shape, reduction)
    return True


def _loop_for_reduction(
    builder: FusionBuilder, value: int, operand: int, columns: int, by_column: bool
) -> Loop | None:
    """The loop that computes an operand and can reduce it, or a new one; None if none can."""
    shape = builder.graph.types[operand].shape
    rows = math.prod(shape) // columns
    for loop in _loops_of(builder, (operand,)):
        if loop.domain != shape or not builder.has_room(loop, (operand,), reduces=True):
            continue
        if loop.rows is None:
            if not all(is_even(load.strides, shape, columns, by_column) for load in loop.loads):
                continue
        elif (loop.rows, loop.columns, loop.by_column) != (rows, columns, by_column):
            continue
        if _may_join(builder, loop, (operand,), shape, Level.FULL):
            loop.rows, loop.columns, loop.by_column = rows, columns, by_column
            return loop
    if not is_even(builder.strides(operand, shape), shape, columns, by_column):
        return None
    made = builder.begin(Loop(shape, rows, columns, by_column))
    before = builder.piece_of.get(operand)
    if isinstance(before, Loop):
        moved = only_for(builder, before, operand, value)
        if reads_evenly(builder, moved, made):
            for member in moved:
                _move(builder, before, member, made)
    return made


def _move(builder: FusionBuilder, source: Loop, value: int, target: Loop) -> None:
    """Has another loop compute a value of one that computes nothing of it any more."""
    expression = expression_of(builder, value)
    assert expression is not None
    builder.leave(source, value)
    builder.join(target, value, Level.FULL, expression, target.domain)


def _loops_of(builder: FusionBuilder, operands: Sequence[int]) -> list[Loop]:
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


def _may_join(
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
