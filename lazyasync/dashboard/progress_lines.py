"""`la.dashboard.progress`: how far a loop is, in a line."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator, Sized
from contextlib import suppress
from typing import Final, Generic, Self, TextIO, TypeVar

from lazyasync.arguments import whole_number
from lazyasync.errors import NoRuntimeError
from lazyasync.observe.metrics import OF_THE_RUNTIME, format_bytes
from lazyasync.runtime.job_access import current_runtime
from lazyasync.runtime.runtime import Runtime

Item = TypeVar("Item")

ON_TERMINAL: Final = 0.1
"""Seconds between two looks of the line in a terminal."""
WIDTH: Final = 24
"""Characters of the bar."""
MAX_VALUES: Final = 4
"""Values of the user's in a line."""

_log = logging.getLogger("lazyasync.progress")
_now = time.monotonic


def progress(
    source: AsyncIterable[Item] | Iterable[Item],
    total: int | None = None,
    *,
    every: float = 10.0,
    file: TextIO | None = None,
) -> ProgressLine[Item]:
    """The items of a source, while a line says how far the loop is.

    ::

        async for batch in la.dashboard.progress(loader):
            ...

    The line has the items, their number per second, the time that is left, the latest of the values
    that `log` got, the memory of live buffers, and the compiles. In a terminal it is written anew,
    at most ten times a second. Elsewhere there is a line every ``every`` seconds: a record of the
    logger ``lazyasync.progress``, if that takes those of ``INFO``, and else a line of the file.
    In a terminal, leave the loop by its end, or print a line after it.

    Args:
        source: an asynchronous iterable, or, also for a plain ``for``, another one.
        total: how many items there are (default: the length of the source, if it has one).
        every: seconds between two lines where there is no terminal.
        file: where lines go (default: ``sys.stderr``).
    """
    if total is not None:
        total = whole_number("progress: total", total, 0)
    elif isinstance(source, Sized):
        total = len(source)
    return ProgressLine(source, total, every, sys.stderr if file is None else file)


class ProgressLine(Generic[Item]):
    """What `progress` gives: an iterator, asynchronous or not as its source is."""

    def __init__(
        self,
        source: AsyncIterable[Item] | Iterable[Item],
        total: int | None,
        every: float,
        file: TextIO,
    ) -> None:
        self._source = source
        self._total = total
        self._file = file
        self._terminal = file.isatty()
        self._every = ON_TERMINAL if self._terminal else every
        self._items: AsyncIterator[Item] | None = None
        self._plain: Iterator[Item] | None = None
        self._count = 0
        self._began = self._next = 0.0
        self._width = 0

    def __aiter__(self) -> Self:
        self._begin()
        if isinstance(self._source, AsyncIterable):
            self._items = aiter(self._source)
        else:
            self._plain = iter(self._source)
        return self

    async def __anext__(self) -> Item:
        self._look()
        try:
            item = next(self._plain) if self._items is None else await anext(self._items)  # type: ignore[arg-type]
        except (StopIteration, StopAsyncIteration):
            self._end()
            raise StopAsyncIteration from None
        self._count += 1
        return item

    def __iter__(self) -> Self:
        if not isinstance(self._source, Iterable):
            raise TypeError("progress: the source is asynchronous: write `async for`")
        self._begin()
        self._plain = iter(self._source)
        return self

    def __next__(self) -> Item:
        self._look()
        assert self._plain is not None
        try:
            item = next(self._plain)
        except StopIteration:
            self._end()
            raise
        self._count += 1
        return item

    def _begin(self) -> None:
        self._count = 0
        self._began = _now()
        self._next = self._began + self._every

    def _look(self) -> None:
        now = _now()
        if now >= self._next:
            self._next = now + self._every
            self._write(self._line(now))

    def _end(self) -> None:
        self._write(self._line(_now()))
        if self._terminal:
            self._file.write("\n")
            self._file.flush()

    def _write(self, line: str) -> None:
        if self._terminal:
            self._file.write(f"\r{line.ljust(self._width)}")
            self._width = len(line)
        elif _log.isEnabledFor(logging.INFO):
            _log.info("%s", line)
            return
        else:
            self._file.write(f"{line}\n")
        self._file.flush()

    def _line(self, now: float) -> str:
        seconds = max(now - self._began, 1e-9)
        rate = self._count / seconds
        parts = [f"{self._count}", f"{rate:.3g} steps/s"]
        if self._total:
            done = min(1.0, self._count / self._total)
            parts[0] = f"{self._count}/{self._total}"
            if self._terminal:
                full = round(done * WIDTH)
                parts.insert(0, f"[{'#' * full}{'.' * (WIDTH - full)}]")
            if rate and self._count < self._total:
                parts.append(f"{_clock((self._total - self._count) / rate)} left")
            else:
                parts.append(f"in {_clock(seconds)}")
        with suppress(NoRuntimeError):
            parts += _of_runtime(current_runtime())
        return "  ".join(parts)


def _of_runtime(runtime: Runtime) -> Iterator[str]:
    """The latest values of the user's, the memory and the compiles."""
    metrics = runtime.metrics
    own = [name for name in metrics.metric_names() if name not in OF_THE_RUNTIME]
    for name in own[:MAX_VALUES]:
        data = metrics.metric_data(name)
        if data is not None and data[2]:
            yield f"{name} {data[2][-1][1]:.4g}"
    devices = runtime.statistics().devices.values()
    yield format_bytes(sum(device.memory_bytes for device in devices))
    compiles = runtime.scheduler.compile_log.count
    yield f"{compiles} compile{'' if compiles == 1 else 's'}"


def _clock(seconds: float) -> str:
    """Seconds as a clock has them: ``1:05``, ``2:00:00``."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
