"""Programs, fused and not, against NumPy's kernels: what is at the borders, and lifetimes."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_turns
from graph_programs import (
    Handle,
    MakeProgram,
    Program,
    arena_for,
    argument_values,
    native_program,
    needs_llvm,
    unfused_program,
)

from lazyasync.backends.cpu.aliasing import find_aliases
from lazyasync.backends.cpu.llvm import engine as llvm_engine
from lazyasync.backends.cpu.llvm.engine import LoadedLoop
from lazyasync.backends.cpu.llvm.loop_compiler import loop_codes
from lazyasync.backends.cpu.native.records import LoopRecord
from lazyasync.backends.cpu.program import CpuProgram
from lazyasync.compiler.fused_graph import Loop
from lazyasync.compiler.fusion import builder
from lazyasync.compiler.memory_plan import ALIGNMENT
from lazyasync.ir.node import Node
from lazyasync.ops.elementwise.arithmetic import ADD, DIVIDE, MULTIPLY, SUBTRACT
from lazyasync.ops.elementwise.functions import EXP, SQUARE
from lazyasync.ops.indexing.slicing import GET_ITEM
from lazyasync.ops.indexing.take import TAKE
from lazyasync.ops.manipulation.broadcasting import RESHAPE, SUM
from lazyasync.ops.manipulation.shaping import TRANSPOSE
from lazyasync.ops.reductions.cumulative import CUMSUM
from lazyasync.ops.reductions.reductions import MAX, MIN
from lazyasync.ops.reductions.softmax import SOFTMAX

pytestmark = needs_llvm


# ---- at the borders ------------------------------------------------------------------------


def compare(
    program: Program, *roots: Node, rtol: float = 0.0, atol: float = 0.0
) -> list[np.ndarray]:
    """What both kinds compute, which is the same."""
    expected = program.run(unfused_program, roots)
    actual: list[np.ndarray] = program.run(native_program, roots)
    for one, other in zip(actual, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=rtol, atol=atol, strict=True)
    return actual


def numbers(*shape: int, dtype: Any = np.float32) -> np.ndarray:
    """Random numbers between 0 and 1."""
    random = np.random.default_rng(len(shape) + sum(shape))
    return random.random(shape).astype(dtype)


def test_outputs_that_nothing_computes() -> None:
    p = Program()
    x, number = p.argument(numbers(3, 4)), p.number(2.5, np.float32)
    one = p.constant(1, np.float32)
    results = compare(p, x, number, one, p.apply(ADD, x, number))
    assert results[1].shape == ()
    assert float(results[1]) == 2.5
    assert float(results[2]) == 1.0


def test_outputs_that_are_the_same_value() -> None:
    p = Program()
    x = p.argument(numbers(3, 4))
    first, second = p.apply(EXP, x), p.apply(EXP, x)
    turned = p.apply(TRANSPOSE, first, attributes=((1, 0),))
    again = p.apply(TRANSPOSE, second, attributes=((1, 0),))
    results = compare(p, first, second, turned, again, rtol=1e-6)
    for place, result in enumerate(results):
        for other in results[place + 1 :]:
            assert not np.may_share_memory(result, other)


def test_arguments_that_are_not_contiguous() -> None:
    p = Program()
    wide = numbers(6, 8)
    x, y = p.argument(wide[::2, ::-2]), p.argument(np.asfortranarray(wide[:3, :4]))
    total = p.apply(SUM, p.apply(ADD, x, y), attributes=((0,), False, np.dtype("f")))
    compare(p, total, p.apply(TRANSPOSE, x, attributes=((1, 0),)))
    program = native_program(p.collect([total]).graph)
    bound = program.bind(arena_for(program))
    arguments = argument_values(p.collect([total]))
    first, second = bound(arguments)[0], bound([a.copy() for a in arguments])[0]
    np.testing.assert_array_equal(first, second)


def test_values_that_have_been_computed_are_not_taken_for_equal() -> None:
    """They are arguments by then, whatever operations they once were."""
    p = Program()
    x, y = p.argument(numbers(5)), p.argument(numbers(5) + 1)
    first, second = p.apply(ADD, x, x), p.apply(ADD, y, y)
    p.materialized = {first: Handle(numbers(5) * 2), second: Handle((numbers(5) + 1) * 2)}
    compare(p, p.apply(SUBTRACT, first, second))
    values = p.run(native_program, [p.apply(SUBTRACT, first, second)])
    np.testing.assert_array_equal(values[0], numbers(5) * 2 - (numbers(5) + 1) * 2)


def test_numbers_change_from_run_to_run() -> None:
    p = Program()
    x, factor = p.argument(numbers(5)), p.number(2.0, np.float32)
    collected = p.collect([p.apply(MULTIPLY, x, factor)])
    program = native_program(collected.graph)
    bound = program.bind(arena_for(program))
    values = argument_values(collected)
    for number in (2.0, -3.0):
        given = [number if isinstance(value, float) else value for value in values]
        np.testing.assert_array_equal(bound(given)[0], numbers(5) * np.float32(number))


@pytest.mark.parametrize(("length", "summed"), in_turns([1, 255, 256, 257, 700], [True, False]))
def test_long_chains_where_the_stack_of_python_is_nearly_full(length: int, summed: bool) -> None:
    p = Program()
    x, half = p.argument(numbers(3, 5)), p.argument(np.float32(0.5) * np.ones(5, np.float32))
    for _ in range(length):
        x = p.apply(ADD, x, half)
    if summed:
        x = p.apply(SUM, x, attributes=((1,), False, np.dtype("f")))

    def deep(levels: int) -> None:
        if levels:
            deep(levels - 1)
        else:
            compare(p, x, rtol=1e-6)

    deep(sys.getrecursionlimit() - 400 - _depth())


def _depth() -> int:
    depth, frame = 0, sys._getframe()
    while frame.f_back is not None:
        depth, frame = depth + 1, frame.f_back
    return depth


def _in_small_thread(work: Callable[[], None]) -> None:
    failures: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as failure:
            failures.append(failure)

    before = threading.stack_size(512 * 1024)
    try:
        thread = threading.Thread(target=run)
        thread.start()
    finally:
        threading.stack_size(before)
    thread.join()
    if failures:
        raise failures[0]


def test_what_rows_keep_fits_on_the_stack_of_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builder, "MAX_LOOP_VALUES", 256)
    p = Program()
    x = p.argument(numbers(2, 8000))
    x = p.apply(SUBTRACT, x, p.apply(MAX, x, attributes=((1,), True)))
    total = x
    for place in range(20):  # of 32 KB each
        power = p.apply(EXP, p.apply(MULTIPLY, x, p.number(0.01 * place, np.float32)))
        share = p.apply(SUM, power, attributes=((1,), True, np.dtype("f")))
        total = p.apply(ADD, total, p.apply(DIVIDE, power, share))
    # It is kept, and with it what has been compiled.
    program = native_program(p.collect([total]).graph)
    assert len(program.fused.pieces) == 1
    _in_small_thread(lambda: compare(p, total, rtol=1e-4) and None)


def test_what_columns_keep_fits_on_the_stack_of_a_thread() -> None:
    p = Program()
    x = p.apply(EXP, p.argument(numbers(3, 1200, dtype=np.float64)))
    roots = []
    for place in range(110):
        scaled = p.apply(MULTIPLY, x, p.number(0.5 * place, np.float64))
        roots.append(p.apply(SUM, scaled, attributes=((0,), False, np.dtype("d"))))
    program = native_program(p.collect(roots).graph)
    pieces = program.fused.pieces
    assert isinstance(pieces[0], Loop)
    assert sum(member.reduction is not None for member in pieces[0].members.values()) > 60
    _in_small_thread(lambda: compare(p, *roots, rtol=1e-12) and None)


@pytest.mark.parametrize("width", [4095, 4096, 4097, 8191, 8193, 20_000])
def test_sums_of_long_rows(width: int) -> None:
    p = Program()
    array = numbers(3, width)
    x = p.argument(array)
    total = p.apply(SUM, x, attributes=((1,), False, np.dtype("f")))
    smallest = p.apply(MIN, x, attributes=((1,), False))
    results = p.run(native_program, [total, smallest])
    exact = array.sum(1, dtype=np.float64)
    # Of blocks, whose sums are kept in vectors: as good as pairwise sums.
    np.testing.assert_allclose(results[0], exact, rtol=1e-5)
    np.testing.assert_array_equal(results[1], array.min(1))


@pytest.mark.parametrize("columns", [511, 512, 513, 1500])
def test_sums_of_many_columns(columns: int) -> None:
    p = Program()
    array = numbers(7, columns)
    squared = p.apply(SQUARE, p.argument(array))
    total = p.apply(SUM, squared, attributes=((0,), False, np.dtype("f")))
    results = compare(p, squared, total, rtol=1e-6)
    np.testing.assert_array_equal(results[0], array * array)


@pytest.mark.parametrize("keepdims", [False, True])
@pytest.mark.parametrize("what", ["argument", "backwards", "part", "one", "number"])
def test_what_is_read_once_per_row(keepdims: bool, what: str) -> None:
    p = Program()
    shape = (5, 1) if keepdims else (5,)
    tail = ((0, 1, 1),) if keepdims else ()
    total = p.apply(SUM, p.argument(numbers(5, 7)), attributes=((1,), keepdims, np.dtype("f")))
    if what == "number":
        other = p.number(3.5, np.float32)
    elif what == "one":
        other = p.argument(numbers(*(1 for _ in shape)))
    elif what == "argument":
        other = p.argument(numbers(*shape))
    elif what == "backwards":
        other = p.argument(numbers(*shape))
        other = p.apply(GET_ITEM, other, attributes=(((4, None, -1), *tail),))
    else:
        other = p.argument(numbers(11, *shape[1:]))
        other = p.apply(GET_ITEM, other, attributes=(((1, 11, 2), *tail),))
    divided = p.apply(DIVIDE, other, total)
    compare(p, divided, p.apply(EXP, divided), rtol=1e-6)


def test_rows_of_several_axes() -> None:
    p = Program()
    x = p.argument(numbers(2, 3, 4))
    total = p.apply(SUM, x, attributes=((2,), False, np.dtype("f")))
    turned = p.apply(TRANSPOSE, p.argument(numbers(3, 2)), attributes=((1, 0),))
    scaled = p.apply(MULTIPLY, total, turned)
    flat = p.apply(RESHAPE, scaled, attributes=((6,),))
    other = p.apply(ADD, flat, p.argument(numbers(6)))
    square = p.apply(RESHAPE, total, attributes=((3, 2),))
    elsewhere = p.apply(ADD, square, p.argument(numbers(3, 2)))
    column = p.apply(RESHAPE, scaled, attributes=((2, 3, 1),))
    # Sums of numbers around 1 are rounded by as much, also where a difference is close to 0.
    compare(p, other, elsewhere, p.apply(SUBTRACT, x, column), rtol=1e-6, atol=2.0**-23)


@pytest.mark.parametrize("axes", [(1, 2), (0, 1), (0,), (2,), (0, 1, 2)])
def test_rows_and_columns_that_others_are_read_across(axes: tuple[int, ...]) -> None:
    # What is read with other strides in each axis of a row cannot be read as one.
    p = Program()
    x = p.apply(EXP, p.argument(numbers(4, 5, 6)))
    turned = p.apply(TRANSPOSE, p.argument(numbers(5, 6, 4)), attributes=((2, 0, 1),))
    swapped = p.apply(TRANSPOSE, p.argument(numbers(4, 6, 5)), attributes=((0, 2, 1),))
    middle = p.argument(numbers(5, 1))
    roots = []
    for other in (turned, swapped, middle):
        y = p.apply(MULTIPLY, x, other)
        total = p.apply(SUM, y, attributes=(axes, True, np.dtype("f")))
        z = p.apply(ADD, p.apply(SUBTRACT, y, total), other)
        roots += [z, p.apply(MAX, z, attributes=(axes, False))]
        first = p.apply(SUM, x, attributes=(axes, True, np.dtype("f")))
        late = p.apply(ADD, p.apply(SUBTRACT, x, first), other)
        roots += [late, p.apply(MIN, late, attributes=(axes, False))]
    for one, other in zip(p.run(native_program, roots), p.run(unfused_program, roots), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-5, atol=2e-5, strict=True)


def test_the_sign_of_sums_of_zeros() -> None:
    p = Program()
    x = p.argument(np.full((4, 9), -0.0, np.float32))
    for axes in ((0,), (1,), (0, 1)):
        (result,) = p.run(
            native_program, [p.apply(SUM, x, attributes=(axes, False, np.dtype("f")))]
        )
        (expected,) = p.run(
            unfused_program, [p.apply(SUM, x, attributes=(axes, False, np.dtype("f")))]
        )
        np.testing.assert_array_equal(np.signbit(result), np.signbit(expected))


def test_extrema_beside_nan() -> None:
    p = Program()
    array = numbers(5, 40)
    array[1, 3] = array[2, 39] = np.nan
    array[3] = np.inf
    array[4] = -np.inf
    x = p.argument(array)
    roots = [
        p.apply(operation, x, attributes=(axes, False))
        for operation in (MAX, MIN)
        for axes in ((0,), (1,), (0, 1))
    ]
    compare(p, *roots)


@pytest.mark.parametrize("shape", [(0,), (0, 3), (3, 0), (2, 0, 3)])
def test_empty_arrays(shape: tuple[int, ...]) -> None:
    p = Program()
    x = p.apply(EXP, p.argument(np.zeros(shape, np.float32)))
    roots = [x]
    for axis in range(len(shape)):
        roots.append(p.apply(SUM, x, attributes=((axis,), True, np.dtype("f"))))
    roots.append(p.apply(SUM, x, attributes=(tuple(range(len(shape))), False, np.dtype("f"))))
    compare(p, *roots)


def test_a_kernel_that_fails_is_named() -> None:
    p = Program()
    x = p.apply(EXP, p.argument(numbers(3)))
    indices = p.argument(np.array([0, 7]))
    taken = p.apply(TAKE, x, indices, attributes=(0,))
    collected = p.collect([p.apply(EXP, taken)])
    program = native_program(collected.graph)
    with pytest.raises(IndexError) as failure:
        program.bind(arena_for(program))(argument_values(collected))
    value = program.failing_value(failure.value)
    assert value is not None
    assert collected.graph.nodes[value].operation is TAKE
    assert program.failing_value(ValueError()) is None


@pytest.mark.parametrize("make", [unfused_program, native_program])
def test_many_views_of_views(make: MakeProgram) -> None:
    """Of an argument, whose views a run makes, and of an intermediate, whose are made before."""
    p = Program()
    array = numbers(3, 4)
    x = p.argument(array)
    views = [x, p.apply(CUMSUM, x, attributes=(0, np.dtype("f")))]
    for _ in range(2 * sys.getrecursionlimit() + 1):
        views = [p.apply(TRANSPOSE, view, attributes=((1, 0),)) for view in views]
    results = p.run(make, [p.apply(CUMSUM, view, attributes=(0, np.dtype("f"))) for view in views])
    for one, seen in zip(results, [array, array.cumsum(0)], strict=True):
        np.testing.assert_allclose(one, seen.T.cumsum(0), rtol=1e-6)


@pytest.mark.parametrize("make", [unfused_program, native_program])
def test_results_do_not_depend_on_which_of_them_are_wanted(make: MakeProgram) -> None:
    """An argument is read as it lies in memory, also where it is an output."""
    p = Program()
    x = p.argument(np.asfortranarray(numbers(600, 3)))
    total = p.apply(SUM, x, attributes=((0,), False, np.dtype("f")))
    alone, both = p.run(make, [total])[0], p.run(make, [total, x])[0]
    assert alone.tobytes() == both.tobytes()


def test_element_wise_calls_are_done_in_place() -> None:
    p = Program()
    x = p.argument(numbers(1000))
    for _ in range(9):
        x = p.apply(EXP, x)
    program = unfused_program(p.collect([p.apply(EXP, x)]).graph)
    assert program.workspace_bytes == -(-4 * 1000 // ALIGNMENT) * ALIGNMENT


def test_programs_are_described() -> None:
    p = Program()
    x = p.apply(SOFTMAX, p.argument(numbers(3, 4)), attributes=((1,),))
    text = native_program(
        p.collect([p.apply(CUMSUM, x, attributes=(0, np.dtype("f")))]).graph
    ).describe()
    assert "loop [3, 4] by row:" in text
    assert "exp" in text
    assert "cumsum(" in text


# ---- lifetimes -----------------------------------------------------------------------------


def loop_of(program: CpuProgram) -> LoadedLoop:
    """The machine code of a program that is one loop."""
    ((record,),) = program.contents.segments
    assert isinstance(record, LoopRecord)
    return record.function


def test_machine_code_is_there_for_as_long_as_a_program_uses_it() -> None:
    p = Program()
    x = p.argument(numbers(7, 11))
    graph = p.collect([p.apply(EXP, p.apply(MULTIPLY, x, x))]).graph
    first, second = native_program(graph), native_program(graph)
    loop, same = loop_of(first), loop_of(second)
    assert loop is same  # compiled once
    (code,) = loop_codes(first.fused, find_aliases(first.fused)).values()
    key = llvm_engine.loop_key(code.text)
    engine = llvm_engine.engine()
    del loop, same, first
    gc.collect()
    assert key in engine._loops
    del second
    gc.collect()
    assert key not in engine._loops
