"""Programs of the CUDA backend: the kernels of a graph, issued one after the other.

Nothing here waits for the device. Values are dropped when the last kernel that reads them has been
issued: their memory is handed out again to later work of the same stream only, which runs later.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import numpy as np

from lazyasync.backends.cuda.cupy_kernels import ArrayModule, lower_for_cupy, takes_numbers
from lazyasync.compiler.instructions import Instruction, kernel_seconds, lower_graph
from lazyasync.ir.dump import source_note
from lazyasync.ir.graph import Graph
from lazyasync.ir.leaves import CONSTANT, RANDOM_STATE, SCALAR
from lazyasync.ir.node import Kernel, OperationKind
from lazyasync.ir.types import TensorType

BYTES_PER_SECOND = 2e12
FLOPS_PER_SECOND = 2e13
SECONDS_PER_LAUNCH = 6e-6
"""What a first estimate of a duration assumes, until it is measured: a data-centre GPU's memory,
its single precision, and one call of CuPy from Python."""

ALLOCATION_UNIT = 512
"""Bytes to which CuPy's pool rounds allocations up."""

_REMEMBERED_FAILURES = 8
"""Failures of a program whose place is remembered until somebody asks for it."""


class FailurePlaces:
    """At which values of a graph the latest runs of a program failed while being issued.

    What a kernel does wrong while it runs shows later, and nobody knows which one it was.
    """

    def __init__(self) -> None:
        self._latest: deque[tuple[BaseException, int]] = deque(maxlen=_REMEMBERED_FAILURES)

    def note(self, error: BaseException, value: int) -> None:
        """Remembers where a run raised ``error``."""
        self._latest.append((error, value))

    def find(self, error: BaseException) -> int | None:
        """The value at which a run raised ``error``, if that is known (any thread)."""
        return next((value for failure, value in tuple(self._latest) if failure is error), None)


class Numbers(Protocol):
    """Arrays without axes on the device that runs a program."""

    def number(self, value: np.generic) -> Any:
        """A new array that holds ``value``."""

    def constant(self, value: np.generic) -> Any:
        """An array that holds ``value``, the same one each time."""


@dataclass(frozen=True, slots=True)
class _KernelCall:
    """One kernel call: which values it reads, and which it is the last to read."""

    kernel: Kernel
    operands: tuple[int, ...]
    result: int
    type: TensorType
    returns: bool
    """Whether the kernel returns its result, instead of filling an array it is given."""
    copies: bool
    """Whether what it returns is copied, so that an output keeps no larger buffer alive."""
    allocates: int
    """The bytes of the result's own memory; none for a view."""
    releases: tuple[int, ...]


class CudaProgram:
    """A graph lowered to calls of CuPy, for every device of the kind.

    ``fallback`` is why it is not one of kernels of our own, if it should have been.
    """

    aliasable: Sequence[int] = ()

    def __init__(
        self, graph: Graph, xp: ArrayModule, fallback: BaseException | None = None
    ) -> None:
        self._graph = graph
        self.fallback = fallback
        self._empty = xp.empty
        self.instructions = lower_graph(graph, partial(lower_for_cupy, xp))
        numbers = _Numbers(graph)
        self._calls = _calls(graph, xp, self.instructions, numbers)
        self._arguments = argument_converters(graph)
        self._constants = numbers.constants
        arguments = frozenset(graph.arguments)
        # An output that is an argument or a constant is copied: nobody else may hold it.
        self._copied_roots = {
            root: numbers.place_on_device(root)
            for root in graph.roots
            if root in arguments or root in numbers.constants
        }
        self._on_device = tuple(numbers.on_device.items())
        self._size = len(graph) + len(numbers.on_device)
        self._failures = FailurePlaces()
        self.estimated_seconds = estimate_seconds(graph.types, self.instructions)
        self.output_bytes = sum(graph.types[root].nbytes for root in graph.roots)
        self.workspace_bytes = _workspace_bytes(graph, self._calls)

    def run(self, arguments: Sequence[Any], numbers: Numbers) -> list[Any]:
        """Issues the program and gives new arrays for its outputs, which are still to be filled.

        Called where the device, its stream and its allocator are the current ones.
        """
        values: list[Any] = [None] * self._size
        for (value, convert), argument in zip(self._arguments, arguments, strict=True):
            values[value] = argument if convert is None else convert(argument)
        for value, constant in self._constants.items():
            values[value] = constant
        empty = self._empty
        result = -1
        try:
            for value, place in self._on_device:
                fill = numbers.constant if value in self._constants else numbers.number
                values[place] = fill(values[value])
            for call in self._calls:
                operands = [values[operand] for operand in call.operands]
                result = call.result
                if call.returns:
                    returned = call.kernel(*operands)
                    values[result] = returned.copy() if call.copies else returned
                    del returned
                else:
                    out = values[result] = empty(call.type.shape, call.type.dtype)
                    if out.size:  # there is nothing to compute, and not every kernel knows that
                        call.kernel(*operands, out)
                    del out
                for released in call.releases:
                    values[released] = None
            for root, place in self._copied_roots.items():
                values[root] = values[place].copy()
        except BaseException as error:
            if result >= 0:
                self._failures.note(error, result)
            values.clear()
            raise
        return [values[root] for root in self._graph.roots]

    def failing_value(self, error: BaseException) -> int | None:
        """The value of the graph at which issuing it raised ``error``, if that is known."""
        return self._failures.find(error)

    def describe(self) -> str:
        """One line per kernel call, with the types of its operands and its result."""
        lines = []
        for call, instruction in zip(self._calls, self.instructions, strict=True):
            operands = ", ".join(f"%{operand}" for operand in instruction.operands)
            place = "new" if call.allocates or call.copies else "view"
            drops = f"; drops {', '.join(f'%{v}' for v in call.releases)}" if call.releases else ""
            lines.append(
                f"%{call.result} = {instruction.node.operation.name}({operands})"
                f" : {call.type} @ {place}{drops}{source_note(instruction.node.source)}"
            )
        return "\n".join(lines)


class _Numbers:
    """Which of a graph's numbers are needed as arrays on the device, and the place of each."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._scalars = {
            value for value in graph.arguments if graph.key.operations[value] is SCALAR
        }
        self.constants = {
            value: graph.types[value].dtype.type(node.attributes.value)
            for value, node in enumerate(graph.nodes)
            if node.operation is CONSTANT
        }
        self.on_device: dict[int, int] = {}

    def place_on_device(self, value: int) -> int:
        """Where a value stands as an array: a number beside the graph's values."""
        if value not in self._scalars and value not in self.constants:
            return value
        return self.on_device.setdefault(value, len(self._graph) + len(self.on_device))


def argument_converters(graph: Graph) -> list[tuple[int, Callable[[Any], Any] | None]]:
    """The value of each argument, and what makes of a host value what kernels take."""
    converters: list[tuple[int, Callable[[Any], Any] | None]] = []
    for value in graph.arguments:
        leaf = graph.key.operations[value]
        if leaf is SCALAR:
            converters.append((value, graph.types[value].dtype.type))
        elif leaf is RANDOM_STATE:
            converters.append((value, _random_state))
        else:
            converters.append((value, None))
    return converters


def _random_state(state: tuple[int, int]) -> tuple[np.uint64, np.uint64]:
    """A generator's key and counter as numbers, which need no copy to the device."""
    key, counter = state
    return np.uint64(key), np.uint64(counter)


def _calls(
    graph: Graph, xp: ArrayModule, instructions: list[Instruction], numbers: _Numbers
) -> list[_KernelCall]:
    roots = set(graph.roots)
    computed = {instruction.result for instruction in instructions}
    last_reader: dict[int, int] = {}
    for position, instruction in enumerate(instructions):
        last_reader[instruction.result] = position
        for operand in instruction.operands:
            if operand in computed:
                last_reader[operand] = position
    releases: dict[int, list[int]] = {}
    for value, position in last_reader.items():
        if value not in roots:
            releases.setdefault(position, []).append(value)
    calls = []
    for position, instruction in enumerate(instructions):
        kernel, operands = instruction.kernel, instruction.operands
        if not takes_numbers(xp, instruction.node, kernel):
            operands = tuple([numbers.place_on_device(operand) for operand in operands])
        returns = instruction.kind.returns_result
        calls.append(
            _KernelCall(
                kernel,
                operands,
                instruction.result,
                instruction.type,
                returns,
                returns and instruction.result in roots,
                _allocated_bytes(instruction),
                tuple(releases.get(position, ())),
            )
        )
    return calls


def _workspace_bytes(graph: Graph, calls: list[_KernelCall]) -> int:
    """The most bytes of intermediates there are at a time, as the pool counts them.

    Views are taken to look into their operand's memory, which lives as long as they do.
    """
    roots = set(graph.roots)
    owner = list(range(len(graph)))  # the value whose memory a value lives in
    holders = [0] * len(graph)
    allocated: dict[int, int] = {}
    held = most = 0
    for call in calls:
        value = call.result
        if value not in roots:
            if call.allocates:
                allocated[value] = call.allocates
                held += call.allocates
                most = max(most, held)
            elif call.returns and call.operands[0] < len(owner):
                owner[value] = owner[call.operands[0]]
            holders[owner[value]] += 1
        for released in call.releases:
            holders[owner[released]] -= 1
            if not holders[owner[released]]:
                held -= allocated.pop(owner[released], 0)
    return most


def _allocated_bytes(instruction: Instruction) -> int:
    if instruction.kind is OperationKind.VIEW:
        return 0
    several = instruction.kind is OperationKind.MULTIPLE
    types = instruction.node.outputs if several else (instruction.type,)
    units = sum(-(-type.nbytes // ALLOCATION_UNIT) for type in types)
    return units * ALLOCATION_UNIT


def estimate_seconds(types: Sequence[TensorType], instructions: Sequence[Instruction]) -> float:
    """A rough duration on one GPU, for graphs that have never run."""
    seconds = 0.0
    for instruction in instructions:
        if instruction.kind is OperationKind.VIEW:
            continue
        inputs = [types[operand] for operand in instruction.operands]
        busy = kernel_seconds(instruction.node, inputs, BYTES_PER_SECOND, FLOPS_PER_SECOND)
        # The device works while the next kernel is being issued.
        seconds += max(busy, SECONDS_PER_LAUNCH)
    return seconds
