"""Hosts that are processes of this machine, for tests and for laptops."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import trio

from lazyasync.arguments import whole_number
from lazyasync.backends.remote.addresses import (
    DEADLINE,
    DEVICE,
    TOKEN,
    TOKEN_FILE,
    Host,
    add_hosts,
    remove_hosts,
)
from lazyasync.device import Device
from lazyasync.errors import HostConnectionError

_SECONDS_TO_START = 60.0
_SECONDS_TO_END = 10.0


@dataclass(frozen=True, slots=True)
class LocalHosts:
    """Hosts that are processes here. Their devices are named after them, as ``"host1/cpu:0"``."""

    hosts: dict[str, Host]
    """By their names."""
    devices: list[str]
    """All of theirs, for `la.open_runtime`."""
    processes: dict[str, trio.Process]
    """What they are, for who wants to end one before the others."""


@asynccontextmanager
async def local(
    count: int = 1,
    devices: str | Sequence[str] = DEVICE,
    *,
    names: Sequence[str] | None = None,
    deadline: float = DEADLINE,
    arguments: Sequence[str] = (),
) -> AsyncIterator[LocalHosts]:
    """A block with so many hosts, each a process of this machine that has ``devices``.

    They are named ``"host1"``, ``"host2"``, … or as ``names`` says. ``deadline`` is how many
    seconds nothing may be heard of one. ``arguments`` are further ones of
    ``python -m lazyasync.serve``. They end with the block, and with this process, however that
    ends. Raises `HostConnectionError` for one that does not start, ``ValueError`` for a name that
    is taken, and ``RuntimeError`` outside trio.
    """
    if not trio.lowlevel.in_trio_task():
        raise RuntimeError(
            "la.remote.local is entered in trio: elsewhere start hosts with "
            "`python -m lazyasync.serve`, and name them with `la.remote.named`"
        )
    if names is None:
        names = [f"host{place + 1}" for place in range(whole_number("local: count", count, 1))]
    asked = [devices] if isinstance(devices, str) else list(devices)
    token = secrets.token_hex(32)
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="lazyasync-"))
        processes: dict[str, trio.Process] = {}
        stack.push_async_callback(_end, processes)
        for name in names:
            where = "tcp://127.0.0.1:0"
            if sys.platform != "win32":
                where = f"unix://{Path(folder) / f'{len(processes)}.sock'}"
            processes[name] = await _started(where, asked, token, arguments)
        hosts = {}
        with trio.move_on_after(_SECONDS_TO_START) as scope:
            for name, process in processes.items():
                hosts[name] = Host(await _address(process), token, deadline=deadline)
        if scope.cancelled_caught:
            raise HostConnectionError(f"a host has not started within {_SECONDS_TO_START:g} s")
        add_hosts(hosts)
        stack.callback(remove_hosts, hosts)
        all_devices = [f"{name}/{Device.parse(device)}" for name in hosts for device in asked]
        yield LocalHosts(hosts, all_devices, processes)


async def _started(
    where: str, devices: Sequence[str], token: str, arguments: Sequence[str]
) -> trio.Process:
    environment = {name: value for name, value in os.environ.items() if name != TOKEN_FILE}
    environment[TOKEN] = token
    command = [sys.executable, "-m", "lazyasync.serve", "--listen", where, "--with-stdin"]
    for device in devices:
        command += ["--device", device]
    # Its input ends when this process does, whatever happens, and that is how it knows.
    process: trio.Process = await trio.lowlevel.open_process(
        [*command, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        start_new_session=True,  # what interrupts this process is not for them
    )
    return process


async def _address(process: trio.Process) -> str:
    """Where a host listens, which it writes when it does."""
    assert process.stdout is not None
    line = b""
    while not line.endswith(b"\n"):
        part = await process.stdout.receive_some()
        if not part:
            raise HostConnectionError(
                f"a host has ended, with code {await process.wait()}, instead of starting"
            )
        line += part
    return line.decode().split()[-1]


async def _end(processes: dict[str, trio.Process]) -> None:
    """Ends the processes: politely, and what does not end in time at once."""
    with trio.CancelScope(shield=True):
        for process in processes.values():
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    with suppress(trio.BrokenResourceError):
                        await stream.aclose()
        with trio.move_on_after(_SECONDS_TO_END):
            for process in processes.values():
                await process.wait()
        for process in processes.values():
            if process.returncode is None:
                process.kill()
                await process.wait()
