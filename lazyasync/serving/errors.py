"""What a call of something that is served can fail with, beside what it computes."""

from __future__ import annotations

from lazyasync.errors import LazyAsyncError


class QueueFullError(LazyAsyncError, RuntimeError):
    """As many examples wait as may: a server answers 503, at once.

    Ask again later, or raise ``max_queue`` where the answers may take that long.
    """


class TooLateError(LazyAsyncError, TimeoutError):
    """The answer would come, or has not come, within the ``timeout`` of the call.

    Where that can be told from what waits already, it is raised at once.
    """


class BatchError(LazyAsyncError):
    """The function that computes a batch has raised; what it raised is the ``__cause__``.

    Of a batch that fails on its device the halves are computed again, down to the examples that
    fail alone: the others get their answers.
    """


class ServingEndedError(LazyAsyncError, RuntimeError):
    """The block that serves has been left, or is being left."""
