"""`la.blocking`: a runtime in one trio thread, for scripts and notebooks, where calls may block."""

from __future__ import annotations

import threading
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

import outcome
import trio

from lazyasync import recording
from lazyasync.config import Config
from lazyasync.recording import RecordingContext
from lazyasync.runtime.jobs import ErrorPolicy
from lazyasync.runtime.runtime import Devices, Runtime, open_runtime
from lazyasync.tensor import LazyTensor

Value = TypeVar("Value")


class BlockingRuntime:
    """A runtime that lives in a trio thread of its own; made by `la.blocking`.

    Any thread may record: each has a job of its own. Asking for a value (``float(t)``,
    ``np.asarray(t)``) blocks the asking thread; `run` does anything else that must be awaited.
    """

    def __init__(self, runtime: Runtime, token: trio.lowlevel.TrioToken) -> None:
        self.runtime = runtime
        self._token = token
        self._threads = threading.local()

    def run(self, function: Callable[..., Awaitable[Value]], *args: Any) -> Value:
        """Runs an asynchronous function in the runtime's thread, and blocks until it returns.

        It has the calling thread's job: ``blocking.run(la.mark_step)``.
        """
        token = recording.context.set(self.context())
        try:
            return trio.from_thread.run(function, *args, trio_token=self._token)
        finally:
            recording.context.reset(token)

    def fetch(self, tensor: LazyTensor) -> None:
        """Makes the host copy of a tensor certain, if the calling thread may block."""
        if trio.lowlevel.in_trio_run():
            return

        async def fetch() -> None:
            await self.runtime.executor.fetch((tensor,), host=True)

        self.run(fetch)

    def context(self) -> RecordingContext:
        """The context of the calling thread, with a job of its own."""
        context: RecordingContext | None = getattr(self._threads, "context", None)
        if context is None:
            context = self._threads.context = self._new_context()
        return context

    def _new_context(self) -> RecordingContext:
        if threading.current_thread() is threading.main_thread():
            return RecordingContext(self.runtime.default_job)
        name = f"thread {threading.get_ident()}"
        runtime = self.runtime

        def open_job() -> Any:
            # A thread number may be used again; what its former owner left lazy is lost to all.
            ended = runtime.jobs.pop(name, None)
            if ended is not None:
                ended.close()
            return runtime.add_job(name, runtime.devices)

        return RecordingContext(trio.from_thread.run_sync(open_job, trio_token=self._token))


@contextmanager
def blocking(
    devices: Devices = "auto",
    config: Config | Mapping[str, Any] | None = None,
    errors: ErrorPolicy = "barrier",
) -> Iterator[BlockingRuntime]:
    """Opens a runtime for a ``with`` block in code that is not asynchronous.

    Takes what `la.open_runtime` takes. Raises ``RuntimeError`` inside a trio run, whose loop it
    would block, and where a blocking runtime is open already.
    """
    if trio.lowlevel.in_trio_run():
        raise RuntimeError("la.blocking would block the event loop: use la.open_runtime in trio")
    if recording.foreign_thread_context:
        raise RuntimeError("a blocking runtime is open already; any thread may use that one")
    ready = threading.Event()
    stop: trio.Event | None = None
    blocking_runtime: BlockingRuntime | None = None
    body_error: list[BaseException] = []
    result: list[outcome.Outcome[None]] = []

    async def live() -> None:
        nonlocal blocking_runtime, stop
        async with open_runtime(devices, config, errors) as runtime:
            stop = trio.Event()
            blocking_runtime = BlockingRuntime(runtime, trio.lowlevel.current_trio_token())
            runtime.blocking = blocking_runtime
            ready.set()
            await stop.wait()
            if body_error:
                raise body_error[0]

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
        try:
            blocking_runtime._token.run_sync_soon(stop.set)
        except trio.RunFinishedError:
            pass
        worker.join()
    result[0].unwrap()
