"""Fields of dataclasses that are part of the structure, or are not trained."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from lazyasync import trees


def double(x: Any) -> Any:
    return x * 2


@dataclass
class Layer:
    weight: Any
    mean: Any = field(metadata=trees.BUFFER)
    activation: Callable[[Any], Any] = field(default=double, metadata=trees.STATIC)
    sizes: Any = field(default=(1, 2), metadata=trees.STATIC)


@dataclass(frozen=True)
class Model:
    layers: list[Layer]
    table: Any = field(default_factory=dict, metadata=trees.FROZEN)
    name: str = field(default="model", metadata={"static": True, "doc": "others may be there"})


def model() -> Model:
    return Model([Layer(1, 2), Layer(3, {"a": 4, "b": [5, None]})], {"t": (6, 7)})


def test_static_fields_are_no_leaves() -> None:
    assert trees.leaves(model()) == [1, 2, 3, 4, 5, 6, 7]


def test_what_is_rebuilt_has_the_static_values() -> None:
    changed = trees.tree_map(lambda leaf: leaf * 10, replace(model(), name="other"))
    assert changed == Model(
        [Layer(10, 20), Layer(30, {"a": 40, "b": [50, None]})], {"t": (60, 70)}, "other"
    )
    assert changed.layers[0].activation is double


def test_rebuilding_as_often_as_it_is_written_out() -> None:
    leaves, definition = trees.flatten(model())
    for _ in range(40):
        assert definition.unflatten(leaves) == model()


def test_which_leaves_are_not_trained() -> None:
    assert trees.flatten(model())[1].untrained() == {1, 3, 4, 5, 6}
    assert trees.flatten([model(), 1.0, model().layers])[1].untrained() == {
        1,
        3,
        4,
        5,
        6,
        9,
        11,
        12,
    }
    assert trees.flatten({"a": [1, 2]})[1].untrained() == frozenset()


def test_paths_and_names() -> None:
    _, definition = trees.flatten(model())
    assert definition.paths("m") == [
        "m.layers[0].weight",
        "m.layers[0].mean",
        "m.layers[1].weight",
        "m.layers[1].mean['a']",
        "m.layers[1].mean['b'][0]",
        "m.table['t'][0]",
        "m.table['t'][1]",
    ]
    assert definition.names() == [
        *("layers.0.weight", "layers.0.mean", "layers.1.weight"),
        *("layers.1.mean.a", "layers.1.mean.b.0", "table.t.0", "table.t.1"),
    ]
    assert trees.flatten(3)[1].names() == [""]
    assert "activation=<function double" in repr(definition)


@pytest.mark.parametrize(
    ("value", "other"),
    [(1, 2), (1, True), (1, 1.0), (0.0, -0.0), ("a", "b"), ((1,), (1.0,)), (double, abs)],
)
def test_definitions_differ_by_their_static_values(value: Any, other: Any) -> None:
    first = trees.flatten(Layer(1, 2, sizes=value))[1]
    second = trees.flatten(Layer(3, 4, sizes=other))[1]
    assert first != second
    same = trees.flatten(Layer(5, 6, sizes=value))[1]
    assert first == same
    assert hash(first) == hash(same)


def test_nan_is_as_static_as_others() -> None:
    first = trees.flatten(Layer(1, 2, sizes=float("nan")))[1]
    assert first == trees.flatten(Layer(1, 2, sizes=float("nan")))[1]


def test_static_values_must_be_hashable_where_trees_are_compared() -> None:
    unhashable = Layer(1, 2, sizes=[1, 2])
    assert trees.leaves(unhashable) == [1, 2]
    with pytest.raises(TypeError, match=r"^Layer\.sizes: a static field .* hashable, .* list"):
        hash(trees.flatten(unhashable)[1])


def test_trees_are_mapped_together_whatever_their_static_values_are() -> None:
    summed = trees.tree_map(lambda a, b: a + b, Layer(1, 2), Layer(3, 4, sizes=5))
    assert summed == Layer(4, 6)


def test_children() -> None:
    level = trees.children(Layer(1, [2]))
    assert level is not None
    assert [list(part) for part in level] == [["weight", "mean"], [1, [2]]]


def test_fields_that_were_never_set() -> None:
    @dataclass
    class Late:
        weight: Any
        mean: Any = field(init=False, metadata=trees.BUFFER)

    assert trees.leaves(Late(1)) == [1]
    assert trees.tree_map(double, Late(1)).weight == 2


def test_absent_leaves() -> None:
    tree = model()
    leaves, definition = trees.flatten(tree)
    untrained = definition.untrained()
    partial = definition.unflatten(
        [None if place in untrained else leaf for place, leaf in enumerate(leaves)]
    )
    with pytest.raises(ValueError, match=r"g\.layers\[0\]\.mean: a leaf \(int\) .* None"):
        definition.flatten_like(tree, partial, "g")
    found = definition.flatten_like(tree, partial, "g", absent=True)
    assert found == [1, None, 3, None, None, None, None]
    with pytest.raises(ValueError, match=r"g\.layers: a list of 2 does not match None"):
        definition.flatten_like(tree, replace(tree, layers=None), "g", absent=True)
