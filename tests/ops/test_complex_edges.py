"""Complex numbers at their edges: functions in machine code give what those of NumPy give."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import lazyasync as la
from lazyasync.ir.complex_functions import FUNCTIONS

EDGES = (0.0, 0.5, 1.0, 19.0, 21.0, 39.0, 800.0, 5e16, np.inf, np.nan)


def _numbers(dtype: str) -> np.ndarray:
    """All pairs of edges of both signs, as the parts of numbers."""
    parts = [*EDGES, *np.negative(EDGES)]
    return np.array([complex(*pair) for pair in itertools.product(parts, parts)], dtype)


async def _found(name: str, numbers: np.ndarray, jit: bool) -> np.ndarray:
    async with la.open_runtime("cpu:0", config={"jit": jit}):
        return np.asarray(await getattr(la, name)(la.asarray(numbers)).numpy())


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
@pytest.mark.parametrize("name", FUNCTIONS)
async def test_machine_code_has_numpys_infinities_and_nothings(name: str, dtype: str) -> None:
    numbers = _numbers(dtype)
    compiled, called = [await _found(name, numbers, jit) for jit in (True, False)]
    for part in ("real", "imag"):
        found, like = getattr(compiled, part), getattr(called, part)
        for kind in (np.isnan, np.isinf):
            different = kind(found) != kind(like)
            shown = list(zip(numbers[different], found[different], like[different], strict=True))
            assert not shown, f"{part} of {name}: {shown[:5]}"


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
async def test_one_is_a_factor_like_others(dtype: str) -> None:
    """It is left out of products of real numbers; of infinite ones it has zeros make NaN here."""
    numbers = _numbers(dtype)
    with np.errstate(invalid="ignore"):
        wanted = (numbers * 1).view(np.dtype(dtype).char.lower())
    for jit in (True, False):
        async with la.open_runtime("cpu:0", config={"jit": jit}):
            products = la.asarray(numbers) * 1, la.ones((), dtype=dtype) * la.asarray(numbers)
            for found in await la.to_cpu(products):
                parts = np.asarray(found).view(wanted.dtype)
                np.testing.assert_array_equal(parts, wanted)
                zeros = wanted == 0
                np.testing.assert_array_equal(np.signbit(parts[zeros]), np.signbit(wanted[zeros]))
