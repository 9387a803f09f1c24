"""The examples that wait for a batch."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np
import trio
from trio.lowlevel import Task

from lazyasync.callers import Reply
from lazyasync.serving.examples import Form


class Request:
    """One call: an example, and who waits for its result."""

    __slots__ = ("arrays", "arrived", "caller", "deadline", "form", "is_waiting", "priority", "run")

    def __init__(
        self,
        form: Form,
        arrays: list[np.ndarray],
        priority: int,
        arrived: float,
        caller: Task | Reply,
    ) -> None:
        self.form = form
        self.arrays = arrays
        self.priority = priority
        self.arrived = arrived
        """By trio's clock, in seconds."""
        self.caller = caller
        """The task of trio's that waits, or what another one waits for."""
        self.deadline = float("inf")
        """By when the answer is wanted."""
        self.run: Run | None = None
        """What computes it, from when it has left the backlog, while it is waited for."""
        self.is_waiting = True
        """Until there is an answer, or nobody wants one any more."""


class Run:
    """Requests that are computed together, until nobody waits for any of them."""

    __slots__ = ("requests", "scope", "wanted")

    def __init__(self, requests: list[Request]) -> None:
        self.requests = requests
        self.scope = trio.CancelScope()
        self.wanted = len(requests)
        """How many of them somebody still waits for."""
        for request in requests:
            request.run = self

    def let_go(self) -> None:
        """One of them is waited for no longer."""
        self.wanted -= 1
        if not self.wanted:
            self.scope.cancel()


def halves(run: Run) -> list[Run]:
    """What is still waited for of a run, in two parts."""
    middle = len(run.requests) // 2
    parts = (run.requests[:middle], run.requests[middle:])
    waited_for = [[request for request in part if request.is_waiting] for part in parts]
    return [Run(part) for part in waited_for if part]


class Backlog:
    """Requests in lines, one for each form and priority. Any of them can leave at any time."""

    def __init__(self) -> None:
        self._lines: dict[tuple[int, Form], dict[Request, None]] = {}
        self.count = 0
        """How many there are."""

    def __len__(self) -> int:
        return self.count

    def add(self, request: Request) -> None:
        """Puts a request behind those of its line."""
        key = (request.priority, request.form)
        line = self._lines.get(key)
        if line is None:
            line = self._lines[key] = {}
        line[request] = None
        self.count += 1

    def remove(self, request: Request) -> None:
        """Takes out a request that is in it."""
        key = (request.priority, request.form)
        line = self._lines[key]
        del line[request]
        self.count -= 1
        if not line:
            del self._lines[key]

    def ahead_of(self, priority: int) -> int:
        """How many go before one of that priority that would come now."""
        count = 0
        for (p, _), line in self._lines.items():  # for each call with a timeout: `sum` takes longer
            if p >= priority:
                count += len(line)
        return count

    def oldest(self) -> Request:
        """The one that has waited longest. There must be one."""
        return min((next(iter(line)) for line in self._lines.values()), key=_arrival)

    def take(self, most: int) -> Run | None:
        """Takes out those of the next batch: of one form, and ``most`` at the most.

        Returns None where there are none. The form is that of the one who is next, by priority and
        then by arrival; others of that form fill the batch, in the same order.
        """
        if not self._lines:
            return None
        highest = max(priority for priority, _ in self._lines)
        first = min(
            (next(iter(line)) for (p, _), line in self._lines.items() if p == highest),
            key=_arrival,
        )
        taken: list[Request] = []
        for key in sorted((key for key in self._lines if key[1] is first.form), key=_priority):
            line, room = self._lines[key], most - len(taken)
            if len(line) > room:
                some = list(islice(line, room))
                taken += some
                for request in some:
                    del line[request]
                break
            taken += line
            del self._lines[key]
        self.count -= len(taken)
        return Run(taken)

    def __iter__(self) -> Iterator[Request]:
        for line in self._lines.values():
            yield from line


def _arrival(request: Request) -> float:
    return request.arrived


def _priority(key: tuple[int, Form]) -> int:
    return -key[0]
