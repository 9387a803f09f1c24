"""The fused graph while it is made: the pieces so far, and what they read and need."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from lazyasync.compiler.fused_graph import (
    MAX_CALL_BYTES,
    Call,
    Drawn,
    FusedGraph,
    Level,
    Load,
    Loop,
    Member,
    Piece,
)
from lazyasync.compiler.fusion.dependences import Dependences
from lazyasync.compiler.fusion.given_narrow import given_narrow
from lazyasync.compiler.fusion.ordering import freeing_first, ordered
from lazyasync.compiler.fusion.places import over_rows
from lazyasync.compiler.geometry import (
    Geometry,
    broadcast_strides,
    contiguous_strides,
    is_contiguous,
)
from lazyasync.compiler.loop_passes import COSTS, sources
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.leaves import CONSTANT, ConstantAttributes, CountAttributes
from lazyasync.ir.node import Node
from lazyasync.ir.scalar import (
    Expression,
    Primitive,
    RandomSource,
    Reduction,
    cast,
    constant,
    evaluate,
)
from lazyasync.ir.sizes import Size
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untracked

MAX_LOOP_VALUES = 128
"""Values of one loop. LLVM takes superlinear time for more: the first step of a chain of 1,000
operations takes 182 ms with 256 and 136 with 128, where a run takes 40 and 48 us."""
MAX_LOOP_WORK = 2048
"""Instructions of one loop, about, for the same reason."""
MAX_LOOP_PASSES = 8
"""Reductions of one loop that wait for each other.

Compilers merge the passes over short rows, in time that grows with their square. Rows too long to
be kept are computed again in each pass. And of a long chain, as of softmaxes, all loops but the
last are then the same, and compiled once.
"""
MAX_LOOP_BUFFERS = 64
"""Buffers that one loop reads: more would not stay in registers and caches."""


class FusionBuilder:
    """What the values of a graph have become, up to the one that a rule is asked about."""

    def __init__(
        self,
        graph: PrimitiveGraph,
        products: str = "",
        converts_half: bool = False,
        loads_counts: bool = False,
        splits: bool = False,
        blocks: bool = False,
        of_parts: bool = False,
        copies: Callable[[FusionBuilder, int], bool] | None = None,
        is_region: bool = False,
    ) -> None:
        self.graph = graph
        self.products = products
        """The dtypes, by their characters, of which matrix products are told apart."""
        self.converts_half = converts_half
        """Whether loops convert float16 to float32, and back."""
        self.is_region = is_region
        """Whether it is repeated: what takes longer to call than to do is told apart as well."""
        self.copies = copies
        """What has a view that somebody gets be copied by a piece, if it does."""
        self.of_parts = of_parts
        """Whether loops compute with complex numbers, part by part."""
        self.splits = splits
        """Whether reductions may be made of others; see `reducing`."""
        self.blocks = blocks
        """Whether a single long row is reduced in parts."""
        self.loads_counts = loads_counts
        """Whether loops load numbers that follow from lengths."""
        self.roots = frozenset(graph.roots)
        self.constants: list[int] = []
        self.dependences = Dependences()
        self.piece_of: dict[int, Piece] = {}
        """The piece that computes a value; views and leaves have none."""
        self.awaited: dict[int, tuple[int, ...]] = {}
        """The values that views wait for: what reads such a view is computed after these."""
        self.geometries = untracked([Geometry(-1, 0, ())] * len(graph.types))
        self._placed: dict[int, int] = {}
        """The roots that are all of what a piece computes, and that."""
        self._copies: dict[int, int] = {}
        """The contiguous copies of values, which some read instead; see `copied`."""
        self._added: dict[tuple[object, ...], int] = {}
        """What has been added for others to read; see `add_operand`."""
        self._readers: dict[int, list[int]] = {}
        self._work: dict[Loop, int] = {}
        """About how many instructions a loop is."""
        self._passes: dict[int, int] = {}
        """How many reductions of its loop, one after the other, a value of a loop waits for."""

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

    def is_all_for(self, computed: Collection[int], value: int) -> bool:
        """Whether what a piece computes is read by itself and ``value`` alone."""
        stack = list(computed)
        while stack:
            current = stack.pop()
            if current in self.roots:
                return False
            for reader in self.readers(current):
                if reader in computed or reader == value:
                    continue
                if self.geometries[reader].base not in computed:
                    return False
                stack.append(reader)  # a view
        return True

    def copied(self, value: int, reader: int) -> int:
        """Has an operand of a value be a contiguous copy, which is a value of its own.

        Others read what they did. A new copy has a place before the ``reader`` in the order; a rule
        is still to say what computes it.
        """
        graph = self.graph
        copy = self._copies.get(value)
        if copy is None:
            copy = self._copies[value] = graph.add_copy(value)
            graph.order.insert(graph.order.index(reader), copy)
            self.geometries.append(Geometry(-1, 0, ()))
            self.lay_out(copy)
        graph.operands[reader] = tuple(
            [copy if operand == value else operand for operand in graph.operands[reader]]
        )
        if self._readers:  # else they are looked for when somebody asks
            others = [each for each in self._readers[value] if each not in (reader, copy)]
            self._readers[value] = [*others, copy]
            self._readers.setdefault(copy, []).append(reader)
        return copy

    def add_again(self, value: int, operands: tuple[int, ...]) -> int:
        """Adds a value that is computed as another one is, from operands that are equal to its own.

        It has a place behind that in the order; a rule is still to say what computes it.
        """
        graph = self.graph
        made = graph.add_again(value, operands)
        graph.order.insert(graph.order.index(value) + 1, made)
        self.geometries.append(Geometry(-1, 0, ()))
        self.lay_out(made)
        self._readers.clear()  # they are looked for again when somebody asks
        return made

    def add_part(self, value: int, operands: Sequence[int], type: TensorType) -> int:
        """Adds a value of a type, by the operation of ``value``, which reads it from now on.

        It has a place before ``value`` in the order, and reads ``operands``, which ``value`` did; a
        rule is still to say what computes it.
        """
        graph = self.graph
        part = graph.add_part(value, operands, type)
        graph.order.insert(graph.order.index(value), part)
        self.geometries.append(Geometry(-1, 0, ()))
        self.lay_out(part)
        if self._readers:  # else they are looked for when somebody asks
            for operand in operands:
                others = [part if reader == value else reader for reader in self._readers[operand]]
                self._readers[operand] = others
            self._readers[part] = [value]
        return part

    def add_operand(self, reader: int, node: Node, operands: tuple[int, ...]) -> tuple[int, bool]:
        """Gives a value one more operand, which is made of ``operands``; and whether that is new.

        Others that ask for the same get the same one. A new one has a place before the ``reader``
        in the order; whoever adds it says what computes it.
        """
        graph = self.graph
        key = (node.operation, node.attributes, node.type, operands)
        added = self._added.get(key)
        is_new = added is None
        if added is None:
            added = self._added[key] = graph.append(node, operands, graph.origins[reader])
            graph.order.insert(graph.order.index(reader), added)
            self.geometries.append(Geometry(-1, 0, ()))
            self.lay_out(added)
        graph.operands[reader] = (*graph.operands[reader], added)
        self._readers.clear()  # they are looked for again when somebody asks
        return added, is_new

    # ---- what is needed ------------------------------------------------------------------------

    def need(self, piece: Piece, operand: int) -> None:
        """Notes that a piece reads an operand, unless it computes that itself."""
        for other in self._pieces_of(operand):
            if other is not piece:
                self.dependences.need(piece, other)

    def wait(self, view: int, operands: Sequence[int]) -> None:
        """Has a view wait for what computes its operands, and for what they wait for."""
        bases = [self.geometries[operand].base for operand in operands[1:]]
        bases += [value for operand in operands for value in self.awaited.get(operand, ())]
        if bases:
            self.awaited[view] = tuple(dict.fromkeys(bases))

    def _pieces_of(self, operand: int) -> list[Piece]:
        """The pieces that must have run before an operand is read."""
        values = (self.geometries[operand].base, *self.awaited.get(operand, ()))
        return [self.piece_of[value] for value in values if value in self.piece_of]

    def depends(self, operands: Sequence[int], target: Piece) -> bool:
        """Whether computing the operands needs the piece ``target``."""
        pieces = [piece for operand in operands for piece in self._pieces_of(operand)]
        return self.dependences.reaches(pieces, target)

    def waits_for(self, operand: int, target: Piece) -> bool:
        """Whether an operand is a view that waits for the piece ``target``."""
        awaited = self.awaited.get(operand)
        if not awaited:
            return False
        pieces = [self.piece_of[value] for value in awaited if value in self.piece_of]
        return self.dependences.reaches(pieces, target)

    # ---- what there is room for ----------------------------------------------------------------

    def has_room(self, loop: Loop, operands: Sequence[int], *, reduces: bool = False) -> bool:
        """Whether a loop may compute one more value."""
        if not self._fits(len(loop.members) + 1, len(loop.loads) + len(operands), self._work[loop]):
            return False
        if not reduces:
            return True
        bases = [self.geometries[operand].base for operand in operands]
        return all(self._passes[base] < MAX_LOOP_PASSES for base in bases if base in loop.members)

    def has_room_for(self, loop: Loop, values: int, buffers: int, work: int) -> bool:
        """Whether a loop may compute some more values, of so many buffers more."""
        members, loads = len(loop.members) + values, len(loop.loads) + buffers
        return self._fits(members, loads, self._work[loop] + work)

    def have_room(self, one: Loop, other: Loop) -> bool:
        """Whether one loop may compute all that two do."""
        return self._fits(
            len(one.members) + len(other.members),
            len(one.loads) + len(other.loads),
            self._work[one] + self._work[other],
        )

    def _fits(self, values: int, buffers: int, work: int) -> bool:
        return values <= MAX_LOOP_VALUES and buffers <= MAX_LOOP_BUFFERS and work <= MAX_LOOP_WORK

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
        self.dependences.add(call)
        for operand in self.graph.operands[value]:
            self.need(call, operand)
        self._need_copies(call, value)
        self.piece_of[value] = call

    def _need_copies(self, call: Piece, value: int) -> None:
        """Notes the copies a call reads: views as they are, which may be what somebody gets."""
        for operand in self.graph.operands[value]:
            while self.geometries[operand].base != operand:
                copy = self.piece_of.get(operand)
                if copy is not None:
                    self.dependences.need(call, copy)
                operand = self.graph.operands[operand][0]

    def place(self, value: int) -> bool:
        """Has a root that is all of what a piece computes, in its order, take the place of that.

        False if it is not, or if somebody gets that as well. A call that reads it undoes this.
        """
        seen = self.geometries[value]
        base = seen.base
        piece = self.piece_of.get(base)
        type, whole = self.graph.types[value], self.graph.types[base]
        if piece is None or piece.called is not None or base in self.roots:
            return False
        if base in self._placed.values() or seen.offset or type.size != whole.size:
            return False
        if type.dtype != whole.dtype or not is_contiguous(seen.strides, type.shape):
            return False
        self._placed[value] = base
        return True

    def _displace(self) -> None:
        """Makes copies of the roots that are in the place of what is called with, in its form."""
        fused = FusedGraph(self.graph, [], self.geometries, [])
        calls = [piece for piece in self.dependences.pieces() if piece.called is not None]
        read = {value for piece in calls for value in piece.reads(fused)}
        displaced = [value for value, base in self._placed.items() if base in read]
        for value in displaced:
            del self._placed[value]
            self.call(value)
        for piece in calls if displaced else ():
            assert piece.called is not None
            self._need_copies(piece, piece.called)

    def compute(self, value: int, piece: Piece) -> None:
        """Makes a value what a piece of its own computes, from the operands' memory."""
        self.dependences.add(piece)
        for operand in self.graph.operands[value]:
            self.need(piece, operand)
        self.piece_of[value] = piece

    def begin(self, loop: Loop) -> Loop:
        """Adds a loop, in which nothing is computed yet."""
        self.dependences.add(loop)
        self._work[loop] = 0
        return loop

    def join(
        self,
        loop: Loop,
        value: int,
        level: Level,
        expression: Expression,
        shape: tuple[int, ...],
        reduction: Reduction | None = None,
        strides: Sequence[tuple[int, ...]] | None = None,
        source: RandomSource | None = None,
    ) -> None:
        """Has a loop compute a value, from its operands as they are read over ``shape``.

        That is broadcast to it, unless ``strides`` has those of each. With a ``source`` the first
        operand is the state that is drawn from.
        """
        passes = 0
        sources: list[int | Load | Expression] = []
        reading = Level.FULL if reduction is not None else level
        for place, operand in enumerate(self.graph.operands[value]):
            base = self.geometries[operand].base
            leaf = self.graph.nodes[base]
            if place == 0 and source is not None:
                drawn = Drawn(source, self.geometries[operand].offset)
                load = Load(base, 0, contiguous_strides(shape), drawn)
                sources.append(load)
                loop.loads = list(dict.fromkeys((*loop.loads, load)))
                self.need(loop, operand)
            elif base in loop.members:
                self.need(loop, operand)
                sources.append(base)
                passes = max(passes, self._passes[base])
            elif leaf.operation is CONSTANT and not self._is_loaded(leaf.attributes):
                sources.append(constant(leaf.attributes.value, leaf.type.dtype))
            else:
                own = self.strides(operand, shape) if strides is None else strides[place]
                narrow = None if operand in self.awaited else given_narrow(self, base)
                load = self._load(
                    loop, base if narrow is None else narrow, operand, own, shape, reading
                )
                if narrow is None:
                    sources.append(load)
                    self.need(loop, operand)
                else:
                    dtype = self.graph.types[narrow].dtype
                    sources.append(
                        cast(Expression(Primitive.INPUT, dtype, (), load), leaf.type.dtype)
                    )
        bound, work = _bind(expression, sources)
        loop.members[value] = Member(value, level, bound, reduction)
        self._passes[value] = passes + (reduction is not None)
        self._work[loop] += work + (0 if source is None else source.instructions)
        self.piece_of[value] = loop

    def _is_loaded(self, attributes: ConstantAttributes) -> bool:
        """Whether a number is no part of the code of loops."""
        if isinstance(attributes.value, Size):
            return True
        return self.loads_counts and isinstance(attributes, CountAttributes)

    def _load(
        self,
        loop: Loop,
        base: int,
        operand: int,
        strides: tuple[int, ...],
        shape: tuple[int, ...],
        level: Level,
    ) -> Load:
        geometry = self.geometries[operand]
        if level is Level.ROW and shape != loop.domain:
            strides = over_rows(loop, strides, shape)
        load = Load(base, geometry.offset, strides)
        if load in loop.loads:
            return loop.loads[loop.loads.index(load)]
        loop.loads.append(load)
        return load

    def copy(self, view: int) -> None:
        """Has a loop of its own copy what a view sees; others go on to read what it is of."""
        type, seen = self.graph.types[view], self.geometries[view]
        loop = self.begin(Loop(type.shape))
        self.need(loop, view)
        load = Load(seen.base, seen.offset, seen.strides)
        loop.loads.append(load)
        read = Expression(Primitive.INPUT, type.dtype, (), load)
        loop.members[view] = Member(view, Level.FULL, read)
        self._passes[view], self.piece_of[view] = 0, loop

    def leave(self, loop: Loop, value: int) -> None:
        """Takes out of a loop a value that another one is to compute."""
        del loop.members[value], self.piece_of[value], self._passes[value]
        self.keep_read(loop)

    def keep_read(self, loop: Loop) -> None:
        """Has a loop read no more than its values are made of."""
        read = {load for member in loop.members.values() for load in sources(member.expression)}
        loop.loads = [load for load in loop.loads if load in read]

    def end(self, loop: Loop) -> None:
        """Takes out a loop that computes nothing."""
        del self._work[loop]
        self.dependences.leave_out(loop)

    def absorb(self, loop: Loop, piece: Piece) -> None:
        """Takes out a loop whose values another kind of piece computes from now on, for itself."""
        for value in loop.members:
            self.piece_of[value] = piece
        del self._work[loop]
        self.dependences.replace(loop, piece)

    def exchange(self, loop: Loop, piece: Piece) -> None:
        """Has another kind of piece compute all that a loop does, from what that needed."""
        self.dependences.add(piece)
        self.absorb(loop, piece)

    def leave_out(self, piece: Piece) -> None:
        """Takes out a piece that computes what nobody reads any more."""
        for value in piece.computes:
            del self.piece_of[value]
        self.dependences.leave_out(piece)

    def replace(self, source: Loop, target: Loop) -> None:
        """Takes out a loop whose values another one computes from now on."""
        for value in source.members:
            self.piece_of[value] = target
        self._work[target] += self._work.pop(source)
        self.dependences.replace(source, target)

    # ---- the end -------------------------------------------------------------------------------

    def so_far(self) -> FusedGraph:
        """The pieces that there are, in the order in which they were added."""
        pieces = self.dependences.pieces()
        return FusedGraph(self.graph, pieces, self.geometries, self.constants, self._placed)

    def finished(self) -> FusedGraph:
        """The pieces in an order in which they can run; loops store what others read of them."""
        if self._placed:
            self._displace()
        fused = self.so_far()
        pieces = fused.pieces
        has_code = any(piece.called is None for piece in pieces)
        if has_code:
            pieces[:] = ordered(sorted(pieces, key=lambda piece: piece.turn(fused)))
        wanted = set(fused.outputs)
        for piece in pieces:
            wanted.update(piece.reads(fused))
        pause()
        for piece in pieces:
            piece.store(wanted)
        # What reads a loop's only value as it is given leaves nothing for that loop to store.
        pieces[:] = [piece for piece in pieces if not isinstance(piece, Loop) or piece.stores]
        if has_code:
            pieces[:] = freeing_first(fused)
        return fused


def _bind(
    expression: Expression, sources: Sequence[int | Load | Expression]
) -> tuple[Expression, int]:
    """The expression with its inputs, which are numbered, replaced by what they read; its cost."""

    def compute(part: Expression) -> Expression:
        if part.primitive is Primitive.INPUT:
            source = sources[part.value]
            if isinstance(source, Expression):
                return source
            return Expression(Primitive.INPUT, part.dtype, (), source)
        operands = tuple([bound[operand] for operand in part.operands])
        return Expression(part.primitive, part.dtype, operands, part.value)

    bound: dict[Expression, Expression] = {}
    result = evaluate(expression, bound, compute)
    return result, sum([COSTS.get(part.primitive, 1) for part in bound])
