"""Calls of compiled functions that take no step, or are launched before it: as if by a step."""

from __future__ import annotations

import gc
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trio
from needs import needs_llvm, needs_threads
from turns import assert_gives_turn

import lazyasync as la
from lazyasync.backends.cpu.binding import NativeLaunch
from lazyasync.backends.cpu.native.thread import NativeThread

ALWAYS = la.Config(inline_microseconds=1e9)
"""However long a program took when the machine was busy."""


def ran_inline() -> int:
    """How many programs have run in their caller's task, without a step."""
    return la.metrics.counter_value("InlineSteps") or 0


@pytest.fixture
def numbers() -> np.ndarray:
    return np.arange(4, dtype=np.float32)


def double(x: la.LazyTensor) -> la.LazyTensor:
    return x + x


async def test_the_second_call_takes_no_step(numbers: np.ndarray) -> None:
    compiled = la.compile(lambda x, y: {"sum": x + y, "list": [x * y, 3]})
    async with la.open_runtime("cpu:0", ALWAYS) as runtime:
        x, y = await la.put([numbers, numbers + 1])
        for number in range(3):
            result = await compiled(x, y)
            assert not number or result["sum"].is_ready()
            assert result["list"][1] == 3
            np.testing.assert_array_equal(await result["sum"].numpy(), 2 * numbers + 1)
            np.testing.assert_array_equal(await result["list"][0].numpy(), numbers * (numbers + 1))
        counters = runtime.metrics.counters
        assert counters["InlineSteps"] == 2
        assert counters["CachedCompile"] >= 2
        statistics = runtime.statistics().jobs["default"]
        assert (statistics.steps, statistics.in_flight) == (3, {"cpu:0": 0})


async def test_it_is_a_checkpoint(numbers: np.ndarray) -> None:
    compiled = la.compile(double)
    async with la.open_runtime("cpu:0", ALWAYS):
        x = await la.put(numbers)
        await (await compiled(x))
        with assert_gives_turn():
            result = await compiled(x)
        with assert_gives_turn():
            await result
        with trio.CancelScope() as scope:
            scope.cancel()
            await compiled(x)
        assert scope.cancelled_caught
        with trio.CancelScope() as scope:
            scope.cancel()
            await result
        assert scope.cancelled_caught
        assert ran_inline() == 1


async def test_calls_one_after_the_other_share_turns_of_others(numbers: np.ndarray) -> None:
    compiled = la.compile(double)
    turns = calls = 0

    async def other() -> None:
        nonlocal turns
        while True:
            await trio.lowlevel.checkpoint()
            turns += 1

    async with la.open_runtime("cpu:0", ALWAYS), trio.open_nursery() as nursery:
        x = await la.put(numbers)
        await (await compiled(x)).numpy()
        nursery.start_soon(other)
        while turns < 20:
            await (await compiled(x)).numpy()
            calls += 1
            assert calls < 1_000_000  # others have starved
        nursery.cancel_scope.cancel()
        assert ran_inline() == calls


async def test_memory_is_counted(numbers: np.ndarray) -> None:
    compiled = la.compile(double)
    async with la.open_runtime("cpu:0", ALWAYS) as runtime:
        x = await la.put(numbers)
        await (await compiled(x))
        gc.collect()
        before = runtime.statistics().devices["cpu:0"].memory_bytes
        held = [await compiled(x) for _ in range(5)]
        assert ran_inline() == 5
        during = runtime.statistics().devices["cpu:0"].memory_bytes
        assert during == before + 5 * numbers.nbytes
        del held
        assert runtime.statistics().devices["cpu:0"].memory_bytes == before


async def test_other_types_and_other_arguments_go_the_long_way(numbers: np.ndarray) -> None:
    compiled = la.compile(double)
    async with la.open_runtime("cpu:0", ALWAYS):
        x = await la.put(numbers)
        for argument, expected in (
            (x, 2 * numbers),
            (await la.put(numbers[:2]), 2 * numbers[:2]),
            (await la.put(numbers.astype(np.int64)), 2 * numbers.astype(np.int64)),
            (numbers, 2 * numbers),
            (x + 1.0, 2 * (numbers + 1)),
        ):
            found = await (await compiled(argument)).numpy()
            np.testing.assert_array_equal(found, expected, strict=True)
        assert await (await compiled(3.0)).item() == 6.0


async def test_trees_and_arrays_are_bound_as_tensors_are(numbers: np.ndarray) -> None:
    traced = []

    def function(params: Any, x: Any) -> Any:
        traced.append(params)
        return {"sum": params["b"][0] + x, "product": params["a"] * x}

    compiled = la.compile(function)
    async with la.open_runtime("cpu:0", ALWAYS):
        a, b = await la.put([numbers + 1, numbers + 2])
        for number in range(4):
            x = numbers + number
            result = await compiled({"b": [b], "a": a}, x)
            x[:] = -1  # what was given has been copied
            expected = numbers + number
            np.testing.assert_array_equal(await result["sum"].numpy(), numbers + 2 + expected)
            np.testing.assert_array_equal(await result["product"].numpy(), (numbers + 1) * expected)
        assert (len(traced), ran_inline()) == (1, 3)


async def test_other_trees_and_other_arrays_go_the_long_way(numbers: np.ndarray) -> None:
    compiled = la.compile(lambda tree, x: sum(tree.values(), x * 0.0))
    async with la.open_runtime("cpu:0", ALWAYS):
        tensor = await la.put(numbers)
        for tree, x, expected in (
            ({"a": tensor}, numbers, numbers),
            ({"a": numbers}, tensor, numbers),
            ({"a": tensor, "b": tensor}, numbers, 2 * numbers),
            ({"b": tensor}, numbers, numbers),
            ({"b": tensor}, numbers.astype(">f4"), numbers),
            ({"b": tensor}, numbers.astype(np.float16), numbers),
            ({"b": tensor}, numbers[::-1][1:2], numbers),
            ({"b": tensor + 1.0}, numbers[::-1], numbers + 1),
            ({"b": tensor}, 3.0, numbers),
            ({"b": 2.0}, numbers, 0 * numbers + 2),
            ({"b": 3.0}, numbers, 0 * numbers + 3),
        ):
            for _ in range(2):
                found = await (await compiled(tree, x)).numpy()
                np.testing.assert_array_equal(found, expected)


async def test_arrays_go_to_the_device_of_the_call(numbers: np.ndarray) -> None:
    compiled = la.compile(lambda x, y: x + y)
    async with la.open_runtime({"cpu": 2}, ALWAYS):
        for device in ("cpu:1", "cpu:0", "cpu:1"):
            x = await la.put(numbers, device)
            for _ in range(2):
                result = await compiled(x, numbers)
                assert str(result.device) == device
                np.testing.assert_array_equal(await result.numpy(), 2 * numbers)


async def test_a_failure_is_that_of_a_step(numbers: np.ndarray) -> None:
    compiled = la.compile(lambda x, places: la.take(x, places))
    async with la.open_runtime("cpu:0", ALWAYS):
        x, good, bad = await la.put([numbers, np.array([1]), np.array([7])])
        for _ in range(2):
            assert await (await compiled(x, good)).numpy() == [1.0]
        result = await compiled(x, bad)
        with pytest.raises(la.ExecutionError, match="index 7 is out of bounds"):
            await result
        assert await (await compiled(x, good)).numpy() == [1.0]
        assert ran_inline() == 2


async def test_a_failure_that_nobody_has_got_is_raised_first(numbers: np.ndarray) -> None:
    compiled = la.compile(double)
    async with la.open_runtime("cpu:0", ALWAYS) as runtime:
        x = await la.put(numbers)
        await (await compiled(x))
        failing = la.take(x * 1.0, la.asarray(np.array([9])) + 0)
        await la.mark_step()
        with trio.fail_after(10):
            while not runtime.default_job.failures:
                await trio.sleep(0.001)
        with pytest.raises(la.ExecutionError, match="index 9"):
            await compiled(x)
        del failing
        assert (await (await compiled(x)).numpy()).tolist() == (2 * numbers).tolist()


async def test_a_job_that_has_ended_and_one_of_several_devices(numbers: np.ndarray) -> None:
    compiled = la.compile(double)
    async with la.open_runtime({"cpu": 2}, ALWAYS):
        async with la.job("one", devices=["cpu:0"]):
            x = await la.put(numbers)
            for _ in range(2):
                await (await compiled(x))
        assert ran_inline() == 1
        await (await compiled(x))  # another job
        await (await compiled(x))
        assert ran_inline() == 3


async def test_random_numbers_and_captured_tensors(numbers: np.ndarray) -> None:
    async with la.open_runtime("cpu:0", ALWAYS):
        captured = await la.put(numbers)
        draw = la.compile(lambda x: x + la.random.uniform((4,)))
        add = la.compile(lambda x: x + captured)
        x = await la.put(numbers)
        first, second = [await (await draw(x)).numpy() for _ in range(2)]
        assert (first != second).any()
        for _ in range(3):
            np.testing.assert_array_equal(await (await add(x)).numpy(), 2 * numbers)
        assert ran_inline() == 3


async def test_tasks_that_call_at_the_same_time(numbers: np.ndarray) -> None:
    compiled = la.compile(lambda x, y: x * 2.0 + y)
    async with la.open_runtime("cpu:0", ALWAYS):
        warm = await la.put(numbers)
        await (await compiled(warm, warm))

        async def work(number: int) -> None:
            x = await la.put(numbers + number)
            y = x
            for _ in range(50):
                y = await compiled(x, y)
            expected = numbers + number
            for _ in range(50):
                expected = (numbers + number) * 2 + expected
            np.testing.assert_array_equal(await y.numpy(), expected)

        async with trio.open_nursery() as nursery:
            for number in range(8):
                nursery.start_soon(work, number)
        assert ran_inline()


async def test_a_refused_call_has_the_arguments_that_it_was_given(numbers: np.ndarray) -> None:
    compiled = la.compile(double)
    async with la.open_runtime("cpu:0", ALWAYS) as runtime:
        x, other = await la.put(numbers), await la.put(numbers + 100)
        await (await compiled(x))

        async def call(x: la.LazyTensor, called: trio.Event) -> None:
            called.set()
            np.testing.assert_array_equal(await (await compiled(x)).numpy(), 2 * numbers)

        before = ran_inline()
        async with runtime.actors[x.device].lock:  # so that nothing runs in its caller's task
            async with trio.open_nursery() as nursery:
                for _ in range(20):  # which of two tasks comes first is chance
                    x, called = la.asarray(numbers), trio.Event()
                    nursery.start_soon(call, x, called)
                    await called.wait()
                    x.set_(other)
                await trio.testing.wait_all_tasks_blocked()
                assert ran_inline() == before
                runtime.actors[other.device].lock.release()
            await runtime.actors[other.device].lock.acquire()


async def test_what_takes_long_does_not_run_in_its_callers_task(numbers: np.ndarray) -> None:
    compiled = la.compile(double)
    async with la.open_runtime("cpu:0", la.Config(inline_microseconds=1e-6)):
        x = await la.put(numbers)
        for _ in range(4):
            await (await compiled(x))
        with assert_gives_turn():
            await compiled(x)
        assert not ran_inline()


# ---- what a device can launch --------------------------------------------------------------

NOT_INLINE = la.Config(inline_microseconds=0)
"""However short a program is."""


def slow(x: la.LazyTensor) -> la.LazyTensor:
    """Some milliseconds of a large matrix."""
    return la.softmax(la.tanh(x), -1)


LARGE = np.random.default_rng(0).standard_normal((1000, 1000)).astype(np.float32)


async def prepared(function: Any = slow) -> tuple[la.CompiledFunction[..., Any], Any]:
    """A function whose next call can be launched, and its argument."""
    compiled = la.compile(function)
    x = await la.put(LARGE)
    for _ in range(3):
        await (await compiled(x))
    return compiled, x


def launched() -> float:
    """How many calls have been launched before their step."""
    return la.metrics.counter_value("LaunchedSteps")


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """What each launch waits for while it is not set, as if it took so long."""
    opened = threading.Event()
    opened.set()
    is_idle = NativeThread.is_idle.fget
    assert is_idle is not None
    monkeypatch.setattr(
        NativeThread, "is_idle", property(lambda thread: opened.is_set() and is_idle(thread))
    )
    wait = NativeThread.wait

    def waits(thread: NativeThread) -> None:
        opened.wait(10)
        wait(thread)

    monkeypatch.setattr(NativeThread, "wait", waits)
    yield opened
    opened.set()


async def open_up(gate: threading.Event) -> None:
    """Lets launches end, and the loop, which has read its descriptor, look for it."""
    gate.set()
    for _ in range(5):
        await trio.sleep(0.001)


@needs_llvm
@needs_threads
async def test_a_launch_comes_before_its_step(numbers: np.ndarray) -> None:
    compiled = la.compile(lambda x, y: {"sum": x + y, "list": [x * y, 3]})
    async with la.open_runtime("cpu:0", NOT_INLINE) as runtime:
        x, y = await la.put([numbers, numbers + 1])
        for number in range(5):
            result = await compiled(x, y)
            assert result["list"][1] == 3
            np.testing.assert_array_equal(await result["sum"].numpy(), 2 * numbers + 1)
            np.testing.assert_array_equal(await result["list"][0].numpy(), numbers * (numbers + 1))
            statistics = runtime.statistics()
            job = statistics.jobs["default"]
            assert (job.steps, job.in_flight) == (number + 1, {"cpu:0": 0})
            assert statistics.devices["cpu:0"].outstanding == 0
        counters = runtime.metrics.counters
        assert counters["LaunchedSteps"] >= 3
        assert (counters["UncachedCompile"], counters["CachedCompile"]) == (1, 4)
        del result, x, y
        gc.collect()
        assert runtime.statistics().devices["cpu:0"].memory_bytes == 0


@needs_llvm
@needs_threads
async def test_a_launched_call_is_a_checkpoint() -> None:
    async with la.open_runtime("cpu:0"):
        compiled, x = await prepared()
        before = launched()
        with trio.CancelScope() as scope:
            scope.cancel()
            await compiled(x)
        assert scope.cancelled_caught
        assert launched() == before
        with assert_gives_turn():
            result = await compiled(x)
        assert launched() == before + 1
        with trio.CancelScope() as scope:
            scope.cancel()
            await result
        assert scope.cancelled_caught
        expected = np.tanh(LARGE)
        expected = np.exp(expected - expected.max(-1, keepdims=True))
        expected /= expected.sum(-1, keepdims=True)
        np.testing.assert_allclose(await result.numpy(), expected, rtol=1e-5)


@needs_llvm
@needs_threads
async def test_a_launch_takes_a_slot_and_what_comes_behind_it_waits_for_one(
    gate: threading.Event,
) -> None:
    async with la.open_runtime("cpu:0") as runtime:
        compiled, x = await prepared()
        expected = await (await compiled(x)).numpy()
        before, busy = launched(), runtime.statistics().devices["cpu:0"].busy_seconds
        gate.clear()
        results = [await compiled(x) for _ in range(2)]
        statistics = runtime.statistics()
        assert launched() == before + 1  # the second has gone the long way, behind it
        assert statistics.jobs["default"].in_flight == {"cpu:0": 2}
        assert statistics.devices["cpu:0"].outstanding == 2
        with trio.move_on_after(0.05) as scope:
            await compiled(x)
        assert scope.cancelled_caught
        await open_up(gate)
        for result in results:
            np.testing.assert_array_equal(await result.numpy(), expected)
        statistics = runtime.statistics()
        assert statistics.jobs["default"].in_flight == {"cpu:0": 0}
        assert statistics.devices["cpu:0"].busy_seconds > busy


@needs_llvm
@needs_threads
async def test_a_launched_call_keeps_its_arguments(gate: threading.Event) -> None:
    async with la.open_runtime("cpu:0"):
        compiled, x = await prepared()
        expected = await (await compiled(x)).numpy()
        y = x * 1.0
        await y
        before = launched()
        gate.clear()
        result = await compiled(y)
        assert launched() == before + 1
        del y
        others = [await la.put(np.zeros_like(LARGE)) for _ in range(4)]
        await open_up(gate)
        np.testing.assert_array_equal(await result.numpy(), expected)
        for other in others:  # for which the memory would have been welcome
            assert not (await other.numpy()).any()


@needs_llvm
@needs_threads
async def test_what_a_launch_computed_cannot_be_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when there is no memory for it: the step fails, and the device goes on."""
    async with la.open_runtime("cpu:0"):
        compiled, x = await prepared()
        before = launched()
        with monkeypatch.context() as patch:
            patch.setattr(NativeLaunch, "finish", lambda _: 1 / 0)
            result = await compiled(x)
            with pytest.raises(la.ExecutionError, match="ZeroDivisionError"):
                await result
        await (await compiled(x))
        assert launched() == before + 2


@needs_llvm
@needs_threads
async def test_a_profile_sees_a_launch_as_well(tmp_path: Path) -> None:
    async with la.open_runtime("cpu:0"):
        compiled, x = await prepared()
        before = launched()
        async with la.debug.profile(tmp_path / "trace.json", kernels=False):
            await (await compiled(x))
        assert launched() == before + 1
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    (run,) = [event for event in events if event.get("args", {}).get("kind") == "execute"]
    assert run["dur"] > 0


@needs_llvm
@needs_threads
async def test_launches_come_after_transfers_and_within_limits() -> None:
    async with la.open_runtime({"cpu": 2}) as runtime:
        compiled, x = await prepared()
        moved = la.ones((3,), device="cpu:0").to("cpu:1")
        await (await compiled(x))
        assert (await moved.numpy()).tolist() == [1, 1, 1]
        async with la.job("other", devices=["cpu:0", "cpu:1"]):
            moved = la.ones((3,), device="cpu:1").to("cpu:0")  # which no barrier has scheduled
            async with la.job("third", devices=["cpu:0"]):
                for _ in range(3):
                    await (await compiled(x))
            assert (await moved.numpy()).tolist() == [1, 1, 1]
        before = launched()
        async with la.job("small", devices=["cpu:0"], max_memory=LARGE.nbytes - 1):
            for _ in range(2):
                result = await compiled(x)
                with pytest.raises(la.DeviceOutOfMemoryError):
                    await result
        assert launched() == before
        await (await compiled(x))
        assert launched() == before + 1
        assert runtime.statistics().devices["cpu:0"].outstanding == 0
