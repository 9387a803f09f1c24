"""Connections from host to host, over which buffers go that the controller has go there.

A controller tells both hosts of a link: the one to expect a ticket, the other to come with it. Over
the link go buffers, each by the number of its transfer; what the receiver's controller has not told
it to expect is not taken: it waits in the connection, before any room is made for it.
"""

from __future__ import annotations

import hmac
import ssl
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import numpy as np
import trio

from lazyasync.backends.remote.addresses import parse_address
from lazyasync.backends.remote.channel import BROKEN, Channel, SilentPeerError, first_to_end
from lazyasync.backends.remote.failures import HostsApartError
from lazyasync.backends.remote.handshake import RefusedError, greet_as_host
from lazyasync.backends.remote.orders import LinkOrder
from lazyasync.backends.remote.pipes import (
    Pipe,
    SocketPipe,
    connect_tcp,
    connect_tls,
    connect_unix,
)
from lazyasync.backends.remote.wire import Kind, Limits, MalformedMessageError, Message, checked
from lazyasync.ir.types import TensorType

Taker: TypeAlias = Callable[[np.ndarray | Exception], None]
"""Takes what was expected, or why it does not come."""


class Link:
    """One end of a connection with another host, for one controller (trio thread)."""

    def __init__(self, limits: Limits, deadline: float | None) -> None:
        self.limits = limits
        self.deadline = deadline
        self.lost: Exception | None = None
        """Why it is no longer there; None while it is, or is yet to be."""
        self._channel: Channel | None = None
        self._expected: dict[int, tuple[TensorType, Taker]] = {}
        self._dropped: set[int] = set()
        self._told = trio.Event()
        """Set when there is more, or less, to expect."""
        self._scope = trio.CancelScope()

    def channel_over(self, pipe: Pipe) -> Channel:
        """What speaks over a pipe to the other host."""
        channel = Channel(pipe, self.limits, self.deadline)
        channel.heard_within(self.deadline)
        return channel

    def send(self, transfer: int, array: np.ndarray) -> None:
        """Sends a buffer, which must not change meanwhile. Raises `HostsApartError`."""
        if self._channel is None or self.lost is not None:
            raise self._apart()
        self._channel.send([int(Kind.BUFFER), transfer], [array])

    def expect(self, transfer: int, type: TensorType, take: Taker) -> None:
        """Takes a buffer when it comes. ``take`` is called once."""
        if self.lost is not None:
            take(self._apart())
            return
        if transfer in self._expected or transfer in self._dropped:
            raise MalformedMessageError(f"a transfer {transfer} has been expected already")
        self._expected[transfer] = (type, take)
        self._told.set()

    def drop(self, transfer: int) -> None:
        """Expects a buffer no longer; if it comes all the same, nobody has it."""
        if self.lost is not None:
            return
        self._dropped.add(transfer)
        self._told.set()
        expected = self._expected.pop(transfer, None)
        if expected is not None:
            expected[1](HostsApartError("it is not coming any more"))

    async def serve(self, channel: Channel) -> None:
        """Receives until the connection ends, which it never tells but to who expects something."""
        failure: Exception = EOFError("it has been closed")
        try:
            with self._scope:
                if self.lost is None:
                    self._channel = channel
                    while True:
                        message, arrays = await channel.receive(self._admit)
                        if message[0] == Kind.BUFFER:
                            self._take(message[1], arrays)
        except (*BROKEN, SilentPeerError, MalformedMessageError) as error:
            failure = error
        finally:
            self.lose(failure)

    async def _admit(self, message: Message, types: Sequence[TensorType]) -> None:
        kind = checked(message)
        if kind is Kind.PING:
            return
        if kind is not Kind.BUFFER or len(types) != 1:
            raise MalformedMessageError(f"a host does not say {kind.name} to another one")
        transfer = message[1]
        while transfer not in self._expected:
            if transfer in self._dropped:
                return
            self._told = trio.Event()
            await self._told.wait()
        if self._expected[transfer][0] is not types[0]:
            raise MalformedMessageError("a buffer is of another type than was expected")

    def _take(self, transfer: int, arrays: Sequence[np.ndarray]) -> None:
        expected = self._expected.pop(transfer, None)
        if expected is None:  # dropped, before or meanwhile
            self._dropped.discard(transfer)
        else:
            expected[1](arrays[0])

    def lose(self, error: Exception) -> None:
        """Takes the other host for out of reach: nothing that was expected comes any more."""
        if self.lost is None:
            self.lost = error
        self._scope.cancel()
        expected, self._expected = self._expected, {}
        for _, take in expected.values():
            take(self._apart())

    def _apart(self) -> HostsApartError:
        error = self.lost
        told = "it is not connected" if error is None else f"{type(error).__name__}: {error}"
        return HostsApartError(f"the other host cannot be reached: {told}")


class Links:
    """The links that a host expects, by their tickets, and how it makes others."""

    def __init__(self) -> None:
        self.secrets: dict[bytes, bytes] = {}
        """By the tickets that are expected."""
        self._links: dict[bytes, Link] = {}
        self.dial: Callable[[str, bytes | None], Awaitable[Pipe]] = dial

    def expect(self, order: LinkOrder, link: Link) -> None:
        """Lets who comes with the ticket, and its secret, be the other end of a link."""
        if order.ticket in self.secrets:
            raise MalformedMessageError("a ticket is expected already")
        self.secrets[order.ticket] = order.secret
        self._links[order.ticket] = link

    def take(self, ticket: bytes) -> Link | None:
        """The link of a ticket, which nobody can have again."""
        self.secrets.pop(ticket, None)
        return self._links.pop(ticket, None)

    async def connect(self, order: LinkOrder, link: Link, connected: Callable[[], None]) -> None:
        """Makes a link, and serves it until it ends. Raises `HostsApartError` if there is none."""
        assert order.address is not None
        try:
            with trio.fail_after(order.seconds):
                pipe = await self.dial(order.address, order.fingerprint)
        except (*BROKEN, ValueError, RefusedError, trio.TooSlowError) as error:
            raise HostsApartError(f"{type(error).__name__}: {error}") from error
        channel = link.channel_over(pipe)
        greeted = False

        async def converse() -> None:
            nonlocal greeted
            with trio.fail_after(order.seconds):
                await greet_as_host(channel, order.ticket, order.secret, link.limits)
            greeted = True
            connected()
            await link.serve(channel)

        try:
            await first_to_end(channel.run, converse)
        except (
            *(*BROKEN, SilentPeerError, RefusedError, MalformedMessageError, trio.TooSlowError),
        ) as error:
            link.lose(error)
            if not greeted:
                raise HostsApartError(f"{type(error).__name__}: {error}") from error
        finally:
            await pipe.aclose()


async def dial(address: str, fingerprint: bytes | None) -> Pipe:
    """A pipe to another host, whose certificate has to be the one of the fingerprint.

    That certificate is the one the controller has seen, and found good, itself. Raises
    `RefusedError` for another one, ``ValueError`` for what is no address, and ``OSError``.
    """
    parsed = parse_address(address)
    if parsed.scheme == "unix":
        return SocketPipe(await connect_unix(parsed.path))
    if parsed.scheme == "tcp":
        return SocketPipe(await connect_tcp(parsed.host, parsed.port))
    if fingerprint is None:
        raise RefusedError("it is not known which certificate it should have")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE  # one certificate is good, and no authority is needed
    pipe = await connect_tls(parsed.host, parsed.port, context)
    if pipe.fingerprint is None or not hmac.compare_digest(pipe.fingerprint, fingerprint):
        await pipe.aclose()
        raise RefusedError("its certificate is not the one that the controller has seen")
    return pipe
