"""CUDA kernels for loops without reductions that read something across its rows: tile by tile.

Neighbouring threads then read neighbours along the axis that lies next to each other in what is
turned, into shared memory, and take it from there in the order in which they write (G. Ruetsch and
P. Micikevicius, "Optimizing matrix transpose in CUDA", NVIDIA, 2009). Element by element, each
would fetch a sector of 32 bytes for itself. Both directions go by vectors where addresses allow it:
on an H200 tiles of 64 by 64 then move 0.93 to 0.97 of what a copy does, and 0.57 to 0.65 element by
element, whatever the order of the tiles.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from lazyasync.backends.cuda.kernels.expressions import memory_type
from lazyasync.backends.cuda.kernels.writer import (
    ALIGNMENT,
    SHARED_BYTES,
    KernelLaunch,
    KernelWriter,
    Known,
    Target,
    aligned,
    ceil_divide,
)
from lazyasync.compiler.fused_graph import Load, Loop
from lazyasync.compiler.geometry import collapse, contiguous_strides
from lazyasync.ir.types import TensorType

TILE = 64
"""Elements of a tile in either direction; half as many where arrays would not fit into memory."""
THREADS = 256
"""Threads of a block, which do a tile together."""
LEAST = 16
"""Elements of an axis that are worth a tile."""
MOST_TURNED = 4
"""Arrays that are turned in shared memory: of double precision they take 8 KiB each, of 48."""


class Turned(NamedTuple):
    """How a loop is walked over by tiles."""

    shape: list[int]
    """Its domain, with axes that can be one as one."""
    walks: list[list[int]]
    """The strides of its loads along that."""
    axis: int
    """The axis along which what is read across rows lies next to each other."""


def turned_axis(loop: Loop) -> Turned | None:
    """How a loop is walked over by tiles; None if it reads nothing across its rows."""
    shape, walks = collapse(loop.domain, [load.strides for load in loop.loads])
    if len(shape) < 2 or shape[-1] < LEAST:
        return None
    counts = [0] * len(shape)
    for walk in walks:
        if walk[-1] in (0, 1, -1):
            continue
        for axis, (length, step) in enumerate(zip(shape[:-1], walk, strict=False)):
            counts[axis] += step == 1 and length >= LEAST
    most = max(counts)
    return Turned(shape, walks, counts.index(most)) if most else None


class TransposedLoop(KernelWriter):
    """Writes the kernel of a loop over tiles of two of its axes; see `turned_axis`."""

    def __init__(
        self,
        loop: Loop,
        types: Sequence[TensorType],
        by_value: Collection[int],
        target: Target,
        turned: Turned,
    ) -> None:
        super().__init__(loop, types, by_value, target)
        self._shape, walks, self._axis = turned
        self._walks = dict(zip(loop.loads, walks, strict=True))
        self._turned = [
            load
            for load, walk in self._walks.items()
            if walk[self._axis] == 1 and walk[-1] not in (0, 1, -1)
        ][:MOST_TURNED]
        sizes = [self.read_dtype(load).itemsize for load in self._turned]
        fits = sum(TILE * (TILE + 1) * size for size in sizes) <= SHARED_BYTES
        # One by one: which axis is the shorter must not matter where lengths are sizes.
        filled = all(self._shape[place] > TILE // 2 for place in (self._axis, -1))
        self._tile = TILE if fits and filled else TILE // 2

    def write(self) -> KernelLaunch:
        """The kernel."""
        w, shape, axis, tile = self.w, self._shape, self._axis, self._tile
        tiles_across, tiles_along = ceil_divide(shape[axis], tile), ceil_divide(shape[-1], tile)
        self._others = [place for place in range(len(shape) - 1) if place != axis]
        for load in self._turned:
            dtype = self.read_dtype(load)
            # One more in a row: else those of a column would be in one bank.
            w.add(f"__shared__ {memory_type(dtype)} {self._name(load)}[{tile}][{tile + 1}];")
            self.shared_bytes += tile * (tile + 1) * dtype.itemsize
        index, integer = self.index, self.integer
        along, across = integer(tiles_along), integer(tiles_across)
        w.add(f"const {index} block = blockIdx.x, others = block / {along};")
        w.add(f"const {index} first_along = block % {along} * {tile};")
        w.add(f"const {index} first_across = others % {across} * {tile};")
        w.add(f"const {index} rest = others / {across};")
        other_shape = [shape[place] for place in self._others]
        starts: dict[Load, str] = {}
        once: dict[Load | int, str] = {}
        for load, walk in self._walks.items():
            if not self.is_number(load) and any(walk):
                name = starts[load] = f"s{self.number[load]}"
                steps = [walk[place] for place in self._others]
                w.add(f"const {index} {name} = {self.offset('rest', other_shape, load, steps)};")
            else:
                once[load] = self.read_once(load, integer(load.offset))
        for load in self._turned:
            self._turn(load, starts[load])
        w.add("__syncthreads();")
        self._compute(starts, once)
        blocks = tiles_across * tiles_along * math.prod(other_shape)
        return self.launch(blocks, THREADS)

    def _turn(self, load: Load, start: str) -> None:
        """Reads the tile of an array, row by row of what it is in memory."""
        w, walk, axis = self.w, self._walks[load], self._axis
        size = self.read_dtype(load).itemsize
        lanes = ALIGNMENT // size
        others = [stride for place, stride in enumerate(walk) if place != axis]
        while lanes > 1 and (self._shape[axis] % lanes or not aligned(load, 1, others, lanes)):
            lanes //= 2
        self._open_rows(lanes, f"first_across + column < {self.integer(self._shape[axis])}")
        w.open(f"if (first_along + row < {self.integer(self._shape[-1])})")
        step = self.integer(walk[-1])
        place = f"{start} + first_across + column + (first_along + row) * {step}"
        type = memory_type(self.read_dtype(load))
        w.add(f"const Vector<{type}, {lanes}> x = {self.lanes_at(load, lanes, place)};")
        w.add("#pragma unroll")
        w.open(f"for (int k = 0; k < {lanes}; ++k)")
        w.add(f"{self._name(load)}[row][column + k] = x.lanes[k];")
        w.close()
        w.close()
        self._close_rows()

    def _compute(self, starts: Mapping[Load, str], once: Mapping[Load | int, str]) -> None:
        """Computes a tile and stores it, row by row of the results."""
        w, loop, shape, axis = self.w, self.loop, self._shape, self._axis
        steps = {load: self._walks[load][-1] for load in starts}
        besides = {load: self._walks[load][:-1] for load in starts}
        lanes = self.most_lanes(shape[-1], steps)
        vectors = [load for load in starts if aligned(load, steps[load], besides[load], lanes)]
        whole = contiguous_strides(tuple(shape))
        other_shape = [shape[place] for place in self._others]
        origin = Load(-1, 0, ())
        at = self.offset("rest", other_shape, origin, [whole[place] for place in self._others])
        w.add(f"const {self.index} start = {at};")
        self._open_rows(lanes, f"first_along + column < {self.integer(shape[-1])}")
        w.add(f"const {self.index} a = first_across + row, l = first_along + column;")
        w.open(f"if (a < {self.integer(shape[axis])})")
        places = {
            load: f"{start} + a * {self.integer(self._walks[load][axis])} + "
            f"l * {self.integer(steps[load])}"
            for load, start in starts.items()
        }
        read = dict(once)
        self.open_lanes(lanes, starts, loop.stores, places, vectors)
        for load, place in places.items():
            if load in self._turned:
                read[load] = self.defined(load, f"{self._name(load)}[column + k][row]")
            else:
                read[load] = self.read_lane(load, place, steps[load])
        known: Known = {}
        for member in loop.members.values():
            read[member.value] = self.element(member, read, known)
            if member.value in self.store_buffer:
                self.write_lane(member.value, read[member.value])
        self.close_lanes(lanes, loop.stores, f"start + a * {self.integer(whole[axis])} + l")
        w.close()
        self._close_rows()

    def _open_rows(self, lanes: int, inside: str) -> None:
        """Begins a pass over the rows of a tile, of which a thread has ``lanes`` elements each."""
        w, threads = self.w, self._tile // lanes
        w.open("")
        w.add(f"const int column = threadIdx.x % {threads} * {lanes};")
        w.open(f"if ({inside})")
        w.add("#pragma unroll")
        rows = THREADS // threads
        w.open(f"for (int row = threadIdx.x / {threads}; row < {self._tile}; row += {rows})")

    def _close_rows(self) -> None:
        for _ in range(3):
            self.w.close()

    def _name(self, load: Load) -> str:
        return f"tile{self.number[load]}"
