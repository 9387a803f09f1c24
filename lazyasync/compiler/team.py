"""The threads that help a device's own with large loops."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from lazyasync.compiler.llvm_driver import TEAM_WORDS

OfTeam: TypeAlias = Callable[[int], object]
"""A native function of a team's address."""

_LINE = 64
"""Bytes of a cache line."""


class Team:
    """The threads of one device that help its own; they run one program at a time.

    They are started when there is work to share, and wait in native code for more of it.
    """

    def __init__(self, threads: int) -> None:
        self.threads = threads
        words = np.zeros(TEAM_WORDS + _LINE // 8, np.int64)
        self._block = words[-words.ctypes.data % _LINE // 8 :]
        self._dismiss: OfTeam | None = None
        self._dismissed = False

    @property
    def address(self) -> int:
        """The team's block of memory, for `lazyasync.compiler.llvm_driver`."""
        return self._block.ctypes.data

    def start(self, help: OfTeam, dismiss: OfTeam) -> None:
        """Starts the threads, if that has not been done: each calls ``help``, until ``dismiss``."""
        if self._dismiss is not None or self._dismissed:
            return
        self._dismiss = dismiss
        for number in range(1, self.threads):
            threading.Thread(
                target=_help,
                args=(help, self._block),
                name=f"lazyasync helper {number}",
                daemon=True,
            ).start()

    def dismiss(self) -> None:
        """Lets the threads end."""
        self._dismissed = True
        if self._dismiss is not None:
            self._dismiss(self.address)


def _help(help: OfTeam, block: np.ndarray) -> None:
    help(block.ctypes.data)  # the thread keeps the block for as long as it looks at it
