"""Sampling at places between the elements of an input: warped, turned and scaled images."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any, Literal

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.hints import keywords_elsewhere
from lazyasync.nn.operands import real_operands, widened
from lazyasync.nn.resizing import cubic_weights
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.arithmetic import absolute, logical_and
from lazyasync.ops.elementwise.comparison import clip, equal, where
from lazyasync.ops.elementwise.functions import floor, rint
from lazyasync.ops.indexing.take_along import take_along_axis
from lazyasync.ops.linear_algebra import matmul
from lazyasync.ops.manipulation.broadcasting import broadcast_to, reshape
from lazyasync.ops.manipulation.creation import asarray, ones_like
from lazyasync.ops.manipulation.shaping import swapaxes
from lazyasync.tensor import LazyTensor

__all__ = ["affine_grid", "grid_sample"]

Padding = Literal["zeros", "border", "reflection"]


@keywords_elsewhere(input="x=")
def grid_sample(
    x: LazyTensor,
    grid: LazyTensor,
    mode: Literal["bilinear", "nearest", "bicubic"] = "bilinear",
    padding_mode: Padding = "zeros",
    align_corners: bool = False,
) -> LazyTensor:
    """``x`` (batch, channels, height, width) at the places of ``grid`` (batch, rows, columns, 2).

    A place is the column and then the row, from -1 to 1: between the borders of the input, or with
    ``align_corners`` between the middles of its first and last elements. With three spatial axes
    there are three numbers, the last axis first. ``mode`` is ``"bilinear"``, for three axes as
    well, ``"nearest"``, or ``"bicubic"``, for two, with the kernel of `interpolate`. What is
    outside is 0, the nearest element of the ``"border"``, or what its ``"reflection"`` gives.

    Returns (batch, channels, rows, columns). Source: Jaderberg et al., "Spatial transformer
    networks", arXiv:1506.02025. Raises `ShapeError`, `DTypeError` and ``ValueError``.
    """
    name = "grid_sample"
    x, grid = real_operands(name, x=x, grid=grid)
    axes = x.ndim - 2
    if axes not in (2, 3) or grid.ndim != x.ndim or grid.shape[-1] != axes:
        raise ShapeError(
            f"{name}: x is (batch, channels, 2 or 3 axes) and grid (batch, as many, their number), "
            f"not {x._node.type} and {grid._node.type}"
        )
    if grid.shape[0] != x.shape[0] or min(x.shape[2:]) < 1:
        raise ShapeError(f"{name}: {grid._node.type} has no places in {x._node.type}")
    if mode not in ("bilinear", "nearest", "bicubic") or (mode == "bicubic" and axes == 3):
        raise ValueError(f"{name}: mode {mode!r} is not for {axes} spatial axes")
    if padding_mode not in ("zeros", "border", "reflection"):
        raise ValueError(f"{name}: padding_mode must not be {padding_mode!r}")
    dtype, lengths = x.dtype, x.shape[2:]
    x, grid = widened(x), widened(grid)
    taps = [
        _taps(grid[..., axes - 1 - axis], lengths[axis], mode, padding_mode, bool(align_corners))
        for axis in range(axes)
    ]
    flat = reshape(x, (*x.shape[:2], math.prod(lengths)))
    count = math.prod(grid.shape[1:-1])
    result: Any = None
    for chosen in itertools.product(*taps):
        index: Any = 0
        factor: Any = None
        for length, (place, weight) in zip(lengths, chosen, strict=True):
            index = index * length + convert(clip(place, 0, length - 1), np.dtype(np.int64))
            if padding_mode == "zeros":
                is_inside = logical_and(place >= 0, place <= length - 1)
                weight = where(is_inside, weight, 0.0)
            factor = weight if factor is None else factor * weight
        rows = reshape(index, (x.shape[0], 1, count))
        found = take_along_axis(flat, broadcast_to(rows, (*x.shape[:2], count)), -1)
        found = found * reshape(broadcast_to(factor, grid.shape[:-1]), (x.shape[0], 1, count))
        result = found if result is None else result + found
    return convert(reshape(result, (*x.shape[:2], *grid.shape[1:-1])), dtype)


def _taps(
    given: LazyTensor, length: int, mode: str, padding: str, align_corners: bool
) -> list[tuple[LazyTensor, Any]]:
    """The whole places along an axis that a place is between, and their weights."""
    if align_corners:
        place = (given + 1.0) * ((length - 1) / 2)
    else:
        place = (given + 1.0) * (length / 2) - 0.5
    if mode == "bicubic":  # here the places of the elements are what is brought inside
        below = floor(place)
        weights = cubic_weights(place - below)
        return [
            (_inside(below + (tap - 1.0), length, padding, align_corners), weight)
            for tap, weight in enumerate(weights)
        ]
    place = _inside(place, length, padding, align_corners)
    if mode == "nearest":
        return [(rint(place), ones_like(place))]
    below = floor(place)
    share = place - below
    return [(below, 1.0 - share), (below + 1.0, share)]


def _inside(place: LazyTensor, length: int, padding: str, align_corners: bool) -> LazyTensor:
    """A place of the input, unless what is outside is 0."""
    if padding == "zeros":
        return place
    if padding == "reflection":
        least, span = (0.0, length - 1.0) if align_corners else (-0.5, float(length))
        if span == 0:
            return place * 0.0
        away = absolute(place - least)
        turns = floor(away / span)
        rest = away - turns * span
        is_even = equal(turns - 2.0 * floor(turns / 2.0), 0)
        place = where(is_even, rest, span - rest) + least
    return clip(place, 0.0, length - 1.0)


def affine_grid(theta: LazyTensor, size: Sequence[int], align_corners: bool = False) -> LazyTensor:
    """The places for `grid_sample` that an affine map of the places of the result gives.

    ``theta`` has the shape (batch, 2, 3), or (batch, 3, 4), and ``size`` is the shape of the
    result, (batch, channels, height, width). Returns (batch, height, width, 2). Raises
    `ShapeError`.
    """
    (theta,) = real_operands("affine_grid", theta=theta)
    lengths = tuple(size)[2:]
    axes = len(lengths)
    if axes not in (2, 3) or theta.shape != (size[0], axes, axes + 1):
        raise ShapeError(
            f"affine_grid: theta must be ({size[0]}, {axes}, {axes + 1}), not {theta._node.type}"
        )
    lines = []
    for length in reversed(lengths):
        line = np.linspace(-1, 1, length) if length > 1 else np.zeros(1)
        lines.append(line if align_corners else line * ((length - 1) / length))
    places = np.meshgrid(*lines[::-1], indexing="ij")[::-1]
    base = np.stack([*places, np.ones(lengths)], -1).reshape(1, -1, axes + 1)
    rows = asarray(base, dtype=theta.dtype, device=theta.device)
    return reshape(matmul(rows, swapaxes(theta, 1, 2)), (size[0], *lengths, axes))
