"""Views as ways of reading: which buffer, from where on, with which strides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lazyasync.compiler.sized_views import Copied, SizedView
from lazyasync.ir.node import Node
from lazyasync.ir.rules import LOWERINGS
from lazyasync.ir.sizes import Size, has_sizes, is_sized
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untrack

MOST_THIN = 8
"""Elements of a row up to which loops make vectors of those of several rows."""


@dataclass(frozen=True, slots=True)
class Geometry:
    """A value is read from the contiguous buffer of the value ``base``.

    ``offset`` and ``strides`` (one per axis) are in elements.
    """

    base: int
    offset: int
    strides: tuple[int, ...]

    def __post_init__(self) -> None:
        untrack(self)


def contiguous_strides(shape: Sequence[int]) -> tuple[int, ...]:
    """The strides, in elements, of a contiguous array in C order."""
    strides = []
    step = 1
    for length in reversed(shape):
        strides.append(step)
        step *= length
    return tuple(reversed(strides))


def is_contiguous(strides: Sequence[int], shape: Sequence[int]) -> bool:
    """Whether elements follow each other in C order; axes of length 1 do not count."""
    return all(
        stride == expected
        for stride, expected, length in zip(strides, contiguous_strides(shape), shape, strict=True)
        if length != 1
    )


def broadcast_strides(
    strides: Sequence[int], own: Sequence[int], shape: Sequence[int]
) -> tuple[int, ...]:
    """The strides with which something of shape ``own``, broadcast to ``shape``, is read."""
    if own == shape and 1 not in own:
        return tuple(strides)
    missing = len(shape) - len(own)
    return (0,) * missing + tuple(
        0 if length == 1 else stride for length, stride in zip(own, strides, strict=True)
    )


def split_axis(shape: Sequence[int], last: int) -> int:
    """The axis from which on the axes have ``last`` elements together."""
    axis, count = len(shape), 1
    while count < last:
        axis -= 1
        count *= shape[axis]
    return axis


def one_stride(strides: Sequence[int], shape: Sequence[int]) -> int | None:
    """The stride with which several axes are read as if they were one; None if there is none."""
    stride, expected = 0, None
    for length, step in zip(reversed(shape), reversed(strides), strict=True):
        if length == 1:
            continue
        if expected is None:
            stride = step
        elif step != expected:
            return None
        expected = step * length
    return stride


def collapse(
    shape: Sequence[int], strides: Sequence[Sequence[int]]
) -> tuple[list[int], list[list[int]]]:
    """A domain with as few axes as possible: those that everybody reads as one become one."""
    own = contiguous_strides(shape)
    lengths: list[int] = []
    walks: list[list[int]] = [[] for _ in range(len(strides) + 1)]
    everybody = [own, *strides]
    for axis, length in enumerate(shape):
        if length == 1:
            continue
        if lengths and all(
            walk[-1] == stride[axis] * length for walk, stride in zip(walks, everybody, strict=True)
        ):
            lengths[-1] *= length
            for walk, stride in zip(walks, everybody, strict=True):
                walk[-1] = stride[axis]
        else:
            lengths.append(length)
            for walk, stride in zip(walks, everybody, strict=True):
                walk.append(stride[axis])
    return lengths, walks[1:]


def view_of(
    node: Node, operand: TensorType, geometry: Geometry, buffer: TensorType
) -> Geometry | None:
    """How a view of something with a geometry is read; None if its kernel has to copy.

    ``operand`` is the type of what is looked at, ``buffer`` that of the value it lies in. The
    kernel itself is asked, with an array that nobody reads.
    """
    if operand.dtype != node.type.dtype:
        return None
    types = (operand, node.type, buffer)
    if any(map(is_sized, types)) or isinstance(geometry.offset, Size) or has_sizes(node.attributes):
        return _sized_view_of(node, operand, geometry)
    itemsize = operand.dtype.itemsize
    memory = np.empty(buffer.shape, buffer.dtype)  # virtual: nothing is read from it
    source = np.lib.stride_tricks.as_strided(
        memory.reshape(-1)[geometry.offset :] if memory.size else memory,
        operand.shape,
        [stride * itemsize for stride in geometry.strides],
        writeable=False,
    )
    view = LOWERINGS[node.operation](np, (operand,), node.type, node.attributes)(source)
    if not view.size:
        return Geometry(geometry.base, 0, contiguous_strides(node.type.shape))
    if not np.may_share_memory(view, memory) or any(stride % itemsize for stride in view.strides):
        return None
    start = view.__array_interface__["data"][0] - memory.__array_interface__["data"][0]
    if start % itemsize:
        return None
    return Geometry(
        geometry.base,
        start // itemsize,
        tuple([stride // itemsize for stride in view.strides]),
    )


def _sized_view_of(node: Node, operand: TensorType, geometry: Geometry) -> Geometry | None:
    """The same for sizes that stand for any number."""
    if not node.type.size:
        return Geometry(geometry.base, 0, contiguous_strides(node.type.shape))
    source = SizedView(operand.shape, geometry.strides, geometry.offset)
    try:
        view = LOWERINGS[node.operation](np, (operand,), node.type, node.attributes)(source)
    except Copied:
        return None
    return Geometry(geometry.base, view.offset, view.strides)
