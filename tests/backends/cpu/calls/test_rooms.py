"""Memory that kernels of calls work in."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lazyasync.backends.cpu.calls import rooms
from lazyasync.backends.cpu.calls.rooms import KEPT_BYTES, KEPT_ROOMS, room_of


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    found: list[Any] = []
    monkeypatch.setattr(rooms, "_rooms", found)
    return found


def test_a_room_is_kept_for_the_next_who_asks_for_no_more() -> None:
    with room_of(100) as first:
        assert (first.nbytes, first.ctypes.data % 64) == (100, 0)
        begin = first.ctypes.data
    with room_of(60) as again:
        assert (again.nbytes, again.ctypes.data) == (60, begin)
    with room_of(100) as larger:
        assert larger.ctypes.data == begin
    with room_of(101) as other:
        assert other.nbytes == 101


def test_rooms_at_once_are_different_ones(kept: list[Any]) -> None:
    with room_of(64) as one, room_of(64) as other, room_of(64) as third:
        assert not any(np.shares_memory(one, each) for each in (other, third))
        assert not np.shares_memory(other, third)
    assert len(kept) == KEPT_ROOMS


def test_a_large_room_is_not_kept_nor_one_of_what_failed(kept: list[Any]) -> None:
    with room_of(KEPT_BYTES + 1):
        pass
    with pytest.raises(ValueError, match="failed"), room_of(64):
        raise ValueError("failed")
    assert not kept
