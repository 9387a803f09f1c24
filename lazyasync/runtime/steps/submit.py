"""Submitting: steps, and the transfers that they wait for, on their way to the scheduler."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from trio.lowlevel import enable_ki_protection

from lazyasync.device import Device
from lazyasync.errors import RuntimeMismatchError
from lazyasync.runtime.jobs.job import Job
from lazyasync.runtime.steps.build import NOTHING_COLLECTED, StepMaker
from lazyasync.runtime.steps.completion import Completion
from lazyasync.runtime.steps.host import StepHost
from lazyasync.runtime.steps.levels import highest_level
from lazyasync.runtime.steps.step import Step, Transfer
from lazyasync.tensor import LazyTensor


class Submitter:
    """Sends out steps, segments and transfers, each behind what it waits for.

    ``unscheduled`` are the transfers of all jobs that have not been sent out yet.
    """

    def __init__(
        self, runtime: StepHost, step_maker: StepMaker, unscheduled: dict[Transfer, None]
    ) -> None:
        self._runtime = runtime
        self._step_maker = step_maker
        self._unscheduled = unscheduled

    @enable_ki_protection
    async def flush_segments(self, job: Job, *, takes_slots: bool = False) -> list[Step]:
        """Sends out the segments that operations have cut, oldest first, and gives them.

        With ``takes_slots`` not past the limit of steps in flight.
        """
        mailbox = self._runtime.scheduler.mailbox
        sent: list[Step] = []
        for context in job.contexts:
            while context.segments:
                if takes_slots:
                    await context.slots.acquire()
                try:
                    await mailbox.reserve()
                except BaseException:
                    if takes_slots:
                        context.slots.release()
                    raise
                if context.segments:
                    step = context.segments.popleft()
                    step.holds_slot = takes_slots
                    sent.append(step)
                    mailbox.put((step,))
                else:
                    mailbox.cancel_reservation()
                    if takes_slots:
                        context.slots.release()
        return sent

    def due_transfers(self, job: Job, devices: Iterable[Device]) -> list[Transfer]:
        """The unscheduled transfers that barriers on ``devices`` need, lowest level first."""
        wanted = set(devices)
        due: dict[Transfer, None] = {}
        pending: list[Transfer] = []
        for transfer in job.transfers:
            if transfer.target is not None:
                pending.append(transfer)
            else:
                self._unscheduled.pop(transfer, None)
        job.transfers = pending
        changed = True
        while changed:
            changed = False
            for transfer in pending:
                source, target = transfer.source, transfer.target
                if transfer in due or source is None or target is None:
                    continue
                if source.device in wanted or target.device in wanted:
                    due[transfer] = None
                    if source._data is None or type(source._data.completion) is Transfer:
                        wanted.add(source.device)
                    changed = True
        return sorted(due, key=lambda transfer: (transfer.level, transfer.sequence))

    @enable_ki_protection
    async def schedule_transfers(
        self, job: Job, devices: Iterable[Device], *, takes_slots: bool = True
    ) -> list[Step]:
        """Schedules the transfers that a barrier on ``devices`` needs; gives their sources' steps.

        Level by level: what the sources of one level need has been scheduled by the levels below,
        so that no step waits for itself.
        """
        sent: list[Step] = []
        while due := self.due_transfers(job, devices):
            level = [transfer for transfer in due if transfer.level == due[0].level]
            sources: dict[Device, list[LazyTensor]] = {}
            for transfer in level:
                source = transfer.source
                if source is not None and source._data is None:
                    sources.setdefault(source.device, []).append(source)
            for device, tensors in sorted(sources.items()):
                sent += await self._run_partial(job, device, tensors, takes_slots)
            for transfer in level:
                if takes_slots:
                    await job.transfer_places.acquire()
                try:
                    await self._runtime.scheduler.mailbox.reserve()
                except BaseException:
                    if takes_slots:
                        job.transfer_places.release()
                    raise
                self._hand_over_transfer(job, transfer, takes_slots)
        return sent

    def _hand_over_transfer(self, job: Job, transfer: Transfer, holds_place: bool) -> None:
        scheduler = self._runtime.scheduler
        source = transfer.source
        if transfer.scheduled or source is None:
            scheduler.mailbox.cancel_reservation()
            if holds_place:
                job.transfer_places.release()
            return
        if holds_place:
            transfer.add_callback(lambda _: job.transfer_places.release())
        transfer.scheduled = True
        transfer.source_data = source._data
        transfer.source = None
        self._unscheduled.pop(transfer, None)
        assert transfer.source_data is not None
        transfer.level = highest_level((transfer.source_data,))
        if transfer in job.transfers:
            job.transfers.remove(transfer)
        target = transfer.target
        if target is not None:
            self._runtime.transfer_started(transfer, target.device)
        scheduler.mailbox.put(transfer)

    @enable_ki_protection
    async def _run_partial(
        self,
        job: Job,
        device: Device,
        tensors: Sequence[LazyTensor],
        takes_slot: bool = True,
        shares: bool = False,
    ) -> list[Step]:
        """Hands over a step of just these tensors, or of what shares their work as well.

        Gives it, if there is anything to compute.
        """
        context = job.context(device)
        if self._runtime.graph_log is not None:
            await self._runtime.graph_log.wait_for_room()
        if takes_slot:
            await context.slots.acquire()
        try:
            await self._runtime.scheduler.mailbox.reserve()
        except BaseException:
            if takes_slot:
                context.slots.release()
            raise
        made = NOTHING_COLLECTED
        try:
            if not job.closed:
                self._runtime.actors[device].wake_up()  # which takes as long as collecting
                if job.gradients:
                    made = self._step_maker.compute_separately(context, tensors, takes_slot)
                else:
                    made = self._step_maker.collect(
                        context, tensors, shares=shares, holds_slot=takes_slot, at_once=True
                    )
        finally:
            if takes_slot and not made.steps:
                context.slots.release()
            if made.sent or not made.steps:
                self._runtime.scheduler.mailbox.cancel_reservation()
        if made.steps and not made.sent:
            self._runtime.scheduler.mailbox.put(made.steps)
        elif job.closed and not made.computed:
            raise job.closed_error()
        return made.steps

    @enable_ki_protection
    async def schedule(
        self, tensors: Sequence[LazyTensor], *, as_reads: bool = False, shares: bool = False
    ) -> None:
        """Hands over whatever these tensors still need, without waiting for it.

        ``as_reads`` says that they are the caller's own, made to be read. Any others cannot be
        computed in a job in which a gradient is being taken. If it ``shares``, with them goes what
        would else compute the same again.
        """
        self._runtime.waits.check()
        while True:
            by_job: dict[tuple[Job, Device], list[LazyTensor]] = {}
            pending: list[Completion] = []
            for tensor in tensors:
                if tensor._executor is not self._runtime.executor:
                    raise RuntimeMismatchError(
                        "a tensor belongs to another runtime than the one it is awaited in"
                    )
                data = tensor._data
                if data is None:
                    job: Any = tensor._recording.recorder
                    by_job.setdefault((job, tensor._recording.device), []).append(tensor)
                elif data.completion is not None and not data.completion.handed_over:
                    pending.append(data.completion)
            if not by_job and not pending:
                return
            for completion in pending:
                await self.hand_over(completion)
            for (job, device), lazy in by_job.items():
                if job.closed:
                    raise job.lazy_at_end()
                if not as_reads:
                    job.check_no_gradient("computing a tensor that it needs")
                await self.flush_segments(job)
                if job.transfers:
                    await self.schedule_transfers(job, (device,))
                lazy = [tensor for tensor in lazy if tensor._data is None]
                if lazy:
                    await self._run_partial(job, device, lazy, shares=shares)

    @enable_ki_protection
    async def hand_over(self, completion: Completion, *, takes_slots: bool = True) -> None:
        """Hands over a segment or a transfer that waits for its job's next await.

        Without ``takes_slots`` past the limit of steps in flight: for the scheduler, as the step
        that holds the last place may be waiting for just this.
        """
        while not completion.handed_over and not completion.done:
            if isinstance(completion, Step):
                await completion.context.job.send_segments()
            elif isinstance(completion, Transfer):
                target = completion.target
                if target is None:
                    return
                await completion.job.send_segments()
                await completion.job.send_transfers(target.device, takes_slots=takes_slots)
