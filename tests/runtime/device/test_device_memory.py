"""Memory: bounded however fast a job produces; who asks for too much fails, and only that job."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import trio
from kilobytes import KILOBYTE, block, host, used
from simulation import open_simulation
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.backends.protocol import Command
from lazyasync.backends.sim import SimBackend, SimScript

# ---- accounting ----------------------------------------------------------------------------


async def test_what_is_dropped_is_given_back() -> None:
    async with open_simulation(seconds=0) as (runtime, _):
        assert used(runtime) == 0
        tensors = [block(1), block(2)]
        await la.mark_step(wait=True)
        assert used(runtime) == 3 * 1024
        tensors.pop()
        assert used(runtime) == 1024
        tensors.clear()
        assert used(runtime) == 0
        statistics = runtime.statistics()
        assert statistics.devices["virtual:0"].peak_memory_bytes == 3 * 1024
        assert statistics.jobs["default"].memory_bytes == {"virtual:0": 0}


async def test_each_job_has_its_own_account() -> None:
    async with open_simulation(seconds=0) as (runtime, _):
        outer = block(1)
        await outer
        async with la.job("inner") as job:
            inner = block(2)
            await inner
            assert job.statistics().memory_bytes == {"virtual:0": 2048}
            assert runtime.statistics().jobs["default"].memory_bytes == {"virtual:0": 1024}
        assert used(runtime) == 3072  # it lives on
        del inner
        assert used(runtime) == 1024


async def test_every_way_to_a_buffer_is_counted() -> None:
    """Uploads, transfers, results; on the device where they are."""
    async with open_simulation(2, seconds=0) as (runtime, _):
        host = np.ones(KILOBYTE, np.float32)
        put = await la.put(host, "virtual:1")
        assert used(runtime, "virtual:1") == 1024
        uploaded = la.asarray(host * 3)
        assert used(runtime) == 0  # nobody needs it on the device yet
        result = uploaded * 2.0
        await result
        assert used(runtime) == 2048
        moved = result.to("virtual:1")
        await moved
        assert used(runtime, "virtual:1") == 2048
        del put, uploaded, result, moved
        assert used(runtime) == 1024  # the cache of constants keeps the upload
        assert used(runtime, "virtual:1") == 0
    assert used(runtime) == 0


async def test_a_failed_step_holds_nothing(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, simulation):
        simulation.errors.append(RuntimeError("no"))
        tensor = block(4)
        with pytest.raises(la.ExecutionError):
            await tensor
        assert used(runtime) == 0
        assert tensor.state == "failed"


async def test_the_chain_of_what_is_computed_is_not_held(autojump_clock: MockClock) -> None:
    """Tensors hold their own value, not those they were computed from."""
    async with open_simulation() as (runtime, _):
        tensor = block()
        for _ in range(10):
            tensor = tensor * 0.5
            await la.mark_step()
        await la.wait_device_ops()
        assert used(runtime) == 1024


# ---- a producer faster than the device -----------------------------------------------------


@pytest.mark.parametrize("max_in_flight", [1, 2, 3])
async def test_a_producer_is_held_back(autojump_clock: MockClock, max_in_flight: int) -> None:
    config = {"max_in_flight": max_in_flight, "mailbox_capacity": 1}
    async with open_simulation(config=config) as (runtime, _):
        for number in range(100):
            result = block(1, float(number))
            await la.mark_step()
            assert runtime.statistics().jobs["default"].in_flight["virtual:0"] <= max_in_flight
            del result
        peak = runtime.statistics().devices["virtual:0"].peak_memory_bytes
        # What is in flight, and the one whose end is just being noticed.
        assert peak <= (max_in_flight + 1) * 1024
    assert trio.current_time() == pytest.approx(100.0)  # the device has been busy all the time


async def test_many_producers_on_one_device(autojump_clock: MockClock) -> None:
    jobs = 5

    async def produce(name: str) -> None:
        async with la.job(name, max_in_flight=2):
            for _ in range(20):
                result = block()
                await la.mark_step()
                del result

    async with open_simulation(config={"mailbox_capacity": 1}) as (runtime, _):
        async with trio.open_nursery() as nursery:
            for index in range(jobs):
                nursery.start_soon(produce, f"job {index}")
        device = runtime.statistics().devices["virtual:0"]
        assert device.peak_memory_bytes <= jobs * 3 * 1024
        assert used(runtime) == 0


async def test_a_producer_of_transfers_is_held_back(autojump_clock: MockClock) -> None:
    async with open_simulation(2) as (runtime, _):
        for number in range(50):
            moved = block(1, float(number)).to("virtual:1")
            await la.mark_step(["virtual:0", "virtual:1"])
            del moved
        for device in runtime.statistics().devices.values():
            assert device.peak_memory_bytes <= 8 * 1024


async def test_a_loop_that_never_awaits_is_stopped() -> None:
    config = {"trim_graph_size": 100, "max_trimmed_segments": 3}
    async with open_simulation(config=config, seconds=0):
        tensor = la.full((2,), 2.5) * 2.0
        with pytest.raises(la.GraphTooLargeError, match="mark_step"):
            for _ in range(100_000):
                tensor = tensor * 0.5
        np.testing.assert_array_equal(np.isfinite(await tensor.numpy()), [True, True])


# ---- out of memory -------------------------------------------------------------------------


async def test_the_error_names_the_step_and_the_largest_tensors(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(config={"device_memory_bytes": 20 * 1024}):
        async with la.job("learner"):
            held = [block(5), block(3, 7.5), block(1, 1.5)]
            await la.mark_step(wait=True)
            too_much = block(12)
            with pytest.raises(la.DeviceOutOfMemoryError) as caught:
                await too_much
            message = str(caught.value)
            assert "step 2 of the job 'learner' on virtual:0 ran out of memory" in message
            assert str(12 * 1024) in message  # the bytes asked for
            sizes = [message.index(f"({kilobytes * 1024} bytes)") for kilobytes in (5, 3, 1)]
            assert sizes == sorted(sizes)
            assert isinstance(caught.value, MemoryError)
            assert isinstance(caught.value, la.ExecutionError)
            np.testing.assert_array_equal(await held[2].numpy(), np.full(KILOBYTE, 3.0))


async def test_only_that_job_fails(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"device_memory_bytes": 20 * 1024}) as (runtime, _):

        async def modest() -> None:
            async with la.job("modest"):
                kept = block(2)
                for _ in range(10):
                    kept = kept * 0.5 + 1.0
                    await la.mark_step(wait=True)
                np.testing.assert_allclose(await kept.numpy(), 2.0, rtol=1e-2)

        async def greedy() -> None:
            failed = 0
            async with la.job("greedy", max_memory=10 * 1024):
                kept = []
                for _ in range(20):
                    kept.append(block(3))
                    try:
                        await la.mark_step(wait=True)
                    except la.DeviceOutOfMemoryError as error:
                        assert "'greedy'" in str(error)
                        failed += 1
                        kept.clear()  # and goes on
                assert 0 < failed < 20

        async with trio.open_nursery() as nursery:
            nursery.start_soon(modest)
            nursery.start_soon(greedy)
        assert used(runtime) == 0


async def test_memory_that_in_flight_work_gives_back_is_waited_for(
    autojump_clock: MockClock,
) -> None:
    """Tried again when nothing else is under way, it succeeds."""
    async with open_simulation(config={"device_memory_bytes": 10 * 1024}) as (runtime, _):
        first = block(6)
        await la.mark_step()
        await wait_all_tasks_blocked()
        del first  # its bytes are in use until its step has ended
        second = block(6, 7.5)
        await la.mark_step()
        np.testing.assert_array_equal(await second.numpy(), np.full(6 * KILOBYTE, 15.0))
        assert runtime.metrics.counter_value("WaitsForMemory") == 1
        assert runtime.metrics.counter_value("OutOfMemoryRetries") == 0


async def test_nobody_overtakes_what_waits_for_memory_of_the_device(
    autojump_clock: MockClock,
) -> None:
    """No other step has its turn while the device drains, or it would never be empty."""
    async with open_simulation(config={"device_memory_bytes": 10 * 1024}) as (runtime, _):
        first = block(6)
        await la.mark_step()
        await wait_all_tasks_blocked()
        del first
        ended: list[str] = []

        async def large() -> None:
            async with la.job("large"):
                await block(9)
            ended.append("large")

        async def small(name: str) -> None:
            async with la.job(name):
                for _ in range(5):
                    await block(1)
                    ended.append(name)

        async with trio.open_nursery() as nursery:
            nursery.start_soon(large)
            await wait_all_tasks_blocked()
            assert runtime.metrics.counter_value("WaitsForMemory") == 1
            for name in ("one", "two", "three"):
                nursery.start_soon(small, name)
        assert ended[0] == "large"
        assert len(ended) == 16


async def test_what_is_to_be_tried_again_when_the_runtime_ends_is_let_go_of(
    autojump_clock: MockClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it is just about to be."""
    soon: list[Callable[[], object]] = []
    with pytest.raises(KeyError):
        limit = {"device_memory_bytes": 10 * 1024}
        async with open_simulation(config=limit) as (runtime, simulation):
            held, argument = await la.put([host(5), host(1)])
            simulation.errors.append(MemoryError("full"))
            first = block(3)
            await la.mark_step()
            second = la.broadcast_to(argument, (6, KILOBYTE)) * 2.5
            await la.mark_step()
            await wait_all_tasks_blocked()
            monkeypatch.setattr(la.Runtime, "deliver_soon", lambda _, call: soon.append(call))
            raise KeyError
    assert len(soon) == 1
    soon.pop()()
    del held, argument, first, second
    assert used(runtime) == 0


async def test_several_steps_that_must_be_tried_again(autojump_clock: MockClock) -> None:
    """Two are on the device at the same time; both get through, one after the other."""
    tried: list[str] = []

    def failure(command: Command) -> Exception | None:
        if command.kind != "execute":
            return None
        tried.append(command.label)
        return MemoryError("full") if tried.count(command.label) == 1 else None

    async def run(name: str) -> None:
        async with la.job(name):
            for number in range(5):
                result = block(1, float(number))
                np.testing.assert_array_equal((await result.numpy())[0], 2.0 * number)

    script = SimScript(lambda command: 1.0, failure)
    la.backends.register("full", lambda device, options: SimBackend(device, options, script))
    try:
        async with la.open_runtime("full") as runtime:
            with trio.fail_after(1000):
                async with trio.open_nursery() as nursery:
                    for name in ("a", "b", "c"):
                        nursery.start_soon(run, name)
            assert runtime.metrics.counter_value("OutOfMemoryRetries") == 15
            actor = runtime.actors[runtime.devices[0]]
            assert not actor.shares.paused
            assert actor.shares.outstanding == 0
    finally:
        la.backends.unregister("full")


async def test_a_device_that_runs_out_once_is_asked_again(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        simulation.errors.append(MemoryError("fragmented"))
        np.testing.assert_array_equal((await block().numpy())[:1], [5.0])
        assert len(simulation.begun) == 2


async def test_a_device_that_runs_out_again_fails_the_step(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, simulation):
        simulation.errors.extend([MemoryError("full"), MemoryError("still full")])
        with pytest.raises(la.DeviceOutOfMemoryError, match="still full"):
            await block()
        assert used(runtime) == 0
        await block()  # the next one has its own two chances


@pytest.mark.parametrize("again", [False, True])
async def test_a_device_that_cannot_give_memory_back(
    autojump_clock: MockClock, again: bool
) -> None:
    """The step is tried again all the same, and what went wrong is not hidden."""
    errors = [MemoryError("full"), *([MemoryError("still full")] if again else [])]

    def failure(command: Command) -> Exception | None:
        if command.kind == "trim":
            return RuntimeError("cannot trim")
        return errors.pop(0) if command.kind == "execute" and errors else None

    script = SimScript(failure=failure)
    la.backends.register("full", lambda device, options: SimBackend(device, options, script))
    try:
        async with la.open_runtime("full") as runtime:
            if again:
                with pytest.raises(la.DeviceOutOfMemoryError, match="still full") as caught:
                    await block()
                assert "RuntimeError: cannot trim" in str(caught.value)
            assert (await block().numpy())[0] == 5.0
            assert runtime.metrics.counter_value("FailedTrims") == 1
    finally:
        la.backends.unregister("full")


async def test_a_step_too_large_for_the_device_fails_at_once(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"device_memory_bytes": 1024}):
        with pytest.raises(la.DeviceOutOfMemoryError):
            await block(100)
        assert trio.current_time() == 0.0


async def test_what_is_computed_from_it_fails_with_it(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"device_memory_bytes": 1024}):
        too_much = block(100)
        await la.mark_step()
        small = too_much[:2] + 1.0
        with pytest.raises(la.DeviceOutOfMemoryError, match="step 1 of the job"):
            await small
        await la.mark_step()  # it is one failure, and has been told
