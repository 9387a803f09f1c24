"""Random draws on a GPU: the source of each kernel, compiled for the host, beside NumPy's bits."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest
from cuda_host import compiled_with_shim, needs_gxx

from lazyasync.backends.cuda.cupy_kernels.drawing import (
    RANDINT,
    Drawing,
    drawing_source,
    normal_drawing,
    uniform_drawing,
)
from lazyasync.backends.cuda.cupy_kernels.sampling import PREAMBLE
from lazyasync.backends.cuda.kernels.random_numbers import NORMALS
from lazyasync.ir.node import Operation
from lazyasync.ir.rules import LOWERINGS
from lazyasync.ir.types import TensorType
from lazyasync.ops.random import draws

pytestmark = needs_gxx

TYPES = {"float32": "float", "float64": "double", "int64": "long long", "int8": "signed char"}
MULTIPLY_HIGH = """
static unsigned long long __umul64hi(unsigned long long x, unsigned long long y) {
  return (unsigned long long)((unsigned __int128)x * y >> 64);
}
"""
KERNELS: dict[str, tuple[Operation, Drawing, str]] = {
    **{f"uniform_{t}": (draws.UNIFORM, uniform_drawing(np.dtype(t)), t) for t in TYPES if "f" in t},
    **{f"normal_{t}": (draws.NORMAL, normal_drawing(np.dtype(t)), t) for t in TYPES if "f" in t},
    **{f"randint_{t}": (draws.RANDINT, RANDINT, t) for t in TYPES if "int" in t},
}
SIZES = (0, 1, 2, 3, 4, 5, 301)


@pytest.fixture(scope="module")
def library() -> Any:
    parts = ['#include "cuda_shim.h"', PREAMBLE, NORMALS, MULTIPLY_HIGH]
    for name, (_, drawing, dtype) in KERNELS.items():
        parts.append(
            f'extern "C" void {name}(unsigned long long key, unsigned long long counter, '
            "unsigned long long largest, unsigned long long lowest, long long size, void* out) {\n"
            f"  using T = {TYPES[dtype]}; T* rest = (T*)out;\n"
            f"  for (long long i = 0; i * {drawing.elements} < size; ++i) {{\n"
            f"    T& first = rest[i * {drawing.elements}];\n"
            f"{drawing_source(drawing, np.dtype(dtype))}\n  }}\n}}"
        )
    return ctypes.CDLL(str(compiled_with_shim("\n".join(parts), "-O1")))


@pytest.mark.parametrize("name", KERNELS)
def test_kernels_draw_what_numpy_draws(library: Any, name: str) -> None:
    operation, _, dtype = KERNELS[name]
    # Counters beyond 32 bits, and a key that has both halves; narrow ranges, and wide ones.
    key, counter = 0x299F31D0A4093822, 2**32 - 50
    word = ctypes.c_uint64
    for largest, lowest in ((9, 0), (2**32 - 1, 5), (2**32, 2**63), (2**64 - 1, 2**64 - 7)):
        for size in SIZES:
            output = TensorType((size,), np.dtype(dtype))
            expected, actual = np.zeros(size + 1, dtype), np.zeros(size + 1, dtype)
            state = np.array([key, counter], np.uint64)
            numbers = [np.uint64(largest), np.uint64(lowest)] if "randint" in name else []
            with np.errstate(all="ignore"):
                kernel = LOWERINGS[operation](np, (), output, (output.shape, output.dtype))
                kernel(state, *numbers, expected[:size])
            place = actual.ctypes.data_as(ctypes.c_void_p)
            ends = (word(largest), word(lowest), ctypes.c_int64(size), place)
            getattr(library, name)(word(key), word(counter), *ends)
            np.testing.assert_array_equal(actual, expected, strict=True)
