"""How the rows of a loop are shared among the threads of a GPU, and what threads keep of them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np

from lazyasync.backends.cuda.kernels.writer import (
    ALIGNMENT,
    SHARED_BYTES,
    WARP,
    KernelWriter,
    ceil_divide,
    planned,
    power_of_two,
)
from lazyasync.compiler.fused_graph import Load, Loop
from lazyasync.compiler.geometry import one_stride, split_axis
from lazyasync.compiler.loop_passes import RowPasses, cost
from lazyasync.ir.sizes import Size

CHEAP = 12
"""Instructions up to which what an earlier pass has computed is computed again."""
THREADS = 256
"""Threads of a block that does several rows."""
WARP_ROW = 1024
"""Elements up to which a row is done by a warp, if there are enough rows for all warps."""
ELEMENTS_PER_THREAD = 16
"""Elements of a row for each thread of a block, if there are enough."""
REGISTER_WORDS = {32: 32, 64: 48, 128: 48, 256: 48, 512: 48, 1024: 24}
"""The 32-bit words that a thread may keep in registers, by the threads of a row."""
MAX_UNROLLED = 6000
"""Instructions, about, up to which passes over registers, which cannot be indexed, are written."""
MAX_SHARED_BYTES = 40 * 1024
"""Bytes that a row keeps in shared memory which the kernel declares; less where many reductions
leave partial results."""
SPLIT_ROW = 1 << 15
"""Elements from which on a row is shared among blocks, if rows alone do not fill the device."""
SEGMENT_VECTORS = 4 * THREADS
"""Vectors of a row that are worth a block."""
MAX_SEGMENTS = 1024
"""Blocks that share a row. Each of them reads what all have left."""
WAVES = 8
"""Times that blocks may fill the device. With as many blocks as there is room for, kernels that
take more registers than that leaves them would end with a few blocks alone."""
CACHE_BYTES = 40 << 20
"""What the second level of the cache keeps of rows that are read again (50 MiB on an H100)."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept between passes, and where.

    That is "registers", "shared" memory that the kernel declares, "dynamic" shared memory that it
    is launched with, or "" for nowhere.
    """

    where: str
    members: frozenset[int]
    loads: frozenset[Load]


class RowPlan:
    """How a row is shared among threads."""

    def __init__(self, loop: Loop, writer: KernelWriter) -> None:
        assert loop.rows is not None
        assert loop.columns is not None
        self.loop = loop
        self.writer = writer
        self.rows: int = loop.rows
        self.width: int = loop.columns
        self.planned_rows = planned(self.rows)
        self.planned_width = planned(self.width)
        """What the kernels are laid out for, where the width is a size that stands for any."""
        self.passes = RowPasses(loop, CHEAP)
        self.split = split = split_axis(loop.domain, self.width)
        self.steps = {
            load: one_stride(load.strides[split:], loop.domain[split:]) or 0 for load in loop.loads
        }
        self.outer = {
            load: [
                stride
                for stride, length in zip(load.strides[:split], loop.domain[:split], strict=True)
                if length > 1
            ]
            for load in loop.loads
        }
        self.lanes = writer.choose_lanes(self.width, self.steps, self.outer)
        self.segments = 1
        self._choose()
        self.vectors = ceil_divide(self.planned_width, self.threads * self.lanes * self.segments)
        """Vectors of a row that each thread has, but for those beyond the row's end."""
        self._place_partials()

    @property
    def block(self) -> int:
        """The threads of a block."""
        return max(self.threads, THREADS) if self.threads <= WARP else self.threads

    @property
    def most_blocks(self) -> int:
        """The blocks for each multiprocessor; all of them go on from row to row."""
        room = 2048 // self.block
        again = [
            self.writer.dtype(load.value)
            for load in self._read_again(self.kept.members)
            if load.drawn is None
        ]
        if self.kept.where or not again:
            return room * WAVES
        # Rows that nobody keeps are read again from the cache, as far as they fit there together.
        nbytes = self.planned_width * sum(dtype.itemsize for dtype in again)
        rows = CACHE_BYTES // (nbytes * self.writer.target.multiprocessors)
        return room * WAVES if rows >= room else max(1, rows)

    @property
    def certain(self) -> int:
        """Of its vectors those that certainly every thread has."""
        least = self.planned_width // 2 if isinstance(self.width, Size) else self.width
        return least // (self.threads * self.lanes * self.segments)

    @property
    def whole(self) -> bool:
        """Whether all threads have equally many vectors."""
        elements = self.vectors * self.threads * self.lanes * self.segments
        return not isinstance(self.width, Size) and elements == self.width

    def _choose(self) -> None:
        processors = self.writer.target.multiprocessors
        vectors = ceil_divide(self.planned_width, self.lanes)
        many = self.planned_rows >= 16 * processors
        if vectors <= WARP or (self.planned_width <= WARP_ROW and many):
            self.threads = min(WARP, power_of_two(vectors))
            kept = self._keep(self.threads)
            if kept.where == "registers" or self.threads < WARP:
                self.kept = kept if kept.where == "registers" else self._keep_nothing()
                return
        per_thread = max(self.lanes, ELEMENTS_PER_THREAD)
        threads = min(1024, max(64, power_of_two(ceil_divide(self.planned_width, per_thread))))
        segments = min(
            ceil_divide(vectors, SEGMENT_VECTORS), 8 * processors // self.planned_rows, MAX_SEGMENTS
        )
        if self.planned_width >= SPLIT_ROW and segments > 1 and self.planned_rows < processors:
            self.threads, self.segments = THREADS, segments
            self.kept = self._keep_nothing()
            return
        candidates = [self._keep(number) for number in (64, 128, 256, 512, 1024)]
        sizes = [64, 128, 256, 512, 1024]
        for number, kept in zip(sizes, candidates, strict=True):
            if number >= threads and kept.where == "registers":
                self.threads, self.kept = number, kept
                return
        # Longer than all registers of 1024 threads; those of 512 are as many.
        if candidates[3].where == "registers":
            self.threads, self.kept = 512, candidates[3]
            return
        self.threads = threads
        self.kept = self._keep_shared()

    def _keep(self, threads: int) -> Kept:
        """The values to keep in registers; none if those do not suffice."""
        members = self.passes.expensive
        loads = self._read_again(members)
        elements = ceil_divide(self.planned_width, threads * self.lanes) * self.lanes
        words = elements * self._most_words(members, loads)
        instructions = elements * sum(cost(m.expression) for m in self.loop.members.values())
        if words > REGISTER_WORDS[max(threads, WARP)] or (words and instructions > MAX_UNROLLED):
            return self._keep_nothing()
        return Kept("registers", members, loads)

    def _keep_shared(self) -> Kept:
        """The values to keep in shared memory, if it suffices: computed ones rather than read."""
        members = self.passes.expensive
        elements = (
            ceil_divide(self.planned_width, self.threads * self.lanes) * self.lanes * self.threads
        )
        # Two turns of one result for each warp, as if all reductions came at once.
        reduced = [m.value for m in self.loop.members.values() if m.reduction is not None]
        partials = 2 * (self.threads // WARP) * sum(d.itemsize for d in self._dtypes(reduced, ()))
        room = min(MAX_SHARED_BYTES, SHARED_BYTES - partials)
        # What a launch asks for is all of a multiprocessor's, but for what the kernel declares.
        more = self.writer.target.shared_bytes - partials if partials <= SHARED_BYTES else 0
        again = sorted(self._read_again(members), key=self.loop.loads.index)
        for count in range(len(again), -1, -1):
            loads = frozenset(again[:count])
            nbytes = elements * sum(dtype.itemsize for dtype in self._dtypes(members, loads))
            if 0 < nbytes <= max(room, more):
                return Kept("shared" if nbytes <= room else "dynamic", members, loads)
        return self._keep_nothing()

    def _keep_nothing(self) -> Kept:
        # What is stored anyway need not be computed again.
        return Kept("", self.passes.expensive & frozenset(self.loop.stores), frozenset())

    def _read_again(self, kept: Collection[int]) -> frozenset[Load]:
        """The loads that several passes read."""
        seen: set[Load] = set()
        again: set[Load] = set()
        for number in range(self.passes.last + 1):
            wanted = self.passes.wanted(number, kept)
            _, loads = self.passes.needed(number, wanted, kept)
            moving = {load for load in loads if self.steps[load]}
            again |= moving & seen
            seen |= moving
        return frozenset(again)

    def _most_words(self, members: Collection[int], loads: Collection[Load]) -> int:
        """The 32-bit words that are kept of each element, between those passes where it is most."""
        uses: dict[int | Load, list[int]] = {
            value: [self.passes.number[value]] for value in members
        }
        for number in range(self.passes.last + 1):
            wanted = self.passes.wanted(number, members)
            needed, read = self.passes.needed(number, wanted, members)
            for value in [member.value for member in needed if member.value in members]:
                uses[value].append(number)
            for load in [load for load in read if load in loads]:
                uses.setdefault(load, []).append(number)
        most = 0
        for number in range(self.passes.last):
            kept = [used for used, at in uses.items() if min(at) <= number < max(at)]
            read = [used for used in kept if isinstance(used, Load)]
            dtypes = self._dtypes([used for used in kept if not isinstance(used, Load)], read)
            most = max(most, sum(max(1, dtype.itemsize // 4) for dtype in dtypes))
        return most

    def _dtypes(self, members: Collection[int], loads: Collection[Load]) -> list[np.dtype]:
        return [*map(self.writer.dtype, members), *map(self.writer.read_dtype, loads)]

    def _place_partials(self) -> None:
        """Where in the workspace the segments leave the result of each reduction."""
        self.partials: dict[int, int] = {}
        self.workspace_bytes = 0
        if self.segments == 1:
            return
        for member in self.loop.members.values():
            if member.reduction is not None:
                self.partials[member.value] = self.workspace_bytes
                itemsize = self.writer.dtype(member.value).itemsize
                nbytes = self.rows * self.segments * itemsize
                self.workspace_bytes += ceil_divide(nbytes, ALIGNMENT) * ALIGNMENT
