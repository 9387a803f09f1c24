"""Memory that two processes of a machine share: through it goes what a socket would copy twice.

Each direction is a ring of slots. Who sends copies a part of a piece into a free slot and says so
by a byte on a socket of that direction; who receives copies it out, and says by a byte there that
the slot is free again. So both copy at the same time, into memory that is in the caches and has its
pages, while a fresh segment for each piece would be given its pages first, which takes longer than
the copies.

The memory has no name: it is there as long as one of both processes has it, whatever ends them. Who
calls makes it, and passes it on over the connection, which is a socket in the file system, once
each side has shown that it has the token. Who is called takes it from its own user only, and only
if its size can never change: an access behind the end of shortened memory would end the process.
"""

from __future__ import annotations

import mmap
import os
import socket
import stat
import struct
import sys
from collections.abc import Sequence
from contextlib import ExitStack, suppress

import numpy as np
import trio

SLOTS = 4
SLOT_BYTES = 1 << 21
LEAST_BYTES = 1 << 16
"""A piece that is no larger goes over the socket."""
DESCRIPTORS = 3
"""Of the memory, and of a socket for each direction."""

_TURN = 1 << 20
"""So many bytes are copied before other tasks have a turn."""
_NBYTES = 2 * SLOTS * SLOT_BYTES

if sys.platform == "linux":
    import fcntl

    _SIZE_SEALS = fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW


class _End:
    """One end of a ring: its slots, and the socket over which both ends count them."""

    def __init__(self, slots: Sequence[np.ndarray], bell: socket.socket) -> None:
        bell.setblocking(False)
        self._slots = slots
        self._bell = bell
        self._next = 0
        self._counted = 0
        """Slots that are to be had without asking."""
        self._copied = 0

    async def _slot(self) -> np.ndarray:
        """The next slot, when it is to be had. Raises ``EOFError`` if the other side is gone."""
        while not self._counted:
            try:
                heard = len(self._bell.recv(_TURN))
            except (BlockingIOError, InterruptedError):
                self._copied = 0
                await trio.lowlevel.wait_readable(self._bell)
                continue
            if not heard:
                raise EOFError("the connection has been closed")
            self._counted += heard
        return self._slots[self._next]

    async def _done(self, nbytes: int) -> None:
        """Passes the slot to the other side."""
        self._counted -= 1
        self._next = (self._next + 1) % SLOTS
        self._bell.send(b"\0")
        self._copied += nbytes
        if self._copied >= _TURN:
            self._copied = 0
            await trio.lowlevel.cancel_shielded_checkpoint()

    def close(self) -> None:
        self._slots, self._counted = (), 0
        if self._bell.fileno() >= 0:
            trio.lowlevel.notify_closing(self._bell)
            self._bell.close()


class _Sending(_End):
    def __init__(self, slots: Sequence[np.ndarray], bell: socket.socket) -> None:
        super().__init__(slots, bell)
        self._counted = SLOTS

    async def send_all(self, piece: memoryview) -> None:
        source = np.frombuffer(piece, np.uint8)
        for begin in range(0, len(source), SLOT_BYTES):
            part = source[begin : begin + SLOT_BYTES]
            slot = await self._slot()
            np.copyto(slot[: len(part)], part)  # without the interpreter's lock
            await self._done(len(part))


class _Receiving(_End):
    async def receive_some(self, room: memoryview) -> int:
        target = np.frombuffer(room[:SLOT_BYTES], np.uint8)
        slot = await self._slot()
        np.copyto(target, slot[: len(target)])
        await self._done(len(target))
        return len(target)


class Rings:
    """One side of the rings of a connection, one for each direction (trio thread)."""

    def __init__(self, memory: int, bells: Sequence[socket.socket], side: int) -> None:
        content = np.frombuffer(mmap.mmap(memory, _NBYTES), np.uint8)
        slots = content.reshape(2, SLOTS, SLOT_BYTES)
        self._sending = _Sending(list(slots[side]), bells[side])
        self._receiving = _Receiving(list(slots[1 - side]), bells[1 - side])

    async def send_all(self, piece: memoryview) -> None:
        """Sends all of a piece. Raises ``OSError``, or ``EOFError`` if the other side is gone."""
        await self._sending.send_all(piece)

    async def receive_some(self, room: memoryview) -> int:
        """Receives what comes next of a piece, of which ``room`` is for the rest; raises as
        `send_all`. Gives the number of bytes."""
        return await self._receiving.receive_some(room)

    def close(self) -> None:
        """Ends what waits in it, and gives the memory back."""
        self._sending.close()
        self._receiving.close()


def are_of_one_user(sock: socket.socket) -> bool:
    """Whether a socket connects two processes of this machine, and of one user."""
    if sys.platform != "linux" or sock.family != socket.AF_UNIX:
        return False
    with suppress(OSError):
        credentials = sock.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)
        return bool(struct.unpack("3i", credentials)[1] == os.geteuid())
    return False


def made_rings() -> tuple[Rings, list[int]] | None:
    """Rings, and the descriptors for the other side, which who calls closes; None if there is
    nothing to be had of which they are made."""
    if sys.platform != "linux":
        return None
    with ExitStack() as stack:
        try:
            memory = os.memfd_create("lazyasync", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
            stack.callback(os.close, memory)
            os.ftruncate(memory, _NBYTES)
            fcntl.fcntl(memory, fcntl.F_ADD_SEALS, _SIZE_SEALS | fcntl.F_SEAL_SEAL)
            pairs = [socket.socketpair() for _ in range(2)]
            for pair in pairs:
                for one in pair:
                    stack.callback(one.close)
            mine, theirs = zip(*pairs, strict=True)
            rings = Rings(memory, mine, 0)
        except OSError:
            return None
        stack.pop_all()
    return rings, [memory, *(one.detach() for one in theirs)]


def given_rings(descriptors: Sequence[int]) -> Rings | None:
    """The rings that another process has made; None for what is none. Closes what it does not
    need any more of the descriptors."""
    with ExitStack() as stack:
        for one in descriptors:
            stack.callback(os.close, one)
        if sys.platform != "linux" or len(descriptors) != DESCRIPTORS:
            return None
        memory, *sockets = descriptors
        try:
            # Raises for what is no such memory.
            sealed = fcntl.fcntl(memory, fcntl.F_GET_SEALS) & _SIZE_SEALS == _SIZE_SEALS
            if not sealed or os.fstat(memory).st_size != _NBYTES:
                return None
            if not all(stat.S_ISSOCK(os.fstat(one).st_mode) for one in sockets):
                return None
            with ExitStack() as taken:
                bells = [taken.enter_context(socket.socket(fileno=os.dup(one))) for one in sockets]
                rings = Rings(memory, bells, 1)
                taken.pop_all()
        except OSError:
            return None
        return rings
