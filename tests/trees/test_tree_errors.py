"""What errors of trees say: where two differ, what contains itself, what is too deep."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from tree_classes import Child, Linear, Pair, Point

from lazyasync.trees import (
    flatten,
    flatten_with_paths,
    leaves,
    tree_map,
)

PARAMS: Any = {"layer": [Linear(1, 2), Linear(3, (4, 5))], "norm": Point(6, None)}


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (1, "params: a dict does not match a leaf (int)"),
        ([1], "params: a dict does not match a list of 1"),
        ({"layer": PARAMS["layer"]}, "params['norm']: missing in the other tree"),
        ({**PARAMS, "extra": 1}, "params['extra']: only in the other tree"),
        (
            {**PARAMS, "layer": PARAMS["layer"][:1]},
            "params['layer']: a list of 2 does not match a list of 1",
        ),
        (
            {**PARAMS, "layer": tuple(PARAMS["layer"])},
            "params['layer']: a list of 2 does not match a tuple of 2",
        ),
        (
            {**PARAMS, "layer": [Linear([1], 2), Linear(3, (4, 5))]},
            "params['layer'][0].weight: a leaf (int) does not match a list of 1",
        ),
        (
            {**PARAMS, "layer": [Linear(1, 2), Linear(3, (4, 5, 6))]},
            "params['layer'][1].bias: a tuple of 2 does not match a tuple of 3",
        ),
        (
            {**PARAMS, "layer": [Linear(1, 2), Child(3, (4, 5))]},
            "params['layer'][1]: a Linear does not match a Child",
        ),
        ({**PARAMS, "norm": Pair(6, None)}, "params['norm']: a Point does not match a Pair"),
        (
            {**PARAMS, "norm": Point(None, None)},
            "params['norm'].x: a leaf (int) does not match None",
        ),
        ({**PARAMS, "norm": Point(6, 7)}, "params['norm'].y: None does not match a leaf (int)"),
    ],
)
def test_a_mismatch_names_the_place(other: Any, message: str) -> None:
    with pytest.raises(ValueError, match="params") as caught:
        tree_map(lambda *row: row, PARAMS, PARAMS, other, name="params")
    assert str(caught.value) == message


def test_paths() -> None:
    pairs, _ = flatten_with_paths(PARAMS, "params")
    assert pairs == [
        ("params['layer'][0].weight", 1),
        ("params['layer'][0].bias", 2),
        ("params['layer'][1].weight", 3),
        ("params['layer'][1].bias[0]", 4),
        ("params['layer'][1].bias[1]", 5),
        ("params['norm'].x", 6),
    ]
    assert flatten_with_paths([7])[0] == [("[0]", 7)]


def test_repr_shows_the_structure() -> None:
    assert repr(flatten(PARAMS)[1]) == (
        "TreeDefinition({'layer': [Linear(weight=*, bias=*), Linear(weight=*, bias=(*, *))], "
        "'norm': Point(x=*, y=None)})"
    )
    assert repr(flatten([(1,), (), {}])[1]) == "TreeDefinition([(*,), (), {}])"
    assert repr(flatten(5)[1]) == "TreeDefinition(*)"


@pytest.mark.usefixtures("no_collections")
def test_a_tree_that_contains_itself() -> None:
    tree: Any = {"a": [1, {}]}
    tree["a"][1]["b"] = tree["a"]
    for call in (flatten, leaves, flatten_with_paths, lambda t: tree_map(id, t)):
        with pytest.raises(ValueError, match="contains itself") as caught:
            call(tree)
        assert "tree['a'][1]['b'] is tree['a']" in str(caught.value)
        assert caught.value.__cause__ is None
    with pytest.raises(ValueError, match="contains itself"):
        tree_map(lambda a, b: a, 1, tree)


@pytest.mark.usefixtures("no_collections")
def test_a_dataclass_that_contains_itself() -> None:
    loop = Linear(1, None)
    loop.bias = (2, loop)
    with pytest.raises(ValueError, match=r"tree\.bias\[1\] is tree$"):
        flatten(loop)


def test_a_tree_used_twice_is_not_a_loop() -> None:
    shared = [1, 2]
    assert leaves({"a": shared, "b": [shared, shared]}) == [1, 2] * 3


@pytest.mark.usefixtures("no_collections")
def test_a_tree_that_is_too_deep() -> None:
    tree: Any = 1
    for _ in range(sys.getrecursionlimit() + 100):
        tree = [tree]
    with pytest.raises(
        ValueError, match="nested too deeply for Python's recursion limit"
    ) as caught:
        flatten(tree)
    assert len(str(caught.value)) < 200


@pytest.mark.usefixtures("no_collections")
def test_a_tree_as_deep_as_flatten_allows_can_be_used_for_everything() -> None:
    tree: Any = 1
    other: Any = 2
    for _ in range(sys.getrecursionlimit() // 2):
        tree = [tree, {"b": 0, "a": None}]
        other = [other, {"b": 1, "a": None}]
    found, definition = flatten(tree)
    assert definition == flatten(other)[1]
    assert hash(definition) == hash(flatten(other)[1])
    assert flatten(definition.unflatten(found))[0] == found
    assert len(definition.paths()) == len(found)
    assert repr(definition).count("*") == len(found)
    assert tree_map(max, tree, other)[1] == {"b": 1, "a": None}
