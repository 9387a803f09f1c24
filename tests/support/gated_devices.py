"""Simulated devices on real time that do nothing while a test holds them up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import trio

import lazyasync as la
from lazyasync.backends.protocol import BackendOptions, Command
from lazyasync.backends.sim import SimBackend, SimScript
from lazyasync.device import Device


class Gate:
    """What the devices named ``gated`` do: commands wait while it is closed, and none takes time.

    Opened and closed in the thread of the runtime. ``begun`` are the labels of the programs begun,
    ``failure`` gives what a command raises.
    """

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.failure: Callable[[Command], Exception | None] = lambda command: None
        self._closed: trio.Event | None = None

    def close(self) -> None:
        """Holds up what has not begun."""
        if self._closed is None:
            self._closed = trio.Event()

    def open(self) -> None:
        """Lets everything go on."""
        closed, self._closed = self._closed, None
        if closed is not None:
            closed.set()

    async def pass_through(self, command: Command) -> None:
        """Waits while it is closed."""
        if command.kind == "execute":
            self.begun.append(command.label)
        while self._closed is not None:
            await self._closed.wait()


class _GatedBackend(SimBackend):
    def __init__(self, device: Device, options: BackendOptions, gate: Gate) -> None:
        super().__init__(device, options, SimScript(failure=lambda command: gate.failure(command)))
        self._gate = gate

    async def _run(self, command: Command) -> None:
        await self._gate.pass_through(command)
        await super()._run(command)


@contextmanager
def gated_devices() -> Iterator[Gate]:
    """Registers devices ``gated:0``, ``gated:1``, …, all with one gate, which is open."""
    gate = Gate()
    la.backends.register("gated", lambda device, options: _GatedBackend(device, options, gate))
    try:
        yield gate
    finally:
        la.backends.unregister("gated")
