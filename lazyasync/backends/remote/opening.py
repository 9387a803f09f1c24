"""Connecting a runtime with the hosts of its devices, for as long as it is open."""

from __future__ import annotations

import ssl
import warnings
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeAlias

import trio

from lazyasync.backends.protocol import Backend, BackendOptions
from lazyasync.backends.remote.addresses import (
    Host,
    find_token,
    host_of,
    parse_address,
)
from lazyasync.backends.remote.backend import RemoteBackend
from lazyasync.backends.remote.channel import BROKEN, Channel, SilentPeerError
from lazyasync.backends.remote.connection import DeviceFacts, HostConnection
from lazyasync.backends.remote.failures import read_error
from lazyasync.backends.remote.handshake import RefusedError, greet_host
from lazyasync.backends.remote.pipes import (
    Pipe,
    SocketPipe,
    StreamPipe,
    connect_tcp,
    connect_tls,
    connect_unix,
)
from lazyasync.backends.remote.session import SETTINGS
from lazyasync.backends.remote.wire import Kind, Limits, MalformedMessageError, checked
from lazyasync.config import Config
from lazyasync.device import Device
from lazyasync.errors import HostConnectionError

Opener: TypeAlias = Callable[[Device, BackendOptions], Backend]


class Connections:
    """The hosts that a runtime is connected with, while it is open."""

    def __init__(self, nursery: trio.Nursery, config: Config) -> None:
        self._nursery = nursery
        self._config = config
        self._by_name: dict[str, HostConnection] = {}
        self.changing = trio.Lock()
        """Held by who adds a host in the place of another one."""

    async def add(self, devices: Sequence[Device]) -> dict[Device, Opener]:
        """Connects the hosts of devices; gives what opens each of the devices.

        Raises `HostConnectionError` for a host that is not there or refuses, and what it answers.
        """
        hosts: dict[str, list[Device]] = {}
        for device in devices:
            if device.host:
                hosts.setdefault(device.host, []).append(device)
        openers: dict[Device, Opener] = {}
        for name, theirs in hosts.items():
            connection = await _connect(self._nursery, name, theirs, self._config)
            self._by_name[name] = connection
            for index, device in enumerate(theirs):
                openers[device] = partial(_open, connection, index)
        return openers

    def is_lost(self, name: str) -> bool:
        """Whether a host is lost, of those that have been connected."""
        return self._by_name[name].lost is not None

    async def aclose(self) -> None:
        """Ends all connections."""
        for connection in self._by_name.values():
            await connection.aclose()


@asynccontextmanager
async def connected(config: Config) -> AsyncIterator[Connections]:
    """A block in which a runtime can be connected with hosts."""
    failure: BaseException | None = None
    try:
        async with trio.open_nursery() as nursery:
            connections = Connections(nursery, config)
            try:
                yield connections
            except BaseException as error:
                failure = error  # by itself, and not in a group
            await connections.aclose()
            nursery.cancel_scope.cancel()
    except BaseException:
        if failure is None:
            raise
    if failure is not None:
        raise failure


def _open(
    connection: HostConnection, index: int, device: Device, options: BackendOptions
) -> Backend:
    return RemoteBackend(device, options, connection, index)


async def _connect(
    nursery: trio.Nursery, name: str, devices: Sequence[Device], config: Config
) -> HostConnection:
    host = host_of(name)
    token = find_token() if host.token is None else host.token
    try:
        with trio.fail_after(host.deadline):
            pipe = await open_pipe(host)
        return await connect(nursery, name, host, token, pipe, devices, config)
    except (*BROKEN, RefusedError, SilentPeerError, MalformedMessageError) as error:
        raise HostConnectionError(f"the host {name} cannot be connected: {error}") from error
    except trio.TooSlowError as error:
        raise HostConnectionError(
            f"the host {name} has not answered within {host.deadline:g} s"
        ) from error


async def connect(
    nursery: trio.Nursery,
    name: str,
    host: Host,
    token: str,
    pipe: Pipe,
    devices: Sequence[Device],
    config: Config,
) -> HostConnection:
    """A connection over a pipe, with the devices opened; it is served by tasks in the nursery."""
    channel = Channel(pipe, Limits(), host.deadline)
    connection = HostConnection(name, host, channel, pipe.fingerprint)
    nursery.start_soon(connection.keep, name=f"lazyasync connection to {name}")
    try:
        with trio.fail_after(host.deadline):
            await greet_host(channel, token, channel.limits)
            settings = {name: getattr(config, name) for name in SETTINGS}
            names = [device.there for device in devices]
            channel.send([int(Kind.OPEN), names, settings, float(host.deadline)])
            message = await channel.receive_as_it_begins()
            kind = checked(message)
        if kind is Kind.FAILED:
            raise read_error(message[2], message[3], message[4], f"the host {name}")
        if kind is not Kind.OPENED or len(message[1]) != len(devices):
            raise MalformedMessageError("that is not how a host answers")
        channel.expected_within(message[2])
        connection.facts = [DeviceFacts.parse(facts) for facts in message[1]]
    except BaseException as error:
        connection.lose(error)
        raise
    nursery.start_soon(connection.serve, name=f"lazyasync answers of {name}")
    return connection


async def open_pipe(host: Host) -> Pipe:
    """The pipe to a host. Raises ``OSError``."""
    if host.stream is not None:
        return StreamPipe(await host.stream())
    address = parse_address(host.address)
    if address.scheme == "unix":
        return SocketPipe(await connect_unix(address.path))
    if address.scheme == "tls":
        context = host.tls or ssl.create_default_context()
        return await connect_tls(address.host, address.port, context)
    if not address.is_local:
        warnings.warn(
            f"what goes to {host.address} can be read and changed on its way: use TLS",
            RuntimeWarning,
            stacklevel=2,
        )
    return SocketPipe(await connect_tcp(address.host, address.port))
