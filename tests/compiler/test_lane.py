"""Programs launched on a lane: the same results, a bell at each landing, and nothing kept."""

from __future__ import annotations

import os
import re
import select
import sys
import threading
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from graph_programs import arena_for
from native_programs import code_of
from needs import needs_llvm, needs_threads

import lazyasync as la
from lazyasync.compiler import llvm_engine, llvm_loops
from lazyasync.compiler.lane import Lane
from lazyasync.compiler.native_code import BoundNativeCode, Launch
from lazyasync.compiler.team import Team

pytestmark = [needs_llvm, needs_threads]


class Rung:
    """A lane, and the bell that it rings."""

    def __init__(self) -> None:
        self.bell = os.eventfd(0, os.EFD_NONBLOCK)
        self.lane = Lane(llvm_engine.engine().lanes, os.dup(self.bell))

    def wait(self) -> int:
        """Waits for the bell; gives how often it has rung."""
        assert select.select([self.bell], [], [], 10)[0]
        return os.eventfd_read(self.bell)


@pytest.fixture
def rung() -> Iterator[Rung]:
    made = Rung()
    yield made
    made.lane.close()
    os.close(made.bell)


def lanes() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "lazyasync lane"]


async def bound_to(team: Team | None, x: np.ndarray) -> BoundNativeCode:
    code = await code_of(lambda a: (la.softmax(a), a.sum(0)), x)
    assert code.launchable
    return code.bind(arena_for(code), team=team)


def assert_rows_sum_to_one(launch: Launch) -> None:
    """Of the softmax, which is one of two results, in no certain order."""
    (rows,) = [result for result in launch.finish() if result.ndim == 2]
    np.testing.assert_allclose(rows.sum(-1), 1, rtol=1e-4)


@pytest.mark.parametrize("threads", [1, 4])
async def test_a_launch_computes_what_a_call_does(
    rung: Rung, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(llvm_loops, "_WORK_PER_TASK", 1)
    generator = np.random.default_rng(0)
    x = generator.standard_normal((64, 65)).astype(np.float32)
    team = Team(threads) if threads > 1 else None
    bound, alone = await bound_to(team, x), await bound_to(None, x)
    try:
        for _ in range(500):
            x[...] = generator.standard_normal(x.shape)
            launch = bound.prepare([x])
            assert launch is not None
            rung.lane.launch(launch)
            assert rung.wait() == 1
            assert rung.lane.has_landed
            assert 0 < rung.lane.seconds < 10
            for one, other in zip(launch.finish(), alone([x]), strict=True):
                np.testing.assert_array_equal(one, other)
    finally:
        if team is not None:
            team.dismiss()


async def test_others_can_wait_for_it(rung: Rung) -> None:
    x = np.random.default_rng(0).standard_normal((2000, 1000)).astype(np.float32)
    bound = await bound_to(None, x)
    rung.lane.wait()  # nothing is under way
    for _ in range(20):
        launch = bound.prepare([x])
        assert launch is not None
        before = time.perf_counter()
        rung.lane.launch(launch)
        waiting = [threading.Thread(target=rung.lane.wait) for _ in range(3)]
        for thread in waiting:
            thread.start()
        for thread in waiting:
            thread.join(10)
            assert not thread.is_alive()
        assert rung.lane.has_landed
        assert rung.lane.seconds <= time.perf_counter() - before
        assert_rows_sum_to_one(launch)
        assert rung.wait() == 1


async def test_it_begins_while_the_interpreter_is_busy(rung: Rung) -> None:
    """And ends: a thread that needed the interpreter would begin when this one lets it."""
    x = np.ones((10, 10), np.float32)
    bound = await bound_to(None, x)
    launch = bound.prepare([x])
    assert launch is not None
    interval = sys.getswitchinterval()
    sys.setswitchinterval(100)  # seconds
    try:
        rung.lane.launch(launch)
        begun = time.perf_counter()
        while not rung.lane.has_landed:
            assert time.perf_counter() - begun < 10
    finally:
        sys.setswitchinterval(interval)


async def test_a_launch_that_has_landed_keeps_no_results(rung: Rung) -> None:
    x = np.ones((10, 10), np.float32)
    bound = await bound_to(None, x)
    launch = bound.prepare([x])
    assert launch is not None
    rung.lane.launch(launch)
    rung.wait()
    results = [weakref.ref(array) for array in launch.finish()]
    assert [result() for result in results] == [None, None]


async def test_what_cannot_be_launched_is_not() -> None:
    x = np.ones((10, 12), np.float32)
    bound = await bound_to(None, x)
    assert bound.prepare([np.ones((12, 10), np.float32).T]) is None  # must be copied first
    by_numpy = await code_of(lambda a: la.cumsum(a + 1.0, 0) * 2.0, x)
    assert not by_numpy.launchable
    assert by_numpy.bind(arena_for(by_numpy)).prepare([x]) is None


async def test_its_thread_ends_when_it_is_closed_and_with_it_the_bell() -> None:
    before = lanes()
    rung = Rung()
    (thread,) = [thread for thread in lanes() if thread not in before]
    rung.lane.close()
    thread.join(10)
    assert not thread.is_alive()
    os.close(rung.bell)


async def test_one_that_is_closed_while_something_is_under_way_lands_first() -> None:
    before = lanes()
    rung = Rung()
    (thread,) = [thread for thread in lanes() if thread not in before]
    x = np.random.default_rng(0).standard_normal((2000, 1000)).astype(np.float32)
    launch = (await bound_to(None, x)).prepare([x])
    assert launch is not None
    rung.lane.launch(launch)
    rung.lane.close()
    thread.join(10)
    assert not thread.is_alive()
    assert rung.lane.has_landed
    assert_rows_sum_to_one(launch)
    os.close(rung.bell)


async def test_it_stays_off_the_cpu_of_who_calls_it() -> None:
    """Put behind that thread, on the same CPU, it would begin when that one pauses."""
    before = os.sched_getaffinity(0)
    if len(before) < 2:
        pytest.skip("only one CPU")
    cpus = set(sorted(before)[:2])
    os.sched_setaffinity(0, cpus)
    bell = os.eventfd(0, os.EFD_NONBLOCK)
    others = lanes()
    lane = Lane(llvm_engine.engine().lanes, bell, apart=True)
    (thread,) = [thread for thread in lanes() if thread not in others]
    assert thread.native_id is not None
    try:
        for cpu in (*sorted(cpus), *sorted(cpus)):
            deadline = time.monotonic() + 10
            while os.sched_getaffinity(thread.native_id) != cpus - {cpu}:
                assert time.monotonic() < deadline
                time.sleep(0.001)  # it is put elsewhere when it is woken, and not while it is awake
                os.sched_setaffinity(0, {cpu})  # which moves this thread there
                os.sched_setaffinity(0, cpus)
                lane.rouse()
    finally:
        lane.close()
        os.sched_setaffinity(0, before)
    thread.join(10)


async def test_one_that_is_roused_for_nothing_sleeps_again(rung: Rung) -> None:
    def state() -> str:
        status = Path(f"/proc/self/task/{thread.native_id}/status").read_text()
        return re.findall(r"^State:\s+(\w)", status, re.MULTILINE)[0]

    thread = lanes()[-1]
    for _ in range(3):
        rung.lane.rouse()
        deadline = time.monotonic() + 10
        while state() != "S":
            assert time.monotonic() < deadline
            time.sleep(0.001)
