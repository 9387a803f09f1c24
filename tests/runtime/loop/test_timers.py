"""Timers are as good in a loop that is woken often as in one that is not."""

from __future__ import annotations

import os
import sys
import time

import pytest
import trio
from trio.testing import wait_all_tasks_blocked

import lazyasync as la
from lazyasync.runtime.loop.thread_callbacks import QUIET_ROUNDS, Deliveries
from lazyasync.runtime.loop.timers import FineTimers

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the alarms are Linux's")


async def test_an_alarm_wakes_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else would: the loop has no timer of its own here."""
    woken = trio.Event()
    read = os.read

    def take_note(descriptor: int, count: int) -> bytes:
        woken.set()
        return read(descriptor, count)

    timers = FineTimers()
    timers.open()
    try:
        await wait_all_tasks_blocked()
        monkeypatch.setattr(os, "read", take_note)
        begin = time.perf_counter()
        timers.set_alarm(0.0102)
        await woken.wait()
        assert time.perf_counter() - begin >= 0.0102
    finally:
        timers.close()


async def test_a_runtime_watches_over_timers_while_it_wakes_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[float] = []
    monkeypatch.setattr(Deliveries, "before_io_wait", lambda self, timeout: seen.append(timeout))
    async with la.open_runtime("cpu:0") as runtime:
        await trio.sleep(0.002)
        assert not seen  # nothing else has woken the loop
        runtime.deliver_soon(lambda: None)
        await trio.sleep(0.002)
        await trio.sleep(0.002)
        assert seen
        for _ in range(QUIET_ROUNDS + 1):
            await trio.lowlevel.checkpoint()
        seen.clear()
        await trio.sleep(0.002)
        assert not seen
        runtime.deliver_soon(lambda: None)
        await trio.sleep(0.002)
        await trio.sleep(0.002)
        assert seen
    seen.clear()
    await trio.sleep(0.002)
    assert seen == []


async def test_alarms_are_set_only_where_rounding_is_felt(monkeypatch: pytest.MonkeyPatch) -> None:
    timers = FineTimers()
    timers.open()
    try:
        settime = []
        monkeypatch.setattr(timers, "_settime", lambda *args: settime.append(list(args[2])[2:]))
        deliveries = Deliveries(timers, lambda error: None)
        for timeout in (0.0, 0.001, 0.00095, 2.0, 86400.0):
            deliveries.before_io_wait(timeout)
        assert settime == []
        deliveries.before_io_wait(0.00125)
        deliveries.before_io_wait(3.0002)
    finally:
        timers.close()
    (first, second) = settime
    assert first == [0, pytest.approx(1_250_000, abs=1)]
    assert second == [3, pytest.approx(200_000, abs=1)]


async def test_closing_leaves_nothing_behind() -> None:
    before = trio.lowlevel.current_statistics().tasks_living
    for _ in range(3):
        timers = FineTimers()
        timers.open()
        timers.close()
        timers.close()
        await wait_all_tasks_blocked()
    assert trio.lowlevel.current_statistics().tasks_living == before
