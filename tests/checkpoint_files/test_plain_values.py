"""Leaves and keys that are no arrays: what comes back, and what is refused before it is written."""

from __future__ import annotations

import datetime
import decimal
import json
import math
import uuid
from collections import Counter, OrderedDict, defaultdict, deque
from fractions import Fraction
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Any
from zoneinfo import ZoneInfo

import numpy as np
import pytest

from lazyasync import trees
from lazyasync.checkpoint_files import flatten_to_names, tree_from_names
from lazyasync.checkpoint_files.plain_values import build_plain, describe_plain
from lazyasync.errors import CheckpointError

HOUR = datetime.timedelta(hours=1)
VALUES: list[Any] = [
    *(b"", b"\0\xff", bytearray(b"ab"), range(0), range(5, -(2**70), -3)),
    *(1j, complex(-0.0, math.inf), complex(math.nan, 5e-324)),
    *(set(), {1, "a", None, (1, 2.5)}, frozenset({b"x", frozenset({1})})),
    *(datetime.date(1, 1, 1), datetime.date.max, datetime.time(), datetime.time(23, 59, 59, 7)),
    datetime.time(2, 30, fold=1, tzinfo=datetime.UTC),
    *(datetime.datetime.min, datetime.datetime(2026, 1, 2, 3, 4, 5, 6, fold=1)),
    datetime.datetime(2026, 1, 2, tzinfo=datetime.UTC),
    datetime.datetime(2026, 1, 2, tzinfo=datetime.timezone(-HOUR / 7)),
    datetime.datetime(2026, 1, 2, tzinfo=datetime.timezone(HOUR, "a zone")),
    *(datetime.timedelta(), datetime.timedelta.min, datetime.timedelta(1, 2, 3)),
    *map(decimal.Decimal, ("1.10", "-0", "NaN", "sNaN7", "Infinity", "1E+1000", "0.1" * 1)),
    *(Fraction(1, 3), Fraction(-(10**40), 7), uuid.UUID(int=2**127 + 5)),
    *(Path("a/b c"), Path(), PurePosixPath("/x/../y"), PureWindowsPath("C:\\x")),
    *map(np.dtype, ("bool", "int8", "uint64", "float16", "float64", "complex64")),
    *((), (1, (b"x", None))),
]


KEYS = [value for value in VALUES if type(value).__hash__ and "nan" not in repr(value).lower()]


@pytest.mark.parametrize("value", VALUES, ids=lambda each: type(each).__name__)
def test_plain_values_come_back(value: Any) -> None:
    described = describe_plain(value)
    found = build_plain(json.loads(json.dumps(described)))
    assert type(found) is type(value)
    assert repr(found) == repr(value) if not isinstance(value, (set, frozenset)) else found == value
    arrays, metadata = flatten_to_names({"a": [value]})
    assert not arrays
    for like in (None, {"a": [value]}):
        back = tree_from_names({}, metadata, like)["a"][0]
        assert type(back) is type(value)
        assert repr(back) == repr(value) or back == value


def test_time_zones_by_name() -> None:
    pytest.importorskip("zoneinfo").available_timezones() or pytest.skip("no time zones here")
    moment = datetime.datetime(2026, 10, 25, 2, 30, fold=1, tzinfo=ZoneInfo("Europe/Berlin"))
    found = build_plain(json.loads(json.dumps(describe_plain(moment))))
    assert (repr(found), found.utcoffset()) == (repr(moment), HOUR)


@pytest.mark.parametrize("key", KEYS, ids=lambda each: type(each).__name__)
def test_keys_come_back(key: Any) -> None:
    (found,) = tree_from_names(*flatten_to_names({key: 1}))
    assert type(found) is type(key)
    assert found == key


class Text(str):
    pass


class Moment(datetime.datetime):
    pass


class Shifting(datetime.tzinfo):
    pass


REFUSED: list[Any] = [
    *(object(), Text("x"), Moment(2026, 1, 1), datetime.datetime(2026, 1, 1, tzinfo=Shifting())),
    *({object()}, frozenset({Text()}), memoryview(b"x"), slice(1), iter([]), print, int),
    *(np.dtype("U3"), np.dtype("M8[s]"), np.dtype([("a", "i4")]), np.dtype(">f4")),
    *(np.array(["x"]), np.array([None]), np.datetime64("2026-01-01"), np.str_("x"), np.void(b"x")),
    np.zeros(2, [("a", "i4")]),
]


@pytest.mark.parametrize("leaf", REFUSED, ids=lambda each: type(each).__name__)
def test_other_leaves_are_refused_by_their_path(leaf: Any) -> None:
    for tree in ({"a": [leaf]}, OrderedDict(a=deque([leaf]))):
        with pytest.raises(CheckpointError, match=r"^'a\.0' (is a|has dtype) .* not saved"):
            flatten_to_names(tree)


def round_trip(tree: Any, like: Any = None) -> Any:
    arrays, metadata = flatten_to_names(tree)
    return tree_from_names(arrays, json.loads(json.dumps(metadata)), like)


class Params(dict[str, Any]):
    pass


class Box:
    def __init__(self, *parts: Any, unit: str = "m") -> None:
        self.parts = parts
        self.unit = unit


class Named(Box):
    pass


trees.register(Box, lambda box: (box.parts, box.unit), lambda unit, parts: Box(*parts, unit=unit))
trees.register(
    Named,
    lambda it: (dict(zip("ab", it.parts, strict=False)), None),
    lambda _, parts: Named(*parts.values()),
)


def test_containers_come_back_as_what_they_are_or_derive_from() -> None:
    array = np.ones(2)
    for tree, expected in (
        (OrderedDict(b=array, a=1), OrderedDict(b=array, a=1)),
        (deque([array, 2], maxlen=3), deque([array, 2], maxlen=3)),
        (deque([1]), deque([1])),
        (defaultdict(list, b=[array], a=1), {"b": [array], "a": 1}),
        (Counter(b=3), {"b": 3}),
        (Params(b=1, a=array), {"b": 1, "a": array}),
        (type("Layers", (list,), {})([array, 1]), [array, 1]),
        (type("Frames", (tuple,), {})((array,)), (array,)),
        (Box(array, 2), [array, 2]),
        (Named(array, 2), {"a": array, "b": 2}),
    ):
        found = round_trip(tree)
        assert type(found) is type(expected)
        assert repr(found) == repr(expected)
        filled = round_trip(tree, like=trees.tree_map(lambda leaf: leaf * 0, tree))
        assert type(filled) is type(tree)
        assert repr(trees.leaves(filled)) == repr(trees.leaves(tree))


def test_an_attribute_with_an_array_is_refused() -> None:
    tree = Params(a=1)
    tree.extra = [np.ones(2)]  # type: ignore[attr-defined]
    with pytest.raises(CheckpointError, match=r"'x\.extra' is an attribute of a Params, .* not sa"):
        flatten_to_names({"x": tree})
