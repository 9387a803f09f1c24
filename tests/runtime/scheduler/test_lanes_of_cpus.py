"""Two lanes of a CPU device: what runs beside a program that takes its time."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import numpy as np
import pytest
import trio
from watched_cpu import watched_cpu

import lazyasync as la
from lazyasync.device import Device


class Held:
    """Holds the first program that the worker of a device's first lane runs."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.begun = threading.Event()

    def before_run(self, device: Device) -> None:
        if threading.current_thread().name == f"lazyasync {device}" and not self.begun.is_set():
            self.begun.set()
            assert self.go_on.wait(20)


MATRIX = np.random.default_rng(0).standard_normal((300, 300)).astype(np.float32)


async def start_long(held: Held) -> la.LazyTensor:
    """A step of the current job that is running when this returns, and is held."""
    y = la.cumsum(la.asarray(MATRIX) @ la.asarray(MATRIX), axis=0)
    await la.mark_step()
    await trio.to_thread.run_sync(held.begun.wait)
    return y


@pytest.mark.parametrize("inline", [0.0, 1e9])
async def test_cpu_programs_run_beside_one_that_takes_its_time(inline: float) -> None:
    """At once, by the loop, or on threads of their own."""
    held = Held()
    with watched_cpu(held.before_run):
        async with la.open_runtime("watched:0", {"inline_microseconds": 0.0}) as runtime:
            async with la.job("long"):
                y = await start_long(held)
                runtime.inline_seconds = inline * 1e-6
                with trio.fail_after(10):
                    async with la.job("short") as job:
                        z = la.ones((4,))
                        for number in range(5):
                            z = z * 2.0
                            assert (await z.numpy()).tolist() == [2.0 ** (number + 1)] * 4
                        assert job.statistics().steps == 5
                assert y.state == "in flight"
                names = {thread.name for thread in threading.enumerate()}
                assert "lazyasync watched:0 beside" in names  # at first, when it was compiled
                assert (runtime.metrics.counters["InlineSteps"] >= 3) == bool(inline)
                held.go_on.set()
                expected = np.cumsum(MATRIX @ MATRIX, axis=0)
                np.testing.assert_allclose(await y.numpy(), expected, rtol=1e-2, atol=1)


async def test_a_quota_and_a_limit_keep_programs_out_of_the_loop_and_the_second_lane() -> None:
    held = Held()
    with watched_cpu(held.before_run):
        config = {"inline_microseconds": 1e9, "device_memory_bytes": 10_000_000}
        async with la.open_runtime("watched:0", config) as runtime:
            (actor,) = runtime.actors.values()
            assert actor.shares.lanes == 1
    with watched_cpu(held.before_run):
        async with la.open_runtime("watched:0", {"inline_microseconds": 0.0}) as runtime:
            async with la.job("long"):
                y = await start_long(held)
                runtime.inline_seconds = 1.0
                async with la.job("short", max_memory=1_000_000):
                    for _ in range(3):
                        await (la.ones((4,)) * 2.0)  # on a thread, where it can wait
                assert runtime.metrics.counters["InlineSteps"] == 0
                held.go_on.set()
                await y


async def test_a_profile_shows_both_lanes(tmp_path: Path) -> None:
    held = Held()
    with watched_cpu(held.before_run):
        async with la.open_runtime("watched:0", {"inline_microseconds": 0.0}):
            async with la.debug.profile(tmp_path / "trace.json", kernels=False), la.job("long"):
                y = await start_long(held)
                async with la.job("short"):
                    await (la.ones((4,)) * 2.0)
                held.go_on.set()
                await y
    events = json.loads((tmp_path / "trace.json").read_text("utf-8"))["traceEvents"]
    names = {e["tid"]: e["args"]["name"] for e in events if e["name"] == "thread_name"}
    found = {
        names[e["tid"]]: e["name"] for e in events if e.get("args", {}).get("kind") == "execute"
    }
    assert found == {
        "device watched:0": "step 1 of the job 'long' on watched:0",
        "device watched:0 beside": "step 1 of the job 'short' on watched:0",
    }


async def test_what_is_in_the_second_lane_ends_before_its_device_is_closed() -> None:
    held, in_second, go_on = Held(), threading.Event(), threading.Event()

    def before_run(device: Device) -> None:
        held.before_run(device)
        if threading.current_thread().name == f"lazyasync {device} beside":
            in_second.set()
            assert go_on.wait(20)

    with watched_cpu(before_run):
        async with trio.open_nursery() as nursery:
            async with la.open_runtime("watched:0", {"inline_microseconds": 0.0}):
                y = await start_long(held)
                async with la.job("short"):
                    z = la.ones((4,)) * 2.0
                    await la.mark_step()
                    await trio.to_thread.run_sync(in_second.wait)

                    async def let_go() -> None:
                        await trio.sleep(0.05)
                        held.go_on.set()
                        await trio.sleep(0.05)
                        go_on.set()

                    nursery.start_soon(let_go)
    assert (y.state, z.state) == ("ready", "ready")


async def test_without_threads_for_the_second_lane_everything_runs_in_the_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    held, start = Held(), threading.Thread.start

    def refuse(thread: threading.Thread) -> None:
        if "beside" in thread.name:
            raise RuntimeError("can't start new thread")
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", refuse)
    with watched_cpu(held.before_run):
        async with la.open_runtime("watched:0", {"inline_microseconds": 0.0}) as runtime:
            async with la.job("long"):
                y = await start_long(held)
                async with la.job("short"):
                    z = la.ones((4,))
                    for _ in range(2):
                        z = z * 2.0
                        await la.mark_step()
                    assert z.state == "in flight"
                    held.go_on.set()
                    assert (await (z * 2.0).numpy()).tolist() == [8.0] * 4
                await y
            (actor,) = runtime.actors.values()
            assert (actor.shares.outstanding, actor.shares._in_second) == (0, 0)


def test_lanes_compute_the_same_bits() -> None:
    """Divided in the same way, whether or not others help."""
    pytest.importorskip("llvmlite")
    generator = np.random.default_rng(0)
    x, w = (
        generator.standard_normal(shape).astype(np.float32) for shape in ((300, 500), (500, 400))
    )

    async def main() -> None:
        async with la.open_runtime("cpu:0", {"cpu_threads": 3}) as runtime:
            compiled = la.compile(lambda a, b: la.softmax(la.tanh(a @ b), -1).sum(0))
            backend = runtime.backend(runtime.devices[0])
            a, b = await la.put((x, w))
            expected = await (await compiled(a, b)).numpy()
            (entry,) = (
                entry
                for entry in runtime.scheduler.computations._entries.values()
                if len(entry.graph.arguments) == 2
            )
            for lane in (0, 1):
                (result,) = backend.execute(entry.program, [x, w], lane=lane)
                np.testing.assert_array_equal(result, expected)

    trio.run(main)
