"""What the shape rules share: broadcasting and axes, with the errors users see."""

from __future__ import annotations

import math
import operator
import sys
from collections.abc import Sequence
from typing import Any

from lazyasync.errors import AxisError, ShapeError
from lazyasync.ir.types import TensorType
from lazyasync.named_tuples import NamedTuple

MOST_AXES = 64
"""As in NumPy."""
_MOST_ELEMENTS = sys.maxsize // 16
"""So that the bytes of a tensor of any dtype can be counted by an address."""


class AxisAttributes(NamedTuple):
    """``axis``: counted from the front."""

    axis: int


def broadcast_shapes(name: str, types: Sequence[TensorType]) -> tuple[int, ...]:
    """The shape NumPy broadcasts the operands to. Raises `ShapeError` naming all of them."""
    return joint_shape(name, [type.shape for type in types])


def joint_shape(name: str, shapes: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """As `broadcast_shapes`, of shapes."""
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
    return checked_shape(name, tuple(reversed(result)))


def normalize_axis(name: str, axis: Any, ndim: int) -> int:
    """``axis`` counted from the front. Raises `AxisError` if there is none, and ``TypeError``."""
    try:
        index = operator.index(axis)
    except TypeError:
        raise TypeError(f"{name}: an axis is an integer, not {axis!r}") from None
    if not -ndim <= index < ndim:
        raise AxisError(f"{name}: axis {index} is out of bounds for a tensor of {ndim} axes")
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
    try:
        # Asking whether something is a tuple is faster than asking whether it is a sequence.
        if isinstance(shape, tuple) or isinstance(shape, Sequence):  # noqa: SIM101
            lengths = tuple(map(operator.index, shape))
        else:
            lengths = (operator.index(shape),)
    except TypeError:
        raise TypeError(
            f"{name}: a shape is an integer or a sequence of integers, not {shape!r}"
        ) from None
    if lengths and min(lengths) < 0:
        raise ShapeError(f"{name}: negative lengths in the shape {lengths}")
    return checked_shape(name, lengths)


def several_shapes(name: str, first: Any, more: Sequence[Any]) -> TypeError:
    """The error of a shape that is given as several arguments, or of a dtype behind it."""
    if isinstance(first, int) and all(isinstance(length, int) for length in more):
        instead = f"the shape is one argument: la.{name}({(first, *more)})"
    else:
        instead = f"what comes behind the shape is named: la.{name}({first!r}, dtype=...)"
    return TypeError(f"{name}: {instead}")


def checked_shape(name: str, shape: tuple[int, ...]) -> tuple[int, ...]:
    """``shape``, of lengths that are not negative. Raises `ShapeError` if no tensor can have it."""
    if len(shape) > MOST_AXES:
        raise ShapeError(f"{name}: {len(shape)} axes are more than the {MOST_AXES} of a tensor")
    size = math.prod(shape)
    # Strides are worked out also where there are no elements.
    if size > _MOST_ELEMENTS or (not size and math.prod(filter(None, shape)) > _MOST_ELEMENTS):
        raise ShapeError(f"{name}: a tensor of shape {shape} has more bytes than an address counts")
    return shape


def reduced_shape(shape: tuple[int, ...], axes: tuple[int, ...], keepdims: bool) -> tuple[int, ...]:
    """``shape`` after a reduction over ``axes``, which are counted from the front."""
    if keepdims:
        return tuple([1 if axis in axes else length for axis, length in enumerate(shape)])
    if len(axes) == len(shape):
        return ()
    return tuple([length for axis, length in enumerate(shape) if axis not in axes])
