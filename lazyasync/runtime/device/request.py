"""The messages to a device actor: work that it is asked to begin."""

from __future__ import annotations

from lazyasync.runtime.device.memory import Attempt
from lazyasync.runtime.loop.waiting import WaitQueue, Waits


class Request:
    """Work that a device actor is asked to begin: pending, taken up, or withdrawn by its sender."""

    __slots__ = ("_queue", "_waits", "taken_up", "work")

    def __init__(self, waits: Waits, work: Attempt) -> None:
        self._waits = waits
        self._queue: WaitQueue = {}
        self.work = work
        self.taken_up = False

    def take_up(self) -> None:
        """Begins the work, and lets the sender go on."""
        self.work.begun = True
        self.work.start()
        self.taken_up = True
        self._waits.wake_all(self._queue)

    async def wait(self) -> None:
        """Waits until the actor has begun."""
        if not self.taken_up:
            await self._waits.park(self._queue)
