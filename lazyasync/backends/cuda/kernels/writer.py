"""What the CUDA kernels of all kinds of loops have in common: buffers, vectors, launches.

Kernels are written for several *lanes*: neighbouring elements that one thread reads and writes with
one access of up to 16 bytes, where they lie next to each other.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from lazyasync.backends.cuda.kernels.expressions import (
    CudaWriter,
    combined,
    cuda_type,
    literal,
    memory_type,
)
from lazyasync.compiler.fused_graph import Level, Load, Loop, Member
from lazyasync.ir.scalar import BOOL, Expression
from lazyasync.ir.sizes import Size, SizeResolver
from lazyasync.ir.types import TensorType

ALIGNMENT = 16
"""Every buffer, and the workspace, has to begin at a multiple of so many bytes."""
SHARED_BYTES = 48 << 10
"""The shared memory that a kernel may have without being told: all that it may declare."""
WARP = 32
MAX_LANE_WORDS = 64
"""32-bit words that the vectors of one thread take, of its 255 registers."""
INDEX_LIMIT = 1 << 30
"""Elements up to which indices are of 32 bits: far enough below 2**31 for the last step."""


@dataclass(frozen=True, slots=True)
class Target:
    """The GPU that launches are laid out for."""

    multiprocessors: int = 132
    """As many as an H100 or H200 has. It also says how full reductions are split, and so round."""
    shared_bytes: int = 227 << 10
    """The shared memory that a block may have there, if its launch asks for it."""


@dataclass(frozen=True, slots=True)
class KernelLaunch:
    """One kernel: its text (with ``@NAME`` in the place of its name) and how it is launched.

    ``grid`` and ``block`` are numbers of blocks and of threads, in one axis. ``shared_bytes`` is
    the shared memory that it declares itself, ``dynamic_bytes`` what it is to be launched with.
    ``sizes`` are the integers that follow the arguments that all kernels of the loop have.

    Where sizes stand for any number, the kernel that is launched is that of `resolved`; then there
    are no more than ``most_blocks`` of them.
    """

    text: str
    grid: int
    block: int
    shared_bytes: int
    sizes: tuple[Any, ...] = ()
    most_blocks: int | None = None
    dynamic_bytes: int = 0

    def resolved(self, resolver: SizeResolver) -> KernelLaunch:
        """The launch with numbers for sizes, as NumPy's, which kernels are given as they are."""
        grid = resolver.number(self.grid)
        if self.most_blocks is not None:
            grid = min(grid, self.most_blocks)
        sizes = tuple([np.int64(resolver.number(size)) for size in self.sizes])
        return replace(self, grid=max(1, grid), sizes=sizes, most_blocks=None)


@dataclass(frozen=True, slots=True)
class CudaLoopCode:
    """A loop's kernels, to be launched one after the other on one stream, all with the same
    arguments: the buffers of ``loads``, those of ``stores``, and the workspace if there is one.

    ``parameters`` are the arguments' types in C++. Loads from values that are passed by value take
    the number itself, a boolean as a byte. Buffers are whole: the offsets of loads are in the text.
    What is stored must not overlap anything else, but for what a loop
    is said to write over.
    """

    launches: tuple[KernelLaunch, ...]
    parameters: tuple[str, ...]
    loads: tuple[Load, ...]
    stores: tuple[int, ...]
    workspace_bytes: int

    def resolved(self, resolver: SizeResolver) -> CudaLoopCode:
        """The same with numbers for sizes that stand for any."""
        return replace(
            self,
            launches=tuple([launch.resolved(resolver) for launch in self.launches]),
            workspace_bytes=resolver.number(self.workspace_bytes),
        )


class KernelWriter:
    """Writes one kernel of a loop. ``by_value`` are the values that are numbers, not buffers."""

    def __init__(
        self, loop: Loop, types: Sequence[TensorType], by_value: Collection[int], target: Target
    ) -> None:
        self.loop = loop
        self.types = types
        self.by_value = by_value
        self.target = target
        self.w = CudaWriter()
        self.index = _index_type(loop)
        self.number = {load: place for place, load in enumerate(loop.loads)}
        self.buffer = {load: f"b{place}" for load, place in self.number.items()}
        self.store_buffer = {
            value: f"b{len(loop.loads) + place}" for place, value in enumerate(loop.stores)
        }
        self.shared_bytes = 0
        self.dynamic_bytes = 0
        self.vectors: dict[Load, str] = {}
        self._sizes: dict[Size, str] = {}
        """The names of the sizes that stand for any number: parameters of the kernel."""

    def dtype(self, value: int) -> np.dtype:
        """The dtype of a value."""
        return self.types[value].dtype

    def read_dtype(self, load: Load) -> np.dtype:
        """The dtype of what a load reads."""
        return self.dtype(load.value) if load.drawn is None else load.drawn.source.dtype

    def is_number(self, load: Load) -> bool:
        """Whether a load reads no memory, but a number that the kernel is given."""
        return load.value in self.by_value and load.drawn is None

    def integer(self, value: int) -> str:
        """An integer as text: that of a parameter, if it is a size that stands for any number."""
        if not isinstance(value, Size):
            return str(value)
        return self._sizes.setdefault(value, f"n{len(self._sizes)}")

    # ---- the kernel as a whole -------------------------------------------------------------

    def parameters(self, workspace: bool) -> list[tuple[str, str]]:
        """The types and names of the parameters."""
        listed = []
        overwritten = frozenset(self.loop.overwrites.values())
        for load in self.loop.loads:
            name = self.buffer[load]
            type = f"const {memory_type(self.dtype(load.value))}"
            if load.value not in self.by_value:
                type += "*" if load.value in overwritten else "* __restrict__"
            elif load.drawn is not None:
                listed += [(type, f"{name}_key"), (type, f"{name}_counter")]
                continue
            listed.append((type, name))
        for value, name in self.store_buffer.items():
            restrict = "" if value in self.loop.overwrites else " __restrict__"
            listed.append((f"{memory_type(self.dtype(value))}*{restrict}", name))
        if workspace:
            listed.append(("unsigned char* __restrict__", "workspace"))
        return listed

    def launch(
        self, grid: int, block: int, workspace: bool = False, most_blocks: int | None = None
    ) -> KernelLaunch:
        """The kernel with all that has been written; of ``most_blocks`` if ``grid`` is a size."""
        parameters = self.parameters(workspace)
        parameters += [("const long long", f"{name}_") for name in self._sizes.values()]
        listed = ", ".join(f"{type} {name}" for type, name in parameters)
        # Where indices are of 32 bits, so is all that is calculated with them.
        first = [f"const {self.index} {n} = ({self.index}){n}_;\n" for n in self._sizes.values()]
        for load, name in self.buffer.items():
            if load.drawn is not None and load.value not in self.by_value:
                state = f"const {memory_type(self.dtype(load.value))} {name}"
                place = self.integer(load.drawn.offset)
                first.append(f"{state}_key = {name}[{place}];\n")
                first.append(f"{state}_counter = {name}[{place} + 1];\n")
        text = (
            f'extern "C" __global__ void __launch_bounds__({block}) @NAME({listed}) {{\n'
            f"{''.join(first)}{self.w.text}\n}}\n"
        )
        sizes = tuple(self._sizes)
        shared = (self.shared_bytes, sizes, most_blocks, self.dynamic_bytes)
        return KernelLaunch(text, grid, block, *shared)

    def shared(self, type: str, name: str, count: int, itemsize: int) -> None:
        """Declares an array of the block's."""
        self.w.add(f"__shared__ {type} {name}[{count}];")
        self.shared_bytes += count * itemsize

    def dynamic(self, type: str, name: str, count: int, itemsize: int) -> None:
        """Declares an array of the block's in the memory that the launch asks for."""
        if not self.dynamic_bytes:
            self.w.add(f"extern __shared__ __align__({ALIGNMENT}) char dynamic[];")
        place = f"reinterpret_cast<{type}*>(dynamic + {self.dynamic_bytes})"
        self.w.add(f"{type}* const {name} = {place};")
        self.dynamic_bytes += ceil_divide(count * itemsize, ALIGNMENT) * ALIGNMENT

    # ---- where things are ------------------------------------------------------------------

    def offset(self, index: str, shape: Sequence[int], load: Load, strides: Sequence[int]) -> str:
        """Where a load finds element ``index`` of a row-major walk over ``shape``."""
        unsigned = "unsigned int" if self.index == "int" else "unsigned long long"
        integer = self.integer
        terms = [integer(load.offset)] if load.offset else []
        inner = 1
        for axis in reversed(range(len(shape))):
            if strides[axis]:
                place = index
                if inner > 1:  # unsigned, which is quicker to divide
                    place = f"({unsigned}){place} / ({unsigned}){integer(inner)}"
                if math.prod(shape[:axis]) > 1:
                    place = f"({unsigned})({place}) % ({unsigned}){integer(shape[axis])}"
                terms.append(f"({self.index})({place}) * {integer(strides[axis])}")
            inner *= shape[axis]
        return " + ".join(terms) or "0"

    def define_starts(
        self, index: str, shape: Sequence[int], strides: Mapping[Load, Sequence[int]]
    ) -> dict[Load, str]:
        """Defines where each load begins."""
        starts = {}
        for load, own in strides.items():
            if not self.is_number(load):
                name = f"s{self.number[load]}"
                self.w.add(f"const {self.index} {name} = {self.offset(index, shape, load, own)};")
                starts[load] = name
        return starts

    def read_once(self, load: Load, start: str) -> str:
        """Defines a value that is read once."""
        text = self.buffer[load] if self.is_number(load) else self._element(load, start)
        return self.defined(load, text)

    def defined(self, load: Load, text: str) -> str:
        """Defines a value of what a load has in memory, as the text says it."""
        dtype = self.read_dtype(load)
        return self.w.define(cuda_type(dtype), self._from_memory(text, dtype))

    def _element(self, load: Load, place: str) -> str:
        """What a load reads at a place."""
        if load.drawn is not None:
            return f"{self.lanes_at(load, 1, place)}.lanes[0]"
        return f"{self.buffer[load]}[{place}]"

    def lanes_at(self, load: Load, lanes: int, place: str) -> str:
        """What a load reads at a place, a multiple of ``lanes``, and behind it."""
        drawn = load.drawn
        if drawn is None:
            return f"load_lanes<{lanes}>({self.buffer[load]} + ({place}))"
        name = self.buffer[load]
        return f"drawn_lanes<{lanes}, {drawn.source.name}>({name}_key, {name}_counter, {place})"

    def store(self, value: int, place: str, text: str) -> None:
        """Stores one element."""
        self.w.add(f"{self.store_buffer[value]}[{place}] = {text};")

    # ---- lanes -----------------------------------------------------------------------------

    def choose_lanes(
        self, inner: int | None, steps: Mapping[Load, int], outer: Mapping[Load, Sequence[int]]
    ) -> int:
        """How many lanes there are, where ``inner`` elements lie next to each other.

        ``steps`` are the strides of the elements, ``outer`` those of all other axes. None where a
        rest that is no whole vector is dealt with apart.
        """
        lanes = self.most_lanes(inner, steps)
        # Vectors that only stores would gain from are not worth reading element by element.
        moving = [load for load, step in steps.items() if step]
        if moving and not any(aligned(load, steps[load], outer[load], lanes) for load in moving):
            return 1
        return lanes

    def most_lanes(self, inner: int | None, steps: Mapping[Load, int]) -> int:
        """The most that vectors allow, and registers; see `choose_lanes`."""
        sizes = [
            self.dtype(value).itemsize
            for value in self.loop.stores
            if self.loop.members[value].level is Level.FULL
        ]
        read = [load for load, step in steps.items() if step == 1]
        sizes += [self.dtype(load.value).itemsize for load in read if load.drawn is None]
        if not sizes:
            return 1
        lanes = ALIGNMENT // max(sizes)
        # What is drawn is in registers as well, but the width of its type is that of no access.
        sizes += [load.drawn.source.dtype.itemsize for load in read if load.drawn is not None]
        while lanes > 1:
            words = sum(-(-size * lanes // 4) for size in sizes)
            if (inner is None or inner % lanes == 0) and words <= MAX_LANE_WORDS:
                break
            lanes //= 2
        return lanes

    def open_lanes(
        self,
        lanes: int,
        loads: Iterable[Load],
        stores: Iterable[int],
        places: Mapping[Load, str],
        vectors: Collection[Load],
        guard: str = "",
    ) -> None:
        """Reads what is read as vectors, and begins the block that is run for each lane ``k``.

        ``places`` is where each load finds lane 0. Without the ``guard`` there are zeros.
        """
        self.vectors = {}
        for load in loads:
            if load in vectors:
                name = f"x{self.number[load]}"
                type = memory_type(self.read_dtype(load))
                text = self.lanes_at(load, lanes, places[load])
                if guard:
                    self.w.add(f"Vector<{type}, {lanes}> {name} = {{}};")
                    self.w.add(f"if ({guard}) {name} = {text};")
                else:
                    self.w.add(f"const Vector<{type}, {lanes}> {name} = {text};")
                self.vectors[load] = name
        for value in stores:
            type = memory_type(self.dtype(value))
            self.w.add(f"Vector<{type}, {lanes}> y{value};")
        self.w.add("#pragma unroll")
        self.w.open(f"for (int k = 0; k < {lanes}; ++k)")

    def read_lane(self, load: Load, place: str, step: int, guard: str = "") -> str:
        """Defines what a load reads for lane ``k``, whose lane 0 is at ``place``.

        Without the ``guard`` it is zero.
        """
        name = self.vectors.get(load)
        if name is not None:
            text = f"{name}.lanes[k]"
        else:
            text = self._element(load, f"{place} + k * {self.integer(step)}")
            text = f"({guard} ? {text} : 0)" if guard else text
        return self.defined(load, text)

    def write_lane(self, value: int, text: str) -> None:
        """Keeps what is to be stored for lane ``k``."""
        self.w.add(f"y{value}.lanes[k] = {text};")

    def close_lanes(self, lanes: int, stores: Iterable[int], place: str, guard: str = "") -> None:
        """Ends the block, and stores what has been kept, if ``guard``."""
        self.w.close()
        for value in stores:
            buffer = self.store_buffer[value]
            when = f"if ({guard}) " if guard else ""
            self.w.add(f"{when}store_lanes<{lanes}>({buffer} + ({place}), y{value});")

    def _from_memory(self, text: str, dtype: np.dtype) -> str:
        return f"{text} != 0" if dtype == BOOL else text

    # ---- what is computed ------------------------------------------------------------------

    def element(self, member: Member, read: Mapping[Load | int, str], known: Known) -> str:
        """The text of a member's expression; ``read`` are the values of what it reads."""
        return self.w.value(member.expression, lambda part: read[part.value], known)

    def accumulator(self, member: Member, name: str) -> None:
        """Defines a variable that holds what leaves a reduction as it is."""
        assert member.reduction is not None
        dtype = self.dtype(member.value)
        self.w.add(
            f"{cuda_type(dtype)} {name} = {literal(member.reduction.identity(dtype), dtype)};"
        )

    def accumulate(self, member: Member, name: str, text: str, guard: str = "") -> None:
        """Combines a variable with another value, which comes second, if ``guard``."""
        assert member.reduction is not None
        total = combined(member.reduction.combine, self.dtype(member.value), name, text)
        self.w.add(f"{f'if ({guard}) ' if guard else ''}{name} = {total};")


Known = dict[Expression, str]
"""The texts of the expressions that have been written where they are visible."""


def aligned(load: Load, step: int, outer: Iterable[int], lanes: int) -> bool:
    """Whether a load finds the lanes next to each other, at multiples of their size."""
    return step == 1 and load.offset % lanes == 0 and not any(other % lanes for other in outer)


def ceil_divide(number: int, by: int) -> int:
    """The quotient, rounded up."""
    return -(-number // by)


def power_of_two(number: int) -> int:
    """The lowest power of two that is not lower."""
    power = 1
    while power < number:  # by comparing, which sizes that stand for any number understand
        power *= 2
    return power


def planned(number: int) -> int:
    """What a kernel is laid out for: a number itself, and for a size the power of two above it.

    So one kernel serves all sizes between two powers of two, and no others.
    """
    return power_of_two(number) if isinstance(number, Size) else number


def _index_type(loop: Loop) -> str:
    reaches = [loop.size]
    for load in loop.loads:
        steps = zip(load.strides, loop.domain, strict=True)
        reaches.append(load.offset + sum(_positive(step) * length for step, length in steps))
    return "int" if all(reach < INDEX_LIMIT for reach in reaches) else "long long"


def _positive(step: int) -> int:
    """The absolute value, of sizes as well."""
    return -step if step < 0 else step
