"""The scheduler: steps that need each other on one device are issued one behind the other."""

from __future__ import annotations

import numpy as np
import pytest
import trio
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.protocol import Command
from lazyasync.backends.sim import SimBackend, SimScript


async def test_a_step_is_issued_while_its_input_is_being_computed(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (runtime, simulation):
        tensor = la.full((2,), 1.5) * 2.0
        await la.mark_step()
        following = tensor + 1.0
        await la.mark_step()
        await trio.sleep(0.5)
        assert len(simulation.begun) == 1
        assert runtime.actors[tensor.device].shares.outstanding == 2
        assert (await following.numpy()).tolist() == [4.0, 4.0]


async def test_a_chain_of_steps_keeps_the_device_busy(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, simulation):
        tensor = la.zeros((2,))
        for _ in range(20):
            tensor = tensor + 1.0
            await la.mark_step()
            assert runtime.actors[tensor.device].shares.outstanding <= 2
        assert (await tensor.numpy()).tolist() == [20.0, 20.0]
        assert len(simulation.begun) == 20


async def test_steps_behind_one_that_is_tried_again_are_tried_again_after_it(
    autojump_clock: MockClock,
) -> None:
    """Its inputs are missing for the step behind; that is no failure of its own."""
    tried: list[str] = []

    def failure(command: Command) -> Exception | None:
        if command.kind != "execute":
            return None
        tried.append(command.label)
        return MemoryError("full") if len(tried) == 1 else None

    script = SimScript(lambda command: 1.0, failure)
    la.backends.register("small", lambda device, options: SimBackend(device, options, script))
    try:
        async with la.open_runtime("small") as runtime:
            first = la.full((2,), 1.5) * 2.0
            await la.mark_step()
            second = first + 1.0
            await la.mark_step()
            third = second * first
            await la.mark_step()
            assert (await third.numpy()).tolist() == [12.0, 12.0]
            assert (await second.numpy()).tolist() == [4.0, 4.0]
            assert [label.split(" of ")[0] for label in tried] == [
                "step 1",
                "step 1",
                "step 2",
                "step 3",
            ]
            actor = runtime.actors[first.device]
            assert not actor.shares.paused
            assert actor.shares.outstanding == 0
    finally:
        la.backends.unregister("small")


async def test_steps_behind_one_that_fails_share_its_record(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, simulation):
        simulation.errors.append(RuntimeError("no"))
        tensors = [la.full((2,), 1.5) * 2.0]
        for _ in range(3):
            await la.mark_step()
            tensors.append(tensors[-1] + 1.0)
        for tensor in reversed(tensors):
            with pytest.raises(la.ExecutionError, match="step 1 of") as caught:
                await tensor
            assert str(caught.value.__cause__) == "no"
        assert len(simulation.begun) == 1
        assert runtime.statistics().jobs["default"].failed_steps == 1
        await la.mark_step()


async def test_a_step_over_its_jobs_quota_waits_for_the_jobs_own_steps_only(
    autojump_clock: MockClock,
) -> None:
    """Two generations of what it computes do not fit; another job goes on meanwhile."""
    kilobytes = np.ones((1024,), np.uint8)
    async with open_simulation() as (runtime, simulation):
        async with la.job("narrow", max_memory=2 * kilobytes.nbytes + 512):
            narrow = la.asarray(kilobytes)
            for _ in range(10):
                narrow = narrow + 1
                await la.mark_step()
            async with la.job("other"):
                for _ in range(5):
                    other = la.full((2,), 1.5) * 2.0
                    await la.mark_step()
                assert (await other.numpy()).tolist() == [3.0, 3.0]
            assert (await narrow.numpy()).tolist() == [11] * 1024
        assert len(simulation.begun) == 15
        assert runtime.metrics.counter_value("WaitsForMemory")
        assert runtime.metrics.counter_value("OutOfMemoryRetries") == 0


async def test_many_jobs_on_a_device_with_little_memory(autojump_clock: MockClock) -> None:
    """Steps wait for each other's memory, in any mixture, and all get through."""

    async def train(name: str, count: int, quota: int | None) -> None:
        async with la.job(name, max_memory=quota, max_in_flight=3):
            state = la.zeros((256,))
            for _ in range(count):
                state = state + 1.0
                await la.mark_step()
            assert (await state.numpy()).tolist() == [float(count)] * 256

    async with open_simulation(config={"device_memory_bytes": 11 * 512}) as (runtime, _):
        async with trio.open_nursery() as nursery:
            for index, quota in enumerate((None, 2048, 2048, None)):
                nursery.start_soon(train, f"job {index}", 30, quota)
        actor = next(iter(runtime.actors.values()))
        assert runtime.metrics.counter_value("WaitsForMemory")
        assert actor.shares.outstanding == 0
        assert not actor.shares.paused


@pytest.mark.parametrize("device", ["sim:0", "cpu:0"])
async def test_a_step_that_needs_what_nobody_will_compute_fails(device: str) -> None:
    """Only a bug leaves such a tensor; it must not keep the device busy for ever."""
    async with la.open_runtime(device) as runtime:
        tensor = await (la.ones((3,)) * 2.5)
        data = tensor._data
        assert data is not None
        data.buffer = data.host = None
        with trio.fail_after(10), pytest.raises(la.ExecutionError, match="InputsMissing"):
            await (tensor * 2.0)
        assert runtime.actors[tensor.device].shares.outstanding == 0
        assert await (la.ones(()) * 2.5).item() == 2.5
