"""Step closures that the end of a runtime outside trio waits for: they may do what others may."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la

doubled = la.compile(lambda x: x * 2.0)


async def in_a_job(value: la.LazyTensor) -> Any:
    async with la.job("inner"):
        y = value * 2.0
        await la.mark_step()
        return await y.sum().item()


async def in_a_step_of_a_job(value: la.LazyTensor) -> Any:
    async with la.job("inner"):
        async with la.step():
            y = value * 2.0
        return await y.sum().item()


async def with_a_closure_of_the_job(value: la.LazyTensor) -> Any:
    found: list[Any] = []
    async with la.job("inner"):
        la.add_step_closure(found.append, (value.sum() * 2.0,), run_async=True)
    return float(found[0])


async def in_a_job_of_a_job(value: la.LazyTensor) -> Any:
    async with la.job("outer"), la.job("inner"):
        return await (await doubled(value)).sum().item()


async def in_tasks_of_a_job(value: la.LazyTensor) -> Any:
    async def task() -> Any:
        y = await doubled(value)
        return await y.sum().item()

    async with la.job("inner"):
        first, second = await asyncio.gather(task(), asyncio.wait_for(task(), 60))
        return (first + second) / 2


async def batches_of_a_source_that_is_left(value: la.LazyTensor) -> Any:
    ended: list[bool] = []

    async def source() -> Any:
        try:
            yield np.ones(3, "float32")
            await asyncio.Event().wait()
        finally:
            await la.ones(()).sum().item()
            ended.append(True)

    async with la.prefetch(source()) as batches:
        total = await ((await anext(batches)) * value * 2.0).sum().item()
    assert ended
    return total


Closure = Callable[[la.LazyTensor], Any]
CLOSURES: list[Closure] = [
    in_a_job,
    in_a_step_of_a_job,
    with_a_closure_of_the_job,
    in_a_job_of_a_job,
    in_tasks_of_a_job,
    batches_of_a_source_that_is_left,
]


@pytest.mark.parametrize("barrier", [True, False])
@pytest.mark.parametrize("run_async", [True, False])
@pytest.mark.parametrize("in_a_task", [True, False])
@pytest.mark.parametrize("function", CLOSURES)
def test_they_open_jobs_in_asyncio(
    function: Closure, in_a_task: bool, run_async: bool, barrier: bool
) -> None:
    found: list[Any] = []

    async def closure(value: la.LazyTensor) -> None:
        found.append(await function(value))

    async def record() -> None:
        for _ in range(2):
            la.add_step_closure(closure, (la.ones((3,)),), run_async=run_async)
        if barrier:
            await la.mark_step()

    async def program() -> None:
        async with la.open_runtime("cpu:0"):
            await (asyncio.create_task(record()) if in_a_task else record())

    asyncio.run(program())
    assert found == [6.0] * 2


@pytest.mark.parametrize("in_a_task", [True, False])
def test_the_end_does_not_leave_the_job_that_one_is_in(in_a_task: bool) -> None:
    found: list[Any] = []

    async def program() -> None:
        entered = asyncio.Event()

        async def closure(value: la.LazyTensor) -> None:
            async with la.job("outermost"):
                entered.set()
                await asyncio.sleep(0.02)
                found.append(await in_a_job_of_a_job(value))
                await la.mark_step()

        async def record() -> None:
            la.add_step_closure(closure, (la.ones((3,)),), run_async=True)
            await la.mark_step()

        async with la.open_runtime("cpu:0"):
            await (asyncio.create_task(record()) if in_a_task else record())
            await entered.wait()

    asyncio.run(program())
    assert found == [6.0]


def test_the_end_leaves_the_job_that_one_has_not_left() -> None:
    async def closure(value: la.LazyTensor) -> None:
        await la.job("inner").__aenter__()

    async def program() -> None:
        async with la.open_runtime("cpu:0"):
            la.add_step_closure(closure, (la.ones((3,)),), run_async=True)

    asyncio.run(asyncio.wait_for(program(), 60))


def item_in_a_thread(value: Any) -> Any:
    return (value * 2.0).sum().item()


def compiled_in_a_thread(value: Any) -> Any:
    result: Any = doubled(value)
    return result.sum().item()


def job_in_a_thread(value: Any) -> Any:
    with la.job("inner"), la.step():
        y = value * 2.0
    return float(y.sum())


def batches_in_a_thread(value: Any) -> Any:
    return sum(float((batch * value).sum()) for batch in la.prefetch([np.ones(3, "float32")] * 2))


@pytest.mark.parametrize("in_asyncio", [True, False])
@pytest.mark.parametrize("run_async", [True, False])
@pytest.mark.parametrize("in_a_thread", [True, False])
@pytest.mark.parametrize(
    "function", [item_in_a_thread, compiled_in_a_thread, job_in_a_thread, batches_in_a_thread]
)
def test_those_in_threads_may_block(
    function: Closure, in_a_thread: bool, run_async: bool, in_asyncio: bool
) -> None:
    found: list[Any] = []

    def closure(value: la.LazyTensor) -> None:
        found.append(function(value))

    def record() -> None:
        la.add_step_closure(closure, (la.ones((3,)),), run_async=run_async, in_thread=True)

    async def program() -> None:
        async with la.open_runtime("cpu:0"):
            await asyncio.to_thread(record) if in_a_thread else record()

    if in_asyncio:
        asyncio.run(program())
    else:
        with la.blocking("cpu:0"):
            if in_a_thread:
                thread = threading.Thread(target=record)
                thread.start()
                thread.join()
            else:
                record()
    assert found == [6.0]
