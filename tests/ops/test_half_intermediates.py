"""Results that half precision holds, made of sums and powers that are beyond it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la

Function = Callable[[Any, Any], Any]

FUNCTIONS: dict[str, Function] = {
    "mean": lambda x, y: la.mean(x, axis=1),
    "std": lambda x, y: la.std(x, axis=1),
    "nanstd": lambda x, y: la.nanstd(x, axis=1),
    "logsumexp": lambda x, y: la.logsumexp(x, axis=1),
    "hypot": lambda x, y: la.hypot(x, y),
    "average": lambda x, y: la.average(x, axis=1, weights=la.abs(y)),
    "sum of weights": lambda x, y: la.average(x, 1, la.abs(y) / 2000.0, returned=True)[1],
    "cov": lambda x, y: la.cov(x, y),
    "weighted cov": lambda x, y: la.cov(x, aweights=la.abs(y[0])),
    "corrcoef": lambda x, y: la.corrcoef(x, y),
    **{
        f"vector_norm {order}": lambda x, y, order=order: la.linalg.vector_norm(
            x, axis=1, ord=order
        )
        for order in (1.5, 2, 3, 6, -2, np.inf)
    },
    "matrix_norm": lambda x, y: la.linalg.matrix_norm(x),
    "norm": lambda x, y: la.linalg.norm(x),
    "norm of rows": lambda x, y: la.linalg.norm(x, 4, axis=1),
    "normalize": lambda x, y: la.nn.normalize(x),
    "cosine_similarity": lambda x, y: la.nn.cosine_similarity(x, y),
    "pairwise_distance": lambda x, y: la.nn.pairwise_distance(x, y, p=3.0),
}


def _operands() -> tuple[np.ndarray, np.ndarray]:
    numbers = np.random.default_rng(3)
    x = numbers.normal(size=(4, 1000)) * 100.0
    y = x * 0.5 + numbers.normal(size=(4, 1000)) * 100.0
    return x.astype("float16"), y.astype("float16")


@pytest.mark.parametrize("name", FUNCTIONS)
async def test_half_precision_has_what_it_can_hold(runtime: la.Runtime, name: str) -> None:
    x, y = _operands()
    function = FUNCTIONS[name]
    found = function(la.asarray(x), la.asarray(y))
    like = function(la.asarray(x.astype("float64")), la.asarray(y.astype("float64")))
    assert found.dtype == la.float16
    expected = await like.numpy()
    size = np.abs(expected).max()
    np.testing.assert_allclose(await found.numpy(), expected, rtol=2e-3, atol=1e-3 * size)


@pytest.mark.parametrize("name", ["vector_norm 2", "vector_norm 6", "average", "normalize"])
async def test_so_have_gradients(runtime: la.Runtime, name: str) -> None:
    x, y = _operands()
    function = FUNCTIONS[name]

    def total(x: la.LazyTensor, y: la.LazyTensor) -> la.LazyTensor:
        return la.sum(function(x, y) * y[:, :1].astype(x.dtype))

    half = await la.grad(total)(la.asarray(x), la.asarray(y)).numpy()
    wide = [la.asarray(each.astype("float64")) for each in (x, y)]
    expected = await la.grad(total)(*wide).numpy()
    assert half.dtype == np.float16
    size = np.abs(expected).max()
    np.testing.assert_allclose(half, expected, rtol=5e-3, atol=2e-3 * size)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
async def test_nothing_divided_by_its_length_is_nothing(runtime: la.Runtime, dtype: str) -> None:
    nothing = la.zeros((2, 3), dtype=dtype)
    found = la.nn.normalize(nothing), la.nn.cosine_similarity(nothing, nothing)
    for each in await la.to_cpu(found):
        np.testing.assert_array_equal(each.astype("float32"), 0.0)


@pytest.mark.parametrize(
    ("dtype", "weights", "expected"),
    [
        ("float16", "float32", "float32"),
        ("float32", "float64", "float64"),
        ("complex64", "float64", "complex128"),
        ("float64", "float32", "float64"),
    ],
)
async def test_the_dtype_of_weights_counts(
    runtime: la.Runtime, dtype: str, weights: str, expected: str
) -> None:
    x = la.asarray([[1.0, 2.0, 4.0], [0.0, 3.0, 1.0]], dtype=dtype)
    given = la.asarray([1.0, 2.0, 0.5], dtype=weights)
    assert la.cov(x, aweights=given).dtype == expected
    assert la.average(x, 1, given).dtype == expected
    assert la.cov(x, aweights=[1.0, 2.0, 0.5]).dtype == dtype
    assert la.cov(x, fweights=la.asarray([1, 2, 1])).dtype == dtype


async def test_cosines_are_those_of_vectors_that_are_broadcast(runtime: la.Runtime) -> None:
    numbers = np.random.default_rng(5)
    x, y = numbers.normal(size=(1, 2, 3)), numbers.normal(size=(2, 1, 3))
    both = np.broadcast_arrays(x, y)
    expected = la.nn.cosine_similarity(*map(la.asarray, both), axis=-2)
    found = la.nn.cosine_similarity(la.asarray(x), la.asarray(y), axis=-2)
    np.testing.assert_allclose(*await la.to_cpu((found, expected)), rtol=1e-12)
