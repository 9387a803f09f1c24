"""Reductions: by row and by column, with what they reduce and what follows them."""

from __future__ import annotations

import pytest
from fusion_sketch import Sketch, written

from lazyasync.compiler.fused_graph import Level, Loop
from lazyasync.ops.elementwise.activations import RELU, RELU_GRADIENT
from lazyasync.ops.elementwise.arithmetic import ADD, DIVIDE, MULTIPLY, SUBTRACT
from lazyasync.ops.elementwise.functions import EXP, SQRT, SQUARE
from lazyasync.ops.manipulation.broadcasting import BROADCAST_TO, RESHAPE
from lazyasync.ops.reductions.reductions import MAX, MEAN
from lazyasync.ops.reductions.softmax import LOG_SOFTMAX, SOFTMAX


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


def test_reductions_of_axes_in_the_middle_are_calls() -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(4, 5, 6))
    assert p.written(p.sum(x, 1)) == ["[4, 5, 6]: exp*", "call sum"]


def test_reductions_of_axes_around_others_are_two_loops() -> None:
    p = Sketch()
    x = p.apply(EXP, p.tensor(4, 5, 6))
    rows, columns = p.written(p.sum(x, 0, 2))
    assert rows == "[4, 5, 6] by row: exp sum*"
    assert columns.startswith("[4, 5] by column: sum*")


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
