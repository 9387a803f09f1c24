"""From a graph to its pieces, fused or all calls, and to the step that each issues.

Fused, a program has loops, which become kernels of our own, matrix products, which are cuBLASLt's,
and calls of CuPy for all else. Without fusion its pieces are calls alone. What is issued for a
piece, `EMITTERS` says by its kind.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from lazyasync.backends.cuda.cublas import Epilogue, Operand, ProductKind
from lazyasync.backends.cuda.cupy_kernels.differences import (
    ArrayModule,
    lower_for_cupy,
    takes_numbers,
)
from lazyasync.backends.cuda.donation import overwriting_last
from lazyasync.backends.cuda.kernels.compile import KernelCompiler
from lazyasync.backends.cuda.kernels.loops import CudaLoopCode, Target, write_loop
from lazyasync.backends.cuda.kernels.products import FinishedProduct, finish_products
from lazyasync.backends.cuda.kind import GpuKind
from lazyasync.backends.cuda.regions import RegionStep
from lazyasync.backends.cuda.steps import CallStep, LoopStep, ProductStep, Run, Step
from lazyasync.compiler.fused_graph import Call, FusedGraph, Loop, Matrix, Piece, all_calls
from lazyasync.compiler.fusion import Rule, fuse
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.drawing import draw
from lazyasync.compiler.fusion.recomputation import Recomputation
from lazyasync.compiler.instructions import Instruction, lower_call
from lazyasync.compiler.layouts import Wish, lay_out
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.spreading import spread_small
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.graph import Graph, regions_in
from lazyasync.ir.leaves import CONSTANT, RANDOM_STATE, SCALAR
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.rules import DRIVERS, EXPANSIONS, Kernel
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.types import TensorType

SECONDS_PER_LAUNCH = 6e-6
"""What a first estimate of a duration assumes, until it is measured: one call of CuPy."""

RECOMPUTATION = Recomputation(instruction_bytes=1 / 16)
"""An H100 issues 16.7e12 instructions of single precision a second, and moves 3.35e12 bytes: five
instructions for each byte, were they all that it does. Loads and addresses take their part, and
computing goes on beside moving."""


class OwnKernels(NamedTuple):
    """The kernels of our own of a program, in the order of the pieces that have any."""

    codes: Sequence[CudaLoopCode]
    names: Sequence[tuple[str, ...]]
    cubins: Mapping[str, bytes]
    """By the name of a kernel, the module that has it."""


class LoweredProgram:
    """The pieces of a program, and the step of each; immutable, shared by all devices of a kind."""

    def __init__(
        self,
        fused: FusedGraph,
        xp: ArrayModule,
        kind: GpuKind | None = None,
        kernels: OwnKernels | None = None,
        lower_region: Callable[[Graph], LoweredProgram] | None = None,
    ) -> None:
        self.fused = fused
        self.graph = graph = fused.graph
        self.pieces = fused.pieces
        self.xp = xp
        self._lower_region = lower_region
        """What makes a program of a region; None where the operations of regions are calls."""
        self.lower = partial(lower_for_cupy, xp)
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
        self.made: dict[int, Instruction] = {
            value: lower_call(graph, value, self.lower) for value in fused.constants
        }
        """What depends on nothing, and is made once on each device."""
        self._host_numbers = self.scalars.union(self.constants)
        self._given = {*graph.arguments, *self.constants, *self.made}
        self.roots = frozenset(fused.outputs)
        self.types_in_memory = fused.types_in_memory()
        """Those of all values: of what somebody gets in another shape, as they get it."""
        self.operands = graph.operands
        self.views: dict[int, Kernel] = {}
        """The kernels of the values that whoever reads them makes."""
        self.computed = {value for piece in fused.pieces for value in piece.writes}
        self.cubins: Mapping[str, bytes] = {} if kernels is None else kernels.cubins
        self._codes: dict[Piece, tuple[CudaLoopCode, tuple[str, ...]]] = {}
        if kernels is not None:
            own = [piece for piece in fused.pieces if emitter_of(piece).code is not None]
            self._codes = dict(
                zip(own, zip(kernels.codes, kernels.names, strict=True), strict=True)
            )
        self._numbers = numbers.union(self.constants, _states(graph))
        self.rounds_products = kind is not None and kind.fast_products
        self._in_order = frozenset(
            value for piece in fused.pieces if piece.called is None for value in piece.writes
        )
        """The values that lie in memory in C order, without gaps."""
        self.written: list[int | None] = []
        """The roots, None for those that are copies of what else somebody holds."""
        for root in fused.outputs:
            is_own = root in self.computed and root not in self.written
            self.written.append(root if is_own else None)
        self.overwriting = {
            value: piece.overwrites.get(value)
            for piece in fused.of_kind(Loop)
            if piece.overwrites
            for value in piece.stores
        }
        """What loops that may write over arguments store, with the argument, where there is one."""
        self.steps = self._make_steps()

    def _make_steps(self) -> list[Step]:
        reads = [tuple(self._read(piece)) for piece in self.pieces]
        last: dict[int, int] = {}
        for position, piece in enumerate(self.pieces):
            for value in (*piece.writes, *reads[position]):
                last[value] = position
        releases: dict[int, list[int]] = {}
        for value, position in last.items():
            if value in self.computed and value not in self.roots:
                releases.setdefault(position, []).append(value)
        steps: list[Step] = []
        for position, piece in enumerate(self.pieces):
            pause()
            released = tuple(releases.get(position, ()))
            steps.append(emitter_of(piece).step(self, piece, reads[position], released))
        return steps

    def kernels_of(self, piece: Piece) -> tuple[CudaLoopCode, tuple[str, ...]]:
        """The kernels of our own that a piece launches, and their names."""
        return self._codes[piece]

    # ---- what is issued for each kind of pieces --------------------------------------------

    def _loop_step(
        self, piece: Loop, reads: tuple[int, ...], releases: tuple[int, ...]
    ) -> LoopStep:
        code, names = self.kernels_of(piece)
        operands = tuple([load.value for load in code.loads])
        checked = tuple(
            place
            for place, value in enumerate(operands)
            if value not in self._in_order and value not in self._numbers
        )
        types = tuple([self.types_in_memory[value] for value in code.stores])
        draws = any(load.drawn is not None for load in code.loads)
        return LoopStep(code, names, code.stores, types, operands, checked, draws, releases)

    def _product_step(
        self, piece: FinishedProduct, reads: tuple[int, ...], releases: tuple[int, ...]
    ) -> ProductStep:
        product = piece.product
        matrices = [product.left, product.right]
        operands = [(matrix.value, matrix.offset) for matrix in matrices]
        epilogue = Epilogue.NONE
        if piece.bias is not None:
            operands.append((piece.bias.value, piece.bias.offset))
            epilogue = Epilogue.BIAS_RELU if piece.relu else Epilogue.BIAS
        type = self.types_in_memory[piece.value]
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
            self.rounds_products,
        )
        values, offsets = zip(*operands, strict=True)
        return ProductStep(kind, (piece.value,), type, values, offsets, releases)

    def _call_step(
        self, piece: Call, reads: tuple[int, ...], releases: tuple[int, ...]
    ) -> CallStep | RegionStep:
        value = piece.value
        node = self.graph.nodes[value]
        driver = DRIVERS.of(node.operation)
        if driver is not None and self._lower_region is not None:
            regions = [self._lower_region(region) for _, region in regions_in(node.attributes)]
            given = self.operands[value]
            self._make_views(given)
            drive = driver(node.outputs, node.attributes)
            return RegionStep(
                self.xp, node, drive, tuple(regions), given, (value,), reads, releases
            )
        instruction = lower_call(self.graph, value, self.lower)
        numbers = takes_numbers(self.xp, instruction.node, instruction.kernel)
        self._make_views(instruction.operands)
        finds_all = not any(
            self._is_view(operand) or (operand in self._host_numbers and not numbers)
            for operand in instruction.operands
        )
        returns, copies = instruction.kind.returns_result, value in self.roots
        return CallStep(instruction, numbers, finds_all, returns, copies, (value,), reads, releases)

    @property
    def arguments(self) -> Sequence[int]:
        """The values that it is given."""
        return self.graph.arguments

    # ---- what it gives ---------------------------------------------------------------------

    def outputs(self, run: Run, into: Sequence[Any | None] | None = None) -> list[Any]:
        """The roots' values; those that somebody else holds are copied, if need be ``into``."""
        found = []
        for place, (root, own) in enumerate(zip(self.fused.outputs, self.written, strict=True)):
            if own is not None:
                found.append(run.values[own])
                continue
            target = None if into is None else into[place]
            if target is None:
                target = run.operand(root).copy()
            else:
                target[...] = run.operand(root)
            found.append(target)
        return found

    # ---- what is read ----------------------------------------------------------------------

    def _read(self, piece: Piece) -> Iterator[int]:
        """The values, none of them made by whoever reads them, that a piece reads."""
        if piece.called is None:
            yield from piece.reads(self.fused)
            return
        stack = list(reversed(self.operands[piece.called]))
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
                self.views[value] = lower_call(self.graph, value, self.lower).kernel
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
            for value in step.results:
                if value in self.roots:
                    continue
                source = step.looks_into
                if source is not None:
                    owner[value] = owner.get(source, source)
                else:
                    owner[value] = value
                    allocated[value] = step.result_bytes(value, self.graph.types)
                    held += allocated[value]
                holders[owner[value]] = holders.get(owner[value], 0) + 1
            most = max(most, held + step.workspace_bytes())
            for released in step.releases:
                whose = owner[released]
                holders[whose] -= 1
                if not holders[whose]:
                    held -= allocated.pop(whose, 0)
        return most

    def estimated_seconds(self) -> float:
        """A rough duration on one GPU, for programs that have never run.

        The device works on each step while the next one is being issued.
        """
        seconds = 0.0
        for step in self.steps:
            busy = step.busy_seconds(self.graph.types)
            if busy is not None:
                seconds += max(busy, SECONDS_PER_LAUNCH * step.launches)
        return seconds


class Emitter(NamedTuple):
    """What CUDA makes of a kind of pieces."""

    step: Callable[[LoweredProgram, Any, tuple[int, ...], tuple[int, ...]], Step]
    """The step of a piece of a program, with the values that it reads and that it releases."""
    code: WriteCode | None = None
    """The kernels of our own that it launches, if it does."""
    rule: Rule | None = None
    """The rule of fusion that makes such pieces, where fusion itself has none."""
    needs: Callable[[GpuKind], bool] = lambda kind: kind.products
    """Whether a kind of device has what that takes."""
    wish: MakeWish | None = None
    """How what such pieces compute is to lie in memory: an operation that wishes is not written as
    those of another dtype."""
    keeps: Callable[[Node, Sequence[TensorType], GpuKind], bool] | None = None
    """Which operations, with the types of their operands, such pieces compute of narrow dtypes on a
    kind, so that they are not written as others either."""
    copies: Rule | None = None
    """The rule by which such pieces copy views that somebody gets."""


MakeWish: TypeAlias = Callable[[Node, Sequence[TensorType], Sequence[Node], bool], "Wish | None"]
"""What a node wishes, of the types of its operands and their nodes, where these are known; with
what is said of `GpuKind.fast_products`."""

WriteCode: TypeAlias = Callable[
    [Any, Sequence[TensorType], Collection[int], Target | None], CudaLoopCode
]
"""What writes the kernels of a piece: see `write_loop`."""

EMITTERS: dict[type[Piece], Emitter] = {
    Loop: Emitter(LoweredProgram._loop_step, write_loop),
    FinishedProduct: Emitter(LoweredProgram._product_step),
    Call: Emitter(LoweredProgram._call_step),
}
"""The kinds of pieces that CUDA devices run."""


def emitter_of(piece: Piece) -> Emitter:
    """What becomes of a piece. Raises `LookupError` where its kind has not been added."""
    found = EMITTERS.get(type(piece))
    if found is None:
        raise LookupError(f"CUDA has no emitter for pieces of the kind {type(piece).__name__}")
    return found


def lower_fused(
    graph: Graph,
    xp: ArrayModule,
    kind: GpuKind,
    compiler: KernelCompiler,
    *,
    is_region: bool = False,
) -> LoweredProgram:
    """A graph as loops, matrix products, and calls of what is left.

    Those of regions never write over what they are given.

    Raises `lazyasync.backends.cuda.kernels.compile.CudaCompilationError`, among others, where it
    cannot be.
    """
    fused = _fused(graph, kind)
    if not is_region:
        fused = overwriting_last(fused)
    lower_region = partial(lower_fused, xp=xp, kind=kind, compiler=compiler, is_region=True)
    return LoweredProgram(fused, xp, kind, _compiled(fused, kind, compiler), lower_region)


class LoweredForSizes:
    """A graph with sizes that stand for any number, whose kernels are given these when launched.

    Raises what `lower_fused` raises.
    """

    def __init__(
        self, graph: Graph, xp: ArrayModule, kind: GpuKind, compiler: KernelCompiler
    ) -> None:
        self._xp, self._kind = xp, kind
        self._fused = overwriting_last(_fused(graph, kind))
        self._kernels = _compiled(self._fused, kind, compiler)
        self._lower_region = partial(
            lower_fused, xp=xp, kind=kind, compiler=compiler, is_region=True
        )

    def resolved(self, resolver: SizeResolver) -> LoweredProgram:
        """The program with numbers for the sizes."""
        codes = [code.resolved(resolver) for code in self._kernels.codes]
        kernels = OwnKernels(codes, self._kernels.names, self._kernels.cubins)
        fused = self._fused.resolved(resolver)
        return LoweredProgram(fused, self._xp, self._kind, kernels, self._lower_region)


def _fused(graph: Graph, kind: GpuKind) -> FusedGraph:
    rules: list[Rule] = [FusionBuilder.keep_constant, draw]
    for emitter in EMITTERS.values():
        if emitter.rule is not None and emitter.needs(kind):
            rules.append(emitter.rule)
    products = "efdE" if kind.products else ""
    keeping = [each.keeps for each in EMITTERS.values() if each.keeps and each.needs(kind)]
    wishing = [each.wish for each in EMITTERS.values() if each.wish and each.needs(kind)]

    def wish(node: Node, types: Sequence[TensorType], operands: Sequence[Node]) -> Wish | None:
        if node.operation.name in kind.unfused:
            return None
        found = (each(node, types, operands, kind.fast_products) for each in wishing)
        return next((one for one in found if one is not None), None)

    def keeps(node: Node, types: Sequence[TensorType]) -> bool:
        if node.operation.kind is OperationKind.ELEMENTWISE and node.type.dtype.kind in "iu":
            # Written out it would look at its operands, for which the host would wait.
            return EXPANSIONS.of(node.operation) is not None
        if any(each(node, types, kind) for each in keeping):
            return node.operation.name not in kind.unfused
        return wish(node, types, ()) is not None

    primitive = PrimitiveGraph(graph, kind.unfused, half=True, keeps=keeps)
    lay_out(primitive, wish)
    spread_small(primitive)
    copies = next((each.copies for each in EMITTERS.values() if each.copies), None)
    fused = fuse(
        primitive,
        products,
        converts_half=True,
        vectors=True,
        splits=True,
        copies=copies,
        recomputation=RECOMPUTATION,
        rules=rules,
    )
    return finish_products(fused, relu=kind.fast_products)


def _compiled(fused: FusedGraph, kind: GpuKind, compiler: KernelCompiler) -> OwnKernels:
    """The kernels of our own of a program."""
    graph = fused.graph
    by_value = frozenset[int]() if kind.replays else _numbers(graph) | _states(graph)
    # Numbers that are sizes, as what a mean divides by, are not part of the text.
    by_value |= {value for value in graph.order if graph.nodes[value].operation is CONSTANT}
    codes = []
    for piece in fused.pieces:
        write = emitter_of(piece).code
        if write is not None:
            codes.append(write(piece, graph.types, by_value, kind.target))
    if not codes:
        return OwnKernels([], [], {})
    cubins, names = compiler.compile(codes)
    return OwnKernels(codes, names, cubins)


def _numbers(graph: PrimitiveGraph) -> frozenset[int]:
    """The arguments that are numbers."""
    return frozenset(value for value in graph.arguments if graph.nodes[value].operation is SCALAR)


def _states(graph: PrimitiveGraph) -> frozenset[int]:
    """The arguments that are states of random draws, each two numbers."""
    states = [v for v in graph.arguments if graph.nodes[v].operation is RANDOM_STATE]
    return frozenset(states)


def lower_to_calls(graph: Graph, xp: ArrayModule) -> LoweredProgram:
    """A graph as calls of CuPy, one for each operation."""
    return LoweredProgram(all_calls(graph), xp)


def _as_operand(matrix: Matrix) -> Operand:
    return Operand(matrix.leading, matrix.transposed, matrix.step)
