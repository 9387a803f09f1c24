"""Two lanes, and priorities: who need not wait behind somebody else's work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import numpy as np
import pytest
import trio
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.backends.protocol import Command
from lazyasync.backends.sim import SimBackend, SimScript
from lazyasync.ir.iterations import Loops
from lazyasync.runtime.loop.fair_share import FairShares, Share
from lazyasync.runtime.loop.waiting import Waits

KIND = "lanes"


class Work(NamedTuple):
    """A program that is expected to take some seconds."""

    estimated_seconds: float
    loops: Loops = Loops.NONE


def lanes(count: int = 2) -> FairShares:
    """The turns on a device with so many lanes."""
    return FairShares(Waits(), count)


# ---- turns, one by one ---------------------------------------------------------------------


async def test_a_short_program_runs_beside_a_long_one() -> None:
    shares, long, short = lanes(), Share(1.0), Share(1.0)
    assert shares.try_turn(long, Work(10.0))
    assert shares.try_turn(long, Work(10.0))
    assert not shares.try_turn(long, Work(10.0))
    assert shares.try_turn(short, Work(1.0))
    assert (long.lane, short.lane, shares.outstanding) == (0, 1, 3)


async def test_a_program_that_is_not_short_waits_behind_the_long_one() -> None:
    shares, first, second = lanes(), Share(1.0), Share(1.0)
    assert shares.try_turn(first, Work(10.0))
    assert shares.try_turn(second, Work(5.1))
    assert second.lane == 0
    assert not shares.try_turn(Share(1.0), Work(8.0))


async def test_what_follows_stays_in_its_lane_or_waits() -> None:
    """It may need what is being computed there."""
    shares, long, short = lanes(), Share(1.0), Share(1.0)
    assert shares.try_turn(long, Work(10.0))
    assert shares.try_turn(short, Work(1.0))
    assert shares.try_turn(short, Work(1.0))
    assert short.lane == 1
    shares.ended(short, 1.0, 1.0)
    assert not shares.try_turn(short, Work(9.0))  # too long for this lane
    async with trio.open_nursery() as nursery:
        nursery.start_soon(shares.turn, short, Work(9.0))
        await wait_all_tasks_blocked()
        assert short.queue
        shares.ended(short, 1.0, 1.0)
    assert (short.lane, short.outstanding) == (0, 1)


async def test_a_priority_does_not_keep_long_programs_in_the_second_lane() -> None:
    """Which has no helpers: what takes long is quicker behind what is running."""
    shares, usual, urgent = lanes(), Share(1.0), Share(1.0, 1)
    shares.enter(1)
    assert shares.try_turn(usual, Work(10.0))
    assert shares.try_turn(urgent, Work(10.0))
    assert urgent.lane == 0
    shares.ended(usual, 10.0, 10.0)
    assert not shares.try_turn(usual, Work(10.0))
    assert shares.try_turn(urgent, Work(10.0))
    shares.ended(urgent, 10.0, 10.0)
    assert shares.try_turn(urgent, Work(10.0))
    assert not usual.outstanding


async def test_one_after_the_other_in_the_second_lane() -> None:
    shares, long = lanes(), Share(1.0)
    waiting = [Share(1.0) for _ in range(4)]
    assert shares.try_turn(long, Work(10.0))
    async with trio.open_nursery() as nursery:
        for share in waiting:
            nursery.start_soon(shares.turn, share, Work(1.0))
        for _ in range(3):
            await wait_all_tasks_blocked()
            beside = [share for share in waiting if share.outstanding and share.lane == 1]
            assert len(beside) == 1
            shares.ended(beside[0], 1.0, 1.0)
    shares.ended(long, 10.0, 10.0)
    for share in waiting:
        while share.outstanding:
            shares.ended(share, 1.0, 1.0)
    assert (shares.outstanding, shares._in_second, shares._first) == (0, 0, ())
    assert not shares.active


async def test_who_has_had_more_than_others_waits_also_for_the_second_lane() -> None:
    shares, long, short = lanes(), Share(1.0), Share(1.0)
    assert shares.try_turn(long, Work(10.0))
    passed = 0
    while shares.try_turn(short, Work(1.0)) and short.lane:
        passed += 1
        shares.ended(short, 1.0, 1.0)
    assert passed == 11  # until it is ahead of what the long one is about to have


async def test_a_priority_goes_before_all_that_waits() -> None:
    shares, usual, urgent = lanes(1), Share(1.0), Share(1.0, 1)
    shares.enter(urgent.priority)
    assert shares.try_turn(usual, Work(1.0))
    assert not shares.try_turn(Share(1.0), Work(1.0))  # which the urgent one would have to wait for
    shares.ran(urgent, 100.0)  # it may have had any amount of time
    order: list[str] = []

    async def take(name: str, share: Share) -> None:
        await shares.turn(share, Work(1.0))
        order.append(name)

    async with trio.open_nursery() as nursery:
        for _ in range(2):
            nursery.start_soon(take, "usual", usual)
        await wait_all_tasks_blocked()
        for _ in range(2):
            nursery.start_soon(take, "urgent", urgent)
        while len(order) < 4:
            await wait_all_tasks_blocked()
            running = urgent if urgent.outstanding and not usual.outstanding else usual
            shares.ended(running, 1.0, 1.0)
    assert order == ["urgent", "urgent", "usual", "usual"]
    shares.leave(urgent.priority)
    assert shares.highest == 0


ENDLESS = Work(0.001, Loops.UNBOUNDED)
"""What nobody knows the length of, whatever is expected."""


async def test_nothing_of_others_is_queued_behind_a_loop_without_an_end() -> None:
    for count in (1, 2):
        shares, looping, other = lanes(count), Share(1.0), Share(1.0)
        assert shares.try_turn(looping, ENDLESS)
        assert not shares.try_turn(other, Work(1.0))
        assert shares.try_turn(looping, Work(1.0))  # it may need what the loop computes


async def test_a_loop_without_an_end_stays_out_of_the_second_lane() -> None:
    """Where copies would wait for it, and short programs."""
    shares, looping = lanes(), Share(1.0)
    assert shares.try_turn(Share(1.0), Work(10.0))
    assert shares.try_turn(looping, ENDLESS)
    assert looping.lane == 0


@pytest.mark.parametrize("running", [ENDLESS, Work(0.001)], ids=["endless", "far too low"])
@pytest.mark.parametrize("weights", [(1.0,), (0.25, 0.5), (1.0, 1.0, 1.0)], ids=str)
async def test_time_alone_gives_turns_beside_what_does_not_end(
    autojump_clock: MockClock, running: Work, weights: tuple[float, ...]
) -> None:
    """By weights, that of the loop being one, as far as there is time; nobody is left out."""
    shares, looping = lanes(), Share(1.0)
    assert shares.try_turn(looping, running)
    assert shares.try_turn(looping, Work(1.0))  # so that nobody is queued behind it
    got: list[list[float]] = [[] for _ in weights]
    async with trio.open_nursery() as nursery:
        nursery.start_soon(shares.keep_time)

        async def train(share: Share, times: list[float]) -> None:
            while True:
                await shares.turn(share, Work(1.0))
                assert share.lane == 1
                await trio.sleep(1.0)
                shares.ended(share, 1.0, 1.0)
                times.append(trio.current_time())

        started = trio.current_time()
        for weight, times in zip(weights, got, strict=True):
            nursery.start_soon(train, Share(weight), times)
        await trio.sleep(400.5)
        nursery.cancel_scope.cancel()
    for weight, times in zip(weights, got, strict=True):
        expected = 400 * weight / max(sum(weights), 1.0)
        assert len(times) == pytest.approx(expected, rel=0.1)
    first = min(times[0] for times in got)
    assert first - started == pytest.approx(3.0, abs=0.01)  # it was short after two


async def test_a_job_alone_beside_a_loop_without_an_end_has_all_of_the_second_lane(
    autojump_clock: MockClock,
) -> None:
    begun: list[tuple[str, float]] = []
    with devices_for(lambda label: 1e4 if "'endless'" in label else 1.0, begun):
        async with la.open_runtime(KIND), trio.open_nursery() as nursery:

            async def loop() -> None:
                async with la.job("endless"):
                    await la.while_loop(lambda c: c < 3, lambda c: c + 1, la.zeros(()))

            async def train() -> None:
                async with la.job("train"):
                    w = la.ones((4,))
                    while trio.current_time() < 600.0:
                        w = w * 0.5
                        await la.mark_step()

            nursery.start_soon(train)
            await trio.sleep(100.0)
            nursery.start_soon(loop)
    beside = [time for label, time in begun if "'train'" in label and 110.0 <= time < 600.0]
    assert len(beside) >= 0.95 * 490


def test_priorities_come_and_go() -> None:
    shares = lanes(1)
    for priority in (2, -1, 2):
        shares.enter(priority)
    assert shares.highest == 2
    for priority, highest in ((2, 2), (-1, 2), (2, 0)):
        shares.leave(priority)
        assert shares.highest == highest


# ---- simulated devices ---------------------------------------------------------------------


@contextmanager
def devices_for(
    seconds: Callable[[str], float], begun: list[tuple[str, float]], count: int = 2
) -> Iterator[None]:
    """Devices with so many lanes, on which a program takes what is said for its label."""

    def duration(command: Command) -> float:
        if command.kind != "execute":
            return 0.0
        begun.append((command.label, trio.current_time()))
        return seconds(command.label)

    script = SimScript(duration, lanes=count)
    la.backends.register(KIND, lambda device, options: SimBackend(device, options, script))
    try:
        yield
    finally:
        la.backends.unregister(KIND)


def long_or_short(label: str) -> float:
    """What programs take, by the names of their jobs."""
    return 10.0 if "'long" in label else 1.0


def long_work() -> la.LazyTensor:
    """A tensor that is expected to take long."""
    return la.full((300, 300), 0.01) @ la.full((300, 300), 0.01)


async def test_a_job_does_not_wait_behind_the_long_programs_of_another(
    autojump_clock: MockClock,
) -> None:
    begun: list[tuple[str, float]] = []
    with devices_for(long_or_short, begun):
        async with la.open_runtime(KIND) as runtime, trio.open_nursery() as nursery:

            async def train() -> None:
                async with la.job("long"):
                    for _ in range(5):
                        long_work()
                        kept = long_work()
                        await la.mark_step(wait=True)
                        del kept

            async with la.job("long, once"):  # so that it is known what either takes
                kept = long_work()
                await la.mark_step(wait=True)
            async with la.job("short, once"):
                kept = la.full((2,), 2.0) * 3.0
                await la.mark_step(wait=True)
            del kept
            nursery.start_soon(train)
            await trio.sleep(0.5)
            async with la.job("short") as job:
                for _ in range(6):
                    start = trio.current_time()
                    assert (await (la.full((2,), 2.0) * 3.0).numpy()).tolist() == [6.0, 6.0]
                    assert trio.current_time() - start == pytest.approx(1.0)
                    await trio.sleep(4.0)
                assert job.statistics().waited_seconds[f"{KIND}:0"] == pytest.approx(0.0)
            assert runtime.statistics().devices[f"{KIND}:0"].outstanding == 1


async def test_what_another_job_is_computing_is_waited_for(autojump_clock: MockClock) -> None:
    begun: list[tuple[str, float]] = []
    with devices_for(long_or_short, begun):
        async with la.open_runtime(KIND):
            async with la.job("long"):
                x = long_work()
                await la.mark_step()
                async with la.job("short"):
                    for expected in (0.03, 0.03):
                        y = x[:1, :1] + 0.0
                        await la.mark_step()
                        np.testing.assert_allclose(await y.numpy(), [[expected]], rtol=1e-5)
    (first, begin), (second, behind), (third, _) = begun
    assert "'long'" in first
    assert "'short'" in second
    assert "'short'" in third
    assert behind - begin >= 10.0


async def test_the_steps_of_a_job_begin_in_their_order(autojump_clock: MockClock) -> None:
    """Whatever lanes they are in, and although the short ones need nothing of the long ones."""
    begun: list[tuple[str, float]] = []

    def seconds(label: str) -> float:
        return 10.0 if "'long" in label else 3.0

    with devices_for(seconds, begun):
        async with la.open_runtime(KIND), trio.open_nursery() as nursery:

            async def work(name: str, long: tuple[int, ...]) -> None:
                async with la.job(name):
                    results = []
                    for number in range(8):
                        kept = long_work() if number in long else la.full((2,), 1.0) * number
                        results.append(kept)
                        await la.mark_step()
                    for number, result in enumerate(results):
                        if number not in long:
                            assert (await result.numpy()).tolist() == [number, number]

            nursery.start_soon(work, "long", (0, 1, 2, 3, 4, 5, 6, 7))
            await trio.sleep(1.0)
            nursery.start_soon(work, "mixed", (3, 5))
    for name in ("'long'", "'mixed'"):
        numbers = [int(label.split()[1]) for label, _ in begun if name in label]
        assert numbers == sorted(numbers) == list(range(1, 9))


@pytest.mark.parametrize("count", [1, 2])
async def test_a_prioritised_job_waits_for_what_is_running_at_most(
    autojump_clock: MockClock, count: int
) -> None:
    """Beside twenty jobs, whose weights share what is left."""
    jobs, until = 20, 600.0
    begun: list[tuple[str, float]] = []
    seconds: dict[int, float] = {}
    waits: list[float] = []
    with devices_for(lambda label: 0.25 if "'urgent'" in label else 1.0, begun, count):
        async with la.open_runtime(KIND), trio.open_nursery() as nursery:

            async def train(number: int) -> None:
                weight = 1.0 + number % 3
                async with la.job(f"train {number}", weight=weight) as job:
                    while trio.current_time() < until:
                        kept = la.full((2,), 2.5) * 2.0
                        await la.mark_step()
                    seconds[number] = job.statistics().device_seconds[f"{KIND}:0"]
                    del kept

            async def answer() -> None:
                async with la.job("urgent", priority=1) as job:
                    while trio.current_time() < until:
                        await trio.sleep(3.7)
                        start = trio.current_time()
                        kept = la.full((3,), 2.5) * 3.0  # another program
                        await la.mark_step(wait=True)
                        waits.append(trio.current_time() - start - 0.25)
                    waited = job.statistics().waited_seconds[f"{KIND}:0"]
                assert waited == pytest.approx(sum(waits), abs=1e-6)
                del kept

            nursery.start_soon(answer)
            for number in range(jobs):
                nursery.start_soon(train, number)
    assert len(waits) > 100
    assert max(waits) <= 1.0 + 1e-9
    if count > 1:  # beside it, once it is known how long either takes
        assert max(waits[20:]) == pytest.approx(0.0)
    total, weights = sum(seconds.values()), sum(1.0 + number % 3 for number in range(jobs))
    for number, got in seconds.items():
        assert got / total == pytest.approx((1.0 + number % 3) / weights, rel=0.1)


@pytest.mark.parametrize("priority", ["1", 1.5, None, True])
async def test_a_priority_is_an_integer(autojump_clock: MockClock, priority: object) -> None:
    with devices_for(long_or_short, []):
        async with la.open_runtime(KIND):
            with pytest.raises(TypeError, match="the priority of a job must be an integer"):
                async with la.job("urgent", priority=priority):  # type: ignore[arg-type]
                    pass
