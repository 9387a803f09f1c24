"""Rows that an iteration changes, or picks, where indices point, bit by bit."""

from __future__ import annotations

from itertools import cycle, product
from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole
from needs import needs_llvm

import lazyasync as la

CONFIGS = (la.Config(), la.Config(force_fallback="scan,while"))
"""One native call, and a compiled program for each iteration."""
WIDTHS = (1, 3, 8, 13, 40)
ROWS, STEPS = 5, 7
HOWS = {
    "set": "?bhilefdFD",
    "add": "bBhHiIlLfdFD",
    "min": "ilfd",
    "max": "ilfd",
    "multiply": "iIlLfd",
}


def numbers(rng: np.random.Generator, char: str, *shape: int) -> np.ndarray:
    """Some of them are zeros of either sign, infinite or NaN, where a dtype has those."""
    values = rng.normal(size=shape) * 3
    if char in "fdFD":
        special = rng.choice([-0.0, 0.0, np.inf, np.nan], size=shape)
        values = np.where(rng.random(shape) < 0.2, special, values)
    with np.errstate(invalid="ignore"):
        found = values.astype(char)
        return found + (found * 1j).astype(char) if char in "FD" else found


def indices(rng: np.random.Generator, length: int, is_apart: bool, dtype: str) -> np.ndarray:
    """Those of all iterations, some of which count from the end."""
    rows = [rng.choice(length, ROWS, replace=not is_apart) for _ in range(STEPS)]
    found = np.stack(rows)
    return np.where(rng.random(found.shape) < 0.3, found - length, found).astype(dtype)


async def both(fn: Any, *given: np.ndarray) -> list[list[np.ndarray]]:
    """What each way gives."""
    found = []
    for config in CONFIGS:
        async with la.open_runtime("cpu", config=config):
            tensors = [la.asarray(each) for each in given]
            found.append(la.trees.leaves(await la.to_cpu(await la.compile(fn)(*tensors))))
    return found


def check(found: list[list[np.ndarray]]) -> None:
    """Compares bits, but for those of NaN, which may have any."""
    for one, other in zip(*found, strict=True):
        np.testing.assert_array_equal(one, other)
        if one.dtype.kind in "fc":
            parts, others = [x.view(x.real.dtype) for x in (one, other)]
            known = ~np.isnan(parts)
            np.testing.assert_array_equal(np.signbit(parts)[known], np.signbit(others)[known])


@needs_llvm
@in_part_and_whole
@pytest.mark.parametrize("how", HOWS)
async def test_rows_are_changed(how: str, whole: bool) -> None:
    rng = np.random.default_rng(3)
    each = zip(HOWS[how], cycle(enumerate(WIDTHS)), strict=False)
    for char, (number, width) in product(HOWS[how], enumerate(WIDTHS)) if whole else each:
        length, is_apart = ((6, False), (40, True), (6, True), (40, False))[number % 4]
        by = indices(rng, length, is_apart, "il"[number % 2])
        shape = (length,) if width == 1 else (length, width)

        def fn(table: Any, by: Any, rows: Any, how: str = how) -> Any:
            def step(t: Any, x: Any) -> Any:
                t = getattr(t.at[x[0]], how)(x[1])
                return t, t[x[0][:2]]

            return la.scan(step, table, (by, rows))

        rows = numbers(rng, char, STEPS, ROWS, *shape[1:])
        check(await both(fn, numbers(rng, char, *shape), by, rows))


@needs_llvm
@pytest.mark.parametrize("dtype", ["int32", "int64"])
async def test_what_is_picked_by_many_indices(dtype: str) -> None:
    """More of them than are looked at together; also along several axes, and the same for lines."""
    rng = np.random.default_rng(4)
    table = rng.normal(size=(11, 9, 3)).astype("f")
    first, second = [rng.integers(-n, n, (STEPS, 150)).astype(dtype) for n in (11, 9)]

    def fn(table: Any, first: Any, second: Any) -> Any:
        def step(c: Any, x: Any) -> Any:
            i, j = x
            picked = (table[i, j], table[i[0], j, 1], table[i][:, 2], la.take(table, j, axis=1))
            return c + 1, (*picked, la.take(table, j[:5], axis=1), la.take(table, j[3], axis=1))

        return la.scan(step, la.zeros(()), (first, second))[1]

    native, python = await both(fn, table, first, second)
    check([native, python])
    for k in range(STEPS):
        np.testing.assert_array_equal(native[0][k], table[first[k], second[k]])
        np.testing.assert_array_equal(native[3][k], table[:, second[k]])
