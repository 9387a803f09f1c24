"""`la.job`: a block in which a job of its own is the current one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    asynccontextmanager,
)
from contextvars import Token
from types import TracebackType
from typing import Any

import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.callers import Host, Interrupter, host_of_caller, host_that_blocks
from lazyasync.errors import NoRuntimeError
from lazyasync.outside.held_blocks import HeldBlock
from lazyasync.recording import RecordingContext, context, put_back
from lazyasync.runtime.job_access import job_to_await, runtime_device
from lazyasync.runtime.jobs.closure_call import ClosureHandler
from lazyasync.runtime.jobs.job import Job
from lazyasync.runtime.jobs.shutdown import end_job
from lazyasync.runtime.loop.exception_groups import raise_together
from lazyasync.runtime.requested_devices import DeviceNames, device_names
from lazyasync.runtime.steps.completion import ErrorPolicy
from lazyasync.runtime.steps.step import JobOptions

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
    ``errors="cancel"`` a failure cancels the block at once. ``closure_handler`` calls its step
    closures (default: the runtime's), see `ClosureCall`. Leaving it waits for its steps and
    closures and raises the failures that nobody has got.
    """
    return JobBlock(
        lambda: _job(
            name, devices, max_in_flight, weight, priority, max_memory, errors, closure_handler
        )
    )


class JobBlock(AbstractAsyncContextManager[Job], AbstractContextManager[Job]):
    """What `job` gives: a block, entered once."""

    def __init__(self, open: Callable[[], AbstractAsyncContextManager[Job]]) -> None:
        self._open = open
        self._block: AbstractAsyncContextManager[Job] | None = None
        """The block, entered by a task of trio's."""
        self._held: _HeldJob | None = None
        """The block, entered for a caller outside trio."""

    @enable_ki_protection
    async def __aenter__(self) -> Job:
        host = host_of_caller()
        if host is not None:
            held = self._hold(host)
            try:
                return held.entered(await host.call(held.block.enter, (), {}))
            except BaseException as error:
                if held.must_be_left(error):
                    traceback = error.__traceback__
                    try:
                        await host.call(held.block.leave, (error,), {})
                    finally:
                        _let_go_of(error, traceback)
                        del traceback
                raise
        self._check_new()
        self._block = self._open()
        return await self._block.__aenter__()

    @enable_ki_protection
    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool | None:
        if self._held is None:
            assert self._block is not None
            try:
                return await self._block.__aexit__(kind, error, traceback)
            finally:
                _let_go_of(error, traceback)
                del error
        held = self._held
        held.left()
        absorbed = held.interrupter.absorbs(error)
        if absorbed:
            error = None
        try:
            await held.host.call(held.block.leave, (error,), {})
        except BaseException as raised:
            if held.has_news(raised, error):
                raise
        finally:
            _let_go_of(error, traceback)
            del error
        return absorbed

    def __enter__(self) -> Job:
        host = host_that_blocks("a job is awaited here: write `async with la.job(...):`")
        held = self._hold(host)
        try:
            return held.entered(host.call(held.block.enter, (), {}))
        except BaseException as error:
            if held.must_be_left(error):
                traceback = error.__traceback__
                try:
                    host.call(held.block.leave, (error,), {})
                finally:
                    _let_go_of(error, traceback)
                    del traceback
            raise

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        held = self._held
        assert held is not None
        held.left()
        try:
            held.host.call(held.block.leave, (error,), {})
        except BaseException as raised:
            if held.has_news(raised, error):
                raise
        finally:
            _let_go_of(error, traceback)
            del error

    def _check_new(self) -> None:
        if self._block is not None or self._held is not None:
            raise RuntimeError("this block of la.job() has been entered already")

    def _hold(self, host: Host) -> _HeldJob:
        self._check_new()
        self._held = _HeldJob(self._open(), host)
        return self._held


class _HeldJob:
    """A job's block that a task of trio's has entered for a caller outside trio."""

    def __init__(self, block: AbstractAsyncContextManager[Job], host: Host) -> None:
        self.host = host
        self.interrupter: Interrupter = host.interrupter()
        self.block = HeldBlock(block, self.interrupter.interrupt, host)
        self._token: Token[Any] | None = None

    def entered(self, job: Job) -> Job:
        """Makes the job the caller's current one."""
        self.host.adopt(job)
        self._token = context.set(RecordingContext(job))
        return job

    def left(self) -> None:
        """Makes what it was before the current one."""
        if self._token is not None:
            put_back(context, self._token)

    def must_be_left(self, error: BaseException) -> bool:
        """Whether the block is entered, or will be, although its caller has got ``error`` for it.

        So it is where a cancellation or an interrupt comes at that moment.
        """
        return not self.block.has_ended and not isinstance(error, NoRuntimeError)

    def has_news(self, raised: BaseException, error: BaseException | None) -> bool:
        """Whether what leaving the block has raised is more than ``error``, which it is left by.

        That the runtime has been closed is none: its end has left the block then.
        """
        if error is None:
            return True
        return raised is not error and not isinstance(raised, NoRuntimeError)


def _let_go_of(error: BaseException | None, traceback: TracebackType | None) -> None:
    """Leaves an error as it was when it left the caller's code.

    It has been raised on the way through the block as well, in frames that hold it: it would
    never go by itself, nor would what the caller's frames hold.
    """
    if error is not None:
        error.__traceback__ = traceback


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
    runtime = job_to_await().runtime
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
        body_error, failures = await end_job(opened, body_error, scope.cancelled_caught)
    finally:
        opened.close()
        context.reset(token)
        del runtime.jobs[name]
    try:
        raise_together(body_error, failures)
    finally:
        del body_error, failures  # which may lead to this frame, and so to themselves
