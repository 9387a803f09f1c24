"""CUDA kernels for loops without reductions; `CudaLoopCode` says how all loops are launched.

They are written from the same loops and expressions as those of the CPU. Everything that depends on
the length of a reduction or on the number of blocks is fixed when a loop is written, so that equal
launches give equal bits.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from lazyasync.backends.cuda.kernels.columns import write_columns
from lazyasync.backends.cuda.kernels.rows import write_rows
from lazyasync.backends.cuda.kernels.transposes import TransposedLoop, turned_axis
from lazyasync.backends.cuda.kernels.writer import (
    CudaLoopCode,
    KernelLaunch,
    KernelWriter,
    Known,
    Target,
    aligned,
    ceil_divide,
)
from lazyasync.compiler.fused_graph import Load, Loop
from lazyasync.compiler.geometry import collapse
from lazyasync.ir.sizes import Size
from lazyasync.ir.types import TensorType

THREADS = 256
"""Threads of a block, for loops element by element."""
BLOCKS = 32
"""Blocks per multiprocessor, which fill it four times, so that those of kernels with many registers
end together; a larger loop gives each thread more to do."""

__all__ = ["CudaLoopCode", "Target", "write_loop"]


def write_loop(
    loop: Loop,
    types: Sequence[TensorType],
    by_value: Collection[int] = (),
    target: Target | None = None,
) -> CudaLoopCode:
    """The kernels of a loop. ``types`` are those of all values.

    ``by_value`` are those without axes that kernels get as numbers.
    """
    target = target or Target()
    workspace_bytes = 0
    launches: list[KernelLaunch]
    if loop.rows is None:
        turned = turned_axis(loop)
        if turned is None:
            launches = [_Elements(loop, types, by_value, target).write()]
        else:
            launches = [TransposedLoop(loop, types, by_value, target, turned).write()]
    elif loop.by_column:
        launches, workspace_bytes = write_columns(loop, types, by_value, target)
    else:
        launches, workspace_bytes = write_rows(loop, types, by_value, target)
    parameters = KernelWriter(loop, types, by_value, target).parameters(workspace_bytes > 0)
    return CudaLoopCode(
        tuple(launches),
        tuple([type for type, _ in parameters]),
        tuple(loop.loads),
        tuple(loop.stores),
        workspace_bytes,
    )


class _Elements(KernelWriter):
    """A loop without reductions: each thread takes every so many vectors of the elements."""

    def write(self) -> KernelLaunch:
        w, loop = self.w, self.loop
        shape, walks = collapse(loop.domain, [load.strides for load in loop.loads])
        strides = dict(zip(loop.loads, walks, strict=True))
        self.steps = {load: walk[-1] if walk else 0 for load, walk in strides.items()}
        outer = {load: walk[:-1] for load, walk in strides.items()}
        inner = shape[-1] if len(shape) > 1 else None
        lanes = self.choose_lanes(inner, self.steps, outer)
        whole, rest = loop.size // lanes, loop.size % lanes
        blocks, most = ceil_divide(whole, THREADS), self.target.multiprocessors * BLOCKS
        step = f"({self.index})gridDim.x * {THREADS}"
        if not isinstance(blocks, Size):
            blocks = max(1, min(blocks, most))
            step = str(blocks * THREADS)
        w.add(f"const {self.index} thread = ({self.index})blockIdx.x * {THREADS} + threadIdx.x;")
        self.once: dict[Load | int, str] = {
            load: self.read_once(load, self.integer(load.offset))
            for load, walk in strides.items()
            if not any(walk)
        }
        moving = {load: walk for load, walk in strides.items() if any(walk)}
        if whole:
            header = f"for ({self.index} vector = thread; vector < {self.integer(whole)}; "
            w.open(f"{header}vector += {step})")
            w.add(f"const {self.index} i = vector * {lanes};")
            self._vector(shape, moving, lanes)
            w.close()
        if rest:
            w.open(f"if (thread < {self.integer(rest)})")
            w.add(f"const {self.index} i = {self.integer(whole * lanes)} + thread;")
            self._vector(shape, moving, 1)
            w.close()
        return self.launch(blocks, THREADS, most_blocks=most)

    def _vector(self, shape: Sequence[int], moving: Mapping[Load, list[int]], lanes: int) -> None:
        loop = self.loop
        starts = self.define_starts("i", shape, moving)
        vectors = [
            load
            for load, walk in moving.items()
            if aligned(load, self.steps[load], walk[:-1], lanes)
        ]
        values = dict(self.once)
        for load in moving:
            if self.steps[load] == 0:
                values[load] = self.read_once(load, starts[load])
        self.open_lanes(lanes, moving, loop.stores, starts, vectors)
        known: Known = {}
        for load in moving:
            if load not in values:
                values[load] = self.read_lane(load, starts[load], self.steps[load])
        for member in loop.members.values():
            values[member.value] = self.element(member, values, known)
            if member.value in self.store_buffer:
                self.write_lane(member.value, values[member.value])
        self.close_lanes(lanes, loop.stores, "i")
