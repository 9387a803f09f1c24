"""Loops over regions as one piece: what an iteration does is a program of its own inside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from lazyasync.compiler.fused_graph import FusedGraph, Matrix, Piece
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.carried_in_place import InPlace, change_in_place
from lazyasync.compiler.fusion.direct_products import DirectProduct
from lazyasync.compiler.fusion.loops import copy_operand, is_copied_in
from lazyasync.compiler.fusion.parts import (
    Compile,
    Part,
    PieceOfParts,
    are_picked,
    laid_out,
    region_graph,
    region_pieces,
    result_of,
)
from lazyasync.compiler.geometry import is_contiguous
from lazyasync.compiler.places import Places
from lazyasync.ir.node import OperationKind
from lazyasync.ir.repeated_regions import LOOPS, RepeatedRegion
from lazyasync.ir.sizes import SizeResolver

Held: TypeAlias = tuple[str, int]
"""What a loop needs memory for: a ``"result"`` or an ``"item"`` that nobody wants, by its position
among the results; the ``"other"`` place of a carry; the ``"decision"`` of the condition; and what
is computed on the way in the ``"body"`` and the ``"condition"``, by its value there; and what is
``"packed"``, by its position in `Repeated.packed`."""


@dataclass(eq=False, slots=True)
class Repeated(PieceOfParts):
    """A region that is repeated, with the condition for it if there is one.

    ``results`` are the positions, among the operation's, of what the body's roots are: all but
    the carries that it hands on as they are.
    """

    value: int
    operands: tuple[int, ...]
    region: RepeatedRegion
    body: Part
    condition: Part | None
    results: tuple[int, ...]
    in_place_of: InPlace
    """Of the body: which carries it changes where they are."""
    outputs: dict[int, int] = field(default_factory=dict)
    """The values that are the operation's results, by their position, as far as there are any."""
    needs: dict[Piece, None] = field(default_factory=dict)

    @property
    def repeats(self) -> bool:
        """See `Piece`."""
        return True

    @property
    def parts(self) -> dict[str, Part]:
        """See `PieceOfParts`."""
        first = {} if self.condition is None else {"condition": self.condition}
        return {**first, "body": self.body}

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        return [fused.geometries[operand].base for operand in self.operands]

    def overwritable(self, fused: FusedGraph) -> Mapping[int, Sequence[int]]:
        """See `Piece`.

        What is carried first is copied to where it is carried, and not needed any more.
        """
        found: dict[int, Sequence[int]] = {}
        reads = self.reads(fused)
        for position, value in self.outputs.items():
            if position < self.region.carries:
                operand = self.operands[self.region.constants + position]
                geometry = fused.geometries[operand]
                base = geometry.base
                if reads.count(base) == 1 and not geometry.offset and fused.is_all_of(value, base):
                    found[value] = (base,)
        return found

    @property
    def packed(self) -> list[tuple[str, list[DirectProduct], int]]:
        """The matrices that are the same in each iteration, and are packed once.

        Of each the part that multiplies by it, by which products, and its bytes.
        """
        found: dict[tuple[str, Matrix, int, int], tuple[str, list[DirectProduct], int]] = {}
        for name, part in self.parts.items():
            same = {*part.fused.graph.arguments[: self.region.constants], *part.numbered}
            for piece in part.fused.of_kind(DirectProduct):
                nbytes, product = piece.packed_bytes, piece.product
                if nbytes is not None and product.right.value in same:
                    matrix = (name, product.right, product.inner, product.columns)
                    found.setdefault(matrix, (name, [], nbytes))[1].append(piece)
        return list(found.values())

    def layout(self) -> tuple[dict[Held, int], int]:
        """See `PieceOfParts`."""
        held: dict[Held, int] = {}
        body, carries = self.body.fused.graph, self.region.carries
        for root, position in zip(body.roots, self.results, strict=True):
            nbytes = body.types[root].nbytes
            if position < carries and root not in self.in_place_of.values:
                held["other", position] = nbytes
            if position not in self.outputs:
                held["result" if position < carries else "item", position] = nbytes
        if self.condition is not None:
            held["decision", 0] = 1
        held.update({("packed", k): nbytes for k, (_, _, nbytes) in enumerate(self.packed)})
        offsets, total = laid_out(held)
        for name, part in self.parts.items():
            places, nbytes = part.layout()
            offsets.update({(name, value): total + at for value, at in places.items()})
            total += nbytes
        return offsets, total

    def resolved(self, resolver: SizeResolver) -> Repeated:
        """See `Piece`."""
        region, parts = self.region, {}
        for name, part in self.parts.items():
            parts[name] = replace(part, fused=part.fused.resolved(resolver))
        length = None if region.length is None else resolver.number(region.length)
        return replace(
            self,
            region=region._replace(length=length),
            body=parts["body"],
            condition=parts.get("condition"),
        )

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        pieces = [
            piece.label(part.fused) for part in self.parts.values() for piece in part.fused.pieces
        ]
        name = fused.graph.nodes[self.value].operation.name
        return f"{name} of {self.extent()}: {'; '.join(pieces)}"

    def extent(self) -> str:
        """See `PieceOfParts`."""
        length = self.region.length
        return "iterations" if length is None else f"{length} iterations"


def repeated(
    builder: FusionBuilder, value: int, compiled: Callable[[FusionBuilder], Compile]
) -> bool:
    """The rule for what repeats a region that is made of pieces which a loop can repeat.

    ``compiled`` gives, for a program, what makes pieces of its regions.
    """
    graph = builder.graph
    node = graph.nodes[value]
    if node.operation.kind is OperationKind.VIEW:
        return result_of(builder, value, Repeated)
    rule = LOOPS.of(node.operation)
    if rule is None or not are_picked(builder, value):
        return False
    region = rule(node.attributes, len(graph.operands[value]))
    copied = _to_be_copied(builder, value, region)
    if copied is None:
        return False
    compile = compiled(builder)
    body = region_graph(region.body, graph, True)
    results = [
        position
        for position, root in enumerate(body.roots)
        if position >= region.carries or root != body.arguments[region.constants + position]
    ]
    body.roots = tuple([body.roots[position] for position in results])
    fused = region_pieces(body, compile)
    decides = None if region.condition is None else region_graph(region.condition, graph, True)
    deciding = None if decides is None else region_pieces(decides, compile)
    if fused is None or (decides is not None and deciding is None):
        return False
    for operand in copied:
        copy_operand(builder, operand, value)
    given = body.arguments[region.constants :]
    carried = {
        root: given[position]
        for root, position in zip(body.roots, results, strict=True)
        if position < region.carries
    }
    in_place = change_in_place(fused, carried)
    on_the_way = [value for values in in_place.values.values() for value in values]
    operands, first = graph.operands[value], Part(fused, Places(fused, carried=on_the_way))
    second = None if deciding is None else Part(deciding, Places(deciding))
    piece = Repeated(value, operands, region, first, second, tuple(results), in_place)
    builder.compute(value, piece)
    return True


def _to_be_copied(builder: FusionBuilder, value: int, region: RepeatedRegion) -> list[int] | None:
    """The operands of which an iteration would read something with gaps; None if no loop copies it.

    A sequence may have gaps between its items.
    """
    graph = builder.graph
    copied: list[int] = []
    for place, operand in enumerate(graph.operands[value]):
        first = int(place >= region.constants + region.carries)
        shape, geometry = graph.types[operand].shape[first:], builder.geometries[operand]
        if not is_contiguous(geometry.strides[first:], shape) and operand not in copied:
            if not is_copied_in(builder, graph.types[operand]):
                return None
            copied.append(operand)
    return copied
