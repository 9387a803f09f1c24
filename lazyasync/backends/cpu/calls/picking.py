"""Elements and rows picked by indices, by native functions."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from lazyasync.backends.cpu.calls.shared import (
    NATIVE,
    CallContext,
    Run,
    address,
    own_kernel,
    spans,
)
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

INDICES = (np.dtype(np.int64), np.dtype(np.int32))
"""The dtypes of indices by which elements are picked."""
SECONDS = 2e-9
"""Those of an element that is picked, about."""
BYTES_PER_SECOND = 4e9
"""Those of rows that are picked."""
SHORT = 16
"""Indices of a line below which many lines are one call's inner loop."""


Places: TypeAlias = tuple[int, int, int]
"""The addresses of the tables, of indices, and of where what they pick goes."""


class _Picking(NamedTuple):
    """What a native function picks: rows of tables, by indices of their own or the same for all.

    ``of_part`` gives its numbers for so many tables with so many rows of indices, and what they are
    picked from and put to. A row of indices has ``width`` of them, and picks ``row_bytes``.
    """

    function: str
    row_bytes: int
    width: int
    seconds: float
    of_part: Callable[[int, int, Places], tuple[int, ...]]


def _lower_take(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    source, indices = inputs
    if indices.dtype not in INDICES or not node.type.size:
        return None
    axis = node.attributes[0]
    inner = math.prod(source.shape[axis + 1 :])
    if inner == 1 and source.dtype.itemsize in (1, 2, 4, 8):
        return _by_lines(node, inputs)
    length, index_bytes = source.shape[axis], indices.dtype.itemsize
    row_bytes = inner * source.dtype.itemsize

    def of_part(tables: int, count: int, places: Places) -> tuple[int, ...]:
        return row_bytes, tables, length, count, *places, index_bytes

    seconds = 2 * node.type.nbytes / BYTES_PER_SECOND
    return _run(node, inputs, _Picking("pick_rows", row_bytes, 1, seconds, of_part))


def _by_lines(node: Node, inputs: tuple[TensorType, ...]) -> Run:
    """Lines of elements by lines of indices, or all lines by the same ones."""
    source, indices = inputs
    itemsize, length = source.dtype.itemsize, source.shape[node.attributes[0]]
    index_bytes = indices.dtype.itemsize
    step = 0 if _is_shared(node) else index_bytes * indices.shape[node.attributes[0]]

    def of_part(lines: int, count: int, places: Places) -> tuple[int, ...]:
        at, where, to = places
        return itemsize, lines, length, length * itemsize, count, at, where, index_bytes, step, to

    return _run(node, inputs, _Picking("pick", itemsize, 1, SECONDS * node.type.size, of_part))


def _lower_along(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    source, indices = inputs
    itemsize, axis = source.dtype.itemsize, node.attributes[0]
    if indices.dtype not in INDICES or itemsize not in (1, 2, 4, 8) or not node.type.size:
        return None
    if source.shape[:axis] != indices.shape[:axis]:
        return None
    if source.shape[axis + 1 :] != indices.shape[axis + 1 :]:
        return None
    length, width = source.shape[axis], math.prod(source.shape[axis + 1 :])
    if width == 1 and indices.shape[axis] >= SHORT:
        return _by_lines(node, inputs)
    index_bytes = indices.dtype.itemsize

    def of_part(tables: int, count: int, places: Places) -> tuple[int, ...]:
        return itemsize, tables, length, count, width, *places, index_bytes

    seconds = SECONDS * node.type.size
    return _run(node, inputs, _Picking("pick_across", width * itemsize, width, seconds, of_part))


def _is_shared(node: Node) -> bool:
    """Whether all tables have the same indices."""
    return node.operation.name == "take"


def _run(node: Node, inputs: tuple[TensorType, ...], picking: _Picking) -> Run:
    """Has threads pick: parts of the tables, or of the rows of the only one."""
    source, indices = inputs
    function, row_bytes, width, seconds, of_part = picking
    axis = node.attributes[0]
    tables, length = math.prod(source.shape[:axis]), source.shape[axis]
    count = node.type.nbytes // (tables * row_bytes)
    indices_bytes = width * indices.dtype.itemsize
    own = own_kernel(node, inputs)
    # From one part's item to the next: of what is picked from, of indices, and of what is picked.
    if tables > 1:
        of_table = 0 if _is_shared(node) else count * indices_bytes
        items, steps = tables, (length * row_bytes, of_table, count * row_bytes)
    else:
        items, steps = count, (0, indices_bytes, row_bytes)
    parts = spans(items, seconds)

    def run(context: CallContext, x: Any, places: Any, out: Any) -> None:
        assert context.native is not None
        x, flat = np.ascontiguousarray(x), np.ascontiguousarray(places)
        begins = address(x), address(flat), address(out)
        calls = []
        for part in parts:
            at, where, to = (
                begin + part.start * step for begin, step in zip(begins, steps, strict=True)
            )
            some = part.stop - part.start
            now, each = (some, count) if tables > 1 else (1, some)
            calls.append(of_part(now, each, (at, where, to)))
        if any(context.native.over(function, calls)):
            own(x, places, out)

    return run


NATIVE.register("take", _lower_take)
NATIVE.register("take_along_axis", _lower_along)
