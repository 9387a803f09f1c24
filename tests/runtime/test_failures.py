"""Failures: each reaches somebody, none comes twice, and nothing hangs."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import trio
from simulation import open_simulation
from small_steps import fail_a_step, ones
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.protocol import BackendOptions
from lazyasync.backends.sim import SimBackend, SimScript
from lazyasync.device import Device
from lazyasync.tensor import LazyTensor

# ---- one failed step -----------------------------------------------------------------------


async def test_everybody_who_waits_gets_a_new_error_from_the_original(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation):
        tensor = await fail_a_step(simulation)
        errors: list[BaseException] = []

        async def wait(tensor: LazyTensor) -> None:
            with pytest.raises(la.ExecutionError, match="RuntimeError: no") as caught:
                await tensor
            errors.append(caught.value)

        async with trio.open_nursery() as nursery:
            for _ in range(3):
                nursery.start_soon(wait, tensor)
        await wait(tensor)  # failed once, failed for ever
        assert len({id(error) for error in errors}) == 4
        assert len({id(error.__cause__) for error in errors}) == 1
        await la.mark_step()  # they have got it
        assert tensor.state == "failed"
        assert not tensor.is_ready()


async def test_the_error_names_the_step() -> None:
    async with open_simulation() as (_, simulation), la.job("learner"):
        simulation.errors.append(RuntimeError("no"))
        simulation.seconds = 0
        with pytest.raises(
            la.ExecutionError, match=r"step 1 of the job 'learner' on virtual:0 failed"
        ):
            await ones()


@pytest.mark.parametrize("recorded", ["before", "while", "after"])
async def test_what_is_computed_from_a_failed_tensor_does_not_run_and_shares_its_record(
    autojump_clock: MockClock, recorded: str
) -> None:
    async with open_simulation() as (runtime, simulation):
        tensor = await fail_a_step(simulation)
        if recorded == "before":
            child = tensor + 1
            await la.mark_step()
        elif recorded == "while":
            await trio.sleep(0.5)
            child = tensor + 1
        else:
            await trio.sleep(2)
            child = tensor + 1
        other = ones() + child
        with pytest.raises(la.ExecutionError) as caught:
            await other
        with pytest.raises(la.ExecutionError) as again:
            await child
        with pytest.raises(la.ExecutionError):
            await tensor
        assert str(caught.value.__cause__) == "no"
        assert caught.value.__cause__ is again.value.__cause__
        assert len(simulation.begun) == 1
        assert runtime.metrics.counter_value("StepsWithFailedInputs")
        await la.mark_step()
        await la.wait_device_ops()


async def test_a_failure_belongs_to_its_own_job(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        tensor = await fail_a_step(simulation)
        async with la.job("other"):
            child = tensor + 1
            await la.mark_step()
            await la.wait_device_ops()
            assert child.state == "failed"
            await la.mark_step()  # the record is not this job's
        with pytest.raises(la.ExecutionError):
            await la.mark_step()
        await la.mark_step()


async def test_the_next_step_runs_after_a_failed_one(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"max_in_flight": 1}) as (runtime, simulation):
        await fail_a_step(simulation)
        tensor = ones()
        with pytest.raises(la.ExecutionError):
            await la.wait_device_ops()
        await la.mark_step()
        assert (await tensor.numpy()).tolist() == [2.5, 2.5]
        statistics = runtime.statistics()
        assert statistics.jobs["default"].failed_steps == 1
        assert statistics.jobs["default"].undelivered_failures == 0
        assert statistics.jobs["default"].in_flight == {"virtual:0": 0}
        assert statistics.devices["virtual:0"].outstanding == 0


async def test_a_cancelled_wait_leaves_the_failure_to_the_next_barrier(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation):
        tensor = await fail_a_step(simulation)
        with trio.move_on_after(0.5):
            await tensor
        await trio.sleep(1)
        with pytest.raises(la.ExecutionError):
            await la.mark_step()


# ---- exactly once --------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
async def test_every_failure_is_delivered_and_none_is_repeated(
    autojump_clock: MockClock, seed: int
) -> None:
    """Random steps, waits, timeouts and barriers in several jobs."""
    generator = random.Random(seed)
    failed: list[str] = []
    awaited: Counter[str] = Counter()
    raised: Counter[str] = Counter()  # by barriers and exits

    def note(counter: Counter[str], error: BaseException) -> None:
        if isinstance(error, BaseExceptionGroup):
            for inner in error.exceptions:
                note(counter, inner)
        else:
            assert isinstance(error, la.ExecutionError)
            counter[str(error.__cause__)] += 1

    async def loop(name: str, simulation: Any) -> None:
        tensors: list[LazyTensor] = []
        async with la.job(name):
            for _ in range(20):
                if generator.random() < 0.4:
                    failed.append(f"{len(failed)}")
                    simulation.errors.append(RuntimeError(failed[-1]))
                tensors.append(generator.choice(tensors) + 1 if generator.random() < 0.3 and tensors
                               else ones())  # fmt: skip
                try:
                    await la.mark_step()
                except la.ExecutionError as error:
                    note(raised, error)
                if generator.random() < 0.3:
                    with trio.move_on_after(generator.choice([0.1, 1.0, 5.0])):
                        try:
                            await generator.choice(tensors)
                        except la.ExecutionError as error:
                            note(awaited, error)

    async def run(name: str, simulation: Any) -> None:
        try:
            await loop(name, simulation)
        except Exception as error:
            note(raised, error)

    async with open_simulation() as (runtime, simulation):
        async with trio.open_nursery() as nursery:
            for index in range(3):
                nursery.start_soon(run, f"job {index}", simulation)
        # An error is taken by the program that begins next; what is left never happened.
        failed = failed[: len(failed) - len(simulation.errors)]
        simulation.errors.clear()
    assert failed
    for message in failed:
        assert awaited[message] + raised[message] >= 1, message
        assert raised[message] <= 1, message
    assert runtime.statistics().waiting_tasks == 0


# ---- leaving -------------------------------------------------------------------------------


async def test_a_lone_error_of_the_body_leaves_as_itself() -> None:
    error = ZeroDivisionError("of the body")
    with pytest.raises(ZeroDivisionError) as caught:
        async with open_simulation():
            raise error
    assert caught.value is error

    group = ExceptionGroup("of the body", [error])
    with pytest.raises(ExceptionGroup) as caught_group:
        async with open_simulation():
            raise group
    assert caught_group.value is group


async def test_a_lone_failure_leaves_as_itself(autojump_clock: MockClock) -> None:
    with pytest.raises(la.ExecutionError, match="no"):
        async with open_simulation() as (_, simulation):
            await fail_a_step(simulation)


async def test_the_error_of_the_body_comes_first_in_the_group(autojump_clock: MockClock) -> None:
    with pytest.raises(ExceptionGroup) as caught:
        async with open_simulation() as (_, simulation):
            tensors = [await fail_a_step(simulation, "one")]
            tensors.append(await fail_a_step(simulation, "other"))
            await trio.sleep(5)
            raise ZeroDivisionError("of the body")
    body, *others = caught.value.exceptions
    assert isinstance(body, ZeroDivisionError)
    assert [str(error.__cause__) for error in others] == ["one", "other"]
    del tensors


async def test_cancelled_is_not_swallowed_and_loses_no_failure(
    autojump_clock: MockClock,
) -> None:
    caught: list[BaseException] = []
    with trio.move_on_after(2) as scope:
        try:
            async with open_simulation() as (_, simulation):
                tensor = await fail_a_step(simulation)
                await trio.sleep_forever()
        except* la.ExecutionError as group:
            caught += group.exceptions
    assert scope.cancelled_caught
    assert len(caught) == 1
    del tensor


@pytest.mark.parametrize("kind", [KeyboardInterrupt, SystemExit])
async def test_base_exceptions_of_the_body_are_not_swallowed(
    autojump_clock: MockClock, kind: type[BaseException]
) -> None:
    with pytest.raises(kind):
        async with open_simulation(), la.job("one"):
            raise kind
    with pytest.raises(BaseExceptionGroup) as caught:
        async with open_simulation() as (_, simulation):
            await fail_a_step(simulation)
            await trio.sleep(2)
            raise kind
    assert [type(error) for error in caught.value.exceptions] == [kind, la.ExecutionError]


async def test_a_block_that_is_closed_tells_of_what_failed_alone(autojump_clock: MockClock) -> None:
    """A ``GeneratorExit`` is no news to whoever has closed a generator."""
    with pytest.raises(GeneratorExit):
        async with open_simulation(), la.job("one"):
            raise GeneratorExit
    with pytest.raises(la.ExecutionError):
        async with open_simulation() as (_, simulation):
            await fail_a_step(simulation)
            await trio.sleep(2)
            raise GeneratorExit


@pytest.mark.parametrize("run_async", [False, True])
@pytest.mark.parametrize("asynchronous", [False, True])
async def test_a_keyboard_interrupt_in_a_closure_is_not_swallowed(
    autojump_clock: MockClock, run_async: bool, asynchronous: bool
) -> None:
    def plain() -> None:
        raise KeyboardInterrupt

    async def waiting() -> None:
        await trio.sleep(1)
        raise KeyboardInterrupt

    with pytest.raises(BaseException) as caught:  # noqa: PT011
        async with open_simulation():
            la.add_step_closure(waiting if asynchronous else plain, run_async=run_async)
            await la.mark_step()
            await trio.sleep(10)
            raise AssertionError
    error = caught.value
    while isinstance(error, BaseExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    assert isinstance(error, KeyboardInterrupt)
    assert trio.current_time() <= 1


@pytest.mark.parametrize("in_thread", [False, True])
async def test_after_an_interrupt_in_a_closure_nothing_waits_for_closures(
    autojump_clock: MockClock, in_thread: bool
) -> None:
    """What a program does in a `finally`, shielded, comes to its end."""

    def interrupted() -> None:
        raise KeyboardInterrupt

    ran: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        async with open_simulation():
            la.add_step_closure(interrupted, run_async=True, in_thread=in_thread)
            la.add_step_closure(ran.append, ("behind it",), run_async=True)
            await la.mark_step()
            try:
                await trio.sleep_forever()
            finally:
                with trio.CancelScope(shield=True), trio.fail_after(5):
                    await la.run_step_closures()
                    for run_async in (True, False):
                        la.add_step_closure(ran.append, ("after it",), run_async=run_async)
                        await la.mark_step()
                        await la.run_step_closures()
                    assert await (la.ones(()) + 1).item() == 2.0
                assert la.current_job().statistics().closures.dropped == 3
    assert ran == []


# ---- where else a failure comes from -------------------------------------------------------


@pytest.fixture
def failing() -> Iterator[dict[str, str]]:
    """Registers devices on which kinds of commands fail that are put into the dictionary."""
    messages: dict[str, str] = {}

    def failure(command: Any) -> Exception | None:
        message = messages.get(command.kind)
        return None if message is None else OSError(message)

    def compile_failure(graph: Any) -> Exception | None:
        message = messages.get("compile")
        return None if message is None else OSError(message)

    script = SimScript(failure=failure, compile_failure=compile_failure)
    la.backends.register("failing", lambda device, options: SimBackend(device, options, script))
    yield messages
    la.backends.unregister("failing")


async def test_a_failed_compile_fails_its_steps_and_is_tried_again(
    failing: dict[str, str],
) -> None:
    async with la.open_runtime("failing"):
        failing["compile"] = "no compiler"

        async def wait(name: str) -> None:
            async with la.job(name):
                with pytest.raises(la.ExecutionError, match="no compiler"):
                    await ones()

        async with trio.open_nursery() as nursery:
            nursery.start_soon(wait, "one")
            nursery.start_soon(wait, "other")
        failing.clear()
        await ones()


async def test_a_failed_download_reaches_who_asked_and_the_tensor_stays_ready(
    failing: dict[str, str],
) -> None:
    async with la.open_runtime("failing"):
        tensor = ones()
        await la.mark_step(wait=True)
        failing["download"] = "lost"
        with pytest.raises(la.ExecutionError, match="lost"):
            await tensor.numpy()
        await la.mark_step()
        failing.clear()
        assert (await tensor.numpy()).tolist() == [2.5, 2.5]


async def test_a_failed_transfer_fails_what_needs_it(failing: dict[str, str]) -> None:
    async with la.open_runtime({"failing": 2}):
        moved = ones("failing:0").to("failing:1")
        failing["receive"] = "lost"
        with pytest.raises(la.ExecutionError, match="lost"):
            await (moved + 1)
        with pytest.raises(la.ExecutionError, match="lost"):
            await moved
        await la.mark_step(["failing:0", "failing:1"])
        lonely = ones("failing:0").to("failing:1")
        await la.mark_step(["failing:0", "failing:1"])
        await la.wait_device_ops(["failing:0"])  # where nobody waits, the next barrier has it
        with pytest.raises(la.ExecutionError, match="lost"):
            while True:
                await la.mark_step()
        assert lonely.state == "failed"


@pytest.mark.parametrize("waits", [False, True])
async def test_a_failure_of_what_a_closure_recorded_reaches_its_job(
    autojump_clock: MockClock, waits: bool
) -> None:
    async with open_simulation() as (_, simulation):
        kept = []

        async def closure() -> None:
            simulation.errors.append(RuntimeError("in the closure"))
            kept.append(ones())
            await la.sync_multi(kept, wait=waits)

        la.add_step_closure(closure, run_async=True)
        await la.mark_step()
        await trio.sleep(3)
        with pytest.raises(la.LazyAsyncError, match="in the closure"):
            await la.mark_step()
        await la.mark_step()


# ---- opening -------------------------------------------------------------------------------


async def test_a_device_that_cannot_be_opened_leaves_none_open() -> None:
    closed: list[str] = []

    class Closing(SimBackend):
        async def close(self, timeout: float) -> bool:
            closed.append(str(self.device))
            if self.device.index == 1:
                raise OSError("cannot be closed")
            return await super().close(timeout)

    def create(device: Device, options: BackendOptions) -> SimBackend:
        if device.index == 2:
            raise OSError("no such device")
        return Closing(device, options)

    la.backends.register("third", create)
    try:
        with pytest.raises(OSError, match="no such device") as caught:
            async with la.open_runtime({"third": 4}):
                raise AssertionError
    finally:
        la.backends.unregister("third")
    assert sorted(closed) == ["third:0", "third:1"]
    assert "cannot be closed" in "".join(caught.value.__notes__)
