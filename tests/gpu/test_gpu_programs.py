"""Kernels of our own, cuBLASLt and CUDA graphs, on a GPU."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from perceptron import check_training, train

import lazyasync as la
from lazyasync.backends.cuda.backend import CudaBackend
from lazyasync.backends.cuda.program import CudaProgram
from lazyasync.device import Device
from lazyasync.ir.graph import build_graph

LOOPS: dict[str, Any] = {"cuda_graphs": False}
GRAPHS: dict[str, Any] = {}


@pytest.fixture
async def runtime() -> AsyncIterator[la.Runtime]:
    async with la.open_runtime("cuda:0", config=LOOPS) as opened:
        yield opened


@pytest.fixture
async def replaying() -> AsyncIterator[la.Runtime]:
    async with la.open_runtime("cuda:0", config=GRAPHS) as opened:
        yield opened


def program_of(runtime: la.Runtime, *tensors: Any) -> CudaProgram:
    backend: Any = runtime.backend(Device.parse("cuda:0"))
    assert isinstance(backend, CudaBackend)
    collected = build_graph([(tensor._recording, tensor._node) for tensor in tensors])
    program = backend.compile(collected.graph)
    if backend._compiler is None or program.fallback is not None:
        pytest.fail(f"not compiled to kernels: {program.fallback!r}; is there NVRTC or nvcc?")
    return program


def count(runtime: la.Runtime, name: str) -> int:
    return runtime.metrics.counter_value(name) or 0


# ---- loops ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [1, 31, 1000, 4097, 1 << 20, (1 << 22) + 3])
async def test_chains(runtime: la.Runtime, size: int) -> None:
    array = np.random.default_rng(size).uniform(-3, 3, size).astype(np.float32)
    x = await la.put(array)
    y = la.where(x > 0, la.exp(x * 0.5), la.tanh(x) - 1.0) * x
    program = program_of(runtime, y)
    assert program.launches == 1
    wide = array.astype(np.float64)
    expected = np.where(wide > 0, np.exp(wide * 0.5), np.tanh(wide) - 1) * wide
    np.testing.assert_allclose(await y.numpy(), expected, rtol=2e-6, atol=1e-6)


async def test_arithmetic_is_exact(runtime: la.Runtime) -> None:
    """Without contraction and fast mathematics: the bits of NumPy, for special values too."""
    random = np.random.default_rng(3)
    special = [np.nan, np.inf, -np.inf, 0.0, -0.0, 1e-40, -1e-45, 3.4e38]
    a, b, c = (
        np.concatenate([random.choice(special, 500), random.standard_normal(5000)]).astype("f")
        for _ in range(3)
    )
    x, y, z = [await la.put(array) for array in (a, b, c)]
    with np.errstate(all="ignore"):
        expected = [a * b + c, a / b - c, np.sqrt(np.abs(a)) * c, np.maximum(a, b)]
    found = await la.to_cpu([x * y + z, x / y - z, la.sqrt(abs(x)) * z, la.maximum(x, y)])
    for actual, wanted in zip(found[:3], expected[:3], strict=True):
        np.testing.assert_array_equal(actual, wanted)
        there = ~np.isnan(wanted)
        assert (np.signbit(actual) == np.signbit(wanted))[there].all()
    np.testing.assert_array_equal(found[3], expected[3])


ROWS = [(1, 1 << 22), (3, 100_000), (64, 4096), (4096, 1000), (100_000, 33), (1 << 20, 4)]


@pytest.mark.parametrize("shape", ROWS)
async def test_rows_and_columns(runtime: la.Runtime, shape: tuple[int, int]) -> None:
    array = np.random.default_rng(1).standard_normal(shape).astype(np.float32)
    x = await la.put(array)
    wide = array.astype(np.float64)
    powers = np.exp(wide - wide.max(1, keepdims=True))
    softmax, totals, best = await la.to_cpu([la.softmax(x), (x * x).sum(axis=0), x.max(axis=1)])
    np.testing.assert_allclose(softmax, powers / powers.sum(1, keepdims=True), rtol=1e-5, atol=1e-9)
    np.testing.assert_allclose(totals, (wide * wide).sum(0), rtol=2e-5)
    np.testing.assert_array_equal(best, array.max(1))


async def test_the_same_bits_again(runtime: la.Runtime) -> None:
    x = await la.put(np.random.default_rng(2).standard_normal((777, 3001)).astype(np.float32))
    found = {(await la.logsumexp(x, axis=1).numpy()).tobytes() for _ in range(5)}
    assert len(found) == 1


async def test_what_other_processes_find_on_the_disk(tmp_path: Path) -> None:
    config = {**LOOPS, "compile_cache_directory": str(tmp_path / "cache")}
    seconds = []
    for _ in range(2):
        async with la.open_runtime("cuda:0", config=config):
            x = await la.put(np.ones((100, 100), np.float32))
            begin = time.perf_counter()
            results = [la.softmax(x * float(n + 2)) + la.exp(x[n]) for n in range(30)]
            await la.to_cpu(results)
            seconds.append(time.perf_counter() - begin)
    print(f"a step that compiles {seconds[0]:.3f} s, with the cache {seconds[1]:.3f} s")
    assert list((tmp_path / "cache").iterdir())


# ---- products ------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
async def test_products(runtime: la.Runtime, dtype: str) -> None:
    random = np.random.default_rng(4)
    rtol = {"float16": 2e-3, "float32": 1e-4, "float64": 1e-11}[dtype]
    for left, right, turned in [
        ((33, 65), (65, 17), False),
        ((128, 256), (64, 256), True),
        ((5, 33, 9), (5, 9, 31), False),
        ((2, 3, 64, 32), (2, 3, 48, 32), True),
        ((7, 33, 8), (8, 24), False),
        ((3, 7), (7, 2), False),
    ]:
        a, b = (random.standard_normal(shape).astype(dtype) for shape in (left, right))
        x, y = await la.put(a), await la.put(b)
        product = x @ (la.swapaxes(y, -1, -2) if turned else y)
        assert "by cuBLASLt" in program_of(runtime, product).describe()
        wide = b.astype(np.float64)
        expected = a.astype(np.float64) @ (wide.swapaxes(-1, -2) if turned else wide)
        scale = np.abs(expected).max()
        np.testing.assert_allclose(await product.numpy(), expected, rtol=rtol, atol=rtol * scale)


@pytest.mark.parametrize("shape", [(64, 128, 256), (33, 65, 17), (1, 8, 4)])
async def test_a_bias_goes_with_the_product(
    runtime: la.Runtime, shape: tuple[int, int, int]
) -> None:
    rows, inner, columns = shape
    random = np.random.default_rng(5)
    arrays = [random.standard_normal(one) for one in ((rows, inner), (inner, columns), columns)]
    x, w, b = [await la.put(array.astype(np.float32)) for array in arrays]
    linear = x @ w + b
    assert "with it" in program_of(runtime, linear).describe()
    expected = arrays[0] @ arrays[1] + arrays[2]
    np.testing.assert_allclose(await linear.numpy(), expected, rtol=1e-4, atol=1e-4)


async def test_single_precision_is_not_rounded_unless_asked_for() -> None:
    array = np.random.default_rng(6).standard_normal((256, 256)).astype(np.float32)
    expected = array.astype(np.float64) @ array
    errors = []
    for fast in (False, True):
        async with la.open_runtime("cuda:0", config={**LOOPS, "cuda_fast_products": fast}):
            x = await la.put(array)
            errors.append(np.abs(await (x @ x).numpy() - expected).max())
    print(f"largest error in float32 {errors[0]:.2e}, in TF32 {errors[1]:.2e}")
    assert errors[0] < 1e-4
    assert errors[0] < errors[1] < 0.5


async def test_what_a_relu_of_the_librarys_makes_of_nan() -> None:
    """No claim: it prints what was found, for the documentation."""
    array = np.array([[np.nan, 1, -1, -0.0]] * 4, np.float32)
    async with la.open_runtime("cuda:0", config={**LOOPS, "cuda_fast_products": True}):
        x, w = await la.put(np.eye(4, dtype=np.float32)), await la.put(np.nan_to_num(array))
        b = await la.put(np.array([np.nan, 0, 0, 0], np.float32))
        found = await la.relu(x @ w + b).numpy()
    print(f"relu of NaN by cuBLASLt: {found[0, 0]}")
    np.testing.assert_array_equal(found[:, 1:], np.maximum(np.nan_to_num(array), 0)[:, 1:])


# ---- graphs --------------------------------------------------------------------------------


async def test_training_is_replayed(replaying: la.Runtime) -> None:
    trained = await la.to_cpu(await train(40))
    backend: Any = replaying.backend(Device.parse("cuda:0"))
    reasons = backend._lanes[0].gpu._graphs.reasons()
    assert count(replaying, "CudaGraphFallback") == 0, reasons
    assert count(replaying, "CudaGraphReplay") >= 15
    print(f"{count(replaying, 'CudaGraphCapture')} graphs for 40 steps")
    await check_training(trained)


async def test_replays_give_the_bits_of_plain_launches() -> None:
    results = []
    for config in (GRAPHS, LOOPS):
        async with la.open_runtime("cuda:0", config=config):
            results.append(await la.to_cpu(await train(30)))
    # The same kernels, but for those that get numbers by value.
    for first, second in zip(results[0][0], results[1][0], strict=True):
        np.testing.assert_array_equal(first, second)


async def test_what_somebody_holds_is_not_written_to(replaying: la.Runtime) -> None:
    x = await la.put(np.ones(100_000, np.float32))
    held, expected, value = [], [], np.float32(1)
    for number in range(100):
        x = la.sqrt(abs(la.exp(x * 0.0) * x)) * 1.5 + 1.0
        await la.mark_step()
        value = np.sqrt(np.abs(np.exp(value * np.float32(0)) * value)) * np.float32(1.5)
        value = np.float32(value + np.float32(1))
        if number % 9 == 4:
            held.append(x)
            expected.append(value)
    for tensor, wanted in zip(held, expected, strict=True):
        found = await tensor.numpy()
        np.testing.assert_allclose(found, wanted, rtol=1e-5)
        assert len(np.unique(found)) == 1


async def test_memory_that_is_asked_back(replaying: la.Runtime) -> None:
    backend: Any = replaying.backend(Device.parse("cuda:0"))
    await train(20)
    assert backend._lanes[0].gpu.graph_bytes() > 0
    total = backend.memory_bytes
    with pytest.raises(la.DeviceOutOfMemoryError):
        await la.zeros((2 * total // 4,))
    assert backend._lanes[0].gpu.graph_bytes() == 0
    replays = count(replaying, "CudaGraphReplay")
    await check_training(await la.to_cpu(await train(20)))
    assert count(replaying, "CudaGraphReplay") > replays


async def test_the_time_of_a_replayed_step(replaying: la.Runtime) -> None:
    await train(30)
    before, begin = count(replaying, "CudaGraphReplay"), time.perf_counter()
    await train(200)
    elapsed = time.perf_counter() - begin
    print(
        f"{elapsed / 200 * 1e6:.0f} us for a step, recorded and replayed; "
        f"{count(replaying, 'CudaGraphReplay') - before} of 200 were replays"
    )


# ---- profiles ------------------------------------------------------------------------------


@pytest.mark.parametrize("config", [{}, LOOPS, GRAPHS])
async def test_the_times_of_kernels_are_within_those_of_programs(
    config: dict[str, Any], tmp_path: Path
) -> None:
    async with la.open_runtime("cuda:0", config=config) as runtime:
        await train(20)
        busy = runtime.statistics().devices["cuda:0"].busy_seconds
        async with la.debug.profile(tmp_path / "trace.json"):
            await train(20)
        busy = runtime.statistics().devices["cuda:0"].busy_seconds - busy
        report = await la.debug.profile_report()
    print(report)
    kernels = sum(row.seconds for row in report.rows)
    assert 0 < kernels <= report.program_seconds * 1.001 <= busy * 1.01


@pytest.mark.gpu_speed
async def test_a_profile_sees_how_long_a_large_product_takes(
    runtime: la.Runtime, tmp_path: Path
) -> None:
    x = await la.put(np.ones((4096, 4096), np.float32))
    await (x @ x)
    async with la.debug.profile(tmp_path / "trace.json"):
        await (x @ x + 1.0)
    report = await la.debug.profile_report()
    print(report)
    assert report.rows[0].name.startswith("product 4096 x 4096 x 4096")
    assert 2e-4 < report.rows[0].seconds < 0.1
