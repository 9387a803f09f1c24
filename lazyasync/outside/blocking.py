"""`la.blocking`: a runtime in one trio thread, for scripts and notebooks, where calls may block."""

from __future__ import annotations

import atexit
import signal
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    ContextDecorator,
    suppress,
)
from contextvars import Context, Token
from functools import partial
from types import TracebackType
from typing import Any, TypeVar

import outcome
import trio
from trio.lowlevel import disable_ki_protection, enable_ki_protection

from lazyasync import callers, recording
from lazyasync.callers import (
    Block,
    Event,
    Interrupter,
    claim_place,
    ending,
    hosts,
    let_signals_kill,
    vacate,
)
from lazyasync.config import Config
from lazyasync.errors import JobClosedError, NoRuntimeError
from lazyasync.outside import interrupts
from lazyasync.outside.interrupts import Interrupts, never_interrupted
from lazyasync.outside.thread_calls import CancelledInThread, ThreadCalls
from lazyasync.recording import RecordingContext
from lazyasync.runtime.job_pool import JobPool
from lazyasync.runtime.jobs.closure_call import ClosureHandler
from lazyasync.runtime.jobs.job import Job
from lazyasync.runtime.jobs.shutdown import Patience, close_devices, drain, end_job
from lazyasync.runtime.loop.exception_groups import raise_together
from lazyasync.runtime.loop.failures import ErrorPolicy
from lazyasync.runtime.opening import open_in_trio
from lazyasync.runtime.requested_devices import Devices
from lazyasync.runtime.runtime import Runtime, RuntimeJob
from lazyasync.tensor import LazyTensor

__all__ = [
    "BlockingRuntime",
    "blocking",
]

Value = TypeVar("Value")

AGAIN_SECONDS = 1e-3
"""After how long an interrupt that came at a bad moment comes again."""


class BlockingRuntime:
    """A runtime that lives in a trio thread of its own; made by `la.blocking`.

    Any thread may record: each has a job of its own. What is awaited in trio blocks the calling
    thread instead, and gives the value: ``t.item()``, ``la.mark_step()``, compiled functions. `run`
    does so with the user's own asynchronous functions.
    """

    may_block = True
    may_wait = True

    def __init__(
        self, runtime: Runtime, token: trio.lowlevel.TrioToken, opener: threading.Thread
    ) -> None:
        self.runtime = runtime
        self._token = token
        self._opener = opener
        self.jobs_end = False
        """Whether the block has been left, and its jobs come to their end."""
        self._left_open = False
        """Set when the interpreter ends before the block does."""
        self._threads = threading.local()
        runtime.default_job.thread = opener.ident
        self._pool = JobPool(runtime, "thread")
        """The jobs of other threads than the opener, which has the default job."""
        self._owned: dict[RuntimeJob, threading.Thread] = {}
        """Those of them that have not been taken back from their threads."""
        self._thread_calls = ThreadCalls()
        self._calls: set[trio.Event] = set()
        """For each call under way the event of its end."""
        self.blocks: set[Block] = set()
        """Those that threads, or tasks of asyncio, have entered and not left yet."""
        self._opened: list[Blocking] = []
        """What has opened it, if that was not a ``with`` block."""

    def run(self, function: Callable[..., Awaitable[Value]], *args: Any) -> Value:
        """Runs an asynchronous function in the runtime's thread, and blocks until it returns.

        It has the calling thread's job: ``blocking.run(la.mark_step)``. Raises what the function
        raises, ``TypeError`` for what is no function, `JobClosedError` where the block of a job is
        cancelled that the thread is in, and `NoRuntimeError` after the end of the runtime's.
        """
        if not callable(function):
            if isinstance(function, Coroutine):
                function.close()  # else Python warns that nobody has awaited it
            raise TypeError(
                "blocking.run takes an asynchronous function and its arguments, as in "
                f"blocking.run(la.save, tree, path), and not {type(function).__name__}"
            )
        self.runtime.check_reachable()
        token = recording.context.set(self.context(recording.context.get()))
        try:
            result: Value = trio.from_thread.run(
                self._thread_calls.interruptible,
                threading.current_thread(),
                self.counted,
                function,
                args,
                {},
                trio_token=self._token,
            )
            return result
        except (trio.RunFinishedError, trio.Cancelled) as error:
            raise _closed() from error
        except JobClosedError as error:
            if self.jobs_end:  # the thread knows of no job
                raise _closed() from error
            raise
        finally:
            recording.context.reset(token)

    def call(
        self, function: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> Any:
        """What an asynchronous function returns, called as `run` does.

        In another trio run of the calling thread the coroutine, which raises `WrongThreadError`.
        """
        if trio.lowlevel.in_trio_run():
            return function(*args, **kwargs)
        return self.run(partial(function, **kwargs) if kwargs else function, *args)

    def close(self) -> None:
        """Ends a runtime that ``la.blocking(...).open()`` has opened; again, it does nothing.

        Waits for the steps of all threads, and raises the failures that nobody has got. Values that
        are ready stay readable. Raises ``RuntimeError`` for one that a ``with`` block will close.
        """
        if not self._opened:
            raise RuntimeError("this blocking runtime is closed by leaving its `with` block")
        if self._opened[0]._runtime is self:
            self._opened[0].__exit__(None, None, None)

    @property
    def closing(self) -> bool:
        """As `lazyasync.callers.Host` says."""
        return self.jobs_end and not self.waits_for_caller

    @property
    def waits_for_caller(self) -> bool:
        """As `lazyasync.callers.Host` says."""
        return self.waits_for(recording.context.get())

    def waits_for(self, current: RecordingContext | None) -> bool:
        """The same of whoever has this context."""
        job = None if current is None else current.recorder
        return isinstance(job, Job) and job.runtime is self.runtime and job.is_waited_for

    def adopt(self, job: Job) -> None:
        """Makes a job that the calling thread has opened that thread's."""
        job.thread = threading.get_ident()

    def interrupter(self) -> Interrupter:
        """What ends a wait of the calling thread, which nothing else interrupts."""
        return self.interrupter_of(threading.current_thread())

    def interrupter_of(self, thread: threading.Thread) -> Interrupter:
        """The same of another thread."""
        return CancelledInThread(self._thread_calls, thread)

    def in_trio(self, awaitable: Awaitable[Value], context: Context) -> Awaitable[Value]:
        """As it is: asynchronous functions of the user run in the trio run."""
        return awaitable

    cancelled = trio.Cancelled

    def is_cancellation(self, error: BaseException) -> bool:
        """Returns False: there are no cancellations but trio's."""
        return False

    def event(self) -> Event:
        """What asynchronous functions of the user can wait for."""
        return trio.Event()

    def reply(self) -> None:
        """Returns None: there are no such tasks."""

    def check_open(self) -> None:
        """Raises `NoRuntimeError` when the interpreter ends."""
        if self._left_open:
            if threading.current_thread().daemon:
                threading.Event().wait()  # for the end of the interpreter, and of this thread
            raise _closed()

    async def counted(
        self,
        function: Callable[..., Awaitable[Value]],
        args: tuple[Any, ...],
        kwargs: Mapping[str, Any],
    ) -> Value:
        """What ``function`` gives, to which the end of the block waits (trio run)."""
        done = trio.Event()
        self._calls.add(done)
        try:
            return await function(*args, **kwargs)
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
        """Whether a job is another thread's, or of a runtime that was open here before."""
        if not isinstance(job, Job):
            return False
        if job.executor is not self.runtime.executor:
            return job.executor.outside is not None
        return not job.in_its_thread

    def _new_context(self) -> RecordingContext:
        thread = threading.current_thread()
        if thread is self._opener:
            return RecordingContext(self.runtime.default_job)
        self.runtime.check_reachable()
        try:
            job = trio.from_thread.run_sync(self._job_for, thread, trio_token=self._token)
        except trio.RunFinishedError as error:
            raise _closed() from error
        return RecordingContext(job)

    def _job_for(self, thread: threading.Thread) -> Job:
        """A job for a new thread. Those of threads that have ended are taken back before."""
        for job, owner in tuple(self._owned.items()):
            if not owner.is_alive():
                del self._owned[job]
                job.thread = None
                self._pool.leave(job)
        job = self._pool.take(thread.is_alive)
        self._owned[job] = thread
        job.thread = thread.ident
        return job

    def leave_behind(self) -> None:
        """Has the threads of a forked child record nothing here any more."""
        callers.leave_behind(self)
        interrupts.leave_behind()

    async def end_jobs(
        self, body_error: BaseException | None, others: Callable[[], Iterable[Job]] = tuple
    ) -> None:
        """Ends the jobs of other threads, and ``others``, and raises the block's error.

        Their failures are left to the exit of the runtime.

        Unless the block was left by an error, what threads wait for now comes to its end first, and
        the work of the jobs, if it does so in time.
        Blocks of `la.job` that are still open are left: their owners may be gone, or never come.
        Cancelled, it waits for nothing more.
        """
        if body_error is None:
            try:
                with trio.move_on_after(self.runtime.config.shutdown_timeout):
                    for done in tuple(self._calls):
                        await done.wait()
            except trio.Cancelled as cancelled:
                body_error = cancelled
        self.jobs_end = True
        failures: list[BaseException] = []
        patience = Patience(self.runtime.config.shutdown_timeout)
        for job in (*self._pool.jobs, *others()):
            body_error, _ = await end_job(job, body_error, False, patience, passes_failures_on=True)
        if body_error is None:
            try:  # first, as closures leave the blocks that they are in
                await drain(self.runtime.default_job, patience)
            except trio.Cancelled as cancelled:
                body_error = cancelled
        for block in tuple(self.blocks):
            left_by = None if body_error is None else _closed()
            try:
                await patience.wait(block.leave, left_by)
            except trio.Cancelled as cancelled:
                body_error = cancelled
            except BaseException as error:
                failures += _without(error, left_by)
        if patience.exhausted:  # somebody waits for a loop, which goes on for that
            self.runtime.stop_loops()
        try:
            raise_together(body_error, failures)
        finally:
            del body_error, failures  # which may lead to this frame, and so to themselves


def _without(error: BaseException, left_by: BaseException | None) -> Sequence[BaseException]:
    """The failures of a block that it raises with what it was left by."""
    if not isinstance(error, BaseExceptionGroup):
        return () if error is left_by else (error,)
    return [each for each in error.exceptions if each is not left_by]


def _closed() -> NoRuntimeError:
    return NoRuntimeError("the blocking runtime has been closed")


class _TrioThread:
    """The thread that a blocking runtime lives in, from its beginning to its end."""

    def __init__(self, open: Callable[[], AbstractAsyncContextManager[Runtime]]) -> None:
        self._open = open
        self._opener = threading.current_thread()
        self._begun = threading.Event()
        self._at_rest = threading.Event()
        """Set when no device works any more."""
        self._runtime: BlockingRuntime | None = None
        self._stop: trio.Event | None = None
        self._unwanted = False
        self._error: BaseException | None = None
        """What the block is left by."""
        self._result: outcome.Outcome[None] | None = None
        self._scope = trio.CancelScope()
        """Cancelled, with the next, where the end must not wait for anything any more."""
        self._ending = trio.CancelScope()
        self._interrupter: Interrupter | None = None
        """What ends a wait of the opener when the block is cancelled from within."""
        self.interrupts = Interrupts(self._interrupt_later)
        self._thread = threading.Thread(target=self._run, name="lazyasync blocking", daemon=True)

    def start(self) -> BlockingRuntime:
        """Opens the runtime. Raises what that raises."""
        self._thread.start()
        try:
            self._begun.wait()
        except BaseException:
            self._unwanted = True
            self._end_run()
            raise
        if self._runtime is None:
            self._join()
            raise AssertionError("the runtime ended before it began")
        return self._runtime

    def end(self, error: BaseException | None) -> bool:
        """Closes the runtime, whose block is left by ``error``, and raises what leaving raises.

        Says whether the error has told of the block's own cancellation, and is over with it.
        Interrupted, it ends what it waits for, and raises the interrupt when the runtime has ended.
        """
        absorbed = self._interrupter is not None and self._interrupter.absorbs(error)
        self._error = None if absorbed else error
        interrupt: BaseException | None = None
        while True:
            try:
                self._end_run()
                self._wait()
                break
            except (KeyboardInterrupt, SystemExit) as raised:
                interrupt = raised
                self._in_run(self._end_at_once)
        self.interrupts.close()
        if interrupt is not None:
            raise interrupt
        self._join()
        return absorbed

    @never_interrupted
    def rest(self) -> None:
        """Brings the devices to rest when the interpreter ends, and stops there.

        What they work on is about to go. Other threads are daemons, and end with the interpreter:
        what they wait for does not come, and what they record nobody runs, so that none of them
        has anything to tell.
        """
        let_signals_kill()  # from the handler that puts them off: none in between raises
        runtime = self._runtime
        if runtime is None or runtime.runtime.left_behind:
            return
        runtime._left_open = True
        opened = runtime.runtime

        async def rest() -> None:
            try:
                opened.scheduler.close_threads()
                opened.stop_loops()
                await close_devices(
                    opened.actors.values(),
                    opened.graph_log_to_write,
                    opened.config.shutdown_timeout,
                )
            finally:
                self._at_rest.set()
                threading.Event().wait()  # the event loop, with all that it might still do

        with suppress(trio.RunFinishedError):
            runtime._token.run_sync_soon(trio.lowlevel.spawn_system_task, rest)
            self._at_rest.wait()

    def _run(self) -> None:
        self._result = outcome.capture(trio.run, self._live)
        self._begun.set()
        self._at_rest.set()

    async def _live(self) -> None:
        with self._scope:
            await self._live_until_left()

    async def _live_until_left(self) -> None:
        async with self._open() as runtime:
            self._stop = stop = trio.Event()
            token = trio.lowlevel.current_trio_token()
            blocking = runtime.outside = BlockingRuntime(runtime, token, self._opener)
            self._interrupter = interrupter = blocking.interrupter_of(self._opener)
            self._runtime = blocking
            self._begun.set()
            cancelled: trio.Cancelled | None = None
            try:
                if not self._unwanted:
                    await stop.wait()
            except trio.Cancelled as raised:  # by a failure, if not by who leaves the block
                cancelled = raised
                if not stop.is_set():
                    interrupter.interrupt()
                self._ending.shield = True
                with trio.CancelScope(shield=True):
                    await stop.wait()
            try:
                with self._ending:
                    await blocking.end_jobs(self._error or cancelled)
                if cancelled is not None:
                    raise cancelled
            finally:
                del cancelled  # which leads to this frame

    @disable_ki_protection
    def _wait(self) -> None:
        self._thread.join()

    def _end_run(self) -> None:
        if self._stop is not None:
            self._in_run(self._stop.set)

    def _end_at_once(self) -> None:
        self._scope.cancel()
        self._ending.cancel()

    def _in_run(self, function: Callable[[], object]) -> None:
        """Has a function called in the trio run, if that goes on."""
        if self._runtime is not None:
            with suppress(trio.RunFinishedError):
                self._runtime._token.run_sync_soon(function)

    def _interrupt_later(self, interrupt: Callable[[], object]) -> None:
        """Sends the main thread an interrupt anew, after a moment; ``interrupt`` stands for it."""

        async def send() -> None:
            await trio.sleep(AGAIN_SECONDS)
            main = threading.main_thread().ident
            assert main is not None
            signal.pthread_kill(main, signal.SIGINT)

        if self._runtime is None:
            raise RuntimeError("there is no trio run yet")
        self._runtime._token.run_sync_soon(trio.lowlevel.spawn_system_task, send)

    def _join(self) -> None:
        self._thread.join()
        assert self._result is not None
        self._result.unwrap()


class Blocking(AbstractContextManager[BlockingRuntime], ContextDecorator):
    """A block with a blocking runtime; made by `la.blocking`.

    A class, as a generator that is left open would be closed when the interpreter ends, and with
    it the threads that it would have to wait for.
    """

    def __init__(self, open: Callable[[], AbstractAsyncContextManager[Runtime]]) -> None:
        self._open = open
        self._runtime: BlockingRuntime | None = None
        self._thread: _TrioThread | None = None
        self._claim: object = None
        self._token: Token[RecordingContext | None] | None = None

    def open(self) -> BlockingRuntime:
        """Opens the runtime for as long as the program, or the notebook, goes on.

        ``runtime = la.blocking().open()`` in one cell, `BlockingRuntime.close` in another. Where
        this has opened one before, that is closed first, so that a cell can be run again.
        """
        for host in tuple(hosts):
            if isinstance(host, BlockingRuntime) and host._opened:
                host.close()
        runtime = self.__enter__()
        runtime._opened.append(self)
        return runtime

    @enable_ki_protection
    def __enter__(self) -> BlockingRuntime:
        if trio.lowlevel.in_trio_run():
            raise RuntimeError(
                "la.blocking would block the event loop: use la.open_runtime in trio"
            )
        claim = claim_place(
            "a runtime for callers outside trio is open already; any thread may use that one"
        )
        try:
            thread = _TrioThread(self._open)
            self._runtime = thread.start()
        except BaseException:
            vacate(claim)
            raise
        self._thread, self._claim = thread, claim
        atexit.register(thread.rest)
        thread.interrupts.open()
        hosts.append(self._runtime)
        self._token = recording.context.set(self._runtime.context())
        return self._runtime

    @enable_ki_protection
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool | None:
        runtime, thread, token = self._runtime, self._thread, self._token
        assert runtime is not None
        assert thread is not None
        assert token is not None
        self._runtime = self._thread = self._token = None
        recording.put_back(recording.context, token)
        atexit.unregister(thread.rest)
        if runtime.runtime.left_behind:
            thread.interrupts.close()
            return False
        ending.append(runtime)
        vacate(self._claim)
        try:
            return thread.end(error)
        except BaseException as raised:
            if raised is not error:
                raise
            raised.__traceback__ = traceback  # it goes on from the block as it was
            return False
        finally:
            ending.remove(runtime)


def blocking(
    devices: Devices = "auto",
    config: Config | Mapping[str, Any] | None = None,
    errors: ErrorPolicy = "barrier",
    closure_handler: ClosureHandler | None = None,
) -> Blocking:
    """Opens a runtime for a ``with`` block in code that is not asynchronous.

    What is awaited in trio blocks there, and gives the value: ``t.item()``, ``la.mark_step()``,
    ``la.save(tree, path)``, compiled functions; `la.prefetch` is iterated with ``for``, and
    `la.job` and `la.step` are entered with ``with``. In a notebook or the REPL,
    ``la.blocking().open()`` opens one that stays open until its ``close()``.

    Takes what `la.open_runtime` takes. Leaving the block waits for the steps of all threads and
    raises the failures that nobody has got. Raises ``RuntimeError`` inside a trio run, whose loop
    it would block, and where a blocking runtime is open already. A block that is still open when
    the interpreter ends is left as it is: what the devices have begun comes to its end, what is
    queued is dropped, and nothing is raised.
    """
    return Blocking(lambda: open_in_trio(devices, config, errors, closure_handler))
