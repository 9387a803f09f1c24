"""The actor of one device: what runs there, in which order, and what comes of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from trio.lowlevel import enable_ki_protection

from lazyasync.backends.protocol import (
    Backend,
    Command,
    Failed,
    LaunchesPrograms,
    LaunchHandle,
    Program,
    Succeeded,
)
from lazyasync.device import Device
from lazyasync.device_data import DeviceData, read_only
from lazyasync.ir.types import TensorType
from lazyasync.observe.profiling import Profile
from lazyasync.runtime.device.copies import Copies
from lazyasync.runtime.device.host import DeviceHost
from lazyasync.runtime.device.lock import DeviceLock
from lazyasync.runtime.device.memory import DeviceMemory
from lazyasync.runtime.device.memory_retries import MemoryRetries, StepAttempt
from lazyasync.runtime.device.request import Request
from lazyasync.runtime.device.step_run import (
    Fetch,
    InputsMissingError,
    StepRun,
    donatable_among,
    drop_host_copies,
    is_lost,
    is_missing,
    uploads_among,
)
from lazyasync.runtime.loop.mailbox import Mailbox, MailboxStatistics
from lazyasync.runtime.loop.waiting import Slots
from lazyasync.runtime.scheduler.fair_share import FairShares
from lazyasync.runtime.steps.completion import Completion
from lazyasync.runtime.steps.step import Step, StepContext

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


class DeviceActor:
    """Serves the requests to one device in order, and keeps its books."""

    def __init__(self, runtime: DeviceHost, device: Device, backend: Backend) -> None:
        config = runtime.config
        self.runtime = runtime
        self.device = device
        self.backend = backend
        self._launching = backend if isinstance(backend, LaunchesPrograms) else None
        self.memory = DeviceMemory(device, backend.memory_bytes, config, runtime.metrics)
        self.account = self.memory.account
        self.lock = DeviceLock(device, runtime.waits, runtime.metrics)
        self.shares = FairShares(runtime.waits)
        self.mailbox: Mailbox[Request] = Mailbox(runtime.waits, config.mailbox_capacity)
        self.pending: dict[Completion, None] = {}
        """Everything under way on the device, for `la.wait_device_ops`."""
        self._room = Slots(runtime.waits, MAX_OUTSTANDING)
        self._busy_seconds = 0.0
        self.running: dict[Step, None] = {}
        """The steps that the backend has."""
        self._ran_inline = True
        """Whether the last step ran in its caller's task; the next one most likely does as well."""
        self.retries = MemoryRetries(self)
        self.copies = Copies(self)

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
    async def request(self, begin: Callable[[Request], None]) -> None:
        request = Request(self.runtime.waits, begin)
        await self.mailbox.send(request)
        try:
            await request.wait()
        except BaseException:
            self.mailbox.withdraw(request)
            raise

    def wake_up(self) -> None:
        """Wakes the backend's threads, if a step that is about to come is one for them."""
        if not self._ran_inline:
            self.backend.wake_up()

    def submit(self, command: Command) -> None:
        """Hands a command to the backend, by way of the profile that is open.

        One that the backend cannot take, because no thread can be started, fails.
        """
        profile = self.runtime.profile
        if profile is not None:
            command = profile.watched(self.backend, command)
        try:
            self.backend.submit(command)
        except Exception as error:
            failed = Failed(error)
            # Not at once: whoever submits it does not expect its end yet.
            self.runtime.deliver_soon(lambda: command.done(failed))

    def abandon(self) -> None:
        """Drops what has never ended, with the buffers it holds, when the runtime has."""
        self.retries.abandon()
        self.mailbox.drain()
        self.pending.clear()
        for step in self.running:
            for data in step.outputs:
                data.discharge()
        self.running.clear()
        self.memory.constants.clear()

    # ---- programs --------------------------------------------------------------------------

    async def issue(self, step: Step, program: Program) -> None:
        """Sends a step to the device; returns when it has been issued, not when it has ended."""

        def begin(request: Request) -> None:
            self.start_step(StepAttempt(self, step, program))
            request.reply()

        await self.request(begin)

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
        self.start_step(StepAttempt(self, step, program))
        return True

    def start_step(self, attempt: StepAttempt) -> None:
        """Submits a step's program; the outcome comes to `_step_done`.

        Its inputs need not be there yet: those that steps issued before are still computing are
        there by the time that the device comes to it, or it finds them missing.
        """
        step, program = attempt.step, attempt.program
        arguments = step.collected.arguments
        uploads = uploads_among(arguments)
        if uploads is None:
            self._ends_with_inputs(step)
            return
        needed = program.output_bytes + sum([data.type.nbytes for data in uploads])
        retries = self.retries
        if retries.over_quota and retries.is_behind_one_over_quota(step):
            retries.hold_back(attempt)
            return
        donated: Sequence[int] = ()
        aliased = attempt.aliased = None
        if program.aliasable:
            donated = donatable_among(arguments, program.aliasable)
            aliased = self.memory.aliased_charges(step.context, program, arguments, donated)
            attempt.aliased = aliased
        if step.context.job.owner.max_memory is not None:
            more = needed if aliased is None else needed - aliased.job_bytes
            shortage = self.memory.quota_shortage(step.context, more)
            if shortage is not None:
                retries.exceeds_quota(attempt, shortage)
                return
            attempt.waits_for = None
        if self.memory.limit is not None:
            more = needed if aliased is None else needed - aliased.device_bytes
            shortage = self.memory.shortage(more, program.workspace_bytes)
            if shortage is not None:
                retries.step_out_of_memory(attempt, shortage)
                return
        self.memory.charge_outputs(step.context, step.outputs, program, aliased)
        for data in uploads:
            data.charge((step.context.account, self.account))
        if donated:
            drop_host_copies(arguments, donated)
        command = self._command(attempt, donated)
        attempt.profile = self.runtime.profile
        self.running[step] = None
        self.submit(command)
        step.was_issued()

    def _command(self, attempt: StepAttempt, donated: Sequence[int] = ()) -> Command:
        program, arguments = attempt.program, attempt.step.collected.arguments
        run = StepRun(self, attempt.step, program, arguments, donated)
        return Command(
            "execute",
            attempt.label,
            run,
            lambda outcome: self._step_done(attempt, outcome),
            program,
            program.output_bytes,
            arguments,
            lambda: any(map(is_missing, arguments)),
            run,
        )

    def _step_done(self, attempt: StepAttempt, outcome: Succeeded | Failed) -> None:
        step, program = attempt.step, attempt.program
        self._ran_inline = False
        self.running.pop(step, None)
        if isinstance(outcome, Failed):
            for data in step.outputs:
                data.buffer = None
                data.discharge()
            if attempt.aliased is not None:
                attempt.aliased.charge_again()
            if self._ends_with_inputs(step):
                return
            error = outcome.error
            lost = isinstance(error, InputsMissingError) and any(map(is_lost, step.inputs()))
            if isinstance(error, (InputsMissingError, MemoryError)) and not lost:
                retries = self.retries
                if isinstance(error, MemoryError):
                    retries.step_out_of_memory(attempt, error)
                else:
                    retries.start_when_drained(attempt)  # behind the step that tries again
                retries.resume_over_quota_soon()
            else:
                self.finish_step(step, 0.0, lambda: step.fail(error, program))
            return
        self._keep(step, program, outcome.value, outcome.seconds, attempt.profile)
        # Its thread may have the command for a moment yet, which must not look like somebody who
        # needs its arguments.
        step.collected.arguments.clear()
        self.finish_step(step, outcome.seconds, lambda: step.end(None))

    def _keep(
        self,
        step: Step,
        program: Program,
        downloads: Sequence[tuple[DeviceData, Fetch]],
        seconds: float,
        profile: Profile | None,
    ) -> None:
        """Takes what a program that has run leaves for the host: values, and how long it took.

        ``profile`` is the one that was open when it began.
        """
        for data, download in downloads:
            data.host = read_only(download())
        if profile is not None:
            profile.program_ran(self.device, step.collected.graph, seconds)
        self._measured(program, seconds, profile is None or not profile.kernels)

    def _ends_with_inputs(self, step: Step) -> bool:
        """Ends a step one of whose inputs has failed: it shares the record."""
        failure = next((data.failure for data in step.inputs() if data.failure is not None), None)
        if failure is None:
            return False
        self.runtime.metrics.increment("StepsWithFailedInputs")
        self.finish_step(step, 0.0, lambda: step.end(failure))
        return True

    def _measured(self, program: Program, seconds: float, as_usual: bool) -> None:
        if as_usual:  # and not kernel by kernel
            # Disturbances only ever make a run longer, so that a shorter one says more.
            weight = 0.3 if seconds < program.estimated_seconds else 0.03
            program.estimated_seconds += weight * (seconds - program.estimated_seconds)
        self._busy_seconds += seconds
        self.runtime.metrics.add_sample("ExecuteTime", seconds, kind="time")

    def finish_step(self, step: Step, seconds: float, end: Callable[[], object]) -> None:
        """Gives a step's turn back and ends it; then those go on that waited for its memory."""
        self.shares.ended(step.context.share, step.estimated_seconds, seconds)
        self.command_ended(end)

    def command_ended(self, end: Callable[[], object]) -> None:
        """Ends a command, which gives its place back; what has waited for memory may go on."""
        self._room.release()
        end()
        self.retries.command_ended()

    def run_inline(self, step: Step, program: Program) -> bool:
        """Runs a small program in the caller's task, if the device has nothing else to do.

        It does not pass the mailbox. False, with nothing changed, if it must go the long way.
        """
        if not self.backend.runs_inline or not self._has_nothing_to_wait_for(step.context):
            return False
        if not self.shares.try_turn(step.context.share, step.estimated_seconds):
            return False
        self.memory.charge_outputs(step.context, step.outputs, program)
        arguments = step.collected.arguments
        donated = donatable_among(arguments, program.aliasable) if program.aliasable else ()
        drop_host_copies(arguments, donated)
        started = time.perf_counter()
        try:
            run = StepRun(self, step, program, arguments, donated)
            downloads = run()
        except Exception as error:
            self._room.take()  # given back by the end of the turn
            self._step_done(StepAttempt(self, step, program), Failed(error))
            return True
        seconds = time.perf_counter() - started
        self._ran_inline = True
        profile = self.runtime.profile
        if profile is not None:
            profile.ran_inline(self.device, step.label, seconds)
        self._keep(step, program, downloads, seconds, profile)
        # Nobody can be waiting for what this one gives back.
        self.shares.ended(step.context.share, step.estimated_seconds, seconds)
        step.end(None)
        return True

    def run_without_step(
        self,
        context: StepContext,
        program: Program,
        arguments: Sequence[Any],
        types: Sequence[TensorType],
    ) -> list[DeviceData] | None:
        """As `run_inline`, for a program whose arguments are there, and with no step to end.

        Gives the handles of its outputs. None, with nothing changed, if it cannot be run so, a
        profile is to see it, or it fails: the next attempt says so.
        """
        if (
            program.aliasable
            or not self.backend.runs_inline
            or self.runtime.profile is not None
            or not self._has_nothing_to_wait_for(context)
        ):
            return None
        started = time.perf_counter()
        try:
            buffers = self.backend.execute(program, arguments)
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
        self.memory.charge_outputs(context, outputs, program)
        self._measured(program, seconds, as_usual=True)
        return outputs

    def launch(
        self, context: StepContext, program: Program, arguments: Sequence[Any]
    ) -> LaunchHandle | None:
        """Has the backend begin with a program before there is a step for it.

        `adopt_launch` must follow without a checkpoint. None, with nothing changed, if there is
        something that the program would have to wait for, or a profile is to see its command.
        """
        if (
            self._launching is None
            or self.runtime.profile is not None
            or not self._has_nothing_to_wait_for(context)
        ):
            return None
        return self._launching.launch(program, arguments)

    def adopt_launch(self, step: Step, program: Program, launched: LaunchHandle) -> None:
        """Enters the step of what has been launched in the books, as `try_issue` does."""
        assert self._launching is not None
        self._room.take()
        step.estimated_seconds = program.estimated_seconds
        granted = self.shares.try_turn(step.context.share, step.estimated_seconds)
        assert granted  # as nobody had a turn, or waited for one
        self.memory.charge_outputs(step.context, step.outputs, program)
        self.running[step] = None
        self._launching.adopt_launch(self._command(StepAttempt(self, step, program)), launched)
        step.was_issued()

    def _has_nothing_to_wait_for(self, context: StepContext) -> bool:
        """Whether a program of a job could begin now: the device is idle, and nothing limits it.

        Where memory is limited, steps ask for it in their order.
        """
        return self.shares.is_idle and not (
            self.lock.held
            or not self.mailbox.is_empty
            or self._room.taken > 1  # one place is the actor's own, while it waits for a message
            or self.memory.limit is not None
            or context.job.max_memory is not None
        )

    # ---- buffers ---------------------------------------------------------------------------

    def materialize(self, data: DeviceData) -> Any:
        """The buffer of a handle, uploaded now if its value is on the host only.

        Called by whoever has the device at that time: its thread, or, where that has no command,
        the trio thread.
        """
        if data.buffer is None:
            if is_missing(data):
                raise InputsMissingError
            assert data.host is not None
            if self.memory.constants.takes(data.host):
                self.memory.constants.fill(data, self.backend.upload)
            else:
                data.buffer = self.backend.upload(data.host)
        return data.buffer

    def statistics(self) -> DeviceStatistics:
        """How full the device's queues and memory are."""
        return DeviceStatistics(
            mailbox=self.mailbox.statistics(),
            outstanding=self.shares.outstanding,
            busy_seconds=self._busy_seconds,
            memory_bytes=self.account.settle(),
            peak_memory_bytes=self.account.peak,
            predicted_peak_bytes=self.memory.predicted_peak,
            workspace_bytes=self.backend.workspace_bytes(),
            lock_held=self.lock.held,
            lock_waiting=self.lock.waiting,
            cached_constants=len(self.memory.constants),
        )
