"""Resizing: interpolation along spatial axes, and channels that become places."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal, TypeVar

import numpy as np

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import keywords_elsewhere
from lazyasync.nn.pooling import adaptive_avg_pool1d, adaptive_avg_pool2d, adaptive_avg_pool3d
from lazyasync.nn.spatial import each_axis
from lazyasync.ops.indexing.take import take
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.ops.manipulation.shaping import swapaxes, transpose
from lazyasync.ops.one_operand import as_tensor
from lazyasync.tensor import LazyTensor

__all__ = [
    "channel_shuffle",
    "interpolate",
    "pixel_shuffle",
    "pixel_unshuffle",
]

_Numbers = TypeVar("_Numbers", np.ndarray, LazyTensor)
_AXES = {"linear": 1, "bilinear": 2, "trilinear": 3, "bicubic": 2}
"""The spatial axes of the modes that are for some alone."""
_OF_ALL_AXES = ("nearest", "nearest-exact", "area")
_AREAS = adaptive_avg_pool1d, adaptive_avg_pool2d, adaptive_avg_pool3d
_SHARPNESS = -0.75
"""The free parameter of the cubic kernel, as most libraries for images have it."""


@keywords_elsewhere(input="x=")
def interpolate(
    x: LazyTensor,
    size: int | Sequence[int] | None = None,
    scale_factor: float | Sequence[float] | None = None,
    mode: Literal[
        "nearest", "nearest-exact", "linear", "bilinear", "trilinear", "bicubic", "area"
    ] = "nearest",
    align_corners: bool | None = None,
    recompute_scale_factor: bool | None = None,
) -> LazyTensor:
    """``x`` (batch, channels, …) with other lengths of its one to three spatial axes.

    ``size`` has the new lengths, or ``scale_factor`` what the old ones are multiplied by, rounded
    down: a number for all axes, or one for each. ``mode`` is ``"linear"`` for one axis,
    ``"bilinear"`` and ``"bicubic"`` for two, ``"trilinear"`` for three, or, for any, ``"nearest"``,
    which takes what is at the beginning of a place of the result, ``"nearest-exact"``, what is at
    its middle, or ``"area"``, as `adaptive_avg_pool2d`. With ``align_corners`` the first and last
    places are those of the input, otherwise its borders are. With ``recompute_scale_factor`` places
    are apart as the rounded lengths say, not as ``scale_factor``. What is outside has the value of
    the border. Source of the cubic kernel: Keys, "Cubic convolution interpolation for digital image
    processing", 1981, equation 15.

    Raises `ShapeError`, `DTypeError` for what are no real numbers, but for the nearest, and
    ``ValueError`` for other arguments.
    """
    x = as_tensor("interpolate", x)
    axes = x.ndim - 2
    if axes not in (1, 2, 3):
        raise ShapeError(f"interpolate: the input has 1 to 3 spatial axes, not the shape {x.shape}")
    is_mixed = mode in _AXES
    if _AXES.get(mode, axes if mode in _OF_ALL_AXES else 0) != axes:
        known = [*_OF_ALL_AXES, *(other for other, count in _AXES.items() if count == axes)]
        raise ValueError(
            f"interpolate: mode {mode!r} is not for {axes} spatial axes; there are "
            f"{', '.join(known)}"
        )
    if not is_mixed and align_corners is not None:
        raise ValueError(f"interpolate: align_corners is not for mode={mode!r}")
    if is_mixed and x.dtype.kind in "biuc":
        raise DTypeError(f"interpolate: mode {mode!r} takes real numbers, not {x.dtype}")
    lengths = x.shape[2:]
    if min(lengths) < 1:
        raise ShapeError(f"interpolate: an axis of {x.shape} has no elements")
    sizes, scales = _sizes(lengths, size, scale_factor)
    if recompute_scale_factor:
        if size is not None:
            raise ValueError("interpolate: recompute_scale_factor is for scale_factor, not size")
        scales = [length / new for length, new in zip(lengths, sizes, strict=True)]
    if mode == "area":
        found: LazyTensor = _AREAS[axes - 1](x, sizes)
        return found
    for axis, (length, new, scale) in enumerate(zip(lengths, sizes, scales, strict=True)):
        x = _along(x, 2 + axis, length, new, scale, mode, bool(align_corners))
    return x


def _sizes(
    lengths: Sequence[int], size: Any, scale_factor: Any
) -> tuple[tuple[int, ...], list[float]]:
    """The new lengths, and how far places of the result are apart in the input."""
    axes = len(lengths)
    if (size is None) == (scale_factor is None):
        raise ValueError("interpolate takes size or scale_factor")
    if size is not None:
        sizes = each_axis("interpolate", "size", size, axes)
        return sizes, [length / new for length, new in zip(lengths, sizes, strict=True)]
    factors = list(scale_factor) if isinstance(scale_factor, Sequence) else [scale_factor] * axes
    if len(factors) != axes or any(not factor > 0 for factor in factors):
        raise ValueError(
            f"interpolate: scale_factor is a positive number or {axes}, not {scale_factor!r}"
        )
    sizes = tuple(
        [math.floor(length * factor) for length, factor in zip(lengths, factors, strict=True)]
    )
    if min(sizes) < 1:
        raise ValueError(f"interpolate: {tuple(lengths)} times {scale_factor!r} is nothing")
    return sizes, [1.0 / factor for factor in factors]


def _along(
    x: LazyTensor, axis: int, length: int, new: int, scale: float, mode: str, align_corners: bool
) -> LazyTensor:
    """One axis with another length."""
    if mode in _OF_ALL_AXES:
        at = np.arange(new, dtype=np.float32)
        at = (at if mode == "nearest" else at + np.float32(0.5)) * np.float32(scale)
        return _taken(x, axis, np.minimum(np.floor(at).astype(np.int64), length - 1))
    if align_corners:
        at = np.arange(new) * ((length - 1) / (new - 1) if new > 1 else 0.0)
    else:
        at = (np.arange(new) + 0.5) * scale - 0.5
        at = at if mode == "bicubic" else np.maximum(at, 0.0)
    below = np.floor(at).astype(np.int64)
    share = at - below
    if mode == "bicubic":
        places = [below - 1, below, below + 1, below + 2]
        weights = cubic_weights(share)
    else:
        places, weights = [below, below + 1], [1.0 - share, share]
    shape = (new, *(1,) * (x.ndim - axis - 1))
    total: Any = None
    for place, weight in zip(places, weights, strict=True):
        factor = asarray(weight.reshape(shape), dtype=x.dtype, device=x.device)
        part = _taken(x, axis, np.clip(place, 0, length - 1)) * factor
        total = part if total is None else total + part
    return total  # type: ignore[no-any-return]


def _taken(x: LazyTensor, axis: int, places: np.ndarray) -> LazyTensor:
    return take(x, asarray(places, device=x.device), axis)


def cubic_weights(share: _Numbers) -> list[_Numbers]:
    """Of the four elements around a place that is ``share`` behind the second one."""
    return [_far(1.0 + share), _near(share), _near(1.0 - share), _far(2.0 - share)]


def _near(t: Any) -> Any:
    """The cubic kernel up to 1."""
    return ((_SHARPNESS + 2) * t - (_SHARPNESS + 3)) * t * t + 1


def _far(t: Any) -> Any:
    """The cubic kernel from 1 to 2."""
    return _SHARPNESS * (((t - 5) * t + 8) * t - 4)


@keywords_elsewhere(input="x=")
def pixel_shuffle(x: LazyTensor, upscale_factor: int) -> LazyTensor:
    """Channels as places: (…, channels * r * r, height, width) to (…, channels, height * r, …).

    Source: Shi et al., "Real-time single image and video super-resolution using an efficient
    sub-pixel convolutional neural network", arXiv:1609.05158. Raises `ShapeError`.
    """
    x, factor = _image("pixel_shuffle", x, upscale_factor)
    *before, channels, height, width = x.shape
    if channels % factor**2:
        raise ShapeError(
            f"pixel_shuffle: {channels} channels are not a multiple of {factor} squared"
        )
    first = len(before)
    apart = reshape(x, (*before, channels // factor**2, factor, factor, height, width))
    order = (*range(first + 1), first + 3, first + 1, first + 4, first + 2)
    shape = (*before, channels // factor**2, height * factor, width * factor)
    return reshape(transpose(apart, order), shape)


@keywords_elsewhere(input="x=")
def pixel_unshuffle(x: LazyTensor, downscale_factor: int) -> LazyTensor:
    """Places as channels: what undoes `pixel_shuffle`. Raises `ShapeError`."""
    x, factor = _image("pixel_unshuffle", x, downscale_factor)
    *before, channels, height, width = x.shape
    if height % factor or width % factor:
        raise ShapeError(f"pixel_unshuffle: {height} and {width} are not multiples of {factor}")
    first = len(before)
    rows, columns = height // factor, width // factor
    apart = reshape(x, (*before, channels, rows, factor, columns, factor))
    order = (*range(first + 1), first + 2, first + 4, first + 1, first + 3)
    return reshape(transpose(apart, order), (*before, channels * factor**2, rows, columns))


@keywords_elsewhere(input="x=")
def channel_shuffle(x: LazyTensor, groups: int) -> LazyTensor:
    """The channels of ``x`` (batch, channels, …), the first of each group, the second of each, ….

    Source: Zhang et al., "ShuffleNet", arXiv:1707.01083. Raises `ShapeError` where groups of one
    size are not possible.
    """
    x = as_tensor("channel_shuffle", x)
    (count,) = each_axis("channel_shuffle", "groups", groups, 1)
    if x.ndim < 3 or x.shape[1] % count:
        raise ShapeError(
            f"channel_shuffle: {count} groups need (batch, channels, ...), not {x._node.type}"
        )
    members, channels, *lengths = x.shape
    apart = reshape(x, (members, count, channels // count, *lengths))
    return reshape(swapaxes(apart, 1, 2), x.shape)


def _image(name: str, x: Any, factor: int) -> tuple[LazyTensor, int]:
    x = as_tensor(name, x)
    if x.ndim < 3:
        raise ShapeError(f"{name}: the input has channels, a height and a width, not {x.shape}")
    return x, each_axis(name, "the factor", factor, 1)[0]
