"""Extremes are those of the standard: NaN is handed on, and 0.0 is more than -0.0."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from graph_programs import Program, native_program, needs_llvm

from lazyasync.backends.cpu.llvm import rows as llvm_rows
from lazyasync.ops.reductions.reductions import MAX, MIN

pytestmark = needs_llvm


def special(dtype: type[np.floating]) -> np.ndarray:
    """Numbers that are compared in other ways than most."""
    least = np.finfo(dtype).smallest_subnormal
    numbers = (0.0, -0.0, np.nan, -np.nan, np.inf, -np.inf, 1.0, -1.0, least, -least)
    return np.array(numbers, dtype)


def extremes(rows: np.ndarray, axis: int = 1) -> tuple[np.ndarray, np.ndarray]:
    """What loops compute of each row, or column: its maximum and its minimum."""
    found = []
    for operation in (MAX, MIN):
        p = Program()
        root = p.apply(operation, p.argument(rows), attributes=((axis,), False))
        found += p.run(native_program, [root])
    return found[0], found[1]


def expected(rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """IEEE 754-2019, maximum and minimum."""
    largest, smallest = rows.max(1), rows.min(1)
    zeros = rows == 0
    above = (zeros & ~np.signbit(rows)).any(1)
    below = (zeros & np.signbit(rows)).any(1)
    zero = rows.dtype.type(0)
    largest = np.where(largest == 0, np.where(above, zero, -zero), largest)
    return largest, np.where(smallest == 0, np.where(below, -zero, zero), smallest)


def assert_same(actual: np.ndarray, wanted: np.ndarray) -> None:
    np.testing.assert_array_equal(actual, wanted, strict=True)
    numbers = ~np.isnan(wanted)
    np.testing.assert_array_equal(np.signbit(actual)[numbers], np.signbit(wanted)[numbers])


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("width", [1, 3, 8, 17, 64, 100, 1000])
def test_extremes_of_rows_with_special_numbers(dtype: type[np.floating], width: int) -> None:
    generator = np.random.default_rng(width)
    # Every pair of them at two places, among what decides nothing, or everything.
    pairs = list(itertools.product(special(dtype), repeat=2))
    rows = []
    for filler in (0.0, -0.0, -np.inf, np.inf, None):
        for pair in pairs:
            row = np.full(width, filler or 0.0, dtype)
            if filler is None:
                row[:] = generator.standard_normal(width)
            elif filler == 0:
                row[:] = filler  # with its sign
            row[generator.integers(width, size=2)] = pair
            rows.append(row)
    array = np.array(rows)
    for actual, wanted in zip(extremes(array), expected(array), strict=True):
        assert_same(actual, wanted)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_extremes_of_rows_in_blocks(
    dtype: type[np.floating], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(llvm_rows, "SUM_BLOCK", 16)
    generator = np.random.default_rng(0)
    numbers = special(dtype)
    array = generator.choice(numbers[~np.isnan(numbers)], (200, 100))
    array[::7, 50] = np.nan
    for actual, wanted in zip(extremes(array), expected(array), strict=True):
        assert_same(actual, wanted)


def test_extremes_of_nothing_but_negative_nan() -> None:
    array = np.full((3, 40), -np.nan, np.float32)
    assert np.signbit(array).all()
    for actual in extremes(array):
        assert np.isnan(actual).all()


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
@pytest.mark.parametrize("rows", [1, 7, 8, 50, 300])
def test_extremes_of_columns_with_special_numbers(dtype: type[np.floating], rows: int) -> None:
    generator = np.random.default_rng(rows)
    pairs = list(itertools.product(special(dtype), repeat=2))
    columns = []
    for filler in (0.0, -0.0, -np.inf, np.inf, 1.5):
        for pair in pairs:
            column = np.full(rows, filler, dtype)
            column[generator.integers(rows, size=2)] = pair
            columns.append(column)
    array = np.array(columns)
    found = extremes(np.ascontiguousarray(array.T), axis=0)
    for actual, wanted in zip(found, expected(array), strict=True):
        assert_same(actual, wanted)
