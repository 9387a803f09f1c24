"""The NumPy backend: results, worker threads, and the cores they share."""

from __future__ import annotations

import json
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest
import threadpoolctl
import trio

import lazyasync as la
from lazyasync.backends.cpu import CpuBackend
from lazyasync.backends.cpu_threads import usable_cores
from lazyasync.compiler.lane import Lane
from lazyasync.compiler.llvm_driver import supports_threads
from lazyasync.compiler.native_code import Launch


def blas_threads() -> set[int]:
    return {
        int(library["num_threads"])
        for library in threadpoolctl.threadpool_info()
        if library["user_api"] == "blas"
    }


async def test_devices_share_the_cores_while_the_runtime_is_open() -> None:
    before = blas_threads()
    async with la.open_runtime({"cpu": 2}):
        assert blas_threads() == {max(1, usable_cores() // 2)}
    assert blas_threads() == before


async def test_one_device_leaves_blas_alone_unless_it_is_told_otherwise() -> None:
    before = blas_threads()
    async with la.open_runtime("cpu:0"):
        assert blas_threads() == before
    async with la.open_runtime("cpu:0", config={"cpu_threads": 1}):
        assert blas_threads() == {1}
    assert blas_threads() == before


async def test_a_device_has_one_thread_from_its_first_long_program_to_the_end() -> None:
    def workers() -> list[str]:
        names = [thread.name for thread in threading.enumerate()]
        return [name for name in names if name.startswith("lazyasync cpu")]

    async with la.open_runtime("cpu:0", config={"inline_microseconds": 0}):
        assert workers() == []
        for _ in range(20):
            await (la.ones((8,)) * 2.5)
        assert workers() == ["lazyasync cpu:0"]
    assert workers() == []


@pytest.mark.parametrize("inline_microseconds", [0, 1e6])
async def test_division_by_zero_is_a_value_wherever_the_program_runs(
    inline_microseconds: float,
) -> None:
    async with la.open_runtime("cpu:0", config={"inline_microseconds": inline_microseconds}):
        zero = la.zeros((3,))
        for _ in range(2):
            ratio = await (la.ones((3,)) / zero).numpy()
            assert np.isinf(ratio).all()


async def test_views_of_results_are_read_only_and_stay_as_they_are() -> None:
    async with la.open_runtime("cpu:0"):
        x = la.arange(6, dtype=np.float32)
        first = await x.numpy()
        copy = first.copy()
        with pytest.raises(ValueError, match="read-only"):
            first[0] = 1
        for _ in range(50):
            x = x * 1.5
            await la.mark_step()
        await x
        np.testing.assert_array_equal(first, copy)


async def test_what_cannot_be_compiled_to_loops_runs_operation_by_operation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("llvmlite")
    from lazyasync.compiler import native_code

    def fail(*_: object) -> None:
        raise RuntimeError("no loops today")

    monkeypatch.setattr(native_code, "NativeCode", fail)
    async with la.open_runtime("cpu:0") as runtime:
        x = la.asarray([1.0, 2.0])
        with pytest.warns(RuntimeWarning, match="no loops today"):
            assert (await (x * 2.0 + 1.0).numpy()).tolist() == [3.0, 5.0]
        assert runtime.metrics.counter_value("FallbackCompile") == 1


# ---- launches ------------------------------------------------------------------------------


def softmaxed(x: la.LazyTensor) -> la.LazyTensor:
    """One loop, which takes some milliseconds of a large matrix."""
    return la.softmax(la.tanh(x), -1)


def backend_of(runtime: la.Runtime) -> CpuBackend:
    backend = runtime.backend(runtime.devices[0])
    assert isinstance(backend, CpuBackend)
    return backend


@pytest.fixture
def launches(monkeypatch: pytest.MonkeyPatch) -> list[Launch]:
    """What is launched during a test."""
    pytest.importorskip("llvmlite")
    if not supports_threads():
        pytest.skip("no futexes on this platform")
    found = []
    launch = Lane.launch

    def watched(lane: Lane, launched: Launch) -> None:
        found.append(launched)
        launch(lane, launched)

    monkeypatch.setattr(Lane, "launch", watched)
    return found


LARGE = np.random.default_rng(0).standard_normal((1000, 1000)).astype(np.float32)


async def test_a_program_that_is_bound_is_launched(launches: list[Launch]) -> None:
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(softmaxed)
        x = await la.put(LARGE)
        results = [await (await compiled(x)).numpy() for _ in range(5)]
        assert len(launches) >= 3
    for result in results[1:]:
        np.testing.assert_array_equal(result, results[0])


async def test_what_comes_behind_a_launch_finds_its_results(launches: list[Launch]) -> None:
    """The worker waits for what is under way, and takes over what comes while it works."""
    expected = LARGE
    for _ in range(6):
        expected = np.tanh(expected)
        expected = np.exp(expected) / np.exp(expected).sum(-1, keepdims=True)
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(softmaxed)
        x = await la.put(LARGE)
        await (await compiled(x))
        for _ in range(10):
            y = x
            for _ in range(6):
                y = await compiled(y)
            np.testing.assert_allclose(await y.numpy(), expected, rtol=1e-3)
    assert launches


async def test_a_launch_begins_while_the_loop_is_busy(launches: list[Launch]) -> None:
    """The worker would have to wait for the interpreter, 100 seconds as it is set here."""
    interval = sys.getswitchinterval()
    async with la.open_runtime("cpu:0", config={"inline_microseconds": 0}) as runtime:
        compiled = la.compile(softmaxed)
        x = await la.put(LARGE)
        for _ in range(3):
            await (await compiled(x))
        lane = backend_of(runtime)._lane
        assert lane is not None
        sys.setswitchinterval(100)
        try:
            y = await compiled(x)
            begun = time.perf_counter()
            while not lane.has_landed:
                assert time.perf_counter() - begun < 10
        finally:
            sys.setswitchinterval(interval)
        await y


async def test_a_runtime_that_ends_waits_for_a_launch(launches: list[Launch]) -> None:
    async with la.open_runtime("cpu:0") as runtime:
        compiled = la.compile(softmaxed)
        x = await la.put(LARGE)
        first = await (await compiled(x)).numpy()
        backend = backend_of(runtime)
        while not launches or backend._flight is None:
            y = await compiled(x)
    assert backend._flight is None
    np.testing.assert_array_equal(y._data.buffer, first)


async def test_a_cancelled_wait_leaves_a_launch_alone(launches: list[Launch]) -> None:
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(softmaxed)
        x = await la.put(LARGE)
        first = await (await compiled(x)).numpy()
        for _ in range(5):
            y = await compiled(x)
            with trio.CancelScope() as scope:
                scope.cancel()
                await y
            assert scope.cancelled_caught
            np.testing.assert_array_equal(await y.numpy(), first)
    assert launches


async def test_a_donated_argument_is_overwritten_by_a_launch(launches: list[Launch]) -> None:
    async with la.open_runtime("cpu:0"):
        step = la.compile(lambda w: w * 0.5 + 1.0, donate_argnums=0)
        w = await step(await la.put(np.zeros((1000, 1000), np.float32)))
        await w
        for _ in range(20):
            before = w._data.buffer.ctypes.data
            w._data.host = None  # nobody looks into it
            w = await step(w)
            await w
            after = w._data.buffer.ctypes.data
        assert before == after
        np.testing.assert_allclose(await w.numpy(), np.full((1000, 1000), 2.0), rtol=1e-5)
    assert launches


async def test_while_a_profile_is_open_the_worker_does_everything(
    launches: list[Launch], tmp_path: Path
) -> None:
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(softmaxed)
        x = await la.put(LARGE)
        for _ in range(3):
            await (await compiled(x))
        before = len(launches)
        async with la.debug.profile(tmp_path / "trace.json"):
            await (await compiled(x))
        assert len(launches) == before
        await (await compiled(x))
        assert len(launches) == before + 1
    trace = json.loads((tmp_path / "trace.json").read_text())
    assert any("loop" in event["name"] for event in trace["traceEvents"])


async def test_without_a_bell_everything_goes_to_the_worker(
    launches: list[Launch], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("os.eventfd")
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(softmaxed)
        x = await la.put(LARGE)
        for _ in range(3):
            result = await (await compiled(x)).numpy()
    assert not launches
    np.testing.assert_allclose(result.sum(-1), 1, rtol=1e-4)
