"""The numbers among a program's arguments, side by side in one piece of the device's memory.

A kernel that gets a number by value keeps the one it was captured with. So where steps are
replayed, kernels read numbers from memory, and one small copy brings all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from lazyasync.ir.graph import Graph
from lazyasync.ir.leaves import RANDOM_STATE, SCALAR

_PLACE: Final = 16
"""Bytes between two numbers: room for the largest, and for the two of a random state."""
_WORD: Final = np.dtype(np.uint64)


class NumberTable:
    """The places of numbers in a table. ``graph`` is as it was recorded, as arguments come."""

    def __init__(self, graph: Graph) -> None:
        self._places: list[tuple[int, np.dtype, bool]] = []
        """The position of the argument, its dtype, and whether it is a random state."""
        for position, value in enumerate(graph.arguments):
            leaf = graph.key.operations[value]
            if leaf is RANDOM_STATE:
                self._places.append((position, _WORD, True))
            elif leaf is SCALAR:
                self._places.append((position, graph.types[value].dtype, False))
        self.positions = frozenset(position for position, _, _ in self._places)
        """The arguments that are numbers."""
        self.nbytes = _PLACE * len(self._places)

    def on_host(self) -> tuple[np.ndarray, list[tuple[int, np.ndarray]]]:
        """A table on the host, and for each number its position and where in the table it is."""
        table = np.zeros((len(self._places), _PLACE), np.uint8)
        numbers = [
            (position, row[: (2 if is_state else 1) * dtype.itemsize].view(dtype))
            for row, (position, dtype, is_state) in zip(table, self._places, strict=True)
        ]
        return table.reshape(-1), numbers

    def pack(self, arguments: Sequence[Any]) -> np.ndarray:
        """The table for these arguments, on the host."""
        return HostNumbers(self).filled(arguments)

    def views(self, table: Any) -> dict[int, Any]:
        """The numbers in a table on the device as arrays without axes, by position.

        Those of random states are arrays of two.
        """
        found: dict[int, Any] = {}
        for place, (position, dtype, is_state) in enumerate(self._places):
            start, shape = place * _PLACE, (2,) if is_state else ()
            nbytes = (2 if is_state else 1) * dtype.itemsize
            found[position] = table[start : start + nbytes].view(dtype).reshape(shape)
        return found


class HostNumbers:
    """A table on the host that is filled again and again, by one thread."""

    __slots__ = ("_numbers", "_table")

    def __init__(self, numbers: NumberTable) -> None:
        self._table, self._numbers = numbers.on_host()

    def filled(self, arguments: Sequence[Any]) -> np.ndarray:
        """The table for these arguments, until it is filled again."""
        for position, place in self._numbers:
            place[...] = arguments[position]
        return self._table
