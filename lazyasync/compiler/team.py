"""The threads that help a device's own with large loops."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from lazyasync.compiler.aligned import aligned_words
from lazyasync.compiler.background import compute_in_background
from lazyasync.compiler.llvm_driver import MAX_PINNED_HELPERS, TEAM_WORDS, TeamWord

OfTeam: TypeAlias = Callable[[int], object]
"""A native function of a team's address."""


class Team:
    """The threads of one device that help its own; they run one program at a time.

    They are started when there is work to share, and wait in native code for more of it.
    """

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._block = aligned_words(TEAM_WORDS)
        self._dismiss: OfTeam | None = None
        self._dismissed = False

    @property
    def address(self) -> int:
        """The team's block of memory, for `lazyasync.compiler.llvm_driver`."""
        return self._block.ctypes.data

    @property
    def fills_cpus(self) -> bool:
        """Whether there are as many threads as CPUs that the calling one may use."""
        return len(os.sched_getaffinity(0)) <= self.threads

    @property
    def helpers(self) -> list[int]:
        """The thread numbers of the helpers that are pinned, as far as they have begun."""
        return [int(number) for number in self._block[TeamWord.HELPERS :] if number]

    @property
    def excluded_cpu(self) -> int:
        """The CPU that pinned helpers are kept off; -1 before the first loop they are called to."""
        return int(self._block[TeamWord.EXCLUDED_CPU]) - 1

    def start(self, help: OfTeam, dismiss: OfTeam) -> None:
        """Starts the threads, if that has not been done: each calls ``help``, until ``dismiss``."""
        if self._dismiss is not None or self._dismissed:
            return
        self._dismiss = dismiss
        helpers = self.threads - 1
        if helpers <= MAX_PINNED_HELPERS and self.fills_cpus:
            # Where threads of other kinds get in the way on every CPU, helpers may be put behind
            # the device's own thread, and would begin when it has done everything.
            self._block[TeamWord.AFFINITY_SOURCE] = threading.get_native_id()
            self._block[TeamWord.PINNED_HELPERS] = helpers
        for number in range(helpers):
            threading.Thread(
                target=_help,
                args=(help, self._block, number),
                name=f"lazyasync helper {number + 1}",
                daemon=True,
            ).start()

    def dismiss(self) -> None:
        """Lets the threads end."""
        self._dismissed = True
        if self._dismiss is not None:
            self._dismiss(self.address)


def _help(help: OfTeam, block: np.ndarray, number: int) -> None:
    compute_in_background()
    if number < block[TeamWord.PINNED_HELPERS]:
        block[TeamWord.HELPERS + number] = threading.get_native_id()
        block[TeamWord.EXCLUDED_CPU] = 0  # for which the next loop sets this thread's CPUs
    help(block.ctypes.data)  # the thread keeps the block for as long as it looks at it
