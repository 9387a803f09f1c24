"""By when answers are wanted, and when they are expected."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heapify, heappop, heappush
from itertools import count
from math import inf, nextafter, sqrt
from weakref import ref

import trio
from trio.lowlevel import current_clock

from lazyasync.serving.backlog import Request

RESOLUTION = 0.001
"""Seconds from one look at deadlines to the next, at the least."""

FEW = 64
"""Requests that are kept track of without a look for those that have been answered."""

RECENT = 0.2
"""What the latest batch counts in the time that a batch is expected to take."""

MUCH = 2.0
"""A batch is expected to take no longer than so many times as long as the latest one."""

MOST_COUNTED = 4.0
"""A batch counts as if it had taken no longer than so many times as long as was expected: one that
is far slower, as where the machine stands still, has nobody refused beside the next one."""

DEVIATIONS = 2.0
"""How many mean deviations later than expected an answer may come that is accepted."""


class Deadlines:
    """Finds the requests that are waited for in vain: one alarm for all, set to the earliest.

    A scope of cancellation for each of them would cost more than all the rest of a call, and
    callers outside trio have none. They are in a heap, by their deadlines, which does not hold
    them: places of those that are waited for no longer are dropped when they are half of all.
    """

    def __init__(self) -> None:
        self._heap: list[tuple[float, int, ref[Request]]] = []
        self._numbers = count()
        self._most = FEW
        """So many may be in the heap until it is looked through."""
        self._alarm = trio.CancelScope()

    def __len__(self) -> int:
        return len(self._heap)

    def add(self, request: Request) -> None:
        """Has the deadline of a request that waits from now on be kept."""
        deadline = request.deadline
        heap = self._heap
        if len(heap) >= self._most:
            heap[:] = [entry for entry in heap if _waiting(entry[2])]
            heapify(heap)
            self._most = max(FEW, 2 * len(heap))
        heappush(heap, (deadline, next(self._numbers), ref(request)))
        if deadline < self._alarm.deadline:
            self._alarm.deadline = deadline

    def before(self, moment: float) -> list[Request]:
        """Takes out the requests that are waited for, and whose deadlines are before a moment."""
        heap, found = self._heap, []
        while heap and heap[0][0] < moment:
            request = _waiting(heappop(heap)[2])
            if request is not None:
                found.append(request)
        return found

    async def keep(self, pass_by: Callable[[Request], object]) -> None:
        """Calls ``pass_by`` for each request when its deadline has passed. Never returns."""
        now, heap = current_clock().current_time, self._heap
        earliest = heap[0][0] if heap else inf  # of who came before this did
        while True:
            with trio.CancelScope(deadline=earliest) as self._alarm:
                await trio.sleep_forever()
            earliest = self._look(now(), pass_by)

    def _look(self, moment: float, pass_by: Callable[[Request], object]) -> float:
        """Calls it for those whose deadlines have passed. Gives when to look again."""
        heap = self._heap
        for request in self.before(nextafter(moment, inf)):
            pass_by(request)
        while heap and not _waiting(heap[0][2]):
            heappop(heap)
        return max(heap[0][0], moment + RESOLUTION) if heap else inf


def _waiting(place: ref[Request]) -> Request | None:
    """The request of a place, if it is waited for."""
    request = place()
    return request if request is not None and request.is_waiting else None


class BatchTime:
    """How long batches take that follow each other: a mean that forgets, and the mean deviation.

    From the end of one to the end of the next, with what the event loop does in between; where
    nothing waited at the end of the one before, from the beginning. Mean and deviation are
    estimated as those of round trips are: V. Jacobson, "Congestion Avoidance and Control",
    SIGCOMM 1988.
    """

    __slots__ = ("_deviation", "_since", "expected")

    def __init__(self) -> None:
        self.expected = 0.0
        """Seconds that a batch is expected to take; 0 before there was any."""
        self._deviation = 0.0
        self._since: float | None = None
        """When the batch was begun that is the next to end, or the one before it had ended."""

    def begun(self, now: float) -> None:
        """A batch begins."""
        if self._since is None:
            self._since = now

    def ended(self, now: float, *, is_whole: bool, goes_on: bool) -> None:
        """A batch has ended.

        ``is_whole``: it has been computed to its end. ``goes_on``: another one is under way, or
        some wait for it.
        """
        if is_whole and self._since is not None:
            self._took(now - self._since)
        self._since = now if goes_on else None

    def _took(self, seconds: float) -> None:
        if not self.expected:
            self.expected = seconds
            return
        seconds = min(seconds, MOST_COUNTED * self.expected)
        error = seconds - self.expected
        expected = self.expected + RECENT * error
        deviation = self._deviation + RECENT * (abs(error) - self._deviation)
        # What one batch took, as one that is compiled for, is no reason to refuse calls for long.
        self.expected, self._deviation = min(expected, MUCH * seconds), min(deviation, seconds)

    def until(self, batches: int, now: float) -> float:
        """Seconds until so many are done, with that under way, but for few exceptions.

        Their deviations are taken to be independent of each other.
        """
        begin = now if self._since is None else self._since
        last = max(begin + (batches - 1) * self.expected, now)
        return last - now + self.expected + DEVIATIONS * sqrt(batches) * self._deviation
