"""Runtimes on simulated devices, for tests on trio's mock clock."""

from __future__ import annotations

from collections import deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import lazyasync as la
from lazyasync.backends.protocol import Backend, BackendOptions, Command
from lazyasync.backends.sim import SimBackend, SimScript
from lazyasync.device import Device


class Simulation:
    """What simulated devices do from now on: a program takes ``seconds``, an upload or a transfer
    ``copy_seconds``, and the rest no time.

    ``errors`` are raised by the programs to come, one each. ``begun`` are the labels of the
    programs begun, ``copied`` those of the uploads and transfers.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.errors: deque[Exception] = deque()
        self.copy_seconds = 0.0
        self.begun: list[str] = []
        self.copied: list[str] = []
        self.script = SimScript(self._duration, self._failure)

    def _duration(self, command: Command) -> float:
        if command.kind in ("upload", "receive"):
            self.copied.append(command.label)
            return self.copy_seconds
        if command.kind != "execute":
            return 0.0
        self.begun.append(command.label)
        return self.seconds

    def _failure(self, command: Command) -> Exception | None:
        if command.kind == "execute" and self.errors:
            return self.errors.popleft()
        return None

    def create(self, device: Device, options: BackendOptions) -> Backend:
        """A device of this simulation."""
        return SimBackend(device, options, self.script)


@asynccontextmanager
async def open_simulation(
    devices: int = 1,
    config: Mapping[str, Any] | None = None,
    *,
    seconds: float = 1.0,
    errors: Any = "barrier",
) -> AsyncIterator[tuple[la.Runtime, Simulation]]:
    """A runtime on ``virtual:0``, ``virtual:1``, …"""
    simulation = Simulation(seconds)
    la.backends.register("virtual", simulation.create)
    try:
        async with la.open_runtime({"virtual": devices}, config, errors) as runtime:
            yield runtime, simulation
    finally:
        la.backends.unregister("virtual")
