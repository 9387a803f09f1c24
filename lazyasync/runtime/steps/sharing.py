"""Sharing: what a read has computed beside the values that are asked for.

A read computes what its values need, and throws away what nobody holds. If something else that is
lazy needs the same, it is computed again, and a loop that reads one value of each iteration would
compute, and compile, all iterations before it. So what shares work with a read goes along.
"""

from __future__ import annotations

import math
from collections.abc import Container, Iterable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from lazyasync.ir.node import Node

if TYPE_CHECKING:
    from lazyasync.recording import Recording
    from lazyasync.tensor import LazyTensor

Root: TypeAlias = "tuple[Recording, Node]"

MOST_LOOKED_AT = 2_000
"""Nodes of other tensors that are looked at for what they share with those that are computed."""


def what_shares(asked: Iterable[Root], live: Iterable[LazyTensor]) -> set[Root]:
    """What is asked for, and what goes along with it of what is live.

    That is what it is made of, and what is made of the same nodes while nobody holds their values.
    What can be made of a value that is then held stays lazy, and so does what could fail on its
    own.
    """
    nodes: dict[Recording, set[Node]] = {}
    for recording, node in asked:
        nodes.setdefault(recording, set()).add(node)
    candidates: dict[Recording, list[Node]] = {recording: [] for recording in nodes}
    for tensor in live:
        own = nodes.get(tensor._recording, ())
        if own and tensor._node not in own:
            candidates[tensor._recording].append(tensor._node)
    for recording, found in candidates.items():
        if found:
            _hold_what_shares(recording, nodes[recording], found)
    return {(recording, node) for recording, held in nodes.items() for node in held}


def _hold_what_shares(recording: Recording, held: set[Node], candidates: Sequence[Node]) -> None:
    """Adds to ``held``, what is computed, those candidates that share nodes with it."""
    there = recording.materialized
    computed: set[Node] = set()
    for node in held:
        _needed(node, there, (), computed)
    held.update(computed.intersection(candidates))
    rest = [node for node in dict.fromkeys(candidates) if node not in held]
    left: float = MOST_LOOKED_AT
    before = math.inf
    while len(rest) < before:  # each that goes along may share with those before it
        before = len(rest)
        for node in rest:
            if left <= 0:
                return
            needed: set[Node] = set()
            _needed(node, there, held, needed, left)
            left -= len(needed)
            own = needed - computed
            if len(own) < len(needed) and not any(each.operation.may_fail for each in own):
                held.add(node)
                computed |= own
        rest = [node for node in rest if node not in held]


def _needed(
    root: Node,
    there: Container[Node],
    held: Container[Node],
    found: set[Node],
    limit: float = math.inf,
) -> None:
    """Adds the nodes to ``found`` that have to be computed for ``root``, up to a limit."""
    stack = [root]
    while stack:
        node = stack.pop()
        if node in found or not node.operands or node in there or node in held:
            continue
        found.add(node)
        if len(found) > limit:
            return
        stack.extend(node.operands)


def parts_by_failures(roots: Sequence[Root]) -> list[list[Root]]:
    """``roots`` in parts, to be computed one after the other, so that failures have their place.

    A step fails as a whole. What does not depend on an operation that may fail comes in a part
    before it: if a matrix has no factor, the matrix is still there.
    """
    parts: dict[int, list[Root]] = {}
    ranks: dict[Root, int] = {}
    for root in roots:
        parts.setdefault(_rank(root, ranks), []).append(root)
    return [parts[rank] for rank in sorted(parts)]


def _rank(root: Root, ranks: dict[Root, int]) -> int:
    """How many operations that may fail lie behind each other up to a node, itself included."""
    recording, last = root
    there = recording.materialized
    stack = [last]
    while stack:
        node = stack[-1]
        place = (recording, node)
        if place in ranks:
            stack.pop()
        elif not node.operands or node in there:
            ranks[place] = 0
        elif missing := [each for each in node.operands if (recording, each) not in ranks]:
            stack.extend(missing)
        else:
            below = max([ranks[recording, each] for each in node.operands])
            ranks[place] = below + node.operation.may_fail
    return ranks[root]
