"""The memory plan of a program: intermediate values share one arena, by lifetime."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from lazyasync.compiler.instructions import Instruction
from lazyasync.compiler.slices import pause
from lazyasync.ir.graph import Graph
from lazyasync.ir.node import OperationKind

ALIGNMENT = 64
"""Bytes; a cache line, and the widest vector of today's processors."""


@dataclass(frozen=True, slots=True)
class MemoryPlan:
    """``offsets`` places the computed intermediates (by value) in an arena of ``arena_bytes``.

    Values without an offset are arguments, outputs, or views, whose memory is another value's.
    """

    offsets: dict[int, int]
    arena_bytes: int


class _Arena:
    """Offsets handed out first fit, lowest first; neighbouring free ranges are merged."""

    def __init__(self) -> None:
        self.size = 0
        self._free: list[tuple[int, int]] = []

    def allocate(self, nbytes: int) -> int:
        for index, (start, length) in enumerate(self._free):
            if length >= nbytes:
                if length == nbytes:
                    del self._free[index]
                else:
                    self._free[index] = (start + nbytes, length - nbytes)
                return start
        if self._free and sum(self._free[-1]) == self.size:
            start, _ = self._free.pop()
        else:
            start = self.size
        self.size = start + nbytes
        return start

    def free(self, start: int, nbytes: int) -> None:
        ranges = self._free
        low, high = 0, len(ranges)
        while low < high:
            middle = (low + high) // 2
            if ranges[middle][0] < start:
                low = middle + 1
            else:
                high = middle
        ranges.insert(low, (start, nbytes))
        if low + 1 < len(ranges) and start + nbytes == ranges[low + 1][0]:
            ranges[low] = (start, nbytes + ranges[low + 1][1])
            del ranges[low + 1]
        if low > 0 and sum(ranges[low - 1]) == start:
            ranges[low - 1] = (ranges[low - 1][0], ranges[low - 1][1] + ranges[low][1])
            del ranges[low]


class Step(NamedTuple):
    """Something that reads some values and fills others, which do not overlap.

    ``aliasable`` are values among those read whose memory may become that of the one it fills, if
    nobody reads them later.
    """

    reads: Sequence[int]
    writes: Sequence[int]
    aliasable: Sequence[int] = ()


def plan_buffers(sizes: Mapping[int, int], steps: Sequence[Step]) -> MemoryPlan:
    """Places values in an arena, by the steps of a program.

    ``sizes`` has the bytes of those that are placed; what else steps name is somewhere else.
    """
    last_use: dict[int, int] = {}
    for position, step in enumerate(steps):
        for value in (*step.reads, *step.writes):
            last_use[value] = position
    dying: dict[int, list[int]] = {}
    for value, position in last_use.items():
        if value in sizes:
            dying.setdefault(position, []).append(value)
    arena = _Arena()
    offsets: dict[int, int] = {}

    def aligned(value: int) -> int:
        return max(1, -(-sizes[value] // ALIGNMENT)) * ALIGNMENT

    for position, step in enumerate(steps):
        pause()
        ends = dying.get(position, [])
        placed = [value for value in step.writes if value in sizes]
        aliased = next((value for value in step.aliasable if value in ends), None)
        if aliased is not None and placed:
            ends.remove(aliased)
            offsets[placed[0]] = offsets[aliased]
        else:
            for value in placed:
                offsets[value] = arena.allocate(aligned(value))
        for value in ends:
            arena.free(offsets[value], aligned(value))
    return MemoryPlan(offsets, arena.size)


def plan_memory(graph: Graph, instructions: list[Instruction]) -> MemoryPlan:
    """Places every computed value that is not a root; views follow the value they look into."""
    base = list(range(len(graph)))  # the value whose memory a value lives in
    roots = set(graph.roots)
    sizes: dict[int, int] = {}
    steps: list[Step] = []
    for instruction in instructions:
        result = instruction.result
        reads = [base[operand] for operand in instruction.operands]
        if instruction.kind is OperationKind.VIEW:
            base[result] = reads[0]
            steps.append(Step(reads, ()))
            continue
        if result not in roots and not instruction.kind.returns_result:
            sizes[result] = graph.types[result].nbytes
        steps.append(Step(reads, (result,), _aliasable(graph, instruction, base)))
    # Views that are roots are copied out after the last instruction.
    steps.append(Step([base[root] for root in roots if base[root] != root], ()))
    return plan_buffers(sizes, steps)


def _aliasable(graph: Graph, instruction: Instruction, base: list[int]) -> list[int]:
    """The operands that an element-wise result may overwrite, if it is their last use.

    They must have the same layout: the same type, and be read themselves, not through a view.
    """
    if instruction.kind is not OperationKind.ELEMENTWISE:
        return []
    operands = instruction.operands
    return [
        value
        for value in operands
        if graph.types[value] == instruction.type
        and all(operand == value or base[operand] != value for operand in operands)
    ]
