"""Two lanes of a GPU: streams whose work runs side by side, and what they have of each other."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import trio
from commands import Call
from cuda_driver import Driver, open_driver
from graph_programs import Program
from recording_cupy import RecordingCupy, registered
from threads import until

import lazyasync as la
from lazyasync.backends.cuda.backend import PRIORITIES
from lazyasync.device import Device
from lazyasync.ops.elementwise.functions import EXP


def streams(module: RecordingCupy) -> dict[int, Any]:
    """The streams of the first device, by their priorities."""
    return {stream.priority: stream for stream in module.gpus[0].streams}


async def test_a_short_program_does_not_wait_behind_a_long_one(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    long = await la.put(np.ones(1_000_000, np.float32))
    short = await la.put(np.arange(4, dtype=np.float32))
    await (la.sqrt(long) + 1)  # the first lane is open
    first, second, _ = PRIORITIES
    streams(module)[first].released.clear()
    y = long
    for _ in range(20):
        y = la.exp(y * 0.0)
    await la.mark_step()
    backend: Any = runtime.backend(Device.parse("recorded:0"))
    await until(lambda: len(backend._lanes[0].waiter._under_way) == 1)
    async with la.job("short"):
        with trio.fail_after(10):
            np.testing.assert_array_equal(await (short * 2).numpy(), np.arange(4) * 2)
    assert not y.is_ready()
    streams(module)[first].released.set()
    np.testing.assert_array_equal((await y.numpy())[:3], 1)
    assert second < first  # less is more


async def execute(driver: Driver, lane: int, program: Any, buffer: Any) -> Any:
    """What a program gives that runs in a lane."""
    outcomes: list[Any] = []
    work = Call(
        "run", lambda: driver.backend.execute(program, [buffer], lane=lane), outcomes.append
    )
    driver.backend._lanes[lane].submit(work)  # type: ignore[arg-type]
    await until(lambda: bool(outcomes))
    (values,) = outcomes[0].value
    return values


@pytest.mark.parametrize("complete", [False, True])
async def test_a_program_waits_for_what_the_other_lane_uploads(
    module: RecordingCupy, complete: bool
) -> None:
    recorded = Program()
    node = recorded.argument(np.ones(9, np.float32))
    graph = recorded.collect([recorded.apply(EXP, node)]).graph
    async with open_driver(module) as driver:
        backend = driver.backend
        program = backend.compile(graph)
        await execute(driver, 0, program, await driver.store(np.zeros(9, np.float32)))
        waited = module.count("Stream.wait_event")
        stream = streams(module)[PRIORITIES[-1]]
        if not complete:
            stream.released.clear()
        buffers: list[Any] = []
        array = np.linspace(0, 1, 9, dtype=np.float32)
        driver.submit("upload", lambda: buffers.append(backend.upload(array)))
        await until(lambda: bool(buffers))
        if complete:
            await driver.wait_for(1)
        found = await execute(driver, 0, program, buffers[0])
        assert module.count("Stream.wait_event") - waited == (0 if complete else 1)
        stream.released.set()
        await driver.wait_for(1)
        np.testing.assert_allclose(await driver.load(found), np.exp(array), rtol=1e-6)
        assert not backend._lanes[-1].waiter.has_uploads


async def test_a_device_with_a_limit_has_one_lane(module: RecordingCupy) -> None:
    """The limit is that of a pool, and each lane has one."""
    with registered(module):
        async with la.open_runtime("recorded:0", {"device_memory_bytes": 10**6}) as runtime:
            assert runtime.backend(Device.parse("recorded:0")).lanes == 1
            np.testing.assert_array_equal(await (la.ones((3,)) * 2).numpy(), 2)
    assert [stream.priority for stream in module.gpus[0].streams] == [PRIORITIES[0]]


async def test_a_loss_in_one_lane_is_one_in_both(module: RecordingCupy) -> None:
    with registered(module):
        async with la.open_runtime("recorded:0"):
            kept = await la.put(np.ones(3, np.float32))
            await (kept * 2)
            module.gpus[0].lose()
            for make in (lambda: kept * 3, lambda: kept * 4):
                with pytest.raises(la.ExecutionError, match="is lost"):
                    await make()
            with pytest.raises(la.ExecutionError, match="is lost"):
                await la.put(np.ones(4, np.float32))
