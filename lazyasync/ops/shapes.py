"""What the shape rules share: broadcasting and axes, with the errors users see."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

from lazyasync.errors import ShapeError
from lazyasync.ir.types import TensorType


def broadcast_shapes(name: str, types: Sequence[TensorType]) -> tuple[int, ...]:
    """The shape NumPy broadcasts the operands to. Raises `ShapeError` naming all of them."""
    shapes = [type.shape for type in types]
    if len(shapes) == 2 and shapes[0] == shapes[1]:
        return shapes[0]
    result: list[int] = []
    for position in range(1, max(map(len, shapes), default=0) + 1):
        length = 1
        for shape in shapes:
            if position > len(shape) or shape[-position] == 1:
                continue
            if length not in (1, shape[-position]):
                listed = " ".join(map(str, shapes))
                raise ShapeError(
                    f"{name}: operands could not be broadcast together with shapes {listed}"
                )
            length = shape[-position]
        result.append(length)
    return tuple(reversed(result))


def normalize_axis(name: str, axis: Any, ndim: int) -> int:
    """``axis`` counted from the front. Raises `ShapeError` if there is no such axis."""
    index = operator.index(axis)
    if not -ndim <= index < ndim:
        raise ShapeError(f"{name}: axis {index} is out of bounds for a tensor of {ndim} axes")
    return index % ndim if ndim else 0


def normalize_axes(name: str, axes: Any, ndim: int) -> tuple[int, ...]:
    """Axes counted from the front, sorted; None is all of them. Raises `ShapeError`."""
    if axes is None:
        return tuple(range(ndim))
    if not isinstance(axes, (tuple, list)):
        axes = (axes,)
    normal = tuple(sorted(normalize_axis(name, axis, ndim) for axis in axes))
    if len(set(normal)) != len(normal):
        raise ShapeError(f"{name}: an axis is named twice in {tuple(axes)}")
    return normal


def normalize_shape(name: str, shape: Any) -> tuple[int, ...]:
    """A shape from an integer or a sequence of integers. Raises `ShapeError`, ``TypeError``."""
    lengths = tuple(map(operator.index, shape)) if isinstance(shape, Sequence) else None
    if lengths is None:
        lengths = (operator.index(shape),)
    if any(length < 0 for length in lengths):
        raise ShapeError(f"{name}: negative lengths in the shape {lengths}")
    return lengths


def reduced_shape(shape: tuple[int, ...], axes: tuple[int, ...], keepdims: bool) -> tuple[int, ...]:
    """``shape`` after a reduction over ``axes``, which are counted from the front."""
    if keepdims:
        return tuple([1 if axis in axes else length for axis, length in enumerate(shape)])
    if len(axes) == len(shape):
        return ()
    return tuple([length for axis, length in enumerate(shape) if axis not in axes])
