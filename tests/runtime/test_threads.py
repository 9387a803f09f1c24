"""Other threads, and other trio runs: what they must not touch stays as it is."""

from __future__ import annotations

import contextvars
import copy
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from threads import in_thread
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.tensor import LazyTensor

add_one = la.compile(lambda x: x + 1.5)
NO_GRAPH: Any = None
"""In the place of one, which nobody looks at."""


@dataclass
class Owner:
    """What a runtime's own run has, for another one to use."""

    runtime: la.Runtime
    job: la.Job
    lazy: LazyTensor
    in_flight: LazyTensor
    failed: LazyTensor
    ready: LazyTensor
    batches: la.Prefetch[Any]
    rendezvous: la.Rendezvous

    def state(self) -> object:
        """All that must not change."""
        tensors = (self.lazy, self.in_flight, self.failed, self.ready)
        return (
            self.runtime.statistics(),
            [(tensor._data, tensor._node, tensor._recording) for tensor in tensors],
            copy.copy(self.lazy._recording.references),
            self.lazy._recording.cursor,
            copy.copy(self.job.closures.pending),
            la.get_rng_state(),
            [self.failed._data.failure.delivered] if self.failed._data else [],
            copy.copy(self.batches._pump._ready),
            self.batches._pump.stopped,
            self.runtime.profile,
            self.job.cancel_scope.cancel_called if self.job.cancel_scope else None,
            (self.rendezvous.waiting, self.rendezvous.broken),
        )


async def first_of(batches: la.Prefetch[Any]) -> object:
    return await anext(batches)


async def open_a_job() -> None:
    async with la.job("another"):
        pass


async def take_a_step() -> None:
    async with la.step():
        pass


async def open_a_profile(path: str) -> None:
    async with la.debug.profile(path):
        pass


async def enter(rendezvous: la.Rendezvous) -> None:
    async with rendezvous:
        raise KeyError("which would break it")


AWAITED: dict[str, Callable[[Owner], Callable[[], Awaitable[object]]]] = {
    "await": lambda owner: lambda: later(owner.lazy),
    "await in flight": lambda owner: lambda: later(owner.in_flight),
    "await failed": lambda owner: lambda: later(owner.failed),
    "await ready": lambda owner: lambda: later(owner.ready),
    "numpy": lambda owner: owner.lazy.numpy,
    "numpy in flight": lambda owner: owner.in_flight.numpy,
    "item": lambda owner: owner.lazy[0].item,
    "to_cpu": lambda owner: lambda: la.to_cpu([owner.ready, owner.lazy]),
    "save": lambda owner: lambda: la.save({"x": owner.lazy}, "never.safetensors"),
    "prefetch": lambda owner: lambda: first_of(owner.batches),
    "aclose": lambda owner: owner.batches.aclose,
    "rendezvous": lambda owner: owner.rendezvous.wait,
    "enter a rendezvous": lambda owner: lambda: enter(owner.rendezvous),
}
"""What can be awaited in a thread that has not even taken over a context."""

AWAITED_IN_CONTEXT: dict[str, Callable[[Owner], Callable[[], Awaitable[object]]]] = {
    "mark_step": lambda owner: la.mark_step,
    "mark_step and wait": lambda owner: lambda: la.mark_step(wait=True),
    "step": lambda owner: take_a_step,
    "sync_multi": lambda owner: lambda: la.sync_multi([owner.lazy]),
    "run_step_closures": lambda owner: la.run_step_closures,
    "wait_device_ops": lambda owner: la.wait_device_ops,
    "put": lambda owner: lambda: la.put(np.ones(3)),
    "compiled": lambda owner: lambda: add_one(owner.ready),
    "compiled lazy": lambda owner: lambda: add_one(owner.lazy),
    "all_reduce": lambda owner: lambda: la.all_reduce([owner.ready, owner.lazy]),
    "all_gather": lambda owner: lambda: la.all_gather([owner.ready, owner.lazy]),
    "broadcast": lambda owner: lambda: la.broadcast(owner.lazy, ["virtual:0", "virtual:1"]),
    "run_cached_graph": lambda owner: lambda: la.computation.run_cached_graph("0" * 16, []),
    "run_graph": lambda owner: lambda: la.computation.run_graph(NO_GRAPH, []),
    "job": lambda owner: open_a_job,
    "profile": lambda owner: lambda: open_a_profile("never.json"),
}
"""What is asked of the current job: it is that of the task that started the thread."""


async def later(tensor: LazyTensor) -> LazyTensor:
    return await tensor


def run_in_copied_context(function: Callable[[], object]) -> None:
    """As `trio.to_thread.run_sync` does it, which would let the clock jump."""
    context = contextvars.copy_context()
    in_thread(lambda: context.run(function))


async def use_elsewhere(
    use: Callable[[Owner], Any], run: Any, expected: type[Exception], match: str = "."
) -> None:
    """Uses what an owner has in another thread: it raises, and changes nothing."""
    async with open_simulation(2) as (runtime, simulation):
        async with la.job("owner") as job:
            ready = la.ones((2,)) * 0.5
            await ready
            assert float((await (await add_one(ready)).numpy())[0]) == 2.0  # a plain one next time
            simulation.errors.append(RuntimeError("no"))
            failed = la.ones((2,)) * 3.5
            with pytest.raises(la.ExecutionError):
                await la.mark_step(wait=True)
            rendezvous = la.Rendezvous(2)
            batches = la.prefetch(iter([np.ones(2), np.ones(2)]))
            await anext(batches)
            in_flight = la.ones((2,)) * 1.5
            await la.mark_step()
            lazy = la.ones((2,)) * 2.5
            beside = lazy + 1  # as the other thread would record it, if it were asked to
            owner = Owner(runtime, job, lazy, in_flight, failed, ready, batches, rendezvous)
            async with trio.open_nursery() as nursery:
                nursery.start_soon(rendezvous.wait)
                await wait_all_tasks_blocked()
                function = use(owner)
                before = owner.state()
                for _ in range(2):
                    with pytest.raises(expected, match=match):
                        run(function)
                assert owner.state() == before
                del beside
                await rendezvous.wait()
            assert (await anext(batches)).shape == (2,)
            # The owner goes on: nobody has taken what it waits for.
            with trio.fail_after(60):
                await la.mark_step(wait=True)
                assert (await (lazy + in_flight + ready).numpy()).tolist() == [4.5, 4.5]
            await batches.aclose()
            with pytest.raises(la.ExecutionError):
                await failed


@pytest.mark.parametrize("name", AWAITED | AWAITED_IN_CONTEXT)
async def test_what_is_awaited_in_another_run_raises_at_once(
    name: str, autojump_clock: MockClock
) -> None:
    use = (AWAITED | AWAITED_IN_CONTEXT)[name]
    await use_elsewhere(
        lambda owner: partial(trio.run, use(owner)),
        run_in_copied_context,
        la.WrongThreadError,
        r"the thread 'Thread-\d+ \(run\)' (has no part in this|cannot record in the job)",
    )


@pytest.mark.parametrize("name", AWAITED)
async def test_also_in_a_run_without_the_owners_context(
    name: str, autojump_clock: MockClock
) -> None:
    await use_elsewhere(
        lambda owner: partial(trio.run, AWAITED[name](owner)),
        in_thread,
        la.WrongThreadError,
        "has no part in this",
    )


@pytest.mark.parametrize("name", AWAITED)
async def test_also_in_a_run_with_a_runtime_of_its_own(
    name: str, autojump_clock: MockClock
) -> None:
    async def with_a_runtime(use: Callable[[], Awaitable[object]]) -> None:
        async with la.open_runtime("sim"):
            await use()

    await use_elsewhere(
        lambda owner: partial(trio.run, with_a_runtime, AWAITED[name](owner)),
        in_thread,
        la.WrongThreadError,
        "has no part in this",
    )


async def test_with_trios_own_threads() -> None:
    async with la.open_runtime("cpu:0"):
        y = la.ones((2,)) * 2.5
        for use in (y.numpy, y.__await__, la.mark_step):
            with pytest.raises(la.WrongThreadError, match="has no part in this runtime"):
                await trio.to_thread.run_sync(trio.run, _awaitable(use))
        assert y.state == "lazy"
        with trio.fail_after(10):
            assert (await y.numpy()).tolist() == [2.5, 2.5]
        # What is handed back to the run may do what it likes there.
        got = await trio.to_thread.run_sync(trio.from_thread.run, (y + 1).numpy)
        assert got.tolist() == [3.5, 3.5]


def _awaitable(use: Callable[[], Any]) -> Callable[[], Awaitable[object]]:
    class Once:
        def __await__(self) -> Any:
            found = use()
            return found.__await__() if hasattr(found, "__await__") else found

    async def wait() -> object:
        return await Once()

    return wait


# ---- what is not awaited -------------------------------------------------------------------


def set_item(tensor: LazyTensor) -> None:
    tensor[0] = 7.5


def add_in_place(tensor: LazyTensor) -> None:
    tensor += 1


def multiply_in_place(tensor: LazyTensor) -> None:
    tensor *= tensor


CHANGED: dict[str, Callable[[Owner], Callable[[], object]]] = {
    "set_": lambda owner: lambda: owner.ready.set_(owner.lazy),
    "set_ a lazy one": lambda owner: lambda: owner.lazy.set_(owner.ready),
    "+=": lambda owner: lambda: add_in_place(owner.lazy),
    "*=": lambda owner: lambda: multiply_in_place(owner.ready),
    "setitem": lambda owner: lambda: set_item(owner.lazy),
    "setitem of a ready one": lambda owner: lambda: set_item(owner.ready),
    "copy_from an array": lambda owner: lambda: owner.lazy.copy_from([5.5, 5.5]),
    "copy_from a tensor": lambda owner: lambda: owner.lazy.copy_from(owner.ready),
    "cancel": lambda owner: owner.job.cancel,
    "abort": lambda owner: owner.rendezvous.abort,
}
CHANGED_IN_CONTEXT: dict[str, Callable[[Owner], Callable[[], object]]] = {
    "manual_seed": lambda owner: lambda: la.manual_seed(5),
    "set_rng_state": lambda owner: lambda: la.set_rng_state({"key": 1, "counter": 2}),
    "add_step_closure": lambda owner: lambda: la.add_step_closure(print, (owner.ready,)),
    "prefetch": lambda owner: lambda: la.prefetch([np.ones(2)]),
    "lower": lambda owner: lambda: add_one.lower(owner.ready),
    "reset": lambda owner: la.ir_cache.reset,
}


@pytest.mark.parametrize("name", CHANGED | CHANGED_IN_CONTEXT)
async def test_what_is_changed_in_another_thread_raises_at_once(
    name: str, autojump_clock: MockClock
) -> None:
    await use_elsewhere(
        (CHANGED | CHANGED_IN_CONTEXT)[name],
        run_in_copied_context,
        la.WrongThreadError,
        "the thread 'Thread-",
    )


@pytest.mark.parametrize("name", CHANGED)
async def test_also_in_a_thread_without_a_context(name: str, autojump_clock: MockClock) -> None:
    await use_elsewhere(
        CHANGED[name],
        in_thread,
        la.WrongThreadError,
        "the thread 'Thread-",
    )


@pytest.mark.parametrize("name", CHANGED_IN_CONTEXT)
async def test_without_a_context_there_is_no_job_to_change(
    name: str, autojump_clock: MockClock
) -> None:
    await use_elsewhere(CHANGED_IN_CONTEXT[name], in_thread, la.NoRuntimeError)


async def test_what_changes_nothing_may_be_asked_for_anywhere() -> None:
    async with la.open_runtime("cpu:0") as runtime:
        x = await (la.ones((2,)) * 2.5)

        def look() -> None:
            assert la.current_job() is runtime.default_job
            assert la.current_runtime() is runtime
            assert la.get_rng_state() == {
                "key": runtime.default_job.context(runtime.devices[0]).random_key,
                "counter": 0,
            }
            assert np.asarray(x).tolist() == [2.5, 2.5]
            assert runtime.statistics().waiting_tasks
            assert "2.5" in repr(x)

        run_in_copied_context(look)


# ---- threads that may ----------------------------------------------------------------------


async def test_closures_and_sources_in_threads_may_change_what_they_use() -> None:
    async with la.open_runtime("cpu:0"):
        found: list[list[float]] = []

        def change() -> LazyTensor:
            x = la.ones((2,)) * 2.5
            x += 1
            x[0] = 0.5
            x.set_(x * 2)
            x.copy_from(x + 1)
            la.manual_seed(3)
            add_one.lower(x)
            return x

        def closure() -> None:
            found.append(trio.from_thread.run(change().numpy).tolist())

        def source() -> Any:
            for _ in range(2):
                yield change()

        for run_async in (False, True):
            la.add_step_closure(closure, run_async=run_async, in_thread=True)
        await la.mark_step()
        async for batch in la.prefetch(source()):
            found.append((await batch.numpy()).tolist())
        await la.wait_device_ops()
        while len(found) < 4:
            await trio.sleep(0.001)
        assert found == [[2.0, 8.0]] * 4


@pytest.mark.parametrize("where", ["closure", "source"])
async def test_but_they_cannot_await_in_runs_of_their_own(where: str) -> None:
    async with la.open_runtime("cpu:0"):
        errors: list[BaseException] = []
        x = await (la.ones((2,)) * 2.5)
        await add_one(x)

        def wait() -> None:
            for use in (x.numpy, la.mark_step, lambda: add_one(x), lambda: la.put(np.ones(2))):
                try:
                    trio.run(use)
                except la.WrongThreadError as error:
                    errors.append(error)

        def source() -> Any:
            wait()
            yield np.ones(2)

        if where == "closure":
            la.add_step_closure(wait, in_thread=True)
            await la.mark_step()
        else:
            async for _ in la.prefetch(source()):
                pass
        assert len(errors) == 4


def test_every_thread_of_a_blocking_runtime_may() -> None:
    with la.blocking("cpu:0") as blocking:
        shared = la.ones((2,)) * 2.5
        found: list[float] = []

        def change() -> None:
            nonlocal shared
            mine = la.ones((2,)) * 1.5
            mine += shared
            mine[0] = 0.5
            mine.set_(mine * 2)
            mine.copy_from(mine + 1)
            shared.set_(mine)
            la.manual_seed(3)
            la.add_step_closure(lambda value: found.append(float(value)), (mine.sum(),))
            blocking.run(la.mark_step)

        for run in (in_thread, run_in_copied_context, lambda function: function()):
            run(change)
        assert found == [11.0, 24.0, 50.0]
        for run in (in_thread, run_in_copied_context):
            with pytest.raises(la.WrongThreadError):
                run(lambda: trio.run(shared.numpy))
            with pytest.raises(la.WrongThreadError, match="'default'"):
                run(blocking.runtime.default_job.cancel)
        assert np.asarray(shared).tolist() == [2.0, 48.0]


def test_the_opener_of_a_blocking_runtime_may_cancel_its_job() -> None:
    with la.blocking("cpu:0") as blocking:
        la.current_job().cancel()
        with pytest.raises(la.NoRuntimeError):
            while True:
                blocking.run(trio.sleep, 0.01)


# ---- rendezvous ----------------------------------------------------------------------------


def test_a_rendezvous_made_outside_belongs_to_the_run_that_uses_it_first() -> None:
    rendezvous = la.Rendezvous(2)

    async def meet() -> None:
        async with trio.open_nursery() as nursery:
            nursery.start_soon(rendezvous.wait)
            nursery.start_soon(rendezvous.wait)

    in_thread(lambda: trio.run(meet))
    with ExitStack() as stack:
        stack.enter_context(pytest.raises(la.WrongThreadError, match="or rendezvous"))
        trio.run(rendezvous.wait)
    assert rendezvous.rounds == 1


def test_a_rendezvous_may_be_used_in_one_run_after_the_other() -> None:
    rendezvous = la.Rendezvous(1)
    for round_ in range(3):
        assert trio.run(rendezvous.wait) == round_
