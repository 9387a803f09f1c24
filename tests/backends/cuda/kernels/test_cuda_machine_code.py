"""What the compiler makes of the kernels that are written: registers, accesses, instructions.

No GPU runs anything here. `kernel_table.py` has the kernels and their bounds.
"""

from __future__ import annotations

import numpy as np
import pytest
from extents import in_part_and_whole
from kernel_rows import ROWS, B, H
from kernel_table import ARCHITECTURES, measured, table
from machine_code import machine_code

from lazyasync.backends.cuda.fused_attention import write_kernels
from lazyasync.backends.cuda.kernels.compile import (
    Compiler,
    CudaCompilationError,
    find_compiler,
    kernel_texts,
    module_source,
)
from lazyasync.ir.attention import AttentionAttributes

LONG = {"attention bfloat16", "attention gradient bfloat16"}
"""Rows whose kernels take a compiler seconds."""


def compiler_or_skip() -> Compiler:
    try:
        return find_compiler()
    except CudaCompilationError as missing:
        pytest.skip(str(missing))


@in_part_and_whole
@pytest.mark.parametrize("arch", ARCHITECTURES)
async def test_kernels_are_within_their_bounds(arch: str, whole: bool) -> None:
    """An ordinary run has each row for one architecture; attention is in a test of its own."""
    compiler_or_skip()
    place = ARCHITECTURES.index(arch)
    rows = ROWS if whole else [row for row in ROWS[place::2] if row.name not in LONG]
    kernels = await measured(rows, arch)
    printed = table(kernels)
    faults = [kernel for kernel in kernels if kernel.faults()]
    assert not faults, f"beyond their bounds, of\n{printed}"
    for row in rows:
        count = sum(kernel.row is row for kernel in kernels)
        assert count == row.kernels, f"{row.name}: {count} kernels, of\n{printed}"


@pytest.mark.parametrize(
    ("width", "dtype", "arch"),
    [
        pytest.param(
            *(width, dtype, arch),
            id=f"{width}-{dtype}-{arch}",
            # Each width, dtype and architecture once.
            marks=() if (width == 64) == (dtype is B) == (arch == "sm_90") else pytest.mark.stress,
        )
        for width in (64, 128)
        for dtype in (B, H)
        for arch in ARCHITECTURES
    ],
)
def test_attention_in_half_precision_is_computed_by_tensor_cores(
    width: int, dtype: np.dtype, arch: str
) -> None:
    compiler = compiler_or_skip()
    causal = AttentionAttributes(None, None, 0, False)
    codes = [
        write_kernels(dtype, (width, width), None, causal, gradient) for gradient in (False, True)
    ]
    texts, _ = kernel_texts(codes)
    kernels = machine_code(*compiler.compile(module_source(texts), arch)).values()
    assert len(kernels) == 3
    for kernel in kernels:
        assert kernel.of_tensor_cores["HMMA"] >= 96
        # Four matrices are loaded for four products, or for two and a part of the others' factor.
        assert kernel.of_tensor_cores["LDSM"] < 0.7 * kernel.of_tensor_cores["HMMA"]
        assert kernel.of_tensor_cores["LDGSTS"]
        assert kernel.registers <= 255
        # Tiles are the quickest ones of an H200, of which one spills a few registers.
        assert kernel.spilled <= (40 if arch == "sm_90" else 96), kernel


SMALL = """
extern "C" __global__ void copied(const float4* __restrict__ a, float4* b, int n) {
  for (int i = threadIdx.x; i < n; i += 256) b[i] = a[i];
}
extern "C" __global__ void spilled(float* a, int n) {
  float kept[64];
  for (int i = 0; i < 64; ++i) kept[(int)a[i] & 63] = a[i + 64];
  a[n] = kept[n];
}
"""


@pytest.mark.parametrize("arch", ARCHITECTURES)
def test_machine_code_is_read(arch: str) -> None:
    compiler = compiler_or_skip()
    kernels = machine_code(*compiler.compile(SMALL, arch))
    copied, spilled = kernels["copied"], kernels["spilled"]
    assert copied.widths() == copied.widths(writes=True) == [16]
    instructions, read, written = copied.busiest_loop()
    assert read == written >= 16
    assert 4 < instructions < copied.instructions
    assert not copied.local
    assert 8 <= copied.registers <= 64
    assert spilled.local
    assert spilled.widths() == [4]
