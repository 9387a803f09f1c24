"""Barriers over several devices, and over what several tasks have recorded."""

from __future__ import annotations

import pytest
import trio
from simulation import open_simulation
from small_steps import ones
from trio.testing import (
    MockClock,
)

import lazyasync as la
from lazyasync.tensor import LazyTensor

# ---- several devices as one barrier --------------------------------------------------------


async def test_several_devices_are_one_barrier(autojump_clock: MockClock) -> None:
    async with open_simulation(3):
        tensors = [ones(f"virtual:{index}") for index in range(3)]
        order: list[list[bool]] = []
        la.add_step_closure(lambda: order.append([tensor.is_ready() for tensor in tensors]))
        await la.mark_step(["virtual:2", "virtual:0", "virtual:2"], wait=True)
        assert trio.current_time() == 1  # side by side
        assert order == [[True, False, True]]
        assert tensors[1].state == "lazy"
        await la.mark_step("virtual:1", wait=True)
        assert tensors[1].is_ready()


async def test_barriers_naming_devices_in_opposite_orders_do_not_deadlock(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(2, {"max_in_flight": 1}) as (runtime, _):

        async def steps(name: str, devices: list[str]) -> None:
            async with la.job(name):
                for _ in range(20):
                    tensors = [ones(device) for device in devices]
                    await la.mark_step(devices)
                del tensors

        with trio.fail_after(1000):
            async with trio.open_nursery() as nursery:
                nursery.start_soon(steps, "up", ["virtual:0", "virtual:1"])
                nursery.start_soon(steps, "down", ["virtual:1", "virtual:0"])
        assert not any(actor.lock.held for actor in runtime.actors.values())


async def test_a_failure_on_each_of_two_devices_reaches_somebody(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(2) as (_, simulation):
        simulation.errors.extend([RuntimeError("one"), RuntimeError("other")])
        tensors = [ones("virtual:0"), ones("virtual:1")]
        raised = []
        for _ in range(3):
            try:
                await la.mark_step(["virtual:0", "virtual:1"], wait=True)
            except la.ExecutionError as error:
                raised.append(str(error.__cause__))
        assert sorted(raised) == ["one", "other"]
        assert {tensor.state for tensor in tensors} == {"failed"}


async def test_a_barrier_takes_transfers_along(autojump_clock: MockClock) -> None:
    async with open_simulation(2) as (_, simulation):
        source = ones("virtual:0")
        target = source.to("virtual:1") + 1
        assert (source.state, target.state) == ("lazy", "lazy")
        await la.mark_step("virtual:1")
        assert (await target.numpy()).tolist() == [3.5, 3.5]
        assert source.is_ready()
        assert trio.current_time() == 2
        assert len(simulation.begun) == 2


async def test_a_transfer_goes_out_with_the_barrier_of_its_source(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(2):
        moved = ones("virtual:0").to("virtual:1")
        await la.mark_step("virtual:0")
        assert moved.state == "in flight"
        assert (await moved.numpy()).tolist() == [2.5, 2.5]


# ---- B1: barriers over several tasks -------------------------------------------------------


async def test_a_barrier_collects_what_another_task_recorded_and_says_so_once() -> None:
    async with la.open_runtime("cpu") as runtime:
        recorded: list[LazyTensor] = []

        async def record() -> None:
            recorded.append(la.ones((2,)) + 1)

        for _ in range(2):
            async with trio.open_nursery() as nursery:
                nursery.start_soon(record)
            if not runtime.metrics.counter_value("MixedTaskBarrier"):
                with pytest.warns(UserWarning, match="another task recorded"):
                    await la.mark_step()
            else:
                await la.mark_step()
            assert recorded[-1].state != "lazy"
        assert runtime.metrics.counter_value("MixedTaskBarrier") == 2


async def test_a_barrier_of_the_task_that_recorded_is_not_mixed() -> None:
    async with la.open_runtime("cpu") as runtime:
        for _ in range(3):
            tensor = la.ones((2,)) + 1
            await la.mark_step()
        del tensor
        assert not runtime.metrics.counter_value("MixedTaskBarrier")
