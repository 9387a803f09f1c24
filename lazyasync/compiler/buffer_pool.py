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


class _Blocks:
    """The memory of one size, and where in each block its first line begins."""

    __slots__ = ("arrays", "last_used", "starts")

    def __init__(self) -> None:
        self.arrays: list[np.ndarray] = []
        self.starts: list[int] = []
        self.last_used = 0

    def first_free(self) -> int | None:
        """A block that only the pool holds."""
        arrays = self.arrays
        for place in range(len(arrays)):
            if sys.getrefcount(arrays[place]) == _FREE:
                return place
        return None

    def add(self, nbytes: int) -> int:
        """Gives a new block its place."""
        block = np.empty(nbytes + ALIGNMENT, np.uint8)
        self.arrays.append(block)
        self.starts.append(-block.__array_interface__["data"][0] % ALIGNMENT)
        return len(self.arrays) - 1

    def drop_free(self) -> None:
        while (place := self.first_free()) is not None:
            del self.arrays[place], self.starts[place]


class BufferPool:
    """Hands out arrays for one device; used by one thread at a time.

    An array is a view of memory of the pool, and so is every view of it. Memory is free when
    nothing refers to it but the pool.
    """

    __slots__ = ("_clock", "_memory")

    def __init__(self) -> None:
        self._memory: dict[int, _Blocks] = {}
        """All memory, by size."""
        self._clock = 0
        """How often memory has been asked for."""

    def empty(self, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
        """A new array in C order, as ``numpy.empty`` makes it, of memory that nobody uses."""
        nbytes = math.prod(shape) * dtype.itemsize
        if nbytes < SMALLEST:
            return np.empty(shape, dtype)
        blocks = self._memory.get(nbytes)
        if blocks is None:
            blocks = self._memory[nbytes] = _Blocks()
        self._clock += 1
        blocks.last_used = self._clock
        place = blocks.first_free()
        if place is None:
            self._give_up_on_old()
            place = blocks.add(nbytes)
        return np.ndarray(shape, dtype, blocks.arrays[place], blocks.starts[place])

    def is_only_view(self, array: np.ndarray) -> bool:
        """Whether an array is one that `empty` made of kept memory, and the only look into it."""
        blocks = self._memory.get(array.nbytes)
        if blocks is None or not array.flags.c_contiguous:
            return False
        arrays = blocks.arrays
        return any(
            arrays[place] is array.base and sys.getrefcount(arrays[place]) == _FREE + 1
            for place in range(len(arrays))
        )

    def _give_up_on_old(self) -> None:
        """Gives back what is free and has not been asked for in a while."""
        for nbytes, blocks in tuple(self._memory.items()):
            if self._clock - blocks.last_used > PATIENCE:
                self._drop_free(nbytes)

    def _drop_free(self, nbytes: int) -> None:
        blocks = self._memory[nbytes]
        blocks.drop_free()
        if not blocks.arrays:
            del self._memory[nbytes]

    def trim(self) -> None:
        """Gives back whatever is free."""
        for nbytes in tuple(self._memory):
            self._drop_free(nbytes)

    def idle_bytes(self) -> int:
        """The bytes of memory that is free, about (any thread)."""
        total = 0
        for nbytes, blocks in tuple(self._memory.items()):
            arrays = blocks.arrays
            with suppress(IndexError):  # it is used meanwhile
                for place in range(len(arrays)):
                    if sys.getrefcount(arrays[place]) == _FREE:
                        total += nbytes
        return total
