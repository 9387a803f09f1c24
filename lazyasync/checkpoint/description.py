"""The description of a tree as JSON: everything but its arrays, which it names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from lazyasync import trees
from lazyasync.errors import CheckpointError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

# The description of a tree is a nest of JSON lists that begin with what they are:
#   ["array", name]   ["none"]   ["bool", true]   ["int", 5]   ["float", "0x1.8p+0"]
#   ["str", "text"]   ["list", [tree…]]   ["tuple", [tree…]]   ["dict", [[key, tree]…]]
#   ["record", class, [[field, tree]…]]     a dataclass or a namedtuple
# Keys are described in the same way. Floats are hexadecimal, which is exact and has infinities and
# NaN; so are integers that other JSON readers would round. Text that is no Unicode (with lone
# surrogates) is ["utf-8", hexadecimal].

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
    plain = _describe_plain(tree)
    if plain is not None:
        return plain
    if type(tree) is dict:
        return ["dict", [_describe_item(key, tree[key], steps, arrays) for key in tree]]
    level = trees.children(tree)
    if level is not None:
        items = zip(*level, strict=True)
        if trees.is_record(tree):
            fields = [[key, describe(value, (*steps, key), arrays)] for key, value in items]
            return ["record", type(tree).__qualname__, fields]
        values = [describe(value, (*steps, key), arrays) for key, value in items]
        return [type(tree).__name__, values]
    if isinstance(tree, np.generic):
        tree = np.asarray(tree)
    if not is_array(tree):
        raise CheckpointError(
            f"{dotted(steps)!r} is a {type(tree).__qualname__}, which is not saved: leaves are "
            "arrays, int, float, bool, str or None"
        )
    name = _free_name(dotted(steps), arrays)
    arrays[name] = tree
    return ["array", name]


def _describe_item(key: Any, value: Any, steps: Steps, arrays: dict[str, Any]) -> list[Node]:
    described = _describe_key(key)
    if described is None:
        raise CheckpointError(
            f"{dotted(steps)!r} has a key of type {type(key).__qualname__}: keys are strings, "
            "numbers, None, or tuples of these"
        )
    return [described, describe(value, (*steps, key), arrays)]


def _describe_key(key: Any) -> Node | None:
    if type(key) is not tuple:
        return _describe_plain(key)
    parts = [_describe_key(part) for part in key]
    return None if None in parts else ["tuple", parts]


def _describe_plain(value: Any) -> Node | None:
    # Exact types: a subclass, an enumeration say, would come back as something else.
    cls = type(value)
    if value is None:
        return ["none"]
    if cls is bool:
        return ["bool", value]
    if cls is int:
        return ["int", value if value.bit_length() <= 53 else hex(value)]
    if cls is float:
        return ["float", value.hex()]
    if cls is str:
        try:
            value.encode()
        except UnicodeEncodeError:
            return ["utf-8", value.encode("utf-8", "surrogatepass").hex()]
        return ["str", value]
    return None


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
        case ["list" | "tuple", values]:
            for i, value in enumerate(values):
                yield from leaf_nodes(value, (*steps, i))
        case ["dict", items]:
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
    key = build(node, {})
    hash(key)  # raises if it is no key
    return key


def build(node: Node, arrays: Mapping[str, Any]) -> Any:
    """What a node describes."""
    match node:
        case ["array", str(name)]:
            return arrays[name]
        case ["none"]:
            return None
        case ["bool", bool(value)]:
            return value
        case ["int", int(value)]:
            return value
        case ["int", str(text)]:
            return int(text, 16)
        case ["float", str(text)]:
            return float.fromhex(text)
        case ["str", str(text)]:
            return text
        case ["utf-8", str(text)]:
            return bytes.fromhex(text).decode("utf-8", "surrogatepass")
        case ["list", values]:
            return [build(value, arrays) for value in values]
        case ["tuple", values]:
            return tuple(build(value, arrays) for value in values)
        case ["dict", items]:
            return {build(key, arrays): build(value, arrays) for key, value in items}
        case ["record", str(), fields]:
            return {field: build(value, arrays) for field, value in fields}
    raise ValueError(f"no description of a tree: {node!r}")
