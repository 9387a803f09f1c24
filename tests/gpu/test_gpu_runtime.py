"""Waiting, overlap, cancellation and jobs while a GPU is busy."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from typing import Any

import numpy as np
import pytest
import trio
from saturation import measured

import lazyasync as la


def own_threads() -> list[str]:
    return sorted(t.name for t in threading.enumerate() if t.name.startswith("lazyasync cuda"))


LANES = {
    f"lazyasync cuda:0{lane}{kind}"
    for lane in ("", " beside", " copies")
    for kind in ("", " waiter", " waiter copier")
}
"""The threads that a GPU may have, if all of its lanes have been used."""


@pytest.mark.gpu_speed
async def test_waits_take_no_threads(runtime: la.Runtime) -> None:
    load = await measured()
    result = load.step(0.5)
    await la.mark_step()
    before = threading.active_count()
    most = 0

    async def wait() -> None:
        await result

    async with trio.open_nursery() as nursery:
        for _ in range(1000):
            nursery.start_soon(wait)
        await trio.sleep(0.05)
        most = threading.active_count()
    assert most <= before
    assert set(own_threads()) <= LANES


@pytest.mark.gpu_speed
async def test_the_loop_runs_on_while_the_gpu_is_saturated(runtime: la.Runtime) -> None:
    load = await measured()
    lags: list[float] = []
    stop = False

    async def tick() -> None:
        while not stop:
            begin = time.perf_counter()
            await trio.sleep(0.001)
            lags.append(time.perf_counter() - begin - 0.001)

    async with trio.open_nursery() as nursery:
        nursery.start_soon(tick)
        begin = time.perf_counter()
        while time.perf_counter() - begin < 2.0:
            result = load.step(0.05)
            await la.mark_step()
            await result
        stop = True
    lags.sort()
    p50, p99 = lags[len(lags) // 2], lags[int(len(lags) * 0.99)]
    print(f"lag of the loop: p50 {p50 * 1e3:.2f} ms, p99 {p99 * 1e3:.2f} ms, {len(lags)} ticks")
    assert len(lags) > 500
    assert p50 < 0.003
    assert p99 < 0.03


@pytest.mark.gpu_speed
async def test_recording_overlaps_with_running(runtime: la.Runtime) -> None:
    load = await measured()
    first, second = load.step(0.4), load.step(0.4) * 2
    await la.to_cpu([first, second])  # the graphs are compiled now
    first = load.step(0.4)
    begin = time.perf_counter()
    await la.mark_step()
    handed_over = time.perf_counter() - begin
    assert not first.is_ready()
    second = load.step(0.4) * 2
    recorded = time.perf_counter() - begin
    await first
    ended = time.perf_counter() - begin
    await second
    print(f"handed over {handed_over:.4f}, recorded {recorded:.4f}, ended {ended:.4f} s")
    assert recorded < ended / 2


@pytest.mark.gpu_speed
async def test_cancelled_waits_leave_the_step_running(runtime: la.Runtime) -> None:
    load = await measured()
    expected = await load.step(0.5).numpy()
    result = load.step(0.5)
    for _ in range(5):
        with trio.move_on_after(0.02) as scope:
            await result
        assert scope.cancelled_caught
    np.testing.assert_array_equal(await result.numpy(), expected)


@pytest.mark.gpu_speed
async def test_a_job_cancelled_while_running(runtime: la.Runtime) -> None:
    load = await measured()
    async with la.job("victim") as job:
        load.step(0.5)
        await la.mark_step()
        job.cancel()
        await trio.sleep(10)
    # The lock, the slots and the memory are free again.
    for _ in range(5):
        await load.step(0.01)
    await la.wait_device_ops()
    assert runtime.statistics().devices["cuda:0"].outstanding == 0


@pytest.mark.gpu_speed
async def test_leaving_with_work_under_way_lets_it_end() -> None:
    async with la.open_runtime("cuda:0"):
        load = await measured()
        result = load.step(0.5)
        await la.mark_step()
    assert result.is_ready()
    assert not own_threads()


@pytest.mark.gpu_speed
async def test_leaving_by_an_error_with_work_under_way() -> None:
    begin = 0.0

    async def use() -> None:
        nonlocal begin
        async with la.open_runtime("cuda:0"):
            load = await measured()
            load.step(0.5)
            await la.mark_step()
            begin = time.perf_counter()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await use()
    assert time.perf_counter() - begin < 20
    assert not own_threads()


async def test_opening_again_and_again() -> None:
    for number in range(5):
        async with la.open_runtime("cuda:0"):
            values = await (la.ones((100,)) * number).numpy()
            np.testing.assert_array_equal(values, number)


async def test_two_runtimes_on_one_gpu() -> None:
    async with la.open_runtime("cuda:0"):
        outer = await (la.ones((100,)) * 2)
        async with la.open_runtime("cuda:0"):
            np.testing.assert_array_equal(await (la.ones((100,)) * 3).numpy(), 3)
        np.testing.assert_array_equal(await (outer + 1).numpy(), 3)


async def train(name: str, seed: int, steps: int) -> list[float]:
    """The losses of a perceptron trained in a job of its own."""
    random = np.random.default_rng(seed)
    async with la.job(name):
        params: Any = {
            "w1": la.asarray(random.standard_normal((64, 128)).astype(np.float32) * 0.1),
            "w2": la.asarray(random.standard_normal((128, 10)).astype(np.float32) * 0.1),
        }
        x = la.asarray(random.standard_normal((256, 64)).astype(np.float32))
        labels = la.asarray(random.integers(0, 10, (256, 1)))

        def loss_of(params: Any) -> Any:
            logs = la.log_softmax(la.relu(x @ params["w1"]) @ params["w2"])
            return -la.mean(la.take_along_axis(logs, labels, axis=-1))

        optimizer = la.optim.adam(1e-2)
        state = optimizer.init(params)
        losses = []
        for _ in range(steps):
            loss, gradients = la.value_and_grad(loss_of)(params)
            params, state = optimizer.update(gradients, state, params)
            await la.mark_step()
            losses.append(loss)
        return [float(value) for value in await la.to_cpu(losses)]


async def test_concurrent_jobs_do_not_touch_each_other(runtime: la.Runtime) -> None:
    alone = [await train(f"alone {seed}", seed, 20) for seed in range(3)]
    together: dict[int, list[float]] = {}

    async def run(seed: int) -> None:
        together[seed] = await train(f"together {seed}", seed, 20)

    async with trio.open_nursery() as nursery:
        for seed in range(3):
            nursery.start_soon(run, seed)
    for seed in range(3):
        assert together[seed] == alone[seed]
        assert together[seed][-1] < together[seed][0]


async def test_training_agrees_with_the_cpu() -> None:
    async with la.open_runtime("cuda:0"):
        on_gpu = await train("training", 1, 20)
    async with la.open_runtime("cpu:0"):
        on_cpu = await train("training", 1, 20)
    np.testing.assert_allclose(on_gpu, on_cpu, rtol=2e-3)


@pytest.mark.gpu_speed
async def test_device_seconds_are_measured(runtime: la.Runtime) -> None:
    load = await measured()
    before = runtime.statistics().devices["cuda:0"].busy_seconds
    begin = time.perf_counter()
    await load.step(0.4)
    elapsed = time.perf_counter() - begin
    busy = runtime.statistics().devices["cuda:0"].busy_seconds - before
    assert 0.5 * elapsed < busy < 1.05 * elapsed


LOSE_THE_DEVICE = """
import trio, numpy as np, lazyasync as la
from commands import Call, CallRunner
from lazyasync.device import Device

async def main():
    async with la.open_runtime("cuda:0") as runtime:
        kept = await la.put(np.ones(100))
        await (la.ones((3,)) * 2)
        import cupy
        wild = cupy.RawKernel(
            'extern "C" __global__ void wild(long long *p) { p[threadIdx.x] = 1; }', "wild"
        )
        outcomes = []
        backend = runtime.backend(Device.parse("cuda:0"))
        work = lambda: wild((1,), (32,), (np.uint64(8),))
        lane = backend._lanes[-1]
        lane._runner = CallRunner(lane._runner)
        backend.submit(Call("wild", work, outcomes.append))
        with trio.fail_after(20):
            while not outcomes:
                await trio.sleep(0.01)
        for make in (lambda: la.ones((3,)) * 3, lambda: la.ones((3,)) * 4):
            try:
                with trio.fail_after(20):
                    await make()
                print("no error")
            except la.ExecutionError as error:
                print(error)
        try:
            await kept.numpy()
            print("no error")
        except la.ExecutionError as error:
            print(error)
        print(outcomes[0].error)
    print("left")

trio.run(main)
"""


def test_a_lost_device_hangs_nobody() -> None:
    """In a process of its own, which is no good for CUDA afterwards."""
    done = subprocess.run(
        [sys.executable, "-c", LOSE_THE_DEVICE],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    lines = done.stdout.splitlines()
    assert len(lines) == 5, done.stdout + done.stderr
    assert all("is lost for this process" in line for line in lines[:4]), done.stdout + done.stderr
    assert lines[4] == "left"
    assert done.returncode == 0


async def test_steps_in_a_row_that_nobody_reads(runtime: la.Runtime) -> None:
    """Their values are whole wherever they are looked at, and their memory is nobody else's."""
    step = la.compile(lambda x, y, rate: (x - la.tanh(x) * rate, la.tanh(y) * 0.5 + x))
    expected = [
        np.linspace(-1, 1, 1000, dtype=np.float32),
        np.linspace(0, 1, 1000, dtype=np.float32),
    ]
    x, y = [await la.put(array) for array in expected]
    a, b = [array.astype(np.float64) for array in expected]
    for number in range(300):
        rate = 0.001 * (number % 7)
        x, y = await step(x, y, rate)
        a, b = a - np.tanh(a) * rate, np.tanh(b) * 0.5 + a
        if number % 25 == 24:
            np.testing.assert_allclose(await x.numpy(), a, rtol=1e-4, atol=1e-5)
        if number % 50 == 49:
            large = await la.put(np.full(100_000, number, np.float32))  # in another lane
            async with la.job("beside"):
                doubled = (y * 2).sum() + large.mean()
                found = await doubled.item()
            np.testing.assert_allclose(found, 2 * b.sum() + number, rtol=1e-4)
            del large
    await la.wait_device_ops()
    np.testing.assert_allclose(await y.numpy(), b, rtol=1e-4, atol=1e-5)
    assert runtime.metrics.counter_value("InlineSteps")
