"""The memory of uploads, transfers and cached constants: counted, waited for, tried again."""

from __future__ import annotations

import gc
import threading
from collections import deque
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import trio
from kilobytes import KILOBYTE, block, host, used
from simulation import open_simulation
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.api import transfer as feeding
from lazyasync.backends.protocol import Command
from lazyasync.backends.sim import SimBackend, SimScript
from lazyasync.tensor import LazyTensor

# ---- copies --------------------------------------------------------------------------------


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


@pytest.mark.parametrize(
    "failures",
    [
        *((1, 2), (2, 2), (1, 1, 1)),
        *(pytest.param(counts, marks=pytest.mark.stress) for counts in ((1, 1), (2, 1))),
    ],
)
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
