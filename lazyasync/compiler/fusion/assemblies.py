"""What is made of parts, as a concatenation, within regions: there it costs too much to call it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.ir.rules import PARTS
from lazyasync.ir.sizes import SizeResolver


class Source(NamedTuple):
    """What is read of a buffer, in elements, and where it goes in the result."""

    value: int
    offset: int
    strides: tuple[int, ...]
    shape: tuple[int, ...]
    first: int
    steps: tuple[int, ...]

    def resolved(self, resolver: SizeResolver) -> Source:
        """The same with numbers for sizes that stand for any."""
        number, numbers = resolver.number, resolver.numbers
        return Source(
            self.value,
            number(self.offset),
            numbers(self.strides),
            numbers(self.shape),
            number(self.first),
            numbers(self.steps),
        )


@dataclass(eq=False, slots=True)
class Assembly(Piece):
    """A value that is made of parts, with zeros where none of them is."""

    value: int
    sources: tuple[Source, ...]
    needs: dict[Piece, None] = field(default_factory=dict)

    may_fail = False

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return (self.value,)

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        return [source.value for source in self.sources]

    def resolved(self, resolver: SizeResolver) -> Assembly:
        """See `Piece`."""
        return replace(self, sources=tuple([each.resolved(resolver) for each in self.sources]))

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        shape = ", ".join(map(str, fused.graph.types[self.value].shape))
        return f"copy [{shape}]: {fused.graph.nodes[self.value].operation.name}"


def assembly(builder: FusionBuilder, value: int) -> bool:
    """The rule for what is made of parts, in a region; see `lazyasync.ir.rules.PARTS`."""
    graph = builder.graph
    node, type = graph.nodes[value], graph.types[value]
    rule = PARTS.of(node.operation)
    if rule is None or not builder.is_region or type.dtype.hasobject or not type.size:
        return False
    operands = graph.operands[value]
    inputs = tuple([graph.types[operand] for operand in operands])
    parts = rule(inputs, type, node.attributes)
    sources = []
    for operand, (shape, first, steps) in zip(operands, parts, strict=True):
        geometry, strides = builder.geometries[operand], builder.strides(operand, shape)
        sources.append(Source(geometry.base, geometry.offset, strides, shape, first, steps))
    builder.compute(value, Assembly(value, tuple(sources)))
    return True
