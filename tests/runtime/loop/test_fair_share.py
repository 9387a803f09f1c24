"""Fair shares: jobs that keep a device busy get its time by their weights."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

import pytest
import trio
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.backends.protocol import Command
from lazyasync.backends.sim import SimBackend, SimScript
from lazyasync.ir.iterations import Loops
from lazyasync.runtime.loop.fair_share import DEPTH, FairShares, Share
from lazyasync.runtime.loop.waiting import Waits

KIND = "shared"


class Work(NamedTuple):
    """A program that is expected to take some seconds."""

    estimated_seconds: float
    loops: Loops = Loops.NONE


PERIOD = 200.0
"""Seconds of virtual time that jobs compete for."""


@dataclass
class Load:
    """A job that hands over steps as fast as it may."""

    name: str
    weight: float
    seconds: Callable[[], float]
    max_in_flight: int = 2
    waits: bool = False
    """Whether it waits for every other step, as a loop does that logs its loss."""


def always(seconds: float) -> Callable[[], float]:
    """Steps that all take the same time."""
    return lambda: seconds


def uniform(seed: int, low: float, high: float) -> Callable[[], float]:
    """Steps of random length."""
    numbers = random.Random(seed)
    return lambda: numbers.uniform(low, high)


def bursts(seed: int) -> Callable[[], float]:
    """Mostly short steps, and now and then a long one."""
    numbers = random.Random(seed)
    return lambda: 5.0 if numbers.random() < 0.1 else 0.2


@contextmanager
def devices_for(loads: list[Load]) -> Iterator[None]:
    """Devices on which each job's steps take the time that its load says."""

    def duration(command: Command) -> float:
        if command.kind != "execute":
            return 0.0
        return next(load.seconds() for load in loads if f"job {load.name!r}" in command.label)

    script = SimScript(duration)
    la.backends.register(KIND, lambda device, options: SimBackend(device, options, script))
    try:
        yield
    finally:
        la.backends.unregister(KIND)


async def keep_busy(load: Load, until: float, seconds: dict[str, float], *devices: str) -> None:
    """Hands over steps until it is late; notes how much device time they had got by then."""
    names = devices or (f"{KIND}:0",)
    async with la.job(
        load.name, list(names), weight=load.weight, max_in_flight=load.max_in_flight
    ) as job:
        while trio.current_time() < until:
            tensors = [la.full((2,), 2.5, device=name) * 2.0 for name in names]
            await la.mark_step(names)
            if load.waits:
                tensors = [la.full((2,), 2.5, device=name) * 2.0 for name in names]
                await la.mark_step(names)
                await la.to_cpu(tensors)
        seconds[load.name] = sum(job.statistics().device_seconds.values())


async def shares_of(loads: list[Load], period: float = PERIOD) -> dict[str, float]:
    """What fraction of the device's time each job gets."""
    seconds: dict[str, float] = {}
    with devices_for(loads):
        async with la.open_runtime(KIND), trio.open_nursery() as nursery:
            for load in loads:
                nursery.start_soon(keep_busy, load, trio.current_time() + period, seconds)
    total = sum(seconds.values())
    assert total >= period - 1  # the device has not been idle
    return {name: value / total for name, value in seconds.items()}


@pytest.mark.parametrize(
    "loads",
    [
        pytest.param([Load("a", 1, always(1.0)), Load("b", 3, always(1.0))], id="equal steps"),
        pytest.param([Load("a", 1, always(2.0)), Load("b", 3, always(0.25))], id="light is long"),
        pytest.param([Load("a", 1, always(0.25)), Load("b", 3, always(2.0))], id="heavy is long"),
        pytest.param(
            [Load("a", 1, uniform(1, 0.0, 2.0)), Load("b", 3, uniform(2, 0.0, 2.0))], id="random"
        ),
        pytest.param([Load("a", 1, bursts(1)), Load("b", 3, uniform(2, 0.1, 1.0))], id="bursts"),
        pytest.param(
            [Load("a", 1, always(1.0), max_in_flight=8), Load("b", 3, always(1.0))], id="deep queue"
        ),
        pytest.param(
            [Load("a", 1, always(0.5), 3, waits=True), Load("b", 3, always(0.5), 8)],
            id="light waits for some steps",
        ),
        pytest.param([Load("a", 100, always(0.5)), Load("b", 300, always(0.5))], id="large"),
        pytest.param([Load("a", 0.001, always(0.5)), Load("b", 0.003, always(0.5))], id="small"),
    ],
)
async def test_device_time_goes_by_weights(autojump_clock: MockClock, loads: list[Load]) -> None:
    shares = await shares_of(loads)
    assert shares["a"] == pytest.approx(0.25, rel=0.1)
    assert shares["b"] == pytest.approx(0.75, rel=0.1)


async def test_many_jobs(autojump_clock: MockClock) -> None:
    loads = [Load(f"job{index}", 1 + index % 3, uniform(index, 0.1, 1.0)) for index in range(12)]
    shares = await shares_of(loads, 2 * PERIOD)
    total = sum(load.weight for load in loads)
    for load in loads:
        assert shares[load.name] == pytest.approx(load.weight / total, rel=0.1)


async def test_a_job_that_comes_later_is_not_paid_for_its_absence(
    autojump_clock: MockClock,
) -> None:
    loads = [Load("early", 1, always(0.5)), Load("late", 3, always(0.5))]
    seconds: dict[str, float] = {}
    with devices_for(loads):
        async with la.open_runtime(KIND), trio.open_nursery() as nursery:
            nursery.start_soon(keep_busy, loads[0], 2 * PERIOD, seconds)
            await trio.sleep(PERIOD)
            nursery.start_soon(keep_busy, loads[1], 2 * PERIOD, seconds)
    assert seconds["early"] == pytest.approx(PERIOD + 0.25 * PERIOD, rel=0.05)
    assert seconds["late"] == pytest.approx(0.75 * PERIOD, rel=0.05)


async def test_a_job_alone_gets_everything(autojump_clock: MockClock) -> None:
    """Also when one of a thousand times its weight is there, but has nothing to do."""
    load = Load("alone", 0.001, always(1.0))
    seconds: dict[str, float] = {}
    with devices_for([load]):
        async with la.open_runtime(KIND), la.job("idle", weight=1.0):
            await keep_busy(load, PERIOD, seconds)
    assert seconds["alone"] == pytest.approx(PERIOD, rel=0.01)


async def test_each_device_is_shared_by_itself(autojump_clock: MockClock) -> None:
    """A job that uses two devices gets its share of each, whoever else uses which."""
    loads = [Load("both", 1, always(0.5)), Load("first", 3, always(0.5))]
    seconds: dict[str, float] = {}
    devices = (f"{KIND}:0", f"{KIND}:1")
    with devices_for(loads):
        async with la.open_runtime({KIND: 2}), trio.open_nursery() as nursery:
            nursery.start_soon(keep_busy, loads[0], PERIOD, seconds, *devices)
            nursery.start_soon(keep_busy, loads[1], PERIOD, seconds, devices[0])
    # Its barrier is over both devices, so that it is as fast as on the first.
    assert seconds["both"] == pytest.approx(2 * 0.25 * PERIOD, rel=0.1)
    assert seconds["first"] == pytest.approx(0.75 * PERIOD, rel=0.1)


async def test_failing_steps_take_no_turn_from_others(autojump_clock: MockClock) -> None:
    loads = [Load("good", 1, always(0.5))]
    seconds: dict[str, float] = {}

    def failure(command: Command) -> Exception | None:
        return RuntimeError("no") if "'bad'" in command.label else None

    script = SimScript(lambda command: 0.5 * (command.kind == "execute"), failure)
    la.backends.register(KIND, lambda device, options: SimBackend(device, options, script))

    async def fail() -> None:
        async with la.job("bad"):
            while trio.current_time() < PERIOD:
                tensor = la.full((2,), 2.5) * 2.0
                try:
                    await la.mark_step(wait=True)
                except la.ExecutionError:
                    del tensor

    try:
        async with la.open_runtime(KIND) as runtime, trio.open_nursery() as nursery:
            nursery.start_soon(fail)
            nursery.start_soon(keep_busy, loads[0], PERIOD, seconds)
        assert seconds["good"] >= 0.4 * PERIOD
        assert runtime.actors[runtime.devices[0]].shares.outstanding == 0
    finally:
        la.backends.unregister(KIND)


# ---- turns, one by one ---------------------------------------------------------------------


async def test_a_device_has_so_many_programs_at_a_time() -> None:
    shares, share = FairShares(Waits()), Share(1.0)
    granted = 0

    async def take() -> None:
        nonlocal granted
        await shares.turn(share, Work(1.0))
        granted += 1

    async with trio.open_nursery() as nursery:
        for _ in range(DEPTH + 3):
            nursery.start_soon(take)
        await wait_all_tasks_blocked()
        assert granted == shares.outstanding == DEPTH
        for count in range(3):
            shares.ended(share, 1.0, 1.0)
            await wait_all_tasks_blocked()
            assert granted == DEPTH + count + 1
    while shares.outstanding:
        shares.ended(share, 1.0, 1.0)
    assert share.seconds == DEPTH + 3
    assert shares.try_turn(share, Work(1.0))


async def test_a_job_that_is_owed_time_goes_first() -> None:
    shares, light, heavy = FairShares(Waits()), Share(1.0), Share(3.0)
    order: list[str] = []

    async def take(name: str, share: Share) -> None:
        await shares.turn(share, Work(1.0))
        order.append(name)

    async with trio.open_nursery() as nursery:
        for _ in range(DEPTH):
            assert shares.try_turn(light, Work(1.0))
        for _ in range(4):
            nursery.start_soon(take, "light", light)
        await wait_all_tasks_blocked()
        for _ in range(4):
            nursery.start_soon(take, "heavy", heavy)
        await wait_all_tasks_blocked()
        while len(order) < 8:
            running = heavy if heavy.outstanding else light
            shares.ended(running, 1.0, 1.0)
            await wait_all_tasks_blocked()
    assert order[:4].count("heavy") >= 3


async def test_a_wrong_estimate_is_made_good_for() -> None:
    shares, share = FairShares(Waits()), Share(2.0)
    assert shares.try_turn(share, Work(10.0))
    assert share.virtual_time == 5.0
    shares.ended(share, 10.0, 1.0)
    assert share.virtual_time == 0.5
    assert share.seconds == 1.0


async def test_cancelled_waiting_leaves_nothing() -> None:
    shares, first, second = FairShares(Waits()), Share(1.0), Share(1.0)
    for _ in range(DEPTH):
        assert shares.try_turn(first, Work(1.0))
    with trio.move_on_after(0) as scope:
        await shares.turn(second, Work(1.0))
    assert scope.cancelled_caught
    assert not second.queue
    assert shares.outstanding == DEPTH
    for _ in range(DEPTH):
        shares.ended(first, 1.0, 1.0)
    assert shares.try_turn(second, Work(1.0))


async def test_a_paused_device_gives_no_turns() -> None:
    shares, share = FairShares(Waits()), Share(1.0)
    shares.paused = True
    assert not shares.try_turn(share, Work(1.0))
    async with trio.open_nursery() as nursery:
        nursery.start_soon(shares.turn, share, Work(1.0))
        await wait_all_tasks_blocked()
        assert shares.outstanding == 0
        shares.paused = False
        shares.pump()
    assert shares.outstanding == 1
