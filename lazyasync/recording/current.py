"""Who records: the job of the running task, which a context variable holds."""

from __future__ import annotations

from contextvars import ContextVar

from lazyasync.callers import hosts, no_runtime_error
from lazyasync.tensor import RecordingContext

context: ContextVar[RecordingContext | None] = ContextVar("lazyasync_context", default=None)
_current = context.get


def current_context() -> RecordingContext:
    """The context of the running task. Raises `NoRuntimeError` if no runtime is open in it."""
    current = _current()
    for host in hosts[-1:]:  # which another thread may empty at any moment
        current = host.context(current)
    if current is None:
        raise no_runtime_error()
    return current
