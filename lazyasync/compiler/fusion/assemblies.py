"""What is made of parts, as a concatenation: each is copied to its place."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.loop_assemblies import assemble_by_loops
from lazyasync.compiler.fusion.loops import copy_operand, is_copied_by_loops
from lazyasync.compiler.fusion.sources import Source, label_of_copy
from lazyasync.ir.rules import PARTS
from lazyasync.ir.sizes import SizeResolver, is_sized


@dataclass(eq=False, slots=True)
class Assembly(Piece):
    """A value that is made of parts, with zeros where none of them is."""

    value: int
    sources: tuple[Source, ...]
    needs: dict[Piece, None] = field(default_factory=dict)

    may_fail = False
    may_repeat = True

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return (self.value,)

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        return [source.value for source in self.sources]

    def overwritable(self, fused: FusedGraph) -> Mapping[int, Sequence[int]]:
        """See `Piece`."""
        return self.in_place(fused)

    def in_place(self, fused: FusedGraph) -> Mapping[int, Sequence[int]]:
        """See `Piece`. Parts are put into the first one, if that is all of the value."""
        first, *others = self.sources
        if not others or first.first or first.offset or first.strides != first.steps:
            return {}
        whole = math.prod(first.shape) == fused.graph.types[self.value].size
        alone = self.reads(fused).count(first.value) == 1
        if not (whole and alone and fused.is_all_of(self.value, first.value)):
            return {}
        return {self.value: (first.value,)}

    def resolved(self, resolver: SizeResolver) -> Assembly:
        """See `Piece`."""
        return replace(self, sources=tuple([each.resolved(resolver) for each in self.sources]))

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        return label_of_copy(fused, self.value)


def assembly(builder: FusionBuilder, value: int) -> bool:
    """The rule for what is made of parts; see `lazyasync.ir.rules.PARTS`."""
    sources = sources_of(builder, value)
    if sources is None:
        return False
    if not assemble_by_loops(builder, value, sources):
        builder.compute(value, Assembly(value, tuple(sources)))
    return True


def sources_of(builder: FusionBuilder, value: int) -> list[Source] | None:
    """The parts that a value is made of; None if it is not made of parts."""
    graph = builder.graph
    node, type = graph.nodes[value], graph.types[value]
    rule = PARTS.of(node.operation)
    if rule is None or type.dtype.hasobject or not type.size:
        return None
    inputs = tuple([graph.types[operand] for operand in graph.operands[value]])
    parts = rule(inputs, type, node.attributes)
    for operand, (shape, _, _) in zip(graph.operands[value], parts, strict=True):
        if _is_turned(builder, operand, shape):
            copy_operand(builder, operand, value)
    sources = []
    for operand, (shape, first, steps) in zip(graph.operands[value], parts, strict=True):
        geometry, strides = builder.geometries[operand], builder.strides(operand, shape)
        sources.append(Source(geometry.base, geometry.offset, strides, shape, first, steps))
    return sources


def _is_turned(builder: FusionBuilder, operand: int, shape: tuple[int, ...]) -> bool:
    """Whether an operand is read across the lines of memory, which loops do in tiles."""
    if builder.is_region or is_sized(builder.graph.types[operand]):
        return False
    if not is_copied_by_loops(builder.graph.types[operand]):
        return False
    strides = builder.strides(operand, shape)
    steps = [abs(step) for step, length in zip(strides, shape, strict=True) if step and length > 1]
    return bool(steps) and steps[-1] > min(steps)
