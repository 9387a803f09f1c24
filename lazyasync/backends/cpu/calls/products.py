"""Products that BLAS does not make, or not soon: of integers, with vectors, of few or long rows.

What is divided is divided in parts that follow from the shapes alone.
"""

from __future__ import annotations

import math
from ctypes import c_double, c_float, c_void_p
from typing import Any

import numpy as np

from lazyasync.backends.cpu.blas import keep_to_one_thread, own_blas
from lazyasync.backends.cpu.calls.shared import (
    NATIVE,
    CallContext,
    Run,
    address,
    spans,
)
from lazyasync.compiler.fusion.products import MOST_FEW_ROWS, is_long
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType, kind_of

BYTES_PER_SECOND = 1e10
"""What a product reads that takes each element once."""
INTEGERS_PER_SECOND = 1.6e11
"""Bytes of integers that are multiplied and added."""
FLOPS_PER_SECOND = 5e10
_ROW_MAJOR, _AS_IT_IS, _TRANSPOSED = 101, 111, 112
"""As BLAS has them."""
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
    rows = 1 if left.ndim == 1 else left.shape[0]
    if kind != "f":
        return _of_integers(inputs, node.type) if left.ndim > 1 else None
    if left.ndim > 2 or right.ndim > 2:
        return None
    if rows <= MOST_FEW_ROWS:
        return _of_few_rows(inputs, node.type, rows)
    return _of_long_rows(inputs, node.type.dtype)


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


def _of_long_rows(inputs: tuple[TensorType, ...], dtype: np.dtype) -> Run | None:
    """A small result of long rows, which are divided; what comes of their parts is added up."""
    (rows, inner), columns = inputs[0].shape, inputs[1].shape[1]
    library = own_blas()
    if library is None or not is_long(rows, inner, columns):
        return None
    parts = spans(inner, 2.0 * rows * inner * columns / FLOPS_PER_SECOND)
    letter, number_type = {"f": ("s", c_float), "d": ("d", c_double)}[dtype.char]
    multiply = getattr(library, f"scipy_cblas_{letter}gemm")

    def run(context: CallContext, a: Any, b: Any, out: Any) -> None:
        keep_to_one_thread(library)
        sums = np.empty((len(parts), rows, columns), dtype)

        def do(number: int) -> None:
            part = parts[number]
            (left, left_is), (right, right_is) = _laid_out(a[:, part]), _laid_out(b[part])
            given = _ROW_MAJOR, left_is[0], right_is[0], rows, columns, part.stop - part.start
            multiply(
                *(*given, number_type(1), c_void_p(address(left)), left_is[1]),
                *(c_void_p(address(right)), right_is[1], number_type(0)),
                *(c_void_p(address(sums[number])), columns),
            )

        context.crew.over(len(parts), do)
        np.sum(sums, 0, out=out)

    return run


def _laid_out(matrix: Any) -> tuple[Any, tuple[int, int]]:
    """A matrix as BLAS reads it: copied if need be, whether transposed, its leading dimension."""
    itemsize = matrix.itemsize
    across, along = [step // itemsize for step in matrix.strides]
    if along == 1 and across >= matrix.shape[1]:
        return matrix, (_AS_IT_IS, across)
    if across == 1 and along >= matrix.shape[0]:
        return matrix, (_TRANSPOSED, along)
    return np.ascontiguousarray(matrix), (_AS_IT_IS, matrix.shape[1])


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


def _of_few_rows(inputs: tuple[TensorType, ...], output: TensorType, rows: int) -> Run:
    """Rows of the right matrix are divided; what comes of their parts is added up."""
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
            numbers = (itemsize, rows, count, columns, inner, columns, columns)
            left, right = address(a) + first * itemsize, address(b) + first * columns * itemsize
            multiply(*numbers, left, right, address(sums[number]))

        context.crew.over(len(parts), do)
        if len(parts) > 1:
            np.sum(sums, 0, out=out)

    return run


NATIVE.register("matmul", _lower)
