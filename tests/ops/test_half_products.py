"""Products in half precision: summed up in float32, rounded once, and multiplied by BLAS."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from fusion_sketch import Sketch

import lazyasync as la
from lazyasync.compiler.fused_graph import Call, Loop, Product
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.tensor import LazyTensor

CONFIGS: list[tuple[str, la.Config]] = [
    ("cpu:0", la.Config()),
    ("cpu:0", la.Config(jit=False)),
    ("sim:0", la.Config()),
]

SHAPES: list[tuple[tuple[int, ...], tuple[int, ...]]] = [
    ((3, 4), (4, 5)),
    ((1, 1), (1, 1)),
    ((7,), (7,)),
    ((7,), (7, 3)),
    ((3, 7), (7,)),
    ((2, 3, 4), (4, 5)),
    ((2, 3, 4), (2, 4, 5)),
    ((5, 1, 3, 4), (2, 4, 5)),
    ((0, 4), (4, 5)),
    ((3, 0), (0, 5)),
    ((65, 200), (200, 33)),
]


def numbers(shape: tuple[int, ...], seed: int) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float16)


def check(found: np.ndarray, a: np.ndarray, b: np.ndarray) -> None:
    """Within the rounding of float16, and of float32 sums."""
    assert found.dtype == np.float16
    wide = [x.astype(np.float64) for x in (a, b)]
    expected = np.matmul(*wide)
    error = np.matmul(*map(np.abs, wide)) * 2.0**-20 + np.abs(expected) * 2.0**-10.9 + 2.0**-25
    assert found.shape == expected.shape
    assert (np.abs(found - expected) <= error).all()


@pytest.mark.parametrize(("device", "config"), CONFIGS)
@pytest.mark.parametrize(("left", "right"), SHAPES)
@pytest.mark.parametrize("compiled", [False, True])
async def test_products(
    device: str, config: la.Config, left: tuple[int, ...], right: tuple[int, ...], compiled: bool
) -> None:
    async with la.open_runtime(device, config):
        a, b = numbers(left, 1), numbers(right, 2)
        x, y = la.asarray(a), la.asarray(b)
        product = await la.compile(la.matmul)(x, y) if compiled else x @ y
        check(await product.numpy(), a, b)
        if a.ndim > 1 and b.ndim > 1:  # as they lie, and not
            check(await (x[..., ::2, ::-1] @ y[..., ::-1, :]).numpy(), a[..., ::2, :], b)
            turned = la.asarray(np.ascontiguousarray(a.swapaxes(-1, -2)))
            check(await (turned.mT @ y).numpy(), a, b)


@pytest.mark.parametrize(("device", "config"), CONFIGS)
async def test_what_does_not_fit_is_infinite(device: str, config: la.Config) -> None:
    async with la.open_runtime(device, config):
        a = np.array([[60000, 60000], [60000, -60000], [np.inf, -np.inf], [1e-7, 0]], np.float16)
        b = np.array([[1], [1]], np.float16)
        found = (await (la.asarray(a) @ la.asarray(b)).numpy()).ravel()
        assert found[0] == np.inf
        assert found[1] == 0.0, "the sum is in float32, though a term of it would be infinite"
        assert np.isnan(found[2])
        assert found[3] == np.float16(1e-7), "subnormal"
        terms = np.full((1, 4096), 1.0, np.float16)
        ones = la.asarray(np.ones((4096, 1), np.float16))
        assert await (la.asarray(terms) @ ones).item() == 4096.0


@pytest.mark.parametrize(("device", "config"), CONFIGS)
async def test_gradients_and_what_follows(device: str, config: la.Config) -> None:
    """What follows computes with the rounded product."""
    async with la.open_runtime(device, config):
        a, b = numbers((8, 16), 3), numbers((16, 4), 4)

        def loss(a: LazyTensor, b: LazyTensor) -> LazyTensor:
            return la.sum((a @ b).astype("float32"))

        by_a, by_b = await la.to_cpu(la.grad(loss, (0, 1))(la.asarray(a), la.asarray(b)))
        assert by_a.dtype == by_b.dtype == np.float16
        np.testing.assert_allclose(by_a, np.tile(b.sum(1, np.float32), (8, 1)), 2e-3, 1e-3)
        np.testing.assert_allclose(by_b, np.tile(a.sum(0, np.float32)[:, None], 4), 2e-3, 1e-3)
        product = la.asarray(a) @ la.asarray(b)
        rounded = product.astype("float32") * 1.0
        values, wide = await la.to_cpu((product, rounded))
        np.testing.assert_array_equal(values.astype(np.float32), wide)
        there_and_back = la.asarray(a.astype(np.float32) + 1e-4).astype("float16").astype("float32")
        np.testing.assert_array_equal(
            await there_and_back.numpy(),
            (a.astype(np.float32) + np.float32(1e-4)).astype(np.float16).astype(np.float32),
        )


async def test_lengths_that_vary() -> None:
    async with la.open_runtime("cpu:0"):
        product = la.compile(lambda a, b: la.tanh(a @ b) * 2)
        b = numbers((6, 3), 1)
        compiles: list[Any] = []
        for rows in (4, 7, 9, 12, 30):
            a = numbers((rows, 6), rows)
            found = await (await product(la.asarray(a), la.asarray(b))).numpy()
            wide = np.tanh((a.astype(np.float32) @ b.astype(np.float32)).astype(np.float16))
            np.testing.assert_allclose(found, wide * np.float16(2), 4e-3, 1e-3)
            compiles.append(la.metrics.counter_value("UncachedCompile"))
        assert compiles[2:] == compiles[1:2] * 3


@pytest.mark.parametrize(("device", "config"), CONFIGS)
async def test_every_number_is_converted(device: str, config: la.Config) -> None:
    half = np.arange(2**16, dtype=np.uint16).view(np.float16)
    async with la.open_runtime(device, config):
        wide = await la.asarray(half).astype("float32").numpy()
        np.testing.assert_array_equal(wide, half.astype(np.float32))
        np.testing.assert_array_equal(await la.asarray(wide).astype("float16").numpy(), half)
        between = np.random.default_rng(0).standard_normal(10_000).astype(np.float32) * 100
        found = await la.asarray(between).astype("float16").numpy()
        np.testing.assert_array_equal(found, between.astype(np.float16))


@pytest.mark.parametrize("widens", [False, True])
def test_who_has_no_products_of_half_precision_multiplies_in_float32(widens: bool) -> None:
    p = Sketch()
    a, b = p.tensor(4, 5, dtype="e"), p.tensor(5, 6, dtype="e")
    c = p.tensor(6, 4, dtype="e")
    graph = p.collect([p.apply(MATMUL, p.apply(MATMUL, a, b), c)]).graph
    fused = fuse(PrimitiveGraph(graph, widens=widens), "efd", converts_half=widens)
    products = [piece for piece in fused.pieces if isinstance(piece, Product)]
    dtypes = [fused.graph.types[product.value].dtype for product in products]
    assert dtypes == [np.float32 if widens else np.float16] * 2
    assert not any(isinstance(piece, Call) for piece in fused.pieces)
    assert len(fused.pieces) == (7 if widens else 2)
    if not widens:
        return
    loops = [piece for piece in fused.pieces if isinstance(piece, Loop)]
    between = next(loop for loop in loops if len(loop.members) > 1)
    names = [fused.graph.types[value].dtype.char for value in between.members]
    assert names == ["e", "f"], "rounded between the two products"
