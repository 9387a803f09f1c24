"""Sums of NumPy's arrays over axes, in blocks, so that rounding errors stay small.

NumPy adds by pairs only along the axis whose elements are next to each other, and one after the
other along all others: of a million float32 the error is 1 %.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

BLOCK = 16
"""Rows that are added one after the other. Longer sums are sums of such sums."""
FEW = 32
"""Rows up to which the error of one after the other is as small as that of blocks."""
CACHED = 1 << 16
"""Elements of the sums of blocks that stay in the cache while rows are added to them."""

Sum = Callable[[Any, Any], None]
"""Sums up its first argument into its second one."""

_add: Any = np.add.reduce


def working_dtype(dtype: np.dtype) -> np.dtype:
    """The dtype to add in for results of a dtype: for half precision it is single."""
    return np.dtype(np.float32) if dtype.char == "e" else dtype


def sum_kernel(shape: Sequence[int], axes: tuple[int, ...], dtype: np.dtype, keepdims: bool) -> Sum:
    """Sums up arrays of a shape over axes, which are sorted, in a dtype."""
    count = math.prod([shape[axis] for axis in axes])
    working = working_dtype(dtype)
    if working is not dtype:
        return lambda x, out: np.copyto(
            out, total(x, axes, working).reshape(out.shape), "same_kind"
        )
    if dtype.kind not in "fc" or count <= FEW or not math.prod(shape):
        return lambda x, out: _add(x, axes, dtype, out, keepdims)
    in_order = axes == tuple(range(axes[0], axes[-1] + 1))
    around = (math.prod(shape[: axes[0]]), count, math.prod(shape[axes[-1] + 1 :]))

    def add(x: Any, out: Any) -> None:
        if not in_order or not x.flags.c_contiguous:
            found = _over_axes(x, axes, dtype)
        elif around[2] == 1:
            _add(x, axes, dtype, out, keepdims)
            return
        else:
            found = _between(x.reshape(around), dtype)
        np.copyto(out, found.reshape(out.shape))

    return add


def total(x: Any, axes: tuple[int, ...], dtype: np.dtype) -> Any:
    """The sums over axes, which are sorted, in a dtype."""
    if not x.size or not axes or x.dtype.kind not in "fc":
        return _add(x, axes, dtype)
    return _over_axes(x, axes, dtype)


def _over_axes(x: Any, axes: tuple[int, ...], dtype: np.dtype) -> Any:
    """The sums over axes: those that lie next to each other at once, the innermost first."""
    kept = [axis for axis in range(x.ndim) if axis not in axes]
    if not x.flags.c_contiguous:
        order = sorted(range(x.ndim), key=lambda axis: -abs(x.strides[axis]))
        x = x.transpose(order)
        axes = tuple(sorted(map(order.index, axes)))
        kept = [order.index(axis) for axis in kept]
    stop = len(axes)
    while stop:
        start = stop - 1
        while start and axes[start - 1] == axes[start] - 1 and x.flags.c_contiguous:
            start -= 1
        first, last = axes[start], axes[stop - 1] + 1
        if x.flags.c_contiguous:
            before, after = math.prod(x.shape[:first]), math.prod(x.shape[last:])
            found = _between(x.reshape(before, -1, after), dtype)
            x = found.reshape((*x.shape[:first], *x.shape[last:]))
        else:
            x = _over_axis(x, first, dtype)
        stop = start
    places = sorted(kept)
    return x.transpose([places.index(axis) for axis in kept])


def _between(x: Any, dtype: np.dtype) -> Any:
    """The sums over the middle one of three axes, of an array whose elements are in order.

    Row ``i`` is added to row ``i + part``, ``i + 2 * part`` and so on, all ``part`` of them as one
    long row, so that there are few calls, also where rows are short.
    """
    before, count, after = x.shape
    if count <= FEW or after == 1:
        return _add(x, 1, dtype)
    if count > BLOCK * max(1, CACHED // after):
        step = BLOCK
        while step * BLOCK < count:
            step *= BLOCK
        found = _between(x[:, :step], dtype)
        for first in range(step, count, step):
            np.add(found, _between(x[:, first : first + step], dtype), found)
        return found
    block = _block(count)
    part = count // block
    whole = part * block
    long_rows = x[:, :whole].reshape(before, block, part * after)
    found = _between(_add(long_rows, 1, dtype).reshape(before, part, after), dtype)
    return found if whole == count else found + _add(x[:, whole:], 1, dtype)


@lru_cache
def _block(count: int) -> int:
    """The rows of a block, if there are so many in all: about `BLOCK`, so that none are left."""
    near = sorted(range(BLOCK // 2, BLOCK * 2), key=lambda block: abs(block - BLOCK))
    return next((block for block in near if count % block == 0), BLOCK)


def _over_axis(x: Any, axis: int, dtype: np.dtype) -> Any:
    """The sums over one axis."""
    count = x.shape[axis]
    if count <= FEW or _is_innermost(x, axis):
        return _add(x, axis, dtype)
    ahead = (slice(None),) * axis
    whole = count // BLOCK * BLOCK
    split = (*x.shape[:axis], -1, BLOCK, *x.shape[axis + 1 :])
    blocks = _add(x[(*ahead, slice(0, whole))].reshape(split), axis + 1, dtype)
    found = _over_axis(blocks, axis, dtype)
    return found if whole == count else found + _add(x[(*ahead, slice(whole, None))], axis, dtype)


def _is_innermost(x: Any, axis: int) -> bool:
    """Whether NumPy goes along an axis first, and so adds by pairs."""
    step = abs(x.strides[axis])
    return all(
        length == 1 or abs(stride) >= step
        for length, stride in zip(x.shape, x.strides, strict=True)
    )
