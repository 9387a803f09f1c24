"""Programs that the CPU backend launches: what comes with them, behind them, and at the end."""

from __future__ import annotations

import gc
import json
import os
import sys
import threading
import time
import weakref
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trio
from needs import needs_llvm, needs_threads

import lazyasync as la
from lazyasync.backends.cpu.backend import CpuBackend
from lazyasync.backends.cpu.binding import BoundProgram, NativeLaunch
from lazyasync.backends.cpu.native.thread import NativeThread
from lazyasync.backends.cpu.program import CpuProgram
from lazyasync.backends.protocol import BackendOptions, Execute, Failed, Succeeded, Watch
from lazyasync.device import Device
from lazyasync.ir.graph import build_graph
from lazyasync.ir.leaves import PARAMETER, SlotAttributes
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType
from lazyasync.ops.reductions.softmax import SOFTMAX, SoftmaxAttributes

pytestmark = [needs_llvm, needs_threads]

LARGE = np.random.default_rng(0).standard_normal((1000, 1000)).astype(np.float32)


# ---- by way of the runtime -----------------------------------------------------------------


def softmaxed(x: la.LazyTensor) -> la.LazyTensor:
    """One loop, which takes some milliseconds of a large matrix."""
    return la.softmax(la.tanh(x), -1)


def backend_of(runtime: la.Runtime) -> CpuBackend:
    backend = runtime.backend(runtime.devices[0])
    assert isinstance(backend, CpuBackend)
    return backend


@pytest.fixture
def launches(monkeypatch: pytest.MonkeyPatch) -> list[NativeLaunch]:
    """What is launched during a test."""
    found = []
    launch = NativeThread.launch

    def watched(thread: NativeThread, launched: NativeLaunch) -> None:
        found.append(launched)
        launch(thread, launched)

    monkeypatch.setattr(NativeThread, "launch", watched)
    return found


async def test_binding_a_program_is_no_part_of_its_estimate(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A slow start, as beside threads that have the cores, keeps no small program from its task."""
    bind, slow = CpuProgram.bind, 0.25
    bound: list[CpuProgram] = []

    def bind_slowly(program: CpuProgram, *place: Any) -> BoundProgram:
        bound.append(program)
        time.sleep(slow)
        return bind(program, *place)

    monkeypatch.setattr(CpuProgram, "bind", bind_slowly)
    async with la.open_runtime("cpu:0"):
        x = la.asarray(np.arange(4, dtype=np.float32))
        for function in (lambda x: x + 1.0, lambda x: la.tanh(x * x).sum()):
            await (await la.compile(function)(x))
        await (x - 2.0)
        assert len(bound) == 3
        # Of a longer run than was guessed an estimate takes a small part: see `DeviceActor`.
        assert all(program.estimated_seconds < 0.03 * slow / 2 for program in bound)


async def test_a_program_that_is_bound_is_launched(launches: list[NativeLaunch]) -> None:
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(softmaxed)
        x = await la.put(LARGE)
        results = [await (await compiled(x)).numpy() for _ in range(5)]
        assert len(launches) >= 3
    for result in results[1:]:
        np.testing.assert_array_equal(result, results[0])


async def test_what_comes_behind_a_launch_finds_its_results(launches: list[NativeLaunch]) -> None:
    """The worker waits for what is under way, and takes over what comes while it works."""
    expected = LARGE
    for _ in range(6):
        expected = np.tanh(expected)
        expected = np.exp(expected) / np.exp(expected).sum(-1, keepdims=True)
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(softmaxed)
        x = await la.put(LARGE)
        await (await compiled(x))
        for _ in range(10):
            y = x
            for _ in range(6):
                y = await compiled(y)
            np.testing.assert_allclose(await y.numpy(), expected, rtol=1e-3)
    assert launches


async def test_a_launch_begins_while_the_loop_is_busy(launches: list[NativeLaunch]) -> None:
    """The worker would have to wait for the GIL, 100 seconds as it is set here."""
    interval = sys.getswitchinterval()
    async with la.open_runtime("cpu:0", config={"inline_microseconds": 0}) as runtime:
        compiled = la.compile(softmaxed)
        x = await la.put(LARGE)
        for _ in range(3):
            await (await compiled(x))
        thread = backend_of(runtime)._lanes[0]._native_thread
        assert thread is not None
        sys.setswitchinterval(100)
        try:
            y = await compiled(x)
            begun = time.perf_counter()
            while not thread.is_idle:
                assert time.perf_counter() - begun < 10
        finally:
            sys.setswitchinterval(interval)
        await y


async def test_a_cancelled_wait_leaves_a_launch_alone(launches: list[NativeLaunch]) -> None:
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(softmaxed)
        x = await la.put(LARGE)
        first = await (await compiled(x)).numpy()
        for _ in range(5):
            y = await compiled(x)
            with trio.CancelScope() as scope:
                scope.cancel()
                await y
            assert scope.cancelled_caught
            np.testing.assert_array_equal(await y.numpy(), first)
    assert launches


async def test_a_donated_argument_is_overwritten_by_a_launch(launches: list[NativeLaunch]) -> None:
    async with la.open_runtime("cpu:0"):
        step = la.compile(lambda w: w * 0.5 + 1.0, donate_argnums=0)
        w = await step(await la.put(np.zeros((1000, 1000), np.float32)))
        await w
        for _ in range(20):
            before = w._data.buffer.ctypes.data
            w._data.host = None  # nobody looks into it
            w = await step(w)
            await w
            after = w._data.buffer.ctypes.data
        assert before == after
        np.testing.assert_allclose(await w.numpy(), np.full((1000, 1000), 2.0), rtol=1e-5)
    assert launches


async def test_a_profile_does_not_keep_programs_from_being_launched(
    launches: list[NativeLaunch], tmp_path: Path
) -> None:
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(softmaxed)
        x = await la.put(LARGE)
        for _ in range(3):
            await (await compiled(x))
        before = len(launches)
        async with la.debug.profile(tmp_path / "trace.json"):
            await (await compiled(x))
        assert len(launches) == before + 1
    trace = json.loads((tmp_path / "trace.json").read_text())
    assert any("loop" in event["name"] for event in trace["traceEvents"])


async def test_without_an_eventfd_everything_goes_to_the_worker(
    launches: list[NativeLaunch], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("os.eventfd")
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(softmaxed)
        x = await la.put(LARGE)
        for _ in range(3):
            result = await (await compiled(x)).numpy()
    assert not launches
    np.testing.assert_allclose(result.sum(-1), 1, rtol=1e-4)


# ---- the backend alone ---------------------------------------------------------------------


class Run:
    """What becomes of a command."""

    def __init__(self) -> None:
        self.results: list[np.ndarray] = []


class Alone:
    """A backend without a runtime: what it says stays where it is until somebody asks."""

    def __init__(self) -> None:
        self.said: list[Callable[[], None]] = []
        self.look: Callable[[], None] | None = None
        self.eventfd = os.eventfd(0, os.EFD_NONBLOCK)
        options = BackendOptions(la.Config(), self, self.said.append, watch=self.watch)
        self.backend = CpuBackend(Device.parse("cpu:0"), options)
        x = Node(PARAMETER, (), SlotAttributes(0), TensorType(LARGE.shape, LARGE.dtype))
        attributes = SoftmaxAttributes((1,))
        root = Node(SOFTMAX, (x,), attributes, SOFTMAX.infer((x.type,), attributes))
        self.bindings, self.materialized = [object()], dict[Node, Any]()
        self.program = self.backend.compile(build_graph([(self, root)]).graph)
        self.runs: dict[Execute, Run] = {}
        self.names_ended: list[str] = []
        self.backend.execute(self.program, [LARGE])  # which binds it

    def watch(self, look: Callable[[], None]) -> Watch:
        self.look = look
        return Watch(look, os.dup(self.eventfd))

    def submit(self, name: str) -> Run:
        """Has the program run."""
        command = Execute(name, self.program, (LARGE,), ())
        run = self.runs[command] = Run()
        self.backend.submit(command)
        return run

    # What a backend asks of its runner:

    def run(self, command: Execute) -> Any:
        return self.take(command, self.backend.execute(self.program, self.arguments(command)))

    def arguments(self, command: Execute) -> list[Any]:
        return list(command.arguments)

    def take(self, command: Execute, buffers: Sequence[Any]) -> Any:
        results = self.runs[command].results
        results += buffers
        return len(results)

    def is_moot(self, command: Execute) -> bool:
        return False

    def observer(self, command: Execute) -> None:
        return None

    def ended(self, command: Execute, outcome: Succeeded | Failed) -> None:
        assert isinstance(outcome, Succeeded)
        assert self.runs[command].results
        self.names_ended.append(command.label)

    def hear(self) -> None:
        """Listens to what has been said so far, though not to the eventfd."""
        while self.said:
            self.said.pop(0)()

    async def close(self) -> None:
        async with trio.open_nursery() as nursery:

            async def listen() -> None:
                while True:
                    self.hear()
                    if self.look is not None:
                        self.look()  # as the loop does that reads the eventfd
                    await trio.sleep(0.001)

            nursery.start_soon(listen)
            assert await self.backend.close(10)
            nursery.cancel_scope.cancel()
        os.close(self.eventfd)


async def test_the_first_of_several_commands_is_launched(launches: list[NativeLaunch]) -> None:
    alone = Alone()
    runs = [alone.submit(name) for name in ("first", "second", "third")]
    assert len(launches) == 1
    await alone.close()
    assert alone.names_ended == ["first", "second", "third"]
    for run in runs:
        np.testing.assert_array_equal(run.results[0], runs[0].results[0])


async def test_outcomes_come_in_order_even_if_the_eventfd_is_not_read() -> None:
    alone = Alone()
    alone.submit("launched")
    alone.submit("worker's")
    while not alone.said:
        await trio.sleep(0.001)
    alone.hear()
    assert alone.names_ended == ["launched", "worker's"]
    assert alone.look is not None
    alone.look()  # for nothing
    assert alone.names_ended == ["launched", "worker's"]
    alone.submit("launched again")
    await alone.close()
    assert alone.names_ended == ["launched", "worker's", "launched again"]


async def test_closing_waits_for_what_is_under_way(launches: list[NativeLaunch]) -> None:
    alone = Alone()
    run = alone.submit("launched")
    assert len(launches) == 1
    assert alone.backend._lanes[0]._worker is None  # there has been nothing for a worker
    await alone.close()
    assert alone.names_ended == ["launched"]
    np.testing.assert_allclose(run.results[0].sum(-1), 1, rtol=1e-4)


async def test_a_backend_that_never_launches_has_no_native_thread(
    launches: list[NativeLaunch],
) -> None:
    async with la.open_runtime("cpu:0", config={"inline_microseconds": 0}) as runtime:
        for _ in range(3):
            await la.sort(la.ones((8,)) * 2.5)  # by NumPy
        assert backend_of(runtime)._lanes[0]._native_thread is None
    assert not launches


async def test_without_a_descriptor_or_a_thread_the_worker_does_it(
    launches: list[NativeLaunch], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise OSError(24, "Too many open files")

    alone = Alone()
    monkeypatch.setattr(alone, "watch", refuse)
    alone.backend._lanes[0]._watch = refuse
    alone.submit("first")
    alone.submit("second")
    await alone.close()
    assert alone.names_ended == ["first", "second"]
    start = threading.Thread.start

    def no_native_thread(thread: threading.Thread) -> None:
        if "native" in thread.name:
            raise RuntimeError("can't start new thread")
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", no_native_thread)
    alone = Alone()
    descriptors = len(os.listdir("/proc/self/fd"))
    alone.submit("first")
    assert len(os.listdir("/proc/self/fd")) == descriptors
    await alone.close()
    assert alone.names_ended == ["first"]
    assert not launches


async def test_what_has_completed_keeps_no_arena(launches: list[NativeLaunch]) -> None:
    alone = Alone()
    alone.submit("launched")
    arena = weakref.ref(launches.pop()._bound._kept[0])
    while not alone.names_ended:
        assert alone.look is not None
        alone.look()
        await trio.sleep(0.001)
    assert arena() is not None  # for the next one
    alone.backend.trim()
    gc.collect()
    assert arena() is None
    await alone.close()


async def test_a_step_whose_device_takes_no_command_fails_and_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Without machine code no program is launched, which takes no command.
    config = {"inline_microseconds": 0, "jit": False}
    async with la.open_runtime("cpu:0", config=config) as runtime:
        backend = backend_of(runtime)
        submit = backend.submit

        def refuse(command: Any) -> None:
            raise RuntimeError("can't start new thread")

        for _ in range(20):  # more than there are places
            monkeypatch.setattr(backend, "submit", refuse)
            with pytest.raises(la.ExecutionError, match="can't start new thread"):
                await (la.ones((30,)) * 2.5)
            monkeypatch.setattr(backend, "submit", submit)
            assert ((await (la.ones((30,)) * 2.5).numpy()) == 2.5).all()
        statistics = runtime.actors[runtime.devices[0]].statistics()
        assert (statistics.outstanding, statistics.memory_bytes) == (0, 0)


async def test_the_native_thread_is_woken_while_a_step_is_collected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order: list[str] = []
    wake_up, launch = NativeThread.wake_up, NativeThread.launch

    def watched_rouse(thread: NativeThread) -> None:
        order.append("wake_up")
        wake_up(thread)

    def watched_launch(thread: NativeThread, launched: NativeLaunch) -> None:
        order.append("launch")
        launch(thread, launched)

    monkeypatch.setattr(NativeThread, "wake_up", watched_rouse)
    monkeypatch.setattr(NativeThread, "launch", watched_launch)
    async with la.open_runtime("cpu:0", la.Config(inline_microseconds=500)):
        x = await la.put(LARGE)
        for _ in range(3):
            await softmaxed(x)  # which is compiled, bound, launched
        order.clear()
        y = softmaxed(x)
        await la.mark_step(wait=True)
        await softmaxed(x)
        assert order == ["wake_up", "launch"] * 2
        order.clear()
        await la.mark_step(wait=True)  # nothing comes
        assert order == []
        small = la.ones((2,)) * 1.5
        for _ in range(3):
            await small
            small = small * 1.5
        order.clear()
        await small  # a small step comes after small ones
        assert order == []
        del y


# ---- programs of other lengths -------------------------------------------------------------


async def test_what_is_bound_stays_so_when_a_somewhat_longer_program_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    binds = []
    bind = CpuProgram.bind

    def counted(program: CpuProgram, *arguments: Any) -> BoundProgram:
        binds.append(program.workspace_bytes)
        return bind(program, *arguments)

    monkeypatch.setattr(CpuProgram, "bind", counted)
    function = la.compile(lambda x, w: softmaxed(x @ w) @ w)
    w = np.full((64, 64), 0.01, np.float32)
    lengths = [1000, 700, 1200, 1400, 900]
    async with la.open_runtime("cpu:0") as runtime:

        async def visit(length: int) -> None:
            result = await (await function(LARGE[:1, :64].repeat(length, 0), w)).numpy()
            np.testing.assert_allclose(result.sum(1), 64 * 0.01, rtol=1e-4)

        for length in lengths * 2:
            await visit(length)
        assert len(binds) == len(lengths)
        arena = backend_of(runtime)._lanes[0].executor.arena_bytes
        assert arena == max(binds)  # what is in reserve has no memory
        await visit(4000)
        for length in lengths:
            await visit(length)
        assert len(binds) == 2 * len(lengths) + 1
