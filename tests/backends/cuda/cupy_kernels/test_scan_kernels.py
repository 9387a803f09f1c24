"""Running sums and products on a GPU: their sources, run on the host, beside NumPy's."""

from __future__ import annotations

import numpy as np
import pytest
from cuda_host import ORDERS, Buffer, HostLibrary, needs_gxx

from lazyasync.backends.cuda.cupy_kernels.scans import scan_source
from lazyasync.backends.cuda.kernels.expressions import cuda_type
from lazyasync.backends.cuda.kernels.loops import CudaLoopCode, KernelLaunch
from lazyasync.compiler.fused_graph import Load
from lazyasync.ir.types import TensorType

SEED = 11
SHAPES = ((1, 1, 1), (3, 5, 1), (2, 128, 1), (2, 515, 1), (3, 1024, 1), (2, 9, 7), (1, 70, 33))
"""Of what is before the axis, along it, and after it."""


def code(name: str, dtype: np.dtype, shape: tuple[int, int, int], whole: bool) -> CudaLoopCode:
    """The kernel as CuPy launches it, with one thread for each ``i``."""
    before, length, after = shape
    rows = after == 1
    type = cuda_type(dtype)
    threads = before * (32 if rows else after)
    text = (
        f'extern "C" __global__ void __launch_bounds__(64) @NAME(const {type}* x, {type}* out) {{\n'
        f"  using T = {type};\n"
        f"  const long long length = {length}, after = {after};\n"
        f"  const bool whole = {str(whole).lower()};\n"
        "  const long long i = (long long)blockIdx.x * 64 + threadIdx.x;\n"
        f"  if (i < {threads}) {{ {scan_source(name, dtype, rows)} }}\n}}\n"
    )
    launch = KernelLaunch(text, -(-threads // 64), 64, 0)
    return CudaLoopCode((launch,), (f"const {type}*", f"{type}*"), (Load(0, 0, ()),), (1,), 0)


@needs_gxx
@pytest.mark.parametrize("name", ["cumsum", "cumprod"])
def test_against_numpy(name: str) -> None:
    print(f"seed {SEED}")
    random = np.random.default_rng(SEED)
    cases = []
    for shape in SHAPES:
        for char in "bilfd":
            dtype = np.dtype(char)
            lanes = 16 // dtype.itemsize
            array = random.integers(-3, 4, shape).astype(dtype)
            if dtype.kind == "f":
                array = random.uniform(0.5, 1.5, shape).astype(dtype)
                array[:, :2] = -0.0
            for whole in {False, shape[1] % lanes == 0}:
                cases.append((code(name, dtype, shape, whole), array))
    library = HostLibrary([each for each, _ in cases])
    combine = {"cumsum": np.add, "cumprod": np.multiply}[name]
    for number, (each, array) in enumerate(cases):
        type = TensorType(array.shape, array.dtype)
        given = Buffer(type)
        given.array[...] = array
        memory = {0: given.array}
        library.run(each, memory, (type, type), list(ORDERS.values())[number % len(ORDERS)], {})
        wide = np.float64 if array.dtype.kind == "f" else array.dtype
        expected = combine.accumulate(array, 1, wide).astype(array.dtype)
        np.testing.assert_allclose(memory[1], expected, 1e-6, 0, err_msg=each.launches[0].text)
        np.testing.assert_array_equal(np.signbit(memory[1]), np.signbit(expected))
