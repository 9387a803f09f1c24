"""What a program is after fusion: loops, matrix products, and calls of kernels."""

from __future__ import annotations

import enum
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from lazyasync.compiler.geometry import Geometry, contiguous_strides
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.graph import Graph
from lazyasync.ir.node import OperationKind
from lazyasync.ir.scalar import Expression, Reduction
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untrack

DISPOSED = 16
"""Pieces that are freed without a pause."""


class Level(enum.Enum):
    """How many elements a value of a loop has."""

    FULL = enum.auto()
    """One for each iteration."""
    ROW = enum.auto()
    """One per row: what a reduction of the last axes gives, and what follows from it."""
    COLUMN = enum.auto()
    """One per column: what a reduction of the first axes gives."""


@dataclass(frozen=True, slots=True)
class Load:
    """How a loop reads a buffer: ``strides`` in elements, one per axis of the loop's domain."""

    value: int
    offset: int
    strides: tuple[int, ...]

    def __post_init__(self) -> None:
        untrack(self)

    def resolved(self, number: Callable[[int], int]) -> Load:
        """The same with numbers for sizes that stand for any."""
        return Load(self.value, number(self.offset), tuple([number(step) for step in self.strides]))


@dataclass(frozen=True, slots=True)
class Member:
    """A value that a loop computes.

    Inputs of ``expression`` are other members, by value, or loads. A reduction combines its
    operand, the expression, over rows or columns.
    """

    value: int
    level: Level
    expression: Expression
    reduction: Reduction | None = None

    def __post_init__(self) -> None:
        untrack(self)


@dataclass(eq=False, slots=True)
class Loop:
    """One loop over a domain. With ``rows``, it is one over rows of ``columns`` elements each.

    What it reduces is each row, over the last axes of the domain, or, with ``by_column``, each
    column of all rows, over the first axes.
    """

    domain: tuple[int, ...]
    rows: int | None = None
    columns: int | None = None
    by_column: bool = False
    members: dict[int, Member] = field(default_factory=dict)
    loads: list[Load] = field(default_factory=list)
    stores: list[int] = field(default_factory=list)
    needs: dict[Piece, None] = field(default_factory=dict)
    """The pieces that it depends on."""

    @property
    def size(self) -> int:
        """The number of iterations."""
        return math.prod(self.domain)


@dataclass(eq=False, slots=True)
class Call:
    """One value computed by a kernel of its own."""

    value: int
    needs: dict[Piece, None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Matrix:
    """A matrix, or a batch of them, as BLAS is told of it: in elements."""

    value: int
    offset: int
    leading: int
    """The step from one row to the next; of a transposed matrix, from one column to the next."""
    transposed: bool
    step: int
    """The step from one matrix of a batch, or of a group of it, to the next."""
    group_step: int = 0
    """The step from one group to the next."""

    def resolved(self, number: Callable[[int], int]) -> Matrix:
        """The matrix with numbers for sizes that stand for any."""
        return replace(
            self,
            offset=number(self.offset),
            leading=number(self.leading),
            step=number(self.step),
            group_step=number(self.group_step),
        )


@dataclass(eq=False, slots=True)
class Product:
    """A product of matrices that are each stored row by row or column by column.

    There are ``batch`` of them, in groups of ``group``, which may be all.
    """

    value: int
    left: Matrix
    right: Matrix
    rows: int
    inner: int
    columns: int
    batch: int
    group: int
    needs: dict[Piece, None] = field(default_factory=dict)

    def resolved(self, number: Callable[[int], int]) -> Product:
        """The product with numbers for sizes that stand for any."""
        return replace(
            self,
            left=self.left.resolved(number),
            right=self.right.resolved(number),
            rows=number(self.rows),
            inner=number(self.inner),
            columns=number(self.columns),
            batch=number(self.batch),
            group=number(self.group),
        )


Piece: TypeAlias = Loop | Product | Call


@dataclass(frozen=True, slots=True)
class FusedGraph:
    """The pieces of a program, in an order in which they can run.

    ``constants`` are small arrays that depend on nothing, to be computed once and for all.
    """

    graph: PrimitiveGraph
    pieces: list[Piece]
    geometries: list[Geometry]
    constants: list[int]

    def read_by(self, piece: Piece) -> list[int]:
        """The values, none of them views, that a piece reads from memory."""
        if isinstance(piece, Loop):
            return [load.value for load in piece.loads]
        if isinstance(piece, Product):
            return [piece.left.value, piece.right.value]
        return [self.geometries[operand].base for operand in self.graph.operands[piece.value]]

    def resolved(self, resolver: SizeResolver) -> FusedGraph:
        """The same with numbers for sizes that stand for any, for who tells of it."""
        number = resolver.number
        pieces: list[Piece] = []
        for piece in self.pieces:
            pause()
            if isinstance(piece, Product):
                pieces.append(piece.resolved(number))
            elif isinstance(piece, Loop):
                loads = [load.resolved(number) for load in piece.loads]
                pieces.append(
                    replace(
                        piece,
                        domain=resolver.numbers(piece.domain),
                        rows=None if piece.rows is None else number(piece.rows),
                        columns=None if piece.columns is None else number(piece.columns),
                        loads=loads,
                    )
                )
            else:
                pieces.append(piece)
        geometries = [
            Geometry(found.base, number(found.offset), resolver.numbers(found.strides))
            for found in self.geometries
        ]
        return FusedGraph(self.graph.resolved(resolver), pieces, geometries, self.constants)

    def dispose(self) -> None:
        """Lets go of the pieces a few at a time, for who is done with them.

        Together they hold hundreds of thousands of objects, where values are tens of thousands,
        and who drops the last reference frees all of them under the GIL.
        """
        for items in (self.pieces, self.geometries):
            while items:
                pause()
                del items[-DISPOSED:]


def all_calls(recorded: Graph) -> FusedGraph:
    """A program without fusion: each computed value is a call of its kernel, views as well.

    The calls are in the order of the graph, and each value has memory of its own, as far as this
    tells: where that of a view is, its kernel says.
    """
    graph = PrimitiveGraph.as_recorded(recorded)
    given = frozenset(graph.arguments)
    geometries = [Geometry(-1, 0, ())] * len(graph)
    calls: dict[int, Piece] = {}
    for value in graph.order:
        pause()
        geometries[value] = Geometry(value, 0, contiguous_strides(graph.types[value].shape))
        if value not in given and graph.nodes[value].operation.kind is not OperationKind.LEAF:
            needed = [calls[operand] for operand in graph.operands[value] if operand in calls]
            calls[value] = Call(value, dict.fromkeys(needed))
    return FusedGraph(graph, list(calls.values()), geometries, [])


def written_by(piece: Piece) -> list[int]:
    """The values that a piece writes to memory."""
    return piece.stores if isinstance(piece, Loop) else [piece.value]


def bytes_moved(loop: Loop, types: Sequence[TensorType]) -> int:
    """The bytes that a loop reads and writes, each once; ``types`` are those of all values."""
    read: dict[int, int] = {}
    for load in loop.loads:
        type = types[load.value]
        nbytes = type.dtype.itemsize
        for length, stride in zip(loop.domain, load.strides, strict=True):
            nbytes *= length if stride else 1
        # However it is read, and how often, no more than all of it must be.
        read[load.value] = min(read.get(load.value, 0) + nbytes, type.nbytes)
    return sum(read.values()) + sum([types[value].nbytes for value in loop.stores])
