"""The actor of one device: what runs there, in which order, and what comes of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import partial
from typing import Any, Literal, TypeAlias

import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.backends.protocol import (
    Backend,
    BringsResults,
    Execute,
    Failed,
    InputsMissingError,
    LaunchesPrograms,
    LaunchHandle,
    Program,
    Succeeded,
    Trim,
)
from lazyasync.buffers import DeviceData, charge_outputs, new_handles, read_only
from lazyasync.device import Device
from lazyasync.ir.graph import Graph
from lazyasync.ir.iterations import NOT_WATCHED, Iterations, Loops, LoopStoppedError, watched
from lazyasync.named_tuples import NamedTuple
from lazyasync.observe.metrics import MAX_PENDING_SAMPLES
from lazyasync.observe.profiling import Profile
from lazyasync.runtime.device.commands import (
    DeviceCommands,
    Done,
    Fetch,
    is_lost,
    uploads_among,
    uploads_at_once,
)
from lazyasync.runtime.device.copies import Copies
from lazyasync.runtime.device.lock import DeviceLock
from lazyasync.runtime.device.loops import RunningLoops
from lazyasync.runtime.device.memory import NO_DONATIONS, AliasedCharges
from lazyasync.runtime.device.memory_retries import MemoryRetries, StepAttempt
from lazyasync.runtime.device.unawaited import UnawaitedWork
from lazyasync.runtime.device.work import MAX_OUTSTANDING, WorkQueue
from lazyasync.runtime.loop.mailbox import MailboxStatistics
from lazyasync.runtime.loop.waiting import Completion
from lazyasync.runtime.steps.core import Core
from lazyasync.runtime.steps.step import DeviceContext, Step, Transfer
from lazyasync.runtime.steps.tensor_registry import TensorRegistry

LEAST_SECONDS = 1e-6
"""Less than what is measured for certain."""
LOOPS_INLINE = 2.0
"""How much longer than other programs those may hold up the event loop that end nobody knows when:
what an iteration takes is known roughly."""


Admission: TypeAlias = Literal["nothing", "memory", "work", "waits"]
"""What is in the way of a program on a device.

``"nothing"``: the device is idle, and no limit says how much memory there is. ``"memory"``: it is
idle, and the program may have what memory there is. ``"work"``: it may be queued behind what the
device has, if it is its job's turn and there is memory for it. ``"waits"``: others wait, which it
would overtake, for a place, or the lock, or to be taken up.
"""


class DeviceStatistics(NamedTuple):
    """The state of a device's queues and memory."""

    mailbox: MailboxStatistics
    """How full the actor's mailbox is."""
    outstanding: int
    """The programs that have a turn: the device runs them, or has them queued."""
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
    looping: int
    """The programs with loops among those that the device runs, or has queued."""
    iterations: int
    """The iterations of loops that have been begun, with those of the programs that run now."""


class DeviceActor(WorkQueue):
    """Serves the work on one device in order, and counts its memory.

    There are three ways in. `run_inline` runs a small program where it is called, `launch` has one
    begin, or queues it, without a wait, and `enqueue` waits until the actor takes the work up.
    `admission` says what is in the way of the first two.
    """

    def __init__(
        self,
        core: Core,
        registry: TensorRegistry,
        device: Device,
        backend: Backend,
        commands: DeviceCommands,
    ) -> None:
        super().__init__(core, registry, device, backend, commands)
        self._launching = backend if isinstance(backend, LaunchesPrograms) else None
        self._result_bytes = backend.result_bytes if isinstance(backend, BringsResults) else -1
        self.lock = DeviceLock(device, core.waits, core.metrics)
        self._busy_seconds = 0.0
        self._execute_time = core.metrics.pending_seconds("ExecuteTime")
        self.loops = RunningLoops(self.pending)
        """Those that the backend has."""
        self.ran_inline = True
        """Whether the last step ran in its caller's task; the next one most likely does as well."""
        self.retries = MemoryRetries(self)
        self.unawaited = UnawaitedWork(self, registry, self.lending, self._ran_at_once)
        self.copies = Copies(self, self.retries, self.unawaited)

    # ---- the actor -------------------------------------------------------------------------

    @enable_ki_protection
    async def serve(self) -> None:
        """The actor's loop."""
        while True:
            await self._room.acquire()  # the place is given back when the command is done
            request = await self.mailbox.receive()
            request.take_up()
            del request  # and with it the step's buffers, which would live until the next one

    def wake_up(self) -> None:
        """Wakes the backend's threads, if a step that is about to come is one for them."""
        if not self.ran_inline:
            self.backend.wake_up()

    def abandon(self) -> None:
        """Drops what has never ended, with the buffers it holds, when the runtime has."""
        self.retries.abandon()
        self.copies.abandon()
        self.unawaited.abandon()
        self.commands.abandon()
        self.mailbox.drain()
        self.pending.clear()
        for step in self.running:
            for data in step.outputs:
                data.discharge()
        self.running.clear()
        self.loops.stop()
        self.loops.clear()
        self.memory.constants.clear()

    # ---- the ways in -----------------------------------------------------------------------

    def admission(self, context: DeviceContext) -> Admission:
        """What is in the way of a program of a job.

        Where memory is limited, steps ask for it in their order, so none is let in past them.
        """
        shares, taken = self.shares, self._room.taken
        if self.lock.held or self.mailbox.places.taken or taken >= MAX_OUTSTANDING:
            return "waits"
        if (
            shares.outstanding
            or shares.active
            or shares.paused
            or taken > 1  # one place is the actor's own, while it waits for a message
            or self.commands.under_way  # as when memory is given back, which takes no place
            or self.retries.attempts
            or context.job.max_memory is not None
        ):
            return "work"
        return "nothing" if self.memory.limit is None else "memory"

    def runs_in_order(self, step: Step, context: DeviceContext) -> bool:
        """Whether what a job runs here later runs behind a step, as in the same lane."""
        return self.shares.lanes == 1 or step.context.share is context.share

    def comes_before(self, completion: Completion, context: DeviceContext) -> bool:
        """Whether the device has what computes an input, and a program of a job runs behind it."""
        if isinstance(completion, Transfer):
            return completion.is_named
        return (
            isinstance(completion, Step)
            and completion.issued
            and self.runs_in_order(completion, context)
        )

    def run_inline(
        self,
        context: DeviceContext,
        program: Program,
        graph: Graph,
        arguments: Sequence[Any],
        release: Callable[[], object],
        step: Step | None = None,
    ) -> Sequence[DeviceData] | None:
        """Runs a small program in the caller's task, if nothing is in the way or missing.

        ``arguments`` are handles and host values. Gives handles of the outputs: those of ``step``,
        which is then to be ended, or new ones, where no step is needed. None, with nothing changed,
        if the program cannot be run so or fails: another way, which can wait, try again and report,
        is for that.
        """
        lending, profile = self.lending, self.runtime.profile
        if not self.backend.runs_inline and (lending is None or profile is not None):
            return None
        admission = self.admission(context)
        lane = 0
        if lending is not None:
            if admission == "work" or admission == "waits":
                return None
        elif admission != "nothing":
            if admission == "waits" or not self._runs_beside(context):
                return None
            lane = 1
        values = _buffers_at_hand(arguments)
        uploads: Sequence[DeviceData] = ()
        if values is None:
            uploads = () if lending is None else uploads_at_once(arguments)
            if not uploads:
                return None
        if admission == "memory" and lending is not None:
            needed = program.output_bytes + sum([data.type.nbytes for data in uploads])
            if self.memory.shortage(needed, program.workspace_bytes) is not None:
                return None
        donated, aliased = NO_DONATIONS
        iterations, told = None, []
        block: AbstractContextManager[object] = NOT_WATCHED
        if program.iteration_seconds is not None:
            # It is stopped if it takes long, and begins anew elsewhere: its arguments stay.
            limit = 1 + int(LOOPS_INLINE * self.runtime.inline_seconds / program.iteration_seconds)
            iterations = Iterations(lambda *report: told.append(report), limit)
            block = watched(iterations)
        elif program.aliasable:
            release()  # by whoever has recorded them, which is not to count as a holder
            donated, aliased = self.memory.donations(context, program, arguments)
        span = 0.0, 0.0
        leaves = self.unawaited.leaves
        started = time.perf_counter()
        try:
            with block if lending is None else lending.lent(program, leaves=leaves):
                if values is None:
                    values = self._brought(context, arguments, uploads)
                if profile is None:
                    buffers = self.backend.execute(program, values, donated, lane)
                else:
                    begin = profile.now()
                    buffers = profile.execute(self.backend, program, values, donated, lane)
                    span = begin, profile.now()
        except Exception:
            for data in uploads:  # a command brings them in its own way
                data.buffer = None
                data.discharge()
            return None
        seconds = time.perf_counter() - started
        if leaves:
            self.unawaited.add(context, program, context.steps + 1 if step is None else step.number)
        else:
            self._ran_at_once(context, program, seconds)
        if iterations is not None:
            self.loops.count(iterations)
            for report in told:
                self._report(context, *report)
        outputs: Sequence[DeviceData]
        if step is None:
            executor, types = self.runtime.executor, graph.root_types
            outputs = new_handles(executor, self.device, types, buffers=buffers)
            context.steps += 1  # what would have been a step has passed
            if context.owner is not None:
                context.owner.steps_of_parts += 1
        else:
            outputs = step.outputs
            for data, buffer in zip(outputs, buffers, strict=True):
                data.buffer = buffer
        if aliased is not None:
            aliased.discharge()  # what is theirs counts as the outputs' from now on
        accounts = (context.account, self.account)
        charge_outputs(outputs, accounts, program.output_bytes, program.workspace_bytes)
        for place in donated:
            arguments[place].buffer = None
        if not lane:
            self.ran_inline = True
        if leaves:
            self.unawaited.limit(context, outputs)
        if profile is not None:
            number = context.steps if step is None else step.number
            label = f"step {number} {context.label}"
            profile.ran_inline(self.device, lane, label, graph, span, seconds)
        return outputs

    def _ran_at_once(self, context: DeviceContext, program: Program, seconds: float) -> None:
        """Takes note of how long a program took that was run at once, while it was a job's turn."""
        self.shares.ran(context.share, seconds)
        self._measured(program, seconds, time.perf_counter(), self.runtime.profile)

    def _brought(
        self, context: DeviceContext, arguments: Sequence[Any], uploads: Sequence[DeviceData]
    ) -> list[Any]:
        """What to run a program on, with ``uploads`` brought to the device, which is lent."""
        for data in uploads:
            if not data.is_charged:
                data.charge((context.account, self.account))
            self.commands.materialize(data)
        return [one.buffer if type(one) is DeviceData else one for one in arguments]

    def _runs_beside(self, context: DeviceContext) -> bool:
        """Whether a small program may run at once beside what the first lane has.

        Nothing that it needs, or that needs it, is under way: whatever has a buffer is whole, and
        what is about to write to it would hold it.
        """
        return (
            context.job.owner.max_memory is None
            and self.shares.may_run_beside(context.share)
            and not any(isinstance(command, Trim) for command in self.commands.under_way)
        )

    def launch(
        self,
        context: DeviceContext,
        program: Program,
        arguments: list[Any],
        promise: Callable[[], Step],
        release: Callable[[], object],
    ) -> Step | None:
        """Has a program begin, or queues it behind what the device has; gives its step.

        None, with nothing changed, if it would have to wait. ``promise`` makes the step, whose
        arguments these are: if the device is idle, when the program is running already, for making
        it takes a while. ``release`` is called before it is seen who holds them.
        """
        admission = self.admission(context)
        if admission == "waits":
            return None
        profile, launching = self.runtime.profile, self._launching
        values: list[Any] | None = None
        if admission == "nothing" and launching is not None:
            values = _buffers_at_hand(arguments)
        profiled = None if profile is None else profile.begin(self.backend)
        observer = None if profiled is None else profiled.observer
        seconds = program.estimated_seconds
        if not self.shares.try_turn(context.share, program):
            return None
        self._room.take()
        launched: LaunchHandle | None = None
        donated, aliased = NO_DONATIONS
        iterations = self._iterations_of(program, context)
        try:
            if launching is not None and values is not None:
                if program.aliasable:
                    release()
                    donated, aliased = self.memory.donations(context, program, arguments)
                try:
                    with NOT_WATCHED if iterations is None else watched(iterations):
                        launched = launching.launch(program, values, donated, observer)
                except Exception:
                    launched = None  # the step will come upon it as well, and tell
            step = promise()
        except BaseException:
            if iterations is not None:
                iterations.stop()
            self._abandon_launch(context, program, seconds, launched)
            raise
        step.estimated_seconds = seconds
        if launched is None or launching is None:
            self.start_step(step, program)
            return step
        try:
            command, done = self._begin(step, program, arguments, donated, aliased, iterations)
            self.commands.expect(command, done, profiled)
            try:
                launching.adopt_launch(command, launched)
            except BaseException:
                self.commands.forget(command)
                raise
            self._was_issued(step)
            self.runtime.metrics.counters["LaunchedSteps"] += 1
        except Exception as error:  # memory may run out here: its tensors have the step already
            if step not in self.running:
                if iterations is not None:
                    iterations.stop()
                self._abandon_launch(context, program, seconds, launched)
                # Not now: what went wrong may be that there is no more room on the stack.
                self.runtime.deliver_soon(partial(self._fail, step, error))
        return step

    def _abandon_launch(
        self,
        context: DeviceContext,
        program: Program,
        seconds: float,
        launched: LaunchHandle | None,
    ) -> None:
        """Gives back the place and the turn of a program that nobody waits for any more.

        Soon, or when it has ended, if it has been launched.
        """

        def give_back(_: object = None) -> None:
            self._room.release()
            self.shares.ended(context.share, seconds, 0.0)

        if launched is None:
            self.runtime.deliver_soon(give_back)
            return
        assert self._launching is not None
        nobody = Execute("a program that nobody waits for", program, (), ())
        self.commands.expect(nobody, give_back)
        self._launching.adopt_launch(nobody, launched)

    def attempt(self, step: Step, program: Program) -> StepAttempt:
        """What has been done for a step so far, whose turn it is; `enqueue` takes it."""
        attempt = self.retries.attempts.get(step)
        if attempt is None:
            attempt = self.retries.attempts[step] = ProgramAttempt(self, step, program)
        return attempt

    # ---- programs --------------------------------------------------------------------------

    def start_step(self, step: Step, program: Program) -> None:
        """Submits a step's program, or has it wait for memory; what goes wrong fails the step.

        Its inputs need not be there yet: those that steps issued before are still computing are
        there by the time that the device comes to it, or it finds them missing.
        """
        try:
            self._start_step(step, program)
        except Exception as error:
            # Not now: what went wrong may be that there is no more room on the stack.
            self.runtime.deliver_soon(partial(self._fail_unstarted, step, error))

    def _fail_unstarted(self, step: Step, error: Exception) -> None:
        """Fails a step that could not be started, unless it goes on by itself, or has ended."""
        if step.done or step in self.running:
            return
        self.retries.withdraw(step)
        self.finish_step(step, 0.0, lambda: self._fail(step, error))

    def _fail(self, step: Step, error: Exception) -> None:
        """Fails a step whose outputs will never be there, and may have been charged already."""
        for data in step.outputs:
            data.discharge()
        step.fail(error)

    def _start_step(self, step: Step, program: Program) -> None:
        arguments = step.collected.arguments
        uploads = uploads_among(arguments)
        if uploads is None:
            self._ends_with_inputs(step)
            return
        needed = program.output_bytes + sum([data.type.nbytes for data in uploads])
        retries = self.retries
        if retries.over_quota and retries.is_behind_one_over_quota(step):
            retries.hold_back(self.attempt(step, program))
            return
        donated, aliased = NO_DONATIONS
        if program.aliasable:
            donated, aliased = self.memory.donations(step.context, program, arguments)
        if step.context.job.owner.max_memory is not None:
            more = needed if aliased is None else needed - aliased.job_bytes
            shortage = self.memory.quota_shortage(step.context, more)
            if shortage is not None:
                retries.exceeds_quota(self.attempt(step, program), shortage)
                return
            retries.within_quota(step)
        if self.memory.limit is not None:
            more = needed if aliased is None else needed - aliased.device_bytes
            shortage = self.memory.shortage(more, program.workspace_bytes)
            if shortage is not None:
                retries.step_out_of_memory(self.attempt(step, program), shortage)
                return
        for data in uploads:
            data.charge((step.context.account, self.account))
        iterations = self._iterations_of(program, step.context)
        self.commands.submit(*self._begin(step, program, arguments, donated, aliased, iterations))
        self._was_issued(step)

    def _was_issued(self, step: Step) -> None:
        """Takes note that the backend has a step, whose end comes by itself from now on."""
        self.running[step] = None
        step.issued = True
        step.notify_issued()

    def _begin(
        self,
        step: Step,
        program: Program,
        arguments: list[Any],
        donated: Sequence[int],
        aliased: AliasedCharges | None,
        iterations: Iterations | None,
    ) -> tuple[Execute, Done]:
        """Enters a step's program into the accounts; gives the command that runs it.

        Also what takes the outcome of that. ``iterations`` are those of the run, which may have
        begun.
        """
        context, outputs, profile = step.context, step.outputs, self.runtime.profile
        if aliased is not None:
            aliased.discharge()
        accounts = (context.account, self.account)
        charge_outputs(outputs, accounts, program.output_bytes, program.workspace_bytes)
        lane = step.lane = context.share.lane
        fetches: Sequence[DeviceData] = step.fetches
        if program.output_bytes <= self._result_bytes:
            step.brings_results = sum([data.type.nbytes for data in outputs]) <= self._result_bytes
            if step.brings_results:
                fetches = outputs
        command = Execute(step.label, program, arguments, outputs, fetches, donated, lane)
        if iterations is not None:
            command.iterations = iterations
            self.loops.add(step, iterations)
        asked = trio.current_time() if self.shares.outstanding > 1 else None
        return command, partial(self._step_done, step, program, arguments, aliased, profile, asked)

    def _step_done(
        self,
        step: Step,
        program: Program,
        arguments: list[Any],
        aliased: AliasedCharges | None,
        profile: Profile | None,
        asked: float | None,
        outcome: Succeeded | Failed,
    ) -> None:
        """Takes the outcome of a step's program: ends the step, or has it tried again.

        ``profile`` is the one that was open when it was submitted, and sees it. ``asked`` is when
        that was, if others had the device then.
        """
        self.ran_inline = False
        self.running.pop(step, None)
        iterations = self.loops.pop(step, None) if self.loops else None
        if iterations is not None:
            self.loops.count(iterations)
        if isinstance(outcome, Failed):
            for data in step.outputs:
                data.buffer = None
                data.discharge()
            if aliased is not None:
                aliased.charge_again()
            error = outcome.error
            if self._ends_with_inputs(step):
                error.__traceback__ = None  # frames that lead to the outcome, and so to itself
                return
            if isinstance(error, LoopStoppedError):
                self.runtime.metrics.increment("DroppedSteps")
                error.__traceback__ = None
                self.finish_step(step, 0.0, step.drop)
                return
            lost = isinstance(error, InputsMissingError) and any(map(is_lost, step.inputs()))
            if isinstance(error, (InputsMissingError, MemoryError)) and not lost:
                retries = self.retries
                attempt = self.attempt(step, program)
                if isinstance(error, MemoryError):
                    retries.step_out_of_memory(attempt, error)
                else:
                    retries.start_behind_copies(attempt)
                retries.resume_over_quota_soon()
            else:
                self.finish_step(step, 0.0, lambda: step.fail(error, program))
            return
        downloads: Sequence[tuple[int, Fetch]] = outcome.value
        for place, download in downloads:
            step.outputs[place].host = read_only(download())
        seconds = outcome.seconds
        if asked is not None:
            waited = trio.current_time() - asked - seconds
            step.context.share.waited_seconds += max(waited, 0.0)
        if profile is not None:
            profile.program_ran(self.device, step.collected.graph, seconds)
        self._measured(program, seconds, time.perf_counter(), profile)
        if program.loops is Loops.UNBOUNDED and iterations is not None and iterations.done:
            measured = max(seconds, LEAST_SECONDS) / iterations.done
            before = program.iteration_seconds
            program.iteration_seconds = measured if before is None else min(measured, before)
        # Its thread may have the command for a moment yet, which must not look like somebody who
        # needs its arguments.
        arguments.clear()
        self.finish_step(step, seconds, None)

    def _iterations_of(self, program: Program, context: DeviceContext) -> Iterations | None:
        """Those of a run of a program; None if it has no loops."""
        return None if program.loops is Loops.NONE else Iterations(partial(self._report, context))

    def _report(
        self, context: DeviceContext, function: Callable[..., object], arguments: tuple[Any, ...]
    ) -> None:
        """Takes what a loop tells of on its way (any thread)."""
        self.runtime.deliver_soon(partial(context.report, function, arguments))

    def _ends_with_inputs(self, step: Step) -> bool:
        """Ends a step one of whose inputs has failed: it shares the record."""
        failure = next((data.failure for data in step.inputs() if data.failure is not None), None)
        if failure is None:
            return False
        self.runtime.metrics.increment("StepsWithFailedInputs")
        self.finish_step(step, 0.0, lambda: step.end(failure))
        return True

    def _measured(
        self, program: Program, seconds: float, ended: float, profile: Profile | None
    ) -> None:
        """Learns from how long a program took, unless a profile times kernels, which takes time."""
        if profile is None or not profile.kernels:
            # Disturbances only ever make a run longer, so that a shorter one says more.
            weight = 0.3 if seconds < program.estimated_seconds else 0.03
            program.estimated_seconds += weight * (seconds - program.estimated_seconds)
        self._busy_seconds += seconds
        self._execute_time.append((ended, seconds))
        if len(self._execute_time) > MAX_PENDING_SAMPLES:
            self.runtime.metrics.settle_samples()

    def finish_step(self, step: Step, seconds: float, end: Callable[[], object] | None) -> None:
        """Gives a step's turn back and ends it; then those go on that waited for its memory.

        It ends as ``end`` has it end, or well.
        """
        self.shares.ended(step.context.share, step.estimated_seconds, seconds)
        if end is None:
            step.end(None)
        else:
            end()
        self._room.release()
        retries = self.retries
        if retries.attempts or retries.when_drained:
            retries.step_ended(step)

    def statistics(self) -> DeviceStatistics:
        """How full the device's queues and memory are."""
        self.unawaited.settle()
        return DeviceStatistics(
            mailbox=self.mailbox.statistics(),
            outstanding=self.shares.outstanding,
            busy_seconds=self._busy_seconds,
            memory_bytes=self.account.settle(),
            peak_memory_bytes=self.account.peak,
            predicted_peak_bytes=self.account.predicted_peak,
            workspace_bytes=self.backend.workspace_bytes(),
            lock_held=self.lock.held,
            lock_waiting=self.lock.waiting,
            cached_constants=len(self.memory.constants),
            looping=len(self.loops),
            iterations=self.loops.iterations,
        )


def _buffers_at_hand(arguments: Sequence[Any]) -> list[Any] | None:
    """The buffers and host values to run a program on; None if one of them is not there.

    Where nothing is in the way of a program, a buffer that is there is whole.
    """
    values: list[Any] = []
    for value in arguments:
        if type(value) is DeviceData:
            value = value.buffer
            if value is None:
                return None
        values.append(value)
    return values


class ProgramAttempt(StepAttempt):
    """A step that has its turn, as its device's actor starts it."""

    __slots__ = ("_actor",)

    def __init__(self, actor: DeviceActor, step: Step, program: Program) -> None:
        super().__init__(step, program)
        self._actor = actor

    def start(self) -> None:
        self._actor.start_step(self.step, self.program)

    def fail(self, error: Exception) -> None:
        step = self.step
        self._actor.finish_step(step, 0.0, lambda: step.fail(error))
