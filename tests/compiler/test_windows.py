"""Parts of arguments that begin where a run says: read where they lie, in one native call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from graph_programs import MakeProgram, Program, native_program, unfused_program
from native_programs import program_of
from needs import needs_llvm

import lazyasync as la
from lazyasync.ir.node import Node
from lazyasync.ops.elementwise.trigonometry import TANH
from lazyasync.ops.indexing.dynamic_slicing import DYNAMIC_SLICE
from lazyasync.ops.reductions.softmax import LOGSUMEXP

pytestmark = needs_llvm
DATA = np.arange(60.0, dtype=np.float32).reshape(3, 4, 5)


def part(x: Any, starts: tuple[int, ...], sizes: tuple[int, ...]) -> Any:
    return la.tanh(la.dynamic_slice(x, starts, sizes)) * 2.5


@pytest.mark.parametrize(
    ("starts", "sizes"),
    [
        ((1, 0, 0), (2, 4, 5)),
        ((2, 1, 0), (1, 2, 5)),
        ((2, 1, 3), (1, 1, 2)),
        ((0, 3, 4), (1, 1, 1)),
    ],
)
async def test_what_lies_in_one_piece_is_no_call(
    starts: tuple[int, ...], sizes: tuple[int, ...]
) -> None:
    code = await program_of(lambda x: part(x, starts, sizes), DATA)
    assert code.launchable


@pytest.mark.parametrize(
    "function",
    [
        lambda x: part(x, (0, 1, 0), (3, 2, 5)),  # which has gaps: a copy may take long
        lambda x: part(x, (1, 1, 0), (2, 2, 5)),
        lambda x: part(x * 1.5, (1, 0, 0), (2, 4, 5)),  # of what is yet to be computed
        lambda x: part(x, (la.sum(x).astype("int64"), 0, 0), (2, 4, 5)),
    ],
)
async def test_what_does_not_is_copied_by_a_call(function: Callable[[Any], Any]) -> None:
    code = await program_of(function, DATA)
    assert not code.launchable


def test_a_part_costs_what_it_moves_and_not_what_it_is_taken_from() -> None:
    p = Program()
    x, start = p.argument(np.ones((100_000, 100), np.float32)), p.number(5, np.int64)
    taken = p.apply(DYNAMIC_SLICE, x, start, attributes=((0,), (10,)))
    code = native_program(p.collect([p.apply(TANH, taken)]).graph)
    assert code.estimated_seconds < 1e-4


@pytest.mark.parametrize("make", [unfused_program, native_program])
def test_a_part_of_an_array_in_another_order_is_added_up_as_one_that_is_taken(
    make: MakeProgram,
) -> None:
    data = np.asfortranarray(np.random.default_rng(0).normal(size=(28, 28)).astype(np.float32))

    def sums_of(p: Program, x: Node) -> np.ndarray:
        (found,) = p.run(make, [p.apply(LOGSUMEXP, x, attributes=((1,), False))])
        return np.asarray(found)

    windowed, taken = Program(), Program()
    operands = windowed.argument(data), windowed.number(3, np.int64)
    part = windowed.apply(DYNAMIC_SLICE, *operands, attributes=((0,), (16,)))
    expected = sums_of(taken, taken.argument(data[3:19].copy("C")))
    np.testing.assert_array_equal(sums_of(windowed, part), expected)
