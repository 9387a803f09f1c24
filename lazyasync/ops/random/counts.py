"""Random counts of many distributions."""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.device import Device
from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import as_dtype, check_kind, convert
from lazyasync.ops.elementwise.comparison import maximum, where
from lazyasync.ops.manipulation.broadcasting import broadcast_to
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.ops.manipulation.joining import holds_tensor
from lazyasync.ops.manipulation.shaping import concatenate, stack
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import INTEGER, canonical_dtype
from lazyasync.ops.random.parameters import (
    Shape,
    check_broadcast,
    check_range,
    parameter,
    shaped,
)
from lazyasync.ops.random.sampling import draw
from lazyasync.ops.reductions.cumulative import cumsum
from lazyasync.ops.reductions.reductions import sum as sum_of
from lazyasync.ops.shapes import joint_shape, normalize_shape
from lazyasync.recording import on_host
from lazyasync.tensor import LazyTensor

__all__ = [
    "binomial",
    "geometric",
    "multinomial",
    "poisson",
]

_FLOAT64 = np.dtype(np.float64)
_MOST = float(2**62)
"""The largest mean, and the most trials."""


def _counts_dtype(name: str, dtype: Any) -> np.dtype:
    canonical = INTEGER if dtype is None else canonical_dtype(dtype)
    if kind_of(canonical) not in "if":
        raise DTypeError(
            f"{name}: counts cannot be of the dtype {canonical}; -1 stands for what is not one"
        )
    return canonical


def poisson(
    shape: Shape | None = None,
    mean: float | LazyTensor = 1.0,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Counts of events of which there are ``mean`` on average: P(k) = mean**k exp(-mean) / k!.

    By inversion below 10, else by the transformed rejection PTRS of Hörmann, 1993. They are int64
    unless ``dtype`` says otherwise, signed integers or real numbers; the largest that it holds
    stands for larger ones, and those above 2**53 are rounded as float64 is. ``mean`` broadcasts to
    ``shape``, by default to its own. Raises `ShapeError`, `DTypeError`, and ``ValueError`` for a
    mean that is negative or above 2**62, for which a tensor gives -1.
    """
    lengths, (given,) = shaped("poisson", shape, mean=mean)
    check_range("poisson: mean", given, 0, _MOST)
    return draw("poisson", lengths, _counts_dtype("poisson", dtype), (given,), device)


def binomial(
    shape: Shape | None,
    trials: int | LazyTensor,
    probability: float | LazyTensor,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """How many of ``trials`` succeed: P(k) = n! / (k! (n - k)!) p**k (1 - p)**(n - k).

    By inversion where less than 10 succeed or fail on average, else by the transformed rejection
    BTRS of Hörmann, 1993. Dtype, shape and errors are those of `poisson`; trials are whole numbers
    up to 2**62, probabilities in [0, 1].
    """
    lengths, (count, chance) = shaped("binomial", shape, trials=trials, probability=probability)
    check_range("binomial: trials", count, 0, _MOST)
    if type(count) is not LazyTensor:
        on_host(_check_whole, count)
    check_range("binomial: probability", chance, 0, 1)
    return draw("binomial", lengths, _counts_dtype("binomial", dtype), (count, chance), device)


def _check_whole(count: Any) -> None:
    if not np.all(np.equal(np.floor(count), count)):
        raise ValueError(f"binomial: trials must be whole numbers, not {count}")


def geometric(
    shape: Shape | None,
    probability: float | LazyTensor,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """How many trials there are up to the first that succeeds: P(k) = (1 - p)**(k - 1) p, k >= 1.

    By inversion, from fractions of 52 bits. Dtype, shape and errors are those of `poisson`;
    probabilities are in (0, 1].
    """
    lengths, (chance,) = shaped("geometric", shape, probability=probability)
    check_range("geometric: probability", chance, 0, 1, open_low=True)
    return draw("geometric", lengths, _counts_dtype("geometric", dtype), (chance,), device)


def multinomial(
    trials: Any,
    probabilities: Any,
    shape: Shape | None = None,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """How many of ``trials`` are of each kind: counts along the last axis, whose sum they are.

    ``probabilities`` are of shape (..., k), the last of which is what the others leave of 1.
    ``trials`` and what is before broadcast to ``shape``, by default what the two broadcast to; the
    result is of ``(*shape, k)``. One kind after the other is a `binomial` of the trials that are
    left, so that it takes as many draws as there are kinds. Dtype and errors are those of
    `binomial`; also ``ValueError`` for probabilities known now whose sum without the last is
    above 1.
    """
    name = "multinomial"
    if holds_tensor(probabilities) or isinstance(probabilities, LazyTensor):
        chances = as_tensor(name, probabilities)
        known = None
    else:
        known = np.asarray(probabilities, np.float64)
        chances = asarray(known, device=_place(trials, device))
    if not chances.ndim or not chances.shape[-1]:
        raise ShapeError(f"{name}: probabilities have an axis of kinds, not {chances._node.type}")
    check_kind(f"{name}: probabilities", "biuf", (chances._node.type,))
    if known is not None:
        if not ((known >= 0) & (known <= 1)).all():
            raise ValueError(f"{name}: probabilities must be in [0, 1], not {probabilities!r}")
        if (known[..., :-1].sum(-1) > 1 + 1e-6).any():  # as exact as single precision
            raise ValueError(f"{name}: the sum of probabilities is above 1: {probabilities!r}")
    if isinstance(trials, (list, tuple)):
        trials = as_tensor(name, trials, chances.device)
    batch = joint_shape(name, [getattr(trials, "shape", ()), chances.shape[:-1]])
    lengths = batch if shape is None else normalize_shape(name, shape)
    check_broadcast(f"{name}: trials and probabilities", batch, lengths)
    canonical = _counts_dtype(name, dtype)
    given = parameter(name, trials, lengths, 0, "trials", "probabilities")
    check_range(f"{name}: trials", given, 0, _MOST)
    if type(given) is not LazyTensor:
        on_host(_check_whole, given)
    chances = convert(chances, _FLOAT64)
    first = chances[..., :-1]
    last = maximum(1.0 - sum_of(first, -1, keepdims=True), 0.0)
    left_over = cumsum(concatenate([first, last], -1), -1, reverse=True)[..., :-1]
    shares = first / where(left_over > 0.0, left_over, 1.0)
    left = broadcast_to(as_dtype(name, given, chances, INTEGER), lengths)
    found = []
    for kind in range(chances.shape[-1] - 1):
        count = binomial(lengths, left, shares[..., kind], device=chances.device)
        found.append(count)
        left = left - count
    return convert(stack([*found, left], -1), canonical)


def _place(trials: Any, device: str | Device | None) -> str | Device | None:
    return trials.device if device is None and isinstance(trials, LazyTensor) else device
