"""How long each piece of a run took on the device: events between the pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lazyasync.backends.cuda.waiter import EventPool
from lazyasync.compiler.kernels import Kernel, KernelObserver


class PieceTimes:
    """Records an event behind each piece of a run, and tells an observer once all are over.

    Each piece begins when what was issued before it ends, so it also has the time for which the
    device waits until the piece is issued.
    """

    def __init__(
        self,
        events: EventPool,
        stream: Any,
        observer: KernelObserver,
        deliver: Callable[[Callable[[], None]], None],
    ) -> None:
        self._pool = events
        self._stream = stream
        self._observer = observer
        self._deliver = deliver
        self._events: list[Any] = []
        self._kernels: list[Kernel | None] = []
        """The kernel between each event and the one before it, if there is one."""

    # ---- the worker thread -----------------------------------------------------------------

    def begins(self) -> None:
        """See `lazyasync.backends.cuda.program.PieceObserver`."""
        self._record(None)

    def issued(self, kernel: Kernel) -> None:
        """See `lazyasync.backends.cuda.program.PieceObserver`."""
        self._record(kernel)

    def _record(self, kernel: Kernel | None) -> None:
        event = self._pool.timer()
        self._events.append(event)
        self._kernels.append(kernel)
        event.record(self._stream)

    # ---- the waiter thread -----------------------------------------------------------------

    def measure(self, stop: Any, elapsed_milliseconds: Callable[[Any, Any], float]) -> None:
        """Takes the times, and delivers them. ``stop`` is an event behind the run; all are over."""
        before = [elapsed_milliseconds(event, stop) * 1e-3 for event in self._events]
        spans = [
            (kernel, begin, end)
            for kernel, begin, end in zip(self._kernels[1:], before[:-1], before[1:], strict=True)
            if kernel is not None
        ]
        self._deliver(lambda: self._tell(spans))

    def give_back(self) -> None:
        """Gives the events back: nobody asks for their times any more."""
        self._pool.give_back_timers(self._events)

    # ---- the trio thread -------------------------------------------------------------------

    def _tell(self, spans: list[tuple[Kernel, float, float]]) -> None:
        """Tells of each kernel, by the seconds before the end; that end is heard of now."""
        now = self._observer.now()
        for kernel, begin, end in spans:
            self._observer.kernel_ran(kernel, now - begin, now - end)
