"""Transfers between CUDA devices, and to and from the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import trio
from commands import CallRunner
from cuda_driver import Driver, open_driver
from recording_cupy import RecordingCupy, registered
from recording_cupy_memory import CUDARuntimeError
from threads import until

import lazyasync as la
from lazyasync.backends.cuda.backend import CudaBackend
from lazyasync.backends.protocol import BackendOptions, Succeeded
from lazyasync.config import resolve
from lazyasync.device import Device
from lazyasync.errors import UnknownDeviceError

WORKER = "lazyasync recorded:0 copies"


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
    assert module.threads_of("memcpyPeerAsync") == {"lazyasync recorded:1 copies"}
    assert module.count("deviceEnablePeerAccess") == int(peer_access)


async def test_a_transfer_of_a_buffer_that_is_still_being_filled(module: RecordingCupy) -> None:
    async with open_driver(module, 0) as source, open_driver(module, 1) as target:
        module.gpus[0].hold()
        module.gpus[1].hold()
        buffers: list[Any] = []
        source.submit("upload", lambda: buffers.append(source.backend.upload(np.arange(9))))
        await until(lambda: bool(buffers))
        await until(lambda: len(source.backend._lanes[-1].waiter._under_way) == 1)
        target.submit("receive", lambda: target.backend.receive(source.backend, buffers[0]))
        await until(lambda: module.count("memcpyPeerAsync") == 1)
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
