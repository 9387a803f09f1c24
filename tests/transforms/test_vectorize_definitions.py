"""vmap of operations that users define, with rules for batches and without."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import lazyasync as la


async def test_operations_of_the_users() -> None:
    async with la.open_runtime("cpu:0"):
        x = la.asarray(np.arange(6.0).reshape(3, 2))
        halved = la.define_operation("vmap_halved", lower=lambda xp, x: x / 2.0)
        assert (await la.vmap(halved)(x).numpy()).tolist() == [[0.0, 0.5], [1.0, 1.5], [2.0, 2.5]]
        total = la.define_operation(
            "vmap_total",
            lower=lambda xp, x: xp.asarray(x.sum()),
            shape=lambda x: ((), x.dtype),
        )
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            with pytest.warns(la.BatchLoopWarning, match="vmap_total goes .*batch=") as told:
                found = la.vmap(total)(x)
            assert told[0].filename == __file__
        assert (await found.numpy()).tolist() == [1.0, 5.0, 9.0]


async def test_operations_of_the_users_with_a_rule() -> None:
    asked: list[Any] = []

    def in_batches(operands: Any, batched: Any, *, axis: int) -> Any:
        asked.append((batched, axis))
        if batched != (True, False):
            return None
        return scaled_sum(*operands, axis=axis + 1)

    scaled_sum = la.define_operation(
        "vmap_scaled_sum",
        lower=lambda xp, x, factor, *, axis: x.sum(axis) * factor,
        shape=lambda x, factor, *, axis: (x.shape[:axis] + x.shape[axis + 1 :], x.dtype),
        batch=in_batches,
    )
    wrong = la.define_operation(
        "vmap_wrong_batch",
        lower=lambda xp, x: x.sum(),
        shape=lambda x: ((), x.dtype),
        batch=lambda operands, batched: operands[0],
    )
    async with la.open_runtime("cpu:0"):
        x, factor = la.asarray(np.arange(12.0).reshape(3, 2, 2)), la.asarray(np.float64(2.0))
        found = la.vmap(lambda x: scaled_sum(x, factor, axis=1))(x)
        np.testing.assert_array_equal(
            await found.numpy(), 2.0 * np.arange(12.0).reshape(3, 2, 2).sum(2)
        )
        factors = la.asarray([1.0, 2.0, 3.0], dtype="float64")
        with pytest.warns(la.BatchLoopWarning, match="vmap_scaled_sum"):
            found = la.vmap(lambda x, f: scaled_sum(x, f, axis=0))(x, factors)
        assert (await found.numpy())[2].tolist() == [54.0, 60.0]
        assert asked == [((True, False), 1), ((True, True), 0)]
        with pytest.raises(la.ShapeError, match=r"rule for batches must give.*\(3,\)"):
            la.vmap(wrong)(x)
