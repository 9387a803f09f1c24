"""Memory that kernels of calls work in, kept for the next: the system has to clear new memory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from lazyasync.backends.cpu.aligned import aligned_bytes

KEPT_BYTES = 1 << 25
"""The largest room that is kept."""
KEPT_ROOMS = 2
_rooms: list[Any] = []


@contextmanager
def room_of(nbytes: int) -> Iterator[Any]:
    """So many bytes that begin a cache line, with whatever is there.

    Any threads may ask for some at once: nobody else gets them until the end of the block.
    """
    try:
        found = _rooms.pop()
    except IndexError:
        found = aligned_bytes(nbytes)
    if found.nbytes < nbytes:
        found = aligned_bytes(nbytes)
    yield found[:nbytes]
    if len(_rooms) < KEPT_ROOMS and found.nbytes <= KEPT_BYTES:
        _rooms.append(found)
