"""The threads of Python among which a call is shared, whose parts do without the GIL."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue

import numpy as np

from lazyasync.backends.cpu.scheduling.background import compute_in_background
from lazyasync.ir.iterations import LoopStoppedError, Word, current_words


class _Work:
    """The parts of one call, and how far they have come."""

    def __init__(self, parts: int, do: Callable[[int], object]) -> None:
        self._do = do
        self._parts = parts
        self._words = current_words()
        self._next = 0
        self._under_way = 0
        self._changed = threading.Condition(threading.Lock())
        self._failures: list[tuple[int, BaseException]] = []

    def take_part(self) -> None:
        """Does parts until there is none left."""
        while (part := self._begin()) is not None:
            failure: BaseException | None = None
            try:
                self._do(part)
            except BaseException as error:
                failure = error
            with self._changed:
                self._under_way -= 1
                if failure is not None:
                    self._failures.append((part, failure))
                self._changed.notify_all()
            del failure

    def _begin(self) -> int | None:
        """The next part: none after a failure, or when nobody wants the result any more."""
        with self._changed:
            words = self._words
            if words is not None and words[Word.DONE] >= words[Word.LIMIT]:
                self._failures.append((self._parts, LoopStoppedError()))
            if self._failures or self._next == self._parts:
                return None
            part, self._next = self._next, self._next + 1
            self._under_way += 1
            return part

    def finish(self) -> None:
        """Waits for what others do. Raises what the first part has raised that failed."""
        with self._changed:
            while self._under_way:
                self._changed.wait()
            failures, self._failures = self._failures, []
        if failures:
            raise min(failures, key=lambda failure: failure[0])[1]


class CallCrew:
    """The threads that do parts of calls together with the one that makes the call.

    They are started by the first call that is shared, and sleep between calls. Several calls may
    be under way: each goes on without helpers, where these have enough to do.
    """

    def __init__(self, threads: int = 1) -> None:
        self.threads = threads
        self._lock = threading.Lock()
        """Held to start and to end threads."""
        self._queue: SimpleQueue[_Work | None] = SimpleQueue()
        self._started: list[threading.Thread] = []
        self._nice: int | None = None
        self._dismissed = False

    def over(self, parts: int, do: Callable[[int], object]) -> None:
        """Has ``do`` called with the number of each part, on several threads, in this one too.

        Parts are begun in their order. Raises what one of them raises, of several the first, and
        `LoopStoppedError` when the run is stopped; those that have not begun are left out.
        """
        work = _Work(parts, do)
        helpers = min(self.threads, parts) - 1
        if helpers > 0:
            self._start()
            for _ in range(min(helpers, len(self._started))):
                self._queue.put(work)
        work.take_part()
        work.finish()

    def _start(self) -> None:
        """Starts the threads that do not run; what cannot be started is done without."""
        if len(self._started) >= self.threads - 1:
            return
        with self._lock:
            while len(self._started) < self.threads - 1 and not self._dismissed:
                thread = threading.Thread(
                    target=_serve,
                    args=(self._queue, self._nice),
                    name=f"lazyasync call helper {len(self._started) + 1}",
                    daemon=True,
                )
                try:
                    thread.start()
                except RuntimeError:
                    return
                self._started.append(thread)

    @property
    def native_ids(self) -> list[int]:
        """The numbers of the threads, as the system has them."""
        return [thread.native_id for thread in self._started if thread.native_id is not None]

    def change_nice_value(self, nice: int) -> None:
        """Puts threads of another nice value in the place of those that there are."""
        with self._lock:
            if nice == self._nice:
                return
            self._nice = nice
            had_any = bool(self._started)
            self._end()
        if had_any:
            self._start()

    def dismiss(self) -> None:
        """Lets the threads end."""
        with self._lock:
            self._dismissed = True
            self._end()

    def _end(self) -> None:
        for _ in self._started:
            self._queue.put(None)
        self._queue, self._started = SimpleQueue(), []


def _serve(queue: SimpleQueue[_Work | None], nice: int | None) -> None:
    np.seterr(all="ignore")  # as in a compiled program
    compute_in_background(nice)
    while (work := queue.get()) is not None:
        work.take_part()
        del work
