"""Products that BLAS does not make, or not soon: of integers, and with vectors.

What is divided is divided in parts that follow from the shapes alone.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lazyasync.backends.cpu.calls.shared import (
    NATIVE,
    CallContext,
    Run,
    address,
    spans,
)
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType, kind_of

BYTES_PER_SECOND = 1e10
"""What a product reads that takes each element once."""
INTEGERS_PER_SECOND = 1.6e11
"""Bytes of integers that are multiplied and added."""
PANEL = 128 * 256
"""The bytes of a panel, as call_products.h has it."""


def _lower(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    left, right = inputs
    kind, itemsize = kind_of(node.type.dtype), node.type.dtype.itemsize
    if not left.size or not node.type.size:
        return None
    if kind not in "iuf" or (kind == "f" and itemsize < 4):
        return None
    if right.ndim == 1 or (kind != "f" and right.ndim == 2 and right.shape[1] == 1):
        return _with_vector(inputs, kind)
    if kind != "f":
        return _of_integers(inputs, node.type) if left.ndim > 1 else None
    return _of_one_row(inputs, node.type) if left.ndim == 1 and right.ndim == 2 else None


def _with_vector(inputs: tuple[TensorType, ...], kind: str) -> Run:
    """Rows times a vector; a single row is divided, and what comes of its parts added up."""
    left, right = inputs
    rows, inner = left.size // right.size, right.size
    itemsize = left.dtype.itemsize
    seconds = left.nbytes / BYTES_PER_SECOND
    parts = spans(inner if rows == 1 else rows, seconds)

    def run(context: CallContext, a: Any, b: Any, out: Any) -> None:
        assert context.native is not None
        a, b = np.ascontiguousarray(a), np.ascontiguousarray(b)
        sums = np.empty(len(parts), out.dtype) if rows == 1 else out
        left_at, right_at, to = address(a), address(b), address(sums)
        calls = []
        for number, part in enumerate(parts):
            first, count = part.start * itemsize, part.stop - part.start
            if rows == 1:
                places = 1, count, count, left_at + first, right_at + first, to + number * itemsize
            else:
                places = count, inner, inner, left_at + first * inner, right_at, to + first
            calls.append((itemsize, int(kind == "f"), *places))
        context.native.over("multiply_vector", calls)
        if rows == 1:
            np.sum(sums, out=out.reshape(()), dtype=out.dtype)

    return run


def _of_integers(inputs: tuple[TensorType, ...], output: TensorType) -> Run:
    left, right = inputs
    rows, inner, columns = left.shape[-2], left.shape[-1], right.shape[-1]
    itemsize = output.dtype.itemsize
    batch = math.prod(output.shape[:-2])
    seconds = batch * rows * inner * columns * itemsize / INTEGERS_PER_SECOND
    # By matrices of the batch if there are enough of them, else by rows of each.
    parts = spans(batch if batch > 1 else rows, seconds)

    def run(context: CallContext, a: Any, b: Any, out: Any) -> None:
        assert context.native is not None
        a, b = [
            np.ascontiguousarray(np.broadcast_to(array, (*output.shape[:-2], *array.shape[-2:])))
            if array.ndim > 2
            else np.ascontiguousarray(array)
            for array in (a, b)
        ]
        steps = [array.shape[-2] * array.shape[-1] if array.ndim > 2 else 0 for array in (a, b)]

        rooms = np.empty((len(parts), PANEL), np.uint8)
        moved = (*steps, rows * columns) if batch > 1 else (inner, 0, columns)
        begins = [address(array) for array in (a, b, out)]
        calls = []
        for number, part in enumerate(parts):
            first, count = part.start, part.stop - part.start
            size, length = (count, rows) if batch > 1 else (1, count)
            numbers = (itemsize, size, *steps, rows * columns, inner, columns, columns)
            matrices = [
                begin + first * step * itemsize for begin, step in zip(begins, moved, strict=True)
            ]
            room = address(rooms) + number * PANEL
            calls.append((*numbers, length, inner, columns, *matrices, room))
        context.native.over("multiply_integers", calls)

    return run


def _of_one_row(inputs: tuple[TensorType, ...], output: TensorType) -> Run:
    """A vector times a matrix, whose rows are divided; what comes of parts is added up."""
    inner, columns = inputs[1].shape
    parts = spans(inner, inputs[1].nbytes / BYTES_PER_SECOND)
    itemsize = output.dtype.itemsize

    def run(context: CallContext, a: Any, b: Any, out: Any) -> None:
        assert context.native is not None
        a, b = np.ascontiguousarray(a), np.ascontiguousarray(b)
        sums = np.empty((len(parts), *out.shape), out.dtype) if len(parts) > 1 else out[None]
        left_at, right_at, to = address(a), address(b), address(sums)
        calls = []
        for number, part in enumerate(parts):
            first, count = part.start * itemsize, part.stop - part.start
            numbers = (itemsize, 1, count, columns, inner, columns, columns)
            target = to + number * columns * itemsize
            calls.append((*numbers, left_at + first, right_at + first * columns, target))
        context.native.over("multiply_few_rows", calls)
        if len(parts) > 1:
            np.sum(sums, 0, out=out)

    return run


NATIVE.register("matmul", _lower)
