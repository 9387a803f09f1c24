"""Whether others want the CPUs that the threads of a device compute on."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

NICENESS = 7
"""How much lower than others' the priority of computing threads is while nobody else computes."""

PERIOD = 0.02
"""Seconds between two looks at what the threads have had."""
EVIDENCE = 100_000_000
"""Nanoseconds in which threads ran or waited, after which there is a verdict."""
LITTLE = 0.25
"""The part of that in which they waited, up to which nobody else is taken to compute: an event loop
that records has them wait for 0.16 at most, one that serves requests beside its client for 0.2 to
0.29 (two CPUs)."""
MUCH = 0.35
"""The part above which somebody does: beside one thread that does not rest they wait for 0.4 to
0.55, beside two for 0.5 to 0.75, and for more at a lower priority."""
MOST_THREADS = 8
"""So many threads are looked at; the others are as well off."""


class Contention:
    """Finds out whether threads have to wait for CPUs, by what Linux has counted.

    On a CPU where a thread of the same priority computes, the event loop is let in at once only if
    it has had less of that CPU than its share: when it wakes up again soon after it has worked, it
    waits for the thread to catch up, or for the next tick, up to 4 ms (EEVDF; Stoica and
    Abdel-Wahab, 1995). Beside a thread of a lower priority it has no such debts. But a low priority
    leaves next to nothing to a thread on a CPU where another program computes. So computing threads
    have one as long as they do not have to wait for their CPUs anyway.
    """

    def __init__(self) -> None:
        self.contended = True
        """Whether others want the CPUs. Until the contrary is shown they do."""
        self._due = 0.0
        self._seen: dict[int, tuple[int, int]] = {}
        self._ran = self._waited = 0

    def look(self, threads: Callable[[], Sequence[int]]) -> bool:
        """Looks at what ``threads()`` have had, if it is time to; says whether the verdict changed.

        These are the numbers of threads of this process, as the system has them.
        """
        now = time.monotonic()
        if now < self._due:
            return False
        self._due = now + PERIOD
        seen: dict[int, tuple[int, int]] = {}
        for thread in threads()[:MOST_THREADS]:
            had = _time_of(thread)
            if had is None:  # where the system does not tell, there is no verdict
                if thread in self._seen:
                    seen[thread] = self._seen[thread]
                continue
            ran, waited = self._seen.get(thread, (0, 0))
            self._ran += had[0] - ran
            self._waited += had[1] - waited
            seen[thread] = had
        self._seen = seen
        wanted = self._ran + self._waited
        if wanted < EVIDENCE:
            return False
        part = self._waited / wanted
        self._ran = self._waited = 0
        before = self.contended
        self.contended = part > (LITTLE if before else MUCH)
        return self.contended != before

    def take_back(self) -> None:
        """Has the last verdict forgotten, which could not be followed; it may be found again."""
        self.contended = not self.contended


def _time_of(thread: int) -> tuple[int, int] | None:
    """For how many nanoseconds a thread has run, and for how many it has waited for a CPU."""
    with suppress(OSError, ValueError):
        file = os.open(f"/proc/self/task/{thread}/schedstat", os.O_RDONLY | os.O_CLOEXEC)
        try:
            ran, waited, _ = os.read(file, 128).split()
        finally:
            os.close(file)
        return int(ran), int(waited)
    return None
