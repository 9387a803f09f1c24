"""What failures say: the user's line, the operation, the device."""

from __future__ import annotations

import numpy as np
import pytest
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.protocol import Command
from lazyasync.backends.sim import SimBackend, SimScript
from lazyasync.runtime.jobs.job import Job
from lazyasync.runtime.loop.failures import FailureRecord
from lazyasync.tensor import LazyTensor

# ---- errors name the user's line (B20) -----------------------------------------------------


@pytest.mark.parametrize("device", ["cpu", "sim"])
async def test_an_error_names_the_operation_and_the_scope(device: str) -> None:
    async with la.open_runtime(device):
        index = la.asarray([5]) + 2
        x = la.asarray([1.0, 2.0]) * 2.5
        with la.scope("outer"), la.scope("inner"):
            picked = la.take(x, index)
        with pytest.raises(la.ExecutionError, match=r"take \(outer/inner\) in step 2 .* failed: I"):
            await picked
        with pytest.raises(la.ExecutionError, match=r"^take in step 3 "):
            await la.take(x, index)


@pytest.mark.parametrize("device", ["cpu", "sim"])
async def test_an_error_names_the_scope_that_a_barrier_is_in(device: str) -> None:
    async with la.open_runtime(device):
        with la.scope("epoch"):
            x = la.asarray([1.0, 2.0]) * 2.5
            with la.scope("forward"):
                await la.mark_step()
                picked = la.take(x, la.asarray([5]) + 2)
                await la.mark_step()
            with pytest.raises(la.ExecutionError, match=r"take \(epoch/forward\) in step 2 "):
                await picked
            with pytest.raises(la.ExecutionError, match=r"take \(epoch\) in step 3 "):
                await la.take(x, la.asarray([5]) + 2)


@pytest.mark.parametrize("device", ["cpu", "sim"])
async def test_an_error_names_the_users_line_under_ir_debug(device: str) -> None:
    def forward(x: LazyTensor) -> LazyTensor:
        return la.take(x, la.asarray([5]) + 2)

    line = forward.__code__.co_firstlineno + 1
    async with la.open_runtime(device, {"ir_debug": True}):
        for _ in range(2):  # compiled, and cached
            with pytest.raises(
                la.ExecutionError, match=rf"take \(\S*test_failure_messages.py:{line} in forward\)"
            ):
                await (forward(la.asarray([1.0, 2.0]) * 2.5) + 1)


@pytest.mark.parametrize("device", ["cpu", "sim"])
async def test_without_ir_debug_an_error_names_the_line_that_recorded_it_first(device: str) -> None:
    def forward(x: LazyTensor) -> LazyTensor:
        return la.take(x, la.asarray([5]) + 2)

    line = forward.__code__.co_firstlineno + 1
    place = (
        rf"on {device}:0 \(first recorded at \S*test_failure_messages.py:{line} in forward\) fai"
    )
    async with la.open_runtime(device):
        for _ in range(2):  # recorded, and found recorded
            with pytest.raises(la.ExecutionError, match=rf"^take in step .* {place}"):
                await (forward(la.asarray([1.0, 2.0]) * 2.5) + 1)
        with (
            la.scope("outer"),
            pytest.raises(la.ExecutionError, match=rf"^take \(outer\) .* {place}"),
        ):
            await forward(la.asarray([1.0]))
        compiled = la.compile(forward)
        for _ in range(2):
            with pytest.raises(la.ExecutionError, match=rf"^take in .* {place}"):
                await (await compiled(la.asarray([1.0, 2.0])))


async def test_an_error_names_the_line_of_its_own_step_where_the_program_is_shared() -> None:
    async with la.open_runtime("cpu", {"ir_debug": True}):

        def first() -> LazyTensor:
            return la.take(la.asarray([1.0]), la.asarray([5]) + 2)

        def second() -> LazyTensor:
            return la.take(la.asarray([1.0]), la.asarray([5]) + 2)

        with pytest.raises(la.ExecutionError, match="in first"):
            await first()
        with pytest.raises(la.ExecutionError, match="in second"):
            await second()
        assert la.metrics.counter_value("UncachedCompile") == 1


async def test_the_right_operation_is_named_in_a_long_program() -> None:
    async with la.open_runtime("cpu", {"ir_debug": True}):
        index = la.asarray([1])
        x = la.asarray([1.0, 2.0])
        for _ in range(150):
            x = x * 1.5
        picked = la.take(x, index + 2)
        for _ in range(150):
            picked = picked * 1.5
        with pytest.raises(la.ExecutionError, match=r"^take \("):
            await picked


# ---- records -------------------------------------------------------------------------------


async def test_a_record_knows_its_device_and_the_message_says_it(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(2) as (_, simulation):
        simulation.errors.append(ValueError("no"))
        tensor = la.ones((2,), device="virtual:1") * 2.5
        with pytest.raises(la.ExecutionError, match="on virtual:1 failed: ValueError: no"):
            await tensor
        record = tensor._data.failure  # type: ignore[union-attr]
        assert str(record.device) == "virtual:1"
        la.add_step_closure(lambda: 1 / 0, run_async=True)
        await la.mark_step()
        await la.current_job().closures.drain()
        (of_closure,) = la.current_job().failures
        assert of_closure.device is None
        with pytest.raises(la.ClosureError):
            await la.mark_step()


@pytest.mark.parametrize("kind", ["upload", "download", "receive"])
async def test_a_record_of_a_copy_knows_its_device(
    autojump_clock: MockClock, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    records: list[FailureRecord] = []
    keep = Job.park

    def park(job: Job, record: FailureRecord) -> None:
        records.append(record)
        keep(job, record)

    def failure(command: Command) -> Exception | None:
        return ValueError("no") if command.kind == kind else None

    script = SimScript(failure=failure)
    la.backends.register("copies", lambda device, options: SimBackend(device, options, script))
    try:
        monkeypatch.setattr(Job, "park", park)
        async with la.open_runtime({"copies": 2}):
            with pytest.raises(la.ExecutionError, match="copies:1"):
                if kind == "upload":
                    await la.put(np.ones(3), "copies:1")
                elif kind == "download":
                    await (la.ones((3,), device="copies:1") * 2.5).numpy()
                else:
                    await (la.ones((3,)) * 2.5).to("copies:1")
    finally:
        la.backends.unregister("copies")
    assert [str(record.device) for record in records] == ["copies:1"]
