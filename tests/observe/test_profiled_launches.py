"""A profile observes the way that programs take, and does not change it."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trio
from needs import needs_llvm, needs_threads

import lazyasync as la
from lazyasync import debug
from lazyasync.backends.cpu.backend import CpuBackend
from lazyasync.backends.cpu.lane import CpuLane
from lazyasync.backends.cpu.native.layout import CallWord
from lazyasync.observe.profiling import Profile

pytestmark = [needs_llvm, needs_threads]


def events_of(path: Path) -> list[dict[str, Any]]:
    """What the trace has of programs and kernels, in order of time."""
    entries = json.loads(path.read_text(encoding="utf-8"))["traceEvents"]
    return sorted((e for e in entries if e["ph"] == "X"), key=lambda entry: entry["ts"])


async def launch_four(runtime: la.Runtime, kernels: bool | None, path: Path, how: str) -> None:
    """Makes four steps, with a profile, of kernels or not, or without; all are launched."""
    x = await la.put(np.full((300, 200), 0.5, np.float32))
    compiled = la.compile(lambda a: la.softmax(a * 2.0, -1))
    for _ in range(3):
        y = await compiled(x) if how == "compiled" else la.softmax(x * 2.0, -1)
        await la.mark_step(wait=True)
        await y
    expected = np.exp(1.0) / (200 * np.exp(1.0))
    launched = runtime.metrics.counters["LaunchedSteps"]

    async def steps() -> None:
        for _ in range(4):
            y = await compiled(x) if how == "compiled" else la.softmax(x * 2.0, -1)
            await la.mark_step(wait=True)
            np.testing.assert_allclose(await y.numpy(), expected, rtol=1e-5)

    if kernels is None:
        await steps()
    else:
        async with debug.profile(path, kernels=kernels):
            await steps()
    assert runtime.metrics.counters["LaunchedSteps"] == launched + 4


@pytest.mark.parametrize("how", ["recorded", "compiled"])
async def test_programs_are_launched_as_without_it(tmp_path: Path, how: str) -> None:
    path = tmp_path / "trace.json"
    config = {"inline_microseconds": 0, "cpu_threads": 1}
    for kernels in (None, True, False):
        async with la.open_runtime("cpu:0", config) as runtime:
            await launch_four(runtime, kernels, path, how)
            if kernels is None:
                continue
            rows = (await debug.profile_report()).rows
        events = events_of(path)
        programs = [event for event in events if event["args"].get("kind") == "execute"]
        assert len(programs) == 4
        found = [event for event in events if "program" in event["args"]]
        if not kernels:
            assert not found
            continue
        per_program = len(found) // 4
        assert per_program >= 1
        assert len(found) == 4 * per_program
        assert sum(row.runs for row in rows) == len(found)
        for number, program in enumerate(programs):
            inside = found[number * per_program : (number + 1) * per_program]
            for kernel in inside:
                assert program["ts"] <= kernel["ts"] + 0.01
                assert kernel["ts"] + kernel["dur"] <= program["ts"] + program["dur"] + 0.01
                assert kernel["dur"] > 0


async def test_a_step_behind_a_launch_is_in_the_profile_as_well(tmp_path: Path) -> None:
    """The second waits for the first, and is run by the worker."""
    path = tmp_path / "trace.json"
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0, "cpu_threads": 1}) as runtime:
        x = await la.put(np.full((700, 700), 0.001, np.float32))
        for _ in range(3):
            y = la.exp(x) @ x
            await la.mark_step(wait=True)
        async with debug.profile(path):
            for _ in range(3):
                y = la.exp(x) @ x
                await la.mark_step()
            with trio.fail_after(60):
                await y
            await la.wait_device_ops()
        assert runtime.statistics().devices["cpu:0"].outstanding == 0
    events = events_of(path)
    assert len([event for event in events if event["args"].get("kind") == "execute"]) == 3
    assert len([event for event in events if "program" in event["args"]]) % 3 == 0


@pytest.mark.parametrize("inline", [0, 1e9])
async def test_what_cannot_be_told_is_not_run_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, inline: float
) -> None:
    """The program may have written over its arguments by then."""

    def no_memory(*_: Any) -> None:
        raise MemoryError("no memory for an event")

    double = la.compile(lambda x: x * 2.0 + 1.0, donate_argnums=0)
    async with la.open_runtime("cpu:0", {"inline_microseconds": inline}):
        for number in range(6):
            x = await la.put(np.full((400, 400), 3.0, np.float32))
            if number < 4:
                y = await double(x)
            else:
                async with debug.profile(tmp_path / "trace.json"):
                    with monkeypatch.context() as patch:
                        patch.setattr(Profile, "kernel_ran", no_memory)
                        y = await double(x)
                        await la.wait_device_ops()
            np.testing.assert_array_equal(await y.numpy(), np.full((400, 400), 7.0))


@pytest.mark.parametrize("kernels", [False, True])
async def test_a_launched_program_lasts_no_longer_than_it_runs(
    tmp_path: Path, kernels: bool
) -> None:
    """However late the event loop comes for it: gaps in the device's line must show."""
    path = tmp_path / "trace.json"
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}):
        x = await la.put(np.full((300, 200), 0.5, np.float32))
        compiled = la.compile(lambda a: la.softmax(a * 2.0, -1))
        for _ in range(4):
            await (await compiled(x))
        async with debug.profile(path, kernels=kernels):
            y = await compiled(x)
            time.sleep(1.0)
            await y
    (program,) = [e for e in events_of(path) if e["args"].get("kind") == "execute"]
    assert program["dur"] < 0.9e6


async def test_a_launch_that_is_not_made_leaves_no_timestamps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CpuLane, "_start_native_thread", lambda self: None)
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
        x = await la.put(np.full((300, 200), 0.5, np.float32))
        compiled = la.compile(lambda a: la.softmax(a * 2.0, -1))
        for _ in range(2):
            await (await compiled(x))
        async with debug.profile(tmp_path / "trace.json"):
            await (await compiled(x))
        (actor,) = runtime.actors.values()
        backend = actor.backend
        assert isinstance(backend, CpuBackend)
        calls = [
            call for bound in backend._lanes[0].executor._bound.values() for call in bound.calls
        ]
        assert calls
        assert {int(call[CallWord.TIMESTAMPS]) for call in calls} == {0}
