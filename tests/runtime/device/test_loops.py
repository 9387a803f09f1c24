"""A loop that nobody wants ends between two iterations; its device is free, its step dropped."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import numpy as np
import pytest
import trio

import lazyasync as la
from lazyasync.runtime.device.actor import DeviceStatistics
from lazyasync.runtime.device.loops import LOOK_SECONDS


def endless(x: la.LazyTensor) -> la.LazyTensor:
    found: la.LazyTensor = la.while_loop(lambda c: c > 0, lambda c: c * 1.0, x)
    return found


def statistics(runtime: la.Runtime) -> DeviceStatistics:
    return runtime.statistics().devices["cpu:0"]


async def iterates(runtime: la.Runtime) -> None:
    """Waits until the loop that has been sent to the device is under way."""
    before = statistics(runtime).iterations
    while statistics(runtime).iterations == before:
        await trio.sleep(0.001)


@pytest.mark.parametrize("jit", [True, False])
@pytest.mark.parametrize("how", ["cancel", "error", "deadline", "inside another loop"])
async def test_ends_with_its_job(how: str, jit: bool) -> None:
    async with la.open_runtime("cpu", config=la.Config(jit=jit)) as runtime:
        x = la.ones(())
        with trio.fail_after(60), trio.CancelScope() as scope:
            try:
                async with la.job("endless") as job:
                    if how == "inside another loop":
                        found = la.scan(lambda c, _: (endless(c), None), x, length=3)[0]
                    else:
                        found = endless(x)
                    behind = found + 1
                    await la.mark_step()
                    later = found * 2
                    await la.mark_step()
                    await iterates(runtime)
                    if how == "error":
                        raise KeyError(how)
                    if how == "deadline":
                        scope.deadline = trio.current_time()
                    else:
                        job.cancel()
                    await found
            except KeyError:
                pass
        with trio.fail_after(60):
            for tensor in (found, behind, later):  # though they are held
                with pytest.raises(la.JobClosedError, match="dropped"):
                    await tensor
            assert await (x + 1).item() == 2
            assert statistics(runtime).looping == 0


async def test_goes_on_for_who_waits() -> None:
    async with la.open_runtime("cpu") as runtime:
        got = []

        async def wait(tensor: la.LazyTensor) -> None:
            got.append(await tensor.item())

        async with trio.open_nursery() as nursery:
            with pytest.raises(KeyError):
                async with la.job("left"):
                    total = la.fori_loop(0, 20000, lambda i, c: c + 1, 0.0)
                    await la.mark_step()
                    nursery.start_soon(wait, total)
                    await iterates(runtime)
                    raise KeyError
        assert got == [20000]
        assert statistics(runtime).iterations >= 20000


async def test_goes_on_where_the_wait_alone_ends() -> None:
    async with la.open_runtime("cpu") as runtime:
        total = la.fori_loop(0, 20000, lambda i, c: c + 1, 0.0)
        await la.mark_step()
        await iterates(runtime)
        with trio.move_on_after(0):
            await total
        assert await total.item() == 20000


async def test_goes_on_while_its_call_gives_way_to_others() -> None:
    """Before the call has made tensors of what its step computes."""
    loop = la.compile(lambda x, n: la.fori_loop(0, n, lambda i, c: c + 1, x))
    async with la.open_runtime("cpu"):
        x = await la.put(np.float32(0.0))
        for _ in range(10):
            before = await loop(x, 50_000_000)
            time.sleep(1.5 * LOOK_SECONDS)  # so it is looked for loops during the call
            found = await loop(x, 1_000_000)
            assert await found.item() == 1_000_000
            await before


async def test_ends_with_the_runtime() -> None:
    with trio.fail_after(60):
        with pytest.raises(KeyError):
            async with la.open_runtime("cpu") as runtime:
                found = endless(la.ones(()))
                await la.mark_step()
                await iterates(runtime)
                raise KeyError
        with pytest.raises(la.LazyAsyncError):
            await found
        async with la.open_runtime("cpu", config=la.Config(shutdown_timeout=0.1)) as runtime:
            kept = endless(la.ones(()))
            await la.mark_step()
            await iterates(runtime)
        assert statistics(runtime).looping == 0
        del kept


@pytest.mark.parametrize("jit", [True, False])
async def test_a_short_one_runs_in_its_callers_task_and_a_long_one_does_not(jit: bool) -> None:
    """Of the same program, whose number of iterations nobody knows before."""
    config = la.Config(jit=jit, inline_microseconds=2000.0)
    async with la.open_runtime("cpu", config=config) as runtime:
        inline = runtime.metrics.counters
        loop = la.compile(lambda x, n: la.while_loop(lambda c: c < n, lambda c: c + 1, x))
        x = await la.put(np.float32(0.0))
        for _ in range(20):
            assert await (await loop(x, la.asarray(3.0))).item() == 3
        before = inline["InlineSteps"]
        assert before > 5
        many = 200_000.0 if jit else 20_000.0
        assert await (await loop(x, la.asarray(many))).item() == many
        assert inline["InlineSteps"] == before
        with trio.fail_after(60):
            async with la.job("endless") as job:
                found = await loop(x, la.asarray(float("inf")))
                await iterates(runtime)
                job.cancel()
                await found
        counted = statistics(runtime).iterations
        assert await (await loop(x, la.asarray(5.0))).item() == 5
        assert counted < statistics(runtime).iterations < counted + 50


@pytest.mark.parametrize(("length", "every"), [(3, 2), (50_000, 50)])
async def test_what_runs_in_its_callers_task_tells_once(length: int, every: int) -> None:
    """Also if it takes too long there, and begins anew elsewhere."""
    config = la.Config(inline_microseconds=2000.0)
    async with la.open_runtime("cpu", config=config):
        told: list[int] = []
        progress = la.Progress(lambda done, carry: told.append(done), every=every)

        @la.compile
        def loop(n: la.LazyTensor) -> la.LazyTensor:
            found: la.LazyTensor = la.while_loop(
                lambda c: c < n, lambda c: c + 1, la.zeros(()), progress=progress
            )
            return found

        for _ in range(6):
            await (await loop(la.asarray(3.0)))
        await la.run_step_closures()
        assert told == [*range(every, 3, every), 3] * 6
        told.clear()
        assert await (await loop(la.asarray(float(length)))).item() == length
        await la.run_step_closures()
        assert told == sorted(set(told))
        assert told[-1] == length


async def test_a_donated_carry_is_there_when_a_loop_begins_anew() -> None:
    config = la.Config(inline_microseconds=2000.0)
    async with la.open_runtime("cpu", config=config):
        loop = la.compile(
            lambda x, n: la.while_loop(lambda c: c[0] < n, lambda c: c + 1, x), donate_argnums=(0,)
        )
        for n in (3.0, 4.0, 3.0, 5.0, 200_000.0, 3.0, 150_000.0):
            x = await la.put(np.arange(500, dtype=np.float32))
            found = await loop(x, la.asarray(n))
            del x
            np.testing.assert_array_equal(await found.numpy(), np.arange(500) + np.float32(n))


async def test_many_at_random_moments() -> None:
    async with la.open_runtime("cpu") as runtime:
        x = la.ones((100,))
        for number in range(30):
            async with la.job(f"loop {number}") as job:
                found = la.while_loop(lambda c: c.sum() > 0, lambda c: c * 1.0, x)
                await la.mark_step()
                await trio.sleep(number * 0.0007)
                job.cancel()
                await found
            del found
        assert await (x.sum()).item() == 100
        while statistics(runtime).looping:
            await trio.sleep(0.001)
        assert statistics(runtime).memory_bytes <= 2 * x.nbytes


@pytest.mark.parametrize("jit", [True, False])
@pytest.mark.parametrize("inline", [0.0, 1e9])
async def test_others_go_on_beside_one_without_an_end(jit: bool, inline: float) -> None:
    """Jobs that begin before it and after it, with what they compute, copy and compile."""
    config = la.Config(jit=jit, inline_microseconds=inline)
    async with la.open_runtime("cpu", config=config) as runtime:
        looping = trio.Event()

        async def train(name: str) -> None:
            async with la.job(name):
                w = la.ones((64, 64))
                for number in range(12):
                    if number == 3:
                        await looping.wait()
                    batch = await la.put(np.full((64, 64), 1.0 / 64, "float32"))
                    w = w @ batch
                    await la.mark_step()
                    np.testing.assert_allclose((await w.numpy())[0, :2], 1.0, rtol=1e-5)

        with trio.fail_after(60):
            async with trio.open_nursery() as nursery:
                nursery.start_soon(train, "one")
                nursery.start_soon(train, "another")
                async with la.job("endless") as job:
                    found = endless(la.ones(()))
                    await la.mark_step()
                    await iterates(runtime)
                    looping.set()
                    async with la.job("later"):
                        assert await (la.arange(5) * 3).sum().item() == 30
                    while len(nursery.child_tasks):
                        await trio.sleep(0.001)
                    assert found.state == "in flight"
                    job.cancel()
                    await found


@pytest.mark.stress
async def test_a_thousand_cancelled_at_random_moments() -> None:
    """Beside a job that trains, whose results are those that it has alone."""
    generator = random.Random(0)

    async def train(rounds: int, stop: trio.Event | None = None) -> float:
        async with la.job("train"):
            w = la.ones((32, 32)) / 32
            done = 0
            while done < rounds or (stop is not None and not stop.is_set()):
                w = la.tanh(w @ w) if done < rounds else w * 1.0
                await la.mark_step(wait=True)
                done += 1
            return float(await w.sum().item())

    async with la.open_runtime("cpu") as runtime:
        expected = await train(3)
        x = la.ones((100,))
        await x
        results: list[float] = []
        for number in range(1000):
            stop = trio.Event()
            async with trio.open_nursery() as nursery:

                async def train_beside(stop: trio.Event = stop) -> None:
                    results.append(await train(3, stop))

                nursery.start_soon(train_beside)
                async with la.job(f"loop {number}") as job:
                    found = la.while_loop(lambda c: c.sum() > 0, lambda c: c * 1.0, x)
                    await la.mark_step()
                    await trio.sleep(generator.random() * 0.004)
                    job.cancel()
                    await found
                stop.set()
            del found
        assert results == [expected] * 1000
        assert await x.sum().item() == 100
        while statistics(runtime).looping:
            await trio.sleep(0.001)
        assert statistics(runtime).memory_bytes <= 2 * x.nbytes
        assert runtime.actors[runtime.devices[0]].shares.outstanding == 0


async def test_a_profile_counts_iterations(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    async with la.open_runtime("cpu", {"inline_microseconds": 0}):
        async with la.debug.profile(path):
            await la.fori_loop(0, 50, lambda i, c: c + 1, 0.0)
    events = json.loads(path.read_text())["traceEvents"]
    counts = [event["args"]["iterations"] for event in events if "iterations" in event["args"]]
    assert counts == [50]
