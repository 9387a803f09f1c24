"""Arrays of every dtype for the tests of checkpoints, and when two are the same."""

from __future__ import annotations

import math
from typing import Any

import numpy as np


def sample(dtype: str, shape: tuple[int, ...], seed: int = 0) -> np.ndarray[Any, Any]:
    """An array of random bits, valid for its dtype; NaN and subnormal numbers included."""
    generator = np.random.default_rng(seed)
    kind = np.dtype(dtype)
    if kind.kind == "b":
        return generator.integers(0, 2, shape).astype(bool)
    count = math.prod(shape)
    return np.frombuffer(generator.bytes(count * kind.itemsize), kind).reshape(shape)


def assert_same(one: Any, other: Any) -> None:
    """The same dtype, shape and bits, whatever the byte order and the strides."""
    one, other = np.asarray(one), np.asarray(other)
    assert one.dtype.newbyteorder("=") == other.dtype.newbyteorder("=")
    assert one.shape == other.shape
    swapped = other.astype(one.dtype) if one.dtype != other.dtype else other
    assert one.tobytes() == swapped.tobytes()
