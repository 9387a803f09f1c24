"""Who records: the job of the running task, which a context variable holds."""

from __future__ import annotations

from contextlib import suppress
from contextvars import ContextVar, Token
from typing import Any

from lazyasync.callers import hosts, no_runtime_error
from lazyasync.errors import UnsupportedOperationError
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


def put_back(variable: ContextVar[Any], token: Token[Any]) -> None:
    """Gives a variable the value that it had before a block.

    A block in a generator, or between the cells of a notebook, may be left in another context than
    it was entered in. There is nothing to put back there.
    """
    with suppress(ValueError):
        variable.reset(token)


def leave_context(token: Token[RecordingContext | None]) -> None:
    """Gives `context` the value that it had before a block.

    A block that has outlived its runtime finds there what has ended with it. Nobody records in that
    any more: another runtime's context stays, and otherwise there is none.
    """
    current = context.get()
    put_back(context, token)
    if _has_ended(context.get()):
        context.set(None if _has_ended(current) else current)


def _has_ended(current: RecordingContext | None) -> bool:
    if current is None:
        return False
    try:
        return current.recorder.closed
    except UnsupportedOperationError:  # it records a function, in no job
        return False
