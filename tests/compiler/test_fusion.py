"""What becomes one loop and what does not, and that pieces come in an order in which they can run.

Each program is small and shows one rule; `written` gives the pieces of its graph as text.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from choices import Seeded
from fusion_sketch import Sketch, check_order, written
from random_programs import RandomProgram

from lazyasync.compiler.fused_graph import Call, Loop, all_calls
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ops.dispatch import CAST
from lazyasync.ops.elementwise.activations import RELU, RELU_GRADIENT
from lazyasync.ops.elementwise.arithmetic import ADD, DIVIDE, MULTIPLY, SUBTRACT
from lazyasync.ops.elementwise.comparison import MAXIMUM, WHERE
from lazyasync.ops.elementwise.functions import EXP, SQRT, SQUARE
from lazyasync.ops.indexing.slicing import EMBED, GET_ITEM
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.ops.manipulation.broadcasting import BROADCAST_TO, RESHAPE
from lazyasync.ops.manipulation.shaping import TRANSPOSE
from lazyasync.ops.reductions.cumulative import CUMSUM
from lazyasync.ops.reductions.reductions import MAX
from lazyasync.ops.reductions.softmax import SOFTMAX

FLOAT = np.dtype(np.float32)


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


def test_what_is_multiplied_by_1_is_as_it_was() -> None:
    p = Sketch()
    x = p.tensor(3, 4)
    one = p.apply(BROADCAST_TO, p.constant(1, FLOAT), attributes=((3, 4),))
    assert p.written(p.apply(EXP, p.apply(MULTIPLY, one, x))) == ["[3, 4]: exp*"]
    # Of more elements it is something else.
    row = p.tensor(4)
    assert p.written(p.apply(EXP, p.apply(MULTIPLY, row, one))) == ["[3, 4]: multiply exp*"]


def test_other_shapes_begin_loops_of_their_own() -> None:
    p = Sketch()
    small = p.apply(EXP, p.tensor(4))
    result = p.apply(ADD, p.tensor(3, 4), small)
    assert p.written(result) == ["[4]: exp*", "[3, 4]: add*"]


def test_dtypes_that_loops_do_not_compute_with_are_calls() -> None:
    p = Sketch()
    z = p.tensor(3, dtype=np.complex64)
    assert p.written(p.apply(ADD, z, z)) == ["call add"]


def test_half_precision_is_converted_by_loops() -> None:
    p = Sketch()
    half = p.tensor(3, dtype=np.float16)
    single = p.apply(EXP, p.apply(CAST, half, attributes=(FLOAT,)))
    assert p.written(single) == ["[3]: cast exp*"]


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


@pytest.mark.parametrize("item", [(1, 4, 1), (0, 6, 2)])
def test_larger_parts_are_put_into_zeros_by_their_kernel(item: Any) -> None:
    p = Sketch()
    part = p.tensor(len(range(*item)))
    assert p.written(p.apply(EMBED, part, attributes=((6,), (item,)))) == ["call embed"]


def test_gradients_of_new_axes_are_no_copies() -> None:
    p = Sketch()
    whole = ((0, 3, 1), (0, 4, 1))
    ways = [(whole[0], None, whole[1]), (None, *whole), (*whole, None)]
    shapes = [(3, 1, 4), (1, 3, 4), (3, 4, 1)]
    one, other, last = [
        p.apply(EMBED, p.tensor(*shape), attributes=((3, 4), items))
        for shape, items in zip(shapes, ways, strict=True)
    ]
    total = p.apply(ADD, p.apply(ADD, one, other), last)
    assert p.written(total) == ["[3, 4]: add add*"]


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
    for seed in range(160):
        made = RandomProgram(Seeded(seed))
        nodes = [made.values[root].node for root in made.roots()]
        found = fuse(PrimitiveGraph(made.program.collect(nodes).graph))
        check_order(found)
        for line in written(found):
            kind = line.partition(":")[0].partition("]")[2] or line.partition(" ")[0]
            kinds[kind] = kinds.get(kind, 0) + 1
    # So that the other tests of random programs test all kinds.
    assert min(kinds.get(kind, 0) for kind in ("call", "product", " by row", " by column")) > 3


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
        assert set(piece.reads(fused)) == set(fused.graph.operands[piece.value]) <= available
        available.add(piece.value)
