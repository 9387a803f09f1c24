"""What a row of `breadth.py` is: arrays, a function of them, and what it is held against."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np


class Array(NamedTuple):
    """An argument: its shape, dtype and what is in it.

    ``kind`` is ``normal``, ``positive`` (0.5 to 1.5), ``integers`` (from ``low`` up to but without
    ``high``), ``sorted``, ``definite`` (symmetric matrices with large diagonals) or ``permuted``
    (all integers below the length).
    """

    shape: tuple[int, ...]
    dtype: str = "float32"
    kind: str = "normal"
    low: int = 0
    high: int = 100

    def make(self, generator: np.random.Generator) -> np.ndarray:
        """The array, which depends on nothing but the generator's state."""
        dtype = np.dtype(self.dtype)
        if self.kind == "permuted":
            return generator.permutation(self.shape[0]).astype(dtype)
        if dtype.kind == "b":
            return generator.random(self.shape) < 0.5
        if self.kind == "integers" or dtype.kind in "iu":
            made = generator.integers(self.low, self.high, self.shape).astype(dtype)
            return np.sort(made, axis=-1) if self.kind == "sorted" else made
        if self.kind == "positive":
            return (0.5 + generator.random(self.shape)).astype(dtype)
        made = generator.standard_normal(self.shape)
        if self.kind == "sorted":
            return np.sort(made, axis=-1).astype(dtype)
        if self.kind == "definite":
            length = self.shape[-1]
            made = (made + np.swapaxes(made, -1, -2)) / 2 + 2 * np.sqrt(length) * np.eye(length)
        if dtype.kind == "c":
            return (made + 1j * generator.standard_normal(self.shape)).astype(dtype)
        return made.astype(dtype)


@dataclass(frozen=True)
class Case:
    """One row: ``function(names, *arrays)``, with the names of `names.py`.

    ``flops`` are those that it takes at least. ``tolerance`` is relative to the largest number of
    the result; without it, it follows from the dtype. ``moments``: what is drawn is checked by its
    mean and its standard deviation, which these are.
    """

    family: str
    name: str
    arrays: tuple[Array, ...]
    function: Callable[..., Any]
    flops: float = 0.0
    tolerance: float | None = None
    moments: tuple[float, float] | None = None
    scipy: bool = False
    """Whether SciPy has functions of its own for it."""

    @property
    def wide(self) -> bool:
        """Whether 64 bits have a part in it, for which JAX has a switch."""
        return any(np.dtype(a.dtype).name in _WIDE for a in self.arrays)


_WIDE = {"float64", "int64", "uint64", "complex128"}


class Sizes:
    """The lengths of a table as they stand, or others near them, by a seed."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = None if seed is None else random.Random(seed)

    def __call__(self, length: int) -> int:
        """A length for one that stands in the table."""
        if self._random is None or length < 4:
            return length
        return max(2, round(length * self._random.uniform(0.6, 1.4)))


Table = Callable[[Sizes], list[Case]]
"""Gives the rows of families."""
