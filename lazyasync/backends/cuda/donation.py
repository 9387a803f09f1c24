"""Outputs in the memory of arguments that nobody needs any more, as those of an optimizer's update.

Whether somebody does is known only when a program runs. So the loops that may write over arguments
come last, behind all that may fail: a step that is tried again, as when memory is short, finds its
arguments as they were. They have memory for whatever else they store before the first piece runs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from lazyasync.backends.cuda.kernels.writer import ALIGNMENT
from lazyasync.compiler.fused_graph import FusedGraph, Loop, Piece
from lazyasync.ir.leaves import RANDOM_STATE, SCALAR


def overwriting_last(fused: FusedGraph) -> FusedGraph:
    """The program with the loops that may write over its arguments behind all others.

    These are told what they may: `Loop.overwrites`.
    """
    computed = {value for piece in fused.pieces for value in piece.writes}
    if len({*fused.outputs}) < len(fused.outputs) or not computed.issuperset(fused.outputs):
        return fused  # copies are made at the end, for which there may be too little memory
    read = {value for piece in fused.pieces for value in piece.reads(fused)}
    needed = {need for piece in fused.pieces for need in piece.needs}
    last = [
        piece
        for piece in fused.pieces
        if isinstance(piece, Loop)
        and piece.rows is None
        and piece not in needed
        and read.isdisjoint(piece.stores)
    ]
    pairs = _pairs(fused, _with_last(fused, last))
    last = [piece for piece in last if not pairs.keys().isdisjoint(piece.stores)]
    for piece in last:
        piece.overwrites = {value: pairs[value] for value in piece.stores if value in pairs}
    return replace(fused, pieces=_with_last(fused, last))


def _with_last(fused: FusedGraph, last: Sequence[Piece]) -> list[Piece]:
    """The pieces of a program, with some behind all others."""
    moved = frozenset(last)
    return [*[piece for piece in fused.pieces if piece not in moved], *last]


def _pairs(fused: FusedGraph, pieces: Sequence[Piece]) -> dict[int, int]:
    """For outputs of the loops of a program in this order the argument that each may write over."""
    graph = fused.graph
    numbers = (SCALAR, RANDOM_STATE)
    buffers = {value for value in graph.arguments if graph.nodes[value].operation not in numbers}
    outputs = frozenset(fused.outputs).difference(fused.placed.values())
    last_reader: dict[int, Piece] = {}
    for piece in pieces:
        last_reader.update(dict.fromkeys(piece.reads(fused), piece))
    found: dict[int, int] = {}
    for piece in [piece for piece in pieces if isinstance(piece, Loop)]:
        for value, places in piece.in_place(fused).items():
            over = [v for v in places if v in buffers and last_reader[v] is piece]
            over = [v for v in over if fused.graph.types[v] == fused.graph.types[value]]
            if value in outputs and over:
                found[value] = over[0]
                buffers.remove(over[0])
    return found


def overwritten(
    pairs: Mapping[int, int], arguments: Sequence[Any], donated: Sequence[int]
) -> tuple[int, ...]:
    """Which of the donated arguments a run writes over, by position: those that lie as they should.

    ``pairs`` has the position of the argument for each output that may be in its memory.
    """
    may_be = frozenset(donated).intersection(pairs.values())
    return tuple([place for place in sorted(may_be) if _is_in_order(arguments[place])])


def _is_in_order(array: Any) -> bool:
    return bool(array.nbytes and array.flags.c_contiguous and not array.data.ptr % ALIGNMENT)
