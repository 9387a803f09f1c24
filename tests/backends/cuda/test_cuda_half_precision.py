"""Half precision on CUDA devices: on a stand-in, and by nvcc. No GPU runs anything here."""

from __future__ import annotations

import shutil

import ml_dtypes
import numpy as np
import pytest
from cuda_on_host import FUSED, needs_gxx, program_of
from fake_cublaslt import FakeCublasLt
from fusion_sketch import Sketch
from recording_cupy import RecordingCupy, registered

import lazyasync as la
from lazyasync.backends.cuda.kernels.compile import Nvcc, kernel_texts, module_source
from lazyasync.backends.cuda.kernels.loops import write_loop
from lazyasync.compiler.fused_graph import Loop
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY
from lazyasync.ops.elementwise.functions import EXP
from lazyasync.tensor import LazyTensor

BFLOAT16, FLOAT16 = np.dtype(ml_dtypes.bfloat16), np.dtype(np.float16)

pytestmark = pytest.mark.parametrize(
    "dtype", [pytest.param(BFLOAT16, id="bfloat16"), pytest.param(FLOAT16, id="float16")]
)


def some_numbers(dtype: np.dtype, *shape: int) -> np.ndarray:
    numbers: np.ndarray = np.random.default_rng(5).normal(size=shape).astype(dtype)
    return numbers


def computed(x: LazyTensor, y: LazyTensor) -> list[LazyTensor]:
    """Loops and reductions, calls and what moves elements."""
    total = x * y + 0.3
    return [
        total,
        total.sum(1),
        total.mean(),
        la.softmax(total, 1),
        la.sort(total, 1),
        la.cumsum(total, 0),
        la.concatenate([x, total.astype(x.dtype)]),
        la.where(x > 0, total, 1),
        x.T[1:, ::2],
        x.astype("int32"),
        x.astype("float32") * 3,
    ]


async def on_the_host(x: np.ndarray, y: np.ndarray) -> list[np.ndarray]:
    async with la.open_runtime("cpu:0"):
        return await la.to_cpu(computed(la.asarray(x), la.asarray(y)))


def assert_near(found: list[np.ndarray], expected: list[np.ndarray]) -> None:
    """But for how sums of float32 and exponentials are computed."""
    for one, other in zip(found, expected, strict=True):
        assert one.dtype == other.dtype
        np.testing.assert_allclose(one.astype(float), other.astype(float), rtol=8e-3, atol=1e-6)


async def test_calls(module: RecordingCupy, dtype: np.dtype) -> None:
    x, y = some_numbers(dtype, 6, 8), some_numbers(dtype, 6, 8)
    expected = await on_the_host(x, y)
    with registered(module):
        async with la.open_runtime("recorded:0"):
            found = await la.to_cpu(computed(await la.put(x), await la.put(y)))
            product = await (await la.put(x) @ (await la.put(y)).T).numpy()
    assert_near(found, expected)
    wide = x.astype(np.float32) @ y.T.astype(np.float32)
    np.testing.assert_allclose(product.astype(float), wide, rtol=8e-3, atol=1e-2)


@needs_gxx
async def test_loops_and_products(
    module: RecordingCupy, library: FakeCublasLt, kernels_on_host: None, dtype: np.dtype
) -> None:
    x, y = some_numbers(dtype, 6, 8), some_numbers(dtype, 6, 8)
    expected = await on_the_host(x, y)
    with registered(module):
        async with la.open_runtime("recorded:0", config=FUSED) as runtime:
            ours, theirs = await la.put(x), await la.put(y)
            chain = la.exp(ours * theirs) + 0.3
            assert "call" not in program_of(runtime, chain).describe()
            found = await la.to_cpu(computed(ours, theirs))
            product = await (ours @ theirs.T).numpy()
    assert_near(found, expected)
    # cuBLASLt multiplies half precision itself, and sums up in float32.
    assert [one["compute"] for one in library.products] == [68]
    wide = x.astype(np.float32) @ y.T.astype(np.float32)
    np.testing.assert_allclose(product.astype(float), wide, rtol=8e-3, atol=1e-2)


@needs_gxx
async def test_rounding(module: RecordingCupy, kernels_on_host: None, dtype: np.dtype) -> None:
    upper = np.arange(1 << 16, dtype=np.uint32)[:, None] << 16
    # About halves between two of either.
    lower = np.array([0, 1, 0xFFF, 0x1000, 0x1001, 0x7FFF, 0x8000, 0x8001, 0xFFFF], np.uint32)
    numbers = (upper | lower).view(np.float32)
    with np.errstate(invalid="ignore", over="ignore"):
        expected = numbers.astype(dtype)
    with registered(module):
        async with la.open_runtime("recorded:0", config=FUSED):
            x = await la.put(numbers)
            found = await x.astype(dtype).numpy()
            back = await x.astype(dtype).astype("float32").numpy()
    is_nan = np.isnan(expected)
    np.testing.assert_array_equal(np.isnan(found), is_nan)
    np.testing.assert_array_equal(found.view("u2")[~is_nan], expected.view("u2")[~is_nan])
    np.testing.assert_array_equal(back, expected.astype(np.float32))


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not here")
def test_nvcc_takes_it(dtype: np.dtype) -> None:
    sketch = Sketch()
    x, y = (sketch.tensor(64, 256, dtype=dtype) for _ in range(2))
    total = sketch.apply(ADD, sketch.apply(MULTIPLY, x, y), sketch.apply(EXP, y))
    fused = sketch.fused(total, sketch.sum(total, 1), sketch.sum(total, 0))
    loops = [piece for piece in fused.pieces if isinstance(piece, Loop)]
    assert len(loops) == len(fused.pieces)
    texts, _ = kernel_texts([write_loop(loop, fused.graph.types) for loop in loops])
    cubin, log = Nvcc().compile(module_source(texts), "sm_90")
    assert cubin.startswith(b"\x7fELF")
    assert "warning" not in log
