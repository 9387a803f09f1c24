"""Lowering: a computed value of a graph becomes one call of a kernel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.time_slices import pause
from lazyasync.compiler.widening.conversions import concerns
from lazyasync.compiler.widening.kernels import lower_wide
from lazyasync.ir.graph import Graph, regions_in
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.rules import LOWERINGS, WINDOWS, WORK, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untrack
from lazyasync.ir.work import node_flops, repetitions_of

BYTES_PER_SECOND = 5e9
FLOPS_PER_SECOND = 1e10
SECONDS_PER_CALL = 1e-6


class Instruction(NamedTuple):
    """Computes value ``result`` from ``operands``, which are positions among the graph's values."""

    kernel: Kernel
    operands: tuple[int, ...]
    result: int
    type: TensorType
    kind: OperationKind
    node: Node

    def __post_init__(self) -> None:
        untrack(self)


LowerNode: TypeAlias = Callable[[Node, tuple[TensorType, ...]], Kernel]
"""Makes the kernel of a node from the types of its operands."""


def lower_for_numpy(node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """The kernel of a node over NumPy's arrays."""
    if concerns(node, inputs):
        return lower_wide(np, node, inputs, _lower)
    return _lower(node, inputs)


def _lower(node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    return LOWERINGS[node.operation](np, inputs, node.type, node.attributes)


def lower_call(
    graph: PrimitiveGraph, value: int, lower: LowerNode = lower_for_numpy
) -> Instruction:
    """The call that computes a value. A backend with other arrays than NumPy's gives ``lower``."""
    node, operands = graph.nodes[value], graph.operands[value]
    inputs = tuple([graph.types[operand] for operand in operands])
    kernel = lower(node, inputs)
    return Instruction(kernel, operands, value, node.type, node.operation.kind, node)


def estimate_seconds(graph: Graph) -> float:
    """A rough duration of a program on one core, for graphs that have never run."""
    seconds = 0.0
    arguments = set(graph.arguments)
    for value, node in enumerate(graph.nodes):
        operation = node.operation
        if operation.kind is OperationKind.LEAF or value in arguments:
            continue
        pause()
        seconds += SECONDS_PER_CALL
        if operation.kind is OperationKind.VIEW:
            continue
        inputs = tuple([graph.types[operand] for operand in graph.operands[value]])
        seconds += kernel_seconds(node, inputs, BYTES_PER_SECOND, FLOPS_PER_SECOND)
        if node.attributes and WORK.of(operation) is None:
            inside = sum([estimate_seconds(region) for _, region in regions_in(node.attributes)])
            seconds += inside * repetitions_of(node)
    return seconds


def kernel_seconds(
    node: Node, inputs: Sequence[TensorType], bytes_per_second: float, flops_per_second: float
) -> float:
    """How long a kernel takes that is bound by memory or by arithmetic, and by nothing else."""
    if WINDOWS.of(node.operation) is not None:  # it reads no more than it writes
        inputs = (node.type,)
    moved = node.type.nbytes + sum(type.nbytes for type in inputs)
    return max(moved / bytes_per_second, node_flops(node, inputs) / flops_per_second)
