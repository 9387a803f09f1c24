"""Random nests of all containers and leaves: taken apart, rebuilt, parted, saved and filled."""

from __future__ import annotations

import datetime
import math
import random
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np
import pytest

from lazyasync import trees
from lazyasync.checkpoint_files import flatten_to_names, tree_from_names


class Params(dict[Any, Any]):
    pass


class Ordered(OrderedDict[Any, Any]):
    pass


class Layers(list[Any]):
    pass


class Frames(tuple[Any, ...]):
    pass


class Point(NamedTuple):
    x: Any
    y: Any


class Labelled(Point):
    pass


class AttributeDict(dict[str, Any]):
    def __init__(self, items: Any) -> None:
        super().__init__(items)
        self.__dict__ = self


@dataclass
class Plain:
    first: Any
    second: Any = None


@dataclass(frozen=True)
class Marked:
    first: Any
    name: Any = field(default=1, metadata=trees.STATIC)
    buffer: Any = field(default=None, metadata=trees.BUFFER)


class Box:
    def __init__(self, parts: Any, unit: Any) -> None:
        self.parts = parts
        self.unit = unit


trees.register(Box, lambda box: (box.parts, box.unit), lambda unit, parts: Box(parts, unit))

NAMES = ["a", "b", "w.x", "", "é", "~2", "a~2", "value", "__metadata__", "0", "\ud800"]
KEYS = [*NAMES, 0, -1, 1.5, None, True, (1, "x"), b"k", 1j, datetime.date(2026, 1, 2)]
LEAVES: list[Any] = [
    *(1, 2**70, 0.1, math.nan, -0.0, True, "x", "\ud800", b"\0", 1j, {1, 2}, frozenset(), None),
    *(datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC), datetime.timedelta(3), Decimal("1.0")),
    *(Fraction(1, 3), range(3), np.dtype("int8"), np.arange(3), np.array(0.5), np.ones((2, 0, 1))),
    *(np.ones(2, np.float16), np.array([1j]), np.array([True])),
]


def nest(choose: random.Random, depth: int) -> Any:
    """A random tree."""
    if depth == 0 or choose.random() < 0.2:
        return choose.choice(LEAVES)
    inner = [nest(choose, depth - 1) for _ in range(choose.randrange(4))]
    keys = choose.sample(KEYS if choose.random() < 0.4 else NAMES, len(inner))
    items = list(zip(keys, inner, strict=True))
    names = dict(zip("xyz", inner, strict=False))
    pair = (nest(choose, depth - 1), nest(choose, depth - 1))
    makers: list[Callable[[], Any]] = [
        *(lambda: list(inner), lambda: tuple(inner), lambda: dict(items)),
        *(lambda: OrderedDict(items), lambda: defaultdict(list, items), lambda: Params(items)),
        *(lambda: deque(inner), lambda: deque(inner, 5), lambda: Layers(inner)),
        *(lambda: Ordered(items), lambda: Frames(inner), lambda: AttributeDict(names)),
        *(lambda: Point(*pair), lambda: Labelled(*pair), lambda: Plain(*pair)),
        *(lambda: Marked(pair[0], "n", pair[1]), lambda: Box(inner, "m"), lambda: Box(names, 2)),
    ]
    made = choose.choice(makers)()
    if isinstance(made, (Params, Layers, Labelled)) and choose.random() < 0.5:
        made.note = ["text", {1: 2}]  # type: ignore[union-attr]
    return made


def check_same(one: Any, other: Any) -> None:
    """Raises unless two trees have the same structure, classes, order and leaves."""
    assert type(one) is type(other)
    level = trees.children(one)
    if level is None:
        if isinstance(one, np.ndarray):
            assert one.dtype == other.dtype
            np.testing.assert_array_equal(one, other)
        else:
            assert one == other or repr(one) == repr(other)
        return
    assert trees.flatten(one)[1] == trees.flatten(other)[1]
    if isinstance(one, dict):
        assert list(map(repr, one)) == list(map(repr, other))
    others = trees.children(other)
    assert others is not None
    for left, right in zip(level[1], others[1], strict=True):
        check_same(left, right)


@pytest.mark.parametrize("seed", range(4))
def test_random_nests(seed: int) -> None:
    choose = random.Random(seed)
    for _ in range(40):
        tree = nest(choose, 4)
        leaves, definition = trees.flatten(tree)
        for _ in range(18):  # also after it has been written out
            rebuilt = definition.unflatten(leaves)
        check_same(rebuilt, tree)
        assert len(definition.paths()) == len(definition.names()) == len(leaves)
        check_same(trees.tree_map(lambda one, other: one, tree, rebuilt), tree)
        parts = trees.partition(tree, lambda name, leaf: choose.random() < 0.5)
        check_same(trees.combine(*parts), tree)
        arrays, metadata = flatten_to_names(tree)
        described = tree_from_names(arrays, metadata)
        if tree is not None:
            check_same(tree_from_names(arrays, metadata, like=tree), tree)
        # What has come back without a class to fill comes back as it is from then on.
        check_same(tree_from_names(*flatten_to_names(described)), described)
