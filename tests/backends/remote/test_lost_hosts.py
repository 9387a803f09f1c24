"""Hosts that die, hang, or are cut off: their devices are lost in time, and nothing else is."""

from __future__ import annotations

import contextlib
import gc
import random
import weakref

import numpy as np
import pytest
import trio
import trio.testing
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.sim import SimBackend, SimScript
from tests.support.hosts import HostHere, host_here

DEADLINE = 4.0


async def fails_as_lost(tensor: la.LazyTensor) -> float:
    """How long it takes to be told that the device of a tensor is lost, on trio's clock."""
    before = trio.current_time()
    with pytest.raises((la.ExecutionError, la.DeviceLostError)) as caught:
        await tensor.numpy()
    error: BaseException | None = caught.value
    while error is not None and not isinstance(error, la.DeviceLostError):
        error = error.__cause__
    assert isinstance(error, la.DeviceLostError), caught.value
    assert "host" in str(error)
    return trio.current_time() - before


@pytest.mark.parametrize("how", ["stalled", "cut"])
async def test_a_host_that_is_gone_is_lost_within_the_deadline(
    how: str, autojump_clock: MockClock
) -> None:
    async with host_here("host1", deadline=DEADLINE) as gone, host_here("host2"):
        async with la.open_runtime(["host1/cpu:0", "host2/cpu:0", "cpu:0"]) as runtime:
            double = la.compile(lambda x: x * 2)
            ones = {name: la.ones(3, device=name) for name in map(str, runtime.devices)}
            for one in ones.values():  # compiled
                await (await double(one)).numpy()
            kept = await double(ones["host1/cpu:0"])
            await kept
            setattr(gone.wire, how, True)
            pending = await double(ones["host1/cpu:0"])
            took = await fails_as_lost(pending)
            assert took <= DEADLINE * 1.5
            for late in (
                await double(ones["host1/cpu:0"]),
                la.ones(3, device="host1/cpu:0") + 5,
                kept.to("cpu:0"),
            ):
                await fails_as_lost(late)
            with pytest.raises((la.ExecutionError, la.DeviceLostError)):
                await la.put(np.ones(4), "host1/cpu:0")
            for name in ("host2/cpu:0", "cpu:0"):
                assert (await (await double(ones[name])).numpy()).tolist() == [2, 2, 2]
        while gone.server.connections:
            await trio.sleep(1)


async def test_a_job_is_told_once_that_a_device_is_lost(autojump_clock: MockClock) -> None:
    """What else was under way there is no further failure of the next steps, nor of the exit."""
    async with host_here("host1", deadline=DEADLINE) as gone:
        async with la.open_runtime(["cpu:0", "host1/cpu:0"]):
            here, there = la.ones(3, device="cpu:0"), la.ones(3, device="host1/cpu:0")
            await la.mark_step()
            await la.to_cpu([here, there])
            gone.wire.cut = True
            moved, read = here.to("host1/cpu:0"), there + 1
            await la.mark_step()
            await fails_as_lost(read)
            await la.mark_step()
            await la.wait_device_ops()
            late = there + 2
            await la.mark_step()
            await la.wait_device_ops()
            await fails_as_lost(late)
            await fails_as_lost(moved)
            assert (await (here + 1).numpy()).tolist() == [2, 2, 2]


async def test_a_host_that_idles_is_not_lost(autojump_clock: MockClock) -> None:
    for deadline, theirs in ((1.0, 60.0), (600.0, 2.0)):
        async with host_here(deadline=deadline) as host:
            host.server._limits = la.remote.ServerLimits(deadline=theirs)
            async with la.open_runtime("host1/cpu:0"):
                x = la.ones(3) + 1
                await x
                await trio.sleep(200)
                assert (await (x + 1).numpy()).tolist() == [3, 3, 3]
                assert host.server.connections == 1


async def test_a_controller_that_is_silent_is_gone(autojump_clock: MockClock) -> None:
    async with host_here(deadline=1000.0) as host:
        host.server._limits = la.remote.ServerLimits(deadline=8.0)
        with pytest.raises((la.ExecutionError, la.DeviceLostError)):
            async with la.open_runtime("host1/cpu:0"):
                await (la.ones(3) + 1).numpy()
                host.wire.stalled = True
                with trio.fail_after(14):
                    while host.server.connections:
                        await trio.sleep(0.5)
                assert host.server.counts["lost"] == 1
                host.wire.cut = True
                host.wire.stalled = False
                await (la.ones(3) + 2).numpy()


async def test_a_process_that_stood_still_has_lost_nobody(mock_clock: MockClock) -> None:
    async with host_here(deadline=DEADLINE), la.open_runtime("host1/cpu:0"):
        x = la.ones(3) + 1
        await x
        for _ in range(10):
            mock_clock.jump(1000)  # nobody has had a turn meanwhile
            for _ in range(20):
                await trio.testing.wait_all_tasks_blocked()
        assert (await x.numpy()).tolist() == [2, 2, 2]


class Buffers:
    """Buffers of a simulated device, to see that they are freed."""

    def __init__(self) -> None:
        self.alive: weakref.WeakSet[object] = weakref.WeakSet()

    def backend(self, device: la.Device, options: object) -> SimBackend:
        class Counting(SimBackend):
            def upload(counting, array: np.ndarray) -> np.ndarray:  # noqa: N805
                found = super().upload(array).view(Tracked)
                self.alive.add(found)
                return found

        script = SimScript(duration=lambda command: 1.0)
        return Counting(device, options, script)  # type: ignore[arg-type]


class Tracked(np.ndarray):
    """An array that can be seen to be dropped."""

    __hash__ = object.__hash__  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:  # type: ignore[override]
        return self is other


async def test_what_a_controller_had_is_freed_when_it_is_gone(autojump_clock: MockClock) -> None:
    buffers = Buffers()
    la.backends.register("tracked", buffers.backend)
    try:
        async with host_here(devices=["tracked:0"], deadline=DEADLINE) as host:
            async with la.open_runtime("host1/tracked:0"):
                kept = [await la.put(np.ones(50), "host1/tracked:0") for _ in range(4)]
                assert len(buffers.alive) == 4
                host.wire.cut = True
                await fails_as_lost(kept[0] + 1)
                while host.server.connections:
                    await trio.sleep(1)
                gc.collect()
                assert len(buffers.alive) == 0
    finally:
        la.backends.unregister("tracked")


async def busy(host: HostHere, rng: random.Random, numbers: list[float]) -> tuple[int, int]:
    """Work on a host until it is lost; gives how many awaits went well, and how many failed."""
    well = failed = 0
    step = la.compile(lambda w, x: (w * 0.5 + x, (w * x).sum()))
    w = la.ones((40, 3), device="host1/far:0")
    while failed < 3:
        try:
            w, loss = await step(w, la.full((40, 3), 1.0, device="host1/far:0"))
            if rng.random() < 0.5:
                numbers.append(await loss.item())
            if rng.random() < 0.2:
                w = await la.put(await w.numpy(), "host1/far:0")
            well += 1
        except (la.ExecutionError, la.DeviceLostError):
            failed += 1
            w = la.ones((40, 3), device="host1/far:0")
    return well, failed


async def beside(device: str) -> list[float]:
    """What a job on another device computes."""
    found = []
    async with la.job("beside", devices=[device]):
        step = la.compile(lambda w: (w * 0.9 + 1, w.sum()))
        w = la.ones(5, device=device)
        for _ in range(30):
            w, loss = await step(w)
            found.append(await loss.item())
            await trio.sleep(0.3)
    return found


async def lose_at_random(seed: int, expected: list[float]) -> None:
    rng = random.Random(seed)
    latencies = random.Random(seed + 1)
    script = SimScript(duration=lambda command: latencies.random() * 0.2)
    la.backends.register("far", lambda device, options: SimBackend(device, options, script))
    try:
        async with host_here(devices=["far:0"], deadline=DEADLINE) as host:
            async with la.open_runtime(["host1/far:0", "sim:0"]) as runtime:
                how = rng.choice(["stalled", "cut"])

                def lose() -> None:
                    setattr(host.wire, how, True)

                host.wire.at_limit = lose
                host.wire.limit = rng.randrange(200, 20_000)
                found: list[list[float]] = []

                async def other() -> None:
                    found.append(await beside("sim:0"))

                async with trio.open_nursery() as nursery:
                    nursery.start_soon(other)
                    # Without a limit on this clock, which would jump there while a thread compiles.
                    _, failed = await busy(host, rng, [])
                assert found == [expected], seed
                assert failed == 3, seed
                for _ in range(4):  # of steps that nobody has waited for
                    with contextlib.suppress(la.ExecutionError):
                        await la.wait_device_ops()
                await la.wait_device_ops()
                statistics = runtime.statistics().devices["host1/far:0"]
                assert statistics.outstanding == 0, seed
    finally:
        la.backends.unregister("far")


async def run_alone() -> list[float]:
    async with la.open_runtime("sim:0"):
        return await beside("sim:0")


async def test_a_host_lost_at_any_moment(autojump_clock: MockClock) -> None:
    expected = await run_alone()
    for seed in range(5):
        await lose_at_random(seed, expected)


@pytest.mark.stress
async def test_a_host_lost_at_any_of_many_moments(autojump_clock: MockClock) -> None:
    expected = await run_alone()
    for seed in range(200):
        await lose_at_random(seed, expected)
