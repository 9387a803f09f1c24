"""Connections as the bytes on them: of a socket, without a copy, or of any of trio's streams."""

from __future__ import annotations

import array
import hashlib
import os
import socket
import ssl
import sys
from collections.abc import Sequence
from typing import Protocol

import trio

from lazyasync.backends.remote.rings import DESCRIPTORS, Rings, are_of_one_user

_CHUNK = 1 << 16
_TURN = 1 << 18
"""So many bytes are copied before other tasks have a turn."""
_SOCKET_BYTES = 1 << 22
"""What a socket in the file system may hold, if the system lets it; others see to it."""


class Pipe(Protocol):
    """Bytes both ways. Who closes it ends what waits in it."""

    fingerprint: bytes | None
    """Of the certificate that the other side has shown, its SHA-256; None if it has none."""
    rings: Rings | None
    """What goes through memory that both sides share; None where they share none."""

    def send_now(self, piece: bytes | memoryview) -> int:
        """Sends what can be sent without waiting; gives how many bytes that was."""

    async def send_all(self, piece: bytes | memoryview) -> None:
        """Sends all of it. Raises ``OSError`` or trio's errors of broken streams."""

    async def receive_some(self, room: memoryview, *, at_once: bool = False) -> int:
        """Receives into ``room``, at least a byte; 0 at the end.

        ``at_once`` says that something is there most likely.
        """

    async def aclose(self) -> None:
        """Closes it, without waiting for anybody, and so where that is cancelled as well."""


class SocketPipe:
    """A socket, which does not block."""

    fingerprint: bytes | None = None
    rings: Rings | None = None

    def __init__(self, sock: socket.socket) -> None:
        sock.setblocking(False)
        if sock.family in (socket.AF_INET, socket.AF_INET6):
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        elif sock.family == getattr(socket, "AF_UNIX", None):
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SOCKET_BYTES)
        self._socket = sock
        self._leaving: Sequence[int] = ()
        """Descriptors that go with the next bytes."""
        self._arrived: list[int] | None = None
        """Those that have come; None while none may."""

    @property
    def can_share(self) -> bool:
        """Whether descriptors can be passed to the other side, or taken from it."""
        return are_of_one_user(self._socket)

    def attach(self, descriptors: Sequence[int]) -> None:
        """Has descriptors go with what is sent next. They are closed here then."""
        self._leaving = descriptors

    def expect_descriptors(self) -> None:
        """Lets descriptors come with what is received, before `take_descriptors`."""
        self._arrived = []

    def take_descriptors(self) -> list[int]:
        """Those that have come, for who calls to close. No more may come."""
        arrived, self._arrived = self._arrived or [], None
        return arrived

    def send_now(self, piece: bytes | memoryview) -> int:
        if self._leaving:
            return self._send_descriptors(piece)
        try:
            # Not all of it: to a receiver who keeps up, the system sends on and on.
            return self._socket.send(memoryview(piece)[:_TURN])
        except (BlockingIOError, InterruptedError):
            return 0

    async def send_all(self, piece: bytes | memoryview) -> None:
        rest = memoryview(piece)
        while rest:
            sent = self.send_now(rest)
            if sent:
                rest = rest[sent:]
                # A call of the system may take a while with much to copy: others come between.
                await trio.lowlevel.cancel_shielded_checkpoint()
            else:
                await trio.lowlevel.wait_writable(self._socket)

    async def receive_some(self, room: memoryview, *, at_once: bool = False) -> int:
        while True:
            if not at_once:
                await trio.lowlevel.wait_readable(self._socket)
            at_once = False
            try:
                if self._arrived is not None:
                    return self._receive_descriptors(room, self._arrived)
                return self._socket.recv_into(room[:_TURN])
            except (BlockingIOError, InterruptedError):
                continue

    def _send_descriptors(self, piece: bytes | memoryview) -> int:
        rights = array.array("i", self._leaving)
        try:
            sent = self._socket.sendmsg([piece], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, rights)])
        except (BlockingIOError, InterruptedError):
            return 0
        self._close_leaving()
        return sent

    def _receive_descriptors(self, room: memoryview, arrived: list[int]) -> int:
        size = socket.CMSG_SPACE(DESCRIPTORS * array.array("i").itemsize)
        count, ancillary, _, _ = self._socket.recvmsg_into([room], size, socket.MSG_CMSG_CLOEXEC)
        for level, type, content in ancillary:
            if level == socket.SOL_SOCKET and type == socket.SCM_RIGHTS:
                found = array.array("i")
                found.frombytes(content[: len(content) - len(content) % found.itemsize])
                arrived += found
        return count

    def _close_leaving(self) -> None:
        for one in self._leaving:
            os.close(one)
        self._leaving = ()

    async def aclose(self) -> None:
        self._close_leaving()
        for one in self.take_descriptors():
            os.close(one)
        if self.rings is not None:
            self.rings.close()
        if self._socket.fileno() >= 0:
            trio.lowlevel.notify_closing(self._socket)
            self._socket.close()


class StreamPipe:
    """Any stream of trio, as that of TLS."""

    rings: Rings | None = None

    def __init__(self, stream: trio.abc.Stream, fingerprint: bytes | None = None) -> None:
        self._stream = stream
        self.fingerprint = fingerprint

    def send_now(self, piece: bytes | memoryview) -> int:
        return 0

    async def send_all(self, piece: bytes | memoryview) -> None:
        rest = memoryview(piece)
        for start in range(0, len(rest), _CHUNK):
            await self._stream.send_all(rest[start : start + _CHUNK])

    async def receive_some(self, room: memoryview, *, at_once: bool = False) -> int:
        received = await self._stream.receive_some(min(len(room), _CHUNK))
        room[: len(received)] = received
        return len(received)

    async def aclose(self) -> None:
        with trio.CancelScope() as scope:
            scope.cancel()
            await self._stream.aclose()


class Inflow:
    """What comes out of a pipe, by the number of bytes."""

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe
        self._room = bytearray(_CHUNK)
        self._begin = self._end = 0
        self.received = 0
        """The bytes so far."""

    @property
    def is_empty(self) -> bool:
        """Whether all that has come has been taken."""
        return self._begin == self._end

    async def exactly(self, count: int) -> bytes:
        """So many bytes. Raises ``EOFError`` if they end before."""
        if count <= self._end - self._begin:
            begin = self._begin
            self._begin += count
            return bytes(memoryview(self._room)[begin : self._begin])
        if count <= len(self._room):
            view = memoryview(self._room)
            waiting = self._end - self._begin
            view[:waiting] = bytes(view[self._begin : self._end])
            self._begin, self._end = 0, waiting
            while self._end < count:
                self._end += await self._some(view[self._end :])
            self._begin = count
            return bytes(view[:count])
        found = bytearray(count)
        await self.into(memoryview(found))
        return bytes(found)

    async def into(self, room: memoryview) -> None:
        """Fills ``room``: past what has come already straight from the pipe."""
        count = min(len(room), self._end - self._begin)
        room[:count] = memoryview(self._room)[self._begin : self._begin + count]
        self._begin += count
        unseen = 0
        while count < len(room):
            received = await self._some(room[count:], at_once=True)
            count += received
            unseen += received
            if unseen >= _TURN:
                unseen = 0
                await trio.lowlevel.cancel_shielded_checkpoint()

    async def through(self, rings: Rings, room: memoryview) -> None:
        """Fills ``room`` through memory that both sides share."""
        count = 0
        while count < len(room):
            received = await rings.receive_some(room[count:])
            self.received += received
            count += received

    async def _some(self, room: memoryview, *, at_once: bool = False) -> int:
        count = await self._pipe.receive_some(room, at_once=at_once)
        if not count:
            raise EOFError("the connection has been closed")
        self.received += count
        return count


async def connect_tls(host: str, port: int, context: ssl.SSLContext) -> StreamPipe:
    """A pipe that is encrypted. Raises ``OSError`` and trio's errors of broken streams."""
    stream = await trio.open_tcp_stream(host, port)
    secured = trio.SSLStream(stream, context, server_hostname=host)
    try:
        await secured.do_handshake()
    except BaseException:
        await trio.aclose_forcefully(stream)
        raise
    certificate = secured.getpeercert(binary_form=True)
    return StreamPipe(secured, hashlib.sha256(certificate).digest())


async def connect_tcp(host: str, port: int) -> socket.socket:
    """A socket that is connected. Raises ``OSError``."""
    stream = await trio.open_tcp_stream(host, port)
    return detached(stream)


async def connect_unix(path: str) -> socket.socket:
    """The same of a socket in the file system."""
    if sys.platform == "win32":
        raise OSError("there are no sockets in the file system on Windows")
    stream = await trio.open_unix_socket(path)
    return detached(stream)


def detached(stream: trio.SocketStream) -> socket.socket:
    """The socket of a stream, without it."""
    return socket.socket(fileno=stream.socket.detach())
