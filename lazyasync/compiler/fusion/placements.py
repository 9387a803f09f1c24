"""Parts that begin where numbers say: taken of a buffer, or put there, in place where it dies."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.sources import Source, label_of_copy
from lazyasync.compiler.geometry import contiguous_strides
from lazyasync.ir.rules import PLACES
from lazyasync.ir.sizes import SizeResolver


class Start(NamedTuple):
    """Where the parts of rows begin along an axis, which has a length, as has the part there.

    ``strides`` are those of the starts along the axes of the rows, and ``step`` and ``other`` of
    the axis in the result and in what is put there, in elements.
    """

    value: int
    offset: int
    strides: tuple[int, ...]
    length: int
    part: int
    step: int
    other: int

    def resolved(self, resolver: SizeResolver) -> Start:
        """The same with numbers for sizes that stand for any."""
        value, offset, strides, *others = self
        number = resolver.number
        return Start(value, number(offset), resolver.numbers(strides), *map(number, others))


@dataclass(eq=False, slots=True)
class Placement(Piece):
    """A value that has a part put in for each of its rows, or is one that is taken for each.

    ``kept`` is what it has beside the parts; None where there is nothing else. The first axes of
    ``part``, as many as ``rows``, are those of the rows.
    """

    value: int
    kept: Source | None
    part: Source
    starts: tuple[Start, ...]
    rows: int
    needs: dict[Piece, None] = field(default_factory=dict)

    may_fail = False
    may_repeat = True

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return (self.value,)

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        kept = [] if self.kept is None else [self.kept.value]
        return [*kept, self.part.value, *[start.value for start in self.starts]]

    def overwritable(self, fused: FusedGraph) -> Mapping[int, Sequence[int]]:
        """See `Piece`."""
        return self.in_place(fused)

    def in_place(self, fused: FusedGraph) -> Mapping[int, Sequence[int]]:
        """See `Piece`."""
        kept = self.kept
        if kept is None or kept.offset or kept.strides != kept.steps:
            return {}
        alone = self.reads(fused).count(kept.value) == 1
        whole = fused.is_all_of(self.value, kept.value)
        return {self.value: (kept.value,)} if alone and whole else {}

    def resolved(self, resolver: SizeResolver) -> Placement:
        """See `Piece`."""
        return replace(
            self,
            kept=None if self.kept is None else self.kept.resolved(resolver),
            part=self.part.resolved(resolver),
            starts=tuple([start.resolved(resolver) for start in self.starts]),
        )

    def bytes_moved(self, fused: FusedGraph) -> int:
        """See `Piece`. What is kept is taken to be where it is."""
        types = fused.graph.types
        moved = types[self.value if self.kept is None else self.part.value].nbytes
        return 2 * moved + sum([types[start.value].nbytes for start in self.starts])

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        return label_of_copy(fused, self.value)


def placement(builder: FusionBuilder, value: int) -> bool:
    """The rule for parts that begin where numbers say; see `lazyasync.ir.rules.PLACES`."""
    graph = builder.graph
    node, type = graph.nodes[value], graph.types[value]
    rule = PLACES.of(node.operation)
    if rule is None or type.dtype.hasobject or not type.size:
        return False
    operands = graph.operands[value]
    inputs = tuple([graph.types[operand] for operand in operands])
    placing = rule(inputs, type, node.attributes)
    if not (placing.put or placing.rows or builder.is_region):
        return False  # its call gives a view where it can
    if not math.prod([each.size for each in inputs]):
        return False
    whole = contiguous_strides(type.shape)

    def source(operand: int, shape: tuple[int, ...]) -> Source:
        geometry = builder.geometries[operand]
        return Source(geometry.base, geometry.offset, geometry.strides, shape, 0, whole)

    first, *others = operands
    if placing.put:
        kept, part = source(first, type.shape), source(others.pop(0), inputs[1].shape)
        steps, other = whole, (0,) * type.ndim
    else:
        kept, part = None, source(first, type.shape)
        steps, other = (0,) * type.ndim, part.strides
    starts = []
    for operand, axis, length in zip(others, placing.axes, placing.lengths, strict=True):
        geometry = builder.geometries[operand]
        place = steps[axis], other[axis]
        of_axis = inputs[0].shape[axis]
        starts.append(
            Start(geometry.base, geometry.offset, geometry.strides, of_axis, length, *place)
        )
    builder.compute(value, Placement(value, kept, part, tuple(starts), placing.rows))
    return True
