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
from lazyasync.ops.manipulation.shaping import concatenate
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
    the other end. ``constant_values`` is one value, or a pair (before, after), or a pair for each
    axis; corners have those of the later axis. Raises `ShapeError`, and ``ValueError`` for another
    ``mode`` of NumPy's, and for values that a mode does not use.
    """
    if mode not in ("constant", *OF_ELEMENTS):
        raise ValueError(
            'pad: mode must be "constant", "edge", "reflect", "symmetric" or "wrap", not '
            f"{mode!r}; join parts of the tensor by la.concatenate for others"
        )
    x = as_tensor("pad", x)
    ndim = x.ndim
    try:
        widths = np.broadcast_to(np.asarray(pad_width), (ndim, 2))
    except ValueError as error:
        raise ShapeError(f"pad: {pad_width} is not a pair per axis of {ndim} axes") from error
    if widths.dtype.kind not in "iu" or (widths < 0).any():
        raise ShapeError(f"pad: index can't contain negative values, nor fractions: {pad_width}")
    if mode != "constant":
        if type(constant_values) is not int or constant_values:
            raise ValueError(f"pad: mode={mode!r} takes no constant_values")
        return _of_elements(x, widths.tolist(), mode)
    if isinstance(constant_values, (Sequence, np.ndarray)) or (
        type(constant_values) is LazyTensor and constant_values.ndim
    ):
        values = _values_of_sides(constant_values, ndim)
        if any(before is not after for before, after in values) or len(set(map(id, values))) > 1:
            return _of_values(x, widths.tolist(), values)
        constant_values = values[0][0] if values else 0
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


def _has_parts(value: Any) -> bool:
    return isinstance(value, (list, tuple)) or bool(getattr(value, "ndim", 0))


def _values_of_sides(given: Any, ndim: int) -> list[Sequence[Any]]:
    """A pair of values for each axis, of one value, one pair, or a pair or one value for each.

    It is the same object where it is the same for all.
    """
    try:
        if not isinstance(given, LazyTensor):
            depths = {_has_parts(row) for row in given}
            rows = [list(row) if _has_parts(row) else [row] for row in given]
            if depths == {False}:
                rows = [list(given)]
            elif len(depths) > 1:
                raise ValueError("depths differ")
            if len({len(row) for row in rows}) > 1:
                raise ValueError("lengths differ")
            shape: tuple[int, ...] = (len(rows), len(rows[0]))
        else:
            table = given if given.ndim > 1 else given[None]
            shape = table.shape
            rows = [[table[i, j] for j in range(shape[1])] for i in range(shape[0])]
        places = np.broadcast_to(np.arange(shape[0] * shape[1]).reshape(shape), (ndim, 2))
    except (ValueError, IndexError, TypeError) as error:
        raise ShapeError(
            f"pad: constant_values are one value, a pair, or a pair for each of {ndim} axes, not "
            f"{given!r}"
        ) from error
    flat = [value for row in rows for value in row]
    pairs: dict[tuple[int, int], Sequence[Any]] = {}
    return [
        pairs.setdefault((one, other), (flat[one], flat[other])) for one, other in places.tolist()
    ]


def _of_values(x: LazyTensor, widths: list[list[int]], values: list[Sequence[Any]]) -> LazyTensor:
    """Borders of several values, along one axis after the other."""
    for axis, (sides, pair) in enumerate(zip(widths, values, strict=True)):
        for width, value, is_behind in zip(sides, pair, (False, True), strict=True):
            if width:
                shape = (*x.shape[:axis], width, *x.shape[axis + 1 :])
                border = full(shape, value, dtype=x.dtype, device=x.device)
                x = concatenate([x, border] if is_behind else [border, x], axis)
    return x


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
