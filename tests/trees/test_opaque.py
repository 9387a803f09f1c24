"""What can be seen in leaves of unknown classes."""

from __future__ import annotations

from collections import UserDict, UserList
from functools import partial
from types import MappingProxyType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from lazyasync import trees
from lazyasync.trees.opaque import check_leaves, contents


class Tensor:
    """What is looked for."""


class Slotted:
    __slots__ = ("missing", "weight")


def slotted(value: Any) -> Slotted:
    made = Slotted()
    made.weight = value
    return made


class Failure(Exception):
    pass


def failure(value: Any) -> Failure:
    made = Failure()
    made.value = value  # type: ignore[attr-defined]
    return made


def of_objects(value: Any) -> Any:
    array = np.empty((1, 2), object)
    array[0, 1] = value
    return array


HOLDERS: list[tuple[Any, str]] = [
    (lambda t: SimpleNamespace(deep={"x": [t]}), ".deep['x'][0]"),
    (slotted, ".weight"),
    (failure, ".value"),
    (lambda t: UserDict(a=t), ".data['a']"),
    (lambda t: UserList([t]), ".data[0]"),
    (lambda t: MappingProxyType({"a": (1, t)}), "['a'][1]"),
    (lambda t: {t}, "{…}"),
    (lambda t: frozenset([t, 1]), "{…}"),
    (lambda t: partial(max, 1, t), ".args[1]"),
    (lambda t: partial(max, key=t), ".keywords['key']"),
    (of_objects, ".flat[1]"),
]


@pytest.mark.parametrize(("make", "step"), HOLDERS)
def test_a_leaf_that_holds_something_is_named(make: Any, step: str) -> None:
    leaf = make(Tensor())
    found, definition = trees.flatten({"a": [1, leaf]})
    assert found[1] is leaf
    with pytest.raises(TypeError) as caught:
        check_leaves("put", found, definition, (Tensor,), "batch")
    message = str(caught.value)
    assert message.startswith(f"put: batch['a'][1]{step} is a Tensor in an object of class ")
    assert "la.trees.register" in message or "use a list, a tuple or a dict" in message
    harmless = trees.flatten({"a": [1, make("text")]})
    check_leaves("put", *harmless, (Tensor,))


def test_what_is_not_looked_into() -> None:
    def function() -> None:
        pass

    function.tensor = Tensor()  # type: ignore[attr-defined]

    class Class:
        tensor = Tensor()

    other = SimpleNamespace(deep=SimpleNamespace(tensor=Tensor()))
    for leaf in (1, "text", b"", None, function, Class, Class(), np, np.ones(3), np.float32(1)):
        check_leaves("put", [leaf], trees.flatten(0)[1], (Tensor,))
        assert not list(contents(leaf))
    # Objects in objects may be anything: a runtime, a logger.
    check_leaves("put", *trees.flatten(other), (Tensor,))


def test_what_cannot_be_taken_apart_is_passed_over() -> None:
    loop: list[Any] = []
    loop.append(loop)
    check_leaves("put", *trees.flatten(SimpleNamespace(loop=loop)), (Tensor,))


def test_classes_that_are_registered_as_leaves_are_left_alone() -> None:
    class Opaque(SimpleNamespace):
        pass

    tree = [Opaque(tensor=Tensor())]
    with pytest.raises(TypeError, match="Opaque, which is no tree"):
        check_leaves("put", *trees.flatten(tree), (Tensor,))
    trees.register(Opaque)
    check_leaves("put", *trees.flatten(tree), (Tensor,))
