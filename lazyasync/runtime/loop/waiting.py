"""Waiting: one pattern for every queue, lock and event of a runtime.

A task that must wait registers itself, parks with an abort function, and is rescheduled by
whoever has what it waits for. All parked tasks of a runtime stand in one table, so that its end
or its crash reaches every one of them, also those of tasks outside it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import suppress
from threading import current_thread, get_ident
from time import perf_counter
from types import TracebackType
from typing import Any, TypeAlias, TypeVar, TypeVarTuple

import outcome
import trio
from trio.lowlevel import (
    Abort,
    Task,
    cancel_shielded_checkpoint,
    current_task,
    reschedule,
    wait_task_rescheduled,
)

from lazyasync.errors import WrongThreadError
from lazyasync.named_tuples import NamedTuple
from lazyasync.runtime.loop.failures import FailureRecord

Result = TypeVar("Result")
Args = TypeVarTuple("Args")

TURN_SECONDS = 1e-4
"""For how long a task may make small calls before the event loop's other tasks go on."""

WaitQueue: TypeAlias = dict[Task, Any]
"""The tasks that wait for one thing, first come first; a dictionary, so that any can leave."""


class Waits:
    """The parked tasks of one runtime, all of them in the thread of its trio run."""

    __slots__ = ("_in_threads", "_last_turn", "_parked", "_shared", "end", "thread")

    def __init__(self) -> None:
        self._parked: dict[Task, WaitQueue] = {}
        self._shared: list[WaitQueue] = []
        """Queues whose tasks are not in the table, see `share`."""
        self._in_threads: set[Task] = set()
        """Those that wait for a worker thread, which they do to its end."""
        self._last_turn = -math.inf
        """When `give_turn` last let others go on, in seconds of ``perf_counter``."""
        self.thread = get_ident()
        """The thread of the trio run whose tasks these are; whoever wakes them runs there too."""
        self.end: Callable[[], BaseException] | None = None
        """Once set, nothing is waited for any more: it makes the error that waits raise."""

    def check(self) -> None:
        """Raises what a wait would raise: the runtime has ended, or this is another trio run."""
        if self.end is not None:
            raise self.end()
        if get_ident() != self.thread:
            self.check_thread()

    def check_thread(self) -> None:
        """Raises `WrongThreadError` in another trio run than that of the tasks."""
        if get_ident() != self.thread:
            raise wrong_thread("it is awaited, and changed, in the trio run that it belongs to")

    async def give_turn(self) -> None:
        """Lets other tasks go on, unless they could within the last `TURN_SECONDS`.

        A round of the event loop takes as long as a small call: whoever makes many of them, one
        after the other, pays for one round in several. Neither waits nor raises.
        """
        if perf_counter() - self._last_turn > TURN_SECONDS:
            await cancel_shielded_checkpoint()
            self._last_turn = perf_counter()

    async def park(
        self, queue: WaitQueue, value: Any = None, leave: Callable[[Any], object] | None = None
    ) -> Any:
        """Waits in ``queue`` (with ``value`` beside the task) until woken; gives what `wake` says.

        Cancelled, it leaves the queue as if it had never been there. ``leave`` is called with
        ``value`` at that moment, which is before the task has its turn.
        """
        if self.end is not None or get_ident() != self.thread:
            self.check()
        task = current_task()
        queue[task] = value
        self._parked[task] = queue

        def abort(_: Any) -> Abort:
            del queue[task]
            del self._parked[task]
            if leave is not None:
                leave(value)
            return Abort.SUCCEEDED

        return await wait_task_rescheduled(abort)

    def share(self, queue: WaitQueue) -> None:
        """Has the end of the runtime reach the tasks of ``queue``, which wait by themselves.

        That is for calls that are so many that `park` costs too much: a task puts itself there, and
        who wakes it, or aborts its wait, takes it out.
        """
        self._shared.append(queue)

    def unshare(self, queue: WaitQueue) -> None:
        """Looks at ``queue`` no longer, in which nobody is."""
        self._shared = [other for other in self._shared if other is not queue]

    def wake(self, queue: WaitQueue, task: Task, result: Any = None) -> None:
        """Wakes one task of ``queue``."""
        del queue[task]
        del self._parked[task]
        reschedule(task, outcome.Value(result))

    def fail(self, queue: WaitQueue, task: Task, error: BaseException) -> None:
        """Wakes one task of ``queue`` with an error, which its wait raises."""
        del queue[task]
        del self._parked[task]
        reschedule(task, outcome.Error(error))

    def wake_first(self, queue: WaitQueue, result: Any = None) -> bool:
        """Wakes the task that has waited longest; False if there is none."""
        for task in queue:
            self.wake(queue, task, result)
            return True
        return False

    def wake_all(self, queue: WaitQueue) -> int:
        """Wakes every task of ``queue``; gives how many there were."""
        count = len(queue)
        for task in tuple(queue):
            self.wake(queue, task)
        return count

    def fail_all(self, end: Callable[[], BaseException]) -> None:
        """Ends every wait there is, and every later one, with an error of its own each."""
        self.end = end
        for task in self._forget():
            reschedule(task, outcome.Error(end()))

    def _forget(self) -> list[Task]:
        """Takes all tasks out of their queues, and gives them."""
        parked, self._parked = self._parked, {}
        tasks = list(parked)
        for task, queue in parked.items():
            del queue[task]
        for queue in self._shared:
            tasks += queue
            queue.clear()
        return tasks

    async def run_in_thread(self, function: Callable[[*Args], Result], *args: *Args) -> Result:
        """What ``function`` gives in a worker thread, to whose end it waits; see `leave_behind`."""
        task = current_task()
        self._in_threads.add(task)
        try:
            return await trio.to_thread.run_sync(function, *args)
        finally:
            self._in_threads.discard(task)

    def leave_behind(self, end: Callable[[], BaseException], *, runs_on: bool) -> None:
        """As `fail_all`, in a child process, where no thread is that could be waited for.

        Without ``runs_on`` nobody runs the tasks any more, and none is woken.
        """
        if runs_on:
            self.fail_all(end)
            for task in self._in_threads:
                with suppress(AssertionError):  # trio's, for one that is about to run
                    reschedule(task, outcome.Error(end()))
            return
        self.end = end
        self._forget()

    def __len__(self) -> int:
        return len(self._parked) + sum(map(len, self._shared))


def wrong_thread(rule: str) -> WrongThreadError:
    """The error of using something of a runtime in a thread that is not its own."""
    return WrongThreadError(
        f"the thread {current_thread().name!r} has no part in this runtime, or rendezvous: {rule}; "
        "`trio.from_thread.run` calls a function there. Let other threads work on NumPy arrays"
    )


class Completion:
    """Device work under way that ends once, well or with a failure record.

    Whoever waits in `wait` when it fails has the failure delivered to them. Callbacks are called
    in the trio thread when it ends, before the waiting tasks run.
    """

    __slots__ = ("_callbacks", "_queue", "_waits", "done", "failure")

    @property
    def handed_over(self) -> bool:
        """Whether it goes on by itself; segments and transfers wait for an await of their job."""
        return True

    def __init__(self, waits: Waits) -> None:
        self._waits = waits
        self._queue: WaitQueue = {}
        self._callbacks: list[Callable[[Completion], None]] = []
        self.done = False
        self.failure: FailureRecord | None = None

    def finish(self, failure: FailureRecord | None = None) -> None:
        """Ends it and wakes everybody; called once, in the trio thread."""
        self.done = True
        self.failure = failure
        if self._callbacks:
            callbacks, self._callbacks = self._callbacks, []
            for callback in callbacks:
                callback(self)
        if not self._queue:
            return
        if failure is not None and any(self._queue.values()):
            # A woken task cannot be cancelled any more, so each of them will raise it. Saying so
            # now keeps a barrier that runs before them from raising it a second time.
            failure.reach_somebody()
        self._waits.wake_all(self._queue)

    def add_callback(self, callback: Callable[[Completion], None]) -> None:
        """Calls ``callback`` at the end, or now if it has ended."""
        if self.done:
            callback(self)
        else:
            self._callbacks.append(callback)

    @property
    def is_awaited(self) -> bool:
        """Whether a task waits for the end."""
        return bool(self._queue)

    async def wait(self) -> None:
        """Waits for the end. Raises a new error if it failed."""
        if not self.done:
            await self._waits.park(self._queue, True)
        if self.failure is not None:
            raise self.failure.deliver()

    async def wait_quietly(self) -> None:
        """Waits for the end, leaving a failure to be delivered to somebody else."""
        if not self.done:
            await self._waits.park(self._queue, False)


class PlaceStatistics(NamedTuple):
    """How many of a bounded number of places are taken."""

    capacity: int
    """The places that there are."""
    taken: int
    """The places taken."""
    waiting: int
    """The tasks that wait for one."""


class Slots:
    """A bound on how many of something may be there at a time: places are taken and given back."""

    __slots__ = ("_waits", "limit", "queue", "taken")

    def __init__(self, waits: Waits, limit: int) -> None:
        self._waits = waits
        self.queue: WaitQueue = {}
        """The tasks that wait for a place."""
        self.limit = limit
        self.taken = 0
        """The places taken."""

    def try_acquire(self) -> bool:
        """Takes a place if one is free and nobody waits for it."""
        if self.is_free:
            self.taken += 1
            return True
        return False

    def take(self) -> None:
        """Takes a place, for who has seen that one is free, or has reserved one.

        And has not waited since.
        """
        self.taken += 1

    @property
    def is_free(self) -> bool:
        """Whether `try_acquire` would take a place."""
        return self.taken < self.limit and not self.queue

    async def acquire(self) -> None:
        """Takes a place, waiting for it in turn."""
        if not self.try_acquire():
            await self._waits.park(self.queue)  # the place is handed over, still taken

    def release(self) -> None:
        """Gives a place back, to whoever has waited longest for one."""
        if not self.queue or self.taken > self.limit or not self._waits.wake_first(self.queue):
            self.taken -= 1

    @property
    def waiting(self) -> int:
        """The number of tasks that wait for a place."""
        return len(self.queue)

    def statistics(self) -> PlaceStatistics:
        """How many places are taken."""
        return PlaceStatistics(capacity=self.limit, taken=self.taken, waiting=len(self.queue))


class Reservation:
    """Places that are kept for a block of code, which then takes those that it needs itself.

    At the end of the block they are given back. There is no await in it, so that nobody sees that
    a place counts twice meanwhile.
    """

    __slots__ = ("_kept", "_waits")

    def __init__(self, waits: Waits) -> None:
        self._waits = waits
        self._kept: list[Slots] = []

    async def keep(self, *all_slots: Slots) -> Reservation:
        """Waits for a place of each kind. Cancelled, or failing, it leaves nothing taken."""
        try:
            for slots in all_slots:
                await slots.acquire()
                self._kept.append(slots)
            self._waits.check()
        except BaseException:
            self.give_back()
            raise
        return self

    def give_back(self) -> None:
        """Gives all of them back."""
        while self._kept:
            self._kept.pop().release()

    def __enter__(self) -> None:
        pass

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.give_back()
