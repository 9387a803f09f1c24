"""A thread that runs one native program at a time without ever needing the interpreter."""

from __future__ import annotations

import os
import threading
from typing import TYPE_CHECKING

import numpy as np

from lazyasync.compiler.aligned import aligned_words
from lazyasync.compiler.background import compute_in_background
from lazyasync.compiler.llvm_driver import NATIVE_THREAD_WORDS, NativeThreadWord

if TYPE_CHECKING:
    from lazyasync.compiler.llvm_engine import LaneFunctions
    from lazyasync.compiler.native_code import Launch

_LAUNCHED = int(NativeThreadWord.LAUNCHED)
_BEGAN = int(NativeThreadWord.BEGAN)
_ENDED = int(NativeThreadWord.ENDED)
# What every launch reads: Python 3.11 calls a function to get a member of an enumeration.


class Lane:
    """Runs launches, one at a time, and rings a bell at each landing.

    A thread of Python that is handed work must wait for the interpreter, which the one that hands
    it over goes on using. This one sleeps and works in native code. ``bell`` is a descriptor, from
    here on the lane's own. ``apart``: the thread is kept off the CPU of whoever calls it. Raises
    ``RuntimeError`` if the thread cannot be started.
    """

    def __init__(self, functions: LaneFunctions, bell: int, *, apart: bool = False) -> None:
        self._functions = functions
        block = aligned_words(NATIVE_THREAD_WORDS)
        block[NativeThreadWord.EVENTFD] = bell
        block[NativeThreadWord.AFFINITY_SOURCE] = threading.get_native_id()
        self._apart = apart
        self._words = memoryview(block)  # type: ignore[arg-type]  # quicker to look into
        self._address = block.ctypes.data
        self._under_way: Launch | None = None
        """Kept here, and with it its memory, for as long as the thread may look at it."""
        thread = threading.Thread(
            target=self._serve, args=(block, bell), name="lazyasync lane", daemon=True
        )
        try:
            thread.start()
        except RuntimeError:
            os.close(bell)
            raise

    def _serve(self, block: np.ndarray, bell: int) -> None:
        compute_in_background()
        if self._apart:
            block[NativeThreadWord.PINNED_THREAD] = threading.get_native_id()
        self._functions.serve(block.ctypes.data)
        os.close(bell)

    def rouse(self) -> None:
        """Has the thread be awake for a launch that is about to come, if one does."""
        self._functions.rouse(self._address)

    def launch(self, launch: Launch) -> None:
        """Begins with it and returns at once. The one before it must have landed."""
        assert self.has_landed
        self._under_way = launch
        self._functions.launch(self._address, launch.records, launch.count, launch.team)

    def let_go(self) -> None:
        """Drops what has landed, with the memory that it is bound to."""
        self._under_way = None

    @property
    def has_landed(self) -> bool:
        """Whether nothing is under way."""
        return bool(self._functions.landed(self._address) == self._words[_LAUNCHED])

    def wait(self) -> None:
        """Blocks, without the interpreter, until nothing is under way."""
        self._functions.wait(self._address)

    @property
    def seconds(self) -> float:
        """How long the launch that landed last took."""
        return float(self._words[_ENDED] - self._words[_BEGAN]) * 1e-9

    def close(self) -> None:
        """Lets the thread end when all has landed."""
        self._functions.close(self._address)
