"""`la.serving.batched`: examples of many callers, computed side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextvars import copy_context
from functools import partial
from math import inf
from threading import get_ident
from types import TracebackType
from typing import Any

import numpy as np
import trio
from trio import current_effective_deadline
from trio.lowlevel import (
    Abort,
    Task,
    checkpoint,
    current_clock,
    current_task,
    in_trio_run,
    in_trio_task,
    reschedule,
    wait_task_rescheduled,
)

from lazyasync.api.dynamic_axes import mark_dynamic
from lazyasync.api.transfer import at_hand, put, to_cpu
from lazyasync.arguments import is_asynchronous, real_number, whole_number
from lazyasync.callers import Call, Reply, awaitable_of, from_anywhere, hosts, open_host
from lazyasync.errors import ExecutionError
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.outside.entered_blocks import BlockFromAnywhere
from lazyasync.runtime.compiled.function import CompiledFunction
from lazyasync.runtime.compiled.function import compile as compiled
from lazyasync.runtime.loop.exception_groups import said
from lazyasync.runtime.loop.waiting import WaitQueue
from lazyasync.runtime.requested_devices import DeviceNames
from lazyasync.runtime.runtime import Runtime
from lazyasync.serving.backlog import Backlog, Request, Run, halves
from lazyasync.serving.deadlines import BatchTime, Deadlines
from lazyasync.serving.errors import BatchError, QueueFullError, ServingEndedError, TooLateError
from lazyasync.serving.examples import Forms, check_pad, divided, side_by_side
from lazyasync.serving.limits import Limits, check_timeout
from lazyasync.serving.serving_job import Weights, check_callable, serving
from lazyasync.serving.statistics import BatchCounts, BatchStatistics
from lazyasync.serving.thread_calls import ThreadCalls, ThreadReply
from lazyasync.tensor import LazyTensor
from lazyasync.trees import tree_map

BATCHES_IN_FLIGHT = 2
"""One that the device computes, and one whose examples are put side by side meanwhile; at most."""

CALLS_TO_ASK = 1000
"""So many calls are asked when they will be cancelled, behind one that was while it was computed:
to find that out takes a fifth of the time of a call."""

_wake: Callable[[Task, Any], None] = reschedule
"""Wakes a task with an outcome. Trio calls its `unwrap` only: what has one needs no other made."""

LARGE_BYTES = 1 << 18
"""Of a batch from which on it is put together, and copied, beside the event loop: about 50 µs."""


def batched(
    fn: Callable[..., Any],
    *weights: Any,
    max_batch: int = 64,
    max_delay: float = 0.002,
    max_queue: int = 1024,
    timeout: float | None = None,
    buckets: Iterable[int] | None = None,
    pad: float | None = None,
    devices: DeviceNames | None = None,
    priority: int = 1,
    name: str | None = None,
) -> BatchedBlock:
    """Computes the examples of many callers side by side, for an ``async with`` block.

    ::

        async with la.serving.batched(predict, params) as ask:
            ...
            answer = await ask(example)  # in any task, or thread, that the runtime is open for

    ``fn(*weights, *batch)`` takes the arguments of the calls, trees of arrays and numbers, with a
    new first axis, and gives a tree of tensors with that axis; the caller gets its row of each, as
    arrays of NumPy. A plain function is compiled (see `la.compile`; its axis is an argument of the
    program, so that a new size compiles nothing from the second on); a function that is compiled
    already, or an ``async def``, is awaited as it is. Examples of different structures, dtypes or
    shapes are never in one batch.

    A batch begins at once if none is computed, with all that wait, ``max_batch`` at the most. Else
    the next one begins when there are as many, or when one has waited for ``max_delay`` seconds,
    but never more than two are under way; on a CPU the next one of a plain function begins when
    the one before is done, unless they are so large that they are put together in a thread. Who is
    cancelled before that is in no batch; a batch that nobody waits for any more is not computed to
    its end.

    Args:
        fn: the function of a batch.
        *weights: its first arguments, trees of tensors, which `Batched.publish` exchanges.
        max_batch: examples in a batch.
        max_delay: seconds that an example waits for others while a batch is computed.
        max_queue: examples that may wait. A further one gets a `QueueFullError` at once.
        timeout: seconds in which an answer is wanted, where a call does not say so itself.
        buckets: sizes of batches, if the function cannot take any size, or not as fast. A batch
            gets the next larger one: its last example is repeated.
        pad: lets lengths of axes differ from example to example. Shorter ones are filled up behind
            with this number. What is real a function must be told, as by a further argument.
        devices: where it is computed (default: the first device of the runtime).
        priority: of its job, see `la.job`. Above 0, it goes before the steps of other jobs.
        name: of its job (default: that of ``fn``).

    Raises:
        TypeError: for what is no function, and options of other types.
        ValueError: for options out of range.
    """
    check_callable("batched", fn)
    most = whole_number("batched: max_batch", max_batch, 1)
    sizes = None if buckets is None else sorted({whole_number("buckets", n, 1) for n in buckets})
    if sizes is not None and (not sizes or sizes[-1] < most):
        raise ValueError(f"batched: the largest of buckets must be max_batch, {most}, or more")
    delay = real_number("batched: max_delay", max_delay, 0)
    check_timeout(timeout)
    check_pad("batched", pad)
    title = name or getattr(fn, "__name__", None) or "batched"
    is_awaited = isinstance(fn, CompiledFunction) or is_asynchronous(fn)
    function = fn if is_awaited else compiled(fn)
    queue = whole_number("batched: max_queue", max_queue, 1)

    def make(runtime: Runtime) -> Batched:
        return Batched(
            title, function, weights, Limits(most, delay, queue, timeout, sizes, pad), runtime
        )

    return BatchedBlock(lambda: serving(make, devices, priority))


class BatchedBlock(BlockFromAnywhere["Batched"]):
    """What `batched` gives: a block, entered once."""

    name = "la.serving.batched"


class Batched:
    """What a block of `batched` is entered as: call it with an example."""

    def __init__(
        self,
        name: str,
        function: Callable[..., Any],
        weights: tuple[Any, ...],
        limits: Limits,
        runtime: Runtime,
    ) -> None:
        self.name = name
        self._function = function
        self.weights = Weights(name, weights)
        self._limits = limits
        self._waits = runtime.waits
        self._now = current_clock().current_time
        self._outside = runtime.outside
        self._check_reachable = runtime.check_reachable
        self._varies_sizes = runtime.config.automatic_dynamic
        self._thread_calls = ThreadCalls(runtime.token)
        self._forms = Forms(name, ragged=limits.pad is not None, pad=limits.pad)
        self._backlog = Backlog()
        self._callers: WaitQueue = {}
        """The tasks of trio's that wait for their answers."""
        runtime.waits.share(self._callers)
        self._idle: WaitQueue = {}
        """The tasks that compute batches, where they have nothing to do."""
        self._runs: set[Run] = set()
        self._overlap = True
        """Whether a batch begins while another one is computed."""
        self._batch_time = BatchTime()
        self._deadlines = Deadlines()
        self._calls_to_ask = 0
        """So many further calls of tasks of trio's are asked when they will be cancelled."""
        self._ends = False
        self._counts = BatchCounts()

    def __repr__(self) -> str:
        return f"<batched {self.name}: {len(self._backlog)} waiting, {len(self._runs)} running>"

    # ---- for callers -----------------------------------------------------------------------

    @property
    def version(self) -> int:
        """How often `publish` has exchanged the first arguments."""
        return self.weights.version

    def __call__(self, *args: Any, priority: int = 0, timeout: float | None = None) -> Any:
        """The result for one example: arrays of NumPy, its row of what the function gives.

        To be awaited, unless the caller may block. Calls of a higher ``priority`` are in an earlier
        batch. ``timeout`` are the seconds in which the answer is wanted.

        Raises:
            QueueFullError: as many examples wait as may.
            TooLateError: there is no answer within ``timeout``, or will not be.
            BatchError: the function has raised, for this example.
            ServingEndedError: the block has been left.
            TypeError: a leaf of an argument is no array and no number, ``priority`` is no integer.
            ValueError: arrays have a dtype that ``pad`` is no number of.
        """
        call: Call[Any] = Call()
        call.function = self.name
        for host in hosts:
            reply = host.reply()
            if reply is not None:  # no task of trio's, which would cost more than all the rest
                call.coroutine = self._ask_outside(args, priority, timeout, reply)
                return call
            if host is self._outside and host.may_block and not in_trio_run():
                return self._ask_in_thread(args, priority, timeout)
        if in_trio_task():
            call.coroutine = self._ask(args, priority, timeout)
            return call
        return awaitable_of(open_host().call(self._ask, (args, priority, timeout), {}), self.name)

    async def _ask(self, args: tuple[Any, ...], priority: int, timeout: float | None) -> Any:
        waits, task = self._waits, current_task()
        if waits.end is not None or get_ident() != waits.thread:
            waits.check()
        request = self._request(args, priority, timeout, task)
        if self._calls_to_ask:
            self._calls_to_ask -= 1
            request.leaves = min(request.leaves, current_effective_deadline())
        self._callers[task] = None
        try:
            return await wait_task_rescheduled(partial(self._abandon, request, task))
        finally:
            if request.is_waiting:  # the runtime has ended
                self._leave(request)

    def _abandon(self, request: Request, task: Task, _: Any) -> Abort:
        """Has a task of trio's that is cancelled wait no longer."""
        del self._callers[task]
        self._leave(request)
        return Abort.SUCCEEDED

    async def _ask_outside(
        self, args: tuple[Any, ...], priority: int, timeout: float | None, reply: Reply
    ) -> Any:
        """As `_ask`, in a task of asyncio's in the thread of the runtime."""
        waits = self._waits
        if waits.end is not None:
            raise waits.end()
        request = self._request(args, priority, timeout, reply)
        try:
            return await reply
        finally:
            if request.is_waiting:
                self._leave(request)
            del request, reply  # whose error would lead to this frame, and so to itself

    def _ask_in_thread(self, args: tuple[Any, ...], priority: int, timeout: float | None) -> Any:
        """As `_ask`, in a thread that blocks meanwhile."""
        self._check_reachable()
        reply = ThreadReply()
        self._thread_calls.post(partial(self._take_call, args, priority, timeout, reply))
        try:
            return reply.wait()
        finally:
            del reply  # whose error would lead to this frame, and so to itself

    def _take_call(
        self, args: tuple[Any, ...], priority: int, timeout: float | None, reply: ThreadReply
    ) -> None:
        """The part of `_ask_in_thread` that is done in the thread of the runtime."""
        try:
            self._waits.check()
            self._request(args, priority, timeout, reply)
        except Exception as error:
            reply.set_exception(error)

    def _request(
        self,
        args: tuple[Any, ...],
        priority: int,
        timeout: float | None,
        caller: Task | Reply,
    ) -> Request:
        """A request that waits for a batch. Raises what refuses it."""
        limits, backlog = self._limits, self._backlog
        if timeout is None:
            timeout = limits.timeout
        elif not (type(timeout) is float and timeout > 0):
            check_timeout(timeout)
        if type(priority) is not int:
            priority = whole_number(f"{self.name}: priority", priority)
        if self._ends:
            raise self._ended()
        waiting = backlog.count
        if waiting >= limits.max_queue:
            self._counts.refused += 1
            raise QueueFullError(f"{self.name}: {waiting} examples wait, as many as may")
        if timeout is not None and (expected := self._expected_seconds(priority)) > timeout:
            self._counts.refused += 1
            raise TooLateError(
                f"{self.name}: the answer would take about {expected:.3g} s, and is wanted within "
                f"{timeout:.3g} s"
            )
        form, arrays = self._forms.of(args)
        request = Request(form, arrays, priority, self._now(), caller)
        if timeout is not None:
            request.deadline = request.leaves = request.arrived + timeout
            self._deadlines.add(request)
        backlog.add(request)
        is_news = not waiting or waiting + 1 == limits.max_batch
        if is_news and self._idle and (self._overlap or not self._runs):
            self._waits.wake_first(self._idle)
        return request

    def _leave(self, request: Request) -> None:
        """A caller waits no longer."""
        request.is_waiting = False
        self._counts.left += 1
        run, request.run = request.run, None
        if run is None:
            self._backlog.remove(request)
        else:
            self._calls_to_ask = CALLS_TO_ASK
            run.let_go()

    def _expected_seconds(self, priority: int) -> float:
        """How long an answer takes that is asked for now, as far as can be told.

        No time where its batch is the next one and none is computed. That batch tells how long
        batches take now: else one slow batch, as the first one is, would have all calls refused.
        """
        before = len(self._runs) + self._backlog.ahead_of(priority) // self._limits.max_batch
        return self._batch_time.until(1 + before, self._now()) if before else 0.0

    def _pass_by(self, request: Request) -> None:
        """A caller is told that there is no answer in time, if it has not left."""
        run = request.run
        if not self._fail(request, self._too_late(request)):
            return
        self._counts.late += 1
        if run is None:
            self._backlog.remove(request)
        else:
            run.let_go()

    @from_anywhere
    async def publish(self, *weights: Any) -> None:
        """Exchanges the first arguments of the function, when the new ones have been computed.

        No call waits for that. Each batch is computed with those of one moment. Of several calls
        at a time the latest one counts, whichever has been computed first. Raises ``ValueError``
        for another number of arguments, `UnknownDeviceError` for a tensor on a device that is none
        of the block's, `RuntimeMismatchError` for one of another runtime, and `ExecutionError` for
        one that has failed: the former ones stay then.
        """
        await self.weights.exchange(weights)

    def statistics(self) -> BatchStatistics:
        """What has become of the calls so far, and what is under way."""
        return BatchStatistics(
            waiting=len(self._backlog),
            running=len(self._runs),
            version=self.version,
            **vars(self._counts),
        )

    # ---- batches ---------------------------------------------------------------------------

    async def serve(self) -> None:
        """Computes batches, in the job that does, until the block has been left."""
        self._overlap = not self._computes_on_host()
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._deadlines.keep, self._pass_by)
            async with trio.open_nursery() as turns:
                for _ in range(BATCHES_IN_FLIGHT):
                    turns.start_soon(self._take_turns)
            nursery.cancel_scope.cancel()

    def _computes_on_host(self) -> bool:
        """Whether a program computes batches on the CPUs that its callers run on as well.

        One that is queued behind another one there only takes time from both; it is quicker to
        launch it when the device is idle.
        """
        job = self.weights.job
        assert job is not None
        device = job.resolve_device(None)
        is_compiled = isinstance(self._function, CompiledFunction)
        return is_compiled and job.runtime.backend(device).host_memory

    async def _take_turns(self) -> None:
        """Computes one batch after the other.

        Where as many wait as a batch takes, the next one is with the device before those who have
        just been answered have their turn: they ask anew while it is computed.
        """
        limits = self._limits
        while not self._ends or self._backlog:
            begin = self._begin_of_next()
            if begin > self._now():
                with trio.move_on_at(begin):
                    await self._waits.park(self._idle)
                continue
            if len(self._backlog) < limits.max_batch:
                await checkpoint()  # in which tasks ask that are about to
                if self._begin_of_next() > self._now():  # another batch has begun meanwhile
                    continue
            run = self._next_run()
            if run is not None:
                self._runs.add(run)
                self._look_again()
                await self._compute(run)
                del run  # which would keep what it has while nothing is asked
                if not self._backlog:
                    await checkpoint()  # in which those ask anew who have just been answered

    def _next_run(self) -> Run | None:
        """The next batch, without those who have left and had no turn to say so.

        Those whose answers would come too late are told so now, if others wait: a batch of such
        tells how long batches take now.
        """
        now, end = self._now(), -inf
        if self._deadlines or self._calls_to_ask:
            end = now + self._batch_time.until(1 + len(self._runs), now)
            self._pass_by_late(end)
        run = self._backlog.take(self._limits.max_batch, now, end)
        if run is None:
            return None
        for request in run.requests:
            caller = request.caller
            if type(caller) is not Task and caller.done():
                self._leave(request)
        if run.wanted < len(run.requests):
            run.requests = [request for request in run.requests if request.is_waiting]
        return run if run.wanted else None

    def _pass_by_late(self, end: float) -> None:
        """Tells those who wait, and have to wait beyond ``end``, unless that is all of them."""
        late = self._deadlines.before(end)
        waiting = [request for request in late if request.run is None]
        is_of_all = len(waiting) == len(self._backlog)
        for request in late:
            if is_of_all or request.run is not None:
                self._deadlines.add(request)
            else:
                self._pass_by(request)

    def _look_again(self) -> None:
        """Has a task that computes batches see when the next one begins, if it has none."""
        if self._overlap and self._backlog and self._idle:
            self._waits.wake_first(self._idle)

    def _begin_of_next(self) -> float:
        """When the next batch begins, if nothing happens meanwhile."""
        if not self._backlog or (self._runs and not self._overlap):
            return inf
        if not self._runs or len(self._backlog) >= self._limits.max_batch:
            return -inf
        return self._backlog.oldest().arrived + self._limits.max_delay

    async def _compute(self, run: Run) -> None:
        begin = self._now()
        self._batch_time.begun(begin)
        try:
            await self._answer_all(run, self.weights.now)
        finally:
            seconds = self._now() - begin
            self._counts.seconds_computed += seconds
            self._runs.remove(run)
            self._batch_time.ended(
                begin + seconds,
                is_whole=not run.scope.cancelled_caught,
                goes_on=bool(self._runs or self._backlog),
            )
            for request in run.requests:  # where the block is left by an error
                if request.is_waiting:
                    self._fail(request, self._ended())

    async def _answer_all(self, run: Run, weights: tuple[Any, ...]) -> None:
        """Computes a run, and its halves where that fails, and wakes who waits."""
        runs = [run]
        while runs:
            run = runs.pop()
            begin = self._now()
            self._counts.batches += 1
            self._counts.examples += len(run.requests)
            cause: Exception | None = None
            results: list[Any] = []
            with run.scope:
                results, cause = await self._results(run.requests, weights)
            if run.scope.cancelled_caught:
                continue
            if cause is None:
                self._answer(run.requests, results, begin)
            elif len(run.requests) > 1 and self._is_of_some(cause):
                runs += reversed(halves(run))
            else:
                for request in run.requests:
                    if request.is_waiting and self._fail(request, self._failure(cause)):
                        self._counts.failed += 1
            del cause, results  # the frames of an error lead to this one, and so to itself

    def _failure(self, cause: Exception) -> BatchError:
        """An error of its own for each caller, as its traceback is its own."""
        failure = BatchError(f"{self.name}: the function of a batch has failed: {said(cause)}")
        failure.__cause__ = cause
        return failure

    def _is_of_some(self, cause: Exception) -> bool:
        """Whether a failure may come from some of the examples; what tracing raises does not."""
        is_traced = isinstance(self._function, CompiledFunction)
        return isinstance(cause, ExecutionError) or not is_traced

    async def _results(
        self, requests: list[Request], weights: tuple[Any, ...]
    ) -> tuple[list[Any], Exception | None]:
        """The results of a batch, or what computing it has raised."""
        try:
            return await self._computed(requests, weights), None
        except Exception as error:
            return [], error.with_traceback(_without_ours(error.__traceback__))

    async def _computed(self, requests: list[Request], weights: tuple[Any, ...]) -> list[Any]:
        form, examples = requests[0].form, [request.arrays for request in requests]
        size = self._limits.size(len(examples))
        pad = self._limits.pad
        measured = examples[:1] if pad is None else examples
        largest = max(sum(array.nbytes for array in arrays) for arrays in measured)
        if size * largest < LARGE_BYTES:
            batch = side_by_side(form, examples, size, pad)
        else:
            self._overlap = True  # from now on: the device would be idle meanwhile
            self._look_again()
            batch = await self._waits.run_in_thread(side_by_side, form, examples, size, pad)
            batch = await put(batch)
        is_first = size > 1 and not form.has_sizes and self._is_of_all_sizes()
        if is_first:
            batch = tree_map(_of_any_size, batch)
        awaitable = self._function(*weights, *batch)
        if self._outside is not None:  # what is the user's runs where the program does
            awaitable = self._outside.in_trio(awaitable, copy_context())
        result = await awaitable
        if is_first:
            form.has_sizes = True
        array = at_hand(result) if type(result) is LazyTensor else None
        return divided(await to_cpu(result) if array is None else array, len(examples), size)

    def _is_of_all_sizes(self) -> bool:
        """Whether batches of all sizes are to have one program, from the first of them on."""
        return (
            isinstance(self._function, CompiledFunction)
            and self._limits.buckets is None
            and self._varies_sizes
        )

    def _answer(self, requests: list[Request], results: list[Any], begin: float) -> None:
        """Gives those their results who still wait, all in one go."""
        callers, answered, waited = self._callers, 0, 0.0
        now = self._now()
        for request, result in zip(requests, results, strict=True):
            if not request.is_waiting:
                continue
            if request.deadline < now:  # and the alarm has had no turn
                self._pass_by(request)
                continue
            caller = request.caller
            # Who has been cancelled, and has not had its turn since, is about to leave.
            if type(caller) is Task:
                if caller not in callers:
                    continue
                request.result = result
                del callers[caller]
                _wake(caller, request)
            elif caller.done():
                continue
            else:
                caller.set_result(result)
            request.is_waiting, request.run = False, None
            answered += 1
            waited += begin - request.arrived
        self._counts.answered += answered
        self._counts.seconds_waited += waited

    def _fail(self, request: Request, error: Exception) -> bool:
        """Has the caller of a request that is waited for get an error, if it is not leaving."""
        caller = request.caller
        if type(caller) is Task:
            if caller not in self._callers:
                return False
            request.error = error
            del self._callers[caller]
            _wake(caller, request)
        elif caller.done():
            return False
        else:
            caller.set_exception(error)
        request.is_waiting, request.run = False, None
        return True

    # ---- the end ---------------------------------------------------------------------------

    def end(self) -> None:
        """Takes no more calls. Those that wait get their answers."""
        self._ends = True
        self._waits.wake_all(self._idle)

    def fail_all(self) -> None:
        """Whoever waits still gets an error."""
        self._ends = True
        self._thread_calls.call_all()
        for request in list(self._backlog):
            if self._fail(request, self._ended()):
                self._backlog.remove(request)
        self._waits.unshare(self._callers)

    def _too_late(self, request: Request) -> TooLateError:
        timeout = request.deadline - request.arrived
        return TooLateError(f"{self.name}: there is no answer within {timeout:.3g} s")

    def _ended(self) -> ServingEndedError:
        return ServingEndedError(f"{self.name}: the block that serves has been left")


def _of_any_size(array: np.ndarray | LazyTensor) -> LazyTensor:
    """Examples side by side, whose number is no part of the program."""
    tensor = asarray(array) if isinstance(array, np.ndarray) else array
    mark_dynamic(tensor, 0)
    return tensor


def _without_ours(traceback: TracebackType | None) -> TracebackType | None:
    """A traceback without the frames here, which hold the examples of all who get the error."""
    while traceback is not None and traceback.tb_frame.f_code.co_filename == __file__:
        traceback = traceback.tb_next
    return traceback
