"""The closure actor of a job: step closures, run in order, with bounded queue and no loss."""

from __future__ import annotations

import contextvars
import inspect
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, Protocol

import trio
from trio.lowlevel import disable_ki_protection, enable_ki_protection

from lazyasync.callers import refuse_cancellation
from lazyasync.errors import ClosureError, JobClosedError
from lazyasync.observe.profiling import Track
from lazyasync.recording import RecordingContext, context
from lazyasync.runtime.jobs.closure_call import (
    ClosureCall,
    ClosureHandler,
    ClosureRecorder,
    call_in_thread,
    check_result,
)
from lazyasync.runtime.jobs.host import JobHost
from lazyasync.runtime.jobs.step_closure import StepClosure
from lazyasync.runtime.loop.exception_groups import described
from lazyasync.runtime.loop.waiting import Slots, WaitQueue
from lazyasync.runtime.steps.completion import Completion, FailureOwner, FailureRecord
from lazyasync.tensor import LazyTensor, TensorExecutor


class ClosureStatistics(NamedTuple):
    """What has become of a job's step closures."""

    queued: int
    """Those with ``run_async=True`` that wait to be run."""
    capacity: int
    """How many may wait before barriers do."""
    completed: int
    """Those that have run to their end."""
    failed: int
    """Those that raised, or whose arguments could not be had."""
    dropped: int
    """Those that will never run: their step failed, or their job ended by an exception."""
    cancelled: int
    """Those that were cancelled while they ran: with their job, or because it ended by an
    exception, or with the barrier that ran them."""
    pending: int
    """Those that no barrier has taken along: added since, or in need of what a barrier on another
    device will compute."""


class ClosureOwner(FailureOwner, Protocol):
    """A job, as its closures see it."""

    pending_closures: list[StepClosure]
    """Added since the last barrier."""

    @property
    def runtime(self) -> JobHost:
        """The runtime."""

    @property
    def executor(self) -> TensorExecutor:
        """What its tensors talk to."""

    def closed_error(self) -> Exception:
        """What waiting for it raises once it has ended."""

    @property
    def due_closures(self) -> deque[StepClosure]:
        """With ``run_async=False``, whose step is done, but which a barrier has not run yet."""

    def closure_part(self, kind: str, *, in_thread: bool) -> ClosureRecorder:
        """A private job for closures of a kind to record in."""

    async def schedule_reads(self, tensors: Sequence[LazyTensor]) -> None:
        """Hands over what tensors that are to be read still need."""


class ClosureActor:
    """Runs the closures added with ``run_async=True``, one after the other.

    Its task lives in the runtime's nursery and is started with the first batch. Who calls a closure
    when it is due is a ``handler`` of the user's, if there is one.
    """

    def __init__(self, job: ClosureOwner, handler: ClosureHandler | None = None) -> None:
        self.job = job
        self._handler = handler
        """What calls closures instead of this actor, and of the barriers."""
        self._capacity = job.runtime.config.max_async_queue
        self._queue: deque[StepClosure] = deque()
        self._running = False
        self._started = False
        self._stopped = False
        self._work: WaitQueue = {}
        self._room: WaitQueue = {}
        self._barrier = Slots(job.runtime.waits, 1)
        self._idle: WaitQueue = {}
        self._progress: WaitQueue = {}
        self.last_queued = 0
        """The number of the closure that was queued last, the first being 1."""
        self._last_ended = 0
        """The number of the one that has run, or was dropped, last."""
        self._dropped_by_end = 0
        """Those dropped because the job ended."""
        self._completed = 0
        self._failed = 0
        self._dropped = 0
        self._cancelled = 0
        self._calls: set[trio.CancelScope] = set()
        """Those under way, by what cancels them."""
        self._calls_end: WaitQueue = {}
        self._cancelled_by_end = 0
        """Those of them that were cancelled because the job ended."""
        self._recorders: dict[str, ClosureRecorder] = {}
        """The private jobs, by the kind of the closures that record in each."""

    # ---- what barriers call ----------------------------------------------------------------

    @property
    def capacity(self) -> int:
        """How many closures may wait, before barriers do."""
        return self._capacity

    @property
    def has_room(self) -> bool:
        """Whether fewer closures wait than may."""
        return len(self._queue) < self._capacity

    async def wait_for_room(self) -> None:
        """Waits until fewer closures wait than may."""
        while not self.has_room:
            await self.job.runtime.waits.park(self._room)

    def put(self, closures: Sequence[StepClosure]) -> list[StepClosure]:
        """Queues the closures of one barrier, however many they are.

        Gives those with ``run_async=False``, which are the barrier's. When the job has been
        cancelled, all are dropped.
        """
        if self._stopped:
            self._drop_at_end(len(closures))
            return []
        queued = [closure for closure in closures if closure.run_async]
        if queued:
            self._queue.extend(queued)
            self.last_queued += len(queued)
            if not self._started:
                self._started = True
                self.job.runtime.start_actor(self.serve, f"closures of {self.job.name}")
            self.job.runtime.waits.wake_first(self._work)
        return [closure for closure in closures if not closure.run_async]

    def report(self, function: Callable[..., object], arguments: Sequence[Any]) -> None:
        """Queues a call of what is told of a loop that is under way; drops it if there is no room.

        That loop does not wait, and tells of more later.
        """
        if not self.has_room:
            self.drop(1)
            return
        executor = self.job.executor
        self.put([StepClosure(function, arguments, executor, run_async=True, in_thread=False)])

    def drop(self, count: int) -> None:
        """Counts closures that will never run."""
        self._dropped += count
        if count:
            self.job.runtime.metrics.increment("ClosuresDropped", count)

    def _drop_at_end(self, count: int) -> None:
        self.drop(count)
        self._dropped_by_end += count

    @property
    def is_idle(self) -> bool:
        """Whether no closure runs, or is to be run."""
        return not (self._queue or self._running or self.job.due_closures)

    def wait_for(self, completion: Completion) -> bool:
        """Whether closures are to be run at the end of a step."""
        closures = (*self._queue, *self.job.due_closures)
        return any(completion in closure.completions for closure in closures)

    async def drain(self) -> None:
        """Waits until everything queued has been run."""
        while self._queue or self._running:
            await self.job.runtime.waits.park(self._idle)

    async def wait_until(self, number: int) -> None:
        """Waits until the closure of a number, see `last_queued`, has run or was dropped."""
        while self._last_ended < number:
            await self.job.runtime.waits.park(self._progress)

    def stop(self) -> None:
        """Drops all closures that have not begun, and cancels what runs, as the job ends."""
        job, waits = self.job, self.job.runtime.waits
        self._stopped = True
        queues = (self._queue, job.due_closures, job.pending_closures)
        dropped = sum(map(len, queues))
        for queue in queues:
            queue.clear()
        self._drop_at_end(dropped)
        self._last_ended = self.last_queued - self._running
        waits.wake_all(self._progress)
        waits.wake_all(self._room)
        waits.wake_all(self._work)
        if not self._running:
            waits.wake_all(self._idle)
        for scope in self._calls:
            scope.cancel(reason=f"the job {job.name!r} ends")

    async def end_calls(self) -> None:
        """Waits until no closure runs, as a nursery waits for its tasks: not to be cancelled."""
        with trio.CancelScope(shield=True):
            while self._calls:
                await self.job.runtime.waits.park(self._calls_end)

    def told_at_end(self) -> list[str]:
        """What is to be said of closures whose job has ended before they could."""
        ends = (
            (self._cancelled_by_end, "cancelled while running"),
            (self._dropped_by_end, "dropped"),
        )
        name = self.job.name
        return [f"{n} step closures of the job {name!r} were {end}" for n, end in ends if n]

    # ---- the actor -------------------------------------------------------------------------

    @enable_ki_protection
    async def serve(self) -> None:
        """The actor's loop."""
        waits = self.job.runtime.waits
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
            if self.job.due_closures:
                closure = self.job.due_closures[0]
                try:
                    ended = await self.run_first(self.job.due_closures)
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
        profile = self.job.runtime.profile
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
            self.job.runtime.waits.wake_all(self._room)
        elif self.has_room:
            self.job.runtime.waits.wake_first(self._room)
        return True

    async def _ready(self, closure: StepClosure) -> bool:
        """Waits for a closure's step, and for its arguments on the host.

        False if a step has failed, whose failure is reported as its own.
        """
        for completion in closure.completions:
            await completion.wait_quietly()
            if completion.failure is not None:
                return False
        tensors = closure.tensors
        for tensor in tensors:
            if tensor._data is None or tensor._data.completion is not None:
                await self.job.schedule_reads(tensors)
                break
        for tensor in tensors:
            data = tensor._data
            assert data is not None
            if data.completion is not None:
                await data.completion.wait_quietly()
            if data.failure is not None:
                return False
        await self.job.executor.fetch(tensors, host=True)
        return True

    async def call(self, closure: StepClosure) -> bool:
        """Calls one closure, in the context it was added in but with a private job.

        False if it has been cancelled, as its job ends.
        """
        waits = self.job.runtime.waits
        scope = trio.CancelScope()
        self._calls.add(scope)
        try:
            try:
                await self._call(closure, scope)
            except BaseException as error:
                refuse_cancellation(self.job.runtime.outside, error)
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
        self.job.runtime.metrics.increment("ClosuresCancelled")

    async def _call(self, closure: StepClosure, scope: trio.CancelScope) -> None:
        """Has a closure called by whoever calls it; what of it is awaited, ``scope`` cancels."""
        arguments = closure.definition.unflatten(closure.leaves)
        job = self._recorder(closure)
        if self._handler is not None:
            await self._call_by(self._handler, closure, arguments, job, scope)
            return
        closure.context.run(context.set, RecordingContext(job))
        if closure.in_thread:
            await self.job.runtime.waits.run_in_thread(
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
        job: ClosureRecorder,
        scope: trio.CancelScope,
    ) -> None:
        """Has a user's handler call a closure; it runs in the event loop, and records there.

        In that of asyncio, where the program is one of asyncio.
        """
        waits = self.job.runtime.waits
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
        outside = self.job.runtime.outside
        if outside is not None:
            awaitable = outside.in_trio(awaitable, closure.context)
        await _await_in(closure.context, awaitable, scope)

    def _recorder(self, closure: StepClosure) -> ClosureRecorder:
        """The private job that a closure records in.

        Those that run in the event loop share one, as tasks of a job do. A thread may record at
        the same moment, and so has another one: one for closures with ``run_async=True`` and one
        for those without, as of either kind only one runs at a time.
        """
        if not closure.in_thread:
            return self._recorder_of("closures")
        kind = "asynchronous" if closure.run_async else "synchronous"
        return self._recorder_of(f"{kind} closures in threads", in_thread=True)

    def _recorder_of(self, kind: str, *, in_thread: bool = False) -> ClosureRecorder:
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

    def statistics(self) -> ClosureStatistics:
        """What has become of the closures so far."""
        return ClosureStatistics(
            queued=len(self._queue),
            capacity=self._capacity,
            completed=self._completed,
            failed=self._failed,
            dropped=self._dropped,
            pending=len(self.job.pending_closures),
            cancelled=self._cancelled,
        )


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

    An error comes out as it is.
    """
    error: list[BaseException] = []

    @disable_ki_protection
    async def run() -> None:
        try:
            with scope:  # innermost, so that of a group only what is no cancellation gets out
                await awaitable
        except BaseException as raised:
            if not isinstance(raised, Exception):
                raise
            error.append(raised)

    async with trio.open_nursery() as nursery:
        user_context.run(nursery.start_soon, run)
    if error:
        raise error.pop()
