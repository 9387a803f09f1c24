"""The job and the step as fields of records of `logging`."""

from __future__ import annotations

import logging

from lazyasync.errors import LazyAsyncError
from lazyasync.runtime.job_access import current_job


class JobFields(logging.Filter):
    """Gives each record the fields ``job`` and ``step``, for a formatter or a handler of JSON.

    ::

        handler.addFilter(la.dashboard.JobFields())
        handler.setFormatter(logging.Formatter("%(job)s %(step)s %(message)s"))

    ``job`` is the name of the job of the task that logs, ``step`` the number of steps that it has
    sent off so far; elsewhere they are ``""`` and None. No record is dropped.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Adds the fields."""
        record.job, record.step = "", None
        try:
            job = current_job().owner
        except LazyAsyncError:
            return True
        record.job = job.name
        record.step = sum(context.steps + context.steps_of_parts for context in job.contexts)
        return True
