"""Branches as one piece: what each of them does is a program of its own, of which one is run."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.carried_in_place import InPlace, InPlaceSearch
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
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.graph import Graph
from lazyasync.ir.node import OperationKind
from lazyasync.ir.repeated_regions import BRANCHES
from lazyasync.ir.sizes import Size, SizeResolver

Held: TypeAlias = tuple[str, int, int]
"""What a choice needs memory for: a ``"result"`` that nobody wants, by its position, and what is
``"computed"`` on the way in a branch, by the number of that and the value there."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch: what it computes, and what it hands on as it is given it.

    Of the operation's results, by their positions, the roots of ``part`` are the ``results``, and
    the others are ``handed`` on: each is one of the operands behind the first.
    """

    part: Part
    results: tuple[int, ...]
    handed: Mapping[int, int]
    in_place_of: InPlace
    """Which operands it changes where they are, if they are where the results are to be."""


@dataclass(eq=False, slots=True)
class Chosen(PieceOfParts):
    """One of several branches, by the first of the operands."""

    value: int
    operands: tuple[int, ...]
    branches: tuple[Branch, ...]
    over: Mapping[int, int]
    """Of results, by their positions, the operands behind the first in whose memory each may be."""
    outputs: dict[int, int] = field(default_factory=dict)
    """The values that are the operation's results, by their position, as far as there are any."""
    needs: dict[Piece, None] = field(default_factory=dict)

    @property
    def parts(self) -> dict[str, Part]:
        """See `PieceOfParts`."""
        return {f"branch {number}": branch.part for number, branch in enumerate(self.branches)}

    @property
    def repeats(self) -> bool:
        """See `Piece`."""
        return any(piece.repeats for part in self.parts.values() for piece in part.fused.pieces)

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        return [fused.geometries[operand].base for operand in dict.fromkeys(self.operands)]

    def overwritable(self, fused: FusedGraph) -> Mapping[int, Sequence[int]]:
        """See `Piece`."""
        found: dict[int, Sequence[int]] = {}
        reads = self.reads(fused)
        for position, place in self.over.items():
            value = self.outputs.get(position)
            geometry = fused.geometries[self.operands[1 + place]]
            base = geometry.base
            if value is None or reads.count(base) > 1 or geometry.offset:
                continue
            if fused.is_all_of(value, base):
                found[value] = (base,)
        return found

    def layout(self) -> tuple[dict[Held, int], int]:
        """See `PieceOfParts`.

        Branches have the same memory, as one of them is run, but where sizes stand for any.
        """
        held: dict[Held, int] = {}
        for branch in self.branches:
            graph = branch.part.fused.graph
            for root, position in zip(graph.roots, branch.results, strict=True):
                if position not in self.outputs:
                    held["result", 0, position] = graph.types[root].nbytes
        offsets, first = laid_out(held)
        layouts = [branch.part.layout() for branch in self.branches]
        needed = [nbytes for _, nbytes in layouts]
        is_shared = not any(isinstance(nbytes, Size) for nbytes in (first, *needed))
        total = first
        for number, (places, nbytes) in enumerate(layouts):
            begin = first if is_shared else total
            offsets.update({("computed", number, v): begin + at for v, at in places.items()})
            total += nbytes
        return offsets, first + max(needed) if is_shared else total

    def resolved(self, resolver: SizeResolver) -> Chosen:
        """See `Piece`."""
        branches = []
        for branch in self.branches:
            part = replace(branch.part, fused=branch.part.fused.resolved(resolver))
            branches.append(replace(branch, part=part))
        return replace(self, branches=tuple(branches))

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        labels = [
            "; ".join([piece.label(part.fused) for piece in part.fused.pieces]) or "nothing"
            for part in self.parts.values()
        ]
        return f"{fused.graph.nodes[self.value].operation.name}: {' or '.join(labels)}"

    def extent(self) -> str:
        """See `PieceOfParts`."""
        return f"{len(self.branches)} branches"


def chosen(
    builder: FusionBuilder, value: int, compiled: Callable[[FusionBuilder], Compile]
) -> bool:
    """The rule for what chooses from regions that are made of pieces which native code runs.

    ``compiled`` gives, for a program, what makes pieces of its regions.
    """
    graph = builder.graph
    node, operands = graph.nodes[value], graph.operands[value]
    if node.operation.kind is OperationKind.VIEW:
        return result_of(builder, value, Chosen)
    rule = BRANCHES.of(node.operation)
    if rule is None or not are_picked(builder, value):
        return False
    gaps = []
    for operand in dict.fromkeys(operands):
        type = graph.types[operand]
        if not is_contiguous(builder.geometries[operand].strides, type.shape):
            if not is_copied_in(builder, type):
                return False
            gaps.append(operand)
    compile = compiled(builder)
    found: list[tuple[FusedGraph, tuple[int, ...], dict[int, int]]] = []
    first_of = [operands.index(operand, 1) - 1 for operand in operands[1:]]
    for region in rule(node.attributes):
        branch = _branch(region, first_of, graph, compile)
        if branch is None:
            return False
        found.append(branch)
    for operand in gaps:
        copy_operand(builder, operand, value)
    over, searches = _over(found)
    branches = []
    for (fused, results, handed), search in zip(found, searches, strict=True):
        in_place = search.found()
        on_the_way = [value for values in in_place.values.values() for value in values]
        part = Part(fused, Places(fused, carried=on_the_way))
        branches.append(Branch(part, results, handed, in_place))
    piece = Chosen(value, graph.operands[value], tuple(branches), over)
    builder.compute(value, piece)
    return True


def _branch(
    region: Graph, first_of: Sequence[int], graph: PrimitiveGraph, compile: Compile
) -> tuple[FusedGraph, tuple[int, ...], dict[int, int]] | None:
    """The pieces of a branch, what it computes by them, and what it hands on; see `Branch`.

    ``first_of`` has for each argument the first that is the same, of which all is computed then.
    """
    # Once, where no loop is around it: what is a call then is quicker as one, on all threads.
    made = region_graph(region, graph, graph.iterates)
    given = made.arguments
    same = {given[place]: given[first] for place, first in enumerate(first_of)}
    made.operands[:] = [tuple([same.get(each, each) for each in used]) for used in made.operands]
    made.roots = tuple([same.get(root, root) for root in made.roots])
    places = {argument: place for place, argument in enumerate(made.arguments)}
    handed = {position: places[root] for position, root in enumerate(made.roots) if root in places}
    results = tuple([place for place in range(len(made.roots)) if place not in handed])
    made.roots = tuple([made.roots[position] for position in results])
    fused = region_pieces(made, compile)
    return None if fused is None else (fused, results, handed)


def _over(
    branches: Sequence[tuple[FusedGraph, tuple[int, ...], dict[int, int]]],
) -> tuple[dict[int, int], list[InPlaceSearch]]:
    """The results that each branch hands on, or can compute where an operand is.

    With what has looked for that in each of the branches.
    """
    searches = [InPlaceSearch(fused) for fused, _, _ in branches]
    over: dict[int, int] = {}
    handing: dict[int, set[int]] = {}
    for _, results, handed in branches:
        for position in range(len(results) + len(handed)):
            given = {handed[position]} if position in handed else set()
            handing.setdefault(position, set()).update(given)
    for position in sorted(handing, key=lambda position: not handing[position]):
        pause()
        for place in handing[position] or _alike(branches[0], position):
            if len(handing[position]) > 1 or place in over.values():
                continue
            steps = []
            for (fused, results, handed), search in zip(branches, searches, strict=True):
                if position not in handed:
                    root = fused.graph.roots[results.index(position)]
                    found = search.changes(root, fused.graph.arguments[place])
                    if found is None:
                        break
                    steps.append((search, root, found))
            else:
                for search, root, found in steps:
                    search.keep(root, found)
                over[position] = place
                break
    return over, searches


def _alike(branch: tuple[FusedGraph, tuple[int, ...], dict[int, int]], position: int) -> list[int]:
    """The arguments of a branch, by their places, that are of the type of what it computes."""
    fused, results, _ = branch
    graph = fused.graph
    type = graph.types[graph.roots[results.index(position)]]
    return [place for place, each in enumerate(graph.arguments) if graph.types[each] == type]
