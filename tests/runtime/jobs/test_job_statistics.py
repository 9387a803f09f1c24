"""What statistics tell of places, segments and prefetch buffers, by job and device."""

from __future__ import annotations

import gc
import threading
from collections.abc import AsyncIterator, Iterator

import numpy as np
import pytest
import trio
from simulation import open_simulation
from small_steps import ones
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.runtime.jobs.job import JobStatistics, PrefetchStatistics
from lazyasync.runtime.loop.waiting import PlaceStatistics


def of_job(runtime: la.Runtime, name: str = "default") -> JobStatistics:
    return runtime.statistics().jobs[name]


async def test_places_for_steps_are_told_by_job_and_device(autojump_clock: MockClock) -> None:
    async with (
        open_simulation(2) as (runtime, _),
        la.job("one", max_in_flight=1) as job,
        trio.open_nursery() as nursery,
    ):
        assert job.statistics().places == {}
        kept = []

        async def step(device: str) -> None:
            kept.append(ones(device))
            await la.mark_step(device)

        for index in (0, 1, 0):
            nursery.start_soon(step, f"virtual:{index}")
            await wait_all_tasks_blocked()
        assert job.statistics().places == {
            "virtual:0": PlaceStatistics(capacity=1, taken=1, waiting=1),
            "virtual:1": PlaceStatistics(capacity=1, taken=1, waiting=0),
        }
        assert of_job(runtime, "one").places == job.statistics().places
        assert of_job(runtime).places == {}
        await trio.sleep(1.5)
        assert job.statistics().places == {
            "virtual:0": PlaceStatistics(capacity=1, taken=1, waiting=0),
            "virtual:1": PlaceStatistics(capacity=1, taken=0, waiting=0),
        }


async def test_places_for_transfers(autojump_clock: MockClock) -> None:
    config = {"mailbox_capacity": 2}
    async with open_simulation(2, config) as (runtime, simulation), trio.open_nursery() as nursery:
        simulation.copy_seconds = 1.0
        await (source := ones("virtual:0"))
        moved = [source.to("virtual:1") for _ in range(3)]
        assert of_job(runtime).transfer_places == PlaceStatistics(2, 0, 0)
        nursery.start_soon(la.mark_step, "virtual:1")
        await wait_all_tasks_blocked()
        assert of_job(runtime).transfer_places == PlaceStatistics(2, 2, 1)
        await la.to_cpu(moved)
        assert of_job(runtime).transfer_places == PlaceStatistics(2, 0, 0)


@pytest.mark.parametrize("device", ["cpu:0", "sim:0"])
async def test_segments_that_were_cut_and_those_that_wait(device: str) -> None:
    async with la.open_runtime(device, {"trim_graph_size": 20}) as runtime:
        x = la.ones((2,)) * 2.5
        for _ in range(90):
            x = la.tanh(x)
        cut = of_job(runtime).trimmed_segments
        assert cut == {device: la.metrics.counter_value("TrimmedSegments")}
        assert cut[device] >= 4
        assert of_job(runtime).waiting_segments == cut  # no await, so none was sent
        await la.mark_step()
        assert of_job(runtime).waiting_segments == {device: 0}
        assert of_job(runtime).trimmed_segments == cut


async def test_segments_of_closures_are_their_jobs() -> None:
    async with la.open_runtime("cpu:0", {"trim_graph_size": 20}) as runtime:
        found: list[JobStatistics] = []

        def closure(x: la.LazyTensor) -> None:
            for _ in range(90):
                x = la.tanh(x)
            found.append(of_job(runtime))

        la.add_step_closure(closure, (la.ones((2,)) * 2.5,))
        await la.mark_step()
        (statistics,) = found
        assert statistics.trimmed_segments["cpu:0"] >= 4
        assert statistics.waiting_segments == statistics.trimmed_segments


async def batches(count: int) -> AsyncIterator[np.ndarray]:
    for number in range(count):
        await trio.sleep(1)
        yield np.full(2, number)


async def test_prefetch_buffers_from_the_first_batch_to_the_last(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(2) as (runtime, _), la.job("one") as job:
        stream = la.prefetch(batches(3), depth=2, device="virtual:1")
        assert job.statistics().prefetches == []  # nobody has asked for a batch yet
        seen: list[list[PrefetchStatistics]] = []

        def note() -> None:
            seen.append(of_job(runtime, "one").prefetches)

        async with trio.open_nursery() as nursery:
            nursery.start_soon(anext, stream)
            await wait_all_tasks_blocked()
            note()
        await trio.sleep(10)
        note()
        for _ in range(2):
            await anext(stream)
            await wait_all_tasks_blocked()
            note()
        expected = PrefetchStatistics("virtual:1", depth=2, ready=0, waiting=1, ended=False)
        assert seen == [
            [expected],
            [expected._replace(ready=2, waiting=0)],
            [expected._replace(ready=1, waiting=0, ended=True)],
            [],
        ]
        assert of_job(runtime).prefetches == []


async def test_a_stream_that_was_left_is_not_kept() -> None:
    async with la.open_runtime("cpu") as runtime:
        go_on = threading.Event()

        def source() -> Iterator[np.ndarray]:
            for number in range(5):
                yield np.full(2, number)
                assert go_on.wait(5)

        async with la.prefetch(source()) as stream:
            await anext(stream)
            assert [buffer.depth for buffer in of_job(runtime).prefetches] == [2]
            go_on.set()
        assert of_job(runtime).prefetches == []
        async for _ in la.prefetch([np.ones(1)] * 5):
            break
        gc.collect()
        for _ in range(100):
            if not of_job(runtime).prefetches:
                return
            await trio.sleep(0.01)
        raise AssertionError(of_job(runtime).prefetches)


async def test_streams_of_closures_are_their_jobs() -> None:
    async with la.open_runtime("cpu") as runtime:
        found: list[PrefetchStatistics] = []

        async def closure() -> None:
            async with la.prefetch([np.ones(1)] * 3, depth=3) as stream:
                await anext(stream)
                found.extend(of_job(runtime).prefetches)

        la.add_step_closure(closure)
        await la.mark_step()
        assert [(buffer.device, buffer.depth) for buffer in found] == [("cpu:0", 3)]
