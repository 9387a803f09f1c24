"""What a page shows: how it is now, and what has been, in a bounded number of points."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from lazyasync.dashboard.sampling import Row, Tick

MAX_POINTS: Final = 720
"""Points of each line. With more, two neighbours become one."""
MAX_COMPILES: Final = 64
MAX_FAILURES: Final = 50
MAX_VALUES: Final = 64
"""Lines of the user's own."""

MOST: Final = frozenset(
    Row._fields.index(name) for name in ("memory_bytes", "in_flight", "queued", "loop_lag")
)
"""Columns of which a point has the most, and not the mean, of what it stands for."""


class Line:
    """Points of several columns over any time, in a bounded number: each stands for as many.

    The first column is the time, of which a point has the latest.
    """

    def __init__(self, most: frozenset[int] = frozenset()) -> None:
        self._most = most
        self._each = 1
        """What a point stands for."""
        self._rest: list[Sequence[float]] = []
        self.points: list[Sequence[float]] = []

    def add(self, point: Sequence[float]) -> None:
        """Adds a point behind the others."""
        self._rest.append(point)
        if len(self._rest) >= self._each:
            self.points.append(self._joined(self._rest))
            self._rest = []
        if len(self.points) >= MAX_POINTS:
            pairs = zip(self.points[::2], self.points[1::2], strict=True)
            self.points = [self._joined(pair) for pair in pairs]
            self._each *= 2

    def _joined(self, points: Sequence[Sequence[float]]) -> Sequence[float]:
        if len(points) == 1:
            return points[0]
        return [
            column[-1] if place == 0
            else max(column) if place in self._most
            else sum(column) / len(column)
            for place, column in enumerate(zip(*points, strict=True))
        ]  # fmt: skip


class History:
    """All that the ticks of a run have said, in bounded memory."""

    def __init__(self) -> None:
        self.rows = Line(MOST)
        self._values: dict[str, tuple[dict[str, Any], Line]] = {}
        self._compiles: deque[dict[str, Any]] = deque(maxlen=MAX_COMPILES)
        self._failures: dict[int, dict[str, Any]] = {}
        self._now: Tick = {}

    def add(self, tick: Tick) -> None:
        """Takes the next tick."""
        self.rows.add(tick["row"])
        for name, value in tick["values"].items():
            if name not in self._values and len(self._values) >= MAX_VALUES:
                continue
            line = self._values[name][1] if name in self._values else Line()
            for point in value["points"]:
                line.add(point)
            self._values[name] = {"count": value["count"], "latest": value["latest"]}, line
        self._compiles.extend(tick["compiles"])
        for failure in tick["failures"]:
            self._failures[failure["number"]] = failure  # one that has come again is newer
        while len(self._failures) > MAX_FAILURES:
            del self._failures[min(self._failures)]
        self._now = tick

    def state(self) -> dict[str, Any]:
        """All of it, as a page has it that begins now: the last tick, with what was before."""
        return {
            **self._now,
            "rows": self.rows.points,
            "values": {
                name: {**latest, "points": line.points}
                for name, (latest, line) in self._values.items()
            },
            "compiles": list(self._compiles),
            "failures": list(self._failures.values()),
        }
