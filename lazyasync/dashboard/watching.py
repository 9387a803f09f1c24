"""The look at a runtime that all viewers of a page share, and which nobody takes without one."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from time import thread_time
from typing import Any, Final

import trio

from lazyasync.dashboard.history import History
from lazyasync.dashboard.sampling import Sampler, Tick
from lazyasync.dashboard.short_profiles import short_profile
from lazyasync.runtime.runtime import Runtime

INTERVAL: Final = 1.0
"""Seconds between two looks, at least."""
MAX_INTERVAL: Final = 10.0
"""Seconds between two looks, at most."""
SHARE: Final = 0.005
"""The part of the event loop's time that looks may take: with many devices they are fewer."""
LAG_INTERVAL: Final = 0.1
"""Seconds between two wake-ups that say whether the event loop is late."""
MAX_VIEWERS: Final = 32


def event(name: str, data: object) -> bytes:
    """An event of a stream of server-sent events, with its data as JSON."""
    text = json.dumps(data, separators=(",", ":"), allow_nan=False)
    return f"event: {name}\ndata: {text}\n\n".encode()


class LoopLag:
    """How late the event loop wakes a task."""

    def __init__(self) -> None:
        self._most = 0.0

    async def measure(self) -> None:
        """Wakes up again and again until it is cancelled."""
        while True:
            due = trio.current_time() + LAG_INTERVAL
            await trio.sleep_until(due)
            self._most = max(self._most, trio.current_time() - due)

    def take(self) -> float:
        """The most since the last call, in seconds."""
        most, self._most = self._most, 0.0
        return most


class Looks:
    """Looks at a runtime again and again, with rests that keep their share of the time small."""

    def __init__(self, runtime: Runtime, interval: float = INTERVAL) -> None:
        self._sampler = Sampler(runtime)
        self._lag = LoopLag()
        self._interval = interval
        self._spent = 0.0
        """The time of the event loop that the latest look took."""

    async def look(self) -> Tick:
        """One look, now."""
        tick = await self._sampler.look(self._lag.take())
        self._spent = self._sampler.seconds
        return tick

    def spent(self, seconds: float) -> None:
        """Adds what has been spent on what the latest look has found."""
        self._spent += seconds

    async def rest(self) -> None:
        """Waits for the time of the next look, and watches the event loop meanwhile."""
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._lag.measure)
            await trio.sleep(max(self._interval, min(self._spent / SHARE, MAX_INTERVAL)))
            nursery.cancel_scope.cancel()


class Watch:
    """What the viewers of a running runtime get: first all that is known, then each tick."""

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.viewers = 0
        self.history = History()
        self._looks = Looks(runtime)
        self._someone_came = trio.Event()
        self._ticked = trio.Event()
        self._number = 0
        self._message = b""
        self._ends = False

    async def run(self) -> None:
        """Looks at the runtime as long as there are viewers, until it is cancelled."""
        while True:
            await self._someone_came.wait()
            while self.viewers:
                await self._tick()
                await self._looks.rest()
            self._someone_came = trio.Event()

    async def _tick(self) -> None:
        tick = await self._looks.look()
        began = thread_time()
        self.history.add(tick)
        self._message = event("tick", tick)
        self._looks.spent(thread_time() - began)
        self._number += 1
        self._ticked.set()
        self._ticked = trio.Event()

    @property
    def is_full(self) -> bool:
        """Whether there are as many viewers as may be."""
        return self.viewers >= MAX_VIEWERS

    async def events(self) -> AsyncGenerator[bytes, None]:
        """The events for one viewer. Who misses a tick gets all that is known again."""
        self.viewers += 1
        try:
            seen = None
            if self.viewers == 1:
                self._someone_came.set()
            elif self._number:
                seen = self._number
                yield event("state", self.history.state())
            while not self._ends:
                if self._number == seen or not self._number:
                    await self._ticked.wait()
                    continue
                missed = seen is None or self._number != seen + 1
                seen = self._number
                yield event("state", self.history.state()) if missed else self._message
            yield event("end", {})
        finally:
            self.viewers -= 1

    def end(self) -> None:
        """Ends the streams of all viewers."""
        self._ends = True
        self._ticked.set()

    def cancel(self, name: str) -> bool:
        """Cancels the block of a job. Returns whether there is one of this name."""
        job = self.runtime.jobs.get(name)
        if job is None or job.cancel_scope is None:
            return False
        job.cancel()
        return True

    async def profile(self, seconds: float) -> dict[str, Any] | None:
        """What happens from now on for some seconds; None if a profile is open already."""
        return await short_profile(self.runtime, seconds)

    def prometheus(self) -> tuple[bytes, str] | None:
        """The metrics as text, and its media type; None without the package prometheus_client."""
        try:
            from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
            from prometheus_client.registry import CollectorRegistry

            from lazyasync.dashboard.prometheus import RuntimeCollector
        except ModuleNotFoundError:
            return None
        registry = CollectorRegistry()
        registry.register(RuntimeCollector(self.runtime))
        return generate_latest(registry), CONTENT_TYPE_LATEST
