"""Failures that nobody has got: the first ones of each kind are kept, the others counted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import trio
from simulation import Simulation, open_simulation
from small_steps import ones
from trio.testing import MockClock

import lazyasync as la
from lazyasync.runtime.loop.failures import KEPT_OF_A_KIND


def spread(error: BaseException) -> list[BaseException]:
    """An error, or those of a group of any depth."""
    if not isinstance(error, BaseExceptionGroup):
        return [error]
    return [each for member in error.exceptions for each in spread(member)]


async def fail(simulation: Simulation, count: int, kind: type[Exception]) -> list[la.LazyTensor]:
    """Has steps fail that nobody waits for; gives what they should have computed.

    Each takes a second, so that all of them are under way before the first one fails.
    """
    simulation.errors.extend(kind(f"number {number}") for number in range(count))
    made = []
    for _ in tuple(simulation.errors):
        made.append(ones())
        await la.sync_multi(made[-1:])
    await trio.sleep(1000)
    return made


@pytest.mark.parametrize("name", [None, "a job"])
async def test_an_exit_says_how_many_more_there_were(
    name: str | None, autojump_clock: MockClock
) -> None:
    async def body(simulation: Simulation) -> None:
        simulation.errors.extend([OSError("no")] * 3)
        await fail(simulation, 50, RuntimeError)
        assert la.current_job().statistics().undelivered_failures == 53

    with pytest.raises(ExceptionGroup) as raised:
        async with open_simulation(config={"max_in_flight": 100}) as (_, simulation):
            if name is None:
                await body(simulation)
            else:
                async with la.job(name, max_in_flight=100):
                    await body(simulation)
    *kept, more = spread(raised.value)
    assert len(kept) == KEPT_OF_A_KIND + 3
    assert isinstance(more, la.MoreFailuresError)
    assert more.count == 50 - KEPT_OF_A_KIND
    assert f"{more.count} more" in str(raised.value)
    assert f"{more.count} of RuntimeError" in str(more)


async def test_closures() -> None:
    def refuse(error: type[Exception]) -> None:
        raise error("no")

    def refuse_too(error: type[Exception]) -> None:
        raise error("no")

    with pytest.raises(ExceptionGroup) as raised:
        async with la.open_runtime("sim:0"):
            functions: tuple[Callable[..., None], ...] = (refuse, refuse_too)
            for function in functions:
                for _ in range(30):
                    la.add_step_closure(function, (KeyError,), run_async=True)
    *kept, more = spread(raised.value)
    assert len(kept) == 2 * KEPT_OF_A_KIND
    assert isinstance(more, la.MoreFailuresError)
    assert more.count == 2 * (30 - KEPT_OF_A_KIND)
    assert "refuse_too" in str(more)


async def test_one_that_is_got_after_all_is_not_counted(autojump_clock: MockClock) -> None:
    with pytest.raises(ExceptionGroup) as raised:
        async with open_simulation(config={"max_in_flight": 100}) as (_, simulation):
            async with la.job("ended", max_in_flight=100) as job:
                made = await fail(simulation, 40, RuntimeError)
                assert job.statistics().undelivered_failures == 40
                for tensor in made[:2] + made[-5:]:
                    with pytest.raises(la.ExecutionError):
                        await tensor
    *kept, more = spread(raised.value)
    assert len(kept) == KEPT_OF_A_KIND - 2
    assert isinstance(more, la.MoreFailuresError)
    assert more.count == 40 - KEPT_OF_A_KIND - 5


async def test_one_kind_that_is_got_whole_leaves_a_lone_count(autojump_clock: MockClock) -> None:
    with pytest.raises(la.MoreFailuresError, match="5 of RuntimeError"):
        async with open_simulation(config={"max_in_flight": 100}) as (_, simulation):
            made = await fail(simulation, KEPT_OF_A_KIND + 5, RuntimeError)
            for tensor in made[:KEPT_OF_A_KIND]:
                with pytest.raises(la.ExecutionError):
                    await tensor
            del made, tensor
