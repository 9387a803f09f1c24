"""The memory of the stand-in for CuPy: blocks, pools, pinned buffers."""

from __future__ import annotations

import ctypes
import threading
from collections import deque
from typing import Any

import numpy as np


class CUDARuntimeError(RuntimeError):
    """CuPy's class of that name."""

    def __init__(self, status: int) -> None:
        super().__init__(f"cudaError{status}: simulated")
        self.status = status


class OutOfMemoryError(MemoryError):
    """CuPy's class of that name."""


class Block:
    """Memory of a pool, given back when the last array that holds it is gone."""

    def __init__(self, pool: MemoryPool, bytes: np.ndarray, nbytes: int) -> None:
        self.pool = pool
        self.bytes = bytes
        self.nbytes = nbytes

    @property
    def ptr(self) -> int:
        address: int = self.bytes.ctypes.data
        return address

    @property
    def mem(self) -> Block:
        """What all pointers to it hold: in the stand-in, they are that themselves."""
        return self

    @property
    def device_id(self) -> int:
        return self.pool.gpu.index

    def view(self, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
        return np.ndarray(shape, dtype, self.bytes.data)

    def __add__(self, offset: int) -> Unowned:
        return Unowned(self.pool, self.bytes[offset:], self)

    def __del__(self) -> None:
        self.pool.release(self)


class Unowned(Block):
    """A part of memory that somebody else gives back; ``owner`` lives as long as this."""

    def __init__(self, pool: MemoryPool, bytes: np.ndarray, owner: object) -> None:
        super().__init__(pool, bytes, bytes.nbytes)
        self.owner = owner

    def __add__(self, offset: int) -> Unowned:
        return Unowned(self.pool, self.bytes[offset:], self) if offset else self

    def __del__(self) -> None:
        """There is nothing to give back."""


class MemoryPool:
    """Memory by size, which is handed out again at once, the latest first."""

    def __init__(self, module: Any) -> None:
        module.called("MemoryPool")
        module.pools.append(self)
        self.module = module
        self.gpu = module.gpu
        self.limit = 0
        self._free: dict[int, list[np.ndarray]] = {}
        self._all: list[np.ndarray] = []  # nothing is unmapped while simulated work may look at it
        self._total = 0
        self._used = 0
        self.peak = 0
        """The most bytes in use; may be set."""
        self._lock = threading.Lock()
        self._released: deque[tuple[int, np.ndarray]] = deque()
        """What is free, but has not been taken note of: a collection of garbage releases blocks
        wherever something is allocated, also where the lock is held."""

    def has(self, address: int) -> bool:
        """Whether an address is in memory of this pool."""
        return any(0 <= address - bytes.ctypes.data < max(1, bytes.size) for bytes in self._all)

    def set_limit(self, size: int) -> None:
        self.limit = size

    def get_limit(self) -> int:
        return self.limit or 0

    def malloc(self, nbytes: int) -> Block:
        self.module.called("malloc")
        size = -(-nbytes // 512) * 512
        stream = self.module.stream
        if stream is not None and stream.captured is not None:
            raise CUDARuntimeError(900)  # what is not to be done while capturing
        bound = min(self.limit or self.module.memory, self.module.memory)
        with self._lock:
            self._settle()
            free = self._free.get(size)
            if free:
                bytes = free.pop()
            else:
                if self._total + size > bound:
                    self._free_all()
                if self._total + size > bound:
                    raise OutOfMemoryError(f"Out of memory allocating {size} bytes (simulated)")
                bytes = _aligned(size)
                self._all.append(bytes)
                self._total += size
            self._used += size
            self.peak = max(self.peak, self._used)
        return Block(self, bytes, size)

    def release(self, block: Block) -> None:
        self._released.append((block.nbytes, block.bytes))

    def _settle(self) -> None:
        while self._released:
            nbytes, bytes = self._released.popleft()
            self._free.setdefault(nbytes, []).append(bytes)
            self._used -= nbytes

    def _free_all(self) -> None:
        self._total = self._used
        self._free.clear()

    def free_all_blocks(self) -> None:
        self.module.called("free_all_blocks")
        with self._lock:
            self._settle()
            self._free_all()

    def total_bytes(self) -> int:
        return self._total

    def used_bytes(self) -> int:
        with self._lock:
            self._settle()
        return self._used

    def free_bytes(self) -> int:
        return self._total - self.used_bytes()


def _aligned(nbytes: int) -> np.ndarray:
    """Memory that begins at a multiple of 512 bytes, as that of CUDA does."""
    bytes = np.full(nbytes + 512, 0xEE, np.uint8)
    start = -bytes.ctypes.data % 512
    return bytes[start : start + nbytes]


class PinnedMemory(bytearray):
    """Memory of the host with an address."""

    @property
    def ptr(self) -> int:
        return ctypes.addressof(ctypes.c_char.from_buffer(self))
