"""vmap of members that are empty: what a loop over the members gives, and so do gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la

INDICES = np.zeros((3, 4), np.int32)
COLUMN = np.zeros((3, 5, 1), np.int32)
NONE = np.zeros((3, 0), np.int32)
ROWS, COLUMNS, BOTH = np.zeros((3, 5, 0)), np.zeros((3, 0, 5)), np.zeros((3, 0, 0))

CASES: list[tuple[Callable[..., Any], tuple[np.ndarray, ...]]] = [
    *(
        (function, (x, indices))
        for function in (
            lambda x, i: x.at[i].add(1.0),
            lambda x, i: x.at[i].set(1.0),
            lambda x, i: x.at[i].max(1.0),
            lambda x, i: x.at[i].multiply(2.0),
            lambda x, i: x[i],
            lambda x, i: la.take(x, i, axis=0),
            lambda x, i: la.segment_sum(x[i], la.zeros_like(i), 3),
        )
        for x, indices in ((ROWS, INDICES), (ROWS, COLUMN), (COLUMNS, NONE), (BOTH, NONE))
    ),
    *(
        (lambda q, k: la.nn.attention(q, k, k), (np.zeros(q), np.zeros(k)))
        for q, k in (
            ((3, 2, 4, 0, 8), (3, 2, 4, 6, 8)),
            ((3, 2, 4, 5, 8), (3, 2, 4, 0, 8)),
            ((3, 0, 4, 5, 8), (3, 0, 4, 6, 8)),
            ((3, 2, 0, 5, 8), (3, 2, 0, 6, 8)),
        )
    ),
    *(
        (function, (x,))
        for function in (
            lambda x: la.sum(x, axis=0),
            lambda x: la.cumsum(x, axis=-1),
            lambda x: la.cumprod(x),
            lambda x: la.sort(x, axis=0),
            lambda x: la.argsort(x, axis=-1),
            lambda x: la.any(x > 0, axis=1),
            lambda x: la.prod(x, axis=0),
            lambda x: la.pad(x, ((1, 2), (0, 1))),
            lambda x: la.flip(x),
            lambda x: la.roll(x, 2),
            lambda x: la.repeat(x, 3, axis=0),
            lambda x: la.tile(x, (2, 3)),
            lambda x: la.concatenate([x, x], axis=1),
            lambda x: la.stack([x, x], axis=-1),
            lambda x: x.T @ x,
            lambda x: la.einsum("ij,ik->jk", x, x),
            lambda x: la.einsum("ij,ij->", x, x),
            lambda x: la.tril(x),
            lambda x: la.diagonal(x),
            lambda x: x.reshape(-1),
            lambda x: la.swapaxes(x, 0, 1).reshape(-1),
            lambda x: la.softmax(x),
            lambda x: la.bincount(la.zeros_like(x, dtype="int32").reshape(-1), minlength=3),
            lambda x: la.searchsorted(la.arange(3.0), x),
            lambda x: la.unstack(la.stack([x, x * 2]))[1],
            lambda x: la.outer(x, x),
            lambda x: la.take_along_axis(x, la.argsort(x, axis=1), axis=1),
            lambda x: la.where(x > 0, x, 1.0),
            lambda x: la.linalg.norm(x),
            lambda x: la.linalg.norm(x, axis=1),
            lambda x: la.scan(lambda c, row: (c + la.sum(row), row * 2), la.sum(x), x)[1],
            lambda x: la.map(lambda row: la.sum(row), x),
            lambda x: la.cond(la.sum(x) > 0, lambda x: x + 1, lambda x: x * 2, x),
            lambda x: la.fori_loop(0, 3, lambda i, c: c * 2 + i, x),
        )
        for x in (ROWS, COLUMNS, BOTH)
    ),
]


@pytest.mark.parametrize("place", range(len(CASES)))
async def test_members_that_are_empty(place: int, runtime: la.Runtime) -> None:
    function, operands = CASES[place]
    members = [[la.asarray(operand[member]) for operand in operands] for member in range(3)]
    expected = await la.to_cpu([function(*each) for each in members])
    batch = [la.asarray(operand) for operand in operands]
    for mapped in (la.vmap(function), la.compile(la.vmap(function))):
        found = mapped(*batch)
        found = found if isinstance(found, la.LazyTensor) else await found
        np.testing.assert_array_equal(await found.numpy(), np.stack(expected), strict=True)
    slope = la.vmap(la.grad(lambda *each: la.sum(function(*each).astype("float64"))))
    np.testing.assert_array_equal(await slope(*batch).numpy(), operands[0], strict=True)
