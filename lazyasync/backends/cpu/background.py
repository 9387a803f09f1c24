"""Threads that compute, as the operating system is to see them."""

from __future__ import annotations

import os
from contextlib import suppress


def compute_in_background() -> None:
    """Keeps the calling thread from interrupting others when it is woken, where that is possible.

    A thread that has slept is otherwise let in at once: on a machine whose cores are all computing,
    that is where the event loop runs, which then waits for some milliseconds. It gets no less time
    by this (Linux: ``SCHED_BATCH``).
    """
    if hasattr(os, "SCHED_BATCH"):
        with suppress(OSError):  # where a sandbox does not let threads choose
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
