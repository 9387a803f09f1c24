"""Windows by which the parts of a signal are weighted before they are transformed."""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.arguments import real_number
from lazyasync.device import Device
from lazyasync.errors import DTypeError
from lazyasync.ir.types import kind_of
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.ops.promotion import canonical_dtype
from lazyasync.ops.registration import factory
from lazyasync.ops.shapes import normalize_shape
from lazyasync.recording.defaults import default_real
from lazyasync.tensor import LazyTensor

__all__ = ["bartlett", "blackman", "hamming", "hanning", "kaiser"]


def _window(
    name: str, length: int, dtype: Any, device: str | Device | None, *numbers: float
) -> LazyTensor:
    canonical = default_real() if dtype is None else canonical_dtype(dtype)
    if kind_of(canonical) not in "fc":
        raise DTypeError(f"{name}: windows are of a floating dtype, not {canonical}")
    (length,) = normalize_shape(name, length)
    values = getattr(np, name)(length, *numbers)
    return asarray(values.astype(canonical), device=device)


@factory
def bartlett(
    M: int,  # noqa: N803
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """A triangle of ``M`` numbers that begins and ends with 0: ``1 - |2n / (M - 1) - 1|``.

    Of the default real dtype unless ``dtype`` says otherwise. Raises `ShapeError` for a negative
    length, and `DTypeError` for a dtype without fractions.
    """
    return _window("bartlett", M, dtype, device)


@factory
def blackman(
    M: int,  # noqa: N803
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """``0.42 - 0.5 cos(2 pi n / (M - 1)) + 0.08 cos(4 pi n / (M - 1))``. Further as `bartlett`."""
    return _window("blackman", M, dtype, device)


@factory
def hamming(
    M: int,  # noqa: N803
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """``0.54 - 0.46 cos(2 pi n / (M - 1))``. Further as `bartlett`."""
    return _window("hamming", M, dtype, device)


@factory
def hanning(
    M: int,  # noqa: N803
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """``0.5 - 0.5 cos(2 pi n / (M - 1))``, which is symmetric. Further as `bartlett`.

    For transforms of parts that overlap, periodic ones are usual: ``hanning(M + 1)[:-1]``.
    """
    return _window("hanning", M, dtype, device)


@factory
def kaiser(
    M: int,  # noqa: N803
    beta: float,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """``I0(beta sqrt(1 - (2n / (M - 1) - 1)**2)) / I0(beta)``, with the Bessel function I0.

    The larger ``beta`` is, the wider its main lobe and the lower the others. Further as `bartlett`.
    """
    if isinstance(beta, LazyTensor):
        raise TypeError("kaiser: beta is a number that is known when it is recorded, not a tensor")
    return _window("kaiser", M, dtype, device, real_number("kaiser: beta", beta))
