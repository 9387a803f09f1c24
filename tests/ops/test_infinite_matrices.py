"""Infinities and NaN in matrices: what is decomposed ends, and says that it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

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
