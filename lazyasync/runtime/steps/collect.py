"""Collecting: the graph of what is live in a job, at once and without an await.

A recording that has been walked before along the same path, with the same tensors live at its
end, finds its graph ready-made: the entry of the trie that it arrived at identifies it exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Any

from lazyasync.compiler.time_slices import pause
from lazyasync.ir.graph import CollectedGraph, Graph, build_graph
from lazyasync.ir.node import Node
from lazyasync.ir.untracked import untrack, untracked
from lazyasync.recording import Recording
from lazyasync.tensor import LazyTensor

MAX_GRAPHS_PER_PATH = 16
"""Sets of live tensors remembered for one path; more would be a leak, not a cache."""

BUILD_AT_ONCE_OPERATIONS = 500
"""A longer recording is put in order by the scheduler, in a thread, not in the event loop."""


class Roots:
    """The lazy tensors that a barrier computes, grouped by the node they share."""

    __slots__ = ("nodes", "tensors")

    def __init__(self, tensors: Iterable[LazyTensor]) -> None:
        self.tensors: dict[tuple[Recording, Node], list[LazyTensor]] = {}
        for tensor in tensors:
            key = (tensor._recording, tensor._node)
            group = self.tensors.get(key)
            if group is None:
                self.tensors[key] = [tensor]
            else:
                group.append(tensor)
        self.nodes = list(self.tensors)

    @property
    def recordings(self) -> set[Recording]:
        """Where they have been recorded."""
        return {recording for recording, _ in self.nodes}

    def part(self, nodes: Sequence[tuple[Recording, Node]]) -> Roots:
        """Some of them."""
        return Roots([tensor for node in nodes for tensor in self.tensors[node]])


class _KnownGraph:
    """A graph, and where its arguments are found in a recording that has walked the same path."""

    __slots__ = ("_arguments", "_bindings", "graph", "root_order")

    def __init__(
        self, graph: Graph, arguments: tuple[int | Node, ...], root_order: tuple[int, ...]
    ) -> None:
        untrack(arguments)
        untrack(self)
        self.graph = graph
        self.root_order = root_order
        self._arguments = arguments
        only_bindings = len(arguments) > 1 and all(isinstance(place, int) for place in arguments)
        self._bindings = untracked(itemgetter(*arguments)) if only_bindings else None
        """Reads the arguments where all are bindings: none has been computed meanwhile."""

    def collected(self, recording: Recording | RecordingSnapshot) -> CollectedGraph:
        """The graph with the values of ``recording``, which has walked the same path."""
        bindings = recording.bindings
        if self._bindings is not None:
            arguments = list(self._bindings(bindings))
        else:
            materialized = recording.materialized
            arguments = [
                bindings[place] if isinstance(place, int) else materialized[place]
                for place in self._arguments
            ]
        return CollectedGraph(self.graph, arguments, self.root_order)


def repeated(recording: Recording, nodes: tuple[Node, ...]) -> CollectedGraph | None:
    """The graph of some nodes of a recording, if they were collected at the same place before."""
    memory = recording.cursor.collections
    if memory is None:
        return None
    known: _KnownGraph | None = memory.get((nodes, tuple(recording.materialized)))
    return None if known is None else known.collected(recording)


class RecordingSnapshot:
    """The values of a recording as they are now, for building its graph later."""

    __slots__ = ("bindings", "materialized")

    def __init__(self, recording: Recording) -> None:
        self.bindings = list(recording.bindings)
        self.materialized = dict(recording.materialized)


class Collection:
    """The graph of some nodes: known, built at once, or, if it is large, built later."""

    __slots__ = ("_entry", "_key", "_nodes", "collected")

    def __init__(self, nodes: Sequence[tuple[Recording, Node]]) -> None:
        recordings = {recording: None for recording, _ in nodes}
        recording = nodes[0][0]
        self._entry = recording.cursor if len(recordings) == 1 else None
        own = tuple([node for _, node in nodes])
        self._nodes: Sequence[tuple[Any, Node]] = nodes
        self.collected = None if self._entry is None else repeated(recording, own)
        if self.collected is None:
            materialized = tuple(recording.materialized)
            untrack(own)
            untrack(materialized)
            self._key = (own, materialized)
            if sum(recording.cursor.depth for recording in recordings) <= BUILD_AT_ONCE_OPERATIONS:
                self.collected = self.build()
            else:
                snapshots = {recording: RecordingSnapshot(recording) for recording in recordings}
                self._nodes = [(snapshots[recording], node) for recording, node in nodes]

    def build(self) -> CollectedGraph:
        """Builds the graph (in any thread), and remembers it for the path it was recorded on.

        Of recordings that were collected one after the other, before any graph had been built, the
        first builds that of all that have walked the same path.
        """
        entry = self._entry
        if entry is not None and entry.collections is not None:
            found: _KnownGraph | None = entry.collections.get(self._key)
            if found is not None:
                return found.collected(self._nodes[0][0])
        collected = build_graph(self._nodes, pause)
        if entry is not None:
            places = tuple(
                node if node in source.materialized else node.attributes.slot
                for source, node in zip(collected.sources, collected.leaves, strict=True)
            )
            known = _KnownGraph(collected.graph, places, collected.root_order)
            entry.remember(self._key, known, MAX_GRAPHS_PER_PATH)
        return collected


def is_oversized(tensor: LazyTensor, limit: int) -> bool:
    """Whether the graph of a lazy tensor has more than ``limit`` nodes."""
    if tensor._data is not None:
        return False
    materialized = tensor._recording.materialized
    seen: set[Node] = set()
    stack = [tensor._node]
    while stack:
        node = stack.pop()
        if node in seen or node in materialized:
            continue
        seen.add(node)
        if len(seen) >= limit:
            return True
        stack.extend(node.operands)
    return False
