"""Estimates of the arithmetic of nodes and graphs, by the rules of their operations."""

from __future__ import annotations

from collections.abc import Sequence

from lazyasync.ir.graph import Graph, regions_in
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.rules import REPETITIONS, WORK
from lazyasync.ir.types import TensorType

REPETITIONS_IF_UNKNOWN = 1000
"""What a first estimate of a program's duration assumes, until it has been measured."""


def node_flops(node: Node, inputs: Sequence[TensorType]) -> float:
    """The arithmetic of an operation, by its own estimate; without one, that of its regions."""
    work = WORK.of(node.operation)
    if work is not None:
        return work(tuple(inputs), node.type, node.attributes)
    flops = float(node.type.size)
    if node.attributes:
        inside = sum([graph_flops(region) for _, region in regions_in(node.attributes)])
        flops += inside * repetitions_of(node)
    return flops


def repetitions_of(node: Node) -> int:
    """How often an operation is taken to run its regions."""
    rule = REPETITIONS.of(node.operation)
    repetitions = 1 if rule is None else rule(node.attributes)
    return REPETITIONS_IF_UNKNOWN if repetitions is None else repetitions


def graph_flops(graph: Graph) -> float:
    """The arithmetic of a graph."""
    arguments = set(graph.arguments)
    flops = 0.0
    for value, node in enumerate(graph.nodes):
        if value in arguments or node.operation.kind in (OperationKind.LEAF, OperationKind.VIEW):
            continue
        flops += node_flops(node, [graph.types[operand] for operand in graph.operands[value]])
    return flops
