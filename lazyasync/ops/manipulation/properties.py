"""What is known of tensors, arrays and numbers without their values: shapes, and kinds."""

from __future__ import annotations

import math
from typing import Any, Never

import numpy as np

from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ops.manipulation.joining import holds_tensor, stacked
from lazyasync.ops.one_operand import is_operand
from lazyasync.ops.promotion import python_scalar
from lazyasync.ops.shapes import normalize_axis
from lazyasync.tensor import LazyTensor

__all__ = [
    "iscomplexobj",
    "isrealobj",
    "isscalar",
    "ndim",
    "shape",
    "size",
]


def _shape(name: str, value: Any) -> tuple[int, ...]:
    if isinstance(value, (LazyTensor, np.ndarray, np.generic)):
        return tuple(value.shape)
    if not is_operand(value):
        raise TypeError(f"{name} takes a tensor, an array or a number, not {type(value).__name__}")
    if python_scalar(value) is not None:
        return ()
    if holds_tensor(value):
        return stacked(name, value).shape
    return np.shape(value)


def shape(x: Any, /) -> tuple[int, ...]:
    """The lengths of the axes of a tensor, an array, a number or a nest of those.

    Raises ``TypeError`` for anything else.
    """
    return _shape("shape", x)


def ndim(x: Any, /) -> int:
    """How many axes a tensor, an array, a number or a nest of those has.

    Raises ``TypeError`` for anything else.
    """
    return len(_shape("ndim", x))


@explains_keywords
def size(x: Any, /, axis: int | tuple[int, ...] | None = None, **others: Never) -> int:
    """How many elements there are, or what the product of the lengths of some axes is.

    Of a tensor, an array, a number or a nest of those; raises ``TypeError`` for anything else, and
    `ShapeError` for an axis that it does not have.
    """
    if others:
        unknown_keyword("size", others)
    lengths = _shape("size", x)
    if axis is None:
        return math.prod(lengths)
    axes = axis if isinstance(axis, tuple) else (axis,)
    places = [normalize_axis("size", each, len(lengths)) for each in axes]
    if len(set(places)) < len(places):
        raise ValueError(f"size: an axis is given twice in {axis}")
    return math.prod(lengths[place] for place in places)


def isscalar(element: Any, /) -> bool:
    """Whether something is a number, a string or bytes: no tensor, and no array, of any shape.

    A number that a compiled function is called with is one, as it is without compiling.
    """
    return python_scalar(element) is not None or bool(np.isscalar(element))


def iscomplexobj(x: Any, /) -> bool:
    """Whether the dtype of a tensor, an array, a number or a nest of those is complex.

    Whether elements have an imaginary part is told by `iscomplex`.
    """
    if isinstance(x, LazyTensor):
        return x.dtype.kind == "c"
    if holds_tensor(x):
        return stacked("iscomplexobj", x).dtype.kind == "c"
    return bool(np.iscomplexobj(x))


def isrealobj(x: Any, /) -> bool:
    """Whether the dtype is not complex; see `iscomplexobj`."""
    return not iscomplexobj(x)
