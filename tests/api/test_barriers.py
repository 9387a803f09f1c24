"""The step API: the phases of `mark_step`, and what a cancellation leaves in each of them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import trio
from simulation import open_simulation
from trio.testing import (
    MockClock,
    assert_checkpoints,
    assert_no_checkpoints,
    wait_all_tasks_blocked,
)

import lazyasync as la
from lazyasync.runtime.jobs.device_context import DeviceContext
from lazyasync.tensor import LazyTensor


def ones(device: str = "") -> LazyTensor:
    """A lazy tensor that is not a constant of the graph."""
    return la.ones((2,), device=device or None) * 2.5


def context(device: str = "virtual:0") -> DeviceContext:
    """The current job's state on a device."""
    return la.current_job().context(la.Device.parse(device))


async def snapshot() -> object:
    """All of the current job that a barrier could change."""
    await wait_all_tasks_blocked()
    job = la.current_job()
    statistics = job.runtime.statistics()
    return (
        [(context.slots.taken, context.slots.waiting, context.steps) for context in job.contexts],
        list(job.pending_closures),
        list(job.due_closures),
        job.statistics().closures,
        statistics.scheduler.mailbox,
        statistics.waiting_tasks,
        {name: (device.mailbox, device.lock_held) for name, device in statistics.devices.items()},
    )


# ---- A1: mark_step, and its phases ---------------------------------------------------------


async def test_mark_step_hands_over_and_returns(autojump_clock: MockClock) -> None:
    async with open_simulation():
        tensor = ones()
        assert tensor.state == "lazy"
        await la.mark_step()
        assert trio.current_time() == 0
        assert tensor.state == "in flight"
        assert (await tensor.numpy()).tolist() == [2.5, 2.5]
        assert trio.current_time() == 1
        assert tensor.state == "ready"


async def test_mark_step_can_wait_for_its_step(autojump_clock: MockClock) -> None:
    async with open_simulation():
        tensor = ones()
        await la.mark_step(wait=True)
        assert trio.current_time() == 1
        assert tensor.is_ready()


async def test_a_barrier_with_nothing_to_do_returns_and_takes_no_step() -> None:
    async with open_simulation() as (runtime, simulation):
        with assert_checkpoints():
            await la.mark_step()
        await la.mark_step(wait=True)
        assert simulation.begun == []
        assert runtime.statistics().jobs["default"].steps == 0


async def test_dead_tensors_are_not_computed(autojump_clock: MockClock) -> None:
    async with open_simulation():
        kept = ones()
        _ = kept + 1
        del _
        text = la.debug.dump_ir(kept)
        await la.mark_step(wait=True)
        program = list(la.current_runtime().scheduler.computations._entries.values())
        assert len(program) == 1
        assert len(program[0].graph.roots) == 1
        assert "add" not in text


async def test_recording_the_next_step_overlaps_with_running_this_one(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(config={"max_in_flight": 2}):
        tensor = la.ones((2,))
        handed_over = []
        for _ in range(5):
            tensor = tensor * 1.5
            await la.mark_step()
            handed_over.append(trio.current_time())
        assert handed_over == [0, 0, 1, 2, 3]
        assert (await tensor.numpy())[0] == np.float32(1.5) ** 5
        assert trio.current_time() == 5


async def test_materialised_tensors_are_parameters_from_then_on(autojump_clock: MockClock) -> None:
    async with open_simulation():
        first = ones()
        await la.mark_step()
        second = first + 1
        assert "multiply" not in la.debug.dump_ir(second)
        assert (await second.numpy()).tolist() == [3.5, 3.5]


async def test_unknown_devices_are_named() -> None:
    async with open_simulation(2):
        for device in ("gpu", "virtual:2", "virtual:-1", ["virtual:0", "virtual:7"]):
            with pytest.raises(la.UnknownDeviceError, match=r"virtual:0, virtual:1"):
                await la.mark_step(device)
        with pytest.raises(ValueError, match="at least one device"):
            await la.mark_step([])


async def test_phase_one_raises_parked_failures_before_anything_is_collected(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation):
        simulation.errors.extend([RuntimeError("first"), RuntimeError("second")])
        failed = [ones()]
        await la.mark_step()
        await wait_all_tasks_blocked()  # so that the first error is the first step's
        failed.append(ones())
        await la.mark_step()
        await trio.sleep(3)

        ran: list[float] = []
        tensor = ones()
        la.add_step_closure(ran.append, (1.0,))
        before = await snapshot()
        for original in ("first", "second"):  # the oldest first, one per barrier
            with pytest.raises(la.ExecutionError, match=original) as caught:
                await la.mark_step()
            assert isinstance(caught.value.__cause__, RuntimeError)
            assert tensor.state == "lazy"
            assert await snapshot() == before
        await la.mark_step()
        assert tensor.is_ready()
        assert ran == [1.0]


async def test_phase_one_is_a_checkpoint_and_changes_nothing_when_cancelled() -> None:
    async with open_simulation():
        tensor = ones()
        la.add_step_closure(print)
        before = await snapshot()
        with trio.CancelScope() as scope:
            scope.cancel()
            await la.mark_step(wait=True)
        assert scope.cancelled_caught
        assert tensor.state == "lazy"
        assert await snapshot() == before
        la.current_job().pending_closures.clear()


async def test_phase_two_cancelled_while_waiting_for_a_slot(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"max_in_flight": 1}) as (runtime, _):
        running = ones()
        await la.mark_step()
        tensor = running + 1
        ran: list[float] = []
        la.add_step_closure(lambda value: ran.append(np.asarray(value)[0]), (tensor,))
        before = await snapshot()
        with trio.move_on_after(0.25) as scope:
            await la.mark_step()
        assert scope.cancelled_caught
        assert trio.current_time() == 0.25
        assert await snapshot() == before
        assert tensor.state == "lazy"

        misses = runtime.metrics.counter_value("UncachedCompile")
        await la.mark_step()  # takes everything that was kept
        assert ran == [3.5]
        assert trio.current_time() == 2
        assert runtime.metrics.counter_value("UncachedCompile") == (misses or 0) + 1


async def test_phase_two_cancelled_while_waiting_for_room_for_closures(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(config={"max_async_queue": 1}):
        order: list[str] = []
        first = ones()
        la.add_step_closure(order.append, ("first",), run_async=True)
        await la.mark_step()
        second = ones()
        la.add_step_closure(order.append, ("second",), run_async=True)
        before = await snapshot()
        with trio.move_on_after(0.5) as scope:
            await la.mark_step()
        assert scope.cancelled_caught
        assert await snapshot() == before
        assert second.state == "lazy"
        await la.mark_step()
        assert trio.current_time() == 1  # the first step is done, so its closure has run
        assert first.is_ready()
        await second
    assert order == ["first", "second"]


async def test_phase_two_cancelled_while_waiting_for_the_mailbox(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(config={"mailbox_capacity": 1}) as (runtime, _):
        tensor = ones()
        await runtime.scheduler.mailbox.reserve()
        before = await snapshot()
        with trio.move_on_after(1) as scope:
            await la.mark_step()
        assert scope.cancelled_caught
        assert await snapshot() == before
        assert tensor.state == "lazy"
        runtime.scheduler.mailbox.cancel_reservation()
        await la.mark_step(wait=True)
        assert tensor.is_ready()


@pytest.mark.parametrize("devices", [1, 2])
@pytest.mark.parametrize("waits", [False, True])
async def test_phase_three_is_done_whole_or_not_at_all(
    autojump_clock: MockClock, devices: int, waits: bool
) -> None:
    """Cancelled after any number of turns of the event loop, the barrier is not half-done."""
    names = [f"virtual:{index}" for index in range(devices)]
    seen = set()
    async with open_simulation(devices, {"max_in_flight": 1}) as (_, simulation):

        async def cancel(scope: trio.CancelScope, turns: int) -> None:
            if waits:
                await trio.sleep(1 if turns else 0.5)
            for _ in range(turns):
                await trio.lowlevel.checkpoint()
            scope.cancel()

        for turns in range(30):
            if waits:  # for the slot that this step holds
                running = [ones(name) for name in names]
                await la.mark_step(names)
                del running
            tensors = [ones(name) for name in names]
            la.add_step_closure(int, run_async=True)
            async with trio.open_nursery() as nursery:
                scope = trio.CancelScope()
                if turns or waits:
                    nursery.start_soon(cancel, scope, turns)
                else:
                    scope.cancel()
                with scope:
                    await la.mark_step(names, wait=True)
            states = {tensor.state for tensor in tensors}
            pending = len(la.current_job().pending_closures)
            if states == {"lazy"}:
                assert pending == 1
            else:
                assert "lazy" not in states
                assert pending == 0
            seen.update(states)
            assert scope.cancelled_caught == (states != {"ready"})
            await la.mark_step(names, wait=True)
            await la.wait_device_ops()
            assert all(tensor.is_ready() for tensor in tensors)
            assert [context(name).slots.taken for name in names] == [0] * devices
    assert len(simulation.begun) == 30 * devices * (2 if waits else 1)
    assert {"lazy", "in flight"} <= seen


async def test_phase_four_cancelled_while_waiting_for_the_step(autojump_clock: MockClock) -> None:
    async with open_simulation():
        tensor = ones()
        with trio.move_on_after(0.25) as scope:
            await la.mark_step(wait=True)
        assert scope.cancelled_caught
        assert tensor.state == "in flight"
        await tensor
        assert trio.current_time() == 1


async def test_phase_four_cancelled_leaves_closures_queued(autojump_clock: MockClock) -> None:
    async with open_simulation():
        order: list[str] = []
        first, second = ones(), ones()
        la.add_step_closure(order.append, ("first",))
        with trio.move_on_after(0.5) as scope:
            await la.mark_step()
        assert scope.cancelled_caught
        assert first.state == second.state == "in flight"
        assert order == []
        third = ones()
        la.add_step_closure(order.append, ("second",))
        await la.mark_step()
        assert order == ["first", "second"]
        assert third.is_ready()
        await la.mark_step()
        assert order == ["first", "second"]


async def test_a_closure_cancelled_with_its_barrier_is_not_run_again(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        order: list[str] = []

        async def slow() -> None:
            order.append("slow begins")
            await trio.sleep(10)
            order.append("slow ends")

        la.add_step_closure(slow)
        la.add_step_closure(order.append, ("next",))
        with trio.move_on_after(1):
            await la.mark_step()
        assert order == ["slow begins"]
        await la.mark_step()
        assert order == ["slow begins", "next"]


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


# ---- A2: the barrier as a block ------------------------------------------------------------


async def test_step_is_a_barrier_at_the_end_of_its_block(autojump_clock: MockClock) -> None:
    async with open_simulation():
        async with la.step():
            tensor = ones()
            assert tensor.state == "lazy"
        assert tensor.state == "in flight"
        async with la.step(wait=True):
            other = tensor + 1
        assert other.is_ready()


async def test_a_step_that_raises_leaves_nothing_half_done(autojump_clock: MockClock) -> None:
    async with open_simulation():
        order: list[str] = []
        la.add_step_closure(order.append, ("before",))
        weights = ones()
        await la.sync_multi([weights], wait=True)
        before = context().steps
        with pytest.raises(ZeroDivisionError):
            async with la.step():
                tensor = ones()
                weights.set_(weights + 1)
                la.add_step_closure(order.append, ("in the block",))
                raise ZeroDivisionError
        assert context().steps == before
        assert tensor.state == weights.state == "lazy"
        assert la.current_job().statistics().closures.dropped == 1
        await la.mark_step(wait=True)
        assert order == ["before"]
        assert (await weights.numpy()).tolist() == [3.5, 3.5]  # the rebind was not undone
        assert tensor.is_ready()


async def test_a_step_that_raises_awaits_nothing() -> None:
    async with open_simulation():
        block = la.step()
        await block.__aenter__()
        tensor = ones()
        error = ZeroDivisionError()
        with assert_no_checkpoints():
            assert not await block.__aexit__(ZeroDivisionError, error, None)
        assert tensor.state == "lazy"


async def test_a_step_that_is_cancelled_has_no_barrier(autojump_clock: MockClock) -> None:
    async with open_simulation():
        with trio.move_on_after(1) as scope:
            async with la.step():
                tensor = ones()
                await trio.sleep_forever()
        assert scope.cancelled_caught
        assert tensor.state == "lazy"


# ---- A3: wait_device_ops -------------------------------------------------------------------


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


# ---- A4: some tensors only -----------------------------------------------------------------


async def test_sync_multi_runs_the_graphs_of_its_tensors_only(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        base = ones()
        wanted, rest = base + 1, base + 3
        await la.sync_multi([wanted, wanted])
        assert (wanted.state, base.state, rest.state) == ("in flight", "lazy", "lazy")
        await wanted
        assert len(simulation.begun) == 1
        assert (await la.to_cpu([rest, base]))[0].tolist() == [5.5, 5.5]
        assert len(simulation.begun) == 2


async def test_what_a_partial_sync_computed_is_a_parameter_of_the_rest(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        base = la.ones((2,)) * 2.5
        rest = base + 1
        await la.sync_multi([base], wait=True)
        assert base.is_ready()
        assert "multiply" not in la.debug.dump_ir(rest)
        assert (await rest.numpy()).tolist() == [3.5, 3.5]


async def test_sync_multi_waits_if_asked_and_raises(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        tensor = ones()
        await la.sync_multi([tensor], wait=True)
        assert trio.current_time() == 1
        simulation.errors.append(RuntimeError("no"))
        with pytest.raises(la.ExecutionError, match="no"):
            await la.sync_multi([ones()], wait=True)


async def test_sync_multi_over_several_devices(autojump_clock: MockClock) -> None:
    async with open_simulation(2):
        tensors = [ones("virtual:0"), ones("virtual:1")]
        await la.sync_multi(tensors, "virtual:1", wait=True)
        assert [tensor.state for tensor in tensors] == ["lazy", "ready"]
        for chosen in (tensors, [tensors[0], ones("virtual:1")]):
            with pytest.raises(la.DeviceMismatchError, match="on virtual:0, virtual:1"):
                await la.sync_multi(chosen, wait=True)
        assert tensors[0].state == "lazy"
        await la.sync_multi(tensors, ["virtual:0", "virtual:1"], wait=True)
        assert tensors[0].is_ready()
        with pytest.raises(TypeError, match="not int"):
            await la.sync_multi([1])  # type: ignore[list-item]


WAITS: dict[str, Callable[[LazyTensor], object]] = {
    "await": lambda tensor: tensor.__await__(),
    "numpy": lambda tensor: tensor.numpy().__await__(),
    "item": lambda tensor: tensor.item().__await__(),
    "to_cpu": lambda tensor: la.to_cpu({"a": [tensor]}).__await__(),
}


class _Awaitable:
    def __init__(self, iterator: object) -> None:
        self._iterator = iterator

    def __await__(self) -> object:
        return self._iterator


@pytest.mark.parametrize("name", WAITS)
async def test_waits_run_what_is_still_lazy_and_no_more(
    autojump_clock: MockClock, name: str
) -> None:
    async with open_simulation() as (_, simulation):
        other = ones()
        tensor = ones().sum()
        result = await _Awaitable(WAITS[name](tensor))  # type: ignore[misc]
        assert trio.current_time() == 1
        assert other.state == "lazy"
        if name == "await":
            assert result is tensor
        elif name == "to_cpu":
            assert result == {"a": [np.float32(5)]}
        else:
            assert result == 5
        with assert_checkpoints():
            await _Awaitable(WAITS[name](tensor))  # type: ignore[misc]
        assert len(simulation.begun) == 1


async def test_save_computes_its_lazy_leaves(autojump_clock: MockClock, tmp_path: object) -> None:
    async with open_simulation():
        tensor = ones()
        await la.save({"weights": tensor}, f"{tmp_path}/weights.safetensors")
        assert tensor.is_ready()
        loaded = await la.load(f"{tmp_path}/weights.safetensors")
        assert (await loaded["weights"].numpy()).tolist() == [2.5, 2.5]


async def test_awaiting_a_tensor_of_several_tasks_computes_it_once(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation):
        tensor = ones().sum()

        async def wait() -> None:
            assert await tensor.item() == 5

        async with trio.open_nursery() as nursery:
            for _ in range(10):
                nursery.start_soon(wait)
        assert len(simulation.begun) == 1
        assert trio.current_time() == 1


# ---- A5 ------------------------------------------------------------------------------------


async def test_tensor_ids_are_stable_and_never_used_again(runtime: la.Runtime) -> None:
    seen = set()
    for _ in range(50):
        tensor = la.ones((2,)) + 1
        number = la.get_tensor_id(tensor)
        assert number not in seen
        seen.add(number)
        await tensor
        assert la.get_tensor_id(tensor) == number
