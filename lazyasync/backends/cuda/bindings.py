"""Which arguments of a replayed step are where a graph was captured with: bindings of addresses.

Asking each argument for its address takes the host longer than the launch, where a step has
hundreds. So a binding remembers the objects that it was last found with, and these are compared in
one go: an array whose id is that of before is that of before, as long as that lives. Those of sets
live until the set is given up; whether others do, a weak reference tells.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from operator import itemgetter
from typing import Any
from weakref import ref

MOST_BINDINGS = 16
"""Those that are remembered of a program. A training loop has one for each of its sets."""


def getter(positions: Sequence[int]) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    """What gives the elements at these positions, in one go."""
    if len(positions) > 1:
        return itemgetter(*positions)
    return lambda elements: tuple([elements[position] for position in positions])


class Binding:
    """The addresses of the arguments of a program, and how to know them again.

    ``number`` is its own. ``copied`` are the positions of the arguments that are copied to places
    of their own, whatever they are.
    """

    __slots__ = ("_first", "_given", "_ids", "_references", "copied", "number")

    def __init__(self, number: int, positions: Sequence[int], copied: Collection[int]) -> None:
        self.number = number
        self.copied = tuple(copied)
        kept = [position for position in positions if position not in copied]
        self._first = kept[0] if kept else 0
        self._given = getter(kept)
        self._ids: tuple[int, ...] | None = None
        self._references: list[Any] = []

    def remember(self, arguments: Sequence[Any], own: Collection[int]) -> None:
        """Takes note of the arguments that have its addresses; ``own`` are ids of sets' arrays."""
        given = self._given(arguments)
        self._ids = ids = tuple(map(id, given))
        forget = self._forget
        self._references = [
            ref(array, forget) for array, one in zip(given, ids, strict=True) if one not in own
        ]

    def forget(self) -> None:
        """Knows no arguments any more."""
        self._ids = None
        self._references = []

    def _forget(self, _: object) -> None:
        """An array has gone, in whichever thread, and its id may be another's."""
        self._ids = None

    def holds(self, arguments: Sequence[Any]) -> bool:
        """Whether these arguments, but for those that are copied, are those of before."""
        ids = self._ids
        if ids is None or (ids and id(arguments[self._first]) != ids[0]):
            return False
        return tuple(map(id, self._given(arguments))) == ids


class Bindings:
    """Those of a program that were found last."""

    def __init__(self, positions: Sequence[int]) -> None:
        self._positions = positions
        self._by_addresses: dict[tuple[int | None, ...], Binding] = {}
        self._made = 0

    def known(self, arguments: Sequence[Any]) -> Binding | None:
        """The binding of arguments that have come before; None if one of them has not."""
        for binding in self._by_addresses.values():
            if binding.holds(arguments):
                return binding
        return None

    def of(self, addresses: tuple[int | None, ...]) -> Binding:
        """The binding of addresses, one for each position; None for what is copied."""
        found = self._by_addresses.pop(addresses, None)
        if found is None:
            self._made += 1
            pairs = zip(self._positions, addresses, strict=True)
            copied = [position for position, address in pairs if address is None]
            found = Binding(self._made, self._positions, copied)
            if len(self._by_addresses) >= MOST_BINDINGS:
                del self._by_addresses[next(iter(self._by_addresses))]
        self._by_addresses[addresses] = found
        return found

    def forget(self) -> None:
        """Knows no arguments any more: ids of arrays that lived for certain may become others'."""
        for binding in self._by_addresses.values():
            binding.forget()
