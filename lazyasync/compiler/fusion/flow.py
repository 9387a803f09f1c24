"""Minimum cuts of networks, by the greatest flow."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise

UNBOUNDED = 1 << 62
"""A capacity that is never used up."""


class FlowNetwork:
    """A network of nodes, which are any hashable things, with edges of integer capacities.

    The greatest flow is found along the shortest ways that are left (Edmonds and Karp, 1972,
    doi:10.1145/321694.321699).
    """

    def __init__(self) -> None:
        self._left: dict[Hashable, dict[Hashable, int]] = {}
        """The capacity that is left from a node to another one, in both directions."""

    def add(self, start: Hashable, end: Hashable, capacity: int) -> None:
        """Adds an edge, or capacity to one that there is."""
        edges = self._left.setdefault(start, {})
        edges[end] = min(UNBOUNDED, edges.get(end, 0) + capacity)
        self._left.setdefault(end, {}).setdefault(start, 0)

    def source_side(self, source: Hashable, sink: Hashable) -> set[Hashable]:
        """The nodes on the source's side of a minimum cut, the one with the fewest of them.

        Raises `ValueError` if no cut is without unbounded edges.
        """
        while True:
            before = self._reached(source, sink)
            if sink not in before:
                return set(before)
            way = [sink]
            while way[-1] != source:
                way.append(before[way[-1]])
            way.reverse()
            steps = list(pairwise(way))
            flow = min([self._left[start][end] for start, end in steps])
            if flow >= UNBOUNDED:
                raise ValueError("there is a way of unbounded capacity from the source to the sink")
            for start, end in steps:
                if self._left[start][end] < UNBOUNDED:
                    self._left[start][end] -= flow
                self._left[end][start] = min(UNBOUNDED, self._left[end][start] + flow)

    def _reached(self, source: Hashable, sink: Hashable) -> dict[Hashable, Hashable]:
        """What is reached from the source until the sink is, each with the node before it."""
        before: dict[Hashable, Hashable] = {source: source}
        layer: list[Hashable] = [source]
        while layer:
            following: list[Hashable] = []
            for node in layer:
                for other, left in self._left.get(node, {}).items():
                    if left and other not in before:
                        before[other] = node
                        if other == sink:
                            return before
                        following.append(other)
            layer = following
        return before
