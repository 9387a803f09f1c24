"""The closure actor of a job: step closures, run in order, with bounded queue and no loss."""

from __future__ import annotations

import contextvars
import inspect
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import trio
from trio.lowlevel import disable_ki_protection, enable_ki_protection

from lazyasync.callers import refuse_cancellation
from lazyasync.errors import ClosureError, JobClosedError
from lazyasync.observe.profiling import Track
from lazyasync.recording import RecordingContext, context
from lazyasync.runtime.barriers.barrier import Executor
from lazyasync.runtime.jobs.closure_call import ClosureCall, ClosureHandler, call_in_thread
from lazyasync.runtime.loop.exception_groups import described, without
from lazyasync.runtime.loop.failures import FailureRecord
from lazyasync.runtime.loop.waiting import Slots
from lazyasync.runtime.steps.step import JobState
from lazyasync.runtime.steps.step_closure import ClosureQueue, StepClosure, check_result


class ClosureActor(ClosureQueue):
    """Runs the closures added with ``run_async=True``, one after the other.

    Its task lives in the runtime's nursery and is started with the first batch. Who calls a closure
    when it is due is a ``handler`` of the user's, if there is one.
    """

    def __init__(self, job: JobState, executor: Executor, handler: ClosureHandler | None) -> None:
        super().__init__(job.runtime, job.name)
        self.job = job
        self._executor = executor
        self._handler = handler
        """What calls closures instead of this actor, and of the barriers."""
        self._barrier = Slots(job.runtime.waits, 1)
        self._recorders: dict[str, JobState] = {}
        """The private jobs, by the kind of the closures that record in each."""

    # ---- the actor -------------------------------------------------------------------------

    @enable_ki_protection
    async def serve(self) -> None:
        """The actor's loop."""
        waits = self._core.waits
        while not self._stopped:
            if not self._queue:
                waits.wake_all(self._idle)
                await waits.park(self._work)
                continue
            closure = self._queue[0]
            self._running = True
            try:
                await self.run_first(self._queue)
            except Exception as error:
                self.fail(closure, error)
            except BaseException:  # an interrupt: what waits for closures must not wait for ever
                self._running = False
                self.stop()
                raise
            self._running = False
            self._last_ended += 1
            waits.wake_all(self._progress)
            del closure  # and with it its arguments, which would live until the next one
        waits.wake_all(self._idle)

    async def run_due(self, *, park: bool = False) -> None:
        """Runs the next closure with ``run_async=False`` that is due, one barrier at a time.

        Raises `ClosureError` for one that raises, or with ``park`` leaves that to an exit, and what
        waiting for an ended job raises if that has ended it.
        """
        await self._barrier.acquire()
        try:
            if self.due:
                closure = self.due[0]
                try:
                    ended = await self.run_first(self.due)
                except Exception as error:
                    if not park:
                        raise closure_error(self._record(closure, error)) from error
                    self.fail(closure, error)
                else:
                    if not ended and not park:
                        await trio.lowlevel.checkpoint_if_cancelled()  # with its job
                        raise self.job.closed_error()
        finally:
            self._barrier.release()

    async def run_first(self, queue: deque[StepClosure]) -> bool:
        """Runs the first closure of a queue once its step is done; drops it if that has failed.

        False if it has been cancelled, as its job ends. Raises what the closure raises. Cancelled
        before it runs, it stays in the queue.
        """
        closure = queue[0]
        try:
            ready = await self._ready(closure)
        except Exception as error:
            if self._take(queue, closure):
                self._failed += 1
            elif isinstance(error, JobClosedError):
                return True  # its job has ended meanwhile, and has dropped it
            raise
        if not self._take(queue, closure):
            return True
        profile = self._core.profile
        if ready and profile is not None:
            with profile.span(Track.of_closures(self.job.name), closure.name):
                return await self.call(closure)
        if ready:
            return await self.call(closure)
        self.drop(1)
        return True

    def _take(self, queue: deque[StepClosure], closure: StepClosure) -> bool:
        """Takes the first closure out of a queue; False if somebody else has."""
        if not queue or queue[0] is not closure:
            return False
        queue.popleft()
        if not self._room:
            return True
        if not self._queue:
            self._core.waits.wake_all(self._room)
        elif self.has_room:
            self._core.waits.wake_first(self._room)
        return True

    async def _ready(self, closure: StepClosure) -> bool:
        """Waits for a closure's step, and for its arguments on the host.

        False if a step has failed, whose failure is reported as its own.
        """
        for completion in closure.completions:
            await completion.wait_quietly()
            if completion.failure is not None:
                return False
        if self._executor.wait_for_unawaited(self.job):
            return False
        tensors = closure.tensors
        for tensor in tensors:
            if tensor._data is None or tensor._data.completion is not None:
                await self._executor.submitter.schedule(tensors, as_reads=True)
                break
        for tensor in tensors:
            data = tensor._data
            assert data is not None
            if data.completion is not None:
                await data.completion.wait_quietly()
            if data.failure is not None:
                return False
        await self._executor.fetch(tensors, host=True)
        return True

    async def call(self, closure: StepClosure) -> bool:
        """Calls one closure, in the context it was added in but with a private job.

        False if it has been cancelled, as its job ends.
        """
        waits = self._core.waits
        scope = trio.CancelScope()
        self._calls.add(scope)
        try:
            try:
                await self._call(closure, scope)
            except BaseException as error:
                refuse_cancellation(self._core.outside, error)
                raise
        except Exception:
            self._failed += 1
            raise
        except BaseException:  # with the barrier that runs it, if not by an interrupt
            self._count_cancelled()
            raise
        else:
            if scope.cancelled_caught:
                self._cancelled_by_end += 1
                self.lost += 1
                self._count_cancelled()
            else:
                self._completed += 1
            return not scope.cancelled_caught
        finally:
            self._calls.remove(scope)
            if not self._calls:
                waits.wake_all(self._calls_end)

    def _count_cancelled(self) -> None:
        self._cancelled += 1
        self._core.metrics.increment("ClosuresCancelled")

    async def _call(self, closure: StepClosure, scope: trio.CancelScope) -> None:
        """Has a closure called by whoever calls it; what of it is awaited, ``scope`` cancels."""
        arguments = closure.definition.unflatten(closure.leaves)
        job = self._recorder(closure)
        if self._handler is not None:
            await self._call_by(self._handler, closure, arguments, job, scope)
            return
        closure.context.run(context.set, RecordingContext(job))
        if closure.in_thread:
            await self._core.waits.run_in_thread(
                closure.context.run, call_in_thread, job, closure.function, arguments
            )
            return
        result = _call_unprotected(closure.context, closure.function, arguments)
        check_result(result)
        if inspect.isawaitable(result):
            await self._await(closure, result, scope)

    async def _call_by(
        self,
        handler: ClosureHandler,
        closure: StepClosure,
        arguments: tuple[Any, ...],
        job: JobState,
        scope: trio.CancelScope,
    ) -> None:
        """Has a user's handler call a closure; it runs in the event loop, and records there.

        In that of asyncio, where the program is one of asyncio.
        """
        waits = self._core.waits
        call = ClosureCall(closure, arguments, self.job.name, job, waits)
        closure.context.run(context.set, RecordingContext(self._recorder_of("closures")))
        try:
            await self._await(closure, handler(call), scope)
        finally:
            call.end()

    async def _await(
        self, closure: StepClosure, awaitable: Awaitable[Any], scope: trio.CancelScope
    ) -> None:
        """Awaits what is the user's, where it runs, in the closure's context."""
        outside = self._core.outside
        if outside is not None:
            awaitable = outside.in_trio(awaitable, closure.context)
        await _await_in(closure.context, awaitable, scope)

    def _recorder(self, closure: StepClosure) -> JobState:
        """The private job that a closure records in.

        Those that run in the event loop share one, as tasks of a job do. A thread may record at
        the same moment, and so has another one: one for closures with ``run_async=True`` and one
        for those without, as of either kind only one runs at a time.
        """
        if not closure.in_thread:
            return self._recorder_of("closures")
        kind = "asynchronous" if closure.run_async else "synchronous"
        return self._recorder_of(f"{kind} closures in threads", in_thread=True)

    def _recorder_of(self, kind: str, *, in_thread: bool = False) -> JobState:
        """The private job that closures of a kind record in."""
        recorder = self._recorders.get(kind)
        if recorder is None:
            recorder = self.job.closure_part(kind, in_thread=in_thread)
            self._recorders[kind] = recorder
        return recorder

    def fail(self, closure: StepClosure, error: Exception) -> None:
        """Takes what a closure has raised where no barrier could raise it."""
        record = self._record(closure, error)
        self.job.park(record)
        self.job.failed(record)

    def _record(self, closure: StepClosure, error: Exception) -> FailureRecord:
        label = f"the step closure {closure.name}"
        return FailureRecord(self.job, None, label, error, closure_error)


def closure_error(record: FailureRecord) -> Exception:
    """The error for a closure that raised."""
    original = record.original
    error = ClosureError(f"{record.label} raised {described(original)}")
    error.__cause__ = original
    return error


@disable_ki_protection
def _call_unprotected(
    context: contextvars.Context, function: Callable[..., Any], arguments: Sequence[Any]
) -> Any:
    """Calls user code, which Ctrl-C may interrupt, unlike the actor around it."""
    return context.run(function, *arguments)


async def _await_in(
    user_context: contextvars.Context, awaitable: Any, scope: trio.CancelScope
) -> None:
    """Awaits in a task of its own that has the closure's context, and that ``scope`` cancels.

    An error comes out as it is, an interrupt and ``SystemExit`` too.
    """
    error: list[BaseException] = []

    @disable_ki_protection
    async def run() -> None:
        try:
            with scope:  # innermost, so that of a group only what is no cancellation gets out
                await awaitable
        except BaseException as raised:
            if without(raised, (trio.Cancelled,)) is not raised:
                raise
            error.append(raised)

    async with trio.open_nursery() as nursery:
        user_context.run(nursery.start_soon, run)
    if error:
        raise error.pop()
