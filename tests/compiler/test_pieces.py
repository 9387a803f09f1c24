"""The kinds of pieces are an open set: here is one that the package does not know.

It is a running sum, by a rule of its own, with a workspace, and with an emitter for the CPU that
makes statements of it, or records of a native call that threads share.
"""

from __future__ import annotations

import ctypes
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
import pytest
from fusion_sketch import FLOAT, Sketch, check_order
from graph_programs import Program, arena_for, argument_values, needs_llvm
from needs import needs_threads

from lazyasync.backends.cpu import lowering
from lazyasync.backends.cpu.llvm.engine import engine
from lazyasync.backends.cpu.llvm.loop_compiler import LoopCompiler
from lazyasync.backends.cpu.lowering import Emitter, LoweredProgram, NativeTarget
from lazyasync.backends.cpu.native.helper_threads import HelperThreads
from lazyasync.backends.cpu.native.records import Entry
from lazyasync.backends.cpu.program import CpuProgram, SizedCpuProgram
from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.scans import Running
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.graph import Graph
from lazyasync.ir.node import Node
from lazyasync.ir.rules import Kernel
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ops.elementwise.arithmetic import ADD
from lazyasync.ops.elementwise.functions import EXP
from lazyasync.ops.reductions.cumulative import CUMSUM
from lazyasync.runtime.scheduler.size_families import SizeFamilies


@dataclass(eq=False, slots=True)
class RunningSums(Piece):
    """Running sums over the rows of a matrix that lies in memory without gaps."""

    value: int
    source: int
    rows: int
    columns: int
    needs: dict[Piece, None] = field(default_factory=dict)

    @property
    def computes(self) -> Collection[int]:
        return (self.value,)

    def reads(self, fused: FusedGraph) -> list[int]:
        return [self.source]

    def workspace_bytes(self, fused: FusedGraph) -> int:
        return 8 * self.columns

    def resolved(self, resolver: SizeResolver) -> RunningSums:
        rows, columns = resolver.numbers((self.rows, self.columns))
        return RunningSums(self.value, self.source, rows, columns)

    def label(self, fused: FusedGraph) -> str:
        return f"running sums {self.rows} x {self.columns}"


def running_sums(builder: FusionBuilder, value: int) -> bool:
    """The rule for those of matrices of float32 over their last axis."""
    graph = builder.graph
    node = graph.nodes[value]
    if node.operation is not CUMSUM or node.attributes.axis != 1 or node.type.dtype != FLOAT:
        return False
    (operand,) = graph.operands[value]
    if builder.geometries[operand].base != operand:
        return False
    builder.compute(value, RunningSums(value, operand, *node.type.shape))
    return True


# ---- how the CPU runs them ---------------------------------------------------------------------


def sums_of(x: np.ndarray, work: np.ndarray, out: np.ndarray) -> None:
    """The sums, row by row, by way of the workspace."""
    wide = work.view(np.float64)
    for row, filled in zip(x, out, strict=True):
        np.add.accumulate(row, dtype=np.float64, out=wide)
        filled[...] = wide


class Sums(NamedTuple):
    """What the kernel of a piece is made of."""

    def kernel(self) -> Kernel:
        return sums_of

    def resolved(self, resolver: SizeResolver) -> Sums:
        return self


def add_sums(program: LoweredProgram, piece: RunningSums) -> None:
    program.call(piece.value, Sums(), returns=False, workspace=program.workspace(piece))


_ITERATIONS = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)


@_ITERATIONS
def _some_rows(arguments: int, begin: int, end: int) -> None:
    source, target, columns = (ctypes.c_int64 * 3).from_address(arguments)
    for row in range(begin, end):
        x, out = (
            np.ctypeslib.as_array(
                ctypes.cast(address + 4 * columns * row, ctypes.POINTER(ctypes.c_float)), (columns,)
            )
            for address in (source, target)
        )
        out[...] = np.add.accumulate(x, dtype=np.float64)


class SumsRecord(NamedTuple):
    """What a native call runs for a piece: some rows at a time."""

    value: int
    source: int
    rows: int
    columns: int

    @property
    def reads(self) -> Sequence[int]:
        return (self.source,)

    @property
    def writes(self) -> Sequence[int]:
        return (self.value,)

    @property
    def share(self) -> float:
        return 1.0

    def entry(self, threads: int) -> Entry:
        function = ctypes.cast(_some_rows, ctypes.c_void_p).value
        assert function is not None
        buffers = (self.source, 0, self.value, 0)
        chunk = -(-self.rows // threads)
        return Entry(function, self.rows, chunk, buffers, (self.columns,))

    def resolved(self, resolver: SizeResolver) -> SumsRecord:
        rows, columns = resolver.numbers((self.rows, self.columns))
        return self._replace(rows=rows, columns=columns)


def sums_records(target: NativeTarget, pieces: Sequence[RunningSums]) -> list[SumsRecord]:
    return [SumsRecord(p.value, p.source, p.rows, p.columns) for p in pieces]


EMITTERS = {
    "statements": Emitter(add=add_sums, rule=running_sums),
    "native": Emitter(records=sums_records, rule=running_sums),
}


def have_run(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """Has the CPU run the sums as these tests have it, and not as scans, which it knows."""
    monkeypatch.delitem(lowering.EMITTERS, Running)
    monkeypatch.setitem(lowering.EMITTERS, RunningSums, EMITTERS[how])


@pytest.fixture(params=EMITTERS)
def how(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The CPU runs these pieces, in one way or another."""
    have_run(monkeypatch, request.param)
    name: str = request.param
    return name


# ---- tests -------------------------------------------------------------------------------------


def sums(p: Program, x: Node) -> Node:
    return p.apply(CUMSUM, x, attributes=(1, FLOAT))


def chain(p: Program, x: Node) -> list[Node]:
    """Pieces of this kind with loops before, between and behind them."""
    first = sums(p, p.apply(EXP, x))
    second = sums(p, p.apply(ADD, first, x))
    return [p.apply(ADD, second, first), second]


def expected(x: np.ndarray) -> list[np.ndarray]:
    def summed(array: np.ndarray) -> np.ndarray:
        return np.add.accumulate(array, 1, np.float64).astype(np.float32)

    first = summed(np.exp(x))
    second = summed(first + x)
    return [second + first, second]


def numbers(rows: int, columns: int) -> np.ndarray:
    """Positive ones, of which sums lose no digits."""
    found: np.ndarray = np.random.default_rng(rows).random((rows, columns)).astype(FLOAT)
    return found


def test_it_has_its_place_among_others() -> None:
    p = Sketch()
    collected = p.collect(chain(p, p.tensor(4, 6)))
    fused = fuse(PrimitiveGraph(collected.graph), rules=[running_sums])
    check_order(fused)
    names = [type(piece).__name__ for piece in fused.pieces]
    assert names == ["Loop", "RunningSums", "Loop", "RunningSums", "Loop"]
    piece = fused.pieces[1]
    assert piece.label(fused) == "running sums 4 x 6"
    assert piece.work(fused) == (2 * 4 * 24, 24.0, "f")
    assert piece.describe(fused, "!") == ["%2 = cumsum(%1) : float32[4, 6]!"]
    assert not piece.in_place(fused)


def test_a_kind_that_has_no_emitter_is_told_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    p = Sketch()
    fused = fuse(PrimitiveGraph(p.collect([sums(p, p.tensor(4, 6))]).graph), rules=[running_sums])
    with pytest.raises(LookupError, match="RunningSums"):
        LoweredProgram(fused, lowering.Places(fused), ())


@needs_llvm
def test_the_cpu_runs_it(how: str) -> None:
    p = Program()
    x = numbers(4, 6)
    collected = p.collect(chain(p, p.argument(x)))
    program = CpuProgram(collected.graph, LoopCompiler(engine()))
    text = program.describe()
    assert text.count("= cumsum(") == 2
    assert [kernel.name for kernel in program.kernels()].count("running sums 4 x 6") == 2
    assert program.launchable == (how == "native")
    # The exponentials, the first sums, what these are added to, and the workspaces.
    assert sorted(program.contents.sizes.values()) == [48, 48, 96, 96, 96]
    found = program.bind(arena_for(program))(argument_values(collected))
    for place, array in enumerate(expected(x)):
        np.testing.assert_allclose(found[collected.root_order[place]], array, rtol=1e-6)


@needs_llvm
def test_one_program_runs_it_in_all_sizes(how: str) -> None:
    class Compiler:
        compiled = 0

        def compile(self, graph: Graph) -> CpuProgram:
            return CpuProgram(graph, LoopCompiler(engine()))

        def compile_for_sizes(self, graph: Graph) -> SizedCpuProgram:
            self.compiled += 1
            return SizedCpuProgram(graph, LoopCompiler(engine()))

    families, compiler = SizeFamilies(4), Compiler()
    for rows, columns in ((5, 7), (9, 20), (6, 13), (40, 3)):
        p = Program()
        x = numbers(rows, columns)
        collected = p.collect(chain(p, p.argument(x)))
        program: Any = families.make(compiler, "cpu", collected.graph).program  # type: ignore[arg-type]
        assert f"running sums {rows} x {columns}" in [kernel.name for kernel in program.kernels()]
        found = program.bind(arena_for(program))(argument_values(collected))
        for place, array in enumerate(expected(x)):
            np.testing.assert_allclose(found[collected.root_order[place]], array, rtol=1e-6)
    assert compiler.compiled == 1


@needs_llvm
@needs_threads
def test_threads_share_what_its_records_say(monkeypatch: pytest.MonkeyPatch) -> None:
    have_run(monkeypatch, "native")
    p = Program()
    x = numbers(50, 6)
    collected = p.collect(chain(p, p.argument(x)))
    program = CpuProgram(collected.graph, LoopCompiler(engine()))
    helpers = HelperThreads(3)
    try:
        bound = program.bind(arena_for(program), helpers=helpers)
        assert bound.is_shared
        for _ in range(20):
            found = bound(argument_values(collected))
            for place, array in enumerate(expected(x)):
                np.testing.assert_allclose(found[collected.root_order[place]], array, rtol=1e-6)
    finally:
        helpers.dismiss()
