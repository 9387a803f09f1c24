"""What is not fused: circles, calls, and loops that would be too large."""

from __future__ import annotations

import numpy as np
import pytest
from fusion_sketch import Sketch, written

from lazyasync.compiler.fused_graph import Loop, Product
from lazyasync.compiler.fusion import builder, dependences, fuse
from lazyasync.compiler.loop_passes import RowPasses, cost
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.node import Node
from lazyasync.ops.elementwise.activations import RELU
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY
from lazyasync.ops.elementwise.functions import EXP, SQRT
from lazyasync.ops.elementwise.trigonometry import TANH
from lazyasync.ops.indexing.slicing import GET_ITEM
from lazyasync.ops.indexing.take_along import SCATTER_ADD_ALONG, TAKE_ALONG_AXIS
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.ops.manipulation.creation import COUNT
from lazyasync.ops.manipulation.shaping import TRANSPOSE
from lazyasync.ops.reductions.cumulative import CUMSUM
from lazyasync.ops.reductions.softmax import LOG_SOFTMAX, SOFTMAX

FLOAT = np.dtype(np.float32)


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


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ((2**31, 2), (2, 2)),
        ((2, 2), (2, 2**31)),
        ((2, 2**31), (2**31, 2)),
        ((2**16, 2**15, 2), (2, 2)),
    ],
)
def test_products_that_a_blas_with_32_bits_cannot_count_are_calls(
    left: tuple[int, ...], right: tuple[int, ...]
) -> None:
    def pieces(*shapes: tuple[int, ...]) -> list[str]:
        p = Sketch()
        zero = np.zeros((), FLOAT)
        x, y = (p.argument(np.broadcast_to(zero, shape)) for shape in shapes)
        return p.written(p.apply(MATMUL, x, y))

    assert pieces(left, right) == ["call matmul"]
    shorter = [tuple(min(length, 2**10) for length in shape) for shape in (left, right)]
    assert pieces(*shorter) == ["product matmul"]
