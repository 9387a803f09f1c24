"""Borders around tensors: of one value, or of their own elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.ops import promotion
from lazyasync.ops.indexing.slicing import EMBED, SET_ITEM
from lazyasync.ops.indexing.take import take
from lazyasync.ops.manipulation.creation import full
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import composed_of
from lazyasync.recording import SymbolicNumber, is_baked, on_host, record
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = [
    "pad",
]

OF_ELEMENTS: Final = ("edge", "reflect", "symmetric", "wrap")
"""The modes in which borders have elements of the tensor."""


@composed_of("embed")
def pad(
    x: LazyTensor, pad_width: Any, mode: str = "constant", *, constant_values: Any = 0
) -> LazyTensor:
    """``x`` with a border: of one value, ``constant_values``, or of elements of its own.

    ``pad_width`` is a pair (before, after) per axis, one pair for all axes, or one number. With
    ``mode="edge"`` the border repeats the elements at the edges, with ``"reflect"`` and
    ``"symmetric"`` it is the mirror image without and with these, and with ``"wrap"`` what is at
    the other end. Raises `ShapeError`, ``ValueError`` for another ``mode`` of NumPy's, and
    ``TypeError`` for other than one value.
    """
    if mode not in ("constant", *OF_ELEMENTS):
        raise ValueError(
            'pad: mode must be "constant", "edge", "reflect", "symmetric" or "wrap", not '
            f"{mode!r}; join parts of the tensor by la.concatenate for others"
        )
    if isinstance(constant_values, (Sequence, np.ndarray)) and np.ndim(constant_values):
        raise TypeError(f"pad: constant_values must be one value, not {constant_values!r}")
    x = as_tensor("pad", x)
    ndim = x.ndim
    try:
        widths = np.broadcast_to(np.asarray(pad_width), (ndim, 2))
    except ValueError as error:
        raise ShapeError(f"pad: {pad_width} is not a pair per axis of {ndim} axes") from error
    if widths.dtype.kind not in "iu" or (widths < 0).any():
        raise ShapeError(f"pad: index can't contain negative values, nor fractions: {pad_width}")
    if mode != "constant":
        return _of_elements(x, widths.tolist(), mode)
    lengths, inner = [], []
    for length, (before, after) in zip(x.shape, widths.tolist(), strict=True):
        lengths.append(before + length + after)
        inner.append((before, before + length, 1))
    shape, index = tuple(lengths), tuple(inner)
    scalar = promotion.python_scalar(constant_values)
    if type(scalar) is SymbolicNumber:
        constant_values = on_host(_border_value, scalar, x.dtype)
    elif scalar is not None and _is_zero(scalar):
        return record_one(EMBED, x, (shape, index))
    border = full(shape, constant_values, dtype=x.dtype, device=x.device)
    return record(SET_ITEM, (border, x), (index,))


def _is_zero(number: promotion.Scalar) -> bool:
    return number == 0 and is_baked(number)  # which -0.0 is not


def _border_value(number: promotion.Scalar, dtype: np.dtype) -> promotion.Scalar:
    """The same number; a zero is one of every dtype."""
    return 0 if isinstance(number, complex) and dtype.kind != "c" and _is_zero(number) else number


def _of_elements(x: LazyTensor, widths: list[list[int]], mode: str) -> LazyTensor:
    """The border of elements of ``x``, along one axis after the other."""
    for axis, (before, after) in enumerate(widths):
        if not before and not after:
            continue
        length = x.shape[axis]
        if not length:
            raise ShapeError(f"pad: there is nothing along axis {axis} of {x._node.type} to repeat")
        places = np.pad(np.arange(length), (before, after), mode)  # type: ignore[call-overload]
        x = take(x, places, axis)
    return x
