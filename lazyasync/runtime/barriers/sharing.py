"""Sharing: what a read has computed beside the values that are asked for.

A read computes what its values need, and throws away what nobody holds. If something else that is
lazy needs the same, it is computed again, and a loop that reads one value of each iteration would
compute, and compile, all iterations before it. So what shares work with a read goes along.

No read fails or waits because of that: whatever could be the reason stays lazy.
"""

from __future__ import annotations

import math
import os
from collections.abc import Container, Iterable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from lazyasync.ir.leaves import PARAMETER
from lazyasync.ir.node import Node
from lazyasync.named_tuples import NamedTuple

if TYPE_CHECKING:
    from lazyasync.recording import Recording
    from lazyasync.tensor import LazyTensor

Root: TypeAlias = "tuple[Recording, Node]"

MOST_LOOKED_AT = 2_000
"""Nodes of other tensors that are looked at for what they share with those that are computed."""
MOST_PARTS = 8
"""Parts that a read is computed in: each is a step."""


def _bytes_of_the_machine() -> float:
    try:
        return float(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    except (AttributeError, OSError, ValueError):  # not every system tells
        return math.inf


class Room(NamedTuple):
    """The bytes that are left."""

    kept: float = _bytes_of_the_machine()
    """For results; where nobody has set a limit what cannot be kept on any device."""
    used: float = math.inf
    """For results and intermediates; no bound where nobody has set a limit."""


def what_shares(asked: Sequence[Root], live: Iterable[LazyTensor], room: Room) -> list[list[Root]]:
    """What is asked for, and what goes along with it of what is live, as far as there is room.

    That is what it is made of, and what is made of the same nodes while nobody holds their values.
    What can be made of a value that is then held stays lazy, and so does what could fail, or has to
    wait, for a reason of its own.

    In parts, to be computed one after the other. A step fails as a whole, so what depends on less
    that may fail comes in a part before: if a matrix has no factor, the matrix is still there.
    """
    nodes: dict[Recording, set[Node]] = {}
    for recording, node in asked:
        nodes.setdefault(recording, set()).add(node)
    candidates: dict[Recording, dict[Node, None]] = {recording: {} for recording in nodes}
    for tensor in live:
        recording, node = tensor._recording, tensor._node
        own = nodes.get(recording, ())
        if own and node not in own:
            candidates[recording][node] = None
    risks = _Risks()
    accepted = 0
    if any(candidates.values()):
        for root in asked:
            accepted |= risks.of(root)
        _Sharing(nodes, risks, accepted, room).take(candidates)
    roots = [(recording, node) for recording, held in nodes.items() for node in held]
    if len(roots) == len(asked):
        return [roots]
    parts: dict[int, list[Root]] = {}
    for root in roots:
        parts.setdefault(risks.of(root), []).append(root)
    if len(parts) > MOST_PARTS:
        some = set(asked)
        last = [root for root in roots if root in some or risks.of(root) == accepted]
        parts = {0: parts[0], accepted: last} if 0 in parts else {accepted: last}
    return [parts[mask] for mask in sorted(parts, key=int.bit_count)]


class _Sharing:
    """Adds to nodes that are computed, ``nodes``, what shares work with them.

    ``accepted`` are the risks that these have.
    """

    def __init__(
        self, nodes: dict[Recording, set[Node]], risks: _Risks, accepted: int, room: Room
    ) -> None:
        self._nodes = nodes
        self._risks = risks
        self._accepted = accepted
        self._looks: float = MOST_LOOKED_AT
        self._computed: dict[Recording, set[Node]] = {}
        self._kept, self._used = room
        for recording, held in nodes.items():
            computed = self._computed[recording] = set()
            for node in held:
                _needed(node, recording.materialized, (), computed)
            self._kept -= _nbytes(held)
            self._used -= _nbytes(computed)

    def take(self, candidates: dict[Recording, dict[Node, None]]) -> None:
        """Adds those of the candidates that go along."""
        for recording, found in candidates.items():
            computed = self._computed[recording]
            rest = []
            for node in found:
                if node not in computed or not self._hold(recording, node, set()):
                    rest.append(node)
            before = math.inf
            while len(rest) < before:  # each that goes along may share with those before it
                before = len(rest)
                rest = [node for node in rest if not self._take_one(recording, node)]

    def _take_one(self, recording: Recording, node: Node) -> bool:
        if self._looks <= 0:
            return False
        needed: set[Node] = set()
        _needed(node, recording.materialized, self._nodes[recording], needed, self._looks)
        self._looks -= len(needed)
        if self._looks < 0:  # and the others are not known
            return False
        own = needed - self._computed[recording]
        return len(own) < len(needed) and self._hold(recording, node, own)

    def _hold(self, recording: Recording, node: Node, own: set[Node]) -> bool:
        """Has the value of a node held if nothing speaks against it; ``own`` are its own nodes."""
        kept, used = self._kept - node.type.nbytes, self._used - _nbytes(own)
        if min(kept, used) < 0 or self._risks.of((recording, node)) & ~self._accepted:
            return False
        self._kept, self._used = kept, used
        self._computed[recording] |= own
        self._nodes[recording].add(node)
        return True


def _nbytes(nodes: Iterable[Node]) -> int:
    return sum([node.type.nbytes for node in nodes])


def _needed(
    root: Node,
    there: Container[Node],
    held: Container[Node],
    found: set[Node],
    limit: float = math.inf,
) -> None:
    """Adds the nodes to ``found`` that have to be computed for ``root``.

    More than ``limit`` mean that these are not all.
    """
    stack = [root]
    while stack:
        node = stack.pop()
        if node in found or not node.operands or node in there or node in held:
            continue
        found.add(node)
        if len(found) > limit:
            return
        stack.extend(node.operands)


class _Risks:
    """Whatever may have a value fail, or wait, each as a bit.

    That is an operation that may refuse what it gets, what has failed, and what is under way.
    """

    def __init__(self) -> None:
        self._bits: dict[object, int] = {}
        self._known: dict[Root, int] = {}

    def of(self, root: Root) -> int:
        """Those that a value depends on."""
        recording, last = root
        known = self._known
        stack = [last]
        while stack:
            node = stack[-1]
            place = (recording, node)
            data = recording.materialized.get(node)
            if data is None and node.operation is PARAMETER:
                data = recording.bindings[node.attributes.slot]
            if place in known:
                stack.pop()
            elif data is not None:
                known[place] = self._bit(data.failure) | self._bit(data.completion)
            elif missing := [each for each in node.operands if (recording, each) not in known]:
                stack.extend(missing)
            else:
                risks = self._bit(node if node.operation.refuses(node.type) else None)
                for operand in node.operands:
                    risks |= known[recording, operand]
                known[place] = risks
        return known[root]

    def _bit(self, cause: object) -> int:
        return 0 if cause is None else 1 << self._bits.setdefault(cause, len(self._bits))
