"""Convolution over any number of axes: the operation that layers and their gradients are made of.

What networks call a convolution is a correlation: the kernel is not turned around. Its gradients
are convolutions of the same kind.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import (
    BATCHES,
    EXPANSIONS,
    GRADIENTS,
    LOWERINGS,
    TANGENTS,
    WORK,
    GraphBuilder,
    Kernel,
)
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import CAST
from lazyasync.ops.indexing.slicing import take_part, whole
from lazyasync.ops.linear_algebra import matmul
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.shaping import flip, moveaxis, swapaxes, transpose
from lazyasync.ops.promotion import FLOAT
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor

HALF = np.dtype(np.float16)
PIECE_BYTES = 1 << 26
"""About the bytes of the elements that kernels of array libraries lay side by side at a time."""

__all__: list[str] = []


class ConvolutionAttributes(NamedTuple):
    """How a kernel goes over an input, each with a number for every spatial axis.

    The input has ``spread - 1`` zeros between its elements, then ``padding``, a pair of numbers of
    zeros before and after, which may be negative to leave elements out. The kernel's elements are
    ``dilation`` apart, and it moves on by ``strides``.
    """

    strides: tuple[int, ...]
    padding: tuple[tuple[int, int], ...]
    spread: tuple[int, ...]
    dilation: tuple[int, ...]


def output_length(
    length: int, taps: int, stride: int, padding: tuple[int, int], spread: int, dilation: int
) -> int:
    """The places of a kernel of so many ``taps`` along an axis; 0 or less if it does not fit."""
    whole = spread_length(length, spread) + padding[0] + padding[1]
    return (whole - dilation * (taps - 1) - 1) // stride + 1


def spread_length(length: int, spread: int) -> int:
    """The length of an axis with zeros between its elements."""
    return (length - 1) * spread + 1 if length else 0


def _infer(inputs: tuple[TensorType, ...], attributes: ConvolutionAttributes) -> TensorType:
    x, kernel = inputs
    axes = x.ndim - 3
    if axes < 0 or kernel.ndim != axes + 3 or len(attributes.strides) != axes:
        raise ShapeError(f"convolution: the kernel does not have the axes of the input, {x}")
    if x.dtype.kind == "b":
        raise DTypeError("convolution: booleans are no numbers; convert them first")
    if x.shape[1:3] != (kernel.shape[0], kernel.shape[2]):
        raise ShapeError(
            f"convolution: the groups and channels of {x} are not those of the kernel, {kernel}"
        )
    lengths = []
    for axis, (stride, padding, spread, dilation) in enumerate(zip(*attributes, strict=True)):
        length, taps = x.shape[3 + axis], kernel.shape[3 + axis]
        found = output_length(length, taps, stride, padding, spread, dilation)
        if found < 0:
            raise ShapeError(
                f"convolution: a kernel of {taps}, {dilation} apart, is longer than the axis of "
                f"{length} with the padding {padding}"
            )
        lengths.append(found)
    return TensorType((x.shape[0], *kernel.shape[:2], *lengths), x.dtype)


# ---- kernels of array libraries ------------------------------------------------------------


class _Phase(NamedTuple):
    """Places of the result along an axis that meet the same taps, at equal steps."""

    places: slice
    place_count: int
    taps: slice
    tap_count: int
    first: int
    """The element that the first tap meets at the first place; it may be outside of the input."""
    by_place: int
    """Elements from one place to the next."""
    by_tap: int
    """Elements from one tap to the next."""

    @property
    def last(self) -> int:
        """The element that the last tap meets at the last place."""
        return (
            self.first + (self.place_count - 1) * self.by_place + (self.tap_count - 1) * self.by_tap
        )


def _phases(
    taps: int, places: int, stride: int, padding: tuple[int, int], spread: int, dilation: int
) -> list[_Phase]:
    """At place ``o`` tap ``k`` meets element ``(o * stride + k * dilation - padding) / spread``.

    Zeros between elements are met by no tap of a phase; places that meet only these have none.
    """
    period, tap_period = spread // math.gcd(stride, spread), spread // math.gcd(dilation, spread)
    found = []
    for place in range(min(period, places)):
        shift = place * stride - padding[0]
        tap = next((k for k in range(tap_period) if (shift + k * dilation) % spread == 0), taps)
        if tap < taps:
            found.append(
                _Phase(
                    places=slice(place, places, period),
                    place_count=-(-(places - place) // period),
                    taps=slice(tap, taps, tap_period),
                    tap_count=-(-(taps - tap) // tap_period),
                    first=(shift + tap * dilation) // spread,
                    by_place=period * stride // spread,
                    by_tap=tap_period * dilation // spread,
                )
            )
    return found


def _lower(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: ConvolutionAttributes
) -> Kernel:
    """Products of matrices: of the kernel with the elements that its taps meet, side by side.

    Source: Chellapilla, Puri and Simard, "High performance convolutional neural networks for
    document processing", 2006. Zeros that were put between elements are not there.
    """
    x, kernel = inputs
    lengths = x.shape[3:]
    phases = [
        _phases(kernel.shape[3 + axis], output.shape[3 + axis], *numbers)
        for axis, numbers in enumerate(zip(*attributes, strict=True))
    ]
    wide = FLOAT if output.dtype == HALF else output.dtype
    # Zeros around the input, as many as any phase meets.
    before = [max([0, *[-phase.first for phase in axis]]) for axis in phases]
    behind = [
        max([0, *[phase.last - length + 1 for phase in axis]])
        for axis, length in zip(phases, lengths, strict=True)
    ]
    padded = [sum(parts) for parts in zip(before, lengths, behind, strict=True)]
    inside = tuple([slice(n, n + length) for n, length in zip(before, lengths, strict=True)])

    def convolve(a: Any, b: Any, out: Any) -> None:
        # Of places without a tap, and of nothing, the sums are 0.
        out[...] = 0
        if not (a.size and b.size and out.size):
            return
        b = b.astype(wide, copy=False)
        if padded == list(lengths):
            source = a.astype(wide, copy=False)
        else:
            source = xp.zeros((*a.shape[:3], *padded), wide)
            source[(..., *inside)] = a
        for chosen in itertools.product(*phases):
            taps = b[(..., *[phase.taps for phase in chosen])]
            starts = [phase.first + n for phase, n in zip(chosen, before, strict=True)]
            met = _met(xp, source[(..., *[slice(start, None) for start in starts])], chosen)
            _multiply(xp, taps, met, out[(..., *[phase.places for phase in chosen])])

    return convolve


def _met(xp: Any, source: Any, phases: Sequence[_Phase]) -> Any:
    """A view (groups, channels, taps, …, members, places, …) of what taps meet at places."""
    (member, group, channel), steps = source.strides[:3], source.strides[3:]
    members, groups, channels = source.shape[:3]
    shape = [groups, channels, *[phase.tap_count for phase in phases]]
    shape += [members, *[phase.place_count for phase in phases]]
    strides = [group, channel]
    strides += [step * phase.by_tap for step, phase in zip(steps, phases, strict=True)]
    strides += [member]
    strides += [step * phase.by_place for step, phase in zip(steps, phases, strict=True)]
    return xp.lib.stride_tricks.as_strided(source, tuple(shape), tuple(strides))


def _multiply(xp: Any, taps: Any, met: Any, out: Any) -> None:
    """Some members at a time, or of one member places along the first axis, as many as fit."""
    axes = taps.ndim - 3
    groups, outputs = taps.shape[:2]
    factor = taps.reshape(groups, outputs, -1)
    members, places = out.shape[0], out.shape[3:]
    each = groups * factor.shape[2] * math.prod(places) * factor.itemsize
    at_a_time = max(1, PIECE_BYTES // each)
    band = places[0] if axes else 1
    if each > PIECE_BYTES:
        band = max(1, band * PIECE_BYTES // each)
    for member in range(0, members, at_a_time):
        some = slice(member, min(members, member + at_a_time))
        for start in range(0, places[0] if axes else 1, band):
            rows = (slice(start, start + band),) if axes else ()
            columns = met[(*(slice(None),) * (2 + axes), some, *rows)]
            part = out[(some, slice(None), slice(None), *rows)]
            product = xp.matmul(factor, columns.reshape(groups, factor.shape[2], -1))
            product = product.reshape(groups, outputs, part.shape[0], *part.shape[3:])
            part[...] = xp.moveaxis(product, 2, 0)


# ---- rules ---------------------------------------------------------------------------------


def _work(
    inputs: tuple[TensorType, ...], output: TensorType, attributes: ConvolutionAttributes
) -> float:
    """Zeros between elements are not multiplied."""
    x, kernel = inputs
    taps = math.prod(kernel.shape[3:]) / math.prod(attributes.spread)
    return 2.0 * output.size * x.shape[2] * taps


def _expand(b: GraphBuilder, x: Sequence[int], attributes: ConvolutionAttributes) -> int | None:
    """In half precision: summed up in float32, and rounded once."""
    if b.type(x[0]).dtype != HALF:
        return None
    operands = [b.apply(CAST, (operand,), (FLOAT,)) for operand in x]
    return b.apply(CAST, (b.apply(CONVOLUTION, operands, attributes),), (HALF,))


def _gradient(
    g: LazyTensor,
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: ConvolutionAttributes,
) -> tuple[LazyTensor, LazyTensor]:
    x, kernel = operands
    return (
        _input_gradient(g, x.shape[3:], kernel, attributes),
        _kernel_gradient(g, x, kernel.shape[3:], attributes),
    )


def _input_gradient(
    g: LazyTensor, lengths: tuple[int, ...], kernel: LazyTensor, attributes: ConvolutionAttributes
) -> LazyTensor:
    """What comes back through the kernel turned around; strides become zeros between elements."""
    padding = []
    for axis, (stride, (low, _), spread, dilation) in enumerate(zip(*attributes, strict=True)):
        before = dilation * (kernel.shape[3 + axis] - 1)
        places = spread_length(lengths[axis], spread) + before
        spread_out = spread_length(g.shape[3 + axis], stride)
        padding.append((before - low, places - spread_out - (before - low)))
    spatial = tuple(range(3, kernel.ndim))
    turned = flip(transpose(kernel, (0, 2, 1, *spatial)), spatial)
    return _convolved(
        g, turned, (attributes.spread, tuple(padding), attributes.strides, attributes.dilation)
    )


def _kernel_gradient(
    g: LazyTensor, x: LazyTensor, taps: tuple[int, ...], attributes: ConvolutionAttributes
) -> LazyTensor:
    """The members of the batch are what is summed over, and the result is the kernel."""
    if _is_pointwise(x, taps, attributes):
        return _pointwise_gradient(g, x, attributes)
    padding = []
    for axis, (stride, (low, _), spread, dilation) in enumerate(zip(*attributes, strict=True)):
        places = dilation * (taps[axis] - 1) + spread_length(g.shape[3 + axis], stride)
        padding.append((low, places - spread_length(x.shape[3 + axis], spread) - low))
    spatial = tuple(range(3, x.ndim))
    found = _convolved(
        transpose(x, (2, 1, 0, *spatial)),
        transpose(g, (1, 2, 0, *spatial)),
        (attributes.dilation, tuple(padding), attributes.spread, attributes.strides),
    )
    return transpose(found, (1, 2, 0, *spatial))


def _is_pointwise(x: LazyTensor, taps: tuple[int, ...], attributes: ConvolutionAttributes) -> bool:
    """Whether each place meets one element of several channels: a product of matrices."""
    is_plain = all(each == 1 for each in (*taps, *attributes.spread))
    return is_plain and not any(map(any, attributes.padding)) and x.shape[2] > 1


def _pointwise_gradient(
    g: LazyTensor, x: LazyTensor, attributes: ConvolutionAttributes
) -> LazyTensor:
    """All members and places lie in a row, which is summed over by one product for each group."""
    lengths = g.shape[3:]
    index = [*whole(x.shape[:3])]
    for length, stride in zip(lengths, attributes.strides, strict=True):
        index.append((0, (length - 1) * stride + 1 if length else 0, stride))
    x = take_part(x, tuple(index))
    spatial = tuple(range(3, x.ndim))
    count = math.prod((g.shape[0], *lengths))
    rows, columns = (
        reshape(transpose(each, (1, 2, 0, *spatial)), (*each.shape[1:3], count)) for each in (g, x)
    )
    found = matmul(rows, swapaxes(columns, -1, -2))
    return reshape(found, (*found.shape, *(1,) * len(spatial)))


def _tangent(
    tangents: tuple[Any, ...], operands: tuple[Any, ...], output: Any, attributes: Any
) -> Any:
    x, kernel = operands
    along_x, along_kernel = tangents
    if along_kernel is None:
        return _convolved(along_x, kernel, attributes)
    changed = _convolved(x, along_kernel, attributes)
    return changed if along_x is None else _convolved(along_x, kernel, attributes) + changed


def _batch(application: Any) -> LazyTensor:
    """Members are more of the batch; with a kernel for each they are more channels or groups."""
    size: int = application.size
    x, kernel = application.operands
    shape: tuple[int, ...] = application.type.shape
    if not application.batched[1]:
        flat = reshape(x, (size * x.shape[1], *x.shape[2:]))
        return reshape(application.again((flat, kernel)), (size, *shape))
    groups, outputs = shape[1:3]
    taps = kernel.shape[3:]
    if not application.batched[0]:
        wider = reshape(moveaxis(kernel, 0, 1), (groups, size * outputs, *taps))
        found = application.again((x, wider))
        return moveaxis(reshape(found, (*shape[:2], size, *shape[2:])), 2, 0)
    beside = moveaxis(x, 0, 1)
    beside = reshape(beside, (beside.shape[0], size * groups, *beside.shape[3:]))
    found = application.again((beside, reshape(kernel, (size * groups, outputs, *taps))))
    return moveaxis(reshape(found, (shape[0], size, *shape[1:])), 1, 0)


CONVOLUTION = Operation(
    "convolution",
    kind=OperationKind.COMPUTE,
    infer=_infer,
    attributes=ConvolutionAttributes,
    rules=(
        GRADIENTS(_gradient),
        TANGENTS(_tangent),
        BATCHES(_batch),
        LOWERINGS(_lower),
        EXPANSIONS(_expand),
        WORK(_work),
    ),
)


def _convolved(x: LazyTensor, kernel: LazyTensor, attributes: Any) -> LazyTensor:
    return record(CONVOLUTION, (x, kernel), tuple(attributes))


def convolution(
    x: LazyTensor,
    kernel: LazyTensor,
    *,
    strides: Sequence[int],
    padding: Sequence[tuple[int, int]],
    spread: Sequence[int],
    dilation: Sequence[int],
) -> LazyTensor:
    """``x`` (members, groups, channels, …) with ``kernel`` (groups, outputs, channels, …).

    Both have the same dtype. Returns (members, groups, outputs, …): at each place the sum of the
    products over the channels of the group and the taps of the kernel, which is not turned around.
    See `ConvolutionAttributes` for the rest. Raises `ShapeError` and `DTypeError`.
    """
    attributes = (tuple(strides), tuple(map(tuple, padding)), tuple(spread), tuple(dilation))
    return _convolved(x, kernel, attributes)
