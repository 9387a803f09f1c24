"""Quotas: the memory that a job may use."""

from __future__ import annotations

import numpy as np
import pytest
import trio
from kilobytes import KILOBYTE, block, host, used
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.protocol import Command
from lazyasync.backends.sim import SimBackend, SimScript


async def test_a_quota_is_the_jobs_own(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, _):
        async with la.job("small", max_memory=4 * 1024):
            held = block(3)
            await held
            with pytest.raises(la.DeviceOutOfMemoryError, match="job 'small' uses, which may use"):
                await block(2)
            await block(1)  # what fits goes on
            async with la.job("large"):
                await block(50)
            del held
            await block(4)
        assert used(runtime) == 0


async def test_a_quota_counts_per_device(autojump_clock: MockClock) -> None:
    async with open_simulation(2), la.job("small", max_memory=4 * 1024):
        here = block(3)
        there = la.full((3 * KILOBYTE,), 2.5, device="virtual:1") * 2.0
        await la.to_cpu([here, there])


async def test_a_quota_and_a_producer(autojump_clock: MockClock) -> None:
    """What is in flight counts; the retry waits for it, so that nothing fails."""
    async with open_simulation(), la.job("small", max_memory=4 * 1024, max_in_flight=3) as job:
        for number in range(20):
            result = block(2, float(number))
            await la.mark_step()
            del result
        await la.wait_device_ops()
        assert job.statistics().failed_steps == 0
        assert job.statistics().peak_memory_bytes["virtual:0"] <= 4 * 1024


async def test_what_exceeds_a_quota_stalls_nobody_else(autojump_clock: MockClock) -> None:
    """It fails as soon as it has its turn; the others are neither paused nor trimmed."""
    trims: list[str] = []

    def duration(command: Command) -> float:
        if command.kind == "trim":
            trims.append(command.label)
        return 10.0 if command.kind == "execute" else 0.0

    script = SimScript(duration)
    la.backends.register("slow", lambda device, options: SimBackend(device, options, script))
    try:
        async with la.open_runtime("slow") as runtime:
            cached = la.asarray(host(1)) + 1.0
            await cached
            constants = runtime.statistics().devices["slow:0"].cached_constants
            ended: list[float] = []

            async def others() -> None:
                async with la.job("others"):
                    kept = block(1)
                    for _ in range(5):
                        kept = kept * 0.5
                        await la.mark_step(wait=True)
                        ended.append(trio.current_time())

            async with trio.open_nursery() as nursery:
                nursery.start_soon(others)
                await trio.sleep(1)
                start = trio.current_time()
                async with la.job("small", max_memory=1024):
                    for _ in range(3):
                        with pytest.raises(la.DeviceOutOfMemoryError, match="'small'"):
                            await block(2)
                        with pytest.raises(la.DeviceOutOfMemoryError, match="'small'"):
                            await la.put(host(2))
                assert trio.current_time() == start
            assert [end - ended[0] for end in ended] == [0.0, 10.0, 20.0, 30.0, 40.0]
            assert trims == []
            assert runtime.metrics.counter_value("OutOfMemoryRetries") == 0
            assert runtime.statistics().devices["slow:0"].cached_constants == constants
    finally:
        la.backends.unregister("slow")


async def test_a_step_behind_one_that_waits_for_its_quota(autojump_clock: MockClock) -> None:
    """It needs little, but the results of that one: it waits with it, and fails with it."""
    async with open_simulation(), la.job("small", max_memory=4 * 1024, max_in_flight=5):
        await block(3)  # compiled from now on, so that steps go out in order
        start = trio.current_time()
        held = block(3)
        await la.mark_step()
        too_much = block(3, 7.5)
        await la.mark_step()
        behind = too_much[:2] + 1.0
        await la.mark_step()
        beside = la.ones((2,)) * 3.0
        with trio.fail_after(10):
            with pytest.raises(la.DeviceOutOfMemoryError, match="step 3 of the job 'small'"):
                await behind
            assert trio.current_time() - start == 1.0
            assert (await beside.numpy()).tolist() == [3.0, 3.0]
            assert (await held.numpy())[0] == 5.0


async def test_a_step_waits_for_a_copy_of_its_job_that_nobody_wants(
    autojump_clock: MockClock,
) -> None:
    """What it holds will be given back; what needs the step's results waits with it."""
    async with open_simulation() as (_, simulation):
        async with la.job("small", max_memory=4 * 1024, max_in_flight=5):
            simulation.copy_seconds = 5.0
            with trio.move_on_after(1):
                await la.put(host(3))
            first = block(3)
            await la.mark_step()
            second = first[:2] + 1.0
            await la.mark_step()
            with trio.fail_after(100):
                assert (await second.numpy()).tolist() == [6.0, 6.0]
            assert trio.current_time() == 7.0  # after 5 seconds, two steps


async def test_uploads_count_too(autojump_clock: MockClock) -> None:
    async with open_simulation(), la.job("small", max_memory=4 * 1024):
        with pytest.raises(la.DeviceOutOfMemoryError):
            await (la.asarray(np.ones(5 * KILOBYTE, np.float32))[:2] + 1.0)
