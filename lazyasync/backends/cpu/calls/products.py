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
        multiply = context.native["multiply_vector"]
        a, b = np.ascontiguousarray(a), np.ascontiguousarray(b)
        sums = np.empty(len(parts), out.dtype) if rows == 1 else out

        def do(number: int) -> None:
            first, count = parts[number].start, parts[number].stop - parts[number].start
            if rows == 1:
                numbers = 1, count, count
                left_at, right_at, out_at = first, first, number
            else:
                numbers = count, inner, inner
                left_at, right_at, out_at = first * inner, 0, first
            multiply(
                *(itemsize, int(kind == "f"), *numbers, address(a) + left_at * itemsize),
                *(address(b) + right_at * itemsize, address(sums) + out_at * itemsize),
            )

        context.crew.over(len(parts), do)
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
        multiply = context.native["multiply_integers"]
        a, b = [
            np.ascontiguousarray(np.broadcast_to(array, (*output.shape[:-2], *array.shape[-2:])))
            if array.ndim > 2
            else np.ascontiguousarray(array)
            for array in (a, b)
        ]
        steps = [array.shape[-2] * array.shape[-1] if array.ndim > 2 else 0 for array in (a, b)]

        def do(number: int) -> None:
            first, count = parts[number].start, parts[number].stop - parts[number].start
            room = np.empty(PANEL, np.uint8)
            size, length = (count, rows) if batch > 1 else (1, count)
            numbers = (itemsize, size, *steps, rows * columns, inner, columns, columns)
            moved = (*steps, rows * columns) if batch > 1 else (inner, 0, columns)
            matrices = [
                address(array) + first * step * itemsize
                for array, step in zip((a, b, out), moved, strict=True)
            ]
            multiply(*numbers, length, inner, columns, *matrices, address(room))

        context.crew.over(len(parts), do)

    return run


def _of_one_row(inputs: tuple[TensorType, ...], output: TensorType) -> Run:
    """A vector times a matrix, whose rows are divided; what comes of parts is added up."""
    inner, columns = inputs[1].shape
    parts = spans(inner, inputs[1].nbytes / BYTES_PER_SECOND)
    itemsize = output.dtype.itemsize

    def run(context: CallContext, a: Any, b: Any, out: Any) -> None:
        assert context.native is not None
        multiply = context.native["multiply_few_rows"]
        a, b = np.ascontiguousarray(a), np.ascontiguousarray(b)
        sums = np.empty((len(parts), *out.shape), out.dtype) if len(parts) > 1 else out[None]

        def do(number: int) -> None:
            first, count = parts[number].start, parts[number].stop - parts[number].start
            numbers = (itemsize, 1, count, columns, inner, columns, columns)
            left, right = address(a) + first * itemsize, address(b) + first * columns * itemsize
            multiply(*numbers, left, right, address(sums[number]))

        context.crew.over(len(parts), do)
        if len(parts) > 1:
            np.sum(sums, 0, out=out)

    return run


NATIVE.register("matmul", _lower)
