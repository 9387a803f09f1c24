"""The current job, for whoever waits for something of it, or changes it."""

from __future__ import annotations

from threading import get_ident

from lazyasync.errors import UnsupportedOperationError
from lazyasync.recording import context, current_context, foreign_thread_context
from lazyasync.runtime.runtime import Runtime, RuntimeJob


def current_runtime() -> Runtime:
    """The innermost open runtime of the running task. Raises `NoRuntimeError`."""
    return current_job().runtime


def current_job() -> RuntimeJob:
    """The job that the running task records in. Raises `NoRuntimeError`."""
    current = context.get()
    if current is None or foreign_thread_context:
        current = current_context()
    recorder = current.recorder
    if not isinstance(recorder, RuntimeJob):
        raise UnsupportedOperationError(
            "a function that la.compile records can do nothing but record: jobs, barriers, step "
            "closures and seeds are for its caller"
        )
    return recorder


def job_to_await() -> RuntimeJob:
    """As `current_job`, for whoever waits for something of the job.

    Raises `WrongThreadError` in another trio run than the runtime's.
    """
    job = current_job()
    if get_ident() != job.runtime.thread:
        job.runtime.waits.check()
    return job


def own_job() -> RuntimeJob:
    """As `current_job`, for whoever changes something of the job.

    Raises `WrongThreadError` in a thread that has no part in it, and `JobClosedError` or
    `NoRuntimeError` after its end.
    """
    job = current_job()
    if get_ident() != job.thread:
        job.check_thread()
    if job.closed:
        raise job.closed_error()
    return job
