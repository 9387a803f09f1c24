"""Where the largest elements of windows are, and the inputs that have them there alone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal, Protocol, overload

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.hints import keywords_elsewhere
from lazyasync.nn.operands import integer_operand
from lazyasync.nn.spatial import Layout, Numbers, each_axis
from lazyasync.ops.elementwise.arithmetic import logical_or
from lazyasync.ops.elementwise.comparison import greater, where
from lazyasync.ops.elementwise.functions import isnan
from lazyasync.ops.indexing.take import take
from lazyasync.ops.manipulation.broadcasting import broadcast_to, reshape
from lazyasync.ops.manipulation.creation import asarray, zeros
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.selection.places import put_along_axis
from lazyasync.tensor import LazyTensor

__all__ = ["max_unpool1d", "max_unpool2d", "max_unpool3d"]

Pair = tuple[LazyTensor, LazyTensor]


class MaxPool(Protocol):
    """The type of `la.nn.max_pool2d` and its like: with ``return_indices`` they give a pair."""

    @overload
    def __call__(
        self,
        x: LazyTensor,
        kernel_size: Numbers,
        stride: Numbers | None = None,
        padding: Numbers = 0,
        dilation: Numbers = 1,
        ceil_mode: bool = False,
        return_indices: Literal[False] = False,
        *,
        channels_last: bool = False,
    ) -> LazyTensor: ...

    @overload
    def __call__(
        self,
        x: LazyTensor,
        kernel_size: Numbers,
        stride: Numbers | None = None,
        padding: Numbers = 0,
        dilation: Numbers = 1,
        ceil_mode: bool = False,
        *,
        return_indices: Literal[True],
        channels_last: bool = False,
    ) -> Pair: ...


class AdaptiveMaxPool(Protocol):
    """The type of `la.nn.adaptive_max_pool2d` and its like."""

    @overload
    def __call__(
        self, x: LazyTensor, output_size: Any, return_indices: Literal[False] = False
    ) -> LazyTensor: ...

    @overload
    def __call__(self, x: LazyTensor, output_size: Any, return_indices: Literal[True]) -> Pair: ...


def larger(one: LazyTensor, other: LazyTensor) -> LazyTensor:
    """Whether the second element is the larger one; NaN is larger than all."""
    is_larger = greater(other, one)
    return is_larger if other.dtype.kind in "iu" else logical_or(is_larger, isnan(other))


def places_of_largest(x: LazyTensor, taps: Sequence[np.ndarray]) -> LazyTensor:
    """The flat places, among the spatial axes, of the first of the largest elements of windows.

    ``x`` is (batch, channels, spatial axes); ``taps`` has for each of these the places of (tap,
    window). A place that comes again counts once. Returns int64 (batch, channels, windows).
    """
    lengths = x.shape[2:]
    places = asarray(np.arange(math.prod(lengths)).reshape(lengths), device=x.device)
    places = broadcast_to(places, x.shape)
    # Axis by axis, the last one first, so that the first of equal elements is that of all.
    for axis in reversed(range(2, x.ndim)):
        best, where_best = x, places
        for number, at in enumerate(taps[axis - 2]):
            index = asarray(at, device=x.device)
            found, where_found = take(x, index, axis), take(places, index, axis)
            if number:
                is_larger = larger(best, found)
                found = where(is_larger, found, best)
                where_found = where(is_larger, where_found, where_best)
            best, where_best = found, where_found
        x, places = best, where_best
    return places


@keywords_elsewhere(input="x=")
def max_unpool1d(
    x: LazyTensor,
    indices: LazyTensor,
    kernel_size: Numbers,
    stride: Numbers | None = None,
    padding: Numbers = 0,
    output_size: Sequence[int] | None = None,
) -> LazyTensor:
    """Undoes `max_pool1d`, as far as that is possible; see `max_unpool2d`."""
    return _unpooled("max_unpool1d", 1, x, indices, kernel_size, stride, padding, output_size)


@keywords_elsewhere(input="x=")
def max_unpool2d(
    x: LazyTensor,
    indices: LazyTensor,
    kernel_size: Numbers,
    stride: Numbers | None = None,
    padding: Numbers = 0,
    output_size: Sequence[int] | None = None,
) -> LazyTensor:
    """Undoes `max_pool2d`, as far as that is possible: all but the largest elements are 0.

    ``x`` (batch, channels, height, width) and the ``indices`` of its elements are what
    ``max_pool2d(..., return_indices=True)`` gives for the other arguments. ``output_size`` has the
    lengths of the result, or its whole shape; without it they are the least that windows of this
    size and ``stride`` can come from. Source: Zeiler and Fergus, arXiv:1311.2901. The batch axis
    may be missing. Raises `ShapeError`, `DTypeError` and ``ValueError``; an index that is no place
    fails the step.
    """
    return _unpooled("max_unpool2d", 2, x, indices, kernel_size, stride, padding, output_size)


@keywords_elsewhere(input="x=")
def max_unpool3d(
    x: LazyTensor,
    indices: LazyTensor,
    kernel_size: Numbers,
    stride: Numbers | None = None,
    padding: Numbers = 0,
    output_size: Sequence[int] | None = None,
) -> LazyTensor:
    """Undoes `max_pool3d`, as far as that is possible; see `max_unpool2d`."""
    return _unpooled("max_unpool3d", 3, x, indices, kernel_size, stride, padding, output_size)


def _unpooled(
    name: str,
    axes: int,
    x: Any,
    indices: Any,
    kernel_size: Any,
    stride: Any,
    padding: Any,
    output_size: Sequence[int] | None,
) -> LazyTensor:
    x = as_tensor(name, x)
    places = integer_operand(name, "indices", indices, x)
    if places.shape != x.shape:
        raise ShapeError(f"{name}: indices must be {x.shape}, as x, not {places._node.type}")
    layout = Layout(name, x, axes, False)
    x, places = layout.channels_first(x), layout.channels_first(places)
    size = each_axis(name, "kernel_size", kernel_size, axes)
    steps = size if stride is None else each_axis(name, "stride", stride, axes)
    more = each_axis(name, "padding", padding, axes, 0)
    given = [
        (count - 1) * step - 2 * outside + length
        for count, step, outside, length in zip(x.shape[2:], steps, more, size, strict=True)
    ]
    lengths = each_axis(
        name, "output_size", given if output_size is None else output_size[-axes:], axes
    )
    flat = (*x.shape[:2], math.prod(x.shape[2:]))
    whole = zeros((*x.shape[:2], math.prod(lengths)), dtype=x.dtype, device=x.device)
    found = put_along_axis(whole, reshape(places, flat), reshape(x, flat), -1, inplace=False)
    return layout.restored(reshape(found, (*x.shape[:2], *lengths)))
