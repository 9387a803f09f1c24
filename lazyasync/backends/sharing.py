"""What the devices of a runtime share in their process."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from lazyasync.backends.cpu.blas import own_blas
from lazyasync.backends.cpu.native_runtime.module import supports_threads
from lazyasync.backends.cpu.scheduling.cores import device_threads, limited_blas_threads
from lazyasync.device import Device

if TYPE_CHECKING:
    from lazyasync.config import Config


def shared_limits(devices: Iterable[Device], config: Config) -> AbstractContextManager[None]:
    """Limits the libraries that devices have in common, for as long as their runtime is open.

    Devices that share products among threads of their own do it by a BLAS of their own, if there
    is one, and limit nothing: see `own_blas`. NumPy's has one thread if it has to do instead.
    Without machine code devices share the threads of NumPy's evenly, unless so many are wished;
    one device has all of them.
    """
    count, threads = _on_host(devices), config.cpu_threads
    if count and config.jit and supports_threads() and importlib.util.find_spec("llvmlite"):
        return limited_blas_threads(1) if own_blas() is None else nullcontext()
    if count > 1 or (count and threads is not None):
        return limited_blas_threads(device_threads(count, threads))
    return nullcontext()


def host_threads(devices: Iterable[Device], config: Config) -> dict[str, int]:
    """The threads of each device, for the kinds of devices that compute on the host's cores."""
    count = _on_host(devices)
    return {"cpu": device_threads(count, config.cpu_threads)} if count else {}


def share_of_cores(devices: Iterable[Device], cores: float) -> int:
    """The threads of each such device, of a process that may use so many cores."""
    return max(1, int(cores) // max(1, _on_host(devices)))


def _on_host(devices: Iterable[Device]) -> int:
    return sum(device.kind == "cpu" for device in devices)
