"""How jobs end: what leaving waits for and raises, and cancelling."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest
import trio
from simulation import open_simulation
from small_steps import fail_a_step, ones
from trio.testing import MockClock

import lazyasync as la

# ---- leaving -------------------------------------------------------------------------------


async def test_leaving_drains_steps_and_closures(autojump_clock: MockClock) -> None:
    async with open_simulation():
        ran: list[str] = []

        async def slow() -> None:
            await trio.sleep(3)
            ran.append("slow")

        async with la.job("one") as job:
            tensor = ones()
            la.add_step_closure(slow, run_async=True)
            await la.mark_step()
        assert trio.current_time() == 4
        assert ran == ["slow"]
        assert tensor.is_ready()
        assert job.closed


async def test_what_was_recorded_after_the_last_barrier_is_not_run(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation):
        async with la.job("one"):
            tensor = ones()
        assert simulation.begun == []
        assert tensor.state == "lazy"
        with pytest.raises(la.JobClosedError, match="'one'"):
            await tensor


async def test_leaving_raises_the_failures_of_this_job_only(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        with pytest.raises(la.ExecutionError, match="of the outer job"):
            async with la.job("outer"):
                kept = await fail_a_step(simulation, "of the outer job")
                with pytest.raises(la.ExecutionError, match="of the inner job"):
                    async with la.job("inner"):
                        kept = await fail_a_step(simulation, "of the inner job")
        await la.mark_step()
        assert kept.state == "failed"


async def test_leaving_raises_several_failures_as_a_group_oldest_first(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation):
        with pytest.raises(ExceptionGroup) as caught:
            async with la.job("one"):
                tensors = [await fail_a_step(simulation, "first")]
                tensors.append(await fail_a_step(simulation, "second"))
        messages = [str(error.__cause__) for error in caught.value.exceptions]
        assert messages == ["first", "second"]
        assert all(isinstance(error, la.ExecutionError) for error in caught.value.exceptions)
        del tensors


async def test_a_failure_that_was_delivered_is_not_raised_again(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation), la.job("one"):
        tensor = await fail_a_step(simulation)
        with pytest.raises(la.ExecutionError):
            await tensor
        await la.mark_step()


async def test_recording_in_an_ended_job_raises_and_its_ready_tensors_live_on(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        async with trio.open_nursery() as nursery:
            ended = trio.Event()
            errors: list[BaseException] = []

            async def straggler() -> None:
                await ended.wait()
                for use in (
                    lambda: ready + 1,
                    lambda: la.ones((2,)),
                    lambda: la.asarray([1.0]) + 1,
                    lambda: la.add_step_closure(print),
                ):
                    with pytest.raises(la.JobClosedError) as caught:
                        use()
                    errors.append(caught.value)
                for barrier in (la.mark_step, la.run_step_closures):
                    with pytest.raises(la.JobClosedError):
                        await barrier()
                assert (await ready.numpy()).tolist() == [2.5, 2.5]

            async with la.job("one"):
                ready, unused = ones(), ones()
                await ready
                nursery.start_soon(straggler)
                other = unused + 1
            ended.set()
        assert len(errors) == 4
        assert (await (ready + 1).numpy()).tolist() == [3.5, 3.5]
        del other


async def test_tensors_in_flight_can_be_awaited_after_their_job(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        with pytest.raises(ZeroDivisionError):
            async with la.job("one"):
                tensor = ones()
                await la.mark_step()
                raise ZeroDivisionError
        assert trio.current_time() == 0  # left by an exception it does not wait
        assert tensor.state == "in flight"
        assert (await tensor.numpy()).tolist() == [2.5, 2.5]


async def test_a_failure_after_the_end_of_its_job_leaves_the_runtime(
    autojump_clock: MockClock,
) -> None:
    with pytest.raises(la.ExecutionError, match="late"):
        async with open_simulation() as (_, simulation):
            with pytest.raises(ZeroDivisionError):
                async with la.job("one"):
                    tensor = await fail_a_step(simulation, "late")
                    raise ZeroDivisionError
            await trio.sleep(2)
            assert tensor.state == "failed"
            await la.mark_step()  # it is not the default job's


async def test_a_late_failure_that_somebody_got_is_not_raised_again(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation):
        with pytest.raises(ZeroDivisionError):
            async with la.job("one"):
                tensor = await fail_a_step(simulation, "late")
                raise ZeroDivisionError
        with pytest.raises(la.ExecutionError, match="late"):
            await tensor


# ---- cancelling ----------------------------------------------------------------------------


async def test_cancelling_a_job_ends_its_block_and_drops_its_closures(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        ran: list[str] = []
        async with la.job("one") as job:
            tensor = ones()
            la.add_step_closure(ran.append, ("never",), run_async=True)
            await la.mark_step()
            async with trio.open_nursery() as nursery:
                nursery.start_soon(trio.sleep_forever)
                job.cancel()
        assert trio.current_time() == 0
        assert job.closed
        assert job.statistics().closures.dropped == 1
        await tensor  # the step on the device went on
        assert ran == []


async def test_the_default_job_can_be_cancelled(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, _):
        runtime.default_job.cancel()
        await trio.sleep_forever()
    assert trio.current_time() == 0


async def test_a_job_that_is_cancelled_from_outside_waits_for_nothing(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        with trio.move_on_after(0.25) as scope:
            async with la.job("one"):
                tensor = ones()
                await la.mark_step()
                await trio.sleep_forever()
        assert scope.cancelled_caught
        assert trio.current_time() == 0.25
        assert tensor.state == "in flight"


async def test_leaving_can_be_cancelled_while_it_drains(autojump_clock: MockClock) -> None:
    async with open_simulation():
        with trio.move_on_after(0.25) as scope:
            async with la.job("one") as job:
                tensor = ones()
                la.add_step_closure(print, ("never",), run_async=True)
                await la.mark_step()
        assert scope.cancelled_caught
        assert trio.current_time() == 0.25
        assert job.statistics().closures.dropped == 1
        await tensor


@pytest.mark.parametrize("in_job", [True, False])
@pytest.mark.parametrize("waits_for", ["a step", "a closure"])
async def test_a_job_can_be_cancelled_while_its_block_is_being_left(
    autojump_clock: MockClock, in_job: bool, waits_for: str
) -> None:
    """What it waits for is left, and cancelled, as where the block is cancelled before."""
    after = 0.25 if waits_for == "a step" else 1.25

    async def cancel(job: la.Job) -> None:
        await trio.sleep(after)
        job.cancel()

    async with trio.open_nursery() as nursery, open_simulation() as (runtime, _):
        async with la.job("one") if in_job else nullcontext(runtime.default_job) as job:
            tensor = ones()
            if waits_for != "a step":
                for run in (trio.sleep_forever, print):
                    la.add_step_closure(run, run_async=True)
            await la.mark_step()
            nursery.start_soon(cancel, job)
        if in_job:
            assert trio.current_time() == after
            assert job.statistics().closures.dropped == (waits_for != "a step")
            await tensor
    assert trio.current_time() == max(after, 1)


async def test_errors_cancel_ends_a_block_that_is_being_left(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        with pytest.raises(la.ExecutionError, match="on the way"):
            async with la.job("strict", errors="cancel"):
                la.add_step_closure(trio.sleep_forever, run_async=True)
                await la.mark_step()
                await trio.sleep(2)
                await fail_a_step(simulation, "on the way")
        assert trio.current_time() == 3


@pytest.mark.parametrize("in_job", [True, False])
async def test_errors_cancel_ends_the_block_at_once(
    autojump_clock: MockClock, in_job: bool
) -> None:
    async def body(simulation: Any) -> None:
        tensor = await fail_a_step(simulation, "at once")
        await trio.sleep(1000)
        raise AssertionError(tensor)

    with pytest.raises(la.ExecutionError, match="at once"):
        if in_job:
            async with (
                open_simulation() as (_, simulation),
                la.job("strict", errors="cancel"),
            ):
                await body(simulation)
        else:
            async with open_simulation(errors="cancel") as (_, simulation):
                await body(simulation)
    assert trio.current_time() == 1


async def test_errors_cancel_spares_a_failure_that_somebody_waits_for(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (_, simulation), la.job("strict", errors="cancel"):
        tensor = await fail_a_step(simulation)
        with pytest.raises(la.ExecutionError):
            await tensor
        await trio.sleep(1)


async def test_errors_exit_leaves_to_the_runtime_what_nobody_waits_for(
    autojump_clock: MockClock,
) -> None:
    with pytest.raises(la.ExecutionError, match="left behind"):
        async with open_simulation() as (_, simulation):
            async with la.job("shared", errors="exit") as job:
                left = await fail_a_step(simulation, "left behind")
                await trio.sleep(2)
                for _ in range(2):
                    tensor = ones()
                    await la.mark_step(wait=True)
                    await la.wait_device_ops()
                assert tensor.is_ready()
                awaited = await fail_a_step(simulation, "awaited")
                with pytest.raises(la.ExecutionError, match="awaited"):
                    await awaited
                await la.mark_step()
                assert job.statistics().failed_steps == 2
            assert left.state == "failed"


async def test_errors_cancel_leaves_other_jobs_alone(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):

        async def strict() -> None:
            with pytest.raises(la.ExecutionError):
                async with la.job("strict", errors="cancel"):
                    tensor = await fail_a_step(simulation)
                    await trio.sleep_forever()
                    del tensor

        async def calm() -> None:
            async with la.job("calm"):
                await trio.sleep(0.5)
                for _ in range(3):
                    tensor = ones()
                    await la.mark_step(wait=True)
                assert tensor.is_ready()

        async with trio.open_nursery() as nursery:
            nursery.start_soon(strict)
            nursery.start_soon(calm)
        assert trio.current_time() == 4
