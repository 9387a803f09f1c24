"""From a graph to its pieces, fused or all calls, and to the step that each issues.

Fused, a program has loops, which become kernels of our own, matrix products, which are cuBLASLt's,
and calls of CuPy for all else. Without fusion its pieces are calls alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from lazyasync.backends.cuda.cublas import Epilogue, Operand, ProductKind
from lazyasync.backends.cuda.cupy_kernels.differences import (
    ArrayModule,
    lower_for_cupy,
    takes_numbers,
)
from lazyasync.backends.cuda.kernels.compile import KernelCompiler
from lazyasync.backends.cuda.kernels.loops import CudaLoopCode, write_loop
from lazyasync.backends.cuda.kernels.products import CudaPiece, FinishedProduct, finish_products
from lazyasync.backends.cuda.kind import GpuKind
from lazyasync.backends.cuda.steps import CallStep, LoopStep, ProductStep, Step
from lazyasync.compiler.fused_graph import (
    Call,
    FusedGraph,
    Loop,
    Matrix,
    Piece,
    Product,
    all_calls,
)
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.instructions import kernel_seconds, lower_call
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.graph import Graph
from lazyasync.ir.leaves import CONSTANT, SCALAR
from lazyasync.ir.node import OperationKind
from lazyasync.ir.rules import Kernel
from lazyasync.ir.sizes import SizeResolver

BYTES_PER_SECOND = 2e12
FLOPS_PER_SECOND = 2e13
SECONDS_PER_LAUNCH = 6e-6
"""What a first estimate of a duration assumes, until it is measured: a data-centre GPU's memory,
its single precision, and one call of CuPy from Python."""

ALLOCATION_UNIT = 512
"""Bytes to which CuPy's pool rounds allocations up."""


class LoopKernels(NamedTuple):
    """The kernels of the loops of a program, in the order of the loops."""

    codes: Sequence[CudaLoopCode]
    names: Sequence[tuple[str, ...]]
    cubins: Mapping[str, bytes]
    """By the name of a kernel, the module that has it."""


class LoweredProgram:
    """The pieces of a program, and the step of each; immutable, shared by all devices of a kind."""

    def __init__(
        self,
        fused: FusedGraph,
        pieces: Sequence[CudaPiece],
        xp: ArrayModule,
        kind: GpuKind | None = None,
        kernels: LoopKernels | None = None,
    ) -> None:
        self.fused = fused
        self.graph = graph = fused.graph
        self.pieces = pieces
        self._xp = xp
        self._lower = partial(lower_for_cupy, xp)
        self.replays = kind is not None and kind.replays
        """Whether kernels find numbers in memory, so that runs can be captured and replayed."""
        numbers = _numbers(graph)
        self.scalars = frozenset[int]() if self.replays else numbers
        """The arguments that are numbers of the host."""
        self.constants = {
            value: graph.types[value].dtype.type(graph.nodes[value].attributes.value)
            for value in graph.order
            if graph.nodes[value].operation is CONSTANT
        }
        self._host_numbers = self.scalars.union(self.constants)
        self._given = {*graph.arguments, *self.constants}
        self.roots = frozenset(graph.roots)
        self.operands = graph.operands
        self.views: dict[int, Kernel] = {}
        """The kernels of the values that whoever reads them makes."""
        self.computed = {value for piece in pieces for value in written(piece)}
        self.cubins: Mapping[str, bytes] = {} if kernels is None else kernels.cubins
        self._codes: dict[Loop, tuple[CudaLoopCode, tuple[str, ...]]] = {}
        if kernels is not None:
            loops = [piece for piece in pieces if isinstance(piece, Loop)]
            self._codes = dict(
                zip(loops, zip(kernels.codes, kernels.names, strict=True), strict=True)
            )
        self._numbers = numbers.union(self.constants)
        self._rounds_products = kind is not None and kind.fast_products
        self.steps = self._make_steps()

    def _make_steps(self) -> list[Step]:
        reads = [tuple(self._read(piece)) for piece in self.pieces]
        last: dict[int, int] = {}
        for position, piece in enumerate(self.pieces):
            for value in (*written(piece), *reads[position]):
                last[value] = position
        releases: dict[int, list[int]] = {}
        for value, position in last.items():
            if value in self.computed and value not in self.roots:
                releases.setdefault(position, []).append(value)
        own = [piece for piece in self.pieces if not isinstance(piece, Call)]
        in_order = {value for piece in own for value in written(piece)}
        steps: list[Step] = []
        for position, piece in enumerate(self.pieces):
            pause()
            released = tuple(releases.get(position, ()))
            if isinstance(piece, Loop):
                steps.append(self._loop_step(piece, in_order, released))
            elif isinstance(piece, FinishedProduct):
                steps.append(self._product_step(piece, released))
            else:
                steps.append(self._call_step(piece, reads[position], released))
        return steps

    def _loop_step(self, piece: Loop, in_order: set[int], releases: tuple[int, ...]) -> LoopStep:
        code, names = self._codes[piece]
        operands = tuple([load.value for load in code.loads])
        checked = tuple(
            place
            for place, value in enumerate(operands)
            if value not in in_order and value not in self._numbers
        )
        types = tuple([self.graph.types[value] for value in code.stores])
        return LoopStep(code, names, code.stores, types, operands, checked, releases)

    def _product_step(self, piece: FinishedProduct, releases: tuple[int, ...]) -> ProductStep:
        product = piece.product
        matrices = [product.left, product.right]
        operands = [(matrix.value, matrix.offset) for matrix in matrices]
        epilogue = Epilogue.NONE
        if piece.bias is not None:
            operands.append((piece.bias.value, piece.bias.offset))
            epilogue = Epilogue.BIAS_RELU if piece.relu else Epilogue.BIAS
        type = self.graph.types[piece.value]
        left, right = map(_as_operand, matrices)
        kind = ProductKind(
            type.dtype.char,
            left,
            right,
            product.rows,
            product.inner,
            product.columns,
            product.batch,
            epilogue,
            self._rounds_products,
        )
        values, offsets = zip(*operands, strict=True)
        return ProductStep(kind, (piece.value,), type, values, offsets, releases)

    def _call_step(
        self, piece: Call, reads: tuple[int, ...], releases: tuple[int, ...]
    ) -> CallStep:
        value = piece.value
        instruction = lower_call(self.graph, value, self._lower)
        numbers = takes_numbers(self._xp, instruction.node, instruction.kernel)
        self._make_views(instruction.operands)
        finds_all = not any(
            self._is_view(operand) or (operand in self._host_numbers and not numbers)
            for operand in instruction.operands
        )
        returns, copies = instruction.kind.returns_result, value in self.roots
        return CallStep(instruction, numbers, finds_all, returns, copies, (value,), reads, releases)

    def _read(self, piece: CudaPiece) -> Iterator[int]:
        """The values, none of them made by whoever reads them, that a piece reads."""
        if isinstance(piece, Loop):
            yield from [load.value for load in piece.loads]
            return
        if isinstance(piece, FinishedProduct):
            yield from (piece.product.left.value, piece.product.right.value)
            if piece.bias is not None:
                yield piece.bias.value
            return
        stack = list(reversed(self.operands[piece.value]))
        while stack:
            value = stack.pop()
            if self._is_view(value):
                stack.extend(reversed(self.operands[value]))
            else:
                yield value

    def _is_view(self, value: int) -> bool:
        """Whether a value is made by whoever reads it."""
        return value not in self.computed and value not in self._given

    def _make_views(self, values: Sequence[int]) -> None:
        for value in values:
            if self._is_view(value) and value not in self.views:
                self.views[value] = lower_call(self.graph, value, self._lower).kernel
                self._make_views(self.operands[value])

    # ---- what a run takes ------------------------------------------------------------------

    def workspace_bytes(self) -> int:
        """The most bytes of intermediates there are at a time, as the pool counts them.

        Views are taken to look into their operand's memory, which lives as long as they do.
        """
        owner: dict[int, int] = {}
        """The value whose memory a value lives in, of those that are computed."""
        holders: dict[int, int] = {}
        allocated: dict[int, int] = {}
        held = most = 0
        for step in self.steps:
            passing = 0
            if isinstance(step, LoopStep):
                passing = allocated_bytes(step.code.workspace_bytes)
            for value in step.results:
                if value in self.roots:
                    continue
                if isinstance(step, CallStep) and step.instruction.kind is OperationKind.VIEW:
                    owner[value] = owner.get(step.operands[0], step.operands[0])
                else:
                    owner[value] = value
                    allocated[value] = self._bytes_of(step, value)
                    held += allocated[value]
                holders[owner[value]] = holders.get(owner[value], 0) + 1
            most = max(most, held + passing)
            for released in step.releases:
                whose = owner[released]
                holders[whose] -= 1
                if not holders[whose]:
                    held -= allocated.pop(whose, 0)
        return most

    def _bytes_of(self, step: Step, value: int) -> int:
        """The bytes that a result is given, in the pool's units."""
        if isinstance(step, CallStep) and step.instruction.kind is OperationKind.MULTIPLE:
            return sum(allocated_bytes(type.nbytes) for type in step.instruction.node.outputs)
        return allocated_bytes(self.graph.types[value].nbytes)

    def estimated_seconds(self) -> float:
        """A rough duration on one GPU, for programs that have never run.

        The device works on each step while the next one is being issued.
        """
        types = self.graph.types
        seconds = 0.0
        for step in self.steps:
            if isinstance(step, CallStep):
                if step.instruction.kind is OperationKind.VIEW:
                    continue
                inputs = [types[operand] for operand in step.instruction.operands]
                node = step.instruction.node
                busy = kernel_seconds(node, inputs, BYTES_PER_SECOND, FLOPS_PER_SECOND)
            else:
                moved = sum(types[value].nbytes for value in (*step.operands, *step.results))
                busy = moved / BYTES_PER_SECOND
                if isinstance(step, ProductStep):
                    kind = step.kind
                    flops = 2.0 * kind.rows * kind.inner * kind.columns * kind.batch
                    busy = max(busy, flops / FLOPS_PER_SECOND)
            seconds += max(busy, SECONDS_PER_LAUNCH * step.launches)
        return seconds


def lower_fused(
    graph: Graph, xp: ArrayModule, kind: GpuKind, compiler: KernelCompiler
) -> LoweredProgram:
    """A graph as loops, matrix products, and calls of what is left.

    Raises `lazyasync.backends.cuda.kernels.compile.CudaCompilationError`, among others, where it
    cannot be.
    """
    fused, pieces = _fused(graph, kind)
    return LoweredProgram(fused, pieces, xp, kind, _compiled(fused, pieces, kind, compiler))


class LoweredForSizes:
    """A graph with sizes that stand for any number, whose kernels are given these when launched.

    Raises what `lower_fused` raises.
    """

    def __init__(
        self, graph: Graph, xp: ArrayModule, kind: GpuKind, compiler: KernelCompiler
    ) -> None:
        self._xp, self._kind = xp, kind
        self._fused, self._pieces = _fused(graph, kind)
        self._kernels = _compiled(self._fused, self._pieces, kind, compiler)

    def resolved(self, resolver: SizeResolver) -> LoweredProgram:
        """The program with numbers for the sizes."""
        fused = self._fused.resolved(resolver)
        of = dict(zip(self._fused.pieces, fused.pieces, strict=True))
        pieces = [_resolved_piece(piece, of, resolver) for piece in self._pieces]
        codes = [code.resolved(resolver) for code in self._kernels.codes]
        kernels = LoopKernels(codes, self._kernels.names, self._kernels.cubins)
        return LoweredProgram(fused, pieces, self._xp, self._kind, kernels)


def _fused(graph: Graph, kind: GpuKind) -> tuple[FusedGraph, list[CudaPiece]]:
    fused = fuse(PrimitiveGraph(graph, kind.unfused), products="efdE" if kind.products else "")
    return fused, finish_products(fused, relu=kind.fast_products)


def _compiled(
    fused: FusedGraph, pieces: Sequence[CudaPiece], kind: GpuKind, compiler: KernelCompiler
) -> LoopKernels:
    """The kernels of the loops among some pieces."""
    graph = fused.graph
    by_value = frozenset[int]() if kind.replays else _numbers(graph)
    # Numbers that are sizes, as what a mean divides by, are not part of the text.
    by_value |= {value for value in graph.order if graph.nodes[value].operation is CONSTANT}
    loops = [piece for piece in pieces if isinstance(piece, Loop)]
    codes = [write_loop(loop, graph.types, by_value, kind.target) for loop in loops]
    if not codes:
        return LoopKernels([], [], {})
    cubins, names = compiler.compile(codes)
    return LoopKernels(codes, names, cubins)


def _resolved_piece(
    piece: CudaPiece, of: Mapping[Piece, Piece], resolver: SizeResolver
) -> CudaPiece:
    if not isinstance(piece, FinishedProduct):
        found = of[piece]
        assert not isinstance(found, Product)
        return found
    product, bias = of[piece.product], piece.bias
    assert isinstance(product, Product)
    if bias is not None:
        bias = bias.resolved(resolver.number)
    return replace(piece, product=product, bias=bias)


def _numbers(graph: PrimitiveGraph) -> frozenset[int]:
    """The arguments that are numbers."""
    return frozenset(value for value in graph.arguments if graph.nodes[value].operation is SCALAR)


def lower_to_calls(graph: Graph, xp: ArrayModule) -> LoweredProgram:
    """A graph as calls of CuPy, one for each operation."""
    fused = all_calls(graph)
    return LoweredProgram(fused, [piece for piece in fused.pieces if isinstance(piece, Call)], xp)


def written(piece: CudaPiece) -> Sequence[int]:
    """The values that a piece leaves in memory."""
    return piece.stores if isinstance(piece, Loop) else (piece.value,)


def allocated_bytes(nbytes: int) -> int:
    """The bytes that the pool hands out for so many."""
    return -(-nbytes // ALLOCATION_UNIT) * ALLOCATION_UNIT


def _as_operand(matrix: Matrix) -> Operand:
    return Operand(matrix.leading, matrix.transposed, matrix.step)
