"""Handlers of the user's, which step closures are called by."""

from __future__ import annotations

import asyncio
import contextvars
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from small_steps import closures, ones
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.tensor import LazyTensor

variable: contextvars.ContextVar[str] = contextvars.ContextVar("variable", default="unset")


class Log:
    """A handler that notes what it calls, and when that has ended."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.calls: list[la.ClosureCall] = []

    async def __call__(self, call: la.ClosureCall) -> None:
        self.calls.append(call)
        self.lines.append(f"{call.args[0]} begins")
        await call()
        self.lines.append(f"{call.args[0]} ends")


async def skip(call: la.ClosureCall) -> None:
    """A handler that calls nothing."""


# ---- what a handler is given ---------------------------------------------------------------


@pytest.mark.parametrize("run_async", [False, True])
@pytest.mark.parametrize("device", ["cpu", "sim"])
async def test_every_closure_is_called_by_the_handler_in_order(
    device: str, run_async: bool
) -> None:
    log = Log()
    async with la.open_runtime(device, closure_handler=log):
        threads = {}

        def plain(name: str, x: LazyTensor) -> None:
            threads[name] = threading.get_ident()
            log.lines.append(f"{name}: {float(x)}")

        async def asynchronous(name: str, x: LazyTensor) -> None:
            await trio.lowlevel.checkpoint()
            plain(name, await (x + 1))

        x = la.ones(()) * 2.5
        la.add_step_closure(plain, ("a", x), run_async)
        la.add_step_closure(asynchronous, ("b", x), run_async)
        la.add_step_closure(plain, ("c", x * 2), run_async, in_thread=True)
        await la.mark_step()
        await la.run_step_closures()
        assert log.lines == [
            *("a begins", "a: 2.5", "a ends"),
            *("b begins", "b: 3.5", "b ends"),
            *("c begins", "c: 5.0", "c ends"),
        ]
        assert threads["a"] == threads["b"] == threading.get_ident()
        assert threads["c"] != threads["a"]
        assert closures().completed == 3
        call = log.calls[2]
        assert call.function is plain
        assert call.name.endswith("plain")
        assert (call.job, call.run_async, call.in_thread) == ("default", run_async, True)
        assert repr(call) == f"<call of the step closure {call.name} of the job 'default'>"
        assert not log.calls[0].in_thread


@pytest.mark.parametrize("in_thread", [False, True])
async def test_closures_see_the_context_of_adding_and_what_the_handler_has_set(
    in_thread: bool,
) -> None:
    seen: list[str] = []

    async def trace(call: la.ClosureCall) -> None:
        seen.append(variable.get())
        variable.set("traced")
        await call()

    async with la.open_runtime("cpu", closure_handler=trace):
        variable.set("added")
        for _ in range(2):
            la.add_step_closure(lambda: seen.append(variable.get()), in_thread=in_thread)
        variable.set("later")
        await la.mark_step()
        assert seen == ["added", "traced"] * 2
        assert variable.get() == "later"


async def test_arguments_are_on_the_host_for_who_calls_it_elsewhere() -> None:
    found: list[Any] = []

    async def elsewhere(call: la.ClosureCall) -> None:
        arrays = [np.asarray(x) for x in call.args]
        found.append(await trio.to_thread.run_sync(call.function, *arrays))

    async with la.open_runtime("sim", closure_handler=elsewhere):
        la.add_step_closure(lambda x, y: x.sum() + y, (ones(), la.ones(()) * 4), run_async=True)
        await la.mark_step()
        await la.run_step_closures()
        assert found == [9.0]


async def test_a_job_has_a_handler_of_its_own_or_the_runtimes() -> None:
    of_runtime, of_job = Log(), Log()
    async with la.open_runtime("cpu", closure_handler=of_runtime):

        async def add(name: str) -> None:
            la.add_step_closure(lambda _: None, (name,))
            await la.mark_step()

        await add("default")
        async with la.job("one"):
            await add("inherits")
        async with la.job("two", closure_handler=of_job):
            await add("has")
            async with la.job("three"):
                await add("inherits the runtime's")
        assert [call.args[0] for call in of_runtime.calls] == [
            *("default", "inherits", "inherits the runtime's")
        ]
        assert [(call.args[0], call.job) for call in of_job.calls] == [("has", "two")]


async def test_closures_of_compiled_calls_are_called_by_it_as_well() -> None:
    log = Log()
    async with la.open_runtime("cpu", closure_handler=log):
        la.add_step_closure(lambda _: None, ("call",))
        await la.compile(lambda x: x + 1)(la.ones((2,)))
        assert log.lines == ["call begins", "call ends"]


def test_in_asyncio_it_runs_there_as_the_closures_do() -> None:
    names: list[str] = []

    async def handler(call: la.ClosureCall) -> None:
        variable.set("of the handler")
        async with asyncio.timeout(30):
            await asyncio.sleep(0)
            await call()

    async def waiting(value: LazyTensor) -> None:
        await asyncio.sleep(0)
        plain(value)

    def plain(value: LazyTensor) -> None:
        names.append(f"{float(value)} {variable.get()}")

    def failing() -> None:
        raise KeyError("of the closure")

    async def main() -> None:
        async with la.open_runtime("cpu:0", closure_handler=handler):
            for run_async in (False, True):
                x = la.ones(()) + run_async
                la.add_step_closure(plain, (x,), run_async=run_async)
                la.add_step_closure(waiting, (x,), run_async=run_async)
                la.add_step_closure(plain, (x,), run_async=run_async, in_thread=True)
                await la.mark_step()
                await la.run_step_closures()
                for in_thread in (False, True):
                    la.add_step_closure(failing, run_async=run_async, in_thread=in_thread)
                    with pytest.raises(la.ClosureError, match="of the closure"):
                        await la.mark_step()
                        await la.run_step_closures()
            la.add_step_closure(asyncio.sleep, (30,), run_async=True)
            await la.mark_step()
            raise ZeroDivisionError  # ends the handler, and the closure in it

    with pytest.raises(ZeroDivisionError):
        asyncio.run(main())
    assert names == [f"{value} of the handler" for value in (1.0, 2.0) for _ in range(3)]


async def test_in_a_blocking_runtime_it_is_called_for_every_threads_closures() -> None:
    log = Log()

    def run() -> None:
        with la.blocking("cpu:0", closure_handler=log) as blocking:
            for name in ("main", "thread"):

                def step(name: str = name) -> None:
                    la.add_step_closure(lambda name, x: log.lines.append(name), (name, ones()))
                    blocking.run(la.mark_step)

                if name == "main":
                    step()
                else:
                    thread = threading.Thread(target=step)
                    thread.start()
                    thread.join()

    await trio.to_thread.run_sync(run)
    assert log.lines == [
        *("main begins", "main", "main ends"),
        *("thread begins", "thread", "thread ends"),
    ]
    assert len({call.job for call in log.calls}) == 2


# ---- what a handler may do -----------------------------------------------------------------


async def retry(call: la.ClosureCall) -> None:
    for _ in range(2):
        try:
            await call()
            return
        except OSError:
            await trio.sleep(1)
    await call()


async def retry_at_once(call: la.ClosureCall) -> None:
    for _ in range(2):
        with suppress(OSError):
            await call()
            return
    await call()


@pytest.mark.parametrize("in_thread", [False, True])
@pytest.mark.parametrize("failures", [0, 2, 3])
async def test_a_handler_may_try_again(failures: int, in_thread: bool) -> None:
    tried = 0

    def upload(x: LazyTensor) -> None:
        nonlocal tried
        tried += 1
        assert np.asarray(x).tolist() == [2.5, 2.5]
        if tried <= failures:
            raise OSError("the network")

    async with la.open_runtime("cpu", closure_handler=retry_at_once):
        la.add_step_closure(upload, (ones(),), in_thread=in_thread)
        if failures == 3:
            with pytest.raises(la.ClosureError, match="upload raised OSError: the network"):
                await la.mark_step()
        else:
            await la.mark_step()
        assert tried == min(failures + 1, 3)
        assert (closures().completed, closures().failed) == (failures < 3, failures == 3)


async def test_the_loop_goes_on_while_a_handler_waits(autojump_clock: MockClock) -> None:
    times: list[float] = []

    def flaky() -> None:
        times.append(trio.current_time())
        if len(times) < 3:
            raise OSError

    async with open_simulation():
        async with la.job("one", closure_handler=retry):
            la.add_step_closure(flaky, run_async=True)
            await la.mark_step()
            assert times == []
        assert times == [0.0, 1.0, 2.0]


async def test_a_handler_may_call_nothing_or_swallow_what_is_raised() -> None:
    async def swallow(call: la.ClosureCall) -> None:
        with pytest.raises(ZeroDivisionError):
            await call()

    ran: list[int] = []

    def closure() -> None:
        ran.append(1)
        raise ZeroDivisionError

    async with la.open_runtime("cpu"):
        for handler, expected in ((skip, 0), (swallow, 1)):
            async with la.job("one", closure_handler=handler) as job:
                la.add_step_closure(closure)
                await la.mark_step()
                assert len(ran) == expected
                assert job.statistics().closures.completed == 1


@pytest.mark.parametrize("run_async", [False, True])
async def test_what_a_handler_raises_is_raised_as_the_closures(run_async: bool) -> None:
    async def broken(call: la.ClosureCall) -> None:
        await call()
        raise KeyError("the handler")

    async with la.open_runtime("cpu", closure_handler=broken):
        la.add_step_closure(lambda: None, run_async=run_async)
        la.add_step_closure(lambda: None, run_async=run_async)
        for _ in range(2):
            with pytest.raises(la.ClosureError, match="raised KeyError: 'the handler'") as caught:
                await la.run_step_closures()
            assert isinstance(caught.value.__cause__, KeyError)
        await la.run_step_closures()
        assert (closures().completed, closures().failed) == (0, 2)


async def test_a_handler_and_its_closure_record_apart_from_the_loop() -> None:
    found: list[Any] = []

    async def computing(call: la.ClosureCall) -> None:
        scaled = call.args[0] * 2  # recorded while the thread records, too

        async with trio.open_nursery() as nursery:
            nursery.start_soon(call)
            for _ in range(50):
                scaled = scaled + 1
                await trio.lowlevel.checkpoint()
        found.append((await scaled.numpy()).tolist())
        for barrier in (la.mark_step, la.run_step_closures):
            with pytest.raises(la.ReentrantBarrierError):
                await barrier()

    def closure(x: LazyTensor) -> None:
        for _ in range(50):
            x = x + 1
        found.append(x.shape)

    async with la.open_runtime("cpu", closure_handler=computing):
        for in_thread in (False, True):
            mine = la.ones((2,)) * 7
            la.add_step_closure(closure, (ones(),), in_thread=in_thread)
            await la.mark_step()
            assert sorted(found, key=str) == [(2,), [55.0, 55.0]]
            found.clear()
            assert (await mine.numpy()).tolist() == [7.0, 7.0]


# ---- order, bounds and ends stay the runtime's ---------------------------------------------


async def test_the_next_closure_waits_for_the_handler(autojump_clock: MockClock) -> None:
    begun: list[tuple[int, float]] = []

    async def slow(call: la.ClosureCall) -> None:
        await call()
        await trio.sleep(1)

    async with open_simulation(config={"max_async_queue": 2}, seconds=0.0):
        async with la.job("one", closure_handler=slow) as job:
            for step in range(6):
                la.add_step_closure(
                    lambda step: begun.append((step, trio.current_time())), (step,), run_async=True
                )
                await la.mark_step()
                assert job.statistics().closures.queued <= 2
            assert trio.current_time() >= 2  # barriers have waited for room
        assert begun == [(step, float(step)) for step in range(6)]


async def test_a_call_has_its_turn_in_its_handler() -> None:
    kept: list[la.ClosureCall] = []

    async def keep(call: la.ClosureCall) -> None:
        kept.append(call)

    async with la.open_runtime("cpu", closure_handler=keep):
        la.add_step_closure(lambda: None)
        await la.mark_step()
        with pytest.raises(RuntimeError, match="has had its turn: await it in the handler"):
            await kept[0]()


async def test_a_call_does_not_run_twice_at_a_time() -> None:
    async def twice(call: la.ClosureCall) -> None:
        async with trio.open_nursery() as nursery:
            nursery.start_soon(call)
            await wait_all_tasks_blocked()
            with pytest.raises(RuntimeError, match=r"is running$"):
                await call()
            go_on.set()

    async with la.open_runtime("cpu", closure_handler=twice):
        go_on = trio.Event()
        la.add_step_closure(go_on.wait)
        await la.mark_step()
        assert closures().completed == 1


async def test_a_cancelled_barrier_cancels_the_handler(autojump_clock: MockClock) -> None:
    ended: list[float] = []

    async def forever(call: la.ClosureCall) -> None:
        try:
            await trio.sleep_forever()
        finally:
            ended.append(trio.current_time())

    async with open_simulation(seconds=0.0):
        async with la.job("one", closure_handler=forever):
            la.add_step_closure(lambda: None)
            with trio.move_on_after(2) as scope:
                await la.mark_step()
            assert scope.cancelled_caught
            assert ended == [2.0]


async def test_a_job_that_is_cancelled_drops_what_no_handler_has(autojump_clock: MockClock) -> None:
    ended: list[float] = []

    async def slow(call: la.ClosureCall) -> None:
        await trio.sleep(5)
        ended.append(trio.current_time())

    async with open_simulation(seconds=0.0) as (runtime, _):
        async with la.job("one", closure_handler=slow) as job:
            for _ in range(3):
                la.add_step_closure(lambda: None, run_async=True)
            await la.mark_step()
            await trio.sleep(1)
            job.cancel()
            await trio.sleep_forever()
        assert trio.current_time() == 1
        statistics = job.statistics().closures
        assert (statistics.cancelled, statistics.dropped) == (1, 2)
        await trio.sleep(9)
        assert not ended  # what a handler had begun was cancelled
    assert runtime.metrics.counter_value("ClosuresDropped") == 2


HANDLERS: dict[str, Any] = {
    "no function": 3,
    "a plain function": lambda call: None,
    "a class": Log,
    "a partial plain function": partial(print, "x"),
}


@pytest.mark.parametrize("name", HANDLERS)
async def test_handlers_are_asynchronous(name: str) -> None:
    message = r"closure_handler must be asynchronous, such as `async def handler\(call\)"
    with pytest.raises(TypeError, match=message):
        async with la.open_runtime("sim", closure_handler=HANDLERS[name]):
            raise AssertionError
    async with la.open_runtime("sim"):
        with pytest.raises(TypeError, match=message):
            async with la.job("one", closure_handler=HANDLERS[name]):
                raise AssertionError
        async with la.job("one"):  # the name is free
            pass


class Bound:
    async def method(self, prefix: str, call: la.ClosureCall) -> None:
        await call()


GOOD: dict[str, Callable[[la.ClosureCall], Awaitable[None]]] = {
    "an object": Log(),
    "a partial method": partial(Bound().method, "x"),
}


@pytest.mark.parametrize("name", GOOD)
async def test_whatever_is_asynchronous_may_be_one(name: str) -> None:
    seen: list[str] = []
    async with la.open_runtime("sim", closure_handler=GOOD[name]):
        la.add_step_closure(seen.append, ("ran",))
        await la.mark_step()
    assert seen == ["ran"]


async def test_a_closure_in_a_thread_must_still_be_plain() -> None:
    async def asynchronous() -> None:
        raise AssertionError

    async with la.open_runtime("cpu", closure_handler=Log()):
        la.add_step_closure(lambda *_: asynchronous(), ("x",), in_thread=True)
        with pytest.raises(la.ClosureError, match="must be a plain function"):
            await la.mark_step()
