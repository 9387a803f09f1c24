"""Rows of the table of operations: changed copies, and what is selected and grouped."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from table_case import Case

import lazyasync as la
from lazyasync.ops.indexing import keys as indexing

ALL = slice(None)
ROWS = np.array([1, 0, 1, -1])
MASK = np.array([True, False, True, True])


def _updated(name: str, x: np.ndarray, key: Any, value: Any) -> np.ndarray:
    changed = x.copy()
    if name == "set":
        changed[key] = value
    else:
        getattr(np, name).at(changed, key, value)
    return changed


def _segments(ufunc: Any, x: np.ndarray, start: float) -> np.ndarray:
    changed = np.full((3, *x.shape[1:]), start, x.dtype)
    ufunc.at(changed, np.array([2, 0]), x)
    return changed


def _diagonal(x: np.ndarray, value: np.ndarray) -> np.ndarray:
    changed = x.copy()
    np.fill_diagonal(changed, value)
    return changed


def _put(x: np.ndarray, indices: np.ndarray, value: np.ndarray, axis: int) -> np.ndarray:
    changed = x.copy()
    np.put_along_axis(changed, indices, value, axis)
    return changed


KEYS: tuple[tuple[Any, tuple[int, ...]], ...] = (
    (ROWS, (4, 3, 4)),
    (ROWS, ()),
    ((ALL, ROWS), (2, 4, 4)),
    ((ALL, ROWS, 1), (2, 4)),
    ((0, ALL, ROWS), (4, 3)),
    ((ROWS, ALL, ROWS), (4, 3)),
    ((slice(None, None, -1), 1, MASK), (2, 3)),
    ((..., MASK), (2, 3, 3)),
    ((None, ROWS.reshape(2, 2)), (2, 2, 3, 4)),
    (np.zeros((0,), np.int64), (0, 3, 4)),
)

UPDATES = [
    Case(
        f"x.at[{key}].{name}(y), {shape}",
        lambda x, y, key=key, name=name: indexing.change_item(x, key, y, name),
        lambda x, y, key=key, name=name: _updated(name, x, key, y),
        (((2, 3, 4), shape),),
        kinds="biufc" if name in ("set", "add", "multiply") else "biuf",
    )
    for name in ("set", "add", "multiply", "minimum", "maximum")
    for key, shape in (KEYS if name in ("set", "add") else KEYS[:4])
]

GROUPS = [
    Case(
        "segment_sum rows",
        lambda x: la.segment_sum(x, la.asarray([2, 0]), 3),
        lambda x: _segments(np.add, x, 0),
        (((2, 3),), ((2,),)),
        kinds="iufc",
    ),
    Case(
        "segment_prod rows",
        lambda x: la.segment_prod(x, [2, 0], 3),
        lambda x: _segments(np.multiply, x, 1),
        (((2, 3),), ((2,),)),
        kinds="iufc",
    ),
    Case(
        "fill_diagonal values",
        partial(la.fill_diagonal, inplace=False),
        _diagonal,
        (((4, 3), (2,)), ((2, 4), ()), ((3, 3, 3), (3,))),
    ),
    Case(
        "put_along_axis lines",
        lambda x, y: la.put_along_axis(x, np.array([[0, -1], [2, 1]]), y, 1, inplace=False),
        lambda x, y: _put(x, np.array([[0, -1], [2, 1]]), y, 1),
        (((2, 3), (2, 2)), ((2, 4), (2, 1))),
    ),
    Case(
        "repeat counts",
        lambda x: la.repeat(x, la.asarray([0, 3, 1]), 1, total_repeat_length=4),
        lambda x: np.repeat(x, [0, 3, 1], 1),
        (((2, 3),), ((0, 3, 2),)),
    ),
    Case(
        "extract some",
        lambda x: la.extract(MASK, x, size=3),
        lambda x: np.extract(MASK, x),
        (((4,),), ((2, 2),)),
    ),
]

CASES = [*UPDATES, *GROUPS]
