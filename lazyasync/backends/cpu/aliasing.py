"""Which outputs may take the memory of an argument that nobody needs any more.

Whether somebody does is known only when a program runs; so pieces are compiled for both.
"""

from __future__ import annotations

from collections.abc import Collection

from lazyasync.backends.cpu.buffer_pool import SMALLEST
from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.leaves import RANDOM_STATE, SCALAR
from lazyasync.ir.sizes import is_sized


def find_aliases(
    fused: FusedGraph, windows: Collection[int] = ()
) -> dict[Piece, dict[int, list[int]]]:
    """For each piece that may do so, the outputs that it can write over one of some arguments.

    ``windows`` are values that are views of arguments, whose memory then is not written over.

    The piece must read the argument element by element, each where the output's is written, and
    be the last that reads it. And nothing that can fail may follow: a step that is tried again,
    as when memory is short, must find its arguments as they were. Or all that it reads of them
    must be so: a piece that puts parts into an argument, which nobody else reads, puts them there
    again, and what it keeps is there still.
    """
    graph, pieces = fused.graph, fused.pieces
    computed = {value for piece in pieces for value in piece.writes}
    roots = frozenset(fused.outputs)
    others = frozenset(fused.placed.values())
    """What is in memory of another form than that of an argument."""
    if len(roots) < len(graph.roots) or not computed.issuperset(roots):
        return {}  # copies are made at the end, for which there may be too little memory
    numbers = (SCALAR, RANDOM_STATE)
    buffers = {v for v in graph.arguments if graph.nodes[v].operation not in numbers}
    buffers.difference_update([graph.operands[window][0] for window in windows])
    last_reader: dict[int, Piece] = {}
    shared: set[int] = set()
    """What several pieces read."""
    for piece in pieces:
        pause()
        read_here = dict.fromkeys(piece.reads(fused), piece)
        shared.update(last_reader.keys() & read_here.keys())
        last_reader.update(read_here)
    aliases: dict[Piece, dict[int, list[int]]] = {}
    fails_later = False
    for piece in reversed(pieces):
        pause()
        if piece.called in windows:
            continue
        fails_later = fails_later or piece.may_fail
        if fails_later and not piece.may_repeat:
            continue
        found: dict[int, list[int]] = {}
        for value, read in piece.in_place(fused).items():
            type = graph.types[value]
            if value in roots - others and (is_sized(type) or type.nbytes >= SMALLEST):
                kept = shared if fails_later else ()
                dying = [
                    v
                    for v in read
                    if v in buffers and last_reader[v] is piece and v not in kept
                    if graph.types[v] == type
                ]
                if dying:
                    found[value] = dying
        if found:
            aliases[piece] = found
    return aliases
