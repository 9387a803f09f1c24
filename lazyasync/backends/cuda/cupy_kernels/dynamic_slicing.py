"""Parts of arrays that begin where numbers on the device say, on a GPU.

A kernel for each axis that has a start: nearly always that is one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from lazyasync.ir.node import Node
from lazyasync.ir.rules import Kernel
from lazyasync.ir.types import TensorType

_FIRST = """
        long long first = start[0];
        if (first < 0) first += length;
        first = max(0LL, min(first, length - part));
"""
"""Where a part begins: as `lazyasync.ops.indexing.dynamic_slicing.clamped` has it."""


def dynamic_slice(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """A part: of the parts along the axes before it, one after the other."""
    axes, shape, part = node.attributes.axes, inputs[0].shape, node.type.shape
    if not axes:
        return lambda x, out: xp.copyto(out, x)
    shapes = _narrowing(shape, part, axes)
    takes = [_taking(xp, shape, part, axis) for axis in axes]

    def take_part(x: Any, *starts_and_out: Any) -> None:
        *starts, out = starts_and_out
        for number, (take, start) in enumerate(zip(takes, starts, strict=True), 1):
            found = out if number == len(takes) else xp.empty(shapes[number], x.dtype)
            take(x, start, found)
            x = found

    return take_part


def dynamic_update_slice(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """An array with a part replaced.

    Along several axes: in the part that the axes before the last leave, and that then is what
    replaces theirs.
    """
    axes, shape, part = node.attributes.axes, inputs[0].shape, inputs[1].shape
    if not axes:
        return lambda x, update, out: xp.copyto(out, update)
    shapes = _narrowing(shape, part, axes)
    takes = [_taking(xp, shape, part, axis) for axis in axes[:-1]]
    puts = [_putting(xp, shape, part, axis) for axis in axes]

    def put_part(x: Any, update: Any, *starts_and_out: Any) -> None:
        *starts, out = starts_and_out
        parts = [x]
        for take, start, narrower in zip(takes, starts, shapes[1:], strict=False):
            found = xp.empty(narrower, x.dtype)
            take(parts[-1], start, found)
            parts.append(found)
        for number in reversed(range(len(axes))):
            target = xp.empty(shapes[number], x.dtype) if number else out
            puts[number](parts[number], update, starts[number], target)
            update = target

    return put_part


def _narrowing(
    shape: Sequence[int], part: Sequence[int], axes: Sequence[int]
) -> list[tuple[int, ...]]:
    """A shape, with the lengths of a part along none of some axes, the first, the first two, ..."""
    shapes = [tuple(shape)]
    for axis in axes:
        last = shapes[-1]
        shapes.append((*last[:axis], part[axis], *last[axis + 1 :]))
    return shapes


def _taking(xp: Any, shape: Sequence[int], part: Sequence[int], axis: int) -> Kernel:
    """Takes a part along one axis, the later ones being whole: of an array, a start, into."""
    kernel = xp.ElementwiseKernel(
        "raw T x, raw int64 start, int64 length, int64 part, int64 after",
        "T out",
        _FIRST
        + """
        long long line = i / (after * part), place = i / after % part;
        out = x[(line * length + first + place) * after + i % after];
        """,
        "lazyasync_part",
    )
    sizes = shape[axis], part[axis], math.prod(shape[axis + 1 :])

    def take(x: Any, start: Any, out: Any) -> None:
        kernel(x, start, *sizes, out)

    return take


def _putting(xp: Any, shape: Sequence[int], part: Sequence[int], axis: int) -> Kernel:
    """Puts a part along one axis, the later ones being whole: in an array, it, a start, into."""
    kernel = xp.ElementwiseKernel(
        "T x, raw T update, raw int64 start, int64 length, int64 part, int64 after",
        "T out",
        _FIRST
        + """
        long long line = i / (after * length), place = i / after % length - first;
        bool inside = 0 <= place && place < part;
        out = inside ? update[(line * part + place) * after + i % after] : x;
        """,
        "lazyasync_placed",
    )
    sizes = shape[axis], part[axis], math.prod(shape[axis + 1 :])

    def put(x: Any, update: Any, start: Any, out: Any) -> None:
        kernel(x, update, start, *sizes, out)

    return put
