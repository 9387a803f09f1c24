"""Arrays without memory, of sizes that stand for any number: how the kernels of views read them.

A kernel of a view is asked what it makes of an array, as `lazyasync.compiler.geometry` does with
NumPy's. NumPy's arrays have numbers for lengths; these do what kernels of views do with them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.errors import UnsupportedOperationError
from lazyasync.ir.sizes import part_length


class Copied(Exception):  # noqa: N818 - no error: the answer that it is no view
    """The view has to copy."""


class _Flags:
    c_contiguous = False
    """So that kernels do not look into its memory, of which there is none."""


class SizedView:
    """Where in a buffer an array of a shape is: ``offset`` and ``strides`` are in elements."""

    flags = _Flags()

    def __init__(self, shape: Sequence[int], strides: Sequence[int], offset: int) -> None:
        self.shape = tuple(shape)
        self.strides = tuple(strides)
        self.offset = offset

    def transpose(self, axes: Sequence[int]) -> SizedView:
        """The axes in another order."""
        shape = [self.shape[axis] for axis in axes]
        return SizedView(shape, [self.strides[axis] for axis in axes], self.offset)

    def reshape(self, shape: Sequence[int]) -> SizedView:
        """Another shape, where groups of axes that lie in one become others; else `Copied`."""
        old = [(n, step) for n, step in zip(self.shape, self.strides, strict=True) if n != 1]
        strides: list[int] = []
        lengths: list[int] = []
        wanted = iter(shape)
        while old:
            length, step = old.pop(0)
            group = [next(wanted)]
            while (product := math.prod(group)) != length:
                if product < length:
                    group.append(next(wanted))
                    continue
                following, inner = old.pop(0)
                if step != following * inner:
                    raise Copied
                length, step = length * following, inner
            lengths += group
            for place in range(len(group)):
                strides.append(step * math.prod(group[place + 1 :]))
        rest = list(wanted)  # of length 1
        return SizedView([*lengths, *rest], [*strides, *[0] * len(rest)], self.offset)

    def __getitem__(self, key: tuple[Any, ...]) -> SizedView:
        """A part: ``key`` has integers, slices with their bounds, new axes, and an ellipsis."""
        shape: list[int] = []
        strides: list[int] = []
        offset = self.offset
        axes = iter(zip(self.shape, self.strides, strict=True))
        for item in key:
            if item is Ellipsis:
                continue
            if item is None:
                shape.append(1)
                strides.append(0)
                continue
            _, stride = next(axes)
            if not isinstance(item, slice):
                offset += item * stride
                continue
            shape.append(part_length(item.start, item.stop, item.step))
            strides.append(stride * item.step)
            offset += item.start * stride
        for length, stride in axes:
            shape.append(length)
            strides.append(stride)
        return SizedView(shape, strides, offset)

    def __array_function__(
        self, function: Any, types: Any, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> SizedView:
        if function is not np.broadcast_to or kwargs:
            raise UnsupportedOperationError(f"{function.__name__} of what has no memory")
        shape = tuple(args[1])
        ahead = len(shape) - len(self.shape)
        strides = [
            0 if length == 1 else step
            for length, step in zip(self.shape, self.strides, strict=True)
        ]
        return SizedView(shape, [*[0] * ahead, *strides], self.offset)
