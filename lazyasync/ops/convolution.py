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
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.shaping import flip, moveaxis, transpose
from lazyasync.ops.promotion import FLOAT
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor

HALF = np.dtype(np.float16)
PIECE_BYTES = 1 << 22
"""About the bytes of the products that the reference kernel adds up at a time."""

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


# ---- the reference -------------------------------------------------------------------------


class _Meeting(NamedTuple):
    """Where a tap meets an input along one axis: at which places of the result and of the input."""

    places: slice
    elements: slice


def _meeting(
    tap: int, length: int, places: int, stride: int, padding: int, spread: int, dilation: int
) -> _Meeting | None:
    """The places ``o`` of which ``o * stride + tap * dilation - padding`` is an element's."""
    shift = tap * dilation - padding
    period = spread // math.gcd(stride, spread)
    first = next((o for o in range(period) if (o * stride + shift) % spread == 0), None)
    if first is None:
        return None
    if (below := -(first * stride + shift)) > 0:
        first += -(-below // (period * stride)) * period
    last = ((length - 1) * spread - shift) // stride
    count = (min(last, places - 1) - first) // period + 1
    if count <= 0:
        return None
    start, step = (first * stride + shift) // spread, period * stride // spread
    return _Meeting(
        slice(first, first + (count - 1) * period + 1, period),
        slice(start, start + (count - 1) * step + 1, step),
    )


def _meetings(
    taps: int, length: int, places: int, numbers: tuple[int, tuple[int, int], int, int]
) -> list[tuple[int, _Meeting]]:
    """The taps along an axis that meet the input, and where."""
    stride, (padding, _), spread, dilation = numbers
    found = []
    for tap in range(taps):
        meeting = _meeting(tap, length, places, stride, padding, spread, dilation)
        if meeting is not None:
            found.append((tap, meeting))
    return found


def _lower(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: ConvolutionAttributes
) -> Kernel:
    """Products of matrices, one for each tap, or one for each place where these are fewer."""
    x, kernel = inputs
    spatial = output.shape[3:]
    axes = [
        (kernel.shape[3 + axis], x.shape[3 + axis], spatial[axis], numbers)
        for axis, numbers in enumerate(zip(*attributes, strict=True))
    ]
    by_tap = math.prod(kernel.shape[3:]) <= math.prod(spatial)
    wide = FLOAT if output.dtype == HALF else output.dtype
    one = math.prod(output.shape[1:]) * wide.itemsize
    members = max(1, PIECE_BYTES // max(1, one))

    def convolve(a: Any, b: Any, out: Any) -> None:
        total = out if wide == out.dtype else xp.zeros(out.shape, wide)
        total[...] = 0
        a, b = a.astype(wide, copy=False), b.astype(wide, copy=False)
        if by_tap:
            for start in range(0, a.shape[0], members):
                part = slice(start, start + members)
                _by_taps(xp, a[part], b, total[part], axes)
        else:
            _by_places(xp, a, b, total, axes)
        if total is not out:
            xp.copyto(out, total, casting="same_kind")

    return convolve


def _by_taps(xp: Any, a: Any, b: Any, total: Any, axes: Sequence[Any]) -> None:
    """Adds what each tap gives: a product of its matrix with the elements that it meets."""
    members, groups, channels = a.shape[:3]
    outputs = b.shape[1]
    for taps in itertools.product(*[_meetings(*axis) for axis in axes]):
        places = (..., *[meeting.places for _, meeting in taps])
        elements = (..., *[meeting.elements for _, meeting in taps])
        met = a[elements]
        shape = met.shape[3:]
        factor = b[(..., *[tap for tap, _ in taps])]
        if channels == 1:
            factor = factor.reshape(1, groups, outputs, *(1,) * len(shape))
            total[places] += factor * met
        elif met.size:
            product = xp.matmul(factor, met.reshape(members, groups, channels, -1))
            total[places] += product.reshape(members, groups, outputs, *shape)


def _by_places(xp: Any, a: Any, b: Any, total: Any, axes: Sequence[Any]) -> None:
    """Computes each place of the result: a product over all taps that meet the input there."""
    members, groups = a.shape[:2]
    outputs = b.shape[1]
    for place in itertools.product(*[range(places) for _, _, places, _ in axes]):
        met = [_met(at, *axis) for at, axis in zip(place, axes, strict=True)]
        elements = a[(..., *[elements for elements, _ in met])]
        taps = b[(..., *[taps for _, taps in met])]
        if not elements.size:
            continue
        left = elements.reshape(members, groups, -1).swapaxes(0, 1)
        right = taps.reshape(groups, outputs, -1).swapaxes(1, 2)
        total[(..., *place)] = xp.matmul(left, right).swapaxes(0, 1)


def _met(place: int, taps: int, length: int, places: int, numbers: Any) -> tuple[slice, slice]:
    """The elements that meet taps at a place along one axis, and these taps."""
    stride, (padding, _), spread, dilation = numbers
    found = _meeting(place, length, taps, dilation, padding, spread, stride)
    return (slice(0), slice(0)) if found is None else (found.elements, found.places)


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
