"""Sources of `la.prefetch` that record, in a thread of their own."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from threads import until
from trio.testing import MockClock

import lazyasync as la
from lazyasync.tensor import LazyTensor


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
            x = la.asarray(np.full(4, float(number), np.float32))
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
    assert runtime.metrics.counter_value("MixedTaskBarrier") == 0


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
        at_work, go_on = threading.Event(), threading.Event()

        def loader() -> Iterator[LazyTensor]:
            yield la.ones(2)
            at_work.set()
            go_on.wait(5)
            try:
                yield la.ones(2)
            except BaseException as error:
                errors.append(error)
                raise

        async with la.prefetch(loader(), depth=1) as batches:
            await anext(batches)
            await until(at_work.is_set)
        go_on.set()
        await until(lambda: errors)
        assert isinstance(errors[0], la.JobClosedError)
        assert not la.current_job().parts
