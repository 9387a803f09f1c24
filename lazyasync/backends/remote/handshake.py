"""How two find out that they have the same token, without telling it: a challenge of each side.

The host sends a number that is used once, and the controller one of its own with the HMAC-SHA256
(RFC 2104, FIPS 180-4) of both under the token; then the host does the same. Each side says which it
is in what it signs, so that none can be sent its own answer. A host that calls another one has a
ticket instead, which is good once, and the secret of it: their controller has told both. It
protects who may speak, and not what is said: for that there is TLS.

Then who calls offers memory to share, or says that it has none, and the host says whether it takes
that.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from typing import Any, TypeGuard

from lazyasync.backends.remote.channel import Channel
from lazyasync.backends.remote.pipes import Pipe, SocketPipe
from lazyasync.backends.remote.rings import given_rings, made_rings
from lazyasync.backends.remote.wire import (
    HANDSHAKE_LIMITS,
    VERSION,
    Limits,
    MalformedMessageError,
    is_bytes,
)

_GREETING, _ANSWER, _WELCOME, _MEMORY, _TAKEN = 64, 65, 66, 67, 68
_MAGIC = "lazyasync"
_NONCE_BYTES = 32


class RefusedError(Exception):
    """The other side is not who it should be, or does not speak as it should."""


async def greet_caller(
    channel: Channel, token: str, tickets: Mapping[bytes, bytes], limits: Limits
) -> bytes | None:
    """The host's part. Gives None for a controller; for another host the ticket that it has.

    ``tickets`` are those that are expected, with the secret of each. Raises `RefusedError`, or
    `MalformedMessageError`, for who has neither the token nor a ticket and its secret.
    """
    channel.limits = HANDSHAKE_LIMITS
    mine = secrets.token_bytes(_NONCE_BYTES)
    channel.send([_GREETING, _MAGIC, VERSION, mine])
    version, theirs, proof, ticket = await _receive(channel, _ANSWER, 4)
    if version != VERSION:
        raise RefusedError(f"it speaks version {version!r}")
    _check_nonce(theirs)
    key, side = token.encode(), b"controller"
    if ticket is not None:
        found = tickets.get(ticket) if is_bytes(ticket) else None
        if found is None:
            raise RefusedError("it has a ticket that is not expected")
        key, side = found, b"caller"
    if not is_bytes(proof) or not hmac.compare_digest(proof, _proof(key, side, mine, theirs)):
        raise RefusedError("its token is another")
    pipe = channel.pipe if _can_share(channel.pipe) else None
    if pipe is not None:
        pipe.expect_descriptors()
    channel.send([_WELCOME, _proof(key, b"host", mine, theirs)])
    await _receive(channel, _MEMORY, 0)
    rings = None if pipe is None else given_rings(pipe.take_descriptors())
    channel.send([_TAKEN, rings is not None])
    channel.pipe.rings = rings
    channel.limits = limits
    return None if ticket is None else bytes(ticket)


async def greet_host(channel: Channel, token: str, limits: Limits) -> None:
    """The controller's part. Raises `RefusedError` for a host without the token."""
    await _greet(channel, token.encode(), b"controller", None, limits)


async def greet_as_host(channel: Channel, ticket: bytes, secret: bytes, limits: Limits) -> None:
    """The part of a host that calls another one. Raises `RefusedError` for who has no such ticket,
    or another secret."""
    await _greet(channel, secret, b"caller", ticket, limits)


async def _greet(
    channel: Channel, key: bytes, side: bytes, ticket: bytes | None, limits: Limits
) -> None:
    channel.limits = HANDSHAKE_LIMITS
    magic, version, theirs = await _receive(channel, _GREETING, 3)
    if magic != _MAGIC:
        raise RefusedError("it is no host of lazyasync")
    if version != VERSION:
        raise RefusedError(f"it speaks version {version!r} of the protocol, and this {VERSION}")
    _check_nonce(theirs)
    mine = secrets.token_bytes(_NONCE_BYTES)
    proof = _proof(key, side, theirs, mine)
    channel.send([_ANSWER, VERSION, mine, proof, ticket])
    try:
        (proof,) = await _receive(channel, _WELCOME, 1)
    except (EOFError, OSError) as error:
        raise RefusedError("it has refused this token") from error
    if not is_bytes(proof) or not hmac.compare_digest(proof, _proof(key, b"host", theirs, mine)):
        raise RefusedError("it does not have this token")
    await _offer_memory(channel)
    channel.limits = limits


async def _offer_memory(channel: Channel) -> None:
    pipe, rings = channel.pipe, None
    if _can_share(pipe):
        made = made_rings()
        if made is not None:
            rings, descriptors = made
            pipe.attach(descriptors)
    try:
        channel.send([_MEMORY])
        (is_taken,) = await _receive(channel, _TAKEN, 1)
        if rings is not None and is_taken is True:
            pipe.rings, rings = rings, None
    finally:
        if rings is not None:
            rings.close()


def _can_share(pipe: Pipe) -> TypeGuard[SocketPipe]:
    return isinstance(pipe, SocketPipe) and pipe.can_share


async def _receive(channel: Channel, kind: int, fields: int) -> list[Any]:
    message = await channel.receive_as_it_begins()
    if message[0] != kind or len(message) != fields + 1:
        raise MalformedMessageError("that is not how a connection begins")
    return message[1:]


def _check_nonce(nonce: object) -> None:
    if type(nonce) is not bytes or len(nonce) != _NONCE_BYTES:
        raise MalformedMessageError("that is not how a connection begins")


def _proof(key: bytes, side: bytes, of_host: bytes, of_controller: bytes) -> bytes:
    signed = b"lazyasync %d %b " % (VERSION, side) + of_host + of_controller
    return hmac.digest(key, signed, "sha256")
