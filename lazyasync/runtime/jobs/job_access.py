"""The current job, for whoever waits for something of it, or changes it."""

from __future__ import annotations

from threading import get_ident

from lazyasync.runtime.runtime import RuntimeJob, current_job


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
