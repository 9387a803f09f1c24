"""The NumPy backend: results, worker threads, and the cores they share."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest
import threadpoolctl
import trio
from needs import needs_llvm, needs_threads
from processes import run_program
from threads import threads_of_numpy
from trio.testing import wait_all_tasks_blocked

import lazyasync as la
from lazyasync.backends.cpu import blas
from lazyasync.backends.cpu.backend import CpuBackend
from lazyasync.backends.cpu.llvm import engine as llvm_engine
from lazyasync.backends.cpu.scheduling.cores import limited_blas_threads, usable_cores
from lazyasync.backends.protocol import Command


def blas_threads() -> set[int]:
    """The threads of each BLAS but our own."""
    return {
        int(library["num_threads"])
        for library in threadpoolctl.threadpool_info()
        if library["user_api"] == "blas" and blas.PACKAGE not in library["filepath"]
    }


@pytest.fixture(autouse=True)
def threads_of_blas() -> Iterator[None]:
    """As many as a process has, other than in the tests of others: see `tests/conftest.py`."""
    with threads_of_numpy(usable_cores()):
        yield


async def test_devices_share_the_threads_of_blas_if_they_do_not_share_its_products() -> None:
    before = blas_threads()
    async with la.open_runtime({"cpu": 2}, config={"jit": False}):
        assert blas_threads() == {max(1, usable_cores() // 2)}
    async with la.open_runtime("cpu:0", config={"jit": False}):
        assert blas_threads() == before
    async with la.open_runtime("cpu:0", config={"jit": False, "cpu_threads": 1}):
        assert blas_threads() == {1}
    assert blas_threads() == before


@needs_llvm
@needs_threads
async def test_the_blas_of_numpy_has_one_thread_where_ours_share_its_products(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = blas_threads()
    async with la.open_runtime("cpu:0", config={"cpu_threads": 3}):
        assert blas_threads() == (before if blas.own_blas() else {1})
    monkeypatch.setattr(blas, "_own", [None])
    async with la.open_runtime("cpu:0", config={"cpu_threads": 3}):
        assert blas_threads() == {1}
    assert blas_threads() == before


@needs_threads
@pytest.mark.skipif(find_spec(blas.PACKAGE) is None, reason="there is no BLAS of our own")
def test_where_a_blas_of_our_own_comes_from() -> None:
    program = """
import ctypes, os, sys, threading, time
from pathlib import Path
from lazyasync.backends.cpu import blas

how = sys.argv[1]
if how == "loaded by others":
    import scipy_openblas32
if how == "broken":
    blas._libraries = lambda: iter([Path("/dev/null")])

def state():
    tasks = set(os.listdir("/proc/self/task"))
    return tasks, os.sched_getaffinity(0), dict(os.environ), threading.enumerate()

before = state()
found = blas.own_blas()
assert blas.own_blas() is found
print(found is not None, {product.bits for product in blas.find_products().values()})
while state() != before:  # until the thread that has loaded it is gone, and no other is left
    time.sleep(0.01)
assert hasattr(ctypes.CDLL(None), "scipy_cblas_sgemm") == (how == "loaded by others")
"""
    for how, expected in (
        ("installed", "True {32}"),
        ("loaded by others", "False {64}"),
        ("broken", "False {64}"),
    ):
        done = run_program(program, how)
        assert (done.stdout, done.stderr) == (expected + "\n", ""), how


def test_limits_of_blas_may_overlap_in_any_way() -> None:
    with threadpoolctl.threadpool_limits(4, "blas"):
        first, second = limited_blas_threads(1), limited_blas_threads(2)
        first.__enter__()
        second.__enter__()
        assert blas_threads() == {1}
        first.__exit__(None, None, None)
        assert blas_threads() == {2}
        second.__exit__(None, None, None)
        assert blas_threads() == {4}


async def test_a_device_has_one_thread_from_its_first_long_program_to_the_end() -> None:
    others = set(threading.enumerate())  # such as those of other tests, which may yet be ending

    def workers() -> list[str]:
        names = [thread.name for thread in threading.enumerate() if thread not in others]
        return [name for name in names if name.startswith(("lazyasync cpu", "lazyasync native"))]

    async with la.open_runtime("cpu:0", config={"inline_microseconds": 0}):
        assert workers() == []
        for _ in range(20):
            await la.sort(la.ones((8,)) * 2.5)  # by NumPy, so that there is nothing to launch
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


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("jit", [True, False])
@pytest.mark.parametrize("inline", [0, 1e9])
async def test_no_warning_tells_of_a_number_wherever_the_program_runs(
    inline: float, jit: bool
) -> None:
    """A number that its tensor's dtype cannot hold is infinite, when it is converted as well."""
    config = la.Config(inline_microseconds=inline, jit=jit)
    compiled = la.compile(lambda x, number: x * number)
    async with la.open_runtime("cpu:0", config):
        x = la.ones((3,))
        for _ in range(5):  # compiled, bound, launched, without a step
            assert (await (x * 1e300).numpy() == np.inf).all()
            assert (await (await compiled(x, 1e300)).numpy() == np.inf).all()
            assert np.isnan(await (la.cumsum(x * 0.0) / 0.0).numpy()).all()


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
    from lazyasync.backends.cpu.llvm.loop_compiler import LoopCompiler

    def fail(*_: object, **options: object) -> None:
        raise RuntimeError("no loops today")

    monkeypatch.setattr(LoopCompiler, "records", fail)
    async with la.open_runtime("cpu:0") as runtime:
        x = la.asarray([1.0, 2.0])
        with pytest.warns(RuntimeWarning, match="no loops today"):
            assert (await (x * 2.0 + 1.0).numpy()).tolist() == [3.0, 5.0]
        assert runtime.metrics.counter_value("FallbackCompile") == 1


async def test_steps_without_llvmlite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm_engine, "_engines", [None])
    async with la.open_runtime("cpu:0", config={"inline_microseconds": 0}):
        for _ in range(3):
            result = await (la.ones((30, 30)) * 2.5 + 1.0).numpy()
            assert (result == 3.5).all()
            assert await (la.sum(la.ones((400, 400)) * 2.5)).item() == 400_000


async def test_what_comes_while_a_device_is_being_closed_is_not_left_in_its_queue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Steps whose turn comes when others end, which the end of a cancelled runtime waits for."""
    may_run = threading.Semaphore(0)
    submitted = 0
    config = {"inline_microseconds": 0, "max_in_flight": 8}
    async with la.open_runtime("cpu:0", config) as runtime:
        backend = runtime.backend(runtime.devices[0])
        assert isinstance(backend, CpuBackend)
        x = await (la.ones((1000,)) * 2.5)
        await la.sort(x)  # which compiles it
        submit, execute, close = backend.submit, backend.execute, backend.close

        def count_and_submit(command: Command) -> None:
            nonlocal submitted
            submitted += 1
            submit(command)

        def execute_when_allowed(*args: Any) -> Any:
            assert may_run.acquire(timeout=10)
            return execute(*args)

        async def close_and_allow(timeout: float) -> bool:
            async with trio.open_nursery() as nursery:

                async def allow() -> None:
                    await wait_all_tasks_blocked()  # it waits for what is under way
                    before = submitted
                    may_run.release()
                    while submitted == before:  # one more, as one has ended
                        await trio.sleep(0.001)
                    may_run.release(10)

                nursery.start_soon(allow)
                return await close(timeout)

        monkeypatch.setattr(backend, "submit", count_and_submit)
        monkeypatch.setattr(backend, "execute", execute_when_allowed)
        monkeypatch.setattr(backend, "close", close_and_allow)
        results = []
        for _ in range(6):  # more than a device has at a time
            results.append(la.sort(x))
            await la.mark_step()
        await wait_all_tasks_blocked()
        runtime.default_job.cancel()
        await trio.sleep_forever()
    for lane in backend._lanes:
        assert lane._worker is None or lane._worker.queue.empty()
        assert lane.unfinished == 0
    for result in results:
        assert result.state in ("ready", "in flight")
    del x, results, result
    gc.collect()
    assert runtime.statistics().devices["cpu:0"].memory_bytes == 0
