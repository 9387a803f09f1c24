"""Trees taken apart into several of the same structure, with None where another has the leaf."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from typing import Any, TypeVar

from lazyasync.trees.containers import KINDS
from lazyasync.trees.definition import flatten

Tree = TypeVar("Tree")


def partition(
    tree: Tree, choose: str | Sequence[str] | Callable[[str, Any], bool]
) -> tuple[Tree, Tree]:
    """A tree as two: one with the leaves that are chosen, and one with the others.

    Each has the structure of ``tree``, with None in the place of what the other has; `combine`
    puts them together again. A gradient by one of them, and an optimizer of it, leave the other as
    it is.

    Args:
        tree: any tree.
        choose: a pattern of names, several, or a function of a leaf's name and the leaf. Names are
            the keys, indices and fields on the way, joined by dots, ``layers.0.weight``; in a
            pattern ``*`` stands for any characters, dots as well (`fnmatch.fnmatchcase`).

    Raises:
        ValueError: a pattern that fits no leaf.
    """
    leaves, definition = flatten(tree)
    names = definition.names()
    if callable(choose):
        chosen = [bool(choose(name, leaf)) for name, leaf in zip(names, leaves, strict=True)]
    else:
        patterns = [choose] if isinstance(choose, str) else list(choose)
        chosen = [False] * len(leaves)
        for pattern in patterns:
            fits = matching(names, pattern, "partition")
            chosen = [before or now for before, now in zip(chosen, fits, strict=True)]
    kept = [leaf if keep else None for leaf, keep in zip(leaves, chosen, strict=True)]
    others = [None if keep else leaf for leaf, keep in zip(leaves, chosen, strict=True)]
    return definition.unflatten(kept), definition.unflatten(others)


def matching(names: Sequence[str], pattern: str, user: str) -> list[bool]:
    """Which names a pattern fits. Raises ``ValueError`` where it fits none, for ``user``."""
    fits = [fnmatchcase(name, pattern) for name in names]
    if not any(fits):
        listed = ", ".join(map(repr, names[:5])) + (", …" if len(names) > 5 else "") or "none"
        raise ValueError(f"{user}: no leaf fits the pattern {pattern!r}; there are {listed}")
    return fits


def combine(tree: Tree, *others: Tree) -> Tree:
    """One tree of several of the same structure, each of which has None where another has a leaf.

    Raises:
        ValueError: two have a leaf, or containers that differ, in the same place; it is named.
    """
    combined: Any = tree
    for other in others:
        combined = _combined(combined, other, "tree")
    return combined  # type: ignore[no-any-return]


def _combined(tree: Any, other: Any, path: str) -> Any:
    if tree is None:
        return other
    if other is None:
        return tree
    kind, other_kind = KINDS[type(tree)], KINDS[type(other)]
    if kind is None or other_kind is None:
        raise ValueError(f"{path}: both trees have something there")
    keys, values, order = kind.take_apart(tree)
    other_keys, other_values, _ = other_kind.take_apart(other)
    if kind != other_kind or (len(keys) > 0 and set(keys) != set(other_keys)):
        raise ValueError(f"{path}: the trees are of different structure there")
    found = dict(zip(other_keys, other_values, strict=True))
    both = [
        _combined(value, found[key], path + kind.step(key))
        for key, value in zip(keys, values, strict=True)
    ]
    return kind.rebuild(keys, both, order)
