"""Picking elements by indices, and adding them back, on a GPU.

Indices that are out of range are taken modulo the length: a kernel cannot raise.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lazyasync.ir.node import Node
from lazyasync.ir.rules import Kernel
from lazyasync.ir.types import TensorType


def place_of_index(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """Indices counted from the front."""
    length, remainder = node.attributes.length, xp.remainder
    # As 64 bits: a small type need not hold the length.
    return lambda indices, out: remainder(
        indices.astype(np.int64), length, out=out, casting="unsafe"
    )


def joint_index(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """Indices along several axes as one along these taken together."""
    lengths = node.attributes.lengths
    add, multiply, remainder = xp.add, xp.multiply, xp.remainder

    def joint_index(*operands: Any) -> None:
        *indices, out = operands
        out.fill(0)
        for each, length in zip(indices, lengths, strict=True):
            multiply(out, length, out)
            # As signed ones, for -1 to be the last.
            add(out, remainder(each.astype(np.int64), length), out)

    return joint_index


def take(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """Elements along an axis."""
    axis = node.attributes.axis
    return lambda x, indices, out: xp.take(x, indices, axis, out)


def take_along_axis(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """Elements along an axis, with indices for each line."""
    axis = node.attributes.axis
    return lambda x, indices, out: xp.copyto(out, xp.take_along_axis(x, indices, axis))


def scatter_add(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """What `take` has taken, added up where it comes from."""
    axis, length = node.attributes
    shape = node.type.shape
    before, after = math.prod(shape[:axis]), math.prod(shape[axis + 1 :])
    return _segment_sums(xp, node.type.dtype, before, length, after, inputs[1].size)


def scatter_add_along_axis(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """What `take_along_axis` has taken, added up where it comes from."""
    axis = node.attributes.axis
    return _line_sums(xp, node.type, inputs[1].shape[axis], axis)


def scatter(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """Values put where indices point, or combined in order with what is there.

    Each element of the result goes through its own values: which is the last, and how sums are
    rounded, does not change from run to run.
    """
    axis, how = node.attributes
    shape, count = node.type.shape, inputs[2].size
    length = shape[axis]
    after = math.prod(shape[axis + 1 :])
    copyto = xp.copyto
    if not count or not node.type.size:
        return lambda x, values, indices, out: copyto(out, x)
    step = _STEPS[how, "b" if node.type.dtype.kind == "b" else ""]
    kernel = xp.ElementwiseKernel(
        "T x, raw T values, raw int64 order, raw int64 starts, "
        "int64 length, int64 after, int64 count",
        "T out",
        f"""
        {_place(node.type.size)}
        long long base = matrix * count;
        {_sum_type(node.type.dtype) if how == "add" else "T"} found = x;
        for (long long k = starts[row]; k < starts[row + 1]; ++k) {{
            T value = values[(base + order[k]) * after + column];
            {step}
        }}
        out = (T)found;
        """,
        f"lazyasync_scatter_{how}",
    )

    def scatter(x: Any, values: Any, indices: Any, out: Any) -> None:
        flat = xp.remainder(indices.reshape(-1).astype(np.int64), length)
        order = xp.argsort(flat)  # CuPy sorts stably
        starts = xp.searchsorted(flat[order], xp.arange(length + 1, dtype=flat.dtype))
        order, starts = order.astype(np.int64), starts.astype(np.int64)
        kernel(x, values, order, starts, length, after, count, out)

    return scatter


_STEPS = {
    ("set", ""): "found = value;",
    ("add", ""): "found += value;",
    ("multiply", ""): "found *= value;",
    # A comparison with NaN is false: what is not equal to itself stays, or comes.
    ("minimum", ""): "if (value < found || value != value) found = value;",
    ("maximum", ""): "if (value > found || value != value) found = value;",
    ("set", "b"): "found = value;",
    ("add", "b"): "found = found || value;",
    ("multiply", "b"): "found = found && value;",
    ("minimum", "b"): "found = found && value;",
    ("maximum", "b"): "found = found || value;",
}
"""What one value does to what is found so far; of booleans, too."""


def _place(size: int) -> str:
    """Where element ``i`` of ``size`` is: its matrix, and in that its row and column.

    Divisions of 64 bits are functions; those of 32 bits are a few instructions.
    """
    type = "unsigned int" if size < 1 << 31 else "unsigned long long"
    return f"""
        const {type} line = ({type})i / ({type})after;
        const long long column = ({type})i - line * ({type})after;
        const long long matrix = line / ({type})length;
        const long long row = line - ({type})matrix * ({type})length;
    """


def _sum_type(dtype: np.dtype) -> str:
    """What sums are held in while they are made: one by one, errors of narrower types add up."""
    return "double" if dtype.char in "ef" else "T"


def _segment_sums(
    xp: Any, dtype: np.dtype, before: int, length: int, after: int, count: int
) -> Kernel:
    """Each element of the result sums its own sources, in order.

    Atomic additions would be simpler, and different in the last bits from run to run.
    """
    sum_segments = xp.ElementwiseKernel(
        "raw T values, raw int64 order, raw int64 starts, "
        "int64 before, int64 length, int64 after, int64 count",
        "T out",
        f"""
        {_place(before * length * after)}
        long long base = matrix * count;
        {_sum_type(dtype)} sum = 0;
        for (long long k = starts[row]; k < starts[row + 1]; ++k)
            sum += values[(base + order[k]) * after + column];
        out = (T)sum;
        """,
        "lazyasync_segment_sums",
    )

    def add_up(values: Any, indices: Any, out: Any) -> None:
        flat = xp.remainder(indices.reshape(-1).astype(np.int64), length)
        order = xp.argsort(flat)  # CuPy sorts stably
        starts = xp.searchsorted(flat[order], xp.arange(length + 1, dtype=flat.dtype))
        sum_segments(
            values,
            order.astype(np.int64),
            starts.astype(np.int64),
            before,
            length,
            after,
            count,
            out,
        )

    return add_up


def _line_sums(xp: Any, output: TensorType, count: int, axis: int) -> Kernel:
    """Each element of the result looks through the indices of its line, in order."""
    length, after = output.shape[axis], math.prod(output.shape[axis + 1 :])
    sum_lines = xp.ElementwiseKernel(
        "raw T values, raw I indices, int64 length, int64 after, int64 count",
        "T out",
        f"""
        {_place(output.size)}
        long long first = matrix * count * after + column;
        {_sum_type(output.dtype)} sum = 0;
        for (long long k = 0; k < count; ++k) {{
            long long index = indices[first + k * after];
            if (index < 0 || index >= length) {{
                index %= length;
                if (index < 0) index += length;
            }}
            if (index == row) sum += values[first + k * after];
        }}
        out = (T)sum;
        """,
        "lazyasync_line_sums",
    )

    def add_up(values: Any, indices: Any, out: Any) -> None:
        sum_lines(values, indices, length, after, count, out)

    return add_up
