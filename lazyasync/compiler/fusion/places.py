"""Where loops read: whether that is where they compute, and whether rows are read evenly.

Everything is about strides in elements, one per axis of a shape; axes of length 1 do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from lazyasync.compiler.fused_graph import Level, Loop
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
    if loop.columns is None:
        return True
    return is_even(strides, shape, loop.columns, loop.by_column)


def is_even(strides: Numbers, shape: Numbers, columns: int, by_column: bool) -> bool:
    """Whether the axes of a row, and with ``by_column`` those of a column, are read as one."""
    split = split_axis(shape, columns)
    inner = one_stride(strides[split:], shape[split:])
    if not by_column:
        return inner is not None
    return inner is not None and one_stride(strides[:split], shape[:split]) is not None


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
