"""The share of the cores that each logical CPU device has."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager


def usable_cores() -> int:
    """The cores that this process may run on."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def device_threads(devices: int, threads: int | None) -> int:
    """The threads of each of so many devices, which share the cores, or as many as are wished."""
    return max(1, usable_cores() // devices) if threads is None else threads


@contextmanager
def shared_cores(devices: int, threads: int | None) -> Iterator[None]:
    """Limits BLAS, whose threads all devices have in common, for as long as the block lasts.

    ``devices`` CPU devices share the cores evenly, unless ``threads`` says how many threads each
    has. With one device and no wish nothing is changed.
    """
    if threads is None and devices <= 1:
        yield
        return
    from threadpoolctl import threadpool_limits

    with threadpool_limits(limits=device_threads(devices, threads), user_api="blas"):
        yield
