"""Sums of complex numbers by loops: values, accuracy, and the same bits however they are shared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_turns
from needs import needs_llvm

import lazyasync as la

pytestmark = needs_llvm

FUNCTIONS: dict[str, Callable[[Any, Any], Any]] = {
    "sum": lambda xp, x: xp.sum(x),
    "sum of columns": lambda xp, x: xp.sum(x, axis=0),
    "sum of rows": lambda xp, x: xp.sum(x, axis=-1, keepdims=True),
    "sum of a middle axis": lambda xp, x: xp.sum(x.reshape(20, -1, 5), axis=1),
    "mean": lambda xp, x: xp.mean(x, axis=0),
    "of what is computed": lambda xp, x: xp.sum(x * xp.conj(x) + 1j),
    "turned": lambda xp, x: xp.sum(x.T, axis=0),
    "strided": lambda xp, x: xp.sum(x[::2, ::-3]),
    "dot": lambda xp, x: xp.vdot(x, x * 2j),
    "products of rows": lambda xp, x: (
        xp.vecdot(x, x * 2j) if xp is la else (x.conj() * (x * 2j)).sum(-1)
    ),
}
DTYPES = {"complex64": 2e-6, "complex128": 1e-14}


def numbers(dtype: str, *shape: int) -> np.ndarray:
    drawn = np.random.default_rng(0)
    return (drawn.normal(size=shape) + 1j * drawn.normal(size=shape) + 1).astype(dtype)


GIVEN: list[tuple[str, tuple[int, int]]] = [
    *(("complex64", (20, 45)), ("complex128", (1200, 300))),
    *(("complex64", (1200, 300)), ("complex128", (20, 45))),
]


@pytest.mark.parametrize(("name", "given"), in_turns(FUNCTIONS, GIVEN, 2))
async def test_values(name: str, given: tuple[str, tuple[int, int]]) -> None:
    dtype, shape = given
    function, x = FUNCTIONS[name], numbers(dtype, *shape)
    async with la.open_runtime("cpu:0"):
        found = await (await la.compile(lambda x: function(la, x))(await la.put(x))).numpy()
    expected = function(np, x.astype(np.complex128))
    assert found.dtype == x.dtype
    assert found.shape == expected.shape
    scale = np.abs(expected).max()
    np.testing.assert_allclose(found / scale, expected / scale, rtol=0, atol=DTYPES[dtype])


@pytest.mark.parametrize("dtype", DTYPES)
async def test_parts_are_summed_up_as_real_numbers_are(dtype: str) -> None:
    x = numbers(dtype, 700, 500)
    x[3, 4], x[5, 6], x[7, 8] = complex(np.inf, 1), complex(2, np.nan), complex(-0.0, -np.inf)
    async with la.open_runtime("cpu:0"):
        for axis in (None, 0, 1):
            both = await la.sum(la.asarray(x), axis=axis).numpy()
            for part in ("real", "imag"):
                given = la.asarray(np.ascontiguousarray(getattr(x, part)))
                alone = await la.sum(given, axis=axis).numpy()
                near = 1e-5 if dtype == "complex64" else 1e-13
                np.testing.assert_allclose(getattr(both, part), alone, rtol=near, atol=50 * near)


@pytest.mark.parametrize("dtype", DTYPES)
async def test_the_same_bits_for_any_threads_and_lengths(dtype: str) -> None:
    x = numbers(dtype, 700, 501)
    found = []
    for threads in (1, 2):
        for lengths in ((700,), (9, 300, 700)):
            async with la.open_runtime("cpu:0", {"cpu_threads": threads}):
                compiled = la.compile(lambda x: [la.sum(x), la.sum(x, axis=0), la.sum(x, axis=1)])
                for length in lengths:
                    results = await compiled(la.asarray(x[:length]))
                found.append([(await result.numpy()).tobytes() for result in results])
    assert found.count(found[0]) == len(found)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
async def test_gradients(dtype: str) -> None:
    x = numbers("complex128", 30, 40).real.astype(dtype)

    def value(x: la.LazyTensor) -> la.LazyTensor:
        z = la.exp(x * 1j)
        return la.abs(la.sum(z)) ** 2 + la.real(la.mean(z * z)) + la.imag(la.vdot(z, x * z * 1j))

    async with la.open_runtime("cpu:0"):
        found = await la.grad(value)(la.asarray(x)).numpy()
    wide = x.astype(np.float64)
    z = np.exp(1j * wide)
    expected = 2 * (np.conj(z.sum()) * 1j * z).real + (2j * z * z).real / z.size + 1
    np.testing.assert_allclose(found, expected, rtol=1e-11, atol=0 if dtype == "float64" else 1e-2)
