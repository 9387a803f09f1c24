"""Native programs of functions, to be bound and run apart from a device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.backends.cpu.backend import CpuBackend
from lazyasync.backends.cpu.program import CpuProgram


async def program_of(function: Callable[..., object], *arrays: np.ndarray) -> CpuProgram:
    """What the CPU backend compiles ``function`` to."""
    made: list[CpuProgram] = []
    compile = CpuBackend.compile

    def catching(backend: CpuBackend, *given: Any) -> CpuProgram:
        made.append(compile(backend, *given))
        return made[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CpuBackend, "compile", catching)
        async with la.open_runtime("cpu:0"):
            await la.to_cpu(await la.compile(function)(*[await la.put(a) for a in arrays]))
    return made[-1]
