"""Jobs: live sets and limits of their own, their devices, their books."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import trio
from simulation import open_simulation
from small_steps import ones
from trio.testing import MockClock, Sequencer

import lazyasync as la

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


async def test_device_contexts_are_those_of_the_current_job() -> None:
    async with la.open_runtime({"cpu": 3}):
        x = la.ones((2,), device="cpu:2") * 2.5
        found = la.device_contexts()
        assert [str(context.device) for context in found] == ["cpu:0", "cpu:1", "cpu:2"]
        assert found == tuple(la.device_context(f"cpu:{index}") for index in range(3))
        assert [context.has_recorded for context in found] == [False, False, True]
        async with la.job("two", devices=["cpu:2", "cpu:1"]) as job:
            mine = la.device_contexts()
            assert [str(context.device) for context in mine] == ["cpu:2", "cpu:1"]
            assert all(context.job is job for context in mine)
            assert not {*mine} & {*found}
        assert (await x.numpy()).tolist() == [2.5, 2.5]
    with pytest.raises(la.NoRuntimeError):
        la.device_contexts()


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
