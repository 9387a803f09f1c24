"""The CUDA backend with kernels of our own, on stand-ins that run them on the host."""

from __future__ import annotations

import ctypes
import threading
from typing import Any

import numpy as np
from cuda_host import build_library, needs_gxx
from recording_cupy import RecordingCupy
from recording_cupy_arrays import Array
from threads import until

import lazyasync as la
from lazyasync.backends.cuda.backend import CudaBackend
from lazyasync.backends.cuda.program import CudaProgram
from lazyasync.backends.protocol import NotAtOnceError
from lazyasync.device import Device
from lazyasync.ir.graph import build_graph

__all__ = ["FUSED", "HostCompiler", "Module", "backend_of", "needs_gxx", "program_of"]


_simulated = threading.Lock()
"""Held while a kernel runs: its threads and blocks are fibers, and variables of the library's. Two
lanes may come to it at the same time."""


class HostCompiler:
    """Compiles kernels for the host: what it gives is the name of a library."""

    version = "host"
    major = 13

    def __init__(self) -> None:
        self.failure: Exception | None = None
        self.count = 0

    def compile(self, source: str, arch: str) -> tuple[bytes, str]:
        assert arch == "sm_90"
        if self.failure is not None:
            raise self.failure
        self.count += 1
        return str(build_library(source)).encode(), ""


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

        def launch(
            grid: tuple[int], block: tuple[int], arguments: list[Any], shared_mem: int = 0
        ) -> None:
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
                with _simulated:
                    failure = run(given, *grid, *block, 3)
                assert failure is None, failure

            self.cupy.launch("loop", work)

        launch.ptr = 0  # type: ignore[attr-defined]
        return launch


FUSED = {"cuda_loops": True, "cuda_graphs": False, "compile_cache": False}


def backend_of(runtime: la.Runtime) -> CudaBackend:
    backend: Any = runtime.backend(Device.parse("recorded:0"))
    assert isinstance(backend, CudaBackend)
    return backend


def program_of(runtime: la.Runtime, *tensors: Any) -> CudaProgram:
    collected = build_graph([(tensor._recording, tensor._node) for tensor in tensors])
    return backend_of(runtime).compile(collected.graph)


async def idle(runtime: la.Runtime) -> None:
    """Waits until the device lends itself: a thread may be about to let go of its lane."""

    def is_lent() -> bool:
        try:
            with backend_of(runtime).lent():
                return True
        except NotAtOnceError:
            return False

    await until(is_lent)
