"""Quotients and remainders of integers, which are computed with reciprocals."""

from __future__ import annotations

import numpy as np
import pytest
from extents import in_turns
from needs import needs_llvm

import lazyasync as la

pytestmark = needs_llvm

DTYPES = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")


def edges(dtype: str) -> np.ndarray:
    """Numbers near 0, near the ends of the dtype, and near powers of two."""
    limits = np.iinfo(dtype)
    powers = [sign * 2**power for power in range(65) for sign in (-1, 1)]
    near = [
        power + by for power in (0, limits.min, limits.max, *powers) for by in (-2, -1, 0, 1, 2)
    ]
    drawn = np.random.default_rng(1).integers(limits.min, limits.max, 40, dtype, endpoint=True)
    inside = {int(x) for x in (*near, *drawn) if limits.min <= x <= limits.max}
    return np.array(sorted(inside), dtype)


async def assert_divides(x: np.ndarray, y: np.ndarray) -> None:
    """Has the quotients and remainders of arrays be NumPy's."""
    async with la.open_runtime("cpu:0"):
        divided = la.compile(lambda x, y: (x // y, x % y, la.fmod(x, y)))
        found = await divided(await la.put(x), await la.put(y))
        with np.errstate(all="ignore"):
            expected = (x // y, x % y, np.fmod(x, y))
        for result, wanted in zip(found, expected, strict=True):
            np.testing.assert_array_equal(await result.numpy(), wanted)


async def assert_divides_by(numbers: np.ndarray, divisors: np.ndarray) -> None:
    """The same by each divisor, a tensor of no axes."""
    async with la.open_runtime("cpu:0"):
        divided = la.compile(lambda x, y: (x // y, x % y))
        x = await la.put(numbers)
        for divisor in divisors:
            found = await divided(x, await la.put(np.array(divisor)))
            with np.errstate(all="ignore"):
                expected = numbers // divisor, numbers % divisor
            for result, wanted in zip(found, expected, strict=True):
                np.testing.assert_array_equal(await result.numpy(), wanted, str(divisor))


@pytest.mark.parametrize("dtype", ["int8", "uint8"])
async def test_all_pairs(dtype: str) -> None:
    limits = np.iinfo(dtype)
    numbers = np.arange(limits.min, limits.max + 1).astype(dtype)
    await assert_divides(np.repeat(numbers, 256), np.tile(numbers, 256))


@pytest.mark.parametrize("dtype", DTYPES)
async def test_edges(dtype: str) -> None:
    numbers = edges(dtype)
    await assert_divides(np.repeat(numbers, numbers.size), np.tile(numbers, numbers.size))


@pytest.mark.parametrize("dtype", DTYPES[:-1])
async def test_multiples(dtype: str) -> None:
    """Just below, at and just above a multiple, where a rounded quotient would be another one."""
    limits, generator = np.iinfo(dtype), np.random.default_rng(2)
    divisors = generator.integers(1, limits.max, 20_000, endpoint=True) >> generator.integers(
        0, limits.bits, 20_000
    )
    divisors = np.maximum(divisors, 1)
    whole = generator.integers(0, limits.max // divisors, endpoint=True)
    for by in (-1, 0, 1):
        dividends = np.clip(whole * divisors + by, 0, limits.max)
        await assert_divides(dividends.astype(dtype), divisors.astype(dtype))
        if limits.min:
            await assert_divides((-dividends).astype(dtype), divisors.astype(dtype))


@pytest.mark.parametrize(("dtype", "divisor"), in_turns(DTYPES, [2, 3, 7, 10, 100, 127], 2))
async def test_one_divisor(dtype: str, divisor: int) -> None:
    numbers = edges(dtype)
    async with la.open_runtime("cpu:0"):
        divided = la.compile(lambda x: (x // divisor, x % divisor))
        found = await divided(await la.put(numbers))
        for result, wanted in zip(found, (numbers // divisor, numbers % divisor), strict=True):
            np.testing.assert_array_equal(await result.numpy(), wanted)


@pytest.mark.parametrize("dtype", ["int64", "uint64"])
async def test_long_integers_of_any_length(dtype: str) -> None:
    limits, generator = np.iinfo(dtype), np.random.default_rng(3)
    drawn = generator.integers(limits.min, limits.max, (2, 100_000), dtype, endpoint=True)
    x, y = drawn >> generator.integers(0, limits.bits, (2, 100_000)).astype(dtype)
    y[y == 0] = 1
    await assert_divides(x, y)


@pytest.mark.parametrize("dtype", DTYPES)
async def test_one_divisor_that_is_given(dtype: str) -> None:
    """A tensor of no axes, for all of a loop: 0, -1 and the ends of the dtype among others."""
    numbers = edges(dtype)
    await assert_divides_by(numbers, numbers[:: 1 + numbers.size // 40])


@pytest.mark.parametrize("dtype", ["int8", "uint8"])
async def test_all_bytes_by_each_divisor(dtype: str) -> None:
    limits = np.iinfo(dtype)
    numbers = np.arange(limits.min, limits.max + 1).astype(dtype)
    await assert_divides_by(numbers, numbers)
