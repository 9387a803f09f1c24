"""Attention on CUDA: tiles of products and kernels of ours, on a stand-in."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from cuda_on_host import HostCompiler, needs_gxx
from recording_cupy import RecordingCupy

import lazyasync as la
from lazyasync.backends.cuda import attention as cuda_attention

pytestmark = [needs_gxx, pytest.mark.usefixtures("kernels_on_host")]


def steps_of(**how: Any) -> Any:
    """Attention and its gradients, of queries, keys and values that may be cut out of one array."""

    def step(q: Any, k: Any, v: Any) -> Any:
        def loss(q: Any, k: Any, v: Any) -> Any:
            return la.sum(la.sin(la.nn.attention(q, k, v, **how)))

        return (la.nn.attention(q, k, v, **how), *la.grad(loss, (0, 1, 2))(q, k, v))

    return step


CASES: dict[str, tuple[tuple[int, ...], tuple[int, ...], dict[str, Any]]] = {
    "plain": ((2, 3, 9, 4), (2, 3, 7, 4), {}),
    "causal": ((2, 2, 11, 5), (2, 2, 11, 5), {"causal": True}),
    "groups": ((2, 6, 8, 4), (2, 2, 9, 4), {}),
    "causal groups": ((1, 4, 10, 3), (1, 2, 10, 3), {"causal": True}),
    "a window": ((2, 1, 12, 4), (2, 1, 12, 4), {"causal": True, "window": 3}),
    "many batches": ((9, 2, 5, 4), (9, 2, 5, 4), {"causal": True}),
    "more queries than keys": ((1, 2, 9, 4), (1, 2, 4, 4), {"causal": True}),
}


async def compare(step: Any, arrays: list[np.ndarray]) -> None:
    found = []
    for device in ("recorded:0", "cpu:0"):
        given = [la.asarray(array, device=device) for array in arrays]
        found.append(await la.to_cpu(list(await la.compile(step)(*given))))
    for one, other in zip(*found, strict=True):
        np.testing.assert_allclose(one, other, rtol=2e-5, atol=2e-5)


@pytest.mark.parametrize(
    ("name", "tile"),
    # A tile of all of it is one of several, too.
    [
        *[(name, 96) for name in CASES],
        *[(name, None) for name in ("plain", "causal groups", "a window")],
        *[
            pytest.param(name, None, marks=pytest.mark.stress)
            for name in ("causal", "groups", "many batches", "more queries than keys")
        ],
    ],
)
async def test_forward_and_gradients(
    beside_cpu: la.Runtime, monkeypatch: pytest.MonkeyPatch, name: str, tile: int | None
) -> None:
    if tile is not None:
        monkeypatch.setattr(cuda_attention, "TILE_BYTES", tile)
        monkeypatch.setattr(cuda_attention, "LEAST_ROWS", 2)
        monkeypatch.setattr(cuda_attention, "BANDED_ROWS", 3)
    of_q, of_k, how = CASES[name]
    rng = np.random.default_rng(3)
    arrays = [rng.standard_normal(shape).astype("f4") for shape in (of_q, of_k, of_k)]
    await compare(steps_of(**how), arrays)
    text = str(
        la.compile(steps_of(**how)).lower(*[la.asarray(a, device="recorded:0") for a in arrays])
    )
    assert "tiles" in text
    assert "call" not in "".join(line for line in text.splitlines() if "attention" in line)


@pytest.mark.parametrize("shape", [(2, 3, 6, 7), (1, 1, 6, 7), (6, 7), (2, 1, 1, 7)])
@pytest.mark.parametrize("dtype", ["bool", "float32"])
async def test_masks(beside_cpu: la.Runtime, shape: tuple[int, ...], dtype: str) -> None:
    rng = np.random.default_rng(5)
    arrays = [rng.standard_normal((2, 3, n, 4)).astype("f4") for n in (6, 7, 7)]
    mask = rng.standard_normal(shape)
    # One query is given no key at all.
    mask = mask > 0 if dtype == "bool" else mask.astype(dtype)
    if dtype == "bool":
        mask[..., 0, :] = False

    def step(q: Any, k: Any, v: Any) -> Any:
        return steps_of(mask=la.asarray(mask, device=q.device))(q, k, v)

    await compare(step, arrays)


async def test_operands_are_read_where_they_lie(
    module: RecordingCupy, beside_cpu: la.Runtime
) -> None:
    """Heads of one product: nothing is copied of few batches."""
    rng = np.random.default_rng(6)
    joined = rng.standard_normal((2, 5, 3, 2, 4)).astype("f4")

    def step(x: Any) -> Any:
        parts = la.transpose(x, (2, 0, 3, 1, 4))
        return (la.nn.attention(parts[0], parts[1], parts[2], causal=True),)

    await compare(step, [joined])
    x = la.asarray(joined, device="recorded:0")
    compiled = la.compile(step)
    await (await compiled(x))[0].numpy()
    before = module.count("kernel:copy"), module.count("kernel:cublasLtMatmul")
    await (await compiled(x))[0].numpy()
    after = module.count("kernel:copy"), module.count("kernel:cublasLtMatmul")
    assert after[0] - before[0] == 0
    assert after[1] - before[1] == 4


async def test_numbers_that_are_none_are_kept(beside_cpu: la.Runtime) -> None:
    rng = np.random.default_rng(7)
    arrays = [rng.standard_normal((1, 2, 6, 4)).astype("f4") for _ in range(3)]
    arrays[1][0, 1, 2] = np.nan
    arrays[0][0, 0, 3] = np.inf

    def step(q: Any, k: Any, v: Any) -> Any:
        return (la.nn.attention(q, k, v),)

    found = []
    for device in ("recorded:0", "cpu:0"):
        (result,) = await la.compile(step)(*[la.asarray(each, device=device) for each in arrays])
        found.append(await result.numpy())
    np.testing.assert_array_equal(np.isnan(found[0]), np.isnan(found[1]))


# ---- half precision, by kernels for tensor cores -----------------------------------------------

HALVES = [
    pytest.param(np.dtype(ml_dtypes.bfloat16), id="bfloat16"),
    pytest.param(np.dtype(np.float16), id="float16"),
]
ERRORS = {"bfloat16": 2.0**-7, "float16": 2.0**-10}
"""Of results and gradients, beside the largest of them: a few roundings."""

HALF_CASES: dict[str, tuple[tuple[int, ...], tuple[int, ...], int, dict[str, Any]]] = {
    "plain": ((1, 2, 130, 64), (1, 2, 70, 64), 64, {}),
    "causal": ((2, 1, 150, 32), (2, 1, 150, 32), 32, {"causal": True}),
    "groups": ((1, 4, 20, 16), (1, 2, 33, 16), 16, {"causal": True, "align_end": True}),
    "odd widths": ((1, 1, 40, 40), (1, 1, 65, 40), 72, {"scale": -0.3}),
    "a window": ((1, 1, 200, 32), (1, 1, 200, 32), 32, {"causal": True, "window": 20}),
    "wide heads": ((1, 1, 70, 128), (1, 1, 70, 128), 128, {"causal": True}),
    "more queries than keys": ((1, 1, 140, 16), (1, 1, 5, 16), 16, {"window": 3}),
}


async def compare_halves(step: Any, arrays: list[np.ndarray]) -> str:
    """Beside float64 on the CPU; gives what the program consists of."""
    given = [la.asarray(array, device="recorded:0") for array in arrays]
    found = await la.to_cpu(list(await la.compile(step)(*given)))
    wide = [
        la.asarray(array if array.dtype == bool else array.astype("f8"), device="cpu:0")
        for array in arrays
    ]
    exact = await la.to_cpu(list(await la.compile(step)(*wide)))
    for one, other in zip(found, exact, strict=True):
        assert one.dtype == arrays[0].dtype
        most = ERRORS[one.dtype.name] * max(1.0, np.abs(other).max())
        np.testing.assert_allclose(one.astype(float), other, rtol=0, atol=3 * most)
    return str(la.compile(step).lower(*given))


@pytest.mark.one_of(3)
@pytest.mark.parametrize("dtype", HALVES)
@pytest.mark.parametrize("name", HALF_CASES)
async def test_half_precision(beside_cpu: la.Runtime, name: str, dtype: np.dtype) -> None:
    of_q, of_k, outputs, how = HALF_CASES[name]
    rng = np.random.default_rng(8)
    shapes = (of_q, of_k, (*of_k[:3], outputs))
    arrays = [rng.standard_normal(shape).astype(dtype) for shape in shapes]
    text = await compare_halves(steps_of(**how), arrays)
    assert "fused" in text
    assert "tiles" not in text


@pytest.mark.parametrize("dtype", HALVES)
@pytest.mark.parametrize("kind", ["bool", "float32"])
async def test_masks_in_half_precision(beside_cpu: la.Runtime, dtype: np.dtype, kind: str) -> None:
    rng = np.random.default_rng(9)
    arrays = [rng.standard_normal((1, 2, n, 16)).astype(dtype) for n in (37, 70, 70)]
    mask = rng.standard_normal((2, 37, 70))
    mask = mask > 0 if kind == "bool" else mask.astype(kind)
    if kind == "bool":
        mask[:, 3] = False

    def step(q: Any, k: Any, v: Any) -> Any:
        given = la.asarray(mask, device=q.device)
        return steps_of(mask=given if kind == "bool" else given.astype(q.dtype))(q, k, v)

    if kind != "bool":
        mask = mask.astype(dtype).astype("f4")
    assert "fused" in await compare_halves(step, arrays)


async def test_heads_of_one_product_are_read_where_they_lie(
    module: RecordingCupy, beside_cpu: la.Runtime
) -> None:
    rng = np.random.default_rng(10)
    joined = rng.standard_normal((2, 20, 3, 2, 16)).astype(np.float16)

    def step(x: Any) -> Any:
        parts = la.transpose(x, (2, 0, 3, 1, 4))
        return (la.nn.attention(parts[0], parts[1], parts[2], causal=True),)

    assert "fused" in await compare_halves(step, [joined])
    x = la.asarray(joined, device="recorded:0")
    compiled = la.compile(step)
    await (await compiled(x))[0].numpy()
    before = module.count("kernel:loop")
    await (await compiled(x))[0].numpy()
    assert module.count("kernel:loop") - before == 1


async def test_one_kernel_serves_all_lengths_of_half_precision(
    beside_cpu: la.Runtime, compiler: HostCompiler
) -> None:
    rng = np.random.default_rng(13)
    step = la.compile(steps_of(causal=True))
    counts = []
    for length in (20, 30, 41):
        arrays = [rng.standard_normal((1, 2, length, 16)).astype(np.float16) for _ in range(3)]
        given = [la.asarray(array, device="recorded:0") for array in arrays]
        wide = [la.asarray(array.astype("f8"), device="cpu:0") for array in arrays]
        found = await la.to_cpu(list(await step(*given)))
        exact = await la.to_cpu(list(await la.compile(steps_of(causal=True))(*wide)))
        for one, other in zip(found, exact, strict=True):
            np.testing.assert_allclose(one.astype(float), other, rtol=0, atol=2e-2)
        counts.append(compiler.count)
    assert counts[2] == counts[1]


@pytest.mark.parametrize("width", [12, 136])
async def test_widths_without_a_kernel_are_computed_in_single_precision(
    beside_cpu: la.Runtime, width: int
) -> None:
    rng = np.random.default_rng(11)
    arrays = [rng.standard_normal((1, 2, 9, width)).astype(np.float16) for _ in range(3)]
    assert "tiles" in await compare_halves(steps_of(causal=True), arrays)


async def test_rows_that_begin_between_vectors_are_copied(beside_cpu: la.Runtime) -> None:
    rng = np.random.default_rng(12)
    arrays = [rng.standard_normal((1, 2, 9, 19)).astype(np.float16) for _ in range(3)]

    def step(*given: Any) -> Any:
        return steps_of()(*[each[..., 1:17] for each in given])

    assert "fused" in await compare_halves(step, arrays)
