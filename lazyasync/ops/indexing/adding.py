"""Rows added up where indices point, in double precision or blocks, so that errors stay small.

`numpy.ufunc.at` adds one after the other in the precision of the result. Here numbers of single
and half precision are added up in double, or, where rows are long, by blocks, unless there are few
rows for each place.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np

from lazyasync.ops.manipulation.summing import FEW, total, working_dtype

LONG_ROW = 512
"""Elements from which adding row by row in Python is faster than one call over single elements."""
CHUNK = 1 << 16
"""Elements whose places are worked out at a time."""
GATHERED = 1024
"""Rows for the same place that are copied next to each other at a time."""
SPARSE = 4
"""So many rows for each that is added, from which on only those are summed up that get one."""
_WIDE = {"e": np.dtype(np.float64), "f": np.dtype(np.float64), "F": np.dtype(np.complex128)}


def add_rows(targets: Any, places: Any, sources: Any) -> None:
    """Adds to the rows of each target those rows of a source whose ``places`` are theirs.

    ``targets`` is of shape (before, length, after), its elements in order; ``sources`` of (before,
    count, after); ``places`` are integers, of ``count``, from 0 to ``length - 1``.
    """
    if not places.size or not targets.size:
        return
    wide = _WIDE.get(targets.dtype.char)
    if targets.shape[2] == 1 and targets.dtype.kind == "f" and wide is not None:
        for target, source in zip(targets, sources, strict=True):
            _add_counted(target.reshape(-1), places, source.reshape(-1))
        return
    add: Callable[[Any, Any, Any], None] = _add_elements
    if targets.shape[2] >= LONG_ROW:
        add = _add_long_rows
    elif wide is not None and (wide.itemsize > 2 * targets.dtype.itemsize or not _are_few(places)):
        _add_in_double(targets, places, sources)
        return
    for target, source in zip(targets, sources, strict=True):
        add(target, places, source)


def _are_few(places: Any) -> bool:
    """Whether no place has more rows than may be added one after the other."""
    return bool(np.bincount(places).max() <= FEW)


def _add_counted(target: Any, places: Any, source: Any) -> None:
    """Adds single elements; NumPy sums up the weights of places in double precision."""
    if target.size <= SPARSE * places.size:
        target += np.bincount(places, source, target.size)
        return
    used, places = np.unique(places, return_inverse=True)
    target[used] += np.bincount(places, source)


def _add_in_double(targets: Any, places: Any, sources: Any) -> None:
    _, length, after = targets.shape
    used: Any = slice(None)
    if length > SPARSE * places.size:
        used, places = np.unique(places, return_inverse=True)
        length = used.size
    for target, source in zip(targets, sources, strict=True):
        sums = np.zeros((length, after), _WIDE[targets.dtype.char])
        _add_elements(sums, places, source)
        target[used] = target[used] + sums


def _add_elements(target: Any, places: Any, source: Any) -> None:
    """Adds element by element, in order."""
    after = target.shape[1]
    flat, along = target.reshape(-1), np.arange(after)
    step = max(1, CHUNK // after)
    for first in range(0, places.size, step):
        part = slice(first, first + step)
        at = places[part]
        if after > 1:
            at = (at.reshape(-1, 1) * after + along).reshape(-1)
        np.add.at(flat, at, source[part].reshape(-1).astype(target.dtype, copy=False))


def _add_long_rows(target: Any, places: Any, source: Any) -> None:
    """Adds row by row; where a place has many, these are summed up first."""
    add, working = np.add, working_dtype(source.dtype)
    order = np.argsort(places, kind="stable")
    ordered = places[order]
    begins = [0, *(np.flatnonzero(ordered[1:] != ordered[:-1]) + 1).tolist()]
    rows, numbers = ordered[begins].tolist(), order.tolist()
    for row, (begin, end) in zip(rows, pairwise([*begins, places.size]), strict=True):
        here = target[row]
        if end - begin <= FEW:
            for number in numbers[begin:end]:
                add(here, source[number], here)
            continue
        parts = [
            total(source[order[first : min(first + GATHERED, end)]], (0,), working)
            for first in range(begin, end, GATHERED)
        ]
        add(here, total(np.stack(parts), (0,), working), here, casting="same_kind")
