"""How jobs and devices end: what is under way is ended, and what is queued is done or dropped."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any

import trio

from lazyasync.runtime.device.actor import DeviceActor
from lazyasync.runtime.jobs.job import Job
from lazyasync.runtime.steps.step import Step

if TYPE_CHECKING:
    from lazyasync.runtime.steps.graph_log import GraphLog


class Patience:
    """How long an end waits for steps: until none has ended for so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.exhausted = False
        """Whether that has happened."""
        self._deadline = math.inf
        self.renew()

    def renew(self) -> None:
        """Starts anew."""
        self._deadline = trio.current_time() + self.seconds

    async def wait(self, function: Callable[..., Awaitable[object]], *args: Any) -> bool:
        """Waits for an asynchronous function; False if that takes too long."""
        with trio.CancelScope(deadline=self._deadline) as scope:
            await function(*args)
        if scope.cancelled_caught:
            self.exhausted = True
        return not self.exhausted


async def end_job(
    job: Job,
    body_error: BaseException | None,
    cancelled: bool,
    patience: Patience | None = None,
    *,
    passes_failures_on: bool = False,
) -> tuple[BaseException | None, list[Exception]]:
    """Ends a job: normally it drains first; left by an error it drops the queued closures.

    Those that run are cancelled then, and waited for, as the tasks of a nursery. Gives the error it
    is left by, and the failures that nobody has got, if these are not passed on to the exit of the
    runtime. The first of these has notes of how many closures were cancelled and dropped. In a
    child process, forked while the runtime was open,
    neither is anything waited for nor is a failure this process's.
    """
    if job.runtime.left_behind:
        job.close()
        return body_error, []
    if body_error is None and not cancelled:
        scope = trio.CancelScope()
        if job.cancel_scope is not None:
            job.cancel_scope = scope  # who cancels its block from now on cancels what it waits for
        try:
            with scope:
                # A job waits as long as its work takes; the runtime gives up on what does not end.
                await drain(job, Patience(math.inf) if patience is None else patience)
        except BaseException as error:
            body_error = error
        cancelled = scope.cancel_called
    job.closures.stop()
    try:
        await job.closures.end_calls()
    except BaseException as error:  # an interrupt, which no shield keeps away, or a crash
        body_error = body_error or error
    job.abandoned = body_error is not None or cancelled
    job.close()
    if job.abandoned:
        _keep_what_is_wanted(job)
        stop_loops(job)
    if passes_failures_on:
        job.pass_failures_on()
    failures = job.take_failures()
    leaving = body_error or next(iter(failures), None)
    if leaving is not None:
        for note in job.closures.told_at_end():
            leaving.add_note(note)
    try:
        return body_error, failures
    finally:
        del body_error, failures, leaving  # which may lead to this frame, and so to themselves


def _keep_what_is_wanted(job: Job) -> None:
    """Has loops that have not begun yet end as they begin, as those that run end now."""
    for actor in job.executor.actors.values():
        for step in actor.pending:
            if isinstance(step, Step) and step.context.job.owner is job:
                step.outlives_job = actor.loops.is_wanted(step, job)


def stop_loops(job: Job) -> None:
    """Has loops end that run for a job which was left, unless somebody waits for them."""
    for actor in job.executor.actors.values():
        actor.loops.stop(job)


async def drain(job: Job, patience: Patience) -> None:
    """Lets a job's steps and queued closures end.

    Gives up when no step has ended for a time; what is queued is then left.
    """
    executor = job.executor
    flush_segments = executor.submitter.flush_segments
    # A segment that waits for an await has this one.
    for prepare in (flush_segments, send_copies, executor.queue_closures, flush_segments):
        if not await patience.wait(prepare, job) or not await _wait_for_steps(job, patience):
            return
    while job.closures.due:
        await job.closures.run_due(park=True)
    await job.closures.drain()


async def send_copies(job: Job) -> None:
    """Sends out what is moved to other devices, if somebody holds the copy: it is in flight, as
    far as that one sees."""
    if job.transfers:
        await job.executor.submitter.schedule_transfers(job, job.devices)


async def _wait_for_steps(job: Job, patience: Patience) -> bool:
    """Waits for the job's steps under way; False if none has ended for a time.

    It wants nothing of what they compute: loops that nobody else waits for end meanwhile, as they
    do where the job goes on.
    """
    for context_ in job.contexts:
        job.executor.actors[context_.device].unawaited.wait()
        for completion in tuple(context_.pending):
            if isinstance(completion, Step) and completion.context is context_:
                ended = trio.Event()
                completion.add_callback(lambda _, ended=ended: ended.set())  # type: ignore[misc]
                if not await patience.wait(ended.wait):
                    return False
                patience.renew()
    return True


async def close_devices(
    actors: Iterable[DeviceActor],
    graph_log: GraphLog | None,
    timeout: float,
    *,
    waited: bool = False,
) -> list[str]:
    """Closes the backends, once what they have begun has ended; gives what has not in time.

    ``waited``: what is under way has been waited for in vain already. What is to be written to the
    log of graphs is written meanwhile.
    """
    abandoned = []

    async def close(actor: DeviceActor) -> None:
        under_way = [step for step in actor.pending if isinstance(step, Step)]
        # A loop that was waited for in vain ends when it is told to.
        in_vain = waited and bool(actor.pending) and not actor.loops.stop()
        if not await actor.backend.close(0.0 if in_vain else timeout):
            named = ", ".join(step.label for step in under_way) or "a copy"
            abandoned.append(f"{actor.device}: {named}")

    async with trio.open_nursery() as nursery:
        for actor in actors:
            nursery.start_soon(close, actor)
        if graph_log is not None:
            with trio.move_on_after(timeout):
                await graph_log.drain()
    return abandoned
