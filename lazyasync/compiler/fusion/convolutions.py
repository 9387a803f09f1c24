"""Convolutions, with what is added to each output and the cut below zero behind it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from lazyasync.compiler.fused_graph import FusedGraph, Piece
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.geometry import contiguous_strides, is_contiguous
from lazyasync.compiler.widening.conversions import CONVERT
from lazyasync.ir.sizes import SizeResolver

MAX_AXES = 3
"""Spatial axes of what is no call."""
SUM, CUT = "add", "relu"
"""The operations that a convolution does with its results."""


class Operand(NamedTuple):
    """What is read of a buffer, in elements."""

    value: int
    offset: int
    strides: tuple[int, ...]
    shape: tuple[int, ...]

    def resolved(self, resolver: SizeResolver) -> Operand:
        """The same with numbers for sizes that stand for any."""
        number, numbers = resolver.number, resolver.numbers
        return Operand(self.value, number(self.offset), numbers(self.strides), numbers(self.shape))


class SpatialAxis(NamedTuple):
    """How a kernel goes over an axis; see `lazyasync.ops.convolution.ConvolutionAttributes`."""

    stride: int
    before: int
    spread: int
    dilation: int


@dataclass(eq=False, slots=True)
class Convolution(Piece):
    """A convolution of ``x`` (members, groups, channels, …) with ``kernel``.

    That has the shape (groups, outputs, channels, …), and the result (members, groups, outputs, …).
    Of the ``values`` the first is the convolution, and the last is written.
    """

    values: list[int]
    x: Operand
    kernel: Operand
    shape: tuple[int, ...]
    axes: tuple[SpatialAxis, ...]
    strides: tuple[int, ...]
    """How the result lies, of which all axes are there without gaps."""
    bias: Operand | None = None
    """What is added to each output: an element for each of all groups."""
    is_positive: bool = False
    """Whether what is negative becomes 0."""
    needs: dict[Piece, None] = field(default_factory=dict)

    may_fail = False

    @property
    def computes(self) -> Collection[int]:
        """See `Piece`."""
        return self.values

    @property
    def writes(self) -> Sequence[int]:
        """See `Piece`."""
        return self.values[-1:]

    def reads(self, fused: FusedGraph) -> list[int]:
        """See `Piece`."""
        bias = [] if self.bias is None else [self.bias.value]
        return [self.x.value, self.kernel.value, *bias]

    def resolved(self, resolver: SizeResolver) -> Convolution:
        """See `Piece`."""
        return replace(
            self,
            x=self.x.resolved(resolver),
            kernel=self.kernel.resolved(resolver),
            shape=resolver.numbers(self.shape),
            strides=resolver.numbers(self.strides),
            axes=tuple([SpatialAxis(*resolver.numbers(axis)) for axis in self.axes]),
            bias=None if self.bias is None else self.bias.resolved(resolver),
        )

    def label(self, fused: FusedGraph) -> str:
        """See `Piece`."""
        names = [fused.graph.nodes[value].operation.name for value in self.values]
        return f"{', '.join(names)} {self._size()}"

    def describe(self, fused: FusedGraph, how: str = "") -> list[str]:
        """See `Piece`."""
        lines = [f"convolution {self._size()}{how}:"]
        for value in self.values:
            stored = " stored" if value == self.values[-1] else ""
            lines.append(f"  {fused.described(value, stored)}")
        return lines

    def _size(self) -> str:
        shape, kernel = self.shape, self.kernel.shape
        taps = " x ".join(map(str, kernel[3:]))
        return f"[{', '.join(map(str, shape))}] of {kernel[2]} channels, {taps or 1} taps"


def convolution(builder: FusionBuilder, value: int, dtypes: str) -> bool:
    """The rule for convolutions of some dtypes, and for what these do with their results."""
    graph = builder.graph
    name = graph.nodes[value].operation.name
    if name in (SUM, CUT):
        return _joins(builder, value)
    type = graph.types[value]
    if name != "convolution" or type.dtype.char not in dtypes or not type.size:
        return False
    operands = []
    for operand in graph.operands[value]:
        shape, geometry = graph.types[operand].shape, builder.geometries[operand]
        strides = builder.strides(operand, shape)
        operands.append(Operand(geometry.base, geometry.offset, strides, shape))
        if not graph.types[operand].size:
            return False
    if type.ndim > 3 + MAX_AXES:
        return False
    x, kernel = operands
    strides, padding, spread, dilation = graph.nodes[value].attributes
    before = [low for low, _ in padding]
    axes = tuple(map(SpatialAxis, strides, before, spread, dilation))
    lies = contiguous_strides(type.shape)
    builder.compute(value, Convolution([value], x, kernel, type.shape, axes, lies))
    return True


def reordered(builder: FusionBuilder, value: int) -> bool:
    """The rule for a copy of all that a convolution computes, in another order of its axes.

    It computes that in this order, if nobody else needs what it computed.
    """
    graph = builder.graph
    if graph.nodes[value].operation is not CONVERT:
        return False
    (operand,) = graph.operands[value]
    type, seen = graph.types[value], builder.geometries[operand]
    piece = builder.piece_of.get(seen.base)
    if not isinstance(piece, Convolution) or seen.base != piece.values[-1] or seen.offset:
        return False
    if graph.types[operand] != type or not builder.is_all_for(piece.computes, value):
        return False
    # Each axis of the result is the one with its stride in the copy.
    lies = dict(zip(seen.strides, contiguous_strides(type.shape), strict=True))
    own = contiguous_strides(piece.shape)
    lengths = dict(zip(seen.strides, type.shape, strict=True))
    axes = [axis for axis, length in enumerate(piece.shape) if length != 1]
    if len(axes) != type.ndim or any(lengths.get(own[axis]) != piece.shape[axis] for axis in axes):
        return False
    piece.strides = tuple([lies[own[axis]] if axis in axes else 0 for axis in range(len(own))])
    piece.values.append(value)
    builder.piece_of[value] = piece
    return True


def _joins(builder: FusionBuilder, value: int) -> bool:
    """Has a convolution compute a value that is made of its result alone, element by element."""
    graph = builder.graph
    type = graph.types[value]
    operands = graph.operands[value]
    for place, operand in enumerate(operands):
        geometry = builder.geometries[operand]
        piece = builder.piece_of.get(geometry.base)
        if not isinstance(piece, Convolution) or geometry.base != piece.values[-1]:
            continue
        own = graph.types[operand]
        if own != type or geometry.offset or not is_contiguous(geometry.strides, own.shape):
            continue
        others = [each for at, each in enumerate(operands) if at != place]
        bias = None
        if others:
            bias = _of_each_output(builder, others[0], value, piece)
            if bias is None or piece.bias is not None or piece.is_positive:
                continue
            if builder.depends(others, piece):
                continue
        elif piece.is_positive:
            continue
        if not builder.is_all_for(piece.computes, value):
            continue
        if bias is None:
            piece.is_positive = True
        else:
            piece.bias = bias
            builder.need(piece, others[0])
        piece.values.append(value)
        builder.piece_of[value] = piece
        return True
    return False


def _of_each_output(
    builder: FusionBuilder, operand: int, value: int, piece: Convolution
) -> Operand | None:
    """What is added to each output of a convolution, if an operand is that."""
    type = builder.graph.types[value]
    members, groups, outputs = piece.shape[:3]
    if builder.graph.types[operand].dtype != type.dtype or type.ndim < 2:
        return None
    if type.shape[0] != members or type.shape[1] != groups * outputs:
        return None
    strides = builder.strides(operand, type.shape)
    if any(
        stride and length > 1
        for axis, (stride, length) in enumerate(zip(strides, type.shape, strict=True))
        if axis != 1
    ):
        return None
    geometry = builder.geometries[operand]
    return Operand(geometry.base, geometry.offset, (strides[1],), (type.shape[1],))
