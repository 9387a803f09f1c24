"""The fused graph while it is made: the pieces so far, and what they read and need."""

from __future__ import annotations

from collections.abc import Sequence

from lazyasync.compiler.fused_graph import (
    Call,
    FusedGraph,
    Level,
    Load,
    Loop,
    Member,
    Piece,
    Product,
)
from lazyasync.compiler.fusion.places import over_rows
from lazyasync.compiler.geometry import Geometry, broadcast_strides, contiguous_strides
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.slices import pause
from lazyasync.ir.leaves import CONSTANT
from lazyasync.ir.scalar import Expression, Primitive, Reduction, constant, evaluate

MAX_LOOP_VALUES = 256
"""Values of one loop. More would not be faster, but make compiling superlinear."""
MAX_LOOP_BUFFERS = 64
"""Buffers that one loop reads: more would not stay in registers and caches."""
MAX_CALL_BYTES = 1 << 16
"""Results of calls up to this size may be kept for longer than need be, or for ever."""
MAX_SEARCH = 512
"""Pieces looked at to rule out that joining one makes a circle; beyond, it is not joined."""


class Draft:
    """What the values of a graph have become, up to the one that a rule is asked about."""

    def __init__(self, graph: PrimitiveGraph) -> None:
        self.graph = graph
        self.roots = frozenset(graph.roots)
        self.constants: list[int] = []
        self.pieces: list[Piece] = []
        self.piece_of: dict[int, Piece] = {}
        """The piece that computes a value; views and leaves have none."""
        self.geometries: list[Geometry] = [Geometry(-1, 0, ())] * len(graph.types)
        self._readers: dict[int, list[int]] = {}

    # ---- what is read --------------------------------------------------------------------------

    def lay_out(self, value: int) -> None:
        """Has a value a buffer of its own, as all have that are not found to be views."""
        strides = contiguous_strides(self.graph.types[value].shape)
        self.geometries[value] = Geometry(value, 0, strides)

    def strides(self, operand: int, shape: tuple[int, ...]) -> tuple[int, ...]:
        """The strides with which an operand, broadcast to ``shape``, is read."""
        own = self.graph.types[operand].shape
        return broadcast_strides(self.geometries[operand].strides, own, shape)

    def readers(self, value: int) -> Sequence[int]:
        """The values that have a value as operand."""
        if not self._readers:
            for reader in self.graph.order:
                for operand in self.graph.operands[reader]:
                    self._readers.setdefault(operand, []).append(reader)
        return self._readers.get(value, ())

    # ---- what is needed ------------------------------------------------------------------------

    def need(self, piece: Piece, operand: int) -> None:
        """Notes that a piece reads an operand, unless it computes that itself."""
        other = self.piece_of.get(self.geometries[operand].base)
        if other is not None and other is not piece:
            piece.needs[other] = None

    def depends(self, operands: Sequence[int], target: Piece) -> bool:
        """Whether computing the operands needs the piece ``target``."""
        pieces = [self.piece_of.get(self.geometries[operand].base) for operand in operands]
        return reaches([piece for piece in pieces if piece is not None], target)

    # ---- what values become --------------------------------------------------------------------

    def keep_constant(self, value: int) -> bool:
        """The rule for what depends on nothing: it is a constant, if it is small."""
        graph = self.graph
        if graph.operands[value] or value in self.roots:
            return False
        kind = graph.nodes[value].operation.kind
        if kind.returns_result or graph.types[value].nbytes > MAX_CALL_BYTES:
            return False
        self.constants.append(value)
        return True

    def call(self, value: int) -> None:
        """Makes a value a call of its own kernel."""
        call = Call(value)
        for operand in self.graph.operands[value]:
            self.need(call, operand)
            # Kernels are given views as they are, which may be what somebody gets.
            while self.geometries[operand].base != operand:
                copy = self.piece_of.get(operand)
                if copy is not None:
                    call.needs[copy] = None
                operand = self.graph.operands[operand][0]
        self._append(value, call)

    def multiply(self, value: int, product: Product) -> None:
        """Makes a value a product of matrices."""
        for operand in self.graph.operands[value]:
            self.need(product, operand)
        self._append(value, product)

    def _append(self, value: int, piece: Piece) -> None:
        self.piece_of[value] = piece
        self.pieces.append(piece)

    def begin(self, loop: Loop) -> Loop:
        """Adds a loop, in which nothing is computed yet."""
        self.pieces.append(loop)
        return loop

    def join(
        self,
        loop: Loop,
        value: int,
        level: Level,
        expression: Expression,
        shape: tuple[int, ...],
        reduction: Reduction | None = None,
    ) -> None:
        """Has a loop compute a value, from its operands as they are read over ``shape``."""
        sources: list[int | Load | Expression] = []
        reading = Level.FULL if reduction is not None else level
        for operand in self.graph.operands[value]:
            base = self.geometries[operand].base
            leaf = self.graph.nodes[base]
            if base in loop.members:
                sources.append(base)
            elif leaf.operation is CONSTANT:
                sources.append(constant(leaf.attributes.value, leaf.type.dtype))
            else:
                sources.append(self._load(loop, operand, shape, reading))
                self.need(loop, operand)
        loop.members[value] = Member(value, level, _bind(expression, sources), reduction)
        self.piece_of[value] = loop

    def _load(self, loop: Loop, operand: int, shape: tuple[int, ...], level: Level) -> Load:
        geometry = self.geometries[operand]
        strides = self.strides(operand, shape)
        if level is Level.ROW and shape != loop.domain:
            strides = over_rows(loop, strides, shape)
        load = Load(geometry.base, geometry.offset, strides)
        if load in loop.loads:
            return loop.loads[loop.loads.index(load)]
        loop.loads.append(load)
        return load

    def replace(self, source: Loop, target: Loop) -> None:
        """Takes out a loop whose values another one computes from now on."""
        for value in source.members:
            self.piece_of[value] = target
        target.needs.update(source.needs)
        for loop in (source, target):
            target.needs.pop(loop, None)
        self.pieces.remove(source)
        for piece in self.pieces:
            if source in piece.needs:
                del piece.needs[source]
                if piece is not target:
                    piece.needs[target] = None

    # ---- the end -------------------------------------------------------------------------------

    def finished(self) -> FusedGraph:
        """The pieces in an order in which they can run; loops store what others read of them."""
        self.pieces.sort(key=self._turn)
        fused = FusedGraph(self.graph, self._ordered(), self.geometries, self.constants)
        wanted = set(self.roots)
        for piece in fused.pieces:
            wanted.update(fused.read_by(piece))
        pause()
        for piece in fused.pieces:
            if isinstance(piece, Loop):
                piece.stores = [value for value in piece.members if value in wanted]
        return fused

    def _turn(self, piece: Piece) -> int:
        """When a piece's turn is, unless another needs it earlier.

        Calls are kept from standing between loops: copies of views come last, and what needs no
        other piece comes first, if keeping it for that long costs little memory.
        """
        if not isinstance(piece, Call):
            return 1
        if self.geometries[piece.value].base != piece.value:
            return 2
        small = self.graph.types[piece.value].nbytes <= MAX_CALL_BYTES
        return 0 if small and not piece.needs else 1

    def _ordered(self) -> list[Piece]:
        """The pieces in an order in which each comes after what it needs."""
        done: set[Piece] = set()
        ordered: list[Piece] = []
        for first in self.pieces:
            pause()
            stack = [first]
            while stack:
                piece = stack[-1]
                if piece in done:
                    stack.pop()
                    continue
                waiting = [need for need in piece.needs if need not in done]
                if waiting:
                    stack.extend(waiting)
                else:
                    done.add(piece)
                    ordered.append(piece)
                    stack.pop()
        return ordered


def reaches(starts: Sequence[Piece], target: Piece) -> bool:
    """Whether a piece is among others or what they need, or may be, after a long search."""
    stack = list(starts)
    seen: set[Piece] = set()
    while stack:
        piece = stack.pop()
        if piece is target:
            return True
        if piece in seen:
            continue
        seen.add(piece)
        if len(seen) > MAX_SEARCH:
            return True
        stack.extend(piece.needs)
    return False


def _bind(expression: Expression, sources: Sequence[int | Load | Expression]) -> Expression:
    """The expression with its inputs, which are numbered, replaced by what they read."""

    def compute(part: Expression) -> Expression:
        if part.primitive is Primitive.INPUT:
            source = sources[part.value]
            if isinstance(source, Expression):
                return source
            return Expression(Primitive.INPUT, part.dtype, (), source)
        operands = tuple([bound[operand] for operand in part.operands])
        return Expression(part.primitive, part.dtype, operands, part.value)

    bound: dict[Expression, Expression] = {}
    return evaluate(expression, bound, compute)
