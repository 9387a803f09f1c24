"""The frequencies that transforms are of, and their order."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, Never

import numpy as np

from lazyasync.device import Device
from lazyasync.errors import DTypeError, ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import alias
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.ops.manipulation.moving import roll
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import canonical_dtype
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import normalize_axes
from lazyasync.recording.defaults import default_real
from lazyasync.tensor import LazyTensor


def _frequencies(
    name: str, numbers: Any, n: int, d: float, dtype: Any, device: str | Device | None
) -> LazyTensor:
    canonical = default_real() if dtype is None else canonical_dtype(dtype)
    if kind_of(canonical) not in "fc":
        raise DTypeError(f"{name}: frequencies are of a floating dtype, not {canonical}")
    with np.errstate(all="ignore"):  # as in the lazy division that it stands for
        frequencies = (numbers / (n * d)).astype(canonical)
    return asarray(frequencies, device=device)


def _checked_length(name: str, n: Any) -> int:
    length = operator.index(n)
    if length <= 0:
        raise ShapeError(f"{name}: the length of a window is at least 1, not {length}")
    return length


def fftfreq(
    n: int, d: float = 1.0, *, dtype: Any = None, device: str | Device | None = None
) -> LazyTensor:
    """The frequencies of `fft` over ``n`` samples that are ``d`` apart: shape (n,).

    ``[0, 1, ..., (n-1)//2, -(n//2), ..., -1] / (d * n)``, float32 unless ``dtype`` says otherwise.
    Raises `ShapeError` for a length below 1, and `DTypeError` for a dtype without fractions.
    """
    n = _checked_length("fftfreq", n)
    numbers = np.concatenate([np.arange((n - 1) // 2 + 1), np.arange(-(n // 2), 0)])
    return _frequencies("fftfreq", numbers, n, d, dtype, device)


def rfftfreq(
    n: int, d: float = 1.0, *, dtype: Any = None, device: str | Device | None = None
) -> LazyTensor:
    """The frequencies of `rfft` over ``n`` samples that are ``d`` apart: shape (n // 2 + 1,).

    ``[0, 1, ..., n//2] / (d * n)``, float32 unless ``dtype`` says otherwise. Raises `ShapeError`
    for a length below 1, and `DTypeError` for a dtype without fractions.
    """
    n = _checked_length("rfftfreq", n)
    return _frequencies("rfftfreq", np.arange(n // 2 + 1), n, d, dtype, device)


def _shifted(name: str, x: Any, axes: int | Sequence[int] | None, sign: int) -> LazyTensor:
    x = as_tensor(name, x)
    chosen = normalize_axes(name, axes, x.ndim)
    if not chosen:
        return alias(x)
    # Upwards by half the length, rounded down; back by the same.
    return roll(x, tuple(sign * (x.shape[axis] // 2) for axis in chosen), chosen)


@explains_keywords
@composed_of("concatenate", "getitem")
def fftshift(x: LazyTensor, axes: int | Sequence[int] | None = None, **others: Never) -> LazyTensor:
    """``x`` with the frequency 0 in the middle of each of ``axes``; None: of all axes.

    The upper half of each axis comes first. Raises `ShapeError` for an axis that there is not.
    """
    if others:
        unknown_keyword("fftshift", others)
    return _shifted("fftshift", x, axes, 1)


@explains_keywords
@composed_of("concatenate", "getitem")
def ifftshift(
    x: LazyTensor, axes: int | Sequence[int] | None = None, **others: Never
) -> LazyTensor:
    """Undoes `fftshift`, also where lengths are odd. Raises `ShapeError` as that does."""
    if others:
        unknown_keyword("ifftshift", others)
    return _shifted("ifftshift", x, axes, -1)
