"""The memory plan of a program: intermediate values share one arena, by lifetime."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lazyasync.compiler.instructions import Instruction
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


def plan_buffers(
    sizes: Mapping[int, int], steps: Sequence[tuple[Sequence[int], Sequence[int]]]
) -> MemoryPlan:
    """Places buffers in an arena. Each step reads some and fills others, which do not overlap.

    ``sizes`` has the bytes of those that are placed; what else steps name is somewhere else.
    """
    last_use: dict[int, int] = {}
    for position, (reads, writes) in enumerate(steps):
        for value in (*reads, *writes):
            last_use[value] = position
    dying: dict[int, list[int]] = {}
    for value, position in last_use.items():
        if value in sizes:
            dying.setdefault(position, []).append(value)
    arena = _Arena()
    offsets: dict[int, int] = {}

    def aligned(value: int) -> int:
        return max(1, -(-sizes[value] // ALIGNMENT)) * ALIGNMENT

    for position, (_, writes) in enumerate(steps):
        for value in writes:
            if value in sizes:
                offsets[value] = arena.allocate(aligned(value))
        for value in dying.get(position, ()):
            arena.free(offsets[value], aligned(value))
    return MemoryPlan(offsets, arena.size)


def plan_memory(graph: Graph, instructions: list[Instruction]) -> MemoryPlan:
    """Places every computed value that is not a root; views follow the value they look into."""
    base = list(range(len(graph)))  # the value whose memory a value lives in
    last_use = [-1] * len(graph)
    for position, instruction in enumerate(instructions):
        if instruction.kind is OperationKind.VIEW:
            base[instruction.result] = base[instruction.operands[0]]
        for operand in instruction.operands:
            last_use[base[operand]] = position
        last_use[base[instruction.result]] = max(last_use[base[instruction.result]], position)
    roots = set(graph.roots)
    for root in roots:
        if base[root] != root:
            last_use[base[root]] = len(instructions)  # copied out after the last instruction
    dying: dict[int, list[int]] = {}
    for value, position in enumerate(last_use):
        if 0 <= position < len(instructions):
            dying.setdefault(position, []).append(value)

    arena = _Arena()
    offsets: dict[int, int] = {}

    def aligned(value: int) -> int:
        return max(1, -(-graph.types[value].nbytes // ALIGNMENT)) * ALIGNMENT

    for position, instruction in enumerate(instructions):
        result = instruction.result
        ends = [value for value in dying.get(position, ()) if value in offsets]
        heir = _overwritable(graph, instruction, ends, base) if result not in roots else None
        if heir is not None:
            offsets[result] = offsets[heir]
        elif not instruction.kind.returns_result and result not in roots:
            offsets[result] = arena.allocate(aligned(result))
        for value in ends:
            if value != heir:
                arena.free(offsets[value], aligned(value))
        if result in offsets and last_use[result] == position:
            arena.free(offsets[result], aligned(result))  # computed for nobody
    return MemoryPlan(offsets, arena.size)


def _overwritable(
    graph: Graph, instruction: Instruction, ends: list[int], base: list[int]
) -> int | None:
    """An operand that ends here and that an element-wise result may overwrite.

    It must have the same layout: the same type, and be read itself, not through a view.
    """
    if instruction.kind is not OperationKind.ELEMENTWISE:
        return None
    for value in ends:
        if value not in instruction.operands or graph.types[value] != instruction.type:
            continue
        if all(operand == value or base[operand] != value for operand in instruction.operands):
            return value
    return None
