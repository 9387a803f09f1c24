"""Work that there is too little memory for on a device: what it waits for, and when it fails."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Sequence
from functools import partial

from lazyasync.backends.protocol import Failed, Program, Succeeded, Trim
from lazyasync.runtime.device.work import Attempt, Copying, WorkQueue
from lazyasync.runtime.loop.waiting import Completion
from lazyasync.runtime.steps.step import Step, Transfer

_log = logging.getLogger("lazyasync.memory")


class StepAttempt(Attempt):
    """A step that has its turn, and waits: to be taken up, or for memory."""

    __slots__ = ("program", "step", "waits_for")

    def __init__(self, step: Step, program: Program) -> None:
        super().__init__(step.label, step.context.job)
        self.step = step
        self.program = program
        self.waits_for: Sequence[Completion] | None = None
        """What of its job was on the device when it was found to exceed the job's quota."""

    def fail(self, error: Exception) -> None:
        """Ends the step, which had its turn, by a failure."""
        raise NotImplementedError


class MemoryRetries:
    """The attempts at work on one device that wait for memory, and are made again.

    Belongs to the device's actor; used in the trio thread.
    """

    def __init__(self, work: WorkQueue) -> None:
        self._work = work
        self._runtime = work.runtime
        self._shares = work.shares
        self.when_drained: deque[Attempt] = deque()
        """What starts again once no other step is on the device; no turns are given then."""
        self._next: Attempt | None = None
        """The first of them, once that is so, until it starts; cached memory goes before."""
        self._copy: Attempt | None = None
        """A copy that has started again. The next one waits for its end, as for that of a step, for
        which its turn speaks."""
        self.over_quota: list[StepAttempt] = []
        """Steps that start again when others of their job have ended, and those behind them."""
        self.behind_copies: dict[StepAttempt, None] = {}
        """Steps that start again when copies have come which they found missing."""
        self.attempts: dict[Step, StepAttempt] = {}
        """What is known of the steps that have waited, until they end."""

    def abandon(self) -> None:
        """Drops what waits, when the runtime has ended."""
        self._next = self._copy = None
        self.when_drained.clear()
        self.over_quota.clear()
        self.behind_copies.clear()
        self.attempts.clear()

    def withdraw(self, step: Step) -> None:
        """Takes a step out of what waits, as it is about to fail."""
        attempt = self.attempts.pop(step, None)
        if attempt is not None:
            if attempt in self.over_quota:
                self.over_quota.remove(attempt)
            self.behind_copies.pop(attempt, None)
            self._withdraw(attempt)
            self._pump()
            self._give_turns()

    def step_ended(self, step: Step) -> None:
        """Forgets a step, and lets what has waited for memory go on."""
        self.attempts.pop(step, None)
        self.command_ended()

    def command_ended(self) -> None:
        """Lets what has waited for memory go on, as a command has ended."""
        if self.over_quota:
            self.resume_over_quota_soon()
        if self.when_drained:
            self._pump()

    # ---- quotas of jobs --------------------------------------------------------------------

    def exceeds_quota(self, attempt: StepAttempt, why: str) -> None:
        """Lets what its job has on the device now end, which may hold what is missing.

        After that the step fails. Other jobs have nothing to do with it, and go on.
        """
        step = attempt.step
        if attempt.waits_for is None:
            owner = step.context.job.owner
            attempt.waits_for = [
                *(other for other in self._work.running if other.context.job.owner is owner),
                *(
                    copy
                    for copy in self._work.pending
                    if isinstance(copy, Copying) and copy.job.owner is owner
                ),
            ]
            self._runtime.metrics.increment("WaitsForMemory")
            _log.info("%s waits for memory of its job: %s", attempt.label, why)
            self.hold_back(attempt)
            self.resume_over_quota_soon()
        elif all(map(self._is_out_of_the_way, attempt.waits_for)):
            attempt.fail(self._work.memory.error(step.label, why, step.context.job))
        else:
            self.hold_back(attempt)

    def within_quota(self, step: Step) -> None:
        """Takes note that a step does not exceed its job's quota, now."""
        attempt = self.attempts.get(step)
        if attempt is not None:
            attempt.waits_for = None

    def _is_out_of_the_way(self, work: Completion) -> bool:
        """Whether work has ended, or is a step that the device no longer has.

        One that found its inputs missing waits to be tried again, behind the step that is to
        compute them: which may be the one that asks.
        """
        return work.done or (isinstance(work, Step) and work not in self._work.running)

    def hold_back(self, attempt: StepAttempt) -> None:
        """Lets a step wait for others of its job; what waits for it to be out of the way goes on.

        That may be the very copy that it waits for.
        """
        self.over_quota.append(attempt)
        self._pump()

    def is_behind_one_over_quota(self, step: Step) -> bool:
        """Whether an earlier step of its job waits for the job's memory: it is not overtaken."""
        return any(attempt.step.context is step.context for attempt in self.over_quota)

    def resume_over_quota_soon(self) -> None:
        """Lets the steps over a quota start again, as something of their jobs may have ended.

        Not at once: a command that has just ended still holds the buffers it read.
        """
        if self.over_quota:
            self._runtime.deliver_soon(self._resume_over_quota)

    def _resume_over_quota(self) -> None:
        attempts, self.over_quota = self.over_quota, []
        for attempt in attempts:
            attempt.start()

    # ---- memory of the device --------------------------------------------------------------

    def step_out_of_memory(self, attempt: StepAttempt, why: str | MemoryError) -> None:
        """As `out_of_memory`, for a step, which is ended if it fails."""
        error = self.out_of_memory(attempt, why)
        if error is not None:
            attempt.fail(error)

    def out_of_memory(self, attempt: Attempt, why: str | MemoryError) -> Exception | None:
        """Lets what is in flight end, gives cached memory back, and has the work tried again.

        Gives the error if that has been done already: the work fails, and only it. What does not
        fit by the accounts is tried a first time when what is in flight has ended, which may have
        held what is missing, and a second time when the device has given memory back. What the
        device itself had no memory for is tried once, after both.
        """
        if attempt.after_trimming:
            if attempt.trim_error is not None:
                cause = f"{type(attempt.trim_error).__name__}: {attempt.trim_error}"
                why = f"{why}; giving cached memory back had failed ({cause})"
            return self._work.memory.error(attempt.label, why, attempt.job)
        if attempt.after_draining or isinstance(why, MemoryError):
            self._runtime.metrics.increment("OutOfMemoryRetries")
            attempt.after_trimming = True
        _log.info("%s waits for memory of the device: %s", attempt.label, why)
        self.start_when_drained(attempt)
        return None

    def start_behind_copies(self, attempt: StepAttempt) -> None:
        """Makes an attempt again that has found inputs missing: when the copies have ended that it
        needs, and then behind the steps that are tried again as well."""
        completions = [data.completion for data in attempt.step.inputs()]
        copy = next((one for one in completions if isinstance(one, Transfer)), None)
        if copy is None:
            self.start_when_drained(attempt)
            return

        def start(_: Completion) -> None:
            if attempt in self.behind_copies:  # it is still wanted
                del self.behind_copies[attempt]
                self.start_behind_copies(attempt)

        self.behind_copies[attempt] = None
        copy.add_callback(start)
        self._pump()

    def start_when_drained(self, attempt: Attempt) -> None:
        """Makes an attempt again when what is on the device now has ended."""
        self._runtime.metrics.increment("WaitsForMemory")
        self._shares.pause(True)
        self.when_drained.append(attempt)
        self._pump()

    def copy_ended(self, attempt: Attempt) -> None:
        """Takes note that a copy has ended, or is not wanted any more, if it was to start again."""
        if attempt is self._copy:
            self._copy = None
        elif not self._withdraw(attempt):
            return
        self._pump()
        self._give_turns()

    def _withdraw(self, attempt: Attempt) -> bool:
        """Takes an attempt out of what waits for the device to drain; False if it does not."""
        if attempt is self._next:
            self._next = None
        elif attempt in self.when_drained:
            self.when_drained.remove(attempt)
        else:
            return False
        return True

    def _pump(self) -> None:
        """Starts the next one again, once nothing is left but what waits for just that."""
        if not self.when_drained or self._next is not None or self._copy is not None:
            return
        steps = sum(isinstance(attempt, StepAttempt) for attempt in self.when_drained)
        waiting = steps + len(self.over_quota) + len(self.behind_copies)
        if self._shares.outstanding == waiting:
            attempt = self._next = self.when_drained.popleft()
            attempt.after_draining = True
            # Never at once: the command that has just ended still holds the buffers it read.
            if attempt.after_trimming:
                self._work.memory.constants.clear()
                trimmed = partial(self._trimmed, attempt)
                self._work.commands.submit(Trim(attempt.label), trimmed)
            else:
                self._runtime.deliver_soon(lambda: self._resume(attempt))

    def _trimmed(self, attempt: Attempt, outcome: Succeeded | Failed) -> None:
        """Tries again also where nothing was given back: what has drained may be enough."""
        if isinstance(outcome, Failed):
            self._runtime.metrics.increment("FailedTrims")
            attempt.trim_error = outcome.error
        self._resume(attempt)

    def _resume(self, attempt: Attempt) -> None:
        if attempt is not self._next:
            return  # it is not wanted any more, or the runtime has ended
        self._next = None
        if not isinstance(attempt, StepAttempt):
            self._copy = attempt
        attempt.start()
        self._give_turns()

    def _give_turns(self) -> None:
        """Lets the device go on with other steps, unless something waits for it to drain."""
        self._shares.pause(bool(self.when_drained) or self._next is not None)
        self._shares.pump()
