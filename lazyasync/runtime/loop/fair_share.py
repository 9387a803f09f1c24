"""Weighted fair sharing of a device's time among jobs: start-time fair queueing, in two lanes.

P. Goyal, H. M. Vin, H. Cheng: "Start-time Fair Queuing", SIGCOMM 1996. Each job has a virtual
time, which advances by the seconds it used divided by its weight; the job whose virtual time is
least goes first. Jobs of a higher priority go before all others, and share among themselves.

A device may have a second lane, which runs beside the first: there a short program does not wait
behind a long one of another job. It counts as much as in the first, so that who has had more than
others gets no more by it.

Estimates may be far too low, and a loop may have no end. So a program of the first lane that has
run for some time is expected to go on for as long, and its job has had that time already. Time
alone can make it the turn of somebody else then, which `FairShares.keep_time` sees to.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict

import trio

from lazyasync.backends.protocol import Program
from lazyasync.ir.iterations import Loops
from lazyasync.named_tuples import NamedTuple
from lazyasync.runtime.loop.waiting import WaitQueue, Waits

DEPTH = 2
"""Programs a lane has at a time: one runs, one is queued, so that the device does not idle."""
SHORT = 0.5
"""A program is short if it takes no more than this part of the longest one in the first lane."""
MOMENT = 1e-6
"""Seconds, more than what is lost where times are rounded."""


class _Running(NamedTuple):
    """A program that the first lane has."""

    share: Share
    seconds: float
    """How long it is expected to take."""
    unbounded: bool
    """Whether it may take any time: nothing of another job is queued behind it."""


class Share:
    """One job's claim on one device."""

    __slots__ = (
        "lane",
        "outstanding",
        "priority",
        "queue",
        "seconds",
        "virtual_time",
        "waited_seconds",
        "weight",
    )

    def __init__(self, weight: float, priority: int = 0) -> None:
        self.weight = weight
        self.priority = priority
        self.virtual_time = 0.0
        self.seconds = 0.0
        self.waited_seconds = 0.0
        self.outstanding = 0
        self.lane = 0
        """Where those that are outstanding are: they need what those before them compute."""
        self.queue: WaitQueue = {}


class FairShares:
    """Whose turn it is on one device, which runs the programs of ``lanes`` lanes side by side."""

    __slots__ = (
        "_alarm",
        "_begun",
        "_clocks",
        "_first",
        "_in_second",
        "_present",
        "_waits",
        "active",
        "highest",
        "lanes",
        "outstanding",
        "paused",
    )

    def __init__(self, waits: Waits, lanes: int = 1) -> None:
        self._waits = waits
        self.lanes = lanes
        self.active: dict[Share, None] = {}
        """Those that have a turn, or wait for one."""
        self._clocks: defaultdict[int, float] = defaultdict(float)
        """The virtual time, of each priority."""
        self._present = Counter({0: 1})
        """How many jobs there are of each priority; one stands for all of the usual one."""
        self.highest = 0
        """The highest priority that any of them has."""
        self.outstanding = 0
        self._first: tuple[_Running, ...] = ()
        """The programs that the first lane has, in order."""
        self._in_second = 0
        """How many programs the second lane has."""
        self._begun = 0.0
        """When the first of them has begun, at the latest."""
        self._alarm = trio.CancelScope()
        """What `keep_time` waits in: it looks at its deadline, or not at all."""
        self.paused = False
        """Set while the device drains, to try again what found too little memory."""

    # ---- who takes part --------------------------------------------------------------------

    def enter(self, priority: int) -> None:
        """Takes note of a job of a priority other than the usual one, which may use the device."""
        self._present[priority] += 1
        self.highest = max(self._present)

    def leave(self, priority: int) -> None:
        """Takes note of the end of such a job."""
        self._present[priority] -= 1
        if not self._present[priority]:
            del self._present[priority]
        self.highest = max(self._present)

    # ---- turns -----------------------------------------------------------------------------

    async def turn(self, share: Share, program: Program) -> float:
        """Waits for a turn to issue one program, which `ended` must report.

        Returns the seconds that it was expected to take when it got the turn.
        """
        seconds: float = program.estimated_seconds
        if self.try_turn(share, program):
            return seconds
        began = trio.current_time()
        share.virtual_time = self._start(share)
        self.active[share] = None
        if self._first and self.lanes > 1:
            elapsed, short = trio.current_time() - self._begun, self._short_limit()
            look = self._next_look(share, program, elapsed, short)
            self._alarm.deadline = min(self._alarm.deadline, look)
        try:
            seconds = await self._waits.park(share.queue, program)
        except BaseException:
            self._settle(share)
            raise
        finally:
            share.waited_seconds += trio.current_time() - began
        return seconds

    def try_turn(self, share: Share, program: Program) -> bool:
        """Takes a turn if there is room and no other job has a better claim to it."""
        if self.paused or (self.active and not self._has_best_claim(share)):
            return False
        lane = self._lane_for(share, program, self._short_limit())
        if lane is None:
            return False
        self._grant(share, program, lane)
        return True

    def ended(self, share: Share, estimated_seconds: float, seconds: float) -> None:
        """Takes note that a program has ended, after ``seconds`` of device time."""
        # What may fail comes first: that the stack is full shows itself in any call.
        first, begun = self._first, self._begun
        if not share.lane:
            place = 0
            while first[place].share is not share:  # each job's programs end in their order
                place += 1
            first = first[:place] + first[place + 1 :]
            if self.lanes > 1:
                begun = trio.current_time()
        self._first, self._begun = first, begun
        self.outstanding -= 1
        if share.lane:
            self._in_second -= 1
        share.outstanding -= 1
        share.seconds += seconds
        share.virtual_time += (seconds - estimated_seconds) / share.weight
        self._settle(share)
        if self.active:
            self.pump()

    def ran(self, share: Share, seconds: float) -> None:
        """Takes note of a program that has run at once, while nobody had a better claim."""
        clocks, priority, start = self._clocks, share.priority, share.virtual_time
        if clocks[priority] > start:
            start = clocks[priority]
        share.virtual_time = start + seconds / share.weight
        share.seconds += seconds
        if not self.active:
            clocks[priority] = start

    def may_run_beside(self, share: Share) -> bool:
        """Whether a short program of a job may run at once, beside what the first lane has."""
        return (
            self.lanes > 1
            and not self._in_second
            and not share.outstanding
            and not self.paused
            and self._has_best_claim(share)
        )

    def pause(self, paused: bool) -> None:
        """Has no turns be given while the device drains; without ``paused`` not any more."""
        self.paused = paused

    def pump(self) -> None:
        """Gives turns to those who wait, as far as there is room."""
        while not self.paused:
            waiting = [share for share in self.active if share.queue]
            second_is_kept, short = False, self._short_limit()
            for share in sorted(waiting, key=_claim):
                task, program = next(iter(share.queue.items()))
                estimated_seconds = program.estimated_seconds  # others may have run it meanwhile
                lane = self._lane_for(share, program, short)
                if lane is None and self.lanes == 1:
                    return  # nor is there room for others
                if lane is None and not share.outstanding and _is_short(program, short):
                    second_is_kept = True  # for it: who is there would queue one after the other
                if lane and second_is_kept:
                    continue
                # A job that is owed time, and is about to come with its next step because one is
                # under way, is not overtaken just to fill the queue: that would make shares equal.
                if lane is not None and not self._is_owed_more(share):
                    self._grant(share, program, lane)
                    self._waits.wake(share.queue, task, estimated_seconds)
                    break
            else:
                self._set_alarm()
                return

    async def keep_time(self) -> None:
        """Gives turns where time alone makes it somebody's: a task beside those who wait.

        It is needed where there are several lanes.
        """
        while True:
            with trio.CancelScope() as self._alarm:
                self._set_alarm()
                await trio.sleep_forever()
            self.pump()

    def _set_alarm(self) -> None:
        """Has the time looked at when it may be the turn of one of those who wait."""
        deadline = math.inf
        if self._first and self.lanes > 1:
            elapsed, short = trio.current_time() - self._begun, self._short_limit()
            for share in self.active:
                if share.queue:
                    program = next(iter(share.queue.values()))
                    deadline = min(deadline, self._next_look(share, program, elapsed, short))
        if deadline != self._alarm.deadline:  # mostly there is none, and to set it takes a while
            self._alarm.deadline = deadline

    def _next_look(self, share: Share, program: Program, elapsed: float, short: float) -> float:
        """When a program becomes short, or what it waits for overdue, if that is still to come."""
        running, found = self._first[0], math.inf
        if program.estimated_seconds > short:
            found = program.estimated_seconds / SHORT
        ahead = share.virtual_time - running.share.virtual_time
        if ahead > 0:
            overdue = running.seconds + ahead * running.share.weight
            if elapsed < overdue < found:
                found = overdue
        return self._begun + found + MOMENT

    # ---- claims ----------------------------------------------------------------------------

    def _is_owed_more(self, first: Share) -> bool:
        """Whether a job has had less than this one, and a program under way."""
        for share in self.active:
            if (
                share.outstanding
                and share.priority == first.priority
                and share.virtual_time < first.virtual_time
                and not self._is_overdue(share, first.virtual_time)
            ):
                return True
        return False

    def _is_overdue(self, share: Share, virtual_time: float) -> bool:
        """Whether a job's program takes so much longer than expected that it has had that much."""
        if self.lanes == 1 or not self._first or self._first[0].share is not share:
            return False
        more = trio.current_time() - self._begun - self._first[0].seconds
        return share.virtual_time + more / share.weight >= virtual_time

    def _has_best_claim(self, share: Share) -> bool:
        """Whether no job has had less than this one, which has nothing waiting itself."""
        if share.queue:
            return False
        start, priority = self._start(share), share.priority
        for other in self.active:
            if other is share or other.priority < priority:
                continue
            if other.priority > priority:
                if other.queue:
                    return False
            elif other.virtual_time < start and not self._is_overdue(other, start):
                return False
        return True

    def _lane_for(self, share: Share, program: Program, short: float) -> int | None:
        """The lane that has room for a program of a job; None if there is none now.

        Programs that take up to ``short`` seconds are short.
        """
        is_short = _is_short(program, short)
        if share.outstanding and share.lane:
            return 1 if is_short and self._in_second < DEPTH else None
        if is_short and not share.outstanding and not self._in_second:
            return 1
        for running in self._first:
            if running.unbounded and running.share is not share:
                return None
        return 0 if len(self._first) < (1 if share.priority < self.highest else DEPTH) else None

    def _short_limit(self) -> float:
        """The seconds that a program for the second lane may take, beside what the first has."""
        if self.lanes == 1 or not self._first:
            return -math.inf
        longest = max([running.seconds for running in self._first])
        return SHORT * max(longest, trio.current_time() - self._begun)

    # ---- virtual time ----------------------------------------------------------------------

    def _start(self, share: Share) -> float:
        """From when on, in virtual time, a job takes part: what it has not asked for is lost."""
        if share in self.active:
            return share.virtual_time
        return max(share.virtual_time, self._clocks[share.priority])

    def _settle(self, share: Share) -> None:
        if not share.outstanding and not share.queue:
            self.active.pop(share, None)

    def _grant(self, share: Share, program: Program, lane: int) -> None:
        # Again what may fail first: nobody may be left among the active, whom others wait for.
        start, estimated_seconds = self._start(share), program.estimated_seconds
        clock = max(self._clocks[share.priority], start)
        begun = trio.current_time() if self.lanes > 1 and not self._first else self._begun
        self._clocks[share.priority] = clock
        self.active[share] = None
        share.virtual_time = start + estimated_seconds / share.weight
        share.outstanding += 1
        share.lane = lane
        self.outstanding += 1
        if lane:
            self._in_second += 1
        else:
            unbounded = program.loops is Loops.UNBOUNDED
            self._first += (_Running(share, estimated_seconds, unbounded),)
            self._begun = begun


def _claim(share: Share) -> tuple[int, float]:
    """By what those who wait are sorted."""
    return -share.priority, share.virtual_time


def _is_short(program: Program, short: float) -> bool:
    """Whether a program is one for the second lane.

    One that may take any time is not: it would be in the way of all others there, and of copies.
    """
    return program.estimated_seconds <= short and program.loops is not Loops.UNBOUNDED
