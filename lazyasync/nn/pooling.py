"""Pooling: the largest or the mean of the elements in windows, and the windows themselves."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np

from lazyasync.arguments import real_number
from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import keywords_elsewhere
from lazyasync.nn.spatial import Layout, Numbers, each_axis
from lazyasync.nn.unpooling import AdaptiveMaxPool, MaxPool, larger, places_of_largest
from lazyasync.ops.convolution import convolution
from lazyasync.ops.elementwise.comparison import where
from lazyasync.ops.elementwise.powers import power
from lazyasync.ops.indexing.slicing import EMBED
from lazyasync.ops.indexing.take import take
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.creation import asarray, ones
from lazyasync.ops.manipulation.padding import pad
from lazyasync.ops.manipulation.shaping import stack
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.pooling import largest_of_windows
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = [
    "adaptive_avg_pool1d",
    "adaptive_avg_pool2d",
    "adaptive_avg_pool3d",
    "adaptive_max_pool1d",
    "adaptive_max_pool2d",
    "adaptive_max_pool3d",
    "avg_pool1d",
    "avg_pool2d",
    "avg_pool3d",
    "fold",
    "lp_pool1d",
    "lp_pool2d",
    "lp_pool3d",
    "max_pool1d",
    "max_pool2d",
    "max_pool3d",
    "unfold",
]


def _max_pooling(function: Callable[..., Any]) -> MaxPool:
    """Gives a function the type that says when its result is a pair."""
    return cast(MaxPool, function)


def _adaptive_max_pooling(function: Callable[..., Any]) -> AdaptiveMaxPool:
    return cast(AdaptiveMaxPool, function)


@_max_pooling
@keywords_elsewhere(input="x=")
def max_pool1d(
    x: LazyTensor,
    kernel_size: Numbers,
    stride: Numbers | None = None,
    padding: Numbers = 0,
    dilation: Numbers = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
    *,
    channels_last: bool = False,
) -> Any:
    """The largest elements in windows of ``x`` (batch, channels, length); see `max_pool2d`."""
    return _max_pool(
        *("max_pool1d", 1, x, kernel_size, stride, padding, dilation, ceil_mode),
        *(channels_last, return_indices),
    )


@_max_pooling
@keywords_elsewhere(input="x=")
def max_pool2d(
    x: LazyTensor,
    kernel_size: Numbers,
    stride: Numbers | None = None,
    padding: Numbers = 0,
    dilation: Numbers = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
    *,
    channels_last: bool = False,
) -> Any:
    """The largest elements in windows of ``x`` (batch, channels, height, width).

    A window is ``kernel_size`` long along each axis, its elements are ``dilation`` apart, and it
    moves on by ``stride``, which is its size if it is not given. ``padding``, at most half a
    window, is what it may begin before the input and end behind it; with ``ceil_mode`` also the
    last window counts that is not within that as a whole, if it begins there. The batch axis may be
    missing; with ``channels_last`` the channels are the last axis.

    NaN is the largest. The gradient of a window goes to the first of its largest elements. With
    ``return_indices`` the result is a pair: also the places of these among those of the input,
    counted in row-major order over the spatial axes, of int64, as `max_unpool2d` takes them.

    Raises `ShapeError`, `DTypeError` for booleans and complex numbers, and ``ValueError`` for other
    numbers.
    """
    return _max_pool(
        *("max_pool2d", 2, x, kernel_size, stride, padding, dilation, ceil_mode),
        *(channels_last, return_indices),
    )


@_max_pooling
@keywords_elsewhere(input="x=")
def max_pool3d(
    x: LazyTensor,
    kernel_size: Numbers,
    stride: Numbers | None = None,
    padding: Numbers = 0,
    dilation: Numbers = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
    *,
    channels_last: bool = False,
) -> Any:
    """The largest elements in windows of ``x`` (batch, channels, depth, height, width).

    See `max_pool2d`.
    """
    return _max_pool(
        *("max_pool3d", 3, x, kernel_size, stride, padding, dilation, ceil_mode),
        *(channels_last, return_indices),
    )


@keywords_elsewhere(input="x=")
def avg_pool1d(
    x: LazyTensor,
    kernel_size: Numbers,
    stride: Numbers | None = None,
    padding: Numbers = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
    *,
    channels_last: bool = False,
) -> LazyTensor:
    """The means of windows of ``x`` (batch, channels, length); see `avg_pool2d`."""
    return _avg_pool(
        *("avg_pool1d", 1, x, kernel_size, stride, padding, ceil_mode),
        *(count_include_pad, divisor_override, channels_last),
    )


@keywords_elsewhere(input="x=")
def avg_pool2d(
    x: LazyTensor,
    kernel_size: Numbers,
    stride: Numbers | None = None,
    padding: Numbers = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
    *,
    channels_last: bool = False,
) -> LazyTensor:
    """The means of windows of ``x`` (batch, channels, height, width).

    Windows are those of `max_pool2d`. Outside of the input there are zeros, which count unless
    ``count_include_pad`` is False; those behind the padding never do. ``divisor_override`` is what
    the sums are divided by instead. Raises `ShapeError`, `DTypeError` for what are no real or
    complex numbers, and ``ValueError`` for other numbers.
    """
    return _avg_pool(
        *("avg_pool2d", 2, x, kernel_size, stride, padding, ceil_mode),
        *(count_include_pad, divisor_override, channels_last),
    )


@keywords_elsewhere(input="x=")
def avg_pool3d(
    x: LazyTensor,
    kernel_size: Numbers,
    stride: Numbers | None = None,
    padding: Numbers = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
    *,
    channels_last: bool = False,
) -> LazyTensor:
    """The means of windows of ``x`` (batch, channels, depth, height, width); see `avg_pool2d`."""
    return _avg_pool(
        *("avg_pool3d", 3, x, kernel_size, stride, padding, ceil_mode),
        *(count_include_pad, divisor_override, channels_last),
    )


@keywords_elsewhere(input="x=")
def lp_pool1d(
    x: LazyTensor,
    norm_type: float,
    kernel_size: Numbers,
    stride: Numbers | None = None,
    ceil_mode: bool = False,
) -> LazyTensor:
    """The norms of windows of ``x`` (batch, channels, length); see `lp_pool2d`."""
    return _lp_pool("lp_pool1d", 1, x, norm_type, kernel_size, stride, ceil_mode)


@keywords_elsewhere(input="x=")
def lp_pool2d(
    x: LazyTensor,
    norm_type: float,
    kernel_size: Numbers,
    stride: Numbers | None = None,
    ceil_mode: bool = False,
) -> LazyTensor:
    """The norms of windows of ``x`` (batch, channels, height, width).

    ``sum(x**norm_type) ** (1 / norm_type)`` over the windows of `avg_pool2d`, as PyTorch has it:
    without magnitudes, and windows that ``ceil_mode`` cuts off counted as whole ones. Raises as
    `avg_pool2d`.
    """
    return _lp_pool("lp_pool2d", 2, x, norm_type, kernel_size, stride, ceil_mode)


@keywords_elsewhere(input="x=")
def lp_pool3d(
    x: LazyTensor,
    norm_type: float,
    kernel_size: Numbers,
    stride: Numbers | None = None,
    ceil_mode: bool = False,
) -> LazyTensor:
    """The norms of windows of ``x`` (batch, channels, depth, height, width); see `lp_pool2d`."""
    return _lp_pool("lp_pool3d", 3, x, norm_type, kernel_size, stride, ceil_mode)


def _lp_pool(
    name: str,
    axes: int,
    x: Any,
    norm_type: float,
    kernel_size: Numbers,
    stride: Numbers | None,
    ceil_mode: bool,
) -> LazyTensor:
    x = as_tensor(name, x)
    if x.dtype.kind not in "fV":
        raise DTypeError(f"{name}: x must be real, not {x._node.type}")
    exponent = real_number(f"{name}: norm_type", norm_type)
    if not exponent:
        raise ValueError(f"{name}: norm_type must not be 0")
    powers = power(x, exponent)
    means = _avg_pool(name, axes, powers, kernel_size, stride, 0, ceil_mode, True, None, False)
    size = math.prod(each_axis(name, "kernel_size", kernel_size, axes))
    return power(means * size, 1.0 / exponent)


@keywords_elsewhere(input="x=")
def adaptive_avg_pool1d(x: LazyTensor, output_size: Any) -> LazyTensor:
    """The means of as many windows as ``output_size`` says; see `adaptive_avg_pool2d`."""
    found: LazyTensor = _adaptive("adaptive_avg_pool1d", 1, x, output_size, False)
    return found


@keywords_elsewhere(input="x=")
def adaptive_avg_pool2d(x: LazyTensor, output_size: Any) -> LazyTensor:
    """The means of windows of ``x`` (batch, channels, height, width), ``output_size`` of them.

    That is a number for all axes or one for each, where None leaves an axis as it is. Window ``i``
    of ``n`` of an axis goes from the place ``floor(i * length / n)`` to ``ceil((i + 1) * length /
    n)``, so that windows may overlap. Raises `ShapeError`, `DTypeError` and ``ValueError``.
    """
    found: LazyTensor = _adaptive("adaptive_avg_pool2d", 2, x, output_size, False)
    return found


@keywords_elsewhere(input="x=")
def adaptive_avg_pool3d(x: LazyTensor, output_size: Any) -> LazyTensor:
    """The means of as many windows as ``output_size`` says; see `adaptive_avg_pool2d`."""
    found: LazyTensor = _adaptive("adaptive_avg_pool3d", 3, x, output_size, False)
    return found


@_adaptive_max_pooling
@keywords_elsewhere(input="x=")
def adaptive_max_pool1d(x: LazyTensor, output_size: Any, return_indices: bool = False) -> Any:
    """The largest of as many windows as ``output_size`` says; see `adaptive_avg_pool2d`."""
    return _adaptive("adaptive_max_pool1d", 1, x, output_size, True, return_indices)


@_adaptive_max_pooling
@keywords_elsewhere(input="x=")
def adaptive_max_pool2d(x: LazyTensor, output_size: Any, return_indices: bool = False) -> Any:
    """The largest of as many windows as ``output_size`` says; see `adaptive_avg_pool2d`."""
    return _adaptive("adaptive_max_pool2d", 2, x, output_size, True, return_indices)


@_adaptive_max_pooling
@keywords_elsewhere(input="x=")
def adaptive_max_pool3d(x: LazyTensor, output_size: Any, return_indices: bool = False) -> Any:
    """The largest of as many windows as ``output_size`` says; see `adaptive_avg_pool2d`."""
    return _adaptive("adaptive_max_pool3d", 3, x, output_size, True, return_indices)


@keywords_elsewhere(input="x=")
def unfold(
    x: LazyTensor,
    kernel_size: Numbers,
    dilation: Numbers = 1,
    padding: Numbers = 0,
    stride: Numbers = 1,
) -> LazyTensor:
    """The windows of ``x`` (batch, channels, height, width), each as a column.

    Returns (batch, channels * taps, windows), where the taps of a channel are in row-major order,
    and the windows as well. Outside of the input there are zeros. The batch axis may be missing.
    Raises `ShapeError` and ``ValueError``.
    """
    x = as_tensor("unfold", x)
    layout = Layout("unfold", x, 2, False)
    x = layout.channels_first(x)
    windows = _Windows("unfold", 2, kernel_size, stride, padding, dilation)
    counts = windows.counts(x.shape[2:], False)
    x = pad(x, [(0, 0), (0, 0), *[(each, each) for each in windows.padding]])
    columns = stack([x[(..., *part)] for part in windows.parts(counts)], 2)
    members, channels, taps = columns.shape[:3]
    return layout.restored(reshape(columns, (members, channels * taps, math.prod(counts))))


@keywords_elsewhere(input="x=")
def fold(
    x: LazyTensor,
    output_size: Numbers,
    kernel_size: Numbers,
    dilation: Numbers = 1,
    padding: Numbers = 0,
    stride: Numbers = 1,
) -> LazyTensor:
    """The sums of windows that overlap: what the gradient of `unfold` is.

    ``x`` is what `unfold` gives of an input whose height and width ``output_size`` says. Returns
    (batch, channels, height, width). Raises `ShapeError` and ``ValueError``.
    """
    x = as_tensor("fold", x)
    lengths = each_axis("fold", "output_size", output_size, 2)
    windows = _Windows("fold", 2, kernel_size, stride, padding, dilation)
    counts = windows.counts(lengths, False)
    taps = math.prod(windows.size)
    if x.ndim not in (2, 3) or x.shape[-2] % taps or x.shape[-1] != math.prod(counts):
        raise ShapeError(
            f"fold: {math.prod(counts)} windows of {taps} elements are expected, not {x.shape}"
        )
    before = x.shape[:-2]
    channels = x.shape[-2] // taps
    columns = reshape(x, (*before, channels, taps, *counts))
    whole = tuple(
        [length + 2 * more for length, more in zip(lengths, windows.padding, strict=True)]
    )
    shape = (*before, channels, *whole)
    outer = tuple([(0, length, 1) for length in shape[:-2]])
    total: Any = None
    for tap, part in enumerate(windows.parts(counts)):
        places = tuple([(each.start, each.stop, each.step) for each in part])
        column = columns[(..., tap, slice(None), slice(None))]
        found = record_one(EMBED, column, (shape, (*outer, *places)))
        total = found if total is None else total + found
    inner = [
        slice(more, more + length) for more, length in zip(windows.padding, lengths, strict=True)
    ]
    result: LazyTensor = total[(..., *inner)]
    return result


class _Windows:
    """Windows along each spatial axis."""

    def __init__(
        self, name: str, axes: int, size: Any, stride: Any, padding: Any, dilation: Any
    ) -> None:
        self.name = name
        self.size = each_axis(name, "kernel_size", size, axes)
        given = size if stride is None else stride
        self.stride = each_axis(name, "stride", given, axes)
        self.padding = each_axis(name, "padding", padding, axes, 0)
        self.dilation = each_axis(name, "dilation", dilation, axes)

    def check_padding(self) -> None:
        """Raises ``ValueError`` for more than half a window, where all could be outside."""
        if any(2 * more > size for more, size in zip(self.padding, self.size, strict=True)):
            raise ValueError(
                f"{self.name}: padding {self.padding} is at most half of the kernel {self.size}"
            )

    def counts(self, lengths: Sequence[int], ceil_mode: bool) -> tuple[int, ...]:
        """How many windows there are along each axis. Raises `ShapeError` if there are none."""
        counts = []
        for axis, length in enumerate(lengths):
            stride, more = self.stride[axis], self.padding[axis]
            room = length + 2 * more - self.reach(axis, 1)
            count = (-(-room // stride) if ceil_mode else room // stride) + 1
            if ceil_mode and (count - 1) * stride >= length + more:
                count -= 1  # it would begin behind the input
            if count < 1:
                raise ShapeError(
                    f"{self.name}: windows of {self.size} do not fit into {tuple(lengths)}"
                )
            counts.append(count)
        return tuple(counts)

    def reach(self, axis: int, count: int) -> int:
        """How many elements there are along an axis, from the first window's to the last one's."""
        return (count - 1) * self.stride[axis] + self.dilation[axis] * (self.size[axis] - 1) + 1

    def behind(self, lengths: Sequence[int], counts: Sequence[int]) -> list[int]:
        """How far the last windows reach behind the input; less than 0 if they end before that."""
        return [
            self.reach(axis, counts[axis]) - length - self.padding[axis]
            for axis, length in enumerate(lengths)
        ]

    def taps(self, lengths: Sequence[int], counts: Sequence[int]) -> list[np.ndarray]:
        """The places along each axis of (tap, window); others of a window for what is outside."""
        found = []
        for axis, length in enumerate(lengths):
            step = self.dilation[axis]
            starts = np.arange(counts[axis]) * self.stride[axis] - self.padding[axis]
            first, last = np.maximum(0, -(starts // step)), (length - 1 - starts) // step
            taps = np.arange(self.size[axis])[:, np.newaxis]
            found.append(starts + np.clip(taps, first, last) * step)
        return found

    def part(self, axis: int, tap: int, count: int) -> slice:
        """The elements along an axis of the padded input that a tap meets."""
        start, stride = tap * self.dilation[axis], self.stride[axis]
        return slice(start, start + (count - 1) * stride + 1, stride)

    def parts(self, counts: Sequence[int]) -> list[tuple[slice, ...]]:
        """The same for all taps, in row-major order."""
        taps = itertools.product(*map(range, self.size))
        return [
            tuple([self.part(axis, tap, counts[axis]) for axis, tap in enumerate(at)])
            for at in taps
        ]


def _max_pool(
    name: str,
    axes: int,
    x: Any,
    size: Any,
    stride: Any,
    padding: Any,
    dilation: Any,
    ceil_mode: bool,
    channels_last: bool,
    return_indices: bool,
) -> Any:
    x = _numbers(name, x)
    layout = Layout(name, x, axes, channels_last)
    windows = _Windows(name, axes, size, stride, padding, dilation)
    windows.check_padding()
    x = layout.channels_first(x)
    given, counts = x, windows.counts(x.shape[2:], ceil_mode)
    behind = [max(0, more) for more in windows.behind(x.shape[2:], counts)]
    if any(windows.padding) or any(behind):
        least = np.iinfo(x.dtype).min if x.dtype.kind in "iu" else -math.inf
        sides = list(zip(windows.padding, behind, strict=True))
        x = pad(x, [(0, 0), (0, 0), *sides], constant_values=least)
    # Axis by axis, the last one first, so that the first of equal elements is that of all.
    for axis in reversed(range(axes)):
        index: list[Any] = [slice(None)] * (2 + axis)
        stride, spacing = windows.stride[axis], windows.dilation[axis]
        x = x[(*index, slice(0, windows.reach(axis, counts[axis])))]
        x = largest_of_windows(x, 2 + axis, windows.size[axis], stride, spacing)
    found = layout.restored(x)
    if not return_indices:
        return found
    return found, layout.restored(places_of_largest(given, windows.taps(given.shape[2:], counts)))


def _numbers(name: str, x: Any) -> LazyTensor:
    tensor: LazyTensor = as_tensor(name, x)
    if tensor.dtype.kind in "bc":
        raise DTypeError(f"{name} takes real numbers, not {tensor.dtype}")
    return tensor


def _avg_pool(
    name: str,
    axes: int,
    x: Any,
    size: Any,
    stride: Any,
    padding: Any,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor: int | None,
    channels_last: bool,
) -> LazyTensor:
    x = as_tensor(name, x)
    if x.dtype.kind in "biu":
        raise DTypeError(f"{name} takes real or complex numbers, not {x.dtype}")
    if divisor == 0:
        raise ValueError(f"{name}: divisor_override is not 0")
    layout = Layout(name, x, axes, channels_last)
    windows = _Windows(name, axes, size, stride, padding, 1)
    windows.check_padding()
    x = layout.channels_first(x)
    lengths = x.shape[2:]
    counts = windows.counts(lengths, ceil_mode)
    members, channels = x.shape[:2]
    # Sums of windows are convolutions with a kernel of ones.
    sums = convolution(
        reshape(x, (members * channels, 1, 1, *lengths)),
        ones((1, 1, 1, *windows.size), dtype=x.dtype, device=x.device),
        strides=windows.stride,
        padding=list(zip(windows.padding, windows.behind(lengths, counts), strict=True)),
        spread=(1,) * axes,
        dilation=(1,) * axes,
    )
    sums = reshape(sums, (members, channels, *counts))
    if divisor is not None:
        return layout.restored(sums / divisor)
    for axis, length in enumerate(lengths):
        starts = np.arange(counts[axis]) * windows.stride[axis] - windows.padding[axis]
        more = windows.padding[axis] if count_include_pad else 0
        ends = np.minimum(starts + windows.size[axis], length + more)
        numbers = ends - (starts if count_include_pad else np.maximum(starts, 0))
        if (numbers == numbers[0]).all():
            sums = sums / int(numbers[0])
            continue
        shape = (counts[axis], *(1,) * (axes - axis - 1))
        sums = sums / asarray(numbers.reshape(shape), dtype=x.dtype, device=x.device)
    return layout.restored(sums)


def _adaptive(
    name: str,
    axes: int,
    x: Any,
    output_size: Any,
    largest: bool,
    return_indices: bool = False,
) -> Any:
    x = as_tensor(name, x)
    layout = Layout(name, x, axes, False)
    x = layout.channels_first(x)
    lengths = x.shape[2:]
    sizes = output_size if isinstance(output_size, Sequence) else (output_size,) * axes
    if len(sizes) != axes:
        raise ValueError(f"{name}: output_size has {len(sizes)} numbers, for {axes} axes")
    filled = [own if size is None else size for own, size in zip(lengths, sizes, strict=True)]
    counts = each_axis(name, "output_size", filled, axes)
    if return_indices:
        taps = [_places(length, count) for length, count in zip(lengths, counts, strict=True)]
        found = _adaptive(name, axes, x, output_size, largest)
        return layout.restored(found), layout.restored(places_of_largest(x, taps))
    if all(length % count == 0 for length, count in zip(lengths, counts, strict=True)):
        size = tuple([length // count for length, count in zip(lengths, counts, strict=True)])
        if largest:
            found = _max_pool(name, axes, x, size, None, 0, 1, False, False, False)
        else:
            found = _avg_pool(name, axes, x, size, None, 0, False, True, None, False)
        return layout.restored(found)
    x = _numbers(name, x)
    if not largest and x.dtype.kind in "iu":
        raise DTypeError(f"{name} takes real numbers, not {x.dtype}")
    for axis in reversed(range(axes)):
        x = _of_windows(x, 2 + axis, counts[axis], largest)
    return layout.restored(x)


def _window_ends(length: int, count: int) -> tuple[np.ndarray, np.ndarray]:
    """Where each of so many windows begins and ends."""
    starts = np.arange(count) * length // count
    return starts, -(-np.arange(1, count + 1) * length // count)


def _places(length: int, count: int) -> np.ndarray:
    """The places of (tap, window), the last one again where windows are shorter."""
    starts, ends = _window_ends(length, count)
    taps = np.arange((ends - starts).max())[:, np.newaxis]
    found: np.ndarray = np.minimum(starts + taps, ends - 1)
    return found


def _of_windows(x: LazyTensor, axis: int, count: int, largest: bool) -> LazyTensor:
    """The largest or the mean of each of so many windows along one axis."""
    starts, ends = _window_ends(x.shape[axis], count)
    shape = (count, *(1,) * (x.ndim - axis - 1))
    result: Any = None
    for tap in range(int((ends - starts).max())):
        places = starts + tap
        found = take(x, asarray(np.minimum(places, ends - 1), device=x.device), axis)
        if largest:  # one that comes again is not larger
            result = found if result is None else where(larger(result, found), found, result)
            continue
        if (places >= ends).any():
            is_inside = asarray((places < ends).reshape(shape), device=x.device)
            found = where(is_inside, found, 0.0)
        result = found if result is None else result + found
    if largest:
        return result  # type: ignore[no-any-return]
    numbers = asarray((ends - starts).reshape(shape), dtype=x.dtype, device=x.device)
    return result / numbers  # type: ignore[no-any-return]
