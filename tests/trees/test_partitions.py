"""Trees taken apart by name, and put together again."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from lazyasync.trees import combine, partition


class Pair(NamedTuple):
    first: Any
    second: Any


TREE = {"body": [{"w": 1, "bias": 2}, {"w": 3, "bias": 4}], "head": Pair({"w": 5}, 6)}


@pytest.mark.parametrize(
    ("choose", "chosen", "rest"),
    [
        (
            "*.bias",
            {"body": [{"w": None, "bias": 2}, {"w": None, "bias": 4}], "head": ({"w": None}, None)},
            {"body": [{"w": 1, "bias": None}, {"w": 3, "bias": None}], "head": ({"w": 5}, 6)},
        ),
        (
            ["head.*", "body.0.*"],
            {"body": [{"w": 1, "bias": 2}, {"w": None, "bias": None}], "head": ({"w": 5}, 6)},
            {"body": [{"w": None, "bias": None}, {"w": 3, "bias": 4}], "head": ({"w": None}, None)},
        ),
        (
            lambda name, leaf: name.endswith("w") and leaf > 1,
            {"body": [{"w": None, "bias": None}, {"w": 3, "bias": None}], "head": ({"w": 5}, None)},
            {"body": [{"w": 1, "bias": 2}, {"w": None, "bias": 4}], "head": ({"w": None}, 6)},
        ),
    ],
)
def test_partition(choose: Any, chosen: Any, rest: Any) -> None:
    assert partition(TREE, choose) == (chosen, rest)
    assert combine(*partition(TREE, choose)) == TREE
    assert combine(*reversed(partition(TREE, choose))) == TREE
    assert type(partition(TREE, choose)[0]["head"]) is Pair


def test_patterns_that_fit_nothing() -> None:
    with pytest.raises(ValueError, match=r"no leaf fits the pattern 'tail\.\*'; there are 'body"):
        partition(TREE, ["head.*", "tail.*"])
    with pytest.raises(ValueError, match=r"pattern '\*'; there are none$"):
        partition({}, "*")


def test_combine_fills_what_is_none_in_the_first() -> None:
    assert combine([1, None, None], [None, 2, None], [None, None, {"a": 3}]) == [1, 2, {"a": 3}]
    assert combine(None, 3) == 3


@pytest.mark.parametrize(
    ("first", "second", "path"),
    [
        ([1], [2], r"tree\[0\]: both"),
        ({"a": [1]}, {"a": 2}, r"tree\['a'\]: both"),
        ({"a": None}, {"b": 1}, "tree: .* different structure"),
        ([None], [None, 1], "tree: .* different structure"),
        (Pair(1, None), (None, 1), "tree: .* different structure"),
    ],
)
def test_trees_that_do_not_combine(first: Any, second: Any, path: str) -> None:
    with pytest.raises(ValueError, match=path):
        combine(first, second)
