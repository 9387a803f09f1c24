"""Hosts for tests: a process that tests share, and servers in the test's own run of trio."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

import trio
import trio.testing

import lazyasync as la
from lazyasync.backends.remote.addresses import TOKEN
from lazyasync.backends.remote.pipes import StreamPipe

SECRET = "a token of tests"
_FLIPPED = bytes(range(255, -1, -1))


@contextmanager
def host_process(name: str) -> Iterator[subprocess.Popen[bytes]]:
    """A host with two CPU devices in a process of its own, by a name."""
    command = [sys.executable, "-m", "lazyasync.serve", "--listen", "tcp://127.0.0.1:0"]
    command += ["--with-stdin", "--device", "cpu:0", "--device", "cpu:1"]
    environment = os.environ | {TOKEN: SECRET}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        address = process.stdout.readline().decode().split()[-1]
        with la.remote.named({name: la.remote.Host(address, SECRET)}):
            yield process
        process.stdin.close()
        process.wait(20)


@dataclass(eq=False)
class Wire(trio.abc.Stream):
    """One end of a connection in memory, on which things go wrong.

    ``stalled`` says that nothing arrives any more, and ``cut`` that it is broken; ``limit`` is how
    many more bytes may be sent before ``at_limit`` is called.
    """

    stream: trio.abc.Stream
    stalled: bool = False
    cut: bool = False
    limit: int | None = None
    at_limit: Callable[[], None] = lambda: None
    flips: bool = False
    sent: int = 0
    received: int = 0
    pieces: int = 0

    async def send_all(self, data: bytes | bytearray | memoryview) -> None:
        content = bytes(data)
        if self.limit is not None:
            part = content[: self.limit]
            self.limit -= len(part)
            if len(part) < len(content):
                if part:
                    await self.stream.send_all(part)
                self.limit = None
                self.at_limit()
                content = content[len(part) :]
        if self.cut:
            raise trio.BrokenResourceError
        if self.stalled:
            await trio.sleep_forever()
        if self.flips:
            content = content.translate(_FLIPPED)
        self.sent += len(content)
        self.pieces += 1
        await self.stream.send_all(content)

    async def wait_send_all_might_not_block(self) -> None:
        await trio.lowlevel.checkpoint()

    async def receive_some(self, max_bytes: int | None = None) -> bytes:
        received = bytes(await self.stream.receive_some(max_bytes))
        if self.cut:
            raise trio.BrokenResourceError
        if self.stalled:
            await trio.sleep_forever()
        self.received += len(received)
        return received.translate(_FLIPPED) if self.flips else received

    async def aclose(self) -> None:
        await self.stream.aclose()


@dataclass(eq=False)
class HostHere:
    """A host in the test's own run."""

    server: la.remote.Server
    wires: list[Wire] = field(default_factory=list)
    """The controllers' ends of its connections."""
    called: list[Wire] = field(default_factory=list)
    """The other hosts' ends of connections that they have made."""

    @property
    def wire(self) -> Wire:
        """The latest of them."""
        return self.wires[-1]


_reached: dict[str, Callable[[], trio.abc.Stream]] = {}
"""What calls the hosts of tests, by their addresses."""


async def _dial(address: str, fingerprint: bytes | None) -> StreamPipe:
    call = _reached.get(address)
    if call is None:
        raise ConnectionRefusedError(address)
    return StreamPipe(call())


@asynccontextmanager
async def host_here(
    name: str = "host1",
    devices: Sequence[str] = ("cpu:0",),
    *,
    token: str = SECRET,
    deadline: float = 10.0,
    reached: bool = True,
    **limits: Any,
) -> AsyncIterator[HostHere]:
    """A host of this name, in the run of trio that this is called in, over streams in memory.

    Other hosts can call it, if it can be ``reached``.
    """
    server = la.remote.Server(SECRET, devices, limits=la.remote.ServerLimits(**limits))
    server.links.dial = _dial
    here = HostHere(server)
    address = f"unix:///memory/{name}"
    async with trio.open_nursery() as nursery:

        async def connect() -> trio.abc.Stream:
            one, other = trio.testing.memory_stream_pair()
            nursery.start_soon(server.serve_pipe, StreamPipe(other))
            here.wires.append(Wire(one))
            return here.wire

        def call() -> trio.abc.Stream:
            one, other = trio.testing.memory_stream_pair()
            nursery.start_soon(server.serve_pipe, StreamPipe(other))
            here.called.append(Wire(one))
            return here.called[-1]

        host = la.remote.Host(
            address, token, deadline=deadline, stream=connect, among_hosts=address
        )
        if reached:
            _reached[address] = call
        try:
            with la.remote.named({name: host}):
                yield here
        finally:
            _reached.pop(address, None)
        nursery.cancel_scope.cancel()
