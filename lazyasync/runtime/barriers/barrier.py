"""The executor: the phases of a step barrier, and the closures that report at its end."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Callable, Container, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from threading import get_ident
from typing import Any

import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.backends.protocol import MeetsOthers
from lazyasync.buffers import DeviceData, new_handles
from lazyasync.device import CollectiveKind, Device
from lazyasync.errors import JobClosedError, ReentrantBarrierError
from lazyasync.ir.graph import CollectedGraph, Graph
from lazyasync.ir.types import TensorType
from lazyasync.observe.profiling import NOT_PROFILED, Track
from lazyasync.recording import new_data_tensor
from lazyasync.runtime.barriers.build import NOTHING_COLLECTED
from lazyasync.runtime.barriers.fetch import Fetcher
from lazyasync.runtime.device.actor import DeviceActor
from lazyasync.runtime.device.commands import is_on_host_only
from lazyasync.runtime.device.exchange import Exchange, ExchangePart
from lazyasync.runtime.loop.failures import FailureRecord
from lazyasync.runtime.loop.waiting import Reservation
from lazyasync.runtime.scheduler.programs import Scheduler
from lazyasync.runtime.steps.core import Core
from lazyasync.runtime.steps.levels import highest_level
from lazyasync.runtime.steps.step import DeviceContext, JobState, Step, Transfer, handles_among
from lazyasync.runtime.steps.step_closure import StepClosure
from lazyasync.runtime.steps.tensor_registry import TensorRegistry
from lazyasync.tensor import LazyTensor

_log = logging.getLogger("lazyasync.barriers")

SLOW_BARRIER = 1.0
"""Seconds that a barrier waits for a place before that is worth a line in the log."""


class Executor(Fetcher):
    """What tensors and the step API call: barriers in their phases, beside what tensors ask for."""

    def __init__(
        self,
        runtime: Core,
        actors: Mapping[Device, DeviceActor],
        scheduler: Scheduler,
        registry: TensorRegistry,
    ) -> None:
        super().__init__(runtime, actors, scheduler, registry)
        self._scheduler = scheduler
        self._warned_of_mixed_tasks = False

    def check_not_in_closure(self, job: JobState, what: str) -> None:
        """Raises `ReentrantBarrierError` inside a step closure."""
        if job.of_closures:
            raise ReentrantBarrierError(
                f"{what} inside a step closure would wait for the closure itself; "
                "`await tensor` and `await la.to_cpu(...)` work there"
            )

    @enable_ki_protection
    async def mark_step(
        self, job: JobState, devices: Sequence[Device], wait: bool, *, closures: bool = True
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
            handed_over = self._hand_over(job, contexts, (), closures)
        else:
            reservation, sent = await self._reserve(job, contexts, closures)
            with reservation:
                mixed = self._other_tasks_recorded(contexts)
                handed_over = self._hand_over(job, contexts, sent, closures)
        computed, steps, synchronous = handed_over
        if synchronous:
            job.closures.add_due(synchronous)
        if mixed and computed:
            self._note_mixed_tasks(job)
        if wait or (closures and job.closures.due):
            if self.runtime.profile is None:
                await self._finish_barrier(job, steps, synchronous)
            else:
                with self._watched(job, "wait for the step"):
                    await self._finish_barrier(job, steps, synchronous)

    def _watched(self, job: JobState, what: str) -> AbstractContextManager[None]:
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

    def _note_mixed_tasks(self, job: JobState) -> None:
        """Counts a barrier that collected what another task recorded, and warns once."""
        self.runtime.metrics.increment("MixedTaskBarrier")
        if not self._warned_of_mixed_tasks:
            self._warned_of_mixed_tasks = True
            warnings.warn(
                f"a barrier of the job {job.name!r} collected what another task recorded: tasks "
                "that take steps of their own should each enter a job of their own (la.job)",
                stacklevel=4,
            )

    def check_running(self, job: JobState) -> None:
        """Raises what anything raises in an ended job or runtime, or in another trio run."""
        waits = self.runtime.waits
        if waits.end is not None or get_ident() != self.thread:
            waits.check()
        if job.closed:
            raise job.closed_error()

    def check_open(self, job: JobState) -> None:
        """Raises as `check_running`, and the job's oldest failure that nobody has got yet."""
        self.check_running(job)
        if job.failures:
            job.raise_parked()

    def _may_go_on(self, job: JobState, context: DeviceContext) -> bool:
        """Whether a barrier on one device has nothing to raise, and nothing to wait for.

        That is common, so that no places are reserved then: there is one for a step in flight, and
        one in the scheduler's mailbox, for when they are needed.
        """
        runtime, slots = self.runtime, context.slots
        places = self._scheduler.mailbox.places
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
            or (job.closures.pending and not job.closures.has_room)
        )

    @enable_ki_protection
    async def _reserve(
        self, job: JobState, contexts: Sequence[DeviceContext], closures: bool
    ) -> tuple[Reservation, list[Step]]:
        """Waits for everything a barrier needs. Cancelled, or failing, it leaves nothing taken.

        Has sent what must go out before it, segments, and the sources of transfers, and gives it.
        """
        self.check_open(job)
        with self._watched(job, "wait for a place"):
            began = trio.current_time()
            devices = [context.device for context in contexts]
            reservation = Reservation(self.runtime.waits)
            sent: list[Step] = []
            if self.runtime.graph_log is not None:
                await self.runtime.graph_log.wait_for_room()
            while True:
                if job.has_segments:
                    sent += await self.submitter.flush_segments(job)
                if job.transfers:
                    sent += await self.submitter.schedule_transfers(job, devices)
                if closures and job.closures.pending:
                    # Not with a slot taken: a closure may need one to compute its arguments.
                    await job.closures.wait_for_room()
                slots = [context.slots for context in contexts]
                await reservation.keep(*slots, self._scheduler.mailbox.places)
                full = closures and job.closures.pending and not job.closures.has_room
                if not full and not (job.transfers and self.submitter.due_transfers(job, devices)):
                    break
                # Another task took the room, or recorded a transfer, while this one waited. A step
                # must not go out before the transfers it waits for.
                reservation.give_back()
        waited = trio.current_time() - began
        if waited >= SLOW_BARRIER:
            _log.info("a barrier of the job %r waited %.1f s for a place", job.name, waited)
        return reservation, sent

    @enable_ki_protection
    def _hand_over(
        self,
        job: JobState,
        contexts: Sequence[DeviceContext],
        sent: Sequence[Step],
        take_closures: bool,
    ) -> tuple[bool, Sequence[Step], Sequence[StepClosure]]:
        """Collects and sends what is live; gives the steps, and the closures to run in the barrier.

        ``sent`` are those that have been sent out for it before. Also whether there was anything to
        compute. No await: nothing is left half done.
        """
        closures: Sequence[StepClosure] = ()
        fetched: Sequence[LazyTensor] = ()
        if take_closures and job.closures.pending:
            closures = self._closures_due(job, contexts)
            fetched = [tensor for closure in closures for tensor in closure.tensors]
        steps: list[Step] = []
        computed = False
        made = NOTHING_COLLECTED
        at_once = len(contexts) == 1
        try:
            for context in contexts:
                if context.open_recording is not None:  # waking takes as long as collecting does
                    self.actors[context.device].wake_up()
                made = self.step_maker.collect(context, None, at_once=at_once, fetched=fetched)
                computed = computed or made.computed
                if made.steps:
                    steps.extend(made.steps)
                    made.steps[-1].hold_place()
        except BaseException:
            # Memory may run out here, for one. What has been collected has its placeholders, and
            # must go out, as nobody else would send it; the closures stay for the next barrier.
            if steps and not made.sent:
                self._scheduler.mailbox.put(steps)
            raise
        if computed:
            self.runtime.metrics.counters["MarkStep"] += 1
        barrier = [*sent, *steps] if sent else steps
        if _log.isEnabledFor(logging.DEBUG):
            _log.debug(
                "a barrier of the job %r on %s: %s",
                job.name,
                ", ".join([str(context.device) for context in contexts]),
                ", ".join([step.label for step in barrier])
                or ("computed at once" if computed else "nothing to compute"),
            )
        synchronous = job.closures.take(closures, barrier) if closures else ()
        if steps and not made.sent:
            self._scheduler.mailbox.put(steps)
        return computed, barrier, synchronous

    def _closures_due(
        self, job: JobState, contexts: Sequence[DeviceContext]
    ) -> Sequence[StepClosure]:
        """The closures added so far that go with a barrier on some devices.

        The others need what a barrier on another device will compute. No more of them wait for it
        than may be queued: the oldest go with this one, and have it computed for themselves.
        """
        pending = job.closures.pending
        if not job.has_several_devices:
            return pending
        devices = {context.device for context in contexts}
        left = [closure for closure in pending if not _goes_with(closure, job, devices)]
        if not left:
            return pending
        waiting = set(left[-job.closures.capacity :])
        return [closure for closure in pending if closure not in waiting]

    async def _finish_barrier(
        self, job: JobState, steps: Sequence[Step], synchronous: Sequence[StepClosure]
    ) -> None:
        """Waits for the steps and runs the closures that are due.

        Cancelled here, the steps run on, and closures not yet run stay queued.
        """
        lost = job.closures.lost
        try:
            for record in self.wait_for_unawaited(job):
                raise record.deliver()
            for step in steps:
                await step.wait()
        except Exception:
            for closure in synchronous:
                if closure in job.closures.due:
                    job.closures.due.remove(closure)
                    job.closures.drop(1)
            raise
        while job.closures.due:
            await job.closures.run_due()
        if synchronous:
            await self._check_none_lost(job, lost)

    async def _check_none_lost(self, job: JobState, lost: int) -> None:
        """Raises what waiting for an ended job raises if its end has taken closures meanwhile."""
        if job.closures.lost > lost:
            await trio.lowlevel.checkpoint_if_cancelled()  # with its job
            raise job.closed_error()

    def wait_for_unawaited(self, job: JobState) -> list[FailureRecord]:
        """Waits for what has been left to the devices of a job; gives what of it has failed."""
        failed: list[FailureRecord] = []
        for device in tuple(job.context_of):
            unawaited = self.actors[device].unawaited
            if unawaited.issued:  # as hardly ever, and never on a CPU
                failed += [record for record in unawaited.wait() if record.job is job.owner]
        return failed

    @enable_ki_protection
    async def launch(
        self, job: JobState, context: DeviceContext, graph: Graph, bind: Callable[[], list[Any]]
    ) -> Sequence[DeviceData]:
        """Hands over a graph with its arguments, as a step of its own, which may have no outputs.

        Gives the handles of its outputs, in the order of the graph's roots. It is a barrier, of
        which only the graph is another: it waits, and can be cancelled, before anything has
        happened; then ``bind`` is called, which gives the arguments; and the closures added so far
        go with it. Of a call that is cancelled while those run in it nobody gets the outputs.
        """
        await trio.lowlevel.checkpoint_if_cancelled()
        sent: list[Step] = []
        if self._may_go_on(job, context):
            step, outputs = self._compute_graph(context, graph, bind())
        else:
            reservation, sent = await self._reserve(job, (context,), True)
            with reservation:
                step, outputs = self._compute_graph(context, graph, bind())
        if job.closures.pending or job.closures.due:
            barrier = [*sent, *(() if step is None else (step,))]
            closures = self._closures_due(job, (context,))
            synchronous = job.closures.take(closures, barrier)
            job.closures.add_due(synchronous)
            if job.closures.due:
                with self._watched(job, "wait for the step"):
                    await self._finish_barrier(job, barrier, synchronous)
        # Other tasks have their turn while the device is at work.
        await self.runtime.waits.give_turn()
        return outputs

    @enable_ki_protection
    def launch_at_once(
        self, job: JobState, context: DeviceContext, graph: Graph, arguments: list[Any]
    ) -> Sequence[DeviceData] | None:
        """As `launch`, where nothing has to be waited for first, and no closure is to go with it.

        None, with nothing changed, where that is not so.
        """
        if job.closures.pending or job.closures.due or not self._may_go_on(job, context):
            return None
        return self._compute_graph(context, graph, arguments)[1]

    @enable_ki_protection
    def _compute_graph(
        self, context: DeviceContext, graph: Graph, arguments: list[Any]
    ) -> tuple[Step | None, Sequence[DeviceData]]:
        """Has a graph computed, at once if that can be done; gives the handles of its outputs.

        Before them its step, if there had to be one.
        """
        self.actors[context.device].wake_up()  # takes as long as finding its program
        level = 0
        if self.unscheduled_transfers:
            level = highest_level(handles_among(arguments))
        scheduler = self._scheduler
        program = None
        if not level and self.runtime.graph_log is None:
            program = scheduler.program_at_hand(context, graph)
        if program is not None:
            computed = scheduler.run_at_once(context, program, graph, arguments)
            if computed is not None:
                if _log.isEnabledFor(logging.DEBUG):
                    _log.debug("a call was computed at once, %s", context.label)
                return None, computed
        outputs: Sequence[DeviceData] = ()

        def promise() -> Step:
            nonlocal outputs
            collected = CollectedGraph(graph, arguments, ())
            step = context.new_step(collected, graph.root_types, level)
            # A list of its own: a step lets go of its own as it ends, be it at once, and is
            # dropped where nobody else holds what is in that, while this call still waits.
            outputs = [*step.outputs]
            return step

        step = None
        if program is not None:
            step = scheduler.issue_at_once(context, program, arguments, promise)
        if step is not None:
            step.hold_place()
        elif graph.roots:
            step = promise()
            scheduler.mailbox.put((step,))
            step.hold_place()
        return step, outputs

    @enable_ki_protection
    async def sync_multi(self, job: JobState, tensors: Sequence[LazyTensor], wait: bool) -> None:
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
            await self.actors[device].copies.start_upload(datas, job)
            for device, datas in sorted(on_host.items())
        ]
        await self.submitter.schedule(tensors)
        if wait:
            await self.fetch(tensors, host=False)
            for upload in uploads:
                if upload is not None:
                    await upload.wait()

    @enable_ki_protection
    async def exchange(
        self,
        job: JobState,
        kind: CollectiveKind,
        devices: Sequence[Device],
        sources: Sequence[Sequence[LazyTensor]],
        types: Sequence[Sequence[TensorType]],
        root: int = 0,
    ) -> list[list[LazyTensor]] | None:
        """A collective that the devices make together: what each of them gets, of its ``types``.

        ``sources`` are what each gives. None, with nothing begun, where they cannot.
        """
        actors = [self.actors[device] for device in devices]
        first = actors[0].backend
        if not isinstance(first, MeetsOthers):
            return None
        backends = [actor.backend for actor in actors]
        given = [tensor._node.type for tensors in sources for tensor in tensors]
        meeting = first.meeting(backends, kind, given, root)
        if meeting is None:
            return None
        await self.mark_step(job, list(dict.fromkeys(devices)), False, closures=False)
        await self.submitter.schedule([tensor for tensors in sources for tensor in tensors])
        parts, results = [], []
        for actor, tensors, outputs in zip(actors, sources, types, strict=True):
            handles = new_handles(self, actor.device, outputs)
            datas = [data for tensor in tensors if (data := tensor._data) is not None]
            transfers = []
            for handle in handles:
                transfer = Transfer(self.runtime.waits, job, None, handle, 0)
                handle.completion = transfer
                transfers.append(transfer)
            parts.append(ExchangePart(actor, datas, outputs, transfers))
            results.append([new_data_tensor(handle) for handle in handles])
        await self.submitter.send_exchange(Exchange(job, meeting, parts))
        return results

    @enable_ki_protection
    async def wait_device_ops(self, job: JobState | None, devices: Sequence[Device]) -> None:
        """Waits for what is in flight on the devices at the moment of the call."""
        if job is not None:
            self.check_not_in_closure(job, "wait_device_ops")
        await trio.lowlevel.checkpoint()
        self.runtime.waits.check()
        if job is not None:
            await self.submitter.flush_segments(job)
        for device in devices:
            self.actors[device].unawaited.wait()
        snapshot = [
            completion
            for device in devices
            for completion in self.actors[device].pending
            if completion.handed_over  # another job's segments wait for that job
        ]
        for completion in snapshot:
            await completion.wait_quietly()
        if job is not None:
            job.raise_parked()

    @enable_ki_protection
    async def run_step_closures(self, job: JobState) -> None:
        """Runs the closures added so far, computing what their arguments need; no barrier.

        It waits for those that run beside the loop as well.
        """
        self.check_not_in_closure(job, "run_step_closures")
        await trio.lowlevel.checkpoint()
        self.check_open(job)
        lost = job.closures.lost
        await self.queue_closures(job)
        queued = job.closures.last_queued
        await self._finish_barrier(job, (), ())
        await job.closures.wait_until(queued)
        job.raise_parked()
        await self._check_none_lost(job, lost)

    @enable_ki_protection
    async def queue_closures(self, job: JobState) -> None:
        """Queues the closures added so far, with what their arguments need handed over."""
        while closures := list(job.closures.pending):
            await job.closures.wait_for_room()
            # The closure whose argument will never be there reports that itself.
            with suppress(JobClosedError):
                tensors = [tensor for closure in closures for tensor in closure.tensors]
                await self.submitter.schedule(tensors, as_reads=True)
            if job.closures.pending == closures and job.closures.has_room:
                # Nothing has changed meanwhile: all of them are queued, in order, or none.
                job.closures.add_due(job.closures.take(closures, ()))


def _goes_with(closure: StepClosure, job: object, devices: Container[Device]) -> bool:
    """Whether all tensors of a closure are on their way after a barrier of ``job`` on ``devices``.

    What another job has recorded, no barrier of this one computes: its closures have it done.
    """
    for tensor in closure.tensors:
        data = tensor._data
        if data is None:
            origin = tensor._recording
            if origin.recorder is job and origin.device not in devices:
                return False
        elif (
            type(data.completion) is Transfer
            and data.completion.job is job
            and not data.completion.scheduled
            and data.device not in devices
        ):
            return False
    return True
