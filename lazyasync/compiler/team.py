"""The threads that help a device's own with large loops."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import TypeAlias

import numpy as np

Help: TypeAlias = Callable[[int, int], None]
"""Takes part in a run: given the addresses of its records and of its control block."""


class Team:
    """The threads of one device that help its own. They are started when there is work to share."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._queues: list[SimpleQueue[tuple[Help, np.ndarray, np.ndarray] | None]] = []

    def call(self, help: Help, records: np.ndarray, control: np.ndarray) -> None:
        """Has the others help with a run that is about to begin; they may come late, or after."""
        if not self._queues:
            for number in range(1, self.threads):
                queue: SimpleQueue[tuple[Help, np.ndarray, np.ndarray] | None] = SimpleQueue()
                self._queues.append(queue)
                threading.Thread(
                    target=_serve, args=(queue,), name=f"lazyasync helper {number}", daemon=True
                ).start()
        for queue in self._queues:
            queue.put((help, records, control))

    def dismiss(self) -> None:
        """Lets the threads end."""
        queues, self._queues = self._queues, []
        for queue in queues:
            queue.put(None)


def _serve(queue: SimpleQueue[tuple[Help, np.ndarray, np.ndarray] | None]) -> None:
    while (work := queue.get()) is not None:
        help, records, control = work  # the arrays live for as long as they are looked at
        help(records.ctypes.data, control.ctypes.data)
        del work, records, control
