"""More of NumPy's functions of elements, against NumPy's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la

FINITE = np.array([-7.5, -2.0, -0.5, -0.01, -0.0, 0.0, 1e-9, 0.03, 0.5, 2.0, 7.5])
X = np.concatenate([FINITE, [np.nan, np.inf, -np.inf]])
Y = np.array([2.0, -3.0, 0.7, np.nan, 1.5])


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("name", ["fmax", "fmin", "fmod", "heaviside"])
async def test_of_two(name: str, runtime: la.Runtime) -> None:
    ours, theirs = getattr(la, name), getattr(np, name)
    found = await ours(la.asarray(X[:, None]), la.asarray(Y)).numpy()
    np.testing.assert_allclose(found, theirs(X[:, None], Y), rtol=1e-15)
    found = await ours(la.asarray(X), 2.0).numpy()
    assert found.dtype == np.float64
    np.testing.assert_allclose(found, theirs(X, 2.0), rtol=1e-15)
    whole = np.array([-7, -2, 0, 3, 9])
    found = await ours(la.asarray(whole), 4).numpy()
    np.testing.assert_array_equal(found, theirs(whole, 4))


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
async def test_of_one(runtime: la.Runtime) -> None:
    x = la.asarray(X)
    np.testing.assert_array_equal(await la.fabs(x).numpy(), np.fabs(X))
    found = await la.sinc(la.asarray(FINITE)).numpy()
    np.testing.assert_allclose(found, np.sinc(FINITE), rtol=1e-14, atol=1e-16)
    numbers = np.array([1 + 1j, -2 + 0j, -1j, 3 - 4j, 0j])
    np.testing.assert_allclose(await la.angle(la.asarray(numbers)).numpy(), np.angle(numbers))
    degrees = await la.angle(la.asarray(numbers), deg=True).numpy()
    np.testing.assert_allclose(degrees, np.angle(numbers, deg=True))
    np.testing.assert_allclose(
        await la.angle(la.asarray([-2.0, 2.0])).numpy(), [np.pi, 0], rtol=1e-6
    )


async def test_xlogy(runtime: la.Runtime) -> None:
    x, y = np.array([0.0, 0.0, 2.0, 1.0]), np.array([0.0, np.nan, 3.0, 0.0])
    found = await la.xlogy(la.asarray(x), la.asarray(y)).numpy()
    np.testing.assert_allclose(found, [0.0, np.nan, 2 * np.log(3), -np.inf])
    slope: Any = la.grad(lambda x: la.sum(la.xlogy(x, 0.5)))
    np.testing.assert_allclose(await slope(la.asarray([2.0])).numpy(), [np.log(0.5)], rtol=1e-6)


async def test_errors(runtime: la.Runtime) -> None:
    z = la.ones(2, dtype="complex64")
    for name in ("fmax", "fmin", "fmod", "heaviside", "xlogy"):
        with pytest.raises(la.DTypeError, match=name):
            getattr(la, name)(z, z)
        with pytest.raises(TypeError, match="at least one tensor"):
            getattr(la, name)(1.0, 2.0)
    with pytest.raises(la.DTypeError, match=r"la\.absolute"):
        la.fabs(z)


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
async def test_infinities_of_one_sign(runtime: la.Runtime) -> None:
    for name in ("isposinf", "isneginf"):
        for values in (X, np.array([1, 2]), np.array([True, False])):
            found = await getattr(la, name)(la.asarray(values)).numpy()
            np.testing.assert_array_equal(found, getattr(np, name)(values))


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
async def test_powers_in_double_precision(runtime: la.Runtime) -> None:
    for x, y in (
        (np.array([2, 3], np.int8), np.array([-1, 2], np.int8)),
        (X.astype(np.float32), 3.0),
        (np.array([1 + 2j, -1], np.complex64), 0.5),
    ):
        expected = np.float_power(x, y)
        found = await la.float_power(la.asarray(x), la.asarray(y) if np.ndim(y) else y).numpy()
        assert found.dtype == expected.dtype
        np.testing.assert_allclose(found, expected, rtol=1e-13)
    assert (await la.float_power(2.0, la.asarray([0.5])).numpy()).dtype == np.float64


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
async def test_multiples_of_powers_of_two(dtype: str, runtime: la.Runtime) -> None:
    limits = np.finfo(dtype)
    x = np.array([*X, 0.75, limits.max, limits.tiny, limits.smallest_subnormal, -limits.max], dtype)
    exponents = np.array([0, 1, -1, 5, -20, 40, -40, 277, -277, 1000, -2000, 2098, 10**9, -(10**9)])
    found = await la.ldexp(la.asarray(x[:, None]), la.asarray(exponents)).numpy()
    assert found.dtype == x.dtype
    np.testing.assert_array_equal(found, np.ldexp(x[:, None], np.clip(exponents, -9999, 9999)))
    slope: Any = la.grad(lambda x: la.sum(la.ldexp(x, la.asarray([3, -1]))))
    np.testing.assert_array_equal(await slope(la.asarray([1.5, 2.0])).numpy(), [8.0, 0.5])
    assert (await la.ldexp(la.asarray([1, 2]), 3).numpy()).tolist() == [8.0, 16.0]
    assert (await la.ldexp(la.asarray([0.5, 2.0]), -1).numpy()).tolist() == [0.25, 1.0]
    assert (await la.ldexp(0.75, la.asarray([1, 2])).numpy()).tolist() == [1.5, 3.0]
    for bad in (lambda: la.ldexp(la.ones(2), 0.5), lambda: la.ldexp(la.ones(2) * 1j, 1)):
        with pytest.raises(la.DTypeError, match="ldexp"):
            bad()


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
async def test_sums_of_powers_of_two(runtime: la.Runtime) -> None:
    x, y = np.meshgrid([*X, 2000.0, -3000.0], [*X, 1999.0])
    found = await la.logaddexp2(la.asarray(x), la.asarray(y)).numpy()
    np.testing.assert_allclose(found, np.logaddexp2(x, y), rtol=1e-14, atol=1e-14)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
async def test_half_precision_is_rounded_once(dtype: str, runtime: la.Runtime) -> None:
    if dtype == "bfloat16":
        pytest.importorskip("ml_dtypes", reason="bfloat16 is ml_dtypes'")
    x = la.asarray(np.linspace(-30, 30, 301), dtype=dtype)
    wide = (await x.numpy()).astype(np.float64)
    for name in ("rad2deg", "deg2rad", "sinc"):
        found = (await getattr(la, name)(x).numpy()).astype(np.float64)
        expected = getattr(np, name)(wide)
        nearest = await la.asarray(expected, dtype=dtype).numpy()
        bound = 0.0 if name != "sinc" else 1e-7
        assert np.all(np.abs(found - nearest.astype(np.float64)) <= bound), name
    assert la.sinc(x).dtype == x.dtype


@pytest.mark.parametrize("dtype", ["int8", "int32", "int64", "uint8"])
async def test_fmod_of_all_integers(dtype: str, runtime: la.Runtime) -> None:
    limits = np.iinfo(dtype)
    ends = [limits.min, limits.min + 1, limits.max, limits.max - 1, 0, 1, 2, 7, 100]
    signed = [-1, -2, -7, -100] if limits.min else []
    numbers = np.array(ends + signed, dtype)
    x, y = numbers[:, None], numbers[numbers != 0]
    found = await la.fmod(la.asarray(x), la.asarray(y)).numpy()
    np.testing.assert_array_equal(found, np.fmod(x, y), strict=True)
    by_zero = await la.fmod(la.asarray(numbers), 0).numpy()
    np.testing.assert_array_equal(by_zero, np.zeros_like(numbers), strict=True)


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
async def test_fmod_has_the_sign_of_the_first(dtype: str, runtime: la.Runtime) -> None:
    numbers = np.array(
        [0.0, -0.0, 1, -1, 2, -2, 4, -4, 5.5, -5.5, np.inf, -np.inf, np.nan, 6e-8, -6e-8], dtype
    )
    found = await la.fmod(la.asarray(numbers[:, None]), la.asarray(numbers)).numpy()
    with np.errstate(all="ignore"):
        expected = np.fmod(numbers[:, None], numbers)
    np.testing.assert_array_equal(found, expected, strict=True)
    known = ~np.isnan(expected)
    np.testing.assert_array_equal(np.signbit(found)[known], np.signbit(expected)[known])
    gradients = la.grad(lambda x, y: la.sum(la.fmod(x, y)), (0, 1))
    x, y = np.array([5.5, -5.5, 4, -4], dtype), np.array([2, 2, 2, -2], dtype)
    by_x, by_y = await la.to_cpu(gradients(la.asarray(x), la.asarray(y)))
    np.testing.assert_array_equal(by_x, [1, 1, 1, 1])
    np.testing.assert_array_equal(by_y, -np.trunc(x / y))
