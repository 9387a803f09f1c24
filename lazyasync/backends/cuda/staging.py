"""Copies between host and device, through a ring of pinned buffers.

The device reads and writes pinned memory on its own time, so a buffer may be used again only after
an event behind the copy. The worker thread takes buffers and issues copies; the waiter thread,
which alone knows what is complete, gives them back.
"""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias

import numpy as np

PIECE_BYTES = 4 << 20
"""The size of one pinned buffer; larger copies go in pieces, so that the host's half of a copy and
the device's overlap. 4 MiB take a PCIe 5 link under 0.1 ms."""
MOST_PIECES = 16
"""Pinned buffers per device, made when first needed: twice as many as there are commands under way
at a time (each keeps at most one open), so that small copies never wait for the device."""
ALIGNMENT = 256
SMALLEST_REMAINDER = 64 << 10
"""A copy is cut at the end of a buffer only if that takes at least so many bytes of it."""


class Piece:
    """One pinned buffer: its address, and its bytes as an array."""

    __slots__ = ("_memory", "address", "bytes")

    def __init__(self, memory: Any) -> None:
        self._memory = memory
        self.address: int = memory.ptr
        self.bytes: np.ndarray = np.frombuffer(memory, np.uint8, PIECE_BYTES)


CopyOut: TypeAlias = tuple[np.ndarray, np.ndarray]
"""Bytes of a result on the host, and the pinned bytes to fill them with once they are there."""


class PinnedRing:
    """The pinned buffers of one device."""

    def __init__(self, cupy: Any) -> None:
        self._allocate: Callable[[int], Any] = cupy.cuda.alloc_pinned_memory
        self._free: SimpleQueue[Piece] = SimpleQueue()
        self._pieces: list[Piece] = []

    def take(self) -> Piece:
        """A free buffer; with all of them in use it waits for the waiter (worker thread).

        The event loop does not wait, and the waiter needs nothing of the worker.
        """
        try:
            return self._free.get_nowait()
        except Empty:
            if len(self._pieces) >= MOST_PIECES:
                return self._free.get()
        try:
            memory = self._allocate(PIECE_BYTES)
        except Exception:
            if not self._pieces:
                raise
            return self._free.get()  # the host has no more to pin: these must do
        piece = Piece(memory)
        self._pieces.append(piece)
        return piece

    def give_back(self, piece: Piece) -> None:
        """Makes a buffer free whose copies are complete (any thread)."""
        self._free.put(piece)

    @property
    def free(self) -> int:
        """The buffers that are there and free."""
        return self._free.qsize()


HandOver: TypeAlias = Callable[[list[Piece], list[CopyOut]], None]
"""Records an event behind the copies issued so far, and has the waiter see to the rest."""


class Staging:
    """Issues the copies of one device (worker thread).

    Small copies of a command share a buffer. A full buffer is handed over with an event of its
    own; the last one goes with the command's. ``between()`` is called between the full buffers of a
    copy to the device, when no copy is left half done: others may then be issued.
    """

    def __init__(
        self,
        cupy: Any,
        stream: Any,
        ring: PinnedRing,
        hand_over: HandOver,
        between: Callable[[], None] = lambda: None,
    ) -> None:
        self._runtime = cupy.cuda.runtime
        self._cupy = cupy
        self._stream: int = stream.ptr
        self._ring = ring
        self._hand_over = hand_over
        self._between = between
        self._piece: Piece | None = None
        self._used = 0
        self._copies: list[CopyOut] = []

    def to_device(self, array: np.ndarray, buffer: Any) -> None:
        """Issues the copy of a host array, read now, into a buffer of the same size."""
        source = np.asarray(array, order="C").reshape(-1).view(np.uint8)
        kind = self._runtime.memcpyHostToDevice
        target: int = buffer.data.ptr
        start = 0
        while start < source.size:
            piece, place, length = self._reserve(source.size - start)
            piece.bytes[place : place + length] = source[start : start + length]
            self._runtime.memcpyAsync(
                target + start, piece.address + place, length, kind, self._stream
            )
            start += length
            if start < source.size and self._used == PIECE_BYTES:
                self._pass_on(piece)
                self._between()

    def to_host(self, buffer: Any) -> np.ndarray:
        """Issues the copy of a buffer; the array it gives is filled when the work is complete."""
        if not buffer.flags.c_contiguous:
            buffer = self._cupy.ascontiguousarray(buffer)
        result: np.ndarray = np.empty(buffer.shape, buffer.dtype)
        target = result.reshape(-1).view(np.uint8)
        kind = self._runtime.memcpyDeviceToHost
        source: int = buffer.data.ptr
        start = 0
        while start < target.size:
            piece, place, length = self._reserve(target.size - start)
            self._runtime.memcpyAsync(
                piece.address + place, source + start, length, kind, self._stream
            )
            self._copies.append(
                (target[start : start + length], piece.bytes[place : place + length])
            )
            start += length
        return result

    def finish(self) -> tuple[list[Piece], list[CopyOut]]:
        """What a command leaves to its completion: the buffer still open, the copies out of it."""
        pieces = [] if self._piece is None else [self._piece]
        copies = self._copies
        self._piece = None
        self._copies = []
        return pieces, copies

    def _pass_on(self, piece: Piece) -> None:
        """Hands the open buffer over, with the copies out of it."""
        self._hand_over([piece], self._copies)
        self._piece = None
        self._copies = []

    def _reserve(self, nbytes: int) -> tuple[Piece, int, int]:
        """Room for up to ``nbytes``: a buffer, where in it, and how many bytes."""
        if self._piece is not None:
            room = PIECE_BYTES - self._used
            if room < min(nbytes, SMALLEST_REMAINDER):
                self._pass_on(self._piece)
        if self._piece is None:
            self._piece = self._ring.take()
            self._used = 0
        place = self._used
        length = min(nbytes, PIECE_BYTES - place)
        self._used = min(PIECE_BYTES, -(-(place + length) // ALIGNMENT) * ALIGNMENT)
        return self._piece, place, length
