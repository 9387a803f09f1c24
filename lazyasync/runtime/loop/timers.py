"""Timers of the event loop that are not late because the loop has been woken for something else.

Python rounds the time for which epoll waits up to whole milliseconds. A task that sleeps for one
is woken in time, because that is rounded to itself; but if the loop is woken meanwhile, as by the
end of a step, it waits for the rest, again rounded up: the task is late by up to a millisecond.
"""

from __future__ import annotations

import ctypes
import os
import sys
from contextlib import suppress
from typing import Any

import trio

TOLERATED = 1e-4
"""Seconds that a timer may be late without an alarm of its own."""
ROUNDED_TO = 1e-3
"""Seconds to whose multiples Python rounds what epoll waits for."""

_MONOTONIC = 1
_NONBLOCK, _CLOEXEC = 0o4000, 0o2000000


class FineTimers:
    """Has Linux ring at the very time; elsewhere it does nothing. Used in the trio thread."""

    def __init__(self) -> None:
        self._descriptor: int | None = None
        self._settime: Any = None
        self._time = (ctypes.c_long * 4)()

    def open(self) -> None:
        """Makes the alarm, and starts the task that takes note of it, until `close`."""
        library = ctypes.CDLL(None, use_errno=True) if _has_alarms() else None
        if library is None or not hasattr(library, "timerfd_create"):
            return
        descriptor = library.timerfd_create(_MONOTONIC, _NONBLOCK | _CLOEXEC)
        if descriptor < 0:
            return
        self._descriptor = descriptor
        self._settime = library.timerfd_settime
        trio.lowlevel.spawn_system_task(self._serve, descriptor, name="lazyasync timers")

    def close(self) -> None:
        """Leaves the timers alone."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            trio.lowlevel.notify_closing(descriptor)
            os.close(descriptor)

    def leave_behind(self, *, detached: bool) -> None:
        """Leaves the parent's alarm alone in a forked child, which has its memory in common.

        ``detached``: the child's event loop runs on, and does not wait for what the parent's does.
        """
        if detached:
            self.close()
        else:
            self._descriptor = None

    def set_alarm(self, timeout: float) -> None:
        """Sets the alarm to ring in so many seconds: the loop is about to wait for longer."""
        if self._descriptor is not None:
            seconds = int(timeout)
            self._time[2] = seconds
            self._time[3] = int((timeout - seconds) * 1e9) or 1  # 0 would stop the alarm
            self._settime(self._descriptor, 0, self._time, None)

    async def _serve(self, descriptor: int) -> None:
        """Takes note of alarms: that the loop has been woken is all there is to do."""
        with suppress(trio.ClosedResourceError):
            while self._descriptor is not None:
                await trio.lowlevel.wait_readable(descriptor)
                if self._descriptor is not None:
                    with suppress(BlockingIOError):  # it has been set again
                        os.read(descriptor, 8)


def _has_alarms() -> bool:
    """Whether this is Linux, with integers of 64 bits in its interfaces of time."""
    return sys.platform == "linux" and ctypes.sizeof(ctypes.c_long) == 8
