"""The order in which pieces run: each after what it needs, and soon where that frees memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.sizes import is_sized


def ordered(pieces: Sequence[Piece]) -> list[Piece]:
    """Pieces in an order in which each comes after what it needs."""
    done: set[Piece] = set()
    found: list[Piece] = []
    for first in pieces:
        pause()
        stack = [first]
        while stack:
            piece = stack[-1]
            if piece in done:
                stack.pop()
                continue
            waiting = [need for need in piece.needs if need not in done]
            if waiting:
                stack.extend(waiting)
            else:
                done.add(piece)
                found.append(piece)
                stack.pop()
    return found


def freeing_first(fused: FusedGraph) -> list[Piece]:
    """The pieces of a program, of which those that make memory free run as soon as they can.

    So the gradient of a layer's parameters, which somebody gets, comes right after what it is made
    of, which need not be kept until the others are there. Calls stay where they are: they stand
    between native pieces.
    """
    return _FreeingFirst(fused).found


class _FreeingFirst:
    """Pieces in the order of a program, or sooner."""

    def __init__(self, fused: FusedGraph) -> None:
        graph, roots = fused.graph, frozenset(fused.outputs)
        self.found: list[Piece] = []
        self._reads: dict[Piece, list[int]] = {}
        self._readers: dict[int, list[Piece]] = {}
        self._needed_by: dict[Piece, list[Piece]] = {piece: [] for piece in fused.pieces}
        self._waiting = {piece: len(piece.needs) for piece in fused.pieces}
        self._nbytes: dict[int, int] = {}
        """The bytes of intermediate values, of known lengths."""
        self._inside: dict[Piece, list[int]] = {}
        """The values that a piece writes, but for what somebody gets."""
        for piece in fused.pieces:
            pause()
            for need in piece.needs:
                self._needed_by[need].append(piece)
            self._reads[piece] = list(dict.fromkeys(piece.reads(fused)))
            for value in self._reads[piece]:
                self._readers.setdefault(value, []).append(piece)
            inside = [value for value in piece.writes if value not in roots]
            self._inside[piece] = inside
            if not piece.returns_memory(fused):
                types = [(value, graph.types[value]) for value in inside]
                self._nbytes.update((v, t.nbytes) for v, t in types if not is_sized(t))
        self._left = Counter({value: len(readers) for value, readers in self._readers.items()})
        self._done: set[Piece] = set()
        for piece in fused.pieces:
            self._run(piece)

    def _run(self, first: Piece) -> None:
        """Adds a piece, and then those that now make memory free."""
        stack = [first]
        while stack:
            piece = stack.pop()
            if piece in self._done or self._waiting[piece]:
                continue
            if piece is not first and not self._frees(piece):
                continue
            pause()
            self._done.add(piece)
            self.found.append(piece)
            for other in self._needed_by[piece]:
                self._waiting[other] -= 1
            for value in self._reads[piece]:
                self._left[value] -= 1
            # Those that have become ready, and those that are left as the last readers of a value.
            last = [
                reader
                for value in self._reads[piece]
                if self._left[value] == 1
                for reader in self._readers[value]
            ]
            stack += [*reversed(self._needed_by[piece]), *last]

    def _frees(self, piece: Piece) -> bool:
        """Whether no more memory is needed after a piece than before it."""
        if piece.called is not None:
            return False
        freed = sum([self._nbytes.get(v, 0) for v in self._reads[piece] if self._left[v] == 1])
        if not freed:
            return False
        made = [self._nbytes.get(v) for v in self._inside[piece]]
        if None not in made and sum(filter(None, made)) <= freed:
            return True
        # As an update of a parameter, which alone reads its gradient.
        after = self._needed_by[piece]
        return (
            len(after) == 1
            and self._waiting[after[0]] == 1
            and not self._inside[after[0]]
            and after[0].called is None
        )
