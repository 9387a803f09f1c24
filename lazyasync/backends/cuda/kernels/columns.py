"""CUDA kernels for reductions over the first axes, or those in the middle: a result a column.

A block has some columns; its threads stand in rows, each of which takes every so many rows of the
loop. Their results are combined in shared memory, by halves. Where columns alone do not fill the
device, several blocks have the same columns, and a second kernel combines what they leave. Of a
batch, which is what axes before those in the middle are, the columns of all matrices stand next to
each other.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np

from lazyasync.backends.cuda.kernels.expressions import combined, cuda_type, memory_type
from lazyasync.backends.cuda.kernels.writer import (
    ALIGNMENT,
    WARP,
    KernelLaunch,
    KernelWriter,
    Known,
    Target,
    aligned,
    ceil_divide,
    planned,
    power_of_two,
)
from lazyasync.compiler.fused_graph import Load, Loop
from lazyasync.compiler.geometry import one_stride, split_axis
from lazyasync.ir.sizes import Size
from lazyasync.ir.types import TensorType

THREADS = 256
BLOCKS = 4
"""Blocks per multiprocessor that there should be."""
ROWS_PER_THREAD = 8
"""Rows for each thread that are worth a block."""


def write_columns(
    loop: Loop, types: Sequence[TensorType], by_value: Collection[int], target: Target
) -> tuple[list[KernelLaunch], int]:
    """The kernels of a loop that reduces rows, and the bytes of workspace they need."""
    first = _Columns(loop, types, by_value, target)
    if first.segments == 1:
        return [first.write()], 0
    second = _Columns(loop, types, by_value, target)
    return [first.write(), second.write_second()], first.workspace_bytes


class _Columns(KernelWriter):
    def __init__(
        self, loop: Loop, types: Sequence[TensorType], by_value: Collection[int], target: Target
    ) -> None:
        super().__init__(loop, types, by_value, target)
        assert loop.rows is not None
        assert loop.columns is not None
        self.rows: int = loop.rows
        self.columns: int = loop.columns
        self.batch = loop.batch
        self.results: int = self.columns if loop.batch is None else self.columns * loop.batch
        """The columns of all matrices."""
        split = split_axis(loop.domain, self.columns)
        first = 0 if loop.batch is None else split_axis(loop.domain, self.rows * self.columns)
        self.between = {
            load: one_stride(load.strides[:first], loop.domain[:first]) or 0 for load in loop.loads
        }
        """The steps of the loads from matrix to matrix."""
        self.across = {
            load: one_stride(load.strides[first:split], loop.domain[first:split]) or 0
            for load in loop.loads
        }
        self.along = {
            load: one_stride(load.strides[split:], loop.domain[split:]) or 0 for load in loop.loads
        }
        self.reduced = [m for m in loop.members.values() if m.reduction is not None]
        self.outer = {load: [self.between[load], self.across[load]] for load in loop.loads}
        self.lanes = self.choose_lanes(self.columns, self.along, self.outer)
        # Each lane has a variable per reduction.
        while self.lanes > 1 and self.lanes * len(self.reduced) > 32:
            self.lanes //= 2
        self.planned_results = planned(self.results)
        self._lay_out(self.lanes)
        tiles = ceil_divide(self.planned_results, self.width * self.lanes)
        wanted = ceil_divide(target.multiprocessors * BLOCKS, tiles)
        rows = planned(self.rows) // (self.height * ROWS_PER_THREAD)
        self.segments = max(1, min(wanted, rows))
        self._place_partials()

    def _lay_out(self, lanes: int) -> None:
        """Threads that stand next to each other, and rows of them."""
        self.width = min(WARP, power_of_two(ceil_divide(self.planned_results, lanes)))
        self.height = THREADS // self.width
        if self.batch is not None:  # there may be as few rows as there like
            self.height = min(self.height, power_of_two(planned(self.rows)))
            self.width = THREADS // self.height

    def _place_partials(self) -> None:
        self.partials: dict[int, int] = {}
        self.workspace_bytes = 0
        for member in self.reduced:
            self.partials[member.value] = self.workspace_bytes
            nbytes = self.segments * self.results * self.dtype(member.value).itemsize
            self.workspace_bytes += ceil_divide(nbytes, ALIGNMENT) * ALIGNMENT

    # ---- the elements ----------------------------------------------------------------------

    def write(self) -> KernelLaunch:
        """The kernel over the elements."""
        w = self.w
        tiles = self._begin(self.lanes, self.segments)
        self._accumulators(self.lanes)
        start = "y"
        if self.segments > 1:
            start = f"segment * {self.height} + y"
        step = self.segments * self.height
        w.add("#pragma unroll 4")
        w.open(f"for ({self.index} row = {start}; row < {self.integer(self.rows)}; row += {step})")
        self._row()
        w.close()
        self._combine(self.lanes, partial=self.segments > 1)
        return self.launch(tiles * self.segments, THREADS, workspace=self.segments > 1)

    def _begin(self, lanes: int, segments: int) -> int:
        """Says which columns a thread has; gives the number of tiles."""
        w = self.w
        tiles = ceil_divide(self.results, self.width * lanes)
        w.add(f"const int x = threadIdx.x % {self.width};")
        w.add(f"const int y = threadIdx.x / {self.width};")
        if segments > 1:
            w.add(f"const int tile = blockIdx.x % (unsigned int){self.integer(tiles)};")
            w.add(f"const int segment = blockIdx.x / (unsigned int){self.integer(tiles)};")
        else:
            w.add("const int tile = blockIdx.x;")
        w.add(f"const {self.index} own = (({self.index})tile * {self.width} + x) * {lanes};")
        own = tiles * self.width * lanes
        self.whole = not isinstance(self.results, Size) and own == self.results
        results = self.integer(self.results)
        if self.whole:
            w.add(f"const {self.index} result = own;")
        else:
            # Threads without a column do the last one with others, but do not store it: all
            # threads have to be there for the barriers.
            w.add(f"const {self.index} result = own < {results} ? own : {results} - {lanes};")
        if self.batch is None:
            w.add(f"const {self.index} column = result;")
        else:
            columns = self.integer(self.columns)
            w.add(f"const {self.index} matrix = result / {columns};")
            w.add(f"const {self.index} column = result - matrix * {columns};")
        return tiles

    def _accumulators(self, lanes: int) -> None:
        for member in self.reduced:
            type = cuda_type(self.dtype(member.value))
            name = f"r{member.value}"
            self.w.add(f"{type} {name}[{lanes}];")
            self.w.add("#pragma unroll")
            self.w.open(f"for (int k = 0; k < {lanes}; ++k)")
            self.accumulator(member, "start")
            self.w.add(f"{name}[k] = start;")
            self.w.close()

    def _row(self) -> None:
        loop, lanes = self.loop, self.lanes
        places: dict[Load, str] = {}
        values: dict[Load | int, str] = {}
        for load in loop.loads:
            across, along = self.across[load], self.along[load]
            place = f"{self.integer(load.offset)} + row * {self.integer(across)}"
            if self.batch is not None:
                place += f" + matrix * {self.integer(self.between[load])}"
            if along == 0:
                values[load] = self.read_once(load, place)
            else:
                places[load] = f"{place} + column * {self.integer(along)}"
        stored = [value for value in loop.stores if loop.members[value].reduction is None]
        vectors = [
            load for load in places if aligned(load, self.along[load], self.outer[load], lanes)
        ]
        self.open_lanes(lanes, places, stored, places, vectors)
        known: Known = {}
        for load, place in places.items():
            values[load] = self.read_lane(load, place, self.along[load])
        for member in loop.members.values():
            text = self.element(member, values, known)
            if member.reduction is not None:
                self.accumulate(member, f"r{member.value}[k]", text)
                continue
            values[member.value] = text
            if member.value in self.store_buffer:
                self.write_lane(member.value, text)
        guard = "" if self.whole else f"own < {self.integer(self.results)}"
        row = "row" if self.batch is None else f"(matrix * {self.integer(self.rows)} + row)"
        self.close_lanes(lanes, stored, f"{row} * {self.integer(self.columns)} + column", guard)

    # ---- what the blocks leave -------------------------------------------------------------

    def write_second(self) -> KernelLaunch:
        """The kernel that combines the results of several blocks."""
        w = self.w
        self._lay_out(1)
        tiles = self._begin(1, 1)
        self._accumulators(1)
        w.open(f"for (int from = y; from < {self.segments}; from += {self.height})")
        for member in self.reduced:
            dtype = self.dtype(member.value)
            type = memory_type(dtype)
            start = self.integer(self.partials[member.value])
            pointer = f"reinterpret_cast<const {type}*>(workspace + {start})"
            text = f"{pointer}[({self.index})from * {self.integer(self.results)} + result]"
            value = w.define(cuda_type(dtype), self._from_memory(text, dtype))
            self.accumulate(member, f"r{member.value}[0]", value)
        w.close()
        self._combine(1, partial=False)
        return self.launch(tiles, THREADS, workspace=True)

    def _combine(self, lanes: int, partial: bool) -> None:
        """Combines the results of the thread rows, by halves, and stores them."""
        count = THREADS * lanes
        for char in dict.fromkeys(self.dtype(member.value).char for member in self.reduced):
            dtype = np.dtype(char)
            self.shared(memory_type(dtype), _name(dtype), count, dtype.itemsize)
        for member in self.reduced:
            self._combine_one(member.value, lanes, partial)

    def _combine_one(self, value: int, lanes: int, partial: bool) -> None:
        w, dtype = self.w, self.dtype(value)
        member = self.loop.members[value]
        assert member.reduction is not None
        name = _name(dtype)
        w.add("__syncthreads();")  # the array may still be read for another reduction
        w.open(f"for (int k = 0; k < {lanes}; ++k)")
        w.add(f"{name}[k * {THREADS} + threadIdx.x] = r{value}[k];")
        w.close()
        w.add("__syncthreads();")
        if self.height > 1:
            w.open(f"for (int half = {self.height // 2}; half > 0; half /= 2)")
            w.open("if (y < half)")
            w.open(f"for (int k = 0; k < {lanes}; ++k)")
            here = f"{name}[k * {THREADS} + threadIdx.x]"
            type = cuda_type(dtype)
            first = w.define(type, self._from_memory(here, dtype))
            there = f"{name}[k * {THREADS} + threadIdx.x + half * {self.width}]"
            second = w.define(type, self._from_memory(there, dtype))
            w.add(f"{here} = {combined(member.reduction.combine, dtype, first, second)};")
            w.close()
            w.close()
            w.add("__syncthreads();")
            w.close()
        guard = "y == 0" if self.whole else f"y == 0 && own < {self.integer(self.results)}"
        w.open(f"if ({guard})")
        w.open(f"for (int k = 0; k < {lanes}; ++k)")
        text = f"{name}[k * {THREADS} + threadIdx.x]"
        if partial:
            type = memory_type(dtype)
            pointer = f"reinterpret_cast<{type}*>(workspace + {self.integer(self.partials[value])})"
            place = f"({self.index})segment * {self.integer(self.results)} + result + k"
            w.add(f"{pointer}[{place}] = {text};")
        elif value in self.store_buffer:
            self.store(value, "result + k", text)
        w.close()
        w.close()


def _name(dtype: np.dtype) -> str:
    return "partial_bool" if dtype.char == "?" else f"partial_{dtype.char}"
