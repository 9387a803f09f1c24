"""The CUDA backend on a stand-in for CuPy: who calls what, and in which order."""

from __future__ import annotations

import subprocess
import sys
import threading
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trio
from commands import Call, CallRunner
from cuda_driver import Driver
from perceptron import check_training, train
from recording_cupy import RecordingCupy, registered
from threads import until

import lazyasync as la
from lazyasync.backends.cuda.backend import CudaBackend
from lazyasync.backends.cuda.cupy_kernels import differences
from lazyasync.backends.cuda.program import CudaProgram
from lazyasync.backends.protocol import Failed, Succeeded
from lazyasync.device import Device
from lazyasync.ir.graph import build_graph

sys.path.append(str(Path(__file__).resolve().parents[2] / "ops"))

COMPILER = "lazyasync compiler"
WORKER = "lazyasync recorded:0"
WAITER = "lazyasync recorded:0 waiter"
COPIES = "lazyasync recorded:0 copies"
WAITER_COPIES = "lazyasync recorded:0 copies waiter"
OF_THE_WAITER = {"Device.use", "Event.synchronize", "get_elapsed_time"}


# ---- whole programs ------------------------------------------------------------------------


# The bodies of these tests are those that every backend passes.
from test_operations import (  # noqa: E402
    test_gradients as test_gradients_of_the_table,  # noqa: F401
)
from test_operations import (  # noqa: E402
    test_values as test_values_of_the_table,  # noqa: F401
)
from test_operations import (  # noqa: E402
    test_views_as_operands as test_views_of_the_table,  # noqa: F401
)


async def test_calls_serve_all_lengths(runtime: la.Runtime) -> None:
    for length in (5, 9, 12, 30):
        array = np.arange(3.0 * length).reshape(length, 3)
        x = await la.put(array)
        result = la.sum(x[1:] * 2.0 + la.mean(x), axis=0)
        expected = (array[1:] * 2 + array.mean()).sum(0)
        np.testing.assert_allclose(await result.numpy(), expected)
    assert runtime.metrics.counter_value("UncachedCompile") == 2
    assert runtime.metrics.counter_value("ResizedProgram") == 2


async def test_training_gives_what_it_gives_on_the_cpu(module: RecordingCupy) -> None:
    with registered(module):
        async with la.open_runtime("recorded:0", config={"inline_microseconds": 0}) as runtime:
            on_gpu = await la.to_cpu(await train(4))
            steps = runtime.metrics.counter_value("UncachedCompile")
    await check_training(on_gpu)
    assert steps is not None
    assert steps <= 4
    made_by = {thread for thread, _ in module.calls}
    assert made_by == {WORKER, WAITER, COPIES, WAITER_COPIES}
    for waiter in (WAITER, WAITER_COPIES):
        assert {call for thread, call in module.calls if thread == waiter} == OF_THE_WAITER
    assert module.threads_of("Event.synchronize") == {WAITER, WAITER_COPIES}


async def test_random_numbers_and_scalars_need_no_copy(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    values = la.uniform((300,)) * 3.5 + 0.25
    expected = await values.numpy()
    assert expected.min() >= 0.25
    assert expected.max() < 3.75
    assert module.count("upload") == 0


async def test_signed_zero_as_an_array(module: RecordingCupy, runtime: la.Runtime) -> None:
    values = await la.full((3,), -0.0).numpy()
    assert np.signbit(values).all()


async def test_results_that_are_operands_or_constants(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    x = la.asarray(np.arange(6.0, dtype=np.float32).reshape(2, 3))
    alias, part, transposed, one = x[:], x[1], x.T, la.ones(())
    results = await la.to_cpu([alias, part, transposed, one])
    for actual, expected in zip(results, [*_parts(), np.float32(1)], strict=True):
        np.testing.assert_array_equal(actual, expected)


def _parts() -> list[np.ndarray]:
    x = np.arange(6.0, dtype=np.float32).reshape(2, 3)
    return [x, x[1], x.T]


# ---- order and threads ---------------------------------------------------------------------


async def test_commands_are_issued_and_completed_in_order(
    module: RecordingCupy, driver: Driver
) -> None:
    issued: list[int] = []
    module.gpus[0].hold()
    for number in range(20):
        driver.submit(str(number), partial(issued.append, number))
    await until(lambda: len(issued) == 20)
    assert not driver.outcomes
    module.gpus[0].let()
    await driver.wait_for(20)
    assert issued == list(range(20))
    assert [label for label, _ in driver.outcomes] == [str(number) for number in range(20)]


async def test_a_failure_does_not_overtake_what_came_before(
    module: RecordingCupy, driver: Driver
) -> None:
    module.gpus[0].hold()
    driver.submit("first", lambda: 1)
    driver.submit("second", lambda: 1 / 0)
    driver.submit("third", lambda: 3)
    await until(lambda: module.count("Event.record") == 9)
    assert not driver.outcomes
    module.gpus[0].let()
    await driver.wait_for(3)
    assert [type(outcome) for _, outcome in driver.outcomes] == [Succeeded, Failed, Succeeded]


async def test_the_device_takes_the_time(module: RecordingCupy, driver: Driver) -> None:
    def work() -> None:
        array = module.empty((4,), np.float32)
        for _ in range(50):
            module.add(array, array, array)

    driver.submit("fifty", work)
    await driver.wait_for(1)
    outcome = driver.outcomes[0][1]
    assert isinstance(outcome, Succeeded)
    assert outcome.seconds == pytest.approx(50 * 0.01e-3)


async def test_events_are_used_again(module: RecordingCupy, driver: Driver) -> None:
    for _ in range(30):
        await driver.run(lambda: None)
    assert module.count("Event") == 3


async def test_a_thousand_waits_take_no_more_threads(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    def threads() -> list[str]:
        return sorted(t.name for t in threading.enumerate() if t.name.startswith("lazyasync"))

    await la.ones((2,)).numpy()
    expected = [COMPILER, WORKER, WAITER]
    await until(lambda: threads() == expected)  # when those of others have ended
    module.gpus[0].hold()
    x = la.ones((4,)) * 2
    await la.mark_step()
    before = threading.active_count()
    done = []

    async def wait() -> None:
        await x
        done.append(1)

    async with trio.open_nursery() as nursery:
        for _ in range(1000):
            nursery.start_soon(wait)
        await trio.testing.wait_all_tasks_blocked(0.01)
        assert threading.active_count() <= before
        assert threads() == expected
        assert not done
        module.gpus[0].let()
    assert len(done) == 1000


async def test_recording_goes_on_while_the_device_works(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    await la.ones((2,)).numpy()
    module.gpus[0].hold()
    x = la.ones((3,))
    for _ in range(2):
        x = x * 1.5 + 1
        await la.mark_step()
    assert not x.is_ready()
    module.gpus[0].let()
    np.testing.assert_allclose(await x.numpy(), 4.75)


# ---- programs ------------------------------------------------------------------------------


def program_of(*tensors: Any, module: RecordingCupy) -> CudaProgram:
    collected = build_graph([(tensor._recording, tensor._node) for tensor in tensors])
    return CudaProgram(collected.graph, differences.ArrayModule(module))


async def test_values_are_dropped_after_their_last_use(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    x = await la.put(np.ones(1000, np.float32))
    y = x
    for _ in range(10):
        y = la.exp(y * 0.1)
    program = program_of(y, module=module)
    assert program.output_bytes == 4000
    assert program.workspace_bytes == 2 * 4096
    backend: Any = runtime.backend(Device.parse("recorded:0"))
    lane = backend._lanes[-1]
    pool = lane.gpu.pool
    peaks: list[int] = []
    malloc = pool.malloc

    def noting(nbytes: int) -> Any:
        block = malloc(nbytes)
        peaks.append(pool.used_bytes())
        return block

    before = pool.used_bytes()
    pool.malloc = noting  # type: ignore[method-assign]
    lane._runner = CallRunner(lane._runner)
    backend.submit(Call("x", lambda: noting_run(backend, program, x), lambda outcome: None))
    await until(lambda: len(peaks) >= 20)
    assert max(peaks) - before <= program.workspace_bytes + 4096
    assert "drops" in program.describe()
    assert program.describe().count("exp") == 10
    assert program.estimated_seconds > 0


def noting_run(backend: CudaBackend, program: CudaProgram, x: Any) -> Any:
    arguments = [x._data.buffer, *[0.1] * 10]
    with backend._cupy.cuda.using_allocator(backend._lanes[-1].gpu.pool.malloc):
        return backend.execute(program, arguments, lane=backend.lanes - 1)


async def test_views_hold_the_memory_they_look_into(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    x = await la.put(np.ones((10, 100), np.float32))
    y = (x + 1.5).T[3:5]
    z = (y + 2.5).sum()
    program = program_of(z, module=module)
    assert program.workspace_bytes == 4096 + 512
    wide = la.full((1000, 1000), 2.5)
    program = program_of((wide * 2).sum(), module=module)
    assert program.workspace_bytes == 4_000_256


async def test_a_number_becomes_one_array_whoever_reads_it(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    x = await la.put(np.ones((4,), np.float32))
    number = la.full((), 2.5)
    tall, wide = la.broadcast_to(number, (3, 4)), la.broadcast_to(number, (2, 4))
    before = module.count("kernel:copyto")
    results = await la.to_cpu([tall + x, wide + x])
    assert [result.tolist() for result in results] == [[[3.5] * 4] * 3, [[3.5] * 4] * 2]
    assert module.count("kernel:copyto") - before <= 1


async def test_each_operation_is_one_call(module: RecordingCupy, runtime: la.Runtime) -> None:
    x = await la.put(np.ones((8, 4), np.float32))
    rows = la.softmax(la.exp(x.T))
    program = program_of(rows[2:], rows.sum(0), module=module)
    lines = program.describe().split("\n")
    assert [line.split("(")[0].split()[-1] for line in lines] == [
        "transpose",
        "exp",
        "softmax",
        "getitem",
        "sum",
    ], program.describe()
    assert lines[0].endswith("@ view")
    # Views are no kernels, unless somebody gets them: then they are copies.
    names = [kernel.name for kernel in program.kernels()]
    assert names == [
        "call [4, 8]: exp",
        "call [4, 8]: softmax",
        "call [2, 8]: getitem",
        "call [8]: sum",
    ], names
    assert [kernel.work.nbytes for kernel in program.kernels()] == [256, 256, 192, 160]


def test_importing_lazyasync_does_not_import_cupy() -> None:
    script = (
        "import sys; sys.modules['cupy'] = None\n"
        "import lazyasync, lazyasync.backends.cuda.backend, lazyasync.backends.discovery as d\n"
        "assert d.cuda_device_count() == 0, d.cuda_device_count()\n"
        "assert 'no' in d.cuda_unavailable_reason()"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
