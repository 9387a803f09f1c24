"""Threads that compute do not interrupt others when they are woken."""

from __future__ import annotations

import ctypes
import os
import platform
import sys
import threading

import numpy as np
import pytest
from threads import in_thread

import lazyasync as la
from lazyasync.backends.cpu.scheduling.background import (
    SLICE,
    SchedulingAttributes,
    compute_in_background,
)

pytestmark = pytest.mark.skipif(not hasattr(os, "SCHED_BATCH"), reason="no such scheduling here")


def policies(others: list[threading.Thread]) -> dict[str, int]:
    """How the threads of lazyasync are scheduled, by their names, but for ``others``.

    Which may be of the same names: those of a test before take a moment to end.
    """
    return {
        thread.name: os.sched_getscheduler(thread.native_id)
        for thread in threading.enumerate()
        if thread.name.startswith("lazyasync")
        and thread.native_id is not None
        and thread not in others
    }


async def test_the_threads_of_a_device_compute_in_the_background() -> None:
    pytest.importorskip("llvmlite")
    before = threading.enumerate()
    async with la.open_runtime("cpu:0", config={"cpu_threads": 2, "inline_microseconds": 0}):
        x = await la.put(np.ones((1000, 1000), np.float32))
        compiled = la.compile(lambda a: la.softmax(a, -1))
        for _ in range(3):
            await (await compiled(x))
        found = policies(before)
    computing = {"lazyasync cpu:0", "lazyasync helper 1", "lazyasync native cpu:0"}
    assert computing <= found.keys()
    assert {found[name] for name in computing} == {os.SCHED_BATCH}
    assert os.sched_getscheduler(0) == os.SCHED_OTHER  # the event loop's own thread


def test_a_sandbox_may_refuse_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError("not here")

    monkeypatch.setattr(os, "sched_setscheduler", refuse)
    compute_in_background()


def test_others_interrupt_it_when_they_wake_up() -> None:
    """It has a longer slice than they have, where Linux has slices that can be chosen."""
    number = {"x86_64": 315, "aarch64": 275}.get(platform.machine())
    if number is None or not sys.platform.startswith("linux"):
        pytest.skip("the number of the system call is not known here")

    def attributes() -> SchedulingAttributes:
        found = SchedulingAttributes()
        size = ctypes.sizeof(found)
        failed = ctypes.CDLL(None).syscall(number, 0, ctypes.byref(found), size, 0)
        assert not failed
        return found

    def compute() -> SchedulingAttributes:
        compute_in_background()
        return attributes()

    mine = attributes()
    if mine.runtime == 0:
        pytest.skip("this Linux has no slices that can be chosen")
    found = in_thread(compute)
    assert found.policy == os.SCHED_BATCH
    assert found.runtime == SLICE > mine.runtime
    assert found.nice == mine.nice
    assert attributes().runtime == mine.runtime
