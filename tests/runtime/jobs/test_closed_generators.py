"""Generators with a block of a job that are closed: what failed in it comes out, as an error."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import pytest
import trio
from asyncio_programs import run_in_asyncio
from gated_devices import gated_devices

import lazyasync as la

pytestmark = pytest.mark.parametrize("devices", [1, 2])
"""On how many a step fails that nobody waits for."""


@pytest.fixture(autouse=True)
def _failing_steps() -> Iterator[None]:
    with gated_devices() as gate:
        gate.failure = lambda command: RuntimeError("planned")
        yield


def expected(devices: int) -> Any:
    """What closing raises: an ``Exception``, as the end of the generator itself is told nobody."""
    if devices == 1:
        return pytest.raises(la.ExecutionError, match="planned")
    return pytest.raises(ExceptionGroup, match="of its steps")


def fail_on(devices: int) -> list[la.LazyTensor]:
    return [la.ones(3, device=f"gated:{number}") + 1 for number in range(devices)]


def names(devices: int) -> list[str]:
    return [f"gated:{number}" for number in range(devices)]


async def close_one(devices: int, sleep: Callable[[float], Awaitable[Any]]) -> None:
    async def generator() -> AsyncIterator[None]:
        async with la.job("generator") as job:
            kept = fail_on(devices)
            await la.mark_step(names(devices))
            while job.statistics().undelivered_failures < devices:
                await sleep(0.001)
            yield
            assert kept

    left = generator()
    await anext(left)
    with expected(devices):
        await left.aclose()  # type: ignore[attr-defined]


async def test_in_trio(devices: int) -> None:
    async with la.open_runtime(names(2)):
        await close_one(devices, trio.sleep)


def test_in_asyncio(devices: int) -> None:
    run_in_asyncio(lambda _: close_one(devices, asyncio.sleep), names(2))


def test_in_a_thread(devices: int) -> None:
    def generator() -> Iterator[None]:
        with la.job("generator") as job:
            kept = fail_on(devices)
            la.mark_step(names(devices))  # type: ignore[unused-coroutine]
            while job.statistics().undelivered_failures < devices:
                time.sleep(0.001)
            yield
            assert kept

    with la.blocking(names(2)):
        left = generator()
        next(left)
        with expected(devices):
            left.close()  # type: ignore[attr-defined]
