"""Reductions that threads share as calls: the results are those of NumPy, for all threads alike."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole, in_turns

import lazyasync as la
from lazyasync.backends.cpu.calls.native_parts import NativeCalls
from lazyasync.backends.cpu.llvm.engine import engine
from lazyasync.ir.iterations import Iterations, LoopStoppedError, watched
from tests.backends.cpu.calls.test_shared_calls import same_for_all

RANDOM = np.random.default_rng(17)
SHAPES = [
    ((1_000_003,), None),
    ((1_000_003,), 0),
    ((40,), None),
    ((7, 1), 1),
    ((900, 1003), 0),
    ((900, 1003), 1),
    ((900, 1003), None),
    ((300_000, 5), 0),
    ((5, 200_000), 1),
    ((60, 70, 80), 1),
    ((3, 9000, 20), 1),
    ((60, 70, 80), 2),
    ((20_000, 3), 1),
]


def numbers(dtype: str, shape: tuple[int, ...]) -> np.ndarray:
    """Few different ones, so that many are equal."""
    if dtype == "bool":
        return RANDOM.random(shape) < 0.5
    if dtype.startswith("float"):
        return np.round(RANDOM.standard_normal(shape) * 3).astype(dtype)
    info = np.iinfo(dtype)
    return RANDOM.choice(np.array([info.min, info.max, 3, info.max - 1, 0], dtype), shape)


DTYPES = [
    *("float32", "float64", "bool", "int8", "uint8", "int16", "uint16", "int32", "uint32"),
    *("int64", "uint64", "float16"),
]


@in_part_and_whole
@pytest.mark.parametrize("dtype", DTYPES)
async def test_places_of_extremes(dtype: str, whole: bool) -> None:
    """In part of three or two shapes of each dtype; over the dtypes of each shape."""
    for shape, axis in SHAPES if whole else SHAPES[DTYPES.index(dtype) % 5 :: 5]:
        x = numbers(dtype, shape)
        for mine, theirs in ((la.argmax, np.argmax), (la.argmin, np.argmin)):
            found = await same_for_all(lambda x, f=mine, axis=axis: f(x, axis), x)  # type: ignore[misc]
            np.testing.assert_array_equal(found, theirs(x, axis), f"{shape} {axis}")


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("place", [0, 1, 40, 5000, 99_999])
async def test_the_first_nan_is_the_extreme(dtype: str, place: int) -> None:
    x = RANDOM.standard_normal(100_003).astype(dtype)
    x[[place, 100_000, 100_002]] = np.nan
    columns = x[:100_000].reshape(500, 200)
    for mine, theirs in ((la.argmax, np.argmax), (la.argmin, np.argmin)):
        found = await same_for_all(lambda x, f=mine: f(x), x)  # type: ignore[misc]
        assert found == theirs(x) == place
        found = await same_for_all(lambda x, f=mine: f(x, 0), columns)  # type: ignore[misc]
        np.testing.assert_array_equal(found, theirs(columns, 0))


async def test_zeros_are_equal_and_what_lies_by_columns() -> None:
    x = np.zeros((300, 500), "f4")
    x[1::2] = -0.0
    assert await same_for_all(la.argmax, x) == 0
    y = RANDOM.standard_normal((300, 500)).astype("f4")
    for axis in (0, 1):
        found = await same_for_all(lambda x, axis=axis: la.argmax(x.T, axis), y)  # type: ignore[misc]
        np.testing.assert_array_equal(found, y.T.argmax(axis))


SUMS: list[tuple[tuple[int, ...], Any]] = [
    ((300_001,), None),
    ((3,), None),
    ((400, 301), None),
    ((400, 301), 0),
    ((400, 301), 1),
    ((50_000, 3), 0),
    ((40, 50, 60), 1),
    ((40, 50, 60), (1, 2)),
    ((40, 50, 60), (0, 2)),
]


@pytest.mark.parametrize(("summed", "dtype"), in_turns(SUMS, ["complex64", "complex128"]))
async def test_complex_sums(summed: tuple[tuple[int, ...], Any], dtype: str) -> None:
    shape, axes = summed
    x = (RANDOM.standard_normal(shape) + 1j * RANDOM.standard_normal(shape)).astype(dtype)
    found = await same_for_all(lambda x: la.sum(x, axes), x)
    wanted = x.astype(np.complex128).sum(axes)
    assert found.dtype == dtype
    most = (1e-6 if dtype == "complex64" else 1e-14) * np.sqrt(x.size)
    np.testing.assert_allclose(found, wanted, 0, most)


COMBINED = [
    *((100_000, 1000, 1), (40_000, 300, 19), (410_000, 200_000, 1)),
    *((100_000, 400_000, 1), (9000, 20_000, 33), (5, 3, 2)),
]
"""How many, into how many, and how wide they are."""


@pytest.mark.parametrize(
    ("sizes", "dtype"), in_turns(COMBINED, ["float32", "int32", "float64", "int64"], 2)
)
async def test_combined_by_index(sizes: tuple[int, int, int], dtype: str) -> None:
    count, length, width = sizes
    shape = (width,) if width > 1 else ()
    indices = RANDOM.integers(-length, length, count)
    if dtype.startswith("float"):
        x = RANDOM.standard_normal((length, *shape)).astype(dtype)
        values = RANDOM.standard_normal((count, *shape)).astype(dtype)
        values.flat[count // 2] = np.nan
    else:
        x = RANDOM.integers(-99, 99, (length, *shape)).astype(dtype)
        values = RANDOM.integers(-99, 99, (count, *shape)).astype(dtype)
    for how in ("max", "min", "add", "set"):
        found = await same_for_all(
            lambda x, v, i, how=how: getattr(x.at[i], how)(v),  # type: ignore[misc]
            x,
            values,
            indices,
        )
        wanted = x.astype(np.float64) if dtype == "float32" and how == "add" else x.copy()
        if how == "set":
            wanted[indices] = values
        else:
            ufunc = {"max": np.maximum, "min": np.minimum, "add": np.add}[how]
            with np.errstate(invalid="ignore"):
                ufunc.at(wanted, indices, values)
        np.testing.assert_allclose(found, wanted, 1e-6 if how == "add" else 0, 1e-6)


async def test_counts_of_one_number_that_is_added_everywhere() -> None:
    x = RANDOM.integers(0, 700, 300_000)
    found = await same_for_all(lambda x: la.bincount(x, length=700), x)
    np.testing.assert_array_equal(found, np.bincount(x, minlength=700))


SMALL = [(5, 1, 1), (45, 2, 2), (37, 3, 3), (64, 4, 4), (2, 9, 8, 8), (100, 24, 24), (700, 13, 13)]


@pytest.mark.parametrize(("shape", "dtype"), in_turns(SMALL, ["float32", "float64"]))
async def test_many_small_matrices(dtype: str, shape: tuple[int, ...]) -> None:
    x = RANDOM.standard_normal(shape).astype(dtype)
    definite = x @ np.swapaxes(x, -1, -2) + np.eye(shape[-1], dtype=dtype)
    sides = RANDOM.standard_normal((*shape[:-1], 2)).astype(dtype)
    wide = definite.astype(np.float64)
    tolerance = 2e-4 if dtype == "float32" else 1e-11
    for found, wanted in (
        (await same_for_all(la.linalg.cholesky, definite), np.linalg.cholesky(wide)),
        (await same_for_all(la.linalg.inv, definite), np.linalg.inv(wide)),
        (await same_for_all(la.linalg.solve, definite, sides), np.linalg.solve(wide, sides)),
        (await same_for_all(la.linalg.det, x), np.linalg.det(x.astype(np.float64))),
    ):
        assert found.dtype == dtype
        np.testing.assert_allclose(found, wanted, 0, tolerance * np.abs(wanted).max())


async def test_singular_small_matrices() -> None:
    x = np.ones((20, 4, 4), "f4")
    np.testing.assert_array_equal(await same_for_all(la.linalg.det, x), np.zeros(20))
    with pytest.raises(la.ExecutionError, match="Singular matrix"):
        await same_for_all(la.linalg.inv, x)
    with pytest.raises(la.ExecutionError, match="not positive definite"):
        await same_for_all(la.linalg.cholesky, -x)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("rows", [2, 3])
async def test_small_determinants_whose_products_are_out_of_range(rows: int, dtype: str) -> None:
    x = RANDOM.standard_normal((50, rows, rows)).astype(dtype)
    alone = await same_for_all(la.linalg.det, x)
    far = 1e15 if dtype == "float32" else 1e120
    scales = np.array([1 / far, far, 1][:rows], dtype)
    x[7] *= scales[:, None]
    x[20] = np.diag(scales)
    x[21], x[22] = 3, np.nan
    found = await same_for_all(la.linalg.det, x)
    wanted = np.linalg.det(x[[7, 20]])
    np.testing.assert_allclose(found[[7, 20]], wanted, 1e-5 if dtype == "float32" else 1e-13)
    assert found[21] == 0
    assert np.isnan(found[22])
    # What is beside them does not change.
    others = np.setdiff1d(np.arange(50), [7, 20, 21, 22])
    np.testing.assert_array_equal(found[others], alone[others])


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
@pytest.mark.parametrize(
    ("shape", "axis"),
    [
        *[((3,), 0), ((2000, 1), 0), ((1, 4), 0), ((9, 1), 1), ((5000, 12), 1), ((7, 1000), 1)],
        *[((300, 103), 0), ((2, 90, 13), 1), ((40, 30, 20), 2), ((5, 3, 700), 1)],
    ],
)
async def test_complex_numbers_are_combined(dtype: str, shape: tuple[int, ...], axis: int) -> None:
    """Near 1, so that products of many are numbers; of columns that lie apart, too."""
    x = RANDOM.standard_normal(shape) + 1j * RANDOM.standard_normal(shape)
    x = (1 + 0.01 * x).astype(dtype)
    tolerance = 1e-5 if dtype == "complex64" else 1e-12
    wide = x.astype(np.complex128)
    for ours, numpys in (
        (lambda x: la.cumsum(x, axis), np.cumsum(wide, axis)),
        (lambda x: la.cumprod(x, axis), np.cumprod(wide, axis)),
        (lambda x: la.prod(x, axis), np.prod(wide, axis)),
        (lambda x: la.cumsum(x.T, -1 - axis).T, np.cumsum(wide, axis)),
        (lambda x: la.prod(x[..., ::2], axis), np.prod(wide[..., ::2], axis)),
    ):
        found = await same_for_all(ours, x)
        assert found.dtype == dtype
        np.testing.assert_allclose(found, numpys, tolerance)


async def test_complex_numbers_that_are_none_stay_in_their_chain() -> None:
    x = np.ones((50, 60), "complex64")
    x[7, 30], x[40, 5] = np.nan, complex(np.inf, 0)
    for axis in (0, 1):
        found = await same_for_all(lambda x, axis=axis: la.cumsum(x, axis), x)
        with np.errstate(invalid="ignore"):
            np.testing.assert_array_equal(np.isfinite(found), np.isfinite(np.cumsum(x, axis)))


@pytest.mark.parametrize("axis", [1, 2])
async def test_indices_of_other_axes(axis: int) -> None:
    x = RANDOM.standard_normal((90, 80, 70)).astype("f4")
    indices = RANDOM.integers(0, x.shape[axis], 500)
    picked = await same_for_all(lambda x, i: la.take(x, i, axis), x, indices)
    np.testing.assert_array_equal(picked, x.take(indices, axis))
    short = await same_for_all(lambda x, i: la.take(x, i, axis), x, indices.astype("i4"))
    np.testing.assert_array_equal(short, picked)
    place = (slice(None),) * axis
    found = await same_for_all(lambda x, i, v: x.at[(*place, i)].add(v), x, indices, picked)
    wanted = x.astype(np.float64)
    np.add.at(wanted, (*place, indices), picked)
    np.testing.assert_allclose(found, wanted, 1e-5, 1e-5)
    with pytest.raises(la.ExecutionError):
        await same_for_all(lambda x, i: la.take(x, i, axis), x, indices + 500)


def test_native_parts_are_left_out_when_the_run_is_stopped() -> None:
    found = engine()
    found.load_call_functions("reducing")
    calls, x = NativeCalls(found, None), np.array([1.0, 3.0, 2.0])
    places = np.full(2, -1)
    parts = [
        (1, 8, sign, x.ctypes.data, 1, 3, 1, 1, places.ctypes.data + 8 * number)
        for number, sign in enumerate((1, -1))
    ]
    iterations = Iterations()
    iterations.stop()
    with watched(iterations), pytest.raises(LoopStoppedError):
        calls.over("extreme_places", parts)
    assert places.tolist() == [-1, -1]
    assert calls.over("extreme_places", parts) == [0, 0]
    assert places.tolist() == [1, 0]
