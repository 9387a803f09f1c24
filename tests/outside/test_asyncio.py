"""A runtime in an asyncio program: what tasks of asyncio record, await, cancel and are told."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import sys
import threading
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trio
from asyncio_programs import run_in_asyncio as run
from processes import run_program
from scripted_devices import Script, script

import lazyasync as la

__all__ = ["script"]


@la.compile
def doubled(x: la.LazyTensor) -> la.LazyTensor:
    """What is compiled here."""
    return x * 2.0


# ---- what can be awaited -------------------------------------------------------------------


@pytest.mark.parametrize("device", ["cpu:0", "sim:0"])
def test_everything_can_be_awaited(device: str, tmp_path: Any) -> None:
    async def main(runtime: la.Runtime) -> None:
        x = la.arange(4) * 2.5
        assert (await x) is x
        np.testing.assert_array_equal(await x.numpy(), [0.0, 2.5, 5.0, 7.5])
        assert await x.sum().item() == 15.0
        with pytest.raises(la.WouldBlockError):
            float(x.sum())
        y = x + 1
        await la.mark_step()
        assert y.state != "lazy"
        assert await (await doubled(y)).sum().item() == 38.0
        async with la.step(wait=True):
            z = y * 3
        assert z.is_ready()
        await la.sync_multi([z + 1], wait=True)
        await la.wait_device_ops()
        await la.run_step_closures()
        tree = await la.to_cpu({"z": z, "name": "z"})
        assert tree["name"] == "z"
        put = await la.put({"a": np.ones(3, np.float32)})
        assert put["a"].is_ready()
        await la.save({"x": x}, tmp_path / "x.safetensors")
        loaded = await la.load(tmp_path / "x.safetensors")
        assert await loaded["x"].sum().item() == 15.0
        assert "multiply" in await la.aio.dump_ir(x * 7.0)
        rendezvous = la.Rendezvous(2)
        assert await asyncio.gather(rendezvous.wait(), rendezvous.wait()) == [0, 0]
        async with la.debug.profile(tmp_path / "profile.json"):
            await (y + 2)
        assert (tmp_path / "profile.json").exists()

    run(main, device)


def test_collectives() -> None:
    async def main(runtime: la.Runtime) -> None:
        parts = [la.ones((2,), device=f"cpu:{number}") * (number + 1.0) for number in range(2)]
        summed = await la.all_reduce(parts, op="sum")
        assert [await part.sum().item() for part in summed] == [6.0, 6.0]

    run(main, {"cpu": 2})


def test_training() -> None:
    random = np.random.default_rng(0)
    batches = [random.normal(size=(64, 8)).astype("f") for _ in range(30)]

    async def main(runtime: la.Runtime) -> None:
        optimizer = la.optim.sgd(0.1)

        @la.compile
        def train(w: la.LazyTensor, state: Any, x: la.LazyTensor) -> Any:
            loss, gradient = la.value_and_grad(
                lambda w: la.mean((x @ w - la.sum(x, axis=-1)) ** 2)
            )(w)
            w, state = optimizer.update(gradient, state, w)
            return w, state, loss

        w = la.zeros((8,))
        state = optimizer.init(w)
        losses = []
        async for x in la.prefetch(batches):
            w, state, loss = await train(w, state, x)
            losses.append(await loss.item())
        assert len(losses) == 30
        assert losses[-1] < losses[0] / 10

    run(main)


def test_sources_and_closures_of_asyncio() -> None:
    """What users write is run by asyncio, and can await what is asyncio's."""
    seen: list[Any] = []

    async def source() -> AsyncIterator[np.ndarray]:
        for number in range(3):
            await asyncio.sleep(0.001)
            yield np.full(2, number, np.float32)
        seen.append("closed")

    async def report(value: la.LazyTensor) -> None:
        await asyncio.sleep(0.001)
        assert asyncio.current_task() is not None
        seen.append(float(value))
        assert await (value + 1).item() == float(value) + 1

    async def main(runtime: la.Runtime) -> None:
        async for batch in la.prefetch(source()):
            la.add_step_closure(report, (batch.sum(),))
            await la.mark_step()

    run(main)
    assert seen in ([0.0, 2.0, "closed", 4.0], [0.0, 2.0, 4.0, "closed"], [0.0, "closed", 2.0, 4.0])


def test_closures_that_are_functions_of_the_package(tmp_path: Path) -> None:
    """They are called as they are, or by a plain function which returns what is to be awaited."""
    path = tmp_path / "tree.safetensors"

    async def main(runtime: la.Runtime) -> None:
        for number, run_async in enumerate((False, True)):
            x = la.ones((2,)) + number
            la.add_step_closure(la.save, ({"x": x}, path), run_async=run_async)
            await la.mark_step()
            await la.run_step_closures()
            loaded = await la.load(path)
            assert await loaded["x"].sum().item() == 2.0 + 2 * number
            for closure in (
                lambda x: la.save({"x": x * 2}, path),
                lambda x: (x + 1).numpy(),
                lambda x: x + 1,
                la.compile(lambda x: x * 3),
                la.aio.nonzero,
                la.put,
            ):
                la.add_step_closure(closure, (x,), run_async=run_async)
                await la.mark_step()
                await la.run_step_closures()
            loaded = await la.load(path)
            assert await loaded["x"].sum().item() == 4.0 + 4 * number
            called_before = la.save({"x": x * 3}, path)  # by a task of asyncio
            la.add_step_closure(partial(next, iter([called_before])), run_async=run_async)
            await la.mark_step()
            await la.run_step_closures()
            loaded = await la.load(path)
            assert await loaded["x"].sum().item() == 6.0 + 6 * number

    run(main)


def test_worker_threads_may_block() -> None:
    async def main(runtime: la.Runtime) -> None:
        def work() -> tuple[float, str, float]:
            x = la.ones((3,)) * 2
            value = x.sum().item()
            return value, la.current_job().name, doubled(x).sum().item()

        first, second = await asyncio.gather(asyncio.to_thread(work), asyncio.to_thread(work))
        assert first[0] == second[0] == 6.0
        assert first[2] == 12.0
        assert first[1].startswith("thread")
        assert threading.current_thread() is threading.main_thread()

    run(main)


# ---- jobs ----------------------------------------------------------------------------------


def test_each_task_has_a_job_of_its_own() -> None:
    async def main(runtime: la.Runtime) -> None:
        async def work(number: int) -> tuple[str, float]:
            x = la.full((3,), float(number)) + 1
            name = la.current_job().name
            await asyncio.sleep(0)
            await la.mark_step()
            assert la.current_job().name == name
            return name, await x.sum().item()

        found = await asyncio.gather(*map(work, range(5)))
        assert len({name for name, _ in found}) == 5
        assert [value for _, value in found] == [3.0 * (number + 1) for number in range(5)]
        assert la.current_job() is runtime.default_job
        again = await asyncio.gather(*map(work, range(5)))
        assert {name for name, _ in again} <= {name for name, _ in found}, "jobs are used again"
        assert la.metrics.counter_value("MixedTaskBarrier") == 0

    run(main)


def test_a_barrier_is_of_the_task_that_calls_it() -> None:
    """Where asyncio awaits it in a task of its own, as well."""

    async def main(runtime: la.Runtime) -> None:
        for awaited in (
            lambda barrier: asyncio.wait_for(barrier, 5),
            lambda barrier: asyncio.shield(barrier),
            lambda barrier: asyncio.gather(barrier),
            lambda barrier: asyncio.create_task(barrier),
        ):
            x = la.ones((3,)) + 1
            await awaited(la.mark_step())
            assert x.state != "lazy"
        called: list[float] = []
        la.add_step_closure(lambda x: called.append(float(x)), (la.ones(()),))
        await asyncio.wait_for(la.run_step_closures(), 5)
        assert called == [1.0]
        async with la.job("of a block"):
            x = la.ones((3,)) * 3
            await asyncio.wait_for(la.mark_step(), 5)
            assert x.state != "lazy"
        assert set(runtime.jobs) == {"default"}, "none for the tasks of asyncio's"

    run(main)


def test_what_a_task_has_left_lazy_can_be_computed() -> None:
    async def main(runtime: la.Runtime) -> None:
        async def make() -> la.LazyTensor:
            return la.ones((3,)) * 5

        x = await asyncio.wait_for(make(), 5)
        assert x.state == "lazy"
        y = x + await asyncio.create_task(make())
        assert await y.sum().item() == 30.0

    run(main)


def test_tasks_that_know_of_no_runtime() -> None:
    """Servers start tasks in a context from before the runtime."""
    empty = contextvars.Context()

    async def main(runtime: la.Runtime) -> None:
        async def work() -> float:
            return float(await la.ones((4,)).sum().item())

        task = asyncio.get_running_loop().create_task(work(), context=empty)
        assert await task == 4.0

    run(main)


def test_jobs_opened_by_tasks() -> None:
    async def main(runtime: la.Runtime) -> None:
        async def work(priority: int) -> float:
            async with la.job(f"job {priority}", priority=priority) as job:
                assert la.current_job() is job
                x = la.ones((3,)) * (priority + 1)
                value = await x.sum().item()
            assert la.current_job() is not job
            return float(value)

        assert await asyncio.gather(*map(work, range(3))) == [3.0, 6.0, 9.0]
        with pytest.raises(KeyError, match="mine"):
            async with la.job("left by an error"):
                raise KeyError("mine")
        with pytest.raises(ValueError, match="weight"):
            async with la.job("wrong", weight=-1):
                raise AssertionError("never entered")
        with pytest.raises(TypeError, match="async with"):
            la.job("one").__enter__()
        with pytest.raises(TypeError, match="async with"):
            la.step().__enter__()
        with pytest.raises(TypeError, match="async for"):
            list(la.prefetch([1.0]))
        assert set(runtime.jobs) == {"default", "task 1", "task 2", "task 3"}

    run(main)


def test_random_streams_and_seeds() -> None:
    async def main(runtime: la.Runtime) -> list[float]:
        la.manual_seed(3)
        return [float(await la.rand((2,)).sum().item()) for _ in range(2)]

    assert run(main) == run(main)


# ---- opening and closing -------------------------------------------------------------------


def test_what_cannot_be_opened() -> None:
    async def unknown() -> None:
        async with la.open_runtime("no such device:0"):
            raise AssertionError("never entered")

    async def twice() -> None:
        async with la.open_runtime("cpu:0"):
            with pytest.raises(RuntimeError, match="open already"):
                await la.open_runtime("cpu:0").__aenter__()
            with pytest.raises(RuntimeError, match="event loop"):
                la.blocking("cpu:0").__enter__()

    with pytest.raises(la.UnknownDeviceError):
        asyncio.run(unknown())
    asyncio.run(twice())
    coroutine = la.open_runtime("cpu:0").__aenter__()
    with pytest.raises(RuntimeError, match="needs an event loop"):
        coroutine.send(None)


def test_after_the_end() -> None:
    async def program() -> None:
        async with la.open_runtime("cpu:0"):
            x = la.ones((3,)) + 1
            lazy = x * 3
            await x
        np.testing.assert_array_equal(np.asarray(x), [2.0, 2.0, 2.0])
        np.testing.assert_array_equal(await x.numpy(), [2.0, 2.0, 2.0])
        with pytest.raises(la.NoRuntimeError):
            await lazy
        with pytest.raises(la.NoRuntimeError):
            la.ones((2,))
        with pytest.raises(la.NoRuntimeError):
            await la.mark_step()

    asyncio.run(program())


def test_entered_and_left_in_two_tasks() -> None:
    """As in the cells of a notebook."""
    stack = contextlib.AsyncExitStack()

    async def enter() -> la.LazyTensor:
        await stack.enter_async_context(la.open_runtime("cpu:0"))
        return la.ones((3,)) + 1

    async def use(x: la.LazyTensor) -> la.LazyTensor:
        y = x * 2
        await la.mark_step()
        return y

    async def program() -> None:
        x = await asyncio.create_task(enter())
        y = await asyncio.create_task(use(x))
        assert await asyncio.create_task(use(y)) is not None
        await asyncio.create_task(stack.aclose())
        np.testing.assert_array_equal(np.asarray(y), [4.0, 4.0, 4.0])

    asyncio.run(program())


def test_left_while_tasks_still_wait(script: Script) -> None:
    async def program() -> None:
        script.seconds = 0.05
        async with la.open_runtime("script:0"):
            x = la.ones((3,)) + 1
            await la.mark_step()
            waiting = asyncio.ensure_future(x.sum().item())
            await asyncio.sleep(0)
            never = asyncio.create_task(asyncio.sleep(0.2))
        assert await waiting == 6.0, "what is waited for when the block is left comes to its end"
        await never

    asyncio.run(program())


def test_the_loop_goes_on_meanwhile(script: Script) -> None:
    async def main(runtime: la.Runtime) -> None:
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0.001)
                ticks += 1

        ticker = asyncio.create_task(tick())
        script.seconds = 0.2
        await (la.ones((3,)) + 1)
        assert ticks > 0
        ticker.cancel()

    run(main, "script:0")


INTERRUPTED = """
import asyncio, os, signal, threading
import lazyasync as la

async def main():
    async with la.open_runtime("cpu:0"):
        w = la.ones((64, 64))
        steps = 0
        interrupt = threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGINT))
        try:
            while True:
                w = la.tanh(w @ w)
                await la.mark_step()
                steps += 1
                if steps == 10:
                    interrupt.start()
        finally:
            print(steps >= 10)
            print(await w.sum().item() > 0)

try:
    asyncio.run(main())
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="sends SIGINT to one process")
def test_ctrl_c() -> None:
    result = run_program(INTERRUPTED)
    assert (result.stdout, result.stderr) == ("True\nTrue\ninterrupted\n", "")


def test_trio_is_not_disturbed() -> None:
    """A trio run of its own in another thread has nothing to do with the runtime of asyncio."""

    async def native() -> float:
        async with la.open_runtime("cpu:0"):
            return float(await (la.ones((3,)) * 4).sum().item())

    async def main(runtime: la.Runtime) -> None:
        assert await asyncio.to_thread(trio.run, native) == 12.0
        assert await la.ones((3,)).sum().item() == 3.0

    run(main)
