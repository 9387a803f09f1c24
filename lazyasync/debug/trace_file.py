"""Profiles as files: the trace event format of Chrome, which Perfetto loads.

https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
"""

from __future__ import annotations

import heapq
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TextIO, TypeVar

from lazyasync.observe.profiling import Event, Profile, Track

PROCESS: Final = 1
"""The number of the process in the trace: there is one."""
EVENTS_PER_SLICE: Final = 64
"""Events worked on between two chances for other threads: Python that goes on in one thread holds
the GIL for milliseconds."""

Item = TypeVar("Item")

_KINDS: Final = {
    "recording": "recording in {}",
    "job": "job {}",
    "closures": "closures of {}",
    "scheduler": "scheduler",
    "compiler": "compiler",
    "device": "device {}",
    "copies": "copies to {}",
}
"""The names of tracks, in the order in which they are shown."""


def write_trace(profile: Profile, file: TextIO) -> None:
    """Writes a closed profile (any thread), which then has no events any more.

    Times are microseconds since it was opened.
    """
    import json  # here: importing lazyasync stays quick

    lost = profile.added - len(profile.events)
    about = {"producer": "lazyasync", "events": len(profile.events), "events dropped": lost}
    file.write(f'{{"displayTimeUnit": "ms", "otherData": {json.dumps(about)}, "traceEvents": [\n')
    for number, entry in enumerate(_entries(profile)):
        file.write(f"{',' if number else ' '}{json.dumps(entry)}\n")
    file.write("]}\n")
    for _ in _unhurried(range(len(profile.events))):
        profile.events.popleft()


def _entries(profile: Profile) -> Iterator[dict[str, Any]]:
    yield _metadata("process_name", 0, name="lazyasync")
    tracks: dict[Track, list[Event]] = {}
    for event in _unhurried(profile.events):
        tracks.setdefault(event.track, []).append(event)
    thread = 0
    kinds = list(_KINDS)
    for track in sorted(tracks, key=lambda track: (kinds.index(track.kind), track.name)):
        for number, lane in enumerate(_lanes(tracks.pop(track)), 1):
            thread += 1
            name = _KINDS[track.kind].format(track.name)
            lane_name = name if number == 1 else f"{name} ({number})"
            yield _metadata("thread_name", thread, name=lane_name)
            yield _metadata("thread_sort_index", thread, sort_index=thread)
            for event in _unhurried(lane.events):
                yield {
                    "ph": "X",
                    "name": event.name,
                    "cat": track.kind,
                    "pid": PROCESS,
                    "tid": thread,
                    "ts": round((event.begin - profile.opened) * 1e6, 3),
                    "dur": round(max(0.0, event.end - event.begin) * 1e6, 3),
                    "args": event.details,
                }


def _metadata(name: str, thread: int, /, **arguments: Any) -> dict[str, Any]:
    return {"ph": "M", "name": name, "pid": PROCESS, "tid": thread, "args": arguments}


class _Lane:
    """A line of the trace: events follow each other there, or lie one within the other."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._open_until: list[float] = []

    def takes(self, event: Event) -> bool:
        """Adds an event that begins no earlier than those before it, if it fits in."""
        ends = self._open_until
        while ends and ends[-1] <= event.begin:
            ends.pop()
        if ends and event.end > ends[-1]:
            return False
        ends.append(event.end)
        self.events.append(event)
        return True


def _in_order(events: Sequence[Event]) -> Iterator[Event]:
    """The events by the time at which they began; of two that did together, the longer first."""
    starts = _unhurried(range(0, len(events), EVENTS_PER_SLICE), 1)
    slices = [sorted(events[at : at + EVENTS_PER_SLICE], key=_order) for at in starts]
    return _unhurried(heapq.merge(*slices, key=_order))


def _order(event: Event) -> tuple[float, float]:
    return event.begin, -event.end


def _unhurried(items: Iterable[Item], count: int = EVENTS_PER_SLICE) -> Iterator[Item]:
    """The items, with a chance for other threads after each ``count``."""
    for number, item in enumerate(items):
        if number % count == 0:
            time.sleep(0)
        yield item


def _lanes(events: Sequence[Event]) -> list[_Lane]:
    """The lanes that show the events of a track: more than one if some overlap, as waits do."""
    lanes: list[_Lane] = []
    for event in _in_order(events):
        if not any(lane.takes(event) for lane in lanes):
            lanes.append(_Lane())
            lanes[-1].takes(event)
    return lanes
