"""The examples that wait for a batch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from math import inf
from typing import Any

import numpy as np
import trio
from trio.lowlevel import Task

from lazyasync.callers import Reply
from lazyasync.serving.examples import Form

OUTLIVED = 0.05
"""Seconds after which a caller that should have left is taken to stay: it has been given time."""


class Request:
    """One call: an example, and who waits for its result."""

    __slots__ = (
        "__weakref__",
        "arrays",
        "arrived",
        "caller",
        "deadline",
        "error",
        "form",
        "is_waiting",
        "leaves",
        "priority",
        "result",
        "run",
    )

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
        self.deadline = inf
        """By when the answer is wanted; its caller is told then that there is none."""
        self.leaves = inf
        """When the caller will have left, as far as is known: an answer after that is in vain."""
        self.run: Run | None = None
        """What computes it, from when it has left the backlog, while it is waited for."""
        self.is_waiting = True
        """Until there is an answer, or nobody wants one any more."""
        self.result: Any = None
        self.error: BaseException | None = None
        """What a task of trio's is told: the request is the outcome that it waits for."""

    def unwrap(self) -> Any:
        """The result, or what is raised instead, for the task of trio's that has waited."""
        if self.error is not None:
            error, self.error = self.error, None
            try:
                raise error
            finally:
                del error  # which leads to this frame
        return self.result


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
        self._last: tuple[int, Form, dict[Request, None]] | None = None
        """The line that one has come to last, if it still stands, with its priority and form."""
        self.count = 0
        """How many there are."""

    def __len__(self) -> int:
        return self.count

    def add(self, request: Request) -> None:
        """Puts a request behind those of its line."""
        last, priority, form = self._last, request.priority, request.form
        if last is None or last[1] is not form or last[0] != priority:  # else as the one before
            line = self._lines.setdefault((priority, form), {})
            self._last = last = priority, form, line
        last[2][request] = None
        self.count += 1

    def remove(self, request: Request) -> None:
        """Takes out a request that is in it."""
        key = (request.priority, request.form)
        line = self._lines[key]
        del line[request]
        self.count -= 1
        if not line:
            self._drop(key)

    def _drop(self, key: tuple[int, Form]) -> None:
        """Forgets a line in which nobody is any more."""
        del self._lines[key]
        self._last = None

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

    def take(self, most: int, now: float, end: float) -> Run | None:
        """Takes out those of the next batch: of one form, and ``most`` at the most.

        Returns None where there are none. The form is that of the one who is next, by priority and
        then by arrival; others of that form fill the batch, in the same order. Those that will have
        left at its ``end`` stay where they are, unless all will.
        """
        stay, late = now - OUTLIVED, end
        first = self._first(stay, late)
        if first is None:
            late = -inf
            first = self._first(stay, late)
            if first is None:
                return None
        taken: list[Request] = []
        for key in sorted((key for key in self._lines if key[1] is first.form), key=_priority):
            line, room = self._lines[key], most - len(taken)
            some = list(islice(_lasting(line, stay, late), room))
            taken += some
            if len(some) == len(line):
                self._drop(key)
                continue
            for request in some:
                del line[request]
            if len(some) == room:
                break
        self.count -= len(taken)
        return Run(taken)

    def _first(self, stay: float, late: float) -> Request | None:
        """The one that is next, of those that will not leave too early."""
        highest, first = 0, None
        for (priority, _), line in self._lines.items():
            if first is not None and priority < highest:
                continue
            request = next(_lasting(line, stay, late), None)
            if request is None:
                continue
            if first is None or priority > highest or request.arrived < first.arrived:
                highest, first = priority, request
        return first

    def __iter__(self) -> Iterator[Request]:
        for line in self._lines.values():
            yield from line


def _lasting(line: Iterable[Request], stay: float, late: float) -> Iterator[Request]:
    """Those of a line that leave after ``late``, or should have left before ``stay``."""
    if late == -inf:
        return iter(line)
    return (request for request in line if request.leaves >= late or request.leaves < stay)


def _arrival(request: Request) -> float:
    return request.arrived


def _priority(key: tuple[int, Form]) -> int:
    return -key[0]
