"""Rebuilding a tree from its leaves by one expression, which is written for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lazyasync.trees.containers import Entry
from lazyasync.trees.kinds import DictKind, Keys, ListKind, TupleKind

if TYPE_CHECKING:
    from collections.abc import Callable

REPEATED = 16
"""Uses of a definition after which rebuilding is written out as Python."""
MOST_WRITTEN_LEAVES = 1000
_MOST_WRITTEN_LEVELS = 40
"""Of a tree for which it is: Python's parser takes no more than so many brackets in brackets."""


def written_rebuild(
    entries: tuple[Entry, ...], orders: dict[int, Keys], end: int
) -> Callable[[list[Any]], Any] | None:
    """A function from leaves to the tree: one expression. None for a tree that is too deep."""
    names: dict[str, Any] = {}
    built: list[tuple[str, int]] = []
    """Texts, each with how many levels there are in it."""

    def name_of(value: Any) -> str:
        if type(value) is str:
            return repr(value)
        name = f"n{len(names)}"
        names[name] = value
        return name

    for position in range(len(entries) - 1, -1, -1):
        entry = entries[position]
        if entry is None:
            end -= 1
            built.append((f"v[{end}]", 0))
            continue
        kind, keys, only_leaves = entry
        if only_leaves:
            inner = [(f"v[{number}]", 0) for number in range(end - len(keys), end)]
            end -= len(keys)
        else:
            inner = pop_last(built, len(keys))
        levels = max((level for _, level in inner), default=0) + 1
        if levels > _MOST_WRITTEN_LEVELS:
            return None
        texts = [text for text, _ in inner]
        order = orders.get(position)
        if type(kind) is DictKind:
            pairs = dict(zip(keys, texts, strict=True))
            listed = [f"{name_of(key)}: {pairs[key]}" for key in order or keys]
            built.append((f"{{{', '.join(listed)}}}", levels))
        elif type(kind) is TupleKind:
            built.append((f"({''.join(f'{text}, ' for text in texts)})", levels))
        else:
            children = f"[{', '.join(texts)}]"
            given = f"{name_of(keys)}, {children}, {name_of(order)}"
            is_list = type(kind) is ListKind
            made = children if is_list else f"{name_of(kind)}.rebuild({given})"
            built.append((made, levels))
    rebuild: Callable[[list[Any]], Any] = eval(f"lambda v: {built[0][0]}", names)
    return rebuild


def pop_last(stack: list[Any], count: int) -> list[Any]:
    """Remove the last ``count`` items; the one on top comes first."""
    start = len(stack) - count
    taken = stack[start:]
    del stack[start:]
    taken.reverse()
    return taken
