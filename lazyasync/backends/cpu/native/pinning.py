"""Threads that are kept off the CPU of whoever calls them.

On a machine whose CPUs are all busy, the system may put a thread that is woken behind the one that
wakes it, on the same CPU: it then begins when that one pauses.
"""

from __future__ import annotations

import numpy as np

from lazyasync.backends.cpu.native.layout import AffinityWord


class Pinning:
    """Where some threads may run, as the native code is told: ``words`` are laid out for it.

    ``words`` are a part of the block of memory that the native code gets, see `AffinityWord`.
    """

    def __init__(self, words: np.ndarray) -> None:
        self._words = words

    def begin(self, threads: int, source: int) -> None:
        """Has ``threads`` threads pinned, which otherwise may run where another one may.

        That is ``source``, by its number in the system, which lives for longer than they do.
        """
        self._words[AffinityWord.SOURCE] = source
        self._words[AffinityWord.PINNED] = threads

    def enter(self, number: int, thread: int) -> None:
        """Takes note of a thread, as the one of a number that is pinned, if there are so many."""
        if number < self._words[AffinityWord.PINNED]:
            self._words[AffinityWord.THREADS + number] = thread
            self._words[AffinityWord.EXCLUDED_CPU] = 0  # for which the next call sets its CPUs

    @property
    def threads(self) -> list[int]:
        """The numbers of the pinned threads that have begun."""
        return [int(number) for number in self._words[AffinityWord.THREADS :] if number]

    @property
    def excluded_cpu(self) -> int:
        """The CPU that they are kept off; -1 before the first call."""
        return int(self._words[AffinityWord.EXCLUDED_CPU]) - 1
