"""Powers whose exponents are known: products, roots, and what NumPy makes of the same."""

from __future__ import annotations

import numpy as np
import pytest

import lazyasync as la
from lazyasync.ops.elementwise.powers import MOST_PRODUCTS

WHOLE = [*range(3, 9), 11, MOST_PRODUCTS]
DTYPES = ["float32", "float64", "complex64", "complex128"]


def _values(dtype: str) -> np.ndarray:
    random = np.random.default_rng(17)
    values = random.normal(size=203) * 2
    if dtype.startswith("complex"):
        return (values + 1j * random.normal(size=203)).astype(dtype)
    special = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e-30, -1e-30, 1e30]
    return np.concatenate([values, special]).astype(dtype)


def _exact(values: np.ndarray, exponent: float) -> np.ndarray:
    wide = np.clongdouble if values.dtype.kind == "c" else np.longdouble
    with np.errstate(all="ignore"):
        return values.astype(wide) ** exponent


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("kind", [int, float])
async def test_whole_numbers(runtime: la.Runtime, dtype: str, sign: int, kind: type) -> None:
    values = _values(dtype)
    x = await la.put(values)
    for exponent in (1, *WHOLE) if sign < 0 else WHOLE:
        power = await (x ** kind(sign * exponent)).numpy()
        assert power.dtype == values.dtype
        with np.errstate(all="ignore"):
            expected = _exact(values, sign * exponent).astype(dtype)
        # Each product rounds, and so does the quotient; those of complex numbers are of sums.
        tolerance = exponent * np.finfo(dtype).eps * (1 if values.dtype.kind == "f" else 3)
        smallest = 2 * float(np.finfo(dtype).tiny)
        np.testing.assert_allclose(power, expected, rtol=tolerance, atol=smallest)
        if values.dtype.kind == "f":
            zero = expected == 0
            np.testing.assert_array_equal(np.signbit(power[zero]), np.signbit(expected[zero]))


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int32", "int64"])
async def test_integers_wrap_as_those_of_numpy(runtime: la.Runtime, dtype: str) -> None:
    limits = np.iinfo(dtype)
    values = np.array([0, 1, 2, 3, 5, 11, limits.min, limits.max, limits.max // 3], dtype)
    x = await la.put(values)
    for exponent in WHOLE:
        np.testing.assert_array_equal(await (x**exponent).numpy(), values**exponent)
    with pytest.raises(ValueError, match="negative integer powers"):
        x**-3


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
async def test_half_precision_keeps_small_results(runtime: la.Runtime, dtype: str) -> None:
    values = np.array([0.5, 1.5, 3.0, -8.0, 6.0], "float32")
    x = (await la.put(values)).astype(dtype)
    for exponent in (3, -3, -4, 5):
        power = await (x**exponent).astype("float32").numpy()
        assert (power != 0).all()
        np.testing.assert_allclose(power, values.astype("float64") ** exponent, rtol=0.05)


async def test_a_power_of_a_half_is_the_root(runtime: la.Runtime) -> None:
    values = np.array([0.0, -0.0, 2.0, np.inf, 1e-40], "float32")
    x = await la.put(values)
    np.testing.assert_array_equal(await (x**0.5).numpy(), values**0.5)
    assert str((await la.asarray([1, 4]) ** 0.5).dtype) == "float32"


@pytest.mark.parametrize("exponent", [3, 4, 7, -1, -2, -5])
async def test_gradients_of_any_order(runtime: la.Runtime, exponent: int) -> None:
    values = np.array([-1.5, 0.5, 2.0], "float64")
    x = await la.put(values)
    derivative, factor = lambda t: t**exponent, 1
    for order in range(1, 4):
        derivative = la.grad(lambda t, f=derivative: f(t).sum())
        factor *= exponent - order + 1
        expected = factor * values ** float(exponent - order)
        np.testing.assert_allclose(await derivative(x).numpy(), expected, rtol=1e-13, atol=1e-300)


async def test_members_of_vmap_and_forward_mode(runtime: la.Runtime) -> None:
    values = np.array([[-1.5, 0.5], [2.0, 3.0]], "float32")
    x = await la.put(values)
    rows = la.vmap(lambda row: (row**3).sum())(x)
    np.testing.assert_allclose(await rows.numpy(), (values**3).sum(1), rtol=1e-6)
    power, slope = la.jvp(lambda t: t**-3, (x,), (la.ones_like(x),))
    np.testing.assert_allclose(await slope.numpy(), -3 * values**-4.0, rtol=1e-5)
    np.testing.assert_allclose(await power.numpy(), values**-3.0, rtol=1e-6)


async def test_an_exponent_that_is_an_argument_gives_nearly_the_same(runtime: la.Runtime) -> None:
    values = np.random.default_rng(3).normal(size=501).astype("float32")
    x = await la.put(values)
    compiled = la.compile(lambda x, exponent: x**exponent)
    for exponent in (3, 5.0, -2, 0.5, 16):
        found, known = await la.to_cpu([await compiled(x, exponent), x**exponent])
        np.testing.assert_allclose(found, known, rtol=16 * np.finfo("float32").eps)
