"""Elements and rows picked by indices, by native functions."""

from __future__ import annotations

import math
from typing import Any

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


def _lower_take(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    source, indices = inputs
    if indices.dtype not in INDICES or not node.type.size:
        return None
    axis = node.attributes[0]
    inner = math.prod(source.shape[axis + 1 :])
    if inner == 1 and source.dtype.itemsize in (1, 2, 4, 8):
        return _by_lines(node, inputs)
    return _by_rows(node, inputs, inner * source.dtype.itemsize)


def _by_lines(node: Node, inputs: tuple[TensorType, ...]) -> Run:
    """Lines of elements by lines of indices, or all lines by the same ones."""
    source, indices = inputs
    itemsize, axis = source.dtype.itemsize, node.attributes[0]
    length = source.shape[axis]
    lines = math.prod(source.shape[:axis])
    own = own_kernel(node, inputs)
    count = node.type.size // lines
    by_lines = lines > 1
    parts = spans(lines if by_lines else count, SECONDS * node.type.size)
    index_bytes = indices.dtype.itemsize
    step = 0 if node.operation.name == "take" else count * index_bytes

    def run(context: CallContext, x: Any, places: Any, out: Any) -> None:
        assert context.native is not None
        x, flat = np.ascontiguousarray(x), np.ascontiguousarray(places)
        from_, by, to = address(x), address(flat), address(out)
        calls = []
        for part in parts:
            first, some = part.start, part.stop - part.start
            lines_now, each = (some, count) if by_lines else (1, some)
            at = from_ + first * length * itemsize if by_lines else from_
            where = by + first * (step if by_lines else index_bytes)
            target = to + first * (count if by_lines else 1) * itemsize
            numbers = (itemsize, lines_now, length, length * itemsize, each)
            calls.append((*numbers, at, where, index_bytes, step, target))
        if any(context.native.over("pick", calls)):
            own(x, places, out)

    return run


def _by_rows(node: Node, inputs: tuple[TensorType, ...], row_bytes: int) -> Run:
    """Rows of tables by the same indices for all of these."""
    source, indices = inputs
    axis = node.attributes[0]
    length, count, index_bytes = source.shape[axis], indices.size, indices.dtype.itemsize
    tables = math.prod(source.shape[:axis])
    own = own_kernel(node, inputs)
    by_tables = tables > 1
    seconds = 2 * node.type.nbytes / BYTES_PER_SECOND
    parts = spans(tables if by_tables else count, seconds)

    def run(context: CallContext, x: Any, places: Any, out: Any) -> None:
        assert context.native is not None
        x, flat = np.ascontiguousarray(x), np.ascontiguousarray(places)
        from_, by, to = address(x), address(flat), address(out)
        calls = []
        for part in parts:
            first, some = part.start, part.stop - part.start
            if by_tables:
                sizes = (row_bytes, some, length, count)
                at, target = from_ + first * length * row_bytes, to + first * count * row_bytes
                calls.append((*sizes, at, by, target, index_bytes))
            else:
                target = to + first * row_bytes
                sizes = (row_bytes, 1, length, some)
                calls.append((*sizes, from_, by + first * index_bytes, target, index_bytes))
        if any(context.native.over("pick_rows", calls)):
            own(x, places, out)

    return run


def _lower_along(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    source, indices = inputs
    itemsize, axis = source.dtype.itemsize, node.attributes[0]
    if indices.dtype not in INDICES or itemsize not in (1, 2, 4, 8) or not node.type.size:
        return None
    if source.shape[:axis] != indices.shape[:axis]:
        return None
    if source.shape[axis + 1 :] != indices.shape[axis + 1 :]:
        return None
    length, count, width = (
        source.shape[axis],
        indices.shape[axis],
        math.prod(source.shape[axis + 1 :]),
    )
    if width == 1 and count >= SHORT:
        return _by_lines(node, inputs)
    tables = math.prod(source.shape[:axis])
    own = own_kernel(node, inputs)
    by_tables = tables > 1
    parts = spans(tables if by_tables else count, SECONDS * node.type.size)
    index_bytes = indices.dtype.itemsize

    def run(context: CallContext, x: Any, places: Any, out: Any) -> None:
        assert context.native is not None
        x, flat = np.ascontiguousarray(x), np.ascontiguousarray(places)
        from_, by, to = address(x), address(flat), address(out)
        calls = []
        for part in parts:
            first, some = part.start, part.stop - part.start
            done = first * width * (count if by_tables else 1)
            at = from_ + first * length * width * itemsize if by_tables else from_
            sizes = (itemsize, *((some, length, count) if by_tables else (1, length, some)), width)
            calls.append((*sizes, at, by + done * index_bytes, to + done * itemsize, index_bytes))
        if any(context.native.over("pick_across", calls)):
            own(x, places, out)

    return run


NATIVE.register("take", _lower_take)
NATIVE.register("take_along_axis", _lower_along)
