"""The CUDA backend on a stand-in for CuPy: who calls what, and in which order."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable
from ctypes import CDLL, POINTER, c_double, c_float, c_int
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trio
from commands import Call, CallRunner
from cuda_driver import Driver, open_driver
from perceptron import check_training, train
from recording_cupy import RecordingCupy, registered

import lazyasync as la
from lazyasync.backends.cuda import cupy_kernels as cuda_kernels
from lazyasync.backends.cuda.backend import CudaBackend
from lazyasync.backends.cuda.program import CudaProgram
from lazyasync.backends.protocol import Failed, Succeeded
from lazyasync.device import Device
from lazyasync.ir.graph import build_graph

sys.path.append(str(Path(__file__).resolve().parents[2] / "ops"))

COMPILER = "lazyasync compiler"
WORKER = "lazyasync recorded:0"
WAITER = "lazyasync recorded:0 waiter"
OF_THE_WAITER = {"Device.use", "Event.synchronize", "get_elapsed_time"}


@pytest.fixture
def module() -> RecordingCupy:
    return RecordingCupy(devices=2)


@pytest.fixture
async def driver(module: RecordingCupy) -> AsyncIterator[Driver]:
    async with open_driver(module) as opened:
        yield opened


@pytest.fixture
async def runtime(module: RecordingCupy) -> AsyncIterator[la.Runtime]:
    """A runtime on one such device, for the tables of operations too."""
    with registered(module):
        async with la.open_runtime("recorded:0") as opened:
            yield opened


async def eventually(condition: Callable[[], bool]) -> None:
    with trio.fail_after(10):
        while not condition():
            await trio.sleep(0.001)


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


async def test_training_gives_what_it_gives_on_the_cpu(module: RecordingCupy) -> None:
    with registered(module):
        async with la.open_runtime("recorded:0") as runtime:
            on_gpu = await la.to_cpu(await train(4))
            steps = runtime.metrics.counter_value("UncachedCompile")
    await check_training(on_gpu)
    assert steps is not None
    assert steps <= 4
    made_by = {thread for thread, _ in module.calls}
    assert made_by == {WORKER, WAITER}
    assert {call for thread, call in module.calls if thread == WAITER} == OF_THE_WAITER
    assert module.threads_of("Event.synchronize") == {WAITER}


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
    await eventually(lambda: len(issued) == 20)
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
    await eventually(lambda: module.count("Event.record") == 9)
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
    assert threads() == [COMPILER, WORKER, WAITER]
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
        assert threads() == [COMPILER, WORKER, WAITER]
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
    return CudaProgram(collected.graph, cuda_kernels.ArrayModule(module))


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
    pool = module.pools[0]
    peaks: list[int] = []
    malloc = pool.malloc

    def noting(nbytes: int) -> Any:
        block = malloc(nbytes)
        peaks.append(pool.used_bytes())
        return block

    before = pool.used_bytes()
    pool.malloc = noting  # type: ignore[method-assign]
    backend: Any = runtime.backend(Device.parse("recorded:0"))
    backend._runner = CallRunner(backend._runner)
    backend.submit(Call("x", lambda: noting_run(backend, program, x), lambda outcome: None))
    await eventually(lambda: len(peaks) >= 20)
    assert max(peaks) - before <= program.workspace_bytes + 4096
    assert "drops" in program.describe()
    assert program.describe().count("exp") == 10
    assert program.estimated_seconds > 0


def noting_run(backend: CudaBackend, program: CudaProgram, x: Any) -> Any:
    arguments = [x._data.buffer, *[0.1] * 10]
    with backend._cupy.cuda.using_allocator(backend._opened().pool.malloc):
        return backend.execute(program, arguments)


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


# ---- sources -------------------------------------------------------------------------------


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
@pytest.mark.parametrize("working", ["float", "double"])
def test_the_source_of_float_modulo_against_numpy(tmp_path: Path, working: str) -> None:
    """Its C runs here as well: fmod, floor and copysign are the same functions."""
    bodies = "".join(
        f"void run_{result}(int n, const T *xs, const T *ys, T *outs) {{\n"
        "for (int i = 0; i < n; ++i) { const T x = xs[i], y = ys[i]; T out;\n"
        + cuda_kernels._FLOAT_MODULO.format(type="T", result=result).replace("T(", "(T)(")
        + "outs[i] = out; } }\n"
        for result in ("quotient", "remainder")
    )
    # The generic macros pick the function for the type, as C++ does on the device.
    source = f"#include <tgmath.h>\ntypedef {working} T;\n{bodies}"
    (tmp_path / "modulo.c").write_text(source)
    library = tmp_path / "modulo.so"
    command = ["cc", "-O1", "-shared", "-fPIC", "-o", str(library), str(tmp_path / "modulo.c")]
    subprocess.run([*command, "-lm"], check=True)
    dtype = np.dtype(np.float32 if working == "float" else np.float64)
    number = c_float if working == "float" else c_double
    special = np.array([np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -1.0, 0.5, 2.5, -2.5, 1e30, -3e-5])
    random = np.random.default_rng(6)
    x, y = (
        np.concatenate([grid.ravel(), random.uniform(-9, 9, 20_000), np.arange(-50, 50) * 0.1])
        .astype(dtype)
        .copy()
        for grid in np.meshgrid(special, special)
    )
    y[-100:] = 0.1
    loaded = CDLL(str(library))
    for result, reference in (("quotient", np.floor_divide), ("remainder", np.remainder)):
        out = np.empty_like(x)
        pointers = [array.ctypes.data_as(POINTER(number)) for array in (x, y, out)]
        getattr(loaded, f"run_{result}")(c_int(x.size), *pointers)
        with np.errstate(all="ignore"):
            expected = reference(x, y)
        np.testing.assert_array_equal(out, expected)
        zeros = expected == 0
        np.testing.assert_array_equal(np.signbit(out[zeros]), np.signbit(expected[zeros]))


def test_importing_lazyasync_does_not_import_cupy() -> None:
    script = (
        "import sys; sys.modules['cupy'] = None\n"
        "import lazyasync, lazyasync.backends.cuda.backend, lazyasync.backends.discovery as d\n"
        "assert d.cuda_device_count() == 0, d.cuda_device_count()\n"
        "assert 'no' in d.cuda_unavailable_reason()"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
