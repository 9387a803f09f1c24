"""A host: it listens, lets those in who have the token, and serves each of them by itself."""

from __future__ import annotations

import logging
import os
import ssl
import warnings
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import trio

from lazyasync.backends.discovery import default_devices
from lazyasync.backends.remote.addresses import parse_address
from lazyasync.backends.remote.channel import BROKEN, Channel, SilentPeerError, first_to_end
from lazyasync.backends.remote.handshake import RefusedError, greet_caller
from lazyasync.backends.remote.links import Links
from lazyasync.backends.remote.pipes import Pipe, SocketPipe, StreamPipe, detached
from lazyasync.backends.remote.session import Session
from lazyasync.backends.remote.wire import Kind, Limits, MalformedMessageError
from lazyasync.backends.sharing import shared_limits
from lazyasync.config import Config, resolve
from lazyasync.device import Device

_SECONDS_TO_SAY_WHY = 1.0
_log = logging.getLogger("lazyasync.serve")


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerLimits:
    """What a host lets its controllers have."""

    connections: int = 16
    """Controllers at a time; others are turned away."""
    memory_bytes: int | None = None
    """What each may have in buffers. None: what the devices have."""
    message_bytes: int = 1 << 34
    """The arrays of one message."""
    handshake_seconds: float = 10.0
    """How long a controller may take to show that it has the token."""
    deadline: float | None = 60.0
    """The seconds after which a controller of which nothing is heard is gone. None: never, before
    its connection ends."""


class Server:
    """Serves ``devices``, by default those that `la.open_runtime` would open, to who has ``token``.

    ``tls`` is the context of a server: all connections over TCP are encrypted then. ``once`` ends
    it when its first controller has gone.
    """

    def __init__(
        self,
        token: str,
        devices: Sequence[str] | None = None,
        *,
        config: Config | None = None,
        limits: ServerLimits | None = None,
        tls: ssl.SSLContext | None = None,
        once: bool = False,
    ) -> None:
        if not token:
            raise ValueError("a host needs a token")
        self._token = token
        self.devices = tuple(map(Device.parse, devices or default_devices()))
        self._config = resolve(config)
        self._limits = limits or ServerLimits()
        self._tls = tls
        self._once = once
        self._scope = trio.CancelScope()
        self.counts: Counter[str] = Counter()
        """``accepted`` connections, and those ``refused``, ``turned away`` as there were too many,
        and ``lost``; by these names."""
        self.connections = 0
        """Those of controllers that there are, and of who may be one."""
        self.links = Links()
        """Those with other hosts, which controllers have them expect."""

    async def listen(self, address: str) -> tuple[str, list[trio.SocketListener]]:
        """Listeners at an address, of which port 0 is any free one, and the address that it is.

        Raises ``ValueError`` for what is no address, and ``OSError`` for one that cannot be had.
        """
        parsed = parse_address(address)
        if (parsed.scheme == "tls") is not (self._tls is not None) and parsed.scheme != "unix":
            raise ValueError(f"{address!r} needs a certificate, or has one and is not for TLS")
        if parsed.scheme == "unix":
            return address, [await _listen_in_files(parsed.path)]
        if not parsed.is_local and self._tls is None:
            warnings.warn(
                f"what goes over {address} can be read and changed on its way: use TLS",
                RuntimeWarning,
                stacklevel=2,
            )
        listeners = await trio.open_tcp_listeners(parsed.port, host=parsed.host)
        port = listeners[0].socket.getsockname()[1]
        host = f"[{parsed.host}]" if ":" in parsed.host else parsed.host
        return f"{parsed.scheme}://{host}:{port}", listeners

    async def serve(self, listeners: Sequence[trio.SocketListener]) -> None:
        """Serves until it is cancelled, or, if ``once``, until its first controller has gone."""
        with self._scope, shared_limits(self.devices, self._config):
            await trio.serve_listeners(self._serve_stream, list(listeners))

    async def _serve_stream(self, stream: trio.SocketStream) -> None:
        pipe: Pipe
        if self._tls is not None and stream.socket.family != getattr(trio.socket, "AF_UNIX", None):
            secured = trio.SSLStream(stream, self._tls, server_side=True)
            pipe = StreamPipe(secured)
        else:
            pipe = SocketPipe(detached(stream))
        await self.serve_pipe(pipe)

    async def serve_pipe(self, pipe: Pipe) -> None:
        """Serves one connection. What is wrong with it ends it alone."""
        # Of other hosts as many may come as are expected.
        if self.connections >= self._limits.connections + len(self.links.secrets):
            self.counts["turned away"] += 1
            await pipe.aclose()
            return
        self.connections += 1
        self.counts["accepted"] += 1
        limits = self._limits
        channel = Channel(pipe, Limits(payload_bytes=limits.message_bytes), limits.deadline)
        known, is_controller = False, True

        async def converse() -> None:
            nonlocal known, is_controller
            with trio.fail_after(limits.handshake_seconds):
                ticket = await greet_caller(
                    channel, self._token, self.links.secrets, channel.limits
                )
            known = True
            if ticket is not None:
                is_controller = False
                self.connections -= 1
                link = self.links.take(ticket)
                if link is not None:
                    channel.heard_within(link.deadline)
                    await link.serve(channel)
                return
            try:
                session = Session(
                    channel, self.devices, self._config, limits.memory_bytes, self.links
                )
                await session.serve()
            except MalformedMessageError as error:
                channel.send([int(Kind.BYE), f"it has refused a message: {error}"[:1000]])
                with trio.move_on_after(_SECONDS_TO_SAY_WHY):
                    await channel.drain()
                raise

        try:
            await first_to_end(channel.run, converse)
        except (MalformedMessageError, RefusedError, trio.TooSlowError) as error:
            self.counts["refused"] += 1
            _log.warning("a connection is refused: %s: %s", type(error).__name__, error)
        except (*BROKEN, SilentPeerError) as error:
            self.counts["lost"] += 1
            _log.info("a connection is gone: %s: %s", type(error).__name__, error)
        except Exception:  # a bug here must not end what is done for others
            self.counts["failed"] += 1
            _log.exception("a connection has failed")
        finally:
            await pipe.aclose()
            if is_controller:
                self.connections -= 1
                if known and self._once:
                    self._scope.cancel()


async def _listen_in_files(path: str) -> trio.SocketListener:
    """A listener on a socket in the file system, which only this user may connect to."""
    sock = trio.socket.socket(trio.socket.AF_UNIX, trio.socket.SOCK_STREAM)
    before = os.umask(0o177)
    try:
        await sock.bind(path)
    except BaseException:
        sock.close()
        raise
    finally:
        os.umask(before)
    sock.listen()
    return trio.SocketListener(sock)
