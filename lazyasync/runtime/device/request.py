"""The messages to a device actor."""

from __future__ import annotations

from collections.abc import Callable

from lazyasync.runtime.loop.waiting import WaitQueue, Waits


class Request:
    """One message to a device actor: pending, delivered, or abandoned by its sender.

    ``begin`` is called by the actor. A sender that is cancelled before that withdraws the message;
    after it the request is abandoned, and what it still yields is dropped.
    """

    __slots__ = ("_queue", "_waits", "begin", "replied")

    def __init__(self, waits: Waits, begin: Callable[[Request], None]) -> None:
        self._waits = waits
        self._queue: WaitQueue = {}
        self.begin = begin
        self.replied = False

    def reply(self) -> None:
        """Lets the sender go on."""
        self.replied = True
        self._waits.wake_all(self._queue)

    async def wait(self) -> None:
        """Waits for the reply."""
        if not self.replied:
            await self._waits.park(self._queue)
