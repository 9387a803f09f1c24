"""By when answers are wanted, and how long they are expected to take."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf

import trio
from trio.lowlevel import current_clock

from lazyasync.serving.backlog import Request

RESOLUTION = 0.001
"""Seconds from one look at deadlines to the next, at the least."""

RECENT = 0.2
"""What the latest batch counts in the time that a batch is expected to take."""

DEVIATIONS = 2.0
"""How many mean deviations later than expected an answer may come that is accepted."""


class Deadlines:
    """Finds the requests that are waited for in vain: one alarm for all, set to the earliest.

    A scope of cancellation for each of them would cost more than all the rest of a call, and
    callers outside trio have none.
    """

    def __init__(self, waiting: Callable[[], Iterable[Request]]) -> None:
        self._waiting = waiting
        self._alarm = trio.CancelScope()

    def note(self, deadline: float) -> None:
        """Has the deadline of a request that waits from now on be kept."""
        if deadline < self._alarm.deadline:
            self._alarm.deadline = deadline

    async def keep(self, pass_by: Callable[[Request], object]) -> None:
        """Calls ``pass_by`` for each request when its deadline has passed. Never returns."""
        now, earliest = current_clock().current_time, self._alarm.deadline
        while True:
            with trio.CancelScope(deadline=earliest) as self._alarm:
                await trio.sleep_forever()
            moment = now()
            earliest = max(self._look(moment, pass_by), moment + RESOLUTION)

    def _look(self, moment: float, pass_by: Callable[[Request], object]) -> float:
        """Calls it for those that are over. Gives the earliest deadline of the others."""
        earliest = inf
        for request in list(self._waiting()):
            if request.deadline <= moment:
                pass_by(request)
                request.deadline = inf  # also where a caller is about to leave, and is not told
            elif request.deadline < earliest:
                earliest = request.deadline
        return earliest


class BatchTime:
    """How long batches take: a mean that forgets, and the mean deviation from it.

    These are estimated as round-trip times are: V. Jacobson, "Congestion Avoidance and Control",
    SIGCOMM 1988.
    """

    __slots__ = ("_deviation", "expected")

    def __init__(self) -> None:
        self.expected = 0.0
        """Seconds that a batch is expected to take; 0 before there was any."""
        self._deviation = 0.0

    def took(self, seconds: float) -> None:
        """Takes note of a batch."""
        if not self.expected:
            self.expected = seconds
            return
        error = seconds - self.expected
        self.expected += RECENT * error
        self._deviation += RECENT * (abs(error) - self._deviation)

    def of(self, batches: int) -> float:
        """Seconds in which so many are done that follow each other, but for few exceptions."""
        return batches * self.expected + DEVIATIONS * self._deviation
