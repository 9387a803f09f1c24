"""Steps captured as CUDA graphs and replayed, on a stand-in for CuPy that runs kernels on the host.

A replay does what was captured with the addresses of then, so that a buffer which is used again too
early, or an argument that has moved, gives wrong results here too. No GPU has run any of it.
"""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from weakref import ref

import numpy as np
import pytest
import trio
from cuda_on_host import FUSED, backend_of, needs_gxx, program_of
from fake_cublaslt import FakeCublasLt
from perceptron import check_training, train
from recording_cupy import RecordingCupy, registered
from recording_cupy_memory import CUDARuntimeError, OutOfMemoryError

import lazyasync as la
from lazyasync.backends.cuda import graphs as cuda_graphs
from lazyasync.backends.cuda.buffer_plan import AllocationRecorder, UnplannableError
from lazyasync.backends.cuda.graphs import StepGraphs

pytestmark = [needs_gxx, pytest.mark.usefixtures("kernels_on_host")]

GRAPHS = {**FUSED, "cuda_graphs": True}


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Graphs of a single kernel, too."""
    monkeypatch.setattr(cuda_graphs, "MIN_LAUNCHES", 1)


@asynccontextmanager
async def opened(module: RecordingCupy, **more: Any) -> AsyncIterator[la.Runtime]:
    with registered(module):
        async with la.open_runtime("recorded:0", config={**GRAPHS, **more}) as runtime:
            yield runtime


def counts(runtime: la.Runtime) -> tuple[int, int, int]:
    """Captures, replays, and programs that are not captured."""
    names = ("CudaGraphCapture", "CudaGraphReplay", "CudaGraphFallback")
    captures, replays, fallbacks = (runtime.metrics.counter_value(name) or 0 for name in names)
    return captures, replays, fallbacks


def graphs_of(runtime: la.Runtime) -> StepGraphs:
    graphs = backend_of(runtime)._lanes[0].gpu._graphs
    assert graphs is not None
    return graphs


def updated(x: Any, batch: Any, rate: float) -> Any:
    return x - (la.tanh(x) - batch) * rate


async def run_updates(steps: int, *, kept: bool = False) -> tuple[np.ndarray, np.ndarray]:
    """What comes of a parameter that is updated again and again, and what should."""
    x = await la.put(np.linspace(-1, 1, 300, dtype=np.float32))
    expected = np.linspace(-1, 1, 300).astype(np.float64)
    held = []
    for number in range(steps):
        batch = np.full(300, number, np.float32)
        rate = 0.01 * (number + 1)
        x = updated(x, await la.put(batch), rate)
        if kept:
            held.append(x)
        await la.mark_step()
        expected = expected - (np.tanh(expected) - number) * rate
    return await x.numpy(), expected


async def test_a_loop_is_replayed(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        found, expected = await run_updates(50)
        captures, replays, fallbacks = counts(runtime)
        assert fallbacks == 0, graphs_of(runtime).reasons()
        # One graph for each set of buffers; everything after that is a replay.
        assert 1 <= captures <= cuda_graphs.MAX_SETS
        assert replays >= 15
        assert module.count("Graph.launch") == captures + replays
    np.testing.assert_allclose(found, expected, rtol=1e-5)


async def test_parameters_are_not_copied(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        await run_updates(12)
        before = module.count("kernel:copyto"), module.count("kernel:copy")
        replays = counts(runtime)[1]
        x = await la.put(np.zeros(300, np.float32))
        batch = await la.put(np.zeros(300, np.float32))
        for _ in range(40):
            x = updated(x, batch, 0.5)
            await la.mark_step()
        await x
        # A batch that stays where it is need not be copied either.
        assert counts(runtime)[1] - replays >= 10
        assert module.count("kernel:copyto") - before[0] <= 12
        assert module.count("kernel:copy") == before[1]


async def test_training(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        trained = await la.to_cpu(await train(20))
        captures, replays, fallbacks = counts(runtime)
        assert fallbacks == 0, graphs_of(runtime).reasons()
        assert 1 <= captures <= cuda_graphs.MAX_SETS
        assert replays >= 4
    await check_training(trained)


async def test_training_gives_the_same_bits_without_graphs(module: RecordingCupy) -> None:
    results = []
    for graphs in (True, False):
        async with opened(module, cuda_graphs=graphs):
            results.append(await la.to_cpu(await train(12)))
    for first, second in zip(results[0][0], results[1][0], strict=True):
        assert first.tobytes() == second.tobytes()
    for name, value in results[0][1].items():
        assert value.tobytes() == results[1][1][name].tobytes()


async def test_what_somebody_holds_is_not_written_to(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        x = await la.put(np.ones(100, np.float32))
        held: list[Any] = []
        for number in range(40):
            x = x * 1.5 + 1.0
            await la.mark_step()
            if number % 7 == 3:
                held.append((number, x))
        expected = [np.float32(1)]
        for _ in range(40):
            expected.append(np.float32(expected[-1] * np.float32(1.5) + np.float32(1)))
        for number, tensor in held:
            np.testing.assert_array_equal(await tensor.numpy(), expected[number + 1])
        assert counts(runtime)[1] > 0


async def test_a_loop_that_keeps_everything_goes_without(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        found, expected = await run_updates(40, kept=True)
        assert counts(runtime)[2] == 1
        assert "kept" in graphs_of(runtime).reasons()[0]
    np.testing.assert_allclose(found, expected, rtol=1e-5)


async def test_two_jobs_with_the_same_program(module: RecordingCupy) -> None:
    results: dict[str, tuple[np.ndarray, np.ndarray]] = {}

    async def work(name: str) -> None:
        async with la.job(name):
            results[name] = await run_updates(25)

    async with opened(module) as runtime:
        async with trio.open_nursery() as nursery:
            for name in ("first", "second"):
                nursery.start_soon(work, name)
        assert counts(runtime)[0] > 0
    for found, expected in results.values():
        np.testing.assert_allclose(found, expected, rtol=1e-5)


async def test_losses_may_be_kept(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        x = await la.put(np.linspace(0, 1, 64, dtype=np.float32))
        losses = []
        for _ in range(30):
            losses.append((x * x).sum())
            x = x - x * 0.125
            await la.mark_step()
        values = [await loss.item() for loss in losses]
        captures, replays, fallbacks = counts(runtime)
        assert (captures <= cuda_graphs.MAX_SETS, fallbacks) == (True, 0)
        assert replays >= 15
    start = (np.linspace(0, 1, 64) ** 2).sum()
    np.testing.assert_allclose(values, start * 0.875 ** (2 * np.arange(30)), rtol=1e-4)


async def test_numbers_and_products_in_a_graph(
    module: RecordingCupy, library: FakeCublasLt
) -> None:
    async with opened(module) as runtime:
        matrix = (np.eye(16) * 0.5).astype(np.float32)
        w, x = await la.put(matrix), await la.put(np.ones((16, 16), np.float32))
        expected = np.ones((16, 16))
        for number in range(60):
            x = (x @ w) * float(number % 3 + 1) + 0.25
            await la.mark_step()
            expected = expected * 0.5 * (number % 3 + 1) + 0.25
            if number == 30:
                issued = library.calls.count("cublasLtMatmul")
        np.testing.assert_allclose(await x.numpy(), expected, rtol=1e-5)
        assert counts(runtime)[1] >= 8
        assert library.calls.count("cublasLtMatmul") - issued < 10  # they are in the graphs


async def test_random_numbers_are_new_in_every_replay(module: RecordingCupy) -> None:
    async def noise(graphs: bool) -> list[bytes]:
        async with opened(module, cuda_graphs=graphs) as runtime:
            x = await la.put(np.ones(50, np.float32))
            drawn = []
            for _ in range(24):
                values = x * la.uniform((50,)) + 1.0
                drawn.append((await values.numpy()).tobytes())
            if graphs:
                assert counts(runtime)[2] == 0, graphs_of(runtime).reasons()
                assert counts(runtime)[1] >= 12
            return drawn

    replayed = await noise(True)
    assert len(set(replayed)) == 24
    assert replayed == await noise(False)


async def test_a_step_that_is_not_to_be_captured(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        x = await la.put(np.arange(6, dtype=np.int32).reshape(2, 3))
        for _ in range(8):
            # Whole numbers are multiplied by CuPy, which refuses that in a capture.
            y = x @ x.T
            assert (await y.numpy()).tolist() == [[5, 14], [14, 50]]
        assert counts(runtime) == (0, 0, 1)
        assert "NotImplementedError" in graphs_of(runtime).reasons()[0]
        assert module.gpus[0].streams[0].captured is None
        assert gc.isenabled()


async def test_what_is_not_captured_leaves_no_memory_behind(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        x = await la.put(np.arange(6, dtype=np.int32).reshape(2, 3))
        for _ in range(8):
            y = x @ x.T
            await la.mark_step(wait=True)
        assert counts(runtime)[2] == 1
        device = ref(backend_of(runtime)._lanes[0].gpu)
        del x, y
    del runtime
    gc.collect()
    assert device() is None
    assert all(not pool.used_bytes() for pool in module.pools)


async def test_captures_of_two_devices_at_once() -> None:
    """The collector rests until both are done, and runs again only if it did before."""
    resting = cuda_graphs._resting_collector
    with resting:
        with resting:
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()
    gc.disable()
    try:
        with resting:
            assert not gc.isenabled()
        assert not gc.isenabled()
    finally:
        gc.enable()


async def test_a_capture_that_fails(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        module.fail("Stream.end_capture", CUDARuntimeError(901))
        found, expected = await run_updates(12)
        assert counts(runtime) == (0, 0, 1)
        assert "cudaError901" in graphs_of(runtime).reasons()[0]
    np.testing.assert_allclose(found, expected, rtol=1e-5)


async def test_memory_that_is_needed_elsewhere_is_given_back(module: RecordingCupy) -> None:
    async with opened(module, inline_microseconds=0) as runtime:
        await run_updates(12)
        assert runtime.statistics().devices["recorded:0"].workspace_bytes > 0
        graphs = graphs_of(runtime)
        assert graphs.idle_bytes > 0
        module.fail("malloc", OutOfMemoryError("simulated"))
        big = await la.put(np.ones(5000, np.float32))
        assert graphs.idle_bytes == 0
        assert module.count("Graph.destroy") > 0
        assert module.threads_of("Graph.destroy") <= {
            "lazyasync recorded:0",
            "lazyasync recorded:0 waiter",
        }
        found, expected = await run_updates(12)
        assert graphs.idle_bytes > 0
        assert (await big.numpy()).sum() == 5000
    np.testing.assert_allclose(found, expected, rtol=1e-5)


@pytest.mark.parametrize("inline_microseconds", [0, 10_000_000])
@pytest.mark.parametrize("after", range(20))
async def test_memory_that_lacks_is_no_failure(
    module: RecordingCupy, after: int, inline_microseconds: int
) -> None:
    """Nor is a step done twice whose arguments are written over."""
    async with opened(module, inline_microseconds=inline_microseconds) as runtime:
        module.fail("malloc", OutOfMemoryError("simulated"), after=after)
        found, expected = await run_updates(16)
        assert counts(runtime)[2] == 0
        assert "malloc" not in module._failures or not module._failures["malloc"]
    np.testing.assert_allclose(found, expected, rtol=1e-5)


async def test_graphs_end_with_their_device(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        await run_updates(12)
        made = counts(runtime)[0]
        assert made
    gc.collect()
    assert module.count("Graph.destroy") == made
    assert all(not pool.used_bytes() for pool in module.pools)


async def test_outputs_outlive_their_graphs(module: RecordingCupy) -> None:
    async with opened(module):
        x = await la.put(np.ones(100, np.float32))
        for _ in range(10):
            x = x * 0.5 + 1.0
            await la.mark_step()
        value = await x.numpy()
        buffer = x._data.buffer
    assert sum(pool.used_bytes() for pool in module.pools) > 0
    np.testing.assert_array_equal(buffer.plain, value)
    del x, buffer
    gc.collect()


async def test_a_device_lost_in_a_replay(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        await run_updates(12)
        module.gpus[0].hold()
        x = await_none = None
        del x, await_none
        module.fail("Graph.launch", CUDARuntimeError(700))
        module.gpus[0].lose()
        with pytest.raises(la.ExecutionError, match="is lost"):
            await la.put(np.ones(3))
        assert runtime is not None


async def test_short_steps_are_not_worth_it(
    module: RecordingCupy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda_graphs, "MIN_LAUNCHES", 4)
    async with opened(module) as runtime:
        found, expected = await run_updates(12)
        assert counts(runtime) == (0, 0, 0)
        assert "not worth" in graphs_of(runtime).reasons()[0]
    np.testing.assert_allclose(found, expected, rtol=1e-5)


async def test_no_more_programs_than_so_many(
    module: RecordingCupy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda_graphs, "MAX_PROGRAMS", 2)
    async with opened(module) as runtime:
        for length in (10, 20, 30, 40):
            x = await la.put(np.ones(length, np.float32))
            for _ in range(16):
                x = x * 0.5 + 1.0
                await la.mark_step()
            await x
        assert len(graphs_of(runtime)._steps) == 2
        assert counts(runtime)[1] > 0


async def test_numbers_find_their_place(module: RecordingCupy) -> None:
    async with opened(module) as runtime:
        x = await la.put(np.ones(3, np.float32))
        program = program_of(runtime, x * 2.5 + la.uniform((3,)) * 0.5)
        table = program.numbers.pack(
            [x, 2.5, (7, 1 << 40), 0.5][: len(program.numbers.positions) + 1]
        )
        assert table.nbytes == 16 * len(program.numbers.positions)
        for step in range(10):
            seed = 1.0 + step
            assert (await (x * seed + la.uniform((3,)) * 0.0).numpy()).tolist() == [seed] * 3


def test_a_run_that_keeps_memory_has_no_plan(module: RecordingCupy) -> None:
    module.cuda.Device(0).use()
    module.cuda.Stream(non_blocking=True).use()
    pool = module.cuda.MemoryPool()
    recorder = AllocationRecorder(module.cuda, pool.malloc)
    first, second = recorder.malloc(100), recorder.malloc(200)
    third = recorder.malloc(1000)
    del third
    outputs = [module.ndarray((25,), np.float32, first)]
    del first
    with pytest.raises(UnplannableError, match="1 allocations outlive"):
        recorder.plan(outputs)
    del second
    plan = recorder.plan(outputs)
    assert plan.outputs == (0,)
    assert plan.sizes == (100, 200, 1000)
    assert plan.offsets == {1: 0, 2: 512}
    assert plan.arena_bytes == 512 + 1024
    with pytest.raises(UnplannableError, match="no memory of its own"):
        recorder.plan([*outputs, *outputs])
