"""`la.prefetch`: batches ahead of their use."""

from __future__ import annotations

import gc
import threading
from collections.abc import AsyncIterator, Iterator
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from threads import until
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.tensor import LazyTensor


class Source:
    """A generator of batches that says how far it has come, and whether it was closed."""

    def __init__(self, count: int = 1000, error: Exception | None = None) -> None:
        self.count = count
        self.error = error
        self.given = 0
        self.closed = False
        self.threads: set[int] = set()

    def plain(self) -> Iterator[Any]:
        """As a plain generator."""
        try:
            for number in range(self.count):
                self.threads.add(threading.get_ident())
                self.given += 1
                yield {"x": np.full(2, number)}
            if self.error is not None:
                raise self.error
        finally:
            self.threads.add(threading.get_ident())
            self.closed = True

    async def asynchronous(self) -> AsyncIterator[Any]:
        """As an asynchronous generator."""
        try:
            for number in range(self.count):
                await trio.lowlevel.checkpoint()
                self.given += 1
                yield {"x": np.full(2, number)}
            if self.error is not None:
                raise self.error
        finally:
            self.closed = True

    def iterate(self, kind: str) -> Any:
        """One or the other."""
        return self.plain() if kind == "plain" else self.asynchronous()


kinds = pytest.mark.parametrize("kind", ["plain", "asynchronous"])


@kinds
async def test_prefetch_gives_all_batches_in_order(
    runtime: la.Runtime, device: str, kind: str
) -> None:
    source = Source(7)
    seen = []
    async for batch in la.prefetch(source.iterate(kind), device=device):
        assert batch["x"].is_ready()
        assert str(batch["x"].device) == device
        seen.append((await batch["x"].numpy()).tolist())
    assert seen == [[number, number] for number in range(7)]
    assert source.closed
    if kind == "plain":
        assert threading.get_ident() not in source.threads


async def test_prefetch_over_any_iterable(runtime: la.Runtime) -> None:
    assert [batch async for batch in la.prefetch(["a", "b"])] == ["a", "b"]
    assert [batch async for batch in la.prefetch({})] == []
    assert [batch async for batch in la.prefetch(range(3), depth=1)] == [0, 1, 2]
    rows = [row async for row in la.prefetch(np.eye(2))]
    np.testing.assert_array_equal(await la.to_cpu(rows), np.eye(2))
    send, receive = trio.open_memory_channel[int](3)
    async with send:
        for number in range(3):
            await send.send(number)
    assert [batch async for batch in la.prefetch(receive)] == [0, 1, 2]
    chained = la.prefetch(la.prefetch(range(3)))
    assert [batch async for batch in chained] == [0, 1, 2]


@kinds
@pytest.mark.parametrize("depth", [1, 2, 5])
async def test_prefetch_is_no_further_ahead_than_its_depth(kind: str, depth: int) -> None:
    async with la.open_runtime("cpu"):
        source = Source()
        async with la.prefetch(source.iterate(kind), depth) as batches:
            for taken in range(1, 4):
                await anext(batches)
                await until(lambda taken=taken: source.given == taken + depth)
                for _ in range(10):
                    await trio.sleep(0.001)
                assert source.given == taken + depth


@kinds
async def test_errors_of_the_source_come_after_the_batches_before_them(kind: str) -> None:
    async with la.open_runtime("cpu"):
        source = Source(3, KeyError("lost"))
        batches = la.prefetch(source.iterate(kind), depth=5)
        first = await anext(batches)
        await until(lambda: source.closed)
        seen = [first, await anext(batches), await anext(batches)]
        assert [batch["x"].shape for batch in seen] == [(2,)] * 3
        with pytest.raises(KeyError, match="lost"):
            await anext(batches)
        for _ in range(2):
            with pytest.raises(StopAsyncIteration):
                await anext(batches)


async def test_errors_that_look_like_the_end_are_errors() -> None:
    async with la.open_runtime("cpu"):

        async def broken() -> AsyncIterator[int]:
            yield 1
            raise trio.BrokenResourceError("the source's own")

        batches = la.prefetch(broken())
        assert await anext(batches) == 1
        with pytest.raises(trio.BrokenResourceError, match="own"):
            await anext(batches)


async def test_a_batch_that_cannot_be_put_ends_it() -> None:
    async with la.open_runtime("cpu"):
        source = Source()
        mixed = (np.array(["text"]) if n else 1 for n in range(2))
        batches = la.prefetch(mixed)
        assert await anext(batches) == 1
        with pytest.raises(la.DTypeError):
            await anext(batches)
        assert not source.given


def test_arguments_are_checked_at_once() -> None:
    async def main() -> None:
        with pytest.raises(la.NoRuntimeError):
            la.prefetch([])
        async with la.open_runtime("cpu"):
            with pytest.raises(ValueError, match="at least 1, not 0"):
                la.prefetch([], depth=0)
            with pytest.raises(TypeError, match=r"depth must be an integer, not 1\.5"):
                la.prefetch([], depth=1.5)  # type: ignore[arg-type]
            with pytest.raises(TypeError, match="iterable, not int"):
                la.prefetch(3)  # type: ignore[arg-type]
            with pytest.raises(la.UnknownDeviceError):
                la.prefetch([], device="cpu:9")

    trio.run(main)


@kinds
async def test_leaving_the_block_early_closes_the_source(kind: str) -> None:
    async with la.open_runtime("cpu") as runtime:
        source = Source()
        async with la.prefetch(source.iterate(kind)) as batches:
            async for _ in batches:
                break
        assert source.closed
        if kind == "plain":
            assert threading.get_ident() not in source.threads
        with pytest.raises(StopAsyncIteration):
            await anext(batches)
        assert not runtime.tasks.feeders


@kinds
async def test_aclose_before_the_first_batch_and_twice(kind: str) -> None:
    async with la.open_runtime("cpu"):
        source = Source()
        generator = source.iterate(kind)
        batches = la.prefetch(generator)
        for _ in range(2):
            with trio.testing.assert_checkpoints():
                await batches.aclose()
        with pytest.raises(StopAsyncIteration):
            await anext(batches)
        assert source.given == 0


@kinds
async def test_an_error_of_closing_comes_out_of_aclose(kind: str) -> None:
    async with la.open_runtime("cpu"):

        def plain() -> Iterator[int]:
            try:
                while True:
                    yield 1
            finally:
                raise KeyError("closing")

        async def asynchronous() -> AsyncIterator[int]:
            try:
                while True:
                    yield 1
            finally:
                raise KeyError("closing")

        batches = la.prefetch(plain() if kind == "plain" else asynchronous())
        await anext(batches)
        with pytest.raises(KeyError, match="closing"):
            await batches.aclose()
        await batches.aclose()


async def test_a_source_that_blocks_is_left_to_its_current_item() -> None:
    async with la.open_runtime("cpu"):
        at_work, release, closed = (threading.Event() for _ in range(3))

        def blocking() -> Iterator[int]:
            try:
                yield 1
                at_work.set()
                release.wait(60)
                yield 2
            finally:
                closed.set()

        async with la.prefetch(blocking()) as batches:
            assert await anext(batches) == 1
            await until(at_work.is_set)
            with trio.fail_after(30):
                for _ in range(4):  # the loop goes on
                    await trio.sleep(0.001)
        assert not closed.is_set()
        release.set()
        await until(closed.is_set)


@kinds
async def test_a_cancelled_wait_loses_no_batch(kind: str) -> None:
    async with la.open_runtime("cpu"):
        batches = la.prefetch(Source(20).iterate(kind))
        seen: list[int] = []
        while len(seen) < 20:
            with trio.CancelScope() as scope:
                if len(seen) % 2:
                    scope.cancel()
                batch = await anext(batches)
                seen.append(int((await batch["x"].numpy())[0]))
            if scope.cancelled_caught:
                seen.append(int((await (await anext(batches))["x"].numpy())[0]))
        assert seen == list(range(20))


async def test_a_consumer_waits_on_trios_clock(autojump_clock: MockClock) -> None:
    async with open_simulation():

        async def slow() -> AsyncIterator[int]:
            for number in range(4):
                await trio.sleep(10)
                yield number

        batches = la.prefetch(slow())
        with trio.move_on_after(5) as scope:
            await anext(batches)
        assert scope.cancelled_caught
        times = [(number, trio.current_time()) async for number in batches]
        assert times == [(0, 10), (1, 20), (2, 30), (3, 40)]


async def test_loading_overlaps_with_computing(autojump_clock: MockClock) -> None:
    async with open_simulation():

        async def loader() -> AsyncIterator[Any]:
            for number in range(4):
                await trio.sleep(1)
                yield np.full(2, number, np.float32)

        async for batch in la.prefetch(loader()):
            await (batch * 2.5)
        assert trio.current_time() == 5


async def test_several_consumers_share_the_batches(runtime: la.Runtime) -> None:
    batches = la.prefetch(range(30), depth=3)
    seen: list[int] = []

    async def consume() -> None:
        async for number in batches:
            seen.append(number)
            await trio.lowlevel.checkpoint()

    async with trio.open_nursery() as nursery:
        for _ in range(3):
            nursery.start_soon(consume)
    assert sorted(seen) == list(range(30))


@kinds
@pytest.mark.parametrize("start", [False, True])
async def test_an_abandoned_prefetch_ends_by_itself(kind: str, start: bool) -> None:
    async with la.open_runtime("cpu") as runtime:
        source = Source()
        generator = source.iterate(kind)
        batches = la.prefetch(generator)
        if start:
            async for _ in batches:
                break
        del batches
        gc.collect()
        if start:
            await until(lambda: source.closed)
            await until(lambda: not runtime.tasks.feeders)
        if kind == "asynchronous":
            await generator.aclose()


@kinds
async def test_the_runtime_ends_before_the_source(kind: str) -> None:
    source = Source()
    async with la.open_runtime("cpu"):
        batches = la.prefetch(source.iterate(kind))
        await anext(batches)
    assert source.closed
    left = []
    for _ in range(2):
        with pytest.raises(
            la.NoRuntimeError
        ):  # a loop must not take that for the end of the source
            async for batch in batches:
                left.append(batch)  # what was ready stays so
    assert len(left) <= 2
    await batches.aclose()
    assert [batch async for batch in batches] == []


async def test_a_cancelled_block_ends_the_source(autojump_clock: MockClock) -> None:
    closed = False

    async def slow() -> AsyncIterator[int]:
        nonlocal closed
        try:
            while True:
                await trio.sleep(10)
                yield 1
        finally:
            closed = True

    with trio.move_on_after(15):
        async with open_simulation():
            async for _ in la.prefetch(slow()):
                pass
    assert closed
    assert trio.current_time() == 15


async def test_a_cancelled_consumer_leaves_its_block(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, _):
        source = Source()
        with trio.move_on_after(1):
            async with la.prefetch(source.asynchronous()) as batches:
                await anext(batches)
                await trio.sleep_forever()
        await wait_all_tasks_blocked()
        assert source.closed
        assert not runtime.tasks.feeders


async def test_the_loop_goes_on_while_a_source_blocks() -> None:
    async with la.open_runtime("cpu"):
        asked, answered = trio.Event(), threading.Event()

        def slow() -> Iterator[np.ndarray]:
            trio.from_thread.run_sync(asked.set)
            assert answered.wait(60), "the loop does not run while a source blocks"
            for _ in range(3):
                yield np.ones(1000)

        async def answer() -> None:
            await asked.wait()
            answered.set()

        async with trio.open_nursery() as nursery:
            nursery.start_soon(answer)
            total: LazyTensor | float = 0.0
            async for batch in la.prefetch(slow()):
                total = batch.sum() + total
        assert isinstance(total, LazyTensor)
        assert await total.item() == 3000


class Stopping:
    """A plain iterable, which raises where it is asked for an iterator, or for an item."""

    def __init__(self, error: type[Exception], *, at_once: bool) -> None:
        self._error = error
        self._at_once = at_once

    def __iter__(self) -> Iterator[Any]:
        if self._at_once:
            raise self._error
        return iter(self._items())

    def _items(self) -> Iterator[Any]:
        yield np.ones(2)
        raise self._error


@pytest.mark.parametrize("at_once", [True, False])
@pytest.mark.parametrize("error", [StopAsyncIteration, StopIteration])
async def test_an_error_of_a_plain_source_is_not_its_end(
    error: type[Exception], at_once: bool, runtime: la.Runtime
) -> None:
    """As where a generator of Python's raises one."""
    with pytest.raises(RuntimeError) as caught:
        async for _ in la.prefetch(Stopping(error, at_once=at_once)):
            pass
    assert isinstance(caught.value.__cause__, error)
