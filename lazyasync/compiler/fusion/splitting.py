"""What a reduction reads is computed where it is reduced, rather than stored to be read again.

A loop that reads something unevenly cannot reduce: of an outer product, whose factors are spread
over axes of each row, no pass over a row reads both with one stride. The squares of it, which are
summed up, then need not be stored where the product is: the loop that sums them up makes them.
"""

from __future__ import annotations

from lazyasync.compiler.fused_graph import Loop
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.places import is_even
from lazyasync.ir.node import OperationKind


def only_for(builder: FusionBuilder, loop: Loop, operand: int, value: int) -> list[int]:
    """The members of a loop that only ``value``, which reduces ``operand``, needs, in order.

    They end where others are stored anyway. None, unless there are such others, so that a loop
    that computes the members instead reads no more than it would.
    """
    graph, members = builder.graph, loop.members
    if loop.rows is not None or graph.types[operand].shape != loop.domain:
        return []
    found: set[int] = set()
    waiting = {operand}
    ends = False
    while waiting:
        current = max(waiting)  # whose readers have been looked at
        waiting.remove(current)
        readers = {reader for reader in builder.readers(current) if reader != value}
        if current not in builder.roots and readers <= found:
            node = graph.nodes[current]
            if node.operation.kind is not OperationKind.ELEMENTWISE:
                return []
            found.add(current)
            bases = [builder.geometries[each].base for each in graph.operands[current]]
            waiting.update([base for base in bases if base in members])
        elif current == operand or (current not in builder.roots and readers <= members.keys()):
            return []
        else:
            ends = True
    return sorted(found) if ends else []


def reads_evenly(builder: FusionBuilder, values: list[int], loop: Loop) -> bool:
    """Whether a loop over rows reads with one stride what values are made of, but themselves."""
    assert loop.reducing is not None
    return all(
        is_even(builder.strides(operand, loop.domain), loop.domain, loop.reducing)
        for value in values
        for operand in builder.graph.operands[value]
        if operand not in values
    )
