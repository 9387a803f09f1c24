"""Convolutions on CUDA, by cuDNN where it has a way, else as the products that CuPy makes of them.

There is one operation, and cuDNN has three, which lay their operands out in other ways: a gradient
is asked for as what it is where its operands lie as a forward pass left them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from lazyasync.backends.cuda.cudnn import (
    WORKSPACE_BYTES,
    ConvolutionKind,
    CudnnError,
    Direction,
)
from lazyasync.backends.cuda.lowering import EMITTERS, Emitter, LoweredProgram
from lazyasync.backends.cuda.steps import (
    BYTES,
    BYTES_PER_SECOND,
    FLOPS_PER_SECOND,
    OwnStep,
    Run,
    allocated_bytes,
    strided,
)
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.convolutions import Convolution, Operand, SpatialAxis, convolution
from lazyasync.compiler.geometry import is_contiguous
from lazyasync.compiler.instructions import lower_call
from lazyasync.ir.rules import Kernel
from lazyasync.ir.types import TensorType

DTYPES = "fd"
"""What cuDNN is given. In half precision its algorithms for images whose channels are not next to
each other are slow: on an H100 a residual net took 17 ms with them, and 5 in single precision."""
LEAST_AXES = 2
"""Spatial axes that cuDNN takes."""


class _Lying(NamedTuple):
    """What is read of a buffer, in elements, with axes in the order that cuDNN wants."""

    value: int
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    @property
    def is_packed(self) -> bool:
        """Whether it lies in C order."""
        return is_contiguous(self.strides, self.shape)

    @property
    def copied(self) -> int:
        """The elements that are copied so that it lies in C order."""
        return 0 if self.is_packed else math.prod(self.shape)

    def with_axes(self, *order: int) -> _Lying:
        """With its first three axes in another order."""
        axes = [*order, *range(3, len(self.shape))]
        shape = tuple([self.shape[axis] for axis in axes])
        return self._replace(shape=shape, strides=tuple([self.strides[axis] for axis in axes]))

    def turned(self) -> _Lying:
        """With the spatial axes turned around."""
        offset, strides = self.offset, list(self.strides)
        for axis in range(3, len(self.shape)):
            offset += (self.shape[axis] - 1) * strides[axis]
            strides[axis] = -strides[axis]
        return self._replace(offset=offset, strides=tuple(strides))

    def array(self, xp: Any, run: Run) -> Any:
        """A view of it."""
        return strided(xp, run.in_order(self.value), self.offset, self.shape, self.strides)

    def packed(self, xp: Any, run: Run) -> Any:
        """An array of it in C order, which is to be kept until all has been issued."""
        array = self.array(xp, run)
        return array if self.is_packed else xp.ascontiguousarray(array)


class _Way(NamedTuple):
    """How cuDNN computes a convolution, of which operands, in its order."""

    kind: ConvolutionKind
    operands: tuple[_Lying, _Lying]
    added: tuple[int, ...]
    """Zeros behind the image along its axes, of which cuDNN adds as many behind as before."""

    @property
    def copied(self) -> int:
        """The elements that are copied before, or behind."""
        of_image = math.prod(self.kind.image) if any(self.added) else 0
        return sum([operand.copied for operand in self.operands]) + of_image


@dataclass(frozen=True, slots=True)
class ConvolutionStep(OwnStep):
    """A convolution: in the ``way`` of cuDNN, or by ``kernel`` of the operands as they are."""

    xp: Any
    way: _Way | None
    kernel: Kernel
    given: tuple[_Lying, _Lying]
    shape: tuple[int, ...]
    """That of the result, (members, groups, outputs, …)."""
    type: TensorType
    """The result's, as somebody gets it."""
    flops: float
    results: tuple[int]
    operands: tuple[int, ...]
    releases: tuple[int, ...]

    launches = 1

    @property
    def note(self) -> str:
        """See `lazyasync.backends.cuda.steps.Step`."""
        if self.way is None:
            return " by products"
        return f" by cuDNN, {self.way.kind.direction.name.lower()}"

    def workspace_bytes(self) -> int:
        """See `lazyasync.backends.cuda.steps.Step`: about as much as cuDNN asks for."""
        sizes = [math.prod(lying.shape) for lying in self.given]
        nbytes = (sum(sizes) + self.type.size) * self.type.dtype.itemsize
        return allocated_bytes(min(WORKSPACE_BYTES, nbytes))

    def busy_seconds(self, types: Sequence[TensorType]) -> float | None:
        """See `lazyasync.backends.cuda.steps.Step`."""
        moved = sum([types[value].nbytes for value in (*self.operands, *self.results)])
        return max(moved / BYTES_PER_SECOND, self.flops / FLOPS_PER_SECOND)

    def issue(self, run: Run) -> None:
        """Issues it into a new array."""
        if self.way is not None:
            try:
                self._convolve(run, self.way)
                return
            except CudnnError as error:
                if not error.is_unsupported:
                    raise
        out = run.new(self.results[0], self.type)
        given = [lying.array(self.xp, run) for lying in self.given]
        self.kernel(*given, out.reshape(self.shape))

    def _convolve(self, run: Run, way: _Way) -> None:
        kind = way.kind
        convolutions = run.device.convolutions()
        nbytes = convolutions.workspace_bytes(kind)
        first, second = (operand.packed(self.xp, run) for operand in way.operands)
        lengths = zip(kind.image[2:], way.added, strict=True)
        inside = (..., *[slice(0, length - more) for length, more in lengths])
        if any(way.added) and kind.direction is not Direction.IMAGE:
            larger = self.xp.zeros(kind.image, self.type.dtype)
            part = larger[inside]
            part[...] = first.reshape(part.shape)
            first = larger
        out = run.new(self.results[0], self.type)
        found = out
        if kind.direction is Direction.FILTERS:
            found = run.empty(kind.filters, self.type.dtype)
        elif kind.direction is Direction.IMAGE and any(way.added):
            found = run.empty(kind.image, self.type.dtype)
        workspace = run.empty((nbytes,), BYTES) if nbytes else None
        place = 0 if workspace is None else workspace.data.ptr
        convolutions.issue(kind, first.data.ptr, second.data.ptr, found.data.ptr, place)
        if kind.direction is Direction.IMAGE and found is not out:
            part = found[inside]
            out.reshape(part.shape)[...] = part
        elif found is not out:
            members, groups, outputs, *places = self.shape
            found = found.reshape(groups, outputs, members, *places)
            out.reshape(self.shape)[...] = self.xp.moveaxis(found, 2, 0)


# ---- ways ----------------------------------------------------------------------------------


def _ways(piece: Convolution, x: _Lying, kernel: _Lying, dtype: str, fast: bool) -> list[_Way]:
    """All that compute a convolution, by what has to be copied before."""
    shape, axes = piece.shape, piece.axes
    while len(axes) < LEAST_AXES:
        axes = (SpatialAxis(1, 0, 1, 1), *axes)
        shape = (*shape[:3], 1, *shape[3:])
    members, groups, outputs, *places = shape
    channels, lengths, taps = x.shape[2], x.shape[3:], kernel.shape[3:]
    strides, before, spread, dilation = zip(*axes, strict=True)
    found: list[_Way] = []

    def add(kind: ConvolutionKind, *operands: _Lying) -> None:
        added = _added(kind)
        if added is not None:
            image = [length + more for length, more in zip(kind.image[2:], added, strict=True)]
            kind = replace(kind, image=(*kind.image[:2], *image))
            found.append(_Way(kind, (operands[0], operands[1]), added))

    if set(spread) == {1}:
        forward = ConvolutionKind(
            Direction.FORWARD,
            dtype,
            (members, groups * channels, *lengths),
            (groups * outputs, channels, *taps),
            (members, groups * outputs, *places),
            before,
            strides,
            dilation,
            groups,
            fast,
        )
        of_filters = ConvolutionKind(
            Direction.FILTERS,
            dtype,
            (channels, groups * members, *lengths),
            (groups * outputs, members, *places),
            (channels, groups * outputs, *taps),
            before,
            dilation,
            strides,
            groups,
            fast,
        )
        add(of_filters, x.with_axes(2, 1, 0), kernel.with_axes(2, 0, 1))
        if found and math.prod(taps) > math.prod(places):
            return found  # cuDNN's forward passes are for filters that are smaller than images
        add(forward, x, kernel)
        found.reverse()
    if set(strides) == {1}:
        back = [d * (t - 1) - b for d, t, b in zip(dilation, taps, before, strict=True)]
        of_image = ConvolutionKind(
            Direction.IMAGE,
            dtype,
            (members, groups * outputs, *places),
            (groups * channels, outputs, *taps),
            (members, groups * channels, *lengths),
            tuple(back),
            spread,
            dilation,
            groups,
            fast,
        )
        add(of_image, kernel.with_axes(0, 2, 1).turned(), x)
    return sorted(found, key=lambda way: way.copied)


def _added(kind: ConvolutionKind) -> tuple[int, ...] | None:
    """Zeros to be added behind the image for it to have its places; None where that is no help.

    cuDNN has as many zeros behind as before.
    """
    added = []
    rows = zip(
        kind.image[2:],
        kind.filters[2:],
        kind.places[2:],
        kind.padding,
        kind.strides,
        kind.dilation,
        strict=True,
    )
    for length, taps, places, padding, stride, dilation in rows:
        missing = (places - 1) * stride + dilation * (taps - 1) + 1 - length - 2 * padding
        if padding < 0 or missing <= -stride:
            return None
        added.append(max(0, missing))
    return tuple(added)


def _as_given(operand: Operand) -> _Lying:
    return _Lying(operand.value, operand.offset, operand.shape, operand.strides)


def _lying(operand: Operand) -> _Lying:
    """With as many spatial axes as cuDNN takes at least."""
    shape, strides = operand.shape, operand.strides
    while len(shape) < 3 + LEAST_AXES:
        shape, strides = (*shape[:3], 1, *shape[3:]), (*strides[:3], 0, *strides[3:])
    return _Lying(operand.value, operand.offset, shape, strides)


def _step(
    program: LoweredProgram,
    piece: Convolution,
    reads: tuple[int, ...],
    releases: tuple[int, ...],
) -> ConvolutionStep:
    value = piece.values[-1]
    type = program.types_in_memory[value]
    x, kernel = _lying(piece.x), _lying(piece.kernel)
    ways = _ways(piece, x, kernel, type.dtype.char, program.rounds_products)
    given = (_as_given(piece.x), _as_given(piece.kernel))
    return ConvolutionStep(
        program.xp,
        ways[0] if ways else None,
        lower_call(program.graph, value, program.lower).kernel,
        given,
        piece.shape,
        type,
        piece.flops(program.fused),
        (value,),
        reads,
        releases,
    )


def _convolution(builder: FusionBuilder, value: int) -> bool:
    """The rule: convolutions alone, as what is done with their results is a loop of ours."""
    is_one = builder.graph.nodes[value].operation.name == "convolution"
    return is_one and convolution(builder, value, DTYPES)


EMITTERS[Convolution] = Emitter(_step, rule=_convolution, needs=lambda kind: kind.convolutions)
