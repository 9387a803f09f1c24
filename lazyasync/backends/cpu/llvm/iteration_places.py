"""Where the values of an iteration of a loop are, which move from one iteration to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias


class Place(NamedTuple):
    """Where a value of an iteration is: in which value of the program, from which byte on.

    Of an item of a sequence, it is ``step`` bytes further for each iteration.
    """

    base: int
    nbytes: int = 0
    step: int = 0

    def reversed(self, length: int) -> Place:
        """The same where the last of so many items comes first."""
        return Place(self.base, self.nbytes + (length - 1) * self.step, -self.step)

    def resolved(self, number: Callable[[int], int]) -> Place:
        """The same with numbers for sizes that stand for any."""
        return Place(self.base, number(self.nbytes), number(self.step))


class Before(NamedTuple):
    """A carry, by its number, as an iteration finds it."""

    carry: int


class After(NamedTuple):
    """A carry, by its number, as an iteration leaves it."""

    carry: int


Where: TypeAlias = Place | Before | After


class Carry(NamedTuple):
    """What iterations hand on to each other: ``nbytes`` that are at ``init`` before the first.

    After the last they are at ``result``. Iterations read them there and write them to ``other``,
    and the other way round, by turns; where that is None they are the same all the time.
    """

    nbytes: int
    init: Place
    result: Place
    other: Place | None

    def resolved(self, number: Callable[[int], int]) -> Carry:
        """The same with numbers for sizes that stand for any."""
        init, result = self.init.resolved(number), self.result.resolved(number)
        other = None if self.other is None else self.other.resolved(number)
        return Carry(number(self.nbytes), init, result, other)
