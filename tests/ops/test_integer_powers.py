"""Integers to the power of tensors of integers, and quotients of bytes: every value, on loops."""

from __future__ import annotations

import numpy as np
import pytest

import lazyasync as la

INTEGERS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
IN_PART = ("int8", "int32", "uint16")
"""One of each sign and width of the products; the code of others takes seconds to make."""


@pytest.mark.parametrize(
    "dtype",
    [
        name if name in IN_PART else pytest.param(name, marks=pytest.mark.stress)
        for name in INTEGERS
    ],
)
async def test_powers_of_integers_wrap_as_those_of_numpy(dtype: str) -> None:
    limits = np.iinfo(dtype)
    some = [0, 1, 2, 3, 5, 7, 8, 31, 32, 33, 63, 64, 100, limits.max // 3, limits.max - 1]
    exponents = np.array([one for one in some if one <= limits.max] + [limits.max], dtype)
    ends = [limits.min, limits.min + 1, limits.max - 1, limits.max]
    lows = [] if limits.min == 0 else [-3, -2, -1]
    bases = np.array([*ends, *lows, 0, 1, 2, 3, 10, 99], dtype)
    async with la.open_runtime("cpu"):
        left, right = la.asarray(bases)[:, None], la.asarray(exponents)
        assert np.array_equal(await (left**right).numpy(), bases[:, None] ** exponents)
        both = la.asarray(np.repeat(bases, exponents.size))
        tiled = la.asarray(np.tile(exponents, bases.size))
        found = await (both**tiled + 1).numpy()
        assert np.array_equal(found.reshape(bases.size, -1), bases[:, None] ** exponents + 1)


@pytest.mark.parametrize("count", [3, 100_000])
async def test_a_negative_exponent_fails_with_what_follows(count: int) -> None:
    exponents = np.arange(count, dtype=np.int32) % 5
    async with la.open_runtime("cpu"):
        base = la.asarray(np.full(count, 3, np.int32))
        exponents[count // 2] = -1
        with pytest.raises(la.ExecutionError, match="negative integer powers"):
            await (base ** la.asarray(exponents) + 1).numpy()
        exponents[count // 2] = 0
        found = await (base ** la.asarray(exponents) + 1).numpy()
        assert np.array_equal(found, 3**exponents + 1)


async def test_powers_of_integers_in_loops_and_of_no_elements() -> None:
    def step(i: la.LazyTensor, x: la.LazyTensor) -> la.LazyTensor:
        return (x**i) % 1000 + 1

    base = np.arange(40, dtype=np.int64)
    wanted = base
    for i in range(4):
        wanted = wanted**i % 1000 + 1
    async with la.open_runtime("cpu"):
        found = la.fori_loop(0, 4, step, la.asarray(base))
        assert np.array_equal(await found.numpy(), wanted)
        empty = la.asarray(base[:0])
        assert (await (empty**empty).numpy()).shape == (0,)


@pytest.mark.parametrize("dtype", ["int8", "uint8"])
async def test_all_quotients_of_bytes(dtype: str) -> None:
    limits = np.iinfo(dtype)
    every = np.arange(limits.min, limits.max + 1).astype(dtype)
    left, right = np.repeat(every, every.size), np.tile(every, every.size)
    with np.errstate(all="ignore"):
        quotients, rests = left // right, left % right
    async with la.open_runtime("cpu"):
        x, y = la.asarray(left), la.asarray(right)
        assert np.array_equal(await (x // y).numpy(), quotients)
        assert np.array_equal(await (x % y).numpy(), rests)
        parts = la.asarray(every)
        for number in (1, 2, 3, 7, 10, 100, 127, limits.min + 1, limits.max):
            if number:
                number = int(number)
                assert np.array_equal(await (parts // number).numpy(), every // number)
                assert np.array_equal(await (parts % number).numpy(), every % number)


@pytest.mark.parametrize("exponent", [2, 3, -2, 0.5, 2.5, 0, 1, np.float32(3)])
async def test_powers_in_double_precision_by_known_numbers(exponent: float) -> None:
    x = np.array([0.5, 1.5, 3.25, 1e30, np.inf, np.nan, 0.0], np.float32)
    async with la.open_runtime("cpu"):
        found = await la.float_power(la.asarray(x), exponent).numpy()
    with np.errstate(all="ignore"):
        wanted = np.float_power(x, exponent)
    assert found.dtype == np.float64
    np.testing.assert_allclose(found, wanted, rtol=1e-15)
