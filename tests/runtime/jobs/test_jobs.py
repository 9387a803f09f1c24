"""Jobs: live sets, limits and failures of their own, and how they begin and end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import trio
from simulation import open_simulation
from trio.testing import MockClock, Sequencer, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.tensor import LazyTensor


def ones(device: str | None = None) -> LazyTensor:
    """A lazy tensor that is not a constant of the graph."""
    return la.ones((2,), device=device) * 2.5


async def fail_a_step(simulation: Any, message: str = "no") -> LazyTensor:
    """Hands over a step that will fail after a second, and waits until it has begun, if it can."""
    simulation.errors.append(RuntimeError(message))
    tensor = ones()
    await la.mark_step()
    await wait_all_tasks_blocked()
    return tensor


# ---- live sets -----------------------------------------------------------------------------


async def test_a_barrier_never_takes_another_jobs_half_recorded_step(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation() as (runtime, _):
        sequencer = Sequencer()
        states: dict[str, list[str]] = {"a": [], "b": []}

        async def loop(name: str, turns: tuple[int, int]) -> None:
            async with la.job(name):
                first = ones()
                async with sequencer(turns[0]):
                    await la.mark_step()  # in the middle of the other job's step
                second = first + 1
                async with sequencer(turns[1]):
                    states[name] += [first.state, second.state]
                await la.mark_step(wait=True)
                assert (await second.numpy()).tolist() == [3.5, 3.5]

        async with trio.open_nursery() as nursery:
            nursery.start_soon(loop, "a", (0, 2))
            nursery.start_soon(loop, "b", (1, 3))
        assert states == {"a": ["in flight", "lazy"], "b": ["in flight", "lazy"]}
        # Both jobs did the same: two graphs, however the tasks interleaved.
        assert runtime.metrics.counter_value("UncachedCompile") == 2


async def test_tasks_record_into_their_parents_job() -> None:
    async with la.open_runtime("cpu"), la.job("parent") as job:
        seen: list[la.Job] = []

        async def child() -> None:
            seen.append(la.current_job())

        async with trio.open_nursery() as nursery:
            nursery.start_soon(child)
        assert seen == [job]


async def test_nested_jobs_are_independent_and_restore_the_outer_one(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        default = la.current_job()
        outer = ones()
        async with la.job("one") as one:
            assert la.current_job() is one
            first = ones()
            async with la.job("two") as two:
                assert la.current_job() is two
                await la.mark_step(wait=True)
                second = ones()
                await la.mark_step(wait=True)
                assert (outer.state, first.state, second.state) == ("lazy", "lazy", "ready")
            assert la.current_job() is one
            await la.mark_step(wait=True)
            assert (outer.state, first.state) == ("lazy", "ready")
        assert la.current_job() is default
        await la.mark_step()
        assert outer.state == "in flight"


async def test_the_outer_job_is_restored_after_an_exception_too() -> None:
    async with la.open_runtime("cpu"):
        default = la.current_job()
        with pytest.raises(ZeroDivisionError):
            async with la.job("one"):
                raise ZeroDivisionError
        assert la.current_job() is default


async def test_tensors_may_be_used_across_jobs(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        ready, in_flight, lazy = ones(), ones() + 1, ones() + 2
        await ready
        await la.sync_multi([in_flight])
        async with la.job("other"):
            total = ready + in_flight + lazy
            assert (await total.numpy()).tolist() == [10.5, 10.5]
            assert lazy.state == "lazy"  # its graph was brought along
        assert len(simulation.begun) == 3
        assert (await lazy.numpy()).tolist() == [4.5, 4.5]


# ---- names, limits, devices ----------------------------------------------------------------


async def test_names_are_unique_among_open_jobs() -> None:
    async with la.open_runtime("cpu"):
        for name in ("default", "one"):
            with pytest.raises(ValueError, match=f"named {name!r} already"):
                async with la.job("one"), la.job(name):
                    pass
        async with la.job("one"):
            pass


@pytest.mark.parametrize(
    "limits",
    [
        {"weight": 0},
        {"weight": -1.0},
        {"weight": float("nan")},
        {"weight": float("inf")},
        {"max_in_flight": 0},
        {"max_memory": 0},
        {"errors": "ignore"},
        {"devices": []},
    ],
    ids=str,
)
async def test_limits_out_of_range_are_refused(limits: dict[str, Any]) -> None:
    async with la.open_runtime("cpu") as runtime:
        with pytest.raises(ValueError):  # noqa: PT011
            async with la.job("one", **limits):
                pass
        assert set(runtime.jobs) == {"default"}
        async with la.job("one"):
            pass


@pytest.mark.parametrize(
    ("limit", "value"),
    [
        ("max_in_flight", 1.5),
        ("max_in_flight", "2"),
        ("max_memory", 1500.0),
        ("weight", "heavy"),
        ("weight", None),
        ("name", 3),
    ],
)
async def test_limits_of_other_types_are_refused(limit: str, value: Any) -> None:
    async with la.open_runtime("cpu") as runtime:
        with pytest.raises(TypeError, match=f"{limit}.* must be .*, not {value!r}"):
            async with la.job(**{"name": "one", limit: value}):
                pass
        assert set(runtime.jobs) == {"default"}


async def test_jobs_need_a_runtime() -> None:
    with pytest.raises(la.NoRuntimeError):
        async with la.job("one"):
            pass


async def test_a_job_may_be_restricted_to_some_devices() -> None:
    async with la.open_runtime({"cpu": 3}):
        async with la.job("some", devices=["cpu:2", "cpu:1", "cpu:2"]) as job:
            assert [str(device) for device in job.devices] == ["cpu:2", "cpu:1"]
            assert str(ones().device) == "cpu:2"  # its first device
            with pytest.raises(la.UnknownDeviceError, match="'some' has no device cpu:0"):
                ones("cpu:0")
            with pytest.raises(la.UnknownDeviceError):
                await la.mark_step("cpu:0")
        async with la.job("one", devices="cpu:1"):
            assert str(ones().device) == "cpu:1"
        with pytest.raises(la.UnknownDeviceError, match="cpu:7"):
            async with la.job("none", devices="cpu:7"):
                pass


async def test_each_job_has_in_flight_slots_of_its_own(autojump_clock: MockClock) -> None:
    async with open_simulation(), la.job("one", max_in_flight=1):
        first = ones()
        await la.mark_step()
        assert first.state == "in flight"
        async with la.job("three", max_in_flight=3) as three:
            tensors = []
            for _ in range(3):
                tensors.append(ones())
                await la.mark_step()
            assert trio.current_time() == 0
            assert three.statistics().in_flight == {"virtual:0": 3}
        second = ones()
        await la.mark_step()
        assert second.state == "in flight"
        with trio.move_on_after(0):
            third = ones()
            await la.mark_step()
        assert third.state == "lazy"


@pytest.mark.parametrize("dependent", [False, True])
async def test_a_devices_time_is_shared_by_weight(
    autojump_clock: MockClock, dependent: bool
) -> None:
    """Also among loops whose steps need the one before, as training does."""
    async with open_simulation() as (runtime, _):
        used: dict[str, float] = {}

        async def loop(name: str, weight: float) -> None:
            async with la.job(name, weight=weight) as job:
                tensor = ones()
                with trio.move_on_after(400):
                    while True:
                        tensor = tensor * 1.5 if dependent else ones()
                        await la.mark_step()
                del tensor
                used[name] = job.statistics().device_seconds["virtual:0"]

        async with trio.open_nursery() as nursery:
            nursery.start_soon(loop, "light", 1.0)
            nursery.start_soon(loop, "heavy", 3.0)
        assert sum(used.values()) >= 395
        assert used["heavy"] / used["light"] == pytest.approx(3, rel=0.1)
        assert runtime.statistics().devices["virtual:0"].busy_seconds >= 395


async def test_a_job_over_its_memory_fails_alone_and_can_go_on(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation():
        async with la.job("small", max_memory=10_000):
            large = la.ones((1000, 10)) * 2.5
            with pytest.raises(la.DeviceOutOfMemoryError, match="'small'") as caught:
                await large
            assert "40000 bytes" in str(caught.value)
            small = ones()
            assert (await small.numpy()).tolist() == [2.5, 2.5]
        async with la.job("free"):
            await (la.ones((1000, 10)) * 2.5)


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


# ---- statistics, device contexts -----------------------------------------------------------


async def test_the_books_are_right_at_exit(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, _):
        async with la.job("one") as job:
            for _ in range(3):
                tensor = ones()
                await la.mark_step()
            assert runtime.statistics().jobs["one"].steps == 3
        assert "one" not in runtime.statistics().jobs
        statistics = job.statistics()
        assert statistics.name == "one"
        assert statistics.in_flight == {"virtual:0": 0}
        assert statistics.device_seconds == {"virtual:0": 3.0}
        assert statistics.memory_bytes == {"virtual:0": 8}
        assert statistics.undelivered_failures == 0
        del tensor
        assert job.statistics().memory_bytes == {"virtual:0": 0}
    ended = runtime.statistics()
    assert ended.created_tensors == ended.destroyed_tensors > 0
    assert ended.waiting_tasks == 0
    assert ended.devices["virtual:0"].memory_bytes == 0
    assert not ended.devices["virtual:0"].lock_held


async def test_device_context_is_the_current_jobs() -> None:
    async with la.open_runtime({"cpu": 2}):
        default = la.device_context("cpu:1")
        assert la.device_context("cpu:1") is default
        assert la.device_context() is la.device_context("cpu:0")
        async with la.job("one", devices=["cpu:1"]) as job:
            mine = la.device_context()
            assert mine is not default
            assert mine.job is job
            assert str(mine.device) == "cpu:1"
        with pytest.raises(la.UnknownDeviceError):
            la.device_context("cpu:5")


CLOSED: dict[str, Callable[[], Any]] = {
    "mark_step": la.mark_step,
    "wait_device_ops": la.wait_device_ops,
    "run_step_closures": la.run_step_closures,
    "sync_multi": lambda: la.sync_multi([]),
}


@pytest.mark.parametrize("name", CLOSED)
async def test_barriers_need_a_runtime(name: str) -> None:
    with pytest.raises(la.NoRuntimeError):
        await CLOSED[name]()
