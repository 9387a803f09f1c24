"""Factorizations by native functions: NumPy's results, for all sizes and batches."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from extents import in_turns

import lazyasync as la
from lazyasync.backends.cpu.calls.cholesky_tiles import TILE, order_of_tiles
from tests.backends.cpu.calls.test_shared_calls import computed_all, same_for_all

RANDOM = np.random.default_rng(38)
DTYPES = ["float32", "float64"]
SQUARE = [(1, 1), (6, 6), (40, 40), (6, 30, 30), (3, 2, 70, 70), (210, 210), (450, 450)]
SHAPES = [(1, 1), (4, 1), (1, 3), (33, 20), (20, 33), (130, 17), (200, 180), (900, 70)]
SHAPES += [(7, 12, 5), (7, 5, 12), (2, 3, 8, 8), (170, 240)]


def tolerance(dtype: str) -> float:
    """What results may be off by, of the largest."""
    return 2e-4 if dtype == "float32" else 1e-11


def near(found: Any, wanted: Any, dtype: str) -> None:
    """Checks a result, and that it has the dtype."""
    assert found.dtype == dtype
    np.testing.assert_allclose(found, wanted, 0, tolerance(dtype) * np.abs(wanted).max())


def orthonormal(columns: np.ndarray, dtype: str) -> None:
    """Checks that columns are orthogonal, and of length 1."""
    found = np.swapaxes(columns, -1, -2) @ columns
    near(found, np.broadcast_to(np.eye(found.shape[-1]), found.shape), dtype)


def definite(shape: tuple[int, ...], dtype: str) -> np.ndarray:
    """Matrices that are symmetric and positive definite."""
    x = RANDOM.standard_normal(shape)
    return (x @ np.swapaxes(x, -1, -2) / shape[-1] + np.eye(shape[-1])).astype(dtype)


async def each(function: Any, *arrays: np.ndarray) -> list[np.ndarray]:
    """All outputs of a function that has several, which are the same with one thread and three."""
    one, other = [await computed_all(function, *arrays, threads=threads) for threads in (1, 3)]
    for first, second in zip(one, other, strict=True):
        np.testing.assert_array_equal(first, second)
    return one


@pytest.mark.parametrize(("shape", "dtype"), in_turns(SQUARE, DTYPES))
async def test_square_matrices(shape: tuple[int, ...], dtype: str) -> None:
    x = definite(shape, dtype)
    wide = x.astype(np.float64)
    near(await same_for_all(la.linalg.inv, x), np.linalg.inv(wide), dtype)
    scaled = x / np.exp(np.linalg.slogdet(wide)[1].max() / shape[-1]).astype(dtype)
    near(await same_for_all(la.linalg.det, scaled), np.linalg.det(scaled.astype("f8")), dtype)
    near(await same_for_all(la.linalg.eigvalsh, x), np.linalg.eigvalsh(wide), dtype)
    sign, logarithm = await each(la.linalg.slogdet, x - 2 * np.eye(shape[-1], dtype=dtype))
    wanted = np.linalg.slogdet(wide - 2 * np.eye(shape[-1]))
    np.testing.assert_array_equal(sign, wanted[0])
    near(logarithm, wanted[1], dtype)
    for columns in (1, 5, 40):
        sides = RANDOM.standard_normal((*shape[:-1], columns)).astype(dtype)
        found = await same_for_all(la.linalg.solve, x, sides)
        near(found, np.linalg.solve(wide, sides), dtype)


@pytest.mark.parametrize(("shape", "dtype"), in_turns([*SQUARE[:-1], (710, 710)], DTYPES))
async def test_cholesky(shape: tuple[int, ...], dtype: str) -> None:
    x = definite(shape, dtype)
    found = await same_for_all(la.linalg.cholesky, x)
    near(found, np.linalg.cholesky(x.astype(np.float64)), dtype)
    assert not np.triu(found, 1).any()
    with pytest.raises(la.ExecutionError, match="not positive definite"):
        await same_for_all(la.linalg.cholesky, -x)


@pytest.mark.parametrize("rows", [1, 2, 5, 24, 30, 40, 200, 300])
async def test_cholesky_of_what_is_not_a_number_is_what_numpy_says(rows: int) -> None:
    x = definite((rows, rows), "float64")
    x[-1, -1] = np.nan
    try:
        wanted = np.linalg.cholesky(x)
    except np.linalg.LinAlgError:
        with pytest.raises(la.ExecutionError, match="not positive definite"):
            await same_for_all(la.linalg.cholesky, x)
    else:
        found = await same_for_all(la.linalg.cholesky, x)
        np.testing.assert_array_equal(np.isnan(found), np.isnan(wanted))


@pytest.mark.parametrize(("rows", "dtype"), in_turns([25, 47, 48, 49, 143, 145, 300], DTYPES))
async def test_cholesky_of_badly_conditioned_matrices_reads_the_lower_triangle(
    rows: int, dtype: str
) -> None:
    basis = np.linalg.qr(RANDOM.standard_normal((rows, rows)))[0]
    smallest = 1e-4 if dtype == "float32" else 1e-12
    x = ((basis * np.geomspace(smallest, 1, rows)) @ basis.T).astype(dtype)
    found = await same_for_all(la.linalg.cholesky, np.tril(x) + np.triu(np.full_like(x, np.nan), 1))
    wide = found.astype(np.float64)
    error = np.linalg.norm(wide @ wide.T - np.tril(x) - np.tril(x, -1).T.astype(np.float64))
    assert error < 4 * np.finfo(dtype).eps * np.linalg.norm(x.astype(np.float64))


def test_each_tile_stands_behind_those_that_it_follows_from() -> None:
    for rows in (1, 48, 49, 700):
        done: set[tuple[int, int]] = set()
        for row, column in order_of_tiles(rows).tolist():
            left = {(at, k) for at in (row, column) for k in range(column)}
            assert left | ({(column, column)} if row > column else set()) <= done
            done.add((row, column))
        count = -(-rows // TILE)
        assert len(done) == count * (count + 1) / 2


@pytest.mark.parametrize("shape", [(40, 40), (5, 30, 30), (410, 410)])
async def test_singular_matrices(shape: tuple[int, ...]) -> None:
    x = np.ones(shape, "f8")
    x[..., 0] = x[..., 1] = 0
    for call in (la.linalg.inv, lambda x: la.linalg.solve(x, x)):
        with pytest.raises(la.ExecutionError, match="Singular matrix"):
            await same_for_all(call, x)
    assert not (await same_for_all(la.linalg.det, x)).any()
    sign, logarithm = await each(la.linalg.slogdet, x)
    assert not sign.any()
    assert (logarithm == -np.inf).all()


async def test_determinants_whose_first_factors_are_out_of_range() -> None:
    x = np.diag(np.repeat([1e30, 1e-30], 20)).astype("f8") ** 5
    np.testing.assert_allclose(await same_for_all(la.linalg.det, x), 1.0, 1e-9)


@pytest.mark.parametrize(
    ("shape", "given"),
    in_turns(
        [(1, 1), (13, 13), (30, 30), (5, 30, 30), (203, 203)],
        [(False, "float32"), (True, "float64"), (False, "float64"), (True, "float32")],
        2,
    ),
)
async def test_triangles(shape: tuple[int, ...], given: tuple[bool, str]) -> None:
    lower, dtype = given
    x = definite(shape, dtype)
    for unit in (False, True):
        half = (np.tril if lower else np.triu)(x.astype(np.float64), 0)
        if unit:
            half = half * (1 - np.eye(shape[-1])) + np.eye(shape[-1])
        for columns in (1, 5, 70):
            sides = RANDOM.standard_normal((*shape[:-1], columns)).astype(dtype)
            found = await same_for_all(
                lambda x, y, unit=unit: la.linalg.solve_triangular(  # type: ignore[misc]
                    x, y, lower=lower, unit_diagonal=unit
                ),
                x,
                sides,
            )
            near(found, np.linalg.solve(half, sides), dtype)
    with pytest.raises(la.ExecutionError, match="Singular matrix"):
        await same_for_all(lambda x: la.linalg.solve_triangular(x * 0, x, lower=lower), x)


@pytest.mark.parametrize(("shape", "dtype"), in_turns(SHAPES, DTYPES))
async def test_reflections(shape: tuple[int, ...], dtype: str) -> None:
    x = RANDOM.standard_normal(shape).astype(dtype)
    for mode in ("reduced", "complete"):
        q, r = await each(lambda x, mode=mode: la.linalg.qr(x, mode=mode), x)  # type: ignore[misc]
        near(q @ r, x, dtype)
        orthonormal(q, dtype)
        assert not np.tril(r, -1).any()
        # The signs are LAPACK's.
        near(r, np.linalg.qr(x.astype(np.float64), mode)[1], dtype)


@pytest.mark.parametrize(("shape", "dtype"), in_turns(SHAPES, DTYPES))
async def test_singular_values(shape: tuple[int, ...], dtype: str) -> None:
    x = RANDOM.standard_normal(shape).astype(dtype)
    wide, least = x.astype(np.float64), min(shape[-2:])
    values = np.linalg.svd(wide, compute_uv=False)
    near(await same_for_all(la.linalg.svdvals, x), values, dtype)
    for full in (False, True):
        u, s, vh = await each(
            lambda x, full=full: la.linalg.svd(x, full_matrices=full),  # type: ignore[misc]
            x,
        )
        near(s, values, dtype)
        near((u[..., :least] * s[..., None, :]) @ vh[..., :least, :], x, dtype)
        orthonormal(u, dtype)
        orthonormal(np.swapaxes(vh, -1, -2), dtype)
    if values.min() < values.max() / 50:
        return
    near(await same_for_all(la.linalg.pinv, x), np.linalg.pinv(wide), dtype)
    sides = RANDOM.standard_normal((*shape[:-1], 3)).astype(dtype)
    solution, rank = (await each(la.linalg.lstsq, x, sides))[::2]
    near(solution, np.linalg.pinv(wide) @ sides, dtype)
    assert (rank == least).all()


@pytest.mark.parametrize(
    ("shape", "dtype"), in_turns([(9001, 1), (7000, 16), (1, 6200, 65), (2700, 170)], DTYPES)
)
async def test_reflections_of_many_rows(shape: tuple[int, ...], dtype: str) -> None:
    x = RANDOM.standard_normal(shape).astype(dtype)
    wide = x.astype(np.float64)
    q, r = await each(la.linalg.qr, x)
    near(q @ r, x, dtype)
    orthonormal(q, dtype)
    below = r[..., *np.tril_indices(r.shape[-1], -1)]
    assert not below.any()
    assert not np.signbit(below).any()
    near(r, np.linalg.qr(wide)[1], dtype)
    u, s, vh = await each(lambda x: la.linalg.svd(x, full_matrices=False), x)
    near(s, np.linalg.svd(wide, compute_uv=False), dtype)
    near((u * s[..., None, :]) @ vh, x, dtype)
    orthonormal(u, dtype)
    for scale in (0.0, 1e30):
        q, r = await each(la.linalg.qr, x * np.float32(scale))
        near(q @ r, x * np.float32(scale), dtype)
        orthonormal(q, dtype)


@pytest.mark.parametrize("scale", [1e-30, 1e30, 0.0])
async def test_reflections_of_numbers_whose_squares_are_out_of_range(scale: float) -> None:
    x = (scale * RANDOM.standard_normal((30, 20))).astype("f4")
    q, r = await each(la.linalg.qr, x)
    np.testing.assert_allclose(q @ r, x, 0, 1e-5 * scale)
    orthonormal(q, "float32")


@pytest.mark.parametrize("shape", [(33, 20), (2, 8, 8)])
@pytest.mark.parametrize("name", ["slogdet", "qr", "svd", "lstsq"])
async def test_an_output_alone_is_as_with_the_others(name: str, shape: tuple[int, ...]) -> None:
    x = RANDOM.standard_normal(shape)
    if name == "slogdet":
        x = x[..., : x.shape[-1], :]
    given = (x, x[..., :3]) if name == "lstsq" else (x,)
    function = getattr(la.linalg, name)
    for place, output in enumerate(await each(function, *given)):
        alone = await same_for_all(lambda *given, k=place: function(*given)[k], *given)  # type: ignore[misc]
        np.testing.assert_array_equal(alone, output, strict=True)


async def test_outputs_whose_shapes_follow_from_which_axis_is_longer() -> None:
    """A program for all sizes has rules for one of these: its further outputs were lost."""
    for shape in ((40, 33, 20), (7, 20, 33), (9, 21, 34)):
        x = RANDOM.standard_normal(shape)
        q, r = await each(la.linalg.qr, x)
        near(q @ r, x, "float64")


@pytest.mark.parametrize("dtype", DTYPES)
async def test_one_matrix_and_right_sides_of_a_batch(dtype: str) -> None:
    a, b = definite((40, 40), dtype), RANDOM.standard_normal((3, 40, 2)).astype(dtype)
    near(await same_for_all(la.linalg.solve, a, b), np.linalg.solve(a.astype("f8"), b), dtype)
