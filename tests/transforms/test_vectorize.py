"""vmap: a function of batches gives what a loop over the members gives."""

from __future__ import annotations

import warnings
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from gradients import UNCUT
from table_gradients import FLAT, POINTS, RANDOM

import lazyasync as la

CASES = {
    **{
        f"{name} {n}": point
        for name, points in POINTS.items()
        if name not in RANDOM
        for n, point in enumerate(points)
    },
    **FLAT,
}
GROUP = 60
FACTORS = (1.0, 0.5, 0.25)
"""Of what the members are, by what a point has: they stay in the domains of most functions."""


@pytest.fixture(autouse=True)
def loops_are_no_errors() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", la.BatchLoopWarning)
        yield


def batches_of(name: str, operands: Any) -> tuple[list[np.ndarray], list[int | None]]:
    """A batch for each operand, along some axis; one of several may be the same for all."""
    random = np.random.default_rng(zlib.crc32(name.encode()))
    batches, axes = [], []
    for place, operand in enumerate(operands):
        if place == len(operands) - 1 and place and random.random() < 0.4:
            batches.append(operand)
            axes.append(None)
            continue
        axis = int(random.integers(-operand.ndim - 1, operand.ndim + 1))
        batches.append(np.stack([operand * factor for factor in FACTORS], axis=axis))
        axes.append(axis)
    return batches, axes


def members_of(batches: list[np.ndarray], axes: list[int | None]) -> list[list[np.ndarray]]:
    return [
        [
            batch if axis is None else np.take(batch, member, axis)
            for batch, axis in zip(batches, axes, strict=True)
        ]
        for member in range(len(FACTORS))
    ]


async def check(names: list[str], function_of: Callable[[Any], Callable[..., Any]]) -> None:
    """Compares the functions of points, batched, with a loop over their members."""
    recorded = []
    async with la.open_runtime("sim:0", UNCUT):
        for name in names:
            point = CASES[name]
            function = function_of(point)
            batches, axes = batches_of(name, point.operands)
            batched = la.vmap(function, tuple(axes))(*map(la.asarray, batches))
            loop = [function(*map(la.asarray, member)) for member in members_of(batches, axes)]
            recorded.append((batched, loop))
        values = await la.to_cpu(recorded)
    for name, (batched, loop) in zip(names, values, strict=True):
        many = isinstance(batched, tuple)
        for number, found in enumerate(batched if many else (batched,)):
            expected = np.stack([each[number] if many else each for each in loop])
            np.testing.assert_allclose(found, expected, 1e-9, 1e-12, err_msg=f"{name}, {number}")


@pytest.mark.parametrize("start", range(0, len(CASES), GROUP))
async def test_every_operation(start: int) -> None:
    await check(list(CASES)[start : start + GROUP], lambda point: point.function)


def gradient_of(point: Any) -> Callable[..., Any]:
    def total(*x: Any) -> Any:
        y = point.function(*x)
        return la.sum(y * la.cos(la.arange(y.size, dtype="float64").reshape(y.shape)))

    return la.grad(total, tuple(range(len(point.operands))))  # type: ignore[no-any-return]


@pytest.mark.parametrize("start", range(0, len(CASES), GROUP))
async def test_every_gradient(start: int) -> None:
    await check(list(CASES)[start : start + GROUP], gradient_of)


LOOPS = ""
