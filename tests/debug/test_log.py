"""What goes to Python's log."""

from __future__ import annotations

import logging

import numpy as np
import pytest
import trio
from processes import run_program
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.sim import SimBackend, SimScript


def lines(caplog: pytest.LogCaptureFixture, name: str) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == name]


async def test_compiles(runtime: la.Runtime, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "lazyasync")
    for _ in range(2):
        await (la.ones((2,)) * 2.5 + 1.0)
    (line,) = lines(caplog, "lazyasync.compiles")
    assert line.startswith("step 1 of the job 'default' on ")
    assert "compiled graph " in line
    assert "3 operations" in line or "2 operations" in line
    assert line.endswith(" ms")


async def test_compiles_are_not_told_of_by_default(
    runtime: la.Runtime, caplog: pytest.LogCaptureFixture
) -> None:
    await (la.ones((2,)) * 2.5)
    assert lines(caplog, "lazyasync.compiles") == []


async def test_barriers_schedules_and_collects_at_debug(
    runtime: la.Runtime, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "lazyasync")
    name = str(runtime.devices[0])
    for number in range(3):
        x = la.ones((2,)) * 2.5 + 1.0
        await la.mark_step(wait=True)
        barriers, steps = lines(caplog, "lazyasync.barriers"), lines(caplog, "lazyasync.steps")
        assert len(barriers) == number + 1
        assert barriers[-1].startswith(f"a barrier of the job 'default' on {name}: ")
        collected = f"collected in the job 'default' on {name}: {x._node.type}"
        assert steps.count(collected) == number + 1
        if number == 0:
            assert barriers[0].endswith(f": step 1 of the job 'default' on {name}")
            assert f"scheduled: step 1 of the job 'default' on {name}" in steps
            assert f"issued: step 1 of the job 'default' on {name}" in steps
        taken = [text for text in steps + barriers if "issued" in text or "at once" in text]
        assert len(taken) >= number + 1  # each went to the device in some way
    await la.mark_step()
    assert lines(caplog, "lazyasync.barriers")[-1].endswith(f"on {name}: nothing to compute")
    caplog.clear()
    await (await la.compile(lambda x: x + 1)(x))
    assert lines(caplog, "lazyasync.steps") + lines(caplog, "lazyasync.barriers")


async def test_they_are_not_told_of_at_info(
    runtime: la.Runtime, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "lazyasync")
    await (la.ones((2,)) * 2.5)
    await la.mark_step()
    assert not lines(caplog, "lazyasync.steps") + lines(caplog, "lazyasync.barriers")


async def test_what_does_not_compile(
    autojump_clock: MockClock, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(SimBackend):
        def compile(self, graph: object) -> None:  # type: ignore[override]
            raise LookupError("no such loop")

    la.backends.register("broken", lambda device, options: Broken(device, options, SimScript()))
    try:
        async with la.open_runtime("broken:0"):
            with pytest.raises(la.ExecutionError, match="no such loop"):
                await (la.ones((2,)) * 2.5)
    finally:
        la.backends.unregister("broken")
    (line,) = lines(caplog, "lazyasync.compiles")
    assert "operations did not compile: LookupError('no such loop')" in line


def test_nothing_is_printed_by_default() -> None:
    program = """
import trio, lazyasync as la
from lazyasync.backends.sim import SimBackend, SimScript

script = SimScript(compile_failure=lambda graph: LookupError("no such loop"))
la.backends.register("broken", lambda device, options: SimBackend(device, options, script))

async def main():
    async with la.open_runtime("broken:0"):
        try:
            await (la.ones((2,)) * 2.5)
        except la.ExecutionError as error:
            print(error)

trio.run(main)
"""
    done = run_program(program)
    assert "no such loop" in done.stdout
    assert done.stderr == ""


async def test_waiting_for_memory(
    autojump_clock: MockClock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "lazyasync.memory")
    async with open_simulation() as (_, simulation):
        simulation.errors.append(MemoryError("full"))
        x = await (la.ones((4,)) * 2.5).numpy()
        np.testing.assert_array_equal(x, [2.5] * 4)
    (line,) = lines(caplog, "lazyasync.memory")
    assert line == "step 1 of the job 'default' on virtual:0 waits for memory of the device: full"


@pytest.mark.parametrize(("seconds", "told"), [(0.5, False), (3.0, True)])
async def test_slow_barriers(
    autojump_clock: MockClock, caplog: pytest.LogCaptureFixture, seconds: float, told: bool
) -> None:
    caplog.set_level(logging.INFO, "lazyasync.barriers")
    async with open_simulation(seconds=seconds, config={"max_in_flight": 1}):
        x = la.ones((2,)) * 2.5
        await la.mark_step()
        y = x * 2.5
        began = trio.current_time()
        await la.mark_step()
        assert trio.current_time() - began == pytest.approx(seconds)
        await y
    found = lines(caplog, "lazyasync.barriers")
    expected = [f"a barrier of the job 'default' waited {seconds:.1f} s for a place"]
    assert found == (expected if told else [])
