"""What threads wait for in the trio run, and how a cancelled block of theirs ends that."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable
from threading import get_ident
from typing import TypeVar

import trio

from lazyasync.errors import JobClosedError

Value = TypeVar("Value")

_numbers = itertools.count()


class ThreadCalls:
    """The calls of threads that are under way, and the blocks in which they are to be cancelled."""

    def __init__(self) -> None:
        self._scopes: dict[int, list[trio.CancelScope]] = {}
        """Of the calls of each thread; several where a signal handler calls within a call."""
        self._cancelled: dict[int, list[CancelledInThread]] = {}
        """The blocks of each thread that have been cancelled, and it has yet to hear of that."""

    async def interruptible(
        self, thread: int, function: Callable[..., Awaitable[Value]], *args: object
    ) -> Value:
        """What ``function`` gives to a thread (trio run).

        Raises `JobClosedError` where it has been cancelled, as is a block that the thread is in.
        """
        scope = trio.CancelScope()
        scopes = self._scopes.setdefault(thread, [])
        scopes.append(scope)
        if self._blocks_of(thread):
            scope.cancel()
        try:
            with scope:
                return await function(*args)
        finally:
            scopes.remove(scope)
            if not scopes:
                self._scopes.pop(thread, None)
        blocks = self._blocks_of(thread)
        self._cancelled.pop(thread, None)
        error = JobClosedError("the job was cancelled, in whose block this thread waits")
        if blocks:  # the others are within that one, and are left by the error
            min(blocks, key=lambda block: block.number).raised = error
        try:
            raise error
        finally:
            del error, blocks  # which lead to this frame

    def cancel(self, block: CancelledInThread) -> None:
        """Ends what the block's thread waits for, or else what it does next (trio run)."""
        self._cancelled.setdefault(block.thread, []).append(block)
        for scope in self._scopes.get(block.thread, ()):
            scope.cancel()

    def _blocks_of(self, thread: int) -> list[CancelledInThread]:
        """The cancelled blocks that a thread is still in."""
        return [block for block in self._cancelled.get(thread, ()) if not block.is_over]


class CancelledInThread:
    """Cancels what the calling thread waits for in a block, once; nothing else of it can be."""

    def __init__(self, calls: ThreadCalls) -> None:
        self._calls = calls
        self.thread = get_ident()
        self.number = next(_numbers)
        """Blocks within this one have higher numbers."""
        self.is_over = False
        """Whether the thread leaves the block."""
        self.raised: BaseException | None = None
        """What it has been told."""

    def interrupt(self) -> None:
        """Ends what the thread waits for (trio run)."""
        if not self.is_over:
            self._calls.cancel(self)

    def absorbs(self, error: BaseException | None) -> bool:
        """Whether ``error`` is what the thread has been told of the cancelled block."""
        self.is_over = True
        raised, self.raised = self.raised, None
        return raised is not None and error is raised

    def replaces(self, error: BaseException | None) -> None:
        """Does nothing: the thread has been told, and is told once."""
