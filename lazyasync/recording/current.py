"""Who records: the job of the running task, which a context variable holds."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar

from lazyasync.errors import NoRuntimeError
from lazyasync.tensor import RecordingContext

context: ContextVar[RecordingContext | None] = ContextVar("lazyasync_context", default=None)
_current = context.get

foreign_thread_context: list[Callable[[RecordingContext | None], RecordingContext]] = []
"""How a thread outside trio finds its context while `la.blocking` is open; at most one entry.

It is given what the context variable holds, which may have been taken over from another thread.
"""


def current_context() -> RecordingContext:
    """The context of the running task. Raises `NoRuntimeError` if no runtime is open in it."""
    current = _current()
    if foreign_thread_context:
        current = foreign_thread_context[-1](current)
    if current is None:
        raise NoRuntimeError(
            "no runtime is open here: run this inside `async with la.open_runtime():`, or in a "
            "script or notebook inside `with la.blocking():`"
        )
    return current
