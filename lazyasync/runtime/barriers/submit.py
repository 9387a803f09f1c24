"""Submitting: steps, and the transfers that they wait for, on their way to the scheduler.

The places that they need on it are reserved before anything is collected.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import TracebackType

from trio.lowlevel import enable_ki_protection

from lazyasync.device import Device
from lazyasync.errors import RuntimeMismatchError
from lazyasync.runtime.barriers.build import StepMaker
from lazyasync.runtime.device.actor import DeviceActor
from lazyasync.runtime.device.exchange import Exchange
from lazyasync.runtime.loop.mailbox import Mailbox
from lazyasync.runtime.loop.waiting import Completion, Slots
from lazyasync.runtime.scheduler.programs import Message
from lazyasync.runtime.steps.core import Core
from lazyasync.runtime.steps.levels import highest_level
from lazyasync.runtime.steps.step import DeviceContext, JobState, Step, Transfer
from lazyasync.tensor import LazyTensor, Recorder


class Reservation:
    """A place in the scheduler's mailbox, and others, such as for steps in flight.

    A block of it gives back what has not been used. In one that has reserved nothing, places are
    taken as they are used, by who has seen that they are free.
    """

    __slots__ = ("_has_place", "_mailbox", "_slots", "sent")

    def __init__(self, mailbox: Mailbox[Message]) -> None:
        self._mailbox = mailbox
        self._has_place = False
        self._slots: list[Slots] = []
        self.sent: list[Step] = []
        """Steps that had to go out before what this is for."""

    async def take(self, all_slots: Iterable[Slots] = ()) -> Reservation:
        """Waits for a place of each kind. Cancelled, or failing, it leaves nothing taken."""
        try:
            for slots in all_slots:
                if not slots.try_acquire():
                    await slots.acquire()
                self._slots.append(slots)
            if not self._mailbox.try_reserve():
                await self._mailbox.reserve()
            self._has_place = True
        except BaseException:
            self.give_back()
            raise
        return self

    def give_back(self) -> None:
        """Gives back what has not been used."""
        while self._slots:
            self._slots.pop().release()
        if self._has_place:
            self._has_place = False
            self._mailbox.cancel_reservation()

    def __enter__(self) -> Reservation:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.give_back()

    def use(self, slots: Slots) -> None:
        """Uses one of the other places, which its user gives back."""
        if slots in self._slots:
            self._slots.remove(slots)
        else:
            slots.take()

    def hold_in_flight(self, context: DeviceContext, step: Step) -> None:
        """Has a step hold one of its job's places for steps in flight until it ends."""
        self.use(context.slots)
        if step.done:
            context.slots.release()
        else:
            step.holds_slot = True

    def send(self, message: Message) -> None:
        """Sends steps, or what moves values between devices, to the scheduler."""
        if self._has_place:
            self._has_place = False
        else:
            self._mailbox.places.take()
        self._mailbox.put(message)


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

    @enable_ki_protection
    async def flush_segments(self, job: JobState, *, takes_slots: bool = False) -> list[Step]:
        """Sends out the segments that operations have cut, oldest first, and gives them.

        With ``takes_slots`` not past the limit of steps in flight.
        """
        sent: list[Step] = []
        for context in job.contexts:
            while context.segments:
                with await Reservation(self._mailbox).take(
                    (context.slots,) if takes_slots else ()
                ) as reservation:
                    if context.segments:
                        step = context.segments.popleft()
                        sent.append(step)
                        if takes_slots:
                            reservation.hold_in_flight(context, step)
                        reservation.send((step,))
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
                places = (job.transfer_places,) if takes_slots else ()
                with await Reservation(self._mailbox).take(places) as reservation:
                    source = transfer.source
                    if transfer.scheduled or source is None:
                        continue
                    if takes_slots:
                        reservation.use(job.transfer_places)
                        transfer.add_callback(lambda _: job.transfer_places.release())
                    self._prepare_transfer(job, transfer, source)
                    reservation.send(transfer)
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
        with await Reservation(self._mailbox).take((job.transfer_places,)) as reservation:
            if job.closed:
                raise job.closed_error()
            level = highest_level(exchange.sources)
            transfers = [each for part in exchange.parts for each in part.transfers]
            for transfer in transfers:
                transfer.scheduled, transfer.source, transfer.level = True, None, level
                self._takes_note(transfer, transfer.device)
            reservation.use(job.transfer_places)
            transfers[-1].add_callback(lambda _: job.transfer_places.release())
            reservation.send(exchange)

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
        reservation = Reservation(self._mailbox)
        if not (self._mailbox.places.is_free and (context.slots.is_free or not takes_slot)):
            await reservation.take((context.slots,) if takes_slot else ())
        with reservation:
            if job.closed:
                raise job.closed_error()
            self._actors[device].wake_up()  # which takes as long as collecting
            if job.gradients:
                made = self._step_maker.compute_separately(context, tensors)
            else:
                made = self._step_maker.collect(context, tensors, shares=shares, at_once=True)
            if made.steps and not made.sent:
                reservation.send(made.steps)
            if made.steps and takes_slot:
                reservation.hold_in_flight(context, made.steps[-1])
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
