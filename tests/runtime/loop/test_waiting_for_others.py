"""What waits for another job, or another device, and does not hang."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from small_steps import ones
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.protocol import Command
from lazyasync.backends.sim import SimBackend, SimScript
from lazyasync.tensor import LazyTensor

Test = Callable[..., Awaitable[None]]


def soon(test: Test) -> Test:
    """Fails a test that waits for ever, in virtual time."""

    @functools.wraps(test)
    async def in_time(*arguments: Any, **options: Any) -> None:
        with trio.fail_after(1e6):
            await test(*arguments, **options)

    return in_time


# ---- what waits for another job ------------------------------------------------------------


@soon
async def test_transfers_that_follow_one_another_are_all_sent(autojump_clock: MockClock) -> None:
    async with open_simulation(3):
        there = ones().to("virtual:1").to("virtual:2")
        np.testing.assert_array_equal(await there.numpy(), [2.5, 2.5])
        more = (ones().to("virtual:1") * 2.0).to("virtual:2").to("virtual:0") + 1.0
        await la.mark_step("virtual:0", wait=True)
        np.testing.assert_array_equal(await more.numpy(), [6.0, 6.0])


@soon
async def test_a_transfer_sends_what_the_tensor_was(autojump_clock: MockClock) -> None:
    async with open_simulation(2):
        for tensor in (ones(), la.asarray([2.5, 2.5])):
            moved = tensor.to("virtual:1")
            tensor += 1.0
            np.testing.assert_array_equal(await moved.numpy(), [2.5, 2.5])
            np.testing.assert_array_equal(await tensor.numpy(), [3.5, 3.5])


@soon
async def test_a_step_that_needs_another_jobs_transfer_has_it_sent(
    autojump_clock: MockClock,
) -> None:
    """The other job waits for this one, so that it would never come to a barrier of its own."""
    async with open_simulation(2):
        async with la.job("first"):
            moved = ones().to("virtual:1")
            async with la.job("second"):
                doubled = moved * 2.0
                await la.mark_step("virtual:1")
            np.testing.assert_array_equal(await doubled.numpy(), [5.0, 5.0])


@soon
async def test_a_tensor_in_a_segment_of_a_job_that_does_something_else(
    autojump_clock: MockClock,
) -> None:
    """Segments go out at their job's next await of ours; others need not wait for that."""
    async with open_simulation(config={"trim_graph_size": 10}) as (runtime, _):
        got = trio.Event()

        async def fetch(tensor: LazyTensor, used: LazyTensor) -> None:
            async with la.job("reader"):
                np.testing.assert_array_equal(await tensor.numpy(), [7.5, 7.5])
                await (used * 2.0)
            got.set()

        async with trio.open_nursery() as nursery:
            tensor = ones()
            kept = []
            for _ in range(40):
                tensor = tensor + 0.125
                kept.append(tensor)
            context = runtime.default_job.context(runtime.devices[0])
            assert context.segments
            nursery.start_soon(fetch, kept[-1], kept[5])
            await got.wait()


@soon
async def test_others_do_not_wait_for_segments_that_may_never_go(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"trim_graph_size": 10}) as (runtime, _):
        tensor = ones()
        for _ in range(40):
            tensor = tensor + 0.125
        assert runtime.default_job.context(runtime.devices[0]).segments
        async with la.job("other"):
            await la.wait_device_ops()


@pytest.mark.parametrize("kind", ["transfer", "segment"])
@soon
async def test_what_a_job_has_not_handed_over_ends_with_it(
    autojump_clock: MockClock, kind: str
) -> None:
    """Whoever waits for it elsewhere learns that it will never come."""
    async with open_simulation(2, {"trim_graph_size": 10}) as (runtime, _):
        async with trio.open_nursery() as nursery:
            shared: list[LazyTensor] = []
            recorded = trio.Event()

            async def leave() -> None:
                with pytest.raises(KeyError):
                    async with la.job("leaves", ["virtual:1", "virtual:0"]):
                        tensor = ones("virtual:0")
                        if kind == "transfer":
                            shared.append(tensor.to("virtual:1"))
                        else:
                            for _ in range(40):
                                tensor = tensor.astype(np.float32) + 0.125
                            job = la.current_job()
                            segment = job.context(runtime.devices[0]).segments[0]
                            shared.append(la.asarray(0.0))
                            shared[0]._rebind(_tensor_of(segment.outputs[0]))
                        recorded.set()
                        raise KeyError

            nursery.start_soon(leave)
            await recorded.wait()
            used = shared[0] + 1.0
            with pytest.raises((la.JobClosedError, la.ExecutionError)):
                await used
            await la.wait_device_ops()
        assert not any(actor.pending for actor in runtime.actors.values())


def _tensor_of(data: Any) -> LazyTensor:
    from lazyasync.recording import new_data_tensor

    return new_data_tensor(data)


@soon
async def test_a_barrier_waits_for_the_closures_room_without_a_slot(
    autojump_clock: MockClock,
) -> None:
    """The closure that must make the room needs a slot of the same job for its argument."""
    config = {"max_in_flight": 1, "max_async_queue": 1}
    ran: list[float] = []
    async with open_simulation(2, config):
        elsewhere = ones("virtual:1")
        la.add_step_closure(
            lambda x: ran.append(float(np.asarray(x)[0])), (elsewhere,), run_async=True
        )
        await la.mark_step("virtual:0")  # queues it, with its argument still lazy
        la.add_step_closure(lambda: ran.append(0.0), run_async=True)
        tensors = [ones("virtual:0"), la.full((2,), 0.5, device="virtual:1") * 3.0]
        await la.mark_step(["virtual:0", "virtual:1"])
        assert all(tensor.state != "lazy" for tensor in tensors)
    assert ran == [2.5, 0.0]


@soon
async def test_a_barrier_that_waits_waits_for_what_it_sent_to_other_devices(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(2):
        source = ones("virtual:0")
        moved = source.to("virtual:1")
        other = la.full((2,), 0.5) * 3.0
        await la.mark_step("virtual:0", wait=True)
        assert source.is_ready()
        assert other.is_ready()
        assert moved.state != "lazy"


@soon
async def test_a_tensor_rebound_to_one_that_was_left_behind_is_still_live(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        left, wanted, later = ones(), la.full((2,), 0.5) * 3.0, ones()
        await la.sync_multi([wanted])
        later.set_(left)
        del left
        await la.mark_step(wait=True)
        assert later.is_ready()


@soon
async def test_what_is_awaited_is_what_stood_there(autojump_clock: MockClock) -> None:
    """Other tasks go on, and rebind: a checkpoint of a training loop is one of one step."""
    async with open_simulation() as (runtime, simulation):
        weights = [ones(), ones(), ones()]
        await la.mark_step()

        async def train() -> None:
            for _ in range(5):
                for weight in weights:
                    weight += 1.0
                await la.mark_step()

        async with trio.open_nursery() as nursery:
            nursery.start_soon(train)
            for _ in range(3):
                got = await la.to_cpu(weights)
                assert len({float(array[0]) for array in got}) == 1
        await la.wait_device_ops()  # the last step may be read of by nobody
        assert simulation.begun
        assert runtime.statistics().jobs["default"].in_flight == {"virtual:0": 0}


# ---- many devices, many jobs ---------------------------------------------------------------


@contextmanager
def failing_copies(kind: str) -> Iterator[list[str]]:
    """Devices whose copies of a kind take a second and fail."""
    failed: list[str] = []

    def failure(command: Command) -> Exception | None:
        if command.kind != kind:
            return None
        failed.append(command.label)
        return OSError(command.label)

    script = SimScript(lambda command: 1.0, failure)
    la.backends.register("failing", lambda device, options: SimBackend(device, options, script))
    try:
        yield failed
    finally:
        la.backends.unregister("failing")


@soon
async def test_copies_from_several_devices_that_all_fail(autojump_clock: MockClock) -> None:
    """The first is raised as it is, not in a group; the others are for the next barriers."""
    with failing_copies("download") as failed:
        async with la.open_runtime({"failing": 3}, {"await_fetch_bytes": 0}):
            tensors = [ones(f"failing:{index}") for index in range(3)]
            with pytest.raises(la.ExecutionError, match="failing:0"):
                await la.to_cpu(tensors)
            await trio.sleep(1.0)
            assert len(failed) == 3
            told = []
            for _ in range(2):
                with pytest.raises(la.ExecutionError) as caught:
                    await la.mark_step()
                told.append(str(caught.value))
            assert sorted("failing:1" in text for text in told) == [False, True]
            await la.mark_step()


@pytest.mark.parametrize("kind", ["download", "upload"])
@soon
async def test_a_copy_that_fails_when_nobody_waits_any_more(
    autojump_clock: MockClock, kind: str
) -> None:
    with failing_copies(kind):
        async with la.open_runtime("failing", {"await_fetch_bytes": 0}):
            tensor = ones()
            await tensor
            with trio.move_on_after(0.5) as scope:
                await (tensor.numpy() if kind == "download" else la.put(np.ones(2)))
            assert scope.cancelled_caught
            await trio.sleep(1.0)
            with pytest.raises(la.ExecutionError, match=kind):
                await la.mark_step()
            await la.mark_step()


@soon
async def test_barriers_over_several_devices_do_not_wait_for_each_other(
    autojump_clock: MockClock,
) -> None:
    """Turns are taken in one order, and no claim is kept for who cannot come."""

    async def loop(name: str, devices: list[str], weight: float) -> None:
        async with la.job(name, ["virtual:0", "virtual:1", "virtual:2"], weight=weight):
            tensors = {device: ones(device) for device in devices}
            for number in range(15):
                for device in devices:
                    tensors[device] = tensors[device] * 0.5 + 1.0
                if number % 5 == 4:
                    first, last = devices[0], devices[-1]
                    tensors[last] = tensors[last] + tensors[first].to(last)
                await la.mark_step(devices if number % 3 else devices[:1])
            await la.to_cpu(list(tensors.values()))

    async with open_simulation(3, {"mailbox_capacity": 1}), trio.open_nursery() as nursery:
        for index, weight in enumerate((0.5, 1.0, 3.0, 1.0, 3.0, 0.5)):
            devices = [f"virtual:{(index + offset) % 3}" for offset in range(1 + index % 3)]
            nursery.start_soon(loop, f"job {index}", devices, weight)


@soon
async def test_a_closure_whose_argument_will_never_be_there(autojump_clock: MockClock) -> None:
    """It fails; the runtime does not."""
    async with open_simulation():
        async with la.job("ends"):
            lost = ones()
        la.add_step_closure(lambda x: None, (lost,), run_async=True)
        la.add_step_closure(lambda: None, run_async=True)
        await la.mark_step()
        await trio.sleep(1.0)
        with pytest.raises(la.ClosureError) as caught:
            await la.mark_step()
        assert isinstance(caught.value.__cause__, la.JobClosedError)
        await la.mark_step()
        statistics = la.current_job().closures.statistics()
        assert (statistics.completed, statistics.failed, statistics.queued) == (1, 1, 0)


@soon
async def test_a_step_inside_a_closure_that_fails_unseen(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):

        async def closure() -> None:
            simulation.errors.append(RuntimeError("inside"))
            await la.sync_multi([ones()])

        la.add_step_closure(closure, run_async=True)
        await la.mark_step()
        await trio.sleep(5.0)
        with pytest.raises(la.ExecutionError, match="inside"):
            await la.mark_step()
