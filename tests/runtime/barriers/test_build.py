"""Making steps where memory, or the stack, is at its end: what has no step yet stays whole."""

from __future__ import annotations

import ctypes
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import numpy as np
import pytest
import trio
from faults import fail_once
from needs import needs_llvm

import lazyasync as la
from lazyasync.runtime.barriers import build
from lazyasync.runtime.steps.step import DeviceContext, Step
from lazyasync.runtime.steps.tensor_registry import TensorRegistry

AT_THE_END = (
    MemoryError,
    RecursionError,
    ctypes.ArgumentError,
)  # the last is the second, in ctypes

WAYS: dict[str, Callable[..., Awaitable[Any]]] = {
    "barrier": lambda *tensors: la.mark_step(),
    "read": lambda *tensors: tensors[0].numpy(),
    "reads": lambda *tensors: la.to_cpu(list(tensors[:2])),
    "sync": lambda *tensors: la.sync_multi(list(tensors[1:])),
}
PLACES: list[tuple[Any, str]] = [
    (TensorRegistry, "count_recorded"),
    (build, "Roots"),
    (build, "Collection"),
    (build, "_keep_computed"),
    (DeviceContext, "new_step"),
    (build.Receivers, "receive"),
    (Step, "hold_place"),
]


@pytest.mark.parametrize(("kind", "moved"), [("cpu", False), ("sim", False), ("sim", True)])
async def test_what_could_not_be_made_a_step_is_computed_by_whoever_asks_next(
    monkeypatch: pytest.MonkeyPatch, kind: str, moved: bool
) -> None:
    """One after the other, or all of it by a barrier; whatever was asked for, and failed."""
    devices = [f"{kind}:0", f"{kind}:1"]
    raised = 0
    async with la.open_runtime(devices, {"inline_microseconds": 0}) as runtime:
        x = await la.ones((3,))
        for number, (owner, name) in enumerate(PLACES):
            for way in WAYS.values():
                for by_barrier in (True, False):
                    number += len(PLACES)  # another graph, which has no program yet
                    there = (x * 7.0).to(devices[1]) if moved else None
                    tensors = [x + number, x * 3.0, (x + number) * (x * 3.0)]
                    with monkeypatch.context() as patch:
                        fail_once(patch, owner, name, MemoryError("no memory"))
                        try:
                            await way(*tensors)
                        except MemoryError:
                            raised += 1
                    if by_barrier:
                        await la.mark_step(devices)
                        await la.wait_device_ops()
                        assert [t.state for t in tensors] == ["ready"] * 3
                    values = [(await t.numpy()).tolist() for t in tensors]
                    assert values == [[v] * 3 for v in (1.0 + number, 3.0, 3.0 + 3.0 * number)]
                    if there is not None:
                        assert (await there.numpy()).tolist() == [7.0] * 3
        await la.mark_step(devices, wait=True)
        check_nothing_is_taken(runtime)
    assert raised >= 4 * len(PLACES)


@needs_llvm
@pytest.mark.parametrize("inline", [0, 1e9])
async def test_what_had_been_let_go_when_no_step_could_be_made_fails(
    monkeypatch: pytest.MonkeyPatch, inline: float
) -> None:
    """Its arguments may have been written over: it is not computed from them again."""
    failed = 0
    async with la.open_runtime("cpu:0", {"inline_microseconds": inline}) as runtime:
        (actor,) = runtime.actors.values()
        for number in range(8):
            x = await la.put(np.full((100_000,), number, np.float32))
            y = x * 3.0
            del x
            if number > 2:  # it is known, and so let go before it begins
                fail_once(monkeypatch, actor.backend, "execute", MemoryError("no memory"))
                fail_once(monkeypatch, DeviceContext, "new_step", MemoryError("no memory"))
            with suppress(MemoryError):  # where it has not been let go
                await la.mark_step()
            try:
                assert (await y.numpy() == 3.0 * number).all()
            except la.ExecutionError as error:
                assert number > 2
                assert isinstance(error.__cause__, MemoryError)
                failed += 1
            monkeypatch.undo()
        await la.mark_step(wait=True)
        check_nothing_is_taken(runtime)
    assert failed


async def test_tensors_stay_whole_wherever_the_stack_is_full() -> None:
    async def deep(depth: int, ask: Callable[..., Awaitable[Any]], *tensors: Any) -> None:
        await (deep(depth - 1, ask, *tensors) if depth else ask(*tensors))

    failed = 0
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
        x = await la.ones((3,))
        for way in WAYS.values():
            for depth in range(900, 1000):
                tensors = [x + 1.0, x * 3.0, (x + 1.0) * (x * 3.0)]
                try:
                    await deep(depth, way, *tensors)
                except AT_THE_END:
                    failed += 1
                except la.ExecutionError as error:
                    assert isinstance(error.__cause__, AT_THE_END)
                for tensor, value in zip(tensors, (2.0, 3.0, 6.0), strict=True):
                    with trio.fail_after(10):
                        try:
                            assert (await tensor.numpy()).tolist() == [value] * 3
                        except la.ExecutionError as error:
                            assert isinstance(error.__cause__, AT_THE_END)
            await la.mark_step(wait=True)
        check_nothing_is_taken(runtime)
    assert failed


def check_nothing_is_taken(runtime: la.Runtime) -> None:
    statistics = runtime.statistics()
    assert statistics.scheduler.mailbox.used == 0
    job = statistics.jobs["default"]
    assert {places.taken for places in job.places.values()} == {0}
    assert set(job.in_flight.values()) == {0}
