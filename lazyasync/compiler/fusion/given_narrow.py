"""A few given elements of a narrow dtype are widened by each loop that reads them.

As a number in half precision, or the scale of a layer norm. A loop of its own that widens so few
would be a launch, and what it stores is twice as wide as what is there.
"""

from __future__ import annotations

from typing import Protocol

from lazyasync.compiler.fused_graph import Piece
from lazyasync.compiler.geometry import Geometry, is_contiguous
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.widening.conversions import CONVERSIONS, converts_narrow
from lazyasync.ir.leaves import CONSTANT

MOST_ELEMENTS = 1 << 14
"""Elements that are widened again and again; of more, somebody might be slower than memory is."""


class Known(Protocol):
    """What is known of a graph while its pieces are made."""

    graph: PrimitiveGraph
    piece_of: dict[int, Piece]
    geometries: list[Geometry]


def given_narrow(builder: Known, value: int) -> int | None:
    """The value that is given whose elements, widened, are those of ``value``.

    None if that is no such conversion, or of many elements.
    """
    graph = builder.graph
    if value not in builder.piece_of or graph.nodes[value].operation.name not in CONVERSIONS:
        return None
    (operand,) = graph.operands[value]
    source, wide = graph.types[operand], graph.types[value]
    if wide.dtype.itemsize <= source.dtype.itemsize or not converts_narrow(wide, source, half=True):
        return None
    geometry = builder.geometries[operand]
    given = geometry.base
    if given in builder.piece_of or graph.nodes[given].operation is CONSTANT:
        return None
    is_whole = not geometry.offset and is_contiguous(geometry.strides, source.shape)
    if not is_whole or not wide.size <= MOST_ELEMENTS:
        return None
    return given
