"""Containers that users bring: subclasses of the standard ones, and registered classes."""

from __future__ import annotations

from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest
from tree_classes import Point

from lazyasync import trees


class Params(dict[str, Any]):
    """Refuses to be made without a name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def __setitem__(self, key: str, value: Any) -> None:
        raise AssertionError("what a subclass overrides is not called")


class Layers(list[Any]):
    def __iter__(self) -> Iterator[Any]:
        raise AssertionError("what a subclass overrides is not called")


class Frames(tuple[Any, ...]):
    def __new__(cls, *frames: Any) -> Frames:
        return super().__new__(cls, frames)


class Slotted(list[Any]):
    __slots__ = ("label", "scale")


class AttributeDict(dict[str, Any]):
    """Items that can be had as attributes: the attributes are the items."""

    def __init__(self, **items: Any) -> None:
        super().__init__(items)
        self.__dict__ = self


class MirrorDict(dict[str, Any]):
    """The same, where each item is set twice."""

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        self[name] = value


class Sizes(OrderedDict[str, Any]):
    pass


class Buffer(deque[Any]):
    pass


class Lists(defaultdict[str, list[Any]]):
    pass


class LabelledPoint(Point):
    """A namedtuple with room for attributes."""


Pair = namedtuple("Pair", ["first", "second"])


class SlottedPair(Pair):
    __slots__ = ()


class Typed(NamedTuple):
    x: Any
    y: Any = 3


def params(**items: Any) -> Params:
    made = Params("model")
    dict.update(made, items)
    return made


def mirror(**items: Any) -> MirrorDict:
    made = MirrorDict()
    for name, value in items.items():
        setattr(made, name, value)
    return made


def slotted(*items: Any) -> Slotted:
    made = Slotted(items)
    made.label = "left"
    return made


TREES: list[tuple[Any, list[Any]]] = [
    (OrderedDict(b=1, a=[2, 3]), [1, 2, 3]),
    (OrderedDict(), []),
    (Sizes(b=1, a=2), [1, 2]),
    (defaultdict(list, b=[1], a=[2, 3]), [2, 3, 1]),
    (defaultdict(None, {2: "b", 1: "a"}), ["a", "b"]),
    (Lists(list, b=[1]), [1]),
    (deque([1, (2, 3)]), [1, 2, 3]),
    (deque([1, 2], maxlen=2), [1, 2]),
    (Buffer([3, 1], 5), [3, 1]),
    (Counter(b=3, a=1), [1, 3]),
    (params(b=1, a=2), [2, 1]),
    (Layers([1, {"a": 2}]), [1, 2]),
    (Layers(), []),
    (Frames(1, [2]), [1, 2]),
    (slotted(1, 2), [1, 2]),
    (AttributeDict(b=1, a=2), [2, 1]),
    (mirror(b=1, a=2), [2, 1]),
    (LabelledPoint(1, [2]), [1, 2]),
    (SlottedPair(1, 2), [1, 2]),
    (Typed(5), [5, 3]),
]


@pytest.mark.parametrize("tree", [tree for tree, _ in TREES], ids=lambda tree: type(tree).__name__)
def test_they_are_taken_apart_and_rebuilt_as_what_they_are(tree: Any) -> None:
    expected = next(found for other, found in TREES if other is tree)
    for nest in (tree, {"x": [tree]}):
        found, definition = trees.flatten(nest)
        assert found == expected
        assert len(definition.paths()) == len(definition.names()) == len(expected)
        assert definition == trees.flatten(nest)[1]
        assert hash(definition) == hash(trees.flatten(nest)[1])
        for _ in range(20):  # also after it has been written out
            rebuilt = definition.unflatten(found)
            rebuilt = rebuilt if nest is tree else rebuilt["x"][0]
            assert type(rebuilt) is type(tree)
            assert rebuilt is not tree
            assert (
                list.__repr__(rebuilt) == list.__repr__(tree)
                if isinstance(tree, list)
                else repr(rebuilt) == repr(tree)
            )
            attributes = getattr(tree, "__dict__", None)
            assert getattr(rebuilt, "__dict__", None) == attributes
        assert repr(definition)


def test_each_class_is_a_structure_of_its_own() -> None:
    definitions = [trees.flatten(tree)[1] for tree, _ in TREES]
    assert len(set(definitions)) == len(TREES)
    plain = [trees.flatten({"b": 1, "a": 2})[1], trees.flatten([1, 2])[1], trees.flatten((1, 2))[1]]
    assert not set(plain) & set(definitions)


def test_the_order_of_an_ordered_dict_is_part_of_it() -> None:
    one, other = OrderedDict(b=1, a=2), OrderedDict(a=2, b=1)
    assert trees.flatten(one)[1] != trees.flatten(other)[1]
    assert trees.tree_map(lambda a, b: (a, b), one, other) == OrderedDict(b=(1, 1), a=(2, 2))
    other.move_to_end("a")
    assert trees.leaves(other) == [1, 2]
    assert trees.flatten(one)[1] == trees.flatten(other)[1]


def test_the_factory_of_a_defaultdict_and_the_bound_of_a_deque() -> None:
    tree = defaultdict(lambda: 7, a=1)
    rebuilt = trees.tree_map(str, tree)
    assert rebuilt["b"] == 7
    assert trees.flatten(tree)[1] != trees.flatten(defaultdict(lambda: 8, a=1))[1]
    assert trees.tree_map(max, tree, defaultdict(list, a=3)) == {"a": 3}
    bounded = trees.tree_map(str, deque([1, 2], maxlen=2))
    bounded.append("3")
    assert list(bounded) == ["2", "3"]


def test_attributes_without_arrays_are_part_of_the_structure() -> None:
    tree = params(a=1)
    tree.settings = {"deep": [1, {2}]}  # type: ignore[attr-defined]
    rebuilt = trees.tree_map(lambda leaf: leaf + 1, tree)
    assert vars(rebuilt) == vars(tree)
    definition = trees.flatten(tree)[1]
    tree.settings = {"deep": [1, {3}]}  # type: ignore[attr-defined]
    assert definition != trees.flatten(tree)[1]
    # But trees are mapped together whatever their attributes are, as with static fields.
    assert trees.tree_map(max, tree, params(a=5)) == {"a": 5}


def test_attributes_with_arrays_are_leaves() -> None:
    array = np.ones(2)
    for tree in (params(a=1), slotted(1), LabelledPoint(1, 2), Buffer([1])):
        name = "scale" if isinstance(tree, Slotted) else "extra"
        setattr(tree, name, {"deep": [array]})
        pairs, definition = trees.flatten_with_paths(tree, "tree")
        path, leaf = pairs[-1]
        assert leaf is array
        assert path == f"tree.{name}['deep'][0]"
        assert definition.names()[-1] == f"{name}.deep.0"
        rebuilt = trees.tree_map(lambda leaf: "new" if leaf is array else leaf, tree)
        assert getattr(rebuilt, name) == {"deep": ["new"]}


def test_attributes_that_are_items_follow_them() -> None:
    for tree in (AttributeDict(w=1, b=2), mirror(w=1, b=2)):
        rebuilt = trees.tree_map(lambda leaf: 10 * leaf, tree)
        assert (rebuilt.w, rebuilt["w"], rebuilt.b, rebuilt["b"]) == (10, 10, 20, 20)
    own = trees.tree_map(str, AttributeDict(w=1))
    own["v"] = 3
    assert own.v == 3


def test_errors_name_the_class() -> None:
    with pytest.raises(ValueError, match=r"tree\[0\]: a Params does not match a dict"):
        trees.tree_map(max, [params(a=1)], [{"a": 1}])
    with pytest.raises(ValueError, match=r"tree\['b'\]: only in the other tree"):
        trees.tree_map(max, params(a=1), params(a=1, b=2))
    with pytest.raises(ValueError, match="tree: a Layers does not match a Layers"):
        trees.tree_map(max, Layers([1]), Layers([1, 2]))


def test_partitions_of_them() -> None:
    tree = OrderedDict(body=Layers([1, 2]), head=deque([3]))
    chosen, rest = trees.partition(tree, "body.*")
    assert trees.leaves(chosen) == [1, 2]
    assert trees.leaves(rest) == [3]
    combined = trees.combine(chosen, rest)
    assert trees.leaves(combined) == [1, 2, 3]
    assert type(combined["body"]) is Layers
    assert type(combined["head"]) is deque


@pytest.mark.usefixtures("no_collections")
def test_one_that_contains_itself() -> None:
    tree: OrderedDict[str, Any] = OrderedDict()
    tree["a"] = Layers([tree])
    with pytest.raises(ValueError, match=r"tree\['a'\]\[0\] is tree$"):
        trees.flatten(tree)


# ---- registered classes --------------------------------------------------------------------


class Box:
    def __init__(self, value: Any, unit: Any = "m") -> None:
        self.value = value
        self.unit = unit


class Named:
    def __init__(self, **parts: Any) -> None:
        self.parts = parts


class Opaque:
    def __init__(self, value: Any) -> None:
        self.value = value


trees.register(Box, lambda box: ((box.value,), box.unit), lambda unit, parts: Box(*parts, unit))
trees.register(Named, lambda it: (it.parts, None), lambda _, parts: Named(**parts))
trees.register(Opaque)


def test_registered_classes() -> None:
    tree = {"box": Box([1, 2]), "named": Named(w=3, b=Box(4, "kg"))}
    pairs, definition = trees.flatten_with_paths(tree, "tree")
    assert pairs == [
        ("tree['box'][0][0]", 1),
        ("tree['box'][0][1]", 2),
        ("tree['named'].w", 3),
        ("tree['named'].b[0]", 4),
    ]
    assert definition.names() == ["box.0.0", "box.0.1", "named.w", "named.b.0"]
    assert repr(definition) == (
        "TreeDefinition({'box': Box([*, *]; 'm'), 'named': Named(w=*, b=Box(*; 'kg'); None)})"
    )
    assert definition == trees.flatten({"box": Box([5, 6]), "named": Named(w=7, b=Box(8, "kg"))})[1]
    assert definition != trees.flatten({"box": Box([5, 6], "kg"), "named": tree["named"]})[1]
    for _ in range(20):
        rebuilt = definition.unflatten([10, 20, 30, 40])
        assert rebuilt["box"].value == [10, 20]
        assert rebuilt["box"].unit == "m"
        assert rebuilt["named"].parts["b"].value == 40
    assert trees.leaves(trees.tree_map(lambda a, b: a + b, tree, tree)) == [2, 4, 6, 8]
    assert trees.children(Box(5)) == ((0,), (5,))
    assert trees.children(Named()) == ((), ())
    assert trees.tree_map(str, Named()).parts == {}


def test_a_class_registered_as_a_leaf() -> None:
    opaque = Opaque(1)
    assert trees.leaves([opaque]) == [opaque]


def test_a_class_that_was_known_as_something_else() -> None:
    class Rows(list[Any]):
        pass

    class Plain:
        rows: Any

    for cls in (Rows, Plain):
        instance = cls()
        before = trees.flatten(instance)[1]
        trees.register(cls, lambda it: ([1, 2], None), lambda rest, parts: parts)
        assert trees.leaves(instance) == [1, 2]
        assert trees.flatten(instance)[1] != before


def test_what_cannot_be_registered() -> None:
    def nothing(*_: Any) -> Any:
        raise AssertionError("is not called")

    class New:
        pass

    for cls in (list, dict, tuple, type(None), np.ndarray, np.float32, int, str, object):
        with pytest.raises(ValueError, match="has a meaning of its own"):
            trees.register(cls, nothing, nothing)
    with pytest.raises(ValueError, match="Box has been registered already"):
        trees.register(Box, nothing, nothing)
    with pytest.raises(TypeError, match="takes a class"):
        trees.register(Box(1), nothing, nothing)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="both functions, or neither"):
        trees.register(New, nothing)
    with pytest.raises(TypeError, match="takes functions, not 5"):
        trees.register(New, nothing, 5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("taken", "message"),
    [
        ([1], "must return its children and the rest, a pair, not list"),
        ((1, None), "the children of Odd must be a sequence or a mapping of names, not int"),
        (({1: 2}, None), "the names of the children of Odd must be strings"),
        (([1], np.ones(2)), "must be among the children"),
        (([1], [[np.ones(2)]]), "must be among the children"),
    ],
)
def test_functions_that_give_something_else(taken: Any, message: str) -> None:
    class Odd:
        pass

    Odd.__qualname__ = "Odd"
    trees.register(Odd, lambda _: taken, lambda *_: None)
    with pytest.raises(TypeError, match=message):
        trees.flatten([Odd()])
