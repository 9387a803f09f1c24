"""Attention as a piece of its own: forwards and backwards, with operands read as they lie."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from lazyasync.compiler.fused_graph import FusedGraph, Load, Piece
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.loops import copy_operand, is_copied_by_loops
from lazyasync.compiler.fusion.products import for_blas
from lazyasync.compiler.geometry import is_contiguous
from lazyasync.ir.attention import AttentionAttributes
from lazyasync.ir.node import OperationKind
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.types import TensorType
from lazyasync.ir.work import node_flops

NAMES = {
    "attention": (("q", "k", "v", "mask"), ("out", "sums")),
    "attention_gradient": (("q", "k", "v", "sums", "less", "g", "mask"), ("of_q", "of_k", "of_v")),
}
"""The operations, and what their operands and results are called."""
_WHOLE = ("sums", "less")
"""The operands that are read as a whole; of all others rows may lie apart."""


@dataclass(eq=False, slots=True)
class TiledAttention(Piece):
    """An operation of `NAMES`, with its operands by their names."""

    value: int
    operands: dict[str, Load]
    attributes: AttentionAttributes
    widths: tuple[int, int]
    """The features of queries and keys, and those of values."""
    outputs: dict[str, int] = field(default_factory=dict)
    """The values that are its results, as far as there are any."""
    needs: dict[Piece, None] = field(default_factory=dict)

    may_fail = False

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return self.outputs.values()

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        return [load.value for load in self.operands.values()]

    def workspace_bytes(self, fused: FusedGraph) -> int:
        """See `Piece`. Forwards the result is needed also where nobody wants it."""
        if not self.needs_workspace(fused):
            return 0
        node = fused.graph.nodes[self.value]
        return node.outputs[0].nbytes

    def needs_workspace(self, fused: FusedGraph) -> bool:
        """Whether it is to compute a result for itself."""
        return fused.graph.nodes[self.value].operation.name == "attention" and (
            "out" not in self.outputs
        )

    def resolved(self, resolver: SizeResolver) -> TiledAttention:
        """See `Piece`."""
        number = resolver.number
        operands = {name: load.resolved(number) for name, load in self.operands.items()}
        features, outputs = map(number, self.widths)
        return replace(self, operands=operands, widths=(features, outputs))

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        node = fused.graph.nodes[self.value]
        q, k = (
            fused.graph.types[operand].shape for operand in fused.graph.operands[self.value][:2]
        )
        shape = " x ".join(map(str, (*q[:3], k[2])))
        return f"{node.operation.name} {shape}, {q[3]} features"

    def describe(self, fused: FusedGraph, how: str = "") -> list[str]:
        """See `Piece`."""
        return [fused.described(self.value, how)]

    def flops(self, fused: FusedGraph) -> float:
        """See `Piece`."""
        graph = fused.graph
        inputs = [graph.types[operand] for operand in graph.operands[self.value]]
        return node_flops(graph.nodes[self.value], inputs)


def tiled_attention(builder: FusionBuilder, value: int) -> bool:
    """The rule for attention of dtypes whose matrices are multiplied, if there is any.

    Results that are picked are those of the piece. Operands whose rows cannot be told to a BLAS are
    copied, but for those in half precision, which no BLAS is told of.
    """
    graph = builder.graph
    node = graph.nodes[value]
    if node.operation.kind is OperationKind.VIEW:
        piece = builder.piece_of.get(graph.operands[value][0])
        if not isinstance(piece, TiledAttention) or graph.operands[value][0] != piece.value:
            return False
        piece.outputs[NAMES[_name(builder, piece.value)][1][node.attributes.position]] = value
        builder.piece_of[value] = piece
        return True
    if node.operation.name not in NAMES or value in builder.roots:
        return False
    types = [graph.types[operand] for operand in graph.operands[value]]
    if types[0].dtype.char not in builder.products or not all(type.size for type in types):
        return False
    if not _are_picked(builder, value):
        return False
    names = NAMES[node.operation.name][0]
    lying = [builder.geometries[operand] for operand in graph.operands[value]]
    copied = []
    for name, operand, type, seen in zip(names, graph.operands[value], types, lying, strict=False):
        if _is_readable(name, type, seen.strides):
            continue
        if not is_copied_by_loops(type):
            return False
        copied.append(operand)
    for operand in dict.fromkeys(copied):
        copy_operand(builder, operand, value)
    operands = {}
    for name, operand in zip(names, graph.operands[value], strict=False):
        seen = builder.geometries[operand]
        operands[name] = Load(seen.base, seen.offset, tuple(seen.strides))
    widths = (types[0].shape[3], types[2].shape[3])
    builder.compute(value, TiledAttention(value, operands, node.attributes, widths))
    return True


def _name(builder: FusionBuilder, value: int) -> str:
    return builder.graph.nodes[value].operation.name


def _are_picked(builder: FusionBuilder, value: int) -> bool:
    """Whether all who read the results pick one of them."""
    graph = builder.graph
    return all(
        graph.nodes[reader].operation.kind is OperationKind.VIEW
        and graph.nodes[reader].operation.name not in graph.unfused
        for reader in builder.readers(value)
    )


def _is_readable(name: str, type: TensorType, strides: tuple[int, ...]) -> bool:
    """Whether rows are contiguous, and far enough from each other to be those of a matrix."""
    if name in _WHOLE:
        return is_contiguous(strides, type.shape)
    if name != "mask" and type.dtype.itemsize < 4:
        return True
    *_, rows, length = type.shape
    if not (strides[-1] == 1 or length == 1):
        return False
    return name == "mask" or (
        (strides[-2] >= length or rows == 1) and for_blas(rows, length, strides[-2])
    )
