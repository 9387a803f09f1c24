"""What is made of parts, as a concatenation: each is copied to its place."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.loop_assemblies import assemble_by_loops, place_of
from lazyasync.compiler.fusion.loops import copy_operand, is_copied_by_loops
from lazyasync.compiler.fusion.sources import Source, label_of_copy
from lazyasync.compiler.geometry import contiguous_strides
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
        sources, passed = _through_assemblies(builder, value, sources)
        builder.compute(value, Assembly(value, tuple(sources)))
        for piece in passed:
            builder.leave_out(piece)
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


MAX_SOURCES = 32
"""Parts of a value up to which those of its parts are copied to it at once."""


def _through_assemblies(
    builder: FusionBuilder, value: int, sources: list[Source]
) -> tuple[list[Source], list[Assembly]]:
    """Parts of parts in the place of these, where nobody else reads them; and what they were of.

    A tensor that is rolled along two axes is copied once, in four parts, and not twice.
    """
    if is_sized(builder.graph.types[value]) or any(
        operand in builder.awaited for operand in builder.graph.operands[value]
    ):
        return sources, []
    passed: list[Assembly] = []
    for part in dict.fromkeys(source.value for source in sources):
        piece = builder.piece_of.get(part)
        if not isinstance(piece, Assembly) or not builder.is_all_for((part,), value):
            continue
        shape = builder.graph.types[part].shape
        if sum([math.prod(source.shape) for source in piece.sources]) != math.prod(shape):
            continue  # there are zeros between them, or some are over others
        found: list[Source] = []
        for source in sources:
            parts = [source] if source.value != part else _parts_of(source, piece.sources, shape)
            if parts is None or len(found) + len(parts) > MAX_SOURCES:
                break
            found += parts
        else:
            sources = found
            passed.append(piece)
    return sources, passed


def _parts_of(
    source: Source, inner: Sequence[Source], shape: tuple[int, ...]
) -> list[Source] | None:
    """What is read of something of a ``shape`` as what is read of its parts; None if it cannot."""
    steps = contiguous_strides(shape)
    if not _are_boxes((source.shape, source.strides), shape):
        return None
    begin, found = place_of(source.offset, steps), []
    for each in inner:
        if not _are_boxes((each.shape, each.steps), shape):
            return None
        own = place_of(each.first, steps)
        low = [max(pair) for pair in zip(begin, own, strict=True)]
        ends = [
            [first + length for first, length in zip(at, of.shape, strict=True)]
            for at, of in ((begin, source), (own, each))
        ]
        lengths = [min(pair) - at for *pair, at in zip(*ends, low, strict=True)]
        if min(lengths, default=1) <= 0:
            continue
        offset, first = each.offset, source.first
        for axis, at in enumerate(low):
            offset += (at - own[axis]) * each.strides[axis]
            first += (at - begin[axis]) * source.steps[axis]
        moved = Source(each.value, offset, each.strides, tuple(lengths), first, source.steps)
        found.append(moved)
    return found


def _are_boxes(part: tuple[tuple[int, ...], tuple[int, ...]], shape: tuple[int, ...]) -> bool:
    """Whether a part, by its lengths and steps, is a box of the axes of something."""
    lengths, steps = part
    return len(lengths) == len(shape) and all(
        length == 1 or step == own
        for length, step, own in zip(lengths, steps, contiguous_strides(shape), strict=True)
    )


def _is_turned(builder: FusionBuilder, operand: int, shape: tuple[int, ...]) -> bool:
    """Whether an operand is read across the lines of memory, which loops do in tiles."""
    if builder.is_region or is_sized(builder.graph.types[operand]):
        return False
    if not is_copied_by_loops(builder.graph.types[operand]):
        return False
    strides = builder.strides(operand, shape)
    steps = [abs(step) for step, length in zip(strides, shape, strict=True) if step and length > 1]
    return bool(steps) and steps[-1] > min(steps)
