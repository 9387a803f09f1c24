"""Loops that reduce the rows of a matrix, column by column."""

from __future__ import annotations

from lazyasync.backends.cpu.llvm.expressions import literal
from lazyasync.backends.cpu.llvm.writer import MAX_STACK_BYTES, MIN_GIVEN_ROWS, LoopWriter
from lazyasync.compiler.fused_graph import Load
from lazyasync.compiler.geometry import one_stride, split_axis
from lazyasync.ir.scalar import Expression

COLUMN_TILE = 512
"""Columns whose sums are kept on the stack while the rows go by; fewer, if those are many."""


def write_columns(p: LoopWriter) -> tuple[int, int]:
    """Writes a loop that reduces the rows; gives how many columns there are, and how many rows.

    It goes over tiles of columns, whose results stay on the stack.
    """
    loop = p.loop
    rows, columns = loop.rows, loop.columns
    assert rows is not None
    assert columns is not None
    split = split_axis(loop.domain, columns)
    row_steps = [one_stride(load.strides[:split], loop.domain[:split]) for load in loop.loads]
    column_steps = [one_stride(load.strides[split:], loop.domain[split:]) for load in loop.loads]
    reductions = [m for m in loop.members.values() if m.reduction is not None]
    sums = {}
    per_column = sum(p.dtype(member.value).itemsize for member in reductions)
    tile_width = min(COLUMN_TILE, MAX_STACK_BYTES // per_column)
    for member in reductions:
        sums[member.value] = p.allocate(member.value, tile_width)
    p.guard()
    tile = p.open_loop("tile", "%begin")
    left = p.w.emit(f"sub nsw i64 %end, {tile.index}")
    width = p.w.intrinsic("smin", "i64", left, str(tile_width))
    clear = p.open_loop("clear", "0")
    for member in reductions:
        assert member.reduction is not None
        dtype = p.dtype(member.value)
        start = literal(member.reduction.identity(dtype), dtype)
        p.store(sums[member.value], dtype, clear.index, start)
    p.close_loop("clear", width)
    row = p.open_loop("row", "0")
    starts = [
        p.plus(
            p.times(row.index, across or 0, f"row of load {place}"),
            p.times(tile.index, along or 0, f"stride of {p.buffer[load]}"),
        )
        for place, (load, across, along) in enumerate(
            zip(loop.loads, row_steps, column_steps, strict=True)
        )
    ]
    invariant, moving = p.hoist([step or 0 for step in column_steps], starts)
    first = p.plus(p.times(row.index, columns, "columns"), tile.index)
    column = p.open_loop("column", "0")
    _tile_element(p, column.index, moving, invariant, first, sums)
    p.close_loop("column", width)
    p.close_loop("row", p.number(rows, "rows", MIN_GIVEN_ROWS))
    write = p.open_loop("write", "0")
    for member in reductions:
        if member.value in p.store_buffer:
            dtype = p.dtype(member.value)
            value = p.load(sums[member.value], dtype, write.index)
            at = p.plus(tile.index, write.index)
            p.store(p.store_buffer[member.value], dtype, at, value)
    p.close_loop("write", width)
    p.close_loop("tile", "%end", step=tile_width)
    p.leave()
    return columns, rows


def _tile_element(
    p: LoopWriter,
    index: str,
    moving: dict[Load, tuple[str, int]],
    invariant: dict[Load, str],
    first: str,
    sums: dict[int, str],
) -> None:
    known: dict[Expression, str] = {}
    values: dict[int, str] = {}
    read = p.reader(index, moving, invariant, values)
    for member in p.loop.members.values():
        value = p.w.value(member.expression, read, known)
        dtype = p.dtype(member.value)
        if member.reduction is not None:
            before = p.load(sums[member.value], dtype, index)
            after = p.w.combine(member.reduction.combine, dtype, before, value)
            p.store(sums[member.value], dtype, index, after)
            continue
        values[member.value] = value
        if member.value in p.store_buffer:
            place = p.plus(first, index)
            p.store(p.store_buffer[member.value], dtype, place, value)
