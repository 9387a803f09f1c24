"""What threads wait for in the trio run, and how a cancelled block of theirs ends that."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable
from threading import Thread
from typing import TypeVar
from weakref import WeakKeyDictionary

import trio

from lazyasync.errors import JobClosedError

Value = TypeVar("Value")

_numbers = itertools.count()


class _Waiting:
    """A call that is under way for a thread."""

    __slots__ = ("error", "scope")

    def __init__(self) -> None:
        self.scope = trio.CancelScope()
        self.error: JobClosedError | None = None
        """What the thread is told, once the call is cancelled."""


class ThreadCalls:
    """The calls of threads that are under way, and the blocks in which they are to be cancelled."""

    def __init__(self) -> None:
        self._calls: WeakKeyDictionary[Thread, list[_Waiting]] = WeakKeyDictionary()
        """Those of each thread: several where one was interrupted, or a signal handler calls."""
        self._cancelled: WeakKeyDictionary[Thread, list[CancelledInThread]] = WeakKeyDictionary()
        """The blocks of each thread that have been cancelled, and it has yet to hear of that."""

    async def interruptible(
        self, thread: Thread, function: Callable[..., Awaitable[Value]], *args: object
    ) -> Value:
        """What ``function`` gives to a thread (trio run).

        Raises `JobClosedError` where it has been cancelled, as is a block that the thread is in.
        """
        waiting = _Waiting()
        calls = self._calls.setdefault(thread, [])
        calls.append(waiting)
        if thread in self._cancelled:
            self._cancel_calls(thread)
        try:
            with waiting.scope:
                return await function(*args)
        finally:
            calls.remove(waiting)
        self._cancelled.pop(thread, None)
        assert waiting.error is not None
        try:
            raise waiting.error
        finally:
            del waiting  # which leads to this frame

    def cancel(self, block: CancelledInThread) -> None:
        """Ends what the block's thread waits for, or else what it does next (trio run)."""
        self._cancelled.setdefault(block.thread, []).append(block)
        self._cancel_calls(block.thread)

    def _cancel_calls(self, thread: Thread) -> None:
        """Cancels a thread's calls for the outermost block: it leaves the others by that error."""
        blocks = [block for block in self._cancelled[thread] if not block.is_over]
        if not blocks:
            del self._cancelled[thread]
            return
        outermost = min(blocks, key=lambda block: block.number)
        for waiting in self._calls.get(thread, ()):
            waiting.error = outermost.error
            waiting.scope.cancel()


class CancelledInThread:
    """Cancels what a thread waits for in a block of its own, once; nothing else of it can be."""

    def __init__(self, calls: ThreadCalls, thread: Thread) -> None:
        self._calls = calls
        self.thread = thread
        self.number = next(_numbers)
        """Blocks within this one have higher numbers."""
        self.is_over = False
        """Whether the thread leaves the block."""
        self.error: JobClosedError | None = None
        """What it is told."""

    def interrupt(self) -> None:
        """Ends what the thread waits for (trio run)."""
        if not self.is_over:
            self.error = JobClosedError("the job was cancelled, in whose block this thread waits")
            self._calls.cancel(self)

    def absorbs(self, error: BaseException | None) -> bool:
        """Whether ``error`` is what the thread has been told of the cancelled block."""
        self.is_over = True
        told, self.error = self.error, None
        return told is not None and error is told

    def replaces(self, error: BaseException | None) -> None:
        """Does nothing: the thread has been told, and is told once."""
