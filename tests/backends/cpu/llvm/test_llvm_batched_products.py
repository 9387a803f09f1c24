"""Products of batches with three axes and more: one record, whichever axes are shared or turned."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from graph_programs import Program, arena_for, argument_values, native_program
from needs import needs_llvm, needs_threads

from lazyasync.backends.cpu.llvm.engine import engine
from lazyasync.backends.cpu.llvm.loop_compiler import LoopCompiler
from lazyasync.backends.cpu.native import work_sharing
from lazyasync.backends.cpu.native.helper_threads import HelperThreads
from lazyasync.backends.cpu.program import CpuProgram, SizedCpuProgram
from lazyasync.compiler.fusion.batched_products import BatchedProduct
from lazyasync.ir.graph import Graph
from lazyasync.ir.node import Node
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.ops.manipulation.broadcasting import RESHAPE
from lazyasync.ops.manipulation.shaping import TRANSPOSE
from lazyasync.runtime.scheduler.size_families import SizeFamilies

pytestmark = needs_llvm


def numbers(random: np.random.Generator, shape: tuple[int, ...], dtype: str) -> np.ndarray:
    found = random.standard_normal(shape)
    if np.dtype(dtype).kind == "c":
        found = found + 1j * random.standard_normal(shape)
    return found.astype(dtype)


def turned(p: Program, x: Node, axes: tuple[int, ...]) -> Node:
    return p.apply(TRANSPOSE, x, attributes=(axes,))


def shared_heads(p: Program, q: np.ndarray, k: np.ndarray) -> Node:
    """Scores of queries (batch, length, heads, size), whose groups of heads share keys."""
    batch, length, heads, size = q.shape
    own = k.shape[2]
    split = (batch, length, own, heads // own, size)
    query = turned(p, p.apply(RESHAPE, p.argument(q), attributes=(split,)), (0, 2, 3, 1, 4))
    key = turned(p, p.argument(k), (0, 2, 3, 1))
    key = p.apply(RESHAPE, key, attributes=((batch, own, 1, size, length),))
    return p.apply(MATMUL, query, key)


def scores(q: np.ndarray, k: np.ndarray) -> np.ndarray:
    wide = np.repeat(k, q.shape[2] // k.shape[2], 2)
    found: np.ndarray = np.einsum("bthd,bshd->bhts", q, wide)
    batch, heads, *lengths = found.shape
    return found.reshape(batch, k.shape[2], heads // k.shape[2], *lengths)


def test_axes_in_any_order_and_shared_ones() -> None:
    """Of operands (2, 3, 4, 5, 6) of which axes are turned, or have one element."""
    random = np.random.default_rng(0)
    count = 0
    orders = list(itertools.permutations(range(3)))
    for dtype, order in itertools.product("fdFD", orders):
        for shared, flipped in itertools.product(((), (0,), (1,), (0, 2)), (False, True)):
            batch = (2, 3, 4)
            own = tuple([1 if axis in shared else batch[axis] for axis in range(3)])
            back = tuple([order.index(axis) for axis in range(3)])
            first = numbers(random, (*[batch[axis] for axis in order], 5, 6), dtype)
            second = numbers(random, (*own, 7, 6) if flipped else (*own, 6, 7), dtype)
            p = Program()
            left = turned(p, p.argument(first), (*back, 3, 4))
            right = p.argument(second)
            if flipped:
                right = turned(p, right, (0, 1, 2, 4, 3))
            collected = p.collect([p.apply(MATMUL, left, right)])
            program = native_program(collected.graph)
            count += len(program.fused.of_kind(BatchedProduct))
            (found,) = program.bind(arena_for(program))(argument_values(collected))
            other = second.swapaxes(-1, -2) if flipped else second
            expected = first.transpose(*back, 3, 4) @ other
            np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-4)
    assert count > 100


def test_it_is_told_by_the_lengths_of_its_axes() -> None:
    p = Program()
    q, k = np.zeros((2, 16, 8, 32), "f"), np.zeros((2, 16, 2, 32), "f")
    program = native_program(p.collect([shared_heads(p, q, k)]).graph)
    assert program.describe().endswith("of 16 x 32 x 16, 2 x 2 x 4 times")
    (kernel,) = program.kernels()
    assert kernel.name == "product 16 x 32 x 16, 2 x 2 x 4 times"
    assert kernel.work == (q.nbytes + k.nbytes + 4 * 16 * 256, 2 * 16 * 32 * 256, "f")
    assert program.launchable


@pytest.mark.parametrize(("rows", "kind"), [(1, "call"), (2, "product")])
def test_vectors_are_left_to_numpy(rows: int, kind: str) -> None:
    p = Program()
    left = turned(p, p.argument(np.ones((4, 2, 3, rows, 6), "f")), (1, 2, 0, 3, 4))
    right = p.argument(np.ones((2, 1, 4, 6, 7), "f"))
    program = native_program(p.collect([p.apply(MATMUL, left, right)]).graph)
    (kernel,) = program.kernels()
    assert kernel.name.startswith(kind)


def test_one_program_for_all_sizes() -> None:
    class Compiler:
        compiled = 0

        def compile(self, graph: Graph) -> CpuProgram:
            return native_program(graph)

        def compile_for_sizes(self, graph: Graph) -> SizedCpuProgram:
            self.compiled += 1
            return SizedCpuProgram(graph, LoopCompiler(engine()))

    random = np.random.default_rng(1)
    families, compiler = SizeFamilies(4), Compiler()
    for batch, length in ((3, 5), (4, 16), (2, 9), (7, 12)):
        q, k = (numbers(random, (batch, length, heads, 8), "f") for heads in (6, 2))
        p = Program()
        collected = p.collect([shared_heads(p, q, k)])
        made: Any = families.make(compiler, "cpu", collected.graph)  # type: ignore[arg-type]
        assert f"{batch} x 2 x 3 times" in made.program.describe()
        (found,) = made.program.bind(arena_for(made.program))(argument_values(collected))
        np.testing.assert_allclose(found, scores(q, k), rtol=1e-4, atol=1e-5)
    assert compiler.compiled == 1


@pytest.fixture
def helpers(monkeypatch: pytest.MonkeyPatch) -> Iterator[HelperThreads]:
    """More threads than cores, who share batches however small they are."""
    monkeypatch.setattr(work_sharing, "MIN_SHARED_PRODUCTS", 1)
    monkeypatch.setattr(work_sharing, "MIN_PART_PRODUCTS", 1)
    helpers = HelperThreads(4)
    yield helpers
    helpers.dismiss()


@needs_threads
@pytest.mark.parametrize("shape", [(5, 30, 6, 8), (1, 200, 2, 16)])
def test_threads_change_nothing(helpers: HelperThreads, shape: tuple[int, ...]) -> None:
    """They share the batch, or, of one that has fewer products than threads, the products too."""
    random = np.random.default_rng(2)
    batch, length, heads, size = shape
    q = numbers(random, (batch + 1, length, heads, size), "f")
    k = numbers(random, (batch + 1, length, heads // 2, size), "f")
    p = Program()
    collected = p.collect([shared_heads(p, q, k)])
    program = native_program(collected.graph)
    alone = program.bind(arena_for(program), threads=helpers.threads)
    together = program.bind(arena_for(program), helpers=helpers)
    assert together.is_shared
    (expected,) = alone(argument_values(collected))
    np.testing.assert_allclose(expected, scores(q, k), rtol=1e-4, atol=1e-4)
    for _ in range(30):
        (found,) = together(argument_values(collected))
        np.testing.assert_array_equal(found, expected)
