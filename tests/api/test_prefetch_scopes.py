"""Sources of `la.prefetch` that have entered nurseries and timeouts where they yield."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from typing import Any

import numpy as np
import pytest
import trio
from asyncio_programs import run_in_asyncio
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la


class Told(list[str]):
    """What sources say of themselves."""


async def nursery(told: Told, count: int = 100) -> AsyncGenerator[np.ndarray, None]:
    """Batches that tasks of the source's own make."""
    try:
        send, receive = trio.open_memory_channel[int](0)

        async def make() -> None:
            try:
                async with send:
                    for number in range(count):
                        await send.send(number)
            finally:
                told.append("child ended")

        async with receive, trio.open_nursery() as tasks:
            tasks.start_soon(make)
            async for number in receive:
                yield np.full(2, number)
    finally:
        told.append("closed")


async def timeouts(told: Told, count: int = 100) -> AsyncGenerator[np.ndarray, None]:
    """Batches each of which is yielded within scopes, that are left before the next one."""
    try:
        for number in range(count):
            with trio.CancelScope(), trio.move_on_after(1000):
                yield np.full(2, number)
        told.append("child ended")
    finally:
        with trio.CancelScope(shield=True):
            await trio.sleep(0)
        told.append("closed")


async def by_break(batches: la.Prefetch[Any]) -> None:
    async for _ in batches:
        break


async def by_leaving(batches: la.Prefetch[Any]) -> None:
    async with batches:
        assert (await anext(batches)).shape == (2,)


async def by_an_error(batches: la.Prefetch[Any]) -> None:
    with pytest.raises(KeyError):
        async with batches:
            async for _ in batches:
                raise KeyError


async def by_a_timeout(batches: la.Prefetch[Any]) -> None:
    with trio.move_on_after(0.5):
        async with batches:
            async for _ in batches:
                await trio.sleep(1)


async def before_it_begins(batches: la.Prefetch[Any]) -> None:
    await batches.aclose()


async def at_once(batches: la.Prefetch[Any]) -> None:
    async with batches:
        with trio.move_on_after(0):
            await anext(batches)


async def twice_asked(batches: la.Prefetch[Any]) -> None:
    """While it works on an item, and while it waits."""
    async with batches:
        for _ in range(7):
            await anext(batches)
        await wait_all_tasks_blocked()


LEAVING = (by_break, by_leaving, by_an_error, by_a_timeout, at_once, twice_asked)


@pytest.mark.parametrize("source", [nursery, timeouts])
async def test_a_loop_left_early_ends_the_sources_tasks(
    autojump_clock: MockClock, source: Callable[[Told], AsyncGenerator[Any, None]]
) -> None:
    for leave in LEAVING:
        for depth in (1, 2, 5):
            told = Told()
            async with la.open_runtime("sim"):
                batches = la.prefetch(source(told), depth)
                await leave(batches)
                del batches
                gc.collect()
                x = la.ones((3,)) * 2
                assert await x.sum().item() == 6
            assert told[-1] == "closed", (leave, depth, told)


async def test_a_task_of_the_source_that_fails_ends_it(autojump_clock: MockClock) -> None:
    """Also while the source waits where it has yielded."""

    async def source() -> AsyncIterator[np.ndarray]:
        async def fail() -> None:
            await trio.sleep(1)
            raise KeyError("of a child")

        async with trio.open_nursery() as tasks:
            tasks.start_soon(fail)
            while True:
                yield np.ones(2)

    async with la.open_runtime("sim"):
        batches = la.prefetch(source(), 2)
        await anext(batches)
        await trio.sleep(2)
        with pytest.raises(ExceptionGroup) as caught:
            async for _ in batches:
                pass
        assert repr(caught.value.exceptions) == "(KeyError('of a child'),)"


async def test_a_scope_of_the_source_that_is_cancelled_is_its_own(
    autojump_clock: MockClock,
) -> None:
    async def source() -> AsyncIterator[np.ndarray]:
        for number in range(3):
            with trio.move_on_after(1) as scope:
                yield np.full((), number)
                yield np.full((), number + 0.5)
            if scope.cancelled_caught:
                yield np.full((), -number)

    async with la.open_runtime("sim"):
        seen = []
        async for batch in la.prefetch(source(), 1):
            seen.append(await batch.item())
            if len(seen) == 3:
                await trio.sleep(5)
        # The third time-out comes while the loop sleeps: 1.5 is ready then, and 2.0 not asked for.
        assert seen in ([0, 0.5, 1, 1.5, 2, 2.5], [0, 0.5, 1, 1.5, -1, 2, 2.5]), seen


async def test_a_channel_that_ends_and_one_that_fails(autojump_clock: MockClock) -> None:
    async with la.open_runtime("sim"), trio.open_nursery() as tasks:
        send, receive = trio.open_memory_channel[np.ndarray](0)

        async def produce() -> None:
            async with send:
                for number in range(3):
                    await send.send(np.full((), number))

        tasks.start_soon(produce)
        assert [await batch.item() async for batch in la.prefetch(receive)] == [0, 1, 2]
        with pytest.raises(trio.ClosedResourceError):
            await receive.receive()


async def test_a_channel_that_is_left_early_is_closed(autojump_clock: MockClock) -> None:
    for buffered in (0, 1, 10):
        for left_after in (0, 1, 3):
            send, receive = trio.open_memory_channel[np.ndarray](buffered)
            sent = 0

            async def produce(send: trio.MemorySendChannel[np.ndarray] = send) -> None:
                nonlocal sent
                async with send:
                    with pytest.raises(trio.BrokenResourceError):
                        while True:
                            await send.send(np.ones(2))
                            sent += 1

            async with la.open_runtime("sim"), trio.open_nursery() as tasks:
                tasks.start_soon(produce)
                async with la.prefetch(receive, 2) as batches:
                    for _ in range(left_after):
                        await anext(batches)
            assert left_after <= sent <= left_after + 2 + buffered


def test_tasks_and_timeouts_of_sources_in_asyncio() -> None:
    told = Told()

    async def source() -> AsyncIterator[np.ndarray]:
        queue: asyncio.Queue[int] = asyncio.Queue(1)

        async def make() -> None:
            try:
                for number in range(100):
                    await queue.put(number)
            finally:
                told.append("child ended")

        try:
            async with asyncio.TaskGroup() as tasks, asyncio.timeout(1000):
                making = tasks.create_task(make())
                while True:
                    yield np.full(2, await queue.get())
                    assert not making.cancelled()
        finally:
            told.append("closed")

    async def failing() -> AsyncIterator[np.ndarray]:
        async def fail() -> None:
            await asyncio.sleep(0)
            raise KeyError("of a child")

        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(fail())
            while True:
                yield np.ones(2)

    async def main(runtime: la.Runtime) -> None:
        for depth in (1, 3):
            async with la.prefetch(source(), depth) as batches:
                for number in range(4):
                    assert await (await anext(batches)).sum().item() == 2 * number
            assert told[-2:] == ["child ended", "closed"]
            async for _ in la.prefetch(source(), depth):
                break
            with pytest.raises(KeyError, match="of a child"):
                async for _ in la.prefetch(failing(), depth):
                    pass
        gc.collect()

    run_in_asyncio(main)
    assert told.count("closed") == told.count("child ended") == 4
