"""Loops over rows of few elements: vectors are made of those of many rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from needs import needs_llvm

import lazyasync as la

pytestmark = needs_llvm

DTYPES = ("?", "b", "h", "e", "f", "d", "D")
FUNCTIONS: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "channels last": (
        lambda x: la.transpose(x, (0, 2, 3, 1)),
        lambda x: np.transpose(x, (0, 2, 3, 1)),
    ),
    "channels first": (
        lambda x: la.transpose(la.reshape(x, (x.shape[0], *x.shape[2:], x.shape[1])), (0, 3, 1, 2)),
        lambda x: np.transpose(x.reshape(x.shape[0], *x.shape[2:], x.shape[1]), (0, 3, 1, 2)),
    ),
    "backwards": (
        lambda x: la.transpose(x, (0, 2, 3, 1))[:, ::-1, :, ::-1],
        lambda x: np.transpose(x, (0, 2, 3, 1))[:, ::-1, :, ::-1],
    ),
    "parts": (
        lambda x: la.transpose(x, (0, 2, 3, 1))[:, 1:, 2:, 1:],
        lambda x: np.transpose(x, (0, 2, 3, 1))[:, 1:, 2:, 1:],
    ),
    "one channel for all": (
        lambda x: la.transpose(x[:, :1] == x, (0, 2, 3, 1)),
        lambda x: np.transpose(x[:, :1] == x, (0, 2, 3, 1)),
    ),
    "a number for each channel": (
        lambda x: la.transpose(x, (0, 2, 3, 1)) == x[0, :, 0, 0],
        lambda x: np.transpose(x, (0, 2, 3, 1)) == x[0, :, 0, 0],
    ),
}


def numbers(shape: tuple[int, ...], dtype: str) -> np.ndarray:
    drawn = np.random.default_rng(sum(shape)).integers(-3, 4, (2, *shape))
    values = drawn[0] + 1j * drawn[1] if np.dtype(dtype).kind == "c" else drawn[0]
    return np.asarray(values).astype(dtype)


async def computed(function: Callable[[Any], Any], x: np.ndarray, threads: int) -> np.ndarray:
    config = {"cpu_threads": threads, "automatic_dynamic": False}
    async with la.open_runtime("cpu:0", config=config):
        found: np.ndarray = await (await la.compile(function)(la.asarray(x))).numpy()
        return found


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("channels", [3, 4, 8, 9])
async def test_rows_of_few_elements_are_those_of_numpy(name: str, channels: int) -> None:
    ours, wanted = FUNCTIONS[name]
    for place, dtype in enumerate(DTYPES):
        x = numbers((3, channels, 11, 7 + place), dtype)
        got = await computed(ours, x, 1)
        np.testing.assert_array_equal(got, wanted(x), err_msg=dtype)


@pytest.mark.parametrize("channels", [3, 4])
async def test_threads_share_rows_of_few_elements(channels: int) -> None:
    x = numbers((5, channels, 301, 97), "f")
    wanted = np.transpose(x, (0, 2, 3, 1)) * np.float32(0.3) + np.float32(0.1)
    for threads in (1, 2, 3):
        got = await computed(lambda x: la.transpose(x, (0, 2, 3, 1)) * 0.3 + 0.1, x, threads)
        np.testing.assert_array_equal(got, wanted)


async def test_rows_of_few_elements_over_an_argument() -> None:
    x = numbers((70_000, 3), "f")
    function = la.compile(lambda x, y: x * 2 + y, donate_argnums=0)
    async with la.open_runtime("cpu:0"):
        row = la.asarray(x[0])
        found = await (await function(la.asarray(x), row)).numpy()
    np.testing.assert_array_equal(found, x * 2 + x[0])


@pytest.mark.parametrize("length", [64, 65, 66, 200, 1001])
async def test_any_number_of_rows_of_few_elements(length: int) -> None:
    x = numbers((length, 3), "h")
    found = await computed(lambda x: x + x[0], x, 2)
    np.testing.assert_array_equal(found, x + x[0])
    turned = await computed(lambda x: la.transpose(la.reshape(x, (3, -1))), x, 2)
    np.testing.assert_array_equal(turned, x.reshape(3, -1).T)
