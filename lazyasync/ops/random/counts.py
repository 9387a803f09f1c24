"""Random counts of many distributions."""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.device import Device
from lazyasync.errors import DTypeError
from lazyasync.ir.types import kind_of
from lazyasync.ops.promotion import INTEGER, canonical_dtype
from lazyasync.ops.random.parameters import Shape, check_range, parameter, shape_first
from lazyasync.ops.random.sampling import draw
from lazyasync.recording import on_host
from lazyasync.tensor import LazyTensor

__all__ = [
    "binomial",
    "geometric",
    "poisson",
]

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
    shape: Shape = (),
    mean: float | LazyTensor = 1.0,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """Counts of events of which there are ``mean`` on average: P(k) = mean**k exp(-mean) / k!.

    By inversion below 10, else by the transformed rejection PTRS of Hörmann, 1993. They are int64
    unless ``dtype`` says otherwise, signed integers or real numbers; the largest that it holds
    stands for larger ones, and those above 2**53 are rounded as float64 is. ``mean`` broadcasts to
    ``shape``. Raises `ShapeError`, `DTypeError`, and ``ValueError`` for a mean that is negative or
    above 2**62, for which a tensor gives -1.
    """
    lengths = shape_first("poisson", shape, "mean")
    given = parameter("poisson", mean, lengths, 0, "mean")
    check_range("poisson: mean", given, 0, _MOST)
    return draw("poisson", lengths, _counts_dtype("poisson", dtype), (given,), device)


def binomial(
    shape: Shape,
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
    names = ("trials", "probability")
    lengths = shape_first("binomial", shape, *names)
    count = parameter("binomial", trials, lengths, 0, *names)
    chance = parameter("binomial", probability, lengths, 1, *names)
    check_range("binomial: trials", count, 0, _MOST)
    if type(count) is not LazyTensor:
        on_host(_check_whole, count)
    check_range("binomial: probability", chance, 0, 1)
    return draw("binomial", lengths, _counts_dtype("binomial", dtype), (count, chance), device)


def _check_whole(count: Any) -> None:
    if not np.all(np.equal(np.floor(count), count)):
        raise ValueError(f"binomial: trials must be whole numbers, not {count}")


def geometric(
    shape: Shape,
    probability: float | LazyTensor,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """How many trials there are up to the first that succeeds: P(k) = (1 - p)**(k - 1) p, k >= 1.

    By inversion, from fractions of 52 bits. Dtype, shape and errors are those of `poisson`;
    probabilities are in (0, 1].
    """
    lengths = shape_first("geometric", shape, "probability")
    chance = parameter("geometric", probability, lengths, 0, "probability")
    check_range("geometric: probability", chance, 0, 1, open_low=True)
    return draw("geometric", lengths, _counts_dtype("geometric", dtype), (chance,), device)
