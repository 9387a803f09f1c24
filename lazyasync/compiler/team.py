"""The threads that help a device's own with large loops."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from lazyasync.compiler.aligned import aligned_words
from lazyasync.compiler.background import compute_in_background
from lazyasync.compiler.native_layout import MAX_PINNED_HELPERS, TEAM_WORDS, TeamWord
from lazyasync.compiler.pinning import Pinning

OfTeam: TypeAlias = Callable[[int], object]
"""A native function of a team's address."""


class Team:
    """The threads of one device that help its own; they run one program at a time.

    They are started when there is work to share, and wait in native code for more of it.
    """

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._block = aligned_words(TEAM_WORDS)
        self.pinning = Pinning(self._block[TeamWord.AFFINITY :])
        """Where the helpers may run."""
        self._dismiss: OfTeam | None = None
        self._dismissed = False
        self._helpers = 0
        """The helpers that have been started."""

    @property
    def address(self) -> int:
        """The team's block of memory, laid out as `TeamWord` says."""
        return self._block.ctypes.data

    @property
    def fills_cpus(self) -> bool:
        """Whether there are as many threads as CPUs that the calling one may use."""
        return len(os.sched_getaffinity(0)) <= self.threads

    def start(self, help: OfTeam, dismiss: OfTeam) -> None:
        """Starts the threads that do not run yet: each calls ``help``, until ``dismiss``.

        What cannot be started now is done without, until this is called again.
        """
        helpers = self.threads - 1
        if self._helpers == helpers or self._dismissed:
            return
        if self._dismiss is None and helpers <= MAX_PINNED_HELPERS and self.fills_cpus:
            self.pinning.begin(helpers)
        self._dismiss = dismiss
        while self._helpers < helpers:
            thread = threading.Thread(
                target=_help,
                args=(help, self._block, self.pinning, self._helpers),
                name=f"lazyasync helper {self._helpers + 1}",
                daemon=True,
            )
            try:
                thread.start()
            except RuntimeError:
                return
            self._helpers += 1

    def dismiss(self) -> None:
        """Lets the threads end."""
        self._dismissed = True
        if self._dismiss is not None:
            self._dismiss(self.address)


def _help(help: OfTeam, block: np.ndarray, pinning: Pinning, number: int) -> None:
    compute_in_background()
    pinning.enter(number)
    help(block.ctypes.data)  # the thread keeps the block for as long as it looks at it
