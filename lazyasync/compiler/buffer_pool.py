"""Memory for large outputs, used again when nobody looks into it any more.

Fresh memory costs more than filling it: the system clears every page of it first. A training loop
drops as much with each step as it makes, so what was dropped serves for what comes next.
"""

from __future__ import annotations

import math
import sys
from contextlib import suppress

import numpy as np

SMALLEST = 1 << 17
"""Bytes from which on memory is kept; smaller pieces are kept by NumPy and the C library."""
PATIENCE = 32
"""Allocations that memory may lie idle for before it is given back."""
ALIGNMENT = 64

_FREE = 2
"""References to memory that only the pool holds: its own, and the argument of the count."""


class BufferPool:
    """Hands out arrays for one device; used by one thread at a time.

    An array is a view of memory of the pool, and so is every view of it. Memory is free when
    nothing refers to it but the pool.
    """

    __slots__ = ("_clock", "_memory", "_used")

    def __init__(self) -> None:
        self._memory: dict[int, list[np.ndarray]] = {}
        """All memory, by size."""
        self._used: dict[int, int] = {}
        """When memory of a size was last asked for."""
        self._clock = 0

    def empty(self, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
        """A new array in C order, as ``numpy.empty`` makes it, of memory that nobody uses."""
        nbytes = math.prod(shape) * dtype.itemsize
        if nbytes < SMALLEST:
            return np.empty(shape, dtype)
        self._clock += 1
        self._used[nbytes] = self._clock
        blocks = self._memory.setdefault(nbytes, [])
        place = _first_free(blocks)
        if place is None:
            self._give_up_on_old()
            blocks.append(np.empty(nbytes + ALIGNMENT, np.uint8))
            place = len(blocks) - 1
        block = blocks[place]
        start = -block.__array_interface__["data"][0] % ALIGNMENT
        return block[start : start + nbytes].view(dtype).reshape(shape)

    def is_only_view(self, array: np.ndarray) -> bool:
        """Whether an array is one that `empty` made of kept memory, and the only look into it."""
        blocks = self._memory.get(array.nbytes, ())
        return array.flags.c_contiguous and any(
            blocks[place] is array.base and sys.getrefcount(blocks[place]) == _FREE + 1
            for place in range(len(blocks))
        )

    def _give_up_on_old(self) -> None:
        """Gives back what is free and has not been asked for in a while."""
        for nbytes, last in tuple(self._used.items()):
            if self._clock - last > PATIENCE:
                self._drop_free(nbytes)

    def _drop_free(self, nbytes: int) -> None:
        blocks = self._memory[nbytes]
        while (place := _first_free(blocks)) is not None:
            del blocks[place]
        if not blocks:
            del self._memory[nbytes], self._used[nbytes]

    def trim(self) -> None:
        """Gives back whatever is free."""
        for nbytes in tuple(self._memory):
            self._drop_free(nbytes)

    def idle_bytes(self) -> int:
        """The bytes of memory that is free, about (any thread)."""
        total = 0
        for nbytes, blocks in tuple(self._memory.items()):
            with suppress(IndexError):  # it is used meanwhile
                for place in range(len(blocks)):
                    if sys.getrefcount(blocks[place]) == _FREE:
                        total += nbytes
        return total


def _first_free(blocks: list[np.ndarray]) -> int | None:
    for place in range(len(blocks)):
        if sys.getrefcount(blocks[place]) == _FREE:
            return place
    return None
