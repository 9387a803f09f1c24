"""Matrices that iterations factor and solve by: native calls, and what they refuse."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_turns

import lazyasync as la

LENGTH = 5


def made(rows: int, batch: tuple[int, ...], dtype: str) -> tuple[np.ndarray, np.ndarray]:
    """Matrices that are positive definite, and right sides for each iteration."""
    random = np.random.default_rng(rows)
    half = random.normal(size=(*batch, rows, rows))
    matrices = half @ half.swapaxes(-1, -2) / rows + 2 * np.eye(rows)
    return matrices.astype(dtype), random.normal(size=(LENGTH, *batch, rows, 2)).astype(dtype)


def solved(matrix: Any, sides: Any) -> Any:
    return la.scan(lambda c, x: (la.linalg.solve(matrix, c + x), c), sides[0], sides)


def another(matrix: Any, carry: Any) -> Any:
    """A matrix like it in each iteration, so that nothing of it is computed before the loop."""
    return matrix + carry[..., :1, :1] * 0.01


def inverted(matrix: Any, sides: Any) -> Any:
    return la.scan(lambda c, x: (la.linalg.inv(another(matrix, c)) @ x, c), sides[0], sides)


def factored(matrix: Any, sides: Any) -> Any:
    return la.scan(
        lambda c, x: (la.linalg.cholesky(another(matrix, c)) @ x - c * 0.1, c), sides[0], sides
    )


def by_a_triangle(matrix: Any, sides: Any) -> Any:
    def body(c: Any, x: Any) -> Any:
        lower = la.linalg.solve_triangular(matrix, c + x, lower=True)
        return la.linalg.solve_triangular(matrix, lower, unit_diagonal=True), lower

    return la.scan(body, sides[0], sides)


def scaled(matrix: Any, sides: Any) -> Any:
    rows = matrix.shape[-1]
    return la.scan(
        lambda c, x: (
            c + x * la.linalg.det(another(matrix, c) / (rows + 2))[..., None, None],
            c,
        ),
        *(sides[0], sides),
    )


def likely(matrix: Any, sides: Any) -> Any:
    """Logarithms of determinants, and their signs, which are negative for odd numbers of rows."""

    def body(c: Any, x: Any) -> Any:
        turned = -another(matrix, c)
        sign, logarithm = la.linalg.slogdet(turned)
        return c * 0.1 + x * (sign * logarithm)[..., None, None], c

    return la.scan(body, sides[0], sides)


FUNCTIONS = (solved, inverted, factored, by_a_triangle, scaled, likely)


async def results(config: dict[str, Any], function: Any, arrays: Any) -> list[np.ndarray]:
    """What a function gives, and the gradient of its sum by the matrices."""
    async with la.open_runtime("cpu:0", config):
        given = list(map(la.asarray, arrays))
        compiled = la.compile(
            lambda m, s: (*function(m, s), la.grad(lambda m: function(m, s)[1].sum())(m))
        )
        return await la.to_cpu(list(await compiled(*given)))


SIZES = {(): (1, 2, 3, 8, 9, 24, 25), (1,): (1, 9, 24), (3,): (2, 8, 25), (2, 9): (3, 9, 25)}
"""Of matrices, by the shapes of batches."""


@pytest.mark.parametrize(
    ("size", "case"),
    in_turns(
        [(batch, rows) for batch, sizes in SIZES.items() for rows in sizes],
        list(zip(FUNCTIONS * 2, ["float32", "float64"] * len(FUNCTIONS), strict=True)),
    ),
)
async def test_results_are_those_without_machine_code(
    size: tuple[tuple[int, ...], int], case: tuple[Callable[..., Any], str]
) -> None:
    (batch, rows), (function, dtype) = size, case
    arrays = made(rows, batch, dtype)
    found = await results({}, function, arrays)
    expected = await results({"jit": False}, function, arrays)
    for one, other in zip(found, expected, strict=True):
        scale = max(1.0, float(np.abs(other).max()))
        error = float(np.abs(one - other).max()) / scale
        assert error < (2e-4 if dtype == "float32" else 1e-11), error


async def test_they_are_native() -> None:
    """A body that is machine code has its operations named in the program's one kernel."""
    async with la.open_runtime("cpu:0"):
        for rows, batch, function in itertools.product((3, 16, 40), ((), (5,)), FUNCTIONS):
            if function is not scaled or rows < 25:  # larger determinants are not
                given = [la.asarray(array) for array in made(rows, batch, "float32")]
                lowered = la.compile(function).lower(*given)
                called = [kernel.name for kernel in lowered.kernels if "call" in kernel.name]
                assert not called, called


@pytest.mark.parametrize("dtype", ["float32", "float64"])
async def test_pivots_without_a_native_function_make_the_same_determinants(dtype: str) -> None:
    for rows, batch in ((1, ()), (4, (3,)), (9, (2, 1))):
        matrices, sides = made(rows, batch, dtype)
        arrays = np.random.default_rng(0).permuted(matrices, axis=-1), sides
        found = await results({"force_fallback": "pivots"}, likely, arrays)
        expected = await results({"jit": False}, likely, arrays)
        for one, other in zip(found, expected, strict=True):
            scale = max(1.0, float(np.abs(other).max()))
            error = float(np.abs(one - other).max()) / scale
            assert error < (2e-4 if dtype == "float32" else 1e-10), error


async def test_a_singular_matrix_has_no_logarithm_in_a_loop() -> None:
    matrices = np.stack([np.eye(3), np.ones((3, 3)), np.full((3, 3), np.nan)])
    async with la.open_runtime("cpu:0"):
        loop = la.compile(lambda x: la.map(lambda m: tuple(la.linalg.slogdet(m)), x))
        sign, logarithm = await la.to_cpu(await loop(la.asarray(matrices)))
    np.testing.assert_array_equal(sign, [1.0, 0.0, np.nan])
    np.testing.assert_array_equal(logarithm, [0.0, -np.inf, np.nan])


async def test_lengths_and_batches_of_many_sizes_share_a_program() -> None:
    async with la.open_runtime("cpu:0") as runtime:
        step = la.compile(solved)
        for members in (3, 5, 6, 9, 2, 1, 7, 4, 8, 12, 10, 11):
            matrix, sides = made(4, (members,), "float64")
            _, found = await step(la.asarray(matrix), la.asarray(sides))
            carry = sides[0]
            for place, right in enumerate(sides):
                np.testing.assert_allclose((await found.numpy())[place], carry, rtol=1e-9)
                carry = np.linalg.solve(matrix, carry + right)
        assert runtime.metrics.counters["UncachedCompile"] <= 7


REFUSED: dict[str, tuple[Callable[..., Any], str]] = {
    "solve": (lambda c, m: la.linalg.solve(m, c), "Singular matrix"),
    "inv": (lambda c, m: la.linalg.inv(m) @ c, "Singular matrix"),
    "solve_triangular": (lambda c, m: la.linalg.solve_triangular(m, c), "Singular matrix"),
    "cholesky": (lambda c, m: la.linalg.cholesky(m) @ c, "Matrix is not positive definite"),
}


@pytest.mark.parametrize(("rows", "config"), in_turns([3, 12], [{}, {"jit": False}]))
@pytest.mark.parametrize("name", REFUSED)
async def test_a_matrix_that_is_refused_ends_the_loop(
    name: str, rows: int, config: dict[str, Any]
) -> None:
    function, message = REFUSED[name]
    matrices = np.stack([np.eye(rows) * scale for scale in (3.0, 2.0, 0.0, 1.0)])
    async with la.open_runtime("cpu:0", config):
        start, every = la.ones(rows, dtype="float64"), la.asarray(matrices)
        loop = la.compile(
            lambda c, every: la.scan(lambda c, m: (function(c, m), None), c, every)[0]
        )
        for _ in range(2):
            with pytest.raises(la.LinearAlgebraError, match=message):
                await (await loop(start, every)).numpy()
            alone = la.compile(function)
            with pytest.raises(la.LinearAlgebraError, match=rf"{name} in step.*{message}"):
                await (await alone(start, every[2])).numpy()
            found = await (await loop(start, every[:2])).numpy()
            assert np.isfinite(found).all()
        batched = la.vmap(lambda m: la.cond(m[0, 0] > 0, function, lambda c, m: c, start, m))
        kept = await (await la.compile(batched)(every)).numpy()
        assert np.isfinite(kept).all()
        assert (kept[2] == 1.0).all()
