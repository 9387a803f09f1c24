"""What a device's actor needs of the runtime that it belongs to, and no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from lazyasync.backends.protocol import Backend
from lazyasync.config import Config
from lazyasync.device import Device
from lazyasync.observe.metrics import Metrics
from lazyasync.observe.profiling import Profile
from lazyasync.runtime.loop.waiting import Waits
from lazyasync.tensor import TensorExecutor


class DeviceHost(Protocol):
    """A runtime, as its devices see it."""

    @property
    def config(self) -> Config:
        """The settings."""

    def backend(self, device: Device) -> Backend:
        """The backend of one of its devices."""

    @property
    def executor(self) -> TensorExecutor:
        """What the tensors that are computed here talk to."""

    @property
    def metrics(self) -> Metrics:
        """What is counted."""

    @property
    def profile(self) -> Profile | None:
        """The profile that is open, if any."""

    @property
    def waits(self) -> Waits:
        """The tasks that wait."""

    def deliver_soon(self, callback: Callable[[], object]) -> None:
        """Has something called soon in the trio thread."""
