"""Steps: what a barrier hands to the scheduler, and the transfers between devices."""

from __future__ import annotations

import itertools
import sys
import weakref
from collections.abc import Callable, Container, Sequence
from typing import Any, Protocol

from lazyasync.backends.protocol import LocatesFailures, Program
from lazyasync.buffers import MemoryAccount
from lazyasync.device import Device
from lazyasync.errors import JobClosedError
from lazyasync.ir.dump import node_text
from lazyasync.ir.graph import CollectedGraph
from lazyasync.runtime.loop.waiting import WaitQueue, Waits
from lazyasync.runtime.scheduler.fair_share import Share
from lazyasync.runtime.steps.collect import Collection
from lazyasync.runtime.steps.completion import Completion, FailureOwner, FailureRecord
from lazyasync.tensor import DeviceData, LazyTensor


class StepOwner(FailureOwner, Protocol):
    """A job, as its steps and copies see it."""

    @property
    def owner(self) -> StepOwner:
        """The job of the user's that it is, or is a part of."""

    @property
    def max_memory(self) -> int | None:
        """Its quota in bytes on each device; None if it has none."""

    def context(self, device: Device) -> StepContext:
        """What it has on a device."""

    copies_under_way: int
    """Its copies that have not ended."""

    @property
    def is_left(self) -> bool:
        """Whether its code has come to an end: what nobody holds is then not computed."""

    abandoned: bool
    """Whether its block was left by an error, or cancelled."""

    def awaits_end_of(self, step: Step) -> bool:
        """Whether something is to be done when a step has ended well."""

    def live_data(self) -> list[DeviceData]:
        """The handles of its live tensors."""

    async def send_segments(self) -> object:
        """Sends out what has been cut into segments."""

    async def send_transfers(self, device: Device, *, takes_slots: bool) -> object:
        """Sends out what is moved to a device, or from there."""


class StepContext(Protocol):
    """A job on one device, as its steps there see it."""

    steps: int
    """How many steps there have been."""
    steps_of_parts: int
    """How many there have been of what is a part of it."""

    def report(self, function: Callable[..., object], arguments: tuple[Any, ...]) -> None:
        """Has a step closure called of a loop that is under way, if the queue has room for it."""

    @property
    def owner(self) -> StepContext | None:
        """That of the job that its job is a part of; None in a job of the user's."""

    @property
    def job(self) -> StepOwner:
        """The job."""

    @property
    def device(self) -> Device:
        """The device."""

    @property
    def label(self) -> str:
        """What is behind the number of a step in errors and reports."""

    @property
    def account(self) -> MemoryAccount:
        """What its buffers count for."""

    @property
    def share(self) -> Share:
        """Its share of the device's time."""

    @property
    def segments(self) -> Container[Step]:
        """Steps that go out at the job's next checkpoint."""

    @property
    def unissued(self) -> dict[Step, None]:
        """Steps that the scheduler has, and the device has not, in the order of recording."""

    def step_ended(self, step: Step) -> None:
        """Takes note of a step's end."""


def _dropped(record: FailureRecord) -> Exception:
    return JobClosedError(f"{record.label} was dropped: {record.original}")


def handles_among(arguments: Sequence[Any]) -> list[DeviceData]:
    """The handles among the arguments of a graph."""
    return [value for value in arguments if type(value) is DeviceData]


class Step(Completion):
    """One graph on one device, with the placeholders it fills.

    ``outputs`` are in the order of the collected roots. ``fetches`` are outputs whose host copies
    are brought in the same go. ``level`` is that of the highest transfer that it needs (see
    `lazyasync.runtime.steps.levels`).
    """

    __slots__ = (
        "_collected",
        "_collection",
        "_progress_queue",
        "context",
        "device",
        "estimated_seconds",
        "fetches",
        "holds_slot",
        "issued",
        "label",
        "lane",
        "level",
        "number",
        "operations",
        "outputs",
        "program",
        "waits_alone",
    )

    def __init__(
        self,
        waits: Waits,
        context: StepContext,
        number: int,
        collection: Collection | None,
        collected: CollectedGraph | None,
        level: int,
    ) -> None:
        super().__init__(waits)
        self.context = context
        self.device: Device = context.device
        self.number = number
        self.label = f"step {number} {context.label}"
        """What the step is called in errors and reports."""
        self._collection = collection
        self._collected = collected
        self.outputs: Sequence[DeviceData] = ()
        self.fetches: list[DeviceData] = []
        self.holds_slot = False
        """Whether its end gives one of its job's places for steps in flight back."""
        self.level = level
        self.operations = 0
        """Of a segment: the length of the recording that it was cut from."""
        self.program: Program | None = None
        self.estimated_seconds = 0.0
        self.lane = 0
        """Where its device runs it, once it has it: see `lazyasync.backends.protocol.Backend`."""
        self.issued = False
        """Whether its device has it, so that work given to the device later comes behind it."""
        self.waits_alone = False
        """Whether it waits for a turn of its own, with its graph in order, and may be dropped."""
        self._progress_queue: WaitQueue = {}

    @property
    def handed_over(self) -> bool:
        """Whether it goes on by itself: a segment waits for the next await of its job."""
        return self not in self.context.segments

    @property
    def at_hand(self) -> CollectedGraph | None:
        """What `collected` gives, if it is there at once; building it may take long."""
        return self._collected

    @property
    def collected(self) -> CollectedGraph:
        """The graph with its arguments, built now if need be (in any thread)."""
        if self._collected is None:
            assert self._collection is not None
            collected = self._collected = self._collection.build()
            # The placeholders were made in the order of the nodes, before there was a graph.
            ordered = list(self.outputs)
            for index, position in enumerate(collected.root_order):
                ordered[position] = self.outputs[index]
            self.outputs = ordered
            self._collection = None
        return self._collected

    @property
    def replays(self) -> bool:
        """Whether it replays a graph, for `la.compile`, and was not recorded for this once."""
        return not self.collected.root_order

    def fetch(self, tensors: Sequence[LazyTensor]) -> None:
        """Has host copies brought as well of those of its outputs that ``tensors`` stand for."""
        wanted = {tensor._data for tensor in tensors}
        self.fetches.extend(data for data in self.outputs if data in wanted)

    def inputs(self) -> list[DeviceData]:
        """The handles among the arguments."""
        return handles_among(self.collected.arguments)

    @property
    def is_held(self) -> bool:
        """Whether somebody holds an output of it, and may see what it computes."""
        outputs, fetches = self.outputs, self.fetches
        # By position, as a name would hold it as well. The count is that of its own lists, and of
        # the argument.
        return any(
            sys.getrefcount(outputs[place]) > 2 + fetches.count(outputs[place])
            for place in range(len(outputs))
        )

    def drop(self) -> None:
        """Ends it without having computed anything, as nobody wants that."""
        error = JobClosedError("its job was left before it was computed")
        record = FailureRecord(self.context.job.owner, self.device, self.label, error, _dropped)
        record.delivered = True  # what nobody wanted has not failed
        self.end(record)

    def notify_issued(self) -> None:
        """Tells who waits that its device has it: it is `issued` (trio thread)."""
        self.context.unissued.pop(self, None)
        if self._progress_queue:
            self.notify_progress()

    def notify_progress(self) -> None:
        """Wakes who waits for it to make progress on its way to the device (trio thread)."""
        self._waits.wake_all(self._progress_queue)

    async def wait_for_progress(self) -> None:
        """Waits for its next progress: its graph is in order, it is issued, or it has ended."""
        await self._waits.park(self._progress_queue)

    async def wait_issued(self) -> None:
        """Waits until its device has it, or it has ended without coming so far."""
        while not (self.issued or self.done):
            await self.wait_for_progress()

    def fail(self, error: BaseException, program: Program | None = None) -> FailureRecord:
        """Ends the step with a failure of its own, parked with its job until delivered.

        Its message names the operation, and the user's line, if ``program``, which ran, can tell
        which one failed.
        """
        label = self.label
        if isinstance(program, LocatesFailures):
            value = program.failing_value(error)
            if value is not None:
                node = self.collected.graph.nodes[value]
                label = f"{node_text(node)} in {label}"
                if node.source is None and node.first_place is not None:
                    label += f" (first recorded at {node.first_place})"
        record = FailureRecord.of_work(self.context.job, self.device, label, error)
        job = record.job
        job.failed_steps += 1
        job.park(record)
        self.end(record)
        return record

    def end(self, failure: FailureRecord | None) -> None:
        """Ends the step; with a failure, its outputs share the record."""
        for data in self.outputs:
            data.failure = failure
            data.completion = None
        # Whoever still holds the step, such as a closure that waits for it, holds no buffers.
        self.outputs = ()
        self.fetches = []
        if self._collected is not None:
            # Its device's thread may have the command for a moment yet, and the arguments with it.
            self._collected.arguments.clear()
        self._collected = None
        self.context.unissued.pop(self, None)
        self.context.step_ended(self)
        self.finish(failure)
        if self._progress_queue:
            self.notify_progress()
        if failure is not None and not failure.delivered:
            failure.job.failed(failure)


class Transfer(Completion):
    """A tensor's value on its way to another device.

    Unscheduled at first: a barrier schedules it. ``level`` orders transfers by what they depend
    on: the source of a transfer depends only on transfers of lower levels. Once it is scheduled,
    it is that of the source (see `lazyasync.runtime.steps.levels`).
    """

    __slots__ = (
        "_target",
        "device",
        "job",
        "level",
        "scheduled",
        "sequence",
        "source",
        "source_data",
    )

    _sequence = itertools.count()

    def __init__(
        self, waits: Waits, job: StepOwner, source: LazyTensor, target: DeviceData, level: int
    ) -> None:
        super().__init__(waits)
        self.job = job
        self.source: LazyTensor | None = source
        self.source_data: DeviceData | None = None
        self.device = target.device
        """The device it goes to."""
        self._target = weakref.ref(target)
        self.level = level
        self.scheduled = False
        self.sequence = next(Transfer._sequence)

    @property
    def handed_over(self) -> bool:
        """Whether a barrier has scheduled it."""
        return self.scheduled

    @property
    def target(self) -> DeviceData | None:
        """The handle to fill; None if nobody holds it any more."""
        return self._target()

    def fail(self, error: BaseException) -> None:
        """Fails the handle, with a failure of the job's own, parked until delivered."""
        target = self._target()
        if target is not None:
            target.discharge()
        label = f"a transfer to {self.device}"
        record = FailureRecord.of_work(self.job, self.device, label, error)
        record.job.park(record)
        self.end(record)
        if not record.delivered:
            record.job.failed(record)

    def end(self, failure: FailureRecord | None, buffer: Any = None) -> None:
        """Fills the handle, or fails it."""
        target = self._target()
        if target is not None:
            target.buffer = buffer
            target.failure = failure
            target.completion = None
        self.source = None
        self.source_data = None
        self.finish(failure)
