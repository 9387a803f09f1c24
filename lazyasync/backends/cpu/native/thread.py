"""A thread that runs one native program at a time without ever needing the GIL."""

from __future__ import annotations

import os
import threading
from typing import TYPE_CHECKING

import numpy as np

from lazyasync.backends.cpu.aligned import aligned_words
from lazyasync.backends.cpu.native.layout import NATIVE_THREAD_WORDS, NativeThreadWord
from lazyasync.backends.cpu.native.pinning import Pinning
from lazyasync.backends.cpu.scheduling.background import compute_in_background

if TYPE_CHECKING:
    from lazyasync.backends.cpu.binding import NativeLaunch
    from lazyasync.backends.cpu.llvm.engine import NativeThreadFunctions
    from lazyasync.backends.cpu.native.helper_threads import HelperThreads

_LAUNCHED = int(NativeThreadWord.LAUNCHED)
_BEGAN = int(NativeThreadWord.BEGAN)
_ENDED = int(NativeThreadWord.ENDED)
# What every launch reads: Python 3.11 calls a function to get a member of an enumeration.


class NativeThread:
    """Runs launches, one at a time, and writes to an eventfd whenever one has completed.

    A thread of Python that is handed work must wait for the GIL, which the thread that hands it
    over goes on holding. This one sleeps and works in native code. ``eventfd`` is a descriptor,
    from here on this thread's own. ``beside`` are helpers that fill the CPUs together with this
    thread: while one of them waits for something to do, the thread is kept off the CPU of whoever
    calls it. ``background``: it leaves the cores to others that wake up, and has the nice value
    ``nice``, if one is given. ``source`` is the number of the thread that may run where this one
    may, if it is not the calling one.
    Raises ``RuntimeError`` if the thread cannot be started.
    """

    def __init__(
        self,
        functions: NativeThreadFunctions,
        eventfd: int,
        name: str,
        *,
        beside: HelperThreads | None = None,
        background: bool = True,
        nice: int | None = None,
        source: int | None = None,
    ) -> None:
        self._functions = functions
        self._eventfd = eventfd
        self._name, self._background = name, background
        self._beside = beside  # whose block is looked at
        block = aligned_words(NATIVE_THREAD_WORDS)
        block[NativeThreadWord.EVENTFD] = eventfd
        self._pinning = Pinning(block[NativeThreadWord.AFFINITY :])
        self._source = threading.get_native_id() if source is None else source
        if beside is not None:
            block[NativeThreadWord.HELPERS] = beside.address
            self._pinning.begin(1, self._source)
        self._words = memoryview(block)  # type: ignore[arg-type]  # quicker to look into
        self._address = block.ctypes.data
        self._under_way: NativeLaunch | None = None
        """Kept here, and with it its memory, for as long as the thread may look at it."""
        given = (block, eventfd, background, nice)
        thread = threading.Thread(target=self._serve, args=given, name=name, daemon=True)
        try:
            thread.start()
        except RuntimeError:
            os.close(eventfd)
            raise
        assert thread.native_id is not None
        self._pinning.enter(0, thread.native_id)
        self.native_id = thread.native_id
        """The number of the thread, as the system has it."""

    def with_nice_value(self, nice: int, beside: HelperThreads | None) -> NativeThread:
        """Another thread in the place of this one, with another nice value; this one ends.

        ``beside`` are its helpers from then on.

        All launches must have completed. Raises ``OSError`` or ``RuntimeError``, with nothing
        changed, if there can be none.
        """
        eventfd = os.dup(self._eventfd)
        other = NativeThread(
            self._functions,
            eventfd,
            self._name,
            beside=beside,
            background=self._background,
            nice=nice,
            source=self._source,
        )
        self.close()
        return other

    def _serve(self, block: np.ndarray, eventfd: int, background: bool, nice: int | None) -> None:
        if background:
            compute_in_background(nice)
        self._functions.serve(block.ctypes.data)
        os.close(eventfd)

    def wake_up(self) -> None:
        """Has the thread be awake for a launch that is about to come, if one does."""
        self._functions.wake_up(self._address)

    def launch(self, launch: NativeLaunch) -> None:
        """Begins with ``launch`` and returns at once. The one before it must be abandoned."""
        assert self._under_way is None
        self._under_way = launch
        self._functions.launch(self._address, launch.call)

    def collect(self) -> float:
        """Drops the launch that has completed, with the memory that it is bound to.

        Returns the seconds that it took.
        """
        self._under_way = None
        return float(self._words[_ENDED] - self._words[_BEGAN]) * 1e-9

    @property
    def is_idle(self) -> bool:
        """Whether all launches have completed."""
        return bool(self._functions.completed(self._address) == self._words[_LAUNCHED])

    def wait(self) -> None:
        """Blocks, without holding the GIL, until all launches have completed."""
        self._functions.wait(self._address)

    def close(self) -> None:
        """Lets the thread end when all launches have completed."""
        self._functions.close(self._address)
