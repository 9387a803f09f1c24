"""The description of a tree as JSON: everything but its arrays, which it names."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from lazyasync.checkpoint_files.header import is_storable
from lazyasync.checkpoint_files.plain_values import build_plain, describe_plain
from lazyasync.errors import CheckpointError
from lazyasync.trees.containers import level_of
from lazyasync.trees.own_kinds import Attribute

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from lazyasync.trees.containers import Level

# The description of a tree is a nest of JSON lists that begin with what they are:
#   ["array", name]   ["none"]   ["list", [tree…]]   ["tuple", [tree…]]   ["dict", [[key, tree]…]]
#   ["OrderedDict", [[key, tree]…]]   ["deque", [tree…], maxlen]
#   ["record", class, [[field, tree]…]]     a dataclass or a namedtuple
# and plain values, as in `plain_values`. Keys are described in the same way.

Node: TypeAlias = "list[Any]"
Steps: TypeAlias = "tuple[Any, ...]"
"""The keys, indices and fields on the way from the root of a tree to a place in it."""

_MOST_LEVELS: Final = 100


def describe(tree: Any, steps: Steps, arrays: dict[str, Any]) -> Node:
    """The description of a tree; its arrays are added under their names."""
    if len(steps) > _MOST_LEVELS:
        raise CheckpointError(
            f"a tree of more than {_MOST_LEVELS} levels, or that contains itself, is not saved: "
            f"{dotted(steps)[:60]}…"
        )
    if type(tree) is not tuple and (plain := describe_plain(tree)) is not None:
        return plain
    if tree is None:
        return ["none"]
    if (level := level_of(tree)) is not None:
        return _describe_level(tree, level, steps, arrays)
    if isinstance(tree, np.generic):
        tree = np.asarray(tree)
    if not is_array(tree):
        raise CheckpointError(
            f"{dotted(steps)!r} is a {type(tree).__qualname__}, which is not saved: leaves are "
            "arrays and plain values: numbers, strings, bytes, dates, sets of these, None"
        )
    if not is_storable(tree.dtype):
        raise CheckpointError(
            f"{dotted(steps)!r} has dtype {tree.dtype}, which safetensors lacks, and is not saved"
        )
    name = _free_name(dotted(steps), arrays)
    arrays[name] = tree
    return ["array", name]


def _describe_level(tree: Any, level: Level, steps: Steps, arrays: dict[str, Any]) -> Node:
    for key in level.keys:
        if type(key) is Attribute:
            raise CheckpointError(
                f"{dotted((*steps, key))!r} is an attribute of a {type(tree).__qualname__}, beside "
                "its items, and is not saved: make it an item, or register the class with "
                "la.trees.register"
            )
    items = dict(zip(level.keys, level.values, strict=True))
    form = level.form
    if form == "record" or (not form and all(type(key) is str for key in items)):
        fields = [[key, describe(value, (*steps, key), arrays)] for key, value in items.items()]
        return ["record", type(tree).__qualname__, fields]
    if form == "dict":
        ordered = [_describe_item(key, items[key], steps, arrays) for key in level.inserted]
        return ["OrderedDict" if type(tree) is OrderedDict else form, ordered]
    values = [describe(value, (*steps, key), arrays) for key, value in items.items()]
    if type(tree) is deque:
        return ["deque", values, tree.maxlen]
    return [form or "list", values]


def _describe_item(key: Any, value: Any, steps: Steps, arrays: dict[str, Any]) -> list[Node]:
    described = describe_plain(key)
    if described is None:
        raise CheckpointError(
            f"{dotted(steps)!r} has a key of type {type(key).__qualname__}: keys are plain values: "
            "strings, numbers, bytes, dates, None, or tuples of these"
        )
    return [described, describe(value, (*steps, key), arrays)]


def dotted(steps: Steps) -> str:
    text = ".".join(map(str, steps)) if steps else "value"
    return text.encode("utf-8", "replace").decode()


def _free_name(name: str, taken: Mapping[str, Any]) -> str:
    free, count = name, 1
    while free in taken or free == "__metadata__":
        count += 1
        free = f"{name}~{count}"
    return free


def is_array(leaf: Any) -> bool:
    return hasattr(leaf, "shape") and hasattr(leaf, "dtype") and not isinstance(leaf, type)


def leaf_nodes(node: Node, steps: Steps) -> Iterator[tuple[Steps, Node]]:
    """The leaves of a description, each with the keys on the way; None has none, as in `trees`."""
    match node:
        case ["list" | "tuple", values] | ["deque", values, _]:
            if node[0] == "deque":
                deque(maxlen=node[2])  # raises if it is no bound
            for i, value in enumerate(values):
                yield from leaf_nodes(value, (*steps, i))
        case ["dict" | "OrderedDict", items]:
            for key, value in items:
                yield from leaf_nodes(value, (*steps, _build_key(key)))
        case ["record", str(), fields]:
            for field, value in fields:
                if type(field) is not str:
                    raise ValueError(f"no field: {field!r}")
                yield from leaf_nodes(value, (*steps, field))
        case ["none"]:
            pass
        case ["array", str()]:
            yield steps, node
        case _:
            build(node, {})  # raises if it is no plain value
            yield steps, node


def _build_key(node: Node) -> Any:
    key = build_plain(node)
    hash(key)  # raises if it is no key
    return key


def build(node: Node, arrays: Mapping[str, Any]) -> Any:
    """What a node describes."""
    match node:
        case ["array", str(name)]:
            return arrays[name]
        case ["none"]:
            return None
        case ["list", values]:
            return [build(value, arrays) for value in values]
        case ["tuple", values]:
            return tuple(build(value, arrays) for value in values)
        case ["deque", values, bound]:
            return deque([build(value, arrays) for value in values], bound)
        case ["dict" | "OrderedDict" as form, items]:
            pairs = [(_build_key(key), build(value, arrays)) for key, value in items]
            return dict(pairs) if form == "dict" else OrderedDict(pairs)
        case ["record", str(), fields]:
            return {field: build(value, arrays) for field, value in fields}
    return build_plain(node)
