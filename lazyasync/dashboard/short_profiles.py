"""A profile of a second or so, as a page draws it: lines of spans, and a table of kernels."""

from __future__ import annotations

from typing import Any, Final

import trio

from lazyasync.debug.kernel_report import MAX_ROWS, make_report
from lazyasync.observe.profiling import Profile, Track
from lazyasync.runtime.runtime import Runtime

MAX_EVENTS: Final = 20_000
MAX_SPANS: Final = 2000
"""Spans that a line has: its latest ones."""
MAX_TRACKS: Final = 64


async def short_profile(runtime: Runtime, seconds: float) -> dict[str, Any] | None:
    """What a runtime does from now on for some seconds; None if a profile of it is open already.

    Its steps are profiled only meanwhile, as by `la.debug.profile`, kernels included.
    """
    before = runtime.profile
    if before is not None and before.keeps:
        return None
    printer = None if before is None else before.printer
    taken = runtime.profile = Profile(runtime.clock.current_time, MAX_EVENTS, True, printer)
    try:
        await trio.sleep(seconds)
    finally:
        taken.close()
        if runtime.profile is taken:
            runtime.profile = before
            runtime.last_profile = taken
    return await trio.to_thread.run_sync(_drawn, taken, abandon_on_cancel=True)


def _drawn(taken: Profile) -> dict[str, Any]:
    assert taken.closed_at is not None
    tracks: dict[Track, list[tuple[str, float, float]]] = {}
    for event in taken.events:
        tracks.setdefault(event.track, []).append(
            (event.name, event.begin - taken.opened, event.end - taken.opened)
        )
    lines = []
    for track in sorted(tracks)[:MAX_TRACKS]:
        spans = tracks[track][-MAX_SPANS:]
        name, begin, end = max(spans, key=lambda span: span[2] - span[1])
        lines.append(
            {
                "name": f"{track.kind} {track.name}".strip(),
                "spans": [(round(begin, 6), round(end, 6)) for _, begin, end in spans],
                "longest": (name[:200], end - begin),
            }
        )
    report = make_report(taken, {})
    return {
        "seconds": taken.closed_at - taken.opened,
        "events": taken.added,
        "dropped": taken.added - len(taken.events),
        "tracks": lines,
        "kernels": [
            {
                "name": row.name[:200],
                "device": row.device,
                "source": row.source,
                "runs": row.runs,
                "seconds": row.seconds,
                "nbytes": row.nbytes,
                "flops": row.flops,
            }
            for row in report.rows[:MAX_ROWS]
            if row.runs and row.seconds
        ],
    }
