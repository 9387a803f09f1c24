"""Two trees beside each other: the leaves of one in the order of the other, or what differs."""

from __future__ import annotations

from typing import Any

from lazyasync.trees.containers import KINDS
from lazyasync.trees.marked_fields import Static


def match(
    tree: Any, other: Any, path: str, found: list[Any], absent: bool, static: bool = False
) -> None:
    """Append the leaves of ``other`` in the order of ``tree``, or raise a ValueError.

    ``absent``: None may stand for a leaf. ``static``: static fields must be equal, too.
    """
    kind, other_kind = KINDS[type(tree)], KINDS[type(other)]
    if kind is None and (other_kind is None or (absent and other is None)):
        found.append(other)
        return
    if kind is None or other_kind is None or kind != other_kind:
        raise ValueError(f"{path}: {_describe(tree)} does not match {_describe(other)}")
    keys, values, _ = kind.take_apart(tree)
    other_keys, other_values, _ = kind.take_apart(other)
    if static and isinstance(keys, Static) and keys != other_keys:
        raise ValueError(f"{path}, a static field: {tree.value!r} does not match {other.value!r}")
    other_items = dict(zip(other_keys, other_values, strict=True))
    if len(keys) != len(other_keys) and isinstance(keys, range):
        raise ValueError(f"{path}: {_describe(tree)} does not match {_describe(other)}")
    for key in keys:
        if key not in other_items:
            raise ValueError(f"{path}{kind.step(key)}: missing in the other tree")
    if len(other_keys) > len(keys):
        own = set(keys)
        extra = next(key for key in other_keys if key not in own)
        raise ValueError(f"{path}{kind.step(extra)}: only in the other tree")
    for key, value in zip(keys, values, strict=True):
        match(value, other_items[key], path + kind.step(key), found, absent, static)


def _describe(tree: Any) -> str:
    kind = KINDS[type(tree)]
    if kind is None:
        return f"a leaf ({type(tree).__qualname__})"
    return kind.describe(len(kind.take_apart(tree)[0]))
