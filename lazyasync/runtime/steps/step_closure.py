"""Step closures: what is to be called at the end of a step, and the queue of those of a job."""

from __future__ import annotations

import contextvars
import inspect
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import trio

from lazyasync.named_tuples import NamedTuple
from lazyasync.recording import as_it_is, check_runtime
from lazyasync.runtime.loop.waiting import Completion, WaitQueue
from lazyasync.runtime.steps.core import Core
from lazyasync.tensor import LazyTensor, TensorExecutor
from lazyasync.trees import flatten

step_block: contextvars.ContextVar[object | None] = contextvars.ContextVar(
    "lazyasync_step_block", default=None
)
"""The `la.step` block that the task is in: if it raises, what was added in it is dropped."""


class StepClosure:
    """A function to be called at the end of a step, with its arguments and context as they are.

    Raises `RuntimeMismatchError` for a tensor among ``args`` that is not of this ``executor``.
    """

    __slots__ = (
        "completions",
        "context",
        "definition",
        "function",
        "in_thread",
        "leaves",
        "run_async",
        "tensors",
    )

    def __init__(
        self,
        function: Callable[..., Any],
        args: Sequence[Any],
        executor: TensorExecutor,
        *,
        run_async: bool,
        in_thread: bool,
    ) -> None:
        leaves, self.definition = flatten(tuple(args))
        places = [place for place, leaf in enumerate(leaves) if isinstance(leaf, LazyTensor)]
        check_runtime("add_step_closure", [leaves[place] for place in places], executor)
        for place in places:
            leaves[place] = as_it_is(leaves[place])
        self.function = function
        self.leaves = leaves
        self.tensors: list[LazyTensor] = [leaves[place] for place in places]
        """The tensors among the arguments, at any depth."""
        self.run_async = run_async
        self.in_thread = in_thread
        self.context = contextvars.copy_context()
        self.completions: Sequence[Completion] = ()
        """The steps of its barrier; it does not run unless they end well."""

    @property
    def block(self) -> object | None:
        """The `la.step` block it was added in."""
        return self.context.get(step_block)

    @property
    def name(self) -> str:
        """The function's name, for messages."""
        return getattr(self.function, "__qualname__", repr(self.function))


def check_result(result: object) -> None:
    """Raises ``TypeError`` for a closure's result of which nothing has run."""
    if inspect.isasyncgen(result):
        raise TypeError(
            "a step closure has returned an asynchronous generator, of which nothing runs: write "
            "an `async def` without `yield`"
        )


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


class ClosureQueue:
    """The step closures of a job that wait, and what has become of the others.

    What barriers, devices and the end of a job do with closures, none of which waits for one. Who
    calls them is `lazyasync.runtime.jobs.closures.ClosureActor`, which this is the base of: it
    computes their arguments, and so knows what makes steps, which knows this.
    """

    def __init__(self, core: Core, job_name: str) -> None:
        self._core = core
        self._job_name = job_name
        self.pending: list[StepClosure] = []
        """Added since the last barrier."""
        self.due: deque[StepClosure] = deque()
        """With ``run_async=False``, whose step is done, but which a barrier has not run yet."""
        self._capacity = core.config.max_async_queue
        self._queue: deque[StepClosure] = deque()
        self._running = False
        self._started = False
        self._stopped = False
        self._work: WaitQueue = {}
        self._room: WaitQueue = {}
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
        self.lost = 0
        """Those cancelled and dropped because the job ended, which had been added before."""

    async def serve(self) -> None:
        """Calls those that are queued: the loop of the actor."""
        raise NotImplementedError

    async def run_due(self, *, park: bool = False) -> None:
        """Calls the next one that is due, for a barrier, or for an exit: see the actor."""
        raise NotImplementedError

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
            await self._core.waits.park(self._room)

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
                self._core.start_actor(self.serve, f"closures of {self._job_name}")
            self._core.waits.wake_first(self._work)
        return [closure for closure in closures if not closure.run_async]

    def report(self, function: Callable[..., object], arguments: Sequence[Any]) -> None:
        """Queues a call of what is told of a loop that is under way, which does not wait.

        Without room it takes the place of the latest one that waits, if that is of the same
        function, so that the last one always comes; else it is dropped. Either way one is counted.
        """
        executor = self._core.executor
        closure = StepClosure(function, arguments, executor, run_async=True, in_thread=False)
        if self.has_room:
            self.put([closure])
            return
        waits = len(self._queue) > self._running  # the first one may be running
        if waits and not self._stopped and self._queue[-1].function is function:
            self._queue[-1] = closure
        self.drop(1)

    def take(
        self, closures: Sequence[StepClosure], steps: Sequence[Completion]
    ) -> list[StepClosure]:
        """Queues some of those that have been added, behind the steps of a barrier.

        Gives those that the barrier has to run itself.
        """
        taken = set(closures)
        self.pending = [closure for closure in self.pending if closure not in taken]
        for closure in closures:
            closure.completions = steps
        return self.put(closures)

    def add_due(self, closures: Sequence[StepClosure]) -> None:
        """Takes closures that barriers are to run, this one or a later one."""
        self.due.extend(closures)

    def add(self, closure: StepClosure) -> None:
        """Takes a closure that the next barrier is to take along."""
        self.pending.append(closure)

    def drop_pending(self, block: object | None = None) -> None:
        """Drops those added since the last barrier, or, of these, those of a `la.step` block."""
        kept = [] if block is None else [c for c in self.pending if c.block is not block]
        self.drop(len(self.pending) - len(kept))
        self.pending = kept

    def drop(self, count: int) -> None:
        """Counts closures that will never run."""
        self._dropped += count
        if count:
            self._core.metrics.increment("ClosuresDropped", count)

    def _drop_at_end(self, count: int) -> None:
        self.drop(count)
        self._dropped_by_end += count

    @property
    def is_idle(self) -> bool:
        """Whether no closure runs, or is to be run."""
        return not (self._queue or self._running or self.due)

    def wait_for(self, completion: Completion) -> bool:
        """Whether closures are to be run at the end of a step."""
        closures = (*self._queue, *self.due)
        return any(completion in closure.completions for closure in closures)

    async def drain(self) -> None:
        """Waits until everything queued has been run."""
        while self._queue or self._running:
            await self._core.waits.park(self._idle)

    async def wait_until(self, number: int) -> None:
        """Waits until the closure of a number, see `last_queued`, has run or was dropped."""
        while self._last_ended < number:
            await self._core.waits.park(self._progress)

    def stop(self) -> None:
        """Drops all closures that have not begun, and cancels what runs, as the job ends."""
        waits = self._core.waits
        self._stopped = True
        queues = (self._queue, self.due, self.pending)
        dropped = sum(map(len, queues))
        for queue in queues:
            queue.clear()
        self._drop_at_end(dropped)
        self.lost += dropped
        self._last_ended = self.last_queued - self._running
        waits.wake_all(self._progress)
        waits.wake_all(self._room)
        waits.wake_all(self._work)
        if not self._running:
            waits.wake_all(self._idle)
        for scope in self._calls:
            scope.cancel(reason=f"the job {self._job_name!r} ends")

    async def end_calls(self) -> None:
        """Waits until no closure runs, as a nursery waits for its tasks: not to be cancelled."""
        with trio.CancelScope(shield=True):
            while self._calls:
                await self._core.waits.park(self._calls_end)

    def told_at_end(self) -> list[str]:
        """What is to be said of closures whose job has ended before they could."""
        ends = (
            (self._cancelled_by_end, "cancelled while running"),
            (self._dropped_by_end, "dropped"),
        )
        name = self._job_name
        return [f"{n} step closures of the job {name!r} were {end}" for n, end in ends if n]

    def statistics(self) -> ClosureStatistics:
        """What has become of the closures so far."""
        return ClosureStatistics(
            queued=len(self._queue),
            capacity=self._capacity,
            completed=self._completed,
            failed=self._failed,
            dropped=self._dropped,
            pending=len(self.pending),
            cancelled=self._cancelled,
        )
