"""What a graph is fused to, written down for tests to compare."""

from __future__ import annotations

from typing import Any

import numpy as np
from graph_programs import Program

from lazyasync.compiler.fused_graph import Call, FusedGraph, Loop
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.leaves import CONSTANT
from lazyasync.ir.node import Node
from lazyasync.ops.manipulation.broadcasting import SUM

FLOAT = np.dtype(np.float32)


class Sketch(Program):
    """A program of which nothing but the types of the arguments matters."""

    def tensor(self, *shape: int, dtype: Any = FLOAT) -> Node:
        """An argument of zeros."""
        return self.argument(np.zeros(shape, dtype))

    def sum(self, x: Node, *axes: int, keepdims: bool = False) -> Node:
        """The sum over axes."""
        return self.apply(SUM, x, attributes=(axes, keepdims, x.type.dtype))

    def fused(self, *roots: Node) -> FusedGraph:
        """The pieces of a graph, each after what it needs."""
        graph = PrimitiveGraph(self.collect(roots).graph, half=True)
        found = fuse(graph, converts_half=True)
        check_order(found)
        return found

    def written(self, *roots: Node) -> list[str]:
        """The pieces as text."""
        return written(self.fused(*roots))


def written(found: FusedGraph) -> list[str]:
    """Loops as ``[domain] by row: operations``, with a star for what is stored; others by name."""
    graph = found.graph
    lines = []
    for piece in found.pieces:
        if not isinstance(piece, Loop):
            kind = "call" if isinstance(piece, Call) else "product"
            lines.append(f"{kind} {graph.nodes[piece.value].operation.name}")
            continue
        how = "" if piece.rows is None else " by column" if piece.by_column else " by row"
        names = [
            graph.nodes[value].operation.name + "*" * (value in piece.stores)
            for value in piece.members
        ]
        lines.append(f"{list(piece.domain)}{how}: {' '.join(names)}")
    return lines


def check_order(found: FusedGraph) -> None:
    """Fails unless every piece finds all that it reads, and the pieces say what they need."""
    graph = found.graph
    leaves = {
        value
        for value in graph.order
        if value in graph.arguments or graph.nodes[value].operation is CONSTANT
    }
    there = set(leaves)
    maker: dict[int, Any] = {}
    for piece in found.pieces:
        if isinstance(piece, Loop):
            reads = {load.value for load in piece.loads}
            writes = set(piece.stores)
            assert writes <= piece.members.keys()
            _check_members(piece)
        else:
            reads = set(piece.reads(found))
            writes = {piece.value}
        assert reads <= there, f"{reads - there} are not there yet: {written(found)}"
        assert not writes & there, "computed twice"
        needs = {maker[value] for value in reads - leaves}
        assert needs <= piece.needs.keys(), "a piece does not know what it needs"
        there |= writes
        maker.update(dict.fromkeys(writes, piece))
    wanted = {root for root in found.outputs if root not in leaves}
    assert wanted <= there, "somebody's result is not computed"


def _check_members(loop: Loop) -> None:
    seen: set[int] = set()
    for member in loop.members.values():
        stack = [member.expression]
        while stack:
            part = stack.pop()
            stack.extend(part.operands)
            if isinstance(part.value, int) and part.primitive.name == "INPUT":
                assert part.value in seen, "a loop reads what it has not yet computed"
        seen.add(member.value)
