"""CUDA devices that fail, run out of memory, are lost, and are closed."""

from __future__ import annotations

import gc
import threading

import numpy as np
import pytest
import trio
from cuda_driver import Driver, open_driver
from recording_cupy import RecordingCupy, registered
from recording_cupy_memory import CUDARuntimeError, OutOfMemoryError
from threads import until

import lazyasync as la
from lazyasync.backends.cuda import opened as cuda_opened
from lazyasync.backends.protocol import Failed
from lazyasync.errors import DeviceLostError

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
        await until(lambda: module.pools[0].used_bytes() == used)
    finally:
        gc.enable()
    np.testing.assert_allclose(await la.exp(x).numpy(), np.exp(1), rtol=1e-6)


async def test_a_lost_device_fails_everything_at_once(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    ready = await (la.ones((4,)) + 1.5)
    kept = await la.put(np.ones(30_000))  # by a thread: both lanes are open
    module.gpus[0].hold()
    x = la.ones((4,)) * 2
    await la.mark_step()
    y = ready * 3
    await la.mark_step()
    await until(lambda: module.count("kernel:multiply") == 2)
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
    assert module.count("free_all_blocks") == 2  # each lane has a pool


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
        assert driver.backend._lanes[-1].ring.free == len(module.pinned) <= 3


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
    worker = driver.backend._lanes[-1].worker
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
