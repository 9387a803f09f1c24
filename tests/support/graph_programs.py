"""Graphs built node by node, without a runtime, and the programs of the CPU that run them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np
from needs import needs_llvm as needs_llvm

from lazyasync.backends.cpu.llvm.engine import engine
from lazyasync.backends.cpu.llvm.loop_compiler import LoopCompiler
from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode
from lazyasync.backends.cpu.native_runtime.module import UNITS
from lazyasync.backends.cpu.program import CpuProgram
from lazyasync.compiler.memory_plan import ALIGNMENT
from lazyasync.ir.graph import CollectedGraph, Graph, build_graph
from lazyasync.ir.leaves import (
    CONSTANT,
    PARAMETER,
    SCALAR,
    ConstantAttributes,
    SlotAttributes,
)
from lazyasync.ir.node import Node, Operation
from lazyasync.ir.types import TensorType

MakeProgram: TypeAlias = Callable[[Graph], CpuProgram]
"""One of the two functions below."""


def unfused_program(graph: Graph) -> CpuProgram:
    """A program of calls of NumPy alone."""
    return CpuProgram(graph)


def native_program(graph: Graph) -> CpuProgram:
    """A program of loops, products, and calls of what is left."""
    return CpuProgram(graph, LoopCompiler(engine()))


class TextEngine:
    """An engine that compiles nothing, and keeps the text of loops."""

    def __init__(self) -> None:
        self.products, self.converts_half = engine().products, engine().converts_half
        self.texts: dict[str, None] = {}

    def functions(
        self, codes: list[LlvmLoopCode], cache: object, *, drafts: bool = False
    ) -> list[Any]:
        """Functions that cannot be called."""
        self.texts.update((code.text, None) for code in codes)
        return [SimpleNamespace(address=0, draft=None) for _ in codes]

    def load_call_functions(self, unit: str, cache: object) -> None:
        """Nothing is called."""

    def unit(self, name: str, cache: object) -> Mapping[str, int]:
        """Functions of the native runtime that cannot be called."""
        return dict.fromkeys(UNITS[name], 0)


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

    def run(self, make: MakeProgram, roots: Sequence[Node]) -> Any:
        """The values of some nodes, computed by a program that ``make`` makes."""
        collected = self.collect(roots)
        return run(make(collected.graph), collected, len(roots))


def argument_values(collected: CollectedGraph) -> list[Any]:
    """What a program is given."""
    return [handle.value for handle in collected.arguments]


def arena_for(program: CpuProgram) -> np.ndarray:
    """Memory for a program's intermediates, full of what must not be read."""
    raw = np.full(program.workspace_bytes + ALIGNMENT, 0xA5, np.uint8)
    start = -raw.ctypes.data % ALIGNMENT
    return raw[start : start + program.workspace_bytes]


def run(program: CpuProgram, collected: CollectedGraph, count: int) -> list[np.ndarray]:
    """The roots' values in the order in which they were named."""
    bound = program.bind(arena_for(program))
    with np.errstate(all="ignore"):
        values = bound(argument_values(collected))
    return [values[collected.root_order[place]] for place in range(count)]
