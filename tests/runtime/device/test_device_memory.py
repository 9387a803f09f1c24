"""Memory: bounded however fast a job produces; who asks for too much fails, and only that job."""

from __future__ import annotations

import gc
import threading
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.api import transfer as feeding
from lazyasync.backends.protocol import Command
from lazyasync.backends.sim import SimBackend, SimScript
from lazyasync.tensor import LazyTensor

KILOBYTE = 256
"""Elements of float32 that make 1,024 bytes."""


def block(kilobytes: int = 1, value: float = 2.5) -> LazyTensor:
    """A lazy tensor of so many KiB."""
    return la.full((kilobytes * KILOBYTE,), value) * 2.0


def used(runtime: la.Runtime, device: str = "virtual:0") -> int:
    """The bytes of live buffers on a device."""
    gc.collect()
    return runtime.statistics().devices[device].memory_bytes


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
        assert runtime.metrics.counter_value("OutOfMemoryRetries") is None


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


# ---- quotas --------------------------------------------------------------------------------


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
            assert runtime.metrics.counter_value("OutOfMemoryRetries") is None
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


# ---- copies --------------------------------------------------------------------------------


def host(kilobytes: int, value: float = 1.0) -> np.ndarray:
    """A host array of so many KiB."""
    return np.full(kilobytes * KILOBYTE, value, np.float32)


LIMITED = (
    pytest.param({"device_memory_bytes": 10 * 1024}, None, id="device"),
    pytest.param({}, 10 * 1024, id="job"),
)


@pytest.mark.parametrize(("config", "max_memory"), LIMITED)
async def test_an_upload_that_does_not_fit_is_not_begun(
    autojump_clock: MockClock, config: dict[str, int], max_memory: int | None
) -> None:
    async with open_simulation(config=config) as (runtime, simulation):
        async with la.job("small", max_memory=max_memory):
            held = block(6)
            await held
            copied = len(simulation.copied)
            with pytest.raises(la.DeviceOutOfMemoryError) as caught:
                await la.put([host(3), host(2)])
            message = str(caught.value)
            assert "an upload to virtual:0 ran out of memory: it needs 5120 bytes" in message
            assert "10240" in message  # the limit
            assert "6144 bytes)" in message  # the largest tensor
            assert "'small'" in message
            assert simulation.copied[copied:] == []
            assert used(runtime) == 6 * 1024
            await la.mark_step()  # it has been told, and nothing is left of it
            fitting = await la.put(host(4))
            del held
            np.testing.assert_array_equal(await (fitting * 2.0).numpy(), host(4, 2.0))
        async with la.job("other"):
            await block(1)


@pytest.mark.parametrize("device", ["cpu:0", "sim:0"])
async def test_what_is_being_copied_counts_already(device: str) -> None:
    """Uploads at the same time cannot go past the limit together."""
    async with la.open_runtime(device, {"device_memory_bytes": 10 * 1024}) as runtime:
        failed = []

        async def put() -> None:
            try:
                kept.append(await la.put(host(4)))
            except la.DeviceOutOfMemoryError:
                failed.append(True)

        kept: list[LazyTensor] = []
        async with trio.open_nursery() as nursery:
            for _ in range(4):
                nursery.start_soon(put)
        assert (len(kept), len(failed)) == (2, 2)
        assert used(runtime, device) == 8 * 1024
        kept.clear()
        assert used(runtime, device) == 0


async def test_a_cancelled_upload_counts_until_it_has_ended(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, simulation):
        simulation.copy_seconds = 2.0
        with trio.move_on_after(1):
            await la.put(host(4))
        assert used(runtime) == 4 * 1024
        await la.wait_device_ops()
        assert used(runtime) == 0


async def test_an_upload_waits_for_memory_that_work_in_flight_gives_back(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(config={"device_memory_bytes": 10 * 1024}) as (runtime, _):
        first = block(6)
        await la.mark_step()
        await wait_all_tasks_blocked()
        del first  # its bytes are in use until its step has ended
        await la.put(host(6))
        assert trio.current_time() == 1.0
        assert runtime.metrics.counter_value("WaitsForMemory") == 1


async def test_an_upload_does_not_wait_for_ever(autojump_clock: MockClock) -> None:
    """What is in flight when it comes is waited for, not what another job goes on sending."""
    async with open_simulation(config={"device_memory_bytes": 10 * 1024}):

        async def others() -> None:
            async with la.job("others"):
                kept = block(3)
                while True:
                    kept = kept * 0.5
                    await la.mark_step()

        async with trio.open_nursery() as nursery:
            nursery.start_soon(others)
            await trio.sleep(0.5)
            with pytest.raises(la.DeviceOutOfMemoryError):
                await la.put(host(9))
            assert trio.current_time() <= 4
            nursery.cancel_scope.cancel()


async def test_a_prefetched_batch_that_does_not_fit(autojump_clock: MockClock) -> None:
    """The error comes out of the loop, behind the batches before it."""
    async with open_simulation() as (runtime, _), la.job("small", max_memory=5 * 1024):
        batches = []
        with pytest.raises(la.DeviceOutOfMemoryError, match="job 'small'"):
            async for batch in la.prefetch([host(2), host(2), host(2)]):
                batches.append(batch)
        assert len(batches) == 2
        batches.clear()
        del batch
        assert used(runtime) == 0


@pytest.mark.parametrize(("config", "max_memory"), LIMITED)
async def test_a_transfer_that_does_not_fit_is_not_begun(
    autojump_clock: MockClock, config: dict[str, int], max_memory: int | None
) -> None:
    async with open_simulation(2, config=config) as (runtime, simulation):
        async with la.job("small", max_memory=max_memory):
            there = await la.put(host(6), "virtual:1")
            copied = len(simulation.copied)
            here = block(5)
            moved = here.to("virtual:1")
            with pytest.raises(la.DeviceOutOfMemoryError) as caught:
                await moved
            message = str(caught.value)
            assert "a transfer from virtual:0 to virtual:1 ran out of memory" in message
            assert "it needs 5120 bytes" in message
            assert "6144 bytes)" in message
            assert simulation.copied[copied:] == []
            assert moved.state == "failed"
            assert used(runtime, "virtual:1") == 6 * 1024
            await la.mark_step()  # the failure has been told
            assert (await here.numpy())[0] == 5.0
            del there
            np.testing.assert_array_equal(await here.to("virtual:1").numpy(), host(5, 5.0))
        async with la.job("other"):
            await block(1)


async def test_a_transfer_waits_for_memory_that_work_in_flight_gives_back(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(2, config={"device_memory_bytes": 10 * 1024}):
        here = await la.put(host(6), "virtual:0")
        there = la.full((6 * KILOBYTE,), 2.5, device="virtual:1") * 2.0
        await la.mark_step("virtual:1")
        await wait_all_tasks_blocked()
        del there
        np.testing.assert_array_equal(await here.to("virtual:1").numpy(), host(6))
        assert trio.current_time() == 1.0


async def test_a_transfer_dropped_while_it_waits_for_memory(autojump_clock: MockClock) -> None:
    async with open_simulation(2, config={"device_memory_bytes": 10 * 1024}) as (runtime, _):
        here = await la.put(host(6), "virtual:0")
        there = la.full((6 * KILOBYTE,), 2.5, device="virtual:1") * 2.0
        await la.mark_step("virtual:1")
        await wait_all_tasks_blocked()
        moved = here.to("virtual:1")
        await la.mark_step("virtual:1")
        await wait_all_tasks_blocked()
        del moved
        await la.wait_device_ops()
        assert used(runtime, "virtual:1") == 6 * 1024
        del there
        assert used(runtime, "virtual:1") == 0


@pytest.mark.parametrize("kind", ["upload", "download", "receive"])
@pytest.mark.parametrize("failures", [1, 2])
async def test_a_copy_that_runs_out_of_memory_is_tried_again(
    autojump_clock: MockClock, kind: str, failures: int
) -> None:
    """Once, when no step is on the device and it has given memory back; then it fails alone."""
    done: list[tuple[float, str]] = []
    errors = [MemoryError(f"full {number}") for number in range(failures)]

    def duration(command: Command) -> float:
        if str(device) in command.label or command.kind == "trim":
            done.append((trio.current_time(), command.kind))
        return 2.0 if command.kind == "execute" else 0.0

    def failure(command: Command) -> Exception | None:
        return errors.pop(0) if command.kind == kind and errors else None

    async def copy() -> LazyTensor:
        if kind == "upload":
            return await la.put(host(1, 5.0), device)  # type: ignore[no-any-return]
        if kind == "download":
            await here.numpy()
            return here
        moved = here.to(device)
        await moved
        return moved

    script = SimScript(duration, failure)
    la.backends.register("full", lambda device, options: SimBackend(device, options, script))
    device = "full:1" if kind == "receive" else "full:0"
    try:
        async with la.open_runtime({"full": 2}, {"await_fetch_bytes": 0}) as runtime:
            here = block(1)
            await here
            beside = la.full((3,), 2.5, device=device) * 2.0
            async with la.job("beside"):
                running = la.full((3,), 2.5, device=device) * 2.0
                await la.mark_step(device)
            await wait_all_tasks_blocked()
            done.clear()
            before = used(runtime, device)
            with trio.fail_after(100):
                if failures == 1:
                    np.testing.assert_array_equal(await (await copy()).numpy(), host(1, 5.0))
                else:
                    with pytest.raises(la.DeviceOutOfMemoryError, match="full 1") as caught:
                        await copy()
                    assert "ran out of memory" in str(caught.value)
                    assert "the largest live tensors of the job 'default'" in str(caught.value)
                    assert used(runtime, device) == before
                await beside
                await running
            assert [kind_ for _, kind_ in done if kind_ != "execute"][:3] == [kind, "trim", kind]
            assert runtime.metrics.counter_value("OutOfMemoryRetries") == 1
            actor = runtime.actors[la.Device.parse(device)]
            assert (actor.shares.paused, actor.shares.outstanding) == (False, 0)
            assert actor._room.taken == 1  # the actor's own, which waits for a message
    finally:
        la.backends.unregister("full")


@pytest.mark.parametrize("failures", [1, 2])
async def test_an_upload_to_host_memory_that_runs_out_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    async with la.open_runtime("cpu:0") as runtime:
        errors = deque(MemoryError(f"full {number}") for number in range(failures))
        trims = []
        array = ShortOfMemory.of(10, errors)
        put_arrays_as_they_are(monkeypatch)
        backend = runtime.actors[runtime.devices[0]].backend
        monkeypatch.setattr(backend, "trim", lambda: trims.append(True))
        if failures == 1:
            assert (await (await la.put(array)).sum().item()) == 10.0
        else:
            with pytest.raises(la.DeviceOutOfMemoryError, match=r"full 1.* largest"):
                await la.put(array)
            await la.mark_step()
        assert trims == [True]
        with trio.fail_after(5):
            while used(runtime, "cpu:0"):  # the thread may hold what it has just done
                await trio.sleep(0.001)


class ShortOfMemory(np.ndarray):
    """A host array, which the first ``errors`` of the copies that are made of it run out for."""

    errors: deque[MemoryError]

    @classmethod
    def of(cls, count: int, errors: deque[MemoryError]) -> ShortOfMemory:
        array = np.ones(count).view(cls)
        array.errors = errors
        return array

    def copy(self, order: Any = "C") -> np.ndarray:
        if self.errors:
            raise self.errors.popleft()
        return np.array(self, order=order)


def put_arrays_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has `la.put` copy arrays by their own ``copy``."""
    as_it_is = SimpleNamespace(asarray=lambda value: value, ndarray=np.ndarray, generic=str)
    monkeypatch.setattr(feeding, "np", as_it_is)


async def step_in_flight() -> LazyTensor:
    """The result of a step that the device has, and is busy with for some time."""
    for compiles in (True, False):
        result = la.full((600, 600), 0.5)
        for _ in range(20):
            result = result @ result * 0.01
        await la.mark_step(wait=compiles)
    assert result.state == "in flight"
    return result


@pytest.mark.parametrize("failures", [(1, 1), (1, 2), (2, 1), (2, 2), (1, 1, 1)])
async def test_uploads_to_host_memory_that_run_out_beside_a_step(
    monkeypatch: pytest.MonkeyPatch, failures: tuple[int, ...]
) -> None:
    """Each is tried again once, one after the other, and the device goes on afterwards."""
    put_arrays_as_they_are(monkeypatch)
    ended: list[str] = []

    async def put(number: int, count: int) -> None:
        errors = deque(MemoryError(f"full {number}") for _ in range(count))
        try:
            await la.put(ShortOfMemory.of(10 + number, errors))
            ended.append("put")
        except la.DeviceOutOfMemoryError:
            ended.append("out of memory")

    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
        with trio.fail_after(20):
            large = await step_in_flight()
            async with trio.open_nursery() as nursery:
                for number, count in enumerate(failures):
                    nursery.start_soon(put, number, count)
            assert sorted(ended) == sorted(
                "put" if count == 1 else "out of memory" for count in failures
            )
            assert await (la.ones((3,)) * 2.0).sum().item() == 6.0
            await large
        actor = runtime.actors[runtime.devices[0]]
        assert (actor.shares.paused, actor.shares.outstanding) == (False, 0)
        assert not actor.retries.when_drained


@pytest.mark.parametrize("waits_for", ["its turn", "the copy"])
async def test_a_cancelled_upload_that_ran_out_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch, waits_for: str
) -> None:
    put_arrays_as_they_are(monkeypatch)
    may_copy = threading.Event()

    class Slow(ShortOfMemory):
        def copy(self, order: Any = "C") -> np.ndarray:
            if not self.errors:
                may_copy.wait(10)
            return super().copy(order)

    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
        actor = runtime.actors[runtime.devices[0]]
        with trio.fail_after(20):
            large = await step_in_flight()
            async with trio.open_nursery() as nursery:
                array = Slow.of(10, deque([MemoryError("full")]))
                nursery.start_soon(la.put, array)
                while not actor.shares.paused:
                    await trio.sleep(0.001)
                if waits_for == "the copy":
                    await large
                    while actor.retries.when_drained:
                        await trio.sleep(0.001)
                nursery.cancel_scope.cancel()
            may_copy.set()
            assert await (la.ones((3,)) * 2.0).sum().item() == 6.0
            await la.put(ShortOfMemory.of(10, deque([MemoryError("full")])))
        assert (actor.shares.paused, actor.shares.outstanding) == (False, 0)


async def test_copies_and_steps_that_must_be_tried_again(autojump_clock: MockClock) -> None:
    """In any order, one after the other; nobody waits for ever, and no turn is lost."""
    count = 0

    def failure(command: Command) -> Exception | None:
        nonlocal count
        count += 1
        return MemoryError("full") if count % 2 and command.kind != "trim" else None

    async def run(name: str) -> None:
        async with la.job(name):
            for number in range(10):
                try:
                    tensor = (await la.put(host(1, number))) * 2.0
                    moved = tensor.to(f"full:{number % 2}")
                    assert (await moved.numpy())[0] == 2.0 * number
                except la.DeviceOutOfMemoryError:
                    pass

    script = SimScript(lambda command: 1.0, failure)
    la.backends.register("full", lambda device, options: SimBackend(device, options, script))
    try:
        async with la.open_runtime({"full": 2}) as runtime:
            with trio.fail_after(10000):
                async with trio.open_nursery() as nursery:
                    for name in ("a", "b", "c", "d"):
                        nursery.start_soon(run, name)
            for actor in runtime.actors.values():
                assert (actor.shares.paused, actor.shares.outstanding) == (False, 0)
                assert not actor.retries.when_drained
                assert actor._room.taken == 1
    finally:
        la.backends.unregister("full")


# ---- cached constants ----------------------------------------------------------------------


async def test_cached_constants_are_the_devices(autojump_clock: MockClock) -> None:
    """A buffer that the cache and tensors share counts once for the device."""
    async with open_simulation(config={"data_cache_size": 2}) as (runtime, _):
        async with la.job("inner") as job:
            tensors = [la.asarray(host(1, value)) for value in (3.0, 3.0, 4.0)]
            await (tensors[0] + tensors[1] + tensors[2])
            assert used(runtime) == 2 * 1024
            assert job.statistics().memory_bytes == {"virtual:0": 3 * 1024}
            tensors.clear()
            gc.collect()
            assert job.statistics().memory_bytes == {"virtual:0": 0}
            assert used(runtime) == 2 * 1024
            kept = la.asarray(host(1, 5.0))
            await (kept + 1.0)  # the oldest goes
            assert runtime.statistics().devices["virtual:0"].cached_constants == 2
            assert used(runtime) == 2 * 1024
            await (la.asarray(host(1, 6.0)) + 1.0)
            await (la.asarray(host(1, 7.0)) + 1.0)  # and now this one, which is still held
            assert used(runtime) == 3 * 1024
            del kept
            assert used(runtime) == 2 * 1024
    assert used(runtime) == 0


async def test_constants_make_room_for_a_copy(autojump_clock: MockClock) -> None:
    """As many as need be, the oldest first; none where that would not be enough."""
    async with open_simulation(config={"device_memory_bytes": 8 * 1024}) as (runtime, _):

        def cached() -> int:
            return runtime.statistics().devices["virtual:0"].cached_constants

        for value in range(4):
            await (la.asarray(host(1, value)) + 1.0)
        assert cached() == 4
        with pytest.raises(la.DeviceOutOfMemoryError):
            await la.put(host(9))
        assert cached() == 4
        await la.put(host(6))
        assert cached() == 2
        await block(8)
        assert cached() == 0


async def test_the_cache_of_constants_is_given_up_first(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"device_memory_bytes": 8 * 1024}) as (runtime, _):
        await (la.asarray(np.arange(KILOBYTE, dtype=np.float32)) * 2.0)
        assert runtime.statistics().devices["virtual:0"].cached_constants == 1
        with pytest.raises(la.DeviceOutOfMemoryError):
            await block(20)
        assert runtime.statistics().devices["virtual:0"].cached_constants == 0
