"""A runtime in an asyncio program: trio runs as a guest of asyncio's loop, in the same thread.

Tasks of asyncio record as tasks of trio do. What they await runs in a task of trio's, to which
cancellation is passed on, and whose result or error comes back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from contextvars import Context, copy_context
from threading import current_thread, get_ident
from typing import Any, TypeVar
from weakref import ReferenceType, WeakKeyDictionary, ref

import outcome
import trio
from trio.lowlevel import in_trio_task

from lazyasync import callers, recording
from lazyasync.callers import (
    TASK_CANCELLED,
    Block,
    Call,
    Event,
    Interrupter,
    Reply,
)
from lazyasync.errors import NoRuntimeError
from lazyasync.outside import interrupts
from lazyasync.outside.blocking import BlockingRuntime
from lazyasync.recording import RecordingContext
from lazyasync.runtime.forks import forget_guest
from lazyasync.runtime.job_pool import JobPool
from lazyasync.runtime.jobs.job import Job
from lazyasync.runtime.loop.exception_groups import unwrap, without
from lazyasync.runtime.runtime import Runtime, RuntimeJob
from lazyasync.tensor import LazyTensor

Value = TypeVar("Value")

AWAKE_SECONDS = 50e-6
"""How long trio stays awake behind a call. Awaited calls of a small compiled function then take a
third of the time (two cores, Zen 5); 20 µs and 200 µs give the same."""


class AsyncioHost:
    """What tasks of asyncio, and worker threads of the program, reach a runtime by.

    Each task has a job of its own, as each thread has.
    """

    def __init__(self, runtime: Runtime, loop: asyncio.AbstractEventLoop, guest: object) -> None:
        self.runtime = runtime
        self._guest = guest
        """What goes on with the trio run."""
        self.threads = BlockingRuntime(runtime, runtime.token, current_thread())
        runtime.default_job.thread = runtime.thread
        self._loop = loop
        self._thread = get_ident()
        self._contexts: WeakKeyDictionary[asyncio.Task[Any], RecordingContext] = WeakKeyDictionary()
        """Of the jobs that tasks have got from here."""
        self._owners: WeakKeyDictionary[Job, ReferenceType[asyncio.Task[Any]]] = WeakKeyDictionary()
        """The tasks that jobs belong to, which would hold what their errors do."""
        self._pool = JobPool(runtime, "task")
        self._awake_until = 0.0
        self._is_awake = False

    # ---- calls -----------------------------------------------------------------------------

    @property
    def closing(self) -> bool:
        """As `lazyasync.callers.Host` says."""
        return self.threads.closing

    @property
    def blocks(self) -> set[Block]:
        """Those that tasks and threads have entered and not left yet."""
        return self.threads.blocks

    @property
    def may_block(self) -> bool:
        """Whether the caller is a worker thread, and not the event loop."""
        return get_ident() != self.runtime.thread

    @property
    def may_wait(self) -> bool:
        """Whether the event loop runs here."""
        return runs_here(self._loop)

    def call(
        self, function: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> Any:
        """As `lazyasync.callers.Host` says.

        The job is that of the task which calls, and not of the one that awaits: `asyncio.wait_for`
        and `asyncio.gather` await in tasks of their own.
        """
        if self.may_block:
            return self.threads.call(function, args, kwargs)
        caller: RecordingContext | None = None
        current = recording.context.get()
        if self._goes_on_for(current) and asyncio.current_task(self._loop) is not None:
            caller = self.context(current)
        return self._await(function, args, kwargs, caller)

    @property
    def waits_for_caller(self) -> bool:
        """As `lazyasync.callers.Host` says."""
        return self.threads.waits_for_caller

    def _goes_on_for(self, current: RecordingContext | None) -> bool:
        """Whether whoever has this context may wait for something."""
        return not self.threads.jobs_end or self.threads.waits_for(current)

    async def _await(
        self,
        function: Callable[..., Awaitable[Any]],
        args: tuple[Any, ...],
        kwargs: Any,
        caller: RecordingContext | None,
    ) -> Any:
        """What ``function`` returns in a task of trio's, awaited by one of asyncio's.

        It has the job of ``caller``, or else of the task. Cancelled, it cancels the task of trio's,
        and waits for its end. What has been done all the same is returned, as trio would: it may
        have taken arguments that were given away. The task is cancelled at its next await then.
        """
        self.runtime.check_reachable()
        current = recording.context.get() if caller is None else caller
        if not self._goes_on_for(current):
            raise NoRuntimeError("the runtime has been closed")
        context = copy_context()
        if caller is None:
            caller = self.context(current)
        context.run(recording.context.set, caller)
        call = _Call(self._loop)
        if _is_due(asyncio.current_task(self._loop)):
            call.cancel(asyncio.CancelledError())
        trio.lowlevel.spawn_system_task(self._run, call, function, args, kwargs, context=context)
        try:
            return await call.result()
        finally:
            # Who keeps the error, such as a task that was cancelled, keeps this frame: not what
            # was waited for, which would then be computed.
            del function, args, kwargs, call

    async def _run(
        self,
        call: _Call,
        function: Callable[..., Awaitable[Any]],
        args: tuple[Any, ...],
        kwargs: Mapping[str, Any],
    ) -> None:
        await call.run(self.threads.counted, function, args, kwargs)
        self._stay_awake()

    def _stay_awake(self) -> None:
        """Keeps trio from going to sleep for a moment: it would do so in another thread.

        To begin that, and to end it, takes longer than most calls, and the next call is near where
        one step follows the other.
        """
        self._awake_until = time.perf_counter() + AWAKE_SECONDS
        if not self._is_awake:
            self._is_awake = True
            trio.lowlevel.spawn_system_task(self._take_turns)

    async def _take_turns(self) -> None:
        try:
            while time.perf_counter() < self._awake_until:
                await trio.lowlevel.cancel_shielded_checkpoint()
        finally:
            self._is_awake = False

    def in_trio(self, awaitable: Awaitable[Value], context: Context) -> Awaitable[Value]:
        """An awaitable for a task of trio's: user code runs in a task of asyncio's.

        What is no user code, as of a closure that returns ``la.save(...)``, was called in trio.
        """
        kind: type = type(awaitable)  # and not what isinstance says of a call
        if kind is Call and getattr(awaitable, "cr_code", None) is not self._await.__code__:
            return awaitable
        return _in_asyncio(self._loop, awaitable, context)

    cancelled = asyncio.CancelledError

    def is_cancellation(self, error: BaseException) -> bool:
        """Whether an error of the user's plain code is a cancellation of asyncio's, or has one."""
        return _is_cancellation(error)

    def event(self) -> Event:
        """What tasks of asyncio can wait for."""
        return asyncio.Event()

    def reply(self) -> Reply | None:
        """What the calling task can wait for; None for tasks of trio's, and worker threads."""
        if get_ident() != self._thread or asyncio.current_task(self._loop) is None:
            return None
        return self._loop.create_future()

    def fetch(self, tensor: LazyTensor) -> None:
        """Makes the host copy of a tensor certain, if the caller may block."""
        if self.may_block:
            self.threads.fetch(tensor)

    def check_open(self) -> None:
        """Raises `NoRuntimeError` when the interpreter ends."""
        self.threads.check_open()

    def leave_behind(self) -> None:
        """Has nobody record here any more, in a forked child.

        Its asyncio has no loop that runs, and so trio's run does not go on there either.
        """
        callers.leave_behind(self)
        interrupts.leave_behind()
        if not self.may_block:
            forget_guest(self._guest)

    # ---- jobs ------------------------------------------------------------------------------

    def context(self, current: RecordingContext | None) -> RecordingContext:
        """The context of the calling task or thread, with a job of its own."""
        if self.may_block:
            return self.threads.context(current)
        task = None if in_trio_task() else asyncio.current_task(self._loop)
        if task is None:
            if current is None:
                raise NoRuntimeError("no task runs here: record in a task of asyncio or trio")
            return current
        if current is not None and self._is_mine(current.recorder, task):
            return current
        if current is not None and self.threads.jobs_end and self.threads.waits_for(current):
            return current  # a task of a closure's: no job is opened any more that would be ended
        context = self._contexts.get(task)
        if context is None:
            context = self._contexts[task] = RecordingContext(self._job_for(task))
        if current is not None:
            context = RecordingContext(context.recorder, current.scope, current.trims)
        recording.context.set(context)
        return context

    def _is_mine(self, recorder: object, task: asyncio.Task[Any]) -> bool:
        """Whether what the context variable holds is the task's own, and not a copy."""
        if not isinstance(recorder, Job):
            return True
        if recorder.executor is not self.runtime.executor:
            return recorder.executor.outside is None
        owner = self._owners.get(recorder)
        return owner is None or owner() is task

    def adopt(self, job: Job) -> None:
        """Makes a job that the caller has opened the caller's."""
        if self.may_block:
            self.threads.adopt(job)
        else:
            task = asyncio.current_task(self._loop)
            assert task is not None
            self._owners[job] = ref(task)

    def interrupter(self) -> Interrupter:
        """What cancels the calling task."""
        task = None if self.may_block else asyncio.current_task(self._loop)
        return self.threads.interrupter() if task is None else Cancelling(task)

    def _job_for(self, task: asyncio.Task[Any]) -> Job:
        owner = ref(task)
        job = self._pool.take(lambda: (owned := owner()) is not None and not owned.done())
        self._owners[job] = owner
        host, taken = ref(self), ref(job)  # the task may outlive the runtime, and must not keep it

        def ended(task: asyncio.Task[Any]) -> None:
            open_host, open_job = host(), taken()
            if open_host is not None and open_job is not None:
                open_host._ended(task, open_job)

        task.add_done_callback(ended, context=Context())  # nor must a copy of its context
        return job

    def _ended(self, task: asyncio.Task[Any], job: RuntimeJob) -> None:
        """Takes back the job of a task that has ended."""
        is_cancelled = task.cancelled()
        if is_cancelled:
            with suppress(asyncio.CancelledError):
                # The task keeps the error until somebody has asked for it, and with it the frames
                # that have ended, and what they hold: results that nobody waits for any more.
                task.exception()
        if not job.closed:  # with the runtime
            self._pool.leave(job, runs_closures=not is_cancelled)

    def jobs(self) -> list[RuntimeJob]:
        """Those of all tasks."""
        return self._pool.jobs


class _Call:
    """An asynchronous function of trio's that a task of asyncio waits for."""

    __slots__ = ("_cancelled", "_ended", "_future", "_outcome", "_scope")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._scope = trio.CancelScope()
        self._outcome: outcome.Outcome[Any] | None = None
        """None for what has been cancelled, as for what has not ended yet."""
        self._ended = False
        self._cancelled: asyncio.CancelledError | None = None
        self._future: asyncio.Future[None] = loop.create_future()

    def cancel(self, error: asyncio.CancelledError) -> None:
        """Has it cancelled, unless it has ended; then ``error`` is raised."""
        self._cancelled = error
        self._scope.cancel()

    async def run(
        self,
        call: Callable[..., Awaitable[Any]],
        function: Callable[..., Awaitable[Any]],
        args: tuple[Any, ...],
        kwargs: Mapping[str, Any],
    ) -> None:
        """The task of trio's. Raises nothing, which would end the trio run."""
        try:
            with self._scope:
                self._outcome = outcome.Value(await call(function, args, kwargs))
        except BaseException as error:
            self._outcome = _told(error)
        self._ended = True
        if not self._future.done():
            self._future.set_result(None)

    async def result(self) -> Any:
        """Waits, in a task of asyncio's. Returns and raises what the function does."""
        while not self._ended:
            try:
                await self._future
            except asyncio.CancelledError as error:
                self.cancel(error)
                if not self._ended:  # else it comes while this task is about to hear of the end
                    self._future = self._future.get_loop().create_future()
        result, self._outcome = self._outcome, None
        cancelled, self._cancelled = self._cancelled, None
        try:
            if result is None:
                if cancelled is not None:
                    raise cancelled
                raise NoRuntimeError("the runtime has been closed")  # the trio run has ended
            if cancelled is not None:
                _cancel_soon(current_task(self._future.get_loop()))
            if isinstance(result, outcome.Error):
                raise above_cancellation(result.error)
            return result.unwrap()
        finally:
            del result, cancelled  # which hold what holds this frame


_put_off: WeakKeyDictionary[asyncio.Task[Any], tuple[asyncio.Handle, int]] = WeakKeyDictionary()
"""The tasks whose cancellation gave way to something else, until they are cancelled anew: by what,
and how many had asked for it."""


def _cancel_soon(task: asyncio.Task[Any]) -> None:
    """Has the running task cancelled anew, which is told something in the place of that.

    It may go on, and asyncio cancels once. By the next turn of the loop the task has ended, or
    waits again, and a timeout that was all that had cancelled it has taken that back.
    """
    before, weakly = task.cancelling(), ref(task)

    def cancel() -> None:
        task = weakly()
        if task is None:
            return
        del _put_off[task]
        if not task.done() and task.cancelling() >= before > 0:
            task.cancel()
            task.uncancel()  # nobody else has asked for it

    if task not in _put_off:
        _put_off[task] = task.get_loop().call_soon(cancel), before


def _is_due(task: asyncio.Task[Any] | None) -> bool:
    """Whether a cancellation was put off of a task that is about to wait, which is its end.

    What the task waits for is cancelled before it begins. A loop of small calls, each of which is
    done when its task hears of the cancellation, would never end.
    """
    if task is None or task not in _put_off:
        return False
    handle, before = _put_off.pop(task)
    handle.cancel()
    return task.cancelling() >= before > 0


def _told(error: BaseException) -> outcome.Error | None:
    """What a task of asyncio's is told of an error in the trio run, if it is more than its end.

    No frame that the error leads to has a name for it: it would never go by itself.
    """
    rest = without(error, (trio.Cancelled,))
    try:
        return None if rest is None else outcome.Error(rest)
    finally:
        del rest, error


def above_cancellation(error: BaseException) -> BaseException:
    """``error``, or the errors of a group with a cancellation, whose place they take.

    In asyncio nobody takes such a group apart, and who has cancelled would not know of it.
    """
    if not isinstance(error, BaseExceptionGroup):
        return error
    rest = without(error, (asyncio.CancelledError,))
    return error if rest is None else unwrap(rest)


class Cancelling:
    """Cancels a task of asyncio, as `asyncio.timeout` does."""

    def __init__(self, task: asyncio.Task[Any]) -> None:
        self._task = ref(task)  # whose error may lead here
        self._has = False
        self._is_over = False

    def interrupt(self) -> None:
        """Cancels the task, if it is in the block."""
        task = self._task()
        if not self._is_over and task is not None:
            self._has = task.cancel()

    @property
    def task(self) -> asyncio.Task[Any] | None:
        """The task, if it is there and has not ended."""
        task = self._task()
        return None if task is None or task.done() else task

    def absorbs(self, error: BaseException | None) -> bool:
        """Whether ``error`` is that cancellation, and no other is under way."""
        self._is_over = True
        task = self._task()
        if not self._has or task is None:
            return False
        self._has = False
        is_last = task.uncancel() == 0  # in any case: it counts for this block alone
        return is_last and isinstance(error, asyncio.CancelledError)

    def replaces(self, error: BaseException | None) -> None:
        """Has the task cancelled anew, if ``error`` is its cancellation."""
        task = self._task()
        if task is not None and isinstance(error, asyncio.CancelledError):
            _cancel_soon(task)


async def _in_asyncio(
    loop: asyncio.AbstractEventLoop, awaitable: Awaitable[Value], context: Context
) -> Value:
    """What ``awaitable`` gives in a task of asyncio's, awaited by one of trio's.

    Cancelled, it cancels that task, and waits for its end: what the task raises, or gives, all the
    same comes out.
    """

    async def run() -> outcome.Outcome[Value]:
        if in_trio_task():  # an eager task begins where it is made; the user's code is asyncio's
            await asyncio.sleep(0)
        return await outcome.acapture(_awaited, awaitable)

    task = loop.create_task(run(), context=context)
    ended = trio.Event()
    task.add_done_callback(lambda _: ended.set())
    try:
        await ended.wait()
    except trio.Cancelled:
        task.cancel()
        with trio.CancelScope(shield=True):
            await ended.wait()
        if task.cancelled() or _is_cancelled(task.result()):
            raise
    result = task.result()
    try:
        if isinstance(result, outcome.Error) and _is_cancellation(result.error):
            raise RuntimeError(TASK_CANCELLED) from result.error
        return result.unwrap()
    finally:
        del result, task  # which hold what holds this frame


def _is_cancelled(result: outcome.Outcome[Any]) -> bool:
    """Whether what has ended so was cancelled, and there is no more to be told of it."""
    if not isinstance(result, outcome.Error):
        return False
    return without(result.error, (asyncio.CancelledError,)) is None


def _is_cancellation(error: BaseException) -> bool:
    """Whether an error is a cancellation, or a group of cancellations and of what is caught."""
    rest = without(error, (asyncio.CancelledError,))
    return rest is None or (rest is not error and isinstance(rest, Exception))


async def _awaited(awaitable: Awaitable[Value]) -> Value:
    return await awaitable


def runs_here(loop: asyncio.AbstractEventLoop) -> bool:
    """Whether the caller is run by ``loop``, and can wait in it."""
    try:
        return asyncio.get_running_loop() is loop
    except RuntimeError:
        return False


def current_task(loop: asyncio.AbstractEventLoop) -> asyncio.Task[Any]:
    """The task that runs in ``loop``, in which there is one."""
    task = asyncio.current_task(loop)
    assert task is not None
    return task
