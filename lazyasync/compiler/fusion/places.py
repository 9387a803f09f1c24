"""Where loops read: whether that is where they compute, and whether rows are read evenly.

Everything is about strides in elements, one per axis of a shape; axes of length 1 do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from lazyasync.compiler.fused_graph import Level, Loop, Reducing
from lazyasync.compiler.geometry import Geometry, contiguous_strides, one_stride, split_axis

Numbers: TypeAlias = tuple[int, ...]


def _each(loop: Loop, shape: Numbers) -> Numbers:
    return contiguous_strides(shape)


def _spread_over_rows(loop: Loop, shape: Numbers) -> Numbers:
    assert loop.columns is not None
    split = split_axis(shape, loop.columns)
    return contiguous_strides(shape[:split]) + (0,) * (len(shape) - split)


_JUST_COMPUTED: Final[dict[tuple[Level, Level], Callable[[Loop, Numbers], Numbers]]] = {
    (Level.FULL, Level.FULL): _each,
    (Level.ROW, Level.ROW): _each,
    (Level.ROW, Level.FULL): _spread_over_rows,
}
"""What is computed at one level and read at another: the strides with which it is read in time.

What is missing is there too late: a column is complete only after the last row.
"""


def is_at_place(
    loop: Loop, geometry: Geometry, strides: Numbers, shape: Numbers, level: Level
) -> bool:
    """Whether what the loop computes is read where it has just been computed."""
    expected = _JUST_COMPUTED.get((loop.members[geometry.base].level, level))
    if geometry.offset or expected is None:
        return False
    return _without_ones(strides, shape) == _without_ones(expected(loop, shape), shape)


def is_readable(loop: Loop, strides: Numbers, shape: Numbers, level: Level) -> bool:
    """Whether rows (and columns) read something else with one stride each, where they must."""
    if level is Level.ROW:
        rows = loop.domain[: split_axis(loop.domain, loop.columns or 1)]
        return _without_ones(shape, shape) == _without_ones(rows, rows)
    reducing = loop.reducing
    return reducing is None or is_even(strides, shape, reducing)


def is_even(strides: Numbers, shape: Numbers, how: Reducing) -> bool:
    """Whether the axes of a row are read as one, and where columns are reduced, those of a column.

    Of a batch those from matrix to matrix are, too.
    """
    split = split_axis(shape, how.columns)
    if one_stride(strides[split:], shape[split:]) is None:
        return False
    if not how.by_column:
        return True
    first = 0 if how.batch is None else split_axis(shape, how.rows * how.columns)
    return all(
        one_stride(strides[axes], shape[axes]) is not None
        for axes in (slice(first, split), slice(first))
    )


def over_rows(loop: Loop, strides: Numbers, shape: Numbers) -> Numbers:
    """The strides over a loop's domain of what is read once per row, with ``shape``."""
    assert loop.columns is not None
    split = split_axis(loop.domain, loop.columns)
    spread = iter(_without_ones(strides, shape))
    over = [next(spread) if length != 1 else 0 for length in loop.domain[:split]]
    return (*over, *[0] * (len(loop.domain) - split))


def _without_ones(numbers: Sequence[int], shape: Sequence[int]) -> list[int]:
    """The numbers of the axes that have more than one element (or none)."""
    return [number for number, length in zip(numbers, shape, strict=True) if length != 1]
