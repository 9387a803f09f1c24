"""What is cheaper to compute than to store is computed again where it is read, to the same bits."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import numpy as np
import pytest
from fusion_sketch import Sketch, check_order, written
from graph_programs import Program, native_program, needs_llvm

from lazyasync.backends.cpu import lowering
from lazyasync.compiler.fused_graph import FusedGraph
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.fusion.flow import UNBOUNDED, FlowNetwork
from lazyasync.compiler.fusion.recomputation import Recomputation
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.node import Node
from lazyasync.ir.types import load_bfloat16
from lazyasync.ops.elementwise.arithmetic import ABSOLUTE, ADD, MULTIPLY
from lazyasync.ops.elementwise.comparison import MAXIMUM
from lazyasync.ops.elementwise.functions import EXP, SQUARE
from lazyasync.ops.elementwise.trigonometry import TANH
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.ops.reductions.reductions import MAX

CHEAP = Recomputation(1 / 16)
SHAPE = (512, 512)


def recomputed(p: Sketch, *roots: Node, how: Recomputation = CHEAP) -> FusedGraph:
    """The pieces of a graph with values computed again."""
    graph = PrimitiveGraph(p.collect(roots).graph, half=True)
    found = fuse(graph, converts_half=True, recomputation=how)
    check_order(found)
    return found


def activation(p: Sketch) -> tuple[Node, Node]:
    """What an activation makes for a product, and its gradient, which needs its argument."""
    x, row, weight = p.tensor(*SHAPE), p.tensor(SHAPE[1]), p.tensor(*SHAPE)
    argument = p.apply(ADD, x, row)
    result = p.apply(MATMUL, p.apply(EXP, argument), weight)
    squared = p.apply(SQUARE, p.apply(SQUARE, argument))
    return result, p.apply(MULTIPLY, result, squared)


# ---- which values --------------------------------------------------------------------------


def test_an_argument_is_neither_written_nor_read() -> None:
    p = Sketch()
    result, gradient = activation(p)
    assert p.written(result, gradient) == [
        "[512, 512]: add exp* square square*",
        "product matmul",
        "[512, 512]: multiply*",
    ]
    p = Sketch()
    found = recomputed(p, *activation(p))
    assert written(found) == [
        "[512, 512]: add exp*",
        "product matmul",
        "[512, 512]: add square square multiply*",
    ]


def test_what_costs_more_than_its_memory_is_stored() -> None:
    p = Sketch()
    x, weight = p.tensor(*SHAPE), p.tensor(*SHAPE)
    dear = p.apply(EXP, p.apply(EXP, x))
    result = p.apply(MATMUL, p.apply(SQUARE, dear), weight)
    gradient = p.apply(MULTIPLY, result, dear)
    expected = p.written(result, gradient)
    assert written(recomputed(p, result, gradient, how=Recomputation(1.0))) == expected


def test_what_is_many_instructions_is_stored_where_there_is_a_bound() -> None:
    p = Sketch()
    result, gradient = activation(p)
    expected = p.written(result, gradient)
    bounded = Recomputation(1 / 16, max_instructions=0)
    assert written(recomputed(p, result, gradient, how=bounded)) == expected


def test_what_is_small_stays_as_it_is() -> None:
    p = Sketch()
    x, weight = p.tensor(8, 8), p.tensor(8, 8)
    argument = p.apply(ADD, x, x)
    result = p.apply(MATMUL, p.apply(EXP, argument), weight)
    gradient = p.apply(MULTIPLY, result, argument)
    assert written(recomputed(p, result, gradient)) == p.written(result, gradient)


def test_what_somebody_gets_is_read_where_it_is() -> None:
    p = Sketch()
    x, y, weight = p.tensor(*SHAPE), p.tensor(*SHAPE), p.tensor(*SHAPE)
    argument = p.apply(ADD, x, y)
    result = p.apply(MATMUL, p.apply(EXP, argument), weight)
    gradient = p.apply(MULTIPLY, result, argument)
    roots = (argument, result, gradient)
    assert written(recomputed(p, *roots)) == p.written(*roots)


def test_what_is_reduced_twice_is_computed_twice() -> None:
    p = Sketch()
    x, row = p.tensor(*SHAPE), p.tensor(SHAPE[1])
    shifted = p.apply(ADD, x, row)
    by_row = p.apply(MAX, shifted, attributes=((1,), False))
    by_column = p.apply(MAX, shifted, attributes=((0,), False))
    assert p.written(by_row, by_column) == [
        "[512, 512] by row: add* max*",
        "[512, 512] by column: max*",
    ]
    assert written(recomputed(p, by_row, by_column)) == [
        "[512, 512] by row: add max*",
        "[512, 512] by column: add max*",
    ]


def test_reductions_are_read_and_what_follows_from_them_computed() -> None:
    """As in a layer norm, whose gradient needs the numbers that it has made."""
    p = Sketch()
    x, weight = p.tensor(*SHAPE), p.tensor(*SHAPE)
    total = p.sum(x, 1, keepdims=True)
    scaled = p.apply(MULTIPLY, x, total)
    result = p.apply(MATMUL, p.apply(EXP, scaled), weight)
    gradient = p.apply(MULTIPLY, result, scaled)
    found = recomputed(p, result, gradient)
    assert written(found) == [
        "[512, 512] by row: sum* multiply exp*",
        "product matmul",
        "[512, 512]: multiply multiply*",
    ]


def test_a_narrow_value_is_rounded_again() -> None:
    p = Sketch()
    narrow = load_bfloat16()
    x, weight = p.tensor(*SHAPE, dtype=narrow), p.tensor(*SHAPE, dtype=narrow)
    argument = p.apply(ADD, x, x)
    result = p.apply(MATMUL, p.apply(EXP, argument), weight)
    gradient = p.apply(MULTIPLY, result, argument)
    last = recomputed(p, result, gradient).pieces[-1]
    dtypes = [member.expression.dtype for member in last.members.values()]  # type: ignore[attr-defined]
    assert dtypes.count(narrow) == 2, "the sum, and the result"


# ---- the bits ------------------------------------------------------------------------------


def layered(seed: int, dtype: np.dtype) -> tuple[Program, list[Node], list[str]]:
    """Elementwise chains between products and sums, that use again what came before; as text."""
    choose, p = random.Random(seed), Program()
    generator = np.random.default_rng(seed)
    shape = (choose.choice((6, 16, 33)),) * 2
    values = [p.argument(generator.normal(size=shape).astype(dtype)) for _ in range(3)]
    text = []
    for _ in range(choose.randint(8, 24)):
        kind = choose.choice(("one", "one", "two", "two", "two", "product", "rows", "columns"))
        first, second = choose.choice(values[-4:]), choose.choice(values)
        if kind == "one":
            made = p.apply(choose.choice((TANH, SQUARE, ABSOLUTE)), first)
        elif kind == "two":
            made = p.apply(choose.choice((ADD, MULTIPLY, MAXIMUM)), first, second)
        elif kind == "product":
            made = p.apply(MATMUL, first, second)
        else:
            axes = (1,) if kind == "rows" else (0,)
            least = p.apply(MAX, second, attributes=(axes, True))
            made = p.apply(MULTIPLY, first, p.apply(TANH, least))
        values.append(p.apply(TANH, made) if kind == "product" else made)
        text.append(f"{kind} {made.operation.name}")
    roots = choose.sample(values[3:], choose.randint(1, 3))
    return p, roots, text


@pytest.mark.one_of(5)
@needs_llvm
@pytest.mark.parametrize(
    ("seed", "dtype"),
    # Each program in a dtype that is computed in, and in one that is rounded to.
    [(n, t) for n in range(25) for t in (("float32", "bfloat16"), ("float64", "float16"))[n % 2]],
)
def test_programs_have_the_same_bits(
    seed: int, dtype: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = load_bfloat16() if dtype == "bfloat16" else np.dtype(dtype)
    p, roots, text = layered(seed, numbers)
    outcomes = []
    for how in (None, Recomputation(0.0, least_bytes=0)):
        monkeypatch.setattr(lowering, "RECOMPUTATION", how)
        outcomes.append(p.run(native_program, roots))
    for one, other in zip(*outcomes, strict=True):
        assert one.tobytes() == other.tobytes(), text


def test_no_program_moves_more() -> None:
    less = 0
    for seed in range(100):
        p, roots, text = layered(seed, np.dtype(np.float32))
        moved = []
        for how in (None, Recomputation(0.0, least_bytes=0)):
            found = fuse(PrimitiveGraph(p.collect(roots).graph), recomputation=how)
            check_order(found)
            moved.append(sum([piece.bytes_moved(found) for piece in found.pieces]))
        assert moved[1] <= moved[0], text
        less += moved[1] < moved[0]
    assert less >= 20


# ---- cuts ----------------------------------------------------------------------------------


def cheapest(edges: Sequence[tuple[int, int, int]], nodes: int) -> int:
    """The price of a minimum cut between the first node and the last, by trying all."""
    best = UNBOUNDED
    for sides in itertools.product((False, True), repeat=nodes - 2):
        side = (True, *sides, False)
        cut = [capacity for a, b, capacity in edges if side[a] and not side[b]]
        best = min(best, sum(cut))
    return best


@pytest.mark.parametrize("seed", range(100))
def test_a_cut_is_minimal(seed: int) -> None:
    choose = random.Random(seed)
    nodes = choose.randint(2, 8)
    edges = [
        (a, b, choose.choice((0, 1, 2, 5, 9)))
        for a in range(nodes)
        for b in range(nodes)
        if a != b and choose.random() < 0.5
    ]
    network = FlowNetwork()
    for a, b, capacity in edges:
        network.add(a, b, capacity)
    network.add(0, nodes - 1, 0)
    there = network.source_side(0, nodes - 1)
    found = sum([capacity for a, b, capacity in edges if a in there and b not in there])
    assert 0 in there
    assert nodes - 1 not in there
    assert found == cheapest(edges, nodes)


def test_there_may_be_no_cut() -> None:
    network = FlowNetwork()
    network.add(0, 1, UNBOUNDED)
    network.add(1, 2, UNBOUNDED)
    with pytest.raises(ValueError, match="unbounded"):
        network.source_side(0, 2)
