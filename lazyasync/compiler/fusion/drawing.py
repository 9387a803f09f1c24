"""The rule for random draws that loops make where they use them: what only they read is not stored.

What is drawn is a function of the state and of the place of an element, so that other loops may
draw the same again.
"""

from __future__ import annotations

from lazyasync.compiler.fused_graph import Level, Loop
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.geometry import is_contiguous
from lazyasync.ir.rules import DRAWS
from lazyasync.ir.scalar import Expression, Primitive


def is_drawn(builder: FusionBuilder, value: int) -> bool:
    """Whether a value is one that loops can draw."""
    graph = builder.graph
    if DRAWS.of(graph.nodes[value].operation) is None or not graph.types[value].size:
        return False
    state, *others = graph.operands[value]
    return is_contiguous(builder.geometries[state].strides, graph.types[state].shape) and all(
        graph.types[other].size == 1 for other in others
    )


def draw(builder: FusionBuilder, value: int) -> bool:
    """The rule for what is drawn: a loop of its own, which others may join."""
    if not is_drawn(builder, value):
        return False
    return draw_in(builder, builder.begin(Loop(builder.graph.types[value].shape)), value)


def draw_in(builder: FusionBuilder, loop: Loop, value: int) -> bool:
    """Has a loop of its shape draw a value; False if that is not drawn."""
    if not is_drawn(builder, value):
        return False
    graph = builder.graph
    how, dtype = DRAWS[graph.nodes[value].operation], graph.types[value].dtype
    source = how.source(dtype)
    types = [graph.types[operand] for operand in graph.operands[value]]
    dtypes = [source.dtype, *[type.dtype for type in types[1:]]]
    inputs = [Expression(Primitive.INPUT, each, (), place) for place, each in enumerate(dtypes)]
    element = how.element(inputs, dtype)
    builder.join(loop, value, Level.FULL, element, loop.domain, source=source)
    return True
