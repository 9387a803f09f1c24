"""Drafts: loops whose code was generated quickly, until code that was optimized takes its place.

To optimize a loop takes LLVM some 20 to 60 ms, five to ten times as long as to generate any code
for it. Most programs of a test or a notebook run a few times, on little. So what is small, or quick
enough because its vectors stand in its text, begins as a draft, which computes the same bits; what
runs again is optimized in a thread beside, and the function that everybody calls then goes there.
"""

from __future__ import annotations

import ctypes
import threading
from collections import deque
from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING

import trio

from lazyasync.backends.cpu.process_locks import ProcessLock
from lazyasync.backends.cpu.scheduling.background import compute_in_background

if TYPE_CHECKING:
    from lazyasync.backends.cpu.llvm.objects import LoadedCode

MOST_WORK = 50_000
"""Instructions of a run, about, up to which a loop may be a draft that has no vectors. For each of
them it takes half a nanosecond longer."""
BY_VECTORS = 500
"""So many times as much a draft may do whose vectors stand in the text. An instruction takes it
longer by a fiftieth of a nanosecond, or a twelfth where rows are reduced: all of them two
milliseconds at the most, where to optimize a loop takes ten."""
LONG_WORK = 4 * MOST_WORK
"""The same from which on drafts are optimized before it, or with the first one."""
RUNS = 4
"""Runs of a program after which its drafts are optimized, if they do little."""

_improving = ProcessLock()
"""Held to optimize one."""


class Draft:
    """The loops of one module. ``optimize`` gives the addresses of their better functions."""

    __slots__ = ("_code", "_memory", "_optimize", "_slots", "is_done")

    def __init__(
        self,
        slots: Collection[int],
        memory: LoadedCode | None,
        optimize: Callable[[], tuple[Iterable[int], LoadedCode]],
    ) -> None:
        self._memory = memory
        """What the slots are in: whoever improves it may be the last one to hold it."""
        self._slots = slots
        """Where the functions that everybody calls look which ones to go on to."""
        self._optimize: Callable[[], tuple[Iterable[int], LoadedCode]] | None = optimize
        self._code: LoadedCode | None = None
        self.is_done = False
        """Whether their code is the better one."""

    def improve(self) -> None:
        """Has the better code take their place, if it has not (any thread).

        Raises ``RuntimeError`` if LLVM does; they stay as they are.
        """
        with _improving:
            if self._optimize is None:
                return
            addresses, self._code = self._optimize()
            for slot, address in zip(self._slots, addresses, strict=True):
                # Whoever calls meanwhile goes to either.
                ctypes.c_int64.from_address(slot).value = address
            self._optimize = None
            self.is_done = True

    def keep(self) -> None:
        """Leaves it to the end of the process to unload the better code."""
        if self._code is not None:
            self._code.keep()


def work_of_draft(work: int, by_vectors: bool) -> int:
    """What counts of so many instructions."""
    return work // BY_VECTORS if by_vectors else work


def runs_of_drafts(work: int) -> int:
    """How often a program runs before its drafts are optimized, in which it does so much a run."""
    return max(1, min(RUNS, LONG_WORK // max(work, 1)))


class Improver:
    """A thread that optimizes drafts, one after the other, for as long as there are any."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._queue: deque[Draft] = deque()
        self._thread: threading.Thread | None = None
        self._is_closed = False

    def add(self, drafts: Iterable[Draft]) -> None:
        """Has drafts optimized as well (any thread)."""
        with self._lock:
            if self._is_closed:
                return
            self._queue.extend(drafts)
            if self._thread is not None:
                return
            thread = threading.Thread(target=self._work, name="lazyasync improver", daemon=True)
            try:
                thread.start()
            except RuntimeError:  # there is none to be had: they stay as they are
                self._queue.clear()
                return
            self._thread = thread

    async def close(self) -> None:
        """Drops what has not begun, and waits for the thread, which ends soon then."""
        with self._lock:
            self._is_closed = True
            self._queue.clear()
            thread = self._thread
        if thread is not None:
            with trio.CancelScope(shield=True):
                await trio.to_thread.run_sync(thread.join)

    def _work(self) -> None:
        compute_in_background()
        while True:
            with self._lock:
                if not self._queue:
                    self._thread = None
                    return
                draft = self._queue.popleft()
            try:
                draft.improve()
            except RuntimeError:  # a module that LLVM cannot optimize: it stays as it is
                continue
