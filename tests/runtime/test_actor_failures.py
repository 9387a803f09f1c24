"""A bug in an actor, a runtime that has been closed, and work that does not end: nothing hangs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
import trio
from simulation import open_simulation
from small_steps import ones
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.backends.sim import SimBackend, SimScript
from lazyasync.tensor import LazyTensor

# ---- a bug in an actor ---------------------------------------------------------------------


class InjectedError(Exception):
    """What a broken actor raises."""


def break_scheduler(runtime: la.Runtime) -> None:
    """Has the scheduler fail at its next message."""

    def broken(*_: object) -> bool:
        raise InjectedError("in the scheduler")

    runtime.scheduler._prepare = broken  # type: ignore[assignment, method-assign]


def break_device(runtime: la.Runtime) -> None:
    """Has the first device's actor fail when it hears of the end of a program."""

    def broken(*_: object) -> None:
        raise InjectedError("in the device actor")

    runtime.actors[runtime.devices[0]]._measured = broken  # type: ignore[assignment, method-assign]


def break_closures(runtime: la.Runtime) -> None:
    """Has the closure actor of the default job fail."""

    def broken(*_: object) -> None:
        raise InjectedError("in the closure actor")

    runtime.default_job.closures.serve = broken  # type: ignore[assignment, method-assign]


BREAKS = [break_scheduler, break_device, break_closures]


@pytest.fixture(params=["cpu", "sim"])
def crashing_device(request: pytest.FixtureRequest) -> Iterator[str]:
    """A CPU, whose work ends in a thread, and a simulation, whose work ends in an actor."""
    if request.param == "cpu":
        yield "cpu:0"
        return
    script = SimScript(lambda command: 0.01)
    la.backends.register("crashing", lambda device, options: SimBackend(device, options, script))
    yield "crashing:0"
    la.backends.unregister("crashing")


@pytest.mark.parametrize("break_actor", BREAKS, ids=lambda function: function.__name__)
async def test_a_bug_in_an_actor_reaches_every_pending_wait(
    crashing_device: str, break_actor: Callable[[la.Runtime], None]
) -> None:
    told: list[str] = []

    async def wait(name: str, wait: Callable[[], Any]) -> None:
        with pytest.raises(la.RuntimeCrashedError, match="in the") as caught:
            await wait()
        assert isinstance(caught.value.__cause__, InjectedError)
        told.append(name)

    with trio.fail_after(5):
        async with trio.open_nursery() as outside:
            with pytest.raises(la.RuntimeCrashedError) as caught:
                config = {"inline_microseconds": 0, "shutdown_timeout": 0.1}
                async with la.open_runtime(crashing_device, config) as runtime:
                    job = runtime.default_job
                    slots = job.context(runtime.devices[0]).slots
                    slots.taken = slots.limit - 1  # so that what comes next has to wait
                    break_actor(runtime)
                    tensor = ones()
                    if break_actor is break_closures:
                        la.add_step_closure(print, run_async=True)
                    else:
                        outside.start_soon(wait, "a tensor", lambda: tensor.numpy())
                        outside.start_soon(
                            wait, "a slot", lambda: la.sync_multi([ones()], wait=True)
                        )
                    outside.start_soon(wait, "a queue", lambda: runtime.waits.park({}))
                    await wait_all_tasks_blocked()
                    await la.mark_step()
                    await trio.sleep_forever()
            assert isinstance(caught.value.__cause__, InjectedError)
            with pytest.raises(la.RuntimeCrashedError):
                await ones_of(runtime)
    if break_actor is break_closures:
        assert told == ["a queue"]
    else:
        assert sorted(told) == ["a queue", "a slot", "a tensor"]


async def ones_of(runtime: la.Runtime) -> None:
    """A wait that begins after the end."""
    await runtime.executor.mark_step(runtime.default_job, runtime.devices, False)


async def test_a_crash_does_not_hide_the_error_of_the_body() -> None:
    with trio.fail_after(5), pytest.raises(ExceptionGroup) as caught:
        async with la.open_runtime("cpu", {"inline_microseconds": 0}) as runtime:
            tensor = ones()
            break_device(runtime)
            await la.mark_step()
            try:
                await trio.sleep_forever()
            finally:
                raise ZeroDivisionError
    assert [type(error) for error in caught.value.exceptions] == [
        ZeroDivisionError,
        la.RuntimeCrashedError,
    ]
    del tensor


# ---- a closed runtime ----------------------------------------------------------------------


async def test_a_closed_runtime_never_hangs() -> None:
    async with la.open_runtime("cpu") as runtime:
        ready, lazy = ones(), ones()
        await ready
        job = la.current_job()
    with trio.fail_after(1):
        for tensor in (ready, lazy):
            for wait in (tensor.numpy, tensor.__await__, lambda t=tensor: la.to_cpu([t])):
                with pytest.raises(la.NoRuntimeError):
                    await _awaitable(wait())
        for barrier in (
            lambda: runtime.executor.mark_step(job, runtime.devices, True),
            lambda: runtime.executor.wait_device_ops(job, runtime.devices),
            lambda: runtime.executor.run_step_closures(job),
            lambda: runtime.executor.sync_multi(job, [lazy], True),
        ):
            with pytest.raises(la.NoRuntimeError):
                await barrier()
    with pytest.raises(la.NoRuntimeError):
        la.ones((2,))
    with pytest.raises(la.NoRuntimeError):
        ready + 1
    assert ready.is_ready()
    assert "2.5" in repr(ready)


def _awaitable(value: Any) -> Any:
    if hasattr(value, "__await__"):
        return value

    class Awaitable:
        def __await__(self) -> Any:
            return value

    return Awaitable()


async def test_a_straggler_outside_is_told_that_the_runtime_has_ended(
    autojump_clock: MockClock,
) -> None:
    """A task outside that waits for what never ends is not left waiting."""
    async with trio.open_nursery() as outside:

        async def wait(tensor: LazyTensor) -> None:
            with pytest.raises(la.NoRuntimeError):
                await tensor

        with (
            pytest.warns(ResourceWarning, match="step 1 of the job 'default' on virtual:0"),
            pytest.raises(ZeroDivisionError),
        ):
            async with open_simulation(config={"shutdown_timeout": 5}) as (_, simulation):
                simulation.seconds = float("inf")
                tensor = ones()
                await la.mark_step()
                outside.start_soon(wait, tensor)
                await trio.sleep(1)
                raise ZeroDivisionError
        assert trio.current_time() == 6


async def test_a_straggler_that_starts_something_at_the_end_is_told_so(
    autojump_clock: MockClock,
) -> None:
    """At whichever moment of the runtime's end, and in whichever order tasks have their turns."""

    async def begin(batches: la.Prefetch[Any], left: trio.Event, turns: int) -> None:
        await left.wait()
        for _ in range(turns):
            await trio.lowlevel.checkpoint()
        with suppress(la.NoRuntimeError, StopAsyncIteration), trio.CancelScope() as scope:
            scope.cancel()  # what it starts, it starts first
            await anext(batches)

    for turns in range(60):
        left = trio.Event()
        async with trio.open_nursery() as outside:
            async with open_simulation():
                outside.start_soon(begin, la.prefetch([]), left, turns // 3)
                await trio.lowlevel.checkpoint()
                left.set()


@pytest.mark.parametrize("devices", [1, 3])
async def test_work_that_does_not_end_is_abandoned_and_named(
    autojump_clock: MockClock, devices: int
) -> None:
    """Leaving normally, too, and not once per device."""
    with trio.fail_after(1000):
        with pytest.warns(ResourceWarning, match="step 1 of the job 'default' on virtual:0"):
            async with open_simulation(devices, {"shutdown_timeout": 5}) as (_, simulation):
                simulation.seconds = float("inf")
                tensors = [ones(f"virtual:{index}") for index in range(devices)]
                await la.mark_step([f"virtual:{index}" for index in range(devices)])
                del tensors
    assert trio.current_time() == 5


@pytest.mark.parametrize(("failing", "end"), [(False, 17.0), (True, 6.0)])
async def test_the_end_waits_for_a_device_as_long_as_it_says(
    autojump_clock: MockClock, failing: bool, end: float
) -> None:
    """Since the last step that ended, if it waits for steps at all."""
    seconds = [4.0, 4.0, 4.0, float("inf")]
    script = SimScript(lambda command: seconds.pop(0) if command.kind == "execute" else 0.0)
    la.backends.register("hanging", lambda device, options: SimBackend(device, options, script))
    config = {"shutdown_timeout": 5, "max_in_flight": 9}
    try:
        with pytest.warns(ResourceWarning, match=r"not ended after 5\.0 s .* step 4 of the job"):
            with suppress(KeyError):
                async with la.open_runtime({"hanging": 2}, config):
                    tensor = ones()
                    for _ in range(4):
                        tensor = tensor * 0.5
                        await la.mark_step()
                    await trio.sleep(1)  # so that all of them are there
                    if failing:
                        raise KeyError
    finally:
        la.backends.unregister("hanging")
    assert trio.current_time() == end
