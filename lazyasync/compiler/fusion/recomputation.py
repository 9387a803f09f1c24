"""Values are computed again in the loops that read them, where that moves fewer bytes.

As the argument of an activation, which the gradient needs: the loop that multiplies the gradient
computes it from what the forward loop read, so that it is neither written nor read. Which values a
loop reads instead of those it did is a minimum cut between what must be in memory and what the loop
needs (He and Yu, "Transcending runtime-memory tradeoffs in checkpointing by being fusion aware",
MLSys 2023, of training's two halves, as in PyTorch's compiler; here between all loops).

| an edge | is cut at the price of |
|---|---|
| through a value | reading it in this loop, and of writing it, unless it is written anyway |
| to a value, from the source | computing it again; what loops cannot compute again, of no price |
| from an operand to a value | nothing: it is never cut |

Who else reads a value shares the price of writing it. So each loop has a cut that takes others to
share; then again one that knows what others read; and what has the least price is done. A value
computed again has the same operations, the same roundings to narrow dtypes among them, and so the
same bits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from lazyasync.compiler.fused_graph import FusedGraph, Level, Load, Loop, Member
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.drawing import draw_in, is_drawn
from lazyasync.compiler.fusion.flow import UNBOUNDED, FlowNetwork
from lazyasync.compiler.fusion.loops import expression_of
from lazyasync.compiler.fusion.places import is_readable
from lazyasync.compiler.fusion.views import reading
from lazyasync.compiler.geometry import is_contiguous
from lazyasync.compiler.loop_passes import cost, sources
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.leaves import CONSTANT
from lazyasync.ir.node import OperationKind
from lazyasync.ir.sizes import in_sample

MAX_LOOKED_AT = 256
"""Values that are looked at for one loop."""


@dataclass(frozen=True, slots=True)
class Recomputation:
    """What it costs to compute again: ``instruction_bytes`` are as good as one instruction."""

    instruction_bytes: float
    least_bytes: int = 1 << 18
    """Bytes of what a loop reads of others from which on it is looked at; less stays in caches."""
    max_instructions: int | None = None
    """Values of which an element is more instructions are stored; None: however many they are."""


@dataclass(eq=False, slots=True)
class _Reader:
    """A loop, and what it may compute again.

    ``wanted`` are the values of other loops that it reads, element by element. ``operands`` has,
    for each value that it could compute, what it would need; ``read`` the bytes of reading each
    value that is neither a number in the code nor read anyway; ``again`` the price of computing.
    """

    loop: Loop
    wanted: tuple[int, ...]
    operands: dict[int, tuple[int, ...]] = field(default_factory=dict)
    read: dict[int, int] = field(default_factory=dict)
    again: dict[int, int] = field(default_factory=dict)
    bases: dict[int, int] = field(default_factory=dict)
    """In whose memory each of these values is."""
    computed: frozenset[int] = frozenset()
    """What it is to compute again."""
    fetched: frozenset[int] = frozenset()
    """What it is to read for that, and for what else it wanted."""

    def cut(self, write: Callable[[int], int]) -> None:
        """Has it compute and read what has the least price; ``write`` gives that of writing."""
        network = FlowNetwork()
        source, sink = ("source",), ("sink",)
        for value in self.wanted:
            network.add((value, "out"), sink, UNBOUNDED)
        for value, read in self.read.items():
            network.add((value, "in"), (value, "out"), read + write(self.bases[value]))
            network.add(source, (value, "in"), self.again.get(value, UNBOUNDED))
            for operand in self.operands.get(value, ()):
                network.add((operand, "out"), (value, "in"), UNBOUNDED)
        there = network.source_side(source, sink)
        self.computed = frozenset(value for value in self.operands if (value, "in") not in there)
        self.fetched = frozenset(
            value for value in self.read if (value, "in") in there and (value, "out") not in there
        )

    def stored(self) -> set[int]:
        """The values whose memory it reads."""
        return {self.bases[value] for value in self.fetched}

    def price(self) -> int:
        """What all it does costs, without writing."""
        return sum([self.again[value] for value in self.computed]) + sum(
            [self.read[value] for value in self.fetched]
        )


def recompute(builder: FusionBuilder, how: Recomputation) -> None:
    """Has loops compute again what is cheaper to compute than to store, and ends what is left."""
    written = _written_anyway(builder)
    readers = []
    for piece in builder.dependences.pieces():
        pause()
        if isinstance(piece, Loop):
            reader = _reader(builder, piece, how)
            if reader is not None:
                readers.append(reader)
    if not readers:
        return
    write = {
        value: in_sample(builder.graph.types[value].nbytes)
        for reader in readers
        for value in reader.bases.values()
        if value not in written and value in builder.piece_of
    }
    _choose(readers, write)
    for reader in readers:
        if reader.computed:
            _compute_again(builder, reader)
    _drop_unread(builder)


def _choose(readers: list[_Reader], write: Mapping[int, int]) -> None:
    """Finds what each loop computes and reads, so that all together cost least."""
    for reader in readers:
        reader.fetched = frozenset(reader.wanted)

    def price() -> int:
        stored = set[int]().union(*[reader.stored() for reader in readers])
        written = sum([write.get(value, 0) for value in stored])
        return sum([reader.price() for reader in readers]) + written

    def choice() -> list[tuple[frozenset[int], frozenset[int]]]:
        return [(reader.computed, reader.fetched) for reader in readers]

    found = [(price(), 0, choice())]
    sharing = Counter(value for reader in readers for value in {*reader.bases.values()})
    for reader in readers:
        pause()
        reader.cut(lambda value: write.get(value, 0) // sharing[value])
    found.append((price(), 1, choice()))
    stored = Counter(value for reader in readers for value in reader.stored())
    for reader in readers:
        pause()
        stored.subtract(reader.stored())
        reader.cut(lambda value: 0 if stored[value] else write.get(value, 0))
        stored.update(reader.stored())
    found.append((price(), 2, choice()))
    for reader, (computed, fetched) in zip(readers, min(found)[2], strict=True):
        reader.computed, reader.fetched = computed, fetched


def _written_anyway(builder: FusionBuilder) -> frozenset[int]:
    """The values that others than loops read, or loops otherwise than element by element."""
    fused = builder.so_far()
    found = set(fused.outputs)
    found.update([builder.geometries[root].base for root in builder.graph.roots])
    found.update([value for values in builder.awaited.values() for value in values])
    for piece in fused.pieces:
        if not isinstance(piece, Loop):
            found.update(piece.reads(fused))
            continue
        found.update([load.value for load in piece.loads if not _is_each(builder, piece, load)])
    return frozenset(found)


def _is_each(builder: FusionBuilder, loop: Loop, load: Load) -> bool:
    """Whether a load reads a value of a loop's shape, element by element."""
    return (
        not load.offset
        and load.drawn is None
        and builder.graph.types[load.value].shape == loop.domain
        and is_contiguous(load.strides, loop.domain)
    )


def _reader(builder: FusionBuilder, loop: Loop, how: Recomputation) -> _Reader | None:
    """What a loop reads that it may compute; None if that is nothing, or little."""
    wanted = [
        load.value
        for load in loop.loads
        if _is_each(builder, loop, load) and _is_computable(builder, loop, load.value, how)
    ]
    types = builder.graph.types
    if sum([in_sample(types[value].nbytes) for value in wanted]) < how.least_bytes:
        return None
    reader = _Reader(loop, tuple(wanted))
    anyway = {load.value for load in loop.loads}.difference(wanted)
    stack = list(wanted)
    while stack:
        value = stack.pop()
        if value in reader.read:
            continue
        if len(reader.read) >= MAX_LOOKED_AT:
            return None
        strides = builder.strides(value, loop.domain)
        nbytes = types[value].dtype.itemsize
        for length, stride in zip(loop.domain, strides, strict=True):
            nbytes *= in_sample(length) if in_sample(stride) else 1
        base = reader.bases[value] = builder.geometries[value].base
        reader.read[value] = 0 if base in anyway else nbytes
        if _is_computable(builder, loop, value, how):
            instructions = _instructions(builder, value) * in_sample(types[value].size)
            reader.again[value] = int(instructions * how.instruction_bytes)
            operands = _operands(builder, value)
            reader.operands[value] = operands
            stack.extend(operands)
    return reader


def _instructions(builder: FusionBuilder, value: int) -> int:
    """About how many instructions an element of a value is, which a loop computes."""
    loop = builder.piece_of[value]
    assert isinstance(loop, Loop)
    return cost(loop.members[value].expression)


def _operands(builder: FusionBuilder, value: int) -> tuple[int, ...]:
    """The operands of a value that are not numbers in the code, nor states, which are small."""
    graph = builder.graph
    return tuple(
        [
            operand
            for operand in _read_by_element(builder, value)
            if graph.nodes[builder.geometries[operand].base].operation is not CONSTANT
        ]
    )


def _is_computable(builder: FusionBuilder, loop: Loop, value: int, how: Recomputation) -> bool:
    """Whether a loop could compute a value, which another one does, from the same operands."""
    graph = builder.graph
    other = builder.piece_of.get(value)
    if not isinstance(other, Loop) or other is loop or graph.types[value].shape != loop.domain:
        return False
    is_elementwise = graph.nodes[value].operation.kind is OperationKind.ELEMENTWISE
    if not is_elementwise and not is_drawn(builder, value):
        return False
    if other.members[value].level is not Level.FULL or builder.geometries[value].base != value:
        return False
    if how.max_instructions is not None and _instructions(builder, value) > how.max_instructions:
        return False
    operands = _read_by_element(builder, value)
    return all(_is_readable(builder, loop, operand) for operand in operands)


def _read_by_element(builder: FusionBuilder, value: int) -> tuple[int, ...]:
    """The operands of which each element of a value reads one."""
    operands = builder.graph.operands[value]
    return operands[1:] if is_drawn(builder, value) else operands


def _is_readable(builder: FusionBuilder, loop: Loop, operand: int) -> bool:
    """Whether a loop can read an operand along the lines of memory, or as a number of a line."""
    if operand in builder.awaited:
        return False
    strides = builder.strides(operand, loop.domain)
    steps = zip(map(in_sample, strides), map(in_sample, loop.domain), strict=True)
    moving = [stride for stride, length in steps if stride and length != 1]
    if moving and in_sample(strides[-1]) not in (0, 1):
        return False
    return moving == sorted(moving, reverse=True) and is_readable(
        loop, strides, loop.domain, Level.FULL
    )


def _compute_again(builder: FusionBuilder, reader: _Reader) -> None:
    """Has a loop compute what it is to, in the place of what it read, if there is room."""
    loop, graph = reader.loop, builder.graph
    work = sum([_instructions(builder, value) for value in reader.computed])
    if not builder.has_room_for(loop, len(reader.computed), len(reader.fetched), work):
        return
    before = dict(loop.members)
    loop.members.clear()
    again: dict[int, int] = {}
    for value in [value for value in graph.order if value in reader.computed]:
        operands = tuple([again.get(operand, operand) for operand in graph.operands[value]])
        made = again[value] = builder.add_again(value, operands)
        if not draw_in(builder, loop, made):
            expression = expression_of(builder, made)
            assert expression is not None
            builder.join(loop, made, Level.FULL, expression, loop.domain)
    instead: dict[Load, int] = {
        load: again[load.value]
        for load in loop.loads
        if load.value in again and _is_each(builder, loop, load)
    }
    for member in before.values():
        expression = reading(member.expression, instead)
        loop.members[member.value] = Member(
            member.value, member.level, expression, member.reduction
        )
    builder.keep_read(loop)


def _drop_unread(builder: FusionBuilder) -> None:
    """Takes out of loops what nobody reads any more, and out of the program what does nothing."""
    while True:
        fused = builder.so_far()
        wanted = _wanted(builder, fused)
        ended = False
        for loop in fused.of_kind(Loop):
            needed = _needed(loop, wanted)
            if len(needed) == len(loop.members):
                continue
            for value in [value for value in loop.members if value not in needed]:
                del loop.members[value]
                del builder.piece_of[value]
            builder.keep_read(loop)
            if not loop.members:
                builder.end(loop)
            ended = True
        if not ended:
            return


def _wanted(builder: FusionBuilder, fused: FusedGraph) -> set[int]:
    """The values that somebody gets, reads, or waits for."""
    found = set(fused.outputs)
    found.update([value for values in builder.awaited.values() for value in values])
    for piece in fused.pieces:
        found.update(piece.reads(fused))
    return found


def _needed(loop: Loop, wanted: Iterable[int]) -> set[int]:
    """The members of a loop that others want, and those that they are made of."""
    found: set[int] = set()
    stack = [value for value in loop.members if value in wanted]
    while stack:
        value = stack.pop()
        if value in found:
            continue
        found.add(value)
        inputs = sources(loop.members[value].expression)
        stack.extend([one for one in inputs if not isinstance(one, Load)])
    return found
