"""What the scheduler needs of the runtime that it belongs to, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from lazyasync.backends.protocol import Backend
from lazyasync.device import Device
from lazyasync.runtime.device.actor import DeviceActor
from lazyasync.runtime.host import RuntimeHost
from lazyasync.runtime.loop.thread_callbacks import Deliveries
from lazyasync.runtime.steps.completion import Completion


class SchedulerHost(RuntimeHost, Protocol):
    """A runtime, as its scheduler sees it."""

    @property
    def actors(self) -> Mapping[Device, DeviceActor]:
        """The actors of its devices."""

    @property
    def deliveries(self) -> Deliveries:
        """The way of calls from other threads into the trio thread."""

    @property
    def inline_seconds(self) -> float:
        """How long a program may take that is run in its caller's task."""

    def any_backend(self, kind: str) -> Backend:
        """The backend of some device of a kind, for compiling."""

    async def hand_over(self, completion: Completion) -> None:
        """Hands over what waits for its job's next await, past the limit of steps in flight."""
