"""Loops and branches in Python, which are recorded as they run, beside those of one operation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import lazyasync as la


def scan(
    f: Callable[..., Any],
    init: Any,
    xs: Any = None,
    length: int | None = None,
    reverse: bool = False,
) -> Any:
    """What `la.scan` does."""
    leaves = la.trees.leaves(xs)
    count = len(leaves[0]) if leaves else length
    assert count is not None
    carry, ys = init, []
    for place in reversed(range(count)) if reverse else range(count):
        carry, y = f(carry, la.trees.tree_map(lambda each, place=place: each[place], xs))
        ys.append(y)
    if reverse:
        ys.reverse()
    return carry, la.trees.tree_map(lambda *each: la.stack(each), *ys)


def fori_loop(lower: int, upper: int, body: Callable[..., Any], init: Any) -> Any:
    """What `la.fori_loop` does."""
    for place in range(lower, upper):
        init = body(place, init)
    return init


def assert_alike(found: Any, expected: Any, name: str, tolerance: float = 1e-6) -> None:
    """Trees of arrays have the same structure, dtypes and, but for rounding, values."""
    one, other = la.trees.flatten_with_paths(found)[0], la.trees.flatten_with_paths(expected)[0]
    assert [path for path, _ in one] == [path for path, _ in other], name
    for (path, left), (_, right) in zip(one, other, strict=True):
        assert left.dtype == right.dtype, f"{name}: {path}"
        np.testing.assert_allclose(
            left, right, rtol=tolerance, atol=tolerance, err_msg=f"{name}: {path}"
        )
