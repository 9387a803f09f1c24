"""`la.wait_device_ops`: until devices have done what they have."""

from __future__ import annotations

import pytest
import trio
from simulation import open_simulation
from small_steps import ones
from trio.testing import (
    MockClock,
)

import lazyasync as la


async def test_wait_device_ops_waits_for_every_job(autojump_clock: MockClock) -> None:
    async with open_simulation():
        tensor = ones()
        await la.mark_step()
        async with la.job("other"):
            other = ones()
            await la.mark_step()
            await la.wait_device_ops()
            assert trio.current_time() == 2
            assert tensor.is_ready()
            assert other.is_ready()


async def test_wait_device_ops_is_a_snapshot(autojump_clock: MockClock) -> None:
    """Another job keeps the device busy for ever; the wait ends with what there was."""
    async with open_simulation() as (runtime, _):
        running = trio.Event()

        async def busy() -> None:
            async with la.job("busy") as job:
                tensor = la.ones((2,))
                while True:
                    tensor = tensor * 1.5
                    await la.mark_step()
                    if job.statistics().steps == 2:
                        running.set()

        async with trio.open_nursery() as nursery:
            nursery.start_soon(busy)
            await running.wait()
            assert trio.current_time() == 0
            await la.wait_device_ops()
            assert trio.current_time() == 2  # the two steps of that moment
            assert runtime.statistics().jobs["busy"].steps > 2
            nursery.cancel_scope.cancel()


async def test_wait_device_ops_on_some_devices(autojump_clock: MockClock) -> None:
    async with open_simulation(2) as (_, simulation):
        slow = ones("virtual:0")
        simulation.seconds = 5
        await la.mark_step("virtual:0")
        await trio.sleep(0.5)
        simulation.seconds = 1
        quick = ones("virtual:1")
        await la.mark_step("virtual:1")
        await la.wait_device_ops("virtual:1")
        assert trio.current_time() == 1.5
        assert quick.is_ready()
        assert not slow.is_ready()
        await la.wait_device_ops(["virtual:0", "virtual:1"])
        assert trio.current_time() == 5
        with pytest.raises(la.UnknownDeviceError, match="virtual:9"):
            await la.wait_device_ops("virtual:9")


async def test_wait_device_ops_raises_the_failures_of_its_own_job_only(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation):
        simulation.errors.append(RuntimeError("of the default job"))
        tensor = ones()
        await la.mark_step()
        async with la.job("other"):
            await la.wait_device_ops()
            assert trio.current_time() == 1
            await la.mark_step()
        with pytest.raises(la.ExecutionError, match="of the default job"):
            await la.wait_device_ops()
        await la.wait_device_ops()  # not twice
        assert tensor.state == "failed"


async def test_wait_device_ops_can_be_cancelled(autojump_clock: MockClock) -> None:
    async with open_simulation():
        tensor = ones()
        await la.mark_step()
        with trio.move_on_after(0.5) as scope:
            await la.wait_device_ops()
        assert scope.cancelled_caught
        await tensor
