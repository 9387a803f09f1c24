"""Blocks that are cancelled at each turn of their task, and what is left of them: nothing.

Not even for the collector, as an error would leave that leads to a frame that holds it: with it the
frames of the user's would stay, and all that is in them.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from weakref import ref

import numpy as np
import pytest
import trio

import lazyasync as la

doubled = la.compile(lambda x: x * 2.0)


async def job_that_drains() -> None:
    async def slow(value: la.LazyTensor) -> None:
        await trio.sleep(0.001)

    async with la.job("drained"):
        for number in range(2):
            la.add_step_closure(slow, (la.ones((4,)) * number,), run_async=True)
            await la.mark_step()


async def jobs_in_jobs() -> None:
    async with la.job("outer"), la.job("inner", max_in_flight=1), la.step():
        y = la.ones((3,)) * 2.0
    await y.numpy()


async def server() -> None:
    async with la.serving.batched(doubled) as ask:
        await ask(np.ones(3, np.float32))


async def server_that_nobody_asks() -> None:
    async with la.serving.batched(doubled):
        await trio.sleep(0.001)


async def batches() -> None:
    async with la.prefetch([np.ones(3, np.float32)] * 2) as loaded:
        async for batch in loaded:
            await batch.sum().item()


async def barriers_with_closures() -> None:
    for run_async in (True, False):
        la.add_step_closure(lambda value: None, (la.ones((3,)) + 1.0,), run_async=run_async)
        await la.mark_step()
    await la.run_step_closures()


BLOCKS = (
    job_that_drains,
    jobs_in_jobs,
    server,
    server_that_nobody_asks,
    batches,
    barriers_with_closures,
)


class OneTurn(trio.abc.Instrument):
    """Cancels a task where it has had so many turns."""

    def __init__(self, turn: int, scope: trio.CancelScope) -> None:
        self._turns = turn
        self._scope = scope
        self._task = trio.lowlevel.current_task()

    def before_task_step(self, task: trio.lowlevel.Task) -> None:
        if task is self._task:
            self._turns -= 1
            if self._turns == 0:
                self._scope.cancel()


class Held:
    """Something in a frame of the user's."""


async def cancelled(turn: int, block: Callable[[], Awaitable[None]]) -> tuple[bool, ref[Held]]:
    """Whether the block was cancelled, and what its user's frame held."""
    kept: list[ref[Held]] = []

    async def program() -> None:
        held = Held()
        kept.append(ref(held))
        await block()

    with trio.CancelScope() as scope:
        instrument = OneTurn(turn, scope)
        trio.lowlevel.add_instrument(instrument)
        try:
            await program()
        finally:
            trio.lowlevel.remove_instrument(instrument)
    return scope.cancelled_caught, kept[0]


async def check_that_all_goes_on(runtime: la.Runtime) -> None:
    with trio.fail_after(60):
        assert await (la.ones((3,)) * 2.0).sum().item() == 6.0
        await la.mark_step(wait=True)
        await la.run_step_closures()
    jobs = runtime.statistics().jobs
    assert list(jobs) == ["default"]
    assert jobs["default"].undelivered_failures == 0


@pytest.mark.parametrize("block", BLOCKS)
async def test_what_is_left_of_a_block_that_is_cancelled(
    block: Callable[[], Awaitable[None]],
) -> None:
    async with la.open_runtime("cpu:0") as runtime:
        await check_that_all_goes_on(runtime)
        gc.disable()
        try:
            turn = 1
            while True:
                was_cancelled, held = await cancelled(turn, block)
                await check_that_all_goes_on(runtime)
                assert held() is None, f"cancelled at turn {turn}"
                if not was_cancelled:
                    break
                turn += 1
        finally:
            gc.enable()
    assert turn > 1


async def test_what_is_left_of_a_runtime_that_is_cancelled_while_it_ends() -> None:
    async def program() -> None:
        held = Held()
        kept.append(ref(held))
        async with la.open_runtime("cpu:0"):
            la.add_step_closure(lambda value: trio.sleep_forever(), (la.ones(3),), run_async=True)
            await la.mark_step()

    kept: list[ref[Held]] = []
    gc.disable()
    try:
        with trio.move_on_after(0.05):
            await program()
        assert kept[0]() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("run_async", [True, False])
def test_what_is_left_of_closures_of_asyncio_that_raise(run_async: bool) -> None:
    kept: list[ref[Held]] = []

    async def closure(value: Any) -> None:
        held = Held()
        kept.append(ref(held))
        await asyncio.sleep(0)
        raise ValueError("mine")

    async def told() -> None:
        with suppress(la.ClosureError):
            la.add_step_closure(closure, (la.ones(3),), run_async=run_async)
            await la.mark_step()
            await la.run_step_closures()
            await la.mark_step()

    async def program() -> None:
        async with la.open_runtime("cpu:0"):
            gc.disable()
            try:
                await told()
                await la.mark_step()
                assert kept[0]() is None
            finally:
                gc.enable()

    asyncio.run(program())
