"""How tensors are counted: from their making to their end, whenever somebody asks."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation

import lazyasync as la


def counts(metrics: Any) -> tuple[int, int]:
    """The tensors created and destroyed so far."""
    return (
        metrics.counter_value("CreateLtcTensor") or 0,
        metrics.counter_value("DestroyLtcTensor") or 0,
    )


async def test_tensors_count_as_soon_as_they_are_recorded() -> None:
    async with open_simulation(seconds=0) as (runtime, _):
        before = counts(la.metrics)[0]
        x = la.ones((2,))
        y = x + 2.5
        assert counts(la.metrics) == (before + 2, 0)
        assert counts(runtime.metrics) == (before + 2, 0)
        del y
        assert counts(la.metrics) == (before + 2, 1)
        kept = [x * float(number) for number in range(2, 5)]
        assert counts(la.metrics) == (before + 5, 1)
        await la.mark_step(wait=True)
        assert counts(la.metrics) == (before + 5, 1)
        statistics = runtime.statistics()
        assert (statistics.created_tensors, statistics.destroyed_tensors) == (before + 5, 1)
        del kept, x
        assert counts(la.metrics) == (before + 5, 5)


async def test_asking_often_counts_nothing_twice() -> None:
    async with open_simulation(seconds=0) as (runtime, _):
        kept = []
        for number in range(50):
            kept.append(la.full((2,), number + 2.5) * 2.0)
            kept[number // 2] += 1.0
            created, destroyed = counts(runtime.metrics)
            assert created - destroyed == number + 1
            if number % 7 == 0:
                await la.mark_step()
                assert counts(la.metrics) == (created, destroyed)


async def test_a_tensor_numbered_early_counts_once() -> None:
    async with open_simulation(seconds=0) as (runtime, _):
        x = la.ones((2,))
        identity = la.get_tensor_id(x)
        assert counts(runtime.metrics) == (1, 0)
        assert la.get_tensor_id(x) == identity
        await la.mark_step(wait=True)
        assert counts(runtime.metrics) == (1, 0)


async def test_counters_are_even_after_the_end_whatever_was_left() -> None:
    """Read early or late, through statistics or not, with tensors held and dropped."""
    for reads_early in (True, False):
        async with open_simulation(seconds=0) as (runtime, _):
            ready = await (la.ones((2,)) * 2.5)
            if reads_early:
                assert counts(runtime.metrics)[0] > 0
            async with la.job("another"):
                lazy = ready + 1.0
                dropped = ready + 2.0
                del dropped
            late = ready * 3.0
            compiled = await la.compile(lambda x: (x, x * 2.5))(ready)
            uploaded = la.asarray(np.ones(3))
        created, destroyed = counts(runtime.metrics)
        assert created - destroyed == 6
        del ready, lazy, late, compiled, uploaded
        gc.collect()
        created_after, destroyed_after = counts(runtime.metrics)
        assert created_after == destroyed_after == created
        names = runtime.metrics.counter_names()
        assert "CreateLtcTensor" in names
        assert f"Counter: DestroyLtcTensor\n  Value: {created}\n" in runtime.metrics.report()


async def test_after_a_reset_counters_begin_anew() -> None:
    async with open_simulation(seconds=0) as (runtime, _):
        x = la.ones((2,)) * 2.5
        runtime.metrics.reset()
        assert counts(runtime.metrics) == (0, 0)
        y = x + 1.0
        la.metrics.reset()
        assert counts(la.metrics) == (0, 0)
        del x, y
        assert counts(la.metrics) == (0, 2)


@pytest.mark.parametrize("run_async", [True, False])
async def test_what_threads_record_is_counted_in_the_end(run_async: bool) -> None:
    def record() -> None:
        x = la.ones((3,)) * 2.5
        for _ in range(20):
            x = x + 1.0

    async with la.open_runtime("cpu:0") as runtime:
        for _ in range(3):
            la.add_step_closure(record, run_async=run_async, in_thread=True)
            await la.mark_step()
            await trio.sleep(0.001)
            assert runtime.statistics().created_tensors >= 0
    gc.collect()
    created, destroyed = counts(runtime.metrics)
    assert created == destroyed == 66
