"""Small steps that the trio thread issues and leaves to the device, on a stand-in for CuPy.

Its streams do nothing before somebody waits, and memory is handed out again at once: what is seen
too early, or written over, is wrong here.
"""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import numpy as np
import pytest
import trio
from cuda_on_host import FUSED, backend_of, idle, needs_gxx
from recording_cupy import RecordingCupy, registered
from recording_cupy_memory import CUDARuntimeError
from threads import until

import lazyasync as la
from lazyasync.backends.cuda import graphs as cuda_graphs
from lazyasync.backends.cuda.backend import PRIORITIES
from lazyasync.backends.cuda.lane import Inquiry
from lazyasync.backends.protocol import Download, Failed
from lazyasync.device import Device
from lazyasync.errors import DeviceLostError

pytestmark = [needs_gxx, pytest.mark.usefixtures("kernels_on_host")]

HERE = threading.main_thread().name
LONG = 30_000
"""Elements that a thread copies, into memory of its own lane."""


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Graphs of a single kernel, too."""
    monkeypatch.setattr(cuda_graphs, "MIN_LAUNCHES", 1)


@asynccontextmanager
async def opened(
    module: RecordingCupy, devices: str | list[str] = "recorded:0", **more: Any
) -> AsyncIterator[la.Runtime]:
    # However long the stand-in takes for what is small.
    settings = {"cuda_graphs": True, "inline_microseconds": 10_000_000, "max_in_flight": 8}
    with registered(module):
        async with la.open_runtime(devices, config={**FUSED, **settings, **more}) as runtime:
            yield runtime


class Training:
    """A vector that is updated again and again by a compiled function, and what it should be."""

    def __init__(self, runtime: la.Runtime, length: int = 300) -> None:
        self._runtime = runtime
        self._length = length
        self._step = la.compile(lambda x, rate: x - la.tanh(x) * rate)
        self._number = 0
        self.expected = np.linspace(-1, 1, length)

    async def start(self) -> None:
        """Takes steps until they are known to the device."""
        self.x = await la.put(np.linspace(-1, 1, self._length, dtype=np.float32))
        await self.repeat(30)

    async def repeat(self, count: int) -> None:
        """Takes steps, waiting for each."""
        for _ in range(count):
            await self.step()
            await la.wait_device_ops()
        await idle(self._runtime)

    async def step(self) -> None:
        """A step that nobody waits for."""
        rate = 0.01 * self._number
        self.x = await self._step(self.x, rate)
        self._number += 1
        self.expected = self.expected - np.tanh(self.expected) * rate

    async def steps(self, count: int) -> None:
        """Steps that are all left to the device."""
        counters, stream = self._runtime.metrics, first_stream(self._runtime)
        before = counters.counter_value("InlineSteps") or 0
        stream.released.clear()  # who waits for it now fails
        try:
            for _ in range(count):
                await self.step()
        finally:
            stream.released.set()
        assert counters.counter_value("InlineSteps") == before + count

    async def check(self) -> None:
        """Compares the value."""
        np.testing.assert_allclose(await self.x.numpy(), self.expected, rtol=1e-5)


def first_stream(runtime: la.Runtime) -> Any:
    """The stream of the lane that is lent."""
    (found,) = [s for s in backend_of(runtime)._cupy.gpus[0].streams if s.priority == PRIORITIES[0]]
    return found


def is_complete(runtime: la.Runtime) -> bool:
    """Whether that stream has done all that it was given."""
    stream = first_stream(runtime)
    return bool(stream.done == len(stream.tasks))


async def test_steps_that_nobody_reads_are_left_to_the_device(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        training = Training(runtime)
        await training.start()
        await training.steps(7)
        assert not is_complete(runtime)
        await training.check()
        assert is_complete(runtime)
        assert runtime.statistics().devices["recorded:0"].memory_bytes == 1200
    assert HERE in module.threads_of("Event.spin")


async def test_no_more_are_left_than_may_be_in_flight(module: RecordingCupy) -> None:
    async with opened(module, max_in_flight=2) as runtime:
        training = Training(runtime)
        await training.start()
        await training.steps(2)
        waits = module.count("Event.spin")
        for _ in range(5):
            await training.step()
        assert module.count("Event.spin") == waits + 5
        assert not is_complete(runtime)
        await training.check()


async def test_no_more_are_left_than_may_be_waited_for(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        training = Training(runtime)
        await training.start()
        before = runtime.statistics().devices["recorded:0"].busy_seconds
        await training.steps(5)
        seconds = (runtime.statistics().devices["recorded:0"].busy_seconds - before) / 5
        runtime.inline_seconds = 2.5 * seconds
        await training.steps(2)
        waits = module.count("Event.spin")
        for _ in range(5):
            await training.step()
        assert module.count("Event.spin") == waits + 5
        await training.check()


async def test_who_waits_for_the_device_waits_for_them(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        training = Training(runtime)
        await training.start()

        async def barrier() -> None:
            await la.mark_step(wait=True)

        async def closure() -> None:
            la.add_step_closure(lambda: done.append(is_complete(runtime)))
            await la.mark_step()

        async def end_of_a_job() -> None:
            async with la.job("another"):
                await training.steps(2)

        async def statistics() -> None:
            before = busy
            assert runtime.statistics().devices["recorded:0"].busy_seconds > before

        done: list[bool] = []
        for wait in (la.wait_device_ops, barrier, closure, end_of_a_job, statistics):
            busy = runtime.statistics().devices["recorded:0"].busy_seconds
            await training.steps(3)
            assert not is_complete(runtime)
            await wait()
            assert is_complete(runtime), wait
        assert done == [True]
        await training.check()


async def test_what_is_not_copied_to_the_host_is_waited_for(module: RecordingCupy) -> None:
    async with opened(module, await_fetch_bytes=0) as runtime:
        training = Training(runtime)
        await training.start()
        await training.steps(3)
        await training.x
        assert is_complete(runtime)
        await training.check()


async def test_memory_that_they_read_is_not_given_to_another_lane(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        double = la.compile(lambda x: x * 2 + 1)
        kept = []
        for number in range(12):
            x = await la.put(np.full(LONG, number, np.float32))
            if number:
                await idle(runtime)
            kept.append(await double(x))
            del x  # whose memory the next one gets
        # Not each of them: a thread may take the lane again, for a moment.
        assert runtime.metrics.counter_value("InlineSteps")
        for number, result in enumerate(kept):
            np.testing.assert_array_equal(await result.numpy(), np.full(LONG, 2 * number + 1))


async def test_other_lanes_and_devices_see_what_they_compute(module: RecordingCupy) -> None:
    async with opened(module, ["recorded:0", "recorded:1", "cpu:0"]) as runtime:
        training = Training(runtime)
        await training.start()
        for device in ("recorded:1", "cpu:0"):
            await training.steps(3)
            there = training.x.to(device)
            np.testing.assert_allclose(await there.numpy(), training.expected, rtol=1e-5)
            del there
            await training.repeat(10)
        await training.steps(3)
        copy, expected = training.x.to("recorded:1"), training.expected
        await la.mark_step("recorded:1")  # while the next step would write over what that reads
        await training.step()
        np.testing.assert_allclose(await copy.numpy(), expected, rtol=1e-5)
        await training.check()


@pytest.mark.parametrize("lane", [1, 2])
async def test_another_lane_runs_behind_them(module: RecordingCupy, lane: int) -> None:
    async with opened(module) as runtime:
        training = Training(runtime)
        await training.start()
        await training.steps(3)
        data: Any = training.x._data
        commands, outcomes = runtime.actors[data.device].commands, []
        commands.submit(Download("another lane", [data], lane), outcomes.append)
        await until(lambda: bool(outcomes))
        (fetch,) = outcomes[0].value
        np.testing.assert_allclose(fetch(), training.expected, rtol=1e-5)
        await training.check()


async def test_what_other_threads_ask_for_keeps_nothing_from_being_complete(
    module: RecordingCupy,
) -> None:
    async with opened(module) as runtime:
        training = Training(runtime)
        await training.start()
        inquiry = Inquiry(lambda: None, backend_of(runtime)._inquiries)
        await training.step()
        assert is_complete(runtime)
        inquiry.answer(Failed(RuntimeError("nobody does it")))
        await training.steps(2)
        assert not is_complete(runtime)
        await training.check()


async def test_other_libraries_see_what_they_compute(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        training = Training(runtime)
        await training.start()
        await training.steps(3)
        backend: Any = runtime.backend(Device.parse("recorded:0"))
        data: Any = training.x._data
        module.cuda.UnownedMemory = lambda *given: given
        module.cuda.MemoryPointer = lambda memory, offset: data.buffer.data
        module.ndarray = lambda shape, dtype, pointer, strides=None: data.buffer
        shown = backend.exported(data.buffer, data)
        assert is_complete(runtime)
        np.testing.assert_allclose(shown.plain, training.expected, rtol=1e-5)


async def test_small_uploads_are_left_as_well(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        training = Training(runtime)
        await training.start()
        stream = first_stream(runtime)
        stream.released.clear()
        given = [await la.put(np.full(5, number, np.float32)) for number in range(4)]
        stream.released.set()
        assert not is_complete(runtime)
        for number, one in enumerate(given):
            np.testing.assert_array_equal(await (one + 1).numpy(), np.full(5, number + 1))


# ---- a device that is lost meanwhile ---------------------------------------------------------


async def lost(module: RecordingCupy, runtime: la.Runtime) -> Training:
    """Steps that have been left to a device which is lost before they are complete."""
    training = Training(runtime)
    await training.start()
    await training.steps(3)
    module.gpus[0].lose()
    return training


async def test_who_reads_gets_the_loss(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        training = await lost(module, runtime)
        for _ in range(2):
            with pytest.raises(la.ExecutionError, match="is lost") as caught:
                await training.x.numpy()
            assert isinstance(caught.value.__cause__, DeviceLostError)


async def test_who_waits_for_a_value_gets_the_loss(module: RecordingCupy) -> None:
    async with opened(module, await_fetch_bytes=0) as runtime:
        training = await lost(module, runtime)
        for _ in range(2):
            with pytest.raises(la.ExecutionError, match=r"^step \d+ .* failed: .*is lost"):
                await training.x
        assert not training.x.is_ready()
        with pytest.raises(la.ExecutionError, match="is lost"):
            await (training.x + 1)


async def test_a_barrier_raises_the_loss_once(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        await lost(module, runtime)
        with pytest.raises(la.ExecutionError, match="is lost"):
            await la.mark_step(wait=True)
        await la.mark_step(wait=True)


async def test_waiting_for_the_device_raises_the_loss(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        await lost(module, runtime)
        with pytest.raises(la.ExecutionError, match="is lost"):
            await la.wait_device_ops()


async def test_the_end_of_a_job_raises_the_loss(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        with pytest.raises(la.ExecutionError, match="is lost"):
            async with la.job("one"):
                await lost(module, runtime)


async def test_a_job_that_is_cancelled_by_failures_is(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        with pytest.raises(la.ExecutionError, match="is lost"):
            async with la.job("one", errors="cancel"):
                await lost(module, runtime)
                runtime.statistics()  # by which it shows
                await trio.sleep(10)


async def test_the_end_of_the_runtime_raises_the_loss(module: RecordingCupy) -> None:
    with pytest.raises(la.ExecutionError, match="is lost"):
        async with opened(module) as runtime:
            await lost(module, runtime)


async def test_a_loss_that_shows_while_the_next_step_is_issued(module: RecordingCupy) -> None:
    async with opened(module, max_in_flight=2, await_fetch_bytes=0) as runtime:
        training = Training(runtime)
        await training.start()
        await training.steps(2)
        module.fail("Event.spin", CUDARuntimeError(700))
        await training.step()
        assert runtime.statistics().jobs["default"].failed_steps == 3
        with pytest.raises(la.ExecutionError, match=r"^step 31 .*is lost"):
            await la.mark_step()
        for _ in range(2):
            with pytest.raises(la.ExecutionError, match="is lost"):
                await training.x
