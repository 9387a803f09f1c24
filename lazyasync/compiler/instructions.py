"""Lowering: each computed value of a graph becomes one call of a kernel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lazyasync.ir.graph import Graph
from lazyasync.ir.node import Kernel, Node, OperationKind
from lazyasync.ir.types import TensorType

BYTES_PER_SECOND = 5e9
FLOPS_PER_SECOND = 1e10
SECONDS_PER_CALL = 1e-6
"""What a first estimate of a program's duration assumes, until it has been measured."""


@dataclass(frozen=True, slots=True)
class Instruction:
    """Computes value ``result`` from ``operands``, which are positions among the graph's values."""

    kernel: Kernel
    operands: tuple[int, ...]
    result: int
    type: TensorType
    kind: OperationKind
    node: Node


def lower_graph(graph: Graph, xp: Any) -> list[Instruction]:
    """The instructions of a graph over the arrays of ``xp`` (``numpy`` or ``cupy``)."""
    instructions = []
    arguments = set(graph.arguments)  # among them computed nodes that were materialised since
    for value, node in enumerate(graph.nodes):
        operation = node.operation
        if operation.kind is OperationKind.LEAF or value in arguments:
            continue
        operands = graph.operands[value]
        inputs = tuple([graph.types[operand] for operand in operands])
        kernel = operation.lower(xp, inputs, node.type, node.attributes)
        instructions.append(Instruction(kernel, operands, value, node.type, operation.kind, node))
    return instructions


def estimate_seconds(graph: Graph, instructions: list[Instruction]) -> float:
    """A rough duration of a program on one core, for graphs that have never run."""
    seconds = 0.0
    for instruction in instructions:
        seconds += SECONDS_PER_CALL
        if instruction.kind is OperationKind.VIEW:
            continue
        inputs = tuple(graph.types[operand] for operand in instruction.operands)
        moved = instruction.type.nbytes + sum(type.nbytes for type in inputs)
        work = instruction.node.operation.work
        flops = (
            float(instruction.type.size)
            if work is None
            else work(inputs, instruction.type, instruction.node.attributes)
        )
        seconds += max(moved / BYTES_PER_SECOND, flops / FLOPS_PER_SECOND)
    return seconds
