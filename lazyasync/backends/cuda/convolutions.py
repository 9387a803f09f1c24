"""Convolutions on CUDA, by cuDNN where it has a way, else as the products that CuPy makes of them.

There is one operation, and cuDNN has three, which lay their operands out in other ways: a gradient
is asked for as what it is where its operands lie as a forward pass left them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from lazyasync.backends.cuda.cudnn import (
    WORKSPACE_BYTES,
    ConvolutionKind,
    CudnnError,
    Direction,
)
from lazyasync.backends.cuda.kernels.windows import window_sums
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
from lazyasync.compiler.fusion.convolutions import (
    MAX_AXES,
    Convolution,
    Operand,
    SpatialAxis,
    convolution,
    reordered,
)
from lazyasync.compiler.geometry import is_contiguous
from lazyasync.compiler.instructions import lower_call
from lazyasync.compiler.layouts import Wish
from lazyasync.compiler.widening.conversions import SINGLE
from lazyasync.ir.node import Node
from lazyasync.ir.rules import Kernel
from lazyasync.ir.types import TensorType

DTYPES = "efdE"
"""What cuDNN is given."""
HALF = "eE"
"""Of these, what it is given with channels next to each other alone: its other algorithms are slow.
On an H100 a residual net took 17 ms with them, and 5 in single precision."""
ALIGNMENT = 16
"""That of what cuDNN is given, in bytes."""
LEAST_CHANNELS = 8
"""Channels and outputs of each of several groups from which on they lie next to each other."""
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
        return self.in_order([*order, *range(3, len(self.shape))])

    def turned(self) -> _Lying:
        """With the spatial axes turned around."""
        offset, strides = self.offset, list(self.strides)
        for axis in range(3, len(self.shape)):
            offset += (self.shape[axis] - 1) * strides[axis]
            strides[axis] = -strides[axis]
        return self._replace(offset=offset, strides=tuple(strides))

    def in_order(self, order: Sequence[int]) -> _Lying:
        """With all axes in another order."""
        shape = tuple([self.shape[axis] for axis in order])
        return self._replace(shape=shape, strides=tuple([self.strides[axis] for axis in order]))

    def seen_of(self, xp: Any, array: Any) -> Any:
        """A view of it in an array of the buffer."""
        return strided(xp, array, self.offset, self.shape, self.strides)

    def array(self, xp: Any, run: Run) -> Any:
        """A view of it."""
        return self.seen_of(xp, run.in_order(self.value))

    def packed(self, xp: Any, run: Run, dtype: np.dtype) -> Any:
        """An array of it in C order, which is to be kept until all has been issued."""
        array = self.array(xp, run)
        if array.dtype != dtype:
            return xp.ascontiguousarray(array.astype(dtype))
        return array if self.is_packed and not array.data.ptr % ALIGNMENT else array.copy()


class _Way(NamedTuple):
    """How cuDNN computes a convolution, of which operands, in the order in which it wants these."""

    kind: ConvolutionKind
    operands: tuple[_Lying, _Lying]
    result: _Lying
    added: tuple[int, ...]
    """Zeros behind the image along its axes, of which cuDNN adds as many behind as before."""

    @property
    def image(self) -> tuple[int, ...]:
        """The shape of the image as it lies."""
        members, channels, *lengths = self.kind.image
        shape = (members, *lengths, channels) if self.kind.last else self.kind.image
        return tuple(shape)

    @property
    def inside(self) -> tuple[slice, ...]:
        """The part of it that the zeros are behind."""
        lengths = zip(self.kind.image[2:], self.added, strict=True)
        spatial = [slice(0, length - more) for length, more in lengths]
        every = slice(None)
        return (every, *spatial, every) if self.kind.last else (every, every, *spatial)

    @property
    def copied(self) -> int:
        """The elements that are copied before, or behind."""
        of_image = math.prod(self.kind.image) if any(self.added) else 0
        return sum([lying.copied for lying in (*self.operands, self.result)]) + of_image


@dataclass(frozen=True, slots=True)
class ConvolutionStep(OwnStep):
    """A convolution: the first of the ``ways`` that cuDNN has, or by ``kernel``.

    That is given the operands as they are.
    """

    xp: Any
    ways: Sequence[_Way]
    kernel: Kernel
    given: tuple[_Lying, _Lying]
    result: _Lying
    """(members, groups, outputs, …)."""
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
        if not self.ways:
            return " by products"
        kind = self.ways[0].kind
        order = ", channels last" if kind.last else ""
        return f" by cuDNN, {kind.direction.name.lower()}{order}"

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
        for way in self.ways:
            try:
                self._convolve(run, way)
                return
            except CudnnError as error:
                if not error.is_unsupported:
                    raise
        out = run.new(self.results[0], self.type)
        given = [lying.array(self.xp, run) for lying in self.given]
        self.kernel(*given, self.result.seen_of(self.xp, out))

    def _convolve(self, run: Run, way: _Way) -> None:
        kind = way.kind
        dtype = self.type.dtype if kind.dtype == self.type.dtype.char else SINGLE
        convolutions = run.device.convolutions()
        nbytes = convolutions.workspace_bytes(kind)
        first, second = (operand.packed(self.xp, run, dtype) for operand in way.operands)
        is_image = kind.direction is Direction.IMAGE
        if any(way.added) and not is_image:
            larger = self.xp.zeros(way.image, dtype)
            part = larger[way.inside]
            part[...] = first.reshape(part.shape)
            first = larger
        out = run.new(self.results[0], self.type)
        found = out
        if is_image and any(way.added):
            found = run.empty(way.image, dtype)
        elif way.result.copied or dtype != self.type.dtype:
            found = run.empty(way.result.shape, dtype)
        workspace = run.empty((nbytes,), BYTES) if nbytes else None
        place = 0 if workspace is None else workspace.data.ptr
        convolutions.issue(kind, first.data.ptr, second.data.ptr, found.data.ptr, place)
        if found is not out:
            if is_image and any(way.added):
                found = found[way.inside]
            target = way.result.seen_of(self.xp, out)
            target[...] = found.reshape(target.shape)


# ---- ways ----------------------------------------------------------------------------------


def _layouts(dtype: str, fast: bool) -> tuple[bool, ...]:
    """Whether channels may lie last in a dtype, whether they may not, or both."""
    if dtype in HALF:
        return (True,)
    return (False, True) if dtype == "f" and fast else (False,)


def _orders(axes: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How images and filters lie with their channels last, of (…, groups, channels, …)."""
    spatial = range(3, 3 + axes)
    return (0, *spatial, 1, 2), (0, 1, *spatial, 2)


def _ways(piece: Convolution, x: _Lying, kernel: _Lying, dtype: str, fast: bool) -> list[_Way]:
    """All that compute a convolution, those first that are expected to be faster."""
    found = _ways_in(piece, x, kernel, dtype, fast)
    # What there are no tensor cores for is done in single precision.
    return found if dtype not in HALF else [*found, *_ways_in(piece, x, kernel, "f", fast)]


def _ways_in(piece: Convolution, x: _Lying, kernel: _Lying, dtype: str, fast: bool) -> list[_Way]:
    """Those in a dtype, by what has to be copied."""
    shape, axes = piece.shape, piece.axes
    while len(axes) < LEAST_AXES:
        axes = (SpatialAxis(1, 0, 1, 1), *axes)
        shape = (*shape[:3], 1, *shape[3:])
    result = _lying(_result(piece))
    members, groups, outputs, *places = shape
    channels, lengths, taps = x.shape[2], x.shape[3:], kernel.shape[3:]
    strides, before, spread, dilation = zip(*axes, strict=True)
    image_order, filter_order = _orders(len(axes))
    is_of = {
        Direction.FORWARD: (image_order, filter_order, image_order),
        Direction.IMAGE: (filter_order, image_order, image_order),
        Direction.FILTERS: (image_order, image_order, filter_order),
    }
    found: list[_Way] = []

    def add(kind: ConvolutionKind, *lying: _Lying) -> None:
        added = _added(kind)
        if added is None:
            return
        image = [length + more for length, more in zip(kind.image[2:], added, strict=True)]
        kind = replace(kind, image=(*kind.image[:2], *image))
        for last in _layouts(dtype, fast):
            as_they_lie = lying
            if last:
                orders = zip(lying, is_of[kind.direction], strict=True)
                as_they_lie = tuple([each.in_order(order) for each, order in orders])
            first, second, third = as_they_lie
            found.append(_Way(replace(kind, last=last), (first, second), third, added))

    if set(spread) == {1}:
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
        turned = (x.with_axes(2, 1, 0), kernel.with_axes(2, 0, 1), result.with_axes(1, 2, 0))
        if _is_of_filters(spread, taps, places):
            add(of_filters, *turned)
            if found:
                return sorted(found, key=lambda way: way.copied)
        add(forward, x, kernel, result)
        add(of_filters, *turned)
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
        add(of_image, kernel.with_axes(0, 2, 1).turned(), x, result)
    return sorted(found, key=lambda way: way.copied)


def _is_of_filters(spread: Sequence[int], taps: Sequence[int], places: Sequence[int]) -> bool:
    """Whether a convolution is a gradient of filters, as those of cuDNN are smaller than images."""
    return set(spread) == {1} and math.prod(taps) > math.prod(places)


def wish(
    node: Node, types: Sequence[TensorType], operands: Sequence[Node], fast: bool
) -> Wish | None:
    """A convolution's wish that channels are next to each other, where tensor cores compute it.

    Those are what cuDNN calls so in the direction that it is asked for.
    """
    type = node.type
    if node.operation.name != "convolution" or not all(each.size for each in (type, *types)):
        return None
    if True not in _layouts(type.dtype.char, fast) or not 3 < type.ndim <= 3 + MAX_AXES:
        return None
    x, kernel = types
    strides, _, spread, _ = node.attributes
    taps, places = kernel.shape[3:], type.shape[3:]
    image, filters = _orders(len(strides))
    spatial = image[1:-2]
    is_of_filters = _is_of_filters(spread, taps, places)
    channels = x.shape[0] if is_of_filters else x.shape[2]
    if kernel.shape[0] > 1 and min(channels, kernel.shape[1]) < LEAST_CHANNELS:
        return None
    if is_of_filters:
        # (channels, groups, members, …) with (groups, outputs, members, …) to (channels, …).
        return Wish(((2, *spatial, 1, 0), (2, *spatial, 0, 1)), (1, 2, *spatial, 0), spreads=False)
    is_of_image = set(strides) == {1} and any([*map(_is_turned, operands[1:])])
    if set(spread) != {1} or is_of_image:
        filters = (0, 2, *spatial, 1)
    return Wish((image, filters), image)


def _is_turned(node: Node) -> bool:
    """Whether something is turned around, as filters are for what comes back to an image."""
    items = node.attributes.items if node.operation.name == "getitem" else ()
    return any(isinstance(item, tuple) and item[2] < 0 for item in items)


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


def _result(piece: Convolution) -> Operand:
    return Operand(piece.values[-1], 0, piece.strides, piece.shape)


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
    return ConvolutionStep(
        program.xp,
        _ways(piece, x, kernel, type.dtype.char, program.rounds_products),
        lower_call(program.graph, piece.values[0], program.lower).kernel,
        (_as_given(piece.x), _as_given(piece.kernel)),
        _as_given(_result(piece)),
        type,
        piece.flops(program.fused),
        (value,),
        reads,
        releases,
    )


def _convolution(builder: FusionBuilder, value: int) -> bool:
    """The rule: convolutions alone, in the order that is wanted, as what is done with their results
    is a loop of ours."""
    if builder.graph.nodes[value].operation.name == "convolution":
        return window_sums(builder, value) or convolution(builder, value, DTYPES)
    return reordered(builder, value)


EMITTERS[Convolution] = Emitter(
    _step, rule=_convolution, needs=lambda kind: kind.convolutions, wish=wish
)
