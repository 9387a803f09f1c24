"""Devices in virtual time use no thread, so that a clock that jumps waits for all they do."""

from __future__ import annotations

import threading

import numpy as np
import pytest
import trio
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync.tensor import LazyTensor

SECONDS = 0.25
"""What a program takes."""


def long_chain(x: LazyTensor, count: int) -> LazyTensor:
    for number in range(count // 2):
        x = la.tanh(x) if number % 3 else x * 0.5
        x = x + 0.125
    return x


async def recorded(count: int) -> float:
    x = long_chain(la.full((3,), 0.5), count)
    await la.mark_step()
    return float(await la.sum(x).item())


async def read_at_once(count: int) -> float:
    return float((await long_chain(la.full((2, 2), 0.5), count).numpy())[0, 0])


async def differentiated(count: int) -> float:
    slope = la.grad(lambda x: la.sum(long_chain(x, count // 2)))(la.full((4,), 0.5))
    return float((await la.to_cpu(slope))[0])


async def compiled(count: int) -> float:
    fn = la.compile(la.value_and_grad(lambda x: la.mean(long_chain(x, count // 2))))
    value, _ = await fn(la.full((5,), 0.5))
    return float(await value.item())


async def between_devices(count: int) -> float:
    x = long_chain(la.full((3,), 0.5, device="virtual:0"), count).to("virtual:1")
    return float(await la.sum(long_chain(x, count)).item())


async def looked_at(count: int) -> float:
    x = long_chain(la.full((3,), 0.5), count)
    return float(len(await la.aio.dump_ir(x)) + len(await la.aio.render_ir_graph(x)) > 1000)


@pytest.mark.parametrize(
    "work", [recorded, read_at_once, differentiated, compiled, between_devices, looked_at]
)
async def test_no_thread_whatever_the_length_of_a_graph(
    work: object, autojump_clock: MockClock
) -> None:
    assert callable(work)
    before = set(threading.enumerate())
    async with open_simulation(2, seconds=SECONDS):
        for count in (20, 498, 520, 1100):
            started = trio.current_time()
            with trio.fail_after(8 * SECONDS):
                assert np.isfinite(await work(count))
            assert trio.current_time() - started <= 4 * SECONDS
        assert set(threading.enumerate()) <= before


async def test_graphs_of_any_length_keep_the_order_of_recording(autojump_clock: MockClock) -> None:
    async with open_simulation(seconds=SECONDS) as (_, simulation):
        kept = []
        for count in (700, 10, 900, 4):
            kept.append(long_chain(la.full((3,), 0.5), count))
            await la.mark_step()
        for tensor in kept:
            await tensor
        assert [label.split()[1] for label in simulation.begun] == ["1", "2", "3", "4"]
        assert trio.current_time() == pytest.approx(4 * SECONDS)


async def test_a_wait_for_a_long_graph_can_be_cancelled(autojump_clock: MockClock) -> None:
    async with open_simulation(seconds=SECONDS) as (runtime, _):
        x = long_chain(la.full((3,), 0.5), 2000)
        with trio.move_on_after(SECONDS / 2) as scope:
            await x
        assert scope.cancelled_caught
        assert trio.current_time() == pytest.approx(SECONDS / 2)
        assert np.isfinite(await la.sum(x).item())
        assert runtime.default_job.context(runtime.devices[0]).slots.taken == 0


async def test_kinds_of_devices_know_lengths_each_for_itself() -> None:
    """What one compiles in the loop does not touch what another compiles for in a thread."""

    async def step(device: str, length: int) -> None:
        x = la.asarray(np.ones((length, 3), np.float32), device=device)
        if device == "sim:0":
            x = la.tanh(x)
        assert np.isfinite(await la.sum(la.exp(x), axis=1).numpy()).all()

    async with la.open_runtime({"cpu": 1, "sim": 1}, {"max_cached_computations": 1}) as runtime:
        for length in (5, 9, 14, 23):
            await step("cpu:0", length)
            await step("sim:0", length + 1)
        # Of each kind the first, and the one for all lengths; there is a place for one family.
        assert runtime.metrics.counter_value("UncachedCompile") == 4
        assert runtime.metrics.counter_value("ResizedProgram") == 4


async def test_kinds_of_devices_compile_at_once() -> None:
    """Many lengths on both, so that families are made and dropped in the loop and in a thread."""

    async def work(device: str, seed: int) -> None:
        generator = np.random.default_rng(seed)
        async with la.job(f"{device} {seed}", device):
            for _ in range(12):
                length, depth = (int(number) for number in generator.integers(2, 30, 2))
                x = la.asarray(np.full((length, 2), 0.5, np.float32))
                value = await long_chain(x, depth % 6).numpy()
                assert value.shape == (length, 2)
                await trio.lowlevel.checkpoint()

    async with (
        la.open_runtime({"cpu": 1, "sim": 2}, {"max_cached_computations": 2}),
        trio.open_nursery() as nursery,
    ):
        for seed in range(3):
            for device in ("cpu:0", "sim:0", "sim:1"):
                nursery.start_soon(work, device, seed)
