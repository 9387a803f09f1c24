"""Under `la.blocking` what is awaited in trio gives values: calls, blocks and loops."""

from __future__ import annotations

import contextvars
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from scripted_devices import Script, script

import lazyasync as la

__all__ = ["script"]


@la.compile
def doubled(x: la.LazyTensor, *, plus: float = 0.0) -> la.LazyTensor:
    """What is compiled here."""
    return x * 2.0 + plus


@pytest.fixture(params=["cpu:0", "sim:0"])
def blocking(request: pytest.FixtureRequest) -> Iterator[la.BlockingRuntime]:
    """An open blocking runtime."""
    with la.blocking(request.param) as opened:
        yield opened


def test_calls_give_values(blocking: Any, tmp_path: Any) -> None:
    x: Any = la.arange(4) * 2.5
    assert x.sum().item() == 15.0
    np.testing.assert_array_equal(x.numpy(), [0.0, 2.5, 5.0, 7.5])
    assert not x.numpy().flags.writeable
    with pytest.raises(ValueError, match="one element"):
        x.item()
    y = x + 1
    mark_step: Any = la.mark_step
    assert mark_step() is None
    assert y.state != "lazy"
    z: Any = doubled(y, plus=1.0)
    assert isinstance(z, la.LazyTensor)
    assert z.sum().item() == 42.0
    la.sync_multi([z + 1], wait=True)  # type: ignore[unused-coroutine]
    la.wait_device_ops()  # type: ignore[unused-coroutine]
    loaded: Any
    la.save({"x": x}, tmp_path / "x.safetensors")  # type: ignore[unused-coroutine]
    loaded = la.load(tmp_path / "x.safetensors")
    assert loaded["x"].sum().item() == 15.0
    tree: Any = la.to_cpu({"z": z, "name": "z"})
    assert tree["name"] == "z"
    put: Any = la.put(np.ones(3, np.float32))
    assert put.is_ready()
    dump: Any = la.aio.dump_ir(x * 7.0)
    assert "multiply" in dump


def test_closures_and_steps(blocking: Any) -> None:
    seen: list[float] = []
    with la.step(wait=True):
        x = la.ones((3,)) * 2
        la.add_step_closure(lambda value: seen.append(float(value)), (x.sum(),))
    assert x.is_ready()
    assert seen == [6.0]
    with pytest.raises(KeyError):
        with la.step():
            la.add_step_closure(lambda: seen.append(7.0))
            raise KeyError
    la.run_step_closures()  # type: ignore[unused-coroutine]
    assert seen == [6.0]


def test_jobs(blocking: Any) -> None:
    outer = la.current_job()
    with la.job("inner", priority=1) as job:
        assert la.current_job() is job
        x: Any = la.ones((3,)) + 1
        assert x.sum().item() == 6.0
        left = x * 2
    assert la.current_job() is outer
    with pytest.raises(la.JobClosedError):
        (left + 1).sum().item()
    error = KeyError("mine")
    with pytest.raises(KeyError) as raised:
        with la.job("left by an error"):
            raise error
    assert raised.value is error
    with pytest.raises(ValueError, match="weight"):
        la.job("wrong", weight=-1.0).__enter__()


def test_failures_of_jobs(script: Script) -> None:
    for errors in ("barrier", "cancel"):
        with la.blocking("script:0"):
            script.errors.append(RuntimeError("broken"))
            with pytest.raises(la.ExecutionError, match="broken"):
                with la.job("fragile", errors=errors):  # type: ignore[arg-type]
                    x = la.ones((3,)) + 1
                    la.mark_step()  # type: ignore[unused-coroutine]
                    del x


def test_batches(blocking: Any) -> None:
    source = [np.full(2, number, np.float32) for number in range(5)]
    assert [batch.sum().item() for batch in la.prefetch(source)] == [0.0, 2.0, 4.0, 6.0, 8.0]  # type: ignore[comparison-overlap, attr-defined]
    closed = threading.Event()

    def endless() -> Iterator[np.ndarray]:
        try:
            while True:
                yield np.ones(3)
        finally:
            closed.set()

    for batch in la.prefetch(endless()):
        assert batch.is_ready()
        break
    assert closed.wait(60)
    closed.clear()
    with la.prefetch(endless()) as batches:
        for batch in batches:
            assert batch.is_ready()
            break
    assert closed.is_set()

    def failing() -> Iterator[np.ndarray]:
        yield np.ones(3)
        raise ValueError("no more")

    with pytest.raises(ValueError, match="no more"):
        list(la.prefetch(failing()))


def test_threads(blocking: Any) -> None:
    found: list[Any] = []

    def work() -> None:
        with la.job(threading.current_thread().name) as job:
            value: Any = doubled(la.ones((3,)))
            found.append((job.name, value.sum().item(), la.current_job() is job))

    threads = [threading.Thread(target=work, name=f"job {number}") for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == [(f"job {number}", 6.0, True) for number in range(4)]


def test_in_its_trio_run_calls_are_awaited(blocking: la.BlockingRuntime) -> None:
    async def work() -> float:
        x = la.ones((3,)) + 1
        await la.mark_step()
        async with la.job("inside"):
            y = await doubled(x)
        return float(await y.sum().item())

    assert blocking.run(work) == 12.0


# ---- left open -----------------------------------------------------------------------------


def test_open_across_cells() -> None:
    """Each cell of a notebook has a context of its own."""
    kept: dict[str, Any] = {}

    def opens() -> None:
        kept["runtime"] = la.blocking("cpu:0").open()
        kept["x"] = la.ones((3,)) + 1

    def uses() -> None:
        kept["y"] = kept["x"] * 3
        assert kept["y"].sum().item() == 18.0
        kept["ready"] = doubled(kept["y"])
        kept["lazy"] = kept["y"] * 2

    def closes() -> None:
        kept["runtime"].close()
        kept["runtime"].close()

    def looks() -> None:
        np.testing.assert_array_equal(kept["ready"].numpy(), [12.0, 12.0, 12.0])
        assert kept["y"].numpy()[0] == 6.0
        assert "12." in repr(kept["ready"])
        with pytest.raises(la.NoRuntimeError):
            kept["lazy"].numpy()
        with pytest.raises(la.NoRuntimeError):
            la.ones((2,))

    def opens_again() -> None:
        opens()
        runtime = kept["runtime"]
        opens()
        assert kept["runtime"] is not runtime, "the cell was run again"

    for cell in (opens, uses, closes, looks, opens_again, uses, closes, looks):
        contextvars.Context().run(cell)
    context = contextvars.copy_context()
    for cell in (opens, uses, closes, looks, opens_again, uses, closes, looks):
        context.run(cell)


def test_closing_raises_what_nobody_got(script: Script) -> None:
    runtime = la.blocking("script:0").open()
    script.errors.append(RuntimeError("broken"))
    x = la.ones((3,)) + 1
    la.mark_step()  # type: ignore[unused-coroutine]
    del x
    with pytest.raises(la.ExecutionError, match="broken"):
        runtime.close()
    with la.blocking("script:0") as other:  # there is room for another one
        with pytest.raises(RuntimeError, match="with"):
            other.close()
