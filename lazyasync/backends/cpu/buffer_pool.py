"""Memory for large outputs, used again when nobody looks into it any more.

Fresh memory costs more than filling it: the system clears every page of it first. A training loop
drops as much with each step as it makes, so what was dropped serves for what comes next.
"""

from __future__ import annotations

import math
import threading
from contextlib import suppress

import numpy as np

from lazyasync.backends.cpu.aligned import CACHE_LINE
from lazyasync.holders import holders, unheld

SMALLEST = 1 << 17
"""Bytes from which on memory is kept; smaller pieces are kept by NumPy and the C library."""
LOOKED_AT = 64
"""Blocks looked at for one that is free, before another one is made. A model may have thousands of
one size; so many are soon looked at, and all of them in turn."""
PATIENCE = 32
"""Allocations that memory may lie idle for before it is given back."""


class _Blocks:
    """The memory of one size, and where in each block its first line begins."""

    __slots__ = ("_next", "arrays", "identities", "last_used", "starts")

    def __init__(self) -> None:
        self.arrays: list[np.ndarray] = []
        self.starts: list[int] = []
        self.identities: set[int] = set()
        """Those of the blocks, by which one is found without going over all."""
        self.last_used = 0
        """When memory of this size was last asked for, by the pool's clock."""
        self._next = 0
        """Where to go on looking for a free block."""

    def find_free(self) -> int | None:
        """The index of a block that only the pool holds.

        None if there is none among the `LOOKED_AT` after those looked at before.
        """
        place = unheld(self.arrays, self._next, LOOKED_AT)
        self._next = self._next + LOOKED_AT if place is None else place + 1
        return place

    def add(self, nbytes: int) -> int:
        """Allocates a block of ``nbytes`` bytes that begin a line; gives its index."""
        block = np.empty(nbytes + CACHE_LINE, np.uint8)
        self.arrays.append(block)
        self.starts.append(-block.__array_interface__["data"][0] % CACHE_LINE)
        self.identities.add(id(block))
        return len(self.arrays) - 1

    def holds(self, array: np.ndarray) -> bool:
        """Whether an array is the only look into one of the blocks."""
        if id(array.base) not in self.identities:
            return False
        return holders((array.base,), 0) == 2  # those of the pool, and of the array

    def count_free(self) -> int:
        """How many blocks only the pool holds, about (any thread)."""
        arrays, count = self.arrays, 0
        with suppress(IndexError):  # one is dropped meanwhile
            for place in range(len(arrays)):
                count += not holders(arrays, place)
        return count

    def drop_free(self) -> None:
        """Gives back the blocks that only the pool holds."""
        arrays = self.arrays
        for place in reversed(range(len(arrays))):
            if not holders(arrays, place):
                self.identities.remove(id(arrays[place]))
                del arrays[place], self.starts[place]


class BufferPool:
    """Hands out arrays for one device (any thread).

    An array is a view of memory of the pool, and so is every view of it. Memory is free when
    nothing refers to it but the pool.
    """

    __slots__ = ("_clock", "_lock", "_memory")

    def __init__(self) -> None:
        self._memory: dict[int, _Blocks] = {}
        """All memory, by size."""
        self._clock = 0
        """How often memory has been asked for."""
        self._lock = threading.Lock()

    def empty(self, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
        """A new array in C order, as ``numpy.empty`` makes it, of memory that nobody uses."""
        nbytes = math.prod(shape) * dtype.itemsize
        if nbytes < SMALLEST:
            return np.empty(shape, dtype)
        with self._lock:
            blocks = self._memory.get(nbytes)
            if blocks is None:
                blocks = self._memory[nbytes] = _Blocks()
            self._clock += 1
            blocks.last_used = self._clock
            place = blocks.find_free()
            if place is None:
                self._give_up_on_old()
                place = blocks.add(nbytes)
            return np.ndarray(shape, dtype, blocks.arrays[place], blocks.starts[place])

    def is_only_view(self, array: np.ndarray) -> bool:
        """Whether an array is one that `empty` made of kept memory, and the only look into it."""
        blocks = self._memory.get(array.nbytes)
        return blocks is not None and array.flags.c_contiguous and blocks.holds(array)

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
        with self._lock:
            for nbytes in tuple(self._memory):
                self._drop_free(nbytes)

    def idle_bytes(self) -> int:
        """The bytes of memory that is free, about (any thread)."""
        memory = tuple(self._memory.items())
        return sum(nbytes * blocks.count_free() for nbytes, blocks in memory)
