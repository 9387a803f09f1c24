"""Feeding a device and fetching from it: `la.put`, `la.prefetch`, `la.to_cpu` (A6, E9)."""

from __future__ import annotations

import gc
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import pytest
import trio
from simulation import open_simulation
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.backends.protocol import Command
from lazyasync.backends.sim import SimBackend
from lazyasync.tensor import LazyTensor


@dataclass
class Batch:
    inputs: Any
    label: str


class Pair(NamedTuple):
    left: Any
    right: Any


async def until(condition: Callable[[], Any]) -> None:
    """Waits for what another thread does."""
    with trio.fail_after(5):
        while not condition():
            await trio.sleep(0.001)


# ---- to_cpu --------------------------------------------------------------------------------


async def test_to_cpu_takes_any_nest_and_keeps_what_is_no_tensor(runtime: la.Runtime) -> None:
    x = la.ones((2,)) * 2.5
    array = np.arange(3)
    tree = {
        "list": [x, (x + 1, None, "text", 3)],
        "batch": Batch(Pair(x * 2, array), "label"),
        "ready": await (x + 2),
        "empty": {},
    }
    found = await la.to_cpu(tree)
    np.testing.assert_array_equal(found["list"][0], [2.5, 2.5])
    np.testing.assert_array_equal(found["list"][1][0], [3.5, 3.5])
    assert found["list"][1][1:] == (None, "text", 3)
    assert type(found["batch"]) is Batch
    assert type(found["batch"].inputs) is Pair
    np.testing.assert_array_equal(found["batch"].inputs.left, [5, 5])
    assert found["batch"].inputs.right is array
    np.testing.assert_array_equal(found["ready"], [4.5, 4.5])
    assert found["empty"] == {}
    assert not found["list"][0].flags.writeable
    assert found["list"][0].dtype == np.float32


async def test_to_cpu_is_one_execution_and_one_download(autojump_clock: MockClock) -> None:
    downloads: list[str] = []

    class Noting(SimBackend):
        def submit(self, command: Command) -> None:
            if command.kind == "download":
                downloads.append(command.label)
            super().submit(command)

    la.backends.register("noting", Noting)
    try:
        async with la.open_runtime("noting:0") as runtime:
            leaves = [la.ones((4,)) * number for number in (2.5, 3.5, 4.5)]
            kept = la.ones((4,)) * 9.5
            await la.to_cpu({"a": leaves, "b": leaves[0] + leaves[1]})
            assert runtime.statistics().jobs["default"].steps == 1
            assert len(downloads) == 1
            assert kept.state == "lazy"
    finally:
        la.backends.unregister("noting")


async def test_to_cpu_over_several_devices() -> None:
    async with la.open_runtime({"cpu": 3}):
        tensors = [la.ones((2,), device=f"cpu:{index}") * (index + 1.5) for index in range(3)]
        found = await la.to_cpu(tensors)
        np.testing.assert_array_equal(found, [[1.5, 1.5], [2.5, 2.5], [3.5, 3.5]])


async def test_to_cpu_without_tensors_is_a_checkpoint() -> None:
    tree = {"a": [1, "b"]}
    with trio.testing.assert_checkpoints():
        assert await la.to_cpu(tree) is tree


async def test_to_cpu_raises_the_failure(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        simulation.errors.append(ValueError("broken"))
        with pytest.raises(la.ExecutionError, match="broken"):
            await la.to_cpu([la.ones((2,)) * 2.5])
        await la.mark_step()


async def test_to_cpu_takes_tensors_of_one_runtime() -> None:
    async with la.open_runtime("cpu"):
        outer = await la.ones((2,))
        async with la.open_runtime("cpu"):
            with pytest.raises(la.RuntimeMismatchError):
                await la.to_cpu([la.ones((2,)), outer])
            np.testing.assert_array_equal(await la.to_cpu(outer), [1, 1])


async def test_to_cpu_can_be_cancelled(autojump_clock: MockClock) -> None:
    async with open_simulation(seconds=10):
        x = la.ones((2,)) * 2.5
        with trio.move_on_after(1) as scope:
            await la.to_cpu([x])
        assert scope.cancelled_caught
        np.testing.assert_array_equal((await la.to_cpu([x]))[0], [2.5, 2.5])
        assert trio.current_time() == 10


# ---- put -----------------------------------------------------------------------------------


async def test_put_gives_ready_tensors(runtime: la.Runtime, device: str) -> None:
    array = np.arange(6.0, dtype=np.float32).reshape(2, 3)
    tree = Batch([array, array.T, np.float64(2.5), array[::2, 1:]], "label")
    found = await la.put(tree, device)
    assert type(found) is Batch
    assert found.label == "label"
    for tensor, source in zip(found.inputs, tree.inputs, strict=True):
        assert tensor.is_ready()
        assert tensor.dtype == source.dtype
        assert str(tensor.device) == device
    expected = [source.copy() for source in tree.inputs]
    array += 100
    for value, source in zip(await la.to_cpu(found.inputs), expected, strict=True):
        np.testing.assert_array_equal(value, source)


@pytest.mark.parametrize("order", [">", "<"])
async def test_put_in_any_byte_order(runtime: la.Runtime, order: str) -> None:
    for kind in ("f4", "f8", "i2", "u8", "c16"):
        array = np.arange(5).astype(order + kind)
        (tensor,) = await la.put([array])
        assert tensor.dtype == np.dtype(kind)
        np.testing.assert_array_equal(await tensor.numpy(), array)


async def test_put_refuses_dtypes_that_tensors_cannot_have(runtime: la.Runtime) -> None:
    for array in (np.array(["text"]), np.array([None]), np.array(["2020"], "M8[Y]")):
        with pytest.raises(la.DTypeError, match="cannot have"):
            await la.put(array)
    assert all(not device.mailbox.used for device in runtime.statistics().devices.values())


async def test_put_moves_tensors_and_leaves_the_rest() -> None:
    async with la.open_runtime({"cpu": 2}):
        x = la.ones((2,)) * 2.5
        found = await la.put([x, "text", 3, None, True], "cpu:1")
        assert found[1:] == ["text", 3, None, True]
        assert str(found[0].device) == "cpu:1"
        np.testing.assert_array_equal(await found[0].numpy(), [2.5, 2.5])
        with pytest.raises(la.UnknownDeviceError):
            await la.put(np.ones(3), "cpu:7")


async def test_put_is_a_checkpoint_and_can_be_cancelled(runtime: la.Runtime) -> None:
    for tree in ([], np.ones(3)):
        with trio.testing.assert_checkpoints():
            await la.put(tree)
        with trio.CancelScope() as scope:
            scope.cancel()
            await la.put(tree)
        assert scope.cancelled_caught
    assert all(not d.outstanding for d in runtime.statistics().devices.values())


async def test_put_counts_memory_until_it_is_dropped(runtime: la.Runtime, device: str) -> None:
    tensor = await la.put(np.ones(100))
    assert runtime.statistics().devices[device].memory_bytes == 800
    del tensor
    # The device's thread may hold on to it for a moment.
    await until(lambda: runtime.statistics().devices[device].memory_bytes == 0)


async def test_put_outside_a_runtime() -> None:
    with pytest.raises(la.NoRuntimeError):
        await la.put(np.ones(3))


# ---- prefetch ------------------------------------------------------------------------------


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
        release = threading.Event()
        closed = threading.Event()

        def blocking() -> Iterator[int]:
            try:
                yield 1
                release.wait(5)
                yield 2
            finally:
                closed.set()

        ticks = 0
        async with la.prefetch(blocking()) as batches:
            assert await anext(batches) == 1
            with trio.move_on_after(0.02):
                while True:
                    ticks += 1
                    await trio.sleep(0.001)
            assert ticks > 3
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
    left = [batch async for batch in batches]  # what was ready stays so
    assert len(left) <= 2
    await batches.aclose()


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

        def slow() -> Iterator[np.ndarray]:
            for _ in range(3):
                time.sleep(0.02)
                yield np.ones(1000)

        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                ticks += 1
                await trio.sleep(0.001)

        async with trio.open_nursery() as nursery:
            nursery.start_soon(tick)
            total: LazyTensor | float = 0.0
            async for batch in la.prefetch(slow()):
                total = batch.sum() + total
            nursery.cancel_scope.cancel()
        assert isinstance(total, LazyTensor)
        assert await total.item() == 3000
        assert ticks > 10


# ---- recording in a plain source -----------------------------------------------------------


@contextmanager
def hurried_threads() -> Iterator[None]:
    """Threads take turns as often as the interpreter can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


async def test_a_plain_source_records_apart(runtime: la.Runtime) -> None:
    """While the loop records, in the same thread as nobody else."""
    items, length = 100, 20

    def loader() -> Iterator[tuple[int, LazyTensor]]:
        for number in range(items):
            x = la.asarray(np.full(4, float(number)))
            for _ in range(length):
                x = x * 1.0 + 1.0
            yield number, x * 2 - la.ones(4)

    with hurried_threads():
        w = la.zeros(4)
        async for number, batch in la.prefetch(loader()):
            assert batch.state != "lazy"
            for _ in range(length):
                w = w + 1.0
            used = batch + w * 0.0
            await la.mark_step()
            np.testing.assert_array_equal(await used.numpy(), np.full(4, 2 * (number + length) - 1))
        np.testing.assert_array_equal(await w.numpy(), np.full(4, float(items * length)))
    assert runtime.metrics.counter_value("MixedTaskBarrier") is None


async def test_a_plain_source_uses_tensors_of_the_loop(runtime: la.Runtime) -> None:
    """Lazy ones as well, while the loop goes on with them; what it keeps itself is computed."""
    items = 50
    ready = await (la.ones(4) * 2.0)
    with hurried_threads():
        lazy = la.ones(4) * 1.5
        shared = {"lazy": lazy * 2.0, "mean": lazy}

        def loader() -> Iterator[LazyTensor]:
            mean = la.zeros(4)
            for number in range(items):
                mean = mean * 0.5 + float(number)
                yield (mean * 0.0 + shared["lazy"]) * ready
            shared["mean"] = mean

        count = 0
        async for batch in la.prefetch(loader()):
            for _ in range(10):
                lazy = lazy * 1.0 + ready * 0.0
            shared["lazy"] = lazy * 2.0
            await la.mark_step()
            np.testing.assert_array_equal(await batch.numpy(), np.full(4, 6.0))
            count += 1
        assert count == items
        expected = 0.0
        for number in range(items):
            expected = expected * 0.5 + number
        np.testing.assert_allclose(await shared["mean"].numpy(), np.full(4, expected), rtol=1e-5)


async def test_a_plain_source_that_records_very_much() -> None:
    async with la.open_runtime("cpu", {"trim_graph_size": 50, "max_trimmed_segments": 20}):

        def loader() -> Iterator[LazyTensor]:
            for number in range(5):
                x = la.full((2,), float(number))
                for _ in range(300):
                    x = x + 1.0
                yield x

        with hurried_threads():
            number = 0
            w = la.zeros(2)
            async for batch in la.prefetch(loader()):
                for _ in range(60):
                    w = w + 1.0
                await la.mark_step()
                np.testing.assert_array_equal(await batch.numpy(), np.full(2, number + 300.0))
                number += 1


async def test_a_plain_source_moves_tensors() -> None:
    async with la.open_runtime({"cpu": 2}):
        here = la.ones(3) * 2.0

        def loader() -> Iterator[LazyTensor]:
            for number in range(5):
                yield (here * float(number)).to("cpu:1") + 1.0

        batches = [batch async for batch in la.prefetch(loader(), device="cpu:1")]
        for number, batch in enumerate(batches):
            assert str(batch.device) == "cpu:1"
            np.testing.assert_array_equal(await batch.numpy(), np.full(3, 2.0 * number + 1))


async def test_a_plain_source_asks_for_values_and_takes_steps() -> None:
    async with la.open_runtime("cpu"):
        jobs = []

        def loader() -> Iterator[Any]:
            jobs.append(la.current_job())
            x = la.ones(()) * 3.0
            yield trio.from_thread.run((x + 1).item)
            y = x * 2.0
            trio.from_thread.run(la.mark_step)
            yield y.state != "lazy"
            with pytest.raises(la.UnsupportedOperationError, match="prefetch"):
                la.add_step_closure(print)

        assert [item async for item in la.prefetch(loader())] == [4.0, True]
        assert jobs[0] is not la.current_job()
        assert not la.current_job().parts


async def test_what_a_plain_source_computes_counts_for_the_job(autojump_clock: MockClock) -> None:
    async with open_simulation(), la.job("job", max_memory=100) as job:

        def loader() -> Iterator[LazyTensor]:
            yield la.full((4,), 2.5) * 2.0
            yield la.full((400,), 2.5) * 2.0

        kept = []
        with pytest.raises(la.DeviceOutOfMemoryError, match="its job 'job' uses"):
            async for batch in la.prefetch(loader()):
                await batch
                kept.append(batch)
        assert len(kept) == 1
        statistics = job.statistics()
        assert statistics.memory_bytes == {"virtual:0": 16}
        assert (statistics.steps, statistics.failed_steps) == (2, 1)
        await la.mark_step()  # it has been told


async def test_a_plain_source_draws_the_same_numbers_in_every_run() -> None:
    runs = []
    for seed in (1, 1, 2):
        async with la.open_runtime("cpu"):
            la.manual_seed(seed)
            values = []
            for _ in range(2):
                loader = (la.rand((1,)) for _ in range(3))
                values += [await batch.item() async for batch in la.prefetch(loader)]
            assert len(set(values)) == 6
            runs.append(values)
    assert runs[0] == runs[1]
    assert not set(runs[0]) & set(runs[2])


async def test_a_source_that_is_left_records_no_more() -> None:
    errors: list[BaseException] = []
    async with la.open_runtime("cpu"):
        go_on = threading.Event()

        def loader() -> Iterator[LazyTensor]:
            yield la.ones(2)
            go_on.wait(5)
            try:
                yield la.ones(2)
            except BaseException as error:
                errors.append(error)
                raise

        async with la.prefetch(loader(), depth=1) as batches:
            await anext(batches)
            await trio.sleep(0.01)
        go_on.set()
        await until(lambda: errors)
        assert isinstance(errors[0], la.JobClosedError)
        assert not la.current_job().parts
