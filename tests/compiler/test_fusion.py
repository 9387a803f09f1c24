"""What becomes one loop and what does not, and that pieces come in an order in which they can run.

Each program is small and shows one rule; `written` gives the pieces of its graph as text.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from graph_programs import Program
from random_programs import RandomProgram, Seeded

from lazyasync.compiler.fused_graph import Call, FusedGraph, Level, Loop, Product, all_calls
from lazyasync.compiler.fusion import builder, dependences, fuse
from lazyasync.compiler.loop_passes import RowPasses, cost
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.leaves import CONSTANT
from lazyasync.ir.node import Node
from lazyasync.ops.dispatch import CAST
from lazyasync.ops.elementwise.activations import RELU, RELU_GRADIENT
from lazyasync.ops.elementwise.arithmetic import ADD, DIVIDE, MULTIPLY, SUBTRACT
from lazyasync.ops.elementwise.comparison import MAXIMUM, WHERE
from lazyasync.ops.elementwise.functions import EXP, SQRT, SQUARE
from lazyasync.ops.elementwise.trigonometry import TANH
from lazyasync.ops.indexing.slicing import EMBED, GET_ITEM
from lazyasync.ops.indexing.take_along import SCATTER_ADD_ALONG, TAKE_ALONG_AXIS
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.ops.manipulation.broadcasting import BROADCAST_TO, RESHAPE, SUM
from lazyasync.ops.manipulation.creation import COUNT
from lazyasync.ops.manipulation.shaping import TRANSPOSE
from lazyasync.ops.reductions.cumulative import CUMSUM
from lazyasync.ops.reductions.reductions import MAX, MEAN
from lazyasync.ops.reductions.softmax import LOG_SOFTMAX, SOFTMAX

FLOAT = np.dtype(np.float32)


class Sketch(Program):
    """A program of which nothing but the types of the arguments matters."""

    def tensor(self, *shape: int, dtype: Any = FLOAT) -> Node:
        """An argument of zeros."""
        return self.argument(np.zeros(shape, dtype))

    def sum(self, x: Node, *axes: int, keepdims: bool = False) -> Node:
        """The sum over axes."""
        return self.apply(SUM, x, attributes=(axes, keepdims, x.type.dtype))

    def fused(self, *roots: Node) -> FusedGraph:
        """The pieces of a graph, each after what it needs."""
        found = fuse(PrimitiveGraph(self.collect(roots).graph))
        check_order(found)
        return found

    def written(self, *roots: Node) -> list[str]:
        """The pieces as text."""
        return written(self.fused(*roots))


def written(found: FusedGraph) -> list[str]:
    """Loops as ``[domain] by row: operations``, with a star for what is stored; others by name."""
    graph = found.graph
    lines = []
    for piece in found.pieces:
        if not isinstance(piece, Loop):
            kind = "call" if isinstance(piece, Call) else "product"
            lines.append(f"{kind} {graph.nodes[piece.value].operation.name}")
            continue
        how = "" if piece.rows is None else " by column" if piece.by_column else " by row"
        names = [
            graph.nodes[value].operation.name + "*" * (value in piece.stores)
            for value in piece.members
        ]
        lines.append(f"{list(piece.domain)}{how}: {' '.join(names)}")
    return lines


def check_order(found: FusedGraph) -> None:
    """Fails unless every piece finds all that it reads, and the pieces say what they need."""
    graph = found.graph
    leaves = {
        value
        for value in graph.order
        if value in graph.arguments or graph.nodes[value].operation is CONSTANT
    }
    there = set(leaves)
    maker: dict[int, Any] = {}
    for piece in found.pieces:
        if isinstance(piece, Loop):
            reads = {load.value for load in piece.loads}
            writes = set(piece.stores)
            assert writes <= piece.members.keys()
            _check_members(piece)
        else:
            reads = {found.geometries[operand].base for operand in graph.operands[piece.value]}
            writes = {piece.value}
        assert reads <= there, f"{reads - there} are not there yet: {written(found)}"
        assert not writes & there, "computed twice"
        needs = {maker[value] for value in reads - leaves}
        assert needs <= piece.needs.keys(), "a piece does not know what it needs"
        there |= writes
        maker.update(dict.fromkeys(writes, piece))
    wanted = {root for root in graph.roots if root not in leaves}
    assert wanted <= there, "somebody's result is not computed"


def _check_members(loop: Loop) -> None:
    seen: set[int] = set()
    for member in loop.members.values():
        stack = [member.expression]
        while stack:
            part = stack.pop()
            stack.extend(part.operands)
            if isinstance(part.value, int) and part.primitive.name == "INPUT":
                assert part.value in seen, "a loop reads what it has not yet computed"
        seen.add(member.value)


# ---- element by element --------------------------------------------------------------------


def test_a_chain_is_one_loop() -> None:
    p = Sketch()
    x, y = p.tensor(3, 4), p.tensor(3, 4)
    result = p.apply(EXP, p.apply(ADD, p.apply(MULTIPLY, x, y), y))
    assert p.written(result) == ["[3, 4]: multiply add exp*"]


def test_only_what_somebody_needs_is_stored() -> None:
    p = Sketch()
    x = p.tensor(3, 4)
    between = p.apply(EXP, x)
    assert p.written(p.apply(ADD, between, x), between) == ["[3, 4]: exp* add*"]
    assert p.written(p.apply(ADD, between, x)) == ["[3, 4]: exp add*"]


def test_what_nobody_needs_is_left_out() -> None:
    p = Sketch()
    x = p.tensor(3)
    p.apply(EXP, x)
    assert p.written(p.apply(SQRT, x)) == ["[3]: sqrt*"]


def test_equal_operations_are_done_once() -> None:
    p = Sketch()
    x = p.tensor(3)
    both = p.apply(ADD, p.apply(EXP, x), p.apply(EXP, x))
    assert p.written(both) == ["[3]: exp add*"]


def test_broadcast_arguments_are_read_in_place() -> None:
    p = Sketch()
    x, row, column, number = p.tensor(3, 4), p.tensor(4), p.tensor(3, 1), p.number(2.0, FLOAT)
    result = p.apply(ADD, p.apply(MULTIPLY, p.apply(ADD, x, row), column), number)
    found = p.fused(result)
    assert written(found) == ["[3, 4]: add multiply add*"]
    loop = found.pieces[0]
    assert isinstance(loop, Loop)
    assert {load.strides for load in loop.loads} == {(4, 1), (0, 1), (1, 0), (0, 0)}


def test_constants_are_part_of_the_code() -> None:
    p = Sketch()
    x = p.tensor(3, 4)
    found = p.fused(p.apply(ADD, x, p.constant(1, FLOAT)))
    assert written(found) == ["[3, 4]: add*"]
    assert isinstance(found.pieces[0], Loop)
    assert len(found.pieces[0].loads) == 1


def test_other_shapes_begin_loops_of_their_own() -> None:
    p = Sketch()
    small = p.apply(EXP, p.tensor(4))
    result = p.apply(ADD, p.tensor(3, 4), small)
    assert p.written(result) == ["[4]: exp*", "[3, 4]: add*"]


def test_dtypes_that_loops_do_not_compute_with_are_calls() -> None:
    p = Sketch()
    z = p.tensor(3, dtype=np.complex64)
    assert p.written(p.apply(ADD, z, z)) == ["call add"]
    half = p.tensor(3, dtype=np.float16)
    assert p.written(p.apply(EXP, p.apply(CAST, half, attributes=(FLOAT,)))) == [
        "call cast",
        "[3]: exp*",
    ]


def test_nothing_is_no_loop() -> None:
    p = Sketch()
    assert p.written(p.apply(EXP, p.tensor(0, 3))) == ["call exp"]


def test_an_update_of_one_parameter_is_one_loop() -> None:
    p = Sketch()
    gradient, parameter = p.tensor(30, 40), p.tensor(30, 40)
    first, second = p.tensor(30, 40), p.tensor(30, 40)
    beta1, rest1, beta2, rest2, rate, small, bias1, bias2 = (p.number(0.5, FLOAT) for _ in range(8))
    new_first = p.apply(ADD, p.apply(MULTIPLY, first, beta1), p.apply(MULTIPLY, gradient, rest1))
    squared = p.apply(MULTIPLY, p.apply(SQUARE, gradient), rest2)
    new_second = p.apply(ADD, p.apply(MULTIPLY, second, beta2), squared)
    root = p.apply(ADD, p.apply(SQRT, p.apply(DIVIDE, new_second, bias2)), small)
    step = p.apply(MULTIPLY, p.apply(DIVIDE, p.apply(DIVIDE, new_first, bias1), root), rate)
    found = p.fused(p.apply(SUBTRACT, parameter, step), new_first, new_second)
    assert len(found.pieces) == 1
    loop = found.pieces[0]
    assert isinstance(loop, Loop)
    assert len(loop.stores) == 3
    assert len(loop.members) == 14


def test_loops_that_were_begun_apart_become_one() -> None:
    p = Sketch()
    x, y = p.apply(EXP, p.tensor(3, 4)), p.apply(SQRT, p.tensor(3, 4))
    assert p.written(p.apply(ADD, x, y)) == ["[3, 4]: exp sqrt add*"]


def test_independent_loops_stay_apart() -> None:
    p = Sketch()
    pieces = p.written(p.apply(EXP, p.tensor(3, 4)), p.apply(SQRT, p.tensor(3, 4)))
    assert sorted(pieces) == ["[3, 4]: exp*", "[3, 4]: sqrt*"]


# ---- views ---------------------------------------------------------------------------------


def test_views_cost_nothing() -> None:
    p = Sketch()
    x = p.tensor(4, 3)
    turned = p.apply(TRANSPOSE, x, attributes=((1, 0),))
    backwards = p.apply(GET_ITEM, turned, attributes=(((0, 3, 1), (3, None, -1)),))
    found = p.fused(p.apply(EXP, backwards))
    assert written(found) == ["[3, 4]: exp*"]
    loop = found.pieces[0]
    assert isinstance(loop, Loop)
    assert [(load.offset, load.strides) for load in loop.loads] == [(9, (1, -3))]


def test_a_reshaped_value_is_at_its_place() -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(3, 4))
    same = p.apply(RESHAPE, p.apply(RESHAPE, x, attributes=((12,),)), attributes=((3, 4),))
    assert p.written(p.apply(ADD, same, x)) == ["[3, 4]: exp add*"]


@pytest.mark.parametrize("middle", [False, True])
def test_transposed_reads_of_a_value_are_another_loop(middle: bool) -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(4, 4))
    turned = p.apply(TRANSPOSE, x, attributes=((1, 0),))
    if middle:  # also where both are read
        assert p.written(p.apply(ADD, x, turned)) == ["[4, 4]: exp*", "[4, 4]: add*"]
    else:
        assert p.written(p.apply(SQRT, turned)) == ["[4, 4]: exp*", "[4, 4]: sqrt*"]


@pytest.mark.parametrize(
    "items",
    [((3, None, -1), (0, 4, 1)), ((0, 4, 1), (3, None, -1))],
    ids=["rows", "columns"],
)
def test_backward_reads_of_a_value_are_another_loop(items: Any) -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(4, 4))
    assert p.written(p.apply(ADD, x, p.apply(GET_ITEM, x, attributes=(items,)))) == [
        "[4, 4]: exp*",
        "[4, 4]: add*",
    ]


def test_one_of_two_loops_may_read_the_other_elsewhere() -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(4, 4))
    turned = p.apply(SQRT, p.apply(TRANSPOSE, x, attributes=((1, 0),)))
    assert p.written(p.apply(ADD, x, turned)) == ["[4, 4]: exp*", "[4, 4]: sqrt add*"]


def test_what_a_view_has_to_copy_is_a_loop() -> None:
    p = Sketch()
    turned = p.apply(TRANSPOSE, p.tensor(3, 4), attributes=((1, 0),))
    flat = p.apply(RESHAPE, turned, attributes=((12,),))
    assert p.written(p.apply(EXP, flat)) == ["[4, 3]: reshape*", "[12]: exp*"]
    strings = p.apply(TRANSPOSE, p.tensor(3, 4, dtype=np.complex64), attributes=((1, 0),))
    assert p.written(p.apply(RESHAPE, strings, attributes=((12,),))) == ["call reshape"]


def test_a_loop_computes_in_the_order_of_the_copy_that_it_is_for() -> None:
    p = Sketch()
    x = p.apply(EXP, p.apply(ADD, p.tensor(2, 3, 1, 4, 5), p.tensor(3, 1, 1, 5)))
    turned = p.apply(TRANSPOSE, x, attributes=((3, 2, 0, 1, 4),))
    copy = p.apply(RESHAPE, turned, attributes=((4, 30),))
    assert p.written(copy) == ["[4, 2, 3, 5]: add exp reshape*"]
    (loop,) = p.fused(copy).pieces
    assert isinstance(loop, Loop)
    assert [load.strides for load in loop.loads] == [(5, 60, 20, 1), (0, 0, 5, 1)]


def test_a_loop_that_others_need_as_well_keeps_its_order() -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(3, 4, 5))
    turned = p.apply(TRANSPOSE, x, attributes=((1, 0, 2),))
    copy = p.apply(RESHAPE, turned, attributes=((4, 15),))
    kept = ["[3, 4, 5]: exp*", "[4, 3, 5]: reshape*"]
    assert sorted(p.written(copy, x)) == kept
    other = p.apply(GET_ITEM, x, attributes=((0, (0, 4, 1), (0, 5, 1)),))
    assert sorted(p.written(copy, p.apply(SQRT, other))) == [*kept, "[4, 5]: sqrt*"]
    assert sorted(p.written(copy, p.apply(SQRT, turned))) == [*kept, "[4, 3, 5]: sqrt*"]


def test_a_loop_keeps_its_last_axis() -> None:
    p = Sketch()
    turned = p.apply(TRANSPOSE, p.apply(EXP, p.tensor(3, 4)), attributes=((1, 0),))
    flat = p.apply(RESHAPE, turned, attributes=((12,),))
    assert p.written(flat) == ["[3, 4]: exp*", "[4, 3]: reshape*"]


def test_gradients_of_parts_are_one_loop() -> None:
    p = Sketch()
    parts = [
        p.apply(EMBED, p.tensor(4, 5), attributes=((3, 4, 5), (place, (0, 4, 1), (0, 5, 1))))
        for place in range(3)
    ]
    total = p.apply(ADD, p.apply(ADD, parts[0], parts[1]), parts[2])
    graph = PrimitiveGraph(p.collect([total]).graph)
    assert written(fuse(graph, constants=True)) == ["[3, 4, 5]: where where add where add*"]


@pytest.mark.parametrize("item", [(1, 4, 1), (0, 6, 2), None])
def test_larger_parts_are_put_into_zeros_by_their_kernel(item: Any) -> None:
    p = Sketch()
    shape = (6,) if item is None else (len(range(*item)),)
    items = ((0, 6, 1), None) if item is None else (item,)
    part = p.tensor(*shape, *([1] if item is None else []))
    assert p.written(p.apply(EMBED, part, attributes=((6,), items))) == ["call embed"]


def test_a_view_that_somebody_gets_is_a_copy() -> None:
    p = Sketch()
    x = p.tensor(3, 4)
    turned = p.apply(TRANSPOSE, x, attributes=((1, 0),))
    assert p.written(turned, p.apply(EXP, turned)) == ["[4, 3]: exp*", "call transpose"]


def test_a_kernel_may_be_given_a_view_that_somebody_gets() -> None:
    p = Sketch()
    turned = p.apply(TRANSPOSE, p.tensor(3, 4), attributes=((1, 0),))
    part = p.apply(GET_ITEM, turned, attributes=(((0, 4, 1), (0, 2, 1)),))
    summed = p.apply(CUMSUM, part, attributes=(0, FLOAT))
    for roots in ((turned, summed), (part, summed), (turned, part, summed)):
        pieces = p.written(*roots)
        assert pieces[-1] == "call cumsum"
        assert len(pieces) == len(roots)


# ---- reductions ----------------------------------------------------------------------------


def test_a_softmax_is_one_loop_by_row() -> None:
    p = Sketch()
    assert p.written(p.apply(SOFTMAX, p.tensor(8, 10), attributes=((1,),))) == [
        "[8, 10] by row: max subtract exp sum divide*"
    ]
    assert p.written(p.apply(LOG_SOFTMAX, p.tensor(2, 8, 10), attributes=((2,),))) == [
        "[2, 8, 10] by row: max subtract exp sum log subtract*"
    ]


def test_a_softmax_with_what_it_is_made_of_and_what_follows() -> None:
    p = Sketch()
    x = p.apply(ADD, p.tensor(8, 10), p.tensor(10))
    result = p.apply(MULTIPLY, p.apply(SOFTMAX, x, attributes=((1,),)), p.tensor(8, 10))
    assert p.written(p.sum(result, 1)) == [
        "[8, 10] by row: add max subtract exp sum divide multiply sum*"
    ]


def test_a_reduction_takes_in_what_it_reduces() -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(5, 6))
    assert p.written(p.sum(x, 1)) == ["[5, 6] by row: exp sum*"]
    assert p.written(p.sum(x, 0, 1)) == ["[5, 6] by row: exp sum*"]
    assert p.written(p.sum(x, 0)) == ["[5, 6] by column: exp sum*"]


def test_a_reduction_followed_by_broadcasting_back() -> None:
    p = Sketch()
    x = p.tensor(5, 6)
    centred = p.apply(SUBTRACT, x, p.apply(MEAN, x, attributes=((1,), True)))
    variance = p.apply(MEAN, p.apply(SQUARE, centred), attributes=((1,), True))
    found = p.fused(p.apply(DIVIDE, centred, p.apply(SQRT, variance)))
    assert written(found) == ["[5, 6] by row: sum divide subtract square sum divide sqrt divide*"]
    loop = found.pieces[0]
    assert isinstance(loop, Loop)
    levels = [member.level for member in loop.members.values()]
    assert levels.count(Level.ROW) == 5
    assert levels.count(Level.FULL) == 3


@pytest.mark.parametrize("keepdims", [False, True])
def test_what_has_one_element_per_row_joins(keepdims: bool) -> None:
    p = Sketch()
    shape = (5, 1) if keepdims else (5,)
    total = p.sum(p.tensor(5, 6), 1, keepdims=keepdims)
    assert p.written(p.apply(ADD, p.apply(SQRT, total), p.tensor(*shape))) == [
        "[5, 6] by row: sum sqrt add*"
    ]


def test_broadcasting_back_through_views() -> None:
    p = Sketch()
    x = p.tensor(5, 6)
    total = p.apply(RESHAPE, p.sum(x, 1), attributes=((5, 1),))
    wide = p.apply(BROADCAST_TO, total, attributes=((5, 6),))
    assert p.written(p.apply(DIVIDE, x, wide)) == ["[5, 6] by row: sum divide*"]


def test_what_is_broadcast_along_columns_does_not_join() -> None:
    # The sums of the rows, read by column, of a square: the same shape, but another place.
    p = Sketch()
    x = p.tensor(6, 6)
    assert p.written(p.apply(DIVIDE, x, p.sum(x, 1))) == [
        "[6, 6] by row: sum*",
        "[6, 6]: divide*",
    ]


def test_the_gradient_of_a_bias_is_computed_with_what_it_sums_up() -> None:
    p = Sketch()
    g, y = p.tensor(32, 10), p.tensor(32, 10)
    masked = p.apply(RELU_GRADIENT, g, y)
    bias = p.sum(masked, 0)
    assert p.written(masked, bias) == ["[32, 10] by column: relu_gradient* sum*"]


def test_columns_of_several_axes() -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(4, 5, 6))
    assert p.written(p.sum(x, 0)) == ["[4, 5, 6] by column: exp sum*"]
    assert p.written(p.sum(x, 0, 1)) == ["[4, 5, 6] by column: exp sum*"]
    assert p.written(p.sum(x, 1, 2)) == ["[4, 5, 6] by row: exp sum*"]


@pytest.mark.parametrize("axes", [(1,), (0, 2)])
def test_reductions_of_axes_in_the_middle_are_calls(axes: tuple[int, ...]) -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(4, 5, 6))
    assert p.written(p.sum(x, *axes)) == ["[4, 5, 6]: exp*", "call sum"]


def test_axes_of_length_one_are_nowhere() -> None:
    p = Sketch()
    assert p.written(p.sum(p.tensor(4, 1, 6), 1, 2)) == ["[4, 1, 6] by row: sum*"]
    assert p.written(p.sum(p.tensor(1, 4, 6), 0, 2)) == ["[1, 4, 6] by row: sum*"]
    assert p.written(p.sum(p.tensor(4, 6, 1), 0, 2)) == ["[4, 6, 1] by column: sum*"]


def test_rows_and_columns_are_not_reduced_in_one_loop() -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(5, 6))
    pieces = p.written(p.sum(x, 0), p.sum(x, 1))
    assert len(pieces) == 2
    assert sum("by row" in piece for piece in pieces) == 1
    assert sum("by column" in piece for piece in pieces) == 1


def test_reductions_of_different_axes_at_the_end_are_different_loops() -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(4, 5, 6))
    assert len(p.written(p.sum(x, 2), p.sum(x, 1, 2))) == 2


def test_a_result_by_column_is_there_only_after_its_loop() -> None:
    p = Sketch()
    x = p.tensor(5, 6)
    total = p.sum(x, 0, keepdims=True)
    assert p.written(p.apply(DIVIDE, x, total)) == [
        "[5, 6] by column: sum*",
        "[5, 6]: divide*",
    ]


def test_what_a_row_reads_with_several_strides_is_not_reduced_in_a_loop() -> None:
    p = Sketch()
    wide = p.apply(BROADCAST_TO, p.tensor(4, 5, 1), attributes=((4, 5, 6),))
    assert p.written(p.sum(wide, 1, 2)) == ["call sum"]
    assert p.written(p.sum(wide, 2)) == ["[4, 5, 6] by row: sum*"]


def test_extrema_and_truths_are_reduced_in_loops() -> None:
    p = Sketch()
    x = p.apply(RELU, p.tensor(4, 5))
    assert p.written(p.apply(MAX, x, attributes=((1,), False))) == ["[4, 5] by row: relu max*"]


# ---- what must not be ----------------------------------------------------------------------


def test_no_circle_through_a_product() -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(4, 4))
    product = p.apply(MATMUL, x, p.tensor(4, 4))
    found = p.fused(p.apply(ADD, x, product))
    assert written(found) == ["[4, 4]: exp*", "product matmul", "[4, 4]: add*"]
    assert isinstance(found.pieces[1], Product)


def test_no_circle_through_a_call() -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(4, 4))
    call = p.apply(CUMSUM, x, attributes=(0, FLOAT))
    assert p.written(p.apply(ADD, x, call)) == ["[4, 4]: exp*", "call cumsum", "[4, 4]: add*"]


def test_no_circle_through_another_loop() -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(4, 6))
    column = p.apply(SQRT, p.sum(x, 0))
    assert p.written(p.apply(ADD, x, column)) == [
        "[4, 6] by column: exp* sum*",
        "[6]: sqrt*",
        "[4, 6]: add*",
    ]


def test_no_circle_when_loops_become_one() -> None:
    # The second loop needs the product, which needs the first.
    p = Sketch()
    first = p.apply(EXP, p.tensor(4, 4))
    second = p.apply(SQRT, p.apply(MATMUL, first, p.tensor(4, 4)))
    third = p.apply(RELU, p.tensor(4, 4))
    result = p.apply(ADD, p.apply(MULTIPLY, first, third), second)
    pieces = p.written(result)
    assert pieces[1] == "product matmul"
    assert len(pieces) == 3


def test_products_are_calls_if_they_are_not_wanted() -> None:
    p = Sketch()
    graph = p.collect([p.apply(MATMUL, p.tensor(3, 4), p.tensor(4, 5))]).graph
    assert written(fuse(PrimitiveGraph(graph), products="")) == ["call matmul"]


def heads(p: Sketch) -> tuple[Node, Node]:
    """Two of (batch, heads, length, size), out of one (batch, length, 2, heads, size)."""
    both = p.apply(TRANSPOSE, p.tensor(6, 7, 2, 4, 5), attributes=((2, 0, 3, 1, 4),))
    first, second = (
        p.apply(GET_ITEM, both, attributes=((place, *[(0, n, 1) for n in (6, 4, 7, 5)]),))
        for place in range(2)
    )
    return first, second


def test_a_batch_in_groups_is_a_product_as_it_lies() -> None:
    p = Sketch()
    query, key = heads(p)
    scores = p.apply(MATMUL, query, p.apply(TRANSPOSE, key, attributes=((0, 1, 3, 2),)))
    found = fuse(PrimitiveGraph(p.collect([scores]).graph), groups=True)
    (product,) = found.pieces
    assert isinstance(product, Product)
    assert (product.rows, product.inner, product.columns) == (7, 5, 7)
    assert (product.batch, product.group) == (24, 4)
    for side, place, transposed in ((product.left, 0, False), (product.right, 1, True)):
        assert (side.offset, side.leading, side.transposed) == (20 * place, 40, transposed)
        assert (side.step, side.group_step) == (5, 280)


def test_a_batch_in_groups_is_a_call_where_there_are_to_be_none() -> None:
    p = Sketch()
    query, key = heads(p)
    scores = p.apply(MATMUL, query, p.apply(TRANSPOSE, key, attributes=((0, 1, 3, 2),)))
    assert p.written(scores) == ["call matmul"]


def test_axes_of_a_batch_that_follow_each_other_are_one() -> None:
    p = Sketch()
    (product,) = p.fused(p.apply(MATMUL, p.tensor(2, 3, 4, 5), p.tensor(2, 3, 5, 6))).pieces
    assert isinstance(product, Product)
    assert (product.batch, product.group, product.left.step, product.right.step) == (6, 6, 20, 30)
    (product,) = p.fused(p.apply(MATMUL, p.tensor(2, 3, 4, 5), p.tensor(5, 6))).pieces
    assert isinstance(product, Product)
    assert (product.rows, product.batch, product.group) == (24, 1, 1)


# ---- calls ---------------------------------------------------------------------------------


def test_what_depends_on_nothing_is_a_constant_if_it_is_wanted() -> None:
    p = Sketch()
    graph = PrimitiveGraph(
        p.collect([p.apply(ADD, p.tensor(5), p.apply(COUNT, attributes=(5, FLOAT)))]).graph
    )
    assert written(fuse(graph)) == ["call arange", "[5]: add*"]
    found = fuse(graph, constants=True)
    assert written(found) == ["[5]: add*"]
    assert [graph.nodes[value].operation for value in found.constants] == [COUNT]


def test_a_large_constant_and_one_that_is_a_result_are_computed_anew() -> None:
    p = Sketch()
    large = p.apply(COUNT, attributes=(builder.MAX_CALL_BYTES, FLOAT))
    result = p.apply(COUNT, attributes=(5, FLOAT))
    graph = PrimitiveGraph(p.collect([p.apply(EXP, large), result]).graph)
    assert not fuse(graph, constants=True).constants


def test_the_line_of_a_cross_entropy_is_found_by_its_loop() -> None:
    p = Sketch()
    scores = p.apply(ADD, p.tensor(8, 10), p.tensor(10))
    labels = p.tensor(8, 1, dtype=np.int64)
    logs = p.apply(LOG_SOFTMAX, scores, attributes=((1,),))
    picked = p.apply(TAKE_ALONG_AXIS, logs, labels, attributes=(1,))
    gradient = p.apply(SCATTER_ADD_ALONG, picked, labels, attributes=(1, 10))
    graph = PrimitiveGraph(p.collect([gradient]).graph)
    assert written(fuse(graph, constants=True)) == [
        "call place_of_index",
        "[8, 10] by row: add max subtract exp sum log subtract equal where max where*",
    ]


def test_what_is_given_is_not_read_as_a_whole_for_one_element_of_a_line() -> None:
    p = Sketch()
    labels = p.tensor(8, 1, dtype=np.int64)
    picked = p.apply(TAKE_ALONG_AXIS, p.tensor(8, 10), labels, attributes=(1,))
    assert p.written(picked) == ["call take_along_axis"]


# ---- limits --------------------------------------------------------------------------------


def _chain(p: Sketch, length: int) -> Node:
    x = p.tensor(3, 4)
    for _ in range(length):
        x = p.apply(ADD, x, p.constant(1, FLOAT))
    return x


def test_loops_are_not_too_long() -> None:
    p = Sketch()
    length = 3 * builder.MAX_LOOP_VALUES + 1
    found = p.fused(_chain(p, length))
    sizes = [len(piece.members) for piece in found.pieces if isinstance(piece, Loop)]
    assert sum(sizes) == length
    assert max(sizes) <= builder.MAX_LOOP_VALUES
    assert len(sizes) == 4


def test_loops_do_not_read_too_much() -> None:
    p = Sketch()
    x = p.tensor(3, 4)
    for _ in range(3 * builder.MAX_LOOP_BUFFERS):
        x = p.apply(ADD, x, p.tensor(3, 4))
    for piece in p.fused(x).pieces:
        assert isinstance(piece, Loop)
        assert len(piece.loads) <= builder.MAX_LOOP_BUFFERS + 1


def _softmaxes(p: Sketch, count: int) -> Node:
    x = p.tensor(3, 64)
    for _ in range(count):
        x = p.apply(SOFTMAX, x, attributes=((1,),))
    return x


def test_loops_do_not_go_over_a_row_too_often() -> None:
    p = Sketch()
    found = p.fused(_softmaxes(p, 30))
    for piece in found.pieces:
        assert isinstance(piece, Loop)
        assert RowPasses(piece, 0).last <= builder.MAX_LOOP_PASSES
    assert len(found.pieces) == 8  # of two reductions, one after the other, for each softmax
    assert len(set(written(found))) == 2  # all but the last are the same


def test_loops_that_do_not_go_over_a_row_too_often_are_one() -> None:
    p = Sketch()
    assert len(p.fused(_softmaxes(p, builder.MAX_LOOP_PASSES // 2)).pieces) == 1


def _work(loop: Loop) -> int:
    return sum(cost(member.expression) for member in loop.members.values())


def test_loops_do_not_compute_too_much() -> None:
    p = Sketch()
    x = p.tensor(3, 4)
    for _ in range(200):
        x = p.apply(TANH, x)
    found = [piece for piece in p.fused(x).pieces if isinstance(piece, Loop)]
    works = [_work(loop) for loop in found]
    one = sum(works) // 200
    assert len(found) > 1
    assert all(builder.MAX_LOOP_WORK < work < builder.MAX_LOOP_WORK + one for work in works[:-1])


def test_loops_that_would_compute_too_much_are_not_merged() -> None:
    p = Sketch()
    halves = []
    for _ in range(2):
        x = p.tensor(3, 4)
        for _ in range(30):
            x = p.apply(TANH, x)
        halves.append(x)
    assert len(p.fused(p.apply(ADD, *halves)).pieces) == 2


@pytest.mark.parametrize("layers", [10, 600])
def test_what_is_fused_does_not_depend_on_how_much_else_there_is(layers: int) -> None:
    p = Sketch()
    x, total = p.tensor(4, 8), p.tensor(4)
    for _ in range(layers):
        layer = p.apply(RELU, p.apply(MATMUL, x, p.tensor(8, 8)))
        x = p.apply(ADD, x, layer)
    assert written(p.fused(p.apply(ADD, total, p.sum(x, 1)))) == [
        *["product matmul", "[4, 8]: relu add*"] * (layers - 1),
        *["product matmul", "[4, 8] by row: relu add sum add*"],
    ]


def test_a_search_that_takes_too_long_joins_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(4, 4))
    other = p.apply(
        CUMSUM, p.apply(CUMSUM, p.tensor(4, 4), attributes=(0, FLOAT)), attributes=(0, FLOAT)
    )
    result = p.apply(ADD, x, other)
    assert len(p.fused(result).pieces) == 3
    monkeypatch.setattr(dependences, "MAX_SEARCH", 1)
    assert len(p.fused(result).pieces) == 4


# ---- all together --------------------------------------------------------------------------


def test_a_layer_and_its_gradients() -> None:
    p = Sketch()
    x, weight, bias, g = p.tensor(32, 20), p.tensor(20, 10), p.tensor(10), p.tensor(32, 10)
    y = p.apply(RELU, p.apply(ADD, p.apply(MATMUL, x, weight), bias))
    masked = p.apply(RELU_GRADIENT, g, y)
    by_weight = p.apply(MATMUL, p.apply(TRANSPOSE, x, attributes=((1, 0),)), masked)
    assert p.written(by_weight, p.sum(masked, 0)) == [
        "product matmul",
        "[32, 10] by column: add relu relu_gradient* sum*",
        "product matmul",
    ]


def test_choosing_joins_by_row() -> None:
    p = Sketch()
    x = p.tensor(5, 6)
    largest = p.apply(MAX, x, attributes=((1,), True))
    condition = p.apply(CAST, largest, attributes=(np.dtype(np.bool_),))
    assert p.written(p.apply(WHERE, condition, x, p.apply(MAXIMUM, x, largest))) == [
        "[5, 6] by row: max cast maximum where*"
    ]


def test_pieces_of_random_programs_are_in_order() -> None:
    kinds: dict[str, int] = {}
    for seed in range(300):
        made = RandomProgram(Seeded(seed))
        nodes = [made.values[root].node for root in made.roots()]
        found = fuse(PrimitiveGraph(made.program.collect(nodes).graph))
        check_order(found)
        for line in written(found):
            kind = line.partition(":")[0].partition("]")[2] or line.partition(" ")[0]
            kinds[kind] = kinds.get(kind, 0) + 1
    # So that the other tests of random programs test all kinds.
    assert min(kinds.get(kind, 0) for kind in ("call", "product", " by row", " by column")) > 10


# ---- without fusion ------------------------------------------------------------------------


def test_without_fusion_each_operation_is_a_call() -> None:
    p = Sketch()
    x = p.tensor(4, 6)
    turned = p.apply(TRANSPOSE, x, attributes=((1, 0),))
    rows = p.apply(SOFTMAX, p.apply(EXP, turned), attributes=(1,))
    fused = all_calls(p.collect([rows]).graph)
    # Neither are softmaxes written out, nor views left to whoever reads them.
    names = [fused.graph.nodes[piece.value].operation.name for piece in fused.pieces]
    assert names == ["transpose", "exp", "softmax"]
    assert all(isinstance(piece, Call) for piece in fused.pieces)
    check_order(fused)


@pytest.mark.parametrize("seed", range(10))
def test_without_fusion_all_that_is_computed_is_a_call(seed: int) -> None:
    made = RandomProgram(Seeded(seed))
    graph = made.program.collect([made.values[root].node for root in made.roots()]).graph
    fused = all_calls(graph)
    given = {*fused.graph.arguments}
    computed = [
        value for value in fused.graph.order if value not in given and fused.graph.operands[value]
    ]
    called = [piece.value for piece in fused.pieces]
    assert set(computed) <= set(called) == set(called) - given
    available = set(fused.graph.order) - set(called)
    for piece in fused.pieces:
        assert set(fused.read_by(piece)) == set(fused.graph.operands[piece.value]) <= available
        available.add(piece.value)
