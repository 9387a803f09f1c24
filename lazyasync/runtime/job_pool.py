"""Jobs of tasks and threads outside trio, which come and go: each has one for its own."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from lazyasync.errors import LazyAsyncError
from lazyasync.runtime.jobs.shutdown import Patience, drain, stop_loops
from lazyasync.runtime.runtime import Runtime, RuntimeJob
from lazyasync.runtime.steps.job_options import DEFAULT_OPTIONS

MOST_LOOKS = 16
"""How many jobs are looked at for one that can be used again, before another one is made."""


class JobPool:
    """Jobs that tasks, or threads, have one after the other (trio thread).

    The job of an owner that has ended, which knows the way of what has been recorded in it, goes to
    a new one when it is at rest: when nothing of the former owner's can fail any more. What that
    one has left lazy can still be computed: in a job that is nobody's. All that fails without an
    owner comes out at the runtime's exit.
    """

    def __init__(self, runtime: Runtime, kind: str) -> None:
        self._runtime = runtime
        self._kind = kind
        """What the jobs are named after."""
        self._jobs: list[RuntimeJob] = []
        self._of_nobody: RuntimeJob | None = None
        """Has what was left lazy."""
        self._free: deque[RuntimeJob] = deque()
        """Those of owners that have ended, the one that was looked at longest ago first."""

    @property
    def jobs(self) -> list[RuntimeJob]:
        """All that there are."""
        return [*self._jobs, *([] if self._of_nobody is None else [self._of_nobody])]

    def take(self, lives: Callable[[], bool]) -> RuntimeJob:
        """A job for a new owner; ``lives`` says whether that still runs."""
        for _ in range(min(len(self._free), MOST_LOOKS)):
            job = self._free.popleft()
            if job.is_at_rest:
                break
            self._free.append(job)
        else:
            name = f"{self._kind} {len(self._jobs) + 1}"
            job = self._runtime.add_job(name, self._runtime.devices)
            self._jobs.append(job)
        job.lives = lives
        return job

    def leave(self, job: RuntimeJob, *, runs_closures: bool = True) -> None:
        """Takes back the job of an owner that has ended.

        Step closures that wait for a barrier run now, or are dropped without ``runs_closures``.
        """
        job.executor.wait_for_unawaited(job)  # whose failures are of who leaves it
        job.pass_failures_on()
        stop_loops(job)
        if any(context.has_recorded for context in job.contexts):
            job.hand_on(self._job_of_nobody())
        if not runs_closures:
            job.closures.drop_pending()
        self._free.append(job)
        if job.closures.pending or job.closures.due or job.has_segments or job.transfers:
            self._runtime.start_actor(lambda: _settle(job), f"end of {job.name}")

    def _job_of_nobody(self) -> RuntimeJob:
        if self._of_nobody is None:
            runtime = self._runtime
            name = f"ended {self._kind}s"
            self._of_nobody = RuntimeJob(runtime, name, runtime.devices, DEFAULT_OPTIONS)
            self._of_nobody.lives = lambda: False
        return self._of_nobody


async def _settle(job: RuntimeJob) -> None:
    """Hands over what still waits for a barrier in a job, and runs its closures."""
    with suppress(LazyAsyncError):  # of the runtime's end; a failure is the job's
        await drain(job, Patience(math.inf))
