"""The kernels of a fused program for whoever measures them."""

from __future__ import annotations

from collections.abc import Sequence

from lazyasync.compiler.fused_graph import FusedGraph, Loop, Piece, Product, bytes_moved
from lazyasync.compiler.instructions import node_flops
from lazyasync.compiler.kernels import Kernel, Work
from lazyasync.ir.graph import Graph
from lazyasync.ir.types import TensorType

MAX_NAMES = 4
"""Operations named of a loop; the last ones say most about it."""


def fused_kernels(graph: Graph, fused: FusedGraph) -> dict[Piece, Kernel]:
    """The kernels of a fused program, by piece, in the order in which they run."""
    program = graph.key.hexdigest()
    kernels: dict[Piece, Kernel] = {}
    for number, piece in enumerate(fused.pieces):
        values = list(piece.members) if isinstance(piece, Loop) else [piece.value]
        source = fused.graph.source(piece.stores[-1] if isinstance(piece, Loop) else values[0])
        kernels[piece] = Kernel(
            program, number, _piece_name(fused, piece, values), source, _piece_work(fused, piece)
        )
    return kernels


def _nbytes(type: TensorType) -> int:
    return type.nbytes


def _piece_name(fused: FusedGraph, piece: Piece, values: Sequence[int]) -> str:
    graph = fused.graph
    if isinstance(piece, Product):
        times = "" if piece.batch == 1 else f", {piece.batch} times"
        return f"product {piece.rows} x {piece.inner} x {piece.columns}{times}"
    names = [graph.nodes[value].operation.name for value in values]
    if not isinstance(piece, Loop):
        return f"call [{', '.join(map(str, graph.types[piece.value].shape))}]: {names[0]}"
    shown = ", ".join(names[-MAX_NAMES:])
    more = f"{len(names) - MAX_NAMES} more, " if len(names) > MAX_NAMES else ""
    direction = "" if piece.rows is None else " by column" if piece.by_column else " by row"
    return f"loop [{', '.join(map(str, piece.domain))}]{direction}: {more}{shown}"


def _piece_work(fused: FusedGraph, piece: Piece) -> Work:
    graph = fused.graph
    if isinstance(piece, Product):
        type = graph.types[piece.value]
        moved = {v: graph.types[v].nbytes for v in (piece.left.value, piece.right.value)}
        flops = 2.0 * piece.batch * piece.rows * piece.inner * piece.columns
        return Work(type.nbytes + sum(moved.values()), flops, type.dtype.char)
    values = piece.members if isinstance(piece, Loop) else (piece.value,)
    flops = 0.0
    for value in values:
        inputs = [graph.types[operand] for operand in graph.operands[value]]
        flops += node_flops(graph.nodes[value], inputs)
    if not isinstance(piece, Loop):
        operands = {fused.geometries[operand].base for operand in graph.operands[piece.value]}
        type = graph.types[piece.value]
        return Work(
            type.nbytes + sum(graph.types[base].nbytes for base in operands), flops, type.dtype.char
        )
    stored = [graph.types[value] for value in piece.stores]
    return Work(bytes_moved(piece, graph.types), flops, max(stored, key=_nbytes).dtype.char)
