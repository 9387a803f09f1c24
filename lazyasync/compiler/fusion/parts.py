"""What pieces have regions as: programs of their own, which are run as parts of the pieces."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from lazyasync.compiler.fused_graph import FusedGraph
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.memory_plan import ALIGNMENT, plan_buffers
from lazyasync.compiler.places import Places
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.graph import Graph
from lazyasync.ir.node import OperationKind
from lazyasync.ir.sizes import Size

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


def may_any_fail(parts: Iterable[Part]) -> bool:
    """Whether running one of some parts may fail."""
    return any(piece.may_fail for part in parts for piece in part.fused.pieces)
