"""The kernels of a fused program for whoever measures them."""

from __future__ import annotations

from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.kernels import Kernel
from lazyasync.ir.graph import Graph


def fused_kernels(graph: Graph, fused: FusedGraph) -> dict[Piece, Kernel]:
    """The kernels of a fused program, by piece, in the order in which they run."""
    program = graph.key.hexdigest()
    return {
        piece: Kernel(
            program,
            number,
            piece.label(fused),
            fused.graph.source(piece.writes[-1]),
            piece.work(fused),
        )
        for number, piece in enumerate(fused.pieces)
    }
