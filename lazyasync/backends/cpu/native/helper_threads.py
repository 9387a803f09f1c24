"""The threads that help a device's own with large loops."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from lazyasync.backends.cpu.aligned import aligned_words
from lazyasync.backends.cpu.background import compute_in_background
from lazyasync.backends.cpu.native.layout import HELPER_WORDS, MAX_PINNED_HELPERS, HelperWord
from lazyasync.backends.cpu.native.pinning import Pinning

HelperFunction: TypeAlias = Callable[[int], object]
"""A native function of the helpers' address."""


class HelperThreads:
    """The threads of one device that help its own; they run one program at a time.

    They are started when there is work to share, and wait in native code for more of it.
    """

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._block = aligned_words(HELPER_WORDS)
        self.pinning = Pinning(self._block[HelperWord.AFFINITY :])
        """Where the helpers may run."""
        self._dismiss: HelperFunction | None = None
        self._dismissed = False
        self._started = 0
        """The helpers that have been started."""

    @property
    def address(self) -> int:
        """Their block of memory, laid out as `HelperWord` says."""
        return self._block.ctypes.data

    @property
    def fills_cpus(self) -> bool:
        """Whether there are as many threads as CPUs that the calling one may use."""
        return len(os.sched_getaffinity(0)) <= self.threads

    def start(self, help: HelperFunction, dismiss: HelperFunction) -> None:
        """Starts the threads that do not run yet: each calls ``help``, until ``dismiss``.

        What cannot be started now is done without, until this is called again.
        """
        helpers = self.threads - 1
        if self._started == helpers or self._dismissed:
            return
        if self._dismiss is None and helpers <= MAX_PINNED_HELPERS and self.fills_cpus:
            self.pinning.begin(helpers)
        self._dismiss = dismiss
        while self._started < helpers:
            thread = threading.Thread(
                target=_help,
                args=(help, self._block, self.pinning, self._started),
                name=f"lazyasync helper {self._started + 1}",
                daemon=True,
            )
            try:
                thread.start()
            except RuntimeError:
                return
            self._started += 1

    def dismiss(self) -> None:
        """Lets the threads end."""
        self._dismissed = True
        if self._dismiss is not None:
            self._dismiss(self.address)


def _help(help: HelperFunction, block: np.ndarray, pinning: Pinning, number: int) -> None:
    compute_in_background()
    pinning.enter(number)
    help(block.ctypes.data)  # the thread keeps the block for as long as it looks at it
