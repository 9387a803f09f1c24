"""The simulated backend: NumPy's numbers at the times, and with the failures, of a script."""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
import trio
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.protocol import Command
from lazyasync.backends.sim import SimBackend, SimScript

KIND = "scripted"


@contextmanager
def scripted(script: SimScript) -> Iterator[None]:
    """Devices ``scripted:0``, ``scripted:1``, … that follow a script."""
    la.backends.register(KIND, lambda device, options: SimBackend(device, options, script))
    try:
        yield
    finally:
        la.backends.unregister(KIND)


def takes(**seconds: float) -> Callable[[Command], float]:
    """Durations by kind of command; others take no time."""
    return lambda command: seconds.get(command.kind, 0.0)


def fails(kind: str, *errors: Exception) -> Callable[[Command], Exception | None]:
    """The first commands of a kind fail with ``errors``, one each."""
    left = list(errors)
    return lambda command: left.pop(0) if command.kind == kind and left else None


def program() -> la.LazyTensor:
    """A lazy tensor that needs a program: all 7."""
    return la.full((2, 3), 2.5) * 2.0 + 2.0


# ---- time ----------------------------------------------------------------------------------


async def test_by_default_everything_is_done_at_once(autojump_clock: MockClock) -> None:
    async with la.open_runtime({"sim": 2}):
        moved = program().to("sim:1") * 2.0
        np.testing.assert_array_equal(await moved.numpy(), np.full((2, 3), 14.0, np.float32))
    assert trio.current_time() == 0.0


async def test_commands_take_their_scripted_time(autojump_clock: MockClock) -> None:
    script = SimScript(takes(execute=5.0, receive=2.0, upload=1.0, download=0.5))
    with scripted(script):
        async with la.open_runtime({KIND: 2}, {"await_fetch_bytes": 0}) as runtime:
            tensor = program()
            await la.mark_step()
            assert trio.current_time() == 0.0  # handed over, not waited for
            await tensor
            assert trio.current_time() == 5.0
            await tensor.numpy()
            assert trio.current_time() == 5.5
            await tensor.numpy()  # the copy is here already
            assert trio.current_time() == 5.5
            await la.put(np.ones(3), f"{KIND}:1")
            assert trio.current_time() == 6.5
            await tensor.to(f"{KIND}:1")
            assert trio.current_time() == 8.5
            statistics = runtime.statistics()
            assert statistics.devices[f"{KIND}:0"].busy_seconds == 5.0
            assert statistics.jobs["default"].device_seconds[f"{KIND}:0"] == 5.0


async def test_commands_run_in_order_one_at_a_time(autojump_clock: MockClock) -> None:
    begun: list[tuple[float, str]] = []

    def duration(command: Command) -> float:
        begun.append((trio.current_time(), command.label))
        return 3.0 - len(begun)  # each shorter than the one before

    with scripted(SimScript(duration)):
        async with la.open_runtime(KIND):
            await program()  # compiled: which of two steps goes on first after that is open
            begun.clear()
            start = trio.current_time()
            tensors = []
            for _ in range(3):
                tensors.append(program())
                await la.mark_step()
            await la.wait_device_ops()
    label = f"step {{}} of the job 'default' on {KIND}:0"
    assert begun == [
        (start, label.format(2)),
        (start + 2.0, label.format(3)),
        (start + 3.0, label.format(4)),
    ]


async def test_devices_work_beside_each_other(autojump_clock: MockClock) -> None:
    with scripted(SimScript(takes(execute=5.0))):
        async with la.open_runtime({KIND: 10}):
            tensors = [la.full((2,), 2.5, device=f"{KIND}:{index}") * 2.0 for index in range(10)]
            await la.to_cpu(tensors)
    assert trio.current_time() == 5.0


async def test_a_compile_takes_its_time_once(autojump_clock: MockClock) -> None:
    with scripted(SimScript(compile_duration=lambda graph: 3.0)):
        async with la.open_runtime({KIND: 2}) as runtime:

            async def compute(device: str) -> None:
                await (la.full((2,), 2.5, device=device) * 2.0)
                assert trio.current_time() == 3.0

            async with trio.open_nursery() as nursery:
                nursery.start_soon(compute, f"{KIND}:0")
                nursery.start_soon(compute, f"{KIND}:1")
            assert runtime.metrics.counter_value("UncachedCompile") == 1


async def test_there_is_no_thread() -> None:
    before = set(threading.enumerate())
    async with la.open_runtime("sim:0"):
        await program()
        assert set(threading.enumerate()) <= before  # trio ends idle ones of its own


# ---- results -------------------------------------------------------------------------------


async def test_division_by_zero_and_overflow_are_values() -> None:
    async with la.open_runtime("sim:0"):
        with warnings.catch_warnings(), np.errstate(all="raise"):
            warnings.simplefilter("error")
            zeros, large = la.zeros(2, device="sim:0"), la.full((2,), 1e30)
            quotients, products = await la.to_cpu([1.0 / zeros, large * large])
    np.testing.assert_array_equal(quotients, [np.inf, np.inf])
    np.testing.assert_array_equal(products, [np.inf, np.inf])


async def test_its_memory_is_not_the_hosts() -> None:
    """A value comes by a command, and only what has come can be read."""
    kinds: list[str] = []

    def duration(command: Command) -> float:
        kinds.append(command.kind)
        return 0.0

    with scripted(SimScript(duration)):
        async with la.open_runtime(KIND, {"await_fetch_bytes": 0}):
            tensor = program()
            await tensor
            with pytest.raises(la.WouldBlockError):
                np.asarray(tensor)
            got = await tensor.numpy()
            assert kinds == ["execute", "download"]
            assert not got.flags.writeable
            source = np.ones(3)
            put = await la.put(source)
            source[:] = 5.0  # a copy was made
            np.testing.assert_array_equal(await put.numpy(), np.ones(3))


async def test_it_works_with_cpu_devices() -> None:
    async with la.open_runtime(["sim:0", "cpu:0"]):
        tensor = la.full((2,), 3.0, device="sim:0") * 2.0
        there_and_back = (tensor.to("cpu:0") + 1.0).to("sim:0") * 10.0
        np.testing.assert_array_equal(await there_and_back.numpy(), [70.0, 70.0])


# ---- failures ------------------------------------------------------------------------------


async def test_a_command_fails_after_its_time_and_the_device_goes_on(
    autojump_clock: MockClock,
) -> None:
    original = RuntimeError("no")
    script = SimScript(takes(execute=2.0), fails("execute", original))
    with scripted(script):
        async with la.open_runtime(KIND):
            with pytest.raises(la.ExecutionError) as caught:
                await program()
            assert caught.value.__cause__ is original
            assert trio.current_time() == 2.0
            assert (await program().numpy())[0, 0] == 7.0


@pytest.mark.parametrize("kind", ["download", "upload", "receive"])
async def test_copies_fail_too(kind: str) -> None:
    with scripted(SimScript(failure=fails(kind, RuntimeError("no")))):
        async with la.open_runtime({KIND: 2}):
            with pytest.raises(la.ExecutionError, match="RuntimeError: no"):
                if kind == "upload":
                    await la.put(np.ones(2))
                else:
                    await program().to(f"{KIND}:{int(kind == 'receive')}").numpy()
            await la.mark_step()  # it has been told


async def test_a_compile_fails() -> None:
    errors = [ValueError("no such operation")]
    script = SimScript(compile_failure=lambda graph: errors.pop() if errors else None)
    with scripted(script):
        async with la.open_runtime(KIND):
            with pytest.raises(la.ExecutionError, match="no such operation"):
                await program()
            await program()  # a failed compile is not remembered


async def test_a_script_that_raises_fails_the_command() -> None:
    def duration(command: Command) -> float:
        raise KeyError(command.kind)

    with scripted(SimScript(duration)):
        async with la.open_runtime(KIND):
            with pytest.raises(la.ExecutionError, match="KeyError: 'execute'"):
                await program()


async def test_memory_that_runs_out_once_is_found_again() -> None:
    with scripted(SimScript(failure=fails("execute", MemoryError("full")))):
        async with la.open_runtime(KIND) as runtime:
            assert (await program().numpy())[0, 0] == 7.0
            assert runtime.metrics.counter_value("OutOfMemoryRetries") == 1


async def test_memory_that_runs_out_twice_fails_the_step() -> None:
    failure = fails("execute", MemoryError("full"), MemoryError("still full"))
    with scripted(SimScript(failure=failure)):
        async with la.open_runtime(KIND):
            with pytest.raises(la.DeviceOutOfMemoryError, match="still full"):
                await program()
            await program()


async def test_the_memory_has_its_scripted_size() -> None:
    with scripted(SimScript(memory_bytes=1000)):
        async with la.open_runtime(KIND):
            with pytest.raises(la.DeviceOutOfMemoryError, match="of the 1000 on scripted:0"):
                await (la.full((20, 20), 2.5) * 2.0)
            await program()


# ---- the end -------------------------------------------------------------------------------


async def test_leaving_waits_for_what_is_under_way(autojump_clock: MockClock) -> None:
    with scripted(SimScript(takes(execute=5.0))):
        async with la.open_runtime(KIND):
            tensor = program()
            await la.mark_step()
        assert tensor.is_ready()
    assert trio.current_time() == 5.0


async def test_work_that_does_not_end_is_abandoned_and_named(autojump_clock: MockClock) -> None:
    with scripted(SimScript(takes(execute=float("inf")))):
        with trio.move_on_after(3.0), pytest.warns(ResourceWarning, match="step 1 of the job"):
            async with la.open_runtime(KIND, {"shutdown_timeout": 7.0}):
                tensor = program()
                await la.mark_step(wait=True)
        assert trio.current_time() == 10.0
        with pytest.raises(la.NoRuntimeError):
            await tensor


# ---- many devices --------------------------------------------------------------------------


async def test_idle_devices_have_no_task_of_their_own() -> None:
    def tasks() -> int:
        return trio.lowlevel.current_statistics().tasks_living

    async with la.open_runtime({"sim": 1000}):
        idle = tasks()
        devices = [f"sim:{index}" for index in range(0, 1000, 100)]
        tensors = [la.full((2,), 2.5, device=device) * 2.0 for device in devices]
        await la.to_cpu(tensors)
        assert tasks() == idle + len(devices)


async def test_a_thousand_devices(autojump_clock: MockClock) -> None:
    async def use(index: int, results: dict[int, Any]) -> None:
        device = f"sim:{index}"
        async with la.job(f"job {index}", device):
            results[index] = await (la.full((2,), float(index)) * 2.0).numpy()

    results: dict[int, Any] = {}
    async with la.open_runtime({"sim": 1000}), trio.open_nursery() as nursery:
        for index in range(1000):
            nursery.start_soon(use, index, results)
    assert all((results[index] == 2.0 * index).all() for index in range(1000))
