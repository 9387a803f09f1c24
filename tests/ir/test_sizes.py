"""Sizes compute as integers do, and note what was decided by them."""

from __future__ import annotations

import operator
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from lazyasync.ir.sizes import LEAST, SizeScope, is_sized, part_length, replaced
from lazyasync.ir.types import TensorType

ARITHMETIC: tuple[Callable[[Any, Any], Any], ...] = (
    *(operator.add, operator.sub, operator.mul),
    *(operator.floordiv, operator.mod, max, min),
)


def expression(chosen: random.Random, depth: int) -> Callable[[list[Any]], Any]:
    """A random function of some integers."""
    if depth == 0:
        if chosen.random() < 0.3:
            number = chosen.randint(1, 6)
            return lambda _: number
        place = chosen.randrange(3)
        return lambda given: given[place]
    function = chosen.choice(ARITHMETIC)
    left, right = expression(chosen, depth - 1), expression(chosen, chosen.randrange(depth))
    return lambda given: function(left(given), right(given))


@pytest.mark.parametrize("seed", range(300))
def test_where_the_conditions_hold_a_size_is_what_the_integers_give(seed: int) -> None:
    chosen = random.Random(seed)
    function = expression(chosen, 3)
    hints = [chosen.randint(LEAST, 40) for _ in range(3)]
    scope = SizeScope(hints)
    try:
        size = function([scope.symbol(number) for number in range(3)])
        expected = function(hints)
    except ZeroDivisionError:
        return
    own = scope.resolver(hints)
    assert own is not None
    assert own.number(size) == expected
    for _ in range(20):
        values = [chosen.randint(LEAST, 40) for _ in range(3)]
        resolver = scope.resolver(values)
        if resolver is not None:
            assert resolver.number(size) == function(values)


def test_symbols_are_never_0_or_1() -> None:
    scope = SizeScope([5])
    assert scope.resolver([1]) is None
    assert scope.resolver([2]) is not None


def test_what_is_certain_is_no_condition() -> None:
    scope = SizeScope([5, 7])
    n, m = scope.symbol(0), scope.symbol(1)
    assert n != 1
    assert n * m > n
    assert 8 * n >= n
    assert n + 1 > 2
    assert not n * m - 3 < 1
    assert scope.resolver([2, 100]) is not None


def test_an_order_is_a_condition() -> None:
    scope = SizeScope([5, 7])
    assert scope.symbol(0) < scope.symbol(1)
    assert scope.resolver([3, 4]) is not None
    assert scope.resolver([4, 4]) is None
    assert scope.symbol(0) <= 100
    assert scope.resolver([100, 101]) is not None
    assert scope.resolver([101, 102]) is None


def test_equality_is_a_condition_and_difference_is_not() -> None:
    scope = SizeScope([6, 3])
    n, m = scope.symbol(0), scope.symbol(1)
    assert n != m
    assert scope.resolver([4, 4]) is not None
    assert n == 2 * m
    assert scope.resolver([8, 4]) is not None
    assert scope.resolver([8, 5]) is None
    assert not scope.pinned_symbols()


def test_who_needs_the_number_pins_it() -> None:
    scope = SizeScope([6, 3])
    assert list(range(scope.symbol(1))) == [0, 1, 2]
    assert scope.resolver([7, 3]) is not None
    assert scope.resolver([6, 4]) is None
    assert list(scope.pinned_symbols()) == [1]
    assert float(scope.symbol(0)) == 6.0
    assert list(scope.pinned_symbols()) == [1, 0]


def test_no_text_has_the_number_of_a_sample() -> None:
    scope = SizeScope([12345])
    size = scope.symbol(0) * 3 + 1
    assert "12345" not in f"{size} {size!r}"


def test_quotients_that_come_out_even_are_polynomials() -> None:
    scope = SizeScope([6, 4])
    n, m = scope.symbol(0), scope.symbol(1)
    assert repr(n * m * 6 // (2 * m)) == repr(3 * n)
    assert n * m % m == 0
    assert (n * 2 + 2) // (n + 1) == 2
    assert not scope._conditions


def test_types_with_sizes_of_two_scopes_are_two() -> None:
    shapes = [(SizeScope([5]).symbol(0), 3) for _ in range(2)]
    one, other = [TensorType(shape, np.dtype("f")) for shape in shapes]
    assert one is not other
    assert TensorType(shapes[0], np.dtype("f")) is one
    assert is_sized(one)
    assert not is_sized(TensorType((5, 3), np.dtype("f")))


@pytest.mark.parametrize("length", [2, 3, 7])
def test_part_lengths(length: int) -> None:
    for item in (slice(a, b, s) for a in range(3) for b in range(9) for s in (1, 2, -1, -3)):
        start, stop, step = item.indices(length)
        bound = None if stop < 0 else stop
        assert part_length(start, bound, step) == len(range(start, stop, step))


def test_places_of_axes_are_no_lengths() -> None:
    from lazyasync.ops.manipulation.broadcasting import ReshapeAttributes, SumAttributes

    doubled = replaced(SumAttributes((1, 2), True, np.dtype("f")), lambda number: 2 * number)
    assert doubled == SumAttributes((1, 2), True, np.dtype("f"))
    assert replaced(ReshapeAttributes((3, 4)), lambda n: 2 * n) == ReshapeAttributes((6, 8))


def test_what_is_asked_too_late_raises_instead_of_answering_for_the_sample() -> None:
    scope = SizeScope([7, 19])
    one, other = scope.symbol(0), scope.symbol(1)
    assert one < other
    scope.close()
    assert one < other, "which is known to be so for all"
    assert one + 2 * other == 2 * other + one
    for ask in (lambda: int(one), lambda: one // other, lambda: one + 12 == other):
        with pytest.raises(RuntimeError, match="where sizes should be numbers"):
            ask()
