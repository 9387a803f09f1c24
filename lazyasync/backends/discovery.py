"""Which devices this machine has, and which a runtime has that names none."""

from __future__ import annotations

import ctypes
import importlib
import importlib.util
import sys
import warnings
from collections.abc import Iterable
from typing import Any

from lazyasync.device import Device
from lazyasync.errors import UnknownDeviceError

_DRIVER = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"


def default_devices() -> list[str]:
    """The devices of a runtime that names none: every CUDA device, or else one CPU device."""
    return [f"cuda:{index}" for index in range(cuda_device_count())] or ["cpu:0"]


def cuda_device_count() -> int:
    """The number of CUDA devices that CuPy can use; 0 without CuPy or without a driver."""
    return _count_or_reason()[0]


def cuda_unavailable_reason() -> str:
    """Why there is no CUDA device, for people; empty if there is one."""
    return _count_or_reason()[1]


def gpus_among(devices: Iterable[Device]) -> int:
    """How many of some devices are CUDA devices."""
    return sum(device.kind == "cuda" for device in devices)


def usable_cupy(device: Device) -> Any:
    """CuPy, for a device of its. Raises `UnknownDeviceError`, with the reason, where none works."""
    reason = cuda_unavailable_reason()
    if reason:
        raise UnknownDeviceError(f"there is no {device}: {reason}")
    return importlib.import_module("cupy")


def _count_or_reason() -> tuple[int, str]:
    if not _is_installed("cupy"):
        return 0, "CuPy is not installed; install `lazyasync[cuda13]` or `lazyasync[cuda12]`"
    try:
        # Importing CuPy takes half a second, which a machine without a driver can save.
        ctypes.CDLL(_DRIVER)
    except OSError:
        return 0, f"there is no CUDA driver: {_DRIVER} cannot be loaded"
    try:
        with warnings.catch_warnings(action="ignore"):
            import cupy
        count = int(cupy.cuda.runtime.getDeviceCount())
    except Exception as error:  # a broken installation is one without devices
        return 0, f"CuPy does not work here: {type(error).__name__}: {error}"
    return count, "" if count else "CUDA has no devices here"


def _is_installed(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except (ImportError, ValueError):  # it has been made unimportable
        return False
