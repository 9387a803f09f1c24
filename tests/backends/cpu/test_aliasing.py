"""Outputs that are written over arguments: when they are, and that nobody sees the difference."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from choices import Seeded
from graph_programs import Program, arena_for, argument_values, native_program, needs_llvm
from random_programs import RandomProgram

from lazyasync.backends.cpu import aliasing, buffer_pool
from lazyasync.backends.cpu.aliasing import find_aliases
from lazyasync.backends.cpu.buffer_pool import BufferPool
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.graph import CollectedGraph
from lazyasync.ir.node import Node
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY
from lazyasync.ops.elementwise.functions import EXP
from lazyasync.ops.elementwise.trigonometry import ARCTAN2
from lazyasync.ops.indexing.dynamic_slicing import DYNAMIC_UPDATE_SLICE
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.ops.manipulation.broadcasting import BROADCAST_TO, SUM
from lazyasync.ops.manipulation.shaping import TRANSPOSE
from lazyasync.ops.reductions.cumulative import CUMSUM

pytestmark = needs_llvm

SHAPE = (200, 200)


class Run:
    """One run of a program whose arguments are in memory of a pool, and are not needed after it."""

    def __init__(self, collected: CollectedGraph) -> None:
        self.pool = BufferPool()
        self.program = native_program(collected.graph)
        arena = arena_for(self.program)
        self.bound = self.program.bind(arena, self.pool)
        self.holders: list[list[np.ndarray]] = []
        """What holds each argument, as handles do."""
        self.arguments: list[Any] = []
        for value in argument_values(collected):
            self._give(value)

    def _give(self, value: Any) -> None:
        if isinstance(value, np.ndarray):
            copy = self.pool.empty(value.shape, value.dtype)
            copy[...] = value
            self.holders.append([copy])
            value = copy
        self.arguments.append(value)

    def __call__(self, donated: Sequence[int] = ()) -> tuple[list[np.ndarray], set[int]]:
        """The outputs, and which arguments' memory they are in, by position."""
        addresses = [address_of(argument) for argument in self.arguments]
        with np.errstate(all="ignore"):
            outputs = self.bound(self.arguments, donated)
        return outputs, {
            addresses.index(address)
            for address in map(address_of, outputs)
            if address is not None and address in addresses
        }


def address_of(array: Any) -> int | None:
    if not isinstance(array, np.ndarray) or not array.size:
        return None
    address: int = array.__array_interface__["data"][0]
    return address


def values(seed: int, shape: tuple[int, ...] = SHAPE) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def two() -> tuple[Program, Node, Node]:
    p = Program()
    return p, p.argument(values(1)), p.argument(values(2))


def total(p: Program, x: Node) -> Node:
    return p.apply(SUM, x, attributes=((0, 1), False, np.dtype("f")))


def aliases(p: Program, *roots: Node) -> list[list[int]]:
    """What the outputs may take the memory of, by the numbers of arguments; not those of none."""
    graph = PrimitiveGraph(p.collect(list(roots)).graph)
    return [
        sorted(graph.arguments.index(argument) for argument in arguments)
        for found in find_aliases(fuse(graph)).values()
        for arguments in found.values()
    ]


# ---- which may -----------------------------------------------------------------------------


def test_an_argument_that_is_read_last_where_the_output_is_written() -> None:
    p, x, y = two()
    assert aliases(p, p.apply(ADD, x, p.apply(EXP, y))) == [[0, 1]]


def test_not_one_of_another_type_or_read_elsewhere() -> None:
    p = Program()
    x, row = p.argument(values(1)), p.argument(values(2, SHAPE[1:]))
    integers = p.argument(np.ones(SHAPE, np.int32))
    wide = p.apply(BROADCAST_TO, row, attributes=(SHAPE,))
    assert aliases(p, p.apply(ADD, x, wide)) == [[0]]
    turned = p.apply(TRANSPOSE, x, attributes=((1, 0),))
    assert aliases(p, p.apply(EXP, turned)) == []
    assert aliases(p, p.apply(ADD, x, turned)) == []  # read twice, once elsewhere
    assert aliases(p, p.apply(ADD, integers, integers)) == [[0]]


def test_not_one_that_is_read_again() -> None:
    p, x, y = two()
    first = p.apply(EXP, x)
    assert aliases(p, first, p.apply(MATMUL, first, x)) == []
    assert aliases(p, p.apply(ADD, p.apply(MATMUL, y, x), x)) == [[1]]


def test_not_where_something_may_fail_afterwards() -> None:
    """A call of a kernel may run out of memory, and the step is then tried again."""
    p, x, y = two()
    first = p.apply(EXP, x)
    after = p.apply(CUMSUM, first, attributes=(0, np.dtype("f")))
    assert aliases(p, first, after) == []
    before = p.apply(CUMSUM, x, attributes=(0, np.dtype("f")))
    assert aliases(p, p.apply(ADD, before, y)) == [[1]]
    assert aliases(p, first, y) == []  # which is copied


def test_not_by_a_loop_that_reads_a_row_again() -> None:
    p, x, _ = two()
    row = p.apply(SUM, x, attributes=((1,), True, np.dtype("f")))
    assert aliases(p, p.apply(ADD, x, row)) == []


def test_not_small_ones() -> None:
    p = Program()
    assert aliases(p, p.apply(EXP, p.argument(values(1, (4, 4))))) == []


# ---- and when they are ---------------------------------------------------------------------


def test_parts_are_put_where_they_lie_though_a_step_may_be_tried_again() -> None:
    """What comes later may fail, and then they are put there once more."""
    p, x, part = Program(), *map(values, (1, 2))
    starts = p.argument(np.arange(200) % 7)
    rows = [p.argument(x), p.argument(part[:, :190].copy())]
    put = p.apply(DYNAMIC_UPDATE_SLICE, *rows, starts, attributes=((1,), 1))
    after = p.apply(CUMSUM, put, attributes=(0, np.dtype("f")))
    expected = x.copy()
    for row in range(200):
        expected[row, row % 7 : row % 7 + 190] = part[row, :190]
    run = Run(p.collect([put, after]))
    for _ in range(2):
        found, memory = run(donated=[0])
        assert memory == {0}
        np.testing.assert_array_equal(found[0], expected)
        del found
    # Not where something else reads it, which then would find something else.
    alone = Run(p.collect([put, p.apply(CUMSUM, rows[0], attributes=(0, np.dtype("f")))]))
    found, memory = alone(donated=[0])
    assert memory == set()
    np.testing.assert_array_equal(found[0], expected)
    np.testing.assert_allclose(found[1], np.cumsum(x, 0), rtol=1e-3, atol=1e-3)


def test_only_what_is_spent() -> None:
    p, x, y = two()
    run = Run(p.collect([p.apply(ADD, x, p.apply(EXP, y))]))
    expected, memory = run()
    assert memory == set()
    found, memory = run(donated=[1])
    assert memory == {1}
    assert [run.program.aliased(donated) for donated in ([], [0], [1])] == [[], [0], [1]]
    assert run.program.aliased([0, 1]) in ([0], [1])
    np.testing.assert_array_equal(found[0], expected[0])


@pytest.mark.parametrize(
    "look",
    [
        lambda run: run.arguments[0].view(),
        lambda run: run.arguments[0][1:2, 3:],
        lambda run: run.arguments[0],
        lambda run: memoryview(run.arguments[0]),
        lambda run: np.from_dlpack(run.arguments[0]),
    ],
)
def test_not_what_somebody_looks_into(look: Callable[[Run], Any]) -> None:
    p, x, _ = two()
    run = Run(p.collect([p.apply(EXP, x)]))
    seen = look(run)
    before = np.array(seen)
    _, memory = run(donated=[0])
    assert memory == set()
    np.testing.assert_array_equal(np.array(seen), before)
    del seen
    _, memory = run(donated=[0])
    assert memory == {0}


def test_not_memory_of_others() -> None:
    p, x, _ = two()
    run = Run(p.collect([p.apply(EXP, x)]))
    own = values(3)
    run.holders[0][0] = run.arguments[0] = own
    before = own.copy()
    del own
    _, memory = run(donated=[0])
    assert memory == set()
    np.testing.assert_array_equal(run.arguments[0], before)


def test_one_argument_is_given_to_one_output() -> None:
    p, x, y = two()
    both = p.apply(ADD, x, y)
    run = Run(p.collect([both, p.apply(MULTIPLY, both, x), p.apply(EXP, both)]))
    expected, _ = run()
    found, memory = run(donated=[0, 1])
    assert memory == {0, 1}
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize(
    "shape",
    [(1009,), (33, 1001), (3, 5, 7, 11), (16, 1, 65), (2, 3, 1025), (2, 3, 4), (50, 4), (7, 3)],
)
def test_the_same_bits_whatever_the_shape(
    shape: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the last elements are not as many as a vector has, and with strides in between."""
    keep_everything(monkeypatch)
    p = Program()
    x, y = p.argument(values(1, shape)), p.argument(values(2, shape))
    last = p.argument(values(3, shape[-1:]))
    scaled = p.apply(MULTIPLY, p.apply(EXP, x), p.apply(BROADCAST_TO, last, attributes=(shape,)))
    run = Run(p.collect([p.apply(ADD, scaled, y), p.apply(ARCTAN2, scaled, y)]))
    expected, _ = run()
    found, memory = run(donated=range(len(run.arguments)))
    assert len(memory) == 2
    for one, other in zip(found, expected, strict=True):
        assert one.tobytes() == other.tobytes()


def keep_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has also small arrays kept, and written over."""
    monkeypatch.setattr(buffer_pool, "SMALLEST", 1)
    monkeypatch.setattr(aliasing, "SMALLEST", 1)


def overwritten(seed: int) -> int:
    """Runs a random program as it is and in place; gives how many arguments were written over.

    It is not even compiled where that can be none.
    """
    random = RandomProgram(Seeded(seed))
    roots = [random.values[root].node for root in random.roots()]
    if not aliases(random.program, *roots):
        return 0
    run = Run(random.program.collect(roots))
    expected, _ = run()
    foretold = run.program.aliased(run.program.aliasable)
    found, memory = run(donated=run.program.aliasable)
    assert (set(foretold), len(foretold)) == (memory, len(memory)), f"seed {seed}: {random.text}"
    for one, other in zip(found, expected, strict=True):
        assert one.tobytes() == other.tobytes(), f"seed {seed}: {random.text}"
    return len(memory)


def test_random_programs_give_the_same_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_everything(monkeypatch)
    assert sum(map(overwritten, range(60))) > 5


@pytest.mark.stress
def test_many_random_programs_give_the_same_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_everything(monkeypatch)
    assert sum(map(overwritten, range(1000, 6000))) > 500
