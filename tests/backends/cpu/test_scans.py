"""Running sums, products and extremes in native code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_turns
from needs import needs_llvm

import lazyasync as la

pytestmark = needs_llvm

FUNCTIONS = ("cumsum", "cumprod", "cummax", "cummin")
LAYOUTS: dict[str, Callable[[Any], Any]] = {
    "plain": lambda x: x,
    "turned": lambda x: x.transpose(2, 0, 1),
    "strided": lambda x: x[:, ::2, 1:],
    "backwards": lambda x: x[::-1, :, ::-1],
    "computed": lambda x: x + x,
}
ACCUMULATE = {
    "cumsum": np.add.accumulate,
    "cumprod": np.multiply.accumulate,
    "cummax": np.maximum.accumulate,
    "cummin": np.minimum.accumulate,
}


def numbers(dtype: str, *shape: int) -> np.ndarray:
    drawn = np.random.default_rng(sum(shape)).normal(size=shape)
    return (1 + drawn / 8 if np.dtype(dtype).kind == "f" else drawn * 5).astype(dtype)


@pytest.mark.parametrize(("name", "layout"), in_turns(FUNCTIONS, list(LAYOUTS), 3))
async def test_axes_and_layouts(name: str, layout: str) -> None:
    see = LAYOUTS[layout]
    x = numbers("float32", 5, 37, 19)
    async with la.open_runtime("cpu:0"):
        given = await la.put(x)
        for axis in range(3):
            scan = la.compile(lambda x, a=axis: getattr(la, name)(see(x), a))
            found = await (await scan(given)).numpy()
            expected = ACCUMULATE[name](see(x).astype(np.float64), axis)
            np.testing.assert_allclose(found, expected, rtol=2e-6)


@pytest.mark.parametrize(
    ("dtype", "length"),
    in_turns(
        ["float16", "float32", "float64", "int8", "uint8", "int16", "int32", "int64", "bool"],
        [1, 9, 15, 8, 17, 7, 100, 16],
        3,
    ),
)
async def test_dtypes_and_lengths(dtype: str, length: int) -> None:
    x = numbers(dtype, 3, length)
    async with la.open_runtime("cpu:0"):
        given = await la.put(x)
        scans = la.compile(lambda x: (la.cumsum(x, 1), la.cumsum(x, 0)))
        for result, axis in zip(await scans(given), (1, 0), strict=True):
            found = await result.numpy()
            if np.dtype(dtype).kind == "f":
                expected = np.cumsum(x.astype(np.float64), axis).astype(dtype)
                np.testing.assert_allclose(found, expected, rtol=1e-15 if dtype == "float64" else 0)
            else:
                np.testing.assert_array_equal(found, np.cumsum(x, axis))
                assert found.dtype == np.cumsum(x, axis).dtype
        if dtype != "bool":
            extremes = la.compile(lambda x: (la.cummax(x, 1), la.cummin(x, 0)))
            most, least = await extremes(given)
            np.testing.assert_array_equal(await most.numpy(), np.maximum.accumulate(x, 1))
            np.testing.assert_array_equal(await least.numpy(), np.minimum.accumulate(x, 0))


async def test_one_program_for_many_sizes() -> None:
    async with la.open_runtime("cpu:0"):
        for axis in range(3):
            scan = la.compile(lambda x, a=axis: la.cumsum(x[:, 1:] * 2, a))
            for shape in ((3, 5, 7), (4, 9, 8), (2, 30, 11), (5, 3, 40), (6, 7, 5), (7, 7, 7)):
                x = numbers("float64", *shape)
                found = await (await scan(await la.put(x))).numpy()
                np.testing.assert_allclose(found, np.cumsum(x[:, 1:] * 2, axis), rtol=1e-13)


@pytest.mark.parametrize("place", [0, 5, 30])
async def test_from_a_nan_on_all_are_nan(place: int) -> None:
    x = numbers("float32", 2, 33)
    x[1, place] = np.nan
    async with la.open_runtime("cpu:0"):
        scans = la.compile(lambda x: (la.cumsum(x, 1), la.cummax(x, 1)))
        for result in await scans(await la.put(x)):
            found = np.isnan(await result.numpy())
            np.testing.assert_array_equal(found[1], np.arange(33) >= place)
            assert not found[0].any()


async def test_sums_of_single_precision_are_rounded_once() -> None:
    x = np.full((2, 100_000), 0.1, np.float32)
    async with la.open_runtime("cpu:0"):
        found = await (await la.compile(lambda x: la.cumsum(x, 1))(await la.put(x))).numpy()
    np.testing.assert_array_equal(found, np.cumsum(x, 1, dtype=np.float64).astype(np.float32))


@pytest.mark.parametrize("axis", [0, 1, 2])
async def test_the_bits_do_not_depend_on_threads(axis: int) -> None:
    x = numbers("float64", 40, 100, 90)
    found = []
    for threads in (1, 3):
        async with la.open_runtime("cpu:0", config={"cpu_threads": threads}):
            scan = la.compile(lambda x: la.cumsum(x, axis))
            found.append(await (await scan(await la.put(x))).numpy())
    np.testing.assert_array_equal(*found)
