"""What a program is after fusion: pieces, which are loops, matrix products, calls, or what else.

The kinds of pieces are an open set. Whoever orders, places, measures or shows pieces asks them, by
the methods of `Piece`; and a backend that runs them has a table of its own, with what it makes of
each kind. A new kind is a class, a rule of fusion that makes it, and an entry in these tables.
"""

from __future__ import annotations

import enum
import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, NamedTuple, Self, TypeVar

from lazyasync.compiler.geometry import Geometry, contiguous_strides
from lazyasync.compiler.kernels import Work
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.dump import source_note
from lazyasync.ir.graph import Graph
from lazyasync.ir.node import OperationKind
from lazyasync.ir.scalar import Expression, RandomSource, Reduction
from lazyasync.ir.sizes import SizeResolver, is_sized
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untrack
from lazyasync.ir.work import node_flops

DISPOSED = 16
"""Pieces that are freed without a pause."""
MAX_CALL_BYTES = 1 << 16
"""Results of calls up to this size may be kept for longer than need be, or for ever."""
MAX_NAMES = 4
"""Operations named of a loop; the last ones say most about it."""

_NO_NEEDS: dict[Piece, None] = {}
"""One for all, as there is a piece for each operation of a program that is kept."""


class Piece(ABC):
    """A part of a program that is run as a whole, with what there is to know of it.

    ``fused`` is the program that it is part of. Values are those of the program's graph.
    """

    __slots__ = ()

    needs: dict[Piece, None]
    """The pieces that it depends on."""
    may_repeat: ClassVar[bool] = False
    """Whether what it writes in place comes out the same when it is done once more, by a step that
    is tried again: it writes nothing that depends on what it has written over."""

    @property
    def repeats(self) -> bool:
        """Whether it goes on until it is done or is told to stop: see `lazyasync.ir.iterations`."""
        return False

    @property
    def may_fail(self) -> bool:
        """Whether running it may fail, as what calls a library may."""
        return True

    @property
    def tells(self) -> bool:
        """Whether native code that runs it says so if it has failed."""
        return False

    @property
    def fails_as(self) -> int:
        """The value that is said to have failed if it does."""
        return next(iter(self.computes))

    # ---- what it computes ------------------------------------------------------------------

    @property
    @abstractmethod
    def computes(self) -> Collection[int]:
        """The values that it computes, in order."""

    @property
    def writes(self) -> Sequence[int]:
        """The values among them that it writes to memory."""
        return list(self.computes)

    @abstractmethod
    def reads(self, fused: FusedGraph) -> list[int]:
        """The values, none of them views, that it reads from memory."""

    @property
    def called(self) -> int | None:
        """The value that it computes by calling the kernel of its operation, if it does that."""
        return None

    def store(self, wanted: Collection[int]) -> None:  # noqa: B027 - most write all
        """Has it write those of the values that it computes that somebody wants."""

    # ---- its place among others ------------------------------------------------------------

    def turn(self, fused: FusedGraph) -> int:
        """When its turn is, unless another piece needs it earlier: 0 before most, 2 after them."""
        return 1

    # ---- memory ----------------------------------------------------------------------------

    def returns_memory(self, fused: FusedGraph) -> bool:
        """Whether what it computes is in memory that it gives, not in memory that it is given."""
        return False

    def workspace_bytes(self, fused: FusedGraph) -> int:
        """The bytes of memory that it needs for itself while it runs."""
        return 0

    def inner_constants(self) -> Sequence[tuple[PrimitiveGraph, int]]:
        """The small arrays that it reads of graphs of its own, which depend on nothing there."""
        return ()

    def overwritable(self, fused: FusedGraph) -> Mapping[int, Sequence[int]]:
        """For values that it writes, those of their size that it reads whose memory each may take.

        That is memory which a run that is tried again fills again, and nobody may need them later.
        """
        return {}

    def in_place(self, fused: FusedGraph) -> Mapping[int, Sequence[int]]:
        """For values that it writes, those of their size that it reads just where it writes."""
        return {}

    # ---- others like it --------------------------------------------------------------------

    def without_needs(self) -> Self:
        """The same for who keeps it when the program has been compiled."""
        return replace(self, needs=_NO_NEEDS)  # type: ignore[type-var]  # all are dataclasses

    def resolved(self, resolver: SizeResolver) -> Piece:
        """The same with numbers for sizes that stand for any."""
        return self

    # ---- what it is told as ----------------------------------------------------------------

    @abstractmethod
    def label(self, fused: FusedGraph) -> str:
        """What it is called where it is measured: its shape and its operations."""

    def describe(self, fused: FusedGraph, how: str = "") -> list[str]:
        """It as lines of text; ``how`` is what a backend says of how it is run."""
        return [fused.described(value, how) for value in self.computes]

    # ---- what it costs ---------------------------------------------------------------------

    def work(self, fused: FusedGraph) -> Work:
        """What must be done, whoever runs it."""
        written = [fused.graph.types[value] for value in self.writes]
        largest = max(written, key=_nbytes)
        return Work(self.bytes_moved(fused), self.flops(fused), largest.dtype.char)

    def bytes_moved(self, fused: FusedGraph) -> int:
        """The bytes that are read and written, each once."""
        types = fused.graph.types
        return sum([types[value].nbytes for value in {*self.reads(fused), *self.writes}])

    def flops(self, fused: FusedGraph) -> float:
        """The operations of arithmetic that its values are."""
        graph = fused.graph
        total = 0.0
        for value in self.computes:
            inputs = [graph.types[operand] for operand in graph.operands[value]]
            total += node_flops(graph.nodes[value], inputs)
        return total


def _nbytes(type: TensorType) -> int:
    return type.nbytes


class Level(enum.Enum):
    """How many elements a value of a loop has."""

    FULL = enum.auto()
    """One for each iteration."""
    ROW = enum.auto()
    """One per row: what a reduction of the last axes gives, and what follows from it."""
    COLUMN = enum.auto()
    """One per column: what a reduction of the first axes gives."""


class Drawn(NamedTuple):
    """What is drawn where it is read: what of ``source`` is at a place, from a state.

    ``offset`` is where the key and the counter are in the buffer of the state.
    """

    source: RandomSource
    offset: int


@dataclass(frozen=True, slots=True)
class Load:
    """How a buffer is read: ``strides`` in elements, one per axis of a loop, or of a value.

    With ``drawn`` the buffer is the state of a draw, and the places are those of its elements.
    """

    value: int
    offset: int
    strides: tuple[int, ...]
    drawn: Drawn | None = None

    def __post_init__(self) -> None:
        untrack(self)

    def resolved(self, number: Callable[[int], int]) -> Load:
        """The same with numbers for sizes that stand for any."""
        strides = tuple([number(step) for step in self.strides])
        drawn = self.drawn and Drawn(self.drawn.source, number(self.drawn.offset))
        return Load(self.value, number(self.offset), strides, drawn)


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


class Reducing(NamedTuple):
    """How a loop reduces its domain, read as a matrix of ``rows`` and ``columns``."""

    rows: int
    columns: int
    by_column: bool = False
    """Whether columns are reduced, and not rows."""
    batch: int | None = None
    """How many such matrices follow each other, of which each has its columns reduced."""
    block: int | None = None
    """The elements of the parts of the only row, or the rows of those of the only matrix whose
    columns are, that are reduced apart: a result for each."""


@dataclass(eq=False, slots=True)
class Loop(Piece):
    """One loop over a domain. With ``rows``, it is one over rows of ``columns`` elements each.

    What it reduces is each row, over the last axes of the domain, or, with ``by_column``, each
    column of all rows, over the first axes. See `Reducing`, of which it has the fields.
    """

    domain: tuple[int, ...]
    rows: int | None = None
    columns: int | None = None
    by_column: bool = False
    batch: int | None = None
    block: int | None = None
    members: dict[int, Member] = field(default_factory=dict)
    loads: list[Load] = field(default_factory=list)
    stores: list[int] = field(default_factory=list)
    needs: dict[Piece, None] = field(default_factory=dict)
    """The pieces that it depends on."""
    overwrites: Mapping[int, int] = field(default_factory=dict)
    """For values that it stores, those that it reads whose memory may be the same."""

    may_fail = False

    @property
    def reducing(self) -> Reducing | None:
        """How it reduces, if it does."""
        if self.rows is None or self.columns is None:
            return None
        return Reducing(self.rows, self.columns, self.by_column, self.batch, self.block)

    def reduce(self, how: Reducing) -> None:
        """Has it reduce as ``how`` says."""
        self.rows, self.columns, self.by_column, self.batch, self.block = how

    @property
    def size(self) -> int:
        """The number of iterations."""
        return math.prod(self.domain)

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return self.members.keys()

    @property
    def writes(self) -> Sequence[int]:
        """See `Piece`."""
        return self.stores

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        return [load.value for load in self.loads]

    def store(self, wanted: Collection[int]) -> None:
        """See `Piece`."""
        self.stores = [value for value in self.members if value in wanted]

    def in_place(self, fused: FusedGraph) -> Mapping[int, Sequence[int]]:
        """See `Piece`."""
        if self.rows is not None:
            return {}
        types = fused.graph.types
        identity = _moving(contiguous_strides(self.domain), self.domain)
        readers = self.reads(fused)
        element_wise = [
            load.value
            for load in self.loads
            if not load.offset
            and load.drawn is None
            and readers.count(load.value) == 1
            and _moving(load.strides, self.domain) == identity
        ]
        return {
            value: [read for read in element_wise if types[read] == types[value]]
            for value in self.stores
        }

    def resolved(self, resolver: SizeResolver) -> Loop:
        """See `Piece`."""
        number = resolver.number
        return replace(
            self,
            domain=resolver.numbers(self.domain),
            rows=None if self.rows is None else number(self.rows),
            columns=None if self.columns is None else number(self.columns),
            loads=[load.resolved(number) for load in self.loads],
        )

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        names = [fused.graph.nodes[value].operation.name for value in self.members]
        shown = ", ".join(names[-MAX_NAMES:])
        more = f"{len(names) - MAX_NAMES} more, " if len(names) > MAX_NAMES else ""
        return f"{self._shape()}: {more}{shown}"

    def describe(self, fused: FusedGraph, how: str = "") -> list[str]:
        """See `Piece`."""
        lines = [f"{self._shape()}{how}:"]
        for value in self.members:
            stored = " stored" if value in self.stores else ""
            lines.append(f"  {fused.described(value, stored)}")
        return lines

    def _shape(self) -> str:
        direction = "" if self.rows is None else " by column" if self.by_column else " by row"
        return f"loop [{', '.join(map(str, self.domain))}]{direction}"

    def bytes_moved(self, fused: FusedGraph) -> int:
        """See `Piece`."""
        return bytes_moved(self, fused.graph.types)


def _moving(strides: tuple[int, ...], shape: tuple[int, ...]) -> list[int]:
    return [stride for stride, length in zip(strides, shape, strict=True) if length > 1]


@dataclass(eq=False, slots=True)
class Call(Piece):
    """One value computed by a kernel of its own."""

    value: int
    needs: dict[Piece, None] = field(default_factory=dict)

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return (self.value,)

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        return [fused.geometries[operand].base for operand in fused.graph.operands[self.value]]

    @property
    def called(self) -> int:
        """See `Piece`."""
        return self.value

    def turn(self, fused: FusedGraph) -> int:
        """See `Piece`.

        Calls are kept from standing between loops: copies of views come last, and what needs no
        other piece comes first, if keeping it for that long costs little memory.
        """
        if fused.geometries[self.value].base != self.value:
            return 2
        type = fused.graph.types[self.value]
        small = not is_sized(type) and type.nbytes <= MAX_CALL_BYTES
        return 0 if small and not self.needs else 1

    def returns_memory(self, fused: FusedGraph) -> bool:
        """See `Piece`."""
        return fused.graph.nodes[self.value].operation.kind.returns_result

    def overwritable(self, fused: FusedGraph) -> Mapping[int, Sequence[int]]:
        """See `Piece`.

        Those of an element-wise operation that have the same layout: the same type, and are read
        themselves, not through a view.
        """
        graph, geometries = fused.graph, fused.geometries
        if graph.nodes[self.value].operation.kind is not OperationKind.ELEMENTWISE:
            return {}
        operands = graph.operands[self.value]
        found = [
            value
            for value in operands
            if graph.types[value] == graph.types[self.value]
            and all(operand == value or geometries[operand].base != value for operand in operands)
        ]
        return {self.value: found}

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        shape = ", ".join(map(str, fused.graph.types[self.value].shape))
        return f"call [{shape}]: {fused.graph.nodes[self.value].operation.name}"


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

    @property
    def steps(self) -> tuple[int, int]:
        """The elements from row to row, and from element to element of a row."""
        return (1, self.leading) if self.transposed else (self.leading, 1)

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
class Product(Piece):
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

    may_fail = False

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return (self.value,)

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        return [self.left.value, self.right.value]

    def resolved(self, resolver: SizeResolver) -> Product:
        """See `Piece`."""
        number = resolver.number
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

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        return f"product {self._size()}"

    def describe(self, fused: FusedGraph, how: str = "") -> list[str]:
        """See `Piece`."""
        return [fused.described(self.value, f" of {self._size()}{how}", "product")]

    def _size(self) -> str:
        times = "" if self.batch == 1 else f", {self.batch} times"
        return f"{self.rows} x {self.inner} x {self.columns}{times}"

    def flops(self, fused: FusedGraph) -> float:
        """See `Piece`."""
        return 2.0 * self.batch * self.rows * self.inner * self.columns


Kind = TypeVar("Kind", bound=Piece)


@dataclass(frozen=True, slots=True)
class FusedGraph:
    """The pieces of a program, in an order in which they can run.

    ``constants`` are small arrays that depend on nothing, to be computed once and for all.
    ``placed`` are the roots that are views of all of what a piece computes, with that: their memory
    is the same, and has the type of the root. No call reads it.
    """

    graph: PrimitiveGraph
    pieces: list[Piece]
    geometries: list[Geometry]
    constants: list[int]
    placed: Mapping[int, int] = field(default_factory=dict)

    @property
    def outputs(self) -> list[int]:
        """For each root the value whose memory somebody gets: the root itself, or what it is of."""
        return [self.placed.get(root, root) for root in self.graph.roots]

    def types_in_memory(self) -> list[TensorType]:
        """The types of all values, in the form in which their memory is that of somebody's."""
        types = list(self.graph.types)
        for root, value in self.placed.items():
            types[value] = types[root]
        return types

    def is_all_of(self, value: int, other: int) -> bool:
        """Whether two values are as many elements of one dtype, in whatever shapes."""
        one, two = self.graph.types[value], self.graph.types[other]
        return one.dtype == two.dtype and one.size == two.size

    def of_kind(self, kind: type[Kind]) -> list[Kind]:
        """The pieces of a kind."""
        return [piece for piece in self.pieces if isinstance(piece, kind)]

    def described(self, value: int, what: str = "", name: str | None = None) -> str:
        """A value as text: its operation, what is to be said of it, and the user's line."""
        graph = self.graph
        operands = ", ".join(f"%{operand}" for operand in graph.operands[value])
        name = name or graph.nodes[value].operation.name
        note = source_note(graph.source(value))
        return f"%{value} = {name}({operands}) : {graph.types[value]}{what}{note}"

    def resolved(self, resolver: SizeResolver) -> FusedGraph:
        """The same with numbers for sizes that stand for any, for who tells of it."""
        number = resolver.number
        pieces: list[Piece] = []
        for piece in self.pieces:
            pause()
            pieces.append(piece.resolved(resolver))
        geometries = [
            Geometry(found.base, number(found.offset), resolver.numbers(found.strides))
            for found in self.geometries
        ]
        graph = self.graph.resolved(resolver)
        return FusedGraph(graph, pieces, geometries, self.constants, self.placed)

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
