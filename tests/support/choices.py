"""Who makes the choices in a random program."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Choices(Protocol):
    """Where a program's randomness comes from."""

    def integer(self, low: int, high: int) -> int:
        """A number from ``low`` to ``high``, both included."""

    def pick(self, options: Sequence[T]) -> T:
        """One of several."""


class Seeded:
    """Choices that a seed makes."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def integer(self, low: int, high: int) -> int:
        return self._random.randint(low, high)

    def pick(self, options: Sequence[T]) -> T:
        return self._random.choice(options)


class Proportional:
    """Choices that a seed makes, each as a fraction of what there is to choose from.

    With the same seed they are alike for programs whose sizes differ.
    """

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def integer(self, low: int, high: int) -> int:
        return low + int(self._random.random() * (high - low + 1))

    def pick(self, options: Sequence[T]) -> T:
        return options[self.integer(0, len(options) - 1)]
