"""CUDA devices on a stand-in for CuPy, which may run kernels of our own on the host."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from cuda_driver import Driver, open_driver
from cuda_on_host import FUSED, HostCompiler, Module
from fake_cublaslt import FakeCublasLt
from fake_cudnn import FakeCudnn
from recording_cupy import RecordingCupy, registered
from table_fourier import FOURIER
from table_matrices import MATRICES, NORMS

import lazyasync as la
from lazyasync.backends.cuda import kind as cuda_kind
from lazyasync.backends.cuda import opened as cuda_opened
from lazyasync.backends.cuda import staging as cuda_staging
from lazyasync.backends.cuda.cublas import CublasLt
from lazyasync.backends.cuda.cudnn import Cudnn
from lazyasync.backends.cuda.kernels import compile as cuda_compile

OF_LIBRARIES = {case.name for case in [*MATRICES, *NORMS, *FOURIER]}
"""Cases of the tables for cuSOLVER and cuFFT, of which the stand-in has nothing."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what the stand-in cannot run, as it is for a device to try."""
    there = str(Path(__file__).parent)
    left_out = []
    for item in items:
        if not isinstance(item, pytest.Function) or not str(item.path).startswith(there):
            continue
        params = getattr(getattr(item, "callspec", None), "params", {})
        if "cases" in params:
            params["cases"] = [case for case in params["cases"] if case.name not in OF_LIBRARIES]
            if not params["cases"]:
                left_out.append(item)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        gone = set(left_out)
        items[:] = [item for item in items if item not in gone]


@pytest.fixture
def module() -> RecordingCupy:
    """The stand-in, with two devices."""
    return RecordingCupy(devices=2)


@pytest.fixture
async def driver(module: RecordingCupy) -> AsyncIterator[Driver]:
    """The backend of the first device, without a runtime."""
    async with open_driver(module) as opened:
        yield opened


@pytest.fixture
async def runtime(module: RecordingCupy) -> AsyncIterator[la.Runtime]:
    """A runtime on the first device, for the tables of operations too."""
    with registered(module):
        async with la.open_runtime("recorded:0") as opened:
            yield opened


@pytest.fixture
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three pinned buffers of 4 KiB."""
    monkeypatch.setattr(cuda_staging, "PIECE_BYTES", 4096)
    monkeypatch.setattr(cuda_staging, "MOST_PIECES", 3)
    monkeypatch.setattr(cuda_staging, "SMALLEST_REMAINDER", 512)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> HostCompiler:
    made = HostCompiler()
    monkeypatch.setattr(cuda_compile, "_compiler_or_none", lambda: made)
    return made


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> FakeCublasLt:
    """What stands for cuBLASLt, on the stream of whoever calls it."""
    made = FakeCublasLt(lambda work: None)
    for place in (cuda_kind, cuda_opened):
        monkeypatch.setattr(place, "load_library", lambda major: CublasLt(made))
    monkeypatch.setattr(cuda_opened, "WORKSPACE_BYTES", 4096)
    return made


@pytest.fixture
def convolutions(module: RecordingCupy, monkeypatch: pytest.MonkeyPatch) -> FakeCudnn:
    """What stands for cuDNN, on the stream of whoever calls it."""
    made = FakeCudnn(lambda work: module.launch("cudnnConvolution", work))
    for place in (cuda_kind, cuda_opened):
        monkeypatch.setattr(place, "load_cudnn", lambda: Cudnn(made))
    return made


@pytest.fixture
def kernels_on_host(
    module: RecordingCupy,
    compiler: HostCompiler,
    library: FakeCublasLt,
    convolutions: FakeCudnn,
) -> None:
    """Lets the stand-in compile kernels of our own, and call cuBLASLt and cuDNN."""
    library.issue = lambda work: module.launch("cublasLtMatmul", work)
    module.cuda.function = SimpleNamespace(Module=lambda: Module(module))
    module.cuda.runtime.driverGetVersion = lambda: 13000
    module.cuda.runtime.runtimeGetVersion = lambda: 13000
    properties = module.cuda.runtime.getDeviceProperties
    module.cuda.runtime.getDeviceProperties = lambda index: {
        **properties(index),
        "major": 9,
        "minor": 0,
        "multiProcessorCount": 4,
    }


@pytest.fixture
async def beside_cpu(module: RecordingCupy, kernels_on_host: None) -> AsyncIterator[la.Runtime]:
    """A runtime on the stand-in, with kernels of our own, and on a CPU for comparing."""
    with registered(module):
        async with la.open_runtime(["recorded:0", "cpu:0"], config=FUSED) as opened:
            yield opened
