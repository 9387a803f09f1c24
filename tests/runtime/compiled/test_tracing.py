"""Tracing goes on beside the event loop: once for all callers, with the caller's context."""

from __future__ import annotations

import contextvars
import gc
import threading
import traceback
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from threads import in_thread
from trio.testing import MockClock

import lazyasync as la
from lazyasync.runtime.compiled import function as compiled_function
from lazyasync.tensor import LazyTensor

number: contextvars.ContextVar[int] = contextvars.ContextVar("number", default=0)


def count(runtime: la.Runtime, name: str) -> int:
    return runtime.metrics.counter_value(name) or 0


class Gate:
    """Holds a function that is being traced until it is let go."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.go_on = threading.Event()
        self.calls = 0

    def __call__(self, x: Any) -> Any:
        self.calls += 1
        self.begun.set()
        assert self.go_on.wait(60)
        return la.tanh(x) + 1.0

    async def wait_begun(self) -> None:
        assert await trio.to_thread.run_sync(self.begun.wait, 60)

    @asynccontextmanager
    async def cancels(self) -> AsyncIterator[None]:
        """A block that is cancelled once the function has begun."""
        async with trio.open_nursery() as nursery:

            async def cancel() -> None:
                await self.wait_begun()
                nursery.cancel_scope.cancel()

            nursery.start_soon(cancel)
            yield


async def test_the_loop_goes_on_while_a_function_is_traced() -> None:
    gate = Gate()
    fn = la.compile(gate)
    async with la.open_runtime("cpu:0"), trio.open_nursery() as nursery:
        results: list[float] = []

        async def call() -> None:
            results.append(float(await (await fn(la.ones(()))).item()))

        nursery.start_soon(call)
        await gate.wait_begun()
        for step in range(5):  # anything else does
            assert float(await (la.ones(()) * (step + 2.0)).item()) == step + 2.0
            await la.mark_step()
        assert not results
        gate.go_on.set()
    assert results == [pytest.approx(np.tanh(1.0) + 1.0)]


async def test_concurrent_calls_trace_once() -> None:
    gate = Gate()
    fn = la.compile(gate)
    async with la.open_runtime("cpu:0") as runtime:
        async with trio.open_nursery() as nursery:
            for number in range(6):

                async def call(value: float = float(number)) -> None:
                    async with la.job(f"job {value}"):
                        result = await fn(la.full((3,), value))
                        assert np.allclose(await result.numpy(), np.tanh(value) + 1.0)

                nursery.start_soon(call)
            await gate.wait_begun()
            await trio.testing.wait_all_tasks_blocked(0.01)
            gate.go_on.set()
        assert gate.calls == 1
        assert count(runtime, "FunctionTraced") == 1
        await fn(la.ones((4,)))  # another signature
        assert gate.calls == 2
        assert not any(runtime.tracing.values())


async def test_a_caller_who_is_cancelled_leaves_at_once_and_others_get_the_trace() -> None:
    gate = Gate()
    fn = la.compile(gate)
    async with la.open_runtime("cpu:0") as runtime:
        scope = trio.CancelScope()
        left = trio.Event()

        async def leaves() -> None:
            with scope:
                await fn(la.ones((2,)))
            assert scope.cancelled_caught
            left.set()

        async with trio.open_nursery() as nursery:
            nursery.start_soon(leaves)
            await gate.wait_begun()
            scope.cancel()
            await left.wait()
            assert gate.calls == 1

            async def stays() -> None:
                assert np.allclose(await (await fn(la.ones((2,)))).numpy(), np.tanh(1.0) + 1.0)

            nursery.start_soon(stays)
            await trio.testing.wait_all_tasks_blocked(0.01)
            gate.go_on.set()
        assert gate.calls == 1
        assert not any(runtime.tracing.values())
        assert runtime.default_job.context(runtime.devices[0]).slots.taken == 0


@pytest.mark.parametrize("by_error", [True, False])
async def test_who_waits_for_a_trace_as_the_runtime_ends(by_error: bool) -> None:
    """Whoever has asked for the trace, or waits for it, is told so, as of all waits."""
    gate = Gate()
    fn = la.compile(gate)
    errors: list[Exception] = []

    async def call(x: LazyTensor) -> None:
        try:
            await fn(x)
        except Exception as error:
            errors.append(error)

    async with trio.open_nursery() as outside:
        with suppress(ZeroDivisionError):
            async with la.open_runtime("cpu:0"):
                x = await (la.ones((2,)) + 1.0)
                for _ in range(3):
                    outside.start_soon(call, x)
                await gate.wait_begun()
                await trio.testing.wait_all_tasks_blocked(0.01)
                if by_error:
                    raise ZeroDivisionError
        gate.go_on.set()
    assert len(errors) == 3
    for error in errors:
        assert isinstance(error, la.NoRuntimeError | la.JobClosedError), error


async def test_a_job_that_ends_meanwhile() -> None:
    gate = Gate()

    def constants(x: LazyTensor) -> Any:
        y = gate(x)
        return y + la.asarray(np.arange(2.0, dtype=np.float32))

    fn = la.compile(constants)
    async with la.open_runtime("cpu:0") as runtime:
        with pytest.raises(KeyError):
            async with la.job("short"):
                try:
                    async with gate.cancels():
                        await fn(la.ones((2,)))
                finally:
                    raise KeyError
        await gate.wait_begun()
        gate.go_on.set()
        # Whatever has come of that trace, another job gets what it asks for.
        assert np.allclose(
            await (await fn(la.ones((2,)))).numpy(), np.tanh(1.0) + np.array([1.0, 2.0])
        )
        assert not any(runtime.tracing.values())


async def test_a_runtime_that_ends_meanwhile() -> None:
    gate = Gate()
    ended = threading.Event()

    def goes_on(x: LazyTensor) -> Any:
        try:
            y = gate(x)
            for _ in range(100):
                y = y * 0.5 + 1.0
            return y
        finally:
            ended.set()

    async with gate.cancels(), la.open_runtime("cpu:0"):
        await la.compile(goes_on)(la.ones(()))
    gate.go_on.set()
    assert await trio.to_thread.run_sync(ended.wait, 60)
    async with la.open_runtime("cpu:0"):
        assert np.isfinite(await (await la.compile(goes_on)(la.ones(()))).item())


async def test_what_it_raises_names_the_line_and_goes_to_its_caller() -> None:
    def fails(x: LazyTensor) -> LazyTensor:
        if number.get() == 3:
            raise KeyError("of the caller with 3")
        return x * 2.0

    fn = la.compile(fails)
    async with la.open_runtime("cpu:0") as runtime:
        number.set(3)
        with pytest.raises(KeyError, match="with 3") as caught:
            await fn(la.ones(()))
        frames = [frame.name for frame in traceback.extract_tb(caught.value.__traceback__)]
        assert "fails" in frames
        assert frames[0].startswith("test_what_it_raises")
        with pytest.raises(la.ShapeError):
            await la.compile(lambda x, y: x @ y)(la.ones((2, 3)), la.ones((2, 3)))
        number.set(0)
        assert await (await fn(la.ones(()))).item() == 2.0
        assert count(runtime, "FunctionTraced") == 1
        assert not any(runtime.tracing.values())


async def test_context_variables_are_the_callers_own_and_stay_changed() -> None:
    seen = []

    def fn(x: LazyTensor) -> LazyTensor:
        seen.append(number.get())
        number.set(number.get() + 10)
        with la.scope("inside"):
            return x + float(seen[-1])

    async with la.open_runtime("cpu:0"):
        number.set(7)
        compiled = la.compile(fn)
        assert await (await compiled(la.ones(()))).item() == 8.0
        assert (seen, number.get()) == ([7], 17)
        await compiled(la.ones(()))
        assert (seen, number.get()) == ([7], 17)


def layered(x: LazyTensor, captured: LazyTensor) -> LazyTensor:
    offset = la.asarray(np.arange(3, dtype=np.float32))
    for step in range(4):
        x = la.tanh(x @ captured) + offset * (step + 1.5)
    return la.sum(x)


@pytest.mark.parametrize("short", [0.0, 2.0])
async def test_captured_tensors_that_others_compute_meanwhile(
    short: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lazy ones, constants made while tracing, gradients: whether the loop waits shortly or not."""
    monkeypatch.setattr(compiled_function, "SHORT_TRACE", short)
    async with la.open_runtime("cpu:0") as runtime:
        base = la.asarray(np.eye(3, dtype=np.float32))
        captured = base * 0.5 + 0.25  # still lazy
        gate = Gate()

        def loss(x: LazyTensor) -> LazyTensor:
            y = layered(x, captured)
            gate.begun.set()
            assert short or gate.go_on.wait(20)
            return y + layered(x * 0.5, captured)

        fn = la.compile(la.value_and_grad(loss))
        results: list[Any] = []

        async def call() -> None:
            results.append(await fn(la.full((2, 3), 0.5)))

        async with trio.open_nursery() as nursery:
            nursery.start_soon(call)
            await gate.wait_begun()
            await la.mark_step(wait=True)  # computes what is captured
            gate.go_on.set()
        gate.go_on.set()
        value, slope = la.value_and_grad(loss)(la.full((2, 3), 0.5))
        assert await results[0][0].item() == pytest.approx(float(await value.item()), rel=1e-5)
        assert np.allclose(await results[0][1].numpy(), await slope.numpy(), rtol=1e-4)
        ((trace,),) = [traces.values() for traces in runtime.traces.values()]
        sources = [source for source in trace._arguments if source is not None]
        assert any(getattr(source, "type", None) == base._node.type for source in sources)


async def test_small_functions_are_traced_without_giving_way() -> None:
    """What takes less than a hand-over has come when the loop looks again."""
    started = []

    async def other() -> None:
        started.append(1)

    async with la.open_runtime("cpu:0") as runtime, trio.open_nursery() as nursery:
        fn = la.compile(lambda x: x + 1.0)
        before = runtime.tasks
        assert before is not None
        nursery.start_soon(other)
        assert await (await fn(la.ones(()))).item() == 2.0
    assert started


async def test_devices_in_virtual_time_trace_where_they_are_called(
    autojump_clock: MockClock,
) -> None:
    threads = set()

    def fn(x: LazyTensor) -> LazyTensor:
        threads.add(threading.current_thread())
        assert trio.current_time() >= 0.0
        for _ in range(300):
            x = la.tanh(x) + 0.25
        return x

    async with open_simulation(seconds=0.5):
        with trio.fail_after(0.75):
            x = la.asarray(np.ones((3,), np.float32))
            assert np.isfinite(await (await la.compile(fn)(x)).numpy()).all()
    assert threads == {threading.current_thread()}


def test_callers_that_block() -> None:
    def fn(x: LazyTensor, n: float) -> Any:
        x = la.sin(x) * n + la.asarray(np.float32(0.5))
        x += 1.0
        return {"x": x}

    def refused(x: LazyTensor) -> Any:
        return float(x) + x

    def run() -> None:
        with la.blocking("cpu:0"):
            compiled = la.compile(fn)
            for value in (0.5, 2.0):
                result: Any = compiled(la.full((), value), value)
                assert float(result["x"]) == pytest.approx(np.sin(value) * value + 1.5)
            with pytest.raises(la.WouldBlockError):
                la.compile(refused)(la.ones(()))

    in_thread(run)


async def test_nothing_holds_what_has_been_traced() -> None:
    class Held:
        pass

    def fn(x: LazyTensor, held: Held) -> LazyTensor:
        if fails:
            raise KeyError(str(held is None))
        return x * 2.0

    async with la.open_runtime("cpu:0"):
        for fails in (False, True):
            held = Held()
            reference = weakref.ref(held)
            compiled = la.compile(fn)
            try:
                await compiled(la.ones(()), held)
            except KeyError:
                assert fails
            del held, compiled
            await trio.lowlevel.checkpoint()
            await la.mark_step(wait=True)
            await trio.lowlevel.checkpoint()
            gc.collect()
            assert reference() is None
