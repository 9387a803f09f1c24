"""A CUDA device whose kernels run on the host."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from cuda_on_host import HostCompiler, Module
from fake_cublaslt import FakeCublasLt
from recording_cupy import RecordingCupy

from lazyasync.backends.cuda import kind as cuda_kind
from lazyasync.backends.cuda import opened as cuda_opened
from lazyasync.backends.cuda.cublas import CublasLt
from lazyasync.backends.cuda.kernels import compile as cuda_compile


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> HostCompiler:
    made = HostCompiler(tmp_path)
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
def module(compiler: HostCompiler, library: FakeCublasLt) -> RecordingCupy:
    cupy = RecordingCupy(devices=2)
    library.issue = lambda work: cupy.launch("cublasLtMatmul", work)
    cupy.cuda.function = SimpleNamespace(Module=lambda: Module(cupy))
    cupy.cuda.runtime.driverGetVersion = lambda: 13000
    cupy.cuda.runtime.runtimeGetVersion = lambda: 13000
    properties = cupy.cuda.runtime.getDeviceProperties
    cupy.cuda.runtime.getDeviceProperties = lambda index: {
        **properties(index),
        "major": 9,
        "minor": 0,
        "multiProcessorCount": 4,
    }
    return cupy
