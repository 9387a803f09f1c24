"""`la.serving.batched`: examples of many callers, computed side by side."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import outcome
import trio
from trio import current_time
from trio.lowlevel import checkpoint, current_task

from lazyasync.api.transfer import put, to_cpu
from lazyasync.arguments import whole_number
from lazyasync.callers import from_anywhere
from lazyasync.errors import ExecutionError
from lazyasync.outside.entered_blocks import BlockFromAnywhere
from lazyasync.runtime.compiled.function import CompiledFunction
from lazyasync.runtime.compiled.function import compile as compiled
from lazyasync.runtime.loop.waiting import WaitQueue, Waits
from lazyasync.runtime.requested_devices import DeviceNames
from lazyasync.serving.backlog import Backlog, Request, Run
from lazyasync.serving.errors import BatchError, QueueFullError, ServingEndedError, TooLateError
from lazyasync.serving.examples import Example, divided, example_of, side_by_side
from lazyasync.serving.serving_job import check_callable, exchanged, serving

BATCHES_IN_FLIGHT = 2
"""One that the device computes, and one whose examples are put side by side meanwhile."""

LARGE_BYTES = 1 << 18
"""Of a batch from which on it is put together, and copied, beside the event loop: about 50 µs."""

RECENT = 0.2
"""What the latest batch counts in the time that a batch is expected to take."""


class BatchStatistics(NamedTuple):
    """What has become of the calls so far, and what is under way."""

    waiting: int
    """Examples that wait for a batch."""
    running: int
    """Batches that are computed now."""
    batches: int
    """Batches that have been computed, those of failures' halves included."""
    examples: int
    """Examples in them. Divided by ``batches``, the mean size of a batch."""
    answered: int
    """Calls that got their result."""
    failed: int
    """Calls that got a `BatchError`."""
    refused: int
    """Calls that were refused at once, as the queue was full or the answer would be too late."""
    late: int
    """Calls that got no answer within their ``timeout``."""
    left: int
    """Calls that were cancelled."""
    seconds_waited: float
    """From calls to the beginnings of their batches, of all answered calls together."""
    seconds_computed: float
    """In which batches were computed, all together."""
    version: int
    """How often `Batched.publish` has exchanged the first arguments."""


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
    but never more than two are under way. Who is cancelled before that is in no batch; a batch
    that nobody waits for any more is not computed to its end.

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
    if not max_delay >= 0:
        raise ValueError(f"batched: max_delay is a number of seconds, not {max_delay}")
    _check_timeout(timeout)
    title = name or getattr(fn, "__name__", None) or "batched"
    is_plain = not isinstance(fn, CompiledFunction) and not inspect.iscoroutinefunction(fn)
    function = compiled(fn) if is_plain else fn
    queue = whole_number("batched: max_queue", max_queue, 1)

    def make(waits: Waits) -> Batched:
        return Batched(
            title, function, weights, Limits(most, max_delay, queue, timeout, sizes, pad), waits
        )

    return BatchedBlock(lambda: serving(make, devices, priority))


class BatchedBlock(BlockFromAnywhere["Batched"]):
    """What `batched` gives: a block, entered once."""

    name = "la.serving.batched"


class Limits(NamedTuple):
    """The options of `batched` that say which examples become a batch, and when."""

    max_batch: int
    max_delay: float
    max_queue: int
    timeout: float | None
    buckets: Sequence[int] | None
    pad: float | None

    def size(self, count: int) -> int:
        """The size of a batch of so many examples."""
        if self.buckets is None:
            return count
        return next(size for size in self.buckets if size >= count)


@dataclass
class _Counts:
    """The fields of `BatchStatistics` that are counted."""

    batches: int = 0
    examples: int = 0
    answered: int = 0
    failed: int = 0
    refused: int = 0
    late: int = 0
    left: int = 0
    seconds_waited: float = 0.0
    seconds_computed: float = 0.0


class Batched:
    """What a block of `batched` is entered as: call it with an example."""

    def __init__(
        self,
        name: str,
        function: Callable[..., Any],
        weights: tuple[Any, ...],
        limits: Limits,
        waits: Waits,
    ) -> None:
        self.name = name
        self.version = 0
        """How often `publish` has exchanged the first arguments."""
        self._function = function
        self._weights = weights
        self._limits = limits
        self._waits = waits
        self._backlog = Backlog()
        self._callers: WaitQueue = {}
        self._idle: WaitQueue = {}
        """The task that begins batches, where it has nothing to do."""
        self._running = 0
        self._batch_seconds = 0.0
        """That a batch is expected to take."""
        self._ends = False
        self._counts = _Counts()

    def __repr__(self) -> str:
        return f"<batched {self.name}: {len(self._backlog)} waiting, {self._running} running>"

    # ---- for callers -----------------------------------------------------------------------

    @from_anywhere
    async def __call__(self, *args: Any, priority: int = 0, timeout: float | None = None) -> Any:
        """The result for one example: arrays of NumPy, its row of what the function gives.

        Calls of a higher ``priority`` are in an earlier batch. ``timeout`` are the seconds in which
        the answer is wanted.

        Raises:
            QueueFullError: as many examples wait as may.
            TooLateError: there is no answer within ``timeout``, or will not be.
            BatchError: the function has raised, for this example.
            ServingEndedError: the block has been left.
            TypeError: a leaf of an argument is no array and no number.
        """
        limits = self._limits
        example = example_of(self.name, args, ragged=limits.pad is not None)
        if timeout is None:
            timeout = limits.timeout
        else:
            _check_timeout(timeout)
        if self._ends:
            raise ServingEndedError(f"{self.name}: the block that serves has been left")
        if len(self._backlog) >= limits.max_queue:
            self._counts.refused += 1
            raise QueueFullError(f"{self.name}: {len(self._backlog)} examples wait, as many as may")
        request = Request(example, current_task(), priority, current_time())
        if timeout is None:
            return await self._answer(request)
        expected = self._expected_seconds(priority)
        if expected > timeout:
            self._counts.refused += 1
            raise TooLateError(
                f"{self.name}: the answer would take about {expected:.3g} s, and is wanted within "
                f"{timeout:.3g} s"
            )
        with trio.move_on_at(request.arrived + timeout):
            return await self._answer(request)
        self._counts.left -= 1
        self._counts.late += 1
        raise TooLateError(f"{self.name}: there is no answer after {timeout:.3g} s")

    async def _answer(self, request: Request) -> Any:
        backlog, limits = self._backlog, self._limits
        backlog.add(request)
        if self._idle and (len(backlog) == 1 or len(backlog) == limits.max_batch):
            self._waits.wake_first(self._idle)
        try:
            result: outcome.Outcome[Any] = await self._waits.park(self._callers, request)
        except BaseException:
            self._leave(request)
            raise
        return result.unwrap()

    def _leave(self, request: Request) -> None:
        """A caller waits no longer."""
        self._counts.left += 1
        if request.run is None:
            self._backlog.remove(request)
        else:
            request.run.let_go()

    def _expected_seconds(self, priority: int) -> float:
        """How long an answer takes that is asked for now, as far as can be told."""
        batches = 1 + self._running + self._backlog.ahead_of(priority) // self._limits.max_batch
        return batches * self._batch_seconds

    @from_anywhere
    async def publish(self, *weights: Any) -> None:
        """Exchanges the first arguments of the function, when the new ones have been computed.

        No call waits for that. Each batch is computed with those of one moment. Raises
        ``ValueError`` for another number of arguments, and `ExecutionError` for a tensor that has
        failed: the former ones stay then.
        """
        self._weights = await exchanged(self.name, self._weights, weights)
        self.version += 1

    def statistics(self) -> BatchStatistics:
        """What has become of the calls so far, and what is under way."""
        return BatchStatistics(
            waiting=len(self._backlog),
            running=self._running,
            version=self.version,
            **vars(self._counts),
        )

    # ---- batches ---------------------------------------------------------------------------

    async def serve(self) -> None:
        """Begins batches, in the job that computes them, until the block has been left."""
        async with trio.open_nursery() as running:
            while not self._ends or self._backlog:
                begin = self._begin_of_next()
                if begin > current_time():
                    with trio.move_on_at(begin):
                        await self._waits.park(self._idle)
                    continue
                await checkpoint()  # in which tasks ask that are about to
                run = self._backlog.take(self._limits.max_batch)
                if run is not None:
                    self._running += 1
                    running.start_soon(self._compute, run)

    def _begin_of_next(self) -> float:
        """When the next batch begins, if nothing happens meanwhile."""
        if not self._backlog or self._running == BATCHES_IN_FLIGHT:
            return float("inf")
        if not self._running or len(self._backlog) >= self._limits.max_batch:
            return -float("inf")
        return self._backlog.oldest().arrived + self._limits.max_delay

    async def _compute(self, run: Run) -> None:
        begin = current_time()
        try:
            await self._answer_all(run, self._weights)
        finally:
            seconds = current_time() - begin
            self._counts.seconds_computed += seconds
            if self._batch_seconds:
                seconds = RECENT * seconds + (1 - RECENT) * self._batch_seconds
            self._batch_seconds = seconds
            self._running -= 1
            if self._idle:
                self._waits.wake_first(self._idle)

    async def _answer_all(self, run: Run, weights: tuple[Any, ...]) -> None:
        """Computes a run, and its halves where that fails, and wakes who waits."""
        requests = run.requests
        begin = current_time()
        self._counts.batches += 1
        self._counts.examples += len(requests)
        cause: Exception | None = None
        results: list[Any] = []
        with run.scope:
            try:
                results = await self._results([r.example for r in requests], weights)
            except Exception as raised:
                cause = raised
        if run.scope.cancelled_caught:
            return
        if cause is None:
            for request, result in zip(requests, results, strict=True):
                self._tell(request, outcome.Value(result), begin)
        elif len(requests) > 1 and self._is_of_some(cause):
            half = len(requests) // 2
            for part in (requests[:half], requests[half:]):
                part = [request for request in part if self._is_waited_for(request)]
                if part:
                    await self._answer_all(Run(part), weights)
        else:
            for request in requests:  # each with an error of its own, whose traceback is its own
                failure = BatchError(f"{self.name}: the function of a batch has failed: {cause}")
                failure.__cause__ = cause
                self._tell(request, outcome.Error(failure), begin)

    def _is_of_some(self, cause: Exception) -> bool:
        """Whether a failure may come from some of the examples; what tracing raises does not."""
        is_traced = isinstance(self._function, CompiledFunction)
        return isinstance(cause, ExecutionError) or not is_traced

    async def _results(self, examples: list[Example], weights: tuple[Any, ...]) -> list[Any]:
        limits = self._limits
        size = limits.size(len(examples))
        pad = 0 if limits.pad is None else limits.pad
        if size * sum(array.nbytes for array in examples[0].arrays) < LARGE_BYTES:
            batch = side_by_side(examples, size, pad)
        else:
            batch = await self._waits.run_in_thread(side_by_side, examples, size, pad)
            batch = await put(batch)
        result = await to_cpu(await self._function(*weights, *batch))
        return divided(result, len(examples), size)

    def _is_waited_for(self, request: Request) -> bool:
        return self._callers.get(request.task) is request

    def _tell(self, request: Request, result: outcome.Outcome[Any], begin: float) -> None:
        """Wakes who waits for a request, if anybody does."""
        if not self._is_waited_for(request):
            return
        if isinstance(result, outcome.Value):
            self._counts.answered += 1
            self._counts.seconds_waited += begin - request.arrived
        else:
            self._counts.failed += 1
        self._waits.wake(self._callers, request.task, result)

    # ---- the end ---------------------------------------------------------------------------

    def end(self) -> None:
        """Takes no more calls. Those that wait get their answers."""
        self._ends = True
        if self._idle:
            self._waits.wake_first(self._idle)

    def fail_all(self) -> None:
        """Whoever waits still gets an error."""
        self._ends = True
        for request in list(self._callers.values()):
            if request.run is None:
                self._backlog.remove(request)
            error = ServingEndedError(f"{self.name}: the block that serves has been left")
            self._waits.wake(self._callers, request.task, outcome.Error(error))


def _check_timeout(timeout: float | None) -> None:
    if timeout is not None and not timeout > 0:
        raise ValueError(f"batched: timeout is a number of seconds above 0, not {timeout}")
