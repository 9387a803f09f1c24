"""Random draws that native records make: in an iteration of a loop, and where they are small.

Elsewhere calls draw, which all threads share. Both make the same numbers of the same words.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from lazyasync.backends.cpu.calls.drawing import INTEGERS, KINDS
from lazyasync.backends.cpu.llvm.calls_in_loops import MOST_ALONE, CallInLoopRecord, Source
from lazyasync.backends.cpu.lowering import EMITTERS, Emitter, NativeTarget
from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.sources import label_of_copy
from lazyasync.compiler.geometry import is_contiguous
from lazyasync.ir.node import Node
from lazyasync.ir.rules import STREAMS
from lazyasync.ir.sizes import SizeResolver, is_sized
from lazyasync.ir.untracked import untracked

ADVANCED = INTEGERS + 9
"""The kind of a state that goes on: what an iteration hands on to the next."""
ADVANCE = "advance_random_state"
_BLOCK = 4
"""Words of a counter."""
_WORK = {
    "uniform": 24,
    "bernoulli": 24,
    "normal": 80,
    "randint": 40,
    "random_exponential": 100,
    "random_laplace": 110,
    "random_gumbel": 190,
    "random_logistic": 190,
}
"""Instructions of a counter, about."""


@dataclass(eq=False, slots=True)
class Drawing(Piece):
    """A value that is drawn, or the state to draw the next ones with.

    ``kind`` is one of draws.c. ``sources`` are the state, and what belongs to the draw. ``size``
    are its elements, and ``blocks`` the counters that they take, or by how many a state goes on.
    """

    value: int
    kind: int
    size: int
    blocks: int
    sources: tuple[Source, ...]
    work_of_each: int
    needs: dict[Piece, None] = field(default_factory=dict)

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return (self.value,)

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        return [value for value, _ in self.sources]

    def resolved(self, resolver: SizeResolver) -> Drawing:
        """See `Piece`."""
        number = resolver.number
        return replace(self, size=number(self.size), blocks=number(self.blocks))

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        return label_of_copy(fused, self.value)


def _kind(node: Node) -> int | None:
    """What a node draws, of what draws.c knows."""
    name, dtype = node.operation.name, node.type.dtype
    if name == "randint":
        return INTEGERS + dtype.itemsize
    return KINDS.get((name, dtype.char))


def draw(builder: FusionBuilder, value: int) -> bool:
    """The rule for random numbers, and for what they are drawn with next."""
    graph = builder.graph
    node, type = graph.nodes[value], graph.types[value]
    name, operands = node.operation.name, graph.operands[value]
    if name != ADVANCE and name not in _WORK:
        return False
    kind: int | None
    if name == ADVANCE:
        (size,) = node.attributes
        kind, blocks, work = ADVANCED, 1, 8
    else:
        kind = _kind(node)
        words = STREAMS[node.operation](type)
        size, work = type.size, _WORK[name]
        blocks = -(-size * words // _BLOCK)
    types = [graph.types[operand] for operand in operands]
    if kind is None or not type.size or any(type.size != 1 for type in types[1:]):
        return False
    if not builder.is_region and (is_sized(type) or type.size > MOST_ALONE):
        return False
    sources = []
    for operand, given in zip(operands, types, strict=True):
        geometry = builder.geometries[operand]
        if not is_contiguous(geometry.strides, given.shape):
            return False
        sources.append((geometry.base, geometry.offset * given.dtype.itemsize))
    builder.compute(value, Drawing(value, kind, size, blocks, tuple(sources), work))
    return True


def _records(target: NativeTarget, pieces: Sequence[Drawing]) -> list[CallInLoopRecord]:
    function = target.engine.unit("draws", target.cache)["lazyasync_draw"]
    records = []
    for piece in pieces:
        buffers = untracked(((piece.value, 0), *piece.sources))
        words = (piece.kind, piece.size)
        numbers = piece.blocks, piece.work_of_each, piece.value
        records.append(untracked(CallInLoopRecord(function, words, buffers, *numbers)))
    return records


EMITTERS[Drawing] = Emitter(records=_records, rule=draw)
