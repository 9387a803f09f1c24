"""Taking trees apart, and their definitions, which put them together again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any

from lazyasync.trees.containers import KINDS, NONE_AS_LEAF, Entry, KindTable
from lazyasync.trees.depth import depth_error
from lazyasync.trees.kinds import MOST_REMEMBERED, Keys, Kind
from lazyasync.trees.marked_fields import UNTRAINED, has_untrained_fields
from lazyasync.trees.matching import match
from lazyasync.trees.rebuilding import (
    MOST_WRITTEN_LEAVES,
    REPEATED,
    pop_last,
    written_rebuild,
)


def flatten(tree: Any) -> tuple[list[Any], TreeDefinition]:
    """Take a tree apart.

    Returns:
        The leaves in the tree's order, and the definition that rebuilds it from as many leaves.

    Raises:
        ValueError: the tree contains itself, or is nested deeper than Python's recursion limit
            allows; the message says which, and where.
    """
    if type(tree) is dict:
        known = _FLAT_DICTS.get(tuple(tree))
        if known is not None:
            values = known.leaves_of(tree)
            if values is not None:
                return values, known.definition
    found, definition = _flattened(tree, KINDS)
    entries = definition._entries
    if type(tree) is dict and len(entries) == 1:
        _remember_flat_dict(tuple(tree), entries[0], definition)
    return found, definition


def leaves(tree: Any) -> list[Any]:
    """The leaves of a tree, in its order. Raises what `flatten` raises."""
    return flatten(tree)[0]


def flatten_with_paths(tree: Any, name: str = "") -> tuple[list[tuple[str, Any]], TreeDefinition]:
    """As `flatten`, with each leaf's path before it: ``name['layer'][0].weight``."""
    found, definition = flatten(tree)
    return list(zip(definition.paths(name), found, strict=True)), definition


def tree_map(fn: Callable[..., Any], tree: Any, *rest: Any, name: str = "tree") -> Any:
    """Apply ``fn`` to each leaf, together with the leaves of ``rest`` in the same places.

    The result has the structure of ``tree``. Dicts are matched by key, in whatever order these
    were inserted.

    Args:
        fn: called with one leaf of each tree.
        tree: the tree whose structure counts.
        *rest: trees of the same structure.
        name: what the trees are called at the head of a path in an error message.

    Raises:
        ValueError: one of ``rest`` has another structure; the message names the first place where
            it differs. Also what `flatten` raises.
    """
    first, definition = flatten(tree)
    columns = [definition.flatten_like(tree, other, name) for other in rest]
    return definition.unflatten(list(map(fn, first, *columns)))


class TreeDefinition:
    """The structure of a tree without its leaves. `flatten` makes them.

    Immutable and hashable. Two are equal when their trees have the same containers, with the same
    keys and classes, in the same places; the insertion order of dicts with sortable keys does not
    count. Comparing one with itself is immediate, and comparing two is one comparison of flat
    tuples: keep a definition rather than flattening a template again.
    """

    __slots__ = ("_entries", "_hash", "_orders", "_rebuild", "_uses", "leaf_count")

    leaf_count: int
    """How many leaves `unflatten` takes."""

    def __init__(
        self, entries: tuple[Entry, ...], orders: dict[int, Keys], leaf_count: int
    ) -> None:
        # Flat, so that equality and hash are one pass in C, whatever the depth: the entries stand
        # in preorder, a container and then what is in it. Dicts whose insertion order is not
        # their leaf order have it in `orders`, by the position of their entry.
        self._entries = entries
        self._orders = orders
        self._hash: int | None = None
        self._rebuild: Callable[[list[Any]], Any] | None = None
        """Does what `unflatten` does, for a tree that is rebuilt again and again."""
        self._uses = 0
        self.leaf_count = leaf_count

    def unflatten(self, leaves: Iterable[Any]) -> Any:
        """Rebuild the tree around these leaves.

        Raises:
            ValueError: there are not exactly `leaf_count` of them.
        """
        values = leaves if type(leaves) is list else list(leaves)
        end = len(values)
        if end != self.leaf_count:
            raise ValueError(f"the tree has {self.leaf_count} leaves, not {end}")
        if self._rebuild is not None:
            return self._rebuild(values)
        self._uses += 1
        if self._uses == REPEATED and end <= MOST_WRITTEN_LEAVES:
            self._rebuild = written_rebuild(self._entries, self._orders, end)
        return _rebuilt(self._entries, self._orders, values)

    def flatten_like(
        self,
        tree: Any,
        other: Any,
        name: str = "tree",
        absent: bool = False,
        static: bool = False,
    ) -> list[Any]:
        """The leaves of ``other``, in the order of ``tree``, whose definition this is.

        With ``absent``, ``other`` may have None in the place of a leaf, which is returned for it.
        Static fields need not be equal, unless with ``static``.

        Raises:
            ValueError: ``other`` has another structure; the message names the first place where
                it differs, as a path from ``name`` on.
        """
        found, definition = flatten(other)
        if definition is self or definition == self:
            return found
        if absent:
            found, definition = _flattened(other, NONE_AS_LEAF)
            if definition == self:
                return found
        # Not equal can still mean the same keys in another order, where keys do not sort.
        found = []
        try:
            match(tree, other, name, found, absent, static)
        except RecursionError:
            raise depth_error(other) from None
        return found

    def paths(self, name: str = "") -> list[str]:
        """The path of each leaf, in order: ``name['layer'][0].weight``."""
        return self._below(name, lambda path, kind, key: path + kind.step(key))

    def names(self) -> list[str]:
        """The keys, indices and fields on the way to each leaf, in order: ``layer.0.weight``.

        As in checkpoints. A leaf that is the whole tree has the name ``""``.
        """
        return self._below("", _dotted)

    def _below(self, path: str, step: Callable[[str, Kind, Any], str]) -> list[str]:
        """What the leaves are called, where ``step`` goes from a container to a child."""
        paths: list[str] = []
        pending = [path]
        for entry in self._entries:
            path = pending.pop()
            if entry is None:
                paths.append(path)
                continue
            kind, keys, only_leaves = entry
            below = [step(path, kind, key) for key in keys]
            if only_leaves:
                paths += below
            else:
                pending += reversed(below)
        return paths

    def untrained(self) -> frozenset[int]:
        """The leaves in fields that are not trained, by their numbers."""
        if not has_untrained_fields():
            return _NONE
        found: list[int] = []
        leaf = 0
        pending = 0
        """How many entries are yet to come of what is in such a field."""
        for entry in self._entries:
            inside = pending > 0
            pending -= inside
            count = 0
            if entry is None:
                count = 1
            else:
                kind, keys, only_leaves = entry
                if only_leaves:
                    count = len(keys)
                    inside = inside or kind is UNTRAINED
                elif inside or kind is UNTRAINED:
                    pending += len(keys)
            if inside:
                found += range(leaf, leaf + count)
            leaf += count
        return frozenset(found)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, TreeDefinition):
            return NotImplemented
        return self.leaf_count == other.leaf_count and self._entries == other._entries

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(self._entries)
        return self._hash

    def __repr__(self) -> str:
        built: list[str] = []
        for entry in reversed(self._entries):
            if entry is None:
                built.append("*")
                continue
            kind, keys, only_leaves = entry
            inner = ["*"] * len(keys) if only_leaves else pop_last(built, len(keys))
            built.append(kind.show(keys, inner))
        return f"{type(self).__name__}({built[0]})"


_NONE: frozenset[int] = frozenset()


def _dotted(path: str, kind: Kind, key: Any) -> str:
    if kind is UNTRAINED:
        return path
    return f"{path}.{key}" if path else str(key)


class _FlatDict:
    """A dict of leaves whose keys are strings: its definition, once for all that have these keys.

    So a definition is found again, with what it has learnt, by who flattens the like every step.
    """

    __slots__ = ("_values_of", "definition")

    def __init__(self, keys: Keys, definition: TreeDefinition) -> None:
        self._values_of: itemgetter[Any] = itemgetter(*keys)
        self.definition = definition

    def leaves_of(self, tree: dict[Any, Any]) -> list[Any] | None:
        """The leaves of a dict with equal keys; None if it is one of another kind."""
        if set(map(type, tree)) != _ONLY_STRINGS:  # but instances of a subclass that equal them
            return None
        values = self._values_of(tree)
        for cls in set(map(type, values)):
            if KINDS[cls] is not None:
                return None
        return list(values)


_ONLY_STRINGS = {str}
_FLAT_DICTS: dict[Keys, _FlatDict] = {}


def _remember_flat_dict(inserted: Keys, entry: Entry, definition: TreeDefinition) -> None:
    if entry is None or not entry[2] or not 2 <= len(inserted) <= MOST_WRITTEN_LEAVES:
        return
    if all(type(key) is str for key in inserted):
        if len(_FLAT_DICTS) >= MOST_REMEMBERED:
            _FLAT_DICTS.clear()
        _FLAT_DICTS[inserted] = _FlatDict(entry[1], definition)


def _flattened(tree: Any, kinds: KindTable) -> tuple[list[Any], TreeDefinition]:
    found: list[Any] = []
    entries: list[Entry] = []
    orders: dict[int, Keys] = {}
    try:
        _flatten_into(tree, found, entries, orders, kinds)
    except RecursionError:
        raise depth_error(tree) from None
    return found, TreeDefinition(tuple(entries), orders, len(found))


def _flatten_into(
    tree: Any,
    found: list[Any],
    entries: list[Entry],
    orders: dict[int, Keys],
    kinds: KindTable,
) -> None:
    kind = kinds[type(tree)]
    if kind is None:
        found.append(tree)
        entries.append(None)
        return
    keys, values, order = kind.take_apart(tree)
    if order is not None:
        orders[len(entries)] = order
    for cls in set(map(type, values)):
        if kinds[cls] is not None:
            break
    else:
        entries.append((kind, keys, True))
        found.extend(values)
        return
    entries.append((kind, keys, False))
    for value in values:
        _flatten_into(value, found, entries, orders, kinds)


def _rebuilt(entries: tuple[Entry, ...], orders: dict[int, Keys], values: list[Any]) -> Any:
    """The tree around as many leaves as it has."""
    # Backwards, so that what is in a container is built, and on the stack, before it is.
    built: list[Any] = []
    position, end = len(entries), len(values)
    for entry in reversed(entries):
        position -= 1
        if entry is None:
            end -= 1
            built.append(values[end])
            continue
        kind, keys, only_leaves = entry
        start = end - len(keys)
        if only_leaves:
            inner = values[start:end]
            end = start
        else:
            inner = pop_last(built, len(keys))
        built.append(kind.rebuild(keys, inner, orders.get(position)))
    return built[0]
