"""Parts of arrays that begin where numbers on the device say, on a GPU.

One kernel goes over the elements of the part, and finds where in the whole array each is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lazyasync.ir.node import Node
from lazyasync.ir.rules import Kernel
from lazyasync.ir.types import TensorType


def dynamic_slice(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """A part, or one for each row."""
    axes, _, rows = node.attributes
    if not axes:
        return lambda x, out: xp.copyto(out, x)
    shape, part = inputs[0].shape, node.type.shape
    kernel = xp.ElementwiseKernel(
        f"raw T x, {_numbers(len(shape), axes)}",
        "T out",
        f"{_place(len(shape), axes, rows)} out = x[place];",
        "lazyasync_part",
    )

    def take_part(x: Any, *starts_and_out: Any) -> None:
        *starts, out = starts_and_out
        kernel(x, *starts, *shape, *part, out)

    return take_part


def dynamic_update_slice(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """An array with a part replaced, or one for each row."""
    axes, rows = node.attributes
    if not axes:
        return lambda x, update, out: xp.copyto(out, update)
    shape, part = inputs[0].shape, inputs[1].shape
    kernel = xp.ElementwiseKernel(
        f"T update, {_numbers(len(shape), axes)}",
        "raw T out",
        f"{_place(len(shape), axes, rows)} out[place] = update;",
        "lazyasync_placed",
    )

    def put_part(x: Any, update: Any, *starts_and_out: Any) -> None:
        *starts, out = starts_and_out
        xp.copyto(out, x)
        kernel(update, *starts, *shape, *part, out)

    return put_part


def _numbers(ndim: int, axes: Sequence[int]) -> str:
    """The parameters for starts, for the lengths of the array, and for those of the part."""
    starts = [f"raw int64 start{axis}" for axis in axes]
    lengths = [f"int64 length{axis}" for axis in range(ndim)]
    return ", ".join([*starts, *lengths, *[f"int64 part{axis}" for axis in range(ndim)]])


def _place(ndim: int, axes: Sequence[int], rows: int) -> str:
    """Code that finds the ``place`` in the array of element ``i`` of the part.

    Where it begins is as `lazyasync.ops.indexing.dynamic_slicing.clamped` has it.
    """
    lines = ["long long rest = i, row = 0, place = 0;"]
    for axis in reversed(range(ndim)):
        lines.append(f"long long at{axis} = rest % part{axis}; rest /= part{axis};")
    lines += [f"row = row * part{axis} + at{axis};" for axis in range(rows)]
    for axis in axes:
        lines.append(
            f"long long first{axis} = start{axis}[row];"
            f" if (first{axis} < 0) first{axis} += length{axis};"
            f" at{axis} += max(0LL, min(first{axis}, (long long)(length{axis} - part{axis})));"
        )
    lines += [f"place = place * length{axis} + at{axis};" for axis in range(ndim)]
    return "\n".join(lines)
