"""Copies to and from CUDA devices: in pieces, by way of pinned buffers, in order."""

from __future__ import annotations

import threading
import weakref
from functools import partial

import numpy as np
import pytest
import trio
from cuda_driver import Driver, open_driver
from recording_cupy import RecordingCupy
from threads import until

import lazyasync as la
from lazyasync.backends.cuda import waiter as cuda_waiter
from lazyasync.backends.cuda.waiter import LARGE
from lazyasync.backends.protocol import Succeeded


async def test_large_copies_go_in_pieces_that_wait_for_the_device(
    module: RecordingCupy, small_pieces: None
) -> None:
    array = np.random.default_rng(1).standard_normal(10_000)
    async with open_driver(module) as driver:
        module.gpus[0].hold()
        driver.submit("upload", lambda: driver.backend.upload(array))
        await until(lambda: module.count("upload") == 3)
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
        assert driver.backend._lanes[-1].ring.free == 3


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
    await until(lambda: module.count("upload") == 8)
    assert len(module.pinned) == 8
    module.gpus[0].let(3)
    await driver.wait_for(3)
    assert driver.backend._lanes[-1].ring.free == 3
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
    await until(lambda: module.count("upload") == 1)
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
    await until(lambda: module.count("Event.record") == 7)
    assert pool.used_bytes() == used
    assert reference() is not None
    module.gpus[0].let()
    await driver.wait_for(1)
    driver.outcomes.clear()
    await until(lambda: pool.used_bytes() == 0 and reference() is None)


async def test_a_sync_brings_host_values_staged_together_before_any_step(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    generator = np.random.default_rng(3)
    arrays = [
        generator.standard_normal(size).astype(dtype)
        for size in (7, 3000, 20_000)
        for dtype in ("float32", "float64")
    ]
    tensors = [la.asarray(array) for array in arrays]
    assert not module.count("upload")
    await la.sync_multi(tensors, wait=True)
    assert module.count("upload") == len(arrays)
    assert len(module.pinned) == 1  # one command, whose copies share a buffer
    assert len({thread for thread, call in module.calls if call == "upload"}) == 1
    sums = [la.sum(tensor) for tensor in tensors]
    await la.sync_multi(sums, wait=True)
    assert module.count("upload") == len(arrays)
    for array, value in zip(arrays, sums, strict=True):
        np.testing.assert_allclose(await value.item(), array.sum(), rtol=1e-3)


async def test_a_small_download_does_not_wait_for_a_large_upload(
    module: RecordingCupy, runtime: la.Runtime, small_pieces: None
) -> None:
    small = await la.put(np.arange(5.0))
    await (small + 1).numpy()
    module.gpus[0].hold()
    uploads = module.count("upload")
    array = np.random.default_rng(2).standard_normal(20_000)
    found: dict[str, np.ndarray] = {}

    async def put() -> None:
        found["large"] = await (await la.put(array)).numpy()

    async def read() -> None:
        found["small"] = await small.numpy()

    def leave() -> None:
        small._data.host = None  # it is to be read from the device

    leave()
    async with trio.open_nursery() as nursery:
        nursery.start_soon(put)
        await until(lambda: module.count("upload") - uploads == 3)
        nursery.start_soon(read)
        await trio.sleep(0.02)
        while "small" not in found:
            module.gpus[0].let(1)
            await trio.sleep(0.005)
        assert module.count("upload") - uploads < 20  # of 40 pieces
        module.gpus[0].let()
    np.testing.assert_array_equal(found["small"], np.arange(5.0))
    np.testing.assert_array_equal(found["large"], array)


async def test_completions_do_not_wait_for_a_large_copy_to_the_host(
    module: RecordingCupy, monkeypatch: pytest.MonkeyPatch
) -> None:
    copying, leave = threading.Event(), threading.Event()
    copyto = np.copyto

    def copy(target: np.ndarray, source: np.ndarray) -> None:
        if threading.current_thread().name.endswith("copier"):
            copying.set()
            assert leave.wait(20)
        copyto(target, source)

    array = np.arange(3 * LARGE // 8)
    async with open_driver(module) as driver:
        buffer = await driver.store(array)
        small = await driver.store(np.arange(3))
        monkeypatch.setattr(cuda_waiter.np, "copyto", copy)
        driver.submit("large", lambda: driver.backend.download(buffer))
        await until(copying.is_set)
        np.testing.assert_array_equal(await driver.load(small), np.arange(3))
        assert not driver.outcomes
        leave.set()
        await driver.wait_for(1)
        outcome = driver.outcomes.pop()[1]
        assert isinstance(outcome, Succeeded)
        np.testing.assert_array_equal(outcome.value(), array)
