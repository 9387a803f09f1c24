"""Programs launched on a native thread: the same results, each completion told, nothing kept."""

from __future__ import annotations

import ctypes
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
from native_programs import program_of
from needs import needs_llvm, needs_threads

import lazyasync as la
from lazyasync.backends.cpu.binding import BoundProgram, NativeLaunch
from lazyasync.backends.cpu.llvm import engine as llvm_engine
from lazyasync.backends.cpu.lowering import MAX_LAUNCHED_LINES
from lazyasync.backends.cpu.native import work_sharing
from lazyasync.backends.cpu.native.helper_threads import HelperThreads
from lazyasync.backends.cpu.native.layout import HELPER_WORDS, HelperWord
from lazyasync.backends.cpu.native.thread import NativeThread

pytestmark = [needs_llvm, needs_threads]


NAME = "lazyasync native"


class Watched:
    """A native thread, and the eventfd that it writes to."""

    def __init__(self) -> None:
        self.eventfd = os.eventfd(0, os.EFD_NONBLOCK)
        functions = llvm_engine.engine().native_threads
        self.thread = NativeThread(functions, os.dup(self.eventfd), NAME)

    def wait(self) -> int:
        """Waits for the eventfd; gives how many launches have completed."""
        assert select.select([self.eventfd], [], [], 10)[0]
        return os.eventfd_read(self.eventfd)


@pytest.fixture
def watched() -> Iterator[Watched]:
    made = Watched()
    yield made
    made.thread.close()
    os.close(made.eventfd)


def native_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == NAME]


async def test_a_program_of_many_lines_is_not_launched_by_the_event_loop() -> None:
    x = np.ones(4, np.float32)
    few = await program_of(lambda a: tuple([a * (n + 1.5) for n in range(20)]), x)
    assert few.launchable
    many = await program_of(lambda a: tuple([a * (n + 1.5) for n in range(MAX_LAUNCHED_LINES)]), x)
    assert not many.launchable


async def bound_to(helpers: HelperThreads | None, x: np.ndarray) -> BoundProgram:
    code = await program_of(lambda a: (la.softmax(a), a.sum(0)), x)
    assert code.launchable
    return code.bind(arena_for(code), helpers=helpers)


def assert_rows_sum_to_one(launch: NativeLaunch) -> None:
    """Of the softmax, which is one of two results, in no certain order."""
    (rows,) = [result for result in launch.finish() if result.ndim == 2]
    np.testing.assert_allclose(rows.sum(-1), 1, rtol=1e-4)


@pytest.mark.parametrize("threads", [1, 4])
async def test_a_launch_computes_what_a_call_does(
    watched: Watched, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_sharing, "WORK_PER_TASK", 1)
    generator = np.random.default_rng(0)
    x = generator.standard_normal((64, 65)).astype(np.float32)
    helpers = HelperThreads(threads) if threads > 1 else None
    bound, alone = await bound_to(helpers, x), await bound_to(None, x)
    try:
        for _ in range(500):
            x[...] = generator.standard_normal(x.shape)
            launch = bound.prepare([x])
            assert launch is not None
            watched.thread.launch(launch)
            assert watched.wait() == 1
            assert watched.thread.is_idle
            assert 0 < watched.thread.collect() < 10
            for one, other in zip(launch.finish(), alone([x]), strict=True):
                np.testing.assert_array_equal(one, other)
    finally:
        if helpers is not None:
            helpers.dismiss()


async def test_others_can_wait_for_it(watched: Watched) -> None:
    x = np.random.default_rng(0).standard_normal((2000, 1000)).astype(np.float32)
    bound = await bound_to(None, x)
    watched.thread.wait()  # nothing is under way
    for _ in range(20):
        launch = bound.prepare([x])
        assert launch is not None
        before = time.perf_counter()
        watched.thread.launch(launch)
        waiting = [threading.Thread(target=watched.thread.wait) for _ in range(3)]
        for thread in waiting:
            thread.start()
        for thread in waiting:
            thread.join(10)
            assert not thread.is_alive()
        assert watched.thread.is_idle
        assert watched.thread.collect() <= time.perf_counter() - before
        assert_rows_sum_to_one(launch)
        assert watched.wait() == 1


async def test_it_begins_while_the_gil_is_held(watched: Watched) -> None:
    """And ends: a thread that needed the GIL would begin when this one lets it."""
    x = np.ones((10, 10), np.float32)
    bound = await bound_to(None, x)
    launch = bound.prepare([x])
    assert launch is not None
    interval = sys.getswitchinterval()
    sys.setswitchinterval(100)  # seconds
    try:
        watched.thread.launch(launch)
        begun = time.perf_counter()
        while not watched.thread.is_idle:
            assert time.perf_counter() - begun < 10
    finally:
        sys.setswitchinterval(interval)


async def test_a_completed_launch_keeps_no_results(watched: Watched) -> None:
    x = np.ones((10, 10), np.float32)
    bound = await bound_to(None, x)
    launch = bound.prepare([x])
    assert launch is not None
    watched.thread.launch(launch)
    watched.wait()
    results = [weakref.ref(array) for array in launch.finish()]
    assert [result() for result in results] == [None, None]


async def test_what_cannot_be_launched_is_not() -> None:
    x = np.ones((10, 12), np.float32)
    bound = await bound_to(None, x)
    assert bound.prepare([np.ones((12, 10), np.float32).T]) is None  # must be copied first
    by_numpy = await program_of(lambda a: la.sort(a + 1.0, 0) * 2.0, x)
    assert not by_numpy.launchable
    assert by_numpy.bind(arena_for(by_numpy)).prepare([x]) is None


async def test_it_ends_when_it_is_closed() -> None:
    before = native_threads()
    watched = Watched()
    (thread,) = [thread for thread in native_threads() if thread not in before]
    watched.thread.close()
    thread.join(10)
    assert not thread.is_alive()
    os.close(watched.eventfd)


async def test_one_that_is_closed_while_something_is_under_way_completes_it_first() -> None:
    before = native_threads()
    watched = Watched()
    (thread,) = [thread for thread in native_threads() if thread not in before]
    x = np.random.default_rng(0).standard_normal((2000, 1000)).astype(np.float32)
    launch = (await bound_to(None, x)).prepare([x])
    assert launch is not None
    watched.thread.launch(launch)
    watched.thread.close()
    thread.join(10)
    assert not thread.is_alive()
    assert watched.thread.is_idle
    assert_rows_sum_to_one(launch)
    os.close(watched.eventfd)


@pytest.fixture
def waiting_helpers(two_cpus: set[int]) -> Iterator[HelperThreads]:
    """A helper, which waits for something to do for 0.1 ms whenever its crew is called."""
    engine = llvm_engine.engine()
    helpers = HelperThreads(2)
    helpers.start(engine.help, engine.change_crew)
    yield helpers
    helpers.dismiss()


def wake_beside_helper(
    native: NativeThread, helpers: HelperThreads, two_cpus: set[int], cpu: int | None
) -> None:
    """Wakes a thread that sleeps from a CPU, while a helper waits on the other; None: it sleeps."""
    time.sleep(0.001)  # the thread is put elsewhere when it is woken, and not while it is awake
    if cpu is not None:
        (helper,) = helpers.native_ids
        words = (ctypes.c_long * HELPER_WORDS).from_address(helpers.address)
        before = words[HelperWord.PAUSED]
        os.sched_setaffinity(0, {cpu})  # which moves this thread there
        os.sched_setaffinity(helper, two_cpus - {cpu})
        llvm_engine.engine().change_crew(helpers.address, 1)
        deadline = time.monotonic() + 10
        while words[HelperWord.PAUSED] == before:  # for 0.1 ms from then on, if it keeps its CPU
            assert time.monotonic() < deadline
        os.sched_setaffinity(0, two_cpus)
    native.wake_up()


async def test_it_stays_off_the_cpu_of_who_calls_it(
    two_cpus: set[int], waiting_helpers: HelperThreads
) -> None:
    """Put behind that thread, on the same CPU, it would begin when that one pauses."""
    eventfd = os.eventfd(0, os.EFD_NONBLOCK)
    others = native_threads()
    native = NativeThread(
        llvm_engine.engine().native_threads, eventfd, NAME, beside=waiting_helpers
    )
    (thread,) = [thread for thread in native_threads() if thread not in others]
    assert thread.native_id is not None
    try:
        for cpu in (*sorted(two_cpus), *sorted(two_cpus)):
            deadline = time.monotonic() + 10
            while os.sched_getaffinity(thread.native_id) != two_cpus - {cpu}:
                assert time.monotonic() < deadline
                wake_beside_helper(native, waiting_helpers, two_cpus, cpu)
    finally:
        native.close()
    thread.join(10)


async def test_it_may_run_anywhere_if_the_other_cpus_are_not_taken_by_helpers(
    two_cpus: set[int], waiting_helpers: HelperThreads
) -> None:
    """Those may be taken by others for long, as by threads that spin; nobody can tell."""
    native = NativeThread(
        llvm_engine.engine().native_threads,
        os.eventfd(0, os.EFD_NONBLOCK),
        NAME,
        beside=waiting_helpers,
    )
    try:
        for cpu in (min(two_cpus), None, max(two_cpus), None):
            deadline = time.monotonic() + 10
            while os.sched_getaffinity(native.native_id) != two_cpus - {cpu}:
                assert time.monotonic() < deadline
                wake_beside_helper(native, waiting_helpers, two_cpus, cpu)
    finally:
        native.close()


async def test_one_in_its_place_goes_on_as_it_did(
    two_cpus: set[int], waiting_helpers: HelperThreads
) -> None:
    """It tells the same eventfd, and stays off the same CPU, also where its starter has ended."""
    eventfd = os.eventfd(0, os.EFD_NONBLOCK)
    first = NativeThread(
        llvm_engine.engine().native_threads, os.dup(eventfd), NAME, beside=waiting_helpers
    )
    made: list[NativeThread] = []
    nice = os.getpriority(os.PRIO_PROCESS, 0) + 3
    starting = threading.Thread(
        target=lambda: made.append(first.with_nice_value(nice, waiting_helpers))
    )
    starting.start()
    starting.join()
    (native,) = made
    try:
        x = np.ones((10, 10), np.float32)
        launch = (await bound_to(None, x)).prepare([x])
        assert launch is not None
        native.launch(launch)
        assert select.select([eventfd], [], [], 10)[0]
        assert_rows_sum_to_one(launch)
        assert os.getpriority(os.PRIO_PROCESS, native.native_id) == nice
        deadline = time.monotonic() + 10
        while os.sched_getaffinity(native.native_id) == two_cpus:
            assert time.monotonic() < deadline
            wake_beside_helper(native, waiting_helpers, two_cpus, min(two_cpus))
        while os.path.exists(f"/proc/self/task/{first.native_id}"):
            assert time.monotonic() < deadline
            time.sleep(0.001)
    finally:
        native.close()
        os.close(eventfd)


async def test_one_that_is_roused_for_nothing_sleeps_again(watched: Watched) -> None:
    def state() -> str:
        status = Path(f"/proc/self/task/{thread.native_id}/status").read_text()
        return re.findall(r"^State:\s+(\w)", status, re.MULTILINE)[0]

    thread = native_threads()[-1]
    for _ in range(3):
        watched.thread.wake_up()
        deadline = time.monotonic() + 10
        while state() != "S":
            assert time.monotonic() < deadline
            time.sleep(0.001)
