"""Which pieces need which, compared with a search of everything, for random pieces."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from lazyasync.compiler.fused_graph import Loop, Piece
from lazyasync.compiler.fusion import dependences
from lazyasync.compiler.fusion.dependences import Dependences


def reachable(starts: Iterable[Piece]) -> set[Piece]:
    """Pieces, and all that they need."""
    seen: set[Piece] = set()
    stack = list(starts)
    while stack:
        piece = stack.pop()
        if piece not in seen:
            seen.add(piece)
            stack.extend(piece.needs)
    return seen


@pytest.mark.parametrize("seed", range(30))
def test_what_needs_what_is_known_while_needs_come_and_loops_merge(seed: int) -> None:
    choose = random.Random(seed)
    known = Dependences()
    pieces: list[Loop] = []
    for _ in range(200):
        if len(pieces) < 2 or choose.random() < 0.25:
            pieces.append(Loop(()))
            known.add(pieces[-1])
            continue
        one, other = choose.sample(pieces, 2)
        needs = other in reachable([one])
        assert known.reaches([one], other) == needs
        assert known.reaches([other, one], other)
        if not needs and one not in reachable([other]):
            if choose.random() < 0.3:
                pieces.remove(one)
                known.replace(one, other)
            else:
                known.need(one, other)
        assert known.pieces() == pieces
        ranks = [known._ranks[piece] for piece in pieces]
        assert len(set(ranks)) == len(pieces)
        for piece in pieces:
            assert all(known._ranks[need] < known._ranks[piece] for need in piece.needs)
            assert piece not in reachable(piece.needs)


def test_a_long_search_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    known = Dependences()
    pieces = [Loop(()) for _ in range(10)]
    for piece in pieces:
        known.add(piece)
    for piece, before in zip(pieces[2:], pieces[1:], strict=False):
        known.need(piece, before)
    assert not known.reaches([pieces[9]], pieces[0])
    monkeypatch.setattr(dependences, "MAX_SEARCH", 3)
    assert known.reaches([pieces[9]], pieces[0])
    assert not known.reaches([pieces[1]], pieces[0])


def test_pieces_whose_ranks_are_not_between_are_not_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = Dependences()
    pieces = [Loop(()) for _ in range(100)]
    for piece in pieces:
        known.add(piece)
    for piece, before in zip(pieces[1:], pieces, strict=False):
        known.need(piece, before)
    monkeypatch.setattr(dependences, "MAX_SEARCH", 1)
    assert not known.reaches([pieces[60]], pieces[99])
    assert known.reaches([pieces[99]], pieces[98])
