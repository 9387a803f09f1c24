"""Long stretches of Python in slices, so that other threads need not wait for the GIL.

A thread that wants the GIL gets it after the switch interval, 5 ms by default,
unless whoever has it lets go of it before.
"""

from __future__ import annotations

import math
import threading
import time

SLICE = 0.0005
"""Seconds after which a thread that works in slices lets the others have the GIL."""
BREATH = 1e-6
"""Seconds for which it sleeps then. Not 0: it would be back before who waits has woken up."""


class _Thread(threading.local):
    ends = math.inf
    """When the slice of this thread is over; never, where it does not work in slices."""


_thread = _Thread()


def work_in_slices(first: float = SLICE) -> None:
    """Has this thread, for as long as it lives, rest in each `pause` that comes after a slice.

    The first slice takes so many seconds from now.
    """
    _thread.ends = time.perf_counter() + first


def pause() -> None:
    """Rests if this thread's slice is over. To be called between pieces of long work."""
    if time.perf_counter() >= _thread.ends:
        time.sleep(BREATH)
        _thread.ends = time.perf_counter() + SLICE
