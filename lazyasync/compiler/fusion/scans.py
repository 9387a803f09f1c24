"""Running sums and the like: all elements up to each one, along one axis."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass, field, replace

import numpy as np

from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.loops import DTYPES, copy_operand
from lazyasync.compiler.geometry import one_stride
from lazyasync.ir.rules import SCANS
from lazyasync.ir.scalar import Reduction
from lazyasync.ir.sizes import SizeResolver


@dataclass(eq=False, slots=True)
class Running(Piece):
    """A value of ``outer`` matrices of ``length`` rows and ``inner`` columns.

    Each row is combined with all before it. ``steps``, in elements, are those with which a buffer
    is read from matrix to matrix, from row to row and from column to column.
    """

    value: int
    read: int
    offset: int
    outer: int
    length: int
    inner: int
    steps: tuple[int, int, int]
    combined: Reduction
    needs: dict[Piece, None] = field(default_factory=dict)

    may_fail = False

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return (self.value,)

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        return [self.read]

    def resolved(self, resolver: SizeResolver) -> Running:
        """See `Piece`."""
        number = resolver.number
        outer_step, row_step, column_step = resolver.numbers(self.steps)
        return replace(
            self,
            offset=number(self.offset),
            outer=number(self.outer),
            length=number(self.length),
            inner=number(self.inner),
            steps=(outer_step, row_step, column_step),
        )

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        name = fused.graph.nodes[self.value].operation.name
        return f"scan [{self.outer}, {self.length}, {self.inner}]: {name}"


def running(builder: FusionBuilder, value: int) -> bool:
    """The rule for what has a scan; see `lazyasync.ir.rules.SCANS`."""
    graph = builder.graph
    node, output = graph.nodes[value], graph.types[value]
    combined = SCANS.of(node.operation)
    if combined is None:
        return False
    source = graph.types[graph.operands[value][0]]
    if not output.size or not _is_exact(source.dtype, output.dtype):
        return False
    shape, axis = source.shape, node.attributes.axis
    parts = (slice(axis), slice(axis, axis + 1), slice(axis + 1, None))
    outer, length, inner = [math.prod(shape[axes]) for axes in parts]
    for _ in range(2):
        operand = graph.operands[value][0]
        strides = builder.strides(operand, shape)
        steps = [one_stride(strides[axes], shape[axes]) for axes in parts]
        if None not in steps:
            break
        copy_operand(builder, operand, value)
    geometry = builder.geometries[operand]
    found = tuple([step or 0 for step in steps])
    place = geometry.base, geometry.offset
    assert len(found) == 3
    builder.compute(value, Running(value, *place, outer, length, inner, found, combined))
    return True


def _is_exact(source: np.dtype, target: np.dtype) -> bool:
    """Whether each number of a dtype is one of another, in which they are combined."""
    if source not in DTYPES or target not in DTYPES:
        return False
    real = source.kind == "f"
    return (
        real == (target.kind == "f") and source.itemsize <= target.itemsize and target.kind != "b"
    )
