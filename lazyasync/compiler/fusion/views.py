"""The rules for views: ways of reading, or the order in which a loop computes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lazyasync.compiler.fused_graph import Level, Load, Loop, Member
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.loops import expression_of
from lazyasync.compiler.geometry import contiguous_strides, view_of
from lazyasync.ir.node import OperationKind
from lazyasync.ir.scalar import Expression, evaluate


def view(builder: FusionBuilder, value: int) -> bool:
    """The rule for views that cost nothing, unless somebody gets them: then they are copies."""
    graph = builder.graph
    node = graph.nodes[value]
    if node.operation.kind is not OperationKind.VIEW:
        return False
    operand = graph.operands[value][0]
    if graph.nodes[operand].operation.kind is OperationKind.MULTIPLE:
        return False
    base = builder.geometries[operand]
    seen = view_of(node, graph.types[operand], base, graph.types[base.base])
    if seen is None:
        return False
    builder.geometries[value] = seen
    builder.wait(value, graph.operands[value])
    if value in builder.roots:
        builder.call(value)
    return True


def reordered(builder: FusionBuilder, value: int) -> bool:
    """The rule for copies of all that a loop computes: it computes that in the order of the copy.

    Those of the last axis stay what they are: a loop's last axis is its fastest.
    """
    graph = builder.graph
    if graph.nodes[value].operation.kind is not OperationKind.VIEW:
        return False
    expression = expression_of(builder, value)
    if expression is None:
        return False
    operand = graph.operands[value][0]
    geometry = builder.geometries[operand]
    loop = builder.piece_of.get(geometry.base)
    if not isinstance(loop, Loop) or loop.rows is not None or geometry.offset:
        return False
    axes = _permutation(geometry.strides, graph.types[operand].shape, loop.domain)
    if axes is None or builder.waits_for(operand, loop) or not _is_all_for(builder, loop, value):
        return False
    _permute(loop, axes)
    builder.join(loop, value, Level.FULL, expression, loop.domain)
    return True


def _permutation(
    strides: Sequence[int], shape: Sequence[int], domain: Sequence[int]
) -> list[int] | None:
    """A domain's axes in the order in which a view has them; those of length 1 are left out.

    None if the view is of something else than all of it, or has another axis last.
    """
    own = contiguous_strides(domain)
    axes = {own[axis]: axis for axis, length in enumerate(domain) if length > 1}
    order = []
    for stride, length in zip(strides, shape, strict=True):
        if length > 1:
            axis = axes.pop(stride, None)
            if axis is None or domain[axis] != length:
                return None
            order.append(axis)
    if axes or not order or own[order[-1]] != 1:
        return None
    return order


def _is_all_for(builder: FusionBuilder, loop: Loop, value: int) -> bool:
    """Whether what a loop computes is read by itself and ``value`` alone."""
    stack = list(loop.members)
    while stack:
        current = stack.pop()
        if current in builder.roots:
            return False
        for reader in builder.readers(current):
            if reader in loop.members or reader == value:
                continue
            if builder.geometries[reader].base not in loop.members:
                return False
            stack.append(reader)  # a view
    return True


def _permute(loop: Loop, axes: Sequence[int]) -> None:
    """Has a loop compute the same in another order of its axes."""
    moved = {
        load: Load(load.value, load.offset, tuple([load.strides[axis] for axis in axes]))
        for load in loop.loads
    }
    loop.domain = tuple([loop.domain[axis] for axis in axes])
    loop.loads = list(dict.fromkeys(moved.values()))
    for member in loop.members.values():
        expression = _reading(member.expression, moved)
        loop.members[member.value] = Member(member.value, member.level, expression)


def _reading(expression: Expression, loads: Mapping[Load, Load]) -> Expression:
    """The expression with its loads replaced by others."""

    def compute(part: Expression) -> Expression:
        operands = tuple([changed[operand] for operand in part.operands])
        source = loads[part.value] if isinstance(part.value, Load) else part.value
        return Expression(part.primitive, part.dtype, operands, source)

    changed: dict[Expression, Expression] = {}
    return evaluate(expression, changed, compute)
