"""QR by reflections in blocks of columns: the reflections, and what is multiplied with them.

These are native functions of the package's own: LAPACK makes those of a block one column at a time,
by functions that read the matrix twice for each.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from lazyasync.backends.cpu.calls.lapack_parts import DIVIDED, Batch, Rooms, native
from lazyasync.backends.cpu.calls.shared import CallContext, address

WIDTH = 64
"""The columns of a block, as factors.c has it."""


class Reflections(NamedTuple):
    """What QR leaves: ``vectors`` (count, rows, least), ``triangles`` (count, least, WIDTH)."""

    vectors: Any
    triangles: Any


def factor(batch: Batch, context: CallContext, x: Any, r: Any) -> Reflections | None:
    """The reflections that make matrices triangular; fills ``r`` (count, some rows, columns).

    None if there is a matrix that LAPACK should take, as its numbers are too large, too small or
    NaN.
    """
    count, rows, columns, itemsize = batch.count, batch.rows, batch.columns, batch.dtype.itemsize
    least = min(rows, columns)
    held = np.array(x, order="C").reshape(count, rows, columns)
    vectors = np.empty((count, rows, least), batch.dtype)
    triangles = np.empty((count, least, WIDTH), batch.dtype)
    packed = rows * 64
    room = packed + 2 * WIDTH * columns * itemsize
    call = native(context).over

    def arguments(group: slice, span: tuple[int, int, int], room: int, to: int) -> tuple[int, ...]:
        first = group.start
        places = [address(array[first]) for array in (held, vectors, triangles)]
        sizes = (group.stop - first, rows, columns, *span)
        return (*batch.head, *sizes, *places, room, room + packed, to, r.shape[1])

    is_single = count == 1 and columns >= DIVIDED and rows >= DIVIDED
    groups = [slice(0, 1)] if is_single else batch.groups(2.0 * rows * columns * least)
    rooms = Rooms(len(groups), room)
    if not is_single:
        calls = [
            arguments(group, (0, least, columns), rooms[number], address(r[group.start]))
            for number, group in enumerate(groups)
        ]
        return None if any(call("factor_qr", calls)) else Reflections(vectors, triangles)
    for first in range(0, least, WIDTH):
        last = min(first + WIDTH, least)
        # What is beside a block is reflected by all threads, and the last call gives R away.
        to = address(r) if last == least else 0
        span = (first, last, columns if to else last)
        if call("factor_qr", [arguments(groups[0], span, rooms[0], to)])[0]:
            return None
        if not to:
            found = Reflections(vectors, triangles)
            reflect(batch, context, found, held, True, (first, last), (last, columns))
    return Reflections(vectors, triangles)


def reflect(
    batch: Batch,
    context: CallContext,
    by: Reflections,
    c: Any,
    transposed: bool,
    blocks: tuple[int, int],
    span: tuple[int, int],
    makes_q: bool = False,
) -> None:
    """Multiplies columns of ``c`` (count, rows, columns) with Q, or with its transpose, in place.

    With ``makes_q`` those of the identity, whatever there is.
    """
    count, rows, columns = c.shape
    least = by.vectors.shape[2]
    flops = 4.0 * rows * (blocks[1] - blocks[0]) * (span[1] - span[0]) * (0.5 if makes_q else 1)
    if count > 1:
        parts = [(group, span) for group in batch.groups(flops)]
    else:
        divided = batch.spans(span[1] - span[0], flops, 1, 16)
        edges = [(span[0] + part.start, span[0] + part.stop) for part in divided]
        parts = [(slice(0, 1), edge) for edge in edges]
    rooms = Rooms(len(parts), 2 * WIDTH * columns * batch.dtype.itemsize)
    calls = []
    for number, (group, edge) in enumerate(parts):
        at = group.start
        sizes = (group.stop - at, rows, least, int(transposed), *blocks, columns, *edge)
        places = [address(array[at]) for array in (by.vectors, by.triangles, c)]
        calls.append((*batch.head, *sizes, *places, rooms[number], int(makes_q)))
    native(context).over("reflect", calls)
