"""The memory plan of a program: intermediate values share one arena, by lifetime."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple

from lazyasync.compiler.time_slices import pause
from lazyasync.ir.graph import Graph, regions_in
from lazyasync.ir.node import OperationKind
from lazyasync.ir.untracked import untrack

ALIGNMENT = 64
"""Bytes; a cache line, and the widest vector of today's processors."""
_MAX_BLOCK = 128
"""Free ranges of a block; see `_Arena`."""
WORTH_PLACING_AGAIN = 1 << 20
"""Bytes of an arena from which on it is looked for a smaller one."""
TOLERATED = 1.02
"""How much larger an arena may be than what is needed at the same time."""
MOST_PLACED_AGAIN = 1024
"""Pieces of memory up to which that is done: it looks at all pairs of them."""


@dataclass(frozen=True, slots=True)
class MemoryPlan:
    """``offsets`` places the computed intermediates (by value) in an arena of ``arena_bytes``.

    All others have their memory elsewhere: arguments, outputs, numbers, views of another value, and
    what a call makes itself.
    """

    offsets: dict[int, int]
    arena_bytes: int

    def __post_init__(self) -> None:
        untrack(self)


class _Arena:
    """Offsets handed out first fit, lowest first; neighbouring free ranges are merged.

    Free ranges are in blocks, in order, whose longest ranges are known: where there are many that
    are too short, as when a program has kept every other intermediate, most need not be looked at.
    """

    def __init__(self) -> None:
        self.size = 0
        self._blocks: list[list[tuple[int, int]]] = []
        self._longest: list[int] = []
        """The length of the longest range of each block."""

    def allocate(self, nbytes: int) -> int:
        for number, longest in enumerate(self._longest):
            if longest >= nbytes:
                return self._take(number, nbytes)
        start = self.size
        if self._blocks and sum(self._blocks[-1][-1]) == self.size:
            start, _ = self._remove(len(self._blocks) - 1, -1)
        self.size = start + nbytes
        return start

    def _take(self, number: int, nbytes: int) -> int:
        """The lowest offset in a block that has room."""
        block = self._blocks[number]
        place = next(place for place, (_, length) in enumerate(block) if length >= nbytes)
        start, length = block[place]
        if length == nbytes:
            self._remove(number, place)
        else:
            block[place] = (start + nbytes, length - nbytes)
            self._measure(number, length)
        return start

    def free(self, start: int, nbytes: int) -> None:
        number = max(0, bisect_left(self._blocks, start, key=_first_start) - 1)
        place = bisect_left(self._blocks[number], (start, 0)) if self._blocks else 0
        if place > 0 and sum(self._blocks[number][place - 1]) == start:
            place -= 1
            start, length = self._remove(number, place)
            nbytes += length
        number, place = self._here(number, place)
        if number < len(self._blocks) and self._blocks[number][place][0] == start + nbytes:
            nbytes += self._remove(number, place)[1]
        self._insert(start, nbytes)

    def _here(self, number: int, place: int) -> tuple[int, int]:
        """Where the range is that follows a place, which may be the end of a block."""
        if number < len(self._blocks) and place == len(self._blocks[number]):
            return number + 1, 0
        return number, place

    def _insert(self, start: int, nbytes: int) -> None:
        if not self._blocks:
            self._blocks, self._longest = [[(start, nbytes)]], [nbytes]
            return
        number = max(0, bisect_left(self._blocks, start, key=_first_start) - 1)
        block = self._blocks[number]
        insort(block, (start, nbytes))
        self._longest[number] = max(self._longest[number], nbytes)
        if len(block) > _MAX_BLOCK:
            half = len(block) // 2
            self._blocks[number : number + 1] = [block[:half], block[half:]]
            self._longest.insert(number, 0)
            for one in (number, number + 1):
                self._longest[one] = max([length for _, length in self._blocks[one]])

    def _remove(self, number: int, place: int) -> tuple[int, int]:
        block = self._blocks[number]
        found = block.pop(place)
        if block:
            self._measure(number, found[1])
        else:
            del self._blocks[number], self._longest[number]
        return found

    def _measure(self, number: int, changed: int) -> None:
        """Finds the longest range of a block again, if it was the one that has changed."""
        if changed == self._longest[number]:
            self._longest[number] = max([length for _, length in self._blocks[number]])


def _first_start(block: list[tuple[int, int]]) -> int:
    return block[0][0]


class PlanStep(NamedTuple):
    """Something that reads some values and fills others, which do not overlap.

    ``aliasable`` has, for values that it fills, those read whose memory each may take, if nobody
    reads them later; they are of its size. ``workspace`` is what it alone uses, while it runs.
    """

    reads: Sequence[int]
    writes: Sequence[int]
    aliasable: Mapping[int, Sequence[int]] = MappingProxyType({})
    workspace: Sequence[int] = ()


def region_bytes(attributes: Any) -> int:
    """The bytes that the graphs among attributes need when they are run, one at a time.

    That is for their results and intermediates, by lifetime, and for what is in their own regions.
    """
    return max([_run_bytes(region) for _, region in regions_in(attributes)], default=0)


def _run_bytes(graph: Graph) -> int:
    """The bytes of what a graph computes, if each of its values is computed by itself."""
    base = list(range(len(graph)))
    """The value in whose memory each is."""
    arguments = frozenset(graph.arguments)
    sizes: dict[int, int] = {}
    steps: list[PlanStep] = []
    for value, node in enumerate(graph.nodes):
        kind = node.operation.kind
        if value in arguments or kind is OperationKind.LEAF:
            continue
        operands = graph.operands[value]
        if kind is OperationKind.VIEW:
            base[value] = base[operands[0]]
            continue
        sizes[value] = sum([type.nbytes for type in node.outputs])
        workspace: Sequence[int] = ()
        inside = region_bytes(graph.key.attributes[value])
        if inside:
            workspace = (len(graph) + value,)
            sizes[workspace[0]] = inside
        steps.append(
            PlanStep([base[operand] for operand in operands], (value,), workspace=workspace)
        )
    steps.append(PlanStep([base[root] for root in graph.roots], ()))
    return plan_buffers(sizes, steps).arena_bytes


@dataclass(eq=False, slots=True)
class _Block:
    """Memory for values that follow each other in it, and when it is needed: in which steps."""

    values: list[int]
    nbytes: int
    first: int
    last: int


def plan_buffers(sizes: Mapping[int, int], steps: Sequence[PlanStep]) -> MemoryPlan:
    """Places values in an arena, by the steps of a program.

    ``sizes`` has the bytes of those that are placed; what else steps name is somewhere else.
    """
    blocks = _blocks(sizes, steps)
    arena_bytes, places = _placed_in_turn(blocks)
    if (
        arena_bytes > WORTH_PLACING_AGAIN
        and len(blocks) <= MOST_PLACED_AGAIN
        and arena_bytes > TOLERATED * _most_in_use(blocks)
    ):
        others = _placed_largest_first(blocks)
        if others[0] < arena_bytes:
            arena_bytes, places = others
    pairs = zip(blocks, places, strict=True)
    offsets = {value: place for block, place in pairs for value in block.values}
    return MemoryPlan(offsets, arena_bytes)


def _blocks(sizes: Mapping[int, int], steps: Sequence[PlanStep]) -> list[_Block]:
    """The memory that steps need, in the order in which they begin to need it."""
    last_use: dict[int, int] = {}
    for position, step in enumerate(steps):
        for value in (*step.reads, *step.writes, *step.workspace):
            last_use[value] = position
    blocks: list[_Block] = []
    block_of: dict[int, _Block] = {}

    def begin(value: int, position: int) -> None:
        nbytes = max(1, -(-sizes[value] // ALIGNMENT)) * ALIGNMENT
        block = _Block([value], nbytes, position, last_use[value])
        block_of[value] = block
        blocks.append(block)

    for position, step in enumerate(steps):
        pause()
        taken_over: set[int] = set()
        for value in step.writes:
            if value not in sizes:
                continue
            for old in step.aliasable.get(value, ()):
                if old in sizes and old not in taken_over and last_use[old] == position:
                    taken_over.add(old)
                    block = block_of[value] = block_of[old]
                    block.values.append(value)
                    block.last = last_use[value]
                    break
            else:
                begin(value, position)
        for value in step.workspace:
            begin(value, position)
    return blocks


def _placed_in_turn(blocks: Sequence[_Block]) -> tuple[int, list[int]]:
    """Each where there is room when it is needed, as low as possible: the bytes, and where."""
    ends = sorted(range(len(blocks)), key=lambda number: blocks[number].last)
    arena, ended, places = _Arena(), 0, list[int]()
    for block in blocks:
        # Those that are needed no more have been placed: they began before this one.
        while blocks[ends[ended]].last < block.first:
            arena.free(places[ends[ended]], blocks[ends[ended]].nbytes)
            ended += 1
        places.append(arena.allocate(block.nbytes))
    return arena.size, places


def _most_in_use(blocks: Sequence[_Block]) -> int:
    """The bytes that are needed at the same time at most: no arena is smaller."""
    change: dict[int, int] = {}
    for block in blocks:
        change[block.first] = change.get(block.first, 0) + block.nbytes
        change[block.last + 1] = change.get(block.last + 1, 0) - block.nbytes
    most = now = 0
    for position in sorted(change):
        now += change[position]
        most = max(most, now)
    return most


def _placed_largest_first(blocks: Sequence[_Block]) -> tuple[int, list[int]]:
    """The largest first, each as low as those allow that are needed at the same time.

    Gives the bytes, and where each is. It is "greedy by size" of Pisarchyk and Lee, "Efficient
    memory management for deep neural net inference" (2020).
    """
    placed: list[tuple[int, int, _Block]] = []
    """The beginning and the end of each, and which it is, in order."""
    size, places = 0, [0] * len(blocks)
    for number in sorted(range(len(blocks)), key=lambda number: (-blocks[number].nbytes, number)):
        pause()
        block = blocks[number]
        first, last, nbytes = block.first, block.last, block.nbytes
        start = 0
        for begin, end, other in placed:
            if other.first <= last and first <= other.last:
                if begin - start >= nbytes:
                    break
                if end > start:
                    start = end
        places[number] = start
        insort(placed, (start, start + nbytes, block), key=_beginning)
        size = max(size, start + nbytes)
    return size, places


def _beginning(placed: tuple[int, int, _Block]) -> int:
    return placed[0]
