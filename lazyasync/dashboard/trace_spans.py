"""`la.dashboard.spans`: programs, compiles and copies as spans of OpenTelemetry."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import trio
from opentelemetry import context as contexts
from opentelemetry import trace

from lazyasync.dashboard.looking import again_and_again
from lazyasync.observe.profiling import Event, Profile
from lazyasync.outside.entered_blocks import BlockFromAnywhere
from lazyasync.runtime.job_access import current_runtime
from lazyasync.runtime.runtime import Runtime

INTERVAL: Final = 0.5
"""Seconds after which events become spans."""
MAX_EVENTS: Final = 20_000
"""Events between two times; of more, the latest."""
KINDS: Final = ("device", "compiler", "copies")


class SpansBlock(BlockFromAnywhere[None]):
    """What `spans` gives: a block, entered once."""

    name = "la.dashboard.spans"


def spans(
    provider: Any = None, runtime: Runtime | None = None, *, kinds: Collection[str] = KINDS
) -> SpansBlock:
    """Tells OpenTelemetry what a runtime does in a block: ``async with la.dashboard.spans():``.

    Each program of a device, each compile, and each copy becomes a span, with what a profile knows
    of it as attributes; its parent is the span that is current where the block is entered. A
    profile of programs is open meanwhile: see `la.debug.profile`. Spans are made in a worker
    thread, a while later.

    Args:
        provider: a provider of tracers (default: OpenTelemetry's global one).
        runtime: what is watched (default: the current runtime).
        kinds: of the lines of a profile those that become spans: ``"device"``, ``"compiler"``,
            ``"copies"``, ``"job"``, ``"recording"``, ``"closures"``, ``"scheduler"``.

    Entering raises ``RuntimeError`` if a profile of the runtime is open, and `NoRuntimeError`.
    """
    tracer = trace.get_tracer("lazyasync", tracer_provider=provider)
    parent = contexts.get_current()
    return SpansBlock(lambda: _told(tracer, parent, runtime, frozenset(kinds)))


@asynccontextmanager
async def _told(
    tracer: Any, parent: Any, runtime: Runtime | None, kinds: frozenset[str]
) -> AsyncIterator[None]:
    watched = current_runtime() if runtime is None else runtime
    watched.waits.check()
    before = watched.profile
    if before is not None and before.keeps:
        raise RuntimeError("a profile of this runtime is open already")
    clock = watched.clock.current_time
    printer = None if before is None else before.printer
    profile = Profile(clock, MAX_EVENTS, False, printer)
    wall_clock = time.time() - clock()

    def tell() -> None:
        while profile.events:
            event = profile.events.popleft()
            if event.track.kind in kinds:
                _tell(tracer, parent, event, wall_clock)

    watched.profile = profile
    tell_in_thread = partial(trio.to_thread.run_sync, tell)
    async with again_and_again(tell_in_thread, partial(trio.sleep, INTERVAL)):
        try:
            yield
        finally:
            profile.close()
            if watched.profile is profile:
                watched.profile = before


def _tell(tracer: Any, parent: Any, event: Event, wall_clock: float) -> None:
    attributes = {
        f"lazyasync.{name.replace(' ', '_')}": value
        for name, value in event.details.items()
        if isinstance(value, (bool, int, float, str))
    }
    attributes["lazyasync.track"] = f"{event.track.kind} {event.track.name}".strip()
    span = tracer.start_span(
        event.name,
        context=parent,
        attributes=attributes,
        start_time=round((event.begin + wall_clock) * 1e9),
    )
    if event.details.get("failed"):
        span.set_status(trace.Status(trace.StatusCode.ERROR))
    span.end(end_time=round((event.end + wall_clock) * 1e9))
