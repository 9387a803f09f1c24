"""What the tasks of a stress run hold: tensors beside the arrays that they must turn out to be."""

from __future__ import annotations

from typing import Any

import numpy as np

import lazyasync as la

from .world import SIDE

SHAPE = (SIDE, SIDE)
FLOAT64 = np.dtype(np.float64)


def same(got: Any, expected: np.ndarray) -> bool:
    """Whether a result is NumPy's."""
    return bool(np.allclose(np.asarray(got), expected, rtol=1e-9, atol=1e-9, equal_nan=True))


class Entry:
    """A tensor, and the array that it must turn out to be."""

    __slots__ = ("array", "shared", "tensor")

    def __init__(self, tensor: la.LazyTensor, array: np.ndarray) -> None:
        self.tensor = tensor
        self.array = array
        self.shared = False


Held = tuple[Entry, la.LazyTensor, np.ndarray]
"""A tensor, and the array it stood for when something began to wait for it."""
