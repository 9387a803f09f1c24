"""Trees in checkpoint files, there and back."""

from __future__ import annotations

import math
import random
from collections import deque
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from enum import IntEnum
from fractions import Fraction
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

import numpy as np
import pytest
import safetensors.numpy
from samples import assert_same, sample

from lazyasync.checkpoint_files import (
    STRUCTURE_KEY,
    flatten_to_names,
    read_checkpoint,
    tree_from_names,
    write_checkpoint,
)
from lazyasync.errors import CheckpointError


def round_trip(tree: Any, path: Path, like: Any = None) -> Any:
    arrays, metadata = flatten_to_names(tree)
    write_checkpoint(path, arrays, metadata)
    return tree_from_names(*read_checkpoint(path), like=like, source=path)


class Point(NamedTuple):
    x: Any
    y: Any


@dataclass
class Linear:
    weight: Any
    bias: Any = None


@dataclass(frozen=True, slots=True)
class Model:
    layers: Any
    scale: float = 1.0
    cache: Any = field(init=False)


class Color(IntEnum):
    RED = 1


def assert_same_tree(one: Any, other: Any) -> None:
    """Equal in structure, types, order of keys, and leaves bit for bit."""
    if isinstance(one, np.ndarray):
        assert isinstance(other, np.ndarray)
        assert_same(one, other)
        return
    assert type(one) is type(other)
    if isinstance(one, dict):
        assert [repr(key) for key in one] == [repr(key) for key in other]
        for first, second in zip(one.values(), other.values(), strict=True):
            assert_same_tree(first, second)
    elif isinstance(one, (list, tuple)):
        assert len(one) == len(other)
        for first, second in zip(one, other, strict=True):
            assert_same_tree(first, second)
    elif isinstance(one, float):
        assert one.hex() == other.hex()
    else:
        assert one == other


ARRAY = np.arange(6, dtype=np.float32).reshape(2, 3)
TREES: list[Any] = [
    ARRAY,
    np.array(5),
    np.zeros((0, 3)),
    None,
    {},
    [],
    (),
    5,
    {"b": ARRAY, "a": {"z": 1, "y": [ARRAY, (ARRAY + 1, None)]}},
    [{}, [], (), [[]], {"x": {}}, None],
    {"a.b": ARRAY, "a": {"b": ARRAY + 1, "b~2": ARRAY + 2}, "a.b~2": ARRAY + 3},
    {1: ARRAY, "1": ARRAY + 1, 1.5: ARRAY + 2, None: ARRAY + 3, (1, ("x", None)): ARRAY + 4},
    {True: ARRAY, "True": ARRAY + 1, 0: {False: ARRAY + 2}},
    {"": ARRAY, ".": {"": ARRAY + 1}, "__metadata__": ARRAY + 2, "value": 1},
    {'é\n"\\\0': ARRAY, "\ud800": ARRAY + 1, chr(0xDFFF): ARRAY + 2, "\ud83d\ude00": ARRAY + 3},
    {"x": ["", 'ü\0"\\', "\ud800", "\ud83d\ude00", "\N{GRINNING FACE}"]},
    [True, False, 0, 1, -1, 2**53, -(2**53) - 1, 2**64, -(10**5000)],
    [0.0, -0.0, 0.1, 5e-324, 1.7976931348623157e308, math.inf, -math.inf, math.nan],
    {
        "c": sample("complex64", (2, 3)),
        "d": sample("complex128", ()),
        "e": sample("complex64", (0,)),
    },
    {"big": ARRAY.astype(">f4"), "view": ARRAY.T, "mask": ARRAY > 2, "step": ARRAY[:, ::2]},
    {f"layer{i}": {"weight": ARRAY + i, "bias": ARRAY[0] + i} for i in (2, 10, 1)},
]


@pytest.mark.parametrize("tree", TREES)
def test_trees_come_back(tmp_path: Path, tree: Any) -> None:
    assert_same_tree(round_trip(tree, tmp_path / "file"), tree)
    if tree is not None:
        assert_same_tree(round_trip(tree, tmp_path / "file", like=tree), tree)
    # The other package must be able to open all of them.
    assert len(safetensors.numpy.load_file(tmp_path / "file")) == len(flatten_to_names(tree)[0])


def test_names_are_dotted_paths() -> None:
    tree = {"layers": [Linear(ARRAY, ARRAY), Linear(ARRAY)], "at": Point(ARRAY, 1), 3: (ARRAY,)}
    arrays, metadata = flatten_to_names(tree)
    assert list(arrays) == [
        "layers.0.weight",
        "layers.0.bias",
        "layers.1.weight",
        "at.x",
        "3.0",
    ]
    assert all(array is ARRAY for array in arrays.values())
    assert list(metadata) == [STRUCTURE_KEY]
    assert list(flatten_to_names(ARRAY)[0]) == ["value"]


def test_equal_names_are_told_apart() -> None:
    arrays, _ = flatten_to_names({"a.b": ARRAY, "a": {"b": ARRAY}, 1: ARRAY, "1": ARRAY})
    assert list(arrays) == ["a.b", "a.b~2", "1", "1~2"]


def test_dataclasses_and_namedtuples_come_back_as_dicts(tmp_path: Path) -> None:
    tree = [Linear(ARRAY, 2), Point(ARRAY, None), Model((Linear(ARRAY),), 0.5)]
    assert_same_tree(
        round_trip(tree, tmp_path / "file"),
        [
            {"weight": ARRAY, "bias": 2},
            {"x": ARRAY, "y": None},
            {"layers": ({"weight": ARRAY, "bias": None},), "scale": 0.5},
        ],
    )


def test_like_gives_its_types(tmp_path: Path) -> None:
    tree = {"model": Model([Linear(ARRAY, ARRAY + 1)], 0.5), "at": Point(ARRAY, 7)}
    zero = np.zeros((2, 3))
    like = {"at": Point(zero, 0), "model": Model([Linear(zero, zero)])}
    found = round_trip(tree, tmp_path / "file", like)
    assert list(found) == ["at", "model"]
    assert type(found["model"]) is Model
    assert type(found["at"]) is Point
    assert found["model"].scale == 0.5
    assert found["at"].y == 7
    assert_same(found["model"].layers[0].bias, ARRAY + 1)
    # dtypes are those of the file
    assert found["at"].x.dtype == np.float32


def test_like_may_have_other_containers_with_the_same_keys(tmp_path: Path) -> None:
    tree = {"weight": [ARRAY, 1], "bias": None}
    found = round_trip(tree, tmp_path / "file", like=Linear((ARRAY, 0), None))
    assert type(found) is Linear
    assert type(found.weight) is tuple
    assert round_trip(Point(ARRAY, 1), tmp_path / "file", like={"y": 0, "x": ARRAY})["y"] == 1


def test_like_takes_whatever_has_a_shape(tmp_path: Path) -> None:
    class Placeholder:
        shape = (2, 3)
        dtype = np.dtype("float64")

    assert_same(round_trip([ARRAY], tmp_path / "file", like=[Placeholder()])[0], ARRAY)
    with pytest.raises(CheckpointError, match=r"shape \(3,\), not \(2, 3\)"):
        round_trip([ARRAY[0]], tmp_path / "file", like=[Placeholder()])


@pytest.mark.parametrize(
    ("like", "message"),
    [
        ({"a": [ARRAY, 1]}, "has in addition 'b.c'"),
        ({"a": [ARRAY, 1, ARRAY], "b": {"c": ARRAY}}, "is without 'a.2'"),
        ({"a": [ARRAY, 1], "b": {"d": ARRAY}}, "is without 'b.d', and has in addition 'b.c'"),
        ({"a": [ARRAY, 1], "b": Linear(ARRAY)}, "is without 'b.weight'"),
        ({"a": [ARRAY, 1], "b": {"c": None}}, "has in addition 'b.c'"),
        ({"a": [ARRAY, None], "b": {"c": ARRAY}}, "has in addition 'a.1'"),
        (
            {"a": [ARRAY, 1], "b": {"c": ARRAY.T}},
            r"'b.c' has shape \(2, 3\), not \(3, 2\)",
        ),
        ({"a": [ARRAY, ARRAY], "b": {"c": ARRAY}}, "'a.1' is 1, not an array"),
        ({"a": [0, 1], "b": {"c": ARRAY}}, r"'a.0' is an array of shape \(2, 3\), not a int"),
        ({}, "has in addition 'a.0', 'a.1', 'b.c'"),
        (ARRAY, "is without 'value'"),
    ],
)
def test_a_mismatch_with_like_is_named(tmp_path: Path, like: Any, message: str) -> None:
    path = tmp_path / "file"
    with pytest.raises(CheckpointError, match=message) as caught:
        round_trip({"a": [ARRAY, 1], "b": {"c": ARRAY}}, path, like)
    assert str(path) in str(caught.value)


def test_many_mismatches_are_counted(tmp_path: Path) -> None:
    tree = {f"k{i}": i for i in range(9)}
    with pytest.raises(CheckpointError, match="'k0', 'k1', 'k2', 'k3', 'k4' and 4 more"):
        round_trip(tree, tmp_path / "file", like=[])


def test_a_file_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "file"
    flat = {"layers.0.weight": ARRAY, "layers.0.bias": ARRAY[0].copy(), "norm.x": ARRAY + 1}
    safetensors.numpy.save_file(flat, path, {"format": "pt"})
    arrays, metadata = read_checkpoint(path)
    tree = tree_from_names(arrays, metadata)
    assert tree.keys() == flat.keys()
    for name, array in flat.items():
        assert_same(tree[name], array)

    like = {"layers": [Linear(ARRAY, ARRAY[0])], "norm": {"x": ARRAY}}
    found = tree_from_names(arrays, metadata, like, path)
    assert_same(found["layers"][0].weight, ARRAY)
    assert_same(found["norm"]["x"], ARRAY + 1)

    for other, message in (
        ({"layers": [Linear(ARRAY, ARRAY[0])]}, "has in addition 'norm.x'"),
        ({**like, "step": 0}, "is without 'step'"),
        ({**like, "norm": {"x": ARRAY.T}}, "'norm.x' has shape"),
        ({**like, "norm": {"x": 1}}, "'norm.x' is an array"),
        ({**like, "norm.x": ARRAY}, "two leaves would be 'norm.x'"),
    ):
        with pytest.raises(CheckpointError, match=message) as caught:
            tree_from_names(arrays, metadata, other, path)
        assert str(path) in str(caught.value)


def test_numpy_scalars_come_back_as_arrays(tmp_path: Path) -> None:
    tree = [np.float32(1.5), np.int64(-1), np.bool_(True), np.float64(math.nan), np.complex64(1j)]
    found = round_trip(tree, tmp_path / "file")
    for one, other in zip(tree, found, strict=True):
        assert type(other) is np.ndarray
        assert_same(np.asarray(one), other)


@pytest.mark.parametrize(
    "leaf", [{object()}, Color.RED, object(), np.float32, ..., print, np.array(["a"])]
)
def test_leaves_that_are_refused(leaf: Any) -> None:
    with pytest.raises(CheckpointError, match=r"'a\.0' (is a|has dtype) .* not saved"):
        flatten_to_names({"a": [leaf]})


@pytest.mark.parametrize("key", [Color.RED, (1, Color.RED), frozenset([Color.RED]), print])
def test_keys_that_are_refused(key: Any) -> None:
    with pytest.raises(CheckpointError, match="'a' has a key of type"):
        flatten_to_names({"a": {key: 1}})


@pytest.mark.usefixtures("no_collections")
def test_a_tree_that_contains_itself_is_refused() -> None:
    tree: dict[str, Any] = {}
    tree["me"] = [tree]
    with pytest.raises(
        CheckpointError, match=r"more than 100 levels, .* contains itself.*me\.0\.me"
    ):
        flatten_to_names(tree)


def test_the_deepest_tree(tmp_path: Path) -> None:
    tree: Any = ARRAY
    for i in range(50):
        tree = {i: [tree]}
    assert_same_tree(round_trip(tree, tmp_path / "file"), tree)
    assert_same_tree(round_trip(tree, tmp_path / "file", like=tree), tree)


def test_leaves_are_taken_as_they_stand() -> None:
    class Lazy:
        shape = (2,)
        dtype = np.dtype("float32")

    lazy = Lazy()
    arrays, _ = flatten_to_names({"a": lazy})
    assert arrays == {"a": lazy}


def test_arrays_and_description_have_to_agree() -> None:
    arrays, metadata = flatten_to_names({"a": ARRAY, "b": ARRAY})
    del arrays["a"]
    with pytest.raises(CheckpointError, match="my file is without 'a'"):
        tree_from_names(arrays, metadata, source="my file")
    arrays.update(a=ARRAY, c=ARRAY)
    with pytest.raises(CheckpointError, match="my file has in addition 'c'"):
        tree_from_names(arrays, metadata, source="my file")


@pytest.mark.parametrize(
    "description",
    [
        "",
        "{",
        "5",
        '"array"',
        "[]",
        "[[]]",
        '["array"]',
        '["array", 5]',
        '["array", ["a"]]',
        '["int", "xyz"]',
        '["int", null]',
        '["float", "x"]',
        '["float", "0x1p99999"]',
        '["float", 1.5]',
        '["bool", 1]',
        '["utf-8", "ff"]',
        '["utf-8", "x"]',
        '["list", 5]',
        '["list", "abc"]',
        '["list", {"a": 1}]',
        '["dict", [["list"]]]',
        '["dict", [[["list", []], ["none"]]]]',
        '["dict", [[["array", "a"], ["none"]]]]',
        '["dict", [[["unknown"], ["none"]]]]',
        '["record", 5, []]',
        '["record", "C", [[["x"], ["none"]]]]',
        '["record", "C", 5]',
        '["unknown", 5]',
        '["list", [["none"], 5]]',
        '["list", [' * 100_000,
    ],
)
def test_descriptions_that_are_no_description(description: str) -> None:
    for like in (None, {"a": 1}):
        with pytest.raises(CheckpointError, match="my file"):
            tree_from_names({}, {STRUCTURE_KEY: description}, like, "my file")


def test_random_changes_of_a_description_raise_nothing_else() -> None:
    tree = {
        "a": ARRAY,
        1: [1, 2.5, "x", None, True, (ARRAY, {})],
        (1, "k"): Linear(ARRAY),
        "b": [b"xy", 1j, {1, 2}, datetime(2026, 1, 1, tzinfo=UTC), timedelta(1), Decimal("1.5")],
        "c": deque([1], 3),
        "d": [range(3), Fraction(1, 3), PurePosixPath("a/b"), np.dtype("int8")],
    }
    arrays, metadata = flatten_to_names(tree)
    text = metadata[STRUCTURE_KEY]
    seed = 7
    print(f"{seed=}")
    generator = random.Random(seed)
    refused = 0
    for _ in range(3000):
        changed = list(text)
        for _ in range(generator.choice((1, 1, 2, 3))):
            position = generator.randrange(len(changed))
            changed[position] = generator.choice('[]",:{}019xea -')
            if generator.random() < 0.2:
                del changed[position]
        for like in (None, tree):
            try:
                tree_from_names(arrays, {STRUCTURE_KEY: "".join(changed)}, like)
            except CheckpointError:
                refused += 1
    assert refused > 1000
