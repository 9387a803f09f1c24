"""What iterations hand on to each other and change where it is, instead of writing it elsewhere.

A carry has two places, and an iteration reads the one and writes the other. One is enough if what
an iteration makes of the carry may take the memory of that, as a table of which a row is put may:
then nothing of it has to be copied. Everything else that reads the carry comes first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.fusion.ordering import ordered
from lazyasync.compiler.time_slices import pause


class InPlace(NamedTuple):
    """``values`` has, for roots that are in the memory of their carry, what is there on the way.

    ``over`` has the values that each piece writes there, and over which ones it does.
    """

    values: Mapping[int, tuple[int, ...]]
    over: Mapping[Piece, Mapping[int, Sequence[int]]]


class Step(NamedTuple):
    """A piece that writes one value over another one."""

    piece: Piece
    value: int
    over: int


def change_in_place(fused: FusedGraph, carried: Mapping[int, int]) -> InPlace:
    """Finds the roots that may be in the memory of their carries, and orders the pieces for it.

    ``carried`` are the roots that become carries, each with the argument that it is the next of.
    """
    search = InPlaceSearch(fused)
    for root, argument in carried.items():
        pause()
        steps = search.changes(root, argument)
        if steps is not None:
            search.keep(root, steps)
    return search.found()


class InPlaceSearch:
    """Who writes and reads what in a program, and who needs whom."""

    def __init__(self, fused: FusedGraph) -> None:
        self._fused = fused
        self._outputs = frozenset(fused.outputs)
        self._writer: dict[int, Piece] = {}
        self._readers: dict[int, list[Piece]] = {}
        self._needed_by: dict[Piece, list[Piece]] = {piece: [] for piece in fused.pieces}
        self._taken: set[int] = set()
        self._values: dict[int, tuple[int, ...]] = {}
        self._over: dict[Piece, dict[int, Sequence[int]]] = {}
        for piece in fused.pieces:
            pause()
            self._writer.update(dict.fromkeys(piece.writes, piece))
            for value in dict.fromkeys(piece.reads(fused)):
                self._readers.setdefault(value, []).append(piece)
            for need in piece.needs:
                self._needed_by[need].append(piece)

    def changes(self, root: int, argument: int) -> list[Step] | None:
        """The steps from an argument to a root that may be in its memory; None if there are none.

        All else that reads what they write over comes before them from then on.
        """
        steps = self._steps(root, argument)
        return steps if steps is not None and self._puts_last(steps) else None

    def keep(self, root: int, steps: Sequence[Step]) -> None:
        """Has a root be computed by steps in the memory of an argument."""
        self._values[root] = tuple([step.value for step in steps[:-1]])
        for step in steps:
            self._over.setdefault(step.piece, {})[step.value] = (step.over,)

    def found(self) -> InPlace:
        """All that is kept, in a program whose pieces are put in order for it."""
        if self._values:
            self._fused.pieces[:] = ordered(self._fused.pieces)
        return InPlace(self._values, self._over)

    def _steps(self, root: int, argument: int) -> list[Step] | None:
        """The steps from an argument to a root, each of which may be in the memory of the last."""
        fused = self._fused
        before: dict[int, Step] = {}
        """How to go on from a value."""
        stack = [root]
        while stack and argument not in before:
            value = stack.pop()
            piece = self._writer[value]
            for ways in (piece.in_place(fused), piece.overwritable(fused)):
                for other in ways.get(value, ()):
                    ours = other in self._writer and other not in self._outputs
                    if (other == argument or ours) and other != root and other not in before:
                        before[other] = Step(piece, value, other)
                        stack.append(other)
        if argument not in before:
            return None
        found = [before[argument]]
        while found[-1].value != root:
            found.append(before[found[-1].value])
        return found

    def _puts_last(self, steps: Sequence[Step]) -> bool:
        """Has each step come after all else that reads what it writes over, if it may."""
        if any(step.over in self._taken for step in steps):
            return False
        added: list[tuple[Piece, Piece]] = []
        for step in steps:
            others = [piece for piece in self._readers[step.over] if piece is not step.piece]
            if others and not self._after(step.piece).isdisjoint(others):
                for piece, need in added:
                    del piece.needs[need]
                    self._needed_by[need].remove(piece)
                return False
            for other in others:
                if other not in step.piece.needs:
                    step.piece.needs[other] = None
                    self._needed_by[other].append(step.piece)
                    added.append((step.piece, other))
        self._taken.update([step.over for step in steps])
        return True

    def _after(self, piece: Piece) -> set[Piece]:
        """What cannot come before a piece."""
        seen: set[Piece] = set()
        stack = [piece]
        while stack:
            for other in self._needed_by[stack.pop()]:
                if other not in seen:
                    seen.add(other)
                    stack.append(other)
        return seen
