"""Which pieces need which others: a topological order, maintained as edges are added."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from lazyasync.compiler.fused_graph import Piece

MAX_SEARCH = 512
"""Pieces looked at to rule out that joining one makes a cycle; beyond, it is not joined."""


class Dependences:
    """The dependence graph of pieces, each of which has a higher rank than all that it needs.

    Whether one needs another is thus decided by the pieces whose ranks are between theirs, which
    are mostly few, however many pieces there are. Where a piece comes to need one of higher rank,
    those between the two are ranked again (Pearce and Kelly, 2006,
    doi:10.1145/1187436.1210590).
    """

    def __init__(self) -> None:
        self._ranks: dict[Piece, int] = {}
        self._needed_by: dict[Piece, dict[Piece, None]] = {}
        self._next = 0

    def pieces(self) -> list[Piece]:
        """The pieces in the order in which they were added."""
        return list(self._ranks)

    def add(self, piece: Piece) -> None:
        """Adds a piece that nothing needs yet."""
        self._ranks[piece] = self._next
        self._needed_by[piece] = {}
        self._next += 1

    def need(self, piece: Piece, other: Piece) -> None:
        """Notes that a piece needs another one, which does not need it."""
        if other in piece.needs:
            return
        piece.needs[other] = None
        self._needed_by[other][piece] = None
        if self._ranks[other] > self._ranks[piece]:
            self._reorder(piece, other)

    def reaches(self, starts: Iterable[Piece], target: Piece) -> bool:
        """Whether a piece is among others or what they need, or may be, after a long search."""
        ranks, lowest = self._ranks, self._ranks[target]
        stack = [piece for piece in starts if ranks[piece] >= lowest]
        seen: set[Piece] = set()
        while stack:
            piece = stack.pop()
            if piece is target:
                return True
            if piece in seen:
                continue
            seen.add(piece)
            if len(seen) > MAX_SEARCH:
                return True
            stack.extend([need for need in piece.needs if ranks[need] >= lowest])
        return False

    def replace(self, source: Piece, target: Piece) -> None:
        """Takes out a piece; another one needs what it did, and is needed instead of it."""
        needs, needed_by = source.needs, self._needed_by.pop(source)
        del self._ranks[source]
        for other in needs:
            del self._needed_by[other][source]
        for other in needed_by:
            del other.needs[source]
        for other in needs:
            if other is not target:
                self.need(target, other)
        for other in needed_by:
            if other is not target:
                self.need(other, target)

    def leave_out(self, piece: Piece) -> None:
        """Takes out a piece; what needed it needs what it did."""
        needed_by = self._needed_by.pop(piece)
        del self._ranks[piece]
        for other in piece.needs:
            del self._needed_by[other][piece]
        for other in needed_by:
            del other.needs[piece]
            for need in piece.needs:
                self.need(other, need)

    def _reorder(self, piece: Piece, other: Piece) -> None:
        """Ranks a piece, and what needs it, above another one and what that needs."""
        ranks = self._ranks
        lowest, highest = ranks[piece], ranks[other]
        above = _closure(piece, lambda one: self._needed_by[one], lambda one: ranks[one] <= highest)
        below = _closure(other, lambda one: one.needs, lambda one: ranks[one] >= lowest)
        in_order = sorted(below, key=ranks.__getitem__) + sorted(above, key=ranks.__getitem__)
        for one, rank in zip(in_order, sorted([ranks[one] for one in in_order]), strict=True):
            ranks[one] = rank


def _closure(
    start: Piece, edges: Callable[[Piece], Iterable[Piece]], wanted: Callable[[Piece], bool]
) -> list[Piece]:
    """A piece and all that its edges lead to, as far as it is wanted."""
    seen = {start: None}
    stack = [start]
    while stack:
        for piece in edges(stack.pop()):
            if piece not in seen and wanted(piece):
                seen[piece] = None
                stack.append(piece)
    return list(seen)
