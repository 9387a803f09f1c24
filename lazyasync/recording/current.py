"""Who records: the job of the running task, which a context variable holds."""

from __future__ import annotations

from contextvars import ContextVar

from lazyasync.callers import hosts
from lazyasync.errors import NoRuntimeError
from lazyasync.tensor import RecordingContext

context: ContextVar[RecordingContext | None] = ContextVar("lazyasync_context", default=None)
_current = context.get


def current_context() -> RecordingContext:
    """The context of the running task. Raises `NoRuntimeError` if no runtime is open in it."""
    current = _current()
    if hosts:
        current = hosts[-1].context(current)
    if current is None:
        raise NoRuntimeError(
            "no runtime is open here: run this inside `async with la.open_runtime():`, or in a "
            "script or notebook inside `with la.blocking():`"
        )
    return current
