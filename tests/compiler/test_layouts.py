"""Values that lie in another order of their axes, and small ones that are computed where they are
read: graphs are the same functions as before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from choices import Seeded
from extents import few_or_many
from fusion_sketch import Sketch, written
from graph_programs import argument_values
from random_programs import RandomProgram

from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.instructions import lower_call
from lazyasync.compiler.layouts import Wish, lay_out
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.spreading import MOST_ELEMENTS, spread_small
from lazyasync.ir.graph import CollectedGraph
from lazyasync.ir.leaves import CONSTANT
from lazyasync.ir.node import Node, Operation, OperationKind
from lazyasync.ir.types import TensorType
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY
from lazyasync.ops.elementwise.comparison import WHERE
from lazyasync.ops.elementwise.functions import EXP, SQRT
from lazyasync.ops.elementwise.trigonometry import SIN
from lazyasync.ops.indexing.slicing import EMBED, GET_ITEM
from lazyasync.ops.manipulation.broadcasting import BROADCAST_TO, RESHAPE
from lazyasync.ops.manipulation.shaping import TRANSPOSE

SHAPES = ((2, 3, 4), (3, 1, 5, 2), (4, 6), (2, 2, 3, 3))


def values_of(graph: PrimitiveGraph, collected: CollectedGraph) -> list[np.ndarray]:
    """What each root is, by NumPy's kernels one by one."""
    found: dict[int, Any] = {}
    for value, given in zip(graph.arguments, argument_values(collected), strict=True):
        found[value] = np.asarray(given, graph.types[value].dtype)
    for value in graph.order:
        node = graph.nodes[value]
        if value in found:
            continue
        if node.operation is CONSTANT:
            found[value] = np.full(node.type.shape, node.attributes.value, node.type.dtype)
            continue
        call = lower_call(graph, value)
        operands = [found[operand] for operand in call.operands]
        if call.kind.returns_result:
            found[value] = call.kernel(*operands)
        else:
            found[value] = np.empty(node.type.shape, node.type.dtype)
            call.kernel(*operands, found[value])
        outputs = found[value] if call.kind is OperationKind.MULTIPLE else (found[value],)
        for one, type in zip(outputs, node.outputs, strict=True):
            assert (one.shape, one.dtype) == (type.shape, type.dtype), node
    return [found[root] for root in graph.roots]


def at_random(seed: int) -> Callable[..., Wish | None]:
    """Wishes that some operations have of three axes and more, the same for the same operation."""

    def wish(node: Node, types: Sequence[TensorType], operands: Sequence[Node]) -> Wish | None:
        axes = [type.ndim for type in (*types, node.type)]
        if len(node.outputs) > 1 or max(axes) < 3 or node.operation.kind is OperationKind.VIEW:
            return None
        rng = np.random.default_rng((seed, *map(ord, node.operation.name)))
        if rng.random() < 0.6:
            return None
        orders = [tuple(map(int, rng.permutation(count))) for count in axes]
        return Wish(tuple(orders[:-1]), orders[-1], spreads=bool(rng.random() < 0.8))

    return wish


@few_or_many("count", 120, 300)
def test_random_programs_are_the_same(count: int) -> None:
    changed = 0
    with np.errstate(all="ignore"):
        for seed in range(count):
            made = RandomProgram(Seeded(seed), SHAPES)
            nodes = [made.values[root].node for root in made.roots()]
            collected = made.program.collect(nodes)
            expected = values_of(PrimitiveGraph(collected.graph), collected)
            graph = PrimitiveGraph(collected.graph)
            nodes_before = len(graph)
            lay_out(graph, at_random(seed))
            spread_small(graph)
            changed += len(graph) > nodes_before
            found = values_of(graph, collected)
            for one, other in zip(found, expected, strict=True):
                # Sums are added in another order.
                np.testing.assert_allclose(
                    one, other, rtol=1e-4, atol=1e-4, equal_nan=True, err_msg=f"seed {seed}"
                )
            fuse(graph)
    assert changed > count // 5


# ---- one by one ----------------------------------------------------------------------------


class Layouts(Sketch):
    """A program of which each sine wants its operand, and gives its result, with axis 1 last."""

    def laid(self, *roots: Node) -> PrimitiveGraph:
        """Its graph."""

        def wish(node: Node, types: Sequence[TensorType], operands: Sequence[Node]) -> Wish | None:
            if node.operation is not SIN:
                return None
            last = (0, *range(2, node.type.ndim), 1)
            return Wish((last,), last)

        graph = PrimitiveGraph(self.collect(roots).graph)
        lay_out(graph, wish)
        return graph

    def shapes(self, name: str, *roots: Node) -> list[tuple[int, ...]]:
        """The shapes in which an operation is computed."""
        graph = self.laid(*roots)
        nodes = [graph.nodes[value] for value in graph.order]
        return [node.type.shape for node in nodes if node.operation.name == name]


def test_what_is_between_lies_as_it_is_wanted() -> None:
    p = Layouts()
    first = p.apply(SIN, p.tensor(2, 3, 4, 5))
    between = p.apply(EXP, p.apply(MULTIPLY, first, p.tensor(3, 1, 1)))
    last = p.apply(SIN, between)
    assert p.shapes("exp", last) == p.shapes("multiply", last) == [(2, 4, 5, 3)]
    # Behind the argument, the first and the last; what somebody gets is copied back.
    assert p.shapes("convert", last) == [(2, 4, 5, 3)] * 3 + [(2, 3, 4, 5)]


def test_sums_are_over_what_lies_first() -> None:
    p = Layouts()
    total = p.sum(p.apply(SIN, p.tensor(2, 3, 4, 5)), 0, 2, 3)
    assert written(fuse(p.laid(total)))[-1] == "[2, 4, 5, 3] by column: sum*"


@pytest.mark.parametrize(
    ("axes", "shapes"),
    [
        ((1,), [(2, 4, 5, 3)]),
        ((1, 3), [(2, 4, 5, 3)]),
        ((0,), [(2, 4, 5, 3)]),
        ((0, 2), [(2, 4, 5, 3)]),
        ((0, 1), [(2, 3, 4, 5)]),
        ((2,), [(2, 3, 4, 5)]),
    ],
)
def test_sums_are_over_what_lies_first_or_last(
    axes: tuple[int, ...], shapes: list[tuple[int, ...]]
) -> None:
    p = Layouts()
    graph = p.laid(p.sum(p.apply(SIN, p.tensor(2, 3, 4, 5)), *axes))
    sums = [value for value in graph.order if graph.nodes[value].operation.name == "sum"]
    assert [graph.types[graph.operands[value][0]].shape for value in sums] == shapes


@pytest.mark.parametrize(
    ("axes", "shape"), [((0,), (4, 5, 3)), ((0, 2), (5, 3)), ((1,), (2, 4, 5))]
)
def test_what_is_left_of_a_sum_lies_as_the_axes_do(
    axes: tuple[int, ...], shape: tuple[int, ...]
) -> None:
    p = Layouts()
    root = p.apply(EXP, p.sum(p.apply(SIN, p.tensor(2, 3, 4, 5)), *axes))
    assert p.shapes("exp", root) == [shape]
    collected = p.collect([root])
    as_it_came = values_of(PrimitiveGraph(collected.graph), collected)
    found = values_of(p.laid(root), collected)
    np.testing.assert_allclose(found[0], as_it_came[0], rtol=1e-5)


def test_sums_of_what_is_in_the_middle_are_of_the_axes_as_they_came() -> None:
    p = Layouts()
    total = p.sum(p.apply(SIN, p.tensor(2, 3, 4, 5)), 2, 3)
    assert written(fuse(p.laid(total)))[-1] == "[2, 3, 4, 5] by row: sum*"


@pytest.mark.parametrize(
    ("operation", "attributes", "shape"),
    [
        (TRANSPOSE, ((1, 0, 3, 2),), (2, 4, 5, 3)),
        (RESHAPE, ((2, 1, 3, 20),), (2, 20, 3)),
        (RESHAPE, ((2, 3, 2, 2, 5),), (2, 2, 2, 5, 3)),
        (GET_ITEM, (((0, 2, 1), (0, 3, 2), (3, None, -1), (1, 5, 1)),), (2, 4, 4, 2)),
        (
            EMBED,
            ((2, 4, 4, 7), ((0, 2, 1), (1, 4, 1), (0, 4, 1), (1, 6, 1))),
            (2, 4, 7, 4),
        ),
    ],
)
def test_what_moves_elements_is_done_as_they_lie(
    operation: Operation, attributes: Any, shape: tuple[int, ...]
) -> None:
    p = Layouts()
    moved = p.apply(operation, p.apply(SIN, p.tensor(2, 3, 4, 5)), attributes=attributes)
    assert p.shapes("exp", p.sum(p.apply(EXP, moved))) == [shape]


def test_what_cannot_lie_so_is_computed_as_it_came() -> None:
    p = Layouts()
    flat = p.apply(RESHAPE, p.apply(SIN, p.tensor(2, 3, 4, 5)), attributes=((2, 60),))
    assert p.shapes("exp", p.apply(EXP, flat)) == [(2, 60)]


def test_what_most_operands_lie_in_decides() -> None:
    p = Layouts()
    first, second = p.tensor(2, 3, 4, 5), p.tensor(2, 3, 4, 5)
    wanted = p.apply(SIN, p.tensor(2, 3, 4, 5))
    assert p.shapes("multiply", p.apply(MULTIPLY, wanted, first)) == [(2, 4, 5, 3)]
    three = p.apply(WHERE, p.tensor(2, 3, 4, 5, dtype=bool), first, second)
    assert p.shapes("where", p.apply(MULTIPLY, wanted, three)) == [(2, 3, 4, 5)]
    chosen = p.apply(WHERE, p.tensor(2, 3, 4, 5, dtype=bool), first, wanted)
    assert p.shapes("where", chosen) == [(2, 3, 4, 5)]


# ---- small values --------------------------------------------------------------------------


class Spread(Sketch):
    """A program whose small values are computed where they are read."""

    def written(self, *roots: Node) -> list[str]:
        graph = PrimitiveGraph(self.collect(roots).graph)
        spread_small(graph)
        return written(fuse(graph))


def test_a_small_value_is_computed_where_it_is_read() -> None:
    p = Spread()
    x, row = p.tensor(2, 3, 4), p.tensor(3)
    small = p.apply(RESHAPE, p.apply(SQRT, p.apply(ADD, row, row)), attributes=((3, 1),))
    assert p.written(p.apply(MULTIPLY, x, small)) == ["[2, 3, 4]: add sqrt multiply*"]


def test_a_small_value_that_others_need_is_not() -> None:
    p = Spread()
    row = p.tensor(4)
    small = p.apply(SQRT, row)
    large = p.apply(MULTIPLY, p.tensor(2, 4), small)
    assert p.written(large, small) == ["[4]: sqrt*", "[2, 4]: multiply*"]
    wide = p.apply(MULTIPLY, p.apply(BROADCAST_TO, small, attributes=((2, 4),)), large)
    assert p.written(wide)[0] == "[4]: sqrt*"


def test_for_many_elements_it_is_computed_once() -> None:
    p = Spread()
    small = p.apply(SQRT, p.tensor(4))
    large = p.apply(MULTIPLY, p.tensor(MOST_ELEMENTS, 4), small)
    assert p.written(large)[0] == "[4]: sqrt*"


def test_for_many_readers_it_is_computed_once() -> None:
    p = Spread()
    small = p.apply(SQRT, p.tensor(4))
    several = [p.apply(MULTIPLY, p.tensor(count, 4), small) for count in (2, 3, 5)]
    assert p.written(*several)[0] == "[4]: sqrt*"
