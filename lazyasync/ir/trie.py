"""A trie of everything recorded before: recording the same step again creates no new nodes.

Each entry is one recorded operation; the path from the root to it is the sequence that was
recorded. A recording walks down this path. As long as it does what an earlier one did it finds
each node ready-made, and the entry it arrives at identifies the whole sequence exactly.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lazyasync.ir.metadata import NodeMetadata
from lazyasync.ir.node import Node, Operation
from lazyasync.ir.untracked import untrack


class TrieEntry:
    """One recorded operation, and what has been recorded after it.

    ``lhs`` and ``rhs`` repeat the first operands (``rhs`` is the type ``float`` or ``int`` for a
    Python number that became a scalar slot), because the comparisons with them are the hot path
    of recording. ``next`` is the successor taken last, and mostly the only one: ``children`` are
    all of them by their ``key``, once there are several, or once it is a `stop`.
    """

    __slots__ = (
        "attributes",
        "children",
        "collections",
        "depth",
        "key",
        "lhs",
        "next",
        "node",
        "operands",
        "operation",
        "rhs",
    )

    operation: Operation | None
    lhs: Node | None
    rhs: Node | type | None
    operands: tuple[Node, ...]
    attributes: Any
    node: Node
    depth: int
    key: Any
    next: TrieEntry
    children: dict[Any, TrieEntry] | None
    collections: dict[Any, Any] | None

    def child(self, key: Any) -> TrieEntry | None:
        """The successor for ``key``, which becomes the one expected next."""
        if self.children is None:
            only = self.next
            return only if only.key == key else None
        entry = self.children.get(key)
        if entry is not None and self.next is not NOTHING:
            self.next = entry
        return entry

    def stop(self) -> None:
        """Expects nothing next from now on: what is recorded here is not found by the hot path."""
        if self.next is not NOTHING or self.children is None:
            self.children = self.children or {child.key: child for child in self.successors}
            untrack(self.children)
            self.next = NOTHING

    @property
    def successors(self) -> Iterable[TrieEntry]:
        """All successors, in the order in which they were recorded first."""
        if self.children is not None:
            return self.children.values()
        return () if self.next is NOTHING else (self.next,)

    def remember(self, key: Any, value: Any, most: int) -> None:
        """Keeps something for a recording that arrives here, among ``most`` such things."""
        memory = self.collections
        if memory is None or len(memory) >= most:
            memory = self.collections = {}
        memory[key] = value
        untrack(memory)
        untrack(key)


def _end() -> TrieEntry:
    """An entry that matches nothing: the ``next`` of an entry that nothing has followed."""
    entry = TrieEntry()
    entry.operation = None
    entry.lhs = entry.rhs = None
    entry.operands = ()
    entry.attributes = None
    entry.depth = 0
    entry.key = object()  # which no key equals
    entry.children = None
    entry.collections = None
    entry.next = entry
    return entry


NOTHING = _end()
"""The entry that follows the last one, and that no recording matches."""


class Trie:
    """The recorded paths of one job on one device, dropped as a whole past ``max_entries``.

    ``max_entries`` bounds what a loop can hold that records something new every step.
    """

    __slots__ = ("last_place", "max_entries", "memory", "recordings", "root", "size")

    def __init__(self, max_entries: int) -> None:
        self.max_entries = max_entries
        self.last_place: NodeMetadata | None = None
        """Where the node made last comes from: many come from the same line."""
        self.recordings = 0
        """How many recordings have begun."""
        self.memory: dict[Any, Any] = {}
        """What operations remember of all recordings: no more than there are entries."""
        self.reset()

    def reset(self) -> None:
        """Forgets every path. Recordings under way keep the nodes they have."""
        self.root = _end()
        self.root.next = NOTHING
        self.size = 0
        self.memory = {}

    def extend(
        self,
        parent: TrieEntry,
        key: Any,
        *,
        operation: Operation | None = None,
        lhs: Node | None = None,
        rhs: Node | type | None = None,
        operands: tuple[Node, ...] = (),
        attributes: Any = None,
        node: Node | None = None,
    ) -> TrieEntry:
        """A new successor of ``parent``, found from then on under ``key``.

        Of a leaf, which the hot path does not look for, without operands; of a marker without all.
        """
        entry = TrieEntry()
        entry.operation = operation
        entry.lhs = lhs
        entry.rhs = rhs
        entry.operands = operands
        entry.attributes = attributes
        if node is not None:
            entry.node = node
        entry.depth = parent.depth + 1
        entry.key = key
        entry.next = NOTHING
        entry.children = None
        entry.collections = None
        untrack(entry)
        untrack(key)
        children = parent.children
        if children is None and parent.next is not NOTHING:
            children = parent.children = {parent.next.key: parent.next}
        if children is not None:
            children[key] = entry
            untrack(children)
        if children is None or parent.next is not NOTHING:
            parent.next = entry
        self.size += 1
        return entry
