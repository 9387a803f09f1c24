"""Steps of jobs that were left: what nobody holds is not computed, everything else is."""

from __future__ import annotations

from typing import Any

import pytest
import trio
from simulation import open_simulation
from small_steps import ones
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.runtime.barriers.scheduler import SchedulerActor
from lazyasync.runtime.steps.step import Step
from lazyasync.tensor import LazyTensor

kept: list[LazyTensor] = []


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    kept.clear()


async def request(number: int, *, seconds: float = 0.25, keep: bool = False) -> None:
    """A request in a job of its own, which gives up after some time."""
    with trio.move_on_after(seconds):
        async with la.job(f"request {number}"):
            tensor = ones() * (number + 2.0)
            if keep:
                kept.append(tensor)
            await tensor.numpy()


async def test_requests_that_have_timed_out_are_not_computed(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, simulation):
        begin = trio.current_time()
        async with trio.open_nursery() as nursery:
            for number in range(20):
                nursery.start_soon(request, number)
        assert trio.current_time() == begin + 0.25
        async with la.job("the next one"):
            assert (await (ones() * 4.0).numpy())[0] == 10
        # Those that the device had, one of which runs and one is queued, are computed.
        assert trio.current_time() == begin + 3.0
        assert len(simulation.begun) == 3
        assert runtime.metrics.counter_value("DroppedSteps") == 18
        await wait_all_tasks_blocked()
        statistics = runtime.statistics()
        assert statistics.devices["virtual:0"].outstanding == 0
        assert statistics.scheduler.steps_under_way == 0
        assert statistics.devices["virtual:0"].memory_bytes == 0


async def test_what_somebody_holds_is_computed(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, simulation):
        async with trio.open_nursery() as nursery:
            for number in range(6):
                nursery.start_soon(lambda n=number: request(n, keep=n % 2 == 1))
        # All that go on by themselves now are in the reach of `kept`.
        assert [tensor.state for tensor in kept] == ["in flight"] * 3
        assert sorted([(await tensor.numpy())[0] for tensor in kept]) == [7.5, 12.5, 17.5]
        await wait_all_tasks_blocked()
        assert runtime.metrics.counter_value("DroppedSteps") in (1, 2, 3)
        assert len(simulation.begun) == 6 - runtime.metrics.counter_value("DroppedSteps")


async def test_steps_that_need_each_other_are_dropped_together(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, simulation):
        async with la.job("busy") as busy:
            for _ in range(2):
                await la.sync_multi([ones() + 1.0])
            await wait_all_tasks_blocked()  # until the device has both
            with trio.move_on_after(0.25):
                async with la.job("chain", max_in_flight=4):
                    tensor = ones()
                    for factor in (2.0, 3.0, 4.0):
                        tensor = tensor * factor
                        await la.sync_multi([tensor])
                    await tensor.numpy()
            del tensor
            assert len(simulation.begun) == 1
            async with la.job("after"):
                await (ones() * 5.0).numpy()
        await wait_all_tasks_blocked()
        assert busy.statistics().steps == 2
        assert runtime.metrics.counter_value("DroppedSteps") == 3
        assert len(simulation.begun) == 3


async def test_an_error_leaves_steps_behind_as_a_cancellation_does(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (runtime, simulation):
        async with la.job("busy"):
            for _ in range(2):
                await la.sync_multi([ones() + 1.0])
            await wait_all_tasks_blocked()
            try:
                async with la.job("fails"):
                    await la.sync_multi([ones() * 7.0])
                    raise KeyError("no such thing")
            except KeyError:
                pass
            async with la.job("after"):
                await (ones() * 5.0).numpy()
        assert runtime.metrics.counter_value("DroppedSteps") == 1
        assert len(simulation.begun) == 3


async def test_a_job_that_goes_on_has_everything_computed(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, simulation):
        async with la.job("careless", max_in_flight=8):
            for number in range(5):
                await la.sync_multi([ones() * (number + 2.0)])
        assert len(simulation.begun) == 5
        assert not runtime.metrics.counter_value("DroppedSteps")


def loop(factor: float) -> LazyTensor:
    found: LazyTensor = la.fori_loop(0, 3, lambda i, c: c * factor, ones())
    return found


@pytest.mark.parametrize("loop_is_first", [True, False])
async def test_a_job_that_goes_on_drops_loops_alone(
    loop_is_first: bool, autojump_clock: MockClock
) -> None:
    async with open_simulation() as (runtime, simulation):
        async with la.job("busy"), la.job("careless", max_in_flight=8):
            for _ in range(2):
                await la.sync_multi([ones() + 1.0])
            await wait_all_tasks_blocked()
            for is_loop in (loop_is_first, not loop_is_first):
                await la.sync_multi([loop(2.0) if is_loop else ones() * 3.0])
            await la.wait_device_ops()
        assert runtime.metrics.counter_value("DroppedSteps") == 1
        assert len(simulation.begun) == 3


async def test_a_compile_that_fails_after_its_step_was_dropped(
    autojump_clock: MockClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends: list[str] = []
    program, end = SchedulerActor.program, Step.end

    async def compiles_in_vain(
        scheduler: SchedulerActor, kind: str, graph: Any, label: str, *others: Any
    ) -> Any:
        if label.startswith("step 2 of the job 'chain'"):
            await trio.sleep(5)
            raise RuntimeError("no program")
        return await program(scheduler, kind, graph, label, *others)

    def counted(step: Step, failure: Any) -> None:
        ends.append(step.label)
        end(step, failure)

    monkeypatch.setattr(SchedulerActor, "program", compiles_in_vain)
    monkeypatch.setattr(Step, "end", counted)
    async with open_simulation() as (runtime, simulation):
        async with la.job("busy"):
            for _ in range(2):
                await la.sync_multi([ones() + 1.0])
            await wait_all_tasks_blocked()
            with trio.move_on_after(0.25):
                async with la.job("chain", max_in_flight=4):
                    for factor in (2.0, 3.0):
                        await la.sync_multi([ones() * factor])
                    await trio.sleep_forever()
            await trio.sleep(10)
        assert len(simulation.begun) == 2
        assert runtime.metrics.counter_value("DroppedSteps") == 2
        assert sorted(ends) == sorted(set(ends))
        assert runtime.statistics().devices["virtual:0"].outstanding == 0


async def test_barriers_over_several_devices_are_dropped_too(autojump_clock: MockClock) -> None:
    async with open_simulation(2) as (runtime, simulation):
        devices = ("virtual:0", "virtual:1")

        async def wide(number: int) -> None:
            with trio.move_on_after(0.25):
                async with la.job(f"request {number}"):
                    tensors = [ones(device=device) * (number + 2.0) for device in devices]
                    await la.mark_step(devices, wait=True)
                    del tensors

        begin = trio.current_time()
        async with trio.open_nursery() as nursery:
            for number in range(10):
                nursery.start_soon(wide, number)
        async with la.job("the next one"):
            assert (await (ones() * 4.0).numpy())[0] == 10
        assert trio.current_time() <= begin + 3.0
        assert len(simulation.begun) <= 2 * 2 + 1
        assert runtime.metrics.counter_value("DroppedSteps") >= 2 * 8
        await wait_all_tasks_blocked()
        statistics = runtime.statistics()
        for device in devices:
            assert statistics.devices[device].outstanding == 0
            assert statistics.devices[device].memory_bytes == 0
        assert statistics.scheduler.steps_under_way == 0
