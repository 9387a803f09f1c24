"""Parts of arrays that begin where numbers on the device say, on a GPU.

A kernel for each axis that has a start: nearly always that is one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from lazyasync.ir.node import Kernel, Node
from lazyasync.ir.types import TensorType

_FIRST = """
        long long first = start[0];
        if (first < 0) first += length;
        first = max(0LL, min(first, length - part));
"""
"""Where a part begins: as `lazyasync.ops.indexing.dynamic_slicing.clamped` has it."""


def dynamic_slice(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """A part."""
    taken = _Taken(xp, inputs[0].shape, node.type.shape, node.attributes.axes)

    def take_part(x: Any, *starts_and_out: Any) -> None:
        *starts, out = starts_and_out
        taken(x, starts, out)

    return take_part


def dynamic_update_slice(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """An array with a part replaced.

    Along several axes: in the part that all of them but the last leave, the last one's is replaced;
    that is then what replaces the part before it.
    """
    axes, shape, part = node.attributes.axes, inputs[0].shape, inputs[1].shape
    if not axes:
        return lambda x, update, out: xp.copyto(out, update)
    outer = axes[:-1]
    lines = _narrowed(shape, part, outer)
    taken = _Taken(xp, shape, lines, outer)
    placed = _placed(xp, lines, part, axes[-1])
    steps = [
        (_placed(xp, _narrowed(shape, part, outer[:k]), part, axis), k)
        for k, axis in reversed(list(enumerate(outer)))
    ]
    wholes = [_Taken(xp, shape, _narrowed(shape, part, outer[:k]), outer[:k]) for _, k in steps]

    def put_part(x: Any, update: Any, *starts_and_out: Any) -> None:
        *starts, out = starts_and_out
        if not outer:
            placed(x, update, starts[0], out)
            return
        inside = taken.new(x, starts)
        found = xp.empty(lines, x.dtype)
        placed(inside, update, starts[-1], found)
        for (place, k), whole in zip(steps, wholes, strict=True):
            around = whole.new(x, starts[:k]) if k else x
            target = xp.empty(around.shape, x.dtype) if k else out
            place(around, found, starts[k], target)
            found = target

    return put_part


def _narrowed(shape: Sequence[int], part: Sequence[int], axes: Sequence[int]) -> tuple[int, ...]:
    """A shape, with the lengths of a part along some axes."""
    return tuple([part[axis] if axis in axes else length for axis, length in enumerate(shape)])


class _Taken:
    """Takes a part of the shape ``part`` of an array of a shape."""

    def __init__(
        self, xp: Any, shape: Sequence[int], part: Sequence[int], axes: Sequence[int]
    ) -> None:
        self._xp = xp
        self._kernel = xp.ElementwiseKernel(
            "raw T x, raw int64 start, int64 length, int64 part, int64 after",
            "T out",
            _FIRST
            + """
        long long line = i / (after * part), place = i / after % part;
        out = x[(line * length + first + place) * after + i % after];
        """,
            "lazyasync_part",
        )
        self._steps = [
            (
                _narrowed(shape, part, axes[: number + 1]),
                (shape[axis], part[axis], math.prod(shape[axis + 1 :])),
            )
            for number, axis in enumerate(axes)
        ]

    def __call__(self, x: Any, starts: Sequence[Any], out: Any) -> None:
        """Fills ``out``."""
        last = len(self._steps) - 1
        if last < 0:
            self._xp.copyto(out, x)
        for number, (start, (shape, sizes)) in enumerate(zip(starts, self._steps, strict=True)):
            target = out if number == last else self._xp.empty(shape, x.dtype)
            self._kernel(x, start, *sizes, target)
            x = target

    def new(self, x: Any, starts: Sequence[Any]) -> Any:
        """The part as a new array. There may be more starts than this needs."""
        out = self._xp.empty(self._steps[-1][0], x.dtype)
        self(x, starts[: len(self._steps)], out)
        return out


def _placed(xp: Any, shape: Sequence[int], part: Sequence[int], axis: int) -> Kernel:
    """Puts a part along one axis into a copy of an array: takes both, the start, and the copy."""
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
    length, count, after = shape[axis], part[axis], math.prod(shape[axis + 1 :])

    def place(x: Any, update: Any, start: Any, out: Any) -> None:
        kernel(x, update, start, length, count, after, out)

    return place
