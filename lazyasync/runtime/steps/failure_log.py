"""What has failed lately, for whoever watches a runtime: texts, and nothing that holds values."""

from __future__ import annotations

import time
from collections import deque
from traceback import format_exception
from typing import Final

from lazyasync.named_tuples import NamedTuple
from lazyasync.runtime.loop.exception_groups import described
from lazyasync.runtime.loop.failures import FailureRecord

MAX_FAILURES: Final = 50
"""Failures that are remembered, the oldest forgotten first."""
MAX_TEXT: Final = 8000
"""Characters of a traceback that are kept: its end says what has failed."""


class LoggedFailure(NamedTuple):
    """One failure, or several of one kind that followed each other."""

    number: int
    """Its place among all failures of the runtime, from 1; of several, that of the first."""
    time: float
    """When it happened, in seconds since the Unix epoch; of several, the first."""
    job: str
    """The name of its job."""
    label: str
    """What has failed: a step, a copy, a step closure."""
    error: str
    """The class and the message of the error, in one line."""
    traceback: str
    """Its traceback. Of the work of a device, that has no frames."""
    times: int
    """How many there were."""


class FailureLog:
    """The latest failures of a runtime, whether somebody has got them or not."""

    def __init__(self) -> None:
        self.count = 0
        """All failures so far."""
        self._failures: deque[LoggedFailure] = deque(maxlen=MAX_FAILURES)

    def note(self, record: FailureRecord) -> None:
        """Takes note of a failure: of many alike, one after the other, the first is written out."""
        self.count += 1
        error = described(record.original)
        if self._failures:
            latest = self._failures[-1]
            if (latest.job, latest.error) == (record.job.name, error):
                self._failures[-1] = latest._replace(times=latest.times + 1)
                return
        text = "".join(format_exception(record.original))
        self._failures.append(
            LoggedFailure(
                self.count,
                time.time(),
                record.job.name,
                record.label,
                error,
                text[-MAX_TEXT:],
                1,
            )
        )

    @property
    def failures(self) -> tuple[LoggedFailure, ...]:
        """Those that are remembered, oldest first."""
        return tuple(self._failures)
