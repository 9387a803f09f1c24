"""`DeviceLock`: who may issue work to a device, and the one order in which several are locked."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from types import TracebackType

from lazyasync.device import Device
from lazyasync.observe.metrics import Metrics
from lazyasync.runtime.loop.waiting import WaitQueue, Waits


class DeviceLock:
    """Held while one program is issued, not until it completes: the device must not idle.

    An async context manager. Waiting for it can be cancelled; it is handed over in the order of
    arrival.
    """

    __slots__ = ("_metrics", "_queue", "_waits", "device", "held")

    def __init__(self, device: Device, waits: Waits, metrics: Metrics) -> None:
        self.device = device
        self.held = False
        self._waits = waits
        self._metrics = metrics
        self._queue: WaitQueue = {}

    def try_acquire(self) -> bool:
        """Takes the lock if it is free."""
        if self.held:
            return False
        self.held = True
        return True

    async def acquire(self) -> None:
        """Waits for the lock and takes it; the time waited is the metric ``DeviceLockWait``."""
        if not self.try_acquire():
            started = time.perf_counter()
            await self._waits.park(self._queue)  # handed over, still held
            self._metrics.add_sample("DeviceLockWait", time.perf_counter() - started, kind="time")

    def release(self) -> None:
        """Hands the lock to whoever has waited longest, or frees it."""
        if not self._waits.wake_first(self._queue):
            self.held = False

    @property
    def waiting(self) -> int:
        """The number of tasks that wait for the lock."""
        return len(self._queue)

    async def __aenter__(self) -> DeviceLock:
        await self.acquire()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.release()


@asynccontextmanager
async def lock_devices(locks: Iterable[DeviceLock]) -> AsyncIterator[None]:
    """Holds several locks, taken in the order of their devices, however they are named.

    As everybody takes them in this order, no two holders can wait for each other.
    """
    held: list[DeviceLock] = []
    try:
        for lock in sorted(set(locks), key=lambda lock: lock.device):
            await lock.acquire()
            held.append(lock)
        yield
    finally:
        for lock in reversed(held):
            lock.release()
