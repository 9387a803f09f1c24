"""QR of a matrix of many more rows than columns: its rows in blocks, and the triangles of those.

Each block of rows has QR of its own, small enough to stay in a core's cache, and what is left are
the triangles of all blocks, one above the other, which have it again. The blocks depend on nothing
but the shape, so that the bits of a result do not depend on who does which. Source: Demmel and
others, "Communication-optimal parallel and sequential QR and LU factorizations", 2012.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from lazyasync.backends.cpu.calls.lapack_parts import Batch, Rooms, native
from lazyasync.backends.cpu.calls.reflections import WIDTH, Reflections, factor, reflect
from lazyasync.backends.cpu.calls.shared import CallContext, address

CACHED = 1 << 18
"""Bytes of a block, which has as many for its reflections, and a vector for each of its rows."""
MOST_ROWS = 2048
LEAST_ROWS = 4
"""Rows of a block for each column: of fewer, more time goes to the triangles of all blocks."""
FEWEST_BLOCKS = 3
VECTOR = 64


class TallReflections(NamedTuple):
    """Of the blocks (rows, columns) and (blocks, columns, WIDTH), and of the triangles above."""

    vectors: Any
    triangles: Any
    above: Reflections


def _rows_of_block(batch: Batch) -> int:
    cached = CACHED // (batch.columns * batch.dtype.itemsize)
    return max(LEAST_ROWS * batch.columns, min(cached, MOST_ROWS))


def is_tall(batch: Batch) -> bool:
    """Whether there is one matrix, of which blocks of rows are to be factored by themselves."""
    return batch.count == 1 and batch.rows >= FEWEST_BLOCKS * _rows_of_block(batch)


def _blocks(batch: Batch) -> int:
    return batch.rows // _rows_of_block(batch)


def _parts(batch: Batch, flops: float) -> list[slice]:
    """Which blocks are done one after the other."""
    blocks = _blocks(batch)
    return batch.spans(blocks, flops * batch.rows * batch.columns**2, blocks)


def _triangles(batch: Batch, blocks: int) -> Batch:
    return replace(batch, rows=blocks * batch.columns)


def factor_tall(batch: Batch, context: CallContext, x: Any, r: Any) -> TallReflections | None:
    """The reflections of the matrix, for which `is_tall` holds; fills ``r`` (columns, columns).

    None if its numbers are too large, too small or NaN.
    """
    rows, columns, step = batch.rows, batch.columns, _rows_of_block(batch)
    blocks, parts = _blocks(batch), _parts(batch, 4.0)
    x = np.ascontiguousarray(x)
    vectors = np.empty((rows, columns), batch.dtype)
    triangles = np.empty((blocks, columns, WIDTH), batch.dtype)
    tops = np.empty((1, blocks * columns, columns), batch.dtype)
    # The last block has what is left over as well.
    packed = 2 * step * VECTOR
    held = -(-2 * step * columns * batch.dtype.itemsize // VECTOR) * VECTOR
    rooms = Rooms(len(parts), held + packed + 2 * WIDTH * columns * batch.dtype.itemsize)
    places = [address(array) for array in (x, vectors, triangles, tops)]
    calls = []
    for number, part in enumerate(parts):
        room = rooms[number]
        sizes = (part.start, part.stop, step, rows, columns)
        calls.append((*batch.head, *sizes, *places, room, room + held, room + held + packed))
    if any(native(context).over("factor_blocks", calls)):
        return None
    above = factor(_triangles(batch, blocks), context, tops, r.reshape(1, columns, columns))
    return None if above is None else TallReflections(vectors, triangles, above)


def times_q(batch: Batch, context: CallContext, by: TallReflections, c: Any) -> Any:
    """Q (rows, columns) times ``c`` (columns, columns)."""
    columns = batch.columns
    upper = _triangles(batch, _blocks(batch))
    above = np.zeros((1, upper.rows, columns), batch.dtype)
    above[0, :columns] = c.reshape(columns, columns)
    reflect(upper, context, by.above, above, False, (0, columns), (0, columns))
    return _spread(batch, context, by, above)


def _multiply(
    batch: Batch,
    context: CallContext,
    by: TallReflections,
    above: Any,
    out: Any,
    parts: list[slice],
) -> None:
    """Q of some blocks times the rows of ``above`` (1, blocks * columns, columns) for each."""
    step, columns = _rows_of_block(batch), batch.columns
    rooms = Rooms(len(parts), 2 * WIDTH * columns * batch.dtype.itemsize)
    places = [address(array) for array in (by.vectors, by.triangles, above, out)]
    calls = []
    for number, part in enumerate(parts):
        sizes = (part.start, part.stop, step, batch.rows, columns)
        calls.append((*batch.head, *sizes, *places, rooms[number]))
    native(context).over("reflect_blocks", calls)


def _spread(batch: Batch, context: CallContext, by: TallReflections, above: Any) -> Any:
    """The same of all blocks: (rows, columns)."""
    out = np.empty((batch.rows, batch.columns), batch.dtype)
    _multiply(batch, context, by, above, out, _parts(batch, 3.0))
    return out


def rows_of_q(batch: Batch, context: CallContext, by: TallReflections, r: Any) -> Any:
    """Q (rows, columns), with the signs that it has by reflections of all rows, as ``r`` then has.

    Changes ``r`` (columns, columns).
    """
    columns, upper = batch.columns, _triangles(batch, _blocks(batch))
    above = np.empty((1, upper.rows, columns), batch.dtype)
    reflect(upper, context, by.above, above, False, (0, columns), (0, columns), makes_q=True)
    first = np.empty((2 * _rows_of_block(batch), columns), batch.dtype)
    _multiply(batch, context, by, above, first, [slice(0, 1)])
    signs = np.empty(columns, batch.dtype)
    call = (*batch.head, columns, address(first), address(signs))
    native(context).over("signs_of_q", [call])
    above *= signs
    r *= signs[:, None]
    r += 0  # which has zeros of either sign below its diagonal
    return _spread(batch, context, by, above)
