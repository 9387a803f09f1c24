"""Memory in KiB: tensors and arrays of so many, and what is in use."""

from __future__ import annotations

import gc

import numpy as np

import lazyasync as la
from lazyasync.tensor import LazyTensor

KILOBYTE = 256
"""Elements of float32 that make 1,024 bytes."""


def block(kilobytes: int = 1, value: float = 2.5) -> LazyTensor:
    """A lazy tensor of so many KiB."""
    return la.full((kilobytes * KILOBYTE,), value) * 2.0


def host(kilobytes: int, value: float = 1.0) -> np.ndarray:
    """A host array of so many KiB."""
    return np.full(kilobytes * KILOBYTE, value, np.float32)


def used(runtime: la.Runtime, device: str = "virtual:0") -> int:
    """The bytes of live buffers on a device."""
    gc.collect()
    return runtime.statistics().devices[device].memory_bytes
