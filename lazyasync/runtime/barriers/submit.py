"""Submitting: steps, and the transfers that they wait for, on their way to the scheduler.

The places that they need on it are reserved before anything is collected.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from trio.lowlevel import enable_ki_protection

from lazyasync.device import Device
from lazyasync.errors import RuntimeMismatchError
from lazyasync.runtime.barriers.build import StepMaker
from lazyasync.runtime.device.actor import DeviceActor
from lazyasync.runtime.device.exchange import Exchange
from lazyasync.runtime.loop.mailbox import Mailbox
from lazyasync.runtime.loop.waiting import Completion, Reservation, Slots
from lazyasync.runtime.scheduler.programs import Message
from lazyasync.runtime.steps.core import Core
from lazyasync.runtime.steps.levels import highest_level
from lazyasync.runtime.steps.step import JobState, Step, Transfer
from lazyasync.tensor import LazyTensor, Recorder


class Submitter:
    """Sends out steps, segments and transfers, each behind what it waits for.

    ``unscheduled`` are the transfers of all jobs that have not been sent out yet.
    """

    def __init__(
        self,
        runtime: Core,
        actors: Mapping[Device, DeviceActor],
        mailbox: Mailbox[Message],
        step_maker: StepMaker,
        unscheduled: dict[Transfer, None],
    ) -> None:
        self._runtime = runtime
        self._actors = actors
        self._mailbox = mailbox
        self._step_maker = step_maker
        self._unscheduled = unscheduled

    async def _reserved(self, *all_slots: Slots) -> Reservation:
        """Waits for a place in the scheduler's mailbox, and one of each kind of others."""
        return await Reservation(self._runtime.waits).keep(*all_slots, self._mailbox.places)

    @enable_ki_protection
    async def flush_segments(self, job: JobState, *, takes_slots: bool = False) -> list[Step]:
        """Sends out the segments that operations have cut, oldest first, and gives them.

        With ``takes_slots`` not past the limit of steps in flight.
        """
        sent: list[Step] = []
        for context in job.contexts:
            while context.segments:
                with await self._reserved(*([context.slots] if takes_slots else [])):
                    if context.segments:
                        step = context.segments.popleft()
                        sent.append(step)
                        if takes_slots:
                            step.hold_place()
                        self._mailbox.put((step,))
        return sent

    def due_transfers(self, job: JobState, devices: Iterable[Device]) -> list[Transfer]:
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
        self, job: JobState, devices: Iterable[Device], *, takes_slots: bool = True
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
                with await self._reserved(*([job.transfer_places] if takes_slots else [])):
                    source = transfer.source
                    if transfer.scheduled or source is None:
                        continue
                    if takes_slots:
                        job.transfer_places.take()
                        transfer.add_callback(lambda _: job.transfer_places.release())
                    self._prepare_transfer(job, transfer, source)
                    self._mailbox.put(transfer)
        return sent

    def _prepare_transfer(self, job: JobState, transfer: Transfer, source: LazyTensor) -> None:
        """What a transfer takes with it when it is sent out."""
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
            self._takes_note(transfer, target.device)

    def _takes_note(self, transfer: Transfer, device: Device) -> None:
        """Takes note of a transfer on its way to ``device``."""
        pending, job = self._actors[device].pending, transfer.job.owner
        pending[transfer] = None
        job.copies_under_way += 1

        def ended(completion: Completion) -> None:
            pending.pop(completion, None)
            job.copies_under_way -= 1

        transfer.add_callback(ended)

    @enable_ki_protection
    async def send_exchange(self, exchange: Exchange) -> None:
        """Sends out a collective, whose sources have been handed over."""
        job = exchange.job
        with await self._reserved(job.transfer_places):
            if job.closed:
                raise job.closed_error()
            level = highest_level(exchange.sources)
            transfers = [each for part in exchange.parts for each in part.transfers]
            for transfer in transfers:
                transfer.scheduled, transfer.source, transfer.level = True, None, level
                self._takes_note(transfer, transfer.device)
            job.transfer_places.take()
            transfers[-1].add_callback(lambda _: job.transfer_places.release())
            self._mailbox.put(exchange)

    @enable_ki_protection
    async def _run_partial(
        self,
        job: JobState,
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
        reservation = Reservation(self._runtime.waits)
        if not (self._mailbox.places.is_free and (context.slots.is_free or not takes_slot)):
            reservation = await self._reserved(*([context.slots] if takes_slot else []))
        with reservation:
            if job.closed:
                raise job.closed_error()
            self._actors[device].wake_up()  # which takes as long as collecting
            if job.gradients:
                made = self._step_maker.compute_separately(context, tensors)
            else:
                made = self._step_maker.collect(context, tensors, shares=shares, at_once=True)
            if made.steps and not made.sent:
                self._mailbox.put(made.steps)
            if made.steps and takes_slot:
                made.steps[-1].hold_place()
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
            by_job: dict[tuple[Recorder, Device], list[LazyTensor]] = {}
            pending: list[Completion] = []
            for tensor in tensors:
                if tensor._executor is not self._runtime.executor:
                    raise RuntimeMismatchError(
                        "a tensor belongs to another runtime than the one it is awaited in"
                    )
                data = tensor._data
                if data is None:
                    recording = tensor._recording
                    by_job.setdefault((recording.recorder, recording.device), []).append(tensor)
                elif data.completion is not None and not data.completion.handed_over:
                    pending.append(data.completion)
            if not by_job and not pending:
                return
            for completion in pending:
                await self.hand_over(completion)
            for (job, device), lazy in by_job.items():
                if job.closed:
                    raise job.lazy_at_end()
                assert isinstance(job, JobState)  # and no function that is being traced
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
                await self.flush_segments(completion.context.job)
            elif isinstance(completion, Transfer):
                target = completion.target
                if target is None:
                    return
                await self.flush_segments(completion.job)
                await self.schedule_transfers(
                    completion.job, (target.device,), takes_slots=takes_slots
                )
