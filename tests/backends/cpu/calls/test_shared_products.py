"""Products that threads share: the results are those of NumPy, whatever the number of threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from extents import in_turns

from tests.backends.cpu.calls.test_shared_calls import same_for_all

RANDOM = np.random.default_rng(11)


def product(x: Any, y: Any) -> Any:
    return x @ y


SHAPES = [
    ((301, 307), (307, 130)),
    ((5, 3), (3, 2)),
    ((300, 2000), (2000,)),
    ((300, 200), (200, 1)),
    ((900_000,), (900_000,)),
    ((200, 33, 40), (200, 40, 35)),
    ((2, 1, 7, 40), (3, 40, 35)),
    ((20, 33, 40), (40, 35)),
]
INTEGERS = ["int8", "uint8", "int16", "int32", "uint32", "int64", "uint64"]


@pytest.mark.parametrize(("shapes", "dtype"), in_turns(SHAPES, INTEGERS, 3))
async def test_integers_modulo_their_range(
    shapes: tuple[tuple[int, ...], tuple[int, ...]], dtype: str
) -> None:
    info = np.iinfo(dtype)
    x, y = [RANDOM.integers(info.min, info.max, shape, dtype, endpoint=True) for shape in shapes]
    np.testing.assert_array_equal(await same_for_all(product, x, y), x @ y)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize(
    ("left", "right"),
    [
        ((700,), (700, 1003)),
        ((900, 1003), (1003,)),
        ((7, 9, 1003), (1003,)),
        ((1_000_003,), (1_000_003,)),
    ],
)
async def test_vectors(dtype: str, left: tuple[int, ...], right: tuple[int, ...]) -> None:
    x, y = [RANDOM.standard_normal(shape).astype(dtype) for shape in (left, right)]
    found = await same_for_all(product, x, y)
    wanted = x.astype(np.float64) @ y.astype(np.float64)
    most = 1e-5 if dtype == "float32" else 1e-13
    assert found.dtype == dtype
    assert found.shape == wanted.shape
    np.testing.assert_allclose(found, wanted, 0, most * np.sqrt(x.shape[-1]) * 4)
