"""Weighted fair sharing of a device's time among jobs: start-time fair queueing.

P. Goyal, H. M. Vin, H. Cheng: "Start-time Fair Queuing", SIGCOMM 1996. Each job has a virtual
time, which advances by the seconds it used divided by its weight; the job whose virtual time is
least goes first.
"""

from __future__ import annotations

from lazyasync.runtime.loop.waiting import WaitQueue, Waits

DEPTH = 2
"""Programs a device has at a time: one runs, one is queued, so that the device does not idle."""


class Share:
    """One job's claim on one device."""

    __slots__ = ("outstanding", "queue", "seconds", "virtual_time", "weight")

    def __init__(self, weight: float) -> None:
        self.weight = weight
        self.virtual_time = 0.0
        self.seconds = 0.0
        self.outstanding = 0
        self.queue: WaitQueue = {}


class FairShares:
    """Whose turn it is on one device."""

    __slots__ = ("_clock", "_waits", "active", "outstanding", "paused")

    def __init__(self, waits: Waits) -> None:
        self._waits = waits
        self.active: dict[Share, None] = {}
        """Those that have a turn, or wait for one."""
        self._clock = 0.0
        self.outstanding = 0
        self.paused = False
        """Set while the device drains, to try again what found too little memory."""

    async def turn(self, share: Share, estimated_seconds: float) -> None:
        """Waits for a turn to issue one program, which `ended` must report."""
        if self.try_turn(share, estimated_seconds):
            return
        self._activate(share)
        try:
            await self._waits.park(share.queue, estimated_seconds)
        except BaseException:
            self._settle(share)
            raise

    def try_turn(self, share: Share, estimated_seconds: float) -> bool:
        """Takes a turn if there is room and no other job has a better claim to it."""
        if self.paused or self.outstanding >= DEPTH:
            return False
        if self.active and not self._has_best_claim(share):
            return False
        self._activate(share)
        self._grant(share, estimated_seconds)
        return True

    def ended(self, share: Share, estimated_seconds: float, seconds: float) -> None:
        """Takes note that a program has ended, after ``seconds`` of device time."""
        self.outstanding -= 1
        share.outstanding -= 1
        share.seconds += seconds
        share.virtual_time += (seconds - estimated_seconds) / share.weight
        self._settle(share)
        if self.active:
            self.pump()

    def ran_alone(self, share: Share, seconds: float) -> None:
        """Takes note of a program that ran while nobody else had a turn, or waited for one."""
        self._clock = max(share.virtual_time, self._clock)
        share.virtual_time = self._clock + seconds / share.weight
        share.seconds += seconds

    def pump(self) -> None:
        """Gives turns to those who wait, as far as there is room."""
        while not self.paused and self.outstanding < DEPTH:
            waiting = [share for share in self.active if share.queue]
            if not waiting:
                return
            first = min(waiting, key=_virtual_time)
            # A job that is owed time, and is about to come with its next step because one is
            # under way, is not overtaken just to fill the queue: that would make shares equal.
            if any(
                share.virtual_time < first.virtual_time and share.outstanding
                for share in self.active
            ):
                return
            task, estimated_seconds = next(iter(first.queue.items()))
            self._grant(first, estimated_seconds)
            self._waits.wake(first.queue, task)

    def _has_best_claim(self, share: Share) -> bool:
        """Whether no job has had less than this one, which has nothing waiting itself."""
        if share.queue:
            return False
        start = self._start(share)
        for other in self.active:  # noqa: SIM110 - a generator takes longer
            if other is not share and other.virtual_time < start:
                return False
        return True

    def _start(self, share: Share) -> float:
        """From when on, in virtual time, a job takes part: what it has not asked for is lost."""
        return share.virtual_time if share in self.active else max(share.virtual_time, self._clock)

    def _activate(self, share: Share) -> None:
        # Nothing can fail once it is among the active, whom others would wait for.
        share.virtual_time = self._start(share)
        self.active[share] = None

    def _settle(self, share: Share) -> None:
        if not share.outstanding and not share.queue:
            self.active.pop(share, None)

    def _grant(self, share: Share, estimated_seconds: float) -> None:
        self._clock = max(self._clock, share.virtual_time)
        share.virtual_time += estimated_seconds / share.weight
        share.outstanding += 1
        self.outstanding += 1


def _virtual_time(share: Share) -> float:
    return share.virtual_time
