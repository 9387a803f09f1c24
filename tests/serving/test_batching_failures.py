"""`la.serving.batched`: examples that fail, and storms of callers."""

from __future__ import annotations

import gc
import random
from typing import Any

import numpy as np
import pytest
import trio
from served import Watched, ask_all
from trio.testing import MockClock

import lazyasync as la
from lazyasync.serving import BatchError, QueueFullError, TooLateError
from lazyasync.serving.backlog import Request


async def test_an_example_that_fails_fails_alone(autojump_clock: MockClock) -> None:
    watched = Watched(1.0)
    async with la.open_runtime("sim:0"), watched.served() as ask:
        values = [1.0, 2.0, -3.0, 4.0, 5.0, 6.0, -7.0]
        for value, result in zip(values, await ask_all(ask, values), strict=True):
            if value < 0:
                assert isinstance(result, BatchError)
                assert isinstance(result.__cause__, ValueError)
            else:
                assert result == 2 * value
        statistics = ask.statistics()
    assert (statistics.answered, statistics.failed) == (5, 2)


class Speechless(Exception):
    def __str__(self) -> str:
        raise KeyError("nothing to say")


async def test_an_error_that_fails_to_say_anything_ends_no_server() -> None:
    is_broken = True

    def double(x: Any) -> Any:
        if is_broken:
            raise Speechless
        return x * 2

    async with la.open_runtime("cpu:0"), la.serving.batched(double) as ask:
        with pytest.raises(BatchError, match=r"exception str\(\) failed") as caught:
            await ask(np.ones(3))
        assert isinstance(caught.value.__cause__, Speechless)
        is_broken = False
        np.testing.assert_array_equal(await ask(np.ones(3)), np.full(3, 2.0))


@pytest.mark.parametrize("device", ["cpu:0", "sim:0"])
async def test_an_example_that_fails_on_the_device_fails_alone(device: str) -> None:
    def factor(x: Any) -> Any:
        return la.linalg.cholesky(x)

    results: dict[int, Any] = {}
    async with la.open_runtime(device), la.serving.batched(factor) as ask:

        async def one(number: int) -> None:
            sign = -1.0 if number % 7 == 3 else 1.0
            try:
                results[number] = await ask(np.eye(3) * sign * (number + 1))
            except BatchError as error:
                results[number] = error

        async with trio.open_nursery() as nursery:
            for number in range(30):
                nursery.start_soon(one, number)
    for number, result in results.items():
        if number % 7 == 3:
            assert isinstance(result.__cause__, la.LinearAlgebraError)
        else:
            np.testing.assert_allclose(result, np.eye(3) * (number + 1) ** 0.5)


async def test_what_tracing_raises_is_told_to_all_and_not_tried_again(runtime: la.Runtime) -> None:
    calls = []

    def wrong(x: Any) -> Any:
        calls.append(x.shape)
        return x @ la.ones((7, 7))

    async with la.serving.batched(wrong) as ask:
        results = await ask_all(ask, [1.0] * 20)
        assert all(isinstance(result.__cause__, la.ShapeError) for result in results)
        assert len({id(result) for result in results}) == 20
        assert ask.statistics().batches == 1
    assert len(calls) == 1


@pytest.mark.parametrize(
    "fn", [lambda x: la.sum(x), lambda x: {"a": x, "b": la.ones((3,))}, lambda x: 1.0]
)
async def test_results_without_the_axis_of_the_batch(runtime: la.Runtime, fn: Any) -> None:
    async with la.serving.batched(fn) as ask:
        for result in await ask_all(ask, [1.0, 2.0]):
            assert isinstance(result, BatchError)
            assert "takes a batch of 2, and the first axis of each of its results" in str(result)


async def test_nothing_is_left_for_the_collector(runtime: la.Runtime) -> None:
    """Of calls that were answered, failed, were refused, came too late and were cancelled."""

    def root(x: Any) -> Any:
        return la.linalg.cholesky(x[:, None, None] * la.eye(2))

    async def ask_all_ways(ask: Any) -> None:
        assert len(await ask_all(ask, [4.0, -1.0, 9.0, -4.0])) == 4
        await ask_all(ask, [1.0] * 20)
        await ask_all(ask, [1.0, 2.0], timeout=1e-9)
        with trio.move_on_after(0):
            await ask_all(ask, [1.0, 2.0])
        await ask_all(ask, [4.0])

    async with la.serving.batched(root, max_queue=10) as ask:
        await ask_all_ways(ask)  # once, to compile
        gc.collect()
        gc.disable()
        try:
            await ask_all_ways(ask)
            kinds = (BatchError, QueueFullError, TooLateError, Request)
            left = [type(it) for it in gc.get_objects() if isinstance(it, kinds)]
        finally:
            gc.enable()
    assert left == []


@pytest.mark.parametrize("seed", range(3))
async def test_a_storm_of_callers(autojump_clock: MockClock, seed: int) -> None:
    """Cancelled, too late, failing and refused ones among them: the others get what is theirs."""
    choices = random.Random(seed)
    watched = Watched(0.1)
    outcomes: dict[str, int] = {}
    async with (
        la.open_runtime("sim:0"),
        watched.served(max_batch=8, max_queue=50, max_delay=0.05) as ask,
        trio.open_nursery() as nursery,
    ):

        async def client(moment: float, value: float, patience: float, timeout: Any) -> None:
            await trio.sleep(moment)
            outcome = "cancelled"
            with trio.move_on_after(patience):
                try:
                    result = await ask(
                        np.float32(value), timeout=timeout, priority=choices.randrange(3)
                    )
                    assert result == 2 * value >= 0
                    outcome = "answered"
                except BatchError:
                    assert value < 0
                    outcome = "failed"
                except (TooLateError, QueueFullError) as error:
                    outcome = type(error).__name__
            outcomes[outcome] = outcomes.get(outcome, 0) + 1

        for number in range(600):
            nursery.start_soon(
                client,
                choices.uniform(0, 5),
                float(number if choices.random() < 0.95 else -1 - number),
                choices.choice([0.05, 0.2, 1.0, 100.0]),
                choices.choice([None, None, 0.1, 0.5, 2.0]),
            )
        await trio.sleep(100.0)
        statistics = ask.statistics()
    assert sum(outcomes.values()) == 600
    assert statistics.waiting == statistics.running == 0
    assert statistics.answered == outcomes["answered"]
    assert statistics.failed == outcomes["failed"]
    assert statistics.left == outcomes["cancelled"]
    assert min(outcomes.values()) > 0
