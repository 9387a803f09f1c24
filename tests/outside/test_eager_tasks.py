"""Tasks that begin where they are made, as those of asyncio's eager factory (Python 3.12)."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from typing import Any

import numpy as np
import pytest
from asyncio_programs import run_in_asyncio
from trio.lowlevel import in_trio_task

import lazyasync as la

pytestmark = pytest.mark.skipif(
    sys.version_info < (3, 12), reason="there are eager tasks since Python 3.12"
)


def run(main: Any, **options: Any) -> None:
    async def eagerly(runtime: la.Runtime) -> None:
        factory = asyncio.eager_task_factory  # type: ignore[attr-defined]
        asyncio.get_running_loop().set_task_factory(factory)
        await main(runtime)

    run_in_asyncio(eagerly, **options)


async def ask(number: int) -> float:
    """What the user's code does anywhere in asyncio: record, await, and sleep."""
    assert not in_trio_task()
    total = (la.ones((3,)) * number).sum()
    await asyncio.sleep(0)
    async with la.job(f"number {number}"):
        return await (total + 1).item()


def test_closures_handlers_and_sources_are_run_by_asyncio() -> None:
    seen: list[float] = []

    async def report(value: la.LazyTensor) -> None:
        seen.append(await ask(int(value)))

    async def handler(call: la.ClosureCall) -> None:
        assert not in_trio_task()
        await call()

    async def source() -> AsyncIterator[np.ndarray]:
        for number in range(2):
            await ask(number)
            yield np.full(1, number, np.float32)

    async def main(runtime: la.Runtime) -> None:
        for run_async in (False, True):
            la.add_step_closure(report, (la.ones(()) * 2,), run_async=run_async)
            await la.run_step_closures()
        async with la.prefetch(source()) as batches:
            async for batch in batches:
                seen.append(await batch.sum().item())

    for options in ({}, {"closure_handler": handler}):
        seen.clear()
        run(main, **options)
        assert seen == [7.0, 7.0, 0.0, 1.0]


def test_each_task_has_a_job_of_its_own() -> None:
    async def main(runtime: la.Runtime) -> None:
        kept = la.ones((3,)) + 1
        assert await asyncio.gather(*map(ask, range(4))) == [1.0, 4.0, 7.0, 10.0]
        assert kept.state == "lazy"  # no barrier of theirs was this task's

    run(main)


def test_what_a_closure_raises_or_is_cancelled_by() -> None:
    async def refuse(value: la.LazyTensor) -> None:
        raise ValueError("at once")

    async def wait(value: la.LazyTensor) -> None:
        await asyncio.sleep(60)

    async def main(runtime: la.Runtime) -> None:
        la.add_step_closure(refuse, (la.ones(()),))
        with pytest.raises(la.ClosureError, match="at once"):
            await la.run_step_closures()
        la.add_step_closure(wait, (la.ones(()),))
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await la.run_step_closures()

    run(main)
