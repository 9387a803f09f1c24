"""Small steps and copies that the trio thread makes itself, on a stand-in for CuPy.

What the trio thread must leave as it was, and what is left to threads, is the same on a GPU.
"""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import numpy as np
import pytest
from cuda_on_host import FUSED, backend_of, idle, needs_gxx
from recording_cupy import RecordingCupy, registered
from recording_cupy_memory import CUDARuntimeError, OutOfMemoryError
from threads import until

import lazyasync as la
from lazyasync.backends.cuda import graphs as cuda_graphs
from lazyasync.backends.protocol import NotAtOnceError
from lazyasync.errors import DeviceLostError

pytestmark = [needs_gxx, pytest.mark.usefixtures("kernels_on_host")]

HERE = threading.main_thread().name


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Graphs of a single kernel, too."""
    monkeypatch.setattr(cuda_graphs, "MIN_LAUNCHES", 1)


@asynccontextmanager
async def opened(module: RecordingCupy, **more: Any) -> AsyncIterator[la.Runtime]:
    # However long the stand-in takes for what is small.
    config = {**FUSED, "cuda_graphs": True, "inline_microseconds": 10_000_000, **more}
    with registered(module):
        async with la.open_runtime("recorded:0", config=config) as runtime:
            yield runtime


def updated(x: la.LazyTensor, rate: float) -> la.LazyTensor:
    return x - la.tanh(x) * rate


async def trained(steps: int) -> tuple[la.LazyTensor, np.ndarray]:
    """A value that is updated again and again, and what it should be."""
    x = await la.put(np.linspace(-1, 1, 300, dtype=np.float32))
    expected = np.linspace(-1, 1, 300)
    for number in range(steps):
        x = updated(x, 0.01 * number)
        await la.mark_step(wait=True)
        expected = expected - np.tanh(expected) * 0.01 * number
    return x, expected


def inline_steps(runtime: la.Runtime) -> int:
    return runtime.metrics.counter_value("InlineSteps") or 0


async def test_what_repeats_is_replayed_by_the_caller(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        x, expected = await trained(40)
        assert inline_steps(runtime) >= 20
        await idle(runtime)
        before = len(module.calls)
        found = await x.numpy()
        assert {thread for thread, _ in module.calls[before:]} == {HERE}
    assert HERE in module.threads_of("Graph.launch")
    assert HERE not in module.threads_of(
        "Event.synchronize", "Graph.destroy", "Stream.begin_capture"
    )
    np.testing.assert_allclose(found, expected, rtol=1e-5)


async def test_nothing_is_done_by_the_caller_where_it_may_not_be(module: RecordingCupy) -> None:
    async with opened(module, inline_microseconds=0) as runtime:
        x, expected = await trained(20)
        found = await x.numpy()
        assert inline_steps(runtime) == 0
    assert HERE not in {thread for thread, _ in module.calls}
    np.testing.assert_allclose(found, expected, rtol=1e-5)


async def test_the_thread_is_left_as_it_was(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        module._local.device, module._local.stream, module._local.allocator = 0, "stream", "pool"
        await trained(40)
        assert inline_steps(runtime)
        state = module._local.device, module._local.stream, module._local.allocator
        assert state == (0, "stream", "pool")


@pytest.mark.parametrize("length", [300, 30_000])
async def test_what_is_on_the_host_is_brought_if_it_is_small(
    module: RecordingCupy, length: int
) -> None:
    async with opened(module) as runtime:
        weight = await la.put(np.full(length, 2, np.float32))
        for number in range(40):
            batch = la.asarray(np.full(length, number + 2, np.float32))
            result = la.exp(la.sin(batch * weight))
            del batch
            before = inline_steps(runtime)
            if number:  # the first opens the device; all others find the same memory free
                await idle(runtime)
            values = await result.numpy()
            expected = np.exp(np.sin(2.0 * (number + 2)))
            np.testing.assert_allclose(values, np.full(length, expected), rtol=1e-5)
        assert inline_steps(runtime) - before == (length == 300)
        await la.wait_device_ops()
        del result, weight
    assert all(not pool.used_bytes() for pool in module.pools)


async def test_what_is_looked_into_for_a_moment_is_in_nobodys_way_later(
    module: RecordingCupy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The caller is then given results whose graph is new, and a thread those that are known. It
    is not so each time from then on."""
    is_free = cuda_graphs._Set.is_free.fget
    moments = 0

    def is_free_later(one: Any) -> Any:
        nonlocal moments
        if moments and threading.current_thread().name == HERE:
            moments -= 1
            return False
        return is_free(one)

    monkeypatch.setattr(cuda_graphs._Set, "is_free", property(is_free_later))
    async with opened(module) as runtime:
        weight = await la.put(np.full(300, 2, np.float32))
        for number in range(40):
            result = la.exp(la.asarray(np.full(300, number, np.float32)) * weight * 0.01)
            before = inline_steps(runtime)
            if number:
                await idle(runtime)
            moments = int(number == 20)
            await result.numpy()
        assert moments == 0
        assert inline_steps(runtime) == before + 1


async def test_nothing_is_done_at_once_beside_other_work(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        x, _ = await trained(40)
        before, large = inline_steps(runtime), np.ones(30_000, np.float32)
        module.gpus[0].hold()
        big = la.asarray(large) * 3
        await la.mark_step()
        y = updated(x, 0.5)
        await la.mark_step()
        assert inline_steps(runtime) == before
        backend = backend_of(runtime)
        await until(lambda: not backend._lanes[0].waiter.is_idle)
        with pytest.raises(NotAtOnceError), backend.lent():
            pytest.fail("a lane with work was lent")
        module.gpus[0].let()
        expected = np.asarray(await x.numpy(), np.float64)
        np.testing.assert_allclose(await y.numpy(), expected - np.tanh(expected) * 0.5, rtol=1e-5)
        assert (await big.numpy()).sum() == 90_000


async def test_a_device_that_is_lost_at_once(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        x, _ = await trained(40)
        await idle(runtime)
        module.fail("Stream.synchronize", CUDARuntimeError(700))
        y = updated(x, 0.5)
        with pytest.raises(la.ExecutionError, match="is lost") as caught:
            await y.numpy()
        assert isinstance(caught.value.__cause__, DeviceLostError)


@pytest.mark.parametrize("call", ["malloc", "Graph.launch"])
async def test_what_fails_at_once_is_done_by_the_threads(module: RecordingCupy, call: str) -> None:
    error = OutOfMemoryError("simulated") if call == "malloc" else RuntimeError("simulated")
    async with opened(module):
        x, expected = await trained(40)
        module.fail(call, error)
        other = await la.put(np.ones(3, np.float32))
        y = updated(x, 0.5) + 0 * other.sum()
        expected = expected - np.tanh(expected) * 0.5
        for _ in range(3):
            np.testing.assert_allclose(await y.numpy(), expected, rtol=1e-5)
            y = updated(y, 0.5)
            expected = expected - np.tanh(expected) * 0.5


async def test_calls_of_compiled_functions(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        step = la.compile(updated)
        x = await la.put(np.linspace(-1, 1, 300, dtype=np.float32))
        expected = np.linspace(-1, 1, 300)
        for number in range(60):
            x = await step(x, 0.01 * number)
            expected = expected - np.tanh(expected) * 0.01 * number
            np.testing.assert_allclose(await x.numpy(), expected, rtol=1e-5)
        assert inline_steps(runtime) >= 20
        memory = runtime.statistics().devices["recorded:0"].memory_bytes
        assert memory == 1200
