"""The CUDA backend on a stand-in for CuPy: who calls what, in which order, and what failures do."""

from __future__ import annotations

import gc
import shutil
import subprocess
import sys
import threading
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ctypes import CDLL, POINTER, c_double, c_float, c_int
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trio
from commands import Call, CallRunner
from perceptron import check_training, train
from recording_cupy import CUDARuntimeError, OutOfMemoryError, RecordingCupy, registered

import lazyasync as la
from lazyasync.backends.cuda import opened as cuda_opened
from lazyasync.backends.cuda import staging as cuda_staging
from lazyasync.backends.cuda.backend import CudaBackend
from lazyasync.backends.cuda.cupy_kernels import differences
from lazyasync.backends.cuda.program import CudaProgram
from lazyasync.backends.protocol import BackendOptions, Failed, Succeeded
from lazyasync.config import resolve
from lazyasync.device import Device
from lazyasync.errors import DeviceLostError, UnknownDeviceError
from lazyasync.ir.graph import build_graph

sys.path.append(str(Path(__file__).resolve().parents[2] / "ops"))

COMPILER = "lazyasync compiler"
WORKER = "lazyasync recorded:0"
WAITER = "lazyasync recorded:0 waiter"
OF_THE_WAITER = {"Device.use", "Event.synchronize", "get_elapsed_time"}

# ---- a backend without a runtime -----------------------------------------------------------


class Driver:
    """A backend, and what has come back from it, in order."""

    def __init__(self, module: RecordingCupy, index: int, config: dict[str, Any]) -> None:
        token = trio.lowlevel.current_trio_token()
        options = BackendOptions(resolve(config), CallRunner(), token.run_sync_soon)
        self.backend = CudaBackend(Device.parse(f"recorded:{index}"), options, cupy=module)
        self.outcomes: list[tuple[str, Succeeded | Failed]] = []
        self._arrival = trio.Event()

    def submit(self, label: str, work: Callable[[], Any]) -> None:
        def done(outcome: Succeeded | Failed) -> None:
            self.outcomes.append((label, outcome))
            self._arrival.set()
            self._arrival = trio.Event()

        self.backend.submit(Call(label, work, done))  # type: ignore[arg-type]

    async def wait_for(self, count: int) -> None:
        while len(self.outcomes) < count:
            await self._arrival.wait()

    async def run(self, work: Callable[[], Any]) -> Any:
        """The value of a piece of work, or its error raised."""
        count = len(self.outcomes) + 1
        self.submit("run", work)
        await self.wait_for(count)
        outcome = self.outcomes.pop()[1]
        if isinstance(outcome, Failed):
            raise outcome.error
        return outcome.value

    async def store(self, array: np.ndarray) -> Any:
        return await self.run(lambda: self.backend.upload(array))

    async def load(self, buffer: Any) -> np.ndarray:
        fetched = await self.run(lambda: self.backend.download(buffer))
        result: np.ndarray = fetched()
        return result


@asynccontextmanager
async def open_driver(
    module: RecordingCupy, index: int = 0, **config: Any
) -> AsyncIterator[Driver]:
    driver = Driver(module, index, config)
    try:
        yield driver
    finally:
        module.gpus[index].let()
        assert await driver.backend.close(10.0)


@pytest.fixture
def module() -> RecordingCupy:
    return RecordingCupy(devices=2)


@pytest.fixture
async def driver(module: RecordingCupy) -> AsyncIterator[Driver]:
    async with open_driver(module) as opened:
        yield opened


@pytest.fixture
async def runtime(module: RecordingCupy) -> AsyncIterator[la.Runtime]:
    """A runtime on one such device, for the tables of operations too."""
    with registered(module):
        async with la.open_runtime("recorded:0") as opened:
            yield opened


async def eventually(condition: Callable[[], bool]) -> None:
    with trio.fail_after(10):
        while not condition():
            await trio.sleep(0.001)


# ---- whole programs ------------------------------------------------------------------------

# The bodies of these tests are those that every backend passes.
from test_operations import (  # noqa: E402
    test_gradients as test_gradients_of_the_table,  # noqa: F401
)
from test_operations import (  # noqa: E402
    test_values as test_values_of_the_table,  # noqa: F401
)
from test_operations import (  # noqa: E402
    test_views_as_operands as test_views_of_the_table,  # noqa: F401
)


async def test_training_gives_what_it_gives_on_the_cpu(module: RecordingCupy) -> None:
    with registered(module):
        async with la.open_runtime("recorded:0") as runtime:
            on_gpu = await la.to_cpu(await train(4))
            steps = runtime.metrics.counter_value("UncachedCompile")
    await check_training(on_gpu)
    assert steps is not None
    assert steps <= 4
    made_by = {thread for thread, _ in module.calls}
    assert made_by == {WORKER, WAITER}
    assert {call for thread, call in module.calls if thread == WAITER} == OF_THE_WAITER
    assert module.threads_of("Event.synchronize") == {WAITER}


async def test_random_numbers_and_scalars_need_no_copy(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    values = la.uniform((300,)) * 3.5 + 0.25
    expected = await values.numpy()
    assert expected.min() >= 0.25
    assert expected.max() < 3.75
    assert module.count("upload") == 0


async def test_signed_zero_as_an_array(module: RecordingCupy, runtime: la.Runtime) -> None:
    values = await la.full((3,), -0.0).numpy()
    assert np.signbit(values).all()


async def test_results_that_are_operands_or_constants(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    x = la.asarray(np.arange(6.0, dtype=np.float32).reshape(2, 3))
    alias, part, transposed, one = x[:], x[1], x.T, la.ones(())
    results = await la.to_cpu([alias, part, transposed, one])
    for actual, expected in zip(results, [*_parts(), np.float32(1)], strict=True):
        np.testing.assert_array_equal(actual, expected)


def _parts() -> list[np.ndarray]:
    x = np.arange(6.0, dtype=np.float32).reshape(2, 3)
    return [x, x[1], x.T]


# ---- order and threads ---------------------------------------------------------------------


async def test_commands_are_issued_and_completed_in_order(
    module: RecordingCupy, driver: Driver
) -> None:
    issued: list[int] = []
    module.gpus[0].hold()
    for number in range(20):
        driver.submit(str(number), partial(issued.append, number))
    await eventually(lambda: len(issued) == 20)
    assert not driver.outcomes
    module.gpus[0].let()
    await driver.wait_for(20)
    assert issued == list(range(20))
    assert [label for label, _ in driver.outcomes] == [str(number) for number in range(20)]


async def test_a_failure_does_not_overtake_what_came_before(
    module: RecordingCupy, driver: Driver
) -> None:
    module.gpus[0].hold()
    driver.submit("first", lambda: 1)
    driver.submit("second", lambda: 1 / 0)
    driver.submit("third", lambda: 3)
    await eventually(lambda: module.count("Event.record") == 9)
    assert not driver.outcomes
    module.gpus[0].let()
    await driver.wait_for(3)
    assert [type(outcome) for _, outcome in driver.outcomes] == [Succeeded, Failed, Succeeded]


async def test_the_device_takes_the_time(module: RecordingCupy, driver: Driver) -> None:
    def work() -> None:
        array = module.empty((4,), np.float32)
        for _ in range(50):
            module.add(array, array, array)

    driver.submit("fifty", work)
    await driver.wait_for(1)
    outcome = driver.outcomes[0][1]
    assert isinstance(outcome, Succeeded)
    assert outcome.seconds == pytest.approx(50 * 0.01e-3)


async def test_events_are_used_again(module: RecordingCupy, driver: Driver) -> None:
    for _ in range(30):
        await driver.run(lambda: None)
    assert module.count("Event") == 3


async def test_a_thousand_waits_take_no_more_threads(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    def threads() -> list[str]:
        return sorted(t.name for t in threading.enumerate() if t.name.startswith("lazyasync"))

    await la.ones((2,)).numpy()
    assert threads() == [COMPILER, WORKER, WAITER]
    module.gpus[0].hold()
    x = la.ones((4,)) * 2
    await la.mark_step()
    before = threading.active_count()
    done = []

    async def wait() -> None:
        await x
        done.append(1)

    async with trio.open_nursery() as nursery:
        for _ in range(1000):
            nursery.start_soon(wait)
        await trio.testing.wait_all_tasks_blocked(0.01)
        assert threading.active_count() <= before
        assert threads() == [COMPILER, WORKER, WAITER]
        assert not done
        module.gpus[0].let()
    assert len(done) == 1000


async def test_recording_goes_on_while_the_device_works(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    await la.ones((2,)).numpy()
    module.gpus[0].hold()
    x = la.ones((3,))
    for _ in range(2):
        x = x * 1.5 + 1
        await la.mark_step()
    assert not x.is_ready()
    module.gpus[0].let()
    np.testing.assert_allclose(await x.numpy(), 4.75)


# ---- copies --------------------------------------------------------------------------------


@pytest.fixture
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three pinned buffers of 4 KiB."""
    monkeypatch.setattr(cuda_staging, "PIECE_BYTES", 4096)
    monkeypatch.setattr(cuda_staging, "MOST_PIECES", 3)
    monkeypatch.setattr(cuda_staging, "SMALLEST_REMAINDER", 512)


async def test_large_copies_go_in_pieces_that_wait_for_the_device(
    module: RecordingCupy, small_pieces: None
) -> None:
    array = np.random.default_rng(1).standard_normal(10_000)
    async with open_driver(module) as driver:
        module.gpus[0].hold()
        driver.submit("upload", lambda: driver.backend.upload(array))
        await eventually(lambda: module.count("upload") == 3)
        await trio.sleep(0.02)
        # The worker waits for the device, and nobody else does.
        assert module.count("upload") == 3
        assert len(module.pinned) == 3
        module.gpus[0].let()
        await driver.wait_for(1)
        outcome = driver.outcomes.pop()[1]
        assert isinstance(outcome, Succeeded)
        np.testing.assert_array_equal(await driver.load(outcome.value), array)
        assert len(module.pinned) == 3
        assert driver.backend._ring.free == 3


async def test_small_copies_of_a_command_share_a_buffer(
    module: RecordingCupy, driver: Driver
) -> None:
    arrays = [np.full(100, number, np.float32) for number in range(50)]
    buffers = await driver.run(lambda: [driver.backend.upload(array) for array in arrays])
    fetched = await driver.run(lambda: [driver.backend.download(buffer) for buffer in buffers])
    for array, fetch in zip(arrays, fetched, strict=True):
        np.testing.assert_array_equal(fetch(), array)
    assert len(module.pinned) == 1


async def test_pinned_buffers_are_not_used_again_before_their_copies_are_complete(
    module: RecordingCupy, driver: Driver
) -> None:
    arrays = [np.full(1000, number, np.int64) for number in range(8)]
    module.gpus[0].hold()
    for array in arrays:
        driver.submit("upload", partial(driver.backend.upload, array))
    await eventually(lambda: module.count("upload") == 8)
    assert len(module.pinned) == 8
    module.gpus[0].let(3)
    await driver.wait_for(3)
    assert driver.backend._ring.free == 3
    module.gpus[0].let()
    await driver.wait_for(8)
    buffers = [outcome.value for _, outcome in driver.outcomes if isinstance(outcome, Succeeded)]
    for array, buffer in zip(arrays, buffers, strict=True):
        np.testing.assert_array_equal(await driver.load(buffer), array)


async def test_the_host_array_may_change_once_a_command_has_been_issued(
    module: RecordingCupy, driver: Driver
) -> None:
    array = np.arange(100)
    module.gpus[0].hold()
    driver.submit("upload", lambda: driver.backend.upload(array))
    await eventually(lambda: module.count("upload") == 1)
    array[:] = -1
    module.gpus[0].let()
    await driver.wait_for(1)
    outcome = driver.outcomes.pop()[1]
    assert isinstance(outcome, Succeeded)
    np.testing.assert_array_equal(await driver.load(outcome.value), np.arange(100))


@pytest.mark.parametrize("shape", [(), (0,), (3, 0, 2), (1,), (5, 7)])
@pytest.mark.parametrize("dtype", ["bool", "float16", "complex128"])
async def test_round_trips(driver: Driver, shape: tuple[int, ...], dtype: str) -> None:
    array = np.random.default_rng(2).uniform(0, 2, shape).astype(dtype)
    array.flags.writeable = False
    result = await driver.load(await driver.store(array))
    assert result.dtype == array.dtype
    assert result.shape == array.shape
    np.testing.assert_array_equal(result, array)


async def test_a_buffer_in_column_major_order_is_put_in_order(
    module: RecordingCupy, driver: Driver
) -> None:
    array = np.arange(12).reshape(3, 4)
    buffer = (await driver.store(array)).transpose((1, 0))
    np.testing.assert_array_equal(await driver.load(buffer), array.T)


async def test_buffers_live_until_the_work_is_complete(
    module: RecordingCupy, driver: Driver
) -> None:
    class Token:
        """Something that can be referred to weakly."""

    buffer, token = await driver.store(np.zeros(1000)), Token()
    reference = weakref.ref(token)
    pool = module.pools[0]
    used = pool.used_bytes()
    assert used >= 8000
    module.gpus[0].hold()
    driver.submit("work", partial(id, (buffer, token)))
    del buffer, token
    await eventually(lambda: module.count("Event.record") == 6)
    assert pool.used_bytes() == used
    assert reference() is not None
    module.gpus[0].let()
    await driver.wait_for(1)
    driver.outcomes.clear()
    await eventually(lambda: pool.used_bytes() == 0 and reference() is None)


# ---- failures ------------------------------------------------------------------------------


async def test_a_kernel_that_cannot_be_launched(module: RecordingCupy, runtime: la.Runtime) -> None:
    x = await la.put(np.ones(1000, np.float32))
    used = module.pools[0].used_bytes()
    module.fail("kernel:exp", CUDARuntimeError(701))
    gc.disable()
    try:
        y = la.exp(x + 1.5) * 2
        with pytest.raises(la.ExecutionError, match=r"^exp in step .*cudaError701"):
            await y
        del y
        # The error is kept for as long as the step's record; the buffers are not.
        await eventually(lambda: module.pools[0].used_bytes() == used)
    finally:
        gc.enable()
    np.testing.assert_allclose(await la.exp(x).numpy(), np.exp(1), rtol=1e-6)


async def test_a_lost_device_fails_everything_at_once(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    ready = await (la.ones((4,)) + 1.5)
    kept = await la.put(np.ones(3))
    module.gpus[0].hold()
    x = la.ones((4,)) * 2
    await la.mark_step()
    y = ready * 3
    await la.mark_step()
    await eventually(lambda: module.count("kernel:multiply") == 2)
    module.gpus[0].lose(700)
    for tensor in (x, y):
        with pytest.raises(la.ExecutionError, match=r"recorded:0 is lost .*cudaError700") as caught:
            await tensor
        assert isinstance(caught.value.__cause__, DeviceLostError)
        assert isinstance(caught.value.__cause__.__cause__, CUDARuntimeError)
    calls = len(module.calls)
    for tensor in (ready + 1, la.asarray(np.ones(3)) * 2):
        with pytest.raises(la.ExecutionError, match="is lost for this process"):
            await tensor
    with pytest.raises(la.ExecutionError, match="is lost for this process"):
        await la.put(np.ones(3))
    with pytest.raises(la.ExecutionError, match="is lost for this process"):
        await kept.numpy()
    assert len(module.calls) == calls


async def test_a_device_lost_while_issuing(module: RecordingCupy, driver: Driver) -> None:
    def work() -> None:
        module.gpus[0].broken = CUDARuntimeError(719)
        module.empty((3,), np.float32)

    module.gpus[0].hold()
    driver.submit("before", lambda: None)
    driver.submit("lost", work)
    driver.submit("after", lambda: None)
    module.gpus[0].let()
    await driver.wait_for(3)
    for _, outcome in driver.outcomes[1:]:
        assert isinstance(outcome, Failed)
        assert isinstance(outcome.error, DeviceLostError)


async def test_an_event_that_cannot_be_recorded(module: RecordingCupy, driver: Driver) -> None:
    module.fail("Event.record", CUDARuntimeError(400), after=2)
    array = np.ones(10)
    with pytest.raises(DeviceLostError):
        await driver.run(lambda: driver.backend.upload(array))
    with pytest.raises(DeviceLostError):
        await driver.run(lambda: None)


async def test_a_device_that_cannot_be_opened(module: RecordingCupy) -> None:
    module.fail("Stream", CUDARuntimeError(46))
    async with open_driver(module) as driver:
        for _ in range(2):
            with pytest.raises(DeviceLostError, match="cudaError46"):
                await driver.run(lambda: None)


async def test_out_of_memory_is_tried_again(module: RecordingCupy, runtime: la.Runtime) -> None:
    x = await la.put(np.arange(100.0, dtype=np.float32))
    module.fail("malloc", OutOfMemoryError("simulated"))
    np.testing.assert_allclose(await (x * 2.5).numpy(), np.arange(100) * 2.5)
    assert runtime.metrics.counter_value("OutOfMemoryRetries") == 1
    assert module.count("free_all_blocks") == 1


async def test_a_library_that_finds_no_memory_is_tried_again(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    x = await la.put(np.ones((4, 4), np.float32))
    module.fail("kernel:matmul", CUDARuntimeError(2))
    np.testing.assert_allclose(await (x @ x).numpy(), 4)
    assert runtime.metrics.counter_value("OutOfMemoryRetries") == 1


async def test_out_of_memory_twice_fails_the_step_alone(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    x = await la.put(np.arange(100.0, dtype=np.float32))
    for _ in range(2):
        module.fail("malloc", OutOfMemoryError("simulated"))
    with pytest.raises(la.DeviceOutOfMemoryError, match="simulated"):
        await (x * 2.5)
    np.testing.assert_allclose(await (x * 2.5).numpy(), np.arange(100) * 2.5)


async def test_the_limit_of_memory_is_the_pools(module: RecordingCupy) -> None:
    async with open_driver(module, device_memory_bytes=100_000) as driver:
        await driver.store(np.zeros(100))
        assert module.pools[0].limit == 100_000
        assert driver.backend.memory_bytes == module.memory
        with pytest.raises(MemoryError):
            await driver.store(np.zeros(20_000))
        # What a failed command had allocated is there again.
        await driver.run(driver.backend.trim)
        await driver.store(np.zeros(12_000))


@pytest.mark.parametrize("call", ["upload", "malloc", "alloc_pinned_memory", "download"])
async def test_a_copy_that_fails(module: RecordingCupy, small_pieces: None, call: str) -> None:
    array = np.random.default_rng(3).standard_normal(6000)
    async with open_driver(module) as driver:
        after = 0 if call in ("malloc", "alloc_pinned_memory") else 4
        module.fail(call, CUDARuntimeError(1), after=after)

        async def round_trip() -> np.ndarray:
            return await driver.load(await driver.store(array))

        with pytest.raises(CUDARuntimeError):
            await round_trip()
        for _ in range(3):
            np.testing.assert_array_equal(await round_trip(), array)
        assert driver.backend._ring.free == len(module.pinned) <= 3


async def test_without_more_memory_to_pin_the_buffers_there_are_must_do(
    module: RecordingCupy, small_pieces: None
) -> None:
    module.fail("alloc_pinned_memory", CUDARuntimeError(2), after=1)
    array = np.random.default_rng(4).standard_normal(3000)
    async with open_driver(module) as driver:
        np.testing.assert_array_equal(await driver.load(await driver.store(array)), array)


# ---- the end -------------------------------------------------------------------------------


async def test_closing_lets_work_end(module: RecordingCupy) -> None:
    driver = Driver(module, 0, {})
    module.gpus[0].hold()
    for number in range(5):
        driver.submit(str(number), lambda: None)
    ended = []

    async def close() -> None:
        ended.append(await driver.backend.close(10.0))

    async with trio.open_nursery() as nursery:
        nursery.start_soon(close)
        await trio.testing.wait_all_tasks_blocked(0.01)
        assert not ended
        module.gpus[0].let()
    assert ended == [True]
    assert len(driver.outcomes) == 5
    assert not [t for t in threading.enumerate() if t.name.startswith("lazyasync recorded")]
    driver.submit("late", lambda: None)
    await trio.sleep(0.01)
    assert len(driver.outcomes) == 5


async def test_closing_gives_up_in_the_end(module: RecordingCupy) -> None:
    driver = Driver(module, 0, {})
    module.gpus[0].hold()
    driver.submit("stuck", lambda: None)
    assert not await driver.backend.close(0.05)
    module.gpus[0].let()
    worker = driver.backend._worker
    assert worker is not None
    await trio.to_thread.run_sync(worker.join)
    await trio.testing.wait_all_tasks_blocked()
    assert not driver.outcomes


async def test_closing_a_device_that_was_not_used(module: RecordingCupy) -> None:
    driver = Driver(module, 0, {})
    assert await driver.backend.close(1.0)
    assert not module.calls


async def test_a_runtime_that_ends_with_work_under_way(module: RecordingCupy) -> None:
    async def use() -> None:
        async with la.open_runtime("recorded:0", {"shutdown_timeout": 0.05}) as runtime:
            await la.ones((2,)).numpy()
            module.gpus[0].hold()
            x = la.ones((4,)) * 2
            await la.mark_step()
            with trio.move_on_after(0.05) as scope:
                await x
            assert scope.cancelled_caught
            runtime.default_job.cancel()
            await trio.sleep(1)

    with registered(module), pytest.warns(ResourceWarning, match="abandoned"):
        await use()
    module.gpus[0].let()


async def test_cancelled_waits_leave_the_work_running(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    await la.ones((2,)).numpy()
    module.gpus[0].hold()
    x = la.ones((4,)) * 2
    for _ in range(5):
        with trio.move_on_after(0.01):
            await x
    module.gpus[0].let()
    np.testing.assert_array_equal(await x.numpy(), 2)


async def test_a_tensor_outlives_its_device(module: RecordingCupy) -> None:
    with registered(module):
        async with la.open_runtime("recorded:0"):
            kept = await (la.ones((1000,)) * 2)
        pool = module.pools[0]
        assert pool.total_bytes() == pool.used_bytes() == 4096
        assert (0, pool) in cuda_opened._retired_pools
        del kept
        gc.collect()
        async with la.open_runtime("recorded:0"):
            await la.ones((2,)).numpy()
        assert (0, pool) not in cuda_opened._retired_pools
        assert pool.total_bytes() == 0


# ---- several devices -----------------------------------------------------------------------


@pytest.mark.parametrize("peer_access", [True, False])
async def test_transfers_between_gpus(module: RecordingCupy, peer_access: bool) -> None:
    module.peer_access = peer_access
    with registered(module):
        async with la.open_runtime({"recorded": 2}):
            x = la.asarray(np.arange(5.0), device="recorded:0") * 2.5
            for number in range(3):
                y = (x + number).to("recorded:1") * 2
                np.testing.assert_allclose(await y.numpy(), (np.arange(5) * 2.5 + number) * 2)
    assert module.count("memcpyPeerAsync") == 3
    assert module.threads_of("memcpyPeerAsync") == {"lazyasync recorded:1"}
    assert module.count("deviceEnablePeerAccess") == int(peer_access)


async def test_a_transfer_of_a_buffer_that_is_still_being_filled(module: RecordingCupy) -> None:
    async with open_driver(module, 0) as source, open_driver(module, 1) as target:
        module.gpus[0].hold()
        module.gpus[1].hold()
        buffers: list[Any] = []
        source.submit("upload", lambda: buffers.append(source.backend.upload(np.arange(9))))
        await eventually(lambda: bool(buffers))
        await eventually(lambda: len(source.backend._waiter._under_way) == 1)
        target.submit("receive", lambda: target.backend.receive(source.backend, buffers[0]))
        await eventually(lambda: module.count("memcpyPeerAsync") == 1)
        assert module.count("Stream.wait_event") == 1
        module.gpus[1].let()
        await target.wait_for(1)
        outcome = target.outcomes.pop()[1]
        assert isinstance(outcome, Succeeded)
        np.testing.assert_array_equal(await target.load(outcome.value), np.arange(9))
        module.gpus[0].let()
        await source.wait_for(1)
        await target.run(lambda: target.backend.receive(source.backend, buffers[0]))
        assert module.count("Stream.wait_event") == 1


async def test_transfers_of_host_data_both_ways_at_once(module: RecordingCupy) -> None:
    with registered(module):
        async with la.open_runtime({"recorded": 2}):
            for number in range(20):
                here = la.asarray(np.full(50, number), device="recorded:0")
                there = la.asarray(np.full(50, -number), device="recorded:1")
                moved = [here.to("recorded:1"), there.to("recorded:0")]
                with trio.fail_after(10):
                    values = await la.to_cpu(moved)
                np.testing.assert_array_equal(values[0], number)
                np.testing.assert_array_equal(values[1], -number)
                total = await (here + there.to("recorded:0")).numpy()
                np.testing.assert_array_equal(total, 0)
    assert module.count("memcpyPeerAsync") == 0


async def test_transfers_to_and_from_the_cpu(module: RecordingCupy) -> None:
    with registered(module):
        async with la.open_runtime(["recorded:0", "cpu:0"]):
            x = la.asarray(np.arange(5.0), device="recorded:0") * 2
            y = (x.to("cpu:0") + 1).to("recorded:0") * 2
            np.testing.assert_allclose(await y.numpy(), (np.arange(5) * 2 + 1) * 2)


async def test_a_download_for_another_thread(module: RecordingCupy, driver: Driver) -> None:
    buffer = await driver.store(np.arange(7))
    values = await trio.to_thread.run_sync(lambda: driver.backend.download(buffer)())
    np.testing.assert_array_equal(values, np.arange(7))
    assert module.threads_of("download") == {WORKER}
    module.fail("download", CUDARuntimeError(1))
    with pytest.raises(CUDARuntimeError):
        await trio.to_thread.run_sync(lambda: driver.backend.download(buffer)())


async def test_a_download_for_another_thread_ends_with_the_device(module: RecordingCupy) -> None:
    driver = Driver(module, 0, {})
    buffer = await driver.store(np.arange(7))
    module.gpus[0].hold()
    fetch = await trio.to_thread.run_sync(driver.backend.download, buffer)
    assert not await driver.backend.close(0.05)
    with pytest.raises(RuntimeError, match="has been closed"):
        fetch()
    with pytest.raises(RuntimeError, match="has been closed"):
        driver.backend.download(buffer)()
    module.gpus[0].let()


def test_a_device_that_is_not_there(module: RecordingCupy) -> None:
    options = BackendOptions(resolve(None), CallRunner(), lambda callback: None)
    with pytest.raises(UnknownDeviceError, match="has 2 devices"):
        CudaBackend(Device.parse("recorded:2"), options, cupy=module)


# ---- programs ------------------------------------------------------------------------------


def program_of(*tensors: Any, module: RecordingCupy) -> CudaProgram:
    collected = build_graph([(tensor._recording, tensor._node) for tensor in tensors])
    return CudaProgram(collected.graph, differences.ArrayModule(module))


async def test_values_are_dropped_after_their_last_use(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    x = await la.put(np.ones(1000, np.float32))
    y = x
    for _ in range(10):
        y = la.exp(y * 0.1)
    program = program_of(y, module=module)
    assert program.output_bytes == 4000
    assert program.workspace_bytes == 2 * 4096
    pool = module.pools[0]
    peaks: list[int] = []
    malloc = pool.malloc

    def noting(nbytes: int) -> Any:
        block = malloc(nbytes)
        peaks.append(pool.used_bytes())
        return block

    before = pool.used_bytes()
    pool.malloc = noting  # type: ignore[method-assign]
    backend: Any = runtime.backend(Device.parse("recorded:0"))
    backend._runner = CallRunner(backend._runner)
    backend.submit(Call("x", lambda: noting_run(backend, program, x), lambda outcome: None))
    await eventually(lambda: len(peaks) >= 20)
    assert max(peaks) - before <= program.workspace_bytes + 4096
    assert "drops" in program.describe()
    assert program.describe().count("exp") == 10
    assert program.estimated_seconds > 0


def noting_run(backend: CudaBackend, program: CudaProgram, x: Any) -> Any:
    arguments = [x._data.buffer, *[0.1] * 10]
    with backend._cupy.cuda.using_allocator(backend._opened().pool.malloc):
        return backend.execute(program, arguments)


async def test_views_hold_the_memory_they_look_into(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    x = await la.put(np.ones((10, 100), np.float32))
    y = (x + 1.5).T[3:5]
    z = (y + 2.5).sum()
    program = program_of(z, module=module)
    assert program.workspace_bytes == 4096 + 512
    wide = la.full((1000, 1000), 2.5)
    program = program_of((wide * 2).sum(), module=module)
    assert program.workspace_bytes == 4_000_256


async def test_a_number_becomes_one_array_whoever_reads_it(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    x = await la.put(np.ones((4,), np.float32))
    number = la.full((), 2.5)
    tall, wide = la.broadcast_to(number, (3, 4)), la.broadcast_to(number, (2, 4))
    before = module.count("kernel:copyto")
    results = await la.to_cpu([tall + x, wide + x])
    assert [result.tolist() for result in results] == [[[3.5] * 4] * 3, [[3.5] * 4] * 2]
    assert module.count("kernel:copyto") - before <= 1


async def test_each_operation_is_one_call(module: RecordingCupy, runtime: la.Runtime) -> None:
    x = await la.put(np.ones((8, 4), np.float32))
    rows = la.softmax(la.exp(x.T))
    program = program_of(rows[2:], rows.sum(0), module=module)
    lines = program.describe().split("\n")
    assert [line.split("(")[0].split()[-1] for line in lines] == [
        "transpose",
        "exp",
        "softmax",
        "getitem",
        "sum",
    ], program.describe()
    assert lines[0].endswith("@ view")
    # Views are no kernels, unless somebody gets them: then they are copies.
    names = [kernel.name for kernel in program.kernels()]
    assert names == [
        "call [4, 8]: exp",
        "call [4, 8]: softmax",
        "call [2, 8]: getitem",
        "call [8]: sum",
    ], names
    assert [kernel.work.nbytes for kernel in program.kernels()] == [256, 256, 192, 160]


# ---- sources -------------------------------------------------------------------------------


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
@pytest.mark.parametrize("working", ["float", "double"])
def test_the_source_of_float_modulo_against_numpy(tmp_path: Path, working: str) -> None:
    """Its C runs here as well: fmod, floor and copysign are the same functions."""
    bodies = "".join(
        f"void run_{result}(int n, const T *xs, const T *ys, T *outs) {{\n"
        "for (int i = 0; i < n; ++i) { const T x = xs[i], y = ys[i]; T out;\n"
        + differences._FLOAT_MODULO.format(type="T", result=result).replace("T(", "(T)(")
        + "outs[i] = out; } }\n"
        for result in ("quotient", "remainder")
    )
    # The generic macros pick the function for the type, as C++ does on the device.
    source = f"#include <tgmath.h>\ntypedef {working} T;\n{bodies}"
    (tmp_path / "modulo.c").write_text(source)
    library = tmp_path / "modulo.so"
    command = ["cc", "-O1", "-shared", "-fPIC", "-o", str(library), str(tmp_path / "modulo.c")]
    subprocess.run([*command, "-lm"], check=True)
    dtype = np.dtype(np.float32 if working == "float" else np.float64)
    number = c_float if working == "float" else c_double
    special = np.array([np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -1.0, 0.5, 2.5, -2.5, 1e30, -3e-5])
    random = np.random.default_rng(6)
    x, y = (
        np.concatenate([grid.ravel(), random.uniform(-9, 9, 20_000), np.arange(-50, 50) * 0.1])
        .astype(dtype)
        .copy()
        for grid in np.meshgrid(special, special)
    )
    y[-100:] = 0.1
    loaded = CDLL(str(library))
    for result, reference in (("quotient", np.floor_divide), ("remainder", np.remainder)):
        out = np.empty_like(x)
        pointers = [array.ctypes.data_as(POINTER(number)) for array in (x, y, out)]
        getattr(loaded, f"run_{result}")(c_int(x.size), *pointers)
        with np.errstate(all="ignore"):
            expected = reference(x, y)
        np.testing.assert_array_equal(out, expected)
        zeros = expected == 0
        np.testing.assert_array_equal(np.signbit(out[zeros]), np.signbit(expected[zeros]))


def test_importing_lazyasync_does_not_import_cupy() -> None:
    script = (
        "import sys; sys.modules['cupy'] = None\n"
        "import lazyasync, lazyasync.backends.cuda.backend, lazyasync.backends.discovery as d\n"
        "assert d.cuda_device_count() == 0, d.cuda_device_count()\n"
        "assert 'no' in d.cuda_unavailable_reason()"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
