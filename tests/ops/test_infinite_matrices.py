"""Infinities and NaN in matrices: what is decomposed ends, and says that it cannot be."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole

import lazyasync as la

DECOMPOSED: dict[str, Callable[[la.LazyTensor], Any]] = {
    "svd": lambda x: la.linalg.svd(x).S,
    "svd, reduced": lambda x: la.linalg.svd(x, full_matrices=False).S,
    "svdvals": la.linalg.svdvals,
    "pinv": la.linalg.pinv,
    "norm": lambda x: la.linalg.matrix_norm(x, ord=2),
    "nuclear norm": lambda x: la.linalg.matrix_norm(x, ord="nuc"),
    "cond": la.linalg.cond,
    "rank": la.linalg.matrix_rank,
    "lstsq": lambda x: la.linalg.lstsq(x, la.ones((x.shape[-2],), dtype=x.dtype)).x,
}


@pytest.mark.one_of(3)
@pytest.mark.parametrize("shape", [(3, 3), (40, 40), (200, 4), (4, 200)], ids=str)
@pytest.mark.parametrize("number", [np.inf, -np.inf, np.nan])
@pytest.mark.parametrize("jit", [True, False])
def test_singular_values_end(jit: bool, number: float, shape: tuple[int, int]) -> None:
    """LAPACK's iteration would go on for ever with some of these."""
    for dtype in ("float32", "complex128"):
        x = np.random.default_rng(1).normal(size=shape).astype(dtype)
        x[0, 0] = number
        with la.blocking("cpu:0", {"jit": jit}):
            for name, function in DECOMPOSED.items():
                with pytest.raises(la.ExecutionError, match="SVD did not converge"):
                    print(name, function(la.asarray(x)).numpy())


LIKE_NUMPY: dict[str, Callable[[Any, Any], Any]] = {
    "product": lambda xp, x: x @ x,
    "vector": lambda xp, x: x @ x[0],
    "length": lambda xp, x: xp.linalg.norm(x),
    **{
        f"norm {order}": lambda xp, x, order=order: xp.linalg.norm(x, ord=order)
        for order in (1, -1, np.inf, -np.inf)
    },
    **{
        f"power {n}": lambda xp, x, n=n: xp.linalg.matrix_power(x, n) for n in (0, 1, 2, 3, 4, 5, 7)
    },
}


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@in_part_and_whole
@pytest.mark.parametrize("n", [3, 40])
@pytest.mark.parametrize("jit", [True, False])
def test_products_and_norms_are_those_of_numpy(jit: bool, n: int, whole: bool) -> None:
    diagonal = np.eye(n)
    below = np.roll(diagonal, -1, 0)
    combinations = list(
        itertools.product(
            (np.inf, -np.inf, np.nan),
            ("float32", "complex128"),
            (diagonal[:1] * diagonal, below[:1] * diagonal, diagonal, below, 1 + below),
        )
    )
    with la.blocking("cpu:0", {"jit": jit}):
        for number, dtype, places in combinations if whole else combinations[::3]:
            x = np.random.default_rng(1).normal(size=(n, n)).astype(dtype)
            x[places != 0] = number
            results = {name: function(la, la.asarray(x)) for name, function in LIKE_NUMPY.items()}
            for name, found in la.to_cpu(results).items():
                expected = LIKE_NUMPY[name](np, x)
                np.testing.assert_allclose(found, expected, 1e-3, 1e-3, err_msg=name)
