"""The executor: the phases of a step barrier, and the closures that report at its end."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from threading import get_ident
from typing import Any

import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.callers import Host
from lazyasync.device import Device
from lazyasync.errors import JobClosedError, ReentrantBarrierError
from lazyasync.ir.graph import CollectedGraph, Graph
from lazyasync.observe.profiling import NOT_PROFILED, Track
from lazyasync.ops.promotion import canonical_dtype
from lazyasync.recording import context as recording_context
from lazyasync.runtime.device.copies import is_on_host_only
from lazyasync.runtime.jobs.device_context import DeviceContext
from lazyasync.runtime.jobs.job import Job
from lazyasync.runtime.jobs.step_closure import StepClosure
from lazyasync.runtime.steps.build import NOTHING_COLLECTED, StepMaker
from lazyasync.runtime.steps.fetch import Fetcher
from lazyasync.runtime.steps.host import StepHost
from lazyasync.runtime.steps.levels import highest_level
from lazyasync.runtime.steps.reservation import Reservation
from lazyasync.runtime.steps.step import Step, Transfer, handles_among
from lazyasync.runtime.steps.submit import Submitter
from lazyasync.runtime.steps.tensor_registry import TensorRegistry
from lazyasync.tensor import DeviceData, LazyTensor, TransferTape

_log = logging.getLogger("lazyasync.barriers")

SLOW_BARRIER = 1.0
"""Seconds that a barrier waits for a place before that is worth a line in the log."""


class Executor:
    """What tensors and the step API call: barriers in their phases, made of four parts.

    ``registry`` counts the tensors, ``step_maker`` makes steps of them, ``submitter`` sends those
    to the scheduler, and ``fetch`` waits for tensors.
    """

    def __init__(self, runtime: StepHost) -> None:
        self.runtime = runtime
        self.unscheduled_transfers: dict[Transfer, None] = {}
        """Those of all jobs, which no barrier has scheduled yet."""
        self.transfer_tapes: dict[DeviceData, TransferTape] = {}
        """See `lazyasync.tensor.TensorExecutor`."""
        self.default_dtype = canonical_dtype(runtime.config.default_dtype)
        """See `lazyasync.tensor.TensorExecutor`."""
        self.registry = TensorRegistry(runtime)
        self.step_maker = StepMaker(runtime, self.registry, self.unscheduled_transfers)
        self.submitter = Submitter(runtime, self.step_maker, self.unscheduled_transfers)
        self._nothing_reserved = Reservation(runtime.scheduler.mailbox)
        # What tensors, metrics and short calls find here are the parts' own methods: one that only
        # passed a call on would cost them more.
        self.thread, self.check_thread = runtime.thread, runtime.check_thread
        self.new_tensor_id = self.registry.new_tensor_id
        self.new_data_tensors = self.registry.new_data_tensors
        self.fetch = Fetcher(runtime, self.submitter).fetch
        self.live_data = self.registry.live_data
        self.count_recorded = self.registry.count_recorded
        self.carry_on = self.step_maker.carry_on
        self.hand_on = self.step_maker.hand_on
        self.schedule = self.submitter.schedule
        self.flush_segments = self.submitter.flush_segments
        self.schedule_transfers = self.submitter.schedule_transfers

    @property
    def outside(self) -> Host | None:
        """What carries calls over from outside trio, in a runtime that is open there."""
        return self.runtime.outside

    def cut(self, context: DeviceContext) -> list[Step]:
        """Makes steps of what is live in a recording, while an operation is under way."""
        return self.step_maker.collect(context, None, releases=False).steps

    def has_host_memory(self, device: Device) -> bool:
        """Whether buffers of a device are arrays on the host."""
        return self.runtime.actors[device].backend.host_memory

    def check_host_access(self, tensor: LazyTensor) -> None:
        """In a blocking runtime, outside trio, makes the host copy certain; else does nothing."""
        outside = self.runtime.outside
        if outside is not None:
            current = recording_context.get()
            if current is None or isinstance(current.recorder, Job):  # and no function is traced
                outside.fetch(tensor)

    def check_not_in_closure(self, job: Job, what: str) -> None:
        """Raises `ReentrantBarrierError` inside a step closure."""
        if job.of_closures:
            raise ReentrantBarrierError(
                f"{what} inside a step closure would wait for the closure itself; "
                "`await tensor` and `await la.to_cpu(...)` work there"
            )

    @enable_ki_protection
    async def mark_step(
        self, job: Job, devices: Sequence[Device], wait: bool, *, closures: bool = True
    ) -> None:
        """The step barrier; its phases are those of `la.mark_step`.

        Without ``closures`` those added so far stay for the next barrier.
        """
        self.check_not_in_closure(job, "mark_step")
        if job.gradients:
            job.check_no_gradient("a barrier")
        await trio.lowlevel.checkpoint()
        if len(devices) > 1:
            devices = sorted(set(devices))
        context_of = job.context_of
        contexts = [context_of.get(device) or job.context(device) for device in devices]
        if len(contexts) == 1 and self._may_go_on(job, contexts[0]):
            mixed = self._other_tasks_recorded(contexts)
            handed_over = self._hand_over(job, contexts, self._nothing_reserved, closures)
        else:
            with await self._reserve(job, contexts, closures) as reservation:
                mixed = self._other_tasks_recorded(contexts)
                handed_over = self._hand_over(job, contexts, reservation, closures)
        computed, steps, synchronous = handed_over
        if synchronous:
            job.due_closures.extend(synchronous)
        if mixed and computed:
            self.runtime.mixed_tasks(job)
        if wait or (closures and job.due_closures):
            if self.runtime.profile is None:
                await self._finish_barrier(job, steps, synchronous)
            else:
                with self._watched(job, "wait for the step"):
                    await self._finish_barrier(job, steps, synchronous)

    def _watched(self, job: Job, what: str) -> AbstractContextManager[None]:
        """A block that is shown among the waits of a job in the profile that is open, if any."""
        profile = self.runtime.profile
        return NOT_PROFILED if profile is None else profile.span(Track.of_job(job.name), what)

    def _other_tasks_recorded(self, contexts: Sequence[DeviceContext]) -> bool:
        """Whether the open recordings hold what another task than the current one recorded."""
        if self.runtime.outside is not None or contexts[0].owner is not None:
            return False  # what a thread awaits runs in a task of its own each time
        task = trio.lowlevel.current_task()
        for context in contexts:
            recording = context.open_recording
            if recording is not None and (
                recording.mixed or (recording.task is not None and recording.task is not task)
            ):
                return True
        return False

    def check_running(self, job: Job) -> None:
        """Raises what anything raises in an ended job or runtime, or in another trio run."""
        waits = self.runtime.waits
        if waits.end is not None or get_ident() != self.thread:
            waits.check()
        if job.closed:
            raise job.closed_error()

    def check_open(self, job: Job) -> None:
        """Raises as `check_running`, and the job's oldest failure that nobody has got yet."""
        self.check_running(job)
        if job.failures:
            job.raise_parked()

    def _may_go_on(self, job: Job, context: DeviceContext) -> bool:
        """Whether a barrier on one device has nothing to raise, and nothing to wait for.

        That is common, so that no places are reserved then: there is one for a step in flight, and
        one in the scheduler's mailbox, for when they are needed.
        """
        runtime, slots = self.runtime, context.slots
        places = runtime.scheduler.mailbox.places
        return not (
            job.closed
            or job.failures
            or job.transfers
            or context.segments
            or slots.taken >= slots.limit
            or slots.queue
            or places.taken >= places.limit
            or places.queue
            or runtime.graph_log is not None
            or runtime.waits.end is not None
            or get_ident() != self.thread
            or (job.has_several_devices and job.has_segments)
            or (job.pending_closures and not job.closures.has_room)
        )

    @enable_ki_protection
    async def _reserve(
        self, job: Job, contexts: Sequence[DeviceContext], closures: bool
    ) -> Reservation:
        """Waits for everything a barrier needs. Cancelled, or failing, it leaves nothing taken.

        Has sent what must go out before it: segments, and the sources of transfers.
        """
        self.check_open(job)
        with self._watched(job, "wait for a place"):
            began = trio.current_time()
            devices = [context.device for context in contexts]
            reservation = Reservation(self.runtime.scheduler.mailbox)
            if self.runtime.graph_log is not None:
                await self.runtime.graph_log.wait_for_room()
            while True:
                if job.has_segments:
                    reservation.sent += await self.submitter.flush_segments(job)
                if job.transfers:
                    sources = await self.submitter.schedule_transfers(job, devices)
                    reservation.sent += sources
                if closures and job.pending_closures:
                    # Not with a slot taken: a closure may need one to compute its arguments.
                    await job.closures.wait_for_room()
                await reservation.take([context.slots for context in contexts])
                full = closures and job.pending_closures and not job.closures.has_room
                if not full and not (job.transfers and self.submitter.due_transfers(job, devices)):
                    break
                # Another task took the room, or recorded a transfer, while this one waited. A step
                # must not go out before the transfers it waits for.
                reservation.give_back()
        waited = trio.current_time() - began
        if waited >= SLOW_BARRIER:
            _log.info("a barrier of the job %r waited %.1f s for a place", job.name, waited)
        return reservation

    @enable_ki_protection
    def _hand_over(
        self,
        job: Job,
        contexts: Sequence[DeviceContext],
        reservation: Reservation,
        take_closures: bool,
    ) -> tuple[bool, Sequence[Step], Sequence[StepClosure]]:
        """Collects and sends what is live; gives the steps, and the closures to run in the barrier.

        Also whether there was anything to compute. No await: nothing is left half done.
        """
        closures: Sequence[StepClosure] = ()
        fetched: Sequence[LazyTensor] = ()
        if take_closures and job.pending_closures:
            closures = self._closures_due(job, contexts)
            fetched = [tensor for closure in closures for tensor in closure.tensors]
        steps: list[Step] = []
        computed = False
        made = NOTHING_COLLECTED
        at_once = len(contexts) == 1
        try:
            for context in contexts:
                if context.open_recording is not None:  # waking takes as long as collecting does
                    self.runtime.actors[context.device].wake_up()
                made = self.step_maker.collect(context, None, at_once=at_once, fetched=fetched)
                computed = computed or made.computed
                if made.steps:
                    steps.extend(made.steps)
                    reservation.hold_in_flight(context, made.steps[-1])
        except BaseException:
            # Memory may run out here, for one. What has been collected has its placeholders, and
            # must go out, as nobody else would send it; the closures stay for the next barrier.
            if steps and not made.sent:
                reservation.send(steps)
            raise
        if computed:
            self.runtime.metrics.counters["MarkStep"] += 1
        barrier = [*reservation.sent, *steps] if reservation.sent else steps
        if _log.isEnabledFor(logging.DEBUG):
            _log.debug(
                "a barrier of the job %r on %s: %s",
                job.name,
                ", ".join([str(context.device) for context in contexts]),
                ", ".join([step.label for step in barrier])
                or ("computed at once" if computed else "nothing to compute"),
            )
        synchronous = self._take_closures(job, closures, barrier) if closures else ()
        if steps and not made.sent:
            reservation.send(steps)
        return computed, barrier, synchronous

    def _closures_due(self, job: Job, contexts: Sequence[DeviceContext]) -> Sequence[StepClosure]:
        """The closures added so far that go with a barrier on some devices.

        The others need what a barrier on another device will compute. No more of them wait for it
        than may be queued: the oldest go with this one, and have it computed for themselves.
        """
        pending = job.pending_closures
        if not job.has_several_devices:
            return pending
        devices = {context.device for context in contexts}
        left = [closure for closure in pending if not closure.goes_with(job, devices)]
        if not left:
            return pending
        waiting = set(left[-job.closures.capacity :])
        return [closure for closure in pending if closure not in waiting]

    def _take_closures(
        self, job: Job, closures: Sequence[StepClosure], barrier: Sequence[Step]
    ) -> list[StepClosure]:
        """Queues closures that have been added, behind the steps of a barrier.

        Gives those that the barrier has to run itself.
        """
        taken = set(closures)
        job.pending_closures = [c for c in job.pending_closures if c not in taken]
        for closure in closures:
            closure.completions = barrier
        return job.closures.put(closures)

    async def _finish_barrier(
        self, job: Job, steps: Sequence[Step], synchronous: Sequence[StepClosure]
    ) -> None:
        """Waits for the steps and runs the closures that are due.

        Cancelled here, the steps run on, and closures not yet run stay queued.
        """
        try:
            for step in steps:
                await step.wait()
        except Exception:
            for closure in synchronous:
                if closure in job.due_closures:
                    job.due_closures.remove(closure)
                    job.closures.drop(1)
            raise
        while job.due_closures:
            await job.closures.run_due()

    @enable_ki_protection
    async def launch(
        self, job: Job, context: DeviceContext, graph: Graph, bind: Callable[[], list[Any]]
    ) -> Sequence[DeviceData]:
        """Hands over a graph with its arguments, as a step of its own, which may have no outputs.

        Gives the handles of its outputs, in the order of the graph's roots. It is a barrier, of
        which only the graph is another: it waits, and can be cancelled, before anything has
        happened; then ``bind`` is called, which gives the arguments; and the closures added so far
        go with it. Of a call that is cancelled while those run in it nobody gets the outputs.
        """
        await trio.lowlevel.checkpoint_if_cancelled()
        reservation = self._nothing_reserved
        if not self._may_go_on(job, context):
            reservation = await self._reserve(job, (context,), True)
        with reservation:
            step, outputs = self._compute_graph(context, graph, bind(), reservation)
        if job.pending_closures or job.due_closures:
            barrier = [*reservation.sent, *(() if step is None else (step,))]
            closures = self._closures_due(job, (context,))
            synchronous = self._take_closures(job, closures, barrier)
            job.due_closures.extend(synchronous)
            if job.due_closures:
                with self._watched(job, "wait for the step"):
                    await self._finish_barrier(job, barrier, synchronous)
        # Other tasks have their turn while the device is at work.
        await trio.lowlevel.cancel_shielded_checkpoint()
        return outputs

    @enable_ki_protection
    def launch_at_once(
        self, job: Job, context: DeviceContext, graph: Graph, arguments: list[Any]
    ) -> Sequence[DeviceData] | None:
        """As `launch`, where nothing has to be waited for first, and no closure is to go with it.

        None, with nothing changed, where that is not so.
        """
        if job.pending_closures or job.due_closures or not self._may_go_on(job, context):
            return None
        return self._compute_graph(context, graph, arguments, self._nothing_reserved)[1]

    @enable_ki_protection
    def _compute_graph(
        self, context: DeviceContext, graph: Graph, arguments: list[Any], reservation: Reservation
    ) -> tuple[Step | None, Sequence[DeviceData]]:
        """Has a graph computed, at once if that can be done; gives the handles of its outputs.

        Before them its step, if there had to be one.
        """
        self.runtime.actors[context.device].wake_up()  # takes as long as finding its program
        level = 0
        if self.unscheduled_transfers:
            level = highest_level(handles_among(arguments))
        scheduler = self.runtime.scheduler
        may_be_at_once = not level and self.runtime.graph_log is None
        if may_be_at_once:
            computed = scheduler.run_at_once(context, graph, arguments)
            if computed is not None:
                if _log.isEnabledFor(logging.DEBUG):
                    _log.debug("a call was computed at once, %s", context.label)
                return None, computed
        outputs: Sequence[DeviceData] = ()

        def promise() -> Step:
            nonlocal outputs
            collected = CollectedGraph(graph, arguments, ())
            step = context.new_step(None, collected, graph.root_types, level)
            outputs = step.outputs  # which a step lets go of as it ends, be it at once
            return step

        step = None
        if may_be_at_once:
            step = scheduler.issue_at_once(context, graph, arguments, promise)
        if step is not None:
            reservation.hold_in_flight(context, step)
        elif graph.roots:
            step = promise()
            reservation.send((step,))
            reservation.hold_in_flight(context, step)
        return step, outputs

    @enable_ki_protection
    async def sync_multi(self, job: Job, tensors: Sequence[LazyTensor], wait: bool) -> None:
        """Runs the graphs of these tensors only; the rest stays lazy.

        What is on the host only is brought to its device, in one go for each.
        """
        await trio.lowlevel.checkpoint()
        self.check_open(job)
        on_host: dict[Device, list[DeviceData]] = {}
        for tensor in tensors:
            data = tensor._data
            if data is not None and is_on_host_only(data):
                on_host.setdefault(data.device, []).append(data)
        uploads = [
            await self.runtime.actors[device].copies.start_upload(datas, job)
            for device, datas in sorted(on_host.items())
        ]
        await self.submitter.schedule(tensors)
        if wait:
            await self.fetch(tensors, host=False)
            for upload in uploads:
                if upload is not None:
                    await upload.wait()

    @enable_ki_protection
    async def wait_device_ops(self, job: Job | None, devices: Sequence[Device]) -> None:
        """Waits for what is in flight on the devices at the moment of the call."""
        if job is not None:
            self.check_not_in_closure(job, "wait_device_ops")
        await trio.lowlevel.checkpoint()
        self.runtime.waits.check()
        if job is not None:
            await self.submitter.flush_segments(job)
        snapshot = [
            completion
            for device in devices
            for completion in self.runtime.actors[device].pending
            if completion.handed_over  # another job's segments wait for that job
        ]
        for completion in snapshot:
            await completion.wait_quietly()
        if job is not None:
            job.raise_parked()

    @enable_ki_protection
    async def run_step_closures(self, job: Job) -> None:
        """Runs the closures added so far, computing what their arguments need; no barrier.

        It waits for those that run beside the loop as well.
        """
        self.check_not_in_closure(job, "run_step_closures")
        await trio.lowlevel.checkpoint()
        self.check_open(job)
        await self.queue_closures(job)
        queued = job.closures.last_queued
        await self._finish_barrier(job, (), ())
        await job.closures.wait_until(queued)
        job.raise_parked()

    @enable_ki_protection
    async def queue_closures(self, job: Job) -> None:
        """Queues the closures added so far, with what their arguments need handed over."""
        while closures := list(job.pending_closures):
            await job.closures.wait_for_room()
            # The closure whose argument will never be there reports that itself.
            with suppress(JobClosedError):
                tensors = [tensor for closure in closures for tensor in closure.tensors]
                await self.submitter.schedule(tensors, as_reads=True)
            if job.pending_closures == closures and job.closures.has_room:
                # Nothing has changed meanwhile: all of them are queued, in order, or none.
                job.pending_closures = []
                job.due_closures.extend(job.closures.put(closures))
