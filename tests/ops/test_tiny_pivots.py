"""Systems of equations of whose pivots 1 by each is no normal number."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import lazyasync as la

pytest.importorskip("llvmlite")  # without it, NumPy's BLAS multiplies with 1 by a pivot

SCALES = {"float64": (1e-310, 1e308), "float32": (1e-39, 2e38)}
SIZES = (1, 8, 30, 170)


@pytest.mark.parametrize("dtype", SCALES)
async def test_solutions_are_those_of_the_same_systems_in_another_scale(dtype: str) -> None:
    """Each right side and the matrix are scaled alike, by a power of 2, which changes nothing."""
    random = np.random.default_rng(8)
    given, found = [], []
    async with la.open_runtime("cpu:0"):
        for n, columns, batch, scale in itertools.product(
            SIZES, (1, 3, 40), ((), (5,)), SCALES[dtype]
        ):
            off = random.normal(size=(*batch, n, n)) / (4 * n)
            matrices = np.tril(off, -1) * (n > 1) + 0.8 * np.eye(n)
            right = random.uniform(-0.2, 0.2, (*batch, n, columns))
            a, b = (matrices * scale).astype(dtype), (right * scale).astype(dtype)
            power = -int(np.log2(scale))
            scaled = [np.ldexp(x.astype("float64"), power) for x in (a, b)]
            given.append((n, columns, batch, scale, *scaled))
            x, y = la.asarray(a), la.asarray(b)
            found.append((la.linalg.solve(x, y), la.linalg.solve_triangular(x, y, lower=True)))
            await la.mark_step()
        results = await la.to_cpu(found)
    limits = np.finfo(dtype)
    for (n, columns, batch, scale, a, b), pair in zip(given, results, strict=True):
        expected = np.linalg.solve(a, b)
        # What is subtracted is rounded to multiples of the least number that there is.
        digits = 40 * max(float(limits.eps), float(limits.smallest_subnormal) / scale)
        for one in pair:
            np.testing.assert_allclose(
                one, expected, digits, digits, err_msg=f"{n, columns, batch, scale}"
            )


def _solved_twice(system: Any, _: la.LazyTensor) -> tuple[Any, Any]:
    a, b = system
    return system, (la.linalg.solve(a, b), la.linalg.solve_triangular(a, b))


@pytest.mark.parametrize("dtype", SCALES)
async def test_in_the_body_of_a_loop_and_for_inverses(dtype: str) -> None:
    least = SCALES[dtype][0]
    async with la.open_runtime("cpu:0"):
        for n in (2, 30):
            a = la.asarray((np.eye(n) * least).astype(dtype))
            b = la.asarray((np.ones((n, 3)) * least).astype(dtype))
            _, found = la.scan(_solved_twice, (a, b), la.arange(2))
            for part in await la.to_cpu(list(found)):
                np.testing.assert_allclose(part, np.ones((2, n, 3)), rtol=1e-6)
            largest = np.eye(n) * float(np.finfo(dtype).max)
            inverse = await la.linalg.inv(la.asarray(largest.astype(dtype))).numpy()
            expected = np.divide(1, np.finfo(dtype).max, dtype=dtype)
            np.testing.assert_array_equal(np.diagonal(inverse), np.full(n, expected))
