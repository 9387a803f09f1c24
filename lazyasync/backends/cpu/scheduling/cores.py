"""The share of the cores that each logical CPU device has, and the BLAS that all have in common."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from lazyasync.backends.cpu.process_locks import ProcessLock


def usable_cores() -> int:
    """The cores that this process may run on."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def device_threads(devices: int, threads: int | None) -> int:
    """The threads of each of so many devices, which share the cores, or as many as are wished."""
    return max(1, usable_cores() // devices) if threads is None else threads


_lock = ProcessLock()
_limits: list[int] = []
"""Those that are in force, of all runtimes that are open; the least counts."""
_before: list[tuple[Any, int]] = []
"""Each library, and how many threads it had before the first of them."""


@contextmanager
def limited_blas_threads(limit: int) -> Iterator[None]:
    """Has BLAS use ``limit`` threads for as long as the block lasts.

    Blocks in several threads may overlap in any way; the least of their limits holds.
    """
    with _lock:
        if not _limits:
            _before[:] = [(library, library.get_num_threads()) for library in _libraries()]
        _limits.append(limit)
        _apply()
    try:
        yield
    finally:
        with _lock:
            _limits.remove(limit)
            _apply()


def _libraries() -> list[Any]:
    from threadpoolctl import ThreadpoolController

    found: list[Any] = ThreadpoolController().select(user_api="blas").lib_controllers
    return found


def _apply() -> None:
    for library, threads in _before:
        library.set_num_threads(min(_limits, default=threads))
