"""Threads that cannot be started, once: one failed step at most, and then everything works."""

from __future__ import annotations

import threading

import numpy as np
import pytest
import trio
from needs import needs_llvm

import lazyasync as la
from lazyasync.tensor import LazyTensor

LARGE = np.linspace(-1.0, 1.0, 400 * 1000, dtype=np.float32).reshape(400, 1000)


class Refusal:
    """Refuses to start threads whose names begin with ``prefix``, ``count`` times."""

    def __init__(self, prefix: str, count: int) -> None:
        self.prefix = prefix
        self.count = count
        self.refused = 0

    def refuses(self, thread: threading.Thread) -> bool:
        if self.refused < self.count and thread.name.startswith(self.prefix):
            self.refused += 1
            return True
        return False


@pytest.fixture
def refusal(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Refusal:
    refusal = Refusal(*request.param)
    start = threading.Thread.start

    def start_or_refuse(thread: threading.Thread) -> None:
        if refusal.refuses(thread):
            raise RuntimeError("can't start new thread")
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", start_or_refuse)
    return refusal


def softened(x: LazyTensor) -> LazyTensor:
    return la.softmax(x * 0.5, -1)


async def compute() -> None:
    """Steps of every kind, each of which must be right."""
    x = la.asarray(LARGE)
    for _ in range(3):  # compiled, bound, launched
        rows = await softened(x).sum(-1).numpy()
        np.testing.assert_allclose(rows, 1.0, rtol=1e-4)
    total = await la.cumsum(x.ravel() * 2.5)[-1].item()  # by NumPy
    assert abs(total) < 1.0


@pytest.mark.parametrize(
    "refusal",
    [
        ("lazyasync compiler", 1),
        ("lazyasync compiler", 3),
        ("lazyasync cpu:0", 1),
        ("lazyasync cpu:0", 3),
        pytest.param(("lazyasync native", 1), marks=needs_llvm),
        pytest.param(("lazyasync helper", 1), marks=needs_llvm),
        pytest.param(("lazyasync helper", 100), marks=needs_llvm),
        ("lazyasync", 1),
    ],
    indirect=True,
)
async def test_a_device_works_once_its_threads_start(refusal: Refusal) -> None:
    failures = 0
    config = {"inline_microseconds": 0, "cpu_threads": 3}
    async with la.open_runtime("cpu:0", config) as runtime:
        with trio.fail_after(30):
            while True:
                try:
                    await compute()
                except la.ExecutionError as error:
                    assert "can't start new thread" in str(error)
                    failures += 1
                else:
                    break
            await compute()
            await la.mark_step(wait=True)
        assert refusal.refused
        # A thread that only helps is done without.
        helps = refusal.prefix.startswith(("lazyasync native", "lazyasync helper"))
        assert failures == (0 if helps else refusal.count)
        statistics = runtime.statistics()
        device = statistics.devices["cpu:0"]
        assert (device.outstanding, statistics.waiting_tasks) == (0, waiting_when_idle(runtime))
        assert statistics.jobs["default"].in_flight == {"cpu:0": 0}
    assert runtime.statistics().devices["cpu:0"].memory_bytes == 0


def waiting_when_idle(runtime: la.Runtime) -> int:
    """The actors that wait for messages: the scheduler and the device."""
    return 1 + len(runtime.devices)


@needs_llvm
@pytest.mark.parametrize("refusal", [("lazyasync cpu:0", 100)], indirect=True)
async def test_a_runtime_ends_that_only_ever_launched(refusal: Refusal) -> None:
    """Its worker cannot be started, not even to wait for what is under way at the end."""
    async with la.open_runtime("cpu:0", {"inline_microseconds": 1e6}) as runtime:
        x = await la.put(LARGE)
        compiled = la.compile(softened)
        with pytest.raises(la.ExecutionError, match="can't start new thread"):
            await (await compiled(x))  # which compiles it
        refused = refusal.refused
        await (await compiled(x))  # in this task
        runtime.inline_seconds = 0.0
        with trio.fail_after(30):
            for _ in range(4):
                await (await compiled(x))
            result = await compiled(x)
        assert runtime.metrics.counter_value("LaunchedSteps") == 5
    assert result.state == "ready"
    assert refusal.refused == refused


@pytest.mark.parametrize("refusal", [("Trio", 1)], indirect=True)
async def test_a_copy_that_has_no_thread_fails_alone(refusal: Refusal) -> None:
    # A thread that another test has used may be waiting for work.
    async with la.open_runtime("cpu:0") as runtime:
        for _ in range(3):
            try:
                await la.put(LARGE)
            except RuntimeError as error:
                assert "can't start new thread" in str(error)
        with trio.fail_after(10):
            tensor = await la.put(LARGE)
            assert await tensor.sum().item() == pytest.approx(0.0, abs=1.0)
        del tensor
    assert runtime.statistics().devices["cpu:0"].memory_bytes == 0
