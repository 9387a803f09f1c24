"""Closures that fail, are dropped, or are refused."""

from __future__ import annotations

import functools
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from small_steps import closures, ones
from trio.testing import MockClock

import lazyasync as la

# ---- D4 ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "barrier", [la.mark_step, la.run_step_closures, la.wait_device_ops], ids=lambda f: f.__name__
)
async def test_4_the_error_of_an_asynchronous_closure_comes_out_of_the_next_barrier(
    autojump_clock: MockClock, barrier: Any
) -> None:
    async with open_simulation():
        ran: list[str] = []

        def fail() -> None:
            raise KeyError("lost")

        la.add_step_closure(fail, run_async=True)
        la.add_step_closure(ran.append, ("behind it",), run_async=True)
        await la.mark_step()
        await trio.sleep(1)
        assert ran == ["behind it"]
        with pytest.raises(la.ClosureError, match="lost") as caught:
            await barrier()
        assert isinstance(caught.value.__cause__, KeyError)
        await barrier()  # only once
        assert closures().failed == 1
        assert closures().completed == 1


async def test_4_closures_behind_one_that_raised_are_kept(autojump_clock: MockClock) -> None:
    async with open_simulation():
        ran: list[str] = []

        def fail() -> None:
            raise ValueError("the first")

        la.add_step_closure(fail)
        la.add_step_closure(ran.append, ("second",))
        la.add_step_closure(ran.append, ("third",))
        with pytest.raises(la.ClosureError, match="the first"):
            await la.mark_step()
        assert ran == []
        await la.mark_step()
        assert ran == ["second", "third"]


async def test_4_the_error_of_a_synchronous_closure_leaves_its_own_mark_step(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        tensor = ones()

        async def fail() -> None:
            await trio.sleep(0.5)
            raise ValueError("now")

        la.add_step_closure(fail)
        with pytest.raises(la.ClosureError, match="now") as caught:
            await la.mark_step()
        assert isinstance(caught.value.__cause__, ValueError)
        assert trio.current_time() == 1.5
        assert tensor.is_ready()
        await la.mark_step()


async def test_4_without_a_barrier_the_error_leaves_the_job(autojump_clock: MockClock) -> None:
    def fail() -> None:
        raise KeyError("lost")

    async with open_simulation():
        with pytest.raises(la.ClosureError, match="lost"):
            async with la.job("other"):
                la.add_step_closure(fail, run_async=True)
                await la.mark_step()


async def test_4_without_a_barrier_the_error_leaves_the_runtime(
    autojump_clock: MockClock,
) -> None:
    def fail() -> None:
        raise KeyError("lost")

    with pytest.raises(la.ClosureError, match="lost"):
        async with open_simulation():
            la.add_step_closure(fail, run_async=True)
            await la.mark_step()


@pytest.mark.parametrize("in_job", [True, False])
async def test_4_with_errors_cancel_a_closure_cancels_the_scope_at_once(
    autojump_clock: MockClock, in_job: bool
) -> None:
    def fail() -> None:
        raise KeyError("lost")

    async def body() -> None:
        la.add_step_closure(fail, run_async=True)
        tensor = ones()
        await la.mark_step()
        del tensor
        await trio.sleep(100)
        raise AssertionError("not reached")

    with pytest.raises(la.ClosureError, match="lost"):
        if in_job:
            async with open_simulation(), la.job("strict", errors="cancel"):
                await body()
        else:
            async with open_simulation(errors="cancel"):
                await body()
    assert trio.current_time() == 1


# ---- D6 ------------------------------------------------------------------------------------


async def test_6_leaving_normally_drains_the_queue(autojump_clock: MockClock) -> None:
    ran: list[int] = []

    async def slow(number: int) -> None:
        await trio.sleep(5)
        ran.append(number)

    async with open_simulation() as (runtime, _):
        for number in range(3):
            tensor = ones()
            la.add_step_closure(slow, (number,), run_async=True)
            await la.mark_step()
        del tensor
    assert ran == [0, 1, 2]
    assert runtime.statistics().jobs["default"].closures.completed == 3


async def test_6_leaving_by_an_exception_drops_the_queue_and_says_so(
    autojump_clock: MockClock,
) -> None:
    ran: list[str] = []
    with pytest.raises(ZeroDivisionError) as caught:
        async with open_simulation() as (runtime, _):
            tensor = ones()
            for _ in range(3):
                la.add_step_closure(ran.append, ("never",), run_async=True)
            await la.mark_step()
            la.add_step_closure(ran.append, ("never",))
            raise ZeroDivisionError
    assert any("4 step closures" in note for note in caught.value.__notes__)
    assert runtime.statistics().jobs["default"].closures.dropped == 4
    assert ran == []
    del tensor


async def test_6_leaving_by_an_exception_loses_no_other(autojump_clock: MockClock) -> None:
    def fail() -> None:
        raise KeyError("lost")

    with pytest.raises(BaseExceptionGroup) as caught:
        async with open_simulation() as (_, simulation):
            la.add_step_closure(fail, run_async=True)
            await la.mark_step()
            simulation.errors.append(RuntimeError("of the step"))
            tensor = ones()
            await la.mark_step()
            await trio.sleep(2)
            del tensor
            raise ZeroDivisionError("of the body")
    kinds = [type(error) for error in caught.value.exceptions]
    assert kinds == [ZeroDivisionError, la.ClosureError, la.ExecutionError]


async def test_6_a_cancelled_runtime_drops_the_queue(autojump_clock: MockClock) -> None:
    ran: list[str] = []
    with trio.move_on_after(0.5) as scope:
        async with open_simulation() as (runtime, _):
            tensor = ones()
            la.add_step_closure(ran.append, ("never",), run_async=True)
            await la.mark_step()
            await trio.sleep_forever()
    assert scope.cancelled_caught
    assert ran == []
    assert runtime.statistics().jobs["default"].closures.dropped == 1
    del tensor


async def test_6_a_closure_that_runs_when_the_runtime_is_left_by_an_exception_ends(
    autojump_clock: MockClock,
) -> None:
    ended: list[str] = []

    async def slow() -> None:
        try:
            await trio.sleep(1)
            ended.append("by itself")
        finally:
            ended.append("finally")

    with pytest.raises(ZeroDivisionError):
        async with open_simulation():
            la.add_step_closure(slow, run_async=True)
            await la.mark_step()
            await trio.sleep(0.5)
            raise ZeroDivisionError
    assert ended[-1] == "finally"


# ---- D7 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("run_async", [False, True])
async def test_7_closures_of_a_failed_step_are_dropped_and_counted(
    autojump_clock: MockClock, run_async: bool
) -> None:
    async with open_simulation() as (runtime, simulation):
        ran: list[str] = []
        simulation.errors.append(RuntimeError("no"))
        tensor = ones()
        la.add_step_closure(ran.append, ("without tensors",), run_async)
        la.add_step_closure(lambda value: ran.append("with one"), (tensor,), run_async)
        if run_async:
            await la.mark_step()
            await trio.sleep(2)
            with pytest.raises(la.ExecutionError, match="no"):
                await la.mark_step()
        else:
            with pytest.raises(la.ExecutionError, match="no"):
                await la.mark_step()
        await la.mark_step()  # the failure is reported once
        assert ran == []
        assert closures().dropped == 2
        assert runtime.metrics.counter_value("ClosuresDropped") == 2
        assert closures().failed == 0


async def test_7_closures_left_by_a_cancelled_barrier_are_dropped_if_their_step_fails(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation):
        ran: list[str] = []
        simulation.errors.append(RuntimeError("no"))
        tensor = ones()
        la.add_step_closure(ran.append, ("of the failed step",))
        with trio.move_on_after(0.5):
            await la.mark_step()
        await trio.sleep(1)
        la.add_step_closure(ran.append, ("next",))
        with pytest.raises(la.ExecutionError, match="no"):
            await la.mark_step()
        await la.mark_step()
        assert ran == ["next"]
        assert closures().dropped == 1
        del tensor


async def test_7_a_closure_whose_argument_failed_earlier_is_dropped(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation):
        ran: list[str] = []
        simulation.errors.append(RuntimeError("no"))
        failed = ones()
        with pytest.raises(la.ExecutionError):
            await failed
        for run_async in (False, True):
            la.add_step_closure(lambda value: ran.append("never"), (failed,), run_async)
            la.add_step_closure(ran.append, ("run",), run_async)
        await la.mark_step()
        await la.current_job().closures.drain()
        assert ran == ["run", "run"]
        assert closures().dropped == 2
        await la.mark_step()


# ---- what is refused, and what is dropped --------------------------------------------------


class CalledAsynchronously:
    """An object whose call gives a coroutine."""

    async def __call__(self) -> None:
        raise AssertionError("this never runs")


async def test_5_an_asynchronous_closure_cannot_run_in_a_thread() -> None:
    async def closure() -> None:
        raise AssertionError("this never runs")

    async with open_simulation():
        for function in (closure, functools.partial(closure), CalledAsynchronously()):
            for run_async in (True, False):
                with pytest.raises(TypeError, match="in_thread=True must be a plain function"):
                    la.add_step_closure(function, run_async=run_async, in_thread=True)
        await la.mark_step()
        assert closures().completed == 0


class CalledAsGenerator:
    """An object whose call gives a generator."""

    async def __call__(self) -> AsyncIterator[None]:
        raise AssertionError("this never runs")
        yield


async def test_5_functions_that_yield_are_refused() -> None:
    """Nothing of them would run."""

    async def asynchronous(value: object = None) -> AsyncIterator[None]:
        raise AssertionError("this never runs")
        yield

    def plain() -> Iterator[None]:
        raise AssertionError("this never runs")
        yield

    async with open_simulation():
        for function in (
            asynchronous,
            functools.partial(asynchronous, 1),
            CalledAsGenerator(),
            plain,
        ):
            for options in ({}, {"run_async": True}, {"in_thread": True}):
                with pytest.raises(TypeError, match="a step closure must not yield"):
                    la.add_step_closure(function, **options)
        await la.mark_step()
        assert closures().completed == 0
        for options in ({}, {"run_async": True}, {"in_thread": True}):
            la.add_step_closure(lambda: asynchronous(), **options)
            with pytest.raises(la.ClosureError, match="returned an asynchronous generator"):
                await la.run_step_closures()


@pytest.mark.parametrize("run_async", [True, False])
async def test_5_an_awaitable_that_a_thread_returns_is_an_error(run_async: bool) -> None:
    async def asynchronous() -> None:
        raise AssertionError("this never runs")

    async with la.open_runtime("cpu:0"):
        la.add_step_closure(lambda: asynchronous(), run_async=run_async, in_thread=True)
        with pytest.raises(la.ClosureError, match="returned an awaitable, coroutine") as caught:
            await la.mark_step()
            await la.run_step_closures()
        assert isinstance(caught.value.__cause__, TypeError)
        assert (closures().completed, closures().failed) == (0, 1)


async def test_6_after_cancel_no_queued_closure_starts(autojump_clock: MockClock) -> None:
    """Not even while the block, which has something to finish, goes on."""
    async with open_simulation(seconds=0.0):
        ran: list[int] = []

        async def slow(number: int) -> None:
            await trio.sleep(10)
            ran.append(number)

        async with la.job("cancelled") as job:
            for number in range(5):
                la.add_step_closure(slow, (number,), run_async=True)
            await la.mark_step()
            la.add_step_closure(ran.append, (100,))  # not handed over
            await trio.sleep(5)
            try:
                job.cancel()
                await trio.sleep_forever()
            finally:
                with trio.CancelScope(shield=True):
                    await trio.sleep(100)
                    await la.mark_step()
                    for run_async in (True, False):
                        la.add_step_closure(ran.append, (200,), run_async=run_async)
                        await la.mark_step()
                        la.add_step_closure(ran.append, (300,), run_async=run_async)
                        await la.run_step_closures()
        assert ran == []  # the first was running, and has been cancelled
        statistics = job.statistics().closures
        assert (statistics.queued, statistics.dropped, statistics.cancelled) == (0, 9, 1)


async def test_6_the_error_that_cancels_says_how_many_were_dropped(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(seconds=0.0):
        ran: list[int] = []

        def fail() -> None:
            raise ValueError("no")

        with pytest.raises(la.ClosureError) as caught:
            async with la.job("cancelled", errors="cancel"):
                la.add_step_closure(fail, run_async=True)
                for number in range(4):
                    la.add_step_closure(ran.append, (number,), run_async=True)
                await la.mark_step()
                await trio.sleep_forever()
        assert caught.value.__notes__ == ["4 step closures of the job 'cancelled' were dropped"]
        assert not ran


class Silent(Exception):
    """An error of a user's that cannot be printed."""

    def __str__(self) -> str:
        raise RuntimeError("no words")

    __repr__ = __str__


@dataclass
class OfArray(Exception):
    """An error of a user's that cannot be compared with another one."""

    array: np.ndarray


async def test_errors_that_cannot_say_what_they_are_are_failures_all_the_same() -> None:
    """Their class is the user's: they may not be printed, or compared."""

    def silent(value: object) -> None:
        raise Silent

    def compared(value: object) -> None:
        raise OfArray(np.ones(2)) from OfArray(np.ones(2))

    async with la.open_runtime("cpu:0") as runtime:
        for closure, kind in ((silent, Silent), (compared, OfArray)):
            for run_async in (False, True):
                la.add_step_closure(closure, (la.ones(()),), run_async=run_async)
                with pytest.raises(la.ClosureError, match=f"raised {kind.__name__}: ") as caught:
                    await la.mark_step()
                    await la.run_step_closures()
                assert isinstance(caught.value.__cause__, kind)
        assert runtime.default_job.statistics().closures.failed == 4


async def test_kernels_errors_that_cannot_be_printed_or_compared_are_failures() -> None:
    errors = [Silent(), OfArray(np.ones(2))]

    def lower(xp: Any, array: Any) -> Any:
        raise errors[-1] from type(errors[-1])(*errors[-1].args)

    failing = la.define_operation(
        "failing_with_the_users_error", lower=lower, shape=lambda x: (x.shape, x.dtype)
    )
    async with la.open_runtime("cpu:0"):
        while errors:
            with pytest.raises(la.ExecutionError, match=f"failed: {type(errors[-1]).__name__}: "):
                await failing(la.ones((2,)) + len(errors))
            errors.pop()


@pytest.mark.parametrize("run_async", [False, True])
@pytest.mark.parametrize("kind", [SystemExit, KeyboardInterrupt])
def test_what_ends_the_program_comes_out_as_it_is(
    kind: type[BaseException], run_async: bool
) -> None:
    async def end(_: Any) -> None:
        raise kind(3)

    async def main() -> None:
        async with la.open_runtime("cpu:0"):
            la.add_step_closure(end, (la.ones(2),), run_async=run_async)
            await la.mark_step()
            await la.run_step_closures()

    with pytest.raises(kind):
        trio.run(main)
    with pytest.raises(kind), la.blocking("cpu:0") as blocking:
        la.add_step_closure(end, (la.ones(2),), run_async=run_async)
        blocking.run(la.mark_step)
        blocking.run(la.run_step_closures)
