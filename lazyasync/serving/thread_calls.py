"""Calls of threads that block, which are handed over to the thread of the runtime in bulk."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator
from contextlib import suppress
from threading import Lock
from typing import Any

from trio import RunFinishedError
from trio.lowlevel import TrioToken

from lazyasync.callers import no_runtime_error


class ThreadReply:
    """What one thread waits for: a value, or an error."""

    __slots__ = ("_error", "_is_done", "_lock", "_result")

    def __init__(self) -> None:
        self._lock = Lock()
        self._lock.acquire()
        self._is_done = False
        self._result: Any = None
        self._error: BaseException | None = None

    def done(self) -> bool:
        """Whether it is there, or not waited for any more."""
        return self._is_done

    def set_result(self, result: Any, /) -> None:
        """Gives the value; called in the runtime's thread."""
        self._is_done, self._result = True, result
        self._lock.release()

    def set_exception(self, exception: BaseException, /) -> None:
        """Has the error raised; called in the runtime's thread."""
        self._is_done, self._error = True, exception
        self._lock.release()

    def wait(self) -> Any:
        """Blocks until it is there; gives the value, or raises the error."""
        try:
            self._lock.acquire()
        except BaseException:  # Ctrl-C, in the main thread
            self._is_done = True
            raise
        error, self._error = self._error, None
        try:
            if error is not None:
                raise error
            return self._result
        finally:
            del error  # which leads to this frame

    def __await__(self) -> Generator[Any, Any, Any]:
        raise TypeError("a thread blocks until it has its answer")


class ThreadCalls:
    """Functions that threads have called in the thread of a runtime, one after the other.

    All that have come until its next turn are called in that turn: only the first of them wakes it,
    which costs more than most of what they do.
    """

    def __init__(self, token: TrioToken) -> None:
        self._token = token
        self._posted: deque[Callable[[], object]] = deque()
        self._is_told = False
        """Whether the runtime's thread will look at what is posted."""

    def post(self, function: Callable[[], object]) -> None:
        """Has a function called there, which must not raise. Raises `NoRuntimeError`."""
        self._posted.append(function)
        if not self._is_told:  # two threads may tell it at a time, which does no harm
            self._is_told = True
            try:
                self._token.run_sync_soon(self.call_all)
            except RunFinishedError as error:
                # Nobody will look: the next one is to hear of it as well, and so is who has posted
                # meanwhile, and told nobody.
                self.call_all()
                raise no_runtime_error() from error

    def call_all(self) -> None:
        """Calls all that have been posted; in the runtime's thread, while that runs."""
        self._is_told = False  # first: who posts from here on tells it again
        with suppress(IndexError):
            while True:
                self._posted.popleft()()
