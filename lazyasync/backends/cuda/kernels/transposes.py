"""CUDA kernels for loops without reductions that read something across its rows: tile by tile.

Neighbouring threads then read neighbours along the axis that lies next to each other in what is
turned, into shared memory, and take it from there in the order in which they write (G. Ruetsch and
P. Micikevicius, "Optimizing matrix transpose in CUDA", NVIDIA, 2009). Element by element, each
would fetch a sector of 32 bytes for itself.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from lazyasync.backends.cuda.kernels.expressions import memory_type
from lazyasync.backends.cuda.kernels.writer import (
    KernelLaunch,
    KernelWriter,
    Known,
    Target,
    ceil_divide,
)
from lazyasync.compiler.fused_graph import Load, Loop
from lazyasync.compiler.geometry import collapse, contiguous_strides
from lazyasync.ir.sizes import Size
from lazyasync.ir.types import TensorType

TILE = 32
"""Elements of a tile in either direction: those of a warp."""
ROWS = 8
"""Rows of a tile that a block's threads do at a time."""
LEAST = 16
"""Elements of an axis that are worth a tile."""
MOST_TURNED = 4
"""Arrays that are turned in shared memory: of double precision they take 8 KiB each, of 48."""


def turned_axis(loop: Loop) -> tuple[list[int], list[list[int]], int] | None:
    """The shape of a loop, the strides of its loads along it, and the axis that is turned.

    That is one along which what is read across rows lies next to each other; None if there is none,
    and for sizes that stand for any number.
    """
    shape, walks = collapse(loop.domain, [load.strides for load in loop.loads])
    if len(shape) < 2 or any(isinstance(length, Size) for length in shape) or shape[-1] < LEAST:
        return None
    counts = [0] * len(shape)
    for walk in walks:
        if isinstance(walk[-1], Size) or walk[-1] in (0, 1, -1):
            continue
        for axis, (length, step) in enumerate(zip(shape[:-1], walk, strict=False)):
            counts[axis] += step == 1 and length >= LEAST
    most = max(counts)
    return (shape, walks, counts.index(most)) if most else None


class TransposedLoop(KernelWriter):
    """Writes the kernel of a loop over tiles of two of its axes; see `turned_axis`."""

    def __init__(
        self,
        loop: Loop,
        types: Sequence[TensorType],
        by_value: Collection[int],
        target: Target,
        turned: tuple[list[int], list[list[int]], int],
    ) -> None:
        super().__init__(loop, types, by_value, target)
        self._shape, walks, self._axis = turned
        self._walks = dict(zip(loop.loads, walks, strict=True))

    def write(self) -> KernelLaunch:
        """The kernel."""
        w, shape, axis = self.w, self._shape, self._axis
        across, along = shape[axis], shape[-1]
        tiles_across, tiles_along = ceil_divide(across, TILE), ceil_divide(along, TILE)
        others = [place for place in range(len(shape) - 1) if place != axis]
        other_shape = [shape[place] for place in others]
        turned = [
            load
            for load, walk in self._walks.items()
            if walk[axis] == 1 and walk[-1] not in (0, 1, -1)
        ][:MOST_TURNED]
        for load in turned:
            dtype = self.dtype(load.value)
            type, name = memory_type(dtype), self._tile(load)
            w.add(f"__shared__ {type} {name}[{TILE}][{TILE + 1}];")  # one more: no bank conflicts
            self.shared_bytes += TILE * (TILE + 1) * dtype.itemsize
        index = self.index
        w.add(f"const int x = threadIdx.x % {TILE}, y = threadIdx.x / {TILE};")
        # The tiles of a moment lie apart in both directions: those next to each other in one would
        # read, or write, the same part of rows whose length is a power of two, which is in few of
        # the channels of memory.
        apart = max(1, tiles_along // tiles_across)
        w.add(f"const {index} column = ({index})blockIdx.x % {tiles_across};")
        w.add(f"const {index} turn = ({index})blockIdx.x / {tiles_across} % {tiles_along};")
        w.add(f"const {index} rest = ({index})blockIdx.x / {tiles_across * tiles_along};")
        w.add(f"const {index} first_across = column * {TILE};")
        w.add(f"const {index} first_along = (turn + column * {apart}) % {tiles_along} * {TILE};")
        starts: dict[Load, str] = {}
        read: dict[Load | int, str] = {}
        for load, walk in self._walks.items():
            if load.value not in self.by_value and any(walk):
                name = starts[load] = f"s{self.number[load]}"
                steps = [walk[place] for place in others]
                w.add(f"const {index} {name} = {self.offset('rest', other_shape, load, steps)};")
            else:
                read[load] = self.read_once(load, self.integer(load.offset))
        whole = contiguous_strides(tuple(shape))
        origin = Load(-1, 0, ())
        at = self.offset("rest", other_shape, origin, [whole[place] for place in others])
        w.add(f"const {index} start = {at};")

        w.open(f"for (int row = y; row < {TILE}; row += {ROWS})")
        w.add(f"const {index} a = first_across + x, l = first_along + row;")
        w.open(f"if (a < {across} && l < {along})")
        for load in turned:
            step = self._walks[load][-1]
            place = f"{starts[load]} + a + l * {step}"
            w.add(f"{self._tile(load)}[row][x] = {self.buffer[load]}[{place}];")
        w.close()
        w.close()
        w.add("__syncthreads();")

        w.open(f"for (int row = y; row < {TILE}; row += {ROWS})")
        w.add(f"const {index} a = first_across + row, l = first_along + x;")
        w.open(f"if (a < {across} && l < {along})")
        for load, start in starts.items():
            walk = self._walks[load]
            if load in turned:
                text = f"{self._tile(load)}[x][row]"
            else:
                text = f"{self.buffer[load]}[{start} + a * {walk[axis]} + l * {walk[-1]}]"
            read[load] = self.defined(load, text)
        known: Known = {}
        w.add(f"const {index} place = start + a * {whole[axis]} + l;")
        for member in self.loop.members.values():
            read[member.value] = self.element(member, read, known)
            if member.value in self.store_buffer:
                self.store(member.value, "place", read[member.value])
        w.close()
        w.close()
        blocks = tiles_across * tiles_along
        for length in other_shape:
            blocks *= length
        return self.launch(blocks, TILE * ROWS)

    def _tile(self, load: Load) -> str:
        return f"tile{self.number[load]}"
