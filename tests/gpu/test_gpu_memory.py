"""Memory of a GPU: copies, accounting, running out of it, and copies between GPUs."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest
import trio
from saturation import measured

import lazyasync as la
from lazyasync.backends.discovery import cuda_device_count

MIB = 1 << 20


@pytest.mark.parametrize("shape", [(), (0,), (1,), (3, 0), (1000, 7), (9, 1025, 257)])
@pytest.mark.parametrize("dtype", ["bool", "int8", "float16", "float32", "complex128"])
async def test_round_trips(runtime: la.Runtime, shape: tuple[int, ...], dtype: str) -> None:
    array = (np.random.default_rng(1).uniform(-2, 2, shape) * 50).astype(dtype)
    tensor = await la.put(array)
    result = await tensor.numpy()
    assert result.dtype == array.dtype
    np.testing.assert_array_equal(result, array)


async def test_large_copies_do_not_hold_up_the_loop(runtime: la.Runtime) -> None:
    array = np.random.default_rng(2).integers(0, 255, 512 * MIB, dtype=np.uint8)
    await la.put(array[: 16 * MIB])
    lags: list[float] = []
    stop = False

    async def tick() -> None:
        while not stop:
            begin = time.perf_counter()
            await trio.sleep(0.001)
            lags.append(time.perf_counter() - begin - 0.001)

    async with trio.open_nursery() as nursery:
        nursery.start_soon(tick)
        begin = time.perf_counter()
        tensor = await la.put(array)
        up = time.perf_counter() - begin
        begin = time.perf_counter()
        result = await tensor.numpy()
        down = time.perf_counter() - begin
        stop = True
    np.testing.assert_array_equal(result, array)
    print(f"up {array.nbytes / up / 1e9:.1f} GB/s, down {array.nbytes / down / 1e9:.1f} GB/s")
    print(f"longest lag of the loop {max(lags) * 1e3:.1f} ms")
    assert sorted(lags)[int(0.95 * len(lags))] < 0.02


async def test_many_small_copies_of_a_step(runtime: la.Runtime) -> None:
    arrays = [np.full(11, number, np.float32) for number in range(400)]
    tensors = [la.asarray(array) * 2.5 for array in arrays]
    for array, result in zip(arrays, await la.to_cpu(tensors), strict=True):
        np.testing.assert_array_equal(result, array * 2.5)


@pytest.mark.gpu_speed
async def test_copies_while_the_gpu_is_busy(runtime: la.Runtime) -> None:
    load = await measured()
    busy = load.step(0.3)
    await la.mark_step()
    arrays = [np.full(MIB, number, np.int16) for number in range(40)]
    tensors = []
    for array in arrays:
        tensors.append(await la.put(array))
        array[:] = -1  # it has been read by now
    for number, tensor in enumerate(tensors):
        result = await tensor.numpy()
        assert (result == number).all()
    await busy


async def test_prefetched_batches(runtime: la.Runtime) -> None:
    batches = [np.full((1000, 100), number, np.float32) for number in range(30)]
    totals = []
    async for batch in la.prefetch(batches, depth=3):
        totals.append((batch * 1.5).sum())
        await la.mark_step()
    for number, total in enumerate(await la.to_cpu(totals)):
        assert total == number * 150_000


async def test_the_books_of_memory(runtime: la.Runtime) -> None:
    def used() -> int:
        return runtime.statistics().devices["cuda:0"].memory_bytes

    before = used()
    tensor: Any = await la.put(np.ones(10 * MIB, np.uint8))
    assert used() == before + 10 * MIB
    doubled = await (tensor + tensor)
    assert used() == before + 20 * MIB
    del tensor, doubled
    await (la.ones((3,)) * 2)
    assert used() < before + MIB


async def test_dropped_memory_is_used_again() -> None:
    """A loop that would need 40 times the limit runs within it."""
    config = {"device_memory_bytes": 256 * MIB}
    async with la.open_runtime("cuda:0", config) as runtime:
        x = await la.put(np.ones(8 * MIB, np.float32))
        total = la.zeros(())
        for number in range(80):
            total = total + (x * (number + 0.5)).sum()
            await la.mark_step()
        await total
        assert runtime.statistics().devices["cuda:0"].peak_memory_bytes < 256 * MIB


async def test_out_of_memory_waits_for_what_is_in_flight() -> None:
    config = {"device_memory_bytes": 256 * MIB}
    async with la.open_runtime("cuda:0", config) as runtime:
        for number in range(4):
            x = la.full((36 * MIB,), number + 0.5)  # 144 MiB: two of them do not fit
            await la.mark_step()
            total = await x[:10].numpy()
            np.testing.assert_array_equal(total, number + 0.5)
        del x
        kept = [await la.full((36 * MIB,), 0.5)]
        too_much = la.full((36 * MIB,), 1.5)
        with pytest.raises(la.DeviceOutOfMemoryError):
            await too_much
        assert runtime.metrics.counter_value("OutOfMemoryRetries")
        kept.clear()
        await la.full((36 * MIB,), 1.5)


async def test_the_pools_own_limit_is_tried_again() -> None:
    """What the books cannot know: memory in pieces of the wrong size."""
    config = {"device_memory_bytes": 200 * MIB}
    async with la.open_runtime("cuda:0", config):
        for size in (1, 3, 7, 20, 45, 90, 150, 33, 66, 130):
            x = await la.put(np.full(size * MIB, size, np.uint8))
            assert (await x[-3:].numpy() == size).all()
            del x


async def test_buffers_outlive_their_runtime() -> None:
    kept = []
    for number in range(3):
        async with la.open_runtime("cuda:0"):
            kept.append(await (la.ones((MIB,)) * (number + 2)))
    del kept[:2]
    async with la.open_runtime("cuda:0"):
        await (la.ones((MIB,)) * 2)


several = pytest.mark.skipif(cuda_device_count() < 2, reason="needs two GPUs")


@several
async def test_transfers_between_gpus() -> None:
    async with la.open_runtime({"cuda": 2}):
        x = la.asarray(np.arange(5_000_000, dtype=np.float32), device="cuda:0")
        for number in range(5):
            x = (x + 1.5).to("cuda:1") * 1
            x = (x + 1.5).to("cuda:0") * 1
            values = await x.numpy()
            np.testing.assert_allclose(values[:9], np.arange(9) + 3 * (number + 1))


@several
async def test_transfers_both_ways_at_once() -> None:
    async with la.open_runtime({"cuda": 2}):
        for number in range(20):
            here = la.asarray(np.full(1000, number), device="cuda:0")
            there = la.asarray(np.full(1000, -number), device="cuda:1")
            with trio.fail_after(30):
                moved = await la.to_cpu([here.to("cuda:1"), there.to("cuda:0")])
            assert (moved[0] == number).all()
            assert (moved[1] == -number).all()


@several
async def test_a_step_over_two_gpus() -> None:
    async with la.open_runtime({"cuda": 2}):
        results = []
        for device in ("cuda:0", "cuda:1"):
            x = la.asarray(np.ones((500, 500), np.float32), device=device)
            results.append((x @ x).sum())
        await la.mark_step(["cuda:0", "cuda:1"])
        assert [float(value) for value in await la.to_cpu(results)] == [500.0**3] * 2


async def test_transfers_between_the_gpu_and_the_cpu() -> None:
    async with la.open_runtime(["cuda:0", "cpu:0"]):
        x = la.asarray(np.arange(1_000_000.0), device="cuda:0") * 2
        y = (x.to("cpu:0") + 1).to("cuda:0") * 2
        np.testing.assert_array_equal(await y.numpy(), (np.arange(1_000_000) * 2 + 1) * 2)
