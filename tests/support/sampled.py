"""Samplers called without a runtime: as the lowering of NumPy has them, and as CUDA kernels."""

from __future__ import annotations

import ctypes
from typing import Any, ClassVar

import numpy as np
from cuda_host import compiled_with_shim

from lazyasync.backends.cuda.cupy_kernels.sampling import PREAMBLE, sampler_source
from lazyasync.ir.rules import LOWERINGS
from lazyasync.ir.types import TensorType
from lazyasync.ops.random.samplers import sampler
from lazyasync.ops.random.sampling import OPERATIONS, is_wide, largest_count

STATE = TensorType((2,), np.dtype(np.uint64))

SETTINGS: dict[str, list[tuple[Any, ...]]] = {
    "exponential": [()],
    "gumbel": [()],
    "laplace": [()],
    "logistic": [()],
    "cauchy": [()],
    "geometric": [(0.3,), (1.0,), (1e-300,), (0.0,), (np.nan,)],
    "gamma": [(0.3,), (1.0,), (4.5,), (1e15,), (0.0,), (-1.0,), (np.inf,), (np.nan,)],
    "log_gamma": [(0.001,), (2.0,), (0.0,)],
    "beta": [(0.2, 0.4), (3.0, 2.0), (0.5, 9.0), (0.0, 1.0)],
    "standard_t": [(0.7,), (5.0,), (np.inf,), (0.0,)],
    "truncated_normal": [
        (-1.0, 2.0, 0.0, 1.0),
        (-0.2, 9.0, 1.0, 2.0),
        (4.0, np.inf, 0.0, 1.0),
        (-np.inf, -50.0, 0.5, 1.0),
        (1.0, 1.0, 0.0, 1.0),
        (2.0, 1.0, 0.0, 1.0),
        (0.0, 1.0, 0.0, 0.0),
    ],
    "poisson": [(0.0,), (0.3,), (9.5,), (10.0,), (1234.5,), (1e17,), (-1.0,), (np.nan,)],
    "binomial": [
        (0.0, 0.5),
        (7.0, 0.0),
        (7.0, 1.0),
        (5.0, 0.9),
        (40.0, 0.5),
        (10.0**6, 0.3),
        (2.0**60, 1e-18),
        (2.5, 0.5),
        (3.0, 1.5),
    ],
}
"""Parameters of each sampler, such as are all of its cases."""


def numbers(
    name: str,
    parameters: tuple[Any, ...] = (),
    count: int = 1000,
    *,
    dtype: Any = np.float64,
    key: int = 5,
    counter: int = 7,
) -> np.ndarray:
    """So many numbers, by the lowering that NumPy runs."""
    arrays = [np.asarray(parameter, np.float64) for parameter in parameters]
    output = TensorType((count,), np.dtype(dtype))
    types = (STATE, *[TensorType(array.shape, array.dtype) for array in arrays])
    kernel = LOWERINGS[OPERATIONS[name]](np, types, output, (output.shape, output.dtype))
    out = np.empty(count, dtype)
    with np.errstate(all="ignore"):
        kernel(np.array([key, counter], np.uint64), *arrays, out)
    return out


class CudaSamplers:
    """The kernels that CUDA would be given, compiled for the host in one go."""

    TYPES: ClassVar = {
        "float32": "float",
        "float64": "double",
        "int64": "long long",
        "int8": "signed char",
    }

    def __init__(self) -> None:
        parts = ['#include "cuda_shim.h"', PREAMBLE]
        for name, settings in SETTINGS.items():
            count = len(settings[0])
            for dtype, type in self.TYPES.items():
                canonical = np.dtype(dtype)
                chosen = sampler(name, is_wide(canonical))
                source = sampler_source(chosen, canonical, largest_count(canonical))
                given = "".join(
                    f", const double* p{place}, long long s{place}" for place in range(count)
                )
                parts.append(
                    f'extern "C" void {name}_{dtype}(const unsigned long long* state, '
                    f"void* target, long long n{given}) {{\n  using T = {type};\n"
                    "  const unsigned long long key = state[0], counter = state[1];\n"
                    f"  for (long long i = 0; i < n; ++i) {{ T& out = ((T*)target)[i];\n{source}\n"
                    "} }"
                )
        self._library = ctypes.CDLL(str(compiled_with_shim("\n".join(parts))))

    def numbers(
        self,
        name: str,
        parameters: tuple[Any, ...] = (),
        count: int = 1000,
        *,
        dtype: str = "float64",
        key: int = 5,
        counter: int = 7,
    ) -> np.ndarray:
        """So many numbers, by the kernel; the parameters are numbers, or one for each."""
        out = np.empty(count, dtype)
        state = np.array([key, counter], np.uint64)
        arrays = [np.asarray(parameter, np.float64) for parameter in parameters]
        arguments: list[Any] = [
            ctypes.c_void_p(state.ctypes.data),
            ctypes.c_void_p(out.ctypes.data),
            ctypes.c_longlong(count),
        ]
        for array in arrays:
            arguments += [ctypes.c_void_p(array.ctypes.data), ctypes.c_longlong(array.size != 1)]
        getattr(self._library, f"{name}_{dtype}")(*arguments)
        return out
