"""What varies from one graph to the next is told by comparing them."""

from __future__ import annotations

import numpy as np
from graph_programs import Program

from lazyasync.ir.graph import Graph
from lazyasync.ir.size_patterns import (
    GraphNumbers,
    SizePattern,
    find_pattern,
    may_vary,
    numbers_of,
    sized_graph,
)
from lazyasync.ir.sizes import SizeScope
from lazyasync.ops.elementwise.functions import EXP
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.ops.manipulation.broadcasting import RESHAPE, SUM


def graph(batch: int, width: int = 4, axis: int = 0) -> Graph:
    """A product, whose rows are put side by side, and a sum."""
    p = Program()
    x = p.argument(np.ones((batch, 3), np.float32))
    w = p.argument(np.ones((3, width), np.float32))
    y = p.apply(EXP, p.apply(MATMUL, x, w))
    row = p.apply(RESHAPE, y, attributes=((batch * width,),))
    total = p.apply(SUM, y, attributes=((axis,), False, np.dtype("f")))
    return p.collect([row, total]).graph


def taken(*given: int, axis: int = 0) -> GraphNumbers:
    found = numbers_of(graph(*given, axis=axis).key)
    assert found is not None
    return found


def pattern_of(*samples: GraphNumbers) -> SizePattern:
    found = find_pattern([sample.numbers for sample in samples], samples[0].kinds)
    assert found is not None
    return found


def test_sizes_are_no_part_of_a_skeleton_and_axes_are() -> None:
    assert taken(5).skeleton == taken(9, 7).skeleton
    assert taken(5).skeleton != taken(5, axis=1).skeleton


def test_one_symbol_for_what_is_made_of_one_length() -> None:
    pattern = pattern_of(taken(5), taken(9))
    assert pattern.symbols == 1
    assert pattern.match(taken(100).numbers) == [100]
    assert pattern.match(taken(100, 6).numbers) is None


def test_two_symbols_and_their_product() -> None:
    pattern = pattern_of(taken(5, 6), taken(9, 7))
    assert pattern.symbols == 2
    assert sorted(pattern.match(taken(11, 13).numbers) or ()) == [11, 13]


def test_a_relation_that_was_a_coincidence_does_not_match() -> None:
    pattern = pattern_of(taken(5, 10), taken(8, 16))
    assert pattern.symbols == 1
    assert pattern.match(taken(8, 15).numbers) is None
    better = pattern_of(taken(8, 15), taken(5, 10), taken(8, 16))
    assert sorted(better.match(taken(30, 20).numbers) or ()) == [20, 30]


def test_lengths_of_0_and_1_are_something_else() -> None:
    assert may_vary(taken(5), taken(2).numbers)
    assert not may_vary(taken(5), taken(1).numbers)
    assert pattern_of(taken(5), taken(9)).match(taken(1).numbers) is None


def test_a_graph_with_sizes_has_what_the_rules_make_of_them() -> None:
    other = graph(9, 7)
    numbers = numbers_of(other.key)
    assert numbers is not None
    pattern = pattern_of(numbers, taken(5, 6))
    values = pattern.match(numbers.numbers)
    assert values is not None
    scope = SizeScope(values)
    sized = sized_graph(other, pattern, scope)
    third = graph(20, 30)
    symbols = pattern.match(numbers_of(third.key).numbers)  # type: ignore[union-attr]
    assert symbols is not None
    resolver = scope.resolver(symbols)
    assert resolver is not None
    types = [resolver.type(type) for type in sized.types]
    assert types == list(third.types)


def test_a_size_that_happens_to_be_equal_to_something_else_is_told() -> None:
    pattern = pattern_of(taken(5), taken(9))
    assert pattern.coincides([3])
    assert not pattern.coincides([6])
