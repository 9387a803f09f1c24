"""Threads that compute have a lower priority while nobody else does, and the same results."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import pytest
import trio
from needs import needs_llvm, needs_threads

import lazyasync as la
from lazyasync.backends.cpu.backend import CpuBackend
from lazyasync.backends.cpu.scheduling import contention
from lazyasync.backends.cpu.scheduling.contention import (
    EVIDENCE,
    LITTLE,
    MUCH,
    NICENESS,
    PERIOD,
    Contention,
)


class Times:
    """What the system says that threads have had, in place of what it does."""

    def __init__(self) -> None:
        self.now = 0.0
        self.of: dict[int, tuple[int, int]] = {}
        self.asked = 0

    def look(self, looking: Contention, ran: float, waited: float) -> bool:
        """A look after each of two threads has run and waited for parts of `EVIDENCE`."""
        self.now += PERIOD
        for thread in (1, 2):
            before = self.of.get(thread, (0, 0))
            self.of[thread] = (
                before[0] + round(ran * EVIDENCE / 2),
                before[1] + round(waited * EVIDENCE / 2),
            )
        return looking.look(lambda: list(self.of))

    def time_of(self, thread: int) -> tuple[int, int] | None:
        self.asked += 1
        return self.of.get(thread)


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    made = Times()
    monkeypatch.setattr(contention, "_time_of", made.time_of)
    monkeypatch.setattr(time, "monotonic", lambda: made.now)
    return made


def test_without_evidence_others_are_taken_to_compute(times: Times) -> None:
    looking = Contention()
    for _ in range(9):
        assert not times.look(looking, 0.1, 0.0)
        assert looking.contended
    assert times.look(looking, 0.11, 0.0)
    assert not looking.contended


def test_a_verdict_is_kept_between_the_bounds(times: Times) -> None:
    looking = Contention()
    between = (LITTLE + MUCH) / 2
    for part, contended in (
        *((between, True), (LITTLE - 0.01, False), (between, False), (MUCH + 0.01, True)),
        *((between, True), (1.0, True), (0.0, False)),
    ):
        before = looking.contended
        assert times.look(looking, 1.001 - part, part) == (contended != before)
        assert looking.contended is contended


def test_the_system_is_asked_once_in_a_while(times: Times) -> None:
    looking = Contention()
    times.look(looking, 0.1, 0.1)
    asked = times.asked
    for _ in range(100):
        looking.look(lambda: list(times.of))
    assert times.asked == asked > 0


def test_threads_that_come_and_go_count_for_what_they_have_had(times: Times) -> None:
    looking = Contention()
    times.look(looking, 0.4, 0.0)
    times.of = {3: (0, EVIDENCE)}  # of its own, and not as one more or less than another's
    times.now += PERIOD
    assert not looking.look(lambda: list(times.of))
    assert looking.contended
    times.of = {4: (2 * EVIDENCE, 0)}
    times.now += PERIOD
    assert looking.look(lambda: list(times.of))


def test_where_the_system_does_not_tell_nothing_changes(times: Times) -> None:
    looking = Contention()
    for _ in range(10):
        times.now += PERIOD
        assert not looking.look(lambda: [11, 12])
    assert looking.contended


def test_waiting_for_a_cpu_is_seen() -> None:
    """Two threads that want the same CPU: each waits for about half of the time."""
    if not hasattr(os, "sched_setaffinity") or not os.path.exists("/proc/self/schedstat"):
        pytest.skip("this system does not tell how long threads wait for a CPU")
    ended = threading.Event()
    one_cpu = {min(os.sched_getaffinity(0))}

    def spin() -> None:
        os.sched_setaffinity(0, one_cpu)
        data = np.ones(200_000)
        while not ended.is_set():
            np.sin(data)  # without the GIL

    threads = [threading.Thread(target=spin) for _ in range(2)]
    for thread in threads:
        thread.start()
    deadline = time.monotonic() + 20
    try:
        found = [(0, 0), (0, 0)]
        while min(waited for _, waited in found) < 20_000_000:
            assert time.monotonic() < deadline
            time.sleep(0.01)
            numbers = [thread.native_id or 0 for thread in threads]
            found = [contention._time_of(number) or (0, 0) for number in numbers]
    finally:
        ended.set()
        for thread in threads:
            thread.join()
    assert min(ran for ran, _ in found) > 0


# ---- a device ------------------------------------------------------------------------------


class Scripted:
    """Says now and then that others compute, or that they do not: at every third look."""

    changes = True

    def __init__(self) -> None:
        self.contended = True
        self.looks = 0

    def look(self, threads: Callable[[], Sequence[int]]) -> bool:
        assert threads()
        self.looks += 1
        if self.changes and self.looks % 3 == 0:
            self.contended = not self.contended
            return True
        return False

    def take_back(self) -> None:
        self.contended = not self.contended
        self.looks -= 1  # so that the next one finds the same


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> list[Scripted]:
    if sys.platform != "linux":
        pytest.skip("threads have priorities of their own on Linux")
    made: list[Scripted] = []

    def make() -> Scripted:
        made.append(Scripted())
        return made[-1]

    monkeypatch.setattr("lazyasync.backends.cpu.backend.Contention", make)
    return made


FEW = {"cpu_threads": 3, "inline_microseconds": 0}


class Marked(NamedTuple):
    """A command that only this test knows."""

    arguments: tuple[float, ...]


class Noting:
    """A runner of commands that tells of those that it is given."""

    def __init__(self, runner: Any, run: Callable[[Any], Any]) -> None:
        self._runner = runner
        self.run = run

    def ended(self, command: Any, outcome: Any) -> None:
        if not isinstance(command, Marked):
            self._runner.ended(command, outcome)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._runner, name)


NAMES = ("lazyasync cpu:0", "lazyasync helper 1", "lazyasync helper 2", "lazyasync native cpu:0")


@needs_llvm
@needs_threads
async def test_threads_are_replaced_while_steps_follow_each_other(
    scripted: list[Scripted], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Launched and not, small and shared, awaited and not: the same bits."""
    data = np.random.default_rng(5).standard_normal((300, 400)).astype(np.float32)

    def launched(x: la.LazyTensor) -> la.LazyTensor:
        return la.softmax(la.tanh(x) * 1.5, -1) @ x.T

    def called(x: la.LazyTensor) -> la.LazyTensor:
        return la.cumsum(la.exp(-x * x), 0) + 1.0

    async def results(steps: int) -> list[np.ndarray]:
        found = []
        async with la.open_runtime("cpu:0", config=FEW):
            x = await la.put(data)
            functions = [la.compile(launched), la.compile(called)]
            waiting = []
            for step in range(steps):
                waiting.append(await functions[step % 3 == 2](x * (1.0 + step % 7)))
                if step % 5 == 4:
                    found += await la.to_cpu(waiting)
                    waiting = []
            found += await la.to_cpu(waiting)
        return found

    found = await results(60)
    assert scripted[0].looks > 30
    monkeypatch.setattr(Scripted, "changes", False)
    for one, other in zip(found, await results(60), strict=True):
        np.testing.assert_array_equal(one, other)


@needs_llvm
@needs_threads
async def test_their_priority_is_lower_while_nobody_else_computes(
    scripted: list[Scripted],
) -> None:
    before = set(threading.enumerate())
    mine = os.getpriority(os.PRIO_PROCESS, 0)
    seen = set()
    async with la.open_runtime("cpu:0", config=FEW):
        x = await la.put(np.ones((1000, 1000), np.float32))
        compiled = la.compile(lambda a: la.softmax(a, -1))
        for _ in range(12):
            await (await compiled(x))
            deadline = time.monotonic() + 10
            wanted = mine + (0 if scripted[0].contended else NICENESS)
            while True:
                found = {
                    os.getpriority(os.PRIO_PROCESS, thread.native_id)
                    for thread in set(threading.enumerate()) - before
                    if thread.name in NAMES and thread.native_id is not None
                }
                if found <= {wanted}:
                    break
                assert time.monotonic() < deadline, (found, wanted)
                await trio.sleep(0.001)
            seen |= found
        assert os.getpriority(os.PRIO_PROCESS, 0) == mine
    assert seen == {mine, mine + NICENESS}
    deadline = time.monotonic() + 10
    while any(thread.name in NAMES for thread in set(threading.enumerate()) - before):
        assert time.monotonic() < deadline
        time.sleep(0.01)


@needs_llvm
@needs_threads
async def test_a_runtime_ends_while_threads_are_replaced(scripted: list[Scripted]) -> None:
    before = set(threading.enumerate())
    for steps in range(1, 8):
        async with la.open_runtime("cpu:0", config=FEW):
            x = await la.put(np.ones((500, 500), np.float32))
            for _ in range(steps):
                x = la.tanh(x) + 0.5
                await la.mark_step()
    deadline = time.monotonic() + 10
    while any(thread.name in NAMES for thread in set(threading.enumerate()) - before):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def threads_since(before: set[threading.Thread]) -> list[threading.Thread]:
    """The threads of a device that have been started since."""
    return [thread for thread in set(threading.enumerate()) - before if thread.name in NAMES]


@needs_llvm
@needs_threads
@pytest.mark.parametrize("refused", [NAMES, NAMES[:1], NAMES[1:2], NAMES[3:]])
async def test_threads_that_cannot_be_started_are_tried_again(
    scripted: list[Scripted], monkeypatch: pytest.MonkeyPatch, refused: Sequence[str]
) -> None:
    """Meanwhile it computes with those that there are."""
    start = threading.Thread.start

    def refuse(thread: threading.Thread) -> None:
        if refusing and thread.name in refused:
            raise RuntimeError("can't start new thread")
        start(thread)

    before = set(threading.enumerate())
    refusing = False
    monkeypatch.setattr(threading.Thread, "start", refuse)
    async with la.open_runtime("cpu:0", config=FEW):
        x = await la.put(np.full((600, 600), 0.5, np.float32))
        compiled = la.compile(lambda a: la.tanh(a) * 2.0)
        for step in range(30):
            refusing = 5 < step < 15
            found = await (await compiled(x)).numpy()
            np.testing.assert_allclose(found, np.tanh(np.float32(0.5)) * 2, rtol=1e-6)
        monkeypatch.setattr(Scripted, "changes", False)
        mine = os.getpriority(os.PRIO_PROCESS, 0)
        wanted = {mine + (0 if scripted[0].contended else NICENESS)}
        deadline = time.monotonic() + 10
        while True:
            threads = threads_since(before)
            found_nice = {os.getpriority(os.PRIO_PROCESS, t.native_id or 0) for t in threads}
            if sorted(t.name for t in threads) == sorted(NAMES) and found_nice == wanted:
                break
            assert time.monotonic() < deadline, (threads, found_nice, wanted)
            await trio.sleep(0.001)


@needs_llvm
@needs_threads
async def test_what_waits_for_a_worker_goes_to_the_one_in_its_place(
    scripted: list[Scripted],
) -> None:
    """In the same order; and is dropped with it when the time is over at the end."""
    monotonic = la.compile(lambda a: la.cumsum(a, 0) + 1.0)  # by NumPy, on the worker
    entered, release = threading.Event(), threading.Event()
    ran: list[float] = []

    def first(value: float) -> float:
        ran.append(value)
        if value == 2.0:
            entered.set()
            assert release.wait(20)
        return value

    async with la.open_runtime("cpu:0", config=FEW) as runtime:
        x = await la.put(np.ones((40, 30), np.float32))
        await (await monotonic(x))
        lane = runtime.actors[runtime.devices[0]].backend._lanes[0]
        run = lane._runner.run

        def noted(command: Any) -> Any:
            first(float(command.arguments[0]) if isinstance(command, Marked) else -1.0)
            return None if isinstance(command, Marked) else run(command)

        lane._runner = Noting(lane._runner, noted)
        for number in range(5):
            lane.submit(Marked((float(number),)))
        await trio.to_thread.run_sync(entered.wait)
        worker = lane._worker
        scripted[0].looks = 2  # the next look changes it
        lane.look_for_contention()
        assert lane._worker is not worker
        assert worker.queue.qsize() == 1  # that it has been replaced
        release.set()
        await lane.drain()
        assert ran == [0.0, 1.0, 2.0, 3.0, 4.0]
        y = await (await monotonic(x)).numpy()
        np.testing.assert_array_equal(y, np.cumsum(np.ones((40, 30), np.float32), 0) + 1)


@needs_llvm
@needs_threads
def test_programs_that_the_event_loop_runs_with_helpers(scripted: list[Scripted]) -> None:
    """Inline ones look as well, also where trio runs in a thread of its own."""
    x = np.linspace(-2, 2, 90_000, dtype=np.float32)
    config = {"cpu_threads": 3, "inline_microseconds": 1e9}
    with la.blocking("cpu:0", config=config):
        compiled = la.compile(lambda a: la.tanh(la.exp(a) * 0.25))
        tensor = la.asarray(x)
        for _ in range(30):
            np.testing.assert_allclose(
                np.asarray(compiled(tensor)), np.tanh(np.exp(x) * 0.25), rtol=1e-5
            )
    assert scripted[0].looks > 10


@needs_llvm
@needs_threads
async def test_a_native_thread_is_pinned_beside_helpers_while_nobody_else_computes(
    scripted: list[Scripted],
) -> None:
    """A CPU that others have taken is not to be the only one that is left to it."""
    cores = len(os.sched_getaffinity(0))
    seen = set()
    async with la.open_runtime("cpu:0", config={**FEW, "cpu_threads": max(2, cores)}) as runtime:
        (actor,) = runtime.actors.values()
        assert isinstance(actor.backend, CpuBackend)
        lane, _ = actor.backend._lanes
        x = await la.put(np.ones((1000, 1000), np.float32))
        compiled = la.compile(lambda a: la.softmax(a, -1))
        for _ in range(12):
            await (await compiled(x))
            await lane.drain()  # of threads that are being replaced
            if lane._native_thread is not None:
                pinned = lane._native_thread._beside is not None
                assert pinned != scripted[0].contended
                seen.add(pinned)
    assert seen == {False, True}
