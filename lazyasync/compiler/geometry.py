"""Views as ways of reading: which buffer, from where on, with which strides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType


@dataclass(frozen=True, slots=True)
class Geometry:
    """A value is read from the contiguous buffer of the value ``base``.

    ``offset`` and ``strides`` (one per axis) are in elements.
    """

    base: int
    offset: int
    strides: tuple[int, ...]


def contiguous_strides(shape: Sequence[int]) -> tuple[int, ...]:
    """The strides, in elements, of a contiguous array in C order."""
    strides = []
    step = 1
    for length in reversed(shape):
        strides.append(step)
        step *= length
    return tuple(reversed(strides))


def view_of(
    node: Node, operand: TensorType, geometry: Geometry, buffer: TensorType
) -> Geometry | None:
    """How a view of something with a geometry is read; None if its kernel has to copy.

    ``operand`` is the type of what is looked at, ``buffer`` that of the value it lies in. The
    kernel itself is asked, with an array that nobody reads.
    """
    if operand.dtype != node.type.dtype:
        return None
    itemsize = operand.dtype.itemsize
    memory = np.empty(buffer.shape, buffer.dtype)  # virtual: nothing is read from it
    source = np.lib.stride_tricks.as_strided(
        memory.reshape(-1)[geometry.offset :] if memory.size else memory,
        operand.shape,
        [stride * itemsize for stride in geometry.strides],
        writeable=False,
    )
    view = node.operation.lower(np, (operand,), node.type, node.attributes)(source)
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
