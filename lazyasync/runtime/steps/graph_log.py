"""`Config.save_tensors_file`: the graph and the Python frames of every sync, appended to a file."""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
import warnings
from collections import deque
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import FrameType

import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.ir.dump import graph_text
from lazyasync.ir.graph import CollectedGraph, Graph
from lazyasync.runtime.loop.waiting import WaitQueue, Waits

MAX_ENTRIES = 64
"""Syncs that may wait to be written; past that barriers wait."""

_NOT_THE_USERS = (
    str(Path(__file__).resolve().parents[2]) + os.sep,
    str(Path(trio.__file__).resolve().parent) + os.sep,
    contextlib.__file__,
)


class _Entry:
    """One sync: its step's name, its graph, or what builds it, and who asked for it."""

    __slots__ = ("_frames", "_graph", "_label")

    def __init__(
        self,
        label: str,
        graph: Graph | Callable[[], CollectedGraph],
        frames: list[tuple[str, int, str, None]],
    ) -> None:
        self._label = label
        self._graph = graph
        self._frames = frames

    def text(self) -> str:
        """What is written; source lines are read and large graphs built here (worker thread)."""
        graph = self._graph if isinstance(self._graph, Graph) else self._graph().graph
        frames = "".join(traceback.StackSummary.from_list(self._frames).format())
        return f"{self._label}\nPython frames, the innermost last:\n{frames}{graph_text(graph)}\n"


class GraphLog:
    """An actor that appends entries to a file in their order, in a worker thread.

    Its task is started by the first entry. What cannot be written is lost; the first time that
    happens a warning says so.
    """

    def __init__(
        self,
        waits: Waits,
        start: Callable[[Callable[[], Awaitable[None]], str], object],
        path: str,
    ) -> None:
        self._waits = waits
        self._start = start
        self._path = path
        self._entries: deque[_Entry] = deque()
        self._started = False
        self._writing = False
        self._warned = False
        self._limiter: trio.CapacityLimiter | None = None
        self._work: WaitQueue = {}
        self._room: WaitQueue = {}
        self._idle: WaitQueue = {}

    def __len__(self) -> int:
        return len(self._entries)

    @property
    def has_room(self) -> bool:
        """Whether fewer entries wait than may."""
        return len(self._entries) < MAX_ENTRIES

    async def wait_for_room(self) -> None:
        """Waits until fewer entries wait than may. One sync's entries then go in together."""
        while not self.has_room:
            await self._waits.park(self._room)

    def note(self, label: str, graph: Graph | Callable[[], CollectedGraph]) -> None:
        """Takes a sync: its graph, or what builds it, and the caller's frames."""
        self._entries.append(_Entry(label, graph, _user_frames()))
        if not self._started:
            self._started = True
            self._start(self.serve, "graph log")
        self._waits.wake_first(self._work)

    async def drain(self) -> None:
        """Waits until everything has been written."""
        while self._entries or self._writing:
            await self._waits.park(self._idle)

    @enable_ki_protection
    async def serve(self) -> None:
        """The actor's loop."""
        waits = self._waits
        while True:
            while not self._entries:
                waits.wake_all(self._idle)
                await waits.park(self._work)
            entries = tuple(self._entries)
            self._entries.clear()
            self._writing = True
            waits.wake_all(self._room)
            await self._write(entries)
            self._writing = False

    async def _write(self, entries: tuple[_Entry, ...]) -> None:
        def write() -> None:
            text = "".join([entry.text() for entry in entries])
            with open(self._path, "a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(text)

        if self._limiter is None:
            self._limiter = trio.CapacityLimiter(1)
        try:
            await trio.to_thread.run_sync(write, abandon_on_cancel=True, limiter=self._limiter)
        except Exception as error:
            self._warn(error)

    def _warn(self, error: Exception) -> None:
        if self._warned:
            return
        self._warned = True
        with contextlib.suppress(Warning):  # where it is an error, it must still not end an actor
            warnings.warn(
                f"save_tensors_file={self._path!r} cannot be written: {error}", stacklevel=2
            )


def _user_frames() -> list[tuple[str, int, str, None]]:
    """File, line and function of the running task's frames that are the user's, innermost last."""
    frames: list[tuple[str, int, str, None]] = []
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_globals.get("__name__") != "trio._core._run":
        code = frame.f_code
        if not code.co_filename.startswith(_NOT_THE_USERS):
            frames.append((code.co_filename, frame.f_lineno, code.co_name, None))
        frame = frame.f_back
    frames.reverse()
    return frames
