"""Programs with kernels of our own, on a stand-in for CuPy that runs them on the host.

Nothing here runs on a GPU.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from perceptron import check_training, train
from recording_cupy import Array, RecordingCupy, registered

import lazyasync as la
from lazyasync.backends.cuda import CudaBackend
from lazyasync.backends.cuda_fused import FusedCudaProgram
from lazyasync.backends.cuda_program import CudaProgram
from lazyasync.compiler import cuda_compile
from lazyasync.compiler.cuda_compile import CudaCompilationError
from lazyasync.device import Device
from lazyasync.ir.graph import build_graph

for folder in ("ops", "compiler"):
    sys.path.append(str(Path(__file__).resolve().parent.parent / folder))

from cuda_host import build_library, needs_gxx  # noqa: E402

pytestmark = needs_gxx


class HostCompiler:
    """Compiles kernels for the host: what it gives is the name of a library."""

    version = "host"
    major = 13

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.failure: Exception | None = None
        self.count = 0

    def compile(self, source: str, arch: str) -> tuple[bytes, str]:
        assert arch == "sm_90"
        if self.failure is not None:
            raise self.failure
        self.count += 1
        path = self.directory / f"kernels{self.count}.so"
        build_library(source, path)
        return str(path).encode(), ""


class Module:
    """``cupy.cuda.function.Module``."""

    def __init__(self, cupy: RecordingCupy) -> None:
        self.cupy = cupy

    def load(self, cubin: bytes) -> None:
        self.cupy.called("Module.load")
        self.library = ctypes.CDLL(cubin.decode())

    def get_function(self, name: str) -> Any:
        run = getattr(self.library, f"run_{name}")
        run.restype = ctypes.c_char_p

        def launch(grid: tuple[int], block: tuple[int], arguments: list[Any]) -> None:
            kept = []
            for argument in arguments:
                if isinstance(argument, Array):
                    assert argument.flags.c_contiguous
                    assert argument.data.ptr % 16 == 0
                    kept.append(np.array(argument.data.ptr, np.uintp))
                else:
                    assert isinstance(argument, np.generic)
                    kept.append(np.array(argument))

            def work() -> None:
                given = (ctypes.c_void_p * len(kept))(*[item.ctypes.data for item in kept])
                failure = run(given, *grid, *block, 3)
                assert failure is None, failure

            self.cupy.launch("loop", work)

        return launch


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> HostCompiler:
    made = HostCompiler(tmp_path)
    monkeypatch.setattr(cuda_compile, "_compiler_or_none", lambda: made)
    return made


@pytest.fixture
def module(compiler: HostCompiler) -> RecordingCupy:
    cupy = RecordingCupy(devices=2)
    cupy.cuda.function = SimpleNamespace(Module=lambda: Module(cupy))
    cupy.cuda.runtime.driverGetVersion = lambda: 13000
    properties = cupy.cuda.runtime.getDeviceProperties
    cupy.cuda.runtime.getDeviceProperties = lambda index: {
        **properties(index),
        "major": 9,
        "minor": 0,
        "multiProcessorCount": 4,
    }
    return cupy


FUSED = {"cuda_loops": True, "compile_cache": False}


@pytest.fixture
async def runtime(module: RecordingCupy) -> AsyncIterator[la.Runtime]:
    with registered(module):
        async with la.open_runtime("recorded:0", config=FUSED) as opened:
            yield opened


def backend_of(runtime: la.Runtime) -> CudaBackend:
    backend: Any = runtime.backend(Device.parse("recorded:0"))
    assert isinstance(backend, CudaBackend)
    return backend


def program_of(runtime: la.Runtime, *tensors: Any) -> FusedCudaProgram | CudaProgram:
    collected = build_graph([(tensor._recording, tensor._node) for tensor in tensors])
    return backend_of(runtime).compile(collected.graph)


async def test_a_chain_is_one_launch(module: RecordingCupy, runtime: la.Runtime) -> None:
    array = np.linspace(0, 1, 1000, dtype=np.float32)
    x = await la.put(array)
    y = la.exp(x * 0.5) + la.tanh(x) * 3.0
    expected = np.exp(array * np.float32(0.5)) + np.tanh(array) * np.float32(3)
    np.testing.assert_allclose(await y.numpy(), expected, rtol=1e-6)
    assert [call for _, call in module.calls if call.startswith("kernel:")] == ["kernel:loop"]
    assert module.count("Module.load") == 1


async def test_a_module_is_loaded_once(module: RecordingCupy, runtime: la.Runtime) -> None:
    x = await la.put(np.ones(100, np.float32))
    for number in (2.5, 3.5, 4.5):
        y = la.exp(x) + number
        assert (await y.numpy())[0] == pytest.approx(np.exp(1) + number, rel=1e-6)
    assert module.count("kernel:loop") == 3
    assert module.count("Module.load") == 1


async def test_loops_and_calls_together(module: RecordingCupy, runtime: la.Runtime) -> None:
    random = np.random.default_rng(3)
    first, second = random.random((2, 40, 40)).astype(np.float32)
    x, y = await la.put(first), await la.put(second)
    # The transposed product lies in memory in another order than kernels expect.
    product = (x + 1.0) @ (y.T * 2.0)
    rows = la.softmax(product.T, axis=1)
    value = [rows, rows.sum(axis=0), (rows + 1.0)[3:5].T, x]
    wide = ((first + 1) @ (second.T * 2)).astype(np.float64).T
    powers = np.exp(wide - wide.max(1, keepdims=True))
    expected = powers / powers.sum(1, keepdims=True)
    results = await la.to_cpu(value)
    np.testing.assert_allclose(results[0], expected, rtol=1e-4)
    np.testing.assert_allclose(results[1], expected.sum(0), rtol=1e-4)
    np.testing.assert_allclose(results[2], (expected + 1)[3:5].T, rtol=1e-5)
    np.testing.assert_array_equal(results[3], first)


async def test_training(module: RecordingCupy) -> None:
    with registered(module):
        async with la.open_runtime("recorded:0", config=FUSED):
            on_gpu = await la.to_cpu(await train(4))
    await check_training(on_gpu)
    assert module.count("kernel:loop") > 0


async def test_what_is_known_of_a_program(module: RecordingCupy, runtime: la.Runtime) -> None:
    x = await la.put(np.ones((1000, 100), np.float32))
    scaled = la.exp(x * 0.5)
    program = program_of(runtime, scaled @ scaled.T)
    assert isinstance(program, FusedCudaProgram)
    assert program.fallback is None
    assert program.output_bytes == 4_000_000
    assert 400_000 <= program.workspace_bytes < 402_000
    assert program.estimated_seconds > 0
    assert "loop [1000, 100], launched as" in program.describe()
    assert "matmul" in program.describe()
    assert "drops" in program.describe()


async def test_what_cannot_be_compiled_is_done_op_by_op(
    module: RecordingCupy, compiler: HostCompiler, runtime: la.Runtime
) -> None:
    compiler.failure = CudaCompilationError("not today", "the log")
    x = await la.put(np.ones(100, np.float32))
    program = program_of(runtime, la.exp(x) + 1.0)
    assert isinstance(program, CudaProgram)
    assert program.fallback is compiler.failure
    with pytest.warns(Warning, match="not today"):
        assert (await (la.exp(x) + 1.0).numpy())[0] == pytest.approx(np.exp(1) + 1, rel=1e-6)
    assert module.count("kernel:loop") == 0
    assert module.count("kernel:exp") == 1


async def test_the_setting_turns_it_off(module: RecordingCupy) -> None:
    with registered(module):
        async with la.open_runtime("recorded:0") as runtime:
            x = await la.put(np.ones(100, np.float32))
            program = program_of(runtime, la.exp(x) + 1.0)
            assert isinstance(program, CudaProgram)
            assert program.fallback is None


async def test_without_a_compiler(module: RecordingCupy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_compile, "_compiler_or_none", lambda: None)
    with registered(module):
        async with la.open_runtime("recorded:0", config={"cuda_loops": True}) as runtime:
            x = await la.put(np.ones(100, np.float32))
            program = program_of(runtime, la.exp(x) + 1.0)
            assert isinstance(program, CudaProgram)
            assert program.fallback is None


async def test_a_launch_that_fails_names_its_operation(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    x = await la.put(np.ones(100, np.float32))
    module.fail("kernel:loop", RuntimeError("cannot be launched"))
    with pytest.raises(Exception, match="cannot be launched"):
        await la.exp(x).numpy()
    assert (await la.exp(x).numpy())[0] == pytest.approx(np.exp(1), rel=1e-6)
