"""What a device's actor needs of the runtime that it belongs to, and no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from lazyasync.backends.protocol import Backend
from lazyasync.device import Device
from lazyasync.runtime.host import RuntimeHost
from lazyasync.tensor import TensorExecutor


class DeviceHost(RuntimeHost, Protocol):
    """A runtime, as its devices see it."""

    inline_seconds: float
    """How long a program may take that runs in its caller's task."""

    def backend(self, device: Device) -> Backend:
        """The backend of one of its devices."""

    @property
    def executor(self) -> TensorExecutor:
        """What the tensors that are computed here talk to."""

    def deliver_soon(self, callback: Callable[[], object]) -> None:
        """Has something called soon in the trio thread."""
