"""Whether tensors are equal, but for rounding."""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.ops.dispatch import convert, promoted
from lazyasync.ops.elementwise.arithmetic import absolute, subtract
from lazyasync.ops.elementwise.comparison import equal
from lazyasync.ops.elementwise.functions import isfinite, isnan
from lazyasync.ops.manipulation.creation import full
from lazyasync.ops.reductions.reductions import all as every
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import broadcast_shapes
from lazyasync.tensor import LazyTensor

__all__ = [
    "allclose",
    "array_equal",
    "array_equiv",
    "isclose",
]

_WIDE = np.dtype(np.float64)
"""Integers are compared in it, for their differences not to wrap around."""


@composed_of("subtract", "less_equal")
def isclose(
    left: Any, right: Any, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False
) -> LazyTensor:
    """Whether ``abs(left - right) <= atol + rtol * abs(right)``: bool, of the broadcast shape.

    Infinities are close to themselves, NaN to NaN if ``equal_nan``. At least one operand is a
    tensor. Raises `ShapeError` or `DTypeError`.
    """
    left, right = _pair("isclose", left, right)
    within = absolute(subtract(left, right)) <= absolute(right) * rtol + atol
    close = (within & isfinite(right)) | equal(left, right)
    return close | (isnan(left) & isnan(right)) if equal_nan else close


@composed_of("subtract", "less_equal", "all")
def allclose(
    left: Any, right: Any, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False
) -> LazyTensor:
    """Whether all elements are close, as `isclose` has it: one bool, lazy as all tensors are."""
    return every(isclose(left, right, rtol, atol, equal_nan))


@composed_of("equal", "all")
def array_equal(left: Any, right: Any, equal_nan: bool = False) -> LazyTensor:
    """Whether shapes and all elements are equal: one bool, lazy as all tensors are.

    NaN equals NaN if ``equal_nan``. At least one operand is a tensor. Raises `DTypeError`.
    """
    like = _like("array_equal", left, right)
    left, right = promoted("array_equal", left, right, compares=True)
    if left.shape != right.shape:
        return full((), False, device=like.device)
    same = equal(left, right)
    return every(same | (isnan(left) & isnan(right)) if equal_nan else same)


@composed_of("equal", "all")
def array_equiv(left: Any, right: Any) -> LazyTensor:
    """Whether all elements are equal where one is broadcast to the other: one bool, lazy.

    False if their shapes cannot be broadcast. At least one operand is a tensor. Raises
    `DTypeError`.
    """
    like = _like("array_equiv", left, right)
    left, right = promoted("array_equiv", left, right, compares=True)
    try:
        return every(equal(left, right))
    except ShapeError:
        return full((), False, device=like.device)


def _like(name: str, left: Any, right: Any) -> LazyTensor:
    like = left if isinstance(left, LazyTensor) else right
    if not isinstance(like, LazyTensor):
        raise TypeError(f"{name} takes at least one tensor; make one with la.asarray")
    return like


def _pair(name: str, left: Any, right: Any) -> tuple[LazyTensor, LazyTensor]:
    """Both as tensors, of floating point. Raises `ShapeError`."""
    like = _like(name, left, right)
    if like.dtype.kind in "biu":
        wide = convert(like, _WIDE)
        left, right = (wide if value is like else value for value in (left, right))
    pair = promoted(
        name, left, right, dtype_rule=lambda dtype: _WIDE if dtype.kind in "biu" else dtype
    )
    broadcast_shapes(name, [tensor._node.type for tensor in pair])
    return pair[0], pair[1]
