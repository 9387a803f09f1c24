"""The actor of one device: its buffers, its memory accounting, its lock, its constants."""

from __future__ import annotations

import contextvars
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.backends.protocol import Backend, Command, Failed, Program, Succeeded
from lazyasync.device import Device
from lazyasync.device_data import DeviceData, MemoryAccount
from lazyasync.errors import DeviceOutOfMemoryError
from lazyasync.ir.types import TensorType
from lazyasync.profiling import NOT_PROFILED, Track
from lazyasync.runtime.completion import Completion, FailureRecord
from lazyasync.runtime.constants import ConstantCache
from lazyasync.runtime.device_lock import DeviceLock
from lazyasync.runtime.fair_share import FairShares
from lazyasync.runtime.mailbox import Mailbox, MailboxStatistics
from lazyasync.runtime.steps import Step, Transfer
from lazyasync.runtime.waiting import Slots, WaitQueue, Waits

if TYPE_CHECKING:
    from lazyasync.runtime.jobs import DeviceContext, Job
    from lazyasync.runtime.runtime import Runtime

MAX_OUTSTANDING = 8
"""Commands handed to a backend at a time; further messages wait in the mailbox."""


@dataclass(frozen=True, slots=True)
class DeviceStatistics:
    """The state of a device's queues and memory."""

    mailbox: MailboxStatistics
    """How full the actor's mailbox is."""
    outstanding: int
    """The commands the device is working on, or has queued."""
    busy_seconds: float
    """The time that programs have kept it busy."""
    memory_bytes: int
    """The bytes of live buffers."""
    peak_memory_bytes: int
    """The most bytes of live buffers at a time."""
    predicted_peak_bytes: int
    """The most bytes that were expected when a program was sent to the device: what was in use,
    its outputs and its intermediates."""
    workspace_bytes: int
    """The bytes held for intermediates."""
    lock_held: bool
    """Whether something is being issued."""
    lock_waiting: int
    """The tasks that wait for the lock."""
    cached_constants: int
    """The uploaded constants kept for reuse."""


class Attempt:
    """Work on a device, and what has been done so far to find memory for it."""

    __slots__ = ("actor", "after_draining", "after_trimming", "job", "label", "trim_error")

    def __init__(self, actor: DeviceActor, label: str, job: Job) -> None:
        self.actor = actor
        self.label = label
        self.job = job
        self.after_draining = False
        """Whether it began with nothing else on the device."""
        self.after_trimming = False
        """Whether cached memory was given back before, or should have been."""
        self.trim_error: BaseException | None = None
        """What went wrong with that."""

    def start(self) -> None:
        """Begins it, for the first time or again."""
        raise NotImplementedError


class StepAttempt(Attempt):
    """A step that has its turn."""

    __slots__ = ("program", "step", "waits_for")

    def __init__(self, actor: DeviceActor, step: Step, program: Program) -> None:
        super().__init__(actor, step.label, step.context.job)
        self.step = step
        self.program = program
        self.waits_for: Sequence[Completion] | None = None
        """What of its job was on the device when it was found to exceed the job's quota."""

    def start(self) -> None:
        self.actor._start(self)


class CopyAttempt(Attempt):
    """A copy that the backend makes."""

    __slots__ = ("command",)

    def __init__(self, actor: DeviceActor, command: Command, job: Job) -> None:
        super().__init__(actor, command.label, job)
        self.command = command

    def start(self) -> None:
        self.actor._submit(replace(self.command, done=self._done))

    def _done(self, outcome: Succeeded | Failed) -> None:
        self.actor._copy_done(self, outcome)


class HostCopyAttempt(Attempt):
    """A copy that is made by somebody else, who waits for ``again`` to do it again."""

    __slots__ = ("again",)

    def __init__(self, actor: DeviceActor, label: str, job: Job) -> None:
        super().__init__(actor, label, job)
        self.again = Completion(actor.runtime.waits)

    def start(self) -> None:
        self.again.finish()


class InputsMissingError(Exception):
    """A step found that one before it on the device has left its inputs without buffers."""


class Copying(Completion):
    """An upload or a download under way, for a job."""

    __slots__ = ("job",)

    def __init__(self, job: Job) -> None:
        super().__init__(job.runtime.waits)
        self.job = job


class Request:
    """One message to a device actor: pending, delivered, or abandoned by its sender.

    ``begin`` is called by the actor. A sender that is cancelled before that withdraws the message;
    after it the request is abandoned, and what it still yields is dropped.
    """

    __slots__ = ("_queue", "_waits", "begin", "replied")

    def __init__(self, waits: Waits, begin: Callable[[Request], None]) -> None:
        self._waits = waits
        self._queue: WaitQueue = {}
        self.begin = begin
        self.replied = False

    def reply(self) -> None:
        """Lets the sender go on."""
        self.replied = True
        self._waits.wake_all(self._queue)

    async def wait(self) -> None:
        """Waits for the reply."""
        if not self.replied:
            await self._waits.park(self._queue)


class DeviceActor:
    """Serves the requests to one device in order, and keeps its books."""

    def __init__(self, runtime: Runtime, device: Device, backend: Backend) -> None:
        config = runtime.config
        self.runtime = runtime
        self.device = device
        self.backend = backend
        self.account = MemoryAccount()
        self.lock = DeviceLock(device, runtime.waits, runtime.metrics)
        self.shares = FairShares(runtime.waits)
        self.mailbox: Mailbox[Request] = Mailbox(runtime.waits, config.mailbox_capacity)
        self.pending: dict[Completion, None] = {}
        """Everything under way on the device, for `la.wait_device_ops`."""
        self._room = Slots(runtime.waits, MAX_OUTSTANDING)
        self._busy_seconds = 0.0
        self._ended = False
        self._retries: deque[Attempt] = deque()
        """What starts again once no other step is on the device; no turns are given then."""
        self._over_quota: list[StepAttempt] = []
        """Steps that start again when others of their job have ended, and those behind them."""
        self._running: dict[Step, None] = {}
        """The steps that the backend has."""
        self._numpy_context = contextvars.copy_context()
        self._numpy_context.run(np.seterr, all="ignore")
        limits = [backend.memory_bytes, config.device_memory_bytes]
        self._memory_limit = min((limit for limit in limits if limit is not None), default=None)
        self._constants = ConstantCache(config, self.account, runtime.metrics)
        self._predicted_peak = 0

    # ---- the actor -------------------------------------------------------------------------

    @enable_ki_protection
    async def serve(self) -> None:
        """The actor's loop."""
        while True:
            await self._room.acquire()  # the place is given back when the command is done
            request = await self.mailbox.receive()
            request.begin(request)
            del request  # and with it the step's buffers, which would live until the next one

    @enable_ki_protection
    async def _request(self, begin: Callable[[Request], None]) -> None:
        request = Request(self.runtime.waits, begin)
        await self.mailbox.send(request)
        try:
            await request.wait()
        except BaseException:
            self.mailbox.withdraw(request)
            raise

    def _submit(self, command: Command) -> None:
        profile = self.runtime.profile
        if profile is not None:
            command = profile.watched(self.backend, command)
        self.backend.submit(command)

    def let_go(self) -> None:
        """Drops what has never ended, with the buffers it holds, when the runtime has."""
        self._ended = True  # what is to be started again soon must not come back into the queues
        self.mailbox.drain()
        self.pending.clear()
        self._retries.clear()
        self._over_quota.clear()
        self._running.clear()
        self._constants.clear()

    # ---- programs --------------------------------------------------------------------------

    async def issue(self, step: Step, program: Program) -> None:
        """Sends a step to the device; returns when it has been issued, not when it has ended."""

        def begin(request: Request) -> None:
            self._start(StepAttempt(self, step, program))
            request.reply()

        await self._request(begin)

    def try_issue(self, step: Step, program: Program) -> bool:
        """Issues a step now, if the actor is idle and turn, lock and place are free.

        An idle actor would do just this as soon as it ran; doing it in the sender's task saves a
        round through trio's scheduler. False, with nothing changed, if anything must be waited for.
        """
        if self.lock.held or not self.mailbox.is_empty or not self._room.try_acquire():
            return False
        if not self.shares.try_turn(step.context.share, step.estimated_seconds):
            self._room.release()
            return False
        self._start(StepAttempt(self, step, program))
        return True

    def _start(self, attempt: StepAttempt) -> None:
        """Submits a step's program; the outcome comes to `_step_done`.

        Its inputs need not be there yet: those that steps issued before are still computing are
        there by the time that the device comes to it, or it finds them missing.
        """
        step, program = attempt.step, attempt.program
        arguments = step.collected.arguments
        uploads = _uploads(arguments)
        if uploads is None:
            self._ends_with_inputs(step)
            return
        needed = program.output_bytes + sum([data.type.nbytes for data in uploads])
        if self._over_quota and self._is_behind_one_over_quota(step):
            self._hold_back(attempt)
            return
        if step.context.job.owner.max_memory is not None:
            shortage = self._quota_shortage(step.context, needed)
            if shortage is not None:
                self._exceeds_quota(attempt, shortage)
                return
            attempt.waits_for = None
        if self._memory_limit is not None:
            shortage = self._shortage(needed, program.workspace_bytes)
            if shortage is not None:
                self._step_out_of_memory(attempt, shortage)
                return
        self._charge(step.context, step.outputs, program)
        for data in uploads:
            data.charge((step.context.account, self.account))
        spent = _spent(arguments, program.overwritable) if program.overwritable else ()
        command = Command(
            "execute",
            attempt.label,
            lambda: self._execute(step, program, arguments, spent),
            lambda outcome: self._step_done(attempt, outcome),
            program,
            program.output_bytes,
            arguments,
            lambda: any(map(_is_missing, arguments)),
        )
        self._running[step] = None
        self._submit(command)
        step.was_issued()

    def _charge(
        self, context: DeviceContext, outputs: Sequence[DeviceData], program: Program
    ) -> None:
        """Counts a program's outputs: the sum for the accounts, and its part for each handle."""
        accounts = (context.account, self.account)
        for data in outputs:
            data.note_charge(accounts)
        for account in accounts:
            account.charge(program.output_bytes)
        predicted = self.account.used + program.workspace_bytes
        if predicted > self._predicted_peak:
            self._predicted_peak = predicted

    def _execute(
        self, step: Step, program: Program, arguments: Sequence[Any], spent: Sequence[int] = ()
    ) -> Any:
        """A step's work on the device: missing uploads, the program, the fetches asked for.

        ``spent`` are arguments, by position, that nobody needs after it.
        """
        values = [
            self._materialize(value) if type(value) is DeviceData else value for value in arguments
        ]
        profile = self.runtime.profile
        if profile is None:
            buffers = self.backend.execute(program, values, spent)
        else:
            buffers = profile.execute(self.backend, program, values, spent)
        downloads: Sequence[tuple[DeviceData, Callable[[], np.ndarray]]] = ()
        if step.fetches:
            downloads = [
                (data, self.backend.download(buffer))
                for data, buffer in zip(step.outputs, buffers, strict=True)
                if data in step.fetches
            ]
        # Last, when nothing can fail any more: steps issued behind this one take them from here.
        for data, buffer in zip(step.outputs, buffers, strict=True):
            data.buffer = buffer
        for place in spent:
            arguments[place].buffer = None  # an output's by now, or free for the next step
        return downloads

    def _step_done(self, attempt: StepAttempt, outcome: Succeeded | Failed) -> None:
        step, program = attempt.step, attempt.program
        self._running.pop(step, None)
        if isinstance(outcome, Failed):
            for data in step.outputs:
                data.buffer = None
                data.discharge()
            if self._ends_with_inputs(step):
                return
            error = outcome.error
            if isinstance(error, (InputsMissingError, MemoryError)):
                if isinstance(error, MemoryError):
                    self._step_out_of_memory(attempt, error)
                else:
                    self._start_when_drained(attempt)  # behind the step that tries again
                if self._over_quota:
                    self.runtime.deliver_soon(self._resume_over_quota)
            else:
                self._finish(step, 0.0, lambda: step.fail(error, program))
            return
        self._keep(step, program, outcome.value, outcome.seconds)
        self._finish(step, outcome.seconds, lambda: step.end(None))

    def _keep(
        self,
        step: Step,
        program: Program,
        downloads: Sequence[tuple[DeviceData, Callable[[], np.ndarray]]],
        seconds: float,
    ) -> None:
        """Takes what a program that has run leaves for the host: values, and how long it took."""
        for data, download in downloads:
            data.host = read_only(download())
        profile = self.runtime.profile
        if profile is not None:
            profile.program_ran(self.device, step.collected.graph, seconds)
        self._measured(program, seconds, profile is None or not profile.kernels)

    def _ends_with_inputs(self, step: Step) -> bool:
        """Ends a step one of whose inputs has failed: it shares the record."""
        failure = next((data.failure for data in step.inputs() if data.failure is not None), None)
        if failure is None:
            return False
        self.runtime.metrics.increment("StepsWithFailedInputs")
        self._finish(step, 0.0, lambda: step.end(failure))
        return True

    def _measured(self, program: Program, seconds: float, as_usual: bool) -> None:
        if as_usual:  # and not kernel by kernel
            # Disturbances only ever make a run longer, so that a shorter one says more.
            weight = 0.3 if seconds < program.estimated_seconds else 0.03
            program.estimated_seconds += weight * (seconds - program.estimated_seconds)
        self._busy_seconds += seconds
        self.runtime.metrics.add_sample("ExecuteTime", seconds, kind="time")

    def _finish(self, step: Step, seconds: float, end: Callable[[], object]) -> None:
        """Gives a step's turn back and ends it; then those go on that waited for its memory."""
        self._room.release()
        share = step.context.share
        self.shares.ended(share, step.estimated_seconds, seconds)
        end()
        self._go_on()

    def _go_on(self) -> None:
        """Starts again, after the end of a command, what has waited for memory and may go on."""
        if self._over_quota:
            # Not at once: the command that has just ended still holds the buffers it read.
            self.runtime.deliver_soon(self._resume_over_quota)
        if self._retries:
            self._pump_retry()

    def run_inline(self, step: Step, program: Program) -> bool:
        """Runs a small program in the caller's task, if the device has nothing else to do.

        The one way past the mailbox. False, with nothing changed, if it must go the long way.
        """
        if not self._is_free_for(step.context):
            return False
        if not self.shares.try_turn(step.context.share, step.estimated_seconds):
            return False
        self._charge(step.context, step.outputs, program)
        arguments = step.collected.arguments
        spent = _spent(arguments, program.overwritable) if program.overwritable else ()
        started = time.perf_counter()
        try:
            downloads = self._numpy_context.run(self._execute, step, program, arguments, spent)
        except Exception as error:
            self._room.taken += 1  # given back by the end of the turn
            self._step_done(StepAttempt(self, step, program), Failed(error))
            return True
        seconds = time.perf_counter() - started
        if self.runtime.profile is not None:
            self.runtime.profile.ran_inline(self.device, step.label, seconds)
        self._keep(step, program, downloads, seconds)
        # Nobody can be waiting for what this one gives back.
        self.shares.ended(step.context.share, step.estimated_seconds, seconds)
        step.end(None)
        return True

    def run_without_step(
        self,
        context: DeviceContext,
        program: Program,
        arguments: Sequence[Any],
        types: Sequence[TensorType],
    ) -> list[DeviceData] | None:
        """As `run_inline`, for a program whose arguments are there, and with no step to end.

        Gives the handles of its outputs. None, with nothing changed, if it cannot be run so, or
        fails: the next attempt says so.
        """
        if program.overwritable or not (self.shares.is_idle and self._is_free_for(context)):
            return None
        started = time.perf_counter()
        try:
            buffers = self._numpy_context.run(self.backend.execute, program, arguments)
        except Exception:
            return None
        seconds = time.perf_counter() - started
        self.shares.ran_alone(context.share, seconds)
        executor, device = self.runtime.executor, self.device
        outputs = []
        for type_, buffer in zip(types, buffers, strict=True):
            data = DeviceData(executor, device, type_)
            data.buffer = buffer
            outputs.append(data)
        self._charge(context, outputs, program)
        self._measured(program, seconds, as_usual=True)
        return outputs

    def _is_free_for(self, context: DeviceContext) -> bool:
        """Whether a program of a job may run in the caller's task, as far as the device goes."""
        return not (
            not self.backend.runs_inline
            or self.lock.held
            or not self.mailbox.is_empty
            or self._room.taken > 1  # one place is the actor's own, while it waits for a message
            or self.shares.outstanding
            or self._memory_limit is not None
            or context.job.max_memory
        )

    # ---- memory ----------------------------------------------------------------------------

    def _quota_shortage(self, context: DeviceContext, needed: int) -> str | None:
        """By how much ``needed`` bytes exceed the quota of a job; None if they fit."""
        job = context.job.owner
        if job.max_memory is None:
            return None
        used = context.account.settle()
        if used + needed <= job.max_memory:
            return None
        return (
            f"it needs {needed} bytes more than the {used} its job {job.name!r} uses, "
            f"which may use {job.max_memory}"
        )

    def _exceeds_quota(self, attempt: StepAttempt, why: str) -> None:
        """Lets what its job has on the device now end, which may hold what is missing.

        After that the step fails. Other jobs have nothing to do with it, and go on.
        """
        step = attempt.step
        if attempt.waits_for is None:
            owner = step.context.job.owner
            attempt.waits_for = [
                *(other for other in self._running if other.context.job.owner is owner),
                *(
                    copy
                    for copy in self.pending
                    if isinstance(copy, Copying) and copy.job.owner is owner
                ),
            ]
            self.runtime.metrics.increment("WaitsForMemory")
            self._hold_back(attempt)
            self.runtime.deliver_soon(self._resume_over_quota)
        elif all(map(self._is_out_of_the_way, attempt.waits_for)):
            error = out_of_memory_error(step.label, why, step.context.job)
            self._finish(step, 0.0, lambda: step.fail(error))
        else:
            self._hold_back(attempt)

    def _is_out_of_the_way(self, work: Completion) -> bool:
        """Whether work has ended, or is a step that the device no longer has.

        One that found its inputs missing waits to be tried again, behind the step that is to
        compute them: which may be the one that asks.
        """
        return work.done or (isinstance(work, Step) and work not in self._running)

    def _hold_back(self, attempt: StepAttempt) -> None:
        """Lets a step wait for others of its job; what waits for it to be out of the way goes on.

        That may be the very copy that it waits for.
        """
        self._over_quota.append(attempt)
        if self._retries:
            self._pump_retry()

    def _is_behind_one_over_quota(self, step: Step) -> bool:
        """Whether a step needs the results of one that waits for its job's memory."""
        waiting = {attempt.step for attempt in self._over_quota}
        return any(data.completion in waiting for data in step.inputs())

    def _shortage(self, needed: int, workspace: int = 0) -> str | None:
        """What is missing on the device, by the books; None if it fits.

        Constants make room, the oldest first, where that is enough: they can be uploaded again.
        """
        limit = self._memory_limit
        if limit is None:
            return None
        used = self.account.settle()
        while (missing := used + needed + workspace - limit) > 0:
            if not self._constants.make_room(missing):
                intermediates = f" and {workspace} for intermediates" if workspace else ""
                return (
                    f"it needs {needed} bytes{intermediates}; "
                    f"{used} of the {limit} on {self.device} are in use"
                )
            used = self.account.settle()
        return None

    async def _shortage_of_copy(self, job: Job, needed: int) -> str | None:
        """What is missing for a copy of ``needed`` bytes to this device; None if it fits.

        Like a step, a copy that does not fit waits first for what is in flight, which may hold
        what is missing: here for what the device has now, so that no other job can hold it up
        for ever. What it needs is to be charged at once, without an await in between.
        """
        context = job.context(self.device)

        def shortage() -> str | None:
            return self._quota_shortage(context, needed) or self._shortage(needed)

        missing = shortage()
        if missing is None:
            return None
        self.runtime.metrics.increment("WaitsForMemory")
        for completion in tuple(self.pending):
            # Not for steps and transfers that may themselves wait for this copy.
            if isinstance(completion, Copying):
                other = completion.job
            elif isinstance(completion, Step) and completion.issued:
                other = completion.context.job
            else:
                continue
            if other.owner is not job.owner and self._quota_shortage(context, needed):
                continue  # which nothing of another job can make up for
            await completion.wait_quietly()
            missing = shortage()
            if missing is None:
                return None
        return missing

    def _step_out_of_memory(self, attempt: StepAttempt, why: str | MemoryError) -> None:
        error = self._out_of_memory(attempt, why)
        if error is not None:
            step = attempt.step
            self._finish(step, 0.0, lambda: step.fail(error))

    def _out_of_memory(self, attempt: Attempt, why: str | MemoryError) -> Exception | None:
        """Lets what is in flight end, gives cached memory back, and tries again, once.

        After that it gives the error: the work fails, and only it. What does not fit by the books
        alone is looked at again before the device gives any back: what was in flight may have held
        what is missing.
        """
        if attempt.after_trimming:
            if attempt.trim_error is not None:
                cause = f"{type(attempt.trim_error).__name__}: {attempt.trim_error}"
                why = f"{why}; giving cached memory back had failed ({cause})"
            return out_of_memory_error(attempt.label, why, attempt.job)
        if attempt.after_draining or isinstance(why, MemoryError):
            self.runtime.metrics.increment("OutOfMemoryRetries")
            attempt.after_trimming = True
        self._start_when_drained(attempt)
        return None

    def _start_when_drained(self, attempt: Attempt) -> None:
        self.runtime.metrics.increment("WaitsForMemory")
        self.shares.paused = True
        self._retries.append(attempt)
        self._pump_retry()

    def _pump_retry(self) -> None:
        """Starts the next one again, once nothing is left but what waits for just that."""
        steps = sum(isinstance(attempt, StepAttempt) for attempt in self._retries)
        if self.shares.outstanding == steps + len(self._over_quota):
            attempt = self._retries.popleft()
            attempt.after_draining = True
            # Never at once: the command that has just ended still holds the buffers it read.
            if attempt.after_trimming:
                self._constants.clear()
                label, trim = attempt.label, self.backend.trim
                self._submit(Command("trim", label, trim, lambda end: self._trimmed(attempt, end)))
            else:
                self.runtime.deliver_soon(lambda: self._resume(attempt))

    def _trimmed(self, attempt: Attempt, outcome: Succeeded | Failed) -> None:
        """Tries again also where nothing was given back: what has drained may be enough."""
        if isinstance(outcome, Failed):
            self.runtime.metrics.increment("FailedTrims")
            attempt.trim_error = outcome.error
        self._resume(attempt)

    def _resume(self, attempt: Attempt) -> None:
        if self._ended:
            return
        self.shares.paused = bool(self._retries)
        attempt.start()
        self.shares.pump()

    def _resume_over_quota(self) -> None:
        attempts, self._over_quota = self._over_quota, []
        for attempt in attempts:
            self._start(attempt)

    # ---- uploads and downloads -------------------------------------------------------------

    def _materialize(self, data: DeviceData) -> Any:
        """The buffer of a handle, uploaded now if its value is on the host only (device thread)."""
        if data.buffer is None:
            if _is_missing(data):
                raise InputsMissingError
            assert data.host is not None
            if self._constants.takes(data.host):
                self._constants.fill(data, self.backend.upload)
            else:
                data.buffer = self.backend.upload(data.host)
        return data.buffer

    async def start_download(self, datas: Sequence[DeviceData], job: Job) -> Completion:
        """Begins to bring the host copies of ready handles, in one go, for ``job``."""
        completion = Copying(job)
        label = f"a download from {self.device}"

        def work() -> list[Callable[[], np.ndarray]]:
            return [self.backend.download(self._materialize(data)) for data in datas]

        def done(outcome: Succeeded | Failed) -> None:
            if isinstance(outcome, Succeeded):
                for data, download in zip(datas, outcome.value, strict=True):
                    data.host = read_only(download())
            self._copied(completion, outcome, label, job)

        command = Command("download", label, work, done)
        await self._begin(CopyAttempt(self, command, job), completion)
        return completion

    async def upload(self, arrays: Sequence[np.ndarray], job: Job) -> list[DeviceData]:
        """Copies host arrays to the device, on the device's own thread.

        Raises `DeviceOutOfMemoryError`, before anything is copied, if they do not fit.
        """
        label = f"an upload to {self.device}"
        shortage = await self._shortage_of_copy(job, sum(array.nbytes for array in arrays))
        if shortage is not None:
            raise out_of_memory_error(label, shortage, job)
        datas = self._charged(arrays, job)
        if self.backend.host_memory:
            await self._copy_in_host_memory(arrays, datas, label, job)
        else:
            await self._copy_to_device(arrays, datas, label, job)
        return datas

    def _charged(self, arrays: Sequence[np.ndarray], job: Job) -> list[DeviceData]:
        """Handles for copies to come, which count from now on: other copies must fit as well."""
        accounts = (job.context(self.device).account, self.account)
        datas = []
        for array in arrays:
            type_ = TensorType(array.shape, array.dtype)
            data = DeviceData(self.runtime.executor, self.device, type_)
            data.charge(accounts)
            datas.append(data)
        return datas

    async def _copy_to_device(
        self, arrays: Sequence[np.ndarray], datas: Sequence[DeviceData], label: str, job: Job
    ) -> None:
        completion = Copying(job)

        def work() -> list[Any]:
            return [self.backend.upload(array) for array in arrays]

        def done(outcome: Succeeded | Failed) -> None:
            if isinstance(outcome, Succeeded):
                _fill(datas, outcome.value)
            else:
                _discharge(datas)
            self._copied(completion, outcome, label, job)

        nbytes = sum(array.nbytes for array in arrays)
        command = Command("upload", label, work, done, nbytes=nbytes)
        try:
            await self._begin(CopyAttempt(self, command, job), completion)
        except BaseException:
            if completion.done:  # withdrawn; a copy that has begun counts until it has ended
                _discharge(datas)
            raise
        await completion.wait()

    async def _copy_in_host_memory(
        self, arrays: Sequence[np.ndarray], datas: Sequence[DeviceData], label: str, job: Job
    ) -> None:
        """Copies in some thread: the device's own would do its queued programs first."""

        def copy() -> list[np.ndarray]:
            return [array.copy() for array in arrays]

        attempt = HostCopyAttempt(self, label, job)
        try:
            while True:
                try:
                    with self._copy_watched(label, datas):
                        buffers = await trio.to_thread.run_sync(copy, abandon_on_cancel=True)
                    break
                except MemoryError as error:
                    failure = self._out_of_memory(attempt, error)
                if failure is not None:
                    raise failure
                await attempt.again.wait()
        except BaseException:
            _discharge(datas)
            raise
        _fill(datas, buffers)

    def _copy_watched(
        self, label: str, datas: Sequence[DeviceData]
    ) -> AbstractContextManager[None]:
        """A block that is shown as a copy in the profile that is open, if any."""
        profile = self.runtime.profile
        if profile is None:
            return NOT_PROFILED
        nbytes = sum(data.type.nbytes for data in datas)
        return profile.span(Track.of_copies(self.device), label, kind="upload", bytes=nbytes)

    def _copy_done(self, copy: CopyAttempt, outcome: Succeeded | Failed) -> None:
        """Takes the end of a copy, which is tried again, once, where there is too little memory."""
        if isinstance(outcome, Failed) and isinstance(outcome.error, MemoryError):
            error = self._out_of_memory(copy, outcome.error)
            if error is None:
                return
            outcome = Failed(error)
        self._room.release()
        copy.command.done(outcome)
        self._go_on()

    async def _begin(self, copy: Attempt, completion: Completion) -> None:
        """Has a copy begun; cancelled before that, it is withdrawn."""
        self.pending[completion] = None
        begun = False

        def begin(request: Request) -> None:
            nonlocal begun
            begun = True
            copy.start()
            request.reply()

        try:
            await self._request(begin)
        except BaseException:
            if not begun:
                del self.pending[completion]
                completion.finish()
            raise

    def _copied(
        self, completion: Completion, outcome: Succeeded | Failed, label: str, job: Job
    ) -> None:
        """Ends a copy. A failure that nobody waits for any more is the job's."""
        del self.pending[completion]
        record = None
        if isinstance(outcome, Failed):
            record = FailureRecord.of_work(job, self.device, label, outcome.error)
            record.job.park(record)
        completion.finish(record)
        if record is not None and not record.delivered:
            record.job.failed(record)

    async def receive(self, transfer: Transfer, source: DeviceActor) -> None:
        """Copies a ready buffer of another device into a transfer's target."""
        data = transfer.source_data
        assert data is not None
        job = transfer.job
        label = f"a transfer from {source.device} to {self.device}"
        shortage = await self._shortage_of_copy(job, data.type.nbytes)
        target = transfer.target
        if target is None:
            transfer.end(None)
            return
        if shortage is not None:
            transfer.fail(out_of_memory_error(label, shortage, job))
            return
        target.charge((job.context(self.device).account, self.account))
        del target

        def work() -> Any:
            if data.buffer is None:  # on the host only: no need to go over the other device
                assert data.host is not None
                return self.backend.upload(data.host)
            return self.backend.receive(source.backend, data.buffer)

        def done(outcome: Succeeded | Failed) -> None:
            if isinstance(outcome, Failed):
                transfer.fail(outcome.error)
            else:
                self.runtime.metrics.increment("DeviceTransfers")
                transfer.end(None, outcome.value)

        command = Command("receive", label, work, done, nbytes=data.type.nbytes, keep_alive=(data,))
        copy = CopyAttempt(self, command, job)

        def begin(request: Request) -> None:
            copy.start()
            request.reply()

        await self._request(begin)

    def statistics(self) -> DeviceStatistics:
        """How full the device's queues and memory are."""
        return DeviceStatistics(
            mailbox=self.mailbox.statistics(),
            outstanding=self.shares.outstanding,
            busy_seconds=self._busy_seconds,
            memory_bytes=self.account.settle(),
            peak_memory_bytes=self.account.peak,
            predicted_peak_bytes=self._predicted_peak,
            workspace_bytes=self.backend.workspace_bytes(),
            lock_held=self.lock.held,
            lock_waiting=self.lock.waiting,
            cached_constants=len(self._constants),
        )


def _uploads(arguments: Sequence[Any]) -> list[DeviceData] | None:
    """The handles whose values must be brought to the device first; None if one has failed."""
    found = []
    for data in arguments:
        if type(data) is DeviceData:
            if data.failure is not None:
                return None
            if data.buffer is None and data.host is not None and not data.is_charged:
                found.append(data)
    return found


def _spent(arguments: Sequence[Any], overwritable: Sequence[int]) -> tuple[int, ...]:
    """Which of the ``overwritable`` arguments of a step nobody else holds, now and later.

    Tensors hold their handles, and so does whatever waits for, fetches, or reads one; a handle
    that a step is still computing is among its outputs as well. Nobody else can come to hold one:
    there is no other way to it (trio thread).
    """
    found = []
    for place in overwritable:
        # Not by way of a variable, whose reference some versions of Python count, and others not.
        holders = sys.getrefcount(arguments[place])
        data: DeviceData = arguments[place]
        # The arguments, the argument of the count, and the step that computes it.
        if holders == 2 + isinstance(data.completion, Step):
            found.append(place)
            if data.buffer is not None:
                data.host = None
    return tuple(found)


def _is_missing(argument: Any) -> bool:
    return type(argument) is DeviceData and argument.buffer is None and argument.host is None


def read_only(array: np.ndarray) -> np.ndarray:
    """A view that cannot be written to: buffers are shared by whoever holds a copy."""
    view = array.view()
    view.flags.writeable = False
    return view


def _fill(datas: Sequence[DeviceData], buffers: Sequence[Any]) -> None:
    for data, buffer in zip(datas, buffers, strict=True):
        data.buffer = buffer


def _discharge(datas: Sequence[DeviceData]) -> None:
    for data in datas:
        data.discharge()


def out_of_memory_error(label: str, why: object, job: Job) -> DeviceOutOfMemoryError:
    """The error of something that did not fit, with the tensors to think of dropping."""
    return DeviceOutOfMemoryError(f"{label} ran out of memory: {why}; {largest_tensors(job)}")


def largest_tensors(job: Job, count: int = 5) -> str:
    """The job's live tensors that hold most, as text."""
    job = job.owner
    tensors = sorted(job.runtime.executor.live_data(job), key=lambda data: -data.type.nbytes)
    listed = ", ".join(f"{data.type} ({data.type.nbytes} bytes)" for data in tensors[:count])
    return f"the largest live tensors of the job {job.name!r} are {listed or 'none'}"
