"""The devices of the stand-in for CuPy: streams, events, graphs."""

from __future__ import annotations

import gc
import math
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
from recording_cupy_memory import CUDARuntimeError

PATIENCE = 20.0
"""Seconds after which a wait for the test's leave fails, so that a broken test ends."""


class Gpu:
    """One device: how far its waits may go, and whether it is broken."""

    def __init__(self, module: Any, index: int) -> None:
        self.module = module
        self.index = index
        self.broken: CUDARuntimeError | None = None
        self.streams: list[Stream] = []
        self._leave = threading.Condition()
        self._allowed = math.inf

    def hold(self) -> None:
        """From now on no wait for an event ends without `let`."""
        with self._leave:
            self._allowed = 0

    def let(self, count: float = math.inf) -> None:
        """Lets so many waits end."""
        with self._leave:
            self._allowed += count
            self._leave.notify_all()

    def lose(self, status: int = 700) -> None:
        """A sticky error: every call fails from now on."""
        self.broken = CUDARuntimeError(status)
        self.let()

    def wait_for_leave(self) -> None:
        with self._leave:
            assert self._leave.wait_for(lambda: self._allowed > 0, PATIENCE), "never allowed to end"
            self._allowed -= 1


class Stream:
    """Tasks in order; those before a position are done when somebody needs them to be."""

    def __init__(self, module: Any, non_blocking: bool, priority: int | None) -> None:
        assert non_blocking
        self.priority = priority
        module.called("Stream")
        self.module = module
        self.gpu = module.gpu
        self.gpu.streams.append(self)
        self.tasks: list[Callable[[], Any]] = []
        self.captured: list[Callable[[], Any]] | None = None
        """What is being captured, instead of being done."""
        self.done = 0
        self.ptr = 1000 + sum(len(gpu.streams) for gpu in module.gpus)
        self.released = threading.Event()
        """Whether waits for its events may end, as far as the device lets them."""
        self.released.set()
        self._lock = threading.RLock()

    def use(self) -> None:
        self.module.called("Stream.use")
        self.module._local.stream = self

    def __enter__(self) -> None:
        self._before = getattr(self.module._local, "stream", None)
        self.module._local.stream = self

    def __exit__(self, *_: object) -> None:
        self.module._local.stream = self._before

    def synchronize(self) -> None:
        assert self.released.is_set(), "it would wait in a thread that must not"
        self.module.called("Stream.synchronize")
        self.advance(len(self.tasks))

    def issue(self, work: Callable[[], Any]) -> None:
        """Puts work on the stream, or into what is being captured."""
        (self.tasks if self.captured is None else self.captured).append(work)

    def begin_capture(self, mode: int) -> None:
        assert mode == THREAD_LOCAL
        assert self.captured is None
        assert not gc.isenabled(), "a collection may free what cannot be freed now"
        self.module.called("Stream.begin_capture")
        self.captured = []

    def end_capture(self) -> Graph:
        assert self.captured is not None
        captured, self.captured = self.captured, None
        self.module.called("Stream.end_capture")
        return Graph(self.module, captured)

    def wait_event(self, event: Event) -> None:
        self.module.called("Stream.wait_event")
        stream, position = event.stream, event.position
        self.tasks.append(lambda: stream.advance(position))

    def advance(self, position: int) -> None:
        with self._lock, np.errstate(all="ignore"):
            while self.done < position:
                self.tasks[self.done]()
                self.tasks[self.done] = _nothing
                self.done += 1


def _nothing() -> None:
    """A task that has been done."""


THREAD_LOCAL = 1
"""``cudaStreamCaptureModeThreadLocal``."""


class Graph:
    """``cupy.cuda.Graph``: work with the addresses that it was captured with."""

    def __init__(self, module: Any, work: list[Callable[[], Any]]) -> None:
        self.module = module
        self.work = work

    def launch(self, stream: Stream) -> None:
        self.module.called("Graph.launch")
        assert stream is self.module.stream
        assert stream.captured is None
        stream.tasks.extend(self.work)

    def __del__(self) -> None:
        # Destroying it is a call like others: of the device's own threads.
        self.module.called("Graph.destroy")


class Event:
    """A position in a stream."""

    def __init__(self, module: Any, block: bool, disable_timing: bool) -> None:
        module.called("Event")
        assert block == disable_timing, "waited for without spinning, or for taking the time"
        self.module = module
        self.block = block
        self.ptr = id(self)
        self.stream: Any = None
        self.position = 0

    def record(self, stream: Stream) -> None:
        self.module.called("Event.record")
        assert stream.captured is None
        self.stream, self.position = stream, len(stream.tasks)

    def synchronize(self) -> None:
        # The position may be another one by the time there is leave, if it is recorded again.
        stream, position = self.stream, self.position
        if not self.block:
            assert stream.released.is_set(), "it would wait in a thread that must not"
            self.module.called("Event.spin")
            stream.advance(position)
            return
        assert stream.released.wait(PATIENCE), "never released"
        stream.gpu.wait_for_leave()
        self.module.called("Event.synchronize")
        stream.advance(position)
