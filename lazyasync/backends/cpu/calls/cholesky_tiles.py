"""Cholesky factors by native functions: of batches, and of one matrix whose tiles threads share.

A tile follows from those on its left and from those of the row of tiles that has its diagonal. One
thread after the other takes the next of a list in which all of these stand before it.
"""

from __future__ import annotations

import itertools
import math
from enum import IntEnum
from typing import Any

import numpy as np

from lazyasync.backends.cpu.calls.rooms import room_of
from lazyasync.backends.cpu.calls.shared import (
    NATIVE,
    CallContext,
    SharedKernel,
    address,
    own_kernel,
    spans,
)
from lazyasync.backends.cpu.calls.small_matrices import lower_small
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

UNITS = ("cholesky",)
TILE, PANEL = 48, 8
"""Rows and columns of a tile, and columns that are found together, as cholesky.c has them."""
FLOPS_PER_SECOND = 4e10
"""What a thread does of float32, and twice what it does of float64."""
DIVIDED = 3 * TILE
"""Rows from which a single matrix is divided."""
STRETCH_SECONDS = 4e-3
"""About what one call takes of one thread, so that a large matrix can be given up."""


class Argument(IntEnum):
    """The words of ``struct cholesky`` in cholesky.c."""

    ITEMSIZE = 0
    X = 1
    OUT = 2
    ROWS = 3
    PACKED = 4
    SCALES = 5
    COLUMNS = 6
    TILES = 7
    STOP = 8
    NEXT = 9
    WRONG = 10
    DONE = 11


def room_of_cholesky(rows: int, itemsize: int) -> tuple[int, int]:
    """The bytes that a matrix is packed in, and those of a row of it."""
    columns = -(-rows // PANEL) * PANEL
    return -(-rows // TILE) * TILE * columns * itemsize, columns * itemsize


def order_of_tiles(rows: int) -> np.ndarray:
    """The row and the column (count, 2) of each tile, in an order in which they can be found.

    The next one on the diagonal comes as early as it can without waiting for what has just begun:
    those of the next column all wait for it.
    """
    count = -(-rows // TILE)
    found = [(0, 0)]
    for column in range(count):
        below = [(row, column) for row in range(column + 1, count)]
        if below:
            below.insert(min(2, len(below)), (column + 1, column + 1))
        found += below
    return np.array(found, np.int64)


def _lower(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    small = lower_small(node, inputs)
    matrices = inputs[0]
    if small is not None or matrices.dtype.char not in "fd" or not matrices.size:
        return small
    rows, itemsize, count = (
        matrices.shape[-1],
        matrices.dtype.itemsize,
        math.prod(matrices.shape[:-2]),
    )
    seconds = (count * rows**3 / 3) / (FLOPS_PER_SECOND * 4 / itemsize)
    packed, scales = room_of_cholesky(rows, itemsize)
    own = own_kernel(node, inputs)
    groups = spans(count, seconds)
    tiles = order_of_tiles(rows)
    # Who comes late finds fewer tiles left, and nobody waits for that.
    parts = len(spans(len(tiles), 2 * seconds))
    calls = math.ceil(seconds / STRETCH_SECONDS)
    stretches = [len(tiles) * call // calls for call in range(calls + 1)]

    def of_batch(context: CallContext, x: Any, out: Any) -> bool:
        assert context.native is not None
        step = -(-(packed + scales) // 64) * 64
        with room_of(len(groups) * step) as room:
            given = []
            for number, group in enumerate(groups):
                place = group.start * rows * rows * itemsize
                sizes = itemsize, group.stop - group.start, rows
                places = address(x) + place, address(out) + place, address(room) + number * step
                given.append((*sizes, *places))
            return any(context.native.over("cholesky_batch", given))

    def of_one(context: CallContext, x: Any, out: Any) -> bool:
        assert context.native is not None
        # What is next, whether something is wrong, and of each row of tiles how many are done.
        state = np.zeros(2 + -(-rows // TILE), np.int64)
        with room_of(packed + scales) as room:
            at, words = address(room), address(state)
            head = itemsize, address(x), address(out), rows, at, at + packed, scales // itemsize
            for first, last in itertools.pairwise(stretches):
                state[0] = first
                call = (*head, address(tiles), last, words, words + 8, words + 16)
                if any(context.native.over("cholesky_tiles", [call] * parts)):
                    return True
        return False

    is_single = count == 1 and rows >= DIVIDED

    def run(context: CallContext, x: Any, out: Any) -> None:
        x = np.ascontiguousarray(x)
        if (of_one if is_single else of_batch)(context, x, out):
            own(x, out)

    return SharedKernel(run, UNITS)


NATIVE.register("cholesky", _lower)
