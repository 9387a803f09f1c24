"""`la.job`: a block in which a job of its own is the current one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import Token
from typing import Any

import trio

from lazyasync.callers import Host
from lazyasync.outside.entered_blocks import BlockFromAnywhere
from lazyasync.recording import RecordingContext, context, leave_context
from lazyasync.runtime.job_access import job_to_await, runtime_device
from lazyasync.runtime.jobs.closure_call import ClosureHandler
from lazyasync.runtime.jobs.job import Job
from lazyasync.runtime.jobs.shutdown import end_job
from lazyasync.runtime.loop.exception_groups import raise_together
from lazyasync.runtime.loop.failures import ErrorPolicy
from lazyasync.runtime.requested_devices import DeviceNames, device_names
from lazyasync.runtime.steps.job_options import JobOptions

__all__ = ["job"]


def job(
    name: str,
    devices: DeviceNames | None = None,
    *,
    max_in_flight: int | None = None,
    weight: float = 1.0,
    priority: int = 0,
    max_memory: int | None = None,
    errors: ErrorPolicy = "barrier",
    closure_handler: ClosureHandler | None = None,
) -> JobBlock:
    """Opens a job for an ``async with`` block; tasks started inside inherit it.

    Where callers may block, as under `la.blocking`, also for a ``with`` block.

    A job has a live set, closures, random streams and failures of its own. ``devices`` are those
    it may use (default: the runtime's), ``max_in_flight`` its steps under way per device,
    ``weight`` its share of a device's time beside others, ``max_memory`` the bytes it may hold per
    device. A job of a higher ``priority`` goes before all that waits; for as long as it is open,
    others have one program at a time on its devices, and weights share what is left. With
    ``errors="cancel"`` a failure that nobody waits for cancels the block at once; with ``"exit"``
    it is left to the runtime's exit, and no other task of the job meets it. ``closure_handler``
    calls its step closures (default: the runtime's), see `ClosureCall`. Leaving it waits for its
    steps and closures and raises the failures that nobody has got.
    """
    return JobBlock(
        lambda: _job(
            name, devices, max_in_flight, weight, priority, max_memory, errors, closure_handler
        )
    )


class JobBlock(BlockFromAnywhere[Job]):
    """What `job` gives: a block, entered once."""

    name = "la.job"
    _token: Token[Any] | None = None

    def _entered(self, host: Host, value: Job) -> None:
        """Makes the job the caller's current one."""
        host.adopt(value)
        self._token = context.set(RecordingContext(value))

    def _left(self) -> None:
        """Makes what it was before the current one."""
        if self._token is not None:
            leave_context(self._token)


@asynccontextmanager
async def _job(
    name: str,
    devices: DeviceNames | None,
    max_in_flight: int | None,
    weight: float,
    priority: int,
    max_memory: int | None,
    errors: ErrorPolicy,
    closure_handler: ClosureHandler | None,
) -> AsyncIterator[Job]:
    current = job_to_await()
    runtime = current.runtime
    runtime.waits.check()
    if devices is None:
        resolved = list(runtime.devices)
    else:
        names = device_names(devices)
        resolved = list(dict.fromkeys(runtime_device(device) for device in names))
        if not resolved:
            raise ValueError("a job needs at least one device")
    options = JobOptions(max_in_flight, weight, priority, max_memory, errors)
    opened = runtime.add_job(name, resolved, options, closure_handler)
    opened.opened_in = current if current.of_closures else current.opened_in
    token = context.set(RecordingContext(opened))
    body_error: BaseException | None = None
    scope = opened.cancel_scope = trio.CancelScope()
    failures: list[Exception] = []
    try:
        try:
            with scope:
                yield opened
        except BaseException as raised:
            body_error = raised
        body_error, failures = await end_job(opened, body_error, scope.cancel_called)
    finally:
        opened.close()
        leave_context(token)
        del runtime.jobs[name]
    try:
        raise_together(body_error, failures)
    finally:
        del body_error, failures  # which may lead to this frame, and so to themselves
