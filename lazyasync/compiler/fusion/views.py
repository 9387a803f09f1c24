"""The rules for views: ways of reading, or the order in which a loop computes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from lazyasync.compiler.fused_graph import Level, Load, Loop, Member, Product
from lazyasync.compiler.fusion.assemblies import Assembly
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.loops import expression_of, is_copied_by_loops
from lazyasync.compiler.fusion.sources import Source
from lazyasync.compiler.geometry import (
    MOST_THIN,
    Geometry,
    collapse,
    contiguous_strides,
    view_of,
)
from lazyasync.ir.node import OperationKind
from lazyasync.ir.scalar import Expression, Primitive, evaluate
from lazyasync.ir.sizes import is_sized

LEAST_STRETCH = 64
"""Bytes in one piece from which on they are copied as one."""
MOST_APART = 8
"""Elements apart up to which loops read vectors."""


def view(builder: FusionBuilder, value: int) -> bool:
    """The rule for views that cost nothing.

    Those that somebody gets are in the place of what they are of, if they are all of that. Else
    they are computed in their order, or copied.
    """
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
    type = graph.types[value]
    builder.wait(value, graph.operands[value])
    if value in builder.roots and value not in builder.awaited:
        copied = Expression(Primitive.INPUT, type.dtype, (), 0)
        if _in_order_of(builder, value, seen, type.shape, copied):
            return True
    builder.geometries[value] = seen
    if value in builder.roots and not builder.place(value) and not _copied(builder, value):
        builder.call(value)
    return True


def _copied(builder: FusionBuilder, value: int) -> bool:
    type = builder.graph.types[value]
    if builder.copies is None or is_sized(type) or value in builder.awaited:
        return False
    return builder.copies(builder, value)


def copied_closely(builder: FusionBuilder, value: int) -> bool:
    """Has what a view sees be copied, if its last axis lies closely enough for vectors.

    Stretches in one piece are copied as such, and the rest by a loop.
    """
    type, seen = builder.graph.types[value], builder.geometries[value]
    if type.dtype.hasobject or not type.size or seen.base == value:
        return False
    lengths, (strides,) = collapse(type.shape, [seen.strides])
    if not lengths or not _is_by_vectors(lengths, strides):
        return False
    if strides[-1] == 1 and lengths[-1] * type.dtype.itemsize >= LEAST_STRETCH:
        whole = contiguous_strides(type.shape)
        source = Source(seen.base, seen.offset, seen.strides, type.shape, 0, whole)
        builder.compute(value, Assembly(value, (source,)))
        return True
    if not is_copied_by_loops(type):
        return False
    builder.copy(value)
    return True


def _is_by_vectors(lengths: Sequence[int], strides: Sequence[int]) -> bool:
    """Whether loops copy by vectors what has such strides."""
    if abs(strides[-1]) <= MOST_APART:
        return True
    return lengths[-1] <= MOST_THIN and len(lengths) > 1 and abs(strides[-2]) <= MOST_APART


def reordered(builder: FusionBuilder, value: int) -> bool:
    """The rule for copies of all that a piece computes: it computes that in the order of the copy.

    Those of the last axis of a loop stay what they are: a loop's last axis is its fastest.
    """
    graph = builder.graph
    if graph.nodes[value].operation.kind is not OperationKind.VIEW:
        return False
    expression = expression_of(builder, value)
    if expression is None:
        return False
    operand = graph.operands[value][0]
    geometry, shape = builder.geometries[operand], graph.types[operand].shape
    return _in_order_of(builder, value, geometry, shape, expression)


def _in_order_of(
    builder: FusionBuilder,
    value: int,
    geometry: Geometry,
    shape: tuple[int, ...],
    expression: Expression,
) -> bool:
    """Has the piece that a value is a copy of compute that in the order of a view of all of it.

    That is the view with a geometry and a shape. False if somebody else needs what is computed.
    """
    piece = builder.piece_of.get(geometry.base)
    if geometry.offset or not isinstance(piece, (Loop, Product)):
        return False
    if builder.waits_for(builder.graph.operands[value][0], piece):
        return False
    if isinstance(piece, Product):
        if not _is_transposed(piece, geometry.strides, shape):
            return False
        if not builder.is_all_for(piece.computes, value):
            return False
        _transpose(piece, value)
        builder.piece_of[value] = piece
        return True
    if piece.rows is not None:
        return False
    axes = _permutation(geometry.strides, shape, piece.domain)
    if axes is None or axes == sorted(axes) or not builder.is_all_for(piece.computes, value):
        return False
    _permute(piece, axes)
    builder.join(piece, value, Level.FULL, expression, piece.domain)
    return True


def _is_transposed(product: Product, strides: tuple[int, ...], shape: tuple[int, ...]) -> bool:
    """Whether a view of the results of a product has each of them transposed."""
    rows, columns = product.rows, product.columns
    lengths, (steps,) = collapse(shape, [strides])
    batch = [] if product.batch == 1 else [product.batch]
    ahead = [] if product.batch == 1 else [rows * columns]
    return lengths == [*batch, columns, rows] and steps == [*ahead, 1, columns]


def _transpose(product: Product, value: int) -> None:
    """Has a product compute its results transposed, as another value."""
    left, right = product.left, product.right
    product.value = value
    product.left = replace(right, transposed=not right.transposed)
    product.right = replace(left, transposed=not left.transposed)
    product.rows, product.columns = product.columns, product.rows


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


def _permute(loop: Loop, axes: Sequence[int]) -> None:
    """Has a loop compute the same in another order of its axes."""
    moved = {
        load: replace(load, strides=tuple([load.strides[axis] for axis in axes]))
        for load in loop.loads
    }
    loop.domain = tuple([loop.domain[axis] for axis in axes])
    loop.loads = list(dict.fromkeys(moved.values()))
    for member in loop.members.values():
        expression = reading(member.expression, moved)
        loop.members[member.value] = Member(member.value, member.level, expression)


def reading(expression: Expression, loads: Mapping[Load, Load | int]) -> Expression:
    """The expression with some of its loads replaced by others, or by members."""

    def compute(part: Expression) -> Expression:
        operands = tuple([changed[operand] for operand in part.operands])
        source = loads.get(part.value, part.value) if isinstance(part.value, Load) else part.value
        return Expression(part.primitive, part.dtype, operands, source)

    changed: dict[Expression, Expression] = {}
    return evaluate(expression, changed, compute)
