"""Graphs built node by node, without a runtime, and the codes of the CPU that run them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from needs import needs_llvm as needs_llvm

from lazyasync.backends.cpu.native.code import NativeCode
from lazyasync.compiler.memory_plan import ALIGNMENT
from lazyasync.compiler.numpy_code import NumpyCode
from lazyasync.ir.graph import CollectedGraph, build_graph
from lazyasync.ir.leaves import (
    CONSTANT,
    PARAMETER,
    SCALAR,
    ConstantAttributes,
    SlotAttributes,
)
from lazyasync.ir.node import Node, Operation
from lazyasync.ir.types import TensorType


class Handle:
    """An argument's value: what a recording binds is told apart by identity."""

    def __init__(self, value: Any) -> None:
        self.value = value


class Program:
    """A recording: operations on arguments, and what to compute of them."""

    def __init__(self) -> None:
        self.bindings: list[Handle] = []
        self.materialized: Mapping[Node, Any] = {}

    def argument(self, array: np.ndarray) -> Node:
        """A tensor that exists."""
        self.bindings.append(Handle(array))
        slot = SlotAttributes(len(self.bindings) - 1)
        return Node(PARAMETER, (), slot, TensorType(array.shape, array.dtype))

    def number(self, value: float, dtype: Any) -> Node:
        """A Python number that is bound to each run."""
        self.bindings.append(Handle(value))
        slot = SlotAttributes(len(self.bindings) - 1)
        return Node(SCALAR, (), slot, TensorType((), np.dtype(dtype)))

    def constant(self, value: int, dtype: Any) -> Node:
        """0 or 1, baked into the graph."""
        return Node(CONSTANT, (), ConstantAttributes(value), TensorType((), np.dtype(dtype)))

    def apply(self, operation: Operation, *operands: Node, attributes: Any = ()) -> Node:
        """An operation on nodes."""
        if attributes and operation.attributes is not None:
            attributes = operation.attributes(*attributes)
        types = tuple(operand.type for operand in operands)
        return Node(operation, operands, attributes, operation.infer(types, attributes))

    def collect(self, roots: Sequence[Node]) -> CollectedGraph:
        """The graph of some nodes, which are distinct."""
        return build_graph([(self, root) for root in roots])

    def run(self, code_class: type[NumpyCode] | type[NativeCode], roots: Sequence[Node]) -> Any:
        """The values of some nodes, computed by code of a class."""
        collected = self.collect(roots)
        code = code_class(collected.graph)
        return run(code, collected, len(roots))


def argument_values(collected: CollectedGraph) -> list[Any]:
    """What a program is given."""
    return [handle.value for handle in collected.arguments]


def arena_for(code: NumpyCode | NativeCode) -> np.ndarray:
    """Memory for a program's intermediates, full of what must not be read."""
    raw = np.full(code.plan.arena_bytes + ALIGNMENT, 0xA5, np.uint8)
    start = -raw.ctypes.data % ALIGNMENT
    return raw[start : start + code.plan.arena_bytes]


def run(code: NumpyCode | NativeCode, collected: CollectedGraph, count: int) -> list[np.ndarray]:
    """The roots' values in the order in which they were named."""
    bound = code.bind(arena_for(code))
    with np.errstate(all="ignore"):
        values = bound(argument_values(collected))
    return [values[collected.root_order[place]] for place in range(count)]
