"""CUDA kernels for reductions over the last axes: loops over rows, each of which is reduced.

| rows are | threads of a row | kernels |
|---|---|---|
| short | 1 to 32 of a warp, several rows per block | one |
| longer | a block | one |
| few, and very long | several blocks; partial results go through the workspace | one per pass |

What later passes read again is kept in registers, in shared memory, or is computed again, in this
order of preference. Each thread takes the same elements in every pass, so that it reads what it has
kept or stored itself. Its results are combined in an order that nothing depends on but the shape.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np

from lazyasync.backends.cuda.kernels.expressions import cuda_type, memory_type
from lazyasync.backends.cuda.kernels.row_plan import RowPlan
from lazyasync.backends.cuda.kernels.writer import (
    WARP,
    KernelLaunch,
    KernelWriter,
    Known,
    Target,
    aligned,
    ceil_divide,
)
from lazyasync.compiler.fused_graph import Level, Load, Loop, Member
from lazyasync.ir.sizes import Size
from lazyasync.ir.types import TensorType


def write_rows(
    loop: Loop, types: Sequence[TensorType], by_value: Collection[int], target: Target
) -> tuple[list[KernelLaunch], int]:
    """The kernels of a loop over rows, and the bytes of workspace they need."""
    plan = RowPlan(loop, KernelWriter(loop, types, by_value, target))
    if plan.segments == 1:
        return [_RowKernel(loop, types, by_value, target, plan).write()], 0
    launches = [
        _SplitKernel(loop, types, by_value, target, plan).write(number)
        for number in range(plan.passes.last + 1)
    ]
    return launches, plan.workspace_bytes


class _Rows(KernelWriter):
    """What the kernels over rows have in common: a pass over the elements of one row."""

    def __init__(
        self,
        loop: Loop,
        types: Sequence[TensorType],
        by_value: Collection[int],
        target: Target,
        plan: RowPlan,
    ) -> None:
        super().__init__(loop, types, by_value, target)
        self.plan = plan
        self.passes = plan.passes
        self.row_values: dict[Load | int, str] = {}
        """What there is once per row: results, and loads."""
        self.row_known: Known = {}
        self.filled: set[Load] = set()
        """The loads that an earlier pass has kept."""

    def begin_row(self) -> None:
        """Defines where each load begins, and what it reads once."""
        plan, loop = self.plan, self.loop
        outer = {load: load.strides[: plan.split] for load in loop.loads}
        self.starts = self.define_starts("row", loop.domain[: plan.split], outer)
        for load in loop.loads:
            if plan.steps[load] == 0:
                self.row_values[load] = self.read_once(load, self.starts.get(load, ""))

    def row_maps(self, number: int) -> None:
        """Computes what there is once per row and is known before a pass."""
        for member in self.passes.row_members(number):
            self.row_values[member.value] = self.element(member, self.row_values, self.row_known)

    def store_rows(self) -> None:
        """Stores what there is once per row."""
        for value in self.loop.stores:
            if self.loop.members[value].level is Level.ROW:
                self.store(value, "row", self.row_values[value])

    def reduced(self, number: int) -> list[Member]:
        """The reductions of a pass."""
        wanted = self.passes.wanted(number, ())
        return [member for member in wanted if member.reduction is not None]

    def elements(self, number: int, guard: str) -> None:
        """A pass over the elements of a row that a thread has. ``guard``: whether it stores any."""
        plan, w, kept = self.plan, self.w, self.plan.kept
        wanted = self.passes.wanted(number, kept.members)
        if not wanted:
            return
        members, loads = self.passes.needed(number, wanted, kept.members)
        for member in self.reduced(number):
            self.accumulator(member, f"r{member.value}")
            self.row_values[member.value] = f"r{member.value}"
        again = kept.where == ""
        earlier = [m.value for m in members if self.passes.number[m.value] < number]
        there = kept.members.intersection(earlier)
        fresh = [load for load in loads if plan.steps[load] and load not in self.filled]
        stored = [
            m.value
            for m in members
            if m.value in self.store_buffer and self.passes.number[m.value] == number
        ]
        w.add("#pragma unroll" if kept.where == "registers" else "#pragma unroll 4")
        w.open(f"for (int e = 0; e < {plan.vectors}; ++e)")
        w.add(f"const {self.index} column = {self._column()};")
        inside, beyond = "", not plan.whole
        if beyond and kept.where == "registers":
            # Threads whose vector is beyond the row compute with zeros, and leave it at that. In a
            # branch of their own they would hold what is kept twice.
            inside = "in"
            first = f"e < {plan.certain} || " if plan.certain else ""
            w.add(f"const bool in = {first}column < {self.integer(plan.width)};")
        elif beyond:
            w.open(f"if (column < {self.integer(plan.width)})")
        places = {
            load: f"{self.starts[load]} + column * {self.integer(plan.steps[load])}"
            for load in fresh
        }
        vectors = [
            load for load in fresh if aligned(load, plan.steps[load], plan.outer[load], plan.lanes)
        ]
        self.open_lanes(plan.lanes, fresh, stored, places, vectors, inside)
        values: dict[Load | int, str] = dict(self.row_values)
        for load in loads:
            if load in fresh:
                values[load] = self.read_lane(load, places[load], plan.steps[load], inside)
                if load in kept.loads:
                    w.add(f"{self._slot(f'c{self.number[load]}')} = {values[load]};")
            elif plan.steps[load]:
                values[load] = self._kept_value(load.value, f"c{self.number[load]}")
        known: Known = {}
        for member in self._in_order(members, wanted):
            value = member.value
            if value in there and again:
                place = f"{self.store_buffer[value]}[{self._place()} + k]"
                dtype = self.dtype(value)
                values[value] = w.define(cuda_type(dtype), self._from_memory(place, dtype))
                continue
            if value in there:
                values[value] = self._kept_value(value, f"v{value}")
                continue
            text = self.element(member, values, known)
            if member.reduction is not None:
                self.accumulate(member, f"r{value}", text, inside)
                continue
            values[value] = text
            if value in kept.members and not again and self.passes.number[value] == number:
                w.add(f"{self._slot(f'v{value}')} = {text};")
            if value in stored:
                self.write_lane(value, text)
        guards = " && ".join([each for each in (inside, guard) if each])
        self.close_lanes(plan.lanes, stored, self._place(), guards)
        if beyond and not inside:
            w.close()
        w.close()
        if kept.where:
            self.filled.update(load for load in fresh if load in kept.loads)

    def _in_order(self, members: Sequence[Member], wanted: Sequence[Member]) -> list[Member]:
        """The values of a pass and its reductions, in the order in which they are made."""
        chosen = {member.value for member in (*members, *wanted)}
        return [member for member in self.loop.members.values() if member.value in chosen]

    def _column(self) -> str:
        """The first column of a thread's vector ``e``."""
        plan = self.plan
        return f"({self.index})(e * {plan.threads} + lane) * {plan.lanes}"

    def _place(self) -> str:
        return f"row * {self.integer(self.plan.width)} + column"

    def _slot(self, name: str) -> str:
        """Where lane ``k`` of vector ``e`` is kept."""
        plan = self.plan
        element = "k" if plan.lanes == 1 and plan.vectors == 1 else f"e * {plan.lanes} + k"
        if plan.kept.where == "registers":
            return f"{name}[{element}]"
        return f"{name}[({element}) * {plan.threads} + lane]"

    def _kept_value(self, value: int, name: str) -> str:
        dtype = self.dtype(value)
        if self.plan.kept.where == "registers":
            return self._slot(name)
        return self.w.define(cuda_type(dtype), self._from_memory(self._slot(name), dtype))

    # ---- combining the results of threads --------------------------------------------------

    def declare_partials(self) -> None:
        """Declares where the warps of a block leave their results, in turns of two.

        With two turns one barrier for each is enough: nobody can be further than one ahead.
        """
        if self.plan.threads <= WARP:
            return
        most: dict[str, tuple[int, int]] = {}
        for number in range(self.passes.last + 1):
            counts: dict[str, int] = {}
            for member in self.reduced(number):
                dtype = self.dtype(member.value)
                counts[dtype.char] = counts.get(dtype.char, 0) + 1
            for char, count in counts.items():
                most[char] = (max(count, most.get(char, (0, 0))[0]), np.dtype(char).itemsize)
        self.slots = {char: count for char, (count, _) in most.items()}
        for char, (count, itemsize) in most.items():
            total = 2 * count * (self.plan.threads // WARP)
            self.shared(memory_type(np.dtype(char)), f"partial_{_plain(char)}", total, itemsize)
        self.w.add("int turn = 0;")

    def combine(self, reduced: Sequence[Member]) -> None:
        """Combines the results of the threads of a row; all of them know them then."""
        if not reduced:
            return
        threads = self.plan.threads
        self._exchange(reduced, min(threads, WARP))
        if threads <= WARP:
            return
        w, warps = self.w, threads // WARP
        places: dict[int, str] = {}
        used: dict[str, int] = {}
        w.open("if (threadIdx.x % 32 == 0)")
        for member in reduced:
            char = self.dtype(member.value).char
            slot = used[char] = used.get(char, -1) + 1
            place = f"partial_{_plain(char)}[(turn * {self.slots[char]} + {slot}) * {warps} + "
            places[member.value] = place
            w.add(f"{place}threadIdx.x / 32] = r{member.value};")
        w.close()
        w.add("__syncthreads();")
        for member in reduced:
            dtype = self.dtype(member.value)
            text = f"{places[member.value]}threadIdx.x % {warps}]"
            w.add(f"r{member.value} = {self._from_memory(text, dtype)};")
        w.add("turn ^= 1;")
        self._exchange(reduced, warps)

    def _exchange(self, reduced: Sequence[Member], threads: int) -> None:
        if threads == 1:
            return
        self.w.add("#pragma unroll")
        self.w.open(f"for (int distance = {threads // 2}; distance > 0; distance /= 2)")
        for member in reduced:
            self.accumulate(member, f"r{member.value}", f"exchange(r{member.value}, distance)")
        self.w.close()


def _plain(char: str) -> str:
    return "bool" if char == "?" else char


class _RowKernel(_Rows):
    """A row is done by a block or by some threads of a warp, then they go on to another row."""

    def write(self) -> KernelLaunch:
        plan, w, index = self.plan, self.w, self.index
        block = plan.block
        groups = block // plan.threads
        most = self.target.multiprocessors * plan.most_blocks
        rows = self.integer(plan.rows)
        blocks = ceil_divide(plan.rows, groups)
        step = f"({index})gridDim.x * {groups}"
        if not isinstance(blocks, Size):
            blocks = min(blocks, most)
            step = str(blocks * groups)
        w.add(f"const int lane = threadIdx.x % {plan.threads};")
        self.declare_partials()
        if plan.kept.where in ("shared", "dynamic"):
            self._declare_kept()
        header = f"for ({index} first = ({index})blockIdx.x * {groups}; first < {rows}; "
        w.open(f"{header}first += {step})")
        guard = ""
        if groups == 1:
            w.add(f"const {index} row = first;")
        else:
            # Threads without a row do the last one with others, but do not store it: all threads
            # of a warp have to be there for its shuffles.
            w.add(f"const {index} own = first + threadIdx.x / {plan.threads};")
            if not isinstance(plan.rows, Size) and plan.rows % groups == 0:
                w.add(f"const {index} row = own;")
            else:
                w.add(f"const {index} row = own < {rows} ? own : {rows} - 1;")
                guard = f"own < {rows}"
        self.begin_row()
        if plan.kept.where == "registers":
            self._declare_kept()
        for number in range(self.passes.last + 1):
            self.row_maps(number)
            self.elements(number, guard)
            self.combine(self.reduced(number))
        w.open(f"if (lane == 0{' && ' + guard if guard else ''})")
        self.store_rows()
        w.close()
        w.close()
        return self.launch(blocks, block, most_blocks=most)

    def _declare_kept(self) -> None:
        plan = self.plan
        elements = plan.vectors * plan.lanes
        names = {f"v{value}": self.dtype(value) for value in sorted(plan.kept.members)}
        for load in self.loop.loads:
            if load in plan.kept.loads:
                names[f"c{self.number[load]}"] = self.read_dtype(load)
        for name, dtype in names.items():
            if plan.kept.where == "registers":
                self.w.add(f"{cuda_type(dtype)} {name}[{elements}];")
            else:
                count = elements * plan.threads
                declare = self.shared if plan.kept.where == "shared" else self.dynamic
                declare(memory_type(dtype), name, count, dtype.itemsize)


class _SplitKernel(_Rows):
    """One pass over rows that are shared among blocks.

    Each block begins by combining what all blocks have left of earlier passes, in the same order.
    """

    def write(self, number: int) -> KernelLaunch:
        """The kernel of the pass of that number."""
        plan, w, index = self.plan, self.w, self.index
        is_last = number == self.passes.last
        busy = bool(self.passes.wanted(number, plan.kept.members))
        segments = plan.segments if busy else 1  # to store results, one block is enough
        w.add("const int lane = threadIdx.x;")
        w.add(f"const {index} row = blockIdx.x / {segments};")
        w.add(f"const int segment = blockIdx.x % {segments};")
        self.declare_partials()
        self._pointers(number)
        self.begin_row()
        for earlier in range(number):
            self.row_maps(earlier)
            self._gather(self.reduced(earlier))
        self.row_maps(number)
        self.elements(number, "")
        reduced = self.reduced(number)
        self.combine(reduced)
        w.open("if (lane == 0)")
        for member in reduced:
            place = f"p{member.value}[row * {plan.segments} + segment]"
            w.add(f"{place} = r{member.value};")
        if is_last:
            w.open("if (segment == 0)")
            self.store_rows()
            w.close()
        w.close()
        return self.launch(plan.rows * segments, plan.threads, workspace=True)

    def _pointers(self, number: int) -> None:
        for earlier in range(number + 1):
            for member in self.reduced(earlier):
                type = memory_type(self.dtype(member.value))
                place = f"workspace + {self.integer(self.plan.partials[member.value])}"
                self.w.add(f"{type}* p{member.value} = reinterpret_cast<{type}*>({place});")

    def _gather(self, reduced: Sequence[Member]) -> None:
        plan, w = self.plan, self.w
        for member in reduced:
            self.accumulator(member, f"r{member.value}")
            self.row_values[member.value] = f"r{member.value}"
        if not reduced:
            return
        w.open(f"for (int from = lane; from < {plan.segments}; from += {plan.threads})")
        for member in reduced:
            dtype = self.dtype(member.value)
            place = f"p{member.value}[row * {plan.segments} + from]"
            text = w.define(cuda_type(dtype), self._from_memory(place, dtype))
            self.accumulate(member, f"r{member.value}", text)
        w.close()
        self.combine(reduced)

    def _column(self) -> str:
        plan = self.plan
        vector = f"(({self.index})e * {plan.segments} + segment) * {plan.threads} + lane"
        return f"({vector}) * {plan.lanes}"
