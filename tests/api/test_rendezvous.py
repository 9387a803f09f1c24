"""`la.Rendezvous`: a step barrier of several tasks, which breaks for all when one fails (E10)."""

from __future__ import annotations

from typing import Any

import pytest
import trio
from trio.testing import MockClock, assert_checkpoints, wait_all_tasks_blocked

import lazyasync as la


async def test_all_wait_for_the_last_in_every_round(autojump_clock: MockClock) -> None:
    rendezvous = la.Rendezvous(3)
    log: list[tuple[int, int, float]] = []

    async def party(number: int) -> None:
        async with rendezvous:
            for round_ in range(4):
                await trio.sleep((number + round_) % 3)
                assert await rendezvous.wait() == round_
                log.append((round_, number, trio.current_time()))

    async with trio.open_nursery() as nursery:
        for number in range(3):
            nursery.start_soon(party, number)
    assert [(round_, time) for round_, _, time in log] == [
        (round_, 2.0 * (round_ + 1)) for round_ in range(4) for _ in range(3)
    ]
    assert rendezvous.rounds == 4
    assert rendezvous.waiting == 0
    assert not rendezvous.broken


async def test_waiting_is_counted() -> None:
    rendezvous = la.Rendezvous(3)
    async with trio.open_nursery() as nursery:
        for expected in (1, 2, 0):
            nursery.start_soon(rendezvous.wait)
            await wait_all_tasks_blocked()
            assert rendezvous.waiting == expected
    assert rendezvous.rounds == 1


async def test_a_fast_party_belongs_to_the_next_round() -> None:
    rendezvous = la.Rendezvous(2)
    rounds: list[tuple[str, int]] = []

    async def party(name: str) -> None:
        for _ in range(50):
            rounds.append((name, await rendezvous.wait()))

    async with trio.open_nursery() as nursery:
        nursery.start_soon(party, "a")
        nursery.start_soon(party, "b")
    for name in "ab":
        assert [round_ for who, round_ in rounds if who == name] == list(range(50))


async def test_more_tasks_than_parties_make_more_rounds() -> None:
    rendezvous = la.Rendezvous(2)
    rounds: list[int] = []

    async def party() -> None:
        rounds.append(await rendezvous.wait())

    async with trio.open_nursery() as nursery:
        for _ in range(6):
            nursery.start_soon(party)
    assert sorted(rounds) == [0, 0, 1, 1, 2, 2]


async def test_one_party_alone() -> None:
    rendezvous = la.Rendezvous(1)
    for round_ in range(3):
        with assert_checkpoints():
            assert await rendezvous.wait() == round_
    with trio.CancelScope() as scope:
        scope.cancel()
        await rendezvous.wait()
    assert scope.cancelled_caught
    assert rendezvous.broken


@pytest.mark.parametrize("parties", [0, -1])
def test_at_least_one_party(parties: int) -> None:
    with pytest.raises(ValueError, match="at least one party"):
        la.Rendezvous(parties)


@pytest.mark.parametrize("parties", [1.5, "3", None, ["cpu:0"]], ids=str)
def test_parties_are_counted(parties: Any) -> None:
    with pytest.raises(TypeError, match=r"parties must be an integer, not (1\.5|'3'|None|\[)"):
        la.Rendezvous(parties)


async def _broken_for_others(break_it: Any, clock: MockClock) -> la.Rendezvous:
    """Two parties wait when ``break_it`` breaks it; gives it, and sees that both raise."""
    rendezvous = la.Rendezvous(3)
    errors: list[la.RendezvousBrokenError] = []

    async def waiting() -> None:
        async with rendezvous:
            try:
                await rendezvous.wait()
            except la.RendezvousBrokenError as error:
                errors.append(error)

    async with trio.open_nursery() as nursery:
        nursery.start_soon(waiting)
        nursery.start_soon(waiting)
        await wait_all_tasks_blocked()
        await break_it(rendezvous)
    assert len(errors) == 2
    assert errors[0] is not errors[1]
    assert rendezvous.broken
    with pytest.raises(la.RendezvousBrokenError):
        await rendezvous.wait()
    return rendezvous


async def test_cancelled_while_waiting_it_breaks_for_all(autojump_clock: MockClock) -> None:
    async def cancelled(rendezvous: la.Rendezvous) -> None:
        other = la.Rendezvous(2)
        with trio.move_on_after(1) as scope:
            await other.wait()
        assert scope.cancelled_caught
        assert other.broken
        assert not rendezvous.broken
        rendezvous.abort()

    await _broken_for_others(cancelled, autojump_clock)


async def test_one_of_those_who_wait_is_cancelled(autojump_clock: MockClock) -> None:
    rendezvous = la.Rendezvous(3)
    ends: list[str] = []

    async def waiting(name: str, seconds: float) -> None:
        with trio.move_on_after(seconds) as scope:
            try:
                await rendezvous.wait()
            except la.RendezvousBrokenError:
                ends.append(f"{name} broken at {trio.current_time()}")
        if scope.cancelled_caught:
            ends.append(f"{name} cancelled")

    async with trio.open_nursery() as nursery:
        nursery.start_soon(waiting, "short", 1)
        nursery.start_soon(waiting, "long", 10)
    assert sorted(ends) == ["long broken at 1.0", "short cancelled"]


async def test_the_last_to_come_is_cancelled_already(autojump_clock: MockClock) -> None:
    async def late(rendezvous: la.Rendezvous) -> None:
        with trio.CancelScope() as scope:
            scope.cancel()
            await rendezvous.wait()
        assert scope.cancelled_caught
        assert rendezvous.rounds == 0

    await _broken_for_others(late, autojump_clock)


async def test_cancelled_elsewhere_in_the_block(autojump_clock: MockClock) -> None:
    async def busy(rendezvous: la.Rendezvous) -> None:
        with trio.move_on_after(1):
            async with rendezvous:
                await trio.sleep_forever()

    await _broken_for_others(busy, autojump_clock)


async def test_an_exception_breaks_for_all_and_is_the_cause(autojump_clock: MockClock) -> None:
    original = KeyError("the party's own")

    async def failing(rendezvous: la.Rendezvous) -> None:
        with pytest.raises(KeyError):
            async with rendezvous:
                raise original

    rendezvous = await _broken_for_others(failing, autojump_clock)
    with pytest.raises(la.RendezvousBrokenError) as caught:
        await rendezvous.wait()
    assert caught.value.__cause__ is original


async def test_aborted_twice_the_first_cause_stays() -> None:
    rendezvous = la.Rendezvous(2)
    first = KeyError("first")
    rendezvous.abort(first)
    rendezvous.abort(ValueError("second"))
    with pytest.raises(la.RendezvousBrokenError) as caught:
        await rendezvous.wait()
    assert caught.value.__cause__ is first


async def test_a_party_that_leaves_well_breaks_nothing(autojump_clock: MockClock) -> None:
    rendezvous = la.Rendezvous(2)
    async with rendezvous:
        pass
    async with trio.open_nursery() as nursery:
        nursery.start_soon(rendezvous.wait)
        nursery.start_soon(rendezvous.wait)
    assert rendezvous.rounds == 1


async def test_a_party_that_leaves_well_lets_nobody_wait_for_it(autojump_clock: MockClock) -> None:
    """Who waits when it leaves, who waits later, and who comes when it is gone."""
    for seconds in (0, 1, 3):
        rendezvous = la.Rendezvous(2)
        broken: list[float] = []

        async def short(rendezvous: la.Rendezvous = rendezvous) -> None:
            async with rendezvous:
                await rendezvous.wait()
                await trio.sleep(2)

        async def long(
            rendezvous: la.Rendezvous = rendezvous,
            seconds: int = seconds,
            broken: list[float] = broken,
        ) -> None:
            with pytest.raises(la.RendezvousBrokenError):
                async with rendezvous:
                    await rendezvous.wait()
                    await trio.sleep(seconds)
                    started = trio.current_time()
                    try:
                        await rendezvous.wait()
                    finally:
                        broken.append(trio.current_time() - started)

        with trio.fail_after(100):
            async with trio.open_nursery() as nursery:
                nursery.start_soon(short)
                nursery.start_soon(long)
        assert broken == [max(0, 2 - seconds)]
        assert rendezvous.broken


async def test_a_party_that_left_before_the_other_came(autojump_clock: MockClock) -> None:
    rendezvous = la.Rendezvous(2)
    async with rendezvous:
        pass
    with trio.fail_after(10), pytest.raises(la.RendezvousBrokenError):
        async with rendezvous:
            await rendezvous.wait()


async def test_when_all_have_left_others_may_enter(autojump_clock: MockClock) -> None:
    rendezvous = la.Rendezvous(3)

    async def party(number: int) -> None:
        async with rendezvous:
            for _ in range(4):
                await trio.sleep(number)
                await rendezvous.wait()
            await trio.sleep(number)  # they leave one after the other

    for _ in range(3):
        async with trio.open_nursery() as nursery:
            for number in range(3):
                nursery.start_soon(party, number)
    assert rendezvous.rounds == 12
    assert not rendezvous.broken


async def test_in_a_nursery_one_failure_ends_them_all(autojump_clock: MockClock) -> None:
    rendezvous = la.Rendezvous(4)
    steps: list[int] = []

    async def worker(number: int) -> None:
        async with rendezvous:
            for step in range(10):
                await trio.sleep(1)
                if number == 2 and step == 3:
                    raise ValueError("worker 2")
                await rendezvous.wait()
                steps.append(step)

    async def all_workers() -> None:
        async with trio.open_nursery() as nursery:
            for number in range(4):
                nursery.start_soon(worker, number)

    with pytest.raises(ExceptionGroup) as caught:
        await all_workers()
    assert len(steps) == 12
    assert caught.group_contains(ValueError, match="worker 2")
    assert trio.current_time() == 4
