"""`la.blocking`: a runtime in one trio thread, for scripts and notebooks, where calls may block."""

from __future__ import annotations

import threading
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import outcome
import trio

from lazyasync import recording
from lazyasync.config import Config
from lazyasync.errors import NoRuntimeError
from lazyasync.recording import RecordingContext
from lazyasync.runtime.ending import end_job
from lazyasync.runtime.exception_groups import raise_together
from lazyasync.runtime.jobs import ErrorPolicy, Job
from lazyasync.runtime.requested_devices import Devices
from lazyasync.runtime.runtime import Runtime, open_runtime
from lazyasync.tensor import LazyTensor

Value = TypeVar("Value")


class BlockingRuntime:
    """A runtime that lives in a trio thread of its own; made by `la.blocking`.

    Any thread may record: each has a job of its own. Asking for a value (``float(t)``,
    ``np.asarray(t)``) blocks the asking thread; `run` does anything else that must be awaited.
    """

    def __init__(
        self, runtime: Runtime, token: trio.lowlevel.TrioToken, opener: threading.Thread
    ) -> None:
        self.runtime = runtime
        self._token = token
        self._opener = opener
        self._threads = threading.local()
        runtime.default_job.thread = opener.ident
        self._jobs: dict[Job, threading.Thread] = {}
        """The jobs of other threads than the opener, which has the default job."""
        self._calls: set[trio.Event] = set()
        """For each call under way the event of its end."""

    def run(self, function: Callable[..., Awaitable[Value]], *args: Any) -> Value:
        """Runs an asynchronous function in the runtime's thread, and blocks until it returns.

        It has the calling thread's job: ``blocking.run(la.mark_step)``. Raises what the function
        raises, and `NoRuntimeError` after the end of the block.
        """
        token = recording.context.set(self.context())
        try:
            return trio.from_thread.run(self._call, function, args, trio_token=self._token)
        except (trio.RunFinishedError, trio.Cancelled) as error:
            raise _closed() from error
        finally:
            recording.context.reset(token)

    async def _call(
        self, function: Callable[..., Awaitable[Value]], args: tuple[Any, ...]
    ) -> Value:
        done = trio.Event()
        self._calls.add(done)
        try:
            return await function(*args)
        finally:
            self._calls.remove(done)
            done.set()

    def fetch(self, tensor: LazyTensor) -> None:
        """Makes the host copy of a tensor certain, if the calling thread may block."""
        if trio.lowlevel.in_trio_run():
            return

        async def fetch() -> None:
            await self.runtime.executor.fetch((tensor,), host=True)

        self.run(fetch)

    def context(self, current: RecordingContext | None = None) -> RecordingContext:
        """The context of the calling thread, with a job of its own.

        ``current`` is what the context variable holds: it stays, unless the thread was started
        with a copy of another one's context.
        """
        if current is not None and not self._is_of_another_thread(current.recorder):
            return current
        context: RecordingContext | None = getattr(self._threads, "context", None)
        if context is None:
            context = self._threads.context = self._new_context()
        if current is not None:
            context = RecordingContext(context.recorder, current.scope, current.trims)
            recording.context.set(context)
        return context

    def _is_of_another_thread(self, job: object) -> bool:
        return isinstance(job, Job) and job.runtime is self.runtime and not job.in_its_thread

    def _new_context(self) -> RecordingContext:
        thread = threading.current_thread()
        if thread is self._opener:
            return RecordingContext(self.runtime.default_job)
        try:
            job = trio.from_thread.run_sync(self._job_for, thread, trio_token=self._token)
        except trio.RunFinishedError as error:
            raise _closed() from error
        return RecordingContext(job)

    def _job_for(self, thread: threading.Thread) -> Job:
        """A job for a new thread: that of a thread that has ended, if there is one.

        What the former owner left lazy can so still be computed, and threads that come and go do
        not pile up jobs.
        """
        ended = (job for job, owner in self._jobs.items() if not owner.is_alive())
        job = next(ended, None)
        if job is None:
            job = self.runtime.add_job(f"thread {len(self._jobs) + 1}", self.runtime.devices)
        self._jobs[job] = thread
        job.thread = thread.ident
        return job

    async def _end_jobs(self, body_error: BaseException | None) -> None:
        """Ends the jobs of other threads, and raises the block's error and what they left.

        Unless the block was left by an error, what threads wait for now comes to its end first.
        """
        if body_error is None:
            with trio.move_on_after(self.runtime.config.shutdown_timeout):
                for done in tuple(self._calls):
                    await done.wait()
        failures: list[Exception] = []
        for job in tuple(self._jobs):
            body_error, more = await end_job(job, body_error, False)
            failures += more
        raise_together(body_error, failures)


def _closed() -> NoRuntimeError:
    return NoRuntimeError("the blocking runtime has been closed")


@contextmanager
def blocking(
    devices: Devices = "auto",
    config: Config | Mapping[str, Any] | None = None,
    errors: ErrorPolicy = "barrier",
) -> Iterator[BlockingRuntime]:
    """Opens a runtime for a ``with`` block in code that is not asynchronous.

    Takes what `la.open_runtime` takes. Leaving the block waits for the steps of all threads and
    raises the failures that nobody has got. Raises ``RuntimeError`` inside a trio run, whose loop
    it would block, and where a blocking runtime is open already.
    """
    if trio.lowlevel.in_trio_run():
        raise RuntimeError("la.blocking would block the event loop: use la.open_runtime in trio")
    if recording.foreign_thread_context:
        raise RuntimeError("a blocking runtime is open already; any thread may use that one")
    opener = threading.current_thread()
    ready = threading.Event()
    stop: trio.Event | None = None
    blocking_runtime: BlockingRuntime | None = None
    body_error: list[BaseException] = []
    result: list[outcome.Outcome[None]] = []

    async def live() -> None:
        nonlocal blocking_runtime, stop
        async with open_runtime(devices, config, errors) as runtime:
            stop = trio.Event()
            token = trio.lowlevel.current_trio_token()
            blocking_runtime = BlockingRuntime(runtime, token, opener)
            runtime.blocking = blocking_runtime
            ready.set()
            await stop.wait()
            await blocking_runtime._end_jobs(body_error[0] if body_error else None)

    def thread() -> None:
        result.append(outcome.capture(trio.run, live))
        ready.set()

    worker = threading.Thread(target=thread, name="lazyasync blocking", daemon=True)
    worker.start()
    ready.wait()
    if blocking_runtime is None or stop is None:
        worker.join()
        result[0].unwrap()
        raise AssertionError("the runtime ended before it began")
    recording.foreign_thread_context.append(blocking_runtime.context)
    token = recording.context.set(blocking_runtime.context())
    try:
        yield blocking_runtime
    except BaseException as error:
        body_error.append(error)
    finally:
        recording.context.reset(token)
        recording.foreign_thread_context.clear()
        with suppress(trio.RunFinishedError):
            blocking_runtime._token.run_sync_soon(stop.set)
        worker.join()
    result[0].unwrap()
