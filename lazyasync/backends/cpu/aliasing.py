"""Which outputs may take the memory of an argument that nobody needs any more.

Whether somebody does is known only when a program runs; so loops are compiled for both.
"""

from __future__ import annotations

from collections.abc import Collection

from lazyasync.backends.cpu.buffer_pool import SMALLEST
from lazyasync.compiler.fused_graph import Call, FusedGraph, Loop, Piece, written_by
from lazyasync.compiler.geometry import contiguous_strides
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.leaves import RANDOM_STATE, SCALAR
from lazyasync.ir.sizes import is_sized


def find_aliases(
    fused: FusedGraph, windows: Collection[int] = ()
) -> dict[Loop, dict[int, list[int]]]:
    """For each loop that may do so, the outputs that it can write over one of some arguments.

    ``windows`` are values that are views of arguments, whose memory then is not written over.

    The loop must read the argument element by element, each where the output's is written, and
    be the last that reads it. And nothing that can fail may follow: a step that is tried again,
    as when memory is short, must find its arguments as they were.
    """
    graph, pieces = fused.graph, fused.pieces
    computed = {value for piece in pieces for value in written_by(piece)}
    roots = frozenset(graph.roots)
    if len(roots) < len(graph.roots) or not computed.issuperset(roots):
        return {}  # copies are made at the end, for which there may be too little memory
    numbers = (SCALAR, RANDOM_STATE)
    buffers = {v for v in graph.arguments if graph.nodes[v].operation not in numbers}
    buffers.difference_update([graph.operands[window][0] for window in windows])
    last_reader: dict[int, Piece] = {}
    for piece in pieces:
        pause()
        last_reader.update(dict.fromkeys(fused.read_by(piece), piece))
    aliases: dict[Loop, dict[int, list[int]]] = {}
    for piece in reversed(pieces):
        pause()
        if isinstance(piece, Call):
            if piece.value in windows:
                continue
            break
        if isinstance(piece, Loop) and piece.rows is None:
            dying = {load.value for load in piece.loads if last_reader[load.value] is piece}
            found = _aliases(fused, piece, dying & buffers, roots)
            if found:
                aliases[piece] = found
    return aliases


def _aliases(
    fused: FusedGraph, loop: Loop, dying: set[int], roots: frozenset[int]
) -> dict[int, list[int]]:
    """The large outputs of a loop with the arguments of their type that are read just there."""
    graph = fused.graph
    identity = _moving(contiguous_strides(loop.domain), loop.domain)
    readers = [load.value for load in loop.loads]
    element_wise = [
        load.value
        for load in loop.loads
        if load.value in dying
        and not load.offset
        and readers.count(load.value) == 1
        and _moving(load.strides, loop.domain) == identity
    ]
    found: dict[int, list[int]] = {}
    for value in loop.stores:
        type = graph.types[value]
        if value in roots and (is_sized(type) or type.nbytes >= SMALLEST):
            alike = [argument for argument in element_wise if graph.types[argument] == type]
            if alike:
                found[value] = alike
    return found


def _moving(strides: tuple[int, ...], shape: tuple[int, ...]) -> list[int]:
    return [stride for stride, length in zip(strides, shape, strict=True) if length > 1]
