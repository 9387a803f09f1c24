"""The loops that a device runs: their iterations, and when nobody wants them any more."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Set

import trio

from lazyasync.ir.iterations import Iterations
from lazyasync.runtime.loop.waiting import Completion
from lazyasync.runtime.steps.step import JobState, Step, handles_among

LOOK_SECONDS = 0.05
"""How often it is looked whether anybody still holds what a running loop computes. That the last
one lets go of a handle is told to nobody."""


class RunningLoops(dict[Step, Iterations]):
    """The steps that a backend has whose programs have loops, and what these are told by.

    ``pending`` is everything under way on the device. A dictionary, as most devices have none most
    of the time, which each step asks.
    """

    __slots__ = ("_ended", "_look", "_pending")

    def __init__(self, pending: Mapping[Completion, None]) -> None:
        self._pending = pending
        self._ended = 0
        """The iterations of the steps that have ended."""
        self._look = trio.CancelScope()
        """What `watch` waits in."""

    @property
    def iterations(self) -> int:
        """The iterations that have been begun, with those of the steps that have ended."""
        return self._ended + sum([iterations.done for iterations in self.values()])

    def add(self, step: Step, iterations: Iterations) -> None:
        """Takes note of a step that the backend is about to get."""
        self[step] = iterations
        if self._look.deadline == math.inf:
            self._look.deadline = trio.current_time() + LOOK_SECONDS
        if step.context.job.owner.abandoned and not step.outlives_job:
            iterations.stop()

    def count(self, iterations: Iterations) -> None:
        """Counts the iterations of a run that has ended."""
        self._ended += iterations.done

    def stop(self, job: JobState | None = None) -> bool:
        """Has programs end that run for a job which was left, or for any job.

        Those of a job go on that somebody else waits for, or has work depend on. Their steps are
        dropped. Says whether there are any (trio thread).
        """
        found = False
        for step, iterations in self.items():
            if job is None or (step.context.job.owner is job and not self.is_wanted(step, job)):
                iterations.stop()
                found = True
        return found

    async def watch(self) -> None:
        """Ends those of which nobody holds any more what they compute; sleeps while there are none.

        Their jobs may go on: a wait that has timed out leaves its loop running.
        """
        while True:
            deadline = trio.current_time() + LOOK_SECONDS if self else math.inf
            with trio.CancelScope(deadline=deadline) as self._look:
                await trio.sleep_forever()
            if self:
                needed = self._needed()
                for step, iterations in self.items():
                    job = step.context.job.owner
                    # What is held of a job that was left, nobody gets any more.
                    if step not in needed or (job.abandoned and not self.is_wanted(step, job)):
                        iterations.stop()

    def is_wanted(self, step: Step, job: JobState) -> bool:
        """Whether a step is for somebody, though the code of its job has come to an end."""
        if step.is_awaited or job.awaits_end_of(step):
            return True
        if not job.abandoned and step.is_held:
            return True
        outputs = frozenset(step.outputs)
        return any(
            isinstance(other, Step)
            and other.context.job.owner is not job
            and other.at_hand is not None
            and not outputs.isdisjoint(handles_among(other.at_hand.arguments))
            for other in self._pending
        )

    def _needed(self) -> Set[Step]:
        """Steps under way that somebody waits for, or holds what comes of them."""
        needed = set()
        uses: Counter[int] = Counter()
        for context in {step.context: None for step in self}:
            if context.open_recording is not None:
                uses.update(map(id, context.open_recording.unneeded()))
        for step in reversed(tuple(self._pending)):  # those that need others come behind them
            if not isinstance(step, Step):
                continue
            if (
                step.is_awaited
                or step.context.job.owner.awaits_end_of(step)
                or step.is_held_beside(uses)
            ):
                needed.add(step)
            elif step.at_hand is not None:
                uses.update(map(id, handles_among(step.at_hand.arguments)))
        return needed
