"""Which devices this machine has."""

from __future__ import annotations

import importlib.util


def cuda_device_count() -> int:
    """The number of CUDA devices that CuPy can use; 0 without CuPy or without a driver."""
    if importlib.util.find_spec("cupy") is None:
        return 0
    try:
        import cupy

        return int(cupy.cuda.runtime.getDeviceCount())
    except Exception:  # a broken or driverless installation is one without devices
        return 0
