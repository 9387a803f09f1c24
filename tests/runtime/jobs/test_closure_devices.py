"""Closures in jobs on several devices: which barrier runs them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import trio
from simulation import open_simulation
from small_steps import closures, ones
from trio.testing import MockClock

import lazyasync as la
from lazyasync.tensor import LazyTensor


@pytest.fixture(params=["cpu", "sim"])
async def kind(request: pytest.FixtureRequest) -> AsyncIterator[str]:
    """The kind of the three devices of an open runtime."""
    async with la.open_runtime({request.param: 3}, {"max_async_queue": 4}):
        yield request.param


def value(tensor: LazyTensor) -> float:
    return float(tensor.__array__()[0])


@pytest.mark.parametrize("run_async", [False, True])
async def test_a_closure_goes_with_the_barrier_of_its_tensors_device(
    kind: str, run_async: bool
) -> None:
    seen: list[Any] = []
    first, second = ones(f"{kind}:0"), ones(f"{kind}:1") + 1
    la.add_step_closure(lambda t: seen.append(value(t)), (second,), run_async)
    la.add_step_closure(lambda t: seen.append(value(t)), (first,), run_async)
    await la.mark_step()
    await trio.testing.wait_all_tasks_blocked()
    assert second.state == "lazy"  # nobody has computed it by the way
    assert first.state != "lazy"
    if not run_async:
        assert seen == [2.5]
    await la.mark_step(f"{kind}:1")
    await la.run_step_closures()
    assert seen == [2.5, 3.5]
    assert closures().completed == 2


async def test_a_closure_without_tensors_goes_with_any_barrier(kind: str) -> None:
    seen: list[int] = []
    left_behind = ones(f"{kind}:0")
    for index in range(3):
        la.add_step_closure(seen.append, (index,))
        await la.mark_step(f"{kind}:{2 - index}")
        assert seen == list(range(index + 1))
    assert left_behind.state != "lazy"


async def test_a_closure_with_tensors_on_several_devices_goes_with_the_last_of_them(
    kind: str,
) -> None:
    seen: list[Any] = []

    def note(*tensors: LazyTensor) -> None:
        seen.append([value(tensor) for tensor in tensors])

    for barriers in (
        [[0, 1]],
        [[1, 2, 0]],
        [[0], [1]],
        [[1], [2], [0]],
    ):
        la.add_step_closure(note, (ones(f"{kind}:0"), ones(f"{kind}:1") * 2))
        for devices in barriers:
            assert seen == []
            await la.mark_step([f"{kind}:{index}" for index in devices])
        assert seen == [[2.5, 5.0]]
        seen.clear()


async def test_tensors_that_are_on_their_way_wait_for_no_barrier(kind: str) -> None:
    seen: list[float] = []
    in_flight, awaited = ones(f"{kind}:1"), ones(f"{kind}:1") + 1
    await la.sync_multi([in_flight])
    await awaited
    compiled = await la.compile(lambda x: x * 2)(in_flight)
    for tensor in (in_flight, awaited, compiled, la.asarray([4.5, 0], device=f"{kind}:2")):
        la.add_step_closure(lambda t: seen.append(value(t)), (tensor,))
    await la.mark_step(f"{kind}:0")
    assert seen == [2.5, 3.5, 5.0, 4.5]


async def test_a_moved_tensor_goes_with_its_source_or_its_target(kind: str) -> None:
    seen: list[float] = []
    for index in range(3):
        moved = ones(f"{kind}:0").to(f"{kind}:1")
        la.add_step_closure(lambda t: seen.append(value(t)), (moved,))
        await la.mark_step(f"{kind}:2")
        assert len(seen) == index
        await la.mark_step(f"{kind}:{index % 2}")
        assert len(seen) == index + 1


async def test_calls_of_compiled_functions_are_barriers_of_their_device(kind: str) -> None:
    seen: list[str] = []
    double = la.compile(lambda x: x * 2)
    here, there = la.ones((2,), device=f"{kind}:0"), la.ones((2,), device=f"{kind}:1")
    await la.mark_step([f"{kind}:0", f"{kind}:1"])
    la.add_step_closure(lambda t: seen.append("there"), (there + 1,))
    la.add_step_closure(lambda t: seen.append("here"), (here + 1,))
    here = await double(here)
    assert seen == ["here"]
    there = await double(there)
    assert seen == ["here", "there"]


async def test_another_jobs_tensors_wait_for_no_barrier_of_this_one(kind: str) -> None:
    seen: list[float] = []
    theirs = ones(f"{kind}:1")
    async with la.job("mine"):
        mine = ones(f"{kind}:1")
        la.add_step_closure(lambda t: seen.append(value(t)), (theirs,))
        await la.mark_step(f"{kind}:0")
        assert seen == [2.5]
        assert mine.state == "lazy"


async def test_run_step_closures_and_the_end_of_a_job_run_them_all(kind: str) -> None:
    seen: list[float] = []
    async with la.job("one"):
        la.add_step_closure(lambda t: seen.append(value(t)), (ones(f"{kind}:2"),))
        await la.mark_step()
        assert seen == []
        await la.run_step_closures()
        assert seen == [2.5]
        la.add_step_closure(lambda t: seen.append(value(t)), (ones(f"{kind}:2") + 1,))
        await la.mark_step()
    assert seen == [2.5, 3.5]


async def test_no_more_wait_for_another_device_than_may_be_queued(kind: str) -> None:
    seen: list[int] = []
    waiting = []
    for number in range(10):
        waiting.append(ones(f"{kind}:1") + number)
        la.add_step_closure(lambda number, t: seen.append(number), (number, waiting[-1]))
        await la.mark_step(f"{kind}:0")
        assert len(la.current_job().closures.pending) == min(4, number + 1)
    assert seen == list(range(6))
    assert [tensor.state == "lazy" for tensor in waiting] == [False] * 6 + [True] * 4
    await la.mark_step(f"{kind}:1")
    assert seen == list(range(10))


async def test_a_block_that_raises_drops_the_closures_of_its_own(kind: str) -> None:
    seen: list[str] = []
    async with la.step():
        la.add_step_closure(lambda t: seen.append("first"), (ones(f"{kind}:1"),))
    with pytest.raises(KeyError):
        async with la.step():
            la.add_step_closure(lambda t: seen.append("second"), (ones(f"{kind}:1"),))
            raise KeyError
    await la.mark_step(f"{kind}:1")
    assert seen == ["first"]
    assert closures().dropped == 1


async def test_a_closure_is_dropped_if_the_step_of_an_earlier_barrier_fails(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(2) as (_, simulation):
        seen: list[Any] = []
        simulation.errors.append(RuntimeError("no"))
        la.add_step_closure(
            lambda *_: seen.append(1), (ones("virtual:0"), ones("virtual:1")), run_async=True
        )
        await la.mark_step("virtual:0")
        await la.mark_step("virtual:1")
        with pytest.raises(la.ExecutionError, match="no"):
            await la.run_step_closures()
        assert seen == []
        assert closures().dropped == 1


async def test_the_loop_does_not_wait_for_another_devices_closures(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(2) as (_, simulation):
        seen: list[float] = []
        call: Callable[..., object] = lambda t: seen.append(trio.current_time())  # noqa: E731
        la.add_step_closure(call, (ones("virtual:1"),))
        tensor = ones("virtual:0")
        await la.mark_step("virtual:0")
        assert trio.current_time() == 0
        assert tensor.state == "in flight"
        assert len(simulation.begun) <= 1
        await la.mark_step("virtual:1")
        assert seen == [1.0]
        assert len(simulation.begun) == 2
