"""Code generation for NumPy: a program is straight-line Python, one statement per kernel.

Intermediates are fixed views into an arena, so that a statement is one call with an ``out``
argument and nothing else: no allocation, no dispatch, no bookkeeping.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np

from lazyasync.compiler.fused_graph import Call, all_calls
from lazyasync.compiler.fused_kernels import fused_kernels
from lazyasync.compiler.instructions import Instruction, lower_call
from lazyasync.compiler.kernels import Kernel
from lazyasync.compiler.memory_plan import MemoryPlan, plan_memory
from lazyasync.compiler.statements import CompiledStatements, Statements
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.dump import source_note
from lazyasync.ir.graph import Graph
from lazyasync.ir.leaves import CONSTANT, RANDOM_STATE, SCALAR
from lazyasync.ir.node import OperationKind
from lazyasync.ir.types import TensorType

Runner: TypeAlias = Callable[[list[Any]], None]
Empty: TypeAlias = Callable[[tuple[int, ...], np.dtype], np.ndarray]
"""Makes an array of a shape and a dtype."""
IsOnlyView: TypeAlias = Callable[[np.ndarray], bool]
"""Whether an array is one that `Empty` made, and nothing else looks into its memory."""


def never(_: np.ndarray) -> bool:
    """An `IsOnlyView` where nothing is known of what else looks into memory."""
    return False


class NumpyCode:
    """The code of a program, not yet bound to memory; immutable, shared by all devices."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.instructions = _instructions(graph)
        self.aliasable: tuple[int, ...] = ()
        self.launchable = False
        self.may_warn = True
        self.plan: MemoryPlan = plan_memory(graph, self.instructions)
        self.compiled = _generate(self, self._static_values())

    def _static_values(self) -> frozenset[int]:
        """The values whose place is known before the program runs: see `Layout`."""
        roots = set(self.graph.roots)
        if any(
            instruction.kind is OperationKind.VIEW and instruction.result not in roots
            for instruction in self.instructions
        ):
            # Virtual memory only: nothing is read from it or written to it.
            return Layout(self, np.empty(self.plan.arena_bytes, np.uint8)).static
        nodes = self.graph.nodes
        fixed = (CONSTANT, SCALAR, RANDOM_STATE)
        return frozenset(self.plan.offsets).union(
            value for value in range(len(self.graph)) if nodes[value].operation in fixed
        )

    def bind(
        self,
        arena: np.ndarray,
        empty: Empty = np.empty,
        helpers: object = None,
        is_only_view: IsOnlyView = never,
    ) -> BoundCode:
        """The program over ``arena``, of at least ``plan.arena_bytes`` bytes.

        Outputs are made by ``empty``, and never over arguments. NumPy's calls take one thread, and
        BLAS has its own.
        """
        return BoundCode(self, Layout(self, arena), empty, self.compiled)

    def aliased(self, donated: Sequence[int]) -> Sequence[int]:
        """Nothing: outputs never take the memory of an argument."""
        return ()

    def kernels(self) -> dict[int, Kernel]:
        """The calls of NumPy, without views, by the place of the instruction, with their work."""
        kernels = fused_kernels(self.graph, all_calls(self.graph)).values()
        return {
            index: kernel
            for index, (instruction, kernel) in enumerate(
                zip(self.instructions, kernels, strict=True)
            )
            if instruction.kind is not OperationKind.VIEW
        }

    def kernel_list(self) -> list[Kernel]:
        """The calls of NumPy in the order in which they are made."""
        return list(self.kernels().values())

    def describe(self) -> str:
        """One line per kernel call, with the types and the place of its result."""
        lines = []
        for instruction in self.instructions:
            offset = self.plan.offsets.get(instruction.result)
            place = "output or view" if offset is None else f"arena+{offset}"
            operands = ", ".join(f"%{operand}" for operand in instruction.operands)
            lines.append(
                f"%{instruction.result} = {instruction.node.operation.name}({operands})"
                f" : {instruction.type} @ {place}{source_note(instruction.node.source)}"
            )
        return "\n".join(lines)

    def failing_value(self, error: BaseException) -> int | None:
        """The value of the graph whose kernel raised ``error``; None if none of them did."""
        return self.compiled.owner(error)


def _instructions(graph: Graph) -> list[Instruction]:
    """The calls that a program consists of, without fusion."""
    calls = all_calls(graph)
    instructions = []
    for piece in calls.pieces:
        pause()
        assert isinstance(piece, Call)
        instructions.append(lower_call(calls.graph, piece.value))
    return instructions


class BoundCode:
    """A program bound to an arena; it must not run twice at a time."""

    __slots__ = ("_arguments", "_code", "_outputs", "_runners")

    def __init__(
        self,
        code: NumpyCode,
        layout: Layout,
        empty: Empty,
        compiled: CompiledStatements,
    ) -> None:
        self._code = code
        layout.namespace["empty"] = empty
        self._runners: list[Runner] = compiled.functions(layout.namespace)
        self._arguments = code.graph.arguments
        self._outputs = code.graph.roots

    def __call__(self, arguments: Sequence[Any], donated: Sequence[int] = ()) -> list[np.ndarray]:
        """Computes the outputs, as new arrays that nobody else holds."""
        values: list[Any] = [None] * len(self._code.graph)
        for position, argument in zip(self._arguments, arguments, strict=True):
            values[position] = argument
        for runner in self._runners:
            runner(values)
        return [values[position] for position in self._outputs]


class Layout:
    """The arrays of all values whose place is known before the program runs."""

    def __init__(self, code: NumpyCode, arena: np.ndarray) -> None:
        graph = code.graph
        self.arrays: dict[int, np.ndarray] = {}
        for value in range(len(graph)):
            pause()
            operation = graph.nodes[value].operation
            type = graph.types[value]
            if operation is CONSTANT:
                self.arrays[value] = np.array(graph.nodes[value].attributes.value, type.dtype)
            elif value in code.plan.offsets:
                self.arrays[value] = _at(arena, code.plan.offsets[value], type)
            elif operation in (SCALAR, RANDOM_STATE):
                self.arrays[value] = np.zeros(type.shape, type.dtype)
        roots = set(graph.roots)
        for instruction in code.instructions:
            pause()
            if instruction.kind is OperationKind.VIEW and instruction.result not in roots:
                self._place_view(instruction)
        self.static = frozenset(self.arrays)
        self.namespace: dict[str, Any] = {}
        for value, array in self.arrays.items():
            self.namespace[f"v{value}"] = array
        for index, instruction in enumerate(code.instructions):
            self.namespace[f"k{index}"] = instruction.kernel
            self.namespace[f"d{instruction.result}"] = instruction.type.dtype

    def _place_view(self, instruction: Instruction) -> None:
        """A view of something fixed is fixed, unless its kernel had to copy."""
        sources = [self.arrays.get(operand) for operand in instruction.operands]
        if any(source is None for source in sources):
            return
        view = instruction.kernel(*sources)
        if np.may_share_memory(view, sources[0]) or not view.size:
            self.arrays[instruction.result] = view


def _at(arena: np.ndarray, offset: int, type: TensorType) -> np.ndarray:
    return arena[offset : offset + type.nbytes].view(type.dtype).reshape(type.shape)


def _generate(code: NumpyCode, static: frozenset[int]) -> CompiledStatements:
    """The calls of a program; ``r`` holds what is not ``static``."""
    graph = code.graph
    roots = set(graph.roots)
    arguments = set(graph.arguments)

    def name(value: int) -> str:
        return f"v{value}" if value in static else f"r[{value}]"

    statements = Statements()
    for value in graph.arguments:
        if value in static:
            statements.add(f"v{value}[...] = r[{value}]")
    for root in graph.roots:
        if root in arguments or graph.nodes[root].operation is CONSTANT:
            statements.add(f"r[{root}] = {name(root)}.copy()")
    for index, instruction in enumerate(code.instructions):
        pause()
        result = instruction.result
        operands = ", ".join(map(name, instruction.operands))
        if instruction.kind.returns_result:
            if result in roots:
                # Copied, so that a small view does not keep a large buffer alive.
                statements.add(f"r[{result}] = k{index}({operands}).copy('C')", result)
            elif result not in static:
                statements.add(f"r[{result}] = k{index}({operands})", result)
        elif result in roots:
            shape = graph.types[result].shape
            out = f"o = r[{result}] = empty({shape}, d{result}); "
            call = f"k{index}({operands}, o)" if operands else f"k{index}(o)"
            statements.add(out + call, result)
        else:
            call = f"{operands}, v{result}" if operands else f"v{result}"
            statements.add(f"k{index}({call})", result)
    return statements.compiled()
