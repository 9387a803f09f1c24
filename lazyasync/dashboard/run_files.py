"""`la.dashboard.record`: what a page would show, in a file, a line for each look."""

from __future__ import annotations

import json
import os
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import trio

from lazyasync.arguments import real_number
from lazyasync.dashboard.history import History
from lazyasync.dashboard.looking import again_and_again
from lazyasync.dashboard.sampling import Tick
from lazyasync.dashboard.watching import Looks, event
from lazyasync.outside.entered_blocks import BlockFromAnywhere
from lazyasync.runtime.job_access import current_runtime
from lazyasync.runtime.runtime import Runtime

HEADER: Final = {"lazyasync run": 1}
"""The first line: what the file is, and the version of its format."""


def record(
    path: str | os.PathLike[str], runtime: Runtime | None = None, *, interval: float = 1.0
) -> RecordBlock:
    """Writes what a page would show of a runtime to a file, for an ``async with`` block.

    ``python -m lazyasync.dashboard path`` shows it later. A line of JSON is written every
    ``interval`` seconds, and at the end of the block, in a worker thread. A file that is there is
    replaced. In trio, in asyncio, and, as a plain ``with``, under `la.blocking`.

    Raises `NoRuntimeError`, ``ValueError`` for an interval that is not above 0, and what the file
    system raises.
    """
    seconds = real_number("record: interval", interval)
    if not seconds > 0:
        raise ValueError(f"record: interval must be above 0, not {interval}")
    return RecordBlock(lambda: _recorded(Path(path), runtime, seconds))


class RecordBlock(BlockFromAnywhere[None]):
    """What `record` gives: a block, entered once."""

    name = "la.dashboard.record"


@asynccontextmanager
async def _recorded(path: Path, runtime: Runtime | None, interval: float) -> AsyncIterator[None]:
    watched = current_runtime() if runtime is None else runtime
    watched.waits.check()
    looks = Looks(watched, interval)
    async with await trio.open_file(path, "w", encoding="utf-8") as file:

        async def write(entry: Tick) -> None:
            await file.write(json.dumps(entry, separators=(",", ":"), allow_nan=False) + "\n")
            await file.flush()

        async def look() -> None:
            await write(await looks.look())

        await write(HEADER)
        async with again_and_again(look, looks.rest):
            yield


def read(path: str | os.PathLike[str]) -> History:
    """All that `record` has written to a file; of a run that broke off, all whole lines.

    Raises ``ValueError`` for a file that is none, or has no look yet, and ``OSError``.
    """
    history = History()
    looks = 0
    with open(path, encoding="utf-8") as file:
        if _line(file.readline()) != HEADER:
            raise ValueError(f"{os.fspath(path)} was not written by la.dashboard.record")
        for text in file:
            tick = _line(text)
            if tick is None:
                break
            history.add(tick)
            looks += 1
    if not looks:
        raise ValueError(f"{os.fspath(path)} has nothing but its first line")
    return history


def _line(text: str) -> Any:
    """What a line has; None for one that is not whole."""
    try:
        return json.loads(text)
    except ValueError:
        return None


class RecordedRun:
    """A run that was recorded, as a page shows it."""

    is_full = False

    def __init__(self, history: History) -> None:
        self._history = history

    async def events(self) -> AsyncGenerator[bytes, None]:
        """All of it, as one event."""
        yield event("recorded", self._history.state())

    def cancel(self, name: str) -> bool:
        """Nothing runs any more."""
        return False

    async def profile(self, seconds: float) -> dict[str, Any] | None:
        """Nothing runs any more."""
        return None

    def prometheus(self) -> tuple[bytes, str] | None:
        """There is nothing to be asked again and again."""
        return None
