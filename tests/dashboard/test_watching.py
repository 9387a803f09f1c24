"""What viewers get of a runtime, and that nothing is done without one; on a clock that jumps."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

import numpy as np
import pytest
import trio
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.dashboard import sampling
from lazyasync.dashboard.history import MAX_POINTS, History
from lazyasync.dashboard.sampling import Row, Sampler
from lazyasync.dashboard.watching import INTERVAL, MAX_INTERVAL, MAX_VIEWERS, Watch
from lazyasync.device import Device
from tests.support.simulation import open_simulation


def parsed(event: bytes) -> tuple[str, Any]:
    kind, data = event.decode().strip().split("\n")
    return kind.removeprefix("event: "), json.loads(data.removeprefix("data: "))


async def next_of(events: AsyncGenerator[bytes, None]) -> tuple[str, Any]:
    return parsed(await anext(events))


def row_of(tick: Any) -> Row:
    return Row(*tick["row"])


async def test_a_look_at_a_run(device: Device, autojump_clock: MockClock) -> None:
    async with la.open_runtime(device, {"ir_debug": True}) as runtime:
        sampler = Sampler(runtime)
        async with la.job("training", max_memory=1 << 20) as job:
            x = la.ones((16, 4)) + 1.0
            await la.mark_step(wait=True)
            kept = la.exp(x)
            la.dashboard.log(loss=la.mean(kept), rate=0.5)
            await la.mark_step(wait=True)
            await trio.sleep(2.0)
            tick = await sampler.look(loop_lag=0.25)
            json.dumps(tick, allow_nan=False)
            (training,) = (found for found in tick["jobs"] if found["name"] == "training")
            statistics = job.statistics()
        assert training["steps"] == statistics.steps == 2
        assert training["max_memory"] == 1 << 20
        assert training["can_cancel"]
        row = row_of(tick)
        assert row.steps_per_second == pytest.approx(1.0, rel=0.2)
        assert row.loop_lag == 0.25
        assert row.memory_bytes == tick["devices"][0][2] > 0
        assert tick["devices"][0][0] == str(device)
        assert tick["values"]["rate"]["latest"] == "0.5"
        assert float(tick["values"]["loss"]["latest"]) == pytest.approx(np.exp(2.0))
        assert [found["number"] for found in tick["compiles"]] == [1, 2]
        assert "compile 1" in tick["compiles"][1]["reason"]
        assert "test_watching.py" in tick["compiles"][1]["source"]
        assert tick["counters"]["MarkStep"] == 2
        # What has been said is not said again.
        tick = await sampler.look()
        assert tick["values"] == {}
        assert tick["compiles"] == tick["failures"] == []


async def test_failures_are_shown_although_somebody_got_them(autojump_clock: MockClock) -> None:
    async with la.open_runtime("cpu") as runtime:
        sampler = Sampler(runtime)
        for _ in range(3):
            with pytest.raises(la.LinearAlgebraError):
                await la.linalg.cholesky(la.zeros((2, 2)) - 1.0)

        def broken(value: float) -> None:
            raise ValueError(f"of the user's, {value}")

        with pytest.raises(la.ClosureError):
            async with la.job("logging"):
                la.add_step_closure(broken, (la.ones(()) * 3.0,), run_async=True)
                await la.mark_step()
        tick = await sampler.look()
        step, closure = tick["failures"]
        assert step["times"] == 3
        assert "cholesky" in step["label"]
        assert "broken" in closure["label"]
        assert "ValueError: of the user's" in closure["traceback"]
        assert "test_watching.py" in closure["traceback"]
        # One more of the same kind brings that one again.
        with pytest.raises(la.LinearAlgebraError):
            await la.linalg.cholesky(la.zeros((2, 2)) - 1.0)
        (again,) = (await sampler.look())["failures"][-1:]
        assert (again["times"], again["number"]) == (1, 5)


async def test_what_is_served(autojump_clock: MockClock) -> None:
    async with la.open_runtime("cpu") as runtime:
        sampler = Sampler(runtime)
        async with la.serving.batched(lambda x: x * 2.0, name="double") as ask:
            await ask(np.float32(1.0))
            assert (await sampler.look())["serving"]["double"]["answered"] == 1
        assert (await sampler.look())["serving"] == {}


async def test_no_device_is_busy_for_longer_than_the_time(autojump_clock: MockClock) -> None:
    """A program of 3 seconds counts when it has ended, in the look after that."""
    async with open_simulation(seconds=3.0) as (runtime, _):
        sampler = Sampler(runtime)
        async with la.job("long"):
            kept = la.ones((4,)) + 1.0
            await la.mark_step()
            busy = []
            for _ in range(4):
                await trio.sleep(0.99)
                tick = await sampler.look()
                busy.append((tick["devices"][0][1], row_of(tick).busy))
        assert sorted(busy) == [(0, 0), (0, 0), (0, 0), (1, 1)]
        assert kept.shape == (4,)


async def test_nothing_is_done_without_a_viewer(
    monkeypatch: pytest.MonkeyPatch, autojump_clock: MockClock
) -> None:
    looks = 0
    look = Sampler.look

    async def counted(sampler: Sampler, loop_lag: float = 0.0) -> Any:
        nonlocal looks
        looks += 1
        return await look(sampler, loop_lag)

    monkeypatch.setattr(Sampler, "look", counted)
    async with la.open_runtime("sim") as runtime, trio.open_nursery() as nursery:
        watch = Watch(runtime)
        nursery.start_soon(watch.run)
        await trio.sleep(1000)
        assert looks == 0
        async with aclosing(watch.events()) as events:
            assert (await next_of(events))[0] == "state"
            assert (await next_of(events))[0] == "tick"
        assert looks == 2
        await trio.sleep(1000)
        assert looks == 2
        # Whoever comes back sees what was before, too.
        async with aclosing(watch.events()) as events:
            kind, state = await next_of(events)
            assert (kind, len(state["rows"])) == ("state", 2)
            kind, tick = await next_of(events)
            assert (kind, row_of(tick).time) == ("tick", pytest.approx(2001, abs=2 * MAX_INTERVAL))
        nursery.cancel_scope.cancel()


async def test_viewers_get_the_same_ticks_and_slow_ones_the_whole(
    autojump_clock: MockClock,
) -> None:
    async with la.open_runtime("sim") as runtime, trio.open_nursery() as nursery:
        watch = Watch(runtime)
        nursery.start_soon(watch.run)
        async with aclosing(watch.events()) as one, aclosing(watch.events()) as other:
            kind, first = await next_of(one)
            assert await next_of(other) == (kind, first)
            second = await next_of(one)
            assert second[0] == "tick"
            assert await next_of(other) == second
            await trio.sleep(3.5 * MAX_INTERVAL)
            kind, state = await next_of(one)
            assert (kind, state["rows"][:2]) == ("state", [first["row"], second[1]["row"]])
            assert watch.viewers == 2
            assert not watch.is_full
            watch.end()
            assert (await next_of(one))[0] == "end"
        watch.viewers += MAX_VIEWERS
        assert watch.is_full
        nursery.cancel_scope.cancel()


async def test_the_loop_lag_is_measured(autojump_clock: MockClock) -> None:
    async with la.open_runtime("sim") as runtime, trio.open_nursery() as nursery:
        watch = Watch(runtime)
        nursery.start_soon(watch.run)
        async with aclosing(watch.events()) as events:
            await next_of(events)
            await wait_all_tasks_blocked()
            autojump_clock.autojump_threshold = float("inf")
            autojump_clock.jump(0.4)  # as if something had held up the loop for so long
            autojump_clock.autojump_threshold = 0
            tick = (await next_of(events))[1]
            assert row_of(tick).loop_lag == pytest.approx(0.35, abs=0.051)
            assert INTERVAL <= MAX_INTERVAL
        nursery.cancel_scope.cancel()


async def test_many_devices_and_jobs_stay_few(
    monkeypatch: pytest.MonkeyPatch, autojump_clock: MockClock
) -> None:
    monkeypatch.setattr(sampling, "MAX_JOBS", 3)
    async with la.open_runtime({"sim": 1000}) as runtime:
        sampler = Sampler(runtime)
        async with la.job("a", "sim:1"), la.job("b", "sim:2"), la.job("c"), la.job("d"):
            await (la.ones((3,), device="sim:7") + 1.0)
            tick = await sampler.look()
        assert len(tick["devices"]) == 1000
        assert [found["name"] for found in tick["jobs"]] == ["a", "b", "d"]
        assert tick["other_jobs"] == 2
        assert len(json.dumps(tick)) < 100_000


def tick_of(time: float, value: float | None = None) -> dict[str, Any]:
    values = {} if value is None else {
        "loss": {"count": 1, "latest": str(value), "points": [(time, value)]}
    }  # fmt: skip
    return {
        "row": [*Row(time, 10.0, 0.5, 0.0, 0.0, time, 1.0, 0.0, 0.001)],
        "values": values,
        "compiles": [],
        "failures": [],
    }


def test_a_long_history_has_few_points() -> None:
    history = History()
    for second in range(100_000):
        history.add(tick_of(second, float(second)))
    state = history.state()
    rows = [Row(*row) for row in state["rows"]]
    assert MAX_POINTS / 4 < len(rows) <= MAX_POINTS
    assert {row.steps_per_second for row in rows} == {10.0}
    times = [row.time for row in rows]
    assert times == sorted(times)
    assert times[-1] > 99_000
    assert [row.memory_bytes for row in rows] == times, "the most that there was of it"
    points = state["values"]["loss"]["points"]
    assert len(points) <= MAX_POINTS
    assert points[3][1] < points[4][1]


def test_compiles_and_failures_are_bounded() -> None:
    history = History()
    for number in range(1000):
        failure = {"number": number // 2, "times": 1 + number % 2}
        history.add({**tick_of(number), "compiles": [{"number": number}], "failures": [failure]})
    state = history.state()
    assert state["compiles"][-1] == {"number": 999}
    assert len(state["compiles"]) <= 64
    assert state["failures"][-1] == {"number": 499, "times": 2}
    assert len(state["failures"]) <= 50


def test_samples_become_few_points() -> None:
    samples = [(float(place), float(place)) for place in range(1000)]
    thin = sampling.thinned([*samples, (1000.0, float("nan")), (1001.0, float("inf"))], 7)
    assert len(thin) == 7
    assert thin[0] == (142.0, 71.0)
    assert sampling.thinned([(0.0, float("nan"))], 7) == []
