"""Simulated devices on real time, which do what a test says."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

import pytest

import lazyasync as la
from lazyasync.backends.protocol import Command
from lazyasync.backends.sim import SimBackend, SimScript


class Script:
    """What the devices named ``script`` do: how long a program takes, and what it raises."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.errors: deque[Exception] = deque()
        self.begun: Callable[[], object] = lambda: None
        """Called when a program begins, in the runtime's thread."""

    def duration(self, command: Command) -> float:
        """How long a command takes."""
        if command.kind != "execute":
            return 0.0
        self.begun()
        return self.seconds


@pytest.fixture
def script() -> Iterator[Script]:
    """A simulated kind of device, on real time."""
    said = Script()
    simulated = SimScript(
        duration=said.duration,
        failure=lambda command: (
            said.errors.popleft() if command.kind == "execute" and said.errors else None
        ),
    )
    la.backends.register("script", lambda device, options: SimBackend(device, options, simulated))
    yield said
    la.backends.unregister("script")
