"""CUDA kernels of loops: compiled for a GPU by nvcc, and run on the host through a shim.

Nothing here runs on a GPU. The shim says nothing of races between blocks, nor of speed.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from choices import Seeded
from cuda_host import ORDERS, HostLibrary, needs_gxx, run_fused
from error_bounds import assert_agrees
from graph_programs import Program, argument_values
from random_programs import RandomProgram

from lazyasync.backends.cuda.kernels import columns as cuda_columns
from lazyasync.backends.cuda.kernels import loops as cuda_loops
from lazyasync.backends.cuda.kernels import row_plan as cuda_row_plan
from lazyasync.backends.cuda.kernels import writer as cuda_writer
from lazyasync.backends.cuda.kernels.compile import Nvcc, kernel_texts, module_source
from lazyasync.backends.cuda.kernels.loops import CudaLoopCode, Target, write_loop
from lazyasync.compiler.fused_graph import FusedGraph, Loop
from lazyasync.compiler.fusion import builder, fuse
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.graph import CollectedGraph
from lazyasync.ir.leaves import SCALAR
from lazyasync.ir.node import Node
from lazyasync.ops.dispatch import CAST
from lazyasync.ops.elementwise.arithmetic import ADD, DIVIDE, MULTIPLY, SUBTRACT
from lazyasync.ops.elementwise.functions import RSQRT, SQRT, SQUARE
from lazyasync.ops.elementwise.trigonometry import TANH
from lazyasync.ops.indexing.slicing import GET_ITEM
from lazyasync.ops.manipulation.broadcasting import SUM
from lazyasync.ops.manipulation.shaping import TRANSPOSE
from lazyasync.ops.reductions.reductions import MAX, MEAN
from lazyasync.ops.reductions.softmax import SOFTMAX

needs_nvcc = pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not here")

SMALL, LARGER = Target(multiprocessors=2), Target(multiprocessors=8)
"""So that few blocks go over many rows, and that several share one."""

Codes = dict[Loop, CudaLoopCode]


class Fused:
    """A random program, fused."""

    def __init__(self, seed: int) -> None:
        self.random = RandomProgram(Seeded(seed))
        self.roots = self.random.roots()
        self.text = "\n".join([f"seed {seed}", *self.random.text, f"return {self.roots}"])
        nodes = [self.random.values[root].node for root in self.roots]
        self.collected = self.random.program.collect(nodes)
        self.fused = fuse(PrimitiveGraph(self.collected.graph), products="", splits=True)
        graph = self.fused.graph
        scalars = [v for v in graph.arguments if graph.nodes[v].operation is SCALAR]
        self.by_value = frozenset(scalars if seed % 2 else ())

    def codes(self, target: Target) -> Codes:
        """The kernels of its loops, within the limits of now."""
        return {
            piece: write_loop(piece, self.fused.graph.types, self.by_value, target)
            for piece in self.fused.pieces
            if isinstance(piece, Loop)
        }

    def check(self, codes: Codes, library: HostLibrary, order: str) -> None:
        arguments = argument_values(self.collected)
        results = run_fused(self.fused, codes, library, arguments, ORDERS[order], self.by_value)
        for place, root in enumerate(self.roots):
            actual = results[self.collected.root_order[place]]
            assert_agrees(self.random.values[root], actual, f"%{root}, {order}, of\n{self.text}")


def check_random(programs: Sequence[tuple[Fused, Codes]]) -> None:
    library = HostLibrary([code for _, codes in programs for code in codes.values()])
    for number, (program, codes) in enumerate(programs):
        program.check(codes, library, list(ORDERS)[number % len(ORDERS)])


@cache
def some_programs() -> list[Fused]:
    """Those of the tests here, which are made once."""
    return [Fused(seed) for seed in range(120)]


@needs_gxx
def test_random_programs() -> None:
    check_random([(program, program.codes(SMALL)) for program in some_programs()[:40]])


NO_REGISTERS = dict.fromkeys(cuda_row_plan.REGISTER_WORDS, 0)
LIMITS: dict[str, list[tuple[ModuleType, str, Any]]] = {
    "rows shared among blocks": [
        (cuda_row_plan, "SPLIT_ROW", 8),
        (cuda_row_plan, "SEGMENT_VECTORS", 3),
    ],
    "columns shared among blocks": [
        (cuda_columns, "ROWS_PER_THREAD", 1),
        (cuda_columns, "THREADS", 32),
    ],
    "blocks for short rows": [
        (cuda_row_plan, "WARP_ROW", 0),
        (cuda_row_plan, "ELEMENTS_PER_THREAD", 1),
    ],
    "rows in shared memory": [(cuda_row_plan, "REGISTER_WORDS", NO_REGISTERS)],
    "rows in shared memory that launches ask for": [
        (cuda_row_plan, "REGISTER_WORDS", NO_REGISTERS),
        (cuda_row_plan, "MAX_SHARED_BYTES", 0),
    ],
    "rows kept nowhere": [
        (cuda_row_plan, "REGISTER_WORDS", NO_REGISTERS),
        (cuda_row_plan, "SHARED_BYTES", 0),
    ],
    "no unrolling": [(cuda_row_plan, "MAX_UNROLLED", 0)],
    "wide indices": [(cuda_writer, "INDEX_LIMIT", 0)],
    "no vectors": [(cuda_writer, "MAX_LANE_WORDS", 0)],
    "few threads": [(cuda_loops, "THREADS", 32), (cuda_loops, "BLOCKS", 1)],
}
"""What small programs would otherwise not come to."""


def set_limits(patch: pytest.MonkeyPatch, name: str) -> None:
    for module, limit, value in LIMITS.get(name, []):
        patch.setattr(module, limit, value)


def reaching(name: str, count: int) -> list[tuple[Fused, Codes]]:
    """Programs whose kernels are others within a limit, with these kernels."""
    found: list[tuple[Fused, Codes]] = []
    for program in some_programs():
        if len(found) >= max(count, 3):
            break
        before = [code.launches for code in program.codes(LARGER).values()]
        with pytest.MonkeyPatch.context() as patch:
            set_limits(patch, name)
            codes = program.codes(LARGER)
        if before != [code.launches for code in codes.values()]:
            found.append((program, codes))
    assert len(found) >= 3, f"{len(found)} programs come to {name}"
    return found[:count]


@needs_gxx
@pytest.mark.parametrize("name", LIMITS)
def test_random_programs_with_other_limits(name: str) -> None:
    check_random(reaching(name, 4))


@pytest.mark.stress
@needs_gxx
@pytest.mark.parametrize("name", ["", *LIMITS])
@pytest.mark.parametrize("number", range(4))
def test_many_random_programs(monkeypatch: pytest.MonkeyPatch, name: str, number: int) -> None:
    set_limits(monkeypatch, name)
    first = 10_000_000 * (number + 1)
    programs = [Fused(seed) for seed in range(first, first + 600)]
    check_random([(program, program.codes(LARGER)) for program in programs])


# ---- typical loops -------------------------------------------------------------------------


def zeros(program: Program, *shape: int, dtype: Any = np.float32) -> Node:
    """An argument of any size, which takes no memory."""
    return program.argument(np.broadcast_to(np.zeros((), dtype), shape))


def activation(p: Program) -> list[Node]:
    x = zeros(p, 4096, 4096)
    return [p.apply(MULTIPLY, x, p.apply(TANH, p.apply(MULTIPLY, x, p.apply(SQUARE, x))))]


def update(p: Program) -> list[Node]:
    """As of an optimizer, with two moments."""
    weights, gradient, first, second = (zeros(p, 1 << 24) for _ in range(4))
    rate, decay = p.number(0.1, "f"), p.number(0.9, "f")
    first = p.apply(ADD, p.apply(MULTIPLY, first, decay), gradient)
    second = p.apply(ADD, p.apply(MULTIPLY, second, decay), p.apply(SQUARE, gradient))
    step = p.apply(DIVIDE, first, p.apply(SQRT, second))
    return [p.apply(SUBTRACT, weights, p.apply(MULTIPLY, rate, step)), first, second]


def transposed(p: Program) -> list[Node]:
    x, y = zeros(p, 2048, 1024), zeros(p, 1024, 2048)
    return [p.apply(ADD, p.apply(TRANSPOSE, x, attributes=((1, 0),)), y)]


def transposed_heads(p: Program) -> list[Node]:
    """Axes around those that are turned, none of them a multiple of a tile."""
    x, y = zeros(p, 5, 77, 3, 65, dtype=np.float64), zeros(p, 5, 3, 65, 77)
    turned = p.apply(TRANSPOSE, x, attributes=((0, 2, 3, 1),))
    return [p.apply(ADD, turned, p.apply(CAST, y, attributes=(np.dtype("d"),)))]


def softmax(rows: int, columns: int) -> Callable[[Program], list[Node]]:
    return lambda p: [p.apply(SOFTMAX, zeros(p, rows, columns), attributes=((1,),))]


def normalized(rows: int, columns: int) -> Callable[[Program], list[Node]]:
    def make(p: Program) -> list[Node]:
        x, scale, shift = zeros(p, rows, columns), zeros(p, columns), zeros(p, columns)
        mean = p.apply(MEAN, x, attributes=((1,), True))
        apart = p.apply(SUBTRACT, x, mean)
        variance = p.apply(MEAN, p.apply(SQUARE, apart), attributes=((1,), True))
        whitened = p.apply(MULTIPLY, apart, p.apply(RSQRT, variance))
        return [p.apply(ADD, p.apply(MULTIPLY, whitened, scale), shift)]

    return make


def total(
    shape: tuple[int, ...], axis: int, dtype: Any = np.float32
) -> Callable[[Program], list[Node]]:
    def make(p: Program) -> list[Node]:
        squares = p.apply(SQUARE, zeros(p, *shape, dtype=dtype))
        return [p.apply(SUM, squares, attributes=((axis,), False, np.dtype(dtype)))]

    return make


TYPICAL: dict[str, tuple[Callable[[Program], list[Node]], int]] = {
    "activation": (activation, 1),
    "update": (update, 1),
    "transposed": (transposed, 1),
    "transposed heads": (transposed_heads, 1),
    **{
        f"{name} of {rows} rows of {columns}": (make(rows, columns), launches)
        for rows, columns, launches in (
            (1 << 20, 8, 1),
            (65536, 65, 1),
            (65536, 1000, 1),
            (64, 1024, 1),
            (4096, 4096, 1),
            (4096, 16384, 1),
            (4096, 32768, 1),
            (8, 1 << 20, 3),
        )
        for name, make in (("softmax", softmax), ("normalized", normalized))
    },
    "total": (total((1 << 24,), 0), 2),
    "total in double precision": (total((1 << 24,), 0, np.float64), 2),
    "totals of many rows": (total((1 << 20, 10), 0), 2),
    "totals of columns": (total((64, 65536), 0), 1),
    "totals of bytes": (total((512, 4096), 0, np.int8), 2),
}
"""Programs of one loop each, and how many kernels that takes."""


def typical_codes() -> dict[str, CudaLoopCode]:
    codes = {}
    for name, (make, _) in TYPICAL.items():
        program = Program()
        fused = fuse(PrimitiveGraph(program.collect(make(program)).graph))
        (loop,) = fused.pieces
        assert isinstance(loop, Loop), name
        codes[name] = write_loop(loop, fused.graph.types)
    return codes


def test_launches() -> None:
    for name, code in typical_codes().items():
        assert len(code.launches) == TYPICAL[name][1], name
        assert (code.workspace_bytes > 0) == (len(code.launches) > 1), name
        for launch in code.launches:
            assert 0 < launch.grid <= 132 * 64, name
            assert launch.block % 32 == 0, name
            assert launch.shared_bytes <= 48 * 1024, name


@needs_nvcc
@pytest.mark.parametrize(("sums", "is_kept"), [(2, True), (140, False)])
def test_shared_memory_is_enough_for_all_that_wants_some(
    monkeypatch: pytest.MonkeyPatch, sums: int, is_kept: bool
) -> None:
    monkeypatch.setattr(cuda_row_plan, "REGISTER_WORDS", NO_REGISTERS)
    monkeypatch.setattr(builder, "MAX_LOOP_VALUES", 512)
    program = Program()
    scaled = result = program.apply(SQUARE, zeros(program, 256, 4096, dtype=np.float64))
    factor = program.number(2.5, "d")
    for _ in range(sums):
        scaled = program.apply(MULTIPLY, scaled, factor)
        part = program.apply(SUM, scaled, attributes=((1,), True, np.dtype("d")))
        result = program.apply(SUBTRACT, result, part)
    fused = fuse(PrimitiveGraph(program.collect([result]).graph))
    (loop,) = fused.pieces
    assert isinstance(loop, Loop)
    (launch,) = write_loop(loop, fused.graph.types).launches
    assert launch.shared_bytes <= 48 * 1024
    assert (launch.shared_bytes > 32 * 1024) == is_kept


@needs_nvcc
def test_typical_loops_stay_in_registers() -> None:
    codes = typical_codes()
    texts, names = kernel_texts(list(codes.values()))
    source = module_source(texts)
    cubin, log = Nvcc().compile(source, "sm_90")
    assert cubin.startswith(b"\x7fELF")
    assert "warning" not in log
    pattern = (
        r"entry function '(\w+)'[^\n]*\n[^\n]*\n\s*(\d+) bytes stack frame, "
        r"(\d+) bytes spill stores, (\d+) bytes spill loads\n[^\n]*Used (\d+) registers"
    )
    found = {name: [*map(int, numbers)] for name, *numbers in re.findall(pattern, log)}
    for (name, code), own in zip(codes.items(), names, strict=True):
        for launch, kernel in zip(code.launches, own, strict=True):
            *spilled, registers = found[kernel]
            assert spilled == [0, 0, 0], f"{name}: {spilled}"
            assert registers * launch.block <= 65536, name


def check_nvcc(programs: Sequence[tuple[Fused, Codes]]) -> None:
    kernels = [code for _, codes in programs for code in codes.values()]
    cubin, log = Nvcc().compile(module_source(kernel_texts(kernels)[0]), "sm_90")
    assert cubin.startswith(b"\x7fELF")
    assert "warning" not in log


@needs_nvcc
def test_nvcc_takes_all_kinds_of_loops() -> None:
    programs = [(program, program.codes(SMALL)) for program in some_programs()[:4]]
    check_nvcc([*programs, *(found for name in LIMITS for found in reaching(name, 1))])


@pytest.mark.stress
@needs_nvcc
@pytest.mark.parametrize("name", ["", *LIMITS])
def test_nvcc_takes_many_loops(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    set_limits(monkeypatch, name)
    check_nvcc([(program, program.codes(SMALL)) for program in some_programs()])


def test_vectors_are_used_where_they_can_be() -> None:
    codes = typical_codes()
    assert "load_lanes<4>" in codes["activation"].launches[0].text
    assert "store_lanes<4>" in codes["activation"].launches[0].text
    assert "load_lanes<2>" in codes["total in double precision"].launches[0].text
    assert "load_lanes<16>" in codes["totals of bytes"].launches[0].text
    assert "load_lanes<4>" not in codes["softmax of 65536 rows of 65"].launches[0].text
    program = Program()
    shifted = program.apply(GET_ITEM, zeros(program, 101), attributes=(((1, 101, 1),),))
    fused = fuse(PrimitiveGraph(program.collect([program.apply(SQUARE, shifted)]).graph))
    loop = next(piece for piece in fused.pieces if isinstance(piece, Loop))
    code = write_loop(loop, fused.graph.types)
    assert "load_lanes<4>" not in code.launches[0].text  # it does not begin where vectors do


# ---- what the blocks of large loops make together ------------------------------------------


def loops_written(fused: FusedGraph) -> Codes:
    """The kernels of its loops, for a small device."""
    return {
        piece: write_loop(piece, fused.graph.types, (), Target(multiprocessors=4))
        for piece in fused.pieces
        if isinstance(piece, Loop)
    }


def run_on_host(programs: Sequence[tuple[CollectedGraph, FusedGraph, Codes]]) -> list[list[Any]]:
    """The results of each, which are the same in whatever order threads come."""
    library = HostLibrary([code for *_, codes in programs for code in codes.values()])
    found = []
    for collected, fused, codes in programs:
        every = []
        for order in ORDERS.values():
            results = run_fused(fused, codes, library, argument_values(collected), order)
            every.append([results[place] for place in collected.root_order])
        for others in every[1:]:
            for one, other in zip(every[0], others, strict=True):
                assert one.tobytes() == other.tobytes()
        found.append(every[0])
    return found


@needs_gxx
def test_large_loops_on_the_host() -> None:
    random = np.random.default_rng(1)
    programs, given = [], []
    for shape, axis in (((100_001,), 0), ((2, 40_000), 1), ((20_000, 12), 0), ((16, 2048), 1)):
        program = Program()
        array = random.normal(size=shape).astype(np.float32)
        x = program.argument(array)
        both = [
            program.apply(SUM, x, attributes=((axis,), False, array.dtype)),
            program.apply(MAX, x, attributes=((axis,), False)),
        ]
        if axis == len(shape) - 1:
            both.append(program.apply(SOFTMAX, x, attributes=((axis,),)))
        collected = program.collect(both)
        fused = fuse(PrimitiveGraph(collected.graph))
        programs.append((collected, fused, loops_written(fused)))
        given.append((array, axis))
    for (array, axis), results in zip(given, run_on_host(programs), strict=True):
        wide = array.astype(np.float64)
        bound = 2e-6 * np.abs(wide).sum(axis)
        assert (np.abs(results[0] - wide.sum(axis)) <= bound).all()
        np.testing.assert_array_equal(results[1], array.max(axis))
        if len(results) == 3:
            powers = np.exp(wide - wide.max(axis, keepdims=True))
            expected = powers / powers.sum(axis, keepdims=True)
            np.testing.assert_allclose(results[2], expected, rtol=1e-5)


@needs_gxx
def test_reductions_of_middle_axes_on_the_host() -> None:
    random = np.random.default_rng(2)
    programs, given = [], []
    for shape, axes in (
        ((3, 700, 32), (1,)),
        ((50, 9, 5), (1,)),
        ((400, 2, 3), (1,)),
        ((2, 3, 4000, 2), (2,)),
        ((6, 5, 7, 12), (1, 2)),
        ((5, 40, 3, 8), (0, 2)),
        ((2, 3, 130, 64), (0, 2)),
        ((9, 33, 1, 100), (1,)),
    ):
        for dtype in (np.float32, np.float64):
            program = Program()
            array = random.normal(size=shape).astype(dtype)
            x = program.apply(SQUARE, program.argument(array))
            both = [
                program.apply(SUM, x, attributes=(axes, False, array.dtype)),
                program.apply(MAX, x, attributes=(axes, False)),
                *([x] if len(programs) % 3 else []),  # stored beside, or not
            ]
            collected = program.collect(both)
            fused = fuse(PrimitiveGraph(collected.graph), splits=True)
            assert all(isinstance(piece, Loop) for piece in fused.pieces), fused.pieces
            programs.append((collected, fused, loops_written(fused)))
            given.append((array, axes))
    for (array, axes), results in zip(given, run_on_host(programs), strict=True):
        wide = np.square(array.astype(np.float64))
        np.testing.assert_allclose(results[0], wide.sum(axes), rtol=2e-6)
        np.testing.assert_array_equal(results[1], np.square(array).max(axes))
        if len(results) == 3:
            np.testing.assert_array_equal(results[2], np.square(array))


# ---- that the shim finds what is wrong -----------------------------------------------------


def reduction_code() -> tuple[FusedGraph, Loop, CudaLoopCode, np.ndarray]:
    """A sum and what follows from it, in two passes of a block."""
    program = Program()
    array = np.random.default_rng(2).normal(size=(6, 3000)).astype(np.float32)
    root = program.apply(SOFTMAX, program.argument(array), attributes=((1,),))
    fused = fuse(PrimitiveGraph(program.collect([root]).graph))
    (loop,) = fused.pieces
    assert isinstance(loop, Loop)
    return fused, loop, write_loop(loop, fused.graph.types, (), SMALL), array


MISTAKES = {
    "no barrier": ("__syncthreads();", ";"),
    "a barrier for some": ("__syncthreads();", "if (lane < 64) __syncthreads();"),
    "a shuffle for some": ("exchange(r", "lane % 2 ? r0 : exchange(r"),
    "one turn": ("turn ^= 1;", ";"),
    "half of the distance": ("distance = 16", "distance = 8"),
    "an element too far": ("column < 3000;", "column < 3004;"),
}


@needs_gxx
@pytest.mark.parametrize("name", ["", *MISTAKES])
def test_the_shim_finds_mistakes(name: str) -> None:
    fused, loop, code, array = reduction_code()
    (launch,) = code.launches
    text = launch.text
    if name:
        before, after = MISTAKES[name]
        assert before in text
        number = re.search(r"exchange\((r\d+)", text)
        assert number is not None
        text = text.replace(before, after.replace("r0", number.group(1)))
    code = replace(code, launches=(replace(launch, text=text),))
    library = HostLibrary([code])
    right = []
    for order in ORDERS.values():
        try:
            (result,) = run_fused(fused, {loop: code}, library, [array], order)
        except AssertionError:
            right.append(False)
            continue
        powers = np.exp(array - array.max(1, keepdims=True))
        expected = powers / powers.sum(1, keepdims=True)
        right.append(np.allclose(result, expected, rtol=1e-4, atol=0))
    assert all(right) == (not name)
