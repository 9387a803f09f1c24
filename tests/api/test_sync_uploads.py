"""Values that are on the host only are brought to the device by a sync, in one copy for a call."""

from __future__ import annotations

import gc

import numpy as np
import pytest
import trio
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la

SIZES = ((3, 4), (0,), (2000,), (1 << 16,), ())


def arrays(seed: int) -> list[np.ndarray]:
    generator = np.random.default_rng(seed)
    dtypes = ("float32", "float64", "int8", "complex64", "bool")
    return [
        (generator.standard_normal(shape) * 10).astype(dtype) for shape in SIZES for dtype in dtypes
    ]


async def test_a_sync_uploads_what_is_on_the_host_in_one_command(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (runtime, simulation):
        simulation.copy_seconds = 0.5
        host = arrays(1)
        tensors = [la.asarray(array) for array in host]
        bytes_before = runtime.statistics().devices["virtual:0"].memory_bytes
        assert bytes_before == 0
        await la.sync_multi([*tensors, tensors[0]], wait=True)
        assert simulation.copied == ["an upload to virtual:0"]
        assert trio.current_time() == pytest.approx(0.5)
        assert all(
            tensor._data is not None and tensor._data.buffer is not None for tensor in tensors
        )
        await la.sync_multi(tensors, wait=True)  # which has nothing left to do
        total = [la.sum(tensor.astype("complex128")) for tensor in tensors]
        await la.mark_step()
        for array, tensor, value in zip(host, tensors, total, strict=True):
            np.testing.assert_allclose(
                await value.item(), array.astype("complex128").sum(), rtol=1e-5
            )
            np.testing.assert_array_equal(await tensor.numpy(), array)
        assert len(simulation.copied) == 1
        del tensor, tensors, total, value
        gc.collect()
        kept = [array.nbytes for array in host if array.nbytes <= la.Config().data_cache_max_bytes]
        assert runtime.statistics().devices["virtual:0"].memory_bytes <= sum(kept)


async def test_each_device_gets_one_upload_beside_what_is_computed(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(2) as (_, simulation):
        lazy = la.full((3,), 2.0, device="virtual:0") * 3.0
        on_host = [
            la.asarray(
                np.full((500, number + 1), number, np.float32), device=f"virtual:{number % 2}"
            )
            for number in range(6)
        ]
        await la.sync_multi([lazy, *on_host], devices=["virtual:0", "virtual:1"])
        assert (await lazy.numpy()).tolist() == [6.0] * 3
        assert sorted(simulation.copied) == ["an upload to virtual:0", "an upload to virtual:1"]
        assert simulation.begun == ["step 1 of the job 'default' on virtual:0"]


async def test_a_sync_that_is_cancelled_or_fails_counts_nothing(autojump_clock: MockClock) -> None:
    config = {"device_memory_bytes": 20_000}
    async with open_simulation(config=config) as (runtime, simulation):
        device = runtime.devices[0]
        large = la.asarray(np.zeros(100_000, np.float32))
        with pytest.raises(la.DeviceOutOfMemoryError):
            await la.sync_multi([large])
        assert runtime.statistics().devices["virtual:0"].memory_bytes == 0
        simulation.copy_seconds = 1.0
        small = la.asarray(np.zeros(2000, np.float32))
        with trio.move_on_after(0.25):
            await la.sync_multi([small], wait=True)
        await trio.sleep(2)  # the copy goes on
        assert runtime.statistics().devices["virtual:0"].memory_bytes == 8000
        assert not runtime.actors[device].pending
        with trio.CancelScope() as scope:
            scope.cancel()
            await la.sync_multi([la.asarray(np.zeros(200, np.float32))])
        assert np.array_equal(await (small + 1.0).numpy(), np.ones(2000, np.float32))
        del small
        await la.mark_step()


async def test_statistics_count_closures_that_wait_for_another_device() -> None:
    async with la.open_runtime({"sim": 2}):
        called: list[float] = []
        here, there = (la.full((), 1.0, device=f"sim:{n}") + n for n in range(2))
        la.add_step_closure(lambda value: called.append(float(value)), (here,))
        la.add_step_closure(lambda value: called.append(float(value)), (there,))
        statistics = la.current_job().statistics
        assert statistics().closures.pending == 2
        await la.mark_step("sim:0")
        assert called == [1.0]
        assert statistics().closures.pending == 1
        await la.mark_step("sim:1")
        assert called == [1.0, 2.0]
        assert statistics().closures.pending == 0
