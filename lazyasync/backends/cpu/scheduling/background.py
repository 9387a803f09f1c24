"""Policies and priorities of threads that compute, as the operating system is to see them."""

from __future__ import annotations

import ctypes
import os
import sys
from contextlib import suppress

SLICE = 5_000_000
"""Nanoseconds for which Linux lets a computing thread go on: some more than usual, which is 0.7 ms
and more, by the number of cores. With much more, it gets a core late beside others that compute,
too late for who waits for its part of a loop."""
_SCHED_SETATTR = {"x86_64": 314, "aarch64": 274}
"""The number of the system call, for which the C library has had no function for long."""


class SchedulingAttributes(ctypes.Structure):
    """Linux's ``struct sched_attr``."""

    _fields_ = (
        ("size", ctypes.c_uint32),
        ("policy", ctypes.c_uint32),
        ("flags", ctypes.c_uint64),
        ("nice", ctypes.c_int32),
        ("priority", ctypes.c_uint32),
        ("runtime", ctypes.c_uint64),
        ("deadline", ctypes.c_uint64),
        ("period", ctypes.c_uint64),
    )


def nice_value() -> int:
    """That of the calling thread: the greater it is, the lower its priority."""
    return os.getpriority(os.PRIO_PROCESS, 0) if sys.platform == "linux" else 0


def compute_in_background(nice: int | None = None) -> None:
    """Has the calling thread make way for others that wake up, and not interrupt any, where it can.

    ``nice`` is the nice value that it is to have, if not the one that it has; see `Contention`.

    A thread that has slept is otherwise let in at once: on a machine whose cores are all computing,
    that is where the event loop runs, which then waits for some milliseconds. And the event loop,
    when it wakes up, waits for as long behind a thread that computes. The thread gets no less time
    by this (Linux: ``SCHED_BATCH``, and from Linux 6.12 on a long slice, which those with a shorter
    one interrupt).
    """
    if nice is not None and sys.platform == "linux":  # elsewhere it is the whole process's
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, 0, nice)
    if hasattr(os, "SCHED_BATCH"):
        with suppress(OSError):  # where a sandbox does not let threads choose
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
            _take_long_slices(os.SCHED_BATCH)


def _take_long_slices(policy: int) -> None:
    """Asks for slices of `SLICE`. An older system takes no notice of it."""
    number = _SCHED_SETATTR.get(os.uname().machine) if sys.platform == "linux" else None
    if number is None or ctypes.sizeof(ctypes.c_void_p) != 8:
        return
    attributes = SchedulingAttributes(
        size=ctypes.sizeof(SchedulingAttributes),
        policy=policy,
        nice=nice_value(),
        runtime=SLICE,
    )
    ctypes.CDLL(None).syscall(
        ctypes.c_long(number), ctypes.c_long(0), ctypes.byref(attributes), ctypes.c_long(0)
    )
