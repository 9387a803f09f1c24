"""Kernels of our own for operations that are no loops: what moves by indices, orders, or places.

An operation has a row in `KERNELS`, beside what writes its kernels. They read operands that lie in
C order, or one number, and are written with all lengths in their text. Their results have the same
bits each time: what does not commute is combined in an order that depends on nothing but types and
values, and what does may be combined by atomic instructions.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from lazyasync.backends.cuda.kernels.expressions import memory_type
from lazyasync.backends.cuda.kernels.writer import (
    ALIGNMENT,
    INDEX_LIMIT,
    CudaLoopCode,
    KernelLaunch,
    Target,
    ceil_divide,
)
from lazyasync.backends.cuda.kind import GpuKind
from lazyasync.backends.cuda.lowering import EMITTERS, Emitter, LoweredProgram
from lazyasync.compiler.fused_graph import FusedGraph, Load, Piece
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.loops import copy_operand, is_copied_by_loops
from lazyasync.compiler.geometry import is_contiguous
from lazyasync.compiler.widening.conversions import is_narrow
from lazyasync.ir.node import Node
from lazyasync.ir.rule_kinds import Rules
from lazyasync.ir.sizes import is_sized
from lazyasync.ir.types import TensorType

THREADS = 256
"""Threads of a block, where a kernel says nothing else."""
SCAN = f"""\
  __shared__ unsigned int sums[{THREADS}];
  sums[threadIdx.x] = own;
  __syncthreads();
  for (int distance = 1; distance < {THREADS}; distance *= 2) {{
    const unsigned int other = threadIdx.x >= distance ? sums[threadIdx.x - distance] : 0;
    __syncthreads();
    sums[threadIdx.x] += other;
    __syncthreads();
  }}
"""
"""Adds up what each thread has as its own, and what those before it have."""


@dataclass(eq=False, slots=True)
class OperationKernels(Piece):
    """A value computed by the kernels that are written for its operation."""

    value: int
    node: Node
    loads: tuple[Load, ...]
    """How its operands are read: in C order, or each element the same number."""
    types: tuple[TensorType, ...]
    """The types of its operands, as they are read."""
    needs: dict[Piece, None] = field(default_factory=dict)

    may_fail = False

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return (self.value,)

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        return [load.value for load in self.loads]

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        shape = ", ".join(map(str, self.node.type.shape))
        return f"{self.node.operation.name} [{shape}]"


class Given(NamedTuple):
    """An operand in the text of a kernel."""

    name: str
    type: TensorType
    offset: int
    is_number: bool
    """Whether each element is the same one."""
    by_value: bool

    def at(self, place: str) -> str:
        """The text of the element at a place in C order, as it is in memory."""
        if self.by_value:
            return self.name
        if self.is_number:
            return f"{self.name}[{self.offset}]"
        return f"{self.name}[{self.offset} + ({place})]" if self.offset else f"{self.name}[{place}]"

    def lanes(self, most: int, *lengths: int) -> int:
        """How many elements may be read at once, of lengths that are whole vectors."""
        lanes = max(1, most // self.type.dtype.itemsize)
        while lanes > 1 and any(number % lanes for number in (self.offset, *lengths)):
            lanes //= 2
        return lanes


class Task:
    """The kernels of one piece, while they are written."""

    def __init__(
        self,
        piece: OperationKernels,
        types: Sequence[TensorType],
        by_value: Collection[int],
        target: Target,
    ) -> None:
        self.piece = piece
        self.node = piece.node
        self.attributes: Any = piece.node.attributes
        self.output = piece.node.type
        self.target = target
        self.inputs = piece.types
        self.parameters: list[tuple[str, str]] = []
        given = []
        for number, (load, type) in enumerate(zip(piece.loads, piece.types, strict=True)):
            name, is_value = f"b{number}", load.value in by_value
            pointer = "" if is_value else "* __restrict__"
            memory = memory_type(types[load.value].dtype)
            self.parameters.append((f"const {memory}{pointer}", name))
            is_number = not any(load.strides) or type.size == 1
            given.append(Given(name, type, load.offset, is_number, is_value))
        self.given = given
        self.parameters.append((f"{memory_type(self.output.dtype)}* __restrict__", "out"))
        self.workspace_bytes = 0
        self._kernels: list[tuple[str, int, int, str]] = []

    def workspace(self, count: int, type: str, itemsize: int) -> str:
        """Memory for so many elements of a type in C++, as the text of a pointer to it."""
        start = self.workspace_bytes
        self.workspace_bytes += ceil_divide(count * itemsize, ALIGNMENT) * ALIGNMENT
        return f"reinterpret_cast<{type}*>(workspace + {start}ull)"

    def kernel(self, body: str, blocks: int, threads: int = THREADS, helpers: str = "") -> None:
        """Adds a kernel, to be launched after those that there are.

        ``helpers`` are functions that the ``body`` calls.
        """
        self._kernels.append((body, max(1, blocks), threads, helpers))

    def elements(self, body: str, count: int, helpers: str = "") -> None:
        """Adds a kernel that does the ``body`` for each ``i`` below a number."""
        index = index_type(count)
        text = (
            f"const {index} i = ({index})blockIdx.x * {THREADS} + threadIdx.x;\n"
            f"if (i >= {count}) return;\n{body}"
        )
        self.kernel(text, ceil_divide(count, THREADS), helpers=helpers)

    def code(self) -> CudaLoopCode:
        """The kernels."""
        parameters = [*self.parameters]
        if self.workspace_bytes:
            parameters.append(("unsigned char* __restrict__", "workspace"))
        listed = ", ".join(f"{type} {name}" for type, name in parameters)
        launches = [
            KernelLaunch(
                f'{helpers}extern "C" __global__ void __launch_bounds__({threads}) '
                f"@NAME({listed}) {{\n{body}\n}}\n",
                blocks,
                threads,
                0,
            )
            for body, blocks, threads, helpers in self._kernels
        ]
        return CudaLoopCode(
            tuple(launches),
            tuple([type for type, _ in parameters]),
            self.piece.loads,
            (self.piece.value,),
            self.workspace_bytes,
        )


def index_type(count: int) -> str:
    """The type of indices below a number."""
    return "int" if count < INDEX_LIMIT else "long long"


def around(shape: Sequence[int], axis: int, end: int | None = None) -> tuple[int, int, int]:
    """The elements before axes of a shape, of these, and behind them; of one, without ``end``."""
    end = axis + 1 if end is None else end
    return math.prod(shape[:axis]), math.prod(shape[axis:end]), math.prod(shape[end:])


class OwnRow(NamedTuple):
    """What is known of the kernels of an operation."""

    write: Callable[[Task], None]
    fits: Callable[[Node, Sequence[TensorType]], bool] = lambda node, inputs: True
    """Whether there are any for an operation on operands of such types, none of them empty."""
    numbers: frozenset[int] = frozenset()
    """The operands of which each element may be the same number."""
    extend: Callable[[FusionBuilder, int], None] = lambda builder, value: None
    """Gives the value further operands, which are computed for it and its like."""
    is_asked_for: bool = False
    """Whether another rule says where they are used, as operands have to lie in a certain way."""
    keeps_narrow: bool = False
    """Whether one on narrow dtypes is computed as it is, where it could be written as another."""


Written: TypeAlias = Rules[OwnRow]


def _are_known(node: Node, inputs: Sequence[TensorType]) -> bool:
    """Whether no length stands for any number, and nothing is empty."""
    return all(not is_sized(type) and type.size for type in (node.type, *inputs))


def _keeps(node: Node, inputs: Sequence[TensorType], kind: GpuKind) -> bool:
    """Whether kernels of our own compute an operation on a narrow dtype as it is."""
    row = KERNELS.of(node.operation)
    if row is None or not row.keeps_narrow or not any(is_narrow(type, True) for type in inputs):
        return False
    return _are_known(node, inputs) and row.fits(node, inputs)


KERNELS: Written = Rules("CUDA kernels")
"""The operations that have kernels of our own."""


def own_kernels(builder: FusionBuilder, value: int) -> bool:
    """The rule for operations that have kernels of our own."""
    row = KERNELS.of(builder.graph.nodes[value].operation)
    return row is not None and not row.is_asked_for and by_own_kernels(builder, value)


def by_own_kernels(builder: FusionBuilder, value: int) -> bool:
    """Whether a value of an operation in `KERNELS` fits these; if so, it is computed by them."""
    graph = builder.graph
    node = graph.nodes[value]
    row = KERNELS[node.operation]
    inputs = [graph.types[operand] for operand in graph.operands[value]]
    if not _are_known(node, inputs) or not row.fits(node, inputs):
        return False
    for place, operand in enumerate(graph.operands[value]):
        if _read(builder, operand, place in row.numbers) is None:
            if not is_copied_by_loops(graph.types[operand]):
                return False
            copy_operand(builder, operand, value)
    row.extend(builder, value)
    compute(builder, value)
    return True


def compute(builder: FusionBuilder, value: int) -> None:
    """Has a value of an operation in `KERNELS` be computed by them."""
    graph = builder.graph
    loads = []
    for operand in graph.operands[value]:
        load = _read(builder, operand, True)
        assert load is not None
        loads.append(load)
    types = tuple([graph.types[operand] for operand in graph.operands[value]])
    builder.compute(value, OperationKernels(value, graph.nodes[value], tuple(loads), types))


def _read(builder: FusionBuilder, operand: int, may_be_number: bool) -> Load | None:
    """How an operand is read; None if it lies in another order."""
    geometry, shape = builder.geometries[operand], builder.graph.types[operand].shape
    load = Load(geometry.base, geometry.offset, geometry.strides)
    if is_contiguous(geometry.strides, shape):
        return load
    moving = [step for step, length in zip(geometry.strides, shape, strict=True) if length > 1]
    if not may_be_number or any(moving):
        return None
    return Load(geometry.base, geometry.offset, (0,) * len(shape))


def _code(
    piece: OperationKernels,
    types: Sequence[TensorType],
    by_value: Collection[int],
    target: Target | None,
) -> CudaLoopCode:
    task = Task(piece, types, by_value, target or Target())
    KERNELS[piece.node.operation].write(task)
    return task.code()


EMITTERS[OperationKernels] = Emitter(
    LoweredProgram._loop_step, _code, own_kernels, needs=lambda kind: True, keeps=_keeps
)
