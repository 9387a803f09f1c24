"""What the devices of a runtime share in their process."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from lazyasync.backends.cpu.cores import device_threads, shared_cores
from lazyasync.device import Device

if TYPE_CHECKING:
    from lazyasync.config import Config


def shared_limits(devices: Iterable[Device], config: Config) -> AbstractContextManager[None]:
    """Limits the libraries that devices have in common, for as long as their runtime is open."""
    count = _on_host(devices)
    return shared_cores(count, config.cpu_threads if count else None)


def host_threads(devices: Iterable[Device], config: Config) -> dict[str, int]:
    """The threads of each device, for the kinds of devices that compute on the host's cores."""
    count = _on_host(devices)
    return {"cpu": device_threads(count, config.cpu_threads)} if count else {}


def _on_host(devices: Iterable[Device]) -> int:
    return sum(device.kind == "cpu" for device in devices)
