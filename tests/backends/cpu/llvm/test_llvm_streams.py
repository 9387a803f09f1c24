"""Results written past the cache: which are, and that they are what they would be otherwise."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from graph_programs import (
    Program,
    arena_for,
    argument_values,
    native_program,
    needs_llvm,
    unfused_program,
)

from lazyasync.backends.cpu.aliasing import find_aliases
from lazyasync.backends.cpu.buffer_pool import BufferPool
from lazyasync.backends.cpu.llvm import rows as llvm_rows
from lazyasync.backends.cpu.llvm import streams as llvm_streams
from lazyasync.backends.cpu.llvm.loop_compiler import loop_codes
from lazyasync.backends.cpu.llvm.streams import streaming_threshold, tile_elements
from lazyasync.backends.cpu.native.helper_threads import HelperThreads
from lazyasync.backends.cpu.program import CpuProgram
from lazyasync.compiler.fused_graph import Loop, bytes_moved
from lazyasync.ir.graph import CollectedGraph
from lazyasync.ir.node import Node
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY
from lazyasync.ops.elementwise.comparison import GREATER
from lazyasync.ops.elementwise.functions import EXP, SQUARE
from lazyasync.ops.manipulation.broadcasting import SUM
from lazyasync.ops.reductions.softmax import SOFTMAX

pytestmark = [
    needs_llvm,
    pytest.mark.skipif(
        platform.machine() != "x86_64", reason="only processors of this kind stream results"
    ),
]

CALL = "call void @stream("


@pytest.fixture
def everything_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    """However little it is."""
    monkeypatch.setattr(llvm_streams, "streaming_threshold", lambda: 0)
    monkeypatch.setattr(llvm_streams, "MIN_STREAMED_BYTES", 1)


def values(shape: tuple[int, ...], dtype: Any = np.float32) -> np.ndarray:
    return np.random.default_rng(7).integers(-9, 9, shape).astype(dtype)


def loops_of(program: CpuProgram) -> list[Loop]:
    return [piece for piece in program.fused.pieces if isinstance(piece, Loop)]


def streams(program: CpuProgram) -> list[bool]:
    """Whether each loop streams something."""
    fused = program.fused
    return [CALL in code.text for code in loop_codes(fused, find_aliases(fused)).values()]


# ---- which ---------------------------------------------------------------------------------


def of(shape: tuple[int, ...], make: Callable[[Program, Node], Sequence[Node]]) -> CpuProgram:
    p = Program()
    # Nothing is computed, so that there need be no memory for it.
    x = p.argument(np.broadcast_to(np.float32(1), shape))
    return native_program(p.collect(make(p, x)).graph)


def squares(p: Program, x: Node) -> list[Node]:
    return [p.apply(SQUARE, x)]


def test_what_moves_more_than_most_of_the_cache() -> None:
    fits = streaming_threshold() // 8  # read and written, of four bytes each
    assert streams(of((fits - 64,), squares)) == [False]
    assert streams(of((fits,), squares)) == [True]


def test_bytes_are_counted_once_however_they_are_read() -> None:
    p = Program()
    x, row = p.argument(values((300, 50))), p.argument(values((50,)))
    total = p.apply(ADD, p.apply(MULTIPLY, x, row), row)
    program = native_program(p.collect([total]).graph)
    (loop,) = loops_of(program)
    assert bytes_moved(loop, program.fused.graph.types) == 4 * (300 * 50 + 50 + 300 * 50)


def test_rows_that_are_reduced() -> None:
    rows = streaming_threshold() // 8000 + 1
    assert streams(of((rows, 1000), lambda p, x: [p.apply(SOFTMAX, x, attributes=((1,),))])) == [
        True
    ]
    # Nothing of a row's length is written.
    total = streams(
        of((2 * rows, 1000), lambda p, x: [p.apply(SUM, x, attributes=((1,), False, x.type.dtype))])
    )
    assert total == [False]


def test_not_what_reduces_columns_nor_short_rows() -> None:
    size = streaming_threshold() // 4
    by_column = of(
        (size // 100, 100),
        lambda p, x: [p.apply(SUM, x, attributes=((0,), False, x.type.dtype))],
    )
    assert not any(streams(by_column))
    p = Program()
    x = p.argument(np.broadcast_to(np.float32(1), (size // 4, 4)))
    row = p.argument(values((4,)))
    assert streams(native_program(p.collect([p.apply(ADD, x, row)]).graph)) == [False]


def test_not_on_other_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    (loop,) = loops_of(of((streaming_threshold(),), squares))
    types = of((streaming_threshold(),), squares).fused.graph.types
    assert tile_elements(loop, types, loop.size)
    monkeypatch.setattr(platform, "machine", lambda: "aarch64")
    assert tile_elements(loop, types, loop.size) is None


@pytest.mark.parametrize(
    ("caches", "nbytes"),
    [
        ([("1", "48K"), ("2", "1024K"), ("3", "32768K")], 32 << 20),
        ([("1", "48K"), ("3", "8M"), ("4", "1G")], 1 << 30),
        ([("3", "512")], 512),
        ([("1", "32K"), ("2", "1M")], 0),  # the one that is shared is hidden
        ([("3", "unknown"), ("x", "32M")], 0),
        ([], 0),
    ],
)
def test_the_cache_as_the_system_tells(
    tmp_path: Path, caches: list[tuple[str, str]], nbytes: int
) -> None:
    for number, (level, size) in enumerate(caches):
        index = tmp_path / f"index{number}"
        index.mkdir()
        (index / "level").write_text(f"{level}\n")
        (index / "size").write_text(f"{size}\n")
    assert llvm_streams._shared_cache(tmp_path) == nbytes


# ---- and what they are ---------------------------------------------------------------------


class MisalignedPool(BufferPool):
    """Gives memory that begins so many bytes into a cache line, and knows what is around it."""

    def __init__(self, misaligned: int) -> None:
        super().__init__()
        self.misaligned = misaligned
        self.around: list[tuple[np.ndarray, int, int]] = []

    def empty(self, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
        nbytes = int(np.prod(shape)) * dtype.itemsize
        memory = np.full(nbytes + 256, 0x5A, np.uint8)
        start = -memory.ctypes.data % 64 + self.misaligned
        self.around.append((memory, start, start + nbytes))
        return memory[start : start + nbytes].view(dtype).reshape(shape)


class CarelessPool(BufferPool):
    """Says of all memory that nobody else looks into it."""

    def is_only_view(self, array: np.ndarray) -> bool:
        return True


def compare(
    collected: CollectedGraph, misaligned: int = 0, helpers: HelperThreads | None = None
) -> CpuProgram:
    """What is streamed is what NumPy computes, and nothing around it is touched."""
    arguments = argument_values(collected)
    reference = unfused_program(collected.graph)
    expected = reference.bind(arena_for(reference))(arguments)
    pool = MisalignedPool(misaligned)
    program = native_program(collected.graph)
    assert any(streams(program))
    for _ in range(2):
        found = program.bind(arena_for(program), pool, helpers)(arguments)
        for one, other in zip(found, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=2e-6, strict=True)
    for memory, start, stop in pool.around:
        assert (memory[:start] == 0x5A).all()
        assert (memory[stop:] == 0x5A).all()
    return program


@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.float32, np.float64])
@pytest.mark.usefixtures("everything_streams")
def test_results_of_all_sizes(dtype: Any) -> None:
    kept = []  # as many sizes have the same loops, which are compiled once for all there are
    for shape in ((1,), (63,), (64,), (257,), (4099,), (7, 999), (3, 5, 1000)):
        large = max(1, 32768 // values(shape, dtype).nbytes)  # as small outputs are NumPy's own
        p = Program()
        x = p.argument(values((large, *shape), dtype))
        row = p.argument(values(shape[-1:], dtype))
        total = p.apply(ADD, p.apply(MULTIPLY, x, x), row)
        collected = p.collect([total, p.apply(GREATER, x, row)])
        for elements_into_line in (0, 1, 8):
            misaligned = elements_into_line * np.dtype(dtype).itemsize
            try:
                kept.append(compare(collected, misaligned))
            except Exception as error:
                error.add_note(f"{shape}, {elements_into_line} elements into a line")
                raise


@pytest.mark.parametrize("width", [1, 15, 16, 17, 1000, 1003, 8192, 8193])
@pytest.mark.usefixtures("everything_streams")
def test_rows_and_what_is_computed_of_them(width: int) -> None:
    p = Program()
    x = p.argument(values((40, width)))
    wide = p.apply(SOFTMAX, x, attributes=((1,),))
    total = p.apply(SUM, p.apply(EXP, x), attributes=((1,), True, x.type.dtype))
    collected = p.collect([wide, total])
    if 4 * width <= llvm_rows.MAX_ROW_BYTES:
        kept = compare(collected)
        assert compare(collected, misaligned=4) is not kept
    else:  # the row does not fit on the stack
        assert not any(streams(native_program(collected.graph)))


@pytest.mark.usefixtures("everything_streams")
def test_pieces_that_several_threads_take() -> None:
    p = Program()
    x = p.argument(values((2_000_003,)))
    helpers = HelperThreads(2)
    try:
        compare(p.collect([p.apply(SQUARE, x)]), misaligned=4, helpers=helpers)
    finally:
        helpers.dismiss()


@pytest.mark.usefixtures("everything_streams")
def test_results_that_take_the_place_of_an_argument() -> None:
    p = Program()
    array = values((100_003,))
    x, y = p.argument(array.copy()), p.argument(array)
    collected = p.collect([p.apply(ADD, p.apply(SQUARE, x), y)])
    program = native_program(collected.graph)
    assert streams(program) == [True]
    bound = program.bind(arena_for(program), CarelessPool())
    given = argument_values(collected)  # which each hold a second time, as handles do
    place = next(place for place in range(2) if given[place] is not array)
    address = given[place].ctypes.data
    (found,) = bound(given, [place])
    assert found.ctypes.data == address
    np.testing.assert_array_equal(found, array * array + array)
