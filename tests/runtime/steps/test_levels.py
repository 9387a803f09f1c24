"""Levels of transfers: steps over several devices never wait for each other in a circle.

Tensors never do. But one step computes many of them, and waits for what any of them needs.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync.runtime.steps.step import DeviceContext, Step
from lazyasync.tensor import LazyTensor


def ones() -> LazyTensor:
    """A lazy tensor on the first device that is not a constant of the graph: 2.5 each."""
    return la.ones((2,), device="virtual:0") * 2.5


def there_and_back(tensor: LazyTensor) -> LazyTensor:
    """Three times a tensor of the first device, by way of the second."""
    return (tensor.to("virtual:1") * 3.0).to("virtual:0")


async def equal(tensor: LazyTensor, number: float) -> None:
    """Checks a tensor's numbers, in finite time."""
    with trio.fail_after(1e6):
        np.testing.assert_array_equal(await tensor.numpy(), [number, number])


@pytest.mark.parametrize("held", [True, False])
async def test_a_segment_holds_what_is_sent_and_what_comes_back(
    autojump_clock: MockClock, held: bool
) -> None:
    async with open_simulation(2, {"trim_graph_size": 10}) as (runtime, _):
        sent = ones()
        first = back = there_and_back(sent)
        if not held:
            del sent
        for _ in range(10):
            back = back + 1.0
        segments = runtime.default_job.context(runtime.devices[0]).segments
        assert [segment.level for segment in segments] == [0, 2]
        await equal(back, 17.5)
        await equal(first, 7.5)
        if held:
            await equal(sent, 2.5)


async def test_a_segment_goes_there_and_back_twice(autojump_clock: MockClock) -> None:
    async with open_simulation(2, {"trim_graph_size": 10}) as (runtime, _):
        sent = ones()
        once = there_and_back(sent) + 1.0
        twice = there_and_back(once) + 1.0
        for _ in range(10):
            twice = twice + 1.0
        segments = runtime.default_job.context(runtime.devices[0]).segments
        assert [segment.level for segment in segments] == [0, 2, 4]
        await la.mark_step(("virtual:0", "virtual:1"))
        await equal(twice, 36.5)
        await equal(once, 8.5)
        await equal(sent, 2.5)


async def test_a_segment_is_not_split_without_need(autojump_clock: MockClock) -> None:
    """What comes from another device may be computed with what does not, and is sent with it."""
    async with open_simulation(2, {"trim_graph_size": 10}) as (runtime, _):
        source = la.ones((2,), device="virtual:1") * 2.5
        here = ones()
        moved = source.to("virtual:0")
        for _ in range(10):
            moved = moved + 1.0
        segments = runtime.default_job.context(runtime.devices[0]).segments
        assert [segment.level for segment in segments] == [1]
        await equal(moved, 12.5)
        await equal(here, 2.5)


async def test_what_is_computed_of_a_segment_is_not_below_it(autojump_clock: MockClock) -> None:
    async with open_simulation(2, {"trim_graph_size": 10}) as (runtime, _):
        moved = (la.ones((2,), device="virtual:1") * 2.5).to("virtual:0")
        for _ in range(10):
            moved = moved + 1.0
        (segment,) = runtime.default_job.context(runtime.devices[0]).segments
        assert moved._data is None
        (moved * 2.0).to("virtual:1")
        assert runtime.default_job.transfers[-1].level == segment.level + 1


async def test_what_a_part_computes_the_next_one_uses(autojump_clock: MockClock) -> None:
    async with open_simulation(2, {"trim_graph_size": 10}) as (runtime, _):
        sent = ones()
        back = there_and_back(sent) + sent
        for _ in range(10):
            back = back + 1.0
        first, second = runtime.default_job.context(runtime.devices[0]).segments
        assert sent._data in first.outputs
        assert sent._data in second.inputs()
        await equal(back, 20.0)


async def test_what_has_been_scheduled_does_not_count(autojump_clock: MockClock) -> None:
    async with open_simulation(4) as (runtime, _):
        unrelated = la.ones((2,), device="virtual:2").to("virtual:3")
        moved = (la.ones((2,), device="virtual:1") * 2.5).to("virtual:0")
        await la.sync_multi([moved])
        assert moved.state == "in flight"
        assert unrelated._data is not None
        assert not unrelated._data.completion.handed_over
        (moved * 2.0).to("virtual:1")
        assert runtime.default_job.transfers[-1].level == 1


async def test_what_was_split_off_goes_out_although_the_rest_could_not_be_made(
    autojump_clock: MockClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_simulation(2, {"trim_graph_size": 10}):
        sent = ones()
        back = there_and_back(sent)
        make = DeviceContext.new_step

        def make_one(self: DeviceContext, *arguments: Any) -> Step:
            if sent._data is not None:
                raise MemoryError
            return make(self, *arguments)

        with monkeypatch.context() as patch:
            patch.setattr(DeviceContext, "new_step", make_one)
            with pytest.raises(MemoryError):
                for _ in range(20):
                    back = back + 1.0
        assert sent.state == "in flight"
        await equal(sent, 2.5)


@asynccontextmanager
async def sent_by_another_job(tensor: LazyTensor, device: str) -> AsyncIterator[LazyTensor]:
    """A tensor moved to another device by a job that has no barrier meanwhile."""
    shared = [tensor]
    del tensor  # which only its transfer may hold
    recorded, done = trio.Event(), trio.Event()

    async def send() -> None:
        async with la.job("sender"):
            shared[0] = shared[0].to(device)
            recorded.set()
            await done.wait()

    async with trio.open_nursery() as nursery:
        nursery.start_soon(send)
        await recorded.wait()
        yield shared.pop()
        done.set()


@pytest.mark.parametrize("devices", ["virtual:0", ("virtual:0", "virtual:1")])
@pytest.mark.parametrize("wait", [False, True])
async def test_what_another_job_sends_comes_back(
    autojump_clock: MockClock, devices: str | tuple[str, str], wait: bool
) -> None:
    """A barrier schedules the transfers of its own job, and not the other one's before it."""
    async with open_simulation(2):
        sent = ones()
        async with sent_by_another_job(sent, "virtual:1") as moved:
            tripled = moved * 3.0
            back = tripled.to("virtual:0") + 1.0
            reported: list[float] = []
            la.add_step_closure(
                lambda *values: reported.extend(float(np.asarray(value)[0]) for value in values),
                args=(sent, back),
            )
            with trio.fail_after(1e6):
                await la.mark_step(devices, wait=wait)
            assert reported == [2.5, 8.5]
            await equal(back, 8.5)
            await equal(sent, 2.5)
            await equal(tripled, 7.5)


async def test_what_was_one_step_before_need_not_be_one_again(autojump_clock: MockClock) -> None:
    """The same is recorded on the first device, but this time with what is sent from there."""
    async with open_simulation(2):
        sent, moved = ones(), la.ones((2,), device="virtual:1") * 2.0
        back = (moved * 3.0).to("virtual:0") + 1.0
        await la.mark_step("virtual:0")
        await equal(back, 7.0)
        await equal(sent, 2.5)
        async with sent_by_another_job(ones(), "virtual:1") as moved:
            back = (moved * 3.0).to("virtual:0") + 1.0
            await la.mark_step("virtual:0")
            await equal(back, 8.5)


async def test_what_is_computed_together_is_at_one_level(autojump_clock: MockClock) -> None:
    """Also what itself needs no transfer, and what was recorded on top of it before."""
    async with open_simulation(2) as (runtime, _):
        source = la.ones((2,), device="virtual:1") * 2.5
        async with sent_by_another_job(source, "virtual:0") as moved:
            early, here = ones(), ones()
            above = here + 1.0
            await la.sync_multi([early])  # closes the recording
            increased = moved + 1.0
            await la.sync_multi([here, increased])
            assert above._data is None
            sent = above.to("virtual:1")
            assert runtime.default_job.transfers[-1].level == 2
            await equal(sent, 3.5)
            await equal(increased, 3.5)


async def test_a_cached_graph_is_at_the_level_of_its_inputs(autojump_clock: MockClock) -> None:
    async with open_simulation(2):
        ready = await ones()
        doubled = ready + ready
        graph = la.computation.get_graph_hash([doubled])
        await doubled
        source = la.ones((2,), device="virtual:1") * 2.5
        async with sent_by_another_job(source, "virtual:0") as moved:
            (doubled,) = await la.computation.run_cached_graph(graph, [moved])
            assert doubled._data is not None
            assert doubled._data.completion.level == 1
            await equal(doubled, 5.0)
