"""Common divisors and multiples, and counts of bits: NumPy's results and dtypes."""

from __future__ import annotations

import numpy as np
import pytest

import lazyasync as la

DTYPES = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")


@pytest.mark.parametrize("dtype", DTYPES)
async def test_against_numpy(runtime: la.Runtime, dtype: str) -> None:
    limits = np.iinfo(dtype)
    numbers = np.random.default_rng(5)
    x = numbers.integers(limits.min, limits.max, 40, dtype=dtype, endpoint=True)
    y = numbers.integers(max(limits.min, -20), 20, 40, dtype=dtype)
    x[:4], y[:4] = [limits.min, 0, limits.max, limits.min], [limits.min, 0, limits.max, 0]
    for name in ("gcd", "lcm"):
        function, theirs = getattr(la, name), getattr(np, name)
        for a, b in ((x, y), (y, x[::-1]), (x[:0], y[:0]), (x[0], y[:3]), (x[:, None], y[:5])):
            found = await function(la.asarray(a), la.asarray(b)).numpy()
            np.testing.assert_array_equal(found, theirs(a, b), strict=True, err_msg=name)
        found = await function(la.asarray(y), 12).numpy()
        np.testing.assert_array_equal(found, theirs(y, np.array(12, dtype)), strict=True)
        found = await function(12, la.asarray(y)).numpy()
        np.testing.assert_array_equal(found, theirs(np.array(12, dtype), y), strict=True)
    for a in (x, y, x[0], x[:0]):
        for function in (la.bitwise_count, la.vmap(la.bitwise_count) if a.ndim else None):
            if function is not None:
                found = await function(la.asarray(a)).numpy()
                np.testing.assert_array_equal(found, np.bitwise_count(a), strict=True)


async def test_booleans_and_mixtures(runtime: la.Runtime) -> None:
    found = await la.bitwise_count(la.asarray([True, False])).numpy()
    np.testing.assert_array_equal(found, np.array([1, 0], np.uint8), strict=True)
    mixed = la.gcd(la.asarray([12, 18], dtype="int8"), la.asarray([[8]], dtype="int32"))
    np.testing.assert_array_equal(await mixed.numpy(), np.array([[4, 2]], np.int32), strict=True)


async def test_compiled_and_batched(runtime: la.Runtime) -> None:
    x, y = la.asarray([12, -18, 7]), la.asarray([8, 27, 0])
    for function, expected in ((la.gcd, [4, 9, 7]), (la.lcm, [24, 54, 0])):
        assert (await (await la.compile(function)(x, y)).numpy()).tolist() == expected
        assert (await la.vmap(function)(x, y).numpy()).tolist() == expected


async def test_refused(runtime: la.Runtime) -> None:
    for name, call in (
        ("gcd", lambda: la.gcd(la.ones(2), 2)),
        ("lcm", lambda: la.lcm(la.asarray([1, 2]), 2.5)),
        ("lcm", lambda: la.lcm(la.asarray([True]), la.asarray([True]))),
        ("bitwise_count", lambda: la.bitwise_count(la.ones(2))),
    ):
        with pytest.raises(la.DTypeError, match=f"{name}: "):
            call()
