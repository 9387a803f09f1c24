"""Completion: one thread per lane that waits for events, in the order of their recording.

`Event.synchronize` releases the GIL and raises what went wrong on the device. There is no
polling, and no thread per wait: whoever waits is a trio task, and this thread tells the loop.
Copies to the host take it longer than that, so that what is large is copied by another thread.
"""

from __future__ import annotations

import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any, Protocol

import numpy as np

from lazyasync.backends.cuda.staging import CopyOut, Piece, PinnedRing
from lazyasync.backends.protocol import Failed, Succeeded


@dataclass(slots=True)
class Marks:
    """The events of one command: two that take the time, and the one that is waited for."""

    start: Any
    stop: Any
    done: Any


class EventPool:
    """Events used again and again; the worker takes them, the waiter gives them back.

    The time is taken by the device, between two events, because the host sees completions late
    and in bursts when another thread holds the GIL. The event that is waited for takes no time,
    which makes it cheaper, and blocks instead of spinning.
    """

    def __init__(self, cupy: Any) -> None:
        self._make: Callable[..., Any] = cupy.cuda.Event
        self._timers: deque[Any] = deque()
        self._waits: deque[Any] = deque()

    def timer(self) -> Any:
        """An event that takes the time."""
        return self._timers.pop() if self._timers else self._make()

    def wait(self) -> Any:
        """An event to wait for."""
        return self._waits.pop() if self._waits else self._make(block=True, disable_timing=True)

    def give_back(self, marks: Marks) -> None:
        """Takes events back that have been waited for (any thread)."""
        if marks.start is not None:
            self._timers.extend((marks.start, marks.stop))
        self._waits.append(marks.done)

    def give_back_timers(self, events: Iterable[Any]) -> None:
        """Takes events back that take the time (any thread)."""
        self._timers.extend(events)

    def give_back_waits(self, events: Iterable[Any]) -> None:
        """Takes events back that have been waited for (any thread)."""
        self._waits.extend(events)

    def drop(self, *, forget: bool) -> None:
        """Destroys the events that were given back.

        With ``forget`` it only forgets them: in a lost context even destroying them fails.
        """
        for events in (self._timers, self._waits):
            for event in events:
                if forget:
                    event.ptr = 0
            events.clear()


class Times(Protocol):
    """What takes the times of the parts of some work."""

    def measure(self, stop: Any, elapsed_milliseconds: Callable[[Any, Any], float]) -> None:
        """Takes them, all work up to the event ``stop`` being complete."""

    def give_back(self) -> None:
        """Gives its events back."""


LARGE = 256 << 10
"""Bytes of copies to the host from which on another thread makes them."""


@dataclass(slots=True)
class Issued:
    """Work that has been issued, and what it leaves to be done when it is complete.

    ``finish`` takes the outcome; None for a part of a command that only has copies to see to.
    ``keep`` is what must stay alive until then, ``outputs`` the buffers that are being filled, and
    ``uploads`` those among them of host arrays, each by its id. ``times`` is there while a profile
    is open.
    """

    finish: Callable[[Succeeded | Failed], None] | None
    marks: Marks | None = None
    value: Any = None
    error: BaseException | None = None
    pieces: list[Piece] = field(default_factory=list)
    copies: list[CopyOut] = field(default_factory=list)
    keep: list[Any] = field(default_factory=list)
    outputs: list[Any] = field(default_factory=list)
    uploads: list[int] = field(default_factory=list)
    times: Times | None = None


class Waiter:
    """The waiter thread of one device.

    ``explain(error)`` makes of an error of a wait what the command fails with. ``enter()`` makes
    the device the thread's current one.
    """

    def __init__(
        self,
        cupy: Any,
        name: str,
        events: EventPool,
        ring: PinnedRing,
        enter: Callable[[], None],
        explain: Callable[[BaseException], BaseException],
    ) -> None:
        self._elapsed_milliseconds: Callable[[Any, Any], float] = cupy.cuda.get_elapsed_time
        self._events = events
        self._ring = ring
        self._enter = enter
        self._explain = explain
        self._queue: SimpleQueue[Issued | None] = SimpleQueue()
        self._under_way: deque[Issued] = deque()
        self._uploads: dict[int, Any] = {}
        """The event behind each upload that may not be complete, by the id of its buffer."""
        self._broken: BaseException | None = None
        self._thread = threading.Thread(target=self._serve, name=name, daemon=True)
        self._copies: SimpleQueue[tuple[Issued, BaseException | None, float] | None] = SimpleQueue()
        """What the thread that copies has to do. It is started by the first large copy."""
        self._copier: threading.Thread | None = None
        self._follows = False
        """Whether that thread has a part of a command whose other parts are still to come."""

    def start(self) -> None:
        """Starts the thread, if that has not been done."""
        if not self._thread.is_alive():
            self._thread.start()

    def put(self, issued: Issued) -> None:
        """Hands work over (worker thread)."""
        self._under_way.append(issued)
        self._queue.put(issued)

    def stop(self) -> None:
        """Ends the thread behind everything handed over, and waits for that (worker thread)."""
        self._queue.put(None)
        self._thread.join()

    def expect(self, issued: Issued, buffer: Any, filled: Any) -> None:
        """Takes note of an upload, part of what is being issued, and of the event behind it.

        The buffer must stay alive until that is complete (worker thread).
        """
        issued.uploads.append(id(buffer))
        self._uploads[id(buffer)] = filled

    @property
    def is_idle(self) -> bool:
        """Whether it waits for nothing (any thread)."""
        return not self._under_way

    def settle(self, issued: Issued) -> None:
        """Gives back what complete work has used (any thread that may see to it)."""
        self._give_back_events(issued)
        for piece in issued.pieces:
            self._ring.give_back(piece)

    def _give_back_events(self, issued: Issued) -> None:
        if issued.marks is not None:
            self._events.give_back(issued.marks)
        for buffer in issued.uploads:
            self._events.give_back_waits((self._uploads.pop(buffer),))

    @property
    def has_uploads(self) -> bool:
        """Whether an upload may be under way (any thread)."""
        return bool(self._uploads)

    def upload_behind(self, buffer: Any) -> Any | None:
        """The event behind the upload that fills a buffer; None if none is under way (any thread).

        Known as soon as anybody can have the buffer, which `event_behind` is not.
        """
        return self._uploads.get(id(buffer))

    def event_behind(self, buffer: Any) -> Any | None:
        """The event behind the work that fills a buffer; None if that is complete (any thread)."""
        filled = self.upload_behind(buffer)
        if filled is not None:
            return filled
        for issued in tuple(self._under_way):
            if any(output is buffer for output in issued.outputs):
                marks = issued.marks
                return None if marks is None else marks.done
        return None

    def _serve(self) -> None:
        try:
            self._enter()
        except BaseException as error:
            self._explain(without_frames(error))
        while (issued := self._queue.get()) is not None:
            self._complete(issued)
            del issued
        if self._copier is not None:
            self._copies.put(None)
            self._copier.join()

    def _complete(self, issued: Issued) -> None:
        error, seconds = issued.error, 0.0
        marks = issued.marks
        try:
            if marks is not None:
                marks.done.synchronize()
                if marks.start is not None:
                    seconds = self._elapsed_milliseconds(marks.start, marks.stop) * 1e-3
                    if error is None and issued.times is not None:
                        issued.times.measure(marks.stop, self._elapsed_milliseconds)
        except BaseException as wait_error:
            # It stands for all that follows as well: nothing says how far the device came.
            self._broken = self._broken or self._explain(without_frames(wait_error))
        if error is None:
            error = self._broken
        self._under_way.popleft()
        self._give_back_events(issued)
        if issued.times is not None:
            issued.times.give_back()
        # The parts of a command come one after the other, and its end is told behind all of them.
        elsewhere = self._follows or self._is_large(issued.copies)
        self._follows = elsewhere and issued.finish is None
        if elsewhere and self._start_copier():
            self._copies.put((issued, error, seconds))
        else:
            self._finish(issued, error, seconds)

    def _is_large(self, copies: Sequence[CopyOut]) -> bool:
        return sum([target.nbytes for target, _ in copies]) >= LARGE

    def _start_copier(self) -> bool:
        """Starts the thread that copies; False if there can be none."""
        if self._copier is None:
            name = f"{self._thread.name} copier"
            copier = threading.Thread(target=self._copy, name=name, daemon=True)
            try:
                copier.start()
            except RuntimeError:
                return False
            self._copier = copier
        return True

    def _copy(self) -> None:
        while (work := self._copies.get()) is not None:
            self._finish(*work)
            del work

    def _finish(self, issued: Issued, error: BaseException | None, seconds: float) -> None:
        """Fills what has been copied to pinned memory, and tells of a command's end."""
        if error is None:
            for target, pinned in issued.copies:
                np.copyto(target, pinned)
        for piece in issued.pieces:
            self._ring.give_back(piece)
        if issued.finish is not None:
            outcome = Succeeded(issued.value, seconds) if error is None else Failed(error)
            # Dropped before anybody hears of it, and might want the memory.
            issued.value = None
            issued.keep.clear()
            issued.outputs.clear()
            issued.finish(outcome)


def without_frames(error: BaseException) -> BaseException:
    """``error``, no longer holding the values of the functions that it has passed through.

    Among these are buffers, and memory may be just what is lacking. The frame that catches it is
    left out of its traceback: it still runs, and as it refers to the error, it would keep it alive,
    and itself.
    """
    if error.__traceback__ is not None:
        error.__traceback__ = error.__traceback__.tb_next
    seen: set[int] = set()
    pending: list[BaseException | None] = [error]
    while pending:
        current = pending.pop()
        if current is not None and id(current) not in seen:
            seen.add(id(current))
            traceback.clear_frames(current.__traceback__)
            pending += [current.__cause__, current.__context__]
    return error
