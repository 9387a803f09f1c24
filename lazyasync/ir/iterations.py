"""What a program that loops is told while it runs, and what it tells.

Who has work done by a program, in the trio thread, cannot call into it: it may be native code in
another thread. They share two words of memory. The one says how many iterations there may be;
every loop looks at it before each. The other counts the iterations. There is a pair for each run,
made before the run is queued: so what stops a run can neither be lost nor stop another one,
whichever of both comes first.
"""

from __future__ import annotations

import enum
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, TypeAlias

import numpy as np

from lazyasync.ir.graph import Graph, regions_in
from lazyasync.ir.rules import REPETITIONS


class Loops(enum.Enum):
    """Whether a program has loops, and whether it is known how long they go on."""

    NONE = enum.auto()
    BOUNDED = enum.auto()
    UNBOUNDED = enum.auto()


def loops_in(graph: Graph) -> Loops:
    """The loops among the operations of a graph, and of their regions."""
    found = Loops.NONE
    for value, node in enumerate(graph.nodes):
        attributes = graph.key.attributes[value]
        if not attributes or value in graph.arguments:
            continue
        repetitions = REPETITIONS.of(node.operation)
        if repetitions is not None:
            if repetitions(attributes) is None:
                return Loops.UNBOUNDED
            found = Loops.BOUNDED
            for _, region in regions_in(attributes):
                if loops_in(region) is Loops.UNBOUNDED:
                    return Loops.UNBOUNDED
    return found


NO_LIMIT = np.iinfo(np.int64).max
"""More iterations than there ever are."""


class LoopStoppedError(Exception):
    """A program has been told to stop, as nobody wants what it computes, or takes too long."""


class Word(enum.IntEnum):
    """The words of `Iterations`, 64 bits each."""

    LIMIT = 0
    """The iterations that there may be; 0 from when nobody wants the results. Written in the trio
    thread."""
    DONE = 1
    """The iterations begun so far, of all loops. Written by whoever runs them."""


Reporter: TypeAlias = Callable[[Callable[..., object], tuple[Any, ...]], object]
"""Takes a function and what it is to be called with, soon and elsewhere (any thread)."""


class Iterations:
    """The words of one run. ``words`` is an int64 array, for native code by its address.

    ``reporter`` takes what loops of the run tell of on their way. The run is stopped that would
    have ``limit`` iterations.
    """

    __slots__ = ("on_stop", "reporter", "words")

    def __init__(self, reporter: Reporter | None = None, limit: int = NO_LIMIT) -> None:
        self.words = np.array([limit, 0], np.int64)
        self.reporter = reporter
        self.on_stop: Callable[[], object] | None = None

    def stop(self) -> None:
        """Ends the run before its next iteration: it raises `LoopStoppedError` (any thread)."""
        self.words[Word.LIMIT] = 0
        if self.on_stop is not None:
            self.on_stop()

    @property
    def done(self) -> int:
        """The iterations begun so far (any thread)."""
        return int(self.words[Word.DONE])


class _Thread(threading.local):
    words: Any = None
    """Those of the run that is under way in this thread, if anybody watches it."""
    reporter: Reporter | None = None
    """Its reporter."""


_thread = _Thread()


def watched(iterations: Iterations | None) -> AbstractContextManager[None]:
    """A block in which a program runs in this thread; None if it has no loops."""
    return NOT_WATCHED if iterations is None else _watched(iterations)


@contextmanager
def _watched(iterations: Iterations) -> Iterator[None]:
    _thread.words, _thread.reporter = iterations.words, iterations.reporter
    try:
        yield
    finally:
        _thread.words = _thread.reporter = None


NOT_WATCHED = nullcontext()
"""That of a program that has none, for who knows this."""


def iteration() -> Callable[[], None]:
    """What a loop of Python is to call before each of its iterations, in this thread."""
    words = _thread.words
    if words is None:
        return _unwatched

    def begin() -> None:
        if words[1] >= words[0]:
            raise LoopStoppedError
        words[1] += 1

    return begin


def iterations_done() -> int:
    """The iterations begun so far by the run that is under way in this thread, if it is watched."""
    words = _thread.words
    return 0 if words is None else int(words[Word.DONE])


def count_iterations(number: int) -> None:
    """Counts iterations that are begun together. Raises `LoopStoppedError` as one would."""
    words = _thread.words
    if words is not None:
        if words[Word.DONE] >= words[Word.LIMIT]:
            raise LoopStoppedError
        words[Word.DONE] += number


def current_words() -> Any:
    """The words of the run that is under way in this thread; None if nobody watches it."""
    return _thread.words


def current_reporter() -> Reporter | None:
    """The reporter of the run that is under way in this thread; None if it has none."""
    return _thread.reporter


def _unwatched() -> None:
    """Where nobody can tell a run to stop."""
