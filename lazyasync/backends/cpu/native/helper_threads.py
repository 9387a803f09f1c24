"""The threads that help a device's own with large loops and products."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from lazyasync.backends.cpu.aligned import aligned_words
from lazyasync.backends.cpu.native.layout import HELPER_WORDS, MAX_PINNED_HELPERS, HelperWord
from lazyasync.backends.cpu.native.pinning import Pinning
from lazyasync.backends.cpu.scheduling.background import compute_in_background

HelperFunction: TypeAlias = Callable[[int, int], object]
"""A native function of the helpers' address and the number of a crew."""


class HelperThreads:
    """The threads of one device that help its own; they run one program at a time.

    They are started when there is work to share, and wait in native code for more of it. Those
    of one nice value are a crew; crews are numbered from 1.
    """

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._block = aligned_words(HELPER_WORDS)
        self.pinning = Pinning(self._block[HelperWord.AFFINITY :])
        """Where the helpers may run."""
        self._source = threading.get_native_id()
        """The thread that they are made in, where they may run; those that start them may end."""
        self._functions: tuple[HelperFunction, HelperFunction] | None = None
        self._lock = threading.Lock()
        """Held to start threads and to change the crew (trio thread, or a worker)."""
        self._dismissed = False
        self._nice: int | None = None
        self._crew = 1
        self._started: list[threading.Thread] = []
        """The crew, as far as it has been started."""

    @property
    def address(self) -> int:
        """Their block of memory, laid out as `HelperWord` says."""
        return self._block.ctypes.data

    @property
    def fills_cpus(self) -> bool:
        """Whether there are as many threads as CPUs that the calling one may use."""
        return len(os.sched_getaffinity(0)) <= self.threads

    @property
    def native_ids(self) -> list[int]:
        """The numbers of the threads, as the system has them."""
        return [thread.native_id for thread in self._started if thread.native_id is not None]

    def start(self, help: HelperFunction, change_crew: HelperFunction) -> None:
        """Starts the threads that do not run yet; these are the engine's functions.

        What cannot be started now is done without, until this is called again.
        """
        helpers = self.threads - 1
        if len(self._started) == helpers or self._dismissed:
            return
        with self._lock:
            if self._functions is None:
                if helpers <= MAX_PINNED_HELPERS and self.fills_cpus:
                    self.pinning.begin(helpers, self._source)
                self._functions = help, change_crew
                change_crew(self.address, self._crew)
            self._start_missing()

    def change_nice_value(self, nice: int) -> bool:
        """Puts threads of another nice value in the place of those that there are.

        Returns whether all are there; those that are not can be tried again.
        """
        with self._lock:
            if self._dismissed or self._functions is None:
                self._nice = nice
                return True
            if nice != self._nice:
                self._nice = nice
                self._crew += 1
                self._functions[1](self.address, self._crew)
                self._started = []
            self._start_missing()
            return len(self._started) == self.threads - 1

    def _start_missing(self) -> None:
        assert self._functions is not None
        while len(self._started) < self.threads - 1:
            thread = threading.Thread(
                target=_help,
                args=(self._functions[0], self._block, self._crew, self._nice),
                name=f"lazyasync helper {len(self._started) + 1}",
                daemon=True,
            )
            try:
                thread.start()
            except RuntimeError:
                return
            assert thread.native_id is not None
            self.pinning.enter(len(self._started), thread.native_id)
            self._started.append(thread)

    def dismiss(self) -> None:
        """Lets the threads end."""
        with self._lock:
            self._dismissed = True
            if self._functions is not None:
                self._functions[1](self.address, 0)


def _help(help: HelperFunction, block: np.ndarray, crew: int, nice: int | None) -> None:
    compute_in_background(nice)
    help(block.ctypes.data, crew)  # the thread keeps the block for as long as it looks at it
