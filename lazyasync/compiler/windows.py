"""Parts of arguments that are read where they lie, wherever the numbers of a run say that is."""

from __future__ import annotations

from lazyasync.compiler.fused_graph import FusedGraph
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.leaves import SCALAR
from lazyasync.ir.rules import WINDOWS, Kernel


def find_windows(fused: FusedGraph) -> dict[int, Kernel]:
    """The values that are views of arguments, by numbers that are arguments, and what makes them.

    Not what somebody gets, which is a copy. A view takes next to no time, and nothing has to be
    computed before it.
    """
    graph = fused.graph
    arguments, roots = frozenset(graph.arguments), frozenset(graph.roots)
    windows: dict[int, Kernel] = {}
    for piece in fused.pieces:
        pause()
        value = piece.called
        if value is None or value in roots:
            continue
        node = graph.nodes[value]
        if WINDOWS.of(node.operation) is None or node.operation.name in graph.unfused:
            continue
        source, *numbers = graph.operands[value]
        if source not in arguments or graph.nodes[source].operation is SCALAR:
            continue
        if not all(v in arguments and graph.nodes[v].operation is SCALAR for v in numbers):
            continue
        inputs = tuple([graph.types[operand] for operand in graph.operands[value]])
        view = WINDOWS[node.operation](inputs, node.type, node.attributes)
        if view is not None:
            windows[value] = view
    return windows
