"""Products of columns and rows, which are no sums, and of vectors: those of NumPy in every form."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import lazyasync as la

CONFIGS: list[tuple[str, la.Config]] = [
    ("cpu:0", la.Config(compile_cache=False)),
    ("cpu:0", la.Config(jit=False)),
    ("sim:0", la.Config()),
]
Shape = tuple[int, ...]

SHAPES: list[tuple[Shape, Shape]] = [
    # of length 1 in the axis that is summed over
    ((1,), (1,)),
    ((1, 1), (1, 1)),
    ((3, 1), (1,)),
    ((1,), (1, 4)),
    ((1,), (2, 1, 4)),
    ((3, 1), (1, 4)),
    ((2, 5, 1), (1,)),
    ((2, 3, 1), (5, 1, 1, 11)),
    ((6, 33, 1), (6, 1, 70)),
    # with a vector
    ((7,), (7,)),
    ((7,), (7, 3)),
    ((3, 7), (7,)),
    ((2, 3, 7), (7,)),
    ((2, 3, 7), (7, 1)),
    ((7,), (2, 7, 3)),
    ((1, 7), (7, 3)),
    ((3, 7), (7, 1)),
    ((1, 7), (7, 1)),
    ((300,), (300, 65)),
    ((65, 300), (300,)),
    # of nothing
    ((0,), (0,)),
    ((3, 0), (0,)),
    ((0,), (0, 3)),
    ((3, 0), (0, 4)),
    ((0, 1), (1, 3)),
]
DTYPES = ["float32", "float64", "float16", "bfloat16", "complex64", "int32", "bool"]


def numbers(shape: Shape, dtype: str, seed: int) -> np.ndarray:
    random = np.random.default_rng(seed)
    kind: Any = ml_dtypes.bfloat16 if dtype == "bfloat16" else np.dtype(dtype)
    values = random.normal(size=shape) * 3
    if dtype == "bool":
        return values > 0
    if dtype == "complex64":
        return (values + 1j * random.normal(size=shape)).astype(kind)
    return values.astype(kind)


def wide(array: np.ndarray) -> np.ndarray:
    return array.astype(np.complex128 if array.dtype.kind == "c" else np.float64)


@pytest.mark.parametrize(("device", "config"), CONFIGS)
@pytest.mark.parametrize("dtype", DTYPES)
async def test_products_are_those_of_numpy(device: str, config: la.Config, dtype: str) -> None:
    rounding = {"float16": 2e-3, "bfloat16": 2e-2, "float64": 1e-12}.get(dtype, 1e-5)
    async with la.open_runtime(device, config):
        for left, right in SHAPES:
            a, b = numbers(left, dtype, 1), numbers(right, dtype, 2)
            expected = np.matmul(a, b) if dtype == "bool" else np.matmul(wide(a), wide(b))
            of = np.abs(np.matmul(np.abs(wide(a)), np.abs(wide(b))))
            found = await (la.asarray(a) @ la.asarray(b)).numpy()
            assert found.shape == expected.shape, (left, right)
            assert found.dtype == a.dtype, (left, right)
            if dtype == "bool":
                assert (found == expected).all()
            else:
                assert (np.abs(wide(found) - expected) <= of * rounding).all(), (left, right)


async def test_matrices_that_lie_in_any_order() -> None:
    """Reading rows or columns, in a step and compiled; what is computed goes on from there."""

    def turned(x: Any) -> Any:
        return la.transpose(x, (*range(x.ndim - 2), x.ndim - 1, x.ndim - 2))

    async with la.open_runtime("cpu:0"):
        for left, right in SHAPES:
            for of_left, of_right in itertools.product((False, True), repeat=2):
                if (of_left and len(left) < 2) or (of_right and len(right) < 2):
                    continue
                a, b = numbers(left, "float64", 1), numbers(right, "float64", 2)
                x = la.asarray(np.ascontiguousarray(np.swapaxes(a, -1, -2)) if of_left else a)
                y = la.asarray(np.ascontiguousarray(np.swapaxes(b, -1, -2)) if of_right else b)

                def step(x: Any, y: Any, turns: tuple[bool, bool] = (of_left, of_right)) -> Any:
                    x, y = (turned(t) if turn else t for t, turn in zip((x, y), turns, strict=True))
                    return la.tanh(x @ y) + 1.0

                expected = np.tanh(a @ b) + 1.0
                for function in (step, la.compile(step)):
                    found = function(x, y)
                    result = found if isinstance(found, la.LazyTensor) else await found
                    np.testing.assert_allclose(await result.numpy(), expected, rtol=0, atol=1e-9)


async def test_a_product_of_nothing_but_minus_zero_is_zero() -> None:
    """As a sum is, which begins at zero."""
    for dtype in ("float16", "float32", "float64"):
        async with la.open_runtime("cpu:0"):
            for left, right in SHAPES:
                a, b = np.full(left, -0.0, dtype), np.ones(right, dtype)
                found = await (la.asarray(a) @ la.asarray(b)).numpy()
                assert not np.signbit(found).any(), (left, right, dtype)
                assert not np.signbit(a @ b).any()


@pytest.mark.parametrize(
    "product",
    [
        lambda xp, x, y: x.reshape((-1, 1)) @ y.reshape((1, -1)),
        lambda xp, x, y: x @ y,
        lambda xp, x, y: (x.reshape((1, -1)) @ xp.outer(y, y))[0] * 2.0,
        lambda xp, x, y: xp.outer(x, y) @ y + x,
        lambda xp, x, y: xp.outer(x, y).T @ y + x,
        lambda xp, x, y: xp.sum((x.reshape((-1, 1, 1)) @ y.reshape((-1, 1, 1))) ** 2),
    ],
)
async def test_lengths_that_vary(product: Callable[[Any, Any, Any], Any]) -> None:
    async with la.open_runtime("cpu:0"):
        for length in (5, 9, 1, 2, 80, 3, 129):
            a, b = (numbers((length,), "float64", seed) for seed in (1, 2))
            found = await product(la, la.asarray(a), la.asarray(b)).numpy()
            np.testing.assert_allclose(found, product(np, a, b), rtol=1e-9, atol=1e-12)
