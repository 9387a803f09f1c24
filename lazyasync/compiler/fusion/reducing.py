"""The rule for reductions: which loops reduce what, and in how many steps.

A loop reduces the last axes of its domain or the first ones, or, where the builder ``splits``,
those in the middle. What else is to be reduced is so in several steps, each of which is a value of
its own: first the last axes, then those before them. So is a single long row, which threads share:
its parts, of a length that depends on nothing, and then what these come to. So are many rows whose
columns are reduced: threads read them from begin to end, and not each a strip of all.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from lazyasync.compiler.fused_graph import Level, Loop, Reducing
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.loops import DTYPES, expression_of, loops_of, may_join
from lazyasync.compiler.fusion.places import is_even
from lazyasync.compiler.fusion.splitting import only_for, reads_evenly
from lazyasync.ir.rules import REDUCTIONS
from lazyasync.ir.scalar import Expression, Primitive, Reduction
from lazyasync.ir.types import TensorType

BLOCK = 1 << 15
"""Elements of a part of a long row."""
LEAST_BLOCKS = 4
"""Parts from which on it is worth a second loop that reduces what they come to."""
BLOCK_ROWS = 256
"""Rows of a part of many whose columns are reduced."""


def reduction(builder: FusionBuilder, value: int) -> bool:
    """The rule for reductions of the last axes, to one element per row, and of the first ones.

    Where the builder ``splits``, for those of any axes.
    """
    graph = builder.graph
    node = graph.nodes[value]
    combined = REDUCTIONS.of(node.operation)
    if combined is None:
        return False
    operand = graph.operands[value][0]
    source, output = graph.types[operand], graph.types[value]
    if source.dtype not in DTYPES or output.dtype not in DTYPES or not source.size:
        return False
    splits = builder.splits
    axes = set(node.attributes.axes)
    reduced = [axis for axis, length in enumerate(source.shape) if length > 1 and axis in axes]
    order = list(range(len(source.shape)))
    if splits:
        order = _as_they_lie(builder, operand, reduced)
    while True:
        last = _last_group(source.shape, order, reduced)
        if len(last) == len(reduced):
            break
        if not (splits or _are_around(source.shape, last, reduced)):
            return False
        if not _is_readable(builder, operand, order, last):
            return False
        operand = _in_part(builder, value, combined, operand, order, last)
        # What is left is a value of its own, whose axes follow each other as they lie.
        kept = [axis for axis in order if axis not in last]
        reduced = [place for place, axis in enumerate(kept) if axis in reduced]
        source = graph.types[operand]
        order = list(range(len(kept)))
    how = _how(source.shape, order, reduced, splits)
    blocks = None if how is None else blocks_of(builder, how)
    if blocks is not None and _is_readable(builder, operand, order, reduced):
        assert how is not None
        kept = (
            [source.shape[axis] for axis in order if axis not in reduced] if how.by_column else []
        )
        part = builder.add_part(value, (operand,), TensorType((blocks.number, *kept), output.dtype))
        joined = join_reduction(
            builder, part, combined, operand, order, how._replace(block=blocks.length)
        )
        assert joined
        operand, order, how = part, list(range(len(kept) + 1)), blocks.rest
    return how is not None and join_reduction(builder, value, combined, operand, order, how)


class Blocks(NamedTuple):
    """The parts of a long row, or of many rows whose columns are reduced, that are reduced apart.

    ``length`` elements, or rows, each; ``rest`` reduces what the ``number`` of them come to.
    """

    length: int
    number: int
    rest: Reducing


def blocks_of(builder: FusionBuilder, how: Reducing) -> Blocks | None:
    """The blocks in which elements are reduced; None where a loop takes them as they are."""
    is_one_row = how.rows == 1 and not how.by_column
    if not builder.blocks or how.batch is not None or not (is_one_row or how.by_column):
        return None  # and nothing is asked of lengths, which then may be any
    if how.rows * how.columns < LEAST_BLOCKS * BLOCK:
        return None
    if is_one_row:
        number = -(-how.columns // BLOCK)
        return Blocks(BLOCK, number, Reducing(1, number))
    if how.rows < LEAST_BLOCKS * BLOCK_ROWS:
        return None
    number = -(-how.rows // BLOCK_ROWS)
    return Blocks(BLOCK_ROWS, number, Reducing(number, how.columns, by_column=True))


def _as_they_lie(builder: FusionBuilder, operand: int, reduced: Sequence[int]) -> list[int]:
    """The axes of an operand in the order in which its elements lie in memory.

    As they come, if those that are kept would be in another order, which is that of the result.
    """
    shape = builder.graph.types[operand].shape
    given = list(range(len(shape)))
    strides = builder.geometries[operand].strides
    moving = [axis for axis in given if shape[axis] > 1]
    if any(strides[axis] <= 0 for axis in moving):
        return given
    order = sorted(moving, key=lambda axis: -strides[axis])
    kept = [axis for axis in order if axis not in reduced]
    if order == moving or kept != sorted(kept):
        return given
    return order + [axis for axis in given if axis not in moving]


def _last_group(shape: Sequence[int], order: Sequence[int], reduced: Sequence[int]) -> list[int]:
    """The last of the axes to reduce that follow each other."""
    found: list[int] = []
    for axis in reversed(order):
        if axis in reduced:
            found.append(axis)
        elif found and shape[axis] > 1:
            break
    return sorted(found)


def _are_around(shape: Sequence[int], last: Sequence[int], reduced: Sequence[int]) -> bool:
    """Whether the last axes to reduce are behind all that are kept, and the others before these.

    Such are the sums over the members and the places of a batch norm.
    """
    kept = [axis for axis, length in enumerate(shape) if length > 1 and axis not in reduced]
    before = [axis for axis in reduced if axis not in last]
    return kept[-1] < last[0] and before[-1] < kept[0]


def _how(
    shape: Sequence[int], order: Sequence[int], reduced: Sequence[int], splits: bool
) -> Reducing | None:
    """How a loop reduces axes; None if none can."""
    places = [place for place, axis in enumerate(order) if axis in reduced]
    kept = [place for place, axis in enumerate(order) if shape[axis] > 1 and axis not in reduced]
    lengths = [shape[axis] for axis in order]
    size = math.prod(lengths)
    if not kept or not places or max(kept) < min(places):
        columns = math.prod([lengths[place] for place in places])
        return Reducing(size // columns, columns)
    if max(places) < min(kept):
        columns = math.prod([lengths[place] for place in kept])
        return Reducing(size // columns, columns, by_column=True)
    if not splits:
        return None
    inner = [place for place in kept if place > max(places)]
    if any(min(places) < place < max(places) for place in kept):
        return None
    columns = math.prod([lengths[place] for place in inner])
    rows = math.prod([lengths[place] for place in places])
    return Reducing(rows, columns, by_column=True, batch=size // (rows * columns))


def _is_readable(
    builder: FusionBuilder, operand: int, order: Sequence[int], reduced: Sequence[int]
) -> bool:
    """Whether a loop of its own could reduce axes of an operand."""
    shape = builder.graph.types[operand].shape
    how = _how(shape, order, reduced, True)
    if how is None:
        return False
    strides = builder.strides(operand, shape)
    moved = tuple([strides[axis] for axis in order])
    return is_even(moved, tuple([shape[axis] for axis in order]), how)


def _in_part(
    builder: FusionBuilder,
    value: int,
    combined: Reduction,
    operand: int,
    order: Sequence[int],
    axes: Sequence[int],
) -> int:
    """Has some of the axes be reduced first; gives the value that is what comes of it."""
    shape = builder.graph.types[operand].shape
    left = tuple([shape[axis] for axis in order if axis not in axes])
    type = TensorType(left, builder.graph.types[value].dtype)
    part = builder.add_part(value, (operand,), type)
    how = _how(shape, order, axes, True)
    assert how is not None
    joined = join_reduction(builder, part, combined, operand, order, how)
    assert joined
    return part


def join_reduction(
    builder: FusionBuilder,
    value: int,
    combined: Reduction,
    operand: int,
    order: Sequence[int],
    how: Reducing,
) -> bool:
    """Has a loop reduce an operand, whose axes it goes over in an order; False if none can."""
    graph = builder.graph
    source, output = graph.types[operand], graph.types[value]
    element = combined.element(Expression(Primitive.INPUT, source.dtype, (), 0), output.dtype)
    level = Level.COLUMN if how.by_column else Level.ROW
    if list(order) != list(range(len(order))):
        strides = builder.strides(operand, source.shape)
        moved = tuple([strides[axis] for axis in order])
        shape = tuple([source.shape[axis] for axis in order])
        if not is_even(moved, shape, how):
            return False
        loop = builder.begin(Loop(shape, *how))
        builder.join(loop, value, level, element, shape, combined, [moved])
        return True
    found = _loop_for_reduction(builder, value, operand, how)
    if found is None:
        return False
    builder.join(found, value, level, element, source.shape, combined)
    return True


def _loop_for_reduction(
    builder: FusionBuilder, value: int, operand: int, how: Reducing
) -> Loop | None:
    """The loop that computes an operand and can reduce it, or a new one; None if none can."""
    shape = builder.graph.types[operand].shape
    for loop in loops_of(builder, (operand,)):
        if loop.domain != shape or not builder.has_room(loop, (operand,), reduces=True):
            continue
        if loop.reducing is None:
            if not all(is_even(load.strides, shape, how) for load in loop.loads):
                continue
        elif loop.reducing != how:
            continue
        if may_join(builder, loop, (operand,), shape, Level.FULL):
            loop.reduce(how)
            return loop
    if not is_even(builder.strides(operand, shape), shape, how):
        return None
    made = builder.begin(Loop(shape, *how))
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
