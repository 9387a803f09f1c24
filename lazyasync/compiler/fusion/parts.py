"""What pieces have regions as: programs of their own, which are run as parts of the pieces."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.memory_plan import ALIGNMENT, plan_buffers
from lazyasync.compiler.places import Places
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.graph import Graph
from lazyasync.ir.node import OperationKind
from lazyasync.ir.sizes import Size
from lazyasync.ir.work import node_flops

Compile: TypeAlias = Callable[[PrimitiveGraph], "FusedGraph | None"]
"""Makes pieces of what a region does; None if it has some that only a call from Python runs."""

What = TypeVar("What", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Part:
    """A program that another one runs, and where its values are."""

    fused: FusedGraph
    places: Places

    @property
    def constants(self) -> list[tuple[PrimitiveGraph, int]]:
        """Its constants, as far as some piece reads them, and those of what is inside it."""
        inner = self.places.inner
        return [inner.get(value, (self.fused.graph, value)) for value in self.numbered]

    @property
    def numbered(self) -> list[int]:
        """What the constants are called among its values, in the same order."""
        fused = self.fused
        read = {value for piece in fused.pieces for value in piece.reads(fused)}
        return [*sorted(read & self.places.fixed), *self.places.inner]

    def layout(self) -> tuple[dict[int, int], int]:
        """Where what is computed on the way is in memory for it, in bytes, and how many these are.

        The lengths of what has sizes that stand for any follow each other.
        """
        sizes = self.places.sizes
        if any(isinstance(nbytes, Size) for nbytes in sizes.values()):
            return laid_out(sizes)
        plan = plan_buffers(sizes, self.places.steps)
        return plan.offsets, plan.arena_bytes


class PieceOfParts(Piece):
    """A piece that runs others: what repeats them, or chooses from them."""

    __slots__ = ()

    value: int
    """The operation that it is, whose results are views of it."""
    operands: tuple[int, ...]
    outputs: dict[int, int]
    """The values that are the operation's results, by their position, as far as there are any."""

    @property
    @abstractmethod
    def parts(self) -> Mapping[str, Part]:
        """What it runs, by its name, in order."""

    @abstractmethod
    def layout(self) -> tuple[Mapping[Any, int], int]:
        """Where what it needs memory for is in that, in bytes, and how many there are of them."""

    @abstractmethod
    def extent(self) -> str:
        """How many iterations, or branches, there are, as text."""

    @property
    def may_fail(self) -> bool:
        """See `Piece`."""
        return any(piece.may_fail for part in self.parts.values() for piece in part.fused.pieces)

    @property
    def tells(self) -> bool:
        """See `Piece`."""
        return self.may_fail

    @property
    def fails_as(self) -> int:
        """See `Piece`: what computes all results, and not the first of them."""
        return self.value

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return self.outputs.values()

    def inner_constants(self) -> Sequence[tuple[PrimitiveGraph, int]]:
        """See `Piece`."""
        return [constant for part in self.parts.values() for constant in part.constants]

    def workspace_bytes(self, fused: FusedGraph) -> int:
        """See `Piece`."""
        return self.layout()[1]

    def describe(self, fused: FusedGraph, how: str = "") -> list[str]:
        """See `Piece`."""
        lines = [fused.described(self.value, f" of {self.extent()}{how}:")]
        for name, part in self.parts.items():
            lines.append(f"  {name}:")
            for piece in part.fused.pieces:
                lines += [f"    {line}" for line in piece.describe(part.fused)]
        return lines

    def flops(self, fused: FusedGraph) -> float:
        """See `Piece`."""
        graph = fused.graph
        inputs = [graph.types[operand] for operand in graph.operands[self.value]]
        return node_flops(graph.nodes[self.value], inputs)


def result_of(builder: FusionBuilder, value: int, kind: type[PieceOfParts]) -> bool:
    """The rule for the results of such pieces, of a kind: each is one of the piece's own."""
    graph = builder.graph
    source = graph.operands[value][0]
    piece = builder.piece_of.get(source)
    if not isinstance(piece, kind) or source != piece.value:
        return False
    piece.outputs[graph.nodes[value].attributes.position] = value
    builder.piece_of[value] = piece
    return True


def laid_out(sizes: Mapping[What, int]) -> tuple[dict[What, int], int]:
    """Where things of so many bytes are, one behind the other, and how many bytes that takes."""
    offsets: dict[What, int] = {}
    total = 0
    for what, nbytes in sizes.items():
        offsets[what] = total
        total += (nbytes + ALIGNMENT - 1) // ALIGNMENT * ALIGNMENT
    return offsets, total


def region_graph(region: Graph, graph: PrimitiveGraph, iterates: bool) -> PrimitiveGraph:
    """A region of a program as a graph that pieces can be made of, as that of the program is.

    ``iterates`` says that it is run many times, where what small calls cost counts most.
    """
    unfused, half = graph.unfused, graph.half
    return PrimitiveGraph(region, unfused, widens=True, half=half, of_parts=True, iterates=iterates)


def region_pieces(graph: PrimitiveGraph, compile: Compile) -> FusedGraph | None:
    """The pieces of a region, which computes each of its roots for itself; None if it has none."""
    graph.compute_roots()
    return compile(graph)


def are_picked(builder: FusionBuilder, value: int) -> bool:
    """Whether all who read several results pick one of them, and do so by their place."""
    graph = builder.graph
    if value in builder.roots:
        return False
    for reader in builder.readers(value):
        operation = graph.nodes[reader].operation
        if operation.kind is not OperationKind.VIEW or operation.name in graph.unfused:
            return False
    return True
